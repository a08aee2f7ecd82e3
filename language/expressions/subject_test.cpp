// SPDX-License-Identifier: GPL-3.0-or-later
// A graph that an evaluation meets: what it stands for after each load, what it computes and tells.
#include "language/expressions/subject.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "graph/families.hpp"
#include "language/numbers/limit_exceeded.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures {
namespace {

TermUse use_of(const char* name, const char* game = nullptr) {
    const int place = find_term(name);
    EXPECT_GE(place, 0) << name;
    return {place, game == nullptr ? TermGame::none : game_named(game).value()};
}

const Term& operation(const char* name) {
    return term(find_term(name));
}

/// The terms that are asked below, by their places.
const std::vector<TermUse>& asked_terms() {
    static const std::vector<TermUse> result{
        use_of("order"),          use_of("size"),       use_of("degree"),
        use_of("in_even_kernel"), use_of("eigenvalue"), use_of("P", "ueg"),
        use_of("outdegree"),      use_of("in_kernel"),  use_of("distance"),
    };
    return result;
}
struct Asked {
    enum : std::size_t { order, size, degree, in_kernel, eigenvalue, is_P, outdegree, directed };
};

/// What compute() gives, as a text, or what it says instead.
template <class Compute>
std::string told_or_refused(Compute compute) {
    try {
        return to_string(compute());
    } catch (const LimitExceeded& e) {
        return e.what();
    }
}

const TermListener no_listener;

std::string value_text(Subject& subject, std::size_t index, Vertex v = -1) {
    return told_or_refused([&] { return subject.value(asked_terms(), index, v, no_listener); });
}

std::string distance_text(Subject& subject, Vertex u, Vertex w) {
    return told_or_refused([&] { return subject.of_pair(use_of("distance"), u, w, no_listener); });
}

/// All that is asked of it, in a line.
std::string told_of(Subject& subject) {
    std::string result = subject.large() != nullptr ? "large" : subject.is_directed() ? "d" : "g";
    const auto add = [&](const std::string& next) { result += " " + next; };
    std::vector<std::size_t> of_graph{Asked::order, Asked::size};
    std::vector<std::size_t> of_vertex{Asked::degree, Asked::in_kernel, Asked::is_P};
    if (subject.is_directed()) of_vertex = {Asked::outdegree, Asked::directed};
    for (const std::size_t index : of_graph) add(value_text(subject, index));
    for (Vertex v = 0; v < 4; ++v) {
        add(subject.has(v) ? "has" : "no");
        for (const std::size_t index : of_vertex) add(value_text(subject, index, v));
        add(distance_text(subject, v, 1));
    }
    if (!subject.is_directed() && subject.large() == nullptr)
        for (const int k : {1, 2})
            add(told_or_refused([&] { return subject.real(asked_terms(), Asked::eigenvalue, k); }));
    return result;
}

using Load = std::function<void(Subject&)>;

/// One way of each to come to stand for a graph or digraph.
std::vector<Load> loads() {
    const std::size_t uses = asked_terms().size();
    const Graph small(4, {{0, 1}, {1, 2}, {2, 3}});
    const Graph other(5, {{0, 2}, {2, 4}, {4, 1}, {1, 0}});
    const Digraph digraph(4, {{0, 1}, {1, 2}, {2, 0}, {2, 3}});
    const auto from = [=](const auto& g, auto then) {
        return [=](Subject& subject) {
            Subject before;
            before.load(g, uses);
            then(subject, before);
        };
    };
    const auto by = [=](const auto& g, const char* name, Vertex a = -1, Vertex b = -1) {
        return from(g, [=](Subject& subject, const Subject& before) {
            subject.load(before, operation(name), a, b, uses);
        });
    };
    return {
        [=](Subject& subject) { subject.load(small, uses); },
        [=](Subject& subject) { subject.load(other, uses); },
        [=](Subject& subject) { subject.load(digraph, uses); },
        [=](Subject& subject) { subject.load(LargeGraph(path(70)), uses); },
        [=](Subject& subject) { subject.load(LargeGraph(cycle(66)), uses); },
        [=](Subject& subject) {
            subject.load(small, VertexSet{0, 2, 3}, uses);
        },
        [=](Subject& subject) { subject.load(other, other.vertices(), uses); },
        by(small, "complement"),
        by(other, "delete", 0),
        by(other, "delete", 2),
        by(small, "delete_edge", 1, 0),
        by(digraph, "converse"),
        by(digraph, "underlying"),
        by(digraph, "delete", 1),
        by(digraph, "delete_arc", 2, 0),
        from(small,
             [=](Subject& subject, const Subject& before) {
                 subject.load(before, operation("power"), 2, uses);
             }),
        from(other,
             [=](Subject& subject, const Subject& before) {
                 subject.load(before, VertexSet{1, 2, 4}, uses);
             }),
        from(digraph,
             [=](Subject& subject, const Subject& before) {
                 subject.load(before, VertexSet{1, 2, 3}, uses);
             }),
    };
}

/// What each of the loads comes to: graph or digraph, order and size.
TEST(Subject, StandsForWhatIsLoadedOrMade) {
    std::vector<std::string> all;
    for (const Load& load : loads()) {
        Subject subject;
        load(subject);
        all.push_back((subject.large() != nullptr ? "large " : "") +
                      std::string(subject.is_directed() ? "d " : "g ") +
                      value_text(subject, Asked::order) + " " + value_text(subject, Asked::size));
    }
    EXPECT_EQ(all, (std::vector<std::string>{"g 4 3", "g 5 4", "d 4 4", "large g 70 69",
                                             "large g 66 66", "g 3 1", "g 5 4", "g 4 3", "g 4 2",
                                             "g 4 2", "g 4 2", "d 4 4", "g 4 4", "d 3 2", "d 4 3",
                                             "g 4 5", "g 3 2", "d 3 2"}));
}

/// Nothing of what it stood for before is left, and nothing that was computed of it.
TEST(Subject, StandsForWhatWasLoadedLast) {
    const std::vector<Load> all = loads();
    std::vector<std::string> wanted;
    for (const Load& load : all) {
        Subject subject;
        load(subject);
        wanted.push_back(told_of(subject));
        EXPECT_EQ(told_of(subject), wanted.back()) << "asked again";
    }
    Subject subject;
    for (std::size_t before = 0; before < all.size(); ++before)
        for (std::size_t i = 0; i < all.size(); ++i) {
            all[before](subject);
            told_of(subject);
            all[i](subject);
            EXPECT_EQ(subject.computed(), 0);
            EXPECT_EQ(told_of(subject), wanted[i]) << i << " after " << before;
        }
}

/// 0 - 1 - 2 - 3 without 1: the vertices that are left keep their names.
TEST(Subject, KeepsTheNamesOfVertices) {
    Subject all;
    all.load(Graph(4, {{0, 1}, {1, 2}, {2, 3}}), asked_terms().size());
    Subject less;
    less.load(all, operation("delete"), 1, -1, asked_terms().size());
    const auto expect = [](Subject& subject) {
        EXPECT_TRUE(subject.has(0) && !subject.has(1) && subject.has(2) && subject.has(3));
        EXPECT_EQ(value_text(subject, Asked::order), "3");
        EXPECT_EQ(value_text(subject, Asked::degree, 0), "0");
        EXPECT_EQ(value_text(subject, Asked::degree, 1), "undefined");
        EXPECT_EQ(value_text(subject, Asked::in_kernel, 1), "0");
        EXPECT_EQ(value_text(subject, Asked::degree, 3), "1");
        EXPECT_EQ(distance_text(subject, 2, 3), "1");
        EXPECT_EQ(distance_text(subject, 0, 3), "infinity");
        EXPECT_EQ(distance_text(subject, 1, 3), "undefined");
        EXPECT_EQ(distance_text(subject, 3, 1), "undefined");
    };
    expect(less);
    Subject again;
    again.load(less, operation("delete"), 1, -1, asked_terms().size());
    expect(again);
    again.load(less, operation("delete_edge"), 1, 2, asked_terms().size());
    expect(again);
    again.load(less, operation("delete_edge"), 2, 1, asked_terms().size());
    expect(again);
    again.load(less, VertexSet{0, 1, 2, 3}, asked_terms().size());
    expect(again);
    again.load(all.graph(), VertexSet{0, 2, 3}, asked_terms().size());
    expect(again);
    again.load(less, operation("delete"), 0, -1, asked_terms().size());
    EXPECT_EQ(value_text(again, Asked::order), "2");
    EXPECT_EQ(distance_text(again, 2, 3), "1");
    again.load(less, operation("delete_edge"), 3, 2, asked_terms().size());
    EXPECT_EQ(value_text(again, Asked::size), "0");
}

TEST(Subject, ALargeGraphHasItsVertices) {
    Subject subject;
    subject.load(LargeGraph(path(70)), 0);
    for (const Vertex v : {0, 1, 64, 69}) EXPECT_TRUE(subject.has(v)) << v;
    for (const Vertex v : {70, 71}) EXPECT_FALSE(subject.has(v)) << v;
}

/// 0 -> 1 -> 2 -> 0 and 2 -> 3, the other way round and without 1.
TEST(Subject, TurnsArcsAndLeavesThemOut) {
    const std::size_t uses = asked_terms().size();
    Subject all;
    all.load(Digraph(4, {{0, 1}, {1, 2}, {2, 0}, {2, 3}}), uses);
    Subject made;
    made.load(all, operation("converse"), -1, -1, uses);
    EXPECT_EQ(value_text(made, Asked::outdegree, 3), "1");
    EXPECT_EQ(value_text(made, Asked::outdegree, 2), "1");
    Subject less;
    less.load(all, operation("delete"), 1, -1, uses);
    for (const auto& [tail, head, left] : {std::tuple{1, 2, "2"}, std::tuple{2, 1, "2"},
                                           std::tuple{0, 2, "2"}, std::tuple{2, 0, "1"}}) {
        made.load(less, operation("delete_arc"), tail, head, uses);
        EXPECT_EQ(value_text(made, Asked::size), left) << tail << head;
    }
}

/// Vertices at once or one by one, numbers, and pairs of a large graph: each but once.
TEST(Subject, ComputesEachInvariantOnce) {
    const std::size_t uses = asked_terms().size();
    const auto computed = [](Subject& subject) {
        told_of(subject);
        const int once = subject.computed();
        told_of(subject);
        EXPECT_EQ(subject.computed(), once);
        return once;
    };
    Subject subject;
    subject.load(Graph(4, {{0, 1}}), uses);
    EXPECT_EQ(computed(subject), 2 + 4 + 1 + 4 + 2)
        << "order and size, degrees, even kernels, outcomes, eigenvalues";
    subject.load(Digraph(4, {{0, 1}}), uses);
    EXPECT_EQ(computed(subject), 2 + 4 + 1) << "order and size, outdegrees, kernels";
    subject.load(LargeGraph(path(70)), uses);
    EXPECT_EQ(value_text(subject, Asked::degree, 69), "1");
    EXPECT_EQ(value_text(subject, Asked::degree, 0), "1");
    EXPECT_EQ(subject.computed(), 1) << "the degrees";
    EXPECT_EQ(distance_text(subject, 1, 69), "68");
    EXPECT_EQ(distance_text(subject, 69, 1), "68");
    EXPECT_EQ(distance_text(subject, 2, 69), "67");
    EXPECT_EQ(subject.computed(), 2) << "and the distances";
}

/// What is heard, as "name vertices = value".
TEST(Subject, TellsWhatItComputes) {
    std::vector<std::string> heard;
    const TermListener listener = [&](const TermUse& use, const Subject& of, Tokens at,
                                      Integer now) {
        EXPECT_TRUE(of.has(0));
        std::string line = term(use.place).name;
        for (const Vertex v : {at.first, at.second})
            if (v >= 0) line += " " + std::to_string(v);
        heard.push_back(line + " = " + to_string(now));
    };
    Subject subject;
    subject.load(Graph(2, {{0, 1}}), asked_terms().size());
    for (int i = 0; i < 2; ++i) {
        subject.value(asked_terms(), Asked::order, -1, listener);
        subject.value(asked_terms(), Asked::degree, 1, listener);
        subject.value(asked_terms(), Asked::is_P, 0, listener);
    }
    subject.value(asked_terms(), Asked::in_kernel, 1, listener);
    EXPECT_EQ(heard, (std::vector<std::string>{"order = 2", "degree 1 = 1", "P 0 = 0",
                                               "in_even_kernel 1 = 0"}));
}

TEST(Subject, RefusesLargeGraphsByName) {
    const std::size_t uses = asked_terms().size();
    Subject large;
    large.load(LargeGraph(path(1000)), uses);
    EXPECT_EQ(value_text(large, Asked::order), "1000");
    Subject subject;
    const auto refusal = [&](const std::function<void()>& act) {
        return told_or_refused([&] {
            act();
            return Integer(0);
        });
    };
    EXPECT_EQ(refusal([&] { subject.load(LargeGraph(path(1001)), uses); }),
              "a graph of order 1001; at most 1000 can be");
    const auto takes_small = [](const std::string& name) {
        return name + " takes graphs of order at most 64";
    };
    const auto made = [&](const char* name) {
        return refusal([&] { subject.load(large, operation(name), 0, 1, uses); });
    };
    for (const char* name : {"complement", "delete", "delete_edge"})
        EXPECT_EQ(made(name), takes_small(name));
    EXPECT_EQ(refusal([&] { subject.load(large, operation("power"), 2, uses); }),
              takes_small("power"));
    EXPECT_EQ(refusal([&] { subject.load(large, VertexSet{0, 1}, uses); }), takes_small("induced"));
    subject.load(Graph(2), uses);
    const TermUse same = use_of("isomorphic");
    EXPECT_EQ(refusal([&] { (void)subject.of_pattern(same, large); }), takes_small("isomorphic"));
    EXPECT_EQ(refusal([&] { (void)large.of_pattern(same, subject); }), takes_small("isomorphic"));
    const auto asked_of_large = [&](const char* name, const char* game = nullptr) {
        const std::vector<TermUse> one{use_of(name, game)};
        large.load(LargeGraph(path(70)), 1);
        return refusal([&] { large.value(one, 0, 0, no_listener); });
    };
    for (const char* name : {"planar", "in_even_kernel", "triangles_at"})
        EXPECT_EQ(asked_of_large(name), takes_small(name));
    EXPECT_EQ(asked_of_large("P", "ueg"), takes_small("P"));
    EXPECT_EQ(asked_of_large("P", "edge_delete"), takes_small("P"));
    const std::vector<TermUse> energy{use_of("energy")};
    EXPECT_EQ(refusal([&] { (void)large.real(energy, 0, 0); }), takes_small("energy"));
    EXPECT_EQ(refusal([&] { large.of_pair(use_of("P", "ueg"), 0, 1, no_listener); }),
              takes_small("P"));
}

TEST(Subject, AsksForTheMemoryOfDistances) {
    Subject subject;
    subject.load(LargeGraph(path(70)), asked_terms().size());
    const std::size_t bytes = 70 * 70 * sizeof(Integer);
    {
        const runs::WorkLimits limits({}, bytes - 1);
        EXPECT_THROW(distance_text(subject, 0, 1), runs::MemoryExceeded);
    }
    const runs::WorkLimits limits({}, bytes);
    EXPECT_EQ(distance_text(subject, 3, 69), "66");
}

}  // namespace
}  // namespace gazetteer::conjectures
