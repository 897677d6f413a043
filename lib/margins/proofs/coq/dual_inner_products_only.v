(* label: dual-inner-products-only *)
(* given: \left\langle x'_{i}, x'_{j}\right\rangle = \left\langle x_{i}, x_{j}\right\rangle \quad\text{for all } i, j *)
(* part 1: \sum_{i} \alpha_{i} - \frac{\left\lVert \sum_{i} \alpha_{i}\,y_{i}\,x_{i}\right\rVert^2}{2} = \sum_{i} \alpha_{i} - \frac{\sum_{i} \sum_{j} \alpha_{i}\,\alpha_{j}\,y_{i}\,y_{j}\,\left\langle x_{i}, x_{j}\right\rangle}{2} *)
(* part 2: \sum_{i} \alpha_{i} - \frac{\left\lVert \sum_{i} \alpha_{i}\,y_{i}\,x'_{i}\right\rVert^2}{2} = \sum_{i} \alpha_{i} - \frac{\left\lVert \sum_{i} \alpha_{i}\,y_{i}\,x_{i}\right\rVert^2}{2} *)
(* part 3: \sum_{i} \alpha_{i} - \frac{\left\lVert \sum_{i} \alpha_{i}\,y_{i}\,x'_{i}\right\rVert^2}{2} = \sum_{i} \alpha_{i} - \frac{\left\lVert \sum_{i} \alpha_{i}\,y_{i}\,x_{i}\right\rVert^2}{2} *)
Require Import Replay.
Section dual_inner_products_only.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable alpha : Z -> R.
Variable x : Z -> V.
Variable y : Z -> R.
Variable n : Z.
Variable x_prime : Z -> V.
Definition sum : Z -> R := rec (0) (fun k_ v_ => (v_ + (alpha k_))).
Lemma sum_0 : ((sum (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum (k_0 + (1)%Z)%Z) = ((sum k_0) + (alpha k_0))))). Proof. intros; unfold sum; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum2 : Z -> V := rec zero (fun k_ v_ => (add v_ (mul ((alpha k_) * (y k_)) (x k_)))).
Lemma sum2_0 : ((sum2 (0)%Z) = zero). Proof. reflexivity. Qed.
Lemma sum2_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum2 (k_0 + (1)%Z)%Z) = (add (sum2 k_0) (mul ((alpha k_0) * (y k_0)) (x k_0)))))). Proof. intros; unfold sum2; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum3 (p_0 : Z) : Z -> R := rec (0) (fun k_ v_ => (v_ + (((((alpha p_0) * (alpha k_)) * (y p_0)) * (y k_)) * (dot (x p_0) (x k_))))).
Lemma sum3_0 : (forall (p_0 : Z), ((sum3 p_0 (0)%Z) = (0))). Proof. reflexivity. Qed.
Lemma sum3_next : (forall (p_0 : Z) (k_1 : Z), ((k_1 >= (0)%Z)%Z -> ((sum3 p_0 (k_1 + (1)%Z)%Z) = ((sum3 p_0 k_1) + (((((alpha p_0) * (alpha k_1)) * (y p_0)) * (y k_1)) * (dot (x p_0) (x k_1))))))). Proof. intros; unfold sum3; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum4 : Z -> R := rec (0) (fun k_ v_ => (v_ + (sum3 k_ n))).
Lemma sum4_0 : ((sum4 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum4_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum4 (k_0 + (1)%Z)%Z) = ((sum4 k_0) + (sum3 k_0 n))))). Proof. intros; unfold sum4; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum5 : Z -> V := rec zero (fun k_ v_ => (add v_ (mul ((alpha k_) * (y k_)) (x_prime k_)))).
Lemma sum5_0 : ((sum5 (0)%Z) = zero). Proof. reflexivity. Qed.
Lemma sum5_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum5 (k_0 + (1)%Z)%Z) = (add (sum5 k_0) (mul ((alpha k_0) * (y k_0)) (x_prime k_0)))))). Proof. intros; unfold sum5; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum6 (p_0 : Z) : Z -> R := rec (0) (fun k_ v_ => (v_ + (((((alpha p_0) * (alpha k_)) * (y p_0)) * (y k_)) * (dot (x_prime p_0) (x_prime k_))))).
Lemma sum6_0 : (forall (p_0 : Z), ((sum6 p_0 (0)%Z) = (0))). Proof. reflexivity. Qed.
Lemma sum6_next : (forall (p_0 : Z) (k_1 : Z), ((k_1 >= (0)%Z)%Z -> ((sum6 p_0 (k_1 + (1)%Z)%Z) = ((sum6 p_0 k_1) + (((((alpha p_0) * (alpha k_1)) * (y p_0)) * (y k_1)) * (dot (x_prime p_0) (x_prime k_1))))))). Proof. intros; unfold sum6; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum7 : Z -> R := rec (0) (fun k_ v_ => (v_ + (sum6 k_ n))).
Lemma sum7_0 : ((sum7 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum7_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum7 (k_0 + (1)%Z)%Z) = ((sum7 k_0) + (sum6 k_0 n))))). Proof. intros; unfold sum7; rewrite rec_next by assumption; reflexivity. Qed.
Hypothesis ax_zero_vector : (forall (z_0 : V), ((dot zero z_0) = (0))).
Hypothesis ax_symmetric : (forall (u_0 : V) (v_1 : V), ((dot u_0 v_1) = (dot v_1 u_0))).
Hypothesis ax_additive : (forall (u_0 : V) (v_1 : V) (z_2 : V), ((dot (add u_0 v_1) z_2) = ((dot u_0 z_2) + (dot v_1 z_2)))).
Hypothesis ax_homogeneous : (forall (c_0 : R) (u_1 : V) (z_2 : V), ((dot (mul c_0 u_1) z_2) = (c_0 * (dot u_1 z_2)))).

