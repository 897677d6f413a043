(* label: indicator-as-supremum *)
(* given: C \ge 0 *)
(* given: \alpha_{i} \ge 0,\quad \alpha_{i} \le C \quad\text{for all } i *)
(* part 2: \left[m_{i} < 1\right]\,C \ge 0,\quad \left[m_{i} < 1\right]\,C \le C \quad\text{for all } i *)
(* part 2: \sum_{i} \left[m_{i} < 1\right]\,C\,\left(1 - m_{i}\right) = C\,\sum_{i} \max\left(0, 1 - m_{i}\right) *)
(* part 2: \sum_{i} \alpha_{i}\,\left(1 - m_{i}\right) \le C\,\sum_{i} \max\left(0, 1 - m_{i}\right) *)
Require Import Replay.
Section limited_prices.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable m : Z -> R.
Variable alpha : Z -> R.
Variable C : R.
Variable n : Z.
Definition sum : Z -> R := rec (0) (fun k_ v_ => (v_ + ((alpha k_) * ((1) - (m k_))))).
Lemma sum_0 : ((sum (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum (k_0 + (1)%Z)%Z) = ((sum k_0) + ((alpha k_0) * ((1) - (m k_0))))))). Proof. intros; unfold sum; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum2 : Z -> R := rec (0) (fun k_ v_ => (v_ + (if Rle_dec ((1) - (m k_)) (0) then (0) else ((1) - (m k_))))).
Lemma sum2_0 : ((sum2 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum2_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum2 (k_0 + (1)%Z)%Z) = ((sum2 k_0) + (if Rle_dec ((1) - (m k_0)) (0) then (0) else ((1) - (m k_0))))))). Proof. intros; unfold sum2; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum3 : Z -> R := rec (0) (fun k_ v_ => (v_ + ((if Rlt_dec (m k_) (1) then C else (0)) * ((1) - (m k_))))).
Lemma sum3_0 : ((sum3 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum3_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum3 (k_0 + (1)%Z)%Z) = ((sum3 k_0) + ((if Rlt_dec (m k_0) (1) then C else (0)) * ((1) - (m k_0))))))). Proof. intros; unfold sum3; rewrite rec_next by assumption; reflexivity. Qed.

Lemma s0 (x0 : R) (x1 : R) :
  (x0 >= (0)) ->
  (((if Rlt_dec x1 (1) then x0 else (0)) >= (0)) /\ ((if Rlt_dec x1 (1) then x0 else (0)) <= x0)).
Proof. (* d0c5032a9f: 0 *) by_ifs. Qed.
Lemma s1 (x0 : R) :
  ((0) = (x0 * (0))).
Proof. (* 98748a8ff6:  *) by_lra. Qed.
Lemma s2 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 <= k0)%Z.
Proof. (* f1b096018f: 0 1 2 *) by_logic. Qed.
Lemma s3 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 7165f0377f: 0 1 2 *) by_logic. Qed.
Lemma s4 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  (x0 = (x1 * x2)) ->
  ((x0 + ((if Rlt_dec x3 (1) then x1 else (0)) * ((1) - x3))) = (x1 * (x2 + (if Rle_dec ((1) - x3) (0) then (0) else ((1) - x3))))).
Proof. (* d0340df060: 0 *) by_ifs. Qed.
Lemma s5 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = (x3 * x4)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = (x3 * x4)).
Proof. (* 3f815d47bf: 0 1 *) by_logic. Qed.
Lemma s6 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* a883d213be: 0 *) by_logic. Qed.
Lemma s7 (x0 : R) (x1 : R) (x2 : R) :
  (x0 = (x1 * x2)) ->
  (x0 = (x1 * x2)).
Proof. (* 438cfd5b49: 0 *) by_logic. Qed.
Lemma s8 (x0 : R) :
  (x0 >= (0)) ->
  ((0) <= (x0 * (0))).
Proof. (* 469dfba3a5: 0 *) by_lra. Qed.
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
Lemma s12 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  (x0 <= (x1 * x2)) ->
  ((x3 >= (0)) /\ (x3 <= x1)) ->
  ((x3 >= (0)) /\ (x3 <= x1)) ->
  (x1 >= (0)) ->
  ((x0 + (x3 * ((1) - x4))) <= (x1 * (x2 + (if Rle_dec ((1) - x4) (0) then (0) else ((1) - x4))))).
