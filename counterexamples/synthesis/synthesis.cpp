// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/synthesis/synthesis.hpp"

#include <z3++.h>

#include <algorithm>
#include <cmath>

#include "graph/canonical/canonical.hpp"
#include "graph/enumeration/nauty_stream.hpp"

namespace gazetteer::even_kernels {

namespace {

/// The component of g - removed that holds the least vertex left.
VertexSet component_without(const Graph& g, VertexSet removed) {
    const VertexSet kept = g.vertices() - removed;
    if (kept.empty()) return {};
    VertexSet reached{kept.front()};
    for (VertexSet before; before != reached;) {
        before = reached;
        for (Vertex v : before) reached = reached | (g.neighbours(v) & kept);
    }
    return reached;
}

/// What is left of G when an even kernel is asked for.
struct Erased {
    std::optional<Edge> edge{};
    std::optional<Vertex> vertex{};
};

class Synthesis {
  public:
    Synthesis(const EvenKernelWish& wish, int order)
        : wish_(wish), order_(order), edges_(context_), solver_(context_, "QF_FD") {
        for (Vertex u = 0; u < order; ++u)
            for (Vertex v = u + 1; v < order; ++v)
                edges_.push_back(new_bool("e" + std::to_string(u) + "_" + std::to_string(v)));
        break_symmetry();
        for (WishTrait trait : wish) assume(trait);
    }

    Synthesized run(const EvenKernelLimits& limits) {
        Synthesized result;
        const Budget budget(limits);
        while (true) {
            const z3::check_result found = check(budget);
            if (found == z3::unknown) return result;
            if (found == z3::unsat) {
                if (!result.graph) result.existence = EvenKernelExistence::none;
                result.size_is_least = result.graph.has_value();
                return result;
            }
            ++result.proposals;
            const Graph g = proposed();
            const auto missing =
                std::ranges::find_if(wish_, [&](WishTrait trait) { return !has_trait(trait, g); });
            if (missing != wish_.end()) {
                refine(*missing, g);
                continue;
            }
            result.existence = EvenKernelExistence::exists;
            result.graph = canonical(g);
            solver_.add(g.size() == 0 ? context_.bool_val(false)
                                      : z3::atmost(edges_, static_cast<unsigned>(g.size() - 1)));
        }
    }

  private:
    z3::expr new_bool(const std::string& name) { return context_.bool_const(name.c_str()); }
    z3::expr always() { return context_.bool_val(true); }
    /// The unknown uv, u != v.
    z3::expr joined(Vertex u, Vertex v) {
        const Edge e = edge(u, v);
        return edges_[e.u * (2 * order_ - e.u - 1) / 2 + e.v - e.u - 1];
    }
    template <class Visit>
    void for_each_pair(Visit visit) {
        for (Vertex u = 0; u < order_; ++u)
            for (Vertex v = u + 1; v < order_; ++v) visit(u, v);
    }

    z3::check_result check(const Budget& budget) {
        const double seconds = budget.seconds_left();
        if (seconds == 0 || budget.limits().stop.stop_requested()) return z3::unknown;
        const std::stop_callback interrupt(budget.limits().stop, [this] { context_.interrupt(); });
        if (std::isfinite(seconds))
            solver_.set("timeout", static_cast<unsigned>(std::min(4e9, std::ceil(seconds * 1000))));
        return solver_.check();
    }

    Graph proposed() {
        const z3::model model = solver_.get_model();
        Graph g(order_);
        for_each_pair([&](Vertex u, Vertex v) {
            if (model.eval(joined(u, v), true).is_true()) g.add_edge(u, v);
        });
        return g;
    }

    /// Takes the labelling of a graph whose upper triangle, read by rows, is the least word. If i <
    /// j are exchanged in it, the first entry that changes is the first (i, k), k != i, j, that
    /// differs from (j, k). So that entry is 0 and (j, k) is 1.
    void break_symmetry() {
        for_each_pair([&](Vertex i, Vertex j) {
            z3::expr at_most = always();
            for (Vertex k = order_ - 1; k >= 0; --k) {
                if (k == i || k == j) continue;
                const z3::expr a = joined(i, k);
                const z3::expr b = joined(j, k);
                at_most = (!a || b) && ((!a && b) || at_most);
            }
            solver_.add(at_most);
        });
    }

