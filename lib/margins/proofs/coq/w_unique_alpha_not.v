(* label: w-unique-alpha-not *)
(* given: \sum_{i} \alpha_{i} - \frac{\left\lVert \sum_{i} \alpha_{i}\,u_{i}\right\rVert^2}{2} = \sum_{i} \beta_{i} - \frac{\left\lVert \sum_{i} \beta_{i}\,u_{i}\right\rVert^2}{2},\quad \sum_{i} \frac{\alpha_{i} + \beta_{i}}{2} - \frac{\left\lVert \sum_{i} \frac{\alpha_{i} + \beta_{i}}{2}\,u_{i}\right\rVert^2}{2} \le \sum_{i} \alpha_{i} - \frac{\left\lVert \sum_{i} \alpha_{i}\,u_{i}\right\rVert^2}{2} *)
(* part 1: \sum_{i} \alpha_{i}\,u_{i} = \sum_{i} \beta_{i}\,u_{i} *)
(* part 1: \sum_{i} \alpha_{i} = \sum_{i} \beta_{i} *)
Require Import Replay.
Section w_unique_alpha_not.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable u : Z -> V.
Variable alpha : Z -> R.
Variable beta : Z -> R.
Variable n : Z.
Definition sum : Z -> V := rec zero (fun k_ v_ => (add v_ (mul (alpha k_) (u k_)))).
Lemma sum_0 : ((sum (0)%Z) = zero). Proof. reflexivity. Qed.
Lemma sum_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum (k_0 + (1)%Z)%Z) = (add (sum k_0) (mul (alpha k_0) (u k_0)))))). Proof. intros; unfold sum; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum2 : Z -> V := rec zero (fun k_ v_ => (add v_ (mul (beta k_) (u k_)))).
Lemma sum2_0 : ((sum2 (0)%Z) = zero). Proof. reflexivity. Qed.
Lemma sum2_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum2 (k_0 + (1)%Z)%Z) = (add (sum2 k_0) (mul (beta k_0) (u k_0)))))). Proof. intros; unfold sum2; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum3 : Z -> R := rec (0) (fun k_ v_ => (v_ + (alpha k_))).
Lemma sum3_0 : ((sum3 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum3_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum3 (k_0 + (1)%Z)%Z) = ((sum3 k_0) + (alpha k_0))))). Proof. intros; unfold sum3; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum4 : Z -> R := rec (0) (fun k_ v_ => (v_ + (beta k_))).
Lemma sum4_0 : ((sum4 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum4_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum4 (k_0 + (1)%Z)%Z) = ((sum4 k_0) + (beta k_0))))). Proof. intros; unfold sum4; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum5 : Z -> V := rec zero (fun k_ v_ => (add v_ (mul (((alpha k_) + (beta k_)) / (2)) (u k_)))).
Lemma sum5_0 : ((sum5 (0)%Z) = zero). Proof. reflexivity. Qed.
Lemma sum5_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum5 (k_0 + (1)%Z)%Z) = (add (sum5 k_0) (mul (((alpha k_0) + (beta k_0)) / (2)) (u k_0)))))). Proof. intros; unfold sum5; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum6 : Z -> R := rec (0) (fun k_ v_ => (v_ + (((alpha k_) + (beta k_)) / (2)))).
Lemma sum6_0 : ((sum6 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum6_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum6 (k_0 + (1)%Z)%Z) = ((sum6 k_0) + (((alpha k_0) + (beta k_0)) / (2)))))). Proof. intros; unfold sum6; rewrite rec_next by assumption; reflexivity. Qed.
Hypothesis ax_additive : (forall (u_0 : V) (v_1 : V) (z_2 : V), ((dot (add u_0 v_1) z_2) = ((dot u_0 z_2) + (dot v_1 z_2)))).
Hypothesis ax_homogeneous : (forall (c_0 : R) (u_1 : V) (z_2 : V), ((dot (mul c_0 u_1) z_2) = (c_0 * (dot u_1 z_2)))).
Hypothesis ax_zero_vector : (forall (z_0 : V), ((dot zero z_0) = (0))).
Hypothesis ax_symmetric : (forall (u_0 : V) (v_1 : V), ((dot u_0 v_1) = (dot v_1 u_0))).
Hypothesis ax_definite : (forall (u_0 : V) (v_1 : V), (((dot (add u_0 (mul (-1) v_1)) (add u_0 (mul (-1) v_1))) = (0)) -> (u_0 = v_1))).
Hypothesis ax_positive : (forall (u_0 : V), ((dot u_0 u_0) >= (0))).

Lemma s0 :
  ((0) = (((0) + (0)) / (2))).
Proof. (* f81b77776f:  *) by_lra. Qed.
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
Lemma s3 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  (x0 = ((x1 + x2) / (2))) ->
  ((x0 + ((x3 + x4) / (2))) = (((x1 + x3) + (x2 + x4)) / (2))).
Proof. (* bb1271e0a4: 0 *) by_lra. Qed.
Lemma s4 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = ((x3 + x4) / (2))))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = ((x3 + x4) / (2))).
Proof. (* 54b1973f5a: 0 1 *) by_logic. Qed.
Lemma s5 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* a883d213be: 0 *) by_logic. Qed.
Lemma s6 :
  (((0) + ((-1) * (((1) / (2)) * ((0) + (0))))) = (0)).
