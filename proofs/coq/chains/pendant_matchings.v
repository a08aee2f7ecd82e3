(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* A pendant edge tells whether some largest matching misses a vertex: with a new vertex joined to it, the largest
   matching has one edge more, and else as many. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import largest_matchings.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Definition misses (T : eqType) (es : seq (T * T)) (v : T) (M : seq (T * T)) : bool :=
  [&& uniq (ends M), size M == largest es & v \notin ends M].
Definition missed (T : eqType) (es : seq (T * T)) (v : T) : bool := has (misses es v) (choices es).

Section Missed.
Variable T : eqType.
Implicit Types (es M : seq (T * T)) (v w : T).

Lemma missedP es v : reflect (exists2 M, subseq M es & misses es v M) (missed es v).
Proof. by apply: (iffP hasP) => -[M]; rewrite ?mem_choices => M_es M_v; exists M; rewrite ?mem_choices. Qed.

Theorem pendant_largest es v w : w \notin ends es -> w != v ->
  largest (es ++ [:: (w, v)]) = largest es + missed es v.
Proof.
move=> w_new w_v; have more M : perm_eq (ends (M ++ [:: (w, v)])) (ends M ++ [:: w; v]) by exact: ends_cat.
have larger M : subseq M es -> uniq (ends (M ++ [:: (w, v)])) = uniq (ends M) && (v \notin ends M).
  move=> /ends_subseq M_es; rewrite (perm_uniq (more M)) cat_uniq /= orbF negb_or inE w_v.
  by rewrite (contra (M_es w) w_new) !andbT.
apply/eqP; rewrite eqn_leq; apply/andP; split.
  apply: largest_le => N /subseq_of_cat[A [B [-> A_es B_e]]].
  case: B B_e => [|b [|b' B]]; last by move/size_subseq.
    by rewrite cats0 => _ A_ok; rewrite (leq_trans (largest_ge A_es A_ok)) ?leq_addr.
  rewrite sub1seq inE => /eqP->; rewrite larger // => /andP[A_ok v_A]; rewrite size_cat.
  have := largest_ge A_es A_ok; rewrite leq_eqVlt => /orP[/eqP A_most|A_less].
    rewrite A_most leq_add2l; have -> // : missed es v; apply/missedP; exists A => //.
    by rewrite /misses A_ok A_most eqxx.
  by rewrite addn1 (leq_trans A_less) ?leq_addr.
have [/missedP[M M_es /and3P[M_ok /eqP <- v_M]]|_] := boolP (missed es v).
  by rewrite -(size_cat M [:: (w, v)]); apply: largest_ge; rewrite ?larger ?M_ok // cat_subseq.
rewrite addn0; apply: largest_le => M M_es M_ok; apply: largest_ge => //.
by apply: subseq_trans M_es _; apply: prefix_subseq.
Qed.
End Missed.

Theorem missed_renamed (S T : eqType) (f : S -> T) es v : injective f -> missed (renamed f es) (f v) = missed es v.
Proof.
move=> f_inj; have same_size : largest (renamed f es) = largest es by apply: largest_renamed => a b _ _; apply: f_inj.
have same M : misses (renamed f es) (f v) (renamed f M) = misses es v M.
  by rewrite /misses same_size ends_renamed map_inj_uniq // mem_map // size_map.
apply/missedP/missedP=> [[N /subseq_of_map[M M_es ->]]|[M M_es M_v]].
  by rewrite -/(renamed f M) same; exists M.
by exists (renamed f M); rewrite ?same // map_subseq.
Qed.
