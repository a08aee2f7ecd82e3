// SPDX-License-Identifier: GPL-3.0-or-later
// A second evaluator: straight over the tree of the text, without types, memory or any
// order of work, on the definitions of naive_terms.hpp. It shares nothing with the program but the
// parser of syntax. Reals are long doubles, and equal where they differ by less than a part in
// 10^9.
#pragma once

#include <cmath>
#include <map>
#include <numeric>
#include <optional>
#include <set>
#include <string>

#include "language/expressions/syntax.hpp"
#include "language/naive/naive_directed_games.hpp"
#include "language/naive/naive_graphs.hpp"
#include "language/naive/naive_numbers.hpp"
#include "language/naive/naive_reals.hpp"
#include "language/naive/naive_terms.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures::naive {

class Evaluation {
  public:
    explicit Evaluation(const Graph& g) : whole_(named(g)) {}
    explicit Evaluation(const Digraph& d) : whole_(named(d)) {}

    /// What it comes to, with `v` for v. Throws Unknown, and runs::Stopped.
    Number value(const Syntax& syntax, Vertex v) {
        variables_ = {{"v", v}};
        return number(syntax);
    }
    /// It is not false: undefined refutes nothing.
    bool holds(const Syntax& syntax, Vertex v) { return value(syntax, v) != Number(0); }

  private:
    static long whole(Number a) { return static_cast<long>(a.value()); }
    static Vertex vertex(Number a) { return static_cast<Vertex>(a.value()); }
    static bool contains(long bits, long member) { return (bits >> member & 1) != 0; }

    Number number(const Syntax& s) {
        runs::poll();
        switch (s.kind) {
            case Syntax::Kind::number:
                return std::stold(s.text);
            case Syntax::Kind::name:
                return name(s);
            case Syntax::Kind::operation:
                return operation(s);
            case Syntax::Kind::comparison:
                return comparison(s);
            case Syntax::Kind::quantifier:
                return quantifier(s);
            case Syntax::Kind::edge_quantifier:
                return edge_quantifier(s);
            case Syntax::Kind::let:
                return let(s);
            case Syntax::Kind::property:
                return property(s);
            case Syntax::Kind::members:
                return members(s);
            case Syntax::Kind::bars:
                return bars(s);
            case Syntax::Kind::where:
            case Syntax::Kind::quoted:
                return {};
        }
        return {};
    }

    /// The value is taken once, where it is named.
    Number let(const Syntax& s) {
        const auto before = values_;
        const auto edges_before = edge_sets_;
        if (is_edge_set(s.children[0]))
            edge_sets_[s.text] = edge_set(s.children[0]);
        else
            values_[s.text] = number(s.children[0]);
        const Number result = number(s.children[1]);
        values_ = before;
        edge_sets_ = edges_before;
        return result;
    }
    /// One that is named, or {u ~ w: ...}.
    bool is_edge_set(const Syntax& s) const {
        return (s.kind == Syntax::Kind::name && edge_sets_.contains(s.text)) ||
               (s.kind == Syntax::Kind::property && s.variables.size() == 2);
    }
    /// A graph with all vertices, and by a property the edges that have it from one end at least.
    Graph edge_set(const Syntax& s) {
        if (s.kind == Syntax::Kind::name) return edge_sets_.at(s.text);
        const auto before = variables_;
        Graph result(whole_.graph.order());
        for (Vertex u : whole_.graph.vertices())
            for (Vertex w : whole_.graph.vertices()) {
                if (!adjacent(u, w)) continue;
                variables_[s.variables[0].text] = u;
                variables_[s.variables[1].text] = w;
                if (number(s.children[0]) == Number(1)) result.add_edge(u, w);
                variables_ = before;
            }
        return result;
    }
    /// All of them, edge by edge.
    Number over_edge_sets(const Syntax& s) {
        const auto before = edge_sets_;
        const auto all = whole_.graph.edges();
        std::vector<Number> values;
        for (long bits = 0; bits < 1L << all.size(); ++bits) {
            Graph chosen(whole_.graph.order());
            for (std::size_t i = 0; i < all.size(); ++i)
                if (contains(bits, static_cast<long>(i))) chosen.add_edge(all[i].u, all[i].v);
            edge_sets_[s.variables[0].text] = chosen;
            take(s.children[0], values);
        }
        edge_sets_ = before;
        return quantified(s.text, values);
    }

