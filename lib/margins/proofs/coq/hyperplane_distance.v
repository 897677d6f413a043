(* label: hyperplane-distance *)
(* given: \left\lVert w\right\rVert > 0 *)
(* given: \lambda = \frac{\left\langle w, x\right\rangle + b}{\left\lVert w\right\rVert^2} *)
(* given: \tilde x = x - \lambda\,w *)
(* given: \left\langle w, v\right\rangle + b = 0 *)
(* part 1: \left\langle w, \tilde x\right\rangle + b = 0 *)
(* part 1: \left\lVert x - \tilde x\right\rVert = \frac{\left|\left\langle w, x\right\rangle + b\right|}{\left\lVert w\right\rVert} *)
(* part 1: \left\lVert x - v\right\rVert \ge \frac{\left|\left\langle w, x\right\rangle + b\right|}{\left\lVert w\right\rVert} *)
(* part 2: \left\lVert x - v\right\rVert = \frac{\left|\left\langle w, x\right\rangle + b\right|}{\left\lVert w\right\rVert} \;\Rightarrow\; v = \tilde x *)
Require Import Replay.
Section hyperplane_distance.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable w : V.
Variable lambda : R.
Variable x : V.
Variable x_tilde : V.
Variable b : R.
Variable v : V.
Lemma ax_square_root : (forall (c_0 : R), ((c_0 >= (0)) -> (((sqrt c_0) >= (0)) /\ (((sqrt c_0) * (sqrt c_0)) = c_0)))). Proof. intros ? H; split; [apply Rle_ge, sqrt_pos | apply sqrt_sqrt; lra]. Qed.
Hypothesis ax_positive : (forall (u_0 : V), ((dot u_0 u_0) >= (0))).
Hypothesis ax_symmetric : (forall (u_0 : V) (v_1 : V), ((dot u_0 v_1) = (dot v_1 u_0))).
Hypothesis ax_additive : (forall (u_0 : V) (v_1 : V) (z_2 : V), ((dot (add u_0 v_1) z_2) = ((dot u_0 z_2) + (dot v_1 z_2)))).
Hypothesis ax_homogeneous : (forall (c_0 : R) (u_1 : V) (z_2 : V), ((dot (mul c_0 u_1) z_2) = (c_0 * (dot u_1 z_2)))).
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
Lemma s2 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  ((x0 >= (0)) /\ ((x0 * x0) = x1)) ->
  (x0 > (0)) ->
  (x2 = ((x3 + x4) / x1)) ->
  ((x0 * x0) = x1).
Proof. (* 24d6cd14d8: 0 1 2 *) by_logic. Qed.
Lemma s3 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  (x0 > (0)) ->
  (x1 = ((x2 + x3) / x4)) ->
  ((x0 * x0) = x4) ->
  (x0 > (0)) ->
  ((x2 + x3) = (x1 * x4)).
Proof. (* ce33187d72: 1 2 3 4 *) by_field. Qed.
Lemma s4 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  ((x0 + x1) = (x2 * x3)) ->
  (((x0 + ((-1) * (x2 * x3))) + x1) = (0)).
Proof. (* adbe6f3c74: 0 *) by_lra. Qed.
Lemma s5 (x0 : R) (x1 : R) (x2 : R) :
  (((x0 + ((-1) * x1)) + ((-1) * (x1 + ((-1) * x2)))) >= (0)) ->
  (((x0 + ((-1) * x1)) + ((-1) * (x1 + ((-1) * x2)))) >= (0)).
Proof. (* f0f26d7baf: 0 *) by_logic. Qed.
Lemma s6 (x0 : R) (x1 : R) :
  ((x0 >= (0)) -> ((x1 >= (0)) /\ ((x1 * x1) = x0))) ->
  (x0 >= (0)) ->
  ((x1 >= (0)) /\ ((x1 * x1) = x0)).
Proof. (* 0ad597f007: 0 1 *) by_logic. Qed.
Lemma s8 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  ((x0 >= (0)) /\ ((x0 * x0) = ((x1 + ((-1) * (x1 + ((-1) * (x2 * x3))))) + ((-1) * ((x1 + ((-1) * (x1 + ((-1) * (x2 * x3))))) + ((-1) * (x2 * (x3 + ((-1) * (x3 + ((-1) * (x2 * x4)))))))))))) ->
  ((x0 >= (0)) /\ ((x0 * x0) = ((x2 * x2) * x4))).
Proof. (* 9401475a31: 0 *) by_lra. Qed.
Lemma s10 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((x0 >= (0)) /\ ((x0 * x0) = ((x1 * x1) * x2))) ->
  ((x3 + x4) = (x1 * x2)) ->
  ((x5 * x5) = x2) ->
  (x5 > (0)) ->
  ((x0 >= (0)) /\ ((x0 * x5) = (if Rge_dec (x3 + x4) (- (x3 + x4)) then (x3 + x4) else (- (x3 + x4))))).
Proof. (* 3ed40ae86f: 0 1 2 3 *) by_parts. Qed.
Lemma s12 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  ((x0 >= (0)) /\ ((x0 * x1) = (if Rge_dec (x2 + x3) (- (x2 + x3)) then (x2 + x3) else (- (x2 + x3))))) ->
  (x1 > (0)) ->
  (x0 = ((if Rge_dec (x2 + x3) (- (x2 + x3)) then (x2 + x3) else (- (x2 + x3))) / x1)).
Proof. (* 5d60746766: 0 1 *) by_equations. Qed.
Lemma s13 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  ((x0 + x1) = (x2 * x3)) ->
  ((x4 + x1) = (0)) ->
  (((x5 + ((-1) * x6)) + ((-1) * (x6 + ((-1) * x7)))) = (((x5 + ((-1) * (x5 + ((-1) * (x2 * x0))))) + ((-1) * ((x5 + ((-1) * (x5 + ((-1) * (x2 * x0))))) + ((-1) * (x2 * (x0 + ((-1) * (x0 + ((-1) * (x2 * x3)))))))))) + ((x7 + ((-1) * (x6 + ((-1) * (x2 * x4))))) + ((-1) * ((x6 + ((-1) * (x5 + ((-1) * (x2 * x0))))) + ((-1) * (x2 * (x4 + ((-1) * (x0 + ((-1) * (x2 * x3)))))))))))).
