(* SPDX-License-Identifier: GPL-3.0-or-later *)
val vertex_outcome : int -> (int -> int -> bool) -> bool list
val edge_outcome : int -> (int -> int -> bool) -> bool list
val delete_outcome : int -> (int -> int -> bool) -> bool
val slither_outcome : int -> (int -> int -> bool) -> bool
val unrooted_vertex_outcome : int -> (int -> int -> bool) -> bool
val unrooted_edge_outcome : int -> (int -> int -> bool) -> bool
