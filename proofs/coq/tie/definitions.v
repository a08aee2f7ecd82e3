(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The definitions that the theorems' statements use, as an OCaml program: what
   proofs/definitions_test.cpp compares with graph/ and oracle/. A definition in Prop is computed by a
   boolean that is proved to decide it, a search through all sets of edges by one through all matchings
   that is proved to be the same. *)
From Coq Require Import ZArith.
From mathcomp Require Import all_ssreflect.
From Coq Require Import Extraction ExtrOcamlBasic ExtrOcamlNatInt.
From Gazetteer Require Import games grundy rules matchings even_kernels cubes grids lattice boxes small
  isomorphisms mirrors paths gallai_edmonds slither.
From Gazetteer Require FSU93 GGHR.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Booleans.
Variable V : finType.
Implicit Types (E M : graph V) (S X : {set V}).

Definition independentb E S : bool := [forall u in S, forall v in S, (u, v) \notin E].
Lemma independentP E S : reflect (independent E S) (independentb E S).
Proof.
apply: (iffP forall_inP) => [ind u v uS vS|ind u uS]; first by have /forall_inP := ind u uS; apply.
by apply/forall_inP=> v; apply: ind.
Qed.

Definition even_kernelb E S : bool :=
  [&& S != set0, independentb E S & [forall u, (u \notin S) ==> ~~ odd #|neighbours E u :&: S|]].
Lemma even_kernelP E S : reflect (even_kernel E S) (even_kernelb E S).
Proof.
apply: (iffP and3P) => -[S0 ind even]; split=> //; try exact/independentP.
- by move=> u; apply/implyP; have /forallP := even; apply.
- by apply/forallP=> u; apply/implyP; apply: even.
Qed.

Definition bipartitionb E X : bool :=
  [forall u, forall v, ((u, v) \in E) ==> ((u \in X) != (v \in X))].
Lemma bipartitionP E X : reflect (bipartition E X) (bipartitionb E X).
Proof.
apply: (iffP forallP) => [bip u v|bip u]; first by have /forallP/(_ v)/implyP := bip u.
by apply/forallP=> v; apply/implyP; apply: bip.
Qed.

Definition mirrorb E (f : V -> V) : bool :=
  [&& [forall x, f x != x], [forall x, f (f x) == x], [forall x, (x, f x) \notin E] &
      [forall x, forall y, ((f x, f y) \in E) == ((x, y) \in E)]].
Lemma mirrorP E f : reflect (mirror E f) (mirrorb E f).
Proof.
apply: (iffP and4P) => [[/forallP fix0 /forallP inv /forallP apart /forallP edge]|[edge fix0 inv apart]].
- by split=> // [x y|x]; apply/eqP; first by have /forallP := edge x; apply.
- by split; apply/forallP=> x //; [apply/eqP | apply/forallP=> y; apply/eqP].
Qed.

(* All matchings of the edges in a list. *)
Fixpoint matchings_of (l : seq (V * V)) : seq (graph V) :=
  if l is e :: l' then
    let rest := matchings_of l' in
    rest ++ [seq with_edge M e.1 e.2 | M <- rest & ~~ saturates M e.1 && ~~ saturates M e.2]
  else [:: set0].

Lemma in_matchings_of E M (l : seq (V * V)) :
  simple E -> matching E M -> (forall a b, (a, b) \in M -> (a, b) \in l \/ (b, a) \in l) ->
  M \in matchings_of l.
Proof.
move=> simpleE; elim: l M => [|[u v] l IH] M EM within.
  by rewrite inE; apply/eqP/setP=> -[a b]; rewrite inE; apply/negP=> /within[].
have [sub sym fun1] := matchingP _ _ EM; rewrite /= mem_cat; apply/orP.
have [uv|uv] := boolP ((u, v) \in M); [right | left].
- apply/mapP; exists (without_edge M u v); last first.
    apply/setP=> -[a b]; rewrite in_with_edge in_without_edge.
    have [/eqP[-> ->]|a_u] := boolP ((a, b) == (u, v)); first by rewrite uv !eqxx.
    have [/eqP[-> ->]|a_v] := boolP ((a, b) == (v, u)); first by rewrite (sym _ _ uv) !eqxx !orbT.
    by rewrite -!xpair_eqE (negPf a_u) (negPf a_v) !andbT !orbF.
  rewrite mem_filter /= -andbA; apply/and3P; split.
  + apply/saturatesP=> -[w]; rewrite in_without_edge => /and3P[uw].
    by rewrite (fun1 _ _ _ uw uv) !eqxx.
  + apply/saturatesP=> -[w]; rewrite in_without_edge => /and3P[vw _].
    by rewrite (fun1 _ _ _ vw (sym _ _ uv)) !eqxx.
  + apply: IH; first exact: matching_without_edge.
    move=> a b; rewrite in_without_edge => /and3P[ab not1 not2].
    have := within a b ab; rewrite !inE !xpair_eqE (negPf not1) /= [(b == u) && _]andbC (negPf not2).
    by [].
- apply: IH => // a b ab; have := within a b ab; rewrite !inE.
  case=> /orP[/eqP[a_u b_v]|]; try by auto.
  + by rewrite -a_u -b_v ab in uv.
  + by move: (sym _ _ ab); rewrite a_u b_v (negPf uv).
Qed.

Definition all_matchings E : seq (graph V) := matchings_of (enum E).
Definition maximumb E M : bool := matching E M && all (fun M' => #|M'| <= #|M|)
  [seq M' <- all_matchings E | matching E M'].
Lemma maximumbE E M : simple E -> maximum E M = maximumb E M.
Proof.
move=> simpleE; congr andb; apply/forallP/allP=> le_M M'.
- by rewrite mem_filter => /andP[EM' _]; apply: (implyP (le_M M')).
- apply/implyP=> EM'; apply: le_M; rewrite mem_filter EM'; apply: (in_matchings_of simpleE EM').
  by move=> a b; rewrite mem_enum; have [sub _ _] := matchingP _ _ EM'; left; apply: sub.
Qed.

Definition maximum_matchings E : seq (graph V) :=
  let s := [seq M <- all_matchings E | matching E M] in
  [seq M : graph V <- s | all (fun M' : graph V => #|M'| <= #|M|) s].
Lemma in_maximum_matchings E M : simple E -> (M \in maximum_matchings E) = maximum E M.
Proof.
move=> simpleE; rewrite mem_filter mem_filter (maximumbE _ simpleE) /maximumb andbC; congr andb.
case EM: (matching E M) => //=; apply: (in_matchings_of simpleE EM) => a b; rewrite mem_enum.
by have [sub _ _] := matchingP _ _ EM; left; apply: sub.
Qed.

Definition outerb E : {set V} :=
  let s := maximum_matchings E in [set v | has (fun M => ~~ saturates M v) s].
Lemma outerbE E : simple E -> outer E = outerb E.
Proof.
move=> simpleE; apply/setP=> v; rewrite !inE; apply/missed_by_maximumP/hasP=> -[M].
- by move=> maxM v_exp; exists M; rewrite // in_maximum_matchings.
- by rewrite in_maximum_matchings // => maxM v_exp; exists M.
Qed.

Definition innerb E : {set V} :=
  let O := outerb E in [set v | (v \notin O) && [exists w in O, (v, w) \in E]].
Lemma innerbE E : simple E -> inner E = innerb E.
Proof. by move=> simpleE; rewrite /inner outerbE. Qed.
Definition perfect_verticesb E : {set V} :=
  let O := outerb E in let I := innerb E in [set v | (v \notin O) && (v \notin I)].
Lemma perfect_verticesbE E : simple E -> perfect_vertices E = perfect_verticesb E.
Proof. by move=> simpleE; rewrite /perfect_vertices outerbE // innerbE. Qed.

Fixpoint vertices_ofb E (i : nat) : {set V} :=
  if i is i'.+1 then innerb (inducing E (vertices_ofb E i')) else setT.
Lemma vertices_ofbE E i : simple E -> vertices_of E i = vertices_ofb E i.
Proof.
move=> simpleE; elim: i => //= i ->; apply: innerbE; case: simpleE => noloop sym.
split=> [u|u v]; rewrite !inE /= ?(negPf (noloop u)) // sym; congr andb; exact: andbC.
Qed.
End Booleans.

(* What is asked of a graph of order n, given by its adjacency on 0, ..., n - 1. *)
Section Answers.
Variables (n : nat) (edge : nat -> nat -> bool).
Definition the_graph : graph [finType of 'I_n] := [set e : 'I_n * 'I_n | edge e.1 e.2].
Definition vertex_set (test : nat -> bool) : {set 'I_n} := [set v : 'I_n | test v].
Definition edge_set (test : nat -> nat -> bool) : graph [finType of 'I_n] :=
  [set e : 'I_n * 'I_n | test e.1 e.2].
Definition vertex_map (f : nat -> nat) (v : 'I_n) : 'I_n :=
  nth v (enum 'I_n) (f v).

Definition ask_independent test := independentb the_graph (vertex_set test).
Definition ask_even_kernel test := even_kernelb the_graph (vertex_set test).
Definition ask_bipartition test := bipartitionb the_graph (vertex_set test).
Definition ask_mirror f := mirrorb the_graph (vertex_map f).
Definition ask_matching test := matching the_graph (edge_set test).
Definition ask_maximum test := maximumb the_graph (edge_set test).
Definition ask_perfect test := perfect the_graph (edge_set test).
Definition members (S : {set 'I_n}) : seq bool := [seq v \in S | v <- enum 'I_n].
Definition ask_outer := members (outerb the_graph).
Definition ask_inner := members (innerb the_graph).
Definition ask_perfect_vertices := members (perfect_verticesb the_graph).
Definition ask_level i := members (vertices_ofb the_graph i).
Definition ask_grundy := grundy (the_graph : edge_delete _).
End Answers.

(* A family of graphs, by the adjacency of its vertices in this order. *)
Definition adjacency (V : finType) (E : graph V) (vertices : seq V) : seq (seq bool) :=
  [seq [seq (u, v) \in E | v <- vertices] | u <- vertices].
Definition pairs_of (A B : Type) (s : seq A) (t : seq B) : seq (A * B) := [seq (a, b) | a <- s, b <- t].

Definition grid_vertices m n : seq ('I_m * 'I_n) := pairs_of (enum 'I_m) (enum 'I_n).
Definition ask_grid m n := adjacency (grid m n) (grid_vertices m n).
Definition ask_rows m n := [seq (row v, column v) | v <- grid_vertices m n].
Definition ask_diagonals m n d k := [seq v \in diagonals m n d (Z.of_nat k) | v <- grid_vertices m n].
Definition ask_reflection m n :=
  [seq (row w, column w) | w <- map (@GGHR.point_reflection m n) (grid_vertices m n)].
(* The vertex v of the cube is the sequence of the binary digits of v. *)
Definition cube_vertices n : seq {ffun 'I_n -> bool} :=
  [seq [ffun i : 'I_n => odd (iter i half v)] | v <- iota 0 (2 ^ n)].
Definition ask_cube n := adjacency (cube n) (cube_vertices n).
Definition ask_path n := adjacency (paths.path_graph n) (enum 'I_n).
Definition ask_pieces p := adjacency (GGHR.pieces p) (enum 'I_(sumn p)).
Definition ask_complete n := adjacency (complete [finType of 'I_n]) (enum 'I_n).
Definition ask_cycle n := adjacency (GGHR.cycle_graph n) (enum 'I_n).
Definition ask_half_turn k := [seq val (GGHR.half_turn v) | v <- enum 'I_k.*2].
Definition ask_complete_bipartite t :=
  adjacency (GGHR.complete_bipartite t) (pairs_of [:: false; true] (enum 'I_t)).
Definition ask_cocktail_party n := adjacency (GGHR.cocktail_party n) (pairs_of (enum 'I_n) [:: false; true]).
Definition ask_paw := adjacency FSU93.paw (enum 'I_4).
Definition ask_union n (edge : nat -> nat -> bool) m (edge' : nat -> nat -> bool) :=
  adjacency (disjoint_union (the_graph n edge) (the_graph m edge'))
    (map inl (enum 'I_n) ++ map inr (enum 'I_m)).
Definition ask_with_leaves n (edge : nat -> nat -> bool) :=
  adjacency (with_leaves (the_graph n edge)) (map inl (enum 'I_n) ++ map inr (enum 'I_n)).
Definition ask_copies n (edge : nat -> nat -> bool) k :=
  adjacency (GGHR.copies (the_graph n edge) k) [seq (v, i) | i <- enum 'I_k, v <- enum 'I_n].
Fixpoint box_vertices (s : seq nat) : seq (box_vertex s) :=
  match s with
  | [::] => [:: tt]
  | n :: s' => pairs_of (enum 'I_n) (box_vertices s')
  end.
Definition ask_box s := adjacency (box s) (box_vertices s).
Definition ask_nim a b := nim a b.

Extraction Language OCaml.
Extract Inlined Constant predT => "(fun _ -> true)".
Extraction "definitions.ml" ask_independent ask_even_kernel ask_bipartition ask_mirror ask_matching
  ask_maximum ask_perfect ask_outer ask_inner ask_perfect_vertices ask_level ask_grundy ask_grid ask_rows
  ask_diagonals ask_reflection ask_cube ask_path ask_pieces ask_complete ask_cycle ask_half_turn
  ask_complete_bipartite ask_cocktail_party ask_paw ask_union ask_with_leaves ask_copies ask_box ask_nim.
