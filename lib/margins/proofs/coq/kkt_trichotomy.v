(* label: kkt-trichotomy *)
(* given: C > 0 *)
(* given: y_{i} = 1 \;\text{or}\; y_{i} = -1 \quad\text{for all } i *)
(* given: \alpha_{i} \ge 0,\quad \alpha_{i} \le C \quad\text{for all } i *)
(* given: b = 0 \;\text{or}\; \sum_{i} \alpha_{i}\,y_{i} = 0 *)
(* given: P = \frac{\left\lVert w\right\rVert^2}{2} + C\,\sum_{i} \max\left(0, 1 - y_{i}\,\left(\left\langle w, x_{i}\right\rangle + b\right)\right) *)
(* given: D = \sum_{i} \alpha_{i} - \frac{\left\lVert \sum_{i} \alpha_{i}\,y_{i}\,x_{i}\right\rVert^2}{2} *)
(* given: w = \sum_{i} \alpha_{i}\,y_{i}\,x_{i} *)
(* given: \bigl(y_{i}\,\left(\left\langle w, x_{i}\right\rangle + b\right) > 1 \;\Rightarrow\; \alpha_{i} = 0\bigr),\quad \bigl(y_{i}\,\left(\left\langle w, x_{i}\right\rangle + b\right) < 1 \;\Rightarrow\; \alpha_{i} = C\bigr) \quad\text{for all } i *)
(* given: b' = 0 \;\text{or}\; \sum_{i} \alpha_{i}\,y_{i} = 0 *)
(* given: \alpha'_{i} \ge 0,\quad \alpha'_{i} \le C \quad\text{for all } i *)
(* given: b = 0 \;\text{or}\; \sum_{i} \alpha'_{i}\,y_{i} = 0 *)
(* part 1: P = D \;\Rightarrow\; \bigl(\bigl(y_{i}\,\left(\left\langle w, x_{i}\right\rangle + b\right) > 1 \;\Rightarrow\; \alpha_{i} = 0\bigr),\quad \bigl(y_{i}\,\left(\left\langle w, x_{i}\right\rangle + b\right) < 1 \;\Rightarrow\; \alpha_{i} = C\bigr)\bigr) \quad\text{for all } i *)
(* part 1: P = D *)
(* part 1: \frac{\left\lVert w'\right\rVert^2}{2} + C\,\sum_{i} \max\left(0, 1 - y_{i}\,\left(\left\langle w', x_{i}\right\rangle + b'\right)\right) \ge P *)
(* part 1: \sum_{i} \alpha'_{i} - \frac{\left\lVert \sum_{i} \alpha'_{i}\,y_{i}\,x_{i}\right\rVert^2}{2} \le D *)
(* part 2: P = D,\quad \alpha_{i} > 0,\quad \alpha_{i} < C \;\Rightarrow\; y_{i}\,\left(\left\langle w, x_{i}\right\rangle + b\right) = 1 \quad\text{for all } i *)
(* part 3: P = D \;\Rightarrow\; w = \sum_{i} \alpha_{i}\,y_{i}\,x_{i} *)
(* part 3: P = D \;\Rightarrow\; \bigl(\bigl(y_{i}\,\left(\left\langle w, x_{i}\right\rangle + b\right) > 1 \;\Rightarrow\; \alpha_{i} = 0\bigr),\quad \bigl(y_{i}\,\left(\left\langle w, x_{i}\right\rangle + b\right) < 1 \;\Rightarrow\; \alpha_{i} = C\bigr)\bigr) \quad\text{for all } i *)
Require Import Replay.
Section kkt_trichotomy.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable x : Z -> V.
Variable y : Z -> R.
Variable alpha : Z -> R.
Variable b : R.
Variable w : V.
Variable C : R.
Variable alpha_prime : Z -> R.
Variable b_prime : R.
Variable w_prime : V.
Variable n : Z.
Variable D : R.
Variable P : R.
Definition sum (p_0 : V) (p_1 : R) : Z -> R := rec (0) (fun k_ v_ => (v_ + (if Rle_dec ((1) - ((y k_) * ((dot p_0 (x k_)) + p_1))) (0) then (0) else ((1) - ((y k_) * ((dot p_0 (x k_)) + p_1)))))).
Lemma sum_0 : (forall (p_0 : V) (p_1 : R), ((sum p_0 p_1 (0)%Z) = (0))). Proof. reflexivity. Qed.
Lemma sum_next : (forall (p_0 : V) (p_1 : R) (k_2 : Z), ((k_2 >= (0)%Z)%Z -> ((sum p_0 p_1 (k_2 + (1)%Z)%Z) = ((sum p_0 p_1 k_2) + (if Rle_dec ((1) - ((y k_2) * ((dot p_0 (x k_2)) + p_1))) (0) then (0) else ((1) - ((y k_2) * ((dot p_0 (x k_2)) + p_1)))))))). Proof. intros; unfold sum; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum2 : Z -> V := rec zero (fun k_ v_ => (add v_ (mul ((alpha k_) * (y k_)) (x k_)))).
Lemma sum2_0 : ((sum2 (0)%Z) = zero). Proof. reflexivity. Qed.
Lemma sum2_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum2 (k_0 + (1)%Z)%Z) = (add (sum2 k_0) (mul ((alpha k_0) * (y k_0)) (x k_0)))))). Proof. intros; unfold sum2; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum3 : Z -> R := rec (0) (fun k_ v_ => (v_ + (alpha k_))).
Lemma sum3_0 : ((sum3 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum3_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum3 (k_0 + (1)%Z)%Z) = ((sum3 k_0) + (alpha k_0))))). Proof. intros; unfold sum3; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum4 : Z -> R := rec (0) (fun k_ v_ => (v_ + ((alpha k_) * (y k_)))).
Lemma sum4_0 : ((sum4 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum4_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum4 (k_0 + (1)%Z)%Z) = ((sum4 k_0) + ((alpha k_0) * (y k_0)))))). Proof. intros; unfold sum4; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum5 : Z -> R := rec (0) (fun k_ v_ => (v_ + ((C * (if Rle_dec ((1) - ((y k_) * ((dot w (x k_)) + b))) (0) then (0) else ((1) - ((y k_) * ((dot w (x k_)) + b))))) - ((alpha k_) * ((1) - ((y k_) * ((dot w (x k_)) + b))))))).
Lemma sum5_0 : ((sum5 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum5_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum5 (k_0 + (1)%Z)%Z) = ((sum5 k_0) + ((C * (if Rle_dec ((1) - ((y k_0) * ((dot w (x k_0)) + b))) (0) then (0) else ((1) - ((y k_0) * ((dot w (x k_0)) + b))))) - ((alpha k_0) * ((1) - ((y k_0) * ((dot w (x k_0)) + b))))))))). Proof. intros; unfold sum5; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum6 : Z -> V := rec zero (fun k_ v_ => (add v_ (mul ((alpha_prime k_) * (y k_)) (x k_)))).
Lemma sum6_0 : ((sum6 (0)%Z) = zero). Proof. reflexivity. Qed.
Lemma sum6_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum6 (k_0 + (1)%Z)%Z) = (add (sum6 k_0) (mul ((alpha_prime k_0) * (y k_0)) (x k_0)))))). Proof. intros; unfold sum6; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum7 : Z -> R := rec (0) (fun k_ v_ => (v_ + (alpha_prime k_))).
Lemma sum7_0 : ((sum7 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum7_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum7 (k_0 + (1)%Z)%Z) = ((sum7 k_0) + (alpha_prime k_0))))). Proof. intros; unfold sum7; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum8 : Z -> R := rec (0) (fun k_ v_ => (v_ + ((alpha_prime k_) * (y k_)))).
Lemma sum8_0 : ((sum8 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum8_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum8 (k_0 + (1)%Z)%Z) = ((sum8 k_0) + ((alpha_prime k_0) * (y k_0)))))). Proof. intros; unfold sum8; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum9 : Z -> R := rec (0) (fun k_ v_ => (v_ + ((C * (if Rle_dec ((1) - ((y k_) * ((dot w_prime (x k_)) + b_prime))) (0) then (0) else ((1) - ((y k_) * ((dot w_prime (x k_)) + b_prime))))) - ((alpha k_) * ((1) - ((y k_) * ((dot w_prime (x k_)) + b_prime))))))).
Lemma sum9_0 : ((sum9 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum9_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum9 (k_0 + (1)%Z)%Z) = ((sum9 k_0) + ((C * (if Rle_dec ((1) - ((y k_0) * ((dot w_prime (x k_0)) + b_prime))) (0) then (0) else ((1) - ((y k_0) * ((dot w_prime (x k_0)) + b_prime))))) - ((alpha k_0) * ((1) - ((y k_0) * ((dot w_prime (x k_0)) + b_prime))))))))). Proof. intros; unfold sum9; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum10 : Z -> R := rec (0) (fun k_ v_ => (v_ + ((C * (if Rle_dec ((1) - ((y k_) * ((dot w (x k_)) + b))) (0) then (0) else ((1) - ((y k_) * ((dot w (x k_)) + b))))) - ((alpha_prime k_) * ((1) - ((y k_) * ((dot w (x k_)) + b))))))).
Lemma sum10_0 : ((sum10 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum10_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum10 (k_0 + (1)%Z)%Z) = ((sum10 k_0) + ((C * (if Rle_dec ((1) - ((y k_0) * ((dot w (x k_0)) + b))) (0) then (0) else ((1) - ((y k_0) * ((dot w (x k_0)) + b))))) - ((alpha_prime k_0) * ((1) - ((y k_0) * ((dot w (x k_0)) + b))))))))). Proof. intros; unfold sum10; rewrite rec_next by assumption; reflexivity. Qed.
Hypothesis ax_symmetric : (forall (u_0 : V) (v_1 : V), ((dot u_0 v_1) = (dot v_1 u_0))).
Hypothesis ax_zero_vector : (forall (z_0 : V), ((dot zero z_0) = (0))).
Hypothesis ax_additive : (forall (u_0 : V) (v_1 : V) (z_2 : V), ((dot (add u_0 v_1) z_2) = ((dot u_0 z_2) + (dot v_1 z_2)))).
Hypothesis ax_homogeneous : (forall (c_0 : R) (u_1 : V) (z_2 : V), ((dot (mul c_0 u_1) z_2) = (c_0 * (dot u_1 z_2)))).
Hypothesis ax_positive : (forall (u_0 : V), ((dot u_0 u_0) >= (0))).
Hypothesis ax_definite : (forall (u_0 : V) (v_1 : V), (((dot (add u_0 (mul (-1) v_1)) (add u_0 (mul (-1) v_1))) = (0)) -> (u_0 = v_1))).

Lemma s0 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) :
  (x0 > (0)) ->
  ((x1 = (0)) \/ (x2 = (0))) ->
  (x3 = ((x4 / (2)) + (x0 * x5))) ->
  (x6 = (x7 - (x8 / (2)))) ->
  ((((x4 / (2)) + (x0 * x5)) = x3) /\ ((x7 - (x8 / (2))) = x6)).
Proof. (* 70c134670d: 0 1 2 3 *) by_logic. Qed.
Lemma s1 (x0 : R) (x1 : R) :
  ((0) = ((((x0 * (0)) - (0)) + (0)) + (x1 * (0)))).
Proof. (* f7b6e4fa01:  *) by_lra. Qed.
Lemma s2 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 <= k0)%Z.
Proof. (* f1b096018f: 0 1 2 *) by_logic. Qed.
Lemma s3 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 87e05514c8: 0 1 2 *) by_logic. Qed.
Lemma s4 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 7165f0377f: 0 1 2 *) by_logic. Qed.
Lemma s5 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) (x9 : R) :
  (x0 = ((((x1 * x2) - x3) + x4) + (x5 * x6))) ->
  ((x7 = (1)) \/ (x7 = (-1))) ->
  ((x8 >= (0)) /\ (x8 <= x1)) ->
  ((x0 + ((x1 * (if Rle_dec ((1) - (x7 * (x9 + x5))) (0) then (0) else ((1) - (x7 * (x9 + x5))))) - (x8 * ((1) - (x7 * (x9 + x5)))))) = ((((x1 * (x2 + (if Rle_dec ((1) - (x7 * (x9 + x5))) (0) then (0) else ((1) - (x7 * (x9 + x5)))))) - (x3 + x8)) + (x4 + ((x8 * x7) * x9))) + (x5 * (x6 + (x8 * x7))))).
Proof. (* d48f4c8e01: 0 1 2 *) by_lra. Qed.
Lemma s6 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = ((((x3 * x4) - x5) + x6) + (x7 * x8))))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = ((((x3 * x4) - x5) + x6) + (x7 * x8))).
Proof. (* fb37de1e1f: 0 1 *) by_logic. Qed.
Lemma s7 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* a883d213be: 0 *) by_logic. Qed.
Lemma s8 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) :
  (x0 = ((((x1 * x2) - x3) + x4) + (x5 * x6))) ->
  ((((x7 / (2)) + (x1 * x2)) - (x3 - (x8 / (2)))) = (((((x7 + ((-1) * x4)) + ((-1) * (x4 + ((-1) * x8)))) / (2)) + x0) - (x5 * x6))).
Proof. (* a92366aac9: 0 *) by_lra. Qed.
Lemma s9 :
  ((0) >= (0)).
Proof. (* 74db12625c:  *) by_lra. Qed.
Lemma s10 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 <= k0)%Z.
Proof. (* f1b096018f: 0 1 2 *) by_logic. Qed.
Lemma s11 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 87e05514c8: 0 1 2 *) by_logic. Qed.
Lemma s12 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s13 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  ((x0 = (1)) \/ (x0 = (-1))) ->
  ((x1 >= (0)) /\ (x1 <= x2)) ->
  ((x1 >= (0)) /\ (x1 <= x2)) ->
  (x2 > (0)) ->
  (((x2 * (if Rle_dec ((1) - (x0 * (x3 + x4))) (0) then (0) else ((1) - (x0 * (x3 + x4))))) - (x1 * ((1) - (x0 * (x3 + x4))))) >= (0)).
Proof. (* 85d9f486f3: 0 1 2 3 *) by_ifs. Qed.
Lemma s14 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 87e05514c8: 0 1 2 *) by_logic. Qed.
Lemma s15 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 7165f0377f: 0 1 2 *) by_logic. Qed.
Lemma s16 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (x0 >= (0)) ->
  ((x1 = (1)) \/ (x1 = (-1))) ->
  ((x2 >= (0)) /\ (x2 <= x3)) ->
  (((x3 * (if Rle_dec ((1) - (x1 * (x4 + x5))) (0) then (0) else ((1) - (x1 * (x4 + x5))))) - (x2 * ((1) - (x1 * (x4 + x5))))) >= (0)) ->
  ((x0 + ((x3 * (if Rle_dec ((1) - (x1 * (x4 + x5))) (0) then (0) else ((1) - (x1 * (x4 + x5))))) - (x2 * ((1) - (x1 * (x4 + x5)))))) >= (0)).
Proof. (* 56c2edf03e: 0 1 2 3 *) by_lra. Qed.
Lemma s17 (k0 : Z) (k1 : Z) (x2 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 >= (0)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 >= (0)).
Proof. (* dbc53aed78: 0 1 *) by_logic. Qed.
Lemma s18 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) (x9 : R) (x10 : R) :
  ((((x0 / (2)) + (x1 * x2)) = x3) /\ ((x4 - (x5 / (2))) = x6)) ->
  ((((x0 / (2)) + (x1 * x2)) - (x4 - (x5 / (2)))) = (((((x0 + ((-1) * x7)) + ((-1) * (x7 + ((-1) * x5)))) / (2)) + x8) - (x9 * x10))) ->
  (x8 >= (0)) ->
  (((x0 + ((-1) * x7)) + ((-1) * (x7 + ((-1) * x5)))) >= (0)) ->
  ((x9 = (0)) \/ (x10 = (0))) ->
  ((x3 = x6) -> (((x0 + ((-1) * x7)) + ((-1) * (x7 + ((-1) * x5)))) = (0))).
