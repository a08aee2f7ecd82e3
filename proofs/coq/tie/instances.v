(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What the theorems of the register say of small instances, as an OCaml program: what
   proofs/instances compares with the checks in properties/. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import Extraction ExtrOcamlNativeString.
From Tie Require Import native readings graph_instances matrix_instances family_instances
  gghr_instances slither_instances through_instances token_instances sv25_instances embedding_instances
  pseudoarc_instances grid_instances figure_instances position_instances trail_instances
  label_instances gadget_instances box_instances
  region_instances drawn_instances.

(* Those that are asked by a graph and by numbers only, from each file of instances. *)
Definition on_graphs := flatten [:: of_graphs; of_matrices; of_gghr_graphs; of_slither; of_through; of_tokens; of_arcs;
  of_gadgets].
Definition of_numbers := flatten [:: of_families; of_gghr_numbers; of_slither_numbers; of_tokens_alone; of_rays;
  of_embedding; of_pseudoarc; of_grids; of_figures; of_positions; of_trails; of_labels; of_boxes;
  of_regions; of_drawn].

Extraction Language OCaml.
(* What is decided waits to be asked. *)
Extraction Inline decided_bool decided_eq decided_P decided_N decided_even_kernel decided_independent
  decided_wins_into decided_wins_along.
Extraction "instances.ml" on_graphs of_numbers.
