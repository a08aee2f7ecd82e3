(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Octal games (Guy and Smith), and the path in edge-delete as a heap of one. *)
From Coq Require Import Lia.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games grundy rules paths.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Octal.
(* The digits d_1, d_2, ... of the game 0.d_1 d_2 ..., each below 8. *)
Variable digit : nat -> nat.

(* Whether k may be taken so that so many heaps are left of one: the digit of k is the sum of 1
   for no heap, 2 for one, 4 for two. *)
Definition allows (k heaps : nat) : bool := odd (digit k %/ 2 ^ heaps).
(* What a heap of h becomes: k are taken of it, 1 <= k <= h, and the rest is no heap, one heap, or
   two heaps, none of them empty. *)
Definition heap_moves (h : nat) : seq (seq nat) :=
  flatten [seq
    (if (k == h) && allows k 0 then [:: [::]] else [::]) ++
    (if (k < h) && allows k 1 then [:: [:: h - k]] else [::]) ++
    (if allows k 2 then [seq [:: a; h - k - a] | a <- iota 1 (h - k).-1] else [::])
  | k <- iota 1 h].
(* A position: the heaps. A move changes one. *)
Fixpoint octal_options (p : seq nat) : seq (seq nat) :=
  if p is h :: t then [seq m ++ t | m <- heap_moves h] ++ [seq h :: q | q <- octal_options t]
  else [::].

Lemma heap_moveP h m :
  reflect (exists2 k, 0 < k <= h &
             [\/ [/\ k = h, allows k 0 & m = [::]], [/\ k < h, allows k 1 & m = [:: h - k]] |
                 exists a b, [/\ 0 < a, 0 < b, a + b = h - k, allows k 2 & m = [:: a; b]]])
          (m \in heap_moves h).
Proof.
apply: (iffP flatten_mapP) => [[k]|[k k_in cases]].
- rewrite mem_iota add1n ltnS => k_in; rewrite !mem_cat => m_in; exists k => //.
  case/or3P: m_in.
  + by case: ifP => // /andP[/eqP k_h k0]; rewrite inE => /eqP->; constructor 1.
  + by case: ifP => // /andP[k_h k1]; rewrite inE => /eqP->; constructor 2.
  + case: ifP => // k2 /mapP[a]; rewrite mem_iota => /andP[a1 a_lt] ->; constructor 3.
    have lt_a : a < h - k by case: (h - k) a_lt => [|r]; rewrite ?add1n //= ltnNge a1.
    by exists a, (h - k - a); rewrite subn_gt0 lt_a subnKC // ltnW.
- exists k; first by rewrite mem_iota add1n ltnS.
  rewrite !mem_cat; apply/or3P; case: cases => [[-> ok ->]|[lt_k ok ->]|[a [b [a0 b0 ab ok ->]]]].
  + by constructor 1; rewrite eqxx ok inE.
  + by constructor 2; rewrite lt_k ok inE.
  + constructor 3; rewrite ok; apply/mapP; exists a; last by rewrite -ab addKn.
    by rewrite mem_iota a0 add1n -ab; case: b b0 {ab} => // b _; rewrite addnS /= ltnS leq_addr.
Qed.

Lemma heap_moves_shorten h m : m \in heap_moves h -> sumn m < h.
Proof.
case/heap_moveP=> k /andP[k0 k_h] [[_ _ ->]|[_ _ ->]|[a [b [_ _ ab _ ->]]]] /=.
- exact: leq_trans k0 k_h.
- by rewrite addn0 ltn_subrL k0; apply: leq_trans k0 k_h.
- by rewrite addn0 ab ltn_subrL k0; apply: leq_trans k0 k_h.
Qed.

