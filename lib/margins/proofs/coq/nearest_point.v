(* label: nearest-point *)
(* given: \text{for all } t:\; t > 0,\quad t \le 1 \;\Rightarrow\; \left\lVert p\right\rVert^2 \le \left\lVert p + t\,\left(z - p\right)\right\rVert^2 *)
(* part 1: \left\langle p, z\right\rangle \ge \left\lVert p\right\rVert^2 *)
(* part 2: \left\lVert z\right\rVert^2 = \left\lVert p\right\rVert^2 \;\Rightarrow\; p = z *)
Require Import Replay.
Section nearest_point.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable p : V.
Variable z : V.
Hypothesis ax_additive : (forall (u_0 : V) (v_1 : V) (z_2 : V), ((dot (add u_0 v_1) z_2) = ((dot u_0 z_2) + (dot v_1 z_2)))).
Hypothesis ax_symmetric : (forall (u_0 : V) (v_1 : V), ((dot u_0 v_1) = (dot v_1 u_0))).
Hypothesis ax_homogeneous : (forall (c_0 : R) (u_1 : V) (z_2 : V), ((dot (mul c_0 u_1) z_2) = (c_0 * (dot u_1 z_2)))).
Hypothesis ax_positive : (forall (u_0 : V), ((dot u_0 u_0) >= (0))).
Hypothesis ax_definite : (forall (u_0 : V) (v_1 : V), (((dot (add u_0 (mul (-1) v_1)) (add u_0 (mul (-1) v_1))) = (0)) -> (u_0 = v_1))).

Lemma s0 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  (((x0 > (0)) /\ (x0 <= (1))) -> (x1 <= ((x1 + (x0 * (x2 + ((-1) * x1)))) + (x0 * ((x2 + (x0 * (x3 + ((-1) * x2)))) + ((-1) * (x1 + (x0 * (x2 + ((-1) * x1)))))))))) ->
  (((x0 > (0)) /\ (x0 <= (1))) -> ((((2) * (x2 + ((-1) * x1))) + (x0 * ((x3 + ((-1) * x2)) + ((-1) * (x2 + ((-1) * x1)))))) >= (0))).
Proof. (* 6837c61157: 0 *) by_isolation. Qed.
Lemma s1 (x0 : R) (x1 : R) (x2 : R) :
  ((((1) > (0)) /\ ((1) <= (1))) -> ((((2) * (x0 + ((-1) * x1))) + ((1) * ((x2 + ((-1) * x0)) + ((-1) * (x0 + ((-1) * x1)))))) >= (0))) ->
  (((x2 + ((-1) * x0)) + ((-1) * (x0 + ((-1) * x1)))) >= (0)) ->
  ((((x2 + ((-1) * x0)) + ((-1) * (x0 + ((-1) * x1)))) <= (- (x0 + ((-1) * x1)))) -> ((x0 + ((-1) * x1)) >= (0))).
Proof. (* 291cc5ee4a: 0 1 *) by_lra. Qed.
Lemma s2 (x0 : R) (x1 : R) (x2 : R) :
  (((((- (x0 + ((-1) * x1))) / ((x2 + ((-1) * x0)) + ((-1) * (x0 + ((-1) * x1))))) > (0)) /\ (((- (x0 + ((-1) * x1))) / ((x2 + ((-1) * x0)) + ((-1) * (x0 + ((-1) * x1))))) <= (1))) -> ((((2) * (x0 + ((-1) * x1))) + (((- (x0 + ((-1) * x1))) / ((x2 + ((-1) * x0)) + ((-1) * (x0 + ((-1) * x1))))) * ((x2 + ((-1) * x0)) + ((-1) * (x0 + ((-1) * x1)))))) >= (0))) ->
  ((((x2 + ((-1) * x0)) + ((-1) * (x0 + ((-1) * x1)))) > (- (x0 + ((-1) * x1)))) -> ((x0 + ((-1) * x1)) >= (0))).
