(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* gazetteer-check-verified: hands the lines of each file to the checker that was extracted from Coq,
   and prints its judgements. What it adds to the proof is written here. *)
open Certificates

let usage =
  "usage: gazetteer-check-verified FILE...\n\
   Judges certificates as gazetteer-check does, by a checker that is proved in Coq. It prints a line for\n\
   each certificate: where it ends, VALID, INVALID, MALFORMED or NOT JUDGED, and the claim.\n\
   Exit codes: 0 all are VALID; 1 some are INVALID; 2 some are MALFORMED, or unreadable; 3 some ask for\n\
   more work or memory than it has, and are not judged.\n\
   Example: gazetteer-check-verified kernels.txt\n"

exception Too_much

(* A line longer than this is not judged. *)
let line_max = 1 lsl 24

(* The bytes of the next line, with its newline if it has one; None at the end. *)
let next_line channel =
  let rec bytes count =
    if count > line_max then raise Too_much
    else
      match input_char channel with
      | '\n' -> [ 10 ]
      | c -> Char.code c :: bytes (count + 1)
      | exception End_of_file -> []
  in
  match bytes 0 with [] -> None | line -> Some line

(* Line i of a file that is read forwards. The checker looks back by the lines of a head: few long ones,
   or the many short ones of a law's table. *)
let text_of channel =
  let kept = Array.make 4096 None in
  let size line = match line with Some bytes -> List.length bytes | None -> 0 in
  let read = ref 0 and first = ref 0 and bytes = ref 0 in
  let place i = i mod Array.length kept in
  let forget () =
    bytes := !bytes - size kept.(place !first);
    kept.(place !first) <- None;
    incr first
  in
  fun i ->
    while !read <= i do
      let too_much () = !bytes > 1 lsl 18 || !read - !first >= Array.length kept in
      while !read - !first >= 64 && too_much () do forget () done;
      kept.(place !read) <- next_line channel;
      bytes := !bytes + size kept.(place !read);
      incr read
    done;
    if i < !first then raise Too_much else kept.(place i)

let string_of_bytes bytes = String.of_seq (Seq.map Char.chr (List.to_seq bytes))
let claim statement =
  let shorten line = if String.length line <= 80 then line else String.sub line 0 80 ^ "..." in
  let lines = List.map (fun line -> shorten (string_of_bytes line)) (spelled statement) in
  (* The table of a law is not shown. *)
  let is_of_table line = List.exists (fun first -> String.starts_with ~prefix:(first ^ " ") line)
    [ "kind"; "near"; "middle"; "short" ] || List.mem line [ "hooks"; "left ?"; "right ?" ] in
  let is_law = List.exists (fun kind -> List.mem ("claim chain-" ^ kind) lines) [ "law"; "proves"; "refutes"; "sequence" ] in
  String.concat ", " (List.filter (fun line -> not (is_law && is_of_table line)) lines)

let number_max = 1 lsl 40

(* Prints what is found, and returns the exit code. *)
let check file =
  let print ?(column = 1) line judgement what = Printf.printf "%s:%d:%d: %s: %s\n"
    (String.escaped file) line column judgement what in
  try
    let text = text_of (open_in_bin file) in
    let valid, (line, last) = check_file number_max max_int text in
    List.iter (fun ((_, ends), statement) -> print ends "VALID" (claim statement)) valid;
    match last with
    | Read _ -> 0
    | Invalid why -> print line "INVALID" (string_of_bytes (reason_text why)); 1
    | Malformed (left, why) ->
        print ~column:(column (text (line - 1)) left) line "MALFORMED"
          (string_of_bytes (reason_text why)); 2
    | Not_judged ->
        print line "NOT JUDGED"
          "this claim is for gazetteer-check, or the conditions of the rules may take too much work"; 3
  with
  | Sys_error message -> prerr_endline message; print 1 "MALFORMED" "the input cannot be read"; 2
  | Too_much | Stack_overflow | Out_of_memory ->
      print 1 "NOT JUDGED" "the file asks for more memory than there is"; 3

let () =
  (* Most of what is allocated is soon forgotten. *)
  Gc.set { (Gc.get ()) with minor_heap_size = 1 lsl 20; space_overhead = 300 };
  match List.tl (Array.to_list Sys.argv) with
  | [ "--help" ] -> print_string usage
  | [] -> prerr_string usage; exit 2
  | files -> exit (List.fold_left (fun worst file -> max worst (check file)) 0 files)
