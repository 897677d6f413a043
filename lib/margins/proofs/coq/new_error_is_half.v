(* label: new-error-is-half *)
(* given: D_{i} > 0 \quad\text{for all } i *)
(* given: \bigl(y_{i} = 1 \;\text{or}\; y_{i} = -1\bigr),\quad \bigl(h_{i} = 1 \;\text{or}\; h_{i} = -1\bigr) \quad\text{for all } i *)
(* given: \sum_{i} D_{i} = 1 *)
(* given: \varepsilon = \sum_{i} \left[h_{i} \ne y_{i}\right]\,D_{i} *)
(* given: \varepsilon > 0,\quad \varepsilon < 1 *)
(* given: a = \frac{\ln\left(\frac{1 - \varepsilon}{\varepsilon}\right)}{2} *)
(* part 1: 2\,\sum_{i} \left[h_{i} \ne y_{i}\right]\,\frac{D_{i}\,e^{-a\,y_{i}\,h_{i}}}{\sum_{j} D_{j}\,e^{-a\,y_{j}\,h_{j}}} = 1,\quad \sum_{i} \frac{D_{i}\,e^{-a\,y_{i}\,h_{i}}}{\sum_{j} D_{j}\,e^{-a\,y_{j}\,h_{j}}}\,y_{i}\,h_{i} = 0 *)
(* part 2: \bigl(2\,\sum_{i} \left[h_{i} \ne y_{i}\right]\,\frac{D_{i}\,e^{-b\,y_{i}\,h_{i}}}{\sum_{j} D_{j}\,e^{-b\,y_{j}\,h_{j}}} = 1 \;\Leftrightarrow\; b = a\bigr),\quad \bigl(\sum_{i} \frac{D_{i}\,e^{-b\,y_{i}\,h_{i}}}{\sum_{j} D_{j}\,e^{-b\,y_{j}\,h_{j}}}\,y_{i}\,h_{i} = 0 \;\Leftrightarrow\; b = a\bigr) *)
Require Import Replay.
Section new_error_is_half.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable D : Z -> R.
Variable h : Z -> R.
Variable y : Z -> R.
Variable n : Z.
Variable epsilon : R.
Variable a : R.
Definition sum : Z -> R := rec (0) (fun k_ v_ => (v_ + (D k_))).
Lemma sum_0 : ((sum (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum (k_0 + (1)%Z)%Z) = ((sum k_0) + (D k_0))))). Proof. intros; unfold sum; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum2 (p_0 : R) : Z -> R := rec (0) (fun k_ v_ => (v_ + ((D k_) * (exp (((- p_0) * (y k_)) * (h k_)))))).
Lemma sum2_0 : (forall (p_0 : R), ((sum2 p_0 (0)%Z) = (0))). Proof. reflexivity. Qed.
Lemma sum2_next : (forall (p_0 : R) (k_1 : Z), ((k_1 >= (0)%Z)%Z -> ((sum2 p_0 (k_1 + (1)%Z)%Z) = ((sum2 p_0 k_1) + ((D k_1) * (exp (((- p_0) * (y k_1)) * (h k_1)))))))). Proof. intros; unfold sum2; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum3 : Z -> R := rec (0) (fun k_ v_ => (v_ + (if Req_EM_T (h k_) (y k_) then (0) else (D k_)))).
Lemma sum3_0 : ((sum3 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum3_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum3 (k_0 + (1)%Z)%Z) = ((sum3 k_0) + (if Req_EM_T (h k_0) (y k_0) then (0) else (D k_0)))))). Proof. intros; unfold sum3; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum4 (p_0 : R) : Z -> R := rec (0) (fun k_ v_ => (v_ + (if Req_EM_T (h k_) (y k_) then (0) else (((D k_) * (exp (((- p_0) * (y k_)) * (h k_)))) / (sum2 p_0 n))))).
Lemma sum4_0 : (forall (p_0 : R), ((sum4 p_0 (0)%Z) = (0))). Proof. reflexivity. Qed.
Lemma sum4_next : (forall (p_0 : R) (k_1 : Z), ((k_1 >= (0)%Z)%Z -> ((sum4 p_0 (k_1 + (1)%Z)%Z) = ((sum4 p_0 k_1) + (if Req_EM_T (h k_1) (y k_1) then (0) else (((D k_1) * (exp (((- p_0) * (y k_1)) * (h k_1)))) / (sum2 p_0 n))))))). Proof. intros; unfold sum4; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum5 (p_0 : R) : Z -> R := rec (0) (fun k_ v_ => (v_ + (((((D k_) * (exp (((- p_0) * (y k_)) * (h k_)))) / (sum2 p_0 n)) * (y k_)) * (h k_)))).
Lemma sum5_0 : (forall (p_0 : R), ((sum5 p_0 (0)%Z) = (0))). Proof. reflexivity. Qed.
Lemma sum5_next : (forall (p_0 : R) (k_1 : Z), ((k_1 >= (0)%Z)%Z -> ((sum5 p_0 (k_1 + (1)%Z)%Z) = ((sum5 p_0 k_1) + (((((D k_1) * (exp (((- p_0) * (y k_1)) * (h k_1)))) / (sum2 p_0 n)) * (y k_1)) * (h k_1)))))). Proof. intros; unfold sum5; rewrite rec_next by assumption; reflexivity. Qed.
Lemma ax_exp_of_a_sum : (forall (a_0 : R) (b_1 : R), ((exp (a_0 + b_1)) = ((exp a_0) * (exp b_1)))). Proof. exact exp_plus. Qed.
Lemma ax_exp_above_its_tangent : (forall (a_0 : R), ((exp a_0) >= ((1) + a_0))). Proof. intros; apply Rle_ge, exp_ineq1_le. Qed.
Lemma ax_logarithm : (forall (a_0 : R), ((a_0 > (0)) -> ((exp (ln a_0)) = a_0))). Proof. intros; apply exp_ln; assumption. Qed.

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
Lemma s27 (x0 : R) (x1 : R) (x2 : R) :
  (x0 = (1)) ->
  (x1 = x2) ->
  ((x0 = (1)) /\ (x1 = x2)).
