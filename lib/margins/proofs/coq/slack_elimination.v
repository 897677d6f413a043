(* label: slack-elimination *)
(* given: C > 0 *)
(* given: k = 1 \;\text{or}\; b = 0 *)
(* given: y_{i}\,\left(\left\langle w, x_{i}\right\rangle + b\right) \ge 1 - \xi_{i},\quad \xi_{i} \ge 0 \quad\text{for all } i *)
(* given: \text{for all } v, c:\; \bigl(k = 1 \;\text{or}\; c = 0\bigr) \;\Rightarrow\; \frac{\left\lVert w\right\rVert^2}{2} + C\,\sum_{i} \xi_{i} \le \frac{\left\lVert v\right\rVert^2}{2} + C\,\sum_{i} \max\left(0, 1 - y_{i}\,\left(\left\langle v, x_{i}\right\rangle + c\right)\right) *)
(* part 1: \bigl(y_{i}\,\left(\left\langle w, x_{i}\right\rangle + b\right) \ge 1 - \xi_{i},\quad \xi_{i} \ge 0\bigr) \;\Leftrightarrow\; \xi_{i} \ge \max\left(0, 1 - y_{i}\,\left(\left\langle w, x_{i}\right\rangle + b\right)\right) \quad\text{for all } i *)
(* part 2: \xi_{i} = \max\left(0, 1 - y_{i}\,\left(\left\langle w, x_{i}\right\rangle + b\right)\right) \quad\text{for all } i *)
(* part 2: \bigl(k = 1 \;\text{or}\; c = 0\bigr) \;\Rightarrow\; \frac{\left\lVert w\right\rVert^2}{2} + C\,\sum_{i} \max\left(0, 1 - y_{i}\,\left(\left\langle w, x_{i}\right\rangle + b\right)\right) \le \frac{\left\lVert v\right\rVert^2}{2} + C\,\sum_{i} \max\left(0, 1 - y_{i}\,\left(\left\langle v, x_{i}\right\rangle + c\right)\right) *)
(* part 3: \frac{\left\lVert w\right\rVert^2}{2} + C\,\sum_{i} \xi_{i} = \frac{\left\lVert w\right\rVert^2}{2} + C\,\sum_{i} \max\left(0, 1 - y_{i}\,\left(\left\langle w, x_{i}\right\rangle + b\right)\right) *)
Require Import Replay.
Section slack_elimination.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable x : Z -> V.
Variable y : Z -> R.
Variable xi : Z -> R.
Variable b : R.
Variable w : V.
Variable n : Z.
Variable C : R.
Variable k : R.
Variable c : R.
Variable v : V.
Definition sum (p_0 : V) (p_1 : R) : Z -> R := rec (0) (fun k_ v_ => (v_ + (if Rle_dec ((1) - ((y k_) * ((dot p_0 (x k_)) + p_1))) (0) then (0) else ((1) - ((y k_) * ((dot p_0 (x k_)) + p_1)))))).
Lemma sum_0 : (forall (p_0 : V) (p_1 : R), ((sum p_0 p_1 (0)%Z) = (0))). Proof. reflexivity. Qed.
Lemma sum_next : (forall (p_0 : V) (p_1 : R) (k_2 : Z), ((k_2 >= (0)%Z)%Z -> ((sum p_0 p_1 (k_2 + (1)%Z)%Z) = ((sum p_0 p_1 k_2) + (if Rle_dec ((1) - ((y k_2) * ((dot p_0 (x k_2)) + p_1))) (0) then (0) else ((1) - ((y k_2) * ((dot p_0 (x k_2)) + p_1)))))))). Proof. intros; unfold sum; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum2 : Z -> R := rec (0) (fun k_ v_ => (v_ + (xi k_))).
Lemma sum2_0 : ((sum2 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum2_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum2 (k_0 + (1)%Z)%Z) = ((sum2 k_0) + (xi k_0))))). Proof. intros; unfold sum2; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum3 : Z -> R := rec (0) (fun k_ v_ => (v_ + ((xi k_) - (if Rle_dec ((1) - ((y k_) * ((dot w (x k_)) + b))) (0) then (0) else ((1) - ((y k_) * ((dot w (x k_)) + b))))))).
Lemma sum3_0 : ((sum3 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum3_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum3 (k_0 + (1)%Z)%Z) = ((sum3 k_0) + ((xi k_0) - (if Rle_dec ((1) - ((y k_0) * ((dot w (x k_0)) + b))) (0) then (0) else ((1) - ((y k_0) * ((dot w (x k_0)) + b))))))))). Proof. intros; unfold sum3; rewrite rec_next by assumption; reflexivity. Qed.

Lemma s0 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  ((((x0 * (x1 + x2)) >= ((1) - x3)) /\ (x3 >= (0))) <-> (x3 >= (if Rle_dec ((1) - (x0 * (x1 + x2))) (0) then (0) else ((1) - (x0 * (x1 + x2)))))).
Proof. (* e1c6a08e23:  *) by_ifs. Qed.
Lemma s1 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s2 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z) ->
  ((k0 >= (0)%Z)%Z \/ ((0) >= (x2 - (if Rle_dec ((1) - (x3 * (x4 + x5))) (0) then (0) else ((1) - (x3 * (x4 + x5))))))).
