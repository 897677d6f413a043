(* label: hard-equivalence *)
(* given: y_{i} = 1 \;\text{or}\; y_{i} = -1 \quad\text{for all } i *)
(* given: y_{k} = 1 *)
(* given: y_{l} = -1 *)
(* given: y_{i}\,\left(\left\langle w^\star, x_{i}\right\rangle + b^\star\right) \ge 1 \quad\text{for all } i *)
(* given: \text{for all } u, a:\; \min_{i} y_{i}\,\left(\left\langle u, x_{i}\right\rangle + a\right) \ge 1 \;\Rightarrow\; \frac{\left\lVert w^\star\right\rVert^2}{2} \le \frac{\left\lVert u\right\rVert^2}{2} *)
(* given: \left\lVert w\right\rVert > 0 *)
(* part 1: \left\lVert w^\star\right\rVert > 0 *)
(* part 1: \left\lVert \frac{1}{\left\lVert w^\star\right\rVert}\,w^\star\right\rVert = 1 *)
(* part 1: \frac{\min_{i} y_{i}\,\left(\left\langle w, x_{i}\right\rangle + b\right)}{\left\lVert w\right\rVert} \le \min_{i} y_{i}\,\left(\left\langle \frac{1}{\left\lVert w^\star\right\rVert}\,w^\star, x_{i}\right\rangle + \frac{1}{\left\lVert w^\star\right\rVert}\,b^\star\right) *)
Require Import Replay.
Section hard_there.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable x : Z -> V.
Variable y : Z -> R.
Variable w_star : V.
Variable n : Z.
Variable b_star : R.
Variable l : Z.
Variable k : Z.
Variable w : V.
Variable b : R.
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
Lemma s2 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 4374a650e1: 0 1 2 3 *) by_logic. Qed.
Lemma s3 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z) ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z).
Proof. (* ed7d5c86a8: 0 1 2 3 *) by_logic. Qed.
Lemma s4 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  ((x0 * (x1 + x2)) >= (1)) ->
  ((x3 * (x4 + x2)) >= (1)) ->
  (x0 = (1)) ->
  (x3 = (-1)) ->
  ((x1 + ((-1) * x4)) > (0)).
Proof. (* b019ad92d4: 0 1 2 3 *) by_ring. Qed.
Lemma s5 (x0 : R) (x1 : R) (x2 : R) :
  ((x0 > (0)) -> ((((x1 + ((-1) * ((x2 / x0) * x2))) + ((-1) * ((x2 / x0) * (x2 + ((-1) * ((x2 / x0) * x0)))))) * x0) = ((x1 * x0) - (x2 * x2)))).
Proof. (* 3f3bc3288d:  *) by_field. Qed.
Lemma s6 (x0 : R) (x1 : R) (x2 : R) :
  ((x0 > (0)) -> ((((x1 + ((-1) * ((x2 / x0) * x2))) + ((-1) * ((x2 / x0) * (x2 + ((-1) * ((x2 / x0) * x0)))))) * x0) = ((x1 * x0) - (x2 * x2)))) ->
  (((x1 + ((-1) * ((x2 / x0) * x2))) + ((-1) * ((x2 / x0) * (x2 + ((-1) * ((x2 / x0) * x0)))))) >= (0)) ->
  ((x0 > (0)) -> ((x2 * x2) <= (x1 * x0))).
Proof. (* 0c2d983f7a: 0 1 *) by_isolation. Qed.
Lemma s7 (x0 : R) (x1 : R) (x2 : R) :
  (((x0 + ((-1) * (((x0 + (1)) / ((2) * x1)) * x1))) + ((-1) * (((x0 + (1)) / ((2) * x1)) * (x1 + ((-1) * (((x0 + (1)) / ((2) * x1)) * x2)))))) = ((x0 - (((2) * ((x0 + (1)) / ((2) * x1))) * x1)) + ((((x0 + (1)) / ((2) * x1)) * ((x0 + (1)) / ((2) * x1))) * x2))).
Proof. (* decad8415e:  *) by_lra. Qed.
Lemma s8 (x0 : R) (x1 : R) (x2 : R) :
  (((x0 + ((-1) * (((x0 + (1)) / ((2) * x1)) * x1))) + ((-1) * (((x0 + (1)) / ((2) * x1)) * (x1 + ((-1) * (((x0 + (1)) / ((2) * x1)) * x2)))))) = ((x0 - (((2) * ((x0 + (1)) / ((2) * x1))) * x1)) + ((((x0 + (1)) / ((2) * x1)) * ((x0 + (1)) / ((2) * x1))) * x2))) ->
  (((x2 = (0)) /\ (x1 <> (0))) -> (((x0 + ((-1) * (((x0 + (1)) / ((2) * x1)) * x1))) + ((-1) * (((x0 + (1)) / ((2) * x1)) * (x1 + ((-1) * (((x0 + (1)) / ((2) * x1)) * x2)))))) = (-1))).
Proof. (* cc7591230c: 0 *) by_field. Qed.
Lemma s9 (x0 : R) (x1 : R) (x2 : R) :
  (((x0 = (0)) /\ (x1 <> (0))) -> (((x2 + ((-1) * (((x2 + (1)) / ((2) * x1)) * x1))) + ((-1) * (((x2 + (1)) / ((2) * x1)) * (x1 + ((-1) * (((x2 + (1)) / ((2) * x1)) * x0)))))) = (-1))) ->
  (((x2 + ((-1) * (((x2 + (1)) / ((2) * x1)) * x1))) + ((-1) * (((x2 + (1)) / ((2) * x1)) * (x1 + ((-1) * (((x2 + (1)) / ((2) * x1)) * x0)))))) >= (0)) ->
  ((x0 = (0)) -> ((x1 * x1) <= (x2 * x0))).
Proof. (* b37246d6b4: 0 1 *) by_isolation. Qed.
Lemma s10 (x0 : R) (x1 : R) (x2 : R) :
  ((x0 > (0)) -> ((x1 * x1) <= (x2 * x0))) ->
  ((x0 = (0)) -> ((x1 * x1) <= (x2 * x0))) ->
  (x0 >= (0)) ->
  ((x1 * x1) <= (x2 * x0)).
Proof. (* 30a24a91e6: 0 1 2 *) by_lra. Qed.
Lemma s11 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((x0 + ((-1) * x1)) > (0)) ->
  (((x0 + ((-1) * x1)) * (x0 + ((-1) * x1))) <= (x2 * ((x3 + ((-1) * x4)) + ((-1) * (x4 + ((-1) * x5)))))) ->
  (x2 >= (0)) ->
  (x2 > (0)).
Proof. (* ac28f2a4c9: 0 1 2 *) by_zero. Qed.
Lemma s12 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  (x0 = (1)) ->
  (x1 = (-1)) ->
  ((x2 >= (0)) /\ ((x2 * x2) = x3)) ->
  (x3 > (0)) ->
  (x2 > (0)).
Proof. (* a1aca7d899: 0 1 2 3 *) by_isolation. Qed.
Lemma s13 (x0 : R) (x1 : R) :
  ((((1) / x0) * (((1) / x0) * x1)) >= (0)) ->
  ((((1) / x0) * (((1) / x0) * x1)) >= (0)).
Proof. (* e3a05b9a83: 0 *) by_logic. Qed.
Lemma s14 (x0 : R) (x1 : R) :
  ((x0 >= (0)) -> ((x1 >= (0)) /\ ((x1 * x1) = x0))) ->
  (x0 >= (0)) ->
  ((x1 >= (0)) /\ ((x1 * x1) = x0)).
Proof. (* 0ad597f007: 0 1 *) by_logic. Qed.
Lemma s16 (x0 : R) (x1 : R) (x2 : R) :
  ((x0 >= (0)) /\ ((x0 * x0) = x1)) ->
  ((x2 >= (0)) /\ ((x2 * x2) = (((1) / x0) * (((1) / x0) * x1)))) ->
  (x1 > (0)) ->
  (x2 = (1)).
