// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/papers/paper_reader.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <vector>

#include "counterexamples/papers/paper_properties.hpp"
#include "graph/errors.hpp"
#include "work/testkit/temporary_folder.hpp"

namespace gazetteer::conjectures {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

PaperSurroundings test_surroundings() {
    return {.folder = "",
            .add_games = [](std::string_view, const std::string&) { return std::nullopt; },
            .theorems = {"FSU93.theorem_1_1"},
            .compiled = {"A26 T9", "A26 T10"}};
}

PaperReading reading_of(const std::string& text) {
    return read_paper(text, test_surroundings());
}

/// "line:column what" of each fault.
std::vector<std::string> listed(const PaperReading& reading) {
    std::vector<std::string> result;
    for (const PaperFault& fault : reading.faults)
        result.push_back(std::to_string(fault.line) + ":" + std::to_string(fault.column) + " " +
                         fault.message);
    return result;
}

/// Those of a paper with these lines below its first.
std::vector<std::string> faults_of(const std::string& below) {
    return listed(reading_of("paper A26 \"Title\"\n" + below));
}

const std::string whole_paper = R"(# A comment.
paper A26 "On "games" on graphs"
  by       A. Author
  journal  J. Games 1 (2026) 1-2
  doi      10.1/2

define lonely = degree = 0

claim T1 "Every star,
    however small, is won."
  place    Theorem 1, page 3   # where it stands
  reads    a star has an edge
  holds    not lonely and order > 1 -> N(node_kayles)
  on       complete_bipartite 1 1..8
  on       graph Bw; A_
  misses   lost: not lonely -> P(node_kayles)
  status   proved
  proved   FSU93.theorem_1_1

claim T2 "Every tree is won."
  place    Theorem 2
  holds    N(node_kayles)
  on       trees, order ..6
  refuted by Cr
  repaired by T1

claim T9 "A trail is drawn."
  place    Theorem 9
  compiled A26 T9 "it speaks of drawn "trails""

claim Q "Nobody knows."
  place    section 5
  status   cited
)";

TEST(PaperReader, ReadsEachEntry) {
    const PaperReading reading = reading_of(whole_paper);
    ASSERT_THAT(reading.faults, IsEmpty());
    const Paper& paper = reading.paper;
    EXPECT_EQ(paper.key, "A26");
    EXPECT_EQ(paper.title, "On \"games\" on graphs");
    EXPECT_EQ(paper.by, "A. Author");
    EXPECT_EQ(paper.journal, "J. Games 1 (2026) 1-2");
    EXPECT_EQ(paper.doi, "10.1/2");
    ASSERT_THAT(paper.claims, SizeIs(4));
    const PaperClaim& first = paper.claims[0];
    EXPECT_EQ(first.id, "A26 T1");
    EXPECT_EQ(first.says, "Every star, however small, is won.");
    EXPECT_EQ(first.place, "Theorem 1, page 3");
    EXPECT_EQ(first.reading, "a star has an edge");
    EXPECT_EQ(first.status, PaperStatus::proved);
    EXPECT_EQ(first.proved, "FSU93.theorem_1_1");
    EXPECT_EQ(first.line, 9);
    EXPECT_THAT(first.grounds, SizeIs(2));
    ASSERT_THAT(first.misses, SizeIs(1));
    EXPECT_EQ(first.misses[0].name, "lost");
    EXPECT_EQ(to_string(first.holds->conjecture.expression()),
              "not degree = 0 and order > 1 -> N(node_kayles)");
}

TEST(PaperReader, ReadsWhatIsRefutedCompiledAndCited) {
    const Paper paper = reading_of(whole_paper).paper;
    ASSERT_THAT(paper.claims, SizeIs(4));
    ASSERT_TRUE(paper.claims[1].refuted_by);
    EXPECT_EQ(paper.claims[1].refuted_by->graph.order(), 4);
    EXPECT_EQ(paper.claims[1].repaired_by, "A26 T1");
    EXPECT_EQ(paper.claims[2].compiled, "A26 T9");
    EXPECT_EQ(paper.claims[2].why_compiled, "it speaks of drawn \"trails\"");
    EXPECT_FALSE(paper.claims[2].holds);
    EXPECT_EQ(paper.claims[3].status, PaperStatus::cited);
}

TEST(PaperReader, TellsAllFaultsAtOnceByPlace) {
    EXPECT_THAT(
        faults_of("claim T1 \"Says.\"\n"
                  "  place  here\n"
                  "  holds  degre = 0\n"
                  "  on     order ..40\n"
                  "claim T1 \"Again.\"\n"
                  "  plase  here\n"
                  "clam T2 \"Says.\"\n"),
        ElementsAre(HasSubstr("4:10 unknown name 'degre'; the nearest known one is degree"),
                    HasSubstr("5:10 orders of all graphs go to 32"),
                    HasSubstr("6:1 the claim has no place"),
                    HasSubstr("6:1 the sentence has no statement"),
                    HasSubstr("6:7 the id 'T1' is used in line 2"),
                    HasSubstr("7:3 expected 'compiled'"), HasSubstr("8:1 expected 'claim'")));
}

