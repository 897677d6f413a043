(* label: slab-width *)
(* given: \left\lVert w\right\rVert > 0 *)
(* given: \left\langle w, v\right\rangle + b = -1 *)
(* given: \left\langle w, u\right\rangle + b = 1 *)
(* given: u = v + c\,w *)
(* part 1: \left\lVert u - v\right\rVert \ge \frac{2}{\left\lVert w\right\rVert} *)
(* part 1: \left\lVert u - v\right\rVert = \frac{2}{\left\lVert w\right\rVert} \;\Rightarrow\; u - v = \frac{2}{\left\lVert w\right\rVert^2}\,w *)
(* part 1: \left\lVert u - v\right\rVert = \frac{2}{\left\lVert w\right\rVert} *)
(* part 2: \left\langle w, \frac{-\left(1 + b\right)}{\left\lVert w\right\rVert^2}\,w\right\rangle + b = -1 *)
(* part 2: \left\langle w, v + \frac{2}{\left\lVert w\right\rVert^2}\,w\right\rangle + b = 1 *)
(* part 2: \left\lVert \frac{2}{\left\lVert w\right\rVert^2}\,w\right\rVert = \frac{2}{\left\lVert w\right\rVert} *)
(* part 2: \left\lVert u - v\right\rVert = \frac{2}{\left\lVert w\right\rVert} \;\Rightarrow\; u = v + \frac{2}{\left\lVert w\right\rVert^2}\,w *)
Require Import Replay.
Section slab_width.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable w : V.
Variable c : R.
Variable v : V.
Variable u : V.
Variable b : R.
Lemma ax_square_root : (forall (c_0 : R), ((c_0 >= (0)) -> (((sqrt c_0) >= (0)) /\ (((sqrt c_0) * (sqrt c_0)) = c_0)))). Proof. intros ? H; split; [apply Rle_ge, sqrt_pos | apply sqrt_sqrt; lra]. Qed.
Hypothesis ax_positive : (forall (u_0 : V), ((dot u_0 u_0) >= (0))).
Hypothesis ax_symmetric : (forall (u_0 : V) (v_1 : V), ((dot u_0 v_1) = (dot v_1 u_0))).
Hypothesis ax_homogeneous : (forall (c_0 : R) (u_1 : V) (z_2 : V), ((dot (mul c_0 u_1) z_2) = (c_0 * (dot u_1 z_2)))).
Hypothesis ax_additive : (forall (u_0 : V) (v_1 : V) (z_2 : V), ((dot (add u_0 v_1) z_2) = ((dot u_0 z_2) + (dot v_1 z_2)))).
Hypothesis ax_definite : (forall (u_0 : V) (v_1 : V), (((dot (add u_0 (mul (-1) v_1)) (add u_0 (mul (-1) v_1))) = (0)) -> (u_0 = v_1))).

Lemma s0 (x0 : R) :
  (x0 >= (0)) ->
  (x0 >= (0)).
Proof. (* d214bd60e0: 0 *) by_logic. Qed.
Lemma s1 (x0 : R) (x1 : R) :
  ((x0 >= (0)) -> ((x1 >= (0)) /\ ((x1 * x1) = x0))) ->
  (x0 >= (0)) ->
  ((x1 >= (0)) /\ ((x1 * x1) = x0)).
Proof. (* 0ad597f007: 0 1 *) by_logic. Qed.
Lemma s2 (x0 : R) (x1 : R) (x2 : R) :
  ((x0 >= (0)) /\ ((x0 * x0) = x1)) ->
  (x0 > (0)) ->
  (((((- ((1) + x2)) / x1) * x1) + x2) = (-1)).
Proof. (* dad8ecf28e: 0 1 *) by_field. Qed.
Lemma s3 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  ((x0 >= (0)) /\ ((x0 * x0) = x1)) ->
  (x0 > (0)) ->
  ((x2 + x3) = (-1)) ->
  (((x2 + (((2) / x1) * x1)) + x3) = (1)).
Proof. (* 9d4be15e3b: 0 1 2 *) by_isolation. Qed.
Lemma s4 (x0 : R) :
  ((((2) / x0) * (((2) / x0) * x0)) >= (0)) ->
  ((((2) / x0) * (((2) / x0) * x0)) >= (0)).
Proof. (* b6c0c3ba02: 0 *) by_logic. Qed.
Lemma s5 (x0 : R) (x1 : R) :
  ((x0 >= (0)) -> ((x1 >= (0)) /\ ((x1 * x1) = x0))) ->
  (x0 >= (0)) ->
  ((x1 >= (0)) /\ ((x1 * x1) = x0)).
Proof. (* 0ad597f007: 0 1 *) by_logic. Qed.
Lemma s7 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  ((x0 >= (0)) /\ ((x0 * x0) = x1)) ->
  (x0 > (0)) ->
  ((x2 + x3) = (-1)) ->
  ((x4 >= (0)) /\ ((x4 * x4) = (((2) / x1) * (((2) / x1) * x1)))) ->
  (((x4 * x4) * (x0 * x0)) = (4)).
Proof. (* 68e7027791: 0 1 2 3 *) by_equations. Qed.
Lemma s9 (x0 : R) (x1 : R) (x2 : R) :
  (x0 > (0)) ->
  ((x1 >= (0)) /\ ((x1 * x1) = (((2) / x2) * (((2) / x2) * x2)))) ->
  (((x1 * x1) * (x0 * x0)) = (4)) ->
  (x1 = ((2) / x0)).
Proof. (* db172a8242: 1 3 4 *) by_equal_quotients. Qed.
Lemma s10 (x0 : R) (x1 : R) (x2 : R) :
  (((x0 + ((-1) * x1)) + ((-1) * (x1 + ((-1) * x2)))) >= (0)) ->
  (((x0 + ((-1) * x1)) + ((-1) * (x1 + ((-1) * x2)))) >= (0)).
Proof. (* f0f26d7baf: 0 *) by_logic. Qed.
Lemma s11 (x0 : R) (x1 : R) :
  ((x0 >= (0)) -> ((x1 >= (0)) /\ ((x1 * x1) = x0))) ->
  (x0 >= (0)) ->
  ((x1 >= (0)) /\ ((x1 * x1) = x0)).
Proof. (* 0ad597f007: 0 1 *) by_logic. Qed.
Lemma s14 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) :
  ((x0 >= (0)) /\ ((x0 * x0) = x1)) ->
  (x0 > (0)) ->
  ((x2 + x3) = (-1)) ->
  ((x4 + x3) = (1)) ->
  ((x5 >= (0)) /\ ((x5 * x5) = ((x6 + ((-1) * x7)) + ((-1) * (x7 + ((-1) * x8)))))) ->
  (((x5 * x5) * (x0 * x0)) = ((4) + (((((x6 + ((-1) * x7)) + ((-1) * (((2) / x1) * x4))) + ((-1) * ((x7 + ((-1) * x8)) + ((-1) * (((2) / x1) * x2))))) + ((-1) * (((2) / x1) * ((x4 + ((-1) * x2)) + ((-1) * (((2) / x1) * x1)))))) * x1))).
