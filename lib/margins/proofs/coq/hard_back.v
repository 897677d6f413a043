(* label: hard-equivalence *)
(* given: y_{i} = 1 \;\text{or}\; y_{i} = -1 \quad\text{for all } i *)
(* given: y_{k} = 1 *)
(* given: y_{l} = -1 *)
(* given: y_{i}\,\left(\left\langle u, x_{i}\right\rangle + a\right) > 0 \quad\text{for all } i *)
(* given: \left\lVert \hat w\right\rVert = 1 *)
(* given: \gamma = \min_{i} y_{i}\,\left(\left\langle \hat w, x_{i}\right\rangle + \hat b\right) *)
(* given: \text{for all } v, c:\; \left\lVert v\right\rVert > 0 \;\Rightarrow\; \frac{\min_{i} y_{i}\,\left(\left\langle v, x_{i}\right\rangle + c\right)}{\left\lVert v\right\rVert} \le \gamma *)
(* given: y_{i}\,\left(\left\langle w, x_{i}\right\rangle + b\right) \ge 1 \quad\text{for all } i *)
(* part 2: \gamma > 0 *)
(* part 2: y_{i}\,\left(\left\langle \frac{1}{\gamma}\,\hat w, x_{i}\right\rangle + \frac{1}{\gamma}\,\hat b\right) \ge 1 \quad\text{for all } i *)
(* part 2: \frac{\left\lVert \frac{1}{\gamma}\,\hat w\right\rVert^2}{2} \le \frac{\left\lVert w\right\rVert^2}{2} *)
Require Import Replay.
Section hard_back.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable x : Z -> V.
Variable y : Z -> R.
Variable gamma : R.
Variable n : Z.
Variable a : R.
Variable u : V.
Variable l : Z.
Variable k : Z.
Variable b : R.
Variable w : V.
Variable b_hat : R.
Variable w_hat : V.
Definition least (p_0 : V) (p_1 : R) : Z -> R := rec ((y (0)%Z) * ((dot p_0 (x (0)%Z)) + p_1)) (fun k_ v_ => (if Rlt_dec ((y k_) * ((dot p_0 (x k_)) + p_1)) v_ then ((y k_) * ((dot p_0 (x k_)) + p_1)) else v_)).
Lemma least_0 : (forall (p_0 : V) (p_1 : R), ((least p_0 p_1 (0)%Z) = ((y (0)%Z) * ((dot p_0 (x (0)%Z)) + p_1)))). Proof. reflexivity. Qed.
Lemma least_next : (forall (p_0 : V) (p_1 : R) (k_2 : Z), ((k_2 >= (0)%Z)%Z -> ((least p_0 p_1 (k_2 + (1)%Z)%Z) = (if Rlt_dec ((y k_2) * ((dot p_0 (x k_2)) + p_1)) (least p_0 p_1 k_2) then ((y k_2) * ((dot p_0 (x k_2)) + p_1)) else (least p_0 p_1 k_2))))). Proof. intros; unfold least; rewrite rec_next by assumption; reflexivity. Qed.
Lemma ax_square_root : (forall (c_0 : R), ((c_0 >= (0)) -> (((sqrt c_0) >= (0)) /\ (((sqrt c_0) * (sqrt c_0)) = c_0)))). Proof. intros ? H; split; [apply Rle_ge, sqrt_pos | apply sqrt_sqrt; lra]. Qed.
Hypothesis ax_positive : (forall (u_0 : V), ((dot u_0 u_0) >= (0))).
Hypothesis ax_symmetric : (forall (u_0 : V) (v_1 : V), ((dot u_0 v_1) = (dot v_1 u_0))).
Hypothesis ax_additive : (forall (u_0 : V) (v_1 : V) (z_2 : V), ((dot (add u_0 v_1) z_2) = ((dot u_0 z_2) + (dot v_1 z_2)))).
Hypothesis ax_homogeneous : (forall (c_0 : R) (u_1 : V) (z_2 : V), ((dot (mul c_0 u_1) z_2) = (c_0 * (dot u_1 z_2)))).

Lemma s0 (x0 : R) :
  (x0 >= (0)) ->
  (x0 >= (0)).
Proof. (* d214bd60e0: 0 *) by_logic. Qed.
Lemma s1 (x0 : R) (x1 : R) :
  ((x0 >= (0)) -> ((x1 >= (0)) /\ ((x1 * x1) = x0))) ->
  (x0 >= (0)) ->
  ((x1 >= (0)) /\ ((x1 * x1) = x0)).
Proof. (* 0ad597f007: 0 1 *) by_logic. Qed.
Lemma s2 (x0 : R) :
  (x0 >= (0)) ->
  (x0 >= (0)).
Proof. (* d214bd60e0: 0 *) by_logic. Qed.
Lemma s3 (x0 : R) (x1 : R) :
  ((x0 >= (0)) -> ((x1 >= (0)) /\ ((x1 * x1) = x0))) ->
  (x0 >= (0)) ->
  ((x1 >= (0)) /\ ((x1 * x1) = x0)).
Proof. (* 0ad597f007: 0 1 *) by_logic. Qed.
Lemma s4 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 4374a650e1: 0 1 2 3 *) by_logic. Qed.
Lemma s5 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z) ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z).
Proof. (* ed7d5c86a8: 0 1 2 3 *) by_logic. Qed.
Lemma s6 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  ((x0 * (x1 + x2)) > (0)) ->
  ((x3 * (x4 + x2)) > (0)) ->
  (x0 = (1)) ->
  (x3 = (-1)) ->
  ((x1 + ((-1) * x4)) > (0)).
Proof. (* be89fd6500: 0 1 2 3 *) by_ring. Qed.
Lemma s7 (x0 : R) (x1 : R) (x2 : R) :
  ((x0 > (0)) -> ((((x1 + ((-1) * ((x2 / x0) * x2))) + ((-1) * ((x2 / x0) * (x2 + ((-1) * ((x2 / x0) * x0)))))) * x0) = ((x1 * x0) - (x2 * x2)))).
Proof. (* 3f3bc3288d:  *) by_field. Qed.
Lemma s8 (x0 : R) (x1 : R) (x2 : R) :
  ((x0 > (0)) -> ((((x1 + ((-1) * ((x2 / x0) * x2))) + ((-1) * ((x2 / x0) * (x2 + ((-1) * ((x2 / x0) * x0)))))) * x0) = ((x1 * x0) - (x2 * x2)))) ->
  (((x1 + ((-1) * ((x2 / x0) * x2))) + ((-1) * ((x2 / x0) * (x2 + ((-1) * ((x2 / x0) * x0)))))) >= (0)) ->
  ((x0 > (0)) -> ((x2 * x2) <= (x1 * x0))).
