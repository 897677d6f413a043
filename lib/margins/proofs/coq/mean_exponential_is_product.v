(* label: mean-exponential-is-product *)
(* given: y_{i} = 1 \;\text{or}\; y_{i} = -1 \quad\text{for all } i *)
(* given: D_{0,i}\,n = 1 \quad\text{for all } i *)
(* given: D_{t + 1,i}\,Z_{t} = D_{t,i}\,e^{-a_{t}\,y_{i}\,h_{t,i}} \quad\text{for all } t, i *)
(* given: \sum_{i} D_{t + 1,i} = 1 \quad\text{for all } t *)
(* part all: \frac{\sum_{i} e^{-y_{i}\,\sum_{t<T} a_{t}\,h_{t,i}}}{n} = \prod_{t<T} Z_{t} *)
Require Import Replay.
Section mean_exponential_is_product.
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
Variable n : Z.
Variable T : Z.
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
Lemma ax_exp_of_a_sum : (forall (a_0 : R) (b_1 : R), ((exp (a_0 + b_1)) = ((exp a_0) * (exp b_1)))). Proof. exact exp_plus. Qed.
Lemma ax_exp_above_its_tangent : (forall (a_0 : R), ((exp a_0) >= ((1) + a_0))). Proof. intros; apply Rle_ge, exp_ineq1_le. Qed.

Lemma s0 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z.
Proof. (* d937103a64: 0 1 2 *) by_logic. Qed.
Lemma s1 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s2 (k0 : Z) (x1 : R) :
  ((IZR k0) >= (1)) ->
  ((0) = (((IZR k0) * x1) * (0))).
Proof. (* 804b17b186: 0 *) by_lra. Qed.
Lemma s3 (k0 : Z) (k1 : Z) :
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k0 <= k1)%Z.
Proof. (* 4c46a9253f: 4 *) by_logic. Qed.
Lemma s4 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* 6444c93c53: 3 4 *) by_logic. Qed.
Lemma s6 (x0 : R) :
  (x0 = (x0 * x0)) ->
  (x0 = (x0 * x0)).
Proof. (* 70605c2453: 0 *) by_logic. Qed.
Lemma s7 (x0 : R) :
  (x0 = (x0 * x0)) ->
  (x0 >= ((1) + (0))) ->
  (x0 = (1)).
Proof. (* 1309970812: 0 1 *) by_isolation. Qed.
Lemma s8 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k1 >= (1)%Z)%Z.
Proof. (* 673ea94445: 3 4 *) by_logic. Qed.
Lemma s9 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s11 (x0 : R) (k1 : Z) (x2 : R) :
  ((x0 * (IZR k1)) = (1)) ->
  (x2 = (1)) ->
  ((IZR k1) >= (1)) ->
  (((x0 * (IZR k1)) * (1)) = x2).
Proof. (* 7500d4cdae: 0 1 2 *) by_lra. Qed.
Lemma s12 (k0 : Z) (k1 : Z) :
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k0 <= k1)%Z.
Proof. (* c1810f7833: 6 *) by_logic. Qed.
Lemma s13 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* 6045beaca2: 5 6 *) by_logic. Qed.
Lemma s14 (k0 : Z) (k1 : Z) (k2 : Z) (k3 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k3)%Z ->
  (((k2 >= (0)%Z)%Z /\ (k2 < k3)%Z) /\ ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z)).
Proof. (* 7f2cca3e06: 3 4 5 6 *) by_logic. Qed.
Lemma s15 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k1 >= (1)%Z)%Z.
Proof. (* bcbe8ca965: 3 4 *) by_logic. Qed.
Lemma s16 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s17 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (0)%Z)%Z.
Proof. (* d94dded55a: 5 *) by_logic. Qed.
Lemma s22 (x0 : R) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  (((x0 * (IZR k1)) * x2) = x3) ->
  ((x4 * x5) = (x0 * x6)) ->
  (x7 = (x3 * x6)) ->
  ((IZR k1) >= (1)) ->
  (((x4 * (IZR k1)) * (x2 * x5)) = x7).
