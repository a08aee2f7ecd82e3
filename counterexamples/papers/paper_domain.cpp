// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/papers/paper_domain.hpp"

#include <algorithm>
#include <functional>
#include <iterator>
#include <memory>
#include <set>
#include <utility>

#include "counterexamples/grounds/digraph_ground.hpp"
#include "graph/canonical/canonical_any.hpp"

namespace gazetteer::conjectures {

namespace {

using Visit = std::function<bool(const AnyGraph&)>;

/// Each graph of the piece until a visit returns false, which is returned.
bool visit_piece(const Piece& piece, const Visit& visit) {
    bool on = true;
    const auto take = [&](const auto& g) { return on = visit(AnyGraph(g)); };
    visit_each(piece, take);
    if (on && piece.each_large) piece.each_large(take);
    return on;
}

/// The same of the levels that `wanted` takes by their order, -1 where they have none.
bool visit_levels(const SuiteGround& ground, const std::function<bool(int)>& wanted,
                  const Visit& visit) {
    const Ground levels = ground_of(ground);
    while (const auto level = levels.next()) {
        if (!wanted(level->order)) continue;
        for (const Piece& piece : level->pieces)
            if (!visit_piece(piece, visit)) return false;
    }
    return true;
}

/// A ground with the orders of which it has, or may have, graphs.
struct Part {
    SuiteGround ground;
    std::set<int> orders;
};

/// Whether the level has a graph.
bool has_graph(const Level& level) {
    const auto none = [](const AnyGraph&) { return false; };
    return !std::ranges::all_of(level.pieces,
                                [&](const Piece& piece) { return visit_piece(piece, none); });
}

/// The orders of the levels, and of the graphs of levels without one; none if there is no graph. A
/// level with an order is asked for its first graph alone: the rest may be long.
std::set<int> orders_of(const SuiteGround& ground) {
    std::set<int> result;
    bool any = false;
    const auto insert = [&](const AnyGraph& g) { return result.insert(g.order()), true; };
    const Ground levels = ground_of(ground);
    while (const auto level = levels.next()) {
        if (level->order >= 0) {
            result.insert(level->order);
            any = any || has_graph(*level);
        } else {
            for (const Piece& piece : level->pieces) visit_piece(piece, insert);
            any = any || !result.empty();
        }
    }
    return any ? result : std::set<int>();
}

class Parts {
  public:
    Parts(std::vector<SuiteGround> grounds, const std::optional<AnyGraph>& first,
          bool names_matter) {
        for (SuiteGround& ground : grounds) {
            std::set<int> orders = orders_of(ground);
            parts_.push_back({std::move(ground), std::move(orders)});
        }
        if (!first || !contains(*first)) return;
        first_form_ = canonical_any(*first);
        first_ = names_matter ? *first : *first_form_;
    }

    int order_min() const { return order(false); }
    int order_max() const { return order(true); }

    /// All graphs of an order, `first` before others of its size.
    void visit(int order, const Visit& visit) const {
        const bool has_first = first_ && first_->order() == order;
        bool waits = has_first;
        const auto take = [&](const AnyGraph& g) {
            if (has_first && g.size() == first_->size() && canonical_any(g) == *first_form_)
                return true;
            if (waits && g.size() >= first_->size()) {
                waits = false;
                if (!visit(*first_)) return false;
            }
            return visit(g);
        };
        for (const Part& part : parts_)
            if (!visit_part(part, order, take)) return;
        if (waits) visit(*first_);
    }

    bool contains(const AnyGraph& g) const {
        if (is_of_open_family(g)) return true;
        const AnyGraph wanted = canonical_any(g);
        return std::ranges::any_of(parts_, [&](const Part& part) {
            if ((part.ground.about() == About::digraphs) != g.is_directed()) return false;
            return !visit_part(part, g.order(), [&](const AnyGraph& other) {
                return other.size() != g.size() || canonical_any(other) != wanted;
            });
        });
    }

  private:
    /// A member of any order.
    bool is_of_open_family(const AnyGraph& g) const {
        return std::ranges::any_of(parts_, [&](const Part& part) {
            return std::ranges::any_of(part.ground.open, [&](const OpenFamily& family) {
                return units_of(family, g).has_value();
            });
        });
    }
    int order(bool greatest) const {
        int result = -1;
        for (const Part& part : parts_) {
            if (part.orders.empty()) continue;
            const int end = greatest ? *part.orders.rbegin() : *part.orders.begin();
            result = result < 0 ? end : greatest ? std::max(result, end) : std::min(result, end);
        }
        return result;
    }

    static bool visit_part(const Part& part, int order, const Visit& visit) {
        if (!part.orders.contains(order)) return true;
        return visit_levels(
            part.ground, [order](int of) { return of < 0 || of == order; },
            [&](const AnyGraph& g) { return g.order() != order || visit(g); });
    }

