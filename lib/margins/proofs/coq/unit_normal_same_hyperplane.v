(* label: unit-normal-same-hyperplane *)
(* given: \left\lVert w\right\rVert > 0 *)
(* given: r > 0 *)
(* part 1: \left\langle \frac{1}{r}\,w, x\right\rangle + \frac{b}{r} = 0 \;\Leftrightarrow\; \left\langle w, x\right\rangle + b = 0 *)
(* part 2: \bigl(\left\langle \frac{1}{r}\,w, x\right\rangle + \frac{b}{r} > 0 \;\Leftrightarrow\; \left\langle w, x\right\rangle + b > 0\bigr),\quad \bigl(\left\langle \frac{1}{r}\,w, x\right\rangle + \frac{b}{r} < 0 \;\Leftrightarrow\; \left\langle w, x\right\rangle + b < 0\bigr) *)
(* part 3: \left\lVert \frac{1}{\left\lVert w\right\rVert}\,w\right\rVert = 1 *)
Require Import Replay.
Section unit_normal_same_hyperplane.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable r : R.
Variable w : V.
Variable b : R.
Variable x : V.
Lemma ax_square_root : (forall (c_0 : R), ((c_0 >= (0)) -> (((sqrt c_0) >= (0)) /\ (((sqrt c_0) * (sqrt c_0)) = c_0)))). Proof. intros ? H; split; [apply Rle_ge, sqrt_pos | apply sqrt_sqrt; lra]. Qed.
Hypothesis ax_positive : (forall (u_0 : V), ((dot u_0 u_0) >= (0))).
Hypothesis ax_homogeneous : (forall (c_0 : R) (u_1 : V) (z_2 : V), ((dot (mul c_0 u_1) z_2) = (c_0 * (dot u_1 z_2)))).
Hypothesis ax_symmetric : (forall (u_0 : V) (v_1 : V), ((dot u_0 v_1) = (dot v_1 u_0))).

Lemma s0 (x0 : R) :
  (x0 >= (0)) ->
  (x0 >= (0)).
Proof. (* d214bd60e0: 0 *) by_logic. Qed.
Lemma s1 (x0 : R) (x1 : R) :
  ((x0 >= (0)) -> ((x1 >= (0)) /\ ((x1 * x1) = x0))) ->
  (x0 >= (0)) ->
  ((x1 >= (0)) /\ ((x1 * x1) = x0)).
Proof. (* 0ad597f007: 0 1 *) by_logic. Qed.
Lemma s2 (x0 : R) (x1 : R) :
  ((((1) / x0) * (((1) / x0) * x1)) >= (0)) ->
  ((((1) / x0) * (((1) / x0) * x1)) >= (0)).
Proof. (* e3a05b9a83: 0 *) by_logic. Qed.
Lemma s3 (x0 : R) (x1 : R) :
  ((x0 >= (0)) -> ((x1 >= (0)) /\ ((x1 * x1) = x0))) ->
  (x0 >= (0)) ->
  ((x1 >= (0)) /\ ((x1 * x1) = x0)).
Proof. (* 0ad597f007: 0 1 *) by_logic. Qed.
Lemma s5 (x0 : R) (x1 : R) (x2 : R) :
  ((x0 >= (0)) /\ ((x0 * x0) = x1)) ->
  (x0 > (0)) ->
  ((x2 >= (0)) /\ ((x2 * x2) = (((1) / x0) * (((1) / x0) * x1)))) ->
  (x2 = (1)).
Proof. (* 4e8f865641: 0 1 2 *) by_equal_squares. Qed.
Lemma s7 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((x0 >= (0)) /\ ((x0 * x0) = x1)) ->
  (x0 > (0)) ->
  ((x2 >= (0)) /\ ((x2 * x2) = (((1) / x0) * (((1) / x0) * x1)))) ->
  (x3 > (0)) ->
  ((((((1) / x3) * x4) + (x5 / x3)) * x3) = (x4 + x5)).
Proof. (* ff67f5e002: 0 1 2 3 *) by_field. Qed.
Lemma s9 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  (x0 > (0)) ->
  (x1 > (0)) ->
  ((((((1) / x1) * x2) + (x3 / x1)) = (0)) <-> ((x2 + x3) = (0))).