Proof. (* 9a6b70cad1:  *) by_lra. Qed.
Lemma s7 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 <= k0)%Z.
Proof. (* f1b096018f: 0 1 2 *) by_logic. Qed.
Lemma s8 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 7165f0377f: 0 1 2 *) by_logic. Qed.
Lemma s9 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) (x9 : R) (x10 : R) (x11 : R) :
  (((x0 + ((-1) * (((1) / (2)) * (x1 + x2)))) + ((-1) * (((1) / (2)) * ((x1 + ((-1) * (((1) / (2)) * (x3 + x4)))) + (x2 + ((-1) * (((1) / (2)) * (x4 + x5)))))))) = (0)) ->
  (((((x0 + (((x6 + x7) / (2)) * x8)) + ((-1) * (((1) / (2)) * ((x1 + (x6 * x8)) + (x2 + (x7 * x8)))))) + (((x6 + x7) / (2)) * ((x8 + (((x6 + x7) / (2)) * x9)) + ((-1) * (((1) / (2)) * ((x10 + (x6 * x9)) + (x11 + (x7 * x9)))))))) + ((-1) * (((1) / (2)) * ((((x1 + (((x6 + x7) / (2)) * x10)) + ((-1) * (((1) / (2)) * ((x3 + (x6 * x10)) + (x4 + (x7 * x10)))))) + (x6 * ((x8 + (((x6 + x7) / (2)) * x9)) + ((-1) * (((1) / (2)) * ((x10 + (x6 * x9)) + (x11 + (x7 * x9)))))))) + (((x2 + (((x6 + x7) / (2)) * x11)) + ((-1) * (((1) / (2)) * ((x4 + (x6 * x11)) + (x5 + (x7 * x11)))))) + (x7 * ((x8 + (((x6 + x7) / (2)) * x9)) + ((-1) * (((1) / (2)) * ((x10 + (x6 * x9)) + (x11 + (x7 * x9)))))))))))) = (0)).
Proof. (* e7d4d67dab: 0 *) by_lra. Qed.
Lemma s10 (k0 : Z) (k1 : Z) (x2 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = (0)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = (0)).
Proof. (* 8694e65164: 0 1 *) by_logic. Qed.
Lemma s11 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (((x0 + ((-1) * (((1) / (2)) * (x1 + x2)))) + ((-1) * (((1) / (2)) * ((x1 + ((-1) * (((1) / (2)) * (x3 + x4)))) + (x2 + ((-1) * (((1) / (2)) * (x4 + x5)))))))) = (0)) ->
  (((x0 + ((-1) * (((1) / (2)) * (x1 + x2)))) + ((-1) * (((1) / (2)) * ((x1 + ((-1) * (((1) / (2)) * (x3 + x4)))) + (x2 + ((-1) * (((1) / (2)) * (x4 + x5)))))))) = (0)).
Proof. (* 3a2013f10b: 0 *) by_logic. Qed.
Lemma s12 (x0 : R) (P1 : Prop) :
  (x0 = (0)) ->
  ((x0 = (0)) -> P1) ->
  P1.
Proof. (* 76dceb32f6: 0 1 *) by_logic. Qed.
Lemma s13 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (x0 = ((x1 + x2) / (2))) ->
  (((((x1 - (x3 / (2))) / (2)) + ((x2 - (x4 / (2))) / (2))) + (((x3 + ((-1) * x5)) + ((-1) * (x5 + ((-1) * x4)))) / (8))) = (x0 - ((((1) / (2)) * ((((1) / (2)) * (x3 + x5)) + (((1) / (2)) * (x5 + x4)))) / (2)))).
Proof. (* 91a4f070dc: 0 *) by_lra. Qed.
Lemma s14 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) :
  (((((x0 - (x1 / (2))) / (2)) + ((x2 - (x3 / (2))) / (2))) + (((x1 + ((-1) * x4)) + ((-1) * (x4 + ((-1) * x3)))) / (8))) = (x5 - (x6 / (2)))) ->
  (((x0 - (x1 / (2))) = (x2 - (x3 / (2)))) /\ ((x5 - (x6 / (2))) <= (x0 - (x1 / (2))))) ->
  (((x1 + ((-1) * x4)) + ((-1) * (x4 + ((-1) * x3)))) >= (0)) ->
  (((x1 + ((-1) * x4)) + ((-1) * (x4 + ((-1) * x3)))) = (0)).
Proof. (* bd126c4490: 0 1 2 *) by_lra. Qed.
Lemma s15 (x0 : R) (P1 : Prop) :
  (x0 = (0)) ->
  ((x0 = (0)) -> P1) ->
  P1.
Proof. (* 76dceb32f6: 0 1 *) by_logic. Qed.
Lemma s16 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  (((x0 - (x1 / (2))) = (x2 - (x1 / (2)))) /\ ((x3 - (x4 / (2))) <= (x0 - (x1 / (2))))) ->
  (x0 = x2).
Proof. (* 0d262f820e: 0 *) by_lra. Qed.

Hypothesis given0 : (n >= (0)%Z)%Z.
Hypothesis given1 : ((((sum3 n) - ((dot (sum n) (sum n)) / (2))) = ((sum4 n) - ((dot (sum2 n) (sum2 n)) / (2)))) /\ (((sum6 n) - ((dot (sum5 n) (sum5 n)) / (2))) <= ((sum3 n) - ((dot (sum n) (sum n)) / (2))))).

