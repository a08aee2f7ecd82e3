// SPDX-License-Identifier: GPL-3.0-or-later
// Random graphs are of their model, and each part of a model's text is read or refused.
#include <gtest/gtest.h>

#include "counterexamples/grounds/ground.hpp"

namespace gazetteer::conjectures {
namespace {

Graph drawn_by(const char* model, std::uint64_t i = 0) {
    return drawn_graph(*parse_random_model(model), 1, i).graph();
}

TEST(RandomModels, DrawWhatTheySay) {
    for (std::uint64_t i = 0; i < 20; ++i) {
        EXPECT_EQ(drawn_by("gnm(10, 20)", i).size(), 20);
        const Graph tree = drawn_by("tree(12)", i);
        EXPECT_TRUE(is_connected(tree) && tree.size() == 11);
        EXPECT_TRUE(is_bipartite(drawn_by("bipartite(5, 6, 0.5)", i)));
        const Graph cubic = drawn_by("regular(10, 3)", i);
        EXPECT_EQ(cubic.order(), 10);
        for (Vertex v : cubic.vertices()) EXPECT_EQ(cubic.degree(v), 3);
    }
    // Where nothing is left to chance.
    EXPECT_EQ(drawn_by("gnp(7, 0)"), Graph(7));
    EXPECT_EQ(drawn_by("gnp(7, 1)").size(), 21);
    EXPECT_EQ(drawn_by("gnm(4, 6)").size(), 6);
    EXPECT_EQ(drawn_by("regular(7, 6)").size(), 21);
    const Graph bipartite = drawn_by("bipartite(2, 3, 1)");
    EXPECT_TRUE(is_bipartite(bipartite) && bipartite.size() == 6);
    EXPECT_EQ(drawn_by("bipartite(2, 3, 0)"), Graph(5));
}

TEST(RandomModels, AreMadeSmallerWithinTheirClass) {
    const auto within = [](const char* model) { return parse_random_model(model)->within; };
    EXPECT_EQ(within("gnp(5, 0.5)"), GraphRestrictions());
    EXPECT_EQ(within("tree(5)"), *parse_restrictions("trees"));
    EXPECT_EQ(within("bipartite(2, 3, 0.5)"), *parse_restrictions("bipartite"));
    EXPECT_EQ(within("regular(6, 3)"), *parse_restrictions("regular 3"));
    EXPECT_TRUE(parse_random_model("tournament(4)")->within_digraphs.tournaments);
    EXPECT_EQ(parse_random_model("tree( 5 )")->name, "tree( 5 )");
}

TEST(RandomModels, AreReadOrRefused) {
    for (const char* text : {"gnp(1, 0.5)", "gnp(64, 0.5)", "gnm(1, 0)", "bipartite(32, 32, 0.5)"})
        EXPECT_TRUE(parse_random_model(text)) << text;
    for (const char* text : {"gnp(10)",
                             "gnp(10, 2)",
                             "gnp(65, 0.5)",
                             "gnp(0, 0.5)",
                             "gnp(x, 0.5)",
                             "gnp(5, x)",
                             "gnp(5, 0.5x)",
                             "gnp(5, -0.5)",
                             "gnm(3, 4)",
                             "gnm(4, 7)",
                             "gnm(x, 3)",
                             "gnm(3, x)",
                             "bipartite(x, 3, 0.5)",
                             "bipartite(3, x, 0.5)",
                             "bipartite(3, 3, x)",
                             "bipartite(40, 30, 0.5)",
                             "regular(5, 3)",
                             "regular(4, 4)",
                             "regular(8, 7)",
                             "regular(x, 3)",
                             "regular(4, x)",
                             "digraph(x, 0.5)",
                             "digraph(4, x)",
                             "tournament(x)",
                             "gnp",
                             "tree()",
                             "tree(x)",
                             "x(1)",
                             "gnp(10, 0.5"})
        EXPECT_FALSE(parse_random_model(text)) << text;
}

}  // namespace
}  // namespace gazetteer::conjectures
