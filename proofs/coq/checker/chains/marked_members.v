(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Whether some even kernel of a member contains a vertex beside an end: the walk along the chain (chains/chain_walks.v)
   with a mark at this vertex. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import rules boards weighted_walks chain_sets chain_neighbours chain_rows chain_simple.
From Gazetteer Require Import chain_walks.
From Gazetteer Require Import chain_laws chain_claims chain_terms vertex_terms member_sets.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* What the mark asks. The walk has one beside the first and the last unit alone. *)
Definition first_marked (p : chain_place) (l x : bits) : bool :=
  match p with In_left j => nth false l j | In_unit _ j => nth false x j | _ => true end.
Definition last_marked (p : chain_place) (x r : bits) : bool :=
  match p with In_last_unit _ j => nth false x j | In_right j => nth false r j | _ => true end.
Definition beside_end (p : chain_place) : bool :=
  match p with In_unit i _ => i == 0 | In_last_unit i _ => i == 0 | _ => true end.

Section Marks.
Variables (c : chain_claim) (n : nat) (p : chain_place).
Let s := chain_of c no_rules.
Let k := claim_kind c.
Let d := asked Has_even_kernel.
Let g := member c n.+1.
Hypotheses (ok : chain_ok s k) (p_near : beside_end p).

Lemma mark_there v l xs r : place_in c n.+1 p = Some v -> size l = part_order (left_end k) -> size xs = n.+1 ->
  (forall y, y \in xs -> size y = part_order (claim_unit c)) ->
  first_marked p l (head [::] xs) && last_marked p (last [::] xs) r = nth false (whole l xs r) v.
Proof.
move=> p_v l_s xs_s xs_all; have in_l := @in_left k l r xs l_s; have in_r := @in_right s k n l r xs l_s xs_s xs_all.
have in_u := @in_unit s k n l r xs l_s xs_s xs_all.
have xs_0 : nth [::] xs 0 = head [::] xs by case: (xs).
have xs_n : nth [::] xs n = last [::] xs by rewrite -nth_last xs_s.
move: p_v; rewrite /place_in; case: p p_near => [j|i j|i j|j] /= near; rewrite ?(eqP near) ?subSS ?subn0 ?ltnSn /=.
- by case: ltnP => // j_lt [<-]; rewrite andbT -in_l.
- by case: ltnP => // j_lt [<-]; rewrite andbT -xs_0 -(in_u 0 isT _ j_lt).
- by case: ltnP => // j_lt [<-]; rewrite -xs_n -(in_u n (ltnSn n) _ j_lt).
- by case: ltnP => // j_lt [<-]; rewrite -(in_r _ j_lt).
Qed.
Lemma place_lt v : place_in c n.+1 p = Some v -> v < order g.
Proof.
have fits i : i <= n -> unit_at s k i + part_order (claim_unit c) <= order g.
  move=> i_n; apply: leq_trans (leq_addr _ _); rewrite /unit_at -addnA leq_add2l addnC -mulSn.
  by rewrite leq_mul2r ltnS i_n orbT.
have left_fits : part_order (left_end k) <= order g by rewrite /= /piece_order /unit_at -addnA leq_addr.
have within m j b w : b + m <= order g -> (if j < m then Some (b + j) else None) = Some w -> w < order g.
  by move=> b_m; case: ifP => // j_m [<-]; apply: leq_trans b_m; rewrite ltn_add2l.
rewrite /place_in; case: p p_near => [j|i j|i j|j] /=.
- by move=> _; apply: within.
- by move=> /eqP->; apply: within; apply: fits.
- by move=> /eqP->; rewrite subSS subn0 ltnSn; apply: within; apply: fits.
- by move=> _; apply: within.
Qed.

Hypothesis once : forall p q, p < order g -> q < order g -> joined_so_often (edge_list g) p q <= 1.
Theorem in_even_kernel_told (v : vertex_of g) : place_in c n.+1 p = Some (val v) ->
  let o := marked_value d s k (first_marked p) (last_marked p) n.+1 in
  truth_is (true_at In_even_kernel (graph_of g) v) (if o is Some _ then 1 else 0).
Proof.
move=> p_v o; have := marked_value_means (first_marked p) (last_marked p) (@asked_sums Has_even_kernel) ok (ltn0Sn n).
have kernel_of (S : {set vertex_of g}) : as_asked Has_even_kernel S <-> even_kernel (graph_of g) S.
  split=> -[S_1 S_2 S_3]; split=> //; first exact/independent_as.
  - by move=> w w_S; have := S_2 w; rewrite /= (negPf w_S).
  - exact/independent_as.
  - by move=> w; have [//|/S_3] := boolP (w \in S).
have in_range := piece_in_range ok (ltn0Sn n).
have fine_is x := @fine_graph g (meet d) x (@asked_symmetric Has_even_kernel) in_range.
have lasting_is x := @lastingP c n.+1 Has_even_kernel ok (ltn0Sn n) (fun _ => once) x.
rewrite -/d -/o; case: o => [m [there _]|none] /=; [left|right]; split=> //.
  case: there => l [xs [r [[l_s xs_s xs_all r_s] z_fine z_lasts /and3P[l_p r_p z_some] _]]].
  have z_s := whole_size l_s r_s xs_s xs_all; exists (set_of g (whole l xs r)); last first.
    by rewrite inE -(mark_there r p_v l_s xs_s xs_all) l_p.
  apply/kernel_of; split.
  - exact/fine_is.
  - exact/lasting_is.
  - by rewrite -card_gt0 set_of_count // -has_count.
case=> S /kernel_of[S_meet S_enough S_some] v_S; set z := bits_of S.
have z_s : size z = piece_order s k n.+1 by apply: bits_of_size.
have [l [xs [r [z_eq l_s r_s xs_s xs_all]]]] := whole_of z_s.
have z_S : set_of g (whole l xs r) = S by rewrite -z_eq bits_ofK.
apply: (none 0); exists l, xs, r; split=> //.
- by apply/fine_is=> a b ab; rewrite z_S; apply: S_meet.
- by apply/lasting_is=> w; rewrite z_S.
have v_z : nth false (whole l xs r) (val v) by move: v_S; rewrite -z_S inE.
have := mark_there r p_v l_s xs_s xs_all; rewrite v_z => /andP[-> ->] /=.
by rewrite has_count -(@set_of_count g) -?z_eq // z_eq z_S card_gt0; apply: S_some.
Qed.
End Marks.
