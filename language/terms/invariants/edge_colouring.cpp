// SPDX-License-Identifier: GPL-3.0-or-later
// Colours of edges: the greatest degree suffices or one more [Vizing 1964]. It does not where some
// vertices have more edges among them than that many matchings of them. A short search comes first;
// then chains of two colours are exchanged, which soon colour what can be coloured in most graphs.
// Else the search decides.
#include <algorithm>
#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

#include "language/terms/invariants/choices.hpp"
#include "language/terms/invariants/search_steps.hpp"
#include "language/terms/sets_of_vertices.hpp"
#include "language/terms/terms_graph.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures::invariants {

namespace {

/// Colours the edges so that those with a common end differ; the edge with the fewest colours free
/// comes next.
class EdgeColouring {
  public:
    /// It gives up after so many steps, 0 for none.
    EdgeColouring(const Graph& g, int colours, std::int64_t steps)
        : steps_(steps),
          left_(g.edges()),
          used_(static_cast<std::size_t>(g.order())),
          all_((std::uint64_t{1} << colours) - 1) {}

    /// Whether there is such a colouring; nothing where it gave up.
    std::optional<bool> run() {
        const bool found = exists();
        if (steps_.given_up()) return std::nullopt;
        return found;
    }

  private:
    bool exists() {
        if (!steps_.go_on()) return false;
        if (left_.empty()) return true;
        const auto tightest = std::ranges::min_element(
            left_, {}, [&](const Edge& e) { return std::popcount(free(e)); });
        std::swap(*tightest, left_.back());
        const Edge edge = left_.back();
        left_.pop_back();
        // Colours that no edge has yet are alike: one of them is enough.
        const std::uint64_t choices = free(edge);
        std::uint64_t fresh = choices & ~ever_;
        fresh &= ~fresh + 1;
        for (std::uint64_t rest = (choices & ever_) | fresh; rest != 0; rest &= rest - 1)
            if (exists_with(edge, rest & (~rest + 1))) return true;
        left_.push_back(edge);
        return false;
    }

    std::uint64_t& used(Vertex v) { return used_[static_cast<std::size_t>(v)]; }
    std::uint64_t free(const Edge& e) { return all_ & ~used(e.u) & ~used(e.v); }

    bool exists_with(const Edge& edge, std::uint64_t colour) {
        const std::uint64_t before = ever_;
        ever_ |= colour;
        used(edge.u) |= colour;
        used(edge.v) |= colour;
        if (exists()) return true;
        used(edge.u) &= ~colour;
        used(edge.v) &= ~colour;
        ever_ = before;
        return false;
    }

    SearchSteps steps_;
    std::vector<Edge> left_;
    std::vector<std::uint64_t> used_;
    std::uint64_t all_;
    std::uint64_t ever_ = 0;
};

/// Colours the edges one by one, with as many colours as the greatest degree. The ends of an edge
/// lack a colour each. Where these differ, the chain of both from one end is exchanged, or not. An
/// edge at an end that still has the colour gives it up [Dinitz and Stinson 1987]. Now and then the
/// edge takes any colour, since else two colours might be all that changes.
class ChainsOfTwoColours {
  public:
    ChainsOfTwoColours(const Graph& g, int colours)
        : g_(g), colours_(colours), by_colour_(index_of(g.order(), 0), -1), open_(g.edges()) {}

    /// Whether all edges have a colour after a while.
    bool succeed() {
        for (int steps = 40 * g_.size(); steps > 0 && !open_.empty(); --steps) {
            runs::poll();
            std::swap(open_[choices_.below(open_.size())], open_.back());
            const Edge e = open_.back();
            open_.pop_back();
            colour_somehow(e);
        }
        return open_.empty();
    }

  private:
    std::size_t index_of(Vertex v, int colour) const {
        return static_cast<std::size_t>(v * colours_ + colour);
    }
    Vertex& along(Vertex v, int colour) { return by_colour_[index_of(v, colour)]; }
    int any_colour() {
        return static_cast<int>(choices_.below(static_cast<std::size_t>(colours_)));
    }
    /// A colour that v lacks; it has fewer coloured edges than there are colours.
    int lacked(Vertex v) {
        int colour = any_colour();
        while (along(v, colour) >= 0) colour = (colour + 1) % colours_;
        return colour;
    }
    void give(Edge e, int colour) {
        along(e.u, colour) = e.v;
        along(e.v, colour) = e.u;
    }

    void colour_somehow(Edge e) {
        const bool is_any = choices_.below(8) == 0;
        if (choices_.below(2) == 0) std::swap(e.u, e.v);
        const int first = is_any ? any_colour() : lacked(e.u);
        if (!is_any && along(e.v, first) >= 0 && choices_.below(2) == 0)
            exchange(e.v, first, lacked(e.v));
        for (Vertex end : {e.u, e.v}) give_up(end, first);
        give(e, first);
    }
    void give_up(Vertex v, int colour) {
        const Vertex other = along(v, colour);
        if (other < 0) return;
        along(v, colour) = along(other, colour) = -1;
        open_.push_back({std::min(v, other), std::max(v, other)});
    }
    /// The chain from v, which has the first colour and lacks the second.
    void exchange(Vertex v, int first, int second) {
        std::vector<Vertex> chain{v};
        for (int colour = first; along(chain.back(), colour) >= 0;
             colour = colour == first ? second : first)
            chain.push_back(along(chain.back(), colour));
        for (Vertex w : chain) std::swap(along(w, first), along(w, second));
    }

    const Graph& g_;
    int colours_;
    std::vector<Vertex> by_colour_;
    std::vector<Edge> open_;
    Choices choices_{1};
};

/// Whether an odd number of vertices has more edges among them than so many matchings can have: all
/// vertices, or what is left when those that cost the most edges go one by one.
bool is_overfull_somewhere(const Graph& g, int colours) {
    for (VertexSet set = g.vertices(); set.size() > 2;) {
        int twice = 0;
        Vertex poorest = set.front();
        for (Vertex v : set) {
            const int within = (g.neighbours(v) & set).size();
            twice += within;
            if (within < (g.neighbours(poorest) & set).size()) poorest = v;
        }
        if (twice / 2 > colours * (set.size() / 2)) return true;
        set.erase(poorest);
    }
    return false;
}

}  // namespace

Integer chromatic_index(const Graph& g) {
    const auto most = static_cast<int>(max_degree(g).value());
    if (is_overfull_somewhere(g, most)) return most + 1;
    if (const auto soon = EdgeColouring(g, most, 10 * g.size()).run())
        return *soon ? most : most + 1;
    if (ChainsOfTwoColours(g, most).succeed()) return most;
    return *EdgeColouring(g, most, 0).run() ? most : most + 1;
}

}  // namespace gazetteer::conjectures::invariants
