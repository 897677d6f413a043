(* label: projection-side-identities *)
(* given: \left\lVert w\right\rVert > 0 *)
(* given: \lambda = \frac{\left\langle w, x\right\rangle + b}{\left\lVert w\right\rVert^2} *)
(* given: \tilde x = x - \lambda\,w *)
(* part 1: \left\langle w, x\right\rangle + b \ge 0 \;\Rightarrow\; \left\langle x - \tilde x, w\right\rangle = \left\lVert x - \tilde x\right\rVert\,\left\lVert w\right\rVert *)
(* part 2: \left\langle w, x\right\rangle + b \le 0 \;\Rightarrow\; \left\langle x - \tilde x, w\right\rangle = -\left\lVert x - \tilde x\right\rVert\,\left\lVert w\right\rVert *)
Require Import Replay.
Section projection_side_identities.
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
Lemma ax_square_root : (forall (c_0 : R), ((c_0 >= (0)) -> (((sqrt c_0) >= (0)) /\ (((sqrt c_0) * (sqrt c_0)) = c_0)))). Proof. intros ? H; split; [apply Rle_ge, sqrt_pos | apply sqrt_sqrt; lra]. Qed.
Hypothesis ax_positive : (forall (u_0 : V), ((dot u_0 u_0) >= (0))).
Hypothesis ax_additive : (forall (u_0 : V) (v_1 : V) (z_2 : V), ((dot (add u_0 v_1) z_2) = ((dot u_0 z_2) + (dot v_1 z_2)))).
Hypothesis ax_homogeneous : (forall (c_0 : R) (u_1 : V) (z_2 : V), ((dot (mul c_0 u_1) z_2) = (c_0 * (dot u_1 z_2)))).
Hypothesis ax_symmetric : (forall (u_0 : V) (v_1 : V), ((dot u_0 v_1) = (dot v_1 u_0))).

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
  ((x0 + ((-1) * (x0 + ((-1) * (x2 * x3))))) = (x0 + x1)).
Proof. (* e1fda2b555: 0 *) by_lra. Qed.
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
Lemma s12 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  ((x0 + ((-1) * x1)) = (x0 + x2)) ->
  ((x3 >= (0)) /\ ((x3 * x4) = (if Rge_dec (x0 + x2) (- (x0 + x2)) then (x0 + x2) else (- (x0 + x2))))) ->
  (((x0 + x2) >= (0)) -> ((x0 + ((-1) * x1)) = (x3 * x4))).
Proof. (* 8c21152fe0: 0 1 *) by_ifs. Qed.
Lemma s14 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  ((x0 + ((-1) * x1)) = (x0 + x2)) ->
  ((x3 >= (0)) /\ ((x3 * x4) = (if Rge_dec (x0 + x2) (- (x0 + x2)) then (x0 + x2) else (- (x0 + x2))))) ->
  (((x0 + x2) <= (0)) -> ((x0 + ((-1) * x1)) = (- (x3 * x4)))).
Proof. (* 35289de355: 0 1 *) by_ifs. Qed.

Hypothesis given0 : ((sqrt (dot w w)) > (0)).
Hypothesis given1 : (lambda = (((dot w x) + b) / (dot w w))).
Hypothesis given2 : (x_tilde = (add x (mul (-1) (mul lambda w)))).

