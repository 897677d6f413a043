(* What the generated files share: recursion and induction on the integers from 0 on, and the
   tactics that close steps of real arithmetic. *)
Require Export Reals ZArith Lia Lra Psatz Nsatz.
Open Scope R_scope.

Fixpoint iterate {A} (a : A) (s : Z -> A -> A) (n : nat) : A :=
  match n with O => a | S m => s (Z.of_nat m) (iterate a s m) end.
Definition rec {A} (a : A) (s : Z -> A -> A) (k : Z) : A := iterate a s (Z.to_nat k).

Lemma rec_next {A} (a : A) s k : (k >= 0)%Z -> rec a s (k + 1)%Z = s k (rec a s k).
Proof.
  intros H; unfold rec; replace (Z.to_nat (k + 1)) with (S (Z.to_nat k)) by lia.
  simpl; rewrite Z2Nat.id by lia; reflexivity.
Qed.

Lemma zind (P : Z -> Prop) :
  P 0%Z -> (forall k, (k >= 0)%Z -> P k -> P (k + 1)%Z) -> forall k, (k >= 0)%Z -> P k.
Proof.
  intros first next k Hk. apply (natlike_ind P); [exact first | | lia].
  intros j Hj H; apply next; [lia | exact H].
Qed.

(* Terms that are equal because their parts are. *)
Ltac same := solve
  [ reflexivity
  | intros; subst; reflexivity
  | f_equal; ring
  | f_equal; unfold Rdiv; ring
  | f_equal; field
  | rewrite ?plus_IZR; ring
  | intros; apply IZR_ge; assumption ].

(* Take hypotheses and goal apart; use implications whose premise is known. *)
Ltac apart := intros; repeat match goal with
  | H : _ /\ _ |- _ => destruct H
  | H : _ <-> _ |- _ => destruct H
  | H : True |- _ => clear H
  | H : False |- _ => destruct H
  | H : ~ (_ >= _) |- _ => apply Rnot_ge_lt in H
  | H : ~ (_ <= _) |- _ => apply Rnot_le_lt in H
  | H : ~ (_ > _) |- _ => apply Rnot_gt_le in H
  | H : ~ (_ < _) |- _ => apply Rnot_lt_ge in H
  | H : ?P, K : ?P -> ?Q |- _ => specialize (K H)
  | |- _ /\ _ => split
  | |- _ <-> _ => split
  | |- ~ _ => intro
  | |- _ -> _ => intro
  end.
Ltac quick := solve [assumption | lia | lra | (repeat split; (assumption || lia || lra))].
Ltac known := repeat (apart; match goal with
  | K : ?P -> ?Q |- _ => (match type of P with Prop => idtac end);
      (tryif constr_eq Q False then fail else idtac);
      let H := fresh "H" in assert (H : P) by quick; specialize (K H); clear H
  end); apart.
(* Cases: of a disjunction, of an if, of an undecided premise. *)
Ltac decided P := match P with
  | (?a <= ?b)%Z => destruct (Z_le_dec a b)
  | (?a < ?b)%Z => destruct (Z_lt_dec a b)
  | (?a >= ?b)%Z => destruct (Z_ge_dec a b)
  | @eq Z ?a ?b => destruct (Z.eq_dec a b)
  | ?a <= ?b => destruct (Rle_dec a b)
  | ?a < ?b => destruct (Rlt_dec a b)
  | ?a >= ?b => destruct (Rge_dec a b)
  | ?a > ?b => destruct (Rgt_dec a b)
  | @eq R ?a ?b => destruct (Req_EM_T a b)
  | ?A /\ ?B => tryif (assert A by quick) then decided B else decided A
  | ?A \/ ?B => first [decided A | decided B]
  | ~ ?A => decided A
  end.
Ltac impossible := try solve [exfalso; first [lia | lra | contradiction]].
Ltac split_ifs := repeat match goal with
  | |- context [if ?d then _ else _] => destruct d
  | H : context [if ?d then _ else _] |- _ => destruct d
  | H : _ \/ _ |- _ => destruct H
  end; impossible.