    /// -> between vertices.
    bool is_arc(const Syntax& s) const {
        return s.text == "->" && std::ranges::all_of(s.children, [&](const Syntax& end) {
                   return end.kind == Syntax::Kind::name && variables_.contains(end.text);
               });
    }

    Number operation(const Syntax& s) {
        if (is_arc(s))
            return whole_.arcs.value().has_arc(vertex(number(s.children[0])),
                                               vertex(number(s.children[1])));
        const Number a = number(s.children[0]);
        if (s.text == "not") return negated(a);
        if (s.children.size() == 1) return a && *a != infinite ? Number(-*a) : Number();
        // What a false hypothesis leaves open is not asked of so many sets.
        if (!edge_sets_.empty() && a == Number(0) && (s.text == "->" || s.text == "and"))
            return s.text == "->";
        const Number b = number(s.children[1]);
        if (s.text == "and") return both(a, b);
        if (s.text == "or") return negated(both(negated(a), negated(b)));
        if (s.text == "->") return negated(both(a, negated(b)));
        if (!a || !b) return {};
        if (s.text == "xor") return *a != *b;
        if (s.text == "<->") return *a == *b;
        return arithmetic(s.text, *a, *b);
    }
    Number comparison(const Syntax& s) {
        if (is_edge_set(s.children.back())) {
            const Syntax& ends = s.children.front();
            return edge_set(s.children.back())
                .adjacent(vertex(number(ends.children[0])), vertex(number(ends.children[1])));
        }
        Number result = 1;
        Number left = number(s.children[0]);
        for (std::size_t i = 0; i < s.operators.size(); ++i) {
            const Number right = number(s.children[i + 1]);
            result = both(result, compared(s.operators[i].text, left, right));
            left = right;
        }
        return result;
    }
    Number compared(const std::string& sign, Number a, Number b) {
        if (!a || !b) return {};
        if (sign == "in") return contains(whole(b), whole(a));
        if (sign == "~") return adjacent(vertex(a), vertex(b));
        const bool equal = same(*a, *b);
        if (sign == "=") return equal;
        if (sign == "!=") return !equal;
        if (sign == "<") return !equal && *a < *b;
        if (sign == "<=") return equal || *a < *b;
        return sign == ">" ? !equal && *a > *b : equal || *a > *b;
    }
    bool adjacent(Vertex a, Vertex b) { return whole_.graph.adjacent(a, b); }

    Number property(const Syntax& s) {
        const auto before = variables_;
        long bits = 0;
        for (Vertex u : whole_.graph.vertices()) {
            variables_[s.variables[0].text] = u;
            if (number(s.children[0]) == Number(1)) bits |= 1L << u;
            variables_ = before;
        }
        return bits;
    }
    Number members(const Syntax& s) {
        long bits = 0;
        for (const Syntax& member : s.children) bits |= 1L << whole(number(member));
        return bits;
    }
    static bool is_set(const Syntax& s) {
        return s.kind == Syntax::Kind::property || s.kind == Syntax::Kind::members ||
               (s.kind == Syntax::Kind::name && std::isupper(s.text[0]) != 0);
    }
    Number bars(const Syntax& s) {
        if (is_edge_set(s.children[0])) return edge_set(s.children[0]).size();
        const Number inner = number(s.children[0]);
        if (!inner) return inner;
        return is_set(s.children[0]) ? std::popcount(static_cast<unsigned long>(whole(inner)))
                                     : std::abs(*inner);
    }
    /// What a body adds to the values of a fold.
    void take(const Syntax& body, std::vector<Number>& values) {
        if (body.kind != Syntax::Kind::where) return values.push_back(number(body));
        const Number condition = number(body.children[0]);
        if (!condition) values.emplace_back();
        if (condition == Number(1)) values.push_back(number(body.children[1]));
    }

