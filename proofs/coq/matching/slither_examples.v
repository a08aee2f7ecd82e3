(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Outer, inner and perfect vertices of complete graphs, and of one graph whose perfect vertices come
   late [And74, after Theorem 1]. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules matchings even_kernels exchange gallai_edmonds.
From Gazetteer Require Import slither inner_graphs.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Complete.
Variable V : finType.
Implicit Types (M : graph V) (u v w : V).
Let simpleK : simple (complete V) := simple_complete V.

Lemma complete_missed M u v :
  maximum (complete V) M -> ~~ saturates M u -> ~~ saturates M v -> u = v.
Proof.
move=> maxM u_exp v_exp; apply/eqP; apply: contraT => u_v.
have uv : (u, v) \in complete V by rewrite inE.
by have := maximum_neighbours simpleK maxM uv; rewrite (negPf u_exp) (negPf v_exp).
Qed.

Lemma even_saturated (E : graph V) M :
  simple E -> matching E M -> ~~ odd #|[set v | saturates M v]|.
Proof.
by move=> simpleE EM; rewrite -(card_matching EM); apply: even_simple (simple_matching simpleE EM).
Qed.

Lemma complete_perfect : ~~ odd #|V| -> exists M, perfect (complete V) M.
Proof.
move=> V_even; have [M maxM] := maximum_exists (complete V).
have EM : matching (complete V) M by case/andP: maxM.
exists M; rewrite /perfect EM; apply/forallP=> v; apply: contraT => v_exp.
have sat : [set u | saturates M u] = [set~ v].
  apply/setP=> u; rewrite !inE; apply/idP/idP; first by apply: contraTneq => ->.
  by apply: contraNT => u_exp; rewrite (complete_missed maxM u_exp v_exp).
have := even_saturated simpleK EM; rewrite sat cardsC1.
have V0 : 0 < #|V| by apply/card_gt0P; exists v.
by have := V_even; rewrite -(prednK V0) /= negbK => ->.
Qed.

Lemma complete_outer : odd #|V| -> outer (complete V) = setT.
Proof.
move=> V_odd; have [M maxM] := maximum_exists (complete V).
have EM : matching (complete V) M by case/andP: maxM.
have [u u_exp] : exists u, ~~ saturates M u.
  apply/existsP; apply: contraLR V_odd => /existsPn all_sat.
  have <- : #|[set v | saturates M v]| = #|V|.
    by rewrite -cardsT; apply: eq_card => v; rewrite !inE -[LHS]negbK all_sat.
  exact: even_saturated EM.
apply/setP=> v; rewrite [RHS]inE; apply/outerP.
have [v_sat|v_exp] := boolP (saturates M v); last by exists M.
have /saturatesP[w vw] := v_sat; have [_ sym _] := matchingP _ _ EM.
have wu : (w, u) \in complete V.
  by rewrite inE /=; apply: contraNneq u_exp => <-; apply/saturatesP; exists v; apply: sym.
have [EM' card' sat'] := turnP simpleK EM vw wu u_exp.
exists (turn M v w u); last by rewrite sat' eqxx andbF.
by apply: (maximum_of_size maxM EM'); rewrite card'.
Qed.

End Complete.

(* Two vertices, joined to each other and to three more. *)
Definition is_hub (v : bool + 'I_3) : bool := if v is inl _ then true else false.
Definition hub : graph [finType of bool + 'I_3] :=
  [set e | (e.1 != e.2) && (is_hub e.1 || is_hub e.2)].

Section Hub.
Implicit Types (M : graph [finType of bool + 'I_3]) (u v w : bool + 'I_3).

Lemma simple_hub : simple hub.
Proof. by split=> [u|u v]; rewrite !inE /= ?eqxx // eq_sym orbC. Qed.

Lemma hub_saturated M b : maximum hub M -> saturates M (inl b).
Proof.
move=> maxM; apply: contraT => b_exp.
have [sub sym fun1] := matchingP _ _ (proj1 (maximumP _ _ maxM)).
have mate (k : 'I_3) : (inl (~~ b), inr k) \in M.
  have bk : (inl b, inr k) \in hub by rewrite inE.
  have /saturatesP[w kw] : saturates M (inr k).
    by have := maximum_neighbours simple_hub maxM bk; rewrite (negPf b_exp).
  have := sub _ _ kw; rewrite inE /= => /andP[_]; case: w kw => [b' kb' _|j _ //].
  suff <- : b' = ~~ b by apply: sym.
  apply/eqP; rewrite -[_ == _]negbK; apply/negP=> b'_b; case/negP: b_exp; apply/saturatesP.
  by exists (inr k); apply: sym; move: b'_b; case: b' kb'; case: (b).
have := fun1 _ _ _ (mate ord0) (mate ord_max).
by case.
Qed.

Lemma hub_outer (k : 'I_3) : inr k \in outer hub.
Proof.
have [M maxM] := maximum_exists hub; have HM : matching hub M by case/andP: maxM.
have [sub sym fun1] := matchingP _ _ HM.
have [j j_exp] : exists j : 'I_3, ~~ saturates M (inr j).
  apply/existsP; rewrite -negb_forall; apply/negP=> /forallP all_sat.
  have := even_saturated simple_hub HM; rewrite (_ : [set v | _] = setT).
    by rewrite cardsT card_sum card_bool card_ord.
  by apply/setP=> -[b|i]; rewrite !inE ?all_sat // hub_saturated.
apply/outerP; have [k_sat|k_exp] := boolP (saturates M (inr k)); last by exists M.
have /saturatesP[w kw] := k_sat.
have wj : (w, inr j) \in hub.
  have := sub _ _ kw; rewrite !inE /= => /andP[_ w_hub]; rewrite w_hub andbT.
  by apply: contraTneq w_hub => ->.
have [HM' card' sat'] := turnP simple_hub HM kw wj j_exp.
exists (turn M (inr k) w (inr j)); last by rewrite sat' eqxx andbF.
by apply: (maximum_of_size maxM HM'); rewrite card'.
Qed.

Lemma hub_not_outer b : inl b \notin outer hub.
Proof. by apply/not_outerP=> M; apply: hub_saturated. Qed.

Lemma hub_inner v : (v \in inner hub) = is_hub v.
Proof.
case: v => [b|k]; last by apply: contraTF (hub_outer k) => /inner_not_outer.
apply/innerP; split; first exact: hub_not_outer.
by exists (inr ord0); [exact: hub_outer | rewrite inE].
Qed.

Lemma hub_classes :
  perfect_vertices hub = set0 /\ inl true \in perfect_vertices (G_ hub 1).
Proof.
split.
  apply/setP=> v; rewrite [RHS]inE; apply/perfect_verticesP=> -[v_out v_inn].
  by move: v_inn v_out; rewrite hub_inner; case: v => // k _; rewrite hub_outer.
have inside v : (v \in vertices_of hub 1) = is_hub v by rewrite /= -/(G_ hub 0) G_0 hub_inner.
have simple1 := simple_G simple_hub 1.
have not_out b : inl b \notin outer (G_ hub 1).
  apply/not_outerP=> M maxM; apply: contraT => b_exp.
  have [sub sym fun1] := matchingP _ _ (proj1 (maximumP _ _ maxM)).
  have bb : (inl b, inl (~~ b)) \in G_ hub 1 by rewrite in_inducing !inside inE; case: (b).
  have /saturatesP[w bw] : saturates M (inl (~~ b)).
    by have := maximum_neighbours simple1 maxM bb; rewrite (negPf b_exp).
  have := sub _ _ bw; rewrite in_inducing !inside inE /= => /andP[/andP[w_b _]].
  case: w bw w_b => [b' bw w_b _|//]; case/negP: b_exp; apply/saturatesP; exists (inl (~~ b)).
  by apply: sym; move: bw w_b; case: (b); case: b'.
apply/perfect_verticesP; split; first exact: not_out.
apply/innerP=> -[_ [w w_out]]; rewrite in_inducing => /and3P[_ _]; rewrite inside.
by case: w w_out => // b; rewrite (negPf (not_out b)).
Qed.

End Hub.
