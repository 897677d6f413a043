(* label: z-range-and-sign *)
(* given: D_{i} > 0 \quad\text{for all } i *)
(* given: \bigl(y_{i} = 1 \;\text{or}\; y_{i} = -1\bigr),\quad \bigl(h_{i} = 1 \;\text{or}\; h_{i} = -1\bigr) \quad\text{for all } i *)
(* given: \sum_{i} D_{i} = 1 *)
(* given: \varepsilon = \sum_{i} \left[h_{i} \ne y_{i}\right]\,D_{i} *)
(* part 1: \sum_{i} D_{i}\,y_{i}\,h_{i} \ge -1,\quad \sum_{i} D_{i}\,y_{i}\,h_{i} \le 1 *)
(* part 2: \bigl(\sum_{i} D_{i}\,y_{i}\,h_{i} = 1 \;\Leftrightarrow\; \sum_{i} \left[h_{i} \ne y_{i}\right] = 0\bigr),\quad \bigl(\sum_{i} D_{i}\,y_{i}\,h_{i} = -1 \;\Leftrightarrow\; \sum_{i} \left[h_{i} = y_{i}\right] = 0\bigr) *)
Require Import Replay.
Section correlation_range.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable D : Z -> R.
Variable y : Z -> R.
Variable h : Z -> R.
Variable n : Z.
Variable epsilon : R.
Definition sum : Z -> R := rec (0) (fun k_ v_ => (v_ + (D k_))).
Lemma sum_0 : ((sum (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum (k_0 + (1)%Z)%Z) = ((sum k_0) + (D k_0))))). Proof. intros; unfold sum; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum2 : Z -> R := rec (0) (fun k_ v_ => (v_ + (if Req_EM_T (h k_) (y k_) then (0) else (D k_)))).
Lemma sum2_0 : ((sum2 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum2_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum2 (k_0 + (1)%Z)%Z) = ((sum2 k_0) + (if Req_EM_T (h k_0) (y k_0) then (0) else (D k_0)))))). Proof. intros; unfold sum2; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum3 : Z -> R := rec (0) (fun k_ v_ => (v_ + (((D k_) * (y k_)) * (h k_)))).
Lemma sum3_0 : ((sum3 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum3_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum3 (k_0 + (1)%Z)%Z) = ((sum3 k_0) + (((D k_0) * (y k_0)) * (h k_0)))))). Proof. intros; unfold sum3; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum4 : Z -> R := rec (0) (fun k_ v_ => (v_ + (if Req_EM_T (h k_) (y k_) then (0) else (1)))).
Lemma sum4_0 : ((sum4 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum4_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum4 (k_0 + (1)%Z)%Z) = ((sum4 k_0) + (if Req_EM_T (h k_0) (y k_0) then (0) else (1)))))). Proof. intros; unfold sum4; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum5 : Z -> R := rec (0) (fun k_ v_ => (v_ + (if Req_EM_T (h k_) (y k_) then (1) else (0)))).
Lemma sum5_0 : ((sum5 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum5_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum5 (k_0 + (1)%Z)%Z) = ((sum5 k_0) + (if Req_EM_T (h k_0) (y k_0) then (1) else (0)))))). Proof. intros; unfold sum5; rewrite rec_next by assumption; reflexivity. Qed.

Lemma s0 :
  ((0) = ((0) - ((2) * (0)))).
Proof. (* 9ed46198c2:  *) by_lra. Qed.
Lemma s1 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 <= k0)%Z.
Proof. (* 3cab4f9bb2: 0 1 2 3 *) by_logic. Qed.
Lemma s2 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 10e7c51f06: 0 1 2 3 *) by_logic. Qed.
Lemma s3 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 75f27169c4: 0 1 2 3 *) by_logic. Qed.
Lemma s4 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (x0 = (x1 - ((2) * x2))) ->
  (x3 > (0)) ->
  (((x4 = (1)) \/ (x4 = (-1))) /\ ((x5 = (1)) \/ (x5 = (-1)))) ->
  (((x4 = (1)) \/ (x4 = (-1))) /\ ((x5 = (1)) \/ (x5 = (-1)))) ->
  ((x0 + ((x3 * x4) * x5)) = ((x1 + x3) - ((2) * (x2 + (if Req_EM_T x5 x4 then (0) else x3))))).
Proof. (* 37a3e2d2d9: 0 1 2 3 *) by_ifs. Qed.
Lemma s5 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = (x3 - ((2) * x4))))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = (x3 - ((2) * x4))).
Proof. (* 23b535fa02: 0 1 *) by_logic. Qed.
Lemma s6 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* 2bc9af108d: 0 1 *) by_logic. Qed.
Lemma s7 (x0 : R) (x1 : R) (x2 : R) :
  (x0 = (1)) ->
  (x1 = x2) ->
  ((x0 = (1)) /\ (x1 = x2)).
