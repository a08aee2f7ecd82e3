(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* How a statement is written in a certificate, from the line "claim" to the line "verdict": the
   grammar of docs/CERTIFICATES.md. Each has one spelling. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import String.
From Gazetteer Require Import partizan_rules text statement positions strategies formats.
From Gazetteer Require rule_syntax rule_outcomes heap_tables chain_laws chain_terms chain_claims chain_sequences.
From Gazetteer Require vertex_terms vertex_sequences.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope string_scope.
Local Open Scope seq_scope.

(* A line of a word and what follows it. *)
Definition said (first : string) (rest : bytes) : bytes := bytes_of first ++ space :: rest.

Definition geography_name (r : geography) : string :=
  match r with Uvg => "uvg" | Ueg => "ueg" | Dvg => "dvg" | Deg => "deg" end.
Definition geography_graph (r : geography) (g : plain) : bytes :=
  match r with Uvg | Ueg => graph_text g | Dvg | Deg => digraph6_text g end.
Definition player_name (s : player) : bytes := bytes_of (if s is Left then "left" else "right").

Definition game_lines (name graph : bytes) : seq bytes := [:: said "game" name; said "graph" graph].
Definition token_lines (l r : nat) (s : player) : seq bytes :=
  [:: said "left" (number_text l); said "right" (number_text r); said "mover" (player_name s)].
Definition start_lines (s : start) : seq bytes :=
  match s with
  | Rooted r g v =>
      game_lines (bytes_of (geography_name r)) (geography_graph r g) ++
        [:: said "root" (number_text v)]
  | Unrooted r g => game_lines (said "unrooted" (bytes_of (geography_name r))) (geography_graph r g)
  | Slither g => game_lines (bytes_of "slither") (graph_text g)
  | Edge_delete g => game_lines (bytes_of "edge-delete") (graph_text g)
  | Edge_labelling g => game_lines (bytes_of "edge-labelling") (graph_text g)
  | Partizan_uvg g l r s => game_lines (bytes_of "partizan-uvg") (graph_text g) ++ token_lines l r s
  | Partizan_ueg g l r s => game_lines (bytes_of "partizan-ueg") (graph_text g) ++ token_lines l r s
  end.

(* The lines of a game given as data, its board, its tokens, and who moves if it is partizan. *)
Definition ruled_lines (s : ruled) : seq bytes :=
  let r := by_rules s in
  let lines := rule_syntax.rules_lines r in
  let graph := if rule_syntax.directed r then digraph6_text else graph_text in
  let tokens :=
    if placed s is Some vs then flatten [seq space :: number_text v | v <- vs]
    else space :: bytes_of "free" in
  said "rules" (number_text (size lines)) :: lines ++ said "graph" (graph (ruled_graph s)) ::
  (if nilp (rule_syntax.tokens r) then [::] else [:: bytes_of "tokens" ++ tokens]) ++
  (if rule_syntax.is_partizan r then [:: said "mover" (player_name (mover s))] else [::]).

(* A law of a chain. *)
Definition numbers_text (ns : seq nat) : bytes := flatten [seq space :: number_text n | n <- ns].
Definition pairs_text (es : seq (nat * nat)) : bytes :=
  flatten [seq space :: number_text e.1 ++ 45 :: number_text e.2 | e <- es].
Definition part_lines (first joins : string) (p : chain_laws.part) : seq bytes :=
  [:: said first (graph_text (Plain (chain_laws.part_order p) (chain_laws.part_edges p)));
      bytes_of joins ++ pairs_text (chain_laws.part_joins p)].
Definition near_line (m : heap_tables.near_move) : bytes :=
  let: heap_tables.Near x k c := m in bytes_of "near" ++ numbers_text [:: x; k; c].
Definition middle_line (m : heap_tables.middle_move) : bytes :=
  let: heap_tables.Middle x k a l b c := m in bytes_of "middle" ++ numbers_text [:: x; k; a; l; b; c].
Definition kind_lines (k : chain_laws.kind) : seq bytes :=
  let shape := if chain_laws.closed k then "ring" else "open" in
  said "kind" (said shape (number_text (chain_laws.longer k))) ::
  part_lines "left" "hooks" (chain_laws.left_end k) ++
  part_lines "right" "hooks" (chain_laws.right_end k) ++
  [seq near_line m | m <- heap_tables.near (chain_laws.moves k)] ++
  [seq middle_line m | m <- heap_tables.middle (chain_laws.moves k)] ++
  [:: bytes_of "short" ++ numbers_text (chain_laws.short_values k)].
Definition law_lines (s : chain_laws.chain_law) : seq bytes :=
  let lines := rule_syntax.rules_lines (chain_laws.chain_rules s) in
  said "rules" (number_text (size lines)) :: lines ++
  part_lines "unit" "joins" (chain_laws.unit_part s) ++
  [:: bytes_of "turn" ++ numbers_text (chain_laws.turn s);
      said "start" (number_text (chain_laws.start s));
      said "kinds" (number_text (size (chain_laws.kinds s)))] ++
  flatten [seq kind_lines k | k <- chain_laws.kinds s] ++
  [:: said "first" (number_text (chain_laws.first s));
      said "units" (number_text (chain_laws.units_least s));
      bytes_of "law" ++ numbers_text (chain_laws.law s);
      said "verdict" (said "period" (number_text (chain_laws.law_period s)) ++ space ::
        said "from" (number_text (chain_laws.law_from s)))].

Definition outcome_name (o : outcome) : bytes := bytes_of (if o is Next_wins then "N" else "P").
Definition member_text (containing : option nat) : bytes :=
  if containing is Some v then number_text v else bytes_of "any".
Definition existence (there_is : bool) : bytes := bytes_of (if there_is then "exists" else "none").

(* A claim about a chain. *)
Definition game_rules (r : rule_syntax.rules) : seq bytes :=
  let lines := rule_syntax.rules_lines r in said "rules" (number_text (size lines)) :: lines.
Definition value_lines (g : chain_claims.number_law) : seq bytes :=
  let verdict := said "adds" (number_text (chain_claims.given_adds g)) in
  let verdict := said "from" (number_text (chain_claims.given_from g) ++ space :: verdict) in
  [:: said "units" (number_text (chain_claims.given_least g));
      bytes_of "law" ++ numbers_text (chain_claims.given_values g);
      said "verdict" (said "period" (number_text (chain_claims.given_period g) ++ space :: verdict))].
Definition term_line (t : chain_terms.chain_term) : bytes := said "term" (bytes_of (chain_terms.term_name t)).
Definition place_text (p : vertex_terms.chain_place) : bytes :=
  let two i j := number_text i ++ space :: number_text j in
  match p with
  | vertex_terms.In_left j => said "left" (number_text j)
  | vertex_terms.In_unit i j => said "unit" (two i j)
  | vertex_terms.In_last_unit i j => said "last_unit" (two i j)
  | vertex_terms.In_right j => said "right" (number_text j)
  end.
Definition vertex_lines (t : vertex_terms.vertex_term) (p : vertex_terms.chain_place) : seq bytes :=
  [:: said "term" (bytes_of (vertex_terms.vertex_term_name t)); said "at" (place_text p)].
Definition given_lines (g : chain_claims.given_law) : seq bytes :=
  match chain_claims.given_of g with
  | chain_claims.Of_game r => said "term" (bytes_of "grundy") :: game_rules r
  | chain_claims.Of_term t => [:: term_line t]
  | chain_claims.Of_vertex t p => vertex_lines t p
  end ++ value_lines (chain_claims.given_numbers g).
Definition chain_lines (c : chain_claims.chain_claim) : seq bytes :=
  let k := chain_claims.claim_kind c in
  part_lines "unit" "joins" (chain_claims.claim_unit c) ++
  [:: bytes_of "turn" ++ numbers_text (chain_claims.claim_turn c);
      said "chain" (bytes_of (if chain_laws.closed k then "ring" else "open"))] ++
  part_lines "left" "hooks" (chain_laws.left_end k) ++
  part_lines "right" "hooks" (chain_laws.right_end k).
Definition expression_lines (c : chain_claims.chain_claim) (verdict : bytes) : seq bytes :=
  let text := chain_claims.claimed c in
  [:: (if nilp text then bytes_of "expression" else said "expression" text);
      said "from" (number_text (chain_claims.claim_from c)); said "verdict" verdict].
Definition chain_claim_lines (c : chain_claims.chain_claim) : seq bytes :=
  chain_lines c ++ said "laws" (number_text (size (chain_claims.given c))) ::
  flatten [seq given_lines g | g <- chain_claims.given c] ++ expression_lines c (bytes_of "true").
Definition refuted_lines (m : chain_claims.refuted_claim) : seq bytes :=
  let: chain_claims.Refuted_claim c games n := m in
  said "games" (number_text (size games)) :: flatten [seq game_rules r | r <- games] ++
  chain_lines c ++ expression_lines c (said "false" (said "at" (number_text n))).
Definition sequence_lines (q : chain_sequences.chain_sequence) : seq bytes :=
  chain_lines (chain_sequences.sequence_chain q) ++
  term_line (chain_sequences.sequence_term q) :: value_lines (chain_sequences.sequence_law q).
Definition vertex_sequence_lines (q : vertex_sequences.vertex_sequence) : seq bytes :=
  chain_lines (vertex_sequences.members_of q) ++
  vertex_lines (vertex_sequences.truth_of q) (vertex_sequences.truth_at q) ++
  value_lines (vertex_sequences.truth_law q).

Definition claims (claim : string) (s : start) (verdict : bytes) : seq bytes :=
  said "claim" (bytes_of claim) :: start_lines s ++ [:: said "verdict" verdict].
Definition spelled (s : statement) : seq bytes :=
  match s with
  | Outcome s o => claims "outcome" s (outcome_name o)
  | Grundy s value => claims "grundy" s (number_text value)
  | Winning_moves s moves => claims "winning-moves" s (winning_moves_text moves)
  | Even_kernel g containing there_is =>
      [:: said "claim" (bytes_of "even-kernel"); said "graph" (graph_text g);
          said "containing" (member_text containing); said "verdict" (existence there_is)]
  | Edge_delete_paths period =>
      [:: said "claim" (bytes_of "edge-delete-paths");
          said "verdict" (said "period" (number_text period))]
  | By_rules s v =>
      let: (name, verdict) := match v with
        | rule_outcomes.Next_player_wins wins =>
            ("outcome", outcome_name (if wins then Next_wins else Previous_wins))
        | rule_outcomes.Value_is value => ("grundy", number_text value)
        | rule_outcomes.Winning_moves_are ws => ("winning-moves", rule_outcomes.ways_text ws)
        end in
      said "claim" (bytes_of name) :: ruled_lines s ++ [:: said "verdict" verdict]
  | Law_of_chain s => said "claim" (bytes_of "chain-law") :: law_lines s
  | Claim_on_chain c => said "claim" (bytes_of "chain-proves") :: chain_claim_lines c
  | Refuted_on_chain m => said "claim" (bytes_of "chain-refutes") :: refuted_lines m
  | Sequence_on_chain q => said "claim" (bytes_of "chain-sequence") :: sequence_lines q
  | Truth_on_chain q => said "claim" (bytes_of "chain-sequence") :: vertex_sequence_lines q
  end.
