(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The same outcomes by the solver with a memo, which solvers/ proves equal to the
   definitions. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import Extraction.
From Tie Require Import native.
From Gazetteer Require Import games solver directed_solver partizan_solver labelling_solver.

Extraction Language OCaml.
Extraction "outcomes.ml" vertex_outcome edge_outcome delete_outcome slither_outcome
  unrooted_vertex_outcome unrooted_edge_outcome directed_vertex_outcome directed_edge_outcome
  unrooted_directed_vertex_outcome unrooted_directed_edge_outcome partizan_vertex_outcome
  partizan_edge_outcome labelling_outcome.
