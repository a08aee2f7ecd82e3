(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The games of rules.v on graphs that are written as lists of edges, solved with a memo: the outcomes
   that these functions compute are those of the definition, on every graph. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules memo edges_left slither_paths.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The vertices are 0, ..., k: k is one less than the order. *)
Section Written.
Variable k : nat.
Notation V := [finType of 'I_k.+1].
Local Notation graph_of_list := (graph_of_list k).
Local Notation written := (written k).
Local Notation meant_graph := (meant_graph k).
Local Notation vertex := (vertex k).
Local Notation rooted_meant := (rooted_meant k).
Local Notation rooted_proper := (rooted_proper k).
Local Notation unrooted_moves := (unrooted_moves k).
Local Notation delete_moves := (delete_moves k).
Local Notation slither_moves := (slither_moves k).
Local Notation slither_meant := (slither_meant k).

(* More moves than any play has. *)
Definition depth : nat := (k.+1 * k.+1).+2.
Definition vertices : seq nat := iota 0 k.+1.

Lemma card_graph (E : graph V) : #|E| < depth.-1.
Proof. by rewrite /depth ltnS; apply: leq_trans (max_card _) _; rewrite card_prod !card_ord. Qed.

(* Of each vertex as the root: whether the position is P. *)
Definition solved_vertex es : seq bool :=
  outcomes_by_memo (vertex_moves es) rooted_key depth [seq (v, whole es) | v <- vertices].
Definition solved_edge es : seq bool :=
  outcomes_by_memo (edge_moves es) rooted_key depth [seq (v, whole es) | v <- vertices].
Definition solved_unrooted (moves : seq (nat * nat) -> rooted_pos -> seq rooted_pos) es : bool :=
  head true (outcomes_by_memo (unrooted_moves (moves es)) unrooted_key depth [:: (None, whole es)]).
Definition solved_unrooted_vertex := solved_unrooted vertex_moves.
Definition solved_unrooted_edge := solved_unrooted edge_moves.
Definition solved_delete es : bool :=
  head true (outcomes_by_memo (delete_moves es) id depth [:: whole es]).
Definition solved_slither es : bool :=
  head true (outcomes_by_memo (slither_moves es) slither_key depth [:: (None, [::])]).

Lemma meant_whole es : meant_graph es (whole es) = graph_of_list es.
Proof. by rewrite /meant_graph left_whole. Qed.

Lemma starts_meant es : [seq rooted_meant es p | p <- [seq (v, whole es) | v <- vertices]] =
  [seq (graph_of_list es, v) | v <- enum V].
Proof.
rewrite -map_comp /vertices -val_enum_ord -map_comp; apply: eq_map => v.
by rewrite /= /rooted_meant /= meant_whole /vertex inord_val.
Qed.

Lemma starts_proper es : all rooted_proper [seq (v, whole es) | v <- vertices].
Proof. by rewrite all_map; apply/allP=> v; rewrite mem_iota => /andP[_]. Qed.

Lemma small_graph (E : graph V) : #|E| < depth.
Proof. exact: leq_trans (card_graph E) (leq_pred _). Qed.

Lemma solved_unrooted_is_P (opts : rooted V -> seq (rooted V))
    (shorten : forall p q, q \in opts p -> #|q.1| < #|p.1|) moves es
    (graph_meant : bitseq -> graph V) :
  (forall p q, rooted_proper p -> q \in moves es p -> rooted_proper q) ->
  (forall p, rooted_proper p -> opts (graph_meant p.2, vertex p.1) =i
     [seq (graph_meant q.2, vertex q.1) | q <- moves es p]) ->
  solved_unrooted moves es =
  is_P (inl (graph_meant (whole es)) :
    @Game [eqType of graph V + rooted V] _ _ (unrooted_options_shorten shorten)).
Proof.
move=> proper_moves meant_moves; rewrite /solved_unrooted.
rewrite (outcomes_by_memo_correct (G := Game (unrooted_options_shorten shorten)) unrooted_key_inj
  (unrooted_moves_proper proper_moves) (unrooted_moves_meant meant_moves)) //=.
by move=> p; rewrite inE => /eqP->; rewrite /unrooted_meant /= ltnS card_graph.
Qed.

Section Theorems.
Variable es : seq (nat * nat).
Hypothesis es_written : written es.

Theorem solved_vertex_is_P :
  solved_vertex es = [seq is_P ((graph_of_list es, v) : UVG V) | v <- enum V].
Proof.
rewrite /solved_vertex (outcomes_by_memo_correct (G := UVG V) rooted_key_inj
  (vertex_moves_proper es_written) (vertex_moves_meant es_written) (starts_proper es)).
  by rewrite map_comp starts_meant -map_comp.
by move=> p _; apply: small_graph.
Qed.

Theorem solved_edge_is_P :
  solved_edge es = [seq is_P ((graph_of_list es, v) : UEG V) | v <- enum V].
Proof.
rewrite /solved_edge (outcomes_by_memo_correct (G := UEG V) rooted_key_inj
  (edge_moves_proper es_written) (edge_moves_meant es_written) (starts_proper es)).
  by rewrite map_comp starts_meant -map_comp.
by move=> p _; apply: small_graph.
Qed.

Theorem solved_unrooted_vertex_is_P :
  solved_unrooted_vertex es = is_P (inl (graph_of_list es) : unrooted_UVG V).
Proof.
rewrite -meant_whole.
exact: solved_unrooted_is_P (vertex_moves_proper es_written) (vertex_moves_meant es_written).
Qed.

Theorem solved_unrooted_edge_is_P :
  solved_unrooted_edge es = is_P (inl (graph_of_list es) : unrooted_UEG V).
Proof.
rewrite -meant_whole.
exact: solved_unrooted_is_P (edge_moves_proper es_written) (edge_moves_meant es_written).
Qed.

Theorem solved_delete_is_P : solved_delete es = is_P (graph_of_list es : edge_delete V).
Proof.
rewrite /solved_delete (outcomes_by_memo_correct (G := edge_delete V) (proper := predT)
  (@inj_id bitseq) _ (fun b _ => delete_moves_meant es_written b)) //=.
  by rewrite meant_whole.
by move=> p _; apply: small_graph.
Qed.

Theorem solved_slither_is_P : solved_slither es = is_P (slither_start (graph_of_list es) : slither V).
Proof.
rewrite /solved_slither (outcomes_by_memo_correct (G := slither V) slither_key_inj
  (slither_moves_proper es_written) (slither_moves_meant es_written)) //=.
  congr is_P; rewrite /slither_meant /slither_start /= meant_whole; congr (_, _, _).
  by apply/setP=> v; rewrite !inE nth_nil.
move=> p; rewrite inE => /eqP->; rewrite /slither_meant /slither_remaining /= card_ord /depth.
by rewrite !ltnS leq_addr.
Qed.
End Theorems.
End Written.

(* The same for every order, and for graphs that are given by their adjacency. *)
Section Orders.
Variables (n : nat) (edge : rel nat).
Hypotheses (edge_sym : symmetric edge) (edge_irr : irreflexive edge).

Definition graph_of : graph [finType of 'I_n] := [set e : 'I_n * 'I_n | edge e.1 e.2].
Definition listed : seq (nat * nat) :=
  [seq e <- [seq (u, v) | u <- iota 0 n, v <- iota 0 n] | (e.1 < e.2) && edge e.1 e.2].

Definition vertex_outcome : seq bool := if n is k.+1 then solved_vertex k listed else [::].
Definition edge_outcome : seq bool := if n is k.+1 then solved_edge k listed else [::].
Definition delete_outcome : bool := if n is k.+1 then solved_delete k listed else true.
Definition slither_outcome : bool := if n is k.+1 then solved_slither k listed else true.
Definition unrooted_vertex_outcome : bool :=
  if n is k.+1 then solved_unrooted_vertex k listed else true.
Definition unrooted_edge_outcome : bool :=
  if n is k.+1 then solved_unrooted_edge k listed else true.

Lemma in_listed u v : ((u, v) \in listed) = [&& u < v, edge u v & v < n].
Proof.
rewrite mem_filter /= -andbA; case uv: (u < v) => //=; congr andb.
apply/allpairsP/idP => [[[x y] /= [x_n y_n e_eq]]|v_n].
  by move: y_n; rewrite mem_iota; case: e_eq => _ ->.
by exists (u, v); rewrite !mem_iota /= v_n (ltn_trans uv v_n).
Qed.

Lemma has_listed u v : u < n -> v < n -> has (joins u v) listed = edge u v.
Proof.
move=> u_n v_n; apply/hasP/idP => [[[x y]]|uv].
  rewrite in_listed => /and3P[_ xy _]; rewrite /joins => /orP[] /eqP[<- <-] //.
  by rewrite edge_sym.
have : (u < v) || (v < u) by rewrite -neq_ltn; apply/eqP=> u_v; move: uv; rewrite u_v edge_irr.
case/orP=> lt_uv.
  by exists (u, v); rewrite ?in_listed ?lt_uv ?uv // /joins eqxx.
by exists (v, u); rewrite ?in_listed ?lt_uv ?[edge v u]edge_sym ?uv // /joins eqxx orbT.
Qed.
End Orders.

Section EveryGraph.
Variables (edge : rel nat).
Hypotheses (edge_sym : symmetric edge) (edge_irr : irreflexive edge).

Lemma listed_written k : written k (listed k.+1 edge).
Proof.
apply/allP=> -[u v]; rewrite in_listed => /and3P[uv _ v_k] /=.
by rewrite -ltnS (leq_trans uv (ltnW v_k)) -[v <= k]ltnS v_k.
Qed.

Lemma graph_of_listed k : graph_of_list k (listed k.+1 edge) = graph_of k.+1 edge.
Proof. by apply/setP=> -[u v]; rewrite !inE has_listed ?ltn_ord. Qed.

Lemma no_vertex (T : Type) (f : 'I_0 -> T) : [seq f v | v <- enum 'I_0] = [::].
Proof. by apply: size0nil; rewrite size_map -cardE card_ord. Qed.
Lemma no_edge (E : graph [finType of 'I_0]) : enum E = [::].
Proof. by apply: size0nil; rewrite -cardE; apply: eq_card0 => -[[]]. Qed.

Theorem vertex_outcome_is_P n :
  vertex_outcome n edge = [seq is_P ((graph_of n edge, v) : UVG _) | v <- enum 'I_n].
Proof.
case: n => [|k]; first by rewrite no_vertex.
by rewrite /vertex_outcome solved_vertex_is_P ?listed_written // graph_of_listed.
Qed.
Theorem edge_outcome_is_P n :
  edge_outcome n edge = [seq is_P ((graph_of n edge, v) : UEG _) | v <- enum 'I_n].
Proof.
case: n => [|k]; first by rewrite no_vertex.
by rewrite /edge_outcome solved_edge_is_P ?listed_written // graph_of_listed.
Qed.
Theorem delete_outcome_is_P n : delete_outcome n edge = is_P (graph_of n edge : edge_delete _).
Proof.
case: n => [|k]; last by rewrite /delete_outcome solved_delete_is_P ?listed_written // graph_of_listed.
by rewrite is_P_eq /= /delete_options no_edge.
Qed.
Theorem slither_outcome_is_P n : slither_outcome n edge = is_P (slither_start (graph_of n edge)).
Proof.
case: n => [|k]; last by rewrite /slither_outcome solved_slither_is_P ?listed_written // graph_of_listed.
by rewrite is_P_eq /= no_edge.
Qed.
Theorem unrooted_vertex_outcome_is_P n :
  unrooted_vertex_outcome n edge = is_P (inl (graph_of n edge) : unrooted_UVG _).
Proof.
case: n => [|k]; first by rewrite is_P_eq /= no_vertex.
by rewrite /unrooted_vertex_outcome solved_unrooted_vertex_is_P ?listed_written // graph_of_listed.
Qed.
Theorem unrooted_edge_outcome_is_P n :
  unrooted_edge_outcome n edge = is_P (inl (graph_of n edge) : unrooted_UEG _).
Proof.
case: n => [|k]; first by rewrite is_P_eq /= no_vertex.
by rewrite /unrooted_edge_outcome solved_unrooted_edge_is_P ?listed_written // graph_of_listed.
Qed.
End EveryGraph.
