(* label: soft-always-feasible *)
(* given: c = 1 \;\text{or}\; c = -1 *)
(* given: C > 0,\quad \frac{\left\lVert w\right\rVert^2}{2} + C\,\sum_{i} \max\left(0, 1 - y_{i}\,\left(\left\langle w, x_{i}\right\rangle + b\right)\right) \le n\,C *)
(* given: \xi_{i} = 1 \quad\text{for all } i *)
(* part 1: y_{i}\,\left(\left\langle 0, x_{i}\right\rangle + 0\right) \ge 1 - \xi_{i},\quad \xi_{i} \ge 0 \quad\text{for all } i *)
(* part 1: \frac{\left\lVert 0\right\rVert^2}{2} + C\,\sum_{i} \xi_{i} = n\,C *)
(* part 2: \frac{\left\lVert 0\right\rVert^2}{2} + C\,\sum_{i} \max\left(0, 1 - c\,\left(\left\langle 0, x_{i}\right\rangle + c\right)\right) = 0 *)
(* part 2: \left\lVert w\right\rVert^2 \le 2\,n\,C *)
(* part 2: y_{i}\,\left(\left\langle w, x_{i}\right\rangle + b\right) \ge 1 - n *)
(* part 2: y_{i} = 1 \;\Rightarrow\; b \ge 1 - n - \left\langle w, x_{i}\right\rangle *)
(* part 2: y_{i} = -1 \;\Rightarrow\; b \le n - 1 - \left\langle w, x_{i}\right\rangle *)
Require Import Replay.
Section soft_always_feasible.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable xi : Z -> R.
Variable b : R.
Variable x : Z -> V.
Variable w : V.
Variable y : Z -> R.
Variable c : R.
Variable n : Z.
Variable i : Z.
Variable C : R.
Definition sum : Z -> R := rec (0) (fun k_ v_ => (v_ + (xi k_))).
Lemma sum_0 : ((sum (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum (k_0 + (1)%Z)%Z) = ((sum k_0) + (xi k_0))))). Proof. intros; unfold sum; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum2 : Z -> R := rec (0) (fun k_ v_ => (v_ + (if Rle_dec ((1) - ((y k_) * ((dot w (x k_)) + b))) (0) then (0) else ((1) - ((y k_) * ((dot w (x k_)) + b)))))).
Lemma sum2_0 : ((sum2 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum2_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum2 (k_0 + (1)%Z)%Z) = ((sum2 k_0) + (if Rle_dec ((1) - ((y k_0) * ((dot w (x k_0)) + b))) (0) then (0) else ((1) - ((y k_0) * ((dot w (x k_0)) + b)))))))). Proof. intros; unfold sum2; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum3 : Z -> R := rec (0) (fun k_ v_ => (v_ + (if Rle_dec ((1) - (c * ((dot zero (x k_)) + c))) (0) then (0) else ((1) - (c * ((dot zero (x k_)) + c)))))).
Lemma sum3_0 : ((sum3 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum3_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum3 (k_0 + (1)%Z)%Z) = ((sum3 k_0) + (if Rle_dec ((1) - (c * ((dot zero (x k_0)) + c))) (0) then (0) else ((1) - (c * ((dot zero (x k_0)) + c)))))))). Proof. intros; unfold sum3; rewrite rec_next by assumption; reflexivity. Qed.
Hypothesis ax_zero_vector : (forall (z_0 : V), ((dot zero z_0) = (0))).
Hypothesis ax_positive : (forall (u_0 : V), ((dot u_0 u_0) >= (0))).

Lemma s0 (x0 : R) :
  ((x0 = (1)) \/ (x0 = (-1))) ->
  ((0) = (0)).
Proof. (* a78ef6b9b1: 0 *) by_logic. Qed.
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
  (k1 >= (0)%Z)%Z.
Proof. (* 7165f0377f: 0 1 2 *) by_logic. Qed.
Lemma s3 (x0 : R) (x1 : R) :
  (x0 = (0)) ->
  ((x1 = (1)) \/ (x1 = (-1))) ->
  ((x0 + (if Rle_dec ((1) - (x1 * ((0) + x1))) (0) then (0) else ((1) - (x1 * ((0) + x1))))) = (0)).
Proof. (* 3fe333fe03: 0 1 *) by_ifs. Qed.
Lemma s4 (k0 : Z) (k1 : Z) (x2 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = (0)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = (0)).
Proof. (* 8694e65164: 0 1 *) by_logic. Qed.
Lemma s5 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* a883d213be: 0 *) by_logic. Qed.
Lemma s6 (x0 : R) (x1 : R) :
  (x0 = (0)) ->
  ((((0) / (2)) + (x1 * x0)) = (0)).
Proof. (* 1351d7f375: 0 *) by_ring. Qed.
Lemma s7 :
  ((0) >= (0)).
Proof. (* 74db12625c:  *) by_lra. Qed.
Lemma s8 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 <= k0)%Z.
Proof. (* f1b096018f: 0 1 2 *) by_logic. Qed.
Lemma s9 (x0 : R) (x1 : R) (x2 : R) :
  ((if Rle_dec ((1) - (x0 * (x1 + x2))) (0) then (0) else ((1) - (x0 * (x1 + x2)))) >= (0)).