Proof. (* 8a172686f5: 2 3 4 *) by_equal_squares. Qed.
Lemma s17 (x0 : R) :
  (x0 >= (0)) ->
  (x0 >= (0)).
Proof. (* d214bd60e0: 0 *) by_logic. Qed.
Lemma s18 (x0 : R) (x1 : R) :
  ((x0 >= (0)) -> ((x1 >= (0)) /\ ((x1 * x1) = x0))) ->
  (x0 >= (0)) ->
  ((x1 >= (0)) /\ ((x1 * x1) = x0)).
Proof. (* 0ad597f007: 0 1 *) by_logic. Qed.
Lemma s19 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  ((((1) / x0) > (0)) -> ((x1 * ((((1) / x0) * x2) + (((1) / x0) * x3))) = (((1) / x0) * (x1 * (x2 + x3))))).
Proof. (* 3b0f2a9237:  *) by_lra. Qed.
Lemma s20 (k0 : Z) (k1 : Z) :
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k0 <= k1)%Z.
Proof. (* 675bc585b0: 5 *) by_logic. Qed.
Lemma s21 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* d44bc9a272: 4 5 *) by_logic. Qed.
Lemma s22 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (0)%Z)%Z.
Proof. (* a657b1a9b2: 4 *) by_logic. Qed.
Lemma s23 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  ((((1) / x0) > (0)) -> (x1 = (((1) / x0) * x2))) ->
  ((x3 = (1)) \/ (x3 = (-1))) ->
  ((x3 * (x4 + x5)) >= (1)) ->
  ((((1) / x0) > (0)) -> ((if Rlt_dec (x3 * ((((1) / x0) * x6) + (((1) / x0) * x7))) x1 then (x3 * ((((1) / x0) * x6) + (((1) / x0) * x7))) else x1) = (((1) / x0) * (if Rlt_dec (x3 * (x6 + x7)) x2 then (x3 * (x6 + x7)) else x2)))).
Proof. (* e4045442c2: 0 1 2 *) by_ifs. Qed.
Lemma s24 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> ((((1) / x2) > (0)) -> (x3 = (((1) / x2) * x4))))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  ((((1) / x2) > (0)) -> (x3 = (((1) / x2) * x4))).
Proof. (* 52d5abfb56: 0 1 *) by_logic. Qed.
Lemma s25 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* 843a777d59: 0 1 2 3 *) by_logic. Qed.
Lemma s27 (x0 : R) (x1 : R) (x2 : R) :
  (x0 > (0)) ->
  ((((1) / x1) > (0)) -> (x2 = (((1) / x1) * x1))) ->
  ((x1 > (0)) -> (x2 = (1))).
Proof. (* 056e350f34: 5 6 *) by_equations. Qed.
Lemma s28 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  ((x0 > (0)) -> (x1 = (1))) ->
  ((x1 >= (1)) -> ((x2 / (2)) <= ((((1) / x0) * (((1) / x0) * x3)) / (2)))) ->
  ((x0 > (0)) -> (x2 <= (((1) / x0) * (((1) / x0) * x3)))).
Proof. (* 524d729606: 0 1 *) by_lra. Qed.
Lemma s29 (x0 : R) (x1 : R) :
  ((x0 > (0)) -> (((x0 * x0) * (((1) / x0) * (((1) / x0) * x1))) = x1)).
Proof. (* e6183c814e:  *) by_field. Qed.
Lemma s30 (x0 : R) (x1 : R) (x2 : R) :
  ((x0 > (0)) -> (x1 <= (((1) / x0) * (((1) / x0) * x2)))) ->
  ((x0 > (0)) -> (((x0 * x0) * (((1) / x0) * (((1) / x0) * x2))) = x2)) ->
  ((x0 > (0)) -> (((x0 * x0) * x1) <= x2)).
Proof. (* c57dfafee7: 0 1 *) by_isolation. Qed.
Lemma s32 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  ((x0 >= (0)) /\ ((x0 * x0) = x1)) ->
  ((x2 >= (0)) /\ ((x2 * x2) = x3)) ->
  (x2 > (0)) ->
  ((x4 > (0)) -> (((x4 * x4) * x1) <= x3)) ->
  ((x4 * x0) <= x2).
Proof. (* 3b5a099e2e: 2 4 5 6 *) by_isolation. Qed.
Lemma s33 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  ((((1) / x0) > (0)) -> ((x1 * ((((1) / x0) * x2) + (((1) / x0) * x3))) = (((1) / x0) * (x1 * (x2 + x3))))).
Proof. (* 3b0f2a9237:  *) by_lra. Qed.
Lemma s34 (k0 : Z) (k1 : Z) :
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k0 <= k1)%Z.
Proof. (* 675bc585b0: 5 *) by_logic. Qed.
Lemma s35 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* d44bc9a272: 4 5 *) by_logic. Qed.
Lemma s36 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (0)%Z)%Z.
Proof. (* a657b1a9b2: 4 *) by_logic. Qed.
Lemma s37 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((((1) / x0) > (0)) -> (x1 = (((1) / x0) * x2))) ->
  ((x3 = (1)) \/ (x3 = (-1))) ->
  ((x3 * (x4 + x5)) >= (1)) ->
  ((((1) / x0) > (0)) -> ((if Rlt_dec (x3 * ((((1) / x0) * x4) + (((1) / x0) * x5))) x1 then (x3 * ((((1) / x0) * x4) + (((1) / x0) * x5))) else x1) = (((1) / x0) * (if Rlt_dec (x3 * (x4 + x5)) x2 then (x3 * (x4 + x5)) else x2)))).
Proof. (* a0485d7368: 0 1 2 *) by_ifs. Qed.
Lemma s38 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> ((((1) / x2) > (0)) -> (x3 = (((1) / x2) * x4))))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  ((((1) / x2) > (0)) -> (x3 = (((1) / x2) * x4))).
Proof. (* 52d5abfb56: 0 1 *) by_logic. Qed.
Lemma s40 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  ((x0 >= (0)) /\ ((x0 * x0) = x1)) ->
  (x2 > (0)) ->
  ((((1) / x0) > (0)) -> (x3 = (((1) / x0) * x4))) ->
  (x1 > (0)) ->
  ((x3 * x0) = x4).
Proof. (* 40f8b9e1da: 2 5 6 7 *) by_equations. Qed.
Lemma s41 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z) ->
  (((0)%Z >= (0)%Z)%Z /\ ((0)%Z < k0)%Z).
Proof. (* 270cc7cd8f: 0 1 2 3 *) by_logic. Qed.
Lemma s42 (x0 : R) (x1 : R) (x2 : R) :
  ((x0 * (x1 + x2)) >= (1)) ->
  ((x0 * (x1 + x2)) >= (1)).
Proof. (* 27e3262c5a: 0 *) by_logic. Qed.
Lemma s43 (k0 : Z) (k1 : Z) :
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k0 <= k1)%Z.
Proof. (* 675bc585b0: 5 *) by_logic. Qed.
Lemma s44 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* d44bc9a272: 4 5 *) by_logic. Qed.
Lemma s45 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (0)%Z)%Z.
Proof. (* a657b1a9b2: 4 *) by_logic. Qed.
Lemma s46 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (x0 >= (1)) ->
  ((x1 * (x2 + x3)) >= (1)) ->
  ((x1 * (x2 + x3)) >= (1)) ->
  ((x4 * (x5 + x3)) >= (1)) ->
  ((if Rlt_dec (x1 * (x2 + x3)) x0 then (x1 * (x2 + x3)) else x0) >= (1)).
