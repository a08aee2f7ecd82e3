(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Walks along a row of equal units, each of which has a pattern. Two patterns fit if units with them may follow one
   another, and a pattern has a weight. What the units so far say to the rest is a state: the best total of each pattern
   that the last unit may have. A state that comes back, all its totals greater by a, does so for ever. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The best total is the greatest, or the least. *)
Section Best.
Variable fewest : bool.
Definition better (v u : nat) : bool := if fewest then v <= u else u <= v.
Definition pick (v u : nat) : nat := if better v u then v else u.
Definition best (totals : seq (option nat)) : option nat :=
  foldr (fun o b => match o, b with
    | Some v, Some u => Some (pick v u) | Some v, None => Some v | None, _ => b end) None totals.
(* What is found of the totals that there are. *)
Definition is_best (there : nat -> Prop) (o : option nat) : Prop :=
  if o is Some v then there v /\ forall u, there u -> better v u else forall u, ~ there u.

Lemma better_refl v : better v v. Proof. by rewrite /better leqnn if_same. Qed.
Lemma better_trans v u t : better v u -> better u t -> better v t.
Proof. by rewrite /better; case: fewest => [|vu ut]; [apply: leq_trans | apply: leq_trans ut vu]. Qed.
Lemma better_total v u : ~~ better v u -> better u v.
Proof. by rewrite /better; case: fewest; rewrite -ltnNge; apply: ltnW. Qed.
Lemma better_adds a v u : better (v + a) (u + a) = better v u.
Proof. by rewrite /better !leq_add2r. Qed.
Lemma better_both v u t s : better v u -> better t s -> better (v + t) (u + s).
Proof. by rewrite /better; case: fewest; apply: leq_add. Qed.

