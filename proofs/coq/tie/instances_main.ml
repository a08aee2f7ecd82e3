(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* One instance of a theorem a line, "theorem order root u v u v ...", or "theorem number number ..." for
   a member of a family; one answer a line, the numbers that `summary` gives. The line "theorems" is
   answered by their names. *)
open Instances

let rec pairs = function
  | u :: v :: rest -> (u, v) :: pairs rest
  | [] -> []
  | [ _ ] -> failwith "an edge has two ends"

let of_graph theorem = function
  | n :: root :: ends ->
      let edges = pairs ends in
      theorem n (fun u v -> List.mem (u, v) edges) root
  | _ -> failwith "a graph"

let names = List.map fst on_graphs @ List.map fst of_numbers

let answer line =
  match String.split_on_char ' ' (String.trim line) with
  | name :: words -> (
      let numbers = List.map int_of_string words in
      match List.assoc_opt name on_graphs with
      | Some theorem -> of_graph theorem numbers
      | None -> (List.assoc name of_numbers) numbers)
  | [] -> failwith "a theorem"

let () =
  try
    while true do
      match read_line () with
      | "theorems" -> print_endline (String.concat " " names)
      | line -> print_endline (String.concat " " (List.map string_of_int (answer line)))
    done
  with End_of_file -> ()
