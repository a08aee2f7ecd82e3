(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The outcomes by the definitions of games.v and rules.v, as an OCaml program: what proofs/tie_test.cpp
   compares with the oracle. A graph of order n is given by its adjacency on 0, ..., n - 1. *)
From mathcomp Require Import all_ssreflect.
From Coq Require Import Extraction ExtrOcamlBasic ExtrOcamlNatInt.
From Gazetteer Require Import games rules.

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

Extraction Language OCaml.
(* Its own extraction is no function, and so not polymorphic in OCaml. *)
Extract Inlined Constant predT => "(fun _ -> true)".
Extraction "outcomes.ml" vertex_outcome edge_outcome delete_outcome slither_outcome
  unrooted_vertex_outcome unrooted_edge_outcome.
