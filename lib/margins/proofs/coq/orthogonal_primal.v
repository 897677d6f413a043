(* label: dual-inner-products-only *)
(* given: \left\langle w', x'_{i}\right\rangle = \left\langle w, x_{i}\right\rangle,\quad \left\langle v', x'_{i}\right\rangle = \left\langle v, x_{i}\right\rangle \quad\text{for all } i *)
(* given: \left\lVert w'\right\rVert^2 = \left\lVert w\right\rVert^2,\quad \left\lVert v'\right\rVert^2 = \left\lVert v\right\rVert^2 *)
(* part 4: y_{i}\,\left(\left\langle w', x'_{i}\right\rangle + b\right) \ge 1 \;\Leftrightarrow\; y_{i}\,\left(\left\langle w, x_{i}\right\rangle + b\right) \ge 1 \quad\text{for all } i *)
(* part 4: y_{i}\,\left(\left\langle v', x'_{i}\right\rangle + c\right) \ge 1 \;\Leftrightarrow\; y_{i}\,\left(\left\langle v, x_{i}\right\rangle + c\right) \ge 1 \quad\text{for all } i *)
(* part 4: \left\lVert w'\right\rVert^2 \le \left\lVert v'\right\rVert^2 \;\Leftrightarrow\; \left\lVert w\right\rVert^2 \le \left\lVert v\right\rVert^2 *)
(* part 4: \frac{\left\lVert w'\right\rVert^2}{2} + C\,\sum_{i} \max\left(0, 1 - y_{i}\,\left(\left\langle w', x'_{i}\right\rangle + b\right)\right) = \frac{\left\lVert w\right\rVert^2}{2} + C\,\sum_{i} \max\left(0, 1 - y_{i}\,\left(\left\langle w, x_{i}\right\rangle + b\right)\right) *)
(* part 4: \frac{\left\lVert v'\right\rVert^2}{2} + C\,\sum_{i} \max\left(0, 1 - y_{i}\,\left(\left\langle v', x'_{i}\right\rangle + c\right)\right) = \frac{\left\lVert v\right\rVert^2}{2} + C\,\sum_{i} \max\left(0, 1 - y_{i}\,\left(\left\langle v, x_{i}\right\rangle + c\right)\right) *)
Require Import Replay.
Section orthogonal_primal.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable x : Z -> V.
Variable y : Z -> R.
Variable x_prime : Z -> V.
Variable v : V.
Variable v_prime : V.
Variable w : V.
Variable w_prime : V.
Variable n : Z.
Variable c : R.
Variable b : R.
Variable C : R.
Definition sum (p_0 : V) (p_1 : R) : Z -> R := rec (0) (fun k_ v_ => (v_ + (if Rle_dec ((1) - ((y k_) * ((dot p_0 (x k_)) + p_1))) (0) then (0) else ((1) - ((y k_) * ((dot p_0 (x k_)) + p_1)))))).
Lemma sum_0 : (forall (p_0 : V) (p_1 : R), ((sum p_0 p_1 (0)%Z) = (0))). Proof. reflexivity. Qed.
Lemma sum_next : (forall (p_0 : V) (p_1 : R) (k_2 : Z), ((k_2 >= (0)%Z)%Z -> ((sum p_0 p_1 (k_2 + (1)%Z)%Z) = ((sum p_0 p_1 k_2) + (if Rle_dec ((1) - ((y k_2) * ((dot p_0 (x k_2)) + p_1))) (0) then (0) else ((1) - ((y k_2) * ((dot p_0 (x k_2)) + p_1)))))))). Proof. intros; unfold sum; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum2 (p_0 : V) (p_1 : R) : Z -> R := rec (0) (fun k_ v_ => (v_ + (if Rle_dec ((1) - ((y k_) * ((dot p_0 (x_prime k_)) + p_1))) (0) then (0) else ((1) - ((y k_) * ((dot p_0 (x_prime k_)) + p_1)))))).
Lemma sum2_0 : (forall (p_0 : V) (p_1 : R), ((sum2 p_0 p_1 (0)%Z) = (0))). Proof. reflexivity. Qed.
Lemma sum2_next : (forall (p_0 : V) (p_1 : R) (k_2 : Z), ((k_2 >= (0)%Z)%Z -> ((sum2 p_0 p_1 (k_2 + (1)%Z)%Z) = ((sum2 p_0 p_1 k_2) + (if Rle_dec ((1) - ((y k_2) * ((dot p_0 (x_prime k_2)) + p_1))) (0) then (0) else ((1) - ((y k_2) * ((dot p_0 (x_prime k_2)) + p_1)))))))). Proof. intros; unfold sum2; rewrite rec_next by assumption; reflexivity. Qed.

Lemma s0 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s1 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((x0 = x1) /\ (x2 = x3)) ->
  ((x0 = x1) /\ (x2 = x3)) ->
  (((x4 * (x0 + x5)) >= (1)) <-> ((x4 * (x1 + x5)) >= (1))).
Proof. (* 0841f1601b: 0 1 *) by_logic. Qed.
Lemma s2 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s3 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((x0 = x1) /\ (x2 = x3)) ->
  ((x0 = x1) /\ (x2 = x3)) ->
  (((x4 * (x2 + x5)) >= (1)) <-> ((x4 * (x3 + x5)) >= (1))).
Proof. (* 8f219a9fe4: 0 1 *) by_logic. Qed.
Lemma s4 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  ((x0 = x1) /\ (x2 = x3)) ->
  ((x0 <= x2) <-> (x1 <= x3)).
Proof. (* f2b56559b4: 0 *) by_logic. Qed.
Lemma s5 :
  ((0) = (0)).
Proof. (* 4455105e66:  *) by_logic. Qed.
Lemma s6 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 <= k0)%Z.
Proof. (* f1b096018f: 0 1 2 *) by_logic. Qed.
Lemma s7 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 87e05514c8: 0 1 2 *) by_logic. Qed.
Lemma s8 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 7165f0377f: 0 1 2 *) by_logic. Qed.
Lemma s9 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  (x0 = x1) ->
  ((x2 = x3) /\ (x4 = x5)) ->
  ((x2 = x3) /\ (x4 = x5)) ->
  ((x0 + (if Rle_dec ((1) - (x6 * (x2 + x7))) (0) then (0) else ((1) - (x6 * (x2 + x7))))) = (x1 + (if Rle_dec ((1) - (x6 * (x3 + x7))) (0) then (0) else ((1) - (x6 * (x3 + x7)))))).
Proof. (* 7dbb239c92: 0 1 2 *) by_logic. Qed.
Lemma s10 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = x3))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = x3).
Proof. (* 54c2b72f0f: 0 1 *) by_logic. Qed.
Lemma s11 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* a883d213be: 0 *) by_logic. Qed.
Lemma s12 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) :
  (x0 = x1) ->
  ((x2 = x3) /\ (x4 = x5)) ->
  (((x2 / (2)) + (x6 * x0)) = ((x3 / (2)) + (x6 * x1))).
