// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/interchange/graph_builder.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <locale>
#include <numeric>
#include <sstream>

#include "graph/families/room.hpp"
#include "graph/formats/formats.hpp"
#include "graph/index.hpp"

namespace gazetteer {

namespace {

/// What a vertex with its name and an edge with its place take while a text is read, at most.
constexpr double bytes_a_vertex = 120;

std::optional<std::int64_t> as_number(std::string_view word) {
    std::int64_t result = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), result);
    if (error != std::errc() || end != word.data() + word.size()) return std::nullopt;
    return result;
}

/// "07" is a name and no number.
std::optional<std::int64_t> as_plain_number(const std::string& name) {
    const auto number = as_number(name);
    return number && *number >= 0 && std::to_string(*number) == name ? number : std::nullopt;
}

void check_order(std::int64_t order, bool directed, TextPlace at) {
    const std::int64_t most = directed ? Digraph::order_max : parsed_order_max;
    if (order < 0 || order > most)
        refuse("the order is " + std::to_string(order) + "; at most " + std::to_string(most) +
                   " is read",
               at);
}

Edge edge_between(Vertex u, Vertex v) {
    return u < v ? Edge{u, v} : Edge{v, u};
}

Board board_of(bool directed, int order, std::vector<Edge>& edges) {
    if (!directed) return SparseGraph(order, edges);
    std::vector<Arc> arcs;
    for (const Edge& e : edges) arcs.push_back({e.u, e.v});
    return Digraph(order, arcs);
}

}  // namespace

void refuse(const std::string& message, TextPlace at) {
    throw InterchangeError{{message, at.line, at.column}};
}

std::int64_t number_of(std::string_view word, std::int64_t low, std::int64_t high,
                       const std::string& what, TextPlace at) {
    const auto number = as_number(word);
    if (!number || *number < low || *number > high)
        refuse("'" + std::string(word.substr(0, 40)) + "' where " + what + " is expected, from " +
                   std::to_string(low) + " to " + std::to_string(high),
               at);
    return *number;
}

std::optional<double> real_number(const std::string& word) {
    std::istringstream in(word);
    in.imbue(std::locale::classic());
    double result = 0;
    std::string rest;
    if (!(in >> result) || in >> rest || !std::isfinite(result)) return std::nullopt;
    return result;
}

GraphBuilder::GraphBuilder(bool directed, std::int64_t order, int first, TextPlace at)
    : directed_(directed), by_number_(true), first_(first) {
    check_order(order, directed, at);
    const double bytes = static_cast<double>(order) * bytes_a_vertex;
    if (const std::string none = no_room_for(bytes); !none.empty()) refuse(none, at);
    order_ = static_cast<int>(order);
}

Vertex GraphBuilder::vertex(std::string_view name, TextPlace at) {
    const auto [entry, is_new] = of_name_.try_emplace(std::string(name), order_);
    if (!is_new) return entry->second;
    check_order(std::int64_t{order_} + 1, directed_, at);
    names_.emplace_back(name);
    return order_++;
}

Vertex GraphBuilder::new_vertex(std::string_view name, TextPlace at) {
    const int before = order_;
    const Vertex v = vertex(name, at);
    if (order_ == before) refuse("the vertex '" + std::string(name) + "' stands twice", at);
    return v;
}

Vertex GraphBuilder::known(std::string_view name, TextPlace at) const {
    const auto entry = of_name_.find(std::string(name));
    if (entry == of_name_.end()) refuse("there is no vertex '" + std::string(name) + "'", at);
    return entry->second;
}

Vertex GraphBuilder::numbered(std::string_view word, TextPlace at) const {
    if (order_ == 0) refuse("a vertex of a graph that has none", at);
    const std::int64_t last = std::int64_t{first_} + order_ - 1;
    return static_cast<Vertex>(number_of(word, first_, last, "a vertex", at) - first_);
}

void GraphBuilder::call(std::vector<std::string> names) {
    require(static_cast<int>(names.size()) == order_, "a name a vertex");
    names_ = std::move(names);
    by_number_ = false;
}

void GraphBuilder::place(Vertex v, DrawnAt at) {
    if (std::isfinite(at.x) && std::isfinite(at.y)) places_[v] = at;
}

