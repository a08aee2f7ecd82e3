(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The same outcomes by the solver with a memo, which solver.v proves equal to the definitions. *)
From mathcomp Require Import all_ssreflect.
From Coq Require Import Extraction ExtrOcamlBasic ExtrOcamlNatInt.
From Gazetteer Require Import solver.

Extraction Language OCaml.
(* Its own extraction is no function, and so not polymorphic in OCaml. *)
Extract Inlined Constant predT => "(fun _ -> true)".
Extraction "outcomes.ml" vertex_outcome edge_outcome delete_outcome slither_outcome
  unrooted_vertex_outcome unrooted_edge_outcome.
