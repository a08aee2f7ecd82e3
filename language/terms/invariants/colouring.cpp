// SPDX-License-Identifier: GPL-3.0-or-later
// The chromatic number: vertices are coloured one after the other, for so many steps; what is not
// decided then is a question of satisfiability.
#include "language/terms/invariants/colouring.hpp"

#include <optional>
#include <vector>

#include "language/terms/terms_graph.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures::invariants {

namespace {

class Colouring {
  public:
    Colouring(const Graph& g, int colours)
        : g_(g), classes_(static_cast<std::size_t>(colours)), left_(g.vertices()) {}

    /// Nothing where it takes more steps.
    std::optional<bool> works() {
        const bool found = goes_on();
        if (steps_left_ <= 0) return std::nullopt;
        return found;
    }

  private:
    /// The least uncoloured vertex with most coloured neighbours is next; only one fresh colour is
    /// tried.
    bool goes_on() {
        runs::poll();
        if (--steps_left_ <= 0) return false;
        if (left_.empty()) return true;
        const VertexSet coloured = g_.vertices() - left_;
        Vertex next = left_.front();
        for (Vertex v : left_)
            if ((g_.neighbours(v) & coloured).size() > (g_.neighbours(next) & coloured).size())
                next = v;
        left_.erase(next);
        for (VertexSet& one : classes_) {
            if (one.meets(g_.neighbours(next))) continue;
            const bool fresh = one.empty();
            one.insert(next);
            if (goes_on()) return true;
            one.erase(next);
            if (fresh) break;
        }
        left_.insert(next);
        return false;
    }

    const Graph& g_;
    std::vector<VertexSet> classes_;
    VertexSet left_;
    int steps_left_ = 20'000;
};

}  // namespace

Integer chromatic_number(const Graph& g) {
    int colours = g.order() == 0 ? 0 : static_cast<int>(clique_number(g).value());
    for (;; ++colours) {
        const auto soon = Colouring(g, colours).works();
        if (soon ? *soon : can_colour_by_sat(g, colours)) return colours;
    }
}

}  // namespace gazetteer::conjectures::invariants
