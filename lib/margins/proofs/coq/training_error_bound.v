(* label: training-error-bound *)
(* given: y_{i} = 1 \;\text{or}\; y_{i} = -1 \quad\text{for all } i *)
(* given: h_{t,i} = 1 \;\text{or}\; h_{t,i} = -1 \quad\text{for all } t, i *)
(* given: D_{0,i}\,n = 1 \quad\text{for all } i *)
(* given: D_{t + 1,i}\,Z_{t} = D_{t,i}\,e^{-a_{t}\,y_{i}\,h_{t,i}} \quad\text{for all } t, i *)
(* given: \sum_{i} D_{t + 1,i} = 1 \quad\text{for all } t *)
(* given: \varepsilon_{t} = \sum_{i} \left[h_{t,i} \ne y_{i}\right]\,D_{t,i} \quad\text{for all } t *)
(* given: \varepsilon_{t} > 0,\quad \varepsilon_{t} < 1 \quad\text{for all } t *)
(* given: a_{t} = \frac{\ln\left(\frac{1 - \varepsilon_{t}}{\varepsilon_{t}}\right)}{2} \quad\text{for all } t *)
(* given: 2\,g_{t} = 1 - 2\,\varepsilon_{t} \quad\text{for all } t *)
(* given: \bigl(v_{i} = 1 \;\text{or}\; v_{i} = -1\bigr),\quad \bigl(\sum_{t<T} a_{t}\,h_{t,i} > 0 \;\Rightarrow\; v_{i} = 1\bigr),\quad \bigl(\sum_{t<T} a_{t}\,h_{t,i} < 0 \;\Rightarrow\; v_{i} = -1\bigr) \quad\text{for all } i *)
(* part 1: \frac{\sum_{i} \left[y_{i}\,\sum_{t<T} a_{t}\,h_{t,i} \le 0\right]}{n} \le \frac{\sum_{i} e^{-y_{i}\,\sum_{t<T} a_{t}\,h_{t,i}}}{n},\quad \frac{\sum_{i} e^{-y_{i}\,\sum_{t<T} a_{t}\,h_{t,i}}}{n} = \prod_{t<T} Z_{t} *)
(* part 2: \prod_{t<T} Z_{t} = \prod_{t<T} \sqrt{1 - 4\,\left(g_{t}\right)^2},\quad \prod_{t<T} \sqrt{1 - 4\,\left(g_{t}\right)^2} \le e^{-2\,\sum_{t<T} \left(g_{t}\right)^2} *)
(* part 3: \frac{\sum_{i} \left[v_{i} \ne y_{i}\right]}{n} \le \frac{\sum_{i} \left[y_{i}\,\sum_{t<T} a_{t}\,h_{t,i} \le 0\right]}{n} *)
Require Import Replay.
Section training_error_bound.
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
Variable T : Z.
Variable g : Z -> R.
Variable v : Z -> R.
Variable n : Z.
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
Definition sum5 : Z -> R := rec (0) (fun k_ v_ => (v_ + (if Rle_dec ((y k_) * (sum2 k_ T)) (0) then (1) else (0)))).
Lemma sum5_0 : ((sum5 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum5_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum5 (k_0 + (1)%Z)%Z) = ((sum5 k_0) + (if Rle_dec ((y k_0) * (sum2 k_0 T)) (0) then (1) else (0)))))). Proof. intros; unfold sum5; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum6 (p_0 : Z) : Z -> R := rec (0) (fun k_ v_ => (v_ + ((D p_0 k_) * (exp (((- (a p_0)) * (y k_)) * (h p_0 k_)))))).
Lemma sum6_0 : (forall (p_0 : Z), ((sum6 p_0 (0)%Z) = (0))). Proof. reflexivity. Qed.
Lemma sum6_next : (forall (p_0 : Z) (k_1 : Z), ((k_1 >= (0)%Z)%Z -> ((sum6 p_0 (k_1 + (1)%Z)%Z) = ((sum6 p_0 k_1) + ((D p_0 k_1) * (exp (((- (a p_0)) * (y k_1)) * (h p_0 k_1)))))))). Proof. intros; unfold sum6; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum7 : Z -> R := rec (0) (fun k_ v_ => (v_ + ((g k_) * (g k_)))).
Lemma sum7_0 : ((sum7 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum7_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum7 (k_0 + (1)%Z)%Z) = ((sum7 k_0) + ((g k_0) * (g k_0)))))). Proof. intros; unfold sum7; rewrite rec_next by assumption; reflexivity. Qed.
Definition product2 : Z -> R := rec (1) (fun k_ v_ => (v_ * (sqrt ((1) - ((4) * ((g k_) * (g k_))))))).
Lemma product2_0 : ((product2 (0)%Z) = (1)). Proof. reflexivity. Qed.
Lemma product2_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((product2 (k_0 + (1)%Z)%Z) = ((product2 k_0) * (sqrt ((1) - ((4) * ((g k_0) * (g k_0))))))))). Proof. intros; unfold product2; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum8 : Z -> R := rec (0) (fun k_ v_ => (v_ + (if Req_EM_T (v k_) (y k_) then (0) else (1)))).
Lemma sum8_0 : ((sum8 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum8_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum8 (k_0 + (1)%Z)%Z) = ((sum8 k_0) + (if Req_EM_T (v k_0) (y k_0) then (0) else (1)))))). Proof. intros; unfold sum8; rewrite rec_next by assumption; reflexivity. Qed.
Lemma ax_exp_above_its_tangent : (forall (a_0 : R), ((exp a_0) >= ((1) + a_0))). Proof. intros; apply Rle_ge, exp_ineq1_le. Qed.
Lemma ax_exp_of_a_sum : (forall (a_0 : R) (b_1 : R), ((exp (a_0 + b_1)) = ((exp a_0) * (exp b_1)))). Proof. exact exp_plus. Qed.
Lemma ax_logarithm : (forall (a_0 : R), ((a_0 > (0)) -> ((exp (ln a_0)) = a_0))). Proof. intros; apply exp_ln; assumption. Qed.
Lemma ax_square_root : (forall (c_0 : R), ((c_0 >= (0)) -> (((sqrt c_0) >= (0)) /\ (((sqrt c_0) * (sqrt c_0)) = c_0)))). Proof. intros ? H; split; [apply Rle_ge, sqrt_pos | apply sqrt_sqrt; lra]. Qed.

Lemma s0 :
  ((0) <= (0)).
Proof. (* 8f88fb4dfa:  *) by_lra. Qed.
Lemma s1 (k0 : Z) (k1 : Z) :
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k0 <= k1)%Z.
Proof. (* 4c46a9253f: 4 *) by_logic. Qed.
Lemma s2 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* 6444c93c53: 3 4 *) by_logic. Qed.
Lemma s4 (x0 : R) (x1 : R) :
  (x0 = (x1 * x1)) ->
  (x0 = (x1 * x1)).
Proof. (* 9883373620: 0 *) by_logic. Qed.
Lemma s6 (x0 : R) (x1 : R) (x2 : R) :
  (x0 = (x1 * x2)) ->
  (x0 = (x1 * x2)).
Proof. (* 438cfd5b49: 0 *) by_logic. Qed.
Lemma s8 (x0 : R) :
  (x0 = (x0 * x0)) ->
  (x0 = (x0 * x0)).
Proof. (* 70605c2453: 0 *) by_logic. Qed.
Lemma s9 (x0 : R) :
  (x0 = (x0 * x0)) ->
  (x0 >= ((1) + (0))) ->
  (x0 = (1)).
Proof. (* 1309970812: 0 1 *) by_isolation. Qed.
Lemma s10 (x0 : R) (x1 : R) (x2 : R) :
  (x0 = (x1 * x2)) ->
  (x0 = (1)) ->
  ((x1 * x2) = (1)).
Proof. (* cf8b330d44: 0 1 *) by_logic. Qed.
Lemma s11 (x0 : R) (x1 : R) (x2 : R) :
  (x0 = (x1 * x1)) ->
  ((x0 * x2) = (1)) ->
  (x0 > (0)).
Proof. (* db8859f176: 0 1 *) by_zero. Qed.
Lemma s12 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k1 >= (1)%Z)%Z.
Proof. (* 673ea94445: 3 4 *) by_logic. Qed.
Lemma s13 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s14 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (0)%Z)%Z.
Proof. (* bc71d455cb: 3 *) by_logic. Qed.
Lemma s17 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (k5 : Z) :
  (x0 <= x1) ->
  (x2 >= ((1) + (- (x3 * x4)))) ->
  (x2 > (0)) ->
  ((IZR k5) >= (1)) ->
  ((x0 + (if Rle_dec (x3 * x4) (0) then (1) else (0))) <= (x1 + x2)).
Proof. (* c3798a88fd: 0 3 4 5 *) by_ifs. Qed.
Lemma s18 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 <= x3))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 <= x3).
Proof. (* 07f32e61f7: 0 1 *) by_logic. Qed.
Lemma s19 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* 545ded9d59: 0 1 2 *) by_logic. Qed.
Lemma s20 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z.
Proof. (* d937103a64: 0 1 2 *) by_logic. Qed.
Lemma s21 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s22 (k0 : Z) (x1 : R) :
  ((IZR k0) >= (1)) ->
  ((0) = (((IZR k0) * x1) * (0))).
Proof. (* 804b17b186: 0 *) by_lra. Qed.
Lemma s23 (k0 : Z) (k1 : Z) :
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k0 <= k1)%Z.
Proof. (* 4c46a9253f: 4 *) by_logic. Qed.
Lemma s24 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* 6444c93c53: 3 4 *) by_logic. Qed.
Lemma s25 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k1 >= (1)%Z)%Z.
Proof. (* 673ea94445: 3 4 *) by_logic. Qed.
Lemma s26 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s28 (x0 : R) (k1 : Z) (x2 : R) :
  ((x0 * (IZR k1)) = (1)) ->
  (x2 = (1)) ->
  ((IZR k1) >= (1)) ->
  (((x0 * (IZR k1)) * (1)) = x2).
Proof. (* 7500d4cdae: 0 1 2 *) by_lra. Qed.
Lemma s29 (k0 : Z) (k1 : Z) :
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k0 <= k1)%Z.
Proof. (* c1810f7833: 6 *) by_logic. Qed.
Lemma s30 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* 6045beaca2: 5 6 *) by_logic. Qed.
Lemma s31 (k0 : Z) (k1 : Z) (k2 : Z) (k3 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k3)%Z ->
  (((k2 >= (0)%Z)%Z /\ (k2 < k3)%Z) /\ ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z)).
Proof. (* 7f2cca3e06: 3 4 5 6 *) by_logic. Qed.
Lemma s32 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k1 >= (1)%Z)%Z.
Proof. (* bcbe8ca965: 3 4 *) by_logic. Qed.
Lemma s33 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s34 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (0)%Z)%Z.
Proof. (* d94dded55a: 5 *) by_logic. Qed.
Lemma s39 (x0 : R) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  (((x0 * (IZR k1)) * x2) = x3) ->
  ((x4 * x5) = (x0 * x6)) ->
  (x7 = (x3 * x6)) ->
  ((IZR k1) >= (1)) ->
  (((x4 * (IZR k1)) * (x2 * x5)) = x7).
Proof. (* f615362b91: 0 4 5 6 *) by_equations. Qed.
Lemma s40 (k0 : Z) (k1 : Z) (x2 : R) (k3 : Z) (x4 : R) (x5 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (((x2 * (IZR k3)) * x4) = x5))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (((x2 * (IZR k3)) * x4) = x5).
Proof. (* 0e082f9d8b: 0 1 *) by_logic. Qed.
Lemma s41 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* 91ec02f672: 2 *) by_logic. Qed.
Lemma s42 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s43 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (0)%Z)%Z.
Proof. (* bc71d455cb: 3 *) by_logic. Qed.
Lemma s46 (x0 : R) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (x0 = (((IZR k1) * x2) * x3)) ->
  (((x4 * (IZR k1)) * x2) = x5) ->
  ((IZR k1) >= (1)) ->
  ((x0 + x5) = (((IZR k1) * x2) * (x3 + x4))).
Proof. (* 968be1b499: 0 3 4 *) by_lra. Qed.
Lemma s47 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = (((IZR k1) * x3) * x4)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = (((IZR k1) * x3) * x4)).
Proof. (* 7195b64f06: 0 1 *) by_logic. Qed.
Lemma s48 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s49 :
  ((IZR (0)%Z) = (0)).
Proof. (* cdc1500c09:  *) by_logic. Qed.
Lemma s50 (k0 : Z) :
  ((IZR k0) >= (1)) ->
  (((0) * (IZR k0)) = (0)).
Proof. (* c07932a72f: 0 *) by_lra. Qed.
Lemma s51 (k0 : Z) (k1 : Z) :
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k0 <= k1)%Z.
Proof. (* 4c46a9253f: 4 *) by_logic. Qed.
Lemma s52 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* 6444c93c53: 3 4 *) by_logic. Qed.
Lemma s53 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (0)%Z)%Z.
Proof. (* bc71d455cb: 3 *) by_logic. Qed.
Lemma s54 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((IZR k0) >= (0)).
Proof. (* a51a628618: 0 *) by_lra. Qed.
Lemma s55 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k1 >= (1)%Z)%Z.
Proof. (* 673ea94445: 3 4 *) by_logic. Qed.
Lemma s56 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s57 (k0 : Z) :
  ((IZR (k0 + (1)%Z)%Z) = ((IZR k0) + (1))).
