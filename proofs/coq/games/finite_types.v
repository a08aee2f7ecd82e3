(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What the proofs take of mathcomp's first library: finite types, lists, sums, sets, graphs. Its orders,
   quotients and sums up to AC nobody uses here, and they are a quarter of what there is to load. *)
From mathcomp Require Export ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Export fingraph tuple finfun bigop prime finset binomial.
