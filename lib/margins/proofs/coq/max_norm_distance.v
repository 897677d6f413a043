(* label: max-norm-distance *)
(* given: \sum_{i} \left|a_{i}\right| > 0 *)
(* given: s = \frac{\sum_{i} a_{i}\,x_{i} + b}{\sum_{i} \left|a_{i}\right|} *)
(* given: p_{i} = x_{i} - s\,\begin{cases}1 & a_{i} \ge 0\\ -1 & \text{else}\end{cases} \quad\text{for all } i *)
(* given: \sum_{i} a_{i}\,v_{i} + b = 0 *)
(* given: \left|x_{i} - v_{i}\right| \le \delta \quad\text{for all } i *)
(* part 1: \delta \ge \frac{\left|\sum_{i} a_{i}\,x_{i} + b\right|}{\sum_{i} \left|a_{i}\right|} *)
(* part 2: \sum_{i} a_{i}\,p_{i} + b = 0 *)
(* part 2: \left|x_{i} - p_{i}\right| = \left|s\right| \quad\text{for all } i *)
(* part 3: \delta = \left|s\right|,\quad \bigl(a_{i} \ne 0 \;\text{or}\; s = 0\bigr) \;\Rightarrow\; v_{i} = p_{i} \quad\text{for all } i *)
Require Import Replay.
Section max_norm_distance.
Variable V : Type.
Variable add : V -> V -> V.
Variable mul : R -> V -> V.
Variable dot : V -> V -> R.
Variable zero : V.
Variable a : Z -> R.
Variable x : Z -> R.
Variable v : Z -> R.
Variable p : Z -> R.
Variable b : R.
Variable n : Z.
Variable s : R.
Variable delta : R.
Definition sum : Z -> R := rec (0) (fun k_ v_ => (v_ + (if Rge_dec (a k_) (- (a k_)) then (a k_) else (- (a k_))))).
Lemma sum_0 : ((sum (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum (k_0 + (1)%Z)%Z) = ((sum k_0) + (if Rge_dec (a k_0) (- (a k_0)) then (a k_0) else (- (a k_0))))))). Proof. intros; unfold sum; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum2 : Z -> R := rec (0) (fun k_ v_ => (v_ + ((a k_) * (x k_)))).
Lemma sum2_0 : ((sum2 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum2_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum2 (k_0 + (1)%Z)%Z) = ((sum2 k_0) + ((a k_0) * (x k_0)))))). Proof. intros; unfold sum2; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum3 : Z -> R := rec (0) (fun k_ v_ => (v_ + ((a k_) * (v k_)))).
Lemma sum3_0 : ((sum3 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum3_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum3 (k_0 + (1)%Z)%Z) = ((sum3 k_0) + ((a k_0) * (v k_0)))))). Proof. intros; unfold sum3; rewrite rec_next by assumption; reflexivity. Qed.
Definition sum4 : Z -> R := rec (0) (fun k_ v_ => (v_ + ((a k_) * (p k_)))).
Lemma sum4_0 : ((sum4 (0)%Z) = (0)). Proof. reflexivity. Qed.
Lemma sum4_next : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((sum4 (k_0 + (1)%Z)%Z) = ((sum4 k_0) + ((a k_0) * (p k_0)))))). Proof. intros; unfold sum4; rewrite rec_next by assumption; reflexivity. Qed.

Lemma s0 (x0 : R) :
  ((0) = ((0) - (x0 * (0)))).
Proof. (* f4891af26d:  *) by_lra. Qed.
Lemma s1 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 <= k0)%Z.
Proof. (* 3cab4f9bb2: 0 1 2 3 *) by_logic. Qed.
Lemma s2 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 10e7c51f06: 0 1 2 3 *) by_logic. Qed.
Lemma s3 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 75f27169c4: 0 1 2 3 *) by_logic. Qed.
Lemma s4 (x0 : R) :
  ((IZR (if Rge_dec x0 (0) then (1)%Z else (-1)%Z)) = (if Rge_dec x0 (0) then (IZR (1)%Z) else (IZR (-1)%Z))).
Proof. (* ba866a11dc:  *) by_ifs. Qed.
Lemma s5 :
  ((IZR (-1)%Z) = (-1)).
Proof. (* 350e2a44c7:  *) by_logic. Qed.
Lemma s6 :
  ((IZR (1)%Z) = (1)).
Proof. (* 3783ab4fcf:  *) by_logic. Qed.
Lemma s7 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) :
  (x0 = (x1 - (x2 * x3))) ->
  (x4 = (x5 - (x2 * (if Rge_dec x6 (0) then (1) else (-1))))) ->
  (x4 = (x5 - (x2 * (if Rge_dec x6 (0) then (1) else (-1))))) ->
  ((x0 + (x6 * x4)) = ((x1 + (x6 * x5)) - (x2 * (x3 + (if Rge_dec x6 (- x6) then x6 else (- x6)))))).
Proof. (* 1c91f9f086: 0 1 2 *) by_ifs. Qed.
Lemma s8 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (x2 = (x3 - (x4 * x5))))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (x2 = (x3 - (x4 * x5))).
Proof. (* 1b2dcbf6fa: 0 1 *) by_logic. Qed.
Lemma s9 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* 2bc9af108d: 0 1 *) by_logic. Qed.
Lemma s10 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  (x0 > (0)) ->
  (x1 = ((x2 + x3) / x0)) ->
  (x0 > (0)) ->
  ((x2 + x3) = (x1 * x0)).
Proof. (* b06c4ca4af: 0 1 2 *) by_field. Qed.
Lemma s11 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  (x0 = (x1 - (x2 * x3))) ->
  ((x1 + x4) = (x2 * x3)) ->
  ((x0 + x4) = (0)).
Proof. (* 7bdc895532: 0 1 *) by_lra. Qed.
Lemma s12 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 5d5d15e563: 0 1 2 *) by_logic. Qed.
Lemma s13 (x0 : R) :
  ((IZR (if Rge_dec x0 (0) then (1)%Z else (-1)%Z)) = (if Rge_dec x0 (0) then (IZR (1)%Z) else (IZR (-1)%Z))).
Proof. (* ba866a11dc:  *) by_ifs. Qed.
Lemma s14 :
  ((IZR (-1)%Z) = (-1)).
Proof. (* 350e2a44c7:  *) by_logic. Qed.
Lemma s15 :
  ((IZR (1)%Z) = (1)).
Proof. (* 3783ab4fcf:  *) by_logic. Qed.
Lemma s16 (x0 : R) (x1 : R) (x2 : R) (x3 : R) :
  (x0 = (x1 - (x2 * (if Rge_dec x3 (0) then (1) else (-1))))) ->
  (x0 = (x1 - (x2 * (if Rge_dec x3 (0) then (1) else (-1))))) ->
  ((if Rge_dec (x1 - x0) (- (x1 - x0)) then (x1 - x0) else (- (x1 - x0))) = (if Rge_dec x2 (- x2) then x2 else (- x2))).
Proof. (* 3005f8b094: 0 1 *) by_ifs. Qed.
Lemma s17 (x0 : R) :
  (((x0 * (0)) - ((1) * ((0) - (0)))) >= (0)).
Proof. (* bfa7d3159b:  *) by_lra. Qed.
Lemma s18 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 <= k0)%Z.
Proof. (* 3cab4f9bb2: 0 1 2 3 *) by_logic. Qed.
Lemma s19 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 10e7c51f06: 0 1 2 3 *) by_logic. Qed.
Lemma s20 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 5d5d15e563: 0 1 2 *) by_logic. Qed.
Lemma s21 (x0 : R) :
  ((IZR (if Rge_dec x0 (0) then (1)%Z else (-1)%Z)) = (if Rge_dec x0 (0) then (IZR (1)%Z) else (IZR (-1)%Z))).
Proof. (* ba866a11dc:  *) by_ifs. Qed.
Lemma s22 :
  ((IZR (-1)%Z) = (-1)).
Proof. (* 350e2a44c7:  *) by_logic. Qed.
Lemma s23 :
  ((IZR (1)%Z) = (1)).
Proof. (* 3783ab4fcf:  *) by_logic. Qed.
Lemma s24 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (x0 = (x1 - (x2 * (if Rge_dec x3 (0) then (1) else (-1))))) ->
  ((if Rge_dec (x1 - x4) (- (x1 - x4)) then (x1 - x4) else (- (x1 - x4))) <= x5) ->
  ((if Rge_dec (x1 - x4) (- (x1 - x4)) then (x1 - x4) else (- (x1 - x4))) <= x5) ->
  (((x5 * (if Rge_dec x3 (- x3) then x3 else (- x3))) - (((1) * x3) * (x1 - x4))) >= (0)).
Proof. (* f264ccc3d9: 0 1 2 *) by_ifs. Qed.
Lemma s25 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 10e7c51f06: 0 1 2 3 *) by_logic. Qed.
Lemma s26 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 75f27169c4: 0 1 2 3 *) by_logic. Qed.
Lemma s27 (x0 : R) :
  ((IZR (if Rge_dec x0 (0) then (1)%Z else (-1)%Z)) = (if Rge_dec x0 (0) then (IZR (1)%Z) else (IZR (-1)%Z))).
Proof. (* ba866a11dc:  *) by_ifs. Qed.
Lemma s28 :
  ((IZR (-1)%Z) = (-1)).
Proof. (* 350e2a44c7:  *) by_logic. Qed.
Lemma s29 :
  ((IZR (1)%Z) = (1)).
Proof. (* 3783ab4fcf:  *) by_logic. Qed.
Lemma s30 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) :
  (((x0 * x1) - ((1) * (x2 - x3))) >= (0)) ->
  (x4 = (x5 - (x6 * (if Rge_dec x7 (0) then (1) else (-1))))) ->
  ((if Rge_dec (x5 - x8) (- (x5 - x8)) then (x5 - x8) else (- (x5 - x8))) <= x0) ->
  (((x0 * (if Rge_dec x7 (- x7) then x7 else (- x7))) - (((1) * x7) * (x5 - x8))) >= (0)) ->
  (((x0 * (x1 + (if Rge_dec x7 (- x7) then x7 else (- x7)))) - ((1) * ((x2 + (x7 * x5)) - (x3 + (x7 * x8))))) >= (0)).
