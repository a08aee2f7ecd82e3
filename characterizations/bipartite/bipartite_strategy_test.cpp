// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/bipartite/bipartite_strategy.hpp"

#include <gtest/gtest.h>

#include "graph/contract.hpp"
#include "graph/families.hpp"

namespace gazetteer {
namespace {

TEST(BipartiteStrategy, AllWinningMovesOfWhatIsLeft) {
    EXPECT_TRUE(BipartiteStrategy(SparseGraph(1, {}), 0).replies({}).empty());
    const BipartiteStrategy from_centre(path(3), 1);
    EXPECT_EQ(from_centre.replies({}), (std::vector<Vertex>{0, 2}));
    const BipartiteStrategy around(cycle(4), 0);
    EXPECT_TRUE(around.replies({}).empty()) << "a P-position";
    EXPECT_EQ(around.replies(std::vector<Vertex>{1}), std::vector<Vertex>{2});
    EXPECT_EQ(around.replies(std::vector<Vertex>{1, 2, 3}), std::vector<Vertex>{0});
    EXPECT_THROW(BipartiteStrategy(complete(3), 0), ContractViolation);
    EXPECT_THROW(BipartiteStrategy(path(2), 2), ContractViolation);
}

}  // namespace
}  // namespace gazetteer
