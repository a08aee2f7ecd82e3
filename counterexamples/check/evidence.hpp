// The kinds of evidence. Each function reads the lines after "evidence KIND" and returns when they
// prove the statement; it throws Finding otherwise. docs/CERTIFICATES.md has the grammar, the cost,
// and what each kind takes for granted beyond the rules of the game.
#pragma once

#include "counterexamples/check/statement.hpp"

namespace gazetteer::check {

/// Undirected edge geography and even kernels [FSU93, Proposition 2.2].
void check_even_kernel(Reader& reader, const Statement& s);
/// Undirected vertex geography [FSU93, Theorem 1.1], with the easy half of Tutte and Berge.
void check_matching(Reader& reader, const Statement& s);
/// Edge-delete [GGHR, Theorem 5].
void check_mirror(Reader& reader, const Statement& s);
/// Edge-delete on paths: the theorem of Guy and Smith [GuySmith56].
void check_paths(Reader& reader, const Statement& s);
/// No even kernel, by sums of equations over GF(2).
void check_parity(Reader& reader, const Statement& s);

}  // namespace gazetteer::check
