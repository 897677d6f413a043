(* label: duality-gap-identity *)
(* given: \left\langle w, u_{i}\right\rangle + y_{i}\,b \ge 1 - \xi_{i},\quad \xi_{i} \ge 0,\quad \alpha_{i} \ge 0 \quad\text{for all } i *)
(* given: \xi_{i} = 0 \quad\text{for all } i *)
(* given: \sum_{i} \alpha_{i}\,y_{i} = 0 \;\text{or}\; b = 0 *)
(* part 4: \alpha_{i}\,\left(\left\langle w, u_{i}\right\rangle + y_{i}\,b - 1\right) \ge 0 \quad\text{for all } i *)
(* part 4: \frac{\left\lVert w - \sum_{i} \alpha_{i}\,u_{i}\right\rVert^2}{2} \ge 0,\quad b\,\sum_{i} \alpha_{i}\,y_{i} = 0 *)
(* part 4: \frac{\left\lVert w\right\rVert^2}{2} \ge \sum_{i} \alpha_{i} - \frac{\left\lVert \sum_{i} \alpha_{i}\,u_{i}\right\rVert^2}{2} *)
(* part 4: \frac{\left\lVert w\right\rVert^2}{2} = \sum_{i} \alpha_{i} - \frac{\left\lVert \sum_{i} \alpha_{i}\,u_{i}\right\rVert^2}{2} \;\Rightarrow\; w = \sum_{i} \alpha_{i}\,u_{i} *)
(* part 4: \frac{\left\lVert w\right\rVert^2}{2} = \sum_{j} \alpha_{j} - \frac{\left\lVert \sum_{j} \alpha_{j}\,u_{j}\right\rVert^2}{2} \;\Rightarrow\; \alpha_{i}\,\left(\left\langle w, u_{i}\right\rangle + y_{i}\,b - 1\right) = 0 *)
Require Import Replay.
Section hard_gap.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable u : Z -> V.
Variable alpha : Z -> R.
Variable y : Z -> R.
Variable xi : Z -> R.
Variable C : R.
Variable b : R.
Variable w : V.
Variable n : Z.
Variable i : Z.
Definition sum : Z -> V := rec zero (fun k_ v_ => (add v_ (mul (alpha k_) (u k_)))).
Lemma sum_0 : ((sum (0)%Z) = zero). Proof. reflexivity. Qed.
Lemma sum_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum (k_0 + (1)%Z)%Z) = (add (sum k_0) (mul (alpha k_0) (u k_0)))))). Proof. intros; unfold sum; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum2 : Z -> R := rec (0) (fun k_ v_ => (v_ + (alpha k_))).
Lemma sum2_0 : ((sum2 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum2_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum2 (k_0 + (1)%Z)%Z) = ((sum2 k_0) + (alpha k_0))))). Proof. intros; unfold sum2; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum3 : Z -> R := rec (0) (fun k_ v_ => (v_ + ((alpha k_) * (y k_)))).
Lemma sum3_0 : ((sum3 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum3_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum3 (k_0 + (1)%Z)%Z) = ((sum3 k_0) + ((alpha k_0) * (y k_0)))))). Proof. intros; unfold sum3; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum4 : Z -> R := rec (0) (fun k_ v_ => (v_ + ((C - (alpha k_)) * (xi k_)))).
Lemma sum4_0 : ((sum4 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum4_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum4 (k_0 + (1)%Z)%Z) = ((sum4 k_0) + ((C - (alpha k_0)) * (xi k_0)))))). Proof. intros; unfold sum4; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum5 : Z -> R := rec (0) (fun k_ v_ => (v_ + ((alpha k_) * ((((dot w (u k_)) + ((y k_) * b)) - (1)) + (xi k_))))).
Lemma sum5_0 : ((sum5 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum5_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum5 (k_0 + (1)%Z)%Z) = ((sum5 k_0) + ((alpha k_0) * ((((dot w (u k_0)) + ((y k_0) * b)) - (1)) + (xi k_0))))))). Proof. intros; unfold sum5; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum6 : Z -> R := rec (0) (fun k_ v_ => (v_ + (xi k_))).
Lemma sum6_0 : ((sum6 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum6_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum6 (k_0 + (1)%Z)%Z) = ((sum6 k_0) + (xi k_0))))). Proof. intros; unfold sum6; rewrite rec_next by assumption; reflexivity. Qed.
Hypothesis ax_positive : (forall (u_0 : V), ((dot u_0 u_0) >= (0))).
Hypothesis ax_additive : (forall (u_0 : V) (v_1 : V) (z_2 : V), ((dot (add u_0 v_1) z_2) = ((dot u_0 z_2) + (dot v_1 z_2)))).
Hypothesis ax_homogeneous : (forall (c_0 : R) (u_1 : V) (z_2 : V), ((dot (mul c_0 u_1) z_2) = (c_0 * (dot u_1 z_2)))).
Hypothesis ax_symmetric : (forall (u_0 : V) (v_1 : V), ((dot u_0 v_1) = (dot v_1 u_0))).
Hypothesis ax_zero_vector : (forall (z_0 : V), ((dot zero z_0) = (0))).
Hypothesis ax_definite : (forall (u_0 : V) (v_1 : V), (((dot (add u_0 (mul (-1) v_1)) (add u_0 (mul (-1) v_1))) = (0)) -> (u_0 = v_1))).

Lemma s0 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s1 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s2 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  (((x0 + (x1 * x2)) >= ((1) - x3)) /\ (x3 >= (0)) /\ (x4 >= (0))) ->
  (x3 = (0)) ->
  (x3 = (0)) ->
  ((x4 * ((x0 + (x1 * x2)) - (1))) = (x4 * (((x0 + (x1 * x2)) - (1)) + x3))).
Proof. (* 30af6ea077: 0 1 2 *) by_ring. Qed.
Lemma s3 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s4 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s5 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (((x0 + (x1 * x2)) >= ((1) - x3)) /\ (x3 >= (0)) /\ (x4 >= (0))) ->
  (x3 = (0)) ->
  (((x0 + (x1 * x2)) >= ((1) - x3)) /\ (x3 >= (0)) /\ (x4 >= (0))) ->
  (x3 = (0)) ->
  ((((x5 - x4) * x3) >= (0)) /\ ((x4 * (((x0 + (x1 * x2)) - (1)) + x3)) >= (0))).
Proof. (* 920642606d: 0 1 2 3 *) by_isolation. Qed.
Lemma s6 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (((x0 + (x1 * x2)) >= ((1) - x3)) /\ (x3 >= (0)) /\ (x4 >= (0))) ->
  (x3 = (0)) ->
  ((x4 * ((x0 + (x1 * x2)) - (1))) = (x4 * (((x0 + (x1 * x2)) - (1)) + x3))) ->
  ((((x5 - x4) * x3) >= (0)) /\ ((x4 * (((x0 + (x1 * x2)) - (1)) + x3)) >= (0))) ->
  ((x4 * ((x0 + (x1 * x2)) - (1))) >= (0)).
Proof. (* 179bc0fc4b: 0 1 2 3 *) by_lra. Qed.
Lemma s7 :
  ((0) >= (0)).
Proof. (* 74db12625c:  *) by_lra. Qed.
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
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s11 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s12 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (((x0 + (x1 * x2)) >= ((1) - x3)) /\ (x3 >= (0)) /\ (x4 >= (0))) ->
  (x3 = (0)) ->
  ((((x5 - x4) * x3) >= (0)) /\ ((x4 * (((x0 + (x1 * x2)) - (1)) + x3)) >= (0))) ->
  (((x5 - x4) * x3) >= (0)).
Proof. (* 33ca8fe2fb: 0 1 2 *) by_logic. Qed.
Lemma s13 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 87e05514c8: 0 1 2 *) by_logic. Qed.
Lemma s14 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 7165f0377f: 0 1 2 *) by_logic. Qed.
Lemma s15 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) :
  (x0 >= (0)) ->
  (((x1 + (x2 * x3)) >= ((1) - x4)) /\ (x4 >= (0)) /\ (x5 >= (0))) ->
  (x4 = (0)) ->
  (((x6 - x5) * x4) >= (0)) ->
  ((x0 + ((x6 - x5) * x4)) >= (0)).
