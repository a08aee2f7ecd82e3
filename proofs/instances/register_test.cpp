// SPDX-License-Identifier: GPL-3.0-or-later
// Each theorem that the register names is read on small instances, and compared.
#include <set>

#include "proofs/coq_answers.hpp"
#include "proofs/instances/asking.hpp"

namespace gazetteer::properties {
namespace {

using Names = std::set<std::string>;

Names theorems_of_the_register() {
    Names result;
    for (const AnyClaim& claim : catalogue())
        if (!claim.proved.empty()) result.insert(claim.proved);
    return result;
}

/// A theorem that the program reads is compared by some test.
class EachReadIsCompared : public ::testing::Environment {
    void TearDown() override {
        if (GTEST_FLAG_GET(filter) != "*") return;
        Names read;
        for (const std::string& theorem : theorems_read()) read.insert(theorem);
        for (const std::string& theorem : theorems_compared()) read.erase(theorem);
        EXPECT_EQ(read, Names()) << "read, but not compared";
    }
};

TEST(RegisterInstances, EachTheoremIsRead) {
    Names read;
    for (const std::string& theorem : theorems_read())
        EXPECT_TRUE(read.insert(theorem).second) << theorem << " is read twice";
    EXPECT_EQ(read, theorems_of_the_register());
}

}  // namespace
}  // namespace gazetteer::properties

int main(int argc, char** argv) {
    gazetteer::properties::Asking& asking = gazetteer::properties::asking();
    ::testing::AddGlobalTestEnvironment(new gazetteer::properties::EachReadIsCompared);
    return gazetteer::run_with_coq(argc, argv, asking.program, asking.size_cap);
}
