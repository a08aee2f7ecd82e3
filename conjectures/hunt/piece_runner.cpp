#include "conjectures/piece_runner.hpp"

#include <oneapi/tbb/parallel_for.h>

#include <chrono>
#include <thread>

#include "graph/process.hpp"

namespace gazetteer {

PieceRunner::PieceRunner(const HuntOptions& options)
    : options_(options), threads_(options.threads) {}

std::vector<char> PieceRunner::run(const Level& level,
                                   const std::function<Visit(std::size_t)>& begin) {
    announce(level);
    std::vector<char> complete(level.pieces.size());
    std::atomic<std::size_t> next{0};
    threads_.execute([&] {
        tbb::parallel_for(0, threads_.count(), [&](int) {
            for (std::size_t i = next++; i < complete.size(); i = next++)
                complete[i] = run(level.pieces[i], begin(i)) ? 1 : 0;
        });
    });
    return complete;
}

void PieceRunner::announce(const Level& level) const {
    if (options_.progress == nullptr) return;
    options_.progress->order = level.order;
    options_.progress->level_graphs = 0;
    options_.progress->level_count = level.count.value_or(0);
}

bool PieceRunner::run(const Piece& piece, const Visit& visit) const {
    if (stopped()) return false;
    try {
        piece.each([&](const Graph& g) {
            if (stopped()) return false;
            visit(g);
            if (options_.progress != nullptr) {
                options_.progress->graphs.fetch_add(1, std::memory_order_relaxed);
                options_.progress->level_graphs.fetch_add(1, std::memory_order_relaxed);
            }
            return true;
        });
    } catch (const ProcessError&) {
        // A key that interrupts this program interrupts the generators too, perhaps earlier.
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        if (!stopped()) throw;
    }
    return !stopped();
}

}  // namespace gazetteer
