(* label: optimal-vote *)
(* given: \omega_{i} > 0 \quad\text{for all } i *)
(* given: \bigl(y_{i} = 1 \;\text{or}\; y_{i} = -1\bigr),\quad \bigl(h_{i} = 1 \;\text{or}\; h_{i} = -1\bigr) \quad\text{for all } i *)
(* given: \varepsilon = \frac{\sum_{i} \left[h_{i} \ne y_{i}\right]\,\omega_{i}}{\sum_{i} \omega_{i}} *)
(* given: \varepsilon > 0 *)
(* given: \varepsilon < 1 *)
(* given: a^\star = \frac{\ln\left(\frac{1 - \varepsilon}{\varepsilon}\right)}{2} *)
(* part 1: \sum_{i} \omega_{i}\,e^{-a\,y_{i}\,h_{i}} = 2\,\left(\sum_{i} \omega_{i}\right)\,\sqrt{\varepsilon\,\left(1 - \varepsilon\right)}\,\frac{e^{a - a^\star} + e^{a^\star - a}}{2} *)
(* part 1: \sum_{i} \omega_{i}\,e^{-a^\star\,y_{i}\,h_{i}} = 2\,\left(\sum_{i} \omega_{i}\right)\,\sqrt{\varepsilon\,\left(1 - \varepsilon\right)} *)
(* part 1: \sum_{i} \omega_{i}\,e^{-a\,y_{i}\,h_{i}} \ge \sum_{i} \omega_{i}\,e^{-a^\star\,y_{i}\,h_{i}},\quad \bigl(\sum_{i} \omega_{i}\,e^{-a\,y_{i}\,h_{i}} = \sum_{i} \omega_{i}\,e^{-a^\star\,y_{i}\,h_{i}} \;\Rightarrow\; a = a^\star\bigr) *)
(* part 1: \bigl(a^\star > 0 \;\Leftrightarrow\; 2\,\varepsilon < 1\bigr),\quad \bigl(a^\star < 0 \;\Leftrightarrow\; 2\,\varepsilon > 1\bigr),\quad \bigl(a^\star = 0 \;\Leftrightarrow\; 2\,\varepsilon = 1\bigr) *)
Require Import Replay.
Section optimal_vote.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable omega : Z -> R.
Variable h : Z -> R.
Variable y : Z -> R.
Variable epsilon : R.
Variable a_star : R.
Variable n : Z.
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
Lemma ax_logarithm : (forall (a_0 : R), ((a_0 > (0)) -> ((exp (ln a_0)) = a_0))). Proof. intros; apply exp_ln; assumption. Qed.
Lemma ax_square_root : (forall (c_0 : R), ((c_0 >= (0)) -> (((sqrt c_0) >= (0)) /\ (((sqrt c_0) * (sqrt c_0)) = c_0)))). Proof. intros ? H; split; [apply Rle_ge, sqrt_pos | apply sqrt_sqrt; lra]. Qed.

Lemma s1 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  (x0 = (x1 / x2)) ->
  (x0 > (0)) ->
  (x0 < (1)) ->
  (x3 = (x4 / (2))) ->
  (x0 = (x1 / x2)).
Proof. (* 240acca15f: 0 1 2 3 *) by_logic. Qed.
Lemma s3 (x0 : R) (x1 : R) :
  ((0) = (((x0 - x1) * (0)) + (x1 * (0)))).
Proof. (* 5a63347ab4:  *) by_lra. Qed.
Lemma s4 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 <= k0)%Z.
Proof. (* 3cab4f9bb2: 0 1 2 3 *) by_logic. Qed.
Lemma s5 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 10e7c51f06: 0 1 2 3 *) by_logic. Qed.
Lemma s7 (x0 : R) (x1 : R) (x2 : R) :
  (x0 = (x1 * x2)) ->
  (x0 = (x1 * x2)).
Proof. (* 438cfd5b49: 0 *) by_logic. Qed.
Lemma s9 (x0 : R) (x1 : R) :
  (x0 = (x1 * x1)) ->
  (x0 = (x1 * x1)).
Proof. (* 9883373620: 0 *) by_logic. Qed.
Lemma s11 (x0 : R) (x1 : R) (x2 : R) :
  (x0 = (x1 * x2)) ->
  (x0 = (x1 * x2)).
Proof. (* 438cfd5b49: 0 *) by_logic. Qed.
Lemma s13 (x0 : R) :
  (x0 = (x0 * x0)) ->
  (x0 = (x0 * x0)).
Proof. (* 70605c2453: 0 *) by_logic. Qed.
Lemma s14 (x0 : R) :
  (x0 = (x0 * x0)) ->
  (x0 >= ((1) + (0))) ->
  (x0 = (1)).
Proof. (* 1309970812: 0 1 *) by_isolation. Qed.
Lemma s15 (x0 : R) (x1 : R) (x2 : R) :
  (x0 = (x1 * x2)) ->
  (x0 = (1)) ->
  ((x1 * x2) = (1)).
Proof. (* cf8b330d44: 0 1 *) by_logic. Qed.
Lemma s16 (x0 : R) (x1 : R) (x2 : R) :
  (x0 = (x1 * x1)) ->
  ((x0 * x2) = (1)) ->
  (x0 > (0)).
Proof. (* db8859f176: 0 1 *) by_zero. Qed.
Lemma s17 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  (x0 = (x1 * x2)) ->
  (x2 >= ((1) + (x3 - x4))) ->
  (x1 > (0)) ->
  ((x4 < x3) -> (x1 < x0)).
Proof. (* c1d331ea29: 0 1 2 *) by_isolation. Qed.
Lemma s19 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  ((x0 < x1) -> (x2 < x3)) ->
  ((x1 < x0) -> (x3 < x2)) ->
  ((x0 = x1) -> (x2 = x3)) ->
  ((x2 = x3) <-> (x0 = x1)).
Proof. (* d7923099d6: 0 1 2 *) by_lra. Qed.
Lemma s22 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (((x0 = (1)) \/ (x0 = (-1))) /\ ((x1 = (1)) \/ (x1 = (-1)))) ->
  ((x2 = x3) <-> ((((- x4) * x0) * x1) = (- x4))) ->
  ((x2 = x5) <-> ((((- x4) * x0) * x1) = x4)) ->
  (((x1 = x0) -> (x2 = x3)) /\ ((x1 <> x0) -> (x2 = x5))).
Proof. (* da0376a534: 0 1 2 *) by_isolation. Qed.
Lemma s23 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 75f27169c4: 0 1 2 3 *) by_logic. Qed.
Lemma s26 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) :
  (x0 = (((x1 - x2) * x3) + (x2 * x4))) ->
  (x5 > (0)) ->
  (((x6 = (1)) \/ (x6 = (-1))) /\ ((x7 = (1)) \/ (x7 = (-1)))) ->
  (((x7 = x6) -> (x8 = x2)) /\ ((x7 <> x6) -> (x8 = x1))) ->
  ((x0 + (x5 * x8)) = (((x1 - x2) * (x3 + (if Req_EM_T x7 x6 then (0) else x5))) + (x2 * (x4 + x5)))).
