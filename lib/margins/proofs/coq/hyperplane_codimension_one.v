(* label: hyperplane-codimension-one *)
(* given: \left\lVert w\right\rVert > 0 *)
(* given: \left\langle w, x\right\rangle + b = 0 *)
(* part all: \left\langle w, \frac{-b}{\left\lVert w\right\rVert^2}\,w\right\rangle + b = 0 *)
(* part all: \left\langle w, u - t\,w\right\rangle = 0 \;\Leftrightarrow\; t = \frac{\left\langle w, u\right\rangle}{\left\lVert w\right\rVert^2} *)
(* part all: \left\langle w, x + v\right\rangle + b = 0 \;\Leftrightarrow\; \left\langle w, v\right\rangle = 0 *)
Require Import Replay.
Section hyperplane_codimension_one.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable b : R.
Variable x : V.
Variable w : V.
Variable v : V.
Variable u : V.
Variable t : R.
Lemma ax_square_root : (forall (c_0 : R), ((c_0 >= (0)) -> (((sqrt c_0) >= (0)) /\ (((sqrt c_0) * (sqrt c_0)) = c_0)))). Proof. intros ? H; split; [apply Rle_ge, sqrt_pos | apply sqrt_sqrt; lra]. Qed.
Hypothesis ax_positive : (forall (u_0 : V), ((dot u_0 u_0) >= (0))).
Hypothesis ax_symmetric : (forall (u_0 : V) (v_1 : V), ((dot u_0 v_1) = (dot v_1 u_0))).
Hypothesis ax_homogeneous : (forall (c_0 : R) (u_1 : V) (z_2 : V), ((dot (mul c_0 u_1) z_2) = (c_0 * (dot u_1 z_2)))).
Hypothesis ax_additive : (forall (u_0 : V) (v_1 : V) (z_2 : V), ((dot (add u_0 v_1) z_2) = ((dot u_0 z_2) + (dot v_1 z_2)))).

Lemma s0 (x0 : R) :
  (x0 >= (0)) ->
  (x0 >= (0)).
Proof. (* d214bd60e0: 0 *) by_logic. Qed.
Lemma s1 (x0 : R) (x1 : R) :
  ((x0 >= (0)) -> ((x1 >= (0)) /\ ((x1 * x1) = x0))) ->
  (x0 >= (0)) ->
  ((x1 >= (0)) /\ ((x1 * x1) = x0)).
Proof. (* 0ad597f007: 0 1 *) by_logic. Qed.
Lemma s2 (x0 : R) (x1 : R) (x2 : R) :
  ((x0 >= (0)) /\ ((x0 * x0) = x1)) ->
  (x0 > (0)) ->
  (((((- x2) / x1) * x1) + x2) = (0)).
Proof. (* 4b7b7909b9: 0 1 *) by_field. Qed.
Lemma s3 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  ((x0 >= (0)) /\ ((x0 * x0) = x1)) ->
  (x0 > (0)) ->
  (((x2 + ((-1) * (x3 * x1))) = (0)) <-> (x3 = (x2 / x1))).
Proof. (* e89dd60683: 0 1 *) by_equations. Qed.
Lemma s4 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  (x0 > (0)) ->
  ((x1 + x2) = (0)) ->
  ((((x1 + x3) + x2) = (0)) <-> (x3 = (0))).
Proof. (* c7c211cb66: 1 2 *) by_lra. Qed.

Hypothesis given0 : ((sqrt (dot w w)) > (0)).
Hypothesis given1 : (((dot w x) + b) = (0)).

Lemma t0 : ((dot w w) >= (0)).
Proof. pose proof (ax_positive w) as H0. exact (s0 (dot w w) H0). Qed.
Lemma t1 : (((sqrt (dot w w)) >= (0)) /\ (((sqrt (dot w w)) * (sqrt (dot w w))) = (dot w w))).
Proof. pose proof (ax_square_root (dot w w)) as H0. pose proof t0 as H1. exact (s1 (dot w w) (sqrt (dot w w)) H0 H1). Qed.
Lemma t2 : (((dot w (mul ((- b) / (dot w w)) w)) + b) = (0)).
Proof. pose proof (ax_symmetric w (mul ((- b) / (dot w w)) w)) as E0. pose proof (ax_homogeneous ((- b) / (dot w w)) w w) as E1. pose proof t1 as H0. pose proof given0 as H1. rewrite ?E0. rewrite ?E1. exact (s2 (sqrt (dot w w)) (dot w w) b H0 H1). Qed.
Lemma t3 : (((dot w (add u (mul (-1) (mul t w)))) = (0)) <-> (t = ((dot w u) / (dot w w)))).
Proof. pose proof (ax_symmetric w u) as E0. pose proof (ax_symmetric w (add u (mul (-1) (mul t w)))) as E1. pose proof (ax_additive u (mul (-1) (mul t w)) w) as E2. pose proof (ax_homogeneous (-1) (mul t w) w) as E3. pose proof (ax_homogeneous t w w) as E4. pose proof t1 as H0. pose proof given0 as H1. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. exact (s3 (sqrt (dot w w)) (dot w w) (dot u w) t H0 H1). Qed.
Lemma t4 : ((((dot w (add x v)) + b) = (0)) <-> ((dot w v) = (0))).
Proof. pose proof (ax_symmetric w v) as E0. pose proof (ax_symmetric w (add x v)) as E1. pose proof (ax_additive x v w) as E2. pose proof (ax_symmetric x w) as E3. pose proof given0 as H1. pose proof given1 as H2. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. exact (s4 (sqrt (dot w w)) (dot w x) b (dot v w) H1 H2). Qed.

Theorem hyperplane_codimension_one_0 : (((dot w (mul ((- b) / (dot w w)) w)) + b) = (0)).
Proof. exact t2. Qed.
Theorem hyperplane_codimension_one_1 : (((dot w (add u (mul (-1) (mul t w)))) = (0)) <-> (t = ((dot w u) / (dot w w)))).
Proof. exact t3. Qed.
Theorem hyperplane_codimension_one_2 : ((((dot w (add x v)) + b) = (0)) <-> ((dot w v) = (0))).
Proof. exact t4. Qed.
End hyperplane_codimension_one.
Print Assumptions hyperplane_codimension_one_0.
Print Assumptions hyperplane_codimension_one_1.
Print Assumptions hyperplane_codimension_one_2.