Proof. (* 4e8d76853c:  *) by_ifs. Qed.
Lemma s10 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 87e05514c8: 0 1 2 *) by_logic. Qed.
Lemma s11 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 7165f0377f: 0 1 2 *) by_logic. Qed.
Lemma s12 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  (x0 >= (0)) ->
  ((if Rle_dec ((1) - (x1 * (x2 + x3))) (0) then (0) else ((1) - (x1 * (x2 + x3)))) >= (0)) ->
  ((x0 + (if Rle_dec ((1) - (x1 * (x2 + x3))) (0) then (0) else ((1) - (x1 * (x2 + x3))))) >= (0)).
Proof. (* 325ac74c71: 0 1 *) by_lra. Qed.
Lemma s13 (k0 : Z) (k1 : Z) (x2 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 >= (0)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 >= (0)).
Proof. (* dbc53aed78: 0 1 *) by_logic. Qed.
Lemma s14 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (0)%Z)%Z.
Proof. (* 8e3fc2619b: 0 *) by_logic. Qed.
Lemma s15 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((IZR k0) >= (0)).
Proof. (* a51a628618: 0 *) by_lra. Qed.
Lemma s16 (x0 : R) (x1 : R) (x2 : R) (k3 : Z) :
  (x0 >= (0)) ->
  ((x1 > (0)) /\ (((x2 / (2)) + (x1 * x0)) <= ((IZR k3) * x1))) ->
  ((IZR k3) >= (0)) ->
  (x2 <= (((2) * (IZR k3)) * x1)).
Proof. (* dcd7142aed: 0 1 2 *) by_isolation. Qed.
Lemma s17 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s18 (x0 : R) (x1 : R) :
  (x0 = (1)) ->
  (x0 = (1)) ->
  (((x1 * ((0) + (0))) >= ((1) - x0)) /\ (x0 >= (0))).
Proof. (* 158e790974: 0 1 *) by_lra. Qed.
Lemma s19 :
  ((IZR (0)%Z) = (0)).
Proof. (* cdc1500c09:  *) by_logic. Qed.
Lemma s20 :
  ((0) = ((1) * (0))).
Proof. (* 5228bbb02c:  *) by_lra. Qed.
Lemma s21 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 <= k0)%Z.
Proof. (* f1b096018f: 0 1 2 *) by_logic. Qed.
Lemma s22 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 87e05514c8: 0 1 2 *) by_logic. Qed.
Lemma s23 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 7165f0377f: 0 1 2 *) by_logic. Qed.
Lemma s24 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((IZR k0) >= (0)).
Proof. (* a51a628618: 0 *) by_lra. Qed.
Lemma s25 (k0 : Z) :
  ((IZR (k0 + (1)%Z)%Z) = ((IZR k0) + (1))).
Proof. (* 76b343165a:  *) by_lra. Qed.
Lemma s26 (x0 : R) (k1 : Z) (x2 : R) :
  (x0 = ((1) * (IZR k1))) ->
  (x2 = (1)) ->
  (x2 = (1)) ->
  ((IZR k1) >= (0)) ->
  ((x0 + x2) = ((1) * ((IZR k1) + (1)))).
Proof. (* 3b7342be80: 0 1 2 3 *) by_lra. Qed.
Lemma s27 (k0 : Z) (k1 : Z) (x2 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = ((1) * (IZR k0))))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = ((1) * (IZR k0))).
Proof. (* 620ff13e0f: 0 1 *) by_logic. Qed.
Lemma s28 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((IZR k0) >= (0)).
Proof. (* a51a628618: 0 *) by_lra. Qed.
Lemma s29 (x0 : R) (k1 : Z) (x2 : R) :
  (x0 = ((1) * (IZR k1))) ->
  ((IZR k1) >= (0)) ->
  ((((0) / (2)) + (x2 * x0)) = ((IZR k1) * x2)).
Proof. (* 8b73ef6f12: 0 1 *) by_ring. Qed.
Lemma s30 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((IZR k0) >= (0)).
Proof. (* a51a628618: 0 *) by_lra. Qed.
Lemma s31 (x0 : R) (x1 : R) (x2 : R) (k3 : Z) :
  (x0 >= (0)) ->
  ((x1 > (0)) /\ (((x0 / (2)) + (x1 * x2)) <= ((IZR k3) * x1))) ->
  ((IZR k3) >= (0)) ->
  (x2 <= (IZR k3)).
Proof. (* 3efb0c57b6: 0 1 2 *) by_isolation. Qed.
Lemma s32 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) :
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z) ->
  ((k0 >= (0)%Z)%Z \/ ((0) >= (if Rle_dec ((1) - (x2 * (x3 + x4))) (0) then (0) else ((1) - (x2 * (x3 + x4)))))).
Proof. (* f96de4c00e: 0 *) by_logic. Qed.
Lemma s33 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k0)%Z ->
  (k2 <= k0)%Z.
Proof. (* db34fd56cb: 0 1 2 3 *) by_logic. Qed.
Lemma s34 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k0)%Z ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z).
Proof. (* b64a3ede2c: 0 1 2 3 *) by_logic. Qed.
Lemma s35 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k0)%Z ->
  ((k2 >= (0)%Z)%Z /\ (k2 <= k0)%Z).
