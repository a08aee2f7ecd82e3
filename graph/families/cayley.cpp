// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/families/cayley.hpp"

#include <algorithm>

namespace gazetteer {

namespace {

int modulo(int x, int n) {
    return (x % n + n) % n;
}

std::string element_text(const CayleyGroup& group, int x) {
    if (group.kind == CayleyGroup::Kind::dihedral)
        return (x < group.a ? "r" : "s") + std::to_string(x % group.a);
    return "(" + std::to_string(x / group.b) + "," + std::to_string(x % group.b) + ")";
}

}  // namespace

int CayleyGroup::times(int x, int y) const {
    if (kind == Kind::product) return modulo(x / b + y / b, a) * b + modulo(x % b + y % b, b);
    // s^e r^i s^f r^j is s^(e + f) r^j with r^i, or with r^-i where f is 1.
    const bool is_x_reflection = x >= a;
    const bool is_y_reflection = y >= a;
    const int rotation = modulo(is_y_reflection ? y % a - x % a : y % a + x % a, a);
    return is_x_reflection == is_y_reflection ? rotation : a + rotation;
}

int CayleyGroup::inverse(int x) const {
    if (kind == Kind::product) return modulo(-(x / b), a) * b + modulo(-(x % b), b);
    return x < a ? modulo(-x, a) : x;
}

Graph CayleyGraph::small_graph() const {
    Graph result(order());
    for (Vertex x : result.vertices())
        for (int s : connection) result.add_edge(x, group.times(x, s));
    return result;
}

CayleyGraph cayley_graph(const CayleyGroup& group, const std::vector<int>& elements) {
    CayleyGraph result{group, {}};
    for (int x : elements)
        if (0 < x && x < group.order()) result.connection.push_back(std::min(x, group.inverse(x)));
    std::ranges::sort(result.connection);
    const auto repeated = std::unique(result.connection.begin(), result.connection.end());
    result.connection.erase(repeated, result.connection.end());
    return result;
}

std::string to_string(const CayleyGraph& g) {
    const CayleyGroup& group = g.group;
    const bool is_cyclic = group.kind == CayleyGroup::Kind::product && group.b == 1;
    if (g.connection.empty()) return "empty(" + std::to_string(g.order()) + ")";
    if (is_cyclic) {
        std::string result = "circulant(" + std::to_string(g.order());
        for (int x : g.connection) result += ", " + std::to_string(x);
        return result + ")";
    }
    std::string result =
        group.kind == CayleyGroup::Kind::dihedral
            ? "cayley(D" + std::to_string(group.a) + ";"
            : "cayley(Z" + std::to_string(group.a) + "xZ" + std::to_string(group.b) + ";";
    for (int x : g.connection) result += " " + element_text(group, x);
    return result + ")";
}

}  // namespace gazetteer
