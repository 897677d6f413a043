(* label: weights-move *)
(* given: D_{i} > 0 \quad\text{for all } i *)
(* given: \bigl(y_{i} = 1 \;\text{or}\; y_{i} = -1\bigr),\quad \bigl(h_{i} = 1 \;\text{or}\; h_{i} = -1\bigr) \quad\text{for all } i *)
(* given: \sum_{i} D_{i} = 1 *)
(* given: \varepsilon = \sum_{i} \left[h_{i} \ne y_{i}\right]\,D_{i} *)
(* given: \varepsilon > 0 *)
(* given: \varepsilon < 1 *)
(* given: a = \frac{\ln\left(\frac{1 - \varepsilon}{\varepsilon}\right)}{2} *)
(* given: Z = \sum_{i} D_{i}\,e^{-a\,y_{i}\,h_{i}} *)
(* given: D'_{i} = \frac{D_{i}\,e^{-a\,y_{i}\,h_{i}}}{Z} \quad\text{for all } i *)
(* part 1: a > 0 \;\Leftrightarrow\; 2\,\varepsilon < 1 *)
(* part 1: a > 0 \;\Rightarrow\; \bigl(\bigl(h_{i} \ne y_{i} \;\Rightarrow\; D'_{i} > D_{i}\bigr),\quad \bigl(h_{i} = y_{i} \;\Rightarrow\; D'_{i} < D_{i}\bigr)\bigr) \quad\text{for all } i *)
(* part 2: a < 0 \;\Leftrightarrow\; 2\,\varepsilon > 1 *)
(* part 2: a < 0 \;\Rightarrow\; \bigl(\bigl(h_{i} \ne y_{i} \;\Rightarrow\; D'_{i} < D_{i}\bigr),\quad \bigl(h_{i} = y_{i} \;\Rightarrow\; D'_{i} > D_{i}\bigr)\bigr) \quad\text{for all } i *)
Require Import Replay.
Section weights_move.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable D : Z -> R.
Variable h : Z -> R.
Variable y : Z -> R.
Variable n : Z.
Variable a : R.
Variable Z_ : R.
Variable epsilon : R.
Variable D_prime : Z -> R.
Definition sum : Z -> R := rec (0) (fun k_ v_ => (v_ + (D k_))).
Lemma sum_0 : ((sum (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum (k_0 + (1)%Z)%Z) = ((sum k_0) + (D k_0))))). Proof. intros; unfold sum; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum2 (p_0 : R) : Z -> R := rec (0) (fun k_ v_ => (v_ + ((D k_) * (exp (((- p_0) * (y k_)) * (h k_)))))).
Lemma sum2_0 : (forall (p_0 : R), ((sum2 p_0 (0)%Z) = (0))). Proof. reflexivity. Qed.
Lemma sum2_next : (forall (p_0 : R) (k_1 : Z), ((k_1 >= (0)%Z)%Z -> ((sum2 p_0 (k_1 + (1)%Z)%Z) = ((sum2 p_0 k_1) + ((D k_1) * (exp (((- p_0) * (y k_1)) * (h k_1)))))))). Proof. intros; unfold sum2; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum3 : Z -> R := rec (0) (fun k_ v_ => (v_ + (if Req_EM_T (h k_) (y k_) then (0) else (D k_)))).
Lemma sum3_0 : ((sum3 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum3_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum3 (k_0 + (1)%Z)%Z) = ((sum3 k_0) + (if Req_EM_T (h k_0) (y k_0) then (0) else (D k_0)))))). Proof. intros; unfold sum3; rewrite rec_next by assumption; reflexivity. Qed.
Lemma ax_logarithm : (forall (a_0 : R), ((a_0 > (0)) -> ((exp (ln a_0)) = a_0))). Proof. intros; apply exp_ln; assumption. Qed.
Lemma ax_exp_of_a_sum : (forall (a_0 : R) (b_1 : R), ((exp (a_0 + b_1)) = ((exp a_0) * (exp b_1)))). Proof. exact exp_plus. Qed.
Lemma ax_exp_above_its_tangent : (forall (a_0 : R), ((exp a_0) >= ((1) + a_0))). Proof. intros; apply Rle_ge, exp_ineq1_le. Qed.

Lemma s1 (x0 : R) (x1 : R) (x2 : R) :
  (x0 = (x1 * x2)) ->
  (x0 = (x1 * x2)).
Proof. (* 438cfd5b49: 0 *) by_logic. Qed.
Lemma s3 (x0 : R) (x1 : R) :
  (x0 = (x1 * x1)) ->
  (x0 = (x1 * x1)).
Proof. (* 9883373620: 0 *) by_logic. Qed.
Lemma s5 (x0 : R) (x1 : R) (x2 : R) :
  (x0 = (x1 * x2)) ->
  (x0 = (x1 * x2)).
Proof. (* 438cfd5b49: 0 *) by_logic. Qed.
Lemma s7 (x0 : R) :
  (x0 = (x0 * x0)) ->
  (x0 = (x0 * x0)).
Proof. (* 70605c2453: 0 *) by_logic. Qed.
Lemma s8 (x0 : R) :
  (x0 = (x0 * x0)) ->
  (x0 >= ((1) + (0))) ->
  (x0 = (1)).
Proof. (* 1309970812: 0 1 *) by_isolation. Qed.
Lemma s9 (x0 : R) (x1 : R) (x2 : R) :
  (x0 = (x1 * x2)) ->
  (x0 = (1)) ->
  ((x1 * x2) = (1)).
Proof. (* cf8b330d44: 0 1 *) by_logic. Qed.
Lemma s10 (x0 : R) (x1 : R) (x2 : R) :
  (x0 = (x1 * x1)) ->
  ((x0 * x2) = (1)) ->
  (x0 > (0)).
Proof. (* db8859f176: 0 1 *) by_zero. Qed.
Lemma s11 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  (x0 = (x1 * x2)) ->
  (x2 >= ((1) + (x3 - x4))) ->
  (x1 > (0)) ->
  ((x4 < x3) -> (x1 < x0)).