Proof. (* 9035085b64: 0 *) by_logic. Qed.
Lemma s3 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k0)%Z ->
  (k2 <= k0)%Z.
Proof. (* db34fd56cb: 0 1 2 3 *) by_logic. Qed.
Lemma s4 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k0)%Z ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z).
Proof. (* b64a3ede2c: 0 1 2 3 *) by_logic. Qed.
Lemma s5 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s6 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (x0 > (0)) ->
  ((x1 = (1)) \/ (x2 = (0))) ->
  (((x3 * (x4 + x2)) >= ((1) - x5)) /\ (x5 >= (0))) ->
  ((x5 - (if Rle_dec ((1) - (x3 * (x4 + x2))) (0) then (0) else ((1) - (x3 * (x4 + x2))))) >= (0)).
Proof. (* 8a1f308049: 0 1 2 *) by_ifs. Qed.
Lemma s7 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k0)%Z ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z).
Proof. (* b64a3ede2c: 0 1 2 3 *) by_logic. Qed.
Lemma s8 :
  ((0) >= (0)).
Proof. (* 74db12625c:  *) by_lra. Qed.
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
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 87e05514c8: 0 1 2 *) by_logic. Qed.
Lemma s12 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 7165f0377f: 0 1 2 *) by_logic. Qed.
Lemma s13 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  (x0 >= (0)) ->
  (((x1 * (x2 + x3)) >= ((1) - x4)) /\ (x4 >= (0))) ->
  ((x4 - (if Rle_dec ((1) - (x1 * (x2 + x3))) (0) then (0) else ((1) - (x1 * (x2 + x3))))) >= (0)) ->
  ((x0 + (x4 - (if Rle_dec ((1) - (x1 * (x2 + x3))) (0) then (0) else ((1) - (x1 * (x2 + x3)))))) >= (0)).
Proof. (* 27c02267db: 0 1 2 *) by_lra. Qed.
Lemma s14 (k0 : Z) (k1 : Z) (x2 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 >= (0)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 >= (0)).
Proof. (* dbc53aed78: 0 1 *) by_logic. Qed.
Lemma s15 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k0)%Z ->
  ((k2 >= (0)%Z)%Z /\ (k2 <= k0)%Z).
Proof. (* 74fe711bd4: 0 1 2 3 *) by_logic. Qed.
Lemma s17 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k0)%Z ->
  (k2 >= (0)%Z)%Z.
Proof. (* 27959af5ff: 0 1 2 3 *) by_logic. Qed.
Lemma s18 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) (x9 : R) :
  ((k0 >= k1)%Z \/ (x2 >= (x3 - (if Rle_dec ((1) - (x4 * (x5 + x6))) (0) then (0) else ((1) - (x4 * (x5 + x6))))))) ->
  ((x7 - (if Rle_dec ((1) - (x8 * (x9 + x6))) (0) then (0) else ((1) - (x8 * (x9 + x6))))) >= (0)) ->
  (x2 >= (0)) ->
  ((k0 = k1)%Z -> ((x3 - (if Rle_dec ((1) - (x4 * (x5 + x6))) (0) then (0) else ((1) - (x4 * (x5 + x6))))) = (x7 - (if Rle_dec ((1) - (x8 * (x9 + x6))) (0) then (0) else ((1) - (x8 * (x9 + x6))))))) ->
  ((k0 >= (k1 + (1)%Z)%Z)%Z \/ ((x2 + (x7 - (if Rle_dec ((1) - (x8 * (x9 + x6))) (0) then (0) else ((1) - (x8 * (x9 + x6)))))) >= (x3 - (if Rle_dec ((1) - (x4 * (x5 + x6))) (0) then (0) else ((1) - (x4 * (x5 + x6))))))).
Proof. (* db9e905f24: 0 2 4 5 *) by_cases. Qed.
Lemma s19 (k0 : Z) (k1 : Z) (k2 : Z) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> ((k2 >= k0)%Z \/ (x3 >= (x4 - (if Rle_dec ((1) - (x5 * (x6 + x7))) (0) then (0) else ((1) - (x5 * (x6 + x7))))))))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  ((k2 >= k0)%Z \/ (x3 >= (x4 - (if Rle_dec ((1) - (x5 * (x6 + x7))) (0) then (0) else ((1) - (x5 * (x6 + x7))))))).
Proof. (* 683d11b5b5: 0 1 *) by_logic. Qed.
Lemma s20 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* a2f53d9889: 0 1 *) by_logic. Qed.
Lemma s21 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) :
  ((k0 >= k1)%Z \/ (x2 >= (x3 - (if Rle_dec ((1) - (x4 * (x5 + x6))) (0) then (0) else ((1) - (x4 * (x5 + x6))))))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z) ->
  ((x3 - (if Rle_dec ((1) - (x4 * (x5 + x6))) (0) then (0) else ((1) - (x4 * (x5 + x6))))) <= x2).
