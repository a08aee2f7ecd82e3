(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Elimination at each turn: whatever position play on a bipartite graph has come to, it tells the moves
   that win [FSU93, after Corollary 3.3]. *)
From mathcomp Require Import all_ssreflect ssralg zmodp matrix mxalgebra.
From Gazetteer Require Import games rules counted elimination bipartite_turns elimination_wins.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Lemma elimination_each_turn (V : finType) (E : graph V) (v : V) (moves : seq (UEG V)) :
  simple E -> bipartite E -> path (fun p q => q \in options p) ((E, v) : UEG V) moves ->
  forall F u, last ((E, v) : UEG V) moves = (F, u) ->
  let wins i := exists w, [/\ i = number w, (u, w) \in F & P_position ((without_edge F u w, w) : UEG V)] in
  let one := winning_move (adjacency F) (number u) in
  let all_of_them := winning_moves (adjacency F) (number u) in
  match result one with Some i => wins i | None => P_position ((F, u) : UEG V) end /\
  steps one <= expn (#|V| + 2) 3 /\
  (forall i, i \in result all_of_them <-> wins i) /\
  steps all_of_them <= expn (#|V| + 2) 4.
Proof.
move=> simpleE [X bip] line F u; elim: moves E v simpleE bip line => [E v simpleE bip _ [<- <-]|].
- have [values cost] := winning_moves_right simpleE bip v.
  split; first exact: (winning_move_right simpleE bip).
  split; first exact: winning_move_steps.
  split=> // i; rewrite values; split.
    by case/mapP=> w; rewrite mem_filter => /andP[/andP[vw /P_positionP w_P] _] ->; exists w.
  case=> w [-> vw /P_positionP w_P]; apply/mapP; exists w => //.
  by rewrite mem_filter mem_enum /wins vw w_P.
- move=> q moves IH E v simpleE bip /= /andP[/UEG_optionP[w vw ->]].
  apply: IH; first exact: simple_without_edge.
  by move=> x y; rewrite in_without_edge => /andP[/bip].
Qed.
