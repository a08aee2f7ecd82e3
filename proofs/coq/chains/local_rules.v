(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The radius of a game is read from its rules: a condition whose quantifiers are over neighbours looks as far
   as they are nested, and what deletes named vertices, their neighbours or their edges works one step
   farther. Here is a language of such rules, and the proof that each is local with that radius. That a
   degree is at least k, says that there are k neighbours that are not the same. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import local_moves.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* Names are numbers: 0 the one bound last; at first 0 and 1 are the vertices of the move. *)
Inductive formula :=
  | Same of nat & nat
  | Beside of nat & nat
  | Not of formula
  | Both of formula & formula
  (* Some neighbour, which becomes the name 0. *)
  | Some_neighbour of nat & formula.

Fixpoint holds (G : board) (x : vertex) (names : seq vertex) (c : formula) : Prop :=
  match c with
  | Same i j => nth x names i = nth x names j
  | Beside i j => joined G (nth x names i) (nth x names j)
  | Not a => ~ holds G x names a
  | Both a b => holds G x names a /\ holds G x names b
  | Some_neighbour i a => exists2 w, joined G (nth x names i) w & holds G x (w :: names) a
  end.

(* How far it looks, if the names are so far from the move. *)
Fixpoint looked (distances : seq nat) (c : formula) : nat :=
  match c with
  | Same i j | Beside i j => maxn (nth 0 distances i) (nth 0 distances j)
  | Not a => looked distances a
  | Both a b => maxn (looked distances a) (looked distances b)
  | Some_neighbour i a =>
      maxn (nth 0 distances i).+1 (looked ((nth 0 distances i).+1 :: distances) a)
  end.

Section Alike.
Variables (r : nat) (G H : board) (x y : vertex) (f : vertex -> vertex).
Hypothesis similar : alike r G H x y f.

Lemma ball_into s u : s <= r -> ball G s x u -> ball H s y (f u).
Proof.
move=> s_r [p [is_path <- p_s]].
elim/last_ind: p s is_path s_r p_s => [|p z IH] s.
  by move=> _ _ _; rewrite (centre similar); apply: ball_centre.
rewrite rcons_path last_rcons size_rcons => /andP[is_path u_z] s_r p_s.
have p_r : size p < r by apply: leq_trans s_r.
apply: (ball_wider p_s); apply: (@ball_step _ _ _ (f (last x p))).
  by apply: IH => //; apply: ltnW.
have last_in : ball G (size p) x (last x p) by exists p.
rewrite (same_joined similar) //; first exact: ball_wider (ltnW p_r) last_in.
exact: ball_wider p_r (ball_step last_in u_z).
Qed.

Lemma neighbour_back s u w : s < r -> ball G s x u -> joined H (f u) w ->
  exists v, [/\ joined G u v, f v = w & ball G s.+1 x v].
Proof.
move=> s_r u_in u_w; have fu_in := ball_into (ltnW s_r) u_in.
have w_in : ball H r y w := ball_wider s_r (ball_step fu_in u_w).
have [v v_in v_w] := onto similar w_in; exists v.
have u_v : joined G u v.
  by rewrite -(same_joined similar (ball_wider (ltnW s_r) u_in) v_in) v_w.
by split=> //; apply: ball_step u_v.
Qed.

Lemma nth_names names i : nth y (map f names) i = f (nth x names i).
Proof.
have [i_in|i_out] := ltnP i (size names); first exact: nth_map.
by rewrite !nth_default ?size_map // (centre similar).
Qed.

Definition placed (distances : seq nat) (names : seq vertex) : Prop :=
  forall i, ball G (nth 0 distances i) x (nth x names i).

Lemma placed_cons d distances w names : ball G d x w -> placed distances names ->
  placed (d :: distances) (w :: names).
Proof. by move=> w_in all_in [|i] //=; apply: all_in. Qed.

Lemma holds_alike c distances names : placed distances names -> looked distances c <= r ->
  holds G x names c <-> holds H y (map f names) c.