TEST(PaperReader, TellsWhatIsMissing) {
    EXPECT_THAT(faults_of("claim T1 \"Says.\"\n  place here\n"),
                ElementsAre(HasSubstr("2:1 the sentence has no statement")));
    EXPECT_THAT(faults_of("claim T1 \"Says.\"\n  holds bipartite\n  on order ..3\n"),
                ElementsAre(HasSubstr("2:1 the claim has no place")));
    EXPECT_THAT(faults_of("claim T1 \"Says.\"\n  place here\n  holds bipartite\n"),
                ElementsAre(HasSubstr("2:1 the claim has no ground")));
    EXPECT_THAT(faults_of("claim T1 \"Says.\"\n  place here\n  holds bipartite\n  on random "
                          "gnp(5, 0.5) count 3\n"),
                ElementsAre(HasSubstr("2:1 the claim has no ground that is gone through")));
}

TEST(PaperReader, TellsWhatDoesNotExist) {
    const std::string claim =
        "claim T1 \"Says.\"\n  place here\n  holds bipartite\n  on order ..3\n";
    EXPECT_THAT(faults_of(claim + "  proved FSU93.theorem_1_2\n"),
                ElementsAre(HasSubstr("6:10 no theorem of proofs/coq is 'FSU93.theorem_1_2'; the "
                                      "nearest known one is FSU93.theorem_1_1")));
    EXPECT_THAT(faults_of(claim + "  repaired by T7\n"),
                ElementsAre(HasSubstr("it is repaired by 'A26 T7', which is no claim here")));
    EXPECT_THAT(faults_of(claim + "  compiled A26 T8\n"),
                ElementsAre(HasSubstr("6:12 the register has no row 'A26 T8'; the nearest known "
                                      "one is A26 T9")));
    EXPECT_THAT(
        faults_of(claim + "  status shown\n"),
        ElementsAre(HasSubstr("6:10 expected proved, asserted, conjectured, open or cited")));
}

TEST(PaperReader, ARowStandsWithOneClaimAndWithAReason) {
    const std::string said =
        "claim T1 \"Says.\"\n  place here\n  holds bipartite\n  on order ..3\n";
    EXPECT_THAT(faults_of(said + "  compiled A26 T9\n"), IsEmpty());
    EXPECT_THAT(faults_of("claim T1 \"Says.\"\n  place here\n  compiled A26 T9\n"),
                ElementsAre(HasSubstr("4:12 why can the language not say it?")));
    EXPECT_THAT(faults_of("claim T1 \"Says.\"\n  place here\n  compiled A26 T9 because\n"),
                Contains(HasSubstr("4:12 the register has no row 'A26 T9 because'")));
    EXPECT_THAT(faults_of("claim T1 \"Says.\"\n  place here\n  compiled A26 T9 \"trails\n"),
                ElementsAre(HasSubstr("2:1 the sentence"), HasSubstr("a quote at the end")));
    EXPECT_THAT(faults_of(said + "  compiled A26 T9\nclaim T2 \"Says.\"\n  place here\n"
                                 "  compiled A26 T9 \"trails\"\n"),
                ElementsAre(HasSubstr("7:7 the row 'A26 T9' stands with the claim in line 2")));
}

TEST(PaperReader, TellsWhatDoesNotGoTogether) {
    const std::string claim =
        "claim T1 \"Says.\"\n  place here\n  holds bipartite\n  on order ..3\n";
    EXPECT_THAT(faults_of(claim + "  on digraphs, order ..3\n"),
                ElementsAre(HasSubstr("all of graphs, or all of digraphs")));
    EXPECT_THAT(faults_of(claim + "  status cited\n"),
                ElementsAre(HasSubstr("a claim that is only cited has no statement")));
    EXPECT_THAT(faults_of(claim + "  refuted by &B?o\n"), Contains(HasSubstr("this is a digraph")));
    EXPECT_THAT(faults_of(claim + "  holds connected\n"), ElementsAre(HasSubstr("6:3")));
}

TEST(PaperReader, IsSoundOnEveryBeginningOfAFile) {
    for (std::size_t size = 0; size <= whole_paper.size(); ++size)
        EXPECT_NO_THROW(require_sound_paper(whole_paper.substr(0, size))) << size;
}

TEST(PaperReader, KnowsRowsAndColumnsWhereAllGroundsAreGrids) {
    const auto told = [](const std::string& ground) {
        return faults_of(
            "define near = row(u) + column(u) = 2\nclaim T \"Says.\"\n  place here\n"
            "  holds rows > 1 and column >= 1 -> row <= rows\n" +
            ground);
    };
    EXPECT_THAT(told("  on grid 2..3 2..4\n"), IsEmpty());
    EXPECT_THAT(told("  on grid 2 3..4, order ..8\n  on grid 5 5\n"), IsEmpty());
    for (const char* ground : {"  on grid 1..3 2..4\n", "  on grid 2..3\n", "  on grid 2..3 ..4\n",
                               "  on order ..4\n", "  on grid 2..3 2..4\n  on order ..4\n",
                               "  on graph grid 2 3\n", "  on mutilated_grid 2..3 2..4\n", ""})
        EXPECT_THAT(told(ground), Contains("5:9 'rows' is said in a claim of a paper whose grounds "
                                           "are grids with two rows and two columns at least: on "
                                           "grid 2..5 2..6"))
            << ground;
}

