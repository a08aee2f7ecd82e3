(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What the theorems on edge-delete say of small graphs, of pairs of them, and of paths. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import String.
From Gazetteer Require Import games rules grundy mirrors paths isomorphisms grids octal labelling_rules
  leaf_opening components.
From Gazetteer Require GGHR path_positions.
From Tie Require Import booleans plays readings delete_readings level_readings.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* All symmetric relations, and the words of so many letters below a bound. *)
Definition symmetric_relations (V : finType) : seq (graph V) :=
  foldr (fun (e : V * V) l => l ++ [seq [set e; (e.2, e.1)] :|: F | F : graph V <- l]) [:: set0]
    [seq e : V * V <- enum [finType of V * V] | enum_rank e.1 <= enum_rank e.2].
Fixpoint words (bound k : nat) : seq (seq nat) :=
  if k is k'.+1 then [seq a :: s | a <- iota 0 bound, s <- words bound k'] else [:: [::]].

Section Graphs.
Variables (n : nat) (edge : nat -> nat -> bool) (the_root : nat).
Let V := [finType of 'I_n].
Let arc : rel V := fun u v => edge u v.
Let E : graph V := [set e : V * V | arc e.1 e.2].
Let vertices : seq V := enum V.
Let root : seq V := [seq v <- vertices | val v == the_root].
Let graphs := symmetric_relations V.

Definition vertices_of_D := summary [seq ltac:(reading_of (@GGHR.vertices_of_D _ E F)) | F <- graphs].
(* The lines of at most k moves, by the rules or not. *)
Fixpoint lines k (F : graph V) : seq (seq (graph V)) := [::] ::
  (if k is k'.+1 then flatten [seq [seq without_edge F e.1 e.2 :: s | s <- lines k' (without_edge F e.1 e.2)]
                              | e <- enum F] else [::]).
Definition no_closed_walks := summary [seq ltac:(reading_of (@GGHR.no_closed_walks _ E s)) | s <- lines 3 E].
Definition P_is_a_kernel :=
  summary ([seq ltac:(reading_of (proj1 (GGHR.P_is_a_kernel E) F H)) | F <- graphs, H <- graphs] ++
           [seq ltac:(reading_of (proj2 (GGHR.P_is_a_kernel E) F)) | F <- graphs]).
Definition induced_subdigraph :=
  summary ([seq ltac:(reading_of (fun H1 H2 H3 => proj1 (@GGHR.induced_subdigraph _ E H H1 H2 H3) F))
           | H <- positions_within (remaining (E : edge_delete _)) (E : edge_delete _), F <- graphs] ++
           [seq ltac:(reading_of (fun H1 H2 H3 => proj2 (@GGHR.induced_subdigraph _ E x.1 H1 H2 H3) x.2 F))
           | x <- [seq (H, F) | H <- delete_options E, F <- graphs], F <- graphs]).
Definition theorem_1 := summary [:: ltac:(reading_of (@GGHR.theorem_1 _ arc))].
Definition sum_of_components := summary [:: ltac:(reading_of (@GGHR.sum_of_components _ E))].
Definition even_copies := summary [:: ltac:(reading_of (@GGHR.even_copies _ E 1))].
Let maps : seq (V -> V) := [seq (fun v : V => nth v vertices (nth 0 s (val v))) | s <- words n n].
Definition theorem_5_strategy := summary [seq ltac:(reading_of (@GGHR.theorem_5_strategy _ E f)) | f <- maps].
Definition leaves := summary [:: ltac:(reading_of (@GGHR.leaves _ E))].

Definition over_before_all_labelled := summary [:: ltac:(reading_of (@GGHR.over_before_all_labelled _ E))].
(* The labels of the edges in a list. *)
Let all_edges : seq (V * V) := [seq e : V * V <- enum E | enum_rank e.1 < enum_rank e.2].
Definition labelled_by (s : seq nat) (e : V * V) : nat :=
  nth 0 s (find (fun d => (d == e) || (d == (e.2, e.1))) all_edges).
Let labels : seq (seq nat) := words (edges E).+1 (size all_edges).
Let pairs := [seq (u, x) | u <- vertices, x <- vertices].
Definition constant_1_fails_as_printed :=
  summary (flatten [seq [seq ltac:(reading_of_refuted @GGHR.constant_1_fails_as_printed
    ltac:(fun H => constr:(H V E (labelled_by s) v u))) | s <- labels, u <- vertices] | v <- root]).
Definition constant_1 :=
  summary (flatten [seq [seq ltac:(reading_of (@GGHR.constant_1 _ E (labelled_by s) v x.1 x.2))
    | s <- labels, x <- pairs] | v <- root]).
