(* label: zero-training-error-time *)
(* given: y_{i} = 1 \;\text{or}\; y_{i} = -1 \quad\text{for all } i *)
(* given: h_{t,i} = 1 \;\text{or}\; h_{t,i} = -1 \quad\text{for all } t, i *)
(* given: D_{0,i}\,n = 1 \quad\text{for all } i *)
(* given: D_{t + 1,i}\,Z_{t} = D_{t,i}\,e^{-a_{t}\,y_{i}\,h_{t,i}} \quad\text{for all } t, i *)
(* given: \sum_{i} D_{t + 1,i} = 1 \quad\text{for all } t *)
(* given: \varepsilon_{t} = \sum_{i} \left[h_{t,i} \ne y_{i}\right]\,D_{t,i} \quad\text{for all } t *)
(* given: \varepsilon_{t} > 0,\quad \varepsilon_{t} < 1 \quad\text{for all } t *)
(* given: a_{t} = \frac{\ln\left(\frac{1 - \varepsilon_{t}}{\varepsilon_{t}}\right)}{2} \quad\text{for all } t *)
(* given: 2\,g_{t} = 1 - 2\,\varepsilon_{t} \quad\text{for all } t *)
(* given: \left|g_{t}\right| \ge \gamma \quad\text{for all } t *)
(* part 1: \gamma > 0,\quad T > \frac{\ln\left(n\right)}{2\,\gamma^2} \;\Rightarrow\; y_{i}\,\sum_{t<T} a_{t}\,h_{t,i} > 0 \quad\text{for all } i *)
Require Import Replay.
Section zero_training_error_time.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable D : Z -> Z -> R.
Variable h : Z -> Z -> R.
Variable a : Z -> R.
Variable y : Z -> R.
Variable Z_ : Z -> R.
Variable g : Z -> R.
Variable n : Z.
Variable T : Z.
Variable gamma : R.
Variable epsilon : Z -> R.
Definition sum (p_0 : Z) : Z -> R := rec (0) (fun k_ v_ => (v_ + (D p_0 k_))).
Lemma sum_0 : (forall (p_0 : Z), ((sum p_0 (0)%Z) = (0))). Proof. reflexivity. Qed.
Lemma sum_next : (forall (p_0 : Z) (k_1 : Z), ((k_1 >= (0)%Z)%Z -> ((sum p_0 (k_1 + (1)%Z)%Z) = ((sum p_0 k_1) + (D p_0 k_1))))). Proof. intros; unfold sum; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum2 (p_0 : Z) : Z -> R := rec (0) (fun k_ v_ => (v_ + ((a k_) * (h k_ p_0)))).
Lemma sum2_0 : (forall (p_0 : Z), ((sum2 p_0 (0)%Z) = (0))). Proof. reflexivity. Qed.
Lemma sum2_next : (forall (p_0 : Z) (k_1 : Z), ((k_1 >= (0)%Z)%Z -> ((sum2 p_0 (k_1 + (1)%Z)%Z) = ((sum2 p_0 k_1) + ((a k_1) * (h k_1 p_0)))))). Proof. intros; unfold sum2; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum3 (p_0 : Z) : Z -> R := rec (0) (fun k_ v_ => (v_ + (exp ((- (y k_)) * (sum2 k_ p_0))))).
Lemma sum3_0 : (forall (p_0 : Z), ((sum3 p_0 (0)%Z) = (0))). Proof. reflexivity. Qed.
Lemma sum3_next : (forall (p_0 : Z) (k_1 : Z), ((k_1 >= (0)%Z)%Z -> ((sum3 p_0 (k_1 + (1)%Z)%Z) = ((sum3 p_0 k_1) + (exp ((- (y k_1)) * (sum2 k_1 p_0))))))). Proof. intros; unfold sum3; rewrite rec_next by assumption; reflexivity. Qed.
Definition product : Z -> R := rec (1) (fun k_ v_ => (v_ * (Z_ k_))).
Lemma product_0 : ((product (0)%Z) = (1)). Proof. reflexivity. Qed.
Lemma product_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((product (k_0 + (1)%Z)%Z) = ((product k_0) * (Z_ k_0))))). Proof. intros; unfold product; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum4 (p_0 : Z) : Z -> R := rec (0) (fun k_ v_ => (v_ + (if Req_EM_T (h p_0 k_) (y k_) then (0) else (D p_0 k_)))).
Lemma sum4_0 : (forall (p_0 : Z), ((sum4 p_0 (0)%Z) = (0))). Proof. reflexivity. Qed.
Lemma sum4_next : (forall (p_0 : Z) (k_1 : Z), ((k_1 >= (0)%Z)%Z -> ((sum4 p_0 (k_1 + (1)%Z)%Z) = ((sum4 p_0 k_1) + (if Req_EM_T (h p_0 k_1) (y k_1) then (0) else (D p_0 k_1)))))). Proof. intros; unfold sum4; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum5 (p_0 : Z) : Z -> R := rec (0) (fun k_ v_ => (v_ + ((D p_0 k_) * (exp (((- (a p_0)) * (y k_)) * (h p_0 k_)))))).
Lemma sum5_0 : (forall (p_0 : Z), ((sum5 p_0 (0)%Z) = (0))). Proof. reflexivity. Qed.
Lemma sum5_next : (forall (p_0 : Z) (k_1 : Z), ((k_1 >= (0)%Z)%Z -> ((sum5 p_0 (k_1 + (1)%Z)%Z) = ((sum5 p_0 k_1) + ((D p_0 k_1) * (exp (((- (a p_0)) * (y k_1)) * (h p_0 k_1)))))))). Proof. intros; unfold sum5; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum6 : Z -> R := rec (0) (fun k_ v_ => (v_ + ((g k_) * (g k_)))).
Lemma sum6_0 : ((sum6 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum6_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum6 (k_0 + (1)%Z)%Z) = ((sum6 k_0) + ((g k_0) * (g k_0)))))). Proof. intros; unfold sum6; rewrite rec_next by assumption; reflexivity. Qed.
Lemma ax_exp_of_a_sum : (forall (a_0 : R) (b_1 : R), ((exp (a_0 + b_1)) = ((exp a_0) * (exp b_1)))). Proof. exact exp_plus. Qed.
Lemma ax_exp_above_its_tangent : (forall (a_0 : R), ((exp a_0) >= ((1) + a_0))). Proof. intros; apply Rle_ge, exp_ineq1_le. Qed.
Lemma ax_logarithm : (forall (a_0 : R), ((a_0 > (0)) -> ((exp (ln a_0)) = a_0))). Proof. intros; apply exp_ln; assumption. Qed.

Lemma s0 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z) ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z).
Proof. (* 2d640ca826: 0 1 2 3 *) by_logic. Qed.
Lemma s2 (k0 : Z) (k1 : Z) (x2 : R) :
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z) ->
  ((k0 >= (0)%Z)%Z \/ ((0) >= x2)).
Proof. (* 7561673132: 0 *) by_logic. Qed.
Lemma s3 (k0 : Z) (k1 : Z) :
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k0 <= k1)%Z.
Proof. (* 1594a4d7f4: 5 *) by_logic. Qed.
Lemma s4 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* 2417ac708e: 4 5 *) by_logic. Qed.
Lemma s5 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z) ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z).
Proof. (* 2d640ca826: 0 1 2 3 *) by_logic. Qed.
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
Lemma s15 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z) ->
  (k0 >= (1)%Z)%Z.
Proof. (* e346efd4db: 0 1 2 3 *) by_logic. Qed.
Lemma s16 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s18 (x0 : R) (x1 : R) (k2 : Z) (x3 : R) :
  ((x0 = (1)) \/ (x0 = (-1))) ->
  ((x1 * (IZR k2)) = (1)) ->
  (x3 > (0)) ->
  ((IZR k2) >= (1)) ->
  (x3 >= (0)).
Proof. (* 056d042398: 0 1 2 3 *) by_lra. Qed.
Lemma s19 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* 2417ac708e: 4 5 *) by_logic. Qed.
Lemma s20 :
  ((0) >= (0)).
Proof. (* 74db12625c:  *) by_lra. Qed.
Lemma s21 (k0 : Z) (k1 : Z) :
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k0 <= k1)%Z.
Proof. (* 4c46a9253f: 4 *) by_logic. Qed.
Lemma s22 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* 6444c93c53: 3 4 *) by_logic. Qed.
Lemma s23 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* 6444c93c53: 3 4 *) by_logic. Qed.
Lemma s24 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k1 >= (1)%Z)%Z.
Proof. (* 673ea94445: 3 4 *) by_logic. Qed.
Lemma s25 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s26 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (0)%Z)%Z.
Proof. (* bc71d455cb: 3 *) by_logic. Qed.
Lemma s28 (x0 : R) (x1 : R) (k2 : Z) :
  (x0 >= (0)) ->
  (x1 >= (0)) ->
  ((IZR k2) >= (1)) ->
  ((x0 + x1) >= (0)).
Proof. (* b74721cc9d: 0 3 4 *) by_lra. Qed.
Lemma s29 (k0 : Z) (k1 : Z) (x2 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 >= (0)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 >= (0)).
Proof. (* dbc53aed78: 0 1 *) by_logic. Qed.
Lemma s30 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z).
Proof. (* 555703aa64: 4 5 *) by_logic. Qed.
Lemma s32 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k1 >= (1)%Z)%Z.
Proof. (* 29e5cae0b9: 4 5 *) by_logic. Qed.
Lemma s33 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s34 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (0)%Z)%Z.
Proof. (* 5b478ecf05: 4 *) by_logic. Qed.
Lemma s37 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (k5 : Z) :
  ((k0 >= k1)%Z \/ (x2 >= x3)) ->
  (x4 >= (0)) ->
  (x2 >= (0)) ->
  ((k0 = k1)%Z -> (x3 = x4)) ->
  ((IZR k5) >= (1)) ->
  ((k0 >= (k1 + (1)%Z)%Z)%Z \/ ((x2 + x4) >= x3)).
Proof. (* 2eb68bd1b3: 0 3 5 6 7 *) by_cases. Qed.
Lemma s38 (k0 : Z) (k1 : Z) (k2 : Z) (x3 : R) (x4 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> ((k2 >= k0)%Z \/ (x3 >= x4)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  ((k2 >= k0)%Z \/ (x3 >= x4)).
Proof. (* 9712dbcf48: 0 1 *) by_logic. Qed.
Lemma s39 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* ec52eab7a0: 0 1 2 3 *) by_logic. Qed.
Lemma s41 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) :
  ((k0 >= k1)%Z \/ (x2 >= x3)) ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z) ->
  (x3 <= x2).
Proof. (* 769d64ab30: 0 1 *) by_ifs. Qed.
Lemma s42 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z) ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z).
Proof. (* 2d640ca826: 0 1 2 3 *) by_logic. Qed.
Lemma s43 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 56ed90b8ae: 0 1 2 *) by_logic. Qed.
Lemma s44 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((IZR k0) >= (0)).
Proof. (* a51a628618: 0 *) by_lra. Qed.
Lemma s45 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z.
Proof. (* d937103a64: 0 1 2 *) by_logic. Qed.
Lemma s46 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s47 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) :
  ((IZR k0) >= (0)) ->
  ((IZR k1) >= (1)) ->
  (((x2 > (0)) /\ ((IZR k0) > (x3 / ((2) * (x2 * x2))))) -> (x3 < ((((2) * (IZR k0)) * x2) * x2))).
Proof. (* 3f03d6487f: 0 1 *) by_inverses. Qed.
Lemma s48 :
  ((IZR (0)%Z) = (0)).
Proof. (* cdc1500c09:  *) by_logic. Qed.
Lemma s49 (x0 : R) :
  ((x0 > (0)) -> ((0) >= (((0) * x0) * x0))).
Proof. (* fc9339c122:  *) by_lra. Qed.
Lemma s50 (k0 : Z) (k1 : Z) :
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k0 <= k1)%Z.
Proof. (* 740e54adf8: 4 *) by_logic. Qed.
Lemma s51 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* a544f1a897: 3 4 *) by_logic. Qed.
Lemma s52 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (0)%Z)%Z.
Proof. (* adf2e9a494: 3 *) by_logic. Qed.
Lemma s53 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((IZR k0) >= (0)).
Proof. (* a51a628618: 0 *) by_lra. Qed.
Lemma s54 (k0 : Z) :
  ((IZR (k0 + (1)%Z)%Z) = ((IZR k0) + (1))).
Proof. (* 76b343165a:  *) by_lra. Qed.
Lemma s56 (x0 : R) (x1 : R) (k2 : Z) (x3 : R) :
  ((x0 > (0)) -> (x1 >= (((IZR k2) * x0) * x0))) ->
  ((if Rge_dec x3 (- x3) then x3 else (- x3)) >= x0) ->
  ((IZR k2) >= (0)) ->
  ((x0 > (0)) -> ((x1 + (x3 * x3)) >= ((((IZR k2) + (1)) * x0) * x0))).
Proof. (* 2b86880963: 0 7 8 *) by_ifs. Qed.
Lemma s57 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> ((x2 > (0)) -> (x3 >= (((IZR k0) * x2) * x2))))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  ((x2 > (0)) -> (x3 >= (((IZR k0) * x2) * x2))).
Proof. (* 37ca6a1084: 0 1 *) by_logic. Qed.
Lemma s58 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 <= k1)%Z).
Proof. (* 7b871f8f5e: 0 1 2 *) by_logic. Qed.
Lemma s59 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s60 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((IZR k0) >= (0)).
Proof. (* a51a628618: 0 *) by_lra. Qed.
Lemma s61 (x0 : R) (k1 : Z) (x2 : R) (x3 : R) (k4 : Z) :
  (((x0 > (0)) /\ ((IZR k1) > (x2 / ((2) * (x0 * x0))))) -> (x2 < ((((2) * (IZR k1)) * x0) * x0))) ->
  ((x0 > (0)) -> (x3 >= (((IZR k1) * x0) * x0))) ->
  ((IZR k4) >= (1)) ->
  ((IZR k1) >= (0)) ->
  (((x0 > (0)) /\ ((IZR k1) > (x2 / ((2) * (x0 * x0))))) -> (x2 < ((2) * x3))).
Proof. (* 0d812a295e: 0 1 2 3 *) by_lra. Qed.
Lemma s63 (x0 : R) (x1 : R) (x2 : R) :
  (x0 = (x1 * x2)) ->
  (x0 = (x1 * x2)).
Proof. (* 438cfd5b49: 0 *) by_logic. Qed.
Lemma s64 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  (x0 = (x1 * x2)) ->
  (x2 >= ((1) + (x3 - x4))) ->
  (x1 > (0)) ->
  ((x4 < x3) -> (x1 < x0)).
Proof. (* c1d331ea29: 0 1 2 *) by_isolation. Qed.
Lemma s65 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s66 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((IZR k0) >= (0)).
Proof. (* a51a628618: 0 *) by_lra. Qed.
Lemma s68 (x0 : R) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (k6 : Z) (x7 : R) :
  (((x0 > (0)) /\ ((IZR k1) > (x2 / ((2) * (x0 * x0))))) -> (x2 < ((2) * x3))) ->
  ((x2 < ((2) * x3)) -> (x4 < x5)) ->
  (((IZR k6) > (0)) -> (x4 = (IZR k6))) ->
  ((x5 * x7) = (1)) ->
  (x7 > (0)) ->
  ((IZR k6) >= (1)) ->
  ((IZR k1) >= (0)) ->
  (((x0 > (0)) /\ ((IZR k1) > (x2 / ((2) * (x0 * x0))))) -> (((IZR k6) * x7) < (1))).
