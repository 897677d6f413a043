(* label: soft-dual-box *)
(* given: C > 0 *)
(* given: y_{i} = 1 \;\text{or}\; y_{i} = -1 \quad\text{for all } i *)
(* given: D = \sum_{i} \alpha_{i} - \frac{\left\lVert \sum_{i} \alpha_{i}\,y_{i}\,x_{i}\right\rVert^2}{2} *)
(* given: \xi_{i} \ge 0 \quad\text{for all } i *)
(* given: \alpha_{i} \le C \quad\text{for all } i *)
(* part 1: \frac{\left\lVert \sum_{i} \alpha_{i}\,y_{i}\,x_{i}\right\rVert^2}{2} + \sum_{i} \left(C\,0 + \alpha_{i}\,\left(1 - y_{i}\,\left(\left\langle \sum_{j} \alpha_{j}\,y_{j}\,x_{j}, x_{i}\right\rangle + 0\right)\right)\right) = D *)
(* part 1: r > 0,\quad \alpha_{i} > C,\quad z\,\left(\alpha_{i} - C\right) = r \;\Rightarrow\; \bigl(z > 0,\quad \frac{\left\lVert \sum_{j} \alpha_{j}\,y_{j}\,x_{j}\right\rVert^2}{2} + \sum_{j} \left(C\,\left[j = i\right]\,z + \alpha_{j}\,\left(1 - \left[j = i\right]\,z - y_{j}\,\left(\left\langle \sum_{k} \alpha_{k}\,y_{k}\,x_{k}, x_{j}\right\rangle + 0\right)\right)\right) = D - r\bigr) \quad\text{for all } i *)
(* part 1: b = 0 \;\Rightarrow\; \frac{\left\lVert w\right\rVert^2}{2} + \sum_{i} \left(C\,\xi_{i} + \alpha_{i}\,\left(1 - \xi_{i} - y_{i}\,\left(\left\langle w, x_{i}\right\rangle + b\right)\right)\right) \ge D *)
(* part 2: \frac{\left\lVert \sum_{i} \alpha_{i}\,y_{i}\,x_{i}\right\rVert^2}{2} + \sum_{i} \left(C\,0 + \alpha_{i}\,\left(1 - y_{i}\,\left(\left\langle \sum_{j} \alpha_{j}\,y_{j}\,x_{j}, x_{i}\right\rangle + 0\right)\right)\right) = D *)
(* part 2: c\,\sum_{i} \alpha_{i}\,y_{i} = r \;\Rightarrow\; \frac{\left\lVert \sum_{i} \alpha_{i}\,y_{i}\,x_{i}\right\rVert^2}{2} + \sum_{i} \left(C\,0 + \alpha_{i}\,\left(1 - y_{i}\,\left(\left\langle \sum_{j} \alpha_{j}\,y_{j}\,x_{j}, x_{i}\right\rangle + c\right)\right)\right) = D - r *)
(* part 2: r > 0,\quad \alpha_{i} > C,\quad z\,\left(\alpha_{i} - C\right) = r \;\Rightarrow\; \bigl(z > 0,\quad \frac{\left\lVert \sum_{j} \alpha_{j}\,y_{j}\,x_{j}\right\rVert^2}{2} + \sum_{j} \left(C\,\left[j = i\right]\,z + \alpha_{j}\,\left(1 - \left[j = i\right]\,z - y_{j}\,\left(\left\langle \sum_{k} \alpha_{k}\,y_{k}\,x_{k}, x_{j}\right\rangle + 0\right)\right)\right) = D - r\bigr) \quad\text{for all } i *)
(* part 2: \sum_{i} \alpha_{i}\,y_{i} = 0 \;\Rightarrow\; \frac{\left\lVert w\right\rVert^2}{2} + \sum_{i} \left(C\,\xi_{i} + \alpha_{i}\,\left(1 - \xi_{i} - y_{i}\,\left(\left\langle w, x_{i}\right\rangle + b\right)\right)\right) \ge D *)
Require Import Replay.
Section soft_dual_box.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable x : Z -> V.
Variable y : Z -> R.
Variable alpha : Z -> R.
Variable n : Z.
Variable C : R.
Variable z : R.
Variable xi : Z -> R.
Variable b : R.
Variable w : V.
Variable D : R.
Variable c : R.
Variable r : R.
Definition sum : Z -> V := rec zero (fun k_ v_ => (add v_ (mul ((alpha k_) * (y k_)) (x k_)))).
Lemma sum_0 : ((sum (0)%Z) = zero). Proof. reflexivity. Qed.
Lemma sum_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum (k_0 + (1)%Z)%Z) = (add (sum k_0) (mul ((alpha k_0) * (y k_0)) (x k_0)))))). Proof. intros; unfold sum; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum2 : Z -> R := rec (0) (fun k_ v_ => (v_ + (alpha k_))).
Lemma sum2_0 : ((sum2 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum2_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum2 (k_0 + (1)%Z)%Z) = ((sum2 k_0) + (alpha k_0))))). Proof. intros; unfold sum2; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum3 : Z -> R := rec (0) (fun k_ v_ => (v_ + ((alpha k_) * (y k_)))).
Lemma sum3_0 : ((sum3 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum3_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum3 (k_0 + (1)%Z)%Z) = ((sum3 k_0) + ((alpha k_0) * (y k_0)))))). Proof. intros; unfold sum3; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum4 (p_0 : R) : Z -> R := rec (0) (fun k_ v_ => (v_ + ((C * (0)) + ((alpha k_) * ((1) - ((y k_) * ((dot (sum n) (x k_)) + p_0))))))).
Lemma sum4_0 : (forall (p_0 : R), ((sum4 p_0 (0)%Z) = (0))). Proof. reflexivity. Qed.
Lemma sum4_next : (forall (p_0 : R) (k_1 : Z), ((k_1 >= (0)%Z)%Z -> ((sum4 p_0 (k_1 + (1)%Z)%Z) = ((sum4 p_0 k_1) + ((C * (0)) + ((alpha k_1) * ((1) - ((y k_1) * ((dot (sum n) (x k_1)) + p_0))))))))). Proof. intros; unfold sum4; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum5 (p_0 : Z) : Z -> R := rec (0) (fun k_ v_ => (v_ + ((C * (if Z.eq_dec k_ p_0 then z else (0))) + ((alpha k_) * (((1) - (if Z.eq_dec k_ p_0 then z else (0))) - ((y k_) * ((dot (sum n) (x k_)) + (0)))))))).
Lemma sum5_0 : (forall (p_0 : Z), ((sum5 p_0 (0)%Z) = (0))). Proof. reflexivity. Qed.
Lemma sum5_next : (forall (p_0 : Z) (k_1 : Z), ((k_1 >= (0)%Z)%Z -> ((sum5 p_0 (k_1 + (1)%Z)%Z) = ((sum5 p_0 k_1) + ((C * (if Z.eq_dec k_1 p_0 then z else (0))) + ((alpha k_1) * (((1) - (if Z.eq_dec k_1 p_0 then z else (0))) - ((y k_1) * ((dot (sum n) (x k_1)) + (0)))))))))). Proof. intros; unfold sum5; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum6 : Z -> R := rec (0) (fun k_ v_ => (v_ + ((xi k_) * (C - (alpha k_))))).
Lemma sum6_0 : ((sum6 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum6_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum6 (k_0 + (1)%Z)%Z) = ((sum6 k_0) + ((xi k_0) * (C - (alpha k_0))))))). Proof. intros; unfold sum6; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum7 : Z -> R := rec (0) (fun k_ v_ => (v_ + ((C * (xi k_)) + ((alpha k_) * (((1) - (xi k_)) - ((y k_) * ((dot w (x k_)) + b))))))).
Lemma sum7_0 : ((sum7 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum7_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum7 (k_0 + (1)%Z)%Z) = ((sum7 k_0) + ((C * (xi k_0)) + ((alpha k_0) * (((1) - (xi k_0)) - ((y k_0) * ((dot w (x k_0)) + b))))))))). Proof. intros; unfold sum7; rewrite rec_next by assumption; reflexivity. Qed.
Hypothesis ax_symmetric : (forall (u_0 : V) (v_1 : V), ((dot u_0 v_1) = (dot v_1 u_0))).
Hypothesis ax_zero_vector : (forall (z_0 : V), ((dot zero z_0) = (0))).
Hypothesis ax_additive : (forall (u_0 : V) (v_1 : V) (z_2 : V), ((dot (add u_0 v_1) z_2) = ((dot u_0 z_2) + (dot v_1 z_2)))).
Hypothesis ax_homogeneous : (forall (c_0 : R) (u_1 : V) (z_2 : V), ((dot (mul c_0 u_1) z_2) = (c_0 * (dot u_1 z_2)))).
Hypothesis ax_positive : (forall (u_0 : V), ((dot u_0 u_0) >= (0))).

Lemma s0 :
  ((0) = ((((0) - (0)) - ((0) * (0))) + (0))).
Proof. (* f53905fa72:  *) by_lra. Qed.
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
Lemma s4 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  (x0 = (((x1 - x2) - ((0) * x3)) + (0))) ->
  ((x4 = (1)) \/ (x4 = (-1))) ->
  ((x0 + ((x5 * (0)) + (x6 * ((1) - (x4 * (x7 + (0))))))) = ((((x1 + x6) - (x2 + ((x6 * x4) * x7))) - ((0) * (x3 + (x6 * x4)))) + (0))).
Proof. (* 18c09f5d05: 0 1 *) by_lra. Qed.
Lemma s5 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = (((x3 - x4) - ((0) * x5)) + (0))))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = (((x3 - x4) - ((0) * x5)) + (0))).
Proof. (* 8e75244ba0: 0 1 *) by_logic. Qed.
Lemma s6 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* a883d213be: 0 *) by_logic. Qed.
Lemma s7 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  (x0 > (0)) ->
  (x1 = (x2 - (x3 / (2)))) ->
  ((x2 - (x3 / (2))) = x1).
