(* label: sum-alpha-equals-norm *)
(* given: y_{i} = 1 \;\text{or}\; y_{i} = -1 \quad\text{for all } i *)
(* given: y_{i}\,\left(\left\langle w^\star, x_{i}\right\rangle + b^\star\right) \ge 1 \quad\text{for all } i *)
(* given: \alpha_{i} \ge 0 \quad\text{for all } i *)
(* given: \alpha_{i}\,\left(y_{i}\,\left(\left\langle w^\star, x_{i}\right\rangle + b^\star\right) - 1\right) = 0 \quad\text{for all } i *)
(* given: w^\star = \sum_{i} \alpha_{i}\,y_{i}\,x_{i} *)
(* given: b^\star = 0 \;\text{or}\; \sum_{i} \alpha_{i}\,y_{i} = 0 *)
(* given: \left\lVert w^\star\right\rVert^2 > 0 *)
(* given: \gamma = \frac{1}{\left\lVert w^\star\right\rVert} *)
(* part 1: \sum_{i} \alpha_{i} = \left\lVert w^\star\right\rVert^2 *)
(* part 1: \left\lVert w^\star\right\rVert^2 = \frac{1}{\gamma^2} *)
(* part 2: \sum_{i} \alpha_{i}\,y_{i} = 0 \;\Rightarrow\; \bigl(\sum_{i} \left[y_{i} = 1\right]\,\alpha_{i} = \frac{\left\lVert w^\star\right\rVert^2}{2},\quad \sum_{i} \left[y_{i} = -1\right]\,\alpha_{i} = \frac{\left\lVert w^\star\right\rVert^2}{2}\bigr) *)
Require Import Replay.
Section sum_alpha.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable x : Z -> V.
Variable y : Z -> R.
Variable alpha : Z -> R.
Variable n : Z.
Variable w_star : V.
Variable gamma : R.
Variable b_star : R.
Definition sum : Z -> V := rec zero (fun k_ v_ => (add v_ (mul ((alpha k_) * (y k_)) (x k_)))).
Lemma sum_0 : ((sum (0)%Z) = zero). Proof. reflexivity. Qed.
Lemma sum_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum (k_0 + (1)%Z)%Z) = (add (sum k_0) (mul ((alpha k_0) * (y k_0)) (x k_0)))))). Proof. intros; unfold sum; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum2 : Z -> R := rec (0) (fun k_ v_ => (v_ + (alpha k_))).
Lemma sum2_0 : ((sum2 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum2_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum2 (k_0 + (1)%Z)%Z) = ((sum2 k_0) + (alpha k_0))))). Proof. intros; unfold sum2; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum3 : Z -> R := rec (0) (fun k_ v_ => (v_ + ((alpha k_) * (y k_)))).
Lemma sum3_0 : ((sum3 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum3_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum3 (k_0 + (1)%Z)%Z) = ((sum3 k_0) + ((alpha k_0) * (y k_0)))))). Proof. intros; unfold sum3; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum4 : Z -> R := rec (0) (fun k_ v_ => (v_ + (if Req_EM_T (y k_) (1) then (alpha k_) else (0)))).
Lemma sum4_0 : ((sum4 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum4_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum4 (k_0 + (1)%Z)%Z) = ((sum4 k_0) + (if Req_EM_T (y k_0) (1) then (alpha k_0) else (0)))))). Proof. intros; unfold sum4; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum5 : Z -> R := rec (0) (fun k_ v_ => (v_ + (if Req_EM_T (y k_) (-1) then (alpha k_) else (0)))).
Lemma sum5_0 : ((sum5 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum5_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum5 (k_0 + (1)%Z)%Z) = ((sum5 k_0) + (if Req_EM_T (y k_0) (-1) then (alpha k_0) else (0)))))). Proof. intros; unfold sum5; rewrite rec_next by assumption; reflexivity. Qed.
Hypothesis ax_symmetric : (forall (u_0 : V) (v_1 : V), ((dot u_0 v_1) = (dot v_1 u_0))).
Hypothesis ax_zero_vector : (forall (z_0 : V), ((dot zero z_0) = (0))).
Hypothesis ax_additive : (forall (u_0 : V) (v_1 : V) (z_2 : V), ((dot (add u_0 v_1) z_2) = ((dot u_0 z_2) + (dot v_1 z_2)))).
Hypothesis ax_homogeneous : (forall (c_0 : R) (u_1 : V) (z_2 : V), ((dot (mul c_0 u_1) z_2) = (c_0 * (dot u_1 z_2)))).
Lemma ax_square_root : (forall (c_0 : R), ((c_0 >= (0)) -> (((sqrt c_0) >= (0)) /\ (((sqrt c_0) * (sqrt c_0)) = c_0)))). Proof. intros ? H; split; [apply Rle_ge, sqrt_pos | apply sqrt_sqrt; lra]. Qed.
Hypothesis ax_positive : (forall (u_0 : V), ((dot u_0 u_0) >= (0))).

