(* label: hard-qp-convex *)
(* given: y_{i} = 1 \;\text{or}\; y_{i} = -1 \quad\text{for all } i *)
(* given: y_{i}\,\left(\left\langle u, x_{i}\right\rangle + a\right) \ge 1,\quad y_{i}\,\left(\left\langle v, x_{i}\right\rangle + c\right) \ge 1 \quad\text{for all } i *)
(* given: t \ge 0,\quad t \le 1 *)
(* part 1: y_{i}\,\left(\left\langle t\,u + \left(1 - t\right)\,v, x_{i}\right\rangle + t\,a + \left(1 - t\right)\,c\right) \ge 1 \quad\text{for all } i *)
(* part 2: t\,\left\lVert u\right\rVert^2 + \left(1 - t\right)\,\left\lVert v\right\rVert^2 - \left\lVert t\,u + \left(1 - t\right)\,v\right\rVert^2 = t\,\left(1 - t\right)\,\left\lVert u - v\right\rVert^2 *)
(* part 2: \frac{\left\lVert t\,u + \left(1 - t\right)\,v\right\rVert^2}{2} \le t\,\frac{\left\lVert u\right\rVert^2}{2} + \left(1 - t\right)\,\frac{\left\lVert v\right\rVert^2}{2} *)
(* part 2: t > 0,\quad t < 1,\quad \left\lVert u - v\right\rVert^2 > 0 \;\Rightarrow\; \frac{\left\lVert t\,u + \left(1 - t\right)\,v\right\rVert^2}{2} < t\,\frac{\left\lVert u\right\rVert^2}{2} + \left(1 - t\right)\,\frac{\left\lVert v\right\rVert^2}{2} *)
Require Import Replay.
Section hard_qp_convex.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable t : R.
Variable c : R.
Variable x : Z -> V.
Variable v : V.
Variable y : Z -> R.
Variable a : R.
Variable u : V.
Variable n : Z.
Hypothesis ax_additive : (forall (u_0 : V) (v_1 : V) (z_2 : V), ((dot (add u_0 v_1) z_2) = ((dot u_0 z_2) + (dot v_1 z_2)))).
Hypothesis ax_homogeneous : (forall (c_0 : R) (u_1 : V) (z_2 : V), ((dot (mul c_0 u_1) z_2) = (c_0 * (dot u_1 z_2)))).
Hypothesis ax_symmetric : (forall (u_0 : V) (v_1 : V), ((dot u_0 v_1) = (dot v_1 u_0))).
Hypothesis ax_positive : (forall (u_0 : V), ((dot u_0 u_0) >= (0))).

Lemma s0 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 5d5d15e563: 0 1 2 *) by_logic. Qed.
Lemma s1 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((x0 = (1)) \/ (x0 = (-1))) ->
  (((x0 * (x1 + x2)) >= (1)) /\ ((x0 * (x3 + x4)) >= (1))) ->
  (((x0 * (x1 + x2)) >= (1)) /\ ((x0 * (x3 + x4)) >= (1))) ->
  ((x5 >= (0)) /\ (x5 <= (1))) ->
  ((x0 * (((x5 * x1) + (((1) - x5) * x3)) + ((x5 * x2) + (((1) - x5) * x4)))) >= (1)).
Proof. (* ee2e73f787: 0 1 2 3 *) by_isolation. Qed.
Lemma s2 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  ((x0 >= (0)) /\ (x0 <= (1))) ->
  ((((x0 * x1) + (((1) - x0) * x2)) - ((x0 * ((x0 * x1) + (((1) - x0) * x3))) + (((1) - x0) * ((x0 * x3) + (((1) - x0) * x2))))) = ((x0 * ((1) - x0)) * ((x1 + ((-1) * x3)) + ((-1) * (x3 + ((-1) * x2)))))).
Proof. (* a405c41304: 0 *) by_lra. Qed.
Lemma s3 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  ((x0 >= (0)) /\ (x0 <= (1))) ->
  (((x1 + ((-1) * x2)) + ((-1) * (x2 + ((-1) * x3)))) >= (0)) ->
  (((x0 * ((1) - x0)) * ((x1 + ((-1) * x2)) + ((-1) * (x2 + ((-1) * x3))))) >= (0)).