Lemma s0 :
  ((0) = (0)).
Proof. (* 4455105e66:  *) by_logic. Qed.
Lemma s1 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 <= k0)%Z.
Proof. (* f1b096018f: 0 1 2 *) by_logic. Qed.
Lemma s2 (x0 : R) (x1 : R) :
  ((0) = ((x0 * x1) * (0))).
Proof. (* 3302cb9433:  *) by_lra. Qed.
Lemma s3 (k0 : Z) (k1 : Z) :
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k0 <= k1)%Z.
Proof. (* 98db96aa38: 4 *) by_logic. Qed.
Lemma s4 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (0)%Z)%Z.
Proof. (* 63c2642ff7: 3 *) by_logic. Qed.
Lemma s5 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) :
  (x0 = ((x1 * x2) * x3)) ->
  ((x0 + ((((x1 * x4) * x2) * x5) * x6)) = ((x1 * x2) * (x3 + ((x4 * x5) * x6)))).
Proof. (* 37530d8d69: 0 *) by_lra. Qed.
Lemma s6 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = ((x3 * x4) * x5)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = ((x3 * x4) * x5)).
Proof. (* a463ee6113: 0 1 *) by_logic. Qed.
Lemma s7 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* 50d8b87f8b: 0 1 2 *) by_logic. Qed.
Lemma s8 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 7165f0377f: 0 1 2 *) by_logic. Qed.
Lemma s9 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (x0 = x1) ->
  (x2 = ((x3 * x4) * x5)) ->
  ((x0 + x2) = (x1 + ((x3 * x4) * x5))).
Proof. (* 8af38f0655: 0 1 *) by_logic. Qed.
Lemma s10 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = x3))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = x3).
Proof. (* 54c2b72f0f: 0 1 *) by_logic. Qed.
Lemma s11 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* a883d213be: 0 *) by_logic. Qed.
Lemma s12 (x0 : R) (x1 : R) (x2 : R) :
  (x0 = x1) ->
  ((x2 - (x1 / (2))) = (x2 - (x0 / (2)))).
Proof. (* 9e9b22a71f: 0 *) by_logic. Qed.
Lemma s13 :
  ((0) = (0)).
Proof. (* 4455105e66:  *) by_logic. Qed.
Lemma s14 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 <= k0)%Z.
Proof. (* f1b096018f: 0 1 2 *) by_logic. Qed.
Lemma s15 :
  ((0) = (0)).
Proof. (* 4455105e66:  *) by_logic. Qed.
Lemma s16 (k0 : Z) (k1 : Z) :
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k0 <= k1)%Z.
Proof. (* 98db96aa38: 4 *) by_logic. Qed.
Lemma s17 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k1)%Z ->
  (((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z) /\ ((k2 >= (0)%Z)%Z /\ (k2 < k1)%Z)).
Proof. (* af181b9597: 1 2 3 4 *) by_logic. Qed.
Lemma s18 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (0)%Z)%Z.
Proof. (* 63c2642ff7: 3 *) by_logic. Qed.
Lemma s19 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  (x0 = x1) ->
  (x2 = x3) ->
  ((x0 + ((((x4 * x5) * x6) * x7) * x2)) = (x1 + ((((x4 * x5) * x6) * x7) * x3))).
Proof. (* d4ca1b2ad5: 0 1 *) by_logic. Qed.
Lemma s20 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = x3))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = x3).
Proof. (* 54c2b72f0f: 0 1 *) by_logic. Qed.
Lemma s21 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* 50d8b87f8b: 0 1 2 *) by_logic. Qed.
Lemma s22 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 7165f0377f: 0 1 2 *) by_logic. Qed.
Lemma s23 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  (x0 = x1) ->
  (x2 = x3) ->
  ((x0 + x2) = (x1 + x3)).
Proof. (* 97b7cd3cf1: 0 1 *) by_logic. Qed.
Lemma s24 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = x3))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = x3).
Proof. (* 54c2b72f0f: 0 1 *) by_logic. Qed.
Lemma s25 :
  ((0) = (0)).
Proof. (* 4455105e66:  *) by_logic. Qed.
Lemma s26 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 <= k0)%Z.
Proof. (* f1b096018f: 0 1 2 *) by_logic. Qed.
Lemma s27 (x0 : R) (x1 : R) :
  ((0) = ((x0 * x1) * (0))).
Proof. (* 3302cb9433:  *) by_lra. Qed.
Lemma s28 (k0 : Z) (k1 : Z) :
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k0 <= k1)%Z.
Proof. (* 98db96aa38: 4 *) by_logic. Qed.
Lemma s29 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (0)%Z)%Z.
Proof. (* 63c2642ff7: 3 *) by_logic. Qed.
Lemma s30 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) :
  (x0 = ((x1 * x2) * x3)) ->
  ((x0 + ((((x1 * x4) * x2) * x5) * x6)) = ((x1 * x2) * (x3 + ((x4 * x5) * x6)))).
