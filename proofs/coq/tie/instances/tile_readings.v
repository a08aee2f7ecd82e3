(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Labellings of the regions, judged on the tiles of the rectangle, and what is said of one that is asked
   for, or of all of them: they are found tile by tile. *)
From Coq Require Import ZArith Lia.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules even_kernels grids rays trails grid_trails regions labellings
  grid_labellings extended.
From Tie Require Import booleans plays readings asked_balls asked_regions ray_readings stop_readings.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Obligation Tactic := intros; cbv beta.

Section Tiles.
Variables (m n : nat) (u : point) (drawn : point -> point -> Prop).
Context `{forall p q, decided (drawn p q)}.
Notation M := (side m).
Notation N := (side n).
Notation tile := (tile M N u).
Notation tiles := (tiles m n u).
Notation of_point := (of_point m n).
Let directions : seq direction := [:: NE; NW; SE; SW].
Let in_directions (g : direction) : g \in directions. Proof. by case: g => -[] []. Qed.
Lemma tile_of i : i \in tiles -> tile (to_point i).
Proof. by rewrite mem_filter => /andP[/(decideP (tile (to_point i)))]. Qed.
Lemma tileK p : tile p -> to_point (of_point p) = p.
Proof. by case=> /of_pointK. Qed.

(* The sides of tiles that are drawn, found once. *)
Definition walls : seq (place_in m n * (bool * bool)) :=
  [seq x <- [seq (i, g) | i <- tiles, g <- directions] | decide (side_drawn drawn (to_point x.1) x.2) tt].
Lemma wallsP i g : i \in tiles -> reflect (side_drawn drawn (to_point i) g) ((i, g) \in walls).
Proof.
move=> i_tile; rewrite mem_filter (_ : (i, g) \in _ = true) ?andbT; first exact: decideP.
by apply/allpairsP; exists (i, g).
Qed.

Section Walled.
Variable W : seq (place_in m n * (bool * bool)).
(* The labels of two tiles differ where the side between them is drawn, and only there. *)
Definition fit (i : place_in m n) (a : bool) (j : place_in m n) (b : bool) : bool :=
  all (fun g => if same_point (toward (to_point i) g) (to_point j) then (a != b) == ((i, g) \in W) else true)
    directions.
Definition properly (positive : point -> bool) : bool :=
  all (fun i => all (fun j => fit i (positive (to_point i)) j (positive (to_point j))) tiles) tiles.
(* All ways to go on with the labels of the tiles ts. *)
Fixpoint go_on (ts : seq (place_in m n)) (labels : seq (place_in m n * bool)) :
    seq (seq (place_in m n * bool)) :=
  if ts is i :: ts' then flatten [seq
    if all (fun x => fit i b x.1 x.2 && fit x.1 x.2 i b) labels then go_on ts' ((i, b) :: labels) else [::]
    | b <- [:: false; true]] else [:: labels].
Lemma go_on_through f ts s :
  (forall i j, i \in catrev ts s -> j \in catrev ts s -> fit i (f i) j (f j)) ->
  [seq (i, f i) | i <- catrev ts s] \in go_on ts [seq (i, f i) | i <- s].
Proof.
elim: ts s => [|i ts IH] s fits /=; first by rewrite inE.
have all_in j : j \in i :: s -> j \in catrev ts (i :: s) by rewrite catrevE mem_cat => ->; rewrite orbT.
have i_fits : all (fun x => fit i (f i) x.1 x.2 && fit x.1 x.2 i (f i)) [seq (j, f j) | j <- s].
  rewrite all_map; apply/allP=> j j_s /=; rewrite !fits //; apply: all_in; rewrite inE ?eqxx ?j_s ?orbT //.
by rewrite cats0 mem_cat; case fi: (f i) i_fits => ->; rewrite ?orbT -?fi ?(IH (i :: s)) // orbT.
Qed.
End Walled.

Lemma properlyP positive : reflect (proper M N u drawn positive) (properly walls positive).
Proof.
apply: (iffP allP) => [each|].
  apply/proper_locally=> p g Tp Tq.
  have := each _ (in_tiles Tp) => /allP/(_ _ (in_tiles Tq))/allP/(_ g (in_directions g)).
  rewrite !tileK // (iffRL (same_pointP _ _) erefl) => /eqP.
  have := wallsP g (in_tiles Tp); rewrite tileK // => wall differ.
  split=> [/wall w|/wall/negbTE w]; move: differ; rewrite w; first exact: elimN eqP.
  by move/negbFE/eqP.
move/proper_locally=> local i i_tile; apply/allP=> j j_tile; apply/allP=> g _.
case: ifP => // /same_pointP ij.
have [differ same] := local (to_point i) g (tile_of i_tile) ltac:(by rewrite ij; apply: tile_of).
rewrite -ij; apply/eqP; case: (wallsP g i_tile) => [/differ/eqP //|/same ->]; exact: negbF (eqxx _).
Qed.
Instance decided_proper positive : decided (proper M N u drawn positive) :=
  Decided (decide := fun _ => properly walls positive) (rwP (properlyP positive)).

(* What is said of a labelling is of its tiles only. *)
Class tiled (A : (point -> bool) -> Prop) := TiledIff { tiled_iff :
  forall f g : point -> bool, (forall p, tile p -> f p = g p) -> (A f <-> A g) }.
Lemma tiled_if (A : (point -> bool) -> Prop) :
  (forall f g : point -> bool, (forall p, tile p -> f p = g p) -> A f -> A g) -> tiled A.
Proof. by move=> same; split=> f g fg; split; apply: same => // p /fg. Qed.
Global Instance tiled_proper drawn' : tiled (proper M N u drawn').
Proof.
apply: tiled_if => f g fg [one other]; split=> [p q Tp pq|p q Tp Tq pq].
  by rewrite -!fg ?(one p q) //; apply: joined_tiles pq Tp.
by rewrite -!fg //; apply: other.
Qed.

(* A labelling by its tiles, in the way they are found. *)
Definition label_of (labels : seq (place_in m n * bool)) (p : point) : bool := (of_point p, true) \in labels.
Definition proper_labels : seq (seq (place_in m n * bool)) :=
  let W := walls in [seq labels <- go_on W tiles [::] | properly W (label_of labels)].
Lemma labels_found f : proper M N u drawn f ->
  exists2 labels, labels \in proper_labels & forall p, tile p -> label_of labels p = f p.
Proof.
move=> f_proper; pose f' (i : place_in m n) := f (to_point i).
pose labels := [seq (i, f' i) | i <- catrev tiles [::]].
have same p : tile p -> label_of labels p = f p.
  move=> Tp; have f_p : f p = f' (of_point p) by rewrite /f' tileK.
  apply/mapP/idP=> [[i _ [i_p true_i]]|f_true]; first by rewrite f_p i_p -true_i.
  by exists (of_point p); rewrite -?f_p ?f_true // catrevE cats0 mem_rev in_tiles.
exists labels => //; rewrite mem_filter (introT (properlyP _)) /=; last first.
  by apply: (iffLR (tiled_iff (tiled := tiled_proper drawn) _)) f_proper => p /same.
apply: (go_on_through (f := f') (s := [::])) => i j; rewrite catrevE cats0 !mem_rev => i_tile j_tile.
have /allP := introT (properlyP f) f_proper; move=> /(_ i i_tile)/allP; exact.
Qed.
Section Of.
Variable A : (point -> bool) -> Prop.
Context `{forall f, decided (A f)} `{tiled A}.
Let found (labels : seq (place_in m n * bool)) : bool := decide (A (label_of labels)) tt.
Lemma proper_of labels : labels \in proper_labels -> proper M N u drawn (label_of labels).
Proof. by rewrite mem_filter => /andP[/properlyP]. Qed.
Lemma some_proper : (exists f, proper M N u drawn f /\ A f) <-> has found proper_labels.
Proof.
apply: rwP.
apply: (iffP hasP) => [[labels /proper_of good /(decideP (A _))]|[f [/labels_found[labels good same] Af]]].
  by move=> said; exists (label_of labels).
by exists labels => //; apply/(decideP (A _))/(tiled_iff same).
Qed.
Lemma all_proper : (forall f, proper M N u drawn f -> A f) <-> all found proper_labels.
Proof.
apply: rwP.
apply: (iffP allP) => [each f /labels_found[labels /each/(decideP (A _)) said same]|].
  exact/(tiled_iff same).
by move=> each labels /proper_of good; exact/(decideP (A _))/each.
Qed.
Definition decided_some_proper : decided (exists f, proper M N u drawn f /\ A f) :=
  Decided (decide := fun _ => has found proper_labels) some_proper.
Definition decided_all_proper : decided (forall f, proper M N u drawn f -> A f) :=
  Decided (decide := fun _ => all found proper_labels) all_proper.
End Of.
Lemma some_proper_alone : (exists f, proper M N u drawn f) <-> ~~ nilp proper_labels.
Proof.
split=> [[f /labels_found[labels]]|]; first by case: proper_labels.
by case E : proper_labels => [|labels s] // _; exists (label_of labels); apply: proper_of; rewrite E mem_head.
Qed.
Definition decided_some_proper_alone : decided (exists f, proper M N u drawn f) :=
  Decided (decide := fun _ => ~~ nilp proper_labels) some_proper_alone.
End Tiles.
Existing Instance decided_proper | 0.

(* The regions of a trail, with the unbounded ones negative. *)
Section Labels.
Variables (m n : nat) (u : 'I_m * 'I_n).
Notation M := (side m).
Notation N := (side n).
Notation tile := (tile M N (point_of u)).
Notation tiled := (tiled m n (point_of u)).
Definition labelsb phi (f : point -> bool) : bool :=
  if decide (proper M N (point_of u) (trail_draws M N (point_of u) phi) f) tt then
    all (fun i => if decide (rays.inside M N (to_point i)) tt then true else ~~ f (to_point i))
      (tiles m n (point_of u))
  else false.
Lemma labelsP phi f : reflect (labels_regions u phi f) (labelsb phi f).
Proof.
rewrite /labelsb /labels_regions.
case: (decideP (proper M N (point_of u) (trail_draws M N (point_of u) phi) f)) => [good|]; last first.
  by move=> ?; constructor; case.
apply: (iffP allP) => [each|[_ /(negative_on_sides _ _ _ _ _ good) neg] i i_tile]; last first.
  by case: decideP => // out; rewrite neg //; apply: tile_of.
split=> //; apply/(negative_on_sides _ _ _ _ _ good) => q Tq out; have := each _ (in_tiles Tq).
by rewrite (tileK Tq); case: decideP => // _ /negbTE.
Qed.
Instance decided_labels phi f : decided (labels_regions u phi f) :=
  Decided (decide := fun _ => labelsb phi f) (rwP (labelsP phi f)).

(* What is said of labels of tiles. *)
Global Instance tiled_labels phi : tiled (labels_regions u phi).
Proof.
apply: tiled_if => f g fg [good neg]; split; first exact: (iffLR (tiled_iff fg)) good.
by move=> p Tp /(neg p Tp) <-; rewrite fg.
Qed.
Lemma switched_same f g phi : (forall p, tile p -> f p = g p) ->
  forall p, tile p -> switched M N (point_of u) phi f p = switched M N (point_of u) phi g p.
Proof. by move=> fg p Tp; rewrite /switched fg. Qed.
Global Instance tiled_proper_switched drawn phi :
  tiled (fun f => proper M N (point_of u) drawn (switched M N (point_of u) phi f)).
Proof. by split=> f g fg; apply: tiled_iff (switched_same phi fg). Qed.
Global Instance tiled_labels_switched phi phi' :
  tiled (fun f => labels_regions u phi (switched M N (point_of u) phi' f)).
Proof. by split=> f g fg; apply: tiled_iff (switched_same phi' fg). Qed.
Lemma tile_at (w : 'I_m * 'I_n) : odd (row w + column w) != odd (row u + column u) -> tile (point_of w).
Proof. by apply: tile_point; apply: leqW; apply: ltn_ord. Qed.
Lemma tile_near (w : 'I_m * 'I_n) : (u, w) \in grid m n -> tile (point_of w).
Proof. by move=> uw; apply: tile_at; have := grid_bipartition uw; rewrite !inE eq_sym. Qed.
Lemma tiled_inside (A : {set 'I_m * 'I_n} -> Prop) : tiled (fun f => A (inside_positive u f)).
Proof.
split=> f g fg; suff -> : inside_positive u f = inside_positive u g by [].
by apply/setP=> w; rewrite !inE; case: (boolP (_ != _)) => // /tile_at/fg ->.
Qed.
Global Instance tiled_kernel E : tiled (fun f => even_kernel E (inside_positive u f)) :=
  tiled_inside (fun S => even_kernel E S).
Global Instance tiled_in_kernel w : tiled (fun f => w \in inside_positive u f) :=
  tiled_inside (fun S => is_true (w \in S)).
Global Instance tiled_wins p : tiled (fun f => wins_into (inside_positive u f) p) :=
  tiled_inside (fun S => wins_into S p).
Global Instance tiled_same (A : Prop) : tiled (fun _ => A) | 9. Proof. by split. Qed.
Global Instance tiled_and A B `{tiled A} `{tiled B} : tiled (fun f => A f /\ B f) | 5.
Proof. by apply: tiled_if => f g fg [/(tiled_iff fg) ? /(tiled_iff fg) ?]. Qed.
Global Instance tiled_some_near : tiled (fun f => exists w, (u, w) \in grid m n /\ f (point_of w)).
Proof. by apply: tiled_if => f g fg [w [uw f_w]]; exists w; rewrite -fg //; apply: tile_near. Qed.
Global Instance tiled_all_near (A : ('I_m * 'I_n) -> (point -> bool) -> Prop) `{forall w, tiled (A w)} :
  tiled (fun f => forall w, (u, w) \in grid m n -> f (point_of w) -> A w f).
