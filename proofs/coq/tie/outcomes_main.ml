(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* One graph a line, "order u v u v ..."; one answer a line: a word of P and N for each of uvg, ueg (a
   letter for each root), edge-delete, slither, unrooted uvg and unrooted ueg, with "-" for no root. *)
let letter is_p = if is_p then "P" else "N"
let word outcomes = if outcomes = [] then "-" else String.concat "" (List.map letter outcomes)

let rec pairs = function
  | u :: v :: rest -> (u, v) :: pairs rest
  | [] -> []
  | [ _ ] -> failwith "an edge has two ends"

let answer line =
  match List.map int_of_string (String.split_on_char ' ' (String.trim line)) with
  | [] -> failwith "an order"
  | n :: ends ->
      let edges = pairs ends in
      let edge u v = List.mem (u, v) edges || List.mem (v, u) edges in
      let open Outcomes in
      String.concat " "
        [ word (vertex_outcome n edge); word (edge_outcome n edge);
          letter (delete_outcome n edge); letter (slither_outcome n edge);
          letter (unrooted_vertex_outcome n edge); letter (unrooted_edge_outcome n edge) ]

let () = try while true do print_endline (answer (read_line ())) done with End_of_file -> ()