    /// All sets, as numbers whose binary digits are the vertices.
    Number over_sets(const Syntax& s) {
        const auto before = values_;
        const std::string& set = s.variables[0].text;
        std::vector<Number> values;
        for (long bits = 0; bits < 1L << whole_.graph.order(); ++bits) {
            values_[set] = bits;
            take(s.children[0], values);
        }
        values_ = before;
        return quantified(s.text, values);
    }
    /// From the second child to the third.
    Number over_numbers(const Syntax& s) {
        const Number least = number(s.children[1]);
        const Number greatest = number(s.children[2]);
        if (!least || !greatest || *least == infinite || *greatest == infinite) return {};
        const auto vertices = variables_;
        const auto before = values_;
        const std::string& name = s.variables[0].text;
        variables_.erase(name);
        std::vector<Number> values;
        for (long k = whole(least); k <= whole(greatest); ++k) {
            values_[name] = k;
            take(s.children[0], values);
        }
        variables_ = vertices;
        values_ = before;
        return quantified(s.text, values);
    }

    /// A word of a grid, by the distances from the ends of the first row.
    Number coordinate(const Syntax& s) {
        const OfPair& distance = pair_terms().at("distance");
        Vertex end = 0;
        while (end + 1 < whole_.graph.order() && adjacent(end, end + 1)) ++end;
        const long columns = end + 1;
        if (s.text == "columns") return columns;
        if (s.text == "rows") return whole_.graph.order() / columns;
        const Vertex u =
            s.children.empty() ? variables_.at("v") : vertex(number(s.children.front()));
        const long from_corner = distance(whole_.graph, 0, u);
        const long along = (from_corner + end - distance(whole_.graph, end, u)) / 2;
        return s.text == "column" ? along + 1 : from_corner - along + 1;
    }

    /// Over the values of one variable, or of both ends of an edge.
    Number quantifier(const Syntax& s) {
        if (s.children.size() > 1) return over_numbers(s);
        if (std::isupper(s.variables[0].text[0]) != 0) return over_sets(s);
        const auto before = variables_;
        const std::string& u = s.variables[0].text;
        const bool neighbours = s.variables.size() == 2;
        const bool bound = neighbours && before.contains(s.variables[1].text);
        std::vector<Number> values;
        for (Vertex w : whole_.graph.vertices())
            for (Vertex x : whole_.graph.vertices()) {
                if (!neighbours && x != 0) continue;
                if (bound && x != before.at(s.variables[1].text)) continue;
                if (neighbours && !adjacent(w, x)) continue;
                variables_ = before;
                if (neighbours) variables_[s.variables[1].text] = x;
                variables_[u] = w;
                take(s.children[0], values);
            }
        variables_ = before;
        return quantified(s.text, values);
    }

    /// All ordered pairs of adjacent vertices; a sum and a count take those with u < w, and are
    /// undefined unless each edge has the same value the other way round, or none both ways.
    Number edge_quantifier(const Syntax& s) {
        if (s.variables.size() == 1) return over_edge_sets(s);
        const auto before = variables_;
        std::vector<Number> ascending;
        std::vector<Number> descending;
        bool alike = true;
        for (Vertex u : whole_.graph.vertices())
            for (Vertex w : whole_.graph.vertices()) {
                if (!adjacent(u, w) || u > w) continue;
                for (bool swapped : {false, true}) {
                    variables_ = before;
                    variables_[s.variables[0].text] = swapped ? w : u;
                    variables_[s.variables[1].text] = swapped ? u : w;
                    take(s.children[0], swapped ? descending : ascending);
                }
                alike = alike && ascending == descending;
            }
        variables_ = before;
        if (s.text == "sum" || s.text == "count")
            return alike ? folded("sum", ascending) : Number();
        ascending.insert(ascending.end(), descending.begin(), descending.end());
        return folded(s.text, ascending);
    }