Proof. (* cfb6ff2a61: 0 1 2 3 *) by_lra. Qed.
Lemma s16 (k0 : Z) (k1 : Z) (x2 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 >= (0)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 >= (0)).
Proof. (* dbc53aed78: 0 1 *) by_logic. Qed.
Lemma s17 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* a883d213be: 0 *) by_logic. Qed.
Lemma s18 :
  ((0) >= (0)).
Proof. (* 74db12625c:  *) by_lra. Qed.
Lemma s19 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 <= k0)%Z.
Proof. (* f1b096018f: 0 1 2 *) by_logic. Qed.
Lemma s20 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 87e05514c8: 0 1 2 *) by_logic. Qed.
Lemma s21 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s22 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s23 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (((x0 + (x1 * x2)) >= ((1) - x3)) /\ (x3 >= (0)) /\ (x4 >= (0))) ->
  (x3 = (0)) ->
  ((((x5 - x4) * x3) >= (0)) /\ ((x4 * (((x0 + (x1 * x2)) - (1)) + x3)) >= (0))) ->
  ((x4 * (((x0 + (x1 * x2)) - (1)) + x3)) >= (0)).
Proof. (* 5996758773: 0 1 2 *) by_logic. Qed.
Lemma s24 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 87e05514c8: 0 1 2 *) by_logic. Qed.
Lemma s25 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 7165f0377f: 0 1 2 *) by_logic. Qed.
Lemma s26 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (x0 >= (0)) ->
  (((x1 + (x2 * x3)) >= ((1) - x4)) /\ (x4 >= (0)) /\ (x5 >= (0))) ->
  (x4 = (0)) ->
  ((x5 * (((x1 + (x2 * x3)) - (1)) + x4)) >= (0)) ->
  ((x0 + (x5 * (((x1 + (x2 * x3)) - (1)) + x4))) >= (0)).
Proof. (* 7bbd57a101: 0 1 2 3 *) by_lra. Qed.
Lemma s27 (k0 : Z) (k1 : Z) (x2 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 >= (0)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 >= (0)).
Proof. (* dbc53aed78: 0 1 *) by_logic. Qed.
Lemma s28 (x0 : R) (x1 : R) :
  ((x0 = (0)) \/ (x1 = (0))) ->
  ((x1 * x0) = (0)).
Proof. (* 2bde647d9f: 0 *) by_isolation. Qed.
Lemma s29 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) :
  (x0 >= (0)) ->
  (x1 >= (0)) ->
  ((x2 * x3) = (0)) ->
  (((x4 + ((-1) * x5)) + ((-1) * (x5 + ((-1) * x6)))) >= (0)) ->
  (((((x4 + ((-1) * x5)) + ((-1) * (x5 + ((-1) * x6)))) / (2)) >= (0)) /\ ((x2 * x3) = (0))).
Proof. (* 6455697586: 0 1 2 3 *) by_lra. Qed.
Lemma s30 (x0 : R) (x1 : R) :
  (((0) + (0)) = ((((x0 * (0)) + (0)) + (x1 * (0))) - (0))).
Proof. (* 42237dae2f:  *) by_lra. Qed.
Lemma s31 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 <= k0)%Z.
Proof. (* f1b096018f: 0 1 2 *) by_logic. Qed.
Lemma s32 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 7165f0377f: 0 1 2 *) by_logic. Qed.
Lemma s33 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) (x9 : R) (x10 : R) (x11 : R) :
  ((x0 + x1) = ((((x2 * x3) + x4) + (x5 * x6)) - x7)) ->
  (((x0 + ((x2 - x8) * x9)) + (x1 + (x8 * (((x10 + (x11 * x5)) - (1)) + x9)))) = ((((x2 * (x3 + x9)) + (x4 + (x8 * x10))) + (x5 * (x6 + (x8 * x11)))) - (x7 + x8))).
Proof. (* 85cf2ba07d: 0 *) by_lra. Qed.
Lemma s34 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) (x9 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> ((x2 + x3) = ((((x4 * x5) + x6) + (x7 * x8)) - x9)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  ((x2 + x3) = ((((x4 * x5) + x6) + (x7 * x8)) - x9)).
Proof. (* a425a080db: 0 1 *) by_logic. Qed.
Lemma s35 :
  ((0) = (0)).
Proof. (* 4455105e66:  *) by_logic. Qed.
Lemma s36 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 <= k0)%Z.
Proof. (* f1b096018f: 0 1 2 *) by_logic. Qed.
Lemma s37 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 87e05514c8: 0 1 2 *) by_logic. Qed.
Lemma s38 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 7165f0377f: 0 1 2 *) by_logic. Qed.
Lemma s39 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (x0 = (0)) ->
  (((x1 + (x2 * x3)) >= ((1) - x4)) /\ (x4 >= (0)) /\ (x5 >= (0))) ->
  (x4 = (0)) ->
  (x4 = (0)) ->
  ((x0 + x4) = (0)).
Proof. (* ba5a9e780a: 0 1 2 3 *) by_lra. Qed.
Lemma s40 (k0 : Z) (k1 : Z) (x2 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = (0)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = (0)).
Proof. (* 8694e65164: 0 1 *) by_logic. Qed.
Lemma s41 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) (x9 : R) :
  ((x0 + x1) = ((((x2 * x3) + x4) + (x5 * x6)) - x7)) ->
  (x3 = (0)) ->
  (((x8 / (2)) - (x7 - (x9 / (2)))) = ((((((x8 + ((-1) * x4)) + ((-1) * (x4 + ((-1) * x9)))) / (2)) + x0) + x1) - (x5 * x6))).
Proof. (* b94470d45b: 0 1 *) by_ring. Qed.
Lemma s42 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  (((x0 / (2)) - (x1 - (x2 / (2)))) = ((((((x0 + ((-1) * x3)) + ((-1) * (x3 + ((-1) * x2)))) / (2)) + x4) + x5) - (x6 * x7))) ->
  (x4 >= (0)) ->
  (x5 >= (0)) ->
  ((x6 * x7) = (0)) ->
  (((x0 + ((-1) * x3)) + ((-1) * (x3 + ((-1) * x2)))) >= (0)) ->
  ((x0 / (2)) >= (x1 - (x2 / (2)))).
Proof. (* 7018c08d6a: 0 1 2 3 4 *) by_lra. Qed.
Lemma s43 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  (((x0 / (2)) - (x1 - (x2 / (2)))) = ((((((x0 + ((-1) * x3)) + ((-1) * (x3 + ((-1) * x2)))) / (2)) + x4) + x5) - (x6 * x7))) ->
  (x4 >= (0)) ->
  (x5 >= (0)) ->
  ((x6 * x7) = (0)) ->
  (((x0 + ((-1) * x3)) + ((-1) * (x3 + ((-1) * x2)))) >= (0)) ->
  (((x0 / (2)) = (x1 - (x2 / (2)))) -> (((x0 + ((-1) * x3)) + ((-1) * (x3 + ((-1) * x2)))) = (0))).
Proof. (* 35b3ead5b3: 0 1 2 3 4 *) by_lra. Qed.
Lemma s44 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (P4 : Prop) :
  (((x0 / (2)) = (x1 - (x2 / (2)))) -> (x3 = (0))) ->
  ((x3 = (0)) -> P4) ->
  (((x0 / (2)) = (x1 - (x2 / (2)))) -> P4).
Proof. (* 1f8bd6d773: 0 1 *) by_logic. Qed.
Lemma s45 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) :
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z) ->
  ((k0 >= (0)%Z)%Z \/ ((0) >= (x2 * (((x3 + (x4 * x5)) - (1)) + x6)))).
Proof. (* 32403dc21c: 0 *) by_logic. Qed.
Lemma s46 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k0)%Z ->
  (k2 <= k0)%Z.
Proof. (* db34fd56cb: 0 1 2 3 *) by_logic. Qed.
Lemma s47 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k0)%Z ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z).
Proof. (* b64a3ede2c: 0 1 2 3 *) by_logic. Qed.
Lemma s48 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k0)%Z ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z).
Proof. (* b64a3ede2c: 0 1 2 3 *) by_logic. Qed.
Lemma s49 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k0)%Z ->
  ((k2 >= (0)%Z)%Z /\ (k2 <= k0)%Z).
Proof. (* 74fe711bd4: 0 1 2 3 *) by_logic. Qed.
Lemma s51 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k0)%Z ->
  (k2 >= (0)%Z)%Z.