Proof. (* af13d770b2: 0 *) by_opposite_quotients. Qed.
Lemma s3 (x0 : R) (x1 : R) (x2 : R) :
  ((((x0 + ((-1) * x1)) + ((-1) * (x1 + ((-1) * x2)))) <= (- (x1 + ((-1) * x2)))) -> ((x1 + ((-1) * x2)) >= (0))) ->
  ((((x0 + ((-1) * x1)) + ((-1) * (x1 + ((-1) * x2)))) > (- (x1 + ((-1) * x2)))) -> ((x1 + ((-1) * x2)) >= (0))) ->
  (x1 >= x2).
Proof. (* f3bd13bea1: 0 1 *) by_lra. Qed.
Lemma s4 (x0 : R) (x1 : R) (x2 : R) :
  (x0 >= x1) ->
  (((x2 + ((-1) * x0)) + ((-1) * (x0 + ((-1) * x1)))) >= (0)) ->
  ((x2 = x1) -> (((x1 + ((-1) * x0)) + ((-1) * (x0 + ((-1) * x2)))) = (0))).
Proof. (* 35c490906b: 0 1 *) by_lra. Qed.
Lemma s5 (x0 : R) (x1 : R) (x2 : R) (P3 : Prop) :
  ((x0 = x1) -> (x2 = (0))) ->
  ((x2 = (0)) -> P3) ->
  ((x0 = x1) -> P3).
Proof. (* 9b70db2251: 0 1 *) by_logic. Qed.

Hypothesis given0 : (forall (t_0 : R), (((t_0 > (0)) /\ (t_0 <= (1))) -> ((dot p p) <= (dot (add p (mul t_0 (add z (mul (-1) p)))) (add p (mul t_0 (add z (mul (-1) p)))))))).

