(* label: average-of-squares *)
(* given: \bar g = \frac{\sum_{t<T} g_{t}}{T} *)
(* part 1: \frac{\sum_{t<T} \left(g_{t}\right)^2}{T} \ge \bar g^2 *)
(* part 1: \frac{\sum_{t<T} \left(g_{t}\right)^2}{T} = \bar g^2 \;\Leftrightarrow\; \sum_{t<T} \left[g_{t} \ne \bar g\right] = 0 *)
Require Import Replay.
Section average_of_squares.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable g : Z -> R.
Variable g_bar : R.
Variable T : Z.
Variable n : Z.
Definition sum : Z -> R := rec (0) (fun k_ v_ => (v_ + (g k_))).
Lemma sum_0 : ((sum (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum (k_0 + (1)%Z)%Z) = ((sum k_0) + (g k_0))))). Proof. intros; unfold sum; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum2 : Z -> R := rec (0) (fun k_ v_ => (v_ + ((g k_) * (g k_)))).
Lemma sum2_0 : ((sum2 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum2_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum2 (k_0 + (1)%Z)%Z) = ((sum2 k_0) + ((g k_0) * (g k_0)))))). Proof. intros; unfold sum2; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum3 : Z -> R := rec (0) (fun k_ v_ => (v_ + (((g k_) - g_bar) * ((g k_) - g_bar)))).
Lemma sum3_0 : ((sum3 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum3_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum3 (k_0 + (1)%Z)%Z) = ((sum3 k_0) + (((g k_0) - g_bar) * ((g k_0) - g_bar)))))). Proof. intros; unfold sum3; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum4 : Z -> R := rec (0) (fun k_ v_ => (v_ + (if Req_EM_T (g k_) g_bar then (0) else (1)))).
Lemma sum4_0 : ((sum4 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum4_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum4 (k_0 + (1)%Z)%Z) = ((sum4 k_0) + (if Req_EM_T (g k_0) g_bar then (0) else (1)))))). Proof. intros; unfold sum4; rewrite rec_next by assumption; reflexivity. Qed.

Lemma s0 :
  ((IZR (0)%Z) = (0)).
Proof. (* cdc1500c09:  *) by_logic. Qed.
Lemma s1 (x0 : R) :
  ((0) = (((0) - (((2) * x0) * (0))) + (((0) * x0) * x0))).
Proof. (* ec268a6058:  *) by_lra. Qed.
Lemma s2 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (1)%Z)%Z ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k1)%Z ->
  (k2 <= k1)%Z.
Proof. (* 72447fdddc: 0 1 2 3 *) by_logic. Qed.
Lemma s3 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (1)%Z)%Z ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k1)%Z ->
  (k2 >= (0)%Z)%Z.
Proof. (* 1ae1564119: 0 1 2 3 *) by_logic. Qed.
Lemma s4 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((IZR k0) >= (0)).
Proof. (* a51a628618: 0 *) by_lra. Qed.
Lemma s5 (k0 : Z) :
  ((IZR (k0 + (1)%Z)%Z) = ((IZR k0) + (1))).
Proof. (* 76b343165a:  *) by_lra. Qed.
Lemma s6 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (k4 : Z) (x5 : R) :
  (x0 = ((x1 - (((2) * x2) * x3)) + (((IZR k4) * x2) * x2))) ->
  ((IZR k4) >= (0)) ->
  ((x0 + ((x5 - x2) * (x5 - x2))) = (((x1 + (x5 * x5)) - (((2) * x2) * (x3 + x5))) + ((((IZR k4) + (1)) * x2) * x2))).
Proof. (* 1600032efa: 0 1 *) by_lra. Qed.
Lemma s7 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = ((x3 - (((2) * x4) * x5)) + (((IZR k0) * x4) * x4))))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = ((x3 - (((2) * x4) * x5)) + (((IZR k0) * x4) * x4))).
Proof. (* 0253f2485c: 0 1 *) by_logic. Qed.
Lemma s8 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (1)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 <= k1)%Z).
Proof. (* 111edd751d: 0 1 *) by_logic. Qed.
Lemma s9 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (1)%Z)%Z ->
  (k1 >= (1)%Z)%Z.
