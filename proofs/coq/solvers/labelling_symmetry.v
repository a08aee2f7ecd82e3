(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The edge-labelling game is the same from both sides of a symmetry of the graph: positions whose
   labels an automorphism carries to each other have the same outcome. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules isomorphisms labelling_rules.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Symmetry.
Variables (V : finType) (E : graph V).
Implicit Types (p q x y : edge_labelling V) (f g : V -> V) (v w : V) (e : V * V).

Definition image_of f e : V * V := (f e.1, f e.2).
(* The labels of x are those of p, carried by f. *)
Definition carried f p x : Prop := [/\ p.1 = E, x.1 = E & forall e, x.2 e = p.2 (image_of f e)].

Lemma carried_back f g p x : cancel f g -> cancel g f -> carried f p x -> carried g x p.
Proof.
move=> fK gK [pE xE same]; split=> // -[u v]; rewrite same /image_of /=.
by rewrite !gK.
Qed.

Section One.
Variables (f : V -> V) (p x : edge_labelling V).
Hypotheses (f_iso : isomorphism E E f) (p_x : carried f p x).

Lemma carried_neighbours v : neighbours p.1 (f v) = f @: neighbours x.1 v.
Proof.
have [pE xE _] := p_x; have [[g fK gK] edge] := f_iso; rewrite pE xE.
apply/setP=> w; rewrite -(gK w) mem_imset; last exact: can_inj fK.
by rewrite !in_neighbours edge.
Qed.

Lemma carried_complete v : complete_at x v = complete_at p (f v).
Proof.
have [_ _ same] := p_x; rewrite /complete_at carried_neighbours imset_eq0; congr andb.
apply/forall_inP/forall_inP=> all_l w.
  by case/imsetP=> u /all_l; rewrite same => l0 ->.
by move=> vw; rewrite same; apply: all_l; apply: imset_f.
Qed.

Lemma carried_weight v : weight x v = weight p (f v).
Proof.
have [_ _ same] := p_x; rewrite /weight carried_neighbours big_imset /=.
  by apply: eq_bigr => w _; rewrite same.
by move=> u w _ _; apply: bij_inj; case: f_iso.
Qed.

Lemma carried_magic : magic_so_far x = magic_so_far p.
Proof.
have [[g fK gK] _] := f_iso; apply/forallP/forallP=> magic u; apply/forallP=> v.
  by have /forallP/(_ (g v)) := magic (g u); rewrite !carried_complete !carried_weight !gK.
by have /forallP/(_ (f v)) := magic (f u); rewrite !carried_complete !carried_weight.
Qed.

Lemma carried_unused l : unused x l = unused p l.
Proof.
have [pE xE same] := p_x; have [[g fK gK] edge] := f_iso; rewrite /unused pE xE.
apply/forall_inP/forall_inP=> other [u v] uv.
  by have := other (g u, g v); rewrite same /image_of /= !gK -edge !gK; apply.
by rewrite same; apply: other; rewrite /image_of edge.
Qed.
End One.

Lemma carried_label f p x e l : isomorphism E E f -> carried f p x ->
  carried f (label p (image_of f e) l) (label x e l).
Proof.
move=> [f_bij _] [pE xE same]; split=> // -[u v]; rewrite !ffunE same; case: e => a b.
by rewrite /image_of /= !xpair_eqE !(inj_eq (bij_inj f_bij)).
Qed.

Lemma carried_option f p x y : isomorphism E E f -> carried f p x -> y \in options x ->
  exists2 q, q \in options p & carried f q y.
Proof.
move=> f_iso p_x /label_optionP[e [l [[e_E e0 l_le l_un ->] magic]]].
have [pE xE same] := p_x; have p_y := carried_label e l f_iso p_x.
exists (label p (image_of f e) l) => //; apply/label_optionP; exists (image_of f e), l.
rewrite -(carried_magic f_iso p_y) -(carried_unused f_iso p_x) -same pE -xE; split=> //.
split=> //; move: e_E; rewrite xE; case: e {e0 magic p_y} => u v.
by rewrite /image_of (proj2 f_iso).
Qed.

Theorem carried_is_P f p x : isomorphism E E f -> carried f p x -> is_P p = is_P x.
Proof.
move=> f_iso; have [g [fK gK] g_iso] := isomorphism_inverse f_iso.
apply: (@is_P_map _ _ (carried f)) => {}p {}x p_x => [q q_opt|y]; last exact: carried_option p_x.
have [y y_opt q_y] := carried_option g_iso (carried_back fK gK p_x) q_opt.
by exists y => //; apply: carried_back q_y.
Qed.
End Symmetry.
