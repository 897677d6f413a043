(* label: cosine-formula *)
(* given: \left\lVert u\right\rVert > 0 *)
(* given: \left\lVert v\right\rVert > 0 *)
(* given: r = \frac{1}{\left\lVert v\right\rVert}\,v - \frac{c}{\left\lVert u\right\rVert}\,u *)
(* given: \left\langle u, r\right\rangle = 0 *)
(* part 1: \left\langle u, \frac{1}{\left\lVert v\right\rVert}\,v - \frac{\left\langle u, v\right\rangle}{\left(\left\lVert u\right\rVert\right)^2\,\left\lVert v\right\rVert}\,u\right\rangle = 0 *)
(* part 1: \left\langle u, v\right\rangle = \left\lVert u\right\rVert\,\left\lVert v\right\rVert\,c *)
(* part 1: c^2 + \left\lVert r\right\rVert^2 = 1 *)
(* part 1: c \ge -1,\quad c \le 1 *)
(* part 1: \left|c\right| = 1 \;\Rightarrow\; v = \frac{c\,\left\lVert v\right\rVert}{\left\lVert u\right\rVert}\,u *)
(* part 2: \left\langle u, v - \frac{\left\langle u, v\right\rangle}{\left\lVert u\right\rVert^2}\,u\right\rangle = 0 *)
(* part 2: \left\lVert \frac{\left\langle u, v\right\rangle}{\left\lVert u\right\rVert^2}\,u\right\rVert = \frac{\left|\left\langle u, v\right\rangle\right|}{\left\lVert u\right\rVert} *)
(* part 2: \left\lVert \frac{\left\langle u, v\right\rangle}{\left\lVert u\right\rVert^2}\,u\right\rVert = \left\lVert v\right\rVert\,\left|c\right| *)
Require Import Replay.
Section cosine_formula.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable u : V.
Variable c : R.
Variable v : V.
Variable r : V.
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
Lemma s2 (x0 : R) :
  (x0 >= (0)) ->
  (x0 >= (0)).
Proof. (* d214bd60e0: 0 *) by_logic. Qed.
Lemma s3 (x0 : R) (x1 : R) :
  ((x0 >= (0)) -> ((x1 >= (0)) /\ ((x1 * x1) = x0))) ->
  (x0 >= (0)) ->
  ((x1 >= (0)) /\ ((x1 * x1) = x0)).
Proof. (* 0ad597f007: 0 1 *) by_logic. Qed.
Lemma s4 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  ((x0 >= (0)) /\ ((x0 * x0) = x1)) ->
  ((x2 >= (0)) /\ ((x2 * x2) = x3)) ->
  (x0 > (0)) ->
  (x2 > (0)) ->
  (((((1) / x2) * x4) + ((-1) * ((x4 / ((x0 * x0) * x2)) * x1))) = (0)).
Proof. (* ba869d7f19: 0 1 2 3 *) by_field. Qed.
Lemma s5 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  ((x0 >= (0)) /\ ((x0 * x0) = x1)) ->
  (x0 > (0)) ->
  (x2 > (0)) ->
  (((((1) / x2) * x3) + ((-1) * ((x4 / x0) * x1))) = (0)) ->
  (x3 = ((x0 * x2) * x4)).
Proof. (* 894f24f794: 0 2 3 5 *) by_equations. Qed.
Lemma s6 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((x0 >= (0)) /\ ((x0 * x0) = x1)) ->
  ((x2 >= (0)) /\ ((x2 * x2) = x3)) ->
  (x0 > (0)) ->
  (x2 > (0)) ->
  (((((1) / x2) * x4) + ((-1) * ((x5 / x0) * x1))) = (0)) ->
  (((x5 * x5) + ((((1) / x2) * ((((1) / x2) * x3) + ((-1) * ((x5 / x0) * x4)))) + ((-1) * ((x5 / x0) * ((((1) / x2) * x4) + ((-1) * ((x5 / x0) * x1))))))) = (1)).
Proof. (* 97a8aa9446: 0 1 2 3 5 *) by_equations. Qed.
Lemma s7 (x0 : R) (x1 : R) :
  (((x0 * x0) + x1) = (1)) ->
  (x1 >= (0)) ->
  ((x0 >= (-1)) /\ (x0 <= (1))).
Proof. (* 8899acf70a: 0 1 *) by_isolation. Qed.
Lemma s8 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (x0 > (0)) ->
  (x1 > (0)) ->
  (((x2 * x2) + ((((1) / x1) * ((((1) / x1) * x3) + ((-1) * ((x2 / x0) * x4)))) + ((-1) * ((x2 / x0) * ((((1) / x1) * x4) + ((-1) * ((x2 / x0) * x5))))))) = (1)) ->
  (((if Rge_dec x2 (- x2) then x2 else (- x2)) = (1)) -> (((x3 + ((-1) * (((x2 * x1) / x0) * x4))) + ((-1) * (((x2 * x1) / x0) * (x4 + ((-1) * (((x2 * x1) / x0) * x5)))))) = (0))).
