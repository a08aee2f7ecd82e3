(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The Grundy values of edge-delete on paths from a table: that it obeys the recurrence of the octal
   game .07, and that it is long enough to prove its period. *)
From Coq Require Import Lia.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games grundy rules mirrors paths tables.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The nim-sum, digit by digit. *)
Fixpoint nim_within (steps a b : nat) : nat :=
  match a, b, steps with
  | 0, _, _ => b
  | _, 0, _ => a
  | _, _, 0 => 0
  | _, _, s.+1 =>
      let c := nim_within s (Nat.div2 a) (Nat.div2 b) in
      let c2 := Nat.add c c in
      if Bool.eqb (even_number a) (even_number b) then c2 else c2.+1
  end.
Definition nim_sum (a b : nat) : nat := nim_within a a b.

Lemma nim_halves a b :
  nim a b = let c := nim (Nat.div2 a) (Nat.div2 b) in
            if Bool.eqb (even_number a) (even_number b) then Nat.add c c else (Nat.add c c).+1.
Proof.
rewrite !even_numberE !div2E -{1}(odd_double_half a) -{1}(odd_double_half b) nim_digit /=.
rewrite plusE addnn.
by case: (odd a); case: (odd b).
Qed.

Lemma nim_sumE a b : nim_sum a b = nim a b.
Proof.
suff enough steps x y : x <= steps -> nim_within steps x y = nim x y by exact: enough.
elim: steps x y => [|s IH] [|x] [|y] // x_s; rewrite ?nimn0 ?(nimC 0) ?nimn0 //.
have x2 : Nat.div2 x.+1 <= s by rewrite div2E -divn2 -ltnS; apply: leq_trans x_s; apply: ltn_Pdiv.
by rewrite [RHS]nim_halves -(IH _ _ x2).
Qed.

(* The options of the heap of the next number: the heaps of two numbers whose sum is two less. The
   values of the heaps 0, 1, ..., and those of the same heaps backwards from the last but one. *)
Fixpoint mark_options (t : table bool) (forward backward : seq nat) : table bool :=
  match forward, backward with
  | x :: forward', y :: backward' =>
      mark_options (put false t (nim_sum x y) true) forward' backward'
  | _, _ => t
  end.
Definition is_mex (t : table bool) (v : nat) : bool :=
  ~~ get false t v && all (get false t) (iota 0 v).
(* The values obey the recurrence: those of `heaps` after those of `before`, which are listed
   backwards. *)
Fixpoint obey (heaps before after : seq nat) : bool :=
  if after is v :: after' then
    is_mex (mark_options Blank heaps (behead before)) v && obey heaps (v :: before) after'
  else true.
Fixpoint begins (s t : seq nat) : bool :=
  match s, t with
  | _, [::] => true
  | x :: s', y :: t' => same x y && begins s' t'
  | [::], _ => false
  end.
Definition shows_period (from period : nat) (heaps : seq nat) : bool :=
  [&& same (size heaps) (2 * from + 2 * period + 2), obey heaps [::] heaps &
      begins (drop from heaps) (drop (from + period) heaps)].

Lemma get_mark_options t xs ys v :
  get false (mark_options t xs ys) v <->
  get false t v \/ exists i, [/\ i < size xs, i < size ys & v = nim (nth 0 xs i) (nth 0 ys i)].
