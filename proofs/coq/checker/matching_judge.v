(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The judge of evidence of the kind matching.
   Evidence: matching_evidence, the vertex of the line "move" if there is one, the edges of the line
   "matching" and the vertices of the line "barrier".
   Judge: judge_matching s e. Theorem: matching_judged, accepted implies holds s. It stands on
   Theorem 1.1 of [FSU93] and on barriers.v. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules matchings gallai_edmonds.
From Gazetteer Require Import statement tables edge_lists barrier_lists.
From Gazetteer Require FSU93.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Record matching_evidence := Matching_evidence {
  first_vertex : option nat;
  matching_edges : seq (nat * nat);
  barrier_vertices : seq nat
}.

Definition misses (m : seq (nat * nat)) (v : nat) : bool := ~~ has (same v) (ends m).

Definition judge_matching (s : statement) (e : matching_evidence) : bool :=
  let: Matching_evidence first m b := e in
  let agree g := [&& fine g, ascending b & is_pair g m b] in
  match s, first with
  | Outcome (Rooted Uvg g v) Previous_wins, None => [&& agree g, has_vertex g v & misses m v]
  | Outcome (Rooted Uvg g v) Next_wins, None => agree g && has (same v) b
  | Outcome (Unrooted Uvg g) Previous_wins, None => agree g && same (size (ends m)) (order g)
  | Outcome (Unrooted Uvg g) Next_wins, Some v => [&& agree g, has_vertex g v & misses m v]
  | _, _ => false
  end.

Lemma has_same v (s : seq nat) : has (same v) s = (v \in s).
Proof. by rewrite -has_pred1; apply: eq_has => w; rewrite sameE eq_sym. Qed.

Section Pair.
Variables (g : plain) (m : seq (nat * nat)) (b : seq nat).
Hypothesis fine_g : fine g.
Hypothesis pair : is_pair g m b.
Local Notation E := (graph_of g).
Let simpleE := simple_graph_of fine_g.

Lemma missed_is_P (v : vertex_of g) : misses m (val v) -> is_P ((E, v) : UVG _).
Proof.
rewrite /misses has_same -(saturates_matching_of fine_g pair) => v_exp; rewrite UVG_matching //.
by apply/missed_by_maximumP; exists (matching_of g m) => //; apply: pair_maximum_matching pair.
Qed.

Lemma barrier_is_N (v : vertex_of g) : val v \in b -> ~~ is_P ((E, v) : UVG _).
Proof.
move=> v_b; rewrite UVG_matching //; have := @barrier_never_missed _ _ _ fine_g pair v.
by rewrite !inE; apply.
Qed.

Lemma all_matched_is_perfect : size (ends m) = order g -> perfect E (matching_of g m).
Proof.
move=> all_ends; apply/andP; split; first exact: pair_matching pair.
apply/forallP=> v; have := missed_matching_of fine_g pair.
move/eqP; rewrite all_ends -[X in _ == X]add0n eqn_add2r cards_eq0 => /eqP/setP/(_ v).
by rewrite !inE /= => /negbFE.
Qed.
End Pair.

Theorem matching_judged s e : judge_matching s e -> holds s.
Proof.
case: e => first m b; case: s => [[[] g v|[] g|||||] o|||g c d|||||||] //=; case: o; case: first => //.
- case/andP=> /and3P[fine_g _ pair]; rewrite has_same => v_b.
  have /and5P[_ _ /allP/(_ v v_b) v_n _ _] := pair; rewrite (vertex_inE v_n).
  exact/N_positionP/(barrier_is_N fine_g pair).
- case/and3P=> /and3P[fine_g _ pair] v_n v_exp; rewrite (vertex_inE v_n).
  exact/P_positionP/(missed_is_P fine_g pair).
- move=> v /and3P[/and3P[fine_g _ pair] v_n v_exp].
  pose u : vertex_of g := Ordinal v_n.
  apply: (@N_intro (unrooted_UVG _) _ (inr (graph_of g, u))).
    by apply/map_f; rewrite mem_enum.
  apply/P_positionP; rewrite is_P_unrooted_UVG_rooted.
  exact: (missed_is_P fine_g pair).
- case/andP=> /and3P[fine_g _ pair]; rewrite sameE => /eqP all_ends.
  apply/(FSU93.unrooted_perfect_matching (simple_graph_of fine_g)).
  by exists (matching_of g m); apply: all_matched_is_perfect pair all_ends.
Qed.