Proof. (* c1d331ea29: 0 1 2 *) by_isolation. Qed.
Lemma s13 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  ((x0 < x1) -> (x2 < x3)) ->
  ((x1 < x0) -> (x3 < x2)) ->
  ((x0 = x1) -> (x2 = x3)) ->
  ((x2 = x3) <-> (x0 = x1)).
Proof. (* d7923099d6: 0 1 2 *) by_lra. Qed.
Lemma s15 (x0 : R) (x1 : R) (x2 : R) :
  (x0 > (0)) ->
  (x0 < (1)) ->
  (x1 = (x2 / (2))) ->
  ((x0 > (0)) /\ (x0 < (1)) /\ (x1 = (x2 / (2)))).
Proof. (* a805f56e37: 2 3 4 *) by_logic. Qed.
Lemma s18 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (((((1) - x0) / x0) > (0)) -> (x1 = (((1) - x0) / x0))) ->
  (x2 = (x3 * x3)) ->
  ((x2 = x1) <-> ((x4 + x4) = x5)) ->
  ((x0 > (0)) /\ (x0 < (1)) /\ (x4 = (x5 / (2)))) ->
  ((x3 * x3) = (((1) - x0) / x0)).
Proof. (* dfb6ab2af9: 0 1 2 3 *) by_inverses. Qed.
Lemma s22 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  ((x0 * x0) = (((1) - x1) / x1)) ->
  ((x0 * x2) = (1)) ->
  (x0 > (0)) ->
  ((x1 > (0)) /\ (x1 < (1)) /\ (x3 = (x4 / (2)))) ->
  ((((x0 * x0) * x1) = ((1) - x1)) /\ (x0 > (0)) /\ ((x0 * x2) = (1))).
Proof. (* b222d10491: 0 3 4 5 *) by_inverses. Qed.
Lemma s25 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  ((((x0 * x0) * x1) = ((1) - x1)) /\ (x0 > (0)) /\ ((x0 * x2) = (1))) ->
  ((x1 > (0)) /\ (x1 < (1)) /\ (x3 = (x4 / (2)))) ->
  (((x0 > (1)) <-> (((2) * x1) < (1))) /\ ((x0 < (1)) <-> (((2) * x1) > (1)))).
Proof. (* 0d181e7871: 0 1 *) by_isolation. Qed.
Lemma s26 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  (((x0 > (1)) <-> (((2) * x1) < (1))) /\ ((x0 < (1)) <-> (((2) * x1) > (1)))) ->
  (((0) < x2) -> (x3 < x0)) ->
  ((x2 < (0)) -> (x0 < x3)) ->
  (x3 = (1)) ->
  ((x0 = x3) <-> (x2 = (0))) ->
  (((x2 > (0)) <-> (((2) * x1) < (1))) /\ ((x2 < (0)) <-> (((2) * x1) > (1))) /\ ((x2 = (0)) <-> (((2) * x1) = (1)))).
Proof. (* 68cee540ea: 0 1 2 3 4 *) by_lra. Qed.
Lemma s27 (x0 : R) (x1 : R) :
  (((x0 > (0)) <-> (((2) * x1) < (1))) /\ ((x0 < (0)) <-> (((2) * x1) > (1))) /\ ((x0 = (0)) <-> (((2) * x1) = (1)))) ->
  ((x0 > (0)) <-> (((2) * x1) < (1))).
Proof. (* 4661435ded: 0 *) by_logic. Qed.
Lemma s28 (x0 : R) (x1 : R) :
  (((x0 > (0)) <-> (((2) * x1) < (1))) /\ ((x0 < (0)) <-> (((2) * x1) > (1))) /\ ((x0 = (0)) <-> (((2) * x1) = (1)))) ->
  ((x0 < (0)) <-> (((2) * x1) > (1))).
Proof. (* 309b518235: 0 *) by_logic. Qed.
Lemma s29 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 5d5d15e563: 0 1 2 *) by_logic. Qed.
Lemma s30 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 5d5d15e563: 0 1 2 *) by_logic. Qed.
Lemma s32 (x0 : R) (x1 : R) (x2 : R) :
  (x0 > (0)) ->
  (x0 < (1)) ->
  (x1 = x2) ->
  (x2 = x1).
Proof. (* 61b89079fb: 2 3 5 *) by_logic. Qed.
Lemma s34 (x0 : R) (x1 : R) :
  ((0) = (((x0 - x1) * (0)) + (x1 * (0)))).
Proof. (* 5a63347ab4:  *) by_lra. Qed.
Lemma s35 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 <= k0)%Z.
Proof. (* 3cab4f9bb2: 0 1 2 3 *) by_logic. Qed.
Lemma s36 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 10e7c51f06: 0 1 2 3 *) by_logic. Qed.
Lemma s39 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (((x0 = (1)) \/ (x0 = (-1))) /\ ((x1 = (1)) \/ (x1 = (-1)))) ->
  ((x2 = x3) <-> ((((- x4) * x0) * x1) = (- x4))) ->
  ((x2 = x5) <-> ((((- x4) * x0) * x1) = x4)) ->
  (((x1 = x0) -> (x2 = x3)) /\ ((x1 <> x0) -> (x2 = x5))).
Proof. (* da0376a534: 0 1 2 *) by_isolation. Qed.
Lemma s40 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 75f27169c4: 0 1 2 3 *) by_logic. Qed.
Lemma s43 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) :
  (x0 = (((x1 - x2) * x3) + (x2 * x4))) ->
  (x5 > (0)) ->
  (((x6 = x7) -> (x8 = x2)) /\ ((x6 <> x7) -> (x8 = x1))) ->
  ((x0 + (x5 * x8)) = (((x1 - x2) * (x3 + (if Req_EM_T x6 x7 then (0) else x5))) + (x2 * (x4 + x5)))).