Proof. (* 459f94bbf6: 0 2 3 4 *) by_ifs. Qed.
Lemma s47 (k0 : Z) (k1 : Z) (x2 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 >= (1)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 >= (1)).
Proof. (* 8fd4c7d427: 0 1 *) by_logic. Qed.
Lemma s49 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((x0 >= (0)) /\ ((x0 * x0) = x1)) ->
  (x2 > (0)) ->
  ((x3 * x0) <= x2) ->
  ((x4 * x0) = x5) ->
  (x5 >= (1)) ->
  (x1 > (0)) ->
  ((x3 / x2) <= x4).
Proof. (* 454b81f144: 2 5 6 7 8 9 *) by_inverses. Qed.

Hypothesis given0 : ((y k) = (1)).
Hypothesis given1 : ((y l) = (-1)).
Hypothesis given2 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((y i_0) * ((dot w_star (x i_0)) + b_star)) >= (1)))).
Hypothesis given3 : (n >= (0)%Z)%Z.
Hypothesis given4 : (n >= (1)%Z)%Z.
Hypothesis given5 : ((k >= (0)%Z)%Z /\ (k < n)%Z).
Hypothesis given6 : ((l >= (0)%Z)%Z /\ (l < n)%Z).
Hypothesis given7 : ((sqrt (dot w w)) > (0)).
Hypothesis given8 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((y i_0) = (1)) \/ ((y i_0) = (-1))))).
Hypothesis given9 : (forall (u_0 : V) (a_1 : R), (((least u_0 a_1 n) >= (1)) -> (((dot w_star w_star) / (2)) <= ((dot u_0 u_0) / (2))))).

