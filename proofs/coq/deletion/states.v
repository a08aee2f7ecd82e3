(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The digraph D(G) of the positions that can result from a graph G in edge-delete [GGHR, section 1]. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games grundy rules spanning_positions.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The vertices of D(G) are the positions that can result from G; an arc leads from a vertex to each of its
   options. *)
Definition vertex_of_D (V : finType) (G F : edge_delete V) : Prop := reachable G F.

Definition arc_of_D (V : finType) (G F F' : edge_delete V) : Prop :=
  [/\ vertex_of_D G F, vertex_of_D G F' & F' \in options F].

Lemma states_are_subgraphs (V : finType) (G F : graph V) :
  simple G -> no_isolated_vertex G ->
  vertex_of_D (G : edge_delete V) F <-> [/\ simple F, F \subset G & no_isolated_vertex F].
Proof.
move=> simpleG none; split=> [/(reachable_subgraph simpleG)[simpleF FG keep]|[simpleF FG keep]].
  by split=> // u; apply: keep.
by apply: reach_subgraph.
Qed.

Lemma induced_states (V : finType) (G H : graph V) :
  simple G -> no_isolated_vertex G -> vertex_of_D (G : edge_delete V) H ->
  (forall F, vertex_of_D (H : edge_delete V) F <->
             vertex_of_D (G : edge_delete V) F /\ F \subset H) /\
  (forall F F', arc_of_D (H : edge_delete V) F F' <->
     [/\ arc_of_D (G : edge_delete V) F F', F \subset H & F' \subset H]).
Proof.
move=> simpleG none H_in; have [simpleH HG noneH] := iffLR (states_are_subgraphs _ simpleG none) H_in.
have vertices F : vertex_of_D (H : edge_delete V) F <->
    vertex_of_D (G : edge_delete V) F /\ F \subset H.
  rewrite !states_are_subgraphs //; split=> [[simpleF FH noneF]|[[simpleF FG noneF] FH]] //.
  by split=> //; split=> //; apply: subset_trans HG.
split=> // F F'; split=> [[/vertices[F_in FH] /vertices[F'_in FH'] opt]|[[F_in F'_in opt] FH FH']].
  by [].
by split=> //; apply/vertices.
Qed.

(* Every move takes one edge. *)
Lemma edges_counted (V : finType) (E : graph V) (moves : seq (graph V)) :
  simple E -> path (fun F H => H \in options (F : edge_delete V)) E moves ->
  size moves + edges (last E moves) = edges E /\ (last E moves = E -> moves = [::]).
Proof.
move=> simpleE walk; suff counted : size moves + edges (last E moves) = edges E.
  split=> // same; move: counted; rewrite same => /eqP.
  by rewrite -{2}[edges E]add0n eqn_add2r size_eq0 => /eqP.
elim: moves E simpleE walk => // F moves IH E simpleE /= /andP[/delete_optionsP[u [w [uw _ _ ->]]]].
by move=> /IH; rewrite addSn => ->; rewrite ?/edges ?(card_without_edge simpleE uw) //;
   apply: simple_without_edge.
Qed.

Lemma P_positions_kernel (V : finType) (G : edge_delete V) :
  (forall F H, reachable G F -> reachable G H -> P_position F -> P_position H ->
     H \notin options F) /\
  (forall F, reachable G F -> ~ P_position F ->
     exists2 H, H \in options F & reachable G H /\ P_position H).
Proof.
split=> [F H _ _ F_P H_P|F [moves walk F_last] /not_P/N_option[H H_opt H_P]].
- by apply/negP=> H_opt; apply: P_and_N_exclude H_P (P_options F_P H_opt).
- exists H => //; split=> //; exists (rcons moves H); last by rewrite last_rcons.
  by rewrite rcons_path walk F_last.
Qed.