Proof. (* 27959af5ff: 0 1 2 3 *) by_logic. Qed.
Lemma s52 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) (x9 : R) (x10 : R) (x11 : R) :
  ((k0 >= k1)%Z \/ (x2 >= (x3 * (((x4 + (x5 * x6)) - (1)) + x7)))) ->
  ((x8 * (((x9 + (x10 * x6)) - (1)) + x11)) >= (0)) ->
  (x2 >= (0)) ->
  ((k0 = k1)%Z -> ((x3 * (((x4 + (x5 * x6)) - (1)) + x7)) = (x8 * (((x9 + (x10 * x6)) - (1)) + x11)))) ->
  ((k0 >= (k1 + (1)%Z)%Z)%Z \/ ((x2 + (x8 * (((x9 + (x10 * x6)) - (1)) + x11))) >= (x3 * (((x4 + (x5 * x6)) - (1)) + x7)))).
Proof. (* 51a4b0d7dc: 0 3 5 6 *) by_cases. Qed.
Lemma s53 (k0 : Z) (k1 : Z) (k2 : Z) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> ((k2 >= k0)%Z \/ (x3 >= (x4 * (((x5 + (x6 * x7)) - (1)) + x8)))))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  ((k2 >= k0)%Z \/ (x3 >= (x4 * (((x5 + (x6 * x7)) - (1)) + x8)))).
Proof. (* d433eee5da: 0 1 *) by_logic. Qed.
Lemma s54 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* a2f53d9889: 0 1 *) by_logic. Qed.
Lemma s55 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  ((k0 >= k1)%Z \/ (x2 >= (x3 * (((x4 + (x5 * x6)) - (1)) + x7)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z) ->
  ((x3 * (((x4 + (x5 * x6)) - (1)) + x7)) <= x2).
Proof. (* dd6bb71c41: 0 1 *) by_ifs. Qed.
Lemma s56 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s57 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) (x9 : R) (x10 : R) (x11 : R) (x12 : R) :
  (((x0 / (2)) - (x1 - (x2 / (2)))) = ((((((x0 + ((-1) * x3)) + ((-1) * (x3 + ((-1) * x2)))) / (2)) + x4) + x5) - (x6 * x7))) ->
  (x4 >= (0)) ->
  (x5 >= (0)) ->
  ((x6 * x7) = (0)) ->
  (((x0 + ((-1) * x3)) + ((-1) * (x3 + ((-1) * x2)))) >= (0)) ->
  ((x8 * (((x9 + (x10 * x6)) - (1)) + x11)) <= x5) ->
  ((((x12 - x8) * x11) >= (0)) /\ ((x8 * (((x9 + (x10 * x6)) - (1)) + x11)) >= (0))) ->
  ((x8 * ((x9 + (x10 * x6)) - (1))) = (x8 * (((x9 + (x10 * x6)) - (1)) + x11))) ->
  (((x0 / (2)) = (x1 - (x2 / (2)))) -> ((x8 * ((x9 + (x10 * x6)) - (1))) = (0))).
Proof. (* 0f22114de7: 0 1 2 3 4 5 6 7 *) by_lra. Qed.

Hypothesis given0 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((((dot w (u i_0)) + ((y i_0) * b)) >= ((1) - (xi i_0))) /\ ((xi i_0) >= (0)) /\ ((alpha i_0) >= (0))))).
Hypothesis given1 : (n >= (0)%Z)%Z.
Hypothesis given2 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((xi i_0) = (0)))).
Hypothesis given3 : (((sum3 n) = (0)) \/ (b = (0))).
Hypothesis given4 : ((i >= (0)%Z)%Z /\ (i < n)%Z).

