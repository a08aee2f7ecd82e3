(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* A solver with a memo, proved equal to the definition of outcome: for games whose positions are
   written down as values of a type of their own, with a key of bits for the memo. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* A memo: a binary tree, the path to a value is its key. *)
Inductive memo := Empty | Fork of option bool & memo & memo.

Fixpoint find (key : bitseq) (m : memo) : option bool :=
  match m, key with
  | Empty, _ => None
  | Fork value _ _, [::] => value
  | Fork _ zeros ones, bit :: rest => find rest (if bit then ones else zeros)
  end.

Definition fork_of (m : memo) : option bool * memo * memo :=
  match m with Empty => (None, Empty, Empty) | Fork value zeros ones => (value, zeros, ones) end.

Fixpoint add (key : bitseq) (b : bool) (m : memo) : memo :=
  let: (value, zeros, ones) := fork_of m in
  match key with
  | [::] => Fork (Some b) zeros ones
  | bit :: rest => if bit then Fork value zeros (add rest b ones) else Fork value (add rest b zeros) ones
  end.

Lemma find_empty key : find key Empty = None.
Proof. by case: key. Qed.

Lemma find_add key b m other : find other (add key b m) = if other == key then Some b else find other m.
Proof.
elim: key m other => [|bit key IH] m [|bit' other] /=.
- by case: m.
- by case: m => //=; case: bit' => /=; rewrite ?find_empty.
- by case: m => [|value zeros ones] /=; case: bit.
rewrite eqseq_cons; case: m => [|value zeros ones] /=; case: bit; case: bit' => //=;
by rewrite ?IH ?find_empty.
Qed.

Section Solver.
(* A position of the game G is written as a value of Pos; `meant` says which it is. *)
Variables (G : game) (Pos : eqType) (meant : Pos -> G).
Variables (moves : Pos -> seq Pos) (key : Pos -> bitseq) (proper : pred Pos).
(* Positions of one key may differ, but not in outcome. *)
Hypothesis key_alike : forall p q, proper p -> proper q -> key p = key q ->
  is_P (meant p) = is_P (meant q).
Hypothesis moves_proper : forall p q, proper p -> q \in moves p -> proper q.
Hypothesis moves_meant : forall p, proper p -> options (meant p) =i [seq meant q | q <- moves p].

(* Whether the solver, asked of each position in turn, takes them all for N. *)
Fixpoint all_N (solve : memo -> Pos -> bool * memo) (m : memo) (ps : seq Pos) : bool * memo :=
  if ps is p :: rest then
    let: (is_P, m') := solve m p in if is_P then (false, m') else all_N solve m' rest
  else (true, m).

(* Whether the position is P, and what is known then. *)
Fixpoint solve (depth : nat) (m : memo) (p : Pos) : bool * memo :=
  if find (key p) m is Some known then (known, m) else
  if depth is d.+1 then
    let: (is_P, m') := all_N (solve d) m (moves p) in (is_P, add (key p) is_P m')
  else (true, m).

(* What the memo says is true. *)
Definition true_memo m := forall p b, proper p -> find (key p) m = Some b -> b = is_P (meant p).

Lemma true_empty : true_memo Empty.
Proof. by move=> p b _; rewrite find_empty. Qed.

Lemma true_add m p : proper p -> true_memo m -> true_memo (add (key p) (is_P (meant p)) m).
Proof.
move=> p_proper m_true q b q_proper; rewrite find_add; case: eqP => [same_key [<-]|_].
  exact: key_alike.
exact: m_true.
Qed.

Lemma solve_correct depth m p : proper p -> true_memo m -> remaining (meant p) < depth ->
  (solve depth m p).1 = is_P (meant p) /\ true_memo (solve depth m p).2.
Proof.
elim: depth m p => [//|d IH] m p p_proper m_true; rewrite ltnS => p_d /=.
case known: (find (key p) m) => [b|]; first by rewrite (m_true _ _ p_proper known).
have all_correct qs : {subset qs <= moves p} -> forall m', true_memo m' ->
    (all_N (solve d) m' qs).1 = all (fun q => ~~ is_P (meant q)) qs
    /\ true_memo (all_N (solve d) m' qs).2.
  elim: qs => [//|q qs IHqs] sub m' m'_true /=.
  have q_move : q \in moves p by apply: sub; rewrite mem_head.
  have q_d : remaining (meant q) < d.
    apply: leq_trans p_d; apply: options_shorten.
    by rewrite moves_meant //; apply: map_f.
  have [] := IH m' q (moves_proper p_proper q_move) m'_true q_d.
  case: (solve d m' q) => is_P_q m'' /= -> m''_true; case: (is_P _) => //=.
  by apply: IHqs => // x x_qs; apply: sub; rewrite inE x_qs orbT.
have [] := all_correct (moves p) (fun q q_in => q_in) m m_true.
have p_eq : all (fun q => ~~ is_P (meant q)) (moves p) = is_P (meant p).
  by rewrite is_P_eq (eq_all_r (moves_meant p_proper)) all_map.
case: (all_N _ _ _) => b m' /= -> m'_true.
by rewrite p_eq; split=> //; apply: true_add.
Qed.

(* Of several positions, with one memo. *)
Fixpoint solve_each (depth : nat) (m : memo) (ps : seq Pos) : seq bool :=
  if ps is p :: rest then
    let: (is_P, m') := solve depth m p in is_P :: solve_each depth m' rest
  else [::].
Definition outcomes_by_memo (depth : nat) (ps : seq Pos) : seq bool := solve_each depth Empty ps.

Lemma outcomes_by_memo_alike depth ps :
  all proper ps -> (forall p, p \in ps -> remaining (meant p) < depth) ->
  outcomes_by_memo depth ps = [seq is_P (meant p) | p <- ps].
Proof.
rewrite /outcomes_by_memo; elim: ps Empty true_empty => [//|p ps IH] m m_true /andP[p_ok ps_ok] small /=.
have [p_eq p_true] := solve_correct p_ok m_true (small p (mem_head _ _)).
case: (solve _ _ _) p_eq p_true => b m' /= -> m'_true; congr (_ :: _).
by apply: IH => // q q_ps; apply: small; rewrite inE q_ps orbT.
Qed.
End Solver.

(* The same where a key tells which position it is of. *)
Lemma outcomes_by_memo_correct (G : game) (Pos : eqType) (meant : Pos -> G) (moves : Pos -> seq Pos)
    (key : Pos -> bitseq) (proper : pred Pos) :
  injective key -> (forall p q, proper p -> q \in moves p -> proper q) ->
  (forall p, proper p -> options (meant p) =i [seq meant q | q <- moves p]) ->
  forall depth ps, all proper ps -> (forall p, p \in ps -> remaining (meant p) < depth) ->
  outcomes_by_memo moves key depth ps = [seq is_P (meant p) | p <- ps].
Proof.
move=> key_inj moves_proper moves_meant depth ps; apply: outcomes_by_memo_alike => // p q _ _.
by move/key_inj->.
Qed.
