(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The rules of the games, clause by clause those of oracle/rules/*.hpp. A graph on a finite set V of
   vertices is a symmetric irreflexive relation, given as the set of its pairs. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Definition graph (V : finType) := {set V * V}.

Section Graphs.
Variable V : finType.
Implicit Types (E : graph V) (u v w : V) (S : {set V}).

Record simple E : Prop := Simple {
  loopless : forall u, (u, u) \notin E;
  undirected : forall u v, ((u, v) \in E) = ((v, u) \in E)
}.
Definition neighbours E u : {set V} := [set w | (u, w) \in E].
Definition degree E u : nat := #|neighbours E u|.
(* The number of edges; each is two pairs. *)
Definition edges E : nat := #|E|./2.
Definition without_edge E u w : graph V := E :\: [set (u, w); (w, u)].
(* All edges at u are taken away, and u stays as an isolated vertex. *)
Definition isolating E u : graph V := [set e in E | (e.1 != u) && (e.2 != u)].
Definition independent E S : Prop := forall u v, u \in S -> v \in S -> (u, v) \notin E.
Definition bipartition E (X : {set V}) : Prop :=
  forall u v, (u, v) \in E -> (u \in X) != (v \in X).
Definition bipartite E : Prop := exists X, bipartition E X.
Definition no_isolated_vertex E : Prop := forall u, 0 < degree E u.
(* Nonempty, independent, and every vertex outside has an even number of neighbours inside
   [FSU93, section 2]. *)
Definition even_kernel E S : Prop :=
  [/\ S != set0, independent E S & forall u, u \notin S -> ~~ odd #|neighbours E u :&: S|].

(* A position of a geography: the graph that is left, and the root, where the token stands. *)
Definition rooted : eqType := [eqType of graph V * V].

(* UVG, oracle/rules/undirected_vertex_geography.hpp: move the token along an edge; the vertex left
   is removed. *)
Definition vertex_options (p : rooted) : seq rooted :=
  [seq (isolating p.1 p.2, w) | w <- enum (neighbours p.1 p.2)].

(* UEG, oracle/rules/undirected_edge_geography.hpp: move the token along an edge and erase it. *)
Definition edge_options (p : rooted) : seq rooted :=
  [seq (without_edge p.1 p.2 w, w) | w <- enum (neighbours p.1 p.2)].

(* Edge-delete, oracle/rules/edge_delete.hpp: delete an edge both of whose ends keep another. *)
Definition deletable E (e : V * V) : bool := (1 < degree E e.1) && (1 < degree E e.2).
Definition delete_options E : seq (graph V) :=
  [seq without_edge E e.1 e.2 | e <- enum E & deletable E e].

(* The unrooted version of a geography, oracle/rules/unrooted.hpp: the first move chooses the
   root. *)
Definition unrooted_options (rooted_options : rooted -> seq rooted) (p : graph V + rooted) :
    seq (graph V + rooted) :=
  match p with
  | inl E => [seq inr (E, v) | v <- enum V]
  | inr q => [seq inr r | r <- rooted_options q]
  end.

(* Slither, oracle/rules/slither.hpp: the first move chooses any edge, then each lengthens the path
   of chosen edges at either of its ends. The graph, the path's vertices, and its two ends, none
   before the first move. *)
Definition slither_position : eqType := [eqType of graph V * {set V} * option (V * V)].
Definition slither_options (p : slither_position) : seq slither_position :=
  let: (E, path, ends) := p in
  match ends with
  | None => [seq (E, [set e.1; e.2], Some e) | e <- enum E]
  | Some (u, v) => [seq (E, path :|: [set w], Some (w, v)) | w <- enum (neighbours E u :\: path)]
                ++ [seq (E, path :|: [set w], Some (u, w)) | w <- enum (neighbours E v :\: path)]
  end.

Lemma in_neighbours E u w : (w \in neighbours E u) = ((u, w) \in E).
Proof. by rewrite inE. Qed.

Lemma without_edge_proper E u w : (u, w) \in E -> #|without_edge E u w| < #|E|.
Proof.
move=> uw; apply: proper_card; apply/properP; split; first exact: subsetDl.
by exists (u, w); rewrite // !inE eqxx.
Qed.

Lemma isolating_proper E u w : (u, w) \in E -> #|isolating E u| < #|E|.
Proof.
move=> uw; apply: proper_card; apply/properP; split.
  by apply/subsetP=> e; rewrite inE; case/andP.
by exists (u, w); rewrite // !inE eqxx andbF.
Qed.

Lemma vertex_options_shorten (p q : rooted) : q \in vertex_options p -> #|q.1| < #|p.1|.
Proof.
case/mapP=> w; rewrite mem_enum inE => uw ->.
exact: isolating_proper uw.
Qed.

Lemma edge_options_shorten (p q : rooted) : q \in edge_options p -> #|q.1| < #|p.1|.
Proof.
case/mapP=> w; rewrite mem_enum inE => uw ->.
exact: without_edge_proper uw.
Qed.

Lemma delete_optionsP E F :
  reflect (exists u w, [/\ (u, w) \in E, 1 < degree E u, 1 < degree E w & F = without_edge E u w])
          (F \in delete_options E).
Proof.
apply: (iffP mapP).
- case=> -[u w]; rewrite mem_filter mem_enum => /andP[/andP[u2 w2] uw] ->.
  by exists u, w.
- case=> u [w [uw u2 w2 ->]]; exists (u, w) => //.
  by rewrite mem_filter mem_enum /deletable u2 w2.
Qed.

Lemma delete_options_shorten E F : F \in delete_options E -> #|F| < #|E|.
Proof. by case/delete_optionsP=> u [w [uw _ _ ->]]; apply: without_edge_proper. Qed.

Definition unrooted_remaining (p : graph V + rooted) : nat :=
  match p with inl E => #|E|.+1 | inr q => #|q.1| end.

Lemma unrooted_options_shorten (opts : rooted -> seq rooted) :
  (forall p q, q \in opts p -> #|q.1| < #|p.1|) ->
  forall p q, q \in unrooted_options opts p -> unrooted_remaining q < unrooted_remaining p.
Proof.
move=> shorten [E|p] q /mapP[r r_opt ->] //=.
exact: shorten.
Qed.

Definition slither_remaining (p : slither_position) : nat :=
  if p.2 is Some _ then #|~: p.1.2| else #|V|.+1.

Lemma slither_grow (path : {set V}) w : w \notin path -> #|~: (path :|: [set w])| < #|~: path|.
Proof.
move=> w_path; apply: proper_card; apply/properP; split.
  by rewrite setCS subsetUl.
by exists w; rewrite !inE ?eqxx ?orbT.
Qed.

Lemma slither_options_shorten p q :
  q \in slither_options p -> slither_remaining q < slither_remaining p.
Proof.
case: p => -[E path] [[u v]|] /=.
- rewrite mem_cat => /orP[] /mapP[w]; rewrite mem_enum !inE => /andP[w_path _] ->;
  exact: slither_grow.
- by case/mapP=> e _ ->; rewrite /slither_remaining /= ltnS max_card.
Qed.

(* The unrooted form of a game with a root, beyond the choice of the root, is that game. *)
Section Unrooted.
Variable opts : rooted -> seq rooted.
Hypothesis shorten : forall p q, q \in opts p -> #|q.1| < #|p.1|.
Let from_root : game := Game shorten.
Let unrooted : game := @Game [eqType of graph V + rooted] _ _ (unrooted_options_shorten shorten).
Lemma is_P_unrooted_rooted (p : from_root) : is_P (inr p : unrooted) = is_P p.
Proof.
elim/play_ind: p => p IH; rewrite !is_P_eq /= all_map.
by apply: eq_in_all => q q_opt /=; rewrite IH.
Qed.
Lemma is_P_unrooted E : is_P (inl E : unrooted) = [forall v, ~~ is_P ((E, v) : from_root)].
Proof.
rewrite is_P_eq; apply/allP/forallP=> [all_N v|all_N q /mapP[v _ ->]].
- by rewrite -is_P_unrooted_rooted; apply: all_N; apply: map_f; rewrite mem_enum.
- by rewrite is_P_unrooted_rooted.
Qed.
End Unrooted.

Definition UVG : game := Game vertex_options_shorten.
Definition UEG : game := Game edge_options_shorten.
Definition edge_delete : game :=
  @Game [eqType of graph V] delete_options (fun E => #|E|) delete_options_shorten.
Definition unrooted_UVG : game :=
  @Game [eqType of graph V + rooted] _ _ (unrooted_options_shorten vertex_options_shorten).
Definition unrooted_UEG : game :=
  @Game [eqType of graph V + rooted] _ _ (unrooted_options_shorten edge_options_shorten).
Definition slither : game := Game slither_options_shorten.
Definition slither_start E : slither := (E, set0, None).

(* How the removals act. *)
Lemma in_without_edge E u w x y :
  ((x, y) \in without_edge E u w) =
  [&& (x, y) \in E, ~~ ((x == u) && (y == w)) & ~~ ((x == w) && (y == u))].
Proof. by rewrite !inE !xpair_eqE negb_or andbC. Qed.

Lemma in_isolating E u x y :
  ((x, y) \in isolating E u) = [&& (x, y) \in E, x != u & y != u].
Proof. by rewrite inE. Qed.

Lemma simple_without_edge E u w : simple E -> simple (without_edge E u w).
Proof.
case=> noloop sym; split=> [x|x y]; first by rewrite in_without_edge (negPf (noloop x)).
rewrite !in_without_edge sym; congr andb; rewrite andbC; congr andb; congr negb; exact: andbC.
Qed.

Lemma simple_isolating E u : simple E -> simple (isolating E u).
Proof.
case=> noloop sym; split=> [x|x y]; first by rewrite in_isolating (negPf (noloop x)).
by rewrite !in_isolating sym; congr andb; exact: andbC.
Qed.

Lemma simple_neq E u v : simple E -> (u, v) \in E -> u != v.
Proof.
by move=> simpleE uv; apply/eqP=> u_v; move: uv; rewrite u_v (negPf (loopless simpleE v)).
Qed.

Lemma card_without_edge E u w :
  simple E -> (u, w) \in E -> #|E| = #|without_edge E u w|.+2.
Proof.
move=> simpleE uw; rewrite -(cardsID [set (u, w); (w, u)] E) (setIidPr _); last first.
  by apply/subsetP=> e; rewrite !inE => /orP[] /eqP-> //; rewrite -undirected.
by rewrite cards2 xpair_eqE (negPf (simple_neq simpleE uw)).
Qed.

Lemma even_simple E : simple E -> ~~ odd #|E|.
Proof.
have [n] := ubnP #|E|; elim: n E => // n IH E le_E simpleE.
have [->|[[u w] uw]] := set_0Vmem E; first by rewrite cards0.
rewrite (card_without_edge simpleE uw) /= negbK; apply: IH; last exact: simple_without_edge.
by move: le_E; rewrite (card_without_edge simpleE uw) ltnS; apply: leq_trans; rewrite ltnS.
Qed.

Lemma UVG_optionP E v (q : UVG) :
  reflect (exists2 w, (v, w) \in E & q = (isolating E v, w)) (q \in options ((E, v) : UVG)).
Proof.
apply: (iffP mapP) => -[w]; rewrite ?mem_enum ?in_neighbours => vw ->; exists w => //.
by rewrite mem_enum in_neighbours.
Qed.

Lemma UEG_optionP E v (q : UEG) :
  reflect (exists2 w, (v, w) \in E & q = (without_edge E v w, w)) (q \in options ((E, v) : UEG)).
Proof.
apply: (iffP mapP) => -[w]; rewrite ?mem_enum ?in_neighbours => vw ->; exists w => //.
by rewrite mem_enum in_neighbours.
Qed.

End Graphs.