Lemma t0 (i2 : Z) (h0 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z).
Proof. pose proof given1 as H0. pose proof h0 as H1. exact (s0 n i2 H0 H1). Qed.
Lemma t1 (i3 : Z) (h1 : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z)) : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z).
Proof. pose proof given1 as H0. pose proof h1 as H1. exact (s1 n i3 H0 H1). Qed.
Lemma t2 (i3 : Z) (h1 : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z)) : (((alpha i3) * (((dot w (u i3)) + ((y i3) * b)) - (1))) = ((alpha i3) * ((((dot w (u i3)) + ((y i3) * b)) - (1)) + (xi i3)))).
Proof. pose proof ((given0 i3) (t1 i3 h1)) as H0. pose proof ((given2 i3) (t1 i3 h1)) as H1. pose proof ((given2 i3) (t1 i3 h1)) as H2. exact (s2 (dot w (u i3)) (y i3) b (xi i3) (alpha i3) H0 H1 H2). Qed.
Lemma t3 (i3 : Z) : (((i3 >= (0)%Z)%Z /\ (i3 < n)%Z) -> (((alpha i3) * (((dot w (u i3)) + ((y i3) * b)) - (1))) = ((alpha i3) * ((((dot w (u i3)) + ((y i3) * b)) - (1)) + (xi i3))))).
Proof. intro h1. exact (t2 i3 h1). Qed.
Lemma t4 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((alpha i_0) * (((dot w (u i_0)) + ((y i_0) * b)) - (1))) = ((alpha i_0) * ((((dot w (u i_0)) + ((y i_0) * b)) - (1)) + (xi i_0)))))).
Proof. intros i3. exact (t3 i3). Qed.
Lemma t5 (i2 : Z) (h0 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z).
Proof. pose proof given1 as H0. pose proof h0 as H1. exact (s3 n i2 H0 H1). Qed.
Lemma t6 (i4 : Z) (h2 : ((i4 >= (0)%Z)%Z /\ (i4 < n)%Z)) : ((i4 >= (0)%Z)%Z /\ (i4 < n)%Z).
Proof. pose proof given1 as H0. pose proof h2 as H1. exact (s4 n i4 H0 H1). Qed.
Lemma t7 (i4 : Z) (h2 : ((i4 >= (0)%Z)%Z /\ (i4 < n)%Z)) : ((((C - (alpha i4)) * (xi i4)) >= (0)) /\ (((alpha i4) * ((((dot w (u i4)) + ((y i4) * b)) - (1)) + (xi i4))) >= (0))).
Proof. pose proof ((given0 i4) (t6 i4 h2)) as H0. pose proof ((given2 i4) (t6 i4 h2)) as H1. pose proof ((given0 i4) (t6 i4 h2)) as H2. pose proof ((given2 i4) (t6 i4 h2)) as H3. exact (s5 (dot w (u i4)) (y i4) b (xi i4) (alpha i4) C H0 H1 H2 H3). Qed.
Lemma t8 (i4 : Z) : (((i4 >= (0)%Z)%Z /\ (i4 < n)%Z) -> ((((C - (alpha i4)) * (xi i4)) >= (0)) /\ (((alpha i4) * ((((dot w (u i4)) + ((y i4) * b)) - (1)) + (xi i4))) >= (0)))).
Proof. intro h2. exact (t7 i4 h2). Qed.
Lemma t9 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((((C - (alpha i_0)) * (xi i_0)) >= (0)) /\ (((alpha i_0) * ((((dot w (u i_0)) + ((y i_0) * b)) - (1)) + (xi i_0))) >= (0))))).
Proof. intros i4. exact (t8 i4). Qed.
Lemma t10 (i2 : Z) (h0 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : (((alpha i2) * (((dot w (u i2)) + ((y i2) * b)) - (1))) >= (0)).
Proof. pose proof ((given0 i2) (t0 i2 h0)) as H0. pose proof ((given2 i2) (t0 i2 h0)) as H1. pose proof ((t4 i2) (t5 i2 h0)) as H2. pose proof ((t9 i2) (t5 i2 h0)) as H3. exact (s6 (dot w (u i2)) (y i2) b (xi i2) (alpha i2) C H0 H1 H2 H3). Qed.
Lemma t11 (i2 : Z) : (((i2 >= (0)%Z)%Z /\ (i2 < n)%Z) -> (((alpha i2) * (((dot w (u i2)) + ((y i2) * b)) - (1))) >= (0))).
Proof. intro h0. exact (t10 i2 h0). Qed.
Lemma t12 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((alpha i_0) * (((dot w (u i_0)) + ((y i_0) * b)) - (1))) >= (0)))).
Proof. intros i2. exact (t11 i2). Qed.
Lemma t13 : ((sum4 (0)%Z) >= (0)).
Proof. pose proof sum4_0 as E0. rewrite ?E0. exact (s7). Qed.
Lemma t14 : (((0)%Z <= n)%Z -> ((sum4 (0)%Z) >= (0))).
Proof. intro unused. exact t13. Qed.
Lemma t15 (k : Z) (h4 : (k >= (0)%Z)%Z) (h5 : ((k + (1)%Z)%Z <= n)%Z) : (k <= n)%Z.
Proof. pose proof given1 as H0. pose proof h4 as H1. pose proof h5 as H2. exact (s8 n k H0 H1 H2). Qed.
Lemma t16 (k : Z) (h4 : (k >= (0)%Z)%Z) (h5 : ((k + (1)%Z)%Z <= n)%Z) : ((k >= (0)%Z)%Z /\ (k < n)%Z).
Proof. pose proof given1 as H0. pose proof h4 as H1. pose proof h5 as H2. exact (s9 n k H0 H1 H2). Qed.
Lemma t17 (i5 : Z) (h6 : ((i5 >= (0)%Z)%Z /\ (i5 < n)%Z)) : ((i5 >= (0)%Z)%Z /\ (i5 < n)%Z).
Proof. pose proof given1 as H0. pose proof h6 as H1. exact (s10 n i5 H0 H1). Qed.
Lemma t18 (i5 : Z) (h6 : ((i5 >= (0)%Z)%Z /\ (i5 < n)%Z)) : ((i5 >= (0)%Z)%Z /\ (i5 < n)%Z).
Proof. pose proof given1 as H0. pose proof h6 as H1. exact (s11 n i5 H0 H1). Qed.
Lemma t19 (i5 : Z) (h6 : ((i5 >= (0)%Z)%Z /\ (i5 < n)%Z)) : (((C - (alpha i5)) * (xi i5)) >= (0)).
Proof. pose proof ((given0 i5) (t17 i5 h6)) as H0. pose proof ((given2 i5) (t17 i5 h6)) as H1. pose proof ((t9 i5) (t18 i5 h6)) as H2. exact (s12 (dot w (u i5)) (y i5) b (xi i5) (alpha i5) C H0 H1 H2). Qed.
Lemma t20 (i5 : Z) : (((i5 >= (0)%Z)%Z /\ (i5 < n)%Z) -> (((C - (alpha i5)) * (xi i5)) >= (0))).
Proof. intro h6. exact (t19 i5 h6). Qed.
Lemma t21 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((C - (alpha i_0)) * (xi i_0)) >= (0)))).
Proof. intros i5. exact (t20 i5). Qed.
Lemma t22 (k : Z) (h4 : (k >= (0)%Z)%Z) (h5 : ((k + (1)%Z)%Z <= n)%Z) : ((k >= (0)%Z)%Z /\ (k < n)%Z).
Proof. pose proof given1 as H0. pose proof h4 as H1. pose proof h5 as H2. exact (s13 n k H0 H1 H2). Qed.
Lemma t23 (k : Z) (h4 : (k >= (0)%Z)%Z) (h5 : ((k + (1)%Z)%Z <= n)%Z) : (k >= (0)%Z)%Z.
Proof. pose proof given1 as H0. pose proof h4 as H1. pose proof h5 as H2. exact (s14 n k H0 H1 H2). Qed.
Lemma t24 (k : Z) (h3 : ((k <= n)%Z -> ((sum4 k) >= (0)))) (h4 : (k >= (0)%Z)%Z) (h5 : ((k + (1)%Z)%Z <= n)%Z) : ((sum4 (k + (1)%Z)%Z) >= (0)).
Proof. pose proof ((sum4_next k) (t23 k h4 h5)) as E0. pose proof (h3 (t15 k h4 h5)) as H0. pose proof ((given0 k) (t16 k h4 h5)) as H1. pose proof ((given2 k) (t16 k h4 h5)) as H2. pose proof ((t21 k) (t22 k h4 h5)) as H3. rewrite ?E0. exact (s15 (sum4 k) (dot w (u k)) (y k) b (xi k) (alpha k) C H0 H1 H2 H3). Qed.
Lemma t25 (k : Z) (h3 : ((k <= n)%Z -> ((sum4 k) >= (0)))) (h4 : (k >= (0)%Z)%Z) : (((k + (1)%Z)%Z <= n)%Z -> ((sum4 (k + (1)%Z)%Z) >= (0))).
Proof. intro h5. exact (t24 k h3 h4 h5). Qed.
Lemma t26 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum4 k_0) >= (0))))).
Proof. refine (zind (fun k => ((k <= n)%Z -> ((sum4 k) >= (0)))) t14 _). intros k h4 h3. exact (t25 k h3 h4). Qed.
Lemma t27 (k : Z) (h7 : ((k >= (0)%Z)%Z /\ (k <= n)%Z)) : ((sum4 k) >= (0)).
Proof. pose proof (t26 k) as H0. pose proof h7 as H1. exact (s16 k n (sum4 k) H0 H1). Qed.
Lemma t28 (k : Z) : (((k >= (0)%Z)%Z /\ (k <= n)%Z) -> ((sum4 k) >= (0))).
Proof. intro h7. exact (t27 k h7). Qed.
Lemma t29 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum4 k_0) >= (0)))).
Proof. intros k. exact (t28 k). Qed.
Lemma t30 : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given1 as H0. exact (s17 n H0). Qed.
Lemma t31 : ((sum5 (0)%Z) >= (0)).
Proof. pose proof sum5_0 as E0. rewrite ?E0. exact (s18). Qed.
Lemma t32 : (((0)%Z <= n)%Z -> ((sum5 (0)%Z) >= (0))).
Proof. intro unused. exact t31. Qed.
Lemma t33 (k2 : Z) (h9 : (k2 >= (0)%Z)%Z) (h10 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 <= n)%Z.
Proof. pose proof given1 as H0. pose proof h9 as H1. pose proof h10 as H2. exact (s19 n k2 H0 H1 H2). Qed.
Lemma t34 (k2 : Z) (h9 : (k2 >= (0)%Z)%Z) (h10 : ((k2 + (1)%Z)%Z <= n)%Z) : ((k2 >= (0)%Z)%Z /\ (k2 < n)%Z).
Proof. pose proof given1 as H0. pose proof h9 as H1. pose proof h10 as H2. exact (s20 n k2 H0 H1 H2). Qed.
Lemma t35 (i6 : Z) (h11 : ((i6 >= (0)%Z)%Z /\ (i6 < n)%Z)) : ((i6 >= (0)%Z)%Z /\ (i6 < n)%Z).
Proof. pose proof given1 as H0. pose proof h11 as H1. exact (s21 n i6 H0 H1). Qed.
Lemma t36 (i6 : Z) (h11 : ((i6 >= (0)%Z)%Z /\ (i6 < n)%Z)) : ((i6 >= (0)%Z)%Z /\ (i6 < n)%Z).
Proof. pose proof given1 as H0. pose proof h11 as H1. exact (s22 n i6 H0 H1). Qed.
Lemma t37 (i6 : Z) (h11 : ((i6 >= (0)%Z)%Z /\ (i6 < n)%Z)) : (((alpha i6) * ((((dot w (u i6)) + ((y i6) * b)) - (1)) + (xi i6))) >= (0)).
Proof. pose proof ((given0 i6) (t35 i6 h11)) as H0. pose proof ((given2 i6) (t35 i6 h11)) as H1. pose proof ((t9 i6) (t36 i6 h11)) as H2. exact (s23 (dot w (u i6)) (y i6) b (xi i6) (alpha i6) C H0 H1 H2). Qed.
Lemma t38 (i6 : Z) : (((i6 >= (0)%Z)%Z /\ (i6 < n)%Z) -> (((alpha i6) * ((((dot w (u i6)) + ((y i6) * b)) - (1)) + (xi i6))) >= (0))).
Proof. intro h11. exact (t37 i6 h11). Qed.
Lemma t39 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((alpha i_0) * ((((dot w (u i_0)) + ((y i_0) * b)) - (1)) + (xi i_0))) >= (0)))).
Proof. intros i6. exact (t38 i6). Qed.
Lemma t40 (k2 : Z) (h9 : (k2 >= (0)%Z)%Z) (h10 : ((k2 + (1)%Z)%Z <= n)%Z) : ((k2 >= (0)%Z)%Z /\ (k2 < n)%Z).
Proof. pose proof given1 as H0. pose proof h9 as H1. pose proof h10 as H2. exact (s24 n k2 H0 H1 H2). Qed.
Lemma t41 (k2 : Z) (h9 : (k2 >= (0)%Z)%Z) (h10 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 >= (0)%Z)%Z.
Proof. pose proof given1 as H0. pose proof h9 as H1. pose proof h10 as H2. exact (s25 n k2 H0 H1 H2). Qed.
Lemma t42 (k2 : Z) (h8 : ((k2 <= n)%Z -> ((sum5 k2) >= (0)))) (h9 : (k2 >= (0)%Z)%Z) (h10 : ((k2 + (1)%Z)%Z <= n)%Z) : ((sum5 (k2 + (1)%Z)%Z) >= (0)).
Proof. pose proof ((sum5_next k2) (t41 k2 h9 h10)) as E0. pose proof (h8 (t33 k2 h9 h10)) as H0. pose proof ((given0 k2) (t34 k2 h9 h10)) as H1. pose proof ((given2 k2) (t34 k2 h9 h10)) as H2. pose proof ((t39 k2) (t40 k2 h9 h10)) as H3. rewrite ?E0. exact (s26 (sum5 k2) (dot w (u k2)) (y k2) b (xi k2) (alpha k2) H0 H1 H2 H3). Qed.
Lemma t43 (k2 : Z) (h8 : ((k2 <= n)%Z -> ((sum5 k2) >= (0)))) (h9 : (k2 >= (0)%Z)%Z) : (((k2 + (1)%Z)%Z <= n)%Z -> ((sum5 (k2 + (1)%Z)%Z) >= (0))).
Proof. intro h10. exact (t42 k2 h8 h9 h10). Qed.
Lemma t44 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum5 k_0) >= (0))))).
Proof. refine (zind (fun k2 => ((k2 <= n)%Z -> ((sum5 k2) >= (0)))) t32 _). intros k2 h9 h8. exact (t43 k2 h8 h9). Qed.
Lemma t45 (k2 : Z) (h12 : ((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z)) : ((sum5 k2) >= (0)).
Proof. pose proof (t44 k2) as H0. pose proof h12 as H1. exact (s27 k2 n (sum5 k2) H0 H1). Qed.
Lemma t46 (k2 : Z) : (((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z) -> ((sum5 k2) >= (0))).
Proof. intro h12. exact (t45 k2 h12). Qed.
Lemma t47 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum5 k_0) >= (0)))).
Proof. intros k2. exact (t46 k2). Qed.
Lemma t48 : ((b * (sum3 n)) = (0)).
Proof. pose proof given3 as H0. exact (s28 (sum3 n) b H0). Qed.
Lemma t49 : ((((dot (add w (mul (-1) (sum n))) (add w (mul (-1) (sum n)))) / (2)) >= (0)) /\ ((b * (sum3 n)) = (0))).
Proof. pose proof (ax_additive w (mul (-1) (sum n)) (add w (mul (-1) (sum n)))) as E0. pose proof (ax_homogeneous (-1) (sum n) (add w (mul (-1) (sum n)))) as E1. pose proof (ax_symmetric w (add w (mul (-1) (sum n)))) as E2. pose proof (ax_symmetric (sum n) (add w (mul (-1) (sum n)))) as E3. pose proof (ax_additive w (mul (-1) (sum n)) w) as E4. pose proof (ax_additive w (mul (-1) (sum n)) (sum n)) as E5. pose proof (ax_homogeneous (-1) (sum n) w) as E6. pose proof (ax_homogeneous (-1) (sum n) (sum n)) as E7. pose proof (ax_symmetric (sum n) w) as E8. pose proof ((t29 n) t30) as H0. pose proof ((t47 n) t30) as H1. pose proof t48 as H2. pose proof (ax_positive (add w (mul (-1) (sum n)))) as H3. rewrite ?E0 in H3. rewrite ?E1 in H3. rewrite ?E2 in H3. rewrite ?E3 in H3. rewrite ?E4 in H3. rewrite ?E5 in H3. rewrite ?E6 in H3. rewrite ?E7 in H3. rewrite ?E8 in H3. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. exact (s29 (sum4 n) (sum5 n) b (sum3 n) (dot w w) (dot w (sum n)) (dot (sum n) (sum n)) H0 H1 H2 H3). Qed.
Lemma t50 : (((sum4 (0)%Z) + (sum5 (0)%Z)) = ((((C * (sum6 (0)%Z)) + (dot w (sum (0)%Z))) + (b * (sum3 (0)%Z))) - (sum2 (0)%Z))).
Proof. pose proof sum2_0 as E0. pose proof sum3_0 as E1. pose proof sum_0 as E2. pose proof sum6_0 as E3. pose proof sum5_0 as E4. pose proof sum4_0 as E5. pose proof (ax_symmetric w zero) as E6. pose proof (ax_zero_vector w) as E7. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. exact (s30 C b). Qed.
Lemma t51 : (((0)%Z <= n)%Z -> (((sum4 (0)%Z) + (sum5 (0)%Z)) = ((((C * (sum6 (0)%Z)) + (dot w (sum (0)%Z))) + (b * (sum3 (0)%Z))) - (sum2 (0)%Z)))).
Proof. intro unused. exact t50. Qed.
Lemma t52 (k3 : Z) (h14 : (k3 >= (0)%Z)%Z) (h15 : ((k3 + (1)%Z)%Z <= n)%Z) : (k3 <= n)%Z.
Proof. pose proof given1 as H0. pose proof h14 as H1. pose proof h15 as H2. exact (s31 n k3 H0 H1 H2). Qed.
Lemma t53 (k3 : Z) (h14 : (k3 >= (0)%Z)%Z) (h15 : ((k3 + (1)%Z)%Z <= n)%Z) : (k3 >= (0)%Z)%Z.
Proof. pose proof given1 as H0. pose proof h14 as H1. pose proof h15 as H2. exact (s32 n k3 H0 H1 H2). Qed.
Lemma t54 (k3 : Z) (h13 : ((k3 <= n)%Z -> (((sum4 k3) + (sum5 k3)) = ((((C * (sum6 k3)) + (dot w (sum k3))) + (b * (sum3 k3))) - (sum2 k3))))) (h14 : (k3 >= (0)%Z)%Z) (h15 : ((k3 + (1)%Z)%Z <= n)%Z) : (((sum4 (k3 + (1)%Z)%Z) + (sum5 (k3 + (1)%Z)%Z)) = ((((C * (sum6 (k3 + (1)%Z)%Z)) + (dot w (sum (k3 + (1)%Z)%Z))) + (b * (sum3 (k3 + (1)%Z)%Z))) - (sum2 (k3 + (1)%Z)%Z))).
Proof. pose proof ((sum2_next k3) (t53 k3 h14 h15)) as E0. pose proof ((sum3_next k3) (t53 k3 h14 h15)) as E1. pose proof ((sum_next k3) (t53 k3 h14 h15)) as E2. pose proof ((sum6_next k3) (t53 k3 h14 h15)) as E3. pose proof ((sum5_next k3) (t53 k3 h14 h15)) as E4. pose proof ((sum4_next k3) (t53 k3 h14 h15)) as E5. pose proof (ax_symmetric w (add (sum k3) (mul (alpha k3) (u k3)))) as E6. pose proof (ax_additive (sum k3) (mul (alpha k3) (u k3)) w) as E7. pose proof (ax_homogeneous (alpha k3) (u k3) w) as E8. pose proof (ax_symmetric (sum k3) w) as E9. pose proof (ax_symmetric (u k3) w) as E10. pose proof (h13 (t52 k3 h14 h15)) as H0. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. rewrite ?E9. rewrite ?E10. exact (s33 (sum4 k3) (sum5 k3) C (sum6 k3) (dot w (sum k3)) b (sum3 k3) (sum2 k3) (alpha k3) (xi k3) (dot w (u k3)) (y k3) H0). Qed.
Lemma t55 (k3 : Z) (h13 : ((k3 <= n)%Z -> (((sum4 k3) + (sum5 k3)) = ((((C * (sum6 k3)) + (dot w (sum k3))) + (b * (sum3 k3))) - (sum2 k3))))) (h14 : (k3 >= (0)%Z)%Z) : (((k3 + (1)%Z)%Z <= n)%Z -> (((sum4 (k3 + (1)%Z)%Z) + (sum5 (k3 + (1)%Z)%Z)) = ((((C * (sum6 (k3 + (1)%Z)%Z)) + (dot w (sum (k3 + (1)%Z)%Z))) + (b * (sum3 (k3 + (1)%Z)%Z))) - (sum2 (k3 + (1)%Z)%Z)))).
Proof. intro h15. exact (t54 k3 h13 h14 h15). Qed.
Lemma t56 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> (((sum4 k_0) + (sum5 k_0)) = ((((C * (sum6 k_0)) + (dot w (sum k_0))) + (b * (sum3 k_0))) - (sum2 k_0)))))).
Proof. refine (zind (fun k3 => ((k3 <= n)%Z -> (((sum4 k3) + (sum5 k3)) = ((((C * (sum6 k3)) + (dot w (sum k3))) + (b * (sum3 k3))) - (sum2 k3))))) t51 _). intros k3 h14 h13. exact (t55 k3 h13 h14). Qed.
Lemma t57 (k3 : Z) (h16 : ((k3 >= (0)%Z)%Z /\ (k3 <= n)%Z)) : (((sum4 k3) + (sum5 k3)) = ((((C * (sum6 k3)) + (dot w (sum k3))) + (b * (sum3 k3))) - (sum2 k3))).
Proof. pose proof (t56 k3) as H0. pose proof h16 as H1. exact (s34 k3 n (sum4 k3) (sum5 k3) C (sum6 k3) (dot w (sum k3)) b (sum3 k3) (sum2 k3) H0 H1). Qed.
Lemma t58 (k3 : Z) : (((k3 >= (0)%Z)%Z /\ (k3 <= n)%Z) -> (((sum4 k3) + (sum5 k3)) = ((((C * (sum6 k3)) + (dot w (sum k3))) + (b * (sum3 k3))) - (sum2 k3)))).
Proof. intro h16. exact (t57 k3 h16). Qed.
Lemma t59 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> (((sum4 k_0) + (sum5 k_0)) = ((((C * (sum6 k_0)) + (dot w (sum k_0))) + (b * (sum3 k_0))) - (sum2 k_0))))).
Proof. intros k3. exact (t58 k3). Qed.
Lemma t60 : ((sum6 (0)%Z) = (0)).
Proof. pose proof sum6_0 as E0. rewrite ?E0. exact (s35). Qed.
Lemma t61 : (((0)%Z <= n)%Z -> ((sum6 (0)%Z) = (0))).
Proof. intro unused. exact t60. Qed.
Lemma t62 (k4 : Z) (h18 : (k4 >= (0)%Z)%Z) (h19 : ((k4 + (1)%Z)%Z <= n)%Z) : (k4 <= n)%Z.
Proof. pose proof given1 as H0. pose proof h18 as H1. pose proof h19 as H2. exact (s36 n k4 H0 H1 H2). Qed.
Lemma t63 (k4 : Z) (h18 : (k4 >= (0)%Z)%Z) (h19 : ((k4 + (1)%Z)%Z <= n)%Z) : ((k4 >= (0)%Z)%Z /\ (k4 < n)%Z).
Proof. pose proof given1 as H0. pose proof h18 as H1. pose proof h19 as H2. exact (s37 n k4 H0 H1 H2). Qed.
Lemma t64 (k4 : Z) (h18 : (k4 >= (0)%Z)%Z) (h19 : ((k4 + (1)%Z)%Z <= n)%Z) : (k4 >= (0)%Z)%Z.
Proof. pose proof given1 as H0. pose proof h18 as H1. pose proof h19 as H2. exact (s38 n k4 H0 H1 H2). Qed.
Lemma t65 (k4 : Z) (h17 : ((k4 <= n)%Z -> ((sum6 k4) = (0)))) (h18 : (k4 >= (0)%Z)%Z) (h19 : ((k4 + (1)%Z)%Z <= n)%Z) : ((sum6 (k4 + (1)%Z)%Z) = (0)).
Proof. pose proof ((sum6_next k4) (t64 k4 h18 h19)) as E0. pose proof (h17 (t62 k4 h18 h19)) as H0. pose proof ((given0 k4) (t63 k4 h18 h19)) as H1. pose proof ((given2 k4) (t63 k4 h18 h19)) as H2. pose proof ((given2 k4) (t63 k4 h18 h19)) as H3. rewrite ?E0. exact (s39 (sum6 k4) (dot w (u k4)) (y k4) b (xi k4) (alpha k4) H0 H1 H2 H3). Qed.
Lemma t66 (k4 : Z) (h17 : ((k4 <= n)%Z -> ((sum6 k4) = (0)))) (h18 : (k4 >= (0)%Z)%Z) : (((k4 + (1)%Z)%Z <= n)%Z -> ((sum6 (k4 + (1)%Z)%Z) = (0))).
Proof. intro h19. exact (t65 k4 h17 h18 h19). Qed.
Lemma t67 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum6 k_0) = (0))))).
Proof. refine (zind (fun k4 => ((k4 <= n)%Z -> ((sum6 k4) = (0)))) t61 _). intros k4 h18 h17. exact (t66 k4 h17 h18). Qed.
Lemma t68 (k4 : Z) (h20 : ((k4 >= (0)%Z)%Z /\ (k4 <= n)%Z)) : ((sum6 k4) = (0)).
Proof. pose proof (t67 k4) as H0. pose proof h20 as H1. exact (s40 k4 n (sum6 k4) H0 H1). Qed.
Lemma t69 (k4 : Z) : (((k4 >= (0)%Z)%Z /\ (k4 <= n)%Z) -> ((sum6 k4) = (0))).
Proof. intro h20. exact (t68 k4 h20). Qed.
Lemma t70 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum6 k_0) = (0)))).
Proof. intros k4. exact (t69 k4). Qed.
Lemma t71 : ((((dot w w) / (2)) - ((sum2 n) - ((dot (sum n) (sum n)) / (2)))) = (((((dot (add w (mul (-1) (sum n))) (add w (mul (-1) (sum n)))) / (2)) + (sum4 n)) + (sum5 n)) - (b * (sum3 n)))).
Proof. pose proof (ax_additive w (mul (-1) (sum n)) (add w (mul (-1) (sum n)))) as E0. pose proof (ax_homogeneous (-1) (sum n) (add w (mul (-1) (sum n)))) as E1. pose proof (ax_symmetric w (add w (mul (-1) (sum n)))) as E2. pose proof (ax_symmetric (sum n) (add w (mul (-1) (sum n)))) as E3. pose proof (ax_additive w (mul (-1) (sum n)) w) as E4. pose proof (ax_additive w (mul (-1) (sum n)) (sum n)) as E5. pose proof (ax_homogeneous (-1) (sum n) w) as E6. pose proof (ax_homogeneous (-1) (sum n) (sum n)) as E7. pose proof (ax_symmetric (sum n) w) as E8. pose proof ((t59 n) t30) as H0. pose proof ((t70 n) t30) as H1. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. exact (s41 (sum4 n) (sum5 n) C (sum6 n) (dot w (sum n)) b (sum3 n) (sum2 n) (dot w w) (dot (sum n) (sum n)) H0 H1). Qed.
Lemma t72 : (((dot w w) / (2)) >= ((sum2 n) - ((dot (sum n) (sum n)) / (2)))).
Proof. pose proof (ax_additive w (mul (-1) (sum n)) (add w (mul (-1) (sum n)))) as E0. pose proof (ax_homogeneous (-1) (sum n) (add w (mul (-1) (sum n)))) as E1. pose proof (ax_symmetric w (add w (mul (-1) (sum n)))) as E2. pose proof (ax_symmetric (sum n) (add w (mul (-1) (sum n)))) as E3. pose proof (ax_additive w (mul (-1) (sum n)) w) as E4. pose proof (ax_additive w (mul (-1) (sum n)) (sum n)) as E5. pose proof (ax_homogeneous (-1) (sum n) w) as E6. pose proof (ax_homogeneous (-1) (sum n) (sum n)) as E7. pose proof (ax_symmetric (sum n) w) as E8. pose proof t71 as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E3 in H0. rewrite ?E4 in H0. rewrite ?E5 in H0. rewrite ?E6 in H0. rewrite ?E7 in H0. rewrite ?E8 in H0. pose proof ((t29 n) t30) as H1. pose proof ((t47 n) t30) as H2. pose proof t48 as H3. pose proof (ax_positive (add w (mul (-1) (sum n)))) as H4. rewrite ?E0 in H4. rewrite ?E1 in H4. rewrite ?E2 in H4. rewrite ?E3 in H4. rewrite ?E4 in H4. rewrite ?E5 in H4. rewrite ?E6 in H4. rewrite ?E7 in H4. rewrite ?E8 in H4. exact (s42 (dot w w) (sum2 n) (dot (sum n) (sum n)) (dot w (sum n)) (sum4 n) (sum5 n) b (sum3 n) H0 H1 H2 H3 H4). Qed.
Lemma t73 : ((((dot w w) / (2)) = ((sum2 n) - ((dot (sum n) (sum n)) / (2)))) -> ((dot (add w (mul (-1) (sum n))) (add w (mul (-1) (sum n)))) = (0))).
Proof. pose proof (ax_additive w (mul (-1) (sum n)) (add w (mul (-1) (sum n)))) as E0. pose proof (ax_homogeneous (-1) (sum n) (add w (mul (-1) (sum n)))) as E1. pose proof (ax_symmetric w (add w (mul (-1) (sum n)))) as E2. pose proof (ax_symmetric (sum n) (add w (mul (-1) (sum n)))) as E3. pose proof (ax_additive w (mul (-1) (sum n)) w) as E4. pose proof (ax_additive w (mul (-1) (sum n)) (sum n)) as E5. pose proof (ax_homogeneous (-1) (sum n) w) as E6. pose proof (ax_homogeneous (-1) (sum n) (sum n)) as E7. pose proof (ax_symmetric (sum n) w) as E8. pose proof t71 as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E3 in H0. rewrite ?E4 in H0. rewrite ?E5 in H0. rewrite ?E6 in H0. rewrite ?E7 in H0. rewrite ?E8 in H0. pose proof ((t29 n) t30) as H1. pose proof ((t47 n) t30) as H2. pose proof t48 as H3. pose proof (ax_positive (add w (mul (-1) (sum n)))) as H4. rewrite ?E0 in H4. rewrite ?E1 in H4. rewrite ?E2 in H4. rewrite ?E3 in H4. rewrite ?E4 in H4. rewrite ?E5 in H4. rewrite ?E6 in H4. rewrite ?E7 in H4. rewrite ?E8 in H4. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. exact (s43 (dot w w) (sum2 n) (dot (sum n) (sum n)) (dot w (sum n)) (sum4 n) (sum5 n) b (sum3 n) H0 H1 H2 H3 H4). Qed.
Lemma t74 : ((((dot w w) / (2)) = ((sum2 n) - ((dot (sum n) (sum n)) / (2)))) -> (w = (sum n))).
Proof. pose proof t73 as H0. pose proof (ax_definite w (sum n)) as H1. exact (s44 (dot w w) (sum2 n) (dot (sum n) (sum n)) (dot (add w (mul (-1) (sum n))) (add w (mul (-1) (sum n)))) (w = (sum n)) H0 H1). Qed.
Lemma t75 (i7 : Z) (h21 : ((i7 >= (0)%Z)%Z /\ (i7 < n)%Z)) : ((i7 >= (0)%Z)%Z \/ ((sum5 (0)%Z) >= ((alpha i7) * ((((dot w (u i7)) + ((y i7) * b)) - (1)) + (xi i7))))).
Proof. pose proof sum5_0 as E0. pose proof h21 as H0. rewrite ?E0. exact (s45 i7 n (alpha i7) (dot w (u i7)) (y i7) b (xi i7) H0). Qed.
Lemma t76 (i7 : Z) (h21 : ((i7 >= (0)%Z)%Z /\ (i7 < n)%Z)) : (((0)%Z <= n)%Z -> ((i7 >= (0)%Z)%Z \/ ((sum5 (0)%Z) >= ((alpha i7) * ((((dot w (u i7)) + ((y i7) * b)) - (1)) + (xi i7)))))).
Proof. intro unused. exact (t75 i7 h21). Qed.
Lemma t77 (k5 : Z) (i7 : Z) (h21 : ((i7 >= (0)%Z)%Z /\ (i7 < n)%Z)) (h23 : (k5 >= (0)%Z)%Z) (h24 : ((k5 + (1)%Z)%Z <= n)%Z) : (k5 <= n)%Z.
Proof. pose proof given1 as H0. pose proof h21 as H1. pose proof h23 as H2. pose proof h24 as H3. exact (s46 n i7 k5 H0 H1 H2 H3). Qed.
Lemma t78 (k5 : Z) (i7 : Z) (h21 : ((i7 >= (0)%Z)%Z /\ (i7 < n)%Z)) (h23 : (k5 >= (0)%Z)%Z) (h24 : ((k5 + (1)%Z)%Z <= n)%Z) : ((k5 >= (0)%Z)%Z /\ (k5 < n)%Z).
Proof. pose proof given1 as H0. pose proof h21 as H1. pose proof h23 as H2. pose proof h24 as H3. exact (s47 n i7 k5 H0 H1 H2 H3). Qed.
Lemma t79 (k5 : Z) (i7 : Z) (h21 : ((i7 >= (0)%Z)%Z /\ (i7 < n)%Z)) (h23 : (k5 >= (0)%Z)%Z) (h24 : ((k5 + (1)%Z)%Z <= n)%Z) : ((k5 >= (0)%Z)%Z /\ (k5 < n)%Z).
Proof. pose proof given1 as H0. pose proof h21 as H1. pose proof h23 as H2. pose proof h24 as H3. exact (s48 n i7 k5 H0 H1 H2 H3). Qed.
Lemma t80 (k5 : Z) (i7 : Z) (h21 : ((i7 >= (0)%Z)%Z /\ (i7 < n)%Z)) (h23 : (k5 >= (0)%Z)%Z) (h24 : ((k5 + (1)%Z)%Z <= n)%Z) : ((k5 >= (0)%Z)%Z /\ (k5 <= n)%Z).
Proof. pose proof given1 as H0. pose proof h21 as H1. pose proof h23 as H2. pose proof h24 as H3. exact (s49 n i7 k5 H0 H1 H2 H3). Qed.
Lemma t81 (k5 : Z) (i7 : Z) : ((i7 = k5)%Z -> (((alpha i7) * ((((dot w (u i7)) + ((y i7) * b)) - (1)) + (xi i7))) = ((alpha k5) * ((((dot w (u k5)) + ((y k5) * b)) - (1)) + (xi k5))))).
Proof. same. Qed.
Lemma t82 (k5 : Z) (i7 : Z) (h21 : ((i7 >= (0)%Z)%Z /\ (i7 < n)%Z)) (h23 : (k5 >= (0)%Z)%Z) (h24 : ((k5 + (1)%Z)%Z <= n)%Z) : (k5 >= (0)%Z)%Z.
Proof. pose proof given1 as H0. pose proof h21 as H1. pose proof h23 as H2. pose proof h24 as H3. exact (s51 n i7 k5 H0 H1 H2 H3). Qed.
Lemma t83 (k5 : Z) (i7 : Z) (h22 : ((k5 <= n)%Z -> ((i7 >= k5)%Z \/ ((sum5 k5) >= ((alpha i7) * ((((dot w (u i7)) + ((y i7) * b)) - (1)) + (xi i7))))))) (h21 : ((i7 >= (0)%Z)%Z /\ (i7 < n)%Z)) (h23 : (k5 >= (0)%Z)%Z) (h24 : ((k5 + (1)%Z)%Z <= n)%Z) : ((i7 >= (k5 + (1)%Z)%Z)%Z \/ ((sum5 (k5 + (1)%Z)%Z) >= ((alpha i7) * ((((dot w (u i7)) + ((y i7) * b)) - (1)) + (xi i7))))).
Proof. pose proof ((sum5_next k5) (t82 k5 i7 h21 h23 h24)) as E0. pose proof (h22 (t77 k5 i7 h21 h23 h24)) as H0. pose proof ((t39 k5) (t79 k5 i7 h21 h23 h24)) as H3. pose proof ((t47 k5) (t80 k5 i7 h21 h23 h24)) as H5. pose proof (t81 k5 i7) as H6. rewrite ?E0. exact (s52 i7 k5 (sum5 k5) (alpha i7) (dot w (u i7)) (y i7) b (xi i7) (alpha k5) (dot w (u k5)) (y k5) (xi k5) H0 H3 H5 H6). Qed.
Lemma t84 (k5 : Z) (i7 : Z) (h22 : ((k5 <= n)%Z -> ((i7 >= k5)%Z \/ ((sum5 k5) >= ((alpha i7) * ((((dot w (u i7)) + ((y i7) * b)) - (1)) + (xi i7))))))) (h21 : ((i7 >= (0)%Z)%Z /\ (i7 < n)%Z)) (h23 : (k5 >= (0)%Z)%Z) : (((k5 + (1)%Z)%Z <= n)%Z -> ((i7 >= (k5 + (1)%Z)%Z)%Z \/ ((sum5 (k5 + (1)%Z)%Z) >= ((alpha i7) * ((((dot w (u i7)) + ((y i7) * b)) - (1)) + (xi i7)))))).
Proof. intro h24. exact (t83 k5 i7 h22 h21 h23 h24). Qed.
Lemma t85 (i7 : Z) (h21 : ((i7 >= (0)%Z)%Z /\ (i7 < n)%Z)) : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((i7 >= k_0)%Z \/ ((sum5 k_0) >= ((alpha i7) * ((((dot w (u i7)) + ((y i7) * b)) - (1)) + (xi i7)))))))).
Proof. refine (zind (fun k5 => ((k5 <= n)%Z -> ((i7 >= k5)%Z \/ ((sum5 k5) >= ((alpha i7) * ((((dot w (u i7)) + ((y i7) * b)) - (1)) + (xi i7))))))) (t76 i7 h21) _). intros k5 h23 h22. exact (t84 k5 i7 h22 h21 h23). Qed.
Lemma t86 (k5 : Z) (i7 : Z) (h21 : ((i7 >= (0)%Z)%Z /\ (i7 < n)%Z)) (h25 : ((k5 >= (0)%Z)%Z /\ (k5 <= n)%Z)) : ((i7 >= k5)%Z \/ ((sum5 k5) >= ((alpha i7) * ((((dot w (u i7)) + ((y i7) * b)) - (1)) + (xi i7))))).
Proof. pose proof ((t85 i7 h21) k5) as H0. pose proof h25 as H1. exact (s53 k5 n i7 (sum5 k5) (alpha i7) (dot w (u i7)) (y i7) b (xi i7) H0 H1). Qed.
Lemma t87 (i7 : Z) (k5 : Z) (h21 : ((i7 >= (0)%Z)%Z /\ (i7 < n)%Z)) : (((k5 >= (0)%Z)%Z /\ (k5 <= n)%Z) -> ((i7 >= k5)%Z \/ ((sum5 k5) >= ((alpha i7) * ((((dot w (u i7)) + ((y i7) * b)) - (1)) + (xi i7)))))).
Proof. intro h25. exact (t86 k5 i7 h21 h25). Qed.
Lemma t88 (i7 : Z) (h21 : ((i7 >= (0)%Z)%Z /\ (i7 < n)%Z)) : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((i7 >= k_0)%Z \/ ((sum5 k_0) >= ((alpha i7) * ((((dot w (u i7)) + ((y i7) * b)) - (1)) + (xi i7))))))).
Proof. intros k5. exact (t87 i7 k5 h21). Qed.
Lemma t89 (i7 : Z) (h21 : ((i7 >= (0)%Z)%Z /\ (i7 < n)%Z)) : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given1 as H0. pose proof h21 as H1. exact (s54 n i7 H0 H1). Qed.
Lemma t90 (i7 : Z) (h21 : ((i7 >= (0)%Z)%Z /\ (i7 < n)%Z)) : (((alpha i7) * ((((dot w (u i7)) + ((y i7) * b)) - (1)) + (xi i7))) <= (sum5 n)).
Proof. pose proof (((t88 i7 h21) n) (t89 i7 h21)) as H0. pose proof h21 as H1. exact (s55 i7 n (sum5 n) (alpha i7) (dot w (u i7)) (y i7) b (xi i7) H0 H1). Qed.
Lemma t91 (i7 : Z) : (((i7 >= (0)%Z)%Z /\ (i7 < n)%Z) -> (((alpha i7) * ((((dot w (u i7)) + ((y i7) * b)) - (1)) + (xi i7))) <= (sum5 n))).
Proof. intro h21. exact (t90 i7 h21). Qed.
Lemma t92 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((alpha i_0) * ((((dot w (u i_0)) + ((y i_0) * b)) - (1)) + (xi i_0))) <= (sum5 n)))).
Proof. intros i7. exact (t91 i7). Qed.
Lemma t93 : ((i >= (0)%Z)%Z /\ (i < n)%Z).
Proof. pose proof given1 as H0. pose proof given4 as H1. exact (s56 n i H0 H1). Qed.
Lemma t94 : ((((dot w w) / (2)) = ((sum2 n) - ((dot (sum n) (sum n)) / (2)))) -> (((alpha i) * (((dot w (u i)) + ((y i) * b)) - (1))) = (0))).
Proof. pose proof (ax_additive w (mul (-1) (sum n)) (add w (mul (-1) (sum n)))) as E0. pose proof (ax_homogeneous (-1) (sum n) (add w (mul (-1) (sum n)))) as E1. pose proof (ax_symmetric w (add w (mul (-1) (sum n)))) as E2. pose proof (ax_symmetric (sum n) (add w (mul (-1) (sum n)))) as E3. pose proof (ax_additive w (mul (-1) (sum n)) w) as E4. pose proof (ax_additive w (mul (-1) (sum n)) (sum n)) as E5. pose proof (ax_homogeneous (-1) (sum n) w) as E6. pose proof (ax_homogeneous (-1) (sum n) (sum n)) as E7. pose proof (ax_symmetric (sum n) w) as E8. pose proof t71 as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E3 in H0. rewrite ?E4 in H0. rewrite ?E5 in H0. rewrite ?E6 in H0. rewrite ?E7 in H0. rewrite ?E8 in H0. pose proof ((t29 n) t30) as H1. pose proof ((t47 n) t30) as H2. pose proof t48 as H3. pose proof (ax_positive (add w (mul (-1) (sum n)))) as H4. rewrite ?E0 in H4. rewrite ?E1 in H4. rewrite ?E2 in H4. rewrite ?E3 in H4. rewrite ?E4 in H4. rewrite ?E5 in H4. rewrite ?E6 in H4. rewrite ?E7 in H4. rewrite ?E8 in H4. pose proof ((t92 i) t93) as H5. pose proof ((t9 i) t93) as H6. pose proof ((t4 i) t93) as H7. exact (s57 (dot w w) (sum2 n) (dot (sum n) (sum n)) (dot w (sum n)) (sum4 n) (sum5 n) b (sum3 n) (alpha i) (dot w (u i)) (y i) (xi i) C H0 H1 H2 H3 H4 H5 H6 H7). Qed.