Proof. (* f8ab64a7d9: 0 1 2 3 4 5 6 *) by_isolation. Qed.
Lemma s69 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s70 (k0 : Z) (x1 : R) :
  ((IZR k0) >= (1)) ->
  ((0) = (((IZR k0) * x1) * (0))).
Proof. (* 804b17b186: 0 *) by_lra. Qed.
Lemma s71 (k0 : Z) (k1 : Z) :
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k0 <= k1)%Z.
Proof. (* 4c46a9253f: 4 *) by_logic. Qed.
Lemma s72 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* 6444c93c53: 3 4 *) by_logic. Qed.
Lemma s73 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k1 >= (1)%Z)%Z.
Proof. (* 673ea94445: 3 4 *) by_logic. Qed.
Lemma s74 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s76 (x0 : R) (k1 : Z) (x2 : R) :
  ((x0 * (IZR k1)) = (1)) ->
  (x2 = (1)) ->
  ((IZR k1) >= (1)) ->
  (((x0 * (IZR k1)) * (1)) = x2).
Proof. (* 7500d4cdae: 0 1 2 *) by_lra. Qed.
Lemma s77 (k0 : Z) (k1 : Z) :
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k0 <= k1)%Z.
Proof. (* c1810f7833: 6 *) by_logic. Qed.
Lemma s78 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* 6045beaca2: 5 6 *) by_logic. Qed.
Lemma s79 (k0 : Z) (k1 : Z) (k2 : Z) (k3 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k3)%Z ->
  (((k2 >= (0)%Z)%Z /\ (k2 < k3)%Z) /\ ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z)).
Proof. (* 7f2cca3e06: 3 4 5 6 *) by_logic. Qed.
Lemma s80 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k1 >= (1)%Z)%Z.
Proof. (* bcbe8ca965: 3 4 *) by_logic. Qed.
Lemma s81 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s82 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (0)%Z)%Z.
Proof. (* d94dded55a: 5 *) by_logic. Qed.
Lemma s87 (x0 : R) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  (((x0 * (IZR k1)) * x2) = x3) ->
  ((x4 * x5) = (x0 * x6)) ->
  (x7 = (x3 * x6)) ->
  ((IZR k1) >= (1)) ->
  (((x4 * (IZR k1)) * (x2 * x5)) = x7).
Proof. (* f615362b91: 0 4 5 6 *) by_equations. Qed.
Lemma s88 (k0 : Z) (k1 : Z) (x2 : R) (k3 : Z) (x4 : R) (x5 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (((x2 * (IZR k3)) * x4) = x5))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (((x2 * (IZR k3)) * x4) = x5).
Proof. (* 0e082f9d8b: 0 1 *) by_logic. Qed.
Lemma s89 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* 91ec02f672: 2 *) by_logic. Qed.
Lemma s90 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s91 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (0)%Z)%Z.
Proof. (* bc71d455cb: 3 *) by_logic. Qed.
Lemma s94 (x0 : R) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (x0 = (((IZR k1) * x2) * x3)) ->
  (((x4 * (IZR k1)) * x2) = x5) ->
  ((IZR k1) >= (1)) ->
  ((x0 + x5) = (((IZR k1) * x2) * (x3 + x4))).
Proof. (* 968be1b499: 0 3 4 *) by_lra. Qed.
Lemma s95 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = (((IZR k1) * x3) * x4)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = (((IZR k1) * x3) * x4)).
Proof. (* 7195b64f06: 0 1 *) by_logic. Qed.
Lemma s96 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* 545ded9d59: 0 1 2 *) by_logic. Qed.
Lemma s97 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s98 :
  ((IZR (0)%Z) = (0)).
Proof. (* cdc1500c09:  *) by_logic. Qed.
Lemma s99 (k0 : Z) :
  ((IZR k0) >= (1)) ->
  (((0) * (IZR k0)) = (0)).
Proof. (* c07932a72f: 0 *) by_lra. Qed.
Lemma s100 (k0 : Z) (k1 : Z) :
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k0 <= k1)%Z.
Proof. (* 4c46a9253f: 4 *) by_logic. Qed.
Lemma s101 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* 6444c93c53: 3 4 *) by_logic. Qed.
Lemma s102 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (0)%Z)%Z.
Proof. (* bc71d455cb: 3 *) by_logic. Qed.
Lemma s103 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((IZR k0) >= (0)).
Proof. (* a51a628618: 0 *) by_lra. Qed.
Lemma s104 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k1 >= (1)%Z)%Z.
Proof. (* 673ea94445: 3 4 *) by_logic. Qed.
Lemma s105 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s106 (k0 : Z) :
  ((IZR (k0 + (1)%Z)%Z) = ((IZR k0) + (1))).
Proof. (* 76b343165a:  *) by_lra. Qed.
Lemma s107 (x0 : R) (k1 : Z) (k2 : Z) (x3 : R) :
  ((x0 * (IZR k1)) = (IZR k2)) ->
  ((x3 * (IZR k1)) = (1)) ->
  ((IZR k2) >= (0)) ->
  ((IZR k1) >= (1)) ->
  (((x0 + x3) * (IZR k1)) = ((IZR k2) + (1))).
Proof. (* 3b3dcfa03a: 0 3 4 5 *) by_lra. Qed.
Lemma s108 (k0 : Z) (k1 : Z) (x2 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> ((x2 * (IZR k1)) = (IZR k0)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  ((x2 * (IZR k1)) = (IZR k0)).
Proof. (* 070c8f4efb: 0 1 *) by_logic. Qed.
Lemma s109 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s110 (x0 : R) (k1 : Z) :
  ((x0 * (IZR k1)) = (IZR k1)) ->
  ((IZR k1) >= (1)) ->
  (x0 = (1)).
Proof. (* a78d86cddc: 0 1 *) by_isolation. Qed.
Lemma s111 (x0 : R) :
  (x0 = (1)) ->
  (x0 = (1)).
Proof. (* 9d42de987d: 0 *) by_logic. Qed.
Lemma s112 (k0 : Z) (k1 : Z) :
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k0 <= k1)%Z.
Proof. (* 740e54adf8: 4 *) by_logic. Qed.
Lemma s113 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* a544f1a897: 3 4 *) by_logic. Qed.
Lemma s114 (x0 : R) (x1 : R) (x2 : R) :
  (x0 = (1)) ->
  (x1 = (1)) ->
  (x2 = (1)) ->
  (x1 = (1)) ->
  (x1 = (1)).
Proof. (* ffecf3bfda: 0 1 2 3 *) by_logic. Qed.
Lemma s115 (k0 : Z) (k1 : Z) (x2 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = (1)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = (1)).
Proof. (* ff81c41c0f: 0 1 *) by_logic. Qed.
Lemma s116 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s117 (x0 : R) (k1 : Z) (x2 : R) (x3 : R) :
  (x0 = (((IZR k1) * x2) * x3)) ->
  (x3 = (1)) ->
  ((IZR k1) >= (1)) ->
  (x0 = ((IZR k1) * x2)).
Proof. (* 9dbe17f0dc: 0 1 2 *) by_ring. Qed.
Lemma s119 (x0 : R) :
  (x0 = (1)) ->
  (((1) > (0)) /\ ((1) <= x0)).
Proof. (* 251bb97fcf: 0 *) by_lra. Qed.
Lemma s120 (k0 : Z) (k1 : Z) :
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k0 <= k1)%Z.
Proof. (* 740e54adf8: 4 *) by_logic. Qed.
Lemma s121 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* a544f1a897: 3 4 *) by_logic. Qed.
Lemma s122 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k1)%Z) ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k1)%Z).
Proof. (* fef1ca0e06: 0 1 2 3 *) by_logic. Qed.
Lemma s124 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  ((x0 < x1) -> (x2 < x3)) ->
  ((x1 < x0) -> (x3 < x2)) ->
  ((x0 = x1) -> (x2 = x3)) ->
  ((x2 = x3) <-> (x0 = x1)).
Proof. (* d7923099d6: 0 1 2 *) by_lra. Qed.
Lemma s127 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (((((1) - x0) / x0) > (0)) -> (x1 = (((1) - x0) / x0))) ->
  (x2 = (x3 * x3)) ->
  ((x2 = x1) <-> ((x4 + x4) = x5)) ->
  ((x0 > (0)) /\ (x0 < (1))) ->
  (x4 = (x5 / (2))) ->
  ((x3 * x3) = (((1) - x0) / x0)).
Proof. (* 6966f47287: 0 1 2 3 4 *) by_inverses. Qed.
Lemma s131 (x0 : R) (x1 : R) (x2 : R) :
  ((x0 * x0) = (((1) - x1) / x1)) ->
  ((x0 * x2) = (1)) ->
  (x0 > (0)) ->
  ((x1 > (0)) /\ (x1 < (1))) ->
  ((((x0 * x0) * x1) = ((1) - x1)) /\ (x0 > (0)) /\ ((x0 * x2) = (1))).
Proof. (* ee6ac59246: 0 3 4 5 *) by_inverses. Qed.
Lemma s132 (x0 : R) :
  ((x0 * (0)) = (0)).
Proof. (* 5fa6a84809:  *) by_lra. Qed.
Lemma s133 (k0 : Z) (k1 : Z) :
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k0 <= k1)%Z.
Proof. (* 2834abeee7: 5 *) by_logic. Qed.
Lemma s134 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* 39c6337c48: 4 5 *) by_logic. Qed.
Lemma s135 (k0 : Z) (k1 : Z) (k2 : Z) (k3 : Z) :
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z) ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k3)%Z ->
  (((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z) /\ ((k2 >= (0)%Z)%Z /\ (k2 < k3)%Z)).
Proof. (* 10fc220c67: 3 4 5 *) by_logic. Qed.
Lemma s136 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k1 >= (1)%Z)%Z.
Proof. (* 98b55adc78: 4 5 *) by_logic. Qed.
Lemma s137 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s138 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (0)%Z)%Z.
Proof. (* da42acd27d: 4 *) by_logic. Qed.
Lemma s140 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (k6 : Z) :
  ((x0 * x1) = x2) ->
  ((x3 * x0) = (x4 * x5)) ->
  ((IZR k6) >= (1)) ->
  ((x0 * (x1 + x3)) = (x2 + (x4 * x5))).
Proof. (* 36960576d0: 0 3 4 *) by_lra. Qed.
Lemma s141 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> ((x2 * x3) = x4))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  ((x2 * x3) = x4).
Proof. (* 53a8f803cc: 0 1 *) by_logic. Qed.
Lemma s142 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k1)%Z) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* 957bb653a2: 0 1 2 3 *) by_logic. Qed.
Lemma s144 (x0 : R) (x1 : R) :
  ((0) = (((x0 - x1) * (0)) + (x1 * (0)))).
Proof. (* 5a63347ab4:  *) by_lra. Qed.
Lemma s145 (k0 : Z) (k1 : Z) :
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k0 <= k1)%Z.
Proof. (* 2834abeee7: 5 *) by_logic. Qed.
Lemma s146 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* 39c6337c48: 4 5 *) by_logic. Qed.
Lemma s147 (k0 : Z) (k1 : Z) (k2 : Z) (k3 : Z) :
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z) ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k3)%Z ->
  (((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z) /\ ((k2 >= (0)%Z)%Z /\ (k2 < k3)%Z)).
Proof. (* 10fc220c67: 3 4 5 *) by_logic. Qed.
Lemma s150 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((x0 = (1)) \/ (x0 = (-1))) ->
  ((x1 = (1)) \/ (x1 = (-1))) ->
  ((x2 = x3) <-> ((((- x4) * x0) * x1) = (- x4))) ->
  ((x2 = x5) <-> ((((- x4) * x0) * x1) = x4)) ->
  (((x1 = x0) -> (x2 = x3)) /\ ((x1 <> x0) -> (x2 = x5))).
Proof. (* 546f6a2fee: 0 1 2 3 *) by_ifs. Qed.
Lemma s151 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k1 >= (1)%Z)%Z.
Proof. (* 98b55adc78: 4 5 *) by_logic. Qed.
Lemma s152 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s153 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (0)%Z)%Z.
Proof. (* da42acd27d: 4 *) by_logic. Qed.
Lemma s156 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (k8 : Z) (x9 : R) :
  (x0 = (((x1 - x2) * x3) + (x2 * x4))) ->
  (((x5 = x6) -> (x7 = x2)) /\ ((x5 <> x6) -> (x7 = x1))) ->
  ((IZR k8) >= (1)) ->
  ((x0 + (x9 * x7)) = (((x1 - x2) * (x3 + (if Req_EM_T x5 x6 then (0) else x9))) + (x2 * (x4 + x9)))).
Proof. (* c115b22cf0: 0 3 4 *) by_ifs. Qed.
Lemma s157 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = (((x3 - x4) * x5) + (x4 * x6))))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = (((x3 - x4) * x5) + (x4 * x6))).
Proof. (* 28987bde72: 0 1 *) by_logic. Qed.
Lemma s158 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k1)%Z) ->
  ((k2 >= (0)%Z)%Z /\ (k2 <= k1)%Z).
Proof. (* 1b67b7f569: 0 1 2 3 *) by_logic. Qed.
Lemma s160 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  ((x0 * x1) = x2) ->
  (x2 = (((x3 - x4) * x5) + (x4 * x6))) ->
  (x1 = (1)) ->
  (x6 = (1)) ->
  (x7 = x5) ->
  ((x0 = x2) /\ (x0 = ((x7 * x3) + (((1) - x7) * x4)))).
Proof. (* 98e92527c4: 0 1 2 3 4 *) by_ring. Qed.
Lemma s163 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) :
  ((((x0 * x0) * x1) = ((1) - x1)) /\ (x0 > (0)) /\ ((x0 * x2) = (1))) ->
  ((x3 = x4) /\ (x3 = ((x1 * x0) + (((1) - x1) * x2)))) ->
  ((x1 > (0)) /\ (x1 < (1))) ->
  (x5 = (x6 / (2))) ->
  ((x3 = (((2) * x1) * x0)) /\ (x3 = (((2) * ((1) - x1)) * x2)) /\ (x3 > (0))).
Proof. (* 0f393cfd1d: 0 1 2 3 *) by_isolation. Qed.
Lemma s165 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  ((x0 = (((2) * x1) * x2)) /\ (x0 = (((2) * ((1) - x1)) * x3)) /\ (x0 > (0))) ->
  ((((x2 * x2) * x1) = ((1) - x1)) /\ (x2 > (0)) /\ ((x2 * x3) = (1))) ->
  ((x0 * x0) = ((4) * (x1 * ((1) - x1)))).
Proof. (* c48c3c0215: 0 1 *) by_isolation. Qed.
Lemma s168 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  ((x0 = (((2) * x1) * x2)) /\ (x0 = (((2) * ((1) - x1)) * x3)) /\ (x0 > (0))) ->
  ((x0 * x0) = ((4) * (x1 * ((1) - x1)))) ->
  ((x0 > (0)) /\ (x0 = (((2) * x1) * x2)) /\ (x0 = (((2) * ((1) - x1)) * x3)) /\ ((x0 * x0) = ((4) * (x1 * ((1) - x1))))).
Proof. (* 5214fcab24: 4 5 *) by_logic. Qed.
Lemma s169 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* a544f1a897: 3 4 *) by_logic. Qed.
Lemma s171 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  ((x0 > (0)) /\ (x0 = (((2) * x1) * x2)) /\ (x0 = (((2) * ((1) - x1)) * x3)) /\ ((x0 * x0) = ((4) * (x1 * ((1) - x1))))) ->
  (((2) * x4) = ((1) - ((2) * x1))) ->
  ((x0 > (0)) /\ ((x0 * x0) = ((1) - ((4) * (x4 * x4))))).
