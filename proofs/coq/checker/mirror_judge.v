(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The judge of evidence of the kind mirror.
   Evidence: mirror_evidence, the edge of the line "move" if there is one, and the numbers of the
   line "image".
   Judge: judge_mirror s e. Theorem: mirror_judged, accepted implies holds s. It stands on Theorem
   5 of [GGHR]. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules mirrors statement tables edge_lists barrier_lists.
From Gazetteer Require GGHR.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Definition mirror_evidence : Type := option (nat * nat) * seq nat.

Definition is_mirror (g : plain) (image : seq nat) : bool :=
  [&& same (size image) (order g), has_vertices g image, distinct Blank image &
      let t := rows g in
      let f := get 0 (by_place 0 image) in
      all (fun e => adjacent t (f e.1) (f e.2)) (edge_list g) &&
      all (fun x => [&& ~~ same (f x) x, same (f (f x)) x & ~~ adjacent t x (f x)])
          (iota 0 (order g))].
Definition isolated_none (g : plain) : bool :=
  let t := marks (ends (edge_list g)) in all (get false t) (iota 0 (order g)).
Definition may_delete (g : plain) (e : nat * nat) : bool :=
  [&& e.1 < e.2, joins (edge_list g) e.1 e.2, 1 < size (row g e.1) & 1 < size (row g e.2)].

Definition judge_mirror (s : statement) (e : mirror_evidence) : bool :=
  match s, e with
  | Outcome (Edge_delete g) Previous_wins, (None, image) =>
      [&& fine g, isolated_none g & is_mirror g image]
  | Outcome (Edge_delete g) Next_wins, (Some e, image) =>
      [&& fine g, isolated_none g, may_delete g e & is_mirror (drop_edge g e.1 e.2) image]
  | _, _ => false
  end.

Lemma is_mirrorP g image : fine g -> is_mirror g image ->
  exists f : vertex_of g -> vertex_of g, mirror (graph_of g) f.
Proof.
move=> fine_g /and4P[+ /allP below _ /andP[/allP edges_ok /allP all_x]].
rewrite sameE => /eqP size_n; move: edges_ok all_x; set F := get 0 _ => edges_ok all_x.
have F_n (x : vertex_of g) : F x < order g.
  by rewrite /F get_by_place; apply/below/mem_nth; rewrite size_n ltn_ord.
pose f (x : vertex_of g) : vertex_of g := Ordinal (F_n x).
have each (x : vertex_of g) : [/\ F x != x, F (F x) = x & ~~ joined g x (F x)].
  have := all_x x; rewrite mem_iota /= ltn_ord !sameE adjacentE => /(_ isT)/and3P[? /eqP ? ?].
  by split.
have invol x : f (f x) = x by apply: val_inj; have [_ ? _] := each x.
have forth x y : (x, y) \in graph_of g -> (f x, f y) \in graph_of g.
  rewrite !in_graph_of /= => xy; case/orP: (xy) => /edges_ok; rewrite adjacentE //.
  by rewrite joinedC.
exists f; split=> [x y|x||x]; last 2 first.
- exact: invol.
- by rewrite in_graph_of; have [_ _] := each x.
- by apply/idP/idP=> [/forth|]; [rewrite !invol | exact: forth].
- by rewrite -val_eqE; have [] := each x.
Qed.

Lemma isolated_noneP g : fine g -> isolated_none g -> [forall u, 0 < degree (graph_of g) u].
Proof.
move=> fine_g /allP all_u; apply/forallP=> u; have := all_u u; rewrite mem_iota ltn_ord /=.
rewrite get_marks mem_ends => /(_ isT)/hasP[e e_l]; have /andP[lt_e e2_n] := fine_edge fine_g e_l.
have e1_n := ltn_trans lt_e e2_n; rewrite card_gt0 => e_u; apply/set0Pn.
case/orP: e_u => /eqP e_u; [exists (Ordinal e2_n) | exists (Ordinal e1_n)];
  by rewrite in_neighbours in_graph_of /joined /= -e_u -surjective_pairing e_l ?orbT.
Qed.

Theorem mirror_judged s e : judge_mirror s e -> holds s.
Proof.
case: s => [[| | | g| | |] []| | | | | | | | | |] //; case: e => -[e|] image //=.
- case/and4P=> fine_g /(isolated_noneP fine_g) some /and4P[_]; rewrite some joinsE => uv u2 v2.
  have [u_n v_n _] := joined_below fine_g uv.
  pose u : vertex_of g := Ordinal u_n; pose v : vertex_of g := Ordinal v_n.
  case/(@is_mirrorP (drop_edge g e.1 e.2) _ (fine_drop_edge fine_g _ _)) => f.
  rewrite (drop_edgeE u v) => mir; apply: N_intro (GGHR.theorem_5 mir).
  apply/delete_optionsP; exists u, v; split=> //.
  + by have : (u, v) \in graph_of g by rewrite in_graph_of.
  + by have : 1 < degree (graph_of g) u by rewrite degree_row.
  + by have : 1 < degree (graph_of g) v by rewrite degree_row.
- case/and3P=> fine_g /(isolated_noneP fine_g)-> /(is_mirrorP fine_g)[f mir].
  exact: GGHR.theorem_5 mir.
Qed.