Proof. (* ad36b2caa8: 0 1 4 *) by_ifs. Qed.
Lemma s44 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = (((x3 - x4) * x5) + (x4 * x6))))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = (((x3 - x4) * x5) + (x4 * x6))).
Proof. (* 28987bde72: 0 1 *) by_logic. Qed.
Lemma s45 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* 2bc9af108d: 0 1 *) by_logic. Qed.
Lemma s46 (x0 : R) (x1 : R) (x2 : R) :
  (x0 = (1)) ->
  (x1 = x2) ->
  ((x0 = (1)) /\ (x1 = x2)).
Proof. (* 1801ce5da0: 0 1 *) by_logic. Qed.
Lemma s48 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) :
  (x0 = x1) ->
  (x0 = (((x2 - x3) * x4) + (x3 * x5))) ->
  ((x5 = (1)) /\ (x6 = x4)) ->
  (((x2 * x6) + (x3 * ((1) - x6))) = x1).
Proof. (* 159a1850d2: 0 1 2 *) by_ring. Qed.
Lemma s50 (x0 : R) (x1 : R) (x2 : R) :
  ((((x0 * x0) * x1) = ((1) - x1)) /\ (x0 > (0)) /\ ((x0 * x2) = (1))) ->
  ((x0 * x1) = (x2 * ((1) - x1))).
Proof. (* 84d373a04c: 0 *) by_equations. Qed.
Lemma s53 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  ((((x0 * x0) * x1) = ((1) - x1)) /\ (x0 > (0)) /\ ((x0 * x2) = (1))) ->
  ((x1 > (0)) /\ (x1 < (1)) /\ (x3 = (x4 / (2)))) ->
  ((x0 * x1) > (0)).
Proof. (* 7ce9f4b623: 0 1 *) by_isolation. Qed.
Lemma s55 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  (((x0 * x1) + (x2 * ((1) - x1))) = x3) ->
  ((x0 * x1) = (x2 * ((1) - x1))) ->
  ((x0 * x1) > (0)) ->
  (((((2) * x1) * x0) = x3) /\ ((((2) * ((1) - x1)) * x2) = x3) /\ (x3 > (0))).
Proof. (* 3d00c822c9: 0 1 2 *) by_lra. Qed.
Lemma s58 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) :
  (x0 = ((x1 * x2) / x3)) ->
  (((((2) * x4) * x5) = x3) /\ ((((2) * ((1) - x4)) * x6) = x3) /\ (x3 > (0))) ->
  ((x0 * x3) = (x1 * x2)).
Proof. (* 8de86b853f: 0 1 *) by_field. Qed.
Lemma s61 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (((x0 = (1)) \/ (x0 = (-1))) /\ ((x1 = (1)) \/ (x1 = (-1)))) ->
  ((x2 = x3) <-> ((((- x4) * x0) * x1) = (- x4))) ->
  ((x2 = x5) <-> ((((- x4) * x0) * x1) = x4)) ->
  (((x1 = x0) -> (x2 = x3)) /\ ((x1 <> x0) -> (x2 = x5))).
Proof. (* da0376a534: 0 1 2 *) by_isolation. Qed.
Lemma s64 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) :
  ((x0 * x1) = (x2 * x3)) ->
  (((x4 = x5) -> (x3 = x6)) /\ ((x4 <> x5) -> (x3 = x7))) ->
  (((((2) * x8) * x7) = x1) /\ ((((2) * ((1) - x8)) * x6) = x1) /\ (x1 > (0))) ->
  (x7 > (0)) ->
  (x6 > (0)) ->
  (((x4 <> x5) -> ((x0 * ((2) * x8)) = x2)) /\ ((x4 = x5) -> ((x0 * ((2) * ((1) - x8))) = x2))).
Proof. (* efd5496a63: 0 1 2 3 4 *) by_isolation. Qed.
Lemma s67 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  (x0 > (0)) ->
  (((x1 <> x2) -> ((x3 * ((2) * x4)) = x0)) /\ ((x1 = x2) -> ((x3 * ((2) * ((1) - x4))) = x0))) ->
  (((x1 <> x2) -> (x3 = (x0 / ((2) * x4)))) /\ ((x1 = x2) -> (x3 = (x0 / ((2) * ((1) - x4)))))).
Proof. (* 4731c412cf: 0 3 *) by_field. Qed.
Lemma s68 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 5d5d15e563: 0 1 2 *) by_logic. Qed.
Lemma s71 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) :
  (x0 > (0)) ->
  (((x1 <> x2) -> (x3 = (x0 / ((2) * x4)))) /\ ((x1 = x2) -> (x3 = (x0 / ((2) * ((1) - x4)))))) ->
  (x0 > (0)) ->
  (((x5 > (0)) <-> (((2) * x4) < (1))) /\ ((x5 < (0)) <-> (((2) * x4) > (1))) /\ ((x5 = (0)) <-> (((2) * x4) = (1)))) ->
  ((x4 > (0)) /\ (x4 < (1)) /\ (x5 = (x6 / (2)))) ->
  ((x5 > (0)) -> (((x1 <> x2) -> (x3 > x0)) /\ ((x1 = x2) -> (x3 < x0)))).
Proof. (* db2b20fe59: 0 3 4 5 6 *) by_inverses. Qed.
Lemma s72 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 5d5d15e563: 0 1 2 *) by_logic. Qed.
Lemma s73 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 5d5d15e563: 0 1 2 *) by_logic. Qed.
Lemma s76 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) :
  (x0 > (0)) ->
  (((x1 <> x2) -> (x3 = (x0 / ((2) * x4)))) /\ ((x1 = x2) -> (x3 = (x0 / ((2) * ((1) - x4)))))) ->
  (x0 > (0)) ->
  (((x5 > (0)) <-> (((2) * x4) < (1))) /\ ((x5 < (0)) <-> (((2) * x4) > (1))) /\ ((x5 = (0)) <-> (((2) * x4) = (1)))) ->
  ((x4 > (0)) /\ (x4 < (1)) /\ (x5 = (x6 / (2)))) ->
  ((x5 < (0)) -> (((x1 <> x2) -> (x3 < x0)) /\ ((x1 = x2) -> (x3 > x0)))).
