(* label: duality-gap-identity *)
(* given: \left\langle w, u_{i}\right\rangle + y_{i}\,b \ge 1,\quad \alpha_{i} \ge 0 \quad\text{for all } i *)
(* given: \sum_{i} \alpha_{i}\,y_{i} = 0 \;\text{or}\; b = 0 *)
(* given: w = \sum_{i} \alpha_{i}\,u_{i} *)
(* given: \alpha_{i}\,\left(\left\langle w, u_{i}\right\rangle + y_{i}\,b - 1\right) = 0 \quad\text{for all } i *)
(* part 4: \frac{\left\lVert w\right\rVert^2}{2} = \sum_{i} \alpha_{i} - \frac{\left\lVert \sum_{i} \alpha_{i}\,u_{i}\right\rVert^2}{2} *)
Require Import Replay.
Section no_hard_gap.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable u : Z -> V.
Variable alpha : Z -> R.
Variable y : Z -> R.
Variable n : Z.
Variable w : V.
Variable b : R.
Definition sum : Z -> V := rec zero (fun k_ v_ => (add v_ (mul (alpha k_) (u k_)))).
Lemma sum_0 : ((sum (0)%Z) = zero). Proof. reflexivity. Qed.
Lemma sum_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum (k_0 + (1)%Z)%Z) = (add (sum k_0) (mul (alpha k_0) (u k_0)))))). Proof. intros; unfold sum; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum2 : Z -> R := rec (0) (fun k_ v_ => (v_ + (alpha k_))).
Lemma sum2_0 : ((sum2 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum2_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum2 (k_0 + (1)%Z)%Z) = ((sum2 k_0) + (alpha k_0))))). Proof. intros; unfold sum2; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum3 : Z -> R := rec (0) (fun k_ v_ => (v_ + ((alpha k_) * (y k_)))).
Lemma sum3_0 : ((sum3 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum3_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum3 (k_0 + (1)%Z)%Z) = ((sum3 k_0) + ((alpha k_0) * (y k_0)))))). Proof. intros; unfold sum3; rewrite rec_next by assumption; reflexivity. Qed.
Hypothesis ax_symmetric : (forall (u_0 : V) (v_1 : V), ((dot u_0 v_1) = (dot v_1 u_0))).
Hypothesis ax_zero_vector : (forall (z_0 : V), ((dot zero z_0) = (0))).
Hypothesis ax_additive : (forall (u_0 : V) (v_1 : V) (z_2 : V), ((dot (add u_0 v_1) z_2) = ((dot u_0 z_2) + (dot v_1 z_2)))).
Hypothesis ax_homogeneous : (forall (c_0 : R) (u_1 : V) (z_2 : V), ((dot (mul c_0 u_1) z_2) = (c_0 * (dot u_1 z_2)))).

Lemma s0 (x0 : R) :
  (((0) + (x0 * (0))) = (0)).
Proof. (* a4b4ec573a:  *) by_lra. Qed.
Lemma s1 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 <= k0)%Z.
Proof. (* f1b096018f: 0 1 2 *) by_logic. Qed.
Lemma s2 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 87e05514c8: 0 1 2 *) by_logic. Qed.
Lemma s3 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 7165f0377f: 0 1 2 *) by_logic. Qed.
Lemma s4 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) :
  ((x0 + (x1 * x2)) = x3) ->
  (((x4 + (x5 * x1)) >= (1)) /\ (x6 >= (0))) ->
  ((x6 * ((x4 + (x5 * x1)) - (1))) = (0)) ->
  ((x6 * ((x4 + (x5 * x1)) - (1))) = (0)) ->
  (((x0 + (x6 * x4)) + (x1 * (x2 + (x6 * x5)))) = (x3 + x6)).
Proof. (* d304efaf92: 0 1 2 3 *) by_lra. Qed.
Lemma s5 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> ((x2 + (x3 * x4)) = x5))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  ((x2 + (x3 * x4)) = x5).
Proof. (* f8d70d6f13: 0 1 *) by_logic. Qed.
Lemma s6 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* a883d213be: 0 *) by_logic. Qed.
Lemma s7 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  ((x0 = (0)) \/ (x1 = (0))) ->
  ((x2 + (x1 * x0)) = x3) ->
  ((x2 / (2)) = (x3 - (x2 / (2)))).
Proof. (* 18b61efc89: 0 1 *) by_isolation. Qed.

Hypothesis given0 : (((sum3 n) = (0)) \/ (b = (0))).
Hypothesis given1 : (n >= (0)%Z)%Z.
Hypothesis given2 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((((dot w (u i_0)) + ((y i_0) * b)) >= (1)) /\ ((alpha i_0) >= (0))))).
Hypothesis given3 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((alpha i_0) * (((dot w (u i_0)) + ((y i_0) * b)) - (1))) = (0)))).
Hypothesis given4 : (w = (sum n)).

