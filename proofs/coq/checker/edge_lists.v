(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* A graph as an ascending list of edges: what is computed on the list, and what it says of the
   graph. *)
From Coq Require Import Lia.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules statement tables.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Definition has_vertex (g : plain) (v : nat) : bool := v < order g.
Definition has_vertices (g : plain) (s : seq nat) : bool := all (has_vertex g) s.

(* The edges of g in order: plain_ok, computed with the equality of the tables. *)
Definition comes_before (e f : nat * nat) : bool :=
  if same e.1 f.1 then e.2 < f.2 else e.1 < f.1.
Fixpoint in_order (e : nat * nat) (l : seq (nat * nat)) : bool :=
  if l is f :: l' then comes_before e f && in_order f l' else true.
Definition fine (g : plain) : bool :=
  all (fun e => (e.1 < e.2) && (e.2 < order g)) (edge_list g)
  && (if edge_list g is e :: l then in_order e l else true).

Lemma comes_beforeE e f : comes_before e f = before e f.
Proof. by rewrite /comes_before /before sameE; case: (ltngtP e.1 f.1). Qed.

Lemma fineE g : fine g = plain_ok g.
Proof.
rewrite /fine /plain_ok; congr andb; case: (edge_list g) => //= e l.
by elim: l e => //= f l IH e; rewrite comes_beforeE IH.
Qed.

