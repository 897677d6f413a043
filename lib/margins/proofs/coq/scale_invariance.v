(* label: scale-invariance *)
(* given: \left\lVert w\right\rVert > 0 *)
(* given: y = 1 \;\text{or}\; y = -1 *)
(* given: c > 0 *)
(* given: c' < 0 *)
(* part 1: \left\langle c\,w, x\right\rangle + c\,b = 0 \;\Leftrightarrow\; \left\langle w, x\right\rangle + b = 0 *)
(* part 1: \bigl(\left\langle c\,w, x\right\rangle + c\,b > 0 \;\Leftrightarrow\; \left\langle w, x\right\rangle + b > 0\bigr),\quad \bigl(\left\langle c\,w, x\right\rangle + c\,b < 0 \;\Leftrightarrow\; \left\langle w, x\right\rangle + b < 0\bigr) *)
(* part 1: \frac{y\,\left(\left\langle c\,w, x\right\rangle + c\,b\right)}{\left\lVert c\,w\right\rVert} = \frac{y\,\left(\left\langle w, x\right\rangle + b\right)}{\left\lVert w\right\rVert} *)
(* part 1: y\,\left(\left\langle c\,w, x\right\rangle + c\,b\right) = c\,y\,\left(\left\langle w, x\right\rangle + b\right) *)
(* part 2: \left\langle c'\,w, x\right\rangle + c'\,b = 0 \;\Leftrightarrow\; \left\langle w, x\right\rangle + b = 0 *)
(* part 2: \begin{cases}1 & \left\langle c'\,w, x\right\rangle + c'\,b \ge 0\\ -1 & \text{else}\end{cases} = -\begin{cases}1 & \left\langle w, x\right\rangle + b \ge 0\\ -1 & \text{else}\end{cases} \;\Leftrightarrow\; \left\langle w, x\right\rangle + b \ne 0 *)
Require Import Replay.
Section scale_invariance.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable c_prime : R.
Variable c : R.
Variable y : R.
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
Lemma s2 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((x0 >= (0)) /\ ((x0 * x0) = x1)) ->
  (x0 > (0)) ->
  ((x2 = (1)) \/ (x2 = (-1))) ->
  (x3 > (0)) ->
  (((x3 * x4) + (x3 * x5)) = (x3 * (x4 + x5))).
Proof. (* df21905de2: 0 1 2 3 *) by_lra. Qed.
Lemma s3 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  (x0 > (0)) ->
  (x1 > (0)) ->
  ((((x1 * x2) + (x1 * x3)) = (0)) <-> ((x2 + x3) = (0))).
Proof. (* 767d931461: 1 3 *) by_isolation. Qed.
Lemma s4 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  (x0 > (0)) ->
  (x1 > (0)) ->
  (((((x1 * x2) + (x1 * x3)) > (0)) <-> ((x2 + x3) > (0))) /\ ((((x1 * x2) + (x1 * x3)) < (0)) <-> ((x2 + x3) < (0)))).
Proof. (* f392371c5a: 1 3 *) by_isolation. Qed.
Lemma s5 (x0 : R) (x1 : R) :
  ((x0 * (x0 * x1)) >= (0)) ->
  ((x0 * (x0 * x1)) >= (0)).
Proof. (* b5740efafb: 0 *) by_logic. Qed.
Lemma s6 (x0 : R) (x1 : R) :
  ((x0 >= (0)) -> ((x1 >= (0)) /\ ((x1 * x1) = x0))) ->
  (x0 >= (0)) ->
  ((x1 >= (0)) /\ ((x1 * x1) = x0)).
Proof. (* 0ad597f007: 0 1 *) by_logic. Qed.
Lemma s8 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  ((x0 >= (0)) /\ ((x0 * x0) = x1)) ->
  (x0 > (0)) ->
  (x2 > (0)) ->
  ((x3 >= (0)) /\ ((x3 * x3) = (x2 * (x2 * x1)))) ->
  (x3 = (x2 * x0)).
Proof. (* 5ea0fe65cc: 0 1 3 4 *) by_products. Qed.
Lemma s10 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (x0 > (0)) ->
  (x1 > (0)) ->
  (x2 = (x1 * x0)) ->
  (((x3 * ((x1 * x4) + (x1 * x5))) / x2) = ((x3 * (x4 + x5)) / x0)).
Proof. (* 6984880597: 1 3 5 *) by_field. Qed.
Lemma s12 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  (x0 > (0)) ->
  (x1 > (0)) ->
  ((x2 * ((x1 * x3) + (x1 * x4))) = (x1 * (x2 * (x3 + x4)))).
Proof. (* 970a88fe6d: 1 3 *) by_lra. Qed.
Lemma s13 (x0 : R) (x1 : R) (x2 : R) :
  (((x0 * x1) + (x0 * x2)) = (x0 * (x1 + x2))).
Proof. (* bea0d88cd2:  *) by_lra. Qed.
Lemma s14 (x0 : R) (x1 : R) (x2 : R) :
  (((x0 * x1) + (x0 * x2)) = (x0 * (x1 + x2))) ->
  (x0 < (0)) ->
  ((((x0 * x1) + (x0 * x2)) = (0)) <-> ((x1 + x2) = (0))).
Proof. (* 9383763111: 0 1 *) by_isolation. Qed.
Lemma s15 (x0 : R) (x1 : R) (x2 : R) :
  (((x0 * x1) + (x0 * x2)) = (x0 * (x1 + x2))) ->
  (x0 < (0)) ->
  (((if Rge_dec ((x0 * x1) + (x0 * x2)) (0) then (1)%Z else (-1)%Z) = (- (if Rge_dec (x1 + x2) (0) then (1)%Z else (-1)%Z))%Z)%Z <-> ((x1 + x2) <> (0))).
Proof. (* 9a2534d837: 0 1 *) by_solved_cases. Qed.

Hypothesis given0 : ((sqrt (dot w w)) > (0)).
Hypothesis given1 : ((y = (1)) \/ (y = (-1))).
Hypothesis given2 : (c > (0)).
Hypothesis given3 : (c_prime < (0)).

Lemma t0 : ((dot w w) >= (0)).
Proof. pose proof (ax_positive w) as H0. exact (s0 (dot w w) H0). Qed.
Lemma t1 : (((sqrt (dot w w)) >= (0)) /\ (((sqrt (dot w w)) * (sqrt (dot w w))) = (dot w w))).
Proof. pose proof (ax_square_root (dot w w)) as H0. pose proof t0 as H1. exact (s1 (dot w w) (sqrt (dot w w)) H0 H1). Qed.
Lemma t2 : (((dot (mul c w) x) + (c * b)) = (c * ((dot w x) + b))).
Proof. pose proof (ax_homogeneous c w x) as E0. pose proof t1 as H0. pose proof given0 as H1. pose proof given1 as H2. pose proof given2 as H3. rewrite ?E0. exact (s2 (sqrt (dot w w)) (dot w w) y c (dot w x) b H0 H1 H2 H3). Qed.
Lemma t3 : ((((dot (mul c w) x) + (c * b)) = (0)) <-> (((dot w x) + b) = (0))).
Proof. pose proof (ax_homogeneous c w x) as E0. pose proof given0 as H1. pose proof given2 as H3. rewrite ?E0. exact (s3 (sqrt (dot w w)) c (dot w x) b H1 H3). Qed.
Lemma t4 : (((((dot (mul c w) x) + (c * b)) > (0)) <-> (((dot w x) + b) > (0))) /\ ((((dot (mul c w) x) + (c * b)) < (0)) <-> (((dot w x) + b) < (0)))).
Proof. pose proof (ax_homogeneous c w x) as E0. pose proof given0 as H1. pose proof given2 as H3. rewrite ?E0. exact (s4 (sqrt (dot w w)) c (dot w x) b H1 H3). Qed.
Lemma t5 : ((dot (mul c w) (mul c w)) >= (0)).
Proof. pose proof (ax_homogeneous c w (mul c w)) as E0. pose proof (ax_symmetric w (mul c w)) as E1. pose proof (ax_homogeneous c w w) as E2. pose proof (ax_positive (mul c w)) as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s5 c (dot w w) H0). Qed.
Lemma t6 : (((sqrt (dot (mul c w) (mul c w))) >= (0)) /\ (((sqrt (dot (mul c w) (mul c w))) * (sqrt (dot (mul c w) (mul c w)))) = (dot (mul c w) (mul c w)))).
Proof. pose proof (ax_square_root (dot (mul c w) (mul c w))) as H0. pose proof t5 as H1. exact (s6 (dot (mul c w) (mul c w)) (sqrt (dot (mul c w) (mul c w))) H0 H1). Qed.
Lemma t7 : ((sqrt (c * (c * (dot w w)))) = (sqrt ((dot w w) * c * c))).
Proof. same. Qed.
Lemma t8 : ((sqrt (dot (mul c w) (mul c w))) = (c * (sqrt (dot w w)))).
Proof. pose proof (ax_homogeneous c w (mul c w)) as E0. pose proof (ax_symmetric w (mul c w)) as E1. pose proof (ax_homogeneous c w w) as E2. pose proof t7 as E3. pose proof t1 as H0. pose proof given0 as H1. pose proof given2 as H3. pose proof t6 as H4. rewrite ?E0 in H4. rewrite ?E1 in H4. rewrite ?E2 in H4. rewrite ?E3 in H4. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. exact (s8 (sqrt (dot w w)) (dot w w) c (sqrt ((dot w w) * c * c)) H0 H1 H3 H4). Qed.
Lemma t9 : ((sqrt (c * (c * (dot w w)))) = (sqrt ((dot w w) * c * c))).
Proof. same. Qed.
Lemma t10 : (((y * ((dot (mul c w) x) + (c * b))) / (sqrt (dot (mul c w) (mul c w)))) = ((y * ((dot w x) + b)) / (sqrt (dot w w)))).
Proof. pose proof (ax_homogeneous c w (mul c w)) as E0. pose proof (ax_homogeneous c w x) as E1. pose proof (ax_symmetric w (mul c w)) as E2. pose proof (ax_homogeneous c w w) as E3. pose proof t9 as E4. pose proof given0 as H1. pose proof given2 as H3. pose proof t8 as H5. rewrite ?E0 in H5. rewrite ?E2 in H5. rewrite ?E3 in H5. rewrite ?E4 in H5. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. exact (s10 (sqrt (dot w w)) c (sqrt ((dot w w) * c * c)) y (dot w x) b H1 H3 H5). Qed.
Lemma t11 : ((sqrt (c * (c * (dot w w)))) = (sqrt ((dot w w) * c * c))).
Proof. same. Qed.
Lemma t12 : ((y * ((dot (mul c w) x) + (c * b))) = (c * (y * ((dot w x) + b)))).
Proof. pose proof (ax_homogeneous c w x) as E0. pose proof given0 as H1. pose proof given2 as H3. rewrite ?E0. exact (s12 (sqrt (dot w w)) c y (dot w x) b H1 H3). Qed.
Lemma t13 : (((dot (mul c_prime w) x) + (c_prime * b)) = (c_prime * ((dot w x) + b))).
Proof. pose proof (ax_homogeneous c_prime w x) as E0. rewrite ?E0. exact (s13 c_prime (dot w x) b). Qed.
Lemma t14 : ((((dot (mul c_prime w) x) + (c_prime * b)) = (0)) <-> (((dot w x) + b) = (0))).
Proof. pose proof (ax_homogeneous c_prime w x) as E0. pose proof t13 as H0. rewrite ?E0 in H0. pose proof given3 as H1. rewrite ?E0. exact (s14 c_prime (dot w x) b H0 H1). Qed.
Lemma t15 : (((if Rge_dec ((dot (mul c_prime w) x) + (c_prime * b)) (0) then (1)%Z else (-1)%Z) = (- (if Rge_dec ((dot w x) + b) (0) then (1)%Z else (-1)%Z))%Z)%Z <-> (((dot w x) + b) <> (0))).
Proof. pose proof (ax_homogeneous c_prime w x) as E0. pose proof t13 as H0. rewrite ?E0 in H0. pose proof given3 as H1. rewrite ?E0. exact (s15 c_prime (dot w x) b H0 H1). Qed.

