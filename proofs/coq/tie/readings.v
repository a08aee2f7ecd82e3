(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What a theorem says of one instance, as booleans that can be run: whether each hypothesis is met, and
   the truth of each part of the conclusion, both sides of an equivalence apart. They are made from the
   theorem's own type, by the structure of the proposition, and each step is proved. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules matchings even_kernels mirrors gallai_edmonds slither alternating
  forest barriers.
From Tie Require Import booleans plays.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* A proposition that can be decided. The program waits for tt: OCaml would run what is not asked. *)
Class decided (P : Prop) := Decided { decide : unit -> bool; decide_iff : P <-> decide tt }.
Arguments decide P {_} _.
Lemma decideP (P : Prop) `{decided P} : reflect P (decide P tt).
Proof. exact: equivP idP (iff_sym decide_iff). Qed.
Arguments decideP P {_}.

(* A part of a conclusion: an equivalence is told by its two sides. *)
Inductive part := Holds of bool | Sides of bool & bool.
Definition agrees (x : part) : bool := match x with Holds b => b | Sides a b => a == b end.

(* What an instance tells: nothing where a hypothesis is not met; else the parts of the conclusion. *)
Inductive tells : Prop -> option (seq part) -> Prop :=
  | Unmet (H P : Prop) : ~ H -> tells (H -> P) None
  | Met (H P : Prop) r : H -> tells P r -> tells (H -> P) r
  | Equivalence (A B : Prop) a b : reflect A a -> reflect B b -> tells (A <-> B) (Some [:: Sides a b])
  | Both (P Q : Prop) s t : tells P (Some s) -> tells Q (Some t) -> tells (P /\ Q) (Some (s ++ t))
  | Three (P Q R : Prop) s t r : tells P (Some s) -> tells Q (Some t) -> tells R (Some r) ->
      tells [/\ P, Q & R] (Some (s ++ t ++ r))
  | Four (P Q R S : Prop) s t r u : tells P (Some s) -> tells Q (Some t) -> tells R (Some r) ->
      tells S (Some u) -> tells [/\ P, Q, R & S] (Some (s ++ t ++ r ++ u))
  | Whole (P : Prop) b : reflect P b -> tells P (Some [:: Holds b]).

(* The parts agree iff the proposition is true; so of a theorem's instance they do. *)
Lemma tells_truth P r : tells P r -> P <-> if r is Some s then all agrees s else true.
Proof.
elim=> {P r} [H P notH|H P r h _ IH|A B a b Aa Bb|P Q s t _ IHs _ IHt|P Q R s t r _ IHs _ IHt _ IHr
       |P Q R S s t r u _ IHs _ IHt _ IHr _ IHu|P b Pb].
- by split.
- by split=> [/(_ h)/IH|/IH].
- by rewrite /= andbT; split=> [[AB BA]|/eqP ab]; [apply/eqP; apply/Aa/Bb | split=> [/Aa|/Bb]];
    [move/AB | move/BA | rewrite ab => /Bb | rewrite -ab => /Aa].
- by rewrite all_cat; split=> [[/IHs-> /IHt->]|/andP[/IHs ? /IHt]].
- by rewrite !all_cat; split=> [[/IHs-> /IHt-> /IHr->]|/and3P[/IHs ? /IHt ? /IHr]].
- by rewrite !all_cat; split=> [[/IHs-> /IHt-> /IHr-> /IHu->]|/and4P[/IHs ? /IHt ? /IHr ? /IHu]].
- by rewrite /= andbT; apply: rwP.
Qed.

Class reading (P : Prop) := Reading { read : unit -> option (seq part); readP : tells P (read tt) }.
Arguments read P {_} _.
(* The conclusion of a reading, which has no hypothesis. *)
Class concluding (P : Prop) := Concluding { told : unit -> seq part; toldP : tells P (Some (told tt)) }.
Arguments told P {_} _.

Section Logic.
Variables P Q R S : Prop.
Context `{decided P} `{decided Q} `{decided R} `{decided S}.
Program Instance decided_imp : decided (P -> Q) | 5 :=
  Decided (decide := fun _ => if decide P tt then decide Q tt else true) _.
Next Obligation.
by apply: rwP; case: (decideP P) => p; case: (decideP Q) => q; constructor; auto. Qed.
Program Instance decided_and : decided (P /\ Q) :=
  Decided (decide := fun _ => if decide P tt then decide Q tt else false) _.
Next Obligation.
by apply: rwP; case: (decideP P) => p; case: (decideP Q) => q; constructor; tauto. Qed.
Program Instance decided_and3 : decided [/\ P, Q & R] :=
  Decided (decide := fun _ => if decide P tt then if decide Q tt then decide R tt else false else false) _.
Next Obligation.
apply: rwP.
by case: (decideP P) => p; case: (decideP Q) => q; case: (decideP R) => r; constructor;
  try (by split); case.
Qed.
Program Instance decided_and4 : decided [/\ P, Q, R & S] :=
  Decided (decide := fun _ => if decide P tt then if decide Q tt then
    if decide R tt then decide S tt else false else false else false) _.
Next Obligation.
apply: rwP.
by case: (decideP P) => p; case: (decideP Q) => q; case: (decideP R) => r; case: (decideP S) => s;
  constructor; try (by split); case.
Qed.
Program Instance decided_or : decided (P \/ Q) :=
  Decided (decide := fun _ => if decide P tt then true else decide Q tt) _.
Next Obligation.
by apply: rwP; case: (decideP P) => p; case: (decideP Q) => q; constructor; tauto. Qed.
Program Instance decided_iff : decided (P <-> Q) := Decided (decide := fun _ => decide P tt == decide Q tt) _.
Next Obligation.
by apply: rwP; case: (decideP P) => p; case: (decideP Q) => q; constructor; tauto. Qed.
Program Instance decided_not : decided (~ P) := Decided (decide := fun _ => ~~ decide P tt) _.
Next Obligation.
by apply: rwP; case: (decideP P) => p; constructor; tauto. Qed.
End Logic.
Program Instance decided_if (b : bool) (P Q : Prop) `{decided P} `{decided Q} :
  decided (if b then P else Q) := Decided (decide := fun _ => if b then decide P tt else decide Q tt) _.
Next Obligation. by case: b; apply: decide_iff. Qed.
Existing Instances decided_and decided_and3 decided_and4 decided_or decided_iff decided_not.
Existing Instance decided_imp | 5.
Instance decided_false : decided False := Decided (decide := fun _ => false) (rwP (ReflectF _ id)).
Instance decided_bool (b : bool) : decided (is_true b) | 20 := Decided (decide := fun _ => b) (rwP idP).
Instance decided_eq (T : eqType) (x y : T) : decided (x = y) := Decided (decide := fun _ => x == y) (rwP eqP).
Hint Extern 2 (decided (?x = ?y)) => exact (Decided (decide := fun _ => x == y) (rwP eqP)) : typeclass_instances.

(* Quantifiers, over all values of a finite type. *)
Section Finite.
Variables (T : finType) (P Q : T -> Prop).
Context `{forall x, decided (P x)} `{forall x, decided (Q x)}.
Program Instance decided_forall : decided (forall x, P x) | 10 :=
  Decided (decide := fun _ => all (fun x => decide (P x) tt) (enum T)) _.
Next Obligation.
apply: rwP.
by apply: (iffP allP) => [Px x|Px x _]; apply/decideP; auto; apply: Px; rewrite mem_enum.
Qed.
Program Instance decided_exists : decided (exists x, P x) | 10 :=
  Decided (decide := fun _ => has (fun x => decide (P x) tt) (enum T)) _.
Next Obligation.
apply: rwP.
by apply: (iffP hasP) => [[x _ /decideP]|[x Px]]; exists x; rewrite ?mem_enum //; apply/decideP.
Qed.
Program Instance decided_exists2 : decided (exists2 x, P x & Q x) | 10 :=
  Decided (decide := fun _ => has (fun x => if decide (P x) tt then decide (Q x) tt else false) (enum T)) _.
Next Obligation.
apply: rwP.
apply: (iffP hasP) => [[x _]|[x Px Qx]].
  by case: ifP => [/decideP Px /decideP|//]; exists x.
by exists x; rewrite ?mem_enum //; case: decideP => // _; apply/decideP.
Qed.
End Finite.
Existing Instances decided_forall decided_exists decided_exists2 | 10.

(* Those bounded by a list. *)
Section Listed.
Variables (T : eqType) (s : seq T) (P : T -> Prop).
Context `{forall x, decided (P x)}.
Program Instance decided_forall_in : decided (forall x, x \in s -> P x) | 2 :=
  Decided (decide := fun _ => all (fun x => decide (P x) tt) s) _.