Proof. (* 82a7cdf664: 0 1 *) by_signs. Qed.
Lemma s4 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  ((((x0 * x1) + (((1) - x0) * x2)) - ((x0 * ((x0 * x1) + (((1) - x0) * x3))) + (((1) - x0) * ((x0 * x3) + (((1) - x0) * x2))))) = ((x0 * ((1) - x0)) * ((x1 + ((-1) * x3)) + ((-1) * (x3 + ((-1) * x2)))))) ->
  (((x0 * ((1) - x0)) * ((x1 + ((-1) * x3)) + ((-1) * (x3 + ((-1) * x2))))) >= (0)) ->
  ((((x0 * ((x0 * x1) + (((1) - x0) * x3))) + (((1) - x0) * ((x0 * x3) + (((1) - x0) * x2)))) / (2)) <= ((x0 * (x1 / (2))) + (((1) - x0) * (x2 / (2))))).
Proof. (* b42e93d8f0: 0 1 *) by_lra. Qed.
Lemma s5 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  (((x0 > (0)) /\ (x0 < (1)) /\ (((x1 + ((-1) * x2)) + ((-1) * (x2 + ((-1) * x3)))) > (0))) -> (((x0 * ((1) - x0)) * ((x1 + ((-1) * x2)) + ((-1) * (x2 + ((-1) * x3))))) > (0))).
Proof. (* 8c8ebd2a65:  *) by_signs. Qed.
Lemma s6 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  ((((x0 * x1) + (((1) - x0) * x2)) - ((x0 * ((x0 * x1) + (((1) - x0) * x3))) + (((1) - x0) * ((x0 * x3) + (((1) - x0) * x2))))) = ((x0 * ((1) - x0)) * ((x1 + ((-1) * x3)) + ((-1) * (x3 + ((-1) * x2)))))) ->
  (((x0 > (0)) /\ (x0 < (1)) /\ (((x1 + ((-1) * x3)) + ((-1) * (x3 + ((-1) * x2)))) > (0))) -> (((x0 * ((1) - x0)) * ((x1 + ((-1) * x3)) + ((-1) * (x3 + ((-1) * x2))))) > (0))) ->
  (((x0 > (0)) /\ (x0 < (1)) /\ (((x1 + ((-1) * x3)) + ((-1) * (x3 + ((-1) * x2)))) > (0))) -> ((((x0 * ((x0 * x1) + (((1) - x0) * x3))) + (((1) - x0) * ((x0 * x3) + (((1) - x0) * x2)))) / (2)) < ((x0 * (x1 / (2))) + (((1) - x0) * (x2 / (2)))))).
Proof. (* b77e2661ae: 0 1 *) by_lra. Qed.

Hypothesis given0 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((y i_0) = (1)) \/ ((y i_0) = (-1))))).
Hypothesis given1 : (n >= (0)%Z)%Z.
Hypothesis given2 : (n >= (1)%Z)%Z.
Hypothesis given3 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((((y i_0) * ((dot u (x i_0)) + a)) >= (1)) /\ (((y i_0) * ((dot v (x i_0)) + c)) >= (1))))).
Hypothesis given4 : ((t >= (0)) /\ (t <= (1))).

