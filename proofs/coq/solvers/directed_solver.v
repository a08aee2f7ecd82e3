(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The geographies on digraphs, written as lists of arcs, solved with a memo as in solver.v: the
   outcomes that these functions compute are those of the definition, on every digraph. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules memo edges_left solver directed_rules.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The vertices are 0, ..., k. *)
Section Written.
Variable k : nat.
Notation V := [finType of 'I_k.+1].

Definition digraph_of_list (arcs : seq (nat * nat)) : digraph V :=
  [set a : V * V | (val a.1, val a.2) \in arcs].

(* What is left of the arcs: a bit for each. *)
Section Left.
Variable arcs : seq (nat * nat).
Hypothesis arcs_written : written k arcs.
Implicit Type b : bitseq.

Definition meant_digraph b : digraph V := digraph_of_list (left arcs b).
Definition directed_meant (p : rooted_pos) : rooted_digraph V := (meant_digraph p.2, vertex k p.1).

Lemma in_meant_digraph b (u w : V) :
  ((u, w) \in meant_digraph b) = ((val u, val w) \in left arcs b).
Proof. by rewrite inE. Qed.

Definition heads_at (u : nat) b : seq nat := [seq a.2 | a <- left arcs b & a.1 == u].

Lemma in_heads_at u w b : (w \in heads_at u b) = ((u, w) \in left arcs b).
Proof.
apply/mapP/idP => [[[x y]]|uw]; first by rewrite mem_filter => /andP[/eqP /= -> xy] ->.
by exists (u, w); rewrite // mem_filter eqxx.
Qed.

Lemma heads_small u w b : w \in heads_at u b -> w <= k.
Proof. by rewrite in_heads_at => /(left_written arcs_written) /andP[]. Qed.

(* Taking an arc, and all arcs at a vertex. *)
Definition losing_arc (u w : nat) : bitseq -> bitseq := keep arcs (fun a => a != (u, w)).

Lemma meant_losing_arc b u w : u <= k -> w <= k ->
  meant_digraph (losing_arc u w b) = without_arc (meant_digraph b) (vertex k u) (vertex k w).
Proof.
move=> u_k w_k; apply/setP=> -[x y].
rewrite in_without_arc !in_meant_digraph left_keep mem_filter xpair_eqE andbC.
by rewrite -!(inj_eq val_inj) !val_vertex.
Qed.

Lemma meant_leaving_arcs b u : u <= k ->
  meant_digraph (leaving arcs u b) = without_arcs_at (meant_digraph b) (vertex k u).
Proof.
move=> u_k; apply/setP=> -[x y].
rewrite in_without_arcs_at !in_meant_digraph left_keep mem_filter /= andbC.
by rewrite -!(inj_eq val_inj) !val_vertex.
Qed.

Definition directed_vertex_moves (p : rooted_pos) : seq rooted_pos :=
  [seq (w, leaving arcs p.1 p.2) | w <- heads_at p.1 p.2].
Definition directed_edge_moves (p : rooted_pos) : seq rooted_pos :=
  [seq (w, losing_arc p.1 w p.2) | w <- heads_at p.1 p.2].

Lemma directed_vertex_moves_proper p q :
  rooted_proper k p -> q \in directed_vertex_moves p -> rooted_proper k q.
Proof. by move=> _ /mapP[w /heads_small w_k ->]. Qed.
Lemma directed_edge_moves_proper p q :
  rooted_proper k p -> q \in directed_edge_moves p -> rooted_proper k q.
Proof. by move=> _ /mapP[w /heads_small w_k ->]. Qed.

Lemma in_heads_meant b u (w : V) :
  u <= k -> (val w \in heads_at u b) = ((vertex k u, w) \in meant_digraph b).
Proof. by move=> u_k; rewrite in_heads_at in_meant_digraph val_vertex. Qed.

Lemma directed_vertex_moves_meant p : rooted_proper k p ->
  options (directed_meant p : DVG V) =i
  [seq (directed_meant q : DVG V) | q <- directed_vertex_moves p].
Proof.
case: p => u b u_k q; apply/DVG_optionP/mapP => [[w uw ->]|[p /mapP[w w_end ->] ->]].
- exists (val w, leaving arcs u b); last first.
    by rewrite /directed_meant /= meant_leaving_arcs // /vertex inord_val.
  by apply: map_f; rewrite in_heads_meant.
have w_k := heads_small w_end; exists (vertex k w).
  by rewrite -in_heads_meant ?val_vertex.
by rewrite /directed_meant /= meant_leaving_arcs.
Qed.

Lemma directed_edge_moves_meant p : rooted_proper k p ->
  options (directed_meant p : DEG V) =i
  [seq (directed_meant q : DEG V) | q <- directed_edge_moves p].
Proof.
case: p => u b u_k q; apply/DEG_optionP/mapP => [[w uw ->]|[p /mapP[w w_end ->] ->]].
- exists (val w, losing_arc u w b).
    by apply: (map_f (fun w => (w, losing_arc u w b))); rewrite in_heads_meant.
  by rewrite /directed_meant /= meant_losing_arc ?leq_ord // /vertex inord_val.
have w_k := heads_small w_end; exists (vertex k w).
  by rewrite -in_heads_meant ?val_vertex.
by rewrite /directed_meant /= meant_losing_arc.
Qed.
End Left.

Definition solved_directed_vertex arcs : seq bool :=
  outcomes_by_memo (directed_vertex_moves arcs) rooted_key (depth k)
    [seq (v, whole arcs) | v <- vertices k].
Definition solved_directed_edge arcs : seq bool :=
  outcomes_by_memo (directed_edge_moves arcs) rooted_key (depth k)
    [seq (v, whole arcs) | v <- vertices k].
Definition solved_unrooted_directed_vertex := solved_unrooted k directed_vertex_moves.
Definition solved_unrooted_directed_edge := solved_unrooted k directed_edge_moves.

Lemma meant_whole_arcs arcs : meant_digraph arcs (whole arcs) = digraph_of_list arcs.
Proof. by rewrite /meant_digraph left_whole. Qed.

Lemma directed_starts arcs :
  [seq directed_meant arcs p | p <- [seq (v, whole arcs) | v <- vertices k]] =
  [seq (digraph_of_list arcs, v) | v <- enum V].
Proof.
rewrite -map_comp /vertices -val_enum_ord -map_comp; apply: eq_map => v.
by rewrite /= /directed_meant /= meant_whole_arcs /vertex inord_val.
Qed.

Section Theorems.
Variable arcs : seq (nat * nat).
Hypothesis arcs_written : written k arcs.

Theorem solved_directed_vertex_is_P :
  solved_directed_vertex arcs = [seq is_P ((digraph_of_list arcs, v) : DVG V) | v <- enum V].
Proof.
rewrite /solved_directed_vertex (outcomes_by_memo_correct (G := DVG V) rooted_key_inj
  (directed_vertex_moves_proper arcs_written) (directed_vertex_moves_meant arcs_written)
  (starts_proper k arcs)).
  by rewrite map_comp directed_starts -map_comp.
by move=> p _; apply: small_graph.
Qed.

Theorem solved_directed_edge_is_P :
  solved_directed_edge arcs = [seq is_P ((digraph_of_list arcs, v) : DEG V) | v <- enum V].
Proof.
rewrite /solved_directed_edge (outcomes_by_memo_correct (G := DEG V) rooted_key_inj
  (directed_edge_moves_proper arcs_written) (directed_edge_moves_meant arcs_written)
  (starts_proper k arcs)).
  by rewrite map_comp directed_starts -map_comp.
by move=> p _; apply: small_graph.
Qed.

Theorem solved_unrooted_directed_vertex_is_P :
  solved_unrooted_directed_vertex arcs = is_P (inl (digraph_of_list arcs) : unrooted_DVG V).
Proof.
rewrite -meant_whole_arcs; exact: solved_unrooted_is_P
  (directed_vertex_moves_proper arcs_written) (directed_vertex_moves_meant arcs_written).
Qed.

Theorem solved_unrooted_directed_edge_is_P :
  solved_unrooted_directed_edge arcs = is_P (inl (digraph_of_list arcs) : unrooted_DEG V).
Proof.
rewrite -meant_whole_arcs; exact: solved_unrooted_is_P
  (directed_edge_moves_proper arcs_written) (directed_edge_moves_meant arcs_written).
Qed.
End Theorems.
End Written.

(* The same for every order, and for digraphs that are given by their adjacency. *)
Definition digraph_of (n : nat) (arc : rel nat) : digraph [finType of 'I_n] :=
  [set a : 'I_n * 'I_n | arc a.1 a.2].
Definition listed_arcs (n : nat) (arc : rel nat) : seq (nat * nat) :=
  [seq a <- [seq (u, v) | u <- iota 0 n, v <- iota 0 n] | arc a.1 a.2].

Definition directed_vertex_outcome (n : nat) (arc : rel nat) : seq bool :=
  if n is k.+1 then solved_directed_vertex k (listed_arcs n arc) else [::].
Definition directed_edge_outcome (n : nat) (arc : rel nat) : seq bool :=
  if n is k.+1 then solved_directed_edge k (listed_arcs n arc) else [::].
Definition unrooted_directed_vertex_outcome (n : nat) (arc : rel nat) : bool :=
  if n is k.+1 then solved_unrooted_directed_vertex k (listed_arcs n arc) else true.
Definition unrooted_directed_edge_outcome (n : nat) (arc : rel nat) : bool :=
  if n is k.+1 then solved_unrooted_directed_edge k (listed_arcs n arc) else true.

Section EveryDigraph.
Variable arc : rel nat.

Lemma in_listed_arcs n u v : ((u, v) \in listed_arcs n arc) = [&& u < n, v < n & arc u v].
Proof.
rewrite mem_filter /= andbA andbC; congr andb; apply/allpairsP/idP => [[[x y] /= []]|/andP[un vn]].
  by rewrite !mem_iota /= => x_n y_n [-> ->]; rewrite x_n.
by exists (u, v); rewrite !mem_iota.
Qed.

Lemma listed_arcs_written k : written k (listed_arcs k.+1 arc).
Proof. by apply/allP=> -[u v]; rewrite in_listed_arcs !ltnS => /and3P[-> ->]. Qed.

Lemma digraph_of_listed k : digraph_of_list k (listed_arcs k.+1 arc) = digraph_of k.+1 arc.
Proof. by apply/setP=> -[u v]; rewrite !inE in_listed_arcs !ltn_ord. Qed.

Theorem directed_vertex_outcome_is_P n :
  directed_vertex_outcome n arc = [seq is_P ((digraph_of n arc, v) : DVG _) | v <- enum 'I_n].
Proof.
case: n => [|k]; first by rewrite no_vertex.
by rewrite /directed_vertex_outcome solved_directed_vertex_is_P ?listed_arcs_written //
  digraph_of_listed.
Qed.
Theorem directed_edge_outcome_is_P n :
  directed_edge_outcome n arc = [seq is_P ((digraph_of n arc, v) : DEG _) | v <- enum 'I_n].
Proof.
case: n => [|k]; first by rewrite no_vertex.
by rewrite /directed_edge_outcome solved_directed_edge_is_P ?listed_arcs_written //
  digraph_of_listed.
Qed.
Theorem unrooted_directed_vertex_outcome_is_P n :
  unrooted_directed_vertex_outcome n arc = is_P (inl (digraph_of n arc) : unrooted_DVG _).
Proof.
case: n => [|k]; first by rewrite is_P_eq /= no_vertex.
by rewrite /unrooted_directed_vertex_outcome solved_unrooted_directed_vertex_is_P
  ?listed_arcs_written // digraph_of_listed.
Qed.
Theorem unrooted_directed_edge_outcome_is_P n :
  unrooted_directed_edge_outcome n arc = is_P (inl (digraph_of n arc) : unrooted_DEG _).
Proof.
case: n => [|k]; first by rewrite is_P_eq /= no_vertex.
by rewrite /unrooted_directed_edge_outcome solved_unrooted_directed_edge_is_P
  ?listed_arcs_written // digraph_of_listed.
Qed.
End EveryDigraph.
