(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Outer, inner and perfect vertices of some graphs [And74, after Theorem 1]. *)
From mathcomp Require Import all_ssreflect.
From Gazetteer Require Import games rules matchings even_kernels grids exchange gallai_edmonds.
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

(* A graph with a Hamiltonian path, given by the place of each vertex on it, counted from 0. *)
Section HamiltonianPath.
Variables (V : finType) (E : graph V) (place : V -> nat).
Hypothesis simpleE : simple E.
Hypothesis place_lt : forall v, place v < #|V|.
Hypothesis place_inj : injective place.
Hypothesis place_step : forall u v, place v = (place u).+1 -> (u, v) \in E.
Implicit Types (M : graph V) (u v w : V) (c i : nat).

Lemma at_place i : i < #|V| -> exists v, place v = i.
Proof.
move=> lt_i; pose f v := Ordinal (place_lt v).
have f_inj : injective f by move=> u v /(congr1 val); apply: place_inj.
have : Ordinal lt_i \in codom f by apply: (inj_card_onto f_inj); rewrite card_ord.
by case/codomP=> v /(congr1 val) /= ->; exists v.
Qed.

(* The places but c, which is even, in pairs. *)
Definition partner c i : nat := if odd i == (i < c) then i.-1 else i.+1.

Lemma partnerP c i :
  ~~ odd c -> i != c ->
  [/\ partner c (partner c i) = i, partner c i != c &
      partner c i = i.+1 \/ i = (partner c i).+1].
