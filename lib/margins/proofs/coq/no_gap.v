(* label: duality-gap-identity *)
(* given: \left\langle w, u_{i}\right\rangle + y_{i}\,b \ge 1 - \xi_{i},\quad \xi_{i} \ge 0,\quad \alpha_{i} \ge 0 \quad\text{for all } i *)
(* given: \alpha_{i} \le C \quad\text{for all } i *)
(* given: \sum_{i} \alpha_{i}\,y_{i} = 0 \;\text{or}\; b = 0 *)
(* given: w = \sum_{i} \alpha_{i}\,u_{i} *)
(* given: \left(C - \alpha_{i}\right)\,\xi_{i} = 0,\quad \alpha_{i}\,\left(\left\langle w, u_{i}\right\rangle + y_{i}\,b - 1 + \xi_{i}\right) = 0 \quad\text{for all } i *)
(* part 3: \frac{\left\lVert w\right\rVert^2}{2} + C\,\sum_{i} \xi_{i} = \sum_{i} \alpha_{i} - \frac{\left\lVert \sum_{i} \alpha_{i}\,u_{i}\right\rVert^2}{2} *)
Require Import Replay.
Section no_gap.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable u : Z -> V.
Variable alpha : Z -> R.
Variable y : Z -> R.
Variable xi : Z -> R.
Variable C : R.
Variable b : R.
Variable w : V.
Variable n : Z.
Definition sum : Z -> V := rec zero (fun k_ v_ => (add v_ (mul (alpha k_) (u k_)))).
Lemma sum_0 : ((sum (0)%Z) = zero). Proof. reflexivity. Qed.
Lemma sum_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum (k_0 + (1)%Z)%Z) = (add (sum k_0) (mul (alpha k_0) (u k_0)))))). Proof. intros; unfold sum; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum2 : Z -> R := rec (0) (fun k_ v_ => (v_ + (alpha k_))).
Lemma sum2_0 : ((sum2 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum2_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum2 (k_0 + (1)%Z)%Z) = ((sum2 k_0) + (alpha k_0))))). Proof. intros; unfold sum2; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum3 : Z -> R := rec (0) (fun k_ v_ => (v_ + ((alpha k_) * (y k_)))).
Lemma sum3_0 : ((sum3 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum3_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum3 (k_0 + (1)%Z)%Z) = ((sum3 k_0) + ((alpha k_0) * (y k_0)))))). Proof. intros; unfold sum3; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum4 : Z -> R := rec (0) (fun k_ v_ => (v_ + ((C - (alpha k_)) * (xi k_)))).
Lemma sum4_0 : ((sum4 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum4_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum4 (k_0 + (1)%Z)%Z) = ((sum4 k_0) + ((C - (alpha k_0)) * (xi k_0)))))). Proof. intros; unfold sum4; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum5 : Z -> R := rec (0) (fun k_ v_ => (v_ + ((alpha k_) * ((((dot w (u k_)) + ((y k_) * b)) - (1)) + (xi k_))))).
Lemma sum5_0 : ((sum5 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum5_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum5 (k_0 + (1)%Z)%Z) = ((sum5 k_0) + ((alpha k_0) * ((((dot w (u k_0)) + ((y k_0) * b)) - (1)) + (xi k_0))))))). Proof. intros; unfold sum5; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum6 : Z -> R := rec (0) (fun k_ v_ => (v_ + (xi k_))).
Lemma sum6_0 : ((sum6 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum6_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum6 (k_0 + (1)%Z)%Z) = ((sum6 k_0) + (xi k_0))))). Proof. intros; unfold sum6; rewrite rec_next by assumption; reflexivity. Qed.
Hypothesis ax_symmetric : (forall (u_0 : V) (v_1 : V), ((dot u_0 v_1) = (dot v_1 u_0))).
Hypothesis ax_zero_vector : (forall (z_0 : V), ((dot zero z_0) = (0))).
Hypothesis ax_additive : (forall (u_0 : V) (v_1 : V) (z_2 : V), ((dot (add u_0 v_1) z_2) = ((dot u_0 z_2) + (dot v_1 z_2)))).
Hypothesis ax_homogeneous : (forall (c_0 : R) (u_1 : V) (z_2 : V), ((dot (mul c_0 u_1) z_2) = (c_0 * (dot u_1 z_2)))).

Lemma s0 (x0 : R) (x1 : R) :
  (((0) + (0)) = ((((x0 * (0)) + (0)) + (x1 * (0))) - (0))).
