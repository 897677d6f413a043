(* label: hard-strong-duality *)
(* given: p = \sum_{i} \beta_{i}\,u_{i} *)
(* given: \sum_{i} \beta_{i} = 1 *)
(* given: \beta_{i} \ge 0 \quad\text{for all } i *)
(* given: \left\langle w, u_{i}\right\rangle > 0 \quad\text{for all } i *)
(* given: c > 0,\quad c\,\left\lVert p\right\rVert^2 = 1 *)
(* given: \left\langle p, u_{i}\right\rangle \ge \left\lVert p\right\rVert^2 \quad\text{for all } i *)
(* part 1: \left\lVert p\right\rVert^2 > 0 *)
(* part 1: c\,\beta_{i} \ge 0 \quad\text{for all } i *)
(* part 1: \frac{\left\lVert c\,p\right\rVert^2}{2} = \sum_{i} c\,\beta_{i} - \frac{\left\lVert \sum_{i} c\,\beta_{i}\,u_{i}\right\rVert^2}{2} *)
(* part 1: \left\langle c\,p, u_{i}\right\rangle \ge 1 \quad\text{for all } i *)
Require Import Replay.
Section strong_duality.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable u : Z -> V.
Variable beta : Z -> R.
Variable w : V.
Variable c : R.
Variable p : V.
Variable n : Z.
Definition sum : Z -> V := rec zero (fun k_ v_ => (add v_ (mul (beta k_) (u k_)))).
Lemma sum_0 : ((sum (0)%Z) = zero). Proof. reflexivity. Qed.
Lemma sum_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum (k_0 + (1)%Z)%Z) = (add (sum k_0) (mul (beta k_0) (u k_0)))))). Proof. intros; unfold sum; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum2 : Z -> R := rec (0) (fun k_ v_ => (v_ + (beta k_))).
Lemma sum2_0 : ((sum2 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum2_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum2 (k_0 + (1)%Z)%Z) = ((sum2 k_0) + (beta k_0))))). Proof. intros; unfold sum2; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum3 : Z -> R := rec (0) (fun k_ v_ => (v_ + ((beta k_) * (dot w (u k_))))).
Lemma sum3_0 : ((sum3 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum3_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum3 (k_0 + (1)%Z)%Z) = ((sum3 k_0) + ((beta k_0) * (dot w (u k_0))))))). Proof. intros; unfold sum3; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum4 : Z -> R := rec (0) (fun k_ v_ => (v_ + (c * (beta k_)))).
Lemma sum4_0 : ((sum4 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum4_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum4 (k_0 + (1)%Z)%Z) = ((sum4 k_0) + (c * (beta k_0)))))). Proof. intros; unfold sum4; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum5 : Z -> V := rec zero (fun k_ v_ => (add v_ (mul (c * (beta k_)) (u k_)))).
Lemma sum5_0 : ((sum5 (0)%Z) = zero). Proof. reflexivity. Qed.
Lemma sum5_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum5 (k_0 + (1)%Z)%Z) = (add (sum5 k_0) (mul (c * (beta k_0)) (u k_0)))))). Proof. intros; unfold sum5; rewrite rec_next by assumption; reflexivity. Qed.
Hypothesis ax_symmetric : (forall (u_0 : V) (v_1 : V), ((dot u_0 v_1) = (dot v_1 u_0))).
Hypothesis ax_zero_vector : (forall (z_0 : V), ((dot zero z_0) = (0))).
Hypothesis ax_additive : (forall (u_0 : V) (v_1 : V) (z_2 : V), ((dot (add u_0 v_1) z_2) = ((dot u_0 z_2) + (dot v_1 z_2)))).
Hypothesis ax_homogeneous : (forall (c_0 : R) (u_1 : V) (z_2 : V), ((dot (mul c_0 u_1) z_2) = (c_0 * (dot u_1 z_2)))).
Hypothesis ax_positive : (forall (u_0 : V), ((dot u_0 u_0) >= (0))).
Hypothesis ax_definite : (forall (u_0 : V) (v_1 : V), (((dot (add u_0 (mul (-1) v_1)) (add u_0 (mul (-1) v_1))) = (0)) -> (u_0 = v_1))).

Lemma s0 :
  (((0) >= (0)) /\ ((0) >= (0)) /\ (((0) > (0)) -> ((0) > (0)))).
Proof. (* e1284ecd8e:  *) by_lra. Qed.
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
Lemma s4 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  ((x0 >= (0)) /\ (x1 >= (0)) /\ ((x1 > (0)) -> (x0 > (0)))) ->
  (x2 >= (0)) ->
  (x3 > (0)) ->
  (x3 > (0)) ->
  (x2 >= (0)) ->
  (((x0 + (x2 * x3)) >= (0)) /\ ((x1 + x2) >= (0)) /\ (((x1 + x2) > (0)) -> ((x0 + (x2 * x3)) > (0)))).
Proof. (* c92e078f0a: 0 1 2 3 4 *) by_isolation. Qed.
Lemma s5 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> ((x2 >= (0)) /\ (x3 >= (0)) /\ ((x3 > (0)) -> (x2 > (0)))))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  ((x2 >= (0)) /\ (x3 >= (0)) /\ ((x3 > (0)) -> (x2 > (0)))).
Proof. (* 6be371dbd9: 0 1 *) by_logic. Qed.
Lemma s6 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* a883d213be: 0 *) by_logic. Qed.
Lemma s7 :
  ((0) = ((0) + ((0) * (0)))).
Proof. (* de1a966362:  *) by_lra. Qed.
Lemma s8 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 <= k0)%Z.
Proof. (* f1b096018f: 0 1 2 *) by_logic. Qed.
Lemma s9 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 87e05514c8: 0 1 2 *) by_logic. Qed.
Lemma s10 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 7165f0377f: 0 1 2 *) by_logic. Qed.
Lemma s11 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  (x0 = (x1 + ((0) * x2))) ->
  (x3 >= (0)) ->
  (x4 > (0)) ->
  ((x0 + (x3 * x4)) = ((x1 + (x3 * x4)) + ((0) * (x2 + x3)))).
Proof. (* 9f37380de1: 0 1 2 *) by_lra. Qed.
Lemma s12 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = (x3 + ((0) * x4))))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = (x3 + ((0) * x4))).
Proof. (* ad550852b2: 0 1 *) by_logic. Qed.
Lemma s13 (x0 : R) (x1 : R) (x2 : R) :
  ((x0 >= (0)) /\ (x1 >= (0)) /\ ((x1 > (0)) -> (x0 > (0)))) ->
  (x0 = (x2 + ((0) * x1))) ->
  (x1 = (1)) ->
  (x2 > (0)).
Proof. (* 4f45b446dd: 0 1 2 *) by_lra. Qed.
Lemma s14 (x0 : R) (x1 : R) (x2 : R) :
  ((x0 > (0)) -> ((((x1 + ((-1) * ((x2 / x0) * x2))) + ((-1) * ((x2 / x0) * (x2 + ((-1) * ((x2 / x0) * x0)))))) * x0) = ((x1 * x0) - (x2 * x2)))).
Proof. (* 3f3bc3288d:  *) by_field. Qed.
Lemma s15 (x0 : R) (x1 : R) (x2 : R) :
  ((x0 > (0)) -> ((((x1 + ((-1) * ((x2 / x0) * x2))) + ((-1) * ((x2 / x0) * (x2 + ((-1) * ((x2 / x0) * x0)))))) * x0) = ((x1 * x0) - (x2 * x2)))) ->
  (((x1 + ((-1) * ((x2 / x0) * x2))) + ((-1) * ((x2 / x0) * (x2 + ((-1) * ((x2 / x0) * x0)))))) >= (0)) ->
  ((x0 > (0)) -> ((x2 * x2) <= (x1 * x0))).
