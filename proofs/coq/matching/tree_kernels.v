(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Even kernels and perfect matchings of trees. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules matchings even_kernels races.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* No cycle, of three vertices or more: every component is a tree. *)
Definition acyclic (V : finType) (E : graph V) : Prop :=
  forall s, 2 < size s -> uniq s -> ~~ cycle (linked E) s.

Section Trees.
Variable V : finType.
Implicit Types (E F : graph V) (u v w : V) (S : {set V}).

Lemma acyclic_sub E F : {subset F <= E} -> acyclic E -> acyclic F.
Proof.
move=> sub no_cycle s s3 s_uniq; apply: contra (no_cycle s s3 s_uniq).
by case: s {s3 s_uniq} => //= x s; apply: sub_path => a b; apply: sub.
Qed.

Lemma edge_cuts E u w : simple E -> acyclic E -> (u, w) \in E ->
  ~~ connect (linked (without_edge E u w)) w u.
Proof.
move=> simpleE no_cycle uw; apply/negP=> /connectP[s s_path s_u].
case/shortenP: s_path s_u => t t_path t_uniq _ u_t.
have t2 : 1 < size t.
  case: t t_path u_t {t_uniq} => [_ /=|x [|y t]] //.
    by move=> u_w; have := simple_neq simpleE uw; rewrite u_w eqxx.
  move=> /= /andP[wx _] u_x; move: wx.
  by rewrite /linked in_without_edge -u_x !eqxx !andbF.
have := no_cycle (w :: t) t2 t_uniq; rewrite /= rcons_path -u_t {2}/linked uw andbT.
by move/negP; apply; apply: sub_path t_path => a b; rewrite /linked in_without_edge => /and3P[].
Qed.

Lemma acyclic_bipartite E : simple E -> acyclic E -> bipartite E.
Proof.
have [n] := ubnP #|E|; elim: n E => // n IH E; rewrite ltnS => le_n simpleE no_cycle.
have [->|[[u w] uw]] := set_0Vmem E; first by exists set0 => x y; rewrite inE.
pose F := without_edge E u w; have simpleF : simple F by apply: simple_without_edge.
have [||X bip] := IH F _ simpleF.
- exact: leq_trans (without_edge_proper uw) le_n.
- by apply: acyclic_sub no_cycle => e; rewrite inE => /andP[].
have in_E x y : (x, y) \in E -> [\/ (x, y) \in F, x = u /\ y = w | x = w /\ y = u].
  move=> xy; rewrite in_without_edge xy /=.
  have [/andP[/eqP-> /eqP->]|_] := boolP ((x == u) && (y == w)); first by constructor 2.
  by have [/andP[/eqP-> /eqP->]|_] := boolP ((x == w) && (y == u)); [constructor 3|constructor 1].
