(* label: gordan-alternative *)
(* given: \left\langle w, u_{i}\right\rangle \ge 1,\quad \alpha_{i} \ge 0 \quad\text{for all } i *)
(* given: \sum_{i} \alpha_{i}\,u_{i} = 0 *)
(* part 2: \alpha_{i} = 0 \quad\text{for all } i *)
Require Import Replay.
Section gordan_not_both.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable alpha : Z -> R.
Variable u : Z -> V.
Variable n : Z.
Variable w : V.
Definition sum : Z -> R := rec (0) (fun k_ v_ => (v_ + (alpha k_))).
Lemma sum_0 : ((sum (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum (k_0 + (1)%Z)%Z) = ((sum k_0) + (alpha k_0))))). Proof. intros; unfold sum; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum2 : Z -> V := rec zero (fun k_ v_ => (add v_ (mul (alpha k_) (u k_)))).
Lemma sum2_0 : ((sum2 (0)%Z) = zero). Proof. reflexivity. Qed.
Lemma sum2_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum2 (k_0 + (1)%Z)%Z) = (add (sum2 k_0) (mul (alpha k_0) (u k_0)))))). Proof. intros; unfold sum2; rewrite rec_next by assumption; reflexivity. Qed.
Hypothesis ax_symmetric : (forall (u_0 : V) (v_1 : V), ((dot u_0 v_1) = (dot v_1 u_0))).
Hypothesis ax_zero_vector : (forall (z_0 : V), ((dot zero z_0) = (0))).
Hypothesis ax_additive : (forall (u_0 : V) (v_1 : V) (z_2 : V), ((dot (add u_0 v_1) z_2) = ((dot u_0 z_2) + (dot v_1 z_2)))).
Hypothesis ax_homogeneous : (forall (c_0 : R) (u_1 : V) (z_2 : V), ((dot (mul c_0 u_1) z_2) = (c_0 * (dot u_1 z_2)))).

Lemma s0 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s1 (k0 : Z) (k1 : Z) (x2 : R) :
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z) ->
  ((k0 >= (0)%Z)%Z \/ ((0) >= x2)).
Proof. (* 7561673132: 0 *) by_logic. Qed.
Lemma s2 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k0)%Z ->
  (k2 <= k0)%Z.
Proof. (* db34fd56cb: 0 1 2 3 *) by_logic. Qed.
Lemma s3 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k0)%Z ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z).
Proof. (* b64a3ede2c: 0 1 2 3 *) by_logic. Qed.
Lemma s4 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s5 (x0 : R) (x1 : R) :
  ((x0 >= (1)) /\ (x1 >= (0))) ->
  ((x0 >= (1)) /\ (x1 >= (0))) ->
  (x1 >= (0)).
Proof. (* 0fa0e016bc: 0 1 *) by_logic. Qed.
Lemma s6 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k0)%Z ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z).
Proof. (* b64a3ede2c: 0 1 2 3 *) by_logic. Qed.
Lemma s7 :
  ((0) >= (0)).
Proof. (* 74db12625c:  *) by_lra. Qed.
Lemma s8 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 <= k0)%Z.
Proof. (* f1b096018f: 0 1 2 *) by_logic. Qed.
Lemma s9 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 87e05514c8: 0 1 2 *) by_logic. Qed.
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
Lemma s12 (x0 : R) (x1 : R) (x2 : R) :
  (x0 >= (0)) ->
  ((x1 >= (1)) /\ (x2 >= (0))) ->
  (x2 >= (0)) ->
  ((x0 + x2) >= (0)).
Proof. (* 9454604728: 0 1 2 *) by_lra. Qed.
Lemma s13 (k0 : Z) (k1 : Z) (x2 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 >= (0)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 >= (0)).
Proof. (* dbc53aed78: 0 1 *) by_logic. Qed.
Lemma s14 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k0)%Z ->
  ((k2 >= (0)%Z)%Z /\ (k2 <= k0)%Z).
Proof. (* 74fe711bd4: 0 1 2 3 *) by_logic. Qed.
Lemma s16 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k0)%Z ->
  (k2 >= (0)%Z)%Z.
