(* label: same-argmin-monotone *)
(* given: \left\lVert u\right\rVert > 0 *)
(* given: \left\lVert v\right\rVert > 0 *)
(* part 1: \left\lVert u\right\rVert \le \left\lVert v\right\rVert \;\Leftrightarrow\; \left\lVert u\right\rVert^2 \le \left\lVert v\right\rVert^2 *)
(* part 1: \left\lVert u\right\rVert \le \left\lVert v\right\rVert \;\Leftrightarrow\; \frac{\left\lVert u\right\rVert^2}{2} \le \frac{\left\lVert v\right\rVert^2}{2} *)
(* part 2: \left\lVert u\right\rVert \le \left\lVert v\right\rVert \;\Leftrightarrow\; \frac{1}{\left\lVert u\right\rVert} \ge \frac{1}{\left\lVert v\right\rVert} *)
(* part 2: \left\lVert u\right\rVert \le \left\lVert v\right\rVert \;\Leftrightarrow\; \frac{2}{\left\lVert u\right\rVert} \ge \frac{2}{\left\lVert v\right\rVert} *)
Require Import Replay.
Section same_argmin_monotone.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable v : V.
Variable u : V.
Lemma ax_square_root : (forall (c_0 : R), ((c_0 >= (0)) -> (((sqrt c_0) >= (0)) /\ (((sqrt c_0) * (sqrt c_0)) = c_0)))). Proof. intros ? H; split; [apply Rle_ge, sqrt_pos | apply sqrt_sqrt; lra]. Qed.
Hypothesis ax_positive : (forall (u_0 : V), ((dot u_0 u_0) >= (0))).

Lemma s0 (x0 : R) :
  (x0 >= (0)) ->
  (x0 >= (0)).
Proof. (* d214bd60e0: 0 *) by_logic. Qed.
Lemma s1 (x0 : R) (x1 : R) :
  ((x0 >= (0)) -> ((x1 >= (0)) /\ ((x1 * x1) = x0))) ->
  (x0 >= (0)) ->
  ((x1 >= (0)) /\ ((x1 * x1) = x0)).
Proof. (* 0ad597f007: 0 1 *) by_logic. Qed.
Lemma s2 (x0 : R) :
  (x0 >= (0)) ->
  (x0 >= (0)).
Proof. (* d214bd60e0: 0 *) by_logic. Qed.
Lemma s3 (x0 : R) (x1 : R) :
  ((x0 >= (0)) -> ((x1 >= (0)) /\ ((x1 * x1) = x0))) ->
  (x0 >= (0)) ->
  ((x1 >= (0)) /\ ((x1 * x1) = x0)).
Proof. (* 0ad597f007: 0 1 *) by_logic. Qed.
Lemma s4 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  ((x0 >= (0)) /\ ((x0 * x0) = x1)) ->
  ((x2 >= (0)) /\ ((x2 * x2) = x3)) ->
  (x0 > (0)) ->
  (x2 > (0)) ->
  ((x0 <= x2) <-> (x1 <= x3)).
Proof. (* 2d407a94f8: 0 1 2 3 *) by_isolation. Qed.
Lemma s5 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  ((x0 >= (0)) /\ ((x0 * x0) = x1)) ->
  ((x2 >= (0)) /\ ((x2 * x2) = x3)) ->
  (x0 > (0)) ->
  (x2 > (0)) ->
  ((x0 <= x2) <-> ((x1 / (2)) <= (x3 / (2)))).
Proof. (* 92d87d42ae: 0 1 2 3 *) by_isolation. Qed.
Lemma s6 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  ((x0 >= (0)) /\ ((x0 * x0) = x1)) ->
  ((x2 >= (0)) /\ ((x2 * x2) = x3)) ->
  (x0 > (0)) ->
  (x2 > (0)) ->
  ((x0 <= x2) <-> (((1) / x0) >= ((1) / x2))).
Proof. (* 7984806abb: 0 1 2 3 *) by_inverses. Qed.
Lemma s7 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  ((x0 >= (0)) /\ ((x0 * x0) = x1)) ->
  ((x2 >= (0)) /\ ((x2 * x2) = x3)) ->
  (x0 > (0)) ->
  (x2 > (0)) ->
  ((x0 <= x2) <-> (((2) / x0) >= ((2) / x2))).
