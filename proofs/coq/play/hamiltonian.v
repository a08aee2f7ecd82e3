(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The reduction of HAMILTONIAN PATH to rooted partizan UVG [FSU93, section 5 (5)]: a new vertex is
   joined to every vertex of the graph and has one token; the other is at the end of a separate path
   with as many edges as the graph has vertices. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules partizan_rules four_questions races.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* A path that meets every vertex once, by its vertices in order. *)
Definition hamiltonian_path (V : finType) (E : graph V) (s : seq V) : Prop :=
  [/\ sorted (linked E) s, uniq s & forall v, v \in s].

Section Board.
Variables (V : finType) (E : graph V).
Notation n := #|V|.

(* None is the new vertex. *)
Definition board_vertices : finType := [finType of option V + 'I_n.+1].
Definition path_and_apex : graph board_vertices :=
  [set e : board_vertices * board_vertices | match e with
           | (inl None, inl (Some _)) | (inl (Some _), inl None) => true
           | (inl (Some x), inl (Some y)) => (x, y) \in E
           | (inr i, inr j) => (i.+1 == j :> nat) || (j.+1 == i :> nat)
           | _ => false
           end].
Notation B := path_and_apex.
Definition apex : board_vertices := inl None.
Definition path_end : board_vertices := inr ord0.

Lemma simple_board : simple E -> simple B.
Proof.
case=> noloop sym; split=> [[[x|]|i]|[[x|]|i] [[y|]|j]]; rewrite !inE //=.
- by rewrite (gtn_eqF (ltnSn i)).
- exact: orbC.
Qed.

Definition is_inl (w : board_vertices) : bool := if w is inl _ then true else false.

Lemma path_side u s : path (linked B) u s -> all (fun w => is_inl w == is_inl u) s.
Proof.
elim: s u => //= w s IH u /andP[uw /IH /allP same].
have w_u : is_inl w == is_inl u.
  by move: uw; rewrite /linked inE; case: u w {IH same} => [[x|]|i] [[y|]|j].
by rewrite w_u; apply/allP=> x /same; rewrite (eqP w_u).
Qed.

Lemma board_apart : apart B apex path_end.
Proof.
apply/negP=> /connectP[[|w s] // /path_side/allP same last_s].
by have /same : path_end \in w :: s by rewrite last_s /= mem_last.
Qed.

Lemma board_short u s : path_from B u s -> size s <= n.
Proof.
case/andP=> /path_side/allP side uniq_s; rewrite -ltnS -/(size (u :: s)).
have sub (T : finType) (f : T -> board_vertices) : #|T| = n.+1 ->
    (forall w, is_inl w = is_inl u -> exists x, w = f x) -> size (u :: s) <= n.+1.
  move=> T_n onto; rewrite -T_n cardE -(size_map f); apply: uniq_leq_size uniq_s _ => w.
  have w_f : is_inl w = is_inl u -> w \in map f (enum T).
    by case/onto=> x ->; apply: map_f; rewrite mem_enum.
  by rewrite inE => w_in; apply: w_f; case/orP: w_in => [/eqP->|/side/eqP].
case: (boolP (is_inl u)) => u_side.
  apply: (sub _ inl) => [|[x|i]]; rewrite ?card_option // (u_side : is_inl u = true) //.
  by exists x.
apply: (sub _ inr) => [|[x|i]]; rewrite ?card_ord // (negPf u_side) //; by exists i.
Qed.

Lemma end_longest : longest_path B path_end n.
Proof.
split; last exact: board_short.
exists [seq inr (lift ord0 i) | i <- enum 'I_n]; last by rewrite size_map -cardE card_ord.
have all_path : path_end :: [seq inr (lift ord0 i) | i <- enum 'I_n] = map inr (enum 'I_n.+1).
  by rewrite enum_ordSl /= -map_comp.
apply/andP; split; last by rewrite all_path map_inj_uniq ?enum_uniq // => i j [].
change (sorted (linked B) (path_end :: [seq inr (lift ord0 i) | i <- enum 'I_n])).
rewrite all_path sorted_map.
have next : sorted (relpre val (fun i j : nat => i.+1 == j)) (enum 'I_n.+1).
  rewrite -sorted_map val_enum_ord /=; move: 0 (n) => m k.
  by elim: k m => //= k IH m; rewrite eqxx IH.
by apply: sub_sorted next => i j /= ij; rewrite /linked inE /= ij.
Qed.

Lemma apex_path (t : seq V) :
  path_from B apex [seq inl (Some x) | x <- t] = sorted (linked E) t && uniq t.
Proof.
have inj : injective (fun x : V => inl (Some x) : board_vertices) by move=> x y [].
rewrite /path_from /= map_inj_uniq //; congr andb.
  case: t => //= x t; have -> : linked B apex (inl (Some x)) by rewrite /linked inE.
  by rewrite path_map; apply: eq_path => a b; rewrite /linked /= inE.
by rewrite (_ : apex \notin _) //; apply/mapP=> -[].
Qed.

Lemma from_apex s : path_from B apex s -> exists t, s = [seq inl (Some x) | x <- t].
Proof.
case/andP=> /path_side/allP side /andP[apex_s _]; elim: s side apex_s => [|w s IH] side.
  by exists [::].
rewrite inE negb_or => /andP[w_apex apex_s].
have [|t ->] := IH _ apex_s; first by move=> x x_s; apply: side; rewrite inE x_s orbT.
by have := side w (mem_head _ _); case: w w_apex {side} => [[x|]|i] // _ _; exists (x :: t).
Qed.

Lemma second_player_hamiltonian : simple E ->
  player_2_can ((B, apex, path_end) : partizan_UVG board_vertices) <->
  exists s, hamiltonian_path E s.
Proof.
move=> /simple_board simpleB; have [a long_a] := longest_path_exists apex simpleB.
have [_ [two _]] := four_questions ((B, apex, path_end) : partizan_UVG board_vertices).
have := partizan_UVG_race (p := (B, apex, path_end)) simpleB board_apart long_a end_longest.
case=> _ [_ [race _]]; rewrite two race; have [[s s_path s_a] most] := long_a; split.
- move=> a_n; have [t s_t] := from_apex s_path; rewrite s_t in s_path s_a.
  move: s_path; rewrite apex_path => /andP[t_sorted t_uniq]; exists t; split=> // v.
  have t_n : #|t| = #|V| by rewrite (card_uniqP t_uniq) -a_n -s_a size_map.
  have /(subset_cardP t_n) -> // : t \subset predT by apply/subsetP.
- case=> t [t_sorted t_uniq t_all].
  have t_n : size t = n by rewrite -(card_uniqP t_uniq); apply: eq_card => v; rewrite t_all.
  apply/eqP; rewrite eqn_leq -{1}s_a (board_short s_path) /= -t_n.
  rewrite -(size_map (fun x => inl (Some x) : board_vertices) t); apply: most.
  by rewrite apex_path t_sorted.
Qed.
End Board.
