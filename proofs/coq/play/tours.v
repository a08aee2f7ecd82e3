(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The tours of the travelling salesman, where the distance is 1 along an edge and 2 elsewhere. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules races.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Tours.
Variables (V : finType) (E : graph V).
Implicit Types (s : seq V) (v : V).

(* A closed walk that meets every vertex once, by its vertices in order. (A cycle has order 3 at
   least.) *)
Definition hamiltonian_cycle s : Prop := [/\ cycle (linked E) s, uniq s & forall v, v \in s].

Definition distance (u v : V) : nat := if (u, v) \in E then 1 else 2.
(* All vertices, in some order; the tour ends where it began. *)
Definition tour s : Prop := uniq s /\ forall v, v \in s.
Definition tour_length s : nat :=
  if s is v :: s' then sumn (pairmap distance v (rcons s' v)) else 0.
Definition shortest_tour s : Prop :=
  tour s /\ forall s', tour s' -> tour_length s <= tour_length s'.

Lemma pairmap_length v s :
  size s <= sumn (pairmap distance v s) /\
  ((sumn (pairmap distance v s) == size s) = path (linked E) v s).
Proof.
elim: s v => //= x s IH v; have [le_s eq_s] := IH x; rewrite -eq_s /linked.
have -> : distance v x = if (v, x) \in E then 1 else 2 by [].
case: (_ \in E); first by rewrite add1n eqSS ltnS.
by rewrite add2n eqSS /= (gtn_eqF (le_s : _ < (sumn (pairmap distance x s)).+1)) ltnS ltnW.
Qed.

Lemma tour_size s : tour s -> size s = #|V|.
Proof.
by case=> s_uniq s_all; rewrite -(card_uniqP s_uniq); apply: eq_card => v; rewrite s_all.
Qed.

Lemma tour_lengthP s : tour s ->
  #|V| <= tour_length s /\ (tour_length s = #|V| <-> cycle (linked E) s).
Proof.
move=> s_tour; rewrite -(tour_size s_tour); case: s {s_tour} => [|v s]; first by split.
have := pairmap_length v (rcons s v); rewrite size_rcons => -[le_s eq_s].
by split; rewrite // [cycle _ _]/= -eq_s; apply: (rwP eqP).
Qed.

Lemma shortest_tour_exists : exists s, shortest_tour s.
Proof.
have all_tour : tour (enum V) by split; [exact: enum_uniq|move=> v; rewrite mem_enum].
pose ok (t : #|V|.-tuple V) := uniq t && [forall v, v \in t].
have okP (t : #|V|.-tuple V) : reflect (tour t) (ok t).
  by apply: (iffP andP) => -[t_uniq t_all]; split=> //;
    [move=> v; exact: (forallP t_all) | exact/forallP].
have ok_enum : ok (enum_tuple V) by apply/okP.
case: (arg_minnP (fun t : #|V|.-tuple V => tour_length t) ok_enum) => t /okP t_tour t_min.
exists t; split=> // s s_tour; have /eqP size_s := tour_size s_tour.
by apply: (t_min (Tuple size_s)); apply/okP.
Qed.

Lemma shortest_hamiltonian s :
  shortest_tour s -> tour_length s = #|V| <-> exists c, hamiltonian_cycle c.
Proof.
case=> s_tour s_min; have [le_s eq_s] := tour_lengthP s_tour; rewrite eq_s; split=> [s_cycle|].
  by exists s; case: s_tour.
case=> c [c_cycle c_uniq c_all]; have c_tour : tour c by split.
have [_ eq_c] := tour_lengthP c_tour; rewrite -eq_s; apply/eqP; rewrite eqn_leq le_s andbT.
by rewrite -(iffRL eq_c c_cycle) s_min.
Qed.
End Tours.
