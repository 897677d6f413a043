(* label: slack-zones *)
(* given: \xi_{i} = \max\left(0, 1 - m_{i}\right) \quad\text{for all } i *)
(* part 1: \xi_{i} = 0 \;\Leftrightarrow\; m_{i} \ge 1 \quad\text{for all } i *)
(* part 2: \bigl(\xi_{i} > 0,\quad \xi_{i} < 1\bigr) \;\Leftrightarrow\; \bigl(m_{i} > 0,\quad m_{i} < 1\bigr) \quad\text{for all } i *)
(* part 3: \xi_{i} \ge 1 \;\Leftrightarrow\; m_{i} \le 0 \quad\text{for all } i *)
(* part 4: \sum_{i} \left[m_{i} \le 0\right] \le \sum_{i} \xi_{i} *)
Require Import Replay.
Section slack_zones.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable m : Z -> R.
Variable xi : Z -> R.
Variable n : Z.
Definition sum : Z -> R := rec (0) (fun k_ v_ => (v_ + (IZR (if Rle_dec (m k_) (0) then (1)%Z else (0)%Z)))).
Lemma sum_0 : ((sum (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum (k_0 + (1)%Z)%Z) = ((sum k_0) + (IZR (if Rle_dec (m k_0) (0) then (1)%Z else (0)%Z)))))). Proof. intros; unfold sum; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum2 : Z -> R := rec (0) (fun k_ v_ => (v_ + (xi k_))).
Lemma sum2_0 : ((sum2 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum2_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum2 (k_0 + (1)%Z)%Z) = ((sum2 k_0) + (xi k_0))))). Proof. intros; unfold sum2; rewrite rec_next by assumption; reflexivity. Qed.

Lemma s0 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s1 (x0 : R) (x1 : R) :
  (x0 = (if Rle_dec ((1) - x1) (0) then (0) else ((1) - x1))) ->
  ((x0 = (0)) <-> (x1 >= (1))).
Proof. (* 387007c682: 0 *) by_ifs. Qed.
Lemma s2 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s3 (x0 : R) (x1 : R) :
  (x0 = (if Rle_dec ((1) - x1) (0) then (0) else ((1) - x1))) ->
  (((x0 > (0)) /\ (x0 < (1))) <-> ((x1 > (0)) /\ (x1 < (1)))).
Proof. (* 3cce1a456f: 0 *) by_ifs. Qed.
Lemma s4 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s5 (x0 : R) (x1 : R) :
  (x0 = (if Rle_dec ((1) - x1) (0) then (0) else ((1) - x1))) ->
  ((x0 >= (1)) <-> (x1 <= (0))).
Proof. (* ea1b7044a4: 0 *) by_ifs. Qed.
Lemma s6 :
  ((0) <= (0)).
Proof. (* 8f88fb4dfa:  *) by_lra. Qed.
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
Lemma s10 (x0 : R) :
  ((IZR (if Rle_dec x0 (0) then (1)%Z else (0)%Z)) = (if Rle_dec x0 (0) then (IZR (1)%Z) else (IZR (0)%Z))).
Proof. (* 44e815b10e:  *) by_ifs. Qed.
Lemma s11 :
  ((IZR (0)%Z) = (0)).
Proof. (* cdc1500c09:  *) by_logic. Qed.
Lemma s12 :
  ((IZR (1)%Z) = (1)).
Proof. (* 3783ab4fcf:  *) by_logic. Qed.
Lemma s13 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  (x0 <= x1) ->
  (x2 = (if Rle_dec ((1) - x3) (0) then (0) else ((1) - x3))) ->
  ((x0 + (if Rle_dec x3 (0) then (1) else (0))) <= (x1 + x2)).
Proof. (* 7492c57da7: 0 1 *) by_ifs. Qed.
Lemma s14 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 <= x3))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 <= x3).
Proof. (* 07f32e61f7: 0 1 *) by_logic. Qed.
Lemma s15 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* a883d213be: 0 *) by_logic. Qed.
Lemma s16 (x0 : R) (x1 : R) :
  (x0 <= x1) ->
  (x0 <= x1).
