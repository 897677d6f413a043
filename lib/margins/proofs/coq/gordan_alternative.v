(* label: gordan-alternative *)
(* given: p = \sum_{i} \beta_{i}\,u_{i} *)
(* given: \sum_{i} \beta_{i} = 1 *)
(* given: \beta_{i} \ge 0 \quad\text{for all } i *)
(* given: \left\langle p, u_{i}\right\rangle \ge \left\lVert p\right\rVert^2 \quad\text{for all } i *)
(* given: c > 0,\quad c\,\left\lVert p\right\rVert^2 = 1 *)
(* part 1: \left\lVert p\right\rVert^2 = 0 \;\Rightarrow\; \sum_{i} \beta_{i}\,u_{i} = 0 *)
(* part 1: \sum_{i} \beta_{i} > 0 *)
(* part 1: \left\langle c\,p, u_{i}\right\rangle \ge 1 \quad\text{for all } i *)
Require Import Replay.
Section gordan_alternative.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable u : Z -> V.
Variable beta : Z -> R.
Variable p : V.
Variable c : R.
Variable n : Z.
Definition sum : Z -> V := rec zero (fun k_ v_ => (add v_ (mul (beta k_) (u k_)))).
Lemma sum_0 : ((sum (0)%Z) = zero). Proof. reflexivity. Qed.
Lemma sum_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum (k_0 + (1)%Z)%Z) = (add (sum k_0) (mul (beta k_0) (u k_0)))))). Proof. intros; unfold sum; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum2 : Z -> R := rec (0) (fun k_ v_ => (v_ + (beta k_))).
Lemma sum2_0 : ((sum2 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum2_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum2 (k_0 + (1)%Z)%Z) = ((sum2 k_0) + (beta k_0))))). Proof. intros; unfold sum2; rewrite rec_next by assumption; reflexivity. Qed.
Hypothesis ax_additive : (forall (u_0 : V) (v_1 : V) (z_2 : V), ((dot (add u_0 v_1) z_2) = ((dot u_0 z_2) + (dot v_1 z_2)))).
Hypothesis ax_homogeneous : (forall (c_0 : R) (u_1 : V) (z_2 : V), ((dot (mul c_0 u_1) z_2) = (c_0 * (dot u_1 z_2)))).
Hypothesis ax_symmetric : (forall (u_0 : V) (v_1 : V), ((dot u_0 v_1) = (dot v_1 u_0))).
Hypothesis ax_zero_vector : (forall (z_0 : V), ((dot zero z_0) = (0))).
Hypothesis ax_definite : (forall (u_0 : V) (v_1 : V), (((dot (add u_0 (mul (-1) v_1)) (add u_0 (mul (-1) v_1))) = (0)) -> (u_0 = v_1))).

Lemma s0 (x0 : R) :
  ((x0 = (0)) -> (((x0 + ((-1) * (0))) + ((-1) * (0))) = (0))).
Proof. (* 6d7b3fceb0:  *) by_lra. Qed.
Lemma s1 (x0 : R) (x1 : R) (P2 : Prop) :
  ((x0 = (0)) -> (x1 = (0))) ->
  ((x1 = (0)) -> P2) ->
  ((x0 = (0)) -> P2).
Proof. (* a0112cd561: 0 1 *) by_logic. Qed.
Lemma s2 (x0 : R) :
  (x0 = (1)) ->
  (x0 > (0)).
Proof. (* 120ecf1c16: 0 *) by_lra. Qed.
Lemma s3 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s4 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  (x0 >= (0)) ->
  (x1 >= x2) ->
  (x1 >= x2) ->
  ((x3 > (0)) /\ ((x3 * x2) = (1))) ->
  ((x3 * x1) >= (1)).
Proof. (* e358dc0755: 0 1 2 3 *) by_isolation. Qed.

Hypothesis given0 : (p = (sum n)).
Hypothesis given1 : ((sum2 n) = (1)).
Hypothesis given2 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((beta i_0) >= (0)))).
Hypothesis given3 : (n >= (0)%Z)%Z.
Hypothesis given4 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((dot p (u i_0)) >= (dot p p)))).
Hypothesis given5 : ((c > (0)) /\ ((c * (dot p p)) = (1))).

Lemma t0 : (((dot p p) = (0)) -> ((dot (add (sum n) (mul (-1) zero)) (add (sum n) (mul (-1) zero))) = (0))).
Proof. pose proof given0 as E0. pose proof (ax_additive (sum n) (mul (-1) zero) (add (sum n) (mul (-1) zero))) as E1. pose proof (ax_homogeneous (-1) zero (add (sum n) (mul (-1) zero))) as E2. pose proof (ax_symmetric (sum n) (add (sum n) (mul (-1) zero))) as E3. pose proof (ax_zero_vector (add (sum n) (mul (-1) zero))) as E4. pose proof (ax_additive (sum n) (mul (-1) zero) (sum n)) as E5. pose proof (ax_homogeneous (-1) zero (sum n)) as E6. pose proof (ax_zero_vector (sum n)) as E7. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. exact (s0 (dot (sum n) (sum n))). Qed.
Lemma t1 : (((dot p p) = (0)) -> ((sum n) = zero)).
Proof. pose proof t0 as H0. pose proof (ax_definite (sum n) zero) as H1. exact (s1 (dot p p) (dot (add (sum n) (mul (-1) zero)) (add (sum n) (mul (-1) zero))) ((sum n) = zero) H0 H1). Qed.
Lemma t2 : ((sum2 n) > (0)).
Proof. pose proof given1 as H0. exact (s2 (sum2 n) H0). Qed.
Lemma t3 (i : Z) (h0 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : ((i >= (0)%Z)%Z /\ (i < n)%Z).
Proof. pose proof given3 as H0. pose proof h0 as H1. exact (s3 n i H0 H1). Qed.
Lemma t4 (i : Z) (h0 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : ((dot (mul c p) (u i)) >= (1)).
Proof. pose proof (ax_homogeneous c p (u i)) as E0. pose proof ((given2 i) (t3 i h0)) as H0. pose proof ((given4 i) (t3 i h0)) as H1. pose proof ((given4 i) (t3 i h0)) as H2. pose proof given5 as H3. rewrite ?E0. exact (s4 (beta i) (dot p (u i)) (dot p p) c H0 H1 H2 H3). Qed.
Lemma t5 (i : Z) : (((i >= (0)%Z)%Z /\ (i < n)%Z) -> ((dot (mul c p) (u i)) >= (1))).
Proof. intro h0. exact (t4 i h0). Qed.
Lemma t6 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((dot (mul c p) (u i_0)) >= (1)))).
Proof. intros i. exact (t5 i). Qed.

Theorem gordan_alternative_0 : (((dot p p) = (0)) -> ((sum n) = zero)).
Proof. exact t1. Qed.
Theorem gordan_alternative_1 : ((sum2 n) > (0)).
Proof. exact t2. Qed.
Theorem gordan_alternative_2 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((dot (mul c p) (u i_0)) >= (1)))).
Proof. exact t6. Qed.
End gordan_alternative.
Print Assumptions gordan_alternative_0.
Print Assumptions gordan_alternative_1.
Print Assumptions gordan_alternative_2.
