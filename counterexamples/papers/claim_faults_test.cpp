// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/papers/claim_faults.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <vector>

#include "counterexamples/papers/paper_claims.hpp"
#include "graph/errors.hpp"
#include "properties/framework/verify.hpp"
#include "work/testkit/temporary_folder.hpp"

namespace gazetteer::conjectures {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

class ClaimFaults : public testing::Test {
  protected:
    std::string file(const std::string& below) {
        const std::string path = folder_.path("p.txt");
        std::ofstream(path) << "paper You26 \"Title\"\n" << below;
        return path;
    }
    std::string faults(const std::string& below) {
        try {
            (void)paper_of_file(file(below));
        } catch (const InputError& e) {
            return e.what();
        }
        return "";
    }
    std::vector<std::string> complaints(const std::string& below) {
        const std::string path = file(below);
        return properties::verify_in_tests(claims_of(paper_of_file(path), path).at(0)).complaints;
    }
    TemporaryFolder folder_;
};

TEST_F(ClaimFaults, OfGroundsStandWithAllOthersByTheirPlaces) {
    const std::string told = faults(
        "claim A \"a\"\n  place p\n  holds bipartite\n  on regular 3, order 5\n"
        "claim B \"b\"\n  place p\n  holds degre = 1\n  on order ..4\n"
        "claim C \"c\"\n  place p\n  holds degree != 1\n  on connected, order ..4\n"
        "  refuted by path 3 1\n");
    EXPECT_THAT(told, HasSubstr("p.txt:5:3: no graph is on the grounds"));
    EXPECT_THAT(told, HasSubstr("p.txt:8:9: unknown name 'degre'"));
    EXPECT_THAT(told, HasSubstr("p.txt:14:3: the statement does not fail at vertex 1"));
    EXPECT_LT(told.find(":5:3:"), told.find(":8:9:"));
    EXPECT_LT(told.find(":8:9:"), told.find(":14:3:"));
}

/// What a ground would be is not known where one of them was not read.
TEST_F(ClaimFaults, OfGroundsAreNotToldOfAClaimWithAFault) {
    const std::string told =
        faults("claim A \"a\"\n  place p\n  holds degre = 1\n  on regular 3, order 5\n");
    EXPECT_THAT(told, AllOf(HasSubstr("p.txt:4:9: unknown name"), Not(HasSubstr("no graph"))));
}

TEST_F(ClaimFaults, APaperWithoutAClaimIsOne) {
    EXPECT_THAT(faults(""), HasSubstr("p.txt:1:1: the paper has no claim"));
    EXPECT_EQ(faults("claim A \"a\"\n  place p\n  holds bipartite\n  on order ..4\n"), "");
}

TEST_F(ClaimFaults, AMissThatHoldsIsToldAtItsLineWithWhatWouldBeRight) {
    EXPECT_THAT(complaints("claim A \"a\"\n  place p\n  holds degree < order\n  on order ..4\n"
                           "  misses far: degree < 2\n  misses near: degree <= order\n"),
                ElementsAre(AllOf(HasSubstr("p.txt:7:10: near miss not refuted: near; "),
                                  HasSubstr("a ground that refutes it"))));
}

TEST_F(ClaimFaults, EachComplaintHasItsPlace) {
    EXPECT_THAT(complaints("claim A \"a\"\n  place p\n  holds order < 100 -> size < 1000\n"
                           "  on order ..3\n"),
                ElementsAre(HasSubstr("p.txt:4:3: no variant of it is refuted")));
    EXPECT_THAT(complaints("claim A \"a\"\n  place p\n  holds max_degree <= 2\n"
                           "  on trees, order ..6\n  refuted by C~\n"),
                testing::Each(HasSubstr("p.txt:6:3: ")));
    EXPECT_THAT(complaints("claim A \"a\"\n  place p\n  holds max_degree <= 2\n"
                           "  on trees, order ..6\n"),
                ElementsAre(StartsWith("fails, first at C")));
    EXPECT_THAT(complaints("claim A \"a\"\n  place p\n  holds order = 9 -> bipartite\n"
                           "  on trees, order ..6\n"),
                testing::Contains(HasSubstr("p.txt:5:3: no instance satisfied")));
}

TEST_F(ClaimFaults, WithoutAFileComplaintsAreAsTheRegisterHasThem) {
    const Paper paper = paper_of_file(
        file("claim A \"a\"\n  place p\n  holds order < 100 -> size < 1000\n  on order ..3\n"));
    EXPECT_THAT(properties::verify_in_tests(claims_of(paper).at(0)).complaints,
                ElementsAre(StartsWith("no variant of it is refuted")));
}

TEST_F(ClaimFaults, ThereAreNoneOfAClaimThatIsSound) {
    Paper paper =
        paper_of_file(file("claim A \"a\"\n  place p\n  holds bipartite\n  on trees, order ..4\n"));
    EXPECT_THAT(faults_of_grounds(paper.claims.at(0)), IsEmpty());
}

}  // namespace
}  // namespace gazetteer::conjectures
