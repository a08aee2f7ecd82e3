// SPDX-License-Identifier: GPL-3.0-or-later
// Certificates of refuted conjectures, made for the tests.
#pragma once

#include "certificates/check/testkit/each_witness.hpp"
#include "certificates/refuting_graph.hpp"
#include "certificates/testkit/certificates.hpp"
#include "graph/families.hpp"
#include "graph/formats/formats.hpp"

namespace gazetteer::certificates {

inline std::string refuting_certificate(const RefutingGraph& claim,
                                        const std::vector<BoundWitness>& witnesses) {
    return written(
        [&](std::ostream& out) { RefutingGraphWriter(claim).write(out, witnesses, {}); });
}

/// With hypotheses, roots, games and several lines of evidence.
inline std::vector<std::string> joined_refutations() {
    const Graph pentagon = to_graph(cycle(5));
    return {
        refuting_certificate(
            {"independence_number < 2 or matching_number > 2", {"connected"}, pentagon, {}},
            {{"independence_number", "at-least independence_number 0 2"},
             {"matching_number", "at-least matching_number 0-1 2-3"},
             {"matching_number", "at-most matching_number"}}),
        refuting_certificate(
            {"chromatic_number > 3 or not hamiltonian or residue + 1 >= order", {}, pentagon, {}},
            {{"chromatic_number", "at-most chromatic_number 0 1 0 1 2"},
             {"hamiltonian", "at-least hamiltonian 0 1 2 3 4"}}),
        refuting_certificate(
            {"eccentricity < 3 or path_cover_number > 1", {"tree"}, to_graph(path(4)), 3},
            {{"path_cover_number", "at-most path_cover_number 0 1 2 3"}}),
        refuting_certificate({"(max u: local_independence(u)) <= domination_number + 1",
                              {},
                              to_graph(complete_bipartite(1, 4)),
                              {}},
                             {{"domination_number", "at-most domination_number 0"}}),
        refuting_certificate(
            {"treewidth != 2 or longest_path != 4 or burning_number > 3", {}, pentagon, {}},
            {{"burning_number", "at-most burning_number 0 2 3"},
             {"longest_path", "at-least longest_path 0 1 2 3 4"},
             {"longest_path", "at-most longest_path"},
             {"treewidth", "at-least treewidth 0 1 2 3 4"},
             {"treewidth", "at-most treewidth 0 1 2 3 4"}}),
        refuting_certificate(
            {"roman_domination_number > 4 or hadwiger_number < 3 or chromatic_index > 3 or "
             "toughness > 1 or metric_dimension > 2",
             {},
             pentagon,
             {}},
            {{"roman_domination_number", "at-most roman_domination_number 2 0 1 1 0"},
             {"hadwiger_number", "at-least hadwiger_number 1 2 3 3 3"},
             {"chromatic_index", "at-most chromatic_index 0 1 0 1 2"},
             {"toughness", "at-most toughness 0 2"},
             {"metric_dimension", "at-most metric_dimension 0 1"}}),
        refuting_certificate({"spectral_radius >= 2 * size / order + algebraic_connectivity",
                              {"tree"},
                              to_graph(path(3)),
                              {}},
                             {}),
        refuting_certificate({"winning_moves(ueg) = 2 and P(edge_delete) -> "
                              "(exists u ~ v: grundy(uvg, delete(v), u) > 1)",
                              {},
                              pentagon,
                              2},
                             {}),
    };
}

/// One for each kind of line, and those with more.
inline std::vector<std::string> refuting_certificates() {
    std::vector<std::string> result = joined_refutations();
    for (const check::Witnessed& witnessed : check::each_witness()) {
        const std::string& line = witnessed.good;
        const std::size_t term = line.find(' ') + 1;
        result.push_back(refuting_certificate(
            {witnessed.expression, {}, to_graph(*parse_graph(witnessed.graph)), {}},
            {{line.substr(term, line.find(' ', term) - term), line}}));
    }
    return result;
}

}  // namespace gazetteer::certificates
