(* label: conv-lambda2 *)
(* given: C > 0,\quad \lambda_{2} > 0 *)
(* given: a = \lambda_{2},\quad c = \frac{1}{n} *)
(* part all: a > 0,\quad c > 0,\quad \lambda_{2}\,\left\lVert w\right\rVert^2 + \frac{\sum_{i} \max\left(0, 1 - y_{i}\,\left(\left\langle w, x_{i}\right\rangle + b\right)\right)}{n} = a\,\left\lVert w\right\rVert^2 + c\,\sum_{i} \max\left(0, 1 - y_{i}\,\left(\left\langle w, x_{i}\right\rangle + b\right)\right) *)
(* part all: \frac{c}{2\,a} = C \;\Leftrightarrow\; \lambda_{2} = \frac{1}{2\,n\,C} *)
Require Import Replay.
Section conv_lambda2.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable x : Z -> V.
Variable y : Z -> R.
Variable n : Z.
Variable lambda2 : R.
Variable C : R.
Variable c : R.
Variable a : R.
Variable b : R.
Variable w : V.
Definition sum (p_0 : V) (p_1 : R) : Z -> R := rec (0) (fun k_ v_ => (v_ + (if Rle_dec ((1) - ((y k_) * ((dot p_0 (x k_)) + p_1))) (0) then (0) else ((1) - ((y k_) * ((dot p_0 (x k_)) + p_1)))))).
Lemma sum_0 : (forall (p_0 : V) (p_1 : R), ((sum p_0 p_1 (0)%Z) = (0))). Proof. reflexivity. Qed.
Lemma sum_next : (forall (p_0 : V) (p_1 : R) (k_2 : Z), ((k_2 >= (0)%Z)%Z -> ((sum p_0 p_1 (k_2 + (1)%Z)%Z) = ((sum p_0 p_1 k_2) + (if Rle_dec ((1) - ((y k_2) * ((dot p_0 (x k_2)) + p_1))) (0) then (0) else ((1) - ((y k_2) * ((dot p_0 (x k_2)) + p_1)))))))). Proof. intros; unfold sum; rewrite rec_next by assumption; reflexivity. Qed.

Lemma s0 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k0 >= (1)%Z)%Z.
Proof. (* 90f824a73c: 0 1 *) by_logic. Qed.
Lemma s1 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s2 (x0 : R) (x1 : R) (x2 : R) (k3 : Z) (x4 : R) (x5 : R) (x6 : R) :
  ((x0 = x1) /\ (x2 = ((1) / (IZR k3)))) ->
  ((x4 > (0)) /\ (x1 > (0))) ->
  ((IZR k3) >= (1)) ->
  ((x0 > (0)) /\ (x2 > (0)) /\ (((x1 * x5) + (x6 / (IZR k3))) = ((x0 * x5) + (x2 * x6)))).
Proof. (* 71b94329c3: 0 1 2 *) by_inverses. Qed.
Lemma s3 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s4 (x0 : R) (x1 : R) (x2 : R) (k3 : Z) (x4 : R) :
  ((x0 = x1) /\ (x2 = ((1) / (IZR k3)))) ->
  ((x4 > (0)) /\ (x1 > (0))) ->
  ((IZR k3) >= (1)) ->
  (((x2 / ((2) * x0)) = x4) <-> (x1 = ((1) / (((2) * (IZR k3)) * x4)))).
Proof. (* 4b7980a919: 0 1 2 *) by_field. Qed.

Hypothesis given0 : ((a = lambda2) /\ (c = ((1) / (IZR n)))).
Hypothesis given1 : ((C > (0)) /\ (lambda2 > (0))).
Hypothesis given2 : (n >= (0)%Z)%Z.
Hypothesis given3 : (n >= (1)%Z)%Z.

Lemma t0 : (n >= (1)%Z)%Z.
Proof. pose proof given2 as H0. pose proof given3 as H1. exact (s0 n H0 H1). Qed.
Lemma t1 : ((IZR n) >= (1)).
Proof. pose proof t0 as H0. exact (s1 n H0). Qed.
Lemma t2 : ((a > (0)) /\ (c > (0)) /\ (((lambda2 * (dot w w)) + ((sum w b n) / (IZR n))) = ((a * (dot w w)) + (c * (sum w b n))))).
Proof. pose proof given0 as H0. pose proof given1 as H1. pose proof t1 as H2. exact (s2 a lambda2 c n C (dot w w) (sum w b n) H0 H1 H2). Qed.
Lemma t3 : ((IZR n) >= (1)).
Proof. pose proof t0 as H0. exact (s3 n H0). Qed.
Lemma t4 : (((c / ((2) * a)) = C) <-> (lambda2 = ((1) / (((2) * (IZR n)) * C)))).
Proof. pose proof given0 as H0. pose proof given1 as H1. pose proof t3 as H2. exact (s4 a lambda2 c n C H0 H1 H2). Qed.

Theorem conv_lambda2_0 : ((a > (0)) /\ (c > (0)) /\ (((lambda2 * (dot w w)) + ((sum w b n) / (IZR n))) = ((a * (dot w w)) + (c * (sum w b n))))).
Proof. exact t2. Qed.
Theorem conv_lambda2_1 : (((c / ((2) * a)) = C) <-> (lambda2 = ((1) / (((2) * (IZR n)) * C)))).
Proof. exact t4. Qed.
End conv_lambda2.
Print Assumptions conv_lambda2_0.
Print Assumptions conv_lambda2_1.
