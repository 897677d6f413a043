(* label: geometric-algebraic-iff *)
(* given: y_{i} = 1 \;\text{or}\; y_{i} = -1 \quad\text{for all } i *)
(* given: \left\lVert w\right\rVert > 0 *)
(* part all: \frac{y_{i}\,\left(\left\langle w, x_{i}\right\rangle + b\right)}{\left\lVert w\right\rVert} \ge \frac{1}{\left\lVert w\right\rVert} \;\Leftrightarrow\; y_{i}\,\left(\left\langle w, x_{i}\right\rangle + b\right) \ge 1 \quad\text{for all } i *)
Require Import Replay.
Section geometric_algebraic_iff.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable n : Z.
Variable y : Z -> R.
Variable w : V.
Variable b : R.
Variable x : Z -> V.
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
Lemma s2 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 5d5d15e563: 0 1 2 *) by_logic. Qed.
Lemma s3 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  ((x0 >= (0)) /\ ((x0 * x0) = x1)) ->
  (x0 > (0)) ->
  ((x2 = (1)) \/ (x2 = (-1))) ->
  ((((x2 * (x3 + x4)) / x0) >= ((1) / x0)) <-> ((x2 * (x3 + x4)) >= (1))).
Proof. (* 9120fc09c2: 0 1 2 *) by_inverses. Qed.

Hypothesis given0 : ((sqrt (dot w w)) > (0)).
Hypothesis given1 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((y i_0) = (1)) \/ ((y i_0) = (-1))))).
Hypothesis given2 : (n >= (0)%Z)%Z.
Hypothesis given3 : (n >= (1)%Z)%Z.

Lemma t0 : ((dot w w) >= (0)).
Proof. pose proof (ax_positive w) as H0. exact (s0 (dot w w) H0). Qed.
Lemma t1 : (((sqrt (dot w w)) >= (0)) /\ (((sqrt (dot w w)) * (sqrt (dot w w))) = (dot w w))).
Proof. pose proof (ax_square_root (dot w w)) as H0. pose proof t0 as H1. exact (s1 (dot w w) (sqrt (dot w w)) H0 H1). Qed.
Lemma t2 (i : Z) (h0 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : ((i >= (0)%Z)%Z /\ (i < n)%Z).
Proof. pose proof given2 as H0. pose proof given3 as H1. pose proof h0 as H2. exact (s2 n i H0 H1 H2). Qed.
Lemma t3 (i : Z) (h0 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : (((((y i) * ((dot w (x i)) + b)) / (sqrt (dot w w))) >= ((1) / (sqrt (dot w w)))) <-> (((y i) * ((dot w (x i)) + b)) >= (1))).
Proof. pose proof t1 as H0. pose proof given0 as H1. pose proof ((given1 i) (t2 i h0)) as H2. exact (s3 (sqrt (dot w w)) (dot w w) (y i) (dot w (x i)) b H0 H1 H2). Qed.
Lemma t4 (i : Z) : (((i >= (0)%Z)%Z /\ (i < n)%Z) -> (((((y i) * ((dot w (x i)) + b)) / (sqrt (dot w w))) >= ((1) / (sqrt (dot w w)))) <-> (((y i) * ((dot w (x i)) + b)) >= (1)))).
Proof. intro h0. exact (t3 i h0). Qed.
Lemma t5 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((((y i_0) * ((dot w (x i_0)) + b)) / (sqrt (dot w w))) >= ((1) / (sqrt (dot w w)))) <-> (((y i_0) * ((dot w (x i_0)) + b)) >= (1))))).
Proof. intros i. exact (t4 i). Qed.

Theorem geometric_algebraic_iff_0 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((((y i_0) * ((dot w (x i_0)) + b)) / (sqrt (dot w w))) >= ((1) / (sqrt (dot w w)))) <-> (((y i_0) * ((dot w (x i_0)) + b)) >= (1))))).
Proof. exact t5. Qed.
End geometric_algebraic_iff.
Print Assumptions geometric_algebraic_iff_0.
