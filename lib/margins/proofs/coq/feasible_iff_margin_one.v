(* label: feasible-iff-margin-one *)
(* given: y_{i} = 1 \;\text{or}\; y_{i} = -1 \quad\text{for all } i *)
(* given: y_{i}\,\left(\left\langle w, x_{i}\right\rangle + b\right) > 0 \quad\text{for all } i *)
(* given: \mu = \min_{i} y_{i}\,\left(\left\langle w, x_{i}\right\rangle + b\right) *)
(* given: y_{i}\,\left(\left\langle v, x_{i}\right\rangle + c\right) \ge 1 \quad\text{for all } i *)
(* part all: \mu > 0 *)
(* part all: y_{i}\,\left(\left\langle \frac{1}{\mu}\,w, x_{i}\right\rangle + \frac{1}{\mu}\,b\right) \ge 1 \quad\text{for all } i *)
(* part all: y_{i}\,\left(\left\langle v, x_{i}\right\rangle + c\right) > 0 *)
Require Import Replay.
Section feasible_iff_margin_one.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable x : Z -> V.
Variable y : Z -> R.
Variable n : Z.
Variable i : Z.
Variable c : R.
Variable v : V.
Variable b : R.
Variable w : V.
Variable mu : R.
Definition least (p_0 : V) (p_1 : R) : Z -> R := rec ((y (0)%Z) * ((dot p_0 (x (0)%Z)) + p_1)) (fun k_ v_ => (if Rlt_dec ((y k_) * ((dot p_0 (x k_)) + p_1)) v_ then ((y k_) * ((dot p_0 (x k_)) + p_1)) else v_)).
Lemma least_0 : (forall (p_0 : V) (p_1 : R), ((least p_0 p_1 (0)%Z) = ((y (0)%Z) * ((dot p_0 (x (0)%Z)) + p_1)))). Proof. reflexivity. Qed.
Lemma least_next : (forall (p_0 : V) (p_1 : R) (k_2 : Z), ((k_2 >= (0)%Z)%Z -> ((least p_0 p_1 (k_2 + (1)%Z)%Z) = (if Rlt_dec ((y k_2) * ((dot p_0 (x k_2)) + p_1)) (least p_0 p_1 k_2) then ((y k_2) * ((dot p_0 (x k_2)) + p_1)) else (least p_0 p_1 k_2))))). Proof. intros; unfold least; rewrite rec_next by assumption; reflexivity. Qed.
Hypothesis ax_homogeneous : (forall (c_0 : R) (u_1 : V) (z_2 : V), ((dot (mul c_0 u_1) z_2) = (c_0 * (dot u_1 z_2)))).

Lemma s0 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  (((0)%Z >= (0)%Z)%Z /\ ((0)%Z < k0)%Z).
Proof. (* 5b9c251466: 0 1 2 *) by_logic. Qed.
Lemma s1 (x0 : R) (x1 : R) (x2 : R) :
  ((x0 * (x1 + x2)) > (0)) ->
  ((x0 * (x1 + x2)) > (0)).
Proof. (* 37a82a1842: 0 *) by_logic. Qed.
Lemma s2 (k0 : Z) (k1 : Z) :
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k0 <= k1)%Z.
Proof. (* 8482e7734c: 4 *) by_logic. Qed.
Lemma s3 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* 85aa17ad32: 3 4 *) by_logic. Qed.
Lemma s4 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (0)%Z)%Z.
Proof. (* feec42e7c5: 3 *) by_logic. Qed.
Lemma s5 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (x0 > (0)) ->
  ((x1 * (x2 + x3)) > (0)) ->
  ((x1 * (x2 + x3)) > (0)) ->
  ((x4 * (x5 + x3)) > (0)) ->
  ((if Rlt_dec (x1 * (x2 + x3)) x0 then (x1 * (x2 + x3)) else x0) > (0)).
