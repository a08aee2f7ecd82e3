(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The judge of evidence of the kind heaps.
   Evidence: heaps_evidence, the numbers of the lines "preperiod", "period" and "values".
   Judge: judge_heaps s e, and is_local s of local_laws.v. Theorem: heaps_judged, accepted implies law_holds s.
   It stands on the theorem of Guy and Smith for heaps of several kinds (chains/heap_tables.v), by the checker of
   chains/heap_checker.v, written here with tables. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games grundy heap_tables text tables path_tables chain_laws local_laws.
From Gazetteer Require heap_checker statement.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Notation value := heap_checker.value.

Record heaps_evidence := Heaps_evidence { preperiod : nat; period : nat; rows : seq (seq nat) }.

(* The values of the options, with the nim-sum of tables. *)
Definition near_option (rows : seq (seq nat)) (n : nat) (m : near_move) : nat :=
  nim_sum (near_nimber m) (value rows (near_kind m) (n - near_less m)).
Definition middle_options (rows : seq (seq nat)) (n : nat) (m : middle_move) : seq nat :=
  [seq nim_sum (middle_nimber m) (nim_sum x.1 x.2) |
    x <- zip (take (places n m) (drop (left_least m) (nth [::] rows (left_kind m))))
             (rev (take (places n m) (drop (right_least m) (nth [::] rows (right_kind m)))))].
Definition option_values (rows : seq (seq nat)) (k : kind_moves) (n : nat) : seq nat :=
  [seq near_option rows n m | m <- near k] ++ flatten [seq middle_options rows n m | m <- middle k].

(* Each condition, in the order in which gazetteer-check tells the first that fails. *)
Section Conditions.
Variables (s : chain_law) (e : heaps_evidence).
Let T := table_of s.
Let bound : nat := period_bound T (preperiod e) (period e).
Definition is_sound : bool := sound T (start s).
Definition starts_late : bool := (start s <= preperiod e) && (least_most T <= preperiod e).
Definition reaches_bound : bool := all (fun row => same (size row) (bound + period e)) (rows e).
Definition begins_short : bool :=
  all (fun k => same_bytes (take (start s) (nth [::] (rows e) k)) (short_values (kind_of s k)))
    (iota 0 (size T)).
Definition follows_table : bool :=
  all (fun k => all (fun n =>
      is_mex (marks (option_values (rows e) (moves_of T k) n)) (value (rows e) k n))
    (iota (start s) (bound + period e - start s))) (iota 0 (size T)).
Definition repeats : bool :=
  all (fun k => all (fun n => same (value (rows e) k (n + period e)) (value (rows e) k n))
    (iota (preperiod e) (bound - preperiod e))) (iota 0 (size T)).
(* The law has the values of the chains as far as both repeat, and a period of theirs. *)
Definition is_law : bool :=
  let: (p, from, least) := (law_period s, law_from s, units_least s) in
  let longer := longer (kind_of s (first s)) in
  [&& 0 < p, 0 < least, least <= from, same (size (law s) + least) (from + p), first s < size (kinds s),
      same (Nat.modulo (period e) p) 0 &
      all (fun n => same (law_value s n)
          (heap_checker.by_period (rows e) (preperiod e) (period e) (first s) (n + longer)))
        (iota least (maxn from (preperiod e - longer) + period e - least))].

Definition judge_heaps : bool :=
  [&& 0 < period e, is_sound, starts_late, same (size (rows e)) (size T) && reaches_bound, begins_short,
      follows_table, repeats & is_law].
End Conditions.

Lemma option_valuesE rows k n : option_values rows k n = heap_checker.values_along rows k n.
Proof.
congr (_ ++ flatten _); apply: eq_map => m; first exact: nim_sumE.
by apply: eq_map => x; rewrite !nim_sumE.
Qed.

Lemma is_mexE v values : is_mex (marks values) v = heap_checker.is_mex v values.
Proof. by rewrite /is_mex get_marks; congr (_ && _); apply: eq_all => x; rewrite get_marks. Qed.

Lemma modulo_dvdn p m : 0 < p -> same (Nat.modulo m p) 0 -> exists q, m = q * p.
Proof.
move=> p0; rewrite sameE => /eqP zero; exists (Nat.div m p).
have not0 : p <> 0 by move=> p_0; rewrite p_0 in p0.
by rewrite [LHS](PeanoNat.Nat.div_mod m p not0) zero PeanoNat.Nat.add_0_r PeanoNat.Nat.mul_comm.
Qed.

Section Judged.
Variables (s : chain_law) (e : heaps_evidence).

Lemma judged_period : judge_heaps s e ->
  heap_checker.proves_period (table_of s) (start s) (preperiod e) (period e) (rows e).
Proof.
case/and5P=> p0 T_sound /andP[s_e least_e] /andP[+ /allP long]; rewrite sameE => /eqP size_rows.
case/and4P=> _ /allP follow /allP again _; apply/and5P; split=> //; apply/andP; split.
- apply/allP=> k k_T; apply/andP; split.
    have k_lt : k < size (rows e) by move: k_T; rewrite mem_iota size_rows.
    by have := long _ (mem_nth [::] k_lt); rewrite sameE => /eqP->.
  apply/allP=> n n_in; have /allP/(_ n n_in) := follow k k_T.
  by rewrite is_mexE option_valuesE.
- by apply/allP=> k k_T; apply/allP=> n n_in; have /allP/(_ n n_in) := again k k_T; rewrite sameE.
Qed.

Lemma law_of_all n : judge_heaps s e -> units_least s <= n ->
  law_value s n =
  heap_checker.by_period (rows e) (preperiod e) (period e) (first s)
    (n + longer (kind_of s (first s))).
Proof.
set L := longer _; case/and5P=> p0 _ _ _ /and4P[_ _ _].
case/and5P=> P0 U0 U_F _ /and3P[_ /(modulo_dvdn P0)[q p_q] /allP ok].
have [b] := ubnP n; elim: b n => // b IH n n_b U_n.
have [near|far] := ltnP n (maxn (law_from s) (preperiod e - L) + period e).
  have /ok : n \in iota (units_least s) (maxn (law_from s) (preperiod e - L) + period e - units_least s).
    by rewrite mem_iota U_n subnKC // ltnW // (leq_ltn_trans U_n).
  by rewrite sameE => /eqP.
have [m n_m] : exists m, n = m + period e.
  by exists (n - period e); rewrite subnK // (leq_trans _ far) ?leq_addl.
rewrite n_m leq_add2r geq_max in far; case/andP: far => F_m e_m.
have e_mL : preperiod e <= m + L by rewrite addnC -leq_subLR.
have ->: law_value s n = law_value s m.
  rewrite /law_value n_m !ltnNge F_m (leq_trans F_m) ?leq_addr //= p_q -addnBAC //.
  by rewrite [m - _ + _]addnC modnMDl.
have m_b : m < b by rewrite -ltnS; apply: leq_trans n_b; rewrite n_m ltnS -addn1 leq_add2l.
rewrite (IH m m_b (leq_trans U_F F_m)).
rewrite /heap_checker.by_period n_m -addnA [period e + L]addnC addnA.
by rewrite !ltnNge e_mL (leq_trans e_mL) ?leq_addr //= -(addnBAC _ e_mL) modnDr.
Qed.
End Judged.

Theorem heaps_judged s e : judge_heaps s e -> law_holds s.
Proof.
move=> ok g [pieces g_follows g_short] n U_n; have proves := judged_period ok.
have /and5P[_ _ _ _ /and4P[/allP starts _ _ /and5P[_ U0 _ _ /andP[first_lt _]]]] := ok.
have starts_rows k m : k < size (table_of s) -> m < start s -> g k m = value (rows e) k m.
  move=> k_lt m_s; have : k \in iota 0 (size (table_of s)) by rewrite mem_iota.
  move/starts/same_bytesP=> short_eq; rewrite g_short // -?(size_map moves) //.
  by rewrite -short_eq nth_take.
have first_T : first s < size (table_of s) by rewrite size_map.
have [g_eq _] := heap_checker.period_checked g_follows starts_rows proves
  (n + longer (kind_of s (first s))) first_T.
rewrite (law_of_all ok U_n) -g_eq; apply: pieces => //.
by case: ifP => // _; apply: leq_trans U_n.
Qed.

Definition judge_statement (s : statement.statement) (e : heaps_evidence) : bool :=
  if s is statement.Law_of_chain c then judge_heaps c e && is_local c else false.
Theorem statement_judged s e : judge_statement s e -> statement.holds s.
Proof. by case: s => // c /andP[/heaps_judged c_law /local_judged c_local]. Qed.
