(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The Grundy value of a position by search, where no certificate shows it: the definition, with what was found
   kept. What is found is the value. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import String.
From Gazetteer Require Import grundy text positions move_lines.
From Gazetteer Require Import rule_syntax rule_values rule_play rule_outcomes rule_judge.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope seq_scope.

(* Positions with their values, by a number of 17 binary digits that is made of the position. *)
Definition memory := kept (seq (position * nat)).
Fixpoint crossed (h k : bitseq) : bitseq :=
  match h, k with b :: h', c :: k' => (if b then ~~ c else c) :: crossed h' k' | _, _ => h end.
Definition stirred (h : bitseq) (n : nat) : bitseq := crossed (drop 5 h ++ take 5 h) (binary n n).
Definition place_of (p : position) : bitseq :=
  let h := foldl stirred (nseq 17 false) (vertices (on_board p)) in
  let h := foldl (fun h e => stirred (stirred h e.1) e.2) h (arcs (on_board p)) in
  foldl (foldl stirred) (foldl stirred h (tokens_on p)) (members p).
Fixpoint value_among (entries : seq (position * nat)) (p : position) : option nat :=
  if entries is (q, v) :: entries' then if same_position p q then Some v else value_among entries' p else None.
Definition entries_at (m : memory) (k : bitseq) : seq (position * nat) :=
  if look k m is Some entries then entries else [::].

Definition least_missing (vs : seq nat) : nat := find (fun k => ~~ has (eqn k) vs) (iota 0 (size vs).+1).

(* What is kept, and how many positions may yet be met. *)
Definition so_far : Type := memory * nat.
Section Search.
Variable r : rules.
Fixpoint values_by (one : so_far -> position -> option (nat * so_far)) (ms : seq (way * position)) (s : so_far) :
    option (seq nat * so_far) :=
  if ms is (_, q) :: ms' then
    if one s q is Some (v, s1) then
      if values_by one ms' s1 is Some (vs, s2) then Some (v :: vs, s2) else None
    else None
  else Some ([::], s).
(* None: there are too many positions, or too many moves one after the other, or a position of no value. *)
Fixpoint search (depth : nat) (s : so_far) (p : position) : option (nat * so_far) :=
  let k := place_of p in
  if value_among (entries_at s.1 k) p is Some v then Some (v, s)
  else match depth, s.2 with
  | depth'.+1, more.+1 =>
      if moves r p is Some ms then
        if values_by (search depth') ms (s.1, more) is Some (vs, (m, more')) then
          let v := least_missing vs in Some (v, (put k ((p, v) :: entries_at m k) m, more'))
        else None
      else None
  | _, _ => None
  end.
Definition moves_in_play_max : nat := 2 ^ 12.
Definition positions_max : nat := 2 ^ 14.
Definition value_found (p : position) : option nat :=
  omap fst (search moves_in_play_max (Nothing, positions_max) p).

(* All that is kept is true. *)
Definition are_values (entries : seq (position * nat)) : Prop :=
  forall q v, List.In (q, v) entries -> has_value r q v.
Definition is_sound (s : so_far) : Prop := all_kept are_values s.1.

Lemma all_put_over (A : Type) (P : A -> Prop) k x t : P x -> all_kept P t -> all_kept P (put k x t).
Proof.
move=> x_P; elim: k t => [|b k IH] [|a zeros ones] //=; first by case=> _ [].
- by move=> _; case: b => /=; split=> //; split=> //; apply: IH.
by case=> a_P [zeros_P ones_P]; case: b => /=; split=> //; split=> //; apply: IH.
Qed.
Lemma entries_true m k : all_kept are_values m -> are_values (entries_at m k).
Proof.
rewrite /entries_at; case E: (look k m) => [es|] all_m; last by move=> q v [].
exact: all_look all_m E.
Qed.
Lemma value_amongP entries p v : value_among entries p = Some v -> List.In (p, v) entries.
Proof.
elim: entries => //= -[q w] entries IH; case: ifP => [/same_position_eq<- [->]|_ /IH]; first by left.
by right.
Qed.
Lemma least_missingE vs : least_missing vs = mex vs.
Proof. by apply: eq_find => k; rewrite has_eqn. Qed.

Lemma search_true depth s p v s' : is_sound s -> search depth s p = Some (v, s') -> has_value r p v /\ is_sound s'.
Proof.
elim: depth s p v s' => [|depth IH] s p v s' s_true /=.
  case E: (value_among _ p) => [w|//] [<- <-]; split=> //.
  by apply: (entries_true s_true); apply: value_amongP E.
case E: (value_among _ p) => [w|].
  by case=> <- <-; split=> //; apply: (entries_true s_true); apply: value_amongP E.
case: s.2 => // more; case moves_p: (moves r p) => [ms|//].
have by_ms t vs s2 : is_sound t -> values_by (search depth) ms t = Some (vs, s2) ->
    [/\ size vs = size ms, is_sound s2 & forall w q u, List.In (w, q, u) (zip ms vs) -> has_value r q u].
  elim: ms t vs s2 {moves_p} => [|[w q] ms IHms] t vs s2 t_true /=; first by case=> <- <-.
  case F: (search depth t q) => [[u s1]|//]; have [q_u s1_true] := IH _ _ _ _ t_true F.
  case H: (values_by _ ms s1) => [[us s3]|//] [<- <-] /=.
  have [-> s3_true rest] := IHms _ _ _ s1_true H; split=> // w' q' u' [[_ <- <-]|] //; exact: rest.
case F: (values_by _ _ _) => [[vs [m more']]|//] [<- <-].
have [sizes m_true values_ok] := by_ms (s.1, more) vs (m, more') s_true F; rewrite least_missingE.
have p_value : has_value r p (mex vs) := Has_value moves_p sizes values_ok.
split=> //; apply: all_put_over (m_true) => q u [[<- <-]|in_m] //; exact: (entries_true m_true in_m).
Qed.

Theorem value_found_true p v : value_found p = Some v -> has_value r p v.
Proof.
rewrite /value_found; case E: (search _ _ p) => [[w s]|//] [<-].
by have [] := search_true (s := (Nothing, positions_max)) I E.
Qed.
End Search.