Proof. (* 42237dae2f:  *) by_lra. Qed.
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
Lemma s3 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) (x9 : R) (x10 : R) (x11 : R) :
  ((x0 + x1) = ((((x2 * x3) + x4) + (x5 * x6)) - x7)) ->
  (((x0 + ((x2 - x8) * x9)) + (x1 + (x8 * (((x10 + (x11 * x5)) - (1)) + x9)))) = ((((x2 * (x3 + x9)) + (x4 + (x8 * x10))) + (x5 * (x6 + (x8 * x11)))) - (x7 + x8))).
Proof. (* 85cf2ba07d: 0 *) by_lra. Qed.
Lemma s4 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) (x9 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> ((x2 + x3) = ((((x4 * x5) + x6) + (x7 * x8)) - x9)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  ((x2 + x3) = ((((x4 * x5) + x6) + (x7 * x8)) - x9)).
Proof. (* a425a080db: 0 1 *) by_logic. Qed.
Lemma s5 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* a883d213be: 0 *) by_logic. Qed.
Lemma s6 :
  (((0) = (0)) /\ ((0) = (0))).
Proof. (* 30676896c7:  *) by_logic. Qed.
Lemma s7 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 <= k0)%Z.
Proof. (* f1b096018f: 0 1 2 *) by_logic. Qed.
Lemma s8 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 87e05514c8: 0 1 2 *) by_logic. Qed.
Lemma s9 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 7165f0377f: 0 1 2 *) by_logic. Qed.
Lemma s10 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  ((x0 = (0)) /\ (x1 = (0))) ->
  ((((x2 - x3) * x4) = (0)) /\ ((x3 * (((x5 + (x6 * x7)) - (1)) + x4)) = (0))) ->
  (((x0 + ((x2 - x3) * x4)) = (0)) /\ ((x1 + (x3 * (((x5 + (x6 * x7)) - (1)) + x4))) = (0))).
Proof. (* fb5e9edc6c: 0 4 *) by_lra. Qed.
Lemma s11 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> ((x2 = (0)) /\ (x3 = (0))))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  ((x2 = (0)) /\ (x3 = (0))).
Proof. (* 7520a5d1a1: 0 1 *) by_logic. Qed.
Lemma s12 (x0 : R) (x1 : R) :
  ((x0 = (0)) \/ (x1 = (0))) ->
  ((x1 * x0) = (0)).
Proof. (* 2bde647d9f: 0 *) by_isolation. Qed.
Lemma s13 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  ((x0 = (0)) \/ (x1 = (0))) ->
  ((x2 + x3) = ((((x4 * x5) + x6) + (x1 * x0)) - x7)) ->
  ((x2 = (0)) /\ (x3 = (0))) ->
  ((x1 * x0) = (0)) ->
  (((x6 / (2)) + (x4 * x5)) = (x7 - (x6 / (2)))).
Proof. (* 293d758269: 0 1 2 3 *) by_lra. Qed.

Hypothesis given0 : (((sum3 n) = (0)) \/ (b = (0))).
Hypothesis given1 : (n >= (0)%Z)%Z.
Hypothesis given2 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((((dot w (u i_0)) + ((y i_0) * b)) >= ((1) - (xi i_0))) /\ ((xi i_0) >= (0)) /\ ((alpha i_0) >= (0))))).
Hypothesis given3 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((alpha i_0) <= C))).
Hypothesis given4 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((((C - (alpha i_0)) * (xi i_0)) = (0)) /\ (((alpha i_0) * ((((dot w (u i_0)) + ((y i_0) * b)) - (1)) + (xi i_0))) = (0))))).
Hypothesis given5 : (w = (sum n)).