Lemma t0 : (((dot w (sum (0)%Z)) + (b * (sum3 (0)%Z))) = (sum2 (0)%Z)).
Proof. pose proof sum2_0 as E0. pose proof sum3_0 as E1. pose proof sum_0 as E2. pose proof (ax_symmetric w zero) as E3. pose proof (ax_zero_vector w) as E4. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. exact (s0 b). Qed.
Lemma t1 : (((0)%Z <= n)%Z -> (((dot w (sum (0)%Z)) + (b * (sum3 (0)%Z))) = (sum2 (0)%Z))).
Proof. intro unused. exact t0. Qed.
Lemma t2 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (k <= n)%Z.
Proof. pose proof given1 as H0. pose proof h1 as H1. pose proof h2 as H2. exact (s1 n k H0 H1 H2). Qed.
Lemma t3 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : ((k >= (0)%Z)%Z /\ (k < n)%Z).
Proof. pose proof given1 as H0. pose proof h1 as H1. pose proof h2 as H2. exact (s2 n k H0 H1 H2). Qed.
Lemma t4 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (k >= (0)%Z)%Z.
Proof. pose proof given1 as H0. pose proof h1 as H1. pose proof h2 as H2. exact (s3 n k H0 H1 H2). Qed.
Lemma t5 (k : Z) (h0 : ((k <= n)%Z -> (((dot w (sum k)) + (b * (sum3 k))) = (sum2 k)))) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (((dot w (sum (k + (1)%Z)%Z)) + (b * (sum3 (k + (1)%Z)%Z))) = (sum2 (k + (1)%Z)%Z)).
Proof. pose proof ((sum2_next k) (t4 k h1 h2)) as E0. pose proof ((sum3_next k) (t4 k h1 h2)) as E1. pose proof ((sum_next k) (t4 k h1 h2)) as E2. pose proof (ax_symmetric w (add (sum k) (mul (alpha k) (u k)))) as E3. pose proof (ax_additive (sum k) (mul (alpha k) (u k)) w) as E4. pose proof (ax_homogeneous (alpha k) (u k) w) as E5. pose proof (ax_symmetric (sum k) w) as E6. pose proof (ax_symmetric (u k) w) as E7. pose proof (h0 (t2 k h1 h2)) as H0. pose proof ((given2 k) (t3 k h1 h2)) as H1. pose proof ((given3 k) (t3 k h1 h2)) as H2. pose proof ((given3 k) (t3 k h1 h2)) as H3. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. exact (s4 (dot w (sum k)) b (sum3 k) (sum2 k) (dot w (u k)) (y k) (alpha k) H0 H1 H2 H3). Qed.
Lemma t6 (k : Z) (h0 : ((k <= n)%Z -> (((dot w (sum k)) + (b * (sum3 k))) = (sum2 k)))) (h1 : (k >= (0)%Z)%Z) : (((k + (1)%Z)%Z <= n)%Z -> (((dot w (sum (k + (1)%Z)%Z)) + (b * (sum3 (k + (1)%Z)%Z))) = (sum2 (k + (1)%Z)%Z))).
Proof. intro h2. exact (t5 k h0 h1 h2). Qed.
Lemma t7 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> (((dot w (sum k_0)) + (b * (sum3 k_0))) = (sum2 k_0))))).
Proof. refine (zind (fun k => ((k <= n)%Z -> (((dot w (sum k)) + (b * (sum3 k))) = (sum2 k)))) t1 _). intros k h1 h0. exact (t6 k h0 h1). Qed.
Lemma t8 (k : Z) (h3 : ((k >= (0)%Z)%Z /\ (k <= n)%Z)) : (((dot w (sum k)) + (b * (sum3 k))) = (sum2 k)).
Proof. pose proof (t7 k) as H0. pose proof h3 as H1. exact (s5 k n (dot w (sum k)) b (sum3 k) (sum2 k) H0 H1). Qed.
Lemma t9 (k : Z) : (((k >= (0)%Z)%Z /\ (k <= n)%Z) -> (((dot w (sum k)) + (b * (sum3 k))) = (sum2 k))).
Proof. intro h3. exact (t8 k h3). Qed.
Lemma t10 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> (((dot w (sum k_0)) + (b * (sum3 k_0))) = (sum2 k_0)))).
Proof. intros k. exact (t9 k). Qed.
Lemma t11 : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given1 as H0. exact (s6 n H0). Qed.
Lemma t12 : (((dot w w) / (2)) = ((sum2 n) - ((dot (sum n) (sum n)) / (2)))).
Proof. pose proof given4 as E0. pose proof given0 as H0. pose proof ((t10 n) t11) as H1. rewrite ?E0 in H1. rewrite ?E0. exact (s7 (sum3 n) b (dot (sum n) (sum n)) (sum2 n) H0 H1). Qed.

Theorem no_hard_gap_0 : (((dot w w) / (2)) = ((sum2 n) - ((dot (sum n) (sum n)) / (2)))).
Proof. exact t12. Qed.
End no_hard_gap.
Print Assumptions no_hard_gap_0.