Proof. (* 22615099df: 0 1 2 3 *) by_ifs. Qed.
Lemma s27 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = (((x3 - x4) * x5) + (x4 * x6))))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = (((x3 - x4) * x5) + (x4 * x6))).
Proof. (* 28987bde72: 0 1 *) by_logic. Qed.
Lemma s28 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* 2bc9af108d: 0 1 *) by_logic. Qed.
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
  ((x3 = (x2 * ((x0 * x4) + (((1) - x0) * x5)))) /\ (x2 > (0)) /\ (x0 >= (0)) /\ (x0 <= (1))).
Proof. (* 441e516740: 0 1 2 *) by_quotients. Qed.
Lemma s62 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  (x0 = (x1 / x2)) ->
  (x0 > (0)) ->
  (x0 < (1)) ->
  (x3 = (x4 / (2))) ->
  ((x0 > (0)) /\ (x0 < (1)) /\ (x3 = (x4 / (2)))).
Proof. (* 3a7131fe81: 0 1 2 3 *) by_logic. Qed.
Lemma s65 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (((((1) - x0) / x0) > (0)) -> (x1 = (((1) - x0) / x0))) ->
  (x2 = (x3 * x3)) ->
  ((x2 = x1) <-> ((x4 + x4) = x5)) ->
  ((x0 > (0)) /\ (x0 < (1)) /\ (x4 = (x5 / (2)))) ->
  ((x3 * x3) = (((1) - x0) / x0)).
Proof. (* dfb6ab2af9: 0 1 2 3 *) by_inverses. Qed.
Lemma s69 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  ((x0 * x0) = (((1) - x1) / x1)) ->
  ((x0 * x2) = (1)) ->
  (x0 > (0)) ->
  ((x1 > (0)) /\ (x1 < (1)) /\ (x3 = (x4 / (2)))) ->
  ((((x0 * x0) * x1) = ((1) - x1)) /\ (x0 > (0)) /\ ((x0 * x2) = (1))).
Proof. (* b222d10491: 0 3 4 5 *) by_inverses. Qed.
Lemma s71 (x0 : R) (x1 : R) (x2 : R) :
  ((x0 > (0)) /\ (x0 < (1)) /\ (x1 = (x2 / (2)))) ->
  ((x0 * ((1) - x0)) >= (0)).
Proof. (* 71ba2b9985: 0 *) by_isolation. Qed.
Lemma s72 (x0 : R) (x1 : R) :
  (((x0 * ((1) - x0)) >= (0)) -> ((x1 >= (0)) /\ ((x1 * x1) = (x0 * ((1) - x0))))) ->
  ((x0 * ((1) - x0)) >= (0)) ->
  ((x1 >= (0)) /\ ((x1 * x1) = (x0 * ((1) - x0)))).
Proof. (* 420c317f6a: 0 1 *) by_logic. Qed.
Lemma s76 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((((x0 * x0) * x1) = ((1) - x1)) /\ (x0 > (0)) /\ ((x0 * x2) = (1))) ->
  ((x3 >= (0)) /\ ((x3 * x3) = (x1 * ((1) - x1)))) ->
  ((x1 > (0)) /\ (x1 < (1)) /\ (x4 = (x5 / (2)))) ->
  (((x1 * x0) = x3) /\ ((((1) - x1) * x2) = x3) /\ (x3 > (0))).
Proof. (* 1d38ddb783: 0 1 2 *) by_parts. Qed.
Lemma s84 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) (x9 : R) :
  ((x0 = (x1 * ((x2 * x3) + (((1) - x2) * x4)))) /\ (x1 > (0)) /\ (x2 >= (0)) /\ (x2 <= (1))) ->
  (((x2 * x5) = x6) /\ ((((1) - x2) * x7) = x6) /\ (x6 > (0))) ->
  ((((x5 * x5) * x2) = ((1) - x2)) /\ (x5 > (0)) /\ ((x5 * x7) = (1))) ->
  (x8 = (x3 * x7)) ->
  (x9 = (x5 * x4)) ->
  ((x0 = ((((2) * x1) * x6) * ((x8 + x9) / (2)))) /\ (x1 > (0)) /\ (x6 > (0))).
Proof. (* b73916d542: 0 1 2 3 4 *) by_parts. Qed.
Lemma s88 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  ((x0 = ((((2) * x1) * x2) * ((x3 + x4) / (2)))) /\ (x1 > (0)) /\ (x2 > (0))) ->
  (x0 = ((((2) * x1) * x2) * ((x3 + x4) / (2)))).
Proof. (* 18bc6c4e0d: 0 *) by_logic. Qed.
Lemma s91 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  ((x0 = ((((2) * x1) * x2) * ((x3 + x3) / (2)))) /\ (x1 > (0)) /\ (x2 > (0))) ->
  (x3 = (1)) ->
  (x0 = (((2) * x1) * x2)).
Proof. (* 2cbc0472da: 0 1 *) by_ring. Qed.
Lemma s93 (x0 : R) (x1 : R) (x2 : R) :
  (x0 = (((2) * x1) * x2)) ->
  (x0 = (((2) * x1) * x2)).
Proof. (* 724115e551: 0 *) by_logic. Qed.
Lemma s97 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (x0 = (((2) * x1) * x2)) ->
  ((x3 = ((((2) * x1) * x2) * ((x4 + x5) / (2)))) /\ (x1 > (0)) /\ (x2 > (0))) ->
  ((x3 - x0) = ((x1 * x2) * (((2) * ((x4 + x5) / (2))) - (2)))).
Proof. (* 0ec3729d5e: 0 1 *) by_lra. Qed.
Lemma s101 (x0 : R) (x1 : R) :
  ((x0 * x1) = (1)) ->
  (x0 > (0)) ->
  (((((2) * ((x0 + x1) / (2))) - (2)) * x0) = ((x0 - (1)) * (x0 - (1)))).
Proof. (* ea166ddce5: 0 1 *) by_lra. Qed.
Lemma s105 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((x0 - x1) = ((x2 * x3) * (((2) * ((x4 + x5) / (2))) - (2)))) ->
  (((((2) * ((x4 + x5) / (2))) - (2)) * x4) = ((x4 - (1)) * (x4 - (1)))) ->
  (((x0 - x1) * x4) = ((x2 * x3) * ((x4 - (1)) * (x4 - (1))))).
Proof. (* 5f59e8f16f: 0 1 *) by_equations. Qed.
Lemma s109 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  ((x0 = ((((2) * x1) * x2) * ((x3 + x4) / (2)))) /\ (x1 > (0)) /\ (x2 > (0))) ->
  ((x1 * x2) > (0)).
Proof. (* 3fcceaec65: 0 *) by_isolation. Qed.
Lemma s112 (x0 : R) (x1 : R) (x2 : R) :
  ((x0 * x1) > (0)) ->
  (((x0 * x1) * ((x2 - (1)) * (x2 - (1)))) >= (0)).
Proof. (* 8f8c091596: 0 *) by_squares. Qed.
Lemma s116 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (((x0 - x1) * x2) = ((x3 * x4) * ((x2 - (1)) * (x2 - (1))))) ->
  (((x3 * x4) * ((x2 - (1)) * (x2 - (1)))) >= (0)) ->
  ((x2 * x5) = (1)) ->
  (x2 > (0)) ->
  (x0 >= x1).
Proof. (* 4f913ddf37: 0 1 2 3 *) by_isolation. Qed.
Lemma s119 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  (((x0 - x1) * x2) = ((x3 * x4) * ((x2 - (1)) * (x2 - (1))))) ->
  ((x3 * x4) > (0)) ->
  ((x0 = x1) -> (x2 = (1))).
