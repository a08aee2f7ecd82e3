(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Heaps of several kinds at once, and the periodicity theorem of Guy and Smith for them [GuySmith56]: if
   the values of all kinds repeat for long enough, they repeat for ever. *)
From Coq Require Import Lia.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games grundy.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* A move near an end of a heap of length n leaves one heap, of length n - near_less, and what does not
   depend on n: its nim-sum is near_nimber. *)
Record near_move := Near { near_nimber : nat; near_kind : nat; near_less : nat }.
(* A move in the middle leaves two heaps, of lengths i and j with i + j + middle_less = n, for each i and j
   that are at least left_least and right_least, and what does not depend on n. *)
Record middle_move := Middle {
  middle_nimber : nat;
  left_kind : nat; left_least : nat;
  right_kind : nat; right_least : nat;
  middle_less : nat
}.
Definition near_numbers (m : near_move) : nat * nat * nat := (near_nimber m, near_kind m, near_less m).
Definition near_of (t : nat * nat * nat) : near_move := let: (x, k, c) := t in Near x k c.
Definition middle_numbers (m : middle_move) : nat * (nat * nat) * (nat * nat) * nat :=
  (middle_nimber m, (left_kind m, left_least m), (right_kind m, right_least m), middle_less m).
Definition middle_of (t : nat * (nat * nat) * (nat * nat) * nat) : middle_move :=
  let: (x, (k, a), (l, b), d) := t in Middle x k a l b d.
Lemma near_numbersK : cancel near_numbers near_of. Proof. by case. Qed.
Lemma middle_numbersK : cancel middle_numbers middle_of. Proof. by case. Qed.
Canonical near_move_eqType := EqType near_move (CanEqMixin near_numbersK).
Canonical middle_move_eqType := EqType middle_move (CanEqMixin middle_numbersK).

Record kind_moves := Moves { near : seq near_move; middle : seq middle_move }.
(* The moves of each kind; the kinds are numbers. *)
Definition heap_table := seq kind_moves.
Definition moves_of (T : heap_table) (k : nat) : kind_moves := nth (Moves [::] [::]) T k.

(* The values of the positions to which the moves lead; g k n is the value of the heap of kind k and
   length n. *)
Section Values.
Variable g : nat -> nat -> nat.
Definition near_value (n : nat) (m : near_move) : nat :=
  nim (near_nimber m) (g (near_kind m) (n - near_less m)).
Definition middle_value (m : middle_move) (i j : nat) : nat :=
  nim (middle_nimber m) (nim (g (left_kind m) i) (g (right_kind m) j)).
Definition places (n : nat) (m : middle_move) : nat :=
  n.+1 - (middle_less m + left_least m + right_least m).
Definition middle_values (n : nat) (m : middle_move) : seq nat :=
  [seq middle_value m i (n - middle_less m - i) | i <- iota (left_least m) (places n m)].
Definition move_values (k : kind_moves) (n : nat) : seq nat :=
  [seq near_value n m | m <- near k] ++ flatten [seq middle_values n m | m <- middle k].
End Values.

(* From the length s on, each value is the least that no move leads to. Below s, and of a board that has
   moves of another form there, nothing is asked. *)
Definition follows (T : heap_table) (s : nat) (g : nat -> nat -> nat) : Prop :=
  forall k n, k < size T -> s <= n -> g k n = mex (move_values g (moves_of T k) n).

(* Each move leads to a kind of the table, and to heaps that are shorter, or as long and of a kind with
   a smaller number. *)
Definition near_sound (T : heap_table) (s k : nat) (m : near_move) : bool :=
  [&& near_kind m < size T, near_less m <= s & (0 < near_less m) || (near_kind m < k)].
Definition middle_sound (T : heap_table) (m : middle_move) : bool :=
  [&& left_kind m < size T, right_kind m < size T, 0 < middle_less m + left_least m &
      0 < middle_less m + right_least m].
Definition sound (T : heap_table) (s : nat) : bool :=
  all (fun k => all (near_sound T s k) (near (moves_of T k)) && all (middle_sound T) (middle (moves_of T k)))
      (iota 0 (size T)).

(* The largest constants of the table. *)
Definition largest (f : kind_moves -> seq nat) (T : heap_table) : nat :=
  foldr maxn 0 (flatten [seq f k | k <- T]).
