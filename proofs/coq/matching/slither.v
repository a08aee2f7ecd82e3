(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Slither played along maximum matchings [And74, section 3]: the path as the sequence of its
   vertices, the play of Lemmas 2 to 4, and that of Theorem 1 through the graphs G_i. Who has brought
   about the situation of such play wins. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules matchings exchange gallai_edmonds.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Definitions.
Variables (V : finType) (E : graph V).
Implicit Types (M : graph V) (s t : seq V) (i j k : nat) (w x y : V).

(* The vertices of G_i: G_0 = G, and G_(i+1) is the subgraph of G_i induced by its inner vertices.
   The vertices of G outside G_i stay as isolated vertices; those are outer, and have no part in
   which vertices of G_i are inner or perfect. *)
Fixpoint vertices_of i : {set V} :=
  if i is i'.+1 then inner (inducing E (vertices_of i')) else setT.
Definition G_ i : graph V := inducing E (vertices_of i).

(* The position when the chosen edges form the path s, given by its vertices in order. *)
Definition after s : slither V :=
  if s is x :: s' then (E, [set z in s], Some (x, last x s')) else slither_start E.

(* Property (1): the end edge at either end of P is in M, or it is so at one end, and the opposite
   endpoint is exposed. *)
Definition end_edge_in M s : bool := if s is x :: y :: _ then (x, y) \in M else false.
Definition exposed_end M s : bool := if s is x :: _ then ~~ saturates M x else false.
Definition property_1 M s : Prop :=
  [\/ end_edge_in M s /\ end_edge_in M (rev s),
      end_edge_in M s /\ exposed_end M (rev s) |
      exposed_end M s /\ end_edge_in M (rev s)].

(* Player j is to move from the path s, and player i answers along M: at each play of j (1) holds;
   whatever w player j adds at either end, not by an edge of M, (2) holds: w meets an edge w y of M
   that has only w in common with the path; and so on after player i has chosen it. *)
Inductive plays_along M : seq V -> Prop :=
  PlaysAlong s :
    property_1 M s ->
    (forall t x t' w, t = s \/ t = rev s -> t = x :: t' -> (x, w) \in E -> w \notin t ->
       (x, w) \notin M /\
       exists y, [/\ (w, y) \in M, y \notin w :: t & plays_along M (y :: w :: t)]) ->
    plays_along M s.

(* The same through the graphs G_i: the play is on G_k, along a maximum matching M of it, until
   player j adds a vertex w that is not in G_k. Then w is an outer vertex of the last G_i that has
   it, and for each maximum matching of G_i that misses w, player i chooses its edge at the other
   end of the path and plays on along that. *)