Proof. (* de3237cfe6: 0 2 3 4 *) by_ifs. Qed.
Lemma s6 (k0 : Z) (k1 : Z) (x2 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 > (0)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 > (0)).
Proof. (* 7897be356e: 0 1 *) by_logic. Qed.
Lemma s7 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* a520511290: 0 1 2 *) by_logic. Qed.
Lemma s8 (x0 : R) (x1 : R) :
  (x0 = x1) ->
  (x1 > (0)) ->
  (x0 > (0)).
Proof. (* 5b4d497cf5: 0 1 *) by_logic. Qed.
Lemma s9 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z) ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z).
Proof. (* ed7d5c86a8: 0 1 2 3 *) by_logic. Qed.
Lemma s10 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z) ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z).
Proof. (* ed7d5c86a8: 0 1 2 3 *) by_logic. Qed.
Lemma s11 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) :
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z) ->
  ((k0 < (0)%Z)%Z -> ((x2 * (x3 + x4)) <= (x5 * (x6 + x4)))).
Proof. (* 4dbc9ec282: 0 *) by_logic. Qed.
Lemma s12 (k0 : Z) (k1 : Z) :
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k0 <= k1)%Z.
Proof. (* 675bc585b0: 5 *) by_logic. Qed.
Lemma s13 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* d44bc9a272: 4 5 *) by_logic. Qed.
Lemma s15 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (0)%Z)%Z.
Proof. (* a657b1a9b2: 4 *) by_logic. Qed.
Lemma s16 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  ((k0 < k1)%Z -> (x2 <= (x3 * (x4 + x5)))) ->
  ((x6 * (x7 + x5)) > (0)) ->
  ((k0 = k1)%Z -> ((x3 * (x4 + x5)) = (x6 * (x7 + x5)))) ->
  ((k0 < (k1 + (1)%Z)%Z)%Z -> ((if Rlt_dec (x6 * (x7 + x5)) x2 then (x6 * (x7 + x5)) else x2) <= (x3 * (x4 + x5)))).
Proof. (* aff08e7189: 0 2 4 *) by_cases. Qed.
Lemma s17 (k0 : Z) (k1 : Z) (k2 : Z) (x3 : R) (x4 : R) (x5 : R) (x6 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> ((k2 < k0)%Z -> (x3 <= (x4 * (x5 + x6)))))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  ((k2 < k0)%Z -> (x3 <= (x4 * (x5 + x6)))).
Proof. (* 9f4fc35836: 0 1 *) by_logic. Qed.
Lemma s18 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* 843a777d59: 0 1 2 3 *) by_logic. Qed.
Lemma s19 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z) ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z).
Proof. (* ed7d5c86a8: 0 1 2 3 *) by_logic. Qed.
Lemma s20 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((k0 < k1)%Z -> (x2 <= (x3 * (x4 + x5)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z) ->
  (x2 <= (x3 * (x4 + x5))).
Proof. (* a3523148c9: 0 1 *) by_logic. Qed.
Lemma s21 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  (x0 = x1) ->
  ((x2 * (x3 + x4)) > (0)) ->
  (x1 > (0)) ->
  (x1 <= (x2 * (x3 + x4))) ->
  ((x2 * ((((1) / x0) * x3) + (((1) / x0) * x4))) >= (1)).
Proof. (* f89d8065b3: 0 2 3 4 *) by_inverses. Qed.
Lemma s22 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 5d5d15e563: 0 1 2 *) by_logic. Qed.
Lemma s23 (x0 : R) (x1 : R) (x2 : R) :
  ((x0 * (x1 + x2)) >= (1)) ->
  ((x0 * (x1 + x2)) > (0)).
Proof. (* efc60127be: 0 *) by_lra. Qed.

Hypothesis given0 : (mu = (least w b n)).
Hypothesis given1 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((y i_0) * ((dot w (x i_0)) + b)) > (0)))).
Hypothesis given2 : (n >= (0)%Z)%Z.
Hypothesis given3 : (n >= (1)%Z)%Z.
Hypothesis given4 : ((i >= (0)%Z)%Z /\ (i < n)%Z).
Hypothesis given5 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((y i_0) = (1)) \/ ((y i_0) = (-1))))).
Hypothesis given6 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((y i_0) * ((dot v (x i_0)) + c)) >= (1)))).

