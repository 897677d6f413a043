(* label: separation-can-be-made-strict *)
(* given: y_{i} = 1 \;\text{or}\; y_{i} = -1 \quad\text{for all } i *)
(* given: \begin{cases}1 & \left\langle w, x_{i}\right\rangle + b \ge 0\\ -1 & \text{else}\end{cases} = y_{i} \quad\text{for all } i *)
(* given: \bigl(y_{j} = -1,\quad 2\,\delta = \left|\left\langle w, x_{j}\right\rangle + b\right|\bigr) \;\text{or}\; \delta = 1 *)
(* given: y_{i} = -1 \;\Rightarrow\; 2\,\delta \le \left|\left\langle w, x_{i}\right\rangle + b\right| \quad\text{for all } i *)
(* part all: y_{i}\,\left(\left\langle w, x_{i}\right\rangle + b + \delta\right) > 0 \quad\text{for all } i *)
Require Import Replay.
Section separation_can_be_made_strict.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable delta : R.
Variable b : R.
Variable x : Z -> V.
Variable j : Z.
Variable w : V.
Variable y : Z -> R.
Variable n : Z.

Lemma s0 (k0 : Z) (k1 : Z) (k2 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z) ->
  ((k2 >= (0)%Z)%Z /\ (k2 < k0)%Z).
Proof. (* ed7d5c86a8: 0 1 2 3 *) by_logic. Qed.
Lemma s1 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 5d5d15e563: 0 1 2 *) by_logic. Qed.
Lemma s2 (x0 : R) (x1 : R) :
  ((IZR (if Rge_dec (x0 + x1) (0) then (1)%Z else (-1)%Z)) = (if Rge_dec (x0 + x1) (0) then (IZR (1)%Z) else (IZR (-1)%Z))).
Proof. (* f33c3cc63a:  *) by_ifs. Qed.
Lemma s3 :
  ((IZR (-1)%Z) = (-1)).
Proof. (* 350e2a44c7:  *) by_logic. Qed.
Lemma s4 :
  ((IZR (1)%Z) = (1)).
Proof. (* 3783ab4fcf:  *) by_logic. Qed.
Lemma s5 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  (((x0 = (-1)) /\ (((2) * x1) = (if Rge_dec (x2 + x3) (- (x2 + x3)) then (x2 + x3) else (- (x2 + x3))))) \/ (x1 = (1))) ->
  ((if Rge_dec (x2 + x3) (0) then (1) else (-1)) = x0) ->
  (x1 > (0)).
Proof. (* dcb02ea6b6: 0 1 *) by_ifs. Qed.
Lemma s6 (x0 : R) (x1 : R) :
  ((IZR (if Rge_dec (x0 + x1) (0) then (1)%Z else (-1)%Z)) = (if Rge_dec (x0 + x1) (0) then (IZR (1)%Z) else (IZR (-1)%Z))).
Proof. (* f33c3cc63a:  *) by_ifs. Qed.
Lemma s7 :
  ((IZR (-1)%Z) = (-1)).
Proof. (* 350e2a44c7:  *) by_logic. Qed.
Lemma s8 :
  ((IZR (1)%Z) = (1)).
Proof. (* 3783ab4fcf:  *) by_logic. Qed.
Lemma s9 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  ((if Rge_dec (x0 + x1) (0) then (1) else (-1)) = x2) ->
  ((x2 = (-1)) -> (((2) * x3) <= (if Rge_dec (x0 + x1) (- (x0 + x1)) then (x0 + x1) else (- (x0 + x1))))) ->
  (x3 > (0)) ->
  ((x2 * (x0 + (x1 + x3))) > (0)).
Proof. (* 3d8dda0e7d: 3 4 6 *) by_ifs. Qed.

