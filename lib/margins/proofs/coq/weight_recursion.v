(* label: weight-recursion *)
(* part 1: e^{-y_{i}\,\sum_{t<0} a_{t}\,h_{t,i}} = 1 \quad\text{for all } i *)
(* part 1: e^{-y_{i}\,\sum_{t<T + 1} a_{t}\,h_{t,i}} = e^{-y_{i}\,\sum_{t<T} a_{t}\,h_{t,i}}\,e^{-1\,a_{T}\,y_{i}\,h_{T,i}} \quad\text{for all } i *)
(* part 2: \sum_{i} e^{-y_{i}\,\left(\sum_{t<T} a_{t}\,h_{t,i} + b\,k_{i}\right)} = \sum_{i} e^{-y_{i}\,\sum_{t<T} a_{t}\,h_{t,i}}\,e^{-b\,y_{i}\,k_{i}} *)
Require Import Replay.
Section weight_recursion.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable h : Z -> Z -> R.
Variable a : Z -> R.
Variable k : Z -> R.
Variable b : R.
Variable y : Z -> R.
Variable T : Z.
Variable n : Z.
Definition sum (p_0 : Z) : Z -> R := rec (0) (fun k_ v_ => (v_ + ((a k_) * (h k_ p_0)))).
Lemma sum_0 : (forall (p_0 : Z), ((sum p_0 (0)%Z) = (0))). Proof. reflexivity. Qed.
Lemma sum_next : (forall (p_0 : Z) (k_1 : Z), ((k_1 >= (0)%Z)%Z -> ((sum p_0 (k_1 + (1)%Z)%Z) = ((sum p_0 k_1) + ((a k_1) * (h k_1 p_0)))))). Proof. intros; unfold sum; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum2 (p_0 : Z) : Z -> R := rec (0) (fun k_ v_ => (v_ + (exp ((- (y k_)) * ((sum k_ p_0) + (b * (k k_))))))).
Lemma sum2_0 : (forall (p_0 : Z), ((sum2 p_0 (0)%Z) = (0))). Proof. reflexivity. Qed.
Lemma sum2_next : (forall (p_0 : Z) (k_1 : Z), ((k_1 >= (0)%Z)%Z -> ((sum2 p_0 (k_1 + (1)%Z)%Z) = ((sum2 p_0 k_1) + (exp ((- (y k_1)) * ((sum k_1 p_0) + (b * (k k_1))))))))). Proof. intros; unfold sum2; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum3 (p_0 : Z) : Z -> R := rec (0) (fun k_ v_ => (v_ + ((exp ((- (y k_)) * (sum k_ p_0))) * (exp (((- b) * (y k_)) * (k k_)))))).
Lemma sum3_0 : (forall (p_0 : Z), ((sum3 p_0 (0)%Z) = (0))). Proof. reflexivity. Qed.
Lemma sum3_next : (forall (p_0 : Z) (k_1 : Z), ((k_1 >= (0)%Z)%Z -> ((sum3 p_0 (k_1 + (1)%Z)%Z) = ((sum3 p_0 k_1) + ((exp ((- (y k_1)) * (sum k_1 p_0))) * (exp (((- b) * (y k_1)) * (k k_1)))))))). Proof. intros; unfold sum3; rewrite rec_next by assumption; reflexivity. Qed.
Lemma ax_exp_of_a_sum : (forall (a_0 : R) (b_1 : R), ((exp (a_0 + b_1)) = ((exp a_0) * (exp b_1)))). Proof. exact exp_plus. Qed.
Lemma ax_exp_above_its_tangent : (forall (a_0 : R), ((exp a_0) >= ((1) + a_0))). Proof. intros; apply Rle_ge, exp_ineq1_le. Qed.

Lemma s1 (x0 : R) :
  (x0 = (x0 * x0)) ->
  (x0 = (x0 * x0)).
Proof. (* 70605c2453: 0 *) by_logic. Qed.
Lemma s2 (x0 : R) :
  (x0 = (x0 * x0)) ->
  (x0 >= ((1) + (0))) ->
  (x0 = (1)).
Proof. (* 1309970812: 0 1 *) by_isolation. Qed.
Lemma s4 (x0 : R) :
  (x0 = (1)) ->
  (x0 = (1)).
Proof. (* 9d42de987d: 0 *) by_logic. Qed.
Lemma s5 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z) ->
  (k1 >= (0)%Z)%Z.