Lemma t0 : (((sum4 (0)%Z) + (sum5 (0)%Z)) = ((((C * (sum6 (0)%Z)) + (dot w (sum (0)%Z))) + (b * (sum3 (0)%Z))) - (sum2 (0)%Z))).
Proof. pose proof sum2_0 as E0. pose proof sum3_0 as E1. pose proof sum_0 as E2. pose proof sum6_0 as E3. pose proof sum5_0 as E4. pose proof sum4_0 as E5. pose proof (ax_symmetric w zero) as E6. pose proof (ax_zero_vector w) as E7. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. exact (s0 C b). Qed.
Lemma t1 : (((0)%Z <= n)%Z -> (((sum4 (0)%Z) + (sum5 (0)%Z)) = ((((C * (sum6 (0)%Z)) + (dot w (sum (0)%Z))) + (b * (sum3 (0)%Z))) - (sum2 (0)%Z)))).
Proof. intro unused. exact t0. Qed.
Lemma t2 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (k <= n)%Z.
Proof. pose proof given1 as H0. pose proof h1 as H1. pose proof h2 as H2. exact (s1 n k H0 H1 H2). Qed.
Lemma t3 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (k >= (0)%Z)%Z.
Proof. pose proof given1 as H0. pose proof h1 as H1. pose proof h2 as H2. exact (s2 n k H0 H1 H2). Qed.
Lemma t4 (k : Z) (h0 : ((k <= n)%Z -> (((sum4 k) + (sum5 k)) = ((((C * (sum6 k)) + (dot w (sum k))) + (b * (sum3 k))) - (sum2 k))))) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (((sum4 (k + (1)%Z)%Z) + (sum5 (k + (1)%Z)%Z)) = ((((C * (sum6 (k + (1)%Z)%Z)) + (dot w (sum (k + (1)%Z)%Z))) + (b * (sum3 (k + (1)%Z)%Z))) - (sum2 (k + (1)%Z)%Z))).
Proof. pose proof ((sum2_next k) (t3 k h1 h2)) as E0. pose proof ((sum3_next k) (t3 k h1 h2)) as E1. pose proof ((sum_next k) (t3 k h1 h2)) as E2. pose proof ((sum6_next k) (t3 k h1 h2)) as E3. pose proof ((sum5_next k) (t3 k h1 h2)) as E4. pose proof ((sum4_next k) (t3 k h1 h2)) as E5. pose proof (ax_symmetric w (add (sum k) (mul (alpha k) (u k)))) as E6. pose proof (ax_additive (sum k) (mul (alpha k) (u k)) w) as E7. pose proof (ax_homogeneous (alpha k) (u k) w) as E8. pose proof (ax_symmetric (sum k) w) as E9. pose proof (ax_symmetric (u k) w) as E10. pose proof (h0 (t2 k h1 h2)) as H0. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. rewrite ?E9. rewrite ?E10. exact (s3 (sum4 k) (sum5 k) C (sum6 k) (dot w (sum k)) b (sum3 k) (sum2 k) (alpha k) (xi k) (dot w (u k)) (y k) H0). Qed.
Lemma t5 (k : Z) (h0 : ((k <= n)%Z -> (((sum4 k) + (sum5 k)) = ((((C * (sum6 k)) + (dot w (sum k))) + (b * (sum3 k))) - (sum2 k))))) (h1 : (k >= (0)%Z)%Z) : (((k + (1)%Z)%Z <= n)%Z -> (((sum4 (k + (1)%Z)%Z) + (sum5 (k + (1)%Z)%Z)) = ((((C * (sum6 (k + (1)%Z)%Z)) + (dot w (sum (k + (1)%Z)%Z))) + (b * (sum3 (k + (1)%Z)%Z))) - (sum2 (k + (1)%Z)%Z)))).
Proof. intro h2. exact (t4 k h0 h1 h2). Qed.
Lemma t6 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> (((sum4 k_0) + (sum5 k_0)) = ((((C * (sum6 k_0)) + (dot w (sum k_0))) + (b * (sum3 k_0))) - (sum2 k_0)))))).
Proof. refine (zind (fun k => ((k <= n)%Z -> (((sum4 k) + (sum5 k)) = ((((C * (sum6 k)) + (dot w (sum k))) + (b * (sum3 k))) - (sum2 k))))) t1 _). intros k h1 h0. exact (t5 k h0 h1). Qed.
Lemma t7 (k : Z) (h3 : ((k >= (0)%Z)%Z /\ (k <= n)%Z)) : (((sum4 k) + (sum5 k)) = ((((C * (sum6 k)) + (dot w (sum k))) + (b * (sum3 k))) - (sum2 k))).
Proof. pose proof (t6 k) as H0. pose proof h3 as H1. exact (s4 k n (sum4 k) (sum5 k) C (sum6 k) (dot w (sum k)) b (sum3 k) (sum2 k) H0 H1). Qed.
Lemma t8 (k : Z) : (((k >= (0)%Z)%Z /\ (k <= n)%Z) -> (((sum4 k) + (sum5 k)) = ((((C * (sum6 k)) + (dot w (sum k))) + (b * (sum3 k))) - (sum2 k)))).
Proof. intro h3. exact (t7 k h3). Qed.
Lemma t9 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> (((sum4 k_0) + (sum5 k_0)) = ((((C * (sum6 k_0)) + (dot w (sum k_0))) + (b * (sum3 k_0))) - (sum2 k_0))))).
Proof. intros k. exact (t8 k). Qed.
Lemma t10 : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given1 as H0. exact (s5 n H0). Qed.
Lemma t11 : (((sum4 (0)%Z) = (0)) /\ ((sum5 (0)%Z) = (0))).
Proof. pose proof sum5_0 as E0. pose proof sum4_0 as E1. rewrite ?E0. rewrite ?E1. exact (s6). Qed.
Lemma t12 : (((0)%Z <= n)%Z -> (((sum4 (0)%Z) = (0)) /\ ((sum5 (0)%Z) = (0)))).
Proof. intro unused. exact t11. Qed.
Lemma t13 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 <= n)%Z.
Proof. pose proof given1 as H0. pose proof h5 as H1. pose proof h6 as H2. exact (s7 n k2 H0 H1 H2). Qed.
Lemma t14 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : ((k2 >= (0)%Z)%Z /\ (k2 < n)%Z).
Proof. pose proof given1 as H0. pose proof h5 as H1. pose proof h6 as H2. exact (s8 n k2 H0 H1 H2). Qed.
Lemma t15 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 >= (0)%Z)%Z.
Proof. pose proof given1 as H0. pose proof h5 as H1. pose proof h6 as H2. exact (s9 n k2 H0 H1 H2). Qed.
Lemma t16 (k2 : Z) (h4 : ((k2 <= n)%Z -> (((sum4 k2) = (0)) /\ ((sum5 k2) = (0))))) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : (((sum4 (k2 + (1)%Z)%Z) = (0)) /\ ((sum5 (k2 + (1)%Z)%Z) = (0))).
Proof. pose proof ((sum5_next k2) (t15 k2 h5 h6)) as E0. pose proof ((sum4_next k2) (t15 k2 h5 h6)) as E1. pose proof (h4 (t13 k2 h5 h6)) as H0. pose proof ((given4 k2) (t14 k2 h5 h6)) as H4. rewrite ?E0. rewrite ?E1. exact (s10 (sum4 k2) (sum5 k2) C (alpha k2) (xi k2) (dot w (u k2)) (y k2) b H0 H4). Qed.
Lemma t17 (k2 : Z) (h4 : ((k2 <= n)%Z -> (((sum4 k2) = (0)) /\ ((sum5 k2) = (0))))) (h5 : (k2 >= (0)%Z)%Z) : (((k2 + (1)%Z)%Z <= n)%Z -> (((sum4 (k2 + (1)%Z)%Z) = (0)) /\ ((sum5 (k2 + (1)%Z)%Z) = (0)))).
Proof. intro h6. exact (t16 k2 h4 h5 h6). Qed.
Lemma t18 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> (((sum4 k_0) = (0)) /\ ((sum5 k_0) = (0)))))).
Proof. refine (zind (fun k2 => ((k2 <= n)%Z -> (((sum4 k2) = (0)) /\ ((sum5 k2) = (0))))) t12 _). intros k2 h5 h4. exact (t17 k2 h4 h5). Qed.
Lemma t19 (k2 : Z) (h7 : ((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z)) : (((sum4 k2) = (0)) /\ ((sum5 k2) = (0))).
Proof. pose proof (t18 k2) as H0. pose proof h7 as H1. exact (s11 k2 n (sum4 k2) (sum5 k2) H0 H1). Qed.
Lemma t20 (k2 : Z) : (((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z) -> (((sum4 k2) = (0)) /\ ((sum5 k2) = (0)))).
Proof. intro h7. exact (t19 k2 h7). Qed.
Lemma t21 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> (((sum4 k_0) = (0)) /\ ((sum5 k_0) = (0))))).
Proof. intros k2. exact (t20 k2). Qed.
Lemma t22 : ((b * (sum3 n)) = (0)).
Proof. pose proof given0 as H0. exact (s12 (sum3 n) b H0). Qed.
Lemma t23 : ((((dot w w) / (2)) + (C * (sum6 n))) = ((sum2 n) - ((dot (sum n) (sum n)) / (2)))).
Proof. pose proof given5 as E0. pose proof given0 as H0. pose proof ((t9 n) t10) as H1. rewrite ?E0 in H1. pose proof ((t21 n) t10) as H2. pose proof t22 as H3. rewrite ?E0. exact (s13 (sum3 n) b (sum4 n) (sum5 n) C (sum6 n) (dot (sum n) (sum n)) (sum2 n) H0 H1 H2 H3). Qed.

Theorem no_gap_0 : ((((dot w w) / (2)) + (C * (sum6 n))) = ((sum2 n) - ((dot (sum n) (sum n)) / (2)))).
Proof. exact t23. Qed.
End no_gap.
Print Assumptions no_gap_0.