Lemma s0 (x0 : R) :
  ((0) = ((0) + (x0 * (0)))).
Proof. (* 49deabcd86:  *) by_lra. Qed.
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
  (x0 = (x1 + (x2 * x3))) ->
  ((x4 * (x5 + x2)) >= (1)) ->
  (x6 >= (0)) ->
  ((x6 * ((x4 * (x5 + x2)) - (1))) = (0)) ->
  ((x0 + x6) = ((x1 + ((x6 * x4) * x5)) + (x2 * (x3 + (x6 * x4))))).
Proof. (* 4567f7493b: 0 2 3 4 *) by_lra. Qed.
Lemma s5 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = (x3 + (x4 * x5))))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = (x3 + (x4 * x5))).
Proof. (* ec8f35cf6f: 0 1 *) by_logic. Qed.
Lemma s6 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* a883d213be: 0 *) by_logic. Qed.
Lemma s7 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  ((x0 = (0)) \/ (x1 = (0))) ->
  (x2 = (x3 + (x0 * x1))) ->
  (x2 = x3).
Proof. (* fa39f33e4a: 0 1 *) by_isolation. Qed.
Lemma s8 :
  ((((0) + (0)) = (0)) /\ (((0) - (0)) = (0))).
Proof. (* fb057db902:  *) by_lra. Qed.
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
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 87e05514c8: 0 1 2 *) by_logic. Qed.
Lemma s11 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 7165f0377f: 0 1 2 *) by_logic. Qed.
Lemma s12 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  (((x0 + x1) = x2) /\ ((x0 - x1) = x3)) ->
  ((x4 = (1)) \/ (x4 = (-1))) ->
  ((x4 * (x5 + x6)) >= (1)) ->
  (x7 >= (0)) ->
  ((((x0 + (if Req_EM_T x4 (1) then x7 else (0))) + (x1 + (if Req_EM_T x4 (-1) then x7 else (0)))) = (x2 + x7)) /\ (((x0 + (if Req_EM_T x4 (1) then x7 else (0))) - (x1 + (if Req_EM_T x4 (-1) then x7 else (0)))) = (x3 + (x7 * x4)))).
Proof. (* 1e2f8056a0: 0 1 2 3 *) by_ifs. Qed.
Lemma s13 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (((x2 + x3) = x4) /\ ((x2 - x3) = x5)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (((x2 + x3) = x4) /\ ((x2 - x3) = x5)).
Proof. (* d03a10cf31: 0 1 *) by_logic. Qed.
Lemma s14 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((x0 = (0)) \/ (x1 = (0))) ->
  (((x2 + x3) = x4) /\ ((x2 - x3) = x1)) ->
  (x4 = x5) ->
  ((x1 = (0)) -> ((x2 = (x5 / (2))) /\ (x3 = (x5 / (2))))).
Proof. (* cabdc39443: 0 1 2 *) by_lra. Qed.
Lemma s15 (x0 : R) :
  (x0 >= (0)) ->
  (x0 >= (0)).
Proof. (* d214bd60e0: 0 *) by_logic. Qed.
Lemma s16 (x0 : R) (x1 : R) :
  ((x0 >= (0)) -> ((x1 >= (0)) /\ ((x1 * x1) = x0))) ->
  (x0 >= (0)) ->
  ((x1 >= (0)) /\ ((x1 * x1) = x0)).
Proof. (* 0ad597f007: 0 1 *) by_logic. Qed.
Lemma s17 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  ((x0 = (0)) \/ (x1 = (0))) ->
  (x2 > (0)) ->
  ((x3 >= (0)) /\ ((x3 * x3) = x2)) ->
  (x4 = ((1) / x3)) ->
  (x2 = ((1) / (x4 * x4))).
Proof. (* b17c914dd8: 0 1 2 3 *) by_field. Qed.

Hypothesis given0 : ((b_star = (0)) \/ ((sum3 n) = (0))).
Hypothesis given1 : (n >= (0)%Z)%Z.
Hypothesis given2 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((y i_0) = (1)) \/ ((y i_0) = (-1))))).
Hypothesis given3 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((y i_0) * ((dot w_star (x i_0)) + b_star)) >= (1)))).
Hypothesis given4 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((alpha i_0) >= (0)))).
Hypothesis given5 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((alpha i_0) * (((y i_0) * ((dot w_star (x i_0)) + b_star)) - (1))) = (0)))).
Hypothesis given6 : (w_star = (sum n)).
Hypothesis given7 : ((dot w_star w_star) > (0)).
Hypothesis given8 : (gamma = ((1) / (sqrt (dot w_star w_star)))).

