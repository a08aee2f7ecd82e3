(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* A graph is its order and its adjacency; a set of vertices or edges is its test. *)
val ask_independent : int -> (int -> int -> bool) -> (int -> bool) -> bool
val ask_even_kernel : int -> (int -> int -> bool) -> (int -> bool) -> bool
val ask_bipartition : int -> (int -> int -> bool) -> (int -> bool) -> bool
val ask_mirror : int -> (int -> int -> bool) -> (int -> int) -> bool
val ask_matching : int -> (int -> int -> bool) -> (int -> int -> bool) -> bool
val ask_maximum : int -> (int -> int -> bool) -> (int -> int -> bool) -> bool
val ask_perfect : int -> (int -> int -> bool) -> (int -> int -> bool) -> bool
val ask_outer : int -> (int -> int -> bool) -> bool list
val ask_inner : int -> (int -> int -> bool) -> bool list
val ask_perfect_vertices : int -> (int -> int -> bool) -> bool list
val ask_level : int -> (int -> int -> bool) -> int -> bool list
val ask_grundy : int -> (int -> int -> bool) -> int
val ask_grid : int -> int -> bool list list
val ask_rows : int -> int -> (int * int) list
val ask_diagonals : int -> int -> int -> int -> bool list
val ask_reflection : int -> int -> (int * int) list
val ask_cube : int -> bool list list
val ask_path : int -> bool list list
val ask_pieces : int list -> bool list list
val ask_complete : int -> bool list list
val ask_cycle : int -> bool list list
val ask_half_turn : int -> int list
val ask_complete_bipartite : int -> bool list list
val ask_cocktail_party : int -> bool list list
val ask_paw : bool list list
val ask_union : int -> (int -> int -> bool) -> int -> (int -> int -> bool) -> bool list list
val ask_with_leaves : int -> (int -> int -> bool) -> bool list list
val ask_copies : int -> (int -> int -> bool) -> int -> bool list list
val ask_box : int list -> bool list list
val ask_nim : int -> int -> int
val ask_matrix : int -> int -> (int -> int -> bool) -> bool list list
val ask_barrier : int -> (int -> int -> bool) -> (int -> bool) -> (int -> int -> bool) -> bool
val ask_reachable : int -> (int -> int -> bool) -> (int -> int -> bool) list -> bool list
val ask_wins_along : int -> (int -> int -> bool) -> (int -> int -> bool) -> bool list
val ask_wins_into : int -> (int -> int -> bool) -> (int -> bool) -> bool list
val ask_octal : int list -> int -> int
val ask_dawson : int -> int
val ask_path_value : int -> int
val ask_entering : int -> (int -> int -> bool) -> bool list
val ask_portion : int -> int -> int -> int -> bool -> bool -> int -> bool * bool list
