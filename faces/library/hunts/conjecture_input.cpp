// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/library/hunts/conjecture_input.hpp"

#include <cerrno>
#include <cstring>
#include <fstream>

#include "counterexamples/grounds/digraph_ground.hpp"
#include "counterexamples/hunt/suite.hpp"
#include "language/expressions/expression.hpp"

namespace gazetteer::v0 {

conjectures::SuiteGround ground_of(const std::string& text) {
    return value_of(conjectures::parse_suite_ground(text, "."), text, "<ground>");
}

conjectures::SuiteGround ground_of(const std::vector<AnyGraph>& graphs) {
    if (graphs.empty()) throw InputError("no graph is given; at least one is expected");
    conjectures::SuiteGround result{"the graphs given"};
    for (const AnyGraph& g : graphs) {
        if (g.index() != graphs.front().index())
            throw InputError("graphs and digraphs do not go together");
        result.graphs.push_back(small_graph_of(g));
        result.origins.push_back({to_text(g), static_cast<int>(result.graphs.size())});
    }
    return result;
}

conjectures::Conjecture conjecture_of(const std::string& text, conjectures::About about) {
    return conjectures::Conjecture(
        value_of(conjectures::parse_expression(text, about), text, "<conjecture>"));
}

void with_ground(const conjectures::SuiteGround& ground,
                 const std::function<void(conjectures::Ground)>& use) {
    if (ground.model) return use(random_ground(*ground.model, ground.count, ground.seed));
    if (ground.file.empty()) return use(conjectures::ground_of(ground));
    std::ifstream in(ground.file);
    if (!in) throw gazetteer::InputError(ground.file + ": " + std::strerror(errno));
    use(conjectures::any_input_ground(in, ground.file));
}

Instance instance_of(const conjectures::Found& found) {
    Instance result{Inside::make(found.graph), {}, {}, {}};
    if (found.rooted) result.vertex = 0;
    result.given = place_given(found.origin ? found.origin->line : 0);
    if (found.given_root >= 0 && result.given) result.given_vertex = found.given_root;
    return result;
}

std::optional<std::size_t> place_given(int line) {
    if (line < 1) return {};
    return static_cast<std::size_t>(line) - 1;
}

std::vector<HuntAnswer::GivenUp> told_given_up(const conjectures::GivenUpTally& given_up) {
    std::vector<HuntAnswer::GivenUp> result;
    for (const conjectures::GivenUp& one : given_up.least)
        result.push_back({Inside::make(one.graph), one.reason});
    return result;
}

}  // namespace gazetteer::v0
