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
(* By the rules of the law, the chain of n units has this Grundy value. *)
Definition game_value (c : chain_claim) (g : given_law) (n v : nat) : Prop :=
  piece_value (chain_of c (given_rules g)) 0 n v.
Definition laws_hold (c : chain_claim) : Prop :=
  forall i n, i < size (given c) -> let g := nth no_law (given c) i in
    given_least g <= n -> game_value c g n (given_value g n).

(* The words of the claim. The i-th law has the name Law i. *)
Fixpoint place_of (i : nat) (laws : seq given_law) (game : bytes) : option nat :=
  if laws is g :: laws' then
    if same_bytes game (rule_syntax.title (given_rules g)) then Some i else place_of i.+1 laws' game
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
Definition game_term (c : chain_claim) (w game : bytes) : option phrase :=
  if place_of 0 (given c) game is Some i then
    let value := line_arithmetic.Law i in
    let is_0 := two line_arithmetic.Equal value (number 0%Z) in
    if says "grundy" w then Some (Count value)
    else if says "P" w then Some (Truth is_0)
    else if says "N" w then Some (Truth (line_arithmetic.Not is_0)) else None
  else None.
Definition term_of (c : chain_claim) (ts : seq bytes) : option (phrase * seq bytes) :=
  match ts with
  | w :: more =>
      let: (applied, game, closing, rest) :=
        if more is a :: g :: b :: rest then (says "(" a, g, says ")" b, rest)
        else (false, [::], false, [::]) in
      if applied && closing then omap (fun t => (t, rest)) (game_term c w game)
      else if (if more is a :: _ then says "(" a else false) then None
      else if says "n" w then Some (Count line_arithmetic.Units, more)
      else if says "order" w then Some (order_term c, more)
      else if says "size" w then Some (size_term c, more) else None
  | [::] => None
  end.
Definition claim_read (c : chain_claim) : option expression := read_text (term_of c) (claimed c).

(* The claim is true of the chain of n units: with the Grundy values that the games have there. *)
Definition claim_true (c : chain_claim) (n : nat) : Prop :=
  exists (x : expression) (v : nat -> nat) (z : Z),
    [/\ claim_read c = Some x,
        forall i, i < size (given c) -> game_value c (nth no_law (given c) i) n (v i),
        line_arithmetic.value (fun i _ => Z.of_nat (v i)) x (Z.of_nat n) = Some z
      & line_arithmetic.is_true z].
Definition claim_holds (c : chain_claim) : Prop :=
  laws_hold c -> forall n, claim_from c <= n -> claim_true c n.