Proof. (* 2fbf4cd3bd: 0 1 2 *) by_logic. Qed.
Lemma s12 (x0 : R) (x1 : R) (x2 : R) :
  (x0 = (x1 * x2)) ->
  (x0 = (x1 * x2)).
Proof. (* 438cfd5b49: 0 *) by_logic. Qed.
Lemma s13 :
  ((0) = (0)).
Proof. (* 4455105e66:  *) by_logic. Qed.
Lemma s14 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k0)%Z ->
  (k2 <= k0)%Z.
Proof. (* 9428db2469: 0 1 2 3 *) by_logic. Qed.
Lemma s15 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k0)%Z ->
  (k2 >= (0)%Z)%Z.
Proof. (* 0faa00b5fc: 0 1 2 3 *) by_logic. Qed.
Lemma s21 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  (x0 = x1) ->
  (x2 = (x3 * x4)) ->
  ((x0 + x2) = (x1 + (x3 * x4))).
Proof. (* 57e5fcd60d: 0 1 *) by_logic. Qed.
Lemma s22 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = x3))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = x3).
Proof. (* 54c2b72f0f: 0 1 *) by_logic. Qed.
Lemma s23 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* c02fa87752: 0 1 *) by_logic. Qed.
Lemma s24 (x0 : R) (x1 : R) :
  (x0 = x1) ->
  (x0 = x1).
Proof. (* 8ffeb4467e: 0 *) by_logic. Qed.

Hypothesis given0 : (n >= (0)%Z)%Z.
Hypothesis given1 : (T >= (0)%Z)%Z.

