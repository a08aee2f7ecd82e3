(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Answers questions, one a line, of the definitions in Coq; the first word says which. A graph is
   "order size u v u v ...". A word of 0 and 1 has a digit for each set in the order of its binary
   number, or for each vertex. *)
open Definitions

let digit b = if b then "1" else "0"
let word bits = String.concat "" (List.map digit bits)
let rows bits = String.concat "/" (List.map word bits)
let numbers list = String.concat " " (List.map string_of_int list)
let pairs list = String.concat " " (List.map (fun (a, b) -> Printf.sprintf "%d,%d" a b) list)
let below n = List.init n (fun i -> i)

(* A graph at the head of the numbers, with its edges in order, and what follows. *)
let graph = function
  | n :: size :: rest ->
      let rec take k rest edges =
        match (k, rest) with
        | 0, _ -> (List.rev edges, rest)
        | _, u :: v :: rest -> take (k - 1) rest ((u, v) :: edges)
        | _ -> failwith "too few ends"
      in
      let edges, rest = take size rest [] in
      let joined edges u v = List.mem (u, v) edges || List.mem (v, u) edges in
      (n, edges, joined edges, joined, rest)
  | _ -> failwith "a graph"

let has mask i = (mask lsr i) land 1 = 1
let of_sets n ask = word (List.map (fun mask -> ask (has mask)) (below (1 lsl n)))

let of_edge_sets edges joined ask =
  let chosen mask = List.filteri (fun i _ -> has mask i) edges in
  word (List.map (fun mask -> ask (joined (chosen mask))) (below (1 lsl List.length edges)))

(* The map number k has f(v) as its digit v in base n. *)
let of_maps n ask =
  let rec power k = if k = 0 then 1 else n * power (k - 1) in
  let digit_of k v = let rec drop k v = if v = 0 then k mod n else drop (k / n) (v - 1) in drop k v in
  word (List.map (fun k -> ask (digit_of k)) (below (power n)))

let answer_graph command numbers_of =
  let n, edges, edge, joined, rest = graph numbers_of in
  match command with
  | "independent" -> of_sets n (ask_independent n edge)
  | "even_kernel" -> of_sets n (ask_even_kernel n edge)
  | "bipartition" -> of_sets n (ask_bipartition n edge)
  | "mirror" -> of_maps n (ask_mirror n edge)
  | "matching" -> of_edge_sets edges joined (ask_matching n edge)
  | "maximum" -> of_edge_sets edges joined (ask_maximum n edge)
  | "perfect" -> of_edge_sets edges joined (ask_perfect n edge)
  | "barrier" ->
      String.concat "/"
        (List.map
           (fun mask -> of_edge_sets edges joined (ask_barrier n edge (has mask)))
           (below (1 lsl n)))
  | "outer" -> word (ask_outer n edge)
  | "inner" -> word (ask_inner n edge)
  | "perfect_vertices" -> word (ask_perfect_vertices n edge)
  | "levels" -> String.concat "/" (List.map (fun i -> word (ask_level n edge i)) (below 4))
  | "grundy" -> string_of_int (ask_grundy n edge)
  | "reachable" ->
      let chosen mask = List.filteri (fun i _ -> has mask i) edges in
      let sets = List.map (fun mask -> joined (chosen mask)) (below (1 lsl List.length edges)) in
      word (ask_reachable n edge sets)
  | "wins_along" ->
      let chosen mask = List.filteri (fun i _ -> has mask i) edges in
      let ask mask = word (ask_wins_along n edge (joined (chosen mask))) in
      String.concat "/" (List.map ask (below (1 lsl List.length edges)))
  | "wins_into" ->
      let ask mask = word (ask_wins_into n edge (has mask)) in
      String.concat "/" (List.map ask (below (1 lsl n)))
  | "entering" -> word (ask_entering n edge)
  | "with_leaves" -> rows (ask_with_leaves n edge)
  | "copies" -> rows (ask_copies n edge (List.hd rest))
  | "union" ->
      let m, _, other, _, _ = graph rest in
      rows (ask_union n edge m other)
  | _ -> failwith command

let answer line =
  match String.split_on_char ' ' (String.trim line) with
  | [] -> failwith "a command"
  | command :: words -> (
      match (command, List.map int_of_string words) with
      | "grid", [ m; n ] -> rows (ask_grid m n)
      | "rows", [ m; n ] -> pairs (ask_rows m n)
      | "diagonals", [ m; n; d; k ] -> word (ask_diagonals m n d k)
      | "portion", [ m; n; i; j; east; north; t ] ->
          let to_corner, oddly = ask_portion m n i j (east = 1) (north = 1) t in
          digit to_corner ^ "/" ^ word oddly
      | "reflection", [ m; n ] -> pairs (ask_reflection m n)
      | "cube", [ n ] -> rows (ask_cube n)
      | "path", [ n ] -> rows (ask_path n)
      | "pieces", orders -> rows (ask_pieces orders)
      | "complete", [ n ] -> rows (ask_complete n)
      | "cycle", [ n ] -> rows (ask_cycle n)
      | "half_turn", [ k ] -> numbers (ask_half_turn k)
      | "complete_bipartite", [ t ] -> rows (ask_complete_bipartite t)
      | "cocktail_party", [ n ] -> rows (ask_cocktail_party n)
      | "paw", _ -> rows ask_paw
      | "box", sides -> rows (ask_box sides)
      | "matrix", [ m; n; bits ] -> rows (ask_matrix m n (fun i j -> has bits ((i * n) + j)))
      | "octal", h :: digits -> string_of_int (ask_octal digits h)
      | "dawson", [ h ] -> string_of_int (ask_dawson h)
      | "path_value", [ n ] -> string_of_int (ask_path_value n)
      | "nim", [ a; b ] -> string_of_int (ask_nim a b)
      | _, numbers -> answer_graph command numbers)

let () = try while true do print_endline (answer (read_line ())) done with End_of_file -> ()
