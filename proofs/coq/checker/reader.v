(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The reader of certificates, line by line as certificates/check/*.cpp read them. Nothing here is
   trusted: checker/verified.v proves what is accepted. *)
From mathcomp Require Import all_ssreflect.
From Coq Require Import String.
From Gazetteer Require Import partizan_rules text statement positions strategies formats spelling.
From Gazetteer Require rule_syntax rule_outcomes rule_reader.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope string_scope.
Local Open Scope seq_scope.

(* The next line begins with this word; what stands behind it, with no spaces too many before it. *)
Definition next_said (first : string) (file : text) (i : nat) : reading bytes :=
  then_read (next_line file i) (fun i line => (i,
    let* (w, rest) := word line in
    let* _ := demand (same_bytes w (bytes_of first)) in Read rest)).
(* The same, with one thing behind it. *)
Definition next_value (T : Type) (first : string) (value : bytes -> option T)
    (file : text) (i : nat) :
    reading T :=
  then_read (next_said first file i) (fun i rest => (i, some_or Malformed (value rest))).

Definition is_word (w : string) (l : bytes) : bool := same_bytes l (bytes_of w).
Definition vertex_of_order (n : nat) (l : bytes) : option nat :=
  if n is n'.+1 then number_in n' l else None.

(* The vertices, edges or paths of the rest of a line. *)
Fixpoint read_list (A : Type) (item : bytes -> option A) (follows : A -> A -> bool) (fuel : nat)
    (last : option A) (line : bytes) (found : seq A) : result (seq A) :=
  if line is [::] then Read (rev found)
  else if fuel is fuel'.+1 then
    let* (w, rest) := word line in
    let* x := some_or Malformed (item w) in
    let* _ := demand (if last is Some y then follows y x else true) in
    read_list item follows fuel' (Some x) rest (x :: found)
  else Malformed.
Definition ascending_vertices (n : nat) (line : bytes) : result (seq nat) :=
  read_list (vertex_of_order n) (fun a b => a < b) (size line) None line [::].
Definition any_vertices (n : nat) (line : bytes) : result (seq nat) :=
  read_list (vertex_of_order n) (fun _ _ => true) (size line) None line [::].
Definition edge_of_order (n : nat) (w : bytes) : option (nat * nat) :=
  let: (a, b) := split_at 45 w in
  if vertex_of_order n a is Some u then
    if vertex_of_order n (if b is Some b then b else [::]) is Some v then
      if u < v then Some (u, v) else None
    else None
  else None.
Definition edge_follows (e f : nat * nat) : bool :=
  if eqn e.1 f.1 then e.2 < f.2 else e.1 < f.1.
Definition ascending_edges (n : nat) (line : bytes) : result (seq (nat * nat)) :=
  read_list (edge_of_order n) edge_follows (size line) None line [::].
Definition one_vertex (n : nat) (line : bytes) : result nat :=
  let* (w, rest) := word line in
  let* v := some_or Malformed (vertex_of_order n w) in
  let* _ := end_of_line rest in Read v.
Definition one_edge (n : nat) (line : bytes) : result (nat * nat) :=
  let* (w, rest) := word line in
  let* e := some_or Malformed (edge_of_order n w) in
  let* _ := end_of_line rest in Read e.

(* A line of this word and what `read` makes of the rest. *)
Definition next_read (T : Type) (first : string) (read : bytes -> result T)
    (file : text) (i : nat) :
    reading T :=
  then_read (next_said first file i) (fun i rest => (i, read rest)).

(* The games by their names. *)
Inductive named :=
  | Is_rooted of geography | Is_unrooted of geography
  | Is_slither | Is_edge_delete | Is_edge_labelling | Is_partizan_uvg | Is_partizan_ueg.
Definition games : seq (string * named) :=
  [:: ("uvg", Is_rooted Uvg); ("ueg", Is_rooted Ueg);
      ("dvg", Is_rooted Dvg); ("deg", Is_rooted Deg);
      ("unrooted uvg", Is_unrooted Uvg); ("unrooted ueg", Is_unrooted Ueg);
      ("unrooted dvg", Is_unrooted Dvg); ("unrooted deg", Is_unrooted Deg);
      ("slither", Is_slither); ("edge-delete", Is_edge_delete);
      ("edge-labelling", Is_edge_labelling);
      ("partizan-uvg", Is_partizan_uvg); ("partizan-ueg", Is_partizan_ueg)].
Fixpoint find_game (games : seq (string * named)) (l : bytes) : option named :=
  if games is (name, game) :: rest then if is_word name l then Some game else find_game rest l
  else None.

Definition read_player (l : bytes) : option player :=
  if is_word "left" l then Some Left else if is_word "right" l then Some Right else None.

Definition read_tokens (partizan : nat -> nat -> player -> start) (g : plain)
    (file : text) (i : nat) :
    reading start :=
  let vertex := vertex_of_order (order g) in
  then_read (next_value "left" vertex file i) (fun i l =>
  then_read (next_value "right" vertex file i) (fun i r =>
  then_read (next_value "mover" read_player file i) (fun i s => (i, Read (partizan l r s))))).

Definition read_start (file : text) (i : nat) : reading start :=
  then_read (next_line file i) (fun i line =>
  then_read (i,
    let* (first, rest) := word line in
    let* _ := demand (is_word "game" first) in some_or Malformed (find_game games rest))
  (fun i game =>
  let directed := match game with
    | Is_rooted Dvg | Is_rooted Deg | Is_unrooted Dvg | Is_unrooted Deg => true | _ => false end in
  then_read (next_value "graph" (if directed then read_digraph else read_graph) file i) (fun i g =>
  match game with
  | Is_rooted r =>
      then_read (next_value "root" (vertex_of_order (order g)) file i) (fun i v =>
      (i, Read (Rooted r g v)))
  | Is_unrooted r => (i, Read (Unrooted r g))
  | Is_slither => (i, Read (Slither g))
  | Is_edge_delete => (i, Read (Edge_delete g))
  | Is_edge_labelling => (i, Read (Edge_labelling g))
  | Is_partizan_uvg => read_tokens (Partizan_uvg g) g file i
  | Is_partizan_ueg => read_tokens (Partizan_ueg g) g file i
  end))).

(* A game given as data: as many lines of rules as the first line says, the graph, the tokens and
   who moves. *)
Definition rule_lines_max : nat := 45.
Fixpoint read_lines (count : nat) (file : text) (i : nat) : reading (seq bytes) :=
  if count is count'.+1 then
    then_read (next_line file i) (fun i line =>
    then_read (read_lines count' file i) (fun i lines => (i, Read (line :: lines))))
  else (i, Read [::]).
Definition read_placed (r : rule_syntax.rules) (n : nat) (line : bytes) :
    result (option (seq nat)) :=
  let* placed :=
    if is_word "free" line then Read None
    else let* vs := any_vertices n line in Read (Some vs) in
  let* _ := demand (rule_outcomes.tokens_ok r n placed) in Read placed.
Definition read_ruled (file : text) (i : nat) : reading ruled :=
  then_read (next_value "rules" (number_in rule_lines_max) file i) (fun i count =>
  then_read (read_lines count file i) (fun i lines =>
  then_read (i, some_or Malformed (rule_reader.read_rules lines)) (fun i r =>
  let read := if rule_syntax.directed r then read_digraph else read_graph in
  then_read (next_value "graph" read file i) (fun i g =>
  then_read
    (if nilp (rule_syntax.tokens r) then (i, Read (Some [::]))
     else next_read "tokens" (read_placed r (order g)) file i) (fun i placed =>
  then_read
    (if rule_syntax.is_partizan r then next_value "mover" read_player file i
     else (i, Read Left)) (fun i mover =>
  (i, Read (Ruled r g placed mover)))))))).
(* Whether the next line begins with "rules". *)
Definition rules_follow (file : text) (i : nat) : bool :=
  if obind line_of (file i) is Some line then
    if word line is Read (first, _) then is_word "rules" first else false
  else false.

(* What the head claims; of winning moves as the verdict is written. *)
Inductive claim :=
  | Claims of statement
  | Claims_winning_moves of start & bytes
  | Claims_winning_ways of ruled & bytes.

Definition read_outcome_name (l : bytes) : option outcome :=
  if is_word "N" l then Some Next_wins else if is_word "P" l then Some Previous_wins else None.
Definition read_existence (l : bytes) : option bool :=
  if is_word "exists" l then Some true else if is_word "none" l then Some false else None.
Definition read_member (n : nat) (l : bytes) : option (option nat) :=
  if is_word "any" l then Some None else omap Some (vertex_of_order n l).
Definition period_max : nat := 1023.
Definition read_period (l : bytes) : option nat :=
  obind (number_in period_max) (strip (said "period" [::]) l).

Section Heads.
Variable number_max : nat.

Definition read_ruled_claim (name : bytes) (file : text) (i : nat) : reading claim :=
  then_read (read_ruled file i) (fun i s =>
  let valued := demand (rule_outcomes.has_values (by_rules s)) in
  if is_word "outcome" name then
    then_read (next_value "verdict" read_outcome_name file i) (fun i o =>
    (i, Read (Claims (By_rules s (rule_outcomes.Next_player_wins
      (if o is Next_wins then true else false))))))
  else if is_word "grundy" name then
    then_read (i, valued) (fun i _ =>
    then_read (next_value "verdict" (number_in number_max) file i) (fun i v =>
    (i, Read (Claims (By_rules s (rule_outcomes.Value_is v))))))
  else if is_word "winning-moves" name then
    then_read (i, valued) (fun i _ =>
    then_read (next_said "verdict" file i) (fun i v =>
    (i, let* _ := demand (~~ nilp v) in Read (Claims_winning_ways s v))))
  else (i, Malformed)).

Definition read_claim (file : text) (i : nat) : reading claim :=
  then_read (next_said "claim" file i) (fun i name =>
  if rules_follow file i then read_ruled_claim name file i else
  if is_word "outcome" name then
    then_read (read_start file i) (fun i s =>
    then_read (next_value "verdict" read_outcome_name file i) (fun i o =>
    (i, Read (Claims (Outcome s o)))))
  else if is_word "grundy" name then
    then_read (read_start file i) (fun i s =>
    then_read (i, demand (impartial s)) (fun i _ =>
    then_read (next_value "verdict" (number_in number_max) file i) (fun i v =>
    (i, Read (Claims (Grundy s v))))))
  else if is_word "winning-moves" name then
    then_read (read_start file i) (fun i s =>
    then_read (i, demand (impartial s)) (fun i _ =>
    then_read (next_said "verdict" file i) (fun i v =>
    (i, let* _ := demand (~~ nilp v) in Read (Claims_winning_moves s v)))))
  else if is_word "even-kernel" name then
    then_read (next_value "graph" read_graph file i) (fun i g =>
    then_read (next_value "containing" (read_member (order g)) file i) (fun i c =>
    then_read (next_value "verdict" read_existence file i) (fun i b =>
    (i, Read (Claims (Even_kernel g c b))))))
  else if is_word "edge-delete-paths" name then
    then_read (next_value "verdict" read_period file i) (fun i p =>
    (i, Read (Claims (Edge_delete_paths p))))
  else (i, Malformed)).
End Heads.
