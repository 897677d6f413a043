(* label: argmin-h-is-weighted-error *)
(* given: \omega_{i} > 0 \quad\text{for all } i *)
(* given: \bigl(y_{i} = 1 \;\text{or}\; y_{i} = -1\bigr),\quad \bigl(h_{t,i} = 1 \;\text{or}\; h_{t,i} = -1\bigr) \quad\text{for all } t, i *)
(* given: \varepsilon_{t} = \frac{\sum_{i} \left[h_{t,i} \ne y_{i}\right]\,\omega_{i}}{\sum_{i} \omega_{i}} \quad\text{for all } t *)
(* part 1: a > 0 \;\Rightarrow\; \bigl(\sum_{i} \omega_{i}\,e^{-a\,y_{i}\,h_{j,i}} \le \sum_{i} \omega_{i}\,e^{-a\,y_{i}\,h_{k,i}} \;\Leftrightarrow\; \varepsilon_{j} \le \varepsilon_{k}\bigr) *)
(* part 2: a < 0 \;\Rightarrow\; \bigl(\sum_{i} \omega_{i}\,e^{-a\,y_{i}\,h_{j,i}} \le \sum_{i} \omega_{i}\,e^{-a\,y_{i}\,h_{k,i}} \;\Leftrightarrow\; \varepsilon_{j} \ge \varepsilon_{k}\bigr) *)
(* part 3: a = 0 \;\Rightarrow\; \sum_{i} \omega_{i}\,e^{-a\,y_{i}\,h_{j,i}} = \sum_{i} \omega_{i}\,e^{-a\,y_{i}\,h_{k,i}} *)
Require Import Replay.
Section argmin_h_is_weighted_error.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable omega : Z -> R.
Variable y : Z -> R.
Variable h : Z -> Z -> R.
Variable n : Z.
Variable m : Z.
Variable k : Z.
Variable j : Z.
Variable epsilon : Z -> R.
Variable a : R.
Definition sum (p_0 : Z) : Z -> R := rec (0) (fun k_ v_ => (v_ + (if Req_EM_T (h p_0 k_) (y k_) then (0) else (omega k_)))).
Lemma sum_0 : (forall (p_0 : Z), ((sum p_0 (0)%Z) = (0))). Proof. reflexivity. Qed.
Lemma sum_next : (forall (p_0 : Z) (k_1 : Z), ((k_1 >= (0)%Z)%Z -> ((sum p_0 (k_1 + (1)%Z)%Z) = ((sum p_0 k_1) + (if Req_EM_T (h p_0 k_1) (y k_1) then (0) else (omega k_1)))))). Proof. intros; unfold sum; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum2 : Z -> R := rec (0) (fun k_ v_ => (v_ + (omega k_))).
Lemma sum2_0 : ((sum2 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum2_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum2 (k_0 + (1)%Z)%Z) = ((sum2 k_0) + (omega k_0))))). Proof. intros; unfold sum2; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum3 (p_0 : Z) (p_1 : R) : Z -> R := rec (0) (fun k_ v_ => (v_ + ((omega k_) * (exp (((- p_1) * (y k_)) * (h p_0 k_)))))).
Lemma sum3_0 : (forall (p_0 : Z) (p_1 : R), ((sum3 p_0 p_1 (0)%Z) = (0))). Proof. reflexivity. Qed.
Lemma sum3_next : (forall (p_0 : Z) (p_1 : R) (k_2 : Z), ((k_2 >= (0)%Z)%Z -> ((sum3 p_0 p_1 (k_2 + (1)%Z)%Z) = ((sum3 p_0 p_1 k_2) + ((omega k_2) * (exp (((- p_1) * (y k_2)) * (h p_0 k_2)))))))). Proof. intros; unfold sum3; rewrite rec_next by assumption; reflexivity. Qed.
Lemma ax_exp_of_a_sum : (forall (a_0 : R) (b_1 : R), ((exp (a_0 + b_1)) = ((exp a_0) * (exp b_1)))). Proof. exact exp_plus. Qed.
Lemma ax_exp_above_its_tangent : (forall (a_0 : R), ((exp a_0) >= ((1) + a_0))). Proof. intros; apply Rle_ge, exp_ineq1_le. Qed.

Lemma s0 (k0 : Z) (k1 : Z) :
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z) ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* 2c2c361cda: 5 *) by_logic. Qed.
Lemma s2 (x0 : R) (x1 : R) :
  ((0) = (((x0 - x1) * (0)) + (x1 * (0)))).
Proof. (* 5a63347ab4:  *) by_lra. Qed.
Lemma s3 (k0 : Z) (k1 : Z) :
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k0 <= k1)%Z.
Proof. (* 3604de972e: 7 *) by_logic. Qed.
Lemma s4 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* 775675f772: 6 7 *) by_logic. Qed.
Lemma s5 (k0 : Z) (k1 : Z) (k2 : Z) (k3 : Z) :
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z) ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k3)%Z ->
  (((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z) /\ ((k2 >= (0)%Z)%Z /\ (k2 < k3)%Z)).
Proof. (* 31bab7ce14: 5 6 7 *) by_logic. Qed.
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
Lemma s23 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (0)%Z)%Z.
Proof. (* 50d20ff6b7: 6 *) by_logic. Qed.
Lemma s26 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) :
  (x0 = (((x1 - x2) * x3) + (x2 * x4))) ->
  (x5 > (0)) ->
  (((x6 = x7) -> (x8 = x2)) /\ ((x6 <> x7) -> (x8 = x1))) ->
  ((x0 + (x5 * x8)) = (((x1 - x2) * (x3 + (if Req_EM_T x6 x7 then (0) else x5))) + (x2 * (x4 + x5)))).
Proof. (* 656e51652c: 0 1 2 *) by_ifs. Qed.
Lemma s27 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = (((x3 - x4) * x5) + (x4 * x6))))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = (((x3 - x4) * x5) + (x4 * x6))).
Proof. (* 28987bde72: 0 1 *) by_logic. Qed.
Lemma s28 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* 72c485f549: 1 *) by_logic. Qed.
Lemma s29 :
  (((0) >= (0)) /\ ((0) <= (0))).
Proof. (* b56902f7f7:  *) by_lra. Qed.
Lemma s30 (k0 : Z) (k1 : Z) :
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k0 <= k1)%Z.
Proof. (* 3604de972e: 7 *) by_logic. Qed.
Lemma s31 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* 775675f772: 6 7 *) by_logic. Qed.
Lemma s32 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (0)%Z)%Z.
Proof. (* 50d20ff6b7: 6 *) by_logic. Qed.
Lemma s33 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  ((x0 >= (0)) /\ (x0 <= x1)) ->
  (x2 > (0)) ->
  (x2 > (0)) ->
  (((x0 + (if Req_EM_T x3 x4 then (0) else x2)) >= (0)) /\ ((x0 + (if Req_EM_T x3 x4 then (0) else x2)) <= (x1 + x2))).