Proof. (* f53d4612e5: 0 1 *) by_ifs. Qed.
Lemma s22 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s23 :
  ((0) = ((0) - (0))).
Proof. (* 345a2e4303:  *) by_lra. Qed.
Lemma s24 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 <= k0)%Z.
Proof. (* f1b096018f: 0 1 2 *) by_logic. Qed.
Lemma s25 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 87e05514c8: 0 1 2 *) by_logic. Qed.
Lemma s26 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 7165f0377f: 0 1 2 *) by_logic. Qed.
Lemma s27 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) :
  (x0 = (x1 - x2)) ->
  (((x3 * (x4 + x5)) >= ((1) - x6)) /\ (x6 >= (0))) ->
  ((x0 + (x6 - (if Rle_dec ((1) - (x3 * (x4 + x5))) (0) then (0) else ((1) - (x3 * (x4 + x5)))))) = ((x1 + x6) - (x2 + (if Rle_dec ((1) - (x3 * (x4 + x5))) (0) then (0) else ((1) - (x3 * (x4 + x5))))))).
Proof. (* 8f2da7087e: 0 1 *) by_lra. Qed.
Lemma s28 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = (x3 - x4)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = (x3 - x4)).
Proof. (* cdedd18a6a: 0 1 *) by_logic. Qed.
Lemma s29 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* a883d213be: 0 *) by_logic. Qed.
Lemma s30 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (x0 > (0)) ->
  ((x1 = (1)) \/ (x2 = (0))) ->
  (((x1 = (1)) \/ (x2 = (0))) -> (((x3 / (2)) + (x0 * x4)) <= ((x3 / (2)) + (x0 * x5)))) ->
  (x4 <= x5).
Proof. (* d616192d93: 0 1 2 *) by_isolation. Qed.
Lemma s31 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  (x0 > (0)) ->
  (((x1 * (x2 + x3)) >= ((1) - x4)) /\ (x4 >= (0))) ->
  ((x4 - (if Rle_dec ((1) - (x1 * (x2 + x3))) (0) then (0) else ((1) - (x1 * (x2 + x3))))) <= x5) ->
  (x5 = (x6 - x7)) ->
  (x6 <= x7) ->
  (x4 = (if Rle_dec ((1) - (x1 * (x2 + x3))) (0) then (0) else ((1) - (x1 * (x2 + x3))))).
Proof. (* ba2b35f622: 0 2 3 4 5 *) by_ifs. Qed.
Lemma s32 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  (x0 > (0)) ->
  (x1 = (x2 - x3)) ->
  (x1 >= (0)) ->
  (x2 <= x3) ->
  (((x4 / (2)) + (x0 * x2)) = ((x4 / (2)) + (x0 * x3))).
Proof. (* 923a4519b0: 0 2 3 4 *) by_isolation. Qed.
Lemma s33 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) :
  (x0 > (0)) ->
  ((x1 = (1)) \/ (x2 = (0))) ->
  (((x3 / (2)) + (x0 * x4)) = ((x3 / (2)) + (x0 * x5))) ->
  (((x1 = (1)) \/ (x6 = (0))) -> (((x3 / (2)) + (x0 * x4)) <= ((x7 / (2)) + (x0 * x8)))) ->
  (((x1 = (1)) \/ (x6 = (0))) -> (((x3 / (2)) + (x0 * x5)) <= ((x7 / (2)) + (x0 * x8)))).
Proof. (* 7103b62c68: 0 1 2 3 *) by_lra. Qed.

Hypothesis given0 : (C > (0)).
Hypothesis given1 : ((k = (1)) \/ (b = (0))).
Hypothesis given2 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((((y i_0) * ((dot w (x i_0)) + b)) >= ((1) - (xi i_0))) /\ ((xi i_0) >= (0))))).
Hypothesis given3 : (n >= (0)%Z)%Z.
Hypothesis given4 : (forall (v_0 : V) (c_1 : R), (((k = (1)) \/ (c_1 = (0))) -> ((((dot w w) / (2)) + (C * (sum2 n))) <= (((dot v_0 v_0) / (2)) + (C * (sum v_0 c_1 n)))))).

