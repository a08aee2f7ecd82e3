(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Section 2 of [FSU93], Theorem 2.1: UEG on a graph that has a pseudoarc for every arc of a digraph is DEG
   on the digraph. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules even_kernels small.
From Gazetteer Require gadgets gadget_numbers.
From Gazetteer Require Import directed_rules pseudoarc arcs_replaced replaced_size minors.
From Gazetteer Require Import planar_gadgets.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* Theorem 2.1, proof. (D, w) is a P-position of DEG iff (G, w) is a P-position of UEG, where the graph G
   has a copy of the pseudoarc for every arc of D. *)
Theorem theorem_2_1 (V : finType) (D : digraph V) (w : V) :
  simple (replace_arcs D) /\
  (P_position ((D, w) : DEG V) <-> P_position ((replace_arcs D, inl w) : UEG _)).
Proof.
split; first exact: simple_replace_arcs.
by split=> /P_positionP w_P; apply/P_positionP; rewrite ?replace_arcs_outcome // -replace_arcs_outcome.
Qed.

(* Theorem 2.1, proof: who moves into the pseudoarc from x arrives 4 moves later at y. Whatever the
   positions are worth in which the token has left the pseudoarc, that at a is worth what that at y is
   where the way has been used; and on the way, which is x a b c d y, each move that strays loses. *)
Theorem theorem_2_1_way (exit : seq (nat * nat) -> bool -> bool) :
  inside 7 (after_way 1) place_a exit = exit (after_way 5) true /\
  forall i e, 0 < i < 5 -> e \in edges_at (after_way i) (nth 0 way i) ->
    (e = (nth 0 way i, nth 0 way i.+1) -> other_end e (nth 0 way i) = nth 0 way i.+1 /\
                                          rem e (after_way i) = after_way i.+1) /\
    (e <> (nth 0 way i, nth 0 way i.+1) ->
       inside 7 (rem e (after_way i)) (other_end e (nth 0 way i)) exit = false).
Proof.
split; first exact: inside_from_x.
by move=> i e i5 e_i; split=> [e_way|]; [exact: keeps_to_way|exact: strays].
Qed.

(* Theorem 2.1, proof: "any move straying from this path is immediate suicide". In every graph where the
   token is on the way in a copy of the pseudoarc, the opponent wins after a move off the way. *)
Theorem theorem_2_1_suicide (V A : finType) (tail head : A -> V) (left : A -> seq (nat * nat))
    (k : A) (i : nat) (q : UEG (with_copies V A)) :
  legal left -> 0 < i < 5 -> left k = after_way i ->
  q \in options ((copies tail head left, at_place tail head k (nth 0 way i)) : UEG _) ->
  q.2 <> at_place tail head k (nth 0 way i.+1) -> N_position q.
Proof. exact: stray_N. Qed.

(* Theorem 2.1, proof: after a move from y into the pseudoarc, to d, the opponent who goes on to z wins,
   whatever the positions are worth in which the token has left it. *)
Theorem theorem_2_1_z (exit : seq (nat * nat) -> bool -> bool) :
  let left := rem (place_d, place_y) pseudoarc in
  (place_z, place_d) \in edges_at left place_d /\
  other_end (place_z, place_d) place_d = place_z /\
  inside 7 (rem (place_z, place_d) left) place_z exit = true.
Proof. by split=> //; split=> //; exact: reply_z. Qed.

(* Fig. 1: of the graphs of order at most 8 and maximum degree 3 with two terminals x and y of degree 1
   that act as an arc from x to y the pseudoarc is the only one. No isolated vertices: a connected
   graph with two terminals has none. *)
Theorem figure_1 (V : finType) (E : graph V) (x y : V) :
  simple E -> no_isolated_vertex E -> #|V| <= 8 -> (forall v, degree E v <= 3) ->
  x != y -> degree E x = 1 -> degree E y = 1 ->
  gadgets.acts_as_arc E x y <->
  exists f : V -> 'I_7,
    [/\ bijective f, forall u v, ((u, v) \in E) = ((f u, f v) \in graph_on 7 pseudoarc),
        f x = place_x :> nat & f y = place_y :> nat].
Proof. exact: gadget_numbers.acts_as_pseudoarc. Qed.

(* Theorem 2.1, after the proof: if no vertex of D has more than three arcs, in and out together, then
   the maximum degree of G is at most 3. *)
Theorem theorem_2_1_degree (V : finType) (D : digraph V) :
  (forall v, total_degree D v <= 3) -> forall w, degree (replace_arcs D) w <= 3.
Proof. exact: replace_arcs_degree. Qed.

(* Theorem 2.1, after the proof: if D is planar then so is G. The planar graphs are those of Wagner's
   theorem [Wag37], and D is planar if its underlying graph is. *)
Theorem theorem_2_1_planar (V : finType) (D : digraph V) :
  planar (underlying D) -> planar (replace_arcs D).
Proof. exact: replace_arcs_planar. Qed.

(* Theorem 2.1, proof: "This construction is clearly polynomial". *)
Theorem theorem_2_1_polynomial (V : finType) (D : digraph V) :
  #|replaced_vertices D| = #|V| + 5 * #|D| /\ edges (replace_arcs D) = 8 * #|D|.
Proof. by split; [exact: replace_arcs_order|exact: replace_arcs_size]. Qed.

(* Theorem 2.1, proof: "the game can last only |E| moves". *)
Theorem theorem_2_1_length (V : finType) (E : graph V) (v : V) (moves : seq (UEG V)) :
  simple E -> path (fun p q => q \in options p) ((E, v) : UEG V) moves -> size moves <= edges E.
Proof. exact: UEG_lasts. Qed.
