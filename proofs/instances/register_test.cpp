// SPDX-License-Identifier: GPL-3.0-or-later
// Each theorem that the register names is read on small instances, or the list
// proofs/coq/tie/not_read says why it is not.
#include <fstream>
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

/// A line is a theorem and the reason.
Names theorems_not_read() {
    Names result;
    std::ifstream file(GAZETTEER_NOT_READ);
    EXPECT_TRUE(file) << GAZETTEER_NOT_READ;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with('#')) continue;
        const std::size_t end = line.find(" ;; ");
        EXPECT_TRUE(end != std::string::npos && end + 4 < line.size()) << line << ": no reason";
        EXPECT_TRUE(result.insert(line.substr(0, end)).second) << line << ": twice";
    }
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

TEST(RegisterInstances, EachTheoremIsReadOrListedWithAReason) {
    Names read_or_listed = theorems_not_read();
    for (const std::string& theorem : theorems_read())
        EXPECT_TRUE(read_or_listed.insert(theorem).second) << theorem << " is read, but listed";
    EXPECT_EQ(read_or_listed, theorems_of_the_register());
}

}  // namespace
}  // namespace gazetteer::properties

int main(int argc, char** argv) {
    gazetteer::properties::Asking& asking = gazetteer::properties::asking();
    ::testing::AddGlobalTestEnvironment(new gazetteer::properties::EachReadIsCompared);
    return gazetteer::run_with_coq(argc, argv, asking.program, asking.size_cap);
}