Lemma t0 (i : Z) : (((((y i) * ((dot w (x i)) + b)) >= ((1) - (xi i))) /\ ((xi i) >= (0))) <-> ((xi i) >= (if Rle_dec ((1) - ((y i) * ((dot w (x i)) + b))) (0) then (0) else ((1) - ((y i) * ((dot w (x i)) + b)))))).
Proof. exact (s0 (y i) (dot w (x i)) b (xi i)). Qed.
Lemma t1 (i : Z) : (((i >= (0)%Z)%Z /\ (i < n)%Z) -> (((((y i) * ((dot w (x i)) + b)) >= ((1) - (xi i))) /\ ((xi i) >= (0))) <-> ((xi i) >= (if Rle_dec ((1) - ((y i) * ((dot w (x i)) + b))) (0) then (0) else ((1) - ((y i) * ((dot w (x i)) + b))))))).
Proof. intro unused. exact (t0 i). Qed.
Lemma t2 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((((y i_0) * ((dot w (x i_0)) + b)) >= ((1) - (xi i_0))) /\ ((xi i_0) >= (0))) <-> ((xi i_0) >= (if Rle_dec ((1) - ((y i_0) * ((dot w (x i_0)) + b))) (0) then (0) else ((1) - ((y i_0) * ((dot w (x i_0)) + b)))))))).
Proof. intros i. exact (t1 i). Qed.
Lemma t3 (i2 : Z) (h0 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z).
Proof. pose proof given3 as H0. pose proof h0 as H1. exact (s1 n i2 H0 H1). Qed.
Lemma t4 (i3 : Z) (h1 : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z)) : ((i3 >= (0)%Z)%Z \/ ((sum3 (0)%Z) >= ((xi i3) - (if Rle_dec ((1) - ((y i3) * ((dot w (x i3)) + b))) (0) then (0) else ((1) - ((y i3) * ((dot w (x i3)) + b))))))).
Proof. pose proof sum3_0 as E0. pose proof h1 as H0. rewrite ?E0. exact (s2 i3 n (xi i3) (y i3) (dot w (x i3)) b H0). Qed.
Lemma t5 (i3 : Z) (h1 : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z)) : (((0)%Z <= n)%Z -> ((i3 >= (0)%Z)%Z \/ ((sum3 (0)%Z) >= ((xi i3) - (if Rle_dec ((1) - ((y i3) * ((dot w (x i3)) + b))) (0) then (0) else ((1) - ((y i3) * ((dot w (x i3)) + b)))))))).
Proof. intro unused. exact (t4 i3 h1). Qed.
Lemma t6 (k2 : Z) (i3 : Z) (h1 : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z)) (h3 : (k2 >= (0)%Z)%Z) (h4 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 <= n)%Z.
Proof. pose proof given3 as H0. pose proof h1 as H1. pose proof h3 as H2. pose proof h4 as H3. exact (s3 n i3 k2 H0 H1 H2 H3). Qed.
Lemma t7 (k2 : Z) (i3 : Z) (h1 : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z)) (h3 : (k2 >= (0)%Z)%Z) (h4 : ((k2 + (1)%Z)%Z <= n)%Z) : ((k2 >= (0)%Z)%Z /\ (k2 < n)%Z).
Proof. pose proof given3 as H0. pose proof h1 as H1. pose proof h3 as H2. pose proof h4 as H3. exact (s4 n i3 k2 H0 H1 H2 H3). Qed.
Lemma t8 (i4 : Z) (h5 : ((i4 >= (0)%Z)%Z /\ (i4 < n)%Z)) : ((i4 >= (0)%Z)%Z /\ (i4 < n)%Z).
Proof. pose proof given3 as H0. pose proof h5 as H1. exact (s5 n i4 H0 H1). Qed.
Lemma t9 (i4 : Z) (h5 : ((i4 >= (0)%Z)%Z /\ (i4 < n)%Z)) : (((xi i4) - (if Rle_dec ((1) - ((y i4) * ((dot w (x i4)) + b))) (0) then (0) else ((1) - ((y i4) * ((dot w (x i4)) + b))))) >= (0)).
Proof. pose proof given0 as H0. pose proof given1 as H1. pose proof ((given2 i4) (t8 i4 h5)) as H2. exact (s6 C k b (y i4) (dot w (x i4)) (xi i4) H0 H1 H2). Qed.
Lemma t10 (i4 : Z) : (((i4 >= (0)%Z)%Z /\ (i4 < n)%Z) -> (((xi i4) - (if Rle_dec ((1) - ((y i4) * ((dot w (x i4)) + b))) (0) then (0) else ((1) - ((y i4) * ((dot w (x i4)) + b))))) >= (0))).
Proof. intro h5. exact (t9 i4 h5). Qed.
Lemma t11 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((xi i_0) - (if Rle_dec ((1) - ((y i_0) * ((dot w (x i_0)) + b))) (0) then (0) else ((1) - ((y i_0) * ((dot w (x i_0)) + b))))) >= (0)))).
Proof. intros i4. exact (t10 i4). Qed.
Lemma t12 (k2 : Z) (i3 : Z) (h1 : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z)) (h3 : (k2 >= (0)%Z)%Z) (h4 : ((k2 + (1)%Z)%Z <= n)%Z) : ((k2 >= (0)%Z)%Z /\ (k2 < n)%Z).
Proof. pose proof given3 as H0. pose proof h1 as H1. pose proof h3 as H2. pose proof h4 as H3. exact (s7 n i3 k2 H0 H1 H2 H3). Qed.
Lemma t13 : ((sum3 (0)%Z) >= (0)).
Proof. pose proof sum3_0 as E0. rewrite ?E0. exact (s8). Qed.
Lemma t14 : (((0)%Z <= n)%Z -> ((sum3 (0)%Z) >= (0))).
Proof. intro unused. exact t13. Qed.
Lemma t15 (k3 : Z) (h7 : (k3 >= (0)%Z)%Z) (h8 : ((k3 + (1)%Z)%Z <= n)%Z) : (k3 <= n)%Z.
Proof. pose proof given3 as H0. pose proof h7 as H1. pose proof h8 as H2. exact (s9 n k3 H0 H1 H2). Qed.
Lemma t16 (k3 : Z) (h7 : (k3 >= (0)%Z)%Z) (h8 : ((k3 + (1)%Z)%Z <= n)%Z) : ((k3 >= (0)%Z)%Z /\ (k3 < n)%Z).
Proof. pose proof given3 as H0. pose proof h7 as H1. pose proof h8 as H2. exact (s10 n k3 H0 H1 H2). Qed.
Lemma t17 (k3 : Z) (h7 : (k3 >= (0)%Z)%Z) (h8 : ((k3 + (1)%Z)%Z <= n)%Z) : ((k3 >= (0)%Z)%Z /\ (k3 < n)%Z).
Proof. pose proof given3 as H0. pose proof h7 as H1. pose proof h8 as H2. exact (s11 n k3 H0 H1 H2). Qed.
Lemma t18 (k3 : Z) (h7 : (k3 >= (0)%Z)%Z) (h8 : ((k3 + (1)%Z)%Z <= n)%Z) : (k3 >= (0)%Z)%Z.
Proof. pose proof given3 as H0. pose proof h7 as H1. pose proof h8 as H2. exact (s12 n k3 H0 H1 H2). Qed.
Lemma t19 (k3 : Z) (h6 : ((k3 <= n)%Z -> ((sum3 k3) >= (0)))) (h7 : (k3 >= (0)%Z)%Z) (h8 : ((k3 + (1)%Z)%Z <= n)%Z) : ((sum3 (k3 + (1)%Z)%Z) >= (0)).
Proof. pose proof ((sum3_next k3) (t18 k3 h7 h8)) as E0. pose proof (h6 (t15 k3 h7 h8)) as H0. pose proof ((given2 k3) (t16 k3 h7 h8)) as H1. pose proof ((t11 k3) (t17 k3 h7 h8)) as H2. rewrite ?E0. exact (s13 (sum3 k3) (y k3) (dot w (x k3)) b (xi k3) H0 H1 H2). Qed.
Lemma t20 (k3 : Z) (h6 : ((k3 <= n)%Z -> ((sum3 k3) >= (0)))) (h7 : (k3 >= (0)%Z)%Z) : (((k3 + (1)%Z)%Z <= n)%Z -> ((sum3 (k3 + (1)%Z)%Z) >= (0))).
Proof. intro h8. exact (t19 k3 h6 h7 h8). Qed.
Lemma t21 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum3 k_0) >= (0))))).
Proof. refine (zind (fun k3 => ((k3 <= n)%Z -> ((sum3 k3) >= (0)))) t14 _). intros k3 h7 h6. exact (t20 k3 h6 h7). Qed.
Lemma t22 (k3 : Z) (h9 : ((k3 >= (0)%Z)%Z /\ (k3 <= n)%Z)) : ((sum3 k3) >= (0)).
Proof. pose proof (t21 k3) as H0. pose proof h9 as H1. exact (s14 k3 n (sum3 k3) H0 H1). Qed.
Lemma t23 (k3 : Z) : (((k3 >= (0)%Z)%Z /\ (k3 <= n)%Z) -> ((sum3 k3) >= (0))).
Proof. intro h9. exact (t22 k3 h9). Qed.
Lemma t24 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum3 k_0) >= (0)))).
Proof. intros k3. exact (t23 k3). Qed.
Lemma t25 (k2 : Z) (i3 : Z) (h1 : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z)) (h3 : (k2 >= (0)%Z)%Z) (h4 : ((k2 + (1)%Z)%Z <= n)%Z) : ((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z).
Proof. pose proof given3 as H0. pose proof h1 as H1. pose proof h3 as H2. pose proof h4 as H3. exact (s15 n i3 k2 H0 H1 H2 H3). Qed.
Lemma t26 (k2 : Z) (i3 : Z) : ((i3 = k2)%Z -> (((xi i3) - (if Rle_dec ((1) - ((y i3) * ((dot w (x i3)) + b))) (0) then (0) else ((1) - ((y i3) * ((dot w (x i3)) + b))))) = ((xi k2) - (if Rle_dec ((1) - ((y k2) * ((dot w (x k2)) + b))) (0) then (0) else ((1) - ((y k2) * ((dot w (x k2)) + b))))))).
Proof. same. Qed.
Lemma t27 (k2 : Z) (i3 : Z) (h1 : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z)) (h3 : (k2 >= (0)%Z)%Z) (h4 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 >= (0)%Z)%Z.
Proof. pose proof given3 as H0. pose proof h1 as H1. pose proof h3 as H2. pose proof h4 as H3. exact (s17 n i3 k2 H0 H1 H2 H3). Qed.
Lemma t28 (k2 : Z) (i3 : Z) (h2 : ((k2 <= n)%Z -> ((i3 >= k2)%Z \/ ((sum3 k2) >= ((xi i3) - (if Rle_dec ((1) - ((y i3) * ((dot w (x i3)) + b))) (0) then (0) else ((1) - ((y i3) * ((dot w (x i3)) + b))))))))) (h1 : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z)) (h3 : (k2 >= (0)%Z)%Z) (h4 : ((k2 + (1)%Z)%Z <= n)%Z) : ((i3 >= (k2 + (1)%Z)%Z)%Z \/ ((sum3 (k2 + (1)%Z)%Z) >= ((xi i3) - (if Rle_dec ((1) - ((y i3) * ((dot w (x i3)) + b))) (0) then (0) else ((1) - ((y i3) * ((dot w (x i3)) + b))))))).
Proof. pose proof ((sum3_next k2) (t27 k2 i3 h1 h3 h4)) as E0. pose proof (h2 (t6 k2 i3 h1 h3 h4)) as H0. pose proof ((t11 k2) (t12 k2 i3 h1 h3 h4)) as H2. pose proof ((t24 k2) (t25 k2 i3 h1 h3 h4)) as H4. pose proof (t26 k2 i3) as H5. rewrite ?E0. exact (s18 i3 k2 (sum3 k2) (xi i3) (y i3) (dot w (x i3)) b (xi k2) (y k2) (dot w (x k2)) H0 H2 H4 H5). Qed.
Lemma t29 (k2 : Z) (i3 : Z) (h2 : ((k2 <= n)%Z -> ((i3 >= k2)%Z \/ ((sum3 k2) >= ((xi i3) - (if Rle_dec ((1) - ((y i3) * ((dot w (x i3)) + b))) (0) then (0) else ((1) - ((y i3) * ((dot w (x i3)) + b))))))))) (h1 : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z)) (h3 : (k2 >= (0)%Z)%Z) : (((k2 + (1)%Z)%Z <= n)%Z -> ((i3 >= (k2 + (1)%Z)%Z)%Z \/ ((sum3 (k2 + (1)%Z)%Z) >= ((xi i3) - (if Rle_dec ((1) - ((y i3) * ((dot w (x i3)) + b))) (0) then (0) else ((1) - ((y i3) * ((dot w (x i3)) + b)))))))).
Proof. intro h4. exact (t28 k2 i3 h2 h1 h3 h4). Qed.
Lemma t30 (i3 : Z) (h1 : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z)) : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((i3 >= k_0)%Z \/ ((sum3 k_0) >= ((xi i3) - (if Rle_dec ((1) - ((y i3) * ((dot w (x i3)) + b))) (0) then (0) else ((1) - ((y i3) * ((dot w (x i3)) + b)))))))))).
Proof. refine (zind (fun k2 => ((k2 <= n)%Z -> ((i3 >= k2)%Z \/ ((sum3 k2) >= ((xi i3) - (if Rle_dec ((1) - ((y i3) * ((dot w (x i3)) + b))) (0) then (0) else ((1) - ((y i3) * ((dot w (x i3)) + b))))))))) (t5 i3 h1) _). intros k2 h3 h2. exact (t29 k2 i3 h2 h1 h3). Qed.
Lemma t31 (k2 : Z) (i3 : Z) (h1 : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z)) (h10 : ((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z)) : ((i3 >= k2)%Z \/ ((sum3 k2) >= ((xi i3) - (if Rle_dec ((1) - ((y i3) * ((dot w (x i3)) + b))) (0) then (0) else ((1) - ((y i3) * ((dot w (x i3)) + b))))))).
Proof. pose proof ((t30 i3 h1) k2) as H0. pose proof h10 as H1. exact (s19 k2 n i3 (sum3 k2) (xi i3) (y i3) (dot w (x i3)) b H0 H1). Qed.
Lemma t32 (i3 : Z) (k2 : Z) (h1 : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z)) : (((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z) -> ((i3 >= k2)%Z \/ ((sum3 k2) >= ((xi i3) - (if Rle_dec ((1) - ((y i3) * ((dot w (x i3)) + b))) (0) then (0) else ((1) - ((y i3) * ((dot w (x i3)) + b)))))))).
Proof. intro h10. exact (t31 k2 i3 h1 h10). Qed.
Lemma t33 (i3 : Z) (h1 : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z)) : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((i3 >= k_0)%Z \/ ((sum3 k_0) >= ((xi i3) - (if Rle_dec ((1) - ((y i3) * ((dot w (x i3)) + b))) (0) then (0) else ((1) - ((y i3) * ((dot w (x i3)) + b))))))))).
Proof. intros k2. exact (t32 i3 k2 h1). Qed.
Lemma t34 (i3 : Z) (h1 : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z)) : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given3 as H0. pose proof h1 as H1. exact (s20 n i3 H0 H1). Qed.
Lemma t35 (i3 : Z) (h1 : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z)) : (((xi i3) - (if Rle_dec ((1) - ((y i3) * ((dot w (x i3)) + b))) (0) then (0) else ((1) - ((y i3) * ((dot w (x i3)) + b))))) <= (sum3 n)).
Proof. pose proof (((t33 i3 h1) n) (t34 i3 h1)) as H0. pose proof h1 as H1. exact (s21 i3 n (sum3 n) (xi i3) (y i3) (dot w (x i3)) b H0 H1). Qed.
Lemma t36 (i3 : Z) : (((i3 >= (0)%Z)%Z /\ (i3 < n)%Z) -> (((xi i3) - (if Rle_dec ((1) - ((y i3) * ((dot w (x i3)) + b))) (0) then (0) else ((1) - ((y i3) * ((dot w (x i3)) + b))))) <= (sum3 n))).
Proof. intro h1. exact (t35 i3 h1). Qed.
Lemma t37 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((xi i_0) - (if Rle_dec ((1) - ((y i_0) * ((dot w (x i_0)) + b))) (0) then (0) else ((1) - ((y i_0) * ((dot w (x i_0)) + b))))) <= (sum3 n)))).
Proof. intros i3. exact (t36 i3). Qed.
Lemma t38 (i2 : Z) (h0 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z).
Proof. pose proof given3 as H0. pose proof h0 as H1. exact (s22 n i2 H0 H1). Qed.
Lemma t39 : ((sum3 (0)%Z) = ((sum2 (0)%Z) - (sum w b (0)%Z))).
Proof. pose proof (sum_0 w b) as E0. pose proof sum2_0 as E1. pose proof sum3_0 as E2. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s23). Qed.
Lemma t40 : (((0)%Z <= n)%Z -> ((sum3 (0)%Z) = ((sum2 (0)%Z) - (sum w b (0)%Z)))).
Proof. intro unused. exact t39. Qed.
Lemma t41 (k4 : Z) (h12 : (k4 >= (0)%Z)%Z) (h13 : ((k4 + (1)%Z)%Z <= n)%Z) : (k4 <= n)%Z.
Proof. pose proof given3 as H0. pose proof h12 as H1. pose proof h13 as H2. exact (s24 n k4 H0 H1 H2). Qed.
Lemma t42 (k4 : Z) (h12 : (k4 >= (0)%Z)%Z) (h13 : ((k4 + (1)%Z)%Z <= n)%Z) : ((k4 >= (0)%Z)%Z /\ (k4 < n)%Z).
Proof. pose proof given3 as H0. pose proof h12 as H1. pose proof h13 as H2. exact (s25 n k4 H0 H1 H2). Qed.
Lemma t43 (k4 : Z) (h12 : (k4 >= (0)%Z)%Z) (h13 : ((k4 + (1)%Z)%Z <= n)%Z) : (k4 >= (0)%Z)%Z.
Proof. pose proof given3 as H0. pose proof h12 as H1. pose proof h13 as H2. exact (s26 n k4 H0 H1 H2). Qed.
Lemma t44 (k4 : Z) (h11 : ((k4 <= n)%Z -> ((sum3 k4) = ((sum2 k4) - (sum w b k4))))) (h12 : (k4 >= (0)%Z)%Z) (h13 : ((k4 + (1)%Z)%Z <= n)%Z) : ((sum3 (k4 + (1)%Z)%Z) = ((sum2 (k4 + (1)%Z)%Z) - (sum w b (k4 + (1)%Z)%Z))).
Proof. pose proof ((sum_next w b k4) (t43 k4 h12 h13)) as E0. pose proof ((sum2_next k4) (t43 k4 h12 h13)) as E1. pose proof ((sum3_next k4) (t43 k4 h12 h13)) as E2. pose proof (h11 (t41 k4 h12 h13)) as H0. pose proof ((given2 k4) (t42 k4 h12 h13)) as H1. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s27 (sum3 k4) (sum2 k4) (sum w b k4) (y k4) (dot w (x k4)) b (xi k4) H0 H1). Qed.
Lemma t45 (k4 : Z) (h11 : ((k4 <= n)%Z -> ((sum3 k4) = ((sum2 k4) - (sum w b k4))))) (h12 : (k4 >= (0)%Z)%Z) : (((k4 + (1)%Z)%Z <= n)%Z -> ((sum3 (k4 + (1)%Z)%Z) = ((sum2 (k4 + (1)%Z)%Z) - (sum w b (k4 + (1)%Z)%Z)))).
Proof. intro h13. exact (t44 k4 h11 h12 h13). Qed.
Lemma t46 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum3 k_0) = ((sum2 k_0) - (sum w b k_0)))))).
Proof. refine (zind (fun k4 => ((k4 <= n)%Z -> ((sum3 k4) = ((sum2 k4) - (sum w b k4))))) t40 _). intros k4 h12 h11. exact (t45 k4 h11 h12). Qed.
Lemma t47 (k4 : Z) (h14 : ((k4 >= (0)%Z)%Z /\ (k4 <= n)%Z)) : ((sum3 k4) = ((sum2 k4) - (sum w b k4))).
Proof. pose proof (t46 k4) as H0. pose proof h14 as H1. exact (s28 k4 n (sum3 k4) (sum2 k4) (sum w b k4) H0 H1). Qed.
Lemma t48 (k4 : Z) : (((k4 >= (0)%Z)%Z /\ (k4 <= n)%Z) -> ((sum3 k4) = ((sum2 k4) - (sum w b k4)))).
Proof. intro h14. exact (t47 k4 h14). Qed.
Lemma t49 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum3 k_0) = ((sum2 k_0) - (sum w b k_0))))).
Proof. intros k4. exact (t48 k4). Qed.
Lemma t50 : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given3 as H0. exact (s29 n H0). Qed.
Lemma t51 : ((sum2 n) <= (sum w b n)).
Proof. pose proof given0 as H0. pose proof given1 as H1. pose proof (given4 w b) as H2. exact (s30 C k b (dot w w) (sum2 n) (sum w b n) H0 H1 H2). Qed.
Lemma t52 (i2 : Z) (h0 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((xi i2) = (if Rle_dec ((1) - ((y i2) * ((dot w (x i2)) + b))) (0) then (0) else ((1) - ((y i2) * ((dot w (x i2)) + b))))).
Proof. pose proof given0 as H0. pose proof ((given2 i2) (t3 i2 h0)) as H2. pose proof ((t37 i2) (t38 i2 h0)) as H3. pose proof ((t49 n) t50) as H4. pose proof t51 as H5. exact (s31 C (y i2) (dot w (x i2)) b (xi i2) (sum3 n) (sum2 n) (sum w b n) H0 H2 H3 H4 H5). Qed.
Lemma t53 (i2 : Z) : (((i2 >= (0)%Z)%Z /\ (i2 < n)%Z) -> ((xi i2) = (if Rle_dec ((1) - ((y i2) * ((dot w (x i2)) + b))) (0) then (0) else ((1) - ((y i2) * ((dot w (x i2)) + b)))))).
Proof. intro h0. exact (t52 i2 h0). Qed.
Lemma t54 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((xi i_0) = (if Rle_dec ((1) - ((y i_0) * ((dot w (x i_0)) + b))) (0) then (0) else ((1) - ((y i_0) * ((dot w (x i_0)) + b))))))).
Proof. intros i2. exact (t53 i2). Qed.
Lemma t55 : ((((dot w w) / (2)) + (C * (sum2 n))) = (((dot w w) / (2)) + (C * (sum w b n)))).
Proof. pose proof given0 as H0. pose proof ((t49 n) t50) as H2. pose proof ((t24 n) t50) as H3. pose proof t51 as H4. exact (s32 C (sum3 n) (sum2 n) (sum w b n) (dot w w) H0 H2 H3 H4). Qed.
Lemma t56 : (((k = (1)) \/ (c = (0))) -> ((((dot w w) / (2)) + (C * (sum w b n))) <= (((dot v v) / (2)) + (C * (sum v c n))))).
Proof. pose proof given0 as H0. pose proof given1 as H1. pose proof t55 as H2. pose proof (given4 v c) as H3. exact (s33 C k b (dot w w) (sum2 n) (sum w b n) c (dot v v) (sum v c n) H0 H1 H2 H3). Qed.

