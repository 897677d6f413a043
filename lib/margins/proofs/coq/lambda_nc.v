(* label: lambda-nc *)
(* given: C_{2} > 0,\quad \lambda_{2} > 0 *)
(* part all: \left\lVert w\right\rVert^2 + C_{2}\,\sum_{i} \max\left(0, 1 - y_{i}\,\left(\left\langle w, x_{i}\right\rangle + b\right)\right) = 2\,\left(\frac{\left\lVert w\right\rVert^2}{2} + \frac{C_{2}}{2}\,\sum_{i} \max\left(0, 1 - y_{i}\,\left(\left\langle w, x_{i}\right\rangle + b\right)\right)\right) *)
(* part all: \frac{\sum_{i} \max\left(0, 1 - y_{i}\,\left(\left\langle w, x_{i}\right\rangle + b\right)\right)}{n} + \lambda_{2}\,\left\lVert w\right\rVert^2 = 2\,\lambda_{2}\,\left(\frac{\left\lVert w\right\rVert^2}{2} + \frac{1}{2\,n\,\lambda_{2}}\,\sum_{i} \max\left(0, 1 - y_{i}\,\left(\left\langle w, x_{i}\right\rangle + b\right)\right)\right) *)
(* part all: \frac{1}{2\,n\,\lambda_{2}} = \frac{C_{2}}{2} \;\Leftrightarrow\; \lambda_{2} = \frac{1}{n\,C_{2}} *)
(* part all: \lambda_{2} = \frac{1}{n\,C_{2}} \;\Rightarrow\; \frac{\sum_{i} \max\left(0, 1 - y_{i}\,\left(\left\langle w, x_{i}\right\rangle + b\right)\right)}{n} + \lambda_{2}\,\left\lVert w\right\rVert^2 = \frac{1}{n\,C_{2}}\,\left(\left\lVert w\right\rVert^2 + C_{2}\,\sum_{i} \max\left(0, 1 - y_{i}\,\left(\left\langle w, x_{i}\right\rangle + b\right)\right)\right) *)
Require Import Replay.
Section lambda_nc.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable x : Z -> V.
Variable y : Z -> R.
Variable n : Z.
Variable lambda2 : R.
Variable C2 : R.
Variable b : R.
Variable w : V.
Definition sum (p_0 : V) (p_1 : R) : Z -> R := rec (0) (fun k_ v_ => (v_ + (if Rle_dec ((1) - ((y k_) * ((dot p_0 (x k_)) + p_1))) (0) then (0) else ((1) - ((y k_) * ((dot p_0 (x k_)) + p_1)))))).
Lemma sum_0 : (forall (p_0 : V) (p_1 : R), ((sum p_0 p_1 (0)%Z) = (0))). Proof. reflexivity. Qed.
Lemma sum_next : (forall (p_0 : V) (p_1 : R) (k_2 : Z), ((k_2 >= (0)%Z)%Z -> ((sum p_0 p_1 (k_2 + (1)%Z)%Z) = ((sum p_0 p_1 k_2) + (if Rle_dec ((1) - ((y k_2) * ((dot p_0 (x k_2)) + p_1))) (0) then (0) else ((1) - ((y k_2) * ((dot p_0 (x k_2)) + p_1)))))))). Proof. intros; unfold sum; rewrite rec_next by assumption; reflexivity. Qed.

Lemma s0 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  ((x0 > (0)) /\ (x1 > (0))) ->
  ((x2 + (x0 * x3)) = ((2) * ((x2 / (2)) + ((x0 / (2)) * x3)))).
Proof. (* 0d3dac1d8d: 0 *) by_lra. Qed.
Lemma s1 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k0 >= (1)%Z)%Z.
Proof. (* 90f824a73c: 0 1 *) by_logic. Qed.
Lemma s2 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s3 (x0 : R) (x1 : R) (k2 : Z) (x3 : R) (x4 : R) :
  ((x0 > (0)) /\ (x1 > (0))) ->
  ((IZR k2) >= (1)) ->
  (((x3 / (IZR k2)) + (x1 * x4)) = (((2) * x1) * ((x4 / (2)) + (((1) / (((2) * (IZR k2)) * x1)) * x3)))).
Proof. (* 05dbe31518: 0 1 *) by_field. Qed.
Lemma s4 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s5 (x0 : R) (x1 : R) (k2 : Z) :
  ((x0 > (0)) /\ (x1 > (0))) ->
  ((IZR k2) >= (1)) ->
  ((((1) / (((2) * (IZR k2)) * x1)) = (x0 / (2))) <-> (x1 = ((1) / ((IZR k2) * x0)))).
