(* label: slack-elimination *)
(* given: C > 0 *)
(* given: k = 1 \;\text{or}\; b = 0 *)
(* given: \xi_{i} = \max\left(0, 1 - y_{i}\,\left(\left\langle w, x_{i}\right\rangle + b\right)\right) \quad\text{for all } i *)
(* given: k = 1 \;\text{or}\; c = 0 *)
(* given: y_{i}\,\left(\left\langle v, x_{i}\right\rangle + c\right) \ge 1 - \xi'_{i},\quad \xi'_{i} \ge 0 \quad\text{for all } i *)
(* given: \text{for all } v, c:\; \bigl(k = 1 \;\text{or}\; c = 0\bigr) \;\Rightarrow\; \frac{\left\lVert w\right\rVert^2}{2} + C\,\sum_{i} \max\left(0, 1 - y_{i}\,\left(\left\langle w, x_{i}\right\rangle + b\right)\right) \le \frac{\left\lVert v\right\rVert^2}{2} + C\,\sum_{i} \max\left(0, 1 - y_{i}\,\left(\left\langle v, x_{i}\right\rangle + c\right)\right) *)
(* part 2: y_{i}\,\left(\left\langle w, x_{i}\right\rangle + b\right) \ge 1 - \xi_{i},\quad \xi_{i} \ge 0 \quad\text{for all } i *)
(* part 2: \frac{\left\lVert w\right\rVert^2}{2} + C\,\sum_{i} \xi_{i} \le \frac{\left\lVert v\right\rVert^2}{2} + C\,\sum_{i} \xi'_{i} *)
(* part 3: \frac{\left\lVert w\right\rVert^2}{2} + C\,\sum_{i} \xi_{i} = \frac{\left\lVert w\right\rVert^2}{2} + C\,\sum_{i} \max\left(0, 1 - y_{i}\,\left(\left\langle w, x_{i}\right\rangle + b\right)\right) *)
Require Import Replay.
Section slack_elimination_back.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable x : Z -> V.
Variable y : Z -> R.
Variable xi : Z -> R.
Variable xi_prime : Z -> R.
Variable c : R.
Variable v : V.
Variable n : Z.
Variable C : R.
Variable b : R.
Variable w : V.
Variable k : R.
Definition sum (p_0 : V) (p_1 : R) : Z -> R := rec (0) (fun k_ v_ => (v_ + (if Rle_dec ((1) - ((y k_) * ((dot p_0 (x k_)) + p_1))) (0) then (0) else ((1) - ((y k_) * ((dot p_0 (x k_)) + p_1)))))).
Lemma sum_0 : (forall (p_0 : V) (p_1 : R), ((sum p_0 p_1 (0)%Z) = (0))). Proof. reflexivity. Qed.
Lemma sum_next : (forall (p_0 : V) (p_1 : R) (k_2 : Z), ((k_2 >= (0)%Z)%Z -> ((sum p_0 p_1 (k_2 + (1)%Z)%Z) = ((sum p_0 p_1 k_2) + (if Rle_dec ((1) - ((y k_2) * ((dot p_0 (x k_2)) + p_1))) (0) then (0) else ((1) - ((y k_2) * ((dot p_0 (x k_2)) + p_1)))))))). Proof. intros; unfold sum; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum2 : Z -> R := rec (0) (fun k_ v_ => (v_ + (xi k_))).
Lemma sum2_0 : ((sum2 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum2_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum2 (k_0 + (1)%Z)%Z) = ((sum2 k_0) + (xi k_0))))). Proof. intros; unfold sum2; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum3 : Z -> R := rec (0) (fun k_ v_ => (v_ + (xi_prime k_))).
Lemma sum3_0 : ((sum3 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum3_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum3 (k_0 + (1)%Z)%Z) = ((sum3 k_0) + (xi_prime k_0))))). Proof. intros; unfold sum3; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum4 : Z -> R := rec (0) (fun k_ v_ => (v_ + ((xi_prime k_) - (if Rle_dec ((1) - ((y k_) * ((dot v (x k_)) + c))) (0) then (0) else ((1) - ((y k_) * ((dot v (x k_)) + c))))))).
Lemma sum4_0 : ((sum4 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum4_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum4 (k_0 + (1)%Z)%Z) = ((sum4 k_0) + ((xi_prime k_0) - (if Rle_dec ((1) - ((y k_0) * ((dot v (x k_0)) + c))) (0) then (0) else ((1) - ((y k_0) * ((dot v (x k_0)) + c))))))))). Proof. intros; unfold sum4; rewrite rec_next by assumption; reflexivity. Qed.

