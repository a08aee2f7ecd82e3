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

/// The least n from `from` on for which the claim fails, 0 for none; or why it is not known.
struct LeastOrNot {
    int least = 0;
    std::string reason = {};
};

LeastOrNot least_false(const std::string& text, const OpenFamily& family, AboutVertices about) {
    const auto claim = decide_for_all(text, family.chain, about);
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
    const auto [least, reason] =
        least_false(to_string(conjecture.expression()), family,
                    conjecture.about_vertices() ? AboutVertices::each_v : AboutVertices::none);
    if (!reason.empty()) return by_bound(run, reason);
    run.kind = least == 0 ? ForAllRun::Kind::proved : ForAllRun::Kind::refuted;
    if (least > 0) run.least = member_text(family, least);
    return {run, least};
}

}  // namespace gazetteer::conjectures