Proof. (* 27959af5ff: 0 1 2 3 *) by_logic. Qed.
Lemma s17 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) :
  ((k0 >= k1)%Z \/ (x2 >= x3)) ->
  (x4 >= (0)) ->
  (x2 >= (0)) ->
  ((k0 = k1)%Z -> (x3 = x4)) ->
  ((k0 >= (k1 + (1)%Z)%Z)%Z \/ ((x2 + x4) >= x3)).
Proof. (* 143be65a33: 0 2 4 5 *) by_cases. Qed.
Lemma s18 (k0 : Z) (k1 : Z) (k2 : Z) (x3 : R) (x4 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> ((k2 >= k0)%Z \/ (x3 >= x4)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  ((k2 >= k0)%Z \/ (x3 >= x4)).
Proof. (* 9712dbcf48: 0 1 *) by_logic. Qed.
Lemma s19 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* a2f53d9889: 0 1 *) by_logic. Qed.
Lemma s20 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) :
  ((k0 >= k1)%Z \/ (x2 >= x3)) ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z) ->
  (x3 <= x2).
Proof. (* 769d64ab30: 0 1 *) by_ifs. Qed.
Lemma s21 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 9c6fd52065: 0 1 *) by_logic. Qed.
Lemma s22 :
  ((0) >= (0)).
Proof. (* 74db12625c:  *) by_lra. Qed.
Lemma s23 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 <= k0)%Z.
Proof. (* f1b096018f: 0 1 2 *) by_logic. Qed.
Lemma s24 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 87e05514c8: 0 1 2 *) by_logic. Qed.
Lemma s25 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 7165f0377f: 0 1 2 *) by_logic. Qed.
Lemma s26 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  (x0 >= x1) ->
  ((x2 >= (1)) /\ (x3 >= (0))) ->
  ((x2 >= (1)) /\ (x3 >= (0))) ->
  ((x0 + (x3 * x2)) >= (x1 + x3)).
Proof. (* 49d4b6ab66: 0 1 2 *) by_isolation. Qed.
Lemma s27 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 >= x3))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 >= x3).
Proof. (* 07b1e467bb: 0 1 *) by_logic. Qed.
Lemma s28 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* a883d213be: 0 *) by_logic. Qed.
Lemma s29 (x0 : R) :
  ((0) >= x0) ->
  (x0 <= (0)).
Proof. (* 425ef1bec2: 0 *) by_lra. Qed.
Lemma s30 (x0 : R) (x1 : R) (x2 : R) :
  ((x0 >= (1)) /\ (x1 >= (0))) ->
  (x1 <= x2) ->
  ((x0 >= (1)) /\ (x1 >= (0))) ->
  (x2 <= (0)) ->
  (x1 = (0)).
Proof. (* e3322f82e4: 0 1 2 3 *) by_lra. Qed.

Hypothesis given0 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((dot w (u i_0)) >= (1)) /\ ((alpha i_0) >= (0))))).
Hypothesis given1 : (n >= (0)%Z)%Z.
Hypothesis given2 : ((sum2 n) = zero).

