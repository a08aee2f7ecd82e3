(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The pseudoarc of [FSU93, Theorem 2.1, Fig. 1] and what play in it comes to. It is the graph
   x-a-b-c-d-y with z joined to a, c and d, as characterizations/gadgets/pseudoarc.hpp has it. A
   copy of it stands for each of finitely many arcs, with x at the tail and y at the head. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The places of a pseudoarc by numbers, the inner ones first: a, b, c, d, z, x, y. *)
Definition place_a := 0. Definition place_b := 1. Definition place_c := 2.
Definition place_d := 3. Definition place_z := 4.
Definition place_x := 5. Definition place_y := 6.
Definition pseudoarc : seq (nat * nat) :=
  [:: (place_x, place_a); (place_a, place_b); (place_b, place_c); (place_c, place_d);
      (place_d, place_y); (place_z, place_a); (place_z, place_c); (place_z, place_d)].

Section Copies.
Variables (V A : finType) (tail head : A -> V).

(* The vertices: those of before, and five for each arc. *)
Definition with_copies : finType := [finType of V + A * 'I_5].
Notation W := with_copies.
Definition at_place (k : A) (i : nat) : W :=
  if i == place_x then inl (tail k) else if i == place_y then inl (head k) else inr (k, inord i).

(* What is left of each copy, a list of its edges, and the graph of them all. *)
Implicit Types (left : A -> seq (nat * nat)) (s : seq (nat * nat)) (e f : nat * nat) (k : A).
Definition joined_by k e (p : W * W) : bool :=
  (p == (at_place k e.1, at_place k e.2)) || (p == (at_place k e.2, at_place k e.1)).
Definition copies left : graph W := [set p | [exists k, has (fun e => joined_by k e p) (left k)]].
Definition set_copy left k s : A -> seq (nat * nat) := fun l => if l == k then s else left l.

Definition legal left : Prop := forall k, uniq (left k) && all (fun e => e \in pseudoarc) (left k).

Lemma in_copies left p : reflect (exists k e, e \in left k /\ joined_by k e p) (p \in copies left).
Proof.
rewrite inE; apply: (iffP existsP) => [[k /hasP[e e_k e_p]]|[k [e [e_k e_p]]]].
  by exists k, e.
by exists k; apply/hasP; exists e.
Qed.

Lemma eq_copies left left' : (forall k, left k =i left' k) -> copies left = copies left'.
Proof.
by move=> same; apply/setP=> p; rewrite !inE; apply: eq_existsb => k; apply: eq_has_r.
Qed.