Lemma octal_shorten (p q : seq nat) : q \in octal_options p -> sumn q < sumn p.
Proof.
elim: p q => [//|h t IH] q /=; rewrite mem_cat => /orP[] /mapP[m].
  by move/heap_moves_shorten=> lt_m ->; rewrite sumn_cat ltn_add2r.
by move/IH=> lt_m -> /=; rewrite ltn_add2l.
Qed.

Definition octal : game := Game octal_shorten.

Lemma octal_cat (p x r : octal) :
  r \in octal_options (p ++ x) <->
  (exists2 q : octal, q \in octal_options p & r = q ++ x) \/
  (exists2 y : octal, y \in octal_options x & r = p ++ y).
Proof.
elim: p r => [|h t IH] r /=.
  by split=> [r_x|[[]|[y y_x ->]] //]; right; exists r.
rewrite mem_cat; split=> [/orP[/mapP[m m_in ->]|/mapP[q /IH q_in ->]]|].
- left; exists (m ++ t); last by rewrite catA.
  by rewrite mem_cat; apply/orP; left; apply/mapP; exists m.
- case: q_in => [[q' q'_in ->]|[y y_in ->]]; last by right; exists y.
  left; exists (h :: q') => //; rewrite mem_cat; apply/orP; right.
  by apply/mapP; exists q'.
- case=> [[q]|[y y_in ->]].
  + rewrite mem_cat => /orP[] /mapP[m m_in ->] ->; apply/orP; [left | right]; apply/mapP.
      by exists m; rewrite ?catA.
    by exists (m ++ x) => //; apply/IH; left; exists m.
  + by apply/orP; right; apply/mapP; exists (t ++ y) => //; apply/IH; right; exists y.
Qed.

Lemma grundy_heaps (p x : octal) : grundy (p ++ x : octal) = nim (grundy p) (grundy x).
Proof.
by apply: (@grundy_sum octal octal octal (fun p x => p ++ x)) => {}p {}x r; apply: octal_cat.
Qed.

(* The value of one heap. *)
Definition heap_value (h : nat) : nat := grundy ([:: h] : octal).

Lemma no_heap_value : grundy ([::] : octal) = 0.
Proof. by rewrite grundy_eq. Qed.

Lemma heap_value_eq h :
  heap_value h = mex [seq grundy (m : octal) | m <- heap_moves h].
Proof.
rewrite /heap_value grundy_eq; congr mex.
by rewrite /= cats0 -map_comp; apply: eq_map => m /=; rewrite cats0.
Qed.

Lemma two_heaps a b : grundy ([:: a; b] : octal) = nim (heap_value a) (heap_value b).
Proof. exact: (@grundy_heaps [:: a] [:: b]). Qed.
End Octal.

(* Dawson's Kayles, .07: two are taken, and at most two heaps are left of the heap. *)
Definition dawsons_kayles : game := octal (fun k => if k == 2 then 7 else 0).

Lemma dawson_moves h m :
  m \in heap_moves (fun k => if k == 2 then 7 else 0) h <->
  exists a b, a + b + 2 = h /\ m = [seq k <- [:: a; b] | 0 < k].
Proof.
have none k heaps : k != 2 -> allows (fun k => if k == 2 then 7 else 0) k heaps = false.
  by rewrite /allows => /negPf->; rewrite div0n.
split=> [/heap_moveP[k /andP[k0 k_h]]|[a [b [<- ->]]]].
- have [k_2|k2] := eqVneq k 2; last by rewrite !none // => -[[]|[]|[a [b []]]].
  rewrite k_2 in k_h *.
  case=> [[<- _ ->]|[lt_h _ ->]|[a [b [a0 b0 ab _ ->]]]].
  + by exists 0, 0.
  + by exists (h - 2), 0; rewrite addn0 subnK //= subn_gt0 lt_h.
  + by exists a, b; rewrite ab subnK //= a0 b0.
- apply/heap_moveP; exists 2; first by rewrite leq_addl.
  case: a b => [|a] [|b] /=.
  + by constructor 1.
  + by constructor 2; rewrite add0n addnK -{1}[2]add0n ltn_add2r.
  + by constructor 2; rewrite addn0 addnK -{1}[2]add0n ltn_add2r.
  + by constructor 3; exists a.+1, b.+1; rewrite addnK.
Qed.

Lemma dawson_path n : path_value (n + 2) = grundy ([:: n] : dawsons_kayles).
Proof.
have [m] := ubnP n; elim: m n => // m IH n lt_n.
rewrite path_recurrence -/(heap_value _ n) heap_value_eq; apply: eq_mex => v.
have parts a b : a + b + 2 = n -> nim (path_value (a + 2)) (path_value (b + 2)) =
    grundy ([seq k <- [:: a; b] | 0 < k] : dawsons_kayles).
  move=> ab; rewrite !IH; first last.
  - by rewrite -ltnS; apply: leq_ltn_trans lt_n; rewrite -ab addn2 ltnS leqW ?leq_addr.
  - by rewrite -ltnS; apply: leq_ltn_trans lt_n; rewrite -ab addn2 ltnS leqW ?leq_addl.
  have zero : grundy ([:: 0] : dawsons_kayles) = 0 by [].
  case: a b {ab} => [|a] [|b] /=; rewrite ?zero ?nimn0 //.
  - by rewrite nimC nimn0.
  - by rewrite (@two_heaps _ a.+1 b.+1).
apply/cut_valuesP/mapP=> [[a [b [a1 b1 ab ->]]]|[s /dawson_moves[a [b [ab ->]]] ->]].
- move: a b a1 b1 ab => [|[|a]] [|[|b]] // _ _ ab; have ab' : a + b + 2 = n.
    by move/eqP: ab; rewrite !addSn !addnS !addn0 !eqSS => /eqP.
  exists [seq k <- [:: a; b] | 0 < k]; last by rewrite -parts // !addn2.
  by apply/dawson_moves; exists a, b.
- exists (a + 2), (b + 2); split; [by rewrite addn2 | by rewrite addn2 | | by rewrite parts].
  by rewrite -ab addnACA addnA.
Qed.