Proof. (* 1801ce5da0: 0 1 *) by_logic. Qed.
Lemma s8 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  (x0 = (x1 - ((2) * x2))) ->
  ((x1 = (1)) /\ (x3 = x2)) ->
  (x0 = ((1) - ((2) * x3))).
Proof. (* b523767e11: 0 1 *) by_logic. Qed.
Lemma s9 :
  (((0) >= (0)) /\ ((0) <= (0)) /\ ((0) >= (0)) /\ ((0) >= (0)) /\ (((0) = (0)) <-> ((0) = (0))) /\ (((0) = (0)) <-> ((0) = (0)))).
Proof. (* 265784cae9:  *) by_lra. Qed.
Lemma s10 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 <= k0)%Z.
Proof. (* 3cab4f9bb2: 0 1 2 3 *) by_logic. Qed.
Lemma s11 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 10e7c51f06: 0 1 2 3 *) by_logic. Qed.
Lemma s12 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 75f27169c4: 0 1 2 3 *) by_logic. Qed.
Lemma s13 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) :
  ((x0 >= (0)) /\ (x0 <= x1) /\ (x2 >= (0)) /\ (x3 >= (0)) /\ ((x2 = (0)) <-> (x0 = (0))) /\ ((x3 = (0)) <-> (x0 = x1))) ->
  (x4 > (0)) ->
  (((x5 = (1)) \/ (x5 = (-1))) /\ ((x6 = (1)) \/ (x6 = (-1)))) ->
  (x4 > (0)) ->
  (((x0 + (if Req_EM_T x6 x5 then (0) else x4)) >= (0)) /\ ((x0 + (if Req_EM_T x6 x5 then (0) else x4)) <= (x1 + x4)) /\ ((x2 + (if Req_EM_T x6 x5 then (0) else (1))) >= (0)) /\ ((x3 + (if Req_EM_T x6 x5 then (1) else (0))) >= (0)) /\ (((x2 + (if Req_EM_T x6 x5 then (0) else (1))) = (0)) <-> ((x0 + (if Req_EM_T x6 x5 then (0) else x4)) = (0))) /\ (((x3 + (if Req_EM_T x6 x5 then (1) else (0))) = (0)) <-> ((x0 + (if Req_EM_T x6 x5 then (0) else x4)) = (x1 + x4)))).
Proof. (* a695ff97b1: 0 1 2 3 *) by_ifs. Qed.
Lemma s14 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> ((x2 >= (0)) /\ (x2 <= x3) /\ (x4 >= (0)) /\ (x5 >= (0)) /\ ((x4 = (0)) <-> (x2 = (0))) /\ ((x5 = (0)) <-> (x2 = x3))))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  ((x2 >= (0)) /\ (x2 <= x3) /\ (x4 >= (0)) /\ (x5 >= (0)) /\ ((x4 = (0)) <-> (x2 = (0))) /\ ((x5 = (0)) <-> (x2 = x3))).
Proof. (* db2159d48d: 0 1 *) by_logic. Qed.
Lemma s15 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (x0 = (1)) ->
  (x1 = x2) ->
  (x3 = ((1) - ((2) * x1))) ->
  ((x2 >= (0)) /\ (x2 <= x0) /\ (x4 >= (0)) /\ (x5 >= (0)) /\ ((x4 = (0)) <-> (x2 = (0))) /\ ((x5 = (0)) <-> (x2 = x0))) ->
  ((x3 >= (-1)) /\ (x3 <= (1))).
Proof. (* 39e0c737d1: 0 1 2 3 *) by_lra. Qed.
Lemma s16 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (x0 = (1)) ->
  (x1 = x2) ->
  (x3 = ((1) - ((2) * x1))) ->
  ((x2 >= (0)) /\ (x2 <= x0) /\ (x4 >= (0)) /\ (x5 >= (0)) /\ ((x4 = (0)) <-> (x2 = (0))) /\ ((x5 = (0)) <-> (x2 = x0))) ->
  (((x3 = (1)) <-> (x4 = (0))) /\ ((x3 = (-1)) <-> (x5 = (0)))).
Proof. (* f12296aeb1: 0 1 2 3 *) by_lra. Qed.

