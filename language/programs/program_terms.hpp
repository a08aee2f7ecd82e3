// SPDX-License-Identifier: GPL-3.0-or-later
// Terms that other people's programs compute, in any language.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "graph/formats/formats.hpp"
#include "graph/graph.hpp"
#include "language/expressions/expression.hpp"
#include "language/numbers/integer.hpp"

namespace gazetteer::conjectures {

struct ProgramTerm {
    /// "f(v): integer = COMMAND", as it was given.
    std::string text;
    std::string name;
    Type type = Type::integer;
    bool at_vertex = false;
    std::string command;
};

/// "NAME = COMMAND", "NAME(v) = COMMAND", each perhaps with ": integer" or ": boolean" before the
/// sign; an integer if nothing is said. The name must not have a meaning already.
Parsed<ProgramTerm> parse_program_term(std::string_view text);

/// From now on expressions may use the term; an answer may take so many seconds. For the start of a
/// program: no other thread may parse or evaluate at that time.
void add_program_term(ProgramTerm term, double seconds = 60);
/// The texts of the terms added that the expression uses.
std::vector<std::string> program_terms_in(const Expression& expression);

/// The value of program term `number` on a graph. The program is started once a thread, given a
/// line of graph6, and answers with a line: a number, infinity, true or false. Throws ProcessError,
/// naming the line, when the answer is of another type, and as AskedProgram does.
///
/// On a graph of GraphsAhead it may be asked about the next graphs too, in one batch. A batch grows
/// while all of the last one was of use. One that fails is forgotten: the graph is then asked about
/// alone, so that no graph fails that nobody asked about.
Integer asked(int number, const Graph& g);
/// The values at all vertices, asked at once: a line each, the vertex behind the graph.
std::vector<Integer> asked_at_vertices(int number, const Graph& g);

}  // namespace gazetteer::conjectures
