(* label: soft-constrained-geometric *)
(* given: \left\lVert v\right\rVert^2 > 0,\quad M > 0,\quad \bigl(k = 1 \;\text{or}\; c = 0\bigr) *)
(* given: \sum_{i} \xi_{i} \le s *)
(* given: t\,M\,\left\lVert v\right\rVert = 1 *)
(* given: \frac{y_{i}\,\left(\left\langle v, x_{i}\right\rangle + c\right)}{\left\lVert v\right\rVert} \ge M\,\left(1 - \xi_{i}\right),\quad \xi_{i} \ge 0 \quad\text{for all } i *)
(* given: \left\lVert w\right\rVert^2 > 0,\quad \bigl(k = 1 \;\text{or}\; b = 0\bigr),\quad \sum_{i} \max\left(0, 1 - y_{i}\,\left(\left\langle w, x_{i}\right\rangle + b\right)\right) \le s *)
(* given: \text{for all } v, c:\; \left\lVert v\right\rVert^2 > 0,\quad \bigl(k = 1 \;\text{or}\; c = 0\bigr),\quad \sum_{i} \max\left(0, 1 - y_{i}\,\left(\left\langle v, x_{i}\right\rangle + c\right)\right) \le s \;\Rightarrow\; M^2\,\left\lVert v\right\rVert^2 \ge 1 *)
(* part 1: \left\lVert t\,v\right\rVert = \frac{1}{M} *)
(* part 2: \sum_{i} \max\left(0, 1 - y_{i}\,\left(\left\langle t\,v, x_{i}\right\rangle + t\,c\right)\right) \le s,\quad \bigl(k = 1 \;\text{or}\; t\,c = 0\bigr) *)
(* part 2: \left\lVert t\,v\right\rVert \le \left\lVert w\right\rVert *)
Require Import Replay.
Section widest_is_shortest.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable x : Z -> V.
Variable y : Z -> R.
Variable xi : Z -> R.
Variable M : R.
Variable s : R.
Variable n : Z.
Variable k : R.
Variable b : R.
Variable w : V.
Variable v : V.
Variable t : R.
Variable c : R.
Definition sum (p_0 : V) (p_1 : R) : Z -> R := rec (0) (fun k_ v_ => (v_ + (if Rle_dec ((1) - ((y k_) * ((dot p_0 (x k_)) + p_1))) (0) then (0) else ((1) - ((y k_) * ((dot p_0 (x k_)) + p_1)))))).
Lemma sum_0 : (forall (p_0 : V) (p_1 : R), ((sum p_0 p_1 (0)%Z) = (0))). Proof. reflexivity. Qed.
Lemma sum_next : (forall (p_0 : V) (p_1 : R) (k_2 : Z), ((k_2 >= (0)%Z)%Z -> ((sum p_0 p_1 (k_2 + (1)%Z)%Z) = ((sum p_0 p_1 k_2) + (if Rle_dec ((1) - ((y k_2) * ((dot p_0 (x k_2)) + p_1))) (0) then (0) else ((1) - ((y k_2) * ((dot p_0 (x k_2)) + p_1)))))))). Proof. intros; unfold sum; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum2 : Z -> R := rec (0) (fun k_ v_ => (v_ + (xi k_))).
Lemma sum2_0 : ((sum2 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum2_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum2 (k_0 + (1)%Z)%Z) = ((sum2 k_0) + (xi k_0))))). Proof. intros; unfold sum2; rewrite rec_next by assumption; reflexivity. Qed.
Hypothesis ax_homogeneous : (forall (c_0 : R) (u_1 : V) (z_2 : V), ((dot (mul c_0 u_1) z_2) = (c_0 * (dot u_1 z_2)))).
Lemma ax_square_root : (forall (c_0 : R), ((c_0 >= (0)) -> (((sqrt c_0) >= (0)) /\ (((sqrt c_0) * (sqrt c_0)) = c_0)))). Proof. intros ? H; split; [apply Rle_ge, sqrt_pos | apply sqrt_sqrt; lra]. Qed.
Hypothesis ax_positive : (forall (u_0 : V), ((dot u_0 u_0) >= (0))).
Hypothesis ax_symmetric : (forall (u_0 : V) (v_1 : V), ((dot u_0 v_1) = (dot v_1 u_0))).

Lemma s0 :
  ((0) <= (0)).
