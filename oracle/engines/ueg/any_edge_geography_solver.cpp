// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/ueg/any_edge_geography_solver.hpp"

#include "oracle/engines/ueg/edge_geography_solver.hpp"

namespace gazetteer {

class AnyEdgeGeographySolver::Engine {
  public:
    virtual ~Engine() = default;
    virtual Outcome outcome(Vertex root) = 0;
    virtual std::vector<Vertex> winning_moves(Vertex root) = 0;
    virtual std::size_t positions() const = 0;
};

template <int words>
class AnyEdgeGeographySolver::Words final : public Engine {
  public:
    template <class AnyBoard>
    Words(const AnyBoard& board, const EngineLimits& limits) : solver_(board, limits) {}
    Outcome outcome(Vertex root) override { return solver_.outcome(root); }
    std::vector<Vertex> winning_moves(Vertex root) override { return solver_.winning_moves(root); }
    std::size_t positions() const override { return solver_.positions(); }

  private:
    EdgeGeographySolver<words> solver_;
};

template <int words, class AnyBoard>
auto AnyEdgeGeographySolver::engine(const AnyBoard& board, const EngineLimits& limits)
    -> std::unique_ptr<Engine> {
    if constexpr (64 * words < size_max)
        if (board.size() > 64 * words) return engine<2 * words>(board, limits);
    return std::make_unique<Words<words>>(board, limits);
}

AnyEdgeGeographySolver::AnyEdgeGeographySolver(const SparseGraph& g, const EngineLimits& limits) {
    if (g.size() > size_max)
        throw EngineLimitExceeded("the memo takes 4096 edges; the graph has " +
                                  std::to_string(g.size()));
    engine_ = engine<1>(g, limits);
}

AnyEdgeGeographySolver::AnyEdgeGeographySolver(const Digraph& d, const EngineLimits& limits)
    : engine_(engine<1>(d, limits)) {}

AnyEdgeGeographySolver::~AnyEdgeGeographySolver() = default;

Outcome AnyEdgeGeographySolver::outcome(Vertex root) {
    return engine_->outcome(root);
}

std::vector<Vertex> AnyEdgeGeographySolver::winning_moves(Vertex root) {
    return engine_->winning_moves(root);
}

std::size_t AnyEdgeGeographySolver::positions() const {
    return engine_->positions();
}

}  // namespace gazetteer
