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
val ask_players : bool list list
val ask_entering : int -> (int -> int -> bool) -> bool list
val ask_portion : int -> int -> int -> int -> bool -> bool -> int -> bool * bool list
val ask_degrees : int -> (int -> int -> bool) -> int * int list
val ask_kinds : int -> (int -> int -> bool) -> bool list
val ask_planar : int -> (int -> int -> bool) -> bool
val ask_apart : int -> (int -> int -> bool) -> bool list list
val ask_components : int -> (int -> int -> bool) -> int * (bool list * bool list list) list
val ask_joined : int -> (int -> int -> bool) -> int -> (int -> int -> bool) -> bool list list list
val ask_path_and_apex : int -> (int -> int -> bool) -> bool list list * (int * int)
val ask_replace_arcs : int -> (int -> int -> bool) -> bool list list
val ask_total_degrees : int -> (int -> int -> bool) -> int list
val ask_kernel : int -> (int -> int -> bool) -> (int -> bool) -> bool
val ask_isomorphism : int -> (int -> int -> bool) -> (int -> int -> bool) -> (int -> int) -> bool
val ask_walk : int -> (int -> int -> bool) -> int list -> bool list
val ask_tour : int -> (int -> int -> bool) -> int list -> bool list
val ask_tour_length : int -> (int -> int -> bool) -> int list -> int
val ask_path_edges : int -> int list -> bool list list
val ask_alternating : int -> (int -> int -> bool) -> int list -> (int -> int -> bool) ->
  bool list * bool list list
val ask_labelling : int -> (int -> int -> bool) -> (int -> int -> int) -> int ->
  bool * int list list
val ask_collection : int list -> bool list list
val ask_torus : int list -> bool list list
val ask_multiple : int list -> bool list list
val ask_same_gcds : int list -> bool list list
val ask_antipodes : int -> int list
val ask_exchanging_ends : int -> int list
val ask_exchanging_copies : int -> int -> int list
val ask_sum_divides : (int * int) list -> bool
val ask_exponent : int -> int -> int
val ask_offered : int list -> int list -> bool
val ask_factors : int list -> int list -> (int * int) list list
val ask_fibonacci : int -> bool list -> bool list
val ask_values : int list -> bool list list -> bool list list
val ask_relations : int list -> bool list list -> bool
val ask_polynomials : int list -> bool list list
val ask_signed : int -> int -> int -> int -> bool list list
val ask_folded : int -> int -> int -> (int * int) list -> (int * int) list
val ask_solve : int -> (bool list * bool) list -> bool list option * int
val ask_turn : int -> (int -> int -> bool) -> int ->
  ((bool * int) * (int option * int)) * (int list * int)
val ask_matrix_game : int -> int -> (int -> int -> bool) -> bool list
val ask_acts : int -> (int -> int -> bool) -> int -> int -> bool
val ask_inside : (int -> bool) -> (bool -> bool) -> bool list
val ask_pseudoarc : ((int * int) list * int list) * (int * int) list list
val ask_rays : int -> int -> int -> ((int * int) list * int list list) list list
val ask_returns : int -> int -> int ->
  ((int * (bool * bool) list) * (bool list * int list)) list list list
val ask_trails : int -> int -> int ->
  (((bool list * (int * int) list) * bool list) * bool list) list list
val ask_consecutive : int -> int -> int -> int -> bool list list
val ask_inside_positive : int -> int -> int -> bool list -> bool list
val ask_regions : int -> int -> int -> int -> bool list list ->
  ((int * int) list * bool list list list) list list
val ask_extended : int -> int -> int -> int -> bool list list ->
  ((((int * int) list * bool list list list) * bool list) * bool list list) list list
val ask_lasts : int -> (int -> int -> bool) -> int -> bool list
val ask_acyclic : int -> (int -> int -> bool) -> bool
val ask_longest : int -> (int -> int -> bool) -> int -> (int list * int list) list
val ask_isomorphic : int -> (int -> int -> bool) -> int -> (int -> int -> bool) -> bool
val ask_named : int -> (int -> int -> bool) -> int list -> bool
val ask_arcs : int -> (int -> int -> bool) -> (int -> int -> bool) list -> bool list list
val ask_lines : int -> (int -> int -> bool) -> (int -> int -> bool) -> (int -> int ->
  bool) list -> bool list list list
val ask_billiard : int -> int -> int -> (int * int) list * bool list