Proof. (* f02c92cdb8: 0 1 *) by_halves. Qed.
Lemma s6 (k0 : Z) :
  (k0 >= (1)%Z)%Z ->
  ((IZR k0) >= (1)).
Proof. (* 3b47668a16: 0 *) by_lra. Qed.
Lemma s7 (x0 : R) (x1 : R) (x2 : R) (k3 : Z) (x4 : R) :
  ((x0 + (x1 * x2)) = ((2) * ((x0 / (2)) + ((x1 / (2)) * x2)))) ->
  (((x2 / (IZR k3)) + (x4 * x0)) = (((2) * x4) * ((x0 / (2)) + (((1) / (((2) * (IZR k3)) * x4)) * x2)))) ->
  ((x1 > (0)) /\ (x4 > (0))) ->
  ((IZR k3) >= (1)) ->
  ((x4 = ((1) / ((IZR k3) * x1))) -> (((x2 / (IZR k3)) + (x4 * x0)) = (((1) / ((IZR k3) * x1)) * (x0 + (x1 * x2))))).
Proof. (* a59af6cb26: 0 1 2 3 *) by_field. Qed.

Hypothesis given0 : ((C2 > (0)) /\ (lambda2 > (0))).
Hypothesis given1 : (n >= (0)%Z)%Z.
Hypothesis given2 : (n >= (1)%Z)%Z.

Lemma t0 : (((dot w w) + (C2 * (sum w b n))) = ((2) * (((dot w w) / (2)) + ((C2 / (2)) * (sum w b n))))).
Proof. pose proof given0 as H0. exact (s0 C2 lambda2 (dot w w) (sum w b n) H0). Qed.
Lemma t1 : (n >= (1)%Z)%Z.
Proof. pose proof given1 as H0. pose proof given2 as H1. exact (s1 n H0 H1). Qed.
Lemma t2 : ((IZR n) >= (1)).
Proof. pose proof t1 as H0. exact (s2 n H0). Qed.
Lemma t3 : ((((sum w b n) / (IZR n)) + (lambda2 * (dot w w))) = (((2) * lambda2) * (((dot w w) / (2)) + (((1) / (((2) * (IZR n)) * lambda2)) * (sum w b n))))).
Proof. pose proof given0 as H0. pose proof t2 as H1. exact (s3 C2 lambda2 n (sum w b n) (dot w w) H0 H1). Qed.
Lemma t4 : ((IZR n) >= (1)).
Proof. pose proof t1 as H0. exact (s4 n H0). Qed.
Lemma t5 : ((((1) / (((2) * (IZR n)) * lambda2)) = (C2 / (2))) <-> (lambda2 = ((1) / ((IZR n) * C2)))).
Proof. pose proof given0 as H0. pose proof t4 as H1. exact (s5 C2 lambda2 n H0 H1). Qed.
Lemma t6 : ((IZR n) >= (1)).
Proof. pose proof t1 as H0. exact (s6 n H0). Qed.
Lemma t7 : ((lambda2 = ((1) / ((IZR n) * C2))) -> ((((sum w b n) / (IZR n)) + (lambda2 * (dot w w))) = (((1) / ((IZR n) * C2)) * ((dot w w) + (C2 * (sum w b n)))))).
Proof. pose proof t0 as H0. pose proof t3 as H1. pose proof given0 as H2. pose proof t6 as H3. exact (s7 (dot w w) C2 (sum w b n) n lambda2 H0 H1 H2 H3). Qed.

Theorem lambda_nc_0 : (((dot w w) + (C2 * (sum w b n))) = ((2) * (((dot w w) / (2)) + ((C2 / (2)) * (sum w b n))))).
Proof. exact t0. Qed.
Theorem lambda_nc_1 : ((((sum w b n) / (IZR n)) + (lambda2 * (dot w w))) = (((2) * lambda2) * (((dot w w) / (2)) + (((1) / (((2) * (IZR n)) * lambda2)) * (sum w b n))))).
Proof. exact t3. Qed.
Theorem lambda_nc_2 : ((((1) / (((2) * (IZR n)) * lambda2)) = (C2 / (2))) <-> (lambda2 = ((1) / ((IZR n) * C2)))).
Proof. exact t5. Qed.
Theorem lambda_nc_3 : ((lambda2 = ((1) / ((IZR n) * C2))) -> ((((sum w b n) / (IZR n)) + (lambda2 * (dot w w))) = (((1) / ((IZR n) * C2)) * ((dot w w) + (C2 * (sum w b n)))))).
Proof. exact t7. Qed.
End lambda_nc.
Print Assumptions lambda_nc_0.
Print Assumptions lambda_nc_1.
Print Assumptions lambda_nc_2.
Print Assumptions lambda_nc_3.