Proof. (* e0b4182671: 0 1 *) by_logic. Qed.
Lemma s10 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s11 (x0 : R) (x1 : R) (k2 : Z) (x3 : R) (x4 : R) :
  (x0 = (x1 / (IZR k2))) ->
  (x3 = ((x4 - (((2) * x0) * x1)) + (((IZR k2) * x0) * x0))) ->
  ((IZR k2) >= (1)) ->
  (((IZR k2) * ((x4 / (IZR k2)) - (x0 * x0))) = x3).
Proof. (* 730ed8f2ff: 0 1 2 *) by_field. Qed.
Lemma s12 :
  (((0) >= (0)) /\ ((0) >= (0)) /\ (((0) = (0)) <-> ((0) = (0)))).
Proof. (* bdb50d409f:  *) by_lra. Qed.
Lemma s13 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (1)%Z)%Z ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k1)%Z ->
  (k2 <= k1)%Z.
Proof. (* 72447fdddc: 0 1 2 3 *) by_logic. Qed.
Lemma s14 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k1 >= (1)%Z)%Z ->
  (k2 >= (0)%Z)%Z ->
  ((k2 + (1)%Z)%Z <= k1)%Z ->
  (k2 >= (0)%Z)%Z.
Proof. (* 1ae1564119: 0 1 2 3 *) by_logic. Qed.
Lemma s15 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  ((x0 >= (0)) /\ (x1 >= (0)) /\ ((x0 = (0)) <-> (x1 = (0)))) ->
  (((x0 + ((x2 - x3) * (x2 - x3))) >= (0)) /\ ((x1 + (if Req_EM_T x2 x3 then (0) else (1))) >= (0)) /\ (((x0 + ((x2 - x3) * (x2 - x3))) = (0)) <-> ((x1 + (if Req_EM_T x2 x3 then (0) else (1))) = (0)))).
Proof. (* e2d7ee4822: 0 *) by_parts. Qed.
Lemma s16 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> ((x2 >= (0)) /\ (x3 >= (0)) /\ ((x2 = (0)) <-> (x3 = (0)))))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  ((x2 >= (0)) /\ (x3 >= (0)) /\ ((x2 = (0)) <-> (x3 = (0)))).
Proof. (* 247a893885: 0 1 *) by_logic. Qed.
Lemma s17 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s18 (x0 : R) (x1 : R) (k2 : Z) (x3 : R) (x4 : R) (x5 : R) :
  (x0 = (x1 / (IZR k2))) ->
  (((IZR k2) * ((x3 / (IZR k2)) - (x0 * x0))) = x4) ->
  ((x4 >= (0)) /\ (x5 >= (0)) /\ ((x4 = (0)) <-> (x5 = (0)))) ->
  ((IZR k2) >= (1)) ->
  ((x3 / (IZR k2)) >= (x0 * x0)).
Proof. (* 4c34b4315e: 0 1 2 3 *) by_isolation. Qed.
Lemma s19 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s20 (x0 : R) (x1 : R) (k2 : Z) (x3 : R) (x4 : R) (x5 : R) :
  (x0 = (x1 / (IZR k2))) ->
  (((IZR k2) * ((x3 / (IZR k2)) - (x0 * x0))) = x4) ->
  ((x4 >= (0)) /\ (x5 >= (0)) /\ ((x4 = (0)) <-> (x5 = (0)))) ->
  ((IZR k2) >= (1)) ->
  (((x3 / (IZR k2)) = (x0 * x0)) <-> (x5 = (0))).
Proof. (* 1c053e2362: 0 1 2 3 *) by_isolation. Qed.

Hypothesis given0 : (g_bar = ((sum T) / (IZR T))).
Hypothesis given1 : (n >= (0)%Z)%Z.
Hypothesis given2 : (T >= (1)%Z)%Z.