Proof. (* 889e1bdba3: 0 1 2 3 4 *) by_isolation. Qed.
Lemma s19 (x0 : R) (x1 : R) (x2 : R) (P3 : Prop) :
  ((x0 = x1) -> (x2 = (0))) ->
  ((x2 = (0)) -> P3) ->
  ((x0 = x1) -> P3).
Proof. (* 9b70db2251: 0 1 *) by_logic. Qed.
Lemma s20 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s21 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s22 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) :
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z) ->
  ((k0 >= (0)%Z)%Z \/ ((0) >= ((x2 * (if Rle_dec ((1) - (x3 * (x4 + x5))) (0) then (0) else ((1) - (x3 * (x4 + x5))))) - (x6 * ((1) - (x3 * (x4 + x5))))))).
Proof. (* a6aad6f5b4: 0 *) by_logic. Qed.
Lemma s23 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k0)%Z ->
  (k2 <= k0)%Z.
Proof. (* db34fd56cb: 0 1 2 3 *) by_logic. Qed.
Lemma s24 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k0)%Z ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z).
Proof. (* b64a3ede2c: 0 1 2 3 *) by_logic. Qed.
Lemma s25 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s26 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s27 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  ((x0 = (1)) \/ (x0 = (-1))) ->
  ((x1 >= (0)) /\ (x1 <= x2)) ->
  (((x2 * (if Rle_dec ((1) - (x0 * (x3 + x4))) (0) then (0) else ((1) - (x0 * (x3 + x4))))) - (x1 * ((1) - (x0 * (x3 + x4))))) >= (0)) ->
  (((x2 * (if Rle_dec ((1) - (x0 * (x3 + x4))) (0) then (0) else ((1) - (x0 * (x3 + x4))))) - (x1 * ((1) - (x0 * (x3 + x4))))) >= (0)).
Proof. (* 30de4ef127: 0 1 2 *) by_logic. Qed.
Lemma s28 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k0)%Z ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z).
Proof. (* b64a3ede2c: 0 1 2 3 *) by_logic. Qed.
Lemma s29 :
  ((0) >= (0)).
Proof. (* 74db12625c:  *) by_lra. Qed.
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
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 87e05514c8: 0 1 2 *) by_logic. Qed.
Lemma s33 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 7165f0377f: 0 1 2 *) by_logic. Qed.
Lemma s34 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (x0 >= (0)) ->
  ((x1 = (1)) \/ (x1 = (-1))) ->
  ((x2 >= (0)) /\ (x2 <= x3)) ->
  (((x3 * (if Rle_dec ((1) - (x1 * (x4 + x5))) (0) then (0) else ((1) - (x1 * (x4 + x5))))) - (x2 * ((1) - (x1 * (x4 + x5))))) >= (0)) ->
  ((x0 + ((x3 * (if Rle_dec ((1) - (x1 * (x4 + x5))) (0) then (0) else ((1) - (x1 * (x4 + x5))))) - (x2 * ((1) - (x1 * (x4 + x5)))))) >= (0)).
Proof. (* 56c2edf03e: 0 1 2 3 *) by_lra. Qed.
Lemma s35 (k0 : Z) (k1 : Z) (x2 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 >= (0)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 >= (0)).
Proof. (* dbc53aed78: 0 1 *) by_logic. Qed.
Lemma s36 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k0)%Z ->
  ((k2 >= (0)%Z)%Z /\ (k2 <= k0)%Z).
Proof. (* 74fe711bd4: 0 1 2 3 *) by_logic. Qed.
Lemma s38 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k0)%Z ->
  (k2 >= (0)%Z)%Z.
Proof. (* 27959af5ff: 0 1 2 3 *) by_logic. Qed.
Lemma s39 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) (x9 : R) (x10 : R) :
  ((k0 >= k1)%Z \/ (x2 >= ((x3 * (if Rle_dec ((1) - (x4 * (x5 + x6))) (0) then (0) else ((1) - (x4 * (x5 + x6))))) - (x7 * ((1) - (x4 * (x5 + x6))))))) ->
  (((x3 * (if Rle_dec ((1) - (x8 * (x9 + x6))) (0) then (0) else ((1) - (x8 * (x9 + x6))))) - (x10 * ((1) - (x8 * (x9 + x6))))) >= (0)) ->
  (x2 >= (0)) ->
  ((k0 = k1)%Z -> (((x3 * (if Rle_dec ((1) - (x4 * (x5 + x6))) (0) then (0) else ((1) - (x4 * (x5 + x6))))) - (x7 * ((1) - (x4 * (x5 + x6))))) = ((x3 * (if Rle_dec ((1) - (x8 * (x9 + x6))) (0) then (0) else ((1) - (x8 * (x9 + x6))))) - (x10 * ((1) - (x8 * (x9 + x6))))))) ->
  ((k0 >= (k1 + (1)%Z)%Z)%Z \/ ((x2 + ((x3 * (if Rle_dec ((1) - (x8 * (x9 + x6))) (0) then (0) else ((1) - (x8 * (x9 + x6))))) - (x10 * ((1) - (x8 * (x9 + x6)))))) >= ((x3 * (if Rle_dec ((1) - (x4 * (x5 + x6))) (0) then (0) else ((1) - (x4 * (x5 + x6))))) - (x7 * ((1) - (x4 * (x5 + x6))))))).
Proof. (* 8b973def73: 0 3 5 6 *) by_cases. Qed.
Lemma s40 (k0 : Z) (k1 : Z) (k2 : Z) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> ((k2 >= k0)%Z \/ (x3 >= ((x4 * (if Rle_dec ((1) - (x5 * (x6 + x7))) (0) then (0) else ((1) - (x5 * (x6 + x7))))) - (x8 * ((1) - (x5 * (x6 + x7))))))))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  ((k2 >= k0)%Z \/ (x3 >= ((x4 * (if Rle_dec ((1) - (x5 * (x6 + x7))) (0) then (0) else ((1) - (x5 * (x6 + x7))))) - (x8 * ((1) - (x5 * (x6 + x7))))))).
Proof. (* 30852c73ac: 0 1 *) by_logic. Qed.
Lemma s41 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* a2f53d9889: 0 1 *) by_logic. Qed.
Lemma s42 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  ((k0 >= k1)%Z \/ (x2 >= ((x3 * (if Rle_dec ((1) - (x4 * (x5 + x6))) (0) then (0) else ((1) - (x4 * (x5 + x6))))) - (x7 * ((1) - (x4 * (x5 + x6))))))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z) ->
  (((x3 * (if Rle_dec ((1) - (x4 * (x5 + x6))) (0) then (0) else ((1) - (x4 * (x5 + x6))))) - (x7 * ((1) - (x4 * (x5 + x6))))) <= x2).
Proof. (* 1f8efb67a1: 0 1 *) by_ifs. Qed.
Lemma s43 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s44 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) (x9 : R) (x10 : R) :
  ((((x0 / (2)) + (x1 * x2)) = x3) /\ ((x4 - (x5 / (2))) = x6)) ->
  ((((x0 / (2)) + (x1 * x2)) - (x4 - (x5 / (2)))) = (((((x0 + ((-1) * x7)) + ((-1) * (x7 + ((-1) * x5)))) / (2)) + x8) - (x9 * x10))) ->
  (x8 >= (0)) ->
  (((x0 + ((-1) * x7)) + ((-1) * (x7 + ((-1) * x5)))) >= (0)) ->
  ((x9 = (0)) \/ (x10 = (0))) ->
  ((x3 = x6) -> (x8 = (0))).
Proof. (* 86e9a34c90: 0 1 2 3 4 *) by_isolation. Qed.
Lemma s45 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  (((x0 * (if Rle_dec ((1) - (x1 * (x2 + x3))) (0) then (0) else ((1) - (x1 * (x2 + x3))))) - (x4 * ((1) - (x1 * (x2 + x3))))) <= x5) ->
  (((x0 * (if Rle_dec ((1) - (x1 * (x2 + x3))) (0) then (0) else ((1) - (x1 * (x2 + x3))))) - (x4 * ((1) - (x1 * (x2 + x3))))) >= (0)) ->
  ((x6 = x7) -> (x5 = (0))) ->
  ((x6 = x7) -> ((((x1 * (x2 + x3)) > (1)) -> (x4 = (0))) /\ (((x1 * (x2 + x3)) < (1)) -> (x4 = x0)))).
Proof. (* dfc8ae4eb7: 2 3 4 *) by_ifs. Qed.
Lemma s46 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s47 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) :
  ((x0 = (1)) \/ (x0 = (-1))) ->
  ((x1 >= (0)) /\ (x1 <= x2)) ->
  ((x3 = x4) -> ((((x0 * (x5 + x6)) > (1)) -> (x1 = (0))) /\ (((x0 * (x5 + x6)) < (1)) -> (x1 = x2)))) ->
  ((x3 = x4) -> ((((x0 * (x5 + x6)) > (1)) -> (x1 = (0))) /\ (((x0 * (x5 + x6)) < (1)) -> (x1 = x2)))).
Proof. (* b1e78edf8e: 0 1 2 *) by_logic. Qed.
Lemma s48 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s49 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s50 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) :
  ((x0 = (1)) \/ (x0 = (-1))) ->
  ((x1 >= (0)) /\ (x1 <= x2)) ->
  ((x3 = x4) -> ((((x0 * (x5 + x6)) > (1)) -> (x1 = (0))) /\ (((x0 * (x5 + x6)) < (1)) -> (x1 = x2)))) ->
  ((x3 = x4) -> ((((x0 * (x5 + x6)) > (1)) -> (x1 = (0))) /\ (((x0 * (x5 + x6)) < (1)) -> (x1 = x2)))).
Proof. (* b1e78edf8e: 0 1 2 *) by_logic. Qed.
Lemma s51 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s52 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s53 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) :
  ((x0 = (1)) \/ (x0 = (-1))) ->
  ((x1 >= (0)) /\ (x1 <= x2)) ->
  ((x3 = x4) -> ((((x0 * (x5 + x6)) > (1)) -> (x1 = (0))) /\ (((x0 * (x5 + x6)) < (1)) -> (x1 = x2)))) ->
  (((x3 = x4) /\ (x1 > (0)) /\ (x1 < x2)) -> ((x0 * (x5 + x6)) = (1))).
Proof. (* 17422614da: 0 1 2 *) by_lra. Qed.
Lemma s54 :
  ((0) = (0)).
Proof. (* 4455105e66:  *) by_logic. Qed.
Lemma s55 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 <= k0)%Z.
Proof. (* f1b096018f: 0 1 2 *) by_logic. Qed.
Lemma s56 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 87e05514c8: 0 1 2 *) by_logic. Qed.
Lemma s57 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  ((((x0 * (x1 + x2)) > (1)) -> (x3 = (0))) /\ (((x0 * (x1 + x2)) < (1)) -> (x3 = x4))) ->
  (((x0 * (x1 + x2)) > (1)) -> (((x4 * (if Rle_dec ((1) - (x0 * (x1 + x2))) (0) then (0) else ((1) - (x0 * (x1 + x2))))) - (x3 * ((1) - (x0 * (x1 + x2))))) = (0))).
Proof. (* 5826f2064e: 0 *) by_ifs. Qed.
Lemma s58 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  ((((x0 * (x1 + x2)) > (1)) -> (x3 = (0))) /\ (((x0 * (x1 + x2)) < (1)) -> (x3 = x4))) ->
  (((x0 * (x1 + x2)) < (1)) -> (((x4 * (if Rle_dec ((1) - (x0 * (x1 + x2))) (0) then (0) else ((1) - (x0 * (x1 + x2))))) - (x3 * ((1) - (x0 * (x1 + x2))))) = (0))).
Proof. (* 3608dc2206: 0 *) by_ifs. Qed.
Lemma s59 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  ((((x0 * (x1 + x2)) > (1)) -> (x3 = (0))) /\ (((x0 * (x1 + x2)) < (1)) -> (x3 = x4))) ->
  (((x0 * (x1 + x2)) = (1)) -> (((x4 * (if Rle_dec ((1) - (x0 * (x1 + x2))) (0) then (0) else ((1) - (x0 * (x1 + x2))))) - (x3 * ((1) - (x0 * (x1 + x2))))) = (0))).
Proof. (* 8a0400ca83: 0 *) by_equations. Qed.
Lemma s60 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  (((x0 * (x1 + x2)) > (1)) -> (((x3 * (if Rle_dec ((1) - (x0 * (x1 + x2))) (0) then (0) else ((1) - (x0 * (x1 + x2))))) - (x4 * ((1) - (x0 * (x1 + x2))))) = (0))) ->
  (((x0 * (x1 + x2)) < (1)) -> (((x3 * (if Rle_dec ((1) - (x0 * (x1 + x2))) (0) then (0) else ((1) - (x0 * (x1 + x2))))) - (x4 * ((1) - (x0 * (x1 + x2))))) = (0))) ->
  (((x0 * (x1 + x2)) = (1)) -> (((x3 * (if Rle_dec ((1) - (x0 * (x1 + x2))) (0) then (0) else ((1) - (x0 * (x1 + x2))))) - (x4 * ((1) - (x0 * (x1 + x2))))) = (0))) ->
  (((x3 * (if Rle_dec ((1) - (x0 * (x1 + x2))) (0) then (0) else ((1) - (x0 * (x1 + x2))))) - (x4 * ((1) - (x0 * (x1 + x2))))) = (0)).
Proof. (* d6a9d3cce5: 0 1 2 *) by_lra. Qed.
Lemma s61 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 7165f0377f: 0 1 2 *) by_logic. Qed.
Lemma s62 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (x0 = (0)) ->
  (((x1 * (if Rle_dec ((1) - (x2 * (x3 + x4))) (0) then (0) else ((1) - (x2 * (x3 + x4))))) - (x5 * ((1) - (x2 * (x3 + x4))))) = (0)) ->
  ((x0 + ((x1 * (if Rle_dec ((1) - (x2 * (x3 + x4))) (0) then (0) else ((1) - (x2 * (x3 + x4))))) - (x5 * ((1) - (x2 * (x3 + x4)))))) = (0)).
Proof. (* 17a20a4593: 0 4 *) by_lra. Qed.
Lemma s63 (k0 : Z) (k1 : Z) (x2 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = (0)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = (0)).
Proof. (* 8694e65164: 0 1 *) by_logic. Qed.
Lemma s64 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) :
  ((((x0 / (2)) + (x1 * x2)) = x3) /\ ((x4 - (x0 / (2))) = x5)) ->
  ((((x0 / (2)) + (x1 * x2)) - (x4 - (x0 / (2)))) = (((((x0 + ((-1) * x0)) + ((-1) * (x0 + ((-1) * x0)))) / (2)) + x6) - (x7 * x8))) ->
  (x6 = (0)) ->
  ((x7 = (0)) \/ (x8 = (0))) ->
  (x3 = x5).
Proof. (* b1c29be25a: 0 1 2 3 *) by_isolation. Qed.
Lemma s65 (x0 : R) (x1 : R) :
  ((0) = ((((x0 * (0)) - (0)) + (0)) + (x1 * (0)))).