Inductive plays_through : nat -> graph V -> seq V -> Prop :=
  PlaysThrough k M s :
    property_1 M s ->
    (forall t x t' w, t = s \/ t = rev s -> t = x :: t' -> (x, w) \in E -> w \notin t ->
       (w \in vertices_of k ->
          (x, w) \notin M /\
          exists y, [/\ (w, y) \in M, y \notin w :: t & plays_through k M (y :: w :: t)]) /\
       (w \notin vertices_of k ->
          exists i, [/\ i < k, w \in vertices_of i /\ w \notin vertices_of i.+1,
                        w \in outer (G_ i) &
            forall M', maximum (G_ i) M' -> ~~ saturates M' w ->
              exists y, [/\ (last x t', y) \in M', y \notin w :: t &
                            plays_through i M' (y :: rev (w :: t))]])) ->
    plays_through k M s.

End Definitions.

Section Positions.
Variables (V : finType) (E : graph V).
Hypothesis simpleE : simple E.
Implicit Types (M : graph V) (s t : seq V) (i j k : nat) (v w x y : V) (p q r : slither V).

(* The position shows the path s, its ends in either order. *)
Definition shows s p : Prop :=
  if s is x :: s' then
    p.1 = (E, [set z in s]) /\ (p.2 = Some (x, last x s') \/ p.2 = Some (last x s', x))
  else False.

Lemma shows_after x s : shows (x :: s) (after E (x :: s)).
Proof. by split=> //; left. Qed.

Lemma rev_path x s : rev (x :: s) = last x s :: rev (belast x s).
Proof. by rewrite lastI rev_rcons. Qed.

Lemma last_rev_path x s : last (last x s) (rev (belast x s)) = x.
Proof. by case: s => [//|y s]; rewrite [belast _ _]/= rev_cons last_rcons. Qed.

Lemma shows_rev s p : shows s p -> shows (rev s) p.
Proof.
case: s => [//|x s] [p1 p2]; rewrite rev_path; split; last first.
  by rewrite last_rev_path; case: p2; auto.
by rewrite p1 -rev_path; congr pair; apply/setP=> z; rewrite !inE mem_rev inE.
Qed.

Lemma set_cons w s : [set z in w :: s] = [set z in s] :|: [set w].
Proof. by apply/setP=> z; rewrite !inE orbC. Qed.

(* A vertex w is added to s at one of its ends, x. *)
Definition lengthened s q : Prop :=
  exists t, exists x, exists t', exists w,
    [/\ t = s \/ t = rev s, t = x :: t', (x, w) \in E, w \notin t & shows (w :: t) q].

Lemma shows_options s p q : shows s p -> q \in options p -> lengthened s q.
Proof.
case: s => [//|x s]; case: p => -[F S] ends [[-> ->] ends_eq] /= q_opt.
have rev_s := rev_path x s; have last_s := last_rev_path x s.
have set_rev : [set z in x :: s] = [set z in rev (x :: s)].
  by apply/setP=> z; rewrite !inE mem_rev inE.
have left_end w : (x, w) \in E -> w \notin x :: s ->
    q.1 = (E, [set z in x :: s] :|: [set w]) ->
    q.2 = Some (w, last x s) \/ q.2 = Some (last x s, w) -> lengthened (x :: s) q.
  move=> xw w_s q1 q2; exists (x :: s), x, s, w; split; [by left | by [] | by [] | by [] |].
  by split; [rewrite q1 (set_cons w) | exact: q2].
have right_end w : (last x s, w) \in E -> w \notin x :: s ->
    q.1 = (E, [set z in x :: s] :|: [set w]) ->
    q.2 = Some (w, x) \/ q.2 = Some (x, w) -> lengthened (x :: s) q.
  move=> xw w_s q1 q2; exists (rev (x :: s)), (last x s), (rev (belast x s)), w.
  split; [by right | by [] | by [] | by rewrite mem_rev |].
  split; first by rewrite q1 (set_cons w) set_rev.
  by rewrite rev_s /= last_s.
have in_path w : (w \notin [set z in x :: s]) = (w \notin x :: s) by rewrite inE.
move: ends_eq q_opt => /= [] -> /=; rewrite mem_cat => /orP[] /mapP[w];
  rewrite mem_enum in_setD in_path in_neighbours => /andP[w_s xw] q_eq.
- by apply: (left_end w); rewrite ?q_eq //; left.
- by apply: (right_end w); rewrite ?q_eq //; right.
- by apply: (right_end w); rewrite ?q_eq //; left.
- by apply: (left_end w); rewrite ?q_eq //; right.
Qed.

Lemma shows_extend x t w p :
  shows (x :: t) p -> (x, w) \in E -> w \notin x :: t ->
  exists2 r, r \in options p & shows (w :: x :: t) r.
Proof.
case: p => -[F S] ends [[-> ->] ends_eq] xw w_t.
have w_new : w \in enum (neighbours E x :\: [set z in x :: t]).
  by rewrite mem_enum in_setD inE w_t in_neighbours.
move: ends_eq => /= [] ->.
- exists (E, [set z in x :: t] :|: [set w], Some (w, last x t)).
    by rewrite /= mem_cat; apply/orP; left; apply/mapP; exists w.
  by split; [rewrite (set_cons w) | left].
- exists (E, [set z in x :: t] :|: [set w], Some (last x t, w)).
    by rewrite /= mem_cat; apply/orP; right; apply/mapP; exists w.
  by split; [rewrite (set_cons w) | right].
Qed.

(* Whoever has brought about the situation of the play along M wins. *)
Lemma plays_along_P M s p :
  maximum E M -> plays_along E M s -> shows s p -> P_position p.
Proof.
move=> /maximumP[/matchingP[sub _ _] _] s_plays s_p.
pose K (p : slither V) := exists2 s, plays_along E M s & shows s p.
apply: (@P_by_replies _ K); last by exists s.
move=> {s s_plays s_p}p q [s [{}s _ answers] s_p] q_opt.
have [t [x [t' [w [t_s t_eq xw w_t w_q]]]]] := shows_options s_p q_opt.
have [_ [y [wy y_t y_plays]]] := answers t x t' w t_s t_eq xw w_t.
have [r r_opt y_r] := shows_extend w_q (sub _ _ wy) y_t.
by exists r => //; exists (y :: w :: t).
Qed.

Lemma plays_through_P k M s p :
  maximum (G_ E k) M -> plays_through E k M s -> shows s p -> P_position p.
Proof.
move=> maxM s_plays s_p.
pose K (p : slither V) := exists k, exists M, exists s,
  [/\ maximum (G_ E k) M, plays_through E k M s & shows s p].
apply: (@P_by_replies _ K); last by exists k, M, s.
have sub i N u v : maximum (G_ E i) N -> (u, v) \in N -> (u, v) \in E.
  by move=> /maximumP[/matchingP[subN _ _] _] /subN; rewrite in_inducing => /andP[].
move=> {k M s maxM s_plays s_p}p q [k [M [s [maxM s_plays s_p]]]] q_opt.
case: s_plays maxM s_p => {}k {}M {}s _ answers maxM s_p.
have [t [x [t' [w [t_s t_eq xw w_t w_q]]]]] := shows_options s_p q_opt.
have [inside outside] := answers t x t' w t_s t_eq xw w_t.
have [w_k|w_k] := boolP (w \in vertices_of E k).
- have [_ [y [wy y_t y_plays]]] := inside w_k.
  have [r r_opt y_r] := shows_extend w_q (sub _ _ _ _ maxM wy) y_t.
  by exists r => //; exists k, M, (y :: w :: t).
- have [i [_ _ w_out others]] := outside w_k.
  have [M' maxM' w_exp] := outerP _ _ w_out.
  have [y [vy y_t y_plays]] := others M' maxM' w_exp.
  have rev_t : rev (w :: t) = last x t' :: rev (belast w t) by rewrite rev_path t_eq.
  have [] := @shows_extend (last x t') (rev (belast w t)) y q _ (sub _ _ _ _ maxM' vy).
  + by rewrite -rev_t; apply: shows_rev.
  + by rewrite -rev_t mem_rev.
  by rewrite -rev_t => r r_opt y_r; exists r => //; exists i, M', (y :: rev (w :: t)).
Qed.

End Positions.
