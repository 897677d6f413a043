(* label: z-range-and-sign *)
(* given: D_{i} > 0 \quad\text{for all } i *)
(* given: \bigl(y_{i} = 1 \;\text{or}\; y_{i} = -1\bigr),\quad \bigl(h_{i} = 1 \;\text{or}\; h_{i} = -1\bigr) \quad\text{for all } i *)
(* given: \sum_{i} D_{i} = 1 *)
(* given: \varepsilon = \sum_{i} \left[h_{i} \ne y_{i}\right]\,D_{i} *)
(* given: \varepsilon > 0 *)
(* given: \varepsilon < 1 *)
(* given: a = \frac{\ln\left(\frac{1 - \varepsilon}{\varepsilon}\right)}{2} *)
(* given: Z = \sum_{i} D_{i}\,e^{-a\,y_{i}\,h_{i}} *)
(* given: D'_{i} = \frac{D_{i}\,e^{-a\,y_{i}\,h_{i}}}{Z} \quad\text{for all } i *)
(* part 3: \left|\sum_{i} D_{i}\,y_{i}\,h_{i}\right| = 1 \;\Rightarrow\; \left(1 - \sum_{i} D_{i}\,y_{i}\,h_{i}\right)\,e^{2\,b} \ne 1 + \sum_{i} D_{i}\,y_{i}\,h_{i} *)
(* part 4: \bigl(a > 0 \;\Leftrightarrow\; \sum_{i} D_{i}\,y_{i}\,h_{i} > 0\bigr),\quad \bigl(a < 0 \;\Leftrightarrow\; \sum_{i} D_{i}\,y_{i}\,h_{i} < 0\bigr),\quad \bigl(a = 0 \;\Leftrightarrow\; \sum_{i} D_{i}\,y_{i}\,h_{i} = 0\bigr) *)
(* part 5: D'_{i} = D_{i} \;\Leftrightarrow\; \sum_{j} D_{j}\,y_{j}\,h_{j} = 0 \quad\text{for all } i *)
Require Import Replay.
Section correlation_sign.
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
Variable b : R.
Definition sum : Z -> R := rec (0) (fun k_ v_ => (v_ + (D k_))).
Lemma sum_0 : ((sum (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum (k_0 + (1)%Z)%Z) = ((sum k_0) + (D k_0))))). Proof. intros; unfold sum; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum2 (p_0 : R) : Z -> R := rec (0) (fun k_ v_ => (v_ + ((D k_) * (exp (((- p_0) * (y k_)) * (h k_)))))).
Lemma sum2_0 : (forall (p_0 : R), ((sum2 p_0 (0)%Z) = (0))). Proof. reflexivity. Qed.
Lemma sum2_next : (forall (p_0 : R) (k_1 : Z), ((k_1 >= (0)%Z)%Z -> ((sum2 p_0 (k_1 + (1)%Z)%Z) = ((sum2 p_0 k_1) + ((D k_1) * (exp (((- p_0) * (y k_1)) * (h k_1)))))))). Proof. intros; unfold sum2; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum3 : Z -> R := rec (0) (fun k_ v_ => (v_ + (if Req_EM_T (h k_) (y k_) then (0) else (D k_)))).
Lemma sum3_0 : ((sum3 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum3_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum3 (k_0 + (1)%Z)%Z) = ((sum3 k_0) + (if Req_EM_T (h k_0) (y k_0) then (0) else (D k_0)))))). Proof. intros; unfold sum3; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum4 : Z -> R := rec (0) (fun k_ v_ => (v_ + (((D k_) * (y k_)) * (h k_)))).
Lemma sum4_0 : ((sum4 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum4_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum4 (k_0 + (1)%Z)%Z) = ((sum4 k_0) + (((D k_0) * (y k_0)) * (h k_0)))))). Proof. intros; unfold sum4; rewrite rec_next by assumption; reflexivity. Qed.
Lemma ax_exp_of_a_sum : (forall (a_0 : R) (b_1 : R), ((exp (a_0 + b_1)) = ((exp a_0) * (exp b_1)))). Proof. exact exp_plus. Qed.
Lemma ax_exp_above_its_tangent : (forall (a_0 : R), ((exp a_0) >= ((1) + a_0))). Proof. intros; apply Rle_ge, exp_ineq1_le. Qed.
Lemma ax_logarithm : (forall (a_0 : R), ((a_0 > (0)) -> ((exp (ln a_0)) = a_0))). Proof. intros; apply exp_ln; assumption. Qed.

Lemma s1 (x0 : R) (x1 : R) :
  (x0 = (x1 * x1)) ->
  (x0 = (x1 * x1)).
Proof. (* 9883373620: 0 *) by_logic. Qed.
Lemma s3 (x0 : R) (x1 : R) (x2 : R) :
  (x0 = (x1 * x2)) ->
  (x0 = (x1 * x2)).
Proof. (* 438cfd5b49: 0 *) by_logic. Qed.
Lemma s5 (x0 : R) :
  (x0 = (x0 * x0)) ->
  (x0 = (x0 * x0)).
Proof. (* 70605c2453: 0 *) by_logic. Qed.
Lemma s6 (x0 : R) :
  (x0 = (x0 * x0)) ->
  (x0 >= ((1) + (0))) ->
  (x0 = (1)).
Proof. (* 1309970812: 0 1 *) by_isolation. Qed.
Lemma s7 (x0 : R) (x1 : R) (x2 : R) :
  (x0 = (x1 * x2)) ->
  (x0 = (1)) ->
  ((x1 * x2) = (1)).
Proof. (* cf8b330d44: 0 1 *) by_logic. Qed.
Lemma s8 (x0 : R) (x1 : R) (x2 : R) :
  (x0 = (x1 * x1)) ->
  ((x0 * x2) = (1)) ->
  (x0 > (0)).
Proof. (* db8859f176: 0 1 *) by_zero. Qed.
Lemma s9 (x0 : R) (x1 : R) :
  (x0 > (0)) ->
  (((if Rge_dec x1 (- x1) then x1 else (- x1)) = (1)) -> ((((1) - x1) * x0) <> ((1) + x1))).
Proof. (* 2634f3e8a6: 0 *) by_ifs. Qed.
Lemma s11 (x0 : R) (x1 : R) (x2 : R) :
  (x0 = (x1 * x2)) ->
  (x0 = (x1 * x2)).
