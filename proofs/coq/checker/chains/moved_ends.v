(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Units beside an end of an open chain belong to the end as well: the members with so many units fewer are the same
   graphs. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import Lia.
From Gazetteer Require Import boards chain_laws chain_simple.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Ends.
Variable s : chain_law.
Let u := unit_part s.
Definition with_ends (k : kind) (left right : part) : kind :=
  Kind (closed k) (longer k) left right (moves k) (short_values k).
Definition longer_left (l : part) : part :=
  let o := part_order l in
  Part (o + part_order u) (part_edges l ++ between 0 o (part_joins l) ++ between o o (part_edges u))
    (between o 0 (part_joins u)).
Definition longer_right (r : part) : part :=
  let o := part_order u in
  Part (o + part_order r) (part_edges u ++ between o o (part_edges r) ++ between o 0 (part_joins r))
    [seq (e.2, e.1) | e <- part_joins u].
(* With so many units in the end. *)
Definition units_left (i : nat) (k : kind) : kind := with_ends k (iter i longer_left (left_end k)) (right_end k).
Definition units_right (i : nat) (k : kind) : kind := with_ends k (left_end k) (iter i longer_right (right_end k)).

Lemma between_twice a b c d es : between a b (between c d es) = between (a + c) (b + d) es.
Proof. by rewrite /between -map_comp; apply: eq_map => e; rewrite /= !addnA. Qed.
Lemma between_none es : between 0 0 es = es.
Proof. by rewrite /between -[RHS]map_id; apply: eq_map => -[]. Qed.
Lemma between_cat a b es fs : between a b (es ++ fs) = between a b es ++ between a b fs.
Proof. exact: map_cat. Qed.
Lemma often_back a b es x y :
  joined_so_often (between a b [seq (e.2, e.1) | e <- es]) x y = joined_so_often (between b a es) x y.
Proof.
rewrite /joined_so_often addnC /copies !count_map; congr (_ + _); apply: eq_count => e /=;
  by rewrite !xpair_eqE andbC.
Qed.
Definition joined_in (es : seq (nat * nat)) (x y : nat) : bool := ((x, y) \in es) || ((y, x) \in es).
Lemma joined_often es x y : joined_in es x y = (0 < joined_so_often es x y).
Proof. by rewrite addn_gt0 /copies -!has_count !has_pred1. Qed.

(* The edges of an open piece, row by row. *)
Definition row_edges (f : nat -> seq (nat * nat)) (n : nat) : seq (nat * nat) := flatten [seq f i | i <- iota 0 n].
Lemma row_first f n : row_edges f n.+1 = f 0 ++ row_edges (fun i => f i.+1) n.
Proof. by rewrite /row_edges /= -[1]addn0 iotaDl -map_comp. Qed.
Lemma row_last f n : row_edges f n.+1 = row_edges f n ++ f n.
Proof. by rewrite /row_edges -addn1 iotaD map_cat flatten_cat /= cats0. Qed.
Lemma row_same f g n : f =1 g -> row_edges f n = row_edges g n.
Proof. by move=> f_g; rewrite /row_edges (eq_map f_g). Qed.
Definition unit_edges (k : kind) (i : nat) := between (unit_at s k i) (unit_at s k i) (part_edges u).
Definition unit_joins (k : kind) (i : nat) := between (unit_at s k i) (unit_at s k i.+1) (part_joins u).
Lemma piece_rows k n : ~~ closed k -> piece_edges s k n =
  part_edges (left_end k) ++ between 0 (part_order (left_end k)) (part_joins (left_end k)) ++
  row_edges (unit_edges k) n ++ row_edges (unit_joins k) n.-1 ++
  between (unit_at s k n) (unit_at s k n) (part_edges (right_end k)) ++
  between (unit_at s k n) (unit_at s k n.-1) (part_joins (right_end k)).
Proof.
move=> /negPf open; have at_0 : unit_at s k 0 = part_order (left_end k) by rewrite /unit_at addn0.
by rewrite /piece_edges open between_none cats0 at_0.
Qed.

Section Open.
Variable k : kind.
Hypothesis open : ~~ closed k.
Lemma left_order n : piece_order s (units_left 1 k) n = piece_order s k n.+1.
Proof. by rewrite /piece_order /unit_at /= mulSn !addnA. Qed.
Lemma right_order n : piece_order s (units_right 1 k) n = piece_order s k n.+1.
Proof. by rewrite /piece_order /unit_at /= mulSn [part_order (unit_part s) + _]addnC !addnA. Qed.
Lemma left_edges n x y : 0 < n ->
  joined_in (piece_edges s (units_left 1 k) n) x y = joined_in (piece_edges s k n.+1) x y.
Proof.
case: n => // n _; suff same z : (z \in piece_edges s (units_left 1 k) n.+1) = (z \in piece_edges s k n.+2).
  by rewrite /joined_in !same.
have unit_eq i : unit_at s (units_left 1 k) i = unit_at s k i.+1 by rewrite /unit_at /= mulSn addnA.
have edges_eq m : row_edges (unit_edges (units_left 1 k)) m = row_edges (fun i => unit_edges k i.+1) m.
  by apply: row_same => i; rewrite /unit_edges unit_eq.
have joins_eq m : row_edges (unit_joins (units_left 1 k)) m = row_edges (fun i => unit_joins k i.+1) m.
  by apply: row_same => i; rewrite /unit_joins !unit_eq.
have at_0 : unit_at s k 0 = part_order (left_end k) by rewrite /unit_at addn0.
have at_1 : unit_at s k 1 = part_order (left_end k) + part_order u by rewrite /unit_at mul1n.
rewrite !piece_rows // edges_eq joins_eq !unit_eq -![_.+2.-1]/(_.+1) -![_.+1.-1]/_ (row_first _ n.+1).
rewrite (row_first (unit_joins k)) /unit_edges /unit_joins /= -/u at_0 at_1 !between_twice add0n addn0 !mem_cat.
by do !case: (z \in _).
Qed.
Lemma right_often n x y : 0 < n ->
  joined_so_often (piece_edges s (units_right 1 k) n) x y = joined_so_often (piece_edges s k n.+1) x y.
Proof.
case: n => // n _; have at_next : unit_at s k n.+1 + part_order u = unit_at s k n.+2.
  by rewrite /unit_at -addnA [_ + part_order _]addnC -mulSn.
pose a := unit_at s k n.+1; pose b := unit_at s k n.+2.
pose before := part_edges (left_end k) ++ between 0 (part_order (left_end k)) (part_joins (left_end k)).
pose units := row_edges (unit_edges k) n.+1; pose joins := row_edges (unit_joins k) n.
pose behind := between b b (part_edges (right_end k)) ++ between b a (part_joins (right_end k)).
pose swapped := between a (unit_at s k n) [seq (e.2, e.1) | e <- part_joins u].
have -> : piece_edges s (units_right 1 k) n.+1 =
    before ++ units ++ joins ++ between a a (part_edges u) ++ behind ++ swapped.
  by rewrite piece_rows //= /behind !between_cat !between_twice at_next addn0 /before /units /joins -!catA.
have -> : piece_edges s k n.+2 =
    before ++ (units ++ between a a (part_edges u)) ++ (joins ++ between (unit_at s k n) a (part_joins u)) ++ behind.
  by rewrite piece_rows // -![_.+2.-1]/(_.+1) (row_last _ n.+1) (row_last (unit_joins k)) /before /behind -!catA.
by rewrite !joined_cat often_back -!plusE; lia.
Qed.
End Open.

(* So with more units. *)
Lemma units_leftS i k : units_left i.+1 k = units_left 1 (units_left i k). Proof. by []. Qed.
Lemma units_rightS i k : units_right i.+1 k = units_right 1 (units_right i k). Proof. by []. Qed.
Theorem with_units_left i k n : ~~ closed k -> 0 < n -> piece_order s (units_left i k) n = piece_order s k (n + i) /\
  forall x y, joined_in (piece_edges s (units_left i k) n) x y = joined_in (piece_edges s k (n + i)) x y.
Proof.
move=> open; elim: i n => [|i IH] n n0; first by rewrite addn0; case: (k).
have [order_eq edges_eq] := IH n.+1 isT; rewrite units_leftS left_order order_eq addSnnS; split=> // x y.
by rewrite left_edges // edges_eq addSnnS.
Qed.
Lemma units_right_often i k n x y : ~~ closed k -> 0 < n ->
  joined_so_often (piece_edges s (units_right i k) n) x y = joined_so_often (piece_edges s k (n + i)) x y.
Proof.
move=> open; elim: i n => [|i IH] n n0; first by rewrite addn0; case: (k).
by rewrite units_rightS right_often // IH // addSnnS.
Qed.
Theorem with_units_right i k n : ~~ closed k -> 0 < n -> piece_order s (units_right i k) n = piece_order s k (n + i) /\
  forall x y, joined_in (piece_edges s (units_right i k) n) x y = joined_in (piece_edges s k (n + i)) x y.
Proof.
move=> open n0; split=> [|x y]; last by rewrite !joined_often units_right_often.
elim: i n n0 => [|i IH] n n0; first by rewrite addn0; case: (k).
by rewrite units_rightS right_order IH // addSnnS.
Qed.
End Ends.