Ltac split_cases := repeat (known; impossible; match goal with
  | H : _ \/ _ |- _ => destruct H
  | |- context [if ?d then _ else _] => destruct d
  | H : context [if ?d then _ else _] |- _ => destruct d
  | K : ?P -> ?Q |- _ => (match type of P with Prop => idtac end);
      (tryif constr_eq Q False then fail else idtac); decided P;
      try (assert (~ P) by (intro; apart; first [contradiction | lra | lia]); clear K)
  | |- ?A \/ ?B => first [left; quick | right; quick | decided A; [left; assumption | right]
                         | decided B; [right; assumption | left]]
  end).
(* Integers as reals, then as variables. *)
Ltac reals := repeat (rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in * );
  repeat match goal with
  | H : (_ >= _)%Z |- _ => apply IZR_ge in H
  | H : (_ <= _)%Z |- _ => apply IZR_le in H
  | H : (_ < _)%Z |- _ => apply IZR_lt in H
  | H : (_ > _)%Z |- _ => apply Z.gt_lt, IZR_lt in H
  end; repeat (rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR, ?opp_IZR in * );
  repeat match goal with
  | |- context [IZR ?k] => is_var k; let r := fresh "r" in set (r := IZR k) in *; clearbody r
  | H : context [IZR ?k] |- _ => is_var k; let r := fresh "r" in set (r := IZR k) in *; clearbody r
  end.
(* Variables that an equation defines. *)
Ltac solved := repeat match goal with
  | H : ?x = ?e |- _ => is_var x; subst x
  | H : ?e = ?x |- _ => is_var x; subst x
  end.
Ltac isolate x e H :=
  let E := fresh "E" in assert (E : x = e) by (clear - H; lra); clear H; subst x.
Ltac isolated := repeat (solved; match goal with
  | H : ?a + ?b = ?c |- _ => is_var b; isolate b (c - a) H
  | H : ?a + ?b = ?c |- _ => is_var a; isolate a (c - b) H
  | H : ?c = ?a + ?b |- _ => is_var b; isolate b (c - a) H
  | H : ?a - ?b = ?c |- _ => is_var b; isolate b (a - c) H
  | H : ?a - ?b = ?c |- _ => is_var a; isolate a (c + b) H
  end).
(* Hints: quotients as variables, inverses, products of nonnegative variables, squares. *)
Ltac not_zero := first [assumption | lra | (intro; lra) | (intro; nra) | (apply Rgt_not_eq; nra)].
Ltac nonzero := repeat split; not_zero.
Ltac quotient a b := lazymatch b with IZR _ => fail | _ => idtac end;
  let d := fresh "d" in let E := fresh "E" in
  assert (E : (a / b) * b = a) by (field; nonzero); set (d := a / b) in *; clearbody d.
Ltac quotients := repeat match goal with
  | |- context [?a / ?b] => quotient a b
  | H : context [?a / ?b] |- _ => quotient a b
  end.
Ltac inverse q := lazymatch q with IZR _ => fail | _ => idtac end;
  let i := fresh "i" in let E := fresh "E" in
  (assert (E : q * / q = 1) by (field; nonzero));
  try (assert (/ q > 0) by (apply Rinv_0_lt_compat; first [lra | nra]));
  set (i := / q) in *; clearbody i.
Ltac inverses := unfold Rdiv in *; repeat match goal with
  | |- context [/ ?q] => inverse q
  | H : context [/ ?q] |- _ => inverse q
  end.
Ltac halves := unfold Rdiv in *; repeat match goal with
  | |- context [/ IZR ?p] => let i := fresh "i" in
      assert (IZR p * / IZR p = 1) by (field; lra); set (i := / IZR p) in *; clearbody i
  | H : context [/ IZR ?p] |- _ => let i := fresh "i" in
      assert (IZR p * / IZR p = 1) by (field; lra); set (i := / IZR p) in *; clearbody i
  end.
