(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* graph6, sparse6 and digraph6: how a graph is written, and a reader that is trusted with nothing,
   since what it reads is written again and compared. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import text statement edge_lists.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* Six bits a byte, the high one first, from '?' on. *)
Definition bit (b : bool) : nat := if b then 1 else 0.
Definition sextet (a b c d e f : bool) : byte :=
  63 + (32 * bit a + 16 * bit b + 8 * bit c + 4 * bit d + 2 * bit e + bit f).
(* The last byte is padded with `pad`. *)
Fixpoint sextets (pad : bool) (s : bitseq) : bytes :=
  match s with
  | [::] => [::]
  | [:: a] => [:: sextet a pad pad pad pad pad]
  | [:: a; b] => [:: sextet a b pad pad pad pad]
  | [:: a; b; c] => [:: sextet a b c pad pad pad]
  | [:: a; b; c; d] => [:: sextet a b c d pad pad]
  | [:: a; b; c; d; e] => [:: sextet a b c d e pad]
  | [:: a, b, c, d, e, f & s'] => sextet a b c d e f :: sextets pad s'
  end.
Fixpoint binary_digits (width n : nat) (behind : bitseq) : bitseq :=
  if width is w.+1 then binary_digits w n./2 (odd n :: behind) else behind.

Definition order_text (n : nat) : bytes :=
  if n <= 62 then [:: 63 + n]
  else if n < 63 * (64 * 64) then 126 :: sextets false (binary_digits 18 n [::])
  else [:: 126, 126 & sextets false (binary_digits 36 n [::])].

(* For each of the places whether it is the next of the edges. *)
Fixpoint bits_at (places edges : seq (nat * nat)) : bitseq :=
  match places, edges with
  | p :: ps, e :: es =>
      if eqn p.1 e.1 && eqn p.2 e.2 then true :: bits_at ps es else false :: bits_at ps edges
  | _, _ => nseq (size places) false
  end.

(* In the order of the second end, then of the first. *)
Definition column_before (e f : nat * nat) : bool :=
  if eqn e.2 f.2 then e.1 <= f.1 else e.2 < f.2.
Definition by_columns (g : plain) : seq (nat * nat) := sort column_before (edge_list g).
Definition graph6_text (g : plain) : bytes :=
  let places := flatten [seq [seq (u, v) | u <- iota 0 v] | v <- iota 0 (order g)] in
  order_text (order g) ++ sextets false (bits_at places (by_columns g)).

Definition digraph6_text (g : plain) : bytes :=
  let vertices := iota 0 (order g) in
  let places := flatten [seq [seq (u, v) | v <- vertices] | u <- vertices] in
  38 :: order_text (order g) ++ sextets false (bits_at places (edge_list g)).

(* The bits of n, as many as needed; none for 0. *)
Fixpoint width_within (fuel n : nat) : nat :=
  if fuel is fuel'.+1 then if eqn n 0 then 0 else (width_within fuel' n./2).+1 else 0.
Definition vertex_width (n : nat) : nat := width_within n.-1 n.-1.

(* An item is a bit that says to go on to the next vertex v, and a number x: x > v says to go on
   to x, else there is the edge x-v. *)
Fixpoint sparse6_bits (width current : nat) (edges : seq (nat * nat)) : bitseq * nat :=
  match edges with
  | [::] => ([::], current)
  | (u, v) :: edges' =>
      let: (bits, last) := sparse6_bits width v edges' in
      let bits := binary_digits width u bits in
      let bits := if current.+1 < v then binary_digits width v (false :: bits) else bits in
      (~~ eqn v current :: bits, last)
  end.
Definition sparse6_text (g : plain) : bytes :=
  let n := order g in
  let width := vertex_width n in
  let: (bits, last) := sparse6_bits width 0 (by_columns g) in
  let free := 5 - Nat.modulo (size bits + 5) 6 in
  (* Padded with 1s, but not so that they read as an edge at the last vertex. *)
  let start :=
    if [&& width < free, eqn last.+2 n & eqn n (2 ^ width)] then [:: false] else [::] in
  58 :: order_text n ++ sextets true (bits ++ start).

(* graph6 up to order 64, sparse6 above. *)
Definition graph_text (g : plain) : bytes :=
  if order g <= 64 then graph6_text g else sparse6_text g.

(* Reading. *)
Fixpoint bits_of_bytes (l : bytes) : bitseq :=
  if l is c :: l' then binary_digits 6 (c - 63) (bits_of_bytes l') else [::].
Fixpoint number_of_bits (value : nat) (s : bitseq) : nat :=
  if s is b :: s' then number_of_bits (value + value + bit b) s' else value.
