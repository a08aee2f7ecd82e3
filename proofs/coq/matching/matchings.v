(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Matchings, and what they say of UVG [FSU93, Theorem 1.1]. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Matchings.
Variable V : finType.
Implicit Types (E M : graph V) (u v w : V).

(* A set of edges no two of which meet. *)
Definition matching E M : bool :=
  [&& M \subset E, [forall e in M, (e.2, e.1) \in M] &
      [forall d in M, forall e in M, (d.1 == e.1) ==> (d == e)]].
Definition maximum E M : bool :=
  matching E M && [forall M' : graph V, matching E M' ==> (#|M'| <= #|M|)].
Definition saturates M v : bool := neighbours M v != set0.
Definition perfect E M : bool := matching E M && [forall v, saturates M v].

Lemma saturatesP M v : reflect (exists w, (v, w) \in M) (saturates M v).
Proof.
apply: (iffP (set0Pn _)) => -[w vw]; exists w; by rewrite in_neighbours in vw *.
Qed.

Lemma exposed_notin M v w : ~~ saturates M v -> (v, w) \notin M.
Proof. by move=> v_exp; apply/negP=> vw; case/saturatesP: v_exp; exists w. Qed.

Lemma matchingP E M :
  reflect [/\ forall u v, (u, v) \in M -> (u, v) \in E,
              forall u v, (u, v) \in M -> (v, u) \in M &
              forall u v w, (u, v) \in M -> (u, w) \in M -> v = w]
          (matching E M).
Proof.
apply: (iffP and3P) => -[].
- move=> /subsetP sub /forall_inP sym /forall_inP fun1; split.
  + by move=> u v; apply: sub.
  + by move=> u v /sym.
  + move=> u v w uv uw; have /forall_inP/(_ _ uw)/implyP := fun1 _ uv.
    by move=> /(_ (eqxx _))/eqP[].
- move=> sub sym fun1; split.
  + by apply/subsetP=> -[u v]; apply: sub.
  + by apply/forall_inP=> -[u v]; apply: sym.
  + apply/forall_inP=> -[u v] uv; apply/forall_inP=> -[x w] xw; apply/implyP=> /= /eqP u_x.
    by move: xw; rewrite -u_x => uw; rewrite (fun1 _ _ _ uv uw).
Qed.

Lemma matching0 E : matching E set0.
Proof. by apply/matchingP; split=> [u v|u v|u v w]; rewrite inE. Qed.

Lemma maximumP E M :
  reflect (matching E M /\ forall M', matching E M' -> #|M'| <= #|M|) (maximum E M).
Proof.
apply: (iffP andP) => -[EM] => [/forallP le_M|le_M]; split=> //.
- by move=> M'; apply/implyP.
- by apply/forallP=> M'; apply/implyP; apply: le_M.
Qed.

Lemma maximum_exists E : exists M, maximum E M.
Proof.
case: (arg_maxnP (fun M : graph V => #|M|) (matching0 E)) => M EM le_M.
by exists M; apply/maximumP.
Qed.

Lemma simple_matching E M : simple E -> matching E M -> simple M.
Proof.
move=> simpleE /matchingP[sub sym _]; split=> [u|u v].
- by apply/negP=> /sub; apply/negP; apply: loopless.
- by apply/idP/idP; apply: sym.
Qed.

(* A matching of G - v is a matching of G that misses v, and conversely. *)
Lemma matching_isolating E M v :
  matching (isolating E v) M = matching E M && ~~ saturates M v.
Proof.
apply/idP/andP.
- case/matchingP=> sub sym fun1; split.
  + by apply/matchingP; split=> // x y /sub; rewrite in_isolating; case/and3P.
  + by apply/saturatesP=> -[w /sub]; rewrite in_isolating eqxx andbF.
- case=> /matchingP[sub sym fun1] v_exp; apply/matchingP; split=> // x y xy.
  rewrite in_isolating sub //=; apply/andP; split; apply/eqP=> v_eq.
  + by case/saturatesP: v_exp; exists y; rewrite -v_eq.
  + by case/saturatesP: v_exp; exists x; rewrite -v_eq sym.
Qed.

Lemma matching_without_edge E M u w : matching E M -> matching E (without_edge M u w).
Proof.
case/matchingP=> sub sym fun1; apply/matchingP; split.
- by move=> x y; rewrite in_without_edge => /andP[/sub].
- move=> x y; rewrite !in_without_edge => /andP[/sym-> /=].
  by rewrite andbC (andbC (y == w)) (andbC (y == u)).
- by move=> x y z; rewrite !in_without_edge => /andP[xy _] /andP[xz _]; apply: fun1 xy xz.
Qed.

Definition with_edge M u w : graph V := M :|: [set (u, w); (w, u)].

Lemma in_with_edge M u w x y :
  ((x, y) \in with_edge M u w) =
  [|| (x, y) \in M, (x == u) && (y == w) | (x == w) && (y == u)].
Proof. by rewrite !inE !xpair_eqE. Qed.

Lemma matching_with_edge E M v w :
  simple E -> (v, w) \in E -> matching E M -> ~~ saturates M v -> ~~ saturates M w ->
  matching E (with_edge M v w).
Proof.
move=> simpleE vw /matchingP[sub sym fun1] v_exp w_exp.
have v_w := simple_neq simpleE vw.
apply/matchingP; split.
- move=> x y; rewrite in_with_edge => /or3P[/sub //|/andP[/eqP-> /eqP->] //|/andP[/eqP-> /eqP->]].
  by rewrite -undirected.
- move=> x y; rewrite !in_with_edge => /or3P[/sym-> //|/andP[-> ->]|/andP[-> ->]];
  by rewrite ?orbT.
- move=> x y z; rewrite !in_with_edge.
  case/or3P=> [xy|/andP[/eqP-> /eqP->]|/andP[/eqP-> /eqP->]];
  case/or3P=> [xz|/andP[/eqP ? /eqP->]|/andP[/eqP ? /eqP->]] //; subst.
  + exact: fun1 xy xz.
  + by rewrite (negPf (exposed_notin y v_exp)) in xy.
  + by rewrite (negPf (exposed_notin y w_exp)) in xy.
  + by rewrite (negPf (exposed_notin z v_exp)) in xz.
  + by rewrite (negPf (exposed_notin z w_exp)) in xz.
Qed.

Lemma card_with_edge E M v w :
  simple E -> (v, w) \in E -> matching E M -> ~~ saturates M v -> #|with_edge M v w| = #|M|.+2.
Proof.
move=> simpleE vw EM v_exp; have v_w := simple_neq simpleE vw.
have [_ sym _] := matchingP _ _ EM.
rewrite cardsU cards2 xpair_eqE (negPf v_w) /= (_ : _ :&: _ = set0) ?cards0 ?subn0 ?addn2 //.
apply/setP=> -[x y]; rewrite !inE !xpair_eqE; apply/negP=> /andP[xy].
case/orP=> /andP[/eqP ? /eqP ?]; subst; rewrite ?(negPf (exposed_notin _ v_exp)) // in xy.
by move/sym: xy; rewrite (negPf (exposed_notin _ v_exp)).
Qed.

Definition missed_by_maximum E v : bool := [exists M : graph V, maximum E M && ~~ saturates M v].

Lemma missed_by_maximumP E v :
  reflect (exists2 M, maximum E M & ~~ saturates M v) (missed_by_maximum E v).
Proof. by apply: (iffP existsP) => -[M]; [case/andP=> ? ?; exists M | exists M; apply/andP]. Qed.

Lemma not_missedP E v :
  reflect (forall M, maximum E M -> saturates M v) (~~ missed_by_maximum E v).
Proof.
apply: (iffP idP) => [no M EM|all_sat].
- by apply: contraNT no => v_exp; apply/missed_by_maximumP; exists M.
- by apply/missed_by_maximumP=> -[M EM]; rewrite all_sat.
Qed.

(* If a maximum matching of G misses v, then every maximum matching of G - v saturates each
   neighbour of v. *)
Lemma missed_neighbour E v w :
  simple E -> missed_by_maximum E v -> (v, w) \in E -> ~~ missed_by_maximum (isolating E v) w.
Proof.
move=> simpleE /missed_by_maximumP[M /maximumP[EM le_M] v_exp] vw.
apply/missed_by_maximumP=> -[M' /maximumP[EM' le_M'] w_exp'].
have M_le : #|M| <= #|M'| by apply: le_M'; rewrite matching_isolating EM.
move: EM'; rewrite matching_isolating => /andP[EM' v_exp'].
have := le_M _ (matching_with_edge simpleE vw EM' v_exp' w_exp').
rewrite (card_with_edge simpleE vw EM' v_exp') => lt_M.
by move: (leq_trans lt_M M_le); rewrite ltnNge leqnSn.
Qed.

(* If every maximum matching of G saturates v, and M is one, then M without its edge vw is a maximum
   matching of G - v that misses w. *)
Lemma maximum_without_mate E M v w :
  simple E -> (forall M', maximum E M' -> saturates M' v) -> maximum E M -> (v, w) \in M ->
  maximum (isolating E v) (without_edge M v w) /\ ~~ saturates (without_edge M v w) w.
Proof.
move=> simpleE all_sat maxM vw; have /maximumP[EM le_M] := maxM.
have [sub sym fun1] := matchingP _ _ EM.
have simpleM := simple_matching simpleE EM.
have alone x : ~~ saturates (without_edge M v w) x || ((x != v) && (x != w)).
  rewrite -negb_or -negb_and; apply/negP=> /andP[/saturatesP[y]].
  rewrite in_without_edge => /and3P[xy not1 not2] /orP[] /eqP x_eq; subst x.
  + by rewrite (fun1 _ _ _ xy vw) !eqxx in not1.
  + by rewrite (fun1 _ _ _ xy (sym _ _ vw)) !eqxx in not2.
have := alone w; have := alone v; rewrite !eqxx andbF /= !orbF => v_exp w_exp.
split=> //; apply/maximumP; split; first by rewrite matching_isolating matching_without_edge.
move=> M'; rewrite matching_isolating => /andP[EM' v_exp'].
have := even_simple (simple_matching simpleE EM'); have := even_simple simpleM.
have : #|M'| < #|M|.
  rewrite ltnNge; apply/negP=> le_M'; have /negP := v_exp'; apply; apply: all_sat.
  by apply/maximumP; split=> // M'' /le_M /leq_trans; apply.
rewrite (card_without_edge simpleM vw) ltnS leq_eqVlt => /orP[/eqP->|//].
by rewrite /=; case: (odd _).
Qed.

(* (G, v) is P in UVG iff some maximum matching of G misses v. *)
Lemma UVG_matching E v :
  simple E -> is_P ((E, v) : UVG V) = missed_by_maximum E v.
Proof.
move=> simpleE.
apply: (@is_P_kernel (UVG V) (fun p => simple p.1) (fun p => missed_by_maximum p.1 p.2)) => //.
- by case=> {simpleE v}E v q simpleE /UVG_optionP[w _ ->]; apply: simple_isolating.
case=> {simpleE v}E v /= simpleE; apply/idP/allP.
- by move=> v_missed q /UVG_optionP[w vw ->]; apply: missed_neighbour.
move=> all_N; apply: contraT => /not_missedP all_sat.
have [M maxM] := maximum_exists E.
have /saturatesP[w vw] := all_sat M maxM.
have [max' w_exp] := maximum_without_mate simpleE all_sat maxM vw.
have /maximumP[/matchingP[sub _ _] _] := maxM.
have q_opt : ((isolating E v, w) : UVG V) \in options ((E, v) : UVG V).
  by apply/UVG_optionP; exists w; rewrite ?sub.
by move: (all_N _ q_opt) => /= /not_missedP/(_ _ max'); rewrite (negPf w_exp).
Qed.

Lemma card_matching E M : matching E M -> #|M| = #|[set v | saturates M v]|.
Proof.
case/matchingP=> _ _ fun1; rewrite -(@card_in_imset _ _ (@fst V V) M).
- apply: eq_card => v; rewrite inE; apply/imsetP/saturatesP=> [[[x w] xw ->]|[w vw]].
    by exists w.
  by exists (v, w).
- by move=> [x y] [z w] xy zw /= x_z; move: zw; rewrite -x_z => xw; rewrite (fun1 _ _ _ xy xw).
Qed.

(* If G has a perfect matching, then its maximum matchings saturate all vertices. *)
Lemma perfect_saturates_all E M M' v : perfect E M -> maximum E M' -> saturates M' v.
Proof.
case/andP=> EM /forallP all_sat /maximumP[EM' /(_ M EM)].
rewrite (card_matching EM) (card_matching EM') => le_M.
have /eqP sat' : [set u | saturates M' u] == [set u | saturates M u].
  rewrite eqEcard le_M andbT; apply/subsetP=> u _; by rewrite inE all_sat.
by move/setP/(_ v): sat'; rewrite !inE all_sat.
Qed.

Lemma is_P_unrooted_UVG_rooted (p : UVG V) : is_P (inr p : unrooted_UVG V) = is_P p.
Proof. exact: is_P_unrooted_rooted. Qed.
Lemma is_P_unrooted_UVG E :
  is_P (inl E : unrooted_UVG V) = [forall v, ~~ is_P ((E, v) : UVG V)].
Proof. exact: is_P_unrooted. Qed.

(* The second player, with a maximum matching M that misses v, answers every move v w along the edge
   w x of M, and is then in the same situation. *)
Lemma matching_reply E M v w :
  simple E -> maximum E M -> ~~ saturates M v -> (v, w) \in E ->
  exists x, [/\ (w, x) \in M, (w, x) \in isolating E v &
                maximum (isolating (isolating E v) w) (without_edge M w x) /\
                ~~ saturates (without_edge M w x) x].
Proof.
move=> simpleE maxM v_exp vw; have simpleE' := simple_isolating v simpleE.
have v_missed : missed_by_maximum E v by apply/missed_by_maximumP; exists M.
have /not_missedP all_sat := missed_neighbour simpleE v_missed vw.
have maxM' : maximum (isolating E v) M.
  move/maximumP: maxM => [EM le_M]; apply/maximumP; split; first by rewrite matching_isolating EM.
  by move=> M'; rewrite matching_isolating => /andP[/le_M].
have /saturatesP[x wx] := all_sat M maxM'.
exists x; split=> //; first by move/maximumP: maxM' => [/matchingP[sub _ _] _]; apply: sub.
exact: maximum_without_mate.
Qed.

(* The first player, if every maximum matching saturates v, moves along the edge v w of any maximum
   matching M, and is then where the second player was. *)
Lemma matching_opening E M v :
  simple E -> (forall M', maximum E M' -> saturates M' v) -> maximum E M ->
  exists w, [/\ (v, w) \in M, (v, w) \in E &
                maximum (isolating E v) (without_edge M v w) /\
                ~~ saturates (without_edge M v w) w].
Proof.
move=> simpleE all_sat maxM; have /saturatesP[w vw] := all_sat M maxM.
exists w; split=> //; first by move/maximumP: maxM => [/matchingP[sub _ _] _]; apply: sub.
exact: maximum_without_mate.
Qed.

(* The player who is not to move at p, and from then on answers each move by moving the token along an
   edge of M, whichever that is, always has such a move, and so wins. *)
Inductive wins_along M : UVG V -> Prop :=
  | WinsAlong (p : UVG V) :
      (forall q : UVG V, q \in options p ->
         exists2 r : UVG V, r \in options q & (q.2, r.2) \in M) ->
      (forall q r : UVG V, q \in options p -> r \in options q -> (q.2, r.2) \in M ->
         wins_along M r) ->
      wins_along M p.

Lemma left_of_matching E M v w :
  matching E M -> (v, w) \in M -> M :&: isolating E v = without_edge M v w.
Proof.
move=> /matchingP[sub sym fun1] vw; apply/setP=> -[a b].
rewrite inE in_isolating in_without_edge; case: (boolP ((a, b) \in M)) => //= ab.
rewrite (sub _ _ ab) /=.
have [a_v|a_v] := eqVneq a v.
  by rewrite a_v in ab *; rewrite (fun1 _ _ _ ab vw) eqxx.
have [b_v|b_v] := eqVneq b v; last by rewrite /= ?andbF; case: (a == w).
by move/sym: ab; rewrite b_v => va; rewrite (fun1 _ _ _ va vw) eqxx.
Qed.

Lemma maximum_wins_along E M v :
  simple E -> maximum E (M :&: E) -> ~~ saturates (M :&: E) v -> wins_along M ((E, v) : UVG V).
Proof.
have [n] := ubnP #|E|; elim: n E v => [E v|n IH E v lt_E simpleE maxM v_exp]; first by rewrite ltn0.
apply: WinsAlong=> [q /UVG_optionP[w vw ->]|q r /UVG_optionP[w vw ->] /UVG_optionP[y wy ->] /= wyM].
  have [x [wx wxE _]] := matching_reply simpleE maxM v_exp vw.
  exists (isolating (isolating E v) w, x); last by move: wx; rewrite inE => /andP[].
  by apply/UVG_optionP; exists x.
have [x [wx wxE [max' exp']]] := matching_reply simpleE maxM v_exp vw.
have /maximumP[EM _] := maxM; have [sub sym fun1] := matchingP _ _ EM.
have wyE : (w, y) \in M :&: E by move: wy; rewrite in_isolating inE wyM => /and3P[].
have y_x := fun1 _ _ _ wyE wx; rewrite {}y_x in wy wyM wyE *.
have same : M :&: isolating (isolating E v) w = without_edge (M :&: E) w x.
  rewrite -(left_of_matching EM wx); apply/setP=> -[a b]; rewrite !inE /=.
  case: (boolP ((a, b) \in M)) => //= ab; case: (boolP ((a, b) \in E)) => //= abE.
  have abM : (a, b) \in M :&: E by rewrite inE ab.
  have -> : a != v by apply: contraNneq v_exp => <-; apply/saturatesP; exists b.
  by have -> : b != v by apply: contraNneq v_exp => <-; apply/saturatesP; exists a; apply: sym.
apply: IH; rewrite ?same //; last by do 2 apply: simple_isolating.
exact: leq_trans (ltn_trans (isolating_proper wxE) (isolating_proper vw)) _.
Qed.

End Matchings.
