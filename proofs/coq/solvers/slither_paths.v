(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Positions of Slither on a graph that is written as a list of edges: a bit for each vertex of the path,
   and its ends. The moves are those of rules.v. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules edges_left.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Left.
Variables (k : nat) (es : seq (nat * nat)).
Hypothesis es_written : written k es.
Notation V := [finType of 'I_k.+1].
Local Notation whole := (whole es).
Local Notation left := (left es).
Local Notation meant_graph := (meant_graph k es).
Local Notation ends_at := (ends_at es).
Local Notation ends_small := (ends_small es_written).
Local Notation vertex := (vertex k).

(* Slither: a position is the path's vertices, a bit for each vertex, and its ends. *)
Definition slither_pos := [eqType of option (nat * nat) * bitseq].
Definition slither_key (p : slither_pos) : bitseq :=
  if p.1 is Some (u, v) then true :: rooted_key (u, rooted_key (v, p.2)) else false :: p.2.
Definition path_of (path : bitseq) : {set V} := [set v : V | nth false path v].
Definition slither_meant (p : slither_pos) : slither_position V :=
  (meant_graph whole, path_of p.2,
   if p.1 is Some (u, v) then Some (vertex u, vertex v) else None).
Definition slither_proper (p : slither_pos) : bool :=
  if p.1 is Some (u, v) then (u <= k) && (v <= k) else true.
Definition with_vertex (w : nat) (path : bitseq) : bitseq :=
  [seq nth false path v || (v == w) | v <- iota 0 k.+1].
Definition longer (path : bitseq) (u : nat) : seq nat :=
  [seq w <- ends_at u whole | ~~ nth false path w].
Definition slither_moves (p : slither_pos) : seq slither_pos :=
  if p.1 is Some (u, v) then
    [seq (Some (w, v), with_vertex w p.2) | w <- longer p.2 u] ++
    [seq (Some (u, w), with_vertex w p.2) | w <- longer p.2 v]
  else
    flatten [seq [:: (Some e, with_vertex e.1 (with_vertex e.2 [::]));
                     (Some (e.2, e.1), with_vertex e.1 (with_vertex e.2 [::]))] | e <- es].

Lemma slither_key_inj : injective slither_key.
Proof.
move=> [[[u v]|] b] [[[x y]|] c] //=; rewrite /slither_key /=; last by case=> ->.
by case=> /rooted_key_inj[-> /rooted_key_inj[-> ->]].
Qed.

Lemma nth_with_vertex w path (v : V) : nth false (with_vertex w path) v = nth false path v || (val v == w).
Proof. by rewrite /with_vertex (nth_map 0) ?size_iota // nth_iota // add0n. Qed.

Lemma path_with_vertex w path : w <= k -> path_of (with_vertex w path) = path_of path :|: [set vertex w].
Proof.
move=> w_k; apply/setP=> v; rewrite !inE nth_with_vertex; congr orb.
by rewrite -(inj_eq val_inj) val_vertex.
Qed.

Lemma in_longer path u (w : V) : u <= k ->
  (val w \in longer path u) = (w \in neighbours (meant_graph whole) (vertex u) :\: path_of path).
Proof. by move=> u_k; rewrite mem_filter in_setD in_neighbours_meant // inE. Qed.

Lemma longer_small path u w : w \in longer path u -> w <= k.
Proof. by rewrite mem_filter => /andP[_ /ends_small]. Qed.

Lemma slither_moves_proper p q : slither_proper p -> q \in slither_moves p -> slither_proper q.
Proof.
case: p => [[[u v]|] path] /=; rewrite /slither_moves /=.
  move=> /andP[u_k v_k]; rewrite mem_cat => /orP[] /mapP[w /longer_small w_k ->] /=.
    by apply/andP.
  by apply/andP.
move=> _ /flattenP[l /mapP[e e_es ->]].
have /andP[e1 e2] : (e.1 <= k) && (e.2 <= k) by have /allP := es_written; apply.
by rewrite !inE => /orP[] /eqP-> /=; rewrite /slither_proper /= ?e1 ?e2 //; case: (e) e1 e2 => a b /= -> ->.
Qed.

Lemma opened (u v : nat) : u <= k -> v <= k ->
  path_of (with_vertex u (with_vertex v [::])) = [set vertex u; vertex v] /\
  path_of (with_vertex u (with_vertex v [::])) = [set vertex v; vertex u].
Proof.
move=> u_k v_k; rewrite !path_with_vertex //.
have -> : path_of [::] = set0 by apply/setP=> x; rewrite !inE nth_nil.
by rewrite set0U; split=> //; rewrite setUC.
Qed.

Lemma longer_meant path u v (q : slither_position V) : u <= k ->
  (q \in [seq (meant_graph whole, path_of path :|: [set w], Some (w, vertex v))
          | w <- enum (neighbours (meant_graph whole) (vertex u) :\: path_of path)]) =
  (q \in [seq slither_meant x
          | x <- [seq (Some (w, v), with_vertex w path) : slither_pos | w <- longer path u]]).
Proof.
move=> u_k; apply/mapP/mapP => [[w]|[x /mapP[w w_in ->] ->]].
- rewrite mem_enum -in_longer // => w_in ->; exists (Some (val w, v), with_vertex (val w) path).
    exact: (map_f (fun w => (Some (w, v), with_vertex w path) : slither_pos) w_in).
  by rewrite /slither_meant /= path_with_vertex ?leq_ord // /vertex !inord_val.
have w_k := longer_small w_in; exists (vertex w).
  by rewrite mem_enum -in_longer // val_vertex.
by rewrite /slither_meant /= path_with_vertex.
Qed.

Lemma longer_meant_right path u v (q : slither_position V) : v <= k ->
  (q \in [seq (meant_graph whole, path_of path :|: [set w], Some (vertex u, w))
          | w <- enum (neighbours (meant_graph whole) (vertex v) :\: path_of path)]) =
  (q \in [seq slither_meant x
          | x <- [seq (Some (u, w), with_vertex w path) : slither_pos | w <- longer path v]]).
Proof.
move=> v_k; apply/mapP/mapP => [[w]|[x /mapP[w w_in ->] ->]].
- rewrite mem_enum -in_longer // => w_in ->; exists (Some (u, val w), with_vertex (val w) path).
    exact: (map_f (fun w => (Some (u, w), with_vertex w path) : slither_pos) w_in).
  by rewrite /slither_meant /= path_with_vertex ?leq_ord // /vertex !inord_val.
have w_k := longer_small w_in; exists (vertex w).
  by rewrite mem_enum -in_longer // val_vertex.
by rewrite /slither_meant /= path_with_vertex.
Qed.

Lemma openings_meant (q : slither_position V) :
  (q \in [seq (meant_graph whole, [set e.1; e.2], Some e) | e <- enum (meant_graph whole)]) =
  (q \in [seq slither_meant x | x <- slither_moves (None, [::])]).
Proof.
apply/mapP/mapP => [[[u v]]|[x /flattenP[l /mapP[e e_es ->] x_l] ->]].
- rewrite mem_enum in_meant left_whole => /hasP[e e_es e_uv] ->.
  have [u_k v_k] := (leq_ord u, leq_ord v).
  have [uv_opened vu_opened] := opened u_k v_k.
  have [vu_opened' uv_opened'] := opened v_k u_k.
  case/orP: e_uv => /eqP e_eq.
    exists (Some (val u, val v), with_vertex u (with_vertex v [::])).
      by apply/flattenP; exists [:: (Some e, with_vertex e.1 (with_vertex e.2 [::]));
        (Some (e.2, e.1), with_vertex e.1 (with_vertex e.2 [::]))]; rewrite ?map_f // e_eq mem_head.
    by rewrite /slither_meant /= uv_opened /vertex !inord_val.
  exists (Some (val u, val v), with_vertex v (with_vertex u [::])).
    apply/flattenP; exists [:: (Some e, with_vertex e.1 (with_vertex e.2 [::]));
      (Some (e.2, e.1), with_vertex e.1 (with_vertex e.2 [::]))]; rewrite ?map_f // e_eq.
    by rewrite !inE eqxx orbT.
  by rewrite /slither_meant /= uv_opened' /vertex !inord_val.
have /andP[e1 e2] : (e.1 <= k) && (e.2 <= k) by have /allP := es_written; apply.
have [one other] := opened e1 e2.
have e_in : has (joins e.1 e.2) es by apply/hasP; exists e; rewrite // /joins -surjective_pairing eqxx.
move: x_l; rewrite !inE => /orP[] /eqP->.
- exists (vertex e.1, vertex e.2).
    by rewrite mem_enum in_meant left_whole !val_vertex.
  by move: one; case: (e) => a b /= one; rewrite /slither_meant /= one.
exists (vertex e.2, vertex e.1); last by rewrite /slither_meant /= other.
rewrite mem_enum in_meant left_whole !val_vertex //.
by rewrite (eq_has (joinsC _ _)).
Qed.

Lemma slither_moves_meant p : slither_proper p ->
  options (slither_meant p : slither V) =i [seq (slither_meant q : slither V) | q <- slither_moves p].
Proof.
case: p => [[[u v]|] path]; last by move=> _ q; rewrite -[RHS]openings_meant.
move=> /andP[u_k v_k] q; rewrite /slither_moves /= map_cat [RHS]mem_cat mem_cat.
by rewrite longer_meant // longer_meant_right.
Qed.
End Left.
