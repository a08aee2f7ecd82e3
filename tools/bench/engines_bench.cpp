// SPDX-License-Identifier: GPL-3.0-or-later
// The engines of UEG on one graph: what they take, beside the machine's memory bandwidth, and their
// peers in the same run. Not a Google Benchmark: a run may take seconds and gigabytes, and user and
// system time are to be told apart, since touching memory for the first time is the system's.
//
//   engines_bench [cycle-space|subsets|search|peers]...     all without arguments; subsets take 8
//   GiB
#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <functional>
#include <numeric>
#include <set>
#include <unordered_map>

#include "graph/enumeration/process.hpp"
#include "graph/families.hpp"
#include "graph/formats/formats.hpp"
#include "oracle/engines/ueg/cycle_space/cycle_space_plan.hpp"
#include "oracle/engines/ueg/cycle_space/cycle_space_solver.hpp"
#include "oracle/engines/ueg/edge_geography_solver.hpp"
#include "oracle/engines/ueg/proof_search.hpp"
#include "oracle/engines/ueg/subsets/edge_subset_table.hpp"
#include "oracle/outcome.hpp"
#include "oracle/rules/undirected_edge_geography.hpp"
#include "oracle/tables/page_memory.hpp"
#include "oracle/testkit/random_graphs.hpp"
#include "properties/checks/theorem_cuts.hpp"

namespace gazetteer {
namespace {

using UEG = UndirectedEdgeGeography;
using Work = std::function<void()>;

struct Seconds {
    double wall = 0;
    double user = 0;
    double system = 0;
};

Seconds clocks() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    const auto seconds = [](const timeval& t) {
        return static_cast<double>(t.tv_sec) + 1e-6 * static_cast<double>(t.tv_usec);
    };
    const std::chrono::duration<double> wall = std::chrono::steady_clock::now().time_since_epoch();
    return {wall.count(), seconds(usage.ru_utime), seconds(usage.ru_stime)};
}

Seconds time(const Work& work) {
    const Seconds before = clocks();
    work();
    const Seconds after = clocks();
    return {after.wall - before.wall, after.user - before.user, after.system - before.system};
}

double median(std::vector<double> values) {
    std::ranges::sort(values);
    return values[values.size() / 2];
}

/// The run of least user time of `count`.
Seconds best(int count, const Work& work) {
    Seconds result = time(work);
    for (int i = 1; i < count; ++i)
        if (const Seconds again = time(work); again.user < result.user) result = again;
    return result;
}

void bandwidth() {
    constexpr std::size_t words = (std::size_t{1} << 30) / sizeof(Word);
    PageMemory<Word> memory(words);
    const auto fill = [&] {
        for (std::size_t i = 0; i < words; ++i) memory.data()[i] = Word{i, i, i, i};
    };
    Word sum{};
    const Seconds touch = time(fill);
    const Seconds write = time(fill);
    const Seconds read = time([&] {
        for (std::size_t i = 0; i < words; ++i) sum ^= memory.data()[i];
    });
    fmt::print(
        "memory, 1T: first touch {:.2f} GiB/s, writing {:.1f} GiB/s, reading {:.1f} GiB/s{}\n",
        1 / touch.wall, 1 / write.wall, 1 / read.wall, sum[0] == 1 ? "!" : "");
}

void row(const std::string& what, double gib, const Work& one, const Work& two) {
    const int count = gib > 0.5 ? 1 : 3;
    const Seconds s = best(count, one);
    const Seconds t = best(count, two);
    fmt::print(
        "{:<32} {:>6.2f} GiB  1T {:>6.2f} s user {:>6.2f} s system {:>6.2f} s wall"
        "  2T {:>6.2f} s wall\n",
        what, gib, s.user, s.system, s.wall, t.wall);
    std::fflush(stdout);
}

void cycle_spaces() {
    bandwidth();
    const auto cycle_space = [](const std::string& name, const SparseGraph& g) {
        const auto run = [&](int threads) {
            CycleSpaceSolver(g, 0, {.bytes = std::size_t{16} << 30, .threads = threads});
        };
        row(
            "cycle-space " + name, CycleSpacePlan(g, 0).bytes() / (1 << 30), [&] { run(1); },
            [&] { run(2); });
    };
    cycle_space("6 x 6 grid", Grid{6, 6}.graph());
    cycle_space("K_9", complete(9));
    cycle_space("cubic, order 50", random_regular_graph(50, 3, 1));
    cycle_space("6 x 7 grid", Grid{6, 7}.graph());
}

void subset_tables() {
    bandwidth();
    const auto subsets = [](const std::string& name, const SparseGraph& g) {
        const auto run = [&](int threads) {
            EdgeSubsetTable(g, {.bytes = std::size_t{16} << 30, .threads = threads});
        };
        row(
            "subsets " + name, EdgeSubsetTable::bytes(g.order(), g.size()) / (1 << 30),
            [&] { run(1); }, [&] { run(2); });
    };
    subsets("K_8", complete(8));
    subsets("4 x 5 grid", Grid{4, 5}.graph());
    subsets("Q_4", cube(4));
}

void searches(const std::string& what, int count, const std::vector<ProofCut>& cuts,
              const std::function<SparseGraph(std::uint64_t)>& graph) {
    std::vector<double> seconds;
    std::uint64_t nodes = 0;
    std::vector<std::uint64_t> settled(cuts.size());
    for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(count); ++seed) {
        const SparseGraph g = graph(seed);
        ProofSearch search(g, 0, {.cuts = cuts});
        const Seconds s = time([&] { search.outcome(); });
        seconds.push_back(s.user + s.system);
        nodes += search.nodes();
        for (std::size_t i = 0; i < cuts.size(); ++i) settled[i] += search.cut_counts()[i];
    }
    fmt::print(
        "{:<46} {:>2} graphs: median {:.4f} s, largest {:.3f} s CPU; {} nodes, {:.2f} M/s", what,
        count, median(seconds), std::ranges::max(seconds), nodes,
        1e-6 * static_cast<double>(nodes) / std::accumulate(seconds.begin(), seconds.end(), 0.0));
    for (std::size_t i = 0; i < cuts.size(); ++i)
        fmt::print("; {} settled {}", cuts[i].name, settled[i]);
    fmt::print("\n");
    std::fflush(stdout);
}

