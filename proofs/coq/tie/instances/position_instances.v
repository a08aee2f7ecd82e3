(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What the theorems of [GGHR] on positions of edge-delete on the path of order 14 say. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import String.
From Gazetteer Require Import games rules grundy grids paths isomorphisms components.
From Gazetteer Require GGHR path_positions.
From Tie Require Import booleans plays readings delete_readings.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Obligation Tactic := intros; cbv beta.

Program Instance decided_some_option (G : game) (p : G) : decided (exists q : G, q \in options p) | 0 :=
  Decided (decide := fun _ => ~~ nilp (options p)) _.
Next Obligation.
apply: rwP; case: (options p) => [|q s]; first by constructor=> -[].
by constructor; exists q; rewrite mem_head.
Qed.
Definition V14 := [finType of 'I_14].
Definition positions_14 : seq (graph V14) :=
  [:: path_positions.pieces [:: 2; 3; 3; 6] : graph V14; path_positions.pieces [:: 2; 3; 3; 3; 3];
      path_positions.pieces [:: 2; 3; 3; 2; 4]; path_positions.pieces [:: 4; 3; 2; 3; 2]].
(* A line of play that is given is tried first; where it does not lead to one, all positions are. *)
Section Hint.
Variables (G : game) (p : G) (line : seq G) (A : G -> Prop).
Context `{forall q, decided (A q)}.
Definition leads : bool :=
  if path (fun q r : G => r \in options q) p line then decide (A (last p line)) tt else false.
Program Definition decided_by_line : decided (exists2 q, reachable p q & A q) :=
  Decided (decide := fun _ => if leads then true else some_reached p (fun q => decide (A q) tt)) _.
Next Obligation.
rewrite /leads; apply: rwP; case: ifP => [|_]; last exact: exists_reachableP.
by case: ifP => // walk /decideP A_last; constructor; exists (last p line) => //; exists line.
Qed.
End Hint.
Instance decided_vertex_of_D_P14 (A : graph V14 -> Prop) `{forall F, decided (A F)} :
  decided (exists2 F : edge_delete V14, reachable (path_graph 14 : edge_delete V14) F & A F) | 0 :=
  @decided_by_line (edge_delete V14) _
    [:: path_positions.pieces [:: 2; 12] : graph V14; path_positions.pieces [:: 2; 3; 9];
        path_positions.pieces [:: 2; 3; 3; 6]] A _.
(* That it is a vertex is read once, when it is asked; what is said of its successors at each position, and
   that the two names are apart at each graph F besides. *)
Definition position_2_3_3_6_vertex (_ : unit) := [:: ltac:(reading_of (proj1 GGHR.position_2_3_3_6))].
Section Position.
Variable E : graph V14.
Let cut : seq (graph V14) := E :: [seq without_edge E e.1 e.2 | e <- enum E & val e.1 < val e.2].
Definition position_2_3_3_3_3 := [seq ltac:(reading_of (@GGHR.position_2_3_3_3_3 V14 E F)) | F <- cut].
Definition position_2_3_3_6 :=
  ltac:(reading_of (fun H : path_positions.named E [:: 2; 3; 3; 6] =>
    let: And4 only one other _ := proj2 GGHR.position_2_3_3_6 V14 E H in And3 only one other)) ::
  [seq ltac:(reading_of (fun H : path_positions.named E [:: 2; 3; 3; 6] =>
    let: And4 _ _ _ apart := proj2 GGHR.position_2_3_3_6 V14 E H in apart F)) | F <- cut].
Definition position_2_3_3_2_4 := [:: ltac:(reading_of (@GGHR.position_2_3_3_2_4 V14 E))].
End Position.

(* They wait to be asked. *)
Definition of_positions_14 (f : graph V14 -> seq (option (seq part))) (_ : seq nat) : seq nat :=
  summary (flatten [seq f E | E <- positions_14]).
Definition position_2_3_3_6_said (_ : seq nat) : seq nat :=
  summary (position_2_3_3_6_vertex tt ++ flatten [seq position_2_3_3_6 E | E <- positions_14]).
Definition position_2_3_3_2_4_fails_as_printed (_ : seq nat) :=
  let E := path_positions.pieces [:: 2; 3; 3; 2; 4] in
  summary [seq ltac:(reading_of_refuted GGHR.position_2_3_3_2_4_fails_as_printed ltac:(fun H => constr:(H F)))
  | F <- E :: [seq without_edge E e.1 e.2 | e <- enum E]].
Local Open Scope string_scope.
Definition of_positions : seq (string * (seq nat -> seq nat)) := [::
  ("GGHR.position_2_3_3_6", position_2_3_3_6_said);
  ("GGHR.position_2_3_3_3_3", of_positions_14 position_2_3_3_3_3);
  ("GGHR.position_2_3_3_2_4", of_positions_14 position_2_3_3_2_4);
  ("GGHR.position_2_3_3_2_4_fails_as_printed", position_2_3_3_2_4_fails_as_printed)].