Next Obligation.
by apply: rwP; apply: (iffP allP) => Px x xs; apply/decideP; apply: Px.
Qed.
Program Instance decided_exists_in : decided (exists2 x, x \in s & P x) | 2 :=
  Decided (decide := fun _ => has (fun x => decide (P x) tt) s) _.
Next Obligation.
by apply: rwP; apply: (iffP hasP) => -[x xs /decideP]; exists x.
Qed.
End Listed.
Existing Instances decided_forall_in decided_exists_in | 2.

(* All sets, by the lists of their members: the enumeration of a set of sets takes too much of the stack. *)
Fixpoint sublists (T : Type) (s : seq T) : seq (seq T) :=
  if s is x :: s' then let rest := sublists s' in rest ++ [seq x :: t | t <- rest] else [:: [::]].
Lemma filter_in_sublists (T : eqType) (A : pred T) (s : seq T) : [seq x <- s | A x] \in sublists s.
Proof. by elim: s => //= x s IH; rewrite mem_cat; case: (A x); rewrite ?IH ?map_f ?orbT. Qed.
Program Definition decided_some_set (V : finType) (P : {set V} -> Prop) `{forall A, decided (P A)} :
  decided (exists A, P A) :=
  Decided (decide := fun _ => has (fun s => decide (P [set u in s]) tt) (sublists (enum V))) _.
Next Obligation.
apply: rwP; apply: (iffP hasP) => [[s _ /decideP]|[A PA]]; first by exists [set u in s].
exists [seq u <- enum V | u \in A]; first exact: filter_in_sublists.
by apply/decideP; rewrite (_ : [set u in _] = A) //; apply/setP=> u; rewrite inE mem_filter mem_enum andbT.
Qed.
Program Instance decided_forall_below (b : nat) (P : nat -> Prop) `{forall k, decided (P k)} :
  decided (forall k, k < b -> P k) | 2 :=
  Decided (decide := fun _ => all (fun k => decide (P k) tt) (iota 0 b)) _.
