(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Where play starts, written down: the first position, the moves, and what they have to do with the
   games. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games grundy rules directed_rules partizan_rules.
From Gazetteer Require Import labelling_rules statement.
From Gazetteer Require Import written_games written_others written_partizan written_labelling.

From Gazetteer Require edge_lists.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The positions of a game as they are written, which are the same, the moves, and the first one. *)
Record written := Written {
  pos : Type;
  same_pos : pos -> pos -> bool;
  moves_from : pos -> seq (move * pos);
  first_pos : pos
}.

(* None: the game does not start there. *)
Definition written_of (s : start) : option written :=
  match s with
  | Rooted r g v =>
      if v < order g then Some (Written same_geo (geo_moves r) (v, edge_list g)) else None
  | Unrooted r g =>
      Some (Written same_unrooted (unrooted_moves (order g) r) (None, edge_list g))
  | Slither g => Some (Written same_slither (slither_moves (edge_list g)) (None, [::]))
  | Edge_delete g =>
      if all (fun u => ~~ nilp (beside u (edge_list g))) (iota 0 (order g)) then
        Some (Written same_edges delete_moves (edge_list g))
      else None
  | Edge_labelling g =>
      Some (Written same_labels (label_moves (order g)) [seq (e, 0) | e <- edge_list g])
  | Partizan_uvg g l r s =>
      if (l < order g) && (r < order g) && ~~ eqn l r then
        Some (Written same_partizan (partizan_moves false) (l, r, edge_list g, s))
      else None
  | Partizan_ueg g l r s =>
      if (l < order g) && (r < order g) then
        Some (Written same_partizan (partizan_moves true) (l, r, edge_list g, s))
      else None
  end.

Definition graph_in (s : start) : plain :=
  match s with
  | Rooted _ g _ | Unrooted _ g | Slither g | Edge_delete g | Edge_labelling g => g
  | Partizan_uvg g _ _ _ | Partizan_ueg g _ _ _ => g
  end.

(* The values of the written positions follow from their moves; that of the first is the game's; and
   the moves from it to positions of value 0 are those that win. *)
Definition faithful (s : start) (w : written) (proper : pos w -> Prop)
    (value : pos w -> nat) : Prop :=
  [/\ forall p q : pos w, same_pos p q -> p = q,
      forall p, proper p -> List.Forall (fun m => proper m.2) (moves_from p),
      forall p, proper p -> value p = mex [seq value m.2 | m <- moves_from p]
    & proper (first_pos w)] /\
  (exists2 p, position_of s = Some p & grundy (at_position p) = value (first_pos w)) /\
  (impartial s -> forall m,
    (exists2 q, after s m = Some q & is_lost q) <->
    m \in [seq x.1 | x <- moves_from (first_pos w) & value x.2 == 0]).

Lemma in_moves (A : eqType) (P : Type) (f : A -> move) (g : A -> P) (ok : pred P) ws m :
  m \in [seq x.1 | x <- [seq (f w, g w) | w <- ws] & ok x.2] <->
  exists2 w, w \in ws & m = f w /\ ok (g w).
Proof.
rewrite filter_map -map_comp; split=> [/mapP[w]|[w w_in [-> w_ok]]].
  by rewrite mem_filter /= => /andP[w_ok w_in] ->; exists w.
by apply/mapP; exists w; rewrite // mem_filter /= w_ok.
Qed.

Lemma lost_0 (G : game) (p : G) : is_lost (Played G p) <-> grundy p == 0.
Proof. by rewrite /is_lost grundy0_P; split=> /eqP. Qed.

Lemma vertex_in_val g (v : vertex_of g) : vertex_in g (val v) = Some v.
Proof. exact: valK. Qed.
Lemma vertex_inP g u : (exists2 v : vertex_of g, vertex_in g u = Some v & val v = u) \/
  (vertex_in g u = None /\ order g <= u).
Proof.
by rewrite /vertex_in; case: insubP => [v _ v_u|]; [left; exists v | rewrite -leqNgt; right].
Qed.

Section Starts.
Variable g : plain.
Hypothesis g_in : in_range (order g) (edge_list g).

