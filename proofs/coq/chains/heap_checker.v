(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* A checker of periods: from a table of moves and the values of its kinds to a bound, computed by whomever,
   it follows for all lengths that the values are these and repeat. *)
From Coq Require Import Lia.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games grundy heap_tables.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The values: a row for each kind, the value of the length n at n. *)
Definition value (rows : seq (seq nat)) (k n : nat) : nat := nth 0 (nth [::] rows k) n.

(* The same as middle_values, by going along two rows rather than looking up each place. *)
Definition middle_along (rows : seq (seq nat)) (n : nat) (m : middle_move) : seq nat :=
  [seq nim (middle_nimber m) (nim x.1 x.2) |
    x <- zip (take (places n m) (drop (left_least m) (nth [::] rows (left_kind m))))
             (rev (take (places n m) (drop (right_least m) (nth [::] rows (right_kind m)))))].
Definition values_along (rows : seq (seq nat)) (k : kind_moves) (n : nat) : seq nat :=
  [seq near_value (value rows) n m | m <- near k] ++ flatten [seq middle_along rows n m | m <- middle k].

(* v is the mex of the values. *)
Definition is_mex (v : nat) (values : seq nat) : bool :=
  (v \notin values) && all (fun x => x \in values) (iota 0 v).

(* The rows follow the table from s on, to the bound of the theorem, and repeat from e on. *)
Definition follows_to (T : heap_table) (s : nat) (rows : seq (seq nat)) (to : nat) : bool :=
  all (fun k => (to <= size (nth [::] rows k)) &&
    all (fun n => is_mex (value rows k n) (values_along rows (moves_of T k) n)) (iota s (to - s)))
    (iota 0 (size T)).
Definition repeats_to (T : heap_table) (e p : nat) (rows : seq (seq nat)) : bool :=
  all (fun k => all (fun n => value rows k (n + p) == value rows k n) (iota e (period_bound T e p - e)))
    (iota 0 (size T)).
Definition proves_period (T : heap_table) (s e p : nat) (rows : seq (seq nat)) : bool :=
  [&& 0 < p, sound T s, s <= e, least_most T <= e, follows_to T s rows (period_bound T e p + p) &
      repeats_to T e p rows].

(* The value of all lengths: of those from e + p on, that of the length which is less by a multiple of p. *)
Definition by_period (rows : seq (seq nat)) (e p k n : nat) : nat :=
  value rows k (if n < e then n else e + (n - e) %% p).

Lemma is_mexP v values : is_mex v values -> mex values = v.
Proof. by case/andP=> out /allP inside; apply: mex_eq => // k lt_k; apply: inside; rewrite mem_iota. Qed.

Lemma middle_along_eq rows n m :
  n <= size (nth [::] rows (left_kind m)) + middle_less m + right_least m - 1 ->
  n <= size (nth [::] rows (right_kind m)) + middle_less m + left_least m - 1 ->
  0 < size (nth [::] rows (left_kind m)) -> 0 < size (nth [::] rows (right_kind m)) ->
  middle_along rows n m = middle_values (value rows) n m.
Proof.
rewrite /middle_along /middle_values /middle_value /value.
set A := nth _ _ (left_kind m); set B := nth _ _ (right_kind m); set c := places n m.
move=> /leP A_n /leP B_n /ltP A0 /ltP B0; rewrite -?plusE -?minusE in A_n B_n.
have cE : c = n.+1 - (middle_less m + left_least m + right_least m) by [].
rewrite -!plusE -minusE in cE.
have sA : size (take c (drop (left_least m) A)) = c.
  by apply: size_takel; rewrite size_drop; apply/leP; rewrite -minusE; lia.
have sB : size (take c (drop (right_least m) B)) = c.
  by apply: size_takel; rewrite size_drop; apply/leP; rewrite -minusE; lia.
have sz : size (zip (take c (drop (left_least m) A)) (rev (take c (drop (right_least m) B)))) = c.
  by rewrite size_zip size_rev sA sB minnn.
apply: (@eq_from_nth _ 0); first by rewrite !size_map sz size_iota.
move=> i; rewrite size_map sz => i_lt; have /ltP i_lt' := i_lt.
rewrite (nth_map (0, 0)) ?sz // (nth_map 0) ?size_iota // nth_iota // nth_zip ?size_rev ?sA ?sB //=.
rewrite nth_rev ?sB // !nth_take //; last by apply/ltP; rewrite -minusE; lia.
rewrite !nth_drop; do 2 congr nim; congr (nth 0 B); rewrite -!plusE -!minusE; lia.
Qed.