Next Obligation.
apply: rwP; apply: (iffP allP) => Pk k; last by rewrite mem_iota => /Pk/(decideP (P k)).
by move=> k_b; apply/(decideP (P k))/Pk; rewrite mem_iota.
Qed.

(* Of all matchings only those of maximum size are looked at, and so on. *)
Section Graphs.
Variables (V : finType) (E : graph V).
Implicit Types (M : graph V) (S : {set V}).

Program Instance decided_maximum M : decided (is_true (maximum E M)) :=
  Decided (decide := fun _ => maximumb E M) _.
Next Obligation.
by apply: rwP; rewrite -maximumbE; apply: idP. Qed.
Program Instance decided_not_maximum M : decided (is_true (~~ maximum E M)) :=
  Decided (decide := fun _ => ~~ maximumb E M) _.
Next Obligation. by rewrite -maximumbE. Qed.
Program Instance decided_forall_maximum (P : graph V -> Prop) `{forall M, decided (P M)} :
  decided (forall M, maximum E M -> P M) | 3 :=
  Decided (decide := fun _ => all (fun M => decide (P M) tt) (maximum_matchings E)) _.
Next Obligation.
apply: rwP.
by apply: (iffP allP) => PM M maxM; [apply/decideP; apply: PM; rewrite in_maximum_matchings |
  apply/decideP; apply: PM; rewrite -in_maximum_matchings].
Qed.
Program Instance decided_exists_maximum (P : graph V -> Prop) `{forall M, decided (P M)} :
  decided (exists2 M, maximum E M & P M) | 3 :=
  Decided (decide := fun _ => has (fun M => decide (P M) tt) (maximum_matchings E)) _.