Lemma t0 : (((0)%Z >= (0)%Z)%Z /\ ((0)%Z < n)%Z).
Proof. pose proof given2 as H0. pose proof given3 as H1. pose proof given4 as H2. exact (s0 n i H0 H1 H2). Qed.
Lemma t1 : ((least w b (0)%Z) > (0)).
Proof. pose proof (least_0 w b) as E0. pose proof ((given1 (0)%Z) t0) as H0. rewrite ?E0. exact (s1 (y (0)%Z) (dot w (x (0)%Z)) b H0). Qed.
Lemma t2 : (((0)%Z <= n)%Z -> ((least w b (0)%Z) > (0))).
Proof. intro unused. exact t1. Qed.
Lemma t3 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (k <= n)%Z.
Proof. pose proof h2 as H4. exact (s2 k n H4). Qed.
Lemma t4 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : ((k >= (0)%Z)%Z /\ (k < n)%Z).
Proof. pose proof h1 as H3. pose proof h2 as H4. exact (s3 k n H3 H4). Qed.
Lemma t5 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (k >= (0)%Z)%Z.
Proof. pose proof h1 as H3. exact (s4 k H3). Qed.
Lemma t6 (k : Z) (h0 : ((k <= n)%Z -> ((least w b k) > (0)))) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : ((least w b (k + (1)%Z)%Z) > (0)).
Proof. pose proof ((least_next w b k) (t5 k h1 h2)) as E0. pose proof (h0 (t3 k h1 h2)) as H0. pose proof ((given1 k) (t4 k h1 h2)) as H2. pose proof ((given1 k) (t4 k h1 h2)) as H3. pose proof ((given1 (0)%Z) t0) as H4. rewrite ?E0. exact (s5 (least w b k) (y k) (dot w (x k)) b (y (0)%Z) (dot w (x (0)%Z)) H0 H2 H3 H4). Qed.
Lemma t7 (k : Z) (h0 : ((k <= n)%Z -> ((least w b k) > (0)))) (h1 : (k >= (0)%Z)%Z) : (((k + (1)%Z)%Z <= n)%Z -> ((least w b (k + (1)%Z)%Z) > (0))).
Proof. intro h2. exact (t6 k h0 h1 h2). Qed.
Lemma t8 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((least w b k_0) > (0))))).
Proof. refine (zind (fun k => ((k <= n)%Z -> ((least w b k) > (0)))) t2 _). intros k h1 h0. exact (t7 k h0 h1). Qed.
Lemma t9 (k : Z) (h3 : ((k >= (0)%Z)%Z /\ (k <= n)%Z)) : ((least w b k) > (0)).
Proof. pose proof (t8 k) as H0. pose proof h3 as H1. exact (s6 k n (least w b k) H0 H1). Qed.
Lemma t10 (k : Z) : (((k >= (0)%Z)%Z /\ (k <= n)%Z) -> ((least w b k) > (0))).
Proof. intro h3. exact (t9 k h3). Qed.
Lemma t11 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((least w b k_0) > (0)))).
Proof. intros k. exact (t10 k). Qed.
Lemma t12 : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given2 as H0. pose proof given3 as H1. pose proof given4 as H2. exact (s7 n i H0 H1 H2). Qed.
Lemma t13 : (mu > (0)).
Proof. pose proof given0 as H0. pose proof ((t11 n) t12) as H1. exact (s8 mu (least w b n) H0 H1). Qed.
Lemma t14 (i2 : Z) (h4 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z).
Proof. pose proof given2 as H0. pose proof given3 as H1. pose proof given4 as H2. pose proof h4 as H3. exact (s9 n i i2 H0 H1 H2 H3). Qed.
Lemma t15 (i2 : Z) (h4 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z).
Proof. pose proof given2 as H0. pose proof given3 as H1. pose proof given4 as H2. pose proof h4 as H3. exact (s10 n i i2 H0 H1 H2 H3). Qed.
Lemma t16 (i2 : Z) (h4 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((i2 < (0)%Z)%Z -> ((least w b (0)%Z) <= ((y i2) * ((dot w (x i2)) + b)))).
Proof. pose proof (least_0 w b) as E0. pose proof (t15 i2 h4) as H0. rewrite ?E0. exact (s11 i2 n (y (0)%Z) (dot w (x (0)%Z)) b (y i2) (dot w (x i2)) H0). Qed.
Lemma t17 (i2 : Z) (h4 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : (((0)%Z <= n)%Z -> ((i2 < (0)%Z)%Z -> ((least w b (0)%Z) <= ((y i2) * ((dot w (x i2)) + b))))).
Proof. intro unused. exact (t16 i2 h4). Qed.
Lemma t18 (k2 : Z) (i2 : Z) (h4 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) (h6 : (k2 >= (0)%Z)%Z) (h7 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 <= n)%Z.
Proof. pose proof h7 as H5. exact (s12 k2 n H5). Qed.
Lemma t19 (k2 : Z) (i2 : Z) (h4 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) (h6 : (k2 >= (0)%Z)%Z) (h7 : ((k2 + (1)%Z)%Z <= n)%Z) : ((k2 >= (0)%Z)%Z /\ (k2 < n)%Z).
Proof. pose proof h6 as H4. pose proof h7 as H5. exact (s13 k2 n H4 H5). Qed.
Lemma t20 (k2 : Z) (i2 : Z) : ((i2 = k2)%Z -> (((y i2) * ((dot w (x i2)) + b)) = ((y k2) * ((dot w (x k2)) + b)))).
Proof. same. Qed.
Lemma t21 (k2 : Z) (i2 : Z) (h4 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) (h6 : (k2 >= (0)%Z)%Z) (h7 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 >= (0)%Z)%Z.
Proof. pose proof h6 as H4. exact (s15 k2 H4). Qed.
Lemma t22 (k2 : Z) (i2 : Z) (h5 : ((k2 <= n)%Z -> ((i2 < k2)%Z -> ((least w b k2) <= ((y i2) * ((dot w (x i2)) + b)))))) (h4 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) (h6 : (k2 >= (0)%Z)%Z) (h7 : ((k2 + (1)%Z)%Z <= n)%Z) : ((i2 < (k2 + (1)%Z)%Z)%Z -> ((least w b (k2 + (1)%Z)%Z) <= ((y i2) * ((dot w (x i2)) + b)))).
Proof. pose proof ((least_next w b k2) (t21 k2 i2 h4 h6 h7)) as E0. pose proof (h5 (t18 k2 i2 h4 h6 h7)) as H0. pose proof ((given1 k2) (t19 k2 i2 h4 h6 h7)) as H2. pose proof (t20 k2 i2) as H4. rewrite ?E0. exact (s16 i2 k2 (least w b k2) (y i2) (dot w (x i2)) b (y k2) (dot w (x k2)) H0 H2 H4). Qed.
Lemma t23 (k2 : Z) (i2 : Z) (h5 : ((k2 <= n)%Z -> ((i2 < k2)%Z -> ((least w b k2) <= ((y i2) * ((dot w (x i2)) + b)))))) (h4 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) (h6 : (k2 >= (0)%Z)%Z) : (((k2 + (1)%Z)%Z <= n)%Z -> ((i2 < (k2 + (1)%Z)%Z)%Z -> ((least w b (k2 + (1)%Z)%Z) <= ((y i2) * ((dot w (x i2)) + b))))).
Proof. intro h7. exact (t22 k2 i2 h5 h4 h6 h7). Qed.
Lemma t24 (i2 : Z) (h4 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((i2 < k_0)%Z -> ((least w b k_0) <= ((y i2) * ((dot w (x i2)) + b))))))).
Proof. refine (zind (fun k2 => ((k2 <= n)%Z -> ((i2 < k2)%Z -> ((least w b k2) <= ((y i2) * ((dot w (x i2)) + b)))))) (t17 i2 h4) _). intros k2 h6 h5. exact (t23 k2 i2 h5 h4 h6). Qed.
Lemma t25 (k2 : Z) (i2 : Z) (h4 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) (h8 : ((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z)) : ((i2 < k2)%Z -> ((least w b k2) <= ((y i2) * ((dot w (x i2)) + b)))).
Proof. pose proof ((t24 i2 h4) k2) as H0. pose proof h8 as H1. exact (s17 k2 n i2 (least w b k2) (y i2) (dot w (x i2)) b H0 H1). Qed.
Lemma t26 (i2 : Z) (k2 : Z) (h4 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : (((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z) -> ((i2 < k2)%Z -> ((least w b k2) <= ((y i2) * ((dot w (x i2)) + b))))).
Proof. intro h8. exact (t25 k2 i2 h4 h8). Qed.
Lemma t27 (i2 : Z) (h4 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((i2 < k_0)%Z -> ((least w b k_0) <= ((y i2) * ((dot w (x i2)) + b)))))).
Proof. intros k2. exact (t26 i2 k2 h4). Qed.
Lemma t28 (i2 : Z) (h4 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given2 as H0. pose proof given3 as H1. pose proof given4 as H2. pose proof h4 as H3. exact (s18 n i i2 H0 H1 H2 H3). Qed.
Lemma t29 (i2 : Z) (h4 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z).
Proof. pose proof given2 as H0. pose proof given3 as H1. pose proof given4 as H2. pose proof h4 as H3. exact (s19 n i i2 H0 H1 H2 H3). Qed.
Lemma t30 (i2 : Z) (h4 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((least w b n) <= ((y i2) * ((dot w (x i2)) + b))).
Proof. pose proof (((t27 i2 h4) n) (t28 i2 h4)) as H0. pose proof (t29 i2 h4) as H1. exact (s20 i2 n (least w b n) (y i2) (dot w (x i2)) b H0 H1). Qed.
Lemma t31 (i2 : Z) (h4 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : (((y i2) * ((dot (mul ((1) / mu) w) (x i2)) + (((1) / mu) * b))) >= (1)).
Proof. pose proof (ax_homogeneous ((1) / mu) w (x i2)) as E0. pose proof given0 as H0. pose proof ((given1 i2) (t14 i2 h4)) as H2. pose proof ((t11 n) t12) as H3. pose proof (t30 i2 h4) as H4. rewrite ?E0. exact (s21 mu (least w b n) (y i2) (dot w (x i2)) b H0 H2 H3 H4). Qed.
Lemma t32 (i2 : Z) : (((i2 >= (0)%Z)%Z /\ (i2 < n)%Z) -> (((y i2) * ((dot (mul ((1) / mu) w) (x i2)) + (((1) / mu) * b))) >= (1))).
Proof. intro h4. exact (t31 i2 h4). Qed.
Lemma t33 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((y i_0) * ((dot (mul ((1) / mu) w) (x i_0)) + (((1) / mu) * b))) >= (1)))).
Proof. intros i2. exact (t32 i2). Qed.
Lemma t34 : ((i >= (0)%Z)%Z /\ (i < n)%Z).
Proof. pose proof given2 as H0. pose proof given3 as H1. pose proof given4 as H2. exact (s22 n i H0 H1 H2). Qed.
Lemma t35 : (((y i) * ((dot v (x i)) + c)) > (0)).
Proof. pose proof ((given6 i) t34) as H0. exact (s23 (y i) (dot v (x i)) c H0). Qed.

Theorem feasible_iff_margin_one_0 : (mu > (0)).
Proof. exact t13. Qed.
Theorem feasible_iff_margin_one_1 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((y i_0) * ((dot (mul ((1) / mu) w) (x i_0)) + (((1) / mu) * b))) >= (1)))).
Proof. exact t33. Qed.
Theorem feasible_iff_margin_one_2 : (((y i) * ((dot v (x i)) + c)) > (0)).
Proof. exact t35. Qed.
End feasible_iff_margin_one.
Print Assumptions feasible_iff_margin_one_0.
Print Assumptions feasible_iff_margin_one_1.
Print Assumptions feasible_iff_margin_one_2.