Lemma board_g r : board (order g) r (edge_list g) = board_of r g.
Proof. by case: g r => n l []. Qed.

Lemma faithful_rooted r (v : vertex_of g) :
  @faithful (Rooted r g (val v)) (Written same_geo (geo_moves r) (val v, edge_list g))
    (proper_geo (order g)) (value_geo (order g) r).
Proof.
split; [split|split].
- exact: same_geo_eq.
- by move=> p; apply: geo_moves_proper.
- by move=> p; apply: value_geo_moves.
- by rewrite /proper_geo /= ltn_ord.
- rewrite /= vertex_in_val; eexists; first by [].
  by rewrite /= /value_geo /= -[insub _]/(vertex_in g (val v)) vertex_in_val /value_at board_g.
move=> _ m; rewrite /= geo_movesE; apply: iff_trans (iff_sym (in_moves (fun w => To w) _
  (fun p => value_geo (order g) r p == 0) _ _)); split.
- case=> q /=; rewrite vertex_in_val; case: m => // w.
  case: (vertex_inP g w) => [[x -> <-]|[-> //]]; case: ifP => // vx [<-] /lost_0 zero.
  exists (val x); first by rewrite -in_board board_g.
  split=> //; rewrite /value_geo /= -[insub _]/(vertex_in g (val x)) vertex_in_val /value_at.
  by rewrite -moved_board board_g.
- case=> w w_near [-> zero]; have w_n := near_small g_in w_near.
  case: (vertex_inP g w) => [[x x_in x_w]|[_]]; last by rewrite leqNgt w_n.
  move: w_near zero; rewrite -x_w vertex_in_val vertex_in_val -in_board board_g => vx zero.
  rewrite vx; eexists; first by []; apply/lost_0; move: zero.
  rewrite /value_geo /= -[insub _]/(vertex_in g (val x)) vertex_in_val /value_at.
  by rewrite -moved_board board_g.
Qed.

Lemma faithful_unrooted r :
  @faithful (Unrooted r g) (Written same_unrooted (unrooted_moves (order g) r) (None, edge_list g))
    (proper_unrooted (order g)) (value_unrooted (order g) r).
Proof.
split; [split|split].
- exact: same_unrooted_eq.
- by move=> p; apply: unrooted_moves_proper.
- by move=> p; apply: value_unrooted_moves.
- by [].
- by eexists; first by []; rewrite /= /value_unrooted /= board_g.
have value_v (v : vertex_of g) :
    value_unrooted (order g) r (Some (val v), edge_list g) = grundy (begun_at r (board_of r g) v).
  rewrite /value_unrooted /= /value_geo /= -[insub _]/(vertex_in g (val v)) vertex_in_val.
  by rewrite grundy_begun /value_at board_g.
move=> _ m; apply: iff_trans (iff_sym (in_moves (fun w => To w) _
  (fun p => value_unrooted (order g) r p == 0) _ _)); split.
- case=> q /=; case: m => // w; case: (vertex_inP g w) => [[v -> <-] [<-] /lost_0 zero|[-> //]].
  exists (val v); first by rewrite mem_iota /= ltn_ord.
  by split=> //; rewrite value_v.
- case=> w; rewrite mem_iota /= => w_n [-> zero].
  case: (vertex_inP g w) => [[x x_in x_w]|[_]]; last by rewrite leqNgt w_n.
  move: zero; rewrite -x_w value_v vertex_in_val => zero; eexists; first by [].
  exact/lost_0.
Qed.

End Starts.

(* The games on graphs whose edges are written u-v with u < v. *)
Section Graphs.
Variables (n : nat) (l : edge_seq).
Hypothesis l_ok : all (fun e => (e.1 < e.2) && (e.2 < n)) l.
Notation g := (Plain n l).
Notation V := [finType of 'I_n].

Lemma edges_in_range : in_range n l.
Proof. by apply: sub_all l_ok => e /andP[lt_e e_n]; rewrite e_n (ltn_trans lt_e e_n). Qed.

Lemma edge_ends u w : (u, w) \in l ->
  exists x y : V, [/\ val x = u, val y = w, x < y & (x, y) \in graph_of g].
Proof.
move=> uw; have /andP[/= lt_uw w_n] := allP l_ok _ uw.
exists (Ordinal (ltn_trans lt_uw w_n)), (Ordinal w_n); split=> //.
by rewrite inE /joined /= uw.
Qed.

Lemma ends_edge (x y : V) : x < y -> (x, y) \in graph_of g -> (val x, val y) \in l.
Proof.
move=> lt_xy; rewrite inE => /orP[//|/= yx]; have /andP[/= lt_yx _] := allP l_ok _ yx.
by rewrite ltnNge ltnW in lt_xy.
Qed.

Lemma faithful_slither :
  @faithful (Slither g) (Written same_slither (slither_moves l) (None, [::]))
    (proper_slither n) (value_slither n l).
Proof.
have l_in := edges_in_range.
split; [split|split].
- exact: same_slither_eq.
- by move=> p; apply: slither_moves_proper.
- by move=> p; apply: value_slither_moves.
- by [].
- by eexists; first by [].
have opened (x y : V) : x < y ->
    edge_move (val x) (val y) = Along (val x) (val y) /\
    value_slither n l (Some (ordered (val x) (val y)), insert (val x) [:: val y]) =
    grundy ((graph_of g, [set x; y], Some (x, y)) : slither V).
  move=> lt_xy; rewrite /edge_move {1}/ordered lt_xy value_ordered /value_path path_insert.
  split=> //; congr (grundy ((_, _, _) : slither V)); rewrite setUC; congr (_ :|: _).
  by apply/setP=> z; rewrite !inE.
move=> _ m; apply: iff_trans (iff_sym (in_moves (fun e => edge_move e.1 e.2) _
  (fun p => value_slither n l p == 0) _ _)); split.
- case=> q /=; case: m => // u w.
  case: (vertex_inP g u) => [[x -> <-]|[-> //]]; case: (vertex_inP g w) => [[y -> <-]|[-> //]].
  case: ifP => // /andP[lt_xy xy] [<-] /lost_0 zero; have [name value] := opened x y lt_xy.
  by exists (val x, val y); [apply: ends_edge | rewrite name value].
- case=> -[u w] uw [-> zero]; have [x [y [x_u y_w lt_xy xy]]] := edge_ends uw.
  move: zero; rewrite -x_u -y_w /=; have [-> ->] := opened x y lt_xy => zero.
  rewrite /= -!/(vertex_in g _) !vertex_in_val lt_xy xy; eexists; first by [].
  exact/lost_0.
Qed.

Definition none_isolated : bool := all (fun u => ~~ nilp (beside u l)) (iota 0 n).

Lemma none_isolatedE : none_isolated = [forall u, 0 < degree (graph_of g) u].
Proof.
have l_in := edges_in_range.
apply/allP/forallP=> [all_u v|all_v u].
  have := all_u (val v); rewrite mem_iota /= => /(_ (ltn_ord v)).
  case E: (beside _ _) => [//|w ws] _; have w_in : w \in beside (val v) l by rewrite E mem_head.
  apply/card_gt0P; exists (Ordinal (beside_small l_in w_in)).
  by rewrite in_neighbours (in_graph_on l).
rewrite mem_iota => /andP[_ u_n]; have /card_gt0P[w] := all_v (Ordinal u_n).
by rewrite in_neighbours (in_graph_on l) /=; case: (beside u l).
Qed.

Lemma faithful_delete : none_isolated ->
  @faithful (Edge_delete g) (Written same_edges delete_moves l) (in_range n) (value_delete n).
Proof.
have l_in := edges_in_range; move=> none; split; [split|split].
- exact: same_edges_eq.
- by move=> p; apply: delete_moves_proper.
- by move=> p; apply: value_delete_moves.
- by [].
- by rewrite /= -none_isolatedE none; eexists; first by [].
move=> _ m; apply: iff_trans (iff_sym (in_moves (fun e => Along e.1 e.2) _
  (fun p => value_delete n p == 0) _ _)); split.
- case=> q /=; case: m => // u w.
  case: (vertex_inP g u) => [[x -> <-]|[-> //]]; case: (vertex_inP g w) => [[y -> <-]|[-> //]].
  case: ifP => // /and3P[lt_xy xy may] [<-] /lost_0 zero.
  exists (val x, val y); first by rewrite mem_filter (ends_edge lt_xy xy) andbT (goes_on l_in xy).
  by split=> //; rewrite /value_delete -without_edge_on.
- case=> -[u w]; rewrite mem_filter => /andP[go uw] [-> zero].
  have [x [y [x_u y_w lt_xy xy]]] := edge_ends uw; move: go zero.
  rewrite -x_u -y_w (goes_on l_in xy) /= => may; rewrite /value_delete -without_edge_on => zero.
  rewrite /= !vertex_in_val lt_xy xy /deletable /= may; eexists; first by [].
  exact/lost_0.
Qed.

Lemma faithful_labelling : uniq l ->
  @faithful (Edge_labelling g) (Written same_labels (label_moves n) [seq (e, 0) | e <- l])
    (proper_label n) (value_label n).
Proof.
move=> l1; set s : label_pos := [seq (e, 0) | e <- l].
have ends_s : ends_of s = l by rewrite /ends_of -map_comp map_id.
have zero a b : label_at s a b = 0 by rewrite /s; elim: (l) => //= e l' ->; case: ifP.
have s_ok : proper_label n s by rewrite /proper_label ends_s l_ok.
have [strict s_in s_edges] := proper_label_in s_ok.
have start : meant_position n s = labelling_start (graph_of g).
  by rewrite /meant_position ends_s; congr (_, _); apply/ffunP=> d; rewrite !ffunE zero.
split; [split|split] => //.
- exact: same_labels_eq.
- by move=> p; apply: label_moves_proper.
- by move=> p; apply: value_label_moves.
- by eexists; first by []; rewrite /= /value_label start.
have unused_s (k : nat) : 0 < k -> unused (labelling_start (graph_of g)) k.
  by move=> k0; apply/forall_inP=> d _; rewrite ffunE eq_sym -lt0n.
move=> _ m; apply: iff_trans (iff_sym (in_moves (fun m => Label m.1.1 m.1.2 m.2) _
  (fun p => value_label n p == 0) _ _)); split.
- case=> q /=; case: m => // u w k.
  case: (vertex_inP g u) => [[x -> <-]|[-> //]]; case: (vertex_inP g w) => [[y -> <-]|[-> //]].
  case: ifP => // /and4P[lt_xy xy k_le magic] [<-] /lost_0 value0.
  have xy_l := ends_edge lt_xy xy; exists (val x, val y, k).
    rewrite mem_filter may_label_meant ?ends_s // start magic andbT ffunE zero eqxx /=.
    rewrite unused_s; last by case/andP: k_le.
    apply/allpairsP; exists ((val x, val y), k);
    rewrite ?ends_s mem_iota add1n ltnS -s_edges ends_s.
    by case/andP: k_le => -> ->.
  have xy_s : (val x, val y) \in ends_of s by rewrite ends_s.
  by split=> //; rewrite /value_label (meant_set _ lt_xy strict xy_s) start.
- case=> -[[u w] k]; rewrite mem_filter => /andP[may /allpairsP[[e k'] /= [uw k_in [e_eq k_eq]]]].
  subst e k'; move: uw k_in; rewrite ends_s mem_iota add1n ltnS -s_edges ends_s => uw k_le.
  case=> -> value0; have [x [y [x_u y_w lt_xy xy]]] := edge_ends uw.
  have xy_s : (val x, val y) \in ends_of s by rewrite ends_s x_u y_w.
  move: may value0; rewrite -x_u -y_w (may_label_meant _ lt_xy s_ok xy_s) start.
  case/and3P=> _ _ magic; rewrite /value_label (meant_set _ lt_xy strict xy_s) start => value0.
  rewrite /= !vertex_in_val lt_xy xy k_le magic; eexists; first by [].
  exact/lost_0.
Qed.

Lemma faithful_partizan_uvg (u v : V) s : u != v ->
  @faithful (Partizan_uvg g (val u) (val v) s)
    (Written same_partizan (partizan_moves false) (val u, val v, l, s))
    (proper_partizan n) (value_partizan n false).
Proof.
have l_in := edges_in_range; move=> apart; split; [split|split] => //.
- exact: same_partizan_eq.
- by move=> p; apply: partizan_moves_proper.
- by move=> p; apply: value_partizan_moves.
- by rewrite /= !ltn_ord.
- rewrite /= !vertex_in_val apart; eexists; first by [].
  by rewrite /= !insub_val.
Qed.

Lemma faithful_partizan_ueg (u v : V) s :
  @faithful (Partizan_ueg g (val u) (val v) s)
    (Written same_partizan (partizan_moves true) (val u, val v, l, s))
    (proper_partizan n) (value_partizan n true).
Proof.
have l_in := edges_in_range; split; [split|split] => //.
- exact: same_partizan_eq.
- by move=> p; apply: partizan_moves_proper.
- by move=> p; apply: value_partizan_moves.
- by rewrite /= !ltn_ord.
- rewrite /= !vertex_in_val; eexists; first by [].
  by rewrite /= !insub_val.
Qed.
End Graphs.

Definition is_directed (r : geography) : bool := match r with Dvg | Deg => true | _ => false end.
(* The graph is written as it should be. *)
Definition graph_ok (s : start) : bool :=
  match s with
  | Rooted r g _ | Unrooted r g => if is_directed r then arcs_ok g else plain_ok g
  | _ => plain_ok (graph_in s)
  end.

Theorem written_of_faithful s w : graph_ok s -> written_of s = Some w ->
  exists proper value, @faithful s w proper value.
Proof.
have ok_all g : plain_ok g -> all (fun e => (e.1 < e.2) && (e.2 < order g)) (edge_list g).
  by case/andP.
have ok_in r g : (if is_directed r then arcs_ok g else plain_ok g) ->
  in_range (order g) (edge_list g).
  case: is_directed => [/andP[all_g _]|/ok_all]; last exact: edges_in_range.
  by apply: sub_all all_g => e /and3P[-> ->].
case: s => [r g v|r g|g|g|g|g u v s|g u v s] /= g_ok.
- case: ifP => // v_n [<-]; have [[x _ <-]|[_]] := vertex_inP g v; last by rewrite leqNgt v_n.
  by do 2 eexists; apply: faithful_rooted (ok_in _ _ g_ok) _ _.
- by case=> <-; do 2 eexists; apply: faithful_unrooted (ok_in _ _ g_ok) _.
- by case: g g_ok => n l /ok_all l_ok [<-]; do 2 eexists; apply: faithful_slither.
- case: g g_ok => n l /ok_all l_ok; case: ifP => // none [<-].
  by do 2 eexists; apply: faithful_delete.
- case: g g_ok => n l g_ok [<-]; do 2 eexists; apply: faithful_labelling (ok_all _ g_ok) _.
  by case/andP: g_ok => _; apply: (sorted_uniq edge_lists.before_trans
    edge_lists.before_irreflexive).
- case: ifP => // /andP[/andP[u_n v_n] apart] [<-].
  have [[x _ x_u]|[_]] := vertex_inP g u; last by rewrite leqNgt u_n.
  have [[y _ y_v]|[_]] := vertex_inP g v; last by rewrite leqNgt v_n.
  case: g g_ok x y x_u y_v {u_n v_n} => n l /ok_all l_ok x y x_u y_v; subst u v.
  do 2 eexists; apply: faithful_partizan_uvg l_ok _ _ _ _.
  by rewrite eqnE (inj_eq val_inj) in apart.
- case: ifP => // /andP[u_n v_n] [<-].
  have [[x _ x_u]|[_]] := vertex_inP g u; last by rewrite leqNgt u_n.
  have [[y _ y_v]|[_]] := vertex_inP g v; last by rewrite leqNgt v_n.
  case: g g_ok x y x_u y_v {u_n v_n} => n l /ok_all l_ok x y x_u y_v; subst u v.
  by do 2 eexists; apply: faithful_partizan_ueg l_ok _ _ _.
Qed.
