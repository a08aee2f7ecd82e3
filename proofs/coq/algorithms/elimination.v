(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Gaussian elimination over the field of two elements, on lists of bits, with its steps counted. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import counted.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* A linear equation: the coefficients of the unknowns, and the right side. *)
Definition equation : Type := (seq bool * bool)%type.

Fixpoint add_bits (r s : seq bool) : counted (seq bool) :=
  step match r, s with
       | x :: r', y :: s' => t <- add_bits r' s';; ret (x (+) y :: t)
       | _, _ => ret [::]
       end.

Fixpoint dot (r s : seq bool) : counted bool :=
  step match r, s with
       | x :: r', y :: s' => t <- dot r' s';; ret ((x && y) (+) t)
       | _, _ => ret false
       end.

(* The first equation in which the first unknown occurs, and the others. *)
Fixpoint find_pivot (rows : seq equation) : counted (option (equation * seq equation)) :=
  step match rows with
       | [::] => ret None
       | r :: rows' =>
         if head false r.1 then ret (Some (r, rows')) else
         found <- find_pivot rows';;
         ret (if found is Some (p, others) then Some (p, r :: others) else None)
       end.

(* The first unknown eliminated from the equations by means of p. *)
Fixpoint eliminate (p : equation) (rows : seq equation) : counted (seq equation) :=
  step match rows with
       | [::] => ret [::]
       | r :: rows' =>
         t <- (if head false r.1
               then s <- add_bits (behead r.1) (behead p.1);; ret (s, r.2 (+) p.2)
               else ret (behead r.1, r.2));;
         ts <- eliminate p rows';;
         ret (t :: ts)
       end.

(* Equations without unknowns. *)
Fixpoint consistent (rows : seq equation) : counted bool :=
  step match rows with
       | [::] => ret true
       | r :: rows' => t <- consistent rows';; ret (~~ r.2 && t)
       end.

(* A solution of the equations in k unknowns. *)
Fixpoint solve (k : nat) (rows : seq equation) : counted (option (seq bool)) :=
  step match k with
       | 0 => ok <- consistent rows;; ret (if ok then Some [::] else None)
       | k'.+1 =>
         found <- find_pivot rows;;
         match found with
         | None =>
           rest <- eliminate ([::], false) rows;;
           b <- solve k' rest;;
           ret (omap (cons false) b)
         | Some (p, others) =>
           rest <- eliminate p others;;
           b <- solve k' rest;;
           match b with
           | None => ret None
           | Some b' => d <- dot (behead p.1) b';; ret (Some ((d (+) p.2) :: b'))
           end
         end
       end.

Definition satisfies (b : seq bool) (r : equation) : bool := result (dot r.1 b) == r.2.
Definition in_unknowns (k : nat) (rows : seq equation) : bool := all (fun r => size r.1 == k) rows.

Lemma dot_cons x r y s : result (dot (x :: r) (y :: s)) = (x && y) (+) result (dot r s).
Proof. by []. Qed.

Lemma size_add r s : size (result (add_bits r s)) = minn (size r) (size s).
Proof. by elim: r s => [|x r IH] [|y s] //=; rewrite IH minnSS. Qed.

Lemma dot_add r s b :
  size r = size b -> size s = size b ->
  result (dot (result (add_bits r s)) b) = result (dot r b) (+) result (dot s b).
Proof.
elim: b r s => [|z b IH] [|x r] [|y s] //= [r_b] [s_b]; rewrite IH //.
by case: x; case: y; case: z; case: (result (dot r b)); case: (result (dot s b)).
Qed.

Definition reduced (p r : equation) : equation :=
  if head false r.1 then (result (add_bits (behead r.1) (behead p.1)), r.2 (+) p.2)
  else (behead r.1, r.2).

Lemma eliminate_value p rows : result (eliminate p rows) = map (reduced p) rows.
Proof.
elim: rows => //= r rows IH; rewrite IH /reduced.
by case: (head false r.1).
Qed.

Lemma find_pivot_some rows p others :
  result (find_pivot rows) = Some (p, others) -> head false p.1 /\ perm_eq rows (p :: others).
Proof.
elim: rows others => //= r rows IH others.
case r1: (head false r.1); first by case=> <- <-.
rewrite /=; case: (result (find_pivot rows)) IH => [[q rest]|] //= /(_ rest) IH [q_p rest_others];
  subst q others.
have [//|p1 rows_p] := IH; split=> //.
have /perm_trans : perm_eq (r :: rows) [:: r, p & rest] by rewrite perm_cons.
by apply; rewrite (perm_catCA [:: r] [:: p]).
Qed.

Lemma find_pivot_none rows :
  result (find_pivot rows) = None -> all (fun r => ~~ head false r.1) rows.
Proof.
elim: rows => //= r rows IH; case: (head false r.1) => //=.
by case: (result (find_pivot rows)) IH => [[]|] // ->.
Qed.

Lemma in_unknowns_reduced k p rows :
  size p.1 = k.+1 -> in_unknowns k.+1 rows -> in_unknowns k (map (reduced p) rows).
Proof.
move=> size_p; rewrite /in_unknowns all_map => /allP size_rows;
  apply/allP=> r /size_rows /eqP size_r.
rewrite /= /reduced; case: (head false r.1) => /=; rewrite ?size_add !size_behead
  ?size_r ?size_p //.
by rewrite minnn.
Qed.

(* With an equation in which the first unknown occurs, the others hold iff the reduced ones do. *)
Lemma satisfies_reduced k p r x b :
  size p.1 = k.+1 -> size r.1 = k.+1 -> size b = k -> head false p.1 -> satisfies (x :: b) p ->
  satisfies b (reduced p r) = satisfies (x :: b) r.
Proof.
case: p r => [[|y p] c] [[|z r] d] //= [size_p] [size_r] size_b y1;
  rewrite y1 /satisfies /reduced /=.
move=> /eqP <-; case: z => //=.
rewrite dot_add ?size_p ?size_r //; case: x => /=;
by case: (result (dot r b)); case: (result (dot p b)); case: d.
Qed.

Lemma satisfies_free r x b :
  ~~ head false r.1 -> satisfies b (reduced ([::], false) r) = satisfies (x :: b) r.
Proof.
case: r => [[|y r] d]; rewrite /satisfies /reduced /=; first by case: b.
by move=> /negPf y0; rewrite y0.
Qed.

Lemma consistent_value rows : result (consistent rows) = all (fun r => ~~ r.2) rows.
Proof. by elim: rows => //= r rows IH; rewrite IH. Qed.

(* What solve gives is a solution; if it gives none there is none. *)
Lemma solve_right k rows :
  in_unknowns k rows ->
  match result (solve k rows) with
  | Some b => size b = k /\ all (satisfies b) rows
  | None => forall b, size b = k -> ~~ all (satisfies b) rows
  end.
Proof.
elim: k rows => [|k IH] rows unknowns; rewrite /=.
  have same b : size b = 0 -> all (satisfies b) rows = all (fun r => ~~ r.2) rows.
    case: b => // _; apply: eq_in_all => r /(allP unknowns) /eqP/size0nil r0.
    by rewrite /satisfies r0 /=; case: r.2.
  rewrite consistent_value; case: ifP => [all0|not_all].
    by split; rewrite // same.
  by move=> b /same ->; rewrite not_all.
case found: (result (find_pivot rows)) => [[p others]|].
- have [p1 rows_p] := find_pivot_some found; move: unknowns.
  rewrite /in_unknowns (perm_all _ rows_p) /= => /andP[/eqP size_p size_others].
  have := IH _ (in_unknowns_reduced size_p size_others).
  rewrite eliminate_value.
  have all_reduced x b : size b = k -> satisfies (x :: b) p ->
      all (satisfies b) (map (reduced p) others) = all (satisfies (x :: b)) others.
    move=> size_b sat; rewrite all_map; apply: eq_in_all => r /(allP size_others)/eqP size_r.
    exact: satisfies_reduced size_p size_r size_b p1 sat.
  case: (result (solve _ _)) => [b [size_b sat]|none]; last first.
    move=> [//|x b] [size_b]; rewrite (perm_all _ rows_p) /= -(andb_id2l (all_reduced x b size_b)).
    by rewrite negb_and (none b size_b) orbT.
  rewrite /= size_b; split=> //.
  have sat_p : satisfies (result (dot (behead p.1) b) (+) p.2 :: b) p.
    case: p p1 {rows_p found size_p all_reduced sat} => [[|y p] c] //= ->;
      rewrite /satisfies dot_cons /=.
    by case: (result _); case: c.
  by rewrite (perm_all _ rows_p) /= sat_p -all_reduced.
- have heads := find_pivot_none found.
  have all_free x b : all (satisfies b) (map (reduced ([::], false)) rows) =
    all (satisfies (x :: b)) rows.
    by rewrite all_map; apply: eq_in_all => r /(allP heads) r0; apply: satisfies_free.
  have unknowns' : in_unknowns k (map (reduced ([::], false)) rows).
    rewrite /in_unknowns all_map; apply/allP=> r r_in;
      rewrite /= /reduced (negPf (allP heads r r_in)) /=.
    by rewrite size_behead (eqP (allP unknowns r r_in)).
  have := IH _ unknowns'; rewrite /= eliminate_value.
  case: (result (solve _ _)) => [b [size_b sat]|none] /=.
    by rewrite size_b -(all_free false).
  by move=> [//|x b] [/none]; rewrite (all_free x).
Qed.

(* The steps. *)
Lemma add_steps r s : steps (add_bits r s) <= (size s).+1.
Proof. by elim: r s => [|x r IH] [|y s] //=; rewrite addn0 ltnS IH. Qed.

Lemma dot_steps r s : steps (dot r s) <= (size s).+1.
Proof. by elim: r s => [|x r IH] [|y s] //=; rewrite addn0 ltnS IH. Qed.

Lemma find_pivot_steps rows : steps (find_pivot rows) <= (size rows).+1.
Proof. by elim: rows => //= r rows IH; case: (head _ _); rewrite //= addn0 ltnS. Qed.

Lemma consistent_steps rows : steps (consistent rows) <= (size rows).+1.
Proof. by elim: rows => //= r rows IH; rewrite addn0 ltnS. Qed.

Lemma eliminate_steps p rows :
  steps (eliminate p rows) <= (size rows * (size (behead p.1)).+2).+1.
Proof.
elim: rows => //= r rows; set k := size (behead p.1) => IH.
have row : steps (if head false r.1
    then s <- add_bits (behead r.1) (behead p.1);; ret (s, r.2 (+) p.2)
    else ret (behead r.1, r.2)) <= k.+1.
  by case: (head _ _); rewrite //= addn0 add_steps.
by rewrite addn0; arithmetic.
Qed.

Lemma solve_steps k m rows :
  in_unknowns k rows -> size rows <= m -> steps (solve k rows) <= k.+1 * (m * k.+2 + k.+3).
Proof.
elim: k rows => [|k IH] rows unknowns size_m /=.
  by rewrite addn0; have := consistent_steps rows; arithmetic.
have pivot := find_pivot_steps rows.
case found: (result (find_pivot rows)) => [[p others]|] /=.
- have [p1 rows_p] := find_pivot_some found; move: unknowns.
  rewrite /in_unknowns (perm_all _ rows_p) /= => /andP[/eqP size_p size_others].
  have := in_unknowns_reduced size_p size_others; rewrite -eliminate_value => unknowns'.
  have size_rows := perm_size rows_p; rewrite /= in size_rows.
  have size_m' : size others <= m by rewrite -ltnS -size_rows ltnW.
  have size_rest : size (result (eliminate p others)) <= m by rewrite eliminate_value size_map.
  have rest := IH _ unknowns' size_rest.
  have cost := eliminate_steps p others; rewrite size_behead size_p /= in cost.
  have {}cost := leq_trans cost (_ : _ <= (m * k.+2).+1);
    rewrite ltnS leq_mul2r size_m' orbT in cost.
  have {}cost := cost isT.
  have := solve_right unknowns'; case: (result (solve _ _)) => [b [size_b _]|_] /=.
    have last := dot_steps (behead p.1) b; rewrite size_b in last.
    by arithmetic.
  by arithmetic.
- have heads := find_pivot_none found.
  have unknowns' : in_unknowns k (result (eliminate ([::], false) rows)).
    rewrite eliminate_value /in_unknowns all_map; apply/allP=> r r_in.
    rewrite /= /reduced (negPf (allP heads r r_in)) /=.
    by rewrite size_behead (eqP (allP unknowns r r_in)).
  have rest := IH _ unknowns' _; rewrite eliminate_value size_map in rest.
  have cost := eliminate_steps ([::], false) rows; rewrite /= in cost.
  have {}rest := rest size_m; rewrite -eliminate_value in rest.
  by arithmetic.
Qed.