Proof. (* 705a59efa3: 0 1 *) by_times. Qed.
Lemma s121 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((x0 = x1) -> (x2 = (1))) ->
  ((x2 = x3) <-> ((x4 - x5) = (0))) ->
  (x3 = (1)) ->
  ((x0 = x1) -> (x4 = x5)).
Proof. (* 396f081afb: 0 1 2 *) by_lra. Qed.
Lemma s122 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  (x0 >= x1) ->
  ((x0 = x1) -> (x2 = x3)) ->
  ((x0 >= x1) /\ ((x0 = x1) -> (x2 = x3))).
Proof. (* 058d87f302: 0 1 *) by_logic. Qed.
Lemma s123 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  ((x0 >= x1) /\ ((x0 = x1) -> (x2 = x3))) ->
  ((x0 >= x1) /\ ((x0 = x1) -> (x2 = x3))).
Proof. (* 984586c8af: 0 *) by_logic. Qed.
Lemma s126 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  ((((x0 * x0) * x1) = ((1) - x1)) /\ (x0 > (0)) /\ ((x0 * x2) = (1))) ->
  ((x1 > (0)) /\ (x1 < (1)) /\ (x3 = (x4 / (2)))) ->
  (((x0 > (1)) <-> (((2) * x1) < (1))) /\ ((x0 < (1)) <-> (((2) * x1) > (1)))).
Proof. (* 0d181e7871: 0 1 *) by_isolation. Qed.
Lemma s127 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  (((x0 > (1)) <-> (((2) * x1) < (1))) /\ ((x0 < (1)) <-> (((2) * x1) > (1)))) ->
  (((0) < x2) -> (x3 < x0)) ->
  ((x2 < (0)) -> (x0 < x3)) ->
  (x3 = (1)) ->
  ((x0 = x3) <-> (x2 = (0))) ->
  (((x2 > (0)) <-> (((2) * x1) < (1))) /\ ((x2 < (0)) <-> (((2) * x1) > (1))) /\ ((x2 = (0)) <-> (((2) * x1) = (1)))).
Proof. (* 68cee540ea: 0 1 2 3 4 *) by_lra. Qed.

Hypothesis given0 : (epsilon = ((sum3 n) / (sum n))).
Hypothesis given1 : (epsilon > (0)).
Hypothesis given2 : (epsilon < (1)).
Hypothesis given3 : (a_star = ((ln (((1) - epsilon) / epsilon)) / (2))).
Hypothesis given4 : (n >= (0)%Z)%Z.
Hypothesis given5 : (n >= (1)%Z)%Z.
Hypothesis given6 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((omega i_0) > (0)))).
Hypothesis given7 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((((y i_0) = (1)) \/ ((y i_0) = (-1))) /\ (((h i_0) = (1)) \/ ((h i_0) = (-1)))))).

