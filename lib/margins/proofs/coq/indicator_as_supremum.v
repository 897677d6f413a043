(* label: indicator-as-supremum *)
(* given: m_{i} \ge 1,\quad \alpha_{i} \ge 0 \quad\text{for all } i *)
(* given: m'_{j} < 1 *)
(* given: K \ge 0 *)
(* part 1: \sum_{i} \alpha_{i}\,\left(1 - m_{i}\right) \le 0 *)
(* part 1: \sum_{i} 0\,\left(1 - m_{i}\right) = 0 *)
(* part 1: \left[m'_{i} < 1\right]\,\frac{K}{\sum_{k} \max\left(0, 1 - m'_{k}\right)} \ge 0 \quad\text{for all } i *)
(* part 1: \sum_{i} \left[m'_{i} < 1\right]\,\frac{K}{\sum_{k} \max\left(0, 1 - m'_{k}\right)}\,\left(1 - m'_{i}\right) = K *)
Require Import Replay.
Section indicator_as_supremum.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable m : Z -> R.
Variable alpha : Z -> R.
Variable m_prime : Z -> R.
Variable n : Z.
Variable K : R.
Variable j : Z.
Definition sum : Z -> R := rec (0) (fun k_ v_ => (v_ + ((alpha k_) * ((1) - (m k_))))).
Lemma sum_0 : ((sum (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum (k_0 + (1)%Z)%Z) = ((sum k_0) + ((alpha k_0) * ((1) - (m k_0))))))). Proof. intros; unfold sum; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum2 : Z -> R := rec (0) (fun k_ v_ => (v_ + ((0) * ((1) - (m k_))))).
Lemma sum2_0 : ((sum2 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum2_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum2 (k_0 + (1)%Z)%Z) = ((sum2 k_0) + ((0) * ((1) - (m k_0))))))). Proof. intros; unfold sum2; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum3 : Z -> R := rec (0) (fun k_ v_ => (v_ + (if Rle_dec ((1) - (m_prime k_)) (0) then (0) else ((1) - (m_prime k_))))).
Lemma sum3_0 : ((sum3 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum3_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum3 (k_0 + (1)%Z)%Z) = ((sum3 k_0) + (if Rle_dec ((1) - (m_prime k_0)) (0) then (0) else ((1) - (m_prime k_0))))))). Proof. intros; unfold sum3; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum4 : Z -> R := rec (0) (fun k_ v_ => (v_ + ((if Rlt_dec (m_prime k_) (1) then (K / (sum3 n)) else (0)) * ((1) - (m_prime k_))))).
Lemma sum4_0 : ((sum4 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum4_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum4 (k_0 + (1)%Z)%Z) = ((sum4 k_0) + ((if Rlt_dec (m_prime k_0) (1) then (K / (sum3 n)) else (0)) * ((1) - (m_prime k_0))))))). Proof. intros; unfold sum4; rewrite rec_next by assumption; reflexivity. Qed.

Lemma s0 :
  ((0) <= (0)).
Proof. (* 8f88fb4dfa:  *) by_lra. Qed.
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
Lemma s4 (x0 : R) (x1 : R) (x2 : R) :
  (x0 <= (0)) ->
  ((x1 >= (1)) /\ (x2 >= (0))) ->
  ((x0 + (x2 * ((1) - x1))) <= (0)).
Proof. (* 2c734a48bd: 0 1 *) by_isolation. Qed.
Lemma s5 (k0 : Z) (k1 : Z) (x2 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 <= (0)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 <= (0)).
Proof. (* 6492c019b2: 0 1 *) by_logic. Qed.
Lemma s6 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* a883d213be: 0 *) by_logic. Qed.
Lemma s7 (x0 : R) :
  (x0 <= (0)) ->
  (x0 <= (0)).
Proof. (* d311c93eb5: 0 *) by_logic. Qed.
Lemma s8 :
  ((0) = (0)).
Proof. (* 4455105e66:  *) by_logic. Qed.
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
Lemma s12 (x0 : R) (x1 : R) (x2 : R) :
  (x0 = (0)) ->
  ((x1 >= (1)) /\ (x2 >= (0))) ->
  ((x0 + ((0) * ((1) - x1))) = (0)).
Proof. (* 29472690f7: 0 1 *) by_lra. Qed.
Lemma s13 (k0 : Z) (k1 : Z) (x2 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = (0)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = (0)).
Proof. (* 8694e65164: 0 1 *) by_logic. Qed.
Lemma s14 (x0 : R) :
  (x0 = (0)) ->
  (x0 = (0)).
Proof. (* 239eb0e589: 0 *) by_logic. Qed.
Lemma s15 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z) ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z).
Proof. (* e16432ee87: 0 1 2 *) by_logic. Qed.
Lemma s16 (k0 : Z) (k1 : Z) (x2 : R) :
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z) ->
  ((k0 >= (0)%Z)%Z \/ ((0) >= (if Rle_dec ((1) - x2) (0) then (0) else ((1) - x2)))).
