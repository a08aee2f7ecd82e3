(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* How a statement is written in a certificate, from the line "claim" to the line "verdict": the
   grammar of docs/CERTIFICATES.md. Each has one spelling. *)
From mathcomp Require Import all_ssreflect.
From Coq Require Import String.
From Gazetteer Require Import partizan_rules text statement positions strategies formats.
From Gazetteer Require rule_syntax rule_outcomes.

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

Definition outcome_name (o : outcome) : bytes := bytes_of (if o is Next_wins then "N" else "P").
Definition member_text (containing : option nat) : bytes :=
  if containing is Some v then number_text v else bytes_of "any".
Definition existence (there_is : bool) : bytes := bytes_of (if there_is then "exists" else "none").

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
  end.