Proof. (* 7075edd220: 1 3 *) by_equations. Qed.
Lemma s11 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  (x0 > (0)) ->
  (x1 > (0)) ->
  (((((((1) / x1) * x2) + (x3 / x1)) > (0)) <-> ((x2 + x3) > (0))) /\ ((((((1) / x1) * x2) + (x3 / x1)) < (0)) <-> ((x2 + x3) < (0)))).
Proof. (* 8e94944d26: 1 3 *) by_inverses. Qed.

Hypothesis given0 : ((sqrt (dot w w)) > (0)).
Hypothesis given1 : (r > (0)).

Lemma t0 : ((dot w w) >= (0)).
Proof. pose proof (ax_positive w) as H0. exact (s0 (dot w w) H0). Qed.
Lemma t1 : (((sqrt (dot w w)) >= (0)) /\ (((sqrt (dot w w)) * (sqrt (dot w w))) = (dot w w))).
Proof. pose proof (ax_square_root (dot w w)) as H0. pose proof t0 as H1. exact (s1 (dot w w) (sqrt (dot w w)) H0 H1). Qed.
Lemma t2 : ((dot (mul ((1) / (sqrt (dot w w))) w) (mul ((1) / (sqrt (dot w w))) w)) >= (0)).
Proof. pose proof (ax_homogeneous ((1) / (sqrt (dot w w))) w (mul ((1) / (sqrt (dot w w))) w)) as E0. pose proof (ax_symmetric w (mul ((1) / (sqrt (dot w w))) w)) as E1. pose proof (ax_homogeneous ((1) / (sqrt (dot w w))) w w) as E2. pose proof (ax_positive (mul ((1) / (sqrt (dot w w))) w)) as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s2 (sqrt (dot w w)) (dot w w) H0). Qed.
Lemma t3 : (((sqrt (dot (mul ((1) / (sqrt (dot w w))) w) (mul ((1) / (sqrt (dot w w))) w))) >= (0)) /\ (((sqrt (dot (mul ((1) / (sqrt (dot w w))) w) (mul ((1) / (sqrt (dot w w))) w))) * (sqrt (dot (mul ((1) / (sqrt (dot w w))) w) (mul ((1) / (sqrt (dot w w))) w)))) = (dot (mul ((1) / (sqrt (dot w w))) w) (mul ((1) / (sqrt (dot w w))) w)))).
Proof. pose proof (ax_square_root (dot (mul ((1) / (sqrt (dot w w))) w) (mul ((1) / (sqrt (dot w w))) w))) as H0. pose proof t2 as H1. exact (s3 (dot (mul ((1) / (sqrt (dot w w))) w) (mul ((1) / (sqrt (dot w w))) w)) (sqrt (dot (mul ((1) / (sqrt (dot w w))) w) (mul ((1) / (sqrt (dot w w))) w))) H0 H1). Qed.
Lemma t4 : ((sqrt (((1) / (sqrt (dot w w))) * (((1) / (sqrt (dot w w))) * (dot w w)))) = (sqrt ((dot w w) * ((1) / (sqrt (dot w w))) * ((1) / (sqrt (dot w w)))))).
Proof. same. Qed.
Lemma t5 : ((sqrt (dot (mul ((1) / (sqrt (dot w w))) w) (mul ((1) / (sqrt (dot w w))) w))) = (1)).
Proof. pose proof (ax_homogeneous ((1) / (sqrt (dot w w))) w (mul ((1) / (sqrt (dot w w))) w)) as E0. pose proof (ax_symmetric w (mul ((1) / (sqrt (dot w w))) w)) as E1. pose proof (ax_homogeneous ((1) / (sqrt (dot w w))) w w) as E2. pose proof t4 as E3. pose proof t1 as H0. pose proof given0 as H1. pose proof t3 as H2. rewrite ?E0 in H2. rewrite ?E1 in H2. rewrite ?E2 in H2. rewrite ?E3 in H2. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. exact (s5 (sqrt (dot w w)) (dot w w) (sqrt ((dot w w) * ((1) / (sqrt (dot w w))) * ((1) / (sqrt (dot w w))))) H0 H1 H2). Qed.
Lemma t6 : ((sqrt (((1) / (sqrt (dot w w))) * (((1) / (sqrt (dot w w))) * (dot w w)))) = (sqrt ((dot w w) * ((1) / (sqrt (dot w w))) * ((1) / (sqrt (dot w w)))))).
Proof. same. Qed.
Lemma t7 : ((((dot (mul ((1) / r) w) x) + (b / r)) * r) = ((dot w x) + b)).
Proof. pose proof (ax_homogeneous ((1) / r) w x) as E0. pose proof (ax_homogeneous ((1) / (sqrt (dot w w))) w (mul ((1) / (sqrt (dot w w))) w)) as E1. pose proof (ax_symmetric w (mul ((1) / (sqrt (dot w w))) w)) as E2. pose proof (ax_homogeneous ((1) / (sqrt (dot w w))) w w) as E3. pose proof t6 as E4. pose proof t1 as H0. pose proof given0 as H1. pose proof t3 as H2. rewrite ?E1 in H2. rewrite ?E2 in H2. rewrite ?E3 in H2. rewrite ?E4 in H2. pose proof given1 as H3. rewrite ?E0. exact (s7 (sqrt (dot w w)) (dot w w) (sqrt ((dot w w) * ((1) / (sqrt (dot w w))) * ((1) / (sqrt (dot w w))))) r (dot w x) b H0 H1 H2 H3). Qed.
Lemma t8 : ((sqrt (((1) / (sqrt (dot w w))) * (((1) / (sqrt (dot w w))) * (dot w w)))) = (sqrt ((dot w w) * ((1) / (sqrt (dot w w))) * ((1) / (sqrt (dot w w)))))).
Proof. same. Qed.
Lemma t9 : ((((dot (mul ((1) / r) w) x) + (b / r)) = (0)) <-> (((dot w x) + b) = (0))).
Proof. pose proof (ax_homogeneous ((1) / r) w x) as E0. pose proof given0 as H1. pose proof given1 as H3. rewrite ?E0. exact (s9 (sqrt (dot w w)) r (dot w x) b H1 H3). Qed.
Lemma t10 : ((sqrt (((1) / (sqrt (dot w w))) * (((1) / (sqrt (dot w w))) * (dot w w)))) = (sqrt ((dot w w) * ((1) / (sqrt (dot w w))) * ((1) / (sqrt (dot w w)))))).
Proof. same. Qed.
Lemma t11 : (((((dot (mul ((1) / r) w) x) + (b / r)) > (0)) <-> (((dot w x) + b) > (0))) /\ ((((dot (mul ((1) / r) w) x) + (b / r)) < (0)) <-> (((dot w x) + b) < (0)))).
Proof. pose proof (ax_homogeneous ((1) / r) w x) as E0. pose proof given0 as H1. pose proof given1 as H3. rewrite ?E0. exact (s11 (sqrt (dot w w)) r (dot w x) b H1 H3). Qed.

Theorem unit_normal_same_hyperplane_0 : ((sqrt (dot (mul ((1) / (sqrt (dot w w))) w) (mul ((1) / (sqrt (dot w w))) w))) = (1)).
Proof. exact t5. Qed.
Theorem unit_normal_same_hyperplane_1 : ((((dot (mul ((1) / r) w) x) + (b / r)) = (0)) <-> (((dot w x) + b) = (0))).
Proof. exact t9. Qed.
Theorem unit_normal_same_hyperplane_2 : (((((dot (mul ((1) / r) w) x) + (b / r)) > (0)) <-> (((dot w x) + b) > (0))) /\ ((((dot (mul ((1) / r) w) x) + (b / r)) < (0)) <-> (((dot w x) + b) < (0)))).
Proof. exact t11. Qed.
End unit_normal_same_hyperplane.
Print Assumptions unit_normal_same_hyperplane_0.
Print Assumptions unit_normal_same_hyperplane_1.
Print Assumptions unit_normal_same_hyperplane_2.