Proof. (* eea7298a28: 0 *) by_logic. Qed.

Hypothesis given0 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((xi i_0) = (if Rle_dec ((1) - (m i_0)) (0) then (0) else ((1) - (m i_0)))))).
Hypothesis given1 : (n >= (0)%Z)%Z.

Lemma t0 (i : Z) (h0 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : ((i >= (0)%Z)%Z /\ (i < n)%Z).
Proof. pose proof given1 as H0. pose proof h0 as H1. exact (s0 n i H0 H1). Qed.
Lemma t1 (i : Z) (h0 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : (((xi i) = (0)) <-> ((m i) >= (1))).
Proof. pose proof ((given0 i) (t0 i h0)) as H0. exact (s1 (xi i) (m i) H0). Qed.
Lemma t2 (i : Z) : (((i >= (0)%Z)%Z /\ (i < n)%Z) -> (((xi i) = (0)) <-> ((m i) >= (1)))).
Proof. intro h0. exact (t1 i h0). Qed.
Lemma t3 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((xi i_0) = (0)) <-> ((m i_0) >= (1))))).
Proof. intros i. exact (t2 i). Qed.
Lemma t4 (i2 : Z) (h1 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z).
Proof. pose proof given1 as H0. pose proof h1 as H1. exact (s2 n i2 H0 H1). Qed.
Lemma t5 (i2 : Z) (h1 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((((xi i2) > (0)) /\ ((xi i2) < (1))) <-> (((m i2) > (0)) /\ ((m i2) < (1)))).
Proof. pose proof ((given0 i2) (t4 i2 h1)) as H0. exact (s3 (xi i2) (m i2) H0). Qed.
Lemma t6 (i2 : Z) : (((i2 >= (0)%Z)%Z /\ (i2 < n)%Z) -> ((((xi i2) > (0)) /\ ((xi i2) < (1))) <-> (((m i2) > (0)) /\ ((m i2) < (1))))).
Proof. intro h1. exact (t5 i2 h1). Qed.
Lemma t7 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((((xi i_0) > (0)) /\ ((xi i_0) < (1))) <-> (((m i_0) > (0)) /\ ((m i_0) < (1)))))).
Proof. intros i2. exact (t6 i2). Qed.
Lemma t8 (i3 : Z) (h2 : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z)) : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z).
Proof. pose proof given1 as H0. pose proof h2 as H1. exact (s4 n i3 H0 H1). Qed.
Lemma t9 (i3 : Z) (h2 : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z)) : (((xi i3) >= (1)) <-> ((m i3) <= (0))).
Proof. pose proof ((given0 i3) (t8 i3 h2)) as H0. exact (s5 (xi i3) (m i3) H0). Qed.
Lemma t10 (i3 : Z) : (((i3 >= (0)%Z)%Z /\ (i3 < n)%Z) -> (((xi i3) >= (1)) <-> ((m i3) <= (0)))).
Proof. intro h2. exact (t9 i3 h2). Qed.
Lemma t11 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((xi i_0) >= (1)) <-> ((m i_0) <= (0))))).
Proof. intros i3. exact (t10 i3). Qed.
Lemma t12 : ((sum (0)%Z) <= (sum2 (0)%Z)).
Proof. pose proof sum2_0 as E0. pose proof sum_0 as E1. rewrite ?E0. rewrite ?E1. exact (s6). Qed.
Lemma t13 : (((0)%Z <= n)%Z -> ((sum (0)%Z) <= (sum2 (0)%Z))).
Proof. intro unused. exact t12. Qed.
Lemma t14 (k : Z) (h4 : (k >= (0)%Z)%Z) (h5 : ((k + (1)%Z)%Z <= n)%Z) : (k <= n)%Z.
Proof. pose proof given1 as H0. pose proof h4 as H1. pose proof h5 as H2. exact (s7 n k H0 H1 H2). Qed.
Lemma t15 (k : Z) (h4 : (k >= (0)%Z)%Z) (h5 : ((k + (1)%Z)%Z <= n)%Z) : ((k >= (0)%Z)%Z /\ (k < n)%Z).
Proof. pose proof given1 as H0. pose proof h4 as H1. pose proof h5 as H2. exact (s8 n k H0 H1 H2). Qed.
Lemma t16 (k : Z) (h4 : (k >= (0)%Z)%Z) (h5 : ((k + (1)%Z)%Z <= n)%Z) : (k >= (0)%Z)%Z.
Proof. pose proof given1 as H0. pose proof h4 as H1. pose proof h5 as H2. exact (s9 n k H0 H1 H2). Qed.
Lemma t17 (k : Z) : ((IZR (if Rle_dec (m k) (0) then (1)%Z else (0)%Z)) = (if Rle_dec (m k) (0) then (IZR (1)%Z) else (IZR (0)%Z))).
Proof. exact (s10 (m k)). Qed.
Lemma t18 : ((IZR (0)%Z) = (0)).
Proof. exact (s11). Qed.
Lemma t19 : ((IZR (1)%Z) = (1)).
Proof. exact (s12). Qed.
Lemma t20 (k : Z) (h3 : ((k <= n)%Z -> ((sum k) <= (sum2 k)))) (h4 : (k >= (0)%Z)%Z) (h5 : ((k + (1)%Z)%Z <= n)%Z) : ((sum (k + (1)%Z)%Z) <= (sum2 (k + (1)%Z)%Z)).
Proof. pose proof ((sum2_next k) (t16 k h4 h5)) as E0. pose proof ((sum_next k) (t16 k h4 h5)) as E1. pose proof (t17 k) as E2. pose proof t18 as E3. pose proof t19 as E4. pose proof (h3 (t14 k h4 h5)) as H0. pose proof ((given0 k) (t15 k h4 h5)) as H1. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. exact (s13 (sum k) (sum2 k) (xi k) (m k) H0 H1). Qed.
Lemma t21 (k : Z) (h3 : ((k <= n)%Z -> ((sum k) <= (sum2 k)))) (h4 : (k >= (0)%Z)%Z) : (((k + (1)%Z)%Z <= n)%Z -> ((sum (k + (1)%Z)%Z) <= (sum2 (k + (1)%Z)%Z))).
Proof. intro h5. exact (t20 k h3 h4 h5). Qed.
Lemma t22 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum k_0) <= (sum2 k_0))))).
Proof. refine (zind (fun k => ((k <= n)%Z -> ((sum k) <= (sum2 k)))) t13 _). intros k h4 h3. exact (t21 k h3 h4). Qed.
Lemma t23 (k : Z) (h6 : ((k >= (0)%Z)%Z /\ (k <= n)%Z)) : ((sum k) <= (sum2 k)).
Proof. pose proof (t22 k) as H0. pose proof h6 as H1. exact (s14 k n (sum k) (sum2 k) H0 H1). Qed.
Lemma t24 (k : Z) : (((k >= (0)%Z)%Z /\ (k <= n)%Z) -> ((sum k) <= (sum2 k))).
Proof. intro h6. exact (t23 k h6). Qed.
Lemma t25 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum k_0) <= (sum2 k_0)))).
Proof. intros k. exact (t24 k). Qed.
Lemma t26 : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given1 as H0. exact (s15 n H0). Qed.
Lemma t27 : ((sum n) <= (sum2 n)).
Proof. pose proof ((t25 n) t26) as H0. exact (s16 (sum n) (sum2 n) H0). Qed.

Theorem slack_zones_0 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((xi i_0) = (0)) <-> ((m i_0) >= (1))))).
Proof. exact t3. Qed.
Theorem slack_zones_1 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((((xi i_0) > (0)) /\ ((xi i_0) < (1))) <-> (((m i_0) > (0)) /\ ((m i_0) < (1)))))).
Proof. exact t7. Qed.
Theorem slack_zones_2 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((xi i_0) >= (1)) <-> ((m i_0) <= (0))))).
Proof. exact t11. Qed.
Theorem slack_zones_3 : ((sum n) <= (sum2 n)).
Proof. exact t27. Qed.
End slack_zones.
Print Assumptions slack_zones_0.
Print Assumptions slack_zones_1.
Print Assumptions slack_zones_2.
Print Assumptions slack_zones_3.