Proof. (* 3af5728e57: 0 *) by_logic. Qed.
Lemma s17 (k0 : Z) (k1 : Z) :
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k0 <= k1)%Z.
Proof. (* f19e5dd9f4: 4 *) by_logic. Qed.
Lemma s18 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* a87a01b487: 3 4 *) by_logic. Qed.
Lemma s19 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z) ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z).
Proof. (* e16432ee87: 0 1 2 *) by_logic. Qed.
Lemma s20 (x0 : R) (x1 : R) (x2 : R) :
  ((x0 >= (1)) /\ (x1 >= (0))) ->
  ((if Rle_dec ((1) - x2) (0) then (0) else ((1) - x2)) >= (0)).
Proof. (* 82e2fef569: 0 *) by_ifs. Qed.
Lemma s21 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* a87a01b487: 3 4 *) by_logic. Qed.
Lemma s22 :
  ((0) >= (0)).
Proof. (* 74db12625c:  *) by_lra. Qed.
Lemma s23 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k0)%Z ->
  (k2 <= k0)%Z.
Proof. (* db34fd56cb: 0 1 2 3 *) by_logic. Qed.
Lemma s24 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k0)%Z ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z).
Proof. (* b64a3ede2c: 0 1 2 3 *) by_logic. Qed.
Lemma s25 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k0)%Z ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z).
Proof. (* b64a3ede2c: 0 1 2 3 *) by_logic. Qed.
Lemma s26 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k0)%Z ->
  (k2 >= (0)%Z)%Z.
Proof. (* 27959af5ff: 0 1 2 3 *) by_logic. Qed.
Lemma s27 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  (x0 >= (0)) ->
  ((x1 >= (1)) /\ (x2 >= (0))) ->
  ((if Rle_dec ((1) - x3) (0) then (0) else ((1) - x3)) >= (0)) ->
  ((x0 + (if Rle_dec ((1) - x3) (0) then (0) else ((1) - x3))) >= (0)).
Proof. (* 3530029ce7: 0 1 2 *) by_lra. Qed.
Lemma s28 (k0 : Z) (k1 : Z) (x2 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 >= (0)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 >= (0)).
Proof. (* dbc53aed78: 0 1 *) by_logic. Qed.
Lemma s29 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z).
Proof. (* b8d3e505a9: 3 4 *) by_logic. Qed.
Lemma s31 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (0)%Z)%Z.
Proof. (* 4c35c2dc99: 3 *) by_logic. Qed.
Lemma s32 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) :
  ((k0 >= k1)%Z \/ (x2 >= (if Rle_dec ((1) - x3) (0) then (0) else ((1) - x3)))) ->
  ((if Rle_dec ((1) - x4) (0) then (0) else ((1) - x4)) >= (0)) ->
  (x2 >= (0)) ->
  ((k0 = k1)%Z -> ((if Rle_dec ((1) - x3) (0) then (0) else ((1) - x3)) = (if Rle_dec ((1) - x4) (0) then (0) else ((1) - x4)))) ->
  ((k0 >= (k1 + (1)%Z)%Z)%Z \/ ((x2 + (if Rle_dec ((1) - x4) (0) then (0) else ((1) - x4))) >= (if Rle_dec ((1) - x3) (0) then (0) else ((1) - x3)))).
Proof. (* 4ba42cbcb0: 0 2 4 5 *) by_cases. Qed.
Lemma s33 (k0 : Z) (k1 : Z) (k2 : Z) (x3 : R) (x4 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> ((k2 >= k0)%Z \/ (x3 >= (if Rle_dec ((1) - x4) (0) then (0) else ((1) - x4)))))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  ((k2 >= k0)%Z \/ (x3 >= (if Rle_dec ((1) - x4) (0) then (0) else ((1) - x4)))).
Proof. (* e2bc2cc632: 0 1 *) by_logic. Qed.
Lemma s34 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* 09ca445c8e: 0 1 2 *) by_logic. Qed.
Lemma s35 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) :
  ((k0 >= k1)%Z \/ (x2 >= (if Rle_dec ((1) - x3) (0) then (0) else ((1) - x3)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z) ->
  ((if Rle_dec ((1) - x3) (0) then (0) else ((1) - x3)) <= x2).
Proof. (* b140377253: 0 1 *) by_ifs. Qed.
Lemma s36 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s37 (x0 : R) (x1 : R) (x2 : R) :
  (x0 < (1)) ->
  (x1 >= (0)) ->
  ((if Rle_dec ((1) - x0) (0) then (0) else ((1) - x0)) <= x2) ->
  (x2 > (0)).
Proof. (* 3d34162f2b: 0 1 2 *) by_ifs. Qed.
Lemma s38 (x0 : R) (x1 : R) (x2 : R) :
  (x0 < (1)) ->
  (x1 >= (0)) ->
  (x2 > (0)) ->
  ((x1 / x2) >= (0)).
Proof. (* 138cfda51a: 0 1 2 *) by_inverses. Qed.
Lemma s39 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  ((x0 >= (1)) /\ (x1 >= (0))) ->
  ((x2 / x3) >= (0)) ->
  ((if Rlt_dec x4 (1) then (x2 / x3) else (0)) >= (0)).
Proof. (* b14b555fa0: 0 1 *) by_ifs. Qed.
Lemma s40 (x0 : R) (x1 : R) :
  ((0) = ((x0 / x1) * (0))).
Proof. (* 6b47bc3d63:  *) by_lra. Qed.
Lemma s41 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k0)%Z ->
  (k2 <= k0)%Z.
Proof. (* db34fd56cb: 0 1 2 3 *) by_logic. Qed.
Lemma s42 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k0)%Z ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z).
Proof. (* b64a3ede2c: 0 1 2 3 *) by_logic. Qed.
Lemma s43 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k0)%Z ->
  (k2 >= (0)%Z)%Z.