Proof. (* bd8869b5db: 0 1 *) by_isolation. Qed.
Lemma s14 (x0 : R) (x1 : R) (x2 : R) :
  (((x0 + ((-1) * x1)) + ((-1) * (x1 + ((-1) * x2)))) >= (0)) ->
  (((x0 + ((-1) * x1)) + ((-1) * (x1 + ((-1) * x2)))) >= (0)).
Proof. (* f0f26d7baf: 0 *) by_logic. Qed.
Lemma s15 (x0 : R) (x1 : R) :
  ((x0 >= (0)) -> ((x1 >= (0)) /\ ((x1 * x1) = x0))) ->
  (x0 >= (0)) ->
  ((x1 >= (0)) /\ ((x1 * x1) = x0)).
Proof. (* 0ad597f007: 0 1 *) by_logic. Qed.
Lemma s16 (x0 : R) (x1 : R) (x2 : R) :
  (((x0 + ((-1) * x1)) + ((-1) * (x1 + ((-1) * x2)))) >= (0)) ->
  (((x0 + ((-1) * x1)) + ((-1) * (x1 + ((-1) * x2)))) >= (0)).
Proof. (* f0f26d7baf: 0 *) by_logic. Qed.
Lemma s17 (x0 : R) (x1 : R) :
  ((x0 >= (0)) -> ((x1 >= (0)) /\ ((x1 * x1) = x0))) ->
  (x0 >= (0)) ->
  ((x1 >= (0)) /\ ((x1 * x1) = x0)).
Proof. (* 0ad597f007: 0 1 *) by_logic. Qed.
Lemma s20 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) :
  (((x0 + ((-1) * x1)) + ((-1) * (x1 + ((-1) * x2)))) = (((x0 + ((-1) * x3)) + ((-1) * (x3 + ((-1) * x4)))) + ((x2 + ((-1) * x5)) + ((-1) * (x5 + ((-1) * x4)))))) ->
  ((x6 >= (0)) /\ ((x6 * x6) = ((x0 + ((-1) * x1)) + ((-1) * (x1 + ((-1) * x2)))))) ->
  ((x7 >= (0)) /\ ((x7 * x7) = ((x0 + ((-1) * x3)) + ((-1) * (x3 + ((-1) * x4)))))) ->
  (((x2 + ((-1) * x5)) + ((-1) * (x5 + ((-1) * x4)))) >= (0)) ->
  (x6 >= x7).
Proof. (* 5ed810a93e: 0 1 2 3 *) by_isolation. Qed.
Lemma s23 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  (x0 >= x1) ->
  ((x1 >= (0)) /\ ((x1 * x2) = (if Rge_dec (x3 + x4) (- (x3 + x4)) then (x3 + x4) else (- (x3 + x4))))) ->
  (x2 > (0)) ->
  (x0 >= ((if Rge_dec (x3 + x4) (- (x3 + x4)) then (x3 + x4) else (- (x3 + x4))) / x2)).
Proof. (* 1a567ef77b: 0 1 2 *) by_inverses. Qed.
Lemma s26 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) (x9 : R) (x10 : R) :
  (((x0 + ((-1) * x1)) + ((-1) * (x1 + ((-1) * x2)))) = (((x0 + ((-1) * x3)) + ((-1) * (x3 + ((-1) * x4)))) + ((x2 + ((-1) * x5)) + ((-1) * (x5 + ((-1) * x4)))))) ->
  ((x6 >= (0)) /\ ((x6 * x6) = ((x0 + ((-1) * x1)) + ((-1) * (x1 + ((-1) * x2)))))) ->
  ((x7 >= (0)) /\ ((x7 * x7) = ((x0 + ((-1) * x3)) + ((-1) * (x3 + ((-1) * x4)))))) ->
  ((x7 >= (0)) /\ ((x7 * x8) = (if Rge_dec (x9 + x10) (- (x9 + x10)) then (x9 + x10) else (- (x9 + x10))))) ->
  (x8 > (0)) ->
  ((x6 = ((if Rge_dec (x9 + x10) (- (x9 + x10)) then (x9 + x10) else (- (x9 + x10))) / x8)) -> (((x2 + ((-1) * x5)) + ((-1) * (x5 + ((-1) * x4)))) = (0))).
Proof. (* 998449b672: 0 1 2 3 4 *) by_equations. Qed.
Lemma s27 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (P5 : Prop) :
  ((x0 = ((if Rge_dec (x1 + x2) (- (x1 + x2)) then (x1 + x2) else (- (x1 + x2))) / x3)) -> (x4 = (0))) ->
  ((x4 = (0)) -> P5) ->
  ((x0 = ((if Rge_dec (x1 + x2) (- (x1 + x2)) then (x1 + x2) else (- (x1 + x2))) / x3)) -> P5).
Proof. (* f41ba21359: 0 1 *) by_logic. Qed.

Hypothesis given0 : ((sqrt (dot w w)) > (0)).
Hypothesis given1 : (lambda = (((dot w x) + b) / (dot w w))).
Hypothesis given2 : (x_tilde = (add x (mul (-1) (mul lambda w)))).
Hypothesis given3 : (((dot w v) + b) = (0)).

