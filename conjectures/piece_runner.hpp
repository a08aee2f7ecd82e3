// The pieces of levels, shared among threads.
#pragma once

#include <functional>
#include <vector>

#include "conjectures/ground.hpp"
#include "conjectures/hunt.hpp"
#include "runs/threads.hpp"

namespace gazetteer {

class PieceRunner {
  public:
    /// Of the options: threads, stop and progress.
    explicit PieceRunner(const HuntOptions& options);

    using Visit = std::function<void(const Graph&)>;
    /// Gives each graph of piece i to what `begin(i)` returned; both are called by the one thread
    /// that has the piece. Returns of each piece whether it was gone through in full. Throws what
    /// they throw and ProcessError.
    std::vector<char> run(const Level& level, const std::function<Visit(std::size_t)>& begin);

    bool stopped() const {
        return options_.stop != nullptr && options_.stop->load(std::memory_order_relaxed);
    }

  private:
    void announce(const Level& level) const;
    bool run(const Piece& piece, const Visit& visit) const;

    HuntOptions options_;
    runs::Threads threads_;
};

}  // namespace gazetteer