Proof. (* 0f83475ab2: 0 1 *) by_isolation. Qed.
Lemma s172 (x0 : R) (x1 : R) (x2 : R) :
  ((x0 > (0)) /\ ((x0 * x0) = ((1) - ((4) * (x1 * x1))))) ->
  (x2 >= ((1) + ((-2) * (x1 * x1)))) ->
  (x0 <= x2).
Proof. (* 3da033a226: 0 1 *) by_isolation. Qed.
Lemma s173 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (0)%Z)%Z.
Proof. (* adf2e9a494: 3 *) by_logic. Qed.
Lemma s176 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((x0 > (0)) /\ (x0 <= x1)) ->
  (x2 <= x3) ->
  ((x2 > (0)) /\ ((x2 * x2) = ((1) - ((4) * (x4 * x4))))) ->
  (x5 = (x1 * x3)) ->
  (((x0 * x2) > (0)) /\ ((x0 * x2) <= x5)).
Proof. (* 93872156d7: 0 7 8 9 *) by_isolation. Qed.
Lemma s177 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> ((x2 > (0)) /\ (x2 <= x3)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  ((x2 > (0)) /\ (x2 <= x3)).
Proof. (* ddc274cadb: 0 1 *) by_logic. Qed.
Lemma s178 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s179 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((IZR k0) >= (0)).
Proof. (* a51a628618: 0 *) by_lra. Qed.
Lemma s180 (x0 : R) (k1 : Z) (x2 : R) (k3 : Z) (x4 : R) (x5 : R) (x6 : R) :
  (((x0 > (0)) /\ ((IZR k1) > (x2 / ((2) * (x0 * x0))))) -> (((IZR k3) * x4) < (1))) ->
  (x5 = ((IZR k3) * x6)) ->
  ((x6 > (0)) /\ (x6 <= x4)) ->
  ((IZR k3) >= (1)) ->
  ((IZR k1) >= (0)) ->
  (((x0 > (0)) /\ ((IZR k1) > (x2 / ((2) * (x0 * x0))))) -> (x5 < (1))).
Proof. (* aeeb8c5dc4: 0 1 2 3 4 *) by_isolation. Qed.
Lemma s181 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z) ->
  (k0 >= (1)%Z)%Z.
Proof. (* e346efd4db: 0 1 2 3 *) by_logic. Qed.
Lemma s182 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s183 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z) ->
  (k1 >= (0)%Z)%Z.
Proof. (* 1fa2a7e6fd: 0 1 2 3 *) by_logic. Qed.
Lemma s184 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((IZR k0) >= (0)).
Proof. (* a51a628618: 0 *) by_lra. Qed.
Lemma s187 (x0 : R) (x1 : R) (x2 : R) (k3 : Z) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (k8 : Z) :
  (x0 <= x1) ->
  (((x2 > (0)) /\ ((IZR k3) > (x4 / ((2) * (x2 * x2))))) -> (x1 < (1))) ->
  (((0) < (- (x5 * x6))) -> (x7 < x0)) ->
  ((x0 = x7) <-> ((- (x5 * x6)) = (0))) ->
  (x7 = (1)) ->
  ((IZR k8) >= (1)) ->
  ((IZR k3) >= (0)) ->
  (((x2 > (0)) /\ ((IZR k3) > (x4 / ((2) * (x2 * x2))))) -> ((x5 * x6) > (0))).
Proof. (* 85f360ffd7: 2 3 4 5 6 7 8 *) by_lra. Qed.

Hypothesis given0 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((y i_0) = (1)) \/ ((y i_0) = (-1))))).
Hypothesis given1 : (n >= (0)%Z)%Z.
Hypothesis given2 : (n >= (1)%Z)%Z.
Hypothesis given3 : (T >= (0)%Z)%Z.
Hypothesis given4 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((D (0)%Z i_0) * (IZR n)) = (1)))).
Hypothesis given5 : (forall (t_0 : Z), (((t_0 >= (0)%Z)%Z /\ (t_0 < T)%Z) -> ((sum (t_0 + (1)%Z)%Z n) = (1)))).
Hypothesis given6 : (forall (t_0 : Z), (((t_0 >= (0)%Z)%Z /\ (t_0 < T)%Z) -> ((epsilon t_0) = (sum4 t_0 n)))).
Hypothesis given7 : (forall (t_0 : Z), (((t_0 >= (0)%Z)%Z /\ (t_0 < T)%Z) -> (((epsilon t_0) > (0)) /\ ((epsilon t_0) < (1))))).
Hypothesis given8 : (forall (t_0 : Z), (((t_0 >= (0)%Z)%Z /\ (t_0 < T)%Z) -> ((a t_0) = ((ln (((1) - (epsilon t_0)) / (epsilon t_0))) / (2))))).
Hypothesis given9 : (forall (t_0 : Z), (((t_0 >= (0)%Z)%Z /\ (t_0 < T)%Z) -> (((2) * (g t_0)) = ((1) - ((2) * (epsilon t_0)))))).
Hypothesis given10 : (forall (t_0 : Z), (((t_0 >= (0)%Z)%Z /\ (t_0 < T)%Z) -> ((if Rge_dec (g t_0) (- (g t_0)) then (g t_0) else (- (g t_0))) >= gamma))).
Hypothesis given11 : (forall (t_0 : Z) (i_1 : Z), ((((t_0 >= (0)%Z)%Z /\ (t_0 < T)%Z) /\ ((i_1 >= (0)%Z)%Z /\ (i_1 < n)%Z)) -> (((D (t_0 + (1)%Z)%Z i_1) * (Z_ t_0)) = ((D t_0 i_1) * (exp (((- (a t_0)) * (y i_1)) * (h t_0 i_1))))))).
Hypothesis given12 : (forall (t_0 : Z) (i_1 : Z), ((((t_0 >= (0)%Z)%Z /\ (t_0 < T)%Z) /\ ((i_1 >= (0)%Z)%Z /\ (i_1 < n)%Z)) -> (((h t_0 i_1) = (1)) \/ ((h t_0 i_1) = (-1))))).

