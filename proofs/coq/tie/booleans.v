(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* A definition in Prop, or one that searches through all sets of edges, cannot be run. Here it has a
   boolean that can, and that is proved to be the same. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules matchings mirrors gallai_edmonds slither.

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
  matching E M -> (forall a b, (a, b) \in M -> (a, b) \in l \/ (b, a) \in l) ->
  M \in matchings_of l.
Proof.
elim: l M => [|[u v] l IH] M EM within.
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

(* Each edge is listed once. *)
Definition all_matchings E : seq (graph V) :=
  matchings_of [seq e <- enum E | enum_rank e.1 <= enum_rank e.2].
Lemma in_all_matchings E M : matching E M -> M \in all_matchings E.
Proof.
move=> EM; apply: (in_matchings_of EM) => a b ab; have [sub sym _] := matchingP _ _ EM.
have abE := sub _ _ ab; have baE := sub _ _ (sym _ _ ab).
by case/orP: (leq_total (enum_rank a) (enum_rank b)) => le; [left | right];
  rewrite mem_filter mem_enum /= le.
Qed.
Definition maximumb E M : bool := matching E M && all (fun M' => #|M'| <= #|M|)
  [seq M' <- all_matchings E | matching E M'].
Lemma maximumbE E M : maximum E M = maximumb E M.
Proof.
congr andb; apply/forallP/allP=> le_M M'.
- by rewrite mem_filter => /andP[EM' _]; apply: (implyP (le_M M')).
- apply/implyP=> EM'; apply: le_M; rewrite mem_filter EM'; exact: in_all_matchings.
Qed.

Definition maximum_matchings E : seq (graph V) :=
  let s := [seq M <- all_matchings E | matching E M] in
  [seq M : graph V <- s | all (fun M' : graph V => #|M'| <= #|M|) s].
Lemma in_maximum_matchings E M : (M \in maximum_matchings E) = maximum E M.
Proof.
rewrite mem_filter mem_filter maximumbE /maximumb andbC; congr andb.
by case EM: (matching E M) => //=; apply: in_all_matchings.
Qed.

Definition outerb E : {set V} :=
  let s := maximum_matchings E in [set v | has (fun M => ~~ saturates M v) s].
Lemma outerbE E : outer E = outerb E.
Proof.
apply/setP=> v; rewrite !inE; apply/existsP/hasP=> -[M].
- by case/andP=> maxM v_exp; exists M; rewrite // in_maximum_matchings.
- by rewrite in_maximum_matchings => maxM v_exp; exists M; rewrite maxM.
Qed.

Definition innerb E : {set V} :=
  let O := outerb E in [set v | (v \notin O) && [exists w in O, (v, w) \in E]].
Lemma innerbE E : inner E = innerb E.
Proof. by rewrite /inner outerbE. Qed.
Definition perfect_verticesb E : {set V} :=
  let O := outerb E in let I := innerb E in [set v | (v \notin O) && (v \notin I)].
Lemma perfect_verticesbE E : perfect_vertices E = perfect_verticesb E.
Proof. by rewrite /perfect_vertices innerbE outerbE. Qed.

(* An induced subgraph has the edges both of whose ends are there. *)
Lemma inducingE E X u v : ((u, v) \in inducing E X) = [&& (u, v) \in E, u \in X & v \in X].
Proof. by rewrite inE. Qed.
Fixpoint vertices_ofb E (i : nat) : {set V} :=
  if i is i'.+1 then innerb (inducing E (vertices_ofb E i')) else setT.
Lemma vertices_ofbE E i : vertices_of E i = vertices_ofb E i.
Proof. by elim: i => //= i ->; apply: innerbE. Qed.
End Booleans.