Proof. (* 117264a377: 0 1 2 4 5 *) by_equations. Qed.
Lemma s17 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((x0 >= (0)) /\ ((x0 * x0) = x1)) ->
  (x0 > (0)) ->
  ((x2 >= (0)) /\ ((x2 * x2) = ((x3 + ((-1) * x4)) + ((-1) * (x4 + ((-1) * x5)))))) ->
  ((x2 >= (0)) /\ (x0 > (0)) /\ (x1 > (0))).
Proof. (* 4f37f6c0c1: 0 1 5 *) by_isolation. Qed.
Lemma s19 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  (((((x0 + ((-1) * x1)) + ((-1) * (((2) / x2) * x3))) + ((-1) * ((x1 + ((-1) * x4)) + ((-1) * (((2) / x2) * x5))))) + ((-1) * (((2) / x2) * ((x3 + ((-1) * x5)) + ((-1) * (((2) / x2) * x2)))))) >= (0)) ->
  ((x6 >= (0)) /\ (x7 > (0)) /\ (x2 > (0))) ->
  ((((((x0 + ((-1) * x1)) + ((-1) * (((2) / x2) * x3))) + ((-1) * ((x1 + ((-1) * x4)) + ((-1) * (((2) / x2) * x5))))) + ((-1) * (((2) / x2) * ((x3 + ((-1) * x5)) + ((-1) * (((2) / x2) * x2)))))) * x2) >= (0)).
Proof. (* b2b48d9d69: 0 1 *) by_isolation. Qed.
Lemma s21 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  (((x0 * x0) * (x1 * x1)) = ((4) + (((((x2 + ((-1) * x3)) + ((-1) * (((2) / x4) * x5))) + ((-1) * ((x3 + ((-1) * x6)) + ((-1) * (((2) / x4) * x7))))) + ((-1) * (((2) / x4) * ((x5 + ((-1) * x7)) + ((-1) * (((2) / x4) * x4)))))) * x4))) ->
  ((((((x2 + ((-1) * x3)) + ((-1) * (((2) / x4) * x5))) + ((-1) * ((x3 + ((-1) * x6)) + ((-1) * (((2) / x4) * x7))))) + ((-1) * (((2) / x4) * ((x5 + ((-1) * x7)) + ((-1) * (((2) / x4) * x4)))))) * x4) >= (0)) ->
  ((x0 >= (0)) /\ (x1 > (0)) /\ (x4 > (0))) ->
  ((x0 * x1) >= (2)).
Proof. (* 5c70ed77f3: 0 1 2 *) by_products. Qed.
Lemma s24 (x0 : R) (x1 : R) :
  (x0 > (0)) ->
  ((x1 * x0) >= (2)) ->
  (x1 >= ((2) / x0)).
Proof. (* 2ebef72ec9: 1 6 *) by_inverses. Qed.
Lemma s27 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  ((x0 >= (0)) /\ ((x0 * x0) = x1)) ->
  (x0 > (0)) ->
  (((x2 * x2) * (x0 * x0)) = ((4) + (((((x3 + ((-1) * x4)) + ((-1) * (((2) / x1) * x5))) + ((-1) * ((x4 + ((-1) * x6)) + ((-1) * (((2) / x1) * x7))))) + ((-1) * (((2) / x1) * ((x5 + ((-1) * x7)) + ((-1) * (((2) / x1) * x1)))))) * x1))) ->
  ((x2 = ((2) / x0)) -> (((((x3 + ((-1) * x4)) + ((-1) * (((2) / x1) * x5))) + ((-1) * ((x4 + ((-1) * x6)) + ((-1) * (((2) / x1) * x7))))) + ((-1) * (((2) / x1) * ((x5 + ((-1) * x7)) + ((-1) * (((2) / x1) * x1)))))) = (0))).
Proof. (* 902acc78a7: 0 1 6 *) by_equations. Qed.
Lemma s28 (x0 : R) (x1 : R) (x2 : R) (P3 : Prop) :
  ((x0 = ((2) / x1)) -> (x2 = (0))) ->
  ((x2 = (0)) -> P3) ->
  ((x0 = ((2) / x1)) -> P3).
Proof. (* 5612c7e873: 0 1 *) by_logic. Qed.
Lemma s31 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  ((x0 >= (0)) /\ ((x0 * x0) = x1)) ->
  (x0 > (0)) ->
  (((x2 * x2) * (x0 * x0)) = ((4) + (((((x3 + ((-1) * x4)) + ((-1) * (((2) / x1) * x5))) + ((-1) * ((x4 + ((-1) * x6)) + ((-1) * (((2) / x1) * x7))))) + ((-1) * (((2) / x1) * ((x5 + ((-1) * x7)) + ((-1) * (((2) / x1) * x1)))))) * x1))) ->
  ((x2 = ((2) / x0)) -> (((x3 + ((-1) * (x4 + (((2) / x1) * x5)))) + ((-1) * ((x4 + ((-1) * (x6 + (((2) / x1) * x7)))) + (((2) / x1) * (x5 + ((-1) * (x7 + (((2) / x1) * x1)))))))) = (0))).
Proof. (* 82ee7d6af5: 0 1 6 *) by_equations. Qed.
Lemma s32 (x0 : R) (x1 : R) (x2 : R) (P3 : Prop) :
  ((x0 = ((2) / x1)) -> (x2 = (0))) ->
  ((x2 = (0)) -> P3) ->
  ((x0 = ((2) / x1)) -> P3).
Proof. (* 5612c7e873: 0 1 *) by_logic. Qed.
Lemma s35 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) :
  ((x0 >= (0)) /\ ((x0 * x0) = x1)) ->
  (x0 > (0)) ->
  ((x2 + x3) = (-1)) ->
  (((x2 + (x4 * x1)) + x3) = (1)) ->
  ((x5 >= (0)) /\ ((x5 * x5) = ((((x6 + (x4 * x2)) + ((-1) * x6)) + (x4 * ((x2 + (x4 * x1)) + ((-1) * x2)))) + ((-1) * ((x6 + (x4 * x2)) + ((-1) * x6)))))) ->
  (x5 = ((2) / x0)).
Proof. (* 40a48bc375: 0 1 2 4 5 *) by_equal_quotients. Qed.

Hypothesis given0 : ((sqrt (dot w w)) > (0)).
Hypothesis given1 : (((dot w v) + b) = (-1)).
Hypothesis given2 : (((dot w u) + b) = (1)).
Hypothesis given3 : (u = (add v (mul c w))).

