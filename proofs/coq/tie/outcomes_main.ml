(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* One graph or digraph a line, "kind order u v u v ..."; one answer a line, with "-" for an empty word.
   impartial: a word of P and N for each of uvg, ueg (a letter for each root), edge-delete, slither,
   unrooted uvg and unrooted ueg. directed: the same of dvg, deg and their unrooted forms. partizan: a
   word of N, P, L and R for each of partizan uvg and ueg, a letter for each pair of tokens.
   labelling: a letter. *)
open Outcomes

let letter is_p = if is_p then "P" else "N"
let class_letter = function N_class -> "N" | P_class -> "P" | L_class -> "L" | R_class -> "R"
let word letter outcomes =
  if outcomes = [] then "-" else String.concat "" (List.map letter outcomes)

let rec pairs = function
  | u :: v :: rest -> (u, v) :: pairs rest
  | [] -> []
  | [ _ ] -> failwith "an edge has two ends"

let answer_of kind n ends =
  let arcs = pairs ends in
  let arc u v = List.mem (u, v) arcs in
  let edge u v = arc u v || arc v u in
  match kind with
  | "impartial" ->
      [ word letter (vertex_outcome n edge); word letter (edge_outcome n edge);
        letter (delete_outcome n edge); letter (slither_outcome n edge);
        letter (unrooted_vertex_outcome n edge); letter (unrooted_edge_outcome n edge) ]
  | "directed" ->
      [ word letter (directed_vertex_outcome n arc); word letter (directed_edge_outcome n arc);
        letter (unrooted_directed_vertex_outcome n arc);
        letter (unrooted_directed_edge_outcome n arc) ]
  | "partizan" ->
      [ word class_letter (partizan_vertex_outcome n edge);
        word class_letter (partizan_edge_outcome n edge) ]
  | "labelling" -> [ letter (labelling_outcome n edge) ]
  | _ -> failwith "a kind"

let answer line =
  match String.split_on_char ' ' (String.trim line) with
  | kind :: order :: ends ->
      String.concat " " (answer_of kind (int_of_string order) (List.map int_of_string ends))
  | _ -> failwith "a kind and an order"

let () = try while true do print_endline (answer (read_line ())) done with End_of_file -> ()
