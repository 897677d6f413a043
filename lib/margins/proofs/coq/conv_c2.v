(* label: conv-c2 *)
(* given: C > 0,\quad C_{2} > 0 *)
(* given: a = 1,\quad c = C_{2} *)
(* part all: a > 0,\quad c > 0,\quad \left\lVert w\right\rVert^2 + C_{2}\,\sum_{i} \max\left(0, 1 - y_{i}\,\left(\left\langle w, x_{i}\right\rangle + b\right)\right) = a\,\left\lVert w\right\rVert^2 + c\,\sum_{i} \max\left(0, 1 - y_{i}\,\left(\left\langle w, x_{i}\right\rangle + b\right)\right) *)
(* part all: \frac{c}{2\,a} = C \;\Leftrightarrow\; C_{2} = 2\,C *)
Require Import Replay.
Section conv_c2.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable x : Z -> V.
Variable y : Z -> R.
Variable C2 : R.
Variable C : R.
Variable c : R.
Variable a : R.
Variable n : Z.
Variable b : R.
Variable w : V.
Definition sum (p_0 : V) (p_1 : R) : Z -> R := rec (0) (fun k_ v_ => (v_ + (if Rle_dec ((1) - ((y k_) * ((dot p_0 (x k_)) + p_1))) (0) then (0) else ((1) - ((y k_) * ((dot p_0 (x k_)) + p_1)))))).
Lemma sum_0 : (forall (p_0 : V) (p_1 : R), ((sum p_0 p_1 (0)%Z) = (0))). Proof. reflexivity. Qed.
Lemma sum_next : (forall (p_0 : V) (p_1 : R) (k_2 : Z), ((k_2 >= (0)%Z)%Z -> ((sum p_0 p_1 (k_2 + (1)%Z)%Z) = ((sum p_0 p_1 k_2) + (if Rle_dec ((1) - ((y k_2) * ((dot p_0 (x k_2)) + p_1))) (0) then (0) else ((1) - ((y k_2) * ((dot p_0 (x k_2)) + p_1)))))))). Proof. intros; unfold sum; rewrite rec_next by assumption; reflexivity. Qed.

Lemma s0 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((x0 = (1)) /\ (x1 = x2)) ->
  ((x3 > (0)) /\ (x2 > (0))) ->
  ((x0 > (0)) /\ (x1 > (0)) /\ ((x4 + (x2 * x5)) = ((x0 * x4) + (x1 * x5)))).
Proof. (* 187dbcd0f7: 0 1 *) by_ring. Qed.
Lemma s1 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  ((x0 = (1)) /\ (x1 = x2)) ->
  ((x3 > (0)) /\ (x2 > (0))) ->
  (((x1 / ((2) * x0)) = x3) <-> (x2 = ((2) * x3))).
Proof. (* 6b9747cf96: 0 1 *) by_ring. Qed.

Hypothesis given0 : ((a = (1)) /\ (c = C2)).
Hypothesis given1 : ((C > (0)) /\ (C2 > (0))).

Lemma t0 : ((a > (0)) /\ (c > (0)) /\ (((dot w w) + (C2 * (sum w b n))) = ((a * (dot w w)) + (c * (sum w b n))))).
Proof. pose proof given0 as H0. pose proof given1 as H1. exact (s0 a c C2 C (dot w w) (sum w b n) H0 H1). Qed.
Lemma t1 : (((c / ((2) * a)) = C) <-> (C2 = ((2) * C))).
Proof. pose proof given0 as H0. pose proof given1 as H1. exact (s1 a c C2 C H0 H1). Qed.

Theorem conv_c2_0 : ((a > (0)) /\ (c > (0)) /\ (((dot w w) + (C2 * (sum w b n))) = ((a * (dot w w)) + (c * (sum w b n))))).
Proof. exact t0. Qed.
Theorem conv_c2_1 : (((c / ((2) * a)) = C) <-> (C2 = ((2) * C))).
Proof. exact t1. Qed.
End conv_c2.
Print Assumptions conv_c2_0.
Print Assumptions conv_c2_1.
