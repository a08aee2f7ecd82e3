(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* A set of vertices whose border a matching joins into it, so that each part of it has at most one
   vertex that is missed or joined to the border: the border is a barrier. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules matchings exchange gallai_edmonds slither.
From Gazetteer Require Import slither_examples barriers.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section ClosedSet.
Variables (V : finType) (E M : graph V) (D A : {set V}).
Hypothesis simpleE : simple E.
Hypothesis EM : matching E M.
Implicit Types (r s u v w x y z : V).

(* A is the border of D. *)
Hypothesis A_out : forall z, z \in A -> z \notin D.
Hypothesis A_all : forall y z, y \in D -> (y, z) \in E -> z \notin D -> z \in A.
Hypothesis missed_D : forall u, ~~ saturates M u -> u \in D.
Hypothesis A_mate : forall z x, z \in A -> (z, x) \in M -> x \in D.
Let within_D u v := [&& u \in D, v \in D & (u, v) \in E].
(* A root is missed by M, or joined to the border. *)
Let roots : {set V} := [set u in D | ~~ saturates M u || [exists z in A, (u, z) \in M]].
Hypothesis roots_apart : forall r s, r \in roots -> s \in roots -> connect within_D r s -> r = s.

Local Notation component := (component E setT A).
Local Notation rest := (inducing E (setT :\: A)).

Lemma component_within u v : u \in D -> v \in component u -> v \in D /\ connect within_D u v.
Proof.
move=> uD; rewrite inE => /connectP[s s_path ->].
elim/last_ind: s s_path => [|s x IH]; first by rewrite /= connect0.
rewrite rcons_path last_rcons => /andP[/IH[lD l_conn]]; rewrite in_inducing => /and3P[lx _ x_A].
have xD : x \in D by apply: contraLR x_A => xD; rewrite !inE (A_all lD lx xD).
split=> //; apply: connect_trans l_conn (connect1 _); by rewrite /within_D lD xD lx.
Qed.

Lemma not_A u : u \in D -> u \in [set: V] :\: A.
Proof. by move=> uD; rewrite !inE andbT; apply: contraL uD => /A_out. Qed.

(* A set that M joins in pairs. *)
Lemma even_part (K : {set V}) : (forall v, v \in K -> exists2 w, (v, w) \in M & w \in K) -> ~~ odd #|K|.
Proof.
move=> mate_K; have [sub sym fun1] := matchingP _ _ EM.
have FE : matching E (inducing M K).
  apply/matchingP; split=> [v w|v w|v w x]; rewrite !in_inducing.
  - by case/and3P=> /sub.
  - by case/and3P=> /sym-> -> ->.
  - by case/and3P=> vw _ _ /and3P[vx _ _]; apply: fun1 vw vx.
have := even_saturated simpleE FE; rewrite (_ : [set v | _] = K) //.
apply/setP=> v; rewrite inE; apply/saturatesP/idP=> [[w]|vK].
  by rewrite in_inducing => /and3P[].
by have [w vw wK] := mate_K v vK; exists w; rewrite in_inducing vw vK wK.
Qed.

(* The matching joins the vertices of a component that are not roots in pairs. *)
Lemma component_odd u : u \in D -> odd #|component u| = [exists r in roots, r \in component u].
Proof.
move=> uD; have [sub sym fun1] := matchingP _ _ EM.
pose K := component u.
have inK v : v \in K -> v \in D by move=> vK; case: (component_within uD vK).
have mate_K v w : v \in K -> v \notin roots -> (v, w) \in M -> w \in K :\: roots.
  move=> vK v_root vw; have vD := inK v vK.
  have w_A : w \notin A.
    apply: contra v_root => wA; rewrite inE vD; apply/orP; right; apply/existsP; exists w.
    by rewrite wA.
  have wD : w \in D by apply: contraR w_A => wD; apply: A_all (sub _ _ vw) wD.
  rewrite inE; apply/andP; split.
    rewrite inE wD negb_and negb_or negbK; apply/orP; right; apply/andP; split.
      by apply/saturatesP; exists v; apply: sym.
    apply/existsP=> -[z /andP[zA wz]]; move: vD; rewrite (fun1 _ _ _ (sym _ _ vw) wz).
    by apply/negP/A_out.
  rewrite inE; rewrite /K inE in vK; apply: connect_trans vK (connect1 _).
  by rewrite in_inducing (sub _ _ vw) !not_A.
have even_rest : ~~ odd #|K :\: roots|.
  apply: even_part => v; rewrite inE => /andP[v_root vK].
  have [w vw] : exists w, (v, w) \in M.
    apply/saturatesP; apply: contraR v_root => v_exp; by rewrite inE (inK v vK) v_exp.
  by exists w; last exact: mate_K vw.
rewrite -(cardsID roots (component u)) oddD (negPf even_rest) addbF.
have [/existsP[r /andP[r_root rK]]|none] := boolP [exists r in roots, r \in component u].
  rewrite (_ : _ :&: _ = [set r]) ?cards1 //; apply/setP=> s; rewrite !in_setI in_set1.
  apply/andP/eqP=> [[sK s_root]|-> //]; apply: roots_apart => //.
  have [rD _] := component_within uD rK; have s_r : s \in component r.
    by rewrite (component_eq simpleE rK).
  have [_ conn] := component_within rD s_r; move: conn; rewrite (sym_connect_sym _) //.
  by move=> x y; rewrite /within_D (undirected simpleE) andbCA.
rewrite (_ : _ :&: _ = set0) ?cards0 //; apply/setP=> s; rewrite !in_setI in_set0.
by apply: contraNF none => /andP[sK s_root]; apply/existsP; exists s; rewrite s_root.
Qed.

Lemma rest_even u : u \notin D -> u \notin A -> ~~ odd #|component u|.
Proof.
move=> uD uA; have [sub sym fun1] := matchingP _ _ EM.
have out v : v \in component u -> (v \notin D) && (v \notin A).
  rewrite inE => /connectP[s s_path ->]; elim/last_ind: s s_path => [|s x IH]; first by rewrite /= uD.
  rewrite rcons_path last_rcons => /andP[/IH/andP[lD lA]]; rewrite in_inducing => /and3P[lx _ x_A].
  have {}x_A : x \notin A by move: x_A; rewrite !inE andbT.
  rewrite x_A andbT; apply: contra lA => xD; apply: (A_all xD) lD.
  by rewrite (undirected simpleE).
apply: even_part => v vK; have /andP[vD vA] := out v vK.
have [w vw] : exists w, (v, w) \in M by apply/saturatesP; apply: contraR vD => /missed_D.
exists w => //; have w_A : w \notin A by apply: contra vD => wA; apply: A_mate wA (sym _ _ vw).
rewrite inE; rewrite inE in vK; apply: connect_trans vK (connect1 _).
by rewrite in_inducing (sub _ _ vw) !inE vA w_A.
Qed.

Lemma border_pair : tutte_berge_pair E setT A M.
Proof.
have [sub sym fun1] := matchingP _ _ EM.
have all_E : inducing E setT = E by apply/setP=> -[x y]; rewrite in_inducing !inE !andbT.
split; [exact: subsetT | by rewrite all_E |].
have -> : odd_components E setT A = component @: roots.
  apply/setP=> K; rewrite inE; apply/andP/imsetP=> [[/imsetP[u u_A ->]]|[r r_root ->]].
    have [uD|uD] := boolP (u \in D); last first.
      by rewrite (negPf (rest_even uD _)) //; move: u_A; rewrite !inE andbT.
    rewrite component_odd // => /existsP[r /andP[r_root r_u]]; exists r => //.
    by rewrite (component_eq simpleE r_u).
  have rD : r \in D by move: r_root; rewrite inE => /andP[].
  split; first by apply: imset_f; apply: not_A.
  by rewrite component_odd //; apply/existsP; exists r; rewrite r_root inE connect0.
rewrite card_in_imset => [|r s r_root s_root same]; last first.
  have rD : r \in D by move: r_root; rewrite inE => /andP[].
  apply: roots_apart => //; case: (component_within rD (_ : s \in component r)) => //.
  by rewrite same inE connect0.
have missed_roots : missed setT M \subset roots.
  by apply/subsetP=> u; rewrite !inE => /= u_exp; rewrite (missed_D u_exp) u_exp.
rewrite -(cardsID (missed setT M) roots) (setIidPr missed_roots); congr (_ + _).
have sat_A z : z \in A -> exists x, (z, x) \in M.
  by move=> zA; apply/saturatesP; apply: contraLR zA => /missed_D; apply: contraL; apply: A_out.
rewrite -(card_in_imset (f := mate M) (D := mem A)) => [|z z' zA z'A same]; last first.
  have [x zx] := sat_A z zA; have [x' z'x'] := sat_A z' z'A; move: same.
  rewrite (mate_eq (E := E) (W := setT) (N := M) _ zx) ?all_E //.
  rewrite (mate_eq (E := E) (W := setT) (N := M) _ z'x') ?all_E // => x_x'.
  by apply: fun1 (sym _ _ zx) _; rewrite x_x'; apply: sym.
apply: eq_card => u; apply/idP/imsetP=> [|[z zA ->]].
- rewrite !inE /= => /andP[u_sat /andP[uD /orP[u_exp|/existsP[z /andP[zA uz]]]]].
    by rewrite u_exp in u_sat.
  by exists z; rewrite // (mate_eq (E := E) (W := setT) _ (sym _ _ uz)) ?all_E.
- have [x zx] := sat_A z zA; rewrite (mate_eq (E := E) (W := setT) _ zx) ?all_E // !inE /=.
  rewrite (A_mate zA zx) /= negbK; apply/andP; split; first by apply/saturatesP; exists z; apply: sym.
  by apply/orP; right; apply/existsP; exists z; rewrite zA sym.
Qed.

(* So M is maximum, and no maximum matching misses a vertex outside D. *)
Lemma closed_maximum : maximum E M.
Proof.
have all_E : inducing E setT = E by apply/setP=> -[x y]; rewrite in_inducing !inE !andbT.
by have := pair_maximum simpleE border_pair; rewrite all_E.
Qed.

Lemma closed_missed v : missed_by_maximum E v -> v \in D.
Proof.
have all_E : inducing E setT = E by apply/setP=> -[x y]; rewrite in_inducing !inE !andbT.
move=> v_out; have {v_out} v_out : v \in outer (inducing E setT) by rewrite all_E inE.
apply: contraLR v_out => vD; have [vA|vA] := boolP (v \in A).
  exact: (barrier_not_outer simpleE border_pair vA).
apply: (even_not_outer simpleE border_pair) => //; last exact: rest_even.
by rewrite !inE vA.
Qed.
End ClosedSet.
