(* SPDX-License-Identifier: GPL-3.0-or-later *)
val vertex_outcome : int -> (int -> int -> bool) -> bool list
val edge_outcome : int -> (int -> int -> bool) -> bool list
val delete_outcome : int -> (int -> int -> bool) -> bool
val slither_outcome : int -> (int -> int -> bool) -> bool
val unrooted_vertex_outcome : int -> (int -> int -> bool) -> bool
val unrooted_edge_outcome : int -> (int -> int -> bool) -> bool

val directed_vertex_outcome : int -> (int -> int -> bool) -> bool list
val directed_edge_outcome : int -> (int -> int -> bool) -> bool list
val unrooted_directed_vertex_outcome : int -> (int -> int -> bool) -> bool
val unrooted_directed_edge_outcome : int -> (int -> int -> bool) -> bool

type outcome_class = N_class | P_class | L_class | R_class
val partizan_vertex_outcome : int -> (int -> int -> bool) -> outcome_class list
val partizan_edge_outcome : int -> (int -> int -> bool) -> outcome_class list

val labelling_outcome : int -> (int -> int -> bool) -> bool
