// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/search/assumed_class.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <string>

#include "counterexamples/grounds/number_text.hpp"
#include "graph/formats/words.hpp"

namespace gazetteer::conjectures {

namespace {

using Flag = bool GraphRestrictions::*;
using Number = int GraphRestrictions::*;

/// Those that are told of a graph of any order.
constexpr std::array<Flag, 5> large_flags{
    &GraphRestrictions::trees, &GraphRestrictions::connected, &GraphRestrictions::biconnected,
    &GraphRestrictions::bipartite, &GraphRestrictions::regular};
constexpr std::array<Flag, 8> other_flags{
    &GraphRestrictions::triangle_free, &GraphRestrictions::square_free,
    &GraphRestrictions::k4_free,       &GraphRestrictions::chordal,
    &GraphRestrictions::split,         &GraphRestrictions::perfect,
    &GraphRestrictions::claw_free,     &GraphRestrictions::vertex_transitive};

/// A term that a class bounds, and by which numbers.
struct Bounded {
    const char* term;
    Number least;
    Number most;
};
constexpr std::array<Bounded, 3> bounded_terms{
    {{"min_degree", &GraphRestrictions::degree_min, nullptr},
     {"max_degree", nullptr, &GraphRestrictions::degree_max},
     {"size", &GraphRestrictions::size_min, &GraphRestrictions::size_max}}};

std::set<std::string> hypotheses_of(const Conjecture& conjecture) {
    std::set<std::string> result;
    for (const int id : conjecture.hypotheses())
        result.insert(to_string(conjecture.expression(), id));
    return result;
}

/// Whether they say that a graph is of the class with this flag alone.
bool say(const std::set<std::string>& hypotheses, Flag flag) {
    GraphRestrictions one;
    one.*flag = true;
    std::string conditions;
    for (const std::string& condition : conditions_of(one)) conditions += condition + " and ";
    const Conjecture asked(parse_expression(conditions + "order = 0 -> order = 0").value());
    const std::set<std::string> wanted = hypotheses_of(asked);
    return std::ranges::all_of(wanted, [&](const std::string& text) {
        return text == "order = 0" || hypotheses.contains(text);
    });
}

/// "a < b" as "b > a".
std::string_view turned(std::string_view sign) {
    constexpr std::array<std::array<std::string_view, 2>, 4> pairs{
        {{"<", ">"}, {">", "<"}, {"<=", ">="}, {">=", "<="}}};
    for (const auto& [one, other] : pairs)
        if (sign == one) return other;
    return sign;
}

void bound(GraphRestrictions& which, std::string_view term, std::string_view sign, int number) {
    const auto known = std::ranges::find(bounded_terms, term, &Bounded::term);
    if (known == bounded_terms.end()) return;
    const bool is_strict = sign == "<" || sign == ">";
    if (known->least != nullptr && (sign.starts_with('>') || sign == "=")) {
        int& least = which.*(known->least);
        least = std::max(least, is_strict ? number + 1 : number);
    }
    if (known->most != nullptr && (sign.starts_with('<') || sign == "=")) {
        int& most = which.*(known->most);
        most = std::min(most, is_strict ? number - 1 : number);
    }
}

/// Where the hypothesis compares such a term with a number.
void bound(GraphRestrictions& which, const std::string& hypothesis) {
    const std::vector<TextWord> words = words_of(hypothesis, " ");
    if (words.size() != 3) return;
    if (const auto number = parse_int(words[2].text))
        bound(which, words[0].text, words[1].text, *number);
    if (const auto number = parse_int(words[0].text))
        bound(which, words[2].text, turned(words[1].text), *number);
}

template <class Flags>
void add_flags(GraphRestrictions& which, const std::set<std::string>& hypotheses,
               const Flags& flags) {
    for (const Flag flag : flags) which.*flag = which.*flag || say(hypotheses, flag);
}

/// As a text of a class is read: a tree is nothing else, and what is biconnected is connected.
GraphRestrictions without_what_follows(const GraphRestrictions& which) {
    GraphRestrictions result = which;
    if (which.trees) {
        for (const Flag flag : large_flags) result.*flag = false;
        for (const Flag flag : other_flags) result.*flag = false;
        result.trees = true;
    }
    if (which.biconnected) result.connected = false;
    return result;
}

}  // namespace

GraphRestrictions assumed_large_class(const GraphRestrictions& which,
                                      const Conjecture& conjecture) {
    const std::set<std::string> hypotheses = hypotheses_of(conjecture);
    GraphRestrictions result = which;
    add_flags(result, hypotheses, large_flags);
    for (const std::string& hypothesis : hypotheses) bound(result, hypothesis);
    return without_what_follows(result);
}

GraphRestrictions assumed_class(GraphRestrictions which, const Conjecture& conjecture) {
    add_flags(which, hypotheses_of(conjecture), other_flags);
    return assumed_large_class(which, conjecture);
}

}  // namespace gazetteer::conjectures