Proof. (* 2d5c319990: 2 3 5 *) by_equations. Qed.
Lemma s9 (x0 : R) (x1 : R) (P2 : Prop) :
  (((if Rge_dec x0 (- x0) then x0 else (- x0)) = (1)) -> (x1 = (0))) ->
  ((x1 = (0)) -> P2) ->
  (((if Rge_dec x0 (- x0) then x0 else (- x0)) = (1)) -> P2).
Proof. (* d053086355: 0 1 *) by_logic. Qed.
Lemma s10 (x0 : R) (x1 : R) (x2 : R) :
  ((x0 >= (0)) /\ ((x0 * x0) = x1)) ->
  (x0 > (0)) ->
  (x2 > (0)) ->
  ((x1 = (x0 * x0)) /\ (x0 > (0))).
Proof. (* 65239a03bf: 0 2 3 *) by_logic. Qed.
Lemma s11 (x0 : R) (x1 : R) (x2 : R) :
  ((x0 = (x1 * x1)) /\ (x1 > (0))) ->
  ((x2 + ((-1) * ((x2 / x0) * x0))) = (0)).
Proof. (* 0411bf220e: 0 *) by_field. Qed.
Lemma s12 (x0 : R) (x1 : R) :
  (((x0 / x1) * ((x0 / x1) * x1)) >= (0)) ->
  (((x0 / x1) * ((x0 / x1) * x1)) >= (0)).
Proof. (* b5cb3a2419: 0 *) by_logic. Qed.
Lemma s13 (x0 : R) (x1 : R) :
  ((x0 >= (0)) -> ((x1 >= (0)) /\ ((x1 * x1) = x0))) ->
  (x0 >= (0)) ->
  ((x1 >= (0)) /\ ((x1 * x1) = x0)).
Proof. (* 0ad597f007: 0 1 *) by_logic. Qed.
Lemma s15 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  (x0 > (0)) ->
  (x1 > (0)) ->
  ((x2 >= (0)) /\ ((x2 * x2) = ((x3 / x4) * ((x3 / x4) * x4)))) ->
  ((x4 = (x0 * x0)) /\ (x0 > (0))) ->
  (((x2 * x2) * (x0 * x0)) = (x3 * x3)).
Proof. (* 855cabf0f9: 2 3 5 6 *) by_equations. Qed.
Lemma s17 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  (x0 > (0)) ->
  (x1 > (0)) ->
  ((x2 >= (0)) /\ ((x2 * x2) = ((x3 / x4) * ((x3 / x4) * x4)))) ->
  ((x2 >= (0)) /\ (x0 > (0)) /\ (x1 > (0))).
Proof. (* 31623744c9: 2 3 5 *) by_logic. Qed.
Lemma s19 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  (((x0 * x0) * (x1 * x1)) = (x2 * x2)) ->
  ((x0 >= (0)) /\ (x1 > (0)) /\ (x3 > (0))) ->
  ((x0 * x1) = (if Rge_dec x2 (- x2) then x2 else (- x2))).
Proof. (* 64de496c94: 0 1 *) by_equal_squares. Qed.
Lemma s21 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  ((x0 * x1) = (if Rge_dec x2 (- x2) then x2 else (- x2))) ->
  ((x0 >= (0)) /\ (x1 > (0)) /\ (x3 > (0))) ->
  (x0 = ((if Rge_dec x2 (- x2) then x2 else (- x2)) / x1)).
Proof. (* e8d7de0c80: 0 1 *) by_equations. Qed.
Lemma s23 (x0 : R) (x1 : R) (x2 : R) :
  ((x0 >= (0)) /\ (x1 > (0)) /\ (x2 > (0))) ->
  ((x1 * x2) > (0)).
Proof. (* 2a0298e17f: 0 *) by_isolation. Qed.
Lemma s24 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  (x0 = ((x1 * x2) * x3)) ->
  ((x1 * x2) > (0)) ->
  ((x3 >= (0)) -> (x0 >= (0))).
Proof. (* 2ba6ba4dbf: 0 1 *) by_isolation. Qed.
Lemma s25 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  (x0 = ((x1 * x2) * x3)) ->
  ((x1 * x2) > (0)) ->
  ((x3 <= (0)) -> (x0 <= (0))).
Proof. (* 33914acc9d: 0 1 *) by_isolation. Qed.
Lemma s26 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  (x0 = ((x1 * x2) * x3)) ->
  ((x3 >= (0)) -> (x0 >= (0))) ->
  ((x3 <= (0)) -> (x0 <= (0))) ->
  ((if Rge_dec x0 (- x0) then x0 else (- x0)) = (x1 * (x2 * (if Rge_dec x3 (- x3) then x3 else (- x3))))).
