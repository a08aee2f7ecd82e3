(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The language of rules at work: a text has one meaning, and moves are as the rules say. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import String.
From Gazetteer Require Import partizan_rules text rule_syntax rule_grammar rule_values rule_play.
From Gazetteer Require Import rule_outcomes rule_reader.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope string_scope.
Local Open Scope seq_scope.

(* Small conditions: what they are made of, before their parts. *)
Definition connective_code (c : connective) : nat :=
  match c with Iff => 0 | Implies => 1 | Or => 2 | Xor => 3 | And => 4 end.
Definition operation_code (o : operation) : nat :=
  match o with Plus => 5 | Minus => 6 | Times => 7 | Div => 8 | Mod => 9 end.
Fixpoint shape (t : term) : seq nat :=
  match t with
  | Vertex _ => [:: 20]
  | Parenthesis t => 21 :: shape t
  | Negation t => 22 :: shape t
  | Opposite t => 23 :: shape t
  | Member t _ => 24 :: shape t
  | Quantified _ _ t => 25 :: shape t
  | Joined a c b => connective_code c :: shape a ++ shape b
  | Computed a o b => operation_code o :: shape a ++ shape b
  | Compared a _ b => 26 :: shape a ++ shape b
  | _ => [:: 27]
  end.
Definition u := bytes_of "u".
Definition from_parts (ts : seq term) : seq term :=
  flatten [seq [:: Parenthesis t; Negation t; Opposite t; Member t (bytes_of "S");
                   Quantified Exists (Over [:: u]) t] | t <- ts] ++
  flatten [seq flatten [seq
    [seq Joined a c b | c <- [:: Iff; Implies; Or; Xor; And]] ++
    [seq Computed a o b | o <- [:: Plus; Minus; Times; Mod]] ++ [:: Compared a Less b]
    | b <- ts] | a <- ts].
Definition small_terms : seq term := let ts := [:: Vertex u] in
  let ts' := ts ++ from_parts ts in ts' ++ from_parts ts'.
(* A term is well placed if and only if its text is read as this term, of all 2,656 terms in which
   signs stand two deep. *)
Example small_terms_read_back :
  (size small_terms == 2656) &&
  all (fun t => well_placed t ==
    (if parse_condition (term_words t) is Some (t', [::]) then shape t' == shape t else false))
  small_terms.
Proof. vm_cast_no_check (erefl true). Qed.

(* The moves from the start on a path of order 3: how each is written, and what it leaves. *)
Definition path_3 : seq (nat * nat) := [:: (0, 1); (1, 2)].
Definition first_moves (lines : seq string) (tokens : option (seq nat)) (s : player) :
    option (seq (bytes * (seq nat * seq (nat * nat)) * (seq nat * seq (seq nat)))) :=
  if read_rules (said_words lines) is Some r then
    if first_position r 3 path_3 tokens s is Some p then
      if moves r p is Some ms then
        Some [seq (way_text m.1, (vertices (on_board m.2), arcs (on_board m.2)),
                   (tokens_on m.2, members m.2)) | m <- ms]
      else None
    else None
  else None.
Definition both (u w : nat) : seq (nat * nat) := [:: (u, w); (w, u)].

Example node_kayles :
  first_moves [:: "game node_kayles"; "move u: delete(u, N(u))"] (Some [::]) Left =
  Some [:: (bytes_of "0", ([:: 2], [::]), ([::], [::]));
           (bytes_of "1", ([::], [::]), ([::], [::]));
           (bytes_of "2", ([:: 0], [::]), ([::], [::]))].
Proof. by vm_compute. Qed.
Example undirected_edge_geography :
  first_moves [:: "game undirected_edge_geography"; "token v"; "move u ~ v: erase(v, u), v := u"]
    (Some [:: 1]) Left =
  Some [:: (bytes_of "0", ([:: 0; 1; 2], both 1 2), ([:: 0], [::]));
           (bytes_of "2", ([:: 0; 1; 2], both 0 1), ([:: 2], [::]))].
Proof. by vm_compute. Qed.
(* Of two moves to one position the first is told; a number says which rule. *)
Example told_once :
  first_moves [:: "game g"; "set L, R"; "left move u where not u in R: L += u";
                  "right move u: R += u"; "move u where degree(u) > 1: L += u"] (Some [::]) Left =
  Some [seq (bytes_of m.1, ([:: 0; 1; 2], [:: (0, 1); (1, 0); (1, 2); (2, 1)]),
             ([::], [:: [:: m.2]; [::]])) | m <- [:: ("1.0", 0); ("1.1", 1); ("1.2", 2)]].
Proof. by vm_compute. Qed.
(* No position where the token would stand on a vertex that has gone; and where it is not there. *)
Example no_moves :
  first_moves [:: "game g"; "token t"; "move u ~ t: delete(t)"] (Some [:: 1]) Left = None /\
  first_moves [:: "game g"; "token t"; "move u ~ t: delete(t), t := u"] (Some [:: 3]) Left = None.
Proof. by vm_compute. Qed.