Proof. (* 1801ce5da0: 0 1 *) by_logic. Qed.
Lemma s29 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (x0 = (((x1 - x2) * x3) + (x2 * x4))) ->
  ((x4 = (1)) /\ (x5 = x3)) ->
  ((x5 > (0)) /\ (x5 < (1))) ->
  (x1 > (0)) ->
  (x2 > (0)) ->
  ((x0 = ((x5 * x1) + (((1) - x5) * x2))) /\ (x0 > (0))).
Proof. (* 2826db4a91: 0 1 2 3 4 *) by_isolation. Qed.
Lemma s31 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  ((x0 = ((x1 * x2) + (((1) - x1) * x3))) /\ (x0 > (0))) ->
  ((((0) * x0) = ((0) * x2)) /\ (((0) * x0) = ((((0) - (0)) * x3) - ((0) * x2)))).
Proof. (* 12906bff19: 0 *) by_lra. Qed.
Lemma s32 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 <= k0)%Z.
Proof. (* 3cab4f9bb2: 0 1 2 3 *) by_logic. Qed.
Lemma s33 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 10e7c51f06: 0 1 2 3 *) by_logic. Qed.
Lemma s36 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (((x0 = (1)) \/ (x0 = (-1))) /\ ((x1 = (1)) \/ (x1 = (-1)))) ->
  ((x2 = x3) <-> ((((- x4) * x0) * x1) = (- x4))) ->
  ((x2 = x5) <-> ((((- x4) * x0) * x1) = x4)) ->
  (((x1 = x0) -> (x2 = x3)) /\ ((x1 <> x0) -> (x2 = x5))).
Proof. (* da0376a534: 0 1 2 *) by_isolation. Qed.
Lemma s37 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 75f27169c4: 0 1 2 3 *) by_logic. Qed.
Lemma s40 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) (x9 : R) (x10 : R) (x11 : R) :
  (((x0 * x1) = (x2 * x3)) /\ ((x4 * x1) = (((x5 - x2) * x6) - (x2 * x3)))) ->
  (x7 > (0)) ->
  ((x1 = ((x8 * x3) + (((1) - x8) * x6))) /\ (x1 > (0))) ->
  (((x9 = (1)) \/ (x9 = (-1))) /\ ((x10 = (1)) \/ (x10 = (-1)))) ->
  (((x10 = x9) -> (x11 = x6)) /\ ((x10 <> x9) -> (x11 = x3))) ->
  ((((x0 + (if Req_EM_T x10 x9 then (0) else ((x7 * x11) / x1))) * x1) = ((x2 + (if Req_EM_T x10 x9 then (0) else x7)) * x3)) /\ (((x4 + ((((x7 * x11) / x1) * x9) * x10)) * x1) = ((((x5 + x7) - (x2 + (if Req_EM_T x10 x9 then (0) else x7))) * x6) - ((x2 + (if Req_EM_T x10 x9 then (0) else x7)) * x3)))).
Proof. (* 45c08e9921: 0 1 3 4 5 *) by_equations. Qed.
Lemma s41 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (((x2 * x3) = (x4 * x5)) /\ ((x6 * x3) = (((x7 - x4) * x8) - (x4 * x5)))))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (((x2 * x3) = (x4 * x5)) /\ ((x6 * x3) = (((x7 - x4) * x8) - (x4 * x5)))).
Proof. (* a9098f4216: 0 1 *) by_logic. Qed.
Lemma s43 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  (((x0 * x1) = (x2 * x3)) /\ ((x4 * x1) = (((x5 - x2) * x6) - (x2 * x3)))) ->
  ((x1 = ((x7 * x3) + (((1) - x7) * x6))) /\ (x1 > (0))) ->
  ((x5 = (1)) /\ (x7 = x2)) ->
  (((((2) * x0) = (1)) <-> ((x7 * x3) = (((1) - x7) * x6))) /\ ((x4 = (0)) <-> ((x7 * x3) = (((1) - x7) * x6)))).