Lemma t0 : ((dot w w) >= (0)).
Proof. pose proof (ax_positive w) as H0. exact (s0 (dot w w) H0). Qed.
Lemma t1 : (((sqrt (dot w w)) >= (0)) /\ (((sqrt (dot w w)) * (sqrt (dot w w))) = (dot w w))).
Proof. pose proof (ax_square_root (dot w w)) as H0. pose proof t0 as H1. exact (s1 (dot w w) (sqrt (dot w w)) H0 H1). Qed.
Lemma t2 : (((sqrt (dot w w)) * (sqrt (dot w w))) = (dot w w)).
Proof. pose proof t1 as H0. pose proof given0 as H1. pose proof given1 as H2. exact (s2 (sqrt (dot w w)) (dot w w) lambda (dot w x) b H0 H1 H2). Qed.
Lemma t3 : (((dot w x) + b) = (lambda * (dot w w))).
Proof. pose proof given0 as H1. pose proof given1 as H2. pose proof t2 as H3. pose proof given0 as H4. exact (s3 (sqrt (dot w w)) lambda (dot w x) b (dot w w) H1 H2 H3 H4). Qed.
Lemma t4 : ((dot (add x (mul (-1) x_tilde)) w) = ((dot w x) + b)).
Proof. pose proof given2 as E0. pose proof (ax_additive x (mul (-1) (add x (mul (-1) (mul lambda w)))) w) as E1. pose proof (ax_homogeneous (-1) (add x (mul (-1) (mul lambda w))) w) as E2. pose proof (ax_symmetric x w) as E3. pose proof (ax_additive x (mul (-1) (mul lambda w)) w) as E4. pose proof (ax_homogeneous (-1) (mul lambda w) w) as E5. pose proof (ax_homogeneous lambda w w) as E6. pose proof t3 as H0. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E3. exact (s4 (dot w x) b lambda (dot w w) H0). Qed.
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
Lemma t12 : ((((dot w x) + b) >= (0)) -> ((dot (add x (mul (-1) x_tilde)) w) = ((sqrt (dot (add x (mul (-1) x_tilde)) (add x (mul (-1) x_tilde)))) * (sqrt (dot w w))))).
Proof. pose proof (ax_additive x (mul (-1) x_tilde) (add x (mul (-1) x_tilde))) as E0. pose proof (ax_additive x (mul (-1) x_tilde) w) as E1. pose proof (ax_homogeneous (-1) x_tilde (add x (mul (-1) x_tilde))) as E2. pose proof (ax_symmetric x (add x (mul (-1) x_tilde))) as E3. pose proof (ax_homogeneous (-1) x_tilde w) as E4. pose proof (ax_symmetric x w) as E5. pose proof (ax_symmetric x_tilde (add x (mul (-1) x_tilde))) as E6. pose proof (ax_additive x (mul (-1) x_tilde) x) as E7. pose proof (ax_symmetric x_tilde w) as E8. pose proof (ax_additive x (mul (-1) x_tilde) x_tilde) as E9. pose proof (ax_homogeneous (-1) x_tilde x) as E10. pose proof (ax_homogeneous (-1) x_tilde x_tilde) as E11. pose proof (ax_symmetric x_tilde x) as E12. pose proof t11 as E13. pose proof t4 as H0. rewrite ?E1 in H0. rewrite ?E4 in H0. rewrite ?E5 in H0. rewrite ?E8 in H0. pose proof t10 as H1. rewrite ?E0 in H1. rewrite ?E2 in H1. rewrite ?E3 in H1. rewrite ?E6 in H1. rewrite ?E7 in H1. rewrite ?E9 in H1. rewrite ?E10 in H1. rewrite ?E11 in H1. rewrite ?E12 in H1. rewrite ?E13 in H1. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. rewrite ?E9. rewrite ?E10. rewrite ?E11. rewrite ?E12. rewrite ?E13. exact (s12 (dot w x) (dot w x_tilde) b (sqrt ((dot x x) + (dot x_tilde x_tilde) + ((-2) * (dot x x_tilde)))) (sqrt (dot w w)) H0 H1). Qed.
Lemma t13 : ((sqrt (((dot x x) + ((-1) * (dot x x_tilde))) + ((-1) * ((dot x x_tilde) + ((-1) * (dot x_tilde x_tilde)))))) = (sqrt ((dot x x) + (dot x_tilde x_tilde) + ((-2) * (dot x x_tilde))))).
Proof. same. Qed.
Lemma t14 : ((((dot w x) + b) <= (0)) -> ((dot (add x (mul (-1) x_tilde)) w) = (- ((sqrt (dot (add x (mul (-1) x_tilde)) (add x (mul (-1) x_tilde)))) * (sqrt (dot w w)))))).
Proof. pose proof (ax_additive x (mul (-1) x_tilde) (add x (mul (-1) x_tilde))) as E0. pose proof (ax_additive x (mul (-1) x_tilde) w) as E1. pose proof (ax_homogeneous (-1) x_tilde (add x (mul (-1) x_tilde))) as E2. pose proof (ax_symmetric x (add x (mul (-1) x_tilde))) as E3. pose proof (ax_homogeneous (-1) x_tilde w) as E4. pose proof (ax_symmetric x w) as E5. pose proof (ax_symmetric x_tilde (add x (mul (-1) x_tilde))) as E6. pose proof (ax_additive x (mul (-1) x_tilde) x) as E7. pose proof (ax_symmetric x_tilde w) as E8. pose proof (ax_additive x (mul (-1) x_tilde) x_tilde) as E9. pose proof (ax_homogeneous (-1) x_tilde x) as E10. pose proof (ax_homogeneous (-1) x_tilde x_tilde) as E11. pose proof (ax_symmetric x_tilde x) as E12. pose proof t13 as E13. pose proof t4 as H0. rewrite ?E1 in H0. rewrite ?E4 in H0. rewrite ?E5 in H0. rewrite ?E8 in H0. pose proof t10 as H1. rewrite ?E0 in H1. rewrite ?E2 in H1. rewrite ?E3 in H1. rewrite ?E6 in H1. rewrite ?E7 in H1. rewrite ?E9 in H1. rewrite ?E10 in H1. rewrite ?E11 in H1. rewrite ?E12 in H1. rewrite ?E13 in H1. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. rewrite ?E9. rewrite ?E10. rewrite ?E11. rewrite ?E12. rewrite ?E13. exact (s14 (dot w x) (dot w x_tilde) b (sqrt ((dot x x) + (dot x_tilde x_tilde) + ((-2) * (dot x x_tilde)))) (sqrt (dot w w)) H0 H1). Qed.

Theorem projection_side_identities_0 : ((((dot w x) + b) >= (0)) -> ((dot (add x (mul (-1) x_tilde)) w) = ((sqrt (dot (add x (mul (-1) x_tilde)) (add x (mul (-1) x_tilde)))) * (sqrt (dot w w))))).
Proof. exact t12. Qed.
Theorem projection_side_identities_1 : ((((dot w x) + b) <= (0)) -> ((dot (add x (mul (-1) x_tilde)) w) = (- ((sqrt (dot (add x (mul (-1) x_tilde)) (add x (mul (-1) x_tilde)))) * (sqrt (dot w w)))))).
Proof. exact t14. Qed.
End projection_side_identities.
Print Assumptions projection_side_identities_0.
Print Assumptions projection_side_identities_1.
