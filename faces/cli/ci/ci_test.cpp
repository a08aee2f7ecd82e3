// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer ci on repositories of a few lines: what fails and where it is told, what is not done
// again, and what is looked at first.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "faces/cli/tests/run.hpp"
#include "work/testkit/temporary_folder.hpp"

namespace gazetteer::cli {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

/// A repository with a file of conjectures and a game that these may name.
class CiRepository {
  public:
    CiRepository() {
        game("move u: delete(u)");
        conjectures(
            "# two of ours\n"
            "define low(u) = degree(u) <= 1\n"
            "twins | holds | order ..4 | twin -> P(ueg) | a comment\n"
            "ours | refuted A? | order ..4 | N(ours) | the vertices count\n");
    }
    void write(const std::string& name, const std::string& text) const {
        std::ofstream(folder_.path(name)) << text;
    }
    void conjectures(const std::string& text) const { write("c.txt", text); }
    void game(const std::string& move) const { write("ours.game", "game ours\n  " + move + "\n"); }
    std::string path(const std::string& name) const { return folder_.path(name); }

    Ran ci(Words more = {}) const {
        more.insert(more.begin(), {"ci", path("ours.game"), path("c.txt")});
        return run_gazetteer(more);
    }
    /// The states and sources with a cache, "passed cached".
    std::vector<std::string> states(Words more = {}) const {
        more.insert(more.end(), {"--json", "--cache", path("cache")});
        std::vector<std::string> result;
        for (const auto& one : ci(more).json_lines())
            result.push_back(one.at("state").get<std::string>() + " " +
                             one.at("source").get<std::string>());
        return result;
    }