Proof.
elim: c distances names => [i j|i j|a IHa|a IHa b IHb|i a IHa] distances names all_in /=.
- rewrite geq_max !nth_names => /andP[i_r j_r]; split=> [->//|].
  by apply: (one_to_one similar); apply: ball_wider (all_in _).
- rewrite geq_max !nth_names => /andP[i_r j_r].
  by rewrite (same_joined similar) //; apply: ball_wider (all_in _).
- by move=> a_r; have := IHa _ _ all_in a_r; tauto.
- rewrite geq_max => /andP[a_r b_r].
  by have := IHa _ _ all_in a_r; have := IHb _ _ all_in b_r; tauto.
- rewrite geq_max nth_names => /andP[i_r a_r]; split=> -[w u_w w_ok].
    have w_in := ball_step (all_in i) u_w.
    exists (f w).
      by rewrite (same_joined similar) //; [apply: ball_wider (ltnW i_r) (all_in i) | apply: ball_wider w_in].
    by rewrite -map_cons; apply/(IHa _ _ (placed_cons w_in all_in) a_r).
  have [v [u_v v_w v_in]] := neighbour_back i_r (all_in i) u_w; exists v => //.
  by apply/(IHa _ _ (placed_cons v_in all_in) a_r); rewrite map_cons v_w.
Qed.
End Alike.

(* What a move deletes: vertices with the edges at them, or edges. *)
Inductive item :=
  | Vertex_itself of nat | Its_neighbours of nat | Edge_between of nat & nat | Edges_at of nat.
Definition code_of_item (i : item) : nat * nat * nat :=
  match i with
  | Vertex_itself k => (0, k, 0) | Its_neighbours k => (1, k, 0)
  | Edge_between j k => (2, j, k) | Edges_at k => (3, k, 0)
  end.
Definition item_of_code (c : nat * nat * nat) : item :=
  match c with
  | (0, k, _) => Vertex_itself k | (1, k, _) => Its_neighbours k
  | (2, j, k) => Edge_between j k | (_, k, _) => Edges_at k
  end.
Lemma code_of_itemK : cancel code_of_item item_of_code.
Proof. by case. Qed.
Definition item_eqMixin := CanEqMixin code_of_itemK.
Canonical item_eqType := EqType item item_eqMixin.

Record local_rule := Local_rule {
  (* The second name is the other end of an edge; else it is the first one again. *)
  along : bool;
  condition : formula;
  deleted : seq item
}.

Definition worked (i : item) : nat :=
  match i with
  | Vertex_itself k => k.+1 | Its_neighbours k => k.+2
  | Edge_between j k => maxn j k | Edges_at k => k.+1
  end.
Definition named (x x' : vertex) (i : nat) : vertex := nth x [:: x; x'] i.
Definition loses_vertex (G : board) (x x' u : vertex) (i : item) : bool :=
  match i with
  | Vertex_itself k => u == named x x' k
  | Its_neighbours k => joined G (named x x' k) u
  | _ => false
  end.
Definition loses_edge (G : board) (x x' u v : vertex) (i : item) : bool :=
  match i with
  | Edge_between j k =>
      [|| (u == named x x' j) && (v == named x x' k) | (v == named x x' j) && (u == named x x' k)]
  | Edges_at k => (u == named x x' k) || (v == named x x' k)
  | _ => loses_vertex G x x' u i || loses_vertex G x x' v i
  end.
Definition game_of (R : local_rule) : rule := Rule
  (fun G x x' => [/\ present G x, (if along R then joined G x x' && present G x' else x' == x : bool)
    & holds G x [:: x; x'] (condition R)])
  (fun G x x' => Board
    (fun u => present G u && ~~ has (loses_vertex G x x' u) (deleted R))
    (fun u v => joined G u v && ~~ has (loses_edge G x x' u v) (deleted R))).

(* The radius that the rules show: the names 0 and 1 are 0 and 1 steps away. *)
Definition radius (R : local_rule) : nat :=
  maxn 1 (maxn (looked [:: 0; 1] (condition R)) (foldr maxn 0 [seq worked i | i <- deleted R])).
(* There are two names. *)
Definition names_ok (i : item) : bool :=
  match i with
  | Vertex_itself k | Its_neighbours k | Edges_at k => k < 2
  | Edge_between j k => (j < 2) && (k < 2)
  end.

Section Local.
Variable R : local_rule.
Hypothesis ok : all names_ok (deleted R).

Lemma moved_by G x x' : allowed (game_of R) G x x' -> ball G 1 x x'.
Proof.
case=> _ + _; case: (along R) => [/andP[x_x' _]|/eqP->]; last exact: ball_centre.
by apply: ball_step x_x'; apply: ball_centre.
Qed.

Lemma named_in G x x' i : ball G 1 x x' -> i < 2 -> ball G i x (named x x' i).
Proof. by move=> x'_in; case: i => [|[|//]] _; [apply: ball_centre | apply: x'_in]. Qed.

Lemma worked_radius i : i \in deleted R -> worked i <= radius R.
Proof.
move=> i_in; rewrite /radius !leq_max; apply/orP; right; apply/orP; right.
elim: (deleted R) i_in => //= j l IH; rewrite inE => /predU1P[->|/IH i_l].
  exact: leq_maxl.
by rewrite (leq_trans i_l) ?leq_maxr.
Qed.

Section Similar.
Variables (G H : board) (x y : vertex) (f : vertex -> vertex) (x' : vertex).
Hypothesis similar : alike (radius R) G H x y f.
Hypothesis x'_in : ball G 1 x x'.
Let x_in := ball_centre G (radius R) x.

Lemma named_moved i : named y (f x') i = f (named x x' i).
Proof. by rewrite /named -(nth_names similar) /= (centre similar). Qed.

Lemma same_vertex i u : i < 2 -> i <= radius R -> ball G (radius R) x u ->
  (f u == named y (f x') i) = (u == named x x' i).
Proof.
move=> i2 i_r u_in; rewrite named_moved; apply/eqP/eqP=> [|->//].
by apply: (one_to_one similar) => //; apply: ball_wider i_r (named_in x'_in i2).
Qed.

Lemma same_losses i u v : i \in deleted R ->
  ball G (radius R) x u -> ball G (radius R) x v ->
  loses_vertex H y (f x') (f u) i = loses_vertex G x x' u i /\
  loses_edge H y (f x') (f u) (f v) i = loses_edge G x x' u v i.
Proof.
move=> i_in u_in v_in; have i_ok := allP ok i i_in; have := worked_radius i_in.
have beside k w : k < 2 -> k <= radius R -> ball G (radius R) x w ->
    joined H (named y (f x') k) (f w) = joined G (named x x' k) w.
  move=> k2 k_r w_in; rewrite named_moved (same_joined similar) //.
  exact: ball_wider k_r (named_in x'_in k2).
case: i i_ok {i_in} => [k|k|j k|k] /= k2 k_r.
- by rewrite !same_vertex // ltnW.
- by rewrite !beside // ltnW // ltnW.
- case/andP: k2 => j2 k2; move: k_r; rewrite geq_max => /andP[j_r k_r].
  by rewrite !same_vertex.
- by rewrite !same_vertex // ltnW.
Qed.
End Similar.

Theorem rule_local : local (radius R) (game_of R).
Proof.
have r1 : 0 < radius R by rewrite leq_max.
have c_r : looked [:: 0; 1] (condition R) <= radius R by rewrite !leq_max leqnn orbT.
split.
- move=> G H x y f similar x' x'_in /=.
  have x_in := ball_centre G (radius R) x.
  have same_x : present H y = present G x by rewrite -(centre similar) (same_present similar x_in).
  have same_x' : (if along R then joined H y (f x') && present H (f x') else f x' == y) =
      (if along R then joined G x x' && present G x' else x' == x).
    rewrite -(centre similar) (same_joined similar x_in x'_in) (same_present similar x'_in).
    by case: ifP => // _; apply/eqP/eqP=> [|->//]; apply: (one_to_one similar).
  rewrite same_x same_x'; split=> -[x_there x'_ok c_ok]; split=> //.
  + have all_in : placed G x [:: 0; 1] [:: x; x'].
      have x'_1 : ball G 1 x x' by apply: moved_by; split; [exact: x_there | exact: x'_ok | exact: c_ok].
      by case=> [|[|i]] /=; rewrite ?nth_nil //; apply: ball_centre.
    by have := holds_alike similar all_in c_r; rewrite /= (centre similar) => <-.
  + have x'_1 : ball G 1 x x'.
      move: x'_ok; case: (along R) => [/andP[x_x' _]|/eqP->]; last exact: ball_centre.
      by apply: ball_step x_x'; apply: ball_centre.
    have all_in : placed G x [:: 0; 1] [:: x; x'].
      by case=> [|[|i]] /=; rewrite ?nth_nil //; apply: ball_centre.
    by have := holds_alike similar all_in c_r; rewrite /= (centre similar) => ->.
- move=> G H x y f similar x' _ /moved_by x'_in; split=> /= [u u_in|u v u_in v_in].
    rewrite (same_present similar u_in); congr (_ && ~~ _); apply: eq_in_has => i i_in.
    by have [] := same_losses similar x'_in i_in u_in u_in.
  rewrite (same_joined similar u_in v_in); congr (_ && ~~ _); apply: eq_in_has => i i_in.
  by have [] := same_losses similar x'_in i_in u_in v_in.
- move=> G x x' sym _ /moved_by x'_in.
  have far_vertex u : ~ ball G (radius R) x u -> ~~ has (loses_vertex G x x' u) (deleted R).
    move=> far; apply/hasPn=> i i_in; apply/negP=> lost; case: far.
    have i_ok := allP ok i i_in; have := worked_radius i_in.
    case: i i_ok lost {i_in} => //= k k2 => [/eqP->|k_u] k_r.
      exact: ball_wider (ltnW k_r) (named_in x'_in k2).
    exact: ball_wider (ltnW k_r) (ball_step (named_in x'_in k2) k_u).
  split=> /= [u far|u v far]; first by rewrite far_vertex ?andbT.
  case u_v: (joined G u v) => //=; apply/hasPn=> i i_in; apply/negP=> lost; case: far.
  have i_ok := allP ok i i_in; have i_r := worked_radius i_in.
  have ends s : s < radius R -> ball G s x u \/ ball G s x v ->
      ball G (radius R) x u /\ ball G (radius R) x v.
    move=> s_r [u_in|v_in]; split.
    - exact: ball_wider (ltnW s_r) u_in.
    - exact: ball_wider s_r (ball_step u_in u_v).
    - by apply: ball_wider s_r (ball_step v_in _); rewrite sym.
    - exact: ball_wider (ltnW s_r) v_in.
  case: i i_ok i_r lost {i_in} => [k|k|j k|k] /= k2 k_r lost.
  + apply: (ends k) => //.
    by case/orP: lost => /eqP->; [left | right]; apply: named_in.
  + apply: (ends k.+1) => //.
    by case/orP: lost => k_u; [left | right]; apply: ball_step (named_in x'_in k2) k_u.
  + case/andP: k2 => j2 k2; move: k_r; rewrite geq_max => /andP[j_r k_r].
    have j_in := ball_wider j_r (named_in x'_in j2).
    have k_in := ball_wider k_r (named_in x'_in k2).
    by case/orP: lost => /andP[/eqP-> /eqP->].
  + apply: (ends k) => //.
    by case/orP: lost => /eqP->; [left | right]; apply: named_in.
Qed.
End Local.

(* The rules of shipped games, and what is read from them. A degree is more than 1 if two neighbours differ. *)
Definition degree_above_1 (i : nat) : formula :=
  Some_neighbour i (Some_neighbour i.+1 (Not (Same 0 1))).
Definition truth : formula := Same 0 0.
(* move u: delete(u, N(u)) *)
Definition node_kayles_rule := Local_rule false truth [:: Vertex_itself 0; Its_neighbours 0].
(* move u ~ w: delete(u, w) *)
Definition arc_kayles_rule := Local_rule true truth [:: Vertex_itself 0; Vertex_itself 1].
(* move u ~ w where degree(u) > 1 and degree(w) > 1: erase(u, w) *)
Definition edge_deletion_rule :=
  Local_rule true (Both (degree_above_1 0) (degree_above_1 1)) [:: Edge_between 0 1].
Example radii : [seq radius R | R <- [:: node_kayles_rule; arc_kayles_rule; edge_deletion_rule]] =
  [:: 2; 2; 2].
Proof. by []. Qed.

(* So a move in the middle of a chain depends on its distances to the ends only through the radius that its
   rules show. *)
Corollary rule_in_the_middle R left unit right to_right n m x x' y :
  symmetric (edges left) -> symmetric (edges unit) -> symmetric (edges right) ->
  all names_ok (deleted R) -> let r := radius R in let c := chain left unit right to_right in
  r < x.1 -> x.1 + r < n -> r < y.1 -> y.1 + r < m -> y.2 = x.2 -> ball (c n) r x x' ->
  allowed (game_of R) (c n) x x' <-> allowed (game_of R) (c m) y (moved x.1 y.1 x').
Proof.
by move=> ls us rs ok r c; apply: (middle_moves ls us rs (rule_local ok)).
Qed.

(* A radius of 1 is too small for Node Kayles: the neighbours that go take edges with them that lead farther. *)
Theorem node_kayles_not_of_radius_1 : ~ local 1 (game_of node_kayles_rule).
Proof.
case=> _ _ out; pose G := Board predT (fun u v => (u.1.+1 == v.1) || (v.1.+1 == u.1)).
have sym : symmetric (joined G) by move=> u v; rewrite /= orbC.
have may : allowed (game_of node_kayles_rule) G (0, 0) (0, 0) by split.
have [_ /(_ (1, 0) (2, 0))] := out G (0, 0) (0, 0) sym (ball_centre _ _ _) may.
suff far : ~ (ball G 1 (0, 0) (1, 0) /\ ball G 1 (0, 0) (2, 0)) by move/(_ far).
by case=> _ [[|w [|z p]] [//= + w_2 _]]; rewrite w_2.
Qed.