void proof_searches() {
    const auto regular = [](int order, int degree) {
        return [=](std::uint64_t seed) { return random_regular_graph(order, degree, seed); };
    };
    searches("rules alone, cubic, order 64", 9, {}, regular(64, 3));
    searches("rules alone, cubic, order 120", 9, {}, regular(120, 3));
    searches("rules alone, 4-regular, order 28", 9, {}, regular(28, 4));
    searches("rules alone, 4-regular, order 32", 5, {}, regular(32, 4));
    searches("theorems as cuts, 4-regular, order 28", 9, properties::theorem_cuts(),
             regular(28, 4));
    searches("theorems as cuts, 4-regular, order 32", 5, properties::theorem_cuts(),
             regular(32, 4));
    searches("theorems as cuts, 4-regular, order 36", 5, properties::theorem_cuts(),
             regular(36, 4));
    searches("theorems as cuts, order 14, 50 edges", 2, properties::theorem_cuts(),
             [](std::uint64_t seed) { return random_graph(14, 50, seed); });
}

/// A peer: the definition with a memo on whole positions.
class HashMemo {
  public:
    Outcome outcome(const RootedGraph& position) {
        if (const auto found = memo_.find(position); found != memo_.end()) return found->second;
        Outcome result = Outcome::P;
        for (const RootedGraph& option : UEG::options(position))
            if (outcome(option) == Outcome::P) {
                result = Outcome::N;
                break;
            }
        memo_.emplace(position, result);
        return result;
    }

  private:
    struct Hash {
        std::size_t operator()(const RootedGraph& p) const {
            auto h = static_cast<std::size_t>(p.root);
            for (Vertex v : p.graph.vertices()) h = h * 1000003 ^ p.graph.neighbours(v).bits();
            return h;
        }
    };
    std::unordered_map<RootedGraph, Outcome, Hash> memo_;
};

