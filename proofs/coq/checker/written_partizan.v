(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The positions of the partizan geographies as numbers and lists of edges. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games grundy rules partizan_rules statement written_games
  written_others.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Partizan.
Variable n : nat.
Notation V := [finType of 'I_n].
Implicit Types (l : edge_seq) (u v w : nat) (s : player).
Notation graph_on l := (board n Uvg l).
(* Which of the two: partizan UEG, or partizan UVG. *)
Variable erasing : bool.

(* Left's vertex, Right's, the edges that are left, and who moves next. *)
Definition partizan_pos : Type := nat * nat * edge_seq * player.
Definition same_partizan (p q : partizan_pos) : bool :=
  let: (u, v, l, s) := p in let: (x, y, k, t) := q in
  if eqn u x then if eqn v y then
    if is_left s then (if is_left t then same_edges l k else false)
    else (if is_left t then false else same_edges l k)
  else false else false.
Definition own (p : partizan_pos) : nat :=
  let: (u, v, _, s) := p in if is_left s then u else v.
Definition step (p : partizan_pos) (l : edge_seq) (w : nat) : partizan_pos :=
  let: (u, v, _, s) := p in
  if is_left s then (w, v, l, Right) else (u, w, l, Left).
Arguments own : simpl never.
Arguments step : simpl never.
Definition partizan_moves (p : partizan_pos) : seq (move * partizan_pos) :=
  let: (u, v, l, _) := p in
  let x := own p in
  if erasing then [seq (To w, step p (without x w l) w) | w <- beside x l]
  else
    let rest := leaving x l in
    [seq (To w, step p rest w) | w <- [seq w <- beside x l | if eqn w u then false else ~~ eqn w
      v]].

Definition value_turn (l : edge_seq) (u v : V) s : nat :=
  if erasing then grundy ((graph_on l, u, v, s) : turns (partizan_UEG V))
  else grundy ((graph_on l, u, v, s) : turns (partizan_UVG V)).
Definition value_partizan (p : partizan_pos) : nat :=
  let: (u, v, l, s) := p in
  if ((insub u : option V), (insub v : option V)) is (Some u,
    Some v) then value_turn l u v s else 0.
Definition proper_partizan (p : partizan_pos) : bool :=
  let: (u, v, l, _) := p in [&& u < n, v < n & in_range n l].

Lemma same_partizan_eq p q : same_partizan p q -> p = q.
Proof.
case: p q => [[[u v] l] s] [[[x y] k] t] /=; rewrite !eqnE.
case: eqP => // ->; case: eqP => // ->.
by case: s; case: t => //= /same_edges_eq->.
Qed.

Lemma partizan_moves_proper p :
  proper_partizan p -> List.Forall (fun m => proper_partizan m.2) (partizan_moves p).
Proof.
case: p => [[[u v] l] s] p_ok; apply/List.Forall_forall=> m; rewrite /partizan_moves.
case/and3P: p_ok => u_n v_n l_in.
have step_ok w k : w < n -> in_range n k -> proper_partizan (step (u, v, l, s) k w).
  by rewrite /step; case: (s) => /= -> ->; rewrite ?u_n ?v_n.
have beside_n w : w \in beside (own (u, v, l, s)) l -> w < n by apply: beside_small.
case: erasing => in_ms; have [w [<- w_in]] := (List.in_map_iff _ _ _).1 in_ms;
  have := introT (@In_mem nat_eqType _ _) w_in.
- by move/beside_n=> w_n; apply: step_ok => //; apply: in_range_filter.
- rewrite mem_filter => /andP[_ /beside_n w_n].
  by apply: step_ok => //; apply: in_range_filter.
Qed.

Lemma value_partizan_moves p : proper_partizan p ->
  value_partizan p = mex [seq value_partizan m.2 | m <- partizan_moves p].
Proof.
case: p => [[[u v] l] s] /and3P[u_n v_n l_in].
rewrite {1}/value_partizan !insub_in /value_turn /partizan_moves.
set U := Ordinal u_n; set W := Ordinal v_n.
have own_eq : own (u, v, l, s) = val (token s (graph_on l, U, W)) by rewrite /own; case: (s).
have step_eq k (w : V) : value_partizan (step (u, v, l, s) k (val w)) =
    value_turn k (if is_left s then w else U) (if is_left s then W else w) (opponent s).
  by rewrite /step; case: (s) => /=; rewrite ?(insub_in u_n) ?(insub_in v_n) insub_val.
have side w : w \in beside (own (u, v, l, s)) l -> w < n by apply: beside_small.
case: (boolP erasing) => er; rewrite grundy_eq -[in RHS]map_comp; apply: eq_mex => x.
- apply/mapP/mapP=> [[q /turnsP[c /partizan_UEG_moveP[w /= tw ->] ->] ->]|[w w_in ->]].
  + exists (val w); first by move: tw; rewrite in_graph_on own_eq.
    rewrite /= step_eq /value_turn er own_eq -without_edge_on.
    by case: (s).
  + exists (moved s (graph_on l, U, W) (without_edge (graph_on l) (token s (graph_on l, U, W))
      (Ordinal (side w w_in))) (Ordinal (side w w_in)), opponent s).
      apply/turnsP; eexists; last by [].
      by apply/partizan_UEG_moveP; exists (Ordinal (side w w_in)); rewrite //= in_graph_on -own_eq.
    rewrite /= -[w]/(val (Ordinal (side w w_in))) step_eq /value_turn er own_eq -without_edge_on.
    by case: (s).
- apply/mapP/mapP=> [[q /turnsP[c /partizan_UVG_moveP[w [/= tw w_u w_v] ->] ->] ->]|[w]].
  + exists (val w).
      rewrite mem_filter; apply/andP; split; last by move: tw; rewrite in_graph_on own_eq.
      by rewrite !eqnE -[u]/(val U) -[v]/(val W) !(inj_eq val_inj) (negPf w_u).
    rewrite /= step_eq /value_turn (negPf er) own_eq -(@moved_board n Uvg l _ w).
    by case: (s).
  + rewrite mem_filter !eqnE => /andP[w_uv w_in] ->; pose w' : V := Ordinal (side w w_in).
    exists (moved s (graph_on l, U, W) (isolating (graph_on l) (token s (graph_on l, U, W))) w',
      opponent s).
      apply/turnsP; eexists; last by [].
      apply/partizan_UVG_moveP; exists w' => //=.
      move: w_uv; case: (eqVneq w u) => // w_u w_v; split; rewrite -?(inj_eq val_inj) //.
      by rewrite in_graph_on -own_eq.
    rewrite /= -[w]/(val w') step_eq /value_turn (negPf er) own_eq -(@moved_board n Uvg l _ w').
    by case: (s).
Qed.
End Partizan.