Proof. (* 9c71901578: 0 1 2 *) by_ifs. Qed.
Lemma s28 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  ((x0 * x1) = (if Rge_dec x2 (- x2) then x2 else (- x2))) ->
  ((if Rge_dec x2 (- x2) then x2 else (- x2)) = (x1 * (x3 * (if Rge_dec x4 (- x4) then x4 else (- x4))))) ->
  ((x0 >= (0)) /\ (x1 > (0)) /\ (x3 > (0))) ->
  (x0 = (x3 * (if Rge_dec x4 (- x4) then x4 else (- x4)))).
Proof. (* 08470b7c85: 0 1 2 *) by_isolation. Qed.

Hypothesis given0 : ((sqrt (dot u u)) > (0)).
Hypothesis given1 : ((sqrt (dot v v)) > (0)).
Hypothesis given2 : ((dot u r) = (0)).
Hypothesis given3 : (r = (add (mul ((1) / (sqrt (dot v v))) v) (mul (-1) (mul (c / (sqrt (dot u u))) u)))).

Lemma t0 : ((dot u u) >= (0)).
Proof. pose proof (ax_positive u) as H0. exact (s0 (dot u u) H0). Qed.
Lemma t1 : (((sqrt (dot u u)) >= (0)) /\ (((sqrt (dot u u)) * (sqrt (dot u u))) = (dot u u))).
Proof. pose proof (ax_square_root (dot u u)) as H0. pose proof t0 as H1. exact (s1 (dot u u) (sqrt (dot u u)) H0 H1). Qed.
Lemma t2 : ((dot v v) >= (0)).
Proof. pose proof (ax_positive v) as H0. exact (s2 (dot v v) H0). Qed.
Lemma t3 : (((sqrt (dot v v)) >= (0)) /\ (((sqrt (dot v v)) * (sqrt (dot v v))) = (dot v v))).
Proof. pose proof (ax_square_root (dot v v)) as H0. pose proof t2 as H1. exact (s3 (dot v v) (sqrt (dot v v)) H0 H1). Qed.
Lemma t4 : ((dot u (add (mul ((1) / (sqrt (dot v v))) v) (mul (-1) (mul ((dot u v) / (((sqrt (dot u u)) * (sqrt (dot u u))) * (sqrt (dot v v)))) u)))) = (0)).
Proof. pose proof (ax_symmetric u (add (mul ((1) / (sqrt (dot v v))) v) (mul (-1) (mul ((dot u v) / (((sqrt (dot u u)) * (sqrt (dot u u))) * (sqrt (dot v v)))) u)))) as E0. pose proof (ax_additive (mul ((1) / (sqrt (dot v v))) v) (mul (-1) (mul ((dot u v) / (((sqrt (dot u u)) * (sqrt (dot u u))) * (sqrt (dot v v)))) u)) u) as E1. pose proof (ax_homogeneous (-1) (mul ((dot u v) / (((sqrt (dot u u)) * (sqrt (dot u u))) * (sqrt (dot v v)))) u) u) as E2. pose proof (ax_homogeneous ((1) / (sqrt (dot v v))) v u) as E3. pose proof (ax_homogeneous ((dot u v) / (((sqrt (dot u u)) * (sqrt (dot u u))) * (sqrt (dot v v)))) u u) as E4. pose proof (ax_symmetric v u) as E5. pose proof t1 as H0. pose proof t3 as H1. pose proof given0 as H2. pose proof given1 as H3. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. exact (s4 (sqrt (dot u u)) (dot u u) (sqrt (dot v v)) (dot v v) (dot u v) H0 H1 H2 H3). Qed.
Lemma t5 : ((dot u v) = (((sqrt (dot u u)) * (sqrt (dot v v))) * c)).
Proof. pose proof given3 as E0. pose proof (ax_symmetric u (add (mul ((1) / (sqrt (dot v v))) v) (mul (-1) (mul (c / (sqrt (dot u u))) u)))) as E1. pose proof (ax_additive (mul ((1) / (sqrt (dot v v))) v) (mul (-1) (mul (c / (sqrt (dot u u))) u)) u) as E2. pose proof (ax_homogeneous (-1) (mul (c / (sqrt (dot u u))) u) u) as E3. pose proof (ax_homogeneous ((1) / (sqrt (dot v v))) v u) as E4. pose proof (ax_homogeneous (c / (sqrt (dot u u))) u u) as E5. pose proof (ax_symmetric v u) as E6. pose proof t1 as H0. pose proof given0 as H2. pose proof given1 as H3. pose proof given2 as H5. rewrite ?E0 in H5. rewrite ?E1 in H5. rewrite ?E2 in H5. rewrite ?E3 in H5. rewrite ?E4 in H5. rewrite ?E5 in H5. rewrite ?E6 in H5. exact (s5 (sqrt (dot u u)) (dot u u) (sqrt (dot v v)) (dot u v) c H0 H2 H3 H5). Qed.
Lemma t6 : (((c * c) + (dot r r)) = (1)).
Proof. pose proof given3 as E0. pose proof (ax_additive (mul ((1) / (sqrt (dot v v))) v) (mul (-1) (mul (c / (sqrt (dot u u))) u)) (add (mul ((1) / (sqrt (dot v v))) v) (mul (-1) (mul (c / (sqrt (dot u u))) u)))) as E1. pose proof (ax_homogeneous (-1) (mul (c / (sqrt (dot u u))) u) (add (mul ((1) / (sqrt (dot v v))) v) (mul (-1) (mul (c / (sqrt (dot u u))) u)))) as E2. pose proof (ax_homogeneous ((1) / (sqrt (dot v v))) v (add (mul ((1) / (sqrt (dot v v))) v) (mul (-1) (mul (c / (sqrt (dot u u))) u)))) as E3. pose proof (ax_homogeneous (c / (sqrt (dot u u))) u (add (mul ((1) / (sqrt (dot v v))) v) (mul (-1) (mul (c / (sqrt (dot u u))) u)))) as E4. pose proof (ax_symmetric v (add (mul ((1) / (sqrt (dot v v))) v) (mul (-1) (mul (c / (sqrt (dot u u))) u)))) as E5. pose proof (ax_additive (mul ((1) / (sqrt (dot v v))) v) (mul (-1) (mul (c / (sqrt (dot u u))) u)) v) as E6. pose proof (ax_homogeneous (-1) (mul (c / (sqrt (dot u u))) u) v) as E7. pose proof (ax_homogeneous ((1) / (sqrt (dot v v))) v v) as E8. pose proof (ax_homogeneous (c / (sqrt (dot u u))) u v) as E9. pose proof (ax_symmetric u (add (mul ((1) / (sqrt (dot v v))) v) (mul (-1) (mul (c / (sqrt (dot u u))) u)))) as E10. pose proof (ax_additive (mul ((1) / (sqrt (dot v v))) v) (mul (-1) (mul (c / (sqrt (dot u u))) u)) u) as E11. pose proof (ax_homogeneous (-1) (mul (c / (sqrt (dot u u))) u) u) as E12. pose proof (ax_homogeneous ((1) / (sqrt (dot v v))) v u) as E13. pose proof (ax_homogeneous (c / (sqrt (dot u u))) u u) as E14. pose proof (ax_symmetric v u) as E15. pose proof t1 as H0. pose proof t3 as H1. pose proof given0 as H2. pose proof given1 as H3. pose proof given2 as H5. rewrite ?E0 in H5. rewrite ?E10 in H5. rewrite ?E11 in H5. rewrite ?E12 in H5. rewrite ?E13 in H5. rewrite ?E14 in H5. rewrite ?E15 in H5. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. rewrite ?E9. rewrite ?E10. rewrite ?E11. rewrite ?E12. rewrite ?E13. rewrite ?E14. rewrite ?E15. exact (s6 (sqrt (dot u u)) (dot u u) (sqrt (dot v v)) (dot v v) (dot u v) c H0 H1 H2 H3 H5). Qed.
Lemma t7 : ((c >= (-1)) /\ (c <= (1))).
Proof. pose proof t6 as H0. pose proof (ax_positive r) as H1. exact (s7 c (dot r r) H0 H1). Qed.
Lemma t8 : (((if Rge_dec c (- c) then c else (- c)) = (1)) -> ((dot (add v (mul (-1) (mul ((c * (sqrt (dot v v))) / (sqrt (dot u u))) u))) (add v (mul (-1) (mul ((c * (sqrt (dot v v))) / (sqrt (dot u u))) u)))) = (0))).
Proof. pose proof (ax_additive v (mul (-1) (mul ((c * (sqrt (dot v v))) / (sqrt (dot u u))) u)) (add v (mul (-1) (mul ((c * (sqrt (dot v v))) / (sqrt (dot u u))) u)))) as E0. pose proof (ax_homogeneous (-1) (mul ((c * (sqrt (dot v v))) / (sqrt (dot u u))) u) (add v (mul (-1) (mul ((c * (sqrt (dot v v))) / (sqrt (dot u u))) u)))) as E1. pose proof (ax_symmetric v (add v (mul (-1) (mul ((c * (sqrt (dot v v))) / (sqrt (dot u u))) u)))) as E2. pose proof (ax_homogeneous ((c * (sqrt (dot v v))) / (sqrt (dot u u))) u (add v (mul (-1) (mul ((c * (sqrt (dot v v))) / (sqrt (dot u u))) u)))) as E3. pose proof (ax_additive v (mul (-1) (mul ((c * (sqrt (dot v v))) / (sqrt (dot u u))) u)) v) as E4. pose proof (ax_symmetric u (add v (mul (-1) (mul ((c * (sqrt (dot v v))) / (sqrt (dot u u))) u)))) as E5. pose proof (ax_homogeneous (-1) (mul ((c * (sqrt (dot v v))) / (sqrt (dot u u))) u) v) as E6. pose proof (ax_additive v (mul (-1) (mul ((c * (sqrt (dot v v))) / (sqrt (dot u u))) u)) u) as E7. pose proof (ax_homogeneous ((c * (sqrt (dot v v))) / (sqrt (dot u u))) u v) as E8. pose proof (ax_homogeneous (-1) (mul ((c * (sqrt (dot v v))) / (sqrt (dot u u))) u) u) as E9. pose proof (ax_homogeneous ((c * (sqrt (dot v v))) / (sqrt (dot u u))) u u) as E10. pose proof (ax_symmetric v u) as E11. pose proof given3 as E12. pose proof (ax_symmetric u (add (mul ((1) / (sqrt (dot v v))) v) (mul (-1) (mul (c / (sqrt (dot u u))) u)))) as E13. pose proof (ax_additive (mul ((1) / (sqrt (dot v v))) v) (mul (-1) (mul (c / (sqrt (dot u u))) u)) u) as E14. pose proof (ax_homogeneous (-1) (mul (c / (sqrt (dot u u))) u) u) as E15. pose proof (ax_homogeneous ((1) / (sqrt (dot v v))) v u) as E16. pose proof (ax_homogeneous (c / (sqrt (dot u u))) u u) as E17. pose proof (ax_additive (mul ((1) / (sqrt (dot v v))) v) (mul (-1) (mul (c / (sqrt (dot u u))) u)) (add (mul ((1) / (sqrt (dot v v))) v) (mul (-1) (mul (c / (sqrt (dot u u))) u)))) as E18. pose proof (ax_homogeneous (-1) (mul (c / (sqrt (dot u u))) u) (add (mul ((1) / (sqrt (dot v v))) v) (mul (-1) (mul (c / (sqrt (dot u u))) u)))) as E19. pose proof (ax_homogeneous ((1) / (sqrt (dot v v))) v (add (mul ((1) / (sqrt (dot v v))) v) (mul (-1) (mul (c / (sqrt (dot u u))) u)))) as E20. pose proof (ax_homogeneous (c / (sqrt (dot u u))) u (add (mul ((1) / (sqrt (dot v v))) v) (mul (-1) (mul (c / (sqrt (dot u u))) u)))) as E21. pose proof (ax_symmetric v (add (mul ((1) / (sqrt (dot v v))) v) (mul (-1) (mul (c / (sqrt (dot u u))) u)))) as E22. pose proof (ax_additive (mul ((1) / (sqrt (dot v v))) v) (mul (-1) (mul (c / (sqrt (dot u u))) u)) v) as E23. pose proof (ax_homogeneous (-1) (mul (c / (sqrt (dot u u))) u) v) as E24. pose proof (ax_homogeneous ((1) / (sqrt (dot v v))) v v) as E25. pose proof (ax_homogeneous (c / (sqrt (dot u u))) u v) as E26. pose proof given0 as H2. pose proof given1 as H3. pose proof t6 as H5. rewrite ?E12 in H5. rewrite ?E18 in H5. rewrite ?E19 in H5. rewrite ?E20 in H5. rewrite ?E21 in H5. rewrite ?E22 in H5. rewrite ?E23 in H5. rewrite ?E24 in H5. rewrite ?E25 in H5. rewrite ?E26 in H5. rewrite ?E13 in H5. rewrite ?E14 in H5. rewrite ?E15 in H5. rewrite ?E16 in H5. rewrite ?E17 in H5. rewrite ?E11 in H5. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. rewrite ?E5. rewrite ?E6. rewrite ?E7. rewrite ?E8. rewrite ?E9. rewrite ?E10. rewrite ?E11. exact (s8 (sqrt (dot u u)) (sqrt (dot v v)) c (dot v v) (dot u v) (dot u u) H2 H3 H5). Qed.
Lemma t9 : (((if Rge_dec c (- c) then c else (- c)) = (1)) -> (v = (mul ((c * (sqrt (dot v v))) / (sqrt (dot u u))) u))).
Proof. pose proof t8 as H0. pose proof (ax_definite v (mul ((c * (sqrt (dot v v))) / (sqrt (dot u u))) u)) as H1. exact (s9 c (dot (add v (mul (-1) (mul ((c * (sqrt (dot v v))) / (sqrt (dot u u))) u))) (add v (mul (-1) (mul ((c * (sqrt (dot v v))) / (sqrt (dot u u))) u)))) (v = (mul ((c * (sqrt (dot v v))) / (sqrt (dot u u))) u)) H0 H1). Qed.
Lemma t10 : (((dot u u) = ((sqrt (dot u u)) * (sqrt (dot u u)))) /\ ((sqrt (dot u u)) > (0))).
Proof. pose proof t1 as H0. pose proof given0 as H2. pose proof given1 as H3. exact (s10 (sqrt (dot u u)) (dot u u) (sqrt (dot v v)) H0 H2 H3). Qed.
Lemma t11 : ((dot u (add v (mul (-1) (mul ((dot u v) / (dot u u)) u)))) = (0)).
Proof. pose proof (ax_symmetric u (add v (mul (-1) (mul ((dot u v) / (dot u u)) u)))) as E0. pose proof (ax_additive v (mul (-1) (mul ((dot u v) / (dot u u)) u)) u) as E1. pose proof (ax_homogeneous (-1) (mul ((dot u v) / (dot u u)) u) u) as E2. pose proof (ax_symmetric v u) as E3. pose proof (ax_homogeneous ((dot u v) / (dot u u)) u u) as E4. pose proof t10 as H0. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. exact (s11 (dot u u) (sqrt (dot u u)) (dot u v) H0). Qed.
Lemma t12 : ((dot (mul ((dot u v) / (dot u u)) u) (mul ((dot u v) / (dot u u)) u)) >= (0)).
Proof. pose proof (ax_homogeneous ((dot u v) / (dot u u)) u (mul ((dot u v) / (dot u u)) u)) as E0. pose proof (ax_symmetric u (mul ((dot u v) / (dot u u)) u)) as E1. pose proof (ax_homogeneous ((dot u v) / (dot u u)) u u) as E2. pose proof (ax_positive (mul ((dot u v) / (dot u u)) u)) as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s12 (dot u v) (dot u u) H0). Qed.
Lemma t13 : (((sqrt (dot (mul ((dot u v) / (dot u u)) u) (mul ((dot u v) / (dot u u)) u))) >= (0)) /\ (((sqrt (dot (mul ((dot u v) / (dot u u)) u) (mul ((dot u v) / (dot u u)) u))) * (sqrt (dot (mul ((dot u v) / (dot u u)) u) (mul ((dot u v) / (dot u u)) u)))) = (dot (mul ((dot u v) / (dot u u)) u) (mul ((dot u v) / (dot u u)) u)))).
Proof. pose proof (ax_square_root (dot (mul ((dot u v) / (dot u u)) u) (mul ((dot u v) / (dot u u)) u))) as H0. pose proof t12 as H1. exact (s13 (dot (mul ((dot u v) / (dot u u)) u) (mul ((dot u v) / (dot u u)) u)) (sqrt (dot (mul ((dot u v) / (dot u u)) u) (mul ((dot u v) / (dot u u)) u))) H0 H1). Qed.
Lemma t14 : ((sqrt (((dot u v) / (dot u u)) * (((dot u v) / (dot u u)) * (dot u u)))) = (sqrt ((dot u u) * ((dot u v) / (dot u u)) * ((dot u v) / (dot u u))))).
Proof. same. Qed.
Lemma t15 : ((((sqrt (dot (mul ((dot u v) / (dot u u)) u) (mul ((dot u v) / (dot u u)) u))) * (sqrt (dot (mul ((dot u v) / (dot u u)) u) (mul ((dot u v) / (dot u u)) u)))) * ((sqrt (dot u u)) * (sqrt (dot u u)))) = ((dot u v) * (dot u v))).
Proof. pose proof (ax_homogeneous ((dot u v) / (dot u u)) u (mul ((dot u v) / (dot u u)) u)) as E0. pose proof (ax_symmetric u (mul ((dot u v) / (dot u u)) u)) as E1. pose proof (ax_homogeneous ((dot u v) / (dot u u)) u u) as E2. pose proof t14 as E3. pose proof given0 as H2. pose proof given1 as H3. pose proof t13 as H5. rewrite ?E0 in H5. rewrite ?E1 in H5. rewrite ?E2 in H5. rewrite ?E3 in H5. pose proof t10 as H6. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. exact (s15 (sqrt (dot u u)) (sqrt (dot v v)) (sqrt ((dot u u) * ((dot u v) / (dot u u)) * ((dot u v) / (dot u u)))) (dot u v) (dot u u) H2 H3 H5 H6). Qed.
Lemma t16 : ((sqrt (((dot u v) / (dot u u)) * (((dot u v) / (dot u u)) * (dot u u)))) = (sqrt ((dot u u) * ((dot u v) / (dot u u)) * ((dot u v) / (dot u u))))).
Proof. same. Qed.
Lemma t17 : (((sqrt (dot (mul ((dot u v) / (dot u u)) u) (mul ((dot u v) / (dot u u)) u))) >= (0)) /\ ((sqrt (dot u u)) > (0)) /\ ((sqrt (dot v v)) > (0))).
Proof. pose proof (ax_homogeneous ((dot u v) / (dot u u)) u (mul ((dot u v) / (dot u u)) u)) as E0. pose proof (ax_symmetric u (mul ((dot u v) / (dot u u)) u)) as E1. pose proof (ax_homogeneous ((dot u v) / (dot u u)) u u) as E2. pose proof t16 as E3. pose proof given0 as H2. pose proof given1 as H3. pose proof t13 as H5. rewrite ?E0 in H5. rewrite ?E1 in H5. rewrite ?E2 in H5. rewrite ?E3 in H5. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. exact (s17 (sqrt (dot u u)) (sqrt (dot v v)) (sqrt ((dot u u) * ((dot u v) / (dot u u)) * ((dot u v) / (dot u u)))) (dot u v) (dot u u) H2 H3 H5). Qed.
Lemma t18 : ((sqrt (((dot u v) / (dot u u)) * (((dot u v) / (dot u u)) * (dot u u)))) = (sqrt ((dot u u) * ((dot u v) / (dot u u)) * ((dot u v) / (dot u u))))).
Proof. same. Qed.
Lemma t19 : (((sqrt (dot (mul ((dot u v) / (dot u u)) u) (mul ((dot u v) / (dot u u)) u))) * (sqrt (dot u u))) = (if Rge_dec (dot u v) (- (dot u v)) then (dot u v) else (- (dot u v)))).
Proof. pose proof (ax_homogeneous ((dot u v) / (dot u u)) u (mul ((dot u v) / (dot u u)) u)) as E0. pose proof (ax_symmetric u (mul ((dot u v) / (dot u u)) u)) as E1. pose proof (ax_homogeneous ((dot u v) / (dot u u)) u u) as E2. pose proof t18 as E3. pose proof t15 as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E3 in H0. pose proof t17 as H1. rewrite ?E0 in H1. rewrite ?E1 in H1. rewrite ?E2 in H1. rewrite ?E3 in H1. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. exact (s19 (sqrt ((dot u u) * ((dot u v) / (dot u u)) * ((dot u v) / (dot u u)))) (sqrt (dot u u)) (dot u v) (sqrt (dot v v)) H0 H1). Qed.
Lemma t20 : ((sqrt (((dot u v) / (dot u u)) * (((dot u v) / (dot u u)) * (dot u u)))) = (sqrt ((dot u u) * ((dot u v) / (dot u u)) * ((dot u v) / (dot u u))))).
Proof. same. Qed.
Lemma t21 : ((sqrt (dot (mul ((dot u v) / (dot u u)) u) (mul ((dot u v) / (dot u u)) u))) = ((if Rge_dec (dot u v) (- (dot u v)) then (dot u v) else (- (dot u v))) / (sqrt (dot u u)))).
Proof. pose proof (ax_homogeneous ((dot u v) / (dot u u)) u (mul ((dot u v) / (dot u u)) u)) as E0. pose proof (ax_symmetric u (mul ((dot u v) / (dot u u)) u)) as E1. pose proof (ax_homogeneous ((dot u v) / (dot u u)) u u) as E2. pose proof t20 as E3. pose proof t19 as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E3 in H0. pose proof t17 as H1. rewrite ?E0 in H1. rewrite ?E1 in H1. rewrite ?E2 in H1. rewrite ?E3 in H1. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. exact (s21 (sqrt ((dot u u) * ((dot u v) / (dot u u)) * ((dot u v) / (dot u u)))) (sqrt (dot u u)) (dot u v) (sqrt (dot v v)) H0 H1). Qed.
Lemma t22 : ((sqrt (((dot u v) / (dot u u)) * (((dot u v) / (dot u u)) * (dot u u)))) = (sqrt ((dot u u) * ((dot u v) / (dot u u)) * ((dot u v) / (dot u u))))).
Proof. same. Qed.
Lemma t23 : (((sqrt (dot u u)) * (sqrt (dot v v))) > (0)).
Proof. pose proof (ax_homogeneous ((dot u v) / (dot u u)) u (mul ((dot u v) / (dot u u)) u)) as E0. pose proof (ax_symmetric u (mul ((dot u v) / (dot u u)) u)) as E1. pose proof (ax_homogeneous ((dot u v) / (dot u u)) u u) as E2. pose proof t22 as E3. pose proof t17 as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E3 in H0. exact (s23 (sqrt ((dot u u) * ((dot u v) / (dot u u)) * ((dot u v) / (dot u u)))) (sqrt (dot u u)) (sqrt (dot v v)) H0). Qed.
Lemma t24 : ((c >= (0)) -> ((dot u v) >= (0))).
Proof. pose proof t5 as H0. pose proof t23 as H1. exact (s24 (dot u v) (sqrt (dot u u)) (sqrt (dot v v)) c H0 H1). Qed.
Lemma t25 : ((c <= (0)) -> ((dot u v) <= (0))).
Proof. pose proof t5 as H0. pose proof t23 as H1. exact (s25 (dot u v) (sqrt (dot u u)) (sqrt (dot v v)) c H0 H1). Qed.
Lemma t26 : ((if Rge_dec (dot u v) (- (dot u v)) then (dot u v) else (- (dot u v))) = ((sqrt (dot u u)) * ((sqrt (dot v v)) * (if Rge_dec c (- c) then c else (- c))))).
Proof. pose proof t5 as H0. pose proof t24 as H1. pose proof t25 as H2. exact (s26 (dot u v) (sqrt (dot u u)) (sqrt (dot v v)) c H0 H1 H2). Qed.
Lemma t27 : ((sqrt (((dot u v) / (dot u u)) * (((dot u v) / (dot u u)) * (dot u u)))) = (sqrt ((dot u u) * ((dot u v) / (dot u u)) * ((dot u v) / (dot u u))))).
Proof. same. Qed.
Lemma t28 : ((sqrt (dot (mul ((dot u v) / (dot u u)) u) (mul ((dot u v) / (dot u u)) u))) = ((sqrt (dot v v)) * (if Rge_dec c (- c) then c else (- c)))).
Proof. pose proof (ax_homogeneous ((dot u v) / (dot u u)) u (mul ((dot u v) / (dot u u)) u)) as E0. pose proof (ax_symmetric u (mul ((dot u v) / (dot u u)) u)) as E1. pose proof (ax_homogeneous ((dot u v) / (dot u u)) u u) as E2. pose proof t27 as E3. pose proof t19 as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. rewrite ?E3 in H0. pose proof t26 as H1. pose proof t17 as H2. rewrite ?E0 in H2. rewrite ?E1 in H2. rewrite ?E2 in H2. rewrite ?E3 in H2. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. exact (s28 (sqrt ((dot u u) * ((dot u v) / (dot u u)) * ((dot u v) / (dot u u)))) (sqrt (dot u u)) (dot u v) (sqrt (dot v v)) c H0 H1 H2). Qed.