    std::vector<Part> parts_;
    /// As it is visited, and in canonical form.
    std::optional<AnyGraph> first_;
    std::optional<AnyGraph> first_form_;
};

/// The random grounds of a claim.
class Draws {
  public:
    explicit Draws(std::vector<SuiteGround> grounds) : grounds_(std::move(grounds)) {}

    std::uint64_t count() const {
        std::uint64_t result = 0;
        for (const SuiteGround& ground : grounds_) result += ground.count;
        return result;
    }

    /// Precondition: 0 <= i < count().
    AnyGraph drawn(std::uint64_t seed, std::uint64_t i) const {
        auto ground = grounds_.begin();
        for (; i >= ground->count; ++ground) i -= ground->count;
        return drawn_graph(*ground->model, ground->seed + seed - 1, i);
    }

    /// Whether the graph is in the class of a model.
    bool has(const AnyGraph& g) const {
        return !g.is_large() && std::ranges::any_of(grounds_, [&](const SuiteGround& ground) {
            if ((ground.about() == About::digraphs) != g.is_directed()) return false;
            return g.is_directed() ? belongs(ground.model->within_digraphs, g.digraph())
                                   : belongs(ground.model->within, g.graph());
        });
    }

  private:
    std::vector<SuiteGround> grounds_;
};

/// Without a vertex, an edge or an arc.
std::vector<AnyGraph> one_smaller(const AnyGraph& g) {
    const auto smaller = [](const auto& from, const auto& pairs, auto without) {
        std::vector<AnyGraph> result;
        for (Vertex v : from.vertices()) result.emplace_back(from.without_vertex(v));
        for (const auto& pair : pairs) result.emplace_back(without(pair));
        return result;
    };
    if (g.is_large()) return {};
    if (g.is_directed()) {
        const Digraph& d = g.digraph();
        return smaller(d, d.arcs(), [&](const Arc& a) { return d.without_arc(a.tail, a.head); });
    }
    const Graph& graph = g.graph();
    return smaller(graph, graph.edges(),
                   [&](const Edge& e) { return graph.without_edge(e.u, e.v); });
}

/// What has a bound first, if it is the only one that is not random.
std::string name_of(const std::vector<SuiteGround>& all, const std::vector<SuiteGround>& random) {
    std::string result;
    const auto add = [&](const std::string& name) {
        result += (result.empty() ? "" : "; ") + name;
    };
    for (const SuiteGround& one : all) {
        const Ground ground = ground_of(one);
        add(all.size() > 1 || ground.name_to.empty() ? ground.name : ground.name_to);
    }
    for (const SuiteGround& one : random) add(random_ground(*one.model, one.count, one.seed).name);
    return result;
}

std::optional<AnyGraph> parsed(std::string_view text) {
    const auto graph = parse_graph_of_any_order(text);
    return graph ? std::optional(*graph) : std::nullopt;
}

std::optional<properties::InstanceGraph> picture_of(const AnyGraph& g) {
    if (g.is_directed()) return properties::InstanceGraph{Board(g.digraph())};
    return properties::InstanceGraph{Board(g.sparse())};
}

}  // namespace

PaperDomain paper_domain(std::vector<SuiteGround> grounds, const std::optional<AnyGraph>& first,
                         bool names_matter) {
    const auto is_random = [](const SuiteGround& ground) { return ground.model.has_value(); };
    const auto apart =
        std::stable_partition(grounds.begin(), grounds.end(), std::not_fn(is_random));
    const std::vector<SuiteGround> random(apart, grounds.end());
    grounds.erase(apart, grounds.end());
    properties::Domain<AnyGraph> domain;
    domain.name = name_of(grounds, random);
    const auto draws = std::make_shared<const Draws>(random);
    const auto parts = std::make_shared<const Parts>(std::move(grounds), first, names_matter);
    domain.size_min = std::max(parts->order_min(), 0);
    domain.enumerate = [parts](int size, const Visit& visit) { parts->visit(size, visit); };
    domain.size = [](const AnyGraph& g) { return g.order(); };
    if (!random.empty()) {
        domain.drawn = [draws](std::uint64_t seed, int i) {
            return draws->drawn(seed, static_cast<std::uint64_t>(i));
        };
        domain.shrink = one_smaller;
    }
    domain.contains = [parts, draws](const AnyGraph& g) {
        return draws->has(g) || parts->contains(g);
    };
    domain.print = [names_matter](const AnyGraph& g) {
        return text_of(names_matter ? g : canonical_any(g));
    };
    domain.parse = parsed;
    domain.graph = picture_of;
    return {std::move(domain), parts->order_max(), draws->count()};
}

}  // namespace gazetteer::conjectures
