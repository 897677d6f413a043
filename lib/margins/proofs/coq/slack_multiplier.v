(* label: slack-multiplier *)
(* given: C > 0 *)
(* given: \xi \ge 0 *)
(* part 1: r > 0,\quad \alpha > C \;\Rightarrow\; \bigl(\frac{r}{\alpha - C} > 0,\quad \frac{r}{\alpha - C}\,\left(C - \alpha\right) = -r\bigr) *)
(* part 1: \alpha \le C \;\Rightarrow\; \bigl(\xi\,\left(C - \alpha\right) \ge 0,\quad \bigl(\xi\,\left(C - \alpha\right) = 0 \;\Leftrightarrow\; \bigl(\xi = 0 \;\text{or}\; \alpha = C\bigr)\bigr)\bigr) *)
(* part 2: \alpha < C \;\Rightarrow\; \bigl(\xi\,\left(C - \alpha\right) = 0 \;\Leftrightarrow\; \xi = 0\bigr) *)
(* part 2: \alpha = C \;\Rightarrow\; \xi\,\left(C - \alpha\right) = 0 *)
Require Import Replay.
Section slack_multiplier.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable xi : R.
Variable C : R.
Variable alpha : R.
Variable r : R.

Lemma s0 (x0 : R) (x1 : R) (x2 : R) :
  (x0 > (0)) ->
  (((x1 > (0)) /\ (x2 > x0)) -> (((x1 / (x2 - x0)) > (0)) /\ (((x1 / (x2 - x0)) * (x0 - x2)) = (- x1)))).
Proof. (* 43281f2293: 0 *) by_inverses. Qed.
Lemma s1 (x0 : R) (x1 : R) (x2 : R) :
  (x0 > (0)) ->
  (x1 >= (0)) ->
  ((x2 <= x0) -> (((x1 * (x0 - x2)) >= (0)) /\ (((x1 * (x0 - x2)) = (0)) <-> ((x1 = (0)) \/ (x2 = x0))))).
Proof. (* afd0f91fe1: 0 1 *) by_isolation. Qed.
Lemma s2 (x0 : R) (x1 : R) (x2 : R) :
  (x0 > (0)) ->
  (x1 >= (0)) ->
  ((x2 < x0) -> (((x1 * (x0 - x2)) = (0)) <-> (x1 = (0)))).
Proof. (* 664c27b2ac: 0 1 *) by_isolation. Qed.
Lemma s3 (x0 : R) (x1 : R) (x2 : R) :
  (x0 > (0)) ->
  (x1 >= (0)) ->
  ((x2 = x0) -> ((x1 * (x0 - x2)) = (0))).
Proof. (* 16492da6e5: 0 1 *) by_ring. Qed.

Hypothesis given0 : (C > (0)).
Hypothesis given1 : (xi >= (0)).

Lemma t0 : (((r > (0)) /\ (alpha > C)) -> (((r / (alpha - C)) > (0)) /\ (((r / (alpha - C)) * (C - alpha)) = (- r)))).
Proof. pose proof given0 as H0. exact (s0 C r alpha H0). Qed.
Lemma t1 : ((alpha <= C) -> (((xi * (C - alpha)) >= (0)) /\ (((xi * (C - alpha)) = (0)) <-> ((xi = (0)) \/ (alpha = C))))).
Proof. pose proof given0 as H0. pose proof given1 as H1. exact (s1 C xi alpha H0 H1). Qed.
Lemma t2 : ((alpha < C) -> (((xi * (C - alpha)) = (0)) <-> (xi = (0)))).
Proof. pose proof given0 as H0. pose proof given1 as H1. exact (s2 C xi alpha H0 H1). Qed.
Lemma t3 : ((alpha = C) -> ((xi * (C - alpha)) = (0))).
Proof. pose proof given0 as H0. pose proof given1 as H1. exact (s3 C xi alpha H0 H1). Qed.

Theorem slack_multiplier_0 : (((r > (0)) /\ (alpha > C)) -> (((r / (alpha - C)) > (0)) /\ (((r / (alpha - C)) * (C - alpha)) = (- r)))).
Proof. exact t0. Qed.
Theorem slack_multiplier_1 : ((alpha <= C) -> (((xi * (C - alpha)) >= (0)) /\ (((xi * (C - alpha)) = (0)) <-> ((xi = (0)) \/ (alpha = C))))).
Proof. exact t1. Qed.
Theorem slack_multiplier_2 : ((alpha < C) -> (((xi * (C - alpha)) = (0)) <-> (xi = (0)))).
Proof. exact t2. Qed.
Theorem slack_multiplier_3 : ((alpha = C) -> ((xi * (C - alpha)) = (0))).
Proof. exact t3. Qed.
End slack_multiplier.
Print Assumptions slack_multiplier_0.
Print Assumptions slack_multiplier_1.
Print Assumptions slack_multiplier_2.
Print Assumptions slack_multiplier_3.