Next Obligation.
apply: rwP.
apply: (iffP hasP) => [[M maxM /decideP PM]|[M maxM PM]]; exists M => //; last exact/decideP.
- by rewrite -in_maximum_matchings.
- by rewrite in_maximum_matchings.
Qed.
Program Instance decided_exists_maximum_and (P : graph V -> Prop) `{forall M, decided (P M)} :
  decided (exists M, maximum E M /\ P M) | 3 :=
  Decided (decide := fun _ => has (fun M => decide (P M) tt) (maximum_matchings E)) _.
Next Obligation.
apply: rwP.
apply: (iffP hasP) => [[M maxM /decideP PM]|[M [maxM PM]]]; exists M; last exact/decideP.
- by rewrite -in_maximum_matchings.
- by rewrite in_maximum_matchings.
Qed.
Program Instance decided_exists_perfect : decided (exists M, perfect E M) | 3 :=
  Decided (decide := fun _ => has (perfect E) (all_matchings E)) _.
Next Obligation.
apply: rwP.
apply: (iffP hasP) => [[M _ perM]|[M perM]]; exists M => //.
by apply: in_all_matchings; case/andP: perM.
Qed.

Instance decided_even_kernel S : decided (even_kernel E S) :=
  Decided (decide := fun _ => even_kernelb E S) (rwP (even_kernelP E S)).
Instance decided_independent S : decided (independent E S) :=
  Decided (decide := fun _ => independentb E S) (rwP (independentP E S)).
Instance decided_bipartition X : decided (bipartition E X) :=
  Decided (decide := fun _ => bipartitionb E X) (rwP (bipartitionP E X)).
Program Instance decided_bipartite : decided (bipartite E) :=
  Decided (decide := fun _ => has (bipartitionb E) (enum {set V})) _.
Next Obligation.
apply: rwP.
by apply: (iffP hasP) => [[X _ /bipartitionP]|[X /bipartitionP]]; exists X; rewrite ?mem_enum.
Qed.
Definition simpleb : bool :=
  all (fun u => ((u, u) \notin E) && all (fun v => ((u, v) \in E) == ((v, u) \in E)) (enum V)) (enum V).
Program Instance decided_simple : decided (simple E) := Decided (decide := fun _ => simpleb) _.
Next Obligation.
apply: rwP.
apply: (iffP allP) => [all_u|[noloop sym] u _]; last first.
  by rewrite noloop; apply/allP=> v _; rewrite sym.
by split=> [u|u v]; have := all_u u; rewrite mem_enum => /(_ isT)/andP[uu /allP uv] //;
  apply/eqP/uv; rewrite mem_enum.
Qed.

Instance decided_mirror f : decided (mirror E f) := Decided (decide := fun _ => mirrorb E f) (rwP (mirrorP E f)).
Instance decided_alternating M s : decided (alternating_path E M s) :=
  Decided (decide := fun _ => [&& uniq s, sorted (fun u v => (u, v) \in E) s & alternates M s]) (rwP and3P).
Program Instance decided_reached M r t v : decided (reached_by E M r t v) :=
  Decided (decide := fun _ => if ~~ saturates M r then
    if last r t == v then decide (alternating_path E M (r :: t)) tt else false else false) _.
Next Obligation.
apply: rwP; case: ifP => [r_exp|r_sat]; last by constructor; case; rewrite r_sat.
case: eqP => [lst|not_v]; last by constructor; case.
by apply: (iffP (decideP (alternating_path E M (r :: t)))) => [alt|[]].
Qed.
(* Without running through all sets of sets. *)
Definition count_odd W B : nat :=
  size (undup [seq K <- [seq component E W B v | v <- enum (W :\: B)] | odd #|K : {set V}|]).
Lemma count_oddE W B : #|odd_components E W B| = count_odd W B.
Proof.
rewrite /count_odd -(card_uniqP (undup_uniq _)); apply: eq_card => K.
rewrite inE mem_undup mem_filter andbC; congr andb.
by apply/imsetP/mapP=> -[v v_in ->]; exists v; rewrite ?mem_enum // -mem_enum.
Qed.
Program Instance decided_pair W B M : decided (tutte_berge_pair E W B M) := Decided (decide := fun _ =>
  if B \subset W then if matching (inducing E W) M then
    count_odd W B == #|missed W M| + #|B| else false else false) _.
Next Obligation.
rewrite -count_oddE; apply: rwP; case: ifP => [BW|notBW]; last by constructor; case; rewrite notBW.
case: ifP => [WM|notM]; last by constructor; case; rewrite notM.
by apply: (iffP eqP) => [count|[_ _ count]].
Qed.
Program Instance decided_exists_pair W (P : graph V -> {set V} -> Prop) `{forall M B, decided (P M B)} :
  decided (exists M B, tutte_berge_pair E W B M /\ P M B) | 3 :=
  Decided (decide := fun _ => has (fun M => has (fun B =>
    if decide (P M B) tt then decide (tutte_berge_pair E W B M) tt else false) (enum {set V}))
    (all_matchings (inducing E W))) _.