Lemma product_nonneg a b : a >= 0 -> b >= 0 -> a * b >= 0.
Proof. nra. Qed.
Ltac products :=
  repeat match goal with H : ?a > 0 |- _ =>
    lazymatch goal with _ : a >= 0 |- _ => fail | _ => assert (a >= 0) by lra end end;
  repeat match goal with H1 : ?a >= 0, H2 : ?b >= 0 |- _ => is_var a; is_var b;
    lazymatch goal with _ : a * b >= 0 |- _ => fail | _ : b * a >= 0 |- _ => fail
    | _ => pose proof (product_nonneg a b H1 H2) end end.
Ltac square e := lazymatch goal with _ : 0 <= e * e |- _ => fail | _ =>
  pose proof (Rle_0_sqr e : 0 <= e * e) end.
Ltac squares := repeat match goal with
  | |- context [?e * ?e] => square e
  | H : context [?e * ?e] |- _ => square e
  end.
Ltac reciprocals := repeat match goal with
  | H : ?u * ?v = 1, K : ?u > 0 |- _ => lazymatch goal with _ : v > 0 |- _ => fail | _ =>
      assert (v > 0) by (clear - H K; nra) end end.
Lemma square_cases a b : a * a = b * b -> a = b \/ a = - b.
Proof. intros H; assert (E : (a - b) * (a + b) = 0) by nra.
  apply Rmult_integral in E; destruct E; [left | right]; lra. Qed.
Ltac roots := repeat match goal with
  | H : ?a * ?a = ?b * ?b |- _ => apply square_cases in H; destruct H
  end.
Lemma nonneg_factor e q : e * q >= 0 -> q > 0 -> e >= 0.
Proof. intros; apply Rnot_lt_ge; intro; nra. Qed.
Ltac positive := repeat apply Rmult_gt_0_compat; first [lra | nra].
Lemma equal_squares a b : a >= 0 -> b >= 0 -> a * a = b * b -> a = b.
Proof. intros; apply Rsqr_inj; unfold Rsqr; lra. Qed.
(* Equations only, with numerals as sums of 1: what nsatz reads. *)
Ltac equations := repeat match goal with H : ?T |- _ =>
  lazymatch T with @eq R _ _ => fail | _ => match type of T with Prop => clear H end end end.
Ltac numerals := repeat (replace 4 with (1 + 1 + 1 + 1) in * by ring);
  repeat (replace 2 with (1 + 1) in * by ring); repeat (replace (-1) with (- (1)) in * by ring).
Ltac opposite := match goal with
  | |- ?a = ?b => destruct (Rtotal_order a b) as [? | [? | ?]]; [exfalso | assumption | exfalso]
  | |- ?a >= ?b => apply Rnot_lt_ge; intro
  | |- ?a <= ?b => apply Rnot_gt_le; intro
  | |- ?a > ?b => apply Rnot_le_gt; intro
  | |- ?a < ?b => apply Rnot_ge_lt; intro
  end.
Ltac times := match goal with
  | H : ?q > 0 |- ?a = ?b => apply (Rmult_eq_reg_r q); [ | lra ]
  | H : ?q > 0 |- ?a <= ?b => apply (Rmult_le_reg_r q); [ lra | ]
  | H : ?q > 0 |- ?a >= ?b => apply Rle_ge; apply (Rmult_le_reg_r q); [ lra | ]
  | H : ?q > 0 |- ?a > 0 => apply (Rmult_lt_reg_r q); [ lra | ]
  end.

