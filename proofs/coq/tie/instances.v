(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What the theorems of the register say of small instances, as an OCaml program: what
   proofs/instances_test.cpp compares with the checks in properties/. *)
From mathcomp Require Import all_ssreflect.
From Coq Require Import Extraction ExtrOcamlBasic ExtrOcamlNatInt ExtrOcamlNativeString.
From Tie Require Import graph_instances family_instances.

Extraction Language OCaml.
Extract Inlined Constant predT => "(fun _ -> true)".
Extraction "instances.ml" of_graphs of_families.