Definition opened (v u : V) : seq (edge_labelling V) :=
  positions_within (edges E) (leaf_opening E v u : edge_labelling V).
Definition opening_is_edge_delete := summary (flatten [seq
  [seq ltac:(reading_of (fun H1 H2 => proj1 (@GGHR.opening_is_edge_delete _ E v u H1 H2))) | v <- root] ++
  flatten [seq [seq ltac:(reading_of (fun H1 H2 => proj2 (@GGHR.opening_is_edge_delete _ E v u H1 H2) p
                  (label p x.1 x.2)))
    | p <- opened v u, x <- [seq (e, l) | e <- enum [finType of V * V], l <- iota 0 (edges E).+2]] | v <- root]
  | u <- vertices]).
Definition opening_wins :=
  summary [seq ltac:(reading_of (@GGHR.opening_wins _ E v u)) | v <- root, u <- vertices].
End Graphs.

(* Two graphs, each by its order, the number of its arcs, and these. *)
Section Pairs.
Definition order_of (s : seq nat) := nth 0 s 0.
Fixpoint pairs_of (s : seq nat) : seq (nat * nat) :=
  if s is u :: v :: s' then (u, v) :: pairs_of s' else [::].
Definition graph_of (s : seq nat) : graph [finType of 'I_(order_of s)] :=
  let arcs := pairs_of (take (nth 0 s 1).*2 (drop 2 s)) in
  [set e : 'I_(order_of s) * 'I_(order_of s) | (val e.1, val e.2) \in arcs].
Variable s : seq nat.
Let t := drop ((nth 0 s 1).*2 + 2) s.
Let E := graph_of s.
Let F := graph_of t.
Definition lemma_2_i := summary [:: ltac:(reading_of (@GGHR.lemma_2_i _ _ E F))].
(* In either order. *)
Definition lemma_2_ii :=
  summary [:: ltac:(reading_of (@GGHR.lemma_2_ii _ _ E F)); ltac:(reading_of (@GGHR.lemma_2_ii _ _ F E))].
Definition grundy_of_a_sum := summary [:: ltac:(reading_of (@GGHR.grundy_of_a_sum _ _ E F))].
Definition joining := summary [seq ltac:(reading_of (@GGHR.joining _ _ E F u v))
  | u <- enum 'I_(order_of s), v <- enum 'I_(order_of t)].
End Pairs.

Section Numbers.
(* The sequences of k digits, each below the bound, of the number r. *)
Definition digits_of (bound k r : nat) : seq (seq nat) :=
  [seq d <- words bound k | \sum_(i < k) nth 0 d i * 2 ^ i == r].
Variables r s : nat.
Let k := (maxn r s).+1.
Definition nim_sum_fails_as_printed :=
  summary (flatten [seq [seq ltac:(reading_of_refuted GGHR.nim_sum_fails_as_printed
    ltac:(fun H => constr:(H k (nth 0 x.1) (nth 0 x.2) (nth 0 d))))
    | x <- [seq (a, b) | a <- digits_of r.+1 k r, b <- digits_of r.+1 k r]] | d <- digits_of s.+1 k s]).
Definition nim_sum := summary [seq ltac:(reading_of (@GGHR.nim_sum k (fun i => nth 0 a i == 1)
  (fun i => nth 0 b i == 1))) | a <- digits_of 2 k r, b <- digits_of 2 k s].
End Numbers.

Section Paths.
Variable n : nat.
Let P : graph [finType of 'I_n] := path_graph n.
Definition vertices_of_D_path :=
  summary ([seq ltac:(reading_of (fun H => proj1 (@GGHR.vertices_of_D_path n H) F))
           | F <- symmetric_relations [finType of 'I_n]] ++
           [seq ltac:(reading_of (fun H => proj2 (@GGHR.vertices_of_D_path n H) p)) | p <- words n.+1 2]).
Definition successors_of_a_path :=
  summary ([seq ltac:(reading_of (proj1 (@GGHR.successors_of_a_path n F)))
           | F <- P :: [seq without_edge P e.1 e.2 | e <- enum P]] ++
           [:: ltac:(reading_of (proj2 (@GGHR.successors_of_a_path n P) 2))]).
Definition levels_fail_as_printed := summary [:: ltac:(reading_of (GGHR.levels_fail_as_printed n))].
Definition levels_are_a_partition :=
  let G := edge_delete [finType of 'I_n] in
  let D : G := P in
  summary (ltac:(reading_of (proj1 (GGHR.levels_are_a_partition G))) ::
           [seq ltac:(reading_of (fun L H => proj2 (GGHR.levels_are_a_partition G) L H x))
           | x <- undup (positions_within (remaining D) D)]).
Definition by_lemma_2_fails_as_printed := summary
  [:: ltac:(reading_of_refuted (proj2 GGHR.by_lemma_2_fails_as_printed) ltac:(fun H => constr:(H n)))].
Definition even_by_odd_grid m := summary [:: ltac:(reading_of (@GGHR.even_by_odd_grid n m))].

Existing Instances decided_path_P decided_pair_P decided_pair_N | 0.
Definition theorem_4 := summary [:: ltac:(reading_of (@GGHR.theorem_4 n))].
Definition lemma_3 := summary [:: ltac:(reading_of (@GGHR.lemma_3 n))].
Definition lemma_3_base := summary [:: ltac:(reading_of (@GGHR.lemma_3_base n))].
Definition lemma_3_sharp := summary
  (if n == 54 then [:: ltac:(reading_of (proj2 GGHR.lemma_3_sharp))]
   else [:: ltac:(reading_of (proj1 GGHR.lemma_3_sharp n))]).
Definition lemma_3_step := summary [:: ltac:(reading_of (@GGHR.lemma_3_step n))].
End Paths.
(* It waits to be asked. *)
Definition sequences_to_2_3_3_6 (_ : seq nat) :=
  summary [seq ltac:(reading_of (@GGHR.sequences_to_2_3_3_6 first))
  | first <- [:: path_positions.pieces [:: 2; 12] : graph [finType of 'I_14]; path_positions.pieces [:: 5; 9];
                 path_positions.pieces [:: 3; 11]]].

Definition partial_weight_exceeds (_ : seq nat) := summary [:: ltac:(reading_of GGHR.partial_weight_exceeds)].

Definition by_number (f : nat -> seq nat) (s : seq nat) := f (nth 0 s 0).
Definition by_numbers (f : nat -> nat -> seq nat) (s : seq nat) := f (nth 0 s 0) (nth 0 s 1).
Local Open Scope string_scope.
Definition of_gghr_graphs : seq (string * (nat -> (nat -> nat -> bool) -> nat -> seq nat)) := [::
  ("GGHR.vertices_of_D", fun n edge _ => vertices_of_D n edge);
  ("GGHR.induced_subdigraph", fun n edge _ => induced_subdigraph n edge);
  ("GGHR.no_closed_walks", fun n edge _ => no_closed_walks n edge);
  ("GGHR.P_is_a_kernel", fun n edge _ => P_is_a_kernel n edge);
  ("GGHR.theorem_1", fun n edge _ => theorem_1 n edge);
  ("GGHR.sum_of_components", fun n edge _ => sum_of_components n edge);
  ("GGHR.even_copies", fun n edge _ => even_copies n edge);
  ("GGHR.theorem_5_strategy", fun n edge _ => theorem_5_strategy n edge);
  ("GGHR.leaves", fun n edge _ => leaves n edge);
  ("GGHR.over_before_all_labelled", fun n edge _ => over_before_all_labelled n edge);
  ("GGHR.constant_1_fails_as_printed", constant_1_fails_as_printed);
  ("GGHR.constant_1", constant_1);
  ("GGHR.opening_is_edge_delete", opening_is_edge_delete);
  ("GGHR.opening_wins", opening_wins)].
Definition of_gghr_numbers : seq (string * (seq nat -> seq nat)) := [::
  ("GGHR.lemma_2_i", lemma_2_i);
  ("GGHR.lemma_2_ii", lemma_2_ii);
  ("GGHR.grundy_of_a_sum", grundy_of_a_sum);
  ("GGHR.joining", joining);
  ("GGHR.nim_sum_fails_as_printed", by_numbers nim_sum_fails_as_printed);
  ("GGHR.nim_sum", by_numbers nim_sum);
  ("GGHR.vertices_of_D_path", by_number vertices_of_D_path);
  ("GGHR.successors_of_a_path", by_number successors_of_a_path);
  ("GGHR.levels_fail_as_printed", by_number levels_fail_as_printed);
  ("GGHR.levels_are_a_partition", by_number levels_are_a_partition);
  ("GGHR.by_lemma_2_fails_as_printed", by_number by_lemma_2_fails_as_printed);
  ("GGHR.even_by_odd_grid", by_numbers even_by_odd_grid);
  ("GGHR.theorem_4", by_number theorem_4);
  ("GGHR.lemma_3", by_number lemma_3);
  ("GGHR.lemma_3_base", by_number lemma_3_base);
  ("GGHR.lemma_3_sharp", by_number lemma_3_sharp);
  ("GGHR.lemma_3_step", by_number lemma_3_step);
  ("GGHR.partial_weight_exceeds", partial_weight_exceeds);
  ("GGHR.sequences_to_2_3_3_6", sequences_to_2_3_3_6)].