Lemma t0 : ((sum2 (0)%Z) = ((dot w_star (sum (0)%Z)) + (b_star * (sum3 (0)%Z)))).
Proof. pose proof sum3_0 as E0. pose proof sum_0 as E1. pose proof sum2_0 as E2. pose proof (ax_symmetric w_star zero) as E3. pose proof (ax_zero_vector w_star) as E4. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. exact (s0 b_star). Qed.
Lemma t1 : (((0)%Z <= n)%Z -> ((sum2 (0)%Z) = ((dot w_star (sum (0)%Z)) + (b_star * (sum3 (0)%Z))))).
Proof. intro unused. exact t0. Qed.
Lemma t2 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (k <= n)%Z.
Proof. pose proof given1 as H0. pose proof h1 as H1. pose proof h2 as H2. exact (s1 n k H0 H1 H2). Qed.
Lemma t3 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : ((k >= (0)%Z)%Z /\ (k < n)%Z).
Proof. pose proof given1 as H0. pose proof h1 as H1. pose proof h2 as H2. exact (s2 n k H0 H1 H2). Qed.
Lemma t4 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (k >= (0)%Z)%Z.
Proof. pose proof given1 as H0. pose proof h1 as H1. pose proof h2 as H2. exact (s3 n k H0 H1 H2). Qed.
Lemma t5 (k : Z) (h0 : ((k <= n)%Z -> ((sum2 k) = ((dot w_star (sum k)) + (b_star * (sum3 k)))))) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : ((sum2 (k + (1)%Z)%Z) = ((dot w_star (sum (k + (1)%Z)%Z)) + (b_star * (sum3 (k + (1)%Z)%Z)))).
Proof. pose proof ((sum3_next k) (t4 k h1 h2)) as E0. pose proof ((sum_next k) (t4 k h1 h2)) as E1. pose proof ((sum2_next k) (t4 k h1 h2)) as E2. pose proof (ax_symmetric w_star (add (sum k) (mul ((alpha k) * (y k)) (x k)))) as E3. pose proof (ax_additive (sum k) (mul ((alpha k) * (y k)) (x k)) w_star) as E4. pose proof (ax_homogeneous ((alpha k) * (y k)) (x k) w_star) as E5. pose proof (ax_symmetric (sum k) w_star) as E6. pose proof (ax_symmetric (x k) w_star) as E7. pose proof (h0 (t2 k h1 h2)) as H0. pose proof ((given3 k) (t3 k h1 h2)) as H2. pose proof ((given4 k) (t3 k h1 h2)) as H3. pose proof ((given5 k) (t3 k h1 h2)) as H4. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. exact (s4 (sum2 k) (dot w_star (sum k)) b_star (sum3 k) (y k) (dot w_star (x k)) (alpha k) H0 H2 H3 H4). Qed.
Lemma t6 (k : Z) (h0 : ((k <= n)%Z -> ((sum2 k) = ((dot w_star (sum k)) + (b_star * (sum3 k)))))) (h1 : (k >= (0)%Z)%Z) : (((k + (1)%Z)%Z <= n)%Z -> ((sum2 (k + (1)%Z)%Z) = ((dot w_star (sum (k + (1)%Z)%Z)) + (b_star * (sum3 (k + (1)%Z)%Z))))).
Proof. intro h2. exact (t5 k h0 h1 h2). Qed.
Lemma t7 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum2 k_0) = ((dot w_star (sum k_0)) + (b_star * (sum3 k_0))))))).
Proof. refine (zind (fun k => ((k <= n)%Z -> ((sum2 k) = ((dot w_star (sum k)) + (b_star * (sum3 k)))))) t1 _). intros k h1 h0. exact (t6 k h0 h1). Qed.
Lemma t8 (k : Z) (h3 : ((k >= (0)%Z)%Z /\ (k <= n)%Z)) : ((sum2 k) = ((dot w_star (sum k)) + (b_star * (sum3 k)))).
Proof. pose proof (t7 k) as H0. pose proof h3 as H1. exact (s5 k n (sum2 k) (dot w_star (sum k)) b_star (sum3 k) H0 H1). Qed.
Lemma t9 (k : Z) : (((k >= (0)%Z)%Z /\ (k <= n)%Z) -> ((sum2 k) = ((dot w_star (sum k)) + (b_star * (sum3 k))))).
Proof. intro h3. exact (t8 k h3). Qed.
Lemma t10 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum2 k_0) = ((dot w_star (sum k_0)) + (b_star * (sum3 k_0)))))).
Proof. intros k. exact (t9 k). Qed.
Lemma t11 : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given1 as H0. exact (s6 n H0). Qed.
Lemma t12 : ((sum2 n) = (dot w_star w_star)).
Proof. pose proof given6 as E0. pose proof given0 as H0. pose proof ((t10 n) t11) as H1. rewrite ?E0 in H1. rewrite ?E0. exact (s7 b_star (sum3 n) (sum2 n) (dot (sum n) (sum n)) H0 H1). Qed.
Lemma t13 : ((((sum4 (0)%Z) + (sum5 (0)%Z)) = (sum2 (0)%Z)) /\ (((sum4 (0)%Z) - (sum5 (0)%Z)) = (sum3 (0)%Z))).
Proof. pose proof sum3_0 as E0. pose proof sum5_0 as E1. pose proof sum4_0 as E2. pose proof sum2_0 as E3. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. exact (s8). Qed.
Lemma t14 : (((0)%Z <= n)%Z -> ((((sum4 (0)%Z) + (sum5 (0)%Z)) = (sum2 (0)%Z)) /\ (((sum4 (0)%Z) - (sum5 (0)%Z)) = (sum3 (0)%Z)))).
Proof. intro unused. exact t13. Qed.
Lemma t15 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 <= n)%Z.
Proof. pose proof given1 as H0. pose proof h5 as H1. pose proof h6 as H2. exact (s9 n k2 H0 H1 H2). Qed.
Lemma t16 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : ((k2 >= (0)%Z)%Z /\ (k2 < n)%Z).
Proof. pose proof given1 as H0. pose proof h5 as H1. pose proof h6 as H2. exact (s10 n k2 H0 H1 H2). Qed.
Lemma t17 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 >= (0)%Z)%Z.
Proof. pose proof given1 as H0. pose proof h5 as H1. pose proof h6 as H2. exact (s11 n k2 H0 H1 H2). Qed.
Lemma t18 (k2 : Z) (h4 : ((k2 <= n)%Z -> ((((sum4 k2) + (sum5 k2)) = (sum2 k2)) /\ (((sum4 k2) - (sum5 k2)) = (sum3 k2))))) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : ((((sum4 (k2 + (1)%Z)%Z) + (sum5 (k2 + (1)%Z)%Z)) = (sum2 (k2 + (1)%Z)%Z)) /\ (((sum4 (k2 + (1)%Z)%Z) - (sum5 (k2 + (1)%Z)%Z)) = (sum3 (k2 + (1)%Z)%Z))).
Proof. pose proof ((sum3_next k2) (t17 k2 h5 h6)) as E0. pose proof ((sum5_next k2) (t17 k2 h5 h6)) as E1. pose proof ((sum4_next k2) (t17 k2 h5 h6)) as E2. pose proof ((sum2_next k2) (t17 k2 h5 h6)) as E3. pose proof (h4 (t15 k2 h5 h6)) as H0. pose proof ((given2 k2) (t16 k2 h5 h6)) as H1. pose proof ((given3 k2) (t16 k2 h5 h6)) as H2. pose proof ((given4 k2) (t16 k2 h5 h6)) as H3. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. exact (s12 (sum4 k2) (sum5 k2) (sum2 k2) (sum3 k2) (y k2) (dot w_star (x k2)) b_star (alpha k2) H0 H1 H2 H3). Qed.
Lemma t19 (k2 : Z) (h4 : ((k2 <= n)%Z -> ((((sum4 k2) + (sum5 k2)) = (sum2 k2)) /\ (((sum4 k2) - (sum5 k2)) = (sum3 k2))))) (h5 : (k2 >= (0)%Z)%Z) : (((k2 + (1)%Z)%Z <= n)%Z -> ((((sum4 (k2 + (1)%Z)%Z) + (sum5 (k2 + (1)%Z)%Z)) = (sum2 (k2 + (1)%Z)%Z)) /\ (((sum4 (k2 + (1)%Z)%Z) - (sum5 (k2 + (1)%Z)%Z)) = (sum3 (k2 + (1)%Z)%Z)))).
Proof. intro h6. exact (t18 k2 h4 h5 h6). Qed.
Lemma t20 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((((sum4 k_0) + (sum5 k_0)) = (sum2 k_0)) /\ (((sum4 k_0) - (sum5 k_0)) = (sum3 k_0)))))).
Proof. refine (zind (fun k2 => ((k2 <= n)%Z -> ((((sum4 k2) + (sum5 k2)) = (sum2 k2)) /\ (((sum4 k2) - (sum5 k2)) = (sum3 k2))))) t14 _). intros k2 h5 h4. exact (t19 k2 h4 h5). Qed.
Lemma t21 (k2 : Z) (h7 : ((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z)) : ((((sum4 k2) + (sum5 k2)) = (sum2 k2)) /\ (((sum4 k2) - (sum5 k2)) = (sum3 k2))).
Proof. pose proof (t20 k2) as H0. pose proof h7 as H1. exact (s13 k2 n (sum4 k2) (sum5 k2) (sum2 k2) (sum3 k2) H0 H1). Qed.
Lemma t22 (k2 : Z) : (((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z) -> ((((sum4 k2) + (sum5 k2)) = (sum2 k2)) /\ (((sum4 k2) - (sum5 k2)) = (sum3 k2)))).
Proof. intro h7. exact (t21 k2 h7). Qed.
Lemma t23 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((((sum4 k_0) + (sum5 k_0)) = (sum2 k_0)) /\ (((sum4 k_0) - (sum5 k_0)) = (sum3 k_0))))).
Proof. intros k2. exact (t22 k2). Qed.
Lemma t24 : (((sum3 n) = (0)) -> (((sum4 n) = ((dot w_star w_star) / (2))) /\ ((sum5 n) = ((dot w_star w_star) / (2))))).
Proof. pose proof given6 as E0. pose proof given0 as H0. pose proof ((t23 n) t11) as H1. pose proof t12 as H2. rewrite ?E0 in H2. rewrite ?E0. exact (s14 b_star (sum3 n) (sum4 n) (sum5 n) (sum2 n) (dot (sum n) (sum n)) H0 H1 H2). Qed.
Lemma t25 : ((dot w_star w_star) >= (0)).
Proof. pose proof (ax_positive w_star) as H0. exact (s15 (dot w_star w_star) H0). Qed.
Lemma t26 : (((sqrt (dot w_star w_star)) >= (0)) /\ (((sqrt (dot w_star w_star)) * (sqrt (dot w_star w_star))) = (dot w_star w_star))).
Proof. pose proof (ax_square_root (dot w_star w_star)) as H0. pose proof t25 as H1. exact (s16 (dot w_star w_star) (sqrt (dot w_star w_star)) H0 H1). Qed.
Lemma t27 : ((dot w_star w_star) = ((1) / (gamma * gamma))).
Proof. pose proof given6 as E0. pose proof given0 as H0. pose proof given7 as H1. rewrite ?E0 in H1. pose proof t26 as H2. rewrite ?E0 in H2. pose proof given8 as H3. rewrite ?E0 in H3. rewrite ?E0. exact (s17 b_star (sum3 n) (dot (sum n) (sum n)) (sqrt (dot (sum n) (sum n))) gamma H0 H1 H2 H3). Qed.

Theorem sum_alpha_0 : ((sum2 n) = (dot w_star w_star)).
Proof. exact t12. Qed.
Theorem sum_alpha_1 : (((sum3 n) = (0)) -> (((sum4 n) = ((dot w_star w_star) / (2))) /\ ((sum5 n) = ((dot w_star w_star) / (2))))).
Proof. exact t24. Qed.
Theorem sum_alpha_2 : ((dot w_star w_star) = ((1) / (gamma * gamma))).
Proof. exact t27. Qed.
End sum_alpha.
Print Assumptions sum_alpha_0.
Print Assumptions sum_alpha_1.
Print Assumptions sum_alpha_2.
