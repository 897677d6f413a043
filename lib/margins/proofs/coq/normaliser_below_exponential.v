(* label: normaliser-below-exponential *)
(* given: \left|2\,g\right| \le 1 *)
(* part 1: \sqrt{1 - 4\,g^2} \le 1 - 2\,g^2,\quad 1 - 2\,g^2 \le e^{-2\,g^2} *)
(* part 2: \sqrt{1 - 4\,g^2} = 1 - 2\,g^2 \;\Leftrightarrow\; g = 0 *)
(* part 2: 1 - 2\,g^2 = e^{-2\,g^2} \;\Leftrightarrow\; g = 0 *)
Require Import Replay.
Section normaliser_below_exponential.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable g : R.
Lemma ax_square_root : (forall (c_0 : R), ((c_0 >= (0)) -> (((sqrt c_0) >= (0)) /\ (((sqrt c_0) * (sqrt c_0)) = c_0)))). Proof. intros ? H; split; [apply Rle_ge, sqrt_pos | apply sqrt_sqrt; lra]. Qed.
Lemma ax_exp_above_its_tangent : (forall (a_0 : R), ((exp a_0) >= ((1) + a_0))). Proof. intros; apply Rle_ge, exp_ineq1_le. Qed.
Lemma ax_exp_of_a_sum : (forall (a_0 : R) (b_1 : R), ((exp (a_0 + b_1)) = ((exp a_0) * (exp b_1)))). Proof. exact exp_plus. Qed.

Lemma s0 (x0 : R) :
  ((if Rge_dec ((2) * x0) (- ((2) * x0)) then ((2) * x0) else (- ((2) * x0))) <= (1)) ->
  (((4) * (x0 * x0)) <= (1)).
Proof. (* 5b26c4d1c8: 0 *) by_ifs. Qed.
Lemma s1 (x0 : R) :
  ((if Rge_dec ((2) * x0) (- ((2) * x0)) then ((2) * x0) else (- ((2) * x0))) <= (1)) ->
  (((4) * (x0 * x0)) <= (1)) ->
  (((1) - ((4) * (x0 * x0))) >= (0)).
Proof. (* 94ed957224: 0 1 *) by_lra. Qed.
Lemma s2 (x0 : R) (x1 : R) :
  ((((1) - ((4) * (x0 * x0))) >= (0)) -> ((x1 >= (0)) /\ ((x1 * x1) = ((1) - ((4) * (x0 * x0)))))) ->
  (((1) - ((4) * (x0 * x0))) >= (0)) ->
  ((x1 >= (0)) /\ ((x1 * x1) = ((1) - ((4) * (x0 * x0))))).
Proof. (* ec6181b2e0: 0 1 *) by_logic. Qed.
Lemma s4 (x0 : R) (x1 : R) (x2 : R) :
  ((if Rge_dec ((2) * x0) (- ((2) * x0)) then ((2) * x0) else (- ((2) * x0))) <= (1)) ->
  ((x1 >= (0)) /\ ((x1 * x1) = ((1) - ((4) * (x0 * x0))))) ->
  (((4) * (x0 * x0)) <= (1)) ->
  (x2 >= ((1) + ((-2) * (x0 * x0)))) ->
  ((x1 <= ((1) - ((2) * (x0 * x0)))) /\ (((1) - ((2) * (x0 * x0))) <= x2)).
Proof. (* 32533cb630: 0 1 2 3 *) by_isolation. Qed.
Lemma s6 (x0 : R) (x1 : R) :
  ((if Rge_dec ((2) * x0) (- ((2) * x0)) then ((2) * x0) else (- ((2) * x0))) <= (1)) ->
  ((x1 >= (0)) /\ ((x1 * x1) = ((1) - ((4) * (x0 * x0))))) ->
  (((4) * (x0 * x0)) <= (1)) ->
  ((x1 = ((1) - ((2) * (x0 * x0)))) <-> (x0 = (0))).