Lemma s0 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s1 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (x0 > (0)) ->
  ((x1 = (1)) \/ (x2 = (0))) ->
  (x3 = (if Rle_dec ((1) - (x4 * (x5 + x2))) (0) then (0) else ((1) - (x4 * (x5 + x2))))) ->
  (((x4 * (x5 + x2)) >= ((1) - x3)) /\ (x3 >= (0))).
Proof. (* 0f6e3f5c3a: 0 1 2 *) by_ifs. Qed.
Lemma s2 (x0 : R) (x1 : R) (x2 : R) :
  (x0 > (0)) ->
  ((x1 = (1)) \/ (x2 = (0))) ->
  ((0) = (0)).
Proof. (* 8b34dec22d: 0 1 *) by_logic. Qed.
Lemma s3 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 <= k0)%Z.
Proof. (* f1b096018f: 0 1 2 *) by_logic. Qed.
Lemma s4 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 87e05514c8: 0 1 2 *) by_logic. Qed.
Lemma s5 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 7165f0377f: 0 1 2 *) by_logic. Qed.
Lemma s6 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  (x0 > (0)) ->
  ((x1 = (1)) \/ (x2 = (0))) ->
  (x3 = x4) ->
  (x5 = (if Rle_dec ((1) - (x6 * (x7 + x2))) (0) then (0) else ((1) - (x6 * (x7 + x2))))) ->
  ((x3 + x5) = (x4 + (if Rle_dec ((1) - (x6 * (x7 + x2))) (0) then (0) else ((1) - (x6 * (x7 + x2)))))).
Proof. (* ba873be9be: 0 1 2 3 *) by_logic. Qed.
Lemma s7 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = x3))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = x3).
Proof. (* 54c2b72f0f: 0 1 *) by_logic. Qed.
Lemma s8 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* a883d213be: 0 *) by_logic. Qed.
Lemma s9 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (x0 > (0)) ->
  ((x1 = (1)) \/ (x2 = (0))) ->
  (x3 = x4) ->
  (((x5 / (2)) + (x0 * x3)) = ((x5 / (2)) + (x0 * x4))).
Proof. (* 2812d9c2c0: 0 1 2 *) by_logic. Qed.
Lemma s10 :
  ((0) = ((0) - (0))).
Proof. (* 345a2e4303:  *) by_lra. Qed.
Lemma s11 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 <= k0)%Z.
Proof. (* f1b096018f: 0 1 2 *) by_logic. Qed.
Lemma s12 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 87e05514c8: 0 1 2 *) by_logic. Qed.
Lemma s13 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 7165f0377f: 0 1 2 *) by_logic. Qed.
Lemma s14 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) (x9 : R) :
  (x0 = (x1 - x2)) ->
  (x3 = (if Rle_dec ((1) - (x4 * (x5 + x6))) (0) then (0) else ((1) - (x4 * (x5 + x6))))) ->
  (((x4 * (x7 + x8)) >= ((1) - x9)) /\ (x9 >= (0))) ->
  ((x0 + (x9 - (if Rle_dec ((1) - (x4 * (x7 + x8))) (0) then (0) else ((1) - (x4 * (x7 + x8)))))) = ((x1 + x9) - (x2 + (if Rle_dec ((1) - (x4 * (x7 + x8))) (0) then (0) else ((1) - (x4 * (x7 + x8))))))).
Proof. (* dcffebe886: 0 1 2 *) by_lra. Qed.
Lemma s15 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = (x3 - x4)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = (x3 - x4)).
Proof. (* cdedd18a6a: 0 1 *) by_logic. Qed.
Lemma s16 :
  ((0) >= (0)).