Lemma t0 : ((exp ((0) + (0))) = (exp (0))).
Proof. same. Qed.
Lemma t1 : ((exp (0)) = ((exp (0)) * (exp (0)))).
Proof. pose proof t0 as E0. pose proof (ax_exp_of_a_sum (0) (0)) as H0. rewrite ?E0 in H0. exact (s1 (exp (0)) H0). Qed.
Lemma t2 : ((exp (0)) = (1)).
Proof. pose proof t1 as H0. pose proof (ax_exp_above_its_tangent (0)) as H1. exact (s2 (exp (0)) H0 H1). Qed.
Lemma t3 (i : Z) : ((exp ((- (y i)) * (0))) = (exp (0))).
Proof. same. Qed.
Lemma t4 (i : Z) : ((exp ((- (y i)) * (sum i (0)%Z))) = (1)).
Proof. pose proof (sum_0 i) as E0. pose proof (t3 i) as E1. pose proof t2 as H0. rewrite ?E0. rewrite ?E1. exact (s4 (exp (0)) H0). Qed.
Lemma t5 (i : Z) : (((i >= (0)%Z)%Z /\ (i < n)%Z) -> ((exp ((- (y i)) * (sum i (0)%Z))) = (1))).
Proof. intro unused. exact (t4 i). Qed.
Lemma t6 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((exp ((- (y i_0)) * (sum i_0 (0)%Z))) = (1)))).
Proof. intros i. exact (t5 i). Qed.
Lemma t7 (i2 : Z) (h0 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : (T >= (0)%Z)%Z.
Proof. pose proof given0 as H0. pose proof given1 as H1. pose proof h0 as H2. exact (s5 n T i2 H0 H1 H2). Qed.
Lemma t8 (i2 : Z) : ((exp ((((-1) * (a T)) * (y i2)) * (h T i2))) = (exp ((-1) * ((h T i2) * (y i2) * (a T))))).
Proof. same. Qed.
Lemma t9 (i2 : Z) : ((exp ((- (y i2)) * (sum i2 T))) = (exp ((-1) * ((y i2) * (sum i2 T))))).
Proof. same. Qed.
Lemma t10 (i2 : Z) : ((exp ((- (y i2)) * ((sum i2 T) + ((a T) * (h T i2))))) = (exp (((-1) * ((y i2) * (sum i2 T))) + ((-1) * ((y i2) * ((h T i2) * (a T))))))).
Proof. same. Qed.
Lemma t11 (i2 : Z) : ((exp (((- (a T)) * (y i2)) * (h T i2))) = (exp ((-1) * ((h T i2) * (y i2) * (a T))))).
Proof. same. Qed.
Lemma t12 (i2 : Z) : ((exp (((- (y i2)) * (sum i2 T)) + (((- (a T)) * (y i2)) * (h T i2)))) = (exp (((-1) * ((y i2) * (sum i2 T))) + ((-1) * ((h T i2) * (y i2) * (a T)))))).
Proof. same. Qed.
Lemma t13 (i2 : Z) : ((exp (((-1) * ((y i2) * (sum i2 T))) + ((-1) * ((y i2) * ((h T i2) * (a T)))))) = (exp (((-1) * ((y i2) * (sum i2 T))) + ((-1) * ((h T i2) * (y i2) * (a T)))))).
Proof. same. Qed.
Lemma t14 (i2 : Z) (h0 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((exp ((- (y i2)) * (sum i2 (T + (1)%Z)%Z))) = ((exp ((- (y i2)) * (sum i2 T))) * (exp ((((-1) * (a T)) * (y i2)) * (h T i2))))).
Proof. pose proof ((sum_next i2 T) (t7 i2 h0)) as E0. pose proof (t8 i2) as E1. pose proof (t9 i2) as E2. pose proof (t10 i2) as E3. pose proof (t13 i2) as E4. pose proof (t11 i2) as E5. pose proof (t12 i2) as E6. pose proof (ax_exp_of_a_sum ((- (y i2)) * (sum i2 T)) (((- (a T)) * (y i2)) * (h T i2))) as H0. rewrite ?E2 in H0. rewrite ?E5 in H0. rewrite ?E6 in H0. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. exact (s12 (exp (((-1) * ((y i2) * (sum i2 T))) + ((-1) * ((h T i2) * (y i2) * (a T))))) (exp ((-1) * ((y i2) * (sum i2 T)))) (exp ((-1) * ((h T i2) * (y i2) * (a T)))) H0). Qed.
Lemma t15 (i2 : Z) : (((i2 >= (0)%Z)%Z /\ (i2 < n)%Z) -> ((exp ((- (y i2)) * (sum i2 (T + (1)%Z)%Z))) = ((exp ((- (y i2)) * (sum i2 T))) * (exp ((((-1) * (a T)) * (y i2)) * (h T i2)))))).
Proof. intro h0. exact (t14 i2 h0). Qed.
Lemma t16 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((exp ((- (y i_0)) * (sum i_0 (T + (1)%Z)%Z))) = ((exp ((- (y i_0)) * (sum i_0 T))) * (exp ((((-1) * (a T)) * (y i_0)) * (h T i_0))))))).
Proof. intros i2. exact (t15 i2). Qed.
Lemma t17 : ((sum2 T (0)%Z) = (sum3 T (0)%Z)).
Proof. pose proof (sum3_0 T) as E0. pose proof (sum2_0 T) as E1. rewrite ?E0. rewrite ?E1. exact (s13). Qed.
Lemma t18 : (((0)%Z <= n)%Z -> ((sum2 T (0)%Z) = (sum3 T (0)%Z))).
Proof. intro unused. exact t17. Qed.
Lemma t19 (k2 : Z) (h2 : (k2 >= (0)%Z)%Z) (h3 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 <= n)%Z.
Proof. pose proof given0 as H0. pose proof given1 as H1. pose proof h2 as H2. pose proof h3 as H3. exact (s14 n T k2 H0 H1 H2 H3). Qed.
Lemma t20 (k2 : Z) (h2 : (k2 >= (0)%Z)%Z) (h3 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 >= (0)%Z)%Z.
Proof. pose proof given0 as H0. pose proof given1 as H1. pose proof h2 as H2. pose proof h3 as H3. exact (s15 n T k2 H0 H1 H2 H3). Qed.
Lemma t21 (k2 : Z) : ((exp (((- b) * (y k2)) * (k k2))) = (exp ((-1) * ((k k2) * (y k2) * b)))).
Proof. same. Qed.
Lemma t22 (k2 : Z) : ((exp ((- (y k2)) * (sum k2 T))) = (exp ((-1) * ((y k2) * (sum k2 T))))).
Proof. same. Qed.
Lemma t23 (k2 : Z) : ((exp ((- (y k2)) * ((sum k2 T) + (b * (k k2))))) = (exp (((-1) * ((y k2) * (sum k2 T))) + ((-1) * ((y k2) * ((k k2) * b)))))).
Proof. same. Qed.
Lemma t24 (k2 : Z) : ((exp (((- (y k2)) * (sum k2 T)) + (((- b) * (y k2)) * (k k2)))) = (exp (((-1) * ((y k2) * (sum k2 T))) + ((-1) * ((k k2) * (y k2) * b))))).
Proof. same. Qed.
Lemma t25 (k2 : Z) : ((exp (((-1) * ((y k2) * (sum k2 T))) + ((-1) * ((y k2) * ((k k2) * b))))) = (exp (((-1) * ((y k2) * (sum k2 T))) + ((-1) * ((k k2) * (y k2) * b))))).
Proof. same. Qed.
Lemma t26 (k2 : Z) (h1 : ((k2 <= n)%Z -> ((sum2 T k2) = (sum3 T k2)))) (h2 : (k2 >= (0)%Z)%Z) (h3 : ((k2 + (1)%Z)%Z <= n)%Z) : ((sum2 T (k2 + (1)%Z)%Z) = (sum3 T (k2 + (1)%Z)%Z)).
Proof. pose proof ((sum3_next T k2) (t20 k2 h2 h3)) as E0. pose proof ((sum2_next T k2) (t20 k2 h2 h3)) as E1. pose proof (t21 k2) as E2. pose proof (t22 k2) as E3. pose proof (t23 k2) as E4. pose proof (t25 k2) as E5. pose proof (t24 k2) as E6. pose proof (h1 (t19 k2 h2 h3)) as H0. pose proof (ax_exp_of_a_sum ((- (y k2)) * (sum k2 T)) (((- b) * (y k2)) * (k k2))) as H1. rewrite ?E2 in H1. rewrite ?E3 in H1. rewrite ?E6 in H1. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. exact (s21 (sum2 T k2) (sum3 T k2) (exp (((-1) * ((y k2) * (sum k2 T))) + ((-1) * ((k k2) * (y k2) * b)))) (exp ((-1) * ((y k2) * (sum k2 T)))) (exp ((-1) * ((k k2) * (y k2) * b))) H0 H1). Qed.
Lemma t27 (k2 : Z) (h1 : ((k2 <= n)%Z -> ((sum2 T k2) = (sum3 T k2)))) (h2 : (k2 >= (0)%Z)%Z) : (((k2 + (1)%Z)%Z <= n)%Z -> ((sum2 T (k2 + (1)%Z)%Z) = (sum3 T (k2 + (1)%Z)%Z))).
Proof. intro h3. exact (t26 k2 h1 h2 h3). Qed.
Lemma t28 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum2 T k_0) = (sum3 T k_0))))).
Proof. refine (zind (fun k2 => ((k2 <= n)%Z -> ((sum2 T k2) = (sum3 T k2)))) t18 _). intros k2 h2 h1. exact (t27 k2 h1 h2). Qed.
Lemma t29 (k2 : Z) (h4 : ((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z)) : ((sum2 T k2) = (sum3 T k2)).
Proof. pose proof (t28 k2) as H0. pose proof h4 as H1. exact (s22 k2 n (sum2 T k2) (sum3 T k2) H0 H1). Qed.
Lemma t30 (k2 : Z) : (((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z) -> ((sum2 T k2) = (sum3 T k2))).
Proof. intro h4. exact (t29 k2 h4). Qed.
Lemma t31 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum2 T k_0) = (sum3 T k_0)))).
Proof. intros k2. exact (t30 k2). Qed.
Lemma t32 : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given0 as H0. pose proof given1 as H1. exact (s23 n T H0 H1). Qed.
Lemma t33 : ((sum2 T n) = (sum3 T n)).
Proof. pose proof ((t31 n) t32) as H0. exact (s24 (sum2 T n) (sum3 T n) H0). Qed.

Theorem weight_recursion_0 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((exp ((- (y i_0)) * (sum i_0 (0)%Z))) = (1)))).
Proof. exact t6. Qed.
Theorem weight_recursion_1 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((exp ((- (y i_0)) * (sum i_0 (T + (1)%Z)%Z))) = ((exp ((- (y i_0)) * (sum i_0 T))) * (exp ((((-1) * (a T)) * (y i_0)) * (h T i_0))))))).
Proof. exact t16. Qed.
Theorem weight_recursion_2 : ((sum2 T n) = (sum3 T n)).
Proof. exact t33. Qed.
End weight_recursion.
Print Assumptions weight_recursion_0.
Print Assumptions weight_recursion_1.
Print Assumptions weight_recursion_2.