(* One tactic closes a step. *)
Ltac by_logic := solve [known; first [assumption | lia | tauto | (subst; tauto)]].
Ltac by_lra := solve [known; reals; lra].
Ltac by_ring := solve [known; solved; reals; known; first [ring | lra]].
Ltac by_field := solve [known; solved; reals; known; field; nonzero].
Ltac by_isolation := solve [known; isolated; reals; known; first [ring | lra | field; nonzero | nra]].
Ltac by_ifs := solve [known; split_ifs; known; impossible; reals; first [lra | nra]].
Ltac by_nra := solve [known; reals; nra].
Ltac by_solved := solve [known; solved; reals; known; nra].
Ltac by_cases := solve [split_cases; known; reals; first [assumption | lra | nra]].
Ltac by_solved_cases := solve [split_cases; known; solved; known; reals; known; first [assumption | ring | lra | nra]].
Ltac by_products := solve [known; solved; reals; known; products; nra].
Ltac by_squares := solve [known; reals; squares; first [lra | nra]].
Ltac by_solved_squares := solve [known; solved; reals; known; squares; first [lra | nra]].
Ltac by_equations := solve [known; split_ifs; known; reals; inverses; known; equations; numerals; nsatz].
Ltac by_halves := solve [known; split_ifs; known; reals; inverses; halves; known; equations; numerals; nsatz].
Ltac by_roots := solve [known; solved; known; roots; solved; split_ifs; known; reals; first [lra | nra]].
Ltac by_equal_squares := solve [known; solved; known; split_ifs; known;
  (apply equal_squares; [first [lra | nra] | first [lra | nra]
                        | first [nra | (reals; inverses; known; equations; numerals; nsatz)]])].
Ltac by_equal_quotients := solve [known; solved; known; reals; inverses; split_ifs; known;
  (apply equal_squares; [first [lra | nra] | first [lra | nra] | (equations; numerals; nsatz)])].
Ltac by_factor := solve [known; reals; match goal with
  | H : ?e * ?q >= 0 |- _ => assert (q > 0) by positive; apply nonneg_factor in H; [lra | assumption]
  end].
Ltac by_inverses := solve [known; reals; inverses; products; first [lra | nra]].
Ltac by_solved_inverses := solve [known; solved; reals; known; inverses; products; first [lra | nra]].
Ltac by_quotients := solve [known; reals; quotients; known; first [lra | nra]].
Ltac by_solved_quotients := solve [known; solved; reals; quotients; known; first [lra | nra]].
Ltac by_reciprocals := solve [known; reals; quotients; reciprocals; known; products; first [lra | nra]].
Ltac by_opposite := solve [known; opposite; known; reals; squares; first [lra | nra]].
Ltac by_zero := solve [known; reals; match goal with |- ?x > 0 =>
  let E := fresh "E" in destruct (Req_EM_T x 0) as [E | E]; [exfalso; rewrite E in *; nra | nra] end].
Ltac by_shifted_squares := solve [known; solved; reals; known; repeat match goal with
  |- context [?e * ?e] => lazymatch goal with _ : 0 <= (e - 1) * (e - 1) |- _ => fail | _ =>
    pose proof (Rle_0_sqr (e - 1) : 0 <= (e - 1) * (e - 1));
    pose proof (Rle_0_sqr (e + 1) : 0 <= (e + 1) * (e + 1)) end end; nra].
Ltac by_opposite_quotients := solve [known; opposite; quotients; split_cases; known; reals; nra].
Ltac by_times := solve [known; reals; times; first [lra | nra | (field_simplify; [nra | nonzero])]].
Ltac by_equal_roots := solve [known; solved; known; match goal with
  | H : ?a * ?a = ?e, K : ?b * ?b = ?e |- _ =>
      assert (a = b) by (apply equal_squares; lra); subst a; first [ring | lra]
  end].
Ltac by_signs := solve [known; first
  [(apply Rle_ge; repeat apply Rmult_le_pos; lra) | (repeat apply Rmult_gt_0_compat; lra)]].
Ltac by_parts := solve [apart; first [by_lra | by_logic | by_ring | by_field | by_nra | by_equations | by_halves
  | by_equal_squares | by_equal_quotients | by_zero | by_factor | by_inverses | by_ifs | by_opposite
  | by_roots | by_cases]].