  private:
    TemporaryFolder folder_;
};

using CiStates = std::vector<std::string>;

TEST(Ci, ALineForEachAndTheExitCode) {
    const CiRepository repository;
    const Ran ran = repository.ci();
    EXPECT_EQ(ran.exit_code, 0) << ran.out << ran.err;
    EXPECT_THAT(ran.out, AllOf(HasSubstr("ours.game:1: ours: all checks of games hold"),
                               HasSubstr("c.txt:3: twins: HOLDS"),
                               HasSubstr("c.txt:4: ours: REFUTED      by A?")));
}

constexpr const char* a_paper =
    "# Ours.\n\npaper A \"x\"\nclaim T \"s\"\n  place p\n  holds N(ours) -> order mod 2 = 1\n"
    "  on order ..4\nclaim U \"s\"\n  place p\n  status open\n  holds tree\n  on path 3..4\n";

TEST(Ci, PapersAreCheckedBesideConjectures) {
    const CiRepository repository;
    repository.write("p.txt", a_paper);
    const Ran ran = repository.ci({repository.path("p.txt")});
    EXPECT_EQ(ran.exit_code, 0) << ran.out << ran.err;
    EXPECT_THAT(ran.out, AllOf(HasSubstr("c.txt:3: twins: HOLDS"),
                               HasSubstr("p.txt:4: A T: holds, over graphs of order <= 4: "),
                               HasSubstr("p.txt:8: A U: holds, over path 3..4")));
    const auto states = [&] { return repository.states({repository.path("p.txt")}); };
    EXPECT_EQ(states(), (CiStates{"passed checked", "passed checked", "passed checked",
                                  "passed checked", "passed checked"}));
    EXPECT_EQ(states(), (CiStates{"passed cached", "passed cached", "passed cached",
                                  "passed cached", "passed cached"}));
    // Words change nothing that is checked; another ground is checked again.
    std::string text = a_paper;
    text.replace(text.find("path 3..4"), 9, "path 3..5");
    text.replace(text.find("place p"), 7, "place q");
    repository.write("p.txt", text);
    EXPECT_EQ(states(), (CiStates{"passed cached", "passed cached", "passed cached",
                                  "passed cached", "passed checked"}));
    // The rules are part of what is said.
    repository.game("move u: delete(u, N(u))");
    EXPECT_EQ(states().at(3), "FAILED checked");
}

TEST(Ci, ClaimsOfPapersKeepToTheMemory) {
    const CiRepository repository;
    repository.write("p.txt",
                     "paper A \"x\"\nclaim T \"s\"\n  place p\n  status open\n"
                     "  holds P(slither) or N(slither)\n  on complete 3\n  on complete 13\n");
    const std::string paper = repository.path("p.txt");
    const Ran little = run_gazetteer(
        {"ci", paper, "--memory", "1", "--threads", "2", "--cache", repository.path("cache")});
    EXPECT_EQ(little.exit_code, 3) << little.out;
    EXPECT_THAT(little.out,
                HasSubstr("the graph L~~~~~~~~~~~~~ is given up: a memo of more than "));
    const Ran enough = run_gazetteer({"ci", paper, "--cache", repository.path("cache")});
    EXPECT_EQ(enough.exit_code, 0) << enough.out << "what is given up is not kept";
}

TEST(Ci, AClaimOfAPaperThatFailsOrIsGivenUpIsToldAtItsLine) {
    const CiRepository repository;
    std::string text = a_paper;
    text.replace(text.find("order mod 2 = 1"), 15, "order mod 2 = 0");
    text.replace(text.find("holds tree"), 10, "holds (count S: true) > 0");
    text.replace(text.find("path 3..4"), 9, "path 25");
    repository.write("p.txt", text);
    const Ran ran = repository.ci({repository.path("p.txt"), "--annotations"});
    EXPECT_EQ(ran.exit_code, 1);
    EXPECT_THAT(ran.out, HasSubstr("::error file=" + repository.path("p.txt") +
                                   ",line=4,title=A T::fails, first at @"));
    EXPECT_THAT(ran.out,
                HasSubstr("::warning file=" + repository.path("p.txt") + ",line=8,title=A U::"));
    EXPECT_THAT(ran.out, HasSubstr("the graph X"));
    repository.write("p.txt", "paper A \"x\"\nclaim T \"s\"\n  holds tre\n");
    const Ran faulty = repository.ci({repository.path("p.txt"), "--annotations"});
    EXPECT_EQ(faulty.exit_code, 2);
    EXPECT_THAT(faulty.out, HasSubstr("::error file=" + repository.path("p.txt") + ",line="));
    EXPECT_EQ(repository.ci({repository.path("p.txt"), "--time-limit", "0"}).exit_code, 2);
    repository.write("p.txt", a_paper);
    const Ran late = repository.ci({repository.path("p.txt"), "--time-limit", "0"});
    EXPECT_EQ(late.exit_code, 3);
    EXPECT_THAT(late.out, HasSubstr("A T: the time was over"));
}

TEST(Ci, WhatFailsIsToldAtItsLineEverywhere) {
    const CiRepository repository;
    repository.conjectures("\nfew | holds | order ..4 | size <= 2 | no\n");
    const Ran ran =
        repository.ci({"--annotations", "--junit", repository.path("j.xml"), "--sarif",
                       repository.path("s.json"), "--summary", repository.path("m.md")});
    EXPECT_EQ(ran.exit_code, 1);
    const std::string why = "expected to hold, refuted by ";
    EXPECT_THAT(ran.out, HasSubstr("::error file=" + repository.path("c.txt") +
                                   ",line=2,title=few::" + why));
    EXPECT_THAT(contents(repository.path("j.xml")),
                AllOf(HasSubstr("tests=\"2\" failures=\"1\""), HasSubstr(why)));
    EXPECT_THAT(
        contents(repository.path("m.md")),
        AllOf(HasSubstr("1 passed, 1 failed, 0 not decided"), HasSubstr("c.txt:2 | few |")));
    const auto sarif = nlohmann::json::parse(contents(repository.path("s.json")));
    const auto& found = sarif.at("runs").at(0).at("results");
    ASSERT_EQ(found.size(), 1u);
    const auto& place = found.at(0).at("locations").at(0).at("physicalLocation");
    EXPECT_EQ(place.at("artifactLocation").at("uri"), repository.path("c.txt"));
    EXPECT_EQ(place.at("region").at("startLine"), 2);
    EXPECT_EQ(found.at(0).at("ruleId"), "not-as-expected");
    EXPECT_EQ(sarif.at("version"), "2.1.0");
}

TEST(Ci, WhatHasNotChangedIsNotDoneAgain) {
    const CiRepository repository;
    const CiStates checked{"passed checked", "passed checked", "passed checked"};
    const CiStates cached{"passed cached", "passed cached", "passed cached"};
    EXPECT_EQ(repository.states(), checked);
    EXPECT_EQ(repository.states(), cached);
    repository.conjectures(
        "define low(u) = degree(u) <= 1\n"
        "twins | holds | order ..5 | twin -> P(ueg) | another ground\n"
        "ours | refuted B? | order ..4 | N(ours) | another expectation: kept, and "
        "false\n");
    EXPECT_EQ(repository.states(), (CiStates{"passed cached", "passed checked", "FAILED cached"}));
    repository.game("move u where degree(u) >= 0: delete(u)");
    EXPECT_EQ(repository.states(),
              (CiStates{"passed checked", "passed checked", "FAILED checked"}));
}

TEST(Ci, ADefinitionIsPartOfWhatUsesIt) {
    const CiRepository repository;
    const std::string line = "a | open | order ..4 | few(v) -> P(ueg) |\n";
    repository.conjectures("define few(u) = degree(u) = 0\n" + line);
    EXPECT_EQ(repository.states().back(), "passed checked");
    repository.conjectures("define few(u) = degree(u) = 1\n" + line);
    EXPECT_EQ(repository.states().back(), "passed checked");
    EXPECT_EQ(repository.states().back(), "passed cached");
}

TEST(Ci, AUsedFileIsPartOfWhatUsesIt) {
    const CiRepository repository;
    repository.conjectures(
        "use words.txt\ndefine late =\n  few(v)\na | open | order ..4 | late -> P(others) |\n");
    const auto write = [&](const std::string& few, const std::string& move) {
        repository.write("words.txt", "define few(u) =\n  degree(u) = " + few +
                                          "\ngame others\n  token t\n  move u ~ t: " + move + "\n");
    };
    write("0", "erase(t, u), t := u");
    EXPECT_EQ(repository.states().back(), "passed checked");
    EXPECT_EQ(repository.states().back(), "passed cached");
    write("1", "erase(t, u), t := u");
    EXPECT_EQ(repository.states().back(), "passed checked");
    write("1", "delete(t), t := u");
    EXPECT_EQ(repository.states().back(), "passed checked");
    EXPECT_EQ(repository.states().back(), "passed cached");
}

/// The command is part of what a verdict depends on: another one is asked again.
TEST(Ci, ATermOfAProgramMayBeUsed) {
    const CiRepository repository;
    repository.write("one", "while read g; do echo 1; done\n");
    repository.write("two", "while read g; do echo 2; done\n");
    repository.conjectures("a | holds | order ..3 | f = 1 |\n");
    const auto with = [&](const std::string& program) {
        return CiStates{"--term", "f = sh " + repository.path(program)};
    };
    EXPECT_EQ(repository.states(with("one")).back(), "passed checked");
    EXPECT_EQ(repository.states(with("one")).back(), "passed cached");
    EXPECT_EQ(repository.states(with("two")).back(), "FAILED checked");
    EXPECT_EQ(repository.ci().exit_code, 2) << "the name is unknown without the option";
    EXPECT_EQ(repository.ci({"--term", "f"}).exit_code, 2);
}

/// The last graph of a file of ten million lines is changed; all between are empty.
TEST(Ci, WhatIsFoundOnALongFileIsNotKept) {
    const CiRepository repository;
    repository.conjectures("a | holds | file graphs.g6 | order = 3 | all of them\n");
    repository.write("p.txt",
                     "paper A \"x\"\nclaim T \"s\"\n  place p\n  holds order = 3\n"
                     "  on file graphs.g6\n  misses m: order = 2\n");
    const auto states_with = [&](const std::string& last, std::size_t lines) {
        repository.write("graphs.g6", "Bw\n" + std::string(lines, '\n') + last);
        CiStates result = repository.states({repository.path("p.txt")});
        result.erase(result.begin());
        return result;
    };
    const CiStates passed{"passed checked", "passed checked"};
    const CiStates failed{"FAILED checked", "FAILED checked"};
    EXPECT_EQ(states_with("Bw\n", 10'000'000), passed);
    EXPECT_EQ(states_with("Bw\n", 10'000'000), passed);
    EXPECT_EQ(states_with("A_\n", 10'000'000), failed);
    // A shorter one is kept, and known again by all of its text.
    EXPECT_EQ(states_with("Bw\n", 2'000'000), passed);
    EXPECT_EQ(states_with("Bw\n", 2'000'000), (CiStates{"passed cached", "passed cached"}));
    EXPECT_EQ(states_with("A_\n", 2'000'000), failed);
}

TEST(Ci, ADamagedCacheIsNotBelieved) {
    const CiRepository repository;
    repository.states();
    for (const auto& file : std::filesystem::directory_iterator(repository.path("cache")))
        std::ofstream(file.path()) << "{\"key\": \"another\", \"result\": \"\"}";
    EXPECT_EQ(repository.states().back(), "passed checked");
    for (const auto& file : std::filesystem::directory_iterator(repository.path("cache")))
        std::ofstream(file.path()) << "{";
    EXPECT_EQ(repository.states().back(), "passed checked");
}

TEST(Ci, WhatWasFoundIsLookedAtFirst) {
    const CiRepository repository;
    const std::string found = repository.path("found.txt");
    repository.conjectures(
        "good | holds | order ..4 | twin -> P(ueg)\n"
        "few | holds | order ..4 | size <= 2\n");
    EXPECT_EQ(repository.ci({"--found", found}).exit_code, 1);
    const std::string kept = contents(found);
    EXPECT_THAT(kept, AllOf(StartsWith("# "), HasSubstr(" | order ..4 | size <= 2")));
    const Ran again = repository.ci({"--found", found, "--json"});
    EXPECT_EQ(again.exit_code, 1);
    EXPECT_EQ(again.json_lines().at(1).at("id"), "few");
    EXPECT_EQ(again.json_lines().at(1).at("source"), "replayed");
    EXPECT_EQ(again.json_lines().at(2).at("source"), "checked");
    EXPECT_EQ(contents(found), kept);
    // On another ground the graph says nothing.
    repository.conjectures("few | holds | order ..3 | size <= 3\n");
    EXPECT_EQ(repository.ci({"--found", found}).exit_code, 0);
    repository.write("found.txt", "no graph | order ..3 | size <= 3\n");
    const Ran refused = repository.ci({"--found", found});
    EXPECT_EQ(refused.exit_code, 2);
    EXPECT_THAT(refused.err, HasSubstr(found + ":1: 'no' is not a family"));
    repository.write("found.txt", "\nC~ | size <= 3\n");
    expect_one_complaint(repository.ci({"--found", found}), 2,
                         found + ":2: expected \"graph | ground | conjecture\"");
}

TEST(Ci, AGameThatFailsIsToldAtItsLine) {
    const CiRepository repository;
    repository.write("ours.game",
                     "game ours\n  move u: delete(u)\n\ngame endless\n  token v\n"
                     "  move u ~ v: delete(v)\n");
    const Ran ran = repository.ci();
    EXPECT_EQ(ran.exit_code, 1) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("FAILED        checked   " + repository.path("ours.game") +
                                   ":4: endless: "));
}