Lemma t0 : ((sum6 (0)%Z) = (((sum3 (0)%Z) + (sum4 (0)%Z)) / (2))).
Proof. pose proof sum4_0 as E0. pose proof sum3_0 as E1. pose proof sum6_0 as E2. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s0). Qed.
Lemma t1 : (((0)%Z <= n)%Z -> ((sum6 (0)%Z) = (((sum3 (0)%Z) + (sum4 (0)%Z)) / (2)))).
Proof. intro unused. exact t0. Qed.
Lemma t2 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (k <= n)%Z.
Proof. pose proof given0 as H0. pose proof h1 as H1. pose proof h2 as H2. exact (s1 n k H0 H1 H2). Qed.
Lemma t3 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (k >= (0)%Z)%Z.
Proof. pose proof given0 as H0. pose proof h1 as H1. pose proof h2 as H2. exact (s2 n k H0 H1 H2). Qed.
Lemma t4 (k : Z) (h0 : ((k <= n)%Z -> ((sum6 k) = (((sum3 k) + (sum4 k)) / (2))))) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : ((sum6 (k + (1)%Z)%Z) = (((sum3 (k + (1)%Z)%Z) + (sum4 (k + (1)%Z)%Z)) / (2))).
Proof. pose proof ((sum4_next k) (t3 k h1 h2)) as E0. pose proof ((sum3_next k) (t3 k h1 h2)) as E1. pose proof ((sum6_next k) (t3 k h1 h2)) as E2. pose proof (h0 (t2 k h1 h2)) as H0. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s3 (sum6 k) (sum3 k) (sum4 k) (alpha k) (beta k) H0). Qed.
Lemma t5 (k : Z) (h0 : ((k <= n)%Z -> ((sum6 k) = (((sum3 k) + (sum4 k)) / (2))))) (h1 : (k >= (0)%Z)%Z) : (((k + (1)%Z)%Z <= n)%Z -> ((sum6 (k + (1)%Z)%Z) = (((sum3 (k + (1)%Z)%Z) + (sum4 (k + (1)%Z)%Z)) / (2)))).
Proof. intro h2. exact (t4 k h0 h1 h2). Qed.
Lemma t6 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum6 k_0) = (((sum3 k_0) + (sum4 k_0)) / (2)))))).
Proof. refine (zind (fun k => ((k <= n)%Z -> ((sum6 k) = (((sum3 k) + (sum4 k)) / (2))))) t1 _). intros k h1 h0. exact (t5 k h0 h1). Qed.
Lemma t7 (k : Z) (h3 : ((k >= (0)%Z)%Z /\ (k <= n)%Z)) : ((sum6 k) = (((sum3 k) + (sum4 k)) / (2))).
Proof. pose proof (t6 k) as H0. pose proof h3 as H1. exact (s4 k n (sum6 k) (sum3 k) (sum4 k) H0 H1). Qed.
Lemma t8 (k : Z) : (((k >= (0)%Z)%Z /\ (k <= n)%Z) -> ((sum6 k) = (((sum3 k) + (sum4 k)) / (2)))).
Proof. intro h3. exact (t7 k h3). Qed.
Lemma t9 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum6 k_0) = (((sum3 k_0) + (sum4 k_0)) / (2))))).
Proof. intros k. exact (t8 k). Qed.
Lemma t10 : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given0 as H0. exact (s5 n H0). Qed.
Lemma t11 : ((dot (add (sum5 (0)%Z) (mul (-1) (mul ((1) / (2)) (add (sum (0)%Z) (sum2 (0)%Z))))) (add (sum5 (0)%Z) (mul (-1) (mul ((1) / (2)) (add (sum (0)%Z) (sum2 (0)%Z)))))) = (0)).
Proof. pose proof sum2_0 as E0. pose proof sum_0 as E1. pose proof sum5_0 as E2. pose proof (ax_additive zero (mul (-1) (mul ((1) / (2)) (add zero zero))) (add zero (mul (-1) (mul ((1) / (2)) (add zero zero))))) as E3. pose proof (ax_homogeneous (-1) (mul ((1) / (2)) (add zero zero)) (add zero (mul (-1) (mul ((1) / (2)) (add zero zero))))) as E4. pose proof (ax_zero_vector (add zero (mul (-1) (mul ((1) / (2)) (add zero zero))))) as E5. pose proof (ax_homogeneous ((1) / (2)) (add zero zero) (add zero (mul (-1) (mul ((1) / (2)) (add zero zero))))) as E6. pose proof (ax_additive zero zero (add zero (mul (-1) (mul ((1) / (2)) (add zero zero))))) as E7. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E5. exact (s6). Qed.
Lemma t12 : (((0)%Z <= n)%Z -> ((dot (add (sum5 (0)%Z) (mul (-1) (mul ((1) / (2)) (add (sum (0)%Z) (sum2 (0)%Z))))) (add (sum5 (0)%Z) (mul (-1) (mul ((1) / (2)) (add (sum (0)%Z) (sum2 (0)%Z)))))) = (0))).
Proof. intro unused. exact t11. Qed.
Lemma t13 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 <= n)%Z.
Proof. pose proof given0 as H0. pose proof h5 as H1. pose proof h6 as H2. exact (s7 n k2 H0 H1 H2). Qed.
Lemma t14 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 >= (0)%Z)%Z.
Proof. pose proof given0 as H0. pose proof h5 as H1. pose proof h6 as H2. exact (s8 n k2 H0 H1 H2). Qed.
Lemma t15 (k2 : Z) (h4 : ((k2 <= n)%Z -> ((dot (add (sum5 k2) (mul (-1) (mul ((1) / (2)) (add (sum k2) (sum2 k2))))) (add (sum5 k2) (mul (-1) (mul ((1) / (2)) (add (sum k2) (sum2 k2)))))) = (0)))) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : ((dot (add (sum5 (k2 + (1)%Z)%Z) (mul (-1) (mul ((1) / (2)) (add (sum (k2 + (1)%Z)%Z) (sum2 (k2 + (1)%Z)%Z))))) (add (sum5 (k2 + (1)%Z)%Z) (mul (-1) (mul ((1) / (2)) (add (sum (k2 + (1)%Z)%Z) (sum2 (k2 + (1)%Z)%Z)))))) = (0)).
Proof. pose proof ((sum2_next k2) (t14 k2 h5 h6)) as E0. pose proof ((sum_next k2) (t14 k2 h5 h6)) as E1. pose proof ((sum5_next k2) (t14 k2 h5 h6)) as E2. pose proof (ax_additive (add (sum5 k2) (mul (((alpha k2) + (beta k2)) / (2)) (u k2))) (mul (-1) (mul ((1) / (2)) (add (add (sum k2) (mul (alpha k2) (u k2))) (add (sum2 k2) (mul (beta k2) (u k2)))))) (add (add (sum5 k2) (mul (((alpha k2) + (beta k2)) / (2)) (u k2))) (mul (-1) (mul ((1) / (2)) (add (add (sum k2) (mul (alpha k2) (u k2))) (add (sum2 k2) (mul (beta k2) (u k2)))))))) as E3. pose proof (ax_homogeneous (-1) (mul ((1) / (2)) (add (add (sum k2) (mul (alpha k2) (u k2))) (add (sum2 k2) (mul (beta k2) (u k2))))) (add (add (sum5 k2) (mul (((alpha k2) + (beta k2)) / (2)) (u k2))) (mul (-1) (mul ((1) / (2)) (add (add (sum k2) (mul (alpha k2) (u k2))) (add (sum2 k2) (mul (beta k2) (u k2)))))))) as E4. pose proof (ax_additive (sum5 k2) (mul (((alpha k2) + (beta k2)) / (2)) (u k2)) (add (add (sum5 k2) (mul (((alpha k2) + (beta k2)) / (2)) (u k2))) (mul (-1) (mul ((1) / (2)) (add (add (sum k2) (mul (alpha k2) (u k2))) (add (sum2 k2) (mul (beta k2) (u k2)))))))) as E5. pose proof (ax_homogeneous ((1) / (2)) (add (add (sum k2) (mul (alpha k2) (u k2))) (add (sum2 k2) (mul (beta k2) (u k2)))) (add (add (sum5 k2) (mul (((alpha k2) + (beta k2)) / (2)) (u k2))) (mul (-1) (mul ((1) / (2)) (add (add (sum k2) (mul (alpha k2) (u k2))) (add (sum2 k2) (mul (beta k2) (u k2)))))))) as E6. pose proof (ax_homogeneous (((alpha k2) + (beta k2)) / (2)) (u k2) (add (add (sum5 k2) (mul (((alpha k2) + (beta k2)) / (2)) (u k2))) (mul (-1) (mul ((1) / (2)) (add (add (sum k2) (mul (alpha k2) (u k2))) (add (sum2 k2) (mul (beta k2) (u k2)))))))) as E7. pose proof (ax_symmetric (sum5 k2) (add (add (sum5 k2) (mul (((alpha k2) + (beta k2)) / (2)) (u k2))) (mul (-1) (mul ((1) / (2)) (add (add (sum k2) (mul (alpha k2) (u k2))) (add (sum2 k2) (mul (beta k2) (u k2)))))))) as E8. pose proof (ax_additive (add (sum k2) (mul (alpha k2) (u k2))) (add (sum2 k2) (mul (beta k2) (u k2))) (add (add (sum5 k2) (mul (((alpha k2) + (beta k2)) / (2)) (u k2))) (mul (-1) (mul ((1) / (2)) (add (add (sum k2) (mul (alpha k2) (u k2))) (add (sum2 k2) (mul (beta k2) (u k2)))))))) as E9. pose proof (ax_symmetric (u k2) (add (add (sum5 k2) (mul (((alpha k2) + (beta k2)) / (2)) (u k2))) (mul (-1) (mul ((1) / (2)) (add (add (sum k2) (mul (alpha k2) (u k2))) (add (sum2 k2) (mul (beta k2) (u k2)))))))) as E10. pose proof (ax_additive (add (sum5 k2) (mul (((alpha k2) + (beta k2)) / (2)) (u k2))) (mul (-1) (mul ((1) / (2)) (add (add (sum k2) (mul (alpha k2) (u k2))) (add (sum2 k2) (mul (beta k2) (u k2)))))) (sum5 k2)) as E11. pose proof (ax_additive (sum2 k2) (mul (beta k2) (u k2)) (add (add (sum5 k2) (mul (((alpha k2) + (beta k2)) / (2)) (u k2))) (mul (-1) (mul ((1) / (2)) (add (add (sum k2) (mul (alpha k2) (u k2))) (add (sum2 k2) (mul (beta k2) (u k2)))))))) as E12. pose proof (ax_additive (sum k2) (mul (alpha k2) (u k2)) (add (add (sum5 k2) (mul (((alpha k2) + (beta k2)) / (2)) (u k2))) (mul (-1) (mul ((1) / (2)) (add (add (sum k2) (mul (alpha k2) (u k2))) (add (sum2 k2) (mul (beta k2) (u k2)))))))) as E13. pose proof (ax_additive (add (sum5 k2) (mul (((alpha k2) + (beta k2)) / (2)) (u k2))) (mul (-1) (mul ((1) / (2)) (add (add (sum k2) (mul (alpha k2) (u k2))) (add (sum2 k2) (mul (beta k2) (u k2)))))) (u k2)) as E14. pose proof (ax_homogeneous (-1) (mul ((1) / (2)) (add (add (sum k2) (mul (alpha k2) (u k2))) (add (sum2 k2) (mul (beta k2) (u k2))))) (sum5 k2)) as E15. pose proof (ax_additive (sum5 k2) (mul (((alpha k2) + (beta k2)) / (2)) (u k2)) (sum5 k2)) as E16. pose proof (ax_homogeneous (beta k2) (u k2) (add (add (sum5 k2) (mul (((alpha k2) + (beta k2)) / (2)) (u k2))) (mul (-1) (mul ((1) / (2)) (add (add (sum k2) (mul (alpha k2) (u k2))) (add (sum2 k2) (mul (beta k2) (u k2)))))))) as E17. pose proof (ax_symmetric (sum2 k2) (add (add (sum5 k2) (mul (((alpha k2) + (beta k2)) / (2)) (u k2))) (mul (-1) (mul ((1) / (2)) (add (add (sum k2) (mul (alpha k2) (u k2))) (add (sum2 k2) (mul (beta k2) (u k2)))))))) as E18. pose proof (ax_homogeneous (alpha k2) (u k2) (add (add (sum5 k2) (mul (((alpha k2) + (beta k2)) / (2)) (u k2))) (mul (-1) (mul ((1) / (2)) (add (add (sum k2) (mul (alpha k2) (u k2))) (add (sum2 k2) (mul (beta k2) (u k2)))))))) as E19. pose proof (ax_symmetric (sum k2) (add (add (sum5 k2) (mul (((alpha k2) + (beta k2)) / (2)) (u k2))) (mul (-1) (mul ((1) / (2)) (add (add (sum k2) (mul (alpha k2) (u k2))) (add (sum2 k2) (mul (beta k2) (u k2)))))))) as E20. pose proof (ax_homogeneous (-1) (mul ((1) / (2)) (add (add (sum k2) (mul (alpha k2) (u k2))) (add (sum2 k2) (mul (beta k2) (u k2))))) (u k2)) as E21. pose proof (ax_additive (sum5 k2) (mul (((alpha k2) + (beta k2)) / (2)) (u k2)) (u k2)) as E22. pose proof (ax_homogeneous ((1) / (2)) (add (add (sum k2) (mul (alpha k2) (u k2))) (add (sum2 k2) (mul (beta k2) (u k2)))) (sum5 k2)) as E23. pose proof (ax_homogeneous (((alpha k2) + (beta k2)) / (2)) (u k2) (sum5 k2)) as E24. pose proof (ax_homogeneous ((1) / (2)) (add (add (sum k2) (mul (alpha k2) (u k2))) (add (sum2 k2) (mul (beta k2) (u k2)))) (u k2)) as E25. pose proof (ax_homogeneous (((alpha k2) + (beta k2)) / (2)) (u k2) (u k2)) as E26. pose proof (ax_symmetric (sum5 k2) (u k2)) as E27. pose proof (ax_additive (add (sum5 k2) (mul (((alpha k2) + (beta k2)) / (2)) (u k2))) (mul (-1) (mul ((1) / (2)) (add (add (sum k2) (mul (alpha k2) (u k2))) (add (sum2 k2) (mul (beta k2) (u k2)))))) (sum2 k2)) as E28. pose proof (ax_additive (add (sum5 k2) (mul (((alpha k2) + (beta k2)) / (2)) (u k2))) (mul (-1) (mul ((1) / (2)) (add (add (sum k2) (mul (alpha k2) (u k2))) (add (sum2 k2) (mul (beta k2) (u k2)))))) (sum k2)) as E29. pose proof (ax_additive (add (sum k2) (mul (alpha k2) (u k2))) (add (sum2 k2) (mul (beta k2) (u k2))) (sum5 k2)) as E30. pose proof (ax_additive (add (sum k2) (mul (alpha k2) (u k2))) (add (sum2 k2) (mul (beta k2) (u k2))) (u k2)) as E31. pose proof (ax_homogeneous (-1) (mul ((1) / (2)) (add (add (sum k2) (mul (alpha k2) (u k2))) (add (sum2 k2) (mul (beta k2) (u k2))))) (sum2 k2)) as E32. pose proof (ax_additive (sum5 k2) (mul (((alpha k2) + (beta k2)) / (2)) (u k2)) (sum2 k2)) as E33. pose proof (ax_homogeneous (-1) (mul ((1) / (2)) (add (add (sum k2) (mul (alpha k2) (u k2))) (add (sum2 k2) (mul (beta k2) (u k2))))) (sum k2)) as E34. pose proof (ax_additive (sum5 k2) (mul (((alpha k2) + (beta k2)) / (2)) (u k2)) (sum k2)) as E35. pose proof (ax_additive (sum2 k2) (mul (beta k2) (u k2)) (sum5 k2)) as E36. pose proof (ax_additive (sum k2) (mul (alpha k2) (u k2)) (sum5 k2)) as E37. pose proof (ax_additive (sum2 k2) (mul (beta k2) (u k2)) (u k2)) as E38. pose proof (ax_additive (sum k2) (mul (alpha k2) (u k2)) (u k2)) as E39. pose proof (ax_homogeneous ((1) / (2)) (add (add (sum k2) (mul (alpha k2) (u k2))) (add (sum2 k2) (mul (beta k2) (u k2)))) (sum2 k2)) as E40. pose proof (ax_homogeneous (((alpha k2) + (beta k2)) / (2)) (u k2) (sum2 k2)) as E41. pose proof (ax_homogeneous ((1) / (2)) (add (add (sum k2) (mul (alpha k2) (u k2))) (add (sum2 k2) (mul (beta k2) (u k2)))) (sum k2)) as E42. pose proof (ax_homogeneous (((alpha k2) + (beta k2)) / (2)) (u k2) (sum k2)) as E43. pose proof (ax_homogeneous (beta k2) (u k2) (sum5 k2)) as E44. pose proof (ax_homogeneous (alpha k2) (u k2) (sum5 k2)) as E45. pose proof (ax_homogeneous (beta k2) (u k2) (u k2)) as E46. pose proof (ax_symmetric (sum2 k2) (u k2)) as E47. pose proof (ax_homogeneous (alpha k2) (u k2) (u k2)) as E48. pose proof (ax_symmetric (sum k2) (u k2)) as E49. pose proof (ax_additive (add (sum k2) (mul (alpha k2) (u k2))) (add (sum2 k2) (mul (beta k2) (u k2))) (sum2 k2)) as E50. pose proof (ax_additive (add (sum k2) (mul (alpha k2) (u k2))) (add (sum2 k2) (mul (beta k2) (u k2))) (sum k2)) as E51. pose proof (ax_additive (sum2 k2) (mul (beta k2) (u k2)) (sum2 k2)) as E52. pose proof (ax_additive (sum k2) (mul (alpha k2) (u k2)) (sum2 k2)) as E53. pose proof (ax_additive (sum2 k2) (mul (beta k2) (u k2)) (sum k2)) as E54. pose proof (ax_additive (sum k2) (mul (alpha k2) (u k2)) (sum k2)) as E55. pose proof (ax_homogeneous (beta k2) (u k2) (sum2 k2)) as E56. pose proof (ax_homogeneous (alpha k2) (u k2) (sum2 k2)) as E57. pose proof (ax_homogeneous (beta k2) (u k2) (sum k2)) as E58. pose proof (ax_homogeneous (alpha k2) (u k2) (sum k2)) as E59. pose proof (ax_symmetric (sum5 k2) (sum2 k2)) as E60. pose proof (ax_symmetric (sum5 k2) (sum k2)) as E61. pose proof (ax_symmetric (sum2 k2) (sum k2)) as E62. pose proof (ax_additive (sum5 k2) (mul (-1) (mul ((1) / (2)) (add (sum k2) (sum2 k2)))) (add (sum5 k2) (mul (-1) (mul ((1) / (2)) (add (sum k2) (sum2 k2)))))) as E63. pose proof (ax_homogeneous (-1) (mul ((1) / (2)) (add (sum k2) (sum2 k2))) (add (sum5 k2) (mul (-1) (mul ((1) / (2)) (add (sum k2) (sum2 k2)))))) as E64. pose proof (ax_symmetric (sum5 k2) (add (sum5 k2) (mul (-1) (mul ((1) / (2)) (add (sum k2) (sum2 k2)))))) as E65. pose proof (ax_homogeneous ((1) / (2)) (add (sum k2) (sum2 k2)) (add (sum5 k2) (mul (-1) (mul ((1) / (2)) (add (sum k2) (sum2 k2)))))) as E66. pose proof (ax_additive (sum5 k2) (mul (-1) (mul ((1) / (2)) (add (sum k2) (sum2 k2)))) (sum5 k2)) as E67. pose proof (ax_additive (sum k2) (sum2 k2) (add (sum5 k2) (mul (-1) (mul ((1) / (2)) (add (sum k2) (sum2 k2)))))) as E68. pose proof (ax_homogeneous (-1) (mul ((1) / (2)) (add (sum k2) (sum2 k2))) (sum5 k2)) as E69. pose proof (ax_symmetric (sum2 k2) (add (sum5 k2) (mul (-1) (mul ((1) / (2)) (add (sum k2) (sum2 k2)))))) as E70. pose proof (ax_symmetric (sum k2) (add (sum5 k2) (mul (-1) (mul ((1) / (2)) (add (sum k2) (sum2 k2)))))) as E71. pose proof (ax_homogeneous ((1) / (2)) (add (sum k2) (sum2 k2)) (sum5 k2)) as E72. pose proof (ax_additive (sum5 k2) (mul (-1) (mul ((1) / (2)) (add (sum k2) (sum2 k2)))) (sum2 k2)) as E73. pose proof (ax_additive (sum5 k2) (mul (-1) (mul ((1) / (2)) (add (sum k2) (sum2 k2)))) (sum k2)) as E74. pose proof (ax_additive (sum k2) (sum2 k2) (sum5 k2)) as E75. pose proof (ax_homogeneous (-1) (mul ((1) / (2)) (add (sum k2) (sum2 k2))) (sum2 k2)) as E76. pose proof (ax_homogeneous (-1) (mul ((1) / (2)) (add (sum k2) (sum2 k2))) (sum k2)) as E77. pose proof (ax_homogeneous ((1) / (2)) (add (sum k2) (sum2 k2)) (sum2 k2)) as E78. pose proof (ax_homogeneous ((1) / (2)) (add (sum k2) (sum2 k2)) (sum k2)) as E79. pose proof (ax_additive (sum k2) (sum2 k2) (sum2 k2)) as E80. pose proof (ax_additive (sum k2) (sum2 k2) (sum k2)) as E81. pose proof (h4 (t13 k2 h5 h6)) as H0. rewrite ?E63 in H0. rewrite ?E64 in H0. rewrite ?E65 in H0. rewrite ?E66 in H0. rewrite ?E67 in H0. rewrite ?E68 in H0. rewrite ?E69 in H0. rewrite ?E70 in H0. rewrite ?E71 in H0. rewrite ?E72 in H0. rewrite ?E73 in H0. rewrite ?E74 in H0. rewrite ?E75 in H0. rewrite ?E76 in H0. rewrite ?E60 in H0. rewrite ?E77 in H0. rewrite ?E61 in H0. rewrite ?E78 in H0. rewrite ?E79 in H0. rewrite ?E80 in H0. rewrite ?E81 in H0. rewrite ?E62 in H0. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. rewrite ?E9. rewrite ?E10. rewrite ?E11. rewrite ?E12. rewrite ?E13. rewrite ?E14. rewrite ?E15. rewrite ?E16. rewrite ?E17. rewrite ?E18. rewrite ?E19. rewrite ?E20. rewrite ?E21. rewrite ?E22. rewrite ?E23. rewrite ?E24. rewrite ?E25. rewrite ?E26. rewrite ?E27. rewrite ?E28. rewrite ?E29. rewrite ?E30. rewrite ?E31. rewrite ?E32. rewrite ?E33. rewrite ?E34. rewrite ?E35. rewrite ?E36. rewrite ?E37. rewrite ?E38. rewrite ?E39. rewrite ?E40. rewrite ?E41. rewrite ?E42. rewrite ?E43. rewrite ?E44. rewrite ?E45. rewrite ?E46. rewrite ?E47. rewrite ?E48. rewrite ?E49. rewrite ?E50. rewrite ?E51. rewrite ?E52. rewrite ?E53. rewrite ?E54. rewrite ?E55. rewrite ?E56. rewrite ?E57. rewrite ?E58. rewrite ?E59. rewrite ?E10. rewrite ?E14. rewrite ?E21. rewrite ?E22. rewrite ?E25. rewrite ?E26. rewrite ?E27. rewrite ?E60. rewrite ?E61. rewrite ?E31. rewrite ?E38. rewrite ?E39. rewrite ?E46. rewrite ?E47. rewrite ?E48. rewrite ?E49. rewrite ?E62. exact (s9 (dot (sum5 k2) (sum5 k2)) (dot (sum k2) (sum5 k2)) (dot (sum2 k2) (sum5 k2)) (dot (sum k2) (sum k2)) (dot (sum k2) (sum2 k2)) (dot (sum2 k2) (sum2 k2)) (alpha k2) (beta k2) (dot (u k2) (sum5 k2)) (dot (u k2) (u k2)) (dot (u k2) (sum k2)) (dot (u k2) (sum2 k2)) H0). Qed.
Lemma t16 (k2 : Z) (h4 : ((k2 <= n)%Z -> ((dot (add (sum5 k2) (mul (-1) (mul ((1) / (2)) (add (sum k2) (sum2 k2))))) (add (sum5 k2) (mul (-1) (mul ((1) / (2)) (add (sum k2) (sum2 k2)))))) = (0)))) (h5 : (k2 >= (0)%Z)%Z) : (((k2 + (1)%Z)%Z <= n)%Z -> ((dot (add (sum5 (k2 + (1)%Z)%Z) (mul (-1) (mul ((1) / (2)) (add (sum (k2 + (1)%Z)%Z) (sum2 (k2 + (1)%Z)%Z))))) (add (sum5 (k2 + (1)%Z)%Z) (mul (-1) (mul ((1) / (2)) (add (sum (k2 + (1)%Z)%Z) (sum2 (k2 + (1)%Z)%Z)))))) = (0))).
Proof. intro h6. exact (t15 k2 h4 h5 h6). Qed.
Lemma t17 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((dot (add (sum5 k_0) (mul (-1) (mul ((1) / (2)) (add (sum k_0) (sum2 k_0))))) (add (sum5 k_0) (mul (-1) (mul ((1) / (2)) (add (sum k_0) (sum2 k_0)))))) = (0))))).
Proof. refine (zind (fun k2 => ((k2 <= n)%Z -> ((dot (add (sum5 k2) (mul (-1) (mul ((1) / (2)) (add (sum k2) (sum2 k2))))) (add (sum5 k2) (mul (-1) (mul ((1) / (2)) (add (sum k2) (sum2 k2)))))) = (0)))) t12 _). intros k2 h5 h4. exact (t16 k2 h4 h5). Qed.
Lemma t18 (k2 : Z) (h7 : ((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z)) : ((dot (add (sum5 k2) (mul (-1) (mul ((1) / (2)) (add (sum k2) (sum2 k2))))) (add (sum5 k2) (mul (-1) (mul ((1) / (2)) (add (sum k2) (sum2 k2)))))) = (0)).
Proof. pose proof (t17 k2) as H0. pose proof h7 as H1. exact (s10 k2 n (dot (add (sum5 k2) (mul (-1) (mul ((1) / (2)) (add (sum k2) (sum2 k2))))) (add (sum5 k2) (mul (-1) (mul ((1) / (2)) (add (sum k2) (sum2 k2)))))) H0 H1). Qed.
Lemma t19 (k2 : Z) : (((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z) -> ((dot (add (sum5 k2) (mul (-1) (mul ((1) / (2)) (add (sum k2) (sum2 k2))))) (add (sum5 k2) (mul (-1) (mul ((1) / (2)) (add (sum k2) (sum2 k2)))))) = (0))).
Proof. intro h7. exact (t18 k2 h7). Qed.
Lemma t20 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((dot (add (sum5 k_0) (mul (-1) (mul ((1) / (2)) (add (sum k_0) (sum2 k_0))))) (add (sum5 k_0) (mul (-1) (mul ((1) / (2)) (add (sum k_0) (sum2 k_0)))))) = (0)))).
Proof. intros k2. exact (t19 k2). Qed.
Lemma t21 : ((dot (add (sum5 n) (mul (-1) (mul ((1) / (2)) (add (sum n) (sum2 n))))) (add (sum5 n) (mul (-1) (mul ((1) / (2)) (add (sum n) (sum2 n)))))) = (0)).
Proof. pose proof (ax_additive (sum5 n) (mul (-1) (mul ((1) / (2)) (add (sum n) (sum2 n)))) (add (sum5 n) (mul (-1) (mul ((1) / (2)) (add (sum n) (sum2 n)))))) as E0. pose proof (ax_homogeneous (-1) (mul ((1) / (2)) (add (sum n) (sum2 n))) (add (sum5 n) (mul (-1) (mul ((1) / (2)) (add (sum n) (sum2 n)))))) as E1. pose proof (ax_symmetric (sum5 n) (add (sum5 n) (mul (-1) (mul ((1) / (2)) (add (sum n) (sum2 n)))))) as E2. pose proof (ax_homogeneous ((1) / (2)) (add (sum n) (sum2 n)) (add (sum5 n) (mul (-1) (mul ((1) / (2)) (add (sum n) (sum2 n)))))) as E3. pose proof (ax_additive (sum5 n) (mul (-1) (mul ((1) / (2)) (add (sum n) (sum2 n)))) (sum5 n)) as E4. pose proof (ax_additive (sum n) (sum2 n) (add (sum5 n) (mul (-1) (mul ((1) / (2)) (add (sum n) (sum2 n)))))) as E5. pose proof (ax_homogeneous (-1) (mul ((1) / (2)) (add (sum n) (sum2 n))) (sum5 n)) as E6. pose proof (ax_symmetric (sum2 n) (add (sum5 n) (mul (-1) (mul ((1) / (2)) (add (sum n) (sum2 n)))))) as E7. pose proof (ax_symmetric (sum n) (add (sum5 n) (mul (-1) (mul ((1) / (2)) (add (sum n) (sum2 n)))))) as E8. pose proof (ax_homogeneous ((1) / (2)) (add (sum n) (sum2 n)) (sum5 n)) as E9. pose proof (ax_additive (sum5 n) (mul (-1) (mul ((1) / (2)) (add (sum n) (sum2 n)))) (sum2 n)) as E10. pose proof (ax_additive (sum5 n) (mul (-1) (mul ((1) / (2)) (add (sum n) (sum2 n)))) (sum n)) as E11. pose proof (ax_additive (sum n) (sum2 n) (sum5 n)) as E12. pose proof (ax_homogeneous (-1) (mul ((1) / (2)) (add (sum n) (sum2 n))) (sum2 n)) as E13. pose proof (ax_symmetric (sum5 n) (sum2 n)) as E14. pose proof (ax_homogeneous (-1) (mul ((1) / (2)) (add (sum n) (sum2 n))) (sum n)) as E15. pose proof (ax_symmetric (sum5 n) (sum n)) as E16. pose proof (ax_homogeneous ((1) / (2)) (add (sum n) (sum2 n)) (sum2 n)) as E17. pose proof (ax_homogeneous ((1) / (2)) (add (sum n) (sum2 n)) (sum n)) as E18. pose proof (ax_additive (sum n) (sum2 n) (sum2 n)) as E19. pose proof (ax_additive (sum n) (sum2 n) (sum n)) as E20. pose proof (ax_symmetric (sum2 n) (sum n)) as E21. pose proof ((t20 n) t10) as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E3 in H0. rewrite ?E4 in H0. rewrite ?E5 in H0. rewrite ?E6 in H0. rewrite ?E7 in H0. rewrite ?E8 in H0. rewrite ?E9 in H0. rewrite ?E10 in H0. rewrite ?E11 in H0. rewrite ?E12 in H0. rewrite ?E13 in H0. rewrite ?E14 in H0. rewrite ?E15 in H0. rewrite ?E16 in H0. rewrite ?E17 in H0. rewrite ?E18 in H0. rewrite ?E19 in H0. rewrite ?E20 in H0. rewrite ?E21 in H0. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. rewrite ?E9. rewrite ?E10. rewrite ?E11. rewrite ?E12. rewrite ?E13. rewrite ?E14. rewrite ?E15. rewrite ?E16. rewrite ?E17. rewrite ?E18. rewrite ?E19. rewrite ?E20. rewrite ?E21. exact (s11 (dot (sum5 n) (sum5 n)) (dot (sum n) (sum5 n)) (dot (sum2 n) (sum5 n)) (dot (sum n) (sum n)) (dot (sum n) (sum2 n)) (dot (sum2 n) (sum2 n)) H0). Qed.
Lemma t22 : ((sum5 n) = (mul ((1) / (2)) (add (sum n) (sum2 n)))).
Proof. pose proof t21 as H0. pose proof (ax_definite (sum5 n) (mul ((1) / (2)) (add (sum n) (sum2 n)))) as H1. exact (s12 (dot (add (sum5 n) (mul (-1) (mul ((1) / (2)) (add (sum n) (sum2 n))))) (add (sum5 n) (mul (-1) (mul ((1) / (2)) (add (sum n) (sum2 n)))))) ((sum5 n) = (mul ((1) / (2)) (add (sum n) (sum2 n)))) H0 H1). Qed.
Lemma t23 : ((((((sum3 n) - ((dot (sum n) (sum n)) / (2))) / (2)) + (((sum4 n) - ((dot (sum2 n) (sum2 n)) / (2))) / (2))) + ((dot (add (sum n) (mul (-1) (sum2 n))) (add (sum n) (mul (-1) (sum2 n)))) / (8))) = ((sum6 n) - ((dot (sum5 n) (sum5 n)) / (2)))).
Proof. pose proof t22 as E0. pose proof (ax_homogeneous ((1) / (2)) (add (sum n) (sum2 n)) (mul ((1) / (2)) (add (sum n) (sum2 n)))) as E1. pose proof (ax_additive (sum n) (mul (-1) (sum2 n)) (add (sum n) (mul (-1) (sum2 n)))) as E2. pose proof (ax_additive (sum n) (sum2 n) (mul ((1) / (2)) (add (sum n) (sum2 n)))) as E3. pose proof (ax_homogeneous (-1) (sum2 n) (add (sum n) (mul (-1) (sum2 n)))) as E4. pose proof (ax_symmetric (sum n) (add (sum n) (mul (-1) (sum2 n)))) as E5. pose proof (ax_symmetric (sum2 n) (mul ((1) / (2)) (add (sum n) (sum2 n)))) as E6. pose proof (ax_symmetric (sum n) (mul ((1) / (2)) (add (sum n) (sum2 n)))) as E7. pose proof (ax_symmetric (sum2 n) (add (sum n) (mul (-1) (sum2 n)))) as E8. pose proof (ax_additive (sum n) (mul (-1) (sum2 n)) (sum n)) as E9. pose proof (ax_homogeneous ((1) / (2)) (add (sum n) (sum2 n)) (sum2 n)) as E10. pose proof (ax_homogeneous ((1) / (2)) (add (sum n) (sum2 n)) (sum n)) as E11. pose proof (ax_additive (sum n) (mul (-1) (sum2 n)) (sum2 n)) as E12. pose proof (ax_homogeneous (-1) (sum2 n) (sum n)) as E13. pose proof (ax_additive (sum n) (sum2 n) (sum2 n)) as E14. pose proof (ax_additive (sum n) (sum2 n) (sum n)) as E15. pose proof (ax_homogeneous (-1) (sum2 n) (sum2 n)) as E16. pose proof (ax_symmetric (sum2 n) (sum n)) as E17. pose proof ((t9 n) t10) as H0. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. rewrite ?E9. rewrite ?E10. rewrite ?E11. rewrite ?E12. rewrite ?E13. rewrite ?E14. rewrite ?E15. rewrite ?E16. rewrite ?E17. exact (s13 (sum6 n) (sum3 n) (sum4 n) (dot (sum n) (sum n)) (dot (sum2 n) (sum2 n)) (dot (sum n) (sum2 n)) H0). Qed.
Lemma t24 : ((dot (add (sum n) (mul (-1) (sum2 n))) (add (sum n) (mul (-1) (sum2 n)))) = (0)).
Proof. pose proof (ax_additive (sum n) (mul (-1) (sum2 n)) (add (sum n) (mul (-1) (sum2 n)))) as E0. pose proof (ax_homogeneous (-1) (sum2 n) (add (sum n) (mul (-1) (sum2 n)))) as E1. pose proof (ax_symmetric (sum n) (add (sum n) (mul (-1) (sum2 n)))) as E2. pose proof (ax_symmetric (sum2 n) (add (sum n) (mul (-1) (sum2 n)))) as E3. pose proof (ax_additive (sum n) (mul (-1) (sum2 n)) (sum n)) as E4. pose proof (ax_additive (sum n) (mul (-1) (sum2 n)) (sum2 n)) as E5. pose proof (ax_homogeneous (-1) (sum2 n) (sum n)) as E6. pose proof (ax_homogeneous (-1) (sum2 n) (sum2 n)) as E7. pose proof (ax_symmetric (sum2 n) (sum n)) as E8. pose proof t23 as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E3 in H0. rewrite ?E4 in H0. rewrite ?E5 in H0. rewrite ?E6 in H0. rewrite ?E7 in H0. rewrite ?E8 in H0. pose proof given1 as H1. pose proof (ax_positive (add (sum n) (mul (-1) (sum2 n)))) as H2. rewrite ?E0 in H2. rewrite ?E1 in H2. rewrite ?E2 in H2. rewrite ?E3 in H2. rewrite ?E4 in H2. rewrite ?E5 in H2. rewrite ?E6 in H2. rewrite ?E7 in H2. rewrite ?E8 in H2. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. exact (s14 (sum3 n) (dot (sum n) (sum n)) (sum4 n) (dot (sum2 n) (sum2 n)) (dot (sum n) (sum2 n)) (sum6 n) (dot (sum5 n) (sum5 n)) H0 H1 H2). Qed.
Lemma t25 : ((sum n) = (sum2 n)).
Proof. pose proof t24 as H0. pose proof (ax_definite (sum n) (sum2 n)) as H1. exact (s15 (dot (add (sum n) (mul (-1) (sum2 n))) (add (sum n) (mul (-1) (sum2 n)))) ((sum n) = (sum2 n)) H0 H1). Qed.
Lemma t26 : ((sum3 n) = (sum4 n)).
Proof. pose proof t25 as E0. pose proof given1 as H0. rewrite ?E0 in H0. exact (s16 (sum3 n) (dot (sum2 n) (sum2 n)) (sum4 n) (sum6 n) (dot (sum5 n) (sum5 n)) H0). Qed.

Theorem w_unique_alpha_not_0 : ((sum n) = (sum2 n)).
Proof. exact t25. Qed.
Theorem w_unique_alpha_not_1 : ((sum3 n) = (sum4 n)).
Proof. exact t26. Qed.
End w_unique_alpha_not.
Print Assumptions w_unique_alpha_not_0.
Print Assumptions w_unique_alpha_not_1.