Proof. (* 438cfd5b49: 0 *) by_logic. Qed.
Lemma s12 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  (x0 = (x1 * x2)) ->
  (x2 >= ((1) + (x3 - x4))) ->
  (x1 > (0)) ->
  ((x4 < x3) -> (x1 < x0)).
Proof. (* c1d331ea29: 0 1 2 *) by_isolation. Qed.
Lemma s14 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  ((x0 < x1) -> (x2 < x3)) ->
  ((x1 < x0) -> (x3 < x2)) ->
  ((x0 = x1) -> (x2 = x3)) ->
  ((x2 = x3) <-> (x0 = x1)).
Proof. (* d7923099d6: 0 1 2 *) by_lra. Qed.
Lemma s16 (x0 : R) (x1 : R) (x2 : R) :
  (x0 > (0)) ->
  (x0 < (1)) ->
  (x1 = (x2 / (2))) ->
  ((x0 > (0)) /\ (x0 < (1)) /\ (x1 = (x2 / (2)))).
Proof. (* a805f56e37: 2 3 4 *) by_logic. Qed.
Lemma s19 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (((((1) - x0) / x0) > (0)) -> (x1 = (((1) - x0) / x0))) ->
  (x2 = (x3 * x3)) ->
  ((x2 = x1) <-> ((x4 + x4) = x5)) ->
  ((x0 > (0)) /\ (x0 < (1)) /\ (x4 = (x5 / (2)))) ->
  ((x3 * x3) = (((1) - x0) / x0)).
Proof. (* dfb6ab2af9: 0 1 2 3 *) by_inverses. Qed.
Lemma s23 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  ((x0 * x0) = (((1) - x1) / x1)) ->
  ((x0 * x2) = (1)) ->
  (x0 > (0)) ->
  ((x1 > (0)) /\ (x1 < (1)) /\ (x3 = (x4 / (2)))) ->
  ((((x0 * x0) * x1) = ((1) - x1)) /\ (x0 > (0)) /\ ((x0 * x2) = (1))).
Proof. (* b222d10491: 0 3 4 5 *) by_inverses. Qed.
Lemma s26 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  ((((x0 * x0) * x1) = ((1) - x1)) /\ (x0 > (0)) /\ ((x0 * x2) = (1))) ->
  ((x1 > (0)) /\ (x1 < (1)) /\ (x3 = (x4 / (2)))) ->
  (((x0 > (1)) <-> (((2) * x1) < (1))) /\ ((x0 < (1)) <-> (((2) * x1) > (1)))).
Proof. (* 0d181e7871: 0 1 *) by_isolation. Qed.
Lemma s27 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  (((x0 > (1)) <-> (((2) * x1) < (1))) /\ ((x0 < (1)) <-> (((2) * x1) > (1)))) ->
  (((0) < x2) -> (x3 < x0)) ->
  ((x2 < (0)) -> (x0 < x3)) ->
  (x3 = (1)) ->
  ((x0 = x3) <-> (x2 = (0))) ->
  (((x2 > (0)) <-> (((2) * x1) < (1))) /\ ((x2 < (0)) <-> (((2) * x1) > (1))) /\ ((x2 = (0)) <-> (((2) * x1) = (1)))).
Proof. (* 68cee540ea: 0 1 2 3 4 *) by_lra. Qed.
Lemma s28 :
  ((0) = ((0) - ((2) * (0)))).
Proof. (* 9ed46198c2:  *) by_lra. Qed.
Lemma s29 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 <= k0)%Z.
Proof. (* 3cab4f9bb2: 0 1 2 3 *) by_logic. Qed.
Lemma s30 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 10e7c51f06: 0 1 2 3 *) by_logic. Qed.
Lemma s31 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 75f27169c4: 0 1 2 3 *) by_logic. Qed.
Lemma s32 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (x0 = (x1 - ((2) * x2))) ->
  (x3 > (0)) ->
  (((x4 = (1)) \/ (x4 = (-1))) /\ ((x5 = (1)) \/ (x5 = (-1)))) ->
  (((x4 = (1)) \/ (x4 = (-1))) /\ ((x5 = (1)) \/ (x5 = (-1)))) ->
  ((x0 + ((x3 * x4) * x5)) = ((x1 + x3) - ((2) * (x2 + (if Req_EM_T x5 x4 then (0) else x3))))).
Proof. (* 37a3e2d2d9: 0 1 2 3 *) by_ifs. Qed.
Lemma s33 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = (x3 - ((2) * x4))))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = (x3 - ((2) * x4))).
Proof. (* 23b535fa02: 0 1 *) by_logic. Qed.
Lemma s34 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* 2bc9af108d: 0 1 *) by_logic. Qed.
Lemma s35 (x0 : R) (x1 : R) (x2 : R) :
  (x0 = (1)) ->
  (x1 = x2) ->
  ((x0 = (1)) /\ (x1 = x2)).
Proof. (* 1801ce5da0: 0 1 *) by_logic. Qed.
Lemma s36 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  (x0 = (x1 - ((2) * x2))) ->
  ((x1 = (1)) /\ (x3 = x2)) ->
  (x0 = ((1) - ((2) * x3))).
Proof. (* b523767e11: 0 1 *) by_logic. Qed.
Lemma s37 (x0 : R) (x1 : R) (x2 : R) :
  (((x0 > (0)) <-> (((2) * x1) < (1))) /\ ((x0 < (0)) <-> (((2) * x1) > (1))) /\ ((x0 = (0)) <-> (((2) * x1) = (1)))) ->
  (x2 = ((1) - ((2) * x1))) ->
  (((x0 > (0)) <-> (x2 > (0))) /\ ((x0 < (0)) <-> (x2 < (0))) /\ ((x0 = (0)) <-> (x2 = (0)))).
Proof. (* 680aef4c18: 0 1 *) by_lra. Qed.
Lemma s38 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 5d5d15e563: 0 1 2 *) by_logic. Qed.
Lemma s39 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 5d5d15e563: 0 1 2 *) by_logic. Qed.
Lemma s41 (x0 : R) (x1 : R) (x2 : R) :
  (x0 > (0)) ->
  (x0 < (1)) ->
  (x1 = x2) ->
  (x2 = x1).
