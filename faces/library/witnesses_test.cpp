// SPDX-License-Identifier: GPL-3.0-or-later
// Each witness is checked by its definition, which refuses a near miss.
#include "gazetteer/witnesses.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "gazetteer/certificates.hpp"
#include "gazetteer/hunt.hpp"

namespace {

using gazetteer::AnyGraph;
using gazetteer::Existence;
using gazetteer::Graph;
using testing::ElementsAre;
using testing::IsEmpty;

/// All graphs of order <= 5.
void for_all_graphs(const std::function<void(const Graph&)>& check) {
    gazetteer::for_each_graph("order ..5", [&](const AnyGraph& g) {
        check(std::get<Graph>(g));
        return !testing::Test::HasFailure();
    });
}

TEST(LibraryWitnesses, AMatchingIsProvedMaximum) {
    for_all_graphs([](const Graph& g) {
        const auto found = gazetteer::gallai_edmonds(g);
        EXPECT_TRUE(gazetteer::proves_maximum(g, found.matching, found.inner));
        EXPECT_EQ(found.outer.size() + found.inner.size() + found.perfect.size(),
                  static_cast<std::size_t>(g.order()));
        if (found.matching.empty()) return;
        auto smaller = found.matching;
        smaller.pop_back();
        EXPECT_FALSE(gazetteer::proves_maximum(g, smaller, found.inner));
    });
    const Graph p3 = Graph::from_text("path 3");
    EXPECT_THAT(gazetteer::gallai_edmonds(p3).inner, ElementsAre(1));
    EXPECT_FALSE(gazetteer::proves_maximum(p3, {{0, 2}}, {1}));
    EXPECT_THROW(gazetteer::proves_maximum(p3, {}, {3}), gazetteer::InputError);
}

TEST(LibraryWitnesses, AnEvenKernelOrItsAbsenceIsCertified) {
    for_all_graphs([](const Graph& g) {
        const auto all = gazetteer::all_even_kernels(g);
        for (int v = -1; v < g.order(); ++v) {
            const auto containing = v < 0 ? std::nullopt : std::optional<int>(v);
            const auto found = gazetteer::even_kernel(g, containing);
            const bool exists = std::ranges::any_of(
                all, [&](const auto& s) { return v < 0 || std::ranges::count(s, v) > 0; });
            EXPECT_EQ(found.existence, exists ? Existence::exists : Existence::none);
            EXPECT_EQ(gazetteer::is_even_kernel(g, found.kernel), exists);
            EXPECT_TRUE(gazetteer::is_valid(found.certificate));
        }
    });
    EXPECT_FALSE(gazetteer::is_even_kernel(Graph::from_text("cycle 4"), {0, 1}));
    EXPECT_TRUE(gazetteer::is_even_kernel(Graph::from_text("cycle 4"), {2, 0}));
    EXPECT_THROW(gazetteer::even_kernel(Graph(1, {}), 1), gazetteer::InputError);
}

TEST(LibraryWitnesses, ALineIsInTheSpanOrHasADualVector) {
    const auto check = [](const AnyGraph& any) {
        const Graph& g = std::get<Graph>(any);
        for (int v = 0; v < g.order(); ++v) {
            const auto line = gazetteer::line_in_span(g, v);
            EXPECT_EQ(line.in_span, gazetteer::is_even_kernel(g, line.kernel));
            EXPECT_EQ(!line.in_span, gazetteer::is_dual_vector(g, v, line.dual_vector));
        }
        return !testing::Test::HasFailure();
    };
    gazetteer::for_each_graph("bipartite, order ..6", check);
    EXPECT_THROW(gazetteer::line_in_span(Graph::from_text("cycle 3"), 0), gazetteer::OutOfReach);
}

TEST(LibraryWitnesses, AStopMakesThemEnd) {
    std::stop_source stop;
    stop.request_stop();
    const Graph g = Graph::from_text("grid 20 20");
    EXPECT_THROW(gazetteer::all_even_kernels(g, {.stop = stop.get_token()}), gazetteer::Stopped);
}

}  // namespace
