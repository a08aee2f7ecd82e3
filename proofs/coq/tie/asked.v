(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* How a question to Coq's definitions gives a graph, its sets, its sequences of vertices and its
   digraphs, and how a family of graphs is told. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import rules directed_rules.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* A graph of order n, given by its adjacency on 0, ..., n - 1. *)
Section Given.
Variables (n : nat) (edge : nat -> nat -> bool).
Definition the_graph : graph [finType of 'I_n] := [set e : 'I_n * 'I_n | edge e.1 e.2].
Definition vertex_set (test : nat -> bool) : {set 'I_n} := [set v : 'I_n | test v].
Definition edge_set (test : nat -> nat -> bool) : graph [finType of 'I_n] :=
  [set e : 'I_n * 'I_n | test e.1 e.2].
Definition vertex_map (f : nat -> nat) (v : 'I_n) : 'I_n :=
  nth v (enum 'I_n) (f v).

(* The vertices of a list; what is not a vertex is left out. *)
Definition vertex_list (s : seq nat) : seq 'I_n := pmap insub s.
Definition the_digraph : digraph [finType of 'I_n] := [set e : 'I_n * 'I_n | edge e.1 e.2].
Definition members (S : {set 'I_n}) : seq bool := [seq v \in S | v <- enum 'I_n].
End Given.

(* A family of graphs, by the adjacency of its vertices in this order. *)
Definition adjacency (V : finType) (E : graph V) (vertices : seq V) : seq (seq bool) :=
  [seq [seq (u, v) \in E | v <- vertices] | u <- vertices].
Definition pairs_of (A B : Type) (s : seq A) (t : seq B) : seq (A * B) := [seq (a, b) | a <- s, b <- t].

Definition grid_vertices m n : seq ('I_m * 'I_n) := pairs_of (enum 'I_m) (enum 'I_n).