Proof. (* 33b226c437: 0 1 2 *) by_ifs. Qed.
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
Proof. (* e947dbe23d: 5 *) by_logic. Qed.
Lemma s37 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* 5e5667e1a4: 4 5 *) by_logic. Qed.
Lemma s38 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (1)%Z)%Z ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z) ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z).
Proof. (* b1b08599b5: 0 1 2 3 *) by_logic. Qed.
Lemma s39 (x0 : R) :
  (x0 > (0)) ->
  (x0 > (0)) ->
  (x0 >= (0)).
Proof. (* aed4246ec8: 0 1 *) by_lra. Qed.
Lemma s40 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* 5e5667e1a4: 4 5 *) by_logic. Qed.
Lemma s41 :
  ((0) >= (0)).
Proof. (* 74db12625c:  *) by_lra. Qed.
Lemma s42 (k0 : Z) (k1 : Z) :
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k0 <= k1)%Z.
Proof. (* 554d6e35b5: 4 *) by_logic. Qed.
Lemma s43 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* d40819bb13: 3 4 *) by_logic. Qed.
Lemma s44 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* d40819bb13: 3 4 *) by_logic. Qed.
Lemma s45 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (0)%Z)%Z.
Proof. (* f19d789966: 3 *) by_logic. Qed.
Lemma s46 (x0 : R) (x1 : R) :
  (x0 >= (0)) ->
  (x1 > (0)) ->
  (x1 >= (0)) ->
  ((x0 + x1) >= (0)).
Proof. (* 4f665f53a6: 0 1 2 *) by_lra. Qed.
Lemma s47 (k0 : Z) (k1 : Z) (x2 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 >= (0)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 >= (0)).
Proof. (* dbc53aed78: 0 1 *) by_logic. Qed.
Lemma s48 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z).
Proof. (* d888f0cb84: 4 5 *) by_logic. Qed.
Lemma s50 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (0)%Z)%Z.
Proof. (* 470cb71933: 4 *) by_logic. Qed.
Lemma s51 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) :
  ((k0 >= k1)%Z \/ (x2 >= x3)) ->
  (x4 > (0)) ->
  (x4 >= (0)) ->
  (x2 >= (0)) ->
  ((k0 = k1)%Z -> (x3 = x4)) ->
  ((k0 >= (k1 + (1)%Z)%Z)%Z \/ ((x2 + x4) >= x3)).
Proof. (* 40b91dc92b: 0 1 2 4 5 *) by_cases. Qed.
Lemma s52 (k0 : Z) (k1 : Z) (k2 : Z) (x3 : R) (x4 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> ((k2 >= k0)%Z \/ (x3 >= x4)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  ((k2 >= k0)%Z \/ (x3 >= x4)).
Proof. (* 9712dbcf48: 0 1 *) by_logic. Qed.
Lemma s53 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (1)%Z)%Z ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* 55c3583211: 0 1 2 3 *) by_logic. Qed.
Lemma s54 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) :
  ((k0 >= k1)%Z \/ (x2 >= x3)) ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z) ->
  (x3 <= x2).
Proof. (* 769d64ab30: 0 1 *) by_ifs. Qed.
Lemma s55 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (1)%Z)%Z ->
  (((0)%Z >= (0)%Z)%Z /\ ((0)%Z < k0)%Z).
Proof. (* 9846963540: 0 1 2 *) by_logic. Qed.
Lemma s56 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (1)%Z)%Z ->
  (((0)%Z >= (0)%Z)%Z /\ ((0)%Z < k0)%Z).
Proof. (* 9846963540: 0 1 2 *) by_logic. Qed.
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
Lemma s62 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (x0 = (x1 / x2)) ->
  ((x3 = (x2 * ((x0 * x4) + (((1) - x0) * x5)))) /\ (x2 > (0)) /\ (x0 >= (0)) /\ (x0 <= (1))) ->
  ((x3 = (x2 * ((x0 * x4) + (((1) - x0) * x5)))) /\ (x2 > (0)) /\ (x0 >= (0)) /\ (x0 <= (1))).
Proof. (* 99934a1333: 0 1 *) by_logic. Qed.
Lemma s63 (k0 : Z) (k1 : Z) :
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z) ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* ad10034052: 3 *) by_logic. Qed.
Lemma s64 (k0 : Z) (k1 : Z) :
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z) ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* e92c159d13: 4 *) by_logic. Qed.
Lemma s66 (x0 : R) (x1 : R) (x2 : R) :
  ((x0 < (- x0)) -> (x1 < x2)) ->
  (((- x0) < x0) -> (x2 < x1)) ->
  ((x1 = x2) <-> (x0 = (- x0))) ->
  ((((x1 - x2) > (0)) <-> (x0 > (0))) /\ (((x1 - x2) = (0)) <-> (x0 = (0)))).
Proof. (* 64c4f8478e: 0 1 2 *) by_lra. Qed.
Lemma s68 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  ((x0 = (x1 * ((x2 * x3) + (((1) - x2) * x4)))) /\ (x1 > (0)) /\ (x2 >= (0)) /\ (x2 <= (1))) ->
  ((x5 = (x1 * ((x6 * x3) + (((1) - x6) * x4)))) /\ (x1 > (0)) /\ (x6 >= (0)) /\ (x6 <= (1))) ->
  ((((x3 - x4) > (0)) <-> (x7 > (0))) /\ (((x3 - x4) = (0)) <-> (x7 = (0)))) ->
  ((x0 - x5) = (((x3 - x4) * x1) * (x2 - x6))).
Proof. (* 605dbd269c: 0 1 2 *) by_lra. Qed.
Lemma s70 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  ((x0 = (x1 * ((x2 * x3) + (((1) - x2) * x4)))) /\ (x1 > (0)) /\ (x2 >= (0)) /\ (x2 <= (1))) ->
  ((x5 = (x1 * ((x6 * x3) + (((1) - x6) * x4)))) /\ (x1 > (0)) /\ (x6 >= (0)) /\ (x6 <= (1))) ->
  ((((x3 - x4) > (0)) <-> (x7 > (0))) /\ (((x3 - x4) = (0)) <-> (x7 = (0)))) ->
  ((x7 > (0)) -> (((x3 - x4) * x1) > (0))).
Proof. (* 94b4806123: 0 1 2 *) by_isolation. Qed.
Lemma s72 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  ((x0 - x1) = (((x2 - x3) * x4) * (x5 - x6))) ->
  ((x7 > (0)) -> (((x2 - x3) * x4) > (0))) ->
  (((x7 > (0)) /\ (x5 <= x6)) -> (x0 <= x1)).