/// A peer: a byte for each set of edges and each vertex. Returns whether the mover wins at 0.
bool by_byte_table(const SparseGraph& g) {
    const std::vector<Edge> edges = g.edges();
    const auto n = static_cast<std::size_t>(g.order());
    std::vector<std::uint8_t> wins(n << edges.size());
    for (std::size_t set = 0; set < std::size_t{1} << edges.size(); ++set)
        for (std::size_t e = 0; e < edges.size(); ++e) {
            if ((set >> e & 1) == 0) continue;
            const std::size_t rest = (set ^ std::size_t{1} << e) * n;
            const auto u = static_cast<std::size_t>(edges[e].u);
            const auto v = static_cast<std::size_t>(edges[e].v);
            if (wins[rest + v] == 0) wins[set * n + u] = 1;
            if (wins[rest + u] == 0) wins[set * n + v] = 1;
        }
    return wins[n * ((std::size_t{1} << edges.size()) - 1)] != 0;
}

/// A peer: the time that tools/bench/peer_networkx.py says it took.
double by_networkx(const SparseGraph& g) {
    std::string line;
    const Command command{
        "python3", {GAZETTEER_SOURCE_DIR "/tools/bench/peer_networkx.py", to_graph6(to_graph(g))}};
    for_each_line({command}, [&](std::string_view text) {
        line = text;
        return true;
    });
    return std::stod(line.substr(2));
}

/// Medians over pairs of runs, one of ours and one of the peer's.
void pairs(const std::string& graph, const std::string& our_name, const Work& ours,
           const std::string& peer_name, const std::function<double()>& peer, int count = 5) {
    std::vector<double> ratios;
    std::vector<double> our_seconds;
    std::vector<double> peer_seconds;
    for (int i = 0; i < count; ++i) {
        constexpr int repeats = 5;
        const double a = time([&] {
                             for (int r = 0; r < repeats; ++r) ours();
                         }).wall /
                         repeats;
        const double b = peer();
        our_seconds.push_back(a);
        peer_seconds.push_back(b);
        ratios.push_back(b / a);
    }
    fmt::print("{:<12} {:<13} {:>10.6f} s  {:<22} {:>10.6f} s  ratio {:>8.0f}\n", graph, our_name,
               median(our_seconds), peer_name, median(peer_seconds), median(ratios));
    std::fflush(stdout);
}

void peers_on(const std::string& name, const SparseGraph& g) {
    const Work search = [&] { ProofSearch(g, 0).outcome(); };
    const Work cycle_space = [&] { CycleSpaceSolver(g, 0); };
    const RootedGraph start{to_graph(g), 0};
    const auto wall = [](const Work& work) { return [work] { return time(work).wall; }; };
    const auto memo = wall([&] { HashMemo().outcome(start); });
    pairs(name, "proof-search", search, "plain hash memo", memo);
    pairs(name, "cycle-space", cycle_space, "plain hash memo", memo);
    pairs(name, "proof-search", search, "EdgeGeographySolver",
          wall([&] { EdgeGeographySolver<>(g).outcome(0); }));
    pairs(name, "proof-search", search, "the definition", wall([&] { outcome<UEG>(start); }), 3);
    pairs(
        name, "proof-search", search, "networkx, lru_cache", [&] { return by_networkx(g); }, 3);
}

void table_peer(const std::string& name, const SparseGraph& g, int count) {
    const EngineLimits limits{.bytes = std::size_t{4} << 30};
    pairs(
        name, "subsets", [&] { EdgeSubsetTable(g, limits); }, "byte table",
        [&] { return time([&] { by_byte_table(g); }).wall; }, count);
}

void peers() {
    peers_on("4-reg. 10", random_regular_graph(10, 4, 1));
    peers_on("cubic 16", random_regular_graph(16, 3, 3));
    table_peer("3 x 4 grid", Grid{3, 4}.graph(), 5);
    table_peer("K_7", complete(7), 3);
    table_peer("K_8", complete(8), 1);
}

}  // namespace
}  // namespace gazetteer

int main(int argc, char** argv) {
    const std::set<std::string> wanted(argv + 1, argv + argc);
    const auto is_wanted = [&](const char* part) {
        return wanted.empty() || wanted.contains(part);
    };
    if (is_wanted("cycle-space")) gazetteer::cycle_spaces();
    if (is_wanted("subsets")) gazetteer::subset_tables();
    if (is_wanted("search")) gazetteer::proof_searches();
    if (is_wanted("peers")) gazetteer::peers();
}
