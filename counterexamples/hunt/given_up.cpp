// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/hunt/given_up.hpp"

#include <algorithm>
#include <new>
#include <set>
#include <tuple>
#include <utility>

#include "language/expressions/terms.hpp"
#include "oracle/tables/engine_limits.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures {

namespace {

constexpr std::size_t named_max = 10;

void keep_least(std::vector<GivenUp>& all) {
    const auto key = [](const GivenUp& g) {
        return std::tuple(g.graph.order(), g.graph.size(), g.graph, g.reason);
    };
    std::ranges::sort(all, [&](const GivenUp& a, const GivenUp& b) { return key(a) < key(b); });
    if (all.size() > named_max) all.resize(named_max);
}

}  // namespace

void give_up(GivenUpTally& tally, GivenUp graph) {
    ++tally.count;
    tally.least.push_back(std::move(graph));
    keep_least(tally.least);
}

void add(GivenUpTally& to, GivenUpTally&& from) {
    to.count += from.count;
    to.least.insert(to.least.end(), from.least.begin(), from.least.end());
    keep_least(to.least);
}

std::string limit_met(const std::function<void()>& work) {
    try {
        work();
        return "";
    } catch (const LimitExceeded& e) {
        return e.what();
    } catch (const EngineLimitExceeded& e) {
        return std::string(e.what()) + " (--memory)";
    } catch (const runs::StepsExceeded& e) {
        return e.what();
    } catch (const std::bad_alloc&) {
        return "out of memory";
    }
}

std::size_t memos_of(const Expression& expression) {
    std::set<std::pair<std::int64_t, TermGame>> uses;
    for (const Node& node : expression.nodes())
        if (node.game != TermGame::none) uses.insert({node.value, node.game});
    return uses.size();
}

}  // namespace gazetteer::conjectures