Proof. (* 27959af5ff: 0 1 2 3 *) by_logic. Qed.
Lemma s44 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) :
  (x0 = ((x1 / x2) * x3)) ->
  ((x4 >= (1)) /\ (x5 >= (0))) ->
  ((x0 + ((if Rlt_dec x6 (1) then (x1 / x2) else (0)) * ((1) - x6))) = ((x1 / x2) * (x3 + (if Rle_dec ((1) - x6) (0) then (0) else ((1) - x6))))).
Proof. (* 966d7b0817: 0 1 *) by_ifs. Qed.
Lemma s45 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = ((x3 / x4) * x5)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = ((x3 / x4) * x5)).
Proof. (* 3bcadfd7d3: 0 1 *) by_logic. Qed.
Lemma s46 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* a2f53d9889: 0 1 *) by_logic. Qed.
Lemma s47 (x0 : R) (x1 : R) (x2 : R) :
  (x0 = ((x1 / x2) * x2)) ->
  (x2 > (0)) ->
  (x0 = x1).
Proof. (* 5bb1bbf9ab: 0 1 *) by_field. Qed.

Hypothesis given0 : (n >= (0)%Z)%Z.
Hypothesis given1 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((m i_0) >= (1)) /\ ((alpha i_0) >= (0))))).
Hypothesis given2 : ((j >= (0)%Z)%Z /\ (j < n)%Z).
Hypothesis given3 : ((m_prime j) < (1)).
Hypothesis given4 : (K >= (0)).