Proof. (* a8fb140a15: 0 1 *) by_isolation. Qed.
Lemma s74 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  ((x0 - x1) = (((x2 - x3) * x4) * (x5 - x6))) ->
  ((x7 > (0)) -> (((x2 - x3) * x4) > (0))) ->
  (((x7 > (0)) /\ (x0 <= x1)) -> (x5 <= x6)).
Proof. (* aa440ab628: 0 1 *) by_isolation. Qed.
Lemma s75 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  (((x0 > (0)) /\ (x1 <= x2)) -> (x3 <= x4)) ->
  (((x0 > (0)) /\ (x3 <= x4)) -> (x1 <= x2)) ->
  ((x0 > (0)) -> ((x3 <= x4) <-> (x1 <= x2))).
Proof. (* 9297fe50ec: 0 1 *) by_logic. Qed.
Lemma s77 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  ((x0 = (x1 * ((x2 * x3) + (((1) - x2) * x4)))) /\ (x1 > (0)) /\ (x2 >= (0)) /\ (x2 <= (1))) ->
  ((x5 = (x1 * ((x6 * x3) + (((1) - x6) * x4)))) /\ (x1 > (0)) /\ (x6 >= (0)) /\ (x6 <= (1))) ->
  ((((x3 - x4) > (0)) <-> (x7 > (0))) /\ (((x3 - x4) = (0)) <-> (x7 = (0)))) ->
  ((x7 < (0)) -> (((x3 - x4) * x1) < (0))).
Proof. (* aeb1e905c5: 0 1 2 *) by_isolation. Qed.
Lemma s79 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  ((x0 - x1) = (((x2 - x3) * x4) * (x5 - x6))) ->
  ((x7 < (0)) -> (((x2 - x3) * x4) < (0))) ->
  (((x7 < (0)) /\ (x5 >= x6)) -> (x0 <= x1)).
Proof. (* 9fa803d4f2: 0 1 *) by_isolation. Qed.
Lemma s81 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  ((x0 - x1) = (((x2 - x3) * x4) * (x5 - x6))) ->
  ((x7 < (0)) -> (((x2 - x3) * x4) < (0))) ->
  (((x7 < (0)) /\ (x0 <= x1)) -> (x5 >= x6)).
Proof. (* 25f1072a2d: 0 1 *) by_isolation. Qed.
Lemma s82 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  (((x0 < (0)) /\ (x1 >= x2)) -> (x3 <= x4)) ->
  (((x0 < (0)) /\ (x3 <= x4)) -> (x1 >= x2)) ->
  ((x0 < (0)) -> ((x3 <= x4) <-> (x1 >= x2))).
Proof. (* a3265d479d: 0 1 *) by_logic. Qed.
Lemma s84 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  ((x0 - x1) = (((x2 - x3) * x4) * (x5 - x6))) ->
  ((x0 = (x4 * ((x5 * x2) + (((1) - x5) * x3)))) /\ (x4 > (0)) /\ (x5 >= (0)) /\ (x5 <= (1))) ->
  ((x1 = (x4 * ((x6 * x2) + (((1) - x6) * x3)))) /\ (x4 > (0)) /\ (x6 >= (0)) /\ (x6 <= (1))) ->
  ((((x2 - x3) > (0)) <-> (x7 > (0))) /\ (((x2 - x3) = (0)) <-> (x7 = (0)))) ->
  ((x7 = (0)) -> (x0 = x1)).
Proof. (* 992a38e142: 0 1 2 3 *) by_isolation. Qed.

Hypothesis given0 : (forall (t_0 : Z), (((t_0 >= (0)%Z)%Z /\ (t_0 < m)%Z) -> ((epsilon t_0) = ((sum t_0 n) / (sum2 n))))).
Hypothesis given1 : (n >= (0)%Z)%Z.
Hypothesis given2 : (n >= (1)%Z)%Z.
Hypothesis given3 : (m >= (1)%Z)%Z.
Hypothesis given4 : ((j >= (0)%Z)%Z /\ (j < m)%Z).
Hypothesis given5 : ((k >= (0)%Z)%Z /\ (k < m)%Z).
Hypothesis given6 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((omega i_0) > (0)))).
Hypothesis given7 : (forall (t_0 : Z) (i_1 : Z), ((((t_0 >= (0)%Z)%Z /\ (t_0 < m)%Z) /\ ((i_1 >= (0)%Z)%Z /\ (i_1 < n)%Z)) -> ((((y i_1) = (1)) \/ ((y i_1) = (-1))) /\ (((h t_0 i_1) = (1)) \/ ((h t_0 i_1) = (-1)))))).