Proof. (* 87821a5818: 0 1 *) by_logic. Qed.
Lemma s13 :
  ((0) = (0)).
Proof. (* 4455105e66:  *) by_logic. Qed.
Lemma s14 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 <= k0)%Z.
Proof. (* f1b096018f: 0 1 2 *) by_logic. Qed.
Lemma s15 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 87e05514c8: 0 1 2 *) by_logic. Qed.
Lemma s16 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 7165f0377f: 0 1 2 *) by_logic. Qed.
Lemma s17 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  (x0 = x1) ->
  ((x2 = x3) /\ (x4 = x5)) ->
  ((x2 = x3) /\ (x4 = x5)) ->
  ((x0 + (if Rle_dec ((1) - (x6 * (x4 + x7))) (0) then (0) else ((1) - (x6 * (x4 + x7))))) = (x1 + (if Rle_dec ((1) - (x6 * (x5 + x7))) (0) then (0) else ((1) - (x6 * (x5 + x7)))))).
Proof. (* 336d521d76: 0 1 2 *) by_logic. Qed.
Lemma s18 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = x3))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = x3).
Proof. (* 54c2b72f0f: 0 1 *) by_logic. Qed.
Lemma s19 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) :
  (x0 = x1) ->
  ((x2 = x3) /\ (x4 = x5)) ->
  (((x4 / (2)) + (x6 * x0)) = ((x5 / (2)) + (x6 * x1))).
Proof. (* 2abb438de3: 0 1 *) by_logic. Qed.

Hypothesis given0 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((dot w_prime (x_prime i_0)) = (dot w (x i_0))) /\ ((dot v_prime (x_prime i_0)) = (dot v (x i_0)))))).
Hypothesis given1 : (n >= (0)%Z)%Z.
Hypothesis given2 : (((dot w_prime w_prime) = (dot w w)) /\ ((dot v_prime v_prime) = (dot v v))).