Theorem cosine_formula_0 : ((dot u (add (mul ((1) / (sqrt (dot v v))) v) (mul (-1) (mul ((dot u v) / (((sqrt (dot u u)) * (sqrt (dot u u))) * (sqrt (dot v v)))) u)))) = (0)).
Proof. exact t4. Qed.
Theorem cosine_formula_1 : ((dot u v) = (((sqrt (dot u u)) * (sqrt (dot v v))) * c)).
Proof. exact t5. Qed.
Theorem cosine_formula_2 : (((c * c) + (dot r r)) = (1)).
Proof. exact t6. Qed.
Theorem cosine_formula_3 : ((c >= (-1)) /\ (c <= (1))).
Proof. exact t7. Qed.
Theorem cosine_formula_4 : (((if Rge_dec c (- c) then c else (- c)) = (1)) -> (v = (mul ((c * (sqrt (dot v v))) / (sqrt (dot u u))) u))).
Proof. exact t9. Qed.
Theorem cosine_formula_5 : ((dot u (add v (mul (-1) (mul ((dot u v) / (dot u u)) u)))) = (0)).
Proof. exact t11. Qed.
Theorem cosine_formula_6 : ((sqrt (dot (mul ((dot u v) / (dot u u)) u) (mul ((dot u v) / (dot u u)) u))) = ((if Rge_dec (dot u v) (- (dot u v)) then (dot u v) else (- (dot u v))) / (sqrt (dot u u)))).
Proof. exact t21. Qed.
Theorem cosine_formula_7 : ((sqrt (dot (mul ((dot u v) / (dot u u)) u) (mul ((dot u v) / (dot u u)) u))) = ((sqrt (dot v v)) * (if Rge_dec c (- c) then c else (- c)))).
Proof. exact t28. Qed.
End cosine_formula.
Print Assumptions cosine_formula_0.
Print Assumptions cosine_formula_1.
Print Assumptions cosine_formula_2.
Print Assumptions cosine_formula_3.
Print Assumptions cosine_formula_4.
Print Assumptions cosine_formula_5.
Print Assumptions cosine_formula_6.
Print Assumptions cosine_formula_7.
