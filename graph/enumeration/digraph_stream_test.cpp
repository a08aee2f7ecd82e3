// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/enumeration/digraph_stream.hpp"

#include <gtest/gtest.h>

#include <algorithm>
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