Proof. (* f7b6e4fa01:  *) by_lra. Qed.
Lemma s66 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 <= k0)%Z.
Proof. (* f1b096018f: 0 1 2 *) by_logic. Qed.
Lemma s67 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 87e05514c8: 0 1 2 *) by_logic. Qed.
Lemma s68 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 7165f0377f: 0 1 2 *) by_logic. Qed.
Lemma s69 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) (x9 : R) (x10 : R) (x11 : R) :
  (x0 = ((((x1 * x2) - x3) + x4) + (x5 * x6))) ->
  ((x7 = (1)) \/ (x7 = (-1))) ->
  ((x8 >= (0)) /\ (x8 <= x1)) ->
  ((((x7 * (x9 + x10)) > (1)) -> (x8 = (0))) /\ (((x7 * (x9 + x10)) < (1)) -> (x8 = x1))) ->
  ((x0 + ((x1 * (if Rle_dec ((1) - (x7 * (x11 + x5))) (0) then (0) else ((1) - (x7 * (x11 + x5))))) - (x8 * ((1) - (x7 * (x11 + x5)))))) = ((((x1 * (x2 + (if Rle_dec ((1) - (x7 * (x11 + x5))) (0) then (0) else ((1) - (x7 * (x11 + x5)))))) - (x3 + x8)) + (x4 + ((x8 * x7) * x11))) + (x5 * (x6 + (x8 * x7))))).
Proof. (* 028c8f0d03: 0 1 2 3 *) by_lra. Qed.
Lemma s70 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = ((((x3 * x4) - x5) + x6) + (x7 * x8))))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = ((((x3 * x4) - x5) + x6) + (x7 * x8))).
Proof. (* fb37de1e1f: 0 1 *) by_logic. Qed.
Lemma s71 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) :
  (x0 = ((((x1 * x2) - x3) + x4) + (x5 * x6))) ->
  ((((x7 / (2)) + (x1 * x2)) - (x3 - (x8 / (2)))) = (((((x7 + ((-1) * x4)) + ((-1) * (x4 + ((-1) * x8)))) / (2)) + x0) - (x5 * x6))).
Proof. (* a92366aac9: 0 *) by_lra. Qed.
Lemma s72 :
  ((0) >= (0)).
Proof. (* 74db12625c:  *) by_lra. Qed.
Lemma s73 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 <= k0)%Z.
Proof. (* f1b096018f: 0 1 2 *) by_logic. Qed.
Lemma s74 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 87e05514c8: 0 1 2 *) by_logic. Qed.
Lemma s75 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s76 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  ((x0 >= (0)) /\ (x0 <= x1)) ->
  (x1 > (0)) ->
  (((x1 * (if Rle_dec ((1) - (x2 * (x3 + x4))) (0) then (0) else ((1) - (x2 * (x3 + x4))))) - (x0 * ((1) - (x2 * (x3 + x4))))) >= (0)).
Proof. (* 09fa3dd819: 3 4 *) by_ifs. Qed.
Lemma s77 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 87e05514c8: 0 1 2 *) by_logic. Qed.
Lemma s78 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 7165f0377f: 0 1 2 *) by_logic. Qed.
Lemma s79 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (x0 >= (0)) ->
  (((x1 * (if Rle_dec ((1) - (x2 * (x3 + x4))) (0) then (0) else ((1) - (x2 * (x3 + x4))))) - (x5 * ((1) - (x2 * (x3 + x4))))) >= (0)) ->
  ((x0 + ((x1 * (if Rle_dec ((1) - (x2 * (x3 + x4))) (0) then (0) else ((1) - (x2 * (x3 + x4))))) - (x5 * ((1) - (x2 * (x3 + x4)))))) >= (0)).
Proof. (* 9d3fd2760d: 0 4 *) by_lra. Qed.
Lemma s80 (k0 : Z) (k1 : Z) (x2 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 >= (0)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 >= (0)).
Proof. (* dbc53aed78: 0 1 *) by_logic. Qed.
Lemma s81 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) :
  ((((x0 / (2)) + (x1 * x2)) - (x3 - (x4 / (2)))) = (((((x0 + ((-1) * x5)) + ((-1) * (x5 + ((-1) * x4)))) / (2)) + x6) - (x7 * x8))) ->
  (x6 >= (0)) ->
  (((x0 + ((-1) * x5)) + ((-1) * (x5 + ((-1) * x4)))) >= (0)) ->
  ((x7 = (0)) \/ (x8 = (0))) ->
  (((x0 / (2)) + (x1 * x2)) >= (x3 - (x4 / (2)))).
Proof. (* 9f31dc5f00: 0 1 2 3 *) by_isolation. Qed.
Lemma s82 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) :
  (((x0 / (2)) + (x1 * x2)) >= (x3 - (x4 / (2)))) ->
  (x5 = x6) ->
  ((((x7 / (2)) + (x1 * x8)) = x5) /\ ((x3 - (x4 / (2))) = x6)) ->
  (((x0 / (2)) + (x1 * x2)) >= x5).
Proof. (* 3da28b3013: 0 1 2 *) by_lra. Qed.
Lemma s83 (x0 : R) (x1 : R) :
  ((0) = ((((x0 * (0)) - (0)) + (0)) + (x1 * (0)))).
Proof. (* f7b6e4fa01:  *) by_lra. Qed.
Lemma s84 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 <= k0)%Z.
Proof. (* f1b096018f: 0 1 2 *) by_logic. Qed.
Lemma s85 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 87e05514c8: 0 1 2 *) by_logic. Qed.
Lemma s86 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 7165f0377f: 0 1 2 *) by_logic. Qed.
Lemma s87 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) (x9 : R) :
  (x0 = ((((x1 * x2) - x3) + x4) + (x5 * x6))) ->
  ((x0 + ((x1 * (if Rle_dec ((1) - (x7 * (x8 + x5))) (0) then (0) else ((1) - (x7 * (x8 + x5))))) - (x9 * ((1) - (x7 * (x8 + x5)))))) = ((((x1 * (x2 + (if Rle_dec ((1) - (x7 * (x8 + x5))) (0) then (0) else ((1) - (x7 * (x8 + x5)))))) - (x3 + x9)) + (x4 + ((x9 * x7) * x8))) + (x5 * (x6 + (x9 * x7))))).
Proof. (* c7445ec882: 0 *) by_lra. Qed.
Lemma s88 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = ((((x3 * x4) - x5) + x6) + (x7 * x8))))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = ((((x3 * x4) - x5) + x6) + (x7 * x8))).
Proof. (* fb37de1e1f: 0 1 *) by_logic. Qed.
Lemma s89 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) :
  (x0 = ((((x1 * x2) - x3) + x4) + (x5 * x6))) ->
  ((((x7 / (2)) + (x1 * x2)) - (x3 - (x8 / (2)))) = (((((x7 + ((-1) * x4)) + ((-1) * (x4 + ((-1) * x8)))) / (2)) + x0) - (x5 * x6))).
Proof. (* a92366aac9: 0 *) by_lra. Qed.
Lemma s90 :
  ((0) >= (0)).
Proof. (* 74db12625c:  *) by_lra. Qed.
Lemma s91 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 <= k0)%Z.
Proof. (* f1b096018f: 0 1 2 *) by_logic. Qed.
Lemma s92 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 87e05514c8: 0 1 2 *) by_logic. Qed.
Lemma s93 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s94 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  ((x0 >= (0)) /\ (x0 <= x1)) ->
  (x1 > (0)) ->
  (((x1 * (if Rle_dec ((1) - (x2 * (x3 + x4))) (0) then (0) else ((1) - (x2 * (x3 + x4))))) - (x0 * ((1) - (x2 * (x3 + x4))))) >= (0)).
Proof. (* 41be9707eb: 4 5 *) by_ifs. Qed.
Lemma s95 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 87e05514c8: 0 1 2 *) by_logic. Qed.
Lemma s96 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 7165f0377f: 0 1 2 *) by_logic. Qed.
Lemma s97 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (x0 >= (0)) ->
  (((x1 * (if Rle_dec ((1) - (x2 * (x3 + x4))) (0) then (0) else ((1) - (x2 * (x3 + x4))))) - (x5 * ((1) - (x2 * (x3 + x4))))) >= (0)) ->
  ((x0 + ((x1 * (if Rle_dec ((1) - (x2 * (x3 + x4))) (0) then (0) else ((1) - (x2 * (x3 + x4))))) - (x5 * ((1) - (x2 * (x3 + x4)))))) >= (0)).
Proof. (* e385472a1a: 0 5 *) by_lra. Qed.
Lemma s98 (k0 : Z) (k1 : Z) (x2 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 >= (0)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 >= (0)).
Proof. (* dbc53aed78: 0 1 *) by_logic. Qed.
Lemma s99 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) :
  ((((x0 / (2)) + (x1 * x2)) - (x3 - (x4 / (2)))) = (((((x0 + ((-1) * x5)) + ((-1) * (x5 + ((-1) * x4)))) / (2)) + x6) - (x7 * x8))) ->
  (x6 >= (0)) ->
  (((x0 + ((-1) * x5)) + ((-1) * (x5 + ((-1) * x4)))) >= (0)) ->
  ((x7 = (0)) \/ (x8 = (0))) ->
  (((x0 / (2)) + (x1 * x2)) >= (x3 - (x4 / (2)))).
Proof. (* 9f31dc5f00: 0 1 2 3 *) by_isolation. Qed.
Lemma s100 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) :
  (((x0 / (2)) + (x1 * x2)) >= (x3 - (x4 / (2)))) ->
  (x5 = x6) ->
  ((((x0 / (2)) + (x1 * x2)) = x5) /\ ((x7 - (x8 / (2))) = x6)) ->
  ((x3 - (x4 / (2))) <= x6).
Proof. (* 201523a14c: 0 1 2 *) by_lra. Qed.

Hypothesis given0 : (C > (0)).
Hypothesis given1 : ((b = (0)) \/ ((sum4 n) = (0))).
Hypothesis given2 : (P = (((dot w w) / (2)) + (C * (sum w b n)))).
Hypothesis given3 : (D = ((sum3 n) - ((dot (sum2 n) (sum2 n)) / (2)))).
Hypothesis given4 : (n >= (0)%Z)%Z.
Hypothesis given5 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((y i_0) = (1)) \/ ((y i_0) = (-1))))).
Hypothesis given6 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((alpha i_0) >= (0)) /\ ((alpha i_0) <= C)))).
Hypothesis given7 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((((y i_0) * ((dot w (x i_0)) + b)) > (1)) -> ((alpha i_0) = (0))) /\ ((((y i_0) * ((dot w (x i_0)) + b)) < (1)) -> ((alpha i_0) = C))))).
Hypothesis given8 : (w = (sum2 n)).
Hypothesis given9 : ((b_prime = (0)) \/ ((sum4 n) = (0))).
Hypothesis given10 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((alpha_prime i_0) >= (0)) /\ ((alpha_prime i_0) <= C)))).
Hypothesis given11 : ((b = (0)) \/ ((sum8 n) = (0))).