Proof. (* aa016b04c6: 0 1 2 3 *) by_lra. Qed.
Lemma s31 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (((x2 * x3) - ((1) * (x4 - x5))) >= (0)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (((x2 * x3) - ((1) * (x4 - x5))) >= (0)).
Proof. (* f6d04d8827: 0 1 *) by_logic. Qed.
Lemma s32 (x0 : R) :
  (((x0 * (0)) - ((-1) * ((0) - (0)))) >= (0)).
Proof. (* dc2d12adc0:  *) by_lra. Qed.
Lemma s33 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 <= k0)%Z.
Proof. (* 3cab4f9bb2: 0 1 2 3 *) by_logic. Qed.
Lemma s34 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 10e7c51f06: 0 1 2 3 *) by_logic. Qed.
Lemma s35 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 5d5d15e563: 0 1 2 *) by_logic. Qed.
Lemma s36 (x0 : R) :
  ((IZR (if Rge_dec x0 (0) then (1)%Z else (-1)%Z)) = (if Rge_dec x0 (0) then (IZR (1)%Z) else (IZR (-1)%Z))).
Proof. (* ba866a11dc:  *) by_ifs. Qed.
Lemma s37 :
  ((IZR (-1)%Z) = (-1)).
Proof. (* 350e2a44c7:  *) by_logic. Qed.
Lemma s38 :
  ((IZR (1)%Z) = (1)).
Proof. (* 3783ab4fcf:  *) by_logic. Qed.
Lemma s39 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (x0 = (x1 - (x2 * (if Rge_dec x3 (0) then (1) else (-1))))) ->
  ((if Rge_dec (x1 - x4) (- (x1 - x4)) then (x1 - x4) else (- (x1 - x4))) <= x5) ->
  ((if Rge_dec (x1 - x4) (- (x1 - x4)) then (x1 - x4) else (- (x1 - x4))) <= x5) ->
  (((x5 * (if Rge_dec x3 (- x3) then x3 else (- x3))) - (((-1) * x3) * (x1 - x4))) >= (0)).
Proof. (* 4f6c32866b: 0 1 2 *) by_ifs. Qed.
Lemma s40 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 10e7c51f06: 0 1 2 3 *) by_logic. Qed.
Lemma s41 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  (k1 >= (0)%Z)%Z ->
  ((k1 + (1)%Z)%Z <= k0)%Z ->
  (k1 >= (0)%Z)%Z.
Proof. (* 75f27169c4: 0 1 2 3 *) by_logic. Qed.
Lemma s42 (x0 : R) :
  ((IZR (if Rge_dec x0 (0) then (1)%Z else (-1)%Z)) = (if Rge_dec x0 (0) then (IZR (1)%Z) else (IZR (-1)%Z))).
Proof. (* ba866a11dc:  *) by_ifs. Qed.
Lemma s43 :
  ((IZR (-1)%Z) = (-1)).
Proof. (* 350e2a44c7:  *) by_logic. Qed.
Lemma s44 :
  ((IZR (1)%Z) = (1)).
Proof. (* 3783ab4fcf:  *) by_logic. Qed.
Lemma s45 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) :
  (((x0 * x1) - ((-1) * (x2 - x3))) >= (0)) ->
  (x4 = (x5 - (x6 * (if Rge_dec x7 (0) then (1) else (-1))))) ->
  ((if Rge_dec (x5 - x8) (- (x5 - x8)) then (x5 - x8) else (- (x5 - x8))) <= x0) ->
  (((x0 * (if Rge_dec x7 (- x7) then x7 else (- x7))) - (((-1) * x7) * (x5 - x8))) >= (0)) ->
  (((x0 * (x1 + (if Rge_dec x7 (- x7) then x7 else (- x7)))) - ((-1) * ((x2 + (x7 * x5)) - (x3 + (x7 * x8))))) >= (0)).
Proof. (* 3dbd24d3dd: 0 1 2 3 *) by_lra. Qed.
Lemma s46 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> (((x2 * x3) - ((-1) * (x4 - x5))) >= (0)))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  (((x2 * x3) - ((-1) * (x4 - x5))) >= (0)).
Proof. (* 07f0d9007e: 0 1 *) by_logic. Qed.
Lemma s47 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) :
  (((x0 * x1) - ((1) * (x2 - x3))) >= (0)) ->
  (((x0 * x1) - ((-1) * (x2 - x3))) >= (0)) ->
  ((x3 + x4) = (0)) ->
  (x1 > (0)) ->
  (x0 >= ((if Rge_dec (x2 + x4) (- (x2 + x4)) then (x2 + x4) else (- (x2 + x4))) / x1)).
Proof. (* d55f1205f6: 0 1 2 3 *) by_opposite_quotients. Qed.
Lemma s48 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 5d5d15e563: 0 1 2 *) by_logic. Qed.
Lemma s49 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z) ->
  ((k0 >= (0)%Z)%Z \/ (((x2 * (0)) - ((1) * ((0) - (0)))) >= ((x2 * (if Rge_dec x3 (- x3) then x3 else (- x3))) - (((1) * x3) * (x4 - x5))))).
Proof. (* dc871cdaa9: 0 *) by_logic. Qed.
Lemma s50 (k0 : Z) (k1 : Z) :
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k0 <= k1)%Z.
Proof. (* 8482e7734c: 4 *) by_logic. Qed.
Lemma s51 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* 85aa17ad32: 3 4 *) by_logic. Qed.
Lemma s52 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* 85aa17ad32: 3 4 *) by_logic. Qed.
Lemma s53 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z).
Proof. (* 467db6d9cf: 3 4 *) by_logic. Qed.
Lemma s55 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (0)%Z)%Z.
Proof. (* feec42e7c5: 3 *) by_logic. Qed.
Lemma s56 (x0 : R) :
  ((IZR (if Rge_dec x0 (0) then (1)%Z else (-1)%Z)) = (if Rge_dec x0 (0) then (IZR (1)%Z) else (IZR (-1)%Z))).
Proof. (* ba866a11dc:  *) by_ifs. Qed.
Lemma s57 :
  ((IZR (-1)%Z) = (-1)).
Proof. (* 350e2a44c7:  *) by_logic. Qed.
Lemma s58 :
  ((IZR (1)%Z) = (1)).
Proof. (* 3783ab4fcf:  *) by_logic. Qed.
Lemma s59 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) (x9 : R) (x10 : R) (x11 : R) :
  ((k0 >= k1)%Z \/ (((x2 * x3) - ((1) * (x4 - x5))) >= ((x2 * (if Rge_dec x6 (- x6) then x6 else (- x6))) - (((1) * x6) * (x7 - x8))))) ->
  (((x2 * (if Rge_dec x9 (- x9) then x9 else (- x9))) - (((1) * x9) * (x10 - x11))) >= (0)) ->
  (((x2 * x3) - ((1) * (x4 - x5))) >= (0)) ->
  ((k0 = k1)%Z -> (((x2 * (if Rge_dec x6 (- x6) then x6 else (- x6))) - (((1) * x6) * (x7 - x8))) = ((x2 * (if Rge_dec x9 (- x9) then x9 else (- x9))) - (((1) * x9) * (x10 - x11))))) ->
  ((k0 >= (k1 + (1)%Z)%Z)%Z \/ (((x2 * (x3 + (if Rge_dec x9 (- x9) then x9 else (- x9)))) - ((1) * ((x4 + (x9 * x10)) - (x5 + (x9 * x11))))) >= ((x2 * (if Rge_dec x6 (- x6) then x6 else (- x6))) - (((1) * x6) * (x7 - x8))))).
Proof. (* e5091f0ca4: 0 3 5 6 *) by_cases. Qed.
Lemma s60 (k0 : Z) (k1 : Z) (k2 : Z) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) (x9 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> ((k2 >= k0)%Z \/ (((x3 * x4) - ((1) * (x5 - x6))) >= ((x3 * (if Rge_dec x7 (- x7) then x7 else (- x7))) - (((1) * x7) * (x8 - x9))))))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  ((k2 >= k0)%Z \/ (((x3 * x4) - ((1) * (x5 - x6))) >= ((x3 * (if Rge_dec x7 (- x7) then x7 else (- x7))) - (((1) * x7) * (x8 - x9))))).
Proof. (* 9ccd5b0d1a: 0 1 *) by_logic. Qed.
Lemma s61 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* a520511290: 0 1 2 *) by_logic. Qed.
Lemma s62 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) :
  ((k0 >= k1)%Z \/ (((x2 * x3) - ((1) * (x4 - x5))) >= ((x2 * (if Rge_dec x6 (- x6) then x6 else (- x6))) - (((1) * x6) * (x7 - x8))))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z) ->
  (((x2 * (if Rge_dec x6 (- x6) then x6 else (- x6))) - (((1) * x6) * (x7 - x8))) <= ((x2 * x3) - ((1) * (x4 - x5)))).
Proof. (* 86456f92af: 0 1 *) by_ifs. Qed.
Lemma s63 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z).
Proof. (* 5d5d15e563: 0 1 2 *) by_logic. Qed.
Lemma s64 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) :
  (x0 > (0)) ->
  (((x1 * (if Rge_dec x2 (- x2) then x2 else (- x2))) - (((1) * x2) * (x3 - x4))) <= ((x1 * x0) - ((1) * (x5 - x6)))) ->
  ((x6 + x7) = (0)) ->
  ((x5 + x7) = (x8 * x0)) ->
  (((x1 = (if Rge_dec x8 (- x8) then x8 else (- x8))) /\ (((1) * x8) >= (0))) -> (((x1 * (if Rge_dec x2 (- x2) then x2 else (- x2))) - (((1) * x2) * (x3 - x4))) <= (0))).
Proof. (* 0de6c2c780: 0 3 4 5 *) by_ifs. Qed.
Lemma s65 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z) ->
  ((k0 >= (0)%Z)%Z \/ (((x2 * (0)) - ((-1) * ((0) - (0)))) >= ((x2 * (if Rge_dec x3 (- x3) then x3 else (- x3))) - (((-1) * x3) * (x4 - x5))))).