Lemma t0 (i : Z) (h0 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : ((i >= (0)%Z)%Z /\ (i < n)%Z).
Proof. pose proof given1 as H0. pose proof h0 as H1. exact (s0 n i H0 H1). Qed.
Lemma t1 (i : Z) (h0 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : ((((y i) * ((dot w_prime (x_prime i)) + b)) >= (1)) <-> (((y i) * ((dot w (x i)) + b)) >= (1))).
Proof. pose proof ((given0 i) (t0 i h0)) as H0. pose proof ((given0 i) (t0 i h0)) as H1. exact (s1 (dot w_prime (x_prime i)) (dot w (x i)) (dot v_prime (x_prime i)) (dot v (x i)) (y i) b H0 H1). Qed.
Lemma t2 (i : Z) : (((i >= (0)%Z)%Z /\ (i < n)%Z) -> ((((y i) * ((dot w_prime (x_prime i)) + b)) >= (1)) <-> (((y i) * ((dot w (x i)) + b)) >= (1)))).
Proof. intro h0. exact (t1 i h0). Qed.
Lemma t3 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((((y i_0) * ((dot w_prime (x_prime i_0)) + b)) >= (1)) <-> (((y i_0) * ((dot w (x i_0)) + b)) >= (1))))).
Proof. intros i. exact (t2 i). Qed.
Lemma t4 (i2 : Z) (h1 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z).
Proof. pose proof given1 as H0. pose proof h1 as H1. exact (s2 n i2 H0 H1). Qed.
Lemma t5 (i2 : Z) (h1 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((((y i2) * ((dot v_prime (x_prime i2)) + c)) >= (1)) <-> (((y i2) * ((dot v (x i2)) + c)) >= (1))).
Proof. pose proof ((given0 i2) (t4 i2 h1)) as H0. pose proof ((given0 i2) (t4 i2 h1)) as H1. exact (s3 (dot w_prime (x_prime i2)) (dot w (x i2)) (dot v_prime (x_prime i2)) (dot v (x i2)) (y i2) c H0 H1). Qed.
Lemma t6 (i2 : Z) : (((i2 >= (0)%Z)%Z /\ (i2 < n)%Z) -> ((((y i2) * ((dot v_prime (x_prime i2)) + c)) >= (1)) <-> (((y i2) * ((dot v (x i2)) + c)) >= (1)))).
Proof. intro h1. exact (t5 i2 h1). Qed.
Lemma t7 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((((y i_0) * ((dot v_prime (x_prime i_0)) + c)) >= (1)) <-> (((y i_0) * ((dot v (x i_0)) + c)) >= (1))))).
Proof. intros i2. exact (t6 i2). Qed.
Lemma t8 : (((dot w_prime w_prime) <= (dot v_prime v_prime)) <-> ((dot w w) <= (dot v v))).
Proof. pose proof given2 as H0. exact (s4 (dot w_prime w_prime) (dot w w) (dot v_prime v_prime) (dot v v) H0). Qed.
Lemma t9 : ((sum2 w_prime b (0)%Z) = (sum w b (0)%Z)).
Proof. pose proof (sum_0 w b) as E0. pose proof (sum2_0 w_prime b) as E1. rewrite ?E0. rewrite ?E1. exact (s5). Qed.
Lemma t10 : (((0)%Z <= n)%Z -> ((sum2 w_prime b (0)%Z) = (sum w b (0)%Z))).
Proof. intro unused. exact t9. Qed.
Lemma t11 (k : Z) (h3 : (k >= (0)%Z)%Z) (h4 : ((k + (1)%Z)%Z <= n)%Z) : (k <= n)%Z.
Proof. pose proof given1 as H0. pose proof h3 as H1. pose proof h4 as H2. exact (s6 n k H0 H1 H2). Qed.
Lemma t12 (k : Z) (h3 : (k >= (0)%Z)%Z) (h4 : ((k + (1)%Z)%Z <= n)%Z) : ((k >= (0)%Z)%Z /\ (k < n)%Z).
Proof. pose proof given1 as H0. pose proof h3 as H1. pose proof h4 as H2. exact (s7 n k H0 H1 H2). Qed.
Lemma t13 (k : Z) (h3 : (k >= (0)%Z)%Z) (h4 : ((k + (1)%Z)%Z <= n)%Z) : (k >= (0)%Z)%Z.
Proof. pose proof given1 as H0. pose proof h3 as H1. pose proof h4 as H2. exact (s8 n k H0 H1 H2). Qed.
Lemma t14 (k : Z) (h2 : ((k <= n)%Z -> ((sum2 w_prime b k) = (sum w b k)))) (h3 : (k >= (0)%Z)%Z) (h4 : ((k + (1)%Z)%Z <= n)%Z) : ((sum2 w_prime b (k + (1)%Z)%Z) = (sum w b (k + (1)%Z)%Z)).
Proof. pose proof ((sum_next w b k) (t13 k h3 h4)) as E0. pose proof ((sum2_next w_prime b k) (t13 k h3 h4)) as E1. pose proof (h2 (t11 k h3 h4)) as H0. pose proof ((given0 k) (t12 k h3 h4)) as H1. pose proof ((given0 k) (t12 k h3 h4)) as H2. rewrite ?E0. rewrite ?E1. exact (s9 (sum2 w_prime b k) (sum w b k) (dot w_prime (x_prime k)) (dot w (x k)) (dot v_prime (x_prime k)) (dot v (x k)) (y k) b H0 H1 H2). Qed.
Lemma t15 (k : Z) (h2 : ((k <= n)%Z -> ((sum2 w_prime b k) = (sum w b k)))) (h3 : (k >= (0)%Z)%Z) : (((k + (1)%Z)%Z <= n)%Z -> ((sum2 w_prime b (k + (1)%Z)%Z) = (sum w b (k + (1)%Z)%Z))).
Proof. intro h4. exact (t14 k h2 h3 h4). Qed.
Lemma t16 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum2 w_prime b k_0) = (sum w b k_0))))).
Proof. refine (zind (fun k => ((k <= n)%Z -> ((sum2 w_prime b k) = (sum w b k)))) t10 _). intros k h3 h2. exact (t15 k h2 h3). Qed.
Lemma t17 (k : Z) (h5 : ((k >= (0)%Z)%Z /\ (k <= n)%Z)) : ((sum2 w_prime b k) = (sum w b k)).
Proof. pose proof (t16 k) as H0. pose proof h5 as H1. exact (s10 k n (sum2 w_prime b k) (sum w b k) H0 H1). Qed.
Lemma t18 (k : Z) : (((k >= (0)%Z)%Z /\ (k <= n)%Z) -> ((sum2 w_prime b k) = (sum w b k))).
Proof. intro h5. exact (t17 k h5). Qed.
Lemma t19 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum2 w_prime b k_0) = (sum w b k_0)))).
Proof. intros k. exact (t18 k). Qed.
Lemma t20 : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given1 as H0. exact (s11 n H0). Qed.
Lemma t21 : ((((dot w_prime w_prime) / (2)) + (C * (sum2 w_prime b n))) = (((dot w w) / (2)) + (C * (sum w b n)))).
Proof. pose proof ((t19 n) t20) as H0. pose proof given2 as H1. exact (s12 (sum2 w_prime b n) (sum w b n) (dot w_prime w_prime) (dot w w) (dot v_prime v_prime) (dot v v) C H0 H1). Qed.
Lemma t22 : ((sum2 v_prime c (0)%Z) = (sum v c (0)%Z)).
Proof. pose proof (sum_0 v c) as E0. pose proof (sum2_0 v_prime c) as E1. rewrite ?E0. rewrite ?E1. exact (s13). Qed.
Lemma t23 : (((0)%Z <= n)%Z -> ((sum2 v_prime c (0)%Z) = (sum v c (0)%Z))).
Proof. intro unused. exact t22. Qed.
Lemma t24 (k2 : Z) (h7 : (k2 >= (0)%Z)%Z) (h8 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 <= n)%Z.
Proof. pose proof given1 as H0. pose proof h7 as H1. pose proof h8 as H2. exact (s14 n k2 H0 H1 H2). Qed.
Lemma t25 (k2 : Z) (h7 : (k2 >= (0)%Z)%Z) (h8 : ((k2 + (1)%Z)%Z <= n)%Z) : ((k2 >= (0)%Z)%Z /\ (k2 < n)%Z).
Proof. pose proof given1 as H0. pose proof h7 as H1. pose proof h8 as H2. exact (s15 n k2 H0 H1 H2). Qed.
Lemma t26 (k2 : Z) (h7 : (k2 >= (0)%Z)%Z) (h8 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 >= (0)%Z)%Z.
Proof. pose proof given1 as H0. pose proof h7 as H1. pose proof h8 as H2. exact (s16 n k2 H0 H1 H2). Qed.
Lemma t27 (k2 : Z) (h6 : ((k2 <= n)%Z -> ((sum2 v_prime c k2) = (sum v c k2)))) (h7 : (k2 >= (0)%Z)%Z) (h8 : ((k2 + (1)%Z)%Z <= n)%Z) : ((sum2 v_prime c (k2 + (1)%Z)%Z) = (sum v c (k2 + (1)%Z)%Z)).
Proof. pose proof ((sum_next v c k2) (t26 k2 h7 h8)) as E0. pose proof ((sum2_next v_prime c k2) (t26 k2 h7 h8)) as E1. pose proof (h6 (t24 k2 h7 h8)) as H0. pose proof ((given0 k2) (t25 k2 h7 h8)) as H1. pose proof ((given0 k2) (t25 k2 h7 h8)) as H2. rewrite ?E0. rewrite ?E1. exact (s17 (sum2 v_prime c k2) (sum v c k2) (dot w_prime (x_prime k2)) (dot w (x k2)) (dot v_prime (x_prime k2)) (dot v (x k2)) (y k2) c H0 H1 H2). Qed.
Lemma t28 (k2 : Z) (h6 : ((k2 <= n)%Z -> ((sum2 v_prime c k2) = (sum v c k2)))) (h7 : (k2 >= (0)%Z)%Z) : (((k2 + (1)%Z)%Z <= n)%Z -> ((sum2 v_prime c (k2 + (1)%Z)%Z) = (sum v c (k2 + (1)%Z)%Z))).
Proof. intro h8. exact (t27 k2 h6 h7 h8). Qed.
Lemma t29 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum2 v_prime c k_0) = (sum v c k_0))))).
Proof. refine (zind (fun k2 => ((k2 <= n)%Z -> ((sum2 v_prime c k2) = (sum v c k2)))) t23 _). intros k2 h7 h6. exact (t28 k2 h6 h7). Qed.
Lemma t30 (k2 : Z) (h9 : ((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z)) : ((sum2 v_prime c k2) = (sum v c k2)).
Proof. pose proof (t29 k2) as H0. pose proof h9 as H1. exact (s18 k2 n (sum2 v_prime c k2) (sum v c k2) H0 H1). Qed.
Lemma t31 (k2 : Z) : (((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z) -> ((sum2 v_prime c k2) = (sum v c k2))).
Proof. intro h9. exact (t30 k2 h9). Qed.
Lemma t32 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum2 v_prime c k_0) = (sum v c k_0)))).
Proof. intros k2. exact (t31 k2). Qed.
Lemma t33 : ((((dot v_prime v_prime) / (2)) + (C * (sum2 v_prime c n))) = (((dot v v) / (2)) + (C * (sum v c n)))).
Proof. pose proof ((t32 n) t20) as H0. pose proof given2 as H1. exact (s19 (sum2 v_prime c n) (sum v c n) (dot w_prime w_prime) (dot w w) (dot v_prime v_prime) (dot v v) C H0 H1). Qed.