Proof. (* f615362b91: 0 4 5 6 *) by_equations. Qed.
Lemma s23 (k0 : Z) (k1 : Z) (x2 : R) (k3 : Z) (x4 : R) (x5 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (((x2 * (IZR k3)) * x4) = x5))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (((x2 * (IZR k3)) * x4) = x5).
Proof. (* 0e082f9d8b: 0 1 *) by_logic. Qed.
Lemma s24 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* 91ec02f672: 2 *) by_logic. Qed.
Lemma s25 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s26 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (0)%Z)%Z.
Proof. (* bc71d455cb: 3 *) by_logic. Qed.
Lemma s29 (x0 : R) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (x0 = (((IZR k1) * x2) * x3)) ->
  (((x4 * (IZR k1)) * x2) = x5) ->
  ((IZR k1) >= (1)) ->
  ((x0 + x5) = (((IZR k1) * x2) * (x3 + x4))).
Proof. (* 968be1b499: 0 3 4 *) by_lra. Qed.
Lemma s30 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = (((IZR k1) * x3) * x4)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = (((IZR k1) * x3) * x4)).
Proof. (* 7195b64f06: 0 1 *) by_logic. Qed.
Lemma s31 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* 545ded9d59: 0 1 2 *) by_logic. Qed.
Lemma s32 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s33 :
  ((IZR (0)%Z) = (0)).
Proof. (* cdc1500c09:  *) by_logic. Qed.
Lemma s34 (k0 : Z) :
  ((IZR k0) >= (1)) ->
  (((0) * (IZR k0)) = (0)).
Proof. (* c07932a72f: 0 *) by_lra. Qed.
Lemma s35 (k0 : Z) (k1 : Z) :
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k0 <= k1)%Z.
Proof. (* 4c46a9253f: 4 *) by_logic. Qed.
Lemma s36 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* 6444c93c53: 3 4 *) by_logic. Qed.
Lemma s37 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (0)%Z)%Z.
Proof. (* bc71d455cb: 3 *) by_logic. Qed.
Lemma s38 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((IZR k0) >= (0)).
Proof. (* a51a628618: 0 *) by_lra. Qed.
Lemma s39 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k1 >= (1)%Z)%Z.
Proof. (* 673ea94445: 3 4 *) by_logic. Qed.
Lemma s40 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s41 (k0 : Z) :
  ((IZR (k0 + (1)%Z)%Z) = ((IZR k0) + (1))).
Proof. (* 76b343165a:  *) by_lra. Qed.
Lemma s42 (x0 : R) (k1 : Z) (k2 : Z) (x3 : R) :
  ((x0 * (IZR k1)) = (IZR k2)) ->
  ((x3 * (IZR k1)) = (1)) ->
  ((IZR k2) >= (0)) ->
  ((IZR k1) >= (1)) ->
  (((x0 + x3) * (IZR k1)) = ((IZR k2) + (1))).
Proof. (* 3b3dcfa03a: 0 3 4 5 *) by_lra. Qed.
Lemma s43 (k0 : Z) (k1 : Z) (x2 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> ((x2 * (IZR k1)) = (IZR k0)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  ((x2 * (IZR k1)) = (IZR k0)).
Proof. (* 070c8f4efb: 0 1 *) by_logic. Qed.
Lemma s44 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s45 (x0 : R) (k1 : Z) :
  ((x0 * (IZR k1)) = (IZR k1)) ->
  ((IZR k1) >= (1)) ->
  (x0 = (1)).
Proof. (* a78d86cddc: 0 1 *) by_isolation. Qed.
Lemma s46 (x0 : R) :
  (x0 = (1)) ->
  (x0 = (1)).
Proof. (* 9d42de987d: 0 *) by_logic. Qed.
Lemma s47 (k0 : Z) (k1 : Z) :
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k0 <= k1)%Z.
Proof. (* 740e54adf8: 4 *) by_logic. Qed.
Lemma s48 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* a544f1a897: 3 4 *) by_logic. Qed.
Lemma s49 (x0 : R) (x1 : R) (x2 : R) :
  (x0 = (1)) ->
  (x1 = (1)) ->
  (x2 = (1)) ->
  (x1 = (1)) ->
  (x1 = (1)).
Proof. (* ffecf3bfda: 0 1 2 3 *) by_logic. Qed.
Lemma s50 (k0 : Z) (k1 : Z) (x2 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = (1)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = (1)).
Proof. (* ff81c41c0f: 0 1 *) by_logic. Qed.
Lemma s51 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 <= k1)%Z).
Proof. (* 7b871f8f5e: 0 1 2 *) by_logic. Qed.
Lemma s52 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s53 (x0 : R) (k1 : Z) (x2 : R) (x3 : R) :
  (x0 = (((IZR k1) * x2) * x3)) ->
  (x3 = (1)) ->
  ((IZR k1) >= (1)) ->
  (x0 = ((IZR k1) * x2)).
