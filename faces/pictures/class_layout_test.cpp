// SPDX-License-Identifier: GPL-3.0-or-later
// Blow-ups are drawn class by class, and other graphs as they were.
#include "faces/pictures/class_layout.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "faces/pictures/plain_picture.hpp"
#include "graph/families/blow_up_text.hpp"

namespace gazetteer::pictures {
namespace {

SparseGraph graph_of(const char* name) {
    return parse_blow_up(name)->graph();
}

TEST(ClassLayout, PutsVerticesOfAClassTogether) {
    for (const char* name : {"blowup(K3, K3, empty(7); 0-2 1-2)", "corona(K8, K1)",
                             "join(K1, empty(2))", "blowup(K1, corona(K1, K1), empty(9); 0-1)"}) {
        const SparseGraph g = graph_of(name);
        const auto layout = class_layout(g, name);
        ASSERT_TRUE(layout) << name;
        ASSERT_EQ(layout->places.size(), static_cast<std::size_t>(g.order()));
        for (std::size_t u = 0; u < layout->places.size(); ++u)
            for (std::size_t v = 0; v < u; ++v)
                EXPECT_GT(std::hypot(layout->places[u].x - layout->places[v].x,
                                     layout->places[u].y - layout->places[v].y),
                          0.6)
                    << name << " " << u << " " << v;
    }
}

TEST(ClassLayout, NamesTheClasses) {
    const char* name = "blowup(K2, corona(K1, K1), empty(2); 0-1 1-2)";
    const auto layout = class_layout(graph_of(name), name);
    EXPECT_THAT(layout->class_of, testing::ElementsAre("A", "A", "B", "B", "C", "C"));
    EXPECT_EQ(layout->legend, "A is K2, B is corona(K1, K1), C is empty(2)");
}

TEST(ClassLayout, IsOfBlowUpsThatAreToldAsSuch) {
    EXPECT_FALSE(class_layout(graph_of("K5"), "K5"));
    EXPECT_FALSE(class_layout(graph_of("join(K1, empty(3))"), "CF"));
    EXPECT_FALSE(class_layout(graph_of("join(K1, empty(3))"), "join(K1, empty(4))"));
    EXPECT_FALSE(class_layout(SparseGraph(3, {{0, 1}, {1, 2}}), "join(K1, empty(2))"))
        << "numbered otherwise";
}

TEST(ClassLayout, IsThatOfThePicture) {
    const char* name = "blowup(K3, K3, empty(7); 0-2 1-2)";
    const Picture told = plain_picture(graph_of(name), name, std::nullopt);
    EXPECT_EQ(told.panels[0].vertices[12].note, "C");
    EXPECT_EQ(told.panels[0].caption, "A is K3, B is K3, C is empty(7)");
    EXPECT_THAT(told.description, testing::HasSubstr("Its classes: A is K3, B is K3, C is"));
}

}  // namespace
}  // namespace gazetteer::pictures