Proof. (* 0c2d983f7a: 0 1 *) by_isolation. Qed.
Lemma s9 (x0 : R) (x1 : R) (x2 : R) :
  (((x0 + ((-1) * (((x0 + (1)) / ((2) * x1)) * x1))) + ((-1) * (((x0 + (1)) / ((2) * x1)) * (x1 + ((-1) * (((x0 + (1)) / ((2) * x1)) * x2)))))) = ((x0 - (((2) * ((x0 + (1)) / ((2) * x1))) * x1)) + ((((x0 + (1)) / ((2) * x1)) * ((x0 + (1)) / ((2) * x1))) * x2))).
Proof. (* decad8415e:  *) by_lra. Qed.
Lemma s10 (x0 : R) (x1 : R) (x2 : R) :
  (((x0 + ((-1) * (((x0 + (1)) / ((2) * x1)) * x1))) + ((-1) * (((x0 + (1)) / ((2) * x1)) * (x1 + ((-1) * (((x0 + (1)) / ((2) * x1)) * x2)))))) = ((x0 - (((2) * ((x0 + (1)) / ((2) * x1))) * x1)) + ((((x0 + (1)) / ((2) * x1)) * ((x0 + (1)) / ((2) * x1))) * x2))) ->
  (((x2 = (0)) /\ (x1 <> (0))) -> (((x0 + ((-1) * (((x0 + (1)) / ((2) * x1)) * x1))) + ((-1) * (((x0 + (1)) / ((2) * x1)) * (x1 + ((-1) * (((x0 + (1)) / ((2) * x1)) * x2)))))) = (-1))).
Proof. (* cc7591230c: 0 *) by_field. Qed.
Lemma s11 (x0 : R) (x1 : R) (x2 : R) :
  (((x0 = (0)) /\ (x1 <> (0))) -> (((x2 + ((-1) * (((x2 + (1)) / ((2) * x1)) * x1))) + ((-1) * (((x2 + (1)) / ((2) * x1)) * (x1 + ((-1) * (((x2 + (1)) / ((2) * x1)) * x0)))))) = (-1))) ->
  (((x2 + ((-1) * (((x2 + (1)) / ((2) * x1)) * x1))) + ((-1) * (((x2 + (1)) / ((2) * x1)) * (x1 + ((-1) * (((x2 + (1)) / ((2) * x1)) * x0)))))) >= (0)) ->
  ((x0 = (0)) -> ((x1 * x1) <= (x2 * x0))).
Proof. (* b37246d6b4: 0 1 *) by_isolation. Qed.
Lemma s12 (x0 : R) (x1 : R) (x2 : R) :
  ((x0 > (0)) -> ((x1 * x1) <= (x2 * x0))) ->
  ((x0 = (0)) -> ((x1 * x1) <= (x2 * x0))) ->
  (x0 >= (0)) ->
  ((x1 * x1) <= (x2 * x0)).
Proof. (* 30a24a91e6: 0 1 2 *) by_lra. Qed.
Lemma s13 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((x0 + ((-1) * x1)) > (0)) ->
  (((x0 + ((-1) * x1)) * (x0 + ((-1) * x1))) <= (x2 * ((x3 + ((-1) * x4)) + ((-1) * (x4 + ((-1) * x5)))))) ->
  (x2 >= (0)) ->
  (x2 > (0)).
Proof. (* ac28f2a4c9: 0 1 2 *) by_zero. Qed.
Lemma s14 (x0 : R) (x1 : R) :
  ((x0 >= (0)) /\ ((x0 * x0) = x1)) ->
  (x1 > (0)) ->
  (x0 > (0)).
Proof. (* 26511d4161: 5 6 *) by_isolation. Qed.
Lemma s15 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z) ->
  (((0)%Z >= (0)%Z)%Z /\ ((0)%Z < k0)%Z).
Proof. (* 270cc7cd8f: 0 1 2 3 *) by_logic. Qed.
Lemma s16 (x0 : R) (x1 : R) (x2 : R) :
  ((x0 * (x1 + x2)) > (0)) ->
  ((x0 * (x1 + x2)) > (0)).
Proof. (* 37a82a1842: 0 *) by_logic. Qed.
Lemma s17 (k0 : Z) (k1 : Z) :
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k0 <= k1)%Z.
Proof. (* 675bc585b0: 5 *) by_logic. Qed.
Lemma s18 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* d44bc9a272: 4 5 *) by_logic. Qed.
Lemma s19 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (0)%Z)%Z.
Proof. (* a657b1a9b2: 4 *) by_logic. Qed.
Lemma s20 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (x0 > (0)) ->
  ((x1 * (x2 + x3)) > (0)) ->
  ((x1 * (x2 + x3)) > (0)) ->
  ((x4 * (x5 + x3)) > (0)) ->
  ((if Rlt_dec (x1 * (x2 + x3)) x0 then (x1 * (x2 + x3)) else x0) > (0)).
Proof. (* de3237cfe6: 0 2 3 4 *) by_ifs. Qed.
Lemma s21 (k0 : Z) (k1 : Z) (x2 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 > (0)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 > (0)).
Proof. (* 7897be356e: 0 1 *) by_logic. Qed.
Lemma s22 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* 843a777d59: 0 1 2 3 *) by_logic. Qed.
Lemma s23 (x0 : R) (x1 : R) (x2 : R) :
  (x0 > (0)) ->
  (x1 > (0)) ->
  ((x0 > (0)) -> ((x1 / x0) <= x2)) ->
  (x2 > (0)).
Proof. (* 10fef83776: 6 7 8 *) by_inverses. Qed.
Lemma s24 (k0 : Z) (k1 : Z) :
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z) ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* 11b988848c: 4 *) by_logic. Qed.
Lemma s25 (k0 : Z) (k1 : Z) :
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z) ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* 11b988848c: 4 *) by_logic. Qed.
Lemma s26 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) :
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z) ->
  ((k0 < (0)%Z)%Z -> ((x2 * (x3 + x4)) <= (x5 * (x6 + x4)))).
Proof. (* 4dbc9ec282: 0 *) by_logic. Qed.
Lemma s27 (k0 : Z) (k1 : Z) :
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k0 <= k1)%Z.
Proof. (* 2800a03542: 6 *) by_logic. Qed.
Lemma s28 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* 150d278bb3: 5 6 *) by_logic. Qed.
Lemma s30 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (0)%Z)%Z.
Proof. (* 6b6b2630c8: 5 *) by_logic. Qed.
Lemma s31 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) (x9 : R) :
  ((k0 < k1)%Z -> (x2 <= (x3 * (x4 + x5)))) ->
  ((x6 * (x7 + x8)) > (0)) ->
  ((k0 = k1)%Z -> ((x3 * (x4 + x5)) = (x6 * (x9 + x5)))) ->
  ((k0 < (k1 + (1)%Z)%Z)%Z -> ((if Rlt_dec (x6 * (x9 + x5)) x2 then (x6 * (x9 + x5)) else x2) <= (x3 * (x4 + x5)))).