Hypothesis given0 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((y i_0) = (1)) \/ ((y i_0) = (-1))))).
Hypothesis given1 : (n >= (0)%Z)%Z.
Hypothesis given2 : (n >= (1)%Z)%Z.
Hypothesis given3 : ((j >= (0)%Z)%Z /\ (j < n)%Z).
Hypothesis given4 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((IZR (if Rge_dec ((dot w (x i_0)) + b) (0) then (1)%Z else (-1)%Z)) = (y i_0)))).
Hypothesis given5 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((y i_0) = (-1)) -> (((2) * delta) <= (if Rge_dec ((dot w (x i_0)) + b) (- ((dot w (x i_0)) + b)) then ((dot w (x i_0)) + b) else (- ((dot w (x i_0)) + b))))))).
Hypothesis given6 : ((((y j) = (-1)) /\ (((2) * delta) = (if Rge_dec ((dot w (x j)) + b) (- ((dot w (x j)) + b)) then ((dot w (x j)) + b) else (- ((dot w (x j)) + b))))) \/ (delta = (1))).

Lemma t0 (i : Z) (h0 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : ((i >= (0)%Z)%Z /\ (i < n)%Z).
Proof. pose proof given1 as H0. pose proof given2 as H1. pose proof given3 as H2. pose proof h0 as H3. exact (s0 n j i H0 H1 H2 H3). Qed.
Lemma t1 : ((j >= (0)%Z)%Z /\ (j < n)%Z).
Proof. pose proof given1 as H0. pose proof given2 as H1. pose proof given3 as H2. exact (s1 n j H0 H1 H2). Qed.
Lemma t2 : ((IZR (if Rge_dec ((dot w (x j)) + b) (0) then (1)%Z else (-1)%Z)) = (if Rge_dec ((dot w (x j)) + b) (0) then (IZR (1)%Z) else (IZR (-1)%Z))).
Proof. exact (s2 (dot w (x j)) b). Qed.
Lemma t3 : ((IZR (-1)%Z) = (-1)).
Proof. exact (s3). Qed.
Lemma t4 : ((IZR (1)%Z) = (1)).
Proof. exact (s4). Qed.
Lemma t5 : (delta > (0)).
Proof. pose proof t2 as E0. pose proof t3 as E1. pose proof t4 as E2. pose proof given6 as H0. pose proof ((given4 j) t1) as H1. rewrite ?E0 in H1. rewrite ?E1 in H1. rewrite ?E2 in H1. exact (s5 (y j) delta (dot w (x j)) b H0 H1). Qed.
Lemma t6 (i : Z) : ((IZR (if Rge_dec ((dot w (x i)) + b) (0) then (1)%Z else (-1)%Z)) = (if Rge_dec ((dot w (x i)) + b) (0) then (IZR (1)%Z) else (IZR (-1)%Z))).
Proof. exact (s6 (dot w (x i)) b). Qed.
Lemma t7 : ((IZR (-1)%Z) = (-1)).
Proof. exact (s7). Qed.
Lemma t8 : ((IZR (1)%Z) = (1)).
Proof. exact (s8). Qed.
Lemma t9 (i : Z) (h0 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : (((y i) * ((dot w (x i)) + (b + delta))) > (0)).
Proof. pose proof (t6 i) as E0. pose proof t7 as E1. pose proof t8 as E2. pose proof ((given4 i) (t0 i h0)) as H3. rewrite ?E0 in H3. rewrite ?E1 in H3. rewrite ?E2 in H3. pose proof ((given5 i) (t0 i h0)) as H4. pose proof t5 as H6. exact (s9 (dot w (x i)) b (y i) delta H3 H4 H6). Qed.
Lemma t10 (i : Z) : (((i >= (0)%Z)%Z /\ (i < n)%Z) -> (((y i) * ((dot w (x i)) + (b + delta))) > (0))).
Proof. intro h0. exact (t9 i h0). Qed.
Lemma t11 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((y i_0) * ((dot w (x i_0)) + (b + delta))) > (0)))).
Proof. intros i. exact (t10 i). Qed.

Theorem separation_can_be_made_strict_0 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((y i_0) * ((dot w (x i_0)) + (b + delta))) > (0)))).
Proof. exact t11. Qed.
End separation_can_be_made_strict.
Print Assumptions separation_can_be_made_strict_0.
