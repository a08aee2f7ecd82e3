(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What is said of all families of predicates, one for each number, that are the levels of a game:
   there is one family, which is computed, so that it alone is asked. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games grundy levels.
From Tie Require Import booleans plays readings delete_readings.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Obligation Tactic := intros; cbv beta.

(* Of the predicates that R holds of, each is at each number and position what is computed. *)
Definition same_family (G : game) (L L' : nat -> G -> Prop) : Prop := forall k x, L k x <-> L' k x.
Class determined (G : game) (R : (nat -> G -> Prop) -> Prop) := Determined {
  family : nat -> G -> bool;
  family_only : forall L, R L <-> same_family L (fun k x => family k x)
}.
Arguments family {G} R {_}.
(* A sentence that is as true of two families that are the same. *)
Class of_values (G : game) (Q : (nat -> G -> Prop) -> Prop) :=
  of_same : forall L L', same_family L L' -> Q L <-> Q L'.

Section Values.
Variable G : game.
Implicit Types (Q : (nat -> G -> Prop) -> Prop).
Global Instance values_at k x : of_values (fun L : nat -> G -> Prop => L k x).
Proof. by move=> L L'. Qed.
Global Instance values_not Q `{of_values G Q} : of_values (fun L => ~ Q L).
Proof. by move=> L L' same; rewrite (of_same same). Qed.
Global Instance values_where (A : Prop) Q `{of_values G Q} : of_values (fun L => A -> Q L).
Proof. by move=> L L' same; rewrite (of_same same). Qed.
Global Instance values_forall (T : Type) (Q : T -> (nat -> G -> Prop) -> Prop) `{forall x, of_values (Q x)} :
  of_values (fun L => forall x, Q x L).
Proof.
by move=> L L' same; split=> all_x x; have QE := @of_same _ (Q x) _ _ _ same; apply/QE.
Qed.
Global Instance values_unique (x : G) : of_values (fun L : nat -> G -> Prop => exists! k, L k x).
Proof.
by move=> L L' same; split=> -[k [/same kx only]]; exists k; split=> // j /same; apply: only.
Qed.
End Values.

Section Families.
Variables (G : game) (R : (nat -> G -> Prop) -> Prop).
Context `{determined G R}.
Program Instance decided_exists_family : decided (exists L, R L) := Decided (decide := fun _ => true) _.
Next Obligation. by split=> // _; exists (fun k x => family R k x); apply/family_only. Qed.
Program Instance decided_forall_families Q `{of_values G Q} `{decided (Q (fun k x => family R k x))} :
  decided (forall L, R L -> Q L) | 1 :=
  Decided (decide := fun _ => decide (Q (fun k x => family R k x)) tt) _.
Next Obligation.
rewrite -decide_iff; split=> [all_L|Q_fam L /family_only same]; last exact/(of_same same).
by apply/all_L/family_only.
Qed.
End Families.
Existing Instance decided_exists_family.
Existing Instance decided_forall_families | 1.

Program Instance decided_forall_reachable (G : game) (p : G) (A : G -> Prop) `{forall q, decided (A q)} :
  decided (forall q, reachable p q -> A q) | 1 := Decided (decide := fun _ =>
  ~~ some_reached p (fun q => decide (~ A q) tt)) _.
Next Obligation.
apply: rwP; apply: (iffP negP) => [none q p_q|all_q /(@exists_reachableP G p (fun q => ~ A q) _)[q p_q]].
  apply/(decideP (A q)); apply/negP=> /negP not_q; apply: none.
  by apply/(@exists_reachableP G p (fun q => ~ A q) _); exists q => // /(decideP (A q)); apply/negP.
by apply; apply: all_q.
Qed.

(* The levels one after the other; `first` says what the level 1 asks of a position besides. *)
Section Levels.
Variables (G : game) (first : G -> bool).
Implicit Types (x y : G) (s : seq (G -> bool)) (L : nat -> G -> Prop).
Definition level_at s i : G -> bool := nth (fun _ => false) s i.
Definition level_after s : G -> bool := let k := size s in fun x =>
  if k == 0 then nilp (options x) else
  if k == 1 then if first x then all (level_at s 0) (options x) else false else
  if all (fun i => ~~ level_at s i x) (iota 0 k) then
    if has (level_at s k.-1) (options x) then
      all (fun y => has (fun i => level_at s i y) (iota 0 k)) (options x) else false else false.
Fixpoint levels_below (k : nat) : seq (G -> bool) :=
  if k is k'.+1 then let s := levels_below k' in rcons s (level_after s) else [::].
Definition level k : G -> bool := level_after (levels_below k).
Lemma size_levels k : size (levels_below k) = k.
Proof. by elim: k => //= k IH; rewrite size_rcons IH. Qed.
Lemma level_atE k i : i < k -> level_at (levels_below k) i = level i.
Proof.
elim: k => //= k IH; rewrite ltnS leq_eqVlt /level_at nth_rcons size_levels.
by case/predU1P=> [->|i_k]; [rewrite ltnn eqxx | rewrite i_k; apply: IH].
Qed.

(* What the level says of the position, if the ones below are known. *)
Definition clause L k x : Prop :=
  if k == 0 then options x = [::] else
  if k == 1 then first x /\ forall y, y \in options x -> L 0 y else
  [/\ forall i, i < k -> ~ L i x, exists2 y, y \in options x & L k.-1 y &
      forall y, y \in options x -> exists2 i, i < k & L i y].
Lemma and3_if (A B C : Prop) (a b c : bool) : (A <-> a) -> (B <-> b) -> (C <-> c) ->
  [/\ A, B & C] <-> (if a then if b then c else false else false).
Proof.
move=> Aa Bb Cc; split=> [[/Aa-> /Bb-> /Cc] //|].
by case: ifP => // /Aa A_true; case: ifP => // /Bb B_true /Cc.
Qed.
Lemma level_clause L k x : (forall i, i < k -> forall y, L i y <-> level i y) -> clause L k x <-> level k x.
Proof.
move=> below; have at_i i y : i < k -> L i y <-> level_at (levels_below k) i y.
  by move=> i_k; rewrite level_atE //; apply: below.
rewrite /level /level_after size_levels /clause.
case: k {below} at_i => [|[|k]] at_i /=; first by apply: rwP; apply: nilP.
  case: ifP => [_|/negbT/negP none]; last by split=> [[]|].
  split=> [[_ all0]|/allP all0]; first by apply/allP=> y /all0/(at_i 0 y isT).
  by split=> // y /all0/(at_i 0 y isT).
have noneP : (forall i, i < k.+2 -> ~ L i x) <->
    all (fun i => ~~ level_at (levels_below k.+2) i x) (iota 0 k.+2).
  split=> [none|/allP none i i_k /(at_i _ _ i_k) Li].
    by apply/allP=> i; rewrite mem_iota => i_k; apply/negP=> /(at_i _ _ i_k); apply: none.
  by have := none i; rewrite mem_iota i_k Li => /(_ isT).
have someP : (exists2 y, y \in options x & L k.+1 y) <-> has (level_at (levels_below k.+2) k.+1) (options x).
  split=> [[y y_x /(at_i _ _ (ltnSn _)) Ly]|/hasP[y y_x /(at_i _ _ (ltnSn _)) Ly]]; last by exists y.
  by apply/hasP; exists y.
have allP : (forall y, y \in options x -> exists2 i, i < k.+2 & L i y) <->
    all (fun y => has (fun i => level_at (levels_below k.+2) i y) (iota 0 k.+2)) (options x).
  split=> [all_y|/allP all_y y /all_y/hasP[i]]; last by rewrite mem_iota => i_k /(at_i _ _ i_k); exists i.
  apply/allP=> y /all_y[i i_k /(at_i _ _ i_k) Li]; apply/hasP; exists i; rewrite ?mem_iota //.
exact: and3_if noneP someP allP.
Qed.
Lemma levels_only L : (forall k x, L k x <-> clause L k x) <-> same_family L (fun k x => level k x).
Proof.
split=> [clauses k|same k x]; last first.
  rewrite same; apply: iff_sym; apply: level_clause => i _ y; exact: same.
have [m] := ubnP k; elim: m k => // m IH k k_m x.
by rewrite clauses; apply: level_clause => i i_k; apply: IH; apply: leq_trans i_k _.
Qed.

(* No level beyond the length of play has a position. *)
Lemma level_bound k x : level k x -> k <= (remaining x).+1.
Proof.
elim: k x => [|[|k] IH] x //; have other i y : i < k.+2 -> level i y <-> level i y by [].
move/(level_clause x (fun i i_k y => other i y i_k)) => [_ [y y_x /IH y_k] _].
by rewrite ltnS (leq_trans y_k) // (options_shorten y_x).
Qed.
Global Program Instance decided_one_level x : decided (exists! k, level k x) := Decided (decide := fun _ =>
  count (fun k => level k x) (iota 0 (remaining x).+2) == 1) _.
Next Obligation.
have here k : level k x -> k \in [seq k <- iota 0 (remaining x).+2 | level k x].
  by move=> kx; rewrite mem_filter kx mem_iota ltnS level_bound.
rewrite -size_filter; apply: rwP; apply: (iffP eqP) => [one|[k [kx only]]].
  case s_k: [seq _ <- _ | _] one here => [//|k [|//]] _ here; exists k; split=> [|j /here].
    by have := mem_head k [::]; rewrite -s_k mem_filter => /andP[].
  by rewrite inE => /eqP.
have /perm_size -> // : perm_eq [seq k <- iota 0 (remaining x).+2 | level k x] [:: k].
apply: uniq_perm; rewrite ?filter_uniq ?iota_uniq // => j; rewrite inE.
by apply/idP/eqP => [|->]; [rewrite mem_filter => /andP[/only] | apply: here].
Qed.
End Levels.

Section Determined.
Variable G : game.
Lemma printed_levels_only (L : nat -> G -> Prop) : levels_as_printed L <->
  same_family L (fun k x => level (fun _ => true) k x).
Proof.
rewrite -levels_only /clause; split=> [[L0 L1 Lk] [|[|k]] x /=|clauses].
- exact: L0.
- by rewrite L1; split=> [|[]].
- exact: Lk.
split=> [x|x|[|[|k]] x //= _]; rewrite clauses //=.
by split=> [[]|].
Qed.
Lemma levels_only_repaired (L : nat -> G -> Prop) : levels L <->
  same_family L (fun k x => level (fun y => ~~ nilp (options y)) k x).
Proof.
have some (x : G) : options x <> [::] <-> ~~ nilp (options x).
  by split=> [no|/nilP//]; apply/nilP.
rewrite -levels_only /clause; split=> [[L0 L1 Lk] [|[|k]] x /=|clauses].
- exact: L0.
- by rewrite L1 some.
- exact: Lk.
split=> [x|x|[|[|k]] x //= _]; rewrite clauses //=.
by rewrite some.
Qed.
Global Instance determined_printed : determined (@levels_as_printed G) := Determined printed_levels_only.
Global Instance determined_levels : determined (@levels G) := Determined levels_only_repaired.
Global Instance decided_one_printed_level x :
  decided (exists! k, family (@levels_as_printed G) k x) := decided_one_level _ x.
Global Instance decided_one_level_repaired x :
  decided (exists! k, family (@levels G) k x) := decided_one_level _ x.
End Determined.