Lemma t0 (t : R) : (((t > (0)) /\ (t <= (1))) -> ((((2) * (dot p (add z (mul (-1) p)))) + (t * (dot (add z (mul (-1) p)) (add z (mul (-1) p))))) >= (0))).
Proof. pose proof (ax_additive z (mul (-1) p) (add z (mul (-1) p))) as E0. pose proof (ax_symmetric p (add z (mul (-1) p))) as E1. pose proof (ax_homogeneous (-1) p (add z (mul (-1) p))) as E2. pose proof (ax_symmetric z (add z (mul (-1) p))) as E3. pose proof (ax_additive z (mul (-1) p) p) as E4. pose proof (ax_homogeneous (-1) p p) as E5. pose proof (ax_symmetric z p) as E6. pose proof (ax_additive z (mul (-1) p) z) as E7. pose proof (ax_homogeneous (-1) p z) as E8. pose proof (ax_additive p (mul t (add z (mul (-1) p))) (add p (mul t (add z (mul (-1) p))))) as E9. pose proof (ax_homogeneous t (add z (mul (-1) p)) (add p (mul t (add z (mul (-1) p))))) as E10. pose proof (ax_symmetric p (add p (mul t (add z (mul (-1) p))))) as E11. pose proof (ax_additive z (mul (-1) p) (add p (mul t (add z (mul (-1) p))))) as E12. pose proof (ax_additive p (mul t (add z (mul (-1) p))) p) as E13. pose proof (ax_homogeneous (-1) p (add p (mul t (add z (mul (-1) p))))) as E14. pose proof (ax_symmetric z (add p (mul t (add z (mul (-1) p))))) as E15. pose proof (ax_homogeneous t (add z (mul (-1) p)) p) as E16. pose proof (ax_additive p (mul t (add z (mul (-1) p))) z) as E17. pose proof (ax_homogeneous t (add z (mul (-1) p)) z) as E18. pose proof (given0 t) as H0. rewrite ?E9 in H0. rewrite ?E10 in H0. rewrite ?E11 in H0. rewrite ?E12 in H0. rewrite ?E13 in H0. rewrite ?E14 in H0. rewrite ?E15 in H0. rewrite ?E16 in H0. rewrite ?E17 in H0. rewrite ?E18 in H0. rewrite ?E4 in H0. rewrite ?E11 in H0. rewrite ?E5 in H0. rewrite ?E6 in H0. rewrite ?E7 in H0. rewrite ?E13 in H0. rewrite ?E8 in H0. rewrite ?E16 in H0. rewrite ?E4 in H0. rewrite ?E5 in H0. rewrite ?E6 in H0. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. rewrite ?E1. rewrite ?E4. rewrite ?E5. rewrite ?E6. exact (s0 t (dot p p) (dot p z) (dot z z) H0). Qed.
Lemma t1 : (forall (t_0 : R), (((t_0 > (0)) /\ (t_0 <= (1))) -> ((((2) * (dot p (add z (mul (-1) p)))) + (t_0 * (dot (add z (mul (-1) p)) (add z (mul (-1) p))))) >= (0)))).
Proof. intros t. exact (t0 t). Qed.
Lemma t2 : (((dot (add z (mul (-1) p)) (add z (mul (-1) p))) <= (- (dot p (add z (mul (-1) p))))) -> ((dot p (add z (mul (-1) p))) >= (0))).
Proof. pose proof (ax_symmetric p (add z (mul (-1) p))) as E0. pose proof (ax_additive z (mul (-1) p) (add z (mul (-1) p))) as E1. pose proof (ax_additive z (mul (-1) p) p) as E2. pose proof (ax_homogeneous (-1) p (add z (mul (-1) p))) as E3. pose proof (ax_symmetric z (add z (mul (-1) p))) as E4. pose proof (ax_homogeneous (-1) p p) as E5. pose proof (ax_symmetric z p) as E6. pose proof (ax_additive z (mul (-1) p) z) as E7. pose proof (ax_homogeneous (-1) p z) as E8. pose proof (t1 (1)) as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E3 in H0. rewrite ?E4 in H0. rewrite ?E5 in H0. rewrite ?E6 in H0. rewrite ?E7 in H0. rewrite ?E8 in H0. rewrite ?E0 in H0. rewrite ?E2 in H0. rewrite ?E5 in H0. rewrite ?E6 in H0. pose proof (ax_positive (add z (mul (-1) p))) as H1. rewrite ?E1 in H1. rewrite ?E3 in H1. rewrite ?E4 in H1. rewrite ?E7 in H1. rewrite ?E8 in H1. rewrite ?E0 in H1. rewrite ?E2 in H1. rewrite ?E5 in H1. rewrite ?E6 in H1. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. rewrite ?E0. rewrite ?E2. rewrite ?E5. rewrite ?E6. exact (s1 (dot p z) (dot p p) (dot z z) H0 H1). Qed.
Lemma t3 : (((dot (add z (mul (-1) p)) (add z (mul (-1) p))) > (- (dot p (add z (mul (-1) p))))) -> ((dot p (add z (mul (-1) p))) >= (0))).
Proof. pose proof (ax_symmetric p (add z (mul (-1) p))) as E0. pose proof (ax_additive z (mul (-1) p) (add z (mul (-1) p))) as E1. pose proof (ax_additive z (mul (-1) p) p) as E2. pose proof (ax_homogeneous (-1) p (add z (mul (-1) p))) as E3. pose proof (ax_symmetric z (add z (mul (-1) p))) as E4. pose proof (ax_homogeneous (-1) p p) as E5. pose proof (ax_symmetric z p) as E6. pose proof (ax_additive z (mul (-1) p) z) as E7. pose proof (ax_homogeneous (-1) p z) as E8. pose proof (t1 ((- (dot p (add z (mul (-1) p)))) / (dot (add z (mul (-1) p)) (add z (mul (-1) p))))) as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E3 in H0. rewrite ?E4 in H0. rewrite ?E5 in H0. rewrite ?E6 in H0. rewrite ?E7 in H0. rewrite ?E8 in H0. rewrite ?E0 in H0. rewrite ?E2 in H0. rewrite ?E5 in H0. rewrite ?E6 in H0. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. rewrite ?E0. rewrite ?E2. rewrite ?E5. rewrite ?E6. exact (s2 (dot p z) (dot p p) (dot z z) H0). Qed.
Lemma t4 : ((dot p z) >= (dot p p)).
Proof. pose proof (ax_symmetric p (add z (mul (-1) p))) as E0. pose proof (ax_additive z (mul (-1) p) (add z (mul (-1) p))) as E1. pose proof (ax_additive z (mul (-1) p) p) as E2. pose proof (ax_homogeneous (-1) p (add z (mul (-1) p))) as E3. pose proof (ax_symmetric z (add z (mul (-1) p))) as E4. pose proof (ax_homogeneous (-1) p p) as E5. pose proof (ax_symmetric z p) as E6. pose proof (ax_additive z (mul (-1) p) z) as E7. pose proof (ax_homogeneous (-1) p z) as E8. pose proof t2 as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E3 in H0. rewrite ?E4 in H0. rewrite ?E5 in H0. rewrite ?E6 in H0. rewrite ?E7 in H0. rewrite ?E8 in H0. rewrite ?E0 in H0. rewrite ?E2 in H0. rewrite ?E5 in H0. rewrite ?E6 in H0. pose proof t3 as H1. rewrite ?E0 in H1. rewrite ?E1 in H1. rewrite ?E2 in H1. rewrite ?E3 in H1. rewrite ?E4 in H1. rewrite ?E5 in H1. rewrite ?E6 in H1. rewrite ?E7 in H1. rewrite ?E8 in H1. rewrite ?E0 in H1. rewrite ?E2 in H1. rewrite ?E5 in H1. rewrite ?E6 in H1. exact (s3 (dot z z) (dot p z) (dot p p) H0 H1). Qed.
Lemma t5 : (((dot z z) = (dot p p)) -> ((dot (add p (mul (-1) z)) (add p (mul (-1) z))) = (0))).
Proof. pose proof (ax_additive p (mul (-1) z) (add p (mul (-1) z))) as E0. pose proof (ax_homogeneous (-1) z (add p (mul (-1) z))) as E1. pose proof (ax_symmetric p (add p (mul (-1) z))) as E2. pose proof (ax_symmetric z (add p (mul (-1) z))) as E3. pose proof (ax_additive p (mul (-1) z) p) as E4. pose proof (ax_additive p (mul (-1) z) z) as E5. pose proof (ax_homogeneous (-1) z p) as E6. pose proof (ax_homogeneous (-1) z z) as E7. pose proof (ax_symmetric z p) as E8. pose proof (ax_additive z (mul (-1) p) (add z (mul (-1) p))) as E9. pose proof (ax_homogeneous (-1) p (add z (mul (-1) p))) as E10. pose proof (ax_symmetric z (add z (mul (-1) p))) as E11. pose proof (ax_symmetric p (add z (mul (-1) p))) as E12. pose proof (ax_additive z (mul (-1) p) z) as E13. pose proof (ax_additive z (mul (-1) p) p) as E14. pose proof (ax_homogeneous (-1) p z) as E15. pose proof (ax_homogeneous (-1) p p) as E16. pose proof t4 as H0. pose proof (ax_positive (add z (mul (-1) p))) as H1. rewrite ?E9 in H1. rewrite ?E10 in H1. rewrite ?E11 in H1. rewrite ?E12 in H1. rewrite ?E13 in H1. rewrite ?E14 in H1. rewrite ?E15 in H1. rewrite ?E8 in H1. rewrite ?E16 in H1. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. exact (s4 (dot p z) (dot p p) (dot z z) H0 H1). Qed.
Lemma t6 : (((dot z z) = (dot p p)) -> (p = z)).
Proof. pose proof t5 as H0. pose proof (ax_definite p z) as H1. exact (s5 (dot z z) (dot p p) (dot (add p (mul (-1) z)) (add p (mul (-1) z))) (p = z) H0 H1). Qed.

Theorem nearest_point_0 : ((dot p z) >= (dot p p)).
Proof. exact t4. Qed.
Theorem nearest_point_1 : (((dot z z) = (dot p p)) -> (p = z)).
Proof. exact t6. Qed.
End nearest_point.
Print Assumptions nearest_point_0.
Print Assumptions nearest_point_1.
