(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* One instance of a theorem a line, "theorem order root u v u v ..."; one answer a line, the numbers
   that `summary` gives. *)
open Instances

let rec pairs = function
  | u :: v :: rest -> (u, v) :: pairs rest
  | [] -> []
  | [ _ ] -> failwith "an edge has two ends"

let answer line =
  match String.split_on_char ' ' (String.trim line) with
  | theorem :: words -> (
      match List.map int_of_string words with
      | n :: root :: ends ->
          let edges = pairs ends in
          (List.assoc theorem of_graphs) n (fun u v -> List.mem (u, v) edges) root
      | _ -> failwith "a graph")
  | [] -> failwith "a theorem"

let () =
  try
    while true do
      print_endline (String.concat " " (List.map string_of_int (answer (read_line ()))))
    done
  with End_of_file -> ()
