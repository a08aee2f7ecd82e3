(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* UEG on bipartite graphs by linear algebra over the field of two elements [FSU93, section 3]. *)
From mathcomp Require Import all_ssreflect ssralg zmodp matrix mxalgebra.
From Gazetteer Require Import games rules even_kernels.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.

Lemma odd_F2 n : (n%:R == 0 :> 'F_2) = ~~ odd n.
Proof. by rewrite -(dvdn_charf (char_Fp (isT : prime 2))) dvdn2. Qed.

Lemma nonzero_F2 (x : 'F_2) : x = (x != 0)%:R.
Proof. by case: x => -[|[|//]] ?; apply/val_inj. Qed.

Lemma sum_F2 (X : finType) (u : X -> 'F_2) (A : pred X) :
  (\sum_x u x * (A x)%:R == 0) = ~~ odd #|[set x | (u x != 0) && A x]|.
Proof.
rewrite -odd_F2; congr (_ == _).
rewrite -sum1_card natr_sum [RHS]big_mkcond /=; apply: eq_bigr => x _.
by rewrite inE {1}(nonzero_F2 (u x)); case: (u x != 0); case: (A x); rewrite ?mulr1 ?mulr0 ?mul0r.
Qed.

(* Either some set of rows that contains x0 has sum 0, or some set of columns has sum e_x0. *)
Lemma fredholm (X Y : finType) (A : X -> Y -> bool) (x0 : X) :
  (exists2 S : {set X}, x0 \in S & forall y, ~~ odd #|[set x in S | A x y]|) \/
  (exists B : {set Y}, forall x, odd #|[set y in B | A x y]| = (x == x0)).
Proof.
pose M : 'M['F_2]_(#|X|, #|Y|) := \matrix_(i, j) (A (enum_val i) (enum_val j))%:R.
pose e : 'rV['F_2]_#|X| := delta_mx 0 (enum_rank x0).
have [in_span|not_in_span] := boolP (e <= M^T)%MS.
- right; have [b e_b] := submxP in_span.
  exists [set y | b 0 (enum_rank y) != 0] => x.
  have := congr1 (fun c : 'rV_#|X| => c 0 (enum_rank x)) e_b.
  rewrite !mxE eqxx /= (inj_eq enum_rank_inj) => /(congr1 (fun c => c == 0)).
  rewrite (reindex (@enum_rank Y)) /=; last first.
    by exists (@enum_val Y predT) => y _; rewrite ?enum_valK ?enum_rankK.
  under eq_bigr do rewrite !mxE !enum_rankK.
  rewrite (@sum_F2 Y (fun y => b 0 (enum_rank y))) (odd_F2 (x == x0)) oddb => /negb_inj ->.
  by congr odd; apply: eq_card => y; rewrite !inE.
- left; move: not_in_span (mulmx_coker M^T); rewrite submxE.
  move: (cokermx M^T) => K eK MK.
  have [j c_nz] : exists j, K (enum_rank x0) j != 0.
    apply/existsP; apply: contraNT eK; rewrite negb_exists => /forallP K0.
    by apply/eqP/rowP=> j; rewrite -rowE !mxE; apply/eqP; have := K0 j; rewrite negbK.
  exists [set x | K (enum_rank x) j != 0] => [|y]; first by rewrite inE.
  have := congr1 (fun D : 'M_(#|Y|, #|X|) => D (enum_rank y) j) MK.
  rewrite !mxE => /eqP; rewrite (reindex (@enum_rank X)) /=; last first.
    by exists (@enum_val X predT) => x _; rewrite ?enum_valK ?enum_rankK.
  under eq_bigr do rewrite !mxE !enum_rankK mulrC.
  rewrite (@sum_F2 X (fun x => K (enum_rank x) j) (fun x => A x y)).
  rewrite (_ : [set x | _ && _] = [set x in [set x | K (enum_rank x) j != 0] | A x y]) //.
  by apply/setP=> x; rewrite !inE.
Qed.

Section Bipartite.
Variables (V : finType) (E : graph V) (X : {set V}).
Hypotheses (simpleE : simple E) (bip : bipartition E X).
Implicit Types (S B : {set V}) (u v w : V).

Lemma side_independent S (side : bool) :
  (forall v, v \in S -> (v \in X) = side) -> independent E S.
Proof.
by move=> S_side u v uS vS; apply/negP=> /bip; rewrite !S_side // eqxx.
Qed.

(* Within one side, evenness at every vertex is asked on the other side alone. *)
Lemma side_even_kernel S (side : bool) :
  S != set0 -> (forall v, v \in S -> (v \in X) = side) ->
  (forall w, (w \in X) != side -> ~~ odd #|neighbours E w :&: S|) -> even_kernel E S.
Proof.
move=> nonempty S_side even; split=> //; first exact: side_independent S_side.
move=> w _; have [w_side|] := eqVneq (w \in X) side; last exact: even.
rewrite (_ : _ :&: S = set0) ?cards0 //; apply/setP=> x; rewrite !inE.
by apply/negP=> /andP[/bip wx /S_side x_side]; rewrite w_side x_side eqxx in wx.
Qed.

Definition restricted S v : {set V} := [set u in S | (u \in X) == (v \in X)].

Lemma restricted_count S u v :
  (u \in X) != (v \in X) ->
  #|neighbours E u :&: restricted S v| = #|[set x in S | (x, u) \in E]|.
Proof.
move=> u_v; apply: eq_card => x; rewrite !inE (undirected simpleE u x).
case: (boolP ((x, u) \in E)) => [/bip x_u|]; rewrite ?andbF ?andbT //=.
by move: u_v x_u; case: (x \in X); case: (u \in X); case: (v \in X); rewrite ?andbT.
Qed.

(* Vertices on the side opposite to v of which each vertex on v's side has an even number as
   neighbours, but v an odd number: without the edge from v to one of them, an even kernel. *)
Lemma odd_at_one_kernel v w (T : {set V}) :
  (forall u, u \in T -> (u \in X) != (v \in X)) ->
  (forall x, (x \in X) = (v \in X) -> odd #|neighbours E x :&: T| = (x == v)) ->
  (v, w) \in E -> w \in T -> even_kernel (without_edge E v w) T.
Proof.
move=> T_side count vw wT; have odd_v : odd #|neighbours E v :&: T| by rewrite count ?eqxx.
have w_side := T_side w wT; split.
- by apply/set0Pn; exists w.
- move=> x y /T_side x_side /T_side y_side; rewrite in_without_edge.
  apply/negP=> /andP[/bip]; move: x_side y_side.
  by case: (x \in X); case: (y \in X); case: (v \in X).
- move=> x xT; have [x_v|x_v] := eqVneq x v; last first.
    have [x_side|x_side] := eqVneq (x \in X) (v \in X).
      rewrite (_ : _ :&: T = neighbours E x :&: T); first by rewrite count // (negPf x_v).
      apply/setP=> y; rewrite !in_setI !in_neighbours in_without_edge (negPf x_v) /=.
      have -> : (x == w) = false by apply: contraNF w_side => /eqP<-; rewrite x_side.
      by rewrite andbT.
    rewrite (_ : _ :&: T = set0) ?cards0 //; apply/setP=> y.
    rewrite in_setI in_neighbours in_without_edge in_set0.
    apply/negP=> /andP[/andP[/bip x_y _] /T_side y_side].
    by move: x_y y_side x_side; case: (x \in X); case: (y \in X); case: (v \in X).
  move: odd_v; rewrite x_v (cardsD1 w) in_setI in_neighbours vw wT /=.
  rewrite (_ : _ :\ w = neighbours (without_edge E v w) v :&: T) //.
  apply/setP=> y; rewrite in_setD1 !in_setI !in_neighbours in_without_edge eqxx /=.
  rewrite (negPf (simple_neq simpleE vw)) /= andbT.
  by case: (y == w); rewrite /= ?andbF ?andbT.
Qed.

(* The two halves of the proof of Theorem 3.1. *)
Lemma bipartite_dichotomy v :
  (exists2 S, even_kernel E S & v \in S) \/
  (exists w, [/\ (v, w) \in E & exists2 S, even_kernel (without_edge E v w) S & w \in S]).
Proof.
have [[S vS even]|[B odd_B]] := fredholm (fun x y => (x, y) \in E) v.
- left; exists (restricted S v); last by rewrite !inE vS /=.
  apply: (@side_even_kernel _ (v \in X)).
  + by apply/set0Pn; exists v; rewrite !inE vS /=.
  + by move=> u; rewrite !inE => /andP[_ /eqP].
  + by move=> w w_side; rewrite restricted_count.
- right; pose T := [set u in B | (u \in X) != (v \in X)].
  have count x : (x \in X) = (v \in X) -> odd #|neighbours E x :&: T| = (x == v).
    move=> x_side; rewrite -odd_B; congr odd; apply: eq_card => y; rewrite !inE.
    case: (boolP ((x, y) \in E)) => [/bip x_y|_]; rewrite ?andbF ?andbT //=.
    by rewrite x_side eq_sym in x_y; rewrite x_y andbT.
  have : odd #|neighbours E v :&: T| by rewrite count ?eqxx.
  move=> odd_v; have /card_gt0P[w] := odd_gt0 odd_v.
  rewrite inE in_neighbours => /andP[vw wT].
  exists w; split=> //; exists T => //; apply: odd_at_one_kernel vw wT => // u.
  by rewrite inE => /andP[].
Qed.

Lemma bipartite_kernel v :
  P_position ((E, v) : UEG V) <-> exists2 S, even_kernel E S & v \in S.
Proof.
split=> [v_P|[S kerS vS]]; last exact: even_kernel_P kerS vS.
have [//|[w [vw [S kerS wS]]]] := bipartite_dichotomy v.
case: (P_and_N_exclude v_P); apply: (@N_intro (UEG V) (E, v) (without_edge E v w, w)).
  by apply/UEG_optionP; exists w.
exact: even_kernel_P (simple_without_edge _ _ simpleE) kerS wS.
Qed.

Lemma part_even_kernel :
  (exists v, v \in X) -> (forall y, y \notin X -> ~~ odd (degree E y)) -> even_kernel E X.
Proof.
move=> /set0Pn X0 even; apply: (@side_even_kernel _ true) => // w; rewrite eqb_id => wX.
rewrite (setIidPl _); first exact: even.
by apply/subsetP=> x; rewrite in_neighbours => /bip; rewrite (negPf wX); case: (x \in X).
Qed.

End Bipartite.

Section WinningMoves.
Variables (V : finType) (E : graph V) (X : {set V}).
Hypotheses (simpleE : simple E) (bip : bipartition E X).
Implicit Types (v w : V) (T : {set V}).

(* A move from v to w leads to a P-position iff w is in such a set. *)
Lemma bipartite_winning_move v w :
  (v, w) \in E ->
  P_position ((without_edge E v w, w) : UEG V) <->
  exists T : {set V}, [/\ forall u, u \in T -> (u \in X) != (v \in X),
    forall x, (x \in X) = (v \in X) -> odd #|neighbours E x :&: T| = (x == v) & w \in T].
Proof.
move=> vw; have simpleF := simple_without_edge v w simpleE.
have bipF : bipartition (without_edge E v w) X.
  by move=> x y; rewrite in_without_edge => /andP[/bip].
split=> [w_P|[T [T_side count wT]]]; last first.
  exact: even_kernel_P simpleF (odd_at_one_kernel simpleE bip T_side count vw wT) wT.
have w_side := bip vw; have [S [_ ind even] wS] := iffLR (bipartite_kernel simpleF bipF w) w_P.
exists (restricted X S w); split=> [u|x x_side|]; last by rewrite inE wS /=.
  by rewrite inE => /andP[_ /eqP->]; rewrite eq_sym.
have odd_F : ~~ odd #|neighbours (without_edge E v w) x :&: restricted X S w|.
  have [xS|xS] := boolP (x \in S).
    rewrite (_ : _ :&: _ = set0) ?cards0 //; apply/setP=> y.
    rewrite in_setI in_neighbours in_set0; apply/negP=> /andP[xy]; rewrite inE => /andP[yS _].
    by have := ind _ _ xS yS; rewrite xy.
  rewrite (_ : _ :&: _ = neighbours (without_edge E v w) x :&: S); first exact: even.
  apply/setP=> y; rewrite !in_setI in_neighbours [y \in restricted _ _ _]inE.
  case: (boolP ((x, y) \in _)) => //= /bipF xy; rewrite (_ : (y \in X) = (w \in X)) ?eqxx ?andbT //.
  by move: xy w_side; rewrite x_side; case: (y \in X); case: (v \in X); case: (w \in X).
have [x_v|x_v] := eqVneq x v.
- rewrite x_v in odd_F *; rewrite (cardsD1 w) in_setI in_neighbours vw inE wS eqxx /=.
  rewrite (_ : _ :\ w = neighbours (without_edge E v w) v :&: restricted X S w) ?(negPf odd_F) //.
  apply/setP=> y; rewrite in_setD1 !in_setI !in_neighbours in_without_edge eqxx /=.
  rewrite (negPf (simple_neq simpleE vw)) /= andbT.
  by case: (y == w); rewrite /= ?andbF ?andbT.
- rewrite -(negPf odd_F); congr odd; apply: eq_card => y.
  rewrite !in_setI !in_neighbours in_without_edge (negPf x_v) /=.
  have -> : (x == w) = false by apply: contraNF w_side => /eqP<-; rewrite x_side.
  by rewrite andbT.
Qed.

End WinningMoves.