Proof.
apply: tiled_if => f g fg each w uw g_w; apply: (iffLR (tiled_iff fg)); apply: each => //.
by rewrite fg //; apply: tile_near.
Qed.

(* A labelling that is asked for, of one trail and of any closed one; and all of them. *)
Section Of.
Variables (phi : trail) (A : (point -> bool) -> Prop).
Context `{forall f, decided (A f)} `{tiled A}.
Lemma some_labels : (exists f, labels_regions u phi f /\ A f) <->
  (exists f, proper M N (point_of u) (trail_draws M N (point_of u) phi) f /\ (labels_regions u phi f /\ A f)).
Proof. by split=> [[f [[good neg] Af]]|[f [_ both]]]; exists f. Qed.
Lemma all_labels : (forall f, labels_regions u phi f -> A f) <->
  (forall f, proper M N (point_of u) (trail_draws M N (point_of u) phi) f -> labels_regions u phi f -> A f).
Proof. by split=> [each f _|each f labels]; [exact: each | apply: each => //; case: labels]. Qed.
Lemma tiled_given : tiled (fun f => labels_regions u phi f -> A f).
Proof.
apply: tiled_if => f g fg Af labels_g; apply: (iffLR (tiled_iff fg)); apply: Af.
exact: (iffRL (tiled_iff fg)) labels_g.
Qed.
Definition decided_some_labels_and : decided (exists f, labels_regions u phi f /\ A f) :=
  decided_as some_labels (decided_some_proper (A := fun f => labels_regions u phi f /\ A f)).
Existing Instance tiled_given.
Definition decided_all_labels : decided (forall f, labels_regions u phi f -> A f) :=
  decided_as all_labels (decided_all_proper (A := fun f => labels_regions u phi f -> A f)).
End Of.
Lemma some_labels_alone phi :
  (exists f, labels_regions u phi f) <-> (exists f, labels_regions u phi f /\ true).
Proof. by split=> [[f]|[f []]]; exists f. Qed.
Definition decided_some_labels phi : decided (exists f, labels_regions u phi f) :=
  decided_as (some_labels_alone phi) (decided_some_labels_and phi (A := fun _ => true)).

(* Of all closed trails with an angle, say, and all labellings. *)
Section OfClosed.
Variables (A : direction -> nat -> Prop) (B : direction -> nat -> (point -> bool) -> Prop).
Context `{forall h t, decided (A h t)} `{forall h t f, decided (B h t f)} `{forall h t, tiled (B h t)}.
Notation closed h t := (trail_at M N (point_of u) (Closed h t)).
Lemma some_closed_alone : (exists h t f, [/\ closed h t, A h t & labels_regions u (Closed h t) f]) <->
  exists h t, closed h t /\ (A h t /\ exists f, labels_regions u (Closed h t) f).
Proof.
split=> [[h [t [f [at_u Ah labels]]]]|[h [t [at_u [Ah [f labels]]]]]]; exists h, t; last by exists f.
by split=> //; split=> //; exists f.
Qed.
Lemma some_closed : (exists h t f, [/\ closed h t, A h t, labels_regions u (Closed h t) f & B h t f]) <->
  exists h t, closed h t /\ (A h t /\ exists f, labels_regions u (Closed h t) f /\ B h t f).
Proof.
split=> [[h [t [f [at_u Ah labels Bf]]]]|[h [t [at_u [Ah [f [labels Bf]]]]]]]; exists h, t; last by exists f.
by split=> //; split=> //; exists f.
Qed.
Lemma all_closed : (forall h t f, [/\ closed h t, A h t & labels_regions u (Closed h t) f] -> B h t f) <->
  forall h t, closed h t -> A h t -> forall f, labels_regions u (Closed h t) f -> B h t f.
Proof.
by split=> [each h t at_u Ah f labels|each h t f [at_u Ah labels]]; [apply: each |
  exact: each at_u Ah f labels].
Qed.
Existing Instances decided_some_labels decided_some_labels_and decided_all_labels | 0.
Definition decided_some_closed_alone := decided_as some_closed_alone (decided_some_closed_trail u
  (A := fun h t => A h t /\ exists f, labels_regions u (Closed h t) f)).
Definition decided_some_labelled := decided_as some_closed (decided_some_closed_trail u
  (A := fun h t => A h t /\ exists f, labels_regions u (Closed h t) f /\ B h t f)).
Definition decided_all_labelled := decided_as all_closed (decided_all_closed_trails u
  (A := fun h t => A h t -> forall f, labels_regions u (Closed h t) f -> B h t f)).
End OfClosed.
End Labels.
Existing Instances decided_labels decided_some_labels decided_some_labels_and decided_some_closed_alone
  decided_some_labelled decided_all_labelled | 0.
Existing Instance decided_some_proper_alone | 0.
Existing Instances decided_some_proper decided_all_proper | 1.