Lemma t0 : ((dot w w) >= (0)).
Proof. pose proof (ax_positive w) as H0. exact (s0 (dot w w) H0). Qed.
Lemma t1 : (((sqrt (dot w w)) >= (0)) /\ (((sqrt (dot w w)) * (sqrt (dot w w))) = (dot w w))).
Proof. pose proof (ax_square_root (dot w w)) as H0. pose proof t0 as H1. exact (s1 (dot w w) (sqrt (dot w w)) H0 H1). Qed.
Lemma t2 : (((dot w (mul ((- ((1) + b)) / (dot w w)) w)) + b) = (-1)).
Proof. pose proof (ax_symmetric w (mul ((- ((1) + b)) / (dot w w)) w)) as E0. pose proof (ax_homogeneous ((- ((1) + b)) / (dot w w)) w w) as E1. pose proof t1 as H0. pose proof given0 as H1. rewrite ?E0. rewrite ?E1. exact (s2 (sqrt (dot w w)) (dot w w) b H0 H1). Qed.
Lemma t3 : (((dot w (add v (mul ((2) / (dot w w)) w))) + b) = (1)).
Proof. pose proof (ax_symmetric w (add v (mul ((2) / (dot w w)) w))) as E0. pose proof (ax_additive v (mul ((2) / (dot w w)) w) w) as E1. pose proof (ax_homogeneous ((2) / (dot w w)) w w) as E2. pose proof (ax_symmetric w v) as E3. pose proof t1 as H0. pose proof given0 as H1. pose proof given1 as H2. rewrite ?E3 in H2. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s3 (sqrt (dot w w)) (dot w w) (dot v w) b H0 H1 H2). Qed.
Lemma t4 : ((dot (mul ((2) / (dot w w)) w) (mul ((2) / (dot w w)) w)) >= (0)).
Proof. pose proof (ax_homogeneous ((2) / (dot w w)) w (mul ((2) / (dot w w)) w)) as E0. pose proof (ax_symmetric w (mul ((2) / (dot w w)) w)) as E1. pose proof (ax_homogeneous ((2) / (dot w w)) w w) as E2. pose proof (ax_positive (mul ((2) / (dot w w)) w)) as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s4 (dot w w) H0). Qed.
Lemma t5 : (((sqrt (dot (mul ((2) / (dot w w)) w) (mul ((2) / (dot w w)) w))) >= (0)) /\ (((sqrt (dot (mul ((2) / (dot w w)) w) (mul ((2) / (dot w w)) w))) * (sqrt (dot (mul ((2) / (dot w w)) w) (mul ((2) / (dot w w)) w)))) = (dot (mul ((2) / (dot w w)) w) (mul ((2) / (dot w w)) w)))).
Proof. pose proof (ax_square_root (dot (mul ((2) / (dot w w)) w) (mul ((2) / (dot w w)) w))) as H0. pose proof t4 as H1. exact (s5 (dot (mul ((2) / (dot w w)) w) (mul ((2) / (dot w w)) w)) (sqrt (dot (mul ((2) / (dot w w)) w) (mul ((2) / (dot w w)) w))) H0 H1). Qed.
Lemma t6 : ((sqrt (((2) / (dot w w)) * (((2) / (dot w w)) * (dot w w)))) = (sqrt ((dot w w) * ((2) / (dot w w)) * ((2) / (dot w w))))).
Proof. same. Qed.
Lemma t7 : ((((sqrt (dot (mul ((2) / (dot w w)) w) (mul ((2) / (dot w w)) w))) * (sqrt (dot (mul ((2) / (dot w w)) w) (mul ((2) / (dot w w)) w)))) * ((sqrt (dot w w)) * (sqrt (dot w w)))) = (4)).
Proof. pose proof (ax_homogeneous ((2) / (dot w w)) w (mul ((2) / (dot w w)) w)) as E0. pose proof (ax_symmetric w (mul ((2) / (dot w w)) w)) as E1. pose proof (ax_homogeneous ((2) / (dot w w)) w w) as E2. pose proof t6 as E3. pose proof (ax_symmetric w v) as E4. pose proof t1 as H0. pose proof given0 as H1. pose proof given1 as H2. rewrite ?E4 in H2. pose proof t5 as H3. rewrite ?E0 in H3. rewrite ?E1 in H3. rewrite ?E2 in H3. rewrite ?E3 in H3. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. exact (s7 (sqrt (dot w w)) (dot w w) (dot v w) b (sqrt ((dot w w) * ((2) / (dot w w)) * ((2) / (dot w w)))) H0 H1 H2 H3). Qed.
Lemma t8 : ((sqrt (((2) / (dot w w)) * (((2) / (dot w w)) * (dot w w)))) = (sqrt ((dot w w) * ((2) / (dot w w)) * ((2) / (dot w w))))).
Proof. same. Qed.
Lemma t9 : ((sqrt (dot (mul ((2) / (dot w w)) w) (mul ((2) / (dot w w)) w))) = ((2) / (sqrt (dot w w)))).
Proof. pose proof (ax_homogeneous ((2) / (dot w w)) w (mul ((2) / (dot w w)) w)) as E0. pose proof (ax_symmetric w (mul ((2) / (dot w w)) w)) as E1. pose proof (ax_homogeneous ((2) / (dot w w)) w w) as E2. pose proof t8 as E3. pose proof given0 as H1. pose proof t5 as H3. rewrite ?E0 in H3. rewrite ?E1 in H3. rewrite ?E2 in H3. rewrite ?E3 in H3. pose proof t7 as H4. rewrite ?E0 in H4. rewrite ?E1 in H4. rewrite ?E2 in H4. rewrite ?E3 in H4. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. exact (s9 (sqrt (dot w w)) (sqrt ((dot w w) * ((2) / (dot w w)) * ((2) / (dot w w)))) (dot w w) H1 H3 H4). Qed.
Lemma t10 : ((dot (add u (mul (-1) v)) (add u (mul (-1) v))) >= (0)).
Proof. pose proof (ax_additive u (mul (-1) v) (add u (mul (-1) v))) as E0. pose proof (ax_homogeneous (-1) v (add u (mul (-1) v))) as E1. pose proof (ax_symmetric u (add u (mul (-1) v))) as E2. pose proof (ax_symmetric v (add u (mul (-1) v))) as E3. pose proof (ax_additive u (mul (-1) v) u) as E4. pose proof (ax_additive u (mul (-1) v) v) as E5. pose proof (ax_homogeneous (-1) v u) as E6. pose proof (ax_homogeneous (-1) v v) as E7. pose proof (ax_symmetric v u) as E8. pose proof (ax_positive (add u (mul (-1) v))) as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E3 in H0. rewrite ?E4 in H0. rewrite ?E5 in H0. rewrite ?E6 in H0. rewrite ?E7 in H0. rewrite ?E8 in H0. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. exact (s10 (dot u u) (dot u v) (dot v v) H0). Qed.
Lemma t11 : (((sqrt (dot (add u (mul (-1) v)) (add u (mul (-1) v)))) >= (0)) /\ (((sqrt (dot (add u (mul (-1) v)) (add u (mul (-1) v)))) * (sqrt (dot (add u (mul (-1) v)) (add u (mul (-1) v))))) = (dot (add u (mul (-1) v)) (add u (mul (-1) v))))).
Proof. pose proof (ax_square_root (dot (add u (mul (-1) v)) (add u (mul (-1) v)))) as H0. pose proof t10 as H1. exact (s11 (dot (add u (mul (-1) v)) (add u (mul (-1) v))) (sqrt (dot (add u (mul (-1) v)) (add u (mul (-1) v)))) H0 H1). Qed.
Lemma t12 : ((sqrt (((dot u u) + ((-1) * (dot u v))) + ((-1) * ((dot u v) + ((-1) * (dot v v)))))) = (sqrt ((dot v v) + (dot u u) + ((-2) * (dot u v))))).
Proof. same. Qed.
Lemma t13 : ((sqrt (((2) / (dot w w)) * (((2) / (dot w w)) * (dot w w)))) = (sqrt ((dot w w) * ((2) / (dot w w)) * ((2) / (dot w w))))).
Proof. same. Qed.
Lemma t14 : ((((sqrt (dot (add u (mul (-1) v)) (add u (mul (-1) v)))) * (sqrt (dot (add u (mul (-1) v)) (add u (mul (-1) v))))) * ((sqrt (dot w w)) * (sqrt (dot w w)))) = ((4) + ((dot (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w))) (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)))) * (dot w w)))).
Proof. pose proof (ax_additive (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)) (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)))) as E0. pose proof (ax_additive u (mul (-1) v) (add u (mul (-1) v))) as E1. pose proof (ax_homogeneous (-1) (mul ((2) / (dot w w)) w) (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)))) as E2. pose proof (ax_additive u (mul (-1) v) (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)))) as E3. pose proof (ax_homogeneous (-1) v (add u (mul (-1) v))) as E4. pose proof (ax_symmetric u (add u (mul (-1) v))) as E5. pose proof (ax_homogeneous ((2) / (dot w w)) w (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)))) as E6. pose proof (ax_homogeneous (-1) v (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)))) as E7. pose proof (ax_symmetric u (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)))) as E8. pose proof (ax_symmetric v (add u (mul (-1) v))) as E9. pose proof (ax_additive u (mul (-1) v) u) as E10. pose proof (ax_symmetric w (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)))) as E11. pose proof (ax_symmetric v (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)))) as E12. pose proof (ax_additive (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)) u) as E13. pose proof (ax_additive u (mul (-1) v) v) as E14. pose proof (ax_homogeneous (-1) v u) as E15. pose proof (ax_additive (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)) w) as E16. pose proof (ax_additive (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)) v) as E17. pose proof (ax_homogeneous (-1) (mul ((2) / (dot w w)) w) u) as E18. pose proof (ax_symmetric v u) as E19. pose proof (ax_homogeneous (-1) v v) as E20. pose proof (ax_homogeneous (-1) (mul ((2) / (dot w w)) w) w) as E21. pose proof (ax_additive u (mul (-1) v) w) as E22. pose proof (ax_homogeneous (-1) (mul ((2) / (dot w w)) w) v) as E23. pose proof (ax_homogeneous ((2) / (dot w w)) w u) as E24. pose proof (ax_homogeneous (-1) v w) as E25. pose proof (ax_homogeneous ((2) / (dot w w)) w v) as E26. pose proof t12 as E27. pose proof (ax_symmetric w v) as E28. pose proof (ax_symmetric w u) as E29. pose proof (ax_homogeneous ((2) / (dot w w)) w w) as E30. pose proof t1 as H0. pose proof given0 as H1. pose proof given1 as H2. rewrite ?E28 in H2. pose proof given2 as H4. rewrite ?E29 in H4. pose proof t11 as H5. rewrite ?E1 in H5. rewrite ?E4 in H5. rewrite ?E5 in H5. rewrite ?E9 in H5. rewrite ?E10 in H5. rewrite ?E14 in H5. rewrite ?E15 in H5. rewrite ?E19 in H5. rewrite ?E20 in H5. rewrite ?E27 in H5. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. rewrite ?E9. rewrite ?E10. rewrite ?E11. rewrite ?E12. rewrite ?E13. rewrite ?E14. rewrite ?E15. rewrite ?E16. rewrite ?E17. rewrite ?E18. rewrite ?E19. rewrite ?E20. rewrite ?E21. rewrite ?E22. rewrite ?E23. rewrite ?E24. rewrite ?E25. rewrite ?E26. rewrite ?E27. rewrite ?E28. rewrite ?E29. rewrite ?E10. rewrite ?E30. rewrite ?E14. rewrite ?E15. rewrite ?E19. rewrite ?E20. exact (s14 (sqrt (dot w w)) (dot w w) (dot v w) b (dot u w) (sqrt ((dot v v) + (dot u u) + ((-2) * (dot u v)))) (dot u u) (dot u v) (dot v v) H0 H1 H2 H4 H5). Qed.
Lemma t15 : ((sqrt (((dot u u) + ((-1) * (dot u v))) + ((-1) * ((dot u v) + ((-1) * (dot v v)))))) = (sqrt ((dot v v) + (dot u u) + ((-2) * (dot u v))))).
Proof. same. Qed.
Lemma t16 : ((sqrt (((2) / (dot w w)) * (((2) / (dot w w)) * (dot w w)))) = (sqrt ((dot w w) * ((2) / (dot w w)) * ((2) / (dot w w))))).
Proof. same. Qed.
Lemma t17 : (((sqrt (dot (add u (mul (-1) v)) (add u (mul (-1) v)))) >= (0)) /\ ((sqrt (dot w w)) > (0)) /\ ((dot w w) > (0))).
Proof. pose proof (ax_additive u (mul (-1) v) (add u (mul (-1) v))) as E0. pose proof (ax_homogeneous (-1) v (add u (mul (-1) v))) as E1. pose proof (ax_symmetric u (add u (mul (-1) v))) as E2. pose proof (ax_symmetric v (add u (mul (-1) v))) as E3. pose proof (ax_additive u (mul (-1) v) u) as E4. pose proof (ax_additive u (mul (-1) v) v) as E5. pose proof (ax_homogeneous (-1) v u) as E6. pose proof (ax_homogeneous (-1) v v) as E7. pose proof (ax_symmetric v u) as E8. pose proof t15 as E9. pose proof t1 as H0. pose proof given0 as H1. pose proof t11 as H5. rewrite ?E0 in H5. rewrite ?E1 in H5. rewrite ?E2 in H5. rewrite ?E3 in H5. rewrite ?E4 in H5. rewrite ?E5 in H5. rewrite ?E6 in H5. rewrite ?E7 in H5. rewrite ?E8 in H5. rewrite ?E9 in H5. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. rewrite ?E9. exact (s17 (sqrt (dot w w)) (dot w w) (sqrt ((dot v v) + (dot u u) + ((-2) * (dot u v)))) (dot u u) (dot u v) (dot v v) H0 H1 H5). Qed.
Lemma t18 : ((sqrt (((dot u u) + ((-1) * (dot u v))) + ((-1) * ((dot u v) + ((-1) * (dot v v)))))) = (sqrt ((dot v v) + (dot u u) + ((-2) * (dot u v))))).
Proof. same. Qed.
Lemma t19 : (((dot (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w))) (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)))) * (dot w w)) >= (0)).
Proof. pose proof (ax_additive (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)) (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)))) as E0. pose proof (ax_homogeneous (-1) (mul ((2) / (dot w w)) w) (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)))) as E1. pose proof (ax_additive u (mul (-1) v) (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)))) as E2. pose proof (ax_homogeneous ((2) / (dot w w)) w (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)))) as E3. pose proof (ax_homogeneous (-1) v (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)))) as E4. pose proof (ax_symmetric u (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)))) as E5. pose proof (ax_symmetric w (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)))) as E6. pose proof (ax_symmetric v (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)))) as E7. pose proof (ax_additive (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)) u) as E8. pose proof (ax_additive (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)) w) as E9. pose proof (ax_additive (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)) v) as E10. pose proof (ax_homogeneous (-1) (mul ((2) / (dot w w)) w) u) as E11. pose proof (ax_homogeneous (-1) (mul ((2) / (dot w w)) w) w) as E12. pose proof (ax_additive u (mul (-1) v) w) as E13. pose proof (ax_homogeneous (-1) (mul ((2) / (dot w w)) w) v) as E14. pose proof (ax_homogeneous ((2) / (dot w w)) w u) as E15. pose proof (ax_homogeneous ((2) / (dot w w)) w w) as E16. pose proof (ax_homogeneous (-1) v w) as E17. pose proof (ax_homogeneous ((2) / (dot w w)) w v) as E18. pose proof (ax_symmetric w u) as E19. pose proof (ax_symmetric w v) as E20. pose proof (ax_additive u (mul (-1) v) u) as E21. pose proof (ax_additive u (mul (-1) v) v) as E22. pose proof (ax_homogeneous (-1) v u) as E23. pose proof (ax_symmetric v u) as E24. pose proof (ax_homogeneous (-1) v v) as E25. pose proof (ax_additive u (mul (-1) v) (add u (mul (-1) v))) as E26. pose proof (ax_homogeneous (-1) v (add u (mul (-1) v))) as E27. pose proof (ax_symmetric u (add u (mul (-1) v))) as E28. pose proof (ax_symmetric v (add u (mul (-1) v))) as E29. pose proof t18 as E30. pose proof (ax_positive (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)))) as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E3 in H0. rewrite ?E4 in H0. rewrite ?E5 in H0. rewrite ?E6 in H0. rewrite ?E7 in H0. rewrite ?E8 in H0. rewrite ?E9 in H0. rewrite ?E10 in H0. rewrite ?E11 in H0. rewrite ?E12 in H0. rewrite ?E13 in H0. rewrite ?E14 in H0. rewrite ?E15 in H0. rewrite ?E16 in H0. rewrite ?E17 in H0. rewrite ?E18 in H0. rewrite ?E19 in H0. rewrite ?E20 in H0. rewrite ?E21 in H0. rewrite ?E22 in H0. rewrite ?E23 in H0. rewrite ?E24 in H0. rewrite ?E25 in H0. pose proof t17 as H1. rewrite ?E26 in H1. rewrite ?E27 in H1. rewrite ?E28 in H1. rewrite ?E29 in H1. rewrite ?E21 in H1. rewrite ?E22 in H1. rewrite ?E23 in H1. rewrite ?E24 in H1. rewrite ?E25 in H1. rewrite ?E30 in H1. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. rewrite ?E9. rewrite ?E10. rewrite ?E11. rewrite ?E12. rewrite ?E13. rewrite ?E14. rewrite ?E15. rewrite ?E16. rewrite ?E17. rewrite ?E18. rewrite ?E19. rewrite ?E20. rewrite ?E21. rewrite ?E22. rewrite ?E23. rewrite ?E24. rewrite ?E25. exact (s19 (dot u u) (dot u v) (dot w w) (dot u w) (dot v v) (dot v w) (sqrt ((dot v v) + (dot u u) + ((-2) * (dot u v)))) (sqrt (dot w w)) H0 H1). Qed.
Lemma t20 : ((sqrt (((dot u u) + ((-1) * (dot u v))) + ((-1) * ((dot u v) + ((-1) * (dot v v)))))) = (sqrt ((dot v v) + (dot u u) + ((-2) * (dot u v))))).
Proof. same. Qed.
Lemma t21 : (((sqrt (dot (add u (mul (-1) v)) (add u (mul (-1) v)))) * (sqrt (dot w w))) >= (2)).
Proof. pose proof (ax_additive u (mul (-1) v) (add u (mul (-1) v))) as E0. pose proof (ax_homogeneous (-1) v (add u (mul (-1) v))) as E1. pose proof (ax_symmetric u (add u (mul (-1) v))) as E2. pose proof (ax_symmetric v (add u (mul (-1) v))) as E3. pose proof (ax_additive u (mul (-1) v) u) as E4. pose proof (ax_additive u (mul (-1) v) v) as E5. pose proof (ax_homogeneous (-1) v u) as E6. pose proof (ax_homogeneous (-1) v v) as E7. pose proof (ax_symmetric v u) as E8. pose proof t20 as E9. pose proof (ax_additive (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)) (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)))) as E10. pose proof (ax_homogeneous (-1) (mul ((2) / (dot w w)) w) (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)))) as E11. pose proof (ax_additive u (mul (-1) v) (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)))) as E12. pose proof (ax_homogeneous ((2) / (dot w w)) w (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)))) as E13. pose proof (ax_homogeneous (-1) v (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)))) as E14. pose proof (ax_symmetric u (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)))) as E15. pose proof (ax_symmetric w (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)))) as E16. pose proof (ax_symmetric v (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)))) as E17. pose proof (ax_additive (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)) u) as E18. pose proof (ax_additive (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)) w) as E19. pose proof (ax_additive (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)) v) as E20. pose proof (ax_homogeneous (-1) (mul ((2) / (dot w w)) w) u) as E21. pose proof (ax_homogeneous (-1) (mul ((2) / (dot w w)) w) w) as E22. pose proof (ax_additive u (mul (-1) v) w) as E23. pose proof (ax_homogeneous (-1) (mul ((2) / (dot w w)) w) v) as E24. pose proof (ax_homogeneous ((2) / (dot w w)) w u) as E25. pose proof (ax_homogeneous ((2) / (dot w w)) w w) as E26. pose proof (ax_homogeneous (-1) v w) as E27. pose proof (ax_homogeneous ((2) / (dot w w)) w v) as E28. pose proof (ax_symmetric w u) as E29. pose proof (ax_symmetric w v) as E30. pose proof t14 as H0. rewrite ?E0 in H0. rewrite ?E10 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E11 in H0. rewrite ?E12 in H0. rewrite ?E3 in H0. rewrite ?E4 in H0. rewrite ?E13 in H0. rewrite ?E14 in H0. rewrite ?E15 in H0. rewrite ?E5 in H0. rewrite ?E6 in H0. rewrite ?E16 in H0. rewrite ?E17 in H0. rewrite ?E18 in H0. rewrite ?E7 in H0. rewrite ?E8 in H0. rewrite ?E19 in H0. rewrite ?E20 in H0. rewrite ?E21 in H0. rewrite ?E22 in H0. rewrite ?E23 in H0. rewrite ?E24 in H0. rewrite ?E25 in H0. rewrite ?E26 in H0. rewrite ?E27 in H0. rewrite ?E28 in H0. rewrite ?E29 in H0. rewrite ?E30 in H0. rewrite ?E9 in H0. rewrite ?E4 in H0. rewrite ?E5 in H0. rewrite ?E6 in H0. rewrite ?E7 in H0. rewrite ?E8 in H0. pose proof t19 as H1. rewrite ?E10 in H1. rewrite ?E11 in H1. rewrite ?E12 in H1. rewrite ?E13 in H1. rewrite ?E14 in H1. rewrite ?E15 in H1. rewrite ?E16 in H1. rewrite ?E17 in H1. rewrite ?E18 in H1. rewrite ?E19 in H1. rewrite ?E20 in H1. rewrite ?E21 in H1. rewrite ?E22 in H1. rewrite ?E23 in H1. rewrite ?E24 in H1. rewrite ?E25 in H1. rewrite ?E26 in H1. rewrite ?E27 in H1. rewrite ?E28 in H1. rewrite ?E29 in H1. rewrite ?E30 in H1. rewrite ?E4 in H1. rewrite ?E5 in H1. rewrite ?E6 in H1. rewrite ?E7 in H1. rewrite ?E8 in H1. pose proof t17 as H2. rewrite ?E0 in H2. rewrite ?E1 in H2. rewrite ?E2 in H2. rewrite ?E3 in H2. rewrite ?E4 in H2. rewrite ?E5 in H2. rewrite ?E6 in H2. rewrite ?E7 in H2. rewrite ?E8 in H2. rewrite ?E9 in H2. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. rewrite ?E9. exact (s21 (sqrt ((dot v v) + (dot u u) + ((-2) * (dot u v)))) (sqrt (dot w w)) (dot u u) (dot u v) (dot w w) (dot u w) (dot v v) (dot v w) H0 H1 H2). Qed.
Lemma t22 : ((sqrt (((dot u u) + ((-1) * (dot u v))) + ((-1) * ((dot u v) + ((-1) * (dot v v)))))) = (sqrt ((dot v v) + (dot u u) + ((-2) * (dot u v))))).
Proof. same. Qed.
Lemma t23 : ((sqrt (((2) / (dot w w)) * (((2) / (dot w w)) * (dot w w)))) = (sqrt ((dot w w) * ((2) / (dot w w)) * ((2) / (dot w w))))).
Proof. same. Qed.
Lemma t24 : ((sqrt (dot (add u (mul (-1) v)) (add u (mul (-1) v)))) >= ((2) / (sqrt (dot w w)))).
Proof. pose proof (ax_additive u (mul (-1) v) (add u (mul (-1) v))) as E0. pose proof (ax_homogeneous (-1) v (add u (mul (-1) v))) as E1. pose proof (ax_symmetric u (add u (mul (-1) v))) as E2. pose proof (ax_symmetric v (add u (mul (-1) v))) as E3. pose proof (ax_additive u (mul (-1) v) u) as E4. pose proof (ax_additive u (mul (-1) v) v) as E5. pose proof (ax_homogeneous (-1) v u) as E6. pose proof (ax_homogeneous (-1) v v) as E7. pose proof (ax_symmetric v u) as E8. pose proof t22 as E9. pose proof given0 as H1. pose proof t21 as H6. rewrite ?E0 in H6. rewrite ?E1 in H6. rewrite ?E2 in H6. rewrite ?E3 in H6. rewrite ?E4 in H6. rewrite ?E5 in H6. rewrite ?E6 in H6. rewrite ?E7 in H6. rewrite ?E8 in H6. rewrite ?E9 in H6. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. rewrite ?E9. exact (s24 (sqrt (dot w w)) (sqrt ((dot v v) + (dot u u) + ((-2) * (dot u v)))) H1 H6). Qed.
Lemma t25 : ((sqrt (((dot u u) + ((-1) * (dot u v))) + ((-1) * ((dot u v) + ((-1) * (dot v v)))))) = (sqrt ((dot v v) + (dot u u) + ((-2) * (dot u v))))).
Proof. same. Qed.
Lemma t26 : ((sqrt (((2) / (dot w w)) * (((2) / (dot w w)) * (dot w w)))) = (sqrt ((dot w w) * ((2) / (dot w w)) * ((2) / (dot w w))))).
Proof. same. Qed.
Lemma t27 : (((sqrt (dot (add u (mul (-1) v)) (add u (mul (-1) v)))) = ((2) / (sqrt (dot w w)))) -> ((dot (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w))) (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)))) = (0))).
Proof. pose proof (ax_additive (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)) (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)))) as E0. pose proof (ax_additive u (mul (-1) v) (add u (mul (-1) v))) as E1. pose proof (ax_homogeneous (-1) (mul ((2) / (dot w w)) w) (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)))) as E2. pose proof (ax_additive u (mul (-1) v) (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)))) as E3. pose proof (ax_homogeneous (-1) v (add u (mul (-1) v))) as E4. pose proof (ax_symmetric u (add u (mul (-1) v))) as E5. pose proof (ax_homogeneous ((2) / (dot w w)) w (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)))) as E6. pose proof (ax_homogeneous (-1) v (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)))) as E7. pose proof (ax_symmetric u (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)))) as E8. pose proof (ax_symmetric v (add u (mul (-1) v))) as E9. pose proof (ax_additive u (mul (-1) v) u) as E10. pose proof (ax_symmetric w (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)))) as E11. pose proof (ax_symmetric v (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)))) as E12. pose proof (ax_additive (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)) u) as E13. pose proof (ax_additive u (mul (-1) v) v) as E14. pose proof (ax_homogeneous (-1) v u) as E15. pose proof (ax_additive (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)) w) as E16. pose proof (ax_additive (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)) v) as E17. pose proof (ax_homogeneous (-1) (mul ((2) / (dot w w)) w) u) as E18. pose proof (ax_symmetric v u) as E19. pose proof (ax_homogeneous (-1) v v) as E20. pose proof (ax_homogeneous (-1) (mul ((2) / (dot w w)) w) w) as E21. pose proof (ax_additive u (mul (-1) v) w) as E22. pose proof (ax_homogeneous (-1) (mul ((2) / (dot w w)) w) v) as E23. pose proof (ax_homogeneous ((2) / (dot w w)) w u) as E24. pose proof (ax_homogeneous (-1) v w) as E25. pose proof (ax_homogeneous ((2) / (dot w w)) w v) as E26. pose proof t25 as E27. pose proof (ax_symmetric w v) as E28. pose proof (ax_symmetric w u) as E29. pose proof (ax_homogeneous ((2) / (dot w w)) w w) as E30. pose proof t1 as H0. pose proof given0 as H1. pose proof t14 as H6. rewrite ?E0 in H6. rewrite ?E1 in H6. rewrite ?E2 in H6. rewrite ?E3 in H6. rewrite ?E4 in H6. rewrite ?E5 in H6. rewrite ?E6 in H6. rewrite ?E7 in H6. rewrite ?E8 in H6. rewrite ?E9 in H6. rewrite ?E10 in H6. rewrite ?E11 in H6. rewrite ?E12 in H6. rewrite ?E13 in H6. rewrite ?E14 in H6. rewrite ?E15 in H6. rewrite ?E16 in H6. rewrite ?E17 in H6. rewrite ?E18 in H6. rewrite ?E19 in H6. rewrite ?E20 in H6. rewrite ?E21 in H6. rewrite ?E22 in H6. rewrite ?E23 in H6. rewrite ?E24 in H6. rewrite ?E25 in H6. rewrite ?E26 in H6. rewrite ?E27 in H6. rewrite ?E28 in H6. rewrite ?E29 in H6. rewrite ?E10 in H6. rewrite ?E30 in H6. rewrite ?E14 in H6. rewrite ?E15 in H6. rewrite ?E19 in H6. rewrite ?E20 in H6. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. rewrite ?E9. rewrite ?E10. rewrite ?E11. rewrite ?E12. rewrite ?E13. rewrite ?E14. rewrite ?E15. rewrite ?E16. rewrite ?E17. rewrite ?E18. rewrite ?E19. rewrite ?E20. rewrite ?E21. rewrite ?E22. rewrite ?E23. rewrite ?E24. rewrite ?E25. rewrite ?E26. rewrite ?E27. rewrite ?E28. rewrite ?E29. rewrite ?E10. rewrite ?E30. rewrite ?E14. rewrite ?E15. rewrite ?E19. rewrite ?E20. exact (s27 (sqrt (dot w w)) (dot w w) (sqrt ((dot v v) + (dot u u) + ((-2) * (dot u v)))) (dot u u) (dot u v) (dot u w) (dot v v) (dot v w) H0 H1 H6). Qed.
Lemma t28 : (((sqrt (dot (add u (mul (-1) v)) (add u (mul (-1) v)))) = ((2) / (sqrt (dot w w)))) -> ((add u (mul (-1) v)) = (mul ((2) / (dot w w)) w))).
Proof. pose proof t27 as H0. pose proof (ax_definite (add u (mul (-1) v)) (mul ((2) / (dot w w)) w)) as H1. exact (s28 (sqrt (dot (add u (mul (-1) v)) (add u (mul (-1) v)))) (sqrt (dot w w)) (dot (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w))) (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)))) ((add u (mul (-1) v)) = (mul ((2) / (dot w w)) w)) H0 H1). Qed.
Lemma t29 : ((sqrt (((dot u u) + ((-1) * (dot u v))) + ((-1) * ((dot u v) + ((-1) * (dot v v)))))) = (sqrt ((dot v v) + (dot u u) + ((-2) * (dot u v))))).
Proof. same. Qed.
Lemma t30 : ((sqrt (((2) / (dot w w)) * (((2) / (dot w w)) * (dot w w)))) = (sqrt ((dot w w) * ((2) / (dot w w)) * ((2) / (dot w w))))).
Proof. same. Qed.
Lemma t31 : (((sqrt (dot (add u (mul (-1) v)) (add u (mul (-1) v)))) = ((2) / (sqrt (dot w w)))) -> ((dot (add u (mul (-1) (add v (mul ((2) / (dot w w)) w)))) (add u (mul (-1) (add v (mul ((2) / (dot w w)) w))))) = (0))).
Proof. pose proof (ax_additive u (mul (-1) (add v (mul ((2) / (dot w w)) w))) (add u (mul (-1) (add v (mul ((2) / (dot w w)) w))))) as E0. pose proof (ax_additive u (mul (-1) v) (add u (mul (-1) v))) as E1. pose proof (ax_homogeneous (-1) (add v (mul ((2) / (dot w w)) w)) (add u (mul (-1) (add v (mul ((2) / (dot w w)) w))))) as E2. pose proof (ax_symmetric u (add u (mul (-1) (add v (mul ((2) / (dot w w)) w))))) as E3. pose proof (ax_homogeneous (-1) v (add u (mul (-1) v))) as E4. pose proof (ax_symmetric u (add u (mul (-1) v))) as E5. pose proof (ax_additive v (mul ((2) / (dot w w)) w) (add u (mul (-1) (add v (mul ((2) / (dot w w)) w))))) as E6. pose proof (ax_additive u (mul (-1) (add v (mul ((2) / (dot w w)) w))) u) as E7. pose proof (ax_symmetric v (add u (mul (-1) v))) as E8. pose proof (ax_additive u (mul (-1) v) u) as E9. pose proof (ax_homogeneous ((2) / (dot w w)) w (add u (mul (-1) (add v (mul ((2) / (dot w w)) w))))) as E10. pose proof (ax_symmetric v (add u (mul (-1) (add v (mul ((2) / (dot w w)) w))))) as E11. pose proof (ax_homogeneous (-1) (add v (mul ((2) / (dot w w)) w)) u) as E12. pose proof (ax_additive u (mul (-1) v) v) as E13. pose proof (ax_homogeneous (-1) v u) as E14. pose proof (ax_symmetric w (add u (mul (-1) (add v (mul ((2) / (dot w w)) w))))) as E15. pose proof (ax_additive u (mul (-1) (add v (mul ((2) / (dot w w)) w))) v) as E16. pose proof (ax_additive v (mul ((2) / (dot w w)) w) u) as E17. pose proof (ax_homogeneous (-1) v v) as E18. pose proof (ax_symmetric v u) as E19. pose proof (ax_additive u (mul (-1) (add v (mul ((2) / (dot w w)) w))) w) as E20. pose proof (ax_homogeneous (-1) (add v (mul ((2) / (dot w w)) w)) v) as E21. pose proof (ax_homogeneous ((2) / (dot w w)) w u) as E22. pose proof (ax_homogeneous (-1) (add v (mul ((2) / (dot w w)) w)) w) as E23. pose proof (ax_additive v (mul ((2) / (dot w w)) w) v) as E24. pose proof (ax_homogeneous ((2) / (dot w w)) w v) as E25. pose proof (ax_additive v (mul ((2) / (dot w w)) w) w) as E26. pose proof t29 as E27. pose proof (ax_symmetric w v) as E28. pose proof (ax_symmetric w u) as E29. pose proof (ax_homogeneous ((2) / (dot w w)) w w) as E30. pose proof (ax_additive (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)) (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)))) as E34. pose proof (ax_homogeneous (-1) (mul ((2) / (dot w w)) w) (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)))) as E35. pose proof (ax_additive u (mul (-1) v) (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)))) as E36. pose proof (ax_homogeneous ((2) / (dot w w)) w (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)))) as E37. pose proof (ax_homogeneous (-1) v (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)))) as E38. pose proof (ax_symmetric u (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)))) as E39. pose proof (ax_symmetric w (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)))) as E40. pose proof (ax_symmetric v (add (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)))) as E41. pose proof (ax_additive (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)) u) as E42. pose proof (ax_additive (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)) w) as E43. pose proof (ax_additive (add u (mul (-1) v)) (mul (-1) (mul ((2) / (dot w w)) w)) v) as E44. pose proof (ax_homogeneous (-1) (mul ((2) / (dot w w)) w) u) as E45. pose proof (ax_homogeneous (-1) (mul ((2) / (dot w w)) w) w) as E46. pose proof (ax_additive u (mul (-1) v) w) as E47. pose proof (ax_homogeneous (-1) (mul ((2) / (dot w w)) w) v) as E48. pose proof (ax_homogeneous (-1) v w) as E49. pose proof t1 as H0. pose proof given0 as H1. pose proof t14 as H6. rewrite ?E1 in H6. rewrite ?E34 in H6. rewrite ?E4 in H6. rewrite ?E5 in H6. rewrite ?E35 in H6. rewrite ?E36 in H6. rewrite ?E8 in H6. rewrite ?E9 in H6. rewrite ?E37 in H6. rewrite ?E38 in H6. rewrite ?E39 in H6. rewrite ?E13 in H6. rewrite ?E14 in H6. rewrite ?E40 in H6. rewrite ?E41 in H6. rewrite ?E42 in H6. rewrite ?E18 in H6. rewrite ?E19 in H6. rewrite ?E43 in H6. rewrite ?E44 in H6. rewrite ?E45 in H6. rewrite ?E22 in H6. rewrite ?E46 in H6. rewrite ?E47 in H6. rewrite ?E48 in H6. rewrite ?E49 in H6. rewrite ?E25 in H6. rewrite ?E27 in H6. rewrite ?E28 in H6. rewrite ?E29 in H6. rewrite ?E9 in H6. rewrite ?E30 in H6. rewrite ?E13 in H6. rewrite ?E14 in H6. rewrite ?E18 in H6. rewrite ?E19 in H6. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. rewrite ?E9. rewrite ?E10. rewrite ?E11. rewrite ?E12. rewrite ?E13. rewrite ?E14. rewrite ?E15. rewrite ?E16. rewrite ?E17. rewrite ?E18. rewrite ?E19. rewrite ?E20. rewrite ?E21. rewrite ?E22. rewrite ?E23. rewrite ?E24. rewrite ?E25. rewrite ?E26. rewrite ?E27. rewrite ?E28. rewrite ?E29. rewrite ?E30. exact (s31 (sqrt (dot w w)) (dot w w) (sqrt ((dot v v) + (dot u u) + ((-2) * (dot u v)))) (dot u u) (dot u v) (dot u w) (dot v v) (dot v w) H0 H1 H6). Qed.
Lemma t32 : (((sqrt (dot (add u (mul (-1) v)) (add u (mul (-1) v)))) = ((2) / (sqrt (dot w w)))) -> (u = (add v (mul ((2) / (dot w w)) w)))).
Proof. pose proof t31 as H0. pose proof (ax_definite u (add v (mul ((2) / (dot w w)) w))) as H1. exact (s32 (sqrt (dot (add u (mul (-1) v)) (add u (mul (-1) v)))) (sqrt (dot w w)) (dot (add u (mul (-1) (add v (mul ((2) / (dot w w)) w)))) (add u (mul (-1) (add v (mul ((2) / (dot w w)) w))))) (u = (add v (mul ((2) / (dot w w)) w))) H0 H1). Qed.
Lemma t33 : ((sqrt (((((dot v v) + (c * (dot v w))) + ((-1) * (dot v v))) + (c * (((dot v w) + (c * (dot w w))) + ((-1) * (dot v w))))) + ((-1) * (((dot v v) + (c * (dot v w))) + ((-1) * (dot v v)))))) = (sqrt ((dot w w) * c * c))).
Proof. same. Qed.
Lemma t34 : ((sqrt (((2) / (dot w w)) * (((2) / (dot w w)) * (dot w w)))) = (sqrt ((dot w w) * ((2) / (dot w w)) * ((2) / (dot w w))))).
Proof. same. Qed.
Lemma t35 : ((sqrt (dot (add u (mul (-1) v)) (add u (mul (-1) v)))) = ((2) / (sqrt (dot w w)))).
Proof. pose proof given3 as E0. pose proof (ax_additive (add v (mul c w)) (mul (-1) v) (add (add v (mul c w)) (mul (-1) v))) as E1. pose proof (ax_homogeneous (-1) v (add (add v (mul c w)) (mul (-1) v))) as E2. pose proof (ax_additive v (mul c w) (add (add v (mul c w)) (mul (-1) v))) as E3. pose proof (ax_symmetric v (add (add v (mul c w)) (mul (-1) v))) as E4. pose proof (ax_homogeneous c w (add (add v (mul c w)) (mul (-1) v))) as E5. pose proof (ax_additive (add v (mul c w)) (mul (-1) v) v) as E6. pose proof (ax_symmetric w (add (add v (mul c w)) (mul (-1) v))) as E7. pose proof (ax_homogeneous (-1) v v) as E8. pose proof (ax_additive v (mul c w) v) as E9. pose proof (ax_additive (add v (mul c w)) (mul (-1) v) w) as E10. pose proof (ax_homogeneous c w v) as E11. pose proof (ax_homogeneous (-1) v w) as E12. pose proof (ax_symmetric w v) as E13. pose proof (ax_additive v (mul c w) w) as E14. pose proof (ax_homogeneous c w w) as E15. pose proof t33 as E16. pose proof (ax_symmetric w (add v (mul c w))) as E21. pose proof t1 as H0. pose proof given0 as H1. pose proof given1 as H2. rewrite ?E13 in H2. pose proof given2 as H4. rewrite ?E0 in H4. rewrite ?E21 in H4. rewrite ?E14 in H4. rewrite ?E15 in H4. pose proof t11 as H5. rewrite ?E0 in H5. rewrite ?E1 in H5. rewrite ?E2 in H5. rewrite ?E3 in H5. rewrite ?E4 in H5. rewrite ?E5 in H5. rewrite ?E6 in H5. rewrite ?E7 in H5. rewrite ?E8 in H5. rewrite ?E9 in H5. rewrite ?E10 in H5. rewrite ?E11 in H5. rewrite ?E12 in H5. rewrite ?E13 in H5. rewrite ?E14 in H5. rewrite ?E15 in H5. rewrite ?E16 in H5. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. rewrite ?E9. rewrite ?E10. rewrite ?E11. rewrite ?E12. rewrite ?E13. rewrite ?E14. rewrite ?E15. rewrite ?E16. exact (s35 (sqrt (dot w w)) (dot w w) (dot v w) b c (sqrt ((dot w w) * c * c)) (dot v v) H0 H1 H2 H4 H5). Qed.

