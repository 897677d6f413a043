(* label: lagrangian-minimiser *)
(* part 1: \sum_{i} \alpha_{i} - \frac{\left\lVert \sum_{i} \alpha_{i}\,u_{i}\right\rVert^2}{2} + \frac{\left\lVert w - \sum_{i} \alpha_{i}\,u_{i}\right\rVert^2}{2} = \frac{\left\lVert w\right\rVert^2}{2} + \sum_{i} \alpha_{i}\,\left(1 - \left(\left\langle w, u_{i}\right\rangle + y_{i}\,0\right)\right) *)
(* part 2: \sum_{i} \alpha_{i} - \frac{\left\lVert \sum_{i} \alpha_{i}\,u_{i}\right\rVert^2}{2} \le \frac{\left\lVert w\right\rVert^2}{2} + \sum_{i} \alpha_{i}\,\left(1 - \left(\left\langle w, u_{i}\right\rangle + y_{i}\,0\right)\right) *)
(* part 2: \frac{\left\lVert \sum_{i} \alpha_{i}\,u_{i}\right\rVert^2}{2} + \sum_{i} \alpha_{i}\,\left(1 - \left(\left\langle \sum_{j} \alpha_{j}\,u_{j}, u_{i}\right\rangle + y_{i}\,0\right)\right) = \sum_{i} \alpha_{i} - \frac{\left\lVert \sum_{i} \alpha_{i}\,u_{i}\right\rVert^2}{2} *)
(* part 2: \sum_{i} \alpha_{i} - \frac{\left\lVert \sum_{i} \alpha_{i}\,u_{i}\right\rVert^2}{2} = \frac{\left\lVert w\right\rVert^2}{2} + \sum_{i} \alpha_{i}\,\left(1 - \left(\left\langle w, u_{i}\right\rangle + y_{i}\,0\right)\right) \;\Rightarrow\; w = \sum_{i} \alpha_{i}\,u_{i} *)
Require Import Replay.
Section lagrangian_minimiser.
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
Definition sum : Z -> V := rec zero (fun k_ v_ => (add v_ (mul (alpha k_) (u k_)))).
Lemma sum_0 : ((sum (0)%Z) = zero). Proof. reflexivity. Qed.
Lemma sum_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum (k_0 + (1)%Z)%Z) = (add (sum k_0) (mul (alpha k_0) (u k_0)))))). Proof. intros; unfold sum; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum2 : Z -> R := rec (0) (fun k_ v_ => (v_ + (alpha k_))).
Lemma sum2_0 : ((sum2 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum2_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum2 (k_0 + (1)%Z)%Z) = ((sum2 k_0) + (alpha k_0))))). Proof. intros; unfold sum2; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum3 : Z -> R := rec (0) (fun k_ v_ => (v_ + ((alpha k_) * (y k_)))).
Lemma sum3_0 : ((sum3 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum3_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum3 (k_0 + (1)%Z)%Z) = ((sum3 k_0) + ((alpha k_0) * (y k_0)))))). Proof. intros; unfold sum3; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum4 (p_0 : V) (p_1 : R) : Z -> R := rec (0) (fun k_ v_ => (v_ + ((alpha k_) * ((1) - ((dot p_0 (u k_)) + ((y k_) * p_1)))))).
Lemma sum4_0 : (forall (p_0 : V) (p_1 : R), ((sum4 p_0 p_1 (0)%Z) = (0))). Proof. reflexivity. Qed.
Lemma sum4_next : (forall (p_0 : V) (p_1 : R) (k_2 : Z), ((k_2 >= (0)%Z)%Z -> ((sum4 p_0 p_1 (k_2 + (1)%Z)%Z) = ((sum4 p_0 p_1 k_2) + ((alpha k_2) * ((1) - ((dot p_0 (u k_2)) + ((y k_2) * p_1)))))))). Proof. intros; unfold sum4; rewrite rec_next by assumption; reflexivity. Qed.
Hypothesis ax_symmetric : (forall (u_0 : V) (v_1 : V), ((dot u_0 v_1) = (dot v_1 u_0))).
Hypothesis ax_zero_vector : (forall (z_0 : V), ((dot zero z_0) = (0))).
Hypothesis ax_additive : (forall (u_0 : V) (v_1 : V) (z_2 : V), ((dot (add u_0 v_1) z_2) = ((dot u_0 z_2) + (dot v_1 z_2)))).
Hypothesis ax_homogeneous : (forall (c_0 : R) (u_1 : V) (z_2 : V), ((dot (mul c_0 u_1) z_2) = (c_0 * (dot u_1 z_2)))).
Hypothesis ax_positive : (forall (u_0 : V), ((dot u_0 u_0) >= (0))).
Hypothesis ax_definite : (forall (u_0 : V) (v_1 : V), (((dot (add u_0 (mul (-1) v_1)) (add u_0 (mul (-1) v_1))) = (0)) -> (u_0 = v_1))).