Proof. (* 57adbfa581: 0 1 2 *) by_isolation. Qed.
Lemma s45 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  (x0 = (1)) ->
  (x1 = x2) ->
  ((x1 > (0)) /\ (x1 < (1))) ->
  (x3 = (x4 / (2))) ->
  (x3 = (x4 / (2))).
Proof. (* 9ab848e2f2: 0 1 2 3 *) by_logic. Qed.
Lemma s48 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (((((1) - x0) / x0) > (0)) -> (x1 = (((1) - x0) / x0))) ->
  (x2 = (x3 * x3)) ->
  ((x2 = x1) <-> ((x4 + x4) = x5)) ->
  ((x0 > (0)) /\ (x0 < (1))) ->
  (x4 = (x5 / (2))) ->
  ((x3 * x3) = (((1) - x0) / x0)).
Proof. (* 6966f47287: 0 1 2 3 4 *) by_inverses. Qed.
Lemma s52 (x0 : R) (x1 : R) (x2 : R) :
  ((x0 * x0) = (((1) - x1) / x1)) ->
  ((x0 * x2) = (1)) ->
  (x0 > (0)) ->
  ((x1 > (0)) /\ (x1 < (1))) ->
  ((((x0 * x0) * x1) = ((1) - x1)) /\ (x0 > (0)) /\ ((x0 * x2) = (1))).
Proof. (* ee6ac59246: 0 3 4 5 *) by_inverses. Qed.
Lemma s55 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  ((((x0 * x0) * x1) = ((1) - x1)) /\ (x0 > (0)) /\ ((x0 * x2) = (1))) ->
  (x3 > (0)) ->
  (x4 > (0)) ->
  ((x3 * x4) = (1)) ->
  (((x1 * x3) = (((1) - x1) * x4)) <-> (x3 = x0)).
Proof. (* 49805b375a: 0 1 2 3 *) by_products. Qed.
Lemma s57 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  (((((2) * x0) = (1)) <-> ((x1 * x2) = (((1) - x1) * x3))) /\ ((x4 = (0)) <-> ((x1 * x2) = (((1) - x1) * x3)))) ->
  (((x1 * x2) = (((1) - x1) * x3)) <-> (x2 = x5)) ->
  ((x2 = x5) <-> (x6 = x7)) ->
  (((((2) * x0) = (1)) <-> (x6 = x7)) /\ ((x4 = (0)) <-> (x6 = x7))).
Proof. (* d8ac752c3e: 0 1 2 *) by_logic. Qed.
Lemma s58 (x0 : R) (x1 : R) (x2 : R) :
  (((((2) * x0) = (1)) <-> (x1 = x1)) /\ ((x2 = (0)) <-> (x1 = x1))) ->
  ((((2) * x0) = (1)) /\ (x2 = (0))).
Proof. (* 186d8d78b7: 0 *) by_logic. Qed.
Lemma s59 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  (((((2) * x0) = (1)) <-> (x1 = x2)) /\ ((x3 = (0)) <-> (x1 = x2))) ->
  (((((2) * x0) = (1)) <-> (x1 = x2)) /\ ((x3 = (0)) <-> (x1 = x2))).
Proof. (* 0ae94a19ab: 0 *) by_logic. Qed.

Hypothesis given0 : (n >= (0)%Z)%Z.
Hypothesis given1 : (n >= (1)%Z)%Z.
Hypothesis given2 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((D i_0) > (0)))).
Hypothesis given3 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((((y i_0) = (1)) \/ ((y i_0) = (-1))) /\ (((h i_0) = (1)) \/ ((h i_0) = (-1)))))).
Hypothesis given4 : ((sum n) = (1)).
Hypothesis given5 : (epsilon = (sum3 n)).
Hypothesis given6 : ((epsilon > (0)) /\ (epsilon < (1))).
Hypothesis given7 : (a = ((ln (((1) - epsilon) / epsilon)) / (2))).