Proof. (* 8f88fb4dfa:  *) by_lra. Qed.
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
Lemma s3 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  ((x0 * ((x1 * x2) + (x1 * x3))) = (x1 * (x0 * (x2 + x3)))).
Proof. (* dbee3dfc51:  *) by_lra. Qed.
Lemma s4 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s5 (x0 : R) :
  (x0 >= (0)) ->
  (x0 >= (0)).
Proof. (* d214bd60e0: 0 *) by_logic. Qed.
Lemma s6 (x0 : R) (x1 : R) :
  ((x0 >= (0)) -> ((x1 >= (0)) /\ ((x1 * x1) = x0))) ->
  (x0 >= (0)) ->
  ((x1 >= (0)) /\ ((x1 * x1) = x0)).
Proof. (* 0ad597f007: 0 1 *) by_logic. Qed.
Lemma s7 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((x0 >= (0)) /\ ((x0 * x0) = x1)) ->
  ((x1 > (0)) /\ (x2 > (0)) /\ ((x3 = (1)) \/ (x4 = (0)))) ->
  ((x5 * (x2 * x0)) = (1)) ->
  ((x0 > (0)) /\ ((x0 * x0) = x1) /\ (x5 > (0)) /\ ((x5 * (x2 * x0)) = (1))).
Proof. (* 5e968d92d6: 2 4 5 *) by_products. Qed.
Lemma s8 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  ((((x0 * (x1 + x2)) / x3) >= (x4 * ((1) - x5))) /\ (x5 >= (0))) ->
  ((((x0 * (x1 + x2)) / x3) >= (x4 * ((1) - x5))) /\ (x5 >= (0))) ->
  ((x3 > (0)) /\ ((x3 * x3) = x6) /\ (x7 > (0)) /\ ((x7 * (x4 * x3)) = (1))) ->
  (((x0 * (x1 + x2)) >= ((x4 * x3) * ((1) - x5))) /\ (x5 >= (0))).
Proof. (* cd67222a9b: 0 1 2 *) by_quotients. Qed.
Lemma s9 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 87e05514c8: 0 1 2 *) by_logic. Qed.
Lemma s10 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  (((x0 * (x1 + x2)) >= ((x3 * x4) * ((1) - x5))) /\ (x5 >= (0))) ->
  ((x4 > (0)) /\ ((x4 * x4) = x6) /\ (x7 > (0)) /\ ((x7 * (x3 * x4)) = (1))) ->
  ((x7 * (x0 * (x1 + x2))) >= ((1) - x5)).
Proof. (* 6c51cc3866: 0 1 *) by_isolation. Qed.
Lemma s11 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) :
  ((x0 * ((x1 * x2) + (x1 * x3))) = (x1 * (x0 * (x2 + x3)))) ->
  ((x1 * (x0 * (x2 + x3))) >= ((1) - x4)) ->
  (((x0 * (x2 + x3)) >= ((x5 * x6) * ((1) - x4))) /\ (x4 >= (0))) ->
  ((if Rle_dec ((1) - (x0 * ((x1 * x2) + (x1 * x3)))) (0) then (0) else ((1) - (x0 * ((x1 * x2) + (x1 * x3))))) <= x4).
Proof. (* 38a6b663ee: 0 1 2 *) by_ifs. Qed.
Lemma s12 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 7165f0377f: 0 1 2 *) by_logic. Qed.
Lemma s13 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) :
  (x0 <= x1) ->
  ((((x2 * (x3 + x4)) / x5) >= (x6 * ((1) - x7))) /\ (x7 >= (0))) ->
  ((if Rle_dec ((1) - (x2 * ((x8 * x3) + (x8 * x4)))) (0) then (0) else ((1) - (x2 * ((x8 * x3) + (x8 * x4))))) <= x7) ->
  ((x0 + (if Rle_dec ((1) - (x2 * ((x8 * x3) + (x8 * x4)))) (0) then (0) else ((1) - (x2 * ((x8 * x3) + (x8 * x4)))))) <= (x1 + x7)).
Proof. (* 09bc7e0927: 0 1 2 *) by_lra. Qed.
Lemma s14 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 <= x3))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 <= x3).
Proof. (* 07f32e61f7: 0 1 *) by_logic. Qed.
Lemma s15 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* a883d213be: 0 *) by_logic. Qed.
Lemma s16 (x0 : R) (x1 : R) (x2 : R) :
  (x0 <= x1) ->
  (x1 <= x2) ->
  (x0 <= x2).
