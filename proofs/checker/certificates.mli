(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* A line is its bytes, with its newline; a text gives its lines by their numbers, from 0. The checker
   takes the greatest number of a position that is read, and how many lines may be read. Of each valid
   certificate it tells the lines where it begins and ends, and what it states; then what became of the
   file, and in which line. *)
type reason
type 'a result = Read of 'a | Malformed of int list * reason | Invalid of reason | Not_judged
type statement
val spelled : statement -> int list list
(* The column of a fault in a line of which so much is left, and what is printed of it. *)
val column : int list option -> int list -> int
val reason_text : reason -> int list
val check_file :
  int -> int -> (int -> int list option) ->
  ((int * int) * statement) list * (int * unit result)
