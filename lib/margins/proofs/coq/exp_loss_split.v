(* label: exp-loss-split *)
(* given: \omega_{i} > 0 \quad\text{for all } i *)
(* given: \bigl(y_{i} = 1 \;\text{or}\; y_{i} = -1\bigr),\quad \bigl(h_{i} = 1 \;\text{or}\; h_{i} = -1\bigr) \quad\text{for all } i *)
(* given: \varepsilon = \frac{\sum_{i} \left[h_{i} \ne y_{i}\right]\,\omega_{i}}{\sum_{i} \omega_{i}} *)
(* part all: \sum_{i} \omega_{i}\,e^{-a\,y_{i}\,h_{i}} = \left(e^{a} - e^{-a}\right)\,\sum_{i} \left[h_{i} \ne y_{i}\right]\,\omega_{i} + e^{-a}\,\sum_{i} \omega_{i} *)
(* part all: \sum_{i} \omega_{i}\,e^{-a\,y_{i}\,h_{i}} = \left(\sum_{i} \omega_{i}\right)\,\left(\varepsilon\,e^{a} + \left(1 - \varepsilon\right)\,e^{-a}\right) *)
Require Import Replay.
Section exp_loss_split.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable omega : Z -> R.
Variable h : Z -> R.
Variable y : Z -> R.
Variable n : Z.
Variable epsilon : R.
Variable a : R.
Definition sum : Z -> R := rec (0) (fun k_ v_ => (v_ + (omega k_))).
Lemma sum_0 : ((sum (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum (k_0 + (1)%Z)%Z) = ((sum k_0) + (omega k_0))))). Proof. intros; unfold sum; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum2 (p_0 : R) : Z -> R := rec (0) (fun k_ v_ => (v_ + ((omega k_) * (exp (((- p_0) * (y k_)) * (h k_)))))).
Lemma sum2_0 : (forall (p_0 : R), ((sum2 p_0 (0)%Z) = (0))). Proof. reflexivity. Qed.
Lemma sum2_next : (forall (p_0 : R) (k_1 : Z), ((k_1 >= (0)%Z)%Z -> ((sum2 p_0 (k_1 + (1)%Z)%Z) = ((sum2 p_0 k_1) + ((omega k_1) * (exp (((- p_0) * (y k_1)) * (h k_1)))))))). Proof. intros; unfold sum2; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum3 : Z -> R := rec (0) (fun k_ v_ => (v_ + (if Req_EM_T (h k_) (y k_) then (0) else (omega k_)))).
Lemma sum3_0 : ((sum3 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum3_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum3 (k_0 + (1)%Z)%Z) = ((sum3 k_0) + (if Req_EM_T (h k_0) (y k_0) then (0) else (omega k_0)))))). Proof. intros; unfold sum3; rewrite rec_next by assumption; reflexivity. Qed.
Lemma ax_exp_of_a_sum : (forall (a_0 : R) (b_1 : R), ((exp (a_0 + b_1)) = ((exp a_0) * (exp b_1)))). Proof. exact exp_plus. Qed.
Lemma ax_exp_above_its_tangent : (forall (a_0 : R), ((exp a_0) >= ((1) + a_0))). Proof. intros; apply Rle_ge, exp_ineq1_le. Qed.

Lemma s1 (x0 : R) (x1 : R) :
  ((0) = (((x0 - x1) * (0)) + (x1 * (0)))).
Proof. (* 5a63347ab4:  *) by_lra. Qed.
Lemma s2 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 <= k0)%Z.
Proof. (* 3cab4f9bb2: 0 1 2 3 *) by_logic. Qed.
Lemma s3 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 10e7c51f06: 0 1 2 3 *) by_logic. Qed.
Lemma s5 (x0 : R) (x1 : R) (x2 : R) :
  (x0 = (x1 * x2)) ->
  (x0 = (x1 * x2)).
Proof. (* 438cfd5b49: 0 *) by_logic. Qed.
Lemma s7 (x0 : R) (x1 : R) :
  (x0 = (x1 * x1)) ->
  (x0 = (x1 * x1)).
Proof. (* 9883373620: 0 *) by_logic. Qed.
Lemma s9 (x0 : R) (x1 : R) (x2 : R) :
  (x0 = (x1 * x2)) ->
  (x0 = (x1 * x2)).
Proof. (* 438cfd5b49: 0 *) by_logic. Qed.
Lemma s11 (x0 : R) :
  (x0 = (x0 * x0)) ->
  (x0 = (x0 * x0)).
Proof. (* 70605c2453: 0 *) by_logic. Qed.
Lemma s12 (x0 : R) :
  (x0 = (x0 * x0)) ->
  (x0 >= ((1) + (0))) ->
  (x0 = (1)).
Proof. (* 1309970812: 0 1 *) by_isolation. Qed.
Lemma s13 (x0 : R) (x1 : R) (x2 : R) :
  (x0 = (x1 * x2)) ->
  (x0 = (1)) ->
  ((x1 * x2) = (1)).
Proof. (* cf8b330d44: 0 1 *) by_logic. Qed.
Lemma s14 (x0 : R) (x1 : R) (x2 : R) :
  (x0 = (x1 * x1)) ->
  ((x0 * x2) = (1)) ->
  (x0 > (0)).
