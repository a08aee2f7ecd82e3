(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* A bipartite graph whose matrix is invertible has a perfect matching: one product of the
   determinant is not 0. *)
From mathcomp Require Import all_ssreflect all_fingroup ssralg zmodp matrix mxalgebra.
From Gazetteer Require Import games rules matchings matrices.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Lemma full_rank_product (n : nat) (M : 'M['F_2]_n) :
  \rank M = n -> exists s : 'S_n, forall i, (M i (s i) != 0)%R.
Proof.
move=> rank_n; have : (\det M != 0)%R.
  by rewrite -GRing.unitfE -unitmxE -row_free_unit /row_free rank_n.
rewrite /determinant => det0.
suff /existsP[s /forallP s_M] : [exists s : 'S_n, [forall i, (M i (s i) != 0)%R]] by exists s.
apply: contraNT det0 => /existsPn none; apply/eqP.
rewrite big1 // => s _; have /forallPn[i] := none s; rewrite negbK => /eqP M0.
by rewrite (bigD1 i) //= M0 GRing.mul0r GRing.mulr0.
Qed.

Lemma full_rank_matching (V : finType) (E : graph V) (X : {set V}) (n : nat) (M : 'M['F_2]_n)
    (r c : 'I_n -> V) :
  simple E -> matrix_of E X M r c -> \rank M = n -> exists P, perfect E P.
Proof.
move=> simpleE [bip [r_inj r_X] [c_inj c_X] entry] /full_rank_product[s s_M].
have rX i : r i \in X by apply/r_X; exists i.
have cX i : c i \notin X by apply/c_X; exists i.
have r_c i j : r i <> c j by move=> rc; have := cX j; rewrite -rc rX.
pose P : graph V := [set (r i, c (s i)) | i : 'I_n] :|: [set (c (s i), r i) | i : 'I_n].
have inP x y : (x, y) \in P <-> exists i, (x = r i /\ y = c (s i)) \/ (x = c (s i) /\ y = r i).
  rewrite inE; split=> [/orP[] /imsetP[i _ [-> ->]]|[i [] [-> ->]]].
  - by exists i; left.
  - by exists i; right.
  - by rewrite imset_f.
  - by apply/orP; right; apply: imset_f.
exists P; apply/andP; split.
  apply/matchingP; split=> [x y /inP[i []] [-> ->]|x y /inP[i H]|x y z].
  - by rewrite -entry.
  - by rewrite (undirected simpleE) -entry.
  - by apply/inP; exists i; case: H => [] [-> ->]; [right|left].
  case/inP=> i [] [-> ->] /inP[j []] [].
  - by move=> /r_inj-> ->.
  - by move=> /r_c.
  - by move=> /esym/r_c.
  - by move=> /c_inj/perm_inj-> ->.
apply/forallP=> v; apply/saturatesP; have [/r_X[i ->]|/c_X[j ->]] := boolP (v \in X).
  by exists (c (s i)); apply/inP; exists i; left.
by exists (r (s^-1%g j)); apply/inP; exists (s^-1%g j); right; rewrite permKV.
Qed.
