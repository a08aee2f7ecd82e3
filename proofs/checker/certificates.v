(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The checker of certificates that checker/verified.v proves, as an OCaml program. Trusted beside
   Coq's extraction: numbers are OCaml's int, which none here exceeds,
     by the standard realizations of
   ExtrOcamlNatInt and by those below; a character is OCaml's. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import Ascii Extraction ExtrOcamlBasic ExtrOcamlNatInt ExtrOcamlString.
From Gazetteer Require Import text spelling verified.

Extraction Language OCaml.
(* Its own extraction is no function, and so not polymorphic in OCaml. *)
Extract Inlined Constant predT => "(fun _ -> true)".
Extract Inlined Constant eqn => "(fun (m : int) n -> m = n)".
Extract Inlined Constant leq => "(fun (m : int) n -> m <= n)".
Extract Inlined Constant odd => "(fun n -> n land 1 = 1)".
Extract Inlined Constant half => "(fun n -> n lsr 1)".
Extract Inlined Constant Coq.Init.Nat.div2 => "(fun n -> n lsr 1)".
Extract Inlined Constant Coq.Init.Nat.div => "(fun m n -> if n = 0 then 0 else m / n)".
Extract Inlined Constant Coq.Init.Nat.modulo => "(fun m n -> if n = 0 then m else m mod n)".
Extract Inlined Constant PeanoNat.Nat.add => "(+)".
Extract Inlined Constant Coq.Init.Nat.eqb => "(fun (m : int) n -> m = n)".
Extract Inlined Constant PeanoNat.Nat.eqb => "(fun (m : int) n -> m = n)".
Extract Inlined Constant nat_of_ascii => "Char.code".
Set Extraction File Comment "SPDX-License-Identifier: GPL-3.0-or-later".
Extraction "certificates.ml" check_file spelled column reason_text.
