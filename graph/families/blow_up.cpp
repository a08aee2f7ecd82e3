// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/families/blow_up.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>
#include <tuple>

#include "graph/families/room.hpp"
#include "graph/text.hpp"

namespace gazetteer {

namespace {

constexpr std::array class_kinds{ClassKind::independent, ClassKind::clique,
                                 ClassKind::pendant_clique};

const BlowUpClass& class_at(const BlowUp& b, Vertex i) {
    return b.classes[static_cast<std::size_t>(i)];
}

/// Where each class begins, and the order behind the last.
std::vector<Vertex> starts_of(const BlowUp& b) {
    std::vector<Vertex> result{0};
    for (const BlowUpClass& one : b.classes) result.push_back(result.back() + one.order());
    return result;
}

/// visit(u, v) with the ends u < v of each edge.
template <class Visit>
void for_each_edge(const BlowUp& b, Visit visit) {
    require(b.quotient.order() == static_cast<int>(b.classes.size()), "a quotient of the classes");
    const std::vector<Vertex> starts = starts_of(b);
    const auto start = [&](Vertex i) { return starts[static_cast<std::size_t>(i)]; };
    for (Vertex i : b.quotient.vertices()) {
        const BlowUpClass& one = class_at(b, i);
        for (Vertex u = start(i); u < start(i) + one.size; ++u) {
            if (one.kind != ClassKind::independent)
                for (Vertex v = u + 1; v < start(i) + one.size; ++v) visit(u, v);
            if (one.kind == ClassKind::pendant_clique) visit(u, u + one.size);
            for (Vertex j : b.quotient.neighbours(i))
                if (i < j)
                    for (Vertex w = 0; w < class_at(b, j).size; ++w) visit(u, start(j) + w);
        }
    }
}

std::string listed_classes(const BlowUp& b, const SizeText& size_text) {
    std::string result;
    for (Vertex i : b.quotient.vertices()) {
        const BlowUpClass& one = class_at(b, i);
        const std::string size = size_text(i);
        if (!result.empty()) result += ", ";
        if (one.kind == ClassKind::independent) result += "empty(" + size + ")";
        if (one.kind == ClassKind::clique) result += "K" + size;
        if (one.kind == ClassKind::pendant_clique) result += "corona(K" + size + ", K1)";
    }
    return result;
}

bool all_of_kind(const BlowUp& b, ClassKind kind) {
    return std::ranges::all_of(b.classes, [&](const BlowUpClass& c) { return c.kind == kind; });
}

/// A single vertex is a clique and independent.
bool can_be(const BlowUpClass& one, ClassKind kind) {
    const bool is_single = one.size == 1 && one.kind != ClassKind::pendant_clique;
    return one.kind == kind || (is_single && kind != ClassKind::pendant_clique);
}

/// The kind of the class that both together are, if they are one.
std::optional<ClassKind> kind_of_both(const BlowUp& b, Vertex i, Vertex j) {
    const VertexSet both{i, j};
    if (b.quotient.neighbours(i) - both != b.quotient.neighbours(j) - both) return std::nullopt;
    for (ClassKind kind : class_kinds) {
        const bool are_joined = kind != ClassKind::independent;
        if (b.quotient.adjacent(i, j) == are_joined && can_be(class_at(b, i), kind) &&
            can_be(class_at(b, j), kind))
            return kind;
    }
    return std::nullopt;
}

/// Two classes that are one become one; false if there are none.
bool unite_alike(BlowUp& b) {
    for (Vertex i : b.quotient.vertices())
        for (Vertex j = i + 1; j < b.quotient.order(); ++j) {
            const auto kind = kind_of_both(b, i, j);
            if (!kind) continue;
            b.classes[static_cast<std::size_t>(i)] = {*kind,
                                                      class_at(b, i).size + class_at(b, j).size};
            b.classes.erase(b.classes.begin() + j);
            b.quotient = b.quotient.without_vertex(j);
            return true;
        }
    return false;
}

/// A single vertex with a leaf that is a class becomes one class; false if there is none.
bool unite_with_leaf(BlowUp& b) {
    for (Vertex i : b.quotient.vertices())
        for (Vertex j : b.quotient.neighbours(i)) {
            const bool are_single = class_at(b, i).order() == 1 && class_at(b, j).order() == 1;
            if (!are_single || b.quotient.degree(j) != 1) continue;
            b.classes[static_cast<std::size_t>(i)].kind = ClassKind::pendant_clique;
            b.classes.erase(b.classes.begin() + j);
            b.quotient = b.quotient.without_vertex(j);
            return true;
        }
    return false;
}

bool is_complete_quotient(const BlowUp& b) {
    const int k = b.quotient.order();
    return b.quotient.size() == k * (k - 1) / 2;
}

/// Cliques, then those with leaves, then independent ones; smaller ones first.
BlowUp in_order_of_kinds(const BlowUp& b) {
    std::vector<Vertex> places(b.classes.size());
    std::iota(places.begin(), places.end(), 0);
    const auto key = [&](Vertex i) {
        const BlowUpClass& one = class_at(b, i);
        return std::tuple(one.kind == ClassKind::independent, one.kind, one.size);
    };
    std::ranges::stable_sort(places, {}, key);
    BlowUp result;
    std::vector<Vertex> image(places.size());
    for (Vertex i : places) {
        image[static_cast<std::size_t>(i)] = static_cast<Vertex>(result.classes.size());
        result.classes.push_back(class_at(b, i));
    }
    result.quotient = b.quotient.relabelled(image);
    return result;
}

/// Visits the blow-up with each quotient of its k classes.
bool visit_quotients(BlowUp& b, int k, const std::function<bool(const BlowUp&)>& visit) {
    std::vector<Edge> pairs;
    for (Vertex i = 0; i < k; ++i)
        for (Vertex j = i + 1; j < k; ++j) pairs.push_back({i, j});
    for (unsigned bits = 0; bits < 1U << pairs.size(); ++bits) {
        b.quotient = Graph(k);
        for (std::size_t p = 0; p < pairs.size(); ++p)
            if ((bits >> p & 1) != 0) b.quotient.add_edge(pairs[p].u, pairs[p].v);
        if (!visit(b)) return false;
    }
    return true;
}

/// Makes the classes that are missing of k, with `left` vertices at most and `due` at least.
bool visit_classes(BlowUp& b, int k, int due, int left,
                   const std::function<bool(const BlowUp&)>& visit) {
    const int missing = k - static_cast<int>(b.classes.size());
    if (missing == 0) return due > 0 || visit_quotients(b, k, visit);
    for (ClassKind kind : class_kinds)
        for (int size = 1;; ++size) {
            const BlowUpClass one{kind, size};
            if (one.order() + missing - 1 > left) break;
            b.classes.push_back(one);
            const bool goes_on = visit_classes(b, k, due - one.order(), left - one.order(), visit);
            b.classes.pop_back();
            if (!goes_on) return false;
        }
    return true;
}

}  // namespace

int BlowUp::order() const {
    int result = 0;
    for (const BlowUpClass& one : classes) result += one.order();
    return result;
}

std::int64_t BlowUp::degree(Vertex i) const {
    const BlowUpClass& one = class_at(*this, i);
    std::int64_t result = one.kind == ClassKind::pendant_clique ? 1 : 0;
    if (one.kind != ClassKind::independent) result += one.size - 1;
    for (Vertex j : quotient.neighbours(i)) result += class_at(*this, j).size;
    return result;
}

std::int64_t BlowUp::size() const {
    std::int64_t ends = 0;
    for (Vertex i : quotient.vertices()) {
        const BlowUpClass& one = class_at(*this, i);
        ends += (degree(i) + (one.kind == ClassKind::pendant_clique ? 1 : 0)) * one.size;
    }
    return ends / 2;
}

// As for the members of families: a list of edges, and the graph.
double BlowUp::bytes() const {
    return bytes_of_making(order(), size());
}

SparseGraph BlowUp::graph() const {
    std::vector<Edge> edges;
    edges.reserve(static_cast<std::size_t>(size()));
    for_each_edge(*this, [&](Vertex u, Vertex v) { edges.push_back({u, v}); });
    return {order(), edges};
}

Graph BlowUp::small_graph() const {
    Graph result(order());
    for_each_edge(*this, [&](Vertex u, Vertex v) { result.add_edge(u, v); });
    return result;
}

std::string to_string(const BlowUp& b) {
    return to_string(b, [&b](Vertex i) { return std::to_string(class_at(b, i).size); });
}

std::string to_string(const BlowUp& b, const SizeText& size_text) {
    require(!b.classes.empty(), "a class");
    const std::string listed = listed_classes(b, size_text);
    if (b.classes.size() == 1) return listed;
    if (b.quotient.size() == 0) return "union(" + listed + ")";
    if (is_complete_quotient(b) && all_of_kind(b, ClassKind::independent)) {
        std::string sizes;
        for (Vertex i : b.quotient.vertices()) sizes += (i == 0 ? "" : ", ") + size_text(i);
        return "complete_multipartite(" + sizes + ")";
    }
    const bool has_leaves =
        std::ranges::count(b.classes, ClassKind::pendant_clique, &BlowUpClass::kind) > 0;
    if (is_complete_quotient(b) && !has_leaves) return "join(" + listed + ")";
    std::string joins;
    for (const Edge& e : b.quotient.edges()) joins += " " + text(e);
    return "blowup(" + listed + ";" + joins + ")";
}

BlowUp simplified(const BlowUp& b) {
    BlowUp result = b;
    while (unite_alike(result) || unite_with_leaf(result)) {
    }
    const bool is_multipartite = result.classes.size() > 1 && is_complete_quotient(result) &&
                                 std::ranges::all_of(result.classes, [](const BlowUpClass& one) {
                                     return can_be(one, ClassKind::independent);
                                 });
    for (BlowUpClass& one : result.classes)
        if (can_be(one, ClassKind::clique) && can_be(one, ClassKind::independent))
            one.kind = is_multipartite ? ClassKind::independent : ClassKind::clique;
    return in_order_of_kinds(result);
}

void for_each_blow_up(int classes_max, int order_min, int order_max,
                      const std::function<bool(const BlowUp&)>& visit) {
    require(1 <= classes_max && classes_max <= 7, "1 to 7 classes");
    for (int k = 1; k <= classes_max; ++k) {
        BlowUp b;
        if (!visit_classes(b, k, order_min, order_max, visit)) return;
    }
}

}  // namespace gazetteer
