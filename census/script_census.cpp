#include "census/script_census.hpp"

#include <algorithm>
#include <atomic>
#include <memory>

#include "graph/canonical/canonical.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "oracle/script/check.hpp"
#include "oracle/script/solver.hpp"
#include "runs/work/threads.hpp"

namespace gazetteer::census {

namespace {

/// Boards are handed out in batches of at most so many.
constexpr std::size_t batch_max = 8192;
/// A thread takes so many at a time.
constexpr std::size_t piece = 64;

/// One thread's solver and counts.
class ScriptCounter {
  public:
    ScriptCounter(const script::Rules& rules, const EngineLimits& limits)
        : solver_(rules, limits) {}

    template <class Board>
    void count(const Board& board) {
        ++tally_.graphs;
        const script::Rules& rules = solver_.rules();
        std::vector<bool> P;
        for (const auto& tokens : script::placings(rules, board.order()))
            P.push_back(count_start(solver_.game().start(board, tokens)) == "P");
        if (rules.tokens.size() != 1 || rules.is_partizan()) return;
        for (Vertex v : orbit_representatives(board))
            tally_.P_orbits += P[static_cast<std::size_t>(v)] ? 1 : 0;
        const auto all = [&P](bool wanted) {
            return std::ranges::all_of(P, [wanted](bool is_P) { return is_P == wanted; }) ? 1U : 0U;
        };
        tally_.every_vertex_N += all(false);
        tally_.every_vertex_P += all(true);
    }
    const ScriptTally& tally() const { return tally_; }

  private:
    std::string count_start(const script::Position& position) {
        ++tally_.starts;
        const std::string outcome = outcome_of(position);
        ++tally_.outcomes[outcome];
        return outcome;
    }
    std::string outcome_of(const script::Position& position) {
        const script::Rules& rules = solver_.rules();
        if (rules.is_partizan()) return to_string(solver_.partizan_outcome(position));
        if (!rules.has_grundy_values() || !rules.tokens.empty())
            return to_string(solver_.outcome(position));
        const int value = solver_.grundy_value(position);
        ++tally_.grundy[value];
        return value == 0 ? "P" : "N";
    }

    script::Solver<script::ClassKey> solver_;
    ScriptTally tally_;
};

/// Shares batches of boards among the counters.
template <class Board>
class Batches {
  public:
    explicit Batches(std::vector<std::unique_ptr<ScriptCounter>>& counters) : counters_(counters) {}

    bool take(const Board& board) {
        batch_.push_back(board);
        if (batch_.size() == batch_max) count();
        return true;
    }
    void count() {
        std::atomic<std::size_t> next = 0;
        runs::in_turn(counters_.size(), static_cast<int>(counters_.size()), [&](std::size_t i) {
            for (std::size_t first = next.fetch_add(piece); first < batch_.size();
                 first = next.fetch_add(piece))
                for (std::size_t k = first; k < std::min(first + piece, batch_.size()); ++k)
                    counters_[i]->count(batch_[k]);
        });
        batch_.clear();
    }

  private:
    std::vector<std::unique_ptr<ScriptCounter>>& counters_;
    std::vector<Board> batch_;
};

nlohmann::ordered_json number_or_zero(const std::map<std::string, std::uint64_t>& counts,
                                      const char* name) {
    const auto found = counts.find(name);
    return found == counts.end() ? 0 : found->second;
}

}  // namespace

void ScriptTally::add(const ScriptTally& other) {
    graphs += other.graphs;
    starts += other.starts;
    for (const auto& [outcome, count] : other.outcomes) outcomes[outcome] += count;
    for (const auto& [value, count] : other.grundy) grundy[value] += count;
    P_orbits += other.P_orbits;
    every_vertex_N += other.every_vertex_N;
    every_vertex_P += other.every_vertex_P;
}

ScriptTally script_census(const script::Rules& rules, int order, bool connected, int threads,
                          const EngineLimits& limits) {
    std::vector<std::unique_ptr<ScriptCounter>> counters;
    for (int i = 0; i < runs::thread_count(threads); ++i)
        counters.push_back(std::make_unique<ScriptCounter>(rules, limits));
    if (rules.directed) {
        Batches<Digraph> batches(counters);
        for_each_digraph(
            order, order, [&](const Digraph& d) { return batches.take(d); }, connected);
        batches.count();
    } else {
        Batches<Graph> batches(counters);
        for_each_graph({.order_min = order, .order_max = order, .connected = connected},
                       [&](const Graph& g) { return batches.take(g); });
        batches.count();
    }
    ScriptTally result;
    for (const auto& counter : counters) result.add(counter->tally());
    return result;
}

nlohmann::ordered_json script_census_json(const script::Rules& rules, int order, bool connected,
                                          const ScriptTally& tally) {
    nlohmann::ordered_json line = {
        {"game", rules.name}, {"order", order}, {"connected", connected}, {"graphs", tally.graphs}};
    const auto number = [&](const char* name) { return number_or_zero(tally.outcomes, name); };
    if (!rules.tokens.empty()) line[rules.tokens.size() == 1 ? "roots" : "starts"] = tally.starts;
    if (rules.is_partizan()) {
        for (const char* name : {"L", "R", "N", "P"}) line[name] = number(name);
    } else if (rules.tokens.size() == 1) {
        line["P_roots"] = number("P");
        line["P_orbits"] = tally.P_orbits;
        line["every_vertex_N"] = tally.every_vertex_N;
        line["every_vertex_P"] = tally.every_vertex_P;
    } else {
        for (const char* name : {"N", "P"}) line[name] = number(name);
        for (const auto& [value, count] : tally.grundy)
            line["grundy"][std::to_string(value)] = count;
    }
    return line;
}

}  // namespace gazetteer::census