Proof. (* d69ecfa7bf: 0 1 *) by_logic. Qed.
Lemma s8 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  (x0 = (((x1 - x2) - ((0) * x3)) + (0))) ->
  ((x1 - (x2 / (2))) = x4) ->
  ((((x4 + (((x2 + ((-1) * x2)) + ((-1) * (x2 + ((-1) * x2)))) / (2))) - ((0) * x3)) + (0)) = ((x2 / (2)) + x0)).
Proof. (* 3074e52daa: 0 1 *) by_lra. Qed.
Lemma s9 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  ((((x0 + (((x1 + ((-1) * x1)) + ((-1) * (x1 + ((-1) * x1)))) / (2))) - ((0) * x2)) + (0)) = ((x1 / (2)) + x3)) ->
  (((x1 / (2)) + x3) = x0).
Proof. (* e9dd4c9434: 0 *) by_lra. Qed.
Lemma s10 :
  ((0) = ((((0) - (0)) - ((0) * (0))) + (0))).
Proof. (* f53905fa72:  *) by_lra. Qed.
Lemma s11 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 <= k0)%Z.
Proof. (* f1b096018f: 0 1 2 *) by_logic. Qed.
Lemma s12 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 87e05514c8: 0 1 2 *) by_logic. Qed.
Lemma s13 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 7165f0377f: 0 1 2 *) by_logic. Qed.
Lemma s14 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  (x0 = (((x1 - x2) - ((0) * x3)) + (0))) ->
  ((x4 = (1)) \/ (x4 = (-1))) ->
  ((x0 + ((x5 * (0)) + (x6 * ((1) - (x4 * (x7 + (0))))))) = ((((x1 + x6) - (x2 + ((x6 * x4) * x7))) - ((0) * (x3 + (x6 * x4)))) + (0))).
Proof. (* 18c09f5d05: 0 1 *) by_lra. Qed.
Lemma s15 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = (((x3 - x4) - ((0) * x5)) + (0))))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = (((x3 - x4) - ((0) * x5)) + (0))).
Proof. (* 8e75244ba0: 0 1 *) by_logic. Qed.
Lemma s16 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  (x0 = (((x1 - x2) - ((0) * x3)) + (0))) ->
  ((x1 - (x2 / (2))) = x4) ->
  ((((x4 + (((x2 + ((-1) * x2)) + ((-1) * (x2 + ((-1) * x2)))) / (2))) - ((0) * x3)) + (0)) = ((x2 / (2)) + x0)).
Proof. (* 3074e52daa: 0 1 *) by_lra. Qed.
Lemma s17 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  ((((x0 + (((x1 + ((-1) * x1)) + ((-1) * (x1 + ((-1) * x1)))) / (2))) - ((0) * x2)) + (0)) = ((x1 / (2)) + x3)) ->
  (((x1 / (2)) + x3) = x0).
Proof. (* e9dd4c9434: 0 *) by_lra. Qed.
Lemma s18 (x0 : R) :
  ((0) = ((((0) - (0)) - (x0 * (0))) + (0))).
Proof. (* bf238afc60:  *) by_lra. Qed.
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
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 7165f0377f: 0 1 2 *) by_logic. Qed.
Lemma s22 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) :
  (x0 = (((x1 - x2) - (x3 * x4)) + (0))) ->
  ((x5 = (1)) \/ (x5 = (-1))) ->
  ((x0 + ((x6 * (0)) + (x7 * ((1) - (x5 * (x8 + x3)))))) = ((((x1 + x7) - (x2 + ((x7 * x5) * x8))) - (x3 * (x4 + (x7 * x5)))) + (0))).
Proof. (* 9c06ed89eb: 0 1 *) by_lra. Qed.
Lemma s23 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = (((x3 - x4) - (x5 * x6)) + (0))))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = (((x3 - x4) - (x5 * x6)) + (0))).
Proof. (* 4d64b6ffda: 0 1 *) by_logic. Qed.
Lemma s24 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (x0 = (((x1 - x2) - (x3 * x4)) + (0))) ->
  ((x1 - (x2 / (2))) = x5) ->
  ((((x5 + (((x2 + ((-1) * x2)) + ((-1) * (x2 + ((-1) * x2)))) / (2))) - (x3 * x4)) + (0)) = ((x2 / (2)) + x0)).
Proof. (* 548b412795: 0 1 *) by_lra. Qed.
Lemma s25 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((((x0 + (((x1 + ((-1) * x1)) + ((-1) * (x1 + ((-1) * x1)))) / (2))) - (x2 * x3)) + (0)) = ((x1 / (2)) + x4)) ->
  (((x2 * x3) = x5) -> (((x1 / (2)) + x4) = (x0 - x5))).
Proof. (* c646882c42: 0 *) by_lra. Qed.
Lemma s26 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s27 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s28 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s29 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) :
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z) ->
  ((0) = ((((0) - (0)) - ((0) * (0))) + (if Z_lt_dec k0 (0)%Z then (x2 * (x3 - x4)) else (0)))).
Proof. (* 58286ec4d9: 0 *) by_ifs. Qed.
Lemma s30 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k0)%Z ->
  (k2 <= k0)%Z.
Proof. (* db34fd56cb: 0 1 2 3 *) by_logic. Qed.
Lemma s31 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k0)%Z ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z).
Proof. (* b64a3ede2c: 0 1 2 3 *) by_logic. Qed.
Lemma s33 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k0)%Z ->
  (k2 >= (0)%Z)%Z.
Proof. (* 27959af5ff: 0 1 2 3 *) by_logic. Qed.
Lemma s34 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (k4 : Z) (k5 : Z) (x6 : R) (x7 : R) (x8 : R) (x9 : R) (k10 : Z) (x11 : R) (x12 : R) :
  (x0 = (((x1 - x2) - ((0) * x3)) + (if Z_lt_dec k4 k5 then (x6 * (x7 - x8)) else (0)))) ->
  ((x9 = (1)) \/ (x9 = (-1))) ->
  ((k4 >= (0)%Z)%Z /\ (k4 < k10)%Z) ->
  ((k4 = k5)%Z -> (x8 = x11)) ->
  ((x0 + ((x7 * (if Z.eq_dec k5 k4 then x6 else (0))) + (x11 * (((1) - (if Z.eq_dec k5 k4 then x6 else (0))) - (x9 * (x12 + (0))))))) = ((((x1 + x11) - (x2 + ((x11 * x9) * x12))) - ((0) * (x3 + (x11 * x9)))) + (if Z_lt_dec k4 (k5 + (1)%Z)%Z then (x6 * (x7 - x8)) else (0)))).
Proof. (* 38a0dc1199: 0 1 2 3 *) by_ifs. Qed.
Lemma s35 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (k6 : Z) (x7 : R) (x8 : R) (x9 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = (((x3 - x4) - ((0) * x5)) + (if Z_lt_dec k6 k0 then (x7 * (x8 - x9)) else (0)))))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = (((x3 - x4) - ((0) * x5)) + (if Z_lt_dec k6 k0 then (x7 * (x8 - x9)) else (0)))).
Proof. (* 78c3beedb4: 0 1 *) by_logic. Qed.
Lemma s36 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* a2f53d9889: 0 1 *) by_logic. Qed.
Lemma s37 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (k4 : Z) (k5 : Z) (x6 : R) (x7 : R) (x8 : R) (x9 : R) :
  (x0 = (((x1 - x2) - ((0) * x3)) + (if Z_lt_dec k4 k5 then (x6 * (x7 - x8)) else (0)))) ->
  ((x1 - (x2 / (2))) = x9) ->
  ((((x9 + (((x2 + ((-1) * x2)) + ((-1) * (x2 + ((-1) * x2)))) / (2))) - ((0) * x3)) + (if Z_lt_dec k4 k5 then (x6 * (x7 - x8)) else (0))) = ((x2 / (2)) + x0)).
Proof. (* c23618788a: 0 1 *) by_lra. Qed.
Lemma s38 (x0 : R) (k1 : Z) (k2 : Z) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) (x9 : R) (x10 : R) :
  ((x0 = (1)) \/ (x0 = (-1))) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k2)%Z) ->
  ((((x3 + (((x4 + ((-1) * x4)) + ((-1) * (x4 + ((-1) * x4)))) / (2))) - ((0) * x5)) + (if Z_lt_dec k1 k2 then (x6 * (x7 - x8)) else (0))) = ((x4 / (2)) + x9)) ->
  (((x10 > (0)) /\ (x8 > x7) /\ ((x6 * (x8 - x7)) = x10)) -> ((x6 > (0)) /\ (((x4 / (2)) + x9) = (x3 - x10)))).
Proof. (* 474646e282: 0 1 2 *) by_ifs. Qed.
Lemma s39 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s40 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  ((x0 = (1)) \/ (x0 = (-1))) ->
  (((x1 > (0)) /\ (x2 > x3) /\ ((x4 * (x2 - x3)) = x1)) -> ((x4 > (0)) /\ (((x5 / (2)) + x6) = (x7 - x1)))) ->
  (((x1 > (0)) /\ (x2 > x3) /\ ((x4 * (x2 - x3)) = x1)) -> ((x4 > (0)) /\ (((x5 / (2)) + x6) = (x7 - x1)))).
Proof. (* 71894f0931: 0 1 *) by_logic. Qed.
Lemma s41 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s42 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s43 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  ((x0 = (1)) \/ (x0 = (-1))) ->
  (((x1 > (0)) /\ (x2 > x3) /\ ((x4 * (x2 - x3)) = x1)) -> ((x4 > (0)) /\ (((x5 / (2)) + x6) = (x7 - x1)))) ->
  (((x1 > (0)) /\ (x2 > x3) /\ ((x4 * (x2 - x3)) = x1)) -> ((x4 > (0)) /\ (((x5 / (2)) + x6) = (x7 - x1)))).
