// SPDX-License-Identifier: GPL-3.0-or-later
// The certificate of every answer, judged by the checker.
#include "work/decisions/certify.hpp"

#include <gtest/gtest.h>

#include "certificates/testkit/certificates.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "work/decisions/decide.hpp"

namespace gazetteer::decisions {
namespace {

void expect_valid(const Question& question, const Answer& answer) {
    const std::string text =
        certificates::written([&](std::ostream& out) { write_certificate(out, question, answer); });
    const check::Finding finding = certificates::judged(text);
    EXPECT_EQ(finding.judgement, check::Judgement::valid) << text;
    const auto* outcome = std::get_if<Outcome>(&answer.outcome);
    if (outcome == nullptr) return;
    EXPECT_NE(text.find("\nverdict " + std::string(gazetteer::to_string(*outcome)) + "\n"),
              std::string::npos)
        << text;
}

/// By a theorem where one applies, and by search.
void expect_certified(const Question& question) {
    expect_valid(question, decide(question));
    expect_valid(question, *search_decider(question.game, question.board, {})(question.start));
}

template <class R>
void expect_certified_on(const BoardOf<R>& board, const Board& asked) {
    if (board.size() > 4) return;
    for_each_start_on<R>(board, [&](const gazetteer::Start<BoardOf<R>>& start) {
        expect_certified({Game::of<R>(), asked, {start.tokens}});
    });
    if constexpr (has_unrooted_form<R>) expect_certified({Game::of<R>(), asked, {{}, true}});
}

TEST(Certify, EveryAnswerOnSmallBoardsIsCertified) {
    Games::for_each([]<class R>() {
        if constexpr (is_directed<R>)
            for_each_digraph(0, 3, [](const Digraph& d) {
                expect_certified_on<R>(d, d);
                return !testing::Test::HasFailure();
            });
        else
            for_each_graph({.order_max = 4}, [](const Graph& g) {
                expect_certified_on<R>(g, SparseGraph(g));
                return !testing::Test::HasFailure();
            });
    });
}

TEST(Certify, AWrongAnswerHasNoValidCertificate) {
    const Question question{Game::of<UndirectedVertexGeography>(), path(3), {{0}}};
    Answer answer = decide(question);
    auto& verdict = std::get<UvgVerdict>(std::get<ByTheorem>(answer.reason).witness);
    verdict.outcome = Outcome::N;
    const std::string text =
        certificates::written([&](std::ostream& out) { write_certificate(out, question, answer); });
    EXPECT_EQ(certificates::judged(text).judgement, check::Judgement::invalid) << text;
}

TEST(Certify, AStrategyOutOfReachIsRefused) {
    const Question question{Game::of<UndirectedEdgeGeography>(), path(1030), {{}, true}};
    EXPECT_THROW(certificates::written([&](std::ostream& out) {
                     write_certificate(out, question, decide(question));
                 }),
                 OutOfReach);
}

}  // namespace
}  // namespace gazetteer::decisions