Definition near_most : heap_table -> nat := largest (fun k => [seq near_less m | m <- near k]).
Definition middle_most : heap_table -> nat := largest (fun k => [seq middle_less m | m <- middle k]).
Definition least_most : heap_table -> nat :=
  largest (fun k => [seq maxn (left_least m) (right_least m) | m <- middle k]).

(* How far the repetition g(n + p) = g(n) is to be seen, from n = e on: for all n below this. For one kind, of
   an octal game with t digits, the values are then known below 2e + 2p + t - 1. *)
Definition period_bound (T : heap_table) (e p : nat) : nat :=
  maxn (2 * e + p + middle_most T).-1 (e + near_most T).

Lemma middle_valuesP g n m v :
  reflect (exists i j, [/\ left_least m <= i, right_least m <= j, i + j + middle_less m = n &
                           v = middle_value g m i j])
          (v \in middle_values g n m).
Proof.
apply: (iffP mapP) => [[i i_in ->]|[i [j [/leP i_le /leP j_le n_eq ->]]]].
- move: i_in; rewrite mem_iota /places => /andP[i_le /ltP i_lt].
  exists i, (n - middle_less m - i); split=> //; move/leP: i_le i_lt; rewrite -?plusE -?minusE => ? ?.
    by apply/leP; rewrite -?plusE -?minusE; lia.
  by rewrite -?plusE -?minusE; lia.
- exists i; last by rewrite -n_eq addnK addKn.
  rewrite mem_iota /places; apply/andP; split; first exact/leP.
  by apply/ltP; move: n_eq; rewrite -?plusE -?minusE; lia.
Qed.

Lemma move_valuesP g k n v :
  reflect ((exists2 m, m \in near k & v = near_value g n m) \/
           (exists m i j, [/\ m \in middle k, left_least m <= i, right_least m <= j,
                              i + j + middle_less m = n & v = middle_value g m i j]))
          (v \in move_values g k n).
Proof.
rewrite mem_cat; apply: (iffP orP) => [[/mapP[m m_in ->]|/flatten_mapP[m m_in]]|[[m m_in ->]|]].
- by left; exists m.
- by case/middle_valuesP=> i [j [i_le j_le n_eq ->]]; right; exists m, i, j.
- by left; apply: map_f.
- move=> [m [i [j [m_in i_le j_le n_eq v_eq]]]]; right; apply/flatten_mapP; exists m => //.
  by apply/middle_valuesP; exists i, j.
Qed.

Lemma largest_le (f : kind_moves -> seq nat) T k x :
  k < size T -> x \in f (moves_of T k) -> x <= largest f T.
