(* label: normal-orthogonal *)
(* given: \left\langle w, x\right\rangle + b = 0 *)
(* given: \left\langle w, x'\right\rangle + b = 0 *)
(* part all: \left\langle w, x - x'\right\rangle = 0 *)
Require Import Replay.
Section normal_orthogonal.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable b : R.
Variable x_prime : V.
Variable w : V.
Variable x : V.
Hypothesis ax_symmetric : (forall (u_0 : V) (v_1 : V), ((dot u_0 v_1) = (dot v_1 u_0))).
Hypothesis ax_additive : (forall (u_0 : V) (v_1 : V) (z_2 : V), ((dot (add u_0 v_1) z_2) = ((dot u_0 z_2) + (dot v_1 z_2)))).
Hypothesis ax_homogeneous : (forall (c_0 : R) (u_1 : V) (z_2 : V), ((dot (mul c_0 u_1) z_2) = (c_0 * (dot u_1 z_2)))).

Lemma s0 (x0 : R) (x1 : R) (x2 : R) :
  ((x0 + x1) = (0)) ->
  ((x2 + x1) = (0)) ->
  ((x0 + ((-1) * x2)) = (0)).
Proof. (* 675d30e1a3: 0 1 *) by_lra. Qed.

Hypothesis given0 : (((dot w x) + b) = (0)).
Hypothesis given1 : (((dot w x_prime) + b) = (0)).

Lemma t0 : ((dot w (add x (mul (-1) x_prime))) = (0)).
Proof. pose proof (ax_symmetric w (add x (mul (-1) x_prime))) as E0. pose proof (ax_additive x (mul (-1) x_prime) w) as E1. pose proof (ax_homogeneous (-1) x_prime w) as E2. pose proof (ax_symmetric x w) as E3. pose proof (ax_symmetric x_prime w) as E4. pose proof given0 as H0. pose proof given1 as H1. rewrite ?E0. rewrite ?E1. rewrite ?E2. rewrite ?E3. rewrite ?E4. exact (s0 (dot w x) b (dot w x_prime) H0 H1). Qed.

Theorem normal_orthogonal_0 : ((dot w (add x (mul (-1) x_prime))) = (0)).
Proof. exact t0. Qed.
End normal_orthogonal.
Print Assumptions normal_orthogonal_0.
