(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Graphs and digraphs as certificates write them, and as the definitions of games/rules.v speak of them. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import rules.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* A graph or digraph as numbers: the vertices are 0, ..., order - 1. *)
Record plain := Plain { order : nat; edge_list : seq (nat * nat) }.

Definition plain_eq (g h : plain) : bool := (order g == order h) && (edge_list g == edge_list h).
Lemma plain_eqP : Equality.axiom plain_eq.
Proof.
move=> [n es] [m fs]; apply: (iffP andP) => /= [[/eqP-> /eqP->]|[-> ->]] //.
Qed.
Definition plain_eqMixin := EqMixin plain_eqP.
Canonical plain_eqType := EqType plain plain_eqMixin.

(* By the first end, then by the second. *)
Definition before (e f : nat * nat) : bool := (e.1 < f.1) || ((e.1 == f.1) && (e.2 < f.2)).
(* A graph: edges u-v with u < v, strictly ascending. *)
Definition plain_ok (g : plain) : bool :=
  all (fun e => (e.1 < e.2) && (e.2 < order g)) (edge_list g) && sorted before (edge_list g).
(* A digraph: arcs u>v with u != v, strictly ascending. *)
Definition arcs_ok (g : plain) : bool :=
  all (fun e => [&& e.1 < order g, e.2 < order g & e.1 != e.2]) (edge_list g)
  && sorted before (edge_list g).

Definition vertex_of (g : plain) : finType := [finType of 'I_(order g)].
Definition joined (g : plain) (u v : nat) : bool :=
  ((u, v) \in edge_list g) || ((v, u) \in edge_list g).
Definition graph_of (g : plain) : graph (vertex_of g) := [set e | joined g (val e.1) (val e.2)].
Definition digraph_of (g : plain) : graph (vertex_of g) :=
  [set e | (val e.1, val e.2) \in edge_list g].