Proof. (* 37530d8d69: 0 *) by_lra. Qed.
Lemma s31 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = ((x3 * x4) * x5)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = ((x3 * x4) * x5)).
Proof. (* a463ee6113: 0 1 *) by_logic. Qed.
Lemma s32 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* 50d8b87f8b: 0 1 2 *) by_logic. Qed.
Lemma s33 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 7165f0377f: 0 1 2 *) by_logic. Qed.
Lemma s34 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (x0 = x1) ->
  (x2 = ((x3 * x4) * x5)) ->
  ((x0 + x2) = (x1 + ((x3 * x4) * x5))).
Proof. (* 8af38f0655: 0 1 *) by_logic. Qed.
Lemma s35 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = x3))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = x3).
Proof. (* 54c2b72f0f: 0 1 *) by_logic. Qed.
Lemma s36 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  (x0 = x1) ->
  (x1 = x2) ->
  (x0 = x3) ->
  ((x4 - (x3 / (2))) = (x4 - (x2 / (2)))).
Proof. (* 56ef3ae314: 0 1 2 *) by_logic. Qed.
Lemma s37 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  (x0 = x1) ->
  (x1 = x2) ->
  (x0 = x3) ->
  ((x4 - (x3 / (2))) = (x4 - (x2 / (2)))).
Proof. (* 56ef3ae314: 0 1 2 *) by_logic. Qed.

