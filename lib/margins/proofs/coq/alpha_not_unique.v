(* label: w-unique-alpha-not *)
(* part 2: 2\,\left(\alpha_{1} + \alpha_{2} - \frac{\left(\alpha_{1} + \alpha_{2}\right)^2}{2}\right) \le 1 *)
(* part 2: 2\,\left(\alpha_{1} + \alpha_{2} - \frac{\left(\alpha_{1} + \alpha_{2}\right)^2}{2}\right) = 1 \;\Leftrightarrow\; \alpha_{1} + \alpha_{2} = 1 *)
(* part 2: \alpha_{1} + \alpha_{2} = \alpha_{3} \;\Rightarrow\; 2\,\left(\alpha_{1} + \alpha_{2} + \alpha_{3} - \frac{\left(\alpha_{1} + \alpha_{2} + \alpha_{3}\right)^2}{2}\right) \le 1 *)
(* part 2: \bigl(\alpha_{1} + \alpha_{2} = \alpha_{3},\quad 2\,\left(\alpha_{1} + \alpha_{2} + \alpha_{3} - \frac{\left(\alpha_{1} + \alpha_{2} + \alpha_{3}\right)^2}{2}\right) = 1\bigr) \;\Leftrightarrow\; \bigl(2\,\left(\alpha_{1} + \alpha_{2}\right) = 1,\quad 2\,\alpha_{3} = 1\bigr) *)
Require Import Replay.
Section alpha_not_unique.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable alpha3 : R.
Variable alpha2 : R.
Variable alpha1 : R.

Lemma s0 (x0 : R) (x1 : R) :
  (((2) * ((x0 + x1) - (((x0 + x1) * (x0 + x1)) / (2)))) <= (1)).
Proof. (* 064ef5d926:  *) by_shifted_squares. Qed.
Lemma s1 (x0 : R) (x1 : R) :
  ((((2) * ((x0 + x1) - (((x0 + x1) * (x0 + x1)) / (2)))) = (1)) <-> ((x0 + x1) = (1))).
Proof. (* 23c875a58c:  *) by_isolation. Qed.
Lemma s2 (x0 : R) (x1 : R) (x2 : R) :
  (((x0 + x1) = x2) -> (((2) * (((x0 + x1) + x2) - ((((x0 + x1) + x2) * ((x0 + x1) + x2)) / (2)))) <= (1))).
Proof. (* 6d33f35abf:  *) by_shifted_squares. Qed.
Lemma s3 (x0 : R) (x1 : R) (x2 : R) :
  ((((x0 + x1) = x2) /\ (((2) * (((x0 + x1) + x2) - ((((x0 + x1) + x2) * ((x0 + x1) + x2)) / (2)))) = (1))) <-> ((((2) * (x0 + x1)) = (1)) /\ (((2) * x2) = (1)))).
Proof. (* fbb3a8ad94:  *) by_isolation. Qed.


Lemma t0 : (((2) * ((alpha1 + alpha2) - (((alpha1 + alpha2) * (alpha1 + alpha2)) / (2)))) <= (1)).
Proof. exact (s0 alpha1 alpha2). Qed.
Lemma t1 : ((((2) * ((alpha1 + alpha2) - (((alpha1 + alpha2) * (alpha1 + alpha2)) / (2)))) = (1)) <-> ((alpha1 + alpha2) = (1))).
Proof. exact (s1 alpha1 alpha2). Qed.
Lemma t2 : (((alpha1 + alpha2) = alpha3) -> (((2) * (((alpha1 + alpha2) + alpha3) - ((((alpha1 + alpha2) + alpha3) * ((alpha1 + alpha2) + alpha3)) / (2)))) <= (1))).
Proof. exact (s2 alpha1 alpha2 alpha3). Qed.
Lemma t3 : ((((alpha1 + alpha2) = alpha3) /\ (((2) * (((alpha1 + alpha2) + alpha3) - ((((alpha1 + alpha2) + alpha3) * ((alpha1 + alpha2) + alpha3)) / (2)))) = (1))) <-> ((((2) * (alpha1 + alpha2)) = (1)) /\ (((2) * alpha3) = (1)))).
Proof. exact (s3 alpha1 alpha2 alpha3). Qed.

Theorem alpha_not_unique_0 : (((2) * ((alpha1 + alpha2) - (((alpha1 + alpha2) * (alpha1 + alpha2)) / (2)))) <= (1)).
Proof. exact t0. Qed.
Theorem alpha_not_unique_1 : ((((2) * ((alpha1 + alpha2) - (((alpha1 + alpha2) * (alpha1 + alpha2)) / (2)))) = (1)) <-> ((alpha1 + alpha2) = (1))).
Proof. exact t1. Qed.
Theorem alpha_not_unique_2 : (((alpha1 + alpha2) = alpha3) -> (((2) * (((alpha1 + alpha2) + alpha3) - ((((alpha1 + alpha2) + alpha3) * ((alpha1 + alpha2) + alpha3)) / (2)))) <= (1))).
Proof. exact t2. Qed.
Theorem alpha_not_unique_3 : ((((alpha1 + alpha2) = alpha3) /\ (((2) * (((alpha1 + alpha2) + alpha3) - ((((alpha1 + alpha2) + alpha3) * ((alpha1 + alpha2) + alpha3)) / (2)))) = (1))) <-> ((((2) * (alpha1 + alpha2)) = (1)) /\ (((2) * alpha3) = (1)))).
Proof. exact t3. Qed.
End alpha_not_unique.
Print Assumptions alpha_not_unique_0.
Print Assumptions alpha_not_unique_1.
Print Assumptions alpha_not_unique_2.
Print Assumptions alpha_not_unique_3.