Proof.
elim: xs ys t => [|x xs IH] [|y ys] t /=; try by split=> [|[//|[i []]]]; [left|].
rewrite IH get_put nim_sumE; split.
- case=> [|[i [i_x i_y ->]]]; last by right; exists i.+1.
  by case: eqP => [->|_]; [right; exists 0 | left].
- case=> [t_v|[[|i] [i_x i_y ->]]]; first by left; case: eqP.
  + by left; rewrite eqxx.
  + by right; exists i.
Qed.

Section Table.
Variable heaps : seq nat.

Lemma obey_next before v :
  let n := size before in
  (forall k, k < n -> nth 0 heaps k = path_value k.+2) ->
  (forall k, k < n -> nth 0 before k = nth 0 heaps (n - k.+1)) -> n <= size heaps ->
  is_mex (mark_options Blank heaps (behead before)) v -> v = path_value n.+2.
Proof.
move=> n known backward n_size /andP[out /allP below].
have pair i : i.+1 < n -> nim (nth 0 heaps i) (nth 0 (behead before) i) =
    nim (path_value i.+2) (path_value (n - i)).
  move=> i_n; rewrite nth_behead backward // known ?(ltnW i_n) // known; last first.
    by rewrite ltn_subrL; case: (n) i_n.
  by congr (nim _ (path_value _)); move/ltP: i_n; rewrite -!minusE; lia.
rewrite path_recurrence; apply/esym/mex_eq.
- apply: contra out => /cut_valuesP[[|[|i]] [b [// _ b1 ab ->]]]; apply/get_mark_options; right.
  have i_n : i.+1 < n.
    by move/ltP: b1; move: ab; rewrite -plusE => ? ?; apply/ltP; lia.
  exists i; rewrite pair // size_behead; split.
  + exact: leq_trans (ltnW i_n) n_size.
  + by rewrite -/n; case: (n) i_n.
  + congr (nim _ (path_value _)); move: ab; rewrite -plusE -minusE; lia.
- move=> k k_v; have : get false (mark_options Blank heaps (behead before)) k.
    by apply: below; rewrite mem_iota.
  case/get_mark_options=> [//|[i [_ i_n ->]]]; rewrite size_behead -/n in i_n.
  have lt_i : i.+1 < n by move: i_n; case: (n) => [|m] //; rewrite ltnS.
  rewrite pair //; apply/cut_valuesP; exists i.+2, (n - i); split=> //.
  + by rewrite -subn_gt0 in lt_i; rewrite -minusE; apply/ltP; move/ltP: lt_i; rewrite -minusE; lia.
  + by move/ltP: lt_i => ?; rewrite -plusE -minusE; lia.
Qed.

Lemma obey_values before after :
  heaps = rev before ++ after -> obey heaps before after ->
  (forall k, k < size before -> nth 0 heaps k = path_value k.+2) ->
  forall k, k < size heaps -> nth 0 heaps k = path_value k.+2.
Proof.
elim: after before => [|v after IH] before heaps_eq.
  by move=> _ known k; rewrite heaps_eq cats0 size_rev => /known; rewrite heaps_eq cats0.
case/andP=> v_mex obeys known; apply: (IH (v :: before)) => // [|k].
  by rewrite rev_cons -cats1 -catA.
rewrite ltnS leq_eqVlt => /orP[/eqP->|]; last exact: known.
rewrite [in LHS]heaps_eq nth_cat size_rev ltnn subnn /=; apply: obey_next v_mex => //.
- move=> j k_n; have lt_k : size before - j.+1 < size before.
    by move/ltP: k_n => ?; apply/ltP; rewrite -minusE; lia.
  rewrite heaps_eq nth_cat size_rev lt_k nth_rev //; congr nth.
  by move/ltP: k_n; rewrite -!minusE; lia.
- by rewrite heaps_eq size_cat size_rev leq_addr.
Qed.
End Table.

Lemma beginsP s t : begins s t -> forall k, k < size t -> nth 0 s k = nth 0 t k.
Proof.
elim: s t => [|x s IH] [|y t] //= /andP[]; rewrite sameE => /eqP-> s_t [|k] //=.
exact: IH.
Qed.

Section Period.
Variables (from period : nat) (heaps : seq nat).
Hypothesis shown : shows_period from period heaps.

Lemma table_size : size heaps = 2 * from + 2 * period + 2.
Proof. by move: shown => /and3P[+ _ _]; rewrite sameE => /eqP. Qed.

Lemma table_values k : k < size heaps -> nth 0 heaps k = path_value k.+2.
Proof. by move: k; move: shown => /and3P[_ obeys _]; apply: obey_values obeys _. Qed.

Lemma table_period m : from.+2 <= m -> path_value (m + period) = path_value m.
Proof.
have [k] := ubnP m; elim: k m => // k IH m lt_m from_m.
have [small|big] := ltnP m (2 * from + period + 4); last first.
  apply: (@period_step from.+2) => //.
    by move/leP: big; rewrite -!plusE -!multE => ?; apply/leP; lia.
  by move=> b /andP[from_b b_m]; apply: IH => //; apply: leq_trans b_m _.
have [i m_i] : exists i, m = (from + i).+2 by exists (m - from.+2); rewrite -!addSn subnKC.
have i_small : i < from + period + 2.
  by move/ltP: small; rewrite m_i -!plusE -!multE => ?; apply/ltP; lia.
have size_t : size (drop (from + period) heaps) = from + period + 2.
  by rewrite size_drop table_size -!plusE -!multE -minusE; lia.
move: shown => /and3P[_ _ /beginsP/(_ i)]; rewrite size_t !nth_drop => /(_ i_small).
have in_table j : j < (from + period + i).+1 -> j < size heaps.
  move=> lt_j; rewrite table_size; move: lt_j i_small => /ltP + /ltP; rewrite -!plusE -!multE.
  by move=> lt_j lt_i; apply/ltP; lia.
rewrite !table_values ?in_table //; last by rewrite ltnS leq_add2r leq_addr.
by rewrite m_i !addSn => ->; congr path_value; rewrite -!plusE; lia.
Qed.

(* The value of the path of order n, from the table. *)
Definition heap_of (n : nat) : nat :=
  let heap := n - 2 in if from < heap then from + (heap - from) %% period else heap.

Lemma table_value n : 0 < period -> 1 < n -> path_value n = nth 0 heaps (heap_of n).
Proof.
move=> period0 n1; have times m k : from.+2 <= m -> path_value (m + k * period) = path_value m.
  move=> from_m; elim: k => [|k IH]; first by rewrite addn0.
  rewrite mulSn addnCA addnC table_period //; exact: leq_trans (leq_addr _ _).
have [h ->] : exists h, n = h.+2 by exists (n - 2); rewrite -addn2 subnK.
rewrite /heap_of subSS subSS subn0; case: ltnP => [lt_h|le_h]; last first.
  rewrite table_values // table_size; apply/ltP; move/leP: le_h; rewrite -!plusE -!multE; lia.
have mod_lt := ltn_pmod (h - from) period0.
rewrite table_values; last first.
  by rewrite table_size; apply/ltP; move/ltP: mod_lt; rewrite -!plusE -!multE; lia.
rewrite -[in RHS](times _ ((h - from) %/ period)) ?ltnS ?leq_addr //; congr path_value.
by rewrite -!addSn addSn -addSn -addnA [_ %% _ + _]addnC -divn_eq addSn addSn subnKC // ltnW.
Qed.
End Period.
