(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* A matching and a barrier whose odd components prove it maximum, and what they say of the outer
   and inner vertices. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules matchings exchange gallai_edmonds slither.
From Gazetteer Require Import inner_graphs slither_examples.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Definitions.
Variables (V : finType) (E : graph V) (W B : {set V}).

(* The component of v in G[W] - B, those of odd order, and the vertices of W that M misses. *)
Definition component v : {set V} :=
  [set w | connect (fun x y => (x, y) \in inducing E (W :\: B)) v w].
Definition odd_components : {set {set V}} :=
  [set K in [set component v | v in W :\: B] | odd #|K|].
Definition missed (M : graph V) : {set V} := [set v in W | ~~ saturates M v].

(* A Tutte-Berge pair of G[W]: M misses as few vertices as the barrier B makes every matching
   miss. *)
Definition tutte_berge_pair (M : graph V) : Prop :=
  [/\ B \subset W, matching (inducing E W) M & #|odd_components| = #|missed M| + #|B|].

End Definitions.

Section Barrier.
Variables (V : finType) (E : graph V) (W B : {set V}).
Hypothesis simpleE : simple E.
Implicit Types (M N : graph V) (t u v w x y : V).
Let H := inducing E W.
Let rest := inducing E (W :\: B).
Let simpleH : simple H := simple_inducing simpleE W.
Let simpleR : simple rest := simple_inducing simpleE (W :\: B).
Local Notation component := (component E W B).

Let rest_sym : connect_sym (fun x y => (x, y) \in rest).
Proof. by apply: sym_connect_sym => x y; apply: undirected. Qed.

Lemma component_eq u v : u \in component v -> component u = component v.
Proof.
rewrite inE => vu; apply/setP=> w; rewrite !inE; exact/esym/(same_connect rest_sym vu).
Qed.

Lemma component_inside u v : v \in W :\: B -> u \in component v -> u \in W :\: B.
Proof.
rewrite inE [u \in component v]inE => /andP[vB vW] /connectP[s s_path ->] {u}.
elim: s v vB vW s_path => [|w s IH] v vB vW /=; first by rewrite inE vB.
rewrite in_inducing => /andP[/and3P[_ _ wWB] s_path]; move: wWB; rewrite inE => /andP[wB wW].
exact: IH.
Qed.

Definition mate N v : V := odflt v [pick w | (v, w) \in N].

Lemma mate_eq N v w : matching H N -> (v, w) \in N -> mate N v = w.
Proof.
case/matchingP=> _ _ fun1 vw; rewrite /mate; case: pickP => [u vu|none].
  exact: fun1 vu vw.
by have := none w; rewrite /= vw.
Qed.

(* What a matching leaves of an odd component: a missed vertex, or one joined to the barrier. *)
Definition tokens N : {set V} :=
  [set v in W :\: B | ~~ saturates N v] :|: [set b in B | [exists w in W :\: B, (b, w) \in N]].
Definition owner N t : {set V} := if t \in B then component (mate N t) else component t.

Lemma odd_components_owned N :
  matching H N -> odd_components E W B \subset owner N @: [set t in tokens N | odd #|owner N t|].
Proof.
move=> HN; have [sub sym fun1] := matchingP _ _ HN.
apply/subsetP=> K; rewrite inE => /andP[/imsetP[v v_WB K_eq] K_odd].
suff [t tok own] : exists2 t, t \in tokens N & owner N t = K.
  by apply/imsetP; exists t => //; rewrite inE tok own.
have inK u : u \in K -> u \in W :\: B by rewrite K_eq; apply: component_inside.
have compK u : u \in K -> component u = K by rewrite K_eq; apply: component_eq.
pose left_over u := ~~ saturates N u || [exists b in B, (u, b) \in N].
have [/existsP[u /andP[uK]]|none] := boolP [exists u in K, left_over u].
  case/orP=> [u_exp|/existsP[b /andP[bB ub]]].
  - exists u; first by apply/setUP; left; rewrite inE u_exp (inK u uK).
    by have := inK u uK; rewrite inE /owner => /andP[/negPf-> _]; apply: compK.
  - exists b; last by rewrite /owner bB (mate_eq HN (sym _ _ ub)); apply: compK.
    apply/setUP; right; rewrite inE bB /=; apply/existsP; exists u.
    by rewrite (inK u uK) (sym _ _ ub).
have inside u w : u \in K -> (u, w) \in N -> w \in K.
  move=> uK uw; have := inK u uK; rewrite K_eq in uK *; rewrite inE => /andP[uB uW].
  have := sub _ _ uw; rewrite in_inducing => /and3P[uwE _ wW].
  have wB : w \notin B.
    apply: contraNN none => wB; apply/existsP; exists u; rewrite K_eq uK; apply/orP; right.
    by apply/existsP; exists w; rewrite wB.
  rewrite inE; rewrite inE in uK; apply: connect_trans uK _; apply: connect1.
  by rewrite in_inducing uwE !inE uB uW wB.
have HK : matching H (inducing N K).
  apply/matchingP; split=> [u w|u w|u w z]; rewrite !in_inducing.
  - by case/and3P=> /sub; rewrite in_inducing.
  - by case/and3P=> /sym-> -> ->.
  - by case/and3P=> uw _ _ /and3P[uz _ _]; apply: fun1 uw uz.
have := even_saturated simpleH HK; rewrite (_ : [set u | _] = K) ?K_odd //.
apply/setP=> u; rewrite inE; apply/saturatesP/idP=> [[w]|uK].
  by rewrite in_inducing => /and3P[].
have [w uw] : exists w, (u, w) \in N.
  apply/saturatesP; apply: contraNT none => u_exp; apply/existsP; exists u.
  by rewrite uK /left_over u_exp.
by exists w; rewrite in_inducing uw uK (inside u).
Qed.

Lemma tokens_inside N : matching H N -> tokens N \subset missed W N :|: B.
Proof.
move=> HN; apply/subsetP=> t; rewrite !inE; case/orP=> [/andP[/andP[_ ->] ->] //|/andP[-> _]].
by rewrite orbT.
Qed.

Section Pair.
Variable M : graph V.
Hypothesis pair : tutte_berge_pair E W B M.

Lemma odd_components_few N :
  matching H N -> #|odd_components E W B| <= #|[set t in tokens N | odd #|owner N t|]|.
Proof.
move=> /odd_components_owned/subset_leq_card le; exact: leq_trans le (leq_imset_card _ _).
Qed.

Lemma tokens_few N :
  matching H N -> #|[set t in tokens N | odd #|owner N t|]| <= #|missed W N :|: B|.
Proof.
move=> HN; apply/subset_leq_card/(subset_trans _ (tokens_inside HN)).
by apply/subsetP=> t; rewrite inE => /andP[].
Qed.

Lemma pair_fewest N : matching H N -> #|missed W M| <= #|missed W N|.
Proof.
case: pair => _ _ count HN; rewrite -(leq_add2r #|B|) -count.
apply: leq_trans (odd_components_few HN) _; apply: leq_trans (tokens_few HN) _.
by rewrite cardsU leq_subr.
Qed.

Lemma size_missed N : matching H N -> #|N| + #|missed W N| = #|W|.
Proof.
move=> HN; have [sub sym _] := matchingP _ _ HN; rewrite (card_matching HN).
rewrite -(cardsID [set v | saturates N v] W); congr (_ + _); apply: eq_card => v.
- rewrite !inE andbC; case: (boolP (saturates N v)) => //= /saturatesP[w /sub].
  by rewrite in_inducing => /and3P[_ ->].
- by rewrite !inE andbC.
Qed.

Lemma pair_maximum : maximum H M.
Proof.
have [_ HM _] := pair; apply/maximumP; split=> // N HN.
by rewrite -(leq_add2r #|missed W N|) (size_missed HN) -(size_missed HM) leq_add2l pair_fewest.
Qed.

Lemma pair_tight N t :
  maximum H N -> t \in missed W N :|: B -> (t \in tokens N) && odd #|owner N t|.
Proof.
move=> maxN t_in; have [_ HM count] := pair; have HN : matching H N by case/andP: maxN.
have size_N : #|N| = #|M|.
  apply/eqP; rewrite eqn_leq; have /maximumP[_ ->] := maxN; rewrite // andbT.
  by have /maximumP[_ ->] := pair_maximum.
have missed_N : #|missed W N| = #|missed W M|.
  by apply/eqP; rewrite -(eqn_add2l #|M|) (size_missed HM) -size_N (size_missed HN).
have /eqP/setP/(_ t) : [set t in tokens N | odd #|owner N t|] == missed W N :|: B.
  rewrite eqEcard; apply/andP; split.
    apply: (subset_trans _ (tokens_inside HN)); apply/subsetP=> u; by rewrite inE => /andP[].
  apply: leq_trans (odd_components_few HN); rewrite count cardsU missed_N leq_subr //.
by rewrite t_in inE.
Qed.

Lemma barrier_not_outer b : b \in B -> b \notin outer H.
Proof.
move=> bB; apply/not_outerP=> N maxN; have HN : matching H N by case/andP: maxN.
have b_in : b \in missed W N :|: B by rewrite inE bB orbT.
have /andP[] := pair_tight maxN b_in.
rewrite !inE bB /= => /existsP[w /andP[_ bw]] _.
by apply/saturatesP; exists w.
Qed.

(* No maximum matching misses a vertex in an even component. *)
Lemma even_not_outer v : v \in W :\: B -> ~~ odd #|component v| -> v \notin outer H.
Proof.
move=> v_WB v_even; apply: contra v_even => /outerP[N maxN v_exp].
have := v_WB; rewrite inE => /andP[vB vW].
have v_in : v \in missed W N :|: B by rewrite !inE vW v_exp.
have /andP[_] := pair_tight maxN v_in.
by rewrite /owner (negPf vB).
Qed.

(* If all others in W are outer, then the barrier is the set of inner vertices, and no vertex is
   perfect. *)
Lemma barrier_inner :
  (forall v, v \in W :\: B -> v \in outer H) -> inner H = B /\ perfect_vertices H = set0.
Proof.
move=> others; have inner_B : inner H = B.
  apply/setP=> v; apply/idP/idP=> [v_inn|vB].
    have vW := subsetP (inner_inside E W) v v_inn.
    by apply: contraT => vB; have := inner_not_outer v_inn; rewrite others // inE vB.
  apply/innerP; split; first exact: barrier_not_outer.
  have [_ HM _] := pair; have [sub _ _] := matchingP _ _ HM.
  have v_in : v \in missed W M :|: B by rewrite inE vB orbT.
  have /andP[] := pair_tight pair_maximum v_in.
  rewrite !inE vB /= => /existsP[w /andP[w_WB vw]] _.
  by exists w; [apply: others | apply: sub].
split=> //; apply/setP=> v; rewrite [RHS]inE; apply/perfect_verticesP=> -[v_out v_inn].
have vW : v \in W.
  apply: contraR v_out => vW; have [N maxN] := maximum_exists H; apply/outerP; exists N => //.
  apply/saturatesP=> -[w vw]; have [sub _ _] := matchingP _ _ (proj1 (maximumP _ _ maxN)).
  by have := sub _ _ vw; rewrite in_inducing (negPf vW) andbF.
by case/negP: v_out; apply: others; rewrite inE -inner_B v_inn.
Qed.

End Pair.
End Barrier.

(* A graph of the sequence as a witness shows it: the barrier B is a proof for the matching M, and
   for each other vertex there is a matching of the same size that misses it. *)
Definition shown_level (V : finType) (E : graph V) (W B : {set V}) (M : graph V) : Prop :=
  tutte_berge_pair E W B M /\
  forall v, v \in W :\: B ->
    exists N, [/\ matching (inducing E W) N, #|N| = #|M| & ~~ saturates N v].

Lemma shown_sequence (V : finType) (E : graph V) (n : nat) (W : nat -> {set V})
    (M : nat -> graph V) :
  simple E -> W 0 = setT -> (forall k, k < n -> shown_level E (W k) (W k.+1) (M k)) ->
  (forall k, k <= n -> vertices_of E k = W k) /\
  (forall k, k < n -> perfect_vertices (G_ E k) = set0).
Proof.
move=> simpleE W0 shown.
have classes k : k < n ->
    inner (inducing E (W k)) = W k.+1 /\ perfect_vertices (inducing E (W k)) = set0.
  move=> lt_k; have [pair exposing] := shown k lt_k; have [_ HM _] := pair.
  have maxM := pair_maximum simpleE pair.
  apply: (barrier_inner simpleE pair) => v /exposing[N [HN size_N v_exp]].
  by apply/outerP; exists N => //; apply: (maximum_of_size maxM HN); rewrite size_N.
have vertices k : k <= n -> vertices_of E k = W k.
  elim: k => [|k IH] lt_k; first by rewrite W0.
  by rewrite /= IH ?(ltnW lt_k) //; have [] := classes k lt_k.
by split=> // k lt_k; rewrite /G_ vertices ?(ltnW lt_k) //; have [] := classes k lt_k.
Qed.
