(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* UEG on a binary matrix [FSU93, section 3, before Theorem 3.1]: a line is chosen; the player to
   move chooses a 1 on it, makes it a 0, and goes on to the other line through that entry. *)
From mathcomp Require Import all_ssreflect ssralg zmodp matrix mxalgebra.
From Gazetteer Require Import games rules matrices.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section MatrixGame.
Variables m n : nat.
Implicit Types (M : 'M['F_2]_(m, n)) (i : 'I_m) (j : 'I_n).

(* A position: the matrix, and a line of it, a row or a column. *)
Definition matrix_position : eqType := [eqType of 'M['F_2]_(m, n) * ('I_m + 'I_n)].
Definition without_entry M i j : 'M['F_2]_(m, n) :=
  (\matrix_(k, l) if (k == i) && (l == j) then 0 else M k l)%R.
Definition matrix_options (p : matrix_position) : seq matrix_position :=
  match p.2 with
  | inl i => [seq (without_entry p.1 i j, inr j) | j <- enum 'I_n & (p.1 i j != 0)%R]
  | inr j => [seq (without_entry p.1 i j, inl i) | i <- enum 'I_m & (p.1 i j != 0)%R]
  end.

Definition ones M : nat := #|[set e : 'I_m * 'I_n | (M e.1 e.2 != 0)%R]|.

Lemma ones_less M i j : (M i j != 0)%R -> ones (without_entry M i j) < ones M.
Proof.
move=> ij; apply: proper_card; apply/properP; split; last first.
  by exists (i, j); rewrite !inE //= mxE eqxx [j == j]eqxx.
by apply/subsetP=> -[k l]; rewrite !inE /= mxE; case: ifP => //; rewrite eqxx.
Qed.

Lemma matrix_options_shorten (p q : matrix_position) :
  q \in matrix_options p -> ones q.1 < ones p.1.
Proof.
case: p => M [i|j] /mapP[k]; rewrite mem_filter => /andP[ij _] ->; exact: ones_less.
Qed.

Definition matrix_game : game := Game matrix_options_shorten.

Lemma inl_is_inj : injective (@inl 'I_m 'I_n). Proof. by move=> a b []. Qed.
Lemma inr_is_inj : injective (@inr 'I_m 'I_n). Proof. by move=> a b []. Qed.

Lemma without_entry_graph M i j :
  graph_of_matrix (without_entry M i j) = without_edge (graph_of_matrix M) (inl i) (inr j).
Proof.
apply/setP=> -[[a|a] [b|b]]; rewrite in_without_edge !inE /= ?mxE ?andbF //.
- rewrite !(inj_eq inl_is_inj) !(inj_eq inr_is_inj) andbT.
  by case: ifP; rewrite ?eqxx ?andbF ?andbT.
- rewrite !(inj_eq inl_is_inj) !(inj_eq inr_is_inj) [(a == j) && _]andbC.
  by case: ifP; rewrite ?eqxx ?andbF ?andbT.
Qed.

(* The options of a line are those of its vertex. *)
Lemma matrix_game_options M (l : 'I_m + 'I_n) :
  options ((graph_of_matrix M, l) : UEG _) =i
  [seq ((graph_of_matrix q.1, q.2) : UEG _) | q <- options ((M, l) : matrix_game)].
Proof.
move=> q; apply/UEG_optionP/mapP.
- case=> w lw ->; case: l w lw => [i|j] [i'|j']; rewrite inE // => lw.
    exists (without_entry M i j', inr j'); last by rewrite without_entry_graph.
    by apply/mapP; exists j'; rewrite // mem_filter lw mem_enum.
  exists (without_entry M i' j, inl i'); last first.
    by rewrite without_entry_graph /without_edge setUC.
  by apply/mapP; exists i'; rewrite // mem_filter lw mem_enum.
- case=> r; case: l => [i|j] /mapP[k]; rewrite mem_filter => /andP[ij _] -> ->.
    by exists (inr k); rewrite ?inE // without_entry_graph.
  by exists (inl k); rewrite ?inE // without_entry_graph /without_edge setUC.
Qed.

Lemma matrix_game_outcome M (l : 'I_m + 'I_n) :
  P_position ((M, l) : matrix_game) <-> P_position ((graph_of_matrix M, l) : UEG _).
Proof.
have same : is_P ((M, l) : matrix_game) = is_P ((graph_of_matrix M, l) : UEG _).
  apply: (@is_P_map matrix_game (UEG _) (fun p q => q = (graph_of_matrix p.1, p.2))) => //.
  - move=> [F k] _ -> r r_p; exists (graph_of_matrix r.1, r.2) => //.
    by rewrite matrix_game_options; apply/mapP; exists r.
  - by move=> [F k] _ -> q; rewrite matrix_game_options => /mapP[r r_p ->]; exists r.
by split=> /P_positionP H; apply/P_positionP; rewrite ?same // -same.
Qed.
End MatrixGame.