Lemma t0 (b : R) : ((exp (- b)) = (exp ((-1) * b))).
Proof. same. Qed.
Lemma t1 (b : R) : ((sum2 b (0)%Z) = ((((exp b) - (exp (- b))) * (sum3 (0)%Z)) + ((exp (- b)) * (sum (0)%Z)))).
Proof. pose proof sum_0 as E0. pose proof sum3_0 as E1. pose proof (sum2_0 b) as E2. pose proof (t0 b) as E3. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. exact (s1 (exp b) (exp ((-1) * b))). Qed.
Lemma t2 (b : R) : (((0)%Z <= n)%Z -> ((sum2 b (0)%Z) = ((((exp b) - (exp (- b))) * (sum3 (0)%Z)) + ((exp (- b)) * (sum (0)%Z))))).
Proof. intro unused. exact (t1 b). Qed.
Lemma t3 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (k <= n)%Z.
Proof. pose proof given0 as H0. pose proof given1 as H1. pose proof h1 as H2. pose proof h2 as H3. exact (s2 n k H0 H1 H2 H3). Qed.
Lemma t4 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : ((k >= (0)%Z)%Z /\ (k < n)%Z).
Proof. pose proof given0 as H0. pose proof given1 as H1. pose proof h1 as H2. pose proof h2 as H3. exact (s3 n k H0 H1 H2 H3). Qed.
Lemma t5 (b2 : R) (a2 : R) : ((exp (a2 + (b2 - a2))) = (exp b2)).
Proof. same. Qed.
Lemma t6 (a2 : R) (b2 : R) : ((exp b2) = ((exp a2) * (exp (b2 - a2)))).
Proof. pose proof (t5 b2 a2) as E0. pose proof (ax_exp_of_a_sum a2 (b2 - a2)) as H0. rewrite ?E0 in H0. exact (s5 (exp b2) (exp a2) (exp (b2 - a2)) H0). Qed.
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
Lemma t16 (b2 : R) (a2 : R) : ((a2 < b2) -> ((exp a2) < (exp b2))).
Proof. pose proof (t6 a2 b2) as H0. pose proof (ax_exp_above_its_tangent (b2 - a2)) as H1. pose proof (t15 a2) as H2. exact (s15 (exp b2) (exp a2) (exp (b2 - a2)) b2 a2 H0 H1 H2). Qed.
Lemma t17 : (forall (a_0 : R) (b_1 : R), ((a_0 < b_1) -> ((exp a_0) < (exp b_1)))).
Proof. intros a2 b2. exact (t16 b2 a2). Qed.
Lemma t18 (b2 : R) (a2 : R) : ((a2 = b2) -> ((exp a2) = (exp b2))).
Proof. same. Qed.
Lemma t19 (b2 : R) (a2 : R) : (((exp a2) = (exp b2)) <-> (a2 = b2)).
Proof. pose proof (t16 b2 a2) as H0. pose proof (t17 b2 a2) as H1. pose proof (t18 b2 a2) as H2. exact (s17 a2 b2 (exp a2) (exp b2) H0 H1 H2). Qed.
Lemma t20 : (forall (a_0 : R) (b_1 : R), (((exp a_0) = (exp b_1)) <-> (a_0 = b_1))).
Proof. intros a2 b2. exact (t19 b2 a2). Qed.
Lemma t21 (k : Z) (b : R) : ((exp (((- b) * (y k)) * (h k))) = (exp ((-1) * (b * (h k) * (y k))))).
Proof. same. Qed.
Lemma t22 (b : R) : ((exp (- b)) = (exp ((-1) * b))).
Proof. same. Qed.
Lemma t23 (k : Z) (b : R) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : ((((h k) = (y k)) -> ((exp (((- b) * (y k)) * (h k))) = (exp (- b)))) /\ (((h k) <> (y k)) -> ((exp (((- b) * (y k)) * (h k))) = (exp b)))).
Proof. pose proof (t21 k b) as E0. pose proof (t22 b) as E1. pose proof ((given3 k) (t4 k h1 h2)) as H0. pose proof (t20 (((- b) * (y k)) * (h k)) (- b)) as H1. rewrite ?E0 in H1. rewrite ?E1 in H1. pose proof (t20 (((- b) * (y k)) * (h k)) b) as H2. rewrite ?E0 in H2. rewrite ?E0. rewrite ?E1. exact (s20 (y k) (h k) (exp ((-1) * (b * (h k) * (y k)))) (exp ((-1) * b)) b (exp b) H0 H1 H2). Qed.
Lemma t24 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (k >= (0)%Z)%Z.
Proof. pose proof given0 as H0. pose proof given1 as H1. pose proof h1 as H2. pose proof h2 as H3. exact (s21 n k H0 H1 H2 H3). Qed.
Lemma t25 (b : R) : ((exp (- b)) = (exp ((-1) * b))).
Proof. same. Qed.
Lemma t26 (k : Z) (b : R) : ((exp (((- b) * (y k)) * (h k))) = (exp ((-1) * (b * (h k) * (y k))))).
Proof. same. Qed.
Lemma t27 (k : Z) (b : R) (h0 : ((k <= n)%Z -> ((sum2 b k) = ((((exp b) - (exp (- b))) * (sum3 k)) + ((exp (- b)) * (sum k)))))) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : ((sum2 b (k + (1)%Z)%Z) = ((((exp b) - (exp (- b))) * (sum3 (k + (1)%Z)%Z)) + ((exp (- b)) * (sum (k + (1)%Z)%Z)))).
Proof. pose proof ((sum_next k) (t24 k h1 h2)) as E0. pose proof ((sum3_next k) (t24 k h1 h2)) as E1. pose proof ((sum2_next b k) (t24 k h1 h2)) as E2. pose proof (t25 b) as E3. pose proof (t26 k b) as E4. pose proof (h0 (t3 k h1 h2)) as H0. rewrite ?E3 in H0. pose proof ((given2 k) (t4 k h1 h2)) as H1. pose proof ((given3 k) (t4 k h1 h2)) as H2. pose proof (t23 k b h1 h2) as H3. rewrite ?E3 in H3. rewrite ?E4 in H3. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. exact (s24 (sum2 b k) (exp b) (exp ((-1) * b)) (sum3 k) (sum k) (D k) (y k) (h k) (exp ((-1) * (b * (h k) * (y k)))) H0 H1 H2 H3). Qed.
Lemma t28 (k : Z) (b : R) (h0 : ((k <= n)%Z -> ((sum2 b k) = ((((exp b) - (exp (- b))) * (sum3 k)) + ((exp (- b)) * (sum k)))))) (h1 : (k >= (0)%Z)%Z) : (((k + (1)%Z)%Z <= n)%Z -> ((sum2 b (k + (1)%Z)%Z) = ((((exp b) - (exp (- b))) * (sum3 (k + (1)%Z)%Z)) + ((exp (- b)) * (sum (k + (1)%Z)%Z))))).
Proof. intro h2. exact (t27 k b h0 h1 h2). Qed.
Lemma t29 (b : R) : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum2 b k_0) = ((((exp b) - (exp (- b))) * (sum3 k_0)) + ((exp (- b)) * (sum k_0))))))).
Proof. refine (zind (fun k => ((k <= n)%Z -> ((sum2 b k) = ((((exp b) - (exp (- b))) * (sum3 k)) + ((exp (- b)) * (sum k)))))) (t2 b) _). intros k h1 h0. exact (t28 k b h0 h1). Qed.
Lemma t30 (k : Z) (b : R) (h3 : ((k >= (0)%Z)%Z /\ (k <= n)%Z)) : ((sum2 b k) = ((((exp b) - (exp (- b))) * (sum3 k)) + ((exp (- b)) * (sum k)))).
Proof. pose proof ((t29 b) k) as H0. pose proof h3 as H1. exact (s25 k n (sum2 b k) (exp b) (exp (- b)) (sum3 k) (sum k) H0 H1). Qed.
Lemma t31 (k : Z) (b : R) : (((k >= (0)%Z)%Z /\ (k <= n)%Z) -> ((sum2 b k) = ((((exp b) - (exp (- b))) * (sum3 k)) + ((exp (- b)) * (sum k))))).
Proof. intro h3. exact (t30 k b h3). Qed.
Lemma t32 (b : R) : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum2 b k_0) = ((((exp b) - (exp (- b))) * (sum3 k_0)) + ((exp (- b)) * (sum k_0)))))).
Proof. intros k. exact (t31 k b). Qed.
Lemma t33 : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given0 as H0. pose proof given1 as H1. exact (s26 n H0 H1). Qed.
Lemma t34 : (((sum n) = (1)) /\ (epsilon = (sum3 n))).
Proof. pose proof given4 as H0. pose proof given5 as H1. exact (s27 (sum n) epsilon (sum3 n) H0 H1). Qed.
Lemma t35 : (forall (a_0 : R), ((exp a_0) > (0))).
Proof. intros a2. exact (t15 a2). Qed.
Lemma t36 (b : R) : ((exp (- b)) = (exp ((-1) * b))).
Proof. same. Qed.
Lemma t37 (b : R) : (((sum2 b n) = ((epsilon * (exp b)) + (((1) - epsilon) * (exp (- b))))) /\ ((sum2 b n) > (0))).
Proof. pose proof (t36 b) as E0. pose proof (((t32 b) n) t33) as H0. rewrite ?E0 in H0. pose proof t34 as H1. pose proof given6 as H2. pose proof (t35 b) as H3. pose proof (t35 (- b)) as H4. rewrite ?E0 in H4. rewrite ?E0. exact (s29 (sum2 b n) (exp b) (exp ((-1) * b)) (sum3 n) (sum n) epsilon H0 H1 H2 H3 H4). Qed.
Lemma t38 (b : R) : ((exp (- b)) = (exp ((-1) * b))).
Proof. same. Qed.
Lemma t39 (b : R) : ((((sum4 b (0)%Z) * (sum2 b n)) = ((sum3 (0)%Z) * (exp b))) /\ (((sum5 b (0)%Z) * (sum2 b n)) = ((((sum (0)%Z) - (sum3 (0)%Z)) * (exp (- b))) - ((sum3 (0)%Z) * (exp b))))).
Proof. pose proof sum3_0 as E0. pose proof sum_0 as E1. pose proof (sum5_0 b) as E2. pose proof (sum4_0 b) as E3. pose proof (t38 b) as E4. pose proof (t37 b) as H0. rewrite ?E4 in H0. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. exact (s31 (sum2 b n) epsilon (exp b) (exp ((-1) * b)) H0). Qed.
Lemma t40 (b : R) : (((0)%Z <= n)%Z -> ((((sum4 b (0)%Z) * (sum2 b n)) = ((sum3 (0)%Z) * (exp b))) /\ (((sum5 b (0)%Z) * (sum2 b n)) = ((((sum (0)%Z) - (sum3 (0)%Z)) * (exp (- b))) - ((sum3 (0)%Z) * (exp b)))))).
Proof. intro unused. exact (t39 b). Qed.
Lemma t41 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 <= n)%Z.
Proof. pose proof given0 as H0. pose proof given1 as H1. pose proof h5 as H2. pose proof h6 as H3. exact (s32 n k2 H0 H1 H2 H3). Qed.
Lemma t42 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : ((k2 >= (0)%Z)%Z /\ (k2 < n)%Z).
Proof. pose proof given0 as H0. pose proof given1 as H1. pose proof h5 as H2. pose proof h6 as H3. exact (s33 n k2 H0 H1 H2 H3). Qed.
Lemma t43 (k2 : Z) (b : R) : ((exp (((- b) * (y k2)) * (h k2))) = (exp ((-1) * (b * (h k2) * (y k2))))).
Proof. same. Qed.
Lemma t44 (b : R) : ((exp (- b)) = (exp ((-1) * b))).
Proof. same. Qed.
Lemma t45 (k2 : Z) (b : R) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : ((((h k2) = (y k2)) -> ((exp (((- b) * (y k2)) * (h k2))) = (exp (- b)))) /\ (((h k2) <> (y k2)) -> ((exp (((- b) * (y k2)) * (h k2))) = (exp b)))).
Proof. pose proof (t43 k2 b) as E0. pose proof (t44 b) as E1. pose proof ((given3 k2) (t42 k2 h5 h6)) as H0. pose proof (t20 (((- b) * (y k2)) * (h k2)) (- b)) as H1. rewrite ?E0 in H1. rewrite ?E1 in H1. pose proof (t20 (((- b) * (y k2)) * (h k2)) b) as H2. rewrite ?E0 in H2. rewrite ?E0. rewrite ?E1. exact (s36 (y k2) (h k2) (exp ((-1) * (b * (h k2) * (y k2)))) (exp ((-1) * b)) b (exp b) H0 H1 H2). Qed.
Lemma t46 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 >= (0)%Z)%Z.
Proof. pose proof given0 as H0. pose proof given1 as H1. pose proof h5 as H2. pose proof h6 as H3. exact (s37 n k2 H0 H1 H2 H3). Qed.
Lemma t47 (b : R) : ((exp (- b)) = (exp ((-1) * b))).
Proof. same. Qed.
Lemma t48 (k2 : Z) (b : R) : ((exp (((- b) * (y k2)) * (h k2))) = (exp ((-1) * (b * (h k2) * (y k2))))).
Proof. same. Qed.
Lemma t49 (k2 : Z) (b : R) (h4 : ((k2 <= n)%Z -> ((((sum4 b k2) * (sum2 b n)) = ((sum3 k2) * (exp b))) /\ (((sum5 b k2) * (sum2 b n)) = ((((sum k2) - (sum3 k2)) * (exp (- b))) - ((sum3 k2) * (exp b))))))) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : ((((sum4 b (k2 + (1)%Z)%Z) * (sum2 b n)) = ((sum3 (k2 + (1)%Z)%Z) * (exp b))) /\ (((sum5 b (k2 + (1)%Z)%Z) * (sum2 b n)) = ((((sum (k2 + (1)%Z)%Z) - (sum3 (k2 + (1)%Z)%Z)) * (exp (- b))) - ((sum3 (k2 + (1)%Z)%Z) * (exp b))))).
Proof. pose proof ((sum3_next k2) (t46 k2 h5 h6)) as E0. pose proof ((sum_next k2) (t46 k2 h5 h6)) as E1. pose proof ((sum5_next b k2) (t46 k2 h5 h6)) as E2. pose proof ((sum4_next b k2) (t46 k2 h5 h6)) as E3. pose proof (t47 b) as E4. pose proof (t48 k2 b) as E5. pose proof (h4 (t41 k2 h5 h6)) as H0. rewrite ?E4 in H0. pose proof ((given2 k2) (t42 k2 h5 h6)) as H1. pose proof (t37 b) as H3. rewrite ?E4 in H3. pose proof ((given3 k2) (t42 k2 h5 h6)) as H4. pose proof (t45 k2 b h5 h6) as H5. rewrite ?E4 in H5. rewrite ?E5 in H5. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. exact (s40 (sum4 b k2) (sum2 b n) (sum3 k2) (exp b) (sum5 b k2) (sum k2) (exp ((-1) * b)) (D k2) epsilon (y k2) (h k2) (exp ((-1) * (b * (h k2) * (y k2)))) H0 H1 H3 H4 H5). Qed.
Lemma t50 (k2 : Z) (b : R) (h4 : ((k2 <= n)%Z -> ((((sum4 b k2) * (sum2 b n)) = ((sum3 k2) * (exp b))) /\ (((sum5 b k2) * (sum2 b n)) = ((((sum k2) - (sum3 k2)) * (exp (- b))) - ((sum3 k2) * (exp b))))))) (h5 : (k2 >= (0)%Z)%Z) : (((k2 + (1)%Z)%Z <= n)%Z -> ((((sum4 b (k2 + (1)%Z)%Z) * (sum2 b n)) = ((sum3 (k2 + (1)%Z)%Z) * (exp b))) /\ (((sum5 b (k2 + (1)%Z)%Z) * (sum2 b n)) = ((((sum (k2 + (1)%Z)%Z) - (sum3 (k2 + (1)%Z)%Z)) * (exp (- b))) - ((sum3 (k2 + (1)%Z)%Z) * (exp b)))))).
Proof. intro h6. exact (t49 k2 b h4 h5 h6). Qed.
Lemma t51 (b : R) : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((((sum4 b k_0) * (sum2 b n)) = ((sum3 k_0) * (exp b))) /\ (((sum5 b k_0) * (sum2 b n)) = ((((sum k_0) - (sum3 k_0)) * (exp (- b))) - ((sum3 k_0) * (exp b)))))))).
Proof. refine (zind (fun k2 => ((k2 <= n)%Z -> ((((sum4 b k2) * (sum2 b n)) = ((sum3 k2) * (exp b))) /\ (((sum5 b k2) * (sum2 b n)) = ((((sum k2) - (sum3 k2)) * (exp (- b))) - ((sum3 k2) * (exp b))))))) (t40 b) _). intros k2 h5 h4. exact (t50 k2 b h4 h5). Qed.
Lemma t52 (k2 : Z) (b : R) (h7 : ((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z)) : ((((sum4 b k2) * (sum2 b n)) = ((sum3 k2) * (exp b))) /\ (((sum5 b k2) * (sum2 b n)) = ((((sum k2) - (sum3 k2)) * (exp (- b))) - ((sum3 k2) * (exp b))))).
Proof. pose proof ((t51 b) k2) as H0. pose proof h7 as H1. exact (s41 k2 n (sum4 b k2) (sum2 b n) (sum3 k2) (exp b) (sum5 b k2) (sum k2) (exp (- b)) H0 H1). Qed.
Lemma t53 (b : R) (k2 : Z) : (((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z) -> ((((sum4 b k2) * (sum2 b n)) = ((sum3 k2) * (exp b))) /\ (((sum5 b k2) * (sum2 b n)) = ((((sum k2) - (sum3 k2)) * (exp (- b))) - ((sum3 k2) * (exp b)))))).
Proof. intro h7. exact (t52 k2 b h7). Qed.
Lemma t54 (b : R) : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((((sum4 b k_0) * (sum2 b n)) = ((sum3 k_0) * (exp b))) /\ (((sum5 b k_0) * (sum2 b n)) = ((((sum k_0) - (sum3 k_0)) * (exp (- b))) - ((sum3 k_0) * (exp b))))))).
Proof. intros k2. exact (t53 b k2). Qed.
Lemma t55 (b : R) : ((exp (- b)) = (exp ((-1) * b))).
Proof. same. Qed.
Lemma t56 (b : R) : (((((2) * (sum4 b n)) = (1)) <-> ((epsilon * (exp b)) = (((1) - epsilon) * (exp (- b))))) /\ (((sum5 b n) = (0)) <-> ((epsilon * (exp b)) = (((1) - epsilon) * (exp (- b)))))).
Proof. pose proof (t55 b) as E0. pose proof (((t54 b) n) t33) as H0. rewrite ?E0 in H0. pose proof (t37 b) as H1. rewrite ?E0 in H1. pose proof t34 as H2. rewrite ?E0. exact (s43 (sum4 b n) (sum2 b n) (sum3 n) (exp b) (sum5 b n) (sum n) (exp ((-1) * b)) epsilon H0 H1 H2). Qed.
Lemma t57 : ((ln (((1) - epsilon) / epsilon)) = (ln (((1) + ((-1) * epsilon)) / epsilon))).
Proof. same. Qed.
Lemma t58 : (a = ((ln (((1) - epsilon) / epsilon)) / (2))).
Proof. pose proof t57 as E0. pose proof given4 as H0. pose proof given5 as H1. pose proof given6 as H2. pose proof given7 as H3. rewrite ?E0 in H3. rewrite ?E0. exact (s45 (sum n) epsilon (sum3 n) a (ln (((1) + ((-1) * epsilon)) / epsilon)) H0 H1 H2 H3). Qed.
Lemma t59 : ((ln (((1) - epsilon) / epsilon)) = (ln (((1) + ((-1) * epsilon)) / epsilon))).
Proof. same. Qed.
Lemma t60 : ((exp (a + a)) = (exp ((2) * a))).
Proof. same. Qed.
Lemma t61 : (((exp a) * (exp a)) = (((1) - epsilon) / epsilon)).
Proof. pose proof t59 as E0. pose proof t60 as E1. pose proof (ax_logarithm (((1) - epsilon) / epsilon)) as H0. rewrite ?E0 in H0. pose proof (ax_exp_of_a_sum a a) as H1. rewrite ?E1 in H1. pose proof (t20 (a + a) (ln (((1) - epsilon) / epsilon))) as H2. rewrite ?E0 in H2. rewrite ?E1 in H2. pose proof given6 as H3. pose proof t58 as H4. rewrite ?E0 in H4. exact (s48 epsilon (exp (ln (((1) + ((-1) * epsilon)) / epsilon))) (exp ((2) * a)) (exp a) a (ln (((1) + ((-1) * epsilon)) / epsilon)) H0 H1 H2 H3 H4). Qed.
Lemma t62 : (forall (a_0 : R), (((exp a_0) * (exp (- a_0))) = (1))).
Proof. intros a2. exact (t14 a2). Qed.
Lemma t63 : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t64 : ((ln (((1) - epsilon) / epsilon)) = (ln (((1) + ((-1) * epsilon)) / epsilon))).
Proof. same. Qed.
Lemma t65 : ((exp (a + a)) = (exp ((2) * a))).
Proof. same. Qed.
Lemma t66 : (((((exp a) * (exp a)) * epsilon) = ((1) - epsilon)) /\ ((exp a) > (0)) /\ (((exp a) * (exp (- a))) = (1))).
Proof. pose proof t63 as E0. pose proof t61 as H0. pose proof (t62 a) as H3. rewrite ?E0 in H3. pose proof (t35 a) as H4. pose proof given6 as H5. rewrite ?E0. exact (s52 (exp a) epsilon (exp ((-1) * a)) H0 H3 H4 H5). Qed.
Lemma t67 (b : R) : ((exp (- b)) = (exp ((-1) * b))).
Proof. same. Qed.
Lemma t68 : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t69 (b : R) : (((epsilon * (exp b)) = (((1) - epsilon) * (exp (- b)))) <-> ((exp b) = (exp a))).
Proof. pose proof (t67 b) as E0. pose proof t68 as E1. pose proof t66 as H0. rewrite ?E1 in H0. pose proof (t35 b) as H1. pose proof (t35 (- b)) as H2. rewrite ?E0 in H2. pose proof (t62 b) as H3. rewrite ?E0 in H3. rewrite ?E0. exact (s55 (exp a) epsilon (exp ((-1) * a)) (exp b) (exp ((-1) * b)) H0 H1 H2 H3). Qed.
Lemma t70 (b : R) : ((exp (- b)) = (exp ((-1) * b))).
Proof. same. Qed.
Lemma t71 (b : R) : (((((2) * (sum4 b n)) = (1)) <-> (b = a)) /\ (((sum5 b n) = (0)) <-> (b = a))).
Proof. pose proof (t70 b) as E0. pose proof (t56 b) as H0. rewrite ?E0 in H0. pose proof (t69 b) as H1. rewrite ?E0 in H1. pose proof (t20 b a) as H2. exact (s57 (sum4 b n) epsilon (exp b) (exp ((-1) * b)) (sum5 b n) (exp a) b a H0 H1 H2). Qed.
Lemma t72 : (forall (b_0 : R), (((((2) * (sum4 b_0 n)) = (1)) <-> (b_0 = a)) /\ (((sum5 b_0 n) = (0)) <-> (b_0 = a)))).
Proof. intros b. exact (t71 b). Qed.
Lemma t73 : ((((2) * (sum4 a n)) = (1)) /\ ((sum5 a n) = (0))).
Proof. pose proof (t72 a) as H0. exact (s58 (sum4 a n) a (sum5 a n) H0). Qed.
Lemma t74 (b : R) : (((((2) * (sum4 b n)) = (1)) <-> (b = a)) /\ (((sum5 b n) = (0)) <-> (b = a))).
Proof. pose proof (t71 b) as H0. exact (s59 (sum4 b n) b a (sum5 b n) H0). Qed.

Theorem new_error_is_half_0 : ((((2) * (sum4 a n)) = (1)) /\ ((sum5 a n) = (0))).
Proof. exact t73. Qed.
Theorem new_error_is_half_1 : (((((2) * (sum4 0 n)) = (1)) <-> (0 = a)) /\ (((sum5 0 n) = (0)) <-> (0 = a))).
Proof. exact (t74 0). Qed.
End new_error_is_half.
Print Assumptions new_error_is_half_0.
Print Assumptions new_error_is_half_1.
