// SPDX-License-Identifier: GPL-3.0-or-later
// Grounds of the members of a family.
#include <algorithm>
#include <span>

#include "counterexamples/grounds/ground.hpp"
#include "graph/families/chain_text.hpp"
#include "graph/families/named.hpp"
#include "graph/formats/words.hpp"

namespace gazetteer::conjectures {

namespace {

/// Appends the members whose numbers begin with `values`, as far as their ranges go; numbers that
/// break the rule of the family name no member. The orders have an upper bound.
void add_members(const Family& family, std::span<const Range> ranges, Range orders,
                 std::vector<int>& values, std::vector<AnyGraph>& result) {
    if (values.size() == ranges.size()) {
        const long order = family.order(values);
        if (order >= 0 && orders.low <= order && order <= orders.high)
            result.push_back(any_graph_of(family.member(values)));
        return;
    }
    const Range range = ranges[values.size()];
    const FamilyParameter& parameter = family.parameter(values.size());
    const int most = std::min(parameter.high, std::max(orders.high, Graph::order_max));
    const int high = range.high < 0 ? most : std::min(most, range.high);
    for (int value = std::max(range.low, parameter.low); value <= high; ++value) {
        values.push_back(value);
        add_members(family, ranges, orders, values, result);
        values.pop_back();
    }
}

std::vector<AnyGraph> members(const Family& family, std::span<const Range> ranges, Range orders) {
    std::vector<AnyGraph> result;
    std::vector<int> values;
    add_members(family, ranges, orders, values, result);
    std::ranges::stable_sort(result, {},
                             [](const AnyGraph& g) { return std::pair(g.order(), g.size()); });
    return result;
}

/// What is said of the orders: "order <= 64".
std::string orders_text(Range orders) {
    const std::string high = std::to_string(orders.high);
    return orders.low > 0 ? "order " + std::to_string(orders.low) + " to " + high
                          : "order <= " + high;
}

/// The order to which the members of one number go: beyond 64 where the text says so.
Range orders_within(Range orders, bool one_number, std::int64_t said) {
    const bool large = one_number && std::max<std::int64_t>(said, orders.high) > Graph::order_max;
    const int most = large ? family_order_max : Graph::order_max;
    orders.high = orders.high < 0 ? most : std::min(orders.high, most);
    return orders;
}

Parsed<Ground> ground_of_members(std::string_view text, const std::vector<AnyGraph>& graphs,
                                 Range orders, const runs::Shard& shard) {
    if (graphs.empty()) return ParseError{"no member of " + orders_text(orders), 1};
    const std::string name(text.substr(0, text.find_last_not_of(" ,\t") + 1));
    return list_of_any_order_ground(name + " (" + orders_text(orders) + ")", graphs, shard, {});
}

ParseError no_range(std::string_view word, int column) {
    return {"'" + std::string(word) + "' is not a range: 2..6, ..6, 2.., 6", column};
}

/// chain "path 2" joins 0-0,1-1 2..9: the members of so many units.
Parsed<Ground> chain_ground(std::string_view text, Range orders, const runs::Shard& shard) {
    const auto beginning = parse_chain_beginning(text);
    if (!beginning) return beginning.error();
    const Chain& chain = beginning->chain;
    const std::vector<TextWord> words = words_of(text.substr(beginning->length), " ,\t");
    const auto column = [&](const TextWord& word) {
        return static_cast<int>(beginning->length) + word.column;
    };
    if (words.size() > 1)
        return ParseError{"a chain takes one range, such as 2..6", column(words[1])};
    const auto range = words.empty() ? Range{} : parse_range(words[0].text);
    if (!range) return no_range(words[0].text, column(words[0]));
    const int units_most = range->high < 0 ? family_order_max : range->high;
    orders = orders_within(orders, true, order(chain, range->high));
    std::vector<AnyGraph> graphs;
    for (int n = std::max(range->low, units_min(chain)); n <= units_most; ++n) {
        if (order(chain, n) > orders.high) break;
        if (order(chain, n) >= orders.low) graphs.push_back(any_graph_of(member(chain, n)));
    }
    return ground_of_members(text, graphs, orders, shard);
}

}  // namespace

std::optional<Parsed<Ground>> parse_families(std::string_view text, Range orders,
                                             const runs::Shard& shard) {
    if (names_chain(text)) return chain_ground(text, orders, shard);
    const std::vector<TextWord> words = words_of(text, " ,\t");
    const Family* const family = words.empty() ? nullptr : find_family(words[0].text);
    if (family == nullptr) return std::nullopt;
    std::vector<Range> ranges;
    for (const TextWord& word : std::span(words).subspan(1)) {
        const auto range = parse_range(word.text);
        if (!range) return no_range(word.text, word.column);
        ranges.push_back(*range);
    }
    const std::size_t wanted = family->parameters.size();
    if (ranges.empty()) ranges.resize(wanted);
    if (ranges.size() < wanted || (ranges.size() > wanted && !family->repeats))
        return ParseError{
            "'" + std::string(family->name) + "' takes " +
                (wanted == 1 ? "one range, such as 2..6" : "two ranges, such as 2..6 2..6") +
                ", or none: all of them",
            words[0].column};
    orders = orders_within(orders, ranges.size() == 1, ranges[0].high);
    return ground_of_members(text, members(*family, ranges, orders), orders, shard);
}

}  // namespace gazetteer::conjectures