Lemma before_trans : transitive before.
Proof.
move=> [b b'] [a a'] [c c']; rewrite /before /=.
case/orP=> [a_b|/andP[/eqP-> a_b]] /orP[b_c|/andP[/eqP<- b_c]].
- by rewrite (ltn_trans a_b b_c).
- by rewrite a_b.
- by rewrite b_c.
- by rewrite eqxx (ltn_trans a_b b_c) orbT.
Qed.

Lemma before_irreflexive : irreflexive before.
Proof. by move=> [a b]; rewrite /before !ltnn andbF. Qed.

Lemma vertex_in_val g (v : vertex_of g) : vertex_in g (val v) = Some v.
Proof. exact: valK. Qed.
Lemma vertex_inE g v (v_n : v < order g) : vertex_in g v = Some (Ordinal v_n : vertex_of g).
Proof. exact: (vertex_in_val (Ordinal v_n)). Qed.

(* Whether an edge of the list joins u and v. *)
Definition joins (l : seq (nat * nat)) (u v : nat) : bool :=
  has (fun e => same_pair e (u, v) || same_pair e (v, u)) l.
(* The list without the edge u v, and the edges of it with both ends marked. *)
Definition drop_edge (g : plain) (u v : nat) : plain :=
  Plain (order g) [seq e <- edge_list g | ~~ (same_pair e (u, v) || same_pair e (v, u))].
Definition keep_within (g : plain) (kept : table bool) : plain :=
  Plain (order g) [seq e <- edge_list g | get false kept e.1 && get false kept e.2].

Lemma joinsE g u v : joins (edge_list g) u v = joined g u v.
Proof.
rewrite /joined -has_pred1 -[in X in _ || X]has_pred1 -has_predU; apply: eq_has => e.
by rewrite /= !same_pairE.
Qed.

Lemma joinedC g u v : joined g u v = joined g v u.
Proof. exact: orbC. Qed.

Lemma in_graph_of g (u v : vertex_of g) : ((u, v) \in graph_of g) = joined g u v.
Proof. by rewrite inE. Qed.

Section Fine.
Variable g : plain.
Hypothesis fine_g : fine g.
Local Notation l := (edge_list g).

Lemma fine_edge e : e \in l -> (e.1 < e.2) && (e.2 < order g).
Proof. by move: fine_g => /andP[/allP ok _]; apply: ok. Qed.

Lemma fine_uniq : uniq l.
Proof.
move: fine_g; rewrite fineE => /andP[_].
exact: sorted_uniq before_trans before_irreflexive _.
Qed.

Lemma joined_below u v : joined g u v -> [/\ u < order g, v < order g & u != v].
Proof.
case/orP=> /fine_edge /= /andP[lt_uv v_n]; have u_n := ltn_trans lt_uv v_n.
- by rewrite u_n v_n neq_ltn lt_uv.
- by rewrite u_n v_n neq_ltn lt_uv orbT.
Qed.

Lemma simple_graph_of : simple (graph_of g).
Proof.
split=> [u|u v]; last by rewrite !in_graph_of joinedC.
by rewrite in_graph_of; apply/negP=> /joined_below[_ _]; rewrite eqxx.
Qed.

(* The neighbours of u, each once. *)
Definition row (u : nat) : seq nat :=
  [seq e.2 | e <- l & same e.1 u] ++ [seq e.1 | e <- l & same e.2 u].

Lemma mem_row u v : (v \in row u) = joined g u v.
Proof.
rewrite mem_cat; congr orb; apply/mapP/idP=> [[[a b]]|uv].
- by rewrite mem_filter sameE /= => /andP[/eqP-> ub ->].
- by exists (u, v); rewrite // mem_filter sameE eqxx.
- by rewrite mem_filter sameE /= => /andP[/eqP-> au ->].
- by exists (v, u); rewrite // mem_filter sameE eqxx.
Qed.

Lemma uniq_row u : uniq (row u).
Proof.
rewrite cat_uniq; apply/and3P; split.
- rewrite map_inj_in_uniq ?filter_uniq ?fine_uniq // => -[a b] [c d].
  by rewrite !mem_filter !sameE /= => /andP[/eqP-> _] /andP[/eqP-> _] ->.
- apply/hasPn=> v /mapP[[a b]]; rewrite mem_filter sameE /= => /andP[/eqP-> au ->] {v}.
  apply/mapP=> -[[c d]]; rewrite mem_filter sameE /= => /andP[/eqP-> ua] a_d.
  move: (fine_edge au) (fine_edge ua); rewrite /= -a_d => /andP[lt_au _] /andP[lt_ua _].
  by have := ltn_trans lt_au lt_ua; rewrite ltnn.
- rewrite map_inj_in_uniq ?filter_uniq ?fine_uniq // => -[a b] [c d].
  by rewrite !mem_filter !sameE /= => /andP[/eqP-> _] /andP[/eqP-> _] ->.
Qed.

Lemma row_below u v : v \in row u -> v < order g.
Proof. by rewrite mem_row => /joined_below[]. Qed.

Lemma drop_edgeE (u v : vertex_of g) :
  graph_of (drop_edge g u v) = without_edge (graph_of g) u v :> graph (vertex_of g).
Proof.
apply/setP=> -[x y]; rewrite in_without_edge in_graph_of inE /joined /= !mem_filter !same_pairE.
by rewrite !xpair_eqE -!val_eqE /=; case: ((_, _) \in l); case: ((_, _) \in l);
  rewrite ?andbT ?andbF ?orbF //=; case: (x == u :> nat); case: (y == v :> nat);
  case: (x == v :> nat); case: (y == u :> nat).
Qed.

Lemma fine_filter (keep : pred (nat * nat)) : fine (Plain (order g) (filter keep l)).
Proof.
rewrite fineE /plain_ok /=; move: fine_g; rewrite fineE => /andP[ok in_ord].
rewrite sorted_filter // ?andbT; last exact: before_trans.
by apply/allP=> e; rewrite mem_filter => /andP[_ /(allP ok)].
Qed.

Lemma fine_drop_edge u v : fine (drop_edge g u v).
Proof. exact: fine_filter. Qed.
End Fine.

(* The number of vertices that a list without repetition names. *)
Lemma card_named n (s : seq nat) :
  uniq s -> all (ltn^~ n) s -> #|[set v : 'I_n | val v \in s]| = size s.
Proof.
move=> uniq_s s_n; rewrite cardE -(size_map val); apply: perm_size; apply: uniq_perm => //.
  by rewrite map_inj_uniq ?enum_uniq //; apply: val_inj.
move=> k; apply/mapP/idP=> [[v]|k_s]; first by rewrite mem_enum inE => v_s ->.
by have k_n := allP s_n _ k_s; exists (Ordinal k_n); rewrite // mem_enum inE.
Qed.

Lemma card_row g (u : vertex_of g) (P : pred nat) :
  fine g -> #|[set v in neighbours (graph_of g) u | P (val v)]| = count P (row g u).
Proof.
move=> fine_g; rewrite -size_filter -(@card_named (order g)) ?filter_uniq ?uniq_row //.
- by apply: eq_card => v; rewrite !inE mem_filter mem_row andbC.
- by apply/allP=> v; rewrite mem_filter => /andP[_ /(row_below fine_g)].
Qed.

Lemma degree_row g (u : vertex_of g) : fine g -> degree (graph_of g) u = size (row g u).
Proof.
move=> fine_g; rewrite -(count_predT (row g u)) -card_row //.
by apply: eq_card => v; rewrite !inE andbT.
Qed.

(* The neighbours of each vertex, as a table of tables. *)
Definition put_arc (t : table (table bool)) (u v : nat) : table (table bool) :=
  put Blank t u (put false (get Blank t u) v true).
Definition rows (g : plain) : table (table bool) :=
  foldl (fun t e => put_arc (put_arc t e.1 e.2) e.2 e.1) Blank (edge_list g).
Definition adjacent (t : table (table bool)) (u v : nat) : bool := get false (get Blank t u) v.

Lemma adjacent_put_arc t a b u v :
  adjacent (put_arc t a b) u v = ((u == a) && (v == b)) || adjacent t u v.
Proof.
rewrite /adjacent get_put; case: eqP => [->|_] //=; rewrite get_put.
by case: (v == b).
Qed.

Lemma adjacentE g u v : adjacent (rows g) u v = joined g u v.
Proof.
suff any t l : adjacent (foldl (fun t e => put_arc (put_arc t e.1 e.2) e.2 e.1) t l) u v =
    ((u, v) \in l) || ((v, u) \in l) || adjacent t u v by rewrite any orbF.
elim: l t => [|[a b] l IH] t //=; rewrite IH !adjacent_put_arc !inE !xpair_eqE [(v == a) && _]andbC.
by case: (_ \in l); case: (_ \in l); rewrite ?orbT //=; case: (_ && _); case: (_ && _).
Qed.

(* The neighbours of each vertex, as a table of lists. *)
Definition add_ends (t : table (seq nat)) (e : nat * nat) : table (seq nat) :=
  let t := put [::] t e.1 (e.2 :: get [::] t e.1) in put [::] t e.2 (e.1 :: get [::] t e.2).
Definition neighbour_lists (g : plain) : table (seq nat) := foldl add_ends Blank (edge_list g).

Lemma count_neighbour_lists g v (P : pred nat) :
  count P (get [::] (neighbour_lists g) v) = count P (row g v).
Proof.
suff any t l : count P (get [::] (foldl add_ends t l) v) =
    count P ([seq e.2 | e <- l & same e.1 v] ++ [seq e.1 | e <- l & same e.2 v]) +
    count P (get [::] t v) by rewrite any addn0.
elim: l t => [|e l IH] t //=; rewrite IH !count_cat !(fun_if (map _)) !(fun_if (count _)) /=.
rewrite /add_ends !get_put !sameE ![v == _]eq_sym.
case: (eqVneq e.2 v) => [v2|v2]; case: (eqVneq e.1 v) => [v1|v1];
  rewrite /= ?v1 ?v2 ?eqxx ?(negPf v1) ?(negPf v2) /=;
    rewrite ?[v == e.1]eq_sym ?(negPf v1) -!plusE; lia.
Qed.

(* Whether v is among the neighbours of u. *)
Definition beside (t : table (seq nat)) (u v : nat) : bool := has (same v) (get [::] t u).

Lemma besideE g u v : beside (neighbour_lists g) u v = joined g u v.
Proof.
rewrite /beside has_count count_neighbour_lists -has_count -mem_row -has_pred1.
by apply: eq_has => w; rewrite sameE eq_sym.
Qed.
