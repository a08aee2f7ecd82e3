(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Where a path to an exposed vertex first meets an alternating path between edges of the matching
   [And74, Lemma 1, proof]. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules matchings exchange gallai_edmonds slither matched_play.
From Gazetteer Require Import alternating zigzag forest.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Crossing.
Variables (V : finType) (E M : graph V).
Hypothesis simpleE : simple E.
Hypothesis maxM : maximum E M.
Implicit Types (a b c s t : seq V) (r u v w x y z : V).

Let EM : matching E M.
Proof. by case/andP: maxM. Qed.
Let simpleM : simple M := simple_matching simpleE EM.
Let sym x y : (x, y) \in M -> (y, x) \in M.
Proof. by case/matchingP: EM => _ sym _; apply: sym. Qed.
Let fun1 x y z : (x, y) \in M -> (x, z) \in M -> y = z.
Proof. by case/matchingP: EM => _ _ fun1; apply: fun1. Qed.

Lemma first_split (p : pred V) s :
  has p s -> exists a x b, [/\ s = a ++ x :: b, p x & all (predC p) a].
Proof.
elim: s => [//|y s IH] /=; have [py _|not_p /= /IH[a [x [b [-> px all_a]]]]] := boolP (p y).
  by exists [::], y, s.
by exists (y :: a), x, b; rewrite /= not_p.
Qed.

(* The vertices of a path that begins and ends with an edge of M are paired by M. *)
Lemma paired u w s x :
  alternates M [:: u, w & s] -> (u, w) \in M -> ~~ odd (size s) -> x \in [:: u, w & s] ->
  exists a y b, (x, y) \in M /\
    ([:: u, w & s] = a ++ [:: x, y & b] \/ [:: u, w & s] = a ++ [:: y, x & b]).
Proof.
have [n] := ubnP (size s); elim: n u w s => // n IH u w s lt_n alt uw s_even.
rewrite !inE => /or3P[/eqP->|/eqP->|].
- by exists [::], w, s; split; [|left].
- by exists [::], u, s; split; [exact: sym | right].
case: s lt_n alt s_even => [//|y [//|z s]] lt_n alt; rewrite /= negbK => s_even x_s.
have yz : (y, z) \in M.
  by case/and3P: alt; rewrite uw; case: (_ \in M) => // _; case: (_ \in M).
have lt_s : size s < n by rewrite -ltnS; apply: leq_trans lt_n; rewrite !ltnS leqnSn.
have alt' := alternates_tail (alternates_tail alt).
have [a [x' [b [xx' cases]]]] := IH y z s lt_s alt' yz s_even x_s.
by exists [:: u, w & a], x', b; split=> //; case: cases => ->; [left | right].
Qed.

Lemma alternating_join a x y c :
  alternating_path E M (a ++ [:: x; y]) -> alternating_path E M [:: x, y & c] ->
  {in a, forall z, z \notin [:: x, y & c]} -> alternating_path E M (a ++ [:: x, y & c]).
Proof.
move=> [uniq_a a_path alt_a] [uniq_c c_path alt_c] apart; split.
- rewrite cat_uniq uniq_c andbT; move: uniq_a; rewrite cat_uniq => /andP[-> _].
  apply/hasPn=> z z_c; apply/negP=> z_a; by rewrite (negPf (apart z z_a)) in z_c.
- case: a a_path {uniq_a alt_a apart} => [//|r a]; rewrite /= !cat_path => /andP[-> /=].
  by case/and3P=> lx _ _; case/andP: c_path => xy yc; apply/and3P.
- by rewrite alternates_join alt_a.
Qed.

Lemma alternating_cat_r a c : alternating_path E M (a ++ c) -> alternating_path E M c.
Proof. by elim: a => [//|x a IH] /alternating_tail. Qed.

Lemma alternating_cat_l a c : alternating_path E M (a ++ c) -> alternating_path E M a.
Proof.
move=> /(alternating_rev simpleE simpleM); rewrite rev_cat => /alternating_cat_r.
by move/(alternating_rev simpleE simpleM); rewrite revK.
Qed.

(* A runs from v along its edge v v1 of M to w, and its other end edge is in M too; B from v1 along
   that edge to an exposed vertex. *)
Lemma crossing v v1 a b :
  v \in inner E -> (v, v1) \in M -> alternating_path E M [:: v, v1 & a] ->
  end_edge_in M (rev [:: v, v1 & a]) ->
  alternating_path E M [:: v1, v & b] -> ~~ saturates M (last v b) ->
  exists b1 (s f : V) b2 a1 a2,
    [/\ rev [:: v1, v & b] = b1 ++ [:: s, f & b2], [:: v, v1 & a] = a1 ++ [:: s, f & a2],
        {in b1, forall x, x \notin [:: v, v1 & a]}, (s, f) \in M &
        exists r t, [/\ b1 ++ [:: s, f & a2] = r :: t, last r t = last v1 a,
                        reached_by E M r t (last v1 a) & ~~ odd (size t)]].
Proof.
move=> v_inn vv1 a_alt a_ends b_alt r_exp; set A := [:: v, v1 & a] in a_alt a_ends *.
have [_ _ altA] := a_alt.
have a_even : ~~ odd (size a) by move: a_ends; rewrite last_edge // vv1; case: (odd _).
have rev_b := alternating_rev simpleE simpleM b_alt.
have := @first_split (mem A) (rev [:: v1, v & b]); case.
  by apply/hasP; exists v1; rewrite ?mem_rev !inE eqxx ?orbT.
move=> b1 [s [b' [B_eq s_A not_A]]].
have b1_A : {in b1, forall x, x \notin A} by move=> x /(allP not_A).
have [a1 [f [a2 [sf]]]] := paired altA vv1 a_even s_A; rewrite -/A => A_eq.
have f_A : f \in A by case: A_eq => ->; rewrite mem_cat !inE eqxx !orbT.
have b1_f : f \notin b1 by apply/negP=> /b1_A; rewrite f_A.
have rev_head : rev [:: v1, v & b] = last v b :: rev (belast v1 (v :: b)) by rewrite rev_path.
case: b1 B_eq b1_A b1_f not_A => [|r b1] B_eq b1_A b1_f _.
  move: B_eq; rewrite rev_head /= => -[r_s _]; case/saturatesP: r_exp.
  by exists f; rewrite r_s.
have r_eq : last v b = r by move: B_eq; rewrite rev_head => -[].
rewrite r_eq in r_exp; set p := last r b1; set q := belast r b1.
have rb1 : r :: b1 = rcons q p := lastI r b1.
have ps : (p, s) \notin M.
  by apply: contraNN b1_f => /sym sp; rewrite (fun1 sf sp) rb1 mem_rcons mem_head.
have [b2 b'_eq] : exists b2, b' = f :: b2.
  case: b' B_eq => [|n b2] B_eq.
    move: (congr1 rev B_eq) ps; rewrite revK rb1 cat_rcons rev_cat /= => -[<- <- _].
    by rewrite vv1.
  exists b2; congr (_ :: _); apply: fun1 sf.
  move: rev_b; rewrite B_eq rb1 cat_rcons => /alternating_cat_r[_ _] /andP[alt _].
  by move: alt; rewrite (negPf ps); case: (_ \in M).
rewrite b'_eq in B_eq; have B_alt : alternating_path E M ((r :: b1) ++ [:: s; f]).
  by move: rev_b; rewrite B_eq -[[:: s, f & b2]]/([:: s; f] ++ b2) catA => /alternating_cat_l.
have reach c : alternating_path E M [:: s, f & c] -> {subset [:: s, f & c] <= A} ->
    end_edge_in M (rev [:: s, f & c]) ->
    reached_by E M r (b1 ++ [:: s, f & c]) (last f c) /\ ~~ odd (size (b1 ++ [:: s, f & c])).
  move=> c_alt c_A ends; have alt : alternating_path E M (r :: b1 ++ [:: s, f & c]).
    by apply: (alternating_join B_alt c_alt) => z /b1_A; apply: contraNN => /c_A.
  split; first by split=> //; rewrite last_cat.
  have [_ _ alt'] := alt; rewrite -(last_edge_exposed simpleM alt' r_exp) //; last by case: (b1).
  by rewrite -cat_cons rev_cat end_edge_cat // size_rev.
case: A_eq => A_eq; last first.
  have c_alt : alternating_path E M [:: s, f & rev a1].
    have fs_alt : alternating_path E M (a1 ++ [:: f; s]).
      by apply: (@alternating_cat_l _ a2); rewrite -catA -A_eq.
    by have := alternating_rev simpleE simpleM fs_alt; rewrite rev_cat.
  have [||] := reach (rev a1) c_alt.
  - move=> z; rewrite A_eq mem_cat !inE mem_rev => /or3P[|->|->]; rewrite ?orbT //.
    by move/eqP->; rewrite eqxx !orbT.
  - rewrite -[[:: s, f & rev a1]]/([:: s; f] ++ rev a1) rev_cat revK.
    have : end_edge_in M A by rewrite /= vv1.
    rewrite A_eq -[[:: f, s & a2]]/([:: f; s] ++ a2) catA end_edge_cat // size_cat addnC //.
  move=> v_r r_even; case/negP: (inner_not_outer v_inn).
  apply/(outer_reached simpleE maxM); exists r, (b1 ++ [:: s, f & rev a1]); split=> //.
  suff -> : v = last f (rev a1) by [].
  by case: a1 A_eq {c_alt v_r r_even} => [|x a1] [-> _] //; rewrite rev_cons last_rcons.
have a_last : last f a2 = last v1 a.
  by have := congr1 (last v) A_eq; rewrite /= last_cat.
exists (r :: b1), s, f, b2, a1, a2; split=> //.
have [|||v_r r_even] := reach a2.
- by apply: (@alternating_cat_r a1); rewrite -A_eq.
- by move=> z; rewrite A_eq mem_cat => ->; rewrite orbT.
- by move: a_ends; rewrite A_eq rev_cat end_edge_cat // size_rev.
by exists r, (b1 ++ [:: s, f & a2]); rewrite last_cat /= -a_last.
Qed.

End Crossing.
