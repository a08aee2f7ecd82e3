// SPDX-License-Identifier: GPL-3.0-or-later
// The definitions that the statements in proofs/coq use are those of graph/, oracle/ and
// characterizations/: extracted to an OCaml program, they have the same values on every graph of
// order <= 5, and on small members of each family.
//
//   definitions_test PROGRAM [ORDER]   PROGRAM as written by proofs/coq/tie/build PROGRAM
//   definitions
#include "proofs/coq_answers.hpp"
#include "proofs/definitions/expected.hpp"

int main(int argc, char** argv) {
    return gazetteer::run_with_coq(argc, argv, gazetteer::program, gazetteer::order_max);
}