std::vector<DrawnAt> GraphBuilder::places_when_done(const std::vector<Vertex>& place_of) const {
    if (places_.size() != place_of.size()) return {};
    std::vector<DrawnAt> result(place_of.size());
    for (const auto& [v, at] : places_) result[index(place_of[index(v)])] = at;
    return result;
}

std::string GraphBuilder::called(Vertex v) const {
    return by_number_ ? std::to_string(first_ + v) : names_[index(v)];
}

void GraphBuilder::edge(Vertex u, Vertex v, TextPlace at) {
    if (u == v)
        refuse("a loop at the vertex " + called(u) + "; graphs without loops are played on", at);
    arcs_.push_back({u, v, at});
}

/// Numbers stand in their order, other names in the order in which they came.
std::vector<std::string> GraphBuilder::names_when_done(std::vector<Vertex>& place_of) const {
    std::iota(place_of.begin(), place_of.end(), 0);
    if (by_number_) {
        std::vector<std::string> names;
        for (int v = 0; first_ != 0 && v < order_; ++v) names.push_back(called(v));
        return names;
    }
    std::vector<std::pair<std::int64_t, Vertex>> numbers;
    for (Vertex v = 0; v < order_; ++v)
        if (const auto number = as_plain_number(names_[index(v)])) numbers.emplace_back(*number, v);
    if (static_cast<int>(numbers.size()) < order_) return names_;
    std::ranges::sort(numbers);
    std::vector<std::string> names;
    for (int i = 0; i < order_; ++i) {
        place_of[index(numbers[index(i)].second)] = i;
        names.push_back(std::to_string(numbers[index(i)].first));
    }
    if (numbers.empty() || numbers.back().first == order_ - 1) names.clear();
    return names;
}

/// Leaves each edge once.
void GraphBuilder::refuse_twice(EdgesStand stand) {
    const auto ends = [this](const Line& line) {
        return directed_ ? std::pair(line.from, line.to) : std::minmax({line.from, line.to});
    };
    const auto before = [&](const Line& a, const Line& b) {
        return std::pair(ends(a), a.from) < std::pair(ends(b), b.from);
    };
    std::ranges::stable_sort(arcs_, before);
    const std::size_t lines = arcs_.size();
    const Line* alone = nullptr;
    const Line* second = nullptr;
    std::vector<Line> once;
    for (std::size_t i = 0; i < arcs_.size(); ++i) {
        const Line& line = arcs_[i];
        const bool same = i > 0 && ends(arcs_[i - 1]) == ends(line);
        if (same && (directed_ || arcs_[i - 1].from == line.from || stand == EdgesStand::once))
            refuse("the edge from " + called(line.from) + " to " + called(line.to) +
                       " stands twice, on line " + std::to_string(arcs_[i - 1].at.line) +
                       " too; graphs without multiple edges are played on",
                   line.at);
        if (same) second = &line;
        if (same) continue;
        once.push_back(line);
        const bool twice = i + 1 < arcs_.size() && ends(arcs_[i + 1]) == ends(line);
        if (!twice) alone = &line;
    }
    const bool mixed = stand == EdgesStand::once_or_all_twice && second != nullptr;
    const bool half = stand == EdgesStand::from_both_ends && !directed_;
    if (alone != nullptr && (mixed || half))
        refuse("the edge between " + called(alone->from) + " and " + called(alone->to) +
                   " stands from one end only" + (mixed ? ", and others from both" : ""),
               alone->at);
    require(lines >= once.size(), "fewer edges than lines");
    arcs_ = std::move(once);
}

NamedGraph GraphBuilder::finish(EdgesStand stand) && {
    refuse_twice(stand);
    std::vector<Vertex> place_of(index(order_));
    NamedGraph result;
    result.names = names_when_done(place_of);
    result.places = places_when_done(place_of);
    std::vector<Edge> edges;
    for (const Line& line : arcs_) {
        const Vertex from = place_of[index(line.from)];
        const Vertex to = place_of[index(line.to)];
        edges.push_back(directed_ ? Edge{from, to} : edge_between(from, to));
    }
    result.board = board_of(directed_, order_, edges);
    return result;
}

}  // namespace gazetteer
