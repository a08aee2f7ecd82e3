(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Conditions have one reading: two that are spelled by the same words are the same. For reading the words
   of a condition gives it back, whatever follows it that is neither a sign nor a bracket. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import String.
From Gazetteer Require Import text rule_syntax rule_grammar rule_reader rule_climbing.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope string_scope.
Local Open Scope seq_scope.

(* Neither a sign nor a bracket follows. *)
Definition closing (rest : words) : Prop := next_sign rest = None /\ ~~ next_is "(" rest.
Lemma closing_fits t rest : closing rest -> fits t rest.
Proof. by case=> no_sign no_bracket; rewrite /fits no_sign. Qed.
Lemma closing_stops n rest : closing rest -> stops n rest.
Proof. by case=> no_sign _; rewrite /stops no_sign. Qed.
Lemma ends_closing w rest : w = bytes_of ")" \/ w = bytes_of ":" -> ends_item w rest -> closing rest.
Proof. by case=> -> [w' [ws [-> [->|->]]]]. Qed.

Lemma sign_read s a b n ws rest u rest' : (if s is Is_member then false else true) ->
  may_follow s a -> n <= sign_level s -> is_read (Climb (right_level s)) ws b rest ->
  is_read (Go_on n (made s a b)) rest u rest' ->
  is_read (Go_on n a) (bytes_of (sign_word s) :: ws) u rest'.
Proof.
move=> not_member may n_s b_read on; apply: comes_to_step.
apply: (comes_to_eq (f' := fun g => then_parse (run g (Climb (right_level s)) ws)
  (fun b ws => run g (Go_on n (made s a b)) ws))) => [g|].
  by rewrite /step /go_on sign_ofK may n_s /=; case: (s) not_member.
exact: (comes_to_then (F := fun g b ws => run g (Go_on n (made s a b)) ws)) b_read on.
Qed.

Lemma fits_sign s a ws : may_follow s a -> fits a (bytes_of (sign_word s) :: ws).
Proof.
move=> may; split; first by case: (s) => [[]|[]|[]|].
by rewrite /next_sign sign_ofK.
Qed.

(* What is read of a term's words: the term, and what goes on from it. *)
Definition reads_back (t : term) : Prop := lexical t -> well_placed t -> forall n rest u rest',
  n <= level t -> fits t rest -> is_read (Go_on n t) rest u rest' ->
  is_read (Climb n) (term_words t ++ rest) u rest'.
Lemma whole_read t n rest : reads_back t -> lexical t -> well_placed t -> n <= level t ->
  fits t rest -> stops n rest -> is_read (Climb n) (term_words t ++ rest) t rest.
Proof. by move=> back lex placed n_t fit stop; apply: back => //; apply: stops_here. Qed.

Lemma binary_read s a b t n rest u rest' : (if s is Is_member then false else true) ->
  made s a b = t -> last_of t = Some (right_level s, b) -> level t = sign_level s ->
  reads_back a -> reads_back b -> lexical a -> lexical b -> well_placed a -> well_placed b ->
  may_follow s a -> right_level s <= level b -> n <= level t -> level t <= level a ->
  fits t rest -> is_read (Go_on n t) rest u rest' ->
  is_read (Climb n) ((term_words a ++ bytes_of (sign_word s) :: term_words b) ++ rest) u rest'.
Proof.
move=> not_member t_eq t_b t_s back_a back_b lex_a lex_b placed_a placed_b may s_b n_t t_a fit on.
rewrite -catA; apply: back_a => //; first exact: leq_trans t_a.
  exact: fits_sign.
apply: (sign_read (b := b) not_member may) => [||]; [by rewrite -t_s| | by rewrite t_eq; exact: on].
apply: whole_read => //; first exact: last_fits t_b s_b fit.
exact: last_stops t_b fit.
Qed.

Definition reads_item : term -> Prop :=
  item_read term_words (fun g => run g (Climb 0)) (bytes_of ")").
Lemma items_read ts : List.Forall reads_back ts -> all lexical ts -> all well_placed ts ->
  List.Forall reads_item ts.
Proof.
elim: ts => [|t ts IH] back /=; first by constructor.
case/andP=> lex_t lex /andP[placed_t placed]; constructor; last first.
  exact: IH (List.Forall_inv_tail back) lex placed.
move=> rest /(ends_closing (or_introl erefl)) close.
by apply: whole_read => //;
  [exact: List.Forall_inv back | exact: closing_fits | exact: closing_stops].
Qed.

Lemma asked_read q t ts rest : List.Forall reads_item (t :: ts) ->
  comes_to (fun g => primary (run g) (term_words (Asked q (t :: ts)) ++ rest)) (Asked q (t :: ts), rest).
Proof.
move=> items; set close := bytes_of ")" :: rest.
pose others := flatten [seq bytes_of "," :: w | w <- map term_words ts] ++ close.
have -> : term_words (Asked q (t :: ts)) ++ rest =
    bytes_of (question_word q) :: bytes_of "(" :: term_words t ++ others.
  by rewrite /others /close /= /in_brackets /= -!catA.
apply: (comes_to_eq (f' := fun g => then_parse
    (list_of (run g (Climb 0)) predT (term_words t ++ others))
    (fun ts ws => wanted ")" (Asked q ts) ws))) => [g|]; first exact: primary_asked.
apply: (comes_to_then (F := fun=> fun ts ws => wanted ")" (Asked q ts) ws) (x := t :: ts) (ws := close));
  last by exists 0.
apply: (comes_to_then (F := fun g x ws => more (size ws) (run g (Climb 0)) predT ws [:: x])
  (x := t) (ws := others)).
  apply: (List.Forall_inv items); rewrite /others /close; case: (ts) => [|y ys].
    by exists (bytes_of ")"), rest; split=> //; right.
  by eexists; eexists; split; [reflexivity | left].
have enough : size ts <= size others := enough_words term_words (bytes_of ")") ts rest.
by have := @more_read _ term_words _ (bytes_of ")") erefl ts _ [:: t] rest
  (List.Forall_inv_tail items) enough.
Qed.

Lemma quantified_read self q b t rest : binder_lexical b ->
  primary self (term_words (Quantified q b t) ++ rest) =
  then_parse (self (Climb 0) (term_words t ++ rest)) (fun t ws => Some (Quantified q b t, ws)).
Proof.
have -> : term_words (Quantified q b t) ++ rest =
    bytes_of (quantifier_word q) :: binder_words b ++ bytes_of ":" :: (term_words t ++ rest).
  by rewrite [LHS]/= -catA.
by move=> lex; rewrite primary_quantified binder_read.
Qed.
Lemma member_read self n t x rest : compared_on_left t -> n <= 6 ->
  go_on self n t (bytes_of (sign_word Is_member) :: x :: rest) = self (Go_on n (Member t x)) rest.
Proof. by move=> left_t n_6; rewrite /go_on sign_ofK /may_follow left_t n_6. Qed.

Lemma compared_level t : compared_on_left t -> 6 <= level t.
Proof. by case/andP=> /orP[/ltnW //|compared] _; case: t compared. Qed.

Lemma prefix_read (make : term -> term) r t rest : last_of (make t) = Some (r, t) ->
  reads_back t -> lexical t -> well_placed t -> r <= level t -> fits (make t) rest ->
  comes_to (fun g => then_parse (run g (Climb r) (term_words t ++ rest))
    (fun t ws => Some (make t, ws))) (make t, rest).
Proof.
move=> last_t back lex placed r_t fit.
apply: (comes_to_then (F := fun=> fun t ws => Some (make t, ws)) (x := t) (ws := rest)); last by exists 0.
by apply: whole_read => //; [exact: last_fits last_t r_t fit | exact: last_stops last_t fit].
Qed.

Lemma term_read t : reads_back t.
Proof.
elim/term_within: t => -[digits|x|c||q ts|x|t|t|t|a c b|a o b|a c b|t x|q c t] /= IH lex placed
  n rest u rest' n_t fit on.
- have number : is_number digits := lex; have d_free : unreserved digits by rewrite /unreserved number orbT.
  by apply: climb_on on; exists 0 => g _; rewrite primary_unreserved ?number.
- have name : is_name x := lex; have x_free : unreserved x by rewrite /unreserved name.
  by apply: climb_on on; exists 0 => g _; rewrite primary_unreserved ?name_no_number.
- by apply: climb_on on; exists 0 => g _; case: (c).
- by apply: climb_on on; exists 0 => g _.
- apply: climb_on on; case: ts IH lex placed n_t fit => [|t ts] IH lex placed _ fit.
    by exists 0 => g _; rewrite primary_asked; case: rest fit => [|w ws] [] //= /negPf->.
  by apply: asked_read; apply: items_read.
- by apply: climb_on on; exists 0 => g _.
- apply: climb_on on; rewrite /in_brackets /= -catA.
  apply: (comes_to_eq (f' := fun g => then_parse (run g (Climb 0) (term_words t ++ bytes_of ")" :: rest))
    (fun t ws => wanted ")" (Parenthesis t) ws))) => [g //|].
  apply: (comes_to_then (F := fun=> fun t ws => wanted ")" (Parenthesis t) ws)
    (x := t) (ws := bytes_of ")" :: rest)); last by exists 0.
  by apply: whole_read.
- have [n_x placed_t] := andP placed; apply: climb_on on.
  exact: (prefix_read (make := Negation) erefl).
- have [n_x placed_t] := andP placed; apply: climb_on on.
  exact: (prefix_read (make := Opposite) erefl).
- have [back_a back_b] := IH; have [lex_a lex_b] := andP lex.
  have /and4P[left_a right_b placed_a placed_b] : [&& on_left (around_connective c).1 a,
      (around_connective c).2 <= level b, well_placed a & well_placed b].
    by move: placed => /=; case: (around_connective c).
  have t_s : level (Joined a c b) = sign_level (Joins c) by case: (c).
  have t_a : level (Joined a c b) <= level a.
    by have [le _] := andP left_a; apply: leq_trans le; case: (c).
  exact: (@binary_read (Joins c) a b _ n rest u rest' isT erefl erefl).
- have [back_a back_b] := IH; have [lex_a lex_b] := andP lex.
  have /and4P[left_a right_b placed_a placed_b] : [&& on_left (around_operation o).1 a,
      (around_operation o).2 <= level b, well_placed a & well_placed b].
    by move: placed => /=; case: (around_operation o).
  have t_s : level (Computed a o b) = sign_level (Computes o) by case: (o).
  have t_a : level (Computed a o b) <= level a.
    by have [le _] := andP left_a; apply: leq_trans le; case: (o).
  exact: (@binary_read (Computes o) a b _ n rest u rest' isT erefl erefl).
- have [back_a back_b] := IH; have [lex_a lex_b] := andP lex.
  have /and4P[left_a right_b placed_a placed_b] := placed.
  have t_a := compared_level left_a.
  have may : may_follow (Compares c) a := left_a.
  have c_b : right_level (Compares c) <= level b := right_b.
  exact: (@binary_read (Compares c) a b (Compared a c b) n rest u rest' isT erefl erefl erefl).
- have [lex_t _] := andP lex; have [left_t placed_t] := andP placed; rewrite -catA.
  have fit_t := @fits_sign Is_member t (x :: rest) left_t.
  apply: (IH lex_t placed_t n _ u rest' (leq_trans n_t (compared_level left_t)) fit_t).
  apply: comes_to_step; apply: (comes_to_eq (f' := fun g => run g (Go_on n (Member t x)) rest)) => [g|].
    exact: member_read.
  exact: on.
- have [lex_c lex_t] := andP lex; have close : closing rest.
    have [no_bracket may] := fit; split=> //; case: (next_sign rest) may => // s.
    by case: s => [c'|o|c'|] /andP[_ //].
  apply: climb_on on.
  apply: (comes_to_eq (f' := fun g => then_parse (run g (Climb 0) (term_words t ++ rest))
    (fun t ws => Some (Quantified q c t, ws)))) => [g|].
    exact: quantified_read.
  apply: (comes_to_then (F := fun=> fun t ws => Some (Quantified q c t, ws)) (x := t) (ws := rest));
    last by exists 0.
  by apply: whole_read => //; [exact: closing_fits | exact: closing_stops].
Qed.

(* Where neither a sign nor a bracket follows, the words of a term are read as that term alone. *)
Lemma one_term t t' rest rest' : lexical t -> well_placed t -> lexical t' -> well_placed t' ->
  closing rest -> closing rest' -> term_words t ++ rest = term_words t' ++ rest' ->
  t = t' /\ rest = rest'.
Proof.
move=> lex placed lex' placed' close close' same_words.
have read u r : lexical u -> well_placed u -> closing r -> is_read (Climb 0) (term_words u ++ r) u r.
  by move=> lex_u placed_u close_r; apply: whole_read; rewrite ?term_read //;
    [exact: term_read | exact: closing_fits | exact: closing_stops].
have [k all_k] := read t rest lex placed close; have [m all_m] := read t' rest' lex' placed' close'.
have := all_k _ (leq_maxl k m); rewrite same_words (all_m _ (leq_maxr k m)).
by case=> <- <-.
Qed.
