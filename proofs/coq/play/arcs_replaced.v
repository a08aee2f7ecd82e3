(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The reduction of DEG to UEG of [FSU93, Theorem 2.1]: every arc of a digraph is replaced by a
   copy of the pseudoarc. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules directed_rules pseudoarc.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Replaced.
Variables (V A : finType) (tail head : A -> V).
Hypothesis arcs_differ : forall k l, tail k = tail l -> head k = head l -> k = l.
Notation W := (with_copies V A).
Implicit Types (U : {set A}) (k l : A).

(* The copies of the arcs in U are whole, the others have been gone through. *)
Definition copies_of U k : seq (nat * nat) := if k \in U then pseudoarc else used.
Definition arcs_of U : digraph V := [set (tail k, head k) | k in U].

Lemma copies_of_whole U k : k \in U -> copies_of U k = pseudoarc.
Proof. by rewrite /copies_of => ->. Qed.

Lemma legal_copies_of U : legal (copies_of U).
Proof. by move=> k; rewrite /copies_of; case: ifP. Qed.

Lemma in_arcs_of U k : ((tail k, head k) \in arcs_of U) = (k \in U).
Proof.
apply/imsetP/idP => [[l lU [t h]]|kU]; last by exists k.
by rewrite (arcs_differ t h).
Qed.

Lemma arcs_of_less U k : arcs_of (U :\ k) = without_arc (arcs_of U) (tail k) (head k).
Proof.
apply/setP=> -[x y]; rewrite in_without_arc; apply/imsetP/andP.
  case=> l; rewrite !inE => /andP[l_k lU] [-> ->]; split; first by rewrite in_arcs_of.
  by apply: contra l_k => /andP[/eqP t /eqP h]; rewrite (arcs_differ t h).
case=> /imsetP[l lU [-> ->]] not_k; exists l; rewrite // !inE lU andbT.
by apply: contra not_k => /eqP->; rewrite !eqxx.
Qed.

Lemma gone_through U k : k \in U ->
  copies tail head (set_copy (copies_of U) k used) = copies tail head (copies_of (U :\ k)).
Proof.
move=> kU; apply: eq_copies => l; rewrite /set_copy /copies_of !inE.
by case: eqP.
Qed.

Lemma entered n U k e i : 7 <= n -> k \in U -> e \in pseudoarc -> i < 7 ->
  is_P ((copies tail head (set_copy (copies_of U) k (rem e pseudoarc)),
         at_place tail head k i) : UEG W)
  = inside n (rem e pseudoarc) i (after tail head (copies_of U) k).
Proof.
move=> n7 kU e_in i7; have ok : legal (set_copy (copies_of U) k (rem e pseudoarc)).
  by rewrite -(copies_of_whole kU); apply: set_copy_legal (legal_copies_of U).
have self : set_copy (copies_of U) k (rem e pseudoarc) k = rem e pseudoarc.
  by rewrite /set_copy eqxx.
rewrite (@inside_P _ _ tail head n) ?self ?size_rem //; apply: eq_inside => s y; rewrite /after.
suff -> : copies tail head (set_copy (set_copy (copies_of U) k (rem e pseudoarc)) k s) =
          copies tail head (set_copy (copies_of U) k s) by [].
by apply: eq_copies => l; rewrite /set_copy; case: eqP.
Qed.

Lemma entered_from_x U k : k \in U ->
  is_P ((copies tail head (set_copy (copies_of U) k (rem (place_x, place_a) pseudoarc)),
         at_place tail head k place_a) : UEG W) =
  is_P ((copies tail head (copies_of (U :\ k)), inl (head k)) : UEG W).
Proof. by move=> kU; rewrite (@entered 7) // inside_from_x /after gone_through. Qed.

Lemma entered_from_y U k : k \in U ->
  ~~ is_P ((copies tail head (set_copy (copies_of U) k (rem (place_d, place_y) pseudoarc)),
            at_place tail head k place_d) : UEG W).
Proof. by move=> kU; rewrite (@entered 7) // inside_from_y. Qed.

(* The moves from a vertex of before are into the copies of unused arcs, from x or from y. *)
Lemma outer_optionP U v (q : UEG W) :
  q \in options ((copies tail head (copies_of U), inl v) : UEG W) <->
  exists2 k, k \in U &
    (tail k = v /\
     q = (copies tail head (set_copy (copies_of U) k (rem (place_x, place_a) pseudoarc)),
          at_place tail head k place_a)) \/
    (head k = v /\
     q = (copies tail head (set_copy (copies_of U) k (rem (place_d, place_y) pseudoarc)),
          at_place tail head k place_d)).
Proof.
rewrite copies_optionP; last exact: legal_copies_of.
split.
- case=> k [e [i [j [e_k e_ij k_v ->]]]].
  have /andP[_ /allP/(_ e e_k) e_in] := legal_copies_of U k.
  have i4 : 4 < i.
    rewrite ltnNge; apply/negP=> i4; move: k_v; rewrite at_inner //.
  have kU : k \in U.
    move: e_k; rewrite /copies_of; case: ifP => // _ e_used.
    have /allP/(_ e e_used)/andP[e1 e2] : all (fun e => (e.1 < 5) && (e.2 < 5)) used by [].
    by case/orP: e_ij e1 e2 i4 => /eqP-> /= ? ?; rewrite ltnNge -ltnS => /negP.
  exists k => //; rewrite copies_of_whole //.
  have /allP/(_ e e_in) : all (fun e => [|| e == (place_x, place_a), e == (place_d, place_y)
    | (e.1 < 5) && (e.2 < 5)]) pseudoarc by [].
  case/or3P=> [/eqP E|/eqP E|inn].
  + by left; move: e_ij k_v i4; rewrite E => /orP[] /eqP[<- <-] // [<-].
  + by right; move: e_ij k_v i4; rewrite E => /orP[] /eqP[<- <-] // [<-].
  + by case/andP: inn e_ij i4 => e1 e2 /orP[] /eqP E; move: e1 e2; rewrite E /= => ? ?;
      rewrite ltnNge -ltnS => /negP.
- case=> k kU [] [<- ->].
  + exists k, (place_x, place_a), place_x, place_a; rewrite copies_of_whole //.
  + exists k, (place_d, place_y), place_y, place_d; rewrite copies_of_whole //.
Qed.

Lemma same_outcome U v :
  is_P ((copies tail head (copies_of U), inl v) : UEG W) = is_P ((arcs_of U, v) : DEG V).
Proof.
have [n] := ubnP #|U|; elim: n U v => // n IH U v; rewrite ltnS => le_n.
have less k : k \in U -> #|U :\ k| < n.
  by move=> kU; apply: leq_trans le_n; rewrite [X in _ < X](cardsD1 k) kU.
rewrite !is_P_eq; apply/allP/allP => all_N.
- move=> q /DEG_optionP[w /imsetP[k kU [v_t w_h]] ->]; rewrite v_t w_h -arcs_of_less.
  rewrite -IH ?less // -entered_from_x //; apply: all_N; apply/outer_optionP.
  by exists k => //; left.
- move=> q /outer_optionP[k kU [[k_v ->]|[k_v ->]]]; last exact: entered_from_y.
  rewrite entered_from_x // IH ?less // arcs_of_less; apply: all_N.
  by rewrite -k_v; apply/DEG_optionP; exists (head k); rewrite ?in_arcs_of.
Qed.

Lemma simple_copies left : legal left -> simple (copies tail head left).
Proof.
move=> ok; split=> [w|u w].
  apply/negP=> /in_copies[k [e [e_k e_w]]].
  have /andP[_ /allP/(_ e e_k) e_in] := ok k; have no_loop := pseudoarc_no_loop e_in.
  have /and3P[e1 e2 inn] := pseudoarc_small e_in.
  have /(at_place_eq e1 e2)[]: at_place tail head k e.1 = at_place tail head k e.2.
    by case/orP: e_w => /eqP[<- <-].
  rewrite /alike (negPf no_loop) /= => /andP[l1 l2] _.
  by case/orP: inn; rewrite ltnNge ?l1 ?l2.
apply/in_copies/in_copies => -[k [e [e_k e_w]]]; exists k, e; split=> //.
all: by move: e_w; rewrite /joined_by !xpair_eqE orbC; congr (is_true (_ || _)); exact: andbC.
Qed.
End Replaced.

(* D with every arc replaced: its vertices stay, and five are new for each arc. *)
Section Replace.
Variables (V : finType) (D : digraph V).
Definition arc_of : finType := [finType of {a : V * V | a \in D}].
Definition replaced_vertices : finType := with_copies V arc_of.
Definition replace_arcs : graph replaced_vertices :=
  copies (fun k : arc_of => (val k).1) (fun k => (val k).2) (fun _ => pseudoarc).

Lemma arc_of_differ (k l : arc_of) : (val k).1 = (val l).1 -> (val k).2 = (val l).2 -> k = l.
Proof.
by move=> t h; apply: val_inj; rewrite [LHS]surjective_pairing t h -surjective_pairing.
Qed.

Lemma simple_replace_arcs : simple replace_arcs.
Proof. exact: simple_copies. Qed.

Lemma replace_arcs_outcome (v : V) :
  is_P ((replace_arcs, inl v) : UEG replaced_vertices) = is_P ((D, v) : DEG V).
Proof.
have := same_outcome arc_of_differ [set: arc_of] v.
have -> : arcs_of (fun k : arc_of => (val k).1) (fun k => (val k).2) [set: arc_of] = D.
  apply/setP=> -[x y]; apply/imsetP/idP => [[[a a_D] _ ->]|xy].
    by rewrite -surjective_pairing.
  by exists (Sub (x, y) xy).
move=> <-; suff -> : replace_arcs = copies (fun k : arc_of => (val k).1) (fun k => (val k).2)
  (copies_of [set: arc_of]) by [].
by apply: eq_copies => k; rewrite /copies_of inE.
Qed.
End Replace.
