(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The positions of the path of order 14 that [GGHR, section 2] takes for its example, by their names. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games grundy rules isomorphisms grids paths spanning_positions path_positions.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Lemma lines_to_2_3_3_6 :
  forall first, first \in [:: pieces [:: 2; 12] : graph [finType of 'I_14]; pieces [:: 5; 9]] ->
  path (fun E F : edge_delete [finType of 'I_14] => F \in options E)
       (path_graph 14) [:: first; pieces [:: 2; 3; 9]; pieces [:: 2; 3; 3; 6]].
Proof.
have move_to n kept kept' k : k \in cuttable n kept ->
    agree n kept' (fun j => (j != k) && kept j) -> subpath n kept' \in delete_options (subpath n kept).
  by move=> k_in /agreeP->; apply/subpath_cuttable; exists k.
rewrite path_subpath => first; rewrite !inE => /orP[]/eqP->; apply/and4P; split=> //.
- by apply: (move_to _ _ _ 2); vm_compute.
- by apply: (move_to _ _ _ 5); vm_compute.
- by apply: (move_to _ _ _ 8); vm_compute.
- by apply: (move_to _ _ _ 5); vm_compute.
- by apply: (move_to _ _ _ 2); vm_compute.
- by apply: (move_to _ _ _ 8); vm_compute.
Qed.

Lemma options_2_3_3_6 (F : graph [finType of 'I_14]) :
  F \in options (pieces [:: 2; 3; 3; 6] : edge_delete _) <->
  F \in [:: pieces [:: 2; 3; 3; 2; 4]; pieces [:: 2; 3; 3; 3; 3]; pieces [:: 2; 3; 3; 4; 2]].
Proof.
rewrite subpath_cuttable (_ : cuttable _ _ = [:: 10; 11; 12]) // !inE; split.
- case=> k; rewrite !inE => /or3P[]/eqP-> ->; apply/or3P;
    [apply: Or31 | apply: Or32 | apply: Or33]; apply/eqP/agreeP; by vm_compute.
- by case/or3P=> /eqP->; [exists 10 | exists 11 | exists 12] => //; apply/agreeP; vm_compute.
Qed.

Lemma sink_2_3_3_3_3 (V : finType) (E F : graph V) :
  named E [:: 2; 3; 3; 3; 3] -> F \notin options (E : edge_delete V).
Proof.
move=> named_E; apply/negP=> /(named_options named_E)[F' /subpath_cuttable[k]].
by rewrite (_ : cuttable _ _ = [::]).
Qed.

Lemma only_option_of_2_3_3_2_4 (V : finType) (E : graph V) :
  named E [:: 2; 3; 3; 2; 4] ->
  [/\ exists F : edge_delete V, F \in options (E : edge_delete V),
      forall F : edge_delete V, F \in options (E : edge_delete V) ->
        named F [:: 2; 3; 3; 2; 2; 2] /\ options F = [::] &
      N_position (E : edge_delete V)].
Proof.
move=> named_E; have cuts : cuttable 14 (fun k => k \notin scanl addn 0 [:: 2; 3; 3; 2; 4]) = [:: 12] by [].
have last_cut : subpath 14 (fun j => (j != 12) && (j \notin scanl addn 0 [:: 2; 3; 3; 2; 4])) =
    pieces [:: 2; 3; 3; 2; 2; 2] by apply/agreeP; vm_compute.
have only F : F \in options (E : edge_delete V) ->
    named F [:: 2; 3; 3; 2; 2; 2] /\ options (F : edge_delete V) = [::].
  case/(named_options named_E)=> F' /subpath_cuttable[k]; rewrite cuts inE => /eqP-> ->.
  rewrite last_cut => F_iso; have named_F : named F [:: 2; 3; 3; 2; 2; 2].
    exact: isomorphic_trans F_iso (pieces_named [:: 2; 3; 3; 2; 2; 2]).
  split=> //; case opt: (options (F : edge_delete V)) => [//|H s].
  have /(named_options named_F)[H' /subpath_cuttable[i]] : H \in delete_options F.
    by rewrite -[delete_options F]/(options (F : edge_delete V)) opt mem_head.
  by rewrite (_ : cuttable _ _ = [::]).
have [F F_opt _] : exists2 F : graph V, F \in delete_options E & named F [:: 2; 3; 3; 2; 2; 2].
  apply: (option_named named_E _ (pieces_named [:: 2; 3; 3; 2; 2; 2])).
  apply/subpath_cuttable; exists 12.
    by rewrite cuts.
  by rewrite last_cut.
split=> //; first by exists F.
apply: (@N_intro (edge_delete V) E F F_opt); apply: P_intro => H.
by have [_ ->] := only F F_opt.
Qed.

Lemma options_by_name_2_3_3_6 :
  (exists2 E : edge_delete [finType of 'I_14],
     reachable (path_graph 14 : edge_delete _) E & named E [:: 2; 3; 3; 6]) /\
  forall (V : finType) (E : graph V), named E [:: 2; 3; 3; 6] ->
    [/\ forall F : edge_delete V, F \in options (E : edge_delete V) ->
          named F [:: 2; 3; 3; 2; 4] \/ named F [:: 2; 3; 3; 3; 3],
        exists2 F : edge_delete V, F \in options (E : edge_delete V) & named F [:: 2; 3; 3; 2; 4],
        exists2 F : edge_delete V, F \in options (E : edge_delete V) & named F [:: 2; 3; 3; 3; 3] &
        forall F : graph V, ~ (named F [:: 2; 3; 3; 2; 4] /\ named F [:: 2; 3; 3; 3; 3])].
Proof.
split=> [|V E named_E].
  exists (pieces [:: 2; 3; 3; 6]); last exact: (pieces_named [:: 2; 3; 3; 6]).
  exists [:: pieces [:: 2; 12]; pieces [:: 2; 3; 9]; pieces [:: 2; 3; 3; 6]] => //.
  by apply: lines_to_2_3_3_6; rewrite inE eqxx.
have other : named (pieces [:: 2; 3; 3; 4; 2]) [:: 2; 3; 3; 2; 4].
  exact: isomorphic_trans (pieces_named [:: 2; 3; 3; 4; 2]) (collection_swap [:: 2; 3; 3] 4 2 [::]).
split.
- move=> F /(named_options named_E)[F' /options_2_3_3_6]; rewrite !inE => /or3P[]/eqP-> iso;
    [left | right | left]; apply: isomorphic_trans iso _ => //;
    [exact: (pieces_named [:: 2; 3; 3; 2; 4]) | exact: (pieces_named [:: 2; 3; 3; 3; 3])].
- apply: (option_named named_E _ (pieces_named [:: 2; 3; 3; 2; 4])); apply/options_2_3_3_6.
  by rewrite inE eqxx.
- apply: (option_named named_E _ (pieces_named [:: 2; 3; 3; 3; 3])); apply/options_2_3_3_6.
  by rewrite !inE eqxx orbT.
- move=> F [/only_option_of_2_3_3_2_4[[H H_opt] _ _] /(@sink_2_3_3_3_3 _ _ H)].
  by rewrite H_opt.
Qed.
