// SPDX-License-Identifier: GPL-3.0-or-later
// Files that papers and files of conjectures use, and files that these use.
#include "counterexamples/used/used_names.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "counterexamples/hunt/suite.hpp"
#include "counterexamples/papers/paper_reader.hpp"
#include "work/testkit/temporary_folder.hpp"

namespace gazetteer::conjectures {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

/// Files beside each other, and what is wrong with a paper and with conjectures that use them.
class UsedNamesInFiles : public testing::Test {
  protected:
    void file(const std::string& name, const std::string& text) const {
        std::ofstream(folder_.path(name)) << text;
    }
    std::vector<std::string> faults_of_suite(const std::string& text) const {
        std::istringstream in(text);
        std::vector<std::string> result;
        for (const SuiteFault& fault : read_whole_suite(in, folder_.path()).faults)
            result.push_back(std::to_string(fault.line) + ":" + std::to_string(fault.error.column) +
                             " " + fault.error.message);
        return result;
    }
    std::vector<std::string> faults_of_paper(const std::string& names,
                                             const std::string& statement) const {
        std::vector<std::string> result;
        const std::string text = "paper A26 \"Title\"\n" + names +
                                 "claim T \"Says.\"\n  place here\n  holds " + statement +
                                 "\n  on path 3\n";
        for (const PaperFault& fault : read_paper_here(text, folder_.path()).faults)
            result.push_back(std::to_string(fault.line) + ":" + std::to_string(fault.column) + " " +
                             fault.message);
        return result;
    }
    std::string path(const std::string& name) const { return folder_.path(name); }

  private:
    TemporaryFolder folder_;
};

TEST_F(UsedNamesInFiles, AreThoseOfPapersAndOfConjectures) {
    file("words.txt", "define few = order < 4\ngame used_pairs\n  move u ~ w: delete(u, w)\n");
    EXPECT_THAT(faults_of_paper("use words.txt\n", "few -> grundy(used_pairs) < 2"), IsEmpty());
    EXPECT_THAT(
        faults_of_suite("use words.txt\na | holds | path 3 | few -> grundy(used_pairs) < 2\n"),
        IsEmpty());
    EXPECT_THAT(faults_of_suite("a | holds | path 3 | few\n"),
                ElementsAre(StartsWith("1:22 unknown name 'few'")));
}

TEST_F(UsedNamesInFiles, GoOnInTheLinesIndentedBelow) {
    EXPECT_THAT(faults_of_suite("define few =\n  order < 4\n\n  # a comment\n  and size < 3\n"
                                "a | holds | path 3 | few\n"),
                IsEmpty());
    EXPECT_THAT(faults_of_suite("# first\ndefine few = order < 4\n    and ordr < 3\n"
                                "a | holds | path 3 | few\n"),
                ElementsAre(HasSubstr("ordr")));
    EXPECT_THAT(faults_of_suite("define few = order <\n  and 4\na | holds | path 3 | tree\n"),
                ElementsAre(StartsWith("2:3 ")));
    EXPECT_THAT(
        faults_of_suite("define\nuse\n"),
        ElementsAre("1:7 expected 'define NAME(u, w) = EXPRESSION'", "2:4 expected 'use FILE'"));
    EXPECT_THAT(faults_of_suite("defined | holds | path 3 | tree\n"), IsEmpty());
}

TEST_F(UsedNamesInFiles, UseFilesInTurnAndNoneTwice) {
    file("least.txt", "define few = order < 4\n");
    file("one.txt", "use least.txt\ndefine one = few and tree\n");
    file("two.txt", "use ./least.txt\ndefine two = few and connected\n");
    EXPECT_THAT(faults_of_paper("use one.txt\nuse two.txt\nuse least.txt\n", "one -> two"),
                IsEmpty());
    EXPECT_THAT(faults_of_suite("use one.txt\nuse two.txt\na | holds | path 3 | one -> two\n"),
                IsEmpty());
}

TEST_F(UsedNamesInFiles, AreRefusedInACircle) {
    file("one.txt", "define one = tree\nuse two.txt\n");
    file("two.txt", "# the second\nuse one.txt\n");
    const auto circle = AllOf(StartsWith("2:5 " + path("two.txt") + ":2:5: "),
                              EndsWith("in a circle: one.txt, two.txt, one.txt"));
    EXPECT_THAT(faults_of_paper("use one.txt\n", "one"), ElementsAre(circle));
    file("self.txt", "use self.txt\n");
    EXPECT_THAT(faults_of_suite("use self.txt\n"),
                ElementsAre(HasSubstr("self.txt:1:5: the files use each other in a circle: "
                                      "self.txt, self.txt")));
    for (int i = 0; i < 20; ++i)
        file("row" + std::to_string(i), "use row" + std::to_string(i + 1) + "\n");
    EXPECT_THAT(faults_of_suite("use row0\n"),
                ElementsAre(HasSubstr("row15:1:5: at most 16 files use one another in a row")));
}

TEST_F(UsedNamesInFiles, AGameWithAFaultIsToldWhereItIsNamed) {
    EXPECT_THAT(faults_of_paper("game lost_pairs\n  move u ~ w: remove(u, w)\n", "N(lost_pairs)"),
                ElementsAre(StartsWith("3:21 "),
                            "6:11 the game 'lost_pairs' is not known, since its "
                            "rules have a fault"));
}

TEST_F(UsedNamesInFiles, TellFaultsAtTheirLinesAndFiles) {
    file("inner.txt", "define few = size < 3\ndefine few = size <\n");
    file("outer.txt", "\nuse inner.txt\nclaim T \"Says.\"\n");
    EXPECT_THAT(faults_of_suite("# first\nuse outer.txt\n"),
                ElementsAre(StartsWith("2:5 " + path("inner.txt") + ":2:20: "),
                            AllOf(StartsWith("2:5 " + path("outer.txt") + ":3:1: "),
                                  EndsWith("has definitions and games, and this is 'claim'"))));
    file("faulty.game", "game faulty_pairs\n  move u ~ w: remove(u, w)\n");
    EXPECT_THAT(faults_of_suite("use faulty.game\n"),
                ElementsAre(StartsWith("1:5 " + path("faulty.game") + ":2:21: ")));
    EXPECT_THAT(faults_of_suite("use none.txt\n"),
                ElementsAre("1:5 cannot read the file '" + path("none.txt") + "'"));
}

}  // namespace
}  // namespace gazetteer::conjectures
