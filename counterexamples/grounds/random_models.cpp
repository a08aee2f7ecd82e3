// SPDX-License-Identifier: GPL-3.0-or-later
// Random graphs and digraphs: the texts that name their models, and how they are drawn.
#include <charconv>

#include "counterexamples/grounds/ground.hpp"
#include "counterexamples/grounds/number_text.hpp"
#include "graph/formats/words.hpp"
#include "properties/domains/graph_domains.hpp"

namespace gazetteer::conjectures {

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
    const char* const last = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data(), last, result);
    if (error != std::errc{} || end != last) return {};
    return 0 <= result && result <= 1 ? std::optional<double>(result) : std::nullopt;
}

Graph draw_bipartite(properties::Dice& dice, int a, int b, double p) {
    Graph result(a + b);
    for (Vertex u = 0; u < a; ++u)
        for (Vertex v = a; v < a + b; ++v)
            if (dice.chance(p)) result.add_edge(u, v);
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

/// What stands between the parentheses.
using Arguments = std::vector<std::string>;

/// The order that argument i names.
std::optional<int> order_at(const Arguments& arguments, std::size_t i) {
    const auto n = parse_int(arguments[i]);
    return is_order(n) ? n : std::nullopt;
}

RandomModel drawn_by(std::function<Graph(properties::Dice&)> draw) {
    RandomModel result;
    result.draw = std::move(draw);
    return result;
}

std::optional<RandomModel> gnp(const Arguments& a) {
    const auto n = order_at(a, 0);
    const auto p = parse_probability(a[1]);
    if (!n || !p) return std::nullopt;
    return drawn_by(
        [n = *n, p = *p](properties::Dice& dice) { return properties::random_graph(dice, n, p); });
}

std::optional<RandomModel> gnm(const Arguments& a) {
    const auto n = order_at(a, 0);
    const auto m = parse_int(a[1]);
    if (!n || !m || *m > *n * (*n - 1) / 2) return std::nullopt;
    return drawn_by([n = *n, m = *m](properties::Dice& dice) { return draw_of_size(dice, n, m); });
}

std::optional<RandomModel> tree(const Arguments& a) {
    const auto n = order_at(a, 0);
    if (!n) return std::nullopt;
    RandomModel result =
        drawn_by([n = *n](properties::Dice& dice) { return properties::random_tree(dice, n); });
    result.within.trees = true;
    return result;
}

std::optional<RandomModel> bipartite(const Arguments& a) {
    const auto x = order_at(a, 0);
    const auto y = order_at(a, 1);
    const auto p = parse_probability(a[2]);
    if (!x || !y || *x + *y > Graph::order_max || !p) return std::nullopt;
    RandomModel result = drawn_by(
        [x = *x, y = *y, p = *p](properties::Dice& dice) { return draw_bipartite(dice, x, y, p); });
    result.within.bipartite = true;
    return result;
}

std::optional<RandomModel> regular(const Arguments& a) {
    constexpr int degree_most = 6;
    const auto n = order_at(a, 0);
    const auto d = parse_int(a[1]);
    if (!n || !d || *d >= *n || *d > degree_most || *n * *d % 2 != 0) return std::nullopt;
    RandomModel result =
        drawn_by([n = *n, d = *d](properties::Dice& dice) { return draw_regular(dice, n, d); });
    result.within.regular = true;
    result.within.degree_min = result.within.degree_max = *d;
    return result;
}

std::optional<RandomModel> digraph(const Arguments& a) {
    const auto n = order_at(a, 0);
    const auto p = parse_probability(a[1]);
    if (!n || !p) return std::nullopt;
    RandomModel result;
    result.draw_digraph = [n = *n, p = *p](properties::Dice& dice) {
        return properties::random_digraph(dice, n, p);
    };
    return result;
}

std::optional<RandomModel> tournament(const Arguments& a) {
    const auto n = order_at(a, 0);
    if (!n) return std::nullopt;
    RandomModel result;
    result.draw_digraph = [n = *n](properties::Dice& dice) { return draw_tournament(dice, n); };
    result.within_digraphs.tournaments = true;
    return result;
}

struct NamedModel {
    const char* name;
    std::size_t arguments;
    std::optional<RandomModel> (*of)(const Arguments&);
};
constexpr NamedModel named_models[] = {
    {"gnp", 2, gnp},
    {"gnm", 2, gnm},
    {"tree", 1, tree},
    {"bipartite", 3, bipartite},
    {"regular", 2, regular},
    {"digraph", 2, digraph},
    {"tournament", 1, tournament},
};

}  // namespace

Parsed<RandomModel> parse_random_model(std::string_view text) {
    for (const NamedModel& named : named_models) {
        const auto a = arguments_of(text, named.name);
        if (!a || a->size() != named.arguments) continue;
        if (auto model = named.of(*a)) {
            model->name = text;
            return *std::move(model);
        }
    }
    return ParseError{
        "no random model; they are gnp(order, p), gnm(order, size), tree(order), "
        "bipartite(order, order, p), regular(order, degree), digraph(order, p), "
        "tournament(order) with order <= 64, "
        "degree <= 6, order * degree even, 0 <= p <= 1",
        1};
}

}  // namespace gazetteer::conjectures