Proof. (* 558abb28a6: 0 1 2 3 *) by_inverses. Qed.

Hypothesis given0 : ((sqrt (dot u u)) > (0)).
Hypothesis given1 : ((sqrt (dot v v)) > (0)).

Lemma t0 : ((dot u u) >= (0)).
Proof. pose proof (ax_positive u) as H0. exact (s0 (dot u u) H0). Qed.
Lemma t1 : (((sqrt (dot u u)) >= (0)) /\ (((sqrt (dot u u)) * (sqrt (dot u u))) = (dot u u))).
Proof. pose proof (ax_square_root (dot u u)) as H0. pose proof t0 as H1. exact (s1 (dot u u) (sqrt (dot u u)) H0 H1). Qed.
Lemma t2 : ((dot v v) >= (0)).
Proof. pose proof (ax_positive v) as H0. exact (s2 (dot v v) H0). Qed.
Lemma t3 : (((sqrt (dot v v)) >= (0)) /\ (((sqrt (dot v v)) * (sqrt (dot v v))) = (dot v v))).
Proof. pose proof (ax_square_root (dot v v)) as H0. pose proof t2 as H1. exact (s3 (dot v v) (sqrt (dot v v)) H0 H1). Qed.
Lemma t4 : (((sqrt (dot u u)) <= (sqrt (dot v v))) <-> ((dot u u) <= (dot v v))).
Proof. pose proof t1 as H0. pose proof t3 as H1. pose proof given0 as H2. pose proof given1 as H3. exact (s4 (sqrt (dot u u)) (dot u u) (sqrt (dot v v)) (dot v v) H0 H1 H2 H3). Qed.
Lemma t5 : (((sqrt (dot u u)) <= (sqrt (dot v v))) <-> (((dot u u) / (2)) <= ((dot v v) / (2)))).
Proof. pose proof t1 as H0. pose proof t3 as H1. pose proof given0 as H2. pose proof given1 as H3. exact (s5 (sqrt (dot u u)) (dot u u) (sqrt (dot v v)) (dot v v) H0 H1 H2 H3). Qed.
Lemma t6 : (((sqrt (dot u u)) <= (sqrt (dot v v))) <-> (((1) / (sqrt (dot u u))) >= ((1) / (sqrt (dot v v))))).
Proof. pose proof t1 as H0. pose proof t3 as H1. pose proof given0 as H2. pose proof given1 as H3. exact (s6 (sqrt (dot u u)) (dot u u) (sqrt (dot v v)) (dot v v) H0 H1 H2 H3). Qed.
Lemma t7 : (((sqrt (dot u u)) <= (sqrt (dot v v))) <-> (((2) / (sqrt (dot u u))) >= ((2) / (sqrt (dot v v))))).
Proof. pose proof t1 as H0. pose proof t3 as H1. pose proof given0 as H2. pose proof given1 as H3. exact (s7 (sqrt (dot u u)) (dot u u) (sqrt (dot v v)) (dot v v) H0 H1 H2 H3). Qed.

Theorem same_argmin_monotone_0 : (((sqrt (dot u u)) <= (sqrt (dot v v))) <-> ((dot u u) <= (dot v v))).
Proof. exact t4. Qed.
Theorem same_argmin_monotone_1 : (((sqrt (dot u u)) <= (sqrt (dot v v))) <-> (((dot u u) / (2)) <= ((dot v v) / (2)))).
Proof. exact t5. Qed.
Theorem same_argmin_monotone_2 : (((sqrt (dot u u)) <= (sqrt (dot v v))) <-> (((1) / (sqrt (dot u u))) >= ((1) / (sqrt (dot v v))))).
Proof. exact t6. Qed.
Theorem same_argmin_monotone_3 : (((sqrt (dot u u)) <= (sqrt (dot v v))) <-> (((2) / (sqrt (dot u u))) >= ((2) / (sqrt (dot v v))))).
Proof. exact t7. Qed.
End same_argmin_monotone.
Print Assumptions same_argmin_monotone_0.
Print Assumptions same_argmin_monotone_1.
Print Assumptions same_argmin_monotone_2.
Print Assumptions same_argmin_monotone_3.