Proof. (* 76b343165a:  *) by_lra. Qed.
Lemma s58 (x0 : R) (k1 : Z) (k2 : Z) (x3 : R) :
  ((x0 * (IZR k1)) = (IZR k2)) ->
  ((x3 * (IZR k1)) = (1)) ->
  ((IZR k2) >= (0)) ->
  ((IZR k1) >= (1)) ->
  (((x0 + x3) * (IZR k1)) = ((IZR k2) + (1))).
Proof. (* 3b3dcfa03a: 0 3 4 5 *) by_lra. Qed.
Lemma s59 (k0 : Z) (k1 : Z) (x2 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> ((x2 * (IZR k1)) = (IZR k0)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  ((x2 * (IZR k1)) = (IZR k0)).
Proof. (* 070c8f4efb: 0 1 *) by_logic. Qed.
Lemma s60 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s61 (x0 : R) (k1 : Z) :
  ((x0 * (IZR k1)) = (IZR k1)) ->
  ((IZR k1) >= (1)) ->
  (x0 = (1)).
Proof. (* a78d86cddc: 0 1 *) by_isolation. Qed.
Lemma s62 (x0 : R) :
  (x0 = (1)) ->
  (x0 = (1)).
Proof. (* 9d42de987d: 0 *) by_logic. Qed.
Lemma s63 (k0 : Z) (k1 : Z) :
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k0 <= k1)%Z.
Proof. (* 740e54adf8: 4 *) by_logic. Qed.
Lemma s64 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* a544f1a897: 3 4 *) by_logic. Qed.
Lemma s65 (x0 : R) (x1 : R) (x2 : R) :
  (x0 = (1)) ->
  (x1 = (1)) ->
  (x2 = (1)) ->
  (x1 = (1)) ->
  (x1 = (1)).
Proof. (* ffecf3bfda: 0 1 2 3 *) by_logic. Qed.
Lemma s66 (k0 : Z) (k1 : Z) (x2 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = (1)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = (1)).
Proof. (* ff81c41c0f: 0 1 *) by_logic. Qed.
Lemma s67 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 <= k1)%Z).
Proof. (* 7b871f8f5e: 0 1 2 *) by_logic. Qed.
Lemma s68 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s69 (x0 : R) (k1 : Z) (x2 : R) (x3 : R) :
  (x0 = (((IZR k1) * x2) * x3)) ->
  (x3 = (1)) ->
  ((IZR k1) >= (1)) ->
  (x0 = ((IZR k1) * x2)).
Proof. (* 9dbe17f0dc: 0 1 2 *) by_ring. Qed.
Lemma s70 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s71 (x0 : R) (x1 : R) (k2 : Z) (x3 : R) :
  (x0 <= x1) ->
  (x1 = ((IZR k2) * x3)) ->
  ((IZR k2) >= (1)) ->
  (((x0 / (IZR k2)) <= (x1 / (IZR k2))) /\ ((x1 / (IZR k2)) = x3)).
Proof. (* dc9ed016d0: 0 1 2 *) by_quotients. Qed.
Lemma s72 :
  ((1) = (1)).
Proof. (* cafccffbac:  *) by_logic. Qed.
Lemma s73 (k0 : Z) (k1 : Z) :
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k0 <= k1)%Z.
Proof. (* 740e54adf8: 4 *) by_logic. Qed.
Lemma s74 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* a544f1a897: 3 4 *) by_logic. Qed.
Lemma s75 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k1)%Z) ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k1)%Z).
Proof. (* fef1ca0e06: 0 1 2 3 *) by_logic. Qed.
Lemma s77 (x0 : R) (x1 : R) (x2 : R) :
  (x0 = (x1 * x2)) ->
  (x0 = (x1 * x2)).
Proof. (* 438cfd5b49: 0 *) by_logic. Qed.
Lemma s78 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  (x0 = (x1 * x2)) ->
  (x2 >= ((1) + (x3 - x4))) ->
  (x1 > (0)) ->
  ((x4 < x3) -> (x1 < x0)).
Proof. (* c1d331ea29: 0 1 2 *) by_isolation. Qed.
Lemma s80 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  ((x0 < x1) -> (x2 < x3)) ->
  ((x1 < x0) -> (x3 < x2)) ->
  ((x0 = x1) -> (x2 = x3)) ->
  ((x2 = x3) <-> (x0 = x1)).
Proof. (* d7923099d6: 0 1 2 *) by_lra. Qed.
Lemma s83 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (((((1) - x0) / x0) > (0)) -> (x1 = (((1) - x0) / x0))) ->
  (x2 = (x3 * x3)) ->
  ((x2 = x1) <-> ((x4 + x4) = x5)) ->
  ((x0 > (0)) /\ (x0 < (1))) ->
  (x4 = (x5 / (2))) ->
  ((x3 * x3) = (((1) - x0) / x0)).
Proof. (* 6966f47287: 0 1 2 3 4 *) by_inverses. Qed.
Lemma s87 (x0 : R) (x1 : R) (x2 : R) :
  ((x0 * x0) = (((1) - x1) / x1)) ->
  ((x0 * x2) = (1)) ->
  (x0 > (0)) ->
  ((x1 > (0)) /\ (x1 < (1))) ->
  ((((x0 * x0) * x1) = ((1) - x1)) /\ (x0 > (0)) /\ ((x0 * x2) = (1))).
Proof. (* ee6ac59246: 0 3 4 5 *) by_inverses. Qed.
Lemma s88 (x0 : R) :
  ((x0 * (0)) = (0)).
Proof. (* 5fa6a84809:  *) by_lra. Qed.
Lemma s89 (k0 : Z) (k1 : Z) :
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k0 <= k1)%Z.
Proof. (* 2834abeee7: 5 *) by_logic. Qed.
Lemma s90 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* 39c6337c48: 4 5 *) by_logic. Qed.
Lemma s91 (k0 : Z) (k1 : Z) (k2 : Z) (k3 : Z) :
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z) ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k3)%Z ->
  (((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z) /\ ((k2 >= (0)%Z)%Z /\ (k2 < k3)%Z)).
Proof. (* 10fc220c67: 3 4 5 *) by_logic. Qed.
Lemma s92 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k1 >= (1)%Z)%Z.
Proof. (* 98b55adc78: 4 5 *) by_logic. Qed.
Lemma s93 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s94 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (0)%Z)%Z.
Proof. (* da42acd27d: 4 *) by_logic. Qed.
Lemma s96 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (k6 : Z) :
  ((x0 * x1) = x2) ->
  ((x3 * x0) = (x4 * x5)) ->
  ((IZR k6) >= (1)) ->
  ((x0 * (x1 + x3)) = (x2 + (x4 * x5))).
Proof. (* 36960576d0: 0 3 4 *) by_lra. Qed.
Lemma s97 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> ((x2 * x3) = x4))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  ((x2 * x3) = x4).
Proof. (* 53a8f803cc: 0 1 *) by_logic. Qed.
Lemma s98 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k1)%Z) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* 957bb653a2: 0 1 2 3 *) by_logic. Qed.
Lemma s100 (x0 : R) (x1 : R) :
  ((0) = (((x0 - x1) * (0)) + (x1 * (0)))).
Proof. (* 5a63347ab4:  *) by_lra. Qed.
Lemma s101 (k0 : Z) (k1 : Z) :
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k0 <= k1)%Z.
Proof. (* 2834abeee7: 5 *) by_logic. Qed.
Lemma s102 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* 39c6337c48: 4 5 *) by_logic. Qed.
Lemma s103 (k0 : Z) (k1 : Z) (k2 : Z) (k3 : Z) :
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z) ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k3)%Z ->
  (((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z) /\ ((k2 >= (0)%Z)%Z /\ (k2 < k3)%Z)).
Proof. (* 10fc220c67: 3 4 5 *) by_logic. Qed.
Lemma s106 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((x0 = (1)) \/ (x0 = (-1))) ->
  ((x1 = (1)) \/ (x1 = (-1))) ->
  ((x2 = x3) <-> ((((- x4) * x0) * x1) = (- x4))) ->
  ((x2 = x5) <-> ((((- x4) * x0) * x1) = x4)) ->
  (((x1 = x0) -> (x2 = x3)) /\ ((x1 <> x0) -> (x2 = x5))).
Proof. (* 546f6a2fee: 0 1 2 3 *) by_isolation. Qed.
Lemma s107 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k1 >= (1)%Z)%Z.
Proof. (* 98b55adc78: 4 5 *) by_logic. Qed.
Lemma s108 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s109 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (0)%Z)%Z.
Proof. (* da42acd27d: 4 *) by_logic. Qed.
Lemma s112 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (k8 : Z) (x9 : R) :
  (x0 = (((x1 - x2) * x3) + (x2 * x4))) ->
  (((x5 = x6) -> (x7 = x2)) /\ ((x5 <> x6) -> (x7 = x1))) ->
  ((IZR k8) >= (1)) ->
  ((x0 + (x9 * x7)) = (((x1 - x2) * (x3 + (if Req_EM_T x5 x6 then (0) else x9))) + (x2 * (x4 + x9)))).
Proof. (* c115b22cf0: 0 3 4 *) by_ifs. Qed.
Lemma s113 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = (((x3 - x4) * x5) + (x4 * x6))))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = (((x3 - x4) * x5) + (x4 * x6))).
Proof. (* 28987bde72: 0 1 *) by_logic. Qed.
Lemma s114 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k1)%Z) ->
  ((k2 >= (0)%Z)%Z /\ (k2 <= k1)%Z).
Proof. (* 1b67b7f569: 0 1 2 3 *) by_logic. Qed.
Lemma s116 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  ((x0 * x1) = x2) ->
  (x2 = (((x3 - x4) * x5) + (x4 * x6))) ->
  (x1 = (1)) ->
  (x6 = (1)) ->
  (x7 = x5) ->
  ((x0 = x2) /\ (x0 = ((x7 * x3) + (((1) - x7) * x4)))).
Proof. (* 98e92527c4: 0 1 2 3 4 *) by_ring. Qed.
Lemma s119 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) :
  ((((x0 * x0) * x1) = ((1) - x1)) /\ (x0 > (0)) /\ ((x0 * x2) = (1))) ->
  ((x3 = x4) /\ (x3 = ((x1 * x0) + (((1) - x1) * x2)))) ->
  ((x1 > (0)) /\ (x1 < (1))) ->
  (x5 = (x6 / (2))) ->
  ((x3 = (((2) * x1) * x0)) /\ (x3 = (((2) * ((1) - x1)) * x2)) /\ (x3 > (0))).
Proof. (* 0f393cfd1d: 0 1 2 3 *) by_isolation. Qed.
Lemma s121 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  ((x0 = (((2) * x1) * x2)) /\ (x0 = (((2) * ((1) - x1)) * x3)) /\ (x0 > (0))) ->
  ((((x2 * x2) * x1) = ((1) - x1)) /\ (x2 > (0)) /\ ((x2 * x3) = (1))) ->
  ((x0 * x0) = ((4) * (x1 * ((1) - x1)))).
Proof. (* c48c3c0215: 0 1 *) by_isolation. Qed.
Lemma s124 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  ((x0 = (((2) * x1) * x2)) /\ (x0 = (((2) * ((1) - x1)) * x3)) /\ (x0 > (0))) ->
  ((x0 * x0) = ((4) * (x1 * ((1) - x1)))) ->
  ((x0 > (0)) /\ (x0 = (((2) * x1) * x2)) /\ (x0 = (((2) * ((1) - x1)) * x3)) /\ ((x0 * x0) = ((4) * (x1 * ((1) - x1))))).
Proof. (* 5214fcab24: 4 5 *) by_logic. Qed.
Lemma s125 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* a544f1a897: 3 4 *) by_logic. Qed.
Lemma s127 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  ((x0 > (0)) /\ (x0 = (((2) * x1) * x2)) /\ (x0 = (((2) * ((1) - x1)) * x3)) /\ ((x0 * x0) = ((4) * (x1 * ((1) - x1))))) ->
  (((2) * x4) = ((1) - ((2) * x1))) ->
  ((x0 > (0)) /\ ((x0 * x0) = ((1) - ((4) * (x4 * x4))))).
Proof. (* 0f83475ab2: 0 1 *) by_isolation. Qed.
Lemma s128 (x0 : R) (x1 : R) :
  ((x0 > (0)) /\ ((x0 * x0) = ((1) - ((4) * (x1 * x1))))) ->
  (((1) - ((4) * (x1 * x1))) >= (0)).
Proof. (* f6fc06ff4f: 0 *) by_isolation. Qed.
Lemma s129 (x0 : R) (x1 : R) :
  ((((1) - ((4) * (x0 * x0))) >= (0)) -> ((x1 >= (0)) /\ ((x1 * x1) = ((1) - ((4) * (x0 * x0)))))) ->
  (((1) - ((4) * (x0 * x0))) >= (0)) ->
  ((x1 >= (0)) /\ ((x1 * x1) = ((1) - ((4) * (x0 * x0))))).
Proof. (* ec6181b2e0: 0 1 *) by_logic. Qed.
Lemma s130 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (0)%Z)%Z.
Proof. (* adf2e9a494: 3 *) by_logic. Qed.
Lemma s133 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  (x0 = x1) ->
  ((x2 > (0)) /\ ((x2 * x2) = ((1) - ((4) * (x3 * x3))))) ->
  ((x4 >= (0)) /\ ((x4 * x4) = ((1) - ((4) * (x3 * x3))))) ->
  ((x0 * x2) = (x1 * x4)).
Proof. (* 4ccdda9aa5: 0 6 7 *) by_equal_roots. Qed.
Lemma s134 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = x3))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = x3).
Proof. (* 54c2b72f0f: 0 1 *) by_logic. Qed.
Lemma s136 (x0 : R) :
  (x0 = (1)) ->
  (((1) > (0)) /\ ((1) <= x0)).