have [same|differ] := eqVneq (u \in X) (w \in X); last first.
  exists X => x y /in_E[/bip //|[-> ->] //|[-> ->]]; by rewrite eq_sym.
exists [set x | (x \in X) (+) connect (linked F) w x] => x y.
have cut : connect (linked F) w u = false by apply/negbTE; apply: edge_cuts.
have ends : (u \in X) (+) connect (linked F) w u != (w \in X) (+) connect (linked F) w w.
  by rewrite cut connect0 same; case: (w \in X).
rewrite !inE => /in_E[xy|[-> ->] //|[-> ->]]; last by rewrite eq_sym.
have -> : connect (linked F) w x = connect (linked F) w y.
  apply/idP/idP => to; apply: connect_trans to (connect1 _) => //.
  by rewrite /linked (undirected simpleF).
by rewrite (inj_eq (@addIb _)); apply: bip.
Qed.
(* The end of a path is joined to no vertex of it but the one before. *)
Lemma no_chord E a c s : simple E -> acyclic E -> uniq (a :: s) -> path (linked E) a s ->
  (a, c) \in E -> c \in s -> c = head a s.
Proof.
move=> simpleE no_cycle s_uniq s_path ac c_s.
case/splitPr: c_s s_uniq s_path => s1 s2 s_uniq; case: s1 s_uniq => // b s1 s_uniq s_path.
have sub : subseq (a :: rcons (b :: s1) c) (a :: (b :: s1) ++ c :: s2).
  by rewrite -cat_rcons -cat_cons prefix_subseq.
have := no_cycle (a :: rcons (b :: s1) c) _ (subseq_uniq sub s_uniq).
rewrite /= size_rcons => /(_ isT)/negP[]; rewrite rcons_path last_rcons.
move: s_path; rewrite -cat_rcons cat_path /= => /andP[/andP[-> ->] _] /=.
by rewrite /linked (undirected simpleE).
Qed.

Lemma perfect_no_kernel E M S : simple E -> acyclic E -> perfect E M -> ~ even_kernel E S.
Proof.
move=> simpleE no_cycle /andP[/matchingP[M_E M_sym M_fun] /forallP sat].
move/even_kernel_everywhere=> [/set0Pn[s0 s0S] _ even].
have mate v : exists w, (v, w) \in M by have /saturatesP := sat v.
pose good n := exists x y rest, [/\ size rest = n.*2, x \in S, (x, y) \in M,
  uniq [:: y, x & rest] & path (linked E) y (x :: rest)].
have all_good n : good n.
  elim: n => [|n [x [y [rest [size_n xS xy good_uniq good_path]]]]].
    have [y sy] := mate s0; exists s0, y, [::]; split=> //=.
      by rewrite inE andbT eq_sym (simple_neq simpleE (M_E _ _ sy)).
    by rewrite /linked (undirected simpleE) M_E.
  have xE := M_E _ _ xy; have yxE : (y, x) \in E by rewrite (undirected simpleE).
  have [x' x'_x yx'] : exists2 x', x' != x & (x' \in S) && ((y, x') \in E).
    have := even y; rewrite (cardsD1 x) !inE yxE xS /= negbK => odd_rest.
    have /card_gt0P[x'] : 0 < #|neighbours E y :&: S :\ x| by move: odd_rest; case: #|_|.
    by rewrite !inE => /and3P[x'_x yx' x'S]; exists x'; rewrite ?x'S.
  have /andP[x'S yx'E] := yx'; have x'yE : (x', y) \in E by rewrite (undirected simpleE).
  have x'_new : x' \notin [:: y, x & rest].
    rewrite inE negb_or eq_sym (simple_neq simpleE yx'E) /=; apply: contra x'_x => x'_in.
    exact/eqP/(no_chord simpleE no_cycle good_uniq good_path yx'E x'_in).
  have [y' x'y'] := mate x'; have x'y'E := M_E _ _ x'y'.
  have new_uniq : uniq [:: x', y, x & rest] by rewrite cons_uniq x'_new.
  have new_path : path (linked E) x' [:: y, x & rest] by rewrite /= {1}/linked x'yE.
  exists x', y', [:: y, x & rest]; split=> //=; first by rewrite size_n.
  - rewrite -[_ && _]/(uniq [:: y', x', y, x & rest]) cons_uniq new_uniq andbT inE negb_or.
    rewrite eq_sym (simple_neq simpleE x'y'E) /=; apply: contra x'_x => y'_in.
    have /= y'_y := no_chord simpleE no_cycle new_uniq new_path x'y'E y'_in.
    by apply/eqP; apply: (M_fun y); apply: M_sym; rewrite // -y'_y.
  - by rewrite {1}/linked (undirected simpleE) x'y'E.
have [x [y [rest [size_n _ _ good_uniq _]]]] := all_good #|V|.
have := max_card (mem [:: y, x & rest]); rewrite (card_uniqP good_uniq) /= size_n -addnn.
by rewrite leqNgt ltnS -addSn leq_addl.
Qed.
End Trees.