    bool is_operator(const Syntax& s) const {
        static const std::set<std::string> words{
            "G",       "complement",  "square",   "power",      "line_graph", "delete",
            "induced", "delete_edge", "converse", "delete_arc", "underlying"};
        return words.contains(s.text) || is_edge_set(s);
    }
    static std::string game_of(const Syntax& s) {
        return s.text == "unrooted" ? "unrooted(" + s.children[0].text + ")" : s.text;
    }

    Number name(const Syntax& s) {
        if (const auto known = variables_.find(s.text); known != variables_.end())
            return known->second;
        if (const auto known = values_.find(s.text); known != values_.end()) return known->second;
        if (s.text == "true" || s.text == "false") return s.text == "true";
        if (s.text == "infinity") return infinite;
        if (s.text == "empty" && is_edge_set(s.children[0]))
            return edge_set(s.children[0]).size() == 0;
        if (s.text == "empty") return number(s.children[0]) == Number(0);
        if (s.text == "abs" || s.text == "sqrt" || s.text == "ln" || s.text == "exp" ||
            s.text == "floor" || s.text == "ceil")
            return of_one(s.text, number(s.children[0]));
        if (s.text == "gcd" || s.text == "min" || s.text == "max") return function(s);
        if (s.text == "row" || s.text == "column" || s.text == "rows" || s.text == "columns")
            return coordinate(s);
        return term(s);
    }

    Number function(const Syntax& s) {
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

    /// The pattern comes last.
    Number of_pattern(const Syntax& s) {
        std::vector<NamedGraph> graphs;
        for (const Syntax& argument : s.children) {
            const auto given = is_operator(argument) ? std::nullopt : written(argument);
            graphs.push_back(given ? *given : made(argument));
        }
        const NamedGraph& g = graphs.size() > 1 ? graphs.front() : whole_;
        if (g.arcs) return bijection_count(*g.arcs, graphs.back().arcs.value()) > 0;
        return as_number(pattern_terms().at(s.text)(g.graph, graphs.back().graph));
    }

    /// A graph may come before the two vertices.
    Number of_pair(const Syntax& s) {
        NamedGraph graph = whole_;
        std::vector<std::optional<Vertex>> ends;
        if (is_operator(s.children[0])) graph = made(s.children[0]);
        if (is_set(s.children.back())) return of_vertex_and_set(s, graph);
        for (const Syntax& argument : s.children)
            if (!is_operator(argument)) ends.push_back(graph.find(vertex(number(argument))));
        if (!ends[0] || !ends[1]) return s.text == "reachable" ? Number(0) : Number();
        return as_number(of_ends(s.text, graph, *ends[0], *ends[1]));
    }
    static long of_ends(const std::string& what, const NamedGraph& graph, Vertex u, Vertex w) {
        return graph.arcs ? digraph_pair_terms().at(what)(*graph.arcs, u, w)
                          : pair_terms().at(what)(graph.graph, u, w);
    }

    /// The least from the vertex to one of the set.
    Number of_vertex_and_set(const Syntax& s, const NamedGraph& graph) {
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

    Number term(const Syntax& s) {
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
    static bool takes_game(const std::string& what) {
        return what == "P" || what == "N" || what == "grundy" || what == "winning_moves";
    }

    static Number asked(const std::string& what, const std::string& game, const NamedGraph& graph,
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
    static Number asked_of_digraph(const std::string& what, const std::string& game,
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
    static bool knows(const std::string& what, const std::string& game) {
        return game.empty() ? vertex_terms().contains(what) : takes_game(what) && knows_game(game);
    }

    NamedGraph made(const Syntax& s) {
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
                const bool erased = s.text == "delete_edge" && ((x == ends[0] && y == ends[1]) ||
                                                                (x == ends[1] && y == ends[0]));
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
    NamedGraph whole_;
    std::map<std::string, Vertex> variables_;
    /// Those of let.
    std::map<std::string, Number> values_;
    std::map<std::string, Graph> edge_sets_;
};

}  // namespace gazetteer::conjectures::naive