Proof. (* 483639cff8: 0 1 *) by_lra. Qed.
Lemma s17 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) :
  (x0 <= x1) ->
  ((x2 > (0)) /\ (x3 > (0)) /\ ((x4 = (1)) \/ (x5 = (0)))) ->
  ((x0 <= x1) /\ ((x4 = (1)) \/ ((x6 * x5) = (0)))).
Proof. (* d4a42a4b25: 0 1 *) by_isolation. Qed.
Lemma s18 (x0 : R) (x1 : R) :
  ((x0 * (x0 * x1)) >= (0)) ->
  ((x0 * (x0 * x1)) >= (0)).
Proof. (* b5740efafb: 0 *) by_logic. Qed.
Lemma s19 (x0 : R) (x1 : R) :
  ((x0 >= (0)) -> ((x1 >= (0)) /\ ((x1 * x1) = x0))) ->
  (x0 >= (0)) ->
  ((x1 >= (0)) /\ ((x1 * x1) = x0)).
Proof. (* 0ad597f007: 0 1 *) by_logic. Qed.
Lemma s20 (x0 : R) :
  (x0 >= (0)) ->
  (x0 >= (0)).
Proof. (* d214bd60e0: 0 *) by_logic. Qed.
Lemma s21 (x0 : R) (x1 : R) :
  ((x0 >= (0)) -> ((x1 >= (0)) /\ ((x1 * x1) = x0))) ->
  (x0 >= (0)) ->
  ((x1 >= (0)) /\ ((x1 * x1) = x0)).
Proof. (* 0ad597f007: 0 1 *) by_logic. Qed.
Lemma s23 (x0 : R) (x1 : R) (x2 : R) :
  ((x0 >= (0)) /\ ((x0 * x0) = (x1 * (x1 * x2)))) ->
  ((x0 >= (0)) /\ ((x0 * x0) = (x1 * (x1 * x2)))).
Proof. (* 5c9fea056f: 4 *) by_logic. Qed.
Lemma s24 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  ((x0 > (0)) /\ ((x0 * x0) = x1) /\ (x2 > (0)) /\ ((x2 * (x3 * x0)) = (1))) ->
  (((x2 * (x2 * x1)) * (x3 * x3)) = (1)).
Proof. (* a7497e9966: 0 *) by_isolation. Qed.
Lemma s26 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((x0 >= (0)) /\ ((x0 * x0) = (x1 * (x1 * x2)))) ->
  (((x1 * (x1 * x2)) * (x3 * x3)) = (1)) ->
  ((x2 > (0)) /\ (x3 > (0)) /\ ((x4 = (1)) \/ (x5 = (0)))) ->
  ((x0 * x3) = (1)).
Proof. (* 241a2e72a8: 0 1 2 *) by_products. Qed.
Lemma s28 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  ((x0 * x1) = (1)) ->
  ((x2 > (0)) /\ (x1 > (0)) /\ ((x3 = (1)) \/ (x4 = (0)))) ->
  (x0 = ((1) / x1)).
Proof. (* da6fa2b766: 0 1 *) by_equations. Qed.
Lemma s29 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) :
  (((x0 > (0)) /\ ((x1 = (1)) \/ (x2 = (0))) /\ (x3 <= x4)) -> (((x5 * x5) * x0) >= (1))) ->
  ((x0 > (0)) /\ ((x1 = (1)) \/ (x2 = (0))) /\ (x3 <= x4)) ->
  (((x6 * (x6 * x7)) * (x5 * x5)) = (1)) ->
  ((x7 > (0)) /\ (x5 > (0)) /\ ((x1 = (1)) \/ (x8 = (0)))) ->
  ((x6 * (x6 * x7)) <= x0).
Proof. (* 205f36537a: 0 1 2 3 *) by_isolation. Qed.
Lemma s31 (x0 : R) (x1 : R) :
  ((x0 >= (0)) /\ ((x0 * x0) = x1)) ->
  ((x0 >= (0)) /\ ((x0 * x0) = x1)).
