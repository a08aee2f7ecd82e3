(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Graphs and their invariants, by plain definitions that compute. A graph on the vertices 0, ...,
   order - 1 is the list of the neighbours of each. The words are those of docs/CONJECTURES.md. What is
   undefined or infinite there has a value here that means nothing: a theorem that hunt --coq writes has
   hypotheses against it. "if" stands for "and" where the second part need not be computed. *)
From Coq Require Import Arith Bool List ZArith QArith Qround.
Import ListNotations.
Open Scope nat_scope.

(* What is true of every, or of some, member of a list; no further member is asked once that is told. *)
Fixpoint every (p : nat -> bool) (S : list nat) : bool :=
  match S with [] => true | v :: rest => if p v then every p rest else false end.
Fixpoint some (p : nat -> bool) (S : list nat) : bool :=
  match S with [] => false | v :: rest => if p v then true else some p rest end.

Record graph := Graph { order : nat; lists : list (list nat) }.

Section Invariants.
Variable G : graph.

Definition vertices : list nat := seq 0 (order G).
Definition joined (u v : nat) : bool := some (Nat.eqb v) (nth u (lists G) []).
(* No loop, and adjacency is symmetric. *)
Definition simple : bool :=
  every (fun u => negb (joined u u) &&
    every (fun v => Bool.eqb (joined u v) (joined v u)) vertices) vertices.

Definition neighbours (u : nat) : list nat := filter (joined u) vertices.
Definition degree (u : nat) : nat := length (neighbours u).
Definition sum (numbers : list nat) : nat := fold_right Nat.add 0 numbers.
Definition size : nat := Nat.div2 (sum (map degree vertices)).
Definition max_degree : nat := fold_right Nat.max 0 (map degree vertices).
Definition min_degree : nat := fold_right Nat.min max_degree (map degree vertices).
Definition regular : bool := min_degree =? max_degree.

(* Sets of vertices are lists without repetition. *)
Definition independent (S : list nat) : bool :=
  every (fun u => every (fun v => negb (joined u v)) S) S.
Definition clique (S : list nat) : bool :=
  every (fun u => every (fun v => (u =? v) || joined u v) S) S.
Definition edges_within (S : list nat) : nat :=
  Nat.div2 (sum (map (fun u => length (filter (joined u) S)) S)).
(* What is reached from the set T by k steps at most, all in S. *)
Definition step (S T : list nat) : list nat :=
  filter (fun v => some (fun u => (u =? v) || joined u v) T) S.
Definition ball (S : list nat) (k : nat) (T : list nat) : list nat := Nat.iter k (step S) T.
Definition connected_within (S : list nat) : bool :=
  match S with
  | [] => true
  | u :: _ => length (ball S (length S) [u]) =? length S
  end.
Definition connected : bool := connected_within vertices.
(* Connected, and one edge less than vertices. *)
Definition tree_within (S : list nat) : bool :=
  if edges_within S + 1 =? length S then connected_within S else false.
Definition path_within (S : list nat) : bool :=
  if every (fun u => length (filter (joined u) S) <=? 2) S then tree_within S else false.
(* Vertices with at most one neighbour left are taken away, until none is left. *)
Definition forest_within (S : list nat) : bool :=
  let peel T := filter (fun u => 2 <=? length (filter (joined u) T)) T in
  length (Nat.iter (length S) peel S) =? 0.
(* Each vertex of S can join one of two independent classes. *)
Fixpoint two_classes (A B S : list nat) : bool :=
  match S with
  | [] => true
  | v :: rest =>
      if (if some (joined v) A then false else two_classes (v :: A) B rest) then true
      else if some (joined v) B then false else two_classes A (v :: B) rest
  end.
Definition bipartite_within (S : list nat) : bool := two_classes [] [] S.
Definition bipartite : bool := bipartite_within vertices.
Definition forest : bool := forest_within vertices.
Definition tree : bool := tree_within vertices.

(* The greatest order of a set that is T and a part of S, among those of which p is true; 0 if there is
   none. *)
