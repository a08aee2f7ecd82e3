// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/naive/naive_evaluator.hpp"

#include <algorithm>
#include <numeric>
#include <optional>
#include <string>
#include <vector>

#include "language/naive/naive_digraphs.hpp"
#include "language/naive/naive_directed_games.hpp"
#include "language/naive/naive_games.hpp"
#include "language/naive/naive_reals.hpp"
#include "language/naive/naive_terms.hpp"

namespace gazetteer::conjectures::naive {

std::string Evaluation::game_of(const Syntax& s) {
    return s.text == "unrooted" ? "unrooted(" + s.children[0].text + ")" : s.text;
}

Number Evaluation::function(const Syntax& s) {
    Number result = number(s.children[0]);
    for (std::size_t i = 1; i < s.children.size(); ++i) {
        const Number next = number(s.children[i]);
        if (!result || !next) return {};
        if (s.text == "min") result = std::min(*result, *next);
        if (s.text == "max") result = std::max(*result, *next);
        if (s.text == "gcd" && (*result == infinite || *next == infinite)) return {};
        if (s.text == "gcd") result = std::gcd(whole(result), whole(next));
    }
    return result;
}

Number Evaluation::of_pattern(const Syntax& s) {
    std::vector<NamedGraph> graphs;
    for (const Syntax& argument : s.children) {
        const auto given = is_operator(argument) ? std::nullopt : written(argument);
        graphs.push_back(given ? *given : made(argument));
    }
    const NamedGraph& g = graphs.size() > 1 ? graphs.front() : whole_;
    if (g.arcs) return bijection_count(*g.arcs, graphs.back().arcs.value()) > 0;
    return as_number(pattern_terms().at(s.text)(g.graph, graphs.back().graph));
}

Number Evaluation::of_pair(const Syntax& s) {
    NamedGraph graph = whole_;
    std::vector<std::optional<Vertex>> ends;
    if (is_operator(s.children[0])) graph = made(s.children[0]);
    if (is_set(s.children.back())) return of_vertex_and_set(s, graph);
    for (const Syntax& argument : s.children)
        if (!is_operator(argument)) ends.push_back(graph.find(vertex(number(argument))));
    if (!ends[0] || !ends[1]) return s.text == "reachable" ? Number(0) : Number();
    return as_number(of_ends(s.text, graph, *ends[0], *ends[1]));
}

long Evaluation::of_ends(const std::string& what, const NamedGraph& graph, Vertex u, Vertex w) {
    return graph.arcs ? digraph_pair_terms().at(what)(*graph.arcs, u, w)
                      : pair_terms().at(what)(graph.graph, u, w);
}

Number Evaluation::of_vertex_and_set(const Syntax& s, const NamedGraph& graph) {
    std::vector<Number> values;
    const long bits = whole(number(s.children.back()));
    const auto u = graph.find(vertex(number(s.children[s.children.size() - 2])));
    for (Vertex w : whole_.graph.vertices()) {
        if (!contains(bits, w)) continue;
        const auto end = graph.find(w);
        values.push_back(u && end ? as_number(of_ends(s.text, graph, *u, *end)) : Number());
    }
    return folded("min", values);
}

Number Evaluation::term(const Syntax& s) {
    if (s.text == "outcome") throw Unknown("outcome(" + game_of(s.children[0]) + ")");
    if (pattern_terms().contains(s.text)) return of_pattern(s);
    if (digraph_pair_terms().contains(s.text)) return of_pair(s);
    std::string game;
    NamedGraph graph = whole_;
    Number last = variables_.at("v");
    for (std::size_t i = 0; i < s.children.size(); ++i) {
        const Syntax& argument = s.children[i];
        if (i == 0 && takes_game(s.text))
            game = game_of(argument);
        else if (is_operator(argument))
            graph = made(argument);
        else if (const auto given = written(argument))
            graph = *given;
        else
            last = number(argument);
    }
    if (const auto known = real_terms().find(s.text); known != real_terms().end())
        return last ? as_number(known->second(graph.graph, ordinal(*last))) : Number();
    return graph.arcs ? asked_of_digraph(s.text, game, graph, vertex(last))
                      : asked(s.text, game, graph, vertex(last));
}

bool Evaluation::takes_game(const std::string& what) {
    return what == "P" || what == "N" || what == "grundy" || what == "winning_moves";
}

Number Evaluation::asked(const std::string& what, const std::string& game, const NamedGraph& graph,
                         Vertex v) {
    if (const auto known = graph_terms().find(what); known != graph_terms().end())
        return as_number(known->second(graph.graph));
    const bool rooted = is_rooted(game);
    if (!knows(what, game)) throw Unknown(game.empty() ? what : what + "(" + game + ")");
    if (!game.empty() && !rooted) return as_number(of_game(what, game, graph.graph, 0));
    const auto here = graph.find(v);
    const bool integer = what == "degree" || what == "eccentricity" || what == "grundy" ||
                         what == "winning_moves" || what == "triangles_at" ||
                         what == "local_independence";
    if (!here) return integer ? Number() : Number(0);
    if (rooted) return as_number(of_game(what, game, graph.graph, *here));
    return as_number(vertex_terms().at(what)(graph.graph, *here));
}

Number Evaluation::asked_of_digraph(const std::string& what, const std::string& game,
                                    const NamedGraph& graph, Vertex v) {
    const Digraph& d = graph.arcs.value();
    if (const auto known = digraph_terms().find(what); known != digraph_terms().end())
        return as_number(known->second(d));
    const auto here = graph.find(v);
    if (takes_game(what)) {
        if (!knows_directed_game(game)) throw Unknown(what + "(" + game + ")");
        if (!is_rooted(game)) return as_number(of_directed_game(what, game, d, 0));
        if (here) return as_number(of_directed_game(what, game, d, *here));
        return what == "P" || what == "N" ? Number(0) : Number();
    }
    const auto known = digraph_vertex_terms().find(what);
    if (known == digraph_vertex_terms().end()) throw Unknown(what);
    if (!here) return what == "in_kernel" ? Number(0) : Number();
    return as_number(known->second(d, *here));
}

bool Evaluation::knows(const std::string& what, const std::string& game) {
    return game.empty() ? vertex_terms().contains(what) : takes_game(what) && knows_game(game);
}

NamedGraph Evaluation::made(const Syntax& s) {
    if (is_edge_set(s)) return named(edge_set(s));
    NamedGraph from = whole_;
    if (s.text == "induced") {
        for (const Syntax& argument : s.children)
            if (is_operator(argument)) from = made(argument);
        return induced(from, whole(number(s.children.back())));
    }
    std::vector<Vertex> ends;
    if (s.text == "power") {
        for (const Syntax& argument : s.children)
            if (is_operator(argument)) from = made(argument);
        return {joined_within(from.graph, whole(number(s.children.back()))), from.names};
    }
    for (const Syntax& argument : s.children)
        if (is_operator(argument))
            from = made(argument);
        else
            ends.push_back(vertex(number(argument)));
    if (!is_operator(s)) throw Unknown(s.text);
    if (s.text == "delete" && ends.empty()) ends.push_back(variables_.at("v"));
    if (s.text == "G") return from;
    if (from.arcs) return made_of_digraph(s.text, from, ends);
    if (s.text == "line_graph") return lines(from.graph);
    if (s.text == "square") return {joined_within(from.graph, 2), from.names};
    NamedGraph result{Graph(from.graph.order()), from.names};
    const bool flipped = s.text == "complement";
    for (Vertex a : from.graph.vertices())
        for (Vertex b : from.graph.vertices()) {
            const Vertex x = from.names[static_cast<std::size_t>(a)];
            const Vertex y = from.names[static_cast<std::size_t>(b)];
            const bool erased = s.text == "delete_edge" &&
                                ((x == ends[0] && y == ends[1]) || (x == ends[1] && y == ends[0]));
            if (a < b && from.graph.adjacent(a, b) != flipped && !erased)
                result.graph.add_edge(a, b);
        }
    if (s.text != "delete") return result;
    const auto gone = result.find(ends[0]);
    if (!gone) return result;
    result.graph = result.graph.without_vertex(*gone);
    result.names.erase(result.names.begin() + *gone);
    return result;
}

}  // namespace gazetteer::conjectures::naive