Proof. (* db8859f176: 0 1 *) by_zero. Qed.
Lemma s15 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  (x0 = (x1 * x2)) ->
  (x2 >= ((1) + (x3 - x4))) ->
  (x1 > (0)) ->
  ((x4 < x3) -> (x1 < x0)).
Proof. (* c1d331ea29: 0 1 2 *) by_isolation. Qed.
Lemma s17 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  ((x0 < x1) -> (x2 < x3)) ->
  ((x1 < x0) -> (x3 < x2)) ->
  ((x0 = x1) -> (x2 = x3)) ->
  ((x2 = x3) <-> (x0 = x1)).
Proof. (* d7923099d6: 0 1 2 *) by_lra. Qed.
Lemma s20 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (((x0 = (1)) \/ (x0 = (-1))) /\ ((x1 = (1)) \/ (x1 = (-1)))) ->
  ((x2 = x3) <-> ((((- x4) * x0) * x1) = (- x4))) ->
  ((x2 = x5) <-> ((((- x4) * x0) * x1) = x4)) ->
  (((x1 = x0) -> (x2 = x3)) /\ ((x1 <> x0) -> (x2 = x5))).
Proof. (* da0376a534: 0 1 2 *) by_isolation. Qed.
Lemma s21 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 75f27169c4: 0 1 2 3 *) by_logic. Qed.
Lemma s24 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) :
  (x0 = (((x1 - x2) * x3) + (x2 * x4))) ->
  (x5 > (0)) ->
  (((x6 = (1)) \/ (x6 = (-1))) /\ ((x7 = (1)) \/ (x7 = (-1)))) ->
  (((x7 = x6) -> (x8 = x2)) /\ ((x7 <> x6) -> (x8 = x1))) ->
  ((x0 + (x5 * x8)) = (((x1 - x2) * (x3 + (if Req_EM_T x7 x6 then (0) else x5))) + (x2 * (x4 + x5)))).
Proof. (* 22615099df: 0 1 2 3 *) by_ifs. Qed.
Lemma s25 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = (((x3 - x4) * x5) + (x4 * x6))))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = (((x3 - x4) * x5) + (x4 * x6))).
Proof. (* 28987bde72: 0 1 *) by_logic. Qed.
Lemma s26 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* 2bc9af108d: 0 1 *) by_logic. Qed.
Lemma s28 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (x0 = (x1 / x2)) ->
  (x3 = (((x4 - x5) * x1) + (x5 * x2))) ->
  (x3 = (((x4 - x5) * x1) + (x5 * x2))).
Proof. (* c25ab41276: 0 1 *) by_logic. Qed.
Lemma s29 :
  (((0) >= (0)) /\ ((0) <= (0))).
Proof. (* b56902f7f7:  *) by_lra. Qed.
Lemma s30 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 <= k0)%Z.
Proof. (* 3cab4f9bb2: 0 1 2 3 *) by_logic. Qed.
Lemma s31 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 10e7c51f06: 0 1 2 3 *) by_logic. Qed.
Lemma s32 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 75f27169c4: 0 1 2 3 *) by_logic. Qed.
Lemma s33 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  ((x0 >= (0)) /\ (x0 <= x1)) ->
  (x2 > (0)) ->
  (((x3 = (1)) \/ (x3 = (-1))) /\ ((x4 = (1)) \/ (x4 = (-1)))) ->
  (x2 > (0)) ->
  (((x0 + (if Req_EM_T x4 x3 then (0) else x2)) >= (0)) /\ ((x0 + (if Req_EM_T x4 x3 then (0) else x2)) <= (x1 + x2))).
Proof. (* c0b52fde22: 0 1 2 3 *) by_ifs. Qed.
Lemma s34 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> ((x2 >= (0)) /\ (x2 <= x3)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  ((x2 >= (0)) /\ (x2 <= x3)).
Proof. (* 537a79dd21: 0 1 *) by_logic. Qed.
Lemma s35 (k0 : Z) (k1 : Z) (x2 : R) :
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z) ->
  ((k0 >= (0)%Z)%Z \/ ((0) >= x2)).
Proof. (* 7561673132: 0 *) by_logic. Qed.
Lemma s36 (k0 : Z) (k1 : Z) :
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k0 <= k1)%Z.
Proof. (* 8482e7734c: 4 *) by_logic. Qed.
Lemma s37 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* 85aa17ad32: 3 4 *) by_logic. Qed.
Lemma s38 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 5d5d15e563: 0 1 2 *) by_logic. Qed.
Lemma s39 (x0 : R) (x1 : R) (x2 : R) :
  (x0 > (0)) ->
  (((x1 = (1)) \/ (x1 = (-1))) /\ ((x2 = (1)) \/ (x2 = (-1)))) ->
  (x0 > (0)) ->
  (x0 >= (0)).
Proof. (* 60782111e0: 0 1 2 *) by_lra. Qed.
Lemma s40 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* 85aa17ad32: 3 4 *) by_logic. Qed.
Lemma s41 :
  ((0) >= (0)).
