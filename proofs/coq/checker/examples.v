(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The judges at work: each accepts a right piece of evidence and refuses near misses. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import statement kernel_judge matching_judge mirror_judge parity_judge
  paths_judge levels_judge.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Definition edge : plain := Plain 2 [:: (0, 1)].
Definition path_3 : plain := Plain 3 [:: (0, 1); (1, 2)].
Definition cycle_4 : plain := Plain 4 [:: (0, 1); (0, 3); (1, 2); (2, 3)].
Definition grid_2_3 : plain :=
  Plain 6 [:: (0, 1); (0, 3); (1, 2); (1, 4); (2, 5); (3, 4); (4, 5)].
Definition grid_3_3 : plain :=
  Plain 9 [:: (0, 1); (0, 3); (1, 2); (1, 4); (2, 5); (3, 4); (3, 6); (4, 5); (4, 7); (5, 8);
              (6, 7); (7, 8)].

(* Even kernels: of the cycle, and of nothing else near it. *)
Example kernel_of_cycle :
  judge_even_kernel (Even_kernel cycle_4 None true) (One_kernel [:: 0; 2]) &&
  judge_even_kernel (Even_kernel cycle_4 (Some 3) true) (One_kernel [:: 1; 3]).
Proof. by vm_compute. Qed.
Example not_kernel_of_cycle :
  all (fun s => ~~ judge_even_kernel (Even_kernel cycle_4 None true) (One_kernel s))
      [:: [::]; [:: 0]; [:: 0; 1]; [:: 2; 0]; [:: 0; 2; 2]; [:: 0; 2; 4]; [:: 0; 1; 2; 3]] &&
  ~~ judge_even_kernel (Even_kernel cycle_4 (Some 3) true) (One_kernel [:: 0; 2]) &&
  ~~ judge_even_kernel (Even_kernel cycle_4 None false) (One_kernel [:: 0; 2]) &&
  ~~ judge_even_kernel (Even_kernel (Plain 4 [:: (0, 1); (1, 2); (0, 3); (2, 3)]) None true)
       (One_kernel [:: 0; 2]).
Proof. by vm_compute. Qed.

(* UEG, rooted. *)
Example kernel_outcomes :
  judge_even_kernel (Outcome (Rooted Ueg cycle_4 2) Previous_wins) (One_kernel [:: 0; 2]) &&
  judge_even_kernel (Outcome (Rooted Ueg path_3 1) Next_wins) (Moves [:: (0, [:: 0])]).
Proof. by vm_compute. Qed.
Example not_kernel_outcomes :
  ~~ judge_even_kernel (Outcome (Rooted Ueg cycle_4 1) Previous_wins) (One_kernel [:: 0; 2]) &&
  ~~ judge_even_kernel (Outcome (Rooted Uvg cycle_4 2) Previous_wins) (One_kernel [:: 0; 2]) &&
  ~~ judge_even_kernel (Outcome (Rooted Ueg path_3 1) Next_wins) (Moves [:: (0, [:: 0; 2])]) &&
  ~~ judge_even_kernel (Outcome (Rooted Ueg path_3 0) Next_wins) (Moves [:: (2, [:: 2])]) &&
  ~~ judge_even_kernel (Outcome (Rooted Ueg path_3 1) Next_wins) (Moves [:: (0, [:: 2])]).
Proof. by vm_compute. Qed.

(* UEG, unrooted. *)
Example kernel_unrooted :
  judge_even_kernel (Outcome (Unrooted Ueg path_3) Next_wins) (Moves [:: (0, [:: 0; 2])]) &&
  judge_even_kernel (Outcome (Unrooted Ueg edge) Previous_wins) 
    (Moves [:: (1, [:: 1]); (0, [:: 0])]).
Proof. by vm_compute. Qed.
Example not_kernel_unrooted :
  ~~ judge_even_kernel (Outcome (Unrooted Ueg path_3) Next_wins) (Moves [:: (1, [:: 0; 2])]) &&
  all (fun ms => ~~ judge_even_kernel (Outcome (Unrooted Ueg edge) Previous_wins) (Moves ms))
      [:: [::]; [:: (1, [:: 1])]; [:: (1, [:: 1]); (0, [:: 1])]; [:: (1, [:: 1]); (1, [:: 1])];
          [:: (1, [:: 1]); (0, [:: 0]); (0, [:: 0])]].
Proof. by vm_compute. Qed.

(* UVG: the barrier 1 3 5 7 of the grid leaves five vertices alone. *)
Definition missing_0 := [:: (1, 4); (2, 5); (3, 6); (7, 8)].
Definition by_pair first m b s := judge_matching s (Matching_evidence first m b).
Example matching_outcomes :
  by_pair None missing_0 [:: 1; 3; 5; 7] (Outcome (Rooted Uvg grid_3_3 0) Previous_wins) &&
  by_pair None missing_0 [:: 1; 3; 5; 7] (Outcome (Rooted Uvg grid_3_3 1) Next_wins) &&
  by_pair (Some 0) missing_0 [:: 1; 3; 5; 7] (Outcome (Unrooted Uvg grid_3_3) Next_wins) &&
  by_pair None [:: (0, 3); (1, 4); (2, 5)] [::] (Outcome (Unrooted Uvg grid_2_3) Previous_wins).
Proof. by vm_compute. Qed.
Example not_matching_outcomes :
  all (fun mb : seq (nat * nat) * seq nat =>
         ~~ by_pair None mb.1 mb.2 (Outcome (Rooted Uvg grid_3_3 0) Previous_wins))
      [:: (missing_0, [:: 1; 3; 5]); (missing_0, [:: 1]); (missing_0, [:: 1; 3; 5; 7; 9]);
          (missing_0, [:: 1; 3; 5; 5; 7]); (missing_0, [:: 0; 2; 4; 6; 8]);
          ([:: (1, 4); (2, 5); (3, 6)], [:: 1; 3; 5; 7]);
          ([:: (1, 4); (2, 5); (3, 6); (3, 6); (7, 8)], [:: 1; 3; 5; 7]);
          ([:: (1, 2); (1, 4); (3, 6); (7, 8)], [:: 1; 3; 5; 7]);
          ([:: (1, 4); (2, 3); (5, 6); (7, 8)], [:: 1; 3; 5; 7])] &&
  ~~ by_pair None missing_0 [:: 1; 3; 5; 7] (Outcome (Rooted Uvg grid_3_3 1) Previous_wins) &&
  ~~ by_pair None missing_0 [:: 1; 3; 5; 7] (Outcome (Rooted Uvg grid_3_3 2) Next_wins) &&
  ~~ by_pair None missing_0 [:: 1; 3; 5; 7] (Outcome (Rooted Uvg grid_3_3 9) Previous_wins) &&
  ~~ by_pair None missing_0 [:: 1; 3; 5; 7] (Outcome (Rooted Ueg grid_3_3 0) Previous_wins) &&
  ~~ by_pair (Some 1) missing_0 [:: 1; 3; 5; 7] (Outcome (Unrooted Uvg grid_3_3) Next_wins) &&
  ~~ by_pair None missing_0 [:: 1; 3; 5; 7] (Outcome (Unrooted Uvg grid_3_3) Previous_wins).
Proof. by vm_compute. Qed.

(* Edge-delete: the half turn of a hexagon, and of one with a diagonal once that is deleted. *)
Definition hexagon : plain := Plain 6 [:: (0, 1); (0, 5); (1, 2); (2, 3); (3, 4); (4, 5)].
Definition crossed : plain := Plain 6 [:: (0, 1); (0, 3); (0, 5); (1, 2); (2, 3); (3, 4); (4, 5)].
Definition half_turn := [:: 3; 4; 5; 0; 1; 2].
Definition lone : plain := Plain 8 (edge_list hexagon).
Example mirror_outcomes :
  judge_mirror (Outcome (Edge_delete hexagon) Previous_wins) (None, half_turn) &&
  judge_mirror (Outcome (Edge_delete crossed) Next_wins) (Some (0, 3), half_turn).
Proof. by vm_compute. Qed.
Example not_mirror_outcomes :
  all (fun f => ~~ judge_mirror (Outcome (Edge_delete hexagon) Previous_wins) (None, f))
      [:: [::]; [:: 3; 4; 5; 0; 1]; [:: 3; 4; 5; 0; 1; 6]; [:: 0; 1; 2; 3; 4; 5];
          [:: 1; 0; 5; 4; 3; 2]; [:: 2; 3; 4; 5; 0; 1]; [:: 3; 2; 1; 0; 5; 4];
          [:: 3; 4; 5; 0; 1; 1]; [:: 2; 5; 0; 4; 3; 1];
          half_turn ++ [:: 6]] &&
  ~~ judge_mirror (Outcome (Edge_delete lone) Previous_wins) (None, half_turn ++ [:: 7; 6]) &&
  ~~ judge_mirror (Outcome (Edge_delete crossed) Previous_wins) (None, half_turn) &&
  ~~ judge_mirror (Outcome (Edge_delete hexagon) Next_wins) (None, half_turn) &&
  all (fun e => ~~ judge_mirror (Outcome (Edge_delete crossed) Next_wins) (Some e, half_turn))
      [:: (3, 0); (1, 4); (0, 1)] &&
  ~~ judge_mirror (Outcome (Edge_delete (Plain 4 [:: (0, 1); (1, 2); (2, 3)])) Next_wins)
       (Some (0, 1), [:: 3; 2; 1; 0]).
Proof. by vm_compute. Qed.

(* No even kernel. *)
Definition cycle_5 : plain := Plain 5 [:: (0, 1); (0, 4); (1, 2); (2, 3); (3, 4)].
Definition none_in_cycle_5 :=
  [:: Branch 0 true; Branch 1 false; Parity [:: 2; 4]; Edge 0 1; Branch 1 true; Parity [:: 2; 4];
      Branch 2 true; Parity [:: 1]; Branch 3 true; Parity [:: 4]; Branch 4 true; Parity [:: 1; 3];
      Empty].
Definition instead (k : nat) (line : parity_line) := set_nth Empty none_in_cycle_5 k line.
Example parity_refutations :
  judge_parity (Even_kernel cycle_5 None false) none_in_cycle_5 &&
  judge_parity (Even_kernel path_3 (Some 1) false) [:: Parity [:: 0]] &&
  judge_parity (Even_kernel (Plain 0 [::]) None false) [:: Empty].
Proof. by vm_compute. Qed.
Example not_parity_refutations :
  all (fun lines => ~~ judge_parity (Even_kernel cycle_5 None false) lines)
      [:: [::]; [:: Empty]; take 12 none_in_cycle_5; rcons none_in_cycle_5 Empty;
          instead 1 (Branch 0 false); instead 2 (Parity [:: 2]); instead 2 (Parity [:: 2; 3]);
          instead 2 (Parity [:: 2; 5]); instead 3 (Edge 0 2); instead 3 (Edge 0 4); instead 3 Empty;
          instead 10 (Branch 4 false); instead 11 Empty; instead 12 (Parity [:: 1; 3]);
          instead 0 (Branch 5 true)] &&
  ~~ judge_parity (Even_kernel cycle_5 None true) none_in_cycle_5 &&
  ~~ judge_parity (Even_kernel cycle_5 (Some 0) false) none_in_cycle_5 &&
  ~~ judge_parity (Even_kernel cycle_4 None false) none_in_cycle_5 &&
  ~~ judge_parity (Even_kernel path_3 (Some 2) false) [:: Parity [:: 1]] &&
  ~~ judge_parity (Even_kernel path_3 (Some 3) false) [:: Parity [:: 1]] &&
  ~~ judge_parity (Even_kernel (Plain 1 [::]) None false) [:: Empty].
Proof. by vm_compute. Qed.

(* Edge-delete on unions of paths, by the values of the paths of orders 2, 3, .... *)
Definition path_table := Paths_evidence 53 34
  [:: 0; 0; 1; 1; 2; 0; 3; 1; 1; 0; 3; 3; 2; 2; 4; 0; 5; 2; 2; 3; 3; 0; 1; 1; 3; 0; 2; 1; 1;
      0; 4; 5; 2; 7; 4; 0; 1; 1; 2; 0; 3; 1; 1; 0; 3; 3; 2; 2; 4; 4; 5; 5; 2; 3; 3; 0; 1; 1;
      3; 0; 2; 1; 1; 0; 4; 5; 3; 7; 4; 8; 1; 1; 2; 0; 3; 1; 1; 0; 3; 3; 2; 2; 4; 4; 5; 5; 9;
      3; 3; 0; 1; 1; 3; 0; 2; 1; 1; 0; 4; 5; 3; 7; 4; 8; 1; 1; 2; 0; 3; 1; 1; 0; 3; 3; 2; 2;
      4; 4; 5; 5; 9; 3; 3; 0; 1; 1; 3; 0; 2; 1; 1; 0; 4; 5; 3; 7; 4; 8; 1; 1; 2; 0; 3; 1; 1;
      0; 3; 3; 2; 2; 4; 4; 5; 5; 9; 3; 3; 0; 1; 1; 3; 0; 2; 1; 1; 0; 4; 5; 3; 7; 4; 8; 1; 1;
      2; 0].
Definition by_paths s := judge_paths s path_table.
Definition path_9 : plain :=
  Plain 9 [:: (0, 1); (1, 2); (2, 3); (3, 4); (4, 5); (5, 6); (6, 7); (7, 8)].
(* The paths 5 0 3 1 6 and 4 2. *)
Definition two_paths : plain := Plain 7 [:: (0, 3); (0, 5); (1, 3); (1, 6); (2, 4)].
Definition two_equal : plain := Plain 6 [:: (0, 3); (1, 4); (1, 5); (2, 3)].
Example paths_outcomes :
  by_paths (Outcome (Edge_delete path_9) Next_wins) &&
  by_paths (Outcome (Edge_delete two_paths) Next_wins) &&
  by_paths (Outcome (Edge_delete two_equal) Previous_wins) &&
  by_paths (Outcome (Edge_delete (Plain 0 [::])) Previous_wins) &&
  by_paths (Edge_delete_paths 34).
Proof. by vm_compute. Qed.
Definition table_with k value := Paths_evidence 53 34 (set_nth 0 (path_values path_table) k value).
Example not_paths_outcomes :
  ~~ by_paths (Outcome (Edge_delete path_9) Previous_wins) &&
  ~~ by_paths (Outcome (Edge_delete two_equal) Next_wins) &&
  all (fun g => ~~ by_paths (Outcome (Edge_delete g) Next_wins) &&
                ~~ by_paths (Outcome (Edge_delete g) Previous_wins))
      [:: cycle_4; Plain 10 (edge_list path_9); Plain 4 [:: (0, 1); (0, 2); (0, 3)]; hexagon;
          Plain 1 [::]; Plain 5 [:: (0, 1); (2, 3); (2, 4); (3, 4)];
          Plain 6 [:: (0, 1); (0, 2); (0, 3); (4, 5)]] &&
  ~~ by_paths (Edge_delete_paths 17) && ~~ by_paths (Edge_delete_paths 68) &&
  all (fun e => ~~ judge_paths (Edge_delete_paths (period e)) e)
      [:: Paths_evidence 52 34 (take 174 (path_values path_table));
          Paths_evidence 53 34 (take 175 (path_values path_table));
          Paths_evidence 53 34 (rcons (path_values path_table) 3);
          Paths_evidence 0 34 (take 70 (path_values path_table));
          Paths_evidence 53 0 (take 108 (path_values path_table));
          Paths_evidence 53 33 (take 174 (path_values path_table));
          table_with 0 1; table_with 2 0; table_with 2 2; table_with 53 4; table_with 175 1].
Proof. by vm_compute. Qed.

(* Slither: the grid, without a perfect vertex; and two joined hubs with three more neighbours,
   where the edge of the hubs is what is left. *)
Definition hubs : plain := Plain 5 [:: (0, 1); (0, 2); (0, 3); (0, 4); (1, 2); (1, 3); (1, 4)].
Definition first_level := Imperfect_level [:: (0, 2); (1, 4)] [:: 0; 1].
Definition of_hubs paths b e :=
  judge_levels (Outcome (Slither hubs) Next_wins)
    (Levels_evidence [:: first_level paths] (Some (Opening_level [:: (0, 1)] b e))).
Definition of_grid m b paths :=
  judge_levels (Outcome (Slither grid_3_3) Previous_wins)
    (Levels_evidence [:: Imperfect_level m b paths] None).
Definition missing_4 := [:: (0, 1); (2, 5); (3, 6); (7, 8)].
Example levels_outcomes :
  of_grid missing_4 [:: 1; 3; 5; 7] [:: [:: 4; 1; 0]; [:: 4; 5; 2]; [:: 4; 3; 6]; [:: 4; 7; 8]] &&
  of_grid missing_4 [:: 1; 3; 5; 7] [:: [:: 4; 1; 0; 3; 6; 7; 8; 5; 2]] &&
  of_hubs [:: [:: 3; 0; 2]; [:: 3; 1; 4]] [::] (0, 1) &&
  judge_levels (Outcome (Slither grid_2_3) Next_wins)
    (Levels_evidence [::] (Some (Opening_level [:: (0, 3); (1, 4); (2, 5)] [::] (1, 4)))) &&
  judge_levels (Outcome (Slither (Plain 3 [::])) Previous_wins) (Levels_evidence [::] None).
Proof. by vm_compute. Qed.
Example not_levels_outcomes :
  all (fun paths => ~~ of_grid missing_4 [:: 1; 3; 5; 7] paths)
      [:: [::]; [:: [:: 4; 1; 0]; [:: 4; 5; 2]; [:: 4; 3; 6]];
          [:: [:: 4; 1; 0]; [:: 4; 5; 2]; [:: 4; 3; 6]; [:: 4; 3; 6]; [:: 4; 7; 8]];
          [:: [:: 4; 1; 0]; [:: 4; 5; 2]; [:: 4; 3; 6]; [:: 4]];
          [:: [:: 4; 1; 0]; [:: 4; 5; 2]; [:: 4; 3; 6]; [:: 4; 7]];
          [:: [:: 4; 1; 0]; [:: 4; 5; 2]; [:: 4; 3; 6]; [:: 6; 7; 8]];
          [:: [:: 4; 1; 0]; [:: 4; 5; 2]; [:: 4; 3; 6]; [:: 4; 5; 8]];
          [:: [:: 4; 1; 0]; [:: 4; 5; 2]; [:: 4; 3; 6; 7; 8; 7; 8]];
          [:: [:: 4; 1; 0; 3; 6; 7; 8; 5; 2]; [:: 4; 1; 0]]] &&
  ~~ of_grid missing_4 [:: 1; 3; 5] [:: [:: 4; 1; 0; 3; 6; 7; 8; 5; 2]] &&
  ~~ of_grid (behead missing_4) [:: 1; 3; 5; 7] [:: [:: 4; 3; 6; 7; 8; 5; 2]] &&
  ~~ of_hubs [:: [:: 3; 0; 2]] [::] (0, 1) &&
  ~~ of_hubs [:: [:: 3; 0; 2]; [:: 3; 1; 4]] [::] (0, 2) &&
  ~~ of_hubs [:: [:: 3; 0; 2]; [:: 3; 1; 4]] [:: 0] (0, 1) &&
  ~~ judge_levels (Outcome (Slither hubs) Previous_wins)
       (Levels_evidence [:: first_level [:: [:: 3; 0; 2]; [:: 3; 1; 4]]] None) &&
  ~~ judge_levels (Outcome (Slither hubs) Next_wins)
       (Levels_evidence [::] (Some (Opening_level [:: (0, 2); (1, 4)] [:: 0; 1] (0, 2)))) &&
  ~~ judge_levels (Outcome (Slither grid_2_3) Next_wins) (Levels_evidence [::] None) &&
  ~~ judge_levels (Outcome (Slither grid_2_3) Previous_wins) (Levels_evidence [::] None) &&
  ~~ judge_levels (Outcome (Slither (Plain 4 [:: (0, 1); (1, 2); (1, 3)])) Next_wins)
       (Levels_evidence [::] (Some (Opening_level [:: (0, 1)] [:: 1] (0, 1)))).
Proof. by vm_compute. Qed.