Proof. (* ef4e466160: 0 1 2 *) by_parts. Qed.
Lemma s10 (x0 : R) (x1 : R) (x2 : R) :
  ((if Rge_dec ((2) * x0) (- ((2) * x0)) then ((2) * x0) else (- ((2) * x0))) <= (1)) ->
  (x1 = (x2 * x2)) ->
  (x2 >= ((1) + (- (x0 * x0)))) ->
  (((4) * (x0 * x0)) <= (1)) ->
  (x1 >= (((1) - (x0 * x0)) * ((1) - (x0 * x0)))).
Proof. (* dcd0bd50d4: 0 2 3 4 *) by_isolation. Qed.
Lemma s12 (x0 : R) (x1 : R) (x2 : R) :
  (x0 = (x1 * x2)) ->
  (x0 = (x1 * x2)).
Proof. (* 438cfd5b49: 0 *) by_logic. Qed.
Lemma s14 (x0 : R) (x1 : R) :
  (x0 = (x1 * x1)) ->
  (x0 = (x1 * x1)).
Proof. (* 9883373620: 0 *) by_logic. Qed.
Lemma s16 (x0 : R) (x1 : R) (x2 : R) :
  (x0 = (x1 * x2)) ->
  (x0 = (x1 * x2)).
Proof. (* 438cfd5b49: 0 *) by_logic. Qed.
Lemma s18 (x0 : R) :
  (x0 = (x0 * x0)) ->
  (x0 = (x0 * x0)).
Proof. (* 70605c2453: 0 *) by_logic. Qed.
Lemma s19 (x0 : R) :
  (x0 = (x0 * x0)) ->
  (x0 >= ((1) + (0))) ->
  (x0 = (1)).
Proof. (* 1309970812: 0 1 *) by_isolation. Qed.
Lemma s20 (x0 : R) (x1 : R) (x2 : R) :
  (x0 = (x1 * x2)) ->
  (x0 = (1)) ->
  ((x1 * x2) = (1)).
Proof. (* cf8b330d44: 0 1 *) by_logic. Qed.
Lemma s21 (x0 : R) (x1 : R) (x2 : R) :
  (x0 = (x1 * x1)) ->
  ((x0 * x2) = (1)) ->
  (x0 > (0)).
Proof. (* db8859f176: 0 1 *) by_zero. Qed.
Lemma s22 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  (x0 = (x1 * x2)) ->
  (x2 >= ((1) + (x3 - x4))) ->
  (x1 > (0)) ->
  ((x4 < x3) -> (x1 < x0)).
Proof. (* c1d331ea29: 0 1 2 *) by_isolation. Qed.
Lemma s24 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  ((x0 < x1) -> (x2 < x3)) ->
  ((x1 < x0) -> (x3 < x2)) ->
  ((x0 = x1) -> (x2 = x3)) ->
  ((x2 = x3) <-> (x0 = x1)).
Proof. (* d7923099d6: 0 1 2 *) by_lra. Qed.
Lemma s26 (x0 : R) (x1 : R) (x2 : R) :
  ((if Rge_dec ((2) * x0) (- ((2) * x0)) then ((2) * x0) else (- ((2) * x0))) <= (1)) ->
  (x1 >= (((1) - (x0 * x0)) * ((1) - (x0 * x0)))) ->
  (((4) * (x0 * x0)) <= (1)) ->
  ((x1 = x2) <-> (((-2) * (x0 * x0)) = (0))) ->
  (x2 = (1)) ->
  ((((1) - ((2) * (x0 * x0))) = x1) <-> (x0 = (0))).
Proof. (* 9448245dfa: 0 2 3 4 5 *) by_isolation. Qed.

Hypothesis given0 : ((if Rge_dec ((2) * g) (- ((2) * g)) then ((2) * g) else (- ((2) * g))) <= (1)).