Proof. (* da2b506cef: 0 *) by_logic. Qed.
Lemma s66 (k0 : Z) (k1 : Z) :
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  (k0 <= k1)%Z.
Proof. (* 8482e7734c: 4 *) by_logic. Qed.
Lemma s67 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* 85aa17ad32: 3 4 *) by_logic. Qed.
Lemma s68 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z).
Proof. (* 85aa17ad32: 3 4 *) by_logic. Qed.
Lemma s69 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  ((k0 + (1)%Z)%Z <= k1)%Z ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z).
Proof. (* 467db6d9cf: 3 4 *) by_logic. Qed.
Lemma s71 (k0 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (0)%Z)%Z.
Proof. (* feec42e7c5: 3 *) by_logic. Qed.
Lemma s72 (x0 : R) :
  ((IZR (if Rge_dec x0 (0) then (1)%Z else (-1)%Z)) = (if Rge_dec x0 (0) then (IZR (1)%Z) else (IZR (-1)%Z))).
Proof. (* ba866a11dc:  *) by_ifs. Qed.
Lemma s73 :
  ((IZR (-1)%Z) = (-1)).
Proof. (* 350e2a44c7:  *) by_logic. Qed.
Lemma s74 :
  ((IZR (1)%Z) = (1)).
Proof. (* 3783ab4fcf:  *) by_logic. Qed.
Lemma s75 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) (x9 : R) (x10 : R) (x11 : R) :
  ((k0 >= k1)%Z \/ (((x2 * x3) - ((-1) * (x4 - x5))) >= ((x2 * (if Rge_dec x6 (- x6) then x6 else (- x6))) - (((-1) * x6) * (x7 - x8))))) ->
  (((x2 * (if Rge_dec x9 (- x9) then x9 else (- x9))) - (((-1) * x9) * (x10 - x11))) >= (0)) ->
  (((x2 * x3) - ((-1) * (x4 - x5))) >= (0)) ->
  ((k0 = k1)%Z -> (((x2 * (if Rge_dec x6 (- x6) then x6 else (- x6))) - (((-1) * x6) * (x7 - x8))) = ((x2 * (if Rge_dec x9 (- x9) then x9 else (- x9))) - (((-1) * x9) * (x10 - x11))))) ->
  ((k0 >= (k1 + (1)%Z)%Z)%Z \/ (((x2 * (x3 + (if Rge_dec x9 (- x9) then x9 else (- x9)))) - ((-1) * ((x4 + (x9 * x10)) - (x5 + (x9 * x11))))) >= ((x2 * (if Rge_dec x6 (- x6) then x6 else (- x6))) - (((-1) * x6) * (x7 - x8))))).
Proof. (* bb2e78bc16: 0 3 5 6 *) by_cases. Qed.
Lemma s76 (k0 : Z) (k1 : Z) (k2 : Z) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) (x9 : R) :
  ((k0 >= (0)%Z)%Z -> ((k0 <= k1)%Z -> ((k2 >= k0)%Z \/ (((x3 * x4) - ((-1) * (x5 - x6))) >= ((x3 * (if Rge_dec x7 (- x7) then x7 else (- x7))) - (((-1) * x7) * (x8 - x9))))))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k1)%Z) ->
  ((k2 >= k0)%Z \/ (((x3 * x4) - ((-1) * (x5 - x6))) >= ((x3 * (if Rge_dec x7 (- x7) then x7 else (- x7))) - (((-1) * x7) * (x8 - x9))))).
Proof. (* da1700538f: 0 1 *) by_logic. Qed.
Lemma s77 (k0 : Z) (k1 : Z) :
  (k0 >= (0)%Z)%Z ->
  (k0 >= (1)%Z)%Z ->
  ((k1 >= (0)%Z)%Z /\ (k1 < k0)%Z) ->
  ((k0 >= (0)%Z)%Z /\ (k0 <= k0)%Z).
Proof. (* a520511290: 0 1 2 *) by_logic. Qed.
Lemma s78 (k0 : Z) (k1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) :
  ((k0 >= k1)%Z \/ (((x2 * x3) - ((-1) * (x4 - x5))) >= ((x2 * (if Rge_dec x6 (- x6) then x6 else (- x6))) - (((-1) * x6) * (x7 - x8))))) ->
  ((k0 >= (0)%Z)%Z /\ (k0 < k1)%Z) ->
  (((x2 * (if Rge_dec x6 (- x6) then x6 else (- x6))) - (((-1) * x6) * (x7 - x8))) <= ((x2 * x3) - ((-1) * (x4 - x5)))).
Proof. (* f929716d09: 0 1 *) by_ifs. Qed.
Lemma s79 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) (x6 : R) (x7 : R) (x8 : R) :
  (x0 > (0)) ->
  (((x1 * (if Rge_dec x2 (- x2) then x2 else (- x2))) - (((-1) * x2) * (x3 - x4))) <= ((x1 * x0) - ((-1) * (x5 - x6)))) ->
  ((x6 + x7) = (0)) ->
  ((x5 + x7) = (x8 * x0)) ->
  (((x1 = (if Rge_dec x8 (- x8) then x8 else (- x8))) /\ (((-1) * x8) >= (0))) -> (((x1 * (if Rge_dec x2 (- x2) then x2 else (- x2))) - (((-1) * x2) * (x3 - x4))) <= (0))).
Proof. (* 4520da7c3b: 0 3 4 5 *) by_ifs. Qed.
Lemma s80 (x0 : R) :
  ((IZR (if Rge_dec x0 (0) then (1)%Z else (-1)%Z)) = (if Rge_dec x0 (0) then (IZR (1)%Z) else (IZR (-1)%Z))).
Proof. (* ba866a11dc:  *) by_ifs. Qed.
Lemma s81 :
  ((IZR (-1)%Z) = (-1)).
Proof. (* 350e2a44c7:  *) by_logic. Qed.
Lemma s82 :
  ((IZR (1)%Z) = (1)).
Proof. (* 3783ab4fcf:  *) by_logic. Qed.
Lemma s83 (x0 : R) (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : R) :
  (x0 = (x1 - (x2 * (if Rge_dec x3 (0) then (1) else (-1))))) ->
  ((if Rge_dec (x1 - x4) (- (x1 - x4)) then (x1 - x4) else (- (x1 - x4))) <= x5) ->
  (((x5 = (if Rge_dec x2 (- x2) then x2 else (- x2))) /\ (((1) * x2) >= (0))) -> (((x5 * (if Rge_dec x3 (- x3) then x3 else (- x3))) - (((1) * x3) * (x1 - x4))) <= (0))) ->
  (((x5 = (if Rge_dec x2 (- x2) then x2 else (- x2))) /\ (((-1) * x2) >= (0))) -> (((x5 * (if Rge_dec x3 (- x3) then x3 else (- x3))) - (((-1) * x3) * (x1 - x4))) <= (0))) ->
  (((x5 = (if Rge_dec x2 (- x2) then x2 else (- x2))) /\ ((x3 <> (0)) \/ (x2 = (0)))) -> (x4 = x0)).
Proof. (* a6e47292a4: 2 3 4 5 *) by_ifs. Qed.

Hypothesis given0 : (n >= (0)%Z)%Z.
Hypothesis given1 : (n >= (1)%Z)%Z.
Hypothesis given2 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((p i_0) = ((x i_0) - (s * (IZR (if Rge_dec (a i_0) (0) then (1)%Z else (-1)%Z))))))).
Hypothesis given3 : ((sum n) > (0)).
Hypothesis given4 : (s = (((sum2 n) + b) / (sum n))).
Hypothesis given5 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((if Rge_dec ((x i_0) - (v i_0)) (- ((x i_0) - (v i_0))) then ((x i_0) - (v i_0)) else (- ((x i_0) - (v i_0)))) <= delta))).
Hypothesis given6 : (((sum3 n) + b) = (0)).

