// SPDX-License-Identifier: GPL-3.0-or-later
// The outcomes behind claims are certified; a check that was told a wrong one is found out.
#include "certificates/certified_claims.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <sstream>

#include "certificates/certificate.hpp"
#include "certificates/check/check.hpp"
#include "properties/checks/even_kernels.hpp"
#include "properties/checks/ground_truth.hpp"
#include "properties/domains/graph_domains.hpp"

namespace gazetteer::certificates {
namespace {

/// A claim that holds whatever the outcome of UEG that `told` answers.
properties::AnyClaim asking(bool (*told)(const RootedGraph&)) {
    return properties::Claim<RootedGraph>{
        .id = "X",
        .place = "",
        .says = "",
        .status = properties::Status::open,
        .over = properties::rooted_graphs(),
        .bounds = {.tests = 3, .verify = 3},
        .holds = [told](const RootedGraph& p) { return told(p) || true; },
    };
}

TEST(CertifiedClaims, EachOutcomeAskedForHasAValidCertificate) {
    std::ostringstream file;
    const auto result = certify(asking(properties::is_P<properties::UEG>), &file);
    // 1 + 2 + 6 rooted graphs of orders 1 to 3.
    EXPECT_EQ(result.asked, 9);
    EXPECT_EQ(result.valid, 9);
    EXPECT_EQ(result.fault, "");
    write_total(file);
    std::istringstream written(file.str());
    std::ostringstream judgements;
    EXPECT_EQ(check::check_all(written, "f", judgements), 0) << judgements.str();
    EXPECT_EQ(std::ranges::count(judgements.str(), '\n'), 9);
}

TEST(CertifiedClaims, AWrongAnswerIsFoundOut) {
    const auto result = certify(asking([](const RootedGraph& p) {
        // Wrong on the path of order 3 from its middle.
        const bool truth = properties::ground_truth<properties::UEG>().is_P(p);
        const bool wrong = p.graph.size() == 2 && p.graph.degree(p.root) == 2;
        return properties::heard_P<properties::UEG>(p, truth != wrong);
    }));
    EXPECT_EQ(result.asked, 9);
    EXPECT_EQ(result.valid, 8);
    EXPECT_NE(result.fault.find("the verdict is another"), std::string::npos) << result.fault;
}

/// A claim on all graphs of order <= 3 that holds whatever it is told.
properties::AnyClaim asking_of_graphs(bool (*told)(const Graph&)) {
    return properties::Claim<Graph>{
        .id = "X",
        .place = "",
        .says = "",
        .status = properties::Status::open,
        .over = properties::graphs(),
        .bounds = {.tests = 3, .verify = 3},
        .holds = [told](const Graph& g) { return told(g) || true; },
    };
}

TEST(CertifiedClaims, EvenKernelsFoundAndRefuted) {
    std::ostringstream file;
    const auto result = certify(asking_of_graphs(properties::has_even_kernel), &file);
    // 1 + 1 + 2 + 4 graphs of orders 0 to 3.
    EXPECT_EQ(result.asked, 8);
    EXPECT_EQ(result.valid, 8) << result.fault;
    EXPECT_NE(file.str().find("evidence parity"), std::string::npos);
    EXPECT_NE(file.str().find("evidence even-kernel"), std::string::npos);
}

TEST(CertifiedClaims, AWrongWordOnEvenKernelsOrOutcomesIsFoundOut) {
    const auto kernels = certify(asking_of_graphs([](const Graph& g) {
        properties::graph_listener->even_kernel(g, std::nullopt, true, {});
        return true;
    }));
    EXPECT_EQ(kernels.asked, 8);
    EXPECT_EQ(kernels.valid, 5) << "none in the null graph, K_2 and K_3";
    const auto shown = certify(asking_of_graphs([](const Graph& g) {
        const std::vector<Vertex> set{0};
        if (g.order() > 0) properties::graph_listener->even_kernel(g, std::nullopt, true, set);
        return true;
    }));
    EXPECT_EQ(shown.asked, 7);
    EXPECT_LT(shown.valid, 7) << "0 has a neighbour somewhere";
    const auto outcomes = certify(asking_of_graphs([](const Graph& g) {
        properties::heard_outcomes(
            g, std::vector<Outcome>(static_cast<std::size_t>(g.order()), Outcome::P));
        return true;
    }));
    EXPECT_EQ(outcomes.asked, 1 + 4 + 12);
    EXPECT_LT(outcomes.valid, outcomes.asked);
    EXPECT_GT(outcomes.valid, 0);
}

/// No clock ends it: the first check takes more than a second.
TEST(CertifiedClaimsStandard, ASlowClaimIsCertifiedToItsEnd) {
    const auto result = certify(asking([](const RootedGraph& p) {
        if (p.graph.order() == 1) usleep(1'100'000);
        return properties::is_P<properties::UEG>(p);
    }));
    EXPECT_EQ(result.asked, 9);
}

TEST(CertifiedClaims, TheLimitsHold) {
    const auto few =
        certify(asking(properties::is_P<properties::UEG>), nullptr, {.verdicts_max = 4});
    EXPECT_EQ(few.asked, 4);
    EXPECT_EQ(few.valid, 4);
    const auto small =
        certify(asking(properties::is_P<properties::UEG>), nullptr, {.positions_max = 1});
    EXPECT_LT(small.valid, small.asked);
    EXPECT_NE(small.fault, "");
}

}  // namespace
}  // namespace gazetteer::certificates