Proof. (* da1d0f2938: 0 3 4 5 6 *) by_inverses. Qed.

Hypothesis given0 : ((sum n) = (1)).
Hypothesis given1 : (epsilon = (sum3 n)).
Hypothesis given2 : (epsilon > (0)).
Hypothesis given3 : (epsilon < (1)).
Hypothesis given4 : (a = ((ln (((1) - epsilon) / epsilon)) / (2))).
Hypothesis given5 : (Z_ = (sum2 a n)).
Hypothesis given6 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((D i_0) > (0)))).
Hypothesis given7 : (n >= (0)%Z)%Z.
Hypothesis given8 : (n >= (1)%Z)%Z.
Hypothesis given9 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((((y i_0) = (1)) \/ ((y i_0) = (-1))) /\ (((h i_0) = (1)) \/ ((h i_0) = (-1)))))).
Hypothesis given10 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((D_prime i_0) = (((D i_0) * (exp (((- a) * (y i_0)) * (h i_0)))) / Z_)))).

Lemma t0 (b : R) (a2 : R) : ((exp (a2 + (b - a2))) = (exp b)).
Proof. same. Qed.
Lemma t1 (a2 : R) (b : R) : ((exp b) = ((exp a2) * (exp (b - a2)))).
Proof. pose proof (t0 b a2) as E0. pose proof (ax_exp_of_a_sum a2 (b - a2)) as H0. rewrite ?E0 in H0. exact (s1 (exp b) (exp a2) (exp (b - a2)) H0). Qed.
Lemma t2 (a2 : R) : ((exp ((a2 / (2)) + (a2 / (2)))) = (exp a2)).
Proof. same. Qed.
Lemma t3 (a2 : R) : ((exp a2) = ((exp (a2 / (2))) * (exp (a2 / (2))))).
Proof. pose proof (t2 a2) as E0. pose proof (ax_exp_of_a_sum (a2 / (2)) (a2 / (2))) as H0. rewrite ?E0 in H0. exact (s3 (exp a2) (exp (a2 / (2))) H0). Qed.
Lemma t4 (a2 : R) : ((exp (a2 + (- a2))) = (exp (0))).
Proof. same. Qed.
Lemma t5 (a2 : R) : ((exp (0)) = ((exp a2) * (exp (- a2)))).
Proof. pose proof (t4 a2) as E0. pose proof (ax_exp_of_a_sum a2 (- a2)) as H0. rewrite ?E0 in H0. exact (s5 (exp (0)) (exp a2) (exp (- a2)) H0). Qed.
Lemma t6 : ((exp ((0) + (0))) = (exp (0))).
Proof. same. Qed.
Lemma t7 : ((exp (0)) = ((exp (0)) * (exp (0)))).
Proof. pose proof t6 as E0. pose proof (ax_exp_of_a_sum (0) (0)) as H0. rewrite ?E0 in H0. exact (s7 (exp (0)) H0). Qed.
Lemma t8 : ((exp (0)) = (1)).
Proof. pose proof t7 as H0. pose proof (ax_exp_above_its_tangent (0)) as H1. exact (s8 (exp (0)) H0 H1). Qed.
Lemma t9 (a2 : R) : (((exp a2) * (exp (- a2))) = (1)).
Proof. pose proof (t5 a2) as H0. pose proof t8 as H1. exact (s9 (exp (0)) (exp a2) (exp (- a2)) H0 H1). Qed.
Lemma t10 (a2 : R) : ((exp a2) > (0)).
Proof. pose proof (t3 a2) as H0. pose proof (t9 a2) as H1. exact (s10 (exp a2) (exp (a2 / (2))) (exp (- a2)) H0 H1). Qed.
Lemma t11 (b : R) (a2 : R) : ((a2 < b) -> ((exp a2) < (exp b))).
Proof. pose proof (t1 a2 b) as H0. pose proof (ax_exp_above_its_tangent (b - a2)) as H1. pose proof (t10 a2) as H2. exact (s11 (exp b) (exp a2) (exp (b - a2)) b a2 H0 H1 H2). Qed.
Lemma t12 : (forall (a_0 : R) (b_1 : R), ((a_0 < b_1) -> ((exp a_0) < (exp b_1)))).
Proof. intros a2 b. exact (t11 b a2). Qed.
Lemma t13 (b : R) (a2 : R) : ((a2 = b) -> ((exp a2) = (exp b))).
Proof. same. Qed.
Lemma t14 (b : R) (a2 : R) : (((exp a2) = (exp b)) <-> (a2 = b)).
Proof. pose proof (t11 b a2) as H0. pose proof (t12 b a2) as H1. pose proof (t13 b a2) as H2. exact (s13 a2 b (exp a2) (exp b) H0 H1 H2). Qed.
Lemma t15 : (forall (a_0 : R) (b_1 : R), (((exp a_0) = (exp b_1)) <-> (a_0 = b_1))).
Proof. intros a2 b. exact (t14 b a2). Qed.
Lemma t16 : ((ln (((1) - epsilon) / epsilon)) = (ln (((1) + ((-1) * epsilon)) / epsilon))).
Proof. same. Qed.
Lemma t17 : ((epsilon > (0)) /\ (epsilon < (1)) /\ (a = ((ln (((1) - epsilon) / epsilon)) / (2)))).
Proof. pose proof t16 as E0. pose proof given2 as H2. pose proof given3 as H3. pose proof given4 as H4. rewrite ?E0 in H4. rewrite ?E0. exact (s15 epsilon a (ln (((1) + ((-1) * epsilon)) / epsilon)) H2 H3 H4). Qed.
Lemma t18 : ((ln (((1) - epsilon) / epsilon)) = (ln (((1) + ((-1) * epsilon)) / epsilon))).
Proof. same. Qed.
Lemma t19 : ((exp (a + a)) = (exp ((2) * a))).
Proof. same. Qed.
Lemma t20 : (((exp a) * (exp a)) = (((1) - epsilon) / epsilon)).
Proof. pose proof t18 as E0. pose proof t19 as E1. pose proof (ax_logarithm (((1) - epsilon) / epsilon)) as H0. rewrite ?E0 in H0. pose proof (ax_exp_of_a_sum a a) as H1. rewrite ?E1 in H1. pose proof (t15 (a + a) (ln (((1) - epsilon) / epsilon))) as H2. rewrite ?E0 in H2. rewrite ?E1 in H2. pose proof t17 as H3. rewrite ?E0 in H3. exact (s18 epsilon (exp (ln (((1) + ((-1) * epsilon)) / epsilon))) (exp ((2) * a)) (exp a) a (ln (((1) + ((-1) * epsilon)) / epsilon)) H0 H1 H2 H3). Qed.
Lemma t21 : (forall (a_0 : R), (((exp a_0) * (exp (- a_0))) = (1))).
Proof. intros a2. exact (t9 a2). Qed.
Lemma t22 : (forall (a_0 : R), ((exp a_0) > (0))).
Proof. intros a2. exact (t10 a2). Qed.
Lemma t23 : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t24 : ((ln (((1) - epsilon) / epsilon)) = (ln (((1) + ((-1) * epsilon)) / epsilon))).
Proof. same. Qed.
Lemma t25 : ((exp (a + a)) = (exp ((2) * a))).
Proof. same. Qed.
Lemma t26 : (((((exp a) * (exp a)) * epsilon) = ((1) - epsilon)) /\ ((exp a) > (0)) /\ (((exp a) * (exp (- a))) = (1))).
Proof. pose proof t23 as E0. pose proof t24 as E1. pose proof t20 as H0. pose proof (t21 a) as H3. rewrite ?E0 in H3. pose proof (t22 a) as H4. pose proof t17 as H5. rewrite ?E1 in H5. rewrite ?E0. exact (s22 (exp a) epsilon (exp ((-1) * a)) a (ln (((1) + ((-1) * epsilon)) / epsilon)) H0 H3 H4 H5). Qed.
Lemma t27 : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t28 : ((ln (((1) - epsilon) / epsilon)) = (ln (((1) + ((-1) * epsilon)) / epsilon))).
Proof. same. Qed.
Lemma t29 : ((((exp a) > (1)) <-> (((2) * epsilon) < (1))) /\ (((exp a) < (1)) <-> (((2) * epsilon) > (1)))).
Proof. pose proof t27 as E0. pose proof t28 as E1. pose proof t26 as H0. rewrite ?E0 in H0. pose proof t17 as H1. rewrite ?E1 in H1. exact (s25 (exp a) epsilon (exp ((-1) * a)) a (ln (((1) + ((-1) * epsilon)) / epsilon)) H0 H1). Qed.
Lemma t30 : (((a > (0)) <-> (((2) * epsilon) < (1))) /\ ((a < (0)) <-> (((2) * epsilon) > (1))) /\ ((a = (0)) <-> (((2) * epsilon) = (1)))).
Proof. pose proof t29 as H0. pose proof (t12 (0) a) as H1. pose proof (t12 a (0)) as H2. pose proof t8 as H3. pose proof (t15 a (0)) as H4. exact (s26 (exp a) epsilon a (exp (0)) H0 H1 H2 H3 H4). Qed.
Lemma t31 : ((a > (0)) <-> (((2) * epsilon) < (1))).
Proof. pose proof t30 as H0. exact (s27 a epsilon H0). Qed.
Lemma t32 : ((a < (0)) <-> (((2) * epsilon) > (1))).
Proof. pose proof t30 as H0. exact (s28 a epsilon H0). Qed.
Lemma t33 (i : Z) (h0 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : ((i >= (0)%Z)%Z /\ (i < n)%Z).
Proof. pose proof given7 as H0. pose proof given8 as H1. pose proof h0 as H2. exact (s29 n i H0 H1 H2). Qed.
Lemma t34 (i2 : Z) (h1 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z).
Proof. pose proof given7 as H0. pose proof given8 as H1. pose proof h1 as H2. exact (s30 n i2 H0 H1 H2). Qed.
Lemma t35 : ((ln (((1) - epsilon) / epsilon)) = (ln (((1) + ((-1) * epsilon)) / epsilon))).
Proof. same. Qed.
Lemma t36 : ((sum2 a n) = Z_).
Proof. pose proof given2 as H2. pose proof given3 as H3. pose proof given5 as H5. exact (s32 epsilon Z_ (sum2 a n) H2 H3 H5). Qed.
Lemma t37 : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t38 : ((sum2 a (0)%Z) = ((((exp a) - (exp (- a))) * (sum3 (0)%Z)) + ((exp (- a)) * (sum (0)%Z)))).
Proof. pose proof sum_0 as E0. pose proof sum3_0 as E1. pose proof (sum2_0 a) as E2. pose proof t37 as E3. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. exact (s34 (exp a) (exp ((-1) * a))). Qed.
Lemma t39 : (((0)%Z <= n)%Z -> ((sum2 a (0)%Z) = ((((exp a) - (exp (- a))) * (sum3 (0)%Z)) + ((exp (- a)) * (sum (0)%Z))))).
Proof. intro unused. exact t38. Qed.
Lemma t40 (k : Z) (h3 : (k >= (0)%Z)%Z) (h4 : ((k + (1)%Z)%Z <= n)%Z) : (k <= n)%Z.
Proof. pose proof given7 as H0. pose proof given8 as H1. pose proof h3 as H2. pose proof h4 as H3. exact (s35 n k H0 H1 H2 H3). Qed.
Lemma t41 (k : Z) (h3 : (k >= (0)%Z)%Z) (h4 : ((k + (1)%Z)%Z <= n)%Z) : ((k >= (0)%Z)%Z /\ (k < n)%Z).
Proof. pose proof given7 as H0. pose proof given8 as H1. pose proof h3 as H2. pose proof h4 as H3. exact (s36 n k H0 H1 H2 H3). Qed.
Lemma t42 (k : Z) : ((exp (((- a) * (y k)) * (h k))) = (exp ((-1) * (a * (h k) * (y k))))).
Proof. same. Qed.
Lemma t43 : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t44 (k : Z) (h3 : (k >= (0)%Z)%Z) (h4 : ((k + (1)%Z)%Z <= n)%Z) : ((((h k) = (y k)) -> ((exp (((- a) * (y k)) * (h k))) = (exp (- a)))) /\ (((h k) <> (y k)) -> ((exp (((- a) * (y k)) * (h k))) = (exp a)))).
Proof. pose proof (t42 k) as E0. pose proof t43 as E1. pose proof ((given9 k) (t41 k h3 h4)) as H0. pose proof (t15 (((- a) * (y k)) * (h k)) (- a)) as H1. rewrite ?E0 in H1. rewrite ?E1 in H1. pose proof (t15 (((- a) * (y k)) * (h k)) a) as H2. rewrite ?E0 in H2. rewrite ?E0. rewrite ?E1. exact (s39 (y k) (h k) (exp ((-1) * (a * (h k) * (y k)))) (exp ((-1) * a)) a (exp a) H0 H1 H2). Qed.
Lemma t45 (k : Z) (h3 : (k >= (0)%Z)%Z) (h4 : ((k + (1)%Z)%Z <= n)%Z) : (k >= (0)%Z)%Z.
Proof. pose proof given7 as H0. pose proof given8 as H1. pose proof h3 as H2. pose proof h4 as H3. exact (s40 n k H0 H1 H2 H3). Qed.
Lemma t46 : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t47 (k : Z) : ((exp (((- a) * (y k)) * (h k))) = (exp ((-1) * (a * (h k) * (y k))))).
Proof. same. Qed.
Lemma t48 (k : Z) (h2 : ((k <= n)%Z -> ((sum2 a k) = ((((exp a) - (exp (- a))) * (sum3 k)) + ((exp (- a)) * (sum k)))))) (h3 : (k >= (0)%Z)%Z) (h4 : ((k + (1)%Z)%Z <= n)%Z) : ((sum2 a (k + (1)%Z)%Z) = ((((exp a) - (exp (- a))) * (sum3 (k + (1)%Z)%Z)) + ((exp (- a)) * (sum (k + (1)%Z)%Z)))).
Proof. pose proof ((sum_next k) (t45 k h3 h4)) as E0. pose proof ((sum3_next k) (t45 k h3 h4)) as E1. pose proof ((sum2_next a k) (t45 k h3 h4)) as E2. pose proof t46 as E3. pose proof (t47 k) as E4. pose proof (h2 (t40 k h3 h4)) as H0. rewrite ?E3 in H0. pose proof ((given6 k) (t41 k h3 h4)) as H1. pose proof (t44 k h3 h4) as H4. rewrite ?E3 in H4. rewrite ?E4 in H4. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. exact (s43 (sum2 a k) (exp a) (exp ((-1) * a)) (sum3 k) (sum k) (D k) (h k) (y k) (exp ((-1) * (a * (h k) * (y k)))) H0 H1 H4). Qed.
Lemma t49 (k : Z) (h2 : ((k <= n)%Z -> ((sum2 a k) = ((((exp a) - (exp (- a))) * (sum3 k)) + ((exp (- a)) * (sum k)))))) (h3 : (k >= (0)%Z)%Z) : (((k + (1)%Z)%Z <= n)%Z -> ((sum2 a (k + (1)%Z)%Z) = ((((exp a) - (exp (- a))) * (sum3 (k + (1)%Z)%Z)) + ((exp (- a)) * (sum (k + (1)%Z)%Z))))).
Proof. intro h4. exact (t48 k h2 h3 h4). Qed.
Lemma t50 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum2 a k_0) = ((((exp a) - (exp (- a))) * (sum3 k_0)) + ((exp (- a)) * (sum k_0))))))).
Proof. refine (zind (fun k => ((k <= n)%Z -> ((sum2 a k) = ((((exp a) - (exp (- a))) * (sum3 k)) + ((exp (- a)) * (sum k)))))) t39 _). intros k h3 h2. exact (t49 k h2 h3). Qed.
Lemma t51 (k : Z) (h5 : ((k >= (0)%Z)%Z /\ (k <= n)%Z)) : ((sum2 a k) = ((((exp a) - (exp (- a))) * (sum3 k)) + ((exp (- a)) * (sum k)))).
Proof. pose proof (t50 k) as H0. pose proof h5 as H1. exact (s44 k n (sum2 a k) (exp a) (exp (- a)) (sum3 k) (sum k) H0 H1). Qed.
Lemma t52 (k : Z) : (((k >= (0)%Z)%Z /\ (k <= n)%Z) -> ((sum2 a k) = ((((exp a) - (exp (- a))) * (sum3 k)) + ((exp (- a)) * (sum k))))).
Proof. intro h5. exact (t51 k h5). Qed.
Lemma t53 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum2 a k_0) = ((((exp a) - (exp (- a))) * (sum3 k_0)) + ((exp (- a)) * (sum k_0)))))).
Proof. intros k. exact (t52 k). Qed.
Lemma t54 : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given7 as H0. pose proof given8 as H1. exact (s45 n H0 H1). Qed.
Lemma t55 : (((sum n) = (1)) /\ (epsilon = (sum3 n))).
Proof. pose proof given0 as H0. pose proof given1 as H1. exact (s46 (sum n) epsilon (sum3 n) H0 H1). Qed.
Lemma t56 : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t57 : ((((exp a) * epsilon) + ((exp (- a)) * ((1) - epsilon))) = Z_).
Proof. pose proof t56 as E0. pose proof t36 as H0. pose proof ((t53 n) t54) as H1. rewrite ?E0 in H1. pose proof t55 as H2. rewrite ?E0. exact (s48 (sum2 a n) Z_ (exp a) (exp ((-1) * a)) (sum3 n) (sum n) epsilon H0 H1 H2). Qed.
Lemma t58 : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t59 : (((exp a) * epsilon) = ((exp (- a)) * ((1) - epsilon))).
Proof. pose proof t58 as E0. pose proof t26 as H0. rewrite ?E0 in H0. rewrite ?E0. exact (s50 (exp a) epsilon (exp ((-1) * a)) H0). Qed.
Lemma t60 : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t61 : ((ln (((1) - epsilon) / epsilon)) = (ln (((1) + ((-1) * epsilon)) / epsilon))).
Proof. same. Qed.
Lemma t62 : (((exp a) * epsilon) > (0)).
Proof. pose proof t60 as E0. pose proof t61 as E1. pose proof t26 as H0. rewrite ?E0 in H0. pose proof t17 as H1. rewrite ?E1 in H1. exact (s53 (exp a) epsilon (exp ((-1) * a)) a (ln (((1) + ((-1) * epsilon)) / epsilon)) H0 H1). Qed.
Lemma t63 : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t64 : (((((2) * epsilon) * (exp a)) = Z_) /\ ((((2) * ((1) - epsilon)) * (exp (- a))) = Z_) /\ (Z_ > (0))).
Proof. pose proof t63 as E0. pose proof t57 as H0. rewrite ?E0 in H0. pose proof t59 as H1. rewrite ?E0 in H1. pose proof t62 as H2. rewrite ?E0. exact (s55 (exp a) epsilon (exp ((-1) * a)) Z_ H0 H1 H2). Qed.
Lemma t65 (i2 : Z) : ((exp (((- a) * (y i2)) * (h i2))) = (exp ((-1) * (a * (h i2) * (y i2))))).
Proof. same. Qed.
Lemma t66 : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t67 (i2 : Z) (h1 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : (((D_prime i2) * Z_) = ((D i2) * (exp (((- a) * (y i2)) * (h i2))))).
Proof. pose proof (t65 i2) as E0. pose proof t66 as E1. pose proof ((given10 i2) (t34 i2 h1)) as H0. rewrite ?E0 in H0. pose proof t64 as H1. rewrite ?E1 in H1. rewrite ?E0. exact (s58 (D_prime i2) (D i2) (exp ((-1) * (a * (h i2) * (y i2)))) Z_ epsilon (exp a) (exp ((-1) * a)) H0 H1). Qed.
Lemma t68 (i2 : Z) : ((exp (((- a) * (y i2)) * (h i2))) = (exp ((-1) * (a * (h i2) * (y i2))))).
Proof. same. Qed.
Lemma t69 : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t70 (i2 : Z) (h1 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((((h i2) = (y i2)) -> ((exp (((- a) * (y i2)) * (h i2))) = (exp (- a)))) /\ (((h i2) <> (y i2)) -> ((exp (((- a) * (y i2)) * (h i2))) = (exp a)))).
Proof. pose proof (t68 i2) as E0. pose proof t69 as E1. pose proof ((given9 i2) (t34 i2 h1)) as H0. pose proof (t15 (((- a) * (y i2)) * (h i2)) (- a)) as H1. rewrite ?E0 in H1. rewrite ?E1 in H1. pose proof (t15 (((- a) * (y i2)) * (h i2)) a) as H2. rewrite ?E0 in H2. rewrite ?E0. rewrite ?E1. exact (s61 (y i2) (h i2) (exp ((-1) * (a * (h i2) * (y i2)))) (exp ((-1) * a)) a (exp a) H0 H1 H2). Qed.
Lemma t71 (i2 : Z) : ((exp (((- a) * (y i2)) * (h i2))) = (exp ((-1) * (a * (h i2) * (y i2))))).
Proof. same. Qed.
Lemma t72 : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t73 (i2 : Z) (h1 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((((h i2) <> (y i2)) -> (((D_prime i2) * ((2) * epsilon)) = (D i2))) /\ (((h i2) = (y i2)) -> (((D_prime i2) * ((2) * ((1) - epsilon))) = (D i2)))).
Proof. pose proof (t71 i2) as E0. pose proof t72 as E1. pose proof (t67 i2 h1) as H0. rewrite ?E0 in H0. pose proof (t70 i2 h1) as H1. rewrite ?E0 in H1. rewrite ?E1 in H1. pose proof t64 as H2. rewrite ?E1 in H2. pose proof (t22 a) as H3. pose proof (t22 (- a)) as H4. rewrite ?E1 in H4. exact (s64 (D_prime i2) Z_ (D i2) (exp ((-1) * (a * (h i2) * (y i2)))) (h i2) (y i2) (exp ((-1) * a)) (exp a) epsilon H0 H1 H2 H3 H4). Qed.
Lemma t74 (i2 : Z) : ((exp (((- a) * (y i2)) * (h i2))) = (exp ((-1) * (a * (h i2) * (y i2))))).
Proof. same. Qed.
Lemma t75 : ((ln (((1) - epsilon) / epsilon)) = (ln (((1) + ((-1) * epsilon)) / epsilon))).
Proof. same. Qed.
Lemma t76 (i2 : Z) (h1 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((((h i2) <> (y i2)) -> ((D_prime i2) = ((D i2) / ((2) * epsilon)))) /\ (((h i2) = (y i2)) -> ((D_prime i2) = ((D i2) / ((2) * ((1) - epsilon)))))).
Proof. pose proof ((given6 i2) (t34 i2 h1)) as H0. pose proof (t73 i2 h1) as H3. exact (s67 (D i2) (h i2) (y i2) (D_prime i2) epsilon H0 H3). Qed.
Lemma t77 (i2 : Z) : (((i2 >= (0)%Z)%Z /\ (i2 < n)%Z) -> ((((h i2) <> (y i2)) -> ((D_prime i2) = ((D i2) / ((2) * epsilon)))) /\ (((h i2) = (y i2)) -> ((D_prime i2) = ((D i2) / ((2) * ((1) - epsilon))))))).
Proof. intro h1. exact (t76 i2 h1). Qed.
Lemma t78 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((((h i_0) <> (y i_0)) -> ((D_prime i_0) = ((D i_0) / ((2) * epsilon)))) /\ (((h i_0) = (y i_0)) -> ((D_prime i_0) = ((D i_0) / ((2) * ((1) - epsilon)))))))).
Proof. intros i2. exact (t77 i2). Qed.
Lemma t79 (i : Z) (h0 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : ((i >= (0)%Z)%Z /\ (i < n)%Z).
Proof. pose proof given7 as H0. pose proof given8 as H1. pose proof h0 as H2. exact (s68 n i H0 H1 H2). Qed.
Lemma t80 (i : Z) : ((exp (((- a) * (y i)) * (h i))) = (exp ((-1) * (a * (h i) * (y i))))).
Proof. same. Qed.
Lemma t81 : ((ln (((1) - epsilon) / epsilon)) = (ln (((1) + ((-1) * epsilon)) / epsilon))).
Proof. same. Qed.
Lemma t82 (i : Z) (h0 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : ((a > (0)) -> ((((h i) <> (y i)) -> ((D_prime i) > (D i))) /\ (((h i) = (y i)) -> ((D_prime i) < (D i))))).
Proof. pose proof t81 as E1. pose proof ((given6 i) (t33 i h0)) as H0. pose proof ((t78 i) (t79 i h0)) as H3. pose proof ((given6 i) (t33 i h0)) as H4. pose proof t30 as H5. pose proof t17 as H6. rewrite ?E1 in H6. exact (s71 (D i) (h i) (y i) (D_prime i) epsilon a (ln (((1) + ((-1) * epsilon)) / epsilon)) H0 H3 H4 H5 H6). Qed.
Lemma t83 (i : Z) : (((i >= (0)%Z)%Z /\ (i < n)%Z) -> ((a > (0)) -> ((((h i) <> (y i)) -> ((D_prime i) > (D i))) /\ (((h i) = (y i)) -> ((D_prime i) < (D i)))))).
Proof. intro h0. exact (t82 i h0). Qed.
Lemma t84 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((a > (0)) -> ((((h i_0) <> (y i_0)) -> ((D_prime i_0) > (D i_0))) /\ (((h i_0) = (y i_0)) -> ((D_prime i_0) < (D i_0))))))).
Proof. intros i. exact (t83 i). Qed.
Lemma t85 (i3 : Z) (h6 : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z)) : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z).
Proof. pose proof given7 as H0. pose proof given8 as H1. pose proof h6 as H2. exact (s72 n i3 H0 H1 H2). Qed.
Lemma t86 (i3 : Z) (h6 : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z)) : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z).
Proof. pose proof given7 as H0. pose proof given8 as H1. pose proof h6 as H2. exact (s73 n i3 H0 H1 H2). Qed.
Lemma t87 (i3 : Z) : ((exp (((- a) * (y i3)) * (h i3))) = (exp ((-1) * (a * (h i3) * (y i3))))).
Proof. same. Qed.
Lemma t88 : ((ln (((1) - epsilon) / epsilon)) = (ln (((1) + ((-1) * epsilon)) / epsilon))).
Proof. same. Qed.
Lemma t89 (i3 : Z) (h6 : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z)) : ((a < (0)) -> ((((h i3) <> (y i3)) -> ((D_prime i3) < (D i3))) /\ (((h i3) = (y i3)) -> ((D_prime i3) > (D i3))))).
Proof. pose proof t88 as E1. pose proof ((given6 i3) (t85 i3 h6)) as H0. pose proof ((t78 i3) (t86 i3 h6)) as H3. pose proof ((given6 i3) (t85 i3 h6)) as H4. pose proof t30 as H5. pose proof t17 as H6. rewrite ?E1 in H6. exact (s76 (D i3) (h i3) (y i3) (D_prime i3) epsilon a (ln (((1) + ((-1) * epsilon)) / epsilon)) H0 H3 H4 H5 H6). Qed.
Lemma t90 (i3 : Z) : (((i3 >= (0)%Z)%Z /\ (i3 < n)%Z) -> ((a < (0)) -> ((((h i3) <> (y i3)) -> ((D_prime i3) < (D i3))) /\ (((h i3) = (y i3)) -> ((D_prime i3) > (D i3)))))).
Proof. intro h6. exact (t89 i3 h6). Qed.
Lemma t91 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((a < (0)) -> ((((h i_0) <> (y i_0)) -> ((D_prime i_0) < (D i_0))) /\ (((h i_0) = (y i_0)) -> ((D_prime i_0) > (D i_0))))))).
Proof. intros i3. exact (t90 i3). Qed.

Theorem weights_move_0 : ((a > (0)) <-> (((2) * epsilon) < (1))).
Proof. exact t31. Qed.
Theorem weights_move_1 : ((a < (0)) <-> (((2) * epsilon) > (1))).
Proof. exact t32. Qed.
Theorem weights_move_2 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((a > (0)) -> ((((h i_0) <> (y i_0)) -> ((D_prime i_0) > (D i_0))) /\ (((h i_0) = (y i_0)) -> ((D_prime i_0) < (D i_0))))))).
Proof. exact t84. Qed.
Theorem weights_move_3 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((a < (0)) -> ((((h i_0) <> (y i_0)) -> ((D_prime i_0) < (D i_0))) /\ (((h i_0) = (y i_0)) -> ((D_prime i_0) > (D i_0))))))).
Proof. exact t91. Qed.
End weights_move.
Print Assumptions weights_move_0.
Print Assumptions weights_move_1.
Print Assumptions weights_move_2.
Print Assumptions weights_move_3.