Lemma t0 (t : Z) (h0 : ((t >= (0)%Z)%Z /\ (t < m)%Z)) : ((t >= (0)%Z)%Z /\ (t < m)%Z).
Proof. pose proof h0 as H5. exact (s0 t m H5). Qed.
Lemma t1 : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t2 (t : Z) : ((sum3 t a (0)%Z) = ((((exp a) - (exp (- a))) * (sum t (0)%Z)) + ((exp (- a)) * (sum2 (0)%Z)))).
Proof. pose proof sum2_0 as E0. pose proof (sum_0 t) as E1. pose proof (sum3_0 t a) as E2. pose proof t1 as E3. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. exact (s2 (exp a) (exp ((-1) * a))). Qed.
Lemma t3 (t : Z) : (((0)%Z <= n)%Z -> ((sum3 t a (0)%Z) = ((((exp a) - (exp (- a))) * (sum t (0)%Z)) + ((exp (- a)) * (sum2 (0)%Z))))).
Proof. intro unused. exact (t2 t). Qed.
Lemma t4 (k2 : Z) (t : Z) (h0 : ((t >= (0)%Z)%Z /\ (t < m)%Z)) (h2 : (k2 >= (0)%Z)%Z) (h3 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 <= n)%Z.
Proof. pose proof h3 as H7. exact (s3 k2 n H7). Qed.
Lemma t5 (k2 : Z) (t : Z) (h0 : ((t >= (0)%Z)%Z /\ (t < m)%Z)) (h2 : (k2 >= (0)%Z)%Z) (h3 : ((k2 + (1)%Z)%Z <= n)%Z) : ((k2 >= (0)%Z)%Z /\ (k2 < n)%Z).
Proof. pose proof h2 as H6. pose proof h3 as H7. exact (s4 k2 n H6 H7). Qed.
Lemma t6 (k2 : Z) (t : Z) (h0 : ((t >= (0)%Z)%Z /\ (t < m)%Z)) (h2 : (k2 >= (0)%Z)%Z) (h3 : ((k2 + (1)%Z)%Z <= n)%Z) : (((t >= (0)%Z)%Z /\ (t < m)%Z) /\ ((k2 >= (0)%Z)%Z /\ (k2 < n)%Z)).
Proof. pose proof h0 as H5. pose proof h2 as H6. pose proof h3 as H7. exact (s5 t m k2 n H5 H6 H7). Qed.
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
Lemma t23 (k2 : Z) (t : Z) : ((exp (((- a) * (y k2)) * (h t k2))) = (exp ((-1) * (a * (h t k2) * (y k2))))).
Proof. same. Qed.
Lemma t24 : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t25 (k2 : Z) (t : Z) (h0 : ((t >= (0)%Z)%Z /\ (t < m)%Z)) (h2 : (k2 >= (0)%Z)%Z) (h3 : ((k2 + (1)%Z)%Z <= n)%Z) : ((((h t k2) = (y k2)) -> ((exp (((- a) * (y k2)) * (h t k2))) = (exp (- a)))) /\ (((h t k2) <> (y k2)) -> ((exp (((- a) * (y k2)) * (h t k2))) = (exp a)))).
Proof. pose proof (t23 k2 t) as E0. pose proof t24 as E1. pose proof ((given7 t k2) (t6 k2 t h0 h2 h3)) as H0. pose proof (t22 (((- a) * (y k2)) * (h t k2)) (- a)) as H1. rewrite ?E0 in H1. rewrite ?E1 in H1. pose proof (t22 (((- a) * (y k2)) * (h t k2)) a) as H2. rewrite ?E0 in H2. rewrite ?E0. rewrite ?E1. exact (s22 (y k2) (h t k2) (exp ((-1) * (a * (h t k2) * (y k2)))) (exp ((-1) * a)) a (exp a) H0 H1 H2). Qed.
Lemma t26 (k2 : Z) (t : Z) (h0 : ((t >= (0)%Z)%Z /\ (t < m)%Z)) (h2 : (k2 >= (0)%Z)%Z) (h3 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 >= (0)%Z)%Z.
Proof. pose proof h2 as H6. exact (s23 k2 H6). Qed.
Lemma t27 : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t28 (k2 : Z) (t : Z) : ((exp (((- a) * (y k2)) * (h t k2))) = (exp ((-1) * (a * (h t k2) * (y k2))))).
Proof. same. Qed.
Lemma t29 (k2 : Z) (t : Z) (h1 : ((k2 <= n)%Z -> ((sum3 t a k2) = ((((exp a) - (exp (- a))) * (sum t k2)) + ((exp (- a)) * (sum2 k2)))))) (h0 : ((t >= (0)%Z)%Z /\ (t < m)%Z)) (h2 : (k2 >= (0)%Z)%Z) (h3 : ((k2 + (1)%Z)%Z <= n)%Z) : ((sum3 t a (k2 + (1)%Z)%Z) = ((((exp a) - (exp (- a))) * (sum t (k2 + (1)%Z)%Z)) + ((exp (- a)) * (sum2 (k2 + (1)%Z)%Z)))).
Proof. pose proof ((sum2_next k2) (t26 k2 t h0 h2 h3)) as E0. pose proof ((sum_next t k2) (t26 k2 t h0 h2 h3)) as E1. pose proof ((sum3_next t a k2) (t26 k2 t h0 h2 h3)) as E2. pose proof t27 as E3. pose proof (t28 k2 t) as E4. pose proof (h1 (t4 k2 t h0 h2 h3)) as H0. rewrite ?E3 in H0. pose proof ((given6 k2) (t5 k2 t h0 h2 h3)) as H1. pose proof (t25 k2 t h0 h2 h3) as H2. rewrite ?E3 in H2. rewrite ?E4 in H2. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. exact (s26 (sum3 t a k2) (exp a) (exp ((-1) * a)) (sum t k2) (sum2 k2) (omega k2) (h t k2) (y k2) (exp ((-1) * (a * (h t k2) * (y k2)))) H0 H1 H2). Qed.
Lemma t30 (k2 : Z) (t : Z) (h1 : ((k2 <= n)%Z -> ((sum3 t a k2) = ((((exp a) - (exp (- a))) * (sum t k2)) + ((exp (- a)) * (sum2 k2)))))) (h0 : ((t >= (0)%Z)%Z /\ (t < m)%Z)) (h2 : (k2 >= (0)%Z)%Z) : (((k2 + (1)%Z)%Z <= n)%Z -> ((sum3 t a (k2 + (1)%Z)%Z) = ((((exp a) - (exp (- a))) * (sum t (k2 + (1)%Z)%Z)) + ((exp (- a)) * (sum2 (k2 + (1)%Z)%Z))))).
Proof. intro h3. exact (t29 k2 t h1 h0 h2 h3). Qed.
Lemma t31 (t : Z) (h0 : ((t >= (0)%Z)%Z /\ (t < m)%Z)) : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum3 t a k_0) = ((((exp a) - (exp (- a))) * (sum t k_0)) + ((exp (- a)) * (sum2 k_0))))))).
Proof. refine (zind (fun k2 => ((k2 <= n)%Z -> ((sum3 t a k2) = ((((exp a) - (exp (- a))) * (sum t k2)) + ((exp (- a)) * (sum2 k2)))))) (t3 t) _). intros k2 h2 h1. exact (t30 k2 t h1 h0 h2). Qed.
Lemma t32 (k2 : Z) (t : Z) (h0 : ((t >= (0)%Z)%Z /\ (t < m)%Z)) (h4 : ((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z)) : ((sum3 t a k2) = ((((exp a) - (exp (- a))) * (sum t k2)) + ((exp (- a)) * (sum2 k2)))).
Proof. pose proof ((t31 t h0) k2) as H0. pose proof h4 as H1. exact (s27 k2 n (sum3 t a k2) (exp a) (exp (- a)) (sum t k2) (sum2 k2) H0 H1). Qed.
Lemma t33 (t : Z) (k2 : Z) (h0 : ((t >= (0)%Z)%Z /\ (t < m)%Z)) : (((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z) -> ((sum3 t a k2) = ((((exp a) - (exp (- a))) * (sum t k2)) + ((exp (- a)) * (sum2 k2))))).
Proof. intro h4. exact (t32 k2 t h0 h4). Qed.
Lemma t34 (t : Z) (h0 : ((t >= (0)%Z)%Z /\ (t < m)%Z)) : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum3 t a k_0) = ((((exp a) - (exp (- a))) * (sum t k_0)) + ((exp (- a)) * (sum2 k_0)))))).
Proof. intros k2. exact (t33 t k2 h0). Qed.
Lemma t35 (t : Z) (h0 : ((t >= (0)%Z)%Z /\ (t < m)%Z)) : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given2 as H1. exact (s28 n H1). Qed.
Lemma t36 (t : Z) : (((sum t (0)%Z) >= (0)) /\ ((sum t (0)%Z) <= (sum2 (0)%Z))).
Proof. pose proof sum2_0 as E0. pose proof (sum_0 t) as E1. rewrite ?E0. rewrite ?E1. exact (s29). Qed.
Lemma t37 (t : Z) : (((0)%Z <= n)%Z -> (((sum t (0)%Z) >= (0)) /\ ((sum t (0)%Z) <= (sum2 (0)%Z)))).
Proof. intro unused. exact (t36 t). Qed.
Lemma t38 (k3 : Z) (t : Z) (h0 : ((t >= (0)%Z)%Z /\ (t < m)%Z)) (h6 : (k3 >= (0)%Z)%Z) (h7 : ((k3 + (1)%Z)%Z <= n)%Z) : (k3 <= n)%Z.
Proof. pose proof h7 as H7. exact (s30 k3 n H7). Qed.
Lemma t39 (k3 : Z) (t : Z) (h0 : ((t >= (0)%Z)%Z /\ (t < m)%Z)) (h6 : (k3 >= (0)%Z)%Z) (h7 : ((k3 + (1)%Z)%Z <= n)%Z) : ((k3 >= (0)%Z)%Z /\ (k3 < n)%Z).
Proof. pose proof h6 as H6. pose proof h7 as H7. exact (s31 k3 n H6 H7). Qed.
Lemma t40 (k3 : Z) (t : Z) (h0 : ((t >= (0)%Z)%Z /\ (t < m)%Z)) (h6 : (k3 >= (0)%Z)%Z) (h7 : ((k3 + (1)%Z)%Z <= n)%Z) : (k3 >= (0)%Z)%Z.
Proof. pose proof h6 as H6. exact (s32 k3 H6). Qed.
Lemma t41 (k3 : Z) (t : Z) (h5 : ((k3 <= n)%Z -> (((sum t k3) >= (0)) /\ ((sum t k3) <= (sum2 k3))))) (h0 : ((t >= (0)%Z)%Z /\ (t < m)%Z)) (h6 : (k3 >= (0)%Z)%Z) (h7 : ((k3 + (1)%Z)%Z <= n)%Z) : (((sum t (k3 + (1)%Z)%Z) >= (0)) /\ ((sum t (k3 + (1)%Z)%Z) <= (sum2 (k3 + (1)%Z)%Z))).
Proof. pose proof ((sum2_next k3) (t40 k3 t h0 h6 h7)) as E0. pose proof ((sum_next t k3) (t40 k3 t h0 h6 h7)) as E1. pose proof (h5 (t38 k3 t h0 h6 h7)) as H0. pose proof ((given6 k3) (t39 k3 t h0 h6 h7)) as H1. pose proof ((given6 k3) (t39 k3 t h0 h6 h7)) as H2. rewrite ?E0. rewrite ?E1. exact (s33 (sum t k3) (sum2 k3) (omega k3) (h t k3) (y k3) H0 H1 H2). Qed.
Lemma t42 (k3 : Z) (t : Z) (h5 : ((k3 <= n)%Z -> (((sum t k3) >= (0)) /\ ((sum t k3) <= (sum2 k3))))) (h0 : ((t >= (0)%Z)%Z /\ (t < m)%Z)) (h6 : (k3 >= (0)%Z)%Z) : (((k3 + (1)%Z)%Z <= n)%Z -> (((sum t (k3 + (1)%Z)%Z) >= (0)) /\ ((sum t (k3 + (1)%Z)%Z) <= (sum2 (k3 + (1)%Z)%Z)))).
Proof. intro h7. exact (t41 k3 t h5 h0 h6 h7). Qed.
Lemma t43 (t : Z) (h0 : ((t >= (0)%Z)%Z /\ (t < m)%Z)) : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> (((sum t k_0) >= (0)) /\ ((sum t k_0) <= (sum2 k_0)))))).
Proof. refine (zind (fun k3 => ((k3 <= n)%Z -> (((sum t k3) >= (0)) /\ ((sum t k3) <= (sum2 k3))))) (t37 t) _). intros k3 h6 h5. exact (t42 k3 t h5 h0 h6). Qed.
Lemma t44 (k3 : Z) (t : Z) (h0 : ((t >= (0)%Z)%Z /\ (t < m)%Z)) (h8 : ((k3 >= (0)%Z)%Z /\ (k3 <= n)%Z)) : (((sum t k3) >= (0)) /\ ((sum t k3) <= (sum2 k3))).
Proof. pose proof ((t43 t h0) k3) as H0. pose proof h8 as H1. exact (s34 k3 n (sum t k3) (sum2 k3) H0 H1). Qed.
Lemma t45 (t : Z) (k3 : Z) (h0 : ((t >= (0)%Z)%Z /\ (t < m)%Z)) : (((k3 >= (0)%Z)%Z /\ (k3 <= n)%Z) -> (((sum t k3) >= (0)) /\ ((sum t k3) <= (sum2 k3)))).
Proof. intro h8. exact (t44 k3 t h0 h8). Qed.
Lemma t46 (t : Z) (h0 : ((t >= (0)%Z)%Z /\ (t < m)%Z)) : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> (((sum t k_0) >= (0)) /\ ((sum t k_0) <= (sum2 k_0))))).
Proof. intros k3. exact (t45 t k3 h0). Qed.
Lemma t47 (i : Z) (h9 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : ((i >= (0)%Z)%Z \/ ((sum2 (0)%Z) >= (omega i))).
Proof. pose proof sum2_0 as E0. pose proof h9 as H0. rewrite ?E0. exact (s35 i n (omega i) H0). Qed.
Lemma t48 (i : Z) (h9 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : (((0)%Z <= n)%Z -> ((i >= (0)%Z)%Z \/ ((sum2 (0)%Z) >= (omega i)))).
Proof. intro unused. exact (t47 i h9). Qed.
Lemma t49 (k4 : Z) (i : Z) (h9 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) (h11 : (k4 >= (0)%Z)%Z) (h12 : ((k4 + (1)%Z)%Z <= n)%Z) : (k4 <= n)%Z.
Proof. pose proof h12 as H5. exact (s36 k4 n H5). Qed.
Lemma t50 (k4 : Z) (i : Z) (h9 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) (h11 : (k4 >= (0)%Z)%Z) (h12 : ((k4 + (1)%Z)%Z <= n)%Z) : ((k4 >= (0)%Z)%Z /\ (k4 < n)%Z).
Proof. pose proof h11 as H4. pose proof h12 as H5. exact (s37 k4 n H4 H5). Qed.
Lemma t51 (i2 : Z) (h13 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z).
Proof. pose proof given1 as H0. pose proof given2 as H1. pose proof given3 as H2. pose proof h13 as H3. exact (s38 n m i2 H0 H1 H2 H3). Qed.
Lemma t52 (i2 : Z) (h13 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((omega i2) >= (0)).
Proof. pose proof ((given6 i2) (t51 i2 h13)) as H0. pose proof ((given6 i2) (t51 i2 h13)) as H1. exact (s39 (omega i2) H0 H1). Qed.
Lemma t53 (i2 : Z) : (((i2 >= (0)%Z)%Z /\ (i2 < n)%Z) -> ((omega i2) >= (0))).
Proof. intro h13. exact (t52 i2 h13). Qed.
Lemma t54 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((omega i_0) >= (0)))).
Proof. intros i2. exact (t53 i2). Qed.
Lemma t55 (k4 : Z) (i : Z) (h9 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) (h11 : (k4 >= (0)%Z)%Z) (h12 : ((k4 + (1)%Z)%Z <= n)%Z) : ((k4 >= (0)%Z)%Z /\ (k4 < n)%Z).
Proof. pose proof h11 as H4. pose proof h12 as H5. exact (s40 k4 n H4 H5). Qed.
Lemma t56 : ((sum2 (0)%Z) >= (0)).
Proof. pose proof sum2_0 as E0. rewrite ?E0. exact (s41). Qed.
Lemma t57 : (((0)%Z <= n)%Z -> ((sum2 (0)%Z) >= (0))).
Proof. intro unused. exact t56. Qed.
Lemma t58 (k5 : Z) (h15 : (k5 >= (0)%Z)%Z) (h16 : ((k5 + (1)%Z)%Z <= n)%Z) : (k5 <= n)%Z.
Proof. pose proof h16 as H4. exact (s42 k5 n H4). Qed.
Lemma t59 (k5 : Z) (h15 : (k5 >= (0)%Z)%Z) (h16 : ((k5 + (1)%Z)%Z <= n)%Z) : ((k5 >= (0)%Z)%Z /\ (k5 < n)%Z).
Proof. pose proof h15 as H3. pose proof h16 as H4. exact (s43 k5 n H3 H4). Qed.
Lemma t60 (k5 : Z) (h15 : (k5 >= (0)%Z)%Z) (h16 : ((k5 + (1)%Z)%Z <= n)%Z) : ((k5 >= (0)%Z)%Z /\ (k5 < n)%Z).
Proof. pose proof h15 as H3. pose proof h16 as H4. exact (s44 k5 n H3 H4). Qed.
Lemma t61 (k5 : Z) (h15 : (k5 >= (0)%Z)%Z) (h16 : ((k5 + (1)%Z)%Z <= n)%Z) : (k5 >= (0)%Z)%Z.
Proof. pose proof h15 as H3. exact (s45 k5 H3). Qed.
Lemma t62 (k5 : Z) (h14 : ((k5 <= n)%Z -> ((sum2 k5) >= (0)))) (h15 : (k5 >= (0)%Z)%Z) (h16 : ((k5 + (1)%Z)%Z <= n)%Z) : ((sum2 (k5 + (1)%Z)%Z) >= (0)).
Proof. pose proof ((sum2_next k5) (t61 k5 h15 h16)) as E0. pose proof (h14 (t58 k5 h15 h16)) as H0. pose proof ((given6 k5) (t59 k5 h15 h16)) as H1. pose proof ((t54 k5) (t60 k5 h15 h16)) as H2. rewrite ?E0. exact (s46 (sum2 k5) (omega k5) H0 H1 H2). Qed.
Lemma t63 (k5 : Z) (h14 : ((k5 <= n)%Z -> ((sum2 k5) >= (0)))) (h15 : (k5 >= (0)%Z)%Z) : (((k5 + (1)%Z)%Z <= n)%Z -> ((sum2 (k5 + (1)%Z)%Z) >= (0))).
Proof. intro h16. exact (t62 k5 h14 h15 h16). Qed.
Lemma t64 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum2 k_0) >= (0))))).
Proof. refine (zind (fun k5 => ((k5 <= n)%Z -> ((sum2 k5) >= (0)))) t57 _). intros k5 h15 h14. exact (t63 k5 h14 h15). Qed.
Lemma t65 (k5 : Z) (h17 : ((k5 >= (0)%Z)%Z /\ (k5 <= n)%Z)) : ((sum2 k5) >= (0)).
Proof. pose proof (t64 k5) as H0. pose proof h17 as H1. exact (s47 k5 n (sum2 k5) H0 H1). Qed.
Lemma t66 (k5 : Z) : (((k5 >= (0)%Z)%Z /\ (k5 <= n)%Z) -> ((sum2 k5) >= (0))).
Proof. intro h17. exact (t65 k5 h17). Qed.
Lemma t67 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum2 k_0) >= (0)))).
Proof. intros k5. exact (t66 k5). Qed.
Lemma t68 (k4 : Z) (i : Z) (h9 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) (h11 : (k4 >= (0)%Z)%Z) (h12 : ((k4 + (1)%Z)%Z <= n)%Z) : ((k4 >= (0)%Z)%Z /\ (k4 <= n)%Z).
Proof. pose proof h11 as H4. pose proof h12 as H5. exact (s48 k4 n H4 H5). Qed.
Lemma t69 (k4 : Z) (i : Z) : ((i = k4)%Z -> ((omega i) = (omega k4))).
Proof. same. Qed.
Lemma t70 (k4 : Z) (i : Z) (h9 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) (h11 : (k4 >= (0)%Z)%Z) (h12 : ((k4 + (1)%Z)%Z <= n)%Z) : (k4 >= (0)%Z)%Z.
Proof. pose proof h11 as H4. exact (s50 k4 H4). Qed.
Lemma t71 (k4 : Z) (i : Z) (h10 : ((k4 <= n)%Z -> ((i >= k4)%Z \/ ((sum2 k4) >= (omega i))))) (h9 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) (h11 : (k4 >= (0)%Z)%Z) (h12 : ((k4 + (1)%Z)%Z <= n)%Z) : ((i >= (k4 + (1)%Z)%Z)%Z \/ ((sum2 (k4 + (1)%Z)%Z) >= (omega i))).
Proof. pose proof ((sum2_next k4) (t70 k4 i h9 h11 h12)) as E0. pose proof (h10 (t49 k4 i h9 h11 h12)) as H0. pose proof ((given6 k4) (t50 k4 i h9 h11 h12)) as H1. pose proof ((t54 k4) (t55 k4 i h9 h11 h12)) as H2. pose proof ((t67 k4) (t68 k4 i h9 h11 h12)) as H4. pose proof (t69 k4 i) as H5. rewrite ?E0. exact (s51 i k4 (sum2 k4) (omega i) (omega k4) H0 H1 H2 H4 H5). Qed.
Lemma t72 (k4 : Z) (i : Z) (h10 : ((k4 <= n)%Z -> ((i >= k4)%Z \/ ((sum2 k4) >= (omega i))))) (h9 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) (h11 : (k4 >= (0)%Z)%Z) : (((k4 + (1)%Z)%Z <= n)%Z -> ((i >= (k4 + (1)%Z)%Z)%Z \/ ((sum2 (k4 + (1)%Z)%Z) >= (omega i)))).
Proof. intro h12. exact (t71 k4 i h10 h9 h11 h12). Qed.
Lemma t73 (i : Z) (h9 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((i >= k_0)%Z \/ ((sum2 k_0) >= (omega i)))))).
Proof. refine (zind (fun k4 => ((k4 <= n)%Z -> ((i >= k4)%Z \/ ((sum2 k4) >= (omega i))))) (t48 i h9) _). intros k4 h11 h10. exact (t72 k4 i h10 h9 h11). Qed.
Lemma t74 (k4 : Z) (i : Z) (h9 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) (h18 : ((k4 >= (0)%Z)%Z /\ (k4 <= n)%Z)) : ((i >= k4)%Z \/ ((sum2 k4) >= (omega i))).
Proof. pose proof ((t73 i h9) k4) as H0. pose proof h18 as H1. exact (s52 k4 n i (sum2 k4) (omega i) H0 H1). Qed.
Lemma t75 (i : Z) (k4 : Z) (h9 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : (((k4 >= (0)%Z)%Z /\ (k4 <= n)%Z) -> ((i >= k4)%Z \/ ((sum2 k4) >= (omega i)))).
Proof. intro h18. exact (t74 k4 i h9 h18). Qed.
Lemma t76 (i : Z) (h9 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((i >= k_0)%Z \/ ((sum2 k_0) >= (omega i))))).
Proof. intros k4. exact (t75 i k4 h9). Qed.
Lemma t77 (i : Z) (h9 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given1 as H0. pose proof given2 as H1. pose proof given3 as H2. pose proof h9 as H3. exact (s53 n m i H0 H1 H2 H3). Qed.
Lemma t78 (i : Z) (h9 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : ((omega i) <= (sum2 n)).
Proof. pose proof (((t76 i h9) n) (t77 i h9)) as H0. pose proof h9 as H1. exact (s54 i n (sum2 n) (omega i) H0 H1). Qed.
Lemma t79 (i : Z) : (((i >= (0)%Z)%Z /\ (i < n)%Z) -> ((omega i) <= (sum2 n))).
Proof. intro h9. exact (t78 i h9). Qed.
Lemma t80 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((omega i_0) <= (sum2 n)))).
Proof. intros i. exact (t79 i). Qed.
Lemma t81 : (((0)%Z >= (0)%Z)%Z /\ ((0)%Z < n)%Z).
Proof. pose proof given1 as H0. pose proof given2 as H1. pose proof given3 as H2. exact (s55 n m H0 H1 H2). Qed.
Lemma t82 : (((0)%Z >= (0)%Z)%Z /\ ((0)%Z < n)%Z).
Proof. pose proof given1 as H0. pose proof given2 as H1. pose proof given3 as H2. exact (s56 n m H0 H1 H2). Qed.
Lemma t83 : ((sum2 n) > (0)).
Proof. pose proof ((t80 (0)%Z) t81) as H0. pose proof ((given6 (0)%Z) t82) as H1. exact (s57 (omega (0)%Z) (sum2 n) H0 H1). Qed.
Lemma t84 (t : Z) (h0 : ((t >= (0)%Z)%Z /\ (t < m)%Z)) : (((sum t n) >= (0)) /\ ((sum t n) <= (sum2 n)) /\ ((sum2 n) > (0))).
Proof. pose proof (((t46 t h0) n) (t35 t h0)) as H0. pose proof t83 as H1. exact (s58 (sum t n) (sum2 n) H0 H1). Qed.
Lemma t85 : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t86 (t : Z) (h0 : ((t >= (0)%Z)%Z /\ (t < m)%Z)) : (((sum3 t a n) = ((sum2 n) * (((epsilon t) * (exp a)) + (((1) - (epsilon t)) * (exp (- a)))))) /\ ((sum2 n) > (0)) /\ ((epsilon t) >= (0)) /\ ((epsilon t) <= (1))).
Proof. pose proof t85 as E0. pose proof ((given0 t) (t0 t h0)) as H0. pose proof (((t34 t h0) n) (t35 t h0)) as H1. rewrite ?E0 in H1. pose proof (t84 t h0) as H2. rewrite ?E0. exact (s60 (epsilon t) (sum t n) (sum2 n) (sum3 t a n) (exp a) (exp ((-1) * a)) H0 H1 H2). Qed.
Lemma t87 : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t88 (t : Z) (h0 : ((t >= (0)%Z)%Z /\ (t < m)%Z)) : (((sum3 t a n) = ((sum2 n) * (((epsilon t) * (exp a)) + (((1) - (epsilon t)) * (exp (- a)))))) /\ ((sum2 n) > (0)) /\ ((epsilon t) >= (0)) /\ ((epsilon t) <= (1))).
Proof. pose proof t87 as E0. pose proof ((given0 t) (t0 t h0)) as H0. pose proof (t86 t h0) as H1. rewrite ?E0 in H1. rewrite ?E0. exact (s62 (epsilon t) (sum t n) (sum2 n) (sum3 t a n) (exp a) (exp ((-1) * a)) H0 H1). Qed.
Lemma t89 (t : Z) : (((t >= (0)%Z)%Z /\ (t < m)%Z) -> (((sum3 t a n) = ((sum2 n) * (((epsilon t) * (exp a)) + (((1) - (epsilon t)) * (exp (- a)))))) /\ ((sum2 n) > (0)) /\ ((epsilon t) >= (0)) /\ ((epsilon t) <= (1)))).
Proof. intro h0. exact (t88 t h0). Qed.
Lemma t90 : (forall (t_0 : Z), (((t_0 >= (0)%Z)%Z /\ (t_0 < m)%Z) -> (((sum3 t_0 a n) = ((sum2 n) * (((epsilon t_0) * (exp a)) + (((1) - (epsilon t_0)) * (exp (- a)))))) /\ ((sum2 n) > (0)) /\ ((epsilon t_0) >= (0)) /\ ((epsilon t_0) <= (1))))).
Proof. intros t. exact (t89 t). Qed.
Lemma t91 : ((j >= (0)%Z)%Z /\ (j < m)%Z).
Proof. pose proof given4 as H3. exact (s63 j m H3). Qed.
Lemma t92 : ((k >= (0)%Z)%Z /\ (k < m)%Z).
Proof. pose proof given5 as H4. exact (s64 k m H4). Qed.
Lemma t93 : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t94 : (((((exp a) - (exp (- a))) > (0)) <-> (a > (0))) /\ ((((exp a) - (exp (- a))) = (0)) <-> (a = (0)))).
Proof. pose proof t93 as E0. pose proof (t19 a (- a)) as H0. rewrite ?E0 in H0. pose proof (t19 (- a) a) as H1. rewrite ?E0 in H1. pose proof (t22 a (- a)) as H2. rewrite ?E0 in H2. rewrite ?E0. exact (s66 a (exp a) (exp ((-1) * a)) H0 H1 H2). Qed.
Lemma t95 : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t96 : (((sum3 j a n) - (sum3 k a n)) = ((((exp a) - (exp (- a))) * (sum2 n)) * ((epsilon j) - (epsilon k)))).
Proof. pose proof t95 as E0. pose proof ((t90 j) t91) as H0. rewrite ?E0 in H0. pose proof ((t90 k) t92) as H1. rewrite ?E0 in H1. pose proof t94 as H2. rewrite ?E0 in H2. rewrite ?E0. exact (s68 (sum3 j a n) (sum2 n) (epsilon j) (exp a) (exp ((-1) * a)) (sum3 k a n) (epsilon k) a H0 H1 H2). Qed.
Lemma t97 : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t98 : ((a > (0)) -> ((((exp a) - (exp (- a))) * (sum2 n)) > (0))).
Proof. pose proof t97 as E0. pose proof ((t90 j) t91) as H0. rewrite ?E0 in H0. pose proof ((t90 k) t92) as H1. rewrite ?E0 in H1. pose proof t94 as H2. rewrite ?E0 in H2. rewrite ?E0. exact (s70 (sum3 j a n) (sum2 n) (epsilon j) (exp a) (exp ((-1) * a)) (sum3 k a n) (epsilon k) a H0 H1 H2). Qed.
Lemma t99 : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t100 : (((a > (0)) /\ ((epsilon j) <= (epsilon k))) -> ((sum3 j a n) <= (sum3 k a n))).
Proof. pose proof t99 as E0. pose proof t96 as H0. rewrite ?E0 in H0. pose proof t98 as H1. rewrite ?E0 in H1. exact (s72 (sum3 j a n) (sum3 k a n) (exp a) (exp ((-1) * a)) (sum2 n) (epsilon j) (epsilon k) a H0 H1). Qed.
Lemma t101 : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t102 : (((a > (0)) /\ ((sum3 j a n) <= (sum3 k a n))) -> ((epsilon j) <= (epsilon k))).
Proof. pose proof t101 as E0. pose proof t96 as H0. rewrite ?E0 in H0. pose proof t98 as H1. rewrite ?E0 in H1. exact (s74 (sum3 j a n) (sum3 k a n) (exp a) (exp ((-1) * a)) (sum2 n) (epsilon j) (epsilon k) a H0 H1). Qed.
Lemma t103 : ((a > (0)) -> (((sum3 j a n) <= (sum3 k a n)) <-> ((epsilon j) <= (epsilon k)))).
Proof. pose proof t100 as H0. pose proof t102 as H1. exact (s75 a (epsilon j) (epsilon k) (sum3 j a n) (sum3 k a n) H0 H1). Qed.
Lemma t104 : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t105 : ((a < (0)) -> ((((exp a) - (exp (- a))) * (sum2 n)) < (0))).
Proof. pose proof t104 as E0. pose proof ((t90 j) t91) as H0. rewrite ?E0 in H0. pose proof ((t90 k) t92) as H1. rewrite ?E0 in H1. pose proof t94 as H2. rewrite ?E0 in H2. rewrite ?E0. exact (s77 (sum3 j a n) (sum2 n) (epsilon j) (exp a) (exp ((-1) * a)) (sum3 k a n) (epsilon k) a H0 H1 H2). Qed.
Lemma t106 : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t107 : (((a < (0)) /\ ((epsilon j) >= (epsilon k))) -> ((sum3 j a n) <= (sum3 k a n))).
Proof. pose proof t106 as E0. pose proof t96 as H0. rewrite ?E0 in H0. pose proof t105 as H1. rewrite ?E0 in H1. exact (s79 (sum3 j a n) (sum3 k a n) (exp a) (exp ((-1) * a)) (sum2 n) (epsilon j) (epsilon k) a H0 H1). Qed.
Lemma t108 : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t109 : (((a < (0)) /\ ((sum3 j a n) <= (sum3 k a n))) -> ((epsilon j) >= (epsilon k))).
Proof. pose proof t108 as E0. pose proof t96 as H0. rewrite ?E0 in H0. pose proof t105 as H1. rewrite ?E0 in H1. exact (s81 (sum3 j a n) (sum3 k a n) (exp a) (exp ((-1) * a)) (sum2 n) (epsilon j) (epsilon k) a H0 H1). Qed.
Lemma t110 : ((a < (0)) -> (((sum3 j a n) <= (sum3 k a n)) <-> ((epsilon j) >= (epsilon k)))).
Proof. pose proof t107 as H0. pose proof t109 as H1. exact (s82 a (epsilon j) (epsilon k) (sum3 j a n) (sum3 k a n) H0 H1). Qed.
Lemma t111 : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t112 : ((a = (0)) -> ((sum3 j a n) = (sum3 k a n))).
Proof. pose proof t111 as E0. pose proof t96 as H0. rewrite ?E0 in H0. pose proof ((t90 j) t91) as H1. rewrite ?E0 in H1. pose proof ((t90 k) t92) as H2. rewrite ?E0 in H2. pose proof t94 as H3. rewrite ?E0 in H3. exact (s84 (sum3 j a n) (sum3 k a n) (exp a) (exp ((-1) * a)) (sum2 n) (epsilon j) (epsilon k) a H0 H1 H2 H3). Qed.

Theorem argmin_h_is_weighted_error_0 : ((a > (0)) -> (((sum3 j a n) <= (sum3 k a n)) <-> ((epsilon j) <= (epsilon k)))).
Proof. exact t103. Qed.
Theorem argmin_h_is_weighted_error_1 : ((a < (0)) -> (((sum3 j a n) <= (sum3 k a n)) <-> ((epsilon j) >= (epsilon k)))).
Proof. exact t110. Qed.
Theorem argmin_h_is_weighted_error_2 : ((a = (0)) -> ((sum3 j a n) = (sum3 k a n))).
Proof. exact t112. Qed.
End argmin_h_is_weighted_error.
Print Assumptions argmin_h_is_weighted_error_0.
Print Assumptions argmin_h_is_weighted_error_1.
Print Assumptions argmin_h_is_weighted_error_2.