    /// Says of the unknown graph what can be said at once; `refine` has the rest.
    void assume(WishTrait trait) {
        switch (trait) {
            case WishTrait::connected:
            case WishTrait::two_connected:
            case WishTrait::not_bipartite:
            case WishTrait::no_kernel:
                return;
            case WishTrait::bipartite:
                return assume_bipartite();
            case WishTrait::not_complete:
                return solver_.add(!z3::mk_and(edges_));
            case WishTrait::triangle_free:
                return assume_triangle_free();
            case WishTrait::twin_free:
                return assume_twin_free();
            case WishTrait::regular:
                return assume_regular(0, 1);
            case WishTrait::odd_regular:
                return assume_regular(1, 2);
            case WishTrait::kernel:
                return add_kernel(std::nullopt, {}, always());
            case WishTrait::kernel_through_every_vertex:
                for (Vertex v = 0; v < order_; ++v) add_kernel(v, {}, always());
                return;
            case WishTrait::edge_critical:
                return for_each_pair([&](Vertex u, Vertex v) {
                    add_kernel(std::nullopt, {.edge = Edge{u, v}}, joined(u, v));
                });
            case WishTrait::vertex_critical:
                for (Vertex v = 0; v < order_; ++v)
                    add_kernel(std::nullopt, {.vertex = v}, always());
        }
    }

    void assume_bipartite() {
        z3::expr_vector side(context_);
        for (Vertex v = 0; v < order_; ++v) side.push_back(new_bool("side" + std::to_string(v)));
        for_each_pair([&](Vertex u, Vertex v) {
            solver_.add(z3::implies(joined(u, v), side[u] != side[v]));
        });
    }
    void assume_triangle_free() {
        for_each_pair([&](Vertex u, Vertex v) {
            for (Vertex w = v + 1; w < order_; ++w)
                solver_.add(!(joined(u, v) && joined(u, w) && joined(v, w)));
        });
    }
    void assume_twin_free() {
        for_each_pair([&](Vertex u, Vertex v) {
            z3::expr_vector differences(context_);
            differences.push_back(joined(u, v));
            for (Vertex w = 0; w < order_; ++w)
                if (w != u && w != v) differences.push_back(joined(u, w) != joined(v, w));
            solver_.add(z3::mk_or(differences));
        });
    }
    /// All degrees are equal to one of least, least + step, ...
    void assume_regular(int least, int step) {
        z3::expr_vector degrees(context_);
        if (order_ == 0 && least == 0) return;
        for (int d = least; d < order_; d += step) {
            z3::expr all = always();
            for (Vertex u = 0; u < order_; ++u) {
                z3::expr_vector at(context_);
                for (Vertex v = 0; v < order_; ++v)
                    if (v != u) at.push_back(joined(u, v));
                // A sum of no terms is 0; Z3 refuses it.
                const std::vector<int> ones(at.size(), 1);
                all =
                    all && (at.empty() ? context_.bool_val(d == 0) : z3::pbeq(at, ones.data(), d));
            }
            degrees.push_back(all);
        }
        solver_.add(z3::mk_or(degrees));
    }

    /// An even kernel of what is left of G, that contains a given vertex if there is one; all under
    /// the condition.
    void add_kernel(std::optional<Vertex> containing, const Erased& erased,
                    const z3::expr& condition) {
        z3::expr_vector in(context_);
        for (Vertex v = 0; v < order_; ++v)
            in.push_back(new_bool("s" + std::to_string(kernels_) + "_" + std::to_string(v)));
        ++kernels_;
        const auto inside = [&](Vertex v) { return in[v]; };
        solver_.add(z3::implies(condition, containing ? inside(*containing) : z3::mk_or(in)));
        if (erased.vertex) solver_.add(!inside(*erased.vertex));
        for (Vertex u = 0; u < order_; ++u) {
            if (u == erased.vertex) continue;
            z3::expr sum = context_.bool_val(false);
            for (Vertex v = 0; v < order_; ++v) {
                if (u == v || edge(u, v) == erased.edge) continue;
                sum = sum ^ (joined(u, v) && inside(v));
                if (u < v)
                    solver_.add(z3::implies(condition, !(joined(u, v) && inside(u) && inside(v))));
            }
            solver_.add(z3::implies(condition, !sum));
        }
    }

