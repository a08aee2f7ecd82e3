// SPDX-License-Identifier: GPL-3.0-or-later
// The shipped games give the published sequences: oracle/games/sequences.txt, each line with its
// source.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families/named.hpp"
#include "graph/formats/words.hpp"
#include "language/rules/game_library.hpp"
#include "language/terms/terms_graph.hpp"
#include "oracle/script/solver.hpp"
#include "work/testkit/source_path.hpp"

namespace gazetteer::conjectures {
namespace {

using testing::ElementsAreArray;

using GameSolver = script::Solver<script::ClassKey>;

/// A line of the file: what a source says a game is worth on some boards.
struct Sequence {
    std::string id;
    std::string game;
    std::string boards;
    std::vector<std::string> values;
};

void PrintTo(const Sequence& sequence, std::ostream* out) {
    *out << sequence.id;
}

std::string trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(' ');
    if (first == text.npos) return {};
    return std::string(text.substr(first, text.find_last_not_of(' ') - first + 1));
}

std::vector<std::string> split(const std::string& text, char separator) {
    std::vector<std::string> result;
    std::istringstream in(text);
    for (std::string part; std::getline(in, part, separator);) result.push_back(trimmed(part));
    return result;
}

std::vector<std::string> words(const std::string& text) {
    std::vector<std::string> result;
    for (const TextWord& word : words_of(text)) result.emplace_back(word.text);
    return result;
}

std::vector<Sequence> published() {
    std::vector<Sequence> result;
    std::ifstream in(source_path("oracle/games/sequences.txt"));
    for (std::string line; std::getline(in, line);) {
        if (line.empty() || line.front() == '#') continue;
        const std::vector<std::string> fields = split(line, '|');
        require(fields.size() == 5 && !fields[4].empty(), "five fields, the source last");
        result.push_back({fields[0], fields[1], fields[2], words(fields[3])});
    }
    return result;
}

/// "path 0..2" is "path 0", "path 1", "path 2".
std::vector<std::string> with_range_written_out(const std::string& board) {
    const std::vector<std::string> parts = words(board);
    const auto range = std::ranges::find_if(
        parts, [](const std::string& part) { return part.find("..") != part.npos; });
    if (range == parts.end()) return {board};
    const int low = std::stoi(*range);
    const int high = std::stoi(range->substr(range->find("..") + 2));
    std::vector<std::string> result;
    for (int value = low; value <= high; ++value) {
        std::string member;
        for (const std::string& part : parts)
            member += (&part == &*range ? std::to_string(value) : part) + " ";
        result.push_back(trimmed(member));
    }
    return result;
}

Graph board_named(const std::string& name) {
    constexpr std::string_view graph6 = "graph6 ";
    if (name.starts_with(graph6)) return *parse_small_graph(name.substr(graph6.size()));
    return to_graph(parse_family_member(name)->graph());
}

script::Position start(GameSolver& solver, const Graph& board) {
    return solver.game().start(board, {});
}

/// A letter, or the Grundy value if `as_number`.
std::string value(GameSolver& solver, const Graph& board, bool as_number) {
    const script::Position position = start(solver, board);
    if (solver.rules().is_partizan()) return to_string(solver.partizan_outcome(position));
    if (as_number) return std::to_string(solver.grundy_value(position));
    return solver.outcome(position) == Outcome::N ? "N" : "P";
}

/// How many labelled graphs of the order are won by whoever begins.
long labelled_wins(GameSolver& solver, int order) {
    long factorial = 1;
    for (int k = 2; k <= order; ++k) factorial *= k;
    long result = 0;
    for_each_graph({.order_min = order, .order_max = order}, [&](const Graph& board) {
        if (value(solver, board, false) == "N")
            result += factorial / static_cast<long>(invariants::automorphisms(board).value());
        return true;
    });
    return result;
}

/// What the game gives where the sequence has its values.
std::vector<std::string> computed(const Sequence& sequence) {
    static const GameLibrary library = GameLibrary::shipped();
    const script::Rules* const rules = library.find(sequence.game);
    require(rules != nullptr, "a shipped game");
    GameSolver solver(*rules);
    std::vector<std::string> result;
    const bool as_number = sequence.values.front().find_first_of("LRNP") == std::string::npos;
    for (const std::string& part : split(sequence.boards, ';'))
        for (const std::string& board : with_range_written_out(part))
            if (board.starts_with("labelled "))
                result.push_back(std::to_string(labelled_wins(solver, std::stoi(board.substr(9)))));
            else
                result.push_back(value(solver, board_named(board), as_number));
    return result;
}

class GameSequencesStandard : public testing::TestWithParam<Sequence> {};

TEST_P(GameSequencesStandard, IsThePublishedOne) {
    EXPECT_THAT(computed(GetParam()), ElementsAreArray(GetParam().values));
}

std::string test_name(const testing::TestParamInfo<Sequence>& sequence) {
    std::string result = sequence.param.id;
    std::ranges::replace(result, '-', '_');
    return result;
}

INSTANTIATE_TEST_SUITE_P(Published, GameSequencesStandard, testing::ValuesIn(published()),
                         test_name);

TEST(GameSequences, RangesAreWrittenOut) {
    EXPECT_THAT(with_range_written_out("grid 2 1..3"),
                testing::ElementsAre("grid 2 1", "grid 2 2", "grid 2 3"));
    EXPECT_THAT(with_range_written_out("queen 2 2"), testing::ElementsAre("queen 2 2"));
}

TEST(GameSequences, AreMany) {
    EXPECT_GE(published().size(), 25u);
}

/// A near miss of each kind: a wrong value, a wrong board, a wrong game.
TEST(GameSequences, AWrongOneIsSeen) {
    const Sequence right{"", "node_kayles", "path 0..5", {"0", "1", "1", "2", "0", "3"}};
    EXPECT_EQ(computed(right), right.values);
    Sequence wrong = right;
    wrong.boards = "path 1..6";
    EXPECT_NE(computed(wrong), right.values);
    wrong = right;
    wrong.game = "arc_kayles";
    EXPECT_NE(computed(wrong), right.values);
}

/// OEIS A291342 has 10564 for order 6.
TEST(GameSequences, ColHas11104LabelledWinsOfOrder6) {
    const Sequence col{"", "col", "labelled 3..6", {"4", "32", "326", "11104"}};
    EXPECT_EQ(computed(col), col.values);
}

}  // namespace
}  // namespace gazetteer::conjectures