Proof. (* 71894f0931: 0 1 *) by_logic. Qed.
Lemma s44 (x0 : R) :
  ((0) = ((((0) - (0)) - (x0 * (0))) + (0))).
Proof. (* bf238afc60:  *) by_lra. Qed.
Lemma s45 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 <= k0)%Z.
Proof. (* f1b096018f: 0 1 2 *) by_logic. Qed.
Lemma s46 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 87e05514c8: 0 1 2 *) by_logic. Qed.
Lemma s47 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 7165f0377f: 0 1 2 *) by_logic. Qed.
Lemma s48 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) (x9 : R) (x10 : R) :
  (x0 = (((x1 - x2) - (x3 * x4)) + x5)) ->
  ((x6 = (1)) \/ (x6 = (-1))) ->
  (x7 >= (0)) ->
  (x8 <= x9) ->
  ((x0 + ((x9 * x7) + (x8 * (((1) - x7) - (x6 * (x10 + x3)))))) = ((((x1 + x8) - (x2 + ((x8 * x6) * x10))) - (x3 * (x4 + (x8 * x6)))) + (x5 + (x7 * (x9 - x8))))).
Proof. (* bdcc4f346c: 0 1 2 3 *) by_lra. Qed.
Lemma s49 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = (((x3 - x4) - (x5 * x6)) + x7)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = (((x3 - x4) - (x5 * x6)) + x7)).
Proof. (* c2a3472ae2: 0 1 *) by_logic. Qed.
Lemma s50 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) :
  (x0 = (((x1 - x2) - (x3 * x4)) + x5)) ->
  ((x1 - (x6 / (2))) = x7) ->
  ((((x7 + (((x8 + ((-1) * x2)) + ((-1) * (x2 + ((-1) * x6)))) / (2))) - (x3 * x4)) + x5) = ((x8 / (2)) + x0)).
Proof. (* a4ce3993c8: 0 1 *) by_lra. Qed.
Lemma s51 :
  ((0) >= (0)).
Proof. (* 74db12625c:  *) by_lra. Qed.
Lemma s52 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 <= k0)%Z.
Proof. (* f1b096018f: 0 1 2 *) by_logic. Qed.
Lemma s53 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 87e05514c8: 0 1 2 *) by_logic. Qed.
Lemma s54 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 7165f0377f: 0 1 2 *) by_logic. Qed.
Lemma s55 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  (x0 >= (0)) ->
  ((x1 = (1)) \/ (x1 = (-1))) ->
  (x2 >= (0)) ->
  (x3 <= x4) ->
  ((x0 + (x2 * (x4 - x3))) >= (0)).
Proof. (* 4ddae0bf4e: 0 1 2 3 *) by_isolation. Qed.
Lemma s56 (k0 : Z) (k1 : Z) (x2 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 >= (0)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 >= (0)).
Proof. (* dbc53aed78: 0 1 *) by_logic. Qed.
Lemma s57 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  ((((x0 + (((x1 + ((-1) * x2)) + ((-1) * (x2 + ((-1) * x3)))) / (2))) - (x4 * x5)) + x6) = ((x1 / (2)) + x7)) ->
  (x6 >= (0)) ->
  (((x1 + ((-1) * x2)) + ((-1) * (x2 + ((-1) * x3)))) >= (0)) ->
  ((x4 = (0)) -> (((x1 / (2)) + x7) >= x0)).
Proof. (* 6ea8089992: 0 1 2 *) by_ring. Qed.
Lemma s58 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  ((((x0 + (((x1 + ((-1) * x2)) + ((-1) * (x2 + ((-1) * x3)))) / (2))) - (x4 * x5)) + x6) = ((x1 / (2)) + x7)) ->
  (x6 >= (0)) ->
  (((x1 + ((-1) * x2)) + ((-1) * (x2 + ((-1) * x3)))) >= (0)) ->
  ((x5 = (0)) -> (((x1 / (2)) + x7) >= x0)).
Proof. (* 51622b9521: 0 1 2 *) by_ring. Qed.

Hypothesis given0 : (n >= (0)%Z)%Z.
Hypothesis given1 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((y i_0) = (1)) \/ ((y i_0) = (-1))))).
Hypothesis given2 : (C > (0)).
Hypothesis given3 : (D = ((sum2 n) - ((dot (sum n) (sum n)) / (2)))).
Hypothesis given4 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((xi i_0) >= (0)))).
Hypothesis given5 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((alpha i_0) <= C))).