Lemma t0 : (((((dot w w) / (2)) + (C * (sum w b n))) = P) /\ (((sum3 n) - ((dot (sum2 n) (sum2 n)) / (2))) = D)).
Proof. pose proof given0 as H0. pose proof given1 as H1. pose proof given2 as H2. pose proof given3 as H3. exact (s0 C b (sum4 n) P (dot w w) (sum w b n) D (sum3 n) (dot (sum2 n) (sum2 n)) H0 H1 H2 H3). Qed.
Lemma t1 : ((sum5 (0)%Z) = ((((C * (sum w b (0)%Z)) - (sum3 (0)%Z)) + (dot w (sum2 (0)%Z))) + (b * (sum4 (0)%Z)))).
Proof. pose proof sum4_0 as E0. pose proof sum2_0 as E1. pose proof sum3_0 as E2. pose proof (sum_0 w b) as E3. pose proof sum5_0 as E4. pose proof (ax_symmetric w zero) as E5. pose proof (ax_zero_vector w) as E6. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. exact (s1 C b). Qed.
Lemma t2 : (((0)%Z <= n)%Z -> ((sum5 (0)%Z) = ((((C * (sum w b (0)%Z)) - (sum3 (0)%Z)) + (dot w (sum2 (0)%Z))) + (b * (sum4 (0)%Z))))).
Proof. intro unused. exact t1. Qed.
Lemma t3 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (k <= n)%Z.
Proof. pose proof given4 as H0. pose proof h1 as H1. pose proof h2 as H2. exact (s2 n k H0 H1 H2). Qed.
Lemma t4 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : ((k >= (0)%Z)%Z /\ (k < n)%Z).
Proof. pose proof given4 as H0. pose proof h1 as H1. pose proof h2 as H2. exact (s3 n k H0 H1 H2). Qed.
Lemma t5 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (k >= (0)%Z)%Z.
Proof. pose proof given4 as H0. pose proof h1 as H1. pose proof h2 as H2. exact (s4 n k H0 H1 H2). Qed.
Lemma t6 (k : Z) (h0 : ((k <= n)%Z -> ((sum5 k) = ((((C * (sum w b k)) - (sum3 k)) + (dot w (sum2 k))) + (b * (sum4 k)))))) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : ((sum5 (k + (1)%Z)%Z) = ((((C * (sum w b (k + (1)%Z)%Z)) - (sum3 (k + (1)%Z)%Z)) + (dot w (sum2 (k + (1)%Z)%Z))) + (b * (sum4 (k + (1)%Z)%Z)))).
Proof. pose proof ((sum4_next k) (t5 k h1 h2)) as E0. pose proof ((sum2_next k) (t5 k h1 h2)) as E1. pose proof ((sum3_next k) (t5 k h1 h2)) as E2. pose proof ((sum_next w b k) (t5 k h1 h2)) as E3. pose proof ((sum5_next k) (t5 k h1 h2)) as E4. pose proof (ax_symmetric w (add (sum2 k) (mul ((alpha k) * (y k)) (x k)))) as E5. pose proof (ax_additive (sum2 k) (mul ((alpha k) * (y k)) (x k)) w) as E6. pose proof (ax_homogeneous ((alpha k) * (y k)) (x k) w) as E7. pose proof (ax_symmetric (sum2 k) w) as E8. pose proof (ax_symmetric (x k) w) as E9. pose proof (h0 (t3 k h1 h2)) as H0. pose proof ((given5 k) (t4 k h1 h2)) as H1. pose proof ((given6 k) (t4 k h1 h2)) as H2. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. rewrite ?E9. exact (s5 (sum5 k) C (sum w b k) (sum3 k) (dot w (sum2 k)) b (sum4 k) (y k) (alpha k) (dot w (x k)) H0 H1 H2). Qed.
Lemma t7 (k : Z) (h0 : ((k <= n)%Z -> ((sum5 k) = ((((C * (sum w b k)) - (sum3 k)) + (dot w (sum2 k))) + (b * (sum4 k)))))) (h1 : (k >= (0)%Z)%Z) : (((k + (1)%Z)%Z <= n)%Z -> ((sum5 (k + (1)%Z)%Z) = ((((C * (sum w b (k + (1)%Z)%Z)) - (sum3 (k + (1)%Z)%Z)) + (dot w (sum2 (k + (1)%Z)%Z))) + (b * (sum4 (k + (1)%Z)%Z))))).
Proof. intro h2. exact (t6 k h0 h1 h2). Qed.
Lemma t8 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum5 k_0) = ((((C * (sum w b k_0)) - (sum3 k_0)) + (dot w (sum2 k_0))) + (b * (sum4 k_0))))))).
Proof. refine (zind (fun k => ((k <= n)%Z -> ((sum5 k) = ((((C * (sum w b k)) - (sum3 k)) + (dot w (sum2 k))) + (b * (sum4 k)))))) t2 _). intros k h1 h0. exact (t7 k h0 h1). Qed.
Lemma t9 (k : Z) (h3 : ((k >= (0)%Z)%Z /\ (k <= n)%Z)) : ((sum5 k) = ((((C * (sum w b k)) - (sum3 k)) + (dot w (sum2 k))) + (b * (sum4 k)))).
Proof. pose proof (t8 k) as H0. pose proof h3 as H1. exact (s6 k n (sum5 k) C (sum w b k) (sum3 k) (dot w (sum2 k)) b (sum4 k) H0 H1). Qed.
Lemma t10 (k : Z) : (((k >= (0)%Z)%Z /\ (k <= n)%Z) -> ((sum5 k) = ((((C * (sum w b k)) - (sum3 k)) + (dot w (sum2 k))) + (b * (sum4 k))))).
Proof. intro h3. exact (t9 k h3). Qed.
Lemma t11 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum5 k_0) = ((((C * (sum w b k_0)) - (sum3 k_0)) + (dot w (sum2 k_0))) + (b * (sum4 k_0)))))).
Proof. intros k. exact (t10 k). Qed.
Lemma t12 : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given4 as H0. exact (s7 n H0). Qed.
Lemma t13 : (((((dot w w) / (2)) + (C * (sum w b n))) - ((sum3 n) - ((dot (sum2 n) (sum2 n)) / (2)))) = ((((dot (add w (mul (-1) (sum2 n))) (add w (mul (-1) (sum2 n)))) / (2)) + (sum5 n)) - (b * (sum4 n)))).
Proof. pose proof (ax_additive w (mul (-1) (sum2 n)) (add w (mul (-1) (sum2 n)))) as E0. pose proof (ax_homogeneous (-1) (sum2 n) (add w (mul (-1) (sum2 n)))) as E1. pose proof (ax_symmetric w (add w (mul (-1) (sum2 n)))) as E2. pose proof (ax_symmetric (sum2 n) (add w (mul (-1) (sum2 n)))) as E3. pose proof (ax_additive w (mul (-1) (sum2 n)) w) as E4. pose proof (ax_additive w (mul (-1) (sum2 n)) (sum2 n)) as E5. pose proof (ax_homogeneous (-1) (sum2 n) w) as E6. pose proof (ax_homogeneous (-1) (sum2 n) (sum2 n)) as E7. pose proof (ax_symmetric (sum2 n) w) as E8. pose proof ((t11 n) t12) as H0. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. exact (s8 (sum5 n) C (sum w b n) (sum3 n) (dot w (sum2 n)) b (sum4 n) (dot w w) (dot (sum2 n) (sum2 n)) H0). Qed.
Lemma t14 : ((sum5 (0)%Z) >= (0)).
Proof. pose proof sum5_0 as E0. rewrite ?E0. exact (s9). Qed.
Lemma t15 : (((0)%Z <= n)%Z -> ((sum5 (0)%Z) >= (0))).
Proof. intro unused. exact t14. Qed.
Lemma t16 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 <= n)%Z.
Proof. pose proof given4 as H0. pose proof h5 as H1. pose proof h6 as H2. exact (s10 n k2 H0 H1 H2). Qed.
Lemma t17 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : ((k2 >= (0)%Z)%Z /\ (k2 < n)%Z).
Proof. pose proof given4 as H0. pose proof h5 as H1. pose proof h6 as H2. exact (s11 n k2 H0 H1 H2). Qed.
Lemma t18 (i : Z) (h7 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : ((i >= (0)%Z)%Z /\ (i < n)%Z).
Proof. pose proof given4 as H0. pose proof h7 as H1. exact (s12 n i H0 H1). Qed.
Lemma t19 (i : Z) (h7 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : (((C * (if Rle_dec ((1) - ((y i) * ((dot w (x i)) + b))) (0) then (0) else ((1) - ((y i) * ((dot w (x i)) + b))))) - ((alpha i) * ((1) - ((y i) * ((dot w (x i)) + b))))) >= (0)).
Proof. pose proof ((given5 i) (t18 i h7)) as H0. pose proof ((given6 i) (t18 i h7)) as H1. pose proof ((given6 i) (t18 i h7)) as H2. pose proof given0 as H3. exact (s13 (y i) (alpha i) C (dot w (x i)) b H0 H1 H2 H3). Qed.
Lemma t20 (i : Z) : (((i >= (0)%Z)%Z /\ (i < n)%Z) -> (((C * (if Rle_dec ((1) - ((y i) * ((dot w (x i)) + b))) (0) then (0) else ((1) - ((y i) * ((dot w (x i)) + b))))) - ((alpha i) * ((1) - ((y i) * ((dot w (x i)) + b))))) >= (0))).
Proof. intro h7. exact (t19 i h7). Qed.
Lemma t21 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((C * (if Rle_dec ((1) - ((y i_0) * ((dot w (x i_0)) + b))) (0) then (0) else ((1) - ((y i_0) * ((dot w (x i_0)) + b))))) - ((alpha i_0) * ((1) - ((y i_0) * ((dot w (x i_0)) + b))))) >= (0)))).
Proof. intros i. exact (t20 i). Qed.
Lemma t22 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : ((k2 >= (0)%Z)%Z /\ (k2 < n)%Z).
Proof. pose proof given4 as H0. pose proof h5 as H1. pose proof h6 as H2. exact (s14 n k2 H0 H1 H2). Qed.
Lemma t23 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 >= (0)%Z)%Z.
Proof. pose proof given4 as H0. pose proof h5 as H1. pose proof h6 as H2. exact (s15 n k2 H0 H1 H2). Qed.
Lemma t24 (k2 : Z) (h4 : ((k2 <= n)%Z -> ((sum5 k2) >= (0)))) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : ((sum5 (k2 + (1)%Z)%Z) >= (0)).
Proof. pose proof ((sum5_next k2) (t23 k2 h5 h6)) as E0. pose proof (h4 (t16 k2 h5 h6)) as H0. pose proof ((given5 k2) (t17 k2 h5 h6)) as H1. pose proof ((given6 k2) (t17 k2 h5 h6)) as H2. pose proof ((t21 k2) (t22 k2 h5 h6)) as H3. rewrite ?E0. exact (s16 (sum5 k2) (y k2) (alpha k2) C (dot w (x k2)) b H0 H1 H2 H3). Qed.
Lemma t25 (k2 : Z) (h4 : ((k2 <= n)%Z -> ((sum5 k2) >= (0)))) (h5 : (k2 >= (0)%Z)%Z) : (((k2 + (1)%Z)%Z <= n)%Z -> ((sum5 (k2 + (1)%Z)%Z) >= (0))).
Proof. intro h6. exact (t24 k2 h4 h5 h6). Qed.
Lemma t26 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum5 k_0) >= (0))))).
Proof. refine (zind (fun k2 => ((k2 <= n)%Z -> ((sum5 k2) >= (0)))) t15 _). intros k2 h5 h4. exact (t25 k2 h4 h5). Qed.
Lemma t27 (k2 : Z) (h8 : ((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z)) : ((sum5 k2) >= (0)).
Proof. pose proof (t26 k2) as H0. pose proof h8 as H1. exact (s17 k2 n (sum5 k2) H0 H1). Qed.
Lemma t28 (k2 : Z) : (((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z) -> ((sum5 k2) >= (0))).
Proof. intro h8. exact (t27 k2 h8). Qed.
Lemma t29 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum5 k_0) >= (0)))).
Proof. intros k2. exact (t28 k2). Qed.
Lemma t30 : ((P = D) -> ((dot (add w (mul (-1) (sum2 n))) (add w (mul (-1) (sum2 n)))) = (0))).
Proof. pose proof (ax_additive w (mul (-1) (sum2 n)) (add w (mul (-1) (sum2 n)))) as E0. pose proof (ax_homogeneous (-1) (sum2 n) (add w (mul (-1) (sum2 n)))) as E1. pose proof (ax_symmetric w (add w (mul (-1) (sum2 n)))) as E2. pose proof (ax_symmetric (sum2 n) (add w (mul (-1) (sum2 n)))) as E3. pose proof (ax_additive w (mul (-1) (sum2 n)) w) as E4. pose proof (ax_additive w (mul (-1) (sum2 n)) (sum2 n)) as E5. pose proof (ax_homogeneous (-1) (sum2 n) w) as E6. pose proof (ax_homogeneous (-1) (sum2 n) (sum2 n)) as E7. pose proof (ax_symmetric (sum2 n) w) as E8. pose proof t0 as H0. pose proof t13 as H1. rewrite ?E0 in H1. rewrite ?E1 in H1. rewrite ?E2 in H1. rewrite ?E3 in H1. rewrite ?E4 in H1. rewrite ?E5 in H1. rewrite ?E6 in H1. rewrite ?E7 in H1. rewrite ?E8 in H1. pose proof ((t29 n) t12) as H2. pose proof (ax_positive (add w (mul (-1) (sum2 n)))) as H3. rewrite ?E0 in H3. rewrite ?E1 in H3. rewrite ?E2 in H3. rewrite ?E3 in H3. rewrite ?E4 in H3. rewrite ?E5 in H3. rewrite ?E6 in H3. rewrite ?E7 in H3. rewrite ?E8 in H3. pose proof given1 as H4. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. exact (s18 (dot w w) C (sum w b n) P (sum3 n) (dot (sum2 n) (sum2 n)) D (dot w (sum2 n)) (sum5 n) b (sum4 n) H0 H1 H2 H3 H4). Qed.
Lemma t31 : ((P = D) -> (w = (sum2 n))).
Proof. pose proof t30 as H0. pose proof (ax_definite w (sum2 n)) as H1. exact (s19 P D (dot (add w (mul (-1) (sum2 n))) (add w (mul (-1) (sum2 n)))) (w = (sum2 n)) H0 H1). Qed.
Lemma t32 (i2 : Z) (h9 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z).
Proof. pose proof given4 as H0. pose proof h9 as H1. exact (s20 n i2 H0 H1). Qed.
Lemma t33 (i3 : Z) (h10 : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z)) : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z).
Proof. pose proof given4 as H0. pose proof h10 as H1. exact (s21 n i3 H0 H1). Qed.
Lemma t34 (i4 : Z) (h11 : ((i4 >= (0)%Z)%Z /\ (i4 < n)%Z)) : ((i4 >= (0)%Z)%Z \/ ((sum5 (0)%Z) >= ((C * (if Rle_dec ((1) - ((y i4) * ((dot w (x i4)) + b))) (0) then (0) else ((1) - ((y i4) * ((dot w (x i4)) + b))))) - ((alpha i4) * ((1) - ((y i4) * ((dot w (x i4)) + b))))))).
Proof. pose proof sum5_0 as E0. pose proof h11 as H0. rewrite ?E0. exact (s22 i4 n C (y i4) (dot w (x i4)) b (alpha i4) H0). Qed.
Lemma t35 (i4 : Z) (h11 : ((i4 >= (0)%Z)%Z /\ (i4 < n)%Z)) : (((0)%Z <= n)%Z -> ((i4 >= (0)%Z)%Z \/ ((sum5 (0)%Z) >= ((C * (if Rle_dec ((1) - ((y i4) * ((dot w (x i4)) + b))) (0) then (0) else ((1) - ((y i4) * ((dot w (x i4)) + b))))) - ((alpha i4) * ((1) - ((y i4) * ((dot w (x i4)) + b)))))))).
Proof. intro unused. exact (t34 i4 h11). Qed.
Lemma t36 (k3 : Z) (i4 : Z) (h11 : ((i4 >= (0)%Z)%Z /\ (i4 < n)%Z)) (h13 : (k3 >= (0)%Z)%Z) (h14 : ((k3 + (1)%Z)%Z <= n)%Z) : (k3 <= n)%Z.
Proof. pose proof given4 as H0. pose proof h11 as H1. pose proof h13 as H2. pose proof h14 as H3. exact (s23 n i4 k3 H0 H1 H2 H3). Qed.
Lemma t37 (k3 : Z) (i4 : Z) (h11 : ((i4 >= (0)%Z)%Z /\ (i4 < n)%Z)) (h13 : (k3 >= (0)%Z)%Z) (h14 : ((k3 + (1)%Z)%Z <= n)%Z) : ((k3 >= (0)%Z)%Z /\ (k3 < n)%Z).
Proof. pose proof given4 as H0. pose proof h11 as H1. pose proof h13 as H2. pose proof h14 as H3. exact (s24 n i4 k3 H0 H1 H2 H3). Qed.
Lemma t38 (i5 : Z) (h15 : ((i5 >= (0)%Z)%Z /\ (i5 < n)%Z)) : ((i5 >= (0)%Z)%Z /\ (i5 < n)%Z).
Proof. pose proof given4 as H0. pose proof h15 as H1. exact (s25 n i5 H0 H1). Qed.
Lemma t39 (i5 : Z) (h15 : ((i5 >= (0)%Z)%Z /\ (i5 < n)%Z)) : ((i5 >= (0)%Z)%Z /\ (i5 < n)%Z).
Proof. pose proof given4 as H0. pose proof h15 as H1. exact (s26 n i5 H0 H1). Qed.
Lemma t40 (i5 : Z) (h15 : ((i5 >= (0)%Z)%Z /\ (i5 < n)%Z)) : (((C * (if Rle_dec ((1) - ((y i5) * ((dot w (x i5)) + b))) (0) then (0) else ((1) - ((y i5) * ((dot w (x i5)) + b))))) - ((alpha i5) * ((1) - ((y i5) * ((dot w (x i5)) + b))))) >= (0)).
Proof. pose proof ((given5 i5) (t38 i5 h15)) as H0. pose proof ((given6 i5) (t38 i5 h15)) as H1. pose proof ((t21 i5) (t39 i5 h15)) as H2. exact (s27 (y i5) (alpha i5) C (dot w (x i5)) b H0 H1 H2). Qed.
Lemma t41 (i5 : Z) : (((i5 >= (0)%Z)%Z /\ (i5 < n)%Z) -> (((C * (if Rle_dec ((1) - ((y i5) * ((dot w (x i5)) + b))) (0) then (0) else ((1) - ((y i5) * ((dot w (x i5)) + b))))) - ((alpha i5) * ((1) - ((y i5) * ((dot w (x i5)) + b))))) >= (0))).
Proof. intro h15. exact (t40 i5 h15). Qed.
Lemma t42 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((C * (if Rle_dec ((1) - ((y i_0) * ((dot w (x i_0)) + b))) (0) then (0) else ((1) - ((y i_0) * ((dot w (x i_0)) + b))))) - ((alpha i_0) * ((1) - ((y i_0) * ((dot w (x i_0)) + b))))) >= (0)))).
Proof. intros i5. exact (t41 i5). Qed.
Lemma t43 (k3 : Z) (i4 : Z) (h11 : ((i4 >= (0)%Z)%Z /\ (i4 < n)%Z)) (h13 : (k3 >= (0)%Z)%Z) (h14 : ((k3 + (1)%Z)%Z <= n)%Z) : ((k3 >= (0)%Z)%Z /\ (k3 < n)%Z).
Proof. pose proof given4 as H0. pose proof h11 as H1. pose proof h13 as H2. pose proof h14 as H3. exact (s28 n i4 k3 H0 H1 H2 H3). Qed.
Lemma t44 : ((sum5 (0)%Z) >= (0)).
Proof. pose proof sum5_0 as E0. rewrite ?E0. exact (s29). Qed.
Lemma t45 : (((0)%Z <= n)%Z -> ((sum5 (0)%Z) >= (0))).
Proof. intro unused. exact t44. Qed.
Lemma t46 (k4 : Z) (h17 : (k4 >= (0)%Z)%Z) (h18 : ((k4 + (1)%Z)%Z <= n)%Z) : (k4 <= n)%Z.
Proof. pose proof given4 as H0. pose proof h17 as H1. pose proof h18 as H2. exact (s30 n k4 H0 H1 H2). Qed.
Lemma t47 (k4 : Z) (h17 : (k4 >= (0)%Z)%Z) (h18 : ((k4 + (1)%Z)%Z <= n)%Z) : ((k4 >= (0)%Z)%Z /\ (k4 < n)%Z).
Proof. pose proof given4 as H0. pose proof h17 as H1. pose proof h18 as H2. exact (s31 n k4 H0 H1 H2). Qed.
Lemma t48 (k4 : Z) (h17 : (k4 >= (0)%Z)%Z) (h18 : ((k4 + (1)%Z)%Z <= n)%Z) : ((k4 >= (0)%Z)%Z /\ (k4 < n)%Z).
Proof. pose proof given4 as H0. pose proof h17 as H1. pose proof h18 as H2. exact (s32 n k4 H0 H1 H2). Qed.
Lemma t49 (k4 : Z) (h17 : (k4 >= (0)%Z)%Z) (h18 : ((k4 + (1)%Z)%Z <= n)%Z) : (k4 >= (0)%Z)%Z.
Proof. pose proof given4 as H0. pose proof h17 as H1. pose proof h18 as H2. exact (s33 n k4 H0 H1 H2). Qed.
Lemma t50 (k4 : Z) (h16 : ((k4 <= n)%Z -> ((sum5 k4) >= (0)))) (h17 : (k4 >= (0)%Z)%Z) (h18 : ((k4 + (1)%Z)%Z <= n)%Z) : ((sum5 (k4 + (1)%Z)%Z) >= (0)).
Proof. pose proof ((sum5_next k4) (t49 k4 h17 h18)) as E0. pose proof (h16 (t46 k4 h17 h18)) as H0. pose proof ((given5 k4) (t47 k4 h17 h18)) as H1. pose proof ((given6 k4) (t47 k4 h17 h18)) as H2. pose proof ((t42 k4) (t48 k4 h17 h18)) as H3. rewrite ?E0. exact (s34 (sum5 k4) (y k4) (alpha k4) C (dot w (x k4)) b H0 H1 H2 H3). Qed.
Lemma t51 (k4 : Z) (h16 : ((k4 <= n)%Z -> ((sum5 k4) >= (0)))) (h17 : (k4 >= (0)%Z)%Z) : (((k4 + (1)%Z)%Z <= n)%Z -> ((sum5 (k4 + (1)%Z)%Z) >= (0))).
Proof. intro h18. exact (t50 k4 h16 h17 h18). Qed.
Lemma t52 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum5 k_0) >= (0))))).
Proof. refine (zind (fun k4 => ((k4 <= n)%Z -> ((sum5 k4) >= (0)))) t45 _). intros k4 h17 h16. exact (t51 k4 h16 h17). Qed.
Lemma t53 (k4 : Z) (h19 : ((k4 >= (0)%Z)%Z /\ (k4 <= n)%Z)) : ((sum5 k4) >= (0)).
Proof. pose proof (t52 k4) as H0. pose proof h19 as H1. exact (s35 k4 n (sum5 k4) H0 H1). Qed.
Lemma t54 (k4 : Z) : (((k4 >= (0)%Z)%Z /\ (k4 <= n)%Z) -> ((sum5 k4) >= (0))).
Proof. intro h19. exact (t53 k4 h19). Qed.
Lemma t55 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum5 k_0) >= (0)))).
Proof. intros k4. exact (t54 k4). Qed.
Lemma t56 (k3 : Z) (i4 : Z) (h11 : ((i4 >= (0)%Z)%Z /\ (i4 < n)%Z)) (h13 : (k3 >= (0)%Z)%Z) (h14 : ((k3 + (1)%Z)%Z <= n)%Z) : ((k3 >= (0)%Z)%Z /\ (k3 <= n)%Z).
Proof. pose proof given4 as H0. pose proof h11 as H1. pose proof h13 as H2. pose proof h14 as H3. exact (s36 n i4 k3 H0 H1 H2 H3). Qed.
Lemma t57 (k3 : Z) (i4 : Z) : ((i4 = k3)%Z -> (((C * (if Rle_dec ((1) - ((y i4) * ((dot w (x i4)) + b))) (0) then (0) else ((1) - ((y i4) * ((dot w (x i4)) + b))))) - ((alpha i4) * ((1) - ((y i4) * ((dot w (x i4)) + b))))) = ((C * (if Rle_dec ((1) - ((y k3) * ((dot w (x k3)) + b))) (0) then (0) else ((1) - ((y k3) * ((dot w (x k3)) + b))))) - ((alpha k3) * ((1) - ((y k3) * ((dot w (x k3)) + b))))))).
Proof. same. Qed.
Lemma t58 (k3 : Z) (i4 : Z) (h11 : ((i4 >= (0)%Z)%Z /\ (i4 < n)%Z)) (h13 : (k3 >= (0)%Z)%Z) (h14 : ((k3 + (1)%Z)%Z <= n)%Z) : (k3 >= (0)%Z)%Z.
Proof. pose proof given4 as H0. pose proof h11 as H1. pose proof h13 as H2. pose proof h14 as H3. exact (s38 n i4 k3 H0 H1 H2 H3). Qed.
Lemma t59 (k3 : Z) (i4 : Z) (h12 : ((k3 <= n)%Z -> ((i4 >= k3)%Z \/ ((sum5 k3) >= ((C * (if Rle_dec ((1) - ((y i4) * ((dot w (x i4)) + b))) (0) then (0) else ((1) - ((y i4) * ((dot w (x i4)) + b))))) - ((alpha i4) * ((1) - ((y i4) * ((dot w (x i4)) + b))))))))) (h11 : ((i4 >= (0)%Z)%Z /\ (i4 < n)%Z)) (h13 : (k3 >= (0)%Z)%Z) (h14 : ((k3 + (1)%Z)%Z <= n)%Z) : ((i4 >= (k3 + (1)%Z)%Z)%Z \/ ((sum5 (k3 + (1)%Z)%Z) >= ((C * (if Rle_dec ((1) - ((y i4) * ((dot w (x i4)) + b))) (0) then (0) else ((1) - ((y i4) * ((dot w (x i4)) + b))))) - ((alpha i4) * ((1) - ((y i4) * ((dot w (x i4)) + b))))))).
Proof. pose proof ((sum5_next k3) (t58 k3 i4 h11 h13 h14)) as E0. pose proof (h12 (t36 k3 i4 h11 h13 h14)) as H0. pose proof ((t42 k3) (t43 k3 i4 h11 h13 h14)) as H3. pose proof ((t55 k3) (t56 k3 i4 h11 h13 h14)) as H5. pose proof (t57 k3 i4) as H6. rewrite ?E0. exact (s39 i4 k3 (sum5 k3) C (y i4) (dot w (x i4)) b (alpha i4) (y k3) (dot w (x k3)) (alpha k3) H0 H3 H5 H6). Qed.
Lemma t60 (k3 : Z) (i4 : Z) (h12 : ((k3 <= n)%Z -> ((i4 >= k3)%Z \/ ((sum5 k3) >= ((C * (if Rle_dec ((1) - ((y i4) * ((dot w (x i4)) + b))) (0) then (0) else ((1) - ((y i4) * ((dot w (x i4)) + b))))) - ((alpha i4) * ((1) - ((y i4) * ((dot w (x i4)) + b))))))))) (h11 : ((i4 >= (0)%Z)%Z /\ (i4 < n)%Z)) (h13 : (k3 >= (0)%Z)%Z) : (((k3 + (1)%Z)%Z <= n)%Z -> ((i4 >= (k3 + (1)%Z)%Z)%Z \/ ((sum5 (k3 + (1)%Z)%Z) >= ((C * (if Rle_dec ((1) - ((y i4) * ((dot w (x i4)) + b))) (0) then (0) else ((1) - ((y i4) * ((dot w (x i4)) + b))))) - ((alpha i4) * ((1) - ((y i4) * ((dot w (x i4)) + b)))))))).
Proof. intro h14. exact (t59 k3 i4 h12 h11 h13 h14). Qed.
Lemma t61 (i4 : Z) (h11 : ((i4 >= (0)%Z)%Z /\ (i4 < n)%Z)) : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((i4 >= k_0)%Z \/ ((sum5 k_0) >= ((C * (if Rle_dec ((1) - ((y i4) * ((dot w (x i4)) + b))) (0) then (0) else ((1) - ((y i4) * ((dot w (x i4)) + b))))) - ((alpha i4) * ((1) - ((y i4) * ((dot w (x i4)) + b)))))))))).
Proof. refine (zind (fun k3 => ((k3 <= n)%Z -> ((i4 >= k3)%Z \/ ((sum5 k3) >= ((C * (if Rle_dec ((1) - ((y i4) * ((dot w (x i4)) + b))) (0) then (0) else ((1) - ((y i4) * ((dot w (x i4)) + b))))) - ((alpha i4) * ((1) - ((y i4) * ((dot w (x i4)) + b))))))))) (t35 i4 h11) _). intros k3 h13 h12. exact (t60 k3 i4 h12 h11 h13). Qed.
Lemma t62 (k3 : Z) (i4 : Z) (h11 : ((i4 >= (0)%Z)%Z /\ (i4 < n)%Z)) (h20 : ((k3 >= (0)%Z)%Z /\ (k3 <= n)%Z)) : ((i4 >= k3)%Z \/ ((sum5 k3) >= ((C * (if Rle_dec ((1) - ((y i4) * ((dot w (x i4)) + b))) (0) then (0) else ((1) - ((y i4) * ((dot w (x i4)) + b))))) - ((alpha i4) * ((1) - ((y i4) * ((dot w (x i4)) + b))))))).
Proof. pose proof ((t61 i4 h11) k3) as H0. pose proof h20 as H1. exact (s40 k3 n i4 (sum5 k3) C (y i4) (dot w (x i4)) b (alpha i4) H0 H1). Qed.
Lemma t63 (i4 : Z) (k3 : Z) (h11 : ((i4 >= (0)%Z)%Z /\ (i4 < n)%Z)) : (((k3 >= (0)%Z)%Z /\ (k3 <= n)%Z) -> ((i4 >= k3)%Z \/ ((sum5 k3) >= ((C * (if Rle_dec ((1) - ((y i4) * ((dot w (x i4)) + b))) (0) then (0) else ((1) - ((y i4) * ((dot w (x i4)) + b))))) - ((alpha i4) * ((1) - ((y i4) * ((dot w (x i4)) + b)))))))).
Proof. intro h20. exact (t62 k3 i4 h11 h20). Qed.
Lemma t64 (i4 : Z) (h11 : ((i4 >= (0)%Z)%Z /\ (i4 < n)%Z)) : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((i4 >= k_0)%Z \/ ((sum5 k_0) >= ((C * (if Rle_dec ((1) - ((y i4) * ((dot w (x i4)) + b))) (0) then (0) else ((1) - ((y i4) * ((dot w (x i4)) + b))))) - ((alpha i4) * ((1) - ((y i4) * ((dot w (x i4)) + b))))))))).
Proof. intros k3. exact (t63 i4 k3 h11). Qed.
Lemma t65 (i4 : Z) (h11 : ((i4 >= (0)%Z)%Z /\ (i4 < n)%Z)) : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given4 as H0. pose proof h11 as H1. exact (s41 n i4 H0 H1). Qed.
Lemma t66 (i4 : Z) (h11 : ((i4 >= (0)%Z)%Z /\ (i4 < n)%Z)) : (((C * (if Rle_dec ((1) - ((y i4) * ((dot w (x i4)) + b))) (0) then (0) else ((1) - ((y i4) * ((dot w (x i4)) + b))))) - ((alpha i4) * ((1) - ((y i4) * ((dot w (x i4)) + b))))) <= (sum5 n)).
Proof. pose proof (((t64 i4 h11) n) (t65 i4 h11)) as H0. pose proof h11 as H1. exact (s42 i4 n (sum5 n) C (y i4) (dot w (x i4)) b (alpha i4) H0 H1). Qed.
Lemma t67 (i4 : Z) : (((i4 >= (0)%Z)%Z /\ (i4 < n)%Z) -> (((C * (if Rle_dec ((1) - ((y i4) * ((dot w (x i4)) + b))) (0) then (0) else ((1) - ((y i4) * ((dot w (x i4)) + b))))) - ((alpha i4) * ((1) - ((y i4) * ((dot w (x i4)) + b))))) <= (sum5 n))).
Proof. intro h11. exact (t66 i4 h11). Qed.
Lemma t68 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((C * (if Rle_dec ((1) - ((y i_0) * ((dot w (x i_0)) + b))) (0) then (0) else ((1) - ((y i_0) * ((dot w (x i_0)) + b))))) - ((alpha i_0) * ((1) - ((y i_0) * ((dot w (x i_0)) + b))))) <= (sum5 n)))).
Proof. intros i4. exact (t67 i4). Qed.
Lemma t69 (i3 : Z) (h10 : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z)) : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z).
Proof. pose proof given4 as H0. pose proof h10 as H1. exact (s43 n i3 H0 H1). Qed.
Lemma t70 : ((P = D) -> ((sum5 n) = (0))).
Proof. pose proof (ax_additive w (mul (-1) (sum2 n)) (add w (mul (-1) (sum2 n)))) as E0. pose proof (ax_homogeneous (-1) (sum2 n) (add w (mul (-1) (sum2 n)))) as E1. pose proof (ax_symmetric w (add w (mul (-1) (sum2 n)))) as E2. pose proof (ax_symmetric (sum2 n) (add w (mul (-1) (sum2 n)))) as E3. pose proof (ax_additive w (mul (-1) (sum2 n)) w) as E4. pose proof (ax_additive w (mul (-1) (sum2 n)) (sum2 n)) as E5. pose proof (ax_homogeneous (-1) (sum2 n) w) as E6. pose proof (ax_homogeneous (-1) (sum2 n) (sum2 n)) as E7. pose proof (ax_symmetric (sum2 n) w) as E8. pose proof t0 as H0. pose proof t13 as H1. rewrite ?E0 in H1. rewrite ?E1 in H1. rewrite ?E2 in H1. rewrite ?E3 in H1. rewrite ?E4 in H1. rewrite ?E5 in H1. rewrite ?E6 in H1. rewrite ?E7 in H1. rewrite ?E8 in H1. pose proof ((t29 n) t12) as H2. pose proof (ax_positive (add w (mul (-1) (sum2 n)))) as H3. rewrite ?E0 in H3. rewrite ?E1 in H3. rewrite ?E2 in H3. rewrite ?E3 in H3. rewrite ?E4 in H3. rewrite ?E5 in H3. rewrite ?E6 in H3. rewrite ?E7 in H3. rewrite ?E8 in H3. pose proof given1 as H4. exact (s44 (dot w w) C (sum w b n) P (sum3 n) (dot (sum2 n) (sum2 n)) D (dot w (sum2 n)) (sum5 n) b (sum4 n) H0 H1 H2 H3 H4). Qed.
Lemma t71 (i3 : Z) (h10 : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z)) : ((P = D) -> (((((y i3) * ((dot w (x i3)) + b)) > (1)) -> ((alpha i3) = (0))) /\ ((((y i3) * ((dot w (x i3)) + b)) < (1)) -> ((alpha i3) = C)))).
Proof. pose proof ((t68 i3) (t69 i3 h10)) as H2. pose proof ((t21 i3) (t69 i3 h10)) as H3. pose proof t70 as H4. exact (s45 C (y i3) (dot w (x i3)) b (alpha i3) (sum5 n) P D H2 H3 H4). Qed.
Lemma t72 (i3 : Z) : (((i3 >= (0)%Z)%Z /\ (i3 < n)%Z) -> ((P = D) -> (((((y i3) * ((dot w (x i3)) + b)) > (1)) -> ((alpha i3) = (0))) /\ ((((y i3) * ((dot w (x i3)) + b)) < (1)) -> ((alpha i3) = C))))).
Proof. intro h10. exact (t71 i3 h10). Qed.
Lemma t73 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((P = D) -> (((((y i_0) * ((dot w (x i_0)) + b)) > (1)) -> ((alpha i_0) = (0))) /\ ((((y i_0) * ((dot w (x i_0)) + b)) < (1)) -> ((alpha i_0) = C)))))).
Proof. intros i3. exact (t72 i3). Qed.
Lemma t74 (i2 : Z) (h9 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z).
Proof. pose proof given4 as H0. pose proof h9 as H1. exact (s46 n i2 H0 H1). Qed.
Lemma t75 (i2 : Z) (h9 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((P = D) -> (((((y i2) * ((dot w (x i2)) + b)) > (1)) -> ((alpha i2) = (0))) /\ ((((y i2) * ((dot w (x i2)) + b)) < (1)) -> ((alpha i2) = C)))).
Proof. pose proof ((given5 i2) (t32 i2 h9)) as H0. pose proof ((given6 i2) (t32 i2 h9)) as H1. pose proof ((t73 i2) (t74 i2 h9)) as H2. exact (s47 (y i2) (alpha i2) C P D (dot w (x i2)) b H0 H1 H2). Qed.
Lemma t76 (i2 : Z) : (((i2 >= (0)%Z)%Z /\ (i2 < n)%Z) -> ((P = D) -> (((((y i2) * ((dot w (x i2)) + b)) > (1)) -> ((alpha i2) = (0))) /\ ((((y i2) * ((dot w (x i2)) + b)) < (1)) -> ((alpha i2) = C))))).
Proof. intro h9. exact (t75 i2 h9). Qed.
Lemma t77 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((P = D) -> (((((y i_0) * ((dot w (x i_0)) + b)) > (1)) -> ((alpha i_0) = (0))) /\ ((((y i_0) * ((dot w (x i_0)) + b)) < (1)) -> ((alpha i_0) = C)))))).
Proof. intros i2. exact (t76 i2). Qed.
Lemma t78 (i6 : Z) (h21 : ((i6 >= (0)%Z)%Z /\ (i6 < n)%Z)) : ((i6 >= (0)%Z)%Z /\ (i6 < n)%Z).
Proof. pose proof given4 as H0. pose proof h21 as H1. exact (s48 n i6 H0 H1). Qed.
Lemma t79 (i6 : Z) (h21 : ((i6 >= (0)%Z)%Z /\ (i6 < n)%Z)) : ((i6 >= (0)%Z)%Z /\ (i6 < n)%Z).
Proof. pose proof given4 as H0. pose proof h21 as H1. exact (s49 n i6 H0 H1). Qed.
Lemma t80 (i6 : Z) (h21 : ((i6 >= (0)%Z)%Z /\ (i6 < n)%Z)) : ((P = D) -> (((((y i6) * ((dot w (x i6)) + b)) > (1)) -> ((alpha i6) = (0))) /\ ((((y i6) * ((dot w (x i6)) + b)) < (1)) -> ((alpha i6) = C)))).
Proof. pose proof ((given5 i6) (t78 i6 h21)) as H0. pose proof ((given6 i6) (t78 i6 h21)) as H1. pose proof ((t73 i6) (t79 i6 h21)) as H2. exact (s50 (y i6) (alpha i6) C P D (dot w (x i6)) b H0 H1 H2). Qed.
Lemma t81 (i6 : Z) : (((i6 >= (0)%Z)%Z /\ (i6 < n)%Z) -> ((P = D) -> (((((y i6) * ((dot w (x i6)) + b)) > (1)) -> ((alpha i6) = (0))) /\ ((((y i6) * ((dot w (x i6)) + b)) < (1)) -> ((alpha i6) = C))))).
Proof. intro h21. exact (t80 i6 h21). Qed.
Lemma t82 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((P = D) -> (((((y i_0) * ((dot w (x i_0)) + b)) > (1)) -> ((alpha i_0) = (0))) /\ ((((y i_0) * ((dot w (x i_0)) + b)) < (1)) -> ((alpha i_0) = C)))))).
Proof. intros i6. exact (t81 i6). Qed.
Lemma t83 (i7 : Z) (h22 : ((i7 >= (0)%Z)%Z /\ (i7 < n)%Z)) : ((i7 >= (0)%Z)%Z /\ (i7 < n)%Z).
Proof. pose proof given4 as H0. pose proof h22 as H1. exact (s51 n i7 H0 H1). Qed.
Lemma t84 (i7 : Z) (h22 : ((i7 >= (0)%Z)%Z /\ (i7 < n)%Z)) : ((i7 >= (0)%Z)%Z /\ (i7 < n)%Z).
Proof. pose proof given4 as H0. pose proof h22 as H1. exact (s52 n i7 H0 H1). Qed.
Lemma t85 (i7 : Z) (h22 : ((i7 >= (0)%Z)%Z /\ (i7 < n)%Z)) : (((P = D) /\ ((alpha i7) > (0)) /\ ((alpha i7) < C)) -> (((y i7) * ((dot w (x i7)) + b)) = (1))).
Proof. pose proof ((given5 i7) (t83 i7 h22)) as H0. pose proof ((given6 i7) (t83 i7 h22)) as H1. pose proof ((t73 i7) (t84 i7 h22)) as H2. exact (s53 (y i7) (alpha i7) C P D (dot w (x i7)) b H0 H1 H2). Qed.
Lemma t86 (i7 : Z) : (((i7 >= (0)%Z)%Z /\ (i7 < n)%Z) -> (((P = D) /\ ((alpha i7) > (0)) /\ ((alpha i7) < C)) -> (((y i7) * ((dot w (x i7)) + b)) = (1)))).
Proof. intro h22. exact (t85 i7 h22). Qed.
Lemma t87 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((P = D) /\ ((alpha i_0) > (0)) /\ ((alpha i_0) < C)) -> (((y i_0) * ((dot w (x i_0)) + b)) = (1))))).
Proof. intros i7. exact (t86 i7). Qed.
Lemma t88 : ((sum5 (0)%Z) = (0)).
Proof. pose proof sum5_0 as E0. rewrite ?E0. exact (s54). Qed.
Lemma t89 : (((0)%Z <= n)%Z -> ((sum5 (0)%Z) = (0))).
Proof. intro unused. exact t88. Qed.
Lemma t90 (k5 : Z) (h24 : (k5 >= (0)%Z)%Z) (h25 : ((k5 + (1)%Z)%Z <= n)%Z) : (k5 <= n)%Z.
Proof. pose proof given4 as H0. pose proof h24 as H1. pose proof h25 as H2. exact (s55 n k5 H0 H1 H2). Qed.
Lemma t91 (k5 : Z) (h24 : (k5 >= (0)%Z)%Z) (h25 : ((k5 + (1)%Z)%Z <= n)%Z) : ((k5 >= (0)%Z)%Z /\ (k5 < n)%Z).
Proof. pose proof given4 as H0. pose proof h24 as H1. pose proof h25 as H2. exact (s56 n k5 H0 H1 H2). Qed.
Lemma t92 (k5 : Z) (h24 : (k5 >= (0)%Z)%Z) (h25 : ((k5 + (1)%Z)%Z <= n)%Z) : ((((y k5) * ((dot w (x k5)) + b)) > (1)) -> (((C * (if Rle_dec ((1) - ((y k5) * ((dot w (x k5)) + b))) (0) then (0) else ((1) - ((y k5) * ((dot w (x k5)) + b))))) - ((alpha k5) * ((1) - ((y k5) * ((dot w (x k5)) + b))))) = (0))).
Proof. pose proof ((given7 k5) (t91 k5 h24 h25)) as H0. exact (s57 (y k5) (dot w (x k5)) b (alpha k5) C H0). Qed.
Lemma t93 (k5 : Z) (h24 : (k5 >= (0)%Z)%Z) (h25 : ((k5 + (1)%Z)%Z <= n)%Z) : ((((y k5) * ((dot w (x k5)) + b)) < (1)) -> (((C * (if Rle_dec ((1) - ((y k5) * ((dot w (x k5)) + b))) (0) then (0) else ((1) - ((y k5) * ((dot w (x k5)) + b))))) - ((alpha k5) * ((1) - ((y k5) * ((dot w (x k5)) + b))))) = (0))).
Proof. pose proof ((given7 k5) (t91 k5 h24 h25)) as H0. exact (s58 (y k5) (dot w (x k5)) b (alpha k5) C H0). Qed.
Lemma t94 (k5 : Z) (h24 : (k5 >= (0)%Z)%Z) (h25 : ((k5 + (1)%Z)%Z <= n)%Z) : ((((y k5) * ((dot w (x k5)) + b)) = (1)) -> (((C * (if Rle_dec ((1) - ((y k5) * ((dot w (x k5)) + b))) (0) then (0) else ((1) - ((y k5) * ((dot w (x k5)) + b))))) - ((alpha k5) * ((1) - ((y k5) * ((dot w (x k5)) + b))))) = (0))).
Proof. pose proof ((given7 k5) (t91 k5 h24 h25)) as H0. exact (s59 (y k5) (dot w (x k5)) b (alpha k5) C H0). Qed.
Lemma t95 (k5 : Z) (h24 : (k5 >= (0)%Z)%Z) (h25 : ((k5 + (1)%Z)%Z <= n)%Z) : (((C * (if Rle_dec ((1) - ((y k5) * ((dot w (x k5)) + b))) (0) then (0) else ((1) - ((y k5) * ((dot w (x k5)) + b))))) - ((alpha k5) * ((1) - ((y k5) * ((dot w (x k5)) + b))))) = (0)).
Proof. pose proof (t92 k5 h24 h25) as H0. pose proof (t93 k5 h24 h25) as H1. pose proof (t94 k5 h24 h25) as H2. exact (s60 (y k5) (dot w (x k5)) b C (alpha k5) H0 H1 H2). Qed.
Lemma t96 (k5 : Z) (h24 : (k5 >= (0)%Z)%Z) (h25 : ((k5 + (1)%Z)%Z <= n)%Z) : (k5 >= (0)%Z)%Z.
Proof. pose proof given4 as H0. pose proof h24 as H1. pose proof h25 as H2. exact (s61 n k5 H0 H1 H2). Qed.
Lemma t97 (k5 : Z) (h23 : ((k5 <= n)%Z -> ((sum5 k5) = (0)))) (h24 : (k5 >= (0)%Z)%Z) (h25 : ((k5 + (1)%Z)%Z <= n)%Z) : ((sum5 (k5 + (1)%Z)%Z) = (0)).
Proof. pose proof ((sum5_next k5) (t96 k5 h24 h25)) as E0. pose proof (h23 (t90 k5 h24 h25)) as H0. pose proof (t95 k5 h24 h25) as H4. rewrite ?E0. exact (s62 (sum5 k5) C (y k5) (dot w (x k5)) b (alpha k5) H0 H4). Qed.
Lemma t98 (k5 : Z) (h23 : ((k5 <= n)%Z -> ((sum5 k5) = (0)))) (h24 : (k5 >= (0)%Z)%Z) : (((k5 + (1)%Z)%Z <= n)%Z -> ((sum5 (k5 + (1)%Z)%Z) = (0))).
Proof. intro h25. exact (t97 k5 h23 h24 h25). Qed.
Lemma t99 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum5 k_0) = (0))))).
Proof. refine (zind (fun k5 => ((k5 <= n)%Z -> ((sum5 k5) = (0)))) t89 _). intros k5 h24 h23. exact (t98 k5 h23 h24). Qed.
Lemma t100 (k5 : Z) (h26 : ((k5 >= (0)%Z)%Z /\ (k5 <= n)%Z)) : ((sum5 k5) = (0)).
Proof. pose proof (t99 k5) as H0. pose proof h26 as H1. exact (s63 k5 n (sum5 k5) H0 H1). Qed.
Lemma t101 (k5 : Z) : (((k5 >= (0)%Z)%Z /\ (k5 <= n)%Z) -> ((sum5 k5) = (0))).
Proof. intro h26. exact (t100 k5 h26). Qed.
Lemma t102 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum5 k_0) = (0)))).
Proof. intros k5. exact (t101 k5). Qed.
Lemma t103 : (P = D).
Proof. pose proof given8 as E0. pose proof (ax_additive (sum2 n) (mul (-1) (sum2 n)) (add (sum2 n) (mul (-1) (sum2 n)))) as E1. pose proof (ax_homogeneous (-1) (sum2 n) (add (sum2 n) (mul (-1) (sum2 n)))) as E2. pose proof (ax_symmetric (sum2 n) (add (sum2 n) (mul (-1) (sum2 n)))) as E3. pose proof (ax_additive (sum2 n) (mul (-1) (sum2 n)) (sum2 n)) as E4. pose proof (ax_homogeneous (-1) (sum2 n) (sum2 n)) as E5. pose proof t0 as H0. rewrite ?E0 in H0. pose proof t13 as H1. rewrite ?E0 in H1. rewrite ?E1 in H1. rewrite ?E2 in H1. rewrite ?E3 in H1. rewrite ?E4 in H1. rewrite ?E5 in H1. pose proof ((t102 n) t12) as H2. pose proof given1 as H3. exact (s64 (dot (sum2 n) (sum2 n)) C (sum (sum2 n) b n) P (sum3 n) D (sum5 n) b (sum4 n) H0 H1 H2 H3). Qed.
Lemma t104 : ((sum9 (0)%Z) = ((((C * (sum w_prime b_prime (0)%Z)) - (sum3 (0)%Z)) + (dot w_prime (sum2 (0)%Z))) + (b_prime * (sum4 (0)%Z)))).
Proof. pose proof sum4_0 as E0. pose proof sum2_0 as E1. pose proof sum3_0 as E2. pose proof (sum_0 w_prime b_prime) as E3. pose proof sum9_0 as E4. pose proof (ax_symmetric w_prime zero) as E5. pose proof (ax_zero_vector w_prime) as E6. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. exact (s65 C b_prime). Qed.
Lemma t105 : (((0)%Z <= n)%Z -> ((sum9 (0)%Z) = ((((C * (sum w_prime b_prime (0)%Z)) - (sum3 (0)%Z)) + (dot w_prime (sum2 (0)%Z))) + (b_prime * (sum4 (0)%Z))))).
Proof. intro unused. exact t104. Qed.
Lemma t106 (k6 : Z) (h28 : (k6 >= (0)%Z)%Z) (h29 : ((k6 + (1)%Z)%Z <= n)%Z) : (k6 <= n)%Z.
Proof. pose proof given4 as H0. pose proof h28 as H1. pose proof h29 as H2. exact (s66 n k6 H0 H1 H2). Qed.
Lemma t107 (k6 : Z) (h28 : (k6 >= (0)%Z)%Z) (h29 : ((k6 + (1)%Z)%Z <= n)%Z) : ((k6 >= (0)%Z)%Z /\ (k6 < n)%Z).
Proof. pose proof given4 as H0. pose proof h28 as H1. pose proof h29 as H2. exact (s67 n k6 H0 H1 H2). Qed.
Lemma t108 (k6 : Z) (h28 : (k6 >= (0)%Z)%Z) (h29 : ((k6 + (1)%Z)%Z <= n)%Z) : (k6 >= (0)%Z)%Z.
Proof. pose proof given4 as H0. pose proof h28 as H1. pose proof h29 as H2. exact (s68 n k6 H0 H1 H2). Qed.
Lemma t109 (k6 : Z) (h27 : ((k6 <= n)%Z -> ((sum9 k6) = ((((C * (sum w_prime b_prime k6)) - (sum3 k6)) + (dot w_prime (sum2 k6))) + (b_prime * (sum4 k6)))))) (h28 : (k6 >= (0)%Z)%Z) (h29 : ((k6 + (1)%Z)%Z <= n)%Z) : ((sum9 (k6 + (1)%Z)%Z) = ((((C * (sum w_prime b_prime (k6 + (1)%Z)%Z)) - (sum3 (k6 + (1)%Z)%Z)) + (dot w_prime (sum2 (k6 + (1)%Z)%Z))) + (b_prime * (sum4 (k6 + (1)%Z)%Z)))).
Proof. pose proof ((sum4_next k6) (t108 k6 h28 h29)) as E0. pose proof ((sum2_next k6) (t108 k6 h28 h29)) as E1. pose proof ((sum3_next k6) (t108 k6 h28 h29)) as E2. pose proof ((sum_next w_prime b_prime k6) (t108 k6 h28 h29)) as E3. pose proof ((sum9_next k6) (t108 k6 h28 h29)) as E4. pose proof (ax_symmetric w_prime (add (sum2 k6) (mul ((alpha k6) * (y k6)) (x k6)))) as E5. pose proof (ax_additive (sum2 k6) (mul ((alpha k6) * (y k6)) (x k6)) w_prime) as E6. pose proof (ax_homogeneous ((alpha k6) * (y k6)) (x k6) w_prime) as E7. pose proof (ax_symmetric (sum2 k6) w_prime) as E8. pose proof (ax_symmetric (x k6) w_prime) as E9. pose proof (h27 (t106 k6 h28 h29)) as H0. pose proof ((given5 k6) (t107 k6 h28 h29)) as H1. pose proof ((given6 k6) (t107 k6 h28 h29)) as H2. pose proof ((given7 k6) (t107 k6 h28 h29)) as H3. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. rewrite ?E9. exact (s69 (sum9 k6) C (sum w_prime b_prime k6) (sum3 k6) (dot w_prime (sum2 k6)) b_prime (sum4 k6) (y k6) (alpha k6) (dot w (x k6)) b (dot w_prime (x k6)) H0 H1 H2 H3). Qed.
Lemma t110 (k6 : Z) (h27 : ((k6 <= n)%Z -> ((sum9 k6) = ((((C * (sum w_prime b_prime k6)) - (sum3 k6)) + (dot w_prime (sum2 k6))) + (b_prime * (sum4 k6)))))) (h28 : (k6 >= (0)%Z)%Z) : (((k6 + (1)%Z)%Z <= n)%Z -> ((sum9 (k6 + (1)%Z)%Z) = ((((C * (sum w_prime b_prime (k6 + (1)%Z)%Z)) - (sum3 (k6 + (1)%Z)%Z)) + (dot w_prime (sum2 (k6 + (1)%Z)%Z))) + (b_prime * (sum4 (k6 + (1)%Z)%Z))))).
Proof. intro h29. exact (t109 k6 h27 h28 h29). Qed.
Lemma t111 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum9 k_0) = ((((C * (sum w_prime b_prime k_0)) - (sum3 k_0)) + (dot w_prime (sum2 k_0))) + (b_prime * (sum4 k_0))))))).
Proof. refine (zind (fun k6 => ((k6 <= n)%Z -> ((sum9 k6) = ((((C * (sum w_prime b_prime k6)) - (sum3 k6)) + (dot w_prime (sum2 k6))) + (b_prime * (sum4 k6)))))) t105 _). intros k6 h28 h27. exact (t110 k6 h27 h28). Qed.
Lemma t112 (k6 : Z) (h30 : ((k6 >= (0)%Z)%Z /\ (k6 <= n)%Z)) : ((sum9 k6) = ((((C * (sum w_prime b_prime k6)) - (sum3 k6)) + (dot w_prime (sum2 k6))) + (b_prime * (sum4 k6)))).
Proof. pose proof (t111 k6) as H0. pose proof h30 as H1. exact (s70 k6 n (sum9 k6) C (sum w_prime b_prime k6) (sum3 k6) (dot w_prime (sum2 k6)) b_prime (sum4 k6) H0 H1). Qed.
Lemma t113 (k6 : Z) : (((k6 >= (0)%Z)%Z /\ (k6 <= n)%Z) -> ((sum9 k6) = ((((C * (sum w_prime b_prime k6)) - (sum3 k6)) + (dot w_prime (sum2 k6))) + (b_prime * (sum4 k6))))).
Proof. intro h30. exact (t112 k6 h30). Qed.
Lemma t114 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum9 k_0) = ((((C * (sum w_prime b_prime k_0)) - (sum3 k_0)) + (dot w_prime (sum2 k_0))) + (b_prime * (sum4 k_0)))))).
Proof. intros k6. exact (t113 k6). Qed.
Lemma t115 : (((((dot w_prime w_prime) / (2)) + (C * (sum w_prime b_prime n))) - ((sum3 n) - ((dot (sum2 n) (sum2 n)) / (2)))) = ((((dot (add w_prime (mul (-1) (sum2 n))) (add w_prime (mul (-1) (sum2 n)))) / (2)) + (sum9 n)) - (b_prime * (sum4 n)))).
Proof. pose proof (ax_additive w_prime (mul (-1) (sum2 n)) (add w_prime (mul (-1) (sum2 n)))) as E0. pose proof (ax_homogeneous (-1) (sum2 n) (add w_prime (mul (-1) (sum2 n)))) as E1. pose proof (ax_symmetric w_prime (add w_prime (mul (-1) (sum2 n)))) as E2. pose proof (ax_symmetric (sum2 n) (add w_prime (mul (-1) (sum2 n)))) as E3. pose proof (ax_additive w_prime (mul (-1) (sum2 n)) w_prime) as E4. pose proof (ax_additive w_prime (mul (-1) (sum2 n)) (sum2 n)) as E5. pose proof (ax_homogeneous (-1) (sum2 n) w_prime) as E6. pose proof (ax_homogeneous (-1) (sum2 n) (sum2 n)) as E7. pose proof (ax_symmetric (sum2 n) w_prime) as E8. pose proof ((t114 n) t12) as H0. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. exact (s71 (sum9 n) C (sum w_prime b_prime n) (sum3 n) (dot w_prime (sum2 n)) b_prime (sum4 n) (dot w_prime w_prime) (dot (sum2 n) (sum2 n)) H0). Qed.
Lemma t116 : ((sum9 (0)%Z) >= (0)).
Proof. pose proof sum9_0 as E0. rewrite ?E0. exact (s72). Qed.
Lemma t117 : (((0)%Z <= n)%Z -> ((sum9 (0)%Z) >= (0))).
Proof. intro unused. exact t116. Qed.
Lemma t118 (k7 : Z) (h32 : (k7 >= (0)%Z)%Z) (h33 : ((k7 + (1)%Z)%Z <= n)%Z) : (k7 <= n)%Z.
Proof. pose proof given4 as H0. pose proof h32 as H1. pose proof h33 as H2. exact (s73 n k7 H0 H1 H2). Qed.
Lemma t119 (k7 : Z) (h32 : (k7 >= (0)%Z)%Z) (h33 : ((k7 + (1)%Z)%Z <= n)%Z) : ((k7 >= (0)%Z)%Z /\ (k7 < n)%Z).
Proof. pose proof given4 as H0. pose proof h32 as H1. pose proof h33 as H2. exact (s74 n k7 H0 H1 H2). Qed.
Lemma t120 (i8 : Z) (h34 : ((i8 >= (0)%Z)%Z /\ (i8 < n)%Z)) : ((i8 >= (0)%Z)%Z /\ (i8 < n)%Z).
Proof. pose proof given4 as H0. pose proof h34 as H1. exact (s75 n i8 H0 H1). Qed.
Lemma t121 (i8 : Z) (h34 : ((i8 >= (0)%Z)%Z /\ (i8 < n)%Z)) : (((C * (if Rle_dec ((1) - ((y i8) * ((dot w_prime (x i8)) + b_prime))) (0) then (0) else ((1) - ((y i8) * ((dot w_prime (x i8)) + b_prime))))) - ((alpha i8) * ((1) - ((y i8) * ((dot w_prime (x i8)) + b_prime))))) >= (0)).
Proof. pose proof ((given6 i8) (t120 i8 h34)) as H3. pose proof given0 as H4. exact (s76 (alpha i8) C (y i8) (dot w_prime (x i8)) b_prime H3 H4). Qed.
Lemma t122 (i8 : Z) : (((i8 >= (0)%Z)%Z /\ (i8 < n)%Z) -> (((C * (if Rle_dec ((1) - ((y i8) * ((dot w_prime (x i8)) + b_prime))) (0) then (0) else ((1) - ((y i8) * ((dot w_prime (x i8)) + b_prime))))) - ((alpha i8) * ((1) - ((y i8) * ((dot w_prime (x i8)) + b_prime))))) >= (0))).
Proof. intro h34. exact (t121 i8 h34). Qed.
Lemma t123 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((C * (if Rle_dec ((1) - ((y i_0) * ((dot w_prime (x i_0)) + b_prime))) (0) then (0) else ((1) - ((y i_0) * ((dot w_prime (x i_0)) + b_prime))))) - ((alpha i_0) * ((1) - ((y i_0) * ((dot w_prime (x i_0)) + b_prime))))) >= (0)))).
Proof. intros i8. exact (t122 i8). Qed.
Lemma t124 (k7 : Z) (h32 : (k7 >= (0)%Z)%Z) (h33 : ((k7 + (1)%Z)%Z <= n)%Z) : ((k7 >= (0)%Z)%Z /\ (k7 < n)%Z).
Proof. pose proof given4 as H0. pose proof h32 as H1. pose proof h33 as H2. exact (s77 n k7 H0 H1 H2). Qed.
Lemma t125 (k7 : Z) (h32 : (k7 >= (0)%Z)%Z) (h33 : ((k7 + (1)%Z)%Z <= n)%Z) : (k7 >= (0)%Z)%Z.
Proof. pose proof given4 as H0. pose proof h32 as H1. pose proof h33 as H2. exact (s78 n k7 H0 H1 H2). Qed.
Lemma t126 (k7 : Z) (h31 : ((k7 <= n)%Z -> ((sum9 k7) >= (0)))) (h32 : (k7 >= (0)%Z)%Z) (h33 : ((k7 + (1)%Z)%Z <= n)%Z) : ((sum9 (k7 + (1)%Z)%Z) >= (0)).
Proof. pose proof ((sum9_next k7) (t125 k7 h32 h33)) as E0. pose proof (h31 (t118 k7 h32 h33)) as H0. pose proof ((t123 k7) (t124 k7 h32 h33)) as H4. rewrite ?E0. exact (s79 (sum9 k7) C (y k7) (dot w_prime (x k7)) b_prime (alpha k7) H0 H4). Qed.
Lemma t127 (k7 : Z) (h31 : ((k7 <= n)%Z -> ((sum9 k7) >= (0)))) (h32 : (k7 >= (0)%Z)%Z) : (((k7 + (1)%Z)%Z <= n)%Z -> ((sum9 (k7 + (1)%Z)%Z) >= (0))).
Proof. intro h33. exact (t126 k7 h31 h32 h33). Qed.
Lemma t128 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum9 k_0) >= (0))))).
Proof. refine (zind (fun k7 => ((k7 <= n)%Z -> ((sum9 k7) >= (0)))) t117 _). intros k7 h32 h31. exact (t127 k7 h31 h32). Qed.
Lemma t129 (k7 : Z) (h35 : ((k7 >= (0)%Z)%Z /\ (k7 <= n)%Z)) : ((sum9 k7) >= (0)).
Proof. pose proof (t128 k7) as H0. pose proof h35 as H1. exact (s80 k7 n (sum9 k7) H0 H1). Qed.
Lemma t130 (k7 : Z) : (((k7 >= (0)%Z)%Z /\ (k7 <= n)%Z) -> ((sum9 k7) >= (0))).
Proof. intro h35. exact (t129 k7 h35). Qed.
Lemma t131 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum9 k_0) >= (0)))).
Proof. intros k7. exact (t130 k7). Qed.
Lemma t132 : ((((dot w_prime w_prime) / (2)) + (C * (sum w_prime b_prime n))) >= ((sum3 n) - ((dot (sum2 n) (sum2 n)) / (2)))).
Proof. pose proof (ax_additive w_prime (mul (-1) (sum2 n)) (add w_prime (mul (-1) (sum2 n)))) as E0. pose proof (ax_homogeneous (-1) (sum2 n) (add w_prime (mul (-1) (sum2 n)))) as E1. pose proof (ax_symmetric w_prime (add w_prime (mul (-1) (sum2 n)))) as E2. pose proof (ax_symmetric (sum2 n) (add w_prime (mul (-1) (sum2 n)))) as E3. pose proof (ax_additive w_prime (mul (-1) (sum2 n)) w_prime) as E4. pose proof (ax_additive w_prime (mul (-1) (sum2 n)) (sum2 n)) as E5. pose proof (ax_homogeneous (-1) (sum2 n) w_prime) as E6. pose proof (ax_homogeneous (-1) (sum2 n) (sum2 n)) as E7. pose proof (ax_symmetric (sum2 n) w_prime) as E8. pose proof t115 as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E3 in H0. rewrite ?E4 in H0. rewrite ?E5 in H0. rewrite ?E6 in H0. rewrite ?E7 in H0. rewrite ?E8 in H0. pose proof ((t131 n) t12) as H1. pose proof (ax_positive (add w_prime (mul (-1) (sum2 n)))) as H2. rewrite ?E0 in H2. rewrite ?E1 in H2. rewrite ?E2 in H2. rewrite ?E3 in H2. rewrite ?E4 in H2. rewrite ?E5 in H2. rewrite ?E6 in H2. rewrite ?E7 in H2. rewrite ?E8 in H2. pose proof given9 as H3. exact (s81 (dot w_prime w_prime) C (sum w_prime b_prime n) (sum3 n) (dot (sum2 n) (sum2 n)) (dot w_prime (sum2 n)) (sum9 n) b_prime (sum4 n) H0 H1 H2 H3). Qed.
Lemma t133 : ((((dot w_prime w_prime) / (2)) + (C * (sum w_prime b_prime n))) >= P).
Proof. pose proof t132 as H0. pose proof t103 as H1. pose proof t0 as H2. exact (s82 (dot w_prime w_prime) C (sum w_prime b_prime n) (sum3 n) (dot (sum2 n) (sum2 n)) P D (dot w w) (sum w b n) H0 H1 H2). Qed.
Lemma t134 : ((sum10 (0)%Z) = ((((C * (sum w b (0)%Z)) - (sum7 (0)%Z)) + (dot w (sum6 (0)%Z))) + (b * (sum8 (0)%Z)))).
Proof. pose proof sum8_0 as E0. pose proof sum6_0 as E1. pose proof sum7_0 as E2. pose proof (sum_0 w b) as E3. pose proof sum10_0 as E4. pose proof (ax_symmetric w zero) as E5. pose proof (ax_zero_vector w) as E6. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. exact (s83 C b). Qed.
Lemma t135 : (((0)%Z <= n)%Z -> ((sum10 (0)%Z) = ((((C * (sum w b (0)%Z)) - (sum7 (0)%Z)) + (dot w (sum6 (0)%Z))) + (b * (sum8 (0)%Z))))).
Proof. intro unused. exact t134. Qed.
Lemma t136 (k8 : Z) (h37 : (k8 >= (0)%Z)%Z) (h38 : ((k8 + (1)%Z)%Z <= n)%Z) : (k8 <= n)%Z.
Proof. pose proof given4 as H0. pose proof h37 as H1. pose proof h38 as H2. exact (s84 n k8 H0 H1 H2). Qed.
Lemma t137 (k8 : Z) (h37 : (k8 >= (0)%Z)%Z) (h38 : ((k8 + (1)%Z)%Z <= n)%Z) : ((k8 >= (0)%Z)%Z /\ (k8 < n)%Z).
Proof. pose proof given4 as H0. pose proof h37 as H1. pose proof h38 as H2. exact (s85 n k8 H0 H1 H2). Qed.
Lemma t138 (k8 : Z) (h37 : (k8 >= (0)%Z)%Z) (h38 : ((k8 + (1)%Z)%Z <= n)%Z) : (k8 >= (0)%Z)%Z.
Proof. pose proof given4 as H0. pose proof h37 as H1. pose proof h38 as H2. exact (s86 n k8 H0 H1 H2). Qed.
Lemma t139 (k8 : Z) (h36 : ((k8 <= n)%Z -> ((sum10 k8) = ((((C * (sum w b k8)) - (sum7 k8)) + (dot w (sum6 k8))) + (b * (sum8 k8)))))) (h37 : (k8 >= (0)%Z)%Z) (h38 : ((k8 + (1)%Z)%Z <= n)%Z) : ((sum10 (k8 + (1)%Z)%Z) = ((((C * (sum w b (k8 + (1)%Z)%Z)) - (sum7 (k8 + (1)%Z)%Z)) + (dot w (sum6 (k8 + (1)%Z)%Z))) + (b * (sum8 (k8 + (1)%Z)%Z)))).
Proof. pose proof ((sum8_next k8) (t138 k8 h37 h38)) as E0. pose proof ((sum6_next k8) (t138 k8 h37 h38)) as E1. pose proof ((sum7_next k8) (t138 k8 h37 h38)) as E2. pose proof ((sum_next w b k8) (t138 k8 h37 h38)) as E3. pose proof ((sum10_next k8) (t138 k8 h37 h38)) as E4. pose proof (ax_symmetric w (add (sum6 k8) (mul ((alpha_prime k8) * (y k8)) (x k8)))) as E5. pose proof (ax_additive (sum6 k8) (mul ((alpha_prime k8) * (y k8)) (x k8)) w) as E6. pose proof (ax_homogeneous ((alpha_prime k8) * (y k8)) (x k8) w) as E7. pose proof (ax_symmetric (sum6 k8) w) as E8. pose proof (ax_symmetric (x k8) w) as E9. pose proof (h36 (t136 k8 h37 h38)) as H0. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. rewrite ?E9. exact (s87 (sum10 k8) C (sum w b k8) (sum7 k8) (dot w (sum6 k8)) b (sum8 k8) (y k8) (dot w (x k8)) (alpha_prime k8) H0). Qed.
Lemma t140 (k8 : Z) (h36 : ((k8 <= n)%Z -> ((sum10 k8) = ((((C * (sum w b k8)) - (sum7 k8)) + (dot w (sum6 k8))) + (b * (sum8 k8)))))) (h37 : (k8 >= (0)%Z)%Z) : (((k8 + (1)%Z)%Z <= n)%Z -> ((sum10 (k8 + (1)%Z)%Z) = ((((C * (sum w b (k8 + (1)%Z)%Z)) - (sum7 (k8 + (1)%Z)%Z)) + (dot w (sum6 (k8 + (1)%Z)%Z))) + (b * (sum8 (k8 + (1)%Z)%Z))))).
Proof. intro h38. exact (t139 k8 h36 h37 h38). Qed.
Lemma t141 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum10 k_0) = ((((C * (sum w b k_0)) - (sum7 k_0)) + (dot w (sum6 k_0))) + (b * (sum8 k_0))))))).
Proof. refine (zind (fun k8 => ((k8 <= n)%Z -> ((sum10 k8) = ((((C * (sum w b k8)) - (sum7 k8)) + (dot w (sum6 k8))) + (b * (sum8 k8)))))) t135 _). intros k8 h37 h36. exact (t140 k8 h36 h37). Qed.
Lemma t142 (k8 : Z) (h39 : ((k8 >= (0)%Z)%Z /\ (k8 <= n)%Z)) : ((sum10 k8) = ((((C * (sum w b k8)) - (sum7 k8)) + (dot w (sum6 k8))) + (b * (sum8 k8)))).
Proof. pose proof (t141 k8) as H0. pose proof h39 as H1. exact (s88 k8 n (sum10 k8) C (sum w b k8) (sum7 k8) (dot w (sum6 k8)) b (sum8 k8) H0 H1). Qed.
Lemma t143 (k8 : Z) : (((k8 >= (0)%Z)%Z /\ (k8 <= n)%Z) -> ((sum10 k8) = ((((C * (sum w b k8)) - (sum7 k8)) + (dot w (sum6 k8))) + (b * (sum8 k8))))).
Proof. intro h39. exact (t142 k8 h39). Qed.
Lemma t144 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum10 k_0) = ((((C * (sum w b k_0)) - (sum7 k_0)) + (dot w (sum6 k_0))) + (b * (sum8 k_0)))))).
Proof. intros k8. exact (t143 k8). Qed.
Lemma t145 : (((((dot w w) / (2)) + (C * (sum w b n))) - ((sum7 n) - ((dot (sum6 n) (sum6 n)) / (2)))) = ((((dot (add w (mul (-1) (sum6 n))) (add w (mul (-1) (sum6 n)))) / (2)) + (sum10 n)) - (b * (sum8 n)))).
Proof. pose proof (ax_additive w (mul (-1) (sum6 n)) (add w (mul (-1) (sum6 n)))) as E0. pose proof (ax_homogeneous (-1) (sum6 n) (add w (mul (-1) (sum6 n)))) as E1. pose proof (ax_symmetric w (add w (mul (-1) (sum6 n)))) as E2. pose proof (ax_symmetric (sum6 n) (add w (mul (-1) (sum6 n)))) as E3. pose proof (ax_additive w (mul (-1) (sum6 n)) w) as E4. pose proof (ax_additive w (mul (-1) (sum6 n)) (sum6 n)) as E5. pose proof (ax_homogeneous (-1) (sum6 n) w) as E6. pose proof (ax_homogeneous (-1) (sum6 n) (sum6 n)) as E7. pose proof (ax_symmetric (sum6 n) w) as E8. pose proof ((t144 n) t12) as H0. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. exact (s89 (sum10 n) C (sum w b n) (sum7 n) (dot w (sum6 n)) b (sum8 n) (dot w w) (dot (sum6 n) (sum6 n)) H0). Qed.
Lemma t146 : ((sum10 (0)%Z) >= (0)).
Proof. pose proof sum10_0 as E0. rewrite ?E0. exact (s90). Qed.
Lemma t147 : (((0)%Z <= n)%Z -> ((sum10 (0)%Z) >= (0))).
Proof. intro unused. exact t146. Qed.
Lemma t148 (k9 : Z) (h41 : (k9 >= (0)%Z)%Z) (h42 : ((k9 + (1)%Z)%Z <= n)%Z) : (k9 <= n)%Z.
Proof. pose proof given4 as H0. pose proof h41 as H1. pose proof h42 as H2. exact (s91 n k9 H0 H1 H2). Qed.
Lemma t149 (k9 : Z) (h41 : (k9 >= (0)%Z)%Z) (h42 : ((k9 + (1)%Z)%Z <= n)%Z) : ((k9 >= (0)%Z)%Z /\ (k9 < n)%Z).
Proof. pose proof given4 as H0. pose proof h41 as H1. pose proof h42 as H2. exact (s92 n k9 H0 H1 H2). Qed.
Lemma t150 (i9 : Z) (h43 : ((i9 >= (0)%Z)%Z /\ (i9 < n)%Z)) : ((i9 >= (0)%Z)%Z /\ (i9 < n)%Z).
Proof. pose proof given4 as H0. pose proof h43 as H1. exact (s93 n i9 H0 H1). Qed.
Lemma t151 (i9 : Z) (h43 : ((i9 >= (0)%Z)%Z /\ (i9 < n)%Z)) : (((C * (if Rle_dec ((1) - ((y i9) * ((dot w (x i9)) + b))) (0) then (0) else ((1) - ((y i9) * ((dot w (x i9)) + b))))) - ((alpha_prime i9) * ((1) - ((y i9) * ((dot w (x i9)) + b))))) >= (0)).
Proof. pose proof ((given10 i9) (t150 i9 h43)) as H4. pose proof given0 as H5. exact (s94 (alpha_prime i9) C (y i9) (dot w (x i9)) b H4 H5). Qed.
Lemma t152 (i9 : Z) : (((i9 >= (0)%Z)%Z /\ (i9 < n)%Z) -> (((C * (if Rle_dec ((1) - ((y i9) * ((dot w (x i9)) + b))) (0) then (0) else ((1) - ((y i9) * ((dot w (x i9)) + b))))) - ((alpha_prime i9) * ((1) - ((y i9) * ((dot w (x i9)) + b))))) >= (0))).
Proof. intro h43. exact (t151 i9 h43). Qed.
Lemma t153 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((C * (if Rle_dec ((1) - ((y i_0) * ((dot w (x i_0)) + b))) (0) then (0) else ((1) - ((y i_0) * ((dot w (x i_0)) + b))))) - ((alpha_prime i_0) * ((1) - ((y i_0) * ((dot w (x i_0)) + b))))) >= (0)))).
Proof. intros i9. exact (t152 i9). Qed.
Lemma t154 (k9 : Z) (h41 : (k9 >= (0)%Z)%Z) (h42 : ((k9 + (1)%Z)%Z <= n)%Z) : ((k9 >= (0)%Z)%Z /\ (k9 < n)%Z).
Proof. pose proof given4 as H0. pose proof h41 as H1. pose proof h42 as H2. exact (s95 n k9 H0 H1 H2). Qed.
Lemma t155 (k9 : Z) (h41 : (k9 >= (0)%Z)%Z) (h42 : ((k9 + (1)%Z)%Z <= n)%Z) : (k9 >= (0)%Z)%Z.
Proof. pose proof given4 as H0. pose proof h41 as H1. pose proof h42 as H2. exact (s96 n k9 H0 H1 H2). Qed.
Lemma t156 (k9 : Z) (h40 : ((k9 <= n)%Z -> ((sum10 k9) >= (0)))) (h41 : (k9 >= (0)%Z)%Z) (h42 : ((k9 + (1)%Z)%Z <= n)%Z) : ((sum10 (k9 + (1)%Z)%Z) >= (0)).
Proof. pose proof ((sum10_next k9) (t155 k9 h41 h42)) as E0. pose proof (h40 (t148 k9 h41 h42)) as H0. pose proof ((t153 k9) (t154 k9 h41 h42)) as H5. rewrite ?E0. exact (s97 (sum10 k9) C (y k9) (dot w (x k9)) b (alpha_prime k9) H0 H5). Qed.
Lemma t157 (k9 : Z) (h40 : ((k9 <= n)%Z -> ((sum10 k9) >= (0)))) (h41 : (k9 >= (0)%Z)%Z) : (((k9 + (1)%Z)%Z <= n)%Z -> ((sum10 (k9 + (1)%Z)%Z) >= (0))).
Proof. intro h42. exact (t156 k9 h40 h41 h42). Qed.
Lemma t158 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum10 k_0) >= (0))))).
Proof. refine (zind (fun k9 => ((k9 <= n)%Z -> ((sum10 k9) >= (0)))) t147 _). intros k9 h41 h40. exact (t157 k9 h40 h41). Qed.
Lemma t159 (k9 : Z) (h44 : ((k9 >= (0)%Z)%Z /\ (k9 <= n)%Z)) : ((sum10 k9) >= (0)).
Proof. pose proof (t158 k9) as H0. pose proof h44 as H1. exact (s98 k9 n (sum10 k9) H0 H1). Qed.
Lemma t160 (k9 : Z) : (((k9 >= (0)%Z)%Z /\ (k9 <= n)%Z) -> ((sum10 k9) >= (0))).
Proof. intro h44. exact (t159 k9 h44). Qed.
Lemma t161 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum10 k_0) >= (0)))).
Proof. intros k9. exact (t160 k9). Qed.
Lemma t162 : ((((dot w w) / (2)) + (C * (sum w b n))) >= ((sum7 n) - ((dot (sum6 n) (sum6 n)) / (2)))).
Proof. pose proof (ax_additive w (mul (-1) (sum6 n)) (add w (mul (-1) (sum6 n)))) as E0. pose proof (ax_homogeneous (-1) (sum6 n) (add w (mul (-1) (sum6 n)))) as E1. pose proof (ax_symmetric w (add w (mul (-1) (sum6 n)))) as E2. pose proof (ax_symmetric (sum6 n) (add w (mul (-1) (sum6 n)))) as E3. pose proof (ax_additive w (mul (-1) (sum6 n)) w) as E4. pose proof (ax_additive w (mul (-1) (sum6 n)) (sum6 n)) as E5. pose proof (ax_homogeneous (-1) (sum6 n) w) as E6. pose proof (ax_homogeneous (-1) (sum6 n) (sum6 n)) as E7. pose proof (ax_symmetric (sum6 n) w) as E8. pose proof t145 as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E3 in H0. rewrite ?E4 in H0. rewrite ?E5 in H0. rewrite ?E6 in H0. rewrite ?E7 in H0. rewrite ?E8 in H0. pose proof ((t161 n) t12) as H1. pose proof (ax_positive (add w (mul (-1) (sum6 n)))) as H2. rewrite ?E0 in H2. rewrite ?E1 in H2. rewrite ?E2 in H2. rewrite ?E3 in H2. rewrite ?E4 in H2. rewrite ?E5 in H2. rewrite ?E6 in H2. rewrite ?E7 in H2. rewrite ?E8 in H2. pose proof given11 as H3. exact (s99 (dot w w) C (sum w b n) (sum7 n) (dot (sum6 n) (sum6 n)) (dot w (sum6 n)) (sum10 n) b (sum8 n) H0 H1 H2 H3). Qed.
Lemma t163 : (((sum7 n) - ((dot (sum6 n) (sum6 n)) / (2))) <= D).
Proof. pose proof t162 as H0. pose proof t103 as H1. pose proof t0 as H2. exact (s100 (dot w w) C (sum w b n) (sum7 n) (dot (sum6 n) (sum6 n)) P D (sum3 n) (dot (sum2 n) (sum2 n)) H0 H1 H2). Qed.