Lemma s0 :
  ((0) = (((0) - (0)) - ((0) * (0)))).
Proof. (* b866f19a6c:  *) by_lra. Qed.
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
  (k1 >= (0)%Z)%Z.
Proof. (* 7165f0377f: 0 1 2 *) by_logic. Qed.
Lemma s3 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) :
  (x0 = ((x1 - x2) - ((0) * x3))) ->
  ((x0 + (x4 * ((1) - (x5 + (x6 * (0)))))) = (((x1 + x4) - (x2 + (x4 * x5))) - ((0) * (x3 + (x4 * x6))))).
Proof. (* fac53f15d4: 0 *) by_lra. Qed.
Lemma s4 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = ((x3 - x4) - ((0) * x5))))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = ((x3 - x4) - ((0) * x5))).
Proof. (* 077c4970f8: 0 1 *) by_logic. Qed.
Lemma s5 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* a883d213be: 0 *) by_logic. Qed.
Lemma s6 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (x0 = ((x1 - x2) - ((0) * x3))) ->
  (((x1 - (x4 / (2))) + (((x5 + ((-1) * x2)) + ((-1) * (x2 + ((-1) * x4)))) / (2))) = ((x5 / (2)) + x0)).
Proof. (* ac6ceb9c6c: 0 *) by_lra. Qed.
Lemma s7 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  (((x0 - (x1 / (2))) + (((x2 + ((-1) * x3)) + ((-1) * (x3 + ((-1) * x1)))) / (2))) = ((x2 / (2)) + x4)) ->
  (((x2 + ((-1) * x3)) + ((-1) * (x3 + ((-1) * x1)))) >= (0)) ->
  ((x0 - (x1 / (2))) <= ((x2 / (2)) + x4)).
Proof. (* 3986826aa6: 0 1 *) by_lra. Qed.
Lemma s8 :
  ((0) = (((0) - (0)) - ((0) * (0)))).
Proof. (* b866f19a6c:  *) by_lra. Qed.
Lemma s9 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 <= k0)%Z.
Proof. (* f1b096018f: 0 1 2 *) by_logic. Qed.
Lemma s10 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 7165f0377f: 0 1 2 *) by_logic. Qed.
Lemma s11 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) :
  (x0 = ((x1 - x2) - ((0) * x3))) ->
  ((x0 + (x4 * ((1) - (x5 + (x6 * (0)))))) = (((x1 + x4) - (x2 + (x4 * x5))) - ((0) * (x3 + (x4 * x6))))).
Proof. (* fac53f15d4: 0 *) by_lra. Qed.
Lemma s12 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = ((x3 - x4) - ((0) * x5))))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = ((x3 - x4) - ((0) * x5))).
Proof. (* 077c4970f8: 0 1 *) by_logic. Qed.
Lemma s13 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  (x0 = ((x1 - x2) - ((0) * x3))) ->
  (((x2 / (2)) + x0) = (x1 - (x2 / (2)))).
Proof. (* ff5174cc6d: 0 *) by_lra. Qed.
Lemma s14 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  (((x0 - (x1 / (2))) + (((x2 + ((-1) * x3)) + ((-1) * (x3 + ((-1) * x1)))) / (2))) = ((x2 / (2)) + x4)) ->
  (((x0 - (x1 / (2))) = ((x2 / (2)) + x4)) -> (((x2 + ((-1) * x3)) + ((-1) * (x3 + ((-1) * x1)))) = (0))).