Next Obligation.
apply: rwP; apply: (iffP hasP) => [[M _ /hasP[B _]]|[M [B [pair PM]]]].
  case: (decideP (P M B)) => // PM pair; exists M, B.
  by split=> //; apply/(decideP (tutte_berge_pair E W B M)).
exists M; first by apply: in_all_matchings; case: pair.
apply/hasP; exists B; rewrite ?mem_enum //; case: (decideP (P M B)) => // _.
exact/(decideP (tutte_berge_pair E W B M)).
Qed.

Instance decided_wins_along M p : decided (wins_along M p) :=
  Decided (decide := fun _ => wins_alongb M p) (rwP (wins_alongP M p)).
Instance decided_wins_into S p : decided (wins_into S p) :=
  Decided (decide := fun _ => wins_intob S p) (rwP (wins_intoP S p)).

Program Instance decided_outer v : decided (is_true (v \in outer E)) := Decided (decide := fun _ => v \in outerb E) _.
Next Obligation.
by apply: rwP; rewrite -outerbE; apply: idP. Qed.
Program Instance decided_inner v : decided (is_true (v \in inner E)) := Decided (decide := fun _ => v \in innerb E) _.
Next Obligation.
by apply: rwP; rewrite -innerbE; apply: idP. Qed.
Program Instance decided_perfect_vertices v : decided (is_true (v \in perfect_vertices E)) :=
  Decided (decide := fun _ => v \in perfect_verticesb E) _.