Proof. (* 74db12625c:  *) by_lra. Qed.
Lemma s17 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 <= k0)%Z.
Proof. (* f1b096018f: 0 1 2 *) by_logic. Qed.
Lemma s18 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 87e05514c8: 0 1 2 *) by_logic. Qed.
Lemma s19 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s20 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  (x0 > (0)) ->
  (((x1 * (x2 + x3)) >= ((1) - x4)) /\ (x4 >= (0))) ->
  ((x4 - (if Rle_dec ((1) - (x1 * (x2 + x3))) (0) then (0) else ((1) - (x1 * (x2 + x3))))) >= (0)).
Proof. (* 058373698c: 0 4 *) by_ifs. Qed.
Lemma s21 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 87e05514c8: 0 1 2 *) by_logic. Qed.
Lemma s22 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 7165f0377f: 0 1 2 *) by_logic. Qed.
Lemma s23 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  (x0 >= (0)) ->
  (x1 = (if Rle_dec ((1) - (x2 * (x3 + x4))) (0) then (0) else ((1) - (x2 * (x3 + x4))))) ->
  (((x2 * (x5 + x6)) >= ((1) - x7)) /\ (x7 >= (0))) ->
  ((x7 - (if Rle_dec ((1) - (x2 * (x5 + x6))) (0) then (0) else ((1) - (x2 * (x5 + x6))))) >= (0)) ->
  ((x0 + (x7 - (if Rle_dec ((1) - (x2 * (x5 + x6))) (0) then (0) else ((1) - (x2 * (x5 + x6)))))) >= (0)).
Proof. (* 75a27b1e30: 0 1 2 3 *) by_lra. Qed.
Lemma s24 (k0 : Z) (k1 : Z) (x2 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 >= (0)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 >= (0)).
Proof. (* dbc53aed78: 0 1 *) by_logic. Qed.
Lemma s25 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) (x9 : R) :
  (x0 > (0)) ->
  ((x1 = (1)) \/ (x2 = (0))) ->
  (x3 = x4) ->
  (((x1 = (1)) \/ (x2 = (0))) -> (((x5 / (2)) + (x0 * x4)) <= ((x6 / (2)) + (x0 * x7)))) ->
  (x8 = (x9 - x7)) ->
  (x8 >= (0)) ->
  (((x5 / (2)) + (x0 * x3)) <= ((x6 / (2)) + (x0 * x9))).
Proof. (* aa8090dd40: 0 2 3 4 5 6 *) by_isolation. Qed.

Hypothesis given0 : (C > (0)).
Hypothesis given1 : ((k = (1)) \/ (b = (0))).
Hypothesis given2 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((xi i_0) = (if Rle_dec ((1) - ((y i_0) * ((dot w (x i_0)) + b))) (0) then (0) else ((1) - ((y i_0) * ((dot w (x i_0)) + b))))))).
Hypothesis given3 : (n >= (0)%Z)%Z.
Hypothesis given4 : ((k = (1)) \/ (c = (0))).
Hypothesis given5 : (forall (v_0 : V) (c_1 : R), (((k = (1)) \/ (c_1 = (0))) -> ((((dot w w) / (2)) + (C * (sum w b n))) <= (((dot v_0 v_0) / (2)) + (C * (sum v_0 c_1 n)))))).
Hypothesis given6 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((((y i_0) * ((dot v (x i_0)) + c)) >= ((1) - (xi_prime i_0))) /\ ((xi_prime i_0) >= (0))))).