Lemma t0 : ((sum4 (0) (0)%Z) = ((((sum2 (0)%Z) - (dot (sum n) (sum (0)%Z))) - ((0) * (sum3 (0)%Z))) + (0))).
Proof. pose proof sum3_0 as E0. pose proof sum_0 as E1. pose proof sum2_0 as E2. pose proof (sum4_0 (0)) as E3. pose proof (ax_symmetric (sum n) zero) as E4. pose proof (ax_zero_vector (sum n)) as E5. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. exact (s0). Qed.
Lemma t1 : (((0)%Z <= n)%Z -> ((sum4 (0) (0)%Z) = ((((sum2 (0)%Z) - (dot (sum n) (sum (0)%Z))) - ((0) * (sum3 (0)%Z))) + (0)))).
Proof. intro unused. exact t0. Qed.
Lemma t2 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (k <= n)%Z.
Proof. pose proof given0 as H0. pose proof h1 as H1. pose proof h2 as H2. exact (s1 n k H0 H1 H2). Qed.
Lemma t3 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : ((k >= (0)%Z)%Z /\ (k < n)%Z).
Proof. pose proof given0 as H0. pose proof h1 as H1. pose proof h2 as H2. exact (s2 n k H0 H1 H2). Qed.
Lemma t4 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (k >= (0)%Z)%Z.
Proof. pose proof given0 as H0. pose proof h1 as H1. pose proof h2 as H2. exact (s3 n k H0 H1 H2). Qed.
Lemma t5 (k : Z) (h0 : ((k <= n)%Z -> ((sum4 (0) k) = ((((sum2 k) - (dot (sum n) (sum k))) - ((0) * (sum3 k))) + (0))))) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : ((sum4 (0) (k + (1)%Z)%Z) = ((((sum2 (k + (1)%Z)%Z) - (dot (sum n) (sum (k + (1)%Z)%Z))) - ((0) * (sum3 (k + (1)%Z)%Z))) + (0))).
Proof. pose proof ((sum3_next k) (t4 k h1 h2)) as E0. pose proof ((sum_next k) (t4 k h1 h2)) as E1. pose proof ((sum2_next k) (t4 k h1 h2)) as E2. pose proof ((sum4_next (0) k) (t4 k h1 h2)) as E3. pose proof (ax_symmetric (sum n) (add (sum k) (mul ((alpha k) * (y k)) (x k)))) as E4. pose proof (ax_symmetric (sum n) (x k)) as E5. pose proof (ax_additive (sum k) (mul ((alpha k) * (y k)) (x k)) (sum n)) as E6. pose proof (ax_homogeneous ((alpha k) * (y k)) (x k) (sum n)) as E7. pose proof (ax_symmetric (sum n) (sum k)) as E8. pose proof (h0 (t2 k h1 h2)) as H0. rewrite ?E8 in H0. pose proof ((given1 k) (t3 k h1 h2)) as H1. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. exact (s4 (sum4 (0) k) (sum2 k) (dot (sum k) (sum n)) (sum3 k) (y k) C (alpha k) (dot (x k) (sum n)) H0 H1). Qed.
Lemma t6 (k : Z) (h0 : ((k <= n)%Z -> ((sum4 (0) k) = ((((sum2 k) - (dot (sum n) (sum k))) - ((0) * (sum3 k))) + (0))))) (h1 : (k >= (0)%Z)%Z) : (((k + (1)%Z)%Z <= n)%Z -> ((sum4 (0) (k + (1)%Z)%Z) = ((((sum2 (k + (1)%Z)%Z) - (dot (sum n) (sum (k + (1)%Z)%Z))) - ((0) * (sum3 (k + (1)%Z)%Z))) + (0)))).
Proof. intro h2. exact (t5 k h0 h1 h2). Qed.
Lemma t7 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum4 (0) k_0) = ((((sum2 k_0) - (dot (sum n) (sum k_0))) - ((0) * (sum3 k_0))) + (0)))))).
Proof. refine (zind (fun k => ((k <= n)%Z -> ((sum4 (0) k) = ((((sum2 k) - (dot (sum n) (sum k))) - ((0) * (sum3 k))) + (0))))) t1 _). intros k h1 h0. exact (t6 k h0 h1). Qed.
Lemma t8 (k : Z) (h3 : ((k >= (0)%Z)%Z /\ (k <= n)%Z)) : ((sum4 (0) k) = ((((sum2 k) - (dot (sum n) (sum k))) - ((0) * (sum3 k))) + (0))).
Proof. pose proof (t7 k) as H0. pose proof h3 as H1. exact (s5 k n (sum4 (0) k) (sum2 k) (dot (sum n) (sum k)) (sum3 k) H0 H1). Qed.
Lemma t9 (k : Z) : (((k >= (0)%Z)%Z /\ (k <= n)%Z) -> ((sum4 (0) k) = ((((sum2 k) - (dot (sum n) (sum k))) - ((0) * (sum3 k))) + (0)))).
Proof. intro h3. exact (t8 k h3). Qed.
Lemma t10 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum4 (0) k_0) = ((((sum2 k_0) - (dot (sum n) (sum k_0))) - ((0) * (sum3 k_0))) + (0))))).
Proof. intros k. exact (t9 k). Qed.
Lemma t11 : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given0 as H0. exact (s6 n H0). Qed.
Lemma t12 : (((sum2 n) - ((dot (sum n) (sum n)) / (2))) = D).
Proof. pose proof given2 as H0. pose proof given3 as H1. exact (s7 C D (sum2 n) (dot (sum n) (sum n)) H0 H1). Qed.
Lemma t13 : ((((D + ((dot (add (sum n) (mul (-1) (sum n))) (add (sum n) (mul (-1) (sum n)))) / (2))) - ((0) * (sum3 n))) + (0)) = (((dot (sum n) (sum n)) / (2)) + (sum4 (0) n))).
Proof. pose proof (ax_additive (sum n) (mul (-1) (sum n)) (add (sum n) (mul (-1) (sum n)))) as E0. pose proof (ax_homogeneous (-1) (sum n) (add (sum n) (mul (-1) (sum n)))) as E1. pose proof (ax_symmetric (sum n) (add (sum n) (mul (-1) (sum n)))) as E2. pose proof (ax_additive (sum n) (mul (-1) (sum n)) (sum n)) as E3. pose proof (ax_homogeneous (-1) (sum n) (sum n)) as E4. pose proof ((t10 n) t11) as H0. pose proof t12 as H1. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. exact (s8 (sum4 (0) n) (sum2 n) (dot (sum n) (sum n)) (sum3 n) D H0 H1). Qed.
Lemma t14 : ((((dot (sum n) (sum n)) / (2)) + (sum4 (0) n)) = D).
Proof. pose proof (ax_additive (sum n) (mul (-1) (sum n)) (add (sum n) (mul (-1) (sum n)))) as E0. pose proof (ax_homogeneous (-1) (sum n) (add (sum n) (mul (-1) (sum n)))) as E1. pose proof (ax_symmetric (sum n) (add (sum n) (mul (-1) (sum n)))) as E2. pose proof (ax_additive (sum n) (mul (-1) (sum n)) (sum n)) as E3. pose proof (ax_homogeneous (-1) (sum n) (sum n)) as E4. pose proof t13 as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E3 in H0. rewrite ?E4 in H0. exact (s9 D (dot (sum n) (sum n)) (sum3 n) (sum4 (0) n) H0). Qed.
Lemma t15 : ((sum4 (0) (0)%Z) = ((((sum2 (0)%Z) - (dot (sum n) (sum (0)%Z))) - ((0) * (sum3 (0)%Z))) + (0))).
Proof. pose proof sum3_0 as E0. pose proof sum_0 as E1. pose proof sum2_0 as E2. pose proof (sum4_0 (0)) as E3. pose proof (ax_symmetric (sum n) zero) as E4. pose proof (ax_zero_vector (sum n)) as E5. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. exact (s10). Qed.
Lemma t16 : (((0)%Z <= n)%Z -> ((sum4 (0) (0)%Z) = ((((sum2 (0)%Z) - (dot (sum n) (sum (0)%Z))) - ((0) * (sum3 (0)%Z))) + (0)))).
Proof. intro unused. exact t15. Qed.
Lemma t17 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 <= n)%Z.
Proof. pose proof given0 as H0. pose proof h5 as H1. pose proof h6 as H2. exact (s11 n k2 H0 H1 H2). Qed.
Lemma t18 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : ((k2 >= (0)%Z)%Z /\ (k2 < n)%Z).
Proof. pose proof given0 as H0. pose proof h5 as H1. pose proof h6 as H2. exact (s12 n k2 H0 H1 H2). Qed.
Lemma t19 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 >= (0)%Z)%Z.
Proof. pose proof given0 as H0. pose proof h5 as H1. pose proof h6 as H2. exact (s13 n k2 H0 H1 H2). Qed.
Lemma t20 (k2 : Z) (h4 : ((k2 <= n)%Z -> ((sum4 (0) k2) = ((((sum2 k2) - (dot (sum n) (sum k2))) - ((0) * (sum3 k2))) + (0))))) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : ((sum4 (0) (k2 + (1)%Z)%Z) = ((((sum2 (k2 + (1)%Z)%Z) - (dot (sum n) (sum (k2 + (1)%Z)%Z))) - ((0) * (sum3 (k2 + (1)%Z)%Z))) + (0))).
Proof. pose proof ((sum3_next k2) (t19 k2 h5 h6)) as E0. pose proof ((sum_next k2) (t19 k2 h5 h6)) as E1. pose proof ((sum2_next k2) (t19 k2 h5 h6)) as E2. pose proof ((sum4_next (0) k2) (t19 k2 h5 h6)) as E3. pose proof (ax_symmetric (sum n) (add (sum k2) (mul ((alpha k2) * (y k2)) (x k2)))) as E4. pose proof (ax_symmetric (sum n) (x k2)) as E5. pose proof (ax_additive (sum k2) (mul ((alpha k2) * (y k2)) (x k2)) (sum n)) as E6. pose proof (ax_homogeneous ((alpha k2) * (y k2)) (x k2) (sum n)) as E7. pose proof (ax_symmetric (sum n) (sum k2)) as E8. pose proof (h4 (t17 k2 h5 h6)) as H0. rewrite ?E8 in H0. pose proof ((given1 k2) (t18 k2 h5 h6)) as H1. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. exact (s14 (sum4 (0) k2) (sum2 k2) (dot (sum k2) (sum n)) (sum3 k2) (y k2) C (alpha k2) (dot (x k2) (sum n)) H0 H1). Qed.
Lemma t21 (k2 : Z) (h4 : ((k2 <= n)%Z -> ((sum4 (0) k2) = ((((sum2 k2) - (dot (sum n) (sum k2))) - ((0) * (sum3 k2))) + (0))))) (h5 : (k2 >= (0)%Z)%Z) : (((k2 + (1)%Z)%Z <= n)%Z -> ((sum4 (0) (k2 + (1)%Z)%Z) = ((((sum2 (k2 + (1)%Z)%Z) - (dot (sum n) (sum (k2 + (1)%Z)%Z))) - ((0) * (sum3 (k2 + (1)%Z)%Z))) + (0)))).
Proof. intro h6. exact (t20 k2 h4 h5 h6). Qed.
Lemma t22 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum4 (0) k_0) = ((((sum2 k_0) - (dot (sum n) (sum k_0))) - ((0) * (sum3 k_0))) + (0)))))).
Proof. refine (zind (fun k2 => ((k2 <= n)%Z -> ((sum4 (0) k2) = ((((sum2 k2) - (dot (sum n) (sum k2))) - ((0) * (sum3 k2))) + (0))))) t16 _). intros k2 h5 h4. exact (t21 k2 h4 h5). Qed.
Lemma t23 (k2 : Z) (h7 : ((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z)) : ((sum4 (0) k2) = ((((sum2 k2) - (dot (sum n) (sum k2))) - ((0) * (sum3 k2))) + (0))).
Proof. pose proof (t22 k2) as H0. pose proof h7 as H1. exact (s15 k2 n (sum4 (0) k2) (sum2 k2) (dot (sum n) (sum k2)) (sum3 k2) H0 H1). Qed.
Lemma t24 (k2 : Z) : (((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z) -> ((sum4 (0) k2) = ((((sum2 k2) - (dot (sum n) (sum k2))) - ((0) * (sum3 k2))) + (0)))).
Proof. intro h7. exact (t23 k2 h7). Qed.
Lemma t25 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum4 (0) k_0) = ((((sum2 k_0) - (dot (sum n) (sum k_0))) - ((0) * (sum3 k_0))) + (0))))).
Proof. intros k2. exact (t24 k2). Qed.
Lemma t26 : ((((D + ((dot (add (sum n) (mul (-1) (sum n))) (add (sum n) (mul (-1) (sum n)))) / (2))) - ((0) * (sum3 n))) + (0)) = (((dot (sum n) (sum n)) / (2)) + (sum4 (0) n))).
Proof. pose proof (ax_additive (sum n) (mul (-1) (sum n)) (add (sum n) (mul (-1) (sum n)))) as E0. pose proof (ax_homogeneous (-1) (sum n) (add (sum n) (mul (-1) (sum n)))) as E1. pose proof (ax_symmetric (sum n) (add (sum n) (mul (-1) (sum n)))) as E2. pose proof (ax_additive (sum n) (mul (-1) (sum n)) (sum n)) as E3. pose proof (ax_homogeneous (-1) (sum n) (sum n)) as E4. pose proof ((t25 n) t11) as H0. pose proof t12 as H1. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. exact (s16 (sum4 (0) n) (sum2 n) (dot (sum n) (sum n)) (sum3 n) D H0 H1). Qed.
Lemma t27 : ((((dot (sum n) (sum n)) / (2)) + (sum4 (0) n)) = D).
Proof. pose proof (ax_additive (sum n) (mul (-1) (sum n)) (add (sum n) (mul (-1) (sum n)))) as E0. pose proof (ax_homogeneous (-1) (sum n) (add (sum n) (mul (-1) (sum n)))) as E1. pose proof (ax_symmetric (sum n) (add (sum n) (mul (-1) (sum n)))) as E2. pose proof (ax_additive (sum n) (mul (-1) (sum n)) (sum n)) as E3. pose proof (ax_homogeneous (-1) (sum n) (sum n)) as E4. pose proof t26 as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E3 in H0. rewrite ?E4 in H0. exact (s17 D (dot (sum n) (sum n)) (sum3 n) (sum4 (0) n) H0). Qed.
Lemma t28 : ((sum4 c (0)%Z) = ((((sum2 (0)%Z) - (dot (sum n) (sum (0)%Z))) - (c * (sum3 (0)%Z))) + (0))).
Proof. pose proof sum3_0 as E0. pose proof sum_0 as E1. pose proof sum2_0 as E2. pose proof (sum4_0 c) as E3. pose proof (ax_symmetric (sum n) zero) as E4. pose proof (ax_zero_vector (sum n)) as E5. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. exact (s18 c). Qed.
Lemma t29 : (((0)%Z <= n)%Z -> ((sum4 c (0)%Z) = ((((sum2 (0)%Z) - (dot (sum n) (sum (0)%Z))) - (c * (sum3 (0)%Z))) + (0)))).
Proof. intro unused. exact t28. Qed.
Lemma t30 (k3 : Z) (h9 : (k3 >= (0)%Z)%Z) (h10 : ((k3 + (1)%Z)%Z <= n)%Z) : (k3 <= n)%Z.
Proof. pose proof given0 as H0. pose proof h9 as H1. pose proof h10 as H2. exact (s19 n k3 H0 H1 H2). Qed.
Lemma t31 (k3 : Z) (h9 : (k3 >= (0)%Z)%Z) (h10 : ((k3 + (1)%Z)%Z <= n)%Z) : ((k3 >= (0)%Z)%Z /\ (k3 < n)%Z).
Proof. pose proof given0 as H0. pose proof h9 as H1. pose proof h10 as H2. exact (s20 n k3 H0 H1 H2). Qed.
Lemma t32 (k3 : Z) (h9 : (k3 >= (0)%Z)%Z) (h10 : ((k3 + (1)%Z)%Z <= n)%Z) : (k3 >= (0)%Z)%Z.
Proof. pose proof given0 as H0. pose proof h9 as H1. pose proof h10 as H2. exact (s21 n k3 H0 H1 H2). Qed.
Lemma t33 (k3 : Z) (h8 : ((k3 <= n)%Z -> ((sum4 c k3) = ((((sum2 k3) - (dot (sum n) (sum k3))) - (c * (sum3 k3))) + (0))))) (h9 : (k3 >= (0)%Z)%Z) (h10 : ((k3 + (1)%Z)%Z <= n)%Z) : ((sum4 c (k3 + (1)%Z)%Z) = ((((sum2 (k3 + (1)%Z)%Z) - (dot (sum n) (sum (k3 + (1)%Z)%Z))) - (c * (sum3 (k3 + (1)%Z)%Z))) + (0))).
Proof. pose proof ((sum3_next k3) (t32 k3 h9 h10)) as E0. pose proof ((sum_next k3) (t32 k3 h9 h10)) as E1. pose proof ((sum2_next k3) (t32 k3 h9 h10)) as E2. pose proof ((sum4_next c k3) (t32 k3 h9 h10)) as E3. pose proof (ax_symmetric (sum n) (add (sum k3) (mul ((alpha k3) * (y k3)) (x k3)))) as E4. pose proof (ax_symmetric (sum n) (x k3)) as E5. pose proof (ax_additive (sum k3) (mul ((alpha k3) * (y k3)) (x k3)) (sum n)) as E6. pose proof (ax_homogeneous ((alpha k3) * (y k3)) (x k3) (sum n)) as E7. pose proof (ax_symmetric (sum n) (sum k3)) as E8. pose proof (h8 (t30 k3 h9 h10)) as H0. rewrite ?E8 in H0. pose proof ((given1 k3) (t31 k3 h9 h10)) as H1. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. exact (s22 (sum4 c k3) (sum2 k3) (dot (sum k3) (sum n)) c (sum3 k3) (y k3) C (alpha k3) (dot (x k3) (sum n)) H0 H1). Qed.
Lemma t34 (k3 : Z) (h8 : ((k3 <= n)%Z -> ((sum4 c k3) = ((((sum2 k3) - (dot (sum n) (sum k3))) - (c * (sum3 k3))) + (0))))) (h9 : (k3 >= (0)%Z)%Z) : (((k3 + (1)%Z)%Z <= n)%Z -> ((sum4 c (k3 + (1)%Z)%Z) = ((((sum2 (k3 + (1)%Z)%Z) - (dot (sum n) (sum (k3 + (1)%Z)%Z))) - (c * (sum3 (k3 + (1)%Z)%Z))) + (0)))).
Proof. intro h10. exact (t33 k3 h8 h9 h10). Qed.
Lemma t35 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum4 c k_0) = ((((sum2 k_0) - (dot (sum n) (sum k_0))) - (c * (sum3 k_0))) + (0)))))).
Proof. refine (zind (fun k3 => ((k3 <= n)%Z -> ((sum4 c k3) = ((((sum2 k3) - (dot (sum n) (sum k3))) - (c * (sum3 k3))) + (0))))) t29 _). intros k3 h9 h8. exact (t34 k3 h8 h9). Qed.
Lemma t36 (k3 : Z) (h11 : ((k3 >= (0)%Z)%Z /\ (k3 <= n)%Z)) : ((sum4 c k3) = ((((sum2 k3) - (dot (sum n) (sum k3))) - (c * (sum3 k3))) + (0))).
Proof. pose proof (t35 k3) as H0. pose proof h11 as H1. exact (s23 k3 n (sum4 c k3) (sum2 k3) (dot (sum n) (sum k3)) c (sum3 k3) H0 H1). Qed.
Lemma t37 (k3 : Z) : (((k3 >= (0)%Z)%Z /\ (k3 <= n)%Z) -> ((sum4 c k3) = ((((sum2 k3) - (dot (sum n) (sum k3))) - (c * (sum3 k3))) + (0)))).
Proof. intro h11. exact (t36 k3 h11). Qed.
Lemma t38 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum4 c k_0) = ((((sum2 k_0) - (dot (sum n) (sum k_0))) - (c * (sum3 k_0))) + (0))))).
Proof. intros k3. exact (t37 k3). Qed.
Lemma t39 : ((((D + ((dot (add (sum n) (mul (-1) (sum n))) (add (sum n) (mul (-1) (sum n)))) / (2))) - (c * (sum3 n))) + (0)) = (((dot (sum n) (sum n)) / (2)) + (sum4 c n))).
Proof. pose proof (ax_additive (sum n) (mul (-1) (sum n)) (add (sum n) (mul (-1) (sum n)))) as E0. pose proof (ax_homogeneous (-1) (sum n) (add (sum n) (mul (-1) (sum n)))) as E1. pose proof (ax_symmetric (sum n) (add (sum n) (mul (-1) (sum n)))) as E2. pose proof (ax_additive (sum n) (mul (-1) (sum n)) (sum n)) as E3. pose proof (ax_homogeneous (-1) (sum n) (sum n)) as E4. pose proof ((t38 n) t11) as H0. pose proof t12 as H1. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. exact (s24 (sum4 c n) (sum2 n) (dot (sum n) (sum n)) c (sum3 n) D H0 H1). Qed.
Lemma t40 : (((c * (sum3 n)) = r) -> ((((dot (sum n) (sum n)) / (2)) + (sum4 c n)) = (D - r))).
Proof. pose proof (ax_additive (sum n) (mul (-1) (sum n)) (add (sum n) (mul (-1) (sum n)))) as E0. pose proof (ax_homogeneous (-1) (sum n) (add (sum n) (mul (-1) (sum n)))) as E1. pose proof (ax_symmetric (sum n) (add (sum n) (mul (-1) (sum n)))) as E2. pose proof (ax_additive (sum n) (mul (-1) (sum n)) (sum n)) as E3. pose proof (ax_homogeneous (-1) (sum n) (sum n)) as E4. pose proof t39 as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E3 in H0. rewrite ?E4 in H0. exact (s25 D (dot (sum n) (sum n)) c (sum3 n) (sum4 c n) r H0). Qed.
Lemma t41 (i : Z) (h12 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : ((i >= (0)%Z)%Z /\ (i < n)%Z).
Proof. pose proof given0 as H0. pose proof h12 as H1. exact (s26 n i H0 H1). Qed.
Lemma t42 (i2 : Z) (h13 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z).
Proof. pose proof given0 as H0. pose proof h13 as H1. exact (s27 n i2 H0 H1). Qed.
Lemma t43 (i2 : Z) (h13 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z).
Proof. pose proof given0 as H0. pose proof h13 as H1. exact (s28 n i2 H0 H1). Qed.
Lemma t44 (i2 : Z) (h13 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((sum5 i2 (0)%Z) = ((((sum2 (0)%Z) - (dot (sum n) (sum (0)%Z))) - ((0) * (sum3 (0)%Z))) + (if Z_lt_dec i2 (0)%Z then (z * (C - (alpha i2))) else (0)))).
Proof. pose proof sum3_0 as E0. pose proof sum_0 as E1. pose proof sum2_0 as E2. pose proof (sum5_0 i2) as E3. pose proof (ax_symmetric (sum n) zero) as E4. pose proof (ax_zero_vector (sum n)) as E5. pose proof (t43 i2 h13) as H0. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. exact (s29 i2 n z C (alpha i2) H0). Qed.
Lemma t45 (i2 : Z) (h13 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : (((0)%Z <= n)%Z -> ((sum5 i2 (0)%Z) = ((((sum2 (0)%Z) - (dot (sum n) (sum (0)%Z))) - ((0) * (sum3 (0)%Z))) + (if Z_lt_dec i2 (0)%Z then (z * (C - (alpha i2))) else (0))))).
Proof. intro unused. exact (t44 i2 h13). Qed.
Lemma t46 (k4 : Z) (i2 : Z) (h13 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) (h15 : (k4 >= (0)%Z)%Z) (h16 : ((k4 + (1)%Z)%Z <= n)%Z) : (k4 <= n)%Z.
Proof. pose proof given0 as H0. pose proof h13 as H1. pose proof h15 as H2. pose proof h16 as H3. exact (s30 n i2 k4 H0 H1 H2 H3). Qed.
Lemma t47 (k4 : Z) (i2 : Z) (h13 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) (h15 : (k4 >= (0)%Z)%Z) (h16 : ((k4 + (1)%Z)%Z <= n)%Z) : ((k4 >= (0)%Z)%Z /\ (k4 < n)%Z).
Proof. pose proof given0 as H0. pose proof h13 as H1. pose proof h15 as H2. pose proof h16 as H3. exact (s31 n i2 k4 H0 H1 H2 H3). Qed.
Lemma t48 (k4 : Z) (i2 : Z) : ((i2 = k4)%Z -> ((alpha i2) = (alpha k4))).
Proof. same. Qed.
Lemma t49 (k4 : Z) (i2 : Z) (h13 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) (h15 : (k4 >= (0)%Z)%Z) (h16 : ((k4 + (1)%Z)%Z <= n)%Z) : (k4 >= (0)%Z)%Z.
Proof. pose proof given0 as H0. pose proof h13 as H1. pose proof h15 as H2. pose proof h16 as H3. exact (s33 n i2 k4 H0 H1 H2 H3). Qed.
Lemma t50 (k4 : Z) (i2 : Z) (h14 : ((k4 <= n)%Z -> ((sum5 i2 k4) = ((((sum2 k4) - (dot (sum n) (sum k4))) - ((0) * (sum3 k4))) + (if Z_lt_dec i2 k4 then (z * (C - (alpha i2))) else (0)))))) (h13 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) (h15 : (k4 >= (0)%Z)%Z) (h16 : ((k4 + (1)%Z)%Z <= n)%Z) : ((sum5 i2 (k4 + (1)%Z)%Z) = ((((sum2 (k4 + (1)%Z)%Z) - (dot (sum n) (sum (k4 + (1)%Z)%Z))) - ((0) * (sum3 (k4 + (1)%Z)%Z))) + (if Z_lt_dec i2 (k4 + (1)%Z)%Z then (z * (C - (alpha i2))) else (0)))).
Proof. pose proof ((sum3_next k4) (t49 k4 i2 h13 h15 h16)) as E0. pose proof ((sum_next k4) (t49 k4 i2 h13 h15 h16)) as E1. pose proof ((sum2_next k4) (t49 k4 i2 h13 h15 h16)) as E2. pose proof ((sum5_next i2 k4) (t49 k4 i2 h13 h15 h16)) as E3. pose proof (ax_symmetric (sum n) (add (sum k4) (mul ((alpha k4) * (y k4)) (x k4)))) as E4. pose proof (ax_symmetric (sum n) (x k4)) as E5. pose proof (ax_additive (sum k4) (mul ((alpha k4) * (y k4)) (x k4)) (sum n)) as E6. pose proof (ax_homogeneous ((alpha k4) * (y k4)) (x k4) (sum n)) as E7. pose proof (ax_symmetric (sum n) (sum k4)) as E8. pose proof (h14 (t46 k4 i2 h13 h15 h16)) as H0. rewrite ?E8 in H0. pose proof ((given1 k4) (t47 k4 i2 h13 h15 h16)) as H1. pose proof (t43 i2 h13) as H2. pose proof (t48 k4 i2) as H3. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. exact (s34 (sum5 i2 k4) (sum2 k4) (dot (sum k4) (sum n)) (sum3 k4) i2 k4 z C (alpha i2) (y k4) n (alpha k4) (dot (x k4) (sum n)) H0 H1 H2 H3). Qed.
Lemma t51 (k4 : Z) (i2 : Z) (h14 : ((k4 <= n)%Z -> ((sum5 i2 k4) = ((((sum2 k4) - (dot (sum n) (sum k4))) - ((0) * (sum3 k4))) + (if Z_lt_dec i2 k4 then (z * (C - (alpha i2))) else (0)))))) (h13 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) (h15 : (k4 >= (0)%Z)%Z) : (((k4 + (1)%Z)%Z <= n)%Z -> ((sum5 i2 (k4 + (1)%Z)%Z) = ((((sum2 (k4 + (1)%Z)%Z) - (dot (sum n) (sum (k4 + (1)%Z)%Z))) - ((0) * (sum3 (k4 + (1)%Z)%Z))) + (if Z_lt_dec i2 (k4 + (1)%Z)%Z then (z * (C - (alpha i2))) else (0))))).
Proof. intro h16. exact (t50 k4 i2 h14 h13 h15 h16). Qed.
Lemma t52 (i2 : Z) (h13 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum5 i2 k_0) = ((((sum2 k_0) - (dot (sum n) (sum k_0))) - ((0) * (sum3 k_0))) + (if Z_lt_dec i2 k_0 then (z * (C - (alpha i2))) else (0))))))).
Proof. refine (zind (fun k4 => ((k4 <= n)%Z -> ((sum5 i2 k4) = ((((sum2 k4) - (dot (sum n) (sum k4))) - ((0) * (sum3 k4))) + (if Z_lt_dec i2 k4 then (z * (C - (alpha i2))) else (0)))))) (t45 i2 h13) _). intros k4 h15 h14. exact (t51 k4 i2 h14 h13 h15). Qed.
Lemma t53 (k4 : Z) (i2 : Z) (h13 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) (h17 : ((k4 >= (0)%Z)%Z /\ (k4 <= n)%Z)) : ((sum5 i2 k4) = ((((sum2 k4) - (dot (sum n) (sum k4))) - ((0) * (sum3 k4))) + (if Z_lt_dec i2 k4 then (z * (C - (alpha i2))) else (0)))).
Proof. pose proof ((t52 i2 h13) k4) as H0. pose proof h17 as H1. exact (s35 k4 n (sum5 i2 k4) (sum2 k4) (dot (sum n) (sum k4)) (sum3 k4) i2 z C (alpha i2) H0 H1). Qed.
Lemma t54 (i2 : Z) (k4 : Z) (h13 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : (((k4 >= (0)%Z)%Z /\ (k4 <= n)%Z) -> ((sum5 i2 k4) = ((((sum2 k4) - (dot (sum n) (sum k4))) - ((0) * (sum3 k4))) + (if Z_lt_dec i2 k4 then (z * (C - (alpha i2))) else (0))))).
Proof. intro h17. exact (t53 k4 i2 h13 h17). Qed.
Lemma t55 (i2 : Z) (h13 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum5 i2 k_0) = ((((sum2 k_0) - (dot (sum n) (sum k_0))) - ((0) * (sum3 k_0))) + (if Z_lt_dec i2 k_0 then (z * (C - (alpha i2))) else (0)))))).
Proof. intros k4. exact (t54 i2 k4 h13). Qed.
Lemma t56 (i2 : Z) (h13 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given0 as H0. pose proof h13 as H1. exact (s36 n i2 H0 H1). Qed.
Lemma t57 (i2 : Z) (h13 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((((D + ((dot (add (sum n) (mul (-1) (sum n))) (add (sum n) (mul (-1) (sum n)))) / (2))) - ((0) * (sum3 n))) + (if Z_lt_dec i2 n then (z * (C - (alpha i2))) else (0))) = (((dot (sum n) (sum n)) / (2)) + (sum5 i2 n))).
Proof. pose proof (ax_additive (sum n) (mul (-1) (sum n)) (add (sum n) (mul (-1) (sum n)))) as E0. pose proof (ax_homogeneous (-1) (sum n) (add (sum n) (mul (-1) (sum n)))) as E1. pose proof (ax_symmetric (sum n) (add (sum n) (mul (-1) (sum n)))) as E2. pose proof (ax_additive (sum n) (mul (-1) (sum n)) (sum n)) as E3. pose proof (ax_homogeneous (-1) (sum n) (sum n)) as E4. pose proof (((t55 i2 h13) n) (t56 i2 h13)) as H0. pose proof t12 as H1. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. exact (s37 (sum5 i2 n) (sum2 n) (dot (sum n) (sum n)) (sum3 n) i2 n z C (alpha i2) D H0 H1). Qed.
Lemma t58 (i2 : Z) (h13 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : (((r > (0)) /\ ((alpha i2) > C) /\ ((z * ((alpha i2) - C)) = r)) -> ((z > (0)) /\ ((((dot (sum n) (sum n)) / (2)) + (sum5 i2 n)) = (D - r)))).
Proof. pose proof (ax_additive (sum n) (mul (-1) (sum n)) (add (sum n) (mul (-1) (sum n)))) as E0. pose proof (ax_homogeneous (-1) (sum n) (add (sum n) (mul (-1) (sum n)))) as E1. pose proof (ax_symmetric (sum n) (add (sum n) (mul (-1) (sum n)))) as E2. pose proof (ax_additive (sum n) (mul (-1) (sum n)) (sum n)) as E3. pose proof (ax_homogeneous (-1) (sum n) (sum n)) as E4. pose proof ((given1 i2) (t42 i2 h13)) as H0. pose proof (t43 i2 h13) as H1. pose proof (t57 i2 h13) as H2. rewrite ?E0 in H2. rewrite ?E1 in H2. rewrite ?E2 in H2. rewrite ?E3 in H2. rewrite ?E4 in H2. exact (s38 (y i2) i2 n D (dot (sum n) (sum n)) (sum3 n) z C (alpha i2) (sum5 i2 n) r H0 H1 H2). Qed.
Lemma t59 (i2 : Z) : (((i2 >= (0)%Z)%Z /\ (i2 < n)%Z) -> (((r > (0)) /\ ((alpha i2) > C) /\ ((z * ((alpha i2) - C)) = r)) -> ((z > (0)) /\ ((((dot (sum n) (sum n)) / (2)) + (sum5 i2 n)) = (D - r))))).
Proof. intro h13. exact (t58 i2 h13). Qed.
Lemma t60 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((r > (0)) /\ ((alpha i_0) > C) /\ ((z * ((alpha i_0) - C)) = r)) -> ((z > (0)) /\ ((((dot (sum n) (sum n)) / (2)) + (sum5 i_0 n)) = (D - r)))))).
Proof. intros i2. exact (t59 i2). Qed.
Lemma t61 (i : Z) (h12 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : ((i >= (0)%Z)%Z /\ (i < n)%Z).
Proof. pose proof given0 as H0. pose proof h12 as H1. exact (s39 n i H0 H1). Qed.
Lemma t62 (i : Z) (h12 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : (((r > (0)) /\ ((alpha i) > C) /\ ((z * ((alpha i) - C)) = r)) -> ((z > (0)) /\ ((((dot (sum n) (sum n)) / (2)) + (sum5 i n)) = (D - r)))).
Proof. pose proof ((given1 i) (t41 i h12)) as H0. pose proof ((t60 i) (t61 i h12)) as H1. exact (s40 (y i) r (alpha i) C z (dot (sum n) (sum n)) (sum5 i n) D H0 H1). Qed.
Lemma t63 (i : Z) : (((i >= (0)%Z)%Z /\ (i < n)%Z) -> (((r > (0)) /\ ((alpha i) > C) /\ ((z * ((alpha i) - C)) = r)) -> ((z > (0)) /\ ((((dot (sum n) (sum n)) / (2)) + (sum5 i n)) = (D - r))))).
Proof. intro h12. exact (t62 i h12). Qed.
Lemma t64 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((r > (0)) /\ ((alpha i_0) > C) /\ ((z * ((alpha i_0) - C)) = r)) -> ((z > (0)) /\ ((((dot (sum n) (sum n)) / (2)) + (sum5 i_0 n)) = (D - r)))))).
Proof. intros i. exact (t63 i). Qed.
Lemma t65 (i3 : Z) (h18 : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z)) : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z).
Proof. pose proof given0 as H0. pose proof h18 as H1. exact (s41 n i3 H0 H1). Qed.
Lemma t66 (i3 : Z) (h18 : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z)) : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z).
Proof. pose proof given0 as H0. pose proof h18 as H1. exact (s42 n i3 H0 H1). Qed.
Lemma t67 (i3 : Z) (h18 : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z)) : (((r > (0)) /\ ((alpha i3) > C) /\ ((z * ((alpha i3) - C)) = r)) -> ((z > (0)) /\ ((((dot (sum n) (sum n)) / (2)) + (sum5 i3 n)) = (D - r)))).
Proof. pose proof ((given1 i3) (t65 i3 h18)) as H0. pose proof ((t60 i3) (t66 i3 h18)) as H1. exact (s43 (y i3) r (alpha i3) C z (dot (sum n) (sum n)) (sum5 i3 n) D H0 H1). Qed.
Lemma t68 (i3 : Z) : (((i3 >= (0)%Z)%Z /\ (i3 < n)%Z) -> (((r > (0)) /\ ((alpha i3) > C) /\ ((z * ((alpha i3) - C)) = r)) -> ((z > (0)) /\ ((((dot (sum n) (sum n)) / (2)) + (sum5 i3 n)) = (D - r))))).
Proof. intro h18. exact (t67 i3 h18). Qed.
Lemma t69 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((r > (0)) /\ ((alpha i_0) > C) /\ ((z * ((alpha i_0) - C)) = r)) -> ((z > (0)) /\ ((((dot (sum n) (sum n)) / (2)) + (sum5 i_0 n)) = (D - r)))))).
Proof. intros i3. exact (t68 i3). Qed.
Lemma t70 : ((sum7 (0)%Z) = ((((sum2 (0)%Z) - (dot w (sum (0)%Z))) - (b * (sum3 (0)%Z))) + (sum6 (0)%Z))).
Proof. pose proof sum6_0 as E0. pose proof sum3_0 as E1. pose proof sum_0 as E2. pose proof sum2_0 as E3. pose proof sum7_0 as E4. pose proof (ax_symmetric w zero) as E5. pose proof (ax_zero_vector w) as E6. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. exact (s44 b). Qed.
Lemma t71 : (((0)%Z <= n)%Z -> ((sum7 (0)%Z) = ((((sum2 (0)%Z) - (dot w (sum (0)%Z))) - (b * (sum3 (0)%Z))) + (sum6 (0)%Z)))).
Proof. intro unused. exact t70. Qed.
Lemma t72 (k5 : Z) (h20 : (k5 >= (0)%Z)%Z) (h21 : ((k5 + (1)%Z)%Z <= n)%Z) : (k5 <= n)%Z.
Proof. pose proof given0 as H0. pose proof h20 as H1. pose proof h21 as H2. exact (s45 n k5 H0 H1 H2). Qed.
Lemma t73 (k5 : Z) (h20 : (k5 >= (0)%Z)%Z) (h21 : ((k5 + (1)%Z)%Z <= n)%Z) : ((k5 >= (0)%Z)%Z /\ (k5 < n)%Z).
Proof. pose proof given0 as H0. pose proof h20 as H1. pose proof h21 as H2. exact (s46 n k5 H0 H1 H2). Qed.
Lemma t74 (k5 : Z) (h20 : (k5 >= (0)%Z)%Z) (h21 : ((k5 + (1)%Z)%Z <= n)%Z) : (k5 >= (0)%Z)%Z.
Proof. pose proof given0 as H0. pose proof h20 as H1. pose proof h21 as H2. exact (s47 n k5 H0 H1 H2). Qed.
Lemma t75 (k5 : Z) (h19 : ((k5 <= n)%Z -> ((sum7 k5) = ((((sum2 k5) - (dot w (sum k5))) - (b * (sum3 k5))) + (sum6 k5))))) (h20 : (k5 >= (0)%Z)%Z) (h21 : ((k5 + (1)%Z)%Z <= n)%Z) : ((sum7 (k5 + (1)%Z)%Z) = ((((sum2 (k5 + (1)%Z)%Z) - (dot w (sum (k5 + (1)%Z)%Z))) - (b * (sum3 (k5 + (1)%Z)%Z))) + (sum6 (k5 + (1)%Z)%Z))).
Proof. pose proof ((sum6_next k5) (t74 k5 h20 h21)) as E0. pose proof ((sum3_next k5) (t74 k5 h20 h21)) as E1. pose proof ((sum_next k5) (t74 k5 h20 h21)) as E2. pose proof ((sum2_next k5) (t74 k5 h20 h21)) as E3. pose proof ((sum7_next k5) (t74 k5 h20 h21)) as E4. pose proof (ax_symmetric w (add (sum k5) (mul ((alpha k5) * (y k5)) (x k5)))) as E5. pose proof (ax_additive (sum k5) (mul ((alpha k5) * (y k5)) (x k5)) w) as E6. pose proof (ax_homogeneous ((alpha k5) * (y k5)) (x k5) w) as E7. pose proof (ax_symmetric (sum k5) w) as E8. pose proof (ax_symmetric (x k5) w) as E9. pose proof (h19 (t72 k5 h20 h21)) as H0. pose proof ((given1 k5) (t73 k5 h20 h21)) as H1. pose proof ((given4 k5) (t73 k5 h20 h21)) as H2. pose proof ((given5 k5) (t73 k5 h20 h21)) as H3. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. rewrite ?E9. exact (s48 (sum7 k5) (sum2 k5) (dot w (sum k5)) b (sum3 k5) (sum6 k5) (y k5) (xi k5) (alpha k5) C (dot w (x k5)) H0 H1 H2 H3). Qed.
Lemma t76 (k5 : Z) (h19 : ((k5 <= n)%Z -> ((sum7 k5) = ((((sum2 k5) - (dot w (sum k5))) - (b * (sum3 k5))) + (sum6 k5))))) (h20 : (k5 >= (0)%Z)%Z) : (((k5 + (1)%Z)%Z <= n)%Z -> ((sum7 (k5 + (1)%Z)%Z) = ((((sum2 (k5 + (1)%Z)%Z) - (dot w (sum (k5 + (1)%Z)%Z))) - (b * (sum3 (k5 + (1)%Z)%Z))) + (sum6 (k5 + (1)%Z)%Z)))).
Proof. intro h21. exact (t75 k5 h19 h20 h21). Qed.
Lemma t77 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum7 k_0) = ((((sum2 k_0) - (dot w (sum k_0))) - (b * (sum3 k_0))) + (sum6 k_0)))))).
Proof. refine (zind (fun k5 => ((k5 <= n)%Z -> ((sum7 k5) = ((((sum2 k5) - (dot w (sum k5))) - (b * (sum3 k5))) + (sum6 k5))))) t71 _). intros k5 h20 h19. exact (t76 k5 h19 h20). Qed.
Lemma t78 (k5 : Z) (h22 : ((k5 >= (0)%Z)%Z /\ (k5 <= n)%Z)) : ((sum7 k5) = ((((sum2 k5) - (dot w (sum k5))) - (b * (sum3 k5))) + (sum6 k5))).
Proof. pose proof (t77 k5) as H0. pose proof h22 as H1. exact (s49 k5 n (sum7 k5) (sum2 k5) (dot w (sum k5)) b (sum3 k5) (sum6 k5) H0 H1). Qed.
Lemma t79 (k5 : Z) : (((k5 >= (0)%Z)%Z /\ (k5 <= n)%Z) -> ((sum7 k5) = ((((sum2 k5) - (dot w (sum k5))) - (b * (sum3 k5))) + (sum6 k5)))).
Proof. intro h22. exact (t78 k5 h22). Qed.
Lemma t80 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum7 k_0) = ((((sum2 k_0) - (dot w (sum k_0))) - (b * (sum3 k_0))) + (sum6 k_0))))).
Proof. intros k5. exact (t79 k5). Qed.
Lemma t81 : ((((D + ((dot (add w (mul (-1) (sum n))) (add w (mul (-1) (sum n)))) / (2))) - (b * (sum3 n))) + (sum6 n)) = (((dot w w) / (2)) + (sum7 n))).
Proof. pose proof (ax_additive w (mul (-1) (sum n)) (add w (mul (-1) (sum n)))) as E0. pose proof (ax_homogeneous (-1) (sum n) (add w (mul (-1) (sum n)))) as E1. pose proof (ax_symmetric w (add w (mul (-1) (sum n)))) as E2. pose proof (ax_symmetric (sum n) (add w (mul (-1) (sum n)))) as E3. pose proof (ax_additive w (mul (-1) (sum n)) w) as E4. pose proof (ax_additive w (mul (-1) (sum n)) (sum n)) as E5. pose proof (ax_homogeneous (-1) (sum n) w) as E6. pose proof (ax_homogeneous (-1) (sum n) (sum n)) as E7. pose proof (ax_symmetric (sum n) w) as E8. pose proof ((t80 n) t11) as H0. pose proof t12 as H1. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. exact (s50 (sum7 n) (sum2 n) (dot w (sum n)) b (sum3 n) (sum6 n) (dot (sum n) (sum n)) D (dot w w) H0 H1). Qed.
Lemma t82 : ((sum6 (0)%Z) >= (0)).
Proof. pose proof sum6_0 as E0. rewrite ?E0. exact (s51). Qed.
Lemma t83 : (((0)%Z <= n)%Z -> ((sum6 (0)%Z) >= (0))).
Proof. intro unused. exact t82. Qed.
Lemma t84 (k6 : Z) (h24 : (k6 >= (0)%Z)%Z) (h25 : ((k6 + (1)%Z)%Z <= n)%Z) : (k6 <= n)%Z.
Proof. pose proof given0 as H0. pose proof h24 as H1. pose proof h25 as H2. exact (s52 n k6 H0 H1 H2). Qed.
Lemma t85 (k6 : Z) (h24 : (k6 >= (0)%Z)%Z) (h25 : ((k6 + (1)%Z)%Z <= n)%Z) : ((k6 >= (0)%Z)%Z /\ (k6 < n)%Z).
Proof. pose proof given0 as H0. pose proof h24 as H1. pose proof h25 as H2. exact (s53 n k6 H0 H1 H2). Qed.
Lemma t86 (k6 : Z) (h24 : (k6 >= (0)%Z)%Z) (h25 : ((k6 + (1)%Z)%Z <= n)%Z) : (k6 >= (0)%Z)%Z.
Proof. pose proof given0 as H0. pose proof h24 as H1. pose proof h25 as H2. exact (s54 n k6 H0 H1 H2). Qed.
Lemma t87 (k6 : Z) (h23 : ((k6 <= n)%Z -> ((sum6 k6) >= (0)))) (h24 : (k6 >= (0)%Z)%Z) (h25 : ((k6 + (1)%Z)%Z <= n)%Z) : ((sum6 (k6 + (1)%Z)%Z) >= (0)).
Proof. pose proof ((sum6_next k6) (t86 k6 h24 h25)) as E0. pose proof (h23 (t84 k6 h24 h25)) as H0. pose proof ((given1 k6) (t85 k6 h24 h25)) as H1. pose proof ((given4 k6) (t85 k6 h24 h25)) as H2. pose proof ((given5 k6) (t85 k6 h24 h25)) as H3. rewrite ?E0. exact (s55 (sum6 k6) (y k6) (xi k6) (alpha k6) C H0 H1 H2 H3). Qed.
Lemma t88 (k6 : Z) (h23 : ((k6 <= n)%Z -> ((sum6 k6) >= (0)))) (h24 : (k6 >= (0)%Z)%Z) : (((k6 + (1)%Z)%Z <= n)%Z -> ((sum6 (k6 + (1)%Z)%Z) >= (0))).
Proof. intro h25. exact (t87 k6 h23 h24 h25). Qed.
Lemma t89 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum6 k_0) >= (0))))).
Proof. refine (zind (fun k6 => ((k6 <= n)%Z -> ((sum6 k6) >= (0)))) t83 _). intros k6 h24 h23. exact (t88 k6 h23 h24). Qed.
Lemma t90 (k6 : Z) (h26 : ((k6 >= (0)%Z)%Z /\ (k6 <= n)%Z)) : ((sum6 k6) >= (0)).
Proof. pose proof (t89 k6) as H0. pose proof h26 as H1. exact (s56 k6 n (sum6 k6) H0 H1). Qed.
Lemma t91 (k6 : Z) : (((k6 >= (0)%Z)%Z /\ (k6 <= n)%Z) -> ((sum6 k6) >= (0))).
Proof. intro h26. exact (t90 k6 h26). Qed.
Lemma t92 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum6 k_0) >= (0)))).
Proof. intros k6. exact (t91 k6). Qed.
Lemma t93 : ((b = (0)) -> ((((dot w w) / (2)) + (sum7 n)) >= D)).
Proof. pose proof (ax_additive w (mul (-1) (sum n)) (add w (mul (-1) (sum n)))) as E0. pose proof (ax_homogeneous (-1) (sum n) (add w (mul (-1) (sum n)))) as E1. pose proof (ax_symmetric w (add w (mul (-1) (sum n)))) as E2. pose proof (ax_symmetric (sum n) (add w (mul (-1) (sum n)))) as E3. pose proof (ax_additive w (mul (-1) (sum n)) w) as E4. pose proof (ax_additive w (mul (-1) (sum n)) (sum n)) as E5. pose proof (ax_homogeneous (-1) (sum n) w) as E6. pose proof (ax_homogeneous (-1) (sum n) (sum n)) as E7. pose proof (ax_symmetric (sum n) w) as E8. pose proof t81 as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E3 in H0. rewrite ?E4 in H0. rewrite ?E5 in H0. rewrite ?E6 in H0. rewrite ?E7 in H0. rewrite ?E8 in H0. pose proof ((t92 n) t11) as H1. pose proof (ax_positive (add w (mul (-1) (sum n)))) as H2. rewrite ?E0 in H2. rewrite ?E1 in H2. rewrite ?E2 in H2. rewrite ?E3 in H2. rewrite ?E4 in H2. rewrite ?E5 in H2. rewrite ?E6 in H2. rewrite ?E7 in H2. rewrite ?E8 in H2. exact (s57 D (dot w w) (dot w (sum n)) (dot (sum n) (sum n)) b (sum3 n) (sum6 n) (sum7 n) H0 H1 H2). Qed.
Lemma t94 : (((sum3 n) = (0)) -> ((((dot w w) / (2)) + (sum7 n)) >= D)).
Proof. pose proof (ax_additive w (mul (-1) (sum n)) (add w (mul (-1) (sum n)))) as E0. pose proof (ax_homogeneous (-1) (sum n) (add w (mul (-1) (sum n)))) as E1. pose proof (ax_symmetric w (add w (mul (-1) (sum n)))) as E2. pose proof (ax_symmetric (sum n) (add w (mul (-1) (sum n)))) as E3. pose proof (ax_additive w (mul (-1) (sum n)) w) as E4. pose proof (ax_additive w (mul (-1) (sum n)) (sum n)) as E5. pose proof (ax_homogeneous (-1) (sum n) w) as E6. pose proof (ax_homogeneous (-1) (sum n) (sum n)) as E7. pose proof (ax_symmetric (sum n) w) as E8. pose proof t81 as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E3 in H0. rewrite ?E4 in H0. rewrite ?E5 in H0. rewrite ?E6 in H0. rewrite ?E7 in H0. rewrite ?E8 in H0. pose proof ((t92 n) t11) as H1. pose proof (ax_positive (add w (mul (-1) (sum n)))) as H2. rewrite ?E0 in H2. rewrite ?E1 in H2. rewrite ?E2 in H2. rewrite ?E3 in H2. rewrite ?E4 in H2. rewrite ?E5 in H2. rewrite ?E6 in H2. rewrite ?E7 in H2. rewrite ?E8 in H2. exact (s58 D (dot w w) (dot w (sum n)) (dot (sum n) (sum n)) b (sum3 n) (sum6 n) (sum7 n) H0 H1 H2). Qed.

