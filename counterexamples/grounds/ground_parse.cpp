// SPDX-License-Identifier: GPL-3.0-or-later
// The texts that name a hunting ground.
#include <algorithm>
#include <array>

#include "counterexamples/grounds/ground.hpp"
#include "counterexamples/grounds/number_text.hpp"
#include "graph/families/named.hpp"
#include "graph/formats/words.hpp"

namespace gazetteer::conjectures {

namespace {

struct Flag {
    const char* name;
    bool GraphRestrictions::*member;
};
constexpr std::array<Flag, 13> flag_names{{
    {"connected", &GraphRestrictions::connected},
    {"biconnected", &GraphRestrictions::biconnected},
    {"bipartite", &GraphRestrictions::bipartite},
    {"triangle-free", &GraphRestrictions::triangle_free},
    {"square-free", &GraphRestrictions::square_free},
    {"K4-free", &GraphRestrictions::k4_free},
    {"chordal", &GraphRestrictions::chordal},
    {"split", &GraphRestrictions::split},
    {"perfect", &GraphRestrictions::perfect},
    {"claw-free", &GraphRestrictions::claw_free},
    {"vertex-transitive", &GraphRestrictions::vertex_transitive},
    {"trees", &GraphRestrictions::trees},
    {"regular", &GraphRestrictions::regular},
}};

/// What trees are asked for, or are by themselves.
constexpr std::array of_trees{&GraphRestrictions::trees, &GraphRestrictions::connected,
                              &GraphRestrictions::bipartite};

/// Bounds that the range has; the last ones said count.
void narrow(Range range, int& least, int& most) {
    if (range.low >= 0) least = range.low;
    if (range.high >= 0) most = range.high;
}

/// How a word of papers is said here: "C5" is "cycle 5", and "n=5" speaks of orders; empty if it is
/// no such word.
std::string said_otherwise_here(std::string_view word) {
    constexpr std::array<std::pair<char, const char*>, 4> letters{
        {{'C', "cycle"}, {'K', "complete"}, {'P', "path"}, {'Q', "cube"}}};
    const auto known =
        std::ranges::find(letters, word.front(), &std::pair<char, const char*>::first);
    const std::string_view number = word.substr(word.substr(1).starts_with('_') ? 2 : 1);
    const bool is_number = !number.empty() && number.find_first_not_of("0123456789") == number.npos;
    if (known != letters.end() && is_number)
        return std::string(known->second) + " " + std::string(number);
    const bool is_n = word == "n" || (word.starts_with("n") && word.find_first_of("<>=") == 1);
    return is_n || word == "up" || word == "vertices" || word == "nodes" ? "order ..7" : "";
}

ParseError unknown_class(const TextWord& word) {
    const std::string what = "unknown class of graphs '" + std::string(word.text) + "'";
    if (const std::string said = said_otherwise_here(word.text); !said.empty())
        return {what + "; it is said so: " + said, word.column};
    std::vector<std::string> known{"graphs", "all", "degree", "edges"};
    for (const Flag& flag : flag_names) known.emplace_back(flag.name);
    std::string list;
    for (const std::string& name : known) list += " " + name;
    for (const Family& family : families()) known.emplace_back(family.name);
    const std::string all = "; the words are" + list + ", and the families " + family_list();
    return {what + nearest_or(word.text, known, all), word.column};
}

std::string range_text(int low, int high, int none) {
    if (low == high) return std::to_string(low);
    return (low > 0 ? std::to_string(low) : "") + ".." + (high < none ? std::to_string(high) : "");
}

}  // namespace

std::optional<Range> parse_range(std::string_view text) {
    const auto dots = text.find("..");
    if (dots == text.npos) {
        const auto both = parse_int(text);
        return both ? std::optional<Range>({*both, *both}) : std::nullopt;
    }
    Range result;
    const auto low = text.substr(0, dots);
    const auto high = text.substr(dots + 2);
    if (low.empty() && high.empty()) return {};
    if (!low.empty()) {
        const auto value = parse_int(low);
        if (!value) return {};
        result.low = *value;
    }
    if (!high.empty()) {
        const auto value = parse_int(high);
        if (!value || *value < result.low) return {};
        result.high = *value;
    }
    return result;
}

Parsed<OrdersApart> orders_apart(std::string_view text) {
    OrdersApart result{std::string(text)};
    const auto word = text.find("order");
    if (word == text.npos) return result;
    const auto begin = text.find_first_not_of(' ', word + 5);
    const auto end = std::min(text.find_first_of(" ,", begin), text.size());
    if (begin != text.npos) result.orders = parse_range(text.substr(begin, end - begin));
    result.column = static_cast<int>(word) + 1;
    if (!result.orders)
        return ParseError{"'order' takes a range behind it: ..7, 3..7, 5", result.column};
    // Blanks keep the columns of what follows.
    std::fill(result.rest.begin() + static_cast<long>(word),
              result.rest.begin() + static_cast<long>(end), ' ');
    return result;
}

Parsed<GraphRestrictions> parse_restrictions(std::string_view text) {
    GraphRestrictions result;
    std::vector<TextWord> words = words_of(text, " ,\t");
    // An empty word is the end: it is no range.
    words.emplace_back();
    const auto range_after = [&](std::size_t& i) {
        const auto range = parse_range(words[i + 1].text);
        if (range) ++i;
        return range;
    };
    for (std::size_t i = 0; !words[i].text.empty(); ++i) {
        const TextWord word = words[i];
        if (word.text == "graphs" || word.text == "all") continue;
        if (word.text == "degree" || word.text == "edges") {
            const auto range = range_after(i);
            if (!range)
                return ParseError{
                    "'" + std::string(word.text) + "' takes a range behind it: 2..3, ..3, 2.., 3",
                    word.column};
            word.text == "degree" ? narrow(*range, result.degree_min, result.degree_max)
                                  : narrow(*range, result.size_min, result.size_max);
            continue;
        }
        const auto flag = std::ranges::find_if(
            flag_names, [&](const Flag& known) { return word.text == known.name; });
        if (flag == flag_names.end()) return unknown_class(word);
        result.*(flag->member) = true;
        if (word.text != "regular") continue;
        if (const auto range = range_after(i)) narrow(*range, result.degree_min, result.degree_max);
    }
    if (result.trees && std::ranges::any_of(flag_names, [&](const Flag& flag) {
            return result.*(flag.member) && std::ranges::count(of_trees, flag.member) == 0;
        }))
        return ParseError{"trees combine with degrees and edges only", 1};
    if (result.trees) result.connected = result.bipartite = false;
    if (result.biconnected) result.connected = false;
    return result;
}

std::string to_string(const GraphRestrictions& which) {
    std::string result;
    for (const Flag& flag : flag_names)
        if (which.*(flag.member) && std::string_view(flag.name) != "trees")
            result += std::string(flag.name) + " ";
    result += which.trees ? "trees" : "graphs";
    constexpr GraphRestrictions all;
    const auto add = [&](const char* words, int least, int most, int no_bound) {
        if (least > 0 || most < no_bound) result += words + range_text(least, most, no_bound);
    };
    add(" with degrees ", which.degree_min, which.degree_max, all.degree_max);
    add(" with edges ", which.size_min, which.size_max, all.size_max);
    return result;
}

std::string orders_of(const std::string& words, int order_min, int order_max) {
    if (order_min == order_max) return words + " of order {}";
    if (order_min == 1) return words + " of order <= {}";
    return words + " of order " + std::to_string(order_min) + " to {}";
}

std::string bounded(std::string name_to, int order) {
    const auto braces = name_to.find("{}");
    if (braces != name_to.npos) name_to.replace(braces, 2, std::to_string(order));
    return name_to;
}

}  // namespace gazetteer::conjectures
