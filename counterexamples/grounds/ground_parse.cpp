// SPDX-License-Identifier: GPL-3.0-or-later
// The texts that name a hunting ground.
#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "counterexamples/grounds/ground.hpp"
#include "graph/families/named.hpp"
#include "graph/formats/words.hpp"

namespace gazetteer::conjectures {

namespace {

struct Flag {
    const char* name;
    bool GraphRestrictions::*member;
};
constexpr std::array<Flag, 12> flag_names{{
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
    {"trees", &GraphRestrictions::trees},
    {"regular", &GraphRestrictions::regular},
}};

ParseError unknown_class(const TextWord& word) {
    std::vector<std::string> known{"graphs", "all", "degree", "edges"};
    for (const Flag& flag : flag_names) known.emplace_back(flag.name);
    std::string list;
    for (const std::string& name : known) list += " " + name;
    for (const Family& family : families()) known.emplace_back(family.name);
    const std::string all = "; the words are" + list + ", and the families " + family_list();
    return {"unknown class of graphs '" + std::string(word.text) + "'" +
                nearest_or(word.text, known, all),
            word.column};
}

std::optional<int> parse_int(std::string_view text) {
    int result = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), result);
    if (error != std::errc{} || end != text.data() + text.size() || result < 0) return {};
    return result;
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
    const std::vector<TextWord> words = words_of(text, " ,\t");
    const auto range_after = [&](std::size_t& i) -> std::optional<Range> {
        if (i + 1 >= words.size()) return {};
        auto range = parse_range(words[i + 1].text);
        if (range) ++i;
        return range;
    };
    for (std::size_t i = 0; i < words.size(); ++i) {
        const TextWord word = words[i];
        if (word.text == "graphs" || word.text == "all") continue;
        if (word.text == "degree" || word.text == "edges") {
            const auto range = range_after(i);
            if (!range)
                return ParseError{
                    "'" + std::string(word.text) + "' takes a range behind it: 2..3, ..3, 2.., 3",
                    word.column};
            const bool degree = word.text == "degree";
            if (range->low >= 0) (degree ? result.degree_min : result.size_min) = range->low;
            if (range->high >= 0) (degree ? result.degree_max : result.size_max) = range->high;
            continue;
        }
        const auto flag = std::ranges::find_if(
            flag_names, [&](const Flag& known) { return word.text == known.name; });
        if (flag == flag_names.end()) return unknown_class(word);
        result.*(flag->member) = true;
        if (word.text != "regular") continue;
        if (const auto degree = range_after(i)) {
            result.degree_min = std::max(degree->low, 0);
            if (degree->high >= 0) result.degree_max = degree->high;
        }
    }
    GraphRestrictions plain_trees;
    plain_trees.trees = result.trees;
    plain_trees.degree_min = result.degree_min;
    plain_trees.degree_max = result.degree_max;
    plain_trees.size_min = result.size_min;
    plain_trees.size_max = result.size_max;
    plain_trees.connected = result.connected;
    plain_trees.bipartite = result.bipartite;
    if (result.trees && result != plain_trees)
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
    if (which.degree_min > 0 || which.degree_max < 63)
        result += " with degrees " + range_text(which.degree_min, which.degree_max, 63);
    if (which.size_min > 0 || which.size_max < 2016)
        result += " with edges " + range_text(which.size_min, which.size_max, 2016);
    return result;
}

namespace {

/// The arguments of "name(a, b)"; nothing if the text is of another form.
std::optional<std::vector<std::string>> arguments_of(std::string_view text, std::string_view name) {
    if (!text.starts_with(name)) return {};
    text.remove_prefix(name.size());
    if (!text.starts_with('(') || !text.ends_with(')')) return {};
    std::vector<std::string> result;
    for (const TextWord& word : words_of(text.substr(1, text.size() - 2), " ,\t"))
        result.emplace_back(word.text);
    return result;
}

std::optional<double> parse_probability(const std::string& text) {
    double result = -1;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), result);
    if (error != std::errc{} || end != text.data() + text.size()) return {};
    return 0 <= result && result <= 1 ? std::optional<double>(result) : std::nullopt;
}

Graph draw_bipartite(properties::Dice& dice, int a, int b, double p) {
    Graph result(a + b);
    for (Vertex u = 0; u < a; ++u)
        for (Vertex v = a; v < a + b; ++v)
            if (dice.chance(p)) result.add_edge(u, v);
    return result;
}

Graph draw_tree(properties::Dice& dice, int order) {
    Graph result(order);
    for (Vertex v = 1; v < order; ++v) result.add_edge(dice.below(v), v);
    return result;
}

Graph draw_of_size(properties::Dice& dice, int order, int size) {
    Graph result(order);
    for (int edges = 0; edges < size;) {
        const Vertex u = dice.below(order);
        const Vertex v = dice.below(order);
        if (u == v || result.adjacent(u, v)) continue;
        result.add_edge(u, v);
        ++edges;
    }
    return result;
}