Theorem kkt_trichotomy_0 : ((P = D) -> (w = (sum2 n))).
Proof. exact t31. Qed.
Theorem kkt_trichotomy_1 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((P = D) -> (((((y i_0) * ((dot w (x i_0)) + b)) > (1)) -> ((alpha i_0) = (0))) /\ ((((y i_0) * ((dot w (x i_0)) + b)) < (1)) -> ((alpha i_0) = C)))))).
Proof. exact t77. Qed.
Theorem kkt_trichotomy_2 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((P = D) -> (((((y i_0) * ((dot w (x i_0)) + b)) > (1)) -> ((alpha i_0) = (0))) /\ ((((y i_0) * ((dot w (x i_0)) + b)) < (1)) -> ((alpha i_0) = C)))))).
Proof. exact t82. Qed.
Theorem kkt_trichotomy_3 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((P = D) /\ ((alpha i_0) > (0)) /\ ((alpha i_0) < C)) -> (((y i_0) * ((dot w (x i_0)) + b)) = (1))))).
Proof. exact t87. Qed.
Theorem kkt_trichotomy_4 : (P = D).
Proof. exact t103. Qed.
Theorem kkt_trichotomy_5 : ((((dot w_prime w_prime) / (2)) + (C * (sum w_prime b_prime n))) >= P).
Proof. exact t133. Qed.
Theorem kkt_trichotomy_6 : (((sum7 n) - ((dot (sum6 n) (sum6 n)) / (2))) <= D).
Proof. exact t163. Qed.
End kkt_trichotomy.
Print Assumptions kkt_trichotomy_0.
Print Assumptions kkt_trichotomy_1.
Print Assumptions kkt_trichotomy_2.
Print Assumptions kkt_trichotomy_3.
Print Assumptions kkt_trichotomy_4.
Print Assumptions kkt_trichotomy_5.
Print Assumptions kkt_trichotomy_6.
