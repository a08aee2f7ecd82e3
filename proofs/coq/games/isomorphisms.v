(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Isomorphisms of graphs, and what they keep: degrees, even kernels, the outcomes of UEG. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules even_kernels.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Definition isomorphism (V W : finType) (E : graph V) (F : graph W) (f : V -> W) : Prop :=
  bijective f /\ forall u v, ((f u, f v) \in F) = ((u, v) \in E).
Definition isomorphic (V W : finType) (E : graph V) (F : graph W) : Prop :=
  exists f, isomorphism E F f.

Lemma isomorphism_inverse (V W : finType) (E : graph V) (F : graph W) f :
  isomorphism E F f -> exists2 g, cancel f g /\ cancel g f & isomorphism F E g.
Proof.
case=> -[g fK gK] edge; exists g => //; split=> [|u v]; first by exists f.
by rewrite -edge !gK.
Qed.

Lemma isomorphic_sym (V W : finType) (E : graph V) (F : graph W) :
  isomorphic E F -> isomorphic F E.
Proof. by case=> f /isomorphism_inverse[g _ iso]; exists g. Qed.

Lemma isomorphic_trans (U V W : finType) (E : graph U) (F : graph V) (H : graph W) :
  isomorphic E F -> isomorphic F H -> isomorphic E H.
Proof.
move=> [f [f_bij f_edge]] [g [g_bij g_edge]]; exists (g \o f); split; first exact: bij_comp.
by move=> u v; rewrite /= g_edge f_edge.
Qed.

Section Isomorphism.
Variables (V W : finType) (f : V -> W).
Implicit Types (E : graph V) (F : graph W).

Lemma isomorphism_degree E F u : isomorphism E F f -> degree F (f u) = degree E u.
Proof.
case=> -[g fK gK] edge; have f_inj := can_inj fK.
rewrite /degree -(card_imset (mem (neighbours E u)) f_inj); apply: eq_card => x.
apply/idP/imsetP=> [|[v uv ->]]; last by rewrite in_neighbours edge -in_neighbours.
by rewrite in_neighbours => ux; exists (g x); rewrite ?gK // in_neighbours -edge gK.
Qed.

Lemma isomorphism_without_edge E F u w :
  isomorphism E F f -> isomorphism (without_edge E u w) (without_edge F (f u) (f w)) f.
Proof.
case=> f_bij edge; split=> // x y; have f_inj := bij_inj f_bij.
by rewrite !in_without_edge edge !(inj_eq f_inj).
Qed.

Lemma isomorphism_option E F u w :
  isomorphism E F f -> (u, w) \in E -> 1 < degree E u -> 1 < degree E w ->
  without_edge F (f u) (f w) \in delete_options F.
Proof.
move=> iso uw u2 w2; apply/delete_optionsP; exists (f u), (f w).
by rewrite !(isomorphism_degree _ iso) (proj2 iso).
Qed.

Lemma isomorphism_simple E F : isomorphism E F f -> simple E -> simple F.
Proof.
case=> -[g fK gK] edge [noloop sym]; split=> [x|x y]; first by rewrite -(gK x) edge noloop.
by rewrite -(gK x) -(gK y) !edge sym.
Qed.

Lemma isomorphism_even_kernel E F S :
  isomorphism E F f -> even_kernel E S <-> even_kernel F (f @: S).
Proof.
case=> f_bij edge; have f_inj := bij_inj f_bij; have [g fK gK] := f_bij.
have count u : #|neighbours F (f u) :&: f @: S| = #|neighbours E u :&: S|.
  rewrite -(card_imset (mem (neighbours E u :&: S)) f_inj); apply: eq_card => x.
  by rewrite -(gK x) !inE !mem_imset // !inE edge.
split=> -[S0 ind even]; split.
- by have [v vS] := set0Pn _ S0; apply/set0Pn; exists (f v); apply: imset_f.
- by move=> _ _ /imsetP[u uS ->] /imsetP[v vS ->]; rewrite edge; apply: ind.
- by move=> x; rewrite -(gK x) mem_imset // count; apply: even.
- by have [_ /imsetP[v vS _]] := set0Pn _ S0; apply/set0Pn; exists v.
- by move=> u v uS vS; rewrite -edge; apply: ind; apply: imset_f.
- by move=> u uS; rewrite -count; apply: even; rewrite mem_imset.
Qed.

Lemma isomorphism_is_P_UEG E F v :
  isomorphism E F f -> is_P ((E, v) : UEG V) = is_P ((F, f v) : UEG W).
Proof.
move=> iso; pose R (p : UEG V) (q : UEG W) := isomorphism p.1 q.1 f /\ q.2 = f p.2.
apply: (@is_P_map _ _ R) => // [] [{v iso}E v] [{}F x] [/= iso ->].
- move=> q /UEG_optionP[w vw ->]; exists (without_edge F (f v) (f w), f w).
    by apply/UEG_optionP; exists (f w); rewrite ?(proj2 iso).
  by split=> //; apply: isomorphism_without_edge.
- move=> q /UEG_optionP[y vy ->]; have [[g fK gK] edge] := iso.
  exists (without_edge E v (g y), g y); first by apply/UEG_optionP; exists (g y); rewrite // -edge gK.
  by split; rewrite /= ?gK //; have := isomorphism_without_edge v (g y) iso; rewrite gK.
Qed.

Lemma isomorphism_UEG E F v :
  isomorphism E F f -> P_position ((E, v) : UEG V) <-> P_position ((F, f v) : UEG W).
Proof.
move=> iso; have same := isomorphism_is_P_UEG v iso.
by split=> /P_positionP v_P; apply/P_positionP; [rewrite -same | rewrite same].
Qed.

Lemma isomorphism_unrooted_UEG E F :
  isomorphism E F f ->
  P_position (inl E : unrooted_UEG V) <-> P_position (inl F : unrooted_UEG W).
Proof.
move=> iso; suff same : is_P (inl E : unrooted_UEG V) = is_P (inl F : unrooted_UEG W).
  by split=> /P_positionP E_P; apply/P_positionP; [rewrite -same | rewrite same].
have [[g fK gK] _] := iso; rewrite !is_P_unrooted_UEG; apply/forallP/forallP=> all_N v.
- by rewrite -(gK v) -(isomorphism_is_P_UEG _ iso).
- by rewrite (isomorphism_is_P_UEG _ iso).
Qed.

Lemma isomorphism_options E F (E' : graph V) :
  isomorphism E F f -> E' \in delete_options E ->
  exists2 F' : graph W, F' \in delete_options F & isomorphism E' F' f.
Proof.
move=> iso /delete_optionsP[u [w [uw u2 w2 ->]]]; exists (without_edge F (f u) (f w)).
- exact: isomorphism_option iso uw u2 w2.
- exact: isomorphism_without_edge.
Qed.
End Isomorphism.

Lemma isomorphic_refl (V : finType) (E : graph V) : isomorphic E E.
Proof. by exists id; split=> //; exists id. Qed.

Lemma isomorphic_options (V W : finType) (E E' : graph V) (F : graph W) :
  isomorphic E F -> E' \in delete_options E ->
  exists2 F' : graph W, F' \in delete_options F & isomorphic E' F'.
Proof. by case=> f iso /(isomorphism_options iso)[F' F'_opt iso']; exists F' => //; exists f. Qed.