Lemma t0 : ((ln (((1) - epsilon) / epsilon)) = (ln (((1) + ((-1) * epsilon)) / epsilon))).
Proof. same. Qed.
Lemma t1 : (epsilon = ((sum3 n) / (sum n))).
Proof. pose proof t0 as E0. pose proof given0 as H0. pose proof given1 as H1. pose proof given2 as H2. pose proof given3 as H3. rewrite ?E0 in H3. exact (s1 epsilon (sum3 n) (sum n) a_star (ln (((1) + ((-1) * epsilon)) / epsilon)) H0 H1 H2 H3). Qed.
Lemma t2 (a : R) : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t3 (a : R) : ((sum2 a (0)%Z) = ((((exp a) - (exp (- a))) * (sum3 (0)%Z)) + ((exp (- a)) * (sum (0)%Z)))).
Proof. pose proof sum_0 as E0. pose proof sum3_0 as E1. pose proof (sum2_0 a) as E2. pose proof (t2 a) as E3. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. exact (s3 (exp a) (exp ((-1) * a))). Qed.
Lemma t4 (a : R) : (((0)%Z <= n)%Z -> ((sum2 a (0)%Z) = ((((exp a) - (exp (- a))) * (sum3 (0)%Z)) + ((exp (- a)) * (sum (0)%Z))))).
Proof. intro unused. exact (t3 a). Qed.
Lemma t5 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (k <= n)%Z.
Proof. pose proof given4 as H0. pose proof given5 as H1. pose proof h1 as H2. pose proof h2 as H3. exact (s4 n k H0 H1 H2 H3). Qed.
Lemma t6 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : ((k >= (0)%Z)%Z /\ (k < n)%Z).
Proof. pose proof given4 as H0. pose proof given5 as H1. pose proof h1 as H2. pose proof h2 as H3. exact (s5 n k H0 H1 H2 H3). Qed.
Lemma t7 (b : R) (a2 : R) : ((exp (a2 + (b - a2))) = (exp b)).
Proof. same. Qed.
Lemma t8 (a2 : R) (b : R) : ((exp b) = ((exp a2) * (exp (b - a2)))).
Proof. pose proof (t7 b a2) as E0. pose proof (ax_exp_of_a_sum a2 (b - a2)) as H0. rewrite ?E0 in H0. exact (s7 (exp b) (exp a2) (exp (b - a2)) H0). Qed.
Lemma t9 (a2 : R) : ((exp ((a2 / (2)) + (a2 / (2)))) = (exp a2)).
Proof. same. Qed.
Lemma t10 (a2 : R) : ((exp a2) = ((exp (a2 / (2))) * (exp (a2 / (2))))).
Proof. pose proof (t9 a2) as E0. pose proof (ax_exp_of_a_sum (a2 / (2)) (a2 / (2))) as H0. rewrite ?E0 in H0. exact (s9 (exp a2) (exp (a2 / (2))) H0). Qed.
Lemma t11 (a2 : R) : ((exp (a2 + (- a2))) = (exp (0))).
Proof. same. Qed.
Lemma t12 (a2 : R) : ((exp (0)) = ((exp a2) * (exp (- a2)))).
Proof. pose proof (t11 a2) as E0. pose proof (ax_exp_of_a_sum a2 (- a2)) as H0. rewrite ?E0 in H0. exact (s11 (exp (0)) (exp a2) (exp (- a2)) H0). Qed.
Lemma t13 : ((exp ((0) + (0))) = (exp (0))).
Proof. same. Qed.
Lemma t14 : ((exp (0)) = ((exp (0)) * (exp (0)))).
Proof. pose proof t13 as E0. pose proof (ax_exp_of_a_sum (0) (0)) as H0. rewrite ?E0 in H0. exact (s13 (exp (0)) H0). Qed.
Lemma t15 : ((exp (0)) = (1)).
Proof. pose proof t14 as H0. pose proof (ax_exp_above_its_tangent (0)) as H1. exact (s14 (exp (0)) H0 H1). Qed.
Lemma t16 (a2 : R) : (((exp a2) * (exp (- a2))) = (1)).
Proof. pose proof (t12 a2) as H0. pose proof t15 as H1. exact (s15 (exp (0)) (exp a2) (exp (- a2)) H0 H1). Qed.
Lemma t17 (a2 : R) : ((exp a2) > (0)).
Proof. pose proof (t10 a2) as H0. pose proof (t16 a2) as H1. exact (s16 (exp a2) (exp (a2 / (2))) (exp (- a2)) H0 H1). Qed.
Lemma t18 (b : R) (a2 : R) : ((a2 < b) -> ((exp a2) < (exp b))).
Proof. pose proof (t8 a2 b) as H0. pose proof (ax_exp_above_its_tangent (b - a2)) as H1. pose proof (t17 a2) as H2. exact (s17 (exp b) (exp a2) (exp (b - a2)) b a2 H0 H1 H2). Qed.
Lemma t19 : (forall (a_0 : R) (b_1 : R), ((a_0 < b_1) -> ((exp a_0) < (exp b_1)))).
Proof. intros a2 b. exact (t18 b a2). Qed.
Lemma t20 (b : R) (a2 : R) : ((a2 = b) -> ((exp a2) = (exp b))).
Proof. same. Qed.
Lemma t21 (b : R) (a2 : R) : (((exp a2) = (exp b)) <-> (a2 = b)).
Proof. pose proof (t18 b a2) as H0. pose proof (t19 b a2) as H1. pose proof (t20 b a2) as H2. exact (s19 a2 b (exp a2) (exp b) H0 H1 H2). Qed.
Lemma t22 : (forall (a_0 : R) (b_1 : R), (((exp a_0) = (exp b_1)) <-> (a_0 = b_1))).
Proof. intros a2 b. exact (t21 b a2). Qed.
Lemma t23 (k : Z) (a : R) : ((exp (((- a) * (y k)) * (h k))) = (exp ((-1) * (a * (h k) * (y k))))).
Proof. same. Qed.
Lemma t24 (a : R) : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t25 (k : Z) (a : R) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : ((((h k) = (y k)) -> ((exp (((- a) * (y k)) * (h k))) = (exp (- a)))) /\ (((h k) <> (y k)) -> ((exp (((- a) * (y k)) * (h k))) = (exp a)))).
Proof. pose proof (t23 k a) as E0. pose proof (t24 a) as E1. pose proof ((given7 k) (t6 k h1 h2)) as H0. pose proof (t22 (((- a) * (y k)) * (h k)) (- a)) as H1. rewrite ?E0 in H1. rewrite ?E1 in H1. pose proof (t22 (((- a) * (y k)) * (h k)) a) as H2. rewrite ?E0 in H2. rewrite ?E0. rewrite ?E1. exact (s22 (y k) (h k) (exp ((-1) * (a * (h k) * (y k)))) (exp ((-1) * a)) a (exp a) H0 H1 H2). Qed.
Lemma t26 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (k >= (0)%Z)%Z.
Proof. pose proof given4 as H0. pose proof given5 as H1. pose proof h1 as H2. pose proof h2 as H3. exact (s23 n k H0 H1 H2 H3). Qed.
Lemma t27 (a : R) : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t28 (k : Z) (a : R) : ((exp (((- a) * (y k)) * (h k))) = (exp ((-1) * (a * (h k) * (y k))))).
Proof. same. Qed.
Lemma t29 (k : Z) (a : R) (h0 : ((k <= n)%Z -> ((sum2 a k) = ((((exp a) - (exp (- a))) * (sum3 k)) + ((exp (- a)) * (sum k)))))) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : ((sum2 a (k + (1)%Z)%Z) = ((((exp a) - (exp (- a))) * (sum3 (k + (1)%Z)%Z)) + ((exp (- a)) * (sum (k + (1)%Z)%Z)))).
Proof. pose proof ((sum_next k) (t26 k h1 h2)) as E0. pose proof ((sum3_next k) (t26 k h1 h2)) as E1. pose proof ((sum2_next a k) (t26 k h1 h2)) as E2. pose proof (t27 a) as E3. pose proof (t28 k a) as E4. pose proof (h0 (t5 k h1 h2)) as H0. rewrite ?E3 in H0. pose proof ((given6 k) (t6 k h1 h2)) as H1. pose proof ((given7 k) (t6 k h1 h2)) as H2. pose proof (t25 k a h1 h2) as H3. rewrite ?E3 in H3. rewrite ?E4 in H3. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. exact (s26 (sum2 a k) (exp a) (exp ((-1) * a)) (sum3 k) (sum k) (omega k) (y k) (h k) (exp ((-1) * (a * (h k) * (y k)))) H0 H1 H2 H3). Qed.
Lemma t30 (k : Z) (a : R) (h0 : ((k <= n)%Z -> ((sum2 a k) = ((((exp a) - (exp (- a))) * (sum3 k)) + ((exp (- a)) * (sum k)))))) (h1 : (k >= (0)%Z)%Z) : (((k + (1)%Z)%Z <= n)%Z -> ((sum2 a (k + (1)%Z)%Z) = ((((exp a) - (exp (- a))) * (sum3 (k + (1)%Z)%Z)) + ((exp (- a)) * (sum (k + (1)%Z)%Z))))).
Proof. intro h2. exact (t29 k a h0 h1 h2). Qed.
Lemma t31 (a : R) : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum2 a k_0) = ((((exp a) - (exp (- a))) * (sum3 k_0)) + ((exp (- a)) * (sum k_0))))))).
Proof. refine (zind (fun k => ((k <= n)%Z -> ((sum2 a k) = ((((exp a) - (exp (- a))) * (sum3 k)) + ((exp (- a)) * (sum k)))))) (t4 a) _). intros k h1 h0. exact (t30 k a h0 h1). Qed.
Lemma t32 (k : Z) (a : R) (h3 : ((k >= (0)%Z)%Z /\ (k <= n)%Z)) : ((sum2 a k) = ((((exp a) - (exp (- a))) * (sum3 k)) + ((exp (- a)) * (sum k)))).
Proof. pose proof ((t31 a) k) as H0. pose proof h3 as H1. exact (s27 k n (sum2 a k) (exp a) (exp (- a)) (sum3 k) (sum k) H0 H1). Qed.
Lemma t33 (k : Z) (a : R) : (((k >= (0)%Z)%Z /\ (k <= n)%Z) -> ((sum2 a k) = ((((exp a) - (exp (- a))) * (sum3 k)) + ((exp (- a)) * (sum k))))).
Proof. intro h3. exact (t32 k a h3). Qed.
Lemma t34 (a : R) : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum2 a k_0) = ((((exp a) - (exp (- a))) * (sum3 k_0)) + ((exp (- a)) * (sum k_0)))))).
Proof. intros k. exact (t33 k a). Qed.
Lemma t35 : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given4 as H0. pose proof given5 as H1. exact (s28 n H0 H1). Qed.
Lemma t36 : (((sum3 (0)%Z) >= (0)) /\ ((sum3 (0)%Z) <= (sum (0)%Z))).
Proof. pose proof sum_0 as E0. pose proof sum3_0 as E1. rewrite ?E0. rewrite ?E1. exact (s29). Qed.
Lemma t37 : (((0)%Z <= n)%Z -> (((sum3 (0)%Z) >= (0)) /\ ((sum3 (0)%Z) <= (sum (0)%Z)))).
Proof. intro unused. exact t36. Qed.
Lemma t38 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 <= n)%Z.
Proof. pose proof given4 as H0. pose proof given5 as H1. pose proof h5 as H2. pose proof h6 as H3. exact (s30 n k2 H0 H1 H2 H3). Qed.
Lemma t39 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : ((k2 >= (0)%Z)%Z /\ (k2 < n)%Z).
Proof. pose proof given4 as H0. pose proof given5 as H1. pose proof h5 as H2. pose proof h6 as H3. exact (s31 n k2 H0 H1 H2 H3). Qed.
Lemma t40 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 >= (0)%Z)%Z.
Proof. pose proof given4 as H0. pose proof given5 as H1. pose proof h5 as H2. pose proof h6 as H3. exact (s32 n k2 H0 H1 H2 H3). Qed.
Lemma t41 (k2 : Z) (h4 : ((k2 <= n)%Z -> (((sum3 k2) >= (0)) /\ ((sum3 k2) <= (sum k2))))) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : (((sum3 (k2 + (1)%Z)%Z) >= (0)) /\ ((sum3 (k2 + (1)%Z)%Z) <= (sum (k2 + (1)%Z)%Z))).
Proof. pose proof ((sum_next k2) (t40 k2 h5 h6)) as E0. pose proof ((sum3_next k2) (t40 k2 h5 h6)) as E1. pose proof (h4 (t38 k2 h5 h6)) as H0. pose proof ((given6 k2) (t39 k2 h5 h6)) as H1. pose proof ((given7 k2) (t39 k2 h5 h6)) as H2. pose proof ((given6 k2) (t39 k2 h5 h6)) as H3. rewrite ?E0. rewrite ?E1. exact (s33 (sum3 k2) (sum k2) (omega k2) (y k2) (h k2) H0 H1 H2 H3). Qed.
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
Proof. pose proof given4 as H0. pose proof given5 as H1. pose proof h12 as H2. exact (s38 n i2 H0 H1 H2). Qed.
Lemma t52 (i2 : Z) (h12 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((omega i2) >= (0)).
Proof. pose proof ((given6 i2) (t51 i2 h12)) as H0. pose proof ((given7 i2) (t51 i2 h12)) as H1. pose proof ((given6 i2) (t51 i2 h12)) as H2. exact (s39 (omega i2) (y i2) (h i2) H0 H1 H2). Qed.
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
Proof. pose proof given4 as H0. pose proof given5 as H1. pose proof h14 as H2. pose proof h15 as H3. exact (s42 n k4 H0 H1 H2 H3). Qed.
Lemma t59 (k4 : Z) (h14 : (k4 >= (0)%Z)%Z) (h15 : ((k4 + (1)%Z)%Z <= n)%Z) : ((k4 >= (0)%Z)%Z /\ (k4 < n)%Z).
Proof. pose proof given4 as H0. pose proof given5 as H1. pose proof h14 as H2. pose proof h15 as H3. exact (s43 n k4 H0 H1 H2 H3). Qed.
Lemma t60 (k4 : Z) (h14 : (k4 >= (0)%Z)%Z) (h15 : ((k4 + (1)%Z)%Z <= n)%Z) : ((k4 >= (0)%Z)%Z /\ (k4 < n)%Z).
Proof. pose proof given4 as H0. pose proof given5 as H1. pose proof h14 as H2. pose proof h15 as H3. exact (s44 n k4 H0 H1 H2 H3). Qed.
Lemma t61 (k4 : Z) (h14 : (k4 >= (0)%Z)%Z) (h15 : ((k4 + (1)%Z)%Z <= n)%Z) : (k4 >= (0)%Z)%Z.
Proof. pose proof given4 as H0. pose proof given5 as H1. pose proof h14 as H2. pose proof h15 as H3. exact (s45 n k4 H0 H1 H2 H3). Qed.
Lemma t62 (k4 : Z) (h13 : ((k4 <= n)%Z -> ((sum k4) >= (0)))) (h14 : (k4 >= (0)%Z)%Z) (h15 : ((k4 + (1)%Z)%Z <= n)%Z) : ((sum (k4 + (1)%Z)%Z) >= (0)).
Proof. pose proof ((sum_next k4) (t61 k4 h14 h15)) as E0. pose proof (h13 (t58 k4 h14 h15)) as H0. pose proof ((given6 k4) (t59 k4 h14 h15)) as H1. pose proof ((given7 k4) (t59 k4 h14 h15)) as H2. pose proof ((t54 k4) (t60 k4 h14 h15)) as H3. rewrite ?E0. exact (s46 (sum k4) (omega k4) (y k4) (h k4) H0 H1 H2 H3). Qed.
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
Proof. pose proof ((sum_next k3) (t70 k3 i h8 h10 h11)) as E0. pose proof (h9 (t49 k3 i h8 h10 h11)) as H0. pose proof ((given6 k3) (t50 k3 i h8 h10 h11)) as H1. pose proof ((t54 k3) (t55 k3 i h8 h10 h11)) as H3. pose proof ((t67 k3) (t68 k3 i h8 h10 h11)) as H5. pose proof (t69 k3 i) as H6. rewrite ?E0. exact (s51 i k3 (sum k3) (omega i) (omega k3) H0 H1 H3 H5 H6). Qed.
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
Proof. pose proof given4 as H0. pose proof given5 as H1. pose proof h8 as H2. exact (s53 n i H0 H1 H2). Qed.
Lemma t78 (i : Z) (h8 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : ((omega i) <= (sum n)).
Proof. pose proof (((t76 i h8) n) (t77 i h8)) as H0. pose proof h8 as H1. exact (s54 i n (sum n) (omega i) H0 H1). Qed.
Lemma t79 (i : Z) : (((i >= (0)%Z)%Z /\ (i < n)%Z) -> ((omega i) <= (sum n))).
Proof. intro h8. exact (t78 i h8). Qed.
Lemma t80 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((omega i_0) <= (sum n)))).
Proof. intros i. exact (t79 i). Qed.
Lemma t81 : (((0)%Z >= (0)%Z)%Z /\ ((0)%Z < n)%Z).
Proof. pose proof given4 as H0. pose proof given5 as H1. exact (s55 n H0 H1). Qed.
Lemma t82 : (((0)%Z >= (0)%Z)%Z /\ ((0)%Z < n)%Z).
Proof. pose proof given4 as H0. pose proof given5 as H1. exact (s56 n H0 H1). Qed.
Lemma t83 : ((sum n) > (0)).
Proof. pose proof ((t80 (0)%Z) t81) as H0. pose proof ((given6 (0)%Z) t82) as H1. exact (s57 (omega (0)%Z) (sum n) H0 H1). Qed.
Lemma t84 : (((sum3 n) >= (0)) /\ ((sum3 n) <= (sum n)) /\ ((sum n) > (0))).
Proof. pose proof ((t46 n) t35) as H0. pose proof t83 as H1. exact (s58 (sum3 n) (sum n) H0 H1). Qed.
Lemma t85 (a : R) : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t86 (a : R) : (((sum2 a n) = ((sum n) * ((epsilon * (exp a)) + (((1) - epsilon) * (exp (- a)))))) /\ ((sum n) > (0)) /\ (epsilon >= (0)) /\ (epsilon <= (1))).
Proof. pose proof (t85 a) as E0. pose proof t1 as H0. pose proof (((t34 a) n) t35) as H1. rewrite ?E0 in H1. pose proof t84 as H2. rewrite ?E0. exact (s60 epsilon (sum3 n) (sum n) (sum2 a n) (exp a) (exp ((-1) * a)) H0 H1 H2). Qed.
Lemma t87 : ((ln (((1) - epsilon) / epsilon)) = (ln (((1) + ((-1) * epsilon)) / epsilon))).
Proof. same. Qed.
Lemma t88 : ((epsilon > (0)) /\ (epsilon < (1)) /\ (a_star = ((ln (((1) - epsilon) / epsilon)) / (2)))).
Proof. pose proof t87 as E0. pose proof given0 as H0. pose proof given1 as H1. pose proof given2 as H2. pose proof given3 as H3. rewrite ?E0 in H3. rewrite ?E0. exact (s62 epsilon (sum3 n) (sum n) a_star (ln (((1) + ((-1) * epsilon)) / epsilon)) H0 H1 H2 H3). Qed.
Lemma t89 : ((ln (((1) - epsilon) / epsilon)) = (ln (((1) + ((-1) * epsilon)) / epsilon))).
Proof. same. Qed.
Lemma t90 : ((exp (a_star + a_star)) = (exp ((2) * a_star))).
Proof. same. Qed.
Lemma t91 : (((exp a_star) * (exp a_star)) = (((1) - epsilon) / epsilon)).
Proof. pose proof t89 as E0. pose proof t90 as E1. pose proof (ax_logarithm (((1) - epsilon) / epsilon)) as H0. rewrite ?E0 in H0. pose proof (ax_exp_of_a_sum a_star a_star) as H1. rewrite ?E1 in H1. pose proof (t22 (a_star + a_star) (ln (((1) - epsilon) / epsilon))) as H2. rewrite ?E0 in H2. rewrite ?E1 in H2. pose proof t88 as H3. rewrite ?E0 in H3. exact (s65 epsilon (exp (ln (((1) + ((-1) * epsilon)) / epsilon))) (exp ((2) * a_star)) (exp a_star) a_star (ln (((1) + ((-1) * epsilon)) / epsilon)) H0 H1 H2 H3). Qed.
Lemma t92 : (forall (a_0 : R), (((exp a_0) * (exp (- a_0))) = (1))).
Proof. intros a2. exact (t16 a2). Qed.
Lemma t93 : (forall (a_0 : R), ((exp a_0) > (0))).
Proof. intros a2. exact (t17 a2). Qed.
Lemma t94 : ((exp (- a_star)) = (exp ((-1) * a_star))).
Proof. same. Qed.
Lemma t95 : ((ln (((1) - epsilon) / epsilon)) = (ln (((1) + ((-1) * epsilon)) / epsilon))).
Proof. same. Qed.
Lemma t96 : ((exp (a_star + a_star)) = (exp ((2) * a_star))).
Proof. same. Qed.
Lemma t97 : (((((exp a_star) * (exp a_star)) * epsilon) = ((1) - epsilon)) /\ ((exp a_star) > (0)) /\ (((exp a_star) * (exp (- a_star))) = (1))).
Proof. pose proof t94 as E0. pose proof t95 as E1. pose proof t91 as H0. pose proof (t92 a_star) as H3. rewrite ?E0 in H3. pose proof (t93 a_star) as H4. pose proof t88 as H5. rewrite ?E1 in H5. rewrite ?E0. exact (s69 (exp a_star) epsilon (exp ((-1) * a_star)) a_star (ln (((1) + ((-1) * epsilon)) / epsilon)) H0 H3 H4 H5). Qed.
Lemma t98 : ((ln (((1) - epsilon) / epsilon)) = (ln (((1) + ((-1) * epsilon)) / epsilon))).
Proof. same. Qed.
Lemma t99 : ((epsilon * ((1) - epsilon)) >= (0)).
Proof. pose proof t98 as E0. pose proof t88 as H0. rewrite ?E0 in H0. exact (s71 epsilon a_star (ln (((1) + ((-1) * epsilon)) / epsilon)) H0). Qed.
Lemma t100 : (((sqrt (epsilon * ((1) - epsilon))) >= (0)) /\ (((sqrt (epsilon * ((1) - epsilon))) * (sqrt (epsilon * ((1) - epsilon)))) = (epsilon * ((1) - epsilon)))).
Proof. pose proof (ax_square_root (epsilon * ((1) - epsilon))) as H0. pose proof t99 as H1. exact (s72 epsilon (sqrt (epsilon * ((1) - epsilon))) H0 H1). Qed.
Lemma t101 : ((sqrt (epsilon * ((1) - epsilon))) = (sqrt (epsilon + ((-1) * (epsilon * epsilon))))).
Proof. same. Qed.
Lemma t102 : ((exp (- a_star)) = (exp ((-1) * a_star))).
Proof. same. Qed.
Lemma t103 : ((ln (((1) - epsilon) / epsilon)) = (ln (((1) + ((-1) * epsilon)) / epsilon))).
Proof. same. Qed.
Lemma t104 : (((epsilon * (exp a_star)) = (sqrt (epsilon * ((1) - epsilon)))) /\ ((((1) - epsilon) * (exp (- a_star))) = (sqrt (epsilon * ((1) - epsilon)))) /\ ((sqrt (epsilon * ((1) - epsilon))) > (0))).
Proof. pose proof t101 as E0. pose proof t102 as E1. pose proof t103 as E2. pose proof t97 as H0. rewrite ?E1 in H0. pose proof t100 as H1. rewrite ?E0 in H1. pose proof t88 as H2. rewrite ?E2 in H2. rewrite ?E0. rewrite ?E1. exact (s76 (exp a_star) epsilon (exp ((-1) * a_star)) (sqrt (epsilon + ((-1) * (epsilon * epsilon)))) a_star (ln (((1) + ((-1) * epsilon)) / epsilon)) H0 H1 H2). Qed.
Lemma t105 : ((sqrt (epsilon * ((1) - epsilon))) = (sqrt (epsilon + ((-1) * (epsilon * epsilon))))).
Proof. same. Qed.
Lemma t106 (a : R) : ((exp (a_star - a)) = (exp (a_star + ((-1) * a)))).
Proof. same. Qed.
Lemma t107 (a : R) : ((exp (a - a_star)) = (exp (a + ((-1) * a_star)))).
Proof. same. Qed.
Lemma t108 (a : R) : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t109 : ((exp (- a_star)) = (exp ((-1) * a_star))).
Proof. same. Qed.
Lemma t110 (a : R) : ((exp (a + (- a_star))) = (exp (a + ((-1) * a_star)))).
Proof. same. Qed.
Lemma t111 (a : R) : ((exp (a_star + (- a))) = (exp (a_star + ((-1) * a)))).
Proof. same. Qed.
Lemma t112 (a : R) : (((sum2 a n) = ((((2) * (sum n)) * (sqrt (epsilon * ((1) - epsilon)))) * (((exp (a - a_star)) + (exp (a_star - a))) / (2)))) /\ ((sum n) > (0)) /\ ((sqrt (epsilon * ((1) - epsilon))) > (0))).
Proof. pose proof t105 as E0. pose proof (t106 a) as E1. pose proof (t107 a) as E2. pose proof (t108 a) as E3. pose proof t109 as E4. pose proof (t110 a) as E5. pose proof (t111 a) as E6. pose proof (t86 a) as H0. rewrite ?E3 in H0. pose proof t104 as H1. rewrite ?E0 in H1. rewrite ?E4 in H1. pose proof t97 as H2. rewrite ?E4 in H2. pose proof (ax_exp_of_a_sum a (- a_star)) as H3. rewrite ?E4 in H3. rewrite ?E5 in H3. pose proof (ax_exp_of_a_sum a_star (- a)) as H4. rewrite ?E3 in H4. rewrite ?E6 in H4. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s84 (sum2 a n) (sum n) epsilon (exp a) (exp ((-1) * a)) (exp a_star) (sqrt (epsilon + ((-1) * (epsilon * epsilon)))) (exp ((-1) * a_star)) (exp (a + ((-1) * a_star))) (exp (a_star + ((-1) * a))) H0 H1 H2 H3 H4). Qed.
Lemma t113 (a : R) : ((exp (a_star - a)) = (exp (a_star + ((-1) * a)))).
Proof. same. Qed.
Lemma t114 (a : R) : ((exp (a - a_star)) = (exp (a + ((-1) * a_star)))).
Proof. same. Qed.
Lemma t115 : ((sqrt (epsilon * ((1) - epsilon))) = (sqrt (epsilon + ((-1) * (epsilon * epsilon))))).
Proof. same. Qed.
Lemma t116 (a : R) : ((sum2 a n) = ((((2) * (sum n)) * (sqrt (epsilon * ((1) - epsilon)))) * (((exp (a - a_star)) + (exp (a_star - a))) / (2)))).
Proof. pose proof (t113 a) as E0. pose proof (t114 a) as E1. pose proof t115 as E2. pose proof (t112 a) as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s88 (sum2 a n) (sum n) (sqrt (epsilon + ((-1) * (epsilon * epsilon)))) (exp (a + ((-1) * a_star))) (exp (a_star + ((-1) * a))) H0). Qed.
Lemma t117 : (forall (a_0 : R), (((sum2 a_0 n) = ((((2) * (sum n)) * (sqrt (epsilon * ((1) - epsilon)))) * (((exp (a_0 - a_star)) + (exp (a_star - a_0))) / (2)))) /\ ((sum n) > (0)) /\ ((sqrt (epsilon * ((1) - epsilon))) > (0)))).
Proof. intros a. exact (t112 a). Qed.
Lemma t118 : ((sqrt (epsilon * ((1) - epsilon))) = (sqrt (epsilon + ((-1) * (epsilon * epsilon))))).
Proof. same. Qed.
Lemma t119 : ((exp (a_star - a_star)) = (exp (0))).
Proof. same. Qed.
Lemma t120 : ((sum2 a_star n) = (((2) * (sum n)) * (sqrt (epsilon * ((1) - epsilon))))).
Proof. pose proof t118 as E0. pose proof t119 as E1. pose proof (t117 a_star) as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. pose proof t15 as H1. rewrite ?E0. exact (s91 (sum2 a_star n) (sum n) (sqrt (epsilon + ((-1) * (epsilon * epsilon)))) (exp (0)) H0 H1). Qed.
Lemma t121 : ((sqrt (epsilon * ((1) - epsilon))) = (sqrt (epsilon + ((-1) * (epsilon * epsilon))))).
Proof. same. Qed.
Lemma t122 : ((sum2 a_star n) = (((2) * (sum n)) * (sqrt (epsilon * ((1) - epsilon))))).
Proof. pose proof t121 as E0. pose proof t120 as H0. rewrite ?E0 in H0. rewrite ?E0. exact (s93 (sum2 a_star n) (sum n) (sqrt (epsilon + ((-1) * (epsilon * epsilon)))) H0). Qed.
Lemma t123 (a : R) : ((exp (a_star - a)) = (exp (a_star + ((-1) * a)))).
Proof. same. Qed.
Lemma t124 (a : R) : ((exp (a - a_star)) = (exp (a + ((-1) * a_star)))).
Proof. same. Qed.
Lemma t125 : ((sqrt (epsilon * ((1) - epsilon))) = (sqrt (epsilon + ((-1) * (epsilon * epsilon))))).
Proof. same. Qed.
Lemma t126 (a : R) : (((sum2 a n) - (sum2 a_star n)) = (((sum n) * (sqrt (epsilon * ((1) - epsilon)))) * (((2) * (((exp (a - a_star)) + (exp (a_star - a))) / (2))) - (2)))).
Proof. pose proof (t123 a) as E0. pose proof (t124 a) as E1. pose proof t125 as E2. pose proof t120 as H0. rewrite ?E2 in H0. pose proof (t112 a) as H1. rewrite ?E0 in H1. rewrite ?E1 in H1. rewrite ?E2 in H1. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s97 (sum2 a_star n) (sum n) (sqrt (epsilon + ((-1) * (epsilon * epsilon)))) (sum2 a n) (exp (a + ((-1) * a_star))) (exp (a_star + ((-1) * a))) H0 H1). Qed.
Lemma t127 (a : R) : ((exp (a - a_star)) = (exp (a + ((-1) * a_star)))).
Proof. same. Qed.
Lemma t128 (a : R) : ((exp (a_star - a)) = (exp (a_star + ((-1) * a)))).
Proof. same. Qed.
Lemma t129 (a : R) : ((exp (- (a - a_star))) = (exp (a_star + ((-1) * a)))).
Proof. same. Qed.
Lemma t130 (a : R) : (((((2) * (((exp (a - a_star)) + (exp (a_star - a))) / (2))) - (2)) * (exp (a - a_star))) = (((exp (a - a_star)) - (1)) * ((exp (a - a_star)) - (1)))).
Proof. pose proof (t127 a) as E0. pose proof (t128 a) as E1. pose proof (t129 a) as E2. pose proof (t92 (a - a_star)) as H0. rewrite ?E0 in H0. rewrite ?E2 in H0. pose proof (t93 (a - a_star)) as H1. rewrite ?E0 in H1. rewrite ?E0. rewrite ?E1. exact (s101 (exp (a + ((-1) * a_star))) (exp (a_star + ((-1) * a))) H0 H1). Qed.
Lemma t131 (a : R) : ((exp (a - a_star)) = (exp (a + ((-1) * a_star)))).
Proof. same. Qed.
Lemma t132 : ((sqrt (epsilon * ((1) - epsilon))) = (sqrt (epsilon + ((-1) * (epsilon * epsilon))))).
Proof. same. Qed.
Lemma t133 (a : R) : ((exp (a_star - a)) = (exp (a_star + ((-1) * a)))).
Proof. same. Qed.
Lemma t134 (a : R) : ((((sum2 a n) - (sum2 a_star n)) * (exp (a - a_star))) = (((sum n) * (sqrt (epsilon * ((1) - epsilon)))) * (((exp (a - a_star)) - (1)) * ((exp (a - a_star)) - (1))))).
Proof. pose proof (t131 a) as E0. pose proof t132 as E1. pose proof (t133 a) as E2. pose proof (t126 a) as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. pose proof (t130 a) as H1. rewrite ?E0 in H1. rewrite ?E2 in H1. rewrite ?E0. rewrite ?E1. exact (s105 (sum2 a n) (sum2 a_star n) (sum n) (sqrt (epsilon + ((-1) * (epsilon * epsilon)))) (exp (a + ((-1) * a_star))) (exp (a_star + ((-1) * a))) H0 H1). Qed.
Lemma t135 : ((sqrt (epsilon * ((1) - epsilon))) = (sqrt (epsilon + ((-1) * (epsilon * epsilon))))).
Proof. same. Qed.
Lemma t136 (a : R) : ((exp (a_star - a)) = (exp (a_star + ((-1) * a)))).
Proof. same. Qed.
Lemma t137 (a : R) : ((exp (a - a_star)) = (exp (a + ((-1) * a_star)))).
Proof. same. Qed.
Lemma t138 : (((sum n) * (sqrt (epsilon * ((1) - epsilon)))) > (0)).
Proof. pose proof t135 as E0. pose proof (t136 0) as E1. pose proof (t137 0) as E2. pose proof (t112 0) as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E0. exact (s109 (sum2 0 n) (sum n) (sqrt (epsilon + ((-1) * (epsilon * epsilon)))) (exp (0 + ((-1) * a_star))) (exp (a_star + ((-1) * 0))) H0). Qed.
Lemma t139 (a : R) : ((exp (a - a_star)) = (exp (a + ((-1) * a_star)))).
Proof. same. Qed.
Lemma t140 : ((sqrt (epsilon * ((1) - epsilon))) = (sqrt (epsilon + ((-1) * (epsilon * epsilon))))).
Proof. same. Qed.
Lemma t141 (a : R) : ((((sum n) * (sqrt (epsilon * ((1) - epsilon)))) * (((exp (a - a_star)) - (1)) * ((exp (a - a_star)) - (1)))) >= (0)).
Proof. pose proof (t139 a) as E0. pose proof t140 as E1. pose proof t138 as H0. rewrite ?E1 in H0. rewrite ?E0. rewrite ?E1. exact (s112 (sum n) (sqrt (epsilon + ((-1) * (epsilon * epsilon)))) (exp (a + ((-1) * a_star))) H0). Qed.
Lemma t142 (a : R) : ((exp (a - a_star)) = (exp (a + ((-1) * a_star)))).
Proof. same. Qed.
Lemma t143 : ((sqrt (epsilon * ((1) - epsilon))) = (sqrt (epsilon + ((-1) * (epsilon * epsilon))))).
Proof. same. Qed.
Lemma t144 (a : R) : ((exp (- (a - a_star))) = (exp (a_star + ((-1) * a)))).
Proof. same. Qed.
Lemma t145 (a : R) : ((sum2 a n) >= (sum2 a_star n)).
Proof. pose proof (t142 a) as E0. pose proof t143 as E1. pose proof (t144 a) as E2. pose proof (t134 a) as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. pose proof (t141 a) as H1. rewrite ?E0 in H1. rewrite ?E1 in H1. pose proof (t92 (a - a_star)) as H2. rewrite ?E0 in H2. rewrite ?E2 in H2. pose proof (t93 (a - a_star)) as H3. rewrite ?E0 in H3. exact (s116 (sum2 a n) (sum2 a_star n) (exp (a + ((-1) * a_star))) (sum n) (sqrt (epsilon + ((-1) * (epsilon * epsilon)))) (exp (a_star + ((-1) * a))) H0 H1 H2 H3). Qed.
Lemma t146 (a : R) : ((exp (a - a_star)) = (exp (a + ((-1) * a_star)))).
Proof. same. Qed.
Lemma t147 : ((sqrt (epsilon * ((1) - epsilon))) = (sqrt (epsilon + ((-1) * (epsilon * epsilon))))).
Proof. same. Qed.
Lemma t148 (a : R) : (((sum2 a n) = (sum2 a_star n)) -> ((exp (a - a_star)) = (1))).
Proof. pose proof (t146 a) as E0. pose proof t147 as E1. pose proof (t134 a) as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. pose proof t138 as H1. rewrite ?E1 in H1. rewrite ?E0. exact (s119 (sum2 a n) (sum2 a_star n) (exp (a + ((-1) * a_star))) (sum n) (sqrt (epsilon + ((-1) * (epsilon * epsilon)))) H0 H1). Qed.
Lemma t149 (a : R) : ((exp (a - a_star)) = (exp (a + ((-1) * a_star)))).
Proof. same. Qed.
Lemma t150 (a : R) : (((sum2 a n) = (sum2 a_star n)) -> (a = a_star)).
Proof. pose proof (t149 a) as E0. pose proof (t148 a) as H0. rewrite ?E0 in H0. pose proof (t22 (a - a_star) (0)) as H1. rewrite ?E0 in H1. pose proof t15 as H2. exact (s121 (sum2 a n) (sum2 a_star n) (exp (a + ((-1) * a_star))) (exp (0)) a a_star H0 H1 H2). Qed.
Lemma t151 (a : R) : (((sum2 a n) >= (sum2 a_star n)) /\ (((sum2 a n) = (sum2 a_star n)) -> (a = a_star))).
Proof. pose proof (t145 a) as H0. pose proof (t150 a) as H1. exact (s122 (sum2 a n) (sum2 a_star n) a a_star H0 H1). Qed.
Lemma t152 (a : R) : (((sum2 a n) >= (sum2 a_star n)) /\ (((sum2 a n) = (sum2 a_star n)) -> (a = a_star))).
Proof. pose proof (t151 a) as H0. exact (s123 (sum2 a n) (sum2 a_star n) a a_star H0). Qed.
Lemma t153 : ((exp (- a_star)) = (exp ((-1) * a_star))).
Proof. same. Qed.
Lemma t154 : ((ln (((1) - epsilon) / epsilon)) = (ln (((1) + ((-1) * epsilon)) / epsilon))).
Proof. same. Qed.
Lemma t155 : ((((exp a_star) > (1)) <-> (((2) * epsilon) < (1))) /\ (((exp a_star) < (1)) <-> (((2) * epsilon) > (1)))).
Proof. pose proof t153 as E0. pose proof t154 as E1. pose proof t97 as H0. rewrite ?E0 in H0. pose proof t88 as H1. rewrite ?E1 in H1. exact (s126 (exp a_star) epsilon (exp ((-1) * a_star)) a_star (ln (((1) + ((-1) * epsilon)) / epsilon)) H0 H1). Qed.
Lemma t156 : (((a_star > (0)) <-> (((2) * epsilon) < (1))) /\ ((a_star < (0)) <-> (((2) * epsilon) > (1))) /\ ((a_star = (0)) <-> (((2) * epsilon) = (1)))).
Proof. pose proof t155 as H0. pose proof (t19 (0) a_star) as H1. pose proof (t19 a_star (0)) as H2. pose proof t15 as H3. pose proof (t22 a_star (0)) as H4. exact (s127 (exp a_star) epsilon a_star (exp (0)) H0 H1 H2 H3 H4). Qed.

Theorem optimal_vote_0 : ((sum2 0 n) = ((((2) * (sum n)) * (sqrt (epsilon * ((1) - epsilon)))) * (((exp (0 - a_star)) + (exp (a_star - 0))) / (2)))).
Proof. exact (t116 0). Qed.
Theorem optimal_vote_1 : ((sum2 a_star n) = (((2) * (sum n)) * (sqrt (epsilon * ((1) - epsilon))))).
Proof. exact t122. Qed.
Theorem optimal_vote_2 : (((sum2 0 n) >= (sum2 a_star n)) /\ (((sum2 0 n) = (sum2 a_star n)) -> (0 = a_star))).
Proof. exact (t152 0). Qed.
Theorem optimal_vote_3 : (((a_star > (0)) <-> (((2) * epsilon) < (1))) /\ ((a_star < (0)) <-> (((2) * epsilon) > (1))) /\ ((a_star = (0)) <-> (((2) * epsilon) = (1)))).
Proof. exact t156. Qed.
End optimal_vote.
Print Assumptions optimal_vote_0.
Print Assumptions optimal_vote_1.
Print Assumptions optimal_vote_2.
Print Assumptions optimal_vote_3.
