(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Section 2 of [And74]: exchange along alternating paths, the three classes of vertices, and Lemma 1. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import rules matchings gallai_edmonds slither alternating forest matching_sums.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* Section 2: "if A is an augmenting path, then M + A is a matching which covers two more vertices
   than M, so that M is not maximum" fails for a path without an edge, one exposed vertex (such as
   the proof of Lemma 4 allows). *)
Theorem augmenting_fails_as_printed :
  ~ (forall (V : finType) (E M : graph V) (x : V) (s : seq V),
       simple E -> matching E M -> alternating_path E M (x :: s) ->
       ~~ saturates M x -> ~~ saturates M (last x s) ->
       let M' := edge_sum M (path_edges (x :: s)) in
       [/\ matching E M', #|[set v | saturates M' v]| = #|[set v | saturates M v]|.+2 &
           ~~ maximum E M]).
Proof. exact: augmenting_one_vertex. Qed.

(* The same, repaired: for an augmenting path that has an edge. *)
Theorem augmenting (V : finType) (E M : graph V) (x : V) (s : seq V) :
  simple E -> matching E M -> alternating_path E M (x :: s) -> s != [::] ->
  ~~ saturates M x -> ~~ saturates M (last x s) ->
  let M' := edge_sum M (path_edges (x :: s)) in
  [/\ matching E M', #|[set v | saturates M' v]| = #|[set v | saturates M v]|.+2 &
      ~~ maximum E M].
Proof. exact: augmenting_path. Qed.

(* Section 2: "If A is an alternating path with one endpoint exposed and one endpoint covered, then
   M + A is a matching which covers the same number of vertices as M; however, the exposed endpoint
   of A is now covered and vice versa" fails where the endpoint is covered by an edge that is not
   in A. *)
Theorem exchange_fails_as_printed :
  ~ (forall (V : finType) (E M : graph V) (x : V) (s : seq V),
       simple E -> matching E M -> alternating_path E M (x :: s) ->
       ~~ saturates M x -> saturates M (last x s) ->
       let M' := edge_sum M (path_edges (x :: s)) in
       [/\ matching E M', #|[set v | saturates M' v]| = #|[set v | saturates M v]|,
           saturates M' x & ~~ saturates M' (last x s)]).
Proof. exact: exchange_in_a_triangle. Qed.

(* The same, repaired: where the endpoint is covered by the end edge of A. *)
Theorem exchange_by_end_edge (V : finType) (E M : graph V) (x : V) (s : seq V) :
  simple E -> matching E M -> alternating_path E M (x :: s) ->
  ~~ saturates M x -> end_edge_in M (rev (x :: s)) ->
  let M' := edge_sum M (path_edges (x :: s)) in
  [/\ matching E M', #|[set v | saturates M' v]| = #|[set v | saturates M v]|,
      saturates M' x & ~~ saturates M' (last x s)].
Proof. exact: end_edge_exchange. Qed.

(* Section 2: the classes as Edmonds' algorithm finds them, from any one maximum matching M. What
   it searches is the alternating paths from the vertices that M exposes. Even vertices, to which
   such a path has an even number of edges, are the outer ones; odd vertices, which are not even
   but to which one has an odd number, are the inner ones; vertices that none reaches are the
   perfect ones. M and the path to an outer vertex give a maximum matching which leaves that
   vertex exposed. *)
