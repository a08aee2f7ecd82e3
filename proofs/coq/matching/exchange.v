(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The exchange of two matchings along the component of one vertex in their symmetric difference, by
   induction and without paths; and what follows for the vertices that maximum matchings expose. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules matchings.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Exchange.
Variable V : finType.
Implicit Types (E M N : graph V) (B W : {set V}) (a d r s t v w x y z : V).

Lemma saturates_without_edge E M x y v :
  matching E M -> (x, y) \in M ->
  saturates (without_edge M x y) v = [&& saturates M v, v != x & v != y].
Proof.
case/matchingP=> _ sym fun1 xy; apply/saturatesP/and3P.
- case=> w; rewrite in_without_edge => /and3P[vw not1 not2].
  split; first by apply/saturatesP; exists w.
  + by apply: contraNneq not1 => v_x; rewrite v_x in vw *; rewrite (fun1 _ _ _ vw xy) !eqxx.
  + apply: contraNneq not2 => v_y; rewrite v_y in vw *.
    by rewrite (fun1 _ _ _ vw (sym _ _ xy)) !eqxx.
- case=> /saturatesP[w vw] v_x v_y; exists w.
  by rewrite in_without_edge vw (negPf v_x) (negPf v_y).
Qed.

Lemma saturates_with_edge M x y v :
  saturates (with_edge M x y) v = [|| saturates M v, v == x | v == y].
Proof.
apply/saturatesP/or3P.
- case=> w; rewrite in_with_edge => /or3P[vw|/andP[v_x _]|/andP[v_y _]]; last 2 first.
  + by constructor 2.
  + by constructor 3.
  by constructor 1; apply/saturatesP; exists w.
- case=> [/saturatesP[w vw]|/eqP->|/eqP->]; first by exists w; rewrite in_with_edge vw.
  + by exists y; rewrite in_with_edge !eqxx orbT.
  + by exists x; rewrite in_with_edge !eqxx !orbT.
Qed.

Lemma maximum_of_size E M N : maximum E M -> matching E N -> #|M| <= #|N| -> maximum E N.
Proof.
by case/maximumP=> _ le_M EN le_MN; apply/maximumP; split=> // N' /le_M le; apply: leq_trans le _.
Qed.

Lemma missed_outer E M x : maximum E M -> ~~ saturates M x -> missed_by_maximum E x.
Proof. by move=> maxM x_exp; apply/missed_by_maximumP; exists M. Qed.

Lemma maximum_neighbours E M v w :
  simple E -> maximum E M -> (v, w) \in E -> saturates M v || saturates M w.
Proof.
move=> simpleE /maximumP[EM le_M] vw; apply: contraT; rewrite negb_or => /andP[v_exp w_exp].
have := le_M _ (matching_with_edge simpleE vw EM v_exp w_exp).
by rewrite (card_with_edge simpleE vw EM v_exp) ltnNge leqnSn.
Qed.

(* The edge x y of a matching is exchanged for y z. *)
Definition turn M x y z : graph V := with_edge (without_edge M x y) y z.

Lemma turnP E M x y z :
  simple E -> matching E M -> (x, y) \in M -> (y, z) \in E -> ~~ saturates M z ->
  [/\ matching E (turn M x y z), #|turn M x y z| = #|M| &
      forall v, saturates (turn M x y z) v = (saturates M v || (v == z)) && (v != x)].
Proof.
move=> simpleE EM xy yz z_exp; have simpleM := simple_matching simpleE EM.
have EM' := matching_without_edge x y EM.
have sat' v := saturates_without_edge v EM xy.
have y_exp' : ~~ saturates (without_edge M x y) y by rewrite sat' eqxx !andbF.
have z_exp' : ~~ saturates (without_edge M x y) z by rewrite sat' (negPf z_exp).
have sat_y : saturates M y by apply/saturatesP; exists x; rewrite -undirected.
have sat_x : saturates M x by apply/saturatesP; exists y.
have x_y : x != y := simple_neq simpleM xy.
split.
- exact: matching_with_edge.
- by rewrite (card_with_edge simpleE yz EM' y_exp') (card_without_edge simpleM xy).
- move=> v; rewrite saturates_with_edge sat'.
  have [->|v_x] := eqVneq v x.
    rewrite !andbF (negPf x_y) /=; apply/negbTE; by apply: contraNneq z_exp => <-.
  have [->|v_y] := eqVneq v y; last by rewrite !andbT.
  by rewrite orbT sat_y.
Qed.

Lemma in_turn M x y z v w :
  (v, w) \in turn M x y z ->
  (v, w) \in M \/ (v = y /\ w = z) \/ (v = z /\ w = y).
Proof.
rewrite in_with_edge => /or3P[|/andP[/eqP-> /eqP->]|/andP[/eqP-> /eqP->]]; auto.
by rewrite in_without_edge => /andP[]; auto.
Qed.

(* M and a maximum N that misses y are exchanged along the component of y in their symmetric
   difference, a path from y to a vertex r that M misses: M' is M with r for y, N' is N with y for
   r. (If M misses y, then r is y.) *)
Lemma exchange E M N y :
  simple E -> matching E M -> maximum E N -> ~~ saturates N y ->
  exists r, exists M', exists N',
    [/\ matching E M', M' \subset M :|: N, #|M'| = #|M| /\ maximum E N',
        ~~ saturates M r &
        (forall v, saturates M' v = (saturates M v || (v == r)) && (v != y)) /\
        (forall v, saturates N' v = (saturates N v || (v == y)) && (v != r))].
Proof.
move=> simpleE EM; have [n] := ubnP #|M :\: N|; elim: n N y => // n IH N y lt_n maxN y_exp.
have [y_sat|y_exp'] := boolP (saturates M y); last first.
  exists y, M, N; split=> //; first exact: subsetUl.
  by split=> v; case: (eqVneq v y) => [->|_]; rewrite ?(negPf y_exp) ?(negPf y_exp') ?orbF ?andbT.
have [sub sym fun1] := matchingP _ _ EM; have EN : matching E N by case/andP: maxN.
have [subN symN fun1N] := matchingP _ _ EN.
have /saturatesP[z yz] := y_sat.
have z_sat : saturates N z.
  by have := maximum_neighbours simpleE maxN (sub _ _ yz); rewrite (negPf y_exp).
have /saturatesP[t zt] := z_sat.
have t_y : t != y by apply: contraTneq (symN _ _ zt) => ->; exact: exposed_notin.
have z_t : z != t := simple_neq simpleE (subN _ _ zt).
have z_y : z != y by rewrite eq_sym; exact: simple_neq simpleE (sub _ _ yz).
have [EN1 cardN1 satN1] := turnP simpleE EN (symN _ _ zt) (sub _ _ (sym _ _ yz)) y_exp.
set N1 := turn N t z y in EN1 cardN1 satN1.
have maxN1 : maximum E N1 by apply: (maximum_of_size maxN EN1); rewrite cardN1.
have [t_sat|t_exp] := boolP (saturates M t); last first.
  have [EM1 cardM1 satM1] := turnP simpleE EM yz (subN _ _ zt) t_exp.
  exists t, (turn M y z t), N1; split=> //.
  apply/subsetP=> -[v w] /in_turn[vM|[[-> ->]|[-> ->]]]; rewrite inE ?vM ?zt ?orbT //.
  by rewrite symN ?orbT.
have t_exp1 : ~~ saturates N1 t by rewrite satN1 eqxx andbF.
have zyN1 : (z, y) \in N1 by rewrite in_with_edge !eqxx orbT.
have lt1 : #|M :\: N1| < n.
  rewrite -ltnS; apply: leq_trans lt_n; rewrite ltnS; apply: proper_card; apply/properP; split.
    apply/subsetP=> -[v w]; rewrite !in_setD => /andP[vwN1 vwM]; rewrite vwM andbT.
    apply: contraNN vwN1 => vwN; rewrite in_with_edge in_without_edge vwN /=.
    apply/orP; left; rewrite -negb_or; apply/negP=> /orP[] /andP[/eqP v_eq /eqP w_eq];
      rewrite v_eq w_eq in vwM.
    + by rewrite (fun1 _ _ _ (sym _ _ vwM) (sym _ _ yz)) eqxx in t_y.
    + by rewrite (fun1 _ _ _ vwM (sym _ _ yz)) eqxx in t_y.
  exists (y, z); rewrite in_setD yz ?andbT; first exact: exposed_notin.
  by rewrite negbK in_with_edge !eqxx !orbT.
have [r [M2 [N2 [EM2 subM2 [cardM2 maxN2] r_exp [satM2 satN2]]]]] := IH N1 t lt1 maxN1 t_exp1.
have [_ symM2 _] := matchingP _ _ EM2; have [_ _ fun1N1] := matchingP _ _ EN1.
have yzM2 : (y, z) \in M2.
  have /saturatesP[q zq] : saturates M2 z.
    by rewrite satM2 z_t andbT; apply/orP; left; apply/saturatesP; exists y; apply: sym.
  have := subsetP subM2 _ zq; rewrite inE => /orP[zqM|zqN1]; apply: symM2.
  + by rewrite (fun1 _ _ _ (sym _ _ yz) zqM).
  + by rewrite (fun1N1 _ _ _ zyN1 zqN1).
have t_expM2 : ~~ saturates M2 t by rewrite satM2 eqxx andbF.
have [EM1 cardM1 satM1] := turnP simpleE EM2 yzM2 (subN _ _ zt) t_expM2.
exists r, (turn M2 y z t), N2; split=> //.
- apply/subsetP=> -[v w] /in_turn[vM2|[[-> ->]|[-> ->]]]; rewrite inE ?zt ?(symN _ _ zt) ?orbT //.
  have := subsetP subM2 _ vM2; rewrite inE => /orP[->//|/in_turn[->|[[-> ->]|[-> ->]]]].
  + by rewrite orbT.
  + by rewrite (sym _ _ yz).
  + by rewrite yz.
- by rewrite cardM1.
split=> v.
- rewrite satM1 satM2; case: (eqVneq v t) => [->|_]; last by rewrite andbT orbF.
  by rewrite t_sat !andbF.
- rewrite satN2 satN1; case: (eqVneq v t) => [->|_]; rewrite ?orbT ?orbF ?andbT //=.
  by rewrite (_ : saturates N t) //; apply/saturatesP; exists z; apply: symN.
Qed.

(* If no maximum matching misses a, and one misses its neighbour d, then the vertices that maximum
   matchings miss are the same without a. *)
Lemma stability E a d x :
  simple E -> ~~ missed_by_maximum E a -> (a, d) \in E -> missed_by_maximum E d ->
  missed_by_maximum (isolating E a) x = missed_by_maximum E x || (x == a).
Proof.
move=> simpleE /not_missedP a_sat ad /missed_by_maximumP[N maxN d_exp].
have EN : matching E N by case/andP: maxN.
have /saturatesP[w aw] := a_sat N maxN.
have simpleN := simple_matching simpleE EN.
apply/missed_by_maximumP/orP.
- case=> L maxL x_exp; have [->|x_a] := eqVneq x a; [by right | left].
  have /maximumP[] := maxL; rewrite matching_isolating => /andP[EL a_exp] le_L.
  have [r [L' [N' [EL' _ [cardL' maxN'] _ [satL' satN']]]]] := exchange simpleE EL maxN d_exp.
  have r_exp' : ~~ saturates N' r by rewrite satN' eqxx andbF.
  have r_a : r != a by apply: contraNneq r_exp' => ->; apply: a_sat.
  have [<-|r_x] := eqVneq r x; first exact: missed_outer r_exp'.
  have [->|x_d] := eqVneq x d; first exact: missed_outer d_exp.
  have a_exp' : ~~ saturates L' a by rewrite satL' (negPf a_exp) eq_sym (negPf r_a).
  have d_exp' : ~~ saturates L' d by rewrite satL' eqxx andbF.
  apply: (@missed_outer _ (with_edge L' a d)); last first.
    by rewrite saturates_with_edge satL' (negPf x_exp) (negPf x_a) (negPf x_d) eq_sym (negPf r_x).
  apply: (maximum_of_size maxN (matching_with_edge simpleE ad EL' a_exp' d_exp')).
  rewrite (card_with_edge simpleE ad EL' a_exp') cardL' (card_without_edge simpleN aw) !ltnS.
  by have [/maximumP[EN' _] _] := maximum_without_mate simpleE a_sat maxN aw; apply: le_L.
- case=> [/missed_by_maximumP[L maxL x_exp]|/eqP->].
  + have /saturatesP[b ab] := a_sat L maxL.
    have [maxL' _] := maximum_without_mate simpleE a_sat maxL ab.
    exists (without_edge L a b) => //.
    have EL : matching E L by case/andP: maxL.
    by rewrite (saturates_without_edge _ EL ab) (negPf x_exp).
  + have [L maxL] := maximum_exists (isolating E a); exists L => //.
    by move/maximumP: maxL => []; rewrite matching_isolating => /andP[].
Qed.

(* No maximum matching misses both vertices; on the vertices that maximum matchings miss this is an
   equivalence (Gallai), and it holds of neighbours. *)
Definition never_both E x y : bool :=
  (x == y) || [forall M : graph V, maximum E M ==> (saturates M x || saturates M y)].

Lemma never_bothP E x y :
  reflect (x = y \/ forall M, maximum E M -> ~~ saturates M x -> saturates M y) (never_both E x y).
Proof.
apply: (iffP orP) => -[/eqP|]; auto.
- by move/forallP=> all_M; right=> M maxM /negPf x_exp; have := all_M M; rewrite maxM x_exp.
- move=> all_M; right; apply/forallP=> M; apply/implyP=> maxM.
  by rewrite -implyNb; apply/implyP; apply: all_M.
Qed.

Lemma never_both_refl E x : never_both E x x.
Proof. by rewrite /never_both eqxx. Qed.

Lemma never_both_sym E x y : never_both E x y = never_both E y x.
Proof. by rewrite /never_both eq_sym; congr orb; apply: eq_forallb => M; rewrite orbC. Qed.

Lemma neighbours_never_both E x y : simple E -> (x, y) \in E -> never_both E x y.
Proof.
move=> simpleE xy; apply/never_bothP; right=> M maxM /negPf x_exp.
by have := maximum_neighbours simpleE maxM xy; rewrite x_exp.
Qed.

Lemma never_both_trans E x y z :
  simple E -> missed_by_maximum E y -> never_both E x y -> never_both E y z -> never_both E x z.
Proof.
move=> simpleE /missed_by_maximumP[N maxN y_exp].
case/never_bothP=> [->//|xy]; case/never_bothP=> [<-|yz]; first by apply/never_bothP; right.
have [<-|x_z] := eqVneq x z; first exact: never_both_refl.
apply/never_bothP; right=> M maxM x_exp; apply: contraT => z_exp.
have EM : matching E M by case/andP: maxM.
have [r [M' [_ [EM' _ [cardM' _] _ [satM' _]]]]] := exchange simpleE EM maxN y_exp.
have maxM' : maximum E M' by apply: (maximum_of_size maxM EM'); rewrite cardM'.
have y_exp' : ~~ saturates M' y by rewrite satM' eqxx andbF.
have := yz M' maxM' y_exp'; have := contraNN (xy M' maxM') y_exp'.
by rewrite !satM' (negPf x_exp) (negPf z_exp) negbK => /andP[/eqP<- _]; rewrite eq_sym (negPf x_z).
Qed.

End Exchange.
