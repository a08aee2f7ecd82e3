// SPDX-License-Identifier: GPL-3.0-or-later
// Which bounds are shown of how many graphs. What is offered is judged by the checker before it is
// kept, so that each line here is one that it accepts.
#include "work/decisions/bound_witnesses.hpp"

#include <gmock/gmock.h>

#include "certificates/check/invariants/witness_kinds.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "graph/families/graph_text.hpp"
#include "work/decisions/offered_lines.hpp"

namespace gazetteer::decisions {
namespace {

std::vector<std::string> kinds() {
    std::vector<std::string> result;
    namespace own = check::invariants;
    for (const auto& kinds : {own::set_witnesses, own::order_witnesses, own::number_witnesses})
        for (const own::WitnessKind& kind : kinds)
            result.push_back((kind.at_least ? "at-least " : "at-most ") + std::string(kind.term));
    return result;
}

/// How many of the connected graphs to this order have a line of each kind, and what a line begins
/// with that is of none.
std::map<std::string, int> found(int order_max) {
    std::map<std::string, int> result;
    std::set<std::string> terms;
    for (const std::string& kind : kinds()) {
        result[kind] = 0;
        terms.insert(kind.substr(kind.find(' ') + 1));
    }
    for_each_graph(
        {.order_min = 1, .order_max = order_max, .connected = true}, [&](const Graph& g) {
            for (const std::string& term : terms)
                for (const certificates::BoundWitness& witness :
                     bound_witnesses(term, g).witnesses) {
                    const std::size_t end = witness.line.find(' ', witness.line.find(' ') + 1);
                    ++result[witness.line.substr(0, end)];
                }
            return true;
        });
    return result;
}

TEST(BoundWitnesses, AreFoundForMostGraphs) {
    std::map<std::string, int> partly = found(5);
    std::erase_if(partly, [](const auto& one) { return one.second == 31; });
    // Some values of a vertex alone are infinite; 5 graphs are complete, and one is not perfect.
    const std::map<std::string, int> expected{{"at-least domination_number", 26},
                                              {"at-least hamiltonian", 12},
                                              {"at-least longest_cycle", 23},
                                              {"at-least max_leaves", 29},
                                              {"at-least total_domination_number", 19},
                                              {"at-least vertex_cover_number", 30},
                                              {"at-most choice_number", 27},
                                              {"at-most clique_number", 30},
                                              {"at-most connected_domination_number", 29},
                                              {"at-most hamiltonian", 17},
                                              {"at-most independence_number", 30},
                                              {"at-most longest_cycle", 22},
                                              {"at-most paired_domination_number", 30},
                                              {"at-most perfect", 1},
                                              {"at-most total_domination_number", 30},
                                              {"at-most total_forcing_number", 30},
                                              {"at-most toughness", 26},
                                              {"at-most well_covered", 19},
                                              {"at-most well_totally_dominated", 3}};
    EXPECT_EQ(partly, expected);
}

}  // namespace
}  // namespace gazetteer::decisions
