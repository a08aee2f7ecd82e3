// What a hunt has seen of some graphs, and one thread's way of seeing them.
#pragma once

#include <cstdint>
#include <limits>
#include <nlohmann/json.hpp>
#include <vector>

#include "conjectures/evaluator.hpp"
#include "conjectures/hunt.hpp"

namespace gazetteer {

/// What one piece, a level or a whole hunt has seen. Sums do not depend on the order of their
/// parts.
struct Tally {
    std::uint64_t graphs = 0;
    std::uint64_t graphs_met = 0;
    std::uint64_t instances_met = 0;
    std::uint64_t failures = 0;
    std::vector<Found> counterexamples;
    std::vector<CloseCall> near;
    /// What is farther from failing than this is not among the closest.
    std::int64_t near_enough = std::numeric_limits<std::int64_t>::max();
    bool complete = true;
};

/// How much of what was found is kept: the closest so many, the least so many.
struct Kept {
    int near = 0;
    std::size_t counterexamples = std::numeric_limits<std::size_t>::max();
};
inline Kept kept_of(const HuntOptions& options) {
    return {options.near, options.counterexamples};
}

/// Keeps only the least order, each once, least first, `limit` of them.
void keep_least(std::vector<Found>& all, std::size_t limit);
/// Keeps the closest `limit`, each once, closest first.
void trim(std::vector<CloseCall>& near, int limit);
/// Adds up; of instances that came close `near` are kept, of counterexamples all.
void add(Tally& to, Tally&& from, int near);

/// A tally as a run file keeps it, and back; `rooted`: whether what was found has a root. Of
/// counterexamples only those of the least order are kept. `tally_from` throws
/// nlohmann::json::exception or std::runtime_error on what is no tally.
nlohmann::json to_json(Tally& tally, const Kept& kept);
Tally tally_from(const nlohmann::json& json, bool rooted);

/// One thread's part of a hunt.
class Hunter {
  public:
    Hunter(const Conjecture& conjecture, const Kept& kept)
        : conjecture_(conjecture), evaluator_(conjecture), kept_(kept) {}

    /// Examines every instance of the graph. Throws LimitExceeded with the graph in its message.
    void visit(const Graph& g, Tally& tally);

  private:
    void examine(const Graph& g, Tally& tally);
    void note_failure(const Graph& g, Vertex root, Tally& tally) const;
    void note_slack(const Graph& g, Vertex root, Tally& tally);

    Conjecture conjecture_;
    Evaluator evaluator_;
    Kept kept_;
};

}  // namespace gazetteer
