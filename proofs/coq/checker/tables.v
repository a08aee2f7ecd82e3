(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Tables of values by number, as binary trees: a value is found and replaced in as many steps as
   the number has binary digits. What the checker computes with. Equality and halves are those of
   Coq's own library, for which an extracted program has one instruction. *)
From Coq Require Import PeanoNat.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Definition same (m n : nat) : bool := Nat.eqb m n.
Lemma sameE m n : same m n = (m == n).
Proof. by apply/idP/eqP=> [/Nat.eqb_eq|->]; last exact: Nat.eqb_refl. Qed.
Definition same_pair (e f : nat * nat) : bool := same e.1 f.1 && same e.2 f.2.
Lemma same_pairE e f : same_pair e f = (e == f).
Proof. by rewrite /same_pair !sameE; case: e; case: f. Qed.

Definition even_number (k : nat) : bool := same (plus (Nat.div2 k) (Nat.div2 k)) k.
Lemma div2E k : Nat.div2 k = k./2.
Proof. by elim/ltn_ind: k => -[|[|k]] IH //=; rewrite IH. Qed.
Lemma even_numberE k : even_number k = ~~ odd k.
Proof.
rewrite /even_number sameE div2E plusE addnn -{2}(odd_double_half k).
by case: (odd k); rewrite // ?add0n ?eqxx // -[_.*2]add0n eqn_add2r.
Qed.

Section Tables.
Variable A : Type.
(* The value of every number that was not put. *)
Variable d : A.

Inductive table := Blank | Node of table & A & table.

(* The root has the number 0, what is left of it the numbers 1, 3, 5, ..., what is right the numbers
   2, 4, 6, .... *)
Fixpoint get (t : table) (k : nat) : A :=
  match t with
  | Blank => d
  | Node l x r =>
      match k with
      | 0 => x
      | k'.+1 => if even_number k' then get l (Nat.div2 k') else get r (Nat.div2 k')
      end
  end.

Fixpoint put_within (steps : nat) (t : table) (k : nat) (x : A) : table :=
  let: (l, y, r) := match t with Blank => (Blank, d, Blank) | Node l y r => (l, y, r) end in
  match k with
  | 0 => Node l x r
  | k'.+1 =>
      match steps with
      | 0 => t
      | s.+1 =>
          if even_number k' then Node (put_within s l (Nat.div2 k') x) y r
          else Node l y (put_within s r (Nat.div2 k') x)
      end
  end.
Definition put (t : table) (k : nat) (x : A) : table := put_within k t k x.

Lemma get_blank k : get Blank k = d.
Proof. by []. Qed.

Lemma get_put_within s t k x j :
  k <= s -> get (put_within s t k x) j = if j == k then x else get t j.
Proof.
have below m n : m.+1 <= n.+1 -> Nat.div2 m <= n.
  by rewrite ltnS div2E => m_n; apply: leq_trans m_n; rewrite -divn2 leq_div.
have halves m n : odd m = odd n -> (m./2 == n./2) = (m == n).
  move=> same_odd; apply/eqP/eqP=> [e|->//].
  by rewrite -(odd_double_half m) -(odd_double_half n) same_odd e.
have blank i : get Blank i = d by case: i.
have zero i u v : get (put_within i u 0 x) v = if v == 0 then x else get u v.
  by case: i; case: u => [|l y r]; case: v => [|v] //=; rewrite ?blank if_same.
elim: s t k j => [|s IH] t [|k] j //; rewrite ?zero // => /below k_s.
have IH' u i := IH u (Nat.div2 k) (Nat.div2 i) k_s.
case: t => [|l y r]; case: j => [|j] /=; rewrite !even_numberE; case k_odd: (odd k) => //=;
  rewrite !even_numberE eqSS; case j_odd: (odd j) => //=;
  rewrite ?IH' ?blank ?div2E ?halves ?j_odd ?k_odd //;
  by case: eqP j_odd => // ->; rewrite k_odd.
Qed.

Lemma get_put t k x j : get (put t k x) j = if j == k then x else get t j.
Proof. exact: get_put_within. Qed.
End Tables.
Arguments Blank {A}.

(* A table of the numbers of a list, and one that has a bool at each. *)
Definition marks (s : seq nat) : table bool := foldl (fun t v => put false t v true) Blank s.
Definition flip (t : table bool) (v : nat) : table bool := put false t v (~~ get false t v).
Definition parities (s : seq nat) : table bool := foldl flip Blank s.

Lemma get_marks s v : get false (marks s) v = (v \in s).
Proof.
suff any t : get false (foldl (fun t v => put false t v true) t s) v = (v \in s) || get false t v.
  by rewrite /marks any orbF.
elim: s t => [|u s IH] t //=; rewrite IH get_put inE.
by case: (v == u); rewrite ?orbT.
Qed.

Lemma get_flip t v u : get false (flip t v) u = (u == v) (+) get false t u.
Proof. by rewrite get_put; case: eqP => // ->; rewrite addTb. Qed.

Lemma get_parities s v : get false (parities s) v = odd (count_mem v s).
Proof.
suff any t : get false (foldl flip t s) v = odd (count_mem v s) (+) get false t v.
  by rewrite /parities any addbF.
elim: s t => [|u s IH] t //=; rewrite IH get_flip oddD oddb [u == v]eq_sym.
by rewrite addbA; congr addb; rewrite addbC.
Qed.

(* No number is marked. *)
Fixpoint unmarked (t : table bool) : bool :=
  if t is Node l x r then [&& ~~ x, unmarked l & unmarked r] else true.
Lemma unmarkedP t : unmarked t -> forall v, get false t v = false.
Proof.
elim: t => [//|l IHl x r IHr] /= /and3P[/negPf x0 /IHl l0 /IHr r0] [|v] //=.
by case: ifP.
Qed.

(* A list as a table: the value at each place. *)
Definition by_place (A : Type) (d : A) (s : seq A) : table A :=
  (foldl (fun p x => (put d p.1 p.2 x, p.2.+1)) (Blank, 0) s).1.
Lemma get_by_place (A : Type) (d : A) s k : get d (by_place d s) k = nth d s k.
Proof.
have other t n : get d (foldl (fun p x => (put d p.1 p.2 x, p.2.+1)) (t, n) s).1 k =
    if k < n then get d t k else if k < n + size s then nth d s (k - n) else get d t k.
  elim: s t n => [|x s IH] t n /=; first by rewrite addn0; case: (k < n).
  rewrite IH get_put ltnS; case: (ltngtP k n) => [//|n_k|k_n].
  - by rewrite addSnnS -(subnSK n_k).
  - by rewrite k_n subnn -{1}[n]addn0 ltn_add2l.
rewrite /by_place other ltn0 subn0 add0n; case: ltnP => // size_k.
by rewrite get_blank nth_default.
Qed.

(* Lists of numbers and of pairs that ascend strictly. *)
Fixpoint ascending_from (m : nat) (s : seq nat) : bool :=
  if s is v :: s' then (m < v) && ascending_from v s' else true.
Definition ascending (s : seq nat) : bool := if s is v :: s' then ascending_from v s' else true.
Lemma ascending_uniq s : ascending s -> uniq s.
Proof.
case: s => //= v s; have -> : ascending_from v s = path ltn v s by elim: s v => //= u s ->.
by move=> v_s; apply: (@sorted_uniq _ ltn ltn_trans ltnn (v :: s)).
Qed.