Theorem hard_gap_0 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((alpha i_0) * (((dot w (u i_0)) + ((y i_0) * b)) - (1))) >= (0)))).
Proof. exact t12. Qed.
Theorem hard_gap_1 : ((((dot (add w (mul (-1) (sum n))) (add w (mul (-1) (sum n)))) / (2)) >= (0)) /\ ((b * (sum3 n)) = (0))).
Proof. exact t49. Qed.
Theorem hard_gap_2 : (((dot w w) / (2)) >= ((sum2 n) - ((dot (sum n) (sum n)) / (2)))).
Proof. exact t72. Qed.
Theorem hard_gap_3 : ((((dot w w) / (2)) = ((sum2 n) - ((dot (sum n) (sum n)) / (2)))) -> (w = (sum n))).
Proof. exact t74. Qed.
Theorem hard_gap_4 : ((((dot w w) / (2)) = ((sum2 n) - ((dot (sum n) (sum n)) / (2)))) -> (((alpha i) * (((dot w (u i)) + ((y i) * b)) - (1))) = (0))).
Proof. exact t94. Qed.
End hard_gap.
Print Assumptions hard_gap_0.
Print Assumptions hard_gap_1.
Print Assumptions hard_gap_2.
Print Assumptions hard_gap_3.
Print Assumptions hard_gap_4.