Proof. (* 74fe711bd4: 0 1 2 3 *) by_logic. Qed.
Lemma s37 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k0)%Z ->
  (k2 >= (0)%Z)%Z.
Proof. (* 27959af5ff: 0 1 2 3 *) by_logic. Qed.
Lemma s38 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  ((k0 >= k1)%Z \/ (x2 >= (if Rle_dec ((1) - (x3 * (x4 + x5))) (0) then (0) else ((1) - (x3 * (x4 + x5)))))) ->
  ((if Rle_dec ((1) - (x6 * (x7 + x5))) (0) then (0) else ((1) - (x6 * (x7 + x5)))) >= (0)) ->
  (x2 >= (0)) ->
  ((k0 = k1)%Z -> ((if Rle_dec ((1) - (x3 * (x4 + x5))) (0) then (0) else ((1) - (x3 * (x4 + x5)))) = (if Rle_dec ((1) - (x6 * (x7 + x5))) (0) then (0) else ((1) - (x6 * (x7 + x5)))))) ->
  ((k0 >= (k1 + (1)%Z)%Z)%Z \/ ((x2 + (if Rle_dec ((1) - (x6 * (x7 + x5))) (0) then (0) else ((1) - (x6 * (x7 + x5))))) >= (if Rle_dec ((1) - (x3 * (x4 + x5))) (0) then (0) else ((1) - (x3 * (x4 + x5)))))).
Proof. (* 5e025fee35: 0 1 3 4 *) by_cases. Qed.
Lemma s39 (k0 : Z) (k1 : Z) (k2 : Z) (x3 : R) (x4 : R) (x5 : R) (x6 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> ((k2 >= k0)%Z \/ (x3 >= (if Rle_dec ((1) - (x4 * (x5 + x6))) (0) then (0) else ((1) - (x4 * (x5 + x6)))))))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  ((k2 >= k0)%Z \/ (x3 >= (if Rle_dec ((1) - (x4 * (x5 + x6))) (0) then (0) else ((1) - (x4 * (x5 + x6)))))).
Proof. (* 9cd8ca098c: 0 1 *) by_logic. Qed.
Lemma s40 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* a2f53d9889: 0 1 *) by_logic. Qed.
Lemma s41 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((k0 >= k1)%Z \/ (x2 >= (if Rle_dec ((1) - (x3 * (x4 + x5))) (0) then (0) else ((1) - (x3 * (x4 + x5)))))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z) ->
  ((if Rle_dec ((1) - (x3 * (x4 + x5))) (0) then (0) else ((1) - (x3 * (x4 + x5)))) <= x2).
Proof. (* 4796a00684: 0 1 *) by_ifs. Qed.
Lemma s42 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s43 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  (k0 >= (1)%Z)%Z.
Proof. (* 5c01cedbf9: 0 1 *) by_logic. Qed.
Lemma s44 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s45 (x0 : R) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) :
  (x0 <= (IZR k1)) ->
  ((if Rle_dec ((1) - (x2 * (x3 + x4))) (0) then (0) else ((1) - (x2 * (x3 + x4)))) <= x0) ->
  ((IZR k1) >= (1)) ->
  ((x2 * (x3 + x4)) >= ((1) - (IZR k1))).
Proof. (* 571c047a42: 0 1 2 *) by_ifs. Qed.
Lemma s46 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s47 (x0 : R) (x1 : R) (x2 : R) (k3 : Z) :
  ((x0 * (x1 + x2)) >= ((1) - (IZR k3))) ->
  ((IZR k3) >= (1)) ->
  ((x0 = (1)) -> (x2 >= (((1) - (IZR k3)) - x1))).
Proof. (* ae0a01af38: 0 1 *) by_ring. Qed.
Lemma s48 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s49 (x0 : R) (x1 : R) (x2 : R) (k3 : Z) :
  ((x0 * (x1 + x2)) >= ((1) - (IZR k3))) ->
  ((IZR k3) >= (1)) ->
  ((x0 = (-1)) -> (x2 <= (((IZR k3) - (1)) - x1))).
Proof. (* c7ddea1e7f: 0 1 *) by_ring. Qed.

Hypothesis given0 : ((c = (1)) \/ (c = (-1))).
Hypothesis given1 : (n >= (0)%Z)%Z.
Hypothesis given2 : ((C > (0)) /\ ((((dot w w) / (2)) + (C * (sum2 n))) <= ((IZR n) * C))).
Hypothesis given3 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((xi i_0) = (1)))).
Hypothesis given4 : ((i >= (0)%Z)%Z /\ (i < n)%Z).

