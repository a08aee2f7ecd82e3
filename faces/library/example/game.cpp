// SPDX-License-Identifier: GPL-3.0-or-later
// A compiled game of one's own, through the conformance suite.
#include <algorithm>
#include <gazetteer/gazetteer.hpp>
#include <iostream>

/// Arc kayles: choose an edge; both its ends go.
struct ArcKayles {
    static constexpr const char* name = "own_arc_kayles";
    using Position = gazetteer::Graph;
    static std::vector<Position> options(const Position& g) {
        std::vector<Position> result;
        for (const auto& chosen : g.edges()) {
            std::vector<gazetteer::Edge> left;
            for (const auto& e : g.edges())
                if (e.u != chosen.u && e.u != chosen.v && e.v != chosen.u && e.v != chosen.v)
                    left.push_back(e);
            const Position option(g.order(), left);
            if (std::find(result.begin(), result.end(), option) == result.end())
                result.push_back(option);
        }
        return result;
    }
    static std::string key(const Position& g) { return g.graph6(); }
    static std::vector<Position> starts(const gazetteer::AnyGraph& graph) {
        return {std::get<gazetteer::Graph>(graph)};
    }
};

int main() {
    const auto report =
        gazetteer::conforms(gazetteer::ruleset<ArcKayles>(), {.ground = "order ..5"});
    std::cout << to_text(report);
    gazetteer::SolverOf<ArcKayles> solver;
    const auto path = gazetteer::Graph::from_text("path 6");
    std::cout << "path 6: " << solver.grundy_value(path) << '\n';
    return report.passed() && solver.grundy_value(path) == 3 ? 0 : 1;
}
