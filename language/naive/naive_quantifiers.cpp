// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/naive/naive_evaluator.hpp"

#include <cctype>
#include <string>
#include <vector>

namespace gazetteer::conjectures::naive {

Graph Evaluation::edge_set(const Syntax& s) {
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

Number Evaluation::over_edge_sets(const Syntax& s) {
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

Number Evaluation::property(const Syntax& s) {
    const auto before = variables_;
    long bits = 0;
    for (Vertex u : whole_.graph.vertices()) {
        variables_[s.variables[0].text] = u;
        if (number(s.children[0]) == Number(1)) bits |= 1L << u;
        variables_ = before;
    }
    return bits;
}

void Evaluation::take(const Syntax& body, std::vector<Number>& values) {
    if (body.kind != Syntax::Kind::where) return values.push_back(number(body));
    const Number condition = number(body.children[0]);
    if (!condition) values.emplace_back();
    if (condition == Number(1)) values.push_back(number(body.children[1]));
}

Number Evaluation::over_sets(const Syntax& s) {
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

Number Evaluation::over_numbers(const Syntax& s) {
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

Number Evaluation::quantifier(const Syntax& s) {
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

Number Evaluation::edge_quantifier(const Syntax& s) {
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
    if (s.text == "sum" || s.text == "count") return alike ? folded("sum", ascending) : Number();
    ascending.insert(ascending.end(), descending.begin(), descending.end());
    return folded(s.text, ascending);
}

}  // namespace gazetteer::conjectures::naive
