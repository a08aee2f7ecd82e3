// SPDX-License-Identifier: GPL-3.0-or-later
#include <cryptominisat5/cryptominisat.h>

#include <algorithm>
#include <vector>

#include "graph/contract.hpp"
#include "language/terms/invariants/colouring.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures::invariants {

namespace {

using CMSat::Lit;

/// Each vertex behind those with more neighbours among the ones before it, then with more in all.
std::vector<Vertex> in_sequence(const Graph& g) {
    std::vector<Vertex> result;
    VertexSet placed;
    while (placed != g.vertices()) {
        const VertexSet left = g.vertices() - placed;
        const Vertex next = *std::max_element(left.begin(), left.end(), [&](Vertex a, Vertex b) {
            const int near_a = (g.neighbours(a) & placed).size();
            const int near_b = (g.neighbours(b) & placed).size();
            return near_a != near_b ? near_a < near_b : g.degree(a) < g.degree(b);
        });
        placed.insert(next);
        result.push_back(next);
    }
    return result;
}

}  // namespace

class ColouringBySat::Clauses {
  public:
    Clauses(const Graph& g, int colours) : g_(g), colours_(colours) {
        solver_.new_vars(static_cast<std::size_t>(g.order() * colours));
        colour_vertices();
        differ_along_edges();
        take_colours_in_turn();
    }

    std::optional<bool> works_within(std::int64_t conflicts) {
        constexpr std::int64_t conflicts_a_round = 2000;
        for (; conflicts > 0; conflicts -= conflicts_a_round) {
            if (runs::stop_requested()) throw runs::Stopped();
            solver_.set_max_confl(
                static_cast<std::uint64_t>(std::min(conflicts, conflicts_a_round)));
            const CMSat::lbool answer = solver_.solve();
            if (answer == CMSat::l_Undef) continue;
            if (answer == CMSat::l_True) check_colouring();
            return answer == CMSat::l_True;
        }
        return std::nullopt;
    }

  private:
    Lit has(Vertex v, int colour) const {
        return Lit(static_cast<std::uint32_t>(v * colours_ + colour), false);
    }

    void colour_vertices() {
        for (Vertex v : g_.vertices()) {
            std::vector<Lit> some;
            for (int c = 0; c < colours_; ++c) some.push_back(has(v, c));
            solver_.add_clause(some);
            for (int c = 0; c < colours_; ++c)
                for (int other = 0; other < c; ++other)
                    solver_.add_clause({~has(v, c), ~has(v, other)});
        }
    }
    void differ_along_edges() {
        for (const Edge& e : g_.edges())
            for (int c = 0; c < colours_; ++c) solver_.add_clause({~has(e.u, c), ~has(e.v, c)});
    }
    /// A vertex has a colour only if one before it has the colour before.
    void take_colours_in_turn() {
        std::vector<Vertex> before;
        for (Vertex v : in_sequence(g_)) {
            for (int c = 1; c < colours_; ++c) {
                std::vector<Lit> clause{~has(v, c)};
                for (Vertex u : before) clause.push_back(has(u, c - 1));
                solver_.add_clause(clause);
            }
            before.push_back(v);
        }
    }

    bool is_true(Vertex v, int colour) {
        return solver_.get_model().at(has(v, colour).var()) == CMSat::l_True;
    }
    void check_colouring() {
        for (const Edge& e : g_.edges())
            for (int c = 0; c < colours_; ++c)
                require(!is_true(e.u, c) || !is_true(e.v, c), "colours that differ along edges");
    }

    const Graph& g_;
    int colours_;
    CMSat::SATSolver solver_;
};

ColouringBySat::ColouringBySat(const Graph& g, int colours)
    : clauses_(std::make_unique<Clauses>(g, colours)) {}
ColouringBySat::~ColouringBySat() = default;

std::optional<bool> ColouringBySat::works_within(std::int64_t conflicts) {
    return clauses_->works_within(conflicts);
}

}  // namespace gazetteer::conjectures::invariants