Theorem slab_width_0 : (((dot w (mul ((- ((1) + b)) / (dot w w)) w)) + b) = (-1)).
Proof. exact t2. Qed.
Theorem slab_width_1 : (((dot w (add v (mul ((2) / (dot w w)) w))) + b) = (1)).
Proof. exact t3. Qed.
Theorem slab_width_2 : ((sqrt (dot (mul ((2) / (dot w w)) w) (mul ((2) / (dot w w)) w))) = ((2) / (sqrt (dot w w)))).
Proof. exact t9. Qed.
Theorem slab_width_3 : ((sqrt (dot (add u (mul (-1) v)) (add u (mul (-1) v)))) >= ((2) / (sqrt (dot w w)))).
Proof. exact t24. Qed.
Theorem slab_width_4 : (((sqrt (dot (add u (mul (-1) v)) (add u (mul (-1) v)))) = ((2) / (sqrt (dot w w)))) -> ((add u (mul (-1) v)) = (mul ((2) / (dot w w)) w))).
Proof. exact t28. Qed.
Theorem slab_width_5 : (((sqrt (dot (add u (mul (-1) v)) (add u (mul (-1) v)))) = ((2) / (sqrt (dot w w)))) -> (u = (add v (mul ((2) / (dot w w)) w)))).
Proof. exact t32. Qed.
Theorem slab_width_6 : ((sqrt (dot (add u (mul (-1) v)) (add u (mul (-1) v)))) = ((2) / (sqrt (dot w w)))).
Proof. exact t35. Qed.
End slab_width.
Print Assumptions slab_width_0.
Print Assumptions slab_width_1.
Print Assumptions slab_width_2.
Print Assumptions slab_width_3.
Print Assumptions slab_width_4.
Print Assumptions slab_width_5.
Print Assumptions slab_width_6.