Proof. (* b9214ca45a: 0 2 4 *) by_cases. Qed.
Lemma s32 (k0 : Z) (k1 : Z) (k2 : Z) (x3 : R) (x4 : R) (x5 : R) (x6 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> ((k2 < k0)%Z -> (x3 <= (x4 * (x5 + x6)))))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  ((k2 < k0)%Z -> (x3 <= (x4 * (x5 + x6)))).
Proof. (* 9f4fc35836: 0 1 *) by_logic. Qed.
Lemma s33 (k0 : Z) (k1 : Z) :
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 <= k1)%Z).
Proof. (* f1a9369a53: 4 *) by_logic. Qed.
Lemma s34 (k0 : Z) (k1 : Z) :
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z) ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* 11b988848c: 4 *) by_logic. Qed.
Lemma s35 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((k0 < k1)%Z -> (x2 <= (x3 * (x4 + x5)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z) ->
  (x2 <= (x3 * (x4 + x5))).
Proof. (* a3523148c9: 0 1 *) by_logic. Qed.
Lemma s36 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) :
  (x0 = x1) ->
  ((x2 * (x3 + x4)) > (0)) ->
  (x0 > (0)) ->
  (x1 <= (x2 * (x5 + x6))) ->
  ((x2 * ((((1) / x0) * x5) + (((1) / x0) * x6))) >= (1)).
Proof. (* 0ee90fcb74: 4 7 8 9 *) by_inverses. Qed.
Lemma s37 (x0 : R) :
  (x0 >= (0)) ->
  (x0 >= (0)).
Proof. (* d214bd60e0: 0 *) by_logic. Qed.
Lemma s38 (x0 : R) (x1 : R) :
  ((x0 >= (0)) -> ((x1 >= (0)) /\ ((x1 * x1) = x0))) ->
  (x0 >= (0)) ->
  ((x1 >= (0)) /\ ((x1 * x1) = x0)).
Proof. (* 0ad597f007: 0 1 *) by_logic. Qed.
Lemma s39 (x0 : R) (x1 : R) (x2 : R) :
  ((x0 * (x1 + x2)) >= (1)) ->
  ((x0 * (x1 + x2)) >= (1)).
Proof. (* 27e3262c5a: 0 *) by_logic. Qed.
Lemma s40 (k0 : Z) (k1 : Z) :
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k0 <= k1)%Z.
Proof. (* 675bc585b0: 5 *) by_logic. Qed.
Lemma s41 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* d44bc9a272: 4 5 *) by_logic. Qed.
Lemma s42 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (0)%Z)%Z.
Proof. (* a657b1a9b2: 4 *) by_logic. Qed.
Lemma s43 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  (x0 >= (1)) ->
  ((x1 * (x2 + x3)) > (0)) ->
  ((x1 * (x4 + x5)) >= (1)) ->
  ((x1 * (x4 + x5)) >= (1)) ->
  ((x6 * (x7 + x5)) >= (1)) ->
  ((if Rlt_dec (x1 * (x4 + x5)) x0 then (x1 * (x4 + x5)) else x0) >= (1)).
Proof. (* 6de3fa3160: 0 2 3 4 5 *) by_ifs. Qed.
Lemma s44 (k0 : Z) (k1 : Z) (x2 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 >= (1)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 >= (1)).
Proof. (* 8fd4c7d427: 0 1 *) by_logic. Qed.
Lemma s45 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  ((x0 * (x1 + x2)) >= (1)) ->
  ((x3 * (x4 + x2)) >= (1)) ->
  (x0 = (1)) ->
  (x3 = (-1)) ->
  ((x1 + ((-1) * x4)) > (0)).
Proof. (* b019ad92d4: 0 1 2 3 *) by_ring. Qed.
Lemma s46 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((x0 + ((-1) * x1)) > (0)) ->
  (((x0 + ((-1) * x1)) * (x0 + ((-1) * x1))) <= (x2 * ((x3 + ((-1) * x4)) + ((-1) * (x4 + ((-1) * x5)))))) ->
  (x2 >= (0)) ->
  (x2 > (0)).
Proof. (* ac28f2a4c9: 0 1 2 *) by_zero. Qed.
Lemma s47 (x0 : R) (x1 : R) :
  ((x0 >= (0)) /\ ((x0 * x0) = x1)) ->
  (x1 > (0)) ->
  (x0 > (0)).
Proof. (* 556bea3c9b: 6 7 *) by_isolation. Qed.
Lemma s48 (x0 : R) (x1 : R) (x2 : R) :
  (x0 >= (1)) ->
  (x1 > (0)) ->
  ((x1 > (0)) -> ((x0 / x1) <= x2)) ->
  ((x1 * x2) >= (1)).
Proof. (* 763b30d334: 7 8 9 *) by_inverses. Qed.
Lemma s49 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  ((x0 >= (0)) /\ ((x0 * x0) = x1)) ->
  (x0 = (1)) ->
  ((x2 >= (0)) /\ ((x2 * x2) = x3)) ->
  ((x2 * x4) >= (1)) ->
  (x4 > (0)) ->
  (((((1) / x4) * (((1) / x4) * x1)) / (2)) <= (x3 / (2))).
Proof. (* 3278b8344e: 2 3 6 7 8 *) by_inverses. Qed.

Hypothesis given0 : ((y k) = (1)).
Hypothesis given1 : ((y l) = (-1)).
Hypothesis given2 : ((sqrt (dot w_hat w_hat)) = (1)).
Hypothesis given3 : (gamma = (least w_hat b_hat n)).
Hypothesis given4 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((y i_0) * ((dot u (x i_0)) + a)) > (0)))).
Hypothesis given5 : (n >= (0)%Z)%Z.
Hypothesis given6 : (n >= (1)%Z)%Z.
Hypothesis given7 : ((k >= (0)%Z)%Z /\ (k < n)%Z).
Hypothesis given8 : ((l >= (0)%Z)%Z /\ (l < n)%Z).
Hypothesis given9 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((y i_0) = (1)) \/ ((y i_0) = (-1))))).
Hypothesis given10 : (forall (v_0 : V) (c_1 : R), (((sqrt (dot v_0 v_0)) > (0)) -> (((least v_0 c_1 n) / (sqrt (dot v_0 v_0))) <= gamma))).
Hypothesis given11 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((y i_0) * ((dot w (x i_0)) + b)) >= (1)))).

