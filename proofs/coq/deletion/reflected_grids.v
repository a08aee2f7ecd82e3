(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Edge-delete on a grid with an even side, by the point reflection: even by even grids have the symmetry of
   [GGHR, Theorem 5], and even by odd ones after one move. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules grids mirrors mirror_examples.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The point reflection of a grid. *)
Definition point_reflection (m n : nat) (v : 'I_m * 'I_n) : 'I_m * 'I_n :=
  (rev_ord v.1, rev_ord v.2).

Lemma next_rev k (i j : 'I_k) : next (rev_ord i) (rev_ord j) = next i j.
Proof.
have succ (a b : 'I_k) : ((rev_ord a).+1 == rev_ord b :> nat) = (b.+1 == a :> nat).
  rewrite /= subnSK //; apply/eqP/eqP=> [e|->] //.
  by rewrite -(subKn (ltn_ord b)) -e subKn // ltnW.
by rewrite /next !succ orbC.
Qed.

Lemma grid_reflected m n u v :
  ((point_reflection u, point_reflection v) \in grid m n) = ((u, v) \in grid m n).
Proof. by rewrite !inE /= !next_rev !(inj_eq rev_ord_inj). Qed.

Lemma point_reflectionK m n (v : 'I_m * 'I_n) : point_reflection (point_reflection v) = v.
Proof. by rewrite /point_reflection /= !rev_ordK; case: v. Qed.

Lemma next_rev_even k (i : 'I_k.*2) : next i (rev_ord i) -> (i.+1 == k) || (i == k :> nat).
Proof.
have i_rev : i.+1 + rev_ord i = k.*2 by rewrite /= subnKC.
move: i_rev; rewrite /next; move: (nat_of_ord (rev_ord i)) => r i_rev.
case/orP=> /eqP e; move: i_rev.
- by rewrite -e addnn => /double_inj->; rewrite eqxx.
- rewrite -e addSnnS addnn => /double_inj->; by rewrite eqxx orbT.
Qed.

Lemma even_grid_mirror (m n : nat) :
  mirror (grid m.*2 n.*2) (@point_reflection m.*2 n.*2) /\ P_position (grid m.*2 n.*2 : edge_delete _).
Proof.
suff mir : mirror (grid m.*2 n.*2) (@point_reflection m.*2 n.*2) by split; last exact: mirror_P mir.
split=> [u v|v|v|v].
- exact: grid_reflected.
- by rewrite -pair_eqE /= negb_and rev_neq.
- exact: point_reflectionK.
- by rewrite !inE /= !(eq_sym _ (rev_ord _)) !(negPf (rev_neq _)).
Qed.

(* Even by odd grids, 2 k by 2 m + 1. *)
Section EvenByOdd.
Variables k m : nat.
Hypothesis k_pos : 0 < k.
Notation E := (grid k.*2 m.*2.+1).
Notation f := (@point_reflection k.*2 m.*2.+1).

Lemma middle_row : k.-1 < k.*2.
Proof. by rewrite prednK // -addnn leq_addr. Qed.
Lemma middle_column : m < m.*2.+1.
Proof. by rewrite ltnS -addnn leq_addr. Qed.
Let x : 'I_k.*2 * 'I_m.*2.+1 := (Ordinal middle_row, Ordinal middle_column).

Lemma reflected_row (i : 'I_k.*2) : i.+1 + rev_ord i = k.*2.
Proof. by rewrite /= subnKC. Qed.
Lemma reflected_column (j : 'I_m.*2.+1) : j + rev_ord j = m.*2.
Proof. by rewrite /= subSS subnKC // -ltnS. Qed.

Lemma middle_reflected_row : rev_ord x.1 = k :> nat.
Proof.
have := reflected_row x.1; move: (nat_of_ord (rev_ord x.1)) => r.
by rewrite /= prednK // -addnn => /addnI.
Qed.
Lemma middle_reflected_column : rev_ord x.2 = x.2.
Proof.
apply: ord_inj; have := reflected_column x.2; move: (nat_of_ord (rev_ord x.2)) => r.
by rewrite /= -addnn => /addnI.
Qed.

Lemma facing_vertices v : (v, f v) \in E -> v = x \/ v = f x.
Proof.
rewrite inE /= (eq_sym v.1) (negPf (rev_neq _)) /= => /andP[/eqP column_eq /next_rev_even row_eq].
have m_eq : v.2 = x.2.
  by apply: ord_inj; have := reflected_column v.2; rewrite -column_eq addnn => /double_inj.
case/orP: row_eq => /eqP row_eq; [left|right].
- case: v m_eq row_eq {column_eq} => i j /= -> i_k; congr pair; apply: val_inj.
  by apply/eqP; rewrite /= -eqSS i_k prednK.
- rewrite /point_reflection middle_reflected_column -m_eq.
  case: v m_eq row_eq {column_eq} => i j /= _ i_k; congr pair; apply: val_inj.
  by apply: etrans i_k (esym middle_reflected_row).
Qed.

Lemma middle_mirror : mirror (without_edge E x (f x)) f.
Proof.
have f_eq u v : (f u == v) = (u == f v).
  by rewrite -{2}(point_reflectionK u) (inj_eq (can_inj (@point_reflectionK _ _))).
split=> [u v|v|v|v].
- rewrite !in_without_edge grid_reflected !f_eq point_reflectionK.
  by congr andb; rewrite andbC.
- by rewrite -pair_eqE /= negb_and rev_neq.
- exact: point_reflectionK.
- rewrite in_without_edge; apply/negP=> /and3P[/facing_vertices[]-> not1 not2].
  + by rewrite !eqxx in not1.
  + by rewrite point_reflectionK !eqxx in not2.
Qed.

Lemma middle_edge : (x, f x) \in E.
Proof.
have row_eq : k.*2 - k.-1.+1 = k := middle_reflected_row.
have column_eq : rev_ord (Ordinal middle_column) = Ordinal middle_column := middle_reflected_column.
by rewrite inE /= column_eq eqxx row_eq /next prednK // eqxx orbT.
Qed.

Lemma middle_degree : (1 < k) || (0 < m) -> 1 < degree E x.
Proof.
move=> big; have other : exists v, (x, v) \in E /\ v != f x.
  case/orP: big => [k1|m0].
  - have lt_row : k.-2 < k.*2 by apply: leq_ltn_trans middle_row; apply: leq_pred.
    exists (Ordinal lt_row, x.2); split.
      rewrite inE /= eqxx /= /next /=; apply/orP; right; apply/orP; right.
      by case: (k) k1 => [|[|k']].
    rewrite -pair_eqE /= negb_and; apply/orP; left; apply/eqP=> /(congr1 (@nat_of_ord _)).
    have row_eq : k.*2 - k.-1.+1 = k := middle_reflected_row.
    rewrite /= row_eq => k_eq; have : k.-2 < k by rewrite (leq_ltn_trans (leq_pred _)) // prednK.
    by rewrite k_eq ltnn.
  - have lt_column : m.-1 < m.*2.+1 by apply: leq_ltn_trans middle_column; apply: leq_pred.
    exists (x.1, Ordinal lt_column); split.
      by rewrite inE /= eqxx /= /next /= prednK // eqxx orbT.
    rewrite -pair_eqE /= negb_and; apply/orP; left.
    by rewrite -/(is_true _) eq_sym rev_neq.
have [v [xv v_fx]] := other.
exact: two_neighbours middle_edge xv v_fx.
Qed.

Lemma even_by_odd_opening : (1 < k) || (0 < m) -> exists u v,
  [/\ row u = k /\ column u = m.+1, row v = k.+1 /\ column v = m.+1,
      without_edge E u v \in delete_options E & mirror (without_edge E u v) f].
Proof.
move=> big; exists x, (f x); split; last exact: middle_mirror.
- by rewrite /row /column /= prednK.
- by rewrite /row /column; split; congr S; [exact: middle_reflected_row |
    by have := congr1 (@nat_of_ord m.*2.+1) middle_reflected_column].
apply/delete_optionsP; exists x, (f x); split=> //; first exact: middle_edge.
  exact: middle_degree.
rewrite involution_degree; [exact: middle_degree | exact: grid_reflected | exact: point_reflectionK].
Qed.

End EvenByOdd.

Lemma two_by_one_grid : P_position (grid 2 1 : edge_delete _).
Proof.
apply: P_intro => q /delete_optionsP[u [w [_ u2 _ _]]].
have : degree (grid 2 1) u <= 1.
  have sub : neighbours (grid 2 1) u \subset [set~ u].
    apply/subsetP=> v; rewrite in_neighbours in_setC1 => uv; apply: contraTneq uv => ->.
    exact: (loopless (@simple_grid 2 1)).
  by apply: leq_trans (subset_leq_card sub) _; rewrite cardsC1 card_prod !card_ord.
by rewrite leqNgt u2.
Qed.

Lemma even_by_odd_opens (k m : nat) :
  0 < k ->
  if (k == 1) && (m == 0) then P_position (grid k.*2 m.*2.+1 : edge_delete _)
  else N_position (grid k.*2 m.*2.+1 : edge_delete _) /\
       exists u v, [/\ row u = k /\ column u = m.+1, row v = k.+1 /\ column v = m.+1,
         without_edge (grid k.*2 m.*2.+1) u v \in delete_options (grid k.*2 m.*2.+1) &
         mirror (without_edge (grid k.*2 m.*2.+1) u v) (@point_reflection k.*2 m.*2.+1)].
Proof.
move=> k_pos; case: ifP => [/andP[/eqP-> /eqP->]|small]; first exact: two_by_one_grid.
have [||u [v [uE vE opt mir]]] := @even_by_odd_opening k m; first exact: k_pos.
  by move: k_pos small; case: (k) => [|[|k']] //= _; case: (m).
by split; [exact: (@N_intro (edge_delete _) _ _ opt (mirror_P mir)) | exists u, v].
Qed.
