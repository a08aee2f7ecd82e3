// SPDX-License-Identifier: GPL-3.0-or-later
// Random graphs and digraphs: the texts that name their models, and how they are drawn.
#include <charconv>

#include "counterexamples/grounds/ground.hpp"
#include "counterexamples/grounds/number_text.hpp"
#include "graph/formats/words.hpp"

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