Proof. (* 74db12625c:  *) by_lra. Qed.
Lemma s42 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 <= k0)%Z.
Proof. (* 3cab4f9bb2: 0 1 2 3 *) by_logic. Qed.
Lemma s43 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 10e7c51f06: 0 1 2 3 *) by_logic. Qed.
Lemma s44 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 10e7c51f06: 0 1 2 3 *) by_logic. Qed.
Lemma s45 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 75f27169c4: 0 1 2 3 *) by_logic. Qed.
Lemma s46 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  (x0 >= (0)) ->
  (x1 > (0)) ->
  (((x2 = (1)) \/ (x2 = (-1))) /\ ((x3 = (1)) \/ (x3 = (-1)))) ->
  (x1 >= (0)) ->
  ((x0 + x1) >= (0)).
Proof. (* bbba996a97: 0 1 2 3 *) by_lra. Qed.
Lemma s47 (k0 : Z) (k1 : Z) (x2 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 >= (0)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 >= (0)).
Proof. (* dbc53aed78: 0 1 *) by_logic. Qed.
Lemma s48 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z).
Proof. (* 467db6d9cf: 3 4 *) by_logic. Qed.
Lemma s50 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (0)%Z)%Z.
Proof. (* feec42e7c5: 3 *) by_logic. Qed.
Lemma s51 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) :
  ((k0 >= k1)%Z \/ (x2 >= x3)) ->
  (x4 > (0)) ->
  (x4 >= (0)) ->
  (x2 >= (0)) ->
  ((k0 = k1)%Z -> (x3 = x4)) ->
  ((k0 >= (k1 + (1)%Z)%Z)%Z \/ ((x2 + x4) >= x3)).
Proof. (* ddbf31c91e: 0 1 3 5 6 *) by_cases. Qed.
Lemma s52 (k0 : Z) (k1 : Z) (k2 : Z) (x3 : R) (x4 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> ((k2 >= k0)%Z \/ (x3 >= x4)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  ((k2 >= k0)%Z \/ (x3 >= x4)).
Proof. (* 9712dbcf48: 0 1 *) by_logic. Qed.
Lemma s53 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* a520511290: 0 1 2 *) by_logic. Qed.
Lemma s54 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) :
  ((k0 >= k1)%Z \/ (x2 >= x3)) ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z) ->
  (x3 <= x2).
Proof. (* 769d64ab30: 0 1 *) by_ifs. Qed.
Lemma s55 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (((0)%Z >= (0)%Z)%Z /\ ((0)%Z < k0)%Z).
Proof. (* c2c2a04381: 0 1 *) by_logic. Qed.
Lemma s56 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (((0)%Z >= (0)%Z)%Z /\ ((0)%Z < k0)%Z).
Proof. (* c2c2a04381: 0 1 *) by_logic. Qed.
Lemma s57 (x0 : R) (x1 : R) :
  (x0 <= x1) ->
  (x0 > (0)) ->
  (x1 > (0)).
Proof. (* 953c8c7326: 0 1 *) by_lra. Qed.
Lemma s58 (x0 : R) (x1 : R) :
  ((x0 >= (0)) /\ (x0 <= x1)) ->
  (x1 > (0)) ->
  ((x0 >= (0)) /\ (x0 <= x1) /\ (x1 > (0))).
Proof. (* df3ed489b7: 0 1 *) by_logic. Qed.
Lemma s60 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (x0 = (x1 / x2)) ->
  (x3 = (((x4 - x5) * x1) + (x5 * x2))) ->
  ((x1 >= (0)) /\ (x1 <= x2) /\ (x2 > (0))) ->
  (x3 = (x2 * ((x0 * x4) + (((1) - x0) * x5)))).
Proof. (* 6cff5a5f17: 0 1 2 *) by_field. Qed.

Hypothesis given0 : (epsilon = ((sum3 n) / (sum n))).
Hypothesis given1 : (n >= (0)%Z)%Z.
Hypothesis given2 : (n >= (1)%Z)%Z.
Hypothesis given3 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((omega i_0) > (0)))).
Hypothesis given4 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((((y i_0) = (1)) \/ ((y i_0) = (-1))) /\ (((h i_0) = (1)) \/ ((h i_0) = (-1)))))).

