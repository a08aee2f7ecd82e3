(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* An octal game is a table of one kind, and its period is proved by running the checker. The games here
   have the periods that are published [BCG82, chapter 4]. *)
From Coq Require Import Lia.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games grundy octal heap_tables heap_checker.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Lemma nim0n a : nim 0 a = a.
Proof. by rewrite nimC nimn0. Qed.

Section OctalTable.
(* The digits d_1, ..., d_t of the game 0.d_1 ... d_t. *)
Variable digits : seq nat.
Definition digit_of (k : nat) : nat := if k is j.+1 then nth 0 digits j else 0.
(* The numbers k that may be taken so that so many heaps are left. *)
Definition taken (heaps : nat) : seq nat := [seq k <- iota 1 (size digits) | allows digit_of k heaps].
Definition octal_table : heap_table :=
  [:: Moves [seq Near 0 0 k | k <- taken 1] [seq Middle 0 0 1 0 1 k | k <- taken 2]].
Definition octal_value (k n : nat) : nat := heap_value digit_of n.

Lemma takenP heaps k : reflect (0 < k <= size digits /\ allows digit_of k heaps) (k \in taken heaps).
Proof. by rewrite mem_filter mem_iota add1n ltnS; apply: (iffP andP) => -[]. Qed.

Lemma allows_taken heaps k : 0 < k -> allows digit_of k heaps -> k \in taken heaps.
Proof.
move=> k0 ok; apply/takenP; split=> //; rewrite k0 leqNgt; apply: contraL ok.
by case: k k0 => // j _; rewrite ltnS /allows /= => long; rewrite nth_default ?div0n.
Qed.

Lemma octal_sound s : size digits <= s -> sound octal_table s.
Proof.
move=> long; rewrite /sound /= andbT; apply/andP; split; apply/allP=> m /mapP[k /takenP[/andP[k0 k_t] _] ->].
- by rewrite /near_sound /= k0 (leq_trans k_t long).
- by rewrite /middle_sound /= addn1 ltn0Sn.
Qed.

(* A heap that is longer than all digits is never taken whole. *)
Lemma octal_follows s : size digits < s -> follows octal_table s octal_value.
Proof.
move=> long [|//] h _ s_h; have t_h : size digits < h := leq_trans long s_h.
rewrite /octal_value heap_value_eq; apply: eq_mex => v.
apply/mapP/move_valuesP=> [[m /heap_moveP[k /andP[k0 k_h] cases] ->]|].
- case: cases => [[k_eq ok _]|[lt_h ok ->]|[a [b [a0 b0 ab ok ->]]]].
  + by have /takenP[/andP[_]] := allows_taken k0 ok; rewrite k_eq leqNgt t_h.
  + left; exists (Near 0 0 k); first by apply: map_f; apply: allows_taken.
    by rewrite /near_value /= nim0n.
  + right; exists (Middle 0 0 1 0 1 k), a, b; split=> //=; last by rewrite two_heaps /middle_value /= nim0n.
      by apply: map_f; apply: allows_taken.
    by rewrite ab subnK.
- have less k : k \in taken 1 \/ k \in taken 2 -> 0 < k < h.
    by case=> /takenP[/andP[-> k_t] _]; apply: leq_ltn_trans k_t t_h.
  case=> [[m /mapP[k k_in ->] ->]|[m [a [b [/mapP[k k_in ->] /= a0 b0 ab ->]]]]].
  + have /andP[k0 k_h] := less k (or_introl k_in); have /takenP[_ ok] := k_in.
    exists [:: h - k]; last by rewrite /near_value /= nim0n.
    by apply/heap_moveP; exists k; [rewrite k0 ltnW | constructor 2].
  + have /andP[k0 k_h] := less k (or_intror k_in); have /takenP[_ ok] := k_in.
    exists [:: a; b]; last by rewrite two_heaps /middle_value /= nim0n.
    apply/heap_moveP; exists k; first by rewrite k0 ltnW.
    by constructor 3; exists a, b; split=> //; rewrite -ab addnK.
Qed.

(* The values to a bound, as the definition gives them to the length t, and then by the table. What is
   computed here is not believed: the checker goes through it. *)
Fixpoint longer (row : seq nat) (steps : nat) : seq nat :=
  if steps is j.+1 then
    let v := mex (values_along [:: row] (moves_of octal_table 0) (size row)) in longer (rcons row v) j
  else row.
Definition short_values : seq nat := [seq heap_value digit_of n | n <- iota 0 (size digits).+1].
Definition octal_row (e p : nat) : seq nat :=
  longer short_values (period_bound octal_table e p + p - (size digits).+1).
Definition proves_octal (e p : nat) : bool :=
  let row := octal_row e p in
  (take (size digits).+1 row == short_values) &&
  proves_period octal_table (size digits).+1 e p [:: row].

Theorem octal_periodic e p :
  proves_octal e p -> forall n, e <= n -> heap_value digit_of (n + p) = heap_value digit_of n.
Proof.
case/andP=> /eqP start ok n e_n.
have starts k m : k < size octal_table -> m < (size digits).+1 ->
    octal_value k m = value [:: octal_row e p] k m.
  case: k => // _ m_t.
  by rewrite /value /= -(nth_take 0 m_t) start (nth_map 0) ?size_iota // nth_iota.
by have [_ /(_ e_n)] := @period_checked _ _ _ _ _ _ (octal_follows (leqnn _)) starts ok 0 n isT.
Qed.
End OctalTable.

(* The games, with the length from which on the values repeat, and the period. *)
Definition published : seq (seq nat * nat * nat) := [::
  ([:: 0; 7], 53, 34);              (* 0.07, Dawson's Kayles: edge-delete and Arc Kayles on paths *)
  ([:: 1; 3; 7], 52, 34);           (* 0.137, Dawson's chess: Node Kayles on paths *)
  ([:: 7; 7], 71, 12);              (* 0.77, Kayles *)
  ([:: 1; 1; 7], 47, 48);           (* 0.117 (OEIS A071453) *)
  ([:: 0; 5; 1], 48, 48);           (* 0.051 *)
  ([:: 1; 3; 7; 7], 141, 24);       (* 0.1377 (OEIS A071434) *)
  ([:: 0; 7; 5], 142, 24);          (* 0.075 *)
  ([:: 4; 4], 143, 24);             (* 0.44 *)
  ([:: 1; 1; 3; 7; 7], 187, 32);    (* 0.11377 (OEIS A071452) *)
  ([:: 0; 1; 7; 7], 188, 32);       (* 0.0177 *)
  ([:: 0; 4; 5], 189, 32)           (* 0.045 *)
].

Theorem published_periods : forall digits e p,
  (digits, e, p) \in published ->
  forall n, e <= n -> heap_value (digit_of digits) (n + p) = heap_value (digit_of digits) n.
Proof.
have checked : all (fun x => proves_octal x.1.1 x.1.2 x.2) published by vm_cast_no_check (erefl true).
by move=> digits e p /(allP checked)/octal_periodic.
Qed.
