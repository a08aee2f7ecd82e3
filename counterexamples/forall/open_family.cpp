// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/forall/open_family.hpp"

#include <algorithm>

#include "counterexamples/forall/chain_claim.hpp"
#include "counterexamples/forall/law_arithmetic.hpp"
#include "counterexamples/grounds/ground.hpp"
#include "graph/canonical/canonical_any.hpp"
#include "graph/families/chain_text.hpp"
#include "graph/formats/words.hpp"

namespace gazetteer::conjectures {

namespace {

using properties::ForAllRun;

std::optional<OpenFamily> open_chain(const std::string& name, const Range& units) {
    const auto chain = parse_chain(name + " n");
    if (!chain || units.high >= 0) return std::nullopt;
    return OpenFamily{name, *chain, std::max(units.low, units_min(*chain))};
}

std::vector<OpenFamily> chain_by_parts(const std::string& text) {
    const auto beginning = parse_chain_beginning(text);
    if (!beginning) return {};
    const std::vector<TextWord> words =
        words_of(std::string_view(text).substr(beginning->length), " ,\t");
    const auto units = words.empty() ? Range{} : parse_range(words[0].text);
    if (!units || words.size() > 1) return {};
    std::string name = text.substr(0, beginning->length);
    name.erase(name.find_last_not_of(" ,\t") + 1);
    const auto one = open_chain(name, *units);
    return one ? std::vector<OpenFamily>{*one} : std::vector<OpenFamily>();
}

/// One vertex of each kind, if each unit of a ring may be turned to the next: the turn of a ring
/// with a twist takes the last unit to the first by the twist. So the twist keeps the edges of a
/// unit, and the joins.
std::optional<std::vector<ChainPlace>> representatives(const Chain& chain) {
    if (!chain.ring) return std::nullopt;
    const std::vector<Vertex>& twist = chain.twist;
    const auto turned = [&](Vertex v) {
        return twist.empty() ? v : twist[static_cast<std::size_t>(v)];
    };
    for (const Edge& e : chain.unit.edges())
        if (!chain.unit.adjacent(turned(e.u), turned(e.v))) return std::nullopt;
    for (const ChainJoin& join : chain.joins)
        if (std::ranges::count(chain.joins, ChainJoin{turned(join.from), turned(join.to)}) == 0)
            return std::nullopt;
    std::vector<ChainPlace> result;
    for (Vertex j = 0; j < chain.unit.order(); ++j)
        result.push_back({ChainPlace::Part::unit, 0, false, j});
    return result;
}

/// The least n from `from` on for which the claim fails, 0 for none; or why it is not known.
struct LeastOrNot {
    int least = 0;
    std::string reason = {};
};

LeastOrNot least_false(const std::string& text, const OpenFamily& family,
                       const std::optional<ChainPlace>& v) {
    const auto claim = decide_for_all(text, family.chain, v);
    if (!claim) {
        const std::string& why = claim.error().message;
        return {0, why.substr(0, why.find("; there are"))};
    }
    if (claim->verdict == ChainClaim::Verdict::inconclusive) return {0, claim->reason};
    if (claim->law.first > family.from)
        return {0, "a part of it has no value for n = " + std::to_string(claim->law.first - 1)};
    return {first_zero(starting_at(claim->law, family.from)).value_or(0)};
}

ForAllAnswer by_bound(ForAllRun run, std::string reason) {
    run.kind = ForAllRun::Kind::by_bound;
    run.reason = std::move(reason);
    return {std::move(run)};
}

/// As if no order were said.
std::vector<OpenFamily> families_of_any_order(const std::string& text) {
    if (names_chain(text)) return chain_by_parts(text);
    const std::vector<TextWord> words = words_of(text, " ,\t");
    if (words.empty() || words.size() > 3) return {};
    const std::string name(words[0].text);
    const auto units = words.size() == 1 ? Range{} : parse_range(words.back().text);
    if (!units) return {};
    std::vector<OpenFamily> result;
    if (words.size() < 3) {
        if (const auto one = open_chain(name, *units)) result.push_back(*one);
        return result;
    }
    const auto sides = parse_range(words[1].text);
    if (!sides || sides->high < 0) return {};
    for (int k = std::max(sides->low, 0); k <= sides->high; ++k) {
        const auto one = open_chain(name + " " + std::to_string(k), *units);
        if (!one) return {};
        result.push_back(*one);
    }
    return result;
}

}  // namespace

std::string OpenFamily::text() const {
    return name + " n, n >= " + std::to_string(from);
}

std::vector<OpenFamily> open_families(std::string_view ground, Range orders) {
    const auto apart = orders_apart(ground);
    if (!apart) return {};
    if (apart->orders) orders = *apart->orders;
    std::vector<OpenFamily> result = families_of_any_order(apart->rest);
    for (OpenFamily& family : result)
        while (order(family.chain, family.from) < orders.low) ++family.from;
    return result;
}

std::optional<int> units_of(const OpenFamily& family, const AnyGraph& g) {
    const int ends = family.chain.left.graph.order() + family.chain.right.graph.order();
    const int in_units = g.order() - ends;
    const int n = in_units / family.chain.unit.order();
    if (g.is_directed() || n < family.from || in_units % family.chain.unit.order() != 0)
        return std::nullopt;
    if (canonical_any(member_of(family, n)) != canonical_any(g)) return std::nullopt;
    return n;
}

AnyGraph member_of(const OpenFamily& family, int n) {
    return any_graph_of(member(family.chain, n));
}

std::string member_text(const OpenFamily& family, int n) {
    return family.name + " " + std::to_string(n);
}

ForAllAnswer decide_for_all(const Conjecture& conjecture, const OpenFamily& family) {
    ForAllRun run{.family = family.text()};
    std::vector<std::optional<ChainPlace>> vertices{std::nullopt};
    if (conjecture.about_vertices()) {
        const auto some = representatives(family.chain);
        if (!some) return by_bound(run, "it speaks of each vertex, and the units are not alike");
        vertices.assign(some->begin(), some->end());
    }
    const std::string text = to_string(conjecture.expression());
    int least = 0;
    for (const std::optional<ChainPlace>& v : vertices) {
        const LeastOrNot one = least_false(text, family, v);
        if (!one.reason.empty()) return by_bound(run, one.reason);
        if (one.least > 0 && (least == 0 || one.least < least)) least = one.least;
    }
    run.kind = least == 0 ? ForAllRun::Kind::proved : ForAllRun::Kind::refuted;
    if (least > 0) run.least = member_text(family, least);
    return {run, least};
}

}  // namespace gazetteer::conjectures