Proof.
rewrite /largest => k_lt x_in; have: x \in flatten [seq f k | k <- T].
  elim: T k k_lt x_in => [//|m T IH] [|k] /= k_lt x_in; rewrite mem_cat; first by rewrite x_in.
  by rewrite (IH k) ?orbT.
by elim: (flatten _) => //= y r IH; rewrite inE leq_max => /orP[/eqP->|/IH->];
  rewrite ?leqnn ?orbT.
Qed.

Lemma near_most_le T k m : k < size T -> m \in near (moves_of T k) -> near_less m <= near_most T.
Proof. by move=> k_lt m_in; apply: largest_le k_lt _; apply: map_f. Qed.

Lemma middle_most_le T k m :
  k < size T -> m \in middle (moves_of T k) -> middle_less m <= middle_most T.
Proof. by move=> k_lt m_in; apply: largest_le k_lt _; apply: map_f. Qed.

Lemma least_most_le T k m :
  k < size T -> m \in middle (moves_of T k) -> maxn (left_least m) (right_least m) <= least_most T.
Proof. by move=> k_lt m_in; apply: largest_le k_lt _; apply: map_f. Qed.

Lemma sound_near T s k m : sound T s -> k < size T -> m \in near (moves_of T k) -> near_sound T s k m.
Proof. by move=> /allP/(_ k) + k_lt m_in; rewrite mem_iota => /(_ k_lt)/andP[/allP/(_ m m_in)]. Qed.

Lemma sound_middle T s k m :
  sound T s -> k < size T -> m \in middle (moves_of T k) -> middle_sound T m.
Proof. by move=> /allP/(_ k) + k_lt m_in; rewrite mem_iota => /(_ k_lt)/andP[_ /allP/(_ m m_in)]. Qed.

(* Induction along play: the length, then the number of the kind. *)
Lemma heap_ind (T : heap_table) (K : nat -> nat -> Prop) :
  (forall k n, k < size T ->
     (forall l m, l < size T -> m < n \/ m = n /\ l < k -> K l m) -> K k n) ->
  forall k n, k < size T -> K k n.
Proof.
move=> step k n; have [b] := ubnP n; elim: b k n => // b IHb k n lt_n.
have [c] := ubnP k; elim: c k => // c IHc k lt_k k_lt; apply: step => // l m l_lt [lt_m|[-> lt_l]].
- by apply: IHb => //; apply: leq_trans lt_m _; rewrite -ltnS.
- by apply: IHc => //; apply: leq_trans lt_l _; rewrite -ltnS.
Qed.

(* What a table says of one kind is decided by the heaps that come before it in this order. *)
Section Step.
Variables (T : heap_table) (s : nat) (g : nat -> nat -> nat).
Hypothesis T_sound : sound T s.

Lemma same_move_values (h : nat -> nat -> nat) k n :
  k < size T -> s <= n ->
  (forall l m, l < size T -> m < n \/ m = n /\ l < k -> g l m = h l m) ->
  move_values g (moves_of T k) n =i move_values h (moves_of T k) n.
Proof.
move=> k_lt s_n same v.
have near_same m : m \in near (moves_of T k) -> near_value g n m = near_value h n m.
  case/(sound_near T_sound k_lt)/and3P=> l_lt /leP less_s before; rewrite /near_value same //.
  case/orP: before => [/ltP less0|lt_l]; move/leP: s_n => s_n.
  - by left; apply/ltP; rewrite -minusE; lia.
  - case: (near_less m) less_s => [|c] less_s; first by right; rewrite subn0.
    by left; apply/ltP; rewrite -minusE; lia.
have middle_same m i j : m \in middle (moves_of T k) -> left_least m <= i -> right_least m <= j ->
    i + j + middle_less m = n -> middle_value g m i j = middle_value h m i j.
  case/(sound_middle T_sound k_lt)/and4P=> l_lt r_lt /ltP l0 /ltP r0 /leP i_le /leP j_le n_eq.
  rewrite /middle_value !same //; left; apply/ltP; move: l0 r0 n_eq; rewrite -!plusE => *; lia.
apply/move_valuesP/move_valuesP=> -[[m m_in ->]|[m [i [j [m_in i_le j_le n_eq ->]]]]].
- by left; exists m; rewrite ?near_same.
- by right; exists m, i, j; rewrite middle_same.
- by left; exists m; rewrite ?near_same.
- by right; exists m, i, j; rewrite middle_same.
Qed.
End Step.

(* The theorem. *)
Section Periodic.
Variables (T : heap_table) (s e p : nat) (g : nat -> nat -> nat).
Hypotheses (T_sound : sound T s) (g_follows : follows T s g).
Hypotheses (s_e : s <= e) (least_e : least_most T <= e).

Lemma period_near k n m :
  k < size T -> period_bound T e p <= n -> m \in near (moves_of T k) ->
  (forall l m, l < size T -> m < n \/ m = n /\ l < k -> e <= m -> g l (m + p) = g l m) ->
  near_value g (n + p) m = near_value g n m.
Proof.
move=> k_lt; rewrite geq_max => /andP[_ /leP big] m_in IH.
have /leP less_most := near_most_le k_lt m_in; have := sound_near T_sound k_lt m_in.
case/and3P=> l_lt _ before; rewrite /near_value; congr nim; rewrite -plusE in big.
have less_n : near_less m <= n by apply/leP; lia.
rewrite -addnBAC // IH //; last by apply/leP; rewrite -minusE; lia.
case/orP: before => [/ltP less0|lt_l].
- by left; apply/ltP; rewrite -minusE; move/leP: less_n; lia.
- case: (near_less m) less_n => [|c] less_n; first by right; rewrite subn0.
  by left; apply/ltP; rewrite -minusE; move/leP: less_n; lia.
Qed.

(* Of two heaps that are left together of a long one, one is long. *)
Lemma period_middle k n m i j :
  k < size T -> period_bound T e p <= n -> m \in middle (moves_of T k) ->
  (forall l m, l < size T -> m < n \/ m = n /\ l < k -> e <= m -> g l (m + p) = g l m) ->
  left_least m <= i -> right_least m <= j -> i + j + middle_less m = n + p ->
  exists i' j', [/\ left_least m <= i', right_least m <= j', i' + j' + middle_less m = n &
                    middle_value g m i j = middle_value g m i' j'].
Proof.
move=> k_lt; rewrite geq_max => /andP[/leP big _] m_in IH /leP i_le /leP j_le n_eq.
have /leP less_most := middle_most_le k_lt m_in.
have := leq_trans (least_most_le k_lt m_in) least_e; rewrite geq_max => /andP[/leP l_e /leP r_e].
case/(sound_middle T_sound k_lt)/and4P: m_in => l_lt r_lt /ltP l0 /ltP r0.
rewrite -?plusE -?multE -?subn1 -?minusE in big n_eq l0 r0.
have [/leP far|/leP far] := leqP (e + p) i; rewrite -plusE in far.
- exists (i - p), j; split; [by apply/leP; rewrite -minusE; lia | exact/leP | | ].
    by rewrite -!plusE -minusE; lia.
  rewrite /middle_value -{1}(@subnK p i); last by apply/leP; lia.
  rewrite IH //; last by apply/leP; rewrite -minusE; lia.
  by left; apply/ltP; rewrite -minusE; lia.
- exists i, (j - p); split; [exact/leP | by apply/leP; rewrite -minusE; lia | | ].
    by rewrite -!plusE -minusE; lia.
  rewrite /middle_value -{1}(@subnK p j); last by apply/leP; lia.
  rewrite IH //; last by apply/leP; rewrite -minusE; lia.
  by left; apply/ltP; rewrite -minusE; lia.
Qed.

Lemma period_middle_back k n m i j :
  k < size T -> period_bound T e p <= n -> m \in middle (moves_of T k) ->
  (forall l m, l < size T -> m < n \/ m = n /\ l < k -> e <= m -> g l (m + p) = g l m) ->
  left_least m <= i -> right_least m <= j -> i + j + middle_less m = n ->
  exists i' j', [/\ left_least m <= i', right_least m <= j', i' + j' + middle_less m = n + p &
                    middle_value g m i j = middle_value g m i' j'].
Proof.
move=> k_lt; rewrite geq_max => /andP[/leP big _] m_in IH /leP i_le /leP j_le n_eq.
have /leP less_most := middle_most_le k_lt m_in.
case/(sound_middle T_sound k_lt)/and4P: m_in => l_lt r_lt /ltP l0 /ltP r0.
rewrite -?plusE -?multE -?subn1 -?minusE in big n_eq l0 r0.
have [/leP long_i|/leP short_i] := leqP e i.
- exists (i + p), j; split; [by apply/leP; rewrite -plusE; lia | exact/leP | | ].
    by rewrite -!plusE; lia.
  by rewrite /middle_value IH //; [left; apply/ltP; lia | apply/leP].
- exists i, (j + p); split; [exact/leP | by apply/leP; rewrite -plusE; lia | | ].
    by rewrite -!plusE; lia.
  by rewrite /middle_value IH //; [left; apply/ltP; lia | apply/leP; lia].
Qed.

Theorem heaps_periodic :
  (forall k n, k < size T -> e <= n < period_bound T e p -> g k (n + p) = g k n) ->
  forall k n, k < size T -> e <= n -> g k (n + p) = g k n.
Proof.
move=> seen; apply: heap_ind => k n k_lt IH e_n.
have [lt_bound|big] := ltnP n (period_bound T e p); first by apply: seen; rewrite ?e_n.
have s_n := leq_trans s_e e_n.
rewrite !g_follows ?(leq_trans s_n (leq_addr p n)) //; apply: eq_mex => v.
apply/move_valuesP/move_valuesP=> -[[m m_in ->]|[m [i [j [m_in i_le j_le n_eq ->]]]]].
- by left; exists m => //; apply: period_near m_in IH.
- have [i' [j' [i'_le j'_le n_eq' ->]]] := period_middle k_lt big m_in IH i_le j_le n_eq.
  by right; exists m, i', j'.
- by left; exists m => //; rewrite (period_near k_lt big m_in IH).
- have [i' [j' [i'_le j'_le n_eq' ->]]] := period_middle_back k_lt big m_in IH i_le j_le n_eq.
  by right; exists m, i', j'.
Qed.
End Periodic.