/// A paper that uses a file with this text, and what is wrong with a statement or with the file.
class UsedFile : public testing::Test {
  protected:
    std::vector<std::string> faults(const std::string& used, const std::string& statement) const {
        std::ofstream(folder_.path("words.txt")) << used;
        PaperSurroundings surroundings = test_surroundings();
        surroundings.folder = folder_.path();
        surroundings.add_games = [](std::string_view games, const std::string&) {
            return games.starts_with("game G") ? std::nullopt
                                               : std::optional(ParseError{"no game", 1});
        };
        return listed(
            read_paper("paper A26 \"Title\"\nuse words.txt\nclaim T \"Says.\"\n"
                       "  place here\n  holds " +
                           statement + "\n  on order ..3\n",
                       surroundings));
    }

  private:
    TemporaryFolder folder_;
};

TEST_F(UsedFile, HasDefinitionsAndGames) {
    EXPECT_THAT(faults("# Words.\ndefine few = size < 3\ngame G\n  lose\ndefine fewer = few and "
                       "size < 2\n",
                       "fewer -> few"),
                IsEmpty());
    EXPECT_THAT(faults("define few =\n    size < 3\n", "few"), IsEmpty());
    EXPECT_THAT(faults("game G\n", "few"), ElementsAre(HasSubstr("5:9 unknown name 'few'")));
}

TEST_F(UsedFile, ItsFaultsAreToldWithTheirPlaces) {
    EXPECT_THAT(faults("define few = size <\n", "bipartite"),
                ElementsAre(testing::ContainsRegex("^2:5 .*words.txt:1:20: ")));
    EXPECT_THAT(faults("define few = size < 3\ndefine few = size < 2\nclaim T \"Says.\"\n", "few"),
                ElementsAre(testing::ContainsRegex("words.txt:2:8: .*few"),
                            testing::ContainsRegex("words.txt:3:1: a file that is used has "
                                                   "definitions and games, and this is 'claim'")));
    EXPECT_THAT(faults("define few = size < 3\ngame H\n", "few"),
                ElementsAre(testing::ContainsRegex("words.txt:2:1: no game")));
}

TEST(PaperReader, ReadsADefinitionOnSeveralLines) {
    const std::string claim = "claim T \"Says.\"\n  place here\n  holds few\n  on order ..3\n";
    EXPECT_THAT(faults_of("define few =\n  size < 3 and\n    order < 9\n" + claim), IsEmpty());
    EXPECT_THAT(faults_of("define few = size < 3\n  and ordr < 9\n" + claim),
                ElementsAre(HasSubstr("ordr")));
    EXPECT_THAT(faults_of("define few = size < 3\n  and and\n"),
                ElementsAre(HasSubstr("3:7 expected")));
}

TEST(PaperReader, TellsOfAFileWithoutAnEnd) {
    const std::string long_one(paper_length_max + 1, '\0');
    EXPECT_THAT(
        reading_of(long_one).faults,
        ElementsAre(PaperFault{1, 1, "a paper has at most 1000000 bytes, and this one has more"}));
    EXPECT_THAT([] { paper_of_file("/dev/zero"); },
                testing::ThrowsMessage<InputError>(
                    "/dev/zero:1:1: a paper has at most 1000000 bytes, and this one has more"));
    EXPECT_THAT([] { paper_of_file("/dev"); },
                testing::ThrowsMessage<InputError>("/dev: Is a directory"));
    EXPECT_THAT([] { paper_of_file("/dev/no_such_file"); },
                testing::ThrowsMessage<InputError>("/dev/no_such_file: No such file or directory"));
}

TEST(PaperReader, TellsOfAGameThatEndsTooEarlyOnItsLastLine) {
    EXPECT_NO_THROW(require_sound_paper("game U"));
    EXPECT_NO_THROW(require_sound_paper("game U\n move u: delete("));
}

TEST(PaperReader, TellsOfAFileWithoutAPaper) {
    EXPECT_THAT(reading_of("").faults, SizeIs(1));
    EXPECT_THAT(reading_of("claim T1 \"Says.\"\n  place here\n  status cited\n").faults, SizeIs(1));
    EXPECT_THAT(reading_of("  place here\n").faults, testing::Not(IsEmpty()));
    EXPECT_THAT(faults_of("paper B26 \"Another\"\n"),
                ElementsAre(HasSubstr("2:1 a file has one paper")));
}

}  // namespace
}  // namespace gazetteer::conjectures
