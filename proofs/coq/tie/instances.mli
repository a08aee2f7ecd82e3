(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Each theorem by its name: of a graph, by its order, its adjacency and its root, and of numbers. *)
val on_graphs : (string * (int -> (int -> int -> bool) -> int -> int list)) list
val of_numbers : (string * (int list -> int list)) list