Lemma t0 : ((dot w w) >= (0)).
Proof. pose proof (ax_positive w) as H0. exact (s0 (dot w w) H0). Qed.
Lemma t1 : (((sqrt (dot w w)) >= (0)) /\ (((sqrt (dot w w)) * (sqrt (dot w w))) = (dot w w))).
Proof. pose proof (ax_square_root (dot w w)) as H0. pose proof t0 as H1. exact (s1 (dot w w) (sqrt (dot w w)) H0 H1). Qed.
Lemma t2 : (((sqrt (dot w w)) * (sqrt (dot w w))) = (dot w w)).
Proof. pose proof t1 as H0. pose proof given0 as H1. pose proof given1 as H2. exact (s2 (sqrt (dot w w)) (dot w w) lambda (dot w x) b H0 H1 H2). Qed.
Lemma t3 : (((dot w x) + b) = (lambda * (dot w w))).
Proof. pose proof given0 as H1. pose proof given1 as H2. pose proof t2 as H3. pose proof given0 as H4. exact (s3 (sqrt (dot w w)) lambda (dot w x) b (dot w w) H1 H2 H3 H4). Qed.
Lemma t4 : (((dot w x_tilde) + b) = (0)).
Proof. pose proof given2 as E0. pose proof (ax_symmetric w (add x (mul (-1) (mul lambda w)))) as E1. pose proof (ax_additive x (mul (-1) (mul lambda w)) w) as E2. pose proof (ax_homogeneous (-1) (mul lambda w) w) as E3. pose proof (ax_symmetric x w) as E4. pose proof (ax_homogeneous lambda w w) as E5. pose proof t3 as H0. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. exact (s4 (dot w x) b lambda (dot w w) H0). Qed.
Lemma t5 : ((dot (add x (mul (-1) x_tilde)) (add x (mul (-1) x_tilde))) >= (0)).
Proof. pose proof (ax_additive x (mul (-1) x_tilde) (add x (mul (-1) x_tilde))) as E0. pose proof (ax_homogeneous (-1) x_tilde (add x (mul (-1) x_tilde))) as E1. pose proof (ax_symmetric x (add x (mul (-1) x_tilde))) as E2. pose proof (ax_symmetric x_tilde (add x (mul (-1) x_tilde))) as E3. pose proof (ax_additive x (mul (-1) x_tilde) x) as E4. pose proof (ax_additive x (mul (-1) x_tilde) x_tilde) as E5. pose proof (ax_homogeneous (-1) x_tilde x) as E6. pose proof (ax_homogeneous (-1) x_tilde x_tilde) as E7. pose proof (ax_symmetric x_tilde x) as E8. pose proof (ax_positive (add x (mul (-1) x_tilde))) as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E3 in H0. rewrite ?E4 in H0. rewrite ?E5 in H0. rewrite ?E6 in H0. rewrite ?E7 in H0. rewrite ?E8 in H0. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. exact (s5 (dot x x) (dot x x_tilde) (dot x_tilde x_tilde) H0). Qed.
Lemma t6 : (((sqrt (dot (add x (mul (-1) x_tilde)) (add x (mul (-1) x_tilde)))) >= (0)) /\ (((sqrt (dot (add x (mul (-1) x_tilde)) (add x (mul (-1) x_tilde)))) * (sqrt (dot (add x (mul (-1) x_tilde)) (add x (mul (-1) x_tilde))))) = (dot (add x (mul (-1) x_tilde)) (add x (mul (-1) x_tilde))))).
Proof. pose proof (ax_square_root (dot (add x (mul (-1) x_tilde)) (add x (mul (-1) x_tilde)))) as H0. pose proof t5 as H1. exact (s6 (dot (add x (mul (-1) x_tilde)) (add x (mul (-1) x_tilde))) (sqrt (dot (add x (mul (-1) x_tilde)) (add x (mul (-1) x_tilde)))) H0 H1). Qed.
Lemma t7 : ((sqrt (((dot x x) + ((-1) * ((dot x x) + ((-1) * (lambda * (dot w x)))))) + ((-1) * (((dot x x) + ((-1) * ((dot x x) + ((-1) * (lambda * (dot w x)))))) + ((-1) * (lambda * ((dot w x) + ((-1) * ((dot w x) + ((-1) * (lambda * (dot w w)))))))))))) = (sqrt ((dot w w) * lambda * lambda))).
Proof. same. Qed.
Lemma t8 : (((sqrt (dot (add x (mul (-1) x_tilde)) (add x (mul (-1) x_tilde)))) >= (0)) /\ (((sqrt (dot (add x (mul (-1) x_tilde)) (add x (mul (-1) x_tilde)))) * (sqrt (dot (add x (mul (-1) x_tilde)) (add x (mul (-1) x_tilde))))) = ((lambda * lambda) * (dot w w)))).
Proof. pose proof given2 as E0. pose proof (ax_additive x (mul (-1) (add x (mul (-1) (mul lambda w)))) (add x (mul (-1) (add x (mul (-1) (mul lambda w)))))) as E1. pose proof (ax_homogeneous (-1) (add x (mul (-1) (mul lambda w))) (add x (mul (-1) (add x (mul (-1) (mul lambda w)))))) as E2. pose proof (ax_symmetric x (add x (mul (-1) (add x (mul (-1) (mul lambda w)))))) as E3. pose proof (ax_additive x (mul (-1) (mul lambda w)) (add x (mul (-1) (add x (mul (-1) (mul lambda w)))))) as E4. pose proof (ax_additive x (mul (-1) (add x (mul (-1) (mul lambda w)))) x) as E5. pose proof (ax_homogeneous (-1) (mul lambda w) (add x (mul (-1) (add x (mul (-1) (mul lambda w)))))) as E6. pose proof (ax_homogeneous (-1) (add x (mul (-1) (mul lambda w))) x) as E7. pose proof (ax_homogeneous lambda w (add x (mul (-1) (add x (mul (-1) (mul lambda w)))))) as E8. pose proof (ax_additive x (mul (-1) (mul lambda w)) x) as E9. pose proof (ax_symmetric w (add x (mul (-1) (add x (mul (-1) (mul lambda w)))))) as E10. pose proof (ax_homogeneous (-1) (mul lambda w) x) as E11. pose proof (ax_additive x (mul (-1) (add x (mul (-1) (mul lambda w)))) w) as E12. pose proof (ax_homogeneous lambda w x) as E13. pose proof (ax_homogeneous (-1) (add x (mul (-1) (mul lambda w))) w) as E14. pose proof (ax_symmetric x w) as E15. pose proof (ax_additive x (mul (-1) (mul lambda w)) w) as E16. pose proof (ax_homogeneous (-1) (mul lambda w) w) as E17. pose proof (ax_homogeneous lambda w w) as E18. pose proof t7 as E19. pose proof t6 as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E3 in H0. rewrite ?E4 in H0. rewrite ?E5 in H0. rewrite ?E6 in H0. rewrite ?E7 in H0. rewrite ?E8 in H0. rewrite ?E9 in H0. rewrite ?E10 in H0. rewrite ?E11 in H0. rewrite ?E12 in H0. rewrite ?E13 in H0. rewrite ?E14 in H0. rewrite ?E15 in H0. rewrite ?E16 in H0. rewrite ?E17 in H0. rewrite ?E18 in H0. rewrite ?E3 in H0. rewrite ?E5 in H0. rewrite ?E7 in H0. rewrite ?E9 in H0. rewrite ?E11 in H0. rewrite ?E13 in H0. rewrite ?E15 in H0. rewrite ?E19 in H0. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. rewrite ?E9. rewrite ?E10. rewrite ?E11. rewrite ?E12. rewrite ?E13. rewrite ?E14. rewrite ?E15. rewrite ?E16. rewrite ?E17. rewrite ?E18. rewrite ?E3. rewrite ?E5. rewrite ?E7. rewrite ?E9. rewrite ?E11. rewrite ?E13. rewrite ?E15. rewrite ?E19. exact (s8 (sqrt ((dot w w) * lambda * lambda)) (dot x x) lambda (dot w x) (dot w w) H0). Qed.
Lemma t9 : ((sqrt (((dot x x) + ((-1) * (dot x x_tilde))) + ((-1) * ((dot x x_tilde) + ((-1) * (dot x_tilde x_tilde)))))) = (sqrt ((dot x x) + (dot x_tilde x_tilde) + ((-2) * (dot x x_tilde))))).
Proof. same. Qed.
Lemma t10 : (((sqrt (dot (add x (mul (-1) x_tilde)) (add x (mul (-1) x_tilde)))) >= (0)) /\ (((sqrt (dot (add x (mul (-1) x_tilde)) (add x (mul (-1) x_tilde)))) * (sqrt (dot w w))) = (if Rge_dec ((dot w x) + b) (- ((dot w x) + b)) then ((dot w x) + b) else (- ((dot w x) + b))))).
Proof. pose proof (ax_additive x (mul (-1) x_tilde) (add x (mul (-1) x_tilde))) as E0. pose proof (ax_homogeneous (-1) x_tilde (add x (mul (-1) x_tilde))) as E1. pose proof (ax_symmetric x (add x (mul (-1) x_tilde))) as E2. pose proof (ax_symmetric x_tilde (add x (mul (-1) x_tilde))) as E3. pose proof (ax_additive x (mul (-1) x_tilde) x) as E4. pose proof (ax_additive x (mul (-1) x_tilde) x_tilde) as E5. pose proof (ax_homogeneous (-1) x_tilde x) as E6. pose proof (ax_homogeneous (-1) x_tilde x_tilde) as E7. pose proof (ax_symmetric x_tilde x) as E8. pose proof t9 as E9. pose proof t8 as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E3 in H0. rewrite ?E4 in H0. rewrite ?E5 in H0. rewrite ?E6 in H0. rewrite ?E7 in H0. rewrite ?E8 in H0. rewrite ?E9 in H0. pose proof t3 as H1. pose proof t2 as H2. pose proof given0 as H3. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. rewrite ?E9. exact (s10 (sqrt ((dot x x) + (dot x_tilde x_tilde) + ((-2) * (dot x x_tilde)))) lambda (dot w w) (dot w x) b (sqrt (dot w w)) H0 H1 H2 H3). Qed.
Lemma t11 : ((sqrt (((dot x x) + ((-1) * (dot x x_tilde))) + ((-1) * ((dot x x_tilde) + ((-1) * (dot x_tilde x_tilde)))))) = (sqrt ((dot x x) + (dot x_tilde x_tilde) + ((-2) * (dot x x_tilde))))).
Proof. same. Qed.
Lemma t12 : ((sqrt (dot (add x (mul (-1) x_tilde)) (add x (mul (-1) x_tilde)))) = ((if Rge_dec ((dot w x) + b) (- ((dot w x) + b)) then ((dot w x) + b) else (- ((dot w x) + b))) / (sqrt (dot w w)))).
Proof. pose proof (ax_additive x (mul (-1) x_tilde) (add x (mul (-1) x_tilde))) as E0. pose proof (ax_homogeneous (-1) x_tilde (add x (mul (-1) x_tilde))) as E1. pose proof (ax_symmetric x (add x (mul (-1) x_tilde))) as E2. pose proof (ax_symmetric x_tilde (add x (mul (-1) x_tilde))) as E3. pose proof (ax_additive x (mul (-1) x_tilde) x) as E4. pose proof (ax_additive x (mul (-1) x_tilde) x_tilde) as E5. pose proof (ax_homogeneous (-1) x_tilde x) as E6. pose proof (ax_homogeneous (-1) x_tilde x_tilde) as E7. pose proof (ax_symmetric x_tilde x) as E8. pose proof t11 as E9. pose proof t10 as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E3 in H0. rewrite ?E4 in H0. rewrite ?E5 in H0. rewrite ?E6 in H0. rewrite ?E7 in H0. rewrite ?E8 in H0. rewrite ?E9 in H0. pose proof given0 as H1. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. rewrite ?E9. exact (s12 (sqrt ((dot x x) + (dot x_tilde x_tilde) + ((-2) * (dot x x_tilde)))) (sqrt (dot w w)) (dot w x) b H0 H1). Qed.
Lemma t13 : ((dot (add x (mul (-1) v)) (add x (mul (-1) v))) = ((dot (add x (mul (-1) x_tilde)) (add x (mul (-1) x_tilde))) + (dot (add v (mul (-1) x_tilde)) (add v (mul (-1) x_tilde))))).
Proof. pose proof given2 as E0. pose proof (ax_additive v (mul (-1) (add x (mul (-1) (mul lambda w)))) (add v (mul (-1) (add x (mul (-1) (mul lambda w)))))) as E1. pose proof (ax_additive x (mul (-1) (add x (mul (-1) (mul lambda w)))) (add x (mul (-1) (add x (mul (-1) (mul lambda w)))))) as E2. pose proof (ax_additive x (mul (-1) v) (add x (mul (-1) v))) as E3. pose proof (ax_homogeneous (-1) (add x (mul (-1) (mul lambda w))) (add v (mul (-1) (add x (mul (-1) (mul lambda w)))))) as E4. pose proof (ax_symmetric v (add v (mul (-1) (add x (mul (-1) (mul lambda w)))))) as E5. pose proof (ax_homogeneous (-1) (add x (mul (-1) (mul lambda w))) (add x (mul (-1) (add x (mul (-1) (mul lambda w)))))) as E6. pose proof (ax_symmetric x (add x (mul (-1) (add x (mul (-1) (mul lambda w)))))) as E7. pose proof (ax_homogeneous (-1) v (add x (mul (-1) v))) as E8. pose proof (ax_symmetric x (add x (mul (-1) v))) as E9. pose proof (ax_additive x (mul (-1) (mul lambda w)) (add v (mul (-1) (add x (mul (-1) (mul lambda w)))))) as E10. pose proof (ax_additive v (mul (-1) (add x (mul (-1) (mul lambda w)))) v) as E11. pose proof (ax_additive x (mul (-1) (mul lambda w)) (add x (mul (-1) (add x (mul (-1) (mul lambda w)))))) as E12. pose proof (ax_additive x (mul (-1) (add x (mul (-1) (mul lambda w)))) x) as E13. pose proof (ax_symmetric v (add x (mul (-1) v))) as E14. pose proof (ax_additive x (mul (-1) v) x) as E15. pose proof (ax_homogeneous (-1) (mul lambda w) (add v (mul (-1) (add x (mul (-1) (mul lambda w)))))) as E16. pose proof (ax_symmetric x (add v (mul (-1) (add x (mul (-1) (mul lambda w)))))) as E17. pose proof (ax_homogeneous (-1) (add x (mul (-1) (mul lambda w))) v) as E18. pose proof (ax_homogeneous (-1) (mul lambda w) (add x (mul (-1) (add x (mul (-1) (mul lambda w)))))) as E19. pose proof (ax_homogeneous (-1) (add x (mul (-1) (mul lambda w))) x) as E20. pose proof (ax_additive x (mul (-1) v) v) as E21. pose proof (ax_homogeneous (-1) v x) as E22. pose proof (ax_homogeneous lambda w (add v (mul (-1) (add x (mul (-1) (mul lambda w)))))) as E23. pose proof (ax_additive v (mul (-1) (add x (mul (-1) (mul lambda w)))) x) as E24. pose proof (ax_additive x (mul (-1) (mul lambda w)) v) as E25. pose proof (ax_homogeneous lambda w (add x (mul (-1) (add x (mul (-1) (mul lambda w)))))) as E26. pose proof (ax_additive x (mul (-1) (mul lambda w)) x) as E27. pose proof (ax_homogeneous (-1) v v) as E28. pose proof (ax_symmetric x v) as E29. pose proof (ax_symmetric w (add v (mul (-1) (add x (mul (-1) (mul lambda w)))))) as E30. pose proof (ax_homogeneous (-1) (mul lambda w) x) as E31. pose proof (ax_homogeneous (-1) (mul lambda w) v) as E32. pose proof (ax_symmetric w (add x (mul (-1) (add x (mul (-1) (mul lambda w)))))) as E33. pose proof (ax_additive v (mul (-1) (add x (mul (-1) (mul lambda w)))) w) as E34. pose proof (ax_homogeneous lambda w x) as E35. pose proof (ax_homogeneous lambda w v) as E36. pose proof (ax_additive x (mul (-1) (add x (mul (-1) (mul lambda w)))) w) as E37. pose proof (ax_homogeneous (-1) (add x (mul (-1) (mul lambda w))) w) as E38. pose proof (ax_symmetric x w) as E39. pose proof (ax_additive x (mul (-1) (mul lambda w)) w) as E40. pose proof (ax_homogeneous (-1) (mul lambda w) w) as E41. pose proof (ax_homogeneous lambda w w) as E42. pose proof (ax_symmetric w v) as E43. pose proof t3 as H0. pose proof given3 as H1. rewrite ?E43 in H1. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. rewrite ?E9. rewrite ?E10. rewrite ?E11. rewrite ?E12. rewrite ?E13. rewrite ?E14. rewrite ?E15. rewrite ?E16. rewrite ?E17. rewrite ?E18. rewrite ?E19. rewrite ?E20. rewrite ?E21. rewrite ?E22. rewrite ?E23. rewrite ?E24. rewrite ?E25. rewrite ?E26. rewrite ?E27. rewrite ?E28. rewrite ?E29. rewrite ?E30. rewrite ?E31. rewrite ?E32. rewrite ?E33. rewrite ?E34. rewrite ?E35. rewrite ?E36. rewrite ?E37. rewrite ?E38. rewrite ?E39. rewrite ?E40. rewrite ?E41. rewrite ?E42. rewrite ?E43. rewrite ?E7. rewrite ?E13. rewrite ?E20. rewrite ?E27. rewrite ?E31. rewrite ?E35. rewrite ?E39. exact (s13 (dot w x) b lambda (dot w w) (dot v w) (dot x x) (dot v x) (dot v v) H0 H1). Qed.
Lemma t14 : ((dot (add x (mul (-1) v)) (add x (mul (-1) v))) >= (0)).
Proof. pose proof (ax_additive x (mul (-1) v) (add x (mul (-1) v))) as E0. pose proof (ax_homogeneous (-1) v (add x (mul (-1) v))) as E1. pose proof (ax_symmetric x (add x (mul (-1) v))) as E2. pose proof (ax_symmetric v (add x (mul (-1) v))) as E3. pose proof (ax_additive x (mul (-1) v) x) as E4. pose proof (ax_additive x (mul (-1) v) v) as E5. pose proof (ax_homogeneous (-1) v x) as E6. pose proof (ax_homogeneous (-1) v v) as E7. pose proof (ax_symmetric x v) as E8. pose proof (ax_positive (add x (mul (-1) v))) as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E3 in H0. rewrite ?E4 in H0. rewrite ?E5 in H0. rewrite ?E6 in H0. rewrite ?E7 in H0. rewrite ?E8 in H0. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. exact (s14 (dot x x) (dot v x) (dot v v) H0). Qed.
Lemma t15 : (((sqrt (dot (add x (mul (-1) v)) (add x (mul (-1) v)))) >= (0)) /\ (((sqrt (dot (add x (mul (-1) v)) (add x (mul (-1) v)))) * (sqrt (dot (add x (mul (-1) v)) (add x (mul (-1) v))))) = (dot (add x (mul (-1) v)) (add x (mul (-1) v))))).
Proof. pose proof (ax_square_root (dot (add x (mul (-1) v)) (add x (mul (-1) v)))) as H0. pose proof t14 as H1. exact (s15 (dot (add x (mul (-1) v)) (add x (mul (-1) v))) (sqrt (dot (add x (mul (-1) v)) (add x (mul (-1) v)))) H0 H1). Qed.
Lemma t16 : ((dot (add x (mul (-1) x_tilde)) (add x (mul (-1) x_tilde))) >= (0)).
Proof. pose proof (ax_additive x (mul (-1) x_tilde) (add x (mul (-1) x_tilde))) as E0. pose proof (ax_homogeneous (-1) x_tilde (add x (mul (-1) x_tilde))) as E1. pose proof (ax_symmetric x (add x (mul (-1) x_tilde))) as E2. pose proof (ax_symmetric x_tilde (add x (mul (-1) x_tilde))) as E3. pose proof (ax_additive x (mul (-1) x_tilde) x) as E4. pose proof (ax_additive x (mul (-1) x_tilde) x_tilde) as E5. pose proof (ax_homogeneous (-1) x_tilde x) as E6. pose proof (ax_homogeneous (-1) x_tilde x_tilde) as E7. pose proof (ax_symmetric x_tilde x) as E8. pose proof (ax_positive (add x (mul (-1) x_tilde))) as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E3 in H0. rewrite ?E4 in H0. rewrite ?E5 in H0. rewrite ?E6 in H0. rewrite ?E7 in H0. rewrite ?E8 in H0. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. exact (s16 (dot x x) (dot x x_tilde) (dot x_tilde x_tilde) H0). Qed.
Lemma t17 : (((sqrt (dot (add x (mul (-1) x_tilde)) (add x (mul (-1) x_tilde)))) >= (0)) /\ (((sqrt (dot (add x (mul (-1) x_tilde)) (add x (mul (-1) x_tilde)))) * (sqrt (dot (add x (mul (-1) x_tilde)) (add x (mul (-1) x_tilde))))) = (dot (add x (mul (-1) x_tilde)) (add x (mul (-1) x_tilde))))).
Proof. pose proof (ax_square_root (dot (add x (mul (-1) x_tilde)) (add x (mul (-1) x_tilde)))) as H0. pose proof t16 as H1. exact (s17 (dot (add x (mul (-1) x_tilde)) (add x (mul (-1) x_tilde))) (sqrt (dot (add x (mul (-1) x_tilde)) (add x (mul (-1) x_tilde)))) H0 H1). Qed.
Lemma t18 : ((sqrt (((dot x x) + ((-1) * (dot x x_tilde))) + ((-1) * ((dot x x_tilde) + ((-1) * (dot x_tilde x_tilde)))))) = (sqrt ((dot x x) + (dot x_tilde x_tilde) + ((-2) * (dot x x_tilde))))).
Proof. same. Qed.
Lemma t19 : ((sqrt (((dot x x) + ((-1) * (dot v x))) + ((-1) * ((dot v x) + ((-1) * (dot v v)))))) = (sqrt ((dot x x) + (dot v v) + ((-2) * (dot v x))))).
Proof. same. Qed.
Lemma t20 : ((sqrt (dot (add x (mul (-1) v)) (add x (mul (-1) v)))) >= (sqrt (dot (add x (mul (-1) x_tilde)) (add x (mul (-1) x_tilde))))).
Proof. pose proof (ax_additive x (mul (-1) x_tilde) (add x (mul (-1) x_tilde))) as E0. pose proof (ax_additive x (mul (-1) v) (add x (mul (-1) v))) as E1. pose proof (ax_homogeneous (-1) x_tilde (add x (mul (-1) x_tilde))) as E2. pose proof (ax_symmetric x (add x (mul (-1) x_tilde))) as E3. pose proof (ax_homogeneous (-1) v (add x (mul (-1) v))) as E4. pose proof (ax_symmetric x (add x (mul (-1) v))) as E5. pose proof (ax_symmetric x_tilde (add x (mul (-1) x_tilde))) as E6. pose proof (ax_additive x (mul (-1) x_tilde) x) as E7. pose proof (ax_symmetric v (add x (mul (-1) v))) as E8. pose proof (ax_additive x (mul (-1) v) x) as E9. pose proof (ax_additive x (mul (-1) x_tilde) x_tilde) as E10. pose proof (ax_homogeneous (-1) x_tilde x) as E11. pose proof (ax_additive x (mul (-1) v) v) as E12. pose proof (ax_homogeneous (-1) v x) as E13. pose proof (ax_homogeneous (-1) x_tilde x_tilde) as E14. pose proof (ax_symmetric x_tilde x) as E15. pose proof (ax_homogeneous (-1) v v) as E16. pose proof (ax_symmetric x v) as E17. pose proof t18 as E18. pose proof t19 as E19. pose proof (ax_additive v (mul (-1) x_tilde) (add v (mul (-1) x_tilde))) as E20. pose proof (ax_homogeneous (-1) x_tilde (add v (mul (-1) x_tilde))) as E21. pose proof (ax_symmetric v (add v (mul (-1) x_tilde))) as E22. pose proof (ax_symmetric x_tilde (add v (mul (-1) x_tilde))) as E23. pose proof (ax_additive v (mul (-1) x_tilde) v) as E24. pose proof (ax_additive v (mul (-1) x_tilde) x_tilde) as E25. pose proof (ax_homogeneous (-1) x_tilde v) as E26. pose proof (ax_symmetric x_tilde v) as E27. pose proof t13 as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E20 in H0. rewrite ?E2 in H0. rewrite ?E3 in H0. rewrite ?E4 in H0. rewrite ?E5 in H0. rewrite ?E21 in H0. rewrite ?E22 in H0. rewrite ?E6 in H0. rewrite ?E7 in H0. rewrite ?E8 in H0. rewrite ?E9 in H0. rewrite ?E23 in H0. rewrite ?E24 in H0. rewrite ?E10 in H0. rewrite ?E11 in H0. rewrite ?E12 in H0. rewrite ?E13 in H0. rewrite ?E25 in H0. rewrite ?E26 in H0. rewrite ?E14 in H0. rewrite ?E15 in H0. rewrite ?E16 in H0. rewrite ?E17 in H0. rewrite ?E27 in H0. pose proof t15 as H1. rewrite ?E1 in H1. rewrite ?E4 in H1. rewrite ?E5 in H1. rewrite ?E8 in H1. rewrite ?E9 in H1. rewrite ?E12 in H1. rewrite ?E13 in H1. rewrite ?E16 in H1. rewrite ?E17 in H1. rewrite ?E19 in H1. pose proof t17 as H2. rewrite ?E0 in H2. rewrite ?E2 in H2. rewrite ?E3 in H2. rewrite ?E6 in H2. rewrite ?E7 in H2. rewrite ?E10 in H2. rewrite ?E11 in H2. rewrite ?E14 in H2. rewrite ?E15 in H2. rewrite ?E18 in H2. pose proof (ax_positive (add v (mul (-1) x_tilde))) as H3. rewrite ?E20 in H3. rewrite ?E21 in H3. rewrite ?E22 in H3. rewrite ?E23 in H3. rewrite ?E24 in H3. rewrite ?E25 in H3. rewrite ?E26 in H3. rewrite ?E14 in H3. rewrite ?E27 in H3. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. rewrite ?E9. rewrite ?E10. rewrite ?E11. rewrite ?E12. rewrite ?E13. rewrite ?E14. rewrite ?E15. rewrite ?E16. rewrite ?E17. rewrite ?E18. rewrite ?E19. exact (s20 (dot x x) (dot v x) (dot v v) (dot x x_tilde) (dot x_tilde x_tilde) (dot v x_tilde) (sqrt ((dot x x) + (dot v v) + ((-2) * (dot v x)))) (sqrt ((dot x x) + (dot x_tilde x_tilde) + ((-2) * (dot x x_tilde)))) H0 H1 H2 H3). Qed.
Lemma t21 : ((sqrt (((dot x x) + ((-1) * (dot v x))) + ((-1) * ((dot v x) + ((-1) * (dot v v)))))) = (sqrt ((dot x x) + (dot v v) + ((-2) * (dot v x))))).
Proof. same. Qed.
Lemma t22 : ((sqrt (((dot x x) + ((-1) * (dot x x_tilde))) + ((-1) * ((dot x x_tilde) + ((-1) * (dot x_tilde x_tilde)))))) = (sqrt ((dot x x) + (dot x_tilde x_tilde) + ((-2) * (dot x x_tilde))))).
Proof. same. Qed.
Lemma t23 : ((sqrt (dot (add x (mul (-1) v)) (add x (mul (-1) v)))) >= ((if Rge_dec ((dot w x) + b) (- ((dot w x) + b)) then ((dot w x) + b) else (- ((dot w x) + b))) / (sqrt (dot w w)))).
Proof. pose proof (ax_additive x (mul (-1) v) (add x (mul (-1) v))) as E0. pose proof (ax_homogeneous (-1) v (add x (mul (-1) v))) as E1. pose proof (ax_symmetric x (add x (mul (-1) v))) as E2. pose proof (ax_symmetric v (add x (mul (-1) v))) as E3. pose proof (ax_additive x (mul (-1) v) x) as E4. pose proof (ax_additive x (mul (-1) v) v) as E5. pose proof (ax_homogeneous (-1) v x) as E6. pose proof (ax_homogeneous (-1) v v) as E7. pose proof (ax_symmetric x v) as E8. pose proof t21 as E9. pose proof (ax_additive x (mul (-1) x_tilde) (add x (mul (-1) x_tilde))) as E10. pose proof (ax_homogeneous (-1) x_tilde (add x (mul (-1) x_tilde))) as E11. pose proof (ax_symmetric x (add x (mul (-1) x_tilde))) as E12. pose proof (ax_symmetric x_tilde (add x (mul (-1) x_tilde))) as E13. pose proof (ax_additive x (mul (-1) x_tilde) x) as E14. pose proof (ax_additive x (mul (-1) x_tilde) x_tilde) as E15. pose proof (ax_homogeneous (-1) x_tilde x) as E16. pose proof (ax_homogeneous (-1) x_tilde x_tilde) as E17. pose proof (ax_symmetric x_tilde x) as E18. pose proof t22 as E19. pose proof t20 as H0. rewrite ?E0 in H0. rewrite ?E10 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E11 in H0. rewrite ?E12 in H0. rewrite ?E3 in H0. rewrite ?E4 in H0. rewrite ?E13 in H0. rewrite ?E14 in H0. rewrite ?E5 in H0. rewrite ?E6 in H0. rewrite ?E15 in H0. rewrite ?E16 in H0. rewrite ?E7 in H0. rewrite ?E8 in H0. rewrite ?E17 in H0. rewrite ?E18 in H0. rewrite ?E9 in H0. rewrite ?E19 in H0. pose proof t10 as H1. rewrite ?E10 in H1. rewrite ?E11 in H1. rewrite ?E12 in H1. rewrite ?E13 in H1. rewrite ?E14 in H1. rewrite ?E15 in H1. rewrite ?E16 in H1. rewrite ?E17 in H1. rewrite ?E18 in H1. rewrite ?E19 in H1. pose proof given0 as H2. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. rewrite ?E9. exact (s23 (sqrt ((dot x x) + (dot v v) + ((-2) * (dot v x)))) (sqrt ((dot x x) + (dot x_tilde x_tilde) + ((-2) * (dot x x_tilde)))) (sqrt (dot w w)) (dot w x) b H0 H1 H2). Qed.
Lemma t24 : ((sqrt (((dot x x) + ((-1) * (dot v x))) + ((-1) * ((dot v x) + ((-1) * (dot v v)))))) = (sqrt ((dot x x) + (dot v v) + ((-2) * (dot v x))))).
Proof. same. Qed.
Lemma t25 : ((sqrt (((dot x x) + ((-1) * (dot x x_tilde))) + ((-1) * ((dot x x_tilde) + ((-1) * (dot x_tilde x_tilde)))))) = (sqrt ((dot x x) + (dot x_tilde x_tilde) + ((-2) * (dot x x_tilde))))).
Proof. same. Qed.
Lemma t26 : (((sqrt (dot (add x (mul (-1) v)) (add x (mul (-1) v)))) = ((if Rge_dec ((dot w x) + b) (- ((dot w x) + b)) then ((dot w x) + b) else (- ((dot w x) + b))) / (sqrt (dot w w)))) -> ((dot (add v (mul (-1) x_tilde)) (add v (mul (-1) x_tilde))) = (0))).
Proof. pose proof (ax_additive v (mul (-1) x_tilde) (add v (mul (-1) x_tilde))) as E0. pose proof (ax_additive x (mul (-1) v) (add x (mul (-1) v))) as E1. pose proof (ax_homogeneous (-1) x_tilde (add v (mul (-1) x_tilde))) as E2. pose proof (ax_symmetric v (add v (mul (-1) x_tilde))) as E3. pose proof (ax_homogeneous (-1) v (add x (mul (-1) v))) as E4. pose proof (ax_symmetric x (add x (mul (-1) v))) as E5. pose proof (ax_symmetric x_tilde (add v (mul (-1) x_tilde))) as E6. pose proof (ax_additive v (mul (-1) x_tilde) v) as E7. pose proof (ax_symmetric v (add x (mul (-1) v))) as E8. pose proof (ax_additive x (mul (-1) v) x) as E9. pose proof (ax_additive v (mul (-1) x_tilde) x_tilde) as E10. pose proof (ax_homogeneous (-1) x_tilde v) as E11. pose proof (ax_additive x (mul (-1) v) v) as E12. pose proof (ax_homogeneous (-1) v x) as E13. pose proof (ax_homogeneous (-1) x_tilde x_tilde) as E14. pose proof (ax_symmetric x_tilde v) as E15. pose proof (ax_homogeneous (-1) v v) as E16. pose proof (ax_symmetric x v) as E17. pose proof t24 as E18. pose proof (ax_additive x (mul (-1) x_tilde) (add x (mul (-1) x_tilde))) as E19. pose proof (ax_homogeneous (-1) x_tilde (add x (mul (-1) x_tilde))) as E20. pose proof (ax_symmetric x (add x (mul (-1) x_tilde))) as E21. pose proof (ax_symmetric x_tilde (add x (mul (-1) x_tilde))) as E22. pose proof (ax_additive x (mul (-1) x_tilde) x) as E23. pose proof (ax_additive x (mul (-1) x_tilde) x_tilde) as E24. pose proof (ax_homogeneous (-1) x_tilde x) as E25. pose proof (ax_symmetric x_tilde x) as E26. pose proof t25 as E27. pose proof t13 as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E19 in H0. rewrite ?E2 in H0. rewrite ?E3 in H0. rewrite ?E4 in H0. rewrite ?E5 in H0. rewrite ?E20 in H0. rewrite ?E21 in H0. rewrite ?E6 in H0. rewrite ?E7 in H0. rewrite ?E8 in H0. rewrite ?E9 in H0. rewrite ?E22 in H0. rewrite ?E23 in H0. rewrite ?E10 in H0. rewrite ?E11 in H0. rewrite ?E12 in H0. rewrite ?E13 in H0. rewrite ?E24 in H0. rewrite ?E25 in H0. rewrite ?E14 in H0. rewrite ?E15 in H0. rewrite ?E16 in H0. rewrite ?E17 in H0. rewrite ?E26 in H0. pose proof t15 as H1. rewrite ?E1 in H1. rewrite ?E4 in H1. rewrite ?E5 in H1. rewrite ?E8 in H1. rewrite ?E9 in H1. rewrite ?E12 in H1. rewrite ?E13 in H1. rewrite ?E16 in H1. rewrite ?E17 in H1. rewrite ?E18 in H1. pose proof t17 as H2. rewrite ?E19 in H2. rewrite ?E20 in H2. rewrite ?E21 in H2. rewrite ?E22 in H2. rewrite ?E23 in H2. rewrite ?E24 in H2. rewrite ?E25 in H2. rewrite ?E14 in H2. rewrite ?E26 in H2. rewrite ?E27 in H2. pose proof t10 as H3. rewrite ?E19 in H3. rewrite ?E20 in H3. rewrite ?E21 in H3. rewrite ?E22 in H3. rewrite ?E23 in H3. rewrite ?E24 in H3. rewrite ?E25 in H3. rewrite ?E14 in H3. rewrite ?E26 in H3. rewrite ?E27 in H3. pose proof given0 as H4. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. rewrite ?E9. rewrite ?E10. rewrite ?E11. rewrite ?E12. rewrite ?E13. rewrite ?E14. rewrite ?E15. rewrite ?E16. rewrite ?E17. rewrite ?E18. exact (s26 (dot x x) (dot v x) (dot v v) (dot x x_tilde) (dot x_tilde x_tilde) (dot v x_tilde) (sqrt ((dot x x) + (dot v v) + ((-2) * (dot v x)))) (sqrt ((dot x x) + (dot x_tilde x_tilde) + ((-2) * (dot x x_tilde)))) (sqrt (dot w w)) (dot w x) b H0 H1 H2 H3 H4). Qed.
Lemma t27 : (((sqrt (dot (add x (mul (-1) v)) (add x (mul (-1) v)))) = ((if Rge_dec ((dot w x) + b) (- ((dot w x) + b)) then ((dot w x) + b) else (- ((dot w x) + b))) / (sqrt (dot w w)))) -> (v = x_tilde)).
Proof. pose proof t26 as H0. pose proof (ax_definite v x_tilde) as H1. exact (s27 (sqrt (dot (add x (mul (-1) v)) (add x (mul (-1) v)))) (dot w x) b (sqrt (dot w w)) (dot (add v (mul (-1) x_tilde)) (add v (mul (-1) x_tilde))) (v = x_tilde) H0 H1). Qed.

