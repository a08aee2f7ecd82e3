(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What is asked of the edges and of the vertices of a member of a chain, told unit by unit. A unit has what is chosen
   of it, and what the part before gives it. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import Lia.
From Gazetteer Require Import chain_laws chain_sets chain_neighbours.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* What is asked of sets, and which of them is looked for. *)
Record question := Question {
  (* What an edge asks of its two ends. *)
  meet : bool -> bool -> bool;
  (* What counts of the number of neighbours that are chosen, and of the sum of two such numbers. *)
  seen : nat -> bool;
  sum : bool -> bool -> bool;
  (* What a vertex asks: whether it is chosen, and what is seen of its neighbours. *)
  enough : bool -> bool -> bool;
  (* Whether something must be chosen. *)
  some : bool;
  (* Whether sets have sizes or are only there, and whether the least or the greatest is looked for. *)
  counted : bool;
  fewest : bool
}.
Definition seen_sums (d : question) : Prop :=
  seen d 0 = false /\ forall m n, seen d (m + n) = sum d (seen d m) (seen d n).

Section Rows.
Variables (d : question) (s : chain_law) (k : kind).
Let u := unit_part s.
Definition lasting (es : seq (nat * nat)) (n : nat) (x : bits) : bool :=
  all (fun v => enough d (nth false x v) (seen d (got es x v))) (iota 0 n).
(* What a part gets over joins, from the left and from the right. *)
Definition forth (p : part) (es : seq (nat * nat)) (x : bits) : bits :=
  mkseq (fun w => seen d (to_right es x w)) (part_order p).
Definition back (p : part) (es : seq (nat * nat)) (y : bits) : bits :=
  mkseq (fun w => seen d (to_left es y w)) (part_order p).
(* A part with what both sides give. *)
Definition content (p : part) (x a b : bits) : bool :=
  all (fun w => enough d (nth false x w)
      (sum d (seen d (got (part_edges p) x w)) (sum d (nth false a w) (nth false b w))))
    (iota 0 (part_order p)).
Definition to_next (x : bits) : bits := forth u (part_joins u) x.
Definition to_last (y : bits) : bits := back u (part_joins u) y.