Lemma t0 : ((sum3 (0)%Z) = (0)).
Proof. pose proof sum3_0 as E0. pose proof given0 as H0. rewrite ?E0. exact (s0 c H0). Qed.
Lemma t1 : (((0)%Z <= n)%Z -> ((sum3 (0)%Z) = (0))).
Proof. intro unused. exact t0. Qed.
Lemma t2 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (k <= n)%Z.
Proof. pose proof given1 as H0. pose proof h1 as H1. pose proof h2 as H2. exact (s1 n k H0 H1 H2). Qed.
Lemma t3 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (k >= (0)%Z)%Z.
Proof. pose proof given1 as H0. pose proof h1 as H1. pose proof h2 as H2. exact (s2 n k H0 H1 H2). Qed.
Lemma t4 (k : Z) (h0 : ((k <= n)%Z -> ((sum3 k) = (0)))) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : ((sum3 (k + (1)%Z)%Z) = (0)).
Proof. pose proof ((sum3_next k) (t3 k h1 h2)) as E0. pose proof (ax_zero_vector (x k)) as E1. pose proof (h0 (t2 k h1 h2)) as H0. pose proof given0 as H1. rewrite ?E0. rewrite ?E1. exact (s3 (sum3 k) c H0 H1). Qed.
Lemma t5 (k : Z) (h0 : ((k <= n)%Z -> ((sum3 k) = (0)))) (h1 : (k >= (0)%Z)%Z) : (((k + (1)%Z)%Z <= n)%Z -> ((sum3 (k + (1)%Z)%Z) = (0))).
Proof. intro h2. exact (t4 k h0 h1 h2). Qed.
Lemma t6 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum3 k_0) = (0))))).
Proof. refine (zind (fun k => ((k <= n)%Z -> ((sum3 k) = (0)))) t1 _). intros k h1 h0. exact (t5 k h0 h1). Qed.
Lemma t7 (k : Z) (h3 : ((k >= (0)%Z)%Z /\ (k <= n)%Z)) : ((sum3 k) = (0)).
Proof. pose proof (t6 k) as H0. pose proof h3 as H1. exact (s4 k n (sum3 k) H0 H1). Qed.
Lemma t8 (k : Z) : (((k >= (0)%Z)%Z /\ (k <= n)%Z) -> ((sum3 k) = (0))).
Proof. intro h3. exact (t7 k h3). Qed.
Lemma t9 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum3 k_0) = (0)))).
Proof. intros k. exact (t8 k). Qed.
Lemma t10 : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given1 as H0. exact (s5 n H0). Qed.
Lemma t11 : ((((dot zero zero) / (2)) + (C * (sum3 n))) = (0)).
Proof. pose proof (ax_zero_vector zero) as E0. pose proof ((t9 n) t10) as H0. rewrite ?E0. exact (s6 (sum3 n) C H0). Qed.
Lemma t12 : ((sum2 (0)%Z) >= (0)).
Proof. pose proof sum2_0 as E0. rewrite ?E0. exact (s7). Qed.
Lemma t13 : (((0)%Z <= n)%Z -> ((sum2 (0)%Z) >= (0))).
Proof. intro unused. exact t12. Qed.
Lemma t14 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 <= n)%Z.
Proof. pose proof given1 as H0. pose proof h5 as H1. pose proof h6 as H2. exact (s8 n k2 H0 H1 H2). Qed.
Lemma t15 (i2 : Z) : ((if Rle_dec ((1) - ((y i2) * ((dot w (x i2)) + b))) (0) then (0) else ((1) - ((y i2) * ((dot w (x i2)) + b)))) >= (0)).
Proof. exact (s9 (y i2) (dot w (x i2)) b). Qed.
Lemma t16 (i2 : Z) : (((i2 >= (0)%Z)%Z /\ (i2 < n)%Z) -> ((if Rle_dec ((1) - ((y i2) * ((dot w (x i2)) + b))) (0) then (0) else ((1) - ((y i2) * ((dot w (x i2)) + b)))) >= (0))).
Proof. intro unused. exact (t15 i2). Qed.
Lemma t17 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((if Rle_dec ((1) - ((y i_0) * ((dot w (x i_0)) + b))) (0) then (0) else ((1) - ((y i_0) * ((dot w (x i_0)) + b)))) >= (0)))).
Proof. intros i2. exact (t16 i2). Qed.
Lemma t18 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : ((k2 >= (0)%Z)%Z /\ (k2 < n)%Z).
Proof. pose proof given1 as H0. pose proof h5 as H1. pose proof h6 as H2. exact (s10 n k2 H0 H1 H2). Qed.
Lemma t19 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 >= (0)%Z)%Z.
Proof. pose proof given1 as H0. pose proof h5 as H1. pose proof h6 as H2. exact (s11 n k2 H0 H1 H2). Qed.
Lemma t20 (k2 : Z) (h4 : ((k2 <= n)%Z -> ((sum2 k2) >= (0)))) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : ((sum2 (k2 + (1)%Z)%Z) >= (0)).
Proof. pose proof ((sum2_next k2) (t19 k2 h5 h6)) as E0. pose proof (h4 (t14 k2 h5 h6)) as H0. pose proof ((t17 k2) (t18 k2 h5 h6)) as H1. rewrite ?E0. exact (s12 (sum2 k2) (y k2) (dot w (x k2)) b H0 H1). Qed.
Lemma t21 (k2 : Z) (h4 : ((k2 <= n)%Z -> ((sum2 k2) >= (0)))) (h5 : (k2 >= (0)%Z)%Z) : (((k2 + (1)%Z)%Z <= n)%Z -> ((sum2 (k2 + (1)%Z)%Z) >= (0))).
Proof. intro h6. exact (t20 k2 h4 h5 h6). Qed.
Lemma t22 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum2 k_0) >= (0))))).
Proof. refine (zind (fun k2 => ((k2 <= n)%Z -> ((sum2 k2) >= (0)))) t13 _). intros k2 h5 h4. exact (t21 k2 h4 h5). Qed.
Lemma t23 (k2 : Z) (h7 : ((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z)) : ((sum2 k2) >= (0)).
Proof. pose proof (t22 k2) as H0. pose proof h7 as H1. exact (s13 k2 n (sum2 k2) H0 H1). Qed.
Lemma t24 (k2 : Z) : (((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z) -> ((sum2 k2) >= (0))).
Proof. intro h7. exact (t23 k2 h7). Qed.
Lemma t25 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum2 k_0) >= (0)))).
Proof. intros k2. exact (t24 k2). Qed.
Lemma t26 : (n >= (0)%Z)%Z.
Proof. pose proof given1 as H0. exact (s14 n H0). Qed.
Lemma t27 : ((IZR n) >= (0)).
Proof. pose proof t26 as H0. exact (s15 n H0). Qed.
Lemma t28 : ((dot w w) <= (((2) * (IZR n)) * C)).
Proof. pose proof ((t25 n) t10) as H0. pose proof given2 as H1. pose proof t27 as H2. exact (s16 (sum2 n) C (dot w w) n H0 H1 H2). Qed.
Lemma t29 (i3 : Z) (h8 : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z)) : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z).
Proof. pose proof given1 as H0. pose proof h8 as H1. exact (s17 n i3 H0 H1). Qed.
Lemma t30 (i3 : Z) (h8 : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z)) : ((((y i3) * ((dot zero (x i3)) + (0))) >= ((1) - (xi i3))) /\ ((xi i3) >= (0))).
Proof. pose proof (ax_zero_vector (x i3)) as E0. pose proof ((given3 i3) (t29 i3 h8)) as H0. pose proof ((given3 i3) (t29 i3 h8)) as H1. rewrite ?E0. exact (s18 (xi i3) (y i3) H0 H1). Qed.
Lemma t31 (i3 : Z) : (((i3 >= (0)%Z)%Z /\ (i3 < n)%Z) -> ((((y i3) * ((dot zero (x i3)) + (0))) >= ((1) - (xi i3))) /\ ((xi i3) >= (0)))).
Proof. intro h8. exact (t30 i3 h8). Qed.
Lemma t32 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((((y i_0) * ((dot zero (x i_0)) + (0))) >= ((1) - (xi i_0))) /\ ((xi i_0) >= (0))))).
Proof. intros i3. exact (t31 i3). Qed.
Lemma t33 : ((IZR (0)%Z) = (0)).
Proof. exact (s19). Qed.
Lemma t34 : ((sum (0)%Z) = ((1) * (IZR (0)%Z))).
Proof. pose proof t33 as E0. pose proof sum_0 as E1. rewrite ?E0. rewrite ?E1. exact (s20). Qed.
Lemma t35 : (((0)%Z <= n)%Z -> ((sum (0)%Z) = ((1) * (IZR (0)%Z)))).
Proof. intro unused. exact t34. Qed.
Lemma t36 (k3 : Z) (h10 : (k3 >= (0)%Z)%Z) (h11 : ((k3 + (1)%Z)%Z <= n)%Z) : (k3 <= n)%Z.
Proof. pose proof given1 as H0. pose proof h10 as H1. pose proof h11 as H2. exact (s21 n k3 H0 H1 H2). Qed.
Lemma t37 (k3 : Z) (h10 : (k3 >= (0)%Z)%Z) (h11 : ((k3 + (1)%Z)%Z <= n)%Z) : ((k3 >= (0)%Z)%Z /\ (k3 < n)%Z).
Proof. pose proof given1 as H0. pose proof h10 as H1. pose proof h11 as H2. exact (s22 n k3 H0 H1 H2). Qed.
Lemma t38 (k3 : Z) (h10 : (k3 >= (0)%Z)%Z) (h11 : ((k3 + (1)%Z)%Z <= n)%Z) : (k3 >= (0)%Z)%Z.
Proof. pose proof given1 as H0. pose proof h10 as H1. pose proof h11 as H2. exact (s23 n k3 H0 H1 H2). Qed.
Lemma t39 (k3 : Z) (h10 : (k3 >= (0)%Z)%Z) (h11 : ((k3 + (1)%Z)%Z <= n)%Z) : ((IZR k3) >= (0)).
Proof. pose proof (t38 k3 h10 h11) as H0. exact (s24 k3 H0). Qed.
Lemma t40 (k3 : Z) : ((IZR (k3 + (1)%Z)%Z) = ((IZR k3) + (1))).
Proof. exact (s25 k3). Qed.
Lemma t41 (k3 : Z) (h9 : ((k3 <= n)%Z -> ((sum k3) = ((1) * (IZR k3))))) (h10 : (k3 >= (0)%Z)%Z) (h11 : ((k3 + (1)%Z)%Z <= n)%Z) : ((sum (k3 + (1)%Z)%Z) = ((1) * (IZR (k3 + (1)%Z)%Z))).
Proof. pose proof (t40 k3) as E0. pose proof ((sum_next k3) (t38 k3 h10 h11)) as E1. pose proof (h9 (t36 k3 h10 h11)) as H0. pose proof ((given3 k3) (t37 k3 h10 h11)) as H1. pose proof ((given3 k3) (t37 k3 h10 h11)) as H2. pose proof (t39 k3 h10 h11) as H3. rewrite ?E0. rewrite ?E1. exact (s26 (sum k3) k3 (xi k3) H0 H1 H2 H3). Qed.
Lemma t42 (k3 : Z) (h9 : ((k3 <= n)%Z -> ((sum k3) = ((1) * (IZR k3))))) (h10 : (k3 >= (0)%Z)%Z) : (((k3 + (1)%Z)%Z <= n)%Z -> ((sum (k3 + (1)%Z)%Z) = ((1) * (IZR (k3 + (1)%Z)%Z)))).
Proof. intro h11. exact (t41 k3 h9 h10 h11). Qed.
Lemma t43 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum k_0) = ((1) * (IZR k_0)))))).
Proof. refine (zind (fun k3 => ((k3 <= n)%Z -> ((sum k3) = ((1) * (IZR k3))))) t35 _). intros k3 h10 h9. exact (t42 k3 h9 h10). Qed.
Lemma t44 (k3 : Z) (h12 : ((k3 >= (0)%Z)%Z /\ (k3 <= n)%Z)) : ((sum k3) = ((1) * (IZR k3))).
Proof. pose proof (t43 k3) as H0. pose proof h12 as H1. exact (s27 k3 n (sum k3) H0 H1). Qed.
Lemma t45 (k3 : Z) : (((k3 >= (0)%Z)%Z /\ (k3 <= n)%Z) -> ((sum k3) = ((1) * (IZR k3)))).
Proof. intro h12. exact (t44 k3 h12). Qed.
Lemma t46 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum k_0) = ((1) * (IZR k_0))))).
Proof. intros k3. exact (t45 k3). Qed.
Lemma t47 : ((IZR n) >= (0)).
Proof. pose proof t26 as H0. exact (s28 n H0). Qed.
Lemma t48 : ((((dot zero zero) / (2)) + (C * (sum n))) = ((IZR n) * C)).
Proof. pose proof (ax_zero_vector zero) as E0. pose proof ((t46 n) t10) as H0. pose proof t47 as H1. rewrite ?E0. exact (s29 (sum n) n C H0 H1). Qed.
Lemma t49 : ((IZR n) >= (0)).
Proof. pose proof t26 as H0. exact (s30 n H0). Qed.
Lemma t50 : ((sum2 n) <= (IZR n)).
Proof. pose proof (ax_positive w) as H0. pose proof given2 as H1. pose proof t49 as H2. exact (s31 (dot w w) C (sum2 n) n H0 H1 H2). Qed.
Lemma t51 (i4 : Z) (h13 : ((i4 >= (0)%Z)%Z /\ (i4 < n)%Z)) : ((i4 >= (0)%Z)%Z \/ ((sum2 (0)%Z) >= (if Rle_dec ((1) - ((y i4) * ((dot w (x i4)) + b))) (0) then (0) else ((1) - ((y i4) * ((dot w (x i4)) + b)))))).
Proof. pose proof sum2_0 as E0. pose proof h13 as H0. rewrite ?E0. exact (s32 i4 n (y i4) (dot w (x i4)) b H0). Qed.
Lemma t52 (i4 : Z) (h13 : ((i4 >= (0)%Z)%Z /\ (i4 < n)%Z)) : (((0)%Z <= n)%Z -> ((i4 >= (0)%Z)%Z \/ ((sum2 (0)%Z) >= (if Rle_dec ((1) - ((y i4) * ((dot w (x i4)) + b))) (0) then (0) else ((1) - ((y i4) * ((dot w (x i4)) + b))))))).
Proof. intro unused. exact (t51 i4 h13). Qed.
Lemma t53 (k4 : Z) (i4 : Z) (h13 : ((i4 >= (0)%Z)%Z /\ (i4 < n)%Z)) (h15 : (k4 >= (0)%Z)%Z) (h16 : ((k4 + (1)%Z)%Z <= n)%Z) : (k4 <= n)%Z.
Proof. pose proof given1 as H0. pose proof h13 as H1. pose proof h15 as H2. pose proof h16 as H3. exact (s33 n i4 k4 H0 H1 H2 H3). Qed.
Lemma t54 (k4 : Z) (i4 : Z) (h13 : ((i4 >= (0)%Z)%Z /\ (i4 < n)%Z)) (h15 : (k4 >= (0)%Z)%Z) (h16 : ((k4 + (1)%Z)%Z <= n)%Z) : ((k4 >= (0)%Z)%Z /\ (k4 < n)%Z).
Proof. pose proof given1 as H0. pose proof h13 as H1. pose proof h15 as H2. pose proof h16 as H3. exact (s34 n i4 k4 H0 H1 H2 H3). Qed.
Lemma t55 (k4 : Z) (i4 : Z) (h13 : ((i4 >= (0)%Z)%Z /\ (i4 < n)%Z)) (h15 : (k4 >= (0)%Z)%Z) (h16 : ((k4 + (1)%Z)%Z <= n)%Z) : ((k4 >= (0)%Z)%Z /\ (k4 <= n)%Z).
Proof. pose proof given1 as H0. pose proof h13 as H1. pose proof h15 as H2. pose proof h16 as H3. exact (s35 n i4 k4 H0 H1 H2 H3). Qed.
Lemma t56 (k4 : Z) (i4 : Z) : ((i4 = k4)%Z -> ((if Rle_dec ((1) - ((y i4) * ((dot w (x i4)) + b))) (0) then (0) else ((1) - ((y i4) * ((dot w (x i4)) + b)))) = (if Rle_dec ((1) - ((y k4) * ((dot w (x k4)) + b))) (0) then (0) else ((1) - ((y k4) * ((dot w (x k4)) + b)))))).
Proof. same. Qed.
Lemma t57 (k4 : Z) (i4 : Z) (h13 : ((i4 >= (0)%Z)%Z /\ (i4 < n)%Z)) (h15 : (k4 >= (0)%Z)%Z) (h16 : ((k4 + (1)%Z)%Z <= n)%Z) : (k4 >= (0)%Z)%Z.
Proof. pose proof given1 as H0. pose proof h13 as H1. pose proof h15 as H2. pose proof h16 as H3. exact (s37 n i4 k4 H0 H1 H2 H3). Qed.
Lemma t58 (k4 : Z) (i4 : Z) (h14 : ((k4 <= n)%Z -> ((i4 >= k4)%Z \/ ((sum2 k4) >= (if Rle_dec ((1) - ((y i4) * ((dot w (x i4)) + b))) (0) then (0) else ((1) - ((y i4) * ((dot w (x i4)) + b)))))))) (h13 : ((i4 >= (0)%Z)%Z /\ (i4 < n)%Z)) (h15 : (k4 >= (0)%Z)%Z) (h16 : ((k4 + (1)%Z)%Z <= n)%Z) : ((i4 >= (k4 + (1)%Z)%Z)%Z \/ ((sum2 (k4 + (1)%Z)%Z) >= (if Rle_dec ((1) - ((y i4) * ((dot w (x i4)) + b))) (0) then (0) else ((1) - ((y i4) * ((dot w (x i4)) + b)))))).
Proof. pose proof ((sum2_next k4) (t57 k4 i4 h13 h15 h16)) as E0. pose proof (h14 (t53 k4 i4 h13 h15 h16)) as H0. pose proof ((t17 k4) (t54 k4 i4 h13 h15 h16)) as H1. pose proof ((t25 k4) (t55 k4 i4 h13 h15 h16)) as H3. pose proof (t56 k4 i4) as H4. rewrite ?E0. exact (s38 i4 k4 (sum2 k4) (y i4) (dot w (x i4)) b (y k4) (dot w (x k4)) H0 H1 H3 H4). Qed.
Lemma t59 (k4 : Z) (i4 : Z) (h14 : ((k4 <= n)%Z -> ((i4 >= k4)%Z \/ ((sum2 k4) >= (if Rle_dec ((1) - ((y i4) * ((dot w (x i4)) + b))) (0) then (0) else ((1) - ((y i4) * ((dot w (x i4)) + b)))))))) (h13 : ((i4 >= (0)%Z)%Z /\ (i4 < n)%Z)) (h15 : (k4 >= (0)%Z)%Z) : (((k4 + (1)%Z)%Z <= n)%Z -> ((i4 >= (k4 + (1)%Z)%Z)%Z \/ ((sum2 (k4 + (1)%Z)%Z) >= (if Rle_dec ((1) - ((y i4) * ((dot w (x i4)) + b))) (0) then (0) else ((1) - ((y i4) * ((dot w (x i4)) + b))))))).
Proof. intro h16. exact (t58 k4 i4 h14 h13 h15 h16). Qed.
Lemma t60 (i4 : Z) (h13 : ((i4 >= (0)%Z)%Z /\ (i4 < n)%Z)) : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((i4 >= k_0)%Z \/ ((sum2 k_0) >= (if Rle_dec ((1) - ((y i4) * ((dot w (x i4)) + b))) (0) then (0) else ((1) - ((y i4) * ((dot w (x i4)) + b))))))))).
Proof. refine (zind (fun k4 => ((k4 <= n)%Z -> ((i4 >= k4)%Z \/ ((sum2 k4) >= (if Rle_dec ((1) - ((y i4) * ((dot w (x i4)) + b))) (0) then (0) else ((1) - ((y i4) * ((dot w (x i4)) + b)))))))) (t52 i4 h13) _). intros k4 h15 h14. exact (t59 k4 i4 h14 h13 h15). Qed.
Lemma t61 (k4 : Z) (i4 : Z) (h13 : ((i4 >= (0)%Z)%Z /\ (i4 < n)%Z)) (h17 : ((k4 >= (0)%Z)%Z /\ (k4 <= n)%Z)) : ((i4 >= k4)%Z \/ ((sum2 k4) >= (if Rle_dec ((1) - ((y i4) * ((dot w (x i4)) + b))) (0) then (0) else ((1) - ((y i4) * ((dot w (x i4)) + b)))))).
Proof. pose proof ((t60 i4 h13) k4) as H0. pose proof h17 as H1. exact (s39 k4 n i4 (sum2 k4) (y i4) (dot w (x i4)) b H0 H1). Qed.
Lemma t62 (i4 : Z) (k4 : Z) (h13 : ((i4 >= (0)%Z)%Z /\ (i4 < n)%Z)) : (((k4 >= (0)%Z)%Z /\ (k4 <= n)%Z) -> ((i4 >= k4)%Z \/ ((sum2 k4) >= (if Rle_dec ((1) - ((y i4) * ((dot w (x i4)) + b))) (0) then (0) else ((1) - ((y i4) * ((dot w (x i4)) + b))))))).
Proof. intro h17. exact (t61 k4 i4 h13 h17). Qed.
Lemma t63 (i4 : Z) (h13 : ((i4 >= (0)%Z)%Z /\ (i4 < n)%Z)) : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((i4 >= k_0)%Z \/ ((sum2 k_0) >= (if Rle_dec ((1) - ((y i4) * ((dot w (x i4)) + b))) (0) then (0) else ((1) - ((y i4) * ((dot w (x i4)) + b)))))))).
Proof. intros k4. exact (t62 i4 k4 h13). Qed.
Lemma t64 (i4 : Z) (h13 : ((i4 >= (0)%Z)%Z /\ (i4 < n)%Z)) : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given1 as H0. pose proof h13 as H1. exact (s40 n i4 H0 H1). Qed.
Lemma t65 (i4 : Z) (h13 : ((i4 >= (0)%Z)%Z /\ (i4 < n)%Z)) : ((if Rle_dec ((1) - ((y i4) * ((dot w (x i4)) + b))) (0) then (0) else ((1) - ((y i4) * ((dot w (x i4)) + b)))) <= (sum2 n)).
Proof. pose proof (((t63 i4 h13) n) (t64 i4 h13)) as H0. pose proof h13 as H1. exact (s41 i4 n (sum2 n) (y i4) (dot w (x i4)) b H0 H1). Qed.
Lemma t66 (i4 : Z) : (((i4 >= (0)%Z)%Z /\ (i4 < n)%Z) -> ((if Rle_dec ((1) - ((y i4) * ((dot w (x i4)) + b))) (0) then (0) else ((1) - ((y i4) * ((dot w (x i4)) + b)))) <= (sum2 n))).
Proof. intro h13. exact (t65 i4 h13). Qed.
Lemma t67 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((if Rle_dec ((1) - ((y i_0) * ((dot w (x i_0)) + b))) (0) then (0) else ((1) - ((y i_0) * ((dot w (x i_0)) + b)))) <= (sum2 n)))).
Proof. intros i4. exact (t66 i4). Qed.
Lemma t68 : ((i >= (0)%Z)%Z /\ (i < n)%Z).
Proof. pose proof given1 as H0. pose proof given4 as H1. exact (s42 n i H0 H1). Qed.
Lemma t69 : (n >= (1)%Z)%Z.
Proof. pose proof given1 as H0. pose proof given4 as H1. exact (s43 n i H0 H1). Qed.
Lemma t70 : ((IZR n) >= (1)).
Proof. pose proof t69 as H0. exact (s44 n H0). Qed.
Lemma t71 : (((y i) * ((dot w (x i)) + b)) >= ((1) - (IZR n))).
Proof. pose proof t50 as H0. pose proof ((t67 i) t68) as H1. pose proof t70 as H2. exact (s45 (sum2 n) n (y i) (dot w (x i)) b H0 H1 H2). Qed.
Lemma t72 : ((IZR n) >= (1)).
Proof. pose proof t69 as H0. exact (s46 n H0). Qed.
Lemma t73 : (((y i) = (1)) -> (b >= (((1) - (IZR n)) - (dot w (x i))))).
Proof. pose proof t71 as H0. pose proof t72 as H1. exact (s47 (y i) (dot w (x i)) b n H0 H1). Qed.
Lemma t74 : ((IZR n) >= (1)).
Proof. pose proof t69 as H0. exact (s48 n H0). Qed.
Lemma t75 : (((y i) = (-1)) -> (b <= (((IZR n) - (1)) - (dot w (x i))))).
Proof. pose proof t71 as H0. pose proof t74 as H1. exact (s49 (y i) (dot w (x i)) b n H0 H1). Qed.

