// SPDX-License-Identifier: GPL-3.0-or-later
// UEG or DEG on one graph, fast: a position is the set of edges left, in one or a few words, and
// the root. Why it works: all positions of one game are subgraphs of the first, so its edges can be
// numbered once; and edges that no line of play can reach from the root do not matter, so they are
// dropped and many positions become one. Moves to vertices with few replies are tried first.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "graph/rooted_graph.hpp"
#include "graph/sparse_graph.hpp"
#include "oracle/tables/fixed_table.hpp"
#include "oracle/tables/number_set.hpp"

namespace gazetteer {

/// Decides (G, v) for every v of one graph or digraph with at most 64 `words` edges; the memo is
/// shared by all roots. Equal to outcome<UEG> and outcome<DEG>.
template <int words = 1>
class EdgeGeographySolver {
  public:
    static constexpr int size_max = 64 * words;

    /// UEG. Throws ContractViolation on more than 64 `words` edges.
    explicit EdgeGeographySolver(const SparseGraph& g, const EngineLimits& limits = no_limits)
        : exits_(count(g.order())), table_(limits) {
        for (const Edge& e : g.edges()) add(e.u, e.v, true);
    }
    /// DEG. Throws ContractViolation on more than 64 `words` arcs.
    explicit EdgeGeographySolver(const Digraph& d, const EngineLimits& limits = no_limits)
        : exits_(count(d.order())), table_(limits) {
        for (const Arc& a : d.arcs()) add(a.tail, a.head, false);
    }

    /// Throws ContractViolation unless the root is a vertex; EngineLimitExceeded, EngineStopped.
    Outcome outcome(Vertex root) {
        require(0 <= root && count(root) < exits_.size(), "a root in the graph");
        return mover_wins(all_, root) ? Outcome::N : Outcome::P;
    }
    bool is_P(Vertex root) { return outcome(root) == Outcome::P; }
    /// The vertices to which a move from the root wins, ascending. Empty iff the root is P.
    std::vector<Vertex> winning_moves(Vertex root) {
        require(0 <= root && count(root) < exits_.size(), "a root in the graph");
        std::vector<Vertex> result;
        for (int e : exits(all_, root))
            if (!mover_wins(without(all_, e), across(e, root))) result.push_back(across(e, root));
        std::ranges::sort(result);
        return result;
    }
    /// Positions decided so far.
    std::size_t positions() const { return table_.size(); }

  private:
    using Set = NumberSet<words>;

    static std::size_t count(int n) { return static_cast<std::size_t>(n); }
    void add(Vertex u, Vertex v, bool both_ways) {
        const int e = static_cast<int>(ends_.size());
        require(e < size_max, "at most 64 edges a word");
        ends_.push_back({u, v});
        all_.insert(e);
        exits_[count(u)].insert(e);
        if (both_ways) exits_[count(v)].insert(e);
    }
    static Set without(Set left, int e) {
        left.erase(e);
        return left;
    }
    Vertex across(int e, Vertex v) const {
        const Edge& ends = ends_[count(e)];
        return ends.u == v ? ends.v : ends.u;
    }
    /// The edges of `left` that some walk from the root can use.
    Set reachable(const Set& left, Vertex root) const {
        Set result;
        for (Set frontier = exits_[count(root)] & left; !frontier.empty();) {
            result = result | frontier;
            Set next;
            frontier.for_each([&](int e) {
                next = next | exits_[count(ends_[count(e)].u)] | exits_[count(ends_[count(e)].v)];
            });
            frontier = (next & left) - result;
        }
        return result;
    }
    /// The edges by which the token can leave v, those to vertices with few further exits first.
    std::vector<int> exits(const Set& left, Vertex v) const {
        std::vector<int> result;
        (exits_[count(v)] & left).for_each([&](int e) { result.push_back(e); });
        std::ranges::stable_sort(
            result, {}, [&](int e) { return (exits_[count(across(e, v))] & left).size(); });
        return result;
    }
    using TableKey = typename FixedTable<words + 1>::Key;
    static TableKey key_of(const Set& left, Vertex root) {
        TableKey key;
        std::ranges::copy(left.bits, key.begin());
        key.back() = static_cast<std::uint64_t>(root);
        return key;
    }
    /// A play may last as long as there are edges: beyond so many words not on the stack.
    static constexpr int recursion_words_max = 4;

    bool mover_wins(Set left, Vertex root) {
        if constexpr (words > recursion_words_max)
            return mover_wins_by_frames(left, root);
        else
            return mover_wins_by_recursion(left, root);
    }
    bool mover_wins_by_recursion(Set left, Vertex root) {
        left = reachable(left, root);
        if (left.empty()) return false;
        const TableKey key = key_of(left, root);
        if (const int known = table_.find(key); known != table_.absent) return known != 0;
        const std::vector<int> moves = exits(left, root);
        const bool wins = std::ranges::any_of(
            moves, [&](int e) { return !mover_wins(without(left, e), across(e, root)); });
        table_.insert(key, wins ? 1 : 0);
        return wins;
    }

    /// A position at work, and how many of its moves were tried.
    struct Frame {
        Set left;
        Vertex root;
        std::vector<int> moves;
        std::size_t tried = 0;
    };
    /// Whether the mover wins, if that is known; else a frame more.
    std::optional<bool> entered(Set left, Vertex root, std::vector<Frame>& frames) const {
        left = reachable(left, root);
        if (left.empty()) return false;
        if (const int known = table_.find(key_of(left, root)); known != table_.absent)
            return known != 0;
        frames.push_back({left, root, exits(left, root)});
        return std::nullopt;
    }
    /// The same search as by recursion, move by move.
    bool mover_wins_by_frames(const Set& left, Vertex root) {
        std::vector<Frame> frames;
        // What is known of the position that was entered or left last.
        std::optional<bool> last = entered(left, root, frames);
        while (!frames.empty()) {
            Frame& now = frames.back();
            const bool wins = last == false;
            if (wins || now.tried == now.moves.size()) {
                table_.insert(key_of(now.left, now.root), wins ? 1 : 0);
                last = wins;
                frames.pop_back();
                continue;
            }
            const int e = now.moves[now.tried++];
            last = entered(without(now.left, e), across(e, now.root), frames);
        }
        return *last;
    }

    std::vector<Edge> ends_;
    /// The edges by which each vertex can be left.
    std::vector<Set> exits_;
    Set all_;
    FixedTable<words + 1> table_;
};

}  // namespace gazetteer