Lemma t0 (i : Z) (h0 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : ((i >= (0)%Z)%Z /\ (i < n)%Z).
Proof. pose proof given1 as H0. pose proof h0 as H1. exact (s0 n i H0 H1). Qed.
Lemma t1 (i2 : Z) (h1 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((i2 >= (0)%Z)%Z \/ ((sum (0)%Z) >= (alpha i2))).
Proof. pose proof sum_0 as E0. pose proof h1 as H0. rewrite ?E0. exact (s1 i2 n (alpha i2) H0). Qed.
Lemma t2 (i2 : Z) (h1 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : (((0)%Z <= n)%Z -> ((i2 >= (0)%Z)%Z \/ ((sum (0)%Z) >= (alpha i2)))).
Proof. intro unused. exact (t1 i2 h1). Qed.
Lemma t3 (k : Z) (i2 : Z) (h1 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) (h3 : (k >= (0)%Z)%Z) (h4 : ((k + (1)%Z)%Z <= n)%Z) : (k <= n)%Z.
Proof. pose proof given1 as H0. pose proof h1 as H1. pose proof h3 as H2. pose proof h4 as H3. exact (s2 n i2 k H0 H1 H2 H3). Qed.
Lemma t4 (k : Z) (i2 : Z) (h1 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) (h3 : (k >= (0)%Z)%Z) (h4 : ((k + (1)%Z)%Z <= n)%Z) : ((k >= (0)%Z)%Z /\ (k < n)%Z).
Proof. pose proof given1 as H0. pose proof h1 as H1. pose proof h3 as H2. pose proof h4 as H3. exact (s3 n i2 k H0 H1 H2 H3). Qed.
Lemma t5 (i3 : Z) (h5 : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z)) : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z).
Proof. pose proof given1 as H0. pose proof h5 as H1. exact (s4 n i3 H0 H1). Qed.
Lemma t6 (i3 : Z) (h5 : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z)) : ((alpha i3) >= (0)).
Proof. pose proof ((given0 i3) (t5 i3 h5)) as H0. pose proof ((given0 i3) (t5 i3 h5)) as H1. exact (s5 (dot w (u i3)) (alpha i3) H0 H1). Qed.
Lemma t7 (i3 : Z) : (((i3 >= (0)%Z)%Z /\ (i3 < n)%Z) -> ((alpha i3) >= (0))).
Proof. intro h5. exact (t6 i3 h5). Qed.
Lemma t8 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((alpha i_0) >= (0)))).
Proof. intros i3. exact (t7 i3). Qed.
Lemma t9 (k : Z) (i2 : Z) (h1 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) (h3 : (k >= (0)%Z)%Z) (h4 : ((k + (1)%Z)%Z <= n)%Z) : ((k >= (0)%Z)%Z /\ (k < n)%Z).
Proof. pose proof given1 as H0. pose proof h1 as H1. pose proof h3 as H2. pose proof h4 as H3. exact (s6 n i2 k H0 H1 H2 H3). Qed.
Lemma t10 : ((sum (0)%Z) >= (0)).
Proof. pose proof sum_0 as E0. rewrite ?E0. exact (s7). Qed.
Lemma t11 : (((0)%Z <= n)%Z -> ((sum (0)%Z) >= (0))).
Proof. intro unused. exact t10. Qed.
Lemma t12 (k2 : Z) (h7 : (k2 >= (0)%Z)%Z) (h8 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 <= n)%Z.
Proof. pose proof given1 as H0. pose proof h7 as H1. pose proof h8 as H2. exact (s8 n k2 H0 H1 H2). Qed.
Lemma t13 (k2 : Z) (h7 : (k2 >= (0)%Z)%Z) (h8 : ((k2 + (1)%Z)%Z <= n)%Z) : ((k2 >= (0)%Z)%Z /\ (k2 < n)%Z).
Proof. pose proof given1 as H0. pose proof h7 as H1. pose proof h8 as H2. exact (s9 n k2 H0 H1 H2). Qed.
Lemma t14 (k2 : Z) (h7 : (k2 >= (0)%Z)%Z) (h8 : ((k2 + (1)%Z)%Z <= n)%Z) : ((k2 >= (0)%Z)%Z /\ (k2 < n)%Z).
Proof. pose proof given1 as H0. pose proof h7 as H1. pose proof h8 as H2. exact (s10 n k2 H0 H1 H2). Qed.
Lemma t15 (k2 : Z) (h7 : (k2 >= (0)%Z)%Z) (h8 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 >= (0)%Z)%Z.
Proof. pose proof given1 as H0. pose proof h7 as H1. pose proof h8 as H2. exact (s11 n k2 H0 H1 H2). Qed.
Lemma t16 (k2 : Z) (h6 : ((k2 <= n)%Z -> ((sum k2) >= (0)))) (h7 : (k2 >= (0)%Z)%Z) (h8 : ((k2 + (1)%Z)%Z <= n)%Z) : ((sum (k2 + (1)%Z)%Z) >= (0)).
Proof. pose proof ((sum_next k2) (t15 k2 h7 h8)) as E0. pose proof (h6 (t12 k2 h7 h8)) as H0. pose proof ((given0 k2) (t13 k2 h7 h8)) as H1. pose proof ((t8 k2) (t14 k2 h7 h8)) as H2. rewrite ?E0. exact (s12 (sum k2) (dot w (u k2)) (alpha k2) H0 H1 H2). Qed.
Lemma t17 (k2 : Z) (h6 : ((k2 <= n)%Z -> ((sum k2) >= (0)))) (h7 : (k2 >= (0)%Z)%Z) : (((k2 + (1)%Z)%Z <= n)%Z -> ((sum (k2 + (1)%Z)%Z) >= (0))).
Proof. intro h8. exact (t16 k2 h6 h7 h8). Qed.
Lemma t18 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum k_0) >= (0))))).
Proof. refine (zind (fun k2 => ((k2 <= n)%Z -> ((sum k2) >= (0)))) t11 _). intros k2 h7 h6. exact (t17 k2 h6 h7). Qed.
Lemma t19 (k2 : Z) (h9 : ((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z)) : ((sum k2) >= (0)).
Proof. pose proof (t18 k2) as H0. pose proof h9 as H1. exact (s13 k2 n (sum k2) H0 H1). Qed.
Lemma t20 (k2 : Z) : (((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z) -> ((sum k2) >= (0))).
Proof. intro h9. exact (t19 k2 h9). Qed.
Lemma t21 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum k_0) >= (0)))).
Proof. intros k2. exact (t20 k2). Qed.
Lemma t22 (k : Z) (i2 : Z) (h1 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) (h3 : (k >= (0)%Z)%Z) (h4 : ((k + (1)%Z)%Z <= n)%Z) : ((k >= (0)%Z)%Z /\ (k <= n)%Z).
Proof. pose proof given1 as H0. pose proof h1 as H1. pose proof h3 as H2. pose proof h4 as H3. exact (s14 n i2 k H0 H1 H2 H3). Qed.
Lemma t23 (k : Z) (i2 : Z) : ((i2 = k)%Z -> ((alpha i2) = (alpha k))).
Proof. same. Qed.
Lemma t24 (k : Z) (i2 : Z) (h1 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) (h3 : (k >= (0)%Z)%Z) (h4 : ((k + (1)%Z)%Z <= n)%Z) : (k >= (0)%Z)%Z.
Proof. pose proof given1 as H0. pose proof h1 as H1. pose proof h3 as H2. pose proof h4 as H3. exact (s16 n i2 k H0 H1 H2 H3). Qed.
Lemma t25 (k : Z) (i2 : Z) (h2 : ((k <= n)%Z -> ((i2 >= k)%Z \/ ((sum k) >= (alpha i2))))) (h1 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) (h3 : (k >= (0)%Z)%Z) (h4 : ((k + (1)%Z)%Z <= n)%Z) : ((i2 >= (k + (1)%Z)%Z)%Z \/ ((sum (k + (1)%Z)%Z) >= (alpha i2))).
Proof. pose proof ((sum_next k) (t24 k i2 h1 h3 h4)) as E0. pose proof (h2 (t3 k i2 h1 h3 h4)) as H0. pose proof ((t8 k) (t9 k i2 h1 h3 h4)) as H2. pose proof ((t21 k) (t22 k i2 h1 h3 h4)) as H4. pose proof (t23 k i2) as H5. rewrite ?E0. exact (s17 i2 k (sum k) (alpha i2) (alpha k) H0 H2 H4 H5). Qed.
Lemma t26 (k : Z) (i2 : Z) (h2 : ((k <= n)%Z -> ((i2 >= k)%Z \/ ((sum k) >= (alpha i2))))) (h1 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) (h3 : (k >= (0)%Z)%Z) : (((k + (1)%Z)%Z <= n)%Z -> ((i2 >= (k + (1)%Z)%Z)%Z \/ ((sum (k + (1)%Z)%Z) >= (alpha i2)))).
Proof. intro h4. exact (t25 k i2 h2 h1 h3 h4). Qed.
Lemma t27 (i2 : Z) (h1 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((i2 >= k_0)%Z \/ ((sum k_0) >= (alpha i2)))))).
Proof. refine (zind (fun k => ((k <= n)%Z -> ((i2 >= k)%Z \/ ((sum k) >= (alpha i2))))) (t2 i2 h1) _). intros k h3 h2. exact (t26 k i2 h2 h1 h3). Qed.
Lemma t28 (k : Z) (i2 : Z) (h1 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) (h10 : ((k >= (0)%Z)%Z /\ (k <= n)%Z)) : ((i2 >= k)%Z \/ ((sum k) >= (alpha i2))).
Proof. pose proof ((t27 i2 h1) k) as H0. pose proof h10 as H1. exact (s18 k n i2 (sum k) (alpha i2) H0 H1). Qed.
Lemma t29 (i2 : Z) (k : Z) (h1 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : (((k >= (0)%Z)%Z /\ (k <= n)%Z) -> ((i2 >= k)%Z \/ ((sum k) >= (alpha i2)))).
Proof. intro h10. exact (t28 k i2 h1 h10). Qed.
Lemma t30 (i2 : Z) (h1 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((i2 >= k_0)%Z \/ ((sum k_0) >= (alpha i2))))).
Proof. intros k. exact (t29 i2 k h1). Qed.
Lemma t31 (i2 : Z) (h1 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given1 as H0. pose proof h1 as H1. exact (s19 n i2 H0 H1). Qed.
Lemma t32 (i2 : Z) (h1 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((alpha i2) <= (sum n)).
Proof. pose proof (((t30 i2 h1) n) (t31 i2 h1)) as H0. pose proof h1 as H1. exact (s20 i2 n (sum n) (alpha i2) H0 H1). Qed.
Lemma t33 (i2 : Z) : (((i2 >= (0)%Z)%Z /\ (i2 < n)%Z) -> ((alpha i2) <= (sum n))).
Proof. intro h1. exact (t32 i2 h1). Qed.
Lemma t34 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((alpha i_0) <= (sum n)))).
Proof. intros i2. exact (t33 i2). Qed.
Lemma t35 (i : Z) (h0 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : ((i >= (0)%Z)%Z /\ (i < n)%Z).
Proof. pose proof given1 as H0. pose proof h0 as H1. exact (s21 n i H0 H1). Qed.
Lemma t36 : ((dot w (sum2 (0)%Z)) >= (sum (0)%Z)).
Proof. pose proof sum_0 as E0. pose proof sum2_0 as E1. pose proof (ax_symmetric w zero) as E2. pose proof (ax_zero_vector w) as E3. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. exact (s22). Qed.
Lemma t37 : (((0)%Z <= n)%Z -> ((dot w (sum2 (0)%Z)) >= (sum (0)%Z))).
Proof. intro unused. exact t36. Qed.
Lemma t38 (k3 : Z) (h12 : (k3 >= (0)%Z)%Z) (h13 : ((k3 + (1)%Z)%Z <= n)%Z) : (k3 <= n)%Z.
Proof. pose proof given1 as H0. pose proof h12 as H1. pose proof h13 as H2. exact (s23 n k3 H0 H1 H2). Qed.
Lemma t39 (k3 : Z) (h12 : (k3 >= (0)%Z)%Z) (h13 : ((k3 + (1)%Z)%Z <= n)%Z) : ((k3 >= (0)%Z)%Z /\ (k3 < n)%Z).
Proof. pose proof given1 as H0. pose proof h12 as H1. pose proof h13 as H2. exact (s24 n k3 H0 H1 H2). Qed.
Lemma t40 (k3 : Z) (h12 : (k3 >= (0)%Z)%Z) (h13 : ((k3 + (1)%Z)%Z <= n)%Z) : (k3 >= (0)%Z)%Z.
Proof. pose proof given1 as H0. pose proof h12 as H1. pose proof h13 as H2. exact (s25 n k3 H0 H1 H2). Qed.
Lemma t41 (k3 : Z) (h11 : ((k3 <= n)%Z -> ((dot w (sum2 k3)) >= (sum k3)))) (h12 : (k3 >= (0)%Z)%Z) (h13 : ((k3 + (1)%Z)%Z <= n)%Z) : ((dot w (sum2 (k3 + (1)%Z)%Z)) >= (sum (k3 + (1)%Z)%Z)).
Proof. pose proof ((sum_next k3) (t40 k3 h12 h13)) as E0. pose proof ((sum2_next k3) (t40 k3 h12 h13)) as E1. pose proof (ax_symmetric w (add (sum2 k3) (mul (alpha k3) (u k3)))) as E2. pose proof (ax_additive (sum2 k3) (mul (alpha k3) (u k3)) w) as E3. pose proof (ax_homogeneous (alpha k3) (u k3) w) as E4. pose proof (ax_symmetric (sum2 k3) w) as E5. pose proof (ax_symmetric (u k3) w) as E6. pose proof (h11 (t38 k3 h12 h13)) as H0. pose proof ((given0 k3) (t39 k3 h12 h13)) as H1. pose proof ((given0 k3) (t39 k3 h12 h13)) as H2. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. exact (s26 (dot w (sum2 k3)) (sum k3) (dot w (u k3)) (alpha k3) H0 H1 H2). Qed.
Lemma t42 (k3 : Z) (h11 : ((k3 <= n)%Z -> ((dot w (sum2 k3)) >= (sum k3)))) (h12 : (k3 >= (0)%Z)%Z) : (((k3 + (1)%Z)%Z <= n)%Z -> ((dot w (sum2 (k3 + (1)%Z)%Z)) >= (sum (k3 + (1)%Z)%Z))).
Proof. intro h13. exact (t41 k3 h11 h12 h13). Qed.
Lemma t43 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((dot w (sum2 k_0)) >= (sum k_0))))).
Proof. refine (zind (fun k3 => ((k3 <= n)%Z -> ((dot w (sum2 k3)) >= (sum k3)))) t37 _). intros k3 h12 h11. exact (t42 k3 h11 h12). Qed.
Lemma t44 (k3 : Z) (h14 : ((k3 >= (0)%Z)%Z /\ (k3 <= n)%Z)) : ((dot w (sum2 k3)) >= (sum k3)).
Proof. pose proof (t43 k3) as H0. pose proof h14 as H1. exact (s27 k3 n (dot w (sum2 k3)) (sum k3) H0 H1). Qed.
Lemma t45 (k3 : Z) : (((k3 >= (0)%Z)%Z /\ (k3 <= n)%Z) -> ((dot w (sum2 k3)) >= (sum k3))).
Proof. intro h14. exact (t44 k3 h14). Qed.
Lemma t46 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((dot w (sum2 k_0)) >= (sum k_0)))).
Proof. intros k3. exact (t45 k3). Qed.
Lemma t47 : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given1 as H0. exact (s28 n H0). Qed.
Lemma t48 : ((sum n) <= (0)).
Proof. pose proof given2 as E0. pose proof (ax_symmetric w zero) as E1. pose proof (ax_zero_vector w) as E2. pose proof ((t46 n) t47) as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. exact (s29 (sum n) H0). Qed.
Lemma t49 (i : Z) (h0 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : ((alpha i) = (0)).
Proof. pose proof ((given0 i) (t0 i h0)) as H0. pose proof ((t34 i) (t35 i h0)) as H1. pose proof ((given0 i) (t0 i h0)) as H2. pose proof t48 as H3. exact (s30 (dot w (u i)) (alpha i) (sum n) H0 H1 H2 H3). Qed.
Lemma t50 (i : Z) : (((i >= (0)%Z)%Z /\ (i < n)%Z) -> ((alpha i) = (0))).
Proof. intro h0. exact (t49 i h0). Qed.
Lemma t51 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((alpha i_0) = (0)))).
Proof. intros i. exact (t50 i). Qed.

Theorem gordan_not_both_0 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((alpha i_0) = (0)))).
Proof. exact t51. Qed.
End gordan_not_both.
Print Assumptions gordan_not_both_0.