Lemma is_best_same A B o : (forall v, A v <-> B v) -> is_best A o -> is_best B o.
Proof.
by case: o => [v|] same /=; [case=> /same Bv le; split=> // u /same/le | move=> no u /same/no].
Qed.
Lemma is_best_unique A o o' : is_best A o -> is_best A o' -> o = o'.
Proof.
case: o o' => [v|] [u|] //=; [|by case=> Av _ /(_ _ Av)|by move=> no [/no]].
case=> Av v_best [Au u_best]; congr Some; apply/eqP; rewrite eqn_leq.
by have := (v_best _ Au, u_best _ Av); rewrite /better; case: fewest => -[-> ->].
Qed.
Lemma best_of s : is_best (fun v => Some v \in s) (best s).
Proof.
elim: s => [|o s IH] //=; case: o => [v|]; last first.
  by apply: is_best_same IH => v; rewrite in_cons.
case: (best s) IH => [u|] /=; last first.
  move=> no; split=> [|t]; first exact: mem_head.
  by rewrite in_cons => /orP[/eqP[->]|/no //]; apply: better_refl.
case=> u_in u_best; split=> [|t].
  by rewrite in_cons /pick; case: ifP; rewrite ?eqxx ?u_in ?orbT.
rewrite in_cons /pick => /orP[/eqP[->]|/u_best u_t]; case: ifP => vu //; rewrite ?better_refl //.
- by apply: better_total; rewrite vu.
- exact: better_trans vu u_t.
Qed.
(* Of many ways, each with its best total. *)
Lemma best_among (T : eqType) (A : T -> nat -> Prop) (f : T -> option nat) (ways : seq T) :
  (forall x, x \in ways -> is_best (A x) (f x)) ->
  is_best (fun v => exists2 x, x \in ways & A x v) (best [seq f x | x <- ways]).
Proof.
move=> f_best; have := best_of [seq f x | x <- ways]; case: (best _) => [v|] /=.
  case=> /mapP[x x_in f_x] v_best; have := f_best x x_in; rewrite -f_x => -[Av _]; split; first by exists x.
  move=> u [y y_in Au]; have := f_best y y_in; case E: (f y) => [t|] /=; last by move/(_ u).
  case=> _ /(_ u Au); apply: better_trans; apply: v_best; rewrite -E; exact: map_f.
move=> no u [y y_in Au]; have := f_best y y_in; case E: (f y) => [t|] /=; last by move/(_ u); apply.
by move=> _; apply: (no t); rewrite -E map_f.
Qed.
Lemma best_adds a s : best [seq omap (addn^~ a) o | o <- s] = omap (addn^~ a) (best s).
Proof.
elim: s => [|[v|] s IH] //=; rewrite IH; case: (best s) => [u|] //=.
by rewrite /pick better_adds; case: ifP.
Qed.
Lemma is_best_adds A o a : is_best A o -> is_best (fun v => exists2 u, A u & v = u + a) (omap (addn^~ a) o).
Proof.
case: o => [v|] /= => [[Av v_best]|no u [t /no]] //; split; first by exists v.
by move=> u [t At ->]; rewrite better_adds v_best.
Qed.
Definition both (o b : option nat) : option nat := if (o, b) is (Some v, Some u) then Some (v + u) else None.
Lemma both_adds a o b : both (omap (addn^~ a) o) b = omap (addn^~ a) (both o b).
Proof. by case: o b => [v|] [u|] //=; rewrite addnAC. Qed.
Lemma is_best_both A B o b : is_best A o -> is_best B b ->
  is_best (fun v => exists u t, [/\ A u, B t & v = u + t]) (both o b).
Proof.
case: o b => [v|] [u|] /=; [|by move=> _ no w [x [y [_ /no]]]|by move=> no _ w [x [y [/no]]]..].
case=> Av v_best [Bu u_best]; split; first by exists v, u.
by move=> _ [x [y [Ax By ->]]]; rewrite better_both ?v_best ?u_best.
Qed.

(* A state has a row of totals, one of each pattern, for each way to begin. *)
Section States.
(* Of each pattern: its weight, and the patterns that it fits behind. *)
Variable steps : seq (nat * seq bool).
Variables starts ends : seq (seq (option nat)).
Definition row_behind (row : seq (option nat)) : seq (option nat) :=
  [seq omap (addn^~ s.1) (best (mask s.2 row)) | s <- steps].
Definition state_behind (state : seq (seq (option nat))) := [seq row_behind row | row <- state].
(* Behind the first unit and n more. *)
Fixpoint state (n : nat) : seq (seq (option nat)) := if n is m.+1 then state_behind (state m) else starts.
Definition ended (row last : seq (option nat)) : option nat := best [seq both x.1 x.2 | x <- zip row last].
Definition told (state : seq (seq (option nat))) : option nat := best [seq ended x.1 x.2 | x <- zip state ends].

Definition shifted (a : nat) (state : seq (seq (option nat))) := [seq [seq omap (addn^~ a) o | o <- row] | row <- state].
Lemma state_behind_shifted a st : state_behind (shifted a st) = shifted a (state_behind st).
Proof.
rewrite /state_behind /shifted -!map_comp; apply: eq_map => row /=; rewrite /row_behind -map_comp; apply: eq_map => s /=.
by rewrite -map_mask best_adds; case: (best _) => //= v; rewrite addnAC.
Qed.
Lemma told_shifted a st : told (shifted a st) = omap (addn^~ a) (told st).
Proof.
rewrite /told -best_adds; congr best; elim: st ends => [|row st IH] [|last lasts] //=; rewrite IH; congr (_ :: _).
rewrite /ended -best_adds; congr best.
by elim: row last {IH} => [|o row IH] [|b last] //=; rewrite IH both_adds.
Qed.
Theorem state_comes_back e q a n : state (e + q) = shifted a (state e) -> e <= n ->
  state (n + q) = shifted a (state n).
Proof.
move=> back /subnK <-; elim: (n - e) => [|m IH]; first by rewrite add0n.
by rewrite !addSn /= IH state_behind_shifted.
Qed.
Corollary told_comes_back e q a n : state (e + q) = shifted a (state e) -> e <= n ->
  told (state (n + q)) = omap (addn^~ a) (told (state n)).
Proof. by move=> back e_n; rewrite (state_comes_back back e_n) told_shifted. Qed.
End States.

(* What the states mean. *)
Section Meaning.
Variables (P : eqType) (patterns : seq P) (weight : P -> nat) (fits : rel P).
Definition steps_of : seq (nat * seq bool) := [seq (weight y, [seq fits x y | x <- patterns]) | y <- patterns].
(* The totals of n units more with this last pattern. *)
Fixpoint reached (begun : P -> nat -> Prop) (n : nat) (y : P) (v : nat) : Prop :=
  if n is m.+1 then exists x u, [/\ x \in patterns, fits x y, reached begun m x u & v = u + weight y] else begun y v.

Lemma row_means begun n row : (exists2 f, row = [seq f y | y <- patterns] &
    forall y, y \in patterns -> is_best (begun y) (f y)) ->
  exists2 f, iter n (row_behind steps_of) row = [seq f y | y <- patterns] &
    forall y, y \in patterns -> is_best (reached begun n y) (f y).
Proof.
move=> base; elim: n => [|n [f row_f f_best]] //.
exists (fun y => omap (addn^~ (weight y)) (best [seq f x | x <- patterns & fits x y])).
  rewrite iterS row_f /row_behind /steps_of -map_comp; apply: eq_map => y /=.
  by rewrite -map_mask -filter_mask.
move=> y y_in; have := @best_among P (fun x => reached begun n x) f [seq x <- patterns | fits x y] _.
move/(_ _)/(is_best_adds (weight y)) => reach_y; apply: is_best_same (reach_y _) => [v|x].
  split=> [[u [x]]|[x [u [x_in x_y x_u ->]]]].
    by rewrite mem_filter => /andP[x_y x_in] x_u ->; exists x, u.
  by exists u => //; exists x; rewrite // mem_filter x_y.
by rewrite mem_filter => /andP[_]; apply: f_best.
Qed.

Lemma ended_means begun over n row last :
  (exists2 f, row = [seq f y | y <- patterns] & forall y, y \in patterns -> is_best (begun y) (f y)) ->
  (exists2 g, last = [seq g y | y <- patterns] & forall y, y \in patterns -> is_best (over y) (g y)) ->
  is_best (fun v => exists y u t, [/\ y \in patterns, reached begun n y u, over y t & v = u + t])
    (ended (iter n (row_behind steps_of) row) last).
Proof.
move=> /(row_means n)[f -> f_best] [g -> g_best].
have -> : ended [seq f y | y <- patterns] [seq g y | y <- patterns] = best [seq both (f y) (g y) | y <- patterns].
  rewrite /ended; congr best; by elim: patterns => //= y s ->.
have := @best_among P (fun y v => exists u t, [/\ reached begun n y u, over y t & v = u + t])
  (fun y => both (f y) (g y)) patterns.
move/(_ _)/is_best_same; apply=> [v|y y_in]; last by apply: is_best_both; [apply: f_best|apply: g_best].
by split=> [[y y_in [u [t [? ? ?]]]]|[y [u [t [y_in ? ? ?]]]]]; [exists y, u, t | exists y => //; exists u, t].
Qed.

Lemma state_rows n starts : state steps_of starts n = [seq iter n (row_behind steps_of) row | row <- starts].
Proof. by elim: n => [|n IH] /=; rewrite ?map_id // IH /state_behind -map_comp. Qed.

(* Of all ways to begin and to end. *)
Theorem told_means (T : eqType) (ways : seq T) (begun over : T -> P -> nat -> Prop) (f g : T -> P -> option nat) n :
  (forall i y, i \in ways -> y \in patterns -> is_best (begun i y) (f i y) /\ is_best (over i y) (g i y)) ->
  is_best (fun v => exists i y u t,
      [/\ i \in ways, y \in patterns, reached (begun i) n y u, over i y t & v = u + t])
    (told [seq [seq g i y | y <- patterns] | i <- ways]
      (state steps_of [seq [seq f i y | y <- patterns] | i <- ways] n)).
Proof.
move=> fg_best; rewrite state_rows /told.
have -> : forall s, [seq ended x.1 x.2 | x <- zip [seq iter n (row_behind steps_of) row |
      row <- [seq [seq f i y | y <- patterns] | i <- s]] [seq [seq g i y | y <- patterns] | i <- s]] =
    [seq ended (iter n (row_behind steps_of) [seq f i y | y <- patterns]) [seq g i y | y <- patterns] | i <- s].
  by elim=> //= i s ->.
have := @best_among T (fun i v => exists y u t, [/\ y \in patterns, reached (begun i) n y u, over i y t & v = u + t])
  (fun i => ended (iter n (row_behind steps_of) [seq f i y | y <- patterns]) [seq g i y | y <- patterns]) ways.
move/(_ _)/is_best_same; apply=> [v|i i_in].
  by split=> [[i ? [y [u [t [? ? ? ?]]]]]|[i [y [u [t [? ? ? ? ?]]]]]];
    [exists i, y, u, t | exists i => //; exists y, u, t].
by apply: ended_means; [exists (f i)|exists (g i)] => // y y_in; have [] := fg_best i y i_in y_in.
Qed.

(* The patterns of all units, from the first one. *)
Lemma reached_path begun n y v : reached begun n y v <-> exists x xs u,
  [/\ begun x u, all (mem patterns) (belast x xs), path fits x xs, size xs = n & last x xs = y /\ v = u + sumn (map weight xs)].
Proof.
elim: n y v => [|n IH] y v /=.
  split=> [begun_y|[x [[|z xs] [u [begun_x _ _ // _ [<- ->]]]]]]; last by rewrite addn0.
  by exists y, [::], v; rewrite /= addn0.
split=> [[z [u [z_in z_y /IH[x [xs [t [begun_x xs_in is_path xs_n [z_last ->]]]]] ->]]]|].
  have all_in : all (mem patterns) (x :: xs) by rewrite lastI z_last all_rcons /= z_in.
  exists x, (rcons xs y), t; rewrite rcons_path is_path size_rcons xs_n last_rcons belast_rcons z_last z_y.
  by rewrite map_rcons sumn_rcons addnA.
case=> x [xs [u [begun_x]]]; case/lastP: xs => [|xs z] //.
rewrite rcons_path size_rcons last_rcons belast_rcons map_rcons sumn_rcons lastI all_rcons.
case/andP=> last_in xs_in /andP[is_path last_z] [xs_n] [<- ->].
exists (last x xs), (u + sumn (map weight xs)); split=> //; last by rewrite addnA.
by apply/IH; exists x, xs, u.
Qed.
End Meaning.
End Best.
