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

(* All sequences of numbers below n, by length up to k, then in the order of the alphabet. *)
let sequences n k =
  let longer list = List.concat_map (fun s -> List.map (fun v -> s @ [ v ]) (below n)) list in
  let rec all k list = list :: (if k = 0 then [] else all (k - 1) (longer list)) in
  List.concat (all k [ [] ])

let rec in_pairs = function a :: b :: rest -> (a, b) :: in_pairs rest | _ -> []
let rec split k list =
  if k = 0 then ([], list)
  else match list with x :: rest -> let a, b = split (k - 1) rest in (x :: a, b) | [] -> ([], [])

(* The binary digits, from the last. *)
let rec digits bits = if bits = 0 then [] else (bits land 1 = 1) :: digits (bits lsr 1)
let number bits = List.fold_right (fun b rest -> (2 * rest) + if b then 1 else 0) bits 0
let over separator f list = String.concat separator (List.map f list)
let option show = function Some x -> show x | None -> "-"

(* The answer to a question on a digraph, which may have loops. *)
let answer_digraph command n arc rest =
  match command with
  | "kinds" -> word (ask_kinds n arc)
  | "replace_arcs" -> rows (ask_replace_arcs n arc)
  | "total_degrees" -> numbers (ask_total_degrees n arc)
  | "kernel" -> of_sets n (ask_kernel n arc)
  | _ -> failwith command

let answer_alternating n edges edge joined k =
  let chosen mask = joined (List.filteri (fun i _ -> has mask i) edges) in
  let ask m s =
    let told, sum = ask_alternating n edge s m in
    word told ^ ":" ^ rows sum
  in
  over " " (fun mask -> over " " (ask (chosen mask)) (sequences n k)) (below (1 lsl List.length edges))

let answer_labelling n edge = function
  | bound :: labels ->
      let good, weights = ask_labelling n edge (fun u v -> List.nth labels ((u * n) + v)) bound in
      digit good ^ "/" ^ over "/" numbers weights
  | [] -> failwith "labels"

let answer_turn n edge v =
  let (loses, one), all = ask_turn n edge v in
  let number (x, steps) show = show x ^ " " ^ string_of_int steps in
  number loses digit ^ "/" ^ number one (option string_of_int) ^ "/" ^ number all numbers

let times list = String.concat "," (List.map string_of_int list)

(* On a graph, further. *)
let answer_further command n edges edge joined rest =
  match (command, rest) with
  | "degrees", [] ->
      let size, degrees = ask_degrees n edge in
      numbers (size :: degrees)
  | "planar", [] -> digit (ask_planar n edge)
  | "apart", [] -> rows (ask_apart n edge)
  | "components", [] ->
      let count, of_vertices = ask_components n edge in
      let show (members, alone) = word members ^ ":" ^ rows alone in
      String.concat " " (string_of_int count :: List.map show of_vertices)
  | "path_and_apex", [] ->
      let board, (apex, path_end) = ask_path_and_apex n edge in
      rows board ^ " " ^ numbers [ apex; path_end ]
  | "walks", [ k ] -> over "/" (fun s -> word (ask_walk n edge s)) (sequences n k)
  | "tours", [ k ] -> over "/" (fun s -> word (ask_tour n edge s)) (sequences n k)
  | "tour_lengths", [ k ] -> numbers (List.map (ask_tour_length n edge) (sequences n k))
  | "alternating", [ k ] -> answer_alternating n edges edge joined k
  | "labelling", labels -> answer_labelling n edge labels
  | "turn", [ v ] -> answer_turn n edge v
  | "acts", [ x; y ] -> digit (ask_acts n edge x y)
  | "isomorphism", _ ->
      let _, _, other, _, _ = graph rest in
      of_maps n (ask_isomorphism n edge other)
  | "lasts", [ k ] -> word (ask_lasts n edge k)
  | "acyclic", [] -> digit (ask_acyclic n edge)
  | "longest", [ k ] ->
      over " " (fun (path, trail) -> times path ^ "/" ^ times trail) (ask_longest n edge k)
  | "named", orders -> digit (ask_named n edge orders)
  | "arcs", [] ->
      let chosen mask = joined (List.filteri (fun i _ -> has mask i) edges) in
      rows (ask_arcs n edge (List.map chosen (below (1 lsl List.length edges))))
  | "lines", [] ->
      let chosen mask = joined (List.filteri (fun i _ -> has mask i) edges) in
      let masks = below (1 lsl List.length edges) in
      let sets = List.map chosen masks in
      over " " (fun set -> over "|" rows (ask_lines n edge set sets)) sets
  | "isomorphic", _ ->
      let m, _, other, _, _ = graph rest in
      digit (ask_isomorphic n edge m other)
  | "joined", _ ->
      let m, _, other, _, _ = graph rest in
      over " " rows (ask_joined n edge m other)
  | _ -> answer_digraph command n (fun u v -> List.mem (u, v) edges) rest

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
  | _ -> answer_further command n edges edge joined rest

let heading (east, north) = (if north then "N" else "S") ^ if east then "E" else "W"