Theorem soft_dual_box_0 : ((((dot (sum n) (sum n)) / (2)) + (sum4 (0) n)) = D).
Proof. exact t14. Qed.
Theorem soft_dual_box_1 : ((((dot (sum n) (sum n)) / (2)) + (sum4 (0) n)) = D).
Proof. exact t27. Qed.
Theorem soft_dual_box_2 : (((c * (sum3 n)) = r) -> ((((dot (sum n) (sum n)) / (2)) + (sum4 c n)) = (D - r))).
Proof. exact t40. Qed.
Theorem soft_dual_box_3 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((r > (0)) /\ ((alpha i_0) > C) /\ ((z * ((alpha i_0) - C)) = r)) -> ((z > (0)) /\ ((((dot (sum n) (sum n)) / (2)) + (sum5 i_0 n)) = (D - r)))))).
Proof. exact t64. Qed.
Theorem soft_dual_box_4 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((r > (0)) /\ ((alpha i_0) > C) /\ ((z * ((alpha i_0) - C)) = r)) -> ((z > (0)) /\ ((((dot (sum n) (sum n)) / (2)) + (sum5 i_0 n)) = (D - r)))))).
Proof. exact t69. Qed.
Theorem soft_dual_box_5 : ((b = (0)) -> ((((dot w w) / (2)) + (sum7 n)) >= D)).
Proof. exact t93. Qed.
Theorem soft_dual_box_6 : (((sum3 n) = (0)) -> ((((dot w w) / (2)) + (sum7 n)) >= D)).
Proof. exact t94. Qed.
End soft_dual_box.
Print Assumptions soft_dual_box_0.
Print Assumptions soft_dual_box_1.
Print Assumptions soft_dual_box_2.
Print Assumptions soft_dual_box_3.
Print Assumptions soft_dual_box_4.
Print Assumptions soft_dual_box_5.
Print Assumptions soft_dual_box_6.
