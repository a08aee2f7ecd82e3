#include "counterexamples/even_kernel_synthesis.hpp"

#include <z3++.h>

#include <algorithm>
#include <cmath>

#include "counterexamples/even_kernel_census.hpp"
#include "counterexamples/even_kernel_nullspace.hpp"
#include "graph/canonical.hpp"
#include "graph/predicates.hpp"

namespace gazetteer {

namespace {

bool has_even_kernel(const Graph& g) {
    return nullspace_even_kernel(EvenKernelSystem(g), {}).existence == EvenKernelExistence::exists;
}

bool is_complete(const Graph& g) {
    return 2 * g.size() == g.order() * (g.order() - 1);
}

bool is_2_connected(const Graph& g) {
    return g.order() >= 3 && is_connected(g) && std::ranges::all_of(g.vertices(), [&](Vertex v) {
               return is_connected(g.without_vertex(v));
           });
}

bool is_regular_of_odd_degree(const Graph& g) {
    return g.order() > 0 && g.degree(0) % 2 == 1 &&
           std::ranges::all_of(g.vertices(), [&](Vertex v) { return g.degree(v) == g.degree(0); });
}

bool has_one_without_any_edge(const Graph& g) {
    return std::ranges::all_of(
        g.edges(), [&](const Edge& e) { return has_even_kernel(g.without_edge(e.u, e.v)); });
}

/// Every vertex of s counted as removed: the component of the rest that holds the least vertex.
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

class Synthesis {
  public:
    Synthesis(EvenKernelWish wish, int order)
        : wish_(wish), order_(order), edges_(context_), solver_(context_) {
        for (Vertex u = 0; u < order; ++u)
            for (Vertex v = 0; v < order; ++v)
                edges_.push_back(context_.bool_const(
                    ("e" + std::to_string(std::min(u, v)) + "_" + std::to_string(std::max(u, v)))
                        .c_str()));
        add_wish();
    }

    Synthesized run(const EvenKernelLimits& limits) {
        Synthesized result;
        const Budget budget(limits);
        while (true) {
            if (std::isfinite(limits.seconds))
                solver_.set("timeout", static_cast<unsigned>(
                                           std::min(4e9, std::ceil(budget.seconds_left() * 1000))));
            const z3::check_result found =
                budget.seconds_left() == 0 ? z3::unknown : solver_.check();
            if (found == z3::unknown) return result;
            if (found == z3::unsat) {
                result.existence = EvenKernelExistence::none;
                return result;
            }
            ++result.proposals;
            const Graph g = proposed();
            if (fulfils(wish_, g)) {
                result.existence = EvenKernelExistence::exists;
                result.graph = canonical(g);
                return result;
            }
            refine(g);
        }
    }

  private:
    z3::expr joined(Vertex u, Vertex v) { return edges_[u * order_ + v]; }

    Graph proposed() {
        const z3::model model = solver_.get_model();
        Graph g(order_);
        for (Vertex u = 0; u < order_; ++u)
            for (Vertex v = u + 1; v < order_; ++v)
                if (model.eval(joined(u, v), true).is_true()) g.add_edge(u, v);
        return g;
    }

    /// An even kernel of G, or of G - erased, that contains a given vertex if there is one; all
    /// under the condition.
    void add_kernel(std::optional<Vertex> containing, const Edge* erased,
                    const z3::expr& condition) {
        const auto is_erased = [&](Vertex u, Vertex v) { return erased && edge(u, v) == *erased; };
        z3::expr_vector in(context_);
        for (Vertex v = 0; v < order_; ++v)
            in.push_back(context_.bool_const(
                ("s" + std::to_string(kernels_) + "_" + std::to_string(v)).c_str()));
        ++kernels_;
        solver_.add(z3::implies(condition, containing ? in[*containing] : z3::mk_or(in)));
        for (Vertex u = 0; u < order_; ++u) {
            z3::expr sum = context_.bool_val(false);
            for (Vertex v = 0; v < order_; ++v) {
                if (u == v || is_erased(u, v)) continue;
                sum = sum ^ (joined(u, v) && in[v]);
                if (u < v) solver_.add(z3::implies(condition, !(joined(u, v) && in[u] && in[v])));
            }
            solver_.add(z3::implies(condition, !sum));
        }
    }

    void add_wish() {
        const z3::expr always = context_.bool_val(true);
        switch (wish_) {
            case EvenKernelWish::through_every_vertex:
                for (Vertex v = 0; v < order_; ++v) add_kernel(v, nullptr, always);
                return;
            case EvenKernelWish::odd_regular:
            case EvenKernelWish::odd_regular_not_bipartite:
                add_kernel(std::nullopt, nullptr, always);
                return add_odd_regular();
            case EvenKernelWish::edge_critical:
                for (Vertex u = 0; u < order_; ++u)
                    for (Vertex v = u + 1; v < order_; ++v) {
                        const Edge e{u, v};
                        add_kernel(std::nullopt, &e, joined(u, v));
                    }
        }
    }