Lemma t0 : ((dot w_star w_star) >= (0)).
Proof. pose proof (ax_positive w_star) as H0. exact (s0 (dot w_star w_star) H0). Qed.
Lemma t1 : (((sqrt (dot w_star w_star)) >= (0)) /\ (((sqrt (dot w_star w_star)) * (sqrt (dot w_star w_star))) = (dot w_star w_star))).
Proof. pose proof (ax_square_root (dot w_star w_star)) as H0. pose proof t0 as H1. exact (s1 (dot w_star w_star) (sqrt (dot w_star w_star)) H0 H1). Qed.
Lemma t2 : ((k >= (0)%Z)%Z /\ (k < n)%Z).
Proof. pose proof given3 as H0. pose proof given4 as H1. pose proof given5 as H2. pose proof given6 as H3. exact (s2 n k l H0 H1 H2 H3). Qed.
Lemma t3 : ((l >= (0)%Z)%Z /\ (l < n)%Z).
Proof. pose proof given3 as H0. pose proof given4 as H1. pose proof given5 as H2. pose proof given6 as H3. exact (s3 n k l H0 H1 H2 H3). Qed.
Lemma t4 : ((dot w_star (add (x k) (mul (-1) (x l)))) > (0)).
Proof. pose proof (ax_symmetric w_star (add (x k) (mul (-1) (x l)))) as E0. pose proof (ax_additive (x k) (mul (-1) (x l)) w_star) as E1. pose proof (ax_homogeneous (-1) (x l) w_star) as E2. pose proof (ax_symmetric (x k) w_star) as E3. pose proof (ax_symmetric (x l) w_star) as E4. pose proof ((given2 k) t2) as H0. pose proof ((given2 l) t3) as H1. pose proof given0 as H2. pose proof given1 as H3. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. exact (s4 (y k) (dot w_star (x k)) b_star (y l) (dot w_star (x l)) H0 H1 H2 H3). Qed.
Lemma t5 (v : V) (u : V) : (((dot v v) > (0)) -> (((dot (add u (mul (-1) (mul ((dot u v) / (dot v v)) v))) (add u (mul (-1) (mul ((dot u v) / (dot v v)) v)))) * (dot v v)) = (((dot u u) * (dot v v)) - ((dot u v) * (dot u v))))).
Proof. pose proof (ax_additive u (mul (-1) (mul ((dot u v) / (dot v v)) v)) (add u (mul (-1) (mul ((dot u v) / (dot v v)) v)))) as E0. pose proof (ax_homogeneous (-1) (mul ((dot u v) / (dot v v)) v) (add u (mul (-1) (mul ((dot u v) / (dot v v)) v)))) as E1. pose proof (ax_symmetric u (add u (mul (-1) (mul ((dot u v) / (dot v v)) v)))) as E2. pose proof (ax_homogeneous ((dot u v) / (dot v v)) v (add u (mul (-1) (mul ((dot u v) / (dot v v)) v)))) as E3. pose proof (ax_additive u (mul (-1) (mul ((dot u v) / (dot v v)) v)) u) as E4. pose proof (ax_symmetric v (add u (mul (-1) (mul ((dot u v) / (dot v v)) v)))) as E5. pose proof (ax_homogeneous (-1) (mul ((dot u v) / (dot v v)) v) u) as E6. pose proof (ax_additive u (mul (-1) (mul ((dot u v) / (dot v v)) v)) v) as E7. pose proof (ax_homogeneous ((dot u v) / (dot v v)) v u) as E8. pose proof (ax_homogeneous (-1) (mul ((dot u v) / (dot v v)) v) v) as E9. pose proof (ax_symmetric v u) as E10. pose proof (ax_homogeneous ((dot u v) / (dot v v)) v v) as E11. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. rewrite ?E9. rewrite ?E10. rewrite ?E11. exact (s5 (dot v v) (dot u u) (dot u v)). Qed.
Lemma t6 (v : V) (u : V) : (((dot v v) > (0)) -> (((dot u v) * (dot u v)) <= ((dot u u) * (dot v v)))).
Proof. pose proof (ax_additive u (mul (-1) (mul ((dot u v) / (dot v v)) v)) (add u (mul (-1) (mul ((dot u v) / (dot v v)) v)))) as E0. pose proof (ax_homogeneous (-1) (mul ((dot u v) / (dot v v)) v) (add u (mul (-1) (mul ((dot u v) / (dot v v)) v)))) as E1. pose proof (ax_symmetric u (add u (mul (-1) (mul ((dot u v) / (dot v v)) v)))) as E2. pose proof (ax_homogeneous ((dot u v) / (dot v v)) v (add u (mul (-1) (mul ((dot u v) / (dot v v)) v)))) as E3. pose proof (ax_additive u (mul (-1) (mul ((dot u v) / (dot v v)) v)) u) as E4. pose proof (ax_symmetric v (add u (mul (-1) (mul ((dot u v) / (dot v v)) v)))) as E5. pose proof (ax_homogeneous (-1) (mul ((dot u v) / (dot v v)) v) u) as E6. pose proof (ax_additive u (mul (-1) (mul ((dot u v) / (dot v v)) v)) v) as E7. pose proof (ax_homogeneous ((dot u v) / (dot v v)) v u) as E8. pose proof (ax_homogeneous (-1) (mul ((dot u v) / (dot v v)) v) v) as E9. pose proof (ax_symmetric v u) as E10. pose proof (ax_homogeneous ((dot u v) / (dot v v)) v v) as E11. pose proof (t5 v u) as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E3 in H0. rewrite ?E4 in H0. rewrite ?E5 in H0. rewrite ?E6 in H0. rewrite ?E7 in H0. rewrite ?E8 in H0. rewrite ?E9 in H0. rewrite ?E10 in H0. rewrite ?E11 in H0. pose proof (ax_positive (add u (mul (-1) (mul ((dot u v) / (dot v v)) v)))) as H1. rewrite ?E0 in H1. rewrite ?E1 in H1. rewrite ?E2 in H1. rewrite ?E3 in H1. rewrite ?E4 in H1. rewrite ?E5 in H1. rewrite ?E6 in H1. rewrite ?E7 in H1. rewrite ?E8 in H1. rewrite ?E9 in H1. rewrite ?E10 in H1. rewrite ?E11 in H1. exact (s6 (dot v v) (dot u u) (dot u v) H0 H1). Qed.
Lemma t7 (v : V) (u : V) : ((dot (add u (mul (-1) (mul (((dot u u) + (1)) / ((2) * (dot u v))) v))) (add u (mul (-1) (mul (((dot u u) + (1)) / ((2) * (dot u v))) v)))) = (((dot u u) - (((2) * (((dot u u) + (1)) / ((2) * (dot u v)))) * (dot u v))) + (((((dot u u) + (1)) / ((2) * (dot u v))) * (((dot u u) + (1)) / ((2) * (dot u v)))) * (dot v v)))).
Proof. pose proof (ax_additive u (mul (-1) (mul (((dot u u) + (1)) / ((2) * (dot u v))) v)) (add u (mul (-1) (mul (((dot u u) + (1)) / ((2) * (dot u v))) v)))) as E0. pose proof (ax_homogeneous (-1) (mul (((dot u u) + (1)) / ((2) * (dot u v))) v) (add u (mul (-1) (mul (((dot u u) + (1)) / ((2) * (dot u v))) v)))) as E1. pose proof (ax_symmetric u (add u (mul (-1) (mul (((dot u u) + (1)) / ((2) * (dot u v))) v)))) as E2. pose proof (ax_homogeneous (((dot u u) + (1)) / ((2) * (dot u v))) v (add u (mul (-1) (mul (((dot u u) + (1)) / ((2) * (dot u v))) v)))) as E3. pose proof (ax_additive u (mul (-1) (mul (((dot u u) + (1)) / ((2) * (dot u v))) v)) u) as E4. pose proof (ax_symmetric v (add u (mul (-1) (mul (((dot u u) + (1)) / ((2) * (dot u v))) v)))) as E5. pose proof (ax_homogeneous (-1) (mul (((dot u u) + (1)) / ((2) * (dot u v))) v) u) as E6. pose proof (ax_additive u (mul (-1) (mul (((dot u u) + (1)) / ((2) * (dot u v))) v)) v) as E7. pose proof (ax_homogeneous (((dot u u) + (1)) / ((2) * (dot u v))) v u) as E8. pose proof (ax_homogeneous (-1) (mul (((dot u u) + (1)) / ((2) * (dot u v))) v) v) as E9. pose proof (ax_symmetric v u) as E10. pose proof (ax_homogeneous (((dot u u) + (1)) / ((2) * (dot u v))) v v) as E11. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. rewrite ?E9. rewrite ?E10. rewrite ?E11. exact (s7 (dot u u) (dot u v) (dot v v)). Qed.
Lemma t8 (v : V) (u : V) : ((((dot v v) = (0)) /\ ((dot u v) <> (0))) -> ((dot (add u (mul (-1) (mul (((dot u u) + (1)) / ((2) * (dot u v))) v))) (add u (mul (-1) (mul (((dot u u) + (1)) / ((2) * (dot u v))) v)))) = (-1))).
Proof. pose proof (ax_additive u (mul (-1) (mul (((dot u u) + (1)) / ((2) * (dot u v))) v)) (add u (mul (-1) (mul (((dot u u) + (1)) / ((2) * (dot u v))) v)))) as E0. pose proof (ax_homogeneous (-1) (mul (((dot u u) + (1)) / ((2) * (dot u v))) v) (add u (mul (-1) (mul (((dot u u) + (1)) / ((2) * (dot u v))) v)))) as E1. pose proof (ax_symmetric u (add u (mul (-1) (mul (((dot u u) + (1)) / ((2) * (dot u v))) v)))) as E2. pose proof (ax_homogeneous (((dot u u) + (1)) / ((2) * (dot u v))) v (add u (mul (-1) (mul (((dot u u) + (1)) / ((2) * (dot u v))) v)))) as E3. pose proof (ax_additive u (mul (-1) (mul (((dot u u) + (1)) / ((2) * (dot u v))) v)) u) as E4. pose proof (ax_symmetric v (add u (mul (-1) (mul (((dot u u) + (1)) / ((2) * (dot u v))) v)))) as E5. pose proof (ax_homogeneous (-1) (mul (((dot u u) + (1)) / ((2) * (dot u v))) v) u) as E6. pose proof (ax_additive u (mul (-1) (mul (((dot u u) + (1)) / ((2) * (dot u v))) v)) v) as E7. pose proof (ax_homogeneous (((dot u u) + (1)) / ((2) * (dot u v))) v u) as E8. pose proof (ax_homogeneous (-1) (mul (((dot u u) + (1)) / ((2) * (dot u v))) v) v) as E9. pose proof (ax_symmetric v u) as E10. pose proof (ax_homogeneous (((dot u u) + (1)) / ((2) * (dot u v))) v v) as E11. pose proof (t7 v u) as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E3 in H0. rewrite ?E4 in H0. rewrite ?E5 in H0. rewrite ?E6 in H0. rewrite ?E7 in H0. rewrite ?E8 in H0. rewrite ?E9 in H0. rewrite ?E10 in H0. rewrite ?E11 in H0. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. rewrite ?E9. rewrite ?E10. rewrite ?E11. exact (s8 (dot u u) (dot u v) (dot v v) H0). Qed.
Lemma t9 (v : V) (u : V) : (((dot v v) = (0)) -> (((dot u v) * (dot u v)) <= ((dot u u) * (dot v v)))).
Proof. pose proof (ax_additive u (mul (-1) (mul (((dot u u) + (1)) / ((2) * (dot u v))) v)) (add u (mul (-1) (mul (((dot u u) + (1)) / ((2) * (dot u v))) v)))) as E0. pose proof (ax_homogeneous (-1) (mul (((dot u u) + (1)) / ((2) * (dot u v))) v) (add u (mul (-1) (mul (((dot u u) + (1)) / ((2) * (dot u v))) v)))) as E1. pose proof (ax_symmetric u (add u (mul (-1) (mul (((dot u u) + (1)) / ((2) * (dot u v))) v)))) as E2. pose proof (ax_homogeneous (((dot u u) + (1)) / ((2) * (dot u v))) v (add u (mul (-1) (mul (((dot u u) + (1)) / ((2) * (dot u v))) v)))) as E3. pose proof (ax_additive u (mul (-1) (mul (((dot u u) + (1)) / ((2) * (dot u v))) v)) u) as E4. pose proof (ax_symmetric v (add u (mul (-1) (mul (((dot u u) + (1)) / ((2) * (dot u v))) v)))) as E5. pose proof (ax_homogeneous (-1) (mul (((dot u u) + (1)) / ((2) * (dot u v))) v) u) as E6. pose proof (ax_additive u (mul (-1) (mul (((dot u u) + (1)) / ((2) * (dot u v))) v)) v) as E7. pose proof (ax_homogeneous (((dot u u) + (1)) / ((2) * (dot u v))) v u) as E8. pose proof (ax_homogeneous (-1) (mul (((dot u u) + (1)) / ((2) * (dot u v))) v) v) as E9. pose proof (ax_symmetric v u) as E10. pose proof (ax_homogeneous (((dot u u) + (1)) / ((2) * (dot u v))) v v) as E11. pose proof (t8 v u) as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E3 in H0. rewrite ?E4 in H0. rewrite ?E5 in H0. rewrite ?E6 in H0. rewrite ?E7 in H0. rewrite ?E8 in H0. rewrite ?E9 in H0. rewrite ?E10 in H0. rewrite ?E11 in H0. pose proof (ax_positive (add u (mul (-1) (mul (((dot u u) + (1)) / ((2) * (dot u v))) v)))) as H1. rewrite ?E0 in H1. rewrite ?E1 in H1. rewrite ?E2 in H1. rewrite ?E3 in H1. rewrite ?E4 in H1. rewrite ?E5 in H1. rewrite ?E6 in H1. rewrite ?E7 in H1. rewrite ?E8 in H1. rewrite ?E9 in H1. rewrite ?E10 in H1. rewrite ?E11 in H1. exact (s9 (dot v v) (dot u v) (dot u u) H0 H1). Qed.
Lemma t10 (v : V) (u : V) : (((dot u v) * (dot u v)) <= ((dot u u) * (dot v v))).
Proof. pose proof (t6 v u) as H0. pose proof (t9 v u) as H1. pose proof (ax_positive v) as H2. exact (s10 (dot v v) (dot u v) (dot u u) H0 H1 H2). Qed.
Lemma t11 : (forall (u_0 : V) (v_1 : V), (((dot u_0 v_1) * (dot u_0 v_1)) <= ((dot u_0 u_0) * (dot v_1 v_1)))).
Proof. intros u v. exact (t10 v u). Qed.
Lemma t12 : ((dot w_star w_star) > (0)).
Proof. pose proof (ax_symmetric w_star (add (x k) (mul (-1) (x l)))) as E0. pose proof (ax_additive (x k) (mul (-1) (x l)) w_star) as E1. pose proof (ax_homogeneous (-1) (x l) w_star) as E2. pose proof (ax_symmetric (x k) w_star) as E3. pose proof (ax_symmetric (x l) w_star) as E4. pose proof (ax_additive (x k) (mul (-1) (x l)) (add (x k) (mul (-1) (x l)))) as E5. pose proof (ax_homogeneous (-1) (x l) (add (x k) (mul (-1) (x l)))) as E6. pose proof (ax_symmetric (x k) (add (x k) (mul (-1) (x l)))) as E7. pose proof (ax_symmetric (x l) (add (x k) (mul (-1) (x l)))) as E8. pose proof (ax_additive (x k) (mul (-1) (x l)) (x k)) as E9. pose proof (ax_additive (x k) (mul (-1) (x l)) (x l)) as E10. pose proof (ax_homogeneous (-1) (x l) (x k)) as E11. pose proof (ax_homogeneous (-1) (x l) (x l)) as E12. pose proof (ax_symmetric (x l) (x k)) as E13. pose proof t4 as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E3 in H0. rewrite ?E4 in H0. pose proof (t11 w_star (add (x k) (mul (-1) (x l)))) as H1. rewrite ?E0 in H1. rewrite ?E5 in H1. rewrite ?E1 in H1. rewrite ?E6 in H1. rewrite ?E7 in H1. rewrite ?E2 in H1. rewrite ?E3 in H1. rewrite ?E8 in H1. rewrite ?E9 in H1. rewrite ?E4 in H1. rewrite ?E10 in H1. rewrite ?E11 in H1. rewrite ?E12 in H1. rewrite ?E13 in H1. pose proof (ax_positive w_star) as H2. exact (s11 (dot w_star (x k)) (dot w_star (x l)) (dot w_star w_star) (dot (x k) (x k)) (dot (x k) (x l)) (dot (x l) (x l)) H0 H1 H2). Qed.
Lemma t13 : ((sqrt (dot w_star w_star)) > (0)).
Proof. pose proof given0 as H0. pose proof given1 as H1. pose proof t1 as H2. pose proof t12 as H3. exact (s12 (y k) (y l) (sqrt (dot w_star w_star)) (dot w_star w_star) H0 H1 H2 H3). Qed.
Lemma t14 : ((dot (mul ((1) / (sqrt (dot w_star w_star))) w_star) (mul ((1) / (sqrt (dot w_star w_star))) w_star)) >= (0)).
Proof. pose proof (ax_homogeneous ((1) / (sqrt (dot w_star w_star))) w_star (mul ((1) / (sqrt (dot w_star w_star))) w_star)) as E0. pose proof (ax_symmetric w_star (mul ((1) / (sqrt (dot w_star w_star))) w_star)) as E1. pose proof (ax_homogeneous ((1) / (sqrt (dot w_star w_star))) w_star w_star) as E2. pose proof (ax_positive (mul ((1) / (sqrt (dot w_star w_star))) w_star)) as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s13 (sqrt (dot w_star w_star)) (dot w_star w_star) H0). Qed.
Lemma t15 : (((sqrt (dot (mul ((1) / (sqrt (dot w_star w_star))) w_star) (mul ((1) / (sqrt (dot w_star w_star))) w_star))) >= (0)) /\ (((sqrt (dot (mul ((1) / (sqrt (dot w_star w_star))) w_star) (mul ((1) / (sqrt (dot w_star w_star))) w_star))) * (sqrt (dot (mul ((1) / (sqrt (dot w_star w_star))) w_star) (mul ((1) / (sqrt (dot w_star w_star))) w_star)))) = (dot (mul ((1) / (sqrt (dot w_star w_star))) w_star) (mul ((1) / (sqrt (dot w_star w_star))) w_star)))).
Proof. pose proof (ax_square_root (dot (mul ((1) / (sqrt (dot w_star w_star))) w_star) (mul ((1) / (sqrt (dot w_star w_star))) w_star))) as H0. pose proof t14 as H1. exact (s14 (dot (mul ((1) / (sqrt (dot w_star w_star))) w_star) (mul ((1) / (sqrt (dot w_star w_star))) w_star)) (sqrt (dot (mul ((1) / (sqrt (dot w_star w_star))) w_star) (mul ((1) / (sqrt (dot w_star w_star))) w_star))) H0 H1). Qed.
Lemma t16 : ((sqrt (((1) / (sqrt (dot w_star w_star))) * (((1) / (sqrt (dot w_star w_star))) * (dot w_star w_star)))) = (sqrt ((dot w_star w_star) * ((1) / (sqrt (dot w_star w_star))) * ((1) / (sqrt (dot w_star w_star)))))).
Proof. same. Qed.
Lemma t17 : ((sqrt (dot (mul ((1) / (sqrt (dot w_star w_star))) w_star) (mul ((1) / (sqrt (dot w_star w_star))) w_star))) = (1)).
Proof. pose proof (ax_homogeneous ((1) / (sqrt (dot w_star w_star))) w_star (mul ((1) / (sqrt (dot w_star w_star))) w_star)) as E0. pose proof (ax_symmetric w_star (mul ((1) / (sqrt (dot w_star w_star))) w_star)) as E1. pose proof (ax_homogeneous ((1) / (sqrt (dot w_star w_star))) w_star w_star) as E2. pose proof t16 as E3. pose proof t1 as H2. pose proof t15 as H3. rewrite ?E0 in H3. rewrite ?E1 in H3. rewrite ?E2 in H3. rewrite ?E3 in H3. pose proof t12 as H4. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. exact (s16 (sqrt (dot w_star w_star)) (dot w_star w_star) (sqrt ((dot w_star w_star) * ((1) / (sqrt (dot w_star w_star))) * ((1) / (sqrt (dot w_star w_star))))) H2 H3 H4). Qed.
Lemma t18 : ((dot w w) >= (0)).
Proof. pose proof (ax_positive w) as H0. exact (s17 (dot w w) H0). Qed.
Lemma t19 : (((sqrt (dot w w)) >= (0)) /\ (((sqrt (dot w w)) * (sqrt (dot w w))) = (dot w w))).
Proof. pose proof (ax_square_root (dot w w)) as H0. pose proof t18 as H1. exact (s18 (dot w w) (sqrt (dot w w)) H0 H1). Qed.
Lemma t20 : ((((1) / (least w b n)) > (0)) -> ((least (mul ((1) / (least w b n)) w) (((1) / (least w b n)) * b) (0)%Z) = (((1) / (least w b n)) * (least w b (0)%Z)))).
Proof. pose proof (least_0 w b) as E0. pose proof (least_0 (mul ((1) / (least w b n)) w) (((1) / (least w b n)) * b)) as E1. pose proof (ax_homogeneous ((1) / (least w b n)) w (x (0)%Z)) as E2. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s19 (least w b n) (y (0)%Z) (dot w (x (0)%Z)) b). Qed.
Lemma t21 : (((0)%Z <= n)%Z -> ((((1) / (least w b n)) > (0)) -> ((least (mul ((1) / (least w b n)) w) (((1) / (least w b n)) * b) (0)%Z) = (((1) / (least w b n)) * (least w b (0)%Z))))).
Proof. intro unused. exact t20. Qed.
Lemma t22 (k2 : Z) (h1 : (k2 >= (0)%Z)%Z) (h2 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 <= n)%Z.
Proof. pose proof h2 as H5. exact (s20 k2 n H5). Qed.
Lemma t23 (k2 : Z) (h1 : (k2 >= (0)%Z)%Z) (h2 : ((k2 + (1)%Z)%Z <= n)%Z) : ((k2 >= (0)%Z)%Z /\ (k2 < n)%Z).
Proof. pose proof h1 as H4. pose proof h2 as H5. exact (s21 k2 n H4 H5). Qed.
Lemma t24 (k2 : Z) (h1 : (k2 >= (0)%Z)%Z) (h2 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 >= (0)%Z)%Z.
Proof. pose proof h1 as H4. exact (s22 k2 H4). Qed.
Lemma t25 (k2 : Z) (h0 : ((k2 <= n)%Z -> ((((1) / (least w b n)) > (0)) -> ((least (mul ((1) / (least w b n)) w) (((1) / (least w b n)) * b) k2) = (((1) / (least w b n)) * (least w b k2)))))) (h1 : (k2 >= (0)%Z)%Z) (h2 : ((k2 + (1)%Z)%Z <= n)%Z) : ((((1) / (least w b n)) > (0)) -> ((least (mul ((1) / (least w b n)) w) (((1) / (least w b n)) * b) (k2 + (1)%Z)%Z) = (((1) / (least w b n)) * (least w b (k2 + (1)%Z)%Z)))).
Proof. pose proof ((least_next w b k2) (t24 k2 h1 h2)) as E0. pose proof ((least_next (mul ((1) / (least w b n)) w) (((1) / (least w b n)) * b) k2) (t24 k2 h1 h2)) as E1. pose proof (ax_homogeneous ((1) / (least w b n)) w (x k2)) as E2. pose proof (h0 (t22 k2 h1 h2)) as H0. pose proof ((given8 k2) (t23 k2 h1 h2)) as H1. pose proof ((given2 k2) (t23 k2 h1 h2)) as H2. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s23 (least w b n) (least (mul ((1) / (least w b n)) w) (((1) / (least w b n)) * b) k2) (least w b k2) (y k2) (dot w_star (x k2)) b_star (dot w (x k2)) b H0 H1 H2). Qed.
Lemma t26 (k2 : Z) (h0 : ((k2 <= n)%Z -> ((((1) / (least w b n)) > (0)) -> ((least (mul ((1) / (least w b n)) w) (((1) / (least w b n)) * b) k2) = (((1) / (least w b n)) * (least w b k2)))))) (h1 : (k2 >= (0)%Z)%Z) : (((k2 + (1)%Z)%Z <= n)%Z -> ((((1) / (least w b n)) > (0)) -> ((least (mul ((1) / (least w b n)) w) (((1) / (least w b n)) * b) (k2 + (1)%Z)%Z) = (((1) / (least w b n)) * (least w b (k2 + (1)%Z)%Z))))).
Proof. intro h2. exact (t25 k2 h0 h1 h2). Qed.
Lemma t27 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((((1) / (least w b n)) > (0)) -> ((least (mul ((1) / (least w b n)) w) (((1) / (least w b n)) * b) k_0) = (((1) / (least w b n)) * (least w b k_0))))))).
Proof. refine (zind (fun k2 => ((k2 <= n)%Z -> ((((1) / (least w b n)) > (0)) -> ((least (mul ((1) / (least w b n)) w) (((1) / (least w b n)) * b) k2) = (((1) / (least w b n)) * (least w b k2)))))) t21 _). intros k2 h1 h0. exact (t26 k2 h0 h1). Qed.
Lemma t28 (k2 : Z) (h3 : ((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z)) : ((((1) / (least w b n)) > (0)) -> ((least (mul ((1) / (least w b n)) w) (((1) / (least w b n)) * b) k2) = (((1) / (least w b n)) * (least w b k2)))).
Proof. pose proof (t27 k2) as H0. pose proof h3 as H1. exact (s24 k2 n (least w b n) (least (mul ((1) / (least w b n)) w) (((1) / (least w b n)) * b) k2) (least w b k2) H0 H1). Qed.
Lemma t29 (k2 : Z) : (((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z) -> ((((1) / (least w b n)) > (0)) -> ((least (mul ((1) / (least w b n)) w) (((1) / (least w b n)) * b) k2) = (((1) / (least w b n)) * (least w b k2))))).
Proof. intro h3. exact (t28 k2 h3). Qed.
Lemma t30 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((((1) / (least w b n)) > (0)) -> ((least (mul ((1) / (least w b n)) w) (((1) / (least w b n)) * b) k_0) = (((1) / (least w b n)) * (least w b k_0)))))).
Proof. intros k2. exact (t29 k2). Qed.
Lemma t31 : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given3 as H0. pose proof given4 as H1. pose proof given5 as H2. pose proof given6 as H3. exact (s25 n k l H0 H1 H2 H3). Qed.
Lemma t32 : ((sqrt (((1) / (sqrt (dot w_star w_star))) * (((1) / (sqrt (dot w_star w_star))) * (dot w_star w_star)))) = (sqrt ((dot w_star w_star) * ((1) / (sqrt (dot w_star w_star))) * ((1) / (sqrt (dot w_star w_star)))))).
Proof. same. Qed.
Lemma t33 : (((least w b n) > (0)) -> ((least (mul ((1) / (least w b n)) w) (((1) / (least w b n)) * b) n) = (1))).
Proof. pose proof given7 as H5. pose proof ((t30 n) t31) as H6. exact (s27 (sqrt (dot w w)) (least w b n) (least (mul ((1) / (least w b n)) w) (((1) / (least w b n)) * b) n) H5 H6). Qed.
Lemma t34 : (((least w b n) > (0)) -> ((dot w_star w_star) <= (dot (mul ((1) / (least w b n)) w) (mul ((1) / (least w b n)) w)))).
Proof. pose proof (ax_homogeneous ((1) / (least w b n)) w (mul ((1) / (least w b n)) w)) as E0. pose proof (ax_symmetric w (mul ((1) / (least w b n)) w)) as E1. pose proof (ax_homogeneous ((1) / (least w b n)) w w) as E2. pose proof t33 as H0. pose proof (given9 (mul ((1) / (least w b n)) w) (((1) / (least w b n)) * b)) as H1. rewrite ?E0 in H1. rewrite ?E1 in H1. rewrite ?E2 in H1. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s28 (least w b n) (least (mul ((1) / (least w b n)) w) (((1) / (least w b n)) * b) n) (dot w_star w_star) (dot w w) H0 H1). Qed.
Lemma t35 : (((least w b n) > (0)) -> ((((least w b n) * (least w b n)) * (dot (mul ((1) / (least w b n)) w) (mul ((1) / (least w b n)) w))) = (dot w w))).
Proof. pose proof (ax_homogeneous ((1) / (least w b n)) w (mul ((1) / (least w b n)) w)) as E0. pose proof (ax_symmetric w (mul ((1) / (least w b n)) w)) as E1. pose proof (ax_homogeneous ((1) / (least w b n)) w w) as E2. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s29 (least w b n) (dot w w)). Qed.
Lemma t36 : (((least w b n) > (0)) -> ((((least w b n) * (least w b n)) * (dot w_star w_star)) <= (dot w w))).
Proof. pose proof (ax_homogeneous ((1) / (least w b n)) w (mul ((1) / (least w b n)) w)) as E0. pose proof (ax_symmetric w (mul ((1) / (least w b n)) w)) as E1. pose proof (ax_homogeneous ((1) / (least w b n)) w w) as E2. pose proof t34 as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. pose proof t35 as H1. rewrite ?E0 in H1. rewrite ?E1 in H1. rewrite ?E2 in H1. exact (s30 (least w b n) (dot w_star w_star) (dot w w) H0 H1). Qed.
Lemma t37 : ((sqrt (((1) / (sqrt (dot w_star w_star))) * (((1) / (sqrt (dot w_star w_star))) * (dot w_star w_star)))) = (sqrt ((dot w_star w_star) * ((1) / (sqrt (dot w_star w_star))) * ((1) / (sqrt (dot w_star w_star)))))).
Proof. same. Qed.
Lemma t38 : (((least w b n) * (sqrt (dot w_star w_star))) <= (sqrt (dot w w))).
Proof. pose proof t1 as H2. pose proof t19 as H4. pose proof given7 as H5. pose proof t36 as H6. exact (s32 (sqrt (dot w_star w_star)) (dot w_star w_star) (sqrt (dot w w)) (dot w w) (least w b n) H2 H4 H5 H6). Qed.
Lemma t39 : ((((1) / (sqrt (dot w_star w_star))) > (0)) -> ((least (mul ((1) / (sqrt (dot w_star w_star))) w_star) (((1) / (sqrt (dot w_star w_star))) * b_star) (0)%Z) = (((1) / (sqrt (dot w_star w_star))) * (least w_star b_star (0)%Z)))).
Proof. pose proof (least_0 w_star b_star) as E0. pose proof (least_0 (mul ((1) / (sqrt (dot w_star w_star))) w_star) (((1) / (sqrt (dot w_star w_star))) * b_star)) as E1. pose proof (ax_symmetric w_star (x (0)%Z)) as E2. pose proof (ax_homogeneous ((1) / (sqrt (dot w_star w_star))) w_star (x (0)%Z)) as E3. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E2. exact (s33 (sqrt (dot w_star w_star)) (y (0)%Z) (dot (x (0)%Z) w_star) b_star). Qed.
Lemma t40 : (((0)%Z <= n)%Z -> ((((1) / (sqrt (dot w_star w_star))) > (0)) -> ((least (mul ((1) / (sqrt (dot w_star w_star))) w_star) (((1) / (sqrt (dot w_star w_star))) * b_star) (0)%Z) = (((1) / (sqrt (dot w_star w_star))) * (least w_star b_star (0)%Z))))).
Proof. intro unused. exact t39. Qed.
Lemma t41 (k3 : Z) (h5 : (k3 >= (0)%Z)%Z) (h6 : ((k3 + (1)%Z)%Z <= n)%Z) : (k3 <= n)%Z.
Proof. pose proof h6 as H5. exact (s34 k3 n H5). Qed.
Lemma t42 (k3 : Z) (h5 : (k3 >= (0)%Z)%Z) (h6 : ((k3 + (1)%Z)%Z <= n)%Z) : ((k3 >= (0)%Z)%Z /\ (k3 < n)%Z).
Proof. pose proof h5 as H4. pose proof h6 as H5. exact (s35 k3 n H4 H5). Qed.
Lemma t43 (k3 : Z) (h5 : (k3 >= (0)%Z)%Z) (h6 : ((k3 + (1)%Z)%Z <= n)%Z) : (k3 >= (0)%Z)%Z.
Proof. pose proof h5 as H4. exact (s36 k3 H4). Qed.
Lemma t44 (k3 : Z) (h4 : ((k3 <= n)%Z -> ((((1) / (sqrt (dot w_star w_star))) > (0)) -> ((least (mul ((1) / (sqrt (dot w_star w_star))) w_star) (((1) / (sqrt (dot w_star w_star))) * b_star) k3) = (((1) / (sqrt (dot w_star w_star))) * (least w_star b_star k3)))))) (h5 : (k3 >= (0)%Z)%Z) (h6 : ((k3 + (1)%Z)%Z <= n)%Z) : ((((1) / (sqrt (dot w_star w_star))) > (0)) -> ((least (mul ((1) / (sqrt (dot w_star w_star))) w_star) (((1) / (sqrt (dot w_star w_star))) * b_star) (k3 + (1)%Z)%Z) = (((1) / (sqrt (dot w_star w_star))) * (least w_star b_star (k3 + (1)%Z)%Z)))).
Proof. pose proof ((least_next w_star b_star k3) (t43 k3 h5 h6)) as E0. pose proof ((least_next (mul ((1) / (sqrt (dot w_star w_star))) w_star) (((1) / (sqrt (dot w_star w_star))) * b_star) k3) (t43 k3 h5 h6)) as E1. pose proof (ax_homogeneous ((1) / (sqrt (dot w_star w_star))) w_star (x k3)) as E2. pose proof (h4 (t41 k3 h5 h6)) as H0. pose proof ((given8 k3) (t42 k3 h5 h6)) as H1. pose proof ((given2 k3) (t42 k3 h5 h6)) as H2. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s37 (sqrt (dot w_star w_star)) (least (mul ((1) / (sqrt (dot w_star w_star))) w_star) (((1) / (sqrt (dot w_star w_star))) * b_star) k3) (least w_star b_star k3) (y k3) (dot w_star (x k3)) b_star H0 H1 H2). Qed.
Lemma t45 (k3 : Z) (h4 : ((k3 <= n)%Z -> ((((1) / (sqrt (dot w_star w_star))) > (0)) -> ((least (mul ((1) / (sqrt (dot w_star w_star))) w_star) (((1) / (sqrt (dot w_star w_star))) * b_star) k3) = (((1) / (sqrt (dot w_star w_star))) * (least w_star b_star k3)))))) (h5 : (k3 >= (0)%Z)%Z) : (((k3 + (1)%Z)%Z <= n)%Z -> ((((1) / (sqrt (dot w_star w_star))) > (0)) -> ((least (mul ((1) / (sqrt (dot w_star w_star))) w_star) (((1) / (sqrt (dot w_star w_star))) * b_star) (k3 + (1)%Z)%Z) = (((1) / (sqrt (dot w_star w_star))) * (least w_star b_star (k3 + (1)%Z)%Z))))).
Proof. intro h6. exact (t44 k3 h4 h5 h6). Qed.
Lemma t46 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((((1) / (sqrt (dot w_star w_star))) > (0)) -> ((least (mul ((1) / (sqrt (dot w_star w_star))) w_star) (((1) / (sqrt (dot w_star w_star))) * b_star) k_0) = (((1) / (sqrt (dot w_star w_star))) * (least w_star b_star k_0))))))).
Proof. refine (zind (fun k3 => ((k3 <= n)%Z -> ((((1) / (sqrt (dot w_star w_star))) > (0)) -> ((least (mul ((1) / (sqrt (dot w_star w_star))) w_star) (((1) / (sqrt (dot w_star w_star))) * b_star) k3) = (((1) / (sqrt (dot w_star w_star))) * (least w_star b_star k3)))))) t40 _). intros k3 h5 h4. exact (t45 k3 h4 h5). Qed.
Lemma t47 (k3 : Z) (h7 : ((k3 >= (0)%Z)%Z /\ (k3 <= n)%Z)) : ((((1) / (sqrt (dot w_star w_star))) > (0)) -> ((least (mul ((1) / (sqrt (dot w_star w_star))) w_star) (((1) / (sqrt (dot w_star w_star))) * b_star) k3) = (((1) / (sqrt (dot w_star w_star))) * (least w_star b_star k3)))).
Proof. pose proof (t46 k3) as H0. pose proof h7 as H1. exact (s38 k3 n (sqrt (dot w_star w_star)) (least (mul ((1) / (sqrt (dot w_star w_star))) w_star) (((1) / (sqrt (dot w_star w_star))) * b_star) k3) (least w_star b_star k3) H0 H1). Qed.
Lemma t48 (k3 : Z) : (((k3 >= (0)%Z)%Z /\ (k3 <= n)%Z) -> ((((1) / (sqrt (dot w_star w_star))) > (0)) -> ((least (mul ((1) / (sqrt (dot w_star w_star))) w_star) (((1) / (sqrt (dot w_star w_star))) * b_star) k3) = (((1) / (sqrt (dot w_star w_star))) * (least w_star b_star k3))))).
Proof. intro h7. exact (t47 k3 h7). Qed.
Lemma t49 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((((1) / (sqrt (dot w_star w_star))) > (0)) -> ((least (mul ((1) / (sqrt (dot w_star w_star))) w_star) (((1) / (sqrt (dot w_star w_star))) * b_star) k_0) = (((1) / (sqrt (dot w_star w_star))) * (least w_star b_star k_0)))))).
Proof. intros k3. exact (t48 k3). Qed.
Lemma t50 : ((sqrt (((1) / (sqrt (dot w_star w_star))) * (((1) / (sqrt (dot w_star w_star))) * (dot w_star w_star)))) = (sqrt ((dot w_star w_star) * ((1) / (sqrt (dot w_star w_star))) * ((1) / (sqrt (dot w_star w_star)))))).
Proof. same. Qed.
Lemma t51 : (((least (mul ((1) / (sqrt (dot w_star w_star))) w_star) (((1) / (sqrt (dot w_star w_star))) * b_star) n) * (sqrt (dot w_star w_star))) = (least w_star b_star n)).
Proof. pose proof t1 as H2. pose proof given7 as H5. pose proof ((t49 n) t31) as H6. pose proof t12 as H7. exact (s40 (sqrt (dot w_star w_star)) (dot w_star w_star) (sqrt (dot w w)) (least (mul ((1) / (sqrt (dot w_star w_star))) w_star) (((1) / (sqrt (dot w_star w_star))) * b_star) n) (least w_star b_star n) H2 H5 H6 H7). Qed.
Lemma t52 : (((0)%Z >= (0)%Z)%Z /\ ((0)%Z < n)%Z).
Proof. pose proof given3 as H0. pose proof given4 as H1. pose proof given5 as H2. pose proof given6 as H3. exact (s41 n k l H0 H1 H2 H3). Qed.
Lemma t53 : ((least w_star b_star (0)%Z) >= (1)).
Proof. pose proof (least_0 w_star b_star) as E0. pose proof (ax_symmetric w_star (x (0)%Z)) as E1. pose proof ((given2 (0)%Z) t52) as H0. rewrite ?E1 in H0. rewrite ?E0. rewrite ?E1. exact (s42 (y (0)%Z) (dot (x (0)%Z) w_star) b_star H0). Qed.
Lemma t54 : (((0)%Z <= n)%Z -> ((least w_star b_star (0)%Z) >= (1))).
Proof. intro unused. exact t53. Qed.
Lemma t55 (k4 : Z) (h9 : (k4 >= (0)%Z)%Z) (h10 : ((k4 + (1)%Z)%Z <= n)%Z) : (k4 <= n)%Z.
Proof. pose proof h10 as H5. exact (s43 k4 n H5). Qed.
Lemma t56 (k4 : Z) (h9 : (k4 >= (0)%Z)%Z) (h10 : ((k4 + (1)%Z)%Z <= n)%Z) : ((k4 >= (0)%Z)%Z /\ (k4 < n)%Z).
Proof. pose proof h9 as H4. pose proof h10 as H5. exact (s44 k4 n H4 H5). Qed.
Lemma t57 (k4 : Z) (h9 : (k4 >= (0)%Z)%Z) (h10 : ((k4 + (1)%Z)%Z <= n)%Z) : (k4 >= (0)%Z)%Z.
Proof. pose proof h9 as H4. exact (s45 k4 H4). Qed.
Lemma t58 (k4 : Z) (h8 : ((k4 <= n)%Z -> ((least w_star b_star k4) >= (1)))) (h9 : (k4 >= (0)%Z)%Z) (h10 : ((k4 + (1)%Z)%Z <= n)%Z) : ((least w_star b_star (k4 + (1)%Z)%Z) >= (1)).
Proof. pose proof ((least_next w_star b_star k4) (t57 k4 h9 h10)) as E0. pose proof (ax_symmetric w_star (x (0)%Z)) as E1. pose proof (h8 (t55 k4 h9 h10)) as H0. pose proof ((given2 k4) (t56 k4 h9 h10)) as H2. pose proof ((given2 k4) (t56 k4 h9 h10)) as H3. pose proof ((given2 (0)%Z) t52) as H4. rewrite ?E1 in H4. rewrite ?E0. exact (s46 (least w_star b_star k4) (y k4) (dot w_star (x k4)) b_star (y (0)%Z) (dot (x (0)%Z) w_star) H0 H2 H3 H4). Qed.
Lemma t59 (k4 : Z) (h8 : ((k4 <= n)%Z -> ((least w_star b_star k4) >= (1)))) (h9 : (k4 >= (0)%Z)%Z) : (((k4 + (1)%Z)%Z <= n)%Z -> ((least w_star b_star (k4 + (1)%Z)%Z) >= (1))).
Proof. intro h10. exact (t58 k4 h8 h9 h10). Qed.
Lemma t60 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((least w_star b_star k_0) >= (1))))).
Proof. refine (zind (fun k4 => ((k4 <= n)%Z -> ((least w_star b_star k4) >= (1)))) t54 _). intros k4 h9 h8. exact (t59 k4 h8 h9). Qed.
Lemma t61 (k4 : Z) (h11 : ((k4 >= (0)%Z)%Z /\ (k4 <= n)%Z)) : ((least w_star b_star k4) >= (1)).
Proof. pose proof (t60 k4) as H0. pose proof h11 as H1. exact (s47 k4 n (least w_star b_star k4) H0 H1). Qed.
Lemma t62 (k4 : Z) : (((k4 >= (0)%Z)%Z /\ (k4 <= n)%Z) -> ((least w_star b_star k4) >= (1))).
Proof. intro h11. exact (t61 k4 h11). Qed.
Lemma t63 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((least w_star b_star k_0) >= (1)))).
Proof. intros k4. exact (t62 k4). Qed.
Lemma t64 : ((sqrt (((1) / (sqrt (dot w_star w_star))) * (((1) / (sqrt (dot w_star w_star))) * (dot w_star w_star)))) = (sqrt ((dot w_star w_star) * ((1) / (sqrt (dot w_star w_star))) * ((1) / (sqrt (dot w_star w_star)))))).
Proof. same. Qed.
Lemma t65 : (((least w b n) / (sqrt (dot w w))) <= (least (mul ((1) / (sqrt (dot w_star w_star))) w_star) (((1) / (sqrt (dot w_star w_star))) * b_star) n)).
Proof. pose proof t1 as H2. pose proof given7 as H5. pose proof t38 as H6. pose proof t51 as H7. pose proof ((t63 n) t31) as H8. pose proof t12 as H9. exact (s49 (sqrt (dot w_star w_star)) (dot w_star w_star) (sqrt (dot w w)) (least w b n) (least (mul ((1) / (sqrt (dot w_star w_star))) w_star) (((1) / (sqrt (dot w_star w_star))) * b_star) n) (least w_star b_star n) H2 H5 H6 H7 H8 H9). Qed.

Theorem hard_there_0 : ((sqrt (dot w_star w_star)) > (0)).
Proof. exact t13. Qed.
Theorem hard_there_1 : ((sqrt (dot (mul ((1) / (sqrt (dot w_star w_star))) w_star) (mul ((1) / (sqrt (dot w_star w_star))) w_star))) = (1)).
Proof. exact t17. Qed.
Theorem hard_there_2 : (((least w b n) / (sqrt (dot w w))) <= (least (mul ((1) / (sqrt (dot w_star w_star))) w_star) (((1) / (sqrt (dot w_star w_star))) * b_star) n)).
Proof. exact t65. Qed.
End hard_there.
Print Assumptions hard_there_0.
Print Assumptions hard_there_1.
Print Assumptions hard_there_2.
