(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Lines of docs/conjectures/ that hold to their bounds and that are not proved here for all graphs,
   as statements. Nothing here is proved and nothing depends on this file. Not here are the lines
   whose games or graphs are not defined in these proofs; those that are known to be false beyond
   their bounds (published.txt, searched.txt, uvg-regular, gf2-count); those of language.txt, which are
   theorems of graph theory, not of games; and those that are theorems here: of directed.txt all, in
   directed_conjectures.v, and of games.txt and fsu93.txt those in conjectures_proved.v and
     uvg-matching, uvg-unrooted        FSU93.theorem_1_1, FSU93.unrooted_perfect_matching
     5.1-bipartite, 5.2-bipartite      FSU93.section_5_1_bipartite, FSU93.corollary_3_6
     5.1-even, 5.2-necessary           FSU93.proposition_2_2
     5.1-property-complete, -bipartite FSU93.section_5_1_property
     5.1-property-cycles               odd_cycles.kernel_property_cycles
     ueg-twins, ed-mirror              FSU93.corollary_2_3, GGHR.theorem_5
     slither-perfect-P                 And74.perfect_matching
     5.4-others, 5.4-square            FSU93.corollary_3_6
     5.5-exchange, 5.5-apart           FSU93.section_5_5_uvg, _ueg, _uvg_apart, _ueg_apart *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games grundy rules nullity matchings grids races open_questions GGHR.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Definition connected (V : finType) (E : graph V) : Prop := forall u v, connect (linked E) u v.

(* uvg-claw-free (Sumner; Las Vergnas): a connected graph without an induced K_1,3 has a matching
   that misses one vertex at most. M has each edge as two pairs. *)
Definition claw (V : finType) (E : graph V) (c : V) (s : seq V) : Prop :=
  [/\ size s = 3, uniq s, {in s, forall x, (c, x) \in E} & {in s &, forall x y, (x, y) \notin E}].
Definition uvg_claw_free : Prop :=
  forall (V : finType) (E M : graph V), simple E -> connected E -> (forall c s, ~ claw E c s) ->
    maximum E M -> #|V| <= #|M|.+1.

(* ueg-diameter-2: connected graphs without triangles in which any two vertices are equal, adjacent
   or have a common neighbour. *)
Definition ueg_diameter_2 : Prop :=
  forall (V : finType) (E : graph V), simple E ->
    (forall x y z, (x, y) \in E -> (y, z) \in E -> (x, z) \notin E) ->
    (forall x y, [|| x == y, (x, y) \in E | [exists z, ((x, z) \in E) && ((z, y) \in E)]]) ->
    kernel_property E.

(* FSU93 5(1) which others: complete multipartite graphs. Proved unless one vertex alone is adjacent
   to all others: kernel_property_multipartite in conjectures_proved.v. *)
Definition property_multipartite : Prop :=
  forall (V : finType) (E : graph V), simple E ->
    (forall x y, (x, y) \notin E -> neighbours E x = neighbours E y) -> kernel_property E.

(* slither-cycles. *)
Definition slither_cycles : Prop :=
  forall n, 2 < n -> N_position (slither_start (cycle_graph n)) <-> ~~ odd n.

(* ed-longest: what is left is an edge cover, which has |V| - (size of a maximum matching) edges or
   more. *)
Definition ed_longest : Prop :=
  forall (V : finType) (E M : graph V), simple E -> connected E -> 1 < #|V| -> maximum E M ->
    grundy (E : edge_delete V) + #|V| <= edges E + edges M.

(* gf2-alternating and ueg-nullity, over the field of two elements. *)
Definition gf2_alternating : Prop :=
  forall (V : finType) (E : graph V), simple E -> odd (nullity E) = odd #|V|.
(* Without v as a vertex: isolated, it adds one dimension. *)
Definition ueg_nullity : Prop :=
  forall (V : finType) (E : graph V) (v : V), simple E -> bipartite E ->
    P_position ((E, v) : UEG V) <-> nullity (isolating E v) <= nullity E.