Lemma t0 (i : Z) (h0 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : ((i >= (0)%Z)%Z /\ (i < n)%Z).
Proof. pose proof given1 as H0. pose proof given2 as H1. pose proof h0 as H2. exact (s0 n i H0 H1 H2). Qed.
Lemma t1 (i : Z) (h0 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : (((y i) * ((dot (add (mul t u) (mul ((1) - t) v)) (x i)) + ((t * a) + (((1) - t) * c)))) >= (1)).
Proof. pose proof (ax_additive (mul t u) (mul ((1) - t) v) (x i)) as E0. pose proof (ax_homogeneous ((1) - t) v (x i)) as E1. pose proof (ax_homogeneous t u (x i)) as E2. pose proof ((given0 i) (t0 i h0)) as H0. pose proof ((given3 i) (t0 i h0)) as H1. pose proof ((given3 i) (t0 i h0)) as H2. pose proof given4 as H3. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s1 (y i) (dot u (x i)) a (dot v (x i)) c t H0 H1 H2 H3). Qed.
Lemma t2 (i : Z) : (((i >= (0)%Z)%Z /\ (i < n)%Z) -> (((y i) * ((dot (add (mul t u) (mul ((1) - t) v)) (x i)) + ((t * a) + (((1) - t) * c)))) >= (1))).
Proof. intro h0. exact (t1 i h0). Qed.
Lemma t3 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((y i_0) * ((dot (add (mul t u) (mul ((1) - t) v)) (x i_0)) + ((t * a) + (((1) - t) * c)))) >= (1)))).
Proof. intros i. exact (t2 i). Qed.
Lemma t4 : ((((t * (dot u u)) + (((1) - t) * (dot v v))) - (dot (add (mul t u) (mul ((1) - t) v)) (add (mul t u) (mul ((1) - t) v)))) = ((t * ((1) - t)) * (dot (add u (mul (-1) v)) (add u (mul (-1) v))))).
Proof. pose proof (ax_additive u (mul (-1) v) (add u (mul (-1) v))) as E0. pose proof (ax_additive (mul t u) (mul ((1) - t) v) (add (mul t u) (mul ((1) - t) v))) as E1. pose proof (ax_homogeneous (-1) v (add u (mul (-1) v))) as E2. pose proof (ax_symmetric u (add u (mul (-1) v))) as E3. pose proof (ax_homogeneous ((1) - t) v (add (mul t u) (mul ((1) - t) v))) as E4. pose proof (ax_homogeneous t u (add (mul t u) (mul ((1) - t) v))) as E5. pose proof (ax_symmetric v (add u (mul (-1) v))) as E6. pose proof (ax_additive u (mul (-1) v) u) as E7. pose proof (ax_symmetric v (add (mul t u) (mul ((1) - t) v))) as E8. pose proof (ax_symmetric u (add (mul t u) (mul ((1) - t) v))) as E9. pose proof (ax_additive u (mul (-1) v) v) as E10. pose proof (ax_homogeneous (-1) v u) as E11. pose proof (ax_additive (mul t u) (mul ((1) - t) v) v) as E12. pose proof (ax_additive (mul t u) (mul ((1) - t) v) u) as E13. pose proof (ax_homogeneous (-1) v v) as E14. pose proof (ax_symmetric v u) as E15. pose proof (ax_homogeneous ((1) - t) v v) as E16. pose proof (ax_homogeneous t u v) as E17. pose proof (ax_homogeneous ((1) - t) v u) as E18. pose proof (ax_homogeneous t u u) as E19. pose proof given4 as H0. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. rewrite ?E9. rewrite ?E10. rewrite ?E11. rewrite ?E12. rewrite ?E13. rewrite ?E14. rewrite ?E15. rewrite ?E16. rewrite ?E17. rewrite ?E18. rewrite ?E19. rewrite ?E15. exact (s2 t (dot u u) (dot v v) (dot u v) H0). Qed.
Lemma t5 : (((t * ((1) - t)) * (dot (add u (mul (-1) v)) (add u (mul (-1) v)))) >= (0)).
Proof. pose proof (ax_additive u (mul (-1) v) (add u (mul (-1) v))) as E0. pose proof (ax_homogeneous (-1) v (add u (mul (-1) v))) as E1. pose proof (ax_symmetric u (add u (mul (-1) v))) as E2. pose proof (ax_symmetric v (add u (mul (-1) v))) as E3. pose proof (ax_additive u (mul (-1) v) u) as E4. pose proof (ax_additive u (mul (-1) v) v) as E5. pose proof (ax_homogeneous (-1) v u) as E6. pose proof (ax_homogeneous (-1) v v) as E7. pose proof (ax_symmetric v u) as E8. pose proof given4 as H0. pose proof (ax_positive (add u (mul (-1) v))) as H1. rewrite ?E0 in H1. rewrite ?E1 in H1. rewrite ?E2 in H1. rewrite ?E3 in H1. rewrite ?E4 in H1. rewrite ?E5 in H1. rewrite ?E6 in H1. rewrite ?E7 in H1. rewrite ?E8 in H1. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. exact (s3 t (dot u u) (dot u v) (dot v v) H0 H1). Qed.
Lemma t6 : (((dot (add (mul t u) (mul ((1) - t) v)) (add (mul t u) (mul ((1) - t) v))) / (2)) <= ((t * ((dot u u) / (2))) + (((1) - t) * ((dot v v) / (2))))).
Proof. pose proof (ax_additive (mul t u) (mul ((1) - t) v) (add (mul t u) (mul ((1) - t) v))) as E0. pose proof (ax_homogeneous ((1) - t) v (add (mul t u) (mul ((1) - t) v))) as E1. pose proof (ax_homogeneous t u (add (mul t u) (mul ((1) - t) v))) as E2. pose proof (ax_symmetric v (add (mul t u) (mul ((1) - t) v))) as E3. pose proof (ax_symmetric u (add (mul t u) (mul ((1) - t) v))) as E4. pose proof (ax_additive (mul t u) (mul ((1) - t) v) v) as E5. pose proof (ax_additive (mul t u) (mul ((1) - t) v) u) as E6. pose proof (ax_homogeneous ((1) - t) v v) as E7. pose proof (ax_homogeneous t u v) as E8. pose proof (ax_homogeneous ((1) - t) v u) as E9. pose proof (ax_homogeneous t u u) as E10. pose proof (ax_symmetric v u) as E11. pose proof (ax_additive u (mul (-1) v) (add u (mul (-1) v))) as E12. pose proof (ax_homogeneous (-1) v (add u (mul (-1) v))) as E13. pose proof (ax_symmetric u (add u (mul (-1) v))) as E14. pose proof (ax_symmetric v (add u (mul (-1) v))) as E15. pose proof (ax_additive u (mul (-1) v) u) as E16. pose proof (ax_additive u (mul (-1) v) v) as E17. pose proof (ax_homogeneous (-1) v u) as E18. pose proof (ax_homogeneous (-1) v v) as E19. pose proof t4 as H0. rewrite ?E0 in H0. rewrite ?E12 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E13 in H0. rewrite ?E14 in H0. rewrite ?E3 in H0. rewrite ?E4 in H0. rewrite ?E15 in H0. rewrite ?E16 in H0. rewrite ?E5 in H0. rewrite ?E6 in H0. rewrite ?E17 in H0. rewrite ?E18 in H0. rewrite ?E7 in H0. rewrite ?E8 in H0. rewrite ?E9 in H0. rewrite ?E10 in H0. rewrite ?E19 in H0. rewrite ?E11 in H0. pose proof t5 as H1. rewrite ?E12 in H1. rewrite ?E13 in H1. rewrite ?E14 in H1. rewrite ?E15 in H1. rewrite ?E16 in H1. rewrite ?E17 in H1. rewrite ?E18 in H1. rewrite ?E19 in H1. rewrite ?E11 in H1. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. rewrite ?E9. rewrite ?E10. rewrite ?E11. exact (s4 t (dot u u) (dot v v) (dot u v) H0 H1). Qed.
Lemma t7 : (((t > (0)) /\ (t < (1)) /\ ((dot (add u (mul (-1) v)) (add u (mul (-1) v))) > (0))) -> (((t * ((1) - t)) * (dot (add u (mul (-1) v)) (add u (mul (-1) v)))) > (0))).
Proof. pose proof (ax_additive u (mul (-1) v) (add u (mul (-1) v))) as E0. pose proof (ax_homogeneous (-1) v (add u (mul (-1) v))) as E1. pose proof (ax_symmetric u (add u (mul (-1) v))) as E2. pose proof (ax_symmetric v (add u (mul (-1) v))) as E3. pose proof (ax_additive u (mul (-1) v) u) as E4. pose proof (ax_additive u (mul (-1) v) v) as E5. pose proof (ax_homogeneous (-1) v u) as E6. pose proof (ax_homogeneous (-1) v v) as E7. pose proof (ax_symmetric v u) as E8. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. exact (s5 t (dot u u) (dot u v) (dot v v)). Qed.
Lemma t8 : (((t > (0)) /\ (t < (1)) /\ ((dot (add u (mul (-1) v)) (add u (mul (-1) v))) > (0))) -> (((dot (add (mul t u) (mul ((1) - t) v)) (add (mul t u) (mul ((1) - t) v))) / (2)) < ((t * ((dot u u) / (2))) + (((1) - t) * ((dot v v) / (2)))))).
Proof. pose proof (ax_additive (mul t u) (mul ((1) - t) v) (add (mul t u) (mul ((1) - t) v))) as E0. pose proof (ax_additive u (mul (-1) v) (add u (mul (-1) v))) as E1. pose proof (ax_homogeneous ((1) - t) v (add (mul t u) (mul ((1) - t) v))) as E2. pose proof (ax_homogeneous t u (add (mul t u) (mul ((1) - t) v))) as E3. pose proof (ax_homogeneous (-1) v (add u (mul (-1) v))) as E4. pose proof (ax_symmetric u (add u (mul (-1) v))) as E5. pose proof (ax_symmetric v (add (mul t u) (mul ((1) - t) v))) as E6. pose proof (ax_symmetric u (add (mul t u) (mul ((1) - t) v))) as E7. pose proof (ax_symmetric v (add u (mul (-1) v))) as E8. pose proof (ax_additive u (mul (-1) v) u) as E9. pose proof (ax_additive (mul t u) (mul ((1) - t) v) v) as E10. pose proof (ax_additive (mul t u) (mul ((1) - t) v) u) as E11. pose proof (ax_additive u (mul (-1) v) v) as E12. pose proof (ax_homogeneous (-1) v u) as E13. pose proof (ax_homogeneous ((1) - t) v v) as E14. pose proof (ax_homogeneous t u v) as E15. pose proof (ax_homogeneous ((1) - t) v u) as E16. pose proof (ax_homogeneous t u u) as E17. pose proof (ax_homogeneous (-1) v v) as E18. pose proof (ax_symmetric v u) as E19. pose proof t4 as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E3 in H0. rewrite ?E4 in H0. rewrite ?E5 in H0. rewrite ?E6 in H0. rewrite ?E7 in H0. rewrite ?E8 in H0. rewrite ?E9 in H0. rewrite ?E10 in H0. rewrite ?E11 in H0. rewrite ?E12 in H0. rewrite ?E13 in H0. rewrite ?E14 in H0. rewrite ?E15 in H0. rewrite ?E16 in H0. rewrite ?E17 in H0. rewrite ?E18 in H0. rewrite ?E19 in H0. pose proof t7 as H1. rewrite ?E1 in H1. rewrite ?E4 in H1. rewrite ?E5 in H1. rewrite ?E8 in H1. rewrite ?E9 in H1. rewrite ?E12 in H1. rewrite ?E13 in H1. rewrite ?E18 in H1. rewrite ?E19 in H1. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. rewrite ?E9. rewrite ?E10. rewrite ?E11. rewrite ?E12. rewrite ?E13. rewrite ?E14. rewrite ?E15. rewrite ?E16. rewrite ?E17. rewrite ?E18. rewrite ?E19. exact (s6 t (dot u u) (dot v v) (dot u v) H0 H1). Qed.