Hypothesis given0 : (n >= (0)%Z)%Z.
Hypothesis given1 : (forall (i_0 : Z) (j_1 : Z), ((((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) /\ ((j_1 >= (0)%Z)%Z /\ (j_1 < n)%Z)) -> ((dot (x_prime i_0) (x_prime j_1)) = (dot (x i_0) (x j_1))))).

Lemma t0 : ((sum4 (0)%Z) = (dot (sum2 (0)%Z) (sum2 n))).
Proof. pose proof sum2_0 as E0. pose proof sum4_0 as E1. pose proof (ax_zero_vector (sum2 n)) as E2. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s0). Qed.
Lemma t1 : (((0)%Z <= n)%Z -> ((sum4 (0)%Z) = (dot (sum2 (0)%Z) (sum2 n)))).
Proof. intro unused. exact t0. Qed.
Lemma t2 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (k <= n)%Z.
Proof. pose proof given0 as H0. pose proof h1 as H1. pose proof h2 as H2. exact (s1 n k H0 H1 H2). Qed.
Lemma t3 (k : Z) : ((sum3 k (0)%Z) = (((alpha k) * (y k)) * (dot (x k) (sum2 (0)%Z)))).
Proof. pose proof sum2_0 as E0. pose proof (sum3_0 k) as E1. pose proof (ax_symmetric (x k) zero) as E2. pose proof (ax_zero_vector (x k)) as E3. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. exact (s2 (alpha k) (y k)). Qed.
Lemma t4 (k : Z) : (((0)%Z <= n)%Z -> ((sum3 k (0)%Z) = (((alpha k) * (y k)) * (dot (x k) (sum2 (0)%Z))))).
Proof. intro unused. exact (t3 k). Qed.
Lemma t5 (k2 : Z) (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) (h4 : (k2 >= (0)%Z)%Z) (h5 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 <= n)%Z.
Proof. pose proof h5 as H4. exact (s3 k2 n H4). Qed.
Lemma t6 (k2 : Z) (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) (h4 : (k2 >= (0)%Z)%Z) (h5 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 >= (0)%Z)%Z.
Proof. pose proof h4 as H3. exact (s4 k2 H3). Qed.
Lemma t7 (k2 : Z) (k : Z) (h3 : ((k2 <= n)%Z -> ((sum3 k k2) = (((alpha k) * (y k)) * (dot (x k) (sum2 k2)))))) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) (h4 : (k2 >= (0)%Z)%Z) (h5 : ((k2 + (1)%Z)%Z <= n)%Z) : ((sum3 k (k2 + (1)%Z)%Z) = (((alpha k) * (y k)) * (dot (x k) (sum2 (k2 + (1)%Z)%Z)))).
Proof. pose proof ((sum2_next k2) (t6 k2 k h1 h2 h4 h5)) as E0. pose proof ((sum3_next k k2) (t6 k2 k h1 h2 h4 h5)) as E1. pose proof (ax_symmetric (x k) (add (sum2 k2) (mul ((alpha k2) * (y k2)) (x k2)))) as E2. pose proof (ax_additive (sum2 k2) (mul ((alpha k2) * (y k2)) (x k2)) (x k)) as E3. pose proof (ax_homogeneous ((alpha k2) * (y k2)) (x k2) (x k)) as E4. pose proof (ax_symmetric (sum2 k2) (x k)) as E5. pose proof (ax_symmetric (x k2) (x k)) as E6. pose proof (h3 (t5 k2 k h1 h2 h4 h5)) as H0. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. exact (s5 (sum3 k k2) (alpha k) (y k) (dot (x k) (sum2 k2)) (alpha k2) (y k2) (dot (x k) (x k2)) H0). Qed.
Lemma t8 (k2 : Z) (k : Z) (h3 : ((k2 <= n)%Z -> ((sum3 k k2) = (((alpha k) * (y k)) * (dot (x k) (sum2 k2)))))) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) (h4 : (k2 >= (0)%Z)%Z) : (((k2 + (1)%Z)%Z <= n)%Z -> ((sum3 k (k2 + (1)%Z)%Z) = (((alpha k) * (y k)) * (dot (x k) (sum2 (k2 + (1)%Z)%Z))))).
Proof. intro h5. exact (t7 k2 k h3 h1 h2 h4 h5). Qed.
Lemma t9 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum3 k k_0) = (((alpha k) * (y k)) * (dot (x k) (sum2 k_0))))))).
Proof. refine (zind (fun k2 => ((k2 <= n)%Z -> ((sum3 k k2) = (((alpha k) * (y k)) * (dot (x k) (sum2 k2)))))) (t4 k) _). intros k2 h4 h3. exact (t8 k2 k h3 h1 h2 h4). Qed.
Lemma t10 (k2 : Z) (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) (h6 : ((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z)) : ((sum3 k k2) = (((alpha k) * (y k)) * (dot (x k) (sum2 k2)))).
Proof. pose proof ((t9 k h1 h2) k2) as H0. pose proof h6 as H1. exact (s6 k2 n (sum3 k k2) (alpha k) (y k) (dot (x k) (sum2 k2)) H0 H1). Qed.
Lemma t11 (k : Z) (k2 : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z) -> ((sum3 k k2) = (((alpha k) * (y k)) * (dot (x k) (sum2 k2))))).
Proof. intro h6. exact (t10 k2 k h1 h2 h6). Qed.
Lemma t12 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum3 k k_0) = (((alpha k) * (y k)) * (dot (x k) (sum2 k_0)))))).
Proof. intros k2. exact (t11 k k2 h1 h2). Qed.
Lemma t13 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given0 as H0. pose proof h1 as H1. pose proof h2 as H2. exact (s7 n k H0 H1 H2). Qed.
Lemma t14 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (k >= (0)%Z)%Z.
Proof. pose proof given0 as H0. pose proof h1 as H1. pose proof h2 as H2. exact (s8 n k H0 H1 H2). Qed.
Lemma t15 (k : Z) (h0 : ((k <= n)%Z -> ((sum4 k) = (dot (sum2 k) (sum2 n))))) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : ((sum4 (k + (1)%Z)%Z) = (dot (sum2 (k + (1)%Z)%Z) (sum2 n))).
Proof. pose proof ((sum2_next k) (t14 k h1 h2)) as E0. pose proof ((sum4_next k) (t14 k h1 h2)) as E1. pose proof (ax_additive (sum2 k) (mul ((alpha k) * (y k)) (x k)) (sum2 n)) as E2. pose proof (ax_homogeneous ((alpha k) * (y k)) (x k) (sum2 n)) as E3. pose proof (h0 (t2 k h1 h2)) as H0. pose proof (((t12 k h1 h2) n) (t13 k h1 h2)) as H1. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. exact (s9 (sum4 k) (dot (sum2 k) (sum2 n)) (sum3 k n) (alpha k) (y k) (dot (x k) (sum2 n)) H0 H1). Qed.
Lemma t16 (k : Z) (h0 : ((k <= n)%Z -> ((sum4 k) = (dot (sum2 k) (sum2 n))))) (h1 : (k >= (0)%Z)%Z) : (((k + (1)%Z)%Z <= n)%Z -> ((sum4 (k + (1)%Z)%Z) = (dot (sum2 (k + (1)%Z)%Z) (sum2 n)))).
Proof. intro h2. exact (t15 k h0 h1 h2). Qed.
Lemma t17 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum4 k_0) = (dot (sum2 k_0) (sum2 n)))))).
Proof. refine (zind (fun k => ((k <= n)%Z -> ((sum4 k) = (dot (sum2 k) (sum2 n))))) t1 _). intros k h1 h0. exact (t16 k h0 h1). Qed.
Lemma t18 (k : Z) (h7 : ((k >= (0)%Z)%Z /\ (k <= n)%Z)) : ((sum4 k) = (dot (sum2 k) (sum2 n))).
Proof. pose proof (t17 k) as H0. pose proof h7 as H1. exact (s10 k n (sum4 k) (dot (sum2 k) (sum2 n)) H0 H1). Qed.
Lemma t19 (k : Z) : (((k >= (0)%Z)%Z /\ (k <= n)%Z) -> ((sum4 k) = (dot (sum2 k) (sum2 n)))).
Proof. intro h7. exact (t18 k h7). Qed.
Lemma t20 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum4 k_0) = (dot (sum2 k_0) (sum2 n))))).
Proof. intros k. exact (t19 k). Qed.
Lemma t21 : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given0 as H0. exact (s11 n H0). Qed.
Lemma t22 : (((sum n) - ((dot (sum2 n) (sum2 n)) / (2))) = ((sum n) - ((sum4 n) / (2)))).
Proof. pose proof ((t20 n) t21) as H0. exact (s12 (sum4 n) (dot (sum2 n) (sum2 n)) (sum n) H0). Qed.
Lemma t23 : ((sum7 (0)%Z) = (sum4 (0)%Z)).
Proof. pose proof sum4_0 as E0. pose proof sum7_0 as E1. rewrite ?E0. rewrite ?E1. exact (s13). Qed.
Lemma t24 : (((0)%Z <= n)%Z -> ((sum7 (0)%Z) = (sum4 (0)%Z))).
Proof. intro unused. exact t23. Qed.
Lemma t25 (k3 : Z) (h9 : (k3 >= (0)%Z)%Z) (h10 : ((k3 + (1)%Z)%Z <= n)%Z) : (k3 <= n)%Z.
Proof. pose proof given0 as H0. pose proof h9 as H1. pose proof h10 as H2. exact (s14 n k3 H0 H1 H2). Qed.
Lemma t26 (k3 : Z) : ((sum6 k3 (0)%Z) = (sum3 k3 (0)%Z)).
Proof. pose proof (sum3_0 k3) as E0. pose proof (sum6_0 k3) as E1. rewrite ?E0. rewrite ?E1. exact (s15). Qed.
Lemma t27 (k3 : Z) : (((0)%Z <= n)%Z -> ((sum6 k3 (0)%Z) = (sum3 k3 (0)%Z))).
Proof. intro unused. exact (t26 k3). Qed.
Lemma t28 (k4 : Z) (k3 : Z) (h9 : (k3 >= (0)%Z)%Z) (h10 : ((k3 + (1)%Z)%Z <= n)%Z) (h12 : (k4 >= (0)%Z)%Z) (h13 : ((k4 + (1)%Z)%Z <= n)%Z) : (k4 <= n)%Z.
Proof. pose proof h13 as H4. exact (s16 k4 n H4). Qed.
Lemma t29 (k4 : Z) (k3 : Z) (h9 : (k3 >= (0)%Z)%Z) (h10 : ((k3 + (1)%Z)%Z <= n)%Z) (h12 : (k4 >= (0)%Z)%Z) (h13 : ((k4 + (1)%Z)%Z <= n)%Z) : (((k3 >= (0)%Z)%Z /\ (k3 < n)%Z) /\ ((k4 >= (0)%Z)%Z /\ (k4 < n)%Z)).
Proof. pose proof h9 as H1. pose proof h10 as H2. pose proof h12 as H3. pose proof h13 as H4. exact (s17 k3 n k4 H1 H2 H3 H4). Qed.
Lemma t30 (k4 : Z) (k3 : Z) (h9 : (k3 >= (0)%Z)%Z) (h10 : ((k3 + (1)%Z)%Z <= n)%Z) (h12 : (k4 >= (0)%Z)%Z) (h13 : ((k4 + (1)%Z)%Z <= n)%Z) : (k4 >= (0)%Z)%Z.
Proof. pose proof h12 as H3. exact (s18 k4 H3). Qed.
Lemma t31 (k4 : Z) (k3 : Z) (h11 : ((k4 <= n)%Z -> ((sum6 k3 k4) = (sum3 k3 k4)))) (h9 : (k3 >= (0)%Z)%Z) (h10 : ((k3 + (1)%Z)%Z <= n)%Z) (h12 : (k4 >= (0)%Z)%Z) (h13 : ((k4 + (1)%Z)%Z <= n)%Z) : ((sum6 k3 (k4 + (1)%Z)%Z) = (sum3 k3 (k4 + (1)%Z)%Z)).
Proof. pose proof ((sum3_next k3 k4) (t30 k4 k3 h9 h10 h12 h13)) as E0. pose proof ((sum6_next k3 k4) (t30 k4 k3 h9 h10 h12 h13)) as E1. pose proof (h11 (t28 k4 k3 h9 h10 h12 h13)) as H0. pose proof ((given1 k3 k4) (t29 k4 k3 h9 h10 h12 h13)) as H1. rewrite ?E0. rewrite ?E1. exact (s19 (sum6 k3 k4) (sum3 k3 k4) (dot (x_prime k3) (x_prime k4)) (dot (x k3) (x k4)) (alpha k3) (alpha k4) (y k3) (y k4) H0 H1). Qed.
Lemma t32 (k4 : Z) (k3 : Z) (h11 : ((k4 <= n)%Z -> ((sum6 k3 k4) = (sum3 k3 k4)))) (h9 : (k3 >= (0)%Z)%Z) (h10 : ((k3 + (1)%Z)%Z <= n)%Z) (h12 : (k4 >= (0)%Z)%Z) : (((k4 + (1)%Z)%Z <= n)%Z -> ((sum6 k3 (k4 + (1)%Z)%Z) = (sum3 k3 (k4 + (1)%Z)%Z))).
Proof. intro h13. exact (t31 k4 k3 h11 h9 h10 h12 h13). Qed.
Lemma t33 (k3 : Z) (h9 : (k3 >= (0)%Z)%Z) (h10 : ((k3 + (1)%Z)%Z <= n)%Z) : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum6 k3 k_0) = (sum3 k3 k_0))))).
Proof. refine (zind (fun k4 => ((k4 <= n)%Z -> ((sum6 k3 k4) = (sum3 k3 k4)))) (t27 k3) _). intros k4 h12 h11. exact (t32 k4 k3 h11 h9 h10 h12). Qed.
Lemma t34 (k4 : Z) (k3 : Z) (h9 : (k3 >= (0)%Z)%Z) (h10 : ((k3 + (1)%Z)%Z <= n)%Z) (h14 : ((k4 >= (0)%Z)%Z /\ (k4 <= n)%Z)) : ((sum6 k3 k4) = (sum3 k3 k4)).
Proof. pose proof ((t33 k3 h9 h10) k4) as H0. pose proof h14 as H1. exact (s20 k4 n (sum6 k3 k4) (sum3 k3 k4) H0 H1). Qed.
Lemma t35 (k3 : Z) (k4 : Z) (h9 : (k3 >= (0)%Z)%Z) (h10 : ((k3 + (1)%Z)%Z <= n)%Z) : (((k4 >= (0)%Z)%Z /\ (k4 <= n)%Z) -> ((sum6 k3 k4) = (sum3 k3 k4))).
Proof. intro h14. exact (t34 k4 k3 h9 h10 h14). Qed.
Lemma t36 (k3 : Z) (h9 : (k3 >= (0)%Z)%Z) (h10 : ((k3 + (1)%Z)%Z <= n)%Z) : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum6 k3 k_0) = (sum3 k3 k_0)))).
Proof. intros k4. exact (t35 k3 k4 h9 h10). Qed.
Lemma t37 (k3 : Z) (h9 : (k3 >= (0)%Z)%Z) (h10 : ((k3 + (1)%Z)%Z <= n)%Z) : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given0 as H0. pose proof h9 as H1. pose proof h10 as H2. exact (s21 n k3 H0 H1 H2). Qed.
Lemma t38 (k3 : Z) (h9 : (k3 >= (0)%Z)%Z) (h10 : ((k3 + (1)%Z)%Z <= n)%Z) : (k3 >= (0)%Z)%Z.
Proof. pose proof given0 as H0. pose proof h9 as H1. pose proof h10 as H2. exact (s22 n k3 H0 H1 H2). Qed.
Lemma t39 (k3 : Z) (h8 : ((k3 <= n)%Z -> ((sum7 k3) = (sum4 k3)))) (h9 : (k3 >= (0)%Z)%Z) (h10 : ((k3 + (1)%Z)%Z <= n)%Z) : ((sum7 (k3 + (1)%Z)%Z) = (sum4 (k3 + (1)%Z)%Z)).
Proof. pose proof ((sum4_next k3) (t38 k3 h9 h10)) as E0. pose proof ((sum7_next k3) (t38 k3 h9 h10)) as E1. pose proof (h8 (t25 k3 h9 h10)) as H0. pose proof (((t36 k3 h9 h10) n) (t37 k3 h9 h10)) as H1. rewrite ?E0. rewrite ?E1. exact (s23 (sum7 k3) (sum4 k3) (sum6 k3 n) (sum3 k3 n) H0 H1). Qed.
Lemma t40 (k3 : Z) (h8 : ((k3 <= n)%Z -> ((sum7 k3) = (sum4 k3)))) (h9 : (k3 >= (0)%Z)%Z) : (((k3 + (1)%Z)%Z <= n)%Z -> ((sum7 (k3 + (1)%Z)%Z) = (sum4 (k3 + (1)%Z)%Z))).
Proof. intro h10. exact (t39 k3 h8 h9 h10). Qed.
Lemma t41 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum7 k_0) = (sum4 k_0))))).
Proof. refine (zind (fun k3 => ((k3 <= n)%Z -> ((sum7 k3) = (sum4 k3)))) t24 _). intros k3 h9 h8. exact (t40 k3 h8 h9). Qed.
Lemma t42 (k3 : Z) (h15 : ((k3 >= (0)%Z)%Z /\ (k3 <= n)%Z)) : ((sum7 k3) = (sum4 k3)).
Proof. pose proof (t41 k3) as H0. pose proof h15 as H1. exact (s24 k3 n (sum7 k3) (sum4 k3) H0 H1). Qed.
Lemma t43 (k3 : Z) : (((k3 >= (0)%Z)%Z /\ (k3 <= n)%Z) -> ((sum7 k3) = (sum4 k3))).
Proof. intro h15. exact (t42 k3 h15). Qed.
Lemma t44 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum7 k_0) = (sum4 k_0)))).
Proof. intros k3. exact (t43 k3). Qed.
Lemma t45 : ((sum7 (0)%Z) = (dot (sum5 (0)%Z) (sum5 n))).
Proof. pose proof sum5_0 as E0. pose proof sum7_0 as E1. pose proof (ax_zero_vector (sum5 n)) as E2. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s25). Qed.
Lemma t46 : (((0)%Z <= n)%Z -> ((sum7 (0)%Z) = (dot (sum5 (0)%Z) (sum5 n)))).
Proof. intro unused. exact t45. Qed.
Lemma t47 (k5 : Z) (h17 : (k5 >= (0)%Z)%Z) (h18 : ((k5 + (1)%Z)%Z <= n)%Z) : (k5 <= n)%Z.
Proof. pose proof given0 as H0. pose proof h17 as H1. pose proof h18 as H2. exact (s26 n k5 H0 H1 H2). Qed.
Lemma t48 (k5 : Z) : ((sum6 k5 (0)%Z) = (((alpha k5) * (y k5)) * (dot (x_prime k5) (sum5 (0)%Z)))).
Proof. pose proof sum5_0 as E0. pose proof (sum6_0 k5) as E1. pose proof (ax_symmetric (x_prime k5) zero) as E2. pose proof (ax_zero_vector (x_prime k5)) as E3. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. exact (s27 (alpha k5) (y k5)). Qed.
Lemma t49 (k5 : Z) : (((0)%Z <= n)%Z -> ((sum6 k5 (0)%Z) = (((alpha k5) * (y k5)) * (dot (x_prime k5) (sum5 (0)%Z))))).
Proof. intro unused. exact (t48 k5). Qed.
Lemma t50 (k6 : Z) (k5 : Z) (h17 : (k5 >= (0)%Z)%Z) (h18 : ((k5 + (1)%Z)%Z <= n)%Z) (h20 : (k6 >= (0)%Z)%Z) (h21 : ((k6 + (1)%Z)%Z <= n)%Z) : (k6 <= n)%Z.
Proof. pose proof h21 as H4. exact (s28 k6 n H4). Qed.
Lemma t51 (k6 : Z) (k5 : Z) (h17 : (k5 >= (0)%Z)%Z) (h18 : ((k5 + (1)%Z)%Z <= n)%Z) (h20 : (k6 >= (0)%Z)%Z) (h21 : ((k6 + (1)%Z)%Z <= n)%Z) : (k6 >= (0)%Z)%Z.
Proof. pose proof h20 as H3. exact (s29 k6 H3). Qed.
Lemma t52 (k6 : Z) (k5 : Z) (h19 : ((k6 <= n)%Z -> ((sum6 k5 k6) = (((alpha k5) * (y k5)) * (dot (x_prime k5) (sum5 k6)))))) (h17 : (k5 >= (0)%Z)%Z) (h18 : ((k5 + (1)%Z)%Z <= n)%Z) (h20 : (k6 >= (0)%Z)%Z) (h21 : ((k6 + (1)%Z)%Z <= n)%Z) : ((sum6 k5 (k6 + (1)%Z)%Z) = (((alpha k5) * (y k5)) * (dot (x_prime k5) (sum5 (k6 + (1)%Z)%Z)))).
Proof. pose proof ((sum5_next k6) (t51 k6 k5 h17 h18 h20 h21)) as E0. pose proof ((sum6_next k5 k6) (t51 k6 k5 h17 h18 h20 h21)) as E1. pose proof (ax_symmetric (x_prime k5) (add (sum5 k6) (mul ((alpha k6) * (y k6)) (x_prime k6)))) as E2. pose proof (ax_additive (sum5 k6) (mul ((alpha k6) * (y k6)) (x_prime k6)) (x_prime k5)) as E3. pose proof (ax_homogeneous ((alpha k6) * (y k6)) (x_prime k6) (x_prime k5)) as E4. pose proof (ax_symmetric (x_prime k6) (x_prime k5)) as E5. pose proof (ax_symmetric (x_prime k5) (sum5 k6)) as E6. pose proof (h19 (t50 k6 k5 h17 h18 h20 h21)) as H0. rewrite ?E6 in H0. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. exact (s30 (sum6 k5 k6) (alpha k5) (y k5) (dot (sum5 k6) (x_prime k5)) (alpha k6) (y k6) (dot (x_prime k5) (x_prime k6)) H0). Qed.
Lemma t53 (k6 : Z) (k5 : Z) (h19 : ((k6 <= n)%Z -> ((sum6 k5 k6) = (((alpha k5) * (y k5)) * (dot (x_prime k5) (sum5 k6)))))) (h17 : (k5 >= (0)%Z)%Z) (h18 : ((k5 + (1)%Z)%Z <= n)%Z) (h20 : (k6 >= (0)%Z)%Z) : (((k6 + (1)%Z)%Z <= n)%Z -> ((sum6 k5 (k6 + (1)%Z)%Z) = (((alpha k5) * (y k5)) * (dot (x_prime k5) (sum5 (k6 + (1)%Z)%Z))))).
Proof. intro h21. exact (t52 k6 k5 h19 h17 h18 h20 h21). Qed.
Lemma t54 (k5 : Z) (h17 : (k5 >= (0)%Z)%Z) (h18 : ((k5 + (1)%Z)%Z <= n)%Z) : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum6 k5 k_0) = (((alpha k5) * (y k5)) * (dot (x_prime k5) (sum5 k_0))))))).
Proof. refine (zind (fun k6 => ((k6 <= n)%Z -> ((sum6 k5 k6) = (((alpha k5) * (y k5)) * (dot (x_prime k5) (sum5 k6)))))) (t49 k5) _). intros k6 h20 h19. exact (t53 k6 k5 h19 h17 h18 h20). Qed.
Lemma t55 (k6 : Z) (k5 : Z) (h17 : (k5 >= (0)%Z)%Z) (h18 : ((k5 + (1)%Z)%Z <= n)%Z) (h22 : ((k6 >= (0)%Z)%Z /\ (k6 <= n)%Z)) : ((sum6 k5 k6) = (((alpha k5) * (y k5)) * (dot (x_prime k5) (sum5 k6)))).
Proof. pose proof ((t54 k5 h17 h18) k6) as H0. pose proof h22 as H1. exact (s31 k6 n (sum6 k5 k6) (alpha k5) (y k5) (dot (x_prime k5) (sum5 k6)) H0 H1). Qed.
Lemma t56 (k5 : Z) (k6 : Z) (h17 : (k5 >= (0)%Z)%Z) (h18 : ((k5 + (1)%Z)%Z <= n)%Z) : (((k6 >= (0)%Z)%Z /\ (k6 <= n)%Z) -> ((sum6 k5 k6) = (((alpha k5) * (y k5)) * (dot (x_prime k5) (sum5 k6))))).
Proof. intro h22. exact (t55 k6 k5 h17 h18 h22). Qed.
Lemma t57 (k5 : Z) (h17 : (k5 >= (0)%Z)%Z) (h18 : ((k5 + (1)%Z)%Z <= n)%Z) : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum6 k5 k_0) = (((alpha k5) * (y k5)) * (dot (x_prime k5) (sum5 k_0)))))).
Proof. intros k6. exact (t56 k5 k6 h17 h18). Qed.
Lemma t58 (k5 : Z) (h17 : (k5 >= (0)%Z)%Z) (h18 : ((k5 + (1)%Z)%Z <= n)%Z) : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given0 as H0. pose proof h17 as H1. pose proof h18 as H2. exact (s32 n k5 H0 H1 H2). Qed.
Lemma t59 (k5 : Z) (h17 : (k5 >= (0)%Z)%Z) (h18 : ((k5 + (1)%Z)%Z <= n)%Z) : (k5 >= (0)%Z)%Z.
Proof. pose proof given0 as H0. pose proof h17 as H1. pose proof h18 as H2. exact (s33 n k5 H0 H1 H2). Qed.
Lemma t60 (k5 : Z) (h16 : ((k5 <= n)%Z -> ((sum7 k5) = (dot (sum5 k5) (sum5 n))))) (h17 : (k5 >= (0)%Z)%Z) (h18 : ((k5 + (1)%Z)%Z <= n)%Z) : ((sum7 (k5 + (1)%Z)%Z) = (dot (sum5 (k5 + (1)%Z)%Z) (sum5 n))).
Proof. pose proof ((sum5_next k5) (t59 k5 h17 h18)) as E0. pose proof ((sum7_next k5) (t59 k5 h17 h18)) as E1. pose proof (ax_additive (sum5 k5) (mul ((alpha k5) * (y k5)) (x_prime k5)) (sum5 n)) as E2. pose proof (ax_homogeneous ((alpha k5) * (y k5)) (x_prime k5) (sum5 n)) as E3. pose proof (ax_symmetric (x_prime k5) (sum5 n)) as E4. pose proof (h16 (t47 k5 h17 h18)) as H0. pose proof (((t57 k5 h17 h18) n) (t58 k5 h17 h18)) as H1. rewrite ?E4 in H1. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. exact (s34 (sum7 k5) (dot (sum5 k5) (sum5 n)) (sum6 k5 n) (alpha k5) (y k5) (dot (sum5 n) (x_prime k5)) H0 H1). Qed.
Lemma t61 (k5 : Z) (h16 : ((k5 <= n)%Z -> ((sum7 k5) = (dot (sum5 k5) (sum5 n))))) (h17 : (k5 >= (0)%Z)%Z) : (((k5 + (1)%Z)%Z <= n)%Z -> ((sum7 (k5 + (1)%Z)%Z) = (dot (sum5 (k5 + (1)%Z)%Z) (sum5 n)))).
Proof. intro h18. exact (t60 k5 h16 h17 h18). Qed.
Lemma t62 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum7 k_0) = (dot (sum5 k_0) (sum5 n)))))).
Proof. refine (zind (fun k5 => ((k5 <= n)%Z -> ((sum7 k5) = (dot (sum5 k5) (sum5 n))))) t46 _). intros k5 h17 h16. exact (t61 k5 h16 h17). Qed.
Lemma t63 (k5 : Z) (h23 : ((k5 >= (0)%Z)%Z /\ (k5 <= n)%Z)) : ((sum7 k5) = (dot (sum5 k5) (sum5 n))).
Proof. pose proof (t62 k5) as H0. pose proof h23 as H1. exact (s35 k5 n (sum7 k5) (dot (sum5 k5) (sum5 n)) H0 H1). Qed.
Lemma t64 (k5 : Z) : (((k5 >= (0)%Z)%Z /\ (k5 <= n)%Z) -> ((sum7 k5) = (dot (sum5 k5) (sum5 n)))).
Proof. intro h23. exact (t63 k5 h23). Qed.
Lemma t65 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum7 k_0) = (dot (sum5 k_0) (sum5 n))))).
Proof. intros k5. exact (t64 k5). Qed.
Lemma t66 : (((sum n) - ((dot (sum5 n) (sum5 n)) / (2))) = ((sum n) - ((dot (sum2 n) (sum2 n)) / (2)))).
Proof. pose proof ((t44 n) t21) as H0. pose proof ((t20 n) t21) as H1. pose proof ((t65 n) t21) as H2. exact (s36 (sum7 n) (sum4 n) (dot (sum2 n) (sum2 n)) (dot (sum5 n) (sum5 n)) (sum n) H0 H1 H2). Qed.
Lemma t67 : (((sum n) - ((dot (sum5 n) (sum5 n)) / (2))) = ((sum n) - ((dot (sum2 n) (sum2 n)) / (2)))).
Proof. pose proof ((t44 n) t21) as H0. pose proof ((t20 n) t21) as H1. pose proof ((t65 n) t21) as H2. exact (s37 (sum7 n) (sum4 n) (dot (sum2 n) (sum2 n)) (dot (sum5 n) (sum5 n)) (sum n) H0 H1 H2). Qed.

Theorem dual_inner_products_only_0 : (((sum n) - ((dot (sum2 n) (sum2 n)) / (2))) = ((sum n) - ((sum4 n) / (2)))).
Proof. exact t22. Qed.
Theorem dual_inner_products_only_1 : (((sum n) - ((dot (sum5 n) (sum5 n)) / (2))) = ((sum n) - ((dot (sum2 n) (sum2 n)) / (2)))).
Proof. exact t66. Qed.
Theorem dual_inner_products_only_2 : (((sum n) - ((dot (sum5 n) (sum5 n)) / (2))) = ((sum n) - ((dot (sum2 n) (sum2 n)) / (2)))).
Proof. exact t67. Qed.
End dual_inner_products_only.
Print Assumptions dual_inner_products_only_0.
Print Assumptions dual_inner_products_only_1.
Print Assumptions dual_inner_products_only_2.