Next Obligation.
by apply: rwP; rewrite -perfect_verticesbE; apply: idP. Qed.
Program Instance decided_outer_is X : decided (outer E = X) := Decided (decide := fun _ => outerb E == X) _.
Next Obligation. by rewrite -outerbE; apply: rwP eqP. Qed.
Program Instance decided_count_inner k : decided (is_true (#|inner E| < k)) :=
  Decided (decide := fun _ => #|innerb E| < k) _.
Next Obligation. by rewrite -innerbE. Qed.
Program Instance decided_multiple_inner c k : decided (is_true (c * #|inner E| < k)) :=
  Decided (decide := fun _ => c * #|innerb E| < k) _.
Next Obligation. by rewrite -innerbE. Qed.
End Graphs.
Existing Instances decided_outer_is decided_count_inner decided_multiple_inner.
Existing Instances decided_even_kernel decided_independent decided_bipartition decided_bipartite
  decided_maximum decided_not_maximum decided_simple decided_wins_along decided_wins_into decided_outer decided_inner
  decided_perfect_vertices decided_mirror decided_alternating decided_reached decided_pair.
Existing Instances decided_forall_maximum decided_exists_maximum decided_exists_maximum_and
  decided_exists_perfect decided_exists_pair | 3.

Instance decided_P (G : game) (p : G) : decided (P_position p) := Decided (decide := fun _ => is_P p) (rwP (P_positionP p)).
Instance decided_N (G : game) (p : G) : decided (N_position p) := Decided (decide := fun _ => ~~ is_P p) (rwP (N_positionP p)).

Hint Opaque maximum outer inner perfect_vertices without_edge isolating in_mem : typeclass_instances.

(* How the instances of a theorem are read. *)
Section Reading.
Variables P Q R S : Prop.
Instance concluding_iff `{decided P} `{decided Q} : concluding (P <-> Q) | 1 :=
  Concluding (told := fun _ => [:: Sides (decide P tt) (decide Q tt)]) (Equivalence (decideP P) (decideP Q)).
Instance concluding_both `{concluding P} `{concluding Q} : concluding (P /\ Q) | 1 :=
  Concluding (told := fun _ => told P tt ++ told Q tt) (Both toldP toldP).
Instance concluding_three `{concluding P} `{concluding Q} `{concluding R} : concluding [/\ P, Q & R] | 1 :=
  Concluding (told := fun _ => told P tt ++ told Q tt ++ told R tt) (Three toldP toldP toldP).
Instance concluding_four `{concluding P} `{concluding Q} `{concluding R} `{concluding S} :
  concluding [/\ P, Q, R & S] | 1 :=
  Concluding (told := fun _ => told P tt ++ told Q tt ++ told R tt ++ told S tt) (Four toldP toldP toldP toldP).
Instance concluding_whole `{decided P} : concluding P | 10 :=
  Concluding (told := fun _ => [:: Holds (decide P tt)]) (Whole (decideP P)).
Program Instance reading_imp `{decided P} `{reading Q} : reading (P -> Q) | 1 :=
  Reading (read := fun _ => if decide P tt then read Q tt else None) _.
Next Obligation.
by case: (decideP P) => [p|notp]; [apply: Met => //; apply: readP | apply: Unmet].
Qed.
Instance reading_concluding `{concluding P} : reading P | 10 :=
  Reading (read := fun _ => Some (told P tt)) toldP.
End Reading.
Existing Instances concluding_iff concluding_both concluding_three concluding_four reading_imp | 1.
Existing Instances concluding_whole reading_concluding | 10.

(* The reading of a theorem at an instance. *)
Ltac reading_of theorem :=
  let T := type of theorem in
  let T := eval cbv beta zeta in T in
  exact (@read T ltac:(typeclasses eauto) tt).
(* That of a theorem which says that a statement fails: of the statement. `instance` takes a proof of the
   statement to one of its instance. *)
Ltac reading_of_refuted theorem instance :=
  let T := type of theorem in
  match T with
  | ~ ?P =>
    let proof := constr:(fun H : P => ltac:(let x := instance H in exact x)) in
    let T := type of proof in
    match T with
    | _ -> ?Q => let Q := eval cbv beta zeta in Q in exact (@read Q ltac:(typeclasses eauto) tt)
    end
  end.

(* The instances that meet the hypotheses, the parts that do not agree in them, and of each part, or
   side of one, how often it is true. *)
Definition bits (x : part) : seq nat := match x with Holds b => [:: b : nat] | Sides a b => [:: a : nat; b : nat] end.
Fixpoint added (s t : seq nat) : seq nat :=
  match s, t with
  | a :: s', b :: t' => a + b :: added s' t'
  | [::], _ => t
  | _, [::] => s
  end.
Definition summary (told : seq (option (seq part))) : seq nat :=
  let met := pmap id told in
  size met :: sumn [seq count (predC agrees) s | s <- met] ::
  foldr added [::] [seq flatten [seq bits x | x <- s] | s <- met].