(* Two places of which each is at a vertex that is the other's. *)
Definition alike (i j : nat) : bool := (i == j) || ((4 < i) && (4 < j)).

Lemma at_inner k i : i < 5 -> at_place k i = inr (k, inord i).
Proof. by rewrite /at_place; case: i => [|[|[|[|[|[]]]]]]. Qed.
Lemma at_x k : at_place k place_x = inl (tail k). Proof. by []. Qed.
Lemma at_y k : at_place k place_y = inl (head k). Proof. by []. Qed.

Lemma at_terminal k i : 4 < i < 7 -> exists v, at_place k i = inl v.
Proof. by case: i => [|[|[|[|[|[|[|//]]]]]]] // _; [exists (tail k)|exists (head k)]. Qed.

Lemma at_place_eq k l i j : i < 7 -> j < 7 -> at_place k i = at_place l j ->
  alike i j /\ (i < 5 -> k = l).
Proof.
rewrite /alike => i7 j7; have [i5|i5] := ltnP i 5; have [j5|j5] := ltnP j 5.
- by rewrite !at_inner // => -[<- /(congr1 val)]; rewrite /= !inordK // => ->; rewrite eqxx.
- by have [|v ->] := @at_terminal l j; rewrite ?j5 // at_inner.
- by have [|v ->] := @at_terminal k i; rewrite ?i5 // at_inner.
- by rewrite orbT.
Qed.

Lemma pseudoarc_distinct e f : e \in pseudoarc -> f \in pseudoarc ->
  (alike e.1 f.1 && alike e.2 f.2) || (alike e.1 f.2 && alike e.2 f.1) -> e = f.
Proof.
move=> e_in f_in; have : all (fun e => all (fun f =>
    ((alike e.1 f.1 && alike e.2 f.2) || (alike e.1 f.2 && alike e.2 f.1)) ==> (e == f))
    pseudoarc) pseudoarc by vm_compute.
by move/allP/(_ e e_in)/allP/(_ f f_in)/implyP => same /same /eqP.
Qed.

Lemma pseudoarc_small e : e \in pseudoarc -> [&& e.1 < 7, e.2 < 7 & (e.1 < 5) || (e.2 < 5)].
Proof. by apply/allP: e; vm_compute. Qed.

Lemma pseudoarc_no_loop e : e \in pseudoarc -> e.1 != e.2.
Proof. by apply/allP: e; vm_compute. Qed.

(* An edge of the graph is one edge of one copy. *)
Lemma joined_once k l e f p : e \in pseudoarc -> f \in pseudoarc ->
  joined_by k e p -> joined_by l f p -> k = l /\ e = f.
Proof.
move=> e_in f_in; have /and3P[e1 e2 inner] := pseudoarc_small e_in.
have /and3P[f1 f2 _] := pseudoarc_small f_in.
have eqs i j i' j' : i < 7 -> j < 7 -> i' < 7 -> j' < 7 -> (i < 5) || (j < 5) ->
    (at_place k i, at_place k j) = (at_place l i', at_place l j') ->
    k = l /\ alike i i' && alike j j'.
  move=> i7 j7 i7' j7' inn [/(at_place_eq i7 i7')[-> k_l] /(at_place_eq j7 j7')[-> k_l']].
  by split=> //; case/orP: inn.
case/orP=> /eqP -> /orP[] /eqP /eqs [] //; rewrite 1?orbC // => -> same; split=> //;
  by apply: pseudoarc_distinct => //; case/andP: same => -> ->; rewrite ?orbT.
Qed.

(* Taking an edge of a copy. *)
Lemma set_copy_legal left k e : legal left -> legal (set_copy left k (rem e (left k))).
Proof.
move=> ok l; have /andP[u a] := ok k; rewrite /set_copy; case: eqP => // _.
by rewrite rem_uniq //=; apply/allP=> f /mem_rem; apply: (allP a).
Qed.

Lemma without_joined left k e p : legal left -> e \in left k -> joined_by k e p ->
  without_edge (copies left) p.1 p.2 = copies (set_copy left k (rem e (left k))).
Proof.
move=> ok e_k e_p; have in_arc l f : f \in left l -> f \in pseudoarc.
  by have /andP[_ /allP] := ok l; apply.
have joined_swap q : joined_by k e (q.2, q.1) = joined_by k e q.
  by case: q => q1 q2; rewrite /joined_by /= !xpair_eqE orbC; congr orb; apply: andbC.
have taken q : ((q == p) || (q == (p.2, p.1))) = joined_by k e q.
  case/orP: (e_p) => /eqP->; rewrite /joined_by //=.
  by rewrite orbC.
apply/setP=> q; rewrite !inE -surjective_pairing taken; apply/andP/existsP.
- case=> not_e /existsP[l /hasP[f f_l f_q]]; exists l; apply/hasP; exists f => //.
  rewrite /set_copy; case: eqP f_l f_q => // -> f_k f_q; have /andP[u _] := ok k.
  by rewrite mem_rem_uniq // !inE f_k andbT; apply: contraNneq not_e => <-.
- case=> l /hasP[f f_l f_q]; have f_left : f \in left l.
    by move: f_l; rewrite /set_copy; case: eqP => // -> /mem_rem.
  split; last by apply/existsP; exists l; apply/hasP; exists f.
  apply/negP=> e_q; have [k_l e_f] := joined_once (in_arc _ _ e_k) (in_arc _ _ f_left) e_q f_q.
  have /andP[u _] := ok k; move: f_l; rewrite /set_copy -k_l eqxx mem_rem_uniq // !inE.
  by rewrite e_f eqxx.
Qed.

(* The moves from a vertex: along an edge of a copy, from either of its ends. *)
Lemma copies_optionP left t (q : UEG W) : legal left ->
  q \in options ((copies left, t) : UEG W) <->
  exists k e i j, [/\ e \in left k, (e == (i, j)) || (e == (j, i)), t = at_place k i
    & q = (copies (set_copy left k (rem e (left k))), at_place k j)].
Proof.
move=> ok; split.
- case/UEG_optionP=> w /in_copies[k [e [e_k e_tw]]] ->.
  have -> : without_edge (copies left) t w = copies (set_copy left k (rem e (left k))).
    exact: without_joined e_tw.
  case/orP: e_tw => /eqP[-> ->].
    by exists k, e, e.1, e.2; rewrite -surjective_pairing eqxx.
  by exists k, e, e.2, e.1; rewrite -surjective_pairing eqxx orbT.
- case=> k [e [i [j [e_k e_ij -> ->]]]].
  have joined : joined_by k e (at_place k i, at_place k j).
    by rewrite /joined_by; case/orP: e_ij => /eqP-> /=; rewrite eqxx ?orbT.
  apply/UEG_optionP; exists (at_place k j); first by apply/in_copies; exists k, e.
  by rewrite -(without_joined ok e_k joined).
Qed.

(* Play inside one copy, of which s is left, with the token at the place i: whether the position is
   P, if `exit s y` says so of the position in which the token has left it, by y or else by x, and s
   is left. *)
Definition edges_at s i : seq (nat * nat) := [seq e <- s | (e.1 == i) || (e.2 == i)].
Definition other_end e i : nat := if e.1 == i then e.2 else e.1.
Fixpoint inside (n : nat) s i (exit : seq (nat * nat) -> bool -> bool) : bool :=
  if 4 < i then exit s (i == place_y) else
  if n is m.+1 then all (fun e => ~~ inside m (rem e s) (other_end e i) exit) (edges_at s i)
  else true.

Lemma eq_inside n s i exit exit' : exit =2 exit' -> inside n s i exit = inside n s i exit'.
Proof.
move=> same; elim: n s i => [|n IH] s i /=; rewrite same //; case: ifP => // _.
by apply: eq_all => e; rewrite IH.
Qed.

Definition after left k s (by_y : bool) : bool :=
  is_P ((copies (set_copy left k s), inl (if by_y then head k else tail k)) : UEG W).

(* The moves from an inner place. *)
Lemma inner_optionP left k i (q : UEG W) : legal left -> i < 5 ->
  q \in options ((copies left, at_place k i) : UEG W) <->
  exists2 e, e \in edges_at (left k) i
    & q = (copies (set_copy left k (rem e (left k))), at_place k (other_end e i)).
Proof.
move=> ok i5; rewrite copies_optionP //; split.
- case=> l [e [i' [j [e_l e_ij k_l ->]]]]; have /andP[_ /allP/(_ e e_l) e_in] := ok l.
  have /and3P[e1 e2 _] := pseudoarc_small e_in.
  have i'7 : i' < 7 by case/orP: e_ij e1 e2 => /eqP->.
  have [same /(_ i5) kl] := at_place_eq (leq_trans i5 (isT : 5 <= 7)) i'7 k_l.
  have ii' : i = i' by case/orP: same => [/eqP //|/andP[i4]]; rewrite ltnNge i4 in i5.
  subst l i'; exists e.
    by rewrite mem_filter e_l andbT; case/orP: e_ij => /eqP-> /=; rewrite eqxx ?orbT.
  have no_loop := pseudoarc_no_loop e_in.
  congr (_, at_place _ _); rewrite /other_end; case/orP: e_ij no_loop => /eqP-> /=.
    by rewrite eqxx.
  by move/negPf=> ->.
- case=> e; rewrite mem_filter => /andP[e_i e_k] ->; exists k, e, i, (other_end e i); split=> //.
  by rewrite /other_end; case: eqP e_i => [<- _|_ /= /eqP <-];
    rewrite -surjective_pairing eqxx ?orbT.
Qed.

Lemma inside_P n left k i : legal left -> i < 7 -> size (left k) <= n ->
  is_P ((copies left, at_place k i) : UEG W) = inside n (left k) i (after left k).
Proof.
have terminal m lef j : 4 < j -> j < 7 ->
    is_P ((copies lef, at_place k j) : UEG W) = inside m (lef k) j (after lef k).
  move=> j4 j7; have -> : inside m (lef k) j (after lef k) = after lef k (lef k) (j == place_y).
    by case: m => [|m] /=; rewrite j4.
  have -> : copies lef = copies (set_copy lef k (lef k)).
    by apply: eq_copies => l; rewrite /set_copy; case: eqP => [->|].
  by move: j4 j7; case: j => [|[|[|[|[|[|[|]]]]]]].
elim: n left i => [|n IH] left i ok i7 le_n; have [i4|i4] := ltnP 4 i; try exact: terminal.
  have left0 : left k = [::] by apply: size0nil; apply/eqP; rewrite -leqn0.
  rewrite /= ltnNge i4 /= is_P_eq; apply/allP=> q /(inner_optionP _ _ ok i4)[e].
  by rewrite left0.
rewrite is_P_eq [RHS]/= ltnNge i4 /=.
have value e : e \in edges_at (left k) i ->
    is_P ((copies (set_copy left k (rem e (left k))), at_place k (other_end e i)) : UEG W) =
    inside n (rem e (left k)) (other_end e i) (after left k).
  rewrite mem_filter => /andP[_ e_k].
  have /andP[_ /allP/(_ e e_k)/pseudoarc_small/and3P[e1 e2 _]] := ok k.
  rewrite IH; last 3 first.
  - exact: set_copy_legal.
  - by rewrite /other_end; case: ifP.
  - by rewrite /set_copy eqxx size_rem // -ltnS prednK //; case: (left k) e_k.
  have -> : set_copy left k (rem e (left k)) k = rem e (left k) by rewrite /set_copy eqxx.
  apply: eq_inside => s y; rewrite /after.
  suff -> : copies (set_copy (set_copy left k (rem e (left k))) k s) = copies (set_copy left k s).
    by [].
  by apply: eq_copies => l; rewrite /set_copy; case: eqP.
apply/allP/allP => [all_N e e_i|all_N q /(inner_optionP _ _ ok i4)[e e_i ->]].
  by rewrite -value // all_N //; apply/(inner_optionP _ _ ok i4); exists e.
by rewrite value // all_N.
Qed.

(* What is left of a copy when it has been gone through. *)
Definition used : seq (nat * nat) :=
  [:: (place_z, place_a); (place_z, place_c); (place_z, place_d)].

(* The way from x to y, by its vertices; the i-th edge of a pseudoarc is that from the i-th vertex.
   What is left after its first i edges. *)
Definition way : seq nat := [:: place_x; place_a; place_b; place_c; place_d; place_y].
Definition after_way (i : nat) : seq (nat * nat) := drop i pseudoarc.

(* Who has moved from x to a has the opponent of the game where the arc is used, and y the root. *)
Lemma inside_from_x exit :
  inside 7 (rem (place_x, place_a) pseudoarc) place_a exit = exit used true.
Proof. by vm_compute; do ![case: (exit _ _) => //=]. Qed.

(* Who has moved from y to d loses. *)
Lemma inside_from_y exit : inside 7 (rem (place_d, place_y) pseudoarc) place_d exit = false.
Proof. by vm_compute; do ![case: (exit _ _) => //=]. Qed.

(* The positions on the way: at a, b, c and d. *)
Lemma way_cases i : 0 < i < 5 -> [\/ i = 1, i = 2, i = 3 | i = 4].
Proof.
by case: i => [|[|[|[|[|]]]]] // _; [constructor 1|constructor 2|constructor 3|constructor 4].
Qed.

Lemma keeps_to_way i e : 0 < i < 5 -> e = (nth 0 way i, nth 0 way i.+1) ->
  other_end e (nth 0 way i) = nth 0 way i.+1 /\ rem e (after_way i) = after_way i.+1.
Proof. by move/way_cases=> [] -> ->. Qed.

Lemma strays i e exit : 0 < i < 5 -> e \in edges_at (after_way i) (nth 0 way i) ->
  e <> (nth 0 way i, nth 0 way i.+1) ->
  inside 7 (rem e (after_way i)) (other_end e (nth 0 way i)) exit = false.
Proof.
move/way_cases=> [] -> e_in; move: (e_in); rewrite /edges_at /= !inE; do ?case/orP;
  move/eqP=> -> //.
all: by move=> _; vm_compute; do ![case: (exit _ _) => //=].
Qed.

Lemma stray_N left k i (q : UEG W) : legal left -> 0 < i < 5 -> left k = after_way i ->
  q \in options ((copies left, at_place k (nth 0 way i)) : UEG W) ->
  q.2 <> at_place k (nth 0 way i.+1) -> N_position q.
Proof.
move=> ok i5 left_k; have i5' : nth 0 way i < 5 by case/way_cases: i5 => ->.
case/(inner_optionP _ _ ok i5')=> e e_in -> /= strayed; apply/N_positionP.
have e_k : e \in left k by move: e_in; rewrite mem_filter => /andP[].
have /andP[_ /allP/(_ e e_k)/pseudoarc_small/and3P[e1 e2 _]] := ok k.
have end7 : other_end e (nth 0 way i) < 7 by rewrite /other_end; case: ifP.
have size7 : size (set_copy left k (rem e (left k)) k) <= 7.
  rewrite /set_copy eqxx size_rem // left_k; by case/way_cases: i5 => ->.
rewrite (@inside_P 7) //; last exact: set_copy_legal.
rewrite /set_copy eqxx left_k strays // -?left_k // => e_way; apply: strayed.
by have [-> _] := keeps_to_way i5 e_way.
Qed.

Lemma reply_z exit :
  inside 7 (rem (place_z, place_d) (rem (place_d, place_y) pseudoarc)) place_z exit = true.
Proof. by vm_compute; do ![case: (exit _ _) => //=]. Qed.
End Copies.