Theorem scale_invariance_0 : ((((dot (mul c w) x) + (c * b)) = (0)) <-> (((dot w x) + b) = (0))).
Proof. exact t3. Qed.
Theorem scale_invariance_1 : (((((dot (mul c w) x) + (c * b)) > (0)) <-> (((dot w x) + b) > (0))) /\ ((((dot (mul c w) x) + (c * b)) < (0)) <-> (((dot w x) + b) < (0)))).
Proof. exact t4. Qed.
Theorem scale_invariance_2 : (((y * ((dot (mul c w) x) + (c * b))) / (sqrt (dot (mul c w) (mul c w)))) = ((y * ((dot w x) + b)) / (sqrt (dot w w)))).
Proof. exact t10. Qed.
Theorem scale_invariance_3 : ((y * ((dot (mul c w) x) + (c * b))) = (c * (y * ((dot w x) + b)))).
Proof. exact t12. Qed.
Theorem scale_invariance_4 : ((((dot (mul c_prime w) x) + (c_prime * b)) = (0)) <-> (((dot w x) + b) = (0))).
Proof. exact t14. Qed.
Theorem scale_invariance_5 : (((if Rge_dec ((dot (mul c_prime w) x) + (c_prime * b)) (0) then (1)%Z else (-1)%Z) = (- (if Rge_dec ((dot w x) + b) (0) then (1)%Z else (-1)%Z))%Z)%Z <-> (((dot w x) + b) <> (0))).
Proof. exact t15. Qed.
End scale_invariance.
Print Assumptions scale_invariance_0.
Print Assumptions scale_invariance_1.
Print Assumptions scale_invariance_2.
Print Assumptions scale_invariance_3.
Print Assumptions scale_invariance_4.
Print Assumptions scale_invariance_5.
