(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The reasoning behind certificates of the kind states. What the units of a chain up to some one say to the rest is a
   state, from which a number was taken out. The state behind a unit follows from the state before it. So a state
   that comes back comes back for ever, and a law that is compared for long enough is that of all members. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Returns.
Variables (S : Type) (step : S -> S * nat) (start : S).
(* The state behind n units, and what was taken out so far. *)
Fixpoint behind (n : nat) : S := if n is m.+1 then (step (behind m)).1 else start.
Fixpoint taken (n : nat) : nat := if n is m.+1 then taken m + (step (behind m)).2 else 0.

Theorem state_returns e q n : behind (e + q) = behind e -> e <= n -> behind (n + q) = behind n.
Proof.
move=> back /subnK <-; elim: (n - e) => [|k IH]; first by rewrite add0n.
by rewrite !addSn /= IH.
Qed.

Theorem taken_grows e q n a : behind (e + q) = behind e -> taken (e + q) = taken e + a -> e <= n ->
  taken (n + q) = taken n + a.
Proof.
move=> back grows /subnK <-; elim: (n - e) => [|k IH]; first by rewrite add0n.
rewrite !addSn /= IH (state_returns (e := e)) ?leq_addl //.
by rewrite -!addnA [a + _]addnC.
Qed.

(* The term of the member with n units: a size, a dimension, or 0 and 1 for whether there is one. *)
Variable told : S -> nat.
Definition term (n : nat) : nat := taken n + told (behind n).

(* The law that is stated: the values to the end of the first period; then p units add a. *)
Definition by_law (least from p a : nat) (values : seq nat) (n : nat) : nat :=
  if n < from then nth 0 values (n - least)
  else nth 0 values (from - least + (n - from) %% p) + (n - from) %/ p * a.

Lemma law_grows least from p a values k n : 0 < p -> from <= n ->
  by_law least from p a values (n + k * p) = by_law least from p a values n + k * a.
Proof.
move=> p0 from_n; rewrite /by_law !ltnNge from_n (leq_trans from_n (leq_addr _ _)) /=.
by rewrite -addnBAC // ![n - from + _]addnC modnMDl divnMDl // mulnDl [k * a + _]addnC addnA.
Qed.

(* The state behind e units is that behind q more. The law grows by the same number in q units, and is the term as far
   as both repeat. Then it is the term of all members. *)
Theorem law_of_all least from p a values e k :
  0 < p -> 0 < k -> least <= from -> behind (e + k * p) = behind e -> taken (e + k * p) = taken e + k * a ->
  (forall n, least <= n < maxn e from + k * p -> term n = by_law least from p a values n) ->
  forall n, least <= n -> term n = by_law least from p a values n.
Proof.
move=> p0 k0 least_from back grows near n; have [b] := ubnP n; elim: b n => // b IH n n_b least_n.
have [n_near|] := ltnP n (maxn e from + k * p); first by apply: near; rewrite least_n.
move=> n_far; have q_n : k * p <= n by apply: leq_trans n_far; rewrite leq_addl.
have [m n_m] : exists m, n = m + k * p by exists (n - k * p); rewrite subnK.
have := n_far; rewrite n_m leq_add2r geq_max => /andP[e_m from_m].
rewrite law_grows // -IH ?(leq_trans least_from) //; last first.
  by rewrite -ltnS; apply: leq_trans n_b; rewrite n_m ltnS -addn1 leq_add2l muln_gt0 k0.
by rewrite /term (state_returns back e_m) (taken_grows back grows e_m) addnAC.
Qed.
End Returns.

(* States that are sets of patterns: which patterns the last unit may have. *)
Section Walk.
Variables (P : eqType) (patterns : seq P) (first : pred P) (fits : rel P) (last_ok : pred P).
(* Two patterns fit if units with them may follow one another. *)
Definition absorbed (some : seq P) : seq P := [seq y <- patterns | has (fits^~ y) some].
Definition walk : nat -> seq P := behind (fun some => (absorbed some, 0)) [seq x <- patterns | first x].
(* The members with n + 1 units that have patterns throughout. *)
Definition member_has (n : nat) : Prop :=
  exists x xs, [/\ first x, all (fun z => z \in patterns) (x :: xs), path fits x xs, size xs = n & last_ok (last x xs)].

Lemma in_walk n y : y \in walk n <-> exists x xs,
  [/\ first x, all (fun z => z \in patterns) (x :: xs), path fits x xs, size xs = n & last x xs = y].
Proof.
elim: n y => [|n IH] y.
  rewrite mem_filter; split=> [/andP[first_y y_in]|[x [[|z xs] []]]] //.
    by exists y, [::]; split=> //=; rewrite y_in.
  by move=> first_x /andP[x_in _] _ _ <-; rewrite first_x.
rewrite /walk /= mem_filter; split=> [/andP[/hasP[z z_walk z_y] y_in]|[x [xs [first_x]]]].
  have [x [xs [first_x xs_in is_path xs_n z_last]]] := (IH z).1 z_walk.
  exists x, (rcons xs y); rewrite rcons_path last_rcons size_rcons xs_n z_last is_path z_y; split=> //.
  by move: xs_in; rewrite /= all_rcons y_in => /andP[-> ->].
case/lastP: xs => [|xs z] //; rewrite rcons_path last_rcons size_rcons /= all_rcons.
case/and3P=> x_in z_in xs_in /andP[is_path fits_z] [xs_n] <-; rewrite z_in andbT.
apply/hasP; exists (last x xs) => //; apply/(IH _).2; exists x, xs; split=> //=.
by rewrite x_in.
Qed.

(* The walk finds them, *)
Theorem walk_finds n : has last_ok (walk n) <-> member_has n.
Proof.
split=> [/hasP[y /(in_walk _ _).1[x [xs [first_x xs_in is_path xs_n <-]]] ok]|]; first by exists x, xs.
case=> x [xs [first_x xs_in is_path xs_n ok]]; apply/hasP; exists (last x xs) => //.
by apply/(in_walk _ _).2; exists x, xs.
Qed.

(* and where a set comes back, so does whether there is one. *)
Theorem members_return e q n : walk (e + q) = walk e -> e <= n -> member_has (n + q) <-> member_has n.
Proof. by move=> back e_n; rewrite -!walk_finds /walk (state_returns back e_n). Qed.
End Walk.

(* Even kernels of the paths, by whether a vertex and the one before it are in the set: no two beside one another, and
   outside an even number beside a vertex. The vertices are taken in from the left; the one before the first is out. *)
Definition pairs : seq (bool * bool) := [:: (false, false); (false, true); (true, false)].
Definition pair_fits (x y : bool * bool) : bool := (x.2 == y.1) && (x.2 || (x.1 == y.2)).
Definition pair_ends (x : bool * bool) : bool := x.2 || ~~ x.1.
Definition kernel_walk : nat -> seq (bool * bool) := walk pairs (fun x => x == (false, true)) pair_fits.
(* A kernel that holds the first vertex: on the paths of 1, 3, 5, ... vertices. *)
Example kernels_of_paths :
  (kernel_walk 2 == kernel_walk 0) && ([seq has pair_ends (kernel_walk n) | n <- iota 0 5] ==
    [:: true; false; true; false; true]).
Proof. by vm_compute. Qed.