Proof. (* 61b89079fb: 2 3 5 *) by_logic. Qed.
Lemma s43 (x0 : R) (x1 : R) :
  ((0) = (((x0 - x1) * (0)) + (x1 * (0)))).
Proof. (* 5a63347ab4:  *) by_lra. Qed.
Lemma s44 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 <= k0)%Z.
Proof. (* 3cab4f9bb2: 0 1 2 3 *) by_logic. Qed.
Lemma s45 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 10e7c51f06: 0 1 2 3 *) by_logic. Qed.
Lemma s48 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (((x0 = (1)) \/ (x0 = (-1))) /\ ((x1 = (1)) \/ (x1 = (-1)))) ->
  ((x2 = x3) <-> ((((- x4) * x0) * x1) = (- x4))) ->
  ((x2 = x5) <-> ((((- x4) * x0) * x1) = x4)) ->
  (((x1 = x0) -> (x2 = x3)) /\ ((x1 <> x0) -> (x2 = x5))).
Proof. (* da0376a534: 0 1 2 *) by_isolation. Qed.
Lemma s49 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 75f27169c4: 0 1 2 3 *) by_logic. Qed.
Lemma s52 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) :
  (x0 = (((x1 - x2) * x3) + (x2 * x4))) ->
  (x5 > (0)) ->
  (((x6 = x7) -> (x8 = x2)) /\ ((x6 <> x7) -> (x8 = x1))) ->
  ((x0 + (x5 * x8)) = (((x1 - x2) * (x3 + (if Req_EM_T x6 x7 then (0) else x5))) + (x2 * (x4 + x5)))).
Proof. (* ad36b2caa8: 0 1 4 *) by_ifs. Qed.
Lemma s53 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = (((x3 - x4) * x5) + (x4 * x6))))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = (((x3 - x4) * x5) + (x4 * x6))).
Proof. (* 28987bde72: 0 1 *) by_logic. Qed.
Lemma s55 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) :
  (x0 = x1) ->
  (x0 = (((x2 - x3) * x4) + (x3 * x5))) ->
  ((x5 = (1)) /\ (x6 = x4)) ->
  (((x2 * x6) + (x3 * ((1) - x6))) = x1).
Proof. (* 159a1850d2: 0 1 2 *) by_ring. Qed.
Lemma s57 (x0 : R) (x1 : R) (x2 : R) :
  ((((x0 * x0) * x1) = ((1) - x1)) /\ (x0 > (0)) /\ ((x0 * x2) = (1))) ->
  ((x0 * x1) = (x2 * ((1) - x1))).
Proof. (* 84d373a04c: 0 *) by_equations. Qed.
Lemma s60 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  ((((x0 * x0) * x1) = ((1) - x1)) /\ (x0 > (0)) /\ ((x0 * x2) = (1))) ->
  ((x1 > (0)) /\ (x1 < (1)) /\ (x3 = (x4 / (2)))) ->
  ((x0 * x1) > (0)).
Proof. (* 7ce9f4b623: 0 1 *) by_isolation. Qed.
Lemma s62 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  (((x0 * x1) + (x2 * ((1) - x1))) = x3) ->
  ((x0 * x1) = (x2 * ((1) - x1))) ->
  ((x0 * x1) > (0)) ->
  (((((2) * x1) * x0) = x3) /\ ((((2) * ((1) - x1)) * x2) = x3) /\ (x3 > (0))).
Proof. (* 3d00c822c9: 0 1 2 *) by_lra. Qed.
Lemma s65 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) :
  (x0 = ((x1 * x2) / x3)) ->
  (((((2) * x4) * x5) = x3) /\ ((((2) * ((1) - x4)) * x6) = x3) /\ (x3 > (0))) ->
  ((x0 * x3) = (x1 * x2)).
Proof. (* 8de86b853f: 0 1 *) by_field. Qed.
Lemma s68 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (((x0 = (1)) \/ (x0 = (-1))) /\ ((x1 = (1)) \/ (x1 = (-1)))) ->
  ((x2 = x3) <-> ((((- x4) * x0) * x1) = (- x4))) ->
  ((x2 = x5) <-> ((((- x4) * x0) * x1) = x4)) ->
  (((x1 = x0) -> (x2 = x3)) /\ ((x1 <> x0) -> (x2 = x5))).
Proof. (* da0376a534: 0 1 2 *) by_isolation. Qed.
Lemma s71 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) :
  ((x0 * x1) = (x2 * x3)) ->
  (((x4 = x5) -> (x3 = x6)) /\ ((x4 <> x5) -> (x3 = x7))) ->
  (((((2) * x8) * x7) = x1) /\ ((((2) * ((1) - x8)) * x6) = x1) /\ (x1 > (0))) ->
  (x7 > (0)) ->
  (x6 > (0)) ->
  (((x4 <> x5) -> ((x0 * ((2) * x8)) = x2)) /\ ((x4 = x5) -> ((x0 * ((2) * ((1) - x8))) = x2))).
Proof. (* efd5496a63: 0 1 2 3 4 *) by_isolation. Qed.
Lemma s74 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  (x0 > (0)) ->
  (((x1 <> x2) -> ((x3 * ((2) * x4)) = x0)) /\ ((x1 = x2) -> ((x3 * ((2) * ((1) - x4))) = x0))) ->
  (((x1 <> x2) -> (x3 = (x0 / ((2) * x4)))) /\ ((x1 = x2) -> (x3 = (x0 / ((2) * ((1) - x4)))))).
Proof. (* 4731c412cf: 0 3 *) by_field. Qed.
Lemma s75 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 5d5d15e563: 0 1 2 *) by_logic. Qed.
Lemma s78 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  (x0 > (0)) ->
  (((x1 <> x2) -> (x3 = (x0 / ((2) * x4)))) /\ ((x1 = x2) -> (x3 = (x0 / ((2) * ((1) - x4)))))) ->
  (x0 > (0)) ->
  (x5 = ((1) - ((2) * x4))) ->
  ((x4 > (0)) /\ (x4 < (1)) /\ (x6 = (x7 / (2)))) ->
  ((x3 = x0) <-> (x5 = (0))).
Proof. (* b38f06ec69: 0 3 4 5 6 *) by_inverses. Qed.