Proof. (* 0c2d983f7a: 0 1 *) by_isolation. Qed.
Lemma s16 (x0 : R) (x1 : R) (x2 : R) :
  (((x0 + ((-1) * (((x0 + (1)) / ((2) * x1)) * x1))) + ((-1) * (((x0 + (1)) / ((2) * x1)) * (x1 + ((-1) * (((x0 + (1)) / ((2) * x1)) * x2)))))) = ((x0 - (((2) * ((x0 + (1)) / ((2) * x1))) * x1)) + ((((x0 + (1)) / ((2) * x1)) * ((x0 + (1)) / ((2) * x1))) * x2))).
Proof. (* decad8415e:  *) by_lra. Qed.
Lemma s17 (x0 : R) (x1 : R) (x2 : R) :
  (((x0 + ((-1) * (((x0 + (1)) / ((2) * x1)) * x1))) + ((-1) * (((x0 + (1)) / ((2) * x1)) * (x1 + ((-1) * (((x0 + (1)) / ((2) * x1)) * x2)))))) = ((x0 - (((2) * ((x0 + (1)) / ((2) * x1))) * x1)) + ((((x0 + (1)) / ((2) * x1)) * ((x0 + (1)) / ((2) * x1))) * x2))) ->
  (((x2 = (0)) /\ (x1 <> (0))) -> (((x0 + ((-1) * (((x0 + (1)) / ((2) * x1)) * x1))) + ((-1) * (((x0 + (1)) / ((2) * x1)) * (x1 + ((-1) * (((x0 + (1)) / ((2) * x1)) * x2)))))) = (-1))).
Proof. (* cc7591230c: 0 *) by_field. Qed.
Lemma s18 (x0 : R) (x1 : R) (x2 : R) :
  (((x0 = (0)) /\ (x1 <> (0))) -> (((x2 + ((-1) * (((x2 + (1)) / ((2) * x1)) * x1))) + ((-1) * (((x2 + (1)) / ((2) * x1)) * (x1 + ((-1) * (((x2 + (1)) / ((2) * x1)) * x0)))))) = (-1))) ->
  (((x2 + ((-1) * (((x2 + (1)) / ((2) * x1)) * x1))) + ((-1) * (((x2 + (1)) / ((2) * x1)) * (x1 + ((-1) * (((x2 + (1)) / ((2) * x1)) * x0)))))) >= (0)) ->
  ((x0 = (0)) -> ((x1 * x1) <= (x2 * x0))).
Proof. (* b37246d6b4: 0 1 *) by_isolation. Qed.
Lemma s19 (x0 : R) (x1 : R) (x2 : R) :
  ((x0 > (0)) -> ((x1 * x1) <= (x2 * x0))) ->
  ((x0 = (0)) -> ((x1 * x1) <= (x2 * x0))) ->
  (x0 >= (0)) ->
  ((x1 * x1) <= (x2 * x0)).
Proof. (* 30a24a91e6: 0 1 2 *) by_lra. Qed.
Lemma s20 (x0 : R) (x1 : R) (x2 : R) :
  (x0 > (0)) ->
  ((x0 * x0) <= (x1 * x2)) ->
  (x2 >= (0)) ->
  (x2 > (0)).
Proof. (* 4a7076406f: 0 1 2 *) by_zero. Qed.
Lemma s21 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s22 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  (x0 >= (0)) ->
  (x1 > (0)) ->
  (x0 >= (0)) ->
  ((x2 > (0)) /\ ((x2 * x3) = (1))) ->
  ((x2 * x0) >= (0)).
Proof. (* 3b933ce4d2: 0 1 2 3 *) by_isolation. Qed.
Lemma s23 (x0 : R) :
  ((0) = (x0 * (0))).
Proof. (* 98748a8ff6:  *) by_lra. Qed.
Lemma s24 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 <= k0)%Z.
Proof. (* f1b096018f: 0 1 2 *) by_logic. Qed.
Lemma s25 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 87e05514c8: 0 1 2 *) by_logic. Qed.
Lemma s26 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 7165f0377f: 0 1 2 *) by_logic. Qed.
Lemma s27 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  (x0 = (x1 * x2)) ->
  (x3 >= (0)) ->
  (x4 > (0)) ->
  ((x0 + (x1 * x3)) = (x1 * (x2 + x3))).
Proof. (* 4aeca56552: 0 1 2 *) by_lra. Qed.
Lemma s28 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = (x3 * x4)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = (x3 * x4)).
Proof. (* 3f815d47bf: 0 1 *) by_logic. Qed.
Lemma s29 (x0 : R) :
  (((0) + ((-1) * (x0 * (0)))) = (0)).
Proof. (* 21a17d1e30:  *) by_lra. Qed.
Lemma s30 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 <= k0)%Z.
Proof. (* f1b096018f: 0 1 2 *) by_logic. Qed.
Lemma s31 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 87e05514c8: 0 1 2 *) by_logic. Qed.
Lemma s32 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 7165f0377f: 0 1 2 *) by_logic. Qed.
Lemma s33 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) :
  (((x0 + ((-1) * (x1 * x2))) + ((-1) * (x1 * (x2 + ((-1) * (x1 * x3)))))) = (0)) ->
  (x4 >= (0)) ->
  (x5 > (0)) ->
  (((((x0 + ((x1 * x4) * x6)) + ((-1) * (x1 * (x2 + (x4 * x6))))) + ((x1 * x4) * ((x6 + ((x1 * x4) * x7)) + ((-1) * (x1 * (x8 + (x4 * x7))))))) + ((-1) * (x1 * (((x2 + ((x1 * x4) * x8)) + ((-1) * (x1 * (x3 + (x4 * x8))))) + (x4 * ((x6 + ((x1 * x4) * x7)) + ((-1) * (x1 * (x8 + (x4 * x7)))))))))) = (0)).
Proof. (* 4936a88d4e: 0 1 2 *) by_lra. Qed.
Lemma s34 (k0 : Z) (k1 : Z) (x2 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = (0)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = (0)).
Proof. (* 8694e65164: 0 1 *) by_logic. Qed.
Lemma s35 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  (((x0 + ((-1) * (x1 * x2))) + ((-1) * (x1 * (x2 + ((-1) * (x1 * x3)))))) = (0)) ->
  (((x0 + ((-1) * (x1 * x2))) + ((-1) * (x1 * (x2 + ((-1) * (x1 * x3)))))) = (0)).
Proof. (* 50c811319b: 0 *) by_logic. Qed.
Lemma s36 (x0 : R) (P1 : Prop) :
  (x0 = (0)) ->
  ((x0 = (0)) -> P1) ->
  P1.
Proof. (* 76dceb32f6: 0 1 *) by_logic. Qed.
Lemma s37 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  (x0 = (x1 * x2)) ->
  ((x0 - ((x1 * (x1 * x3)) / (2))) = ((x1 * x2) - (((x1 * x1) * x3) / (2)))).
Proof. (* 99a9d5e208: 0 *) by_lra. Qed.
Lemma s38 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  ((x0 - (x1 / (2))) = ((x2 * x3) - (((x2 * x2) * x4) / (2)))) ->
  ((x2 > (0)) /\ ((x2 * x4) = (1))) ->
  (x3 = (1)) ->
  (((x2 * (x2 * x4)) / (2)) = (x0 - (x1 / (2)))).