    void add_odd_regular() {
        z3::expr_vector degrees(context_);
        for (int d = 1; d < order_; d += 2) {
            z3::expr all = context_.bool_val(true);
            for (Vertex u = 0; u < order_; ++u) {
                z3::expr_vector at(context_);
                for (Vertex v = 0; v < order_; ++v)
                    if (v != u) at.push_back(joined(u, v));
                const std::vector<int> ones(at.size(), 1);
                all = all && z3::pbeq(at, ones.data(), d);
            }
            degrees.push_back(all);
        }
        solver_.add(z3::mk_or(degrees));
    }

    /// A clause that every wished graph satisfies and g does not.
    void refine(const Graph& g) {
        if (wish_ == EvenKernelWish::edge_critical && has_even_kernel(g))
            return forbid_kernel(nullspace_even_kernel(EvenKernelSystem(g), {}).kernel);
        if (wish_ == EvenKernelWish::edge_critical && is_complete(g)) return forbid_complete();
        if (!is_connected(g)) return require_bridge(g, {});
        if (wish_ == EvenKernelWish::through_every_vertex)
            for (Vertex v : g.vertices())
                if (g.order() >= 3 && !is_connected(g.without_vertex(v)))
                    return require_bridge(g, VertexSet{v});
        require_odd_cycle(g);
    }

    /// Some edge leaves the component of G - removed.
    void require_bridge(const Graph& g, VertexSet removed) {
        const VertexSet component = component_without(g, removed);
        z3::expr_vector crossing(context_);
        for (Vertex u : component)
            for (Vertex v : g.vertices() - component - removed) crossing.push_back(joined(u, v));
        solver_.add(z3::mk_or(crossing));
    }
    /// Some edge lies within a colour class of g, which is bipartite (or too small to be anything).
    void require_odd_cycle(const Graph& g) {
        Bipartition parts;
        z3::expr_vector within(context_);
        if (bipartition(g, parts))
            for (const VertexSet part : {parts.x, parts.y})
                for (Vertex u : part)
                    for (Vertex v : part)
                        if (u < v) within.push_back(joined(u, v));
        solver_.add(z3::mk_or(within));
    }
    /// This set is no even kernel: an edge within it, or a vertex outside with an odd number of
    /// neighbours in it.
    void forbid_kernel(const std::vector<Vertex>& kernel) {
        const VertexSet s = VertexSet::of(kernel);
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
    void forbid_complete() {
        z3::expr_vector missing(context_);
        for (Vertex u = 0; u < order_; ++u)
            for (Vertex v = u + 1; v < order_; ++v) missing.push_back(!joined(u, v));
        solver_.add(z3::mk_or(missing));
    }

    EvenKernelWish wish_;
    int order_;
    z3::context context_;
    z3::expr_vector edges_;
    z3::solver solver_;
    int kernels_ = 0;
};

}  // namespace

std::string to_string(EvenKernelWish wish) {
    switch (wish) {
        case EvenKernelWish::through_every_vertex:
            return "through every vertex";
        case EvenKernelWish::odd_regular:
            return "regular of odd degree";
        case EvenKernelWish::odd_regular_not_bipartite:
            return "regular of odd degree, not bipartite";
        case EvenKernelWish::edge_critical:
            return "edge-critical";
    }
    return {};
}

bool fulfils(EvenKernelWish wish, const Graph& g) {
    switch (wish) {
        case EvenKernelWish::through_every_vertex:
            return is_2_connected(g) && !is_bipartite(g) && even_kernel_vertices(g) == g.vertices();
        case EvenKernelWish::odd_regular:
            return is_connected(g) && is_regular_of_odd_degree(g) && has_even_kernel(g);
        case EvenKernelWish::odd_regular_not_bipartite:
            return fulfils(EvenKernelWish::odd_regular, g) && !is_bipartite(g);
        case EvenKernelWish::edge_critical:
            return is_connected(g) && !is_complete(g) && !has_even_kernel(g) &&
                   has_one_without_any_edge(g);
    }
    return false;
}

Synthesized synthesize(EvenKernelWish wish, int order, const EvenKernelLimits& limits) {
    constexpr int order_max = 16;
    require(0 <= order && order <= order_max, "0 <= order <= 16");
    return Synthesis(wish, order).run(limits);
}

}  // namespace gazetteer
