(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Boards stay boards: in every position that play by rules can reach, the arcs lie between vertices
   that are there, each once, and on a graph both ways. So what rule_boards.v says of reachable
   vertices, components and bipartite boards holds wherever rules ask. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import partizan_rules text edge_lists statement.
From Gazetteer Require Import rule_syntax rule_values rule_play rule_outcomes rule_boards.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Definition fine_board (is_directed : bool) (g : board) : Prop :=
  board_ok g /\ (~~ is_directed -> symmetric (is_arc g)).

Lemma filtered_board d g (keep : pred nat) (keep_arc : rel nat) :
  (forall u w, (u, w) \in arcs g -> keep_arc u w -> keep u && keep w) ->
  (~~ d -> symmetric keep_arc) -> fine_board d g ->
  fine_board d (Board [seq v <- vertices g | keep v] [seq e <- arcs g | keep_arc e.1 e.2]).
Proof.
move=> ends sym [/and3P[uniq_v uniq_a /allP in_v] g_sym]; split.
  rewrite /board_ok /= !filter_uniq //=; apply/allP => -[u w].
  rewrite mem_filter /= => /andP[kept uw].
  have /andP[u_in w_in] := in_v _ uw; have /andP[u_kept w_kept] := ends u w uw kept.
  by rewrite !mem_filter u_kept w_kept u_in w_in.
move=> graph u w; rewrite !is_arcE !mem_filter /= -!is_arcE (g_sym graph) sym //.
Qed.

Lemma all_arcs_gone d g gone : fine_board d g -> fine_board d (without_arcs_at_all gone g).
Proof.
move=> g_fine; rewrite /without_arcs_at_all -{1}[vertices g]filter_predT.
apply: (@filtered_board d g predT (fun u w => ~~ among u gone && ~~ among w gone)) => // _ u w.
by rewrite andbC.
Qed.
Lemma vertices_gone d g gone : fine_board d g -> fine_board d (without_vertices gone g).
Proof.
apply: (@filtered_board d g (fun v => ~~ among v gone)
  (fun u w => ~~ among u gone && ~~ among w gone)) => // _ u w.
by rewrite andbC.
Qed.
Lemma one_arc_gone u w g : fine_board true g -> fine_board true (without_one_arc u w g).
Proof.
move=> g_fine; rewrite /without_one_arc -[vertices g]filter_predT.
by apply: (@filtered_board true g predT (fun x y => ~~ (eqn x u && eqn y w))).
Qed.
Lemma both_arcs_gone d u w g : fine_board d g -> fine_board d (without_both_arcs u w g).
Proof.
move=> g_fine; rewrite /without_both_arcs /without_one_arc /= -filter_predI.
rewrite -{1}[vertices g]filter_predT.
apply: (@filtered_board d g predT
  (fun x y => ~~ (eqn x w && eqn y u) && ~~ (eqn x u && eqn y w))) => // _ x y /=.
by rewrite andbC [eqn y u && _]andbC [eqn y w && _]andbC.
Qed.
Lemma complement_fine g : fine_board false g -> fine_board false (complement_of g).
Proof.
case=> [/and3P[uniq_v _ _] g_sym].
have in_arcs u w : is_arc (complement_of g) u w =
    [&& u \in vertices g, w \in vertices g, ~~ eqn u w & ~~ adjacent g u w].
  rewrite is_arcE; apply/flatten_mapP/idP => [[x x_in /mapP[y]]|/and4P[u_in w_in uw not_uw]].
    by rewrite mem_filter => /andP[xy y_in] [-> ->]; rewrite x_in y_in.
  by exists u => //; apply/mapP; exists w; rewrite // mem_filter uw not_uw.
split; last first.
  move=> _ u w; have same : adjacent g w u = adjacent g u w by rewrite /adjacent orbC.
  by rewrite !in_arcs same !eqnE [w == u]eq_sym; case: (u \in _); case: (w \in _).
apply/and3P; split=> //.
  rewrite allpairs_uniq_dep //; first by move=> u _; apply: filter_uniq.
  by move=> [u w] [x y] _ _ /= [-> ->].
by apply/allP => -[u w] uw; move: (in_arcs u w); rewrite is_arcE uw => /esym/and4P[/= -> ->].
Qed.

(* The moves. *)
Definition fine (r : rules) (p : position) : Prop := fine_board (directed r) (on_board p).

Lemma done_fine r p env q e : fine r q -> fine r (done r p env q e).
Proof.
rewrite /fine; case: e => [l|l|x y|x|s l|s l|t x] //= q_fine; try exact: vertices_gone.
  by case: (directed r) q_fine => q_fine; [apply: one_arc_gone | apply: both_arcs_gone].
exact: all_arcs_gone.
Qed.
Lemma after_move_fine r p m env : fine r p -> fine r (after_move r p m env).
Proof.
move=> p_fine; rewrite /after_move; set l := _ :: _.
suff : fine r (foldl (done r p env) p l) by case: ifP.
by elim: l {1 3}p p_fine => //= e l IH q /(done_fine p env e)/IH.
Qed.
Lemma tried_fine r p m w env w' q : fine r p -> tried r p m w env = A_move w' q -> fine r q.
Proof.
move=> p_fine; rewrite /tried; case: (if condition m is Some t then _ else _) => // -[] //.
by case: ifP => // _ [_ <-]; apply: after_move_fine.
Qed.
Lemma attempts_fine r p k m w q : fine r p -> List.In (A_move w q) (attempts r p k m) -> fine r q.
Proof.
move=> p_fine; rewrite /attempts; case: (where_made m) => [x|x y].
  by case/List.in_map_iff=> v [/(tried_fine p_fine)].
elim: (range_of r p _ x) => //= u us IH /List.in_app_iff[|/IH//].
by case/List.in_map_iff=> v [/(tried_fine p_fine)].
Qed.
Lemma moves_among_in l seen ms w q : moves_among l seen = Some ms -> List.In (w, q) ms ->
  List.In (A_move w q) l.
Proof.
elim: l seen ms => [|[||w1 q1] l IH] seen ms //=; first by case=> <-.
  by move=> among_l in_ms; right; apply: IH among_l in_ms.
case: ifP => _; first by move=> among_l in_ms; right; apply: IH among_l in_ms.
case E: (moves_among l _) => [ms1|] //= [<-] [[-> ->]|in_ms]; first by left.
by right; apply: IH E in_ms.
Qed.

Theorem moves_fine r p ms w q : fine r p -> moves r p = Some ms -> List.In (w, q) ms -> fine r q.
Proof.
move=> p_fine; rewrite /moves; case: ifP => _.
  by case=> <- /List.in_map_iff[v [[_ <-] _]].
move/moves_among_in=> found /found {found}.
elim: [seq _ <- _ | _] => //= -[k m] l IH /List.in_app_iff[|/IH//]; exact: attempts_fine.
Qed.

(* The start. *)
Theorem first_fine s p : statement.first_position s = Some p -> fine (by_rules s) p.
Proof.
rewrite /statement.first_position; case: ifP => // ok; rewrite /rule_outcomes.first_position.
case: ifP => // _ [<-]; rewrite /fine /=; set n := order _.
case: (directed (by_rules s)) ok => [/andP[/allP ends sorted_l]|ok].
  have uniq_l := sorted_uniq before_trans before_irreflexive sorted_l.
  split=> //; rewrite /board_ok /= iota_uniq uniq_l; apply/allP => e /ends/and3P[u_n w_n _].
  by rewrite !mem_iota /= u_n.
have in_arcs u w : is_arc (Board (iota 0 n) (both_arcs n (edge_list (ruled_graph s)))) u w =
    [&& u < n, w < n & adjacent (Board (iota 0 n) (edge_list (ruled_graph s))) u w].
  rewrite is_arcE /=; apply/flatten_mapP/idP => [[x x_in /mapP[y]]|/and3P[u_in w_in uw]].
    rewrite mem_filter => /andP[xy y_in] [-> ->].
    by move: x_in y_in; rewrite !mem_iota /= => -> ->.
  exists u; first by rewrite mem_iota.
  by apply/mapP; exists w; rewrite // mem_filter uw mem_iota.
split; last first.
  move=> _ u w; rewrite !in_arcs /adjacent [is_arc _ w u || _]orbC.
  by case: (u < n); case: (w < n).
apply/and3P; split; first exact: iota_uniq.
  rewrite allpairs_uniq_dep ?iota_uniq //; first by move=> u _; rewrite filter_uniq ?iota_uniq.
  by move=> [u w] [x y] _ _ /= [-> ->].
apply/allP => -[u w] uw; move: (in_arcs u w); rewrite is_arcE /= uw => /esym/and3P[u_n w_n _].
by rewrite !mem_iota /= u_n.
Qed.

(* The graphs that conditions ask of, where the rules are those of graphs. *)
Lemma conjoined_no_graph a b g : conjoined a b <> Graph g.
Proof. by case: a => [[]|z|v|h||] //=; case: (b tt) => [[]|z'|v'|h'||]. Qed.
Lemma negated_no_graph a g : negated a <> Graph g. Proof. by case: a. Qed.
Lemma disjoined_no_graph a b g : disjoined a b <> Graph g.
Proof. by rewrite /disjoined => /negated_no_graph. Qed.
Lemma joined_no_graph c a b g : joined c a b <> Graph g.
Proof.
case: c => /=.
- by case: a => [x|z|v|h||]; case: (b tt) => [x'|z'|v'|h'||].
- by move/disjoined_no_graph.
- by move/disjoined_no_graph.
- by move/negated_no_graph.
- by move/conjoined_no_graph.
Qed.
Lemma computed_no_graph o a b g : computed o a b <> Graph g.
Proof.
case: a => [x|z|v|h||]; case: b => [x'|z'|v'|h'||] //=.
by case: o; rewrite /bounded; case: ifP.
Qed.
Lemma compared_no_graph h c a b g : compared h c a b <> Graph g.
Proof. by case: a => [x|z|v|k||]; case: b => [x'|z'|v'|k'||] //=; case: c. Qed.
Lemma quantified_no_graph q range body g : quantified q range body <> Graph g.
Proof.
case: range => [|v range] /=; first by case: q.
case: q; [by move/conjoined_no_graph | by move/disjoined_no_graph |].
by case: (body v) => [[]|z|u|h||] //=; case: (quantified _ _ _).
Qed.
Lemma answer_fine q h vs g : fine_board false h -> answer q h vs = Graph g -> fine_board false g.
Proof.
move=> h_fine; case: q; case: vs => [|[x|z|v|k||] [|[x'|z'|v'|k'||] [|? ?]]] //=.
- by case: ifP.
- by case=> <-; apply: complement_fine.
- by case=> <-; apply: vertices_gone.
- by case=> <-; apply: both_arcs_gone.
Qed.

Lemma either a (v w x : value) : (if a is Compared _ _ _ then v else w) = x -> v = x \/ w = x.
Proof. by case: a => *; auto. Qed.

Theorem values_fine r p : ~~ directed r -> fine r p ->
  forall t env g, value_of r p env t = Graph g -> fine_board false g.
Proof.
move=> /negbTE undirected; rewrite /fine undirected /value_of => p_fine.
fix IH 1 => -[digits|x|b||q ts|s|t|t|t|a c b|a o b|a c b|a s|q b t] env g //=.
- by case: (vertex_named _ _).
- by case=> <-.
- case: ts => [|t ts] /=; first exact: answer_fine.
  case E: (values r p env t).1 => [x|z|v|h||]; try exact: answer_fine.
  by apply: answer_fine; apply: IH E.
- exact: IH.
- by move/negated_no_graph.
- by case: (values r p env t).1 => // z; rewrite /bounded; case: ifP.
- by move/joined_no_graph.
- by move/computed_no_graph.
- case: (values r p env a) => of_a last /either[/conjoined_no_graph //|].
  by move/compared_no_graph.
- case: (values r p env a) => of_a last /either[/conjoined_no_graph //|].
  by case: last.
case: b => [[|x xs]|x y] /=; first exact: IH; first by move/quantified_no_graph.
by case: (vertex_named _ _) => [v|] /quantified_no_graph.
Qed.