Proof. (* 2a71de63a8: 0 *) by_lra. Qed.
Lemma s15 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (P5 : Prop) :
  (((x0 - (x1 / (2))) = ((x2 / (2)) + x3)) -> (x4 = (0))) ->
  ((x4 = (0)) -> P5) ->
  (((x0 - (x1 / (2))) = ((x2 / (2)) + x3)) -> P5).
Proof. (* 63174f3845: 0 1 *) by_logic. Qed.

Hypothesis given0 : (n >= (0)%Z)%Z.

Lemma t0 : ((sum4 w (0) (0)%Z) = (((sum2 (0)%Z) - (dot w (sum (0)%Z))) - ((0) * (sum3 (0)%Z)))).
Proof. pose proof sum3_0 as E0. pose proof sum_0 as E1. pose proof sum2_0 as E2. pose proof (sum4_0 w (0)) as E3. pose proof (ax_symmetric w zero) as E4. pose proof (ax_zero_vector w) as E5. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. exact (s0). Qed.
Lemma t1 : (((0)%Z <= n)%Z -> ((sum4 w (0) (0)%Z) = (((sum2 (0)%Z) - (dot w (sum (0)%Z))) - ((0) * (sum3 (0)%Z))))).
Proof. intro unused. exact t0. Qed.
Lemma t2 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (k <= n)%Z.
Proof. pose proof given0 as H0. pose proof h1 as H1. pose proof h2 as H2. exact (s1 n k H0 H1 H2). Qed.
Lemma t3 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (k >= (0)%Z)%Z.
Proof. pose proof given0 as H0. pose proof h1 as H1. pose proof h2 as H2. exact (s2 n k H0 H1 H2). Qed.
Lemma t4 (k : Z) (h0 : ((k <= n)%Z -> ((sum4 w (0) k) = (((sum2 k) - (dot w (sum k))) - ((0) * (sum3 k)))))) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : ((sum4 w (0) (k + (1)%Z)%Z) = (((sum2 (k + (1)%Z)%Z) - (dot w (sum (k + (1)%Z)%Z))) - ((0) * (sum3 (k + (1)%Z)%Z)))).
Proof. pose proof ((sum3_next k) (t3 k h1 h2)) as E0. pose proof ((sum_next k) (t3 k h1 h2)) as E1. pose proof ((sum2_next k) (t3 k h1 h2)) as E2. pose proof ((sum4_next w (0) k) (t3 k h1 h2)) as E3. pose proof (ax_symmetric w (add (sum k) (mul (alpha k) (u k)))) as E4. pose proof (ax_additive (sum k) (mul (alpha k) (u k)) w) as E5. pose proof (ax_homogeneous (alpha k) (u k) w) as E6. pose proof (ax_symmetric (sum k) w) as E7. pose proof (ax_symmetric (u k) w) as E8. pose proof (h0 (t2 k h1 h2)) as H0. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. exact (s3 (sum4 w (0) k) (sum2 k) (dot w (sum k)) (sum3 k) (alpha k) (dot w (u k)) (y k) H0). Qed.
Lemma t5 (k : Z) (h0 : ((k <= n)%Z -> ((sum4 w (0) k) = (((sum2 k) - (dot w (sum k))) - ((0) * (sum3 k)))))) (h1 : (k >= (0)%Z)%Z) : (((k + (1)%Z)%Z <= n)%Z -> ((sum4 w (0) (k + (1)%Z)%Z) = (((sum2 (k + (1)%Z)%Z) - (dot w (sum (k + (1)%Z)%Z))) - ((0) * (sum3 (k + (1)%Z)%Z))))).
Proof. intro h2. exact (t4 k h0 h1 h2). Qed.
Lemma t6 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum4 w (0) k_0) = (((sum2 k_0) - (dot w (sum k_0))) - ((0) * (sum3 k_0))))))).
Proof. refine (zind (fun k => ((k <= n)%Z -> ((sum4 w (0) k) = (((sum2 k) - (dot w (sum k))) - ((0) * (sum3 k)))))) t1 _). intros k h1 h0. exact (t5 k h0 h1). Qed.
Lemma t7 (k : Z) (h3 : ((k >= (0)%Z)%Z /\ (k <= n)%Z)) : ((sum4 w (0) k) = (((sum2 k) - (dot w (sum k))) - ((0) * (sum3 k)))).
Proof. pose proof (t6 k) as H0. pose proof h3 as H1. exact (s4 k n (sum4 w (0) k) (sum2 k) (dot w (sum k)) (sum3 k) H0 H1). Qed.
Lemma t8 (k : Z) : (((k >= (0)%Z)%Z /\ (k <= n)%Z) -> ((sum4 w (0) k) = (((sum2 k) - (dot w (sum k))) - ((0) * (sum3 k))))).
Proof. intro h3. exact (t7 k h3). Qed.
Lemma t9 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum4 w (0) k_0) = (((sum2 k_0) - (dot w (sum k_0))) - ((0) * (sum3 k_0)))))).
Proof. intros k. exact (t8 k). Qed.
Lemma t10 : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given0 as H0. exact (s5 n H0). Qed.
Lemma t11 : ((((sum2 n) - ((dot (sum n) (sum n)) / (2))) + ((dot (add w (mul (-1) (sum n))) (add w (mul (-1) (sum n)))) / (2))) = (((dot w w) / (2)) + (sum4 w (0) n))).
Proof. pose proof (ax_additive w (mul (-1) (sum n)) (add w (mul (-1) (sum n)))) as E0. pose proof (ax_homogeneous (-1) (sum n) (add w (mul (-1) (sum n)))) as E1. pose proof (ax_symmetric w (add w (mul (-1) (sum n)))) as E2. pose proof (ax_symmetric (sum n) (add w (mul (-1) (sum n)))) as E3. pose proof (ax_additive w (mul (-1) (sum n)) w) as E4. pose proof (ax_additive w (mul (-1) (sum n)) (sum n)) as E5. pose proof (ax_homogeneous (-1) (sum n) w) as E6. pose proof (ax_homogeneous (-1) (sum n) (sum n)) as E7. pose proof (ax_symmetric (sum n) w) as E8. pose proof ((t9 n) t10) as H0. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. exact (s6 (sum4 w (0) n) (sum2 n) (dot w (sum n)) (sum3 n) (dot (sum n) (sum n)) (dot w w) H0). Qed.
Lemma t12 : (((sum2 n) - ((dot (sum n) (sum n)) / (2))) <= (((dot w w) / (2)) + (sum4 w (0) n))).
Proof. pose proof (ax_additive w (mul (-1) (sum n)) (add w (mul (-1) (sum n)))) as E0. pose proof (ax_homogeneous (-1) (sum n) (add w (mul (-1) (sum n)))) as E1. pose proof (ax_symmetric w (add w (mul (-1) (sum n)))) as E2. pose proof (ax_symmetric (sum n) (add w (mul (-1) (sum n)))) as E3. pose proof (ax_additive w (mul (-1) (sum n)) w) as E4. pose proof (ax_additive w (mul (-1) (sum n)) (sum n)) as E5. pose proof (ax_homogeneous (-1) (sum n) w) as E6. pose proof (ax_homogeneous (-1) (sum n) (sum n)) as E7. pose proof (ax_symmetric (sum n) w) as E8. pose proof t11 as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E3 in H0. rewrite ?E4 in H0. rewrite ?E5 in H0. rewrite ?E6 in H0. rewrite ?E7 in H0. rewrite ?E8 in H0. pose proof (ax_positive (add w (mul (-1) (sum n)))) as H1. rewrite ?E0 in H1. rewrite ?E1 in H1. rewrite ?E2 in H1. rewrite ?E3 in H1. rewrite ?E4 in H1. rewrite ?E5 in H1. rewrite ?E6 in H1. rewrite ?E7 in H1. rewrite ?E8 in H1. exact (s7 (sum2 n) (dot (sum n) (sum n)) (dot w w) (dot w (sum n)) (sum4 w (0) n) H0 H1). Qed.
Lemma t13 : ((sum4 (sum n) (0) (0)%Z) = (((sum2 (0)%Z) - (dot (sum n) (sum (0)%Z))) - ((0) * (sum3 (0)%Z)))).
Proof. pose proof sum3_0 as E0. pose proof sum_0 as E1. pose proof sum2_0 as E2. pose proof (sum4_0 (sum n) (0)) as E3. pose proof (ax_symmetric (sum n) zero) as E4. pose proof (ax_zero_vector (sum n)) as E5. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. exact (s8). Qed.
Lemma t14 : (((0)%Z <= n)%Z -> ((sum4 (sum n) (0) (0)%Z) = (((sum2 (0)%Z) - (dot (sum n) (sum (0)%Z))) - ((0) * (sum3 (0)%Z))))).
Proof. intro unused. exact t13. Qed.
Lemma t15 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 <= n)%Z.
Proof. pose proof given0 as H0. pose proof h5 as H1. pose proof h6 as H2. exact (s9 n k2 H0 H1 H2). Qed.
Lemma t16 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 >= (0)%Z)%Z.
Proof. pose proof given0 as H0. pose proof h5 as H1. pose proof h6 as H2. exact (s10 n k2 H0 H1 H2). Qed.
Lemma t17 (k2 : Z) (h4 : ((k2 <= n)%Z -> ((sum4 (sum n) (0) k2) = (((sum2 k2) - (dot (sum n) (sum k2))) - ((0) * (sum3 k2)))))) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : ((sum4 (sum n) (0) (k2 + (1)%Z)%Z) = (((sum2 (k2 + (1)%Z)%Z) - (dot (sum n) (sum (k2 + (1)%Z)%Z))) - ((0) * (sum3 (k2 + (1)%Z)%Z)))).
Proof. pose proof ((sum3_next k2) (t16 k2 h5 h6)) as E0. pose proof ((sum_next k2) (t16 k2 h5 h6)) as E1. pose proof ((sum2_next k2) (t16 k2 h5 h6)) as E2. pose proof ((sum4_next (sum n) (0) k2) (t16 k2 h5 h6)) as E3. pose proof (ax_symmetric (sum n) (add (sum k2) (mul (alpha k2) (u k2)))) as E4. pose proof (ax_symmetric (sum n) (u k2)) as E5. pose proof (ax_additive (sum k2) (mul (alpha k2) (u k2)) (sum n)) as E6. pose proof (ax_homogeneous (alpha k2) (u k2) (sum n)) as E7. pose proof (ax_symmetric (sum n) (sum k2)) as E8. pose proof (h4 (t15 k2 h5 h6)) as H0. rewrite ?E8 in H0. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. exact (s11 (sum4 (sum n) (0) k2) (sum2 k2) (dot (sum k2) (sum n)) (sum3 k2) (alpha k2) (dot (u k2) (sum n)) (y k2) H0). Qed.
Lemma t18 (k2 : Z) (h4 : ((k2 <= n)%Z -> ((sum4 (sum n) (0) k2) = (((sum2 k2) - (dot (sum n) (sum k2))) - ((0) * (sum3 k2)))))) (h5 : (k2 >= (0)%Z)%Z) : (((k2 + (1)%Z)%Z <= n)%Z -> ((sum4 (sum n) (0) (k2 + (1)%Z)%Z) = (((sum2 (k2 + (1)%Z)%Z) - (dot (sum n) (sum (k2 + (1)%Z)%Z))) - ((0) * (sum3 (k2 + (1)%Z)%Z))))).
Proof. intro h6. exact (t17 k2 h4 h5 h6). Qed.
Lemma t19 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum4 (sum n) (0) k_0) = (((sum2 k_0) - (dot (sum n) (sum k_0))) - ((0) * (sum3 k_0))))))).
Proof. refine (zind (fun k2 => ((k2 <= n)%Z -> ((sum4 (sum n) (0) k2) = (((sum2 k2) - (dot (sum n) (sum k2))) - ((0) * (sum3 k2)))))) t14 _). intros k2 h5 h4. exact (t18 k2 h4 h5). Qed.
Lemma t20 (k2 : Z) (h7 : ((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z)) : ((sum4 (sum n) (0) k2) = (((sum2 k2) - (dot (sum n) (sum k2))) - ((0) * (sum3 k2)))).
Proof. pose proof (t19 k2) as H0. pose proof h7 as H1. exact (s12 k2 n (sum4 (sum n) (0) k2) (sum2 k2) (dot (sum n) (sum k2)) (sum3 k2) H0 H1). Qed.
Lemma t21 (k2 : Z) : (((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z) -> ((sum4 (sum n) (0) k2) = (((sum2 k2) - (dot (sum n) (sum k2))) - ((0) * (sum3 k2))))).
Proof. intro h7. exact (t20 k2 h7). Qed.
Lemma t22 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum4 (sum n) (0) k_0) = (((sum2 k_0) - (dot (sum n) (sum k_0))) - ((0) * (sum3 k_0)))))).
Proof. intros k2. exact (t21 k2). Qed.
Lemma t23 : ((((dot (sum n) (sum n)) / (2)) + (sum4 (sum n) (0) n)) = ((sum2 n) - ((dot (sum n) (sum n)) / (2)))).
Proof. pose proof ((t22 n) t10) as H0. exact (s13 (sum4 (sum n) (0) n) (sum2 n) (dot (sum n) (sum n)) (sum3 n) H0). Qed.
Lemma t24 : ((((sum2 n) - ((dot (sum n) (sum n)) / (2))) = (((dot w w) / (2)) + (sum4 w (0) n))) -> ((dot (add w (mul (-1) (sum n))) (add w (mul (-1) (sum n)))) = (0))).
Proof. pose proof (ax_additive w (mul (-1) (sum n)) (add w (mul (-1) (sum n)))) as E0. pose proof (ax_homogeneous (-1) (sum n) (add w (mul (-1) (sum n)))) as E1. pose proof (ax_symmetric w (add w (mul (-1) (sum n)))) as E2. pose proof (ax_symmetric (sum n) (add w (mul (-1) (sum n)))) as E3. pose proof (ax_additive w (mul (-1) (sum n)) w) as E4. pose proof (ax_additive w (mul (-1) (sum n)) (sum n)) as E5. pose proof (ax_homogeneous (-1) (sum n) w) as E6. pose proof (ax_homogeneous (-1) (sum n) (sum n)) as E7. pose proof (ax_symmetric (sum n) w) as E8. pose proof t11 as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E3 in H0. rewrite ?E4 in H0. rewrite ?E5 in H0. rewrite ?E6 in H0. rewrite ?E7 in H0. rewrite ?E8 in H0. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. exact (s14 (sum2 n) (dot (sum n) (sum n)) (dot w w) (dot w (sum n)) (sum4 w (0) n) H0). Qed.
Lemma t25 : ((((sum2 n) - ((dot (sum n) (sum n)) / (2))) = (((dot w w) / (2)) + (sum4 w (0) n))) -> (w = (sum n))).
Proof. pose proof t24 as H0. pose proof (ax_definite w (sum n)) as H1. exact (s15 (sum2 n) (dot (sum n) (sum n)) (dot w w) (sum4 w (0) n) (dot (add w (mul (-1) (sum n))) (add w (mul (-1) (sum n)))) (w = (sum n)) H0 H1). Qed.