Lemma t0 : ((IZR (0)%Z) = (0)).
Proof. exact (s0). Qed.
Lemma t1 : ((sum3 (0)%Z) = (((sum2 (0)%Z) - (((2) * g_bar) * (sum (0)%Z))) + (((IZR (0)%Z) * g_bar) * g_bar))).
Proof. pose proof t0 as E0. pose proof sum_0 as E1. pose proof sum2_0 as E2. pose proof sum3_0 as E3. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. exact (s1 g_bar). Qed.
Lemma t2 : (((0)%Z <= T)%Z -> ((sum3 (0)%Z) = (((sum2 (0)%Z) - (((2) * g_bar) * (sum (0)%Z))) + (((IZR (0)%Z) * g_bar) * g_bar)))).
Proof. intro unused. exact t1. Qed.
Lemma t3 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= T)%Z) : (k <= T)%Z.
Proof. pose proof given1 as H0. pose proof given2 as H1. pose proof h1 as H2. pose proof h2 as H3. exact (s2 n T k H0 H1 H2 H3). Qed.
Lemma t4 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= T)%Z) : (k >= (0)%Z)%Z.
Proof. pose proof given1 as H0. pose proof given2 as H1. pose proof h1 as H2. pose proof h2 as H3. exact (s3 n T k H0 H1 H2 H3). Qed.
Lemma t5 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= T)%Z) : ((IZR k) >= (0)).
Proof. pose proof (t4 k h1 h2) as H0. exact (s4 k H0). Qed.
Lemma t6 (k : Z) : ((IZR (k + (1)%Z)%Z) = ((IZR k) + (1))).
Proof. exact (s5 k). Qed.
Lemma t7 (k : Z) (h0 : ((k <= T)%Z -> ((sum3 k) = (((sum2 k) - (((2) * g_bar) * (sum k))) + (((IZR k) * g_bar) * g_bar))))) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= T)%Z) : ((sum3 (k + (1)%Z)%Z) = (((sum2 (k + (1)%Z)%Z) - (((2) * g_bar) * (sum (k + (1)%Z)%Z))) + (((IZR (k + (1)%Z)%Z) * g_bar) * g_bar))).
Proof. pose proof (t6 k) as E0. pose proof ((sum_next k) (t4 k h1 h2)) as E1. pose proof ((sum2_next k) (t4 k h1 h2)) as E2. pose proof ((sum3_next k) (t4 k h1 h2)) as E3. pose proof (h0 (t3 k h1 h2)) as H0. pose proof (t5 k h1 h2) as H1. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. exact (s6 (sum3 k) (sum2 k) g_bar (sum k) k (g k) H0 H1). Qed.
Lemma t8 (k : Z) (h0 : ((k <= T)%Z -> ((sum3 k) = (((sum2 k) - (((2) * g_bar) * (sum k))) + (((IZR k) * g_bar) * g_bar))))) (h1 : (k >= (0)%Z)%Z) : (((k + (1)%Z)%Z <= T)%Z -> ((sum3 (k + (1)%Z)%Z) = (((sum2 (k + (1)%Z)%Z) - (((2) * g_bar) * (sum (k + (1)%Z)%Z))) + (((IZR (k + (1)%Z)%Z) * g_bar) * g_bar)))).
Proof. intro h2. exact (t7 k h0 h1 h2). Qed.
Lemma t9 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= T)%Z -> ((sum3 k_0) = (((sum2 k_0) - (((2) * g_bar) * (sum k_0))) + (((IZR k_0) * g_bar) * g_bar)))))).
Proof. refine (zind (fun k => ((k <= T)%Z -> ((sum3 k) = (((sum2 k) - (((2) * g_bar) * (sum k))) + (((IZR k) * g_bar) * g_bar))))) t2 _). intros k h1 h0. exact (t8 k h0 h1). Qed.
Lemma t10 (k : Z) (h3 : ((k >= (0)%Z)%Z /\ (k <= T)%Z)) : ((sum3 k) = (((sum2 k) - (((2) * g_bar) * (sum k))) + (((IZR k) * g_bar) * g_bar))).
Proof. pose proof (t9 k) as H0. pose proof h3 as H1. exact (s7 k T (sum3 k) (sum2 k) g_bar (sum k) H0 H1). Qed.
Lemma t11 (k : Z) : (((k >= (0)%Z)%Z /\ (k <= T)%Z) -> ((sum3 k) = (((sum2 k) - (((2) * g_bar) * (sum k))) + (((IZR k) * g_bar) * g_bar)))).
Proof. intro h3. exact (t10 k h3). Qed.
Lemma t12 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= T)%Z) -> ((sum3 k_0) = (((sum2 k_0) - (((2) * g_bar) * (sum k_0))) + (((IZR k_0) * g_bar) * g_bar))))).
Proof. intros k. exact (t11 k). Qed.
Lemma t13 : ((T >= (0)%Z)%Z /\ (T <= T)%Z).
Proof. pose proof given1 as H0. pose proof given2 as H1. exact (s8 n T H0 H1). Qed.
Lemma t14 : (T >= (1)%Z)%Z.
Proof. pose proof given1 as H0. pose proof given2 as H1. exact (s9 n T H0 H1). Qed.
Lemma t15 : ((IZR T) >= (1)).
Proof. pose proof t14 as H0. exact (s10 T H0). Qed.
Lemma t16 : (((IZR T) * (((sum2 T) / (IZR T)) - (g_bar * g_bar))) = (sum3 T)).
Proof. pose proof given0 as H0. pose proof ((t12 T) t13) as H1. pose proof t15 as H2. exact (s11 g_bar (sum T) T (sum3 T) (sum2 T) H0 H1 H2). Qed.
Lemma t17 : (((sum3 (0)%Z) >= (0)) /\ ((sum4 (0)%Z) >= (0)) /\ (((sum3 (0)%Z) = (0)) <-> ((sum4 (0)%Z) = (0)))).
Proof. pose proof sum4_0 as E0. pose proof sum3_0 as E1. rewrite ?E0. rewrite ?E1. exact (s12). Qed.
Lemma t18 : (((0)%Z <= T)%Z -> (((sum3 (0)%Z) >= (0)) /\ ((sum4 (0)%Z) >= (0)) /\ (((sum3 (0)%Z) = (0)) <-> ((sum4 (0)%Z) = (0))))).
Proof. intro unused. exact t17. Qed.
Lemma t19 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= T)%Z) : (k2 <= T)%Z.
Proof. pose proof given1 as H0. pose proof given2 as H1. pose proof h5 as H2. pose proof h6 as H3. exact (s13 n T k2 H0 H1 H2 H3). Qed.
Lemma t20 (k2 : Z) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= T)%Z) : (k2 >= (0)%Z)%Z.
Proof. pose proof given1 as H0. pose proof given2 as H1. pose proof h5 as H2. pose proof h6 as H3. exact (s14 n T k2 H0 H1 H2 H3). Qed.
Lemma t21 (k2 : Z) (h4 : ((k2 <= T)%Z -> (((sum3 k2) >= (0)) /\ ((sum4 k2) >= (0)) /\ (((sum3 k2) = (0)) <-> ((sum4 k2) = (0)))))) (h5 : (k2 >= (0)%Z)%Z) (h6 : ((k2 + (1)%Z)%Z <= T)%Z) : (((sum3 (k2 + (1)%Z)%Z) >= (0)) /\ ((sum4 (k2 + (1)%Z)%Z) >= (0)) /\ (((sum3 (k2 + (1)%Z)%Z) = (0)) <-> ((sum4 (k2 + (1)%Z)%Z) = (0)))).
Proof. pose proof ((sum4_next k2) (t20 k2 h5 h6)) as E0. pose proof ((sum3_next k2) (t20 k2 h5 h6)) as E1. pose proof (h4 (t19 k2 h5 h6)) as H0. rewrite ?E0. rewrite ?E1. exact (s15 (sum3 k2) (sum4 k2) (g k2) g_bar H0). Qed.
Lemma t22 (k2 : Z) (h4 : ((k2 <= T)%Z -> (((sum3 k2) >= (0)) /\ ((sum4 k2) >= (0)) /\ (((sum3 k2) = (0)) <-> ((sum4 k2) = (0)))))) (h5 : (k2 >= (0)%Z)%Z) : (((k2 + (1)%Z)%Z <= T)%Z -> (((sum3 (k2 + (1)%Z)%Z) >= (0)) /\ ((sum4 (k2 + (1)%Z)%Z) >= (0)) /\ (((sum3 (k2 + (1)%Z)%Z) = (0)) <-> ((sum4 (k2 + (1)%Z)%Z) = (0))))).
Proof. intro h6. exact (t21 k2 h4 h5 h6). Qed.
Lemma t23 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= T)%Z -> (((sum3 k_0) >= (0)) /\ ((sum4 k_0) >= (0)) /\ (((sum3 k_0) = (0)) <-> ((sum4 k_0) = (0))))))).
Proof. refine (zind (fun k2 => ((k2 <= T)%Z -> (((sum3 k2) >= (0)) /\ ((sum4 k2) >= (0)) /\ (((sum3 k2) = (0)) <-> ((sum4 k2) = (0)))))) t18 _). intros k2 h5 h4. exact (t22 k2 h4 h5). Qed.
Lemma t24 (k2 : Z) (h7 : ((k2 >= (0)%Z)%Z /\ (k2 <= T)%Z)) : (((sum3 k2) >= (0)) /\ ((sum4 k2) >= (0)) /\ (((sum3 k2) = (0)) <-> ((sum4 k2) = (0)))).
Proof. pose proof (t23 k2) as H0. pose proof h7 as H1. exact (s16 k2 T (sum3 k2) (sum4 k2) H0 H1). Qed.
Lemma t25 (k2 : Z) : (((k2 >= (0)%Z)%Z /\ (k2 <= T)%Z) -> (((sum3 k2) >= (0)) /\ ((sum4 k2) >= (0)) /\ (((sum3 k2) = (0)) <-> ((sum4 k2) = (0))))).
Proof. intro h7. exact (t24 k2 h7). Qed.
Lemma t26 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= T)%Z) -> (((sum3 k_0) >= (0)) /\ ((sum4 k_0) >= (0)) /\ (((sum3 k_0) = (0)) <-> ((sum4 k_0) = (0)))))).
Proof. intros k2. exact (t25 k2). Qed.
Lemma t27 : ((IZR T) >= (1)).
Proof. pose proof t14 as H0. exact (s17 T H0). Qed.
Lemma t28 : (((sum2 T) / (IZR T)) >= (g_bar * g_bar)).
Proof. pose proof given0 as H0. pose proof t16 as H1. pose proof ((t26 T) t13) as H2. pose proof t27 as H3. exact (s18 g_bar (sum T) T (sum2 T) (sum3 T) (sum4 T) H0 H1 H2 H3). Qed.
Lemma t29 : ((IZR T) >= (1)).
Proof. pose proof t14 as H0. exact (s19 T H0). Qed.
Lemma t30 : ((((sum2 T) / (IZR T)) = (g_bar * g_bar)) <-> ((sum4 T) = (0))).
Proof. pose proof given0 as H0. pose proof t16 as H1. pose proof ((t26 T) t13) as H2. pose proof t29 as H3. exact (s20 g_bar (sum T) T (sum2 T) (sum3 T) (sum4 T) H0 H1 H2 H3). Qed.

Theorem average_of_squares_0 : (((sum2 T) / (IZR T)) >= (g_bar * g_bar)).
Proof. exact t28. Qed.
Theorem average_of_squares_1 : ((((sum2 T) / (IZR T)) = (g_bar * g_bar)) <-> ((sum4 T) = (0))).
Proof. exact t30. Qed.
End average_of_squares.
Print Assumptions average_of_squares_0.
Print Assumptions average_of_squares_1.