Theorem orthogonal_primal_0 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((((y i_0) * ((dot w_prime (x_prime i_0)) + b)) >= (1)) <-> (((y i_0) * ((dot w (x i_0)) + b)) >= (1))))).
Proof. exact t3. Qed.
Theorem orthogonal_primal_1 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((((y i_0) * ((dot v_prime (x_prime i_0)) + c)) >= (1)) <-> (((y i_0) * ((dot v (x i_0)) + c)) >= (1))))).
Proof. exact t7. Qed.
Theorem orthogonal_primal_2 : (((dot w_prime w_prime) <= (dot v_prime v_prime)) <-> ((dot w w) <= (dot v v))).
Proof. exact t8. Qed.
Theorem orthogonal_primal_3 : ((((dot w_prime w_prime) / (2)) + (C * (sum2 w_prime b n))) = (((dot w w) / (2)) + (C * (sum w b n)))).
Proof. exact t21. Qed.
Theorem orthogonal_primal_4 : ((((dot v_prime v_prime) / (2)) + (C * (sum2 v_prime c n))) = (((dot v v) / (2)) + (C * (sum v c n)))).
Proof. exact t33. Qed.
End orthogonal_primal.
Print Assumptions orthogonal_primal_0.
Print Assumptions orthogonal_primal_1.
Print Assumptions orthogonal_primal_2.
Print Assumptions orthogonal_primal_3.
Print Assumptions orthogonal_primal_4.
