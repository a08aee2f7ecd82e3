// SPDX-License-Identifier: GPL-3.0-or-later
// A graph is recognised as a blow-up of the fewest classes that like vertices make.
#include "graph/families/as_blow_up.hpp"

#include <gtest/gtest.h>

#include "graph/canonical/canonical.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "graph/families/blow_up_text.hpp"

namespace gazetteer {
namespace {

/// Two vertices of one class and sort are exchanged by an automorphism that leaves all others where
/// they are, but for their own leaves.
bool is_sound(const Graph& g) {
    const auto as = as_blow_up(g, Graph::order_max);
    if (g.order() == 0) return !as;
    if (!as) return false;
    EXPECT_EQ(canonical(as->blow_up.small_graph()), canonical(g)) << to_graph6(g);
    std::vector<int> counts(as->blow_up.classes.size());
    for (Vertex v : g.vertices())
        ++counts[static_cast<std::size_t>(as->class_of[static_cast<std::size_t>(v)])];
    for (std::size_t i = 0; i < counts.size(); ++i)
        EXPECT_EQ(counts[i], as->blow_up.classes[i].order()) << to_graph6(g);
    return !testing::Test::HasFailure();
}

TEST(AsBlowUp, IsEveryGraphToOrder5) {
    for_each_graph({.order_max = 5}, is_sound);
}
TEST(AsBlowUpStandard, IsEveryGraphToOrder7) {
    for_each_graph({.order_min = 6, .order_max = 7}, is_sound);
}

TEST(AsBlowUp, HasAsFewClassesAsItWasMadeWith) {
    for_each_blow_up(3, 1, 8, [](const BlowUp& b) {
        const auto as = as_blow_up(b.graph(), 3);
        EXPECT_TRUE(as && as->blow_up.classes.size() <= b.classes.size()) << to_string(b);
        return !testing::Test::HasFailure();
    });
    EXPECT_FALSE(as_blow_up(path(9), 4));
    EXPECT_EQ(to_string(as_blow_up(parse_blow_up("corona(K400, K1)")->graph(), 1)->blow_up),
              "corona(K400, K1)");
}

}  // namespace
}  // namespace gazetteer