Proof. (* 9dbe17f0dc: 0 1 2 *) by_ring. Qed.
Lemma s54 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s55 (x0 : R) (k1 : Z) (x2 : R) :
  (x0 = ((IZR k1) * x2)) ->
  ((IZR k1) >= (1)) ->
  ((x0 / (IZR k1)) = x2).
Proof. (* 7199b38b99: 0 1 *) by_field. Qed.

Hypothesis given0 : (n >= (0)%Z)%Z.
Hypothesis given1 : (n >= (1)%Z)%Z.
Hypothesis given2 : (T >= (0)%Z)%Z.
Hypothesis given3 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((y i_0) = (1)) \/ ((y i_0) = (-1))))).
Hypothesis given4 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((D (0)%Z i_0) * (IZR n)) = (1)))).
Hypothesis given5 : (forall (t_0 : Z), (((t_0 >= (0)%Z)%Z /\ (t_0 < T)%Z) -> ((sum (t_0 + (1)%Z)%Z n) = (1)))).
Hypothesis given6 : (forall (t_0 : Z) (i_1 : Z), ((((t_0 >= (0)%Z)%Z /\ (t_0 < T)%Z) /\ ((i_1 >= (0)%Z)%Z /\ (i_1 < n)%Z)) -> (((D (t_0 + (1)%Z)%Z i_1) * (Z_ t_0)) = ((D t_0 i_1) * (exp (((- (a t_0)) * (y i_1)) * (h t_0 i_1))))))).

