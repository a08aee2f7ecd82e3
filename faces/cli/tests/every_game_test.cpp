// SPDX-License-Identifier: GPL-3.0-or-later
// Each game of the list oracle/rules/games.hpp is solved, certified and counted by the program, and
// the answers are those of the definition.
#include <gtest/gtest.h>

#include "faces/cli/tests/run.hpp"
#include "graph/formats/formats.hpp"
#include "oracle/outcome.hpp"
#include "oracle/partizan.hpp"
#include "oracle/rules/games.hpp"

namespace gazetteer::cli {
namespace {

/// A path of three vertices with an edge that joins its ends; on digraphs one of them a way back.
const Graph triangle_with_end(4, {{0, 1}, {1, 2}, {0, 2}, {2, 3}});
const Digraph cycle_with_end(4, {{0, 1}, {1, 2}, {2, 0}, {2, 3}, {1, 0}});

template <class R>
BoardOf<R> board_of_game() {
    if constexpr (is_directed<R>)
        return cycle_with_end;
    else
        return triangle_with_end;
}
std::string line_of(const Graph& graph) {
    return to_graph6(graph);
}
std::string line_of(const Digraph& digraph) {
    return to_digraph6(digraph);
}

/// One game of the list.
template <class R>
class EveryGame : public testing::Test {};

template <class... R>
struct TestTypes {
    using type = testing::Types<R...>;
};
TYPED_TEST_SUITE(EveryGame, Games::as<TestTypes>::type);

template <class R>
std::string defined_outcome(const typename R::Position& position) {
    if constexpr (PartizanRuleset<R>)
        return to_string(partizan_outcome<R>(position));
    else
        return to_string(outcome<R>(position));
}

TYPED_TEST(EveryGame, IsSolvedFromEveryStart) {
    const auto board = board_of_game<TypeParam>();
    const auto lines =
        run_gazetteer({"solve", TypeParam::name, "--json", line_of(board)}).json_lines();
    std::size_t next = 0;
    for_each_start_on<TypeParam>(board, [&](const auto& start) {
        ASSERT_LT(next, lines.size());
        EXPECT_EQ(lines[next]["outcome"], defined_outcome<TypeParam>(position_of<TypeParam>(start)))
            << lines[next];
        ++next;
    });
    EXPECT_EQ(next, lines.size());
    EXPECT_GT(next, 0u);
}

TYPED_TEST(EveryGame, IsCertified) {
    const auto board = board_of_game<TypeParam>();
    const std::string file = testing::TempDir() + "every-game-" + TypeParam::name + ".txt";
    ASSERT_EQ(
        run_gazetteer({"solve", TypeParam::name, "--certificate", file, line_of(board)}).exit_code,
        0);
    EXPECT_EQ(run_shell("gazetteer-check " + file).exit_code, 0);
}

TYPED_TEST(EveryGame, IsCounted) {
    const auto lines =
        run_gazetteer({"census", TypeParam::name, "--order", "3", "--json"}).json_lines();
    ASSERT_EQ(lines.size(), 1u);
    EXPECT_EQ(lines[0]["game"], TypeParam::name);
    EXPECT_GT(lines[0]["graphs"], 0);
}

}  // namespace
}  // namespace gazetteer::cli