Proof. (* 251bb97fcf: 0 *) by_lra. Qed.
Lemma s137 (k0 : Z) (k1 : Z) :
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k0 <= k1)%Z.
Proof. (* 740e54adf8: 4 *) by_logic. Qed.
Lemma s138 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* a544f1a897: 3 4 *) by_logic. Qed.
Lemma s139 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* a544f1a897: 3 4 *) by_logic. Qed.
Lemma s141 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  ((x0 > (0)) /\ (x0 = (((2) * x1) * x2)) /\ (x0 = (((2) * ((1) - x1)) * x3)) /\ ((x0 * x0) = ((4) * (x1 * ((1) - x1))))) ->
  (((2) * x4) = ((1) - ((2) * x1))) ->
  ((x0 > (0)) /\ ((x0 * x0) = ((1) - ((4) * (x4 * x4))))).
Proof. (* 0f83475ab2: 0 1 *) by_isolation. Qed.
Lemma s142 (x0 : R) (x1 : R) (x2 : R) :
  ((x0 > (0)) /\ ((x0 * x0) = ((1) - ((4) * (x1 * x1))))) ->
  (x2 >= ((1) + ((-2) * (x1 * x1)))) ->
  (x0 <= x2).
Proof. (* 3da033a226: 0 1 *) by_isolation. Qed.
Lemma s143 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (0)%Z)%Z.
Proof. (* adf2e9a494: 3 *) by_logic. Qed.
Lemma s146 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((x0 > (0)) /\ (x0 <= x1)) ->
  (x2 <= x3) ->
  ((x2 > (0)) /\ ((x2 * x2) = ((1) - ((4) * (x4 * x4))))) ->
  (x5 = (x1 * x3)) ->
  (((x0 * x2) > (0)) /\ ((x0 * x2) <= x5)).
Proof. (* 93872156d7: 0 7 8 9 *) by_isolation. Qed.
Lemma s147 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> ((x2 > (0)) /\ (x2 <= x3)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  ((x2 > (0)) /\ (x2 <= x3)).
Proof. (* ddc274cadb: 0 1 *) by_logic. Qed.
Lemma s148 (x0 : R) (x1 : R) (x2 : R) :
  (x0 = x1) ->
  ((x0 > (0)) /\ (x0 <= x2)) ->
  ((x0 = x1) /\ (x1 <= x2)).
Proof. (* a032ceac05: 0 1 *) by_logic. Qed.
Lemma s149 :
  ((0) <= (0)).
Proof. (* 8f88fb4dfa:  *) by_lra. Qed.
Lemma s150 (k0 : Z) (k1 : Z) :
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k0 <= k1)%Z.
Proof. (* 4c46a9253f: 4 *) by_logic. Qed.
Lemma s151 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* 6444c93c53: 3 4 *) by_logic. Qed.
Lemma s152 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k1 >= (1)%Z)%Z.
Proof. (* 673ea94445: 3 4 *) by_logic. Qed.
Lemma s153 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s154 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (0)%Z)%Z.
Proof. (* bc71d455cb: 3 *) by_logic. Qed.
Lemma s155 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (k5 : Z) :
  (x0 <= x1) ->
  (((x2 = (1)) \/ (x2 = (-1))) /\ ((x3 > (0)) -> (x2 = (1))) /\ ((x3 < (0)) -> (x2 = (-1)))) ->
  ((x4 = (1)) \/ (x4 = (-1))) ->
  ((IZR k5) >= (1)) ->
  ((x0 + (if Req_EM_T x2 x4 then (0) else (1))) <= (x1 + (if Rle_dec (x4 * x3) (0) then (1) else (0)))).
Proof. (* 06aca9bae9: 0 4 5 6 *) by_ifs. Qed.
Lemma s156 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 <= x3))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 <= x3).
Proof. (* 07f32e61f7: 0 1 *) by_logic. Qed.
Lemma s157 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s158 (x0 : R) (x1 : R) (k2 : Z) :
  (x0 <= x1) ->
  ((IZR k2) >= (1)) ->
  ((x0 / (IZR k2)) <= (x1 / (IZR k2))).
Proof. (* 528bde310b: 0 1 *) by_inverses. Qed.

Hypothesis given0 : (n >= (0)%Z)%Z.
Hypothesis given1 : (n >= (1)%Z)%Z.
Hypothesis given2 : (T >= (0)%Z)%Z.
Hypothesis given3 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((y i_0) = (1)) \/ ((y i_0) = (-1))))).
Hypothesis given4 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((D (0)%Z i_0) * (IZR n)) = (1)))).
Hypothesis given5 : (forall (t_0 : Z), (((t_0 >= (0)%Z)%Z /\ (t_0 < T)%Z) -> ((sum (t_0 + (1)%Z)%Z n) = (1)))).
Hypothesis given6 : (forall (t_0 : Z) (i_1 : Z), ((((t_0 >= (0)%Z)%Z /\ (t_0 < T)%Z) /\ ((i_1 >= (0)%Z)%Z /\ (i_1 < n)%Z)) -> (((D (t_0 + (1)%Z)%Z i_1) * (Z_ t_0)) = ((D t_0 i_1) * (exp (((- (a t_0)) * (y i_1)) * (h t_0 i_1))))))).
Hypothesis given7 : (forall (t_0 : Z), (((t_0 >= (0)%Z)%Z /\ (t_0 < T)%Z) -> ((epsilon t_0) = (sum4 t_0 n)))).
Hypothesis given8 : (forall (t_0 : Z), (((t_0 >= (0)%Z)%Z /\ (t_0 < T)%Z) -> (((epsilon t_0) > (0)) /\ ((epsilon t_0) < (1))))).
Hypothesis given9 : (forall (t_0 : Z), (((t_0 >= (0)%Z)%Z /\ (t_0 < T)%Z) -> ((a t_0) = ((ln (((1) - (epsilon t_0)) / (epsilon t_0))) / (2))))).
Hypothesis given10 : (forall (t_0 : Z), (((t_0 >= (0)%Z)%Z /\ (t_0 < T)%Z) -> (((2) * (g t_0)) = ((1) - ((2) * (epsilon t_0)))))).
Hypothesis given11 : (forall (t_0 : Z) (i_1 : Z), ((((t_0 >= (0)%Z)%Z /\ (t_0 < T)%Z) /\ ((i_1 >= (0)%Z)%Z /\ (i_1 < n)%Z)) -> (((h t_0 i_1) = (1)) \/ ((h t_0 i_1) = (-1))))).
Hypothesis given12 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((((v i_0) = (1)) \/ ((v i_0) = (-1))) /\ (((sum2 i_0 T) > (0)) -> ((v i_0) = (1))) /\ (((sum2 i_0 T) < (0)) -> ((v i_0) = (-1)))))).