Theorem hard_qp_convex_0 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((y i_0) * ((dot (add (mul t u) (mul ((1) - t) v)) (x i_0)) + ((t * a) + (((1) - t) * c)))) >= (1)))).
Proof. exact t3. Qed.
Theorem hard_qp_convex_1 : ((((t * (dot u u)) + (((1) - t) * (dot v v))) - (dot (add (mul t u) (mul ((1) - t) v)) (add (mul t u) (mul ((1) - t) v)))) = ((t * ((1) - t)) * (dot (add u (mul (-1) v)) (add u (mul (-1) v))))).
Proof. exact t4. Qed.
Theorem hard_qp_convex_2 : (((dot (add (mul t u) (mul ((1) - t) v)) (add (mul t u) (mul ((1) - t) v))) / (2)) <= ((t * ((dot u u) / (2))) + (((1) - t) * ((dot v v) / (2))))).
Proof. exact t6. Qed.
Theorem hard_qp_convex_3 : (((t > (0)) /\ (t < (1)) /\ ((dot (add u (mul (-1) v)) (add u (mul (-1) v))) > (0))) -> (((dot (add (mul t u) (mul ((1) - t) v)) (add (mul t u) (mul ((1) - t) v))) / (2)) < ((t * ((dot u u) / (2))) + (((1) - t) * ((dot v v) / (2)))))).
Proof. exact t8. Qed.
End hard_qp_convex.
Print Assumptions hard_qp_convex_0.
Print Assumptions hard_qp_convex_1.
Print Assumptions hard_qp_convex_2.
Print Assumptions hard_qp_convex_3.
