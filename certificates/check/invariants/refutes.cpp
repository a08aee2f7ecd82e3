// SPDX-License-Identifier: GPL-3.0-or-later
#include "certificates/check/invariants/refutes.hpp"

#include "certificates/check/invariants/witnesses.hpp"

namespace gazetteer::check::invariants {

Expression expression_in(Reader& reader, const AskedGames& games) {
    try {
        return read_expression(reader.rest(), games);
    } catch (const TextFault& fault) {
        reader.malformed(fault.message, fault.offset);
    }
}

void check_refuted(Reader& reader, const Graph& g, Vertex v, const Expression& conjecture,
                   const std::vector<Expression>& hypotheses) {
    Steps steps;
    try {
        Known known = read_witnesses(reader, g, steps);
        for (const Expression& hypothesis : hypotheses)
            reader.prove(is_true(hypothesis, g, v, known, steps),
                         "a hypothesis is false of the graph");
        reader.prove(!is_true(conjecture, g, v, known, steps),
                     "the expression is true of the graph");
    } catch (const Unproved& unproved) {
        throw Finding{Judgement::invalid, reader.line(), 1, unproved.reason};
    }
}

}  // namespace gazetteer::check::invariants
