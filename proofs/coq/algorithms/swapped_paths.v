(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What the exchange along a path makes of two matchings. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import Lia.
From Gazetteer Require Import games rules matchings counted vertex_tables matching_search.
From Gazetteer Require Import partner_tables.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Swaps.
Variables (V : finType) (E : graph V).
Hypothesis simpleE : simple E.
Local Notation partners := (table V V).
Local Notation k := (width V).
Local Notation good := (good E).
Implicit Types (M N : partners) (a b t u v w x y : V).

(* The pair of matchings r after the exchange of M and N from t: the first misses t, and together
   they cover each vertex as often as before. Along the path M loses t and the other end w, which
   N missed, if the path ends along M; otherwise M loses t and gains w, which it missed. *)
Definition swapped M N t (r : partners * partners * bool) : Prop :=
  [/\ good r.1.1, good r.1.2, ~~ covers r.1.1 t,
      forall x, covers r.1.1 x + covers r.1.2 x = covers M x + covers N x &
      exists w, if r.2
        then [/\ w != t, covers M t, covers M w, ~~ covers N w &
                 forall x, covers r.1.1 x = [&& covers M x, x != t & x != w]]
        else [/\ ~~ covers M w, covers M t || (w == t) &
                 forall x, covers r.1.1 x = (covers M x || (x == w)) && (x != t)]].

(* An edge of N whose ends M misses is not on the path. *)
Definition apart M N (r : partners * partners * bool) : Prop :=
  forall p q, entry N p = Some q -> ~~ covers M p -> ~~ covers M q -> covers r.1.2 p.

Section Turn.
Variables (M N M1 N1 M2 : partners) (r : partners * partners * bool) (t a b : V).
Hypotheses (good_M : good M) (good_N : good N) (t_exp : ~~ covers N t).
Hypotheses (ta : entry M t = Some a) (ab : entry N a = Some b).
Hypothesis M1E : forall v, entry M1 v = if (v == t) || (v == a) then None else entry M v.
Hypothesis N1E : forall v, entry N1 v = if v == t then Some a else if v == a then Some t else
                             if (v == a) || (v == b) then None else entry N v.
Hypothesis M2E : forall v, entry M2 v = if v == a then Some b else
                             if v == b then Some a else entry r.1.1 v.
Hypotheses (r_swap : swapped M1 N1 b r) (r_apart : apart M1 N1 r) (good_M2 : good M2).

Let ba : entry N b = Some a. Proof. by case: (proj2 good_N _ _ ab). Qed.
Let at_ : entry M a = Some t. Proof. by case: (proj2 good_M _ _ ta). Qed.
Let a_t : a != t. Proof. by rewrite eq_sym; apply: (partner_neq simpleE _ ta). Qed.
Let b_a : b != a. Proof. by rewrite eq_sym; apply: (partner_neq simpleE _ ab). Qed.
Let b_t : b != t. Proof. by apply: contraNneq t_exp => <-; rewrite /covers ba. Qed.

Let M1c v : covers M1 v = [&& covers M v, v != t & v != a].
Proof. by rewrite /covers M1E; case: (v == t); case: (v == a); rewrite ?andbF ?andbT. Qed.
Let N1c v : covers N1 v = [|| v == t, v == a | (v != b) && covers N v].
Proof. by rewrite /covers N1E; case: (v == t); case: (v == a); case: (v == b). Qed.
Let M2c v : covers M2 v = [|| v == a, v == b | covers r.1.1 v].
Proof. by rewrite /covers M2E; case: (v == a); case: (v == b). Qed.

Lemma turn_apart : apart M N (M2, r.1.2, r.2).
Proof.
move=> p q pq p_exp q_exp; have qp := proj1 (proj2 good_N _ _ pq).
have p_t : p != t by apply: contraNneq p_exp => ->; rewrite /covers ta.
have p_a : p != a by apply: contraNneq p_exp => ->; rewrite /covers at_.
have q_a : q != a by apply: contraNneq q_exp => ->; rewrite /covers at_.
have p_b : p != b by apply: contraNneq q_a => p_b; move: pq; rewrite p_b ba => -[->].
apply: (r_apart (p := p) (q := q)); rewrite ?M1c ?(negPf p_exp) ?(negPf q_exp) //.
by rewrite N1E (negPf p_t) (negPf p_a) (negPf p_b).
Qed.

Lemma turn_swapped : swapped M N t (M2, r.1.2, r.2).
Proof.
case: (r_swap) => _ good_2 b_exp sum [w ends].
have N1t : entry N1 t = Some a by rewrite N1E eqxx.
have N1a : entry N1 a = Some t by rewrite N1E (negPf a_t) eqxx.
have M1t : ~~ covers M1 t by rewrite M1c eqxx andbF.
have M1a : ~~ covers M1 a by rewrite M1c eqxx !andbF.
have N2t : covers r.1.2 t := r_apart N1t M1t M1a.
have N2a : covers r.1.2 a := r_apart N1a M1a M1t.
have ct : covers M t by rewrite /covers ta.
have ca : covers M a by rewrite /covers at_.
have na : covers N a by rewrite /covers ab.
have nb : covers N b by rewrite /covers ba.
have M2t : covers r.1.1 t = false.
  by have := sum t; rewrite N2t (negPf M1t) N1c eqxx; case: (covers _ t).
have M2a : covers r.1.1 a = false.
  by have := sum a; rewrite N2a (negPf M1a) N1c eqxx orbT; case: (covers _ a).
split=> //=.
- by rewrite M2c M2t eq_sym (negPf a_t) eq_sym (negPf b_t).
- move=> x; rewrite M2c; have := sum x; rewrite M1c N1c.
  case: (eqVneq x t) => [->|x_t].
    by rewrite M2t N2t ct (negPf t_exp) /= !(eq_sym t) (negPf a_t) (negPf b_t).
  case: (eqVneq x a) => [->|x_a] /=; first by rewrite N2a ca na.
  case: (eqVneq x b) => [->|x_b] //=; rewrite ?andbT //.
  by rewrite (negPf b_exp) nb add0n addn0 => ->; rewrite addnC.
- exists w; move: ends; case: r.2 => -[].
  + move=> w_b M1b M1w N1w values; move: M1w N1w; rewrite M1c N1c !negb_or negb_and negbK.
    case/and3P=> Mw w_t w_a /and3P[_ _ /orP[/eqP w_b'|Nw]]; first by rewrite w_b' eqxx in w_b.
    split=> // x; rewrite M2c values M1c.
    case: (eqVneq x a) => [->|x_a] /=; first by rewrite ca a_t eq_sym w_a.
    case: (eqVneq x b) => [->|x_b] /=; last by rewrite andbT -andbA.
    by move: M1b; rewrite M1c => /and3P[-> -> _]; rewrite eq_sym w_b.
  + move=> M1w M1b values; have w_t : w != t.
      by apply: contraFneq M2t => w_t; rewrite values w_t eqxx orbT /= eq_sym b_t.
    have w_a : w != a.
      by apply: contraFneq M2a => w_a; rewrite values w_a eqxx orbT /= eq_sym b_a.
    split=> //; first by move: M1w; rewrite M1c w_t w_a !andbT.
      by rewrite ct.
    move=> x; rewrite M2c values M1c.
    case: (eqVneq x a) => [->|x_a] /=; first by rewrite ca a_t.
    case: (eqVneq x b) => [->|x_b] /=; last first.
      by case: (eqVneq x t) => [->|_] /=; rewrite ?andbT ?andbF //= eq_sym (negPf w_t).
    rewrite b_t andbT; case/orP: M1b; first by rewrite M1c => /andP[->].
    by rewrite eq_sym => ->; rewrite orbT.
Qed.
End Turn.

Lemma swap_costs fuel M N t :
  good M -> good N -> ~~ covers N t -> covered M < (size fuel).*2 ->
  within (swap fuel M N t) (size fuel * (11 * k)).+1 (fun r => swapped M N t r /\ apart M N r).
Proof.
elim: fuel M N t => [|f fuel IH] M N t good_M good_N t_exp //= fuel_M.
rewrite mulSn; move: (size fuel * _) IH => rest IH.
have [M_full _] := good_M; have [N_full _] := good_N.
apply: within_enter; first by [].
apply: within_bind (get_costs t M_full) _ _; first by count_steps.
move=> _ ->; case ta: (entry M t) => [a|]; last first.
  have t_exp' : ~~ covers M t by rewrite /covers ta.
  apply: within_ret; split; last by move=> p q pq _ _; rewrite /= /covers pq.
  split=> //=; exists t; split; rewrite ?eqxx ?orbT // => x.
  by case: (eqVneq x t) => [->|_]; rewrite ?(negPf t_exp') ?andbF ?orbF ?andbT.
have at_ : entry M a = Some t by case: (proj2 good_M _ _ ta).
have taE : (t, a) \in E by case: (proj2 good_M _ _ ta).
have a_t : a != t by rewrite eq_sym; apply: (partner_neq simpleE _ ta).
apply: within_bind (cut_costs good_M ta) _ _; first by count_steps.
move=> M1 [good_M1 M1E]; have M1c v : covers M1 v = [&& covers M v, v != t & v != a].
  by rewrite /covers M1E; case: (v == t); case: (v == a); rewrite ?andbF ?andbT.
have ct : covers M t by rewrite /covers ta.
have ca : covers M a by rewrite /covers at_.
have size_M1 := covered_cut ct ca a_t M1c.
apply: within_bind (get_costs a N_full) _ _; first by count_steps.
move=> _ ->; case ab: (entry N a) => [b|]; last first.
  have a_exp : ~~ covers N a by rewrite /covers ab.
  apply: within_bind (join_costs simpleE good_N taE t_exp a_exp) _ _; first by count_steps.
  move=> N1 [good_N1 N1E]; have N1c v : covers N1 v = [|| v == t, v == a | covers N v].
    by rewrite /covers N1E; case: (v == t); case: (v == a).
  apply: within_ret; split; last first.
    by move=> p q pq _ _; rewrite /= N1c /(covers N) pq !orbT.
  split=> //=; first by rewrite M1c eqxx andbF.
  - move=> x; rewrite M1c N1c; case: (eqVneq x t) => [->|_]; first by rewrite ct (negPf t_exp).
    by case: (eqVneq x a) => [->|_]; rewrite ?ca ?(negPf a_exp) ?andbT.
  - by exists a; split.
have ba : entry N b = Some a by case: (proj2 good_N _ _ ab).
apply: within_bind (cut_costs good_N ab) _ _; first by count_steps.
move=> N0 [good_N0 N0E].
have t_exp0 : ~~ covers N0 t by rewrite /covers N0E; case: ifP.
have a_exp0 : ~~ covers N0 a by rewrite /covers N0E eqxx.
apply: within_bind (join_costs simpleE good_N0 taE t_exp0 a_exp0) _ _; first by count_steps.
move=> N1 [good_N1 N1E].
have {N1E} N1E v : entry N1 v = if v == t then Some a else if v == a then Some t else
    if (v == a) || (v == b) then None else entry N v by rewrite N1E N0E.
have b_a : b != a by rewrite eq_sym; apply: (partner_neq simpleE _ ab).
have b_t : b != t by apply: contraNneq t_exp => <-; rewrite /covers ba.
have b_exp : ~~ covers N1 b by rewrite /covers N1E (negPf b_t) (negPf b_a) eqxx.
have fuel_M1 : covered M1 < (size fuel).*2 by move: fuel_M; rewrite size_M1 doubleS !ltnS.
apply: within_bind (IH _ _ _ good_M1 good_N1 b_exp fuel_M1) _ _; first by count_steps.
move=> r [r_swap r_apart]; case: (r_swap) => good_1 good_2 b_exp1 sum _.
have abE : (a, b) \in E by case: (proj2 good_N _ _ ab).
have a_exp1 : ~~ covers r.1.1 a.
  have N1a : entry N1 a = Some t by rewrite N1E (negPf a_t) eqxx.
  have := sum a; rewrite (r_apart _ _ N1a) ?M1c ?eqxx ?andbF // /covers N1a.
  by case: (entry r.1.1 a).
apply: within_bind (join_costs simpleE good_1 abE a_exp1 b_exp1) _ _; first by count_steps.
move=> M2 [good_M2 M2E]; apply: within_ret; split.
- exact: turn_swapped good_M good_N t_exp ta ab M1E N1E M2E r_swap r_apart good_M2.
- exact: turn_apart good_M good_N ta ab M1E N1E r_apart.
Qed.

Lemma swap_all_costs M N t :
  good M -> good N -> ~~ covers N t ->
  within (swap (enum V) M N t) (11 * (k * k)) (swapped M N t).
Proof.
move=> good_M good_N t_exp; have size_V : size (enum V) = #|V| by rewrite -cardE.
have fuel : covered M < (size (enum V)).*2.
  apply: (@leq_ltn_trans #|V|); first exact: max_card.
  by rewrite size_V -addnn -[X in X < _]addn0 ltn_add2l; apply/card_gt0P; exists t.
apply: (within_weak (swap_costs good_M good_N t_exp fuel)) => [|r []//].
by rewrite size_V /width; move: #|V| => n; count_steps.
Qed.

(* The sizes after the exchange. *)
Lemma swapped_size M N t r :
  swapped M N t r ->
  if r.2 then covered r.1.2 = (covered N).+2 /\ covered M = (covered r.1.1).+2
  else covered r.1.1 = covered M.
Proof.
case=> _ _ t_exp sum [w]; case: r.2 => -[].
- move=> w_t Mt Mw Nw values; have size_M := covered_cut Mt Mw w_t values; split=> //.
  have Nt : ~~ covers N t.
    by have := sum t; rewrite (negPf t_exp) Mt add0n; case: (covers _ t); case: (covers N t).
  have values2 x : covers r.1.2 x = [|| x == t, x == w | covers N x].
    have := sum x; rewrite values; case: (eqVneq x t) => [->|_] /=.
      by rewrite andbF Mt (negPf Nt); case: (covers _ t).
    case: (eqVneq x w) => [->|_] /=; first by rewrite andbF Mw (negPf Nw); case: (covers _ w).
    by rewrite andbT => /addnI; case: (covers _ x); case: (covers N x).
  have r_t : covers r.1.2 t by rewrite values2 eqxx.
  have r_w : covers r.1.2 w by rewrite values2 eqxx orbT.
  apply: (covered_cut r_t r_w w_t) => v; rewrite values2.
  case: (eqVneq v t) => [->|_]; first by rewrite (negPf Nt).
  by case: (eqVneq v w) => [->|_]; rewrite ?(negPf Nw) ?andbT.
- move=> Mw; case: (boolP (w == t)) => [/eqP w_t _ values|w_t /orP[Mt|//] values].
    rewrite w_t in Mw values; apply: eq_card => x; rewrite !inE values.
    by case: (eqVneq x t) => [->|_]; rewrite ?(negPf Mw) ?orbF ?andbT.
  rewrite /covered [RHS](cardsD1 t) (cardsD1 w) !inE values Mt eqxx w_t orbT; congr (_ + _).
  apply: eq_card => x; rewrite !inE values; case: (eqVneq x w) => [->|_].
    by rewrite (negPf Mw) /= andbF.
  by rewrite /= orbF andbC.
Qed.
End Swaps.