Theorem hyperplane_distance_0 : (((dot w x_tilde) + b) = (0)).
Proof. exact t4. Qed.
Theorem hyperplane_distance_1 : ((sqrt (dot (add x (mul (-1) x_tilde)) (add x (mul (-1) x_tilde)))) = ((if Rge_dec ((dot w x) + b) (- ((dot w x) + b)) then ((dot w x) + b) else (- ((dot w x) + b))) / (sqrt (dot w w)))).
Proof. exact t12. Qed.
Theorem hyperplane_distance_2 : ((sqrt (dot (add x (mul (-1) v)) (add x (mul (-1) v)))) >= ((if Rge_dec ((dot w x) + b) (- ((dot w x) + b)) then ((dot w x) + b) else (- ((dot w x) + b))) / (sqrt (dot w w)))).
Proof. exact t23. Qed.
Theorem hyperplane_distance_3 : (((sqrt (dot (add x (mul (-1) v)) (add x (mul (-1) v)))) = ((if Rge_dec ((dot w x) + b) (- ((dot w x) + b)) then ((dot w x) + b) else (- ((dot w x) + b))) / (sqrt (dot w w)))) -> (v = x_tilde)).
Proof. exact t27. Qed.
End hyperplane_distance.
Print Assumptions hyperplane_distance_0.
Print Assumptions hyperplane_distance_1.
Print Assumptions hyperplane_distance_2.
Print Assumptions hyperplane_distance_3.