Theorem lagrangian_minimiser_0 : ((((sum2 n) - ((dot (sum n) (sum n)) / (2))) + ((dot (add w (mul (-1) (sum n))) (add w (mul (-1) (sum n)))) / (2))) = (((dot w w) / (2)) + (sum4 w (0) n))).
Proof. exact t11. Qed.
Theorem lagrangian_minimiser_1 : (((sum2 n) - ((dot (sum n) (sum n)) / (2))) <= (((dot w w) / (2)) + (sum4 w (0) n))).
Proof. exact t12. Qed.
Theorem lagrangian_minimiser_2 : ((((dot (sum n) (sum n)) / (2)) + (sum4 (sum n) (0) n)) = ((sum2 n) - ((dot (sum n) (sum n)) / (2)))).
Proof. exact t23. Qed.
Theorem lagrangian_minimiser_3 : ((((sum2 n) - ((dot (sum n) (sum n)) / (2))) = (((dot w w) / (2)) + (sum4 w (0) n))) -> (w = (sum n))).
Proof. exact t25. Qed.
End lagrangian_minimiser.
Print Assumptions lagrangian_minimiser_0.
Print Assumptions lagrangian_minimiser_1.
Print Assumptions lagrangian_minimiser_2.
Print Assumptions lagrangian_minimiser_3.