Fixpoint row (x a : bits) (ys : seq bits) : bool :=
  if ys is y :: ys' then
    [&& meeting (meet d) (part_joins u) x y, content u x a (to_last y) & row y (to_next x) ys']
  else true.
Fixpoint carried_to (x a : bits) (ys : seq bits) : bits := if ys is y :: ys' then carried_to y (to_next x) ys' else a.
Lemma rowE x a b ys n : size ys = n ->
  row x a ys && content u (last x ys) (carried_to x a ys) b =
  all (fun i => meeting (meet d) (part_joins u) (nth [::] (x :: ys) i) (nth [::] (x :: ys) i.+1)) (iota 0 n) &&
  all (fun i => content u (nth [::] (x :: ys) i) (if i is j.+1 then to_next (nth [::] (x :: ys) j) else a)
    (if i == n then b else to_last (nth [::] (x :: ys) i.+1))) (iota 0 n.+1).
Proof.
have next (p : pred nat) m : all p (iota 1 m) = all (fun i => p i.+1) (iota 0 m) by rewrite (iotaDl 1 0) all_map.
elim: ys x a n => [|y ys IH] x a n <- /=; first by rewrite andbT.
rewrite !next [RHS]andbACA -!andbA (IH y (to_next x) _ erefl) /= !next.
by rewrite (iotaDl 2 0) all_map.
Qed.

Section Whole.
Variables (n : nat) (l r : bits) (xs : seq bits).
Hypotheses (sums : seen_sums d) (ok : chain_ok s k) (l_size : size l = part_order (left_end k)).
Hypotheses (xs_size : size xs = n.+1) (xs_all : forall x, x \in xs -> size x = part_order (unit_part s)).
Definition first_gets : bits :=
  if closed k then forth u (joins_turned s) (nth [::] xs n) else forth u (part_joins (left_end k)) l.
Definition last_gets : bits :=
  if closed k then back u (joins_turned s) (nth [::] xs 0) else forth u (part_joins (right_end k)) r.

Lemma all_placed (p : pred nat) (m : nat) : m <= n.+2 ->
  all p (iota 0 (begins s k m)) =
  all (fun j => all (fun w => p (begins s k j + w)) (iota 0 (order_of s k n j))) (iota 0 m).
Proof.
elim: m => [|m IH] // m_n; have -> : begins s k m.+1 = begins s k m + order_of s k n m.
  case: m m_n {IH} => [|m] /=; first by rewrite /unit_at mul0n addn0.
  by rewrite !ltnS => ->; rewrite /unit_at mulSn addnCA addnC.
rewrite iotaD all_cat IH ?(ltnW m_n) // -addn1 iotaD all_cat /= andbT; congr (_ && _).
by rewrite -[X in iota X _]addn0 iotaDl all_map.
Qed.
Theorem whole_lasting : lasting (piece_edges s k n.+1) (piece_order s k n.+1) (whole l xs r) =
  [&& content (left_end k) l [::] (back (left_end k) (part_joins (left_end k)) (nth [::] xs 0)),
      all (fun i => content u (nth [::] xs i) (if i is j.+1 then to_next (nth [::] xs j) else first_gets)
        (if i == n then last_gets else to_last (nth [::] xs i.+1))) (iota 0 n.+1) &
      content (right_end k) r [::] (back (right_end k) (part_joins (right_end k)) (nth [::] xs n))].
Proof.
have [seen_0 seen_add] := sums; have /and4P[/andP[u_in u_on] /andP[l_in l_on] /andP[r_in r_on] ring_ok] := ok.
set es := piece_edges s k n.+1; set x := whole l xs r.
have x_at i w : i <= n.+2 -> w < order_of s k n i -> nth false x (begins s k i + w) = nth false (there n l r xs i) w.
  by move=> i_n w_i; rewrite /x (bits_there r l_size xs_size xs_all).
have of_part p y a b i : i <= n.+2 -> order_of s k n i = part_order p -> there n l r xs i = y ->
    (forall w, w < part_order p -> seen d (got es x (begins s k i + w)) =
      sum d (seen d (got (part_edges p) y w)) (sum d (nth false a w) (nth false b w))) ->
    all (fun w => enough d (nth false x (begins s k i + w)) (seen d (got es x (begins s k i + w))))
      (iota 0 (order_of s k n i)) =
    content p y a b.
  move=> i_n i_p i_y seen_at; rewrite i_p; apply: eq_in_all => w; rewrite mem_iota add0n => /andP[_ w_p].
  by rewrite seen_at // x_at ?i_p // i_y.
have last_unit : begins s k n.+2 = unit_at s k n.+1 by [].
have joins_none p b : part_ok p b -> part_order p = 0 -> part_joins p = [::].
  by case: p => o e [|f fs] // /andP[_ /=]; move=> + o_0; rewrite o_0.
have ring_ends : closed k -> [/\ part_joins (left_end k) = [::] & part_joins (right_end k) = [::]].
  have /and4P[_ l_ok r_ok +] := ok; case: (closed k) => // /and3P[/eqP l_0 /eqP r_0 _] _; split.
    exact: joins_none l_ok l_0.
  exact: joins_none r_ok r_0.
rewrite /lasting /piece_order -last_unit iotaD all_cat all_placed // add0n.
rewrite -[iota 0 n.+2]/([:: 0] ++ iota (1 + 0) n.+1) all_cat all_seq1 -andbA; congr [&& _, _ & _].
- apply: (of_part _ _ [::] _ 0) => // w w_l; rewrite (got_parts r ok l_size xs_size xs_all) // /got_of /=.
  rewrite /back nth_mkseq // nth_nil -seen_0 -!seen_add; congr (seen d _).
  by case: (closed k); rewrite ?addn0 ?add0n.
- rewrite iotaDl all_map; apply: eq_in_all => i; rewrite mem_iota add0n => /andP[_ i_n].
  have i_le : i <= n by [].
  apply: (of_part u (nth [::] xs i) _ _ i.+1) => /=; rewrite ?ltnS ?i_n // ?(leqW i_n) //; last first.
  move=> w w_u; rewrite [nth false _ w](_ : _ = seen d (if i is j.+1 then to_right (part_joins u) (nth [::] xs j) w
      else if closed k then to_right (joins_turned s) (nth [::] xs n) w else to_right (part_joins (left_end k)) l w));
    last by rewrite /first_gets; case: (i) => [|j]; last rewrite /to_next; try (case: (closed k)); rewrite nth_mkseq.
  rewrite [nth false (if _ then _ else _) w](_ : _ = seen d (if i == n then if closed k then to_left (joins_turned s)
      (nth [::] xs 0) w else to_right (part_joins (right_end k)) r w else to_left (part_joins u) (nth [::] xs i.+1) w));
    last by rewrite /last_gets; case: eqP => _; last rewrite /to_last; try (case: (closed k)); rewrite nth_mkseq.
  rewrite -!seen_add; congr (seen d _).
  have := @got_parts s k n l r xs ok l_size xs_size xs_all i.+1 w (leqW i_n); rewrite /= i_n => -> //.
  rewrite /got_of /= i_le !eqSS (gtn_eqF i_n) [n == i]eq_sym leqnn ltnn -/u.
  have unturned : closed k -> to_right (part_joins (left_end k)) l w = 0 /\ to_right (part_joins (right_end k)) r w = 0.
    by case/ring_ends=> -> ->.
  have before j : j < i -> j <= n by move=> j_i; apply: leq_trans i_le; apply: ltnW.
  by case: (ltngtP i n) i_le before => // i_c _; case: (i) i_c => [|j] i_c before /=; rewrite ?before //;
    case: (closed k) unturned => [[] // L_0 R_0|_]; rewrite ?L_0 ?R_0 -!plusE; lia.
- by rewrite /= i_le.
- by rewrite /= i_le.
- exact: leqW.
- rewrite -[X in iota X _]addn0 iotaDl all_map.
  have n_order : order_of s k n n.+2 = part_order (right_end k) by rewrite /= ltnn.
  rewrite -n_order; apply: (of_part (right_end k) r [::] _ n.+2) => //; first by rewrite /= ltnn.
  move=> w w_r; rewrite (got_parts r ok l_size xs_size xs_all) ?n_order // /got_of /= !ltnn !leqnn eqxx.
  rewrite /back nth_mkseq // nth_nil -seen_0 -!seen_add; congr (seen d _).
  by rewrite (ltn_eqF (ltnSn n.+1)) [n.+1 < n]ltnNge leqnSn /got /=; case: (closed k); rewrite -!plusE; lia.
Qed.
End Whole.
End Rows.
