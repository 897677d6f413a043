(* label: conv-gamma0 *)
(* given: C > 0,\quad \gamma > 0 *)
(* given: a_{1} = \frac{1}{2},\quad c_{1} = \gamma *)
(* given: a_{2} = \frac{1}{2\,\gamma},\quad c_{2} = 1 *)
(* part 1: a_{1} > 0,\quad c_{1} > 0,\quad \frac{\left\lVert w\right\rVert^2}{2} + \gamma\,\sum_{i} \max\left(0, 1 - y_{i}\,\left(\left\langle w, x_{i}\right\rangle + b\right)\right) = a_{1}\,\left\lVert w\right\rVert^2 + c_{1}\,\sum_{i} \max\left(0, 1 - y_{i}\,\left(\left\langle w, x_{i}\right\rangle + b\right)\right) *)
(* part 1: \frac{c_{1}}{2\,a_{1}} = C \;\Leftrightarrow\; \gamma = C *)
(* part 2: a_{2} > 0,\quad c_{2} > 0,\quad \sum_{i} \max\left(0, 1 - y_{i}\,\left(\left\langle w, x_{i}\right\rangle + b\right)\right) + \frac{\left\lVert w\right\rVert^2}{2\,\gamma} = a_{2}\,\left\lVert w\right\rVert^2 + c_{2}\,\sum_{i} \max\left(0, 1 - y_{i}\,\left(\left\langle w, x_{i}\right\rangle + b\right)\right) *)
(* part 2: \frac{c_{2}}{2\,a_{2}} = C \;\Leftrightarrow\; \gamma = C *)
Require Import Replay.
Section conv_gamma0.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable x : Z -> V.
Variable y : Z -> R.
Variable gamma : R.
Variable C : R.
Variable c2 : R.
Variable a2 : R.
Variable c1 : R.
Variable a1 : R.
Variable n : Z.
Variable b : R.
Variable w : V.
Definition sum (p_0 : V) (p_1 : R) : Z -> R := rec (0) (fun k_ v_ => (v_ + (if Rle_dec ((1) - ((y k_) * ((dot p_0 (x k_)) + p_1))) (0) then (0) else ((1) - ((y k_) * ((dot p_0 (x k_)) + p_1)))))).
Lemma sum_0 : (forall (p_0 : V) (p_1 : R), ((sum p_0 p_1 (0)%Z) = (0))). Proof. reflexivity. Qed.
Lemma sum_next : (forall (p_0 : V) (p_1 : R) (k_2 : Z), ((k_2 >= (0)%Z)%Z -> ((sum p_0 p_1 (k_2 + (1)%Z)%Z) = ((sum p_0 p_1 k_2) + (if Rle_dec ((1) - ((y k_2) * ((dot p_0 (x k_2)) + p_1))) (0) then (0) else ((1) - ((y k_2) * ((dot p_0 (x k_2)) + p_1)))))))). Proof. intros; unfold sum; rewrite rec_next by assumption; reflexivity. Qed.

Lemma s0 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((x0 = ((1) / (2))) /\ (x1 = x2)) ->
  ((x3 > (0)) /\ (x2 > (0))) ->
  ((x0 > (0)) /\ (x1 > (0)) /\ (((x4 / (2)) + (x2 * x5)) = ((x0 * x4) + (x1 * x5)))).
Proof. (* 2d75f7e182: 0 1 *) by_ring. Qed.
Lemma s1 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  ((x0 = ((1) / (2))) /\ (x1 = x2)) ->
  ((x3 > (0)) /\ (x2 > (0))) ->
  (((x1 / ((2) * x0)) = x3) <-> (x2 = x3)).
Proof. (* 023cc282fc: 0 1 *) by_ring. Qed.
Lemma s2 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((x0 = ((1) / ((2) * x1))) /\ (x2 = (1))) ->
  ((x3 > (0)) /\ (x1 > (0))) ->
  ((x0 > (0)) /\ (x2 > (0)) /\ ((x4 + (x5 / ((2) * x1))) = ((x0 * x5) + (x2 * x4)))).
Proof. (* c717e1d08c: 0 1 *) by_inverses. Qed.
Lemma s3 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  ((x0 = ((1) / ((2) * x1))) /\ (x2 = (1))) ->
  ((x3 > (0)) /\ (x1 > (0))) ->
  (((x2 / ((2) * x0)) = x3) <-> (x1 = x3)).
Proof. (* cffa414083: 0 1 *) by_field. Qed.

Hypothesis given0 : ((a1 = ((1) / (2))) /\ (c1 = gamma)).
Hypothesis given1 : ((C > (0)) /\ (gamma > (0))).
Hypothesis given2 : ((a2 = ((1) / ((2) * gamma))) /\ (c2 = (1))).

Lemma t0 : ((a1 > (0)) /\ (c1 > (0)) /\ ((((dot w w) / (2)) + (gamma * (sum w b n))) = ((a1 * (dot w w)) + (c1 * (sum w b n))))).
Proof. pose proof given0 as H0. pose proof given1 as H1. exact (s0 a1 c1 gamma C (dot w w) (sum w b n) H0 H1). Qed.
Lemma t1 : (((c1 / ((2) * a1)) = C) <-> (gamma = C)).
Proof. pose proof given0 as H0. pose proof given1 as H1. exact (s1 a1 c1 gamma C H0 H1). Qed.
Lemma t2 : ((a2 > (0)) /\ (c2 > (0)) /\ (((sum w b n) + ((dot w w) / ((2) * gamma))) = ((a2 * (dot w w)) + (c2 * (sum w b n))))).
Proof. pose proof given2 as H0. pose proof given1 as H1. exact (s2 a2 gamma c2 C (sum w b n) (dot w w) H0 H1). Qed.
Lemma t3 : (((c2 / ((2) * a2)) = C) <-> (gamma = C)).
Proof. pose proof given2 as H0. pose proof given1 as H1. exact (s3 a2 gamma c2 C H0 H1). Qed.

Theorem conv_gamma0_0 : ((a1 > (0)) /\ (c1 > (0)) /\ ((((dot w w) / (2)) + (gamma * (sum w b n))) = ((a1 * (dot w w)) + (c1 * (sum w b n))))).
Proof. exact t0. Qed.
Theorem conv_gamma0_1 : (((c1 / ((2) * a1)) = C) <-> (gamma = C)).
Proof. exact t1. Qed.
Theorem conv_gamma0_2 : ((a2 > (0)) /\ (c2 > (0)) /\ (((sum w b n) + ((dot w w) / ((2) * gamma))) = ((a2 * (dot w w)) + (c2 * (sum w b n))))).
Proof. exact t2. Qed.
Theorem conv_gamma0_3 : (((c2 / ((2) * a2)) = C) <-> (gamma = C)).
Proof. exact t3. Qed.
End conv_gamma0.
Print Assumptions conv_gamma0_0.
Print Assumptions conv_gamma0_1.
Print Assumptions conv_gamma0_2.
Print Assumptions conv_gamma0_3.