Lemma t0 : (n >= (1)%Z)%Z.
Proof. pose proof given0 as H0. pose proof given1 as H1. pose proof given2 as H2. exact (s0 n T H0 H1 H2). Qed.
Lemma t1 : ((IZR n) >= (1)).
Proof. pose proof t0 as H0. exact (s1 n H0). Qed.
Lemma t2 : ((sum3 T (0)%Z) = (((IZR n) * (product T)) * (sum T (0)%Z))).
Proof. pose proof (sum_0 T) as E0. pose proof (sum3_0 T) as E1. pose proof t1 as H0. rewrite ?E0. rewrite ?E1. exact (s2 n (product T) H0). Qed.
Lemma t3 : (((0)%Z <= n)%Z -> ((sum3 T (0)%Z) = (((IZR n) * (product T)) * (sum T (0)%Z)))).
Proof. intro unused. exact t2. Qed.
Lemma t4 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (k <= n)%Z.
Proof. pose proof h2 as H4. exact (s3 k n H4). Qed.
Lemma t5 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : ((k >= (0)%Z)%Z /\ (k < n)%Z).
Proof. pose proof h1 as H3. pose proof h2 as H4. exact (s4 k n H3 H4). Qed.
Lemma t6 : ((exp ((0) + (0))) = (exp (0))).
Proof. same. Qed.
Lemma t7 : ((exp (0)) = ((exp (0)) * (exp (0)))).
Proof. pose proof t6 as E0. pose proof (ax_exp_of_a_sum (0) (0)) as H0. rewrite ?E0 in H0. exact (s6 (exp (0)) H0). Qed.
Lemma t8 : ((exp (0)) = (1)).
Proof. pose proof t7 as H0. pose proof (ax_exp_above_its_tangent (0)) as H1. exact (s7 (exp (0)) H0 H1). Qed.
Lemma t9 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (n >= (1)%Z)%Z.
Proof. pose proof h1 as H3. pose proof h2 as H4. exact (s8 k n H3 H4). Qed.
Lemma t10 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : ((IZR n) >= (1)).
Proof. pose proof (t9 k h1 h2) as H0. exact (s9 n H0). Qed.
Lemma t11 (k : Z) : ((exp (- ((y k) * (0)))) = (exp (0))).
Proof. same. Qed.
Lemma t12 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : ((((D (0)%Z k) * (IZR n)) * (product (0)%Z)) = (exp (- ((y k) * (sum2 k (0)%Z))))).
Proof. pose proof (sum2_0 k) as E0. pose proof product_0 as E1. pose proof (t11 k) as E2. pose proof ((given4 k) (t5 k h1 h2)) as H0. pose proof t8 as H1. pose proof (t10 k h1 h2) as H2. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s11 (D (0)%Z k) n (exp (0)) H0 H1 H2). Qed.
Lemma t13 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (((0)%Z <= T)%Z -> ((((D (0)%Z k) * (IZR n)) * (product (0)%Z)) = (exp (- ((y k) * (sum2 k (0)%Z)))))).
Proof. intro unused. exact (t12 k h1 h2). Qed.
Lemma t14 (k2 : Z) (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) (h4 : (k2 >= (0)%Z)%Z) (h5 : ((k2 + (1)%Z)%Z <= T)%Z) : (k2 <= T)%Z.
Proof. pose proof h5 as H6. exact (s12 k2 T H6). Qed.
Lemma t15 (k2 : Z) (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) (h4 : (k2 >= (0)%Z)%Z) (h5 : ((k2 + (1)%Z)%Z <= T)%Z) : ((k2 >= (0)%Z)%Z /\ (k2 < T)%Z).
Proof. pose proof h4 as H5. pose proof h5 as H6. exact (s13 k2 T H5 H6). Qed.
Lemma t16 (k2 : Z) (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) (h4 : (k2 >= (0)%Z)%Z) (h5 : ((k2 + (1)%Z)%Z <= T)%Z) : (((k2 >= (0)%Z)%Z /\ (k2 < T)%Z) /\ ((k >= (0)%Z)%Z /\ (k < n)%Z)).
Proof. pose proof h1 as H3. pose proof h2 as H4. pose proof h4 as H5. pose proof h5 as H6. exact (s14 k n k2 T H3 H4 H5 H6). Qed.
Lemma t17 (k2 : Z) (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) (h4 : (k2 >= (0)%Z)%Z) (h5 : ((k2 + (1)%Z)%Z <= T)%Z) : (n >= (1)%Z)%Z.
Proof. pose proof h1 as H3. pose proof h2 as H4. exact (s15 k n H3 H4). Qed.
Lemma t18 (k2 : Z) (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) (h4 : (k2 >= (0)%Z)%Z) (h5 : ((k2 + (1)%Z)%Z <= T)%Z) : ((IZR n) >= (1)).
Proof. pose proof (t17 k2 k h1 h2 h4 h5) as H0. exact (s16 n H0). Qed.
Lemma t19 (k2 : Z) (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) (h4 : (k2 >= (0)%Z)%Z) (h5 : ((k2 + (1)%Z)%Z <= T)%Z) : (k2 >= (0)%Z)%Z.
Proof. pose proof h4 as H5. exact (s17 k2 H5). Qed.
Lemma t20 (k2 : Z) (k : Z) : ((exp (- ((y k) * ((sum2 k k2) + ((a k2) * (h k2 k)))))) = (exp (((-1) * ((y k) * (sum2 k k2))) + ((-1) * ((y k) * (h k2 k) * (a k2)))))).
Proof. same. Qed.
Lemma t21 (k2 : Z) (k : Z) : ((exp (- ((y k) * (sum2 k k2)))) = (exp ((-1) * ((y k) * (sum2 k k2))))).
Proof. same. Qed.
Lemma t22 (k2 : Z) (k : Z) : ((exp (((- (a k2)) * (y k)) * (h k2 k))) = (exp ((-1) * ((y k) * (h k2 k) * (a k2))))).
Proof. same. Qed.
Lemma t23 (k2 : Z) (k : Z) : ((exp ((- ((y k) * (sum2 k k2))) + (((- (a k2)) * (y k)) * (h k2 k)))) = (exp (((-1) * ((y k) * (sum2 k k2))) + ((-1) * ((y k) * (h k2 k) * (a k2)))))).
Proof. same. Qed.
Lemma t24 (k2 : Z) (k : Z) (h3 : ((k2 <= T)%Z -> ((((D k2 k) * (IZR n)) * (product k2)) = (exp (- ((y k) * (sum2 k k2))))))) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) (h4 : (k2 >= (0)%Z)%Z) (h5 : ((k2 + (1)%Z)%Z <= T)%Z) : ((((D (k2 + (1)%Z)%Z k) * (IZR n)) * (product (k2 + (1)%Z)%Z)) = (exp (- ((y k) * (sum2 k (k2 + (1)%Z)%Z))))).
Proof. pose proof ((sum2_next k k2) (t19 k2 k h1 h2 h4 h5)) as E0. pose proof ((product_next k2) (t19 k2 k h1 h2 h4 h5)) as E1. pose proof (t20 k2 k) as E2. pose proof (t21 k2 k) as E3. pose proof (t22 k2 k) as E4. pose proof (t23 k2 k) as E5. pose proof (h3 (t14 k2 k h1 h2 h4 h5)) as H0. rewrite ?E3 in H0. pose proof ((given6 k2 k) (t16 k2 k h1 h2 h4 h5)) as H4. rewrite ?E4 in H4. pose proof (ax_exp_of_a_sum (- ((y k) * (sum2 k k2))) (((- (a k2)) * (y k)) * (h k2 k))) as H5. rewrite ?E3 in H5. rewrite ?E4 in H5. rewrite ?E5 in H5. pose proof (t18 k2 k h1 h2 h4 h5) as H6. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s22 (D k2 k) n (product k2) (exp ((-1) * ((y k) * (sum2 k k2)))) (D (k2 + (1)%Z)%Z k) (Z_ k2) (exp ((-1) * ((y k) * (h k2 k) * (a k2)))) (exp (((-1) * ((y k) * (sum2 k k2))) + ((-1) * ((y k) * (h k2 k) * (a k2))))) H0 H4 H5 H6). Qed.
Lemma t25 (k2 : Z) (k : Z) (h3 : ((k2 <= T)%Z -> ((((D k2 k) * (IZR n)) * (product k2)) = (exp (- ((y k) * (sum2 k k2))))))) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) (h4 : (k2 >= (0)%Z)%Z) : (((k2 + (1)%Z)%Z <= T)%Z -> ((((D (k2 + (1)%Z)%Z k) * (IZR n)) * (product (k2 + (1)%Z)%Z)) = (exp (- ((y k) * (sum2 k (k2 + (1)%Z)%Z)))))).
Proof. intro h5. exact (t24 k2 k h3 h1 h2 h4 h5). Qed.
Lemma t26 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= T)%Z -> ((((D k_0 k) * (IZR n)) * (product k_0)) = (exp (- ((y k) * (sum2 k k_0)))))))).
Proof. refine (zind (fun k2 => ((k2 <= T)%Z -> ((((D k2 k) * (IZR n)) * (product k2)) = (exp (- ((y k) * (sum2 k k2))))))) (t13 k h1 h2) _). intros k2 h4 h3. exact (t25 k2 k h3 h1 h2 h4). Qed.
Lemma t27 (k2 : Z) (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) (h6 : ((k2 >= (0)%Z)%Z /\ (k2 <= T)%Z)) : ((((D k2 k) * (IZR n)) * (product k2)) = (exp (- ((y k) * (sum2 k k2))))).
Proof. pose proof ((t26 k h1 h2) k2) as H0. pose proof h6 as H1. exact (s23 k2 T (D k2 k) n (product k2) (exp (- ((y k) * (sum2 k k2)))) H0 H1). Qed.
Lemma t28 (k : Z) (k2 : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (((k2 >= (0)%Z)%Z /\ (k2 <= T)%Z) -> ((((D k2 k) * (IZR n)) * (product k2)) = (exp (- ((y k) * (sum2 k k2)))))).
Proof. intro h6. exact (t27 k2 k h1 h2 h6). Qed.
Lemma t29 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= T)%Z) -> ((((D k_0 k) * (IZR n)) * (product k_0)) = (exp (- ((y k) * (sum2 k k_0))))))).
Proof. intros k2. exact (t28 k k2 h1 h2). Qed.
Lemma t30 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : ((T >= (0)%Z)%Z /\ (T <= T)%Z).
Proof. pose proof given2 as H2. exact (s24 T H2). Qed.
Lemma t31 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : ((IZR n) >= (1)).
Proof. pose proof (t9 k h1 h2) as H0. exact (s25 n H0). Qed.
Lemma t32 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (k >= (0)%Z)%Z.
Proof. pose proof h1 as H3. exact (s26 k H3). Qed.
Lemma t33 (k : Z) : ((exp ((- (y k)) * (sum2 k T))) = (exp ((-1) * ((y k) * (sum2 k T))))).
Proof. same. Qed.
Lemma t34 (k : Z) : ((exp (- ((y k) * (sum2 k T)))) = (exp ((-1) * ((y k) * (sum2 k T))))).
Proof. same. Qed.
Lemma t35 (k : Z) (h0 : ((k <= n)%Z -> ((sum3 T k) = (((IZR n) * (product T)) * (sum T k))))) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : ((sum3 T (k + (1)%Z)%Z) = (((IZR n) * (product T)) * (sum T (k + (1)%Z)%Z))).
Proof. pose proof ((sum_next T k) (t32 k h1 h2)) as E0. pose proof ((sum3_next T k) (t32 k h1 h2)) as E1. pose proof (t33 k) as E2. pose proof (t34 k) as E3. pose proof (h0 (t4 k h1 h2)) as H0. pose proof (((t29 k h1 h2) T) (t30 k h1 h2)) as H3. rewrite ?E3 in H3. pose proof (t31 k h1 h2) as H4. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s29 (sum3 T k) n (product T) (sum T k) (D T k) (exp ((-1) * ((y k) * (sum2 k T)))) H0 H3 H4). Qed.
Lemma t36 (k : Z) (h0 : ((k <= n)%Z -> ((sum3 T k) = (((IZR n) * (product T)) * (sum T k))))) (h1 : (k >= (0)%Z)%Z) : (((k + (1)%Z)%Z <= n)%Z -> ((sum3 T (k + (1)%Z)%Z) = (((IZR n) * (product T)) * (sum T (k + (1)%Z)%Z)))).
Proof. intro h2. exact (t35 k h0 h1 h2). Qed.
Lemma t37 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum3 T k_0) = (((IZR n) * (product T)) * (sum T k_0)))))).
Proof. refine (zind (fun k => ((k <= n)%Z -> ((sum3 T k) = (((IZR n) * (product T)) * (sum T k))))) t3 _). intros k h1 h0. exact (t36 k h0 h1). Qed.
Lemma t38 (k : Z) (h7 : ((k >= (0)%Z)%Z /\ (k <= n)%Z)) : ((sum3 T k) = (((IZR n) * (product T)) * (sum T k))).
Proof. pose proof (t37 k) as H0. pose proof h7 as H1. exact (s30 k n (sum3 T k) (product T) (sum T k) H0 H1). Qed.
Lemma t39 (k : Z) : (((k >= (0)%Z)%Z /\ (k <= n)%Z) -> ((sum3 T k) = (((IZR n) * (product T)) * (sum T k)))).
Proof. intro h7. exact (t38 k h7). Qed.
Lemma t40 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum3 T k_0) = (((IZR n) * (product T)) * (sum T k_0))))).
Proof. intros k. exact (t39 k). Qed.
Lemma t41 : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given0 as H0. pose proof given1 as H1. pose proof given2 as H2. exact (s31 n T H0 H1 H2). Qed.
Lemma t42 : ((IZR n) >= (1)).
Proof. pose proof t0 as H0. exact (s32 n H0). Qed.
Lemma t43 : ((IZR (0)%Z) = (0)).
Proof. exact (s33). Qed.
Lemma t44 : (((sum (0)%Z (0)%Z) * (IZR n)) = (IZR (0)%Z)).
Proof. pose proof t43 as E0. pose proof (sum_0 (0)%Z) as E1. pose proof t42 as H0. rewrite ?E0. rewrite ?E1. exact (s34 n H0). Qed.
Lemma t45 : (((0)%Z <= n)%Z -> (((sum (0)%Z (0)%Z) * (IZR n)) = (IZR (0)%Z))).
Proof. intro unused. exact t44. Qed.
Lemma t46 (k3 : Z) (h9 : (k3 >= (0)%Z)%Z) (h10 : ((k3 + (1)%Z)%Z <= n)%Z) : (k3 <= n)%Z.
Proof. pose proof h10 as H4. exact (s35 k3 n H4). Qed.
Lemma t47 (k3 : Z) (h9 : (k3 >= (0)%Z)%Z) (h10 : ((k3 + (1)%Z)%Z <= n)%Z) : ((k3 >= (0)%Z)%Z /\ (k3 < n)%Z).
Proof. pose proof h9 as H3. pose proof h10 as H4. exact (s36 k3 n H3 H4). Qed.
Lemma t48 (k3 : Z) (h9 : (k3 >= (0)%Z)%Z) (h10 : ((k3 + (1)%Z)%Z <= n)%Z) : (k3 >= (0)%Z)%Z.
Proof. pose proof h9 as H3. exact (s37 k3 H3). Qed.
Lemma t49 (k3 : Z) (h9 : (k3 >= (0)%Z)%Z) (h10 : ((k3 + (1)%Z)%Z <= n)%Z) : ((IZR k3) >= (0)).
Proof. pose proof (t48 k3 h9 h10) as H0. exact (s38 k3 H0). Qed.
Lemma t50 (k3 : Z) (h9 : (k3 >= (0)%Z)%Z) (h10 : ((k3 + (1)%Z)%Z <= n)%Z) : (n >= (1)%Z)%Z.
Proof. pose proof h9 as H3. pose proof h10 as H4. exact (s39 k3 n H3 H4). Qed.
Lemma t51 (k3 : Z) (h9 : (k3 >= (0)%Z)%Z) (h10 : ((k3 + (1)%Z)%Z <= n)%Z) : ((IZR n) >= (1)).
Proof. pose proof (t50 k3 h9 h10) as H0. exact (s40 n H0). Qed.
Lemma t52 (k3 : Z) : ((IZR (k3 + (1)%Z)%Z) = ((IZR k3) + (1))).
Proof. exact (s41 k3). Qed.
Lemma t53 (k3 : Z) (h8 : ((k3 <= n)%Z -> (((sum (0)%Z k3) * (IZR n)) = (IZR k3)))) (h9 : (k3 >= (0)%Z)%Z) (h10 : ((k3 + (1)%Z)%Z <= n)%Z) : (((sum (0)%Z (k3 + (1)%Z)%Z) * (IZR n)) = (IZR (k3 + (1)%Z)%Z)).
Proof. pose proof (t52 k3) as E0. pose proof ((sum_next (0)%Z k3) (t48 k3 h9 h10)) as E1. pose proof (h8 (t46 k3 h9 h10)) as H0. pose proof ((given4 k3) (t47 k3 h9 h10)) as H3. pose proof (t49 k3 h9 h10) as H4. pose proof (t51 k3 h9 h10) as H5. rewrite ?E0. rewrite ?E1. exact (s42 (sum (0)%Z k3) n k3 (D (0)%Z k3) H0 H3 H4 H5). Qed.
Lemma t54 (k3 : Z) (h8 : ((k3 <= n)%Z -> (((sum (0)%Z k3) * (IZR n)) = (IZR k3)))) (h9 : (k3 >= (0)%Z)%Z) : (((k3 + (1)%Z)%Z <= n)%Z -> (((sum (0)%Z (k3 + (1)%Z)%Z) * (IZR n)) = (IZR (k3 + (1)%Z)%Z))).
Proof. intro h10. exact (t53 k3 h8 h9 h10). Qed.
Lemma t55 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> (((sum (0)%Z k_0) * (IZR n)) = (IZR k_0))))).
Proof. refine (zind (fun k3 => ((k3 <= n)%Z -> (((sum (0)%Z k3) * (IZR n)) = (IZR k3)))) t45 _). intros k3 h9 h8. exact (t54 k3 h8 h9). Qed.
Lemma t56 (k3 : Z) (h11 : ((k3 >= (0)%Z)%Z /\ (k3 <= n)%Z)) : (((sum (0)%Z k3) * (IZR n)) = (IZR k3)).
Proof. pose proof (t55 k3) as H0. pose proof h11 as H1. exact (s43 k3 n (sum (0)%Z k3) H0 H1). Qed.
Lemma t57 (k3 : Z) : (((k3 >= (0)%Z)%Z /\ (k3 <= n)%Z) -> (((sum (0)%Z k3) * (IZR n)) = (IZR k3))).
Proof. intro h11. exact (t56 k3 h11). Qed.
Lemma t58 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> (((sum (0)%Z k_0) * (IZR n)) = (IZR k_0)))).
Proof. intros k3. exact (t57 k3). Qed.
Lemma t59 : ((IZR n) >= (1)).
Proof. pose proof t0 as H0. exact (s44 n H0). Qed.
Lemma t60 : ((sum (0)%Z n) = (1)).
Proof. pose proof ((t58 n) t41) as H0. pose proof t59 as H1. exact (s45 (sum (0)%Z n) n H0 H1). Qed.
Lemma t61 : ((sum (0)%Z n) = (1)).
Proof. pose proof t60 as H0. exact (s46 (sum (0)%Z n) H0). Qed.
Lemma t62 : (((0)%Z <= T)%Z -> ((sum (0)%Z n) = (1))).
Proof. intro unused. exact t61. Qed.
Lemma t63 (k4 : Z) (h13 : (k4 >= (0)%Z)%Z) (h14 : ((k4 + (1)%Z)%Z <= T)%Z) : (k4 <= T)%Z.
Proof. pose proof h14 as H4. exact (s47 k4 T H4). Qed.
Lemma t64 (k4 : Z) (h13 : (k4 >= (0)%Z)%Z) (h14 : ((k4 + (1)%Z)%Z <= T)%Z) : ((k4 >= (0)%Z)%Z /\ (k4 < T)%Z).
Proof. pose proof h13 as H3. pose proof h14 as H4. exact (s48 k4 T H3 H4). Qed.
Lemma t65 (k4 : Z) (h12 : ((k4 <= T)%Z -> ((sum k4 n) = (1)))) (h13 : (k4 >= (0)%Z)%Z) (h14 : ((k4 + (1)%Z)%Z <= T)%Z) : ((sum (k4 + (1)%Z)%Z n) = (1)).
Proof. pose proof (h12 (t63 k4 h13 h14)) as H0. pose proof ((given5 k4) (t64 k4 h13 h14)) as H1. pose proof t60 as H2. pose proof ((given5 k4) (t64 k4 h13 h14)) as H3. exact (s49 (sum k4 n) (sum (k4 + (1)%Z)%Z n) (sum (0)%Z n) H0 H1 H2 H3). Qed.
Lemma t66 (k4 : Z) (h12 : ((k4 <= T)%Z -> ((sum k4 n) = (1)))) (h13 : (k4 >= (0)%Z)%Z) : (((k4 + (1)%Z)%Z <= T)%Z -> ((sum (k4 + (1)%Z)%Z n) = (1))).
Proof. intro h14. exact (t65 k4 h12 h13 h14). Qed.
Lemma t67 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= T)%Z -> ((sum k_0 n) = (1))))).
Proof. refine (zind (fun k4 => ((k4 <= T)%Z -> ((sum k4 n) = (1)))) t62 _). intros k4 h13 h12. exact (t66 k4 h12 h13). Qed.
Lemma t68 (k4 : Z) (h15 : ((k4 >= (0)%Z)%Z /\ (k4 <= T)%Z)) : ((sum k4 n) = (1)).
Proof. pose proof (t67 k4) as H0. pose proof h15 as H1. exact (s50 k4 T (sum k4 n) H0 H1). Qed.
Lemma t69 (k4 : Z) : (((k4 >= (0)%Z)%Z /\ (k4 <= T)%Z) -> ((sum k4 n) = (1))).
Proof. intro h15. exact (t68 k4 h15). Qed.
Lemma t70 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= T)%Z) -> ((sum k_0 n) = (1)))).
Proof. intros k4. exact (t69 k4). Qed.
Lemma t71 : ((T >= (0)%Z)%Z /\ (T <= T)%Z).
Proof. pose proof given0 as H0. pose proof given1 as H1. pose proof given2 as H2. exact (s51 n T H0 H1 H2). Qed.
Lemma t72 : ((IZR n) >= (1)).
Proof. pose proof t0 as H0. exact (s52 n H0). Qed.
Lemma t73 : ((sum3 T n) = ((IZR n) * (product T))).
Proof. pose proof ((t40 n) t41) as H0. pose proof ((t70 T) t71) as H1. pose proof t72 as H2. exact (s53 (sum3 T n) n (product T) (sum T n) H0 H1 H2). Qed.
Lemma t74 : ((IZR n) >= (1)).
Proof. pose proof t0 as H0. exact (s54 n H0). Qed.
Lemma t75 : (((sum3 T n) / (IZR n)) = (product T)).
Proof. pose proof t73 as H0. pose proof t74 as H1. exact (s55 (sum3 T n) n (product T) H0 H1). Qed.

Theorem mean_exponential_is_product_0 : (((sum3 T n) / (IZR n)) = (product T)).
Proof. exact t75. Qed.
End mean_exponential_is_product.
Print Assumptions mean_exponential_is_product_0.