    /// A clause that every graph with the trait satisfies and g does not.
    void refine(WishTrait trait, const Graph& g) {
        switch (trait) {
            case WishTrait::connected:
                return require_bridge(g, {});
            case WishTrait::two_connected:
                return require_two_connected(g);
            case WishTrait::not_bipartite:
                return require_odd_cycle(g);
            case WishTrait::no_kernel:
            case WishTrait::edge_critical:
            case WishTrait::vertex_critical:
                return forbid_kernel(VertexSet::of(some_even_kernel(g)));
            default:
                require(false, "a trait that was assumed from the start");
        }
    }

    /// Some edge leaves the component of G - removed.
    void require_bridge(const Graph& g, VertexSet removed) {
        const VertexSet component = component_without(g, removed);
        z3::expr_vector crossing(context_);
        for (Vertex u : component)
            for (Vertex v : g.vertices() - component - removed) crossing.push_back(joined(u, v));
        solver_.add(z3::mk_or(crossing));
    }
    void require_two_connected(const Graph& g) {
        if (g.order() < 3) return solver_.add(context_.bool_val(false));
        if (!is_connected(g)) return require_bridge(g, {});
        for (Vertex v : g.vertices())
            if (!is_connected(g.without_vertex(v))) require_bridge(g, VertexSet{v});
    }
    /// Some edge lies within a colour class of g, which is bipartite.
    void require_odd_cycle(const Graph& g) {
        Bipartition parts;
        require(bipartition(g, parts), "a bipartite graph");
        z3::expr_vector within(context_);
        for_each_pair([&](Vertex u, Vertex v) {
            if (parts.x.contains(u) == parts.x.contains(v)) within.push_back(joined(u, v));
        });
        solver_.add(z3::mk_or(within));
    }
    /// This set, which is not empty, is not an even kernel: an edge within it, or a vertex outside
    /// with an odd number of neighbours in it.
    void forbid_kernel(VertexSet s) {
        require(!s.empty(), "an even kernel");
        z3::expr_vector reasons(context_);
        for (Vertex u = 0; u < order_; ++u) {
            z3::expr sum = context_.bool_val(false);
            for (Vertex v : s) {
                if (u == v) continue;
                sum = sum ^ joined(u, v);
                if (s.contains(u) && u < v) reasons.push_back(joined(u, v));
            }
            if (!s.contains(u)) reasons.push_back(sum);
        }
        solver_.add(z3::mk_or(reasons));
    }

    EvenKernelWish wish_;
    int order_;
    z3::context context_;
    z3::expr_vector edges_;
    z3::solver solver_;
    int kernels_ = 0;
};

bool asks_for(const EvenKernelWish& wish, WishTrait trait) {
    return std::ranges::find(wish, trait) != wish.end();
}

}  // namespace

Synthesized synthesize(const EvenKernelWish& wish, int order, const EvenKernelLimits& limits) {
    require(0 <= order && order <= synthesis_order_max, "0 <= order <= 16");
    return Synthesis(wish, order).run(limits);
}

Exhausted exhaust(const EvenKernelWish& wish, int order, const EvenKernelLimits& limits) {
    Exhausted result;
    const Budget budget(limits);
    const GraphClass which{.order_min = order,
                           .order_max = order,
                           .connected = asks_for(wish, WishTrait::connected) ||
                                        asks_for(wish, WishTrait::two_connected),
                           .bipartite = asks_for(wish, WishTrait::bipartite),
                           .triangle_free = asks_for(wish, WishTrait::triangle_free)};
    const bool complete = for_each_graph(which, [&](const Graph& g) {
        if (budget.seconds_left() == 0 || limits.stop.stop_requested()) return false;
        ++result.graphs;
        if (!fulfils(wish, g)) return true;
        ++result.fulfilling;
        // nauty lists the graphs by increasing size.
        if (result.graph && g.size() > result.graph->size()) return true;
        const Graph form = canonical(g);
        ++result.of_least_size;
        if (!result.graph || form < *result.graph) result.graph = form;
        return true;
    });
    if (complete)
        result.existence = result.graph ? EvenKernelExistence::exists : EvenKernelExistence::none;
    return result;
}

}  // namespace gazetteer::even_kernels