Lemma t0 : ((sum (0)%Z) <= (0)).
Proof. pose proof sum_0 as E0. rewrite ?E0. exact (s0). Qed.
Lemma t1 : (((0)%Z <= n)%Z -> ((sum (0)%Z) <= (0))).
Proof. intro unused. exact t0. Qed.
Lemma t2 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (k <= n)%Z.
Proof. pose proof given0 as H0. pose proof h1 as H1. pose proof h2 as H2. exact (s1 n k H0 H1 H2). Qed.
Lemma t3 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : ((k >= (0)%Z)%Z /\ (k < n)%Z).
Proof. pose proof given0 as H0. pose proof h1 as H1. pose proof h2 as H2. exact (s2 n k H0 H1 H2). Qed.
Lemma t4 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (k >= (0)%Z)%Z.
Proof. pose proof given0 as H0. pose proof h1 as H1. pose proof h2 as H2. exact (s3 n k H0 H1 H2). Qed.
Lemma t5 (k : Z) (h0 : ((k <= n)%Z -> ((sum k) <= (0)))) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : ((sum (k + (1)%Z)%Z) <= (0)).
Proof. pose proof ((sum_next k) (t4 k h1 h2)) as E0. pose proof (h0 (t2 k h1 h2)) as H0. pose proof ((given1 k) (t3 k h1 h2)) as H1. rewrite ?E0. exact (s4 (sum k) (m k) (alpha k) H0 H1). Qed.
Lemma t6 (k : Z) (h0 : ((k <= n)%Z -> ((sum k) <= (0)))) (h1 : (k >= (0)%Z)%Z) : (((k + (1)%Z)%Z <= n)%Z -> ((sum (k + (1)%Z)%Z) <= (0))).
Proof. intro h2. exact (t5 k h0 h1 h2). Qed.
Lemma t7 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum k_0) <= (0))))).
Proof. refine (zind (fun k => ((k <= n)%Z -> ((sum k) <= (0)))) t1 _). intros k h1 h0. exact (t6 k h0 h1). Qed.
Lemma t8 (k : Z) (h3 : ((k >= (0)%Z)%Z /\ (k <= n)%Z)) : ((sum k) <= (0)).
Proof. pose proof (t7 k) as H0. pose proof h3 as H1. exact (s5 k n (sum k) H0 H1). Qed.
Lemma t9 (k : Z) : (((k >= (0)%Z)%Z /\ (k <= n)%Z) -> ((sum k) <= (0))).
Proof. intro h3. exact (t8 k h3). Qed.
Lemma t10 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum k_0) <= (0)))).
Proof. intros k. exact (t9 k). Qed.
Lemma t11 : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given0 as H0. exact (s6 n H0). Qed.
Lemma t12 : ((sum n) <= (0)).
Proof. pose proof ((t10 n) t11) as H0. exact (s7 (sum n) H0). Qed.
Lemma t13 : ((sum2 (0)%Z) = (0)).
Proof. pose proof sum2_0 as E0. rewrite ?E0. exact (s8). Qed.
Lemma t14 : (((0)%Z <= n)%Z -> ((sum2 (0)%Z) = (0))).
Proof. intro unused. exact t13. Qed.
Lemma t15 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 <= n)%Z.
Proof. pose proof given0 as H0. pose proof h5 as H1. pose proof h6 as H2. exact (s9 n k2 H0 H1 H2). Qed.
Lemma t16 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : ((k2 >= (0)%Z)%Z /\ (k2 < n)%Z).
Proof. pose proof given0 as H0. pose proof h5 as H1. pose proof h6 as H2. exact (s10 n k2 H0 H1 H2). Qed.
Lemma t17 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 >= (0)%Z)%Z.
Proof. pose proof given0 as H0. pose proof h5 as H1. pose proof h6 as H2. exact (s11 n k2 H0 H1 H2). Qed.
Lemma t18 (k2 : Z) (h4 : ((k2 <= n)%Z -> ((sum2 k2) = (0)))) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : ((sum2 (k2 + (1)%Z)%Z) = (0)).
Proof. pose proof ((sum2_next k2) (t17 k2 h5 h6)) as E0. pose proof (h4 (t15 k2 h5 h6)) as H0. pose proof ((given1 k2) (t16 k2 h5 h6)) as H1. rewrite ?E0. exact (s12 (sum2 k2) (m k2) (alpha k2) H0 H1). Qed.
Lemma t19 (k2 : Z) (h4 : ((k2 <= n)%Z -> ((sum2 k2) = (0)))) (h5 : (k2 >= (0)%Z)%Z) : (((k2 + (1)%Z)%Z <= n)%Z -> ((sum2 (k2 + (1)%Z)%Z) = (0))).
Proof. intro h6. exact (t18 k2 h4 h5 h6). Qed.
Lemma t20 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum2 k_0) = (0))))).
Proof. refine (zind (fun k2 => ((k2 <= n)%Z -> ((sum2 k2) = (0)))) t14 _). intros k2 h5 h4. exact (t19 k2 h4 h5). Qed.
Lemma t21 (k2 : Z) (h7 : ((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z)) : ((sum2 k2) = (0)).
Proof. pose proof (t20 k2) as H0. pose proof h7 as H1. exact (s13 k2 n (sum2 k2) H0 H1). Qed.
Lemma t22 (k2 : Z) : (((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z) -> ((sum2 k2) = (0))).
Proof. intro h7. exact (t21 k2 h7). Qed.
Lemma t23 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum2 k_0) = (0)))).
Proof. intros k2. exact (t22 k2). Qed.
Lemma t24 : ((sum2 n) = (0)).
Proof. pose proof ((t23 n) t11) as H0. exact (s14 (sum2 n) H0). Qed.
Lemma t25 (i : Z) (h8 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : ((i >= (0)%Z)%Z /\ (i < n)%Z).
Proof. pose proof given0 as H0. pose proof given2 as H1. pose proof h8 as H2. exact (s15 n j i H0 H1 H2). Qed.
Lemma t26 (i2 : Z) (h9 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((i2 >= (0)%Z)%Z \/ ((sum3 (0)%Z) >= (if Rle_dec ((1) - (m_prime i2)) (0) then (0) else ((1) - (m_prime i2))))).
Proof. pose proof sum3_0 as E0. pose proof h9 as H0. rewrite ?E0. exact (s16 i2 n (m_prime i2) H0). Qed.
Lemma t27 (i2 : Z) (h9 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : (((0)%Z <= n)%Z -> ((i2 >= (0)%Z)%Z \/ ((sum3 (0)%Z) >= (if Rle_dec ((1) - (m_prime i2)) (0) then (0) else ((1) - (m_prime i2)))))).
Proof. intro unused. exact (t26 i2 h9). Qed.
Lemma t28 (k3 : Z) (i2 : Z) (h9 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) (h11 : (k3 >= (0)%Z)%Z) (h12 : ((k3 + (1)%Z)%Z <= n)%Z) : (k3 <= n)%Z.
Proof. pose proof h12 as H4. exact (s17 k3 n H4). Qed.
Lemma t29 (k3 : Z) (i2 : Z) (h9 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) (h11 : (k3 >= (0)%Z)%Z) (h12 : ((k3 + (1)%Z)%Z <= n)%Z) : ((k3 >= (0)%Z)%Z /\ (k3 < n)%Z).
Proof. pose proof h11 as H3. pose proof h12 as H4. exact (s18 k3 n H3 H4). Qed.
Lemma t30 (i3 : Z) (h13 : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z)) : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z).
Proof. pose proof given0 as H0. pose proof given2 as H1. pose proof h13 as H2. exact (s19 n j i3 H0 H1 H2). Qed.
Lemma t31 (i3 : Z) (h13 : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z)) : ((if Rle_dec ((1) - (m_prime i3)) (0) then (0) else ((1) - (m_prime i3))) >= (0)).
Proof. pose proof ((given1 i3) (t30 i3 h13)) as H0. exact (s20 (m i3) (alpha i3) (m_prime i3) H0). Qed.
Lemma t32 (i3 : Z) : (((i3 >= (0)%Z)%Z /\ (i3 < n)%Z) -> ((if Rle_dec ((1) - (m_prime i3)) (0) then (0) else ((1) - (m_prime i3))) >= (0))).
Proof. intro h13. exact (t31 i3 h13). Qed.
Lemma t33 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((if Rle_dec ((1) - (m_prime i_0)) (0) then (0) else ((1) - (m_prime i_0))) >= (0)))).
Proof. intros i3. exact (t32 i3). Qed.
Lemma t34 (k3 : Z) (i2 : Z) (h9 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) (h11 : (k3 >= (0)%Z)%Z) (h12 : ((k3 + (1)%Z)%Z <= n)%Z) : ((k3 >= (0)%Z)%Z /\ (k3 < n)%Z).
Proof. pose proof h11 as H3. pose proof h12 as H4. exact (s21 k3 n H3 H4). Qed.
Lemma t35 : ((sum3 (0)%Z) >= (0)).
Proof. pose proof sum3_0 as E0. rewrite ?E0. exact (s22). Qed.
Lemma t36 : (((0)%Z <= n)%Z -> ((sum3 (0)%Z) >= (0))).
Proof. intro unused. exact t35. Qed.
Lemma t37 (k4 : Z) (h15 : (k4 >= (0)%Z)%Z) (h16 : ((k4 + (1)%Z)%Z <= n)%Z) : (k4 <= n)%Z.
Proof. pose proof given0 as H0. pose proof given2 as H1. pose proof h15 as H2. pose proof h16 as H3. exact (s23 n j k4 H0 H1 H2 H3). Qed.
Lemma t38 (k4 : Z) (h15 : (k4 >= (0)%Z)%Z) (h16 : ((k4 + (1)%Z)%Z <= n)%Z) : ((k4 >= (0)%Z)%Z /\ (k4 < n)%Z).
Proof. pose proof given0 as H0. pose proof given2 as H1. pose proof h15 as H2. pose proof h16 as H3. exact (s24 n j k4 H0 H1 H2 H3). Qed.
Lemma t39 (k4 : Z) (h15 : (k4 >= (0)%Z)%Z) (h16 : ((k4 + (1)%Z)%Z <= n)%Z) : ((k4 >= (0)%Z)%Z /\ (k4 < n)%Z).
Proof. pose proof given0 as H0. pose proof given2 as H1. pose proof h15 as H2. pose proof h16 as H3. exact (s25 n j k4 H0 H1 H2 H3). Qed.
Lemma t40 (k4 : Z) (h15 : (k4 >= (0)%Z)%Z) (h16 : ((k4 + (1)%Z)%Z <= n)%Z) : (k4 >= (0)%Z)%Z.
Proof. pose proof given0 as H0. pose proof given2 as H1. pose proof h15 as H2. pose proof h16 as H3. exact (s26 n j k4 H0 H1 H2 H3). Qed.
Lemma t41 (k4 : Z) (h14 : ((k4 <= n)%Z -> ((sum3 k4) >= (0)))) (h15 : (k4 >= (0)%Z)%Z) (h16 : ((k4 + (1)%Z)%Z <= n)%Z) : ((sum3 (k4 + (1)%Z)%Z) >= (0)).
Proof. pose proof ((sum3_next k4) (t40 k4 h15 h16)) as E0. pose proof (h14 (t37 k4 h15 h16)) as H0. pose proof ((given1 k4) (t38 k4 h15 h16)) as H1. pose proof ((t33 k4) (t39 k4 h15 h16)) as H2. rewrite ?E0. exact (s27 (sum3 k4) (m k4) (alpha k4) (m_prime k4) H0 H1 H2). Qed.
Lemma t42 (k4 : Z) (h14 : ((k4 <= n)%Z -> ((sum3 k4) >= (0)))) (h15 : (k4 >= (0)%Z)%Z) : (((k4 + (1)%Z)%Z <= n)%Z -> ((sum3 (k4 + (1)%Z)%Z) >= (0))).
Proof. intro h16. exact (t41 k4 h14 h15 h16). Qed.
Lemma t43 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum3 k_0) >= (0))))).
Proof. refine (zind (fun k4 => ((k4 <= n)%Z -> ((sum3 k4) >= (0)))) t36 _). intros k4 h15 h14. exact (t42 k4 h14 h15). Qed.
Lemma t44 (k4 : Z) (h17 : ((k4 >= (0)%Z)%Z /\ (k4 <= n)%Z)) : ((sum3 k4) >= (0)).
Proof. pose proof (t43 k4) as H0. pose proof h17 as H1. exact (s28 k4 n (sum3 k4) H0 H1). Qed.
Lemma t45 (k4 : Z) : (((k4 >= (0)%Z)%Z /\ (k4 <= n)%Z) -> ((sum3 k4) >= (0))).
Proof. intro h17. exact (t44 k4 h17). Qed.
Lemma t46 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum3 k_0) >= (0)))).
Proof. intros k4. exact (t45 k4). Qed.
Lemma t47 (k3 : Z) (i2 : Z) (h9 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) (h11 : (k3 >= (0)%Z)%Z) (h12 : ((k3 + (1)%Z)%Z <= n)%Z) : ((k3 >= (0)%Z)%Z /\ (k3 <= n)%Z).
Proof. pose proof h11 as H3. pose proof h12 as H4. exact (s29 k3 n H3 H4). Qed.
Lemma t48 (k3 : Z) (i2 : Z) : ((i2 = k3)%Z -> ((if Rle_dec ((1) - (m_prime i2)) (0) then (0) else ((1) - (m_prime i2))) = (if Rle_dec ((1) - (m_prime k3)) (0) then (0) else ((1) - (m_prime k3))))).
Proof. same. Qed.
Lemma t49 (k3 : Z) (i2 : Z) (h9 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) (h11 : (k3 >= (0)%Z)%Z) (h12 : ((k3 + (1)%Z)%Z <= n)%Z) : (k3 >= (0)%Z)%Z.
Proof. pose proof h11 as H3. exact (s31 k3 H3). Qed.
Lemma t50 (k3 : Z) (i2 : Z) (h10 : ((k3 <= n)%Z -> ((i2 >= k3)%Z \/ ((sum3 k3) >= (if Rle_dec ((1) - (m_prime i2)) (0) then (0) else ((1) - (m_prime i2))))))) (h9 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) (h11 : (k3 >= (0)%Z)%Z) (h12 : ((k3 + (1)%Z)%Z <= n)%Z) : ((i2 >= (k3 + (1)%Z)%Z)%Z \/ ((sum3 (k3 + (1)%Z)%Z) >= (if Rle_dec ((1) - (m_prime i2)) (0) then (0) else ((1) - (m_prime i2))))).
Proof. pose proof ((sum3_next k3) (t49 k3 i2 h9 h11 h12)) as E0. pose proof (h10 (t28 k3 i2 h9 h11 h12)) as H0. pose proof ((t33 k3) (t34 k3 i2 h9 h11 h12)) as H2. pose proof ((t46 k3) (t47 k3 i2 h9 h11 h12)) as H4. pose proof (t48 k3 i2) as H5. rewrite ?E0. exact (s32 i2 k3 (sum3 k3) (m_prime i2) (m_prime k3) H0 H2 H4 H5). Qed.
Lemma t51 (k3 : Z) (i2 : Z) (h10 : ((k3 <= n)%Z -> ((i2 >= k3)%Z \/ ((sum3 k3) >= (if Rle_dec ((1) - (m_prime i2)) (0) then (0) else ((1) - (m_prime i2))))))) (h9 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) (h11 : (k3 >= (0)%Z)%Z) : (((k3 + (1)%Z)%Z <= n)%Z -> ((i2 >= (k3 + (1)%Z)%Z)%Z \/ ((sum3 (k3 + (1)%Z)%Z) >= (if Rle_dec ((1) - (m_prime i2)) (0) then (0) else ((1) - (m_prime i2)))))).
Proof. intro h12. exact (t50 k3 i2 h10 h9 h11 h12). Qed.
Lemma t52 (i2 : Z) (h9 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((i2 >= k_0)%Z \/ ((sum3 k_0) >= (if Rle_dec ((1) - (m_prime i2)) (0) then (0) else ((1) - (m_prime i2)))))))).
Proof. refine (zind (fun k3 => ((k3 <= n)%Z -> ((i2 >= k3)%Z \/ ((sum3 k3) >= (if Rle_dec ((1) - (m_prime i2)) (0) then (0) else ((1) - (m_prime i2))))))) (t27 i2 h9) _). intros k3 h11 h10. exact (t51 k3 i2 h10 h9 h11). Qed.
Lemma t53 (k3 : Z) (i2 : Z) (h9 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) (h18 : ((k3 >= (0)%Z)%Z /\ (k3 <= n)%Z)) : ((i2 >= k3)%Z \/ ((sum3 k3) >= (if Rle_dec ((1) - (m_prime i2)) (0) then (0) else ((1) - (m_prime i2))))).
Proof. pose proof ((t52 i2 h9) k3) as H0. pose proof h18 as H1. exact (s33 k3 n i2 (sum3 k3) (m_prime i2) H0 H1). Qed.
Lemma t54 (i2 : Z) (k3 : Z) (h9 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : (((k3 >= (0)%Z)%Z /\ (k3 <= n)%Z) -> ((i2 >= k3)%Z \/ ((sum3 k3) >= (if Rle_dec ((1) - (m_prime i2)) (0) then (0) else ((1) - (m_prime i2)))))).
Proof. intro h18. exact (t53 k3 i2 h9 h18). Qed.
Lemma t55 (i2 : Z) (h9 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((i2 >= k_0)%Z \/ ((sum3 k_0) >= (if Rle_dec ((1) - (m_prime i2)) (0) then (0) else ((1) - (m_prime i2))))))).
Proof. intros k3. exact (t54 i2 k3 h9). Qed.
Lemma t56 (i2 : Z) (h9 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given0 as H0. pose proof given2 as H1. pose proof h9 as H2. exact (s34 n j i2 H0 H1 H2). Qed.
Lemma t57 (i2 : Z) (h9 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((if Rle_dec ((1) - (m_prime i2)) (0) then (0) else ((1) - (m_prime i2))) <= (sum3 n)).
Proof. pose proof (((t55 i2 h9) n) (t56 i2 h9)) as H0. pose proof h9 as H1. exact (s35 i2 n (sum3 n) (m_prime i2) H0 H1). Qed.
Lemma t58 (i2 : Z) : (((i2 >= (0)%Z)%Z /\ (i2 < n)%Z) -> ((if Rle_dec ((1) - (m_prime i2)) (0) then (0) else ((1) - (m_prime i2))) <= (sum3 n))).
Proof. intro h9. exact (t57 i2 h9). Qed.
Lemma t59 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((if Rle_dec ((1) - (m_prime i_0)) (0) then (0) else ((1) - (m_prime i_0))) <= (sum3 n)))).
Proof. intros i2. exact (t58 i2). Qed.
Lemma t60 : ((j >= (0)%Z)%Z /\ (j < n)%Z).
Proof. pose proof given0 as H0. pose proof given2 as H1. exact (s36 n j H0 H1). Qed.
Lemma t61 : ((sum3 n) > (0)).
Proof. pose proof given3 as H0. pose proof given4 as H1. pose proof ((t59 j) t60) as H2. exact (s37 (m_prime j) K (sum3 n) H0 H1 H2). Qed.
Lemma t62 : ((K / (sum3 n)) >= (0)).
Proof. pose proof given3 as H0. pose proof given4 as H1. pose proof t61 as H2. exact (s38 (m_prime j) K (sum3 n) H0 H1 H2). Qed.
Lemma t63 (i : Z) (h8 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : ((if Rlt_dec (m_prime i) (1) then (K / (sum3 n)) else (0)) >= (0)).
Proof. pose proof ((given1 i) (t25 i h8)) as H0. pose proof t62 as H1. exact (s39 (m i) (alpha i) K (sum3 n) (m_prime i) H0 H1). Qed.
Lemma t64 (i : Z) : (((i >= (0)%Z)%Z /\ (i < n)%Z) -> ((if Rlt_dec (m_prime i) (1) then (K / (sum3 n)) else (0)) >= (0))).
Proof. intro h8. exact (t63 i h8). Qed.
Lemma t65 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((if Rlt_dec (m_prime i_0) (1) then (K / (sum3 n)) else (0)) >= (0)))).
Proof. intros i. exact (t64 i). Qed.
Lemma t66 : ((sum4 (0)%Z) = ((K / (sum3 n)) * (sum3 (0)%Z))).
Proof. pose proof sum3_0 as E0. pose proof sum4_0 as E1. rewrite ?E0. rewrite ?E1. exact (s40 K (sum3 n)). Qed.
Lemma t67 : (((0)%Z <= n)%Z -> ((sum4 (0)%Z) = ((K / (sum3 n)) * (sum3 (0)%Z)))).
Proof. intro unused. exact t66. Qed.
Lemma t68 (k5 : Z) (h20 : (k5 >= (0)%Z)%Z) (h21 : ((k5 + (1)%Z)%Z <= n)%Z) : (k5 <= n)%Z.
Proof. pose proof given0 as H0. pose proof given2 as H1. pose proof h20 as H2. pose proof h21 as H3. exact (s41 n j k5 H0 H1 H2 H3). Qed.
Lemma t69 (k5 : Z) (h20 : (k5 >= (0)%Z)%Z) (h21 : ((k5 + (1)%Z)%Z <= n)%Z) : ((k5 >= (0)%Z)%Z /\ (k5 < n)%Z).
Proof. pose proof given0 as H0. pose proof given2 as H1. pose proof h20 as H2. pose proof h21 as H3. exact (s42 n j k5 H0 H1 H2 H3). Qed.
Lemma t70 (k5 : Z) (h20 : (k5 >= (0)%Z)%Z) (h21 : ((k5 + (1)%Z)%Z <= n)%Z) : (k5 >= (0)%Z)%Z.
Proof. pose proof given0 as H0. pose proof given2 as H1. pose proof h20 as H2. pose proof h21 as H3. exact (s43 n j k5 H0 H1 H2 H3). Qed.
Lemma t71 (k5 : Z) (h19 : ((k5 <= n)%Z -> ((sum4 k5) = ((K / (sum3 n)) * (sum3 k5))))) (h20 : (k5 >= (0)%Z)%Z) (h21 : ((k5 + (1)%Z)%Z <= n)%Z) : ((sum4 (k5 + (1)%Z)%Z) = ((K / (sum3 n)) * (sum3 (k5 + (1)%Z)%Z))).
Proof. pose proof ((sum3_next k5) (t70 k5 h20 h21)) as E0. pose proof ((sum4_next k5) (t70 k5 h20 h21)) as E1. pose proof (h19 (t68 k5 h20 h21)) as H0. pose proof ((given1 k5) (t69 k5 h20 h21)) as H1. rewrite ?E0. rewrite ?E1. exact (s44 (sum4 k5) K (sum3 n) (sum3 k5) (m k5) (alpha k5) (m_prime k5) H0 H1). Qed.
Lemma t72 (k5 : Z) (h19 : ((k5 <= n)%Z -> ((sum4 k5) = ((K / (sum3 n)) * (sum3 k5))))) (h20 : (k5 >= (0)%Z)%Z) : (((k5 + (1)%Z)%Z <= n)%Z -> ((sum4 (k5 + (1)%Z)%Z) = ((K / (sum3 n)) * (sum3 (k5 + (1)%Z)%Z)))).
Proof. intro h21. exact (t71 k5 h19 h20 h21). Qed.
Lemma t73 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum4 k_0) = ((K / (sum3 n)) * (sum3 k_0)))))).
Proof. refine (zind (fun k5 => ((k5 <= n)%Z -> ((sum4 k5) = ((K / (sum3 n)) * (sum3 k5))))) t67 _). intros k5 h20 h19. exact (t72 k5 h19 h20). Qed.
Lemma t74 (k5 : Z) (h22 : ((k5 >= (0)%Z)%Z /\ (k5 <= n)%Z)) : ((sum4 k5) = ((K / (sum3 n)) * (sum3 k5))).
Proof. pose proof (t73 k5) as H0. pose proof h22 as H1. exact (s45 k5 n (sum4 k5) K (sum3 n) (sum3 k5) H0 H1). Qed.
Lemma t75 (k5 : Z) : (((k5 >= (0)%Z)%Z /\ (k5 <= n)%Z) -> ((sum4 k5) = ((K / (sum3 n)) * (sum3 k5)))).
Proof. intro h22. exact (t74 k5 h22). Qed.
Lemma t76 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum4 k_0) = ((K / (sum3 n)) * (sum3 k_0))))).
Proof. intros k5. exact (t75 k5). Qed.
Lemma t77 : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given0 as H0. pose proof given2 as H1. exact (s46 n j H0 H1). Qed.
Lemma t78 : ((sum4 n) = K).
Proof. pose proof ((t76 n) t77) as H0. pose proof t61 as H1. exact (s47 (sum4 n) K (sum3 n) H0 H1). Qed.

Theorem indicator_as_supremum_0 : ((sum n) <= (0)).
Proof. exact t12. Qed.
Theorem indicator_as_supremum_1 : ((sum2 n) = (0)).
Proof. exact t24. Qed.
Theorem indicator_as_supremum_2 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((if Rlt_dec (m_prime i_0) (1) then (K / (sum3 n)) else (0)) >= (0)))).
Proof. exact t65. Qed.
Theorem indicator_as_supremum_3 : ((sum4 n) = K).
Proof. exact t78. Qed.
End indicator_as_supremum.
Print Assumptions indicator_as_supremum_0.
Print Assumptions indicator_as_supremum_1.
Print Assumptions indicator_as_supremum_2.
Print Assumptions indicator_as_supremum_3.