Proof. (* fe8d15cbfe: 0 1 2 *) by_isolation. Qed.
Lemma s39 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s40 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  (x0 >= (0)) ->
  (x1 > (0)) ->
  (x2 >= x3) ->
  ((x4 > (0)) /\ ((x4 * x3) = (1))) ->
  ((x4 * x2) >= (1)).
Proof. (* eae94276d2: 0 1 3 4 *) by_isolation. Qed.

Hypothesis given0 : (n >= (0)%Z)%Z.
Hypothesis given1 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((beta i_0) >= (0)))).
Hypothesis given2 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((dot w (u i_0)) > (0)))).
Hypothesis given3 : ((sum2 n) = (1)).
Hypothesis given4 : (p = (sum n)).
Hypothesis given5 : ((c > (0)) /\ ((c * (dot p p)) = (1))).
Hypothesis given6 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((dot p (u i_0)) >= (dot p p)))).

Lemma t0 : (((sum3 (0)%Z) >= (0)) /\ ((sum2 (0)%Z) >= (0)) /\ (((sum2 (0)%Z) > (0)) -> ((sum3 (0)%Z) > (0)))).
Proof. pose proof sum3_0 as E0. pose proof sum2_0 as E1. rewrite ?E0. rewrite ?E1. exact (s0). Qed.
Lemma t1 : (((0)%Z <= n)%Z -> (((sum3 (0)%Z) >= (0)) /\ ((sum2 (0)%Z) >= (0)) /\ (((sum2 (0)%Z) > (0)) -> ((sum3 (0)%Z) > (0))))).
Proof. intro unused. exact t0. Qed.
Lemma t2 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (k <= n)%Z.
Proof. pose proof given0 as H0. pose proof h1 as H1. pose proof h2 as H2. exact (s1 n k H0 H1 H2). Qed.
Lemma t3 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : ((k >= (0)%Z)%Z /\ (k < n)%Z).
Proof. pose proof given0 as H0. pose proof h1 as H1. pose proof h2 as H2. exact (s2 n k H0 H1 H2). Qed.
Lemma t4 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (k >= (0)%Z)%Z.
Proof. pose proof given0 as H0. pose proof h1 as H1. pose proof h2 as H2. exact (s3 n k H0 H1 H2). Qed.
Lemma t5 (k : Z) (h0 : ((k <= n)%Z -> (((sum3 k) >= (0)) /\ ((sum2 k) >= (0)) /\ (((sum2 k) > (0)) -> ((sum3 k) > (0)))))) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (((sum3 (k + (1)%Z)%Z) >= (0)) /\ ((sum2 (k + (1)%Z)%Z) >= (0)) /\ (((sum2 (k + (1)%Z)%Z) > (0)) -> ((sum3 (k + (1)%Z)%Z) > (0)))).
Proof. pose proof ((sum3_next k) (t4 k h1 h2)) as E0. pose proof ((sum2_next k) (t4 k h1 h2)) as E1. pose proof (h0 (t2 k h1 h2)) as H0. pose proof ((given1 k) (t3 k h1 h2)) as H1. pose proof ((given2 k) (t3 k h1 h2)) as H2. pose proof ((given2 k) (t3 k h1 h2)) as H3. pose proof ((given1 k) (t3 k h1 h2)) as H4. rewrite ?E0. rewrite ?E1. exact (s4 (sum3 k) (sum2 k) (beta k) (dot w (u k)) H0 H1 H2 H3 H4). Qed.
Lemma t6 (k : Z) (h0 : ((k <= n)%Z -> (((sum3 k) >= (0)) /\ ((sum2 k) >= (0)) /\ (((sum2 k) > (0)) -> ((sum3 k) > (0)))))) (h1 : (k >= (0)%Z)%Z) : (((k + (1)%Z)%Z <= n)%Z -> (((sum3 (k + (1)%Z)%Z) >= (0)) /\ ((sum2 (k + (1)%Z)%Z) >= (0)) /\ (((sum2 (k + (1)%Z)%Z) > (0)) -> ((sum3 (k + (1)%Z)%Z) > (0))))).
Proof. intro h2. exact (t5 k h0 h1 h2). Qed.
Lemma t7 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> (((sum3 k_0) >= (0)) /\ ((sum2 k_0) >= (0)) /\ (((sum2 k_0) > (0)) -> ((sum3 k_0) > (0))))))).
Proof. refine (zind (fun k => ((k <= n)%Z -> (((sum3 k) >= (0)) /\ ((sum2 k) >= (0)) /\ (((sum2 k) > (0)) -> ((sum3 k) > (0)))))) t1 _). intros k h1 h0. exact (t6 k h0 h1). Qed.
Lemma t8 (k : Z) (h3 : ((k >= (0)%Z)%Z /\ (k <= n)%Z)) : (((sum3 k) >= (0)) /\ ((sum2 k) >= (0)) /\ (((sum2 k) > (0)) -> ((sum3 k) > (0)))).
Proof. pose proof (t7 k) as H0. pose proof h3 as H1. exact (s5 k n (sum3 k) (sum2 k) H0 H1). Qed.
Lemma t9 (k : Z) : (((k >= (0)%Z)%Z /\ (k <= n)%Z) -> (((sum3 k) >= (0)) /\ ((sum2 k) >= (0)) /\ (((sum2 k) > (0)) -> ((sum3 k) > (0))))).
Proof. intro h3. exact (t8 k h3). Qed.
Lemma t10 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> (((sum3 k_0) >= (0)) /\ ((sum2 k_0) >= (0)) /\ (((sum2 k_0) > (0)) -> ((sum3 k_0) > (0)))))).
Proof. intros k. exact (t9 k). Qed.
Lemma t11 : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given0 as H0. exact (s6 n H0). Qed.
Lemma t12 : ((sum3 (0)%Z) = ((dot w (sum (0)%Z)) + ((0) * (sum2 (0)%Z)))).
Proof. pose proof sum2_0 as E0. pose proof sum_0 as E1. pose proof sum3_0 as E2. pose proof (ax_symmetric w zero) as E3. pose proof (ax_zero_vector w) as E4. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. exact (s7). Qed.
Lemma t13 : (((0)%Z <= n)%Z -> ((sum3 (0)%Z) = ((dot w (sum (0)%Z)) + ((0) * (sum2 (0)%Z))))).
Proof. intro unused. exact t12. Qed.
Lemma t14 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 <= n)%Z.
Proof. pose proof given0 as H0. pose proof h5 as H1. pose proof h6 as H2. exact (s8 n k2 H0 H1 H2). Qed.
Lemma t15 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : ((k2 >= (0)%Z)%Z /\ (k2 < n)%Z).
Proof. pose proof given0 as H0. pose proof h5 as H1. pose proof h6 as H2. exact (s9 n k2 H0 H1 H2). Qed.
Lemma t16 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 >= (0)%Z)%Z.
Proof. pose proof given0 as H0. pose proof h5 as H1. pose proof h6 as H2. exact (s10 n k2 H0 H1 H2). Qed.
Lemma t17 (k2 : Z) (h4 : ((k2 <= n)%Z -> ((sum3 k2) = ((dot w (sum k2)) + ((0) * (sum2 k2)))))) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : ((sum3 (k2 + (1)%Z)%Z) = ((dot w (sum (k2 + (1)%Z)%Z)) + ((0) * (sum2 (k2 + (1)%Z)%Z)))).
Proof. pose proof ((sum2_next k2) (t16 k2 h5 h6)) as E0. pose proof ((sum_next k2) (t16 k2 h5 h6)) as E1. pose proof ((sum3_next k2) (t16 k2 h5 h6)) as E2. pose proof (ax_symmetric w (add (sum k2) (mul (beta k2) (u k2)))) as E3. pose proof (ax_additive (sum k2) (mul (beta k2) (u k2)) w) as E4. pose proof (ax_homogeneous (beta k2) (u k2) w) as E5. pose proof (ax_symmetric (sum k2) w) as E6. pose proof (ax_symmetric (u k2) w) as E7. pose proof (h4 (t14 k2 h5 h6)) as H0. pose proof ((given1 k2) (t15 k2 h5 h6)) as H1. pose proof ((given2 k2) (t15 k2 h5 h6)) as H2. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. exact (s11 (sum3 k2) (dot w (sum k2)) (sum2 k2) (beta k2) (dot w (u k2)) H0 H1 H2). Qed.
Lemma t18 (k2 : Z) (h4 : ((k2 <= n)%Z -> ((sum3 k2) = ((dot w (sum k2)) + ((0) * (sum2 k2)))))) (h5 : (k2 >= (0)%Z)%Z) : (((k2 + (1)%Z)%Z <= n)%Z -> ((sum3 (k2 + (1)%Z)%Z) = ((dot w (sum (k2 + (1)%Z)%Z)) + ((0) * (sum2 (k2 + (1)%Z)%Z))))).
Proof. intro h6. exact (t17 k2 h4 h5 h6). Qed.
Lemma t19 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum3 k_0) = ((dot w (sum k_0)) + ((0) * (sum2 k_0))))))).
Proof. refine (zind (fun k2 => ((k2 <= n)%Z -> ((sum3 k2) = ((dot w (sum k2)) + ((0) * (sum2 k2)))))) t13 _). intros k2 h5 h4. exact (t18 k2 h4 h5). Qed.
Lemma t20 (k2 : Z) (h7 : ((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z)) : ((sum3 k2) = ((dot w (sum k2)) + ((0) * (sum2 k2)))).
Proof. pose proof (t19 k2) as H0. pose proof h7 as H1. exact (s12 k2 n (sum3 k2) (dot w (sum k2)) (sum2 k2) H0 H1). Qed.
Lemma t21 (k2 : Z) : (((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z) -> ((sum3 k2) = ((dot w (sum k2)) + ((0) * (sum2 k2))))).
Proof. intro h7. exact (t20 k2 h7). Qed.
Lemma t22 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum3 k_0) = ((dot w (sum k_0)) + ((0) * (sum2 k_0)))))).
Proof. intros k2. exact (t21 k2). Qed.
Lemma t23 : ((dot w p) > (0)).
Proof. pose proof given4 as E0. pose proof ((t10 n) t11) as H0. pose proof ((t22 n) t11) as H1. pose proof given3 as H2. rewrite ?E0. exact (s13 (sum3 n) (sum2 n) (dot w (sum n)) H0 H1 H2). Qed.
Lemma t24 (v : V) (u2 : V) : (((dot v v) > (0)) -> (((dot (add u2 (mul (-1) (mul ((dot u2 v) / (dot v v)) v))) (add u2 (mul (-1) (mul ((dot u2 v) / (dot v v)) v)))) * (dot v v)) = (((dot u2 u2) * (dot v v)) - ((dot u2 v) * (dot u2 v))))).
Proof. pose proof (ax_additive u2 (mul (-1) (mul ((dot u2 v) / (dot v v)) v)) (add u2 (mul (-1) (mul ((dot u2 v) / (dot v v)) v)))) as E0. pose proof (ax_homogeneous (-1) (mul ((dot u2 v) / (dot v v)) v) (add u2 (mul (-1) (mul ((dot u2 v) / (dot v v)) v)))) as E1. pose proof (ax_symmetric u2 (add u2 (mul (-1) (mul ((dot u2 v) / (dot v v)) v)))) as E2. pose proof (ax_homogeneous ((dot u2 v) / (dot v v)) v (add u2 (mul (-1) (mul ((dot u2 v) / (dot v v)) v)))) as E3. pose proof (ax_additive u2 (mul (-1) (mul ((dot u2 v) / (dot v v)) v)) u2) as E4. pose proof (ax_symmetric v (add u2 (mul (-1) (mul ((dot u2 v) / (dot v v)) v)))) as E5. pose proof (ax_homogeneous (-1) (mul ((dot u2 v) / (dot v v)) v) u2) as E6. pose proof (ax_additive u2 (mul (-1) (mul ((dot u2 v) / (dot v v)) v)) v) as E7. pose proof (ax_homogeneous ((dot u2 v) / (dot v v)) v u2) as E8. pose proof (ax_homogeneous (-1) (mul ((dot u2 v) / (dot v v)) v) v) as E9. pose proof (ax_symmetric v u2) as E10. pose proof (ax_homogeneous ((dot u2 v) / (dot v v)) v v) as E11. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. rewrite ?E9. rewrite ?E10. rewrite ?E11. exact (s14 (dot v v) (dot u2 u2) (dot u2 v)). Qed.
Lemma t25 (v : V) (u2 : V) : (((dot v v) > (0)) -> (((dot u2 v) * (dot u2 v)) <= ((dot u2 u2) * (dot v v)))).
Proof. pose proof (ax_additive u2 (mul (-1) (mul ((dot u2 v) / (dot v v)) v)) (add u2 (mul (-1) (mul ((dot u2 v) / (dot v v)) v)))) as E0. pose proof (ax_homogeneous (-1) (mul ((dot u2 v) / (dot v v)) v) (add u2 (mul (-1) (mul ((dot u2 v) / (dot v v)) v)))) as E1. pose proof (ax_symmetric u2 (add u2 (mul (-1) (mul ((dot u2 v) / (dot v v)) v)))) as E2. pose proof (ax_homogeneous ((dot u2 v) / (dot v v)) v (add u2 (mul (-1) (mul ((dot u2 v) / (dot v v)) v)))) as E3. pose proof (ax_additive u2 (mul (-1) (mul ((dot u2 v) / (dot v v)) v)) u2) as E4. pose proof (ax_symmetric v (add u2 (mul (-1) (mul ((dot u2 v) / (dot v v)) v)))) as E5. pose proof (ax_homogeneous (-1) (mul ((dot u2 v) / (dot v v)) v) u2) as E6. pose proof (ax_additive u2 (mul (-1) (mul ((dot u2 v) / (dot v v)) v)) v) as E7. pose proof (ax_homogeneous ((dot u2 v) / (dot v v)) v u2) as E8. pose proof (ax_homogeneous (-1) (mul ((dot u2 v) / (dot v v)) v) v) as E9. pose proof (ax_symmetric v u2) as E10. pose proof (ax_homogeneous ((dot u2 v) / (dot v v)) v v) as E11. pose proof (t24 v u2) as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E3 in H0. rewrite ?E4 in H0. rewrite ?E5 in H0. rewrite ?E6 in H0. rewrite ?E7 in H0. rewrite ?E8 in H0. rewrite ?E9 in H0. rewrite ?E10 in H0. rewrite ?E11 in H0. pose proof (ax_positive (add u2 (mul (-1) (mul ((dot u2 v) / (dot v v)) v)))) as H1. rewrite ?E0 in H1. rewrite ?E1 in H1. rewrite ?E2 in H1. rewrite ?E3 in H1. rewrite ?E4 in H1. rewrite ?E5 in H1. rewrite ?E6 in H1. rewrite ?E7 in H1. rewrite ?E8 in H1. rewrite ?E9 in H1. rewrite ?E10 in H1. rewrite ?E11 in H1. exact (s15 (dot v v) (dot u2 u2) (dot u2 v) H0 H1). Qed.
Lemma t26 (v : V) (u2 : V) : ((dot (add u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v))) (add u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)))) = (((dot u2 u2) - (((2) * (((dot u2 u2) + (1)) / ((2) * (dot u2 v)))) * (dot u2 v))) + (((((dot u2 u2) + (1)) / ((2) * (dot u2 v))) * (((dot u2 u2) + (1)) / ((2) * (dot u2 v)))) * (dot v v)))).
Proof. pose proof (ax_additive u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)) (add u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)))) as E0. pose proof (ax_homogeneous (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v) (add u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)))) as E1. pose proof (ax_symmetric u2 (add u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)))) as E2. pose proof (ax_homogeneous (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v (add u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)))) as E3. pose proof (ax_additive u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)) u2) as E4. pose proof (ax_symmetric v (add u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)))) as E5. pose proof (ax_homogeneous (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v) u2) as E6. pose proof (ax_additive u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)) v) as E7. pose proof (ax_homogeneous (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v u2) as E8. pose proof (ax_homogeneous (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v) v) as E9. pose proof (ax_symmetric v u2) as E10. pose proof (ax_homogeneous (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v v) as E11. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. rewrite ?E9. rewrite ?E10. rewrite ?E11. exact (s16 (dot u2 u2) (dot u2 v) (dot v v)). Qed.
Lemma t27 (v : V) (u2 : V) : ((((dot v v) = (0)) /\ ((dot u2 v) <> (0))) -> ((dot (add u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v))) (add u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)))) = (-1))).
Proof. pose proof (ax_additive u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)) (add u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)))) as E0. pose proof (ax_homogeneous (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v) (add u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)))) as E1. pose proof (ax_symmetric u2 (add u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)))) as E2. pose proof (ax_homogeneous (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v (add u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)))) as E3. pose proof (ax_additive u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)) u2) as E4. pose proof (ax_symmetric v (add u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)))) as E5. pose proof (ax_homogeneous (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v) u2) as E6. pose proof (ax_additive u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)) v) as E7. pose proof (ax_homogeneous (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v u2) as E8. pose proof (ax_homogeneous (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v) v) as E9. pose proof (ax_symmetric v u2) as E10. pose proof (ax_homogeneous (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v v) as E11. pose proof (t26 v u2) as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E3 in H0. rewrite ?E4 in H0. rewrite ?E5 in H0. rewrite ?E6 in H0. rewrite ?E7 in H0. rewrite ?E8 in H0. rewrite ?E9 in H0. rewrite ?E10 in H0. rewrite ?E11 in H0. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. rewrite ?E9. rewrite ?E10. rewrite ?E11. exact (s17 (dot u2 u2) (dot u2 v) (dot v v) H0). Qed.
Lemma t28 (v : V) (u2 : V) : (((dot v v) = (0)) -> (((dot u2 v) * (dot u2 v)) <= ((dot u2 u2) * (dot v v)))).
Proof. pose proof (ax_additive u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)) (add u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)))) as E0. pose proof (ax_homogeneous (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v) (add u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)))) as E1. pose proof (ax_symmetric u2 (add u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)))) as E2. pose proof (ax_homogeneous (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v (add u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)))) as E3. pose proof (ax_additive u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)) u2) as E4. pose proof (ax_symmetric v (add u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)))) as E5. pose proof (ax_homogeneous (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v) u2) as E6. pose proof (ax_additive u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)) v) as E7. pose proof (ax_homogeneous (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v u2) as E8. pose proof (ax_homogeneous (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v) v) as E9. pose proof (ax_symmetric v u2) as E10. pose proof (ax_homogeneous (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v v) as E11. pose proof (t27 v u2) as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E3 in H0. rewrite ?E4 in H0. rewrite ?E5 in H0. rewrite ?E6 in H0. rewrite ?E7 in H0. rewrite ?E8 in H0. rewrite ?E9 in H0. rewrite ?E10 in H0. rewrite ?E11 in H0. pose proof (ax_positive (add u2 (mul (-1) (mul (((dot u2 u2) + (1)) / ((2) * (dot u2 v))) v)))) as H1. rewrite ?E0 in H1. rewrite ?E1 in H1. rewrite ?E2 in H1. rewrite ?E3 in H1. rewrite ?E4 in H1. rewrite ?E5 in H1. rewrite ?E6 in H1. rewrite ?E7 in H1. rewrite ?E8 in H1. rewrite ?E9 in H1. rewrite ?E10 in H1. rewrite ?E11 in H1. exact (s18 (dot v v) (dot u2 v) (dot u2 u2) H0 H1). Qed.
Lemma t29 (v : V) (u2 : V) : (((dot u2 v) * (dot u2 v)) <= ((dot u2 u2) * (dot v v))).
Proof. pose proof (t25 v u2) as H0. pose proof (t28 v u2) as H1. pose proof (ax_positive v) as H2. exact (s19 (dot v v) (dot u2 v) (dot u2 u2) H0 H1 H2). Qed.
Lemma t30 : (forall (u_0 : V) (v_1 : V), (((dot u_0 v_1) * (dot u_0 v_1)) <= ((dot u_0 u_0) * (dot v_1 v_1)))).
Proof. intros u2 v. exact (t29 v u2). Qed.
Lemma t31 : ((dot p p) > (0)).
Proof. pose proof (ax_symmetric w p) as E0. pose proof t23 as H0. rewrite ?E0 in H0. pose proof (t30 w p) as H1. rewrite ?E0 in H1. pose proof (ax_positive p) as H2. exact (s20 (dot p w) (dot w w) (dot p p) H0 H1 H2). Qed.
Lemma t32 (i : Z) (h8 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : ((i >= (0)%Z)%Z /\ (i < n)%Z).
Proof. pose proof given0 as H0. pose proof h8 as H1. exact (s21 n i H0 H1). Qed.
Lemma t33 (i : Z) (h8 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : ((c * (beta i)) >= (0)).
Proof. pose proof ((given1 i) (t32 i h8)) as H0. pose proof ((given2 i) (t32 i h8)) as H1. pose proof ((given1 i) (t32 i h8)) as H2. pose proof given5 as H3. exact (s22 (beta i) (dot w (u i)) c (dot p p) H0 H1 H2 H3). Qed.
Lemma t34 (i : Z) : (((i >= (0)%Z)%Z /\ (i < n)%Z) -> ((c * (beta i)) >= (0))).
Proof. intro h8. exact (t33 i h8). Qed.
Lemma t35 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((c * (beta i_0)) >= (0)))).
Proof. intros i. exact (t34 i). Qed.
Lemma t36 : ((sum4 (0)%Z) = (c * (sum2 (0)%Z))).
Proof. pose proof sum2_0 as E0. pose proof sum4_0 as E1. rewrite ?E0. rewrite ?E1. exact (s23 c). Qed.
Lemma t37 : (((0)%Z <= n)%Z -> ((sum4 (0)%Z) = (c * (sum2 (0)%Z)))).
Proof. intro unused. exact t36. Qed.
Lemma t38 (k3 : Z) (h10 : (k3 >= (0)%Z)%Z) (h11 : ((k3 + (1)%Z)%Z <= n)%Z) : (k3 <= n)%Z.
Proof. pose proof given0 as H0. pose proof h10 as H1. pose proof h11 as H2. exact (s24 n k3 H0 H1 H2). Qed.
Lemma t39 (k3 : Z) (h10 : (k3 >= (0)%Z)%Z) (h11 : ((k3 + (1)%Z)%Z <= n)%Z) : ((k3 >= (0)%Z)%Z /\ (k3 < n)%Z).
Proof. pose proof given0 as H0. pose proof h10 as H1. pose proof h11 as H2. exact (s25 n k3 H0 H1 H2). Qed.
Lemma t40 (k3 : Z) (h10 : (k3 >= (0)%Z)%Z) (h11 : ((k3 + (1)%Z)%Z <= n)%Z) : (k3 >= (0)%Z)%Z.
Proof. pose proof given0 as H0. pose proof h10 as H1. pose proof h11 as H2. exact (s26 n k3 H0 H1 H2). Qed.
Lemma t41 (k3 : Z) (h9 : ((k3 <= n)%Z -> ((sum4 k3) = (c * (sum2 k3))))) (h10 : (k3 >= (0)%Z)%Z) (h11 : ((k3 + (1)%Z)%Z <= n)%Z) : ((sum4 (k3 + (1)%Z)%Z) = (c * (sum2 (k3 + (1)%Z)%Z))).
Proof. pose proof ((sum2_next k3) (t40 k3 h10 h11)) as E0. pose proof ((sum4_next k3) (t40 k3 h10 h11)) as E1. pose proof (h9 (t38 k3 h10 h11)) as H0. pose proof ((given1 k3) (t39 k3 h10 h11)) as H1. pose proof ((given2 k3) (t39 k3 h10 h11)) as H2. rewrite ?E0. rewrite ?E1. exact (s27 (sum4 k3) c (sum2 k3) (beta k3) (dot w (u k3)) H0 H1 H2). Qed.
Lemma t42 (k3 : Z) (h9 : ((k3 <= n)%Z -> ((sum4 k3) = (c * (sum2 k3))))) (h10 : (k3 >= (0)%Z)%Z) : (((k3 + (1)%Z)%Z <= n)%Z -> ((sum4 (k3 + (1)%Z)%Z) = (c * (sum2 (k3 + (1)%Z)%Z)))).
Proof. intro h11. exact (t41 k3 h9 h10 h11). Qed.
Lemma t43 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum4 k_0) = (c * (sum2 k_0)))))).
Proof. refine (zind (fun k3 => ((k3 <= n)%Z -> ((sum4 k3) = (c * (sum2 k3))))) t37 _). intros k3 h10 h9. exact (t42 k3 h9 h10). Qed.
Lemma t44 (k3 : Z) (h12 : ((k3 >= (0)%Z)%Z /\ (k3 <= n)%Z)) : ((sum4 k3) = (c * (sum2 k3))).
Proof. pose proof (t43 k3) as H0. pose proof h12 as H1. exact (s28 k3 n (sum4 k3) c (sum2 k3) H0 H1). Qed.
Lemma t45 (k3 : Z) : (((k3 >= (0)%Z)%Z /\ (k3 <= n)%Z) -> ((sum4 k3) = (c * (sum2 k3)))).
Proof. intro h12. exact (t44 k3 h12). Qed.
Lemma t46 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum4 k_0) = (c * (sum2 k_0))))).
Proof. intros k3. exact (t45 k3). Qed.
Lemma t47 : ((dot (add (sum5 (0)%Z) (mul (-1) (mul c (sum (0)%Z)))) (add (sum5 (0)%Z) (mul (-1) (mul c (sum (0)%Z))))) = (0)).
Proof. pose proof sum_0 as E0. pose proof sum5_0 as E1. pose proof (ax_additive zero (mul (-1) (mul c zero)) (add zero (mul (-1) (mul c zero)))) as E2. pose proof (ax_homogeneous (-1) (mul c zero) (add zero (mul (-1) (mul c zero)))) as E3. pose proof (ax_zero_vector (add zero (mul (-1) (mul c zero)))) as E4. pose proof (ax_homogeneous c zero (add zero (mul (-1) (mul c zero)))) as E5. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E4. exact (s29 c). Qed.
Lemma t48 : (((0)%Z <= n)%Z -> ((dot (add (sum5 (0)%Z) (mul (-1) (mul c (sum (0)%Z)))) (add (sum5 (0)%Z) (mul (-1) (mul c (sum (0)%Z))))) = (0))).
Proof. intro unused. exact t47. Qed.
Lemma t49 (k4 : Z) (h14 : (k4 >= (0)%Z)%Z) (h15 : ((k4 + (1)%Z)%Z <= n)%Z) : (k4 <= n)%Z.
Proof. pose proof given0 as H0. pose proof h14 as H1. pose proof h15 as H2. exact (s30 n k4 H0 H1 H2). Qed.
Lemma t50 (k4 : Z) (h14 : (k4 >= (0)%Z)%Z) (h15 : ((k4 + (1)%Z)%Z <= n)%Z) : ((k4 >= (0)%Z)%Z /\ (k4 < n)%Z).
Proof. pose proof given0 as H0. pose proof h14 as H1. pose proof h15 as H2. exact (s31 n k4 H0 H1 H2). Qed.
Lemma t51 (k4 : Z) (h14 : (k4 >= (0)%Z)%Z) (h15 : ((k4 + (1)%Z)%Z <= n)%Z) : (k4 >= (0)%Z)%Z.
Proof. pose proof given0 as H0. pose proof h14 as H1. pose proof h15 as H2. exact (s32 n k4 H0 H1 H2). Qed.
Lemma t52 (k4 : Z) (h13 : ((k4 <= n)%Z -> ((dot (add (sum5 k4) (mul (-1) (mul c (sum k4)))) (add (sum5 k4) (mul (-1) (mul c (sum k4))))) = (0)))) (h14 : (k4 >= (0)%Z)%Z) (h15 : ((k4 + (1)%Z)%Z <= n)%Z) : ((dot (add (sum5 (k4 + (1)%Z)%Z) (mul (-1) (mul c (sum (k4 + (1)%Z)%Z)))) (add (sum5 (k4 + (1)%Z)%Z) (mul (-1) (mul c (sum (k4 + (1)%Z)%Z))))) = (0)).
Proof. pose proof ((sum_next k4) (t51 k4 h14 h15)) as E0. pose proof ((sum5_next k4) (t51 k4 h14 h15)) as E1. pose proof (ax_additive (add (sum5 k4) (mul (c * (beta k4)) (u k4))) (mul (-1) (mul c (add (sum k4) (mul (beta k4) (u k4))))) (add (add (sum5 k4) (mul (c * (beta k4)) (u k4))) (mul (-1) (mul c (add (sum k4) (mul (beta k4) (u k4))))))) as E2. pose proof (ax_homogeneous (-1) (mul c (add (sum k4) (mul (beta k4) (u k4)))) (add (add (sum5 k4) (mul (c * (beta k4)) (u k4))) (mul (-1) (mul c (add (sum k4) (mul (beta k4) (u k4))))))) as E3. pose proof (ax_additive (sum5 k4) (mul (c * (beta k4)) (u k4)) (add (add (sum5 k4) (mul (c * (beta k4)) (u k4))) (mul (-1) (mul c (add (sum k4) (mul (beta k4) (u k4))))))) as E4. pose proof (ax_homogeneous c (add (sum k4) (mul (beta k4) (u k4))) (add (add (sum5 k4) (mul (c * (beta k4)) (u k4))) (mul (-1) (mul c (add (sum k4) (mul (beta k4) (u k4))))))) as E5. pose proof (ax_homogeneous (c * (beta k4)) (u k4) (add (add (sum5 k4) (mul (c * (beta k4)) (u k4))) (mul (-1) (mul c (add (sum k4) (mul (beta k4) (u k4))))))) as E6. pose proof (ax_symmetric (sum5 k4) (add (add (sum5 k4) (mul (c * (beta k4)) (u k4))) (mul (-1) (mul c (add (sum k4) (mul (beta k4) (u k4))))))) as E7. pose proof (ax_additive (sum k4) (mul (beta k4) (u k4)) (add (add (sum5 k4) (mul (c * (beta k4)) (u k4))) (mul (-1) (mul c (add (sum k4) (mul (beta k4) (u k4))))))) as E8. pose proof (ax_symmetric (u k4) (add (add (sum5 k4) (mul (c * (beta k4)) (u k4))) (mul (-1) (mul c (add (sum k4) (mul (beta k4) (u k4))))))) as E9. pose proof (ax_additive (add (sum5 k4) (mul (c * (beta k4)) (u k4))) (mul (-1) (mul c (add (sum k4) (mul (beta k4) (u k4))))) (sum5 k4)) as E10. pose proof (ax_homogeneous (beta k4) (u k4) (add (add (sum5 k4) (mul (c * (beta k4)) (u k4))) (mul (-1) (mul c (add (sum k4) (mul (beta k4) (u k4))))))) as E11. pose proof (ax_symmetric (sum k4) (add (add (sum5 k4) (mul (c * (beta k4)) (u k4))) (mul (-1) (mul c (add (sum k4) (mul (beta k4) (u k4))))))) as E12. pose proof (ax_additive (add (sum5 k4) (mul (c * (beta k4)) (u k4))) (mul (-1) (mul c (add (sum k4) (mul (beta k4) (u k4))))) (u k4)) as E13. pose proof (ax_homogeneous (-1) (mul c (add (sum k4) (mul (beta k4) (u k4)))) (sum5 k4)) as E14. pose proof (ax_additive (sum5 k4) (mul (c * (beta k4)) (u k4)) (sum5 k4)) as E15. pose proof (ax_homogeneous (-1) (mul c (add (sum k4) (mul (beta k4) (u k4)))) (u k4)) as E16. pose proof (ax_additive (sum5 k4) (mul (c * (beta k4)) (u k4)) (u k4)) as E17. pose proof (ax_additive (add (sum5 k4) (mul (c * (beta k4)) (u k4))) (mul (-1) (mul c (add (sum k4) (mul (beta k4) (u k4))))) (sum k4)) as E18. pose proof (ax_homogeneous c (add (sum k4) (mul (beta k4) (u k4))) (sum5 k4)) as E19. pose proof (ax_homogeneous (c * (beta k4)) (u k4) (sum5 k4)) as E20. pose proof (ax_homogeneous c (add (sum k4) (mul (beta k4) (u k4))) (u k4)) as E21. pose proof (ax_homogeneous (c * (beta k4)) (u k4) (u k4)) as E22. pose proof (ax_symmetric (sum5 k4) (u k4)) as E23. pose proof (ax_homogeneous (-1) (mul c (add (sum k4) (mul (beta k4) (u k4)))) (sum k4)) as E24. pose proof (ax_additive (sum5 k4) (mul (c * (beta k4)) (u k4)) (sum k4)) as E25. pose proof (ax_additive (sum k4) (mul (beta k4) (u k4)) (sum5 k4)) as E26. pose proof (ax_additive (sum k4) (mul (beta k4) (u k4)) (u k4)) as E27. pose proof (ax_homogeneous c (add (sum k4) (mul (beta k4) (u k4))) (sum k4)) as E28. pose proof (ax_homogeneous (c * (beta k4)) (u k4) (sum k4)) as E29. pose proof (ax_homogeneous (beta k4) (u k4) (sum5 k4)) as E30. pose proof (ax_homogeneous (beta k4) (u k4) (u k4)) as E31. pose proof (ax_symmetric (sum k4) (u k4)) as E32. pose proof (ax_additive (sum k4) (mul (beta k4) (u k4)) (sum k4)) as E33. pose proof (ax_homogeneous (beta k4) (u k4) (sum k4)) as E34. pose proof (ax_symmetric (sum5 k4) (sum k4)) as E35. pose proof (ax_additive (sum5 k4) (mul (-1) (mul c (sum k4))) (add (sum5 k4) (mul (-1) (mul c (sum k4))))) as E36. pose proof (ax_homogeneous (-1) (mul c (sum k4)) (add (sum5 k4) (mul (-1) (mul c (sum k4))))) as E37. pose proof (ax_symmetric (sum5 k4) (add (sum5 k4) (mul (-1) (mul c (sum k4))))) as E38. pose proof (ax_homogeneous c (sum k4) (add (sum5 k4) (mul (-1) (mul c (sum k4))))) as E39. pose proof (ax_additive (sum5 k4) (mul (-1) (mul c (sum k4))) (sum5 k4)) as E40. pose proof (ax_symmetric (sum k4) (add (sum5 k4) (mul (-1) (mul c (sum k4))))) as E41. pose proof (ax_homogeneous (-1) (mul c (sum k4)) (sum5 k4)) as E42. pose proof (ax_additive (sum5 k4) (mul (-1) (mul c (sum k4))) (sum k4)) as E43. pose proof (ax_homogeneous c (sum k4) (sum5 k4)) as E44. pose proof (ax_homogeneous (-1) (mul c (sum k4)) (sum k4)) as E45. pose proof (ax_homogeneous c (sum k4) (sum k4)) as E46. pose proof (h13 (t49 k4 h14 h15)) as H0. rewrite ?E36 in H0. rewrite ?E37 in H0. rewrite ?E38 in H0. rewrite ?E39 in H0. rewrite ?E40 in H0. rewrite ?E41 in H0. rewrite ?E42 in H0. rewrite ?E43 in H0. rewrite ?E44 in H0. rewrite ?E45 in H0. rewrite ?E35 in H0. rewrite ?E46 in H0. pose proof ((given1 k4) (t50 k4 h14 h15)) as H1. pose proof ((given2 k4) (t50 k4 h14 h15)) as H2. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. rewrite ?E9. rewrite ?E10. rewrite ?E11. rewrite ?E12. rewrite ?E13. rewrite ?E14. rewrite ?E15. rewrite ?E16. rewrite ?E17. rewrite ?E18. rewrite ?E19. rewrite ?E20. rewrite ?E21. rewrite ?E22. rewrite ?E23. rewrite ?E24. rewrite ?E25. rewrite ?E26. rewrite ?E27. rewrite ?E28. rewrite ?E29. rewrite ?E30. rewrite ?E31. rewrite ?E32. rewrite ?E33. rewrite ?E34. rewrite ?E9. rewrite ?E13. rewrite ?E16. rewrite ?E17. rewrite ?E35. rewrite ?E21. rewrite ?E22. rewrite ?E23. rewrite ?E27. rewrite ?E31. rewrite ?E32. exact (s33 (dot (sum5 k4) (sum5 k4)) c (dot (sum k4) (sum5 k4)) (dot (sum k4) (sum k4)) (beta k4) (dot w (u k4)) (dot (u k4) (sum5 k4)) (dot (u k4) (u k4)) (dot (u k4) (sum k4)) H0 H1 H2). Qed.
Lemma t53 (k4 : Z) (h13 : ((k4 <= n)%Z -> ((dot (add (sum5 k4) (mul (-1) (mul c (sum k4)))) (add (sum5 k4) (mul (-1) (mul c (sum k4))))) = (0)))) (h14 : (k4 >= (0)%Z)%Z) : (((k4 + (1)%Z)%Z <= n)%Z -> ((dot (add (sum5 (k4 + (1)%Z)%Z) (mul (-1) (mul c (sum (k4 + (1)%Z)%Z)))) (add (sum5 (k4 + (1)%Z)%Z) (mul (-1) (mul c (sum (k4 + (1)%Z)%Z))))) = (0))).
Proof. intro h15. exact (t52 k4 h13 h14 h15). Qed.
Lemma t54 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((dot (add (sum5 k_0) (mul (-1) (mul c (sum k_0)))) (add (sum5 k_0) (mul (-1) (mul c (sum k_0))))) = (0))))).
Proof. refine (zind (fun k4 => ((k4 <= n)%Z -> ((dot (add (sum5 k4) (mul (-1) (mul c (sum k4)))) (add (sum5 k4) (mul (-1) (mul c (sum k4))))) = (0)))) t48 _). intros k4 h14 h13. exact (t53 k4 h13 h14). Qed.
Lemma t55 (k4 : Z) (h16 : ((k4 >= (0)%Z)%Z /\ (k4 <= n)%Z)) : ((dot (add (sum5 k4) (mul (-1) (mul c (sum k4)))) (add (sum5 k4) (mul (-1) (mul c (sum k4))))) = (0)).
Proof. pose proof (t54 k4) as H0. pose proof h16 as H1. exact (s34 k4 n (dot (add (sum5 k4) (mul (-1) (mul c (sum k4)))) (add (sum5 k4) (mul (-1) (mul c (sum k4))))) H0 H1). Qed.
Lemma t56 (k4 : Z) : (((k4 >= (0)%Z)%Z /\ (k4 <= n)%Z) -> ((dot (add (sum5 k4) (mul (-1) (mul c (sum k4)))) (add (sum5 k4) (mul (-1) (mul c (sum k4))))) = (0))).
Proof. intro h16. exact (t55 k4 h16). Qed.
Lemma t57 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((dot (add (sum5 k_0) (mul (-1) (mul c (sum k_0)))) (add (sum5 k_0) (mul (-1) (mul c (sum k_0))))) = (0)))).
Proof. intros k4. exact (t56 k4). Qed.
Lemma t58 : ((dot (add (sum5 n) (mul (-1) (mul c (sum n)))) (add (sum5 n) (mul (-1) (mul c (sum n))))) = (0)).
Proof. pose proof (ax_additive (sum5 n) (mul (-1) (mul c (sum n))) (add (sum5 n) (mul (-1) (mul c (sum n))))) as E0. pose proof (ax_homogeneous (-1) (mul c (sum n)) (add (sum5 n) (mul (-1) (mul c (sum n))))) as E1. pose proof (ax_symmetric (sum5 n) (add (sum5 n) (mul (-1) (mul c (sum n))))) as E2. pose proof (ax_homogeneous c (sum n) (add (sum5 n) (mul (-1) (mul c (sum n))))) as E3. pose proof (ax_additive (sum5 n) (mul (-1) (mul c (sum n))) (sum5 n)) as E4. pose proof (ax_symmetric (sum n) (add (sum5 n) (mul (-1) (mul c (sum n))))) as E5. pose proof (ax_homogeneous (-1) (mul c (sum n)) (sum5 n)) as E6. pose proof (ax_additive (sum5 n) (mul (-1) (mul c (sum n))) (sum n)) as E7. pose proof (ax_homogeneous c (sum n) (sum5 n)) as E8. pose proof (ax_homogeneous (-1) (mul c (sum n)) (sum n)) as E9. pose proof (ax_symmetric (sum5 n) (sum n)) as E10. pose proof (ax_homogeneous c (sum n) (sum n)) as E11. pose proof ((t57 n) t11) as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E3 in H0. rewrite ?E4 in H0. rewrite ?E5 in H0. rewrite ?E6 in H0. rewrite ?E7 in H0. rewrite ?E8 in H0. rewrite ?E9 in H0. rewrite ?E10 in H0. rewrite ?E11 in H0. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. rewrite ?E9. rewrite ?E10. rewrite ?E11. exact (s35 (dot (sum5 n) (sum5 n)) c (dot (sum n) (sum5 n)) (dot (sum n) (sum n)) H0). Qed.
Lemma t59 : ((sum5 n) = (mul c (sum n))).
Proof. pose proof t58 as H0. pose proof (ax_definite (sum5 n) (mul c (sum n))) as H1. exact (s36 (dot (add (sum5 n) (mul (-1) (mul c (sum n)))) (add (sum5 n) (mul (-1) (mul c (sum n))))) ((sum5 n) = (mul c (sum n))) H0 H1). Qed.
Lemma t60 : (((sum4 n) - ((dot (sum5 n) (sum5 n)) / (2))) = ((c * (sum2 n)) - (((c * c) * (dot (sum n) (sum n))) / (2)))).
Proof. pose proof t59 as E0. pose proof (ax_homogeneous c (sum n) (mul c (sum n))) as E1. pose proof (ax_symmetric (sum n) (mul c (sum n))) as E2. pose proof (ax_homogeneous c (sum n) (sum n)) as E3. pose proof ((t46 n) t11) as H0. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. exact (s37 (sum4 n) c (sum2 n) (dot (sum n) (sum n)) H0). Qed.
Lemma t61 : (((dot (mul c p) (mul c p)) / (2)) = ((sum4 n) - ((dot (sum5 n) (sum5 n)) / (2)))).
Proof. pose proof given4 as E0. pose proof (ax_homogeneous c (sum n) (mul c (sum n))) as E1. pose proof (ax_symmetric (sum n) (mul c (sum n))) as E2. pose proof (ax_homogeneous c (sum n) (sum n)) as E3. pose proof t60 as H0. pose proof given5 as H1. rewrite ?E0 in H1. pose proof given3 as H2. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. exact (s38 (sum4 n) (dot (sum5 n) (sum5 n)) c (sum2 n) (dot (sum n) (sum n)) H0 H1 H2). Qed.
Lemma t62 (i2 : Z) (h17 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z).
Proof. pose proof given0 as H0. pose proof h17 as H1. exact (s39 n i2 H0 H1). Qed.
Lemma t63 (i2 : Z) (h17 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((dot (mul c p) (u i2)) >= (1)).
Proof. pose proof (ax_homogeneous c p (u i2)) as E0. pose proof ((given1 i2) (t62 i2 h17)) as H0. pose proof ((given2 i2) (t62 i2 h17)) as H1. pose proof ((given6 i2) (t62 i2 h17)) as H3. pose proof given5 as H4. rewrite ?E0. exact (s40 (beta i2) (dot w (u i2)) (dot p (u i2)) (dot p p) c H0 H1 H3 H4). Qed.
Lemma t64 (i2 : Z) : (((i2 >= (0)%Z)%Z /\ (i2 < n)%Z) -> ((dot (mul c p) (u i2)) >= (1))).
Proof. intro h17. exact (t63 i2 h17). Qed.
Lemma t65 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((dot (mul c p) (u i_0)) >= (1)))).
Proof. intros i2. exact (t64 i2). Qed.

Theorem strong_duality_0 : ((dot p p) > (0)).
Proof. exact t31. Qed.
Theorem strong_duality_1 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((c * (beta i_0)) >= (0)))).
Proof. exact t35. Qed.
Theorem strong_duality_2 : (((dot (mul c p) (mul c p)) / (2)) = ((sum4 n) - ((dot (sum5 n) (sum5 n)) / (2)))).
Proof. exact t61. Qed.
Theorem strong_duality_3 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((dot (mul c p) (u i_0)) >= (1)))).
Proof. exact t65. Qed.
End strong_duality.
Print Assumptions strong_duality_0.
Print Assumptions strong_duality_1.
Print Assumptions strong_duality_2.
Print Assumptions strong_duality_3.