Theorem slack_elimination_0 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((((y i_0) * ((dot w (x i_0)) + b)) >= ((1) - (xi i_0))) /\ ((xi i_0) >= (0))) <-> ((xi i_0) >= (if Rle_dec ((1) - ((y i_0) * ((dot w (x i_0)) + b))) (0) then (0) else ((1) - ((y i_0) * ((dot w (x i_0)) + b)))))))).
Proof. exact t2. Qed.
Theorem slack_elimination_1 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((xi i_0) = (if Rle_dec ((1) - ((y i_0) * ((dot w (x i_0)) + b))) (0) then (0) else ((1) - ((y i_0) * ((dot w (x i_0)) + b))))))).
Proof. exact t54. Qed.
Theorem slack_elimination_2 : ((((dot w w) / (2)) + (C * (sum2 n))) = (((dot w w) / (2)) + (C * (sum w b n)))).
Proof. exact t55. Qed.
Theorem slack_elimination_3 : (((k = (1)) \/ (c = (0))) -> ((((dot w w) / (2)) + (C * (sum w b n))) <= (((dot v v) / (2)) + (C * (sum v c n))))).
Proof. exact t56. Qed.
End slack_elimination.
Print Assumptions slack_elimination_0.
Print Assumptions slack_elimination_1.
Print Assumptions slack_elimination_2.
Print Assumptions slack_elimination_3.