Proof. (* 4951afa741: 5 *) by_logic. Qed.
Lemma s33 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  ((x0 * (x0 * x1)) <= x2) ->
  ((x3 >= (0)) /\ ((x3 * x3) = (x0 * (x0 * x1)))) ->
  ((x4 >= (0)) /\ ((x4 * x4) = x2)) ->
  (x3 <= x4).
Proof. (* c604833fd8: 7 8 9 *) by_isolation. Qed.

Hypothesis given0 : (n >= (0)%Z)%Z.
Hypothesis given1 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((((y i_0) * ((dot v (x i_0)) + c)) / (sqrt (dot v v))) >= (M * ((1) - (xi i_0)))) /\ ((xi i_0) >= (0))))).
Hypothesis given2 : (((dot v v) > (0)) /\ (M > (0)) /\ ((k = (1)) \/ (c = (0)))).
Hypothesis given3 : ((sum2 n) <= s).
Hypothesis given4 : ((t * (M * (sqrt (dot v v)))) = (1)).
Hypothesis given5 : (((dot w w) > (0)) /\ ((k = (1)) \/ (b = (0))) /\ ((sum w b n) <= s)).
Hypothesis given6 : (forall (v_0 : V) (c_1 : R), ((((dot v_0 v_0) > (0)) /\ ((k = (1)) \/ (c_1 = (0))) /\ ((sum v_0 c_1 n) <= s)) -> (((M * M) * (dot v_0 v_0)) >= (1)))).

