(* SPDX-License-Identifier: GPL-3.0-or-later *)
val of_graphs : (string * (int -> (int -> int -> bool) -> int -> int list)) list
