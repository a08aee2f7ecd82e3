(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The reader of lines, graphs, positions and rules of certificates, as certificates/check/*.cpp read them. Nothing
   here is trusted: checker/verified.v proves what is accepted. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
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
    let* _ := demand (same_bytes w (bytes_of first)) line (Belongs first) in Read rest)).
(* A line of this word and what `read` makes of the rest. *)
Definition next_read (T : Type) (first : string) (read : bytes -> result T)
    (file : text) (i : nat) :
    reading T :=
  then_read (next_said first file i) (fun i rest => (i, read rest)).
(* The same; what else belongs there. *)
Definition next_value (T : Type) (first : string) (value : bytes -> option T) (otherwise : reason) :
    text -> nat -> reading T :=
  next_read first (fun rest => some_or (Malformed rest otherwise) (value rest)).

Definition is_word (w : string) (l : bytes) : bool := same_bytes l (bytes_of w).
Definition vertex_at (n : nat) (here w : bytes) : result nat :=
  if n is n'.+1 then number_at n' here w else Malformed here (Number_below 0).
Definition next_vertex (first : string) (n : nat) : text -> nat -> reading nat :=
  next_read first (fun rest => vertex_at n rest rest).

(* The vertices, edges or paths of the rest of a line. *)
Definition must_ascend : reason := Because "the order must ascend".
Fixpoint read_list (A : Type) (item : bytes -> bytes -> result A) (follows : A -> A -> bool) (fuel : nat)
    (last : option A) (line : bytes) (found : seq A) : result (seq A) :=
  if line is [::] then Read (rev found)
  else if fuel is fuel'.+1 then
    let* (w, rest) := word line in
    let* x := item line w in
    let* _ := demand (if last is Some y then follows y x else true) line must_ascend in
    read_list item follows fuel' (Some x) rest (x :: found)
  else Not_judged.
Definition ascending_vertices (n : nat) (line : bytes) : result (seq nat) :=
  read_list (vertex_at n) (fun a b => a < b) (size line) None line [::].
Definition any_vertices (n : nat) (line : bytes) : result (seq nat) :=
  read_list (vertex_at n) (fun _ _ => true) (size line) None line [::].
Definition edge_at (n : nat) (here w : bytes) : result (nat * nat) :=
  let: (a, b) := split_at 45 w in
  let* u := vertex_at n here a in
  let* v := vertex_at n here (if b is Some b then b else [::]) in
  if u < v then Read (u, v) else Malformed here (Because "an edge is written u-v with u < v").
Definition edge_follows (e f : nat * nat) : bool :=
  if eqn e.1 f.1 then e.2 < f.2 else e.1 < f.1.
Definition ascending_edges (n : nat) (line : bytes) : result (seq (nat * nat)) :=
  read_list (edge_at n) edge_follows (size line) None line [::].
Definition one_vertex (n : nat) (line : bytes) : result nat :=
  let* (w, rest) := word line in
  let* v := vertex_at n line w in
  let* _ := end_of_line rest in Read v.
Definition one_edge (n : nat) (line : bytes) : result (nat * nat) :=
  let* (w, rest) := word line in
  let* e := edge_at n line w in
  let* _ := end_of_line rest in Read e.

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

Definition next_player : text -> nat -> reading player :=
  next_value "mover" read_player (Either "left" "right").
(* A graph has one spelling. *)
Definition next_graph (directed : bool) : text -> nat -> reading plain :=
  next_value "graph" (if directed then read_digraph else read_graph) (Because "no graph is spelled so").

Definition read_tokens (partizan : nat -> nat -> player -> start) (g : plain)
    (file : text) (i : nat) :
    reading start :=
  then_read (next_vertex "left" (order g) file i) (fun i l =>
  then_read (next_vertex "right" (order g) file i) (fun i r =>
  then_read (next_player file i) (fun i s => (i, Read (partizan l r s))))).

Definition read_start (file : text) (i : nat) : reading start :=
  then_read (next_line file i) (fun i line =>
  then_read (i,
    let* (first, rest) := word line in
    let* _ := demand (is_word "game" first) line (Either "game" "rules") in
    some_or (Malformed rest (Because "no game of this name")) (find_game games rest))
  (fun i game =>
  let directed := match game with
    | Is_rooted Dvg | Is_rooted Deg | Is_unrooted Dvg | Is_unrooted Deg => true | _ => false end in
  then_read (next_graph directed file i) (fun i g =>
  match game with
  | Is_rooted r =>
      then_read (next_vertex "root" (order g) file i) (fun i v =>
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
Definition no_rules {T : Type} : result T :=
  Malformed [::] (Because "these are no rules in their one spelling").
Definition may_be_rule (line : bytes) : bool :=
  if rule_reader.words_in line is Some (w :: _) then
    has (fun first => is_word first w)
      [:: "game"; "on"; "token"; "set"; "misere"; "move"; "left"; "right"]
  else false.
Fixpoint read_lines (count : nat) (file : text) (i : nat) : reading (seq bytes) :=
  if count is count'.+1 then
    then_read (next_line file i) (fun i line =>
    then_read (i, if may_be_rule line then Read tt else no_rules) (fun i _ =>
    then_read (read_lines count' file i) (fun i lines => (i, Read (line :: lines)))))
  else (i, Read [::]).
Definition next_rules (file : text) (i : nat) : reading rule_syntax.rules :=
  then_read (next_read "rules" (fun l => number_at rule_lines_max l l) file i) (fun i count =>
  then_read (read_lines count file i) (fun i lines =>
  (i, some_or no_rules (rule_reader.read_rules lines)))).
Fixpoint read_vertices (count n : nat) (line : bytes) : result (seq nat) :=
  if count is count'.+1 then
    let* (w, rest) := word line in
    let* v := vertex_at n line w in
    let* vs := read_vertices count' n rest in Read (v :: vs)
  else let* _ := end_of_line line in Read [::].
Definition read_placed (r : rule_syntax.rules) (n : nat) (line : bytes) :
    result (option (seq nat)) :=
  let* (w, rest) := word line in
  if is_word "free" w && rule_outcomes.tokens_ok r n None then
    let* _ := end_of_line rest in Read None
  else let* vs := read_vertices (size (rule_syntax.tokens r)) n line in Read (Some vs).
Definition read_ruled (file : text) (i : nat) : reading ruled :=
  then_read (next_rules file i) (fun i r =>
  then_read (next_graph (rule_syntax.directed r) file i) (fun i g =>
  then_read
    (if nilp (rule_syntax.tokens r) then (i, Read (Some [::]))
     else next_read "tokens" (read_placed r (order g)) file i) (fun i placed =>
  then_read
    (if rule_syntax.is_partizan r then next_player file i
     else (i, Read Left)) (fun i mover =>
  (i, Read (Ruled r g placed mover)))))).
