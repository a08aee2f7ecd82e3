// The outcomes behind claims are certified; a check that was told a wrong one is found out.
#include "counterexamples/certified_claims.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "counterexamples/check/check.hpp"
#include "properties/graph_domains.hpp"
#include "properties/ground_truth.hpp"

namespace gazetteer {
namespace {

/// A claim that holds whatever the outcome of UEG that `told` answers.
AnyClaim asking(bool (*told)(const RootedGraph&)) {
    return Claim<RootedGraph>{
        .id = "X",
        .place = "",
        .says = "",
        .status = Status::open,
        .over = rooted_graphs(),
        .bounds = {.tests = 3, .verify = 3},
        .holds = [told](const RootedGraph& p) { return told(p) || true; },
    };
}

TEST(CertifiedClaims, EachOutcomeAskedForHasAValidCertificate) {
    std::ostringstream file;
    const auto result = certify(asking(is_P<UEG>), &file);
    // 1 + 2 + 6 rooted graphs of orders 1 to 3.
    EXPECT_EQ(result.asked, 9);
    EXPECT_EQ(result.valid, 9);
    EXPECT_EQ(result.fault, "");
    std::istringstream written(file.str());
    std::ostringstream judgements;
    EXPECT_EQ(check::check_all(written, "f", judgements), 0) << judgements.str();
    EXPECT_EQ(std::ranges::count(judgements.str(), '\n'), 9);
}

TEST(CertifiedClaims, AWrongAnswerIsFoundOut) {
    const auto result = certify(asking([](const RootedGraph& p) {
        // Wrong on the path of order 3 from its middle.
        const bool truth = ground_truth<UEG>().is_P(p);
        const bool wrong = p.graph.size() == 2 && p.graph.degree(p.root) == 2;
        return heard_P<UEG>(p, truth != wrong);
    }));
    EXPECT_EQ(result.asked, 9);
    EXPECT_EQ(result.valid, 8);
    EXPECT_NE(result.fault.find("the verdict is another"), std::string::npos) << result.fault;
}

TEST(CertifiedClaims, TheLimitsHold) {
    const auto few = certify(asking(is_P<UEG>), nullptr, {.verdicts_max = 4});
    EXPECT_EQ(few.asked, 4);
    EXPECT_EQ(few.valid, 4);
    const auto late = certify(asking(is_P<UEG>), nullptr, {.seconds = 0});
    EXPECT_LE(late.asked, 1);
    const auto small = certify(asking(is_P<UEG>), nullptr, {.positions_max = 1});
    EXPECT_LT(small.valid, small.asked);
    EXPECT_NE(small.fault, "");
}

}  // namespace
}  // namespace gazetteer