let answer_rays m n t =
  let of_heading (places, ends) = pairs places ^ ":" ^ over ":" times ends in
  over "/" (over " / " of_heading) (ask_rays m n t)

let answer_returns m n t =
  let of_time ((s, froms), (told, next)) =
    string_of_int s ^ String.concat "" (List.map heading froms) ^ word told ^ times next
  in
  over "/" (over "|" (over " " of_time)) (ask_returns m n t)

let answer_trails m n t =
  let of_trail (((told, places), on), once) =
    word told ^ ":" ^ pairs places ^ ":" ^ word on ^ ":" ^ word once
  in
  over "/" (over "|" of_trail) (ask_trails m n t)

(* The labels of the points of the rectangle, as a number from the first point on. *)
let below_points m n mask = List.map (has mask) (below ((m + 2) * (n + 2)))

let answer_regions extended m n t v labellings =
  let labels = List.map (below_points m n) labellings in
  let cut (tiles, tables) = pairs tiles ^ ":" ^ over ":" rows tables in
  if extended then
    let of_trail ((told, enclosed), switched) = cut told ^ ":" ^ word enclosed ^ ":" ^ rows switched in
    over "/" (over "|" of_trail) (ask_extended m n t v labels)
  else over "/" (over "|" cut) (ask_regions m n t v labels)

let answer_pseudoarc () =
  let (edges, way), left = ask_pseudoarc in
  pairs edges ^ "/" ^ numbers way ^ "/" ^ over "/" pairs left

let answer_solve k equations =
  let equation (left, right) =
    let given = digits left in
    (given @ List.map (fun _ -> false) (below (k - List.length given)), right = 1)
  in
  let found, steps = ask_solve k (List.map equation equations) in
  option word found ^ " " ^ string_of_int steps

(* On numbers, further. *)
let answer_numbers command given =
  match (command, given) with
  | "collection", orders -> rows (ask_collection orders)
  | "torus", sides -> rows (ask_torus sides)
  | "multiple", sides -> rows (ask_multiple sides)
  | "same_gcds", sides -> rows (ask_same_gcds sides)
  | "antipodes", [ n ] -> numbers (ask_antipodes n)
  | "exchanging_ends", [ n ] -> numbers (ask_exchanging_ends n)
  | "exchanging_copies", [ n; k ] -> numbers (ask_exchanging_copies n k)
  | "path_edges", n :: s -> rows (ask_path_edges n s)
  | "sum_divides", factors -> digit (ask_sum_divides (in_pairs factors))
  | "exponent", [ q; n ] -> string_of_int (ask_exponent q n)
  | "offered", d :: rest ->
      let sides, orders = split d rest in
      digit (ask_offered sides orders)
  | "factors", d :: rest ->
      let sides, orders = split d rest in
      over "/" pairs (ask_factors sides orders)
  | "fibonacci", [ k; r ] -> string_of_int (number (ask_fibonacci k (digits r)))
  | "values", d :: rest ->
      let sides, r = split d rest in
      numbers (List.map number (ask_values sides (List.map digits r)))
  | "relations", d :: rest ->
      let sides, r = split d rest in
      digit (ask_relations sides (List.map digits r))
  | "polynomials", sides -> rows (ask_polynomials sides)
  | "signed", [ m; n; d; k ] -> rows (ask_signed m n d k)
  | "folded", m :: n :: shift :: points -> pairs (ask_folded m n shift (in_pairs points))
  | "solve", k :: equations -> answer_solve k (in_pairs equations)
  | "matrix_game", [ m; n; bits ] -> word (ask_matrix_game m n (fun i j -> has bits ((i * n) + j)))
  | "inside", [ left; worth ] -> word (ask_inside (has left) (fun y -> has worth (if y then 1 else 0)))
  | "pseudoarc", _ -> answer_pseudoarc ()
  | "billiard", [ m; n; t ] ->
      let places, slopes = ask_billiard m n t in
      pairs places ^ "/" ^ word slopes
  | "rays", [ m; n; t ] -> answer_rays m n t
  | "returns", [ m; n; t ] -> answer_returns m n t
  | "trails", [ m; n; t ] -> answer_trails m n t
  | "consecutive", [ m; n; x; y ] -> rows (ask_consecutive m n x y)
  | "inside_positive", [ m; n; v; mask ] -> word (ask_inside_positive m n v (below_points m n mask))
  | "regions", m :: n :: t :: v :: labellings -> answer_regions false m n t v labellings
  | "extended", m :: n :: t :: v :: labellings -> answer_regions true m n t v labellings
  | _ -> answer_graph command given

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
      | "players", _ -> rows ask_players
      | "box", sides -> rows (ask_box sides)
      | "matrix", [ m; n; bits ] -> rows (ask_matrix m n (fun i j -> has bits ((i * n) + j)))
      | "octal", h :: digits -> string_of_int (ask_octal digits h)
      | "dawson", [ h ] -> string_of_int (ask_dawson h)
      | "path_value", [ n ] -> string_of_int (ask_path_value n)
      | "nim", [ a; b ] -> string_of_int (ask_nim a b)
      | _, given -> answer_numbers command given)

let () = try while true do print_endline (answer (read_line ())) done with End_of_file -> ()
