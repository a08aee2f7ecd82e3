(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Tables of partners are matchings; an edge is taken out, or added. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import Lia.
From Gazetteer Require Import games rules matchings counted vertex_tables matching_search.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Partners.
Variables (V : finType) (E : graph V).
Hypothesis simpleE : simple E.
Local Notation partners := (table V V).
Local Notation k := (width V).
Implicit Types (M N : partners) (a b t u v w x y : V).

(* The partners in M are each other's, and joined. *)
Definition good M : Prop :=
  full M /\ forall u w, entry M u = Some w -> entry M w = Some u /\ (u, w) \in E.
Definition covers M u : bool := entry M u.
Definition covered M : nat := #|[set u | covers M u]|.
Definition pairs M : graph V := [set e | entry M e.1 == Some e.2].

Lemma coversP M u : reflect (exists w, entry M u = Some w) (covers M u).
Proof. by rewrite /covers; case: (entry M u) => [w|]; constructor; [exists w | case]. Qed.

Lemma covers_none M u : (entry M u = None) <-> ~~ covers M u.
Proof. by rewrite /covers; case: (entry M u). Qed.

Lemma saturates_pairs M u : saturates (pairs M) u = covers M u.
Proof. by apply/saturatesP/coversP=> -[w]; [rewrite inE => /eqP|move=> uw]; exists w; rewrite ?inE ?uw. Qed.

Lemma matching_pairs M : good M -> matching E (pairs M).
Proof.
case=> _ M_good; apply/matchingP; split=> u v; rewrite !inE /=.
- by move=> /eqP/M_good[].
- by move=> /eqP/M_good[-> _].
- by move=> w /eqP uv; rewrite inE /= uv => /eqP[].
Qed.

Lemma card_pairs M : good M -> #|pairs M| = covered M.
Proof.
move=> /matching_pairs/card_matching ->; apply: eq_card => u; by rewrite !inE saturates_pairs.
Qed.

Lemma partner_neq M u w : good M -> entry M u = Some w -> u != w.
Proof. by case=> _ M_good /M_good[_]; apply: simple_neq. Qed.

Lemma cut_costs M u w :
  good M -> entry M u = Some w ->
  within (cut M u w) (2 * k)
    (fun r => good r /\ forall v, entry r v = if (v == u) || (v == w) then None else entry M v).
Proof.
move=> [M_full M_good] uw; apply: within_bind (set_costs u None M_full) _ _; first by count_steps.
move=> r [r_full r_u]; apply: (within_weak (set_costs w None r_full)); first by count_steps.
move=> s [s_full s_w].
have values v : entry s v = if (v == u) || (v == w) then None else entry M v.
  by rewrite s_w r_u orbC; case: (v == w); case: (v == u).
split=> //; split=> // x y; rewrite values; case: ifP => //= /norP[x_u x_w] xy.
have [yx xyE] := M_good _ _ xy; split=> //; rewrite values yx ifF //.
apply/norP; split; first by apply: contraNneq x_w => y_u; rewrite y_u uw in yx; case: yx => ->.
by apply: contraNneq x_u => y_w; rewrite y_w (proj1 (M_good _ _ uw)) in yx; case: yx => ->.
Qed.

Lemma join_costs M u w :
  good M -> (u, w) \in E -> ~~ covers M u -> ~~ covers M w ->
  within (join M u w) (2 * k)
    (fun r => good r /\ forall v, entry r v = if v == u then Some w else
                                              if v == w then Some u else entry M v).
Proof.
move=> [M_full M_good] uw u_exp w_exp; have u_w := simple_neq simpleE uw.
apply: within_bind (set_costs u (Some w) M_full) _ _; first by count_steps.
move=> r [r_full r_u]; apply: (within_weak (set_costs w (Some u) r_full)); first by count_steps.
move=> s [s_full s_w].
have values v : entry s v = if v == u then Some w else if v == w then Some u else entry M v.
  by rewrite s_w r_u; case: (eqVneq v u) => [->|//]; rewrite (negPf u_w).
split=> //; split=> // x y; rewrite !values.
case: (eqVneq x u) => [-> [<-]|x_u]; first by rewrite eqxx eq_sym (negPf u_w).
case: (eqVneq x w) => [-> [<-]|x_w xy]; first by rewrite eqxx -undirected.
have [yx xyE] := M_good _ _ xy; split=> //; have y_in : covers M y by rewrite /covers yx.
case: (eqVneq y u) => [y_u|_]; first by rewrite y_u (negPf u_exp) in y_in.
by case: (eqVneq y w) => [y_w|_] //; rewrite y_w (negPf w_exp) in y_in.
Qed.

Lemma covered_cut M M1 t a :
  covers M t -> covers M a -> a != t ->
  (forall v, covers M1 v = [&& covers M v, v != t & v != a]) -> covered M = (covered M1).+2.
Proof.
move=> ct ca a_t values; rewrite /covered (cardsD1 t) (cardsD1 a) !inE ct ca a_t /= !add1n.
by congr _.+2; apply: eq_card => v; rewrite !inE values; do !case: (_ == _); rewrite ?andbF ?andbT.
Qed.

Lemma covered_join M M1 u w :
  ~~ covers M u -> ~~ covers M w -> u != w ->
  (forall v, covers M1 v = [|| v == u, v == w | covers M v]) -> covered M1 = (covered M).+2.
Proof.
move=> u_exp w_exp u_w values; apply: (@covered_cut _ _ u w); rewrite ?values ?eqxx ?orbT 1?eq_sym // => v.
rewrite values; case: (eqVneq v u) => [->|_]; first by rewrite (negPf u_exp).
by case: (eqVneq v w) => [->|_]; rewrite ?(negPf w_exp) ?andbT.
Qed.
End Partners.