Lemma t0 : ((dot w_hat w_hat) >= (0)).
Proof. pose proof (ax_positive w_hat) as H0. exact (s0 (dot w_hat w_hat) H0). Qed.
Lemma t1 : (((sqrt (dot w_hat w_hat)) >= (0)) /\ (((sqrt (dot w_hat w_hat)) * (sqrt (dot w_hat w_hat))) = (dot w_hat w_hat))).
Proof. pose proof (ax_square_root (dot w_hat w_hat)) as H0. pose proof t0 as H1. exact (s1 (dot w_hat w_hat) (sqrt (dot w_hat w_hat)) H0 H1). Qed.
Lemma t2 : ((dot u u) >= (0)).
Proof. pose proof (ax_positive u) as H0. exact (s2 (dot u u) H0). Qed.
Lemma t3 : (((sqrt (dot u u)) >= (0)) /\ (((sqrt (dot u u)) * (sqrt (dot u u))) = (dot u u))).
Proof. pose proof (ax_square_root (dot u u)) as H0. pose proof t2 as H1. exact (s3 (dot u u) (sqrt (dot u u)) H0 H1). Qed.
Lemma t4 : ((k >= (0)%Z)%Z /\ (k < n)%Z).
Proof. pose proof given5 as H0. pose proof given6 as H1. pose proof given7 as H2. pose proof given8 as H3. exact (s4 n k l H0 H1 H2 H3). Qed.
Lemma t5 : ((l >= (0)%Z)%Z /\ (l < n)%Z).
Proof. pose proof given5 as H0. pose proof given6 as H1. pose proof given7 as H2. pose proof given8 as H3. exact (s5 n k l H0 H1 H2 H3). Qed.
Lemma t6 : ((dot u (add (x k) (mul (-1) (x l)))) > (0)).
Proof. pose proof (ax_symmetric u (add (x k) (mul (-1) (x l)))) as E0. pose proof (ax_additive (x k) (mul (-1) (x l)) u) as E1. pose proof (ax_homogeneous (-1) (x l) u) as E2. pose proof (ax_symmetric (x k) u) as E3. pose proof (ax_symmetric (x l) u) as E4. pose proof ((given4 k) t4) as H0. pose proof ((given4 l) t5) as H1. pose proof given0 as H2. pose proof given1 as H3. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. exact (s6 (y k) (dot u (x k)) a (y l) (dot u (x l)) H0 H1 H2 H3). Qed.
Lemma t7 (v : V) (u2 : V) : (((dot v v) > (0)) -> (((dot (add u2 (mul (-1) (mul ((dot u2 v) / (dot v v)) v))) (add u2 (mul (-1) (mul ((dot u2 v) / (dot v v)) v)))) * (dot v v)) = (((dot u2 u2) * (dot v v)) - ((dot u2 v) * (dot u2 v))))).
Proof. pose proof (ax_additive u2 (mul (-1) (mul ((dot u2 v) / (dot v v)) v)) (add u2 (mul (-1) (mul ((dot u2 v) / (dot v v)) v)))) as E0. pose proof (ax_homogeneous (-1) (mul ((dot u2 v) / (dot v v)) v) (add u2 (mul (-1) (mul ((dot u2 v) / (dot v v)) v)))) as E1. pose proof (ax_symmetric u2 (add u2 (mul (-1) (mul ((dot u2 v) / (dot v v)) v)))) as E2. pose proof (ax_homogeneous ((dot u2 v) / (dot v v)) v (add u2 (mul (-1) (mul ((dot u2 v) / (dot v v)) v)))) as E3. pose proof (ax_additive u2 (mul (-1) (mul ((dot u2 v) / (dot v v)) v)) u2) as E4. pose proof (ax_symmetric v (add u2 (mul (-1) (mul ((dot u2 v) / (dot v v)) v)))) as E5. pose proof (ax_homogeneous (-1) (mul ((dot u2 v) / (dot v v)) v) u2) as E6. pose proof (ax_additive u2 (mul (-1) (mul ((dot u2 v) / (dot v v)) v)) v) as E7. pose proof (ax_homogeneous ((dot u2 v) / (dot v v)) v u2) as E8. pose proof (ax_homogeneous (-1) (mul ((dot u2 v) / (dot v v)) v) v) as E9. pose proof (ax_symmetric v u2) as E10. pose proof (ax_homogeneous ((dot u2 v) / (dot v v)) v v) as E11. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. rewrite ?E9. rewrite ?E10. rewrite ?E11. exact (s7 (dot v v) (dot u2 u2) (dot u2 v)). Qed.
Lemma t8 (v : V) (u2 : V) : (((dot v v) > (0)) -> (((dot u2 v) * (dot u2 v)) <= ((dot u2 u2) * (dot v v)))).
Proof. pose proof (ax_additive u2 (mul (-1) (mul ((dot u2 v) / (dot v v)) v)) (add u2 (mul (-1) (mul ((dot u2 v) / (dot v v)) v)))) as E0. pose proof (ax_homogeneous (-1) (mul ((dot u2 v) / (dot v v)) v) (add u2 (mul (-1) (mul ((dot u2 v) / (dot v v)) v)))) as E1. pose proof (ax_symmetric u2 (add u2 (mul (-1) (mul ((dot u2 v) / (dot v v)) v)))) as E2. pose proof (ax_homogeneous ((dot u2 v) / (dot v v)) v (add u2 (mul (-1) (mul ((dot u2 v) / (dot v v)) v)))) as E3. pose proof (ax_additive u2 (mul (-1) (mul ((dot u2 v) / (dot v v)) v)) u2) as E4. pose proof (ax_symmetric v (add u2 (mul (-1) (mul ((dot u2 v) / (dot v v)) v)))) as E5. pose proof (ax_homogeneous (-1) (mul ((dot u2 v) / (dot v v)) v) u2) as E6. pose proof (ax_additive u2 (mul (-1) (mul ((dot u2 v) / (dot v v)) v)) v) as E7. pose proof (ax_homogeneous ((dot u2 v) / (dot v v)) v u2) as E8. pose proof (ax_homogeneous (-1) (mul ((dot u2 v) / (dot v v)) v) v) as E9. pose proof (ax_symmetric v u2) as E10. pose proof (ax_homogeneous ((dot u2 v) / (dot v v)) v v) as E11. pose proof (t7 v u2) as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E3 in H0. rewrite ?E4 in H0. rewrite ?E5 in H0. rewrite ?E6 in H0. rewrite ?E7 in H0. rewrite ?E8 in H0. rewrite ?E9 in H0. rewrite ?E10 in H0. rewrite ?E11 in H0. pose proof (ax_positive (add u2 (mul (-1) (mul ((dot u2 v) / (dot v v)) v)))) as H1. rewrite ?E0 in H1. rewrite ?E1 in H1. rewrite ?E2 in H1. rewrite ?E3 in H1. rewrite ?E4 in H1. rewrite ?E5 in H1. rewrite ?E6 in H1. rewrite ?E7 in H1. rewrite ?E8 in H1. rewrite ?E9 in H1. rewrite ?E10 in H1. rewrite ?E11 in H1. exact (s8 (dot v v) (dot u2 u2) (dot u2 v) H0 H1). Qed.
Lemma t9 (v : V) (u2 : V) : ((dot (add u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v))) (add u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)))) = (((dot u2 u2) - (((2) * (((dot u2 u2) + (1)) / ((2) * (dot u2 v)))) * (dot u2 v))) + (((((dot u2 u2) + (1)) / ((2) * (dot u2 v))) * (((dot u2 u2) + (1)) / ((2) * (dot u2 v)))) * (dot v v)))).
Proof. pose proof (ax_additive u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)) (add u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)))) as E0. pose proof (ax_homogeneous (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v) (add u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)))) as E1. pose proof (ax_symmetric u2 (add u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)))) as E2. pose proof (ax_homogeneous (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v (add u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)))) as E3. pose proof (ax_additive u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)) u2) as E4. pose proof (ax_symmetric v (add u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)))) as E5. pose proof (ax_homogeneous (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v) u2) as E6. pose proof (ax_additive u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)) v) as E7. pose proof (ax_homogeneous (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v u2) as E8. pose proof (ax_homogeneous (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v) v) as E9. pose proof (ax_symmetric v u2) as E10. pose proof (ax_homogeneous (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v v) as E11. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. rewrite ?E9. rewrite ?E10. rewrite ?E11. exact (s9 (dot u2 u2) (dot u2 v) (dot v v)). Qed.
Lemma t10 (v : V) (u2 : V) : ((((dot v v) = (0)) /\ ((dot u2 v) <> (0))) -> ((dot (add u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v))) (add u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)))) = (-1))).
Proof. pose proof (ax_additive u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)) (add u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)))) as E0. pose proof (ax_homogeneous (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v) (add u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)))) as E1. pose proof (ax_symmetric u2 (add u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)))) as E2. pose proof (ax_homogeneous (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v (add u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)))) as E3. pose proof (ax_additive u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)) u2) as E4. pose proof (ax_symmetric v (add u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)))) as E5. pose proof (ax_homogeneous (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v) u2) as E6. pose proof (ax_additive u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)) v) as E7. pose proof (ax_homogeneous (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v u2) as E8. pose proof (ax_homogeneous (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v) v) as E9. pose proof (ax_symmetric v u2) as E10. pose proof (ax_homogeneous (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v v) as E11. pose proof (t9 v u2) as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E3 in H0. rewrite ?E4 in H0. rewrite ?E5 in H0. rewrite ?E6 in H0. rewrite ?E7 in H0. rewrite ?E8 in H0. rewrite ?E9 in H0. rewrite ?E10 in H0. rewrite ?E11 in H0. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. rewrite ?E9. rewrite ?E10. rewrite ?E11. exact (s10 (dot u2 u2) (dot u2 v) (dot v v) H0). Qed.
Lemma t11 (v : V) (u2 : V) : (((dot v v) = (0)) -> (((dot u2 v) * (dot u2 v)) <= ((dot u2 u2) * (dot v v)))).
Proof. pose proof (ax_additive u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)) (add u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)))) as E0. pose proof (ax_homogeneous (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v) (add u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)))) as E1. pose proof (ax_symmetric u2 (add u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)))) as E2. pose proof (ax_homogeneous (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v (add u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)))) as E3. pose proof (ax_additive u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)) u2) as E4. pose proof (ax_symmetric v (add u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)))) as E5. pose proof (ax_homogeneous (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v) u2) as E6. pose proof (ax_additive u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)) v) as E7. pose proof (ax_homogeneous (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v u2) as E8. pose proof (ax_homogeneous (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v) v) as E9. pose proof (ax_symmetric v u2) as E10. pose proof (ax_homogeneous (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v v) as E11. pose proof (t10 v u2) as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E3 in H0. rewrite ?E4 in H0. rewrite ?E5 in H0. rewrite ?E6 in H0. rewrite ?E7 in H0. rewrite ?E8 in H0. rewrite ?E9 in H0. rewrite ?E10 in H0. rewrite ?E11 in H0. pose proof (ax_positive (add u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)))) as H1. rewrite ?E0 in H1. rewrite ?E1 in H1. rewrite ?E2 in H1. rewrite ?E3 in H1. rewrite ?E4 in H1. rewrite ?E5 in H1. rewrite ?E6 in H1. rewrite ?E7 in H1. rewrite ?E8 in H1. rewrite ?E9 in H1. rewrite ?E10 in H1. rewrite ?E11 in H1. exact (s11 (dot v v) (dot u2 v) (dot u2 u2) H0 H1). Qed.
Lemma t12 (v : V) (u2 : V) : (((dot u2 v) * (dot u2 v)) <= ((dot u2 u2) * (dot v v))).
Proof. pose proof (t8 v u2) as H0. pose proof (t11 v u2) as H1. pose proof (ax_positive v) as H2. exact (s12 (dot v v) (dot u2 v) (dot u2 u2) H0 H1 H2). Qed.
Lemma t13 : (forall (u_0 : V) (v_1 : V), (((dot u_0 v_1) * (dot u_0 v_1)) <= ((dot u_0 u_0) * (dot v_1 v_1)))).
Proof. intros u2 v. exact (t12 v u2). Qed.
Lemma t14 : ((dot u u) > (0)).
Proof. pose proof (ax_symmetric u (add (x k) (mul (-1) (x l)))) as E0. pose proof (ax_additive (x k) (mul (-1) (x l)) u) as E1. pose proof (ax_homogeneous (-1) (x l) u) as E2. pose proof (ax_symmetric (x k) u) as E3. pose proof (ax_symmetric (x l) u) as E4. pose proof (ax_additive (x k) (mul (-1) (x l)) (add (x k) (mul (-1) (x l)))) as E5. pose proof (ax_homogeneous (-1) (x l) (add (x k) (mul (-1) (x l)))) as E6. pose proof (ax_symmetric (x k) (add (x k) (mul (-1) (x l)))) as E7. pose proof (ax_symmetric (x l) (add (x k) (mul (-1) (x l)))) as E8. pose proof (ax_additive (x k) (mul (-1) (x l)) (x k)) as E9. pose proof (ax_additive (x k) (mul (-1) (x l)) (x l)) as E10. pose proof (ax_homogeneous (-1) (x l) (x k)) as E11. pose proof (ax_homogeneous (-1) (x l) (x l)) as E12. pose proof (ax_symmetric (x l) (x k)) as E13. pose proof t6 as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E3 in H0. rewrite ?E4 in H0. pose proof (t13 u (add (x k) (mul (-1) (x l)))) as H1. rewrite ?E0 in H1. rewrite ?E5 in H1. rewrite ?E1 in H1. rewrite ?E6 in H1. rewrite ?E7 in H1. rewrite ?E2 in H1. rewrite ?E3 in H1. rewrite ?E8 in H1. rewrite ?E9 in H1. rewrite ?E4 in H1. rewrite ?E10 in H1. rewrite ?E11 in H1. rewrite ?E12 in H1. rewrite ?E13 in H1. pose proof (ax_positive u) as H2. exact (s13 (dot u (x k)) (dot u (x l)) (dot u u) (dot (x k) (x k)) (dot (x k) (x l)) (dot (x l) (x l)) H0 H1 H2). Qed.
Lemma t15 : ((sqrt (dot u u)) > (0)).
Proof. pose proof t3 as H5. pose proof t14 as H6. exact (s14 (sqrt (dot u u)) (dot u u) H5 H6). Qed.
Lemma t16 : (((0)%Z >= (0)%Z)%Z /\ ((0)%Z < n)%Z).
Proof. pose proof given5 as H0. pose proof given6 as H1. pose proof given7 as H2. pose proof given8 as H3. exact (s15 n k l H0 H1 H2 H3). Qed.
Lemma t17 : ((least u a (0)%Z) > (0)).
Proof. pose proof (least_0 u a) as E0. pose proof ((given4 (0)%Z) t16) as H0. rewrite ?E0. exact (s16 (y (0)%Z) (dot u (x (0)%Z)) a H0). Qed.
Lemma t18 : (((0)%Z <= n)%Z -> ((least u a (0)%Z) > (0))).
Proof. intro unused. exact t17. Qed.
Lemma t19 (k2 : Z) (h1 : (k2 >= (0)%Z)%Z) (h2 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 <= n)%Z.
Proof. pose proof h2 as H5. exact (s17 k2 n H5). Qed.
Lemma t20 (k2 : Z) (h1 : (k2 >= (0)%Z)%Z) (h2 : ((k2 + (1)%Z)%Z <= n)%Z) : ((k2 >= (0)%Z)%Z /\ (k2 < n)%Z).
Proof. pose proof h1 as H4. pose proof h2 as H5. exact (s18 k2 n H4 H5). Qed.
Lemma t21 (k2 : Z) (h1 : (k2 >= (0)%Z)%Z) (h2 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 >= (0)%Z)%Z.
Proof. pose proof h1 as H4. exact (s19 k2 H4). Qed.
Lemma t22 (k2 : Z) (h0 : ((k2 <= n)%Z -> ((least u a k2) > (0)))) (h1 : (k2 >= (0)%Z)%Z) (h2 : ((k2 + (1)%Z)%Z <= n)%Z) : ((least u a (k2 + (1)%Z)%Z) > (0)).
Proof. pose proof ((least_next u a k2) (t21 k2 h1 h2)) as E0. pose proof (h0 (t19 k2 h1 h2)) as H0. pose proof ((given4 k2) (t20 k2 h1 h2)) as H2. pose proof ((given4 k2) (t20 k2 h1 h2)) as H3. pose proof ((given4 (0)%Z) t16) as H4. rewrite ?E0. exact (s20 (least u a k2) (y k2) (dot u (x k2)) a (y (0)%Z) (dot u (x (0)%Z)) H0 H2 H3 H4). Qed.
Lemma t23 (k2 : Z) (h0 : ((k2 <= n)%Z -> ((least u a k2) > (0)))) (h1 : (k2 >= (0)%Z)%Z) : (((k2 + (1)%Z)%Z <= n)%Z -> ((least u a (k2 + (1)%Z)%Z) > (0))).
Proof. intro h2. exact (t22 k2 h0 h1 h2). Qed.
Lemma t24 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((least u a k_0) > (0))))).
Proof. refine (zind (fun k2 => ((k2 <= n)%Z -> ((least u a k2) > (0)))) t18 _). intros k2 h1 h0. exact (t23 k2 h0 h1). Qed.
Lemma t25 (k2 : Z) (h3 : ((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z)) : ((least u a k2) > (0)).
Proof. pose proof (t24 k2) as H0. pose proof h3 as H1. exact (s21 k2 n (least u a k2) H0 H1). Qed.
Lemma t26 (k2 : Z) : (((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z) -> ((least u a k2) > (0))).
Proof. intro h3. exact (t25 k2 h3). Qed.
Lemma t27 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((least u a k_0) > (0)))).
Proof. intros k2. exact (t26 k2). Qed.
Lemma t28 : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given5 as H0. pose proof given6 as H1. pose proof given7 as H2. pose proof given8 as H3. exact (s22 n k l H0 H1 H2 H3). Qed.
Lemma t29 : (gamma > (0)).
Proof. pose proof t15 as H6. pose proof ((t27 n) t28) as H7. pose proof (given10 u a) as H8. exact (s23 (sqrt (dot u u)) (least u a n) gamma H6 H7 H8). Qed.
Lemma t30 (i : Z) (h4 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : ((i >= (0)%Z)%Z /\ (i < n)%Z).
Proof. pose proof h4 as H4. exact (s24 i n H4). Qed.
Lemma t31 (i : Z) (h4 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : ((i >= (0)%Z)%Z /\ (i < n)%Z).
Proof. pose proof h4 as H4. exact (s25 i n H4). Qed.
Lemma t32 (i : Z) (h4 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : ((i < (0)%Z)%Z -> ((least w_hat b_hat (0)%Z) <= ((y i) * ((dot w_hat (x i)) + b_hat)))).
Proof. pose proof (least_0 w_hat b_hat) as E0. pose proof (ax_symmetric w_hat (x (0)%Z)) as E1. pose proof (t31 i h4) as H0. rewrite ?E0. rewrite ?E1. exact (s26 i n (y (0)%Z) (dot (x (0)%Z) w_hat) b_hat (y i) (dot w_hat (x i)) H0). Qed.
Lemma t33 (i : Z) (h4 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : (((0)%Z <= n)%Z -> ((i < (0)%Z)%Z -> ((least w_hat b_hat (0)%Z) <= ((y i) * ((dot w_hat (x i)) + b_hat))))).
Proof. intro unused. exact (t32 i h4). Qed.
Lemma t34 (k3 : Z) (i : Z) (h4 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) (h6 : (k3 >= (0)%Z)%Z) (h7 : ((k3 + (1)%Z)%Z <= n)%Z) : (k3 <= n)%Z.
Proof. pose proof h7 as H6. exact (s27 k3 n H6). Qed.
Lemma t35 (k3 : Z) (i : Z) (h4 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) (h6 : (k3 >= (0)%Z)%Z) (h7 : ((k3 + (1)%Z)%Z <= n)%Z) : ((k3 >= (0)%Z)%Z /\ (k3 < n)%Z).
Proof. pose proof h6 as H5. pose proof h7 as H6. exact (s28 k3 n H5 H6). Qed.
Lemma t36 (k3 : Z) (i : Z) : ((i = k3)%Z -> (((y i) * ((dot w_hat (x i)) + b_hat)) = ((y k3) * ((dot w_hat (x k3)) + b_hat)))).
Proof. same. Qed.
Lemma t37 (k3 : Z) (i : Z) (h4 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) (h6 : (k3 >= (0)%Z)%Z) (h7 : ((k3 + (1)%Z)%Z <= n)%Z) : (k3 >= (0)%Z)%Z.
Proof. pose proof h6 as H5. exact (s30 k3 H5). Qed.
Lemma t38 (k3 : Z) (i : Z) (h5 : ((k3 <= n)%Z -> ((i < k3)%Z -> ((least w_hat b_hat k3) <= ((y i) * ((dot w_hat (x i)) + b_hat)))))) (h4 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) (h6 : (k3 >= (0)%Z)%Z) (h7 : ((k3 + (1)%Z)%Z <= n)%Z) : ((i < (k3 + (1)%Z)%Z)%Z -> ((least w_hat b_hat (k3 + (1)%Z)%Z) <= ((y i) * ((dot w_hat (x i)) + b_hat)))).
Proof. pose proof ((least_next w_hat b_hat k3) (t37 k3 i h4 h6 h7)) as E0. pose proof (h5 (t34 k3 i h4 h6 h7)) as H0. pose proof ((given4 k3) (t35 k3 i h4 h6 h7)) as H2. pose proof (t36 k3 i) as H4. rewrite ?E0. exact (s31 i k3 (least w_hat b_hat k3) (y i) (dot w_hat (x i)) b_hat (y k3) (dot u (x k3)) a (dot w_hat (x k3)) H0 H2 H4). Qed.
Lemma t39 (k3 : Z) (i : Z) (h5 : ((k3 <= n)%Z -> ((i < k3)%Z -> ((least w_hat b_hat k3) <= ((y i) * ((dot w_hat (x i)) + b_hat)))))) (h4 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) (h6 : (k3 >= (0)%Z)%Z) : (((k3 + (1)%Z)%Z <= n)%Z -> ((i < (k3 + (1)%Z)%Z)%Z -> ((least w_hat b_hat (k3 + (1)%Z)%Z) <= ((y i) * ((dot w_hat (x i)) + b_hat))))).
Proof. intro h7. exact (t38 k3 i h5 h4 h6 h7). Qed.
Lemma t40 (i : Z) (h4 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((i < k_0)%Z -> ((least w_hat b_hat k_0) <= ((y i) * ((dot w_hat (x i)) + b_hat))))))).
Proof. refine (zind (fun k3 => ((k3 <= n)%Z -> ((i < k3)%Z -> ((least w_hat b_hat k3) <= ((y i) * ((dot w_hat (x i)) + b_hat)))))) (t33 i h4) _). intros k3 h6 h5. exact (t39 k3 i h5 h4 h6). Qed.
Lemma t41 (k3 : Z) (i : Z) (h4 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) (h8 : ((k3 >= (0)%Z)%Z /\ (k3 <= n)%Z)) : ((i < k3)%Z -> ((least w_hat b_hat k3) <= ((y i) * ((dot w_hat (x i)) + b_hat)))).
Proof. pose proof ((t40 i h4) k3) as H0. pose proof h8 as H1. exact (s32 k3 n i (least w_hat b_hat k3) (y i) (dot w_hat (x i)) b_hat H0 H1). Qed.
Lemma t42 (i : Z) (k3 : Z) (h4 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : (((k3 >= (0)%Z)%Z /\ (k3 <= n)%Z) -> ((i < k3)%Z -> ((least w_hat b_hat k3) <= ((y i) * ((dot w_hat (x i)) + b_hat))))).
Proof. intro h8. exact (t41 k3 i h4 h8). Qed.
Lemma t43 (i : Z) (h4 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((i < k_0)%Z -> ((least w_hat b_hat k_0) <= ((y i) * ((dot w_hat (x i)) + b_hat)))))).
Proof. intros k3. exact (t42 i k3 h4). Qed.
Lemma t44 (i : Z) (h4 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof h4 as H4. exact (s33 i n H4). Qed.
Lemma t45 (i : Z) (h4 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : ((i >= (0)%Z)%Z /\ (i < n)%Z).
Proof. pose proof h4 as H4. exact (s34 i n H4). Qed.
Lemma t46 (i : Z) (h4 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : ((least w_hat b_hat n) <= ((y i) * ((dot w_hat (x i)) + b_hat))).
Proof. pose proof (((t43 i h4) n) (t44 i h4)) as H0. pose proof (t45 i h4) as H1. exact (s35 i n (least w_hat b_hat n) (y i) (dot w_hat (x i)) b_hat H0 H1). Qed.
Lemma t47 (i : Z) (h4 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : (((y i) * ((dot (mul ((1) / gamma) w_hat) (x i)) + (((1) / gamma) * b_hat))) >= (1)).
Proof. pose proof (ax_homogeneous ((1) / gamma) w_hat (x i)) as E0. pose proof given3 as H4. pose proof ((given4 i) (t30 i h4)) as H7. pose proof t29 as H8. pose proof (t46 i h4) as H9. rewrite ?E0. exact (s36 gamma (least w_hat b_hat n) (y i) (dot u (x i)) a (dot w_hat (x i)) b_hat H4 H7 H8 H9). Qed.
Lemma t48 (i : Z) : (((i >= (0)%Z)%Z /\ (i < n)%Z) -> (((y i) * ((dot (mul ((1) / gamma) w_hat) (x i)) + (((1) / gamma) * b_hat))) >= (1))).
Proof. intro h4. exact (t47 i h4). Qed.
Lemma t49 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((y i_0) * ((dot (mul ((1) / gamma) w_hat) (x i_0)) + (((1) / gamma) * b_hat))) >= (1)))).
Proof. intros i. exact (t48 i). Qed.
Lemma t50 : ((dot w w) >= (0)).
Proof. pose proof (ax_positive w) as H0. exact (s37 (dot w w) H0). Qed.
Lemma t51 : (((sqrt (dot w w)) >= (0)) /\ (((sqrt (dot w w)) * (sqrt (dot w w))) = (dot w w))).
Proof. pose proof (ax_square_root (dot w w)) as H0. pose proof t50 as H1. exact (s38 (dot w w) (sqrt (dot w w)) H0 H1). Qed.
Lemma t52 : ((least w b (0)%Z) >= (1)).
Proof. pose proof (least_0 w b) as E0. pose proof ((given11 (0)%Z) t16) as H0. rewrite ?E0. exact (s39 (y (0)%Z) (dot w (x (0)%Z)) b H0). Qed.
Lemma t53 : (((0)%Z <= n)%Z -> ((least w b (0)%Z) >= (1))).
Proof. intro unused. exact t52. Qed.
Lemma t54 (k4 : Z) (h10 : (k4 >= (0)%Z)%Z) (h11 : ((k4 + (1)%Z)%Z <= n)%Z) : (k4 <= n)%Z.
Proof. pose proof h11 as H5. exact (s40 k4 n H5). Qed.
Lemma t55 (k4 : Z) (h10 : (k4 >= (0)%Z)%Z) (h11 : ((k4 + (1)%Z)%Z <= n)%Z) : ((k4 >= (0)%Z)%Z /\ (k4 < n)%Z).
Proof. pose proof h10 as H4. pose proof h11 as H5. exact (s41 k4 n H4 H5). Qed.
Lemma t56 (k4 : Z) (h10 : (k4 >= (0)%Z)%Z) (h11 : ((k4 + (1)%Z)%Z <= n)%Z) : (k4 >= (0)%Z)%Z.
Proof. pose proof h10 as H4. exact (s42 k4 H4). Qed.
Lemma t57 (k4 : Z) (h9 : ((k4 <= n)%Z -> ((least w b k4) >= (1)))) (h10 : (k4 >= (0)%Z)%Z) (h11 : ((k4 + (1)%Z)%Z <= n)%Z) : ((least w b (k4 + (1)%Z)%Z) >= (1)).
Proof. pose proof ((least_next w b k4) (t56 k4 h10 h11)) as E0. pose proof (h9 (t54 k4 h10 h11)) as H0. pose proof ((given4 k4) (t55 k4 h10 h11)) as H2. pose proof ((given11 k4) (t55 k4 h10 h11)) as H3. pose proof ((given11 k4) (t55 k4 h10 h11)) as H4. pose proof ((given11 (0)%Z) t16) as H5. rewrite ?E0. exact (s43 (least w b k4) (y k4) (dot u (x k4)) a (dot w (x k4)) b (y (0)%Z) (dot w (x (0)%Z)) H0 H2 H3 H4 H5). Qed.
Lemma t58 (k4 : Z) (h9 : ((k4 <= n)%Z -> ((least w b k4) >= (1)))) (h10 : (k4 >= (0)%Z)%Z) : (((k4 + (1)%Z)%Z <= n)%Z -> ((least w b (k4 + (1)%Z)%Z) >= (1))).
Proof. intro h11. exact (t57 k4 h9 h10 h11). Qed.
Lemma t59 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((least w b k_0) >= (1))))).
Proof. refine (zind (fun k4 => ((k4 <= n)%Z -> ((least w b k4) >= (1)))) t53 _). intros k4 h10 h9. exact (t58 k4 h9 h10). Qed.
Lemma t60 (k4 : Z) (h12 : ((k4 >= (0)%Z)%Z /\ (k4 <= n)%Z)) : ((least w b k4) >= (1)).
Proof. pose proof (t59 k4) as H0. pose proof h12 as H1. exact (s44 k4 n (least w b k4) H0 H1). Qed.
Lemma t61 (k4 : Z) : (((k4 >= (0)%Z)%Z /\ (k4 <= n)%Z) -> ((least w b k4) >= (1))).
Proof. intro h12. exact (t60 k4 h12). Qed.
Lemma t62 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((least w b k_0) >= (1)))).
Proof. intros k4. exact (t61 k4). Qed.
Lemma t63 : ((dot w (add (x k) (mul (-1) (x l)))) > (0)).
Proof. pose proof (ax_symmetric w (add (x k) (mul (-1) (x l)))) as E0. pose proof (ax_additive (x k) (mul (-1) (x l)) w) as E1. pose proof (ax_homogeneous (-1) (x l) w) as E2. pose proof (ax_symmetric (x k) w) as E3. pose proof (ax_symmetric (x l) w) as E4. pose proof ((given11 k) t4) as H0. pose proof ((given11 l) t5) as H1. pose proof given0 as H2. pose proof given1 as H3. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. exact (s45 (y k) (dot w (x k)) b (y l) (dot w (x l)) H0 H1 H2 H3). Qed.
Lemma t64 : ((dot w w) > (0)).
Proof. pose proof (ax_symmetric w (add (x k) (mul (-1) (x l)))) as E0. pose proof (ax_additive (x k) (mul (-1) (x l)) w) as E1. pose proof (ax_homogeneous (-1) (x l) w) as E2. pose proof (ax_symmetric (x k) w) as E3. pose proof (ax_symmetric (x l) w) as E4. pose proof (ax_additive (x k) (mul (-1) (x l)) (add (x k) (mul (-1) (x l)))) as E5. pose proof (ax_homogeneous (-1) (x l) (add (x k) (mul (-1) (x l)))) as E6. pose proof (ax_symmetric (x k) (add (x k) (mul (-1) (x l)))) as E7. pose proof (ax_symmetric (x l) (add (x k) (mul (-1) (x l)))) as E8. pose proof (ax_additive (x k) (mul (-1) (x l)) (x k)) as E9. pose proof (ax_additive (x k) (mul (-1) (x l)) (x l)) as E10. pose proof (ax_homogeneous (-1) (x l) (x k)) as E11. pose proof (ax_homogeneous (-1) (x l) (x l)) as E12. pose proof (ax_symmetric (x l) (x k)) as E13. pose proof t63 as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E3 in H0. rewrite ?E4 in H0. pose proof (t13 w (add (x k) (mul (-1) (x l)))) as H1. rewrite ?E0 in H1. rewrite ?E5 in H1. rewrite ?E1 in H1. rewrite ?E6 in H1. rewrite ?E7 in H1. rewrite ?E2 in H1. rewrite ?E3 in H1. rewrite ?E8 in H1. rewrite ?E9 in H1. rewrite ?E4 in H1. rewrite ?E10 in H1. rewrite ?E11 in H1. rewrite ?E12 in H1. rewrite ?E13 in H1. pose proof (ax_positive w) as H2. exact (s46 (dot w (x k)) (dot w (x l)) (dot w w) (dot (x k) (x k)) (dot (x k) (x l)) (dot (x l) (x l)) H0 H1 H2). Qed.
Lemma t65 : ((sqrt (dot w w)) > (0)).
Proof. pose proof t51 as H6. pose proof t64 as H7. exact (s47 (sqrt (dot w w)) (dot w w) H6 H7). Qed.
Lemma t66 : (((sqrt (dot w w)) * gamma) >= (1)).
Proof. pose proof ((t62 n) t28) as H7. pose proof t65 as H8. pose proof (given10 w b) as H9. exact (s48 (least w b n) (sqrt (dot w w)) gamma H7 H8 H9). Qed.
Lemma t67 : (((dot (mul ((1) / gamma) w_hat) (mul ((1) / gamma) w_hat)) / (2)) <= ((dot w w) / (2))).
Proof. pose proof (ax_homogeneous ((1) / gamma) w_hat (mul ((1) / gamma) w_hat)) as E0. pose proof (ax_symmetric w_hat (mul ((1) / gamma) w_hat)) as E1. pose proof (ax_homogeneous ((1) / gamma) w_hat w_hat) as E2. pose proof t1 as H2. pose proof given2 as H3. pose proof t51 as H6. pose proof t66 as H7. pose proof t29 as H8. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s49 (sqrt (dot w_hat w_hat)) (dot w_hat w_hat) (sqrt (dot w w)) (dot w w) gamma H2 H3 H6 H7 H8). Qed.

Theorem hard_back_0 : (gamma > (0)).
Proof. exact t29. Qed.
Theorem hard_back_1 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((y i_0) * ((dot (mul ((1) / gamma) w_hat) (x i_0)) + (((1) / gamma) * b_hat))) >= (1)))).
Proof. exact t49. Qed.
Theorem hard_back_2 : (((dot (mul ((1) / gamma) w_hat) (mul ((1) / gamma) w_hat)) / (2)) <= ((dot w w) / (2))).
Proof. exact t67. Qed.
End hard_back.
Print Assumptions hard_back_0.
Print Assumptions hard_back_1.
Print Assumptions hard_back_2.