Proof. (* 54263a30fd: 0 1 2 3 *) by_ifs. Qed.
Lemma s13 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 <= (x3 * x4)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 <= (x3 * x4)).
Proof. (* 8674920d95: 0 1 *) by_logic. Qed.
Lemma s14 (x0 : R) (x1 : R) (x2 : R) :
  (x0 <= (x1 * x2)) ->
  (x0 <= (x1 * x2)).
Proof. (* 11976cc67f: 0 *) by_logic. Qed.

Hypothesis given0 : (C >= (0)).
Hypothesis given1 : (n >= (0)%Z)%Z.
Hypothesis given2 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((alpha i_0) >= (0)) /\ ((alpha i_0) <= C)))).

Lemma t0 (i : Z) : (((if Rlt_dec (m i) (1) then C else (0)) >= (0)) /\ ((if Rlt_dec (m i) (1) then C else (0)) <= C)).
Proof. pose proof given0 as H0. exact (s0 C (m i) H0). Qed.
Lemma t1 (i : Z) : (((i >= (0)%Z)%Z /\ (i < n)%Z) -> (((if Rlt_dec (m i) (1) then C else (0)) >= (0)) /\ ((if Rlt_dec (m i) (1) then C else (0)) <= C))).
Proof. intro unused. exact (t0 i). Qed.
Lemma t2 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((if Rlt_dec (m i_0) (1) then C else (0)) >= (0)) /\ ((if Rlt_dec (m i_0) (1) then C else (0)) <= C)))).
Proof. intros i. exact (t1 i). Qed.
Lemma t3 : ((sum3 (0)%Z) = (C * (sum2 (0)%Z))).
Proof. pose proof sum2_0 as E0. pose proof sum3_0 as E1. rewrite ?E0. rewrite ?E1. exact (s1 C). Qed.
Lemma t4 : (((0)%Z <= n)%Z -> ((sum3 (0)%Z) = (C * (sum2 (0)%Z)))).
Proof. intro unused. exact t3. Qed.
Lemma t5 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (k <= n)%Z.
Proof. pose proof given1 as H0. pose proof h1 as H1. pose proof h2 as H2. exact (s2 n k H0 H1 H2). Qed.
Lemma t6 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (k >= (0)%Z)%Z.
Proof. pose proof given1 as H0. pose proof h1 as H1. pose proof h2 as H2. exact (s3 n k H0 H1 H2). Qed.
Lemma t7 (k : Z) (h0 : ((k <= n)%Z -> ((sum3 k) = (C * (sum2 k))))) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : ((sum3 (k + (1)%Z)%Z) = (C * (sum2 (k + (1)%Z)%Z))).
Proof. pose proof ((sum2_next k) (t6 k h1 h2)) as E0. pose proof ((sum3_next k) (t6 k h1 h2)) as E1. pose proof (h0 (t5 k h1 h2)) as H0. rewrite ?E0. rewrite ?E1. exact (s4 (sum3 k) C (sum2 k) (m k) H0). Qed.
Lemma t8 (k : Z) (h0 : ((k <= n)%Z -> ((sum3 k) = (C * (sum2 k))))) (h1 : (k >= (0)%Z)%Z) : (((k + (1)%Z)%Z <= n)%Z -> ((sum3 (k + (1)%Z)%Z) = (C * (sum2 (k + (1)%Z)%Z)))).
Proof. intro h2. exact (t7 k h0 h1 h2). Qed.
Lemma t9 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum3 k_0) = (C * (sum2 k_0)))))).
Proof. refine (zind (fun k => ((k <= n)%Z -> ((sum3 k) = (C * (sum2 k))))) t4 _). intros k h1 h0. exact (t8 k h0 h1). Qed.
Lemma t10 (k : Z) (h3 : ((k >= (0)%Z)%Z /\ (k <= n)%Z)) : ((sum3 k) = (C * (sum2 k))).
Proof. pose proof (t9 k) as H0. pose proof h3 as H1. exact (s5 k n (sum3 k) C (sum2 k) H0 H1). Qed.
Lemma t11 (k : Z) : (((k >= (0)%Z)%Z /\ (k <= n)%Z) -> ((sum3 k) = (C * (sum2 k)))).
Proof. intro h3. exact (t10 k h3). Qed.
Lemma t12 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum3 k_0) = (C * (sum2 k_0))))).
Proof. intros k. exact (t11 k). Qed.
Lemma t13 : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given1 as H0. exact (s6 n H0). Qed.
Lemma t14 : ((sum3 n) = (C * (sum2 n))).
Proof. pose proof ((t12 n) t13) as H0. exact (s7 (sum3 n) C (sum2 n) H0). Qed.
Lemma t15 : ((sum (0)%Z) <= (C * (sum2 (0)%Z))).
Proof. pose proof sum2_0 as E0. pose proof sum_0 as E1. pose proof given0 as H0. rewrite ?E0. rewrite ?E1. exact (s8 C H0). Qed.
Lemma t16 : (((0)%Z <= n)%Z -> ((sum (0)%Z) <= (C * (sum2 (0)%Z)))).
Proof. intro unused. exact t15. Qed.
Lemma t17 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 <= n)%Z.
Proof. pose proof given1 as H0. pose proof h5 as H1. pose proof h6 as H2. exact (s9 n k2 H0 H1 H2). Qed.
Lemma t18 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : ((k2 >= (0)%Z)%Z /\ (k2 < n)%Z).
Proof. pose proof given1 as H0. pose proof h5 as H1. pose proof h6 as H2. exact (s10 n k2 H0 H1 H2). Qed.
Lemma t19 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 >= (0)%Z)%Z.
Proof. pose proof given1 as H0. pose proof h5 as H1. pose proof h6 as H2. exact (s11 n k2 H0 H1 H2). Qed.
Lemma t20 (k2 : Z) (h4 : ((k2 <= n)%Z -> ((sum k2) <= (C * (sum2 k2))))) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : ((sum (k2 + (1)%Z)%Z) <= (C * (sum2 (k2 + (1)%Z)%Z))).
Proof. pose proof ((sum2_next k2) (t19 k2 h5 h6)) as E0. pose proof ((sum_next k2) (t19 k2 h5 h6)) as E1. pose proof (h4 (t17 k2 h5 h6)) as H0. pose proof ((given2 k2) (t18 k2 h5 h6)) as H1. pose proof ((given2 k2) (t18 k2 h5 h6)) as H2. pose proof given0 as H3. rewrite ?E0. rewrite ?E1. exact (s12 (sum k2) C (sum2 k2) (alpha k2) (m k2) H0 H1 H2 H3). Qed.
Lemma t21 (k2 : Z) (h4 : ((k2 <= n)%Z -> ((sum k2) <= (C * (sum2 k2))))) (h5 : (k2 >= (0)%Z)%Z) : (((k2 + (1)%Z)%Z <= n)%Z -> ((sum (k2 + (1)%Z)%Z) <= (C * (sum2 (k2 + (1)%Z)%Z)))).
Proof. intro h6. exact (t20 k2 h4 h5 h6). Qed.
Lemma t22 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum k_0) <= (C * (sum2 k_0)))))).
Proof. refine (zind (fun k2 => ((k2 <= n)%Z -> ((sum k2) <= (C * (sum2 k2))))) t16 _). intros k2 h5 h4. exact (t21 k2 h4 h5). Qed.
Lemma t23 (k2 : Z) (h7 : ((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z)) : ((sum k2) <= (C * (sum2 k2))).
Proof. pose proof (t22 k2) as H0. pose proof h7 as H1. exact (s13 k2 n (sum k2) C (sum2 k2) H0 H1). Qed.
Lemma t24 (k2 : Z) : (((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z) -> ((sum k2) <= (C * (sum2 k2)))).
Proof. intro h7. exact (t23 k2 h7). Qed.
Lemma t25 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum k_0) <= (C * (sum2 k_0))))).
Proof. intros k2. exact (t24 k2). Qed.
Lemma t26 : ((sum n) <= (C * (sum2 n))).
Proof. pose proof ((t25 n) t13) as H0. exact (s14 (sum n) C (sum2 n) H0). Qed.

Theorem limited_prices_0 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((if Rlt_dec (m i_0) (1) then C else (0)) >= (0)) /\ ((if Rlt_dec (m i_0) (1) then C else (0)) <= C)))).
Proof. exact t2. Qed.
Theorem limited_prices_1 : ((sum3 n) = (C * (sum2 n))).
Proof. exact t14. Qed.
Theorem limited_prices_2 : ((sum n) <= (C * (sum2 n))).
Proof. exact t26. Qed.
End limited_prices.
Print Assumptions limited_prices_0.
Print Assumptions limited_prices_1.
Print Assumptions limited_prices_2.