Lemma t0 : ((sum5 (0)%Z) <= (sum3 T (0)%Z)).
Proof. pose proof (sum3_0 T) as E0. pose proof sum5_0 as E1. rewrite ?E0. rewrite ?E1. exact (s0). Qed.
Lemma t1 : (((0)%Z <= n)%Z -> ((sum5 (0)%Z) <= (sum3 T (0)%Z))).
Proof. intro unused. exact t0. Qed.
Lemma t2 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (k <= n)%Z.
Proof. pose proof h2 as H4. exact (s1 k n H4). Qed.
Lemma t3 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : ((k >= (0)%Z)%Z /\ (k < n)%Z).
Proof. pose proof h1 as H3. pose proof h2 as H4. exact (s2 k n H3 H4). Qed.
Lemma t4 (a2 : R) : ((exp ((a2 / (2)) + (a2 / (2)))) = (exp a2)).
Proof. same. Qed.
Lemma t5 (a2 : R) : ((exp a2) = ((exp (a2 / (2))) * (exp (a2 / (2))))).
Proof. pose proof (t4 a2) as E0. pose proof (ax_exp_of_a_sum (a2 / (2)) (a2 / (2))) as H0. rewrite ?E0 in H0. exact (s4 (exp a2) (exp (a2 / (2))) H0). Qed.
Lemma t6 (a2 : R) : ((exp (a2 + (- a2))) = (exp (0))).
Proof. same. Qed.
Lemma t7 (a2 : R) : ((exp (0)) = ((exp a2) * (exp (- a2)))).
Proof. pose proof (t6 a2) as E0. pose proof (ax_exp_of_a_sum a2 (- a2)) as H0. rewrite ?E0 in H0. exact (s6 (exp (0)) (exp a2) (exp (- a2)) H0). Qed.
Lemma t8 : ((exp ((0) + (0))) = (exp (0))).
Proof. same. Qed.
Lemma t9 : ((exp (0)) = ((exp (0)) * (exp (0)))).
Proof. pose proof t8 as E0. pose proof (ax_exp_of_a_sum (0) (0)) as H0. rewrite ?E0 in H0. exact (s8 (exp (0)) H0). Qed.
Lemma t10 : ((exp (0)) = (1)).
Proof. pose proof t9 as H0. pose proof (ax_exp_above_its_tangent (0)) as H1. exact (s9 (exp (0)) H0 H1). Qed.
Lemma t11 (a2 : R) : (((exp a2) * (exp (- a2))) = (1)).
Proof. pose proof (t7 a2) as H0. pose proof t10 as H1. exact (s10 (exp (0)) (exp a2) (exp (- a2)) H0 H1). Qed.
Lemma t12 (a2 : R) : ((exp a2) > (0)).
Proof. pose proof (t5 a2) as H0. pose proof (t11 a2) as H1. exact (s11 (exp a2) (exp (a2 / (2))) (exp (- a2)) H0 H1). Qed.
Lemma t13 : (forall (a_0 : R), ((exp a_0) > (0))).
Proof. intros a2. exact (t12 a2). Qed.
Lemma t14 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (n >= (1)%Z)%Z.
Proof. pose proof h1 as H3. pose proof h2 as H4. exact (s12 k n H3 H4). Qed.
Lemma t15 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : ((IZR n) >= (1)).
Proof. pose proof (t14 k h1 h2) as H0. exact (s13 n H0). Qed.
Lemma t16 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (k >= (0)%Z)%Z.
Proof. pose proof h1 as H3. exact (s14 k H3). Qed.
Lemma t17 (k : Z) : ((exp ((- (y k)) * (sum2 k T))) = (exp ((-1) * ((sum2 k T) * (y k))))).
Proof. same. Qed.
Lemma t18 (k : Z) : ((exp (- ((y k) * (sum2 k T)))) = (exp ((-1) * ((sum2 k T) * (y k))))).
Proof. same. Qed.
Lemma t19 (k : Z) (h0 : ((k <= n)%Z -> ((sum5 k) <= (sum3 T k)))) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : ((sum5 (k + (1)%Z)%Z) <= (sum3 T (k + (1)%Z)%Z)).
Proof. pose proof ((sum3_next T k) (t16 k h1 h2)) as E0. pose proof ((sum5_next k) (t16 k h1 h2)) as E1. pose proof (t17 k) as E2. pose proof (t18 k) as E3. pose proof (h0 (t2 k h1 h2)) as H0. pose proof (ax_exp_above_its_tangent (- ((y k) * (sum2 k T)))) as H3. rewrite ?E3 in H3. pose proof (t13 (- ((y k) * (sum2 k T)))) as H4. rewrite ?E3 in H4. pose proof (t15 k h1 h2) as H5. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s17 (sum5 k) (sum3 T k) (exp ((-1) * ((sum2 k T) * (y k)))) (y k) (sum2 k T) n H0 H3 H4 H5). Qed.
Lemma t20 (k : Z) (h0 : ((k <= n)%Z -> ((sum5 k) <= (sum3 T k)))) (h1 : (k >= (0)%Z)%Z) : (((k + (1)%Z)%Z <= n)%Z -> ((sum5 (k + (1)%Z)%Z) <= (sum3 T (k + (1)%Z)%Z))).
Proof. intro h2. exact (t19 k h0 h1 h2). Qed.
Lemma t21 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum5 k_0) <= (sum3 T k_0))))).
Proof. refine (zind (fun k => ((k <= n)%Z -> ((sum5 k) <= (sum3 T k)))) t1 _). intros k h1 h0. exact (t20 k h0 h1). Qed.
Lemma t22 (k : Z) (h3 : ((k >= (0)%Z)%Z /\ (k <= n)%Z)) : ((sum5 k) <= (sum3 T k)).
Proof. pose proof (t21 k) as H0. pose proof h3 as H1. exact (s18 k n (sum5 k) (sum3 T k) H0 H1). Qed.
Lemma t23 (k : Z) : (((k >= (0)%Z)%Z /\ (k <= n)%Z) -> ((sum5 k) <= (sum3 T k))).
Proof. intro h3. exact (t22 k h3). Qed.
Lemma t24 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum5 k_0) <= (sum3 T k_0)))).
Proof. intros k. exact (t23 k). Qed.
Lemma t25 : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given0 as H0. pose proof given1 as H1. pose proof given2 as H2. exact (s19 n T H0 H1 H2). Qed.
Lemma t26 : (n >= (1)%Z)%Z.
Proof. pose proof given0 as H0. pose proof given1 as H1. pose proof given2 as H2. exact (s20 n T H0 H1 H2). Qed.
Lemma t27 : ((IZR n) >= (1)).
Proof. pose proof t26 as H0. exact (s21 n H0). Qed.
Lemma t28 : ((sum3 T (0)%Z) = (((IZR n) * (product T)) * (sum T (0)%Z))).
Proof. pose proof (sum_0 T) as E0. pose proof (sum3_0 T) as E1. pose proof t27 as H0. rewrite ?E0. rewrite ?E1. exact (s22 n (product T) H0). Qed.
Lemma t29 : (((0)%Z <= n)%Z -> ((sum3 T (0)%Z) = (((IZR n) * (product T)) * (sum T (0)%Z)))).
Proof. intro unused. exact t28. Qed.
Lemma t30 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 <= n)%Z.
Proof. pose proof h6 as H4. exact (s23 k2 n H4). Qed.
Lemma t31 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : ((k2 >= (0)%Z)%Z /\ (k2 < n)%Z).
Proof. pose proof h5 as H3. pose proof h6 as H4. exact (s24 k2 n H3 H4). Qed.
Lemma t32 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : (n >= (1)%Z)%Z.
Proof. pose proof h5 as H3. pose proof h6 as H4. exact (s25 k2 n H3 H4). Qed.
Lemma t33 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : ((IZR n) >= (1)).
Proof. pose proof (t32 k2 h5 h6) as H0. exact (s26 n H0). Qed.
Lemma t34 (k2 : Z) : ((exp (- ((y k2) * (0)))) = (exp (0))).
Proof. same. Qed.
Lemma t35 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : ((((D (0)%Z k2) * (IZR n)) * (product (0)%Z)) = (exp (- ((y k2) * (sum2 k2 (0)%Z))))).
Proof. pose proof (sum2_0 k2) as E0. pose proof product_0 as E1. pose proof (t34 k2) as E2. pose proof ((given4 k2) (t31 k2 h5 h6)) as H0. pose proof t10 as H1. pose proof (t33 k2 h5 h6) as H2. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s28 (D (0)%Z k2) n (exp (0)) H0 H1 H2). Qed.
Lemma t36 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : (((0)%Z <= T)%Z -> ((((D (0)%Z k2) * (IZR n)) * (product (0)%Z)) = (exp (- ((y k2) * (sum2 k2 (0)%Z)))))).
Proof. intro unused. exact (t35 k2 h5 h6). Qed.
Lemma t37 (k3 : Z) (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) (h8 : (k3 >= (0)%Z)%Z) (h9 : ((k3 + (1)%Z)%Z <= T)%Z) : (k3 <= T)%Z.
Proof. pose proof h9 as H6. exact (s29 k3 T H6). Qed.
Lemma t38 (k3 : Z) (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) (h8 : (k3 >= (0)%Z)%Z) (h9 : ((k3 + (1)%Z)%Z <= T)%Z) : ((k3 >= (0)%Z)%Z /\ (k3 < T)%Z).
Proof. pose proof h8 as H5. pose proof h9 as H6. exact (s30 k3 T H5 H6). Qed.
Lemma t39 (k3 : Z) (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) (h8 : (k3 >= (0)%Z)%Z) (h9 : ((k3 + (1)%Z)%Z <= T)%Z) : (((k3 >= (0)%Z)%Z /\ (k3 < T)%Z) /\ ((k2 >= (0)%Z)%Z /\ (k2 < n)%Z)).
Proof. pose proof h5 as H3. pose proof h6 as H4. pose proof h8 as H5. pose proof h9 as H6. exact (s31 k2 n k3 T H3 H4 H5 H6). Qed.
Lemma t40 (k3 : Z) (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) (h8 : (k3 >= (0)%Z)%Z) (h9 : ((k3 + (1)%Z)%Z <= T)%Z) : (n >= (1)%Z)%Z.
Proof. pose proof h5 as H3. pose proof h6 as H4. exact (s32 k2 n H3 H4). Qed.
Lemma t41 (k3 : Z) (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) (h8 : (k3 >= (0)%Z)%Z) (h9 : ((k3 + (1)%Z)%Z <= T)%Z) : ((IZR n) >= (1)).
Proof. pose proof (t40 k3 k2 h5 h6 h8 h9) as H0. exact (s33 n H0). Qed.
Lemma t42 (k3 : Z) (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) (h8 : (k3 >= (0)%Z)%Z) (h9 : ((k3 + (1)%Z)%Z <= T)%Z) : (k3 >= (0)%Z)%Z.
Proof. pose proof h8 as H5. exact (s34 k3 H5). Qed.
Lemma t43 (k3 : Z) (k2 : Z) : ((exp (- ((y k2) * ((sum2 k2 k3) + ((a k3) * (h k3 k2)))))) = (exp (((-1) * ((y k2) * (sum2 k2 k3))) + ((-1) * ((y k2) * (h k3 k2) * (a k3)))))).
Proof. same. Qed.
Lemma t44 (k3 : Z) (k2 : Z) : ((exp (- ((y k2) * (sum2 k2 k3)))) = (exp ((-1) * ((y k2) * (sum2 k2 k3))))).
Proof. same. Qed.
Lemma t45 (k3 : Z) (k2 : Z) : ((exp (((- (a k3)) * (y k2)) * (h k3 k2))) = (exp ((-1) * ((y k2) * (h k3 k2) * (a k3))))).
Proof. same. Qed.
Lemma t46 (k3 : Z) (k2 : Z) : ((exp ((- ((y k2) * (sum2 k2 k3))) + (((- (a k3)) * (y k2)) * (h k3 k2)))) = (exp (((-1) * ((y k2) * (sum2 k2 k3))) + ((-1) * ((y k2) * (h k3 k2) * (a k3)))))).
Proof. same. Qed.
Lemma t47 (k3 : Z) (k2 : Z) (h7 : ((k3 <= T)%Z -> ((((D k3 k2) * (IZR n)) * (product k3)) = (exp (- ((y k2) * (sum2 k2 k3))))))) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) (h8 : (k3 >= (0)%Z)%Z) (h9 : ((k3 + (1)%Z)%Z <= T)%Z) : ((((D (k3 + (1)%Z)%Z k2) * (IZR n)) * (product (k3 + (1)%Z)%Z)) = (exp (- ((y k2) * (sum2 k2 (k3 + (1)%Z)%Z))))).
Proof. pose proof ((sum2_next k2 k3) (t42 k3 k2 h5 h6 h8 h9)) as E0. pose proof ((product_next k3) (t42 k3 k2 h5 h6 h8 h9)) as E1. pose proof (t43 k3 k2) as E2. pose proof (t44 k3 k2) as E3. pose proof (t45 k3 k2) as E4. pose proof (t46 k3 k2) as E5. pose proof (h7 (t37 k3 k2 h5 h6 h8 h9)) as H0. rewrite ?E3 in H0. pose proof ((given6 k3 k2) (t39 k3 k2 h5 h6 h8 h9)) as H4. rewrite ?E4 in H4. pose proof (ax_exp_of_a_sum (- ((y k2) * (sum2 k2 k3))) (((- (a k3)) * (y k2)) * (h k3 k2))) as H5. rewrite ?E3 in H5. rewrite ?E4 in H5. rewrite ?E5 in H5. pose proof (t41 k3 k2 h5 h6 h8 h9) as H6. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s39 (D k3 k2) n (product k3) (exp ((-1) * ((y k2) * (sum2 k2 k3)))) (D (k3 + (1)%Z)%Z k2) (Z_ k3) (exp ((-1) * ((y k2) * (h k3 k2) * (a k3)))) (exp (((-1) * ((y k2) * (sum2 k2 k3))) + ((-1) * ((y k2) * (h k3 k2) * (a k3))))) H0 H4 H5 H6). Qed.
Lemma t48 (k3 : Z) (k2 : Z) (h7 : ((k3 <= T)%Z -> ((((D k3 k2) * (IZR n)) * (product k3)) = (exp (- ((y k2) * (sum2 k2 k3))))))) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) (h8 : (k3 >= (0)%Z)%Z) : (((k3 + (1)%Z)%Z <= T)%Z -> ((((D (k3 + (1)%Z)%Z k2) * (IZR n)) * (product (k3 + (1)%Z)%Z)) = (exp (- ((y k2) * (sum2 k2 (k3 + (1)%Z)%Z)))))).
Proof. intro h9. exact (t47 k3 k2 h7 h5 h6 h8 h9). Qed.
Lemma t49 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= T)%Z -> ((((D k_0 k2) * (IZR n)) * (product k_0)) = (exp (- ((y k2) * (sum2 k2 k_0)))))))).
Proof. refine (zind (fun k3 => ((k3 <= T)%Z -> ((((D k3 k2) * (IZR n)) * (product k3)) = (exp (- ((y k2) * (sum2 k2 k3))))))) (t36 k2 h5 h6) _). intros k3 h8 h7. exact (t48 k3 k2 h7 h5 h6 h8). Qed.
Lemma t50 (k3 : Z) (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) (h10 : ((k3 >= (0)%Z)%Z /\ (k3 <= T)%Z)) : ((((D k3 k2) * (IZR n)) * (product k3)) = (exp (- ((y k2) * (sum2 k2 k3))))).
Proof. pose proof ((t49 k2 h5 h6) k3) as H0. pose proof h10 as H1. exact (s40 k3 T (D k3 k2) n (product k3) (exp (- ((y k2) * (sum2 k2 k3)))) H0 H1). Qed.
Lemma t51 (k2 : Z) (k3 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : (((k3 >= (0)%Z)%Z /\ (k3 <= T)%Z) -> ((((D k3 k2) * (IZR n)) * (product k3)) = (exp (- ((y k2) * (sum2 k2 k3)))))).
Proof. intro h10. exact (t50 k3 k2 h5 h6 h10). Qed.
Lemma t52 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= T)%Z) -> ((((D k_0 k2) * (IZR n)) * (product k_0)) = (exp (- ((y k2) * (sum2 k2 k_0))))))).
Proof. intros k3. exact (t51 k2 k3 h5 h6). Qed.
Lemma t53 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : ((T >= (0)%Z)%Z /\ (T <= T)%Z).
Proof. pose proof given2 as H2. exact (s41 T H2). Qed.
Lemma t54 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : ((IZR n) >= (1)).
Proof. pose proof (t32 k2 h5 h6) as H0. exact (s42 n H0). Qed.
Lemma t55 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 >= (0)%Z)%Z.
Proof. pose proof h5 as H3. exact (s43 k2 H3). Qed.
Lemma t56 (k2 : Z) : ((exp ((- (y k2)) * (sum2 k2 T))) = (exp ((-1) * ((y k2) * (sum2 k2 T))))).
Proof. same. Qed.
Lemma t57 (k2 : Z) : ((exp (- ((y k2) * (sum2 k2 T)))) = (exp ((-1) * ((y k2) * (sum2 k2 T))))).
Proof. same. Qed.
Lemma t58 (k2 : Z) (h4 : ((k2 <= n)%Z -> ((sum3 T k2) = (((IZR n) * (product T)) * (sum T k2))))) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : ((sum3 T (k2 + (1)%Z)%Z) = (((IZR n) * (product T)) * (sum T (k2 + (1)%Z)%Z))).
Proof. pose proof ((sum_next T k2) (t55 k2 h5 h6)) as E0. pose proof ((sum3_next T k2) (t55 k2 h5 h6)) as E1. pose proof (t56 k2) as E2. pose proof (t57 k2) as E3. pose proof (h4 (t30 k2 h5 h6)) as H0. pose proof (((t52 k2 h5 h6) T) (t53 k2 h5 h6)) as H3. rewrite ?E3 in H3. pose proof (t54 k2 h5 h6) as H4. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s46 (sum3 T k2) n (product T) (sum T k2) (D T k2) (exp ((-1) * ((y k2) * (sum2 k2 T)))) H0 H3 H4). Qed.
Lemma t59 (k2 : Z) (h4 : ((k2 <= n)%Z -> ((sum3 T k2) = (((IZR n) * (product T)) * (sum T k2))))) (h5 : (k2 >= (0)%Z)%Z) : (((k2 + (1)%Z)%Z <= n)%Z -> ((sum3 T (k2 + (1)%Z)%Z) = (((IZR n) * (product T)) * (sum T (k2 + (1)%Z)%Z)))).
Proof. intro h6. exact (t58 k2 h4 h5 h6). Qed.
Lemma t60 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum3 T k_0) = (((IZR n) * (product T)) * (sum T k_0)))))).
Proof. refine (zind (fun k2 => ((k2 <= n)%Z -> ((sum3 T k2) = (((IZR n) * (product T)) * (sum T k2))))) t29 _). intros k2 h5 h4. exact (t59 k2 h4 h5). Qed.
Lemma t61 (k2 : Z) (h11 : ((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z)) : ((sum3 T k2) = (((IZR n) * (product T)) * (sum T k2))).
Proof. pose proof (t60 k2) as H0. pose proof h11 as H1. exact (s47 k2 n (sum3 T k2) (product T) (sum T k2) H0 H1). Qed.
Lemma t62 (k2 : Z) : (((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z) -> ((sum3 T k2) = (((IZR n) * (product T)) * (sum T k2)))).
Proof. intro h11. exact (t61 k2 h11). Qed.
Lemma t63 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum3 T k_0) = (((IZR n) * (product T)) * (sum T k_0))))).
Proof. intros k2. exact (t62 k2). Qed.
Lemma t64 : ((IZR n) >= (1)).
Proof. pose proof t26 as H0. exact (s48 n H0). Qed.
Lemma t65 : ((IZR (0)%Z) = (0)).
Proof. exact (s49). Qed.
Lemma t66 : (((sum (0)%Z (0)%Z) * (IZR n)) = (IZR (0)%Z)).
Proof. pose proof t65 as E0. pose proof (sum_0 (0)%Z) as E1. pose proof t64 as H0. rewrite ?E0. rewrite ?E1. exact (s50 n H0). Qed.
Lemma t67 : (((0)%Z <= n)%Z -> (((sum (0)%Z (0)%Z) * (IZR n)) = (IZR (0)%Z))).
Proof. intro unused. exact t66. Qed.
Lemma t68 (k4 : Z) (h13 : (k4 >= (0)%Z)%Z) (h14 : ((k4 + (1)%Z)%Z <= n)%Z) : (k4 <= n)%Z.
Proof. pose proof h14 as H4. exact (s51 k4 n H4). Qed.
Lemma t69 (k4 : Z) (h13 : (k4 >= (0)%Z)%Z) (h14 : ((k4 + (1)%Z)%Z <= n)%Z) : ((k4 >= (0)%Z)%Z /\ (k4 < n)%Z).
Proof. pose proof h13 as H3. pose proof h14 as H4. exact (s52 k4 n H3 H4). Qed.
Lemma t70 (k4 : Z) (h13 : (k4 >= (0)%Z)%Z) (h14 : ((k4 + (1)%Z)%Z <= n)%Z) : (k4 >= (0)%Z)%Z.
Proof. pose proof h13 as H3. exact (s53 k4 H3). Qed.
Lemma t71 (k4 : Z) (h13 : (k4 >= (0)%Z)%Z) (h14 : ((k4 + (1)%Z)%Z <= n)%Z) : ((IZR k4) >= (0)).
Proof. pose proof (t70 k4 h13 h14) as H0. exact (s54 k4 H0). Qed.
Lemma t72 (k4 : Z) (h13 : (k4 >= (0)%Z)%Z) (h14 : ((k4 + (1)%Z)%Z <= n)%Z) : (n >= (1)%Z)%Z.
Proof. pose proof h13 as H3. pose proof h14 as H4. exact (s55 k4 n H3 H4). Qed.
Lemma t73 (k4 : Z) (h13 : (k4 >= (0)%Z)%Z) (h14 : ((k4 + (1)%Z)%Z <= n)%Z) : ((IZR n) >= (1)).
Proof. pose proof (t72 k4 h13 h14) as H0. exact (s56 n H0). Qed.
Lemma t74 (k4 : Z) : ((IZR (k4 + (1)%Z)%Z) = ((IZR k4) + (1))).
Proof. exact (s57 k4). Qed.
Lemma t75 (k4 : Z) (h12 : ((k4 <= n)%Z -> (((sum (0)%Z k4) * (IZR n)) = (IZR k4)))) (h13 : (k4 >= (0)%Z)%Z) (h14 : ((k4 + (1)%Z)%Z <= n)%Z) : (((sum (0)%Z (k4 + (1)%Z)%Z) * (IZR n)) = (IZR (k4 + (1)%Z)%Z)).
Proof. pose proof (t74 k4) as E0. pose proof ((sum_next (0)%Z k4) (t70 k4 h13 h14)) as E1. pose proof (h12 (t68 k4 h13 h14)) as H0. pose proof ((given4 k4) (t69 k4 h13 h14)) as H3. pose proof (t71 k4 h13 h14) as H4. pose proof (t73 k4 h13 h14) as H5. rewrite ?E0. rewrite ?E1. exact (s58 (sum (0)%Z k4) n k4 (D (0)%Z k4) H0 H3 H4 H5). Qed.
Lemma t76 (k4 : Z) (h12 : ((k4 <= n)%Z -> (((sum (0)%Z k4) * (IZR n)) = (IZR k4)))) (h13 : (k4 >= (0)%Z)%Z) : (((k4 + (1)%Z)%Z <= n)%Z -> (((sum (0)%Z (k4 + (1)%Z)%Z) * (IZR n)) = (IZR (k4 + (1)%Z)%Z))).
Proof. intro h14. exact (t75 k4 h12 h13 h14). Qed.
Lemma t77 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> (((sum (0)%Z k_0) * (IZR n)) = (IZR k_0))))).
Proof. refine (zind (fun k4 => ((k4 <= n)%Z -> (((sum (0)%Z k4) * (IZR n)) = (IZR k4)))) t67 _). intros k4 h13 h12. exact (t76 k4 h12 h13). Qed.
Lemma t78 (k4 : Z) (h15 : ((k4 >= (0)%Z)%Z /\ (k4 <= n)%Z)) : (((sum (0)%Z k4) * (IZR n)) = (IZR k4)).
Proof. pose proof (t77 k4) as H0. pose proof h15 as H1. exact (s59 k4 n (sum (0)%Z k4) H0 H1). Qed.
Lemma t79 (k4 : Z) : (((k4 >= (0)%Z)%Z /\ (k4 <= n)%Z) -> (((sum (0)%Z k4) * (IZR n)) = (IZR k4))).
Proof. intro h15. exact (t78 k4 h15). Qed.
Lemma t80 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> (((sum (0)%Z k_0) * (IZR n)) = (IZR k_0)))).
Proof. intros k4. exact (t79 k4). Qed.
Lemma t81 : ((IZR n) >= (1)).
Proof. pose proof t26 as H0. exact (s60 n H0). Qed.
Lemma t82 : ((sum (0)%Z n) = (1)).
Proof. pose proof ((t80 n) t25) as H0. pose proof t81 as H1. exact (s61 (sum (0)%Z n) n H0 H1). Qed.
Lemma t83 : ((sum (0)%Z n) = (1)).
Proof. pose proof t82 as H0. exact (s62 (sum (0)%Z n) H0). Qed.
Lemma t84 : (((0)%Z <= T)%Z -> ((sum (0)%Z n) = (1))).
Proof. intro unused. exact t83. Qed.
Lemma t85 (k5 : Z) (h17 : (k5 >= (0)%Z)%Z) (h18 : ((k5 + (1)%Z)%Z <= T)%Z) : (k5 <= T)%Z.
Proof. pose proof h18 as H4. exact (s63 k5 T H4). Qed.
Lemma t86 (k5 : Z) (h17 : (k5 >= (0)%Z)%Z) (h18 : ((k5 + (1)%Z)%Z <= T)%Z) : ((k5 >= (0)%Z)%Z /\ (k5 < T)%Z).
Proof. pose proof h17 as H3. pose proof h18 as H4. exact (s64 k5 T H3 H4). Qed.
Lemma t87 (k5 : Z) (h16 : ((k5 <= T)%Z -> ((sum k5 n) = (1)))) (h17 : (k5 >= (0)%Z)%Z) (h18 : ((k5 + (1)%Z)%Z <= T)%Z) : ((sum (k5 + (1)%Z)%Z n) = (1)).
Proof. pose proof (h16 (t85 k5 h17 h18)) as H0. pose proof ((given5 k5) (t86 k5 h17 h18)) as H1. pose proof t82 as H2. pose proof ((given5 k5) (t86 k5 h17 h18)) as H3. exact (s65 (sum k5 n) (sum (k5 + (1)%Z)%Z n) (sum (0)%Z n) H0 H1 H2 H3). Qed.
Lemma t88 (k5 : Z) (h16 : ((k5 <= T)%Z -> ((sum k5 n) = (1)))) (h17 : (k5 >= (0)%Z)%Z) : (((k5 + (1)%Z)%Z <= T)%Z -> ((sum (k5 + (1)%Z)%Z n) = (1))).
Proof. intro h18. exact (t87 k5 h16 h17 h18). Qed.
Lemma t89 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= T)%Z -> ((sum k_0 n) = (1))))).
Proof. refine (zind (fun k5 => ((k5 <= T)%Z -> ((sum k5 n) = (1)))) t84 _). intros k5 h17 h16. exact (t88 k5 h16 h17). Qed.
Lemma t90 (k5 : Z) (h19 : ((k5 >= (0)%Z)%Z /\ (k5 <= T)%Z)) : ((sum k5 n) = (1)).
Proof. pose proof (t89 k5) as H0. pose proof h19 as H1. exact (s66 k5 T (sum k5 n) H0 H1). Qed.
Lemma t91 (k5 : Z) : (((k5 >= (0)%Z)%Z /\ (k5 <= T)%Z) -> ((sum k5 n) = (1))).
Proof. intro h19. exact (t90 k5 h19). Qed.
Lemma t92 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= T)%Z) -> ((sum k_0 n) = (1)))).
Proof. intros k5. exact (t91 k5). Qed.
Lemma t93 : ((T >= (0)%Z)%Z /\ (T <= T)%Z).
Proof. pose proof given0 as H0. pose proof given1 as H1. pose proof given2 as H2. exact (s67 n T H0 H1 H2). Qed.
Lemma t94 : ((IZR n) >= (1)).
Proof. pose proof t26 as H0. exact (s68 n H0). Qed.
Lemma t95 : ((sum3 T n) = ((IZR n) * (product T))).
Proof. pose proof ((t63 n) t25) as H0. pose proof ((t92 T) t93) as H1. pose proof t94 as H2. exact (s69 (sum3 T n) n (product T) (sum T n) H0 H1 H2). Qed.
Lemma t96 : ((IZR n) >= (1)).
Proof. pose proof t26 as H0. exact (s70 n H0). Qed.
Lemma t97 : ((((sum5 n) / (IZR n)) <= ((sum3 T n) / (IZR n))) /\ (((sum3 T n) / (IZR n)) = (product T))).
Proof. pose proof ((t24 n) t25) as H0. pose proof t95 as H1. pose proof t96 as H2. exact (s71 (sum5 n) (sum3 T n) n (product T) H0 H1 H2). Qed.
Lemma t98 : ((product (0)%Z) = (product2 (0)%Z)).
Proof. pose proof product2_0 as E0. pose proof product_0 as E1. rewrite ?E0. rewrite ?E1. exact (s72). Qed.
Lemma t99 : (((0)%Z <= T)%Z -> ((product (0)%Z) = (product2 (0)%Z))).
Proof. intro unused. exact t98. Qed.
Lemma t100 (k6 : Z) (h21 : (k6 >= (0)%Z)%Z) (h22 : ((k6 + (1)%Z)%Z <= T)%Z) : (k6 <= T)%Z.
Proof. pose proof h22 as H4. exact (s73 k6 T H4). Qed.
Lemma t101 (k6 : Z) (h21 : (k6 >= (0)%Z)%Z) (h22 : ((k6 + (1)%Z)%Z <= T)%Z) : ((k6 >= (0)%Z)%Z /\ (k6 < T)%Z).
Proof. pose proof h21 as H3. pose proof h22 as H4. exact (s74 k6 T H3 H4). Qed.
Lemma t102 (t : Z) (h23 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) : ((t >= (0)%Z)%Z /\ (t < T)%Z).
Proof. pose proof given0 as H0. pose proof given1 as H1. pose proof given2 as H2. pose proof h23 as H3. exact (s75 n T t H0 H1 H2 H3). Qed.
Lemma t103 (b : R) (a2 : R) : ((exp (a2 + (b - a2))) = (exp b)).
Proof. same. Qed.
Lemma t104 (a2 : R) (b : R) : ((exp b) = ((exp a2) * (exp (b - a2)))).
Proof. pose proof (t103 b a2) as E0. pose proof (ax_exp_of_a_sum a2 (b - a2)) as H0. rewrite ?E0 in H0. exact (s77 (exp b) (exp a2) (exp (b - a2)) H0). Qed.
Lemma t105 (b : R) (a2 : R) : ((a2 < b) -> ((exp a2) < (exp b))).
Proof. pose proof (t104 a2 b) as H0. pose proof (ax_exp_above_its_tangent (b - a2)) as H1. pose proof (t12 a2) as H2. exact (s78 (exp b) (exp a2) (exp (b - a2)) b a2 H0 H1 H2). Qed.
Lemma t106 : (forall (a_0 : R) (b_1 : R), ((a_0 < b_1) -> ((exp a_0) < (exp b_1)))).
Proof. intros a2 b. exact (t105 b a2). Qed.
Lemma t107 (b : R) (a2 : R) : ((a2 = b) -> ((exp a2) = (exp b))).
Proof. same. Qed.
Lemma t108 (b : R) (a2 : R) : (((exp a2) = (exp b)) <-> (a2 = b)).
Proof. pose proof (t105 b a2) as H0. pose proof (t106 b a2) as H1. pose proof (t107 b a2) as H2. exact (s80 a2 b (exp a2) (exp b) H0 H1 H2). Qed.
Lemma t109 : (forall (a_0 : R) (b_1 : R), (((exp a_0) = (exp b_1)) <-> (a_0 = b_1))).
Proof. intros a2 b. exact (t108 b a2). Qed.
Lemma t110 (t : Z) : ((ln (((1) - (epsilon t)) / (epsilon t))) = (ln (((1) + ((-1) * (epsilon t))) / (epsilon t)))).
Proof. same. Qed.
Lemma t111 (t : Z) : ((exp ((a t) + (a t))) = (exp ((2) * (a t)))).
Proof. same. Qed.
Lemma t112 (t : Z) (h23 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) : (((exp (a t)) * (exp (a t))) = (((1) - (epsilon t)) / (epsilon t))).
Proof. pose proof (t110 t) as E0. pose proof (t111 t) as E1. pose proof (ax_logarithm (((1) - (epsilon t)) / (epsilon t))) as H0. rewrite ?E0 in H0. pose proof (ax_exp_of_a_sum (a t) (a t)) as H1. rewrite ?E1 in H1. pose proof (t109 ((a t) + (a t)) (ln (((1) - (epsilon t)) / (epsilon t)))) as H2. rewrite ?E0 in H2. rewrite ?E1 in H2. pose proof ((given8 t) (t102 t h23)) as H3. pose proof ((given9 t) (t102 t h23)) as H4. rewrite ?E0 in H4. exact (s83 (epsilon t) (exp (ln (((1) + ((-1) * (epsilon t))) / (epsilon t)))) (exp ((2) * (a t))) (exp (a t)) (a t) (ln (((1) + ((-1) * (epsilon t))) / (epsilon t))) H0 H1 H2 H3 H4). Qed.
Lemma t113 : (forall (a_0 : R), (((exp a_0) * (exp (- a_0))) = (1))).
Proof. intros a2. exact (t11 a2). Qed.
Lemma t114 (t : Z) : ((exp (- (a t))) = (exp ((-1) * (a t)))).
Proof. same. Qed.
Lemma t115 (t : Z) : ((ln (((1) - (epsilon t)) / (epsilon t))) = (ln (((1) + ((-1) * (epsilon t))) / (epsilon t)))).
Proof. same. Qed.
Lemma t116 (t : Z) : ((exp ((a t) + (a t))) = (exp ((2) * (a t)))).
Proof. same. Qed.
Lemma t117 (t : Z) (h23 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) : (((((exp (a t)) * (exp (a t))) * (epsilon t)) = ((1) - (epsilon t))) /\ ((exp (a t)) > (0)) /\ (((exp (a t)) * (exp (- (a t)))) = (1))).
Proof. pose proof (t114 t) as E0. pose proof (t112 t h23) as H0. pose proof (t113 (a t)) as H3. rewrite ?E0 in H3. pose proof (t13 (a t)) as H4. pose proof ((given8 t) (t102 t h23)) as H5. rewrite ?E0. exact (s87 (exp (a t)) (epsilon t) (exp ((-1) * (a t))) H0 H3 H4 H5). Qed.
Lemma t118 (t : Z) : (((Z_ t) * (sum (t + (1)%Z)%Z (0)%Z)) = (sum6 t (0)%Z)).
Proof. pose proof (sum6_0 t) as E0. pose proof (sum_0 (t + (1)%Z)%Z) as E1. rewrite ?E0. rewrite ?E1. exact (s88 (Z_ t)). Qed.
Lemma t119 (t : Z) : (((0)%Z <= n)%Z -> (((Z_ t) * (sum (t + (1)%Z)%Z (0)%Z)) = (sum6 t (0)%Z))).
Proof. intro unused. exact (t118 t). Qed.
Lemma t120 (k7 : Z) (t : Z) (h23 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) (h25 : (k7 >= (0)%Z)%Z) (h26 : ((k7 + (1)%Z)%Z <= n)%Z) : (k7 <= n)%Z.
Proof. pose proof h26 as H5. exact (s89 k7 n H5). Qed.
Lemma t121 (k7 : Z) (t : Z) (h23 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) (h25 : (k7 >= (0)%Z)%Z) (h26 : ((k7 + (1)%Z)%Z <= n)%Z) : ((k7 >= (0)%Z)%Z /\ (k7 < n)%Z).
Proof. pose proof h25 as H4. pose proof h26 as H5. exact (s90 k7 n H4 H5). Qed.
Lemma t122 (k7 : Z) (t : Z) (h23 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) (h25 : (k7 >= (0)%Z)%Z) (h26 : ((k7 + (1)%Z)%Z <= n)%Z) : (((t >= (0)%Z)%Z /\ (t < T)%Z) /\ ((k7 >= (0)%Z)%Z /\ (k7 < n)%Z)).
Proof. pose proof h23 as H3. pose proof h25 as H4. pose proof h26 as H5. exact (s91 t T k7 n H3 H4 H5). Qed.
Lemma t123 (k7 : Z) (t : Z) (h23 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) (h25 : (k7 >= (0)%Z)%Z) (h26 : ((k7 + (1)%Z)%Z <= n)%Z) : (n >= (1)%Z)%Z.
Proof. pose proof h25 as H4. pose proof h26 as H5. exact (s92 k7 n H4 H5). Qed.
Lemma t124 (k7 : Z) (t : Z) (h23 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) (h25 : (k7 >= (0)%Z)%Z) (h26 : ((k7 + (1)%Z)%Z <= n)%Z) : ((IZR n) >= (1)).
Proof. pose proof (t123 k7 t h23 h25 h26) as H0. exact (s93 n H0). Qed.
Lemma t125 (k7 : Z) (t : Z) (h23 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) (h25 : (k7 >= (0)%Z)%Z) (h26 : ((k7 + (1)%Z)%Z <= n)%Z) : (k7 >= (0)%Z)%Z.
Proof. pose proof h25 as H4. exact (s94 k7 H4). Qed.
Lemma t126 (k7 : Z) (t : Z) : ((exp (((- (a t)) * (y k7)) * (h t k7))) = (exp ((-1) * ((a t) * (h t k7) * (y k7))))).
Proof. same. Qed.
Lemma t127 (k7 : Z) (t : Z) (h24 : ((k7 <= n)%Z -> (((Z_ t) * (sum (t + (1)%Z)%Z k7)) = (sum6 t k7)))) (h23 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) (h25 : (k7 >= (0)%Z)%Z) (h26 : ((k7 + (1)%Z)%Z <= n)%Z) : (((Z_ t) * (sum (t + (1)%Z)%Z (k7 + (1)%Z)%Z)) = (sum6 t (k7 + (1)%Z)%Z)).
Proof. pose proof ((sum6_next t k7) (t125 k7 t h23 h25 h26)) as E0. pose proof ((sum_next (t + (1)%Z)%Z k7) (t125 k7 t h23 h25 h26)) as E1. pose proof (t126 k7 t) as E2. pose proof (h24 (t120 k7 t h23 h25 h26)) as H0. pose proof ((given6 t k7) (t122 k7 t h23 h25 h26)) as H3. rewrite ?E2 in H3. pose proof (t124 k7 t h23 h25 h26) as H4. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s96 (Z_ t) (sum (t + (1)%Z)%Z k7) (sum6 t k7) (D (t + (1)%Z)%Z k7) (D t k7) (exp ((-1) * ((a t) * (h t k7) * (y k7)))) n H0 H3 H4). Qed.
Lemma t128 (k7 : Z) (t : Z) (h24 : ((k7 <= n)%Z -> (((Z_ t) * (sum (t + (1)%Z)%Z k7)) = (sum6 t k7)))) (h23 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) (h25 : (k7 >= (0)%Z)%Z) : (((k7 + (1)%Z)%Z <= n)%Z -> (((Z_ t) * (sum (t + (1)%Z)%Z (k7 + (1)%Z)%Z)) = (sum6 t (k7 + (1)%Z)%Z))).
Proof. intro h26. exact (t127 k7 t h24 h23 h25 h26). Qed.
Lemma t129 (t : Z) (h23 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> (((Z_ t) * (sum (t + (1)%Z)%Z k_0)) = (sum6 t k_0))))).
Proof. refine (zind (fun k7 => ((k7 <= n)%Z -> (((Z_ t) * (sum (t + (1)%Z)%Z k7)) = (sum6 t k7)))) (t119 t) _). intros k7 h25 h24. exact (t128 k7 t h24 h23 h25). Qed.
Lemma t130 (k7 : Z) (t : Z) (h23 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) (h27 : ((k7 >= (0)%Z)%Z /\ (k7 <= n)%Z)) : (((Z_ t) * (sum (t + (1)%Z)%Z k7)) = (sum6 t k7)).
Proof. pose proof ((t129 t h23) k7) as H0. pose proof h27 as H1. exact (s97 k7 n (Z_ t) (sum (t + (1)%Z)%Z k7) (sum6 t k7) H0 H1). Qed.
Lemma t131 (t : Z) (k7 : Z) (h23 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) : (((k7 >= (0)%Z)%Z /\ (k7 <= n)%Z) -> (((Z_ t) * (sum (t + (1)%Z)%Z k7)) = (sum6 t k7))).
Proof. intro h27. exact (t130 k7 t h23 h27). Qed.
Lemma t132 (t : Z) (h23 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> (((Z_ t) * (sum (t + (1)%Z)%Z k_0)) = (sum6 t k_0)))).
Proof. intros k7. exact (t131 t k7 h23). Qed.
Lemma t133 (t : Z) (h23 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given0 as H0. pose proof given1 as H1. pose proof given2 as H2. pose proof h23 as H3. exact (s98 n T t H0 H1 H2 H3). Qed.
Lemma t134 (t : Z) : ((exp (- (a t))) = (exp ((-1) * (a t)))).
Proof. same. Qed.
Lemma t135 (t : Z) : ((sum6 t (0)%Z) = ((((exp (a t)) - (exp (- (a t)))) * (sum4 t (0)%Z)) + ((exp (- (a t))) * (sum t (0)%Z)))).
Proof. pose proof (sum_0 t) as E0. pose proof (sum4_0 t) as E1. pose proof (sum6_0 t) as E2. pose proof (t134 t) as E3. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. exact (s100 (exp (a t)) (exp ((-1) * (a t)))). Qed.
Lemma t136 (t : Z) : (((0)%Z <= n)%Z -> ((sum6 t (0)%Z) = ((((exp (a t)) - (exp (- (a t)))) * (sum4 t (0)%Z)) + ((exp (- (a t))) * (sum t (0)%Z))))).
Proof. intro unused. exact (t135 t). Qed.
Lemma t137 (k8 : Z) (t : Z) (h23 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) (h29 : (k8 >= (0)%Z)%Z) (h30 : ((k8 + (1)%Z)%Z <= n)%Z) : (k8 <= n)%Z.
Proof. pose proof h30 as H5. exact (s101 k8 n H5). Qed.
Lemma t138 (k8 : Z) (t : Z) (h23 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) (h29 : (k8 >= (0)%Z)%Z) (h30 : ((k8 + (1)%Z)%Z <= n)%Z) : ((k8 >= (0)%Z)%Z /\ (k8 < n)%Z).
Proof. pose proof h29 as H4. pose proof h30 as H5. exact (s102 k8 n H4 H5). Qed.
Lemma t139 (k8 : Z) (t : Z) (h23 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) (h29 : (k8 >= (0)%Z)%Z) (h30 : ((k8 + (1)%Z)%Z <= n)%Z) : (((t >= (0)%Z)%Z /\ (t < T)%Z) /\ ((k8 >= (0)%Z)%Z /\ (k8 < n)%Z)).
Proof. pose proof h23 as H3. pose proof h29 as H4. pose proof h30 as H5. exact (s103 t T k8 n H3 H4 H5). Qed.
Lemma t140 (k8 : Z) (t : Z) : ((exp (((- (a t)) * (y k8)) * (h t k8))) = (exp ((-1) * ((a t) * (h t k8) * (y k8))))).
Proof. same. Qed.
Lemma t141 (t : Z) : ((exp (- (a t))) = (exp ((-1) * (a t)))).
Proof. same. Qed.
Lemma t142 (k8 : Z) (t : Z) (h23 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) (h29 : (k8 >= (0)%Z)%Z) (h30 : ((k8 + (1)%Z)%Z <= n)%Z) : ((((h t k8) = (y k8)) -> ((exp (((- (a t)) * (y k8)) * (h t k8))) = (exp (- (a t))))) /\ (((h t k8) <> (y k8)) -> ((exp (((- (a t)) * (y k8)) * (h t k8))) = (exp (a t))))).
Proof. pose proof (t140 k8 t) as E0. pose proof (t141 t) as E1. pose proof ((given3 k8) (t138 k8 t h23 h29 h30)) as H0. pose proof ((given11 t k8) (t139 k8 t h23 h29 h30)) as H1. pose proof (t109 (((- (a t)) * (y k8)) * (h t k8)) (- (a t))) as H2. rewrite ?E0 in H2. rewrite ?E1 in H2. pose proof (t109 (((- (a t)) * (y k8)) * (h t k8)) (a t)) as H3. rewrite ?E0 in H3. rewrite ?E0. rewrite ?E1. exact (s106 (y k8) (h t k8) (exp ((-1) * ((a t) * (h t k8) * (y k8)))) (exp ((-1) * (a t))) (a t) (exp (a t)) H0 H1 H2 H3). Qed.
Lemma t143 (k8 : Z) (t : Z) (h23 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) (h29 : (k8 >= (0)%Z)%Z) (h30 : ((k8 + (1)%Z)%Z <= n)%Z) : (n >= (1)%Z)%Z.
Proof. pose proof h29 as H4. pose proof h30 as H5. exact (s107 k8 n H4 H5). Qed.
Lemma t144 (k8 : Z) (t : Z) (h23 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) (h29 : (k8 >= (0)%Z)%Z) (h30 : ((k8 + (1)%Z)%Z <= n)%Z) : ((IZR n) >= (1)).
Proof. pose proof (t143 k8 t h23 h29 h30) as H0. exact (s108 n H0). Qed.
Lemma t145 (k8 : Z) (t : Z) (h23 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) (h29 : (k8 >= (0)%Z)%Z) (h30 : ((k8 + (1)%Z)%Z <= n)%Z) : (k8 >= (0)%Z)%Z.
Proof. pose proof h29 as H4. exact (s109 k8 H4). Qed.
Lemma t146 (t : Z) : ((exp (- (a t))) = (exp ((-1) * (a t)))).
Proof. same. Qed.
Lemma t147 (k8 : Z) (t : Z) : ((exp (((- (a t)) * (y k8)) * (h t k8))) = (exp ((-1) * ((a t) * (h t k8) * (y k8))))).
Proof. same. Qed.
Lemma t148 (k8 : Z) (t : Z) (h28 : ((k8 <= n)%Z -> ((sum6 t k8) = ((((exp (a t)) - (exp (- (a t)))) * (sum4 t k8)) + ((exp (- (a t))) * (sum t k8)))))) (h23 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) (h29 : (k8 >= (0)%Z)%Z) (h30 : ((k8 + (1)%Z)%Z <= n)%Z) : ((sum6 t (k8 + (1)%Z)%Z) = ((((exp (a t)) - (exp (- (a t)))) * (sum4 t (k8 + (1)%Z)%Z)) + ((exp (- (a t))) * (sum t (k8 + (1)%Z)%Z)))).
Proof. pose proof ((sum_next t k8) (t145 k8 t h23 h29 h30)) as E0. pose proof ((sum4_next t k8) (t145 k8 t h23 h29 h30)) as E1. pose proof ((sum6_next t k8) (t145 k8 t h23 h29 h30)) as E2. pose proof (t146 t) as E3. pose proof (t147 k8 t) as E4. pose proof (h28 (t137 k8 t h23 h29 h30)) as H0. rewrite ?E3 in H0. pose proof (t142 k8 t h23 h29 h30) as H3. rewrite ?E3 in H3. rewrite ?E4 in H3. pose proof (t144 k8 t h23 h29 h30) as H4. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. exact (s112 (sum6 t k8) (exp (a t)) (exp ((-1) * (a t))) (sum4 t k8) (sum t k8) (h t k8) (y k8) (exp ((-1) * ((a t) * (h t k8) * (y k8)))) n (D t k8) H0 H3 H4). Qed.
Lemma t149 (k8 : Z) (t : Z) (h28 : ((k8 <= n)%Z -> ((sum6 t k8) = ((((exp (a t)) - (exp (- (a t)))) * (sum4 t k8)) + ((exp (- (a t))) * (sum t k8)))))) (h23 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) (h29 : (k8 >= (0)%Z)%Z) : (((k8 + (1)%Z)%Z <= n)%Z -> ((sum6 t (k8 + (1)%Z)%Z) = ((((exp (a t)) - (exp (- (a t)))) * (sum4 t (k8 + (1)%Z)%Z)) + ((exp (- (a t))) * (sum t (k8 + (1)%Z)%Z))))).
Proof. intro h30. exact (t148 k8 t h28 h23 h29 h30). Qed.
Lemma t150 (t : Z) (h23 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum6 t k_0) = ((((exp (a t)) - (exp (- (a t)))) * (sum4 t k_0)) + ((exp (- (a t))) * (sum t k_0))))))).
Proof. refine (zind (fun k8 => ((k8 <= n)%Z -> ((sum6 t k8) = ((((exp (a t)) - (exp (- (a t)))) * (sum4 t k8)) + ((exp (- (a t))) * (sum t k8)))))) (t136 t) _). intros k8 h29 h28. exact (t149 k8 t h28 h23 h29). Qed.
Lemma t151 (k8 : Z) (t : Z) (h23 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) (h31 : ((k8 >= (0)%Z)%Z /\ (k8 <= n)%Z)) : ((sum6 t k8) = ((((exp (a t)) - (exp (- (a t)))) * (sum4 t k8)) + ((exp (- (a t))) * (sum t k8)))).
Proof. pose proof ((t150 t h23) k8) as H0. pose proof h31 as H1. exact (s113 k8 n (sum6 t k8) (exp (a t)) (exp (- (a t))) (sum4 t k8) (sum t k8) H0 H1). Qed.
Lemma t152 (t : Z) (k8 : Z) (h23 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) : (((k8 >= (0)%Z)%Z /\ (k8 <= n)%Z) -> ((sum6 t k8) = ((((exp (a t)) - (exp (- (a t)))) * (sum4 t k8)) + ((exp (- (a t))) * (sum t k8))))).
Proof. intro h31. exact (t151 k8 t h23 h31). Qed.
Lemma t153 (t : Z) (h23 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum6 t k_0) = ((((exp (a t)) - (exp (- (a t)))) * (sum4 t k_0)) + ((exp (- (a t))) * (sum t k_0)))))).
Proof. intros k8. exact (t152 t k8 h23). Qed.
Lemma t154 (t : Z) (h23 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) : ((t >= (0)%Z)%Z /\ (t <= T)%Z).
Proof. pose proof given0 as H0. pose proof given1 as H1. pose proof given2 as H2. pose proof h23 as H3. exact (s114 n T t H0 H1 H2 H3). Qed.
Lemma t155 (t : Z) : ((exp (- (a t))) = (exp ((-1) * (a t)))).
Proof. same. Qed.
Lemma t156 (t : Z) (h23 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) : (((Z_ t) = (sum6 t n)) /\ ((Z_ t) = (((epsilon t) * (exp (a t))) + (((1) - (epsilon t)) * (exp (- (a t))))))).
Proof. pose proof (t155 t) as E0. pose proof (((t132 t h23) n) (t133 t h23)) as H0. pose proof (((t153 t h23) n) (t133 t h23)) as H1. rewrite ?E0 in H1. pose proof ((given5 t) (t102 t h23)) as H2. pose proof ((t92 t) (t154 t h23)) as H3. pose proof ((given7 t) (t102 t h23)) as H4. rewrite ?E0. exact (s116 (Z_ t) (sum (t + (1)%Z)%Z n) (sum6 t n) (exp (a t)) (exp ((-1) * (a t))) (sum4 t n) (sum t n) (epsilon t) H0 H1 H2 H3 H4). Qed.
Lemma t157 (t : Z) : ((exp (- (a t))) = (exp ((-1) * (a t)))).
Proof. same. Qed.
Lemma t158 (t : Z) : ((ln (((1) - (epsilon t)) / (epsilon t))) = (ln (((1) + ((-1) * (epsilon t))) / (epsilon t)))).
Proof. same. Qed.
Lemma t159 (t : Z) (h23 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) : (((Z_ t) = (((2) * (epsilon t)) * (exp (a t)))) /\ ((Z_ t) = (((2) * ((1) - (epsilon t))) * (exp (- (a t))))) /\ ((Z_ t) > (0))).
Proof. pose proof (t157 t) as E0. pose proof (t158 t) as E1. pose proof (t117 t h23) as H0. rewrite ?E0 in H0. pose proof (t156 t h23) as H1. rewrite ?E0 in H1. pose proof ((given8 t) (t102 t h23)) as H2. pose proof ((given9 t) (t102 t h23)) as H3. rewrite ?E1 in H3. rewrite ?E0. exact (s119 (exp (a t)) (epsilon t) (exp ((-1) * (a t))) (Z_ t) (sum6 t n) (a t) (ln (((1) + ((-1) * (epsilon t))) / (epsilon t))) H0 H1 H2 H3). Qed.
Lemma t160 (t : Z) : ((exp (- (a t))) = (exp ((-1) * (a t)))).
Proof. same. Qed.
Lemma t161 (t : Z) (h23 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) : (((Z_ t) * (Z_ t)) = ((4) * ((epsilon t) * ((1) - (epsilon t))))).
Proof. pose proof (t160 t) as E0. pose proof (t159 t h23) as H0. rewrite ?E0 in H0. pose proof (t117 t h23) as H1. rewrite ?E0 in H1. exact (s121 (Z_ t) (epsilon t) (exp (a t)) (exp ((-1) * (a t))) H0 H1). Qed.
Lemma t162 (t : Z) : ((exp (- (a t))) = (exp ((-1) * (a t)))).
Proof. same. Qed.
Lemma t163 (t : Z) : ((ln (((1) - (epsilon t)) / (epsilon t))) = (ln (((1) + ((-1) * (epsilon t))) / (epsilon t)))).
Proof. same. Qed.
Lemma t164 (t : Z) (h23 : ((t >= (0)%Z)%Z /\ (t < T)%Z)) : (((Z_ t) > (0)) /\ ((Z_ t) = (((2) * (epsilon t)) * (exp (a t)))) /\ ((Z_ t) = (((2) * ((1) - (epsilon t))) * (exp (- (a t))))) /\ (((Z_ t) * (Z_ t)) = ((4) * ((epsilon t) * ((1) - (epsilon t)))))).
Proof. pose proof (t162 t) as E0. pose proof (t159 t h23) as H4. rewrite ?E0 in H4. pose proof (t161 t h23) as H5. rewrite ?E0. exact (s124 (Z_ t) (epsilon t) (exp (a t)) (exp ((-1) * (a t))) H4 H5). Qed.
Lemma t165 (t : Z) : (((t >= (0)%Z)%Z /\ (t < T)%Z) -> (((Z_ t) > (0)) /\ ((Z_ t) = (((2) * (epsilon t)) * (exp (a t)))) /\ ((Z_ t) = (((2) * ((1) - (epsilon t))) * (exp (- (a t))))) /\ (((Z_ t) * (Z_ t)) = ((4) * ((epsilon t) * ((1) - (epsilon t))))))).
Proof. intro h23. exact (t164 t h23). Qed.
Lemma t166 : (forall (t_0 : Z), (((t_0 >= (0)%Z)%Z /\ (t_0 < T)%Z) -> (((Z_ t_0) > (0)) /\ ((Z_ t_0) = (((2) * (epsilon t_0)) * (exp (a t_0)))) /\ ((Z_ t_0) = (((2) * ((1) - (epsilon t_0))) * (exp (- (a t_0))))) /\ (((Z_ t_0) * (Z_ t_0)) = ((4) * ((epsilon t_0) * ((1) - (epsilon t_0)))))))).
Proof. intros t. exact (t165 t). Qed.
Lemma t167 (k6 : Z) (h21 : (k6 >= (0)%Z)%Z) (h22 : ((k6 + (1)%Z)%Z <= T)%Z) : ((k6 >= (0)%Z)%Z /\ (k6 < T)%Z).
Proof. pose proof h21 as H3. pose proof h22 as H4. exact (s125 k6 T H3 H4). Qed.
Lemma t168 (k6 : Z) : ((exp (- (a k6))) = (exp ((-1) * (a k6)))).
Proof. same. Qed.
Lemma t169 (k6 : Z) (h21 : (k6 >= (0)%Z)%Z) (h22 : ((k6 + (1)%Z)%Z <= T)%Z) : (((Z_ k6) > (0)) /\ (((Z_ k6) * (Z_ k6)) = ((1) - ((4) * ((g k6) * (g k6)))))).
Proof. pose proof (t168 k6) as E0. pose proof ((t166 k6) (t167 k6 h21 h22)) as H0. rewrite ?E0 in H0. pose proof ((given10 k6) (t101 k6 h21 h22)) as H1. exact (s127 (Z_ k6) (epsilon k6) (exp (a k6)) (exp ((-1) * (a k6))) (g k6) H0 H1). Qed.
Lemma t170 (k6 : Z) (h21 : (k6 >= (0)%Z)%Z) (h22 : ((k6 + (1)%Z)%Z <= T)%Z) : (((1) - ((4) * ((g k6) * (g k6)))) >= (0)).
Proof. pose proof (t169 k6 h21 h22) as H0. exact (s128 (Z_ k6) (g k6) H0). Qed.
Lemma t171 (k6 : Z) (h21 : (k6 >= (0)%Z)%Z) (h22 : ((k6 + (1)%Z)%Z <= T)%Z) : (((sqrt ((1) - ((4) * ((g k6) * (g k6))))) >= (0)) /\ (((sqrt ((1) - ((4) * ((g k6) * (g k6))))) * (sqrt ((1) - ((4) * ((g k6) * (g k6)))))) = ((1) - ((4) * ((g k6) * (g k6)))))).
Proof. pose proof (ax_square_root ((1) - ((4) * ((g k6) * (g k6))))) as H0. pose proof (t170 k6 h21 h22) as H1. exact (s129 (g k6) (sqrt ((1) - ((4) * ((g k6) * (g k6))))) H0 H1). Qed.
Lemma t172 (k6 : Z) (h21 : (k6 >= (0)%Z)%Z) (h22 : ((k6 + (1)%Z)%Z <= T)%Z) : (k6 >= (0)%Z)%Z.
Proof. pose proof h21 as H3. exact (s130 k6 H3). Qed.
Lemma t173 (k6 : Z) : ((sqrt ((1) - ((4) * ((g k6) * (g k6))))) = (sqrt ((1) + ((-4) * ((g k6) * (g k6)))))).
Proof. same. Qed.
Lemma t174 (k6 : Z) : ((ln (((1) - (epsilon k6)) / (epsilon k6))) = (ln (((1) + ((-1) * (epsilon k6))) / (epsilon k6)))).
Proof. same. Qed.
Lemma t175 (k6 : Z) (h20 : ((k6 <= T)%Z -> ((product k6) = (product2 k6)))) (h21 : (k6 >= (0)%Z)%Z) (h22 : ((k6 + (1)%Z)%Z <= T)%Z) : ((product (k6 + (1)%Z)%Z) = (product2 (k6 + (1)%Z)%Z)).
Proof. pose proof ((product2_next k6) (t172 k6 h21 h22)) as E0. pose proof ((product_next k6) (t172 k6 h21 h22)) as E1. pose proof (t173 k6) as E2. pose proof (h20 (t100 k6 h21 h22)) as H0. pose proof (t169 k6 h21 h22) as H6. pose proof (t171 k6 h21 h22) as H7. rewrite ?E2 in H7. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s133 (product k6) (product2 k6) (Z_ k6) (g k6) (sqrt ((1) + ((-4) * ((g k6) * (g k6))))) H0 H6 H7). Qed.
Lemma t176 (k6 : Z) (h20 : ((k6 <= T)%Z -> ((product k6) = (product2 k6)))) (h21 : (k6 >= (0)%Z)%Z) : (((k6 + (1)%Z)%Z <= T)%Z -> ((product (k6 + (1)%Z)%Z) = (product2 (k6 + (1)%Z)%Z))).
Proof. intro h22. exact (t175 k6 h20 h21 h22). Qed.
Lemma t177 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= T)%Z -> ((product k_0) = (product2 k_0))))).
Proof. refine (zind (fun k6 => ((k6 <= T)%Z -> ((product k6) = (product2 k6)))) t99 _). intros k6 h21 h20. exact (t176 k6 h20 h21). Qed.
Lemma t178 (k6 : Z) (h32 : ((k6 >= (0)%Z)%Z /\ (k6 <= T)%Z)) : ((product k6) = (product2 k6)).
Proof. pose proof (t177 k6) as H0. pose proof h32 as H1. exact (s134 k6 T (product k6) (product2 k6) H0 H1). Qed.
Lemma t179 (k6 : Z) : (((k6 >= (0)%Z)%Z /\ (k6 <= T)%Z) -> ((product k6) = (product2 k6))).
Proof. intro h32. exact (t178 k6 h32). Qed.
Lemma t180 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= T)%Z) -> ((product k_0) = (product2 k_0)))).
Proof. intros k6. exact (t179 k6). Qed.
Lemma t181 : ((exp ((-2) * (0))) = (exp (0))).
Proof. same. Qed.
Lemma t182 : (((product (0)%Z) > (0)) /\ ((product (0)%Z) <= (exp ((-2) * (sum7 (0)%Z))))).
Proof. pose proof sum7_0 as E0. pose proof product_0 as E1. pose proof t181 as E2. pose proof t10 as H0. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s136 (exp (0)) H0). Qed.
Lemma t183 : (((0)%Z <= T)%Z -> (((product (0)%Z) > (0)) /\ ((product (0)%Z) <= (exp ((-2) * (sum7 (0)%Z)))))).
Proof. intro unused. exact t182. Qed.
Lemma t184 (k9 : Z) (h34 : (k9 >= (0)%Z)%Z) (h35 : ((k9 + (1)%Z)%Z <= T)%Z) : (k9 <= T)%Z.
Proof. pose proof h35 as H4. exact (s137 k9 T H4). Qed.
Lemma t185 (k9 : Z) (h34 : (k9 >= (0)%Z)%Z) (h35 : ((k9 + (1)%Z)%Z <= T)%Z) : ((k9 >= (0)%Z)%Z /\ (k9 < T)%Z).
Proof. pose proof h34 as H3. pose proof h35 as H4. exact (s138 k9 T H3 H4). Qed.
Lemma t186 (k9 : Z) (h34 : (k9 >= (0)%Z)%Z) (h35 : ((k9 + (1)%Z)%Z <= T)%Z) : ((k9 >= (0)%Z)%Z /\ (k9 < T)%Z).
Proof. pose proof h34 as H3. pose proof h35 as H4. exact (s139 k9 T H3 H4). Qed.
Lemma t187 (k9 : Z) : ((exp (- (a k9))) = (exp ((-1) * (a k9)))).
Proof. same. Qed.
Lemma t188 (k9 : Z) (h34 : (k9 >= (0)%Z)%Z) (h35 : ((k9 + (1)%Z)%Z <= T)%Z) : (((Z_ k9) > (0)) /\ (((Z_ k9) * (Z_ k9)) = ((1) - ((4) * ((g k9) * (g k9)))))).
Proof. pose proof (t187 k9) as E0. pose proof ((t166 k9) (t186 k9 h34 h35)) as H0. rewrite ?E0 in H0. pose proof ((given10 k9) (t185 k9 h34 h35)) as H1. exact (s141 (Z_ k9) (epsilon k9) (exp (a k9)) (exp ((-1) * (a k9))) (g k9) H0 H1). Qed.
Lemma t189 (k9 : Z) (h34 : (k9 >= (0)%Z)%Z) (h35 : ((k9 + (1)%Z)%Z <= T)%Z) : ((Z_ k9) <= (exp ((-2) * ((g k9) * (g k9))))).
Proof. pose proof (t188 k9 h34 h35) as H0. pose proof (ax_exp_above_its_tangent ((-2) * ((g k9) * (g k9)))) as H1. exact (s142 (Z_ k9) (g k9) (exp ((-2) * ((g k9) * (g k9)))) H0 H1). Qed.
Lemma t190 (k9 : Z) (h34 : (k9 >= (0)%Z)%Z) (h35 : ((k9 + (1)%Z)%Z <= T)%Z) : (k9 >= (0)%Z)%Z.
Proof. pose proof h34 as H3. exact (s143 k9 H3). Qed.
Lemma t191 (k9 : Z) : ((exp ((-2) * ((sum7 k9) + ((g k9) * (g k9))))) = (exp (((-2) * (sum7 k9)) + ((-2) * ((g k9) * (g k9)))))).
Proof. same. Qed.
Lemma t192 (k9 : Z) : ((ln (((1) - (epsilon k9)) / (epsilon k9))) = (ln (((1) + ((-1) * (epsilon k9))) / (epsilon k9)))).
Proof. same. Qed.
Lemma t193 (k9 : Z) (h33 : ((k9 <= T)%Z -> (((product k9) > (0)) /\ ((product k9) <= (exp ((-2) * (sum7 k9))))))) (h34 : (k9 >= (0)%Z)%Z) (h35 : ((k9 + (1)%Z)%Z <= T)%Z) : (((product (k9 + (1)%Z)%Z) > (0)) /\ ((product (k9 + (1)%Z)%Z) <= (exp ((-2) * (sum7 (k9 + (1)%Z)%Z))))).
Proof. pose proof ((sum7_next k9) (t190 k9 h34 h35)) as E0. pose proof ((product_next k9) (t190 k9 h34 h35)) as E1. pose proof (t191 k9) as E2. pose proof (h33 (t184 k9 h34 h35)) as H0. pose proof (t189 k9 h34 h35) as H7. pose proof (t188 k9 h34 h35) as H8. pose proof (ax_exp_of_a_sum ((-2) * (sum7 k9)) ((-2) * ((g k9) * (g k9)))) as H9. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s146 (product k9) (exp ((-2) * (sum7 k9))) (Z_ k9) (exp ((-2) * ((g k9) * (g k9)))) (g k9) (exp (((-2) * (sum7 k9)) + ((-2) * ((g k9) * (g k9))))) H0 H7 H8 H9). Qed.
Lemma t194 (k9 : Z) (h33 : ((k9 <= T)%Z -> (((product k9) > (0)) /\ ((product k9) <= (exp ((-2) * (sum7 k9))))))) (h34 : (k9 >= (0)%Z)%Z) : (((k9 + (1)%Z)%Z <= T)%Z -> (((product (k9 + (1)%Z)%Z) > (0)) /\ ((product (k9 + (1)%Z)%Z) <= (exp ((-2) * (sum7 (k9 + (1)%Z)%Z)))))).
Proof. intro h35. exact (t193 k9 h33 h34 h35). Qed.
Lemma t195 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= T)%Z -> (((product k_0) > (0)) /\ ((product k_0) <= (exp ((-2) * (sum7 k_0)))))))).
Proof. refine (zind (fun k9 => ((k9 <= T)%Z -> (((product k9) > (0)) /\ ((product k9) <= (exp ((-2) * (sum7 k9))))))) t183 _). intros k9 h34 h33. exact (t194 k9 h33 h34). Qed.
Lemma t196 (k9 : Z) (h36 : ((k9 >= (0)%Z)%Z /\ (k9 <= T)%Z)) : (((product k9) > (0)) /\ ((product k9) <= (exp ((-2) * (sum7 k9))))).
Proof. pose proof (t195 k9) as H0. pose proof h36 as H1. exact (s147 k9 T (product k9) (exp ((-2) * (sum7 k9))) H0 H1). Qed.
Lemma t197 (k9 : Z) : (((k9 >= (0)%Z)%Z /\ (k9 <= T)%Z) -> (((product k9) > (0)) /\ ((product k9) <= (exp ((-2) * (sum7 k9)))))).
Proof. intro h36. exact (t196 k9 h36). Qed.
Lemma t198 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= T)%Z) -> (((product k_0) > (0)) /\ ((product k_0) <= (exp ((-2) * (sum7 k_0))))))).
Proof. intros k9. exact (t197 k9). Qed.
Lemma t199 : (((product T) = (product2 T)) /\ ((product2 T) <= (exp ((-2) * (sum7 T))))).
Proof. pose proof ((t180 T) t93) as H0. pose proof ((t198 T) t93) as H1. exact (s148 (product T) (product2 T) (exp ((-2) * (sum7 T))) H0 H1). Qed.
Lemma t200 : ((sum8 (0)%Z) <= (sum5 (0)%Z)).
Proof. pose proof sum5_0 as E0. pose proof sum8_0 as E1. rewrite ?E0. rewrite ?E1. exact (s149). Qed.
Lemma t201 : (((0)%Z <= n)%Z -> ((sum8 (0)%Z) <= (sum5 (0)%Z))).
Proof. intro unused. exact t200. Qed.
Lemma t202 (k10 : Z) (h38 : (k10 >= (0)%Z)%Z) (h39 : ((k10 + (1)%Z)%Z <= n)%Z) : (k10 <= n)%Z.
Proof. pose proof h39 as H4. exact (s150 k10 n H4). Qed.
Lemma t203 (k10 : Z) (h38 : (k10 >= (0)%Z)%Z) (h39 : ((k10 + (1)%Z)%Z <= n)%Z) : ((k10 >= (0)%Z)%Z /\ (k10 < n)%Z).
Proof. pose proof h38 as H3. pose proof h39 as H4. exact (s151 k10 n H3 H4). Qed.
Lemma t204 (k10 : Z) (h38 : (k10 >= (0)%Z)%Z) (h39 : ((k10 + (1)%Z)%Z <= n)%Z) : (n >= (1)%Z)%Z.
Proof. pose proof h38 as H3. pose proof h39 as H4. exact (s152 k10 n H3 H4). Qed.
Lemma t205 (k10 : Z) (h38 : (k10 >= (0)%Z)%Z) (h39 : ((k10 + (1)%Z)%Z <= n)%Z) : ((IZR n) >= (1)).
Proof. pose proof (t204 k10 h38 h39) as H0. exact (s153 n H0). Qed.
Lemma t206 (k10 : Z) (h38 : (k10 >= (0)%Z)%Z) (h39 : ((k10 + (1)%Z)%Z <= n)%Z) : (k10 >= (0)%Z)%Z.
Proof. pose proof h38 as H3. exact (s154 k10 H3). Qed.
Lemma t207 (k10 : Z) (h37 : ((k10 <= n)%Z -> ((sum8 k10) <= (sum5 k10)))) (h38 : (k10 >= (0)%Z)%Z) (h39 : ((k10 + (1)%Z)%Z <= n)%Z) : ((sum8 (k10 + (1)%Z)%Z) <= (sum5 (k10 + (1)%Z)%Z)).
Proof. pose proof ((sum5_next k10) (t206 k10 h38 h39)) as E0. pose proof ((sum8_next k10) (t206 k10 h38 h39)) as E1. pose proof (h37 (t202 k10 h38 h39)) as H0. pose proof ((given12 k10) (t203 k10 h38 h39)) as H4. pose proof ((given3 k10) (t203 k10 h38 h39)) as H5. pose proof (t205 k10 h38 h39) as H6. rewrite ?E0. rewrite ?E1. exact (s155 (sum8 k10) (sum5 k10) (v k10) (sum2 k10 T) (y k10) n H0 H4 H5 H6). Qed.
Lemma t208 (k10 : Z) (h37 : ((k10 <= n)%Z -> ((sum8 k10) <= (sum5 k10)))) (h38 : (k10 >= (0)%Z)%Z) : (((k10 + (1)%Z)%Z <= n)%Z -> ((sum8 (k10 + (1)%Z)%Z) <= (sum5 (k10 + (1)%Z)%Z))).
Proof. intro h39. exact (t207 k10 h37 h38 h39). Qed.
Lemma t209 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum8 k_0) <= (sum5 k_0))))).
Proof. refine (zind (fun k10 => ((k10 <= n)%Z -> ((sum8 k10) <= (sum5 k10)))) t201 _). intros k10 h38 h37. exact (t208 k10 h37 h38). Qed.
Lemma t210 (k10 : Z) (h40 : ((k10 >= (0)%Z)%Z /\ (k10 <= n)%Z)) : ((sum8 k10) <= (sum5 k10)).
Proof. pose proof (t209 k10) as H0. pose proof h40 as H1. exact (s156 k10 n (sum8 k10) (sum5 k10) H0 H1). Qed.
Lemma t211 (k10 : Z) : (((k10 >= (0)%Z)%Z /\ (k10 <= n)%Z) -> ((sum8 k10) <= (sum5 k10))).
Proof. intro h40. exact (t210 k10 h40). Qed.
Lemma t212 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum8 k_0) <= (sum5 k_0)))).
Proof. intros k10. exact (t211 k10). Qed.
Lemma t213 : ((IZR n) >= (1)).
Proof. pose proof t26 as H0. exact (s157 n H0). Qed.
Lemma t214 : (((sum8 n) / (IZR n)) <= ((sum5 n) / (IZR n))).
Proof. pose proof ((t212 n) t25) as H0. pose proof t213 as H1. exact (s158 (sum8 n) (sum5 n) n H0 H1). Qed.

Theorem training_error_bound_0 : ((((sum5 n) / (IZR n)) <= ((sum3 T n) / (IZR n))) /\ (((sum3 T n) / (IZR n)) = (product T))).
Proof. exact t97. Qed.
Theorem training_error_bound_1 : (((product T) = (product2 T)) /\ ((product2 T) <= (exp ((-2) * (sum7 T))))).
Proof. exact t199. Qed.
Theorem training_error_bound_2 : (((sum8 n) / (IZR n)) <= ((sum5 n) / (IZR n))).
Proof. exact t214. Qed.
End training_error_bound.
Print Assumptions training_error_bound_0.
Print Assumptions training_error_bound_1.
Print Assumptions training_error_bound_2.
