(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The radius that is read from rules: of the shipped games that laws are found of, and of moves that look or work
   farther; rules that have none; and from which length on pieces are long enough. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import String.
From Gazetteer Require Import text rule_syntax rule_radius rule_reader chain_laws local_laws.
From Gazetteer Require heap_tables.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope string_scope.
Local Open Scope seq_scope.

(* None: these are no rules, or they have no radius. *)
Definition radius_read (lines : seq string) : option nat := obind radius (read_rules (said_words lines)).
Definition radii_read (moves : seq string) : seq (option nat) :=
  [seq radius_read [:: "game g"; move] | move <- moves].

(* Counted from one vertex of the move: one more along an edge. *)
Example shipped_radii : [seq radius_read lines | lines <- [::
    [:: "game arc_kayles"; "move u ~ w: delete(u, w)"];
    [:: "game edge_deletion"; "move u ~ w where degree(u) > 1 and degree(w) > 1: erase(u, w)"];
    [:: "game even_vertex_deletion"; "move u where degree(u) mod 2 = 0: delete(u)"];
    [:: "game graph_chomp"; "move u: delete(u)"; "move u ~ w: erase(u, w)"];
    [:: "game grim"; "move u where degree(u) > 0: delete(u)"];
    [:: "game kayles"; "move u: delete(u)"; "move u ~ w: delete(u, w)"];
    [:: "game node_kayles"; "move u: delete(u, N(u))"];
    [:: "game odd_vertex_deletion"; "move u where degree(u) mod 2 = 1: delete(u)"]]] =
  [seq Some n | n <- [:: 2; 2; 1; 2; 1; 2; 2; 1]].
Proof. by vm_compute. Qed.

Example farther_radii : radii_read [::
    "move u where exists w ~ u: degree(w) = 1: delete(u)";
    "move u where exists w ~ u: exists x ~ w: degree(x) > 2: delete(u)";
    "move u where degree(u) * degree(u) - 2 <= 7 div 2: delete(u)";
    "move u where exists w ~ u: degree(delete(u), w) = 0: delete(u)";
    "move u ~ w: delete(N(u)); erase(w)"] = [seq Some n | n <- [:: 2; 3; 1; 2; 3]].
Proof. by vm_compute. Qed.

Definition without_radius : seq string := [::
  "move u where order > 1: delete(u)"; "move u where components(delete(u)) <= components: delete(u)";
  "move u where connected: delete(u)"; "move u where degree(complement, u) = 0: delete(u)";
  "move u where (count x: x ~ u) = 1: delete(u)"; "move u where exists w: w ~ u: delete(u)";
  "move u where exists x ~ y: x = y: delete(u)"; "move u: keep(N(u))"; "move u: delete(reachable(u))"].
Example no_radii : all (fun move => isSome (read_rules (said_words [:: "game g"; move])) &&
    ~~ isSome (radius_read [:: "game g"; move])) without_radius.
Proof. by vm_compute. Qed.
(* So do games of other kinds. *)
Example other_games : all (fun lines => isSome (read_rules (said_words lines)) && ~~ isSome (radius_read lines)) [::
  [:: "game g"; "misere"; "move u: delete(u)"]; [:: "game g"; "left move u: delete(u)"];
  [:: "game g"; "token v"; "move u ~ v: delete(v), v := u"]; [:: "game g"; "set S"; "move u: delete(u)"];
  [:: "game g"; "on digraphs"; "move u: delete(u)"]].
Proof. by vm_compute. Qed.

(* The starts below 10 at which pieces of points, in a row or in a ring, are long enough. *)
Definition starts_of (is_closed : bool) (lines : seq string) : seq nat :=
  if read_rules (said_words lines) is Some r then
    let ends := Kind is_closed 0 nothing nothing (heap_tables.Moves [::] [::]) [::] in
    [seq start <- iota 0 10 | is_local (Chain_law r (Part 1 [::] [:: (0, 0)]) [::] start [:: ends] 0 1 [::] 1 1)]
  else [::].
Example starts : [&&
    starts_of false [:: "game node_kayles"; "move u: delete(u, N(u))"] == iota 4 6,
    starts_of true [:: "game node_kayles"; "move u: delete(u, N(u))"] == iota 6 4,
    starts_of false [:: "game arc_kayles"; "move u ~ w: delete(u, w)"] == iota 3 7,
    starts_of true [:: "game arc_kayles"; "move u ~ w: delete(u, w)"] == iota 5 5 &
    starts_of false [:: "game g"; "move u where order > 1: delete(u)"] == [::]].
Proof. by vm_compute. Qed.