Lemma values_along_eq T s rows k n to :
  sound T s -> k < size T -> n < to ->
  (forall l, l < size T -> to <= size (nth [::] rows l)) ->
  values_along rows (moves_of T k) n = move_values (value rows) (moves_of T k) n.
Proof.
move=> T_sound k_lt /ltP n_to long; congr (_ ++ flatten _).
apply/eq_in_map=> m /(sound_middle T_sound k_lt)/and4P[l_lt r_lt /ltP l0 /ltP r0].
have /leP lA := long _ l_lt; have /leP lB := long _ r_lt; rewrite -plusE in l0 r0.
by apply: middle_along_eq; [apply/leP | apply/leP | apply/ltP | apply/ltP]; rewrite -?plusE -?minusE; lia.
Qed.

Section Checked.
Variables (T : heap_table) (s e p : nat) (rows : seq (seq nat)) (g : nat -> nat -> nat).
Hypothesis g_follows : follows T s g.
(* The values below s. *)
Hypothesis g_starts : forall k n, k < size T -> n < s -> g k n = value rows k n.

(* The values are those of the rows, as far as these were checked. *)
Lemma checked_values to :
  sound T s -> follows_to T s rows to -> forall k n, k < size T -> n < to -> g k n = value rows k n.
Proof.
move=> T_sound /allP ok; have long l : l < size T -> to <= size (nth [::] rows l).
  by move=> l_lt; have /ok/andP[] : l \in iota 0 (size T) by rewrite mem_iota.
apply: heap_ind => k n k_lt IH n_to; have [n_s|s_n] := ltnP n s; first exact: g_starts.
have /ok/andP[_ /allP all_n] : k \in iota 0 (size T) by rewrite mem_iota.
have /all_n/is_mexP <- : n \in iota s (to - s) by rewrite mem_iota s_n subnKC // ltnW // (leq_ltn_trans s_n).
rewrite g_follows // (values_along_eq T_sound k_lt n_to long); apply: eq_mex.
apply: (same_move_values T_sound k_lt s_n) => l m l_lt before; apply: IH => //.
by case: before => [lt_m|[-> _]] //; apply: ltn_trans n_to.
Qed.

(* The theorem of the checker: what it accepts is so for all lengths. *)
Theorem period_checked :
  proves_period T s e p rows ->
  forall k n, k < size T -> g k n = by_period rows e p k n /\ (e <= n -> g k (n + p) = g k n).
Proof.
case/and5P=> p0 T_sound s_e least_e /andP[ok /allP repeats].
have known := checked_values T_sound ok.
have periodic : forall k n, k < size T -> e <= n -> g k (n + p) = g k n.
  apply: (heaps_periodic T_sound g_follows s_e least_e) => k n k_lt /andP[e_n n_lt].
  rewrite !known ?ltn_add2r //; last by apply: leq_trans n_lt (leq_addr _ _).
  have /repeats/allP/(_ n) : k \in iota 0 (size T) by rewrite mem_iota.
  by rewrite mem_iota e_n subnKC ?n_lt => [/(_ isT)/eqP|] //; apply: ltnW (leq_ltn_trans e_n n_lt).
have bound_e : e <= period_bound T e p.
  by rewrite leq_max [X in _ || X]leq_addr orbT.
move=> k n k_lt; split=> [|e_n]; last exact: periodic.
rewrite /by_period; have [n_e|e_n] := ltnP n e.
  by apply: known => //; apply: leq_trans n_e (leq_trans bound_e (leq_addr _ _)).
have reduced q r : g k (e + (r + q * p)) = g k (e + r).
  elim: q => [|q IH]; first by rewrite addn0.
  by rewrite mulSn [p + _]addnC !addnA periodic -?addnA ?leq_addr.
have short : e + (n - e) %% p < period_bound T e p + p.
  by apply: leq_trans (leq_add bound_e (leqnn p)); rewrite ltn_add2l ltn_pmod.
by rewrite -known // -(reduced ((n - e) %/ p)) -{1}(subnKC e_n) {1}(divn_eq (n - e) p) [_ * p + _]addnC.
Qed.
End Checked.