Lemma t0 : ((sum (mul t v) (t * c) (0)%Z) <= (sum2 (0)%Z)).
Proof. pose proof sum2_0 as E0. pose proof (sum_0 (mul t v) (t * c)) as E1. rewrite ?E0. rewrite ?E1. exact (s0). Qed.
Lemma t1 : (((0)%Z <= n)%Z -> ((sum (mul t v) (t * c) (0)%Z) <= (sum2 (0)%Z))).
Proof. intro unused. exact t0. Qed.
Lemma t2 (k2 : Z) (h1 : (k2 >= (0)%Z)%Z) (h2 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 <= n)%Z.
Proof. pose proof given0 as H0. pose proof h1 as H1. pose proof h2 as H2. exact (s1 n k2 H0 H1 H2). Qed.
Lemma t3 (k2 : Z) (h1 : (k2 >= (0)%Z)%Z) (h2 : ((k2 + (1)%Z)%Z <= n)%Z) : ((k2 >= (0)%Z)%Z /\ (k2 < n)%Z).
Proof. pose proof given0 as H0. pose proof h1 as H1. pose proof h2 as H2. exact (s2 n k2 H0 H1 H2). Qed.
Lemma t4 (k2 : Z) : (((y k2) * ((dot (mul t v) (x k2)) + (t * c))) = (t * ((y k2) * ((dot v (x k2)) + c)))).
Proof. pose proof (ax_homogeneous t v (x k2)) as E0. rewrite ?E0. exact (s3 (y k2) t (dot v (x k2)) c). Qed.
Lemma t5 (i : Z) (h3 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : ((i >= (0)%Z)%Z /\ (i < n)%Z).
Proof. pose proof given0 as H0. pose proof h3 as H1. exact (s4 n i H0 H1). Qed.
Lemma t6 : ((dot v v) >= (0)).
Proof. pose proof (ax_positive v) as H0. exact (s5 (dot v v) H0). Qed.
Lemma t7 : (((sqrt (dot v v)) >= (0)) /\ (((sqrt (dot v v)) * (sqrt (dot v v))) = (dot v v))).
Proof. pose proof (ax_square_root (dot v v)) as H0. pose proof t6 as H1. exact (s6 (dot v v) (sqrt (dot v v)) H0 H1). Qed.
Lemma t8 : (((sqrt (dot v v)) > (0)) /\ (((sqrt (dot v v)) * (sqrt (dot v v))) = (dot v v)) /\ (t > (0)) /\ ((t * (M * (sqrt (dot v v)))) = (1))).
Proof. pose proof t7 as H2. pose proof given2 as H4. pose proof given4 as H5. exact (s7 (sqrt (dot v v)) (dot v v) M k c t H2 H4 H5). Qed.
Lemma t9 (i : Z) (h3 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : ((((y i) * ((dot v (x i)) + c)) >= ((M * (sqrt (dot v v))) * ((1) - (xi i)))) /\ ((xi i) >= (0))).
Proof. pose proof ((given1 i) (t5 i h3)) as H0. pose proof ((given1 i) (t5 i h3)) as H1. pose proof t8 as H2. exact (s8 (y i) (dot v (x i)) c (sqrt (dot v v)) M (xi i) (dot v v) t H0 H1 H2). Qed.
Lemma t10 (i : Z) : (((i >= (0)%Z)%Z /\ (i < n)%Z) -> ((((y i) * ((dot v (x i)) + c)) >= ((M * (sqrt (dot v v))) * ((1) - (xi i)))) /\ ((xi i) >= (0)))).
Proof. intro h3. exact (t9 i h3). Qed.
Lemma t11 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((((y i_0) * ((dot v (x i_0)) + c)) >= ((M * (sqrt (dot v v))) * ((1) - (xi i_0)))) /\ ((xi i_0) >= (0))))).
Proof. intros i. exact (t10 i). Qed.
Lemma t12 (k2 : Z) (h1 : (k2 >= (0)%Z)%Z) (h2 : ((k2 + (1)%Z)%Z <= n)%Z) : ((k2 >= (0)%Z)%Z /\ (k2 < n)%Z).
Proof. pose proof given0 as H0. pose proof h1 as H1. pose proof h2 as H2. exact (s9 n k2 H0 H1 H2). Qed.
Lemma t13 (k2 : Z) (h1 : (k2 >= (0)%Z)%Z) (h2 : ((k2 + (1)%Z)%Z <= n)%Z) : ((t * ((y k2) * ((dot v (x k2)) + c))) >= ((1) - (xi k2))).
Proof. pose proof ((t11 k2) (t12 k2 h1 h2)) as H0. pose proof t8 as H1. exact (s10 (y k2) (dot v (x k2)) c M (sqrt (dot v v)) (xi k2) (dot v v) t H0 H1). Qed.
Lemma t14 (k2 : Z) (h1 : (k2 >= (0)%Z)%Z) (h2 : ((k2 + (1)%Z)%Z <= n)%Z) : ((if Rle_dec ((1) - ((y k2) * ((dot (mul t v) (x k2)) + (t * c)))) (0) then (0) else ((1) - ((y k2) * ((dot (mul t v) (x k2)) + (t * c))))) <= (xi k2)).
Proof. pose proof (ax_homogeneous t v (x k2)) as E0. pose proof (t4 k2) as H0. rewrite ?E0 in H0. pose proof (t13 k2 h1 h2) as H1. pose proof ((t11 k2) (t12 k2 h1 h2)) as H2. rewrite ?E0. exact (s11 (y k2) t (dot v (x k2)) c (xi k2) M (sqrt (dot v v)) H0 H1 H2). Qed.
Lemma t15 (k2 : Z) (h1 : (k2 >= (0)%Z)%Z) (h2 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 >= (0)%Z)%Z.
Proof. pose proof given0 as H0. pose proof h1 as H1. pose proof h2 as H2. exact (s12 n k2 H0 H1 H2). Qed.
Lemma t16 (k2 : Z) (h0 : ((k2 <= n)%Z -> ((sum (mul t v) (t * c) k2) <= (sum2 k2)))) (h1 : (k2 >= (0)%Z)%Z) (h2 : ((k2 + (1)%Z)%Z <= n)%Z) : ((sum (mul t v) (t * c) (k2 + (1)%Z)%Z) <= (sum2 (k2 + (1)%Z)%Z)).
Proof. pose proof ((sum2_next k2) (t15 k2 h1 h2)) as E0. pose proof ((sum_next (mul t v) (t * c) k2) (t15 k2 h1 h2)) as E1. pose proof (ax_homogeneous t v (x k2)) as E2. pose proof (h0 (t2 k2 h1 h2)) as H0. pose proof ((given1 k2) (t3 k2 h1 h2)) as H1. pose proof (t14 k2 h1 h2) as H2. rewrite ?E2 in H2. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s13 (sum (mul t v) (t * c) k2) (sum2 k2) (y k2) (dot v (x k2)) c (sqrt (dot v v)) M (xi k2) t H0 H1 H2). Qed.
Lemma t17 (k2 : Z) (h0 : ((k2 <= n)%Z -> ((sum (mul t v) (t * c) k2) <= (sum2 k2)))) (h1 : (k2 >= (0)%Z)%Z) : (((k2 + (1)%Z)%Z <= n)%Z -> ((sum (mul t v) (t * c) (k2 + (1)%Z)%Z) <= (sum2 (k2 + (1)%Z)%Z))).
Proof. intro h2. exact (t16 k2 h0 h1 h2). Qed.
Lemma t18 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum (mul t v) (t * c) k_0) <= (sum2 k_0))))).
Proof. refine (zind (fun k2 => ((k2 <= n)%Z -> ((sum (mul t v) (t * c) k2) <= (sum2 k2)))) t1 _). intros k2 h1 h0. exact (t17 k2 h0 h1). Qed.
Lemma t19 (k2 : Z) (h4 : ((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z)) : ((sum (mul t v) (t * c) k2) <= (sum2 k2)).
Proof. pose proof (t18 k2) as H0. pose proof h4 as H1. exact (s14 k2 n (sum (mul t v) (t * c) k2) (sum2 k2) H0 H1). Qed.
Lemma t20 (k2 : Z) : (((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z) -> ((sum (mul t v) (t * c) k2) <= (sum2 k2))).
Proof. intro h4. exact (t19 k2 h4). Qed.
Lemma t21 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum (mul t v) (t * c) k_0) <= (sum2 k_0)))).
Proof. intros k2. exact (t20 k2). Qed.
Lemma t22 : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given0 as H0. exact (s15 n H0). Qed.
Lemma t23 : ((sum (mul t v) (t * c) n) <= s).
Proof. pose proof ((t21 n) t22) as H0. pose proof given3 as H1. exact (s16 (sum (mul t v) (t * c) n) (sum2 n) s H0 H1). Qed.
Lemma t24 : (((sum (mul t v) (t * c) n) <= s) /\ ((k = (1)) \/ ((t * c) = (0)))).
Proof. pose proof t23 as H0. pose proof given2 as H1. exact (s17 (sum (mul t v) (t * c) n) s (dot v v) M k c t H0 H1). Qed.
Lemma t25 : ((dot (mul t v) (mul t v)) >= (0)).
Proof. pose proof (ax_homogeneous t v (mul t v)) as E0. pose proof (ax_symmetric v (mul t v)) as E1. pose proof (ax_homogeneous t v v) as E2. pose proof (ax_positive (mul t v)) as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s18 t (dot v v) H0). Qed.
Lemma t26 : (((sqrt (dot (mul t v) (mul t v))) >= (0)) /\ (((sqrt (dot (mul t v) (mul t v))) * (sqrt (dot (mul t v) (mul t v)))) = (dot (mul t v) (mul t v)))).
Proof. pose proof (ax_square_root (dot (mul t v) (mul t v))) as H0. pose proof t25 as H1. exact (s19 (dot (mul t v) (mul t v)) (sqrt (dot (mul t v) (mul t v))) H0 H1). Qed.
Lemma t27 : ((dot w w) >= (0)).
Proof. pose proof (ax_positive w) as H0. exact (s20 (dot w w) H0). Qed.
Lemma t28 : (((sqrt (dot w w)) >= (0)) /\ (((sqrt (dot w w)) * (sqrt (dot w w))) = (dot w w))).
Proof. pose proof (ax_square_root (dot w w)) as H0. pose proof t27 as H1. exact (s21 (dot w w) (sqrt (dot w w)) H0 H1). Qed.
Lemma t29 : ((sqrt (t * (t * (dot v v)))) = (sqrt ((dot v v) * t * t))).
Proof. same. Qed.
Lemma t30 : (((sqrt (dot (mul t v) (mul t v))) >= (0)) /\ (((sqrt (dot (mul t v) (mul t v))) * (sqrt (dot (mul t v) (mul t v)))) = (dot (mul t v) (mul t v)))).
Proof. pose proof (ax_homogeneous t v (mul t v)) as E0. pose proof (ax_symmetric v (mul t v)) as E1. pose proof (ax_homogeneous t v v) as E2. pose proof t29 as E3. pose proof t26 as H4. rewrite ?E0 in H4. rewrite ?E1 in H4. rewrite ?E2 in H4. rewrite ?E3 in H4. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. exact (s23 (sqrt ((dot v v) * t * t)) t (dot v v) H4). Qed.
Lemma t31 : (((dot (mul t v) (mul t v)) * (M * M)) = (1)).
Proof. pose proof (ax_homogeneous t v (mul t v)) as E0. pose proof (ax_symmetric v (mul t v)) as E1. pose proof (ax_homogeneous t v v) as E2. pose proof t8 as H0. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s24 (sqrt (dot v v)) (dot v v) t M H0). Qed.
Lemma t32 : ((sqrt (t * (t * (dot v v)))) = (sqrt ((dot v v) * t * t))).
Proof. same. Qed.
Lemma t33 : (((sqrt (dot (mul t v) (mul t v))) * M) = (1)).
Proof. pose proof (ax_homogeneous t v (mul t v)) as E0. pose proof (ax_symmetric v (mul t v)) as E1. pose proof (ax_homogeneous t v v) as E2. pose proof t32 as E3. pose proof t30 as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E3 in H0. pose proof t31 as H1. rewrite ?E0 in H1. rewrite ?E1 in H1. rewrite ?E2 in H1. pose proof given2 as H2. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. exact (s26 (sqrt ((dot v v) * t * t)) t (dot v v) M k c H0 H1 H2). Qed.
Lemma t34 : ((sqrt (t * (t * (dot v v)))) = (sqrt ((dot v v) * t * t))).
Proof. same. Qed.
Lemma t35 : ((sqrt (dot (mul t v) (mul t v))) = ((1) / M)).
Proof. pose proof (ax_homogeneous t v (mul t v)) as E0. pose proof (ax_symmetric v (mul t v)) as E1. pose proof (ax_homogeneous t v v) as E2. pose proof t34 as E3. pose proof t33 as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E3 in H0. pose proof given2 as H1. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. exact (s28 (sqrt ((dot v v) * t * t)) M (dot v v) k c H0 H1). Qed.
Lemma t36 : ((dot (mul t v) (mul t v)) <= (dot w w)).
Proof. pose proof (ax_homogeneous t v (mul t v)) as E0. pose proof (ax_symmetric v (mul t v)) as E1. pose proof (ax_homogeneous t v v) as E2. pose proof (given6 w b) as H0. pose proof given5 as H1. pose proof t31 as H2. rewrite ?E0 in H2. rewrite ?E1 in H2. rewrite ?E2 in H2. pose proof given2 as H3. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s29 (dot w w) k b (sum w b n) s M t (dot v v) c H0 H1 H2 H3). Qed.
Lemma t37 : ((sqrt (t * (t * (dot v v)))) = (sqrt ((dot v v) * t * t))).
Proof. same. Qed.
Lemma t38 : (((sqrt (dot w w)) >= (0)) /\ (((sqrt (dot w w)) * (sqrt (dot w w))) = (dot w w))).
Proof. pose proof t28 as H5. exact (s31 (sqrt (dot w w)) (dot w w) H5). Qed.
Lemma t39 : ((sqrt (t * (t * (dot v v)))) = (sqrt ((dot v v) * t * t))).
Proof. same. Qed.
Lemma t40 : ((sqrt (dot (mul t v) (mul t v))) <= (sqrt (dot w w))).
Proof. pose proof (ax_homogeneous t v (mul t v)) as E0. pose proof (ax_symmetric v (mul t v)) as E1. pose proof (ax_homogeneous t v v) as E2. pose proof t39 as E3. pose proof t36 as H7. rewrite ?E0 in H7. rewrite ?E1 in H7. rewrite ?E2 in H7. pose proof t30 as H8. rewrite ?E0 in H8. rewrite ?E1 in H8. rewrite ?E2 in H8. rewrite ?E3 in H8. pose proof t38 as H9. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. exact (s33 t (dot v v) (dot w w) (sqrt ((dot v v) * t * t)) (sqrt (dot w w)) H7 H8 H9). Qed.

Theorem widest_is_shortest_0 : (((sum (mul t v) (t * c) n) <= s) /\ ((k = (1)) \/ ((t * c) = (0)))).
Proof. exact t24. Qed.
Theorem widest_is_shortest_1 : ((sqrt (dot (mul t v) (mul t v))) = ((1) / M)).
Proof. exact t35. Qed.
Theorem widest_is_shortest_2 : ((sqrt (dot (mul t v) (mul t v))) <= (sqrt (dot w w))).
Proof. exact t40. Qed.
End widest_is_shortest.
Print Assumptions widest_is_shortest_0.
Print Assumptions widest_is_shortest_1.
Print Assumptions widest_is_shortest_2.
