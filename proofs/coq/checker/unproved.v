(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Why evidence of a theorem was not accepted, in the words of certificates/check/: the first condition
   that fails, and behind how many lines of the evidence. Nothing is proved of this: it is asked where
   the judge has said no. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import String.
From Gazetteer Require Import text statement tables edge_lists barrier_lists.
From Gazetteer Require Import kernel_judge matching_judge mirror_judge parity_judge path_tables.
From Gazetteer Require Import paths_judge levels_judge.
From Gazetteer Require rule_radius chain_laws local_laws chain_judge.
From Gazetteer Require claim_text chain_claims claim_rows claim_judge piece_faults line_arithmetic.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope string_scope.
Local Open Scope seq_scope.

Definition nothing_proved : string := "the evidence does not prove the statement".

Definition no_kernel (holds_vertex : bool) : string :=
  if holds_vertex then "the set is not an even kernel" else "the set lacks a vertex".
Definition no_move_into (g : plain) (root : nat) (m : nat * seq nat) : nat * string :=
  if joins (edge_list g) root m.1 then (2, no_kernel (contains m.2 m.1))
  else (1, "the move is along no edge").
Fixpoint no_moves_into (g : plain) (root : nat) (ms : seq (nat * seq nat)) : nat * string :=
  if ms is m :: ms' then
    if move_into_kernel g root m then
      let: (lines, why) := no_moves_into g root.+1 ms' in (lines.+2, why)
    else no_move_into g root m
  else (0, nothing_proved).
Definition kernel_fails (s : statement) (e : kernel_evidence) : nat * string :=
  match s, e with
  | Even_kernel _ (Some v) _, One_kernel k | Outcome (Rooted _ _ v) _, One_kernel k =>
      (1, no_kernel (contains k v))
  | _, One_kernel _ => (1, no_kernel true)
  | Outcome (Rooted _ g v) _, Moves (m :: _) => no_move_into g v m
  | Outcome (Unrooted _ _) Next_wins, Moves (m :: _) => (2, no_kernel (contains m.2 m.1))
  | Outcome (Unrooted _ g) _, Moves ms =>
      if order g <= kernel_order_max then no_moves_into g 0 ms
      else (0, "an inverse is checked up to order 1024")
  | _, _ => (0, nothing_proved)
  end.

Definition no_pair : string := "matching and barrier do not agree".
Definition matching_fails (s : statement) (e : matching_evidence) : nat * string :=
  let: Matching_evidence first m b := e in
  let of_graph g why := if is_pair g m b then why else no_pair in
  match s with
  | Outcome (Rooted _ g _) Previous_wins => (2, of_graph g "the matching saturates the vertex")
  | Outcome (Rooted _ g _) Next_wins => (2, of_graph g "the barrier lacks the root")
  | Outcome (Unrooted _ g) Previous_wins => (2, of_graph g "no perfect matching")
  | Outcome (Unrooted _ g) Next_wins => (3, of_graph g "the matching saturates the vertex")
  | _ => (2, nothing_proved)
  end.

Definition mirror_fails (s : statement) (e : mirror_evidence) : nat * string :=
  if s is Outcome (Edge_delete g) _ then
    if ~~ isolated_none g then (0, "an isolated vertex")
    else if e.1 is Some e' then
      if may_delete g e' then (2, "the map is not a mirror automorphism")
      else (1, "the move is not legal")
    else (1, "the map is not a mirror automorphism")
  else (0, nothing_proved).

(* The lines that are right, down to the first that is not; or what is left behind a tree. *)
Inductive refuted := Right of nat & seq parity_line | Wrong of nat & string.
Fixpoint first_wrong (g : plain) (t : table (seq nat)) (steps : nat) (known : values) (read : nat)
    (lines : seq parity_line) : refuted :=
  let read' := read.+1 in
  match steps, lines with
  | steps'.+1, Branch v b :: rest =>
      if is_free known v then
        match first_wrong g t steps' (put None known v (Some b)) read' rest with
        | Right k rest' => first_wrong g t steps' (put None known v (Some (~~ b))) k rest'
        | Wrong k why => Wrong k why
        end
      else Wrong read' "the vertex has its value already"
  | _, Parity s :: rest =>
      let sum := foldl (add_equation t known) (Blank, false) s in
      if ~~ unmarked sum.1 then Wrong read' "a vertex of the sum has no value"
      else if sum.2 then Right read' rest
      else Wrong read' "the equations do not sum to 0 = 1"
  | _, Edge u v :: rest =>
      if [&& is_in known u, is_in known v & beside t u v] then Right read' rest
      else Wrong read' "no edge with both ends in S"
  | _, Empty :: rest =>
      if all (is_out known) (iota 0 (order g)) then Right read' rest
      else Wrong read' "S may have a vertex"
  | _, _ => Wrong read' "the vertex has its value already"
  end.
Definition parity_fails (s : statement) (lines : seq parity_line) : nat * string :=
  if s is Even_kernel g c _ then
    if order g <= parity_order_max then
      let known := if c is Some v then put None Blank v (Some true) else Blank in
      if first_wrong g (neighbour_lists g) (order g).+1 known 0 lines is Wrong k why then (k, why)
      else (0, nothing_proved)
    else (0, "refutations are checked up to order 4096")
  else (0, nothing_proved).

Definition paths_fail (s : statement) (e : paths_evidence) : nat * string :=
  let: Paths_evidence from period heaps := e in
  if ~~ ((0 < from) && (0 < period)) then (2, "preperiod and period are at least 1")
  else (3,
    if ~~ obey heaps [::] heaps then "a value breaks the recurrence"
    else if ~~ shows_period from period heaps then "the values do not have this period"
    else if s is Outcome (Edge_delete g) _ then
      let t := neighbour_lists g in
      if isolated_none g && are_paths g t (walks g t) then "the table says otherwise"
      else "a component is not a path"
    else "another period").

Fixpoint paths_fail_to_show (g : plain) (t : table (table bool)) (mate : table (option nat))
    (left : table bool) (paths : seq (seq nat)) (read : nat) : nat * string :=
  if paths is p :: paths' then
    if ~~ exposes t mate p then (read.+1, "no path from a vertex missed")
    else if ~~ get false left (last 0 p) then
      (read.+1, "the path leads to no vertex that is left")
    else paths_fail_to_show g t mate (unmark left (every_other p)) paths' read.+1
  else (read, "no path leads to a vertex that is left").
Fixpoint levels_fail_to_show (g : plain) (levels : seq imperfect_level)
    (last : option opening_level) (read : nat) : nat * string :=
  match levels, last with
  | Imperfect_level m b paths as l :: levels', _ =>
      if ~~ is_pair g m b then (read.+2, no_pair)
      else if shows_imperfect g l then
        levels_fail_to_show (keep_within g (marks b)) levels' last (read + (size paths).+2)
      else paths_fail_to_show g (rows g) (mates m) (unmark (marks (ends m)) b) paths read.+2
  | [::], Some (Opening_level m b e) =>
      if ~~ is_pair g m b then (read.+2, no_pair)
      else (read + 3, if has (same_pair e) m then "an end is not perfect"
                      else "the matching lacks the edge")
  | [::], None => (read, "the levels end too early")
  end.
Definition levels_fail (s : statement) (e : levels_evidence) : nat * string :=
  if s is Outcome (Slither g) _ then levels_fail_to_show g (imperfect e) (opening e) 1
  else (0, nothing_proved).

(* As gazetteer-check says it of the graphs. *)
Definition no_bound_is (why : rule_radius.unbounded) : string :=
  match why with
  | rule_radius.Other_game => "the game is not one of local moves on graphs that both players have"
  | rule_radius.Whole_graph => "a condition looks at the whole graph"
  | rule_radius.All_vertices => "a condition is over all vertices"
  | rule_radius.Farther_effect => "an effect has no radius"
  end.
Fixpoint first_too_short (c : chain_laws.chain_law) (steps k : nat) (ks : seq chain_laws.kind) : string :=
  if ks is p :: ks' then
    if local_laws.long_enough c steps p then first_too_short c steps k.+1 ks'
    else ("by the graphs, kind " ++ piece_faults.numeral k ++ " with " ++
      piece_faults.numeral (chain_laws.start c - chain_laws.longer p) ++
      " units is too short for the radius of the moves")%string
  else nothing_proved.
Definition not_local (c : chain_laws.chain_law) : string :=
  match rule_radius.reads (chain_laws.chain_rules c) with
  | rule_radius.Steps n => first_too_short c n 0 (chain_laws.kinds c)
  | rule_radius.No_bound why => ("by the graphs, " ++ no_bound_is why)%string
  end.
Definition heaps_fail (s : statement) (e : chain_judge.heaps_evidence) : nat * string :=
  (2 + size (chain_judge.rows e),
   if s is Law_of_chain c then
     if ~~ (0 < chain_judge.period e) then "the period is at least 1"
     else if ~~ chain_judge.is_sound c then "a move does not lead to a smaller heap"
     else if ~~ chain_judge.starts_late c e then "the preperiod is too small for the table"
     else if ~~ chain_judge.reaches_bound c e then "the values do not end at the bound of the theorem"
     else if ~~ chain_judge.begins_short c e then "the values do not begin with the short ones"
     else if ~~ chain_judge.follows_table c e then "a value is not the least that no move leads to"
     else if ~~ chain_judge.repeats c e then "the values do not have this period"
     else if ~~ chain_judge.is_law c e then "the law is not that of the values"
     else not_local c
   else nothing_proved).

Definition expression_fails (c : chain_claims.chain_claim) (e : claim_rows.arithmetic_evidence) : string :=
  if chain_claims.claim_read c is Some x then piece_faults.rows_fault c e x claim_rows.no_tallies
  else "the expression is not one of laws".
Fixpoint given_fails (c : chain_claims.chain_claim) (e : claim_rows.arithmetic_evidence)
    (laws : seq chain_claims.given_law) : string :=
  if laws is g :: laws' then
    if ~~ claim_judge.has_its_values g then "a law has another number of values"
    else if ~~ claim_judge.begins_before c g then "a law begins behind the claim"
    else if ~~ claim_rows.repeats_there e g then "a law is not periodic there"
    else given_fails c e laws'
  else expression_fails c e.
Definition arithmetic_fails (shown : seq statement) (s : statement) (e : claim_rows.arithmetic_evidence) :
    nat * string :=
  (2, if s is Claim_on_chain c then
    if ~~ claim_judge.laws_stated shown s then
      "no certificate before this one in the file proves a law that is given"
    else if ~~ claim_judge.is_member c (claim_judge.least_member c) then
      piece_faults.no_piece c (claim_judge.least_member c)
    else if ~~ claim_judge.in_range c e then "a number of units is out of range"
    else given_fails c e (chain_claims.given c)
  else nothing_proved).