Lemma t0 : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t1 : ((sum2 a (0)%Z) = ((((exp a) - (exp (- a))) * (sum3 (0)%Z)) + ((exp (- a)) * (sum (0)%Z)))).
Proof. pose proof sum_0 as E0. pose proof sum3_0 as E1. pose proof (sum2_0 a) as E2. pose proof t0 as E3. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. exact (s1 (exp a) (exp ((-1) * a))). Qed.
Lemma t2 : (((0)%Z <= n)%Z -> ((sum2 a (0)%Z) = ((((exp a) - (exp (- a))) * (sum3 (0)%Z)) + ((exp (- a)) * (sum (0)%Z))))).
Proof. intro unused. exact t1. Qed.
Lemma t3 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (k <= n)%Z.
Proof. pose proof given1 as H0. pose proof given2 as H1. pose proof h1 as H2. pose proof h2 as H3. exact (s2 n k H0 H1 H2 H3). Qed.
Lemma t4 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : ((k >= (0)%Z)%Z /\ (k < n)%Z).
Proof. pose proof given1 as H0. pose proof given2 as H1. pose proof h1 as H2. pose proof h2 as H3. exact (s3 n k H0 H1 H2 H3). Qed.
Lemma t5 (b : R) (a2 : R) : ((exp (a2 + (b - a2))) = (exp b)).
Proof. same. Qed.
Lemma t6 (a2 : R) (b : R) : ((exp b) = ((exp a2) * (exp (b - a2)))).
Proof. pose proof (t5 b a2) as E0. pose proof (ax_exp_of_a_sum a2 (b - a2)) as H0. rewrite ?E0 in H0. exact (s5 (exp b) (exp a2) (exp (b - a2)) H0). Qed.
Lemma t7 (a2 : R) : ((exp ((a2 / (2)) + (a2 / (2)))) = (exp a2)).
Proof. same. Qed.
Lemma t8 (a2 : R) : ((exp a2) = ((exp (a2 / (2))) * (exp (a2 / (2))))).
Proof. pose proof (t7 a2) as E0. pose proof (ax_exp_of_a_sum (a2 / (2)) (a2 / (2))) as H0. rewrite ?E0 in H0. exact (s7 (exp a2) (exp (a2 / (2))) H0). Qed.
Lemma t9 (a2 : R) : ((exp (a2 + (- a2))) = (exp (0))).
Proof. same. Qed.
Lemma t10 (a2 : R) : ((exp (0)) = ((exp a2) * (exp (- a2)))).
Proof. pose proof (t9 a2) as E0. pose proof (ax_exp_of_a_sum a2 (- a2)) as H0. rewrite ?E0 in H0. exact (s9 (exp (0)) (exp a2) (exp (- a2)) H0). Qed.
Lemma t11 : ((exp ((0) + (0))) = (exp (0))).
Proof. same. Qed.
Lemma t12 : ((exp (0)) = ((exp (0)) * (exp (0)))).
Proof. pose proof t11 as E0. pose proof (ax_exp_of_a_sum (0) (0)) as H0. rewrite ?E0 in H0. exact (s11 (exp (0)) H0). Qed.
Lemma t13 : ((exp (0)) = (1)).
Proof. pose proof t12 as H0. pose proof (ax_exp_above_its_tangent (0)) as H1. exact (s12 (exp (0)) H0 H1). Qed.
Lemma t14 (a2 : R) : (((exp a2) * (exp (- a2))) = (1)).
Proof. pose proof (t10 a2) as H0. pose proof t13 as H1. exact (s13 (exp (0)) (exp a2) (exp (- a2)) H0 H1). Qed.
Lemma t15 (a2 : R) : ((exp a2) > (0)).
Proof. pose proof (t8 a2) as H0. pose proof (t14 a2) as H1. exact (s14 (exp a2) (exp (a2 / (2))) (exp (- a2)) H0 H1). Qed.
Lemma t16 (b : R) (a2 : R) : ((a2 < b) -> ((exp a2) < (exp b))).
Proof. pose proof (t6 a2 b) as H0. pose proof (ax_exp_above_its_tangent (b - a2)) as H1. pose proof (t15 a2) as H2. exact (s15 (exp b) (exp a2) (exp (b - a2)) b a2 H0 H1 H2). Qed.
Lemma t17 : (forall (a_0 : R) (b_1 : R), ((a_0 < b_1) -> ((exp a_0) < (exp b_1)))).
Proof. intros a2 b. exact (t16 b a2). Qed.
Lemma t18 (b : R) (a2 : R) : ((a2 = b) -> ((exp a2) = (exp b))).
Proof. same. Qed.
Lemma t19 (b : R) (a2 : R) : (((exp a2) = (exp b)) <-> (a2 = b)).
Proof. pose proof (t16 b a2) as H0. pose proof (t17 b a2) as H1. pose proof (t18 b a2) as H2. exact (s17 a2 b (exp a2) (exp b) H0 H1 H2). Qed.
Lemma t20 : (forall (a_0 : R) (b_1 : R), (((exp a_0) = (exp b_1)) <-> (a_0 = b_1))).
Proof. intros a2 b. exact (t19 b a2). Qed.
Lemma t21 (k : Z) : ((exp (((- a) * (y k)) * (h k))) = (exp ((-1) * (a * (h k) * (y k))))).
Proof. same. Qed.
Lemma t22 : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t23 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : ((((h k) = (y k)) -> ((exp (((- a) * (y k)) * (h k))) = (exp (- a)))) /\ (((h k) <> (y k)) -> ((exp (((- a) * (y k)) * (h k))) = (exp a)))).
Proof. pose proof (t21 k) as E0. pose proof t22 as E1. pose proof ((given4 k) (t4 k h1 h2)) as H0. pose proof (t20 (((- a) * (y k)) * (h k)) (- a)) as H1. rewrite ?E0 in H1. rewrite ?E1 in H1. pose proof (t20 (((- a) * (y k)) * (h k)) a) as H2. rewrite ?E0 in H2. rewrite ?E0. rewrite ?E1. exact (s20 (y k) (h k) (exp ((-1) * (a * (h k) * (y k)))) (exp ((-1) * a)) a (exp a) H0 H1 H2). Qed.
Lemma t24 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (k >= (0)%Z)%Z.
Proof. pose proof given1 as H0. pose proof given2 as H1. pose proof h1 as H2. pose proof h2 as H3. exact (s21 n k H0 H1 H2 H3). Qed.
Lemma t25 : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t26 (k : Z) : ((exp (((- a) * (y k)) * (h k))) = (exp ((-1) * (a * (h k) * (y k))))).
Proof. same. Qed.
Lemma t27 (k : Z) (h0 : ((k <= n)%Z -> ((sum2 a k) = ((((exp a) - (exp (- a))) * (sum3 k)) + ((exp (- a)) * (sum k)))))) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : ((sum2 a (k + (1)%Z)%Z) = ((((exp a) - (exp (- a))) * (sum3 (k + (1)%Z)%Z)) + ((exp (- a)) * (sum (k + (1)%Z)%Z)))).
Proof. pose proof ((sum_next k) (t24 k h1 h2)) as E0. pose proof ((sum3_next k) (t24 k h1 h2)) as E1. pose proof ((sum2_next a k) (t24 k h1 h2)) as E2. pose proof t25 as E3. pose proof (t26 k) as E4. pose proof (h0 (t3 k h1 h2)) as H0. rewrite ?E3 in H0. pose proof ((given3 k) (t4 k h1 h2)) as H1. pose proof ((given4 k) (t4 k h1 h2)) as H2. pose proof (t23 k h1 h2) as H3. rewrite ?E3 in H3. rewrite ?E4 in H3. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. exact (s24 (sum2 a k) (exp a) (exp ((-1) * a)) (sum3 k) (sum k) (omega k) (y k) (h k) (exp ((-1) * (a * (h k) * (y k)))) H0 H1 H2 H3). Qed.
Lemma t28 (k : Z) (h0 : ((k <= n)%Z -> ((sum2 a k) = ((((exp a) - (exp (- a))) * (sum3 k)) + ((exp (- a)) * (sum k)))))) (h1 : (k >= (0)%Z)%Z) : (((k + (1)%Z)%Z <= n)%Z -> ((sum2 a (k + (1)%Z)%Z) = ((((exp a) - (exp (- a))) * (sum3 (k + (1)%Z)%Z)) + ((exp (- a)) * (sum (k + (1)%Z)%Z))))).
Proof. intro h2. exact (t27 k h0 h1 h2). Qed.
Lemma t29 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum2 a k_0) = ((((exp a) - (exp (- a))) * (sum3 k_0)) + ((exp (- a)) * (sum k_0))))))).
Proof. refine (zind (fun k => ((k <= n)%Z -> ((sum2 a k) = ((((exp a) - (exp (- a))) * (sum3 k)) + ((exp (- a)) * (sum k)))))) t2 _). intros k h1 h0. exact (t28 k h0 h1). Qed.
Lemma t30 (k : Z) (h3 : ((k >= (0)%Z)%Z /\ (k <= n)%Z)) : ((sum2 a k) = ((((exp a) - (exp (- a))) * (sum3 k)) + ((exp (- a)) * (sum k)))).
Proof. pose proof (t29 k) as H0. pose proof h3 as H1. exact (s25 k n (sum2 a k) (exp a) (exp (- a)) (sum3 k) (sum k) H0 H1). Qed.
Lemma t31 (k : Z) : (((k >= (0)%Z)%Z /\ (k <= n)%Z) -> ((sum2 a k) = ((((exp a) - (exp (- a))) * (sum3 k)) + ((exp (- a)) * (sum k))))).
Proof. intro h3. exact (t30 k h3). Qed.
Lemma t32 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum2 a k_0) = ((((exp a) - (exp (- a))) * (sum3 k_0)) + ((exp (- a)) * (sum k_0)))))).
Proof. intros k. exact (t31 k). Qed.
Lemma t33 : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given1 as H0. pose proof given2 as H1. exact (s26 n H0 H1). Qed.
Lemma t34 : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t35 : ((sum2 a n) = ((((exp a) - (exp (- a))) * (sum3 n)) + ((exp (- a)) * (sum n)))).
Proof. pose proof t34 as E0. pose proof given0 as H0. pose proof ((t32 n) t33) as H1. rewrite ?E0 in H1. rewrite ?E0. exact (s28 epsilon (sum3 n) (sum n) (sum2 a n) (exp a) (exp ((-1) * a)) H0 H1). Qed.
Lemma t36 : (((sum3 (0)%Z) >= (0)) /\ ((sum3 (0)%Z) <= (sum (0)%Z))).
Proof. pose proof sum_0 as E0. pose proof sum3_0 as E1. rewrite ?E0. rewrite ?E1. exact (s29). Qed.
Lemma t37 : (((0)%Z <= n)%Z -> (((sum3 (0)%Z) >= (0)) /\ ((sum3 (0)%Z) <= (sum (0)%Z)))).
Proof. intro unused. exact t36. Qed.
Lemma t38 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 <= n)%Z.
Proof. pose proof given1 as H0. pose proof given2 as H1. pose proof h5 as H2. pose proof h6 as H3. exact (s30 n k2 H0 H1 H2 H3). Qed.
Lemma t39 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : ((k2 >= (0)%Z)%Z /\ (k2 < n)%Z).
Proof. pose proof given1 as H0. pose proof given2 as H1. pose proof h5 as H2. pose proof h6 as H3. exact (s31 n k2 H0 H1 H2 H3). Qed.
Lemma t40 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 >= (0)%Z)%Z.
Proof. pose proof given1 as H0. pose proof given2 as H1. pose proof h5 as H2. pose proof h6 as H3. exact (s32 n k2 H0 H1 H2 H3). Qed.
Lemma t41 (k2 : Z) (h4 : ((k2 <= n)%Z -> (((sum3 k2) >= (0)) /\ ((sum3 k2) <= (sum k2))))) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : (((sum3 (k2 + (1)%Z)%Z) >= (0)) /\ ((sum3 (k2 + (1)%Z)%Z) <= (sum (k2 + (1)%Z)%Z))).
Proof. pose proof ((sum_next k2) (t40 k2 h5 h6)) as E0. pose proof ((sum3_next k2) (t40 k2 h5 h6)) as E1. pose proof (h4 (t38 k2 h5 h6)) as H0. pose proof ((given3 k2) (t39 k2 h5 h6)) as H1. pose proof ((given4 k2) (t39 k2 h5 h6)) as H2. pose proof ((given3 k2) (t39 k2 h5 h6)) as H3. rewrite ?E0. rewrite ?E1. exact (s33 (sum3 k2) (sum k2) (omega k2) (y k2) (h k2) H0 H1 H2 H3). Qed.
Lemma t42 (k2 : Z) (h4 : ((k2 <= n)%Z -> (((sum3 k2) >= (0)) /\ ((sum3 k2) <= (sum k2))))) (h5 : (k2 >= (0)%Z)%Z) : (((k2 + (1)%Z)%Z <= n)%Z -> (((sum3 (k2 + (1)%Z)%Z) >= (0)) /\ ((sum3 (k2 + (1)%Z)%Z) <= (sum (k2 + (1)%Z)%Z)))).
Proof. intro h6. exact (t41 k2 h4 h5 h6). Qed.
Lemma t43 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> (((sum3 k_0) >= (0)) /\ ((sum3 k_0) <= (sum k_0)))))).
Proof. refine (zind (fun k2 => ((k2 <= n)%Z -> (((sum3 k2) >= (0)) /\ ((sum3 k2) <= (sum k2))))) t37 _). intros k2 h5 h4. exact (t42 k2 h4 h5). Qed.
Lemma t44 (k2 : Z) (h7 : ((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z)) : (((sum3 k2) >= (0)) /\ ((sum3 k2) <= (sum k2))).
Proof. pose proof (t43 k2) as H0. pose proof h7 as H1. exact (s34 k2 n (sum3 k2) (sum k2) H0 H1). Qed.
Lemma t45 (k2 : Z) : (((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z) -> (((sum3 k2) >= (0)) /\ ((sum3 k2) <= (sum k2)))).
Proof. intro h7. exact (t44 k2 h7). Qed.
Lemma t46 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> (((sum3 k_0) >= (0)) /\ ((sum3 k_0) <= (sum k_0))))).
Proof. intros k2. exact (t45 k2). Qed.
Lemma t47 (i : Z) (h8 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : ((i >= (0)%Z)%Z \/ ((sum (0)%Z) >= (omega i))).
Proof. pose proof sum_0 as E0. pose proof h8 as H0. rewrite ?E0. exact (s35 i n (omega i) H0). Qed.
Lemma t48 (i : Z) (h8 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : (((0)%Z <= n)%Z -> ((i >= (0)%Z)%Z \/ ((sum (0)%Z) >= (omega i)))).
Proof. intro unused. exact (t47 i h8). Qed.
Lemma t49 (k3 : Z) (i : Z) (h8 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) (h10 : (k3 >= (0)%Z)%Z) (h11 : ((k3 + (1)%Z)%Z <= n)%Z) : (k3 <= n)%Z.
Proof. pose proof h11 as H4. exact (s36 k3 n H4). Qed.
Lemma t50 (k3 : Z) (i : Z) (h8 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) (h10 : (k3 >= (0)%Z)%Z) (h11 : ((k3 + (1)%Z)%Z <= n)%Z) : ((k3 >= (0)%Z)%Z /\ (k3 < n)%Z).
Proof. pose proof h10 as H3. pose proof h11 as H4. exact (s37 k3 n H3 H4). Qed.
Lemma t51 (i2 : Z) (h12 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z).
Proof. pose proof given1 as H0. pose proof given2 as H1. pose proof h12 as H2. exact (s38 n i2 H0 H1 H2). Qed.
Lemma t52 (i2 : Z) (h12 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((omega i2) >= (0)).
Proof. pose proof ((given3 i2) (t51 i2 h12)) as H0. pose proof ((given4 i2) (t51 i2 h12)) as H1. pose proof ((given3 i2) (t51 i2 h12)) as H2. exact (s39 (omega i2) (y i2) (h i2) H0 H1 H2). Qed.
Lemma t53 (i2 : Z) : (((i2 >= (0)%Z)%Z /\ (i2 < n)%Z) -> ((omega i2) >= (0))).
Proof. intro h12. exact (t52 i2 h12). Qed.
Lemma t54 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((omega i_0) >= (0)))).
Proof. intros i2. exact (t53 i2). Qed.
Lemma t55 (k3 : Z) (i : Z) (h8 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) (h10 : (k3 >= (0)%Z)%Z) (h11 : ((k3 + (1)%Z)%Z <= n)%Z) : ((k3 >= (0)%Z)%Z /\ (k3 < n)%Z).
Proof. pose proof h10 as H3. pose proof h11 as H4. exact (s40 k3 n H3 H4). Qed.
Lemma t56 : ((sum (0)%Z) >= (0)).
Proof. pose proof sum_0 as E0. rewrite ?E0. exact (s41). Qed.
Lemma t57 : (((0)%Z <= n)%Z -> ((sum (0)%Z) >= (0))).
Proof. intro unused. exact t56. Qed.
Lemma t58 (k4 : Z) (h14 : (k4 >= (0)%Z)%Z) (h15 : ((k4 + (1)%Z)%Z <= n)%Z) : (k4 <= n)%Z.
Proof. pose proof given1 as H0. pose proof given2 as H1. pose proof h14 as H2. pose proof h15 as H3. exact (s42 n k4 H0 H1 H2 H3). Qed.
Lemma t59 (k4 : Z) (h14 : (k4 >= (0)%Z)%Z) (h15 : ((k4 + (1)%Z)%Z <= n)%Z) : ((k4 >= (0)%Z)%Z /\ (k4 < n)%Z).
Proof. pose proof given1 as H0. pose proof given2 as H1. pose proof h14 as H2. pose proof h15 as H3. exact (s43 n k4 H0 H1 H2 H3). Qed.
Lemma t60 (k4 : Z) (h14 : (k4 >= (0)%Z)%Z) (h15 : ((k4 + (1)%Z)%Z <= n)%Z) : ((k4 >= (0)%Z)%Z /\ (k4 < n)%Z).
Proof. pose proof given1 as H0. pose proof given2 as H1. pose proof h14 as H2. pose proof h15 as H3. exact (s44 n k4 H0 H1 H2 H3). Qed.
Lemma t61 (k4 : Z) (h14 : (k4 >= (0)%Z)%Z) (h15 : ((k4 + (1)%Z)%Z <= n)%Z) : (k4 >= (0)%Z)%Z.
Proof. pose proof given1 as H0. pose proof given2 as H1. pose proof h14 as H2. pose proof h15 as H3. exact (s45 n k4 H0 H1 H2 H3). Qed.
Lemma t62 (k4 : Z) (h13 : ((k4 <= n)%Z -> ((sum k4) >= (0)))) (h14 : (k4 >= (0)%Z)%Z) (h15 : ((k4 + (1)%Z)%Z <= n)%Z) : ((sum (k4 + (1)%Z)%Z) >= (0)).
Proof. pose proof ((sum_next k4) (t61 k4 h14 h15)) as E0. pose proof (h13 (t58 k4 h14 h15)) as H0. pose proof ((given3 k4) (t59 k4 h14 h15)) as H1. pose proof ((given4 k4) (t59 k4 h14 h15)) as H2. pose proof ((t54 k4) (t60 k4 h14 h15)) as H3. rewrite ?E0. exact (s46 (sum k4) (omega k4) (y k4) (h k4) H0 H1 H2 H3). Qed.
Lemma t63 (k4 : Z) (h13 : ((k4 <= n)%Z -> ((sum k4) >= (0)))) (h14 : (k4 >= (0)%Z)%Z) : (((k4 + (1)%Z)%Z <= n)%Z -> ((sum (k4 + (1)%Z)%Z) >= (0))).
Proof. intro h15. exact (t62 k4 h13 h14 h15). Qed.
Lemma t64 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum k_0) >= (0))))).
Proof. refine (zind (fun k4 => ((k4 <= n)%Z -> ((sum k4) >= (0)))) t57 _). intros k4 h14 h13. exact (t63 k4 h13 h14). Qed.
Lemma t65 (k4 : Z) (h16 : ((k4 >= (0)%Z)%Z /\ (k4 <= n)%Z)) : ((sum k4) >= (0)).
Proof. pose proof (t64 k4) as H0. pose proof h16 as H1. exact (s47 k4 n (sum k4) H0 H1). Qed.
Lemma t66 (k4 : Z) : (((k4 >= (0)%Z)%Z /\ (k4 <= n)%Z) -> ((sum k4) >= (0))).
Proof. intro h16. exact (t65 k4 h16). Qed.
Lemma t67 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum k_0) >= (0)))).
Proof. intros k4. exact (t66 k4). Qed.
Lemma t68 (k3 : Z) (i : Z) (h8 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) (h10 : (k3 >= (0)%Z)%Z) (h11 : ((k3 + (1)%Z)%Z <= n)%Z) : ((k3 >= (0)%Z)%Z /\ (k3 <= n)%Z).
Proof. pose proof h10 as H3. pose proof h11 as H4. exact (s48 k3 n H3 H4). Qed.
Lemma t69 (k3 : Z) (i : Z) : ((i = k3)%Z -> ((omega i) = (omega k3))).
Proof. same. Qed.
Lemma t70 (k3 : Z) (i : Z) (h8 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) (h10 : (k3 >= (0)%Z)%Z) (h11 : ((k3 + (1)%Z)%Z <= n)%Z) : (k3 >= (0)%Z)%Z.
Proof. pose proof h10 as H3. exact (s50 k3 H3). Qed.
Lemma t71 (k3 : Z) (i : Z) (h9 : ((k3 <= n)%Z -> ((i >= k3)%Z \/ ((sum k3) >= (omega i))))) (h8 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) (h10 : (k3 >= (0)%Z)%Z) (h11 : ((k3 + (1)%Z)%Z <= n)%Z) : ((i >= (k3 + (1)%Z)%Z)%Z \/ ((sum (k3 + (1)%Z)%Z) >= (omega i))).
Proof. pose proof ((sum_next k3) (t70 k3 i h8 h10 h11)) as E0. pose proof (h9 (t49 k3 i h8 h10 h11)) as H0. pose proof ((given3 k3) (t50 k3 i h8 h10 h11)) as H1. pose proof ((t54 k3) (t55 k3 i h8 h10 h11)) as H3. pose proof ((t67 k3) (t68 k3 i h8 h10 h11)) as H5. pose proof (t69 k3 i) as H6. rewrite ?E0. exact (s51 i k3 (sum k3) (omega i) (omega k3) H0 H1 H3 H5 H6). Qed.
Lemma t72 (k3 : Z) (i : Z) (h9 : ((k3 <= n)%Z -> ((i >= k3)%Z \/ ((sum k3) >= (omega i))))) (h8 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) (h10 : (k3 >= (0)%Z)%Z) : (((k3 + (1)%Z)%Z <= n)%Z -> ((i >= (k3 + (1)%Z)%Z)%Z \/ ((sum (k3 + (1)%Z)%Z) >= (omega i)))).
Proof. intro h11. exact (t71 k3 i h9 h8 h10 h11). Qed.
Lemma t73 (i : Z) (h8 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((i >= k_0)%Z \/ ((sum k_0) >= (omega i)))))).
Proof. refine (zind (fun k3 => ((k3 <= n)%Z -> ((i >= k3)%Z \/ ((sum k3) >= (omega i))))) (t48 i h8) _). intros k3 h10 h9. exact (t72 k3 i h9 h8 h10). Qed.
Lemma t74 (k3 : Z) (i : Z) (h8 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) (h17 : ((k3 >= (0)%Z)%Z /\ (k3 <= n)%Z)) : ((i >= k3)%Z \/ ((sum k3) >= (omega i))).
Proof. pose proof ((t73 i h8) k3) as H0. pose proof h17 as H1. exact (s52 k3 n i (sum k3) (omega i) H0 H1). Qed.
Lemma t75 (i : Z) (k3 : Z) (h8 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : (((k3 >= (0)%Z)%Z /\ (k3 <= n)%Z) -> ((i >= k3)%Z \/ ((sum k3) >= (omega i)))).
Proof. intro h17. exact (t74 k3 i h8 h17). Qed.
Lemma t76 (i : Z) (h8 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((i >= k_0)%Z \/ ((sum k_0) >= (omega i))))).
Proof. intros k3. exact (t75 i k3 h8). Qed.
Lemma t77 (i : Z) (h8 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given1 as H0. pose proof given2 as H1. pose proof h8 as H2. exact (s53 n i H0 H1 H2). Qed.
Lemma t78 (i : Z) (h8 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : ((omega i) <= (sum n)).
Proof. pose proof (((t76 i h8) n) (t77 i h8)) as H0. pose proof h8 as H1. exact (s54 i n (sum n) (omega i) H0 H1). Qed.
Lemma t79 (i : Z) : (((i >= (0)%Z)%Z /\ (i < n)%Z) -> ((omega i) <= (sum n))).
Proof. intro h8. exact (t78 i h8). Qed.
Lemma t80 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((omega i_0) <= (sum n)))).
Proof. intros i. exact (t79 i). Qed.
Lemma t81 : (((0)%Z >= (0)%Z)%Z /\ ((0)%Z < n)%Z).
Proof. pose proof given1 as H0. pose proof given2 as H1. exact (s55 n H0 H1). Qed.
Lemma t82 : (((0)%Z >= (0)%Z)%Z /\ ((0)%Z < n)%Z).
Proof. pose proof given1 as H0. pose proof given2 as H1. exact (s56 n H0 H1). Qed.
Lemma t83 : ((sum n) > (0)).
Proof. pose proof ((t80 (0)%Z) t81) as H0. pose proof ((given3 (0)%Z) t82) as H1. exact (s57 (omega (0)%Z) (sum n) H0 H1). Qed.
Lemma t84 : (((sum3 n) >= (0)) /\ ((sum3 n) <= (sum n)) /\ ((sum n) > (0))).
Proof. pose proof ((t46 n) t33) as H0. pose proof t83 as H1. exact (s58 (sum3 n) (sum n) H0 H1). Qed.
Lemma t85 : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t86 : ((sum2 a n) = ((sum n) * ((epsilon * (exp a)) + (((1) - epsilon) * (exp (- a)))))).
Proof. pose proof t85 as E0. pose proof given0 as H0. pose proof t35 as H1. rewrite ?E0 in H1. pose proof t84 as H2. rewrite ?E0. exact (s60 epsilon (sum3 n) (sum n) (sum2 a n) (exp a) (exp ((-1) * a)) H0 H1 H2). Qed.

Theorem exp_loss_split_0 : ((sum2 a n) = ((((exp a) - (exp (- a))) * (sum3 n)) + ((exp (- a)) * (sum n)))).
Proof. exact t35. Qed.
Theorem exp_loss_split_1 : ((sum2 a n) = ((sum n) * ((epsilon * (exp a)) + (((1) - epsilon) * (exp (- a)))))).
Proof. exact t86. Qed.
End exp_loss_split.
Print Assumptions exp_loss_split_0.
Print Assumptions exp_loss_split_1.