TEST(Ci, WhatTheTimeDoesNotSufficeForIsNotPassed) {
    const CiRepository repository;
    const Ran ran = repository.ci({"--time-limit", "0"});
    EXPECT_EQ(ran.exit_code, 3) << ran.out << ran.err;
    EXPECT_THAT(ran.out, AllOf(HasSubstr("not reached"), Not(HasSubstr("passed"))));
}

TEST(Ci, BadInputIsToldBeforeAnythingIsChecked) {
    const CiRepository repository;
    repository.conjectures("a | holds | order ..3 | sise <= 3\n");
    expect_one_complaint(
        repository.ci(), 2,
        repository.path("c.txt") + ":1:25: unknown name 'sise'; the nearest known one is size");
    const Ran ran = repository.ci({"--annotations"});
    EXPECT_EQ(ran.exit_code, 2);
    EXPECT_THAT(ran.out, StartsWith("::error file=" + repository.path("c.txt") + ",line=1::"));
    expect_one_complaint(run_gazetteer({"ci", repository.path("none.txt")}), 2,
                         repository.path("none.txt") + ": No such file or directory");
    expect_one_complaint(run_gazetteer({"ci", repository.path("none.game")}), 2,
                         repository.path("none.game") + ": No such file or directory");
    expect_one_complaint(repository.ci({"--json", "--junit", "-"}), 2,
                         "only one of --junit -, --sarif -, --summary -, --json and --annotations "
                         "goes to standard output");
    EXPECT_EQ(run_gazetteer({"ci"}).exit_code, 2);
}

}  // namespace
}  // namespace gazetteer::cli