Theorem soft_always_feasible_0 : ((((dot zero zero) / (2)) + (C * (sum3 n))) = (0)).
Proof. exact t11. Qed.
Theorem soft_always_feasible_1 : ((dot w w) <= (((2) * (IZR n)) * C)).
Proof. exact t28. Qed.
Theorem soft_always_feasible_2 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((((y i_0) * ((dot zero (x i_0)) + (0))) >= ((1) - (xi i_0))) /\ ((xi i_0) >= (0))))).
Proof. exact t32. Qed.
Theorem soft_always_feasible_3 : ((((dot zero zero) / (2)) + (C * (sum n))) = ((IZR n) * C)).
Proof. exact t48. Qed.
Theorem soft_always_feasible_4 : (((y i) * ((dot w (x i)) + b)) >= ((1) - (IZR n))).
Proof. exact t71. Qed.
Theorem soft_always_feasible_5 : (((y i) = (1)) -> (b >= (((1) - (IZR n)) - (dot w (x i))))).
Proof. exact t73. Qed.
Theorem soft_always_feasible_6 : (((y i) = (-1)) -> (b <= (((IZR n) - (1)) - (dot w (x i))))).
Proof. exact t75. Qed.
End soft_always_feasible.
Print Assumptions soft_always_feasible_0.
Print Assumptions soft_always_feasible_1.
Print Assumptions soft_always_feasible_2.
Print Assumptions soft_always_feasible_3.
Print Assumptions soft_always_feasible_4.
Print Assumptions soft_always_feasible_5.
Print Assumptions soft_always_feasible_6.
