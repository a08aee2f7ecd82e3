// SPDX-License-Identifier: GPL-3.0-or-later
// The space of a search among digraphs is what the generators make, and no move leaves it.
#include "counterexamples/search/digraph_moves.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "counterexamples/grounds/digraph_ground.hpp"
#include "graph/canonical/canonical.hpp"
#include "graph/formats/formats.hpp"

namespace gazetteer::conjectures {
namespace {

const std::vector<std::string> digraph_classes{"digraphs",
                                               "digraphs connected",
                                               "oriented",
                                               "oriented connected",
                                               "acyclic",
                                               "acyclic connected",
                                               "tournaments",
                                               "tournaments strongly_connected",
                                               "acyclic tournaments",
                                               "strongly_connected",
                                               "oriented strongly_connected"};

DigraphSpace digraph_space(const std::string& text, int order_min, int order_max) {
    return {**parse_digraph_class(text), order_min, order_max};
}

std::set<Digraph> generated_of(const DigraphClass& which, int order) {
    std::set<Digraph> result;
    for (const DigraphPiece& piece : digraph_pieces(which, order))
        piece.each([&](const Digraph& d) { return result.insert(canonical(d)).second; });
    return result;
}

TEST(DigraphSearchSpace, HasTheDigraphsThatTheGeneratorsMake) {
    for (int order = 1; order <= 4; ++order) {
        const std::set<Digraph> all = generated_of({}, order);
        for (const std::string& text : digraph_classes) {
            const DigraphSpace space = digraph_space(text, 1, 4);
            std::set<Digraph> belonging;
            std::ranges::copy_if(all, std::inserter(belonging, belonging.end()),
                                 [&](const Digraph& d) { return space.contains(d); });
            EXPECT_EQ(generated_of(space.which, order), belonging) << text << " " << order;
        }
    }
}

TEST(DigraphMoves, StayInTheSpaceAndGoPlaces) {
    for (const std::string& text : digraph_classes) {
        const DigraphSpace space = digraph_space(text, 2, 14);
        properties::Dice dice(5);
        std::optional<Digraph> d;
        std::set<Digraph> seen;
        for (int i = 0; i < 150; ++i) {
            if (i % 30 == 0) d = start_in(space, dice);
            ASSERT_TRUE(d) << text;
            ASSERT_TRUE(space.contains(*d)) << text << " " << to_digraph6(*d);
            seen.insert(*d);
            const Digraph from = *d;
            d = i % 5 == 3   ? grown(space, from, dice)
                : i % 5 == 4 ? reduced(space, from, dice)
                             : moved(space, from, dice);
        }
        EXPECT_GT(seen.size(), 20u) << text;
    }
}

/// How many of these digraphs moves do not come to from one of them. Fails at another digraph.
std::size_t missed_in(const DigraphSpace& space, std::set<Digraph> wanted) {
    constexpr int steps_max = 1'000'000;
    const std::set<Digraph> all = wanted;
    properties::Dice dice(1);
    Digraph d = *start_in(space, dice);
    for (int i = 0; i < steps_max && !wanted.empty(); ++i) {
        d = moved(space, d, dice);
        const Digraph form = canonical(d);
        EXPECT_TRUE(all.contains(form)) << to_digraph6(d);
        wanted.erase(form);
    }
    return wanted.size();
}

/// From one digraph of an order all are reached without another order.
TEST(DigraphMoves, ReachAllOfASmallSpace) {
    for (const std::string& text : digraph_classes) {
        if (text == "acyclic tournaments") continue;
        const DigraphSpace space = digraph_space(text, 3, 3);
        EXPECT_EQ(missed_in(space, generated_of(space.which, 3)), 0u) << text;
    }
}
TEST(DigraphMovesStandard, ReachAllOfOrder4) {
    for (const std::string& text : digraph_classes) {
        if (text == "acyclic tournaments") continue;
        const DigraphSpace space = digraph_space(text, 4, 4);
        EXPECT_EQ(missed_in(space, generated_of(space.which, 4)), 0u) << text;
    }
}

TEST(DigraphMovesStandard, ReachAllOfSeveralOrders) {
    for (const auto& [text, order_max] : {std::pair{"tournaments", 6},
                                          {"tournaments strongly_connected", 6},
                                          {"oriented", 5},
                                          {"acyclic", 5},
                                          {"acyclic tournaments", 9}}) {
        const DigraphSpace space = digraph_space(text, 3, order_max);
        std::set<Digraph> all;
        for (int order = 3; order <= order_max; ++order)
            all.merge(generated_of(space.which, order));
        EXPECT_EQ(missed_in(space, all), 0u) << text;
    }
}

Digraph cycle_of(int order) {
    Digraph result(order);
    for (Vertex v = 0; v < order; ++v) result.add_arc(v, (v + 1) % order);
    return result;
}

Digraph and_vertex(const Digraph& d, VertexSet to, VertexSet from) {
    std::vector<Arc> arcs = d.arcs();
    for (Vertex v : to) arcs.push_back({d.order(), v});
    for (Vertex v : from) arcs.push_back({v, d.order()});
    return Digraph(d.order() + 1, arcs);
}

/// The digraph with an arc from u to v wherever `has` says so.
template <class Has>
Digraph with_arcs_where(int order, Has has) {
    Digraph result(order);
    for (Vertex u = 0; u < order; ++u)
        for (Vertex v = 0; v < order; ++v)
            if (u != v && has(u, v)) result.add_arc(u, v);
    return result;
}

/// All digraphs to which a move at a vertex leads, by what is said of it.
std::set<Digraph> made_at(ArcMove move, const Digraph& d, Vertex v) {
    const VertexSet out = d.out_neighbours(v);
    const VertexSet in = d.in_neighbours(v);
    std::set<Digraph> result;
    if (move == ArcMove::switch_vertex)
        return {with_arcs_where(d.order(), [&](Vertex a, Vertex b) {
            return a == v || b == v ? d.has_arc(b, a) : d.has_arc(a, b);
        })};
    if (move == ArcMove::add_leaf) return {and_vertex(d, {v}, {}), and_vertex(d, {}, {v})};
    if (move == ArcMove::remove_vertex) return {d.induced(d.vertices() - VertexSet{v})};
    if (move == ArcMove::duplicate) return {and_vertex(d, out, in)};
    if (move == ArcMove::duplicate_joined)
        return {and_vertex(d, out | VertexSet{v}, in), and_vertex(d, out, in | VertexSet{v})};
    if (move == ArcMove::add_between)
        for (Vertex w : d.vertices()) result.insert(and_vertex(d, {v}, {w}));
    if (move == ArcMove::add_player)
        for (std::uint64_t bits = 0; bits >> d.order() == 0; ++bits)
            result.insert(and_vertex(d, VertexSet::from_bits(bits),
                                     d.vertices() - VertexSet::from_bits(bits)));
    if (move == ArcMove::toggle_arc)
        for (Vertex w : d.vertices() - VertexSet{v})
            result.insert(with_arcs_where(d.order(), [&](Vertex a, Vertex b) {
                return d.has_arc(a, b) != (a == v && b == w);
            }));
    return result;
}

/// The same at an arc. Without its arcs `gone` and with those of `come`, as far as they are no
/// loops and new ones.
std::set<Digraph> made_by_arc(ArcMove move, const Digraph& d, const Arc& arc) {
    const Vertex u = arc.tail;
    const Vertex v = arc.head;
    std::set<Digraph> result;
    const auto add = [&](const std::set<Arc>& gone, const std::set<Arc>& come) {
        std::set<Arc> arcs;
        for (const Arc& old : d.arcs())
            if (!gone.contains(old)) arcs.insert(old);
        for (const Arc& one : come)
            if (one.tail == one.head || !arcs.insert(one).second) return;
        result.insert(Digraph(d.order(), std::vector<Arc>(arcs.begin(), arcs.end())));
    };
    if (move == ArcMove::reverse_arc) add({arc}, {{v, u}});
    if (move == ArcMove::subdivide) return {and_vertex(d.without_arc(u, v), {v}, {u})};
    if (move == ArcMove::contract)
        return {with_arcs_where(d.order(), [&](Vertex a, Vertex b) {
                    return d.has_arc(a, b) || (a == u && d.has_arc(v, b)) ||
                           (b == u && d.has_arc(a, v));
                }).without_vertex(v)};
    for (Vertex w : d.vertices()) {
        if (move == ArcMove::slide_arc && w != v) add({arc}, {{u, w}});
        if (move == ArcMove::slide_arc && w != u) add({arc}, {{w, v}});
        if (move == ArcMove::reverse_triangle && d.has_arc(v, w) && d.has_arc(w, u))
            result.insert(with_arcs_where(d.order(), [&](Vertex a, Vertex b) {
                const std::set<Arc> there{{u, v}, {v, w}, {w, u}};
                return there.contains({b, a}) || (d.has_arc(a, b) && !there.contains({a, b}));
            }));
        for (Vertex x : d.out_neighbours(w))
            if (move == ArcMove::switch_arcs && w != u && x != v)
                add({arc, {w, x}}, {{u, x}, {w, v}});
    }
    return result;
}

std::set<Digraph> made_by(ArcMove move, const Digraph& d) {
    std::set<Digraph> result;
    for (Vertex v : d.vertices()) result.merge(made_at(move, d, v));
    for (const Arc& arc : d.arcs()) result.merge(made_by_arc(move, d, arc));
    return result;
}

TEST(DigraphMoves, LeadWhereTheySayAndNowhereElse) {
    std::set<Digraph> from = generated_of(**parse_digraph_class("oriented"), 4);
    for (int order = 0; order <= 3; ++order) from.merge(generated_of({}, order));
    for (const Digraph& d : from)
        for (int i = 0; i <= static_cast<int>(ArcMove::duplicate_joined); ++i) {
            const ArcMove move = static_cast<ArcMove>(i);
            properties::Dice dice(3);
            std::set<Digraph> led_to;
            for (int throws = 0; throws < 300; ++throws)
                if (const auto next = applied(move, d, dice)) led_to.insert(*next);
            EXPECT_EQ(led_to, made_by(move, d)) << i << " from " << to_digraph6(d);
        }
}

TEST(DigraphMoves, HaveNoPlaceOnSomeDigraphs) {
    properties::Dice dice(2);
    for (ArcMove move : {ArcMove::add_leaf, ArcMove::add_between, ArcMove::add_player,
                         ArcMove::subdivide, ArcMove::duplicate, ArcMove::duplicate_joined})
        EXPECT_FALSE(applied(move, cycle_of(64), dice));
    EXPECT_FALSE(applied(ArcMove::contract, Digraph(3), dice));
    EXPECT_FALSE(applied(ArcMove::remove_vertex, Digraph(0), dice));
    EXPECT_FALSE(applied(ArcMove::reverse_arc, Digraph(2, {{0, 1}, {1, 0}}), dice));
    EXPECT_FALSE(applied(ArcMove::reverse_triangle, cycle_of(4), dice));
}

/// Chance makes each digraph of a small space, the complete one seldom.
TEST(DigraphSearchSpace, StartsAreAnyOfASmallSpace) {
    for (const char* text :
         {"digraphs", "digraphs connected", "oriented connected", "tournaments"}) {
        const DigraphSpace space = digraph_space(text, 1, 3);
        properties::Dice dice(1);
        std::set<Digraph> labelled;
        for (int i = 0; i < 20'000; ++i) labelled.insert(start_in(space, dice).value());
        std::set<Digraph> seen;
        for (const Digraph& d : labelled) seen.insert(canonical(d));
        std::set<Digraph> all;
        for (int order = 1; order <= 3; ++order) all.merge(generated_of(space.which, order));
        EXPECT_TRUE(seen == all) << text;
    }
}

TEST(DigraphSearchSpace, WithoutADigraphHasNoStart) {
    properties::Dice dice(1);
    EXPECT_FALSE(start_in(digraph_space("acyclic strongly_connected", 2, 6), dice));
    EXPECT_FALSE(start_in(digraph_space("oriented strongly_connected", 2, 2), dice));
    EXPECT_EQ(start_in(digraph_space("acyclic strongly_connected", 1, 6), dice), Digraph(1));
}

}  // namespace
}  // namespace gazetteer::conjectures