Lemma t0 (i : Z) (h0 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : ((i >= (0)%Z)%Z /\ (i < n)%Z).
Proof. pose proof given1 as H0. pose proof given2 as H1. pose proof given3 as H2. pose proof h0 as H3. exact (s0 n T i H0 H1 H2 H3). Qed.
Lemma t1 (i2 : Z) : ((exp ((- (y i2)) * (sum2 i2 T))) = (exp ((-1) * ((sum2 i2 T) * (y i2))))).
Proof. same. Qed.
Lemma t2 (i2 : Z) (h1 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((i2 >= (0)%Z)%Z \/ ((sum3 T (0)%Z) >= (exp ((- (y i2)) * (sum2 i2 T))))).
Proof. pose proof (sum3_0 T) as E0. pose proof (t1 i2) as E1. pose proof h1 as H0. rewrite ?E0. rewrite ?E1. exact (s2 i2 n (exp ((-1) * ((sum2 i2 T) * (y i2)))) H0). Qed.
Lemma t3 (i2 : Z) (h1 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : (((0)%Z <= n)%Z -> ((i2 >= (0)%Z)%Z \/ ((sum3 T (0)%Z) >= (exp ((- (y i2)) * (sum2 i2 T)))))).
Proof. intro unused. exact (t2 i2 h1). Qed.
Lemma t4 (k : Z) (i2 : Z) (h1 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) (h3 : (k >= (0)%Z)%Z) (h4 : ((k + (1)%Z)%Z <= n)%Z) : (k <= n)%Z.
Proof. pose proof h4 as H5. exact (s3 k n H5). Qed.
Lemma t5 (k : Z) (i2 : Z) (h1 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) (h3 : (k >= (0)%Z)%Z) (h4 : ((k + (1)%Z)%Z <= n)%Z) : ((k >= (0)%Z)%Z /\ (k < n)%Z).
Proof. pose proof h3 as H4. pose proof h4 as H5. exact (s4 k n H4 H5). Qed.
Lemma t6 (i3 : Z) (h5 : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z)) : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z).
Proof. pose proof given1 as H0. pose proof given2 as H1. pose proof given3 as H2. pose proof h5 as H3. exact (s5 n T i3 H0 H1 H2 H3). Qed.
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
Lemma t16 : (forall (a_0 : R), ((exp a_0) > (0))).
Proof. intros a2. exact (t15 a2). Qed.
Lemma t17 (i3 : Z) (h5 : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z)) : (n >= (1)%Z)%Z.
Proof. pose proof given1 as H0. pose proof given2 as H1. pose proof given3 as H2. pose proof h5 as H3. exact (s15 n T i3 H0 H1 H2 H3). Qed.
Lemma t18 (i3 : Z) (h5 : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z)) : ((IZR n) >= (1)).
Proof. pose proof (t17 i3 h5) as H0. exact (s16 n H0). Qed.
Lemma t19 (i3 : Z) : ((exp ((- (y i3)) * (sum2 i3 T))) = (exp ((-1) * ((sum2 i3 T) * (y i3))))).
Proof. same. Qed.
Lemma t20 (i3 : Z) (h5 : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z)) : ((exp ((- (y i3)) * (sum2 i3 T))) >= (0)).
Proof. pose proof (t19 i3) as E0. pose proof ((given0 i3) (t6 i3 h5)) as H0. pose proof ((given4 i3) (t6 i3 h5)) as H1. pose proof (t16 ((- (y i3)) * (sum2 i3 T))) as H2. rewrite ?E0 in H2. pose proof (t18 i3 h5) as H3. rewrite ?E0. exact (s18 (y i3) (D (0)%Z i3) n (exp ((-1) * ((sum2 i3 T) * (y i3)))) H0 H1 H2 H3). Qed.
Lemma t21 (i3 : Z) : (((i3 >= (0)%Z)%Z /\ (i3 < n)%Z) -> ((exp ((- (y i3)) * (sum2 i3 T))) >= (0))).
Proof. intro h5. exact (t20 i3 h5). Qed.
Lemma t22 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((exp ((- (y i_0)) * (sum2 i_0 T))) >= (0)))).
Proof. intros i3. exact (t21 i3). Qed.
Lemma t23 (k : Z) (i2 : Z) (h1 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) (h3 : (k >= (0)%Z)%Z) (h4 : ((k + (1)%Z)%Z <= n)%Z) : ((k >= (0)%Z)%Z /\ (k < n)%Z).
Proof. pose proof h3 as H4. pose proof h4 as H5. exact (s19 k n H4 H5). Qed.
Lemma t24 : ((sum3 T (0)%Z) >= (0)).
Proof. pose proof (sum3_0 T) as E0. rewrite ?E0. exact (s20). Qed.
Lemma t25 : (((0)%Z <= n)%Z -> ((sum3 T (0)%Z) >= (0))).
Proof. intro unused. exact t24. Qed.
Lemma t26 (k2 : Z) (h7 : (k2 >= (0)%Z)%Z) (h8 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 <= n)%Z.
Proof. pose proof h8 as H4. exact (s21 k2 n H4). Qed.
Lemma t27 (k2 : Z) (h7 : (k2 >= (0)%Z)%Z) (h8 : ((k2 + (1)%Z)%Z <= n)%Z) : ((k2 >= (0)%Z)%Z /\ (k2 < n)%Z).
Proof. pose proof h7 as H3. pose proof h8 as H4. exact (s22 k2 n H3 H4). Qed.
Lemma t28 (k2 : Z) (h7 : (k2 >= (0)%Z)%Z) (h8 : ((k2 + (1)%Z)%Z <= n)%Z) : ((k2 >= (0)%Z)%Z /\ (k2 < n)%Z).
Proof. pose proof h7 as H3. pose proof h8 as H4. exact (s23 k2 n H3 H4). Qed.
Lemma t29 (k2 : Z) (h7 : (k2 >= (0)%Z)%Z) (h8 : ((k2 + (1)%Z)%Z <= n)%Z) : (n >= (1)%Z)%Z.
Proof. pose proof h7 as H3. pose proof h8 as H4. exact (s24 k2 n H3 H4). Qed.
Lemma t30 (k2 : Z) (h7 : (k2 >= (0)%Z)%Z) (h8 : ((k2 + (1)%Z)%Z <= n)%Z) : ((IZR n) >= (1)).
Proof. pose proof (t29 k2 h7 h8) as H0. exact (s25 n H0). Qed.
Lemma t31 (k2 : Z) (h7 : (k2 >= (0)%Z)%Z) (h8 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 >= (0)%Z)%Z.
Proof. pose proof h7 as H3. exact (s26 k2 H3). Qed.
Lemma t32 (k2 : Z) : ((exp ((- (y k2)) * (sum2 k2 T))) = (exp ((-1) * ((sum2 k2 T) * (y k2))))).
Proof. same. Qed.
Lemma t33 (k2 : Z) (h6 : ((k2 <= n)%Z -> ((sum3 T k2) >= (0)))) (h7 : (k2 >= (0)%Z)%Z) (h8 : ((k2 + (1)%Z)%Z <= n)%Z) : ((sum3 T (k2 + (1)%Z)%Z) >= (0)).
Proof. pose proof ((sum3_next T k2) (t31 k2 h7 h8)) as E0. pose proof (t32 k2) as E1. pose proof (h6 (t26 k2 h7 h8)) as H0. pose proof ((t22 k2) (t28 k2 h7 h8)) as H3. rewrite ?E1 in H3. pose proof (t30 k2 h7 h8) as H4. rewrite ?E0. rewrite ?E1. exact (s28 (sum3 T k2) (exp ((-1) * ((sum2 k2 T) * (y k2)))) n H0 H3 H4). Qed.
Lemma t34 (k2 : Z) (h6 : ((k2 <= n)%Z -> ((sum3 T k2) >= (0)))) (h7 : (k2 >= (0)%Z)%Z) : (((k2 + (1)%Z)%Z <= n)%Z -> ((sum3 T (k2 + (1)%Z)%Z) >= (0))).
Proof. intro h8. exact (t33 k2 h6 h7 h8). Qed.
Lemma t35 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum3 T k_0) >= (0))))).
Proof. refine (zind (fun k2 => ((k2 <= n)%Z -> ((sum3 T k2) >= (0)))) t25 _). intros k2 h7 h6. exact (t34 k2 h6 h7). Qed.
Lemma t36 (k2 : Z) (h9 : ((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z)) : ((sum3 T k2) >= (0)).
Proof. pose proof (t35 k2) as H0. pose proof h9 as H1. exact (s29 k2 n (sum3 T k2) H0 H1). Qed.
Lemma t37 (k2 : Z) : (((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z) -> ((sum3 T k2) >= (0))).
Proof. intro h9. exact (t36 k2 h9). Qed.
Lemma t38 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum3 T k_0) >= (0)))).
Proof. intros k2. exact (t37 k2). Qed.
Lemma t39 (k : Z) (i2 : Z) (h1 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) (h3 : (k >= (0)%Z)%Z) (h4 : ((k + (1)%Z)%Z <= n)%Z) : ((k >= (0)%Z)%Z /\ (k <= n)%Z).
Proof. pose proof h3 as H4. pose proof h4 as H5. exact (s30 k n H4 H5). Qed.
Lemma t40 (k : Z) (i2 : Z) : ((i2 = k)%Z -> ((exp ((- (y i2)) * (sum2 i2 T))) = (exp ((- (y k)) * (sum2 k T))))).
Proof. same. Qed.
Lemma t41 (k : Z) (i2 : Z) (h1 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) (h3 : (k >= (0)%Z)%Z) (h4 : ((k + (1)%Z)%Z <= n)%Z) : (n >= (1)%Z)%Z.
Proof. pose proof h3 as H4. pose proof h4 as H5. exact (s32 k n H4 H5). Qed.
Lemma t42 (k : Z) (i2 : Z) (h1 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) (h3 : (k >= (0)%Z)%Z) (h4 : ((k + (1)%Z)%Z <= n)%Z) : ((IZR n) >= (1)).
Proof. pose proof (t41 k i2 h1 h3 h4) as H0. exact (s33 n H0). Qed.
Lemma t43 (k : Z) (i2 : Z) (h1 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) (h3 : (k >= (0)%Z)%Z) (h4 : ((k + (1)%Z)%Z <= n)%Z) : (k >= (0)%Z)%Z.
Proof. pose proof h3 as H4. exact (s34 k H4). Qed.
Lemma t44 (i2 : Z) : ((exp ((- (y i2)) * (sum2 i2 T))) = (exp ((-1) * ((sum2 i2 T) * (y i2))))).
Proof. same. Qed.
Lemma t45 (k : Z) : ((exp ((- (y k)) * (sum2 k T))) = (exp ((-1) * ((sum2 k T) * (y k))))).
Proof. same. Qed.
Lemma t46 (k : Z) (i2 : Z) (h2 : ((k <= n)%Z -> ((i2 >= k)%Z \/ ((sum3 T k) >= (exp ((- (y i2)) * (sum2 i2 T))))))) (h1 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) (h3 : (k >= (0)%Z)%Z) (h4 : ((k + (1)%Z)%Z <= n)%Z) : ((i2 >= (k + (1)%Z)%Z)%Z \/ ((sum3 T (k + (1)%Z)%Z) >= (exp ((- (y i2)) * (sum2 i2 T))))).
Proof. pose proof ((sum3_next T k) (t43 k i2 h1 h3 h4)) as E0. pose proof (t44 i2) as E1. pose proof (t45 k) as E2. pose proof (h2 (t4 k i2 h1 h3 h4)) as H0. rewrite ?E1 in H0. pose proof ((t22 k) (t23 k i2 h1 h3 h4)) as H3. rewrite ?E2 in H3. pose proof ((t38 k) (t39 k i2 h1 h3 h4)) as H5. pose proof (t40 k i2) as H6. rewrite ?E1 in H6. rewrite ?E2 in H6. pose proof (t42 k i2 h1 h3 h4) as H7. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s37 i2 k (sum3 T k) (exp ((-1) * ((sum2 i2 T) * (y i2)))) (exp ((-1) * ((sum2 k T) * (y k)))) n H0 H3 H5 H6 H7). Qed.
Lemma t47 (k : Z) (i2 : Z) (h2 : ((k <= n)%Z -> ((i2 >= k)%Z \/ ((sum3 T k) >= (exp ((- (y i2)) * (sum2 i2 T))))))) (h1 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) (h3 : (k >= (0)%Z)%Z) : (((k + (1)%Z)%Z <= n)%Z -> ((i2 >= (k + (1)%Z)%Z)%Z \/ ((sum3 T (k + (1)%Z)%Z) >= (exp ((- (y i2)) * (sum2 i2 T)))))).
Proof. intro h4. exact (t46 k i2 h2 h1 h3 h4). Qed.
Lemma t48 (i2 : Z) (h1 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((i2 >= k_0)%Z \/ ((sum3 T k_0) >= (exp ((- (y i2)) * (sum2 i2 T)))))))).
Proof. refine (zind (fun k => ((k <= n)%Z -> ((i2 >= k)%Z \/ ((sum3 T k) >= (exp ((- (y i2)) * (sum2 i2 T))))))) (t3 i2 h1) _). intros k h3 h2. exact (t47 k i2 h2 h1 h3). Qed.
Lemma t49 (k : Z) (i2 : Z) (h1 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) (h10 : ((k >= (0)%Z)%Z /\ (k <= n)%Z)) : ((i2 >= k)%Z \/ ((sum3 T k) >= (exp ((- (y i2)) * (sum2 i2 T))))).
Proof. pose proof ((t48 i2 h1) k) as H0. pose proof h10 as H1. exact (s38 k n i2 (sum3 T k) (exp ((- (y i2)) * (sum2 i2 T))) H0 H1). Qed.
Lemma t50 (i2 : Z) (k : Z) (h1 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : (((k >= (0)%Z)%Z /\ (k <= n)%Z) -> ((i2 >= k)%Z \/ ((sum3 T k) >= (exp ((- (y i2)) * (sum2 i2 T)))))).
Proof. intro h10. exact (t49 k i2 h1 h10). Qed.
Lemma t51 (i2 : Z) (h1 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((i2 >= k_0)%Z \/ ((sum3 T k_0) >= (exp ((- (y i2)) * (sum2 i2 T))))))).
Proof. intros k. exact (t50 i2 k h1). Qed.
Lemma t52 (i2 : Z) (h1 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given1 as H0. pose proof given2 as H1. pose proof given3 as H2. pose proof h1 as H3. exact (s39 n T i2 H0 H1 H2 H3). Qed.
Lemma t53 (i2 : Z) : ((exp ((- (y i2)) * (sum2 i2 T))) = (exp ((-1) * ((sum2 i2 T) * (y i2))))).
Proof. same. Qed.
Lemma t54 (i2 : Z) (h1 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((exp ((- (y i2)) * (sum2 i2 T))) <= (sum3 T n)).
Proof. pose proof (t53 i2) as E0. pose proof (((t51 i2 h1) n) (t52 i2 h1)) as H0. rewrite ?E0 in H0. pose proof h1 as H1. rewrite ?E0. exact (s41 i2 n (sum3 T n) (exp ((-1) * ((sum2 i2 T) * (y i2)))) H0 H1). Qed.
Lemma t55 (i2 : Z) : (((i2 >= (0)%Z)%Z /\ (i2 < n)%Z) -> ((exp ((- (y i2)) * (sum2 i2 T))) <= (sum3 T n))).
Proof. intro h1. exact (t54 i2 h1). Qed.
Lemma t56 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((exp ((- (y i_0)) * (sum2 i_0 T))) <= (sum3 T n)))).
Proof. intros i2. exact (t55 i2). Qed.
Lemma t57 (i : Z) (h0 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : ((i >= (0)%Z)%Z /\ (i < n)%Z).
Proof. pose proof given1 as H0. pose proof given2 as H1. pose proof given3 as H2. pose proof h0 as H3. exact (s42 n T i H0 H1 H2 H3). Qed.
Lemma t58 : (T >= (0)%Z)%Z.
Proof. pose proof given1 as H0. pose proof given2 as H1. pose proof given3 as H2. exact (s43 n T H0 H1 H2). Qed.
Lemma t59 : ((IZR T) >= (0)).
Proof. pose proof t58 as H0. exact (s44 T H0). Qed.
Lemma t60 : (n >= (1)%Z)%Z.
Proof. pose proof given1 as H0. pose proof given2 as H1. pose proof given3 as H2. exact (s45 n T H0 H1 H2). Qed.
Lemma t61 : ((IZR n) >= (1)).
Proof. pose proof t60 as H0. exact (s46 n H0). Qed.
Lemma t62 : (((gamma > (0)) /\ ((IZR T) > ((ln (IZR n)) / ((2) * (gamma * gamma))))) -> ((ln (IZR n)) < ((((2) * (IZR T)) * gamma) * gamma))).
Proof. pose proof t59 as H0. pose proof t61 as H1. exact (s47 T n gamma (ln (IZR n)) H0 H1). Qed.
Lemma t63 : ((IZR (0)%Z) = (0)).
Proof. exact (s48). Qed.
Lemma t64 : ((gamma > (0)) -> ((sum6 (0)%Z) >= (((IZR (0)%Z) * gamma) * gamma))).
Proof. pose proof t63 as E0. pose proof sum6_0 as E1. rewrite ?E0. rewrite ?E1. exact (s49 gamma). Qed.
Lemma t65 : (((0)%Z <= T)%Z -> ((gamma > (0)) -> ((sum6 (0)%Z) >= (((IZR (0)%Z) * gamma) * gamma)))).
Proof. intro unused. exact t64. Qed.
Lemma t66 (k3 : Z) (h12 : (k3 >= (0)%Z)%Z) (h13 : ((k3 + (1)%Z)%Z <= T)%Z) : (k3 <= T)%Z.
Proof. pose proof h13 as H4. exact (s50 k3 T H4). Qed.
Lemma t67 (k3 : Z) (h12 : (k3 >= (0)%Z)%Z) (h13 : ((k3 + (1)%Z)%Z <= T)%Z) : ((k3 >= (0)%Z)%Z /\ (k3 < T)%Z).
Proof. pose proof h12 as H3. pose proof h13 as H4. exact (s51 k3 T H3 H4). Qed.
Lemma t68 (k3 : Z) (h12 : (k3 >= (0)%Z)%Z) (h13 : ((k3 + (1)%Z)%Z <= T)%Z) : (k3 >= (0)%Z)%Z.
Proof. pose proof h12 as H3. exact (s52 k3 H3). Qed.
Lemma t69 (k3 : Z) (h12 : (k3 >= (0)%Z)%Z) (h13 : ((k3 + (1)%Z)%Z <= T)%Z) : ((IZR k3) >= (0)).
Proof. pose proof (t68 k3 h12 h13) as H0. exact (s53 k3 H0). Qed.
Lemma t70 (k3 : Z) : ((IZR (k3 + (1)%Z)%Z) = ((IZR k3) + (1))).
Proof. exact (s54 k3). Qed.
Lemma t71 (k3 : Z) : ((ln (((1) - (epsilon k3)) / (epsilon k3))) = (ln (((1) + ((-1) * (epsilon k3))) / (epsilon k3)))).
Proof. same. Qed.
Lemma t72 (k3 : Z) (h11 : ((k3 <= T)%Z -> ((gamma > (0)) -> ((sum6 k3) >= (((IZR k3) * gamma) * gamma))))) (h12 : (k3 >= (0)%Z)%Z) (h13 : ((k3 + (1)%Z)%Z <= T)%Z) : ((gamma > (0)) -> ((sum6 (k3 + (1)%Z)%Z) >= (((IZR (k3 + (1)%Z)%Z) * gamma) * gamma))).
Proof. pose proof (t70 k3) as E0. pose proof ((sum6_next k3) (t68 k3 h12 h13)) as E1. pose proof (h11 (t66 k3 h12 h13)) as H0. pose proof ((given10 k3) (t67 k3 h12 h13)) as H7. pose proof (t69 k3 h12 h13) as H8. rewrite ?E0. rewrite ?E1. exact (s56 gamma (sum6 k3) k3 (g k3) H0 H7 H8). Qed.
Lemma t73 (k3 : Z) (h11 : ((k3 <= T)%Z -> ((gamma > (0)) -> ((sum6 k3) >= (((IZR k3) * gamma) * gamma))))) (h12 : (k3 >= (0)%Z)%Z) : (((k3 + (1)%Z)%Z <= T)%Z -> ((gamma > (0)) -> ((sum6 (k3 + (1)%Z)%Z) >= (((IZR (k3 + (1)%Z)%Z) * gamma) * gamma)))).
Proof. intro h13. exact (t72 k3 h11 h12 h13). Qed.
Lemma t74 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= T)%Z -> ((gamma > (0)) -> ((sum6 k_0) >= (((IZR k_0) * gamma) * gamma)))))).
Proof. refine (zind (fun k3 => ((k3 <= T)%Z -> ((gamma > (0)) -> ((sum6 k3) >= (((IZR k3) * gamma) * gamma))))) t65 _). intros k3 h12 h11. exact (t73 k3 h11 h12). Qed.
Lemma t75 (k3 : Z) (h14 : ((k3 >= (0)%Z)%Z /\ (k3 <= T)%Z)) : ((gamma > (0)) -> ((sum6 k3) >= (((IZR k3) * gamma) * gamma))).
Proof. pose proof (t74 k3) as H0. pose proof h14 as H1. exact (s57 k3 T gamma (sum6 k3) H0 H1). Qed.
Lemma t76 (k3 : Z) : (((k3 >= (0)%Z)%Z /\ (k3 <= T)%Z) -> ((gamma > (0)) -> ((sum6 k3) >= (((IZR k3) * gamma) * gamma)))).
Proof. intro h14. exact (t75 k3 h14). Qed.
Lemma t77 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= T)%Z) -> ((gamma > (0)) -> ((sum6 k_0) >= (((IZR k_0) * gamma) * gamma))))).
Proof. intros k3. exact (t76 k3). Qed.
Lemma t78 : ((T >= (0)%Z)%Z /\ (T <= T)%Z).
Proof. pose proof given1 as H0. pose proof given2 as H1. pose proof given3 as H2. exact (s58 n T H0 H1 H2). Qed.
Lemma t79 : ((IZR n) >= (1)).
Proof. pose proof t60 as H0. exact (s59 n H0). Qed.
Lemma t80 : ((IZR T) >= (0)).
Proof. pose proof t58 as H0. exact (s60 T H0). Qed.
Lemma t81 : (((gamma > (0)) /\ ((IZR T) > ((ln (IZR n)) / ((2) * (gamma * gamma))))) -> ((ln (IZR n)) < ((2) * (sum6 T)))).
Proof. pose proof t62 as H0. pose proof ((t77 T) t78) as H1. pose proof t79 as H2. pose proof t80 as H3. exact (s61 gamma T (ln (IZR n)) (sum6 T) n H0 H1 H2 H3). Qed.
Lemma t82 (b : R) (a2 : R) : ((exp (a2 + (b - a2))) = (exp b)).
Proof. same. Qed.
Lemma t83 (a2 : R) (b : R) : ((exp b) = ((exp a2) * (exp (b - a2)))).
Proof. pose proof (t82 b a2) as E0. pose proof (ax_exp_of_a_sum a2 (b - a2)) as H0. rewrite ?E0 in H0. exact (s63 (exp b) (exp a2) (exp (b - a2)) H0). Qed.
Lemma t84 (b : R) (a2 : R) : ((a2 < b) -> ((exp a2) < (exp b))).
Proof. pose proof (t83 a2 b) as H0. pose proof (ax_exp_above_its_tangent (b - a2)) as H1. pose proof (t15 a2) as H2. exact (s64 (exp b) (exp a2) (exp (b - a2)) b a2 H0 H1 H2). Qed.
Lemma t85 : (forall (a_0 : R) (b_1 : R), ((a_0 < b_1) -> ((exp a_0) < (exp b_1)))).
Proof. intros a2 b. exact (t84 b a2). Qed.
Lemma t86 : (forall (a_0 : R), (((exp a_0) * (exp (- a_0))) = (1))).
Proof. intros a2. exact (t14 a2). Qed.
Lemma t87 : ((IZR n) >= (1)).
Proof. pose proof t60 as H0. exact (s65 n H0). Qed.
Lemma t88 : ((IZR T) >= (0)).
Proof. pose proof t58 as H0. exact (s66 T H0). Qed.
Lemma t89 : ((exp (- ((2) * (sum6 T)))) = (exp ((-2) * (sum6 T)))).
Proof. same. Qed.
Lemma t90 : (((gamma > (0)) /\ ((IZR T) > ((ln (IZR n)) / ((2) * (gamma * gamma))))) -> (((IZR n) * (exp ((-2) * (sum6 T)))) < (1))).
Proof. pose proof t89 as E0. pose proof t81 as H0. pose proof (t85 (ln (IZR n)) ((2) * (sum6 T))) as H1. pose proof (ax_logarithm (IZR n)) as H2. pose proof (t86 ((2) * (sum6 T))) as H3. rewrite ?E0 in H3. pose proof (t16 ((-2) * (sum6 T))) as H4. pose proof t87 as H5. pose proof t88 as H6. exact (s68 gamma T (ln (IZR n)) (sum6 T) (exp (ln (IZR n))) (exp ((2) * (sum6 T))) n (exp ((-2) * (sum6 T))) H0 H1 H2 H3 H4 H5 H6). Qed.
Lemma t91 : ((IZR n) >= (1)).
Proof. pose proof t60 as H0. exact (s69 n H0). Qed.
Lemma t92 : ((sum3 T (0)%Z) = (((IZR n) * (product T)) * (sum T (0)%Z))).
Proof. pose proof (sum_0 T) as E0. pose proof (sum3_0 T) as E1. pose proof t91 as H0. rewrite ?E0. rewrite ?E1. exact (s70 n (product T) H0). Qed.
Lemma t93 : (((0)%Z <= n)%Z -> ((sum3 T (0)%Z) = (((IZR n) * (product T)) * (sum T (0)%Z)))).
Proof. intro unused. exact t92. Qed.
Lemma t94 (k4 : Z) (h16 : (k4 >= (0)%Z)%Z) (h17 : ((k4 + (1)%Z)%Z <= n)%Z) : (k4 <= n)%Z.
Proof. pose proof h17 as H4. exact (s71 k4 n H4). Qed.
Lemma t95 (k4 : Z) (h16 : (k4 >= (0)%Z)%Z) (h17 : ((k4 + (1)%Z)%Z <= n)%Z) : ((k4 >= (0)%Z)%Z /\ (k4 < n)%Z).
Proof. pose proof h16 as H3. pose proof h17 as H4. exact (s72 k4 n H3 H4). Qed.
Lemma t96 (k4 : Z) (h16 : (k4 >= (0)%Z)%Z) (h17 : ((k4 + (1)%Z)%Z <= n)%Z) : (n >= (1)%Z)%Z.
Proof. pose proof h16 as H3. pose proof h17 as H4. exact (s73 k4 n H3 H4). Qed.
Lemma t97 (k4 : Z) (h16 : (k4 >= (0)%Z)%Z) (h17 : ((k4 + (1)%Z)%Z <= n)%Z) : ((IZR n) >= (1)).
Proof. pose proof (t96 k4 h16 h17) as H0. exact (s74 n H0). Qed.
Lemma t98 (k4 : Z) : ((exp (- ((y k4) * (0)))) = (exp (0))).
Proof. same. Qed.
Lemma t99 (k4 : Z) (h16 : (k4 >= (0)%Z)%Z) (h17 : ((k4 + (1)%Z)%Z <= n)%Z) : ((((D (0)%Z k4) * (IZR n)) * (product (0)%Z)) = (exp (- ((y k4) * (sum2 k4 (0)%Z))))).
Proof. pose proof (sum2_0 k4) as E0. pose proof product_0 as E1. pose proof (t98 k4) as E2. pose proof ((given4 k4) (t95 k4 h16 h17)) as H0. pose proof t13 as H1. pose proof (t97 k4 h16 h17) as H2. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s76 (D (0)%Z k4) n (exp (0)) H0 H1 H2). Qed.
Lemma t100 (k4 : Z) (h16 : (k4 >= (0)%Z)%Z) (h17 : ((k4 + (1)%Z)%Z <= n)%Z) : (((0)%Z <= T)%Z -> ((((D (0)%Z k4) * (IZR n)) * (product (0)%Z)) = (exp (- ((y k4) * (sum2 k4 (0)%Z)))))).
Proof. intro unused. exact (t99 k4 h16 h17). Qed.
Lemma t101 (k5 : Z) (k4 : Z) (h16 : (k4 >= (0)%Z)%Z) (h17 : ((k4 + (1)%Z)%Z <= n)%Z) (h19 : (k5 >= (0)%Z)%Z) (h20 : ((k5 + (1)%Z)%Z <= T)%Z) : (k5 <= T)%Z.
Proof. pose proof h20 as H6. exact (s77 k5 T H6). Qed.
Lemma t102 (k5 : Z) (k4 : Z) (h16 : (k4 >= (0)%Z)%Z) (h17 : ((k4 + (1)%Z)%Z <= n)%Z) (h19 : (k5 >= (0)%Z)%Z) (h20 : ((k5 + (1)%Z)%Z <= T)%Z) : ((k5 >= (0)%Z)%Z /\ (k5 < T)%Z).
Proof. pose proof h19 as H5. pose proof h20 as H6. exact (s78 k5 T H5 H6). Qed.
Lemma t103 (k5 : Z) (k4 : Z) (h16 : (k4 >= (0)%Z)%Z) (h17 : ((k4 + (1)%Z)%Z <= n)%Z) (h19 : (k5 >= (0)%Z)%Z) (h20 : ((k5 + (1)%Z)%Z <= T)%Z) : (((k5 >= (0)%Z)%Z /\ (k5 < T)%Z) /\ ((k4 >= (0)%Z)%Z /\ (k4 < n)%Z)).
Proof. pose proof h16 as H3. pose proof h17 as H4. pose proof h19 as H5. pose proof h20 as H6. exact (s79 k4 n k5 T H3 H4 H5 H6). Qed.
Lemma t104 (k5 : Z) (k4 : Z) (h16 : (k4 >= (0)%Z)%Z) (h17 : ((k4 + (1)%Z)%Z <= n)%Z) (h19 : (k5 >= (0)%Z)%Z) (h20 : ((k5 + (1)%Z)%Z <= T)%Z) : (n >= (1)%Z)%Z.
Proof. pose proof h16 as H3. pose proof h17 as H4. exact (s80 k4 n H3 H4). Qed.
Lemma t105 (k5 : Z) (k4 : Z) (h16 : (k4 >= (0)%Z)%Z) (h17 : ((k4 + (1)%Z)%Z <= n)%Z) (h19 : (k5 >= (0)%Z)%Z) (h20 : ((k5 + (1)%Z)%Z <= T)%Z) : ((IZR n) >= (1)).
Proof. pose proof (t104 k5 k4 h16 h17 h19 h20) as H0. exact (s81 n H0). Qed.
Lemma t106 (k5 : Z) (k4 : Z) (h16 : (k4 >= (0)%Z)%Z) (h17 : ((k4 + (1)%Z)%Z <= n)%Z) (h19 : (k5 >= (0)%Z)%Z) (h20 : ((k5 + (1)%Z)%Z <= T)%Z) : (k5 >= (0)%Z)%Z.
Proof. pose proof h19 as H5. exact (s82 k5 H5). Qed.
Lemma t107 (k5 : Z) (k4 : Z) : ((exp (- ((y k4) * ((sum2 k4 k5) + ((a k5) * (h k5 k4)))))) = (exp (((-1) * ((y k4) * (sum2 k4 k5))) + ((-1) * ((y k4) * (h k5 k4) * (a k5)))))).
Proof. same. Qed.
Lemma t108 (k5 : Z) (k4 : Z) : ((exp (- ((y k4) * (sum2 k4 k5)))) = (exp ((-1) * ((y k4) * (sum2 k4 k5))))).
Proof. same. Qed.
Lemma t109 (k5 : Z) (k4 : Z) : ((exp (((- (a k5)) * (y k4)) * (h k5 k4))) = (exp ((-1) * ((y k4) * (h k5 k4) * (a k5))))).
Proof. same. Qed.
Lemma t110 (k5 : Z) (k4 : Z) : ((exp ((- ((y k4) * (sum2 k4 k5))) + (((- (a k5)) * (y k4)) * (h k5 k4)))) = (exp (((-1) * ((y k4) * (sum2 k4 k5))) + ((-1) * ((y k4) * (h k5 k4) * (a k5)))))).
Proof. same. Qed.
Lemma t111 (k5 : Z) (k4 : Z) (h18 : ((k5 <= T)%Z -> ((((D k5 k4) * (IZR n)) * (product k5)) = (exp (- ((y k4) * (sum2 k4 k5))))))) (h16 : (k4 >= (0)%Z)%Z) (h17 : ((k4 + (1)%Z)%Z <= n)%Z) (h19 : (k5 >= (0)%Z)%Z) (h20 : ((k5 + (1)%Z)%Z <= T)%Z) : ((((D (k5 + (1)%Z)%Z k4) * (IZR n)) * (product (k5 + (1)%Z)%Z)) = (exp (- ((y k4) * (sum2 k4 (k5 + (1)%Z)%Z))))).
Proof. pose proof ((sum2_next k4 k5) (t106 k5 k4 h16 h17 h19 h20)) as E0. pose proof ((product_next k5) (t106 k5 k4 h16 h17 h19 h20)) as E1. pose proof (t107 k5 k4) as E2. pose proof (t108 k5 k4) as E3. pose proof (t109 k5 k4) as E4. pose proof (t110 k5 k4) as E5. pose proof (h18 (t101 k5 k4 h16 h17 h19 h20)) as H0. rewrite ?E3 in H0. pose proof ((given11 k5 k4) (t103 k5 k4 h16 h17 h19 h20)) as H4. rewrite ?E4 in H4. pose proof (ax_exp_of_a_sum (- ((y k4) * (sum2 k4 k5))) (((- (a k5)) * (y k4)) * (h k5 k4))) as H5. rewrite ?E3 in H5. rewrite ?E4 in H5. rewrite ?E5 in H5. pose proof (t105 k5 k4 h16 h17 h19 h20) as H6. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s87 (D k5 k4) n (product k5) (exp ((-1) * ((y k4) * (sum2 k4 k5)))) (D (k5 + (1)%Z)%Z k4) (Z_ k5) (exp ((-1) * ((y k4) * (h k5 k4) * (a k5)))) (exp (((-1) * ((y k4) * (sum2 k4 k5))) + ((-1) * ((y k4) * (h k5 k4) * (a k5))))) H0 H4 H5 H6). Qed.
Lemma t112 (k5 : Z) (k4 : Z) (h18 : ((k5 <= T)%Z -> ((((D k5 k4) * (IZR n)) * (product k5)) = (exp (- ((y k4) * (sum2 k4 k5))))))) (h16 : (k4 >= (0)%Z)%Z) (h17 : ((k4 + (1)%Z)%Z <= n)%Z) (h19 : (k5 >= (0)%Z)%Z) : (((k5 + (1)%Z)%Z <= T)%Z -> ((((D (k5 + (1)%Z)%Z k4) * (IZR n)) * (product (k5 + (1)%Z)%Z)) = (exp (- ((y k4) * (sum2 k4 (k5 + (1)%Z)%Z)))))).
Proof. intro h20. exact (t111 k5 k4 h18 h16 h17 h19 h20). Qed.
Lemma t113 (k4 : Z) (h16 : (k4 >= (0)%Z)%Z) (h17 : ((k4 + (1)%Z)%Z <= n)%Z) : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= T)%Z -> ((((D k_0 k4) * (IZR n)) * (product k_0)) = (exp (- ((y k4) * (sum2 k4 k_0)))))))).
Proof. refine (zind (fun k5 => ((k5 <= T)%Z -> ((((D k5 k4) * (IZR n)) * (product k5)) = (exp (- ((y k4) * (sum2 k4 k5))))))) (t100 k4 h16 h17) _). intros k5 h19 h18. exact (t112 k5 k4 h18 h16 h17 h19). Qed.
Lemma t114 (k5 : Z) (k4 : Z) (h16 : (k4 >= (0)%Z)%Z) (h17 : ((k4 + (1)%Z)%Z <= n)%Z) (h21 : ((k5 >= (0)%Z)%Z /\ (k5 <= T)%Z)) : ((((D k5 k4) * (IZR n)) * (product k5)) = (exp (- ((y k4) * (sum2 k4 k5))))).
Proof. pose proof ((t113 k4 h16 h17) k5) as H0. pose proof h21 as H1. exact (s88 k5 T (D k5 k4) n (product k5) (exp (- ((y k4) * (sum2 k4 k5)))) H0 H1). Qed.
Lemma t115 (k4 : Z) (k5 : Z) (h16 : (k4 >= (0)%Z)%Z) (h17 : ((k4 + (1)%Z)%Z <= n)%Z) : (((k5 >= (0)%Z)%Z /\ (k5 <= T)%Z) -> ((((D k5 k4) * (IZR n)) * (product k5)) = (exp (- ((y k4) * (sum2 k4 k5)))))).
Proof. intro h21. exact (t114 k5 k4 h16 h17 h21). Qed.
Lemma t116 (k4 : Z) (h16 : (k4 >= (0)%Z)%Z) (h17 : ((k4 + (1)%Z)%Z <= n)%Z) : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= T)%Z) -> ((((D k_0 k4) * (IZR n)) * (product k_0)) = (exp (- ((y k4) * (sum2 k4 k_0))))))).
Proof. intros k5. exact (t115 k4 k5 h16 h17). Qed.
Lemma t117 (k4 : Z) (h16 : (k4 >= (0)%Z)%Z) (h17 : ((k4 + (1)%Z)%Z <= n)%Z) : ((T >= (0)%Z)%Z /\ (T <= T)%Z).
Proof. pose proof given3 as H2. exact (s89 T H2). Qed.
Lemma t118 (k4 : Z) (h16 : (k4 >= (0)%Z)%Z) (h17 : ((k4 + (1)%Z)%Z <= n)%Z) : ((IZR n) >= (1)).
Proof. pose proof (t96 k4 h16 h17) as H0. exact (s90 n H0). Qed.
Lemma t119 (k4 : Z) (h16 : (k4 >= (0)%Z)%Z) (h17 : ((k4 + (1)%Z)%Z <= n)%Z) : (k4 >= (0)%Z)%Z.
Proof. pose proof h16 as H3. exact (s91 k4 H3). Qed.
Lemma t120 (k4 : Z) : ((exp ((- (y k4)) * (sum2 k4 T))) = (exp ((-1) * ((y k4) * (sum2 k4 T))))).
Proof. same. Qed.
Lemma t121 (k4 : Z) : ((exp (- ((y k4) * (sum2 k4 T)))) = (exp ((-1) * ((y k4) * (sum2 k4 T))))).
Proof. same. Qed.
Lemma t122 (k4 : Z) (h15 : ((k4 <= n)%Z -> ((sum3 T k4) = (((IZR n) * (product T)) * (sum T k4))))) (h16 : (k4 >= (0)%Z)%Z) (h17 : ((k4 + (1)%Z)%Z <= n)%Z) : ((sum3 T (k4 + (1)%Z)%Z) = (((IZR n) * (product T)) * (sum T (k4 + (1)%Z)%Z))).
Proof. pose proof ((sum_next T k4) (t119 k4 h16 h17)) as E0. pose proof ((sum3_next T k4) (t119 k4 h16 h17)) as E1. pose proof (t120 k4) as E2. pose proof (t121 k4) as E3. pose proof (h15 (t94 k4 h16 h17)) as H0. pose proof (((t116 k4 h16 h17) T) (t117 k4 h16 h17)) as H3. rewrite ?E3 in H3. pose proof (t118 k4 h16 h17) as H4. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s94 (sum3 T k4) n (product T) (sum T k4) (D T k4) (exp ((-1) * ((y k4) * (sum2 k4 T)))) H0 H3 H4). Qed.
Lemma t123 (k4 : Z) (h15 : ((k4 <= n)%Z -> ((sum3 T k4) = (((IZR n) * (product T)) * (sum T k4))))) (h16 : (k4 >= (0)%Z)%Z) : (((k4 + (1)%Z)%Z <= n)%Z -> ((sum3 T (k4 + (1)%Z)%Z) = (((IZR n) * (product T)) * (sum T (k4 + (1)%Z)%Z)))).
Proof. intro h17. exact (t122 k4 h15 h16 h17). Qed.
Lemma t124 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum3 T k_0) = (((IZR n) * (product T)) * (sum T k_0)))))).
Proof. refine (zind (fun k4 => ((k4 <= n)%Z -> ((sum3 T k4) = (((IZR n) * (product T)) * (sum T k4))))) t93 _). intros k4 h16 h15. exact (t123 k4 h15 h16). Qed.
Lemma t125 (k4 : Z) (h22 : ((k4 >= (0)%Z)%Z /\ (k4 <= n)%Z)) : ((sum3 T k4) = (((IZR n) * (product T)) * (sum T k4))).
Proof. pose proof (t124 k4) as H0. pose proof h22 as H1. exact (s95 k4 n (sum3 T k4) (product T) (sum T k4) H0 H1). Qed.
Lemma t126 (k4 : Z) : (((k4 >= (0)%Z)%Z /\ (k4 <= n)%Z) -> ((sum3 T k4) = (((IZR n) * (product T)) * (sum T k4)))).
Proof. intro h22. exact (t125 k4 h22). Qed.
Lemma t127 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum3 T k_0) = (((IZR n) * (product T)) * (sum T k_0))))).
Proof. intros k4. exact (t126 k4). Qed.
Lemma t128 : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given1 as H0. pose proof given2 as H1. pose proof given3 as H2. exact (s96 n T H0 H1 H2). Qed.
Lemma t129 : ((IZR n) >= (1)).
Proof. pose proof t60 as H0. exact (s97 n H0). Qed.
Lemma t130 : ((IZR (0)%Z) = (0)).
Proof. exact (s98). Qed.
Lemma t131 : (((sum (0)%Z (0)%Z) * (IZR n)) = (IZR (0)%Z)).
Proof. pose proof t130 as E0. pose proof (sum_0 (0)%Z) as E1. pose proof t129 as H0. rewrite ?E0. rewrite ?E1. exact (s99 n H0). Qed.
Lemma t132 : (((0)%Z <= n)%Z -> (((sum (0)%Z (0)%Z) * (IZR n)) = (IZR (0)%Z))).
Proof. intro unused. exact t131. Qed.
Lemma t133 (k6 : Z) (h24 : (k6 >= (0)%Z)%Z) (h25 : ((k6 + (1)%Z)%Z <= n)%Z) : (k6 <= n)%Z.
Proof. pose proof h25 as H4. exact (s100 k6 n H4). Qed.
Lemma t134 (k6 : Z) (h24 : (k6 >= (0)%Z)%Z) (h25 : ((k6 + (1)%Z)%Z <= n)%Z) : ((k6 >= (0)%Z)%Z /\ (k6 < n)%Z).
Proof. pose proof h24 as H3. pose proof h25 as H4. exact (s101 k6 n H3 H4). Qed.
Lemma t135 (k6 : Z) (h24 : (k6 >= (0)%Z)%Z) (h25 : ((k6 + (1)%Z)%Z <= n)%Z) : (k6 >= (0)%Z)%Z.
Proof. pose proof h24 as H3. exact (s102 k6 H3). Qed.
Lemma t136 (k6 : Z) (h24 : (k6 >= (0)%Z)%Z) (h25 : ((k6 + (1)%Z)%Z <= n)%Z) : ((IZR k6) >= (0)).
Proof. pose proof (t135 k6 h24 h25) as H0. exact (s103 k6 H0). Qed.
Lemma t137 (k6 : Z) (h24 : (k6 >= (0)%Z)%Z) (h25 : ((k6 + (1)%Z)%Z <= n)%Z) : (n >= (1)%Z)%Z.
Proof. pose proof h24 as H3. pose proof h25 as H4. exact (s104 k6 n H3 H4). Qed.
Lemma t138 (k6 : Z) (h24 : (k6 >= (0)%Z)%Z) (h25 : ((k6 + (1)%Z)%Z <= n)%Z) : ((IZR n) >= (1)).
Proof. pose proof (t137 k6 h24 h25) as H0. exact (s105 n H0). Qed.
Lemma t139 (k6 : Z) : ((IZR (k6 + (1)%Z)%Z) = ((IZR k6) + (1))).
Proof. exact (s106 k6). Qed.
Lemma t140 (k6 : Z) (h23 : ((k6 <= n)%Z -> (((sum (0)%Z k6) * (IZR n)) = (IZR k6)))) (h24 : (k6 >= (0)%Z)%Z) (h25 : ((k6 + (1)%Z)%Z <= n)%Z) : (((sum (0)%Z (k6 + (1)%Z)%Z) * (IZR n)) = (IZR (k6 + (1)%Z)%Z)).
Proof. pose proof (t139 k6) as E0. pose proof ((sum_next (0)%Z k6) (t135 k6 h24 h25)) as E1. pose proof (h23 (t133 k6 h24 h25)) as H0. pose proof ((given4 k6) (t134 k6 h24 h25)) as H3. pose proof (t136 k6 h24 h25) as H4. pose proof (t138 k6 h24 h25) as H5. rewrite ?E0. rewrite ?E1. exact (s107 (sum (0)%Z k6) n k6 (D (0)%Z k6) H0 H3 H4 H5). Qed.
Lemma t141 (k6 : Z) (h23 : ((k6 <= n)%Z -> (((sum (0)%Z k6) * (IZR n)) = (IZR k6)))) (h24 : (k6 >= (0)%Z)%Z) : (((k6 + (1)%Z)%Z <= n)%Z -> (((sum (0)%Z (k6 + (1)%Z)%Z) * (IZR n)) = (IZR (k6 + (1)%Z)%Z))).
Proof. intro h25. exact (t140 k6 h23 h24 h25). Qed.
Lemma t142 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> (((sum (0)%Z k_0) * (IZR n)) = (IZR k_0))))).
Proof. refine (zind (fun k6 => ((k6 <= n)%Z -> (((sum (0)%Z k6) * (IZR n)) = (IZR k6)))) t132 _). intros k6 h24 h23. exact (t141 k6 h23 h24). Qed.
Lemma t143 (k6 : Z) (h26 : ((k6 >= (0)%Z)%Z /\ (k6 <= n)%Z)) : (((sum (0)%Z k6) * (IZR n)) = (IZR k6)).
Proof. pose proof (t142 k6) as H0. pose proof h26 as H1. exact (s108 k6 n (sum (0)%Z k6) H0 H1). Qed.
Lemma t144 (k6 : Z) : (((k6 >= (0)%Z)%Z /\ (k6 <= n)%Z) -> (((sum (0)%Z k6) * (IZR n)) = (IZR k6))).
Proof. intro h26. exact (t143 k6 h26). Qed.
Lemma t145 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> (((sum (0)%Z k_0) * (IZR n)) = (IZR k_0)))).
Proof. intros k6. exact (t144 k6). Qed.
Lemma t146 : ((IZR n) >= (1)).
Proof. pose proof t60 as H0. exact (s109 n H0). Qed.
Lemma t147 : ((sum (0)%Z n) = (1)).
Proof. pose proof ((t145 n) t128) as H0. pose proof t146 as H1. exact (s110 (sum (0)%Z n) n H0 H1). Qed.
Lemma t148 : ((sum (0)%Z n) = (1)).
Proof. pose proof t147 as H0. exact (s111 (sum (0)%Z n) H0). Qed.
Lemma t149 : (((0)%Z <= T)%Z -> ((sum (0)%Z n) = (1))).
Proof. intro unused. exact t148. Qed.
Lemma t150 (k7 : Z) (h28 : (k7 >= (0)%Z)%Z) (h29 : ((k7 + (1)%Z)%Z <= T)%Z) : (k7 <= T)%Z.
Proof. pose proof h29 as H4. exact (s112 k7 T H4). Qed.
Lemma t151 (k7 : Z) (h28 : (k7 >= (0)%Z)%Z) (h29 : ((k7 + (1)%Z)%Z <= T)%Z) : ((k7 >= (0)%Z)%Z /\ (k7 < T)%Z).
Proof. pose proof h28 as H3. pose proof h29 as H4. exact (s113 k7 T H3 H4). Qed.
Lemma t152 (k7 : Z) (h27 : ((k7 <= T)%Z -> ((sum k7 n) = (1)))) (h28 : (k7 >= (0)%Z)%Z) (h29 : ((k7 + (1)%Z)%Z <= T)%Z) : ((sum (k7 + (1)%Z)%Z n) = (1)).
Proof. pose proof (h27 (t150 k7 h28 h29)) as H0. pose proof ((given5 k7) (t151 k7 h28 h29)) as H1. pose proof t147 as H2. pose proof ((given5 k7) (t151 k7 h28 h29)) as H3. exact (s114 (sum k7 n) (sum (k7 + (1)%Z)%Z n) (sum (0)%Z n) H0 H1 H2 H3). Qed.
Lemma t153 (k7 : Z) (h27 : ((k7 <= T)%Z -> ((sum k7 n) = (1)))) (h28 : (k7 >= (0)%Z)%Z) : (((k7 + (1)%Z)%Z <= T)%Z -> ((sum (k7 + (1)%Z)%Z n) = (1))).
Proof. intro h29. exact (t152 k7 h27 h28 h29). Qed.
Lemma t154 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= T)%Z -> ((sum k_0 n) = (1))))).
Proof. refine (zind (fun k7 => ((k7 <= T)%Z -> ((sum k7 n) = (1)))) t149 _). intros k7 h28 h27. exact (t153 k7 h27 h28). Qed.
Lemma t155 (k7 : Z) (h30 : ((k7 >= (0)%Z)%Z /\ (k7 <= T)%Z)) : ((sum k7 n) = (1)).
Proof. pose proof (t154 k7) as H0. pose proof h30 as H1. exact (s115 k7 T (sum k7 n) H0 H1). Qed.
Lemma t156 (k7 : Z) : (((k7 >= (0)%Z)%Z /\ (k7 <= T)%Z) -> ((sum k7 n) = (1))).
Proof. intro h30. exact (t155 k7 h30). Qed.
Lemma t157 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= T)%Z) -> ((sum k_0 n) = (1)))).
Proof. intros k7. exact (t156 k7). Qed.
Lemma t158 : ((IZR n) >= (1)).
Proof. pose proof t60 as H0. exact (s116 n H0). Qed.
Lemma t159 : ((sum3 T n) = ((IZR n) * (product T))).
Proof. pose proof ((t127 n) t128) as H0. pose proof ((t157 T) t78) as H1. pose proof t158 as H2. exact (s117 (sum3 T n) n (product T) (sum T n) H0 H1 H2). Qed.
Lemma t160 : ((exp ((-2) * (0))) = (exp (0))).
Proof. same. Qed.
Lemma t161 : (((product (0)%Z) > (0)) /\ ((product (0)%Z) <= (exp ((-2) * (sum6 (0)%Z))))).
Proof. pose proof sum6_0 as E0. pose proof product_0 as E1. pose proof t160 as E2. pose proof t13 as H0. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s119 (exp (0)) H0). Qed.
Lemma t162 : (((0)%Z <= T)%Z -> (((product (0)%Z) > (0)) /\ ((product (0)%Z) <= (exp ((-2) * (sum6 (0)%Z)))))).
Proof. intro unused. exact t161. Qed.
Lemma t163 (k8 : Z) (h32 : (k8 >= (0)%Z)%Z) (h33 : ((k8 + (1)%Z)%Z <= T)%Z) : (k8 <= T)%Z.
Proof. pose proof h33 as H4. exact (s120 k8 T H4). Qed.
Lemma t164 (k8 : Z) (h32 : (k8 >= (0)%Z)%Z) (h33 : ((k8 + (1)%Z)%Z <= T)%Z) : ((k8 >= (0)%Z)%Z /\ (k8 < T)%Z).
Proof. pose proof h32 as H3. pose proof h33 as H4. exact (s121 k8 T H3 H4). Qed.
Lemma t165 (t : Z) (h34 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) : ((t >= (0)%Z)%Z /\ (t < T)%Z).
Proof. pose proof given1 as H0. pose proof given2 as H1. pose proof given3 as H2. pose proof h34 as H3. exact (s122 n T t H0 H1 H2 H3). Qed.
Lemma t166 (b : R) (a2 : R) : ((a2 = b) -> ((exp a2) = (exp b))).
Proof. same. Qed.
Lemma t167 (b : R) (a2 : R) : (((exp a2) = (exp b)) <-> (a2 = b)).
Proof. pose proof (t84 b a2) as H0. pose proof (t85 b a2) as H1. pose proof (t166 b a2) as H2. exact (s124 a2 b (exp a2) (exp b) H0 H1 H2). Qed.
Lemma t168 : (forall (a_0 : R) (b_1 : R), (((exp a_0) = (exp b_1)) <-> (a_0 = b_1))).
Proof. intros a2 b. exact (t167 b a2). Qed.
Lemma t169 (t : Z) : ((ln (((1) - (epsilon t)) / (epsilon t))) = (ln (((1) + ((-1) * (epsilon t))) / (epsilon t)))).
Proof. same. Qed.
Lemma t170 (t : Z) : ((exp ((a t) + (a t))) = (exp ((2) * (a t)))).
Proof. same. Qed.
Lemma t171 (t : Z) (h34 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) : (((exp (a t)) * (exp (a t))) = (((1) - (epsilon t)) / (epsilon t))).
Proof. pose proof (t169 t) as E0. pose proof (t170 t) as E1. pose proof (ax_logarithm (((1) - (epsilon t)) / (epsilon t))) as H0. rewrite ?E0 in H0. pose proof (ax_exp_of_a_sum (a t) (a t)) as H1. rewrite ?E1 in H1. pose proof (t168 ((a t) + (a t)) (ln (((1) - (epsilon t)) / (epsilon t)))) as H2. rewrite ?E0 in H2. rewrite ?E1 in H2. pose proof ((given7 t) (t165 t h34)) as H3. pose proof ((given8 t) (t165 t h34)) as H4. rewrite ?E0 in H4. exact (s127 (epsilon t) (exp (ln (((1) + ((-1) * (epsilon t))) / (epsilon t)))) (exp ((2) * (a t))) (exp (a t)) (a t) (ln (((1) + ((-1) * (epsilon t))) / (epsilon t))) H0 H1 H2 H3 H4). Qed.
Lemma t172 (t : Z) : ((exp (- (a t))) = (exp ((-1) * (a t)))).
Proof. same. Qed.
Lemma t173 (t : Z) : ((ln (((1) - (epsilon t)) / (epsilon t))) = (ln (((1) + ((-1) * (epsilon t))) / (epsilon t)))).
Proof. same. Qed.
Lemma t174 (t : Z) : ((exp ((a t) + (a t))) = (exp ((2) * (a t)))).
Proof. same. Qed.
Lemma t175 (t : Z) (h34 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) : (((((exp (a t)) * (exp (a t))) * (epsilon t)) = ((1) - (epsilon t))) /\ ((exp (a t)) > (0)) /\ (((exp (a t)) * (exp (- (a t)))) = (1))).
Proof. pose proof (t172 t) as E0. pose proof (t171 t h34) as H0. pose proof (t86 (a t)) as H3. rewrite ?E0 in H3. pose proof (t16 (a t)) as H4. pose proof ((given7 t) (t165 t h34)) as H5. rewrite ?E0. exact (s131 (exp (a t)) (epsilon t) (exp ((-1) * (a t))) H0 H3 H4 H5). Qed.
Lemma t176 (t : Z) : (((Z_ t) * (sum (t + (1)%Z)%Z (0)%Z)) = (sum5 t (0)%Z)).
Proof. pose proof (sum5_0 t) as E0. pose proof (sum_0 (t + (1)%Z)%Z) as E1. rewrite ?E0. rewrite ?E1. exact (s132 (Z_ t)). Qed.
Lemma t177 (t : Z) : (((0)%Z <= n)%Z -> (((Z_ t) * (sum (t + (1)%Z)%Z (0)%Z)) = (sum5 t (0)%Z))).
Proof. intro unused. exact (t176 t). Qed.
Lemma t178 (k9 : Z) (t : Z) (h34 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) (h36 : (k9 >= (0)%Z)%Z) (h37 : ((k9 + (1)%Z)%Z <= n)%Z) : (k9 <= n)%Z.
Proof. pose proof h37 as H5. exact (s133 k9 n H5). Qed.
Lemma t179 (k9 : Z) (t : Z) (h34 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) (h36 : (k9 >= (0)%Z)%Z) (h37 : ((k9 + (1)%Z)%Z <= n)%Z) : ((k9 >= (0)%Z)%Z /\ (k9 < n)%Z).
Proof. pose proof h36 as H4. pose proof h37 as H5. exact (s134 k9 n H4 H5). Qed.
Lemma t180 (k9 : Z) (t : Z) (h34 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) (h36 : (k9 >= (0)%Z)%Z) (h37 : ((k9 + (1)%Z)%Z <= n)%Z) : (((t >= (0)%Z)%Z /\ (t < T)%Z) /\ ((k9 >= (0)%Z)%Z /\ (k9 < n)%Z)).
Proof. pose proof h34 as H3. pose proof h36 as H4. pose proof h37 as H5. exact (s135 t T k9 n H3 H4 H5). Qed.
Lemma t181 (k9 : Z) (t : Z) (h34 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) (h36 : (k9 >= (0)%Z)%Z) (h37 : ((k9 + (1)%Z)%Z <= n)%Z) : (n >= (1)%Z)%Z.
Proof. pose proof h36 as H4. pose proof h37 as H5. exact (s136 k9 n H4 H5). Qed.
Lemma t182 (k9 : Z) (t : Z) (h34 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) (h36 : (k9 >= (0)%Z)%Z) (h37 : ((k9 + (1)%Z)%Z <= n)%Z) : ((IZR n) >= (1)).
Proof. pose proof (t181 k9 t h34 h36 h37) as H0. exact (s137 n H0). Qed.
Lemma t183 (k9 : Z) (t : Z) (h34 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) (h36 : (k9 >= (0)%Z)%Z) (h37 : ((k9 + (1)%Z)%Z <= n)%Z) : (k9 >= (0)%Z)%Z.
Proof. pose proof h36 as H4. exact (s138 k9 H4). Qed.
Lemma t184 (k9 : Z) (t : Z) : ((exp (((- (a t)) * (y k9)) * (h t k9))) = (exp ((-1) * ((a t) * (h t k9) * (y k9))))).
Proof. same. Qed.
Lemma t185 (k9 : Z) (t : Z) (h35 : ((k9 <= n)%Z -> (((Z_ t) * (sum (t + (1)%Z)%Z k9)) = (sum5 t k9)))) (h34 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) (h36 : (k9 >= (0)%Z)%Z) (h37 : ((k9 + (1)%Z)%Z <= n)%Z) : (((Z_ t) * (sum (t + (1)%Z)%Z (k9 + (1)%Z)%Z)) = (sum5 t (k9 + (1)%Z)%Z)).
Proof. pose proof ((sum5_next t k9) (t183 k9 t h34 h36 h37)) as E0. pose proof ((sum_next (t + (1)%Z)%Z k9) (t183 k9 t h34 h36 h37)) as E1. pose proof (t184 k9 t) as E2. pose proof (h35 (t178 k9 t h34 h36 h37)) as H0. pose proof ((given11 t k9) (t180 k9 t h34 h36 h37)) as H3. rewrite ?E2 in H3. pose proof (t182 k9 t h34 h36 h37) as H4. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s140 (Z_ t) (sum (t + (1)%Z)%Z k9) (sum5 t k9) (D (t + (1)%Z)%Z k9) (D t k9) (exp ((-1) * ((a t) * (h t k9) * (y k9)))) n H0 H3 H4). Qed.
Lemma t186 (k9 : Z) (t : Z) (h35 : ((k9 <= n)%Z -> (((Z_ t) * (sum (t + (1)%Z)%Z k9)) = (sum5 t k9)))) (h34 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) (h36 : (k9 >= (0)%Z)%Z) : (((k9 + (1)%Z)%Z <= n)%Z -> (((Z_ t) * (sum (t + (1)%Z)%Z (k9 + (1)%Z)%Z)) = (sum5 t (k9 + (1)%Z)%Z))).
Proof. intro h37. exact (t185 k9 t h35 h34 h36 h37). Qed.
Lemma t187 (t : Z) (h34 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> (((Z_ t) * (sum (t + (1)%Z)%Z k_0)) = (sum5 t k_0))))).
Proof. refine (zind (fun k9 => ((k9 <= n)%Z -> (((Z_ t) * (sum (t + (1)%Z)%Z k9)) = (sum5 t k9)))) (t177 t) _). intros k9 h36 h35. exact (t186 k9 t h35 h34 h36). Qed.
Lemma t188 (k9 : Z) (t : Z) (h34 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) (h38 : ((k9 >= (0)%Z)%Z /\ (k9 <= n)%Z)) : (((Z_ t) * (sum (t + (1)%Z)%Z k9)) = (sum5 t k9)).
Proof. pose proof ((t187 t h34) k9) as H0. pose proof h38 as H1. exact (s141 k9 n (Z_ t) (sum (t + (1)%Z)%Z k9) (sum5 t k9) H0 H1). Qed.
Lemma t189 (t : Z) (k9 : Z) (h34 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) : (((k9 >= (0)%Z)%Z /\ (k9 <= n)%Z) -> (((Z_ t) * (sum (t + (1)%Z)%Z k9)) = (sum5 t k9))).
Proof. intro h38. exact (t188 k9 t h34 h38). Qed.
Lemma t190 (t : Z) (h34 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> (((Z_ t) * (sum (t + (1)%Z)%Z k_0)) = (sum5 t k_0)))).
Proof. intros k9. exact (t189 t k9 h34). Qed.
Lemma t191 (t : Z) (h34 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given1 as H0. pose proof given2 as H1. pose proof given3 as H2. pose proof h34 as H3. exact (s142 n T t H0 H1 H2 H3). Qed.
Lemma t192 (t : Z) : ((exp (- (a t))) = (exp ((-1) * (a t)))).
Proof. same. Qed.
Lemma t193 (t : Z) : ((sum5 t (0)%Z) = ((((exp (a t)) - (exp (- (a t)))) * (sum4 t (0)%Z)) + ((exp (- (a t))) * (sum t (0)%Z)))).
Proof. pose proof (sum_0 t) as E0. pose proof (sum4_0 t) as E1. pose proof (sum5_0 t) as E2. pose proof (t192 t) as E3. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. exact (s144 (exp (a t)) (exp ((-1) * (a t)))). Qed.
Lemma t194 (t : Z) : (((0)%Z <= n)%Z -> ((sum5 t (0)%Z) = ((((exp (a t)) - (exp (- (a t)))) * (sum4 t (0)%Z)) + ((exp (- (a t))) * (sum t (0)%Z))))).
Proof. intro unused. exact (t193 t). Qed.
Lemma t195 (k10 : Z) (t : Z) (h34 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) (h40 : (k10 >= (0)%Z)%Z) (h41 : ((k10 + (1)%Z)%Z <= n)%Z) : (k10 <= n)%Z.
Proof. pose proof h41 as H5. exact (s145 k10 n H5). Qed.
Lemma t196 (k10 : Z) (t : Z) (h34 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) (h40 : (k10 >= (0)%Z)%Z) (h41 : ((k10 + (1)%Z)%Z <= n)%Z) : ((k10 >= (0)%Z)%Z /\ (k10 < n)%Z).
Proof. pose proof h40 as H4. pose proof h41 as H5. exact (s146 k10 n H4 H5). Qed.
Lemma t197 (k10 : Z) (t : Z) (h34 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) (h40 : (k10 >= (0)%Z)%Z) (h41 : ((k10 + (1)%Z)%Z <= n)%Z) : (((t >= (0)%Z)%Z /\ (t < T)%Z) /\ ((k10 >= (0)%Z)%Z /\ (k10 < n)%Z)).
Proof. pose proof h34 as H3. pose proof h40 as H4. pose proof h41 as H5. exact (s147 t T k10 n H3 H4 H5). Qed.
Lemma t198 (k10 : Z) (t : Z) : ((exp (((- (a t)) * (y k10)) * (h t k10))) = (exp ((-1) * ((a t) * (h t k10) * (y k10))))).
Proof. same. Qed.
Lemma t199 (t : Z) : ((exp (- (a t))) = (exp ((-1) * (a t)))).
Proof. same. Qed.
Lemma t200 (k10 : Z) (t : Z) (h34 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) (h40 : (k10 >= (0)%Z)%Z) (h41 : ((k10 + (1)%Z)%Z <= n)%Z) : ((((h t k10) = (y k10)) -> ((exp (((- (a t)) * (y k10)) * (h t k10))) = (exp (- (a t))))) /\ (((h t k10) <> (y k10)) -> ((exp (((- (a t)) * (y k10)) * (h t k10))) = (exp (a t))))).
Proof. pose proof (t198 k10 t) as E0. pose proof (t199 t) as E1. pose proof ((given0 k10) (t196 k10 t h34 h40 h41)) as H0. pose proof ((given12 t k10) (t197 k10 t h34 h40 h41)) as H1. pose proof (t168 (((- (a t)) * (y k10)) * (h t k10)) (- (a t))) as H2. rewrite ?E0 in H2. rewrite ?E1 in H2. pose proof (t168 (((- (a t)) * (y k10)) * (h t k10)) (a t)) as H3. rewrite ?E0 in H3. rewrite ?E0. rewrite ?E1. exact (s150 (y k10) (h t k10) (exp ((-1) * ((a t) * (h t k10) * (y k10)))) (exp ((-1) * (a t))) (a t) (exp (a t)) H0 H1 H2 H3). Qed.
Lemma t201 (k10 : Z) (t : Z) (h34 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) (h40 : (k10 >= (0)%Z)%Z) (h41 : ((k10 + (1)%Z)%Z <= n)%Z) : (n >= (1)%Z)%Z.
Proof. pose proof h40 as H4. pose proof h41 as H5. exact (s151 k10 n H4 H5). Qed.
Lemma t202 (k10 : Z) (t : Z) (h34 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) (h40 : (k10 >= (0)%Z)%Z) (h41 : ((k10 + (1)%Z)%Z <= n)%Z) : ((IZR n) >= (1)).
Proof. pose proof (t201 k10 t h34 h40 h41) as H0. exact (s152 n H0). Qed.
Lemma t203 (k10 : Z) (t : Z) (h34 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) (h40 : (k10 >= (0)%Z)%Z) (h41 : ((k10 + (1)%Z)%Z <= n)%Z) : (k10 >= (0)%Z)%Z.
Proof. pose proof h40 as H4. exact (s153 k10 H4). Qed.
Lemma t204 (t : Z) : ((exp (- (a t))) = (exp ((-1) * (a t)))).
Proof. same. Qed.
Lemma t205 (k10 : Z) (t : Z) : ((exp (((- (a t)) * (y k10)) * (h t k10))) = (exp ((-1) * ((a t) * (h t k10) * (y k10))))).
Proof. same. Qed.
Lemma t206 (k10 : Z) (t : Z) (h39 : ((k10 <= n)%Z -> ((sum5 t k10) = ((((exp (a t)) - (exp (- (a t)))) * (sum4 t k10)) + ((exp (- (a t))) * (sum t k10)))))) (h34 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) (h40 : (k10 >= (0)%Z)%Z) (h41 : ((k10 + (1)%Z)%Z <= n)%Z) : ((sum5 t (k10 + (1)%Z)%Z) = ((((exp (a t)) - (exp (- (a t)))) * (sum4 t (k10 + (1)%Z)%Z)) + ((exp (- (a t))) * (sum t (k10 + (1)%Z)%Z)))).
Proof. pose proof ((sum_next t k10) (t203 k10 t h34 h40 h41)) as E0. pose proof ((sum4_next t k10) (t203 k10 t h34 h40 h41)) as E1. pose proof ((sum5_next t k10) (t203 k10 t h34 h40 h41)) as E2. pose proof (t204 t) as E3. pose proof (t205 k10 t) as E4. pose proof (h39 (t195 k10 t h34 h40 h41)) as H0. rewrite ?E3 in H0. pose proof (t200 k10 t h34 h40 h41) as H3. rewrite ?E3 in H3. rewrite ?E4 in H3. pose proof (t202 k10 t h34 h40 h41) as H4. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. exact (s156 (sum5 t k10) (exp (a t)) (exp ((-1) * (a t))) (sum4 t k10) (sum t k10) (h t k10) (y k10) (exp ((-1) * ((a t) * (h t k10) * (y k10)))) n (D t k10) H0 H3 H4). Qed.
Lemma t207 (k10 : Z) (t : Z) (h39 : ((k10 <= n)%Z -> ((sum5 t k10) = ((((exp (a t)) - (exp (- (a t)))) * (sum4 t k10)) + ((exp (- (a t))) * (sum t k10)))))) (h34 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) (h40 : (k10 >= (0)%Z)%Z) : (((k10 + (1)%Z)%Z <= n)%Z -> ((sum5 t (k10 + (1)%Z)%Z) = ((((exp (a t)) - (exp (- (a t)))) * (sum4 t (k10 + (1)%Z)%Z)) + ((exp (- (a t))) * (sum t (k10 + (1)%Z)%Z))))).
Proof. intro h41. exact (t206 k10 t h39 h34 h40 h41). Qed.
Lemma t208 (t : Z) (h34 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum5 t k_0) = ((((exp (a t)) - (exp (- (a t)))) * (sum4 t k_0)) + ((exp (- (a t))) * (sum t k_0))))))).
Proof. refine (zind (fun k10 => ((k10 <= n)%Z -> ((sum5 t k10) = ((((exp (a t)) - (exp (- (a t)))) * (sum4 t k10)) + ((exp (- (a t))) * (sum t k10)))))) (t194 t) _). intros k10 h40 h39. exact (t207 k10 t h39 h34 h40). Qed.
Lemma t209 (k10 : Z) (t : Z) (h34 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) (h42 : ((k10 >= (0)%Z)%Z /\ (k10 <= n)%Z)) : ((sum5 t k10) = ((((exp (a t)) - (exp (- (a t)))) * (sum4 t k10)) + ((exp (- (a t))) * (sum t k10)))).
Proof. pose proof ((t208 t h34) k10) as H0. pose proof h42 as H1. exact (s157 k10 n (sum5 t k10) (exp (a t)) (exp (- (a t))) (sum4 t k10) (sum t k10) H0 H1). Qed.
Lemma t210 (t : Z) (k10 : Z) (h34 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) : (((k10 >= (0)%Z)%Z /\ (k10 <= n)%Z) -> ((sum5 t k10) = ((((exp (a t)) - (exp (- (a t)))) * (sum4 t k10)) + ((exp (- (a t))) * (sum t k10))))).
Proof. intro h42. exact (t209 k10 t h34 h42). Qed.
Lemma t211 (t : Z) (h34 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum5 t k_0) = ((((exp (a t)) - (exp (- (a t)))) * (sum4 t k_0)) + ((exp (- (a t))) * (sum t k_0)))))).
Proof. intros k10. exact (t210 t k10 h34). Qed.
Lemma t212 (t : Z) (h34 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) : ((t >= (0)%Z)%Z /\ (t <= T)%Z).
Proof. pose proof given1 as H0. pose proof given2 as H1. pose proof given3 as H2. pose proof h34 as H3. exact (s158 n T t H0 H1 H2 H3). Qed.
Lemma t213 (t : Z) : ((exp (- (a t))) = (exp ((-1) * (a t)))).
Proof. same. Qed.
Lemma t214 (t : Z) (h34 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) : (((Z_ t) = (sum5 t n)) /\ ((Z_ t) = (((epsilon t) * (exp (a t))) + (((1) - (epsilon t)) * (exp (- (a t))))))).
Proof. pose proof (t213 t) as E0. pose proof (((t190 t h34) n) (t191 t h34)) as H0. pose proof (((t211 t h34) n) (t191 t h34)) as H1. rewrite ?E0 in H1. pose proof ((given5 t) (t165 t h34)) as H2. pose proof ((t157 t) (t212 t h34)) as H3. pose proof ((given6 t) (t165 t h34)) as H4. rewrite ?E0. exact (s160 (Z_ t) (sum (t + (1)%Z)%Z n) (sum5 t n) (exp (a t)) (exp ((-1) * (a t))) (sum4 t n) (sum t n) (epsilon t) H0 H1 H2 H3 H4). Qed.
Lemma t215 (t : Z) : ((exp (- (a t))) = (exp ((-1) * (a t)))).
Proof. same. Qed.
Lemma t216 (t : Z) : ((ln (((1) - (epsilon t)) / (epsilon t))) = (ln (((1) + ((-1) * (epsilon t))) / (epsilon t)))).
Proof. same. Qed.
Lemma t217 (t : Z) (h34 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) : (((Z_ t) = (((2) * (epsilon t)) * (exp (a t)))) /\ ((Z_ t) = (((2) * ((1) - (epsilon t))) * (exp (- (a t))))) /\ ((Z_ t) > (0))).
Proof. pose proof (t215 t) as E0. pose proof (t216 t) as E1. pose proof (t175 t h34) as H0. rewrite ?E0 in H0. pose proof (t214 t h34) as H1. rewrite ?E0 in H1. pose proof ((given7 t) (t165 t h34)) as H2. pose proof ((given8 t) (t165 t h34)) as H3. rewrite ?E1 in H3. rewrite ?E0. exact (s163 (exp (a t)) (epsilon t) (exp ((-1) * (a t))) (Z_ t) (sum5 t n) (a t) (ln (((1) + ((-1) * (epsilon t))) / (epsilon t))) H0 H1 H2 H3). Qed.
Lemma t218 (t : Z) : ((exp (- (a t))) = (exp ((-1) * (a t)))).
Proof. same. Qed.
Lemma t219 (t : Z) (h34 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) : (((Z_ t) * (Z_ t)) = ((4) * ((epsilon t) * ((1) - (epsilon t))))).
Proof. pose proof (t218 t) as E0. pose proof (t217 t h34) as H0. rewrite ?E0 in H0. pose proof (t175 t h34) as H1. rewrite ?E0 in H1. exact (s165 (Z_ t) (epsilon t) (exp (a t)) (exp ((-1) * (a t))) H0 H1). Qed.
Lemma t220 (t : Z) : ((exp (- (a t))) = (exp ((-1) * (a t)))).
Proof. same. Qed.
Lemma t221 (t : Z) : ((ln (((1) - (epsilon t)) / (epsilon t))) = (ln (((1) + ((-1) * (epsilon t))) / (epsilon t)))).
Proof. same. Qed.
Lemma t222 (t : Z) (h34 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) : (((Z_ t) > (0)) /\ ((Z_ t) = (((2) * (epsilon t)) * (exp (a t)))) /\ ((Z_ t) = (((2) * ((1) - (epsilon t))) * (exp (- (a t))))) /\ (((Z_ t) * (Z_ t)) = ((4) * ((epsilon t) * ((1) - (epsilon t)))))).
Proof. pose proof (t220 t) as E0. pose proof (t217 t h34) as H4. rewrite ?E0 in H4. pose proof (t219 t h34) as H5. rewrite ?E0. exact (s168 (Z_ t) (epsilon t) (exp (a t)) (exp ((-1) * (a t))) H4 H5). Qed.
Lemma t223 (t : Z) : (((t >= (0)%Z)%Z /\ (t < T)%Z) -> (((Z_ t) > (0)) /\ ((Z_ t) = (((2) * (epsilon t)) * (exp (a t)))) /\ ((Z_ t) = (((2) * ((1) - (epsilon t))) * (exp (- (a t))))) /\ (((Z_ t) * (Z_ t)) = ((4) * ((epsilon t) * ((1) - (epsilon t))))))).
Proof. intro h34. exact (t222 t h34). Qed.
Lemma t224 : (forall (t_0 : Z), (((t_0 >= (0)%Z)%Z /\ (t_0 < T)%Z) -> (((Z_ t_0) > (0)) /\ ((Z_ t_0) = (((2) * (epsilon t_0)) * (exp (a t_0)))) /\ ((Z_ t_0) = (((2) * ((1) - (epsilon t_0))) * (exp (- (a t_0))))) /\ (((Z_ t_0) * (Z_ t_0)) = ((4) * ((epsilon t_0) * ((1) - (epsilon t_0)))))))).
Proof. intros t. exact (t223 t). Qed.
Lemma t225 (k8 : Z) (h32 : (k8 >= (0)%Z)%Z) (h33 : ((k8 + (1)%Z)%Z <= T)%Z) : ((k8 >= (0)%Z)%Z /\ (k8 < T)%Z).
Proof. pose proof h32 as H3. pose proof h33 as H4. exact (s169 k8 T H3 H4). Qed.
Lemma t226 (k8 : Z) : ((exp (- (a k8))) = (exp ((-1) * (a k8)))).
Proof. same. Qed.
Lemma t227 (k8 : Z) (h32 : (k8 >= (0)%Z)%Z) (h33 : ((k8 + (1)%Z)%Z <= T)%Z) : (((Z_ k8) > (0)) /\ (((Z_ k8) * (Z_ k8)) = ((1) - ((4) * ((g k8) * (g k8)))))).
Proof. pose proof (t226 k8) as E0. pose proof ((t224 k8) (t225 k8 h32 h33)) as H0. rewrite ?E0 in H0. pose proof ((given9 k8) (t164 k8 h32 h33)) as H1. exact (s171 (Z_ k8) (epsilon k8) (exp (a k8)) (exp ((-1) * (a k8))) (g k8) H0 H1). Qed.
Lemma t228 (k8 : Z) (h32 : (k8 >= (0)%Z)%Z) (h33 : ((k8 + (1)%Z)%Z <= T)%Z) : ((Z_ k8) <= (exp ((-2) * ((g k8) * (g k8))))).
Proof. pose proof (t227 k8 h32 h33) as H0. pose proof (ax_exp_above_its_tangent ((-2) * ((g k8) * (g k8)))) as H1. exact (s172 (Z_ k8) (g k8) (exp ((-2) * ((g k8) * (g k8)))) H0 H1). Qed.
Lemma t229 (k8 : Z) (h32 : (k8 >= (0)%Z)%Z) (h33 : ((k8 + (1)%Z)%Z <= T)%Z) : (k8 >= (0)%Z)%Z.
Proof. pose proof h32 as H3. exact (s173 k8 H3). Qed.
Lemma t230 (k8 : Z) : ((exp ((-2) * ((sum6 k8) + ((g k8) * (g k8))))) = (exp (((-2) * (sum6 k8)) + ((-2) * ((g k8) * (g k8)))))).
Proof. same. Qed.
Lemma t231 (k8 : Z) : ((ln (((1) - (epsilon k8)) / (epsilon k8))) = (ln (((1) + ((-1) * (epsilon k8))) / (epsilon k8)))).
Proof. same. Qed.
Lemma t232 (k8 : Z) (h31 : ((k8 <= T)%Z -> (((product k8) > (0)) /\ ((product k8) <= (exp ((-2) * (sum6 k8))))))) (h32 : (k8 >= (0)%Z)%Z) (h33 : ((k8 + (1)%Z)%Z <= T)%Z) : (((product (k8 + (1)%Z)%Z) > (0)) /\ ((product (k8 + (1)%Z)%Z) <= (exp ((-2) * (sum6 (k8 + (1)%Z)%Z))))).
Proof. pose proof ((sum6_next k8) (t229 k8 h32 h33)) as E0. pose proof ((product_next k8) (t229 k8 h32 h33)) as E1. pose proof (t230 k8) as E2. pose proof (h31 (t163 k8 h32 h33)) as H0. pose proof (t228 k8 h32 h33) as H7. pose proof (t227 k8 h32 h33) as H8. pose proof (ax_exp_of_a_sum ((-2) * (sum6 k8)) ((-2) * ((g k8) * (g k8)))) as H9. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s176 (product k8) (exp ((-2) * (sum6 k8))) (Z_ k8) (exp ((-2) * ((g k8) * (g k8)))) (g k8) (exp (((-2) * (sum6 k8)) + ((-2) * ((g k8) * (g k8))))) H0 H7 H8 H9). Qed.
Lemma t233 (k8 : Z) (h31 : ((k8 <= T)%Z -> (((product k8) > (0)) /\ ((product k8) <= (exp ((-2) * (sum6 k8))))))) (h32 : (k8 >= (0)%Z)%Z) : (((k8 + (1)%Z)%Z <= T)%Z -> (((product (k8 + (1)%Z)%Z) > (0)) /\ ((product (k8 + (1)%Z)%Z) <= (exp ((-2) * (sum6 (k8 + (1)%Z)%Z)))))).
Proof. intro h33. exact (t232 k8 h31 h32 h33). Qed.
Lemma t234 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= T)%Z -> (((product k_0) > (0)) /\ ((product k_0) <= (exp ((-2) * (sum6 k_0)))))))).
Proof. refine (zind (fun k8 => ((k8 <= T)%Z -> (((product k8) > (0)) /\ ((product k8) <= (exp ((-2) * (sum6 k8))))))) t162 _). intros k8 h32 h31. exact (t233 k8 h31 h32). Qed.
Lemma t235 (k8 : Z) (h43 : ((k8 >= (0)%Z)%Z /\ (k8 <= T)%Z)) : (((product k8) > (0)) /\ ((product k8) <= (exp ((-2) * (sum6 k8))))).
Proof. pose proof (t234 k8) as H0. pose proof h43 as H1. exact (s177 k8 T (product k8) (exp ((-2) * (sum6 k8))) H0 H1). Qed.
Lemma t236 (k8 : Z) : (((k8 >= (0)%Z)%Z /\ (k8 <= T)%Z) -> (((product k8) > (0)) /\ ((product k8) <= (exp ((-2) * (sum6 k8)))))).
Proof. intro h43. exact (t235 k8 h43). Qed.
Lemma t237 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= T)%Z) -> (((product k_0) > (0)) /\ ((product k_0) <= (exp ((-2) * (sum6 k_0))))))).
Proof. intros k8. exact (t236 k8). Qed.
Lemma t238 : ((IZR n) >= (1)).
Proof. pose proof t60 as H0. exact (s178 n H0). Qed.
Lemma t239 : ((IZR T) >= (0)).
Proof. pose proof t58 as H0. exact (s179 T H0). Qed.
Lemma t240 : (((gamma > (0)) /\ ((IZR T) > ((ln (IZR n)) / ((2) * (gamma * gamma))))) -> ((sum3 T n) < (1))).
Proof. pose proof t90 as H0. pose proof t159 as H1. pose proof ((t237 T) t78) as H2. pose proof t238 as H3. pose proof t239 as H4. exact (s180 gamma T (ln (IZR n)) n (exp ((-2) * (sum6 T))) (sum3 T n) (product T) H0 H1 H2 H3 H4). Qed.
Lemma t241 (i : Z) (h0 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : (n >= (1)%Z)%Z.
Proof. pose proof given1 as H0. pose proof given2 as H1. pose proof given3 as H2. pose proof h0 as H3. exact (s181 n T i H0 H1 H2 H3). Qed.
Lemma t242 (i : Z) (h0 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : ((IZR n) >= (1)).
Proof. pose proof (t241 i h0) as H0. exact (s182 n H0). Qed.
Lemma t243 (i : Z) (h0 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : (T >= (0)%Z)%Z.
Proof. pose proof given1 as H0. pose proof given2 as H1. pose proof given3 as H2. pose proof h0 as H3. exact (s183 n T i H0 H1 H2 H3). Qed.
Lemma t244 (i : Z) (h0 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : ((IZR T) >= (0)).
Proof. pose proof (t243 i h0) as H0. exact (s184 T H0). Qed.
Lemma t245 (i : Z) : ((exp ((- (y i)) * (sum2 i T))) = (exp ((-1) * ((sum2 i T) * (y i))))).
Proof. same. Qed.
Lemma t246 (i : Z) : ((exp (- ((y i) * (sum2 i T)))) = (exp ((-1) * ((sum2 i T) * (y i))))).
Proof. same. Qed.
Lemma t247 (i : Z) (h0 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : (((gamma > (0)) /\ ((IZR T) > ((ln (IZR n)) / ((2) * (gamma * gamma))))) -> (((y i) * (sum2 i T)) > (0))).
Proof. pose proof (t245 i) as E0. pose proof (t246 i) as E1. pose proof ((t56 i) (t57 i h0)) as H2. rewrite ?E0 in H2. pose proof t240 as H3. pose proof (t85 (0) (- ((y i) * (sum2 i T)))) as H4. rewrite ?E1 in H4. pose proof (t168 (- ((y i) * (sum2 i T))) (0)) as H5. rewrite ?E1 in H5. pose proof t13 as H6. pose proof (t242 i h0) as H7. pose proof (t244 i h0) as H8. exact (s187 (exp ((-1) * ((sum2 i T) * (y i)))) (sum3 T n) gamma T (ln (IZR n)) (y i) (sum2 i T) (exp (0)) n H2 H3 H4 H5 H6 H7 H8). Qed.
Lemma t248 (i : Z) : (((i >= (0)%Z)%Z /\ (i < n)%Z) -> (((gamma > (0)) /\ ((IZR T) > ((ln (IZR n)) / ((2) * (gamma * gamma))))) -> (((y i) * (sum2 i T)) > (0)))).
Proof. intro h0. exact (t247 i h0). Qed.
Lemma t249 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((gamma > (0)) /\ ((IZR T) > ((ln (IZR n)) / ((2) * (gamma * gamma))))) -> (((y i_0) * (sum2 i_0 T)) > (0))))).
Proof. intros i. exact (t248 i). Qed.

Theorem zero_training_error_time_0 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((gamma > (0)) /\ ((IZR T) > ((ln (IZR n)) / ((2) * (gamma * gamma))))) -> (((y i_0) * (sum2 i_0 T)) > (0))))).
Proof. exact t249. Qed.
End zero_training_error_time.
Print Assumptions zero_training_error_time_0.
