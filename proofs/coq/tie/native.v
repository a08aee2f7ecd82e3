(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* How the programs compute with numbers. ExtrOcamlNatInt makes a number an OCaml int, but leaves mathcomp's
   equality to go down to zero, and compares ints as values of any type. Here each is one comparison of ints. *)
From mathcomp Require Import ssreflect ssrbool ssrnat.
From Coq Require PeanoNat.
From Coq Require Import Extraction ExtrOcamlBasic.
From Coq Require Export ExtrOcamlNatInt.

Extract Inlined Constant eqn => "(fun (m : int) n -> m = n)".
Extract Inlined Constant leq => "(fun (m : int) n -> m <= n)".
Extract Inlined Constant PeanoNat.Nat.eqb => "(fun (m : int) n -> m = n)".
Extract Inlined Constant PeanoNat.Nat.leb => "(fun (m : int) n -> m <= n)".
Extract Constant Nat.sub => "fun (m : int) n -> if m > n then m - n else 0".
Extract Constant Nat.pred => "fun n -> if n > 0 then n - 1 else 0".
(* Its own extraction is no function, and so not polymorphic in OCaml. *)
Extract Inlined Constant predT => "(fun _ -> true)".
