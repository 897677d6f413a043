(* label: orthogonal-decomposition *)
(* given: \left\lVert w\right\rVert > 0 *)
(* part all: \left\langle w, x - \lambda\,w\right\rangle + b = 0 \;\Leftrightarrow\; \lambda = \frac{\left\langle w, x\right\rangle + b}{\left\lVert w\right\rVert^2} *)
Require Import Replay.
Section orthogonal_decomposition.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable w : V.
Variable b : R.
Variable x : V.
Variable lambda : R.
Lemma ax_square_root : (forall (c_0 : R), ((c_0 >= (0)) -> (((sqrt c_0) >= (0)) /\ (((sqrt c_0) * (sqrt c_0)) = c_0)))). Proof. intros ? H; split; [apply Rle_ge, sqrt_pos | apply sqrt_sqrt; lra]. Qed.
Hypothesis ax_positive : (forall (u_0 : V), ((dot u_0 u_0) >= (0))).
Hypothesis ax_symmetric : (forall (u_0 : V) (v_1 : V), ((dot u_0 v_1) = (dot v_1 u_0))).
Hypothesis ax_additive : (forall (u_0 : V) (v_1 : V) (z_2 : V), ((dot (add u_0 v_1) z_2) = ((dot u_0 z_2) + (dot v_1 z_2)))).
Hypothesis ax_homogeneous : (forall (c_0 : R) (u_1 : V) (z_2 : V), ((dot (mul c_0 u_1) z_2) = (c_0 * (dot u_1 z_2)))).

Lemma s0 (x0 : R) :
  (x0 >= (0)) ->
  (x0 >= (0)).
Proof. (* d214bd60e0: 0 *) by_logic. Qed.
Lemma s1 (x0 : R) (x1 : R) :
  ((x0 >= (0)) -> ((x1 >= (0)) /\ ((x1 * x1) = x0))) ->
  (x0 >= (0)) ->
  ((x1 >= (0)) /\ ((x1 * x1) = x0)).
Proof. (* 0ad597f007: 0 1 *) by_logic. Qed.
Lemma s2 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  ((x0 >= (0)) /\ ((x0 * x0) = x1)) ->
  (x0 > (0)) ->
  ((((x2 + ((-1) * (x3 * x1))) + x4) = (0)) <-> (x3 = ((x2 + x4) / x1))).
Proof. (* 4ff0553df6: 0 1 *) by_equations. Qed.

Hypothesis given0 : ((sqrt (dot w w)) > (0)).

Lemma t0 : ((dot w w) >= (0)).
Proof. pose proof (ax_positive w) as H0. exact (s0 (dot w w) H0). Qed.
Lemma t1 : (((sqrt (dot w w)) >= (0)) /\ (((sqrt (dot w w)) * (sqrt (dot w w))) = (dot w w))).
Proof. pose proof (ax_square_root (dot w w)) as H0. pose proof t0 as H1. exact (s1 (dot w w) (sqrt (dot w w)) H0 H1). Qed.
Lemma t2 : ((((dot w (add x (mul (-1) (mul lambda w)))) + b) = (0)) <-> (lambda = (((dot w x) + b) / (dot w w)))).
Proof. pose proof (ax_symmetric w (add x (mul (-1) (mul lambda w)))) as E0. pose proof (ax_additive x (mul (-1) (mul lambda w)) w) as E1. pose proof (ax_homogeneous (-1) (mul lambda w) w) as E2. pose proof (ax_symmetric x w) as E3. pose proof (ax_homogeneous lambda w w) as E4. pose proof t1 as H0. pose proof given0 as H1. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. exact (s2 (sqrt (dot w w)) (dot w w) (dot w x) lambda b H0 H1). Qed.

Theorem orthogonal_decomposition_0 : ((((dot w (add x (mul (-1) (mul lambda w)))) + b) = (0)) <-> (lambda = (((dot w x) + b) / (dot w w)))).
Proof. exact t2. Qed.
End orthogonal_decomposition.
Print Assumptions orthogonal_decomposition_0.