Theorem classes (V : finType) (E M : graph V) (v : V) :
  simple E -> maximum E M ->
  let even := exists r t, reached_by E M r t v /\ ~~ odd (size t) in
  let odd := exists r t, reached_by E M r t v /\ odd (size t) in
  [/\ v \in outer E <-> even, v \in inner E <-> odd /\ ~ even,
      v \in perfect_vertices E <-> ~ odd /\ ~ even &
      forall r t, reached_by E M r t v -> ~~ ssrnat.odd (size t) ->
        let M' := edge_sum M (path_edges (r :: t)) in maximum E M' /\ ~~ saturates M' v].
Proof. exact: classes_by_paths. Qed.

(* Lemma 1. Let M be a maximum matching of G, and A an alternating path for (G, M) such that both
   end edges of A are in M. If one endpoint v of A is an inner vertex, then the other endpoint is an
   outer one. *)
Theorem lemma_1 (V : finType) (E M : graph V) (v : V) (s : seq V) :
  simple E -> maximum E M -> alternating_path E M (v :: s) ->
  end_edge_in M (v :: s) -> end_edge_in M (rev (v :: s)) ->
  v \in inner E -> last v s \in outer E.
Proof. exact: inner_to_outer. Qed.

(* Lemma 1, proof: an inner vertex v is an inner vertex of a tree for (G, M), M maximum. An
   alternating path from an exposed vertex r comes to v by an edge outside M, and goes on by the
   edge e_1 = v v_1 of M, to an outer vertex. *)
Theorem lemma_1_tree (V : finType) (E M : graph V) (v : V) :
  simple E -> maximum E M -> v \in inner E ->
  exists r t v1, [/\ reached_by E M r t v, t != [::], ~~ end_edge_in M (rev (r :: t)),
    alternating_path E M (rcons (r :: t) v1) & (v, v1) \in M /\ v1 \in outer E].
Proof. by move=> simpleE maxM; apply: inner_in_tree. Qed.

(* Lemma 1, proof: the path B. M' is a maximum matching which leaves v_1 exposed. The component of
   M + M' which includes v_1 is an alternating path for (G, M) that begins v_1, v and ends at an
   exposed vertex. *)
Theorem lemma_1_path_B (V : finType) (E M M' : graph V) (v v1 : V) :
  simple E -> maximum E M -> v \in inner E -> (v, v1) \in M ->
  maximum E M' -> ~~ saturates M' v1 ->
  exists s, [/\ alternating_path E M [:: v1, v & s], ~~ saturates M (last v s) &
    let C := [set z | connect (fun a b => (a, b) \in edge_sum M M') v1 z] in
    C = [set z in [:: v1, v & s]] /\
    inducing (edge_sum M M') C = path_edges [:: v1, v & s]].
Proof. exact: walk_to_exposed. Qed.

(* Such M' there are: v_1 is an outer vertex. *)
Lemma lemma_1_path_B_exists (V : finType) (E M : graph V) (v v1 : V) :
  simple E -> maximum E M -> v \in inner E -> (v, v1) \in M ->
  exists2 M', maximum E M' & ~~ saturates M' v1.
Proof.
by move=> simpleE maxM v_inn vv1; apply/outerP; apply: inner_mate vv1.
Qed.

(* Lemma 1, proof: A runs from v along e_1 = v v_1 to w, and both its end edges are in M; B runs
   from v_1 along e_1 to the exposed vertex r. Proceeding along B from r, let s be the first
   vertex of A. Its edge f in M is the next on B, and lies in A'', the part of A from s to w. M,
   exchanged along B', the part of B from r to s, and A'', is a maximum matching that exposes w,
   an outer vertex. *)
Theorem lemma_1_crossing (V : finType) (E M : graph V) (v v1 : V) (a b : seq V) :
  simple E -> maximum E M -> v \in inner E -> (v, v1) \in M ->
  alternating_path E M [:: v, v1 & a] -> end_edge_in M (rev [:: v, v1 & a]) ->
  alternating_path E M [:: v1, v & b] -> ~~ saturates M (last v b) ->
  let w := last v1 a in
  exists B' s f b' A' A'',
    [/\ rev [:: v1, v & b] = B' ++ [:: s, f & b'] /\ [:: v, v1 & a] = A' ++ [:: s, f & A''],
        {in B', forall x, x \notin [:: v, v1 & a]}, (s, f) \in M,
        alternating_path E M (B' ++ [:: s, f & A'']) &
        let M' := edge_sum M (path_edges (B' ++ [:: s, f & A''])) in
        [/\ maximum E M', ~~ saturates M' w & w \in outer E]].
Proof. exact: crossing_exposes. Qed.
