(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What a certificate of a claim on a chain states: if the games have the laws that stand in it, the claim is true of
   all members with so many units or more. *)
From Coq Require Import String ZArith.
From mathcomp Require Import all_ssreflect.
From Gazetteer Require Import text chain_laws claim_text.
From Gazetteer Require rule_syntax line_arithmetic.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope string_scope.
Local Open Scope seq_scope.

(* The law of a game: the value of n + period is that of n and `adds` more. *)
Record given_law := Given_law {
  given_rules : rule_syntax.rules;
  given_least : nat;
  given_values : seq nat;
  given_period : nat;
  given_from : nat;
  given_adds : nat
}.
Definition no_rules : rule_syntax.rules := rule_syntax.Rules [::] false [::] [::] false [::].
Definition no_law : given_law := Given_law no_rules 1 [:: 0] 1 1 0.
Definition given_value (g : given_law) (n : nat) : nat :=
  let: (from, least, p) := (given_from g, given_least g, given_period g) in
  if n < from then nth 0 (given_values g) (n - least)
  else nth 0 (given_values g) (from - least + Nat.modulo (n - from) p)
    + Nat.div (n - from) p * given_adds g.

Record chain_claim := Chain_claim {
  claim_unit : part;
  claim_turn : seq nat;
  (* The chains: a kind of pieces, without moves. *)
  claim_kind : kind;
  given : seq given_law;
  claimed : bytes;
  claim_from : nat
}.

(* The pieces are the chains. *)
Definition chain_of (c : chain_claim) (r : rule_syntax.rules) : chain_law :=
  Chain_law r (claim_unit c) (claim_turn c) 0 [:: claim_kind c] 0 1 [::] 1 1.
(* By the rules, the chain of n units has this Grundy value. *)
Definition game_value (c : chain_claim) (r : rule_syntax.rules) (n v : nat) : Prop :=
  piece_value (chain_of c r) 0 n v.
Definition laws_hold (c : chain_claim) : Prop :=
  forall i n, i < size (given c) -> let g := nth no_law (given c) i in
    given_least g <= n -> game_value c (given_rules g) n (given_value g n).

(* The words of the claim. The value of the i-th game has the name Law i. *)
Fixpoint place_of (i : nat) (games : seq rule_syntax.rules) (game : bytes) : option nat :=
  if games is r :: games' then
    if same_bytes game (rule_syntax.title r) then Some i else place_of i.+1 games' game
  else None.
Definition linear (a : Z) (b : nat) : phrase :=
  Count (two line_arithmetic.Plus (number a)
    (two line_arithmetic.Times (number (Z.of_nat b)) line_arithmetic.Units)).
Definition order_term (c : chain_claim) : phrase :=
  let k := claim_kind c in
  linear (Z.of_nat (part_order (left_end k) + part_order (right_end k))) (part_order (claim_unit c)).
(* A row of n units has one join of units less than a ring. *)
Definition edges_of_part (p : part) : nat := size (part_edges p) + size (part_joins p).
Definition size_term (c : chain_claim) : phrase :=
  let k := claim_kind c in
  let beside := edges_of_part (left_end k) + edges_of_part (right_end k) in
  let missing := if closed k then 0 else size (part_joins (claim_unit c)) in
  linear (Z.of_nat beside - Z.of_nat missing)%Z (edges_of_part (claim_unit c)).
Definition game_term (games : seq rule_syntax.rules) (w game : bytes) : option phrase :=
  if place_of 0 games game is Some i then
    let value := line_arithmetic.Law i in
    let is_0 := two line_arithmetic.Equal value (number 0%Z) in
    if says "grundy" w then Some (Count value)
    else if says "P" w then Some (Truth is_0)
    else if says "N" w then Some (Truth (line_arithmetic.Not is_0)) else None
  else None.
Definition term_of (c : chain_claim) (games : seq rule_syntax.rules) (ts : seq bytes) : option (phrase * seq bytes) :=
  match ts with
  | w :: more =>
      let: (applied, game, closing, rest) :=
        if more is a :: g :: b :: rest then (says "(" a, g, says ")" b, rest)
        else (false, [::], false, [::]) in
      if applied && closing then omap (fun t => (t, rest)) (game_term games w game)
      else if (if more is a :: _ then says "(" a else false) then None
      else if says "n" w then Some (Count line_arithmetic.Units, more)
      else if says "order" w then Some (order_term c, more)
      else if says "size" w then Some (size_term c, more) else None
  | [::] => None
  end.
Definition read_with (c : chain_claim) (games : seq rule_syntax.rules) : option expression :=
  read_text (term_of c games) (claimed c).

(* What the claim is of the chain of n units: with the Grundy values that the games have there. *)
Definition said_with (c : chain_claim) (games : seq rule_syntax.rules) (n : nat) (truth : bool) : Prop :=
  exists (x : expression) (v : nat -> nat) (z : Z),
    [/\ read_with c games = Some x,
        forall i, i < size games -> game_value c (nth no_rules games i) n (v i),
        line_arithmetic.value (fun i _ => Z.of_nat (v i)) x (Z.of_nat n) = Some z
      & line_arithmetic.is_true z = truth].

(* The games whose laws are given. *)
Definition games_given (c : chain_claim) : seq rule_syntax.rules := [seq given_rules g | g <- given c].
Definition claim_read (c : chain_claim) : option expression := read_with c (games_given c).
Definition claim_true (c : chain_claim) (n : nat) : Prop := said_with c (games_given c) n true.
Definition claim_holds (c : chain_claim) : Prop :=
  laws_hold c -> forall n, claim_from c <= n -> claim_true c n.

(* The claim is false of the chain of so many units, and true of those with fewer. No law is given. *)
Record refuted_claim := Refuted_claim {
  about : chain_claim;
  games : seq rule_syntax.rules;
  refuted_at : nat
}.
Definition refuted (m : refuted_claim) : Prop :=
  let: (c, r) := (about m, games m) in
  [/\ claim_from c <= refuted_at m, said_with c r (refuted_at m) false
    & forall n, claim_from c <= n < refuted_at m -> said_with c r n true].