Lemma t0 : (((4) * (g * g)) <= (1)).
Proof. pose proof given0 as H0. exact (s0 g H0). Qed.
Lemma t1 : (((1) - ((4) * (g * g))) >= (0)).
Proof. pose proof given0 as H0. pose proof t0 as H1. exact (s1 g H0 H1). Qed.
Lemma t2 : (((sqrt ((1) - ((4) * (g * g)))) >= (0)) /\ (((sqrt ((1) - ((4) * (g * g)))) * (sqrt ((1) - ((4) * (g * g))))) = ((1) - ((4) * (g * g))))).
Proof. pose proof (ax_square_root ((1) - ((4) * (g * g)))) as H0. pose proof t1 as H1. exact (s2 g (sqrt ((1) - ((4) * (g * g)))) H0 H1). Qed.
Lemma t3 : ((sqrt ((1) - ((4) * (g * g)))) = (sqrt ((1) + ((-4) * (g * g))))).
Proof. same. Qed.
Lemma t4 : (((sqrt ((1) - ((4) * (g * g)))) <= ((1) - ((2) * (g * g)))) /\ (((1) - ((2) * (g * g))) <= (exp ((-2) * (g * g))))).
Proof. pose proof t3 as E0. pose proof given0 as H0. pose proof t2 as H1. rewrite ?E0 in H1. pose proof t0 as H2. pose proof (ax_exp_above_its_tangent ((-2) * (g * g))) as H3. rewrite ?E0. exact (s4 g (sqrt ((1) + ((-4) * (g * g)))) (exp ((-2) * (g * g))) H0 H1 H2 H3). Qed.
Lemma t5 : ((sqrt ((1) - ((4) * (g * g)))) = (sqrt ((1) + ((-4) * (g * g))))).
Proof. same. Qed.
Lemma t6 : (((sqrt ((1) - ((4) * (g * g)))) = ((1) - ((2) * (g * g)))) <-> (g = (0))).
Proof. pose proof t5 as E0. pose proof given0 as H0. pose proof t2 as H1. rewrite ?E0 in H1. pose proof t0 as H2. rewrite ?E0. exact (s6 g (sqrt ((1) + ((-4) * (g * g)))) H0 H1 H2). Qed.
Lemma t7 : ((sqrt ((1) - ((4) * (g * g)))) = (sqrt ((1) + ((-4) * (g * g))))).
Proof. same. Qed.
Lemma t8 : ((exp (- (g * g))) = (exp ((-1) * (g * g)))).
Proof. same. Qed.
Lemma t9 : ((exp ((- (g * g)) + (- (g * g)))) = (exp ((-2) * (g * g)))).
Proof. same. Qed.
Lemma t10 : ((exp ((-2) * (g * g))) >= (((1) - (g * g)) * ((1) - (g * g)))).
Proof. pose proof t8 as E1. pose proof t9 as E2. pose proof given0 as H0. pose proof (ax_exp_of_a_sum (- (g * g)) (- (g * g))) as H2. rewrite ?E1 in H2. rewrite ?E2 in H2. pose proof (ax_exp_above_its_tangent (- (g * g))) as H3. rewrite ?E1 in H3. pose proof t0 as H4. exact (s10 g (exp ((-2) * (g * g))) (exp ((-1) * (g * g))) H0 H2 H3 H4). Qed.
Lemma t11 (b : R) (a : R) : ((exp (a + (b - a))) = (exp b)).
Proof. same. Qed.
Lemma t12 (a : R) (b : R) : ((exp b) = ((exp a) * (exp (b - a)))).
Proof. pose proof (t11 b a) as E0. pose proof (ax_exp_of_a_sum a (b - a)) as H0. rewrite ?E0 in H0. exact (s12 (exp b) (exp a) (exp (b - a)) H0). Qed.
Lemma t13 (a : R) : ((exp ((a / (2)) + (a / (2)))) = (exp a)).
Proof. same. Qed.
Lemma t14 (a : R) : ((exp a) = ((exp (a / (2))) * (exp (a / (2))))).
Proof. pose proof (t13 a) as E0. pose proof (ax_exp_of_a_sum (a / (2)) (a / (2))) as H0. rewrite ?E0 in H0. exact (s14 (exp a) (exp (a / (2))) H0). Qed.
Lemma t15 (a : R) : ((exp (a + (- a))) = (exp (0))).
Proof. same. Qed.
Lemma t16 (a : R) : ((exp (0)) = ((exp a) * (exp (- a)))).
Proof. pose proof (t15 a) as E0. pose proof (ax_exp_of_a_sum a (- a)) as H0. rewrite ?E0 in H0. exact (s16 (exp (0)) (exp a) (exp (- a)) H0). Qed.
Lemma t17 : ((exp ((0) + (0))) = (exp (0))).
Proof. same. Qed.
Lemma t18 : ((exp (0)) = ((exp (0)) * (exp (0)))).
Proof. pose proof t17 as E0. pose proof (ax_exp_of_a_sum (0) (0)) as H0. rewrite ?E0 in H0. exact (s18 (exp (0)) H0). Qed.
Lemma t19 : ((exp (0)) = (1)).
Proof. pose proof t18 as H0. pose proof (ax_exp_above_its_tangent (0)) as H1. exact (s19 (exp (0)) H0 H1). Qed.
Lemma t20 (a : R) : (((exp a) * (exp (- a))) = (1)).
Proof. pose proof (t16 a) as H0. pose proof t19 as H1. exact (s20 (exp (0)) (exp a) (exp (- a)) H0 H1). Qed.
Lemma t21 (a : R) : ((exp a) > (0)).
Proof. pose proof (t14 a) as H0. pose proof (t20 a) as H1. exact (s21 (exp a) (exp (a / (2))) (exp (- a)) H0 H1). Qed.
Lemma t22 (b : R) (a : R) : ((a < b) -> ((exp a) < (exp b))).
Proof. pose proof (t12 a b) as H0. pose proof (ax_exp_above_its_tangent (b - a)) as H1. pose proof (t21 a) as H2. exact (s22 (exp b) (exp a) (exp (b - a)) b a H0 H1 H2). Qed.
Lemma t23 : (forall (a_0 : R) (b_1 : R), ((a_0 < b_1) -> ((exp a_0) < (exp b_1)))).
Proof. intros a b. exact (t22 b a). Qed.
Lemma t24 (b : R) (a : R) : ((a = b) -> ((exp a) = (exp b))).
Proof. same. Qed.
Lemma t25 (b : R) (a : R) : (((exp a) = (exp b)) <-> (a = b)).
Proof. pose proof (t22 b a) as H0. pose proof (t23 b a) as H1. pose proof (t24 b a) as H2. exact (s24 a b (exp a) (exp b) H0 H1 H2). Qed.
Lemma t26 : (forall (a_0 : R) (b_1 : R), (((exp a_0) = (exp b_1)) <-> (a_0 = b_1))).
Proof. intros a b. exact (t25 b a). Qed.
Lemma t27 : ((sqrt ((1) - ((4) * (g * g)))) = (sqrt ((1) + ((-4) * (g * g))))).
Proof. same. Qed.
Lemma t28 : ((((1) - ((2) * (g * g))) = (exp ((-2) * (g * g)))) <-> (g = (0))).
Proof. pose proof given0 as H0. pose proof t10 as H2. pose proof t0 as H3. pose proof (t26 ((-2) * (g * g)) (0)) as H4. pose proof t19 as H5. exact (s26 g (exp ((-2) * (g * g))) (exp (0)) H0 H2 H3 H4 H5). Qed.

Theorem normaliser_below_exponential_0 : (((sqrt ((1) - ((4) * (g * g)))) <= ((1) - ((2) * (g * g)))) /\ (((1) - ((2) * (g * g))) <= (exp ((-2) * (g * g))))).
Proof. exact t4. Qed.
Theorem normaliser_below_exponential_1 : (((sqrt ((1) - ((4) * (g * g)))) = ((1) - ((2) * (g * g)))) <-> (g = (0))).
Proof. exact t6. Qed.
Theorem normaliser_below_exponential_2 : ((((1) - ((2) * (g * g))) = (exp ((-2) * (g * g)))) <-> (g = (0))).
Proof. exact t28. Qed.
End normaliser_below_exponential.
Print Assumptions normaliser_below_exponential_0.
Print Assumptions normaliser_below_exponential_1.
Print Assumptions normaliser_below_exponential_2.
