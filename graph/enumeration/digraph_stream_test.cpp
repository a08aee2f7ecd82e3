// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/enumeration/digraph_stream.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

namespace gazetteer {
namespace {

/// The least of all relabellings: one a class of isomorphic digraphs. Small orders alone.
Digraph least_form(const Digraph& d) {
    std::vector<Vertex> image(static_cast<std::size_t>(d.order()));
    std::iota(image.begin(), image.end(), 0);
    Digraph result = d;
    do result = std::min(result, d.relabelled(image));
    while (std::ranges::next_permutation(image).found);
    return result;
}

/// The class, one a piece, in a set; nothing comes twice, no piece has another size.
std::set<Digraph> generated(const DigraphClass& which, int order, const DigraphShare& share = {}) {
    std::set<Digraph> result;
    for (const DigraphPiece& piece : digraph_pieces(which, order, share))
        piece.each([&](const Digraph& d) {
            EXPECT_EQ(d.order(), order);
            EXPECT_EQ(d.size(), piece.size);
            EXPECT_TRUE(result.insert(least_form(d)).second);
            return true;
        });
    return result;
}

/// A directed path of any length, by all of them.
bool reaches(const Digraph& d, Vertex from, Vertex to, VertexSet avoided = {}) {
    if (from == to) return true;
    avoided.insert(from);
    return std::ranges::any_of(d.out_neighbours(from) - avoided,
                               [&](Vertex w) { return reaches(d, w, to, avoided); });
}

/// The five words by their definitions, on pairs of vertices.
bool fits(const DigraphClass& which, const Digraph& d) {
    bool strong = true;
    bool connected = true;
    Digraph both_ways = d;
    for (const Arc& arc : d.arcs()) both_ways.add_arc(arc.head, arc.tail);
    for (Vertex u : d.vertices())
        for (Vertex w : d.vertices()) {
            if (u == w) continue;
            if (which.oriented && d.has_arc(u, w) && d.has_arc(w, u)) return false;
            if (which.tournaments && d.has_arc(u, w) == d.has_arc(w, u)) return false;
            if (which.acyclic && d.has_arc(u, w) && reaches(d, w, u)) return false;
            strong = strong && reaches(d, u, w);
            connected = connected && reaches(both_ways, u, w);
        }
    return (!which.strongly_connected || strong) && (!which.connected || connected);
}

/// Each class is what its definition leaves of all digraphs: nothing lost, nothing foreign.
TEST(DigraphStreamStandard, ClassesAreTheFilteredDigraphs) {
    for (int order = 0; order <= 4; ++order) {
        const std::set<Digraph> all = generated({}, order);
        for (int bits = 1; bits < 32; ++bits) {
            const DigraphClass which{(bits & 1) != 0, (bits & 2) != 0, (bits & 4) != 0,
                                     (bits & 8) != 0, (bits & 16) != 0};
            std::set<Digraph> expected;
            for (const Digraph& d : all) {
                EXPECT_EQ(belongs(which, d), fits(which, d)) << order << " " << bits;
                if (fits(which, d)) expected.insert(d);
            }
            EXPECT_EQ(generated(which, order), expected) << order << " " << bits;
        }
    }
}

TEST(DigraphStreamStandard, CountsAreThePublishedOnes) {
    const auto expect_counts = [](const DigraphClass& which, int order_max) {
        for (int order = 0; order <= order_max; ++order) {
            std::uint64_t count = 0;
            for (const DigraphPiece& piece : digraph_pieces(which, order))
                piece.each([&](const Digraph&) { return ++count > 0; });
            EXPECT_EQ(std::optional(count), known_count(which, order)) << order;
        }
    };
    expect_counts({}, 5);
    expect_counts({.connected = true}, 5);
    expect_counts({.strongly_connected = true}, 5);
    expect_counts({.oriented = true}, 6);
    expect_counts({.tournaments = true}, 8);
    expect_counts({.tournaments = true, .strongly_connected = true}, 8);
    expect_counts({.acyclic = true}, 6);
    EXPECT_EQ(known_count({.oriented = true, .strongly_connected = true}, 4), std::nullopt);
    EXPECT_EQ(known_count({.oriented = true, .acyclic = true}, 4), 31U);
}

/// Shares are disjoint, and together the whole.
TEST(DigraphStream, SharesAreParts) {
    for (const DigraphClass& which :
         {DigraphClass{}, DigraphClass{.tournaments = true}, DigraphClass{.acyclic = true}})
        for (int order = 0; order <= 4; ++order) {
            std::set<Digraph> joined;
            std::size_t count = 0;
            for (int part = 0; part < 3; ++part) {
                const std::set<Digraph> mine = generated(which, order, {part, 3});
                joined.insert(mine.begin(), mine.end());
                count += mine.size();
            }
            EXPECT_EQ(joined, generated(which, order));
            EXPECT_EQ(count, joined.size());
        }
    std::uint64_t count = 0;
    for (int part = 0; part < 3; ++part)
        for (const DigraphPiece& piece : digraph_pieces({.tournaments = true}, 6, {part, 3}))
            piece.each([&](const Digraph&) { return ++count > 0; });
    EXPECT_EQ(count, 56U);
}

/// One for each number of arcs that a digraph of the class can have.
TEST(DigraphStream, PiecesHaveTheSizesThatThereAre) {
    const auto sizes = [](const DigraphClass& which) {
        const std::vector<DigraphPiece> pieces = digraph_pieces(which, 5);
        for (std::size_t i = 0; i < pieces.size(); ++i)
            EXPECT_EQ(pieces[i].size, pieces[0].size + static_cast<int>(i));
        return std::pair(pieces.front().size, pieces.back().size);
    };
    EXPECT_EQ(sizes({}), std::pair(0, 20));
    EXPECT_EQ(sizes({.connected = true}), std::pair(4, 20));
    EXPECT_EQ(sizes({.strongly_connected = true}), std::pair(4, 20));
    EXPECT_EQ(sizes({.oriented = true}), std::pair(0, 10));
    EXPECT_EQ(sizes({.acyclic = true}), std::pair(0, 10));
    EXPECT_EQ(sizes({.tournaments = true}), std::pair(10, 10));
    EXPECT_EQ(digraph_pieces({}, 32).size(), 993U);
}

/// The first share has what the programs cannot share.
TEST(DigraphStream, SmallOrdersAreTheFirstShare) {
    for (int order = 0; order <= 7; ++order) {
        EXPECT_EQ(digraph_pieces({}, order, {1, 2}).empty(), order < 4) << order;
        EXPECT_EQ(digraph_pieces({.tournaments = true}, order, {1, 2}).empty(), order < 6) << order;
    }
    std::uint64_t count = 0;
    for (int part = 0; part < 2; ++part)
        for (const DigraphPiece& piece : digraph_pieces({.tournaments = true}, 6, {part, 2}))
            piece.each([&](const Digraph&) { return ++count > 0; });
    EXPECT_EQ(count, 56U);
}

/// A permutation fixes the oriented graphs that say one of `ways` things of each cycle of pairs,
/// and one of `turned` where the cycle comes back to the pair turned round. The cycles of the
/// permutation descend; `weight` is what the first of them have given.
double fixed_oriented(std::vector<int>& cycles, int left, int ways, int turned, double weight) {
    if (left == 0) return weight;
    double sum = 0;
    for (int a = std::min(left, cycles.empty() ? left : cycles.back()); a >= 1; --a) {
        int free = (a - 1) / 2;
        for (const int b : cycles) free += std::gcd(a, b);
        cycles.push_back(a);
        const auto equal = static_cast<double>(std::ranges::count(cycles, a));
        sum +=
            fixed_oriented(cycles, left - a, ways, turned,
                           weight * std::pow(ways, free) * (a % 2 == 0 ? turned : 1) / (a * equal));
        cycles.pop_back();
    }
    return sum;
}

/// By Burnside's lemma; a pair of an oriented graph has three ways, one of a tournament two.
TEST(DigraphStream, KnownCountsAreThoseOfTheOrbits) {
    for (int order = 0; order <= 10; ++order) {
        std::vector<int> cycles;
        if (order <= 8) {
            EXPECT_EQ(known_count({.oriented = true}, order),
                      std::llround(fixed_oriented(cycles, order, 3, 1, 1)))
                << order;
        }
        EXPECT_EQ(known_count({.tournaments = true}, order),
                  std::llround(fixed_oriented(cycles, order, 2, 0, 1)))
            << order;
    }
    EXPECT_EQ(known_count({.oriented = true}, 9), std::nullopt);
}

/// A tournament is a row of strongly connected ones.
TEST(DigraphStream, KnownCountsOfTournamentsFollowFromStrongOnes) {
    for (int order = 1; order <= 10; ++order) {
        std::uint64_t sum = 0;
        for (int first = 1; first <= order; ++first)
            sum += *known_count({.tournaments = true, .strongly_connected = true}, first) *
                   *known_count({.tournaments = true}, order - first);
        EXPECT_EQ(known_count({.tournaments = true, .connected = true}, order), sum);
    }
    EXPECT_EQ(known_count({.connected = true, .strongly_connected = true}, 4), 83U);
    EXPECT_EQ(known_count({.tournaments = true}, 11), std::nullopt);
}

TEST(DigraphStream, StopsWhenAskedAndRefusesOrders) {
    const auto pieces = digraph_pieces({}, 3);
    int seen = 0;
    EXPECT_FALSE(pieces[2].each([&](const Digraph&) { return ++seen < 2; }));
    EXPECT_EQ(seen, 2);
    EXPECT_THROW(digraph_pieces({}, 33), ContractViolation);
    EXPECT_THROW(digraph_pieces({}, -1), ContractViolation);
    EXPECT_THROW(digraph_pieces({}, 3, {2, 2}), ContractViolation);
}

TEST(DigraphStream, ReachableIsByDirectedPaths) {
    const Digraph d(4, {{0, 1}, {1, 2}, {2, 1}});
    EXPECT_EQ(reachable_from(d, 0), VertexSet::of({0, 1, 2}));
    EXPECT_EQ(reachable_from(d, 2), VertexSet::of({1, 2}));
    EXPECT_EQ(reachable_from(d, 3), VertexSet::of({3}));
    EXPECT_FALSE(is_acyclic(d));
    EXPECT_TRUE(is_acyclic(d.without_arc(2, 1)));
    EXPECT_TRUE(is_strongly_connected(Digraph()));
    EXPECT_TRUE(is_strongly_connected(Digraph(1)));
    EXPECT_FALSE(is_strongly_connected(Digraph(2, {{0, 1}})));
}

}  // namespace
}  // namespace gazetteer
