(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The outcomes by the definitions of games.v and rules.v, as an OCaml program: what proofs/tie_test.cpp
   compares with the oracle. A graph of order n is given by its adjacency on 0, ..., n - 1. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import Extraction.
From Tie Require Import native.
From Gazetteer Require Import games rules directed_rules partizan_rules labelling_rules.

Definition graph_of (n : nat) (edge : nat -> nat -> bool) : graph [finType of 'I_n] :=
  [set e : 'I_n * 'I_n | edge e.1 e.2].

(* Of each vertex as the root: whether the position is P. *)
Definition vertex_outcome (n : nat) (edge : nat -> nat -> bool) : seq bool :=
  [seq is_P ((graph_of n edge, v) : UVG _) | v <- enum 'I_n].
Definition edge_outcome (n : nat) (edge : nat -> nat -> bool) : seq bool :=
  [seq is_P ((graph_of n edge, v) : UEG _) | v <- enum 'I_n].

Definition delete_outcome (n : nat) (edge : nat -> nat -> bool) : bool :=
  is_P (graph_of n edge : edge_delete _).
Definition slither_outcome (n : nat) (edge : nat -> nat -> bool) : bool :=
  is_P (slither_start (graph_of n edge)).
Definition unrooted_vertex_outcome (n : nat) (edge : nat -> nat -> bool) : bool :=
  is_P (inl (graph_of n edge) : unrooted_UVG _).
Definition unrooted_edge_outcome (n : nat) (edge : nat -> nat -> bool) : bool :=
  is_P (inl (graph_of n edge) : unrooted_UEG _).

(* The same of digraphs, given by their arcs. *)
Definition digraph_of (n : nat) (arc : nat -> nat -> bool) : digraph [finType of 'I_n] :=
  [set a : 'I_n * 'I_n | arc a.1 a.2].
Definition directed_vertex_outcome (n : nat) (arc : nat -> nat -> bool) : seq bool :=
  [seq is_P ((digraph_of n arc, v) : DVG _) | v <- enum 'I_n].
Definition directed_edge_outcome (n : nat) (arc : nat -> nat -> bool) : seq bool :=
  [seq is_P ((digraph_of n arc, v) : DEG _) | v <- enum 'I_n].
Definition unrooted_directed_vertex_outcome (n : nat) (arc : nat -> nat -> bool) : bool :=
  is_P (inl (digraph_of n arc) : unrooted_DVG _).
Definition unrooted_directed_edge_outcome (n : nat) (arc : nat -> nat -> bool) : bool :=
  is_P (inl (digraph_of n arc) : unrooted_DEG _).

(* The class of each pair of vertices, those of Left's token and of Right's; of partizan UVG where they
   are apart. *)
Definition partizan_vertex_outcome (n : nat) (edge : nat -> nat -> bool) : seq outcome_class :=
  [seq class_of ((graph_of n edge, p.1, p.2) : partizan_UVG _)
  | p <- [seq (u, v) | u <- enum 'I_n, v <- enum 'I_n] & p.1 != p.2].
Definition partizan_edge_outcome (n : nat) (edge : nat -> nat -> bool) : seq outcome_class :=
  [seq class_of ((graph_of n edge, p.1, p.2) : partizan_UEG _)
  | p <- [seq (u, v) | u <- enum 'I_n, v <- enum 'I_n]].

Definition labelling_outcome (n : nat) (edge : nat -> nat -> bool) : bool :=
  is_P (labelling_start (graph_of n edge)).

Extraction Language OCaml.
Extraction "outcomes.ml" vertex_outcome edge_outcome delete_outcome slither_outcome
  unrooted_vertex_outcome unrooted_edge_outcome directed_vertex_outcome directed_edge_outcome
  unrooted_directed_vertex_outcome unrooted_directed_edge_outcome partizan_vertex_outcome
  partizan_edge_outcome labelling_outcome.