Fixpoint most (p : list nat -> bool) (T S : list nat) : nat :=
  match S with
  | [] => if p T then length T else 0
  | v :: rest => Nat.max (most p (v :: T) rest) (most p T rest)
  end.
Definition independence_number : nat := most independent [] vertices.
Definition clique_number : nat := most clique [] vertices.
Definition induced_bipartite_number : nat := most bipartite_within [] vertices.
Definition induced_forest_number : nat := most forest_within [] vertices.
Definition induced_tree_number : nat := most tree_within [] vertices.
Definition induced_path_number : nat := most path_within [] vertices.
Definition local_independence (u : nat) : nat := most independent [] (neighbours u).

(* How many of 0, 1, ... are too few steps from u to v; of a connected graph, the distance. *)
Definition distance (u v : nat) : nat :=
  length (filter (fun k => negb (some (Nat.eqb v) (ball vertices k [u]))) vertices).
Definition eccentricity (u : nat) : nat := fold_right Nat.max 0 (map (distance u) vertices).
Definition diameter : nat := fold_right Nat.max 0 (map eccentricity vertices).
Definition radius : nat := fold_right Nat.min diameter (map eccentricity vertices).

(* The degrees descend. The greatest one, d, is taken away, and 1 from the d next ones. *)
Fixpoint insert (d : nat) (rest : list nat) : list nat :=
  match rest with
  | [] => [d]
  | e :: more => if e <=? d then d :: rest else e :: insert d more
  end.
Definition descending : list nat -> list nat := fold_right insert [].
Definition laid_off (d : nat) (rest : list nat) : list nat :=
  descending (map pred (firstn d rest) ++ skipn d rest).
(* At most so many times; the zeros that are left when all are 0. *)
Fixpoint zeros_left (times : nat) (degrees : list nat) : nat :=
  match times, degrees with
  | S fewer, d :: rest =>
      if d =? 0 then length degrees else zeros_left fewer (laid_off d rest)
  | _, _ => length degrees
  end.
Definition residue : nat := zeros_left (order G) (descending (map degree vertices)).

(* A path goes on from v through all the vertices left. *)
Fixpoint goes_on (times : nat) (v : nat) (left : list nat) : bool :=
  match times, left with
  | _, [] => true
  | 0, _ => false
  | S fewer, _ =>
      some (fun w => if joined v w
                        then goes_on fewer w (filter (fun x => negb (x =? w)) left)
                        else false) left
  end.
Definition traceable : bool :=
  (order G =? 0) ||
  some (fun v => goes_on (order G) v (filter (fun x => negb (x =? v)) vertices)) vertices.
End Invariants.

(* Numbers of a conjecture are fractions. *)
Definition number (n : nat) : Q := inject_Z (Z.of_nat n).
Definition less (a b : Q) : bool := negb (Qle_bool b a).
Definition floor (a : Q) : Q := inject_Z (Qfloor a).
Definition ceiling (a : Q) : Q := inject_Z (Qceiling a).
(* The root of a number that is at least 0, rounded down or up to an integer. *)
Definition root_down (a : Q) : Q := inject_Z (Z.sqrt (Qfloor a)).
Definition root_up (a : Q) : Q := inject_Z (Z.sqrt_up (Qceiling a)).
(* Of integers. *)
Definition divided (a b : Q) : Q := inject_Z (Z.div (Qfloor a) (Qfloor b)).
Definition modulo (a b : Q) : Q := inject_Z (Z.modulo (Qfloor a) (Qfloor b)).
Definition smaller (a b : Q) : Q := if Qle_bool a b then a else b.
Definition greater (a b : Q) : Q := if Qle_bool a b then b else a.
Definition total (numbers : list Q) : Q := fold_right Qplus 0%Q numbers.
(* Of a list that is not empty. *)
Definition least (numbers : list Q) : Q := fold_right smaller (hd 0%Q numbers) numbers.
Definition greatest (numbers : list Q) : Q := fold_right greater (hd 0%Q numbers) numbers.
