// SPDX-License-Identifier: GPL-3.0-or-later
#include "certificates/check/invariants/terms/tables.hpp"

#include <algorithm>
#include <vector>

namespace gazetteer::check::invariants {

std::size_t sets_of(const Graph& g) {
    if (g.order() > table_order_max)
        throw Unproved{"a table of all sets is made up to order " +
                       std::to_string(table_order_max)};
    return std::size_t{1} << g.order();
}

namespace {

/// The set without its vertex v.
std::size_t without(std::size_t set, Vertex v) {
    return set & ~(std::size_t{1} << v);
}

/// Those of `last` where a path through all of the set ends. `ends` tells that of each set without
/// one of them.
std::uint32_t path_ends(const Graph& g, const std::vector<std::uint32_t>& ends, std::size_t set,
                        VertexSet last) {
    VertexSet result;
    for (Vertex v : last)
        if (g.neighbours(v).meets(VertexSet::from_bits(ends[without(set, v)]))) result.insert(v);
    return static_cast<std::uint32_t>(result.bits());
}

}  // namespace

Number matching_number(const Graph& g, Vertex, Steps& steps) {
    std::vector<std::int8_t> most(sets_of(g));
    for (std::size_t set = 1; set < most.size(); ++set) {
        steps.take();
        const VertexSet members = VertexSet::from_bits(set);
        const std::size_t rest = without(set, members.front());
        most[set] = most[rest];
        for (Vertex w : members& g.neighbours(members.front()))
            most[set] = std::max(most[set], static_cast<std::int8_t>(1 + most[without(rest, w)]));
    }
    return most.back();
}

/// Each set has the fewest paths, and the vertices that end the last of that many: v does if it is
/// a path itself beside a fewest cover of the rest, or goes on from the end of one.
Number path_cover_number(const Graph& g, Vertex, Steps& steps) {
    std::vector<std::int8_t> fewest(sets_of(g));
    std::vector<std::uint32_t> ends(fewest.size());
    for (std::size_t set = 1; set < fewest.size(); ++set) {
        steps.take();
        int best = g.order();
        VertexSet last;
        for (Vertex v : VertexSet::from_bits(set)) {
            const std::size_t rest = without(set, v);
            const bool goes_on = g.neighbours(v).meets(VertexSet::from_bits(ends[rest]));
            const int paths = fewest[rest] + (goes_on ? 0 : 1);
            if (paths < best) last = {};
            best = std::min(best, paths);
            if (paths == best) last.insert(v);
        }
        fewest[set] = static_cast<std::int8_t>(best);
        ends[set] = static_cast<std::uint32_t>(last.bits());
    }
    return fewest.back();
}

/// Each set with vertex 0 has the vertices where the paths from 0 through all of it end.
Number hamiltonian(const Graph& g, Vertex, Steps& steps) {
    if (g.order() < 3) return 0;
    std::vector<std::uint32_t> ends(sets_of(g));
    ends[1] = 1;
    for (std::size_t set = 3; set < ends.size(); set += 2) {
        steps.take();
        ends[set] = path_ends(g, ends, set, VertexSet::from_bits(without(set, 0)));
    }
    return g.neighbours(0).meets(VertexSet::from_bits(ends.back())) ? 1 : 0;
}

/// Each set has the vertices where the paths through all of it end.
Number longest_path(const Graph& g, Vertex, Steps& steps) {
    std::vector<std::uint32_t> ends(sets_of(g));
    int most = 1;
    for (std::size_t set = 1; set < ends.size(); ++set) {
        steps.take();
        const VertexSet members = VertexSet::from_bits(set);
        ends[set] = members.size() == 1 ? static_cast<std::uint32_t>(set)
                                        : path_ends(g, ends, set, members);
        if (ends[set] != 0) most = std::max(most, members.size());
    }
    return most - 1;
}

/// Each set has the vertices where the paths from its first one through all of it end.
Number longest_cycle(const Graph& g, Vertex, Steps& steps) {
    std::vector<std::uint32_t> ends(sets_of(g));
    int most = 0;
    for (std::size_t set = 1; set < ends.size(); ++set) {
        steps.take();
        const VertexSet members = VertexSet::from_bits(set);
        const Vertex first = members.front();
        ends[set] = members.size() == 1 ? static_cast<std::uint32_t>(set)
                                        : path_ends(g, ends, set, members - VertexSet{first});
        if (members.size() >= 3 && g.neighbours(first).meets(VertexSet::from_bits(ends[set])))
            most = std::max(most, members.size());
    }
    return most;
}

/// Each set has the width when its vertices go first. The last of them leaves those outside that a
/// walk through the others reaches.
Number treewidth(const Graph& g, Vertex, Steps& steps) {
    std::vector<std::int8_t> width(sets_of(g));
    width[0] = -1;
    for (std::size_t set = 1; set < width.size(); ++set) {
        const VertexSet members = VertexSet::from_bits(set);
        int best = g.order();
        for (Vertex v : members) {
            steps.take();
            const VertexSet left = next_to(g, reached(g, members, {v})) - members;
            best = std::min(best, std::max<int>(width[without(set, v)], left.size()));
        }
        width[set] = static_cast<std::int8_t>(best);
    }
    return width.back();
}

/// Each set has the width of the orders that begin with it.
Number pathwidth(const Graph& g, Vertex, Steps& steps) {
    std::vector<std::int8_t> width(sets_of(g));
    width[0] = -1;
    for (std::size_t set = 1; set < width.size(); ++set) {
        steps.take();
        const VertexSet members = VertexSet::from_bits(set);
        int best = g.order();
        int boundary = 0;
        for (Vertex v : members) {
            best = std::min<int>(best, width[without(set, v)]);
            boundary += members.contains_all(g.neighbours(v)) ? 0 : 1;
        }
        width[set] = static_cast<std::int8_t>(std::max(best, boundary));
    }
    return width.back();
}

namespace {

/// The others can follow those that have their numbers, 0, 1 and so on: who is k places back has no
/// neighbour behind.
bool can_number(const Graph& g, std::vector<Vertex>& numbered, int k, Steps& steps) {
    const VertexSet left = g.vertices() - VertexSet::of(numbered);
    const auto back = std::ssize(numbered) - k;
    for (std::ptrdiff_t i = 0; i < back; ++i)
        if (g.neighbours(numbered[static_cast<std::size_t>(i)]).meets(left)) return false;
    if (left.empty()) return true;
    for (Vertex v : left) {
        steps.take();
        numbered.push_back(v);
        if (can_number(g, numbered, k, steps)) return true;
        numbered.pop_back();
    }
    return false;
}

}  // namespace

Number bandwidth(const Graph& g, Vertex, Steps& steps) {
    std::vector<Vertex> numbered;
    int k = 0;
    for (; !can_number(g, numbered, k, steps); ++k) steps.take();
    return k;
}

}  // namespace gazetteer::check::invariants
