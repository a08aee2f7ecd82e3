(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The definitions of strategies, and of the positions to which play may come, as booleans that can be
   run; each is proved to be the definition's. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games grundy rules matchings even_kernels.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The positions to which play may come in so many moves. *)
Fixpoint positions_within (G : game) (moves : nat) (p : G) : seq G :=
  p :: (if moves is k.+1 then flatten [seq positions_within k q | q <- options p] else [::]).
Definition reachableb (G : game) (p q : G) : bool := q \in positions_within (remaining p) p.
Lemma reachableP (G : game) (p q : G) : reflect (reachable p q) (reachableb p q).
Proof.
rewrite /reachableb; have : remaining p <= remaining p by [].
move: {-1}(remaining p) => k; elim: k p => [|k IH] p le_k; rewrite /= inE.
  apply: (iffP eqP) => [->|[[|r s] /= p_s <-] //]; first by exists [::].
  by case/andP: p_s => /options_shorten lt_r _; move: (leq_trans lt_r le_k); rewrite ltn0.
have le_option r : r \in options p -> remaining r <= k.
  by move/options_shorten=> lt_r; rewrite -ltnS; apply: leq_trans lt_r le_k.
apply: (iffP orP) => [[/eqP->|/flatten_mapP[r r_p /(IH r (le_option r r_p))[s r_s s_q]]]|].
- by exists [::].
- by exists (r :: s); rewrite //= r_p.
- case=> [[|r s] /= p_s s_q]; first by left; rewrite s_q.
  case/andP: p_s => r_p r_s; right; apply/flatten_mapP; exists r => //.
  by apply/(IH r (le_option r r_p)); exists s.
Qed.

(* The player who answers wins by every answer that is good. *)
Fixpoint answers_win (G : game) (good : G -> G -> bool) (moves : nat) (p : G) : bool :=
  all (fun q => has (good q) (options q) &&
                all (fun r => good q r ==> if moves is k.+1 then answers_win good k r else true)
                    (options q)) (options p).

Section Answers.
Variables (G : game) (good : G -> G -> bool) (wins : G -> Prop).
Hypothesis winsP : forall p, wins p <->
  (forall q, q \in options p -> exists2 r, r \in options q & good q r) /\
  (forall q r, q \in options p -> r \in options q -> good q r -> wins r).
Lemma answers_winP k p : remaining p <= k -> reflect (wins p) (answers_win good k p).
Proof.
elim: k p => [|k IH] p le_k /=.
  have none q : q \in options p -> False.
    by move/options_shorten=> lt_q; move: (leq_trans lt_q le_k); rewrite ltn0.
  apply: (iffP allP) => [_|_ q /none//].
  by apply/winsP; split=> [q /none|q r /none].
have le_answer q r : q \in options p -> r \in options q -> remaining r <= k.
  move=> /options_shorten lt_q /options_shorten lt_r; rewrite -ltnS.
  exact: leq_trans (leq_trans lt_r (ltnW lt_q)) le_k.
apply: (iffP allP) => [all_q|/winsP[one every] q q_p].
- apply/winsP; split=> [q /all_q/andP[/hasP[r r_q good_r] _]|q r q_p r_q good_r]; first by exists r.
  have /andP[_ /allP/(_ r r_q)/implyP/(_ good_r)] := all_q q q_p.
  by move/(IH r (le_answer q r q_p r_q)).
- apply/andP; split; first by have [r r_q good_r] := one q q_p; apply/hasP; exists r.
  apply/allP=> r r_q; apply/implyP=> good_r; apply/(IH r (le_answer q r q_p r_q)).
  exact: every q_p r_q good_r.
Qed.
End Answers.

Section Strategies.
Variable V : finType.
Definition wins_alongb (M : graph V) (p : UVG V) : bool :=
  answers_win (fun q r : UVG V => (q.2, r.2) \in M) (remaining p) p.
Lemma wins_alongP M p : reflect (wins_along M p) (wins_alongb M p).
Proof.
apply: (@answers_winP (UVG V) (fun q r : UVG V => (q.2, r.2) \in M) (wins_along M) _ _ p (leqnn _)).
by move=> {}p; split=> [[]|[one every]]; last exact: WinsAlong.
Qed.
Definition wins_intob (S : {set V}) (p : UEG V) : bool :=
  answers_win (fun q r : UEG V => r.2 \in S) (remaining p) p.
Lemma wins_intoP S p : reflect (wins_into S p) (wins_intob S p).
Proof.
apply: (@answers_winP (UEG V) (fun q r : UEG V => r.2 \in S) (wins_into S) _ _ p (leqnn _)).
by move=> {}p; split=> [[]|[one every]]; last exact: WinsInto.
Qed.
End Strategies.