Proof.
move=> c_even i_c; rewrite /partner; have [lt_i|ge_i] := ltnP i c.
- case: (boolP (odd i)) => [i_odd|i_even] /=.
  + case: i i_odd i_c lt_i => [//|j] /= /negPf j_even _ lt_j.
    by rewrite j_even (ltnW lt_j) /=; split; [| rewrite neq_ltn (ltnW lt_j) | right].
  + have lt_Si : i.+1 < c.
      by rewrite ltn_neqAle lt_i andbT; apply: contraNneq c_even => <- /=.
    by rewrite /= i_even lt_Si; split; [| rewrite neq_ltn lt_Si | left].
- have gt_i : c < i by rewrite ltn_neqAle eq_sym i_c.
  case: (boolP (odd i)) => [i_odd|i_even] /=.
  + rewrite i_odd ltnNge (leq_trans ge_i (leqnSn i)) /=.
    by split; [| rewrite neq_ltn (leq_trans gt_i) ?orbT | left].
  + case: i i_even i_c {ge_i} gt_i => [//|j] /=; rewrite negbK => j_odd _; rewrite ltnS => ge_j.
    have gt_j : c < j by rewrite ltn_neqAle ge_j andbT; apply: contraNneq c_even => ->.
    by rewrite j_odd ltnNge ge_j /=; split; [| rewrite neq_ltn gt_j orbT | right].
Qed.

Definition in_pairs c : graph V :=
  [set e | (place e.1 != c) && (place e.2 == partner c (place e.1))].

Lemma in_pairs_matching c : ~~ odd c -> matching E (in_pairs c).
Proof.
move=> c_even; apply/matchingP; split=> [u v|u v|u v w]; rewrite !inE /=.
- case/andP=> u_c /eqP v_u; have [_ _ [next|next]] := partnerP c_even u_c.
  + by apply: place_step; rewrite v_u.
  + by rewrite undirected //; apply: place_step; rewrite v_u -next.
- case/andP=> u_c /eqP v_u; have [twice not_c _] := partnerP c_even u_c.
  by rewrite v_u not_c twice eqxx.
- by case/andP=> _ /eqP v_u /andP[_ /eqP w_u]; apply: place_inj; rewrite v_u.
Qed.

Lemma in_pairs_saturates c v :
  ~~ odd c -> (c == #|V|) || odd #|V| && (c < #|V|) -> saturates (in_pairs c) v = (place v != c).
Proof.
move=> c_even V_c; apply/saturatesP/idP=> [[w]|v_c]; first by rewrite inE => /andP[].
suff /at_place[w w_v] : partner c (place v) < #|V|.
  by exists w; rewrite inE /= v_c w_v eqxx.
have lt_v := place_lt v; rewrite /partner.
case: ifP => [_|/negbT step]; first exact: leq_ltn_trans (leq_pred _) lt_v.
rewrite ltn_neqAle lt_v andbT; apply/eqP=> last_v; move: step c_even.
case/orP: V_c => [/eqP->|/andP[]]; first by rewrite lt_v -last_v /=; case: (odd _).
rewrite -last_v /= ltnS => /negPf-> le_c; rewrite ltnNge le_c //.
Qed.

Lemma hamiltonian_perfect : ~~ odd #|V| -> perfect E (in_pairs #|V|).
Proof.
move=> V_even; rewrite /perfect in_pairs_matching //=; apply/forallP=> v.
by rewrite in_pairs_saturates ?eqxx // neq_ltn place_lt.
Qed.

Section Odd.
Hypothesis V_odd : odd #|V|.

Lemma in_pairs_size c : ~~ odd c -> c < #|V| -> #|in_pairs c| = #|V|.-1.
Proof.
move=> c_even lt_c; have [v v_c] := at_place lt_c.
rewrite (card_matching (in_pairs_matching c_even)) -(cardsC1 v); apply: eq_card => u.
rewrite !inE in_pairs_saturates ?V_odd ?lt_c ?orbT // -v_c; congr negb.
by apply/eqP/eqP=> [/place_inj|->].
Qed.

Lemma matching_size M : matching E M -> #|M| <= #|V|.-1.
Proof.
move=> EM; have := even_saturated simpleE EM; rewrite (card_matching EM).
rewrite -ltnS prednK; last by case: (#|V|) V_odd.
rewrite ltn_neqAle max_card andbT; by apply: contraNneq => ->.
Qed.

Lemma in_pairs_maximum c : ~~ odd c -> c < #|V| -> maximum E (in_pairs c).
Proof.
move=> c_even lt_c; apply/maximumP; split; first exact: in_pairs_matching.
by move=> M /matching_size; rewrite in_pairs_size.
Qed.

Lemma even_place_outer v : ~~ odd (place v) -> v \in outer E.
Proof.
move=> v_even; apply/outerP; exists (in_pairs (place v)); first exact: in_pairs_maximum.
by rewrite in_pairs_saturates ?eqxx // V_odd place_lt orbT.
Qed.

End Odd.
End HamiltonianPath.

(* A matching joins as many vertices of one part of a bipartite graph as of the other. *)
Lemma matched_part (V : finType) (E M : graph V) (X : {set V}) :
  bipartition E X -> matching E M ->
  #|[set v in X | saturates M v]| <= #|[set v in ~: X | saturates M v]|.
Proof.
move=> bip /matchingP[sub sym fun1]; pose mate v := odflt v [pick w | (v, w) \in M].
have mateP v : saturates M v -> (v, mate v) \in M.
  move=> /saturatesP[w vw]; rewrite /mate; case: pickP => //= none.
  by have := none w; rewrite /= vw.
rewrite -(@card_in_imset _ _ mate [set v in X | saturates M v]); last first.
  move=> u v; rewrite !inE => /andP[_ /mateP/sym uM] /andP[_ /mateP/sym vM] same.
  by rewrite same in uM; apply: fun1 uM vM.
apply: subset_leq_card; apply/subsetP=> _ /imsetP[v v_in ->].
move: v_in; rewrite inE => /andP[vX /mateP vM]; rewrite !inE; apply/andP; split; last first.
  by apply/saturatesP; exists v; apply: sym.
by have := bip _ _ (sub _ _ vM); rewrite vX; case: (_ \in X).
Qed.

Lemma matched_parts (V : finType) (E M : graph V) (X : {set V}) :
  bipartition E X -> matching E M ->
  #|[set v in X | saturates M v]| = #|[set v in ~: X | saturates M v]|.
Proof.
move=> bip EM; apply/eqP; rewrite eqn_leq (matched_part bip EM) /=.
rewrite -{2}(setCK X); apply: (matched_part _ EM) => u v /bip.
by rewrite !inE; case: (_ \in X); case: (_ \in X).
Qed.

(* The places 0, 1, 2, ... of a grid row by row, every other row backwards. *)
Section Snake.
Variables m n : nat.
Implicit Types u v : 'I_m * 'I_n.

Definition along v : nat := if odd v.1 then n.-1 - v.2 else v.2.
Definition place v : nat := v.1 * n + along v.

Lemma column_le v : v.2 <= n.-1.
Proof. by rewrite -ltnS prednK ?ltn_ord //; apply: leq_ltn_trans (ltn_ord v.2). Qed.

Lemma along_lt v : along v < n.
Proof.
have n0 : 0 < n by apply: leq_ltn_trans (ltn_ord v.2).
rewrite /along; case: ifP => // _; apply: leq_ltn_trans (leq_subr _ _) _.
by rewrite ltn_predL.
Qed.

Lemma along_inj u v : odd u.1 = odd v.1 -> along u = along v -> u.2 = v.2 :> nat.
Proof.
rewrite /along => ->; case: ifP => // _ same.
by rewrite -(subKn (column_le u)) same subKn ?column_le.
Qed.

Lemma snake_lt v : place v < #|[finType of 'I_m * 'I_n]|.
Proof.
rewrite card_prod !card_ord /place.
apply: leq_trans (_ : v.1 * n + n <= _); first by rewrite ltn_add2l along_lt.
by rewrite addnC -mulSn leq_mul2r ltn_ord orbT.
Qed.

Lemma place_row v a r : r < n -> place v = a * n + r -> v.1 = a :> nat /\ along v = r.
Proof.
move=> lt_r v_eq; have n0 : 0 < n by apply: leq_ltn_trans lt_r.
have rows : v.1 = a :> nat.
  have := congr1 (divn^~ n) v_eq; rewrite /= /place !divnMDl // !divn_small ?along_lt //.
  by rewrite !addn0.
by split=> //; move: v_eq; rewrite /place rows => /addnI.
Qed.

Lemma snake_inj : injective place.
Proof.
move=> u v /(place_row (along_lt v))[rows alongs].
have columns : u.2 = v.2 :> nat by apply: along_inj; rewrite ?rows.
by apply/eqP; rewrite -pair_eqE /= -!val_eqE /= rows columns !eqxx.
Qed.

Lemma snake_step u v : place v = (place u).+1 -> (u, v) \in grid m n.
Proof.
rewrite /place -addnS -/(place v) => v_eq; rewrite inE /=.
have [lt_u|] := ltnP (along u).+1 n.
- have [rows alongs] := place_row lt_u v_eq; apply/orP; left.
  rewrite -val_eqE /= rows eqxx /next /=; move: alongs; rewrite /along rows; case: ifP => _ step.
  + have columns : v.2 = n.-1 - (n.-1 - u.2).+1 :> nat by rewrite -step subKn ?column_le.
    by rewrite columns subnSK ?subKn ?column_le ?eqxx ?orbT // -step leq_subr.
  + by rewrite step eqxx.
- rewrite leq_eqVlt [n < _]ltnNge along_lt orbF => /eqP last_u; apply/orP; right.
  have n0 : 0 < n by apply: leq_ltn_trans (along_lt u).
  have [rows alongs] : v.1 = u.1.+1 :> nat /\ along v = 0.
    by apply: place_row => //; rewrite v_eq -last_u addn0 mulSn addnC.
  rewrite -val_eqE /= rows /next eqxx /= andbT.
  have {last_u}: along u = n.-1 by rewrite last_u.
  move: alongs; rewrite /along rows /=; case: (odd u.1) => /= [v0 u0|v0 u0].
  + by rewrite -(subKn (column_le u)) u0 subnn v0.
  + by rewrite -(subKn (column_le v)) v0 subn0 u0.
Qed.

Lemma snake_odd v : odd n -> odd (place v) = odd (grids.row v + column v).
Proof.
move=> n_odd; have last_even : odd n.-1 = false by case: (n) n_odd => //= k /negPf.
rewrite /place /grids.row /column /along addSnnS !oddD /= oddM n_odd andbT negbK.
by case: ifP => // _; rewrite oddB ?column_le // last_even.
Qed.

End Snake.

(* A bipartite graph of odd order with a Hamiltonian path: the vertices at its even places are
   outer, those at its odd places inner. *)
Section OddBipartite.
Variables (V : finType) (E : graph V) (place : V -> nat).
Hypothesis simpleE : simple E.
Hypothesis place_lt : forall v, place v < #|V|.
Hypothesis place_inj : injective place.
Hypothesis place_step : forall u v, place v = (place u).+1 -> (u, v) \in E.
Hypothesis V_odd : odd #|V|.
Let X : {set V} := [set v | odd (place v)].
Hypothesis bip : bipartition E X.

Lemma odd_place_not_outer v : odd (place v) -> v \notin outer E.
Proof.
move=> v_odd; apply/outerP=> -[M maxM v_exp]; have V0 : 0 < #|V| by case: (#|V|) V_odd.
have EM : matching E M by case/andP: maxM.
have max0 := in_pairs_maximum simpleE place_lt place_inj place_step V_odd (isT : ~~ odd 0) V0.
have EM0 : matching E (in_pairs place 0) by case/andP: max0.
have size_M : #|M| = #|V|.-1.
  apply/eqP; rewrite eqn_leq (matching_size simpleE V_odd EM) /=.
  rewrite -(in_pairs_size simpleE place_lt place_inj place_step V_odd (isT : ~~ odd 0) V0).
  by have /maximumP[_ ->] := maxM.
have sat_M u : saturates M u = (u != v).
  have /eqP/setP/(_ u) : [set w | saturates M w] == [set~ v].
    rewrite eqEcard cardsC1 -(card_matching EM) size_M leqnn andbT.
    by apply/subsetP=> w; rewrite !inE; apply: contraTneq => ->.
  by rewrite !inE.
have [x x_0] := at_place place_lt place_inj V0.
have sat_0 u : saturates (in_pairs place 0) u = (u != x).
  rewrite (in_pairs_saturates place_lt place_inj) ?V_odd ?V0 ?orbT // -x_0; congr negb.
  by apply/eqP/eqP=> [/place_inj|->].
have parts N u : (forall w, saturates N w = (w != u)) -> matching E N -> #|X :\ u| = #|~: X :\ u|.
  move=> sat_N EN; have := matched_parts bip EN; congr (_ = _); apply: eq_card => w;
  by rewrite !inE sat_N andbC.
have := parts _ _ sat_M EM; have := parts _ _ sat_0 EM0.
have vX : v \in X by rewrite inE.
have xX : x \in ~: X by rewrite !inE x_0.
have -> : X :\ x = X by apply/setP=> w; rewrite !inE; case: eqVneq => [->|//]; rewrite x_0.
have -> : ~: X :\ v = ~: X.
  by apply/setP=> w; rewrite !inE; case: eqVneq => [->|//]; rewrite v_odd.
move=> card_X card_C; have lt_X : #|X| < #|~: X| by rewrite (cardsD1 x (~: X)) xX card_X.
have lt_C : #|~: X| < #|X| by rewrite (cardsD1 v X) vX card_C.
by have := ltn_trans lt_X lt_C; rewrite ltnn.
Qed.

Lemma place_outer v : (v \in outer E) = ~~ odd (place v).
Proof.
have [v_odd|v_even] := boolP (odd (place v)); last exact: (even_place_outer simpleE).
exact: negbTE (odd_place_not_outer v_odd).
Qed.

Lemma place_inner v : (v \in inner E) = odd (place v).
Proof.
apply/idP/idP=> [/inner_not_outer|v_odd]; first by rewrite place_outer negbK.
apply/innerP; split; first exact: odd_place_not_outer.
have [|w w_v] := @at_place _ place place_lt place_inj (place v).-1.
  exact: leq_ltn_trans (leq_pred _) (place_lt v).
have v_w : place v = (place w).+1 by rewrite w_v prednK //; case: (place v) v_odd.
exists w; last by rewrite undirected //; apply: place_step.
by rewrite place_outer; move: v_odd; rewrite v_w.
Qed.

End OddBipartite.
