// SPDX-License-Identifier: GPL-3.0-or-later
// What resolving a text needs of names: those that have a meaning, the graphs that are written out,
// and what is wrong.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "language/expressions/expression.hpp"
#include "language/expressions/syntax.hpp"
#include "language/expressions/terms.hpp"

namespace gazetteer::conjectures::resolving {

/// Thrown while a text is resolved, and caught at its end.
struct Fault {
    ParseError error;
    /// The text that the column is in, once that is known: 0, or a definition from 1.
    std::optional<int> text = std::nullopt;
};
[[noreturn]] void fail(const std::string& message, int column);

/// Every name that is no variable.
std::vector<std::string> known_names();
bool is_known(const std::string& name);
/// The term that once had this name; null for another name. `perfect` was one too: with a vertex
/// it still is.
const char* renamed_term(const std::string& name);

/// What is wrong with the name that a let gives and those of its parameters.
std::optional<ParseError> fault_of_names(const Syntax& let);

/// A graph that is written out: `line` is read, `text` printed. Fails on what is not a graph.
GivenGraph given_graph(const Syntax& syntax, const std::string& text, const std::string& line);
/// K4, C5, P3, and cycle(5) where that is a family; nothing for other names.
std::optional<GivenGraph> family_graph(const Syntax& syntax);
/// The member of the family that the syntax names, with these numbers.
GivenGraph given_member(const Syntax& syntax, const std::vector<std::string>& numbers);

/// The place in outcome_letters of L, R, N or P; fails on anything else.
std::int64_t outcome_letter(const Syntax& syntax);
/// Says how a sum or count over edges is written.
[[noreturn]] void fail_without_edge(const Syntax& quantifier);
/// Says what the term takes besides a graph.
[[noreturn]] void fail_without_argument(const Syntax& syntax, const Term& t);
/// The names of the sets of a game, for errors.
std::string listed_sets(const std::vector<std::string>& sets);
/// Whether the vertices of the graph are not those of G.
bool is_elsewhere(const Expression& expression, int graph);
/// Why the term cannot be asked of a graph or a digraph (`board`), with the nearest one that can;
/// empty if it can.
std::string why_not_of(const Term& t, Type board);
/// The same of a game.
std::string why_not_on(TermGame game, Type board);
/// The type of what an operation of numbers gives; `literal`: the second is written as a number.
Type result_type(Op op, Type left, Type right, bool literal);
/// Fails where the term is not for this game.
void check_asked(const Syntax& syntax, const Term& t, TermGame game);

}  // namespace gazetteer::conjectures::resolving