Hypothesis given0 : ((sum n) = (1)).
Hypothesis given1 : (epsilon = (sum2 n)).
Hypothesis given2 : (n >= (0)%Z)%Z.
Hypothesis given3 : (n >= (1)%Z)%Z.
Hypothesis given4 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((D i_0) > (0)))).
Hypothesis given5 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((((y i_0) = (1)) \/ ((y i_0) = (-1))) /\ (((h i_0) = (1)) \/ ((h i_0) = (-1)))))).

Lemma t0 : ((sum3 (0)%Z) = ((sum (0)%Z) - ((2) * (sum2 (0)%Z)))).
Proof. pose proof sum2_0 as E0. pose proof sum_0 as E1. pose proof sum3_0 as E2. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s0). Qed.
Lemma t1 : (((0)%Z <= n)%Z -> ((sum3 (0)%Z) = ((sum (0)%Z) - ((2) * (sum2 (0)%Z))))).
Proof. intro unused. exact t0. Qed.
Lemma t2 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (k <= n)%Z.
Proof. pose proof given2 as H0. pose proof given3 as H1. pose proof h1 as H2. pose proof h2 as H3. exact (s1 n k H0 H1 H2 H3). Qed.
Lemma t3 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : ((k >= (0)%Z)%Z /\ (k < n)%Z).
Proof. pose proof given2 as H0. pose proof given3 as H1. pose proof h1 as H2. pose proof h2 as H3. exact (s2 n k H0 H1 H2 H3). Qed.
Lemma t4 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (k >= (0)%Z)%Z.
Proof. pose proof given2 as H0. pose proof given3 as H1. pose proof h1 as H2. pose proof h2 as H3. exact (s3 n k H0 H1 H2 H3). Qed.
Lemma t5 (k : Z) (h0 : ((k <= n)%Z -> ((sum3 k) = ((sum k) - ((2) * (sum2 k)))))) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : ((sum3 (k + (1)%Z)%Z) = ((sum (k + (1)%Z)%Z) - ((2) * (sum2 (k + (1)%Z)%Z)))).
Proof. pose proof ((sum2_next k) (t4 k h1 h2)) as E0. pose proof ((sum_next k) (t4 k h1 h2)) as E1. pose proof ((sum3_next k) (t4 k h1 h2)) as E2. pose proof (h0 (t2 k h1 h2)) as H0. pose proof ((given4 k) (t3 k h1 h2)) as H1. pose proof ((given5 k) (t3 k h1 h2)) as H2. pose proof ((given5 k) (t3 k h1 h2)) as H3. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s4 (sum3 k) (sum k) (sum2 k) (D k) (y k) (h k) H0 H1 H2 H3). Qed.
Lemma t6 (k : Z) (h0 : ((k <= n)%Z -> ((sum3 k) = ((sum k) - ((2) * (sum2 k)))))) (h1 : (k >= (0)%Z)%Z) : (((k + (1)%Z)%Z <= n)%Z -> ((sum3 (k + (1)%Z)%Z) = ((sum (k + (1)%Z)%Z) - ((2) * (sum2 (k + (1)%Z)%Z))))).
Proof. intro h2. exact (t5 k h0 h1 h2). Qed.
Lemma t7 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum3 k_0) = ((sum k_0) - ((2) * (sum2 k_0))))))).
Proof. refine (zind (fun k => ((k <= n)%Z -> ((sum3 k) = ((sum k) - ((2) * (sum2 k)))))) t1 _). intros k h1 h0. exact (t6 k h0 h1). Qed.
Lemma t8 (k : Z) (h3 : ((k >= (0)%Z)%Z /\ (k <= n)%Z)) : ((sum3 k) = ((sum k) - ((2) * (sum2 k)))).
Proof. pose proof (t7 k) as H0. pose proof h3 as H1. exact (s5 k n (sum3 k) (sum k) (sum2 k) H0 H1). Qed.
Lemma t9 (k : Z) : (((k >= (0)%Z)%Z /\ (k <= n)%Z) -> ((sum3 k) = ((sum k) - ((2) * (sum2 k))))).
Proof. intro h3. exact (t8 k h3). Qed.
Lemma t10 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum3 k_0) = ((sum k_0) - ((2) * (sum2 k_0)))))).
Proof. intros k. exact (t9 k). Qed.
Lemma t11 : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given2 as H0. pose proof given3 as H1. exact (s6 n H0 H1). Qed.
Lemma t12 : (((sum n) = (1)) /\ (epsilon = (sum2 n))).
Proof. pose proof given0 as H0. pose proof given1 as H1. exact (s7 (sum n) epsilon (sum2 n) H0 H1). Qed.
Lemma t13 : ((sum3 n) = ((1) - ((2) * epsilon))).
Proof. pose proof ((t10 n) t11) as H0. pose proof t12 as H1. exact (s8 (sum3 n) (sum n) (sum2 n) epsilon H0 H1). Qed.
Lemma t14 : (((sum2 (0)%Z) >= (0)) /\ ((sum2 (0)%Z) <= (sum (0)%Z)) /\ ((sum4 (0)%Z) >= (0)) /\ ((sum5 (0)%Z) >= (0)) /\ (((sum4 (0)%Z) = (0)) <-> ((sum2 (0)%Z) = (0))) /\ (((sum5 (0)%Z) = (0)) <-> ((sum2 (0)%Z) = (sum (0)%Z)))).
Proof. pose proof sum_0 as E0. pose proof sum2_0 as E1. pose proof sum5_0 as E2. pose proof sum4_0 as E3. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. exact (s9). Qed.
Lemma t15 : (((0)%Z <= n)%Z -> (((sum2 (0)%Z) >= (0)) /\ ((sum2 (0)%Z) <= (sum (0)%Z)) /\ ((sum4 (0)%Z) >= (0)) /\ ((sum5 (0)%Z) >= (0)) /\ (((sum4 (0)%Z) = (0)) <-> ((sum2 (0)%Z) = (0))) /\ (((sum5 (0)%Z) = (0)) <-> ((sum2 (0)%Z) = (sum (0)%Z))))).
Proof. intro unused. exact t14. Qed.
Lemma t16 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 <= n)%Z.
Proof. pose proof given2 as H0. pose proof given3 as H1. pose proof h5 as H2. pose proof h6 as H3. exact (s10 n k2 H0 H1 H2 H3). Qed.
Lemma t17 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : ((k2 >= (0)%Z)%Z /\ (k2 < n)%Z).
Proof. pose proof given2 as H0. pose proof given3 as H1. pose proof h5 as H2. pose proof h6 as H3. exact (s11 n k2 H0 H1 H2 H3). Qed.
Lemma t18 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 >= (0)%Z)%Z.
Proof. pose proof given2 as H0. pose proof given3 as H1. pose proof h5 as H2. pose proof h6 as H3. exact (s12 n k2 H0 H1 H2 H3). Qed.
Lemma t19 (k2 : Z) (h4 : ((k2 <= n)%Z -> (((sum2 k2) >= (0)) /\ ((sum2 k2) <= (sum k2)) /\ ((sum4 k2) >= (0)) /\ ((sum5 k2) >= (0)) /\ (((sum4 k2) = (0)) <-> ((sum2 k2) = (0))) /\ (((sum5 k2) = (0)) <-> ((sum2 k2) = (sum k2)))))) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= n)%Z) : (((sum2 (k2 + (1)%Z)%Z) >= (0)) /\ ((sum2 (k2 + (1)%Z)%Z) <= (sum (k2 + (1)%Z)%Z)) /\ ((sum4 (k2 + (1)%Z)%Z) >= (0)) /\ ((sum5 (k2 + (1)%Z)%Z) >= (0)) /\ (((sum4 (k2 + (1)%Z)%Z) = (0)) <-> ((sum2 (k2 + (1)%Z)%Z) = (0))) /\ (((sum5 (k2 + (1)%Z)%Z) = (0)) <-> ((sum2 (k2 + (1)%Z)%Z) = (sum (k2 + (1)%Z)%Z)))).
Proof. pose proof ((sum_next k2) (t18 k2 h5 h6)) as E0. pose proof ((sum2_next k2) (t18 k2 h5 h6)) as E1. pose proof ((sum5_next k2) (t18 k2 h5 h6)) as E2. pose proof ((sum4_next k2) (t18 k2 h5 h6)) as E3. pose proof (h4 (t16 k2 h5 h6)) as H0. pose proof ((given4 k2) (t17 k2 h5 h6)) as H1. pose proof ((given5 k2) (t17 k2 h5 h6)) as H2. pose proof ((given4 k2) (t17 k2 h5 h6)) as H3. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. exact (s13 (sum2 k2) (sum k2) (sum4 k2) (sum5 k2) (D k2) (y k2) (h k2) H0 H1 H2 H3). Qed.
Lemma t20 (k2 : Z) (h4 : ((k2 <= n)%Z -> (((sum2 k2) >= (0)) /\ ((sum2 k2) <= (sum k2)) /\ ((sum4 k2) >= (0)) /\ ((sum5 k2) >= (0)) /\ (((sum4 k2) = (0)) <-> ((sum2 k2) = (0))) /\ (((sum5 k2) = (0)) <-> ((sum2 k2) = (sum k2)))))) (h5 : (k2 >= (0)%Z)%Z) : (((k2 + (1)%Z)%Z <= n)%Z -> (((sum2 (k2 + (1)%Z)%Z) >= (0)) /\ ((sum2 (k2 + (1)%Z)%Z) <= (sum (k2 + (1)%Z)%Z)) /\ ((sum4 (k2 + (1)%Z)%Z) >= (0)) /\ ((sum5 (k2 + (1)%Z)%Z) >= (0)) /\ (((sum4 (k2 + (1)%Z)%Z) = (0)) <-> ((sum2 (k2 + (1)%Z)%Z) = (0))) /\ (((sum5 (k2 + (1)%Z)%Z) = (0)) <-> ((sum2 (k2 + (1)%Z)%Z) = (sum (k2 + (1)%Z)%Z))))).
Proof. intro h6. exact (t19 k2 h4 h5 h6). Qed.
Lemma t21 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> (((sum2 k_0) >= (0)) /\ ((sum2 k_0) <= (sum k_0)) /\ ((sum4 k_0) >= (0)) /\ ((sum5 k_0) >= (0)) /\ (((sum4 k_0) = (0)) <-> ((sum2 k_0) = (0))) /\ (((sum5 k_0) = (0)) <-> ((sum2 k_0) = (sum k_0))))))).
Proof. refine (zind (fun k2 => ((k2 <= n)%Z -> (((sum2 k2) >= (0)) /\ ((sum2 k2) <= (sum k2)) /\ ((sum4 k2) >= (0)) /\ ((sum5 k2) >= (0)) /\ (((sum4 k2) = (0)) <-> ((sum2 k2) = (0))) /\ (((sum5 k2) = (0)) <-> ((sum2 k2) = (sum k2)))))) t15 _). intros k2 h5 h4. exact (t20 k2 h4 h5). Qed.
Lemma t22 (k2 : Z) (h7 : ((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z)) : (((sum2 k2) >= (0)) /\ ((sum2 k2) <= (sum k2)) /\ ((sum4 k2) >= (0)) /\ ((sum5 k2) >= (0)) /\ (((sum4 k2) = (0)) <-> ((sum2 k2) = (0))) /\ (((sum5 k2) = (0)) <-> ((sum2 k2) = (sum k2)))).
Proof. pose proof (t21 k2) as H0. pose proof h7 as H1. exact (s14 k2 n (sum2 k2) (sum k2) (sum4 k2) (sum5 k2) H0 H1). Qed.
Lemma t23 (k2 : Z) : (((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z) -> (((sum2 k2) >= (0)) /\ ((sum2 k2) <= (sum k2)) /\ ((sum4 k2) >= (0)) /\ ((sum5 k2) >= (0)) /\ (((sum4 k2) = (0)) <-> ((sum2 k2) = (0))) /\ (((sum5 k2) = (0)) <-> ((sum2 k2) = (sum k2))))).
Proof. intro h7. exact (t22 k2 h7). Qed.
Lemma t24 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> (((sum2 k_0) >= (0)) /\ ((sum2 k_0) <= (sum k_0)) /\ ((sum4 k_0) >= (0)) /\ ((sum5 k_0) >= (0)) /\ (((sum4 k_0) = (0)) <-> ((sum2 k_0) = (0))) /\ (((sum5 k_0) = (0)) <-> ((sum2 k_0) = (sum k_0)))))).
Proof. intros k2. exact (t23 k2). Qed.
Lemma t25 : (((sum3 n) >= (-1)) /\ ((sum3 n) <= (1))).
Proof. pose proof given0 as H0. pose proof given1 as H1. pose proof t13 as H2. pose proof ((t24 n) t11) as H3. exact (s15 (sum n) epsilon (sum2 n) (sum3 n) (sum4 n) (sum5 n) H0 H1 H2 H3). Qed.
Lemma t26 : ((((sum3 n) = (1)) <-> ((sum4 n) = (0))) /\ (((sum3 n) = (-1)) <-> ((sum5 n) = (0)))).
Proof. pose proof given0 as H0. pose proof given1 as H1. pose proof t13 as H2. pose proof ((t24 n) t11) as H3. exact (s16 (sum n) epsilon (sum2 n) (sum3 n) (sum4 n) (sum5 n) H0 H1 H2 H3). Qed.

Theorem correlation_range_0 : (((sum3 n) >= (-1)) /\ ((sum3 n) <= (1))).
Proof. exact t25. Qed.
Theorem correlation_range_1 : ((((sum3 n) = (1)) <-> ((sum4 n) = (0))) /\ (((sum3 n) = (-1)) <-> ((sum5 n) = (0)))).
Proof. exact t26. Qed.
End correlation_range.
Print Assumptions correlation_range_0.
Print Assumptions correlation_range_1.
