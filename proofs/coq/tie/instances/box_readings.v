(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* UEG on grids of higher dimension and on tori, decided by elimination over GF(2): elimination_wins.v
   proves from [FSU93, Theorem 3.1] that this is the outcome on each bipartite graph. The theorems that are
   read with it are others. Play by the definition would not end. *)
From mathcomp Require Import all_ssreflect all_algebra.
From Gazetteer Require Import games rules matchings even_kernels grids boxes even_cycles counted
  bipartite_turns elimination elimination_wins.
From Tie Require Import booleans plays readings.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The graph is not looked up in a set of pairs: its adjacency is computed. *)
Section Eliminated.
Variables (V : finType) (E : graph V) (adjacent : V -> V -> bool).
Hypothesis adjacentE : forall u v, ((u, v) \in E) = adjacent u v.
Definition eliminated (v : V) : bool :=
  let vertices := enum V in
  result (decide_P [seq [seq adjacent u w | w <- vertices] | u <- vertices] (index v vertices)).
Lemma eliminatedE v : simple E -> bipartite E -> eliminated v = is_P ((E, v) : UEG V).
Proof.
move=> simpleE [X bip]; rewrite -(decide_P_right simpleE bip); congr (result (decide_P _ _)).
by apply: eq_map => u; apply: eq_map => w; rewrite adjacentE.
Qed.
End Eliminated.

Section Sides.
Variable side : nat -> nat -> nat -> bool.
(* A product of graphs, the i-th on the numbers below its order n with the adjacency `side n`. *)
Fixpoint adjacent_by (s : seq nat) : box_vertex s -> box_vertex s -> bool :=
  match s return box_vertex s -> box_vertex s -> bool with
  | [::] => fun _ _ => false
  | n :: s' => fun u v => if (u.1 : nat) == v.1 then adjacent_by u.2 v.2
                          else if u.2 == v.2 then side n u.1 v.1 else false
  end.
End Sides.
Definition cyclic (n i j : nat) : bool := (i.+1 == j %[mod n]) || (j.+1 == i %[mod n]).

Lemma product_adjacent (n : nat) (V : finType) (E : graph [finType of 'I_n]) (F : graph V)
    (side : nat -> nat -> bool) (adjacent : V -> V -> bool) (u v : 'I_n * V) :
  (forall i, (i, i) \notin E) -> (forall i j : 'I_n, ((i, j) \in E) = side i j) ->
  (forall x y, ((x, y) \in F) = adjacent x y) ->
  ((u, v) \in product E F) =
  (if (u.1 : nat) == v.1 then adjacent u.2 v.2 else if u.2 == v.2 then side u.1 v.1 else false).
Proof.
move=> noloop side_E adj_F; rewrite inE /= adj_F side_E; have -> : ((u.1 : nat) == v.1) = (u.1 == v.1) by [].
case: eqVneq => [->|_] /=; last by case: eqP.
by rewrite -side_E (negPf (noloop _)) andbF orbF.
Qed.
Lemma box_adjacent s u v : ((u, v) \in box s) = adjacent_by (fun=> next) u v.
Proof.
elim: s u v => [|n s IH] u v; first by rewrite inE.
apply: product_adjacent => // [i|i j]; last by rewrite inE.
by have [noloop _] := simple_path n; apply: noloop.
Qed.
Lemma torus_adjacent s u v : all (fun n => 1 < n) s -> ((u, v) \in torus s) = adjacent_by cyclic u v.
Proof.
elim: s u v => [|n s IH] u v; first by rewrite inE.
case/andP=> n1 s1; apply: product_adjacent => // [i|i j|x y]; last 1 first; first exact: IH.
- rewrite inE /= orbb -addn1 -[X in _ == X %[mod _]]addn0 eqn_modDl.
  by rewrite mod0n modn_small.
- by rewrite inE.
Qed.
Instance decided_P_box s (v : box_vertex s) : decided (P_position ((box s, v) : UEG _)) | 0.
Proof.
apply: (@Decided _ (fun _ => eliminated (@adjacent_by (fun=> next) s) v)).
rewrite (eliminatedE (@box_adjacent s) v (simple_box s) (box_bipartite s)).
exact: rwP (P_positionP _).
Defined.
Instance decided_N_box s (v : box_vertex s) : decided (N_position ((box s, v) : UEG _)) | 0.
Proof.
apply: (@Decided _ (fun _ => ~~ eliminated (@adjacent_by (fun=> next) s) v)).
rewrite (eliminatedE (@box_adjacent s) v (simple_box s) (box_bipartite s)).
exact: rwP (N_positionP _).
Defined.
(* Only products of even cycles are bipartite. *)
Definition even_cycles (s : seq nat) : bool := all (fun n => (3 < n) && ~~ odd n) s.
Instance decided_P_torus s (v : box_vertex s) : decided (P_position ((torus s, v) : UEG _)) | 0.
Proof.
apply: (@Decided _ (fun _ => if even_cycles s then eliminated (@adjacent_by cyclic s) v
                             else is_P ((torus s, v) : UEG _))).
case: ifP => [even|_]; last exact: rwP (P_positionP _).
have [simple_s bip_s _] := torus_even even.
have adjacent u w : ((u, w) \in torus s) = adjacent_by cyclic u w.
  by apply: torus_adjacent; apply: sub_all even => n /andP[n3 _]; apply: ltn_trans n3.
rewrite (eliminatedE adjacent v simple_s bip_s); exact: rwP (P_positionP _).
Defined.