Lemma t0 (i : Z) (h0 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : ((i >= (0)%Z)%Z /\ (i < n)%Z).
Proof. pose proof given3 as H0. pose proof h0 as H1. exact (s0 n i H0 H1). Qed.
Lemma t1 (i : Z) (h0 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : ((((y i) * ((dot w (x i)) + b)) >= ((1) - (xi i))) /\ ((xi i) >= (0))).
Proof. pose proof given0 as H0. pose proof given1 as H1. pose proof ((given2 i) (t0 i h0)) as H2. exact (s1 C k b (xi i) (y i) (dot w (x i)) H0 H1 H2). Qed.
Lemma t2 (i : Z) : (((i >= (0)%Z)%Z /\ (i < n)%Z) -> ((((y i) * ((dot w (x i)) + b)) >= ((1) - (xi i))) /\ ((xi i) >= (0)))).
Proof. intro h0. exact (t1 i h0). Qed.
Lemma t3 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((((y i_0) * ((dot w (x i_0)) + b)) >= ((1) - (xi i_0))) /\ ((xi i_0) >= (0))))).
Proof. intros i. exact (t2 i). Qed.
Lemma t4 : ((sum2 (0)%Z) = (sum w b (0)%Z)).
Proof. pose proof (sum_0 w b) as E0. pose proof sum2_0 as E1. pose proof given0 as H0. pose proof given1 as H1. rewrite ?E0. rewrite ?E1. exact (s2 C k b H0 H1). Qed.
Lemma t5 : (((0)%Z <= n)%Z -> ((sum2 (0)%Z) = (sum w b (0)%Z))).
Proof. intro unused. exact t4. Qed.
Lemma t6 (k2 : Z) (h2 : (k2 >= (0)%Z)%Z) (h3 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 <= n)%Z.
Proof. pose proof given3 as H0. pose proof h2 as H1. pose proof h3 as H2. exact (s3 n k2 H0 H1 H2). Qed.
Lemma t7 (k2 : Z) (h2 : (k2 >= (0)%Z)%Z) (h3 : ((k2 + (1)%Z)%Z <= n)%Z) : ((k2 >= (0)%Z)%Z /\ (k2 < n)%Z).
Proof. pose proof given3 as H0. pose proof h2 as H1. pose proof h3 as H2. exact (s4 n k2 H0 H1 H2). Qed.
Lemma t8 (k2 : Z) (h2 : (k2 >= (0)%Z)%Z) (h3 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 >= (0)%Z)%Z.
Proof. pose proof given3 as H0. pose proof h2 as H1. pose proof h3 as H2. exact (s5 n k2 H0 H1 H2). Qed.
Lemma t9 (k2 : Z) (h1 : ((k2 <= n)%Z -> ((sum2 k2) = (sum w b k2)))) (h2 : (k2 >= (0)%Z)%Z) (h3 : ((k2 + (1)%Z)%Z <= n)%Z) : ((sum2 (k2 + (1)%Z)%Z) = (sum w b (k2 + (1)%Z)%Z)).
Proof. pose proof ((sum_next w b k2) (t8 k2 h2 h3)) as E0. pose proof ((sum2_next k2) (t8 k2 h2 h3)) as E1. pose proof given0 as H0. pose proof given1 as H1. pose proof (h1 (t6 k2 h2 h3)) as H2. pose proof ((given2 k2) (t7 k2 h2 h3)) as H3. rewrite ?E0. rewrite ?E1. exact (s6 C k b (sum2 k2) (sum w b k2) (xi k2) (y k2) (dot w (x k2)) H0 H1 H2 H3). Qed.
Lemma t10 (k2 : Z) (h1 : ((k2 <= n)%Z -> ((sum2 k2) = (sum w b k2)))) (h2 : (k2 >= (0)%Z)%Z) : (((k2 + (1)%Z)%Z <= n)%Z -> ((sum2 (k2 + (1)%Z)%Z) = (sum w b (k2 + (1)%Z)%Z))).
Proof. intro h3. exact (t9 k2 h1 h2 h3). Qed.
Lemma t11 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum2 k_0) = (sum w b k_0))))).
Proof. refine (zind (fun k2 => ((k2 <= n)%Z -> ((sum2 k2) = (sum w b k2)))) t5 _). intros k2 h2 h1. exact (t10 k2 h1 h2). Qed.
Lemma t12 (k2 : Z) (h4 : ((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z)) : ((sum2 k2) = (sum w b k2)).
Proof. pose proof (t11 k2) as H0. pose proof h4 as H1. exact (s7 k2 n (sum2 k2) (sum w b k2) H0 H1). Qed.
Lemma t13 (k2 : Z) : (((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z) -> ((sum2 k2) = (sum w b k2))).
Proof. intro h4. exact (t12 k2 h4). Qed.
Lemma t14 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum2 k_0) = (sum w b k_0)))).
Proof. intros k2. exact (t13 k2). Qed.
Lemma t15 : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given3 as H0. exact (s8 n H0). Qed.
Lemma t16 : ((((dot w w) / (2)) + (C * (sum2 n))) = (((dot w w) / (2)) + (C * (sum w b n)))).
Proof. pose proof given0 as H0. pose proof given1 as H1. pose proof ((t14 n) t15) as H2. exact (s9 C k b (sum2 n) (sum w b n) (dot w w) H0 H1 H2). Qed.
Lemma t17 : ((sum4 (0)%Z) = ((sum3 (0)%Z) - (sum v c (0)%Z))).
Proof. pose proof (sum_0 v c) as E0. pose proof sum3_0 as E1. pose proof sum4_0 as E2. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s10). Qed.
Lemma t18 : (((0)%Z <= n)%Z -> ((sum4 (0)%Z) = ((sum3 (0)%Z) - (sum v c (0)%Z)))).
Proof. intro unused. exact t17. Qed.
Lemma t19 (k3 : Z) (h6 : (k3 >= (0)%Z)%Z) (h7 : ((k3 + (1)%Z)%Z <= n)%Z) : (k3 <= n)%Z.
Proof. pose proof given3 as H0. pose proof h6 as H1. pose proof h7 as H2. exact (s11 n k3 H0 H1 H2). Qed.
Lemma t20 (k3 : Z) (h6 : (k3 >= (0)%Z)%Z) (h7 : ((k3 + (1)%Z)%Z <= n)%Z) : ((k3 >= (0)%Z)%Z /\ (k3 < n)%Z).
Proof. pose proof given3 as H0. pose proof h6 as H1. pose proof h7 as H2. exact (s12 n k3 H0 H1 H2). Qed.
Lemma t21 (k3 : Z) (h6 : (k3 >= (0)%Z)%Z) (h7 : ((k3 + (1)%Z)%Z <= n)%Z) : (k3 >= (0)%Z)%Z.
Proof. pose proof given3 as H0. pose proof h6 as H1. pose proof h7 as H2. exact (s13 n k3 H0 H1 H2). Qed.
Lemma t22 (k3 : Z) (h5 : ((k3 <= n)%Z -> ((sum4 k3) = ((sum3 k3) - (sum v c k3))))) (h6 : (k3 >= (0)%Z)%Z) (h7 : ((k3 + (1)%Z)%Z <= n)%Z) : ((sum4 (k3 + (1)%Z)%Z) = ((sum3 (k3 + (1)%Z)%Z) - (sum v c (k3 + (1)%Z)%Z))).
Proof. pose proof ((sum_next v c k3) (t21 k3 h6 h7)) as E0. pose proof ((sum3_next k3) (t21 k3 h6 h7)) as E1. pose proof ((sum4_next k3) (t21 k3 h6 h7)) as E2. pose proof (h5 (t19 k3 h6 h7)) as H0. pose proof ((given2 k3) (t20 k3 h6 h7)) as H1. pose proof ((given6 k3) (t20 k3 h6 h7)) as H2. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s14 (sum4 k3) (sum3 k3) (sum v c k3) (xi k3) (y k3) (dot w (x k3)) b (dot v (x k3)) c (xi_prime k3) H0 H1 H2). Qed.
Lemma t23 (k3 : Z) (h5 : ((k3 <= n)%Z -> ((sum4 k3) = ((sum3 k3) - (sum v c k3))))) (h6 : (k3 >= (0)%Z)%Z) : (((k3 + (1)%Z)%Z <= n)%Z -> ((sum4 (k3 + (1)%Z)%Z) = ((sum3 (k3 + (1)%Z)%Z) - (sum v c (k3 + (1)%Z)%Z)))).
Proof. intro h7. exact (t22 k3 h5 h6 h7). Qed.
Lemma t24 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum4 k_0) = ((sum3 k_0) - (sum v c k_0)))))).
Proof. refine (zind (fun k3 => ((k3 <= n)%Z -> ((sum4 k3) = ((sum3 k3) - (sum v c k3))))) t18 _). intros k3 h6 h5. exact (t23 k3 h5 h6). Qed.
Lemma t25 (k3 : Z) (h8 : ((k3 >= (0)%Z)%Z /\ (k3 <= n)%Z)) : ((sum4 k3) = ((sum3 k3) - (sum v c k3))).
Proof. pose proof (t24 k3) as H0. pose proof h8 as H1. exact (s15 k3 n (sum4 k3) (sum3 k3) (sum v c k3) H0 H1). Qed.
Lemma t26 (k3 : Z) : (((k3 >= (0)%Z)%Z /\ (k3 <= n)%Z) -> ((sum4 k3) = ((sum3 k3) - (sum v c k3)))).
Proof. intro h8. exact (t25 k3 h8). Qed.
Lemma t27 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum4 k_0) = ((sum3 k_0) - (sum v c k_0))))).
Proof. intros k3. exact (t26 k3). Qed.
Lemma t28 : ((sum4 (0)%Z) >= (0)).
Proof. pose proof sum4_0 as E0. rewrite ?E0. exact (s16). Qed.
Lemma t29 : (((0)%Z <= n)%Z -> ((sum4 (0)%Z) >= (0))).
Proof. intro unused. exact t28. Qed.
Lemma t30 (k4 : Z) (h10 : (k4 >= (0)%Z)%Z) (h11 : ((k4 + (1)%Z)%Z <= n)%Z) : (k4 <= n)%Z.
Proof. pose proof given3 as H0. pose proof h10 as H1. pose proof h11 as H2. exact (s17 n k4 H0 H1 H2). Qed.
Lemma t31 (k4 : Z) (h10 : (k4 >= (0)%Z)%Z) (h11 : ((k4 + (1)%Z)%Z <= n)%Z) : ((k4 >= (0)%Z)%Z /\ (k4 < n)%Z).
Proof. pose proof given3 as H0. pose proof h10 as H1. pose proof h11 as H2. exact (s18 n k4 H0 H1 H2). Qed.
Lemma t32 (i2 : Z) (h12 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z).
Proof. pose proof given3 as H0. pose proof h12 as H1. exact (s19 n i2 H0 H1). Qed.
Lemma t33 (i2 : Z) (h12 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : (((xi_prime i2) - (if Rle_dec ((1) - ((y i2) * ((dot v (x i2)) + c))) (0) then (0) else ((1) - ((y i2) * ((dot v (x i2)) + c))))) >= (0)).
Proof. pose proof given0 as H0. pose proof ((given6 i2) (t32 i2 h12)) as H4. exact (s20 C (y i2) (dot v (x i2)) c (xi_prime i2) H0 H4). Qed.
Lemma t34 (i2 : Z) : (((i2 >= (0)%Z)%Z /\ (i2 < n)%Z) -> (((xi_prime i2) - (if Rle_dec ((1) - ((y i2) * ((dot v (x i2)) + c))) (0) then (0) else ((1) - ((y i2) * ((dot v (x i2)) + c))))) >= (0))).
Proof. intro h12. exact (t33 i2 h12). Qed.
Lemma t35 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((xi_prime i_0) - (if Rle_dec ((1) - ((y i_0) * ((dot v (x i_0)) + c))) (0) then (0) else ((1) - ((y i_0) * ((dot v (x i_0)) + c))))) >= (0)))).
Proof. intros i2. exact (t34 i2). Qed.
Lemma t36 (k4 : Z) (h10 : (k4 >= (0)%Z)%Z) (h11 : ((k4 + (1)%Z)%Z <= n)%Z) : ((k4 >= (0)%Z)%Z /\ (k4 < n)%Z).
Proof. pose proof given3 as H0. pose proof h10 as H1. pose proof h11 as H2. exact (s21 n k4 H0 H1 H2). Qed.
Lemma t37 (k4 : Z) (h10 : (k4 >= (0)%Z)%Z) (h11 : ((k4 + (1)%Z)%Z <= n)%Z) : (k4 >= (0)%Z)%Z.
Proof. pose proof given3 as H0. pose proof h10 as H1. pose proof h11 as H2. exact (s22 n k4 H0 H1 H2). Qed.
Lemma t38 (k4 : Z) (h9 : ((k4 <= n)%Z -> ((sum4 k4) >= (0)))) (h10 : (k4 >= (0)%Z)%Z) (h11 : ((k4 + (1)%Z)%Z <= n)%Z) : ((sum4 (k4 + (1)%Z)%Z) >= (0)).
Proof. pose proof ((sum4_next k4) (t37 k4 h10 h11)) as E0. pose proof (h9 (t30 k4 h10 h11)) as H0. pose proof ((given2 k4) (t31 k4 h10 h11)) as H1. pose proof ((given6 k4) (t31 k4 h10 h11)) as H2. pose proof ((t35 k4) (t36 k4 h10 h11)) as H3. rewrite ?E0. exact (s23 (sum4 k4) (xi k4) (y k4) (dot w (x k4)) b (dot v (x k4)) c (xi_prime k4) H0 H1 H2 H3). Qed.
Lemma t39 (k4 : Z) (h9 : ((k4 <= n)%Z -> ((sum4 k4) >= (0)))) (h10 : (k4 >= (0)%Z)%Z) : (((k4 + (1)%Z)%Z <= n)%Z -> ((sum4 (k4 + (1)%Z)%Z) >= (0))).
Proof. intro h11. exact (t38 k4 h9 h10 h11). Qed.
Lemma t40 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum4 k_0) >= (0))))).
Proof. refine (zind (fun k4 => ((k4 <= n)%Z -> ((sum4 k4) >= (0)))) t29 _). intros k4 h10 h9. exact (t39 k4 h9 h10). Qed.
Lemma t41 (k4 : Z) (h13 : ((k4 >= (0)%Z)%Z /\ (k4 <= n)%Z)) : ((sum4 k4) >= (0)).
Proof. pose proof (t40 k4) as H0. pose proof h13 as H1. exact (s24 k4 n (sum4 k4) H0 H1). Qed.
Lemma t42 (k4 : Z) : (((k4 >= (0)%Z)%Z /\ (k4 <= n)%Z) -> ((sum4 k4) >= (0))).
Proof. intro h13. exact (t41 k4 h13). Qed.
Lemma t43 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum4 k_0) >= (0)))).
Proof. intros k4. exact (t42 k4). Qed.
Lemma t44 : ((((dot w w) / (2)) + (C * (sum2 n))) <= (((dot v v) / (2)) + (C * (sum3 n)))).
Proof. pose proof given0 as H0. pose proof given4 as H2. pose proof ((t14 n) t15) as H3. pose proof (given5 v c) as H4. pose proof ((t27 n) t15) as H5. pose proof ((t43 n) t15) as H6. exact (s25 C k c (sum2 n) (sum w b n) (dot w w) (dot v v) (sum v c n) (sum4 n) (sum3 n) H0 H2 H3 H4 H5 H6). Qed.

Theorem slack_elimination_back_0 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((((y i_0) * ((dot w (x i_0)) + b)) >= ((1) - (xi i_0))) /\ ((xi i_0) >= (0))))).
Proof. exact t3. Qed.
Theorem slack_elimination_back_1 : ((((dot w w) / (2)) + (C * (sum2 n))) = (((dot w w) / (2)) + (C * (sum w b n)))).
Proof. exact t16. Qed.
Theorem slack_elimination_back_2 : ((((dot w w) / (2)) + (C * (sum2 n))) <= (((dot v v) / (2)) + (C * (sum3 n)))).
Proof. exact t44. Qed.
End slack_elimination_back.
Print Assumptions slack_elimination_back_0.
Print Assumptions slack_elimination_back_1.
Print Assumptions slack_elimination_back_2.
