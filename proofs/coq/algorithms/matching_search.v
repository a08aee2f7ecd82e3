(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The vertices that some maximum matching misses, found in polynomially many steps: an algorithm
   for the outcome of UVG on every graph [Kun24, Corollary 2]. It follows Gallai's proof that the
   vertices which maximum matchings miss fall into components with one vertex too many each; no
   blossom is contracted.

   Kept are a matching M, and for each vertex u of a set D a matching at least as large that misses
   u. The vertices that M misses are in D. The border of D are its neighbours outside. Three things
   make D or M larger:
   - M joins a vertex of the border to one outside D;
   - off the border, two vertices of D that M misses are joined by a path within D;
   - each is found in the graph without the border, and news there leads to news in the graph.
   If there are none, the border is a barrier: M is maximum, and D is what maximum matchings miss. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import counted vertex_tables.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Algorithm.
(* All vertices, and the test whether two are joined, which is one step. *)
Variables (V : eqType) (vertices : seq V) (joined : V -> V -> bool).
Definition test (u w : V) : counted bool := step (ret (joined u w)).

(* A matching is a table of partners. *)
Local Notation partners := (table V V).
Implicit Types (M N L Q : partners) (D : table V partners) (border : table V V) (t u w x y z : V).

Definition cut M u w : counted partners := r <- set M u None;; set r w None.
Definition join M u w : counted partners := r <- set M u (Some w);; set r w (Some u).

(* M without its edges at the border. *)
Fixpoint strip M border : counted partners :=
  step match border with
       | [::] => ret M
       | (_, None) :: rest => strip M rest
       | (z, Some _) :: rest =>
         r <- strip M rest;; o <- get r z;;
         if o is Some x then cut r z x else ret r
       end.

(* N misses t. The edges of M and of N are exchanged along the path that starts at t, first along an
   edge of M. The flag says whether it also ends along one, so that N has become larger, M smaller.
   A path has at most as many turns as fuel is long. *)
Fixpoint swap (fuel : seq V) M N t : counted (partners * partners * bool) :=
  step match fuel with
       | [::] => ret (M, N, false)
       | _ :: fuel' =>
         o <- get M t;;
         if o is Some a then
           M1 <- cut M t a;; o' <- get N a;;
           if o' is Some b then
             N0 <- cut N a b;; N1 <- join N0 t a;;
             r <- swap fuel' M1 N1 b;;
             M2 <- join r.1.1 a b;; ret (M2, r.1.2, r.2)
           else N1 <- join N t a;; ret (M1, N1, true)
         else ret (M, N, false)
       end.

(* News in the graph without the border: a matching Q that leaves the size of M by at most the size
   of the border, and misses a vertex x outside D and its border; or one that is larger. From it,
   news in the graph with the border again, one vertex z of it after the other: y in D is its
   neighbour. *)
Fixpoint pull D border Q (o : option V) : counted (partners * option V) :=
  step match border with
       | [::] => ret (Q, o)
       | (_, None) :: rest => pull D rest Q o
       | (z, Some y) :: rest =>
         match o with
         | None => pull D rest Q (Some z)
         | Some x =>
           p <- get D y;;
           if p is Some N0 then
             N <- strip N0 rest;; r <- swap vertices N Q z;;
             if r.2 then
               ox <- get r.1.2 x;;
               if ox is None then pull D rest r.1.2 (Some x)
               else N' <- join r.1.1 y z;; pull D rest N' (Some x)
             else pull D rest r.1.1 (Some z)
           else ret (Q, o)
         end
       end.

(* The border of D: to each of its vertices a neighbour in D. *)
Definition border_of D : counted (table V V) :=
  tabulate (fun z => o <- get D z;;
    if o is Some _ then ret None
    else first (fun y => b <- test z y;; p <- get D y;;
                 ret (if p is Some _ then if b then Some y else None else None)) vertices)
  vertices.

(* L is M without its edges at the border. An edge of M from the border to a vertex outside D. *)
Definition news_at_border M D border L : counted (option (partners * option V)) :=
  first (fun z => oz <- get border z;; om <- get M z;;
    match oz, om with
    | Some _, Some x =>
      ox <- get D x;; ob <- get border x;;
      ret (if ox is Some _ then None
           else Some (L, if ob is Some _ then None else Some x))
    | _, _ => ret None
    end) vertices.

(* R has for some vertices p of D matchings that miss p, the border and one fixed vertex. An edge
   from such p to a vertex t of D that is not in R yet. *)
Definition next_to D (R : table V partners) : counted (option (V * partners * (V * partners))) :=
  first (fun p => o <- get R p;;
    if o is Some L then
      first (fun t => b <- test p t;; d <- get D t;; r <- get R t;;
        ret (match d, r with
             | Some N, None => if b then Some ((p, L), (t, N)) else None
             | _, _ => None
             end)) vertices
    else ret None) vertices.

(* R grows along the edges within D, until the fixed vertex is reached, or a larger matching. *)
Fixpoint spread (fuel : seq V) D border (R : table V partners) : counted (option partners) :=
  step match fuel with
       | [::] => ret None
       | _ :: fuel' =>
         o <- next_to D R;;
         if o is Some ((p, L), (t, N0)) then
           ot <- get L t;;
           if ot is None then L' <- join L p t;; ret (Some L')
           else
             N <- strip N0 border;; r <- swap vertices L N t;;
             if r.2 then ret (Some r.1.2)
             else
               op <- get r.1.1 p;;
               if op is None then L' <- join r.1.1 p t;; ret (Some L')
               else R' <- set R t (Some r.1.1);; spread fuel' D border R'
         else ret None
       end.

(* Two vertices of D that L misses, joined by a path within D. *)
Definition news_within D border L : counted (option (partners * option V)) :=
  first (fun x => d <- get D x;; o <- get L x;;
    match d, o with
    | Some _, None =>
      R <- tabulate (fun u => du <- get D u;; ou <- get L u;; same <- step (ret (u == x));;
             ret (match du, ou with
                  | Some _, None => if same then None else Some L
                  | _, _ => None
                  end)) vertices;;
      r <- spread (x :: vertices) D border R;;
      ret (if r is Some Q then Some (Q, None) else None)
    | _, _ => ret None
    end) vertices.

Definition news M D border : counted (option (partners * option V)) :=
  L <- strip M border;; o <- news_at_border M D border L;;
  if o is Some found then ret (Some found) else news_within D border L.

(* D grows; or there is a larger matching, or no news. *)
Fixpoint grow (fuel : seq V) M D : counted (option partners * table V partners) :=
  step match fuel with
       | [::] => ret (None, D)
       | _ :: fuel' =>
         border <- border_of D;; o <- news M D border;;
         if o is Some found then
           r <- pull D border found.1 found.2;;
           if r.2 is Some x then D' <- set D x (Some r.1);; grow fuel' M D'
           else ret (Some r.1, D)
         else ret (None, D)
       end.

(* M grows. *)
Fixpoint enlarge (fuel : seq V) M : counted (table V partners) :=
  step match fuel with
       | [::] => ret [::]
       | x :: fuel' =>
         D <- tabulate (fun u => o <- get M u;; ret (if o is None then Some M else None)) vertices;;
         r <- grow (x :: vertices) M D;;
         if r.1 is Some Q then enlarge fuel' Q else ret r.2
       end.

(* Whether some maximum matching misses v. *)
Definition decide_missed v : counted bool :=
  M <- tabulate (fun _ => ret None) vertices;;
  D <- enlarge (v :: vertices) M;;
  o <- get D v;; ret (if o is Some _ then true else false).
End Algorithm.