Definition read_order (l : bytes) : option (nat * bytes) :=
  let number k rest :=
    if k <= size rest then Some (number_of_bits 0 (bits_of_bytes (take k rest)), drop k rest)
    else None in
  match l with
  | [::] => None
  | c :: rest =>
      if eqn c 126 then
        if rest is c' :: rest' then if eqn c' 126 then number 6 rest' else number 3 rest else None
      else number 1 l
  end.

Fixpoint places_of (places : seq (nat * nat)) (s : bitseq) : seq (nat * nat) :=
  match places, s with
  | p :: ps, b :: s' => if b then p :: places_of ps s' else places_of ps s'
  | _, _ => [::]
  end.
Definition lexicographic (e f : nat * nat) : bool :=
  if eqn e.1 f.1 then e.2 <= f.2 else e.1 < f.1.

Definition read_graph6 (l : bytes) : option plain :=
  if read_order l is Some (n, body) then
    if n <= 64 then
      let places := flatten [seq [seq (u, v) | u <- iota 0 v] | v <- iota 0 n] in
      Some (Plain n (sort lexicographic (places_of places (bits_of_bytes body))))
    else None
  else None.

Definition read_digraph6 (l : bytes) : option plain :=
  if l is c :: l' then
    if eqn c 38 then
      if read_order l' is Some (n, body) then
        if n <= 64 then
          let vertices := iota 0 n in
          let places := flatten [seq [seq (u, v) | v <- vertices] | u <- vertices] in
          Some (Plain n (places_of places (bits_of_bytes body)))
        else None
      else None
    else None
  else None.

(* The number of the next bits, and those behind. *)
Fixpoint take_number (width value : nat) (s : bitseq) : option (nat * bitseq) :=
  match width, s with
  | 0, _ => Some (value, s)
  | w.+1, b :: s' => take_number w (value + value + bit b) s'
  | _, [::] => None
  end.
Fixpoint read_items (fuel n width v : nat) (s : bitseq) (found : seq (nat * nat)) :
    seq (nat * nat) :=
  match fuel, s with
  | fuel'.+1, b :: s' =>
      let v := if b then v.+1 else v in
      if take_number width 0 s' is Some (x, s'') then
        if v < x then read_items fuel' n width x s'' found
        else if v < n then read_items fuel' n width v s'' ((x, v) :: found)
        else found
      else found
  | _, _ => found
  end.
(* Ten bytes can claim any order: a larger one than 4096 needs as many bytes. *)
Definition read_sparse6 (order_max : nat) (l : bytes) : option plain :=
  if read_order l is Some (n, body) then
    if [&& 64 < n, n <= order_max & (n <= 64 * 64) || (n <= size l)] then
      let bits := bits_of_bytes body in
      Some (Plain n (sort lexicographic (read_items (size bits) n (vertex_width n) 0 bits [::])))
    else None
  else None.

Definition order_max : nat := 2 ^ 24.
Definition arcs_fine (g : plain) : bool :=
  all (fun e => if eqn e.1 e.2 then false else (e.1 < order g) && (e.2 < order g)) (edge_list g)
  && (if edge_list g is e :: l then in_order e l else true).
Lemma arcs_fineE g : arcs_fine g = arcs_ok g.
Proof.
rewrite /arcs_fine /arcs_ok; congr andb.
  by apply: eq_all => e; rewrite eqnE; case: eqP; rewrite ?andbF ?andbT.
case: (edge_list g) => //= e l.
by elim: l e => //= f l IH e; rewrite comes_beforeE IH.
Qed.

(* The graph that is spelled so. *)
Definition read_graph (l : bytes) : option plain :=
  let read := if l is c :: l' then if eqn c 58 then read_sparse6 order_max l' else read_graph6 l
              else None in
  if read is Some g then if fine g && same_bytes (graph_text g) l then Some g else None else None.
Definition read_digraph (l : bytes) : option plain :=
  if read_digraph6 l is Some g then
    if arcs_fine g && same_bytes (digraph6_text g) l then Some g else None
  else None.

Lemma read_graphP l g : read_graph l = Some g -> plain_ok g /\ graph_text g = l.
Proof.
rewrite /read_graph; case: (if l is _ :: _ then _ else _) => [h|//].
by case: ifP => // /andP[fine_h /same_bytesP text] [<-]; rewrite -fineE.
Qed.
Lemma read_digraphP l g : read_digraph l = Some g -> arcs_ok g /\ digraph6_text g = l.
Proof.
rewrite /read_digraph; case: (read_digraph6 l) => [h|//].
by case: ifP => // /andP[fine_h /same_bytesP text] [<-]; rewrite -arcs_fineE.
Qed.

(* Some spellings, against nauty's. *)
Example square : graph_text (Plain 4 [:: (0, 1); (0, 3); (1, 2); (2, 3)]) = [:: 67; 108].
Proof. by []. Qed.