Hypothesis given0 : ((sum n) = (1)).
Hypothesis given1 : (epsilon = (sum3 n)).
Hypothesis given2 : (epsilon > (0)).
Hypothesis given3 : (epsilon < (1)).
Hypothesis given4 : (a = ((ln (((1) - epsilon) / epsilon)) / (2))).
Hypothesis given5 : (Z_ = (sum2 a n)).
Hypothesis given6 : (n >= (0)%Z)%Z.
Hypothesis given7 : (n >= (1)%Z)%Z.
Hypothesis given8 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((D i_0) > (0)))).
Hypothesis given9 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((((y i_0) = (1)) \/ ((y i_0) = (-1))) /\ (((h i_0) = (1)) \/ ((h i_0) = (-1)))))).
Hypothesis given10 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((D_prime i_0) = (((D i_0) * (exp (((- a) * (y i_0)) * (h i_0)))) / Z_)))).

Lemma t0 (a2 : R) : ((exp ((a2 / (2)) + (a2 / (2)))) = (exp a2)).
Proof. same. Qed.
Lemma t1 (a2 : R) : ((exp a2) = ((exp (a2 / (2))) * (exp (a2 / (2))))).
Proof. pose proof (t0 a2) as E0. pose proof (ax_exp_of_a_sum (a2 / (2)) (a2 / (2))) as H0. rewrite ?E0 in H0. exact (s1 (exp a2) (exp (a2 / (2))) H0). Qed.
Lemma t2 (a2 : R) : ((exp (a2 + (- a2))) = (exp (0))).
Proof. same. Qed.
Lemma t3 (a2 : R) : ((exp (0)) = ((exp a2) * (exp (- a2)))).
Proof. pose proof (t2 a2) as E0. pose proof (ax_exp_of_a_sum a2 (- a2)) as H0. rewrite ?E0 in H0. exact (s3 (exp (0)) (exp a2) (exp (- a2)) H0). Qed.
Lemma t4 : ((exp ((0) + (0))) = (exp (0))).
Proof. same. Qed.
Lemma t5 : ((exp (0)) = ((exp (0)) * (exp (0)))).
Proof. pose proof t4 as E0. pose proof (ax_exp_of_a_sum (0) (0)) as H0. rewrite ?E0 in H0. exact (s5 (exp (0)) H0). Qed.
Lemma t6 : ((exp (0)) = (1)).
Proof. pose proof t5 as H0. pose proof (ax_exp_above_its_tangent (0)) as H1. exact (s6 (exp (0)) H0 H1). Qed.
Lemma t7 (a2 : R) : (((exp a2) * (exp (- a2))) = (1)).
Proof. pose proof (t3 a2) as H0. pose proof t6 as H1. exact (s7 (exp (0)) (exp a2) (exp (- a2)) H0 H1). Qed.
Lemma t8 (a2 : R) : ((exp a2) > (0)).
Proof. pose proof (t1 a2) as H0. pose proof (t7 a2) as H1. exact (s8 (exp a2) (exp (a2 / (2))) (exp (- a2)) H0 H1). Qed.
Lemma t9 : (forall (a_0 : R), ((exp a_0) > (0))).
Proof. intros a2. exact (t8 a2). Qed.
Lemma t10 : (((if Rge_dec (sum4 n) (- (sum4 n)) then (sum4 n) else (- (sum4 n))) = (1)) -> ((((1) - (sum4 n)) * (exp ((2) * b))) <> ((1) + (sum4 n)))).
Proof. pose proof (t9 ((2) * b)) as H0. exact (s9 (exp ((2) * b)) (sum4 n) H0). Qed.
Lemma t11 (b2 : R) (a2 : R) : ((exp (a2 + (b2 - a2))) = (exp b2)).
Proof. same. Qed.
Lemma t12 (a2 : R) (b2 : R) : ((exp b2) = ((exp a2) * (exp (b2 - a2)))).
Proof. pose proof (t11 b2 a2) as E0. pose proof (ax_exp_of_a_sum a2 (b2 - a2)) as H0. rewrite ?E0 in H0. exact (s11 (exp b2) (exp a2) (exp (b2 - a2)) H0). Qed.
Lemma t13 (b2 : R) (a2 : R) : ((a2 < b2) -> ((exp a2) < (exp b2))).
Proof. pose proof (t12 a2 b2) as H0. pose proof (ax_exp_above_its_tangent (b2 - a2)) as H1. pose proof (t8 a2) as H2. exact (s12 (exp b2) (exp a2) (exp (b2 - a2)) b2 a2 H0 H1 H2). Qed.
Lemma t14 : (forall (a_0 : R) (b_1 : R), ((a_0 < b_1) -> ((exp a_0) < (exp b_1)))).
Proof. intros a2 b2. exact (t13 b2 a2). Qed.
Lemma t15 (b2 : R) (a2 : R) : ((a2 = b2) -> ((exp a2) = (exp b2))).
Proof. same. Qed.
Lemma t16 (b2 : R) (a2 : R) : (((exp a2) = (exp b2)) <-> (a2 = b2)).
Proof. pose proof (t13 b2 a2) as H0. pose proof (t14 b2 a2) as H1. pose proof (t15 b2 a2) as H2. exact (s14 a2 b2 (exp a2) (exp b2) H0 H1 H2). Qed.
Lemma t17 : (forall (a_0 : R) (b_1 : R), (((exp a_0) = (exp b_1)) <-> (a_0 = b_1))).
Proof. intros a2 b2. exact (t16 b2 a2). Qed.
Lemma t18 : ((ln (((1) - epsilon) / epsilon)) = (ln (((1) + ((-1) * epsilon)) / epsilon))).
Proof. same. Qed.
Lemma t19 : ((epsilon > (0)) /\ (epsilon < (1)) /\ (a = ((ln (((1) - epsilon) / epsilon)) / (2)))).
Proof. pose proof t18 as E0. pose proof given2 as H2. pose proof given3 as H3. pose proof given4 as H4. rewrite ?E0 in H4. rewrite ?E0. exact (s16 epsilon a (ln (((1) + ((-1) * epsilon)) / epsilon)) H2 H3 H4). Qed.
Lemma t20 : ((ln (((1) - epsilon) / epsilon)) = (ln (((1) + ((-1) * epsilon)) / epsilon))).
Proof. same. Qed.
Lemma t21 : ((exp (a + a)) = (exp ((2) * a))).
Proof. same. Qed.
Lemma t22 : (((exp a) * (exp a)) = (((1) - epsilon) / epsilon)).
Proof. pose proof t20 as E0. pose proof t21 as E1. pose proof (ax_logarithm (((1) - epsilon) / epsilon)) as H0. rewrite ?E0 in H0. pose proof (ax_exp_of_a_sum a a) as H1. rewrite ?E1 in H1. pose proof (t17 (a + a) (ln (((1) - epsilon) / epsilon))) as H2. rewrite ?E0 in H2. rewrite ?E1 in H2. pose proof t19 as H3. rewrite ?E0 in H3. exact (s19 epsilon (exp (ln (((1) + ((-1) * epsilon)) / epsilon))) (exp ((2) * a)) (exp a) a (ln (((1) + ((-1) * epsilon)) / epsilon)) H0 H1 H2 H3). Qed.
Lemma t23 : (forall (a_0 : R), (((exp a_0) * (exp (- a_0))) = (1))).
Proof. intros a2. exact (t7 a2). Qed.
Lemma t24 : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t25 : ((ln (((1) - epsilon) / epsilon)) = (ln (((1) + ((-1) * epsilon)) / epsilon))).
Proof. same. Qed.
Lemma t26 : ((exp (a + a)) = (exp ((2) * a))).
Proof. same. Qed.
Lemma t27 : (((((exp a) * (exp a)) * epsilon) = ((1) - epsilon)) /\ ((exp a) > (0)) /\ (((exp a) * (exp (- a))) = (1))).
Proof. pose proof t24 as E0. pose proof t25 as E1. pose proof t22 as H0. pose proof (t23 a) as H3. rewrite ?E0 in H3. pose proof (t9 a) as H4. pose proof t19 as H5. rewrite ?E1 in H5. rewrite ?E0. exact (s23 (exp a) epsilon (exp ((-1) * a)) a (ln (((1) + ((-1) * epsilon)) / epsilon)) H0 H3 H4 H5). Qed.
Lemma t28 : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t29 : ((ln (((1) - epsilon) / epsilon)) = (ln (((1) + ((-1) * epsilon)) / epsilon))).
Proof. same. Qed.
Lemma t30 : ((((exp a) > (1)) <-> (((2) * epsilon) < (1))) /\ (((exp a) < (1)) <-> (((2) * epsilon) > (1)))).
Proof. pose proof t28 as E0. pose proof t29 as E1. pose proof t27 as H0. rewrite ?E0 in H0. pose proof t19 as H1. rewrite ?E1 in H1. exact (s26 (exp a) epsilon (exp ((-1) * a)) a (ln (((1) + ((-1) * epsilon)) / epsilon)) H0 H1). Qed.
Lemma t31 : (((a > (0)) <-> (((2) * epsilon) < (1))) /\ ((a < (0)) <-> (((2) * epsilon) > (1))) /\ ((a = (0)) <-> (((2) * epsilon) = (1)))).
Proof. pose proof t30 as H0. pose proof (t14 (0) a) as H1. pose proof (t14 a (0)) as H2. pose proof t6 as H3. pose proof (t17 a (0)) as H4. exact (s27 (exp a) epsilon a (exp (0)) H0 H1 H2 H3 H4). Qed.
Lemma t32 : ((sum4 (0)%Z) = ((sum (0)%Z) - ((2) * (sum3 (0)%Z)))).
Proof. pose proof sum3_0 as E0. pose proof sum_0 as E1. pose proof sum4_0 as E2. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s28). Qed.
Lemma t33 : (((0)%Z <= n)%Z -> ((sum4 (0)%Z) = ((sum (0)%Z) - ((2) * (sum3 (0)%Z))))).
Proof. intro unused. exact t32. Qed.
Lemma t34 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (k <= n)%Z.
Proof. pose proof given6 as H0. pose proof given7 as H1. pose proof h1 as H2. pose proof h2 as H3. exact (s29 n k H0 H1 H2 H3). Qed.
Lemma t35 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : ((k >= (0)%Z)%Z /\ (k < n)%Z).
Proof. pose proof given6 as H0. pose proof given7 as H1. pose proof h1 as H2. pose proof h2 as H3. exact (s30 n k H0 H1 H2 H3). Qed.
Lemma t36 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (k >= (0)%Z)%Z.
Proof. pose proof given6 as H0. pose proof given7 as H1. pose proof h1 as H2. pose proof h2 as H3. exact (s31 n k H0 H1 H2 H3). Qed.
Lemma t37 (k : Z) (h0 : ((k <= n)%Z -> ((sum4 k) = ((sum k) - ((2) * (sum3 k)))))) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : ((sum4 (k + (1)%Z)%Z) = ((sum (k + (1)%Z)%Z) - ((2) * (sum3 (k + (1)%Z)%Z)))).
Proof. pose proof ((sum3_next k) (t36 k h1 h2)) as E0. pose proof ((sum_next k) (t36 k h1 h2)) as E1. pose proof ((sum4_next k) (t36 k h1 h2)) as E2. pose proof (h0 (t34 k h1 h2)) as H0. pose proof ((given8 k) (t35 k h1 h2)) as H1. pose proof ((given9 k) (t35 k h1 h2)) as H2. pose proof ((given9 k) (t35 k h1 h2)) as H3. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s32 (sum4 k) (sum k) (sum3 k) (D k) (y k) (h k) H0 H1 H2 H3). Qed.
Lemma t38 (k : Z) (h0 : ((k <= n)%Z -> ((sum4 k) = ((sum k) - ((2) * (sum3 k)))))) (h1 : (k >= (0)%Z)%Z) : (((k + (1)%Z)%Z <= n)%Z -> ((sum4 (k + (1)%Z)%Z) = ((sum (k + (1)%Z)%Z) - ((2) * (sum3 (k + (1)%Z)%Z))))).
Proof. intro h2. exact (t37 k h0 h1 h2). Qed.
Lemma t39 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum4 k_0) = ((sum k_0) - ((2) * (sum3 k_0))))))).
Proof. refine (zind (fun k => ((k <= n)%Z -> ((sum4 k) = ((sum k) - ((2) * (sum3 k)))))) t33 _). intros k h1 h0. exact (t38 k h0 h1). Qed.
Lemma t40 (k : Z) (h3 : ((k >= (0)%Z)%Z /\ (k <= n)%Z)) : ((sum4 k) = ((sum k) - ((2) * (sum3 k)))).
Proof. pose proof (t39 k) as H0. pose proof h3 as H1. exact (s33 k n (sum4 k) (sum k) (sum3 k) H0 H1). Qed.
Lemma t41 (k : Z) : (((k >= (0)%Z)%Z /\ (k <= n)%Z) -> ((sum4 k) = ((sum k) - ((2) * (sum3 k))))).
Proof. intro h3. exact (t40 k h3). Qed.
Lemma t42 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum4 k_0) = ((sum k_0) - ((2) * (sum3 k_0)))))).
Proof. intros k. exact (t41 k). Qed.
Lemma t43 : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given6 as H0. pose proof given7 as H1. exact (s34 n H0 H1). Qed.
Lemma t44 : (((sum n) = (1)) /\ (epsilon = (sum3 n))).
Proof. pose proof given0 as H0. pose proof given1 as H1. exact (s35 (sum n) epsilon (sum3 n) H0 H1). Qed.
Lemma t45 : ((sum4 n) = ((1) - ((2) * epsilon))).
Proof. pose proof ((t42 n) t43) as H0. pose proof t44 as H1. exact (s36 (sum4 n) (sum n) (sum3 n) epsilon H0 H1). Qed.
Lemma t46 : (((a > (0)) <-> ((sum4 n) > (0))) /\ ((a < (0)) <-> ((sum4 n) < (0))) /\ ((a = (0)) <-> ((sum4 n) = (0)))).
Proof. pose proof t31 as H0. pose proof t45 as H1. exact (s37 a epsilon (sum4 n) H0 H1). Qed.
Lemma t47 (i : Z) (h4 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : ((i >= (0)%Z)%Z /\ (i < n)%Z).
Proof. pose proof given6 as H0. pose proof given7 as H1. pose proof h4 as H2. exact (s38 n i H0 H1 H2). Qed.
Lemma t48 (i2 : Z) (h5 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z).
Proof. pose proof given6 as H0. pose proof given7 as H1. pose proof h5 as H2. exact (s39 n i2 H0 H1 H2). Qed.
Lemma t49 : ((ln (((1) - epsilon) / epsilon)) = (ln (((1) + ((-1) * epsilon)) / epsilon))).
Proof. same. Qed.
Lemma t50 : ((sum2 a n) = Z_).
Proof. pose proof given2 as H2. pose proof given3 as H3. pose proof given5 as H5. exact (s41 epsilon Z_ (sum2 a n) H2 H3 H5). Qed.
Lemma t51 : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t52 : ((sum2 a (0)%Z) = ((((exp a) - (exp (- a))) * (sum3 (0)%Z)) + ((exp (- a)) * (sum (0)%Z)))).
Proof. pose proof sum_0 as E0. pose proof sum3_0 as E1. pose proof (sum2_0 a) as E2. pose proof t51 as E3. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. exact (s43 (exp a) (exp ((-1) * a))). Qed.
Lemma t53 : (((0)%Z <= n)%Z -> ((sum2 a (0)%Z) = ((((exp a) - (exp (- a))) * (sum3 (0)%Z)) + ((exp (- a)) * (sum (0)%Z))))).
Proof. intro unused. exact t52. Qed.
Lemma t54 (k2 : Z) (h7 : (k2 >= (0)%Z)%Z) (h8 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 <= n)%Z.
Proof. pose proof given6 as H0. pose proof given7 as H1. pose proof h7 as H2. pose proof h8 as H3. exact (s44 n k2 H0 H1 H2 H3). Qed.
Lemma t55 (k2 : Z) (h7 : (k2 >= (0)%Z)%Z) (h8 : ((k2 + (1)%Z)%Z <= n)%Z) : ((k2 >= (0)%Z)%Z /\ (k2 < n)%Z).
Proof. pose proof given6 as H0. pose proof given7 as H1. pose proof h7 as H2. pose proof h8 as H3. exact (s45 n k2 H0 H1 H2 H3). Qed.
Lemma t56 (k2 : Z) : ((exp (((- a) * (y k2)) * (h k2))) = (exp ((-1) * (a * (h k2) * (y k2))))).
Proof. same. Qed.
Lemma t57 : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t58 (k2 : Z) (h7 : (k2 >= (0)%Z)%Z) (h8 : ((k2 + (1)%Z)%Z <= n)%Z) : ((((h k2) = (y k2)) -> ((exp (((- a) * (y k2)) * (h k2))) = (exp (- a)))) /\ (((h k2) <> (y k2)) -> ((exp (((- a) * (y k2)) * (h k2))) = (exp a)))).
Proof. pose proof (t56 k2) as E0. pose proof t57 as E1. pose proof ((given9 k2) (t55 k2 h7 h8)) as H0. pose proof (t17 (((- a) * (y k2)) * (h k2)) (- a)) as H1. rewrite ?E0 in H1. rewrite ?E1 in H1. pose proof (t17 (((- a) * (y k2)) * (h k2)) a) as H2. rewrite ?E0 in H2. rewrite ?E0. rewrite ?E1. exact (s48 (y k2) (h k2) (exp ((-1) * (a * (h k2) * (y k2)))) (exp ((-1) * a)) a (exp a) H0 H1 H2). Qed.
Lemma t59 (k2 : Z) (h7 : (k2 >= (0)%Z)%Z) (h8 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 >= (0)%Z)%Z.
Proof. pose proof given6 as H0. pose proof given7 as H1. pose proof h7 as H2. pose proof h8 as H3. exact (s49 n k2 H0 H1 H2 H3). Qed.
Lemma t60 : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t61 (k2 : Z) : ((exp (((- a) * (y k2)) * (h k2))) = (exp ((-1) * (a * (h k2) * (y k2))))).
Proof. same. Qed.
Lemma t62 (k2 : Z) (h6 : ((k2 <= n)%Z -> ((sum2 a k2) = ((((exp a) - (exp (- a))) * (sum3 k2)) + ((exp (- a)) * (sum k2)))))) (h7 : (k2 >= (0)%Z)%Z) (h8 : ((k2 + (1)%Z)%Z <= n)%Z) : ((sum2 a (k2 + (1)%Z)%Z) = ((((exp a) - (exp (- a))) * (sum3 (k2 + (1)%Z)%Z)) + ((exp (- a)) * (sum (k2 + (1)%Z)%Z)))).
Proof. pose proof ((sum_next k2) (t59 k2 h7 h8)) as E0. pose proof ((sum3_next k2) (t59 k2 h7 h8)) as E1. pose proof ((sum2_next a k2) (t59 k2 h7 h8)) as E2. pose proof t60 as E3. pose proof (t61 k2) as E4. pose proof (h6 (t54 k2 h7 h8)) as H0. rewrite ?E3 in H0. pose proof ((given8 k2) (t55 k2 h7 h8)) as H1. pose proof (t58 k2 h7 h8) as H4. rewrite ?E3 in H4. rewrite ?E4 in H4. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. exact (s52 (sum2 a k2) (exp a) (exp ((-1) * a)) (sum3 k2) (sum k2) (D k2) (h k2) (y k2) (exp ((-1) * (a * (h k2) * (y k2)))) H0 H1 H4). Qed.
Lemma t63 (k2 : Z) (h6 : ((k2 <= n)%Z -> ((sum2 a k2) = ((((exp a) - (exp (- a))) * (sum3 k2)) + ((exp (- a)) * (sum k2)))))) (h7 : (k2 >= (0)%Z)%Z) : (((k2 + (1)%Z)%Z <= n)%Z -> ((sum2 a (k2 + (1)%Z)%Z) = ((((exp a) - (exp (- a))) * (sum3 (k2 + (1)%Z)%Z)) + ((exp (- a)) * (sum (k2 + (1)%Z)%Z))))).
Proof. intro h8. exact (t62 k2 h6 h7 h8). Qed.
Lemma t64 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum2 a k_0) = ((((exp a) - (exp (- a))) * (sum3 k_0)) + ((exp (- a)) * (sum k_0))))))).
Proof. refine (zind (fun k2 => ((k2 <= n)%Z -> ((sum2 a k2) = ((((exp a) - (exp (- a))) * (sum3 k2)) + ((exp (- a)) * (sum k2)))))) t53 _). intros k2 h7 h6. exact (t63 k2 h6 h7). Qed.
Lemma t65 (k2 : Z) (h9 : ((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z)) : ((sum2 a k2) = ((((exp a) - (exp (- a))) * (sum3 k2)) + ((exp (- a)) * (sum k2)))).
Proof. pose proof (t64 k2) as H0. pose proof h9 as H1. exact (s53 k2 n (sum2 a k2) (exp a) (exp (- a)) (sum3 k2) (sum k2) H0 H1). Qed.
Lemma t66 (k2 : Z) : (((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z) -> ((sum2 a k2) = ((((exp a) - (exp (- a))) * (sum3 k2)) + ((exp (- a)) * (sum k2))))).
Proof. intro h9. exact (t65 k2 h9). Qed.
Lemma t67 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum2 a k_0) = ((((exp a) - (exp (- a))) * (sum3 k_0)) + ((exp (- a)) * (sum k_0)))))).
Proof. intros k2. exact (t66 k2). Qed.
Lemma t68 : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t69 : ((((exp a) * epsilon) + ((exp (- a)) * ((1) - epsilon))) = Z_).
Proof. pose proof t68 as E0. pose proof t50 as H0. pose proof ((t67 n) t43) as H1. rewrite ?E0 in H1. pose proof t44 as H2. rewrite ?E0. exact (s55 (sum2 a n) Z_ (exp a) (exp ((-1) * a)) (sum3 n) (sum n) epsilon H0 H1 H2). Qed.
Lemma t70 : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t71 : (((exp a) * epsilon) = ((exp (- a)) * ((1) - epsilon))).
Proof. pose proof t70 as E0. pose proof t27 as H0. rewrite ?E0 in H0. rewrite ?E0. exact (s57 (exp a) epsilon (exp ((-1) * a)) H0). Qed.
Lemma t72 : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t73 : ((ln (((1) - epsilon) / epsilon)) = (ln (((1) + ((-1) * epsilon)) / epsilon))).
Proof. same. Qed.
Lemma t74 : (((exp a) * epsilon) > (0)).
Proof. pose proof t72 as E0. pose proof t73 as E1. pose proof t27 as H0. rewrite ?E0 in H0. pose proof t19 as H1. rewrite ?E1 in H1. exact (s60 (exp a) epsilon (exp ((-1) * a)) a (ln (((1) + ((-1) * epsilon)) / epsilon)) H0 H1). Qed.
Lemma t75 : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t76 : (((((2) * epsilon) * (exp a)) = Z_) /\ ((((2) * ((1) - epsilon)) * (exp (- a))) = Z_) /\ (Z_ > (0))).
Proof. pose proof t75 as E0. pose proof t69 as H0. rewrite ?E0 in H0. pose proof t71 as H1. rewrite ?E0 in H1. pose proof t74 as H2. rewrite ?E0. exact (s62 (exp a) epsilon (exp ((-1) * a)) Z_ H0 H1 H2). Qed.
Lemma t77 (i2 : Z) : ((exp (((- a) * (y i2)) * (h i2))) = (exp ((-1) * (a * (h i2) * (y i2))))).
Proof. same. Qed.
Lemma t78 : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t79 (i2 : Z) (h5 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : (((D_prime i2) * Z_) = ((D i2) * (exp (((- a) * (y i2)) * (h i2))))).
Proof. pose proof (t77 i2) as E0. pose proof t78 as E1. pose proof ((given10 i2) (t48 i2 h5)) as H0. rewrite ?E0 in H0. pose proof t76 as H1. rewrite ?E1 in H1. rewrite ?E0. exact (s65 (D_prime i2) (D i2) (exp ((-1) * (a * (h i2) * (y i2)))) Z_ epsilon (exp a) (exp ((-1) * a)) H0 H1). Qed.
Lemma t80 (i2 : Z) : ((exp (((- a) * (y i2)) * (h i2))) = (exp ((-1) * (a * (h i2) * (y i2))))).
Proof. same. Qed.
Lemma t81 : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t82 (i2 : Z) (h5 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((((h i2) = (y i2)) -> ((exp (((- a) * (y i2)) * (h i2))) = (exp (- a)))) /\ (((h i2) <> (y i2)) -> ((exp (((- a) * (y i2)) * (h i2))) = (exp a)))).
Proof. pose proof (t80 i2) as E0. pose proof t81 as E1. pose proof ((given9 i2) (t48 i2 h5)) as H0. pose proof (t17 (((- a) * (y i2)) * (h i2)) (- a)) as H1. rewrite ?E0 in H1. rewrite ?E1 in H1. pose proof (t17 (((- a) * (y i2)) * (h i2)) a) as H2. rewrite ?E0 in H2. rewrite ?E0. rewrite ?E1. exact (s68 (y i2) (h i2) (exp ((-1) * (a * (h i2) * (y i2)))) (exp ((-1) * a)) a (exp a) H0 H1 H2). Qed.
Lemma t83 (i2 : Z) : ((exp (((- a) * (y i2)) * (h i2))) = (exp ((-1) * (a * (h i2) * (y i2))))).
Proof. same. Qed.
Lemma t84 : ((exp (- a)) = (exp ((-1) * a))).
Proof. same. Qed.
Lemma t85 (i2 : Z) (h5 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((((h i2) <> (y i2)) -> (((D_prime i2) * ((2) * epsilon)) = (D i2))) /\ (((h i2) = (y i2)) -> (((D_prime i2) * ((2) * ((1) - epsilon))) = (D i2)))).
Proof. pose proof (t83 i2) as E0. pose proof t84 as E1. pose proof (t79 i2 h5) as H0. rewrite ?E0 in H0. pose proof (t82 i2 h5) as H1. rewrite ?E0 in H1. rewrite ?E1 in H1. pose proof t76 as H2. rewrite ?E1 in H2. pose proof (t9 a) as H3. pose proof (t9 (- a)) as H4. rewrite ?E1 in H4. exact (s71 (D_prime i2) Z_ (D i2) (exp ((-1) * (a * (h i2) * (y i2)))) (h i2) (y i2) (exp ((-1) * a)) (exp a) epsilon H0 H1 H2 H3 H4). Qed.
Lemma t86 (i2 : Z) : ((exp (((- a) * (y i2)) * (h i2))) = (exp ((-1) * (a * (h i2) * (y i2))))).
Proof. same. Qed.
Lemma t87 : ((ln (((1) - epsilon) / epsilon)) = (ln (((1) + ((-1) * epsilon)) / epsilon))).
Proof. same. Qed.
Lemma t88 (i2 : Z) (h5 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((((h i2) <> (y i2)) -> ((D_prime i2) = ((D i2) / ((2) * epsilon)))) /\ (((h i2) = (y i2)) -> ((D_prime i2) = ((D i2) / ((2) * ((1) - epsilon)))))).
Proof. pose proof ((given8 i2) (t48 i2 h5)) as H0. pose proof (t85 i2 h5) as H3. exact (s74 (D i2) (h i2) (y i2) (D_prime i2) epsilon H0 H3). Qed.
Lemma t89 (i2 : Z) : (((i2 >= (0)%Z)%Z /\ (i2 < n)%Z) -> ((((h i2) <> (y i2)) -> ((D_prime i2) = ((D i2) / ((2) * epsilon)))) /\ (((h i2) = (y i2)) -> ((D_prime i2) = ((D i2) / ((2) * ((1) - epsilon))))))).
Proof. intro h5. exact (t88 i2 h5). Qed.
Lemma t90 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((((h i_0) <> (y i_0)) -> ((D_prime i_0) = ((D i_0) / ((2) * epsilon)))) /\ (((h i_0) = (y i_0)) -> ((D_prime i_0) = ((D i_0) / ((2) * ((1) - epsilon)))))))).
Proof. intros i2. exact (t89 i2). Qed.
Lemma t91 (i : Z) (h4 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : ((i >= (0)%Z)%Z /\ (i < n)%Z).
Proof. pose proof given6 as H0. pose proof given7 as H1. pose proof h4 as H2. exact (s75 n i H0 H1 H2). Qed.
Lemma t92 (i : Z) : ((exp (((- a) * (y i)) * (h i))) = (exp ((-1) * (a * (h i) * (y i))))).
Proof. same. Qed.
Lemma t93 : ((ln (((1) - epsilon) / epsilon)) = (ln (((1) + ((-1) * epsilon)) / epsilon))).
Proof. same. Qed.
Lemma t94 (i : Z) (h4 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : (((D_prime i) = (D i)) <-> ((sum4 n) = (0))).
Proof. pose proof t93 as E1. pose proof ((given8 i) (t47 i h4)) as H0. pose proof ((t90 i) (t91 i h4)) as H3. pose proof ((given8 i) (t47 i h4)) as H4. pose proof t45 as H5. pose proof t19 as H6. rewrite ?E1 in H6. exact (s78 (D i) (h i) (y i) (D_prime i) epsilon (sum4 n) a (ln (((1) + ((-1) * epsilon)) / epsilon)) H0 H3 H4 H5 H6). Qed.
Lemma t95 (i : Z) : (((i >= (0)%Z)%Z /\ (i < n)%Z) -> (((D_prime i) = (D i)) <-> ((sum4 n) = (0)))).
Proof. intro h4. exact (t94 i h4). Qed.
Lemma t96 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((D_prime i_0) = (D i_0)) <-> ((sum4 n) = (0))))).
Proof. intros i. exact (t95 i). Qed.

Theorem correlation_sign_0 : (((if Rge_dec (sum4 n) (- (sum4 n)) then (sum4 n) else (- (sum4 n))) = (1)) -> ((((1) - (sum4 n)) * (exp ((2) * b))) <> ((1) + (sum4 n)))).
Proof. exact t10. Qed.
Theorem correlation_sign_1 : (((a > (0)) <-> ((sum4 n) > (0))) /\ ((a < (0)) <-> ((sum4 n) < (0))) /\ ((a = (0)) <-> ((sum4 n) = (0)))).
Proof. exact t46. Qed.
Theorem correlation_sign_2 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((D_prime i_0) = (D i_0)) <-> ((sum4 n) = (0))))).
Proof. exact t96. Qed.
End correlation_sign.
Print Assumptions correlation_sign_0.
Print Assumptions correlation_sign_1.
Print Assumptions correlation_sign_2.