/// The pairing model: points are paired at random until no loop or double edge comes out.
Graph draw_regular(properties::Dice& dice, int order, int degree) {
    for (;;) {
        std::vector<Vertex> points;
        for (int i = 0; i < order * degree; ++i) points.push_back(i % order);
        Graph result(order);
        bool simple = true;
        while (simple && !points.empty()) {
            const Vertex u = points.back();
            points.pop_back();
            const auto i = static_cast<std::size_t>(dice.below(static_cast<int>(points.size())));
            const Vertex v = points[i];
            points[i] = points.back();
            points.pop_back();
            simple = u != v && !result.adjacent(u, v);
            if (simple) result.add_edge(u, v);
        }
        if (simple) return result;
    }
}

Digraph draw_digraph(properties::Dice& dice, int n, double p) {
    Digraph result(n);
    for (Vertex u = 0; u < n; ++u)
        for (Vertex v = 0; v < n; ++v)
            if (u != v && dice.chance(p)) result.add_arc(u, v);
    return result;
}

Digraph draw_tournament(properties::Dice& dice, int n) {
    Digraph result(n);
    for (Vertex u = 0; u < n; ++u)
        for (Vertex v = u + 1; v < n; ++v)
            dice.chance(0.5) ? result.add_arc(u, v) : result.add_arc(v, u);
    return result;
}

bool is_order(const std::optional<int>& n) {
    return n && 1 <= *n && *n <= Graph::order_max;
}

std::optional<RandomModel> directed_model(std::string_view text) {
    RandomModel model;
    model.name = text;
    if (const auto a = arguments_of(text, "digraph"); a && a->size() == 2) {
        const auto p = parse_probability((*a)[1]);
        if (const auto n = parse_int(a->front()); is_order(n) && p) {
            model.draw_digraph = [n = *n, p = *p](properties::Dice& dice) {
                return draw_digraph(dice, n, p);
            };
            return model;
        }
    }
    if (const auto a = arguments_of(text, "tournament"); a && a->size() == 1)
        if (const auto n = parse_int(a->front()); is_order(n)) {
            model.draw_digraph = [n = *n](properties::Dice& dice) {
                return draw_tournament(dice, n);
            };
            model.within_digraphs.tournaments = true;
            return model;
        }
    return std::nullopt;
}

}  // namespace

Parsed<RandomModel> parse_random_model(std::string_view text) {
    RandomModel model;
    model.name = text;
    const auto number = [](const std::vector<std::string>& from, std::size_t i) {
        return i < from.size() ? parse_int(from[i]) : std::nullopt;
    };
    if (const auto a = arguments_of(text, "gnp"); a && a->size() == 2) {
        const auto p = parse_probability((*a)[1]);
        if (const auto n = number(*a, 0); is_order(n) && p) {
            model.draw = [n = *n, p = *p](properties::Dice& dice) {
                Graph result(n);
                for (Vertex u = 0; u < n; ++u)
                    for (Vertex v = u + 1; v < n; ++v)
                        if (dice.chance(p)) result.add_edge(u, v);
                return result;
            };
            return model;
        }
    }
    if (const auto a = arguments_of(text, "gnm"); a && a->size() == 2) {
        const auto n = number(*a, 0);
        const auto m = number(*a, 1);
        if (is_order(n) && m && *m <= *n * (*n - 1) / 2) {
            model.draw = [n = *n, m = *m](properties::Dice& dice) {
                return draw_of_size(dice, n, m);
            };
            return model;
        }
    }
    if (const auto a = arguments_of(text, "tree"); a && a->size() == 1)
        if (const auto n = number(*a, 0); is_order(n)) {
            model.draw = [n = *n](properties::Dice& dice) { return draw_tree(dice, n); };
            model.within.trees = true;
            return model;
        }
    if (const auto a = arguments_of(text, "bipartite"); a && a->size() == 3) {
        const auto x = number(*a, 0);
        const auto y = number(*a, 1);
        const auto p = parse_probability((*a)[2]);
        if (is_order(x) && is_order(y) && *x + *y <= Graph::order_max && p) {
            model.draw = [x = *x, y = *y, p = *p](properties::Dice& dice) {
                return draw_bipartite(dice, x, y, p);
            };
            model.within.bipartite = true;
            return model;
        }
    }
    if (const auto a = arguments_of(text, "regular"); a && a->size() == 2) {
        const auto n = number(*a, 0);
        const auto d = number(*a, 1);
        if (is_order(n) && d && *d < *n && *d <= 6 && *n * *d % 2 == 0) {
            model.draw = [n = *n, d = *d](properties::Dice& dice) {
                return draw_regular(dice, n, d);
            };
            model.within.regular = true;
            model.within.degree_min = model.within.degree_max = *d;
            return model;
        }
    }
    if (const auto directed = directed_model(text)) return *directed;
    return ParseError{
        "no random model; they are gnp(order, p), gnm(order, size), tree(order), "
        "bipartite(order, order, p), regular(order, degree), digraph(order, p), "
        "tournament(order) with order <= 64, "
        "degree <= 6, order * degree even, 0 <= p <= 1",
        1};
}

}  // namespace gazetteer::conjectures