Lemma t0 : ((sum4 (0)%Z) = ((sum2 (0)%Z) - (s * (sum (0)%Z)))).
Proof. pose proof sum_0 as E0. pose proof sum2_0 as E1. pose proof sum4_0 as E2. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s0 s). Qed.
Lemma t1 : (((0)%Z <= n)%Z -> ((sum4 (0)%Z) = ((sum2 (0)%Z) - (s * (sum (0)%Z))))).
Proof. intro unused. exact t0. Qed.
Lemma t2 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (k <= n)%Z.
Proof. pose proof given0 as H0. pose proof given1 as H1. pose proof h1 as H2. pose proof h2 as H3. exact (s1 n k H0 H1 H2 H3). Qed.
Lemma t3 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : ((k >= (0)%Z)%Z /\ (k < n)%Z).
Proof. pose proof given0 as H0. pose proof given1 as H1. pose proof h1 as H2. pose proof h2 as H3. exact (s2 n k H0 H1 H2 H3). Qed.
Lemma t4 (k : Z) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : (k >= (0)%Z)%Z.
Proof. pose proof given0 as H0. pose proof given1 as H1. pose proof h1 as H2. pose proof h2 as H3. exact (s3 n k H0 H1 H2 H3). Qed.
Lemma t5 (k : Z) : ((IZR (if Rge_dec (a k) (0) then (1)%Z else (-1)%Z)) = (if Rge_dec (a k) (0) then (IZR (1)%Z) else (IZR (-1)%Z))).
Proof. exact (s4 (a k)). Qed.
Lemma t6 : ((IZR (-1)%Z) = (-1)).
Proof. exact (s5). Qed.
Lemma t7 : ((IZR (1)%Z) = (1)).
Proof. exact (s6). Qed.
Lemma t8 (k : Z) (h0 : ((k <= n)%Z -> ((sum4 k) = ((sum2 k) - (s * (sum k)))))) (h1 : (k >= (0)%Z)%Z) (h2 : ((k + (1)%Z)%Z <= n)%Z) : ((sum4 (k + (1)%Z)%Z) = ((sum2 (k + (1)%Z)%Z) - (s * (sum (k + (1)%Z)%Z)))).
Proof. pose proof ((sum_next k) (t4 k h1 h2)) as E0. pose proof ((sum2_next k) (t4 k h1 h2)) as E1. pose proof ((sum4_next k) (t4 k h1 h2)) as E2. pose proof (t5 k) as E3. pose proof t6 as E4. pose proof t7 as E5. pose proof (h0 (t2 k h1 h2)) as H0. pose proof ((given2 k) (t3 k h1 h2)) as H1. rewrite ?E3 in H1. rewrite ?E4 in H1. rewrite ?E5 in H1. pose proof ((given2 k) (t3 k h1 h2)) as H2. rewrite ?E3 in H2. rewrite ?E4 in H2. rewrite ?E5 in H2. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s7 (sum4 k) (sum2 k) s (sum k) (p k) (x k) (a k) H0 H1 H2). Qed.
Lemma t9 (k : Z) (h0 : ((k <= n)%Z -> ((sum4 k) = ((sum2 k) - (s * (sum k)))))) (h1 : (k >= (0)%Z)%Z) : (((k + (1)%Z)%Z <= n)%Z -> ((sum4 (k + (1)%Z)%Z) = ((sum2 (k + (1)%Z)%Z) - (s * (sum (k + (1)%Z)%Z))))).
Proof. intro h2. exact (t8 k h0 h1 h2). Qed.
Lemma t10 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((sum4 k_0) = ((sum2 k_0) - (s * (sum k_0))))))).
Proof. refine (zind (fun k => ((k <= n)%Z -> ((sum4 k) = ((sum2 k) - (s * (sum k)))))) t1 _). intros k h1 h0. exact (t9 k h0 h1). Qed.
Lemma t11 (k : Z) (h3 : ((k >= (0)%Z)%Z /\ (k <= n)%Z)) : ((sum4 k) = ((sum2 k) - (s * (sum k)))).
Proof. pose proof (t10 k) as H0. pose proof h3 as H1. exact (s8 k n (sum4 k) (sum2 k) s (sum k) H0 H1). Qed.
Lemma t12 (k : Z) : (((k >= (0)%Z)%Z /\ (k <= n)%Z) -> ((sum4 k) = ((sum2 k) - (s * (sum k))))).
Proof. intro h3. exact (t11 k h3). Qed.
Lemma t13 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((sum4 k_0) = ((sum2 k_0) - (s * (sum k_0)))))).
Proof. intros k. exact (t12 k). Qed.
Lemma t14 : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given0 as H0. pose proof given1 as H1. exact (s9 n H0 H1). Qed.
Lemma t15 : (((sum2 n) + b) = (s * (sum n))).
Proof. pose proof given3 as H0. pose proof given4 as H1. pose proof given3 as H2. exact (s10 (sum n) s (sum2 n) b H0 H1 H2). Qed.
Lemma t16 : (((sum4 n) + b) = (0)).
Proof. pose proof ((t13 n) t14) as H0. pose proof t15 as H1. exact (s11 (sum4 n) (sum2 n) s (sum n) b H0 H1). Qed.
Lemma t17 (i : Z) (h4 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : ((i >= (0)%Z)%Z /\ (i < n)%Z).
Proof. pose proof given0 as H0. pose proof given1 as H1. pose proof h4 as H2. exact (s12 n i H0 H1 H2). Qed.
Lemma t18 (i : Z) : ((IZR (if Rge_dec (a i) (0) then (1)%Z else (-1)%Z)) = (if Rge_dec (a i) (0) then (IZR (1)%Z) else (IZR (-1)%Z))).
Proof. exact (s13 (a i)). Qed.
Lemma t19 : ((IZR (-1)%Z) = (-1)).
Proof. exact (s14). Qed.
Lemma t20 : ((IZR (1)%Z) = (1)).
Proof. exact (s15). Qed.
Lemma t21 (i : Z) (h4 : ((i >= (0)%Z)%Z /\ (i < n)%Z)) : ((if Rge_dec ((x i) - (p i)) (- ((x i) - (p i))) then ((x i) - (p i)) else (- ((x i) - (p i)))) = (if Rge_dec s (- s) then s else (- s))).
Proof. pose proof (t18 i) as E0. pose proof t19 as E1. pose proof t20 as E2. pose proof ((given2 i) (t17 i h4)) as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. pose proof ((given2 i) (t17 i h4)) as H1. rewrite ?E0 in H1. rewrite ?E1 in H1. rewrite ?E2 in H1. exact (s16 (p i) (x i) s (a i) H0 H1). Qed.
Lemma t22 (i : Z) : (((i >= (0)%Z)%Z /\ (i < n)%Z) -> ((if Rge_dec ((x i) - (p i)) (- ((x i) - (p i))) then ((x i) - (p i)) else (- ((x i) - (p i)))) = (if Rge_dec s (- s) then s else (- s)))).
Proof. intro h4. exact (t21 i h4). Qed.
Lemma t23 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((if Rge_dec ((x i_0) - (p i_0)) (- ((x i_0) - (p i_0))) then ((x i_0) - (p i_0)) else (- ((x i_0) - (p i_0)))) = (if Rge_dec s (- s) then s else (- s))))).
Proof. intros i. exact (t22 i). Qed.
Lemma t24 : (((delta * (sum (0)%Z)) - ((1) * ((sum2 (0)%Z) - (sum3 (0)%Z)))) >= (0)).
Proof. pose proof sum3_0 as E0. pose proof sum2_0 as E1. pose proof sum_0 as E2. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s17 delta). Qed.
Lemma t25 : (((0)%Z <= n)%Z -> (((delta * (sum (0)%Z)) - ((1) * ((sum2 (0)%Z) - (sum3 (0)%Z)))) >= (0))).
Proof. intro unused. exact t24. Qed.
Lemma t26 (k2 : Z) (h6 : (k2 >= (0)%Z)%Z) (h7 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 <= n)%Z.
Proof. pose proof given0 as H0. pose proof given1 as H1. pose proof h6 as H2. pose proof h7 as H3. exact (s18 n k2 H0 H1 H2 H3). Qed.
Lemma t27 (k2 : Z) (h6 : (k2 >= (0)%Z)%Z) (h7 : ((k2 + (1)%Z)%Z <= n)%Z) : ((k2 >= (0)%Z)%Z /\ (k2 < n)%Z).
Proof. pose proof given0 as H0. pose proof given1 as H1. pose proof h6 as H2. pose proof h7 as H3. exact (s19 n k2 H0 H1 H2 H3). Qed.
Lemma t28 (i2 : Z) (h8 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z).
Proof. pose proof given0 as H0. pose proof given1 as H1. pose proof h8 as H2. exact (s20 n i2 H0 H1 H2). Qed.
Lemma t29 (i2 : Z) : ((IZR (if Rge_dec (a i2) (0) then (1)%Z else (-1)%Z)) = (if Rge_dec (a i2) (0) then (IZR (1)%Z) else (IZR (-1)%Z))).
Proof. exact (s21 (a i2)). Qed.
Lemma t30 : ((IZR (-1)%Z) = (-1)).
Proof. exact (s22). Qed.
Lemma t31 : ((IZR (1)%Z) = (1)).
Proof. exact (s23). Qed.
Lemma t32 (i2 : Z) (h8 : ((i2 >= (0)%Z)%Z /\ (i2 < n)%Z)) : (((delta * (if Rge_dec (a i2) (- (a i2)) then (a i2) else (- (a i2)))) - (((1) * (a i2)) * ((x i2) - (v i2)))) >= (0)).
Proof. pose proof (t29 i2) as E0. pose proof t30 as E1. pose proof t31 as E2. pose proof ((given2 i2) (t28 i2 h8)) as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. pose proof ((given5 i2) (t28 i2 h8)) as H1. pose proof ((given5 i2) (t28 i2 h8)) as H2. exact (s24 (p i2) (x i2) s (a i2) (v i2) delta H0 H1 H2). Qed.
Lemma t33 (i2 : Z) : (((i2 >= (0)%Z)%Z /\ (i2 < n)%Z) -> (((delta * (if Rge_dec (a i2) (- (a i2)) then (a i2) else (- (a i2)))) - (((1) * (a i2)) * ((x i2) - (v i2)))) >= (0))).
Proof. intro h8. exact (t32 i2 h8). Qed.
Lemma t34 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((delta * (if Rge_dec (a i_0) (- (a i_0)) then (a i_0) else (- (a i_0)))) - (((1) * (a i_0)) * ((x i_0) - (v i_0)))) >= (0)))).
Proof. intros i2. exact (t33 i2). Qed.
Lemma t35 (k2 : Z) (h6 : (k2 >= (0)%Z)%Z) (h7 : ((k2 + (1)%Z)%Z <= n)%Z) : ((k2 >= (0)%Z)%Z /\ (k2 < n)%Z).
Proof. pose proof given0 as H0. pose proof given1 as H1. pose proof h6 as H2. pose proof h7 as H3. exact (s25 n k2 H0 H1 H2 H3). Qed.
Lemma t36 (k2 : Z) (h6 : (k2 >= (0)%Z)%Z) (h7 : ((k2 + (1)%Z)%Z <= n)%Z) : (k2 >= (0)%Z)%Z.
Proof. pose proof given0 as H0. pose proof given1 as H1. pose proof h6 as H2. pose proof h7 as H3. exact (s26 n k2 H0 H1 H2 H3). Qed.
Lemma t37 (k2 : Z) : ((IZR (if Rge_dec (a k2) (0) then (1)%Z else (-1)%Z)) = (if Rge_dec (a k2) (0) then (IZR (1)%Z) else (IZR (-1)%Z))).
Proof. exact (s27 (a k2)). Qed.
Lemma t38 : ((IZR (-1)%Z) = (-1)).
Proof. exact (s28). Qed.
Lemma t39 : ((IZR (1)%Z) = (1)).
Proof. exact (s29). Qed.
Lemma t40 (k2 : Z) (h5 : ((k2 <= n)%Z -> (((delta * (sum k2)) - ((1) * ((sum2 k2) - (sum3 k2)))) >= (0)))) (h6 : (k2 >= (0)%Z)%Z) (h7 : ((k2 + (1)%Z)%Z <= n)%Z) : (((delta * (sum (k2 + (1)%Z)%Z)) - ((1) * ((sum2 (k2 + (1)%Z)%Z) - (sum3 (k2 + (1)%Z)%Z)))) >= (0)).
Proof. pose proof ((sum3_next k2) (t36 k2 h6 h7)) as E0. pose proof ((sum2_next k2) (t36 k2 h6 h7)) as E1. pose proof ((sum_next k2) (t36 k2 h6 h7)) as E2. pose proof (t37 k2) as E3. pose proof t38 as E4. pose proof t39 as E5. pose proof (h5 (t26 k2 h6 h7)) as H0. pose proof ((given2 k2) (t27 k2 h6 h7)) as H1. rewrite ?E3 in H1. rewrite ?E4 in H1. rewrite ?E5 in H1. pose proof ((given5 k2) (t27 k2 h6 h7)) as H2. pose proof ((t34 k2) (t35 k2 h6 h7)) as H3. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s30 delta (sum k2) (sum2 k2) (sum3 k2) (p k2) (x k2) s (a k2) (v k2) H0 H1 H2 H3). Qed.
Lemma t41 (k2 : Z) (h5 : ((k2 <= n)%Z -> (((delta * (sum k2)) - ((1) * ((sum2 k2) - (sum3 k2)))) >= (0)))) (h6 : (k2 >= (0)%Z)%Z) : (((k2 + (1)%Z)%Z <= n)%Z -> (((delta * (sum (k2 + (1)%Z)%Z)) - ((1) * ((sum2 (k2 + (1)%Z)%Z) - (sum3 (k2 + (1)%Z)%Z)))) >= (0))).
Proof. intro h7. exact (t40 k2 h5 h6 h7). Qed.
Lemma t42 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> (((delta * (sum k_0)) - ((1) * ((sum2 k_0) - (sum3 k_0)))) >= (0))))).
Proof. refine (zind (fun k2 => ((k2 <= n)%Z -> (((delta * (sum k2)) - ((1) * ((sum2 k2) - (sum3 k2)))) >= (0)))) t25 _). intros k2 h6 h5. exact (t41 k2 h5 h6). Qed.
Lemma t43 (k2 : Z) (h9 : ((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z)) : (((delta * (sum k2)) - ((1) * ((sum2 k2) - (sum3 k2)))) >= (0)).
Proof. pose proof (t42 k2) as H0. pose proof h9 as H1. exact (s31 k2 n delta (sum k2) (sum2 k2) (sum3 k2) H0 H1). Qed.
Lemma t44 (k2 : Z) : (((k2 >= (0)%Z)%Z /\ (k2 <= n)%Z) -> (((delta * (sum k2)) - ((1) * ((sum2 k2) - (sum3 k2)))) >= (0))).
Proof. intro h9. exact (t43 k2 h9). Qed.
Lemma t45 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> (((delta * (sum k_0)) - ((1) * ((sum2 k_0) - (sum3 k_0)))) >= (0)))).
Proof. intros k2. exact (t44 k2). Qed.
Lemma t46 : (((delta * (sum (0)%Z)) - ((-1) * ((sum2 (0)%Z) - (sum3 (0)%Z)))) >= (0)).
Proof. pose proof sum3_0 as E0. pose proof sum2_0 as E1. pose proof sum_0 as E2. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s32 delta). Qed.
Lemma t47 : (((0)%Z <= n)%Z -> (((delta * (sum (0)%Z)) - ((-1) * ((sum2 (0)%Z) - (sum3 (0)%Z)))) >= (0))).
Proof. intro unused. exact t46. Qed.
Lemma t48 (k3 : Z) (h11 : (k3 >= (0)%Z)%Z) (h12 : ((k3 + (1)%Z)%Z <= n)%Z) : (k3 <= n)%Z.
Proof. pose proof given0 as H0. pose proof given1 as H1. pose proof h11 as H2. pose proof h12 as H3. exact (s33 n k3 H0 H1 H2 H3). Qed.
Lemma t49 (k3 : Z) (h11 : (k3 >= (0)%Z)%Z) (h12 : ((k3 + (1)%Z)%Z <= n)%Z) : ((k3 >= (0)%Z)%Z /\ (k3 < n)%Z).
Proof. pose proof given0 as H0. pose proof given1 as H1. pose proof h11 as H2. pose proof h12 as H3. exact (s34 n k3 H0 H1 H2 H3). Qed.
Lemma t50 (i3 : Z) (h13 : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z)) : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z).
Proof. pose proof given0 as H0. pose proof given1 as H1. pose proof h13 as H2. exact (s35 n i3 H0 H1 H2). Qed.
Lemma t51 (i3 : Z) : ((IZR (if Rge_dec (a i3) (0) then (1)%Z else (-1)%Z)) = (if Rge_dec (a i3) (0) then (IZR (1)%Z) else (IZR (-1)%Z))).
Proof. exact (s36 (a i3)). Qed.
Lemma t52 : ((IZR (-1)%Z) = (-1)).
Proof. exact (s37). Qed.
Lemma t53 : ((IZR (1)%Z) = (1)).
Proof. exact (s38). Qed.
Lemma t54 (i3 : Z) (h13 : ((i3 >= (0)%Z)%Z /\ (i3 < n)%Z)) : (((delta * (if Rge_dec (a i3) (- (a i3)) then (a i3) else (- (a i3)))) - (((-1) * (a i3)) * ((x i3) - (v i3)))) >= (0)).
Proof. pose proof (t51 i3) as E0. pose proof t52 as E1. pose proof t53 as E2. pose proof ((given2 i3) (t50 i3 h13)) as H0. rewrite ?E0 in H0. rewrite ?E1 in H0. rewrite ?E2 in H0. pose proof ((given5 i3) (t50 i3 h13)) as H1. pose proof ((given5 i3) (t50 i3 h13)) as H2. exact (s39 (p i3) (x i3) s (a i3) (v i3) delta H0 H1 H2). Qed.
Lemma t55 (i3 : Z) : (((i3 >= (0)%Z)%Z /\ (i3 < n)%Z) -> (((delta * (if Rge_dec (a i3) (- (a i3)) then (a i3) else (- (a i3)))) - (((-1) * (a i3)) * ((x i3) - (v i3)))) >= (0))).
Proof. intro h13. exact (t54 i3 h13). Qed.
Lemma t56 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((delta * (if Rge_dec (a i_0) (- (a i_0)) then (a i_0) else (- (a i_0)))) - (((-1) * (a i_0)) * ((x i_0) - (v i_0)))) >= (0)))).
Proof. intros i3. exact (t55 i3). Qed.
Lemma t57 (k3 : Z) (h11 : (k3 >= (0)%Z)%Z) (h12 : ((k3 + (1)%Z)%Z <= n)%Z) : ((k3 >= (0)%Z)%Z /\ (k3 < n)%Z).
Proof. pose proof given0 as H0. pose proof given1 as H1. pose proof h11 as H2. pose proof h12 as H3. exact (s40 n k3 H0 H1 H2 H3). Qed.
Lemma t58 (k3 : Z) (h11 : (k3 >= (0)%Z)%Z) (h12 : ((k3 + (1)%Z)%Z <= n)%Z) : (k3 >= (0)%Z)%Z.
Proof. pose proof given0 as H0. pose proof given1 as H1. pose proof h11 as H2. pose proof h12 as H3. exact (s41 n k3 H0 H1 H2 H3). Qed.
Lemma t59 (k3 : Z) : ((IZR (if Rge_dec (a k3) (0) then (1)%Z else (-1)%Z)) = (if Rge_dec (a k3) (0) then (IZR (1)%Z) else (IZR (-1)%Z))).
Proof. exact (s42 (a k3)). Qed.
Lemma t60 : ((IZR (-1)%Z) = (-1)).
Proof. exact (s43). Qed.
Lemma t61 : ((IZR (1)%Z) = (1)).
Proof. exact (s44). Qed.
Lemma t62 (k3 : Z) (h10 : ((k3 <= n)%Z -> (((delta * (sum k3)) - ((-1) * ((sum2 k3) - (sum3 k3)))) >= (0)))) (h11 : (k3 >= (0)%Z)%Z) (h12 : ((k3 + (1)%Z)%Z <= n)%Z) : (((delta * (sum (k3 + (1)%Z)%Z)) - ((-1) * ((sum2 (k3 + (1)%Z)%Z) - (sum3 (k3 + (1)%Z)%Z)))) >= (0)).
Proof. pose proof ((sum3_next k3) (t58 k3 h11 h12)) as E0. pose proof ((sum2_next k3) (t58 k3 h11 h12)) as E1. pose proof ((sum_next k3) (t58 k3 h11 h12)) as E2. pose proof (t59 k3) as E3. pose proof t60 as E4. pose proof t61 as E5. pose proof (h10 (t48 k3 h11 h12)) as H0. pose proof ((given2 k3) (t49 k3 h11 h12)) as H1. rewrite ?E3 in H1. rewrite ?E4 in H1. rewrite ?E5 in H1. pose proof ((given5 k3) (t49 k3 h11 h12)) as H2. pose proof ((t56 k3) (t57 k3 h11 h12)) as H3. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s45 delta (sum k3) (sum2 k3) (sum3 k3) (p k3) (x k3) s (a k3) (v k3) H0 H1 H2 H3). Qed.
Lemma t63 (k3 : Z) (h10 : ((k3 <= n)%Z -> (((delta * (sum k3)) - ((-1) * ((sum2 k3) - (sum3 k3)))) >= (0)))) (h11 : (k3 >= (0)%Z)%Z) : (((k3 + (1)%Z)%Z <= n)%Z -> (((delta * (sum (k3 + (1)%Z)%Z)) - ((-1) * ((sum2 (k3 + (1)%Z)%Z) - (sum3 (k3 + (1)%Z)%Z)))) >= (0))).
Proof. intro h12. exact (t62 k3 h10 h11 h12). Qed.
Lemma t64 : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> (((delta * (sum k_0)) - ((-1) * ((sum2 k_0) - (sum3 k_0)))) >= (0))))).
Proof. refine (zind (fun k3 => ((k3 <= n)%Z -> (((delta * (sum k3)) - ((-1) * ((sum2 k3) - (sum3 k3)))) >= (0)))) t47 _). intros k3 h11 h10. exact (t63 k3 h10 h11). Qed.
Lemma t65 (k3 : Z) (h14 : ((k3 >= (0)%Z)%Z /\ (k3 <= n)%Z)) : (((delta * (sum k3)) - ((-1) * ((sum2 k3) - (sum3 k3)))) >= (0)).
Proof. pose proof (t64 k3) as H0. pose proof h14 as H1. exact (s46 k3 n delta (sum k3) (sum2 k3) (sum3 k3) H0 H1). Qed.
Lemma t66 (k3 : Z) : (((k3 >= (0)%Z)%Z /\ (k3 <= n)%Z) -> (((delta * (sum k3)) - ((-1) * ((sum2 k3) - (sum3 k3)))) >= (0))).
Proof. intro h14. exact (t65 k3 h14). Qed.
Lemma t67 : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> (((delta * (sum k_0)) - ((-1) * ((sum2 k_0) - (sum3 k_0)))) >= (0)))).
Proof. intros k3. exact (t66 k3). Qed.
Lemma t68 : (delta >= ((if Rge_dec ((sum2 n) + b) (- ((sum2 n) + b)) then ((sum2 n) + b) else (- ((sum2 n) + b))) / (sum n))).
Proof. pose proof ((t45 n) t14) as H0. pose proof ((t67 n) t14) as H1. pose proof given6 as H2. pose proof given3 as H3. exact (s47 delta (sum n) (sum2 n) (sum3 n) b H0 H1 H2 H3). Qed.
Lemma t69 (i4 : Z) (h15 : ((i4 >= (0)%Z)%Z /\ (i4 < n)%Z)) : ((i4 >= (0)%Z)%Z /\ (i4 < n)%Z).
Proof. pose proof given0 as H0. pose proof given1 as H1. pose proof h15 as H2. exact (s48 n i4 H0 H1 H2). Qed.
Lemma t70 (i5 : Z) (h16 : ((i5 >= (0)%Z)%Z /\ (i5 < n)%Z)) : ((i5 >= (0)%Z)%Z \/ (((delta * (sum (0)%Z)) - ((1) * ((sum2 (0)%Z) - (sum3 (0)%Z)))) >= ((delta * (if Rge_dec (a i5) (- (a i5)) then (a i5) else (- (a i5)))) - (((1) * (a i5)) * ((x i5) - (v i5)))))).
Proof. pose proof sum3_0 as E0. pose proof sum2_0 as E1. pose proof sum_0 as E2. pose proof h16 as H0. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s49 i5 n delta (a i5) (x i5) (v i5) H0). Qed.
Lemma t71 (i5 : Z) (h16 : ((i5 >= (0)%Z)%Z /\ (i5 < n)%Z)) : (((0)%Z <= n)%Z -> ((i5 >= (0)%Z)%Z \/ (((delta * (sum (0)%Z)) - ((1) * ((sum2 (0)%Z) - (sum3 (0)%Z)))) >= ((delta * (if Rge_dec (a i5) (- (a i5)) then (a i5) else (- (a i5)))) - (((1) * (a i5)) * ((x i5) - (v i5))))))).
Proof. intro unused. exact (t70 i5 h16). Qed.
Lemma t72 (k4 : Z) (i5 : Z) (h16 : ((i5 >= (0)%Z)%Z /\ (i5 < n)%Z)) (h18 : (k4 >= (0)%Z)%Z) (h19 : ((k4 + (1)%Z)%Z <= n)%Z) : (k4 <= n)%Z.
Proof. pose proof h19 as H4. exact (s50 k4 n H4). Qed.
Lemma t73 (k4 : Z) (i5 : Z) (h16 : ((i5 >= (0)%Z)%Z /\ (i5 < n)%Z)) (h18 : (k4 >= (0)%Z)%Z) (h19 : ((k4 + (1)%Z)%Z <= n)%Z) : ((k4 >= (0)%Z)%Z /\ (k4 < n)%Z).
Proof. pose proof h18 as H3. pose proof h19 as H4. exact (s51 k4 n H3 H4). Qed.
Lemma t74 (k4 : Z) (i5 : Z) (h16 : ((i5 >= (0)%Z)%Z /\ (i5 < n)%Z)) (h18 : (k4 >= (0)%Z)%Z) (h19 : ((k4 + (1)%Z)%Z <= n)%Z) : ((k4 >= (0)%Z)%Z /\ (k4 < n)%Z).
Proof. pose proof h18 as H3. pose proof h19 as H4. exact (s52 k4 n H3 H4). Qed.
Lemma t75 (k4 : Z) (i5 : Z) (h16 : ((i5 >= (0)%Z)%Z /\ (i5 < n)%Z)) (h18 : (k4 >= (0)%Z)%Z) (h19 : ((k4 + (1)%Z)%Z <= n)%Z) : ((k4 >= (0)%Z)%Z /\ (k4 <= n)%Z).
Proof. pose proof h18 as H3. pose proof h19 as H4. exact (s53 k4 n H3 H4). Qed.
Lemma t76 (k4 : Z) (i5 : Z) : ((i5 = k4)%Z -> (((delta * (if Rge_dec (a i5) (- (a i5)) then (a i5) else (- (a i5)))) - (((1) * (a i5)) * ((x i5) - (v i5)))) = ((delta * (if Rge_dec (a k4) (- (a k4)) then (a k4) else (- (a k4)))) - (((1) * (a k4)) * ((x k4) - (v k4)))))).
Proof. same. Qed.
Lemma t77 (k4 : Z) (i5 : Z) (h16 : ((i5 >= (0)%Z)%Z /\ (i5 < n)%Z)) (h18 : (k4 >= (0)%Z)%Z) (h19 : ((k4 + (1)%Z)%Z <= n)%Z) : (k4 >= (0)%Z)%Z.
Proof. pose proof h18 as H3. exact (s55 k4 H3). Qed.
Lemma t78 (k4 : Z) : ((IZR (if Rge_dec (a k4) (0) then (1)%Z else (-1)%Z)) = (if Rge_dec (a k4) (0) then (IZR (1)%Z) else (IZR (-1)%Z))).
Proof. exact (s56 (a k4)). Qed.
Lemma t79 : ((IZR (-1)%Z) = (-1)).
Proof. exact (s57). Qed.
Lemma t80 : ((IZR (1)%Z) = (1)).
Proof. exact (s58). Qed.
Lemma t81 (k4 : Z) (i5 : Z) (h17 : ((k4 <= n)%Z -> ((i5 >= k4)%Z \/ (((delta * (sum k4)) - ((1) * ((sum2 k4) - (sum3 k4)))) >= ((delta * (if Rge_dec (a i5) (- (a i5)) then (a i5) else (- (a i5)))) - (((1) * (a i5)) * ((x i5) - (v i5)))))))) (h16 : ((i5 >= (0)%Z)%Z /\ (i5 < n)%Z)) (h18 : (k4 >= (0)%Z)%Z) (h19 : ((k4 + (1)%Z)%Z <= n)%Z) : ((i5 >= (k4 + (1)%Z)%Z)%Z \/ (((delta * (sum (k4 + (1)%Z)%Z)) - ((1) * ((sum2 (k4 + (1)%Z)%Z) - (sum3 (k4 + (1)%Z)%Z)))) >= ((delta * (if Rge_dec (a i5) (- (a i5)) then (a i5) else (- (a i5)))) - (((1) * (a i5)) * ((x i5) - (v i5)))))).
Proof. pose proof ((sum3_next k4) (t77 k4 i5 h16 h18 h19)) as E0. pose proof ((sum2_next k4) (t77 k4 i5 h16 h18 h19)) as E1. pose proof ((sum_next k4) (t77 k4 i5 h16 h18 h19)) as E2. pose proof (h17 (t72 k4 i5 h16 h18 h19)) as H0. pose proof ((t34 k4) (t74 k4 i5 h16 h18 h19)) as H3. pose proof ((t45 k4) (t75 k4 i5 h16 h18 h19)) as H5. pose proof (t76 k4 i5) as H6. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s59 i5 k4 delta (sum k4) (sum2 k4) (sum3 k4) (a i5) (x i5) (v i5) (a k4) (x k4) (v k4) H0 H3 H5 H6). Qed.
Lemma t82 (k4 : Z) (i5 : Z) (h17 : ((k4 <= n)%Z -> ((i5 >= k4)%Z \/ (((delta * (sum k4)) - ((1) * ((sum2 k4) - (sum3 k4)))) >= ((delta * (if Rge_dec (a i5) (- (a i5)) then (a i5) else (- (a i5)))) - (((1) * (a i5)) * ((x i5) - (v i5)))))))) (h16 : ((i5 >= (0)%Z)%Z /\ (i5 < n)%Z)) (h18 : (k4 >= (0)%Z)%Z) : (((k4 + (1)%Z)%Z <= n)%Z -> ((i5 >= (k4 + (1)%Z)%Z)%Z \/ (((delta * (sum (k4 + (1)%Z)%Z)) - ((1) * ((sum2 (k4 + (1)%Z)%Z) - (sum3 (k4 + (1)%Z)%Z)))) >= ((delta * (if Rge_dec (a i5) (- (a i5)) then (a i5) else (- (a i5)))) - (((1) * (a i5)) * ((x i5) - (v i5))))))).
Proof. intro h19. exact (t81 k4 i5 h17 h16 h18 h19). Qed.
Lemma t83 (i5 : Z) (h16 : ((i5 >= (0)%Z)%Z /\ (i5 < n)%Z)) : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((i5 >= k_0)%Z \/ (((delta * (sum k_0)) - ((1) * ((sum2 k_0) - (sum3 k_0)))) >= ((delta * (if Rge_dec (a i5) (- (a i5)) then (a i5) else (- (a i5)))) - (((1) * (a i5)) * ((x i5) - (v i5))))))))).
Proof. refine (zind (fun k4 => ((k4 <= n)%Z -> ((i5 >= k4)%Z \/ (((delta * (sum k4)) - ((1) * ((sum2 k4) - (sum3 k4)))) >= ((delta * (if Rge_dec (a i5) (- (a i5)) then (a i5) else (- (a i5)))) - (((1) * (a i5)) * ((x i5) - (v i5)))))))) (t71 i5 h16) _). intros k4 h18 h17. exact (t82 k4 i5 h17 h16 h18). Qed.
Lemma t84 (k4 : Z) (i5 : Z) (h16 : ((i5 >= (0)%Z)%Z /\ (i5 < n)%Z)) (h20 : ((k4 >= (0)%Z)%Z /\ (k4 <= n)%Z)) : ((i5 >= k4)%Z \/ (((delta * (sum k4)) - ((1) * ((sum2 k4) - (sum3 k4)))) >= ((delta * (if Rge_dec (a i5) (- (a i5)) then (a i5) else (- (a i5)))) - (((1) * (a i5)) * ((x i5) - (v i5)))))).
Proof. pose proof ((t83 i5 h16) k4) as H0. pose proof h20 as H1. exact (s60 k4 n i5 delta (sum k4) (sum2 k4) (sum3 k4) (a i5) (x i5) (v i5) H0 H1). Qed.
Lemma t85 (i5 : Z) (k4 : Z) (h16 : ((i5 >= (0)%Z)%Z /\ (i5 < n)%Z)) : (((k4 >= (0)%Z)%Z /\ (k4 <= n)%Z) -> ((i5 >= k4)%Z \/ (((delta * (sum k4)) - ((1) * ((sum2 k4) - (sum3 k4)))) >= ((delta * (if Rge_dec (a i5) (- (a i5)) then (a i5) else (- (a i5)))) - (((1) * (a i5)) * ((x i5) - (v i5))))))).
Proof. intro h20. exact (t84 k4 i5 h16 h20). Qed.
Lemma t86 (i5 : Z) (h16 : ((i5 >= (0)%Z)%Z /\ (i5 < n)%Z)) : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((i5 >= k_0)%Z \/ (((delta * (sum k_0)) - ((1) * ((sum2 k_0) - (sum3 k_0)))) >= ((delta * (if Rge_dec (a i5) (- (a i5)) then (a i5) else (- (a i5)))) - (((1) * (a i5)) * ((x i5) - (v i5)))))))).
Proof. intros k4. exact (t85 i5 k4 h16). Qed.
Lemma t87 (i5 : Z) (h16 : ((i5 >= (0)%Z)%Z /\ (i5 < n)%Z)) : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given0 as H0. pose proof given1 as H1. pose proof h16 as H2. exact (s61 n i5 H0 H1 H2). Qed.
Lemma t88 (i5 : Z) (h16 : ((i5 >= (0)%Z)%Z /\ (i5 < n)%Z)) : (((delta * (if Rge_dec (a i5) (- (a i5)) then (a i5) else (- (a i5)))) - (((1) * (a i5)) * ((x i5) - (v i5)))) <= ((delta * (sum n)) - ((1) * ((sum2 n) - (sum3 n))))).
Proof. pose proof (((t86 i5 h16) n) (t87 i5 h16)) as H0. pose proof h16 as H1. exact (s62 i5 n delta (sum n) (sum2 n) (sum3 n) (a i5) (x i5) (v i5) H0 H1). Qed.
Lemma t89 (i5 : Z) : (((i5 >= (0)%Z)%Z /\ (i5 < n)%Z) -> (((delta * (if Rge_dec (a i5) (- (a i5)) then (a i5) else (- (a i5)))) - (((1) * (a i5)) * ((x i5) - (v i5)))) <= ((delta * (sum n)) - ((1) * ((sum2 n) - (sum3 n)))))).
Proof. intro h16. exact (t88 i5 h16). Qed.
Lemma t90 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((delta * (if Rge_dec (a i_0) (- (a i_0)) then (a i_0) else (- (a i_0)))) - (((1) * (a i_0)) * ((x i_0) - (v i_0)))) <= ((delta * (sum n)) - ((1) * ((sum2 n) - (sum3 n))))))).
Proof. intros i5. exact (t89 i5). Qed.
Lemma t91 (i4 : Z) (h15 : ((i4 >= (0)%Z)%Z /\ (i4 < n)%Z)) : ((i4 >= (0)%Z)%Z /\ (i4 < n)%Z).
Proof. pose proof given0 as H0. pose proof given1 as H1. pose proof h15 as H2. exact (s63 n i4 H0 H1 H2). Qed.
Lemma t92 (i4 : Z) (h15 : ((i4 >= (0)%Z)%Z /\ (i4 < n)%Z)) : (((delta = (if Rge_dec s (- s) then s else (- s))) /\ (((1) * s) >= (0))) -> (((delta * (if Rge_dec (a i4) (- (a i4)) then (a i4) else (- (a i4)))) - (((1) * (a i4)) * ((x i4) - (v i4)))) <= (0))).
Proof. pose proof given3 as H0. pose proof ((t90 i4) (t91 i4 h15)) as H3. pose proof given6 as H4. pose proof t15 as H5. exact (s64 (sum n) delta (a i4) (x i4) (v i4) (sum2 n) (sum3 n) b s H0 H3 H4 H5). Qed.
Lemma t93 (i6 : Z) (h21 : ((i6 >= (0)%Z)%Z /\ (i6 < n)%Z)) : ((i6 >= (0)%Z)%Z \/ (((delta * (sum (0)%Z)) - ((-1) * ((sum2 (0)%Z) - (sum3 (0)%Z)))) >= ((delta * (if Rge_dec (a i6) (- (a i6)) then (a i6) else (- (a i6)))) - (((-1) * (a i6)) * ((x i6) - (v i6)))))).
Proof. pose proof sum3_0 as E0. pose proof sum2_0 as E1. pose proof sum_0 as E2. pose proof h21 as H0. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s65 i6 n delta (a i6) (x i6) (v i6) H0). Qed.
Lemma t94 (i6 : Z) (h21 : ((i6 >= (0)%Z)%Z /\ (i6 < n)%Z)) : (((0)%Z <= n)%Z -> ((i6 >= (0)%Z)%Z \/ (((delta * (sum (0)%Z)) - ((-1) * ((sum2 (0)%Z) - (sum3 (0)%Z)))) >= ((delta * (if Rge_dec (a i6) (- (a i6)) then (a i6) else (- (a i6)))) - (((-1) * (a i6)) * ((x i6) - (v i6))))))).
Proof. intro unused. exact (t93 i6 h21). Qed.
Lemma t95 (k5 : Z) (i6 : Z) (h21 : ((i6 >= (0)%Z)%Z /\ (i6 < n)%Z)) (h23 : (k5 >= (0)%Z)%Z) (h24 : ((k5 + (1)%Z)%Z <= n)%Z) : (k5 <= n)%Z.
Proof. pose proof h24 as H4. exact (s66 k5 n H4). Qed.
Lemma t96 (k5 : Z) (i6 : Z) (h21 : ((i6 >= (0)%Z)%Z /\ (i6 < n)%Z)) (h23 : (k5 >= (0)%Z)%Z) (h24 : ((k5 + (1)%Z)%Z <= n)%Z) : ((k5 >= (0)%Z)%Z /\ (k5 < n)%Z).
Proof. pose proof h23 as H3. pose proof h24 as H4. exact (s67 k5 n H3 H4). Qed.
Lemma t97 (k5 : Z) (i6 : Z) (h21 : ((i6 >= (0)%Z)%Z /\ (i6 < n)%Z)) (h23 : (k5 >= (0)%Z)%Z) (h24 : ((k5 + (1)%Z)%Z <= n)%Z) : ((k5 >= (0)%Z)%Z /\ (k5 < n)%Z).
Proof. pose proof h23 as H3. pose proof h24 as H4. exact (s68 k5 n H3 H4). Qed.
Lemma t98 (k5 : Z) (i6 : Z) (h21 : ((i6 >= (0)%Z)%Z /\ (i6 < n)%Z)) (h23 : (k5 >= (0)%Z)%Z) (h24 : ((k5 + (1)%Z)%Z <= n)%Z) : ((k5 >= (0)%Z)%Z /\ (k5 <= n)%Z).
Proof. pose proof h23 as H3. pose proof h24 as H4. exact (s69 k5 n H3 H4). Qed.
Lemma t99 (k5 : Z) (i6 : Z) : ((i6 = k5)%Z -> (((delta * (if Rge_dec (a i6) (- (a i6)) then (a i6) else (- (a i6)))) - (((-1) * (a i6)) * ((x i6) - (v i6)))) = ((delta * (if Rge_dec (a k5) (- (a k5)) then (a k5) else (- (a k5)))) - (((-1) * (a k5)) * ((x k5) - (v k5)))))).
Proof. same. Qed.
Lemma t100 (k5 : Z) (i6 : Z) (h21 : ((i6 >= (0)%Z)%Z /\ (i6 < n)%Z)) (h23 : (k5 >= (0)%Z)%Z) (h24 : ((k5 + (1)%Z)%Z <= n)%Z) : (k5 >= (0)%Z)%Z.
Proof. pose proof h23 as H3. exact (s71 k5 H3). Qed.
Lemma t101 (k5 : Z) : ((IZR (if Rge_dec (a k5) (0) then (1)%Z else (-1)%Z)) = (if Rge_dec (a k5) (0) then (IZR (1)%Z) else (IZR (-1)%Z))).
Proof. exact (s72 (a k5)). Qed.
Lemma t102 : ((IZR (-1)%Z) = (-1)).
Proof. exact (s73). Qed.
Lemma t103 : ((IZR (1)%Z) = (1)).
Proof. exact (s74). Qed.
Lemma t104 (k5 : Z) (i6 : Z) (h22 : ((k5 <= n)%Z -> ((i6 >= k5)%Z \/ (((delta * (sum k5)) - ((-1) * ((sum2 k5) - (sum3 k5)))) >= ((delta * (if Rge_dec (a i6) (- (a i6)) then (a i6) else (- (a i6)))) - (((-1) * (a i6)) * ((x i6) - (v i6)))))))) (h21 : ((i6 >= (0)%Z)%Z /\ (i6 < n)%Z)) (h23 : (k5 >= (0)%Z)%Z) (h24 : ((k5 + (1)%Z)%Z <= n)%Z) : ((i6 >= (k5 + (1)%Z)%Z)%Z \/ (((delta * (sum (k5 + (1)%Z)%Z)) - ((-1) * ((sum2 (k5 + (1)%Z)%Z) - (sum3 (k5 + (1)%Z)%Z)))) >= ((delta * (if Rge_dec (a i6) (- (a i6)) then (a i6) else (- (a i6)))) - (((-1) * (a i6)) * ((x i6) - (v i6)))))).
Proof. pose proof ((sum3_next k5) (t100 k5 i6 h21 h23 h24)) as E0. pose proof ((sum2_next k5) (t100 k5 i6 h21 h23 h24)) as E1. pose proof ((sum_next k5) (t100 k5 i6 h21 h23 h24)) as E2. pose proof (h22 (t95 k5 i6 h21 h23 h24)) as H0. pose proof ((t56 k5) (t97 k5 i6 h21 h23 h24)) as H3. pose proof ((t67 k5) (t98 k5 i6 h21 h23 h24)) as H5. pose proof (t99 k5 i6) as H6. rewrite ?E0. rewrite ?E1. rewrite ?E2. exact (s75 i6 k5 delta (sum k5) (sum2 k5) (sum3 k5) (a i6) (x i6) (v i6) (a k5) (x k5) (v k5) H0 H3 H5 H6). Qed.
Lemma t105 (k5 : Z) (i6 : Z) (h22 : ((k5 <= n)%Z -> ((i6 >= k5)%Z \/ (((delta * (sum k5)) - ((-1) * ((sum2 k5) - (sum3 k5)))) >= ((delta * (if Rge_dec (a i6) (- (a i6)) then (a i6) else (- (a i6)))) - (((-1) * (a i6)) * ((x i6) - (v i6)))))))) (h21 : ((i6 >= (0)%Z)%Z /\ (i6 < n)%Z)) (h23 : (k5 >= (0)%Z)%Z) : (((k5 + (1)%Z)%Z <= n)%Z -> ((i6 >= (k5 + (1)%Z)%Z)%Z \/ (((delta * (sum (k5 + (1)%Z)%Z)) - ((-1) * ((sum2 (k5 + (1)%Z)%Z) - (sum3 (k5 + (1)%Z)%Z)))) >= ((delta * (if Rge_dec (a i6) (- (a i6)) then (a i6) else (- (a i6)))) - (((-1) * (a i6)) * ((x i6) - (v i6))))))).
Proof. intro h24. exact (t104 k5 i6 h22 h21 h23 h24). Qed.
Lemma t106 (i6 : Z) (h21 : ((i6 >= (0)%Z)%Z /\ (i6 < n)%Z)) : (forall (k_0 : Z), ((k_0 >= (0)%Z)%Z -> ((k_0 <= n)%Z -> ((i6 >= k_0)%Z \/ (((delta * (sum k_0)) - ((-1) * ((sum2 k_0) - (sum3 k_0)))) >= ((delta * (if Rge_dec (a i6) (- (a i6)) then (a i6) else (- (a i6)))) - (((-1) * (a i6)) * ((x i6) - (v i6))))))))).
Proof. refine (zind (fun k5 => ((k5 <= n)%Z -> ((i6 >= k5)%Z \/ (((delta * (sum k5)) - ((-1) * ((sum2 k5) - (sum3 k5)))) >= ((delta * (if Rge_dec (a i6) (- (a i6)) then (a i6) else (- (a i6)))) - (((-1) * (a i6)) * ((x i6) - (v i6)))))))) (t94 i6 h21) _). intros k5 h23 h22. exact (t105 k5 i6 h22 h21 h23). Qed.
Lemma t107 (k5 : Z) (i6 : Z) (h21 : ((i6 >= (0)%Z)%Z /\ (i6 < n)%Z)) (h25 : ((k5 >= (0)%Z)%Z /\ (k5 <= n)%Z)) : ((i6 >= k5)%Z \/ (((delta * (sum k5)) - ((-1) * ((sum2 k5) - (sum3 k5)))) >= ((delta * (if Rge_dec (a i6) (- (a i6)) then (a i6) else (- (a i6)))) - (((-1) * (a i6)) * ((x i6) - (v i6)))))).
Proof. pose proof ((t106 i6 h21) k5) as H0. pose proof h25 as H1. exact (s76 k5 n i6 delta (sum k5) (sum2 k5) (sum3 k5) (a i6) (x i6) (v i6) H0 H1). Qed.
Lemma t108 (i6 : Z) (k5 : Z) (h21 : ((i6 >= (0)%Z)%Z /\ (i6 < n)%Z)) : (((k5 >= (0)%Z)%Z /\ (k5 <= n)%Z) -> ((i6 >= k5)%Z \/ (((delta * (sum k5)) - ((-1) * ((sum2 k5) - (sum3 k5)))) >= ((delta * (if Rge_dec (a i6) (- (a i6)) then (a i6) else (- (a i6)))) - (((-1) * (a i6)) * ((x i6) - (v i6))))))).
Proof. intro h25. exact (t107 k5 i6 h21 h25). Qed.
Lemma t109 (i6 : Z) (h21 : ((i6 >= (0)%Z)%Z /\ (i6 < n)%Z)) : (forall (k_0 : Z), (((k_0 >= (0)%Z)%Z /\ (k_0 <= n)%Z) -> ((i6 >= k_0)%Z \/ (((delta * (sum k_0)) - ((-1) * ((sum2 k_0) - (sum3 k_0)))) >= ((delta * (if Rge_dec (a i6) (- (a i6)) then (a i6) else (- (a i6)))) - (((-1) * (a i6)) * ((x i6) - (v i6)))))))).
Proof. intros k5. exact (t108 i6 k5 h21). Qed.
Lemma t110 (i6 : Z) (h21 : ((i6 >= (0)%Z)%Z /\ (i6 < n)%Z)) : ((n >= (0)%Z)%Z /\ (n <= n)%Z).
Proof. pose proof given0 as H0. pose proof given1 as H1. pose proof h21 as H2. exact (s77 n i6 H0 H1 H2). Qed.
Lemma t111 (i6 : Z) (h21 : ((i6 >= (0)%Z)%Z /\ (i6 < n)%Z)) : (((delta * (if Rge_dec (a i6) (- (a i6)) then (a i6) else (- (a i6)))) - (((-1) * (a i6)) * ((x i6) - (v i6)))) <= ((delta * (sum n)) - ((-1) * ((sum2 n) - (sum3 n))))).
Proof. pose proof (((t109 i6 h21) n) (t110 i6 h21)) as H0. pose proof h21 as H1. exact (s78 i6 n delta (sum n) (sum2 n) (sum3 n) (a i6) (x i6) (v i6) H0 H1). Qed.
Lemma t112 (i6 : Z) : (((i6 >= (0)%Z)%Z /\ (i6 < n)%Z) -> (((delta * (if Rge_dec (a i6) (- (a i6)) then (a i6) else (- (a i6)))) - (((-1) * (a i6)) * ((x i6) - (v i6)))) <= ((delta * (sum n)) - ((-1) * ((sum2 n) - (sum3 n)))))).
Proof. intro h21. exact (t111 i6 h21). Qed.
Lemma t113 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((delta * (if Rge_dec (a i_0) (- (a i_0)) then (a i_0) else (- (a i_0)))) - (((-1) * (a i_0)) * ((x i_0) - (v i_0)))) <= ((delta * (sum n)) - ((-1) * ((sum2 n) - (sum3 n))))))).
Proof. intros i6. exact (t112 i6). Qed.
Lemma t114 (i4 : Z) (h15 : ((i4 >= (0)%Z)%Z /\ (i4 < n)%Z)) : (((delta = (if Rge_dec s (- s) then s else (- s))) /\ (((-1) * s) >= (0))) -> (((delta * (if Rge_dec (a i4) (- (a i4)) then (a i4) else (- (a i4)))) - (((-1) * (a i4)) * ((x i4) - (v i4)))) <= (0))).
Proof. pose proof given3 as H0. pose proof ((t113 i4) (t91 i4 h15)) as H3. pose proof given6 as H4. pose proof t15 as H5. exact (s79 (sum n) delta (a i4) (x i4) (v i4) (sum2 n) (sum3 n) b s H0 H3 H4 H5). Qed.
Lemma t115 (i4 : Z) : ((IZR (if Rge_dec (a i4) (0) then (1)%Z else (-1)%Z)) = (if Rge_dec (a i4) (0) then (IZR (1)%Z) else (IZR (-1)%Z))).
Proof. exact (s80 (a i4)). Qed.
Lemma t116 : ((IZR (-1)%Z) = (-1)).
Proof. exact (s81). Qed.
Lemma t117 : ((IZR (1)%Z) = (1)).
Proof. exact (s82). Qed.
Lemma t118 (i4 : Z) (h15 : ((i4 >= (0)%Z)%Z /\ (i4 < n)%Z)) : (((delta = (if Rge_dec s (- s) then s else (- s))) /\ (((a i4) <> (0)) \/ (s = (0)))) -> ((v i4) = (p i4))).
Proof. pose proof (t115 i4) as E0. pose proof t116 as E1. pose proof t117 as E2. pose proof ((given2 i4) (t69 i4 h15)) as H2. rewrite ?E0 in H2. rewrite ?E1 in H2. rewrite ?E2 in H2. pose proof ((given5 i4) (t69 i4 h15)) as H3. pose proof (t92 i4 h15) as H4. pose proof (t114 i4 h15) as H5. exact (s83 (p i4) (x i4) s (a i4) (v i4) delta H2 H3 H4 H5). Qed.
Lemma t119 (i4 : Z) : (((i4 >= (0)%Z)%Z /\ (i4 < n)%Z) -> (((delta = (if Rge_dec s (- s) then s else (- s))) /\ (((a i4) <> (0)) \/ (s = (0)))) -> ((v i4) = (p i4)))).
Proof. intro h15. exact (t118 i4 h15). Qed.
Lemma t120 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((delta = (if Rge_dec s (- s) then s else (- s))) /\ (((a i_0) <> (0)) \/ (s = (0)))) -> ((v i_0) = (p i_0))))).
Proof. intros i4. exact (t119 i4). Qed.

Theorem max_norm_distance_0 : (((sum4 n) + b) = (0)).
Proof. exact t16. Qed.
Theorem max_norm_distance_1 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> ((if Rge_dec ((x i_0) - (p i_0)) (- ((x i_0) - (p i_0))) then ((x i_0) - (p i_0)) else (- ((x i_0) - (p i_0)))) = (if Rge_dec s (- s) then s else (- s))))).
Proof. exact t23. Qed.
Theorem max_norm_distance_2 : (delta >= ((if Rge_dec ((sum2 n) + b) (- ((sum2 n) + b)) then ((sum2 n) + b) else (- ((sum2 n) + b))) / (sum n))).
Proof. exact t68. Qed.
Theorem max_norm_distance_3 : (forall (i_0 : Z), (((i_0 >= (0)%Z)%Z /\ (i_0 < n)%Z) -> (((delta = (if Rge_dec s (- s) then s else (- s))) /\ (((a i_0) <> (0)) \/ (s = (0)))) -> ((v i_0) = (p i_0))))).
Proof. exact t120. Qed.
End max_norm_distance.
Print Assumptions max_norm_distance_0.
Print Assumptions max_norm_distance_1.
Print Assumptions max_norm_distance_2.
Print Assumptions max_norm_distance_3.
