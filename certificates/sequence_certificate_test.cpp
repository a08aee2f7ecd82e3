// SPDX-License-Identifier: GPL-3.0-or-later
// Certificates of terms on all members of a chain, and what is changed in them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "certificates/testkit/law_certificates.hpp"

namespace gazetteer::certificates {
namespace {

using check::Judgement;
using testing::HasSubstr;

std::string sequence(const std::string& term, const std::string& chain, const SequenceLaw& law) {
    return written([&](std::ostream& out) { write_sequence(out, term, *parse_chain(chain), law); });
}
const SequenceLaw halves{1, 0, 2, 1, {0, 1}};

TEST(SequenceCertificates, AreAccepted) {
    const auto valid = [](const std::string& text) {
        const check::Finding finding = judged(text);
        EXPECT_EQ(finding.judgement, Judgement::valid) << finding.text;
        return finding.text;
    };
    EXPECT_THAT(valid(sequence("matching_number", "path n", halves)),
                HasSubstr("row of units @ joined 0-0, term matching_number, units 1, verdict "
                          "period 2 from 1 adds 1"));
    valid(sequence("matching_number", "cycle n", {3, 0, 2, 1, {1, 2}}));
    valid(sequence("nullity", "path n", {1, 0, 2, 0, {1, 0}}));
    valid(sequence("nullity", "cycle n", {3, 0, 2, 0, {1, 2}}));
    valid(sequence("nullity", "grid 3 n", {1, 0, 4, 0, {1, 0, 3, 0}}));
    valid(sequence("has_even_kernel", "cycle n", {3, 0, 2, 0, {0, 1}}));
    valid(sequence("has_even_kernel", "moebius n", {2, 0, 6, 0, {0, 1, 0, 0, 0, 0}}));
    valid(sequence("has_even_kernel", "prism n", {3, 0, 6, 0, {0, 0, 0, 1, 0, 0}}));
}

TEST(SequenceCertificates, ThatAreChangedAreTold) {
    const std::string text = sequence("matching_number", "path n", halves);
    const auto fault = [&](const std::string& from, const std::string& to) {
        const check::Finding finding = judged(with(text, from, to));
        EXPECT_NE(finding.judgement, Judgement::valid) << from;
        return finding.text;
    };
    EXPECT_EQ(fault("law 0 1", "law 0 2"), "the law is not that of the members");
    EXPECT_EQ(fault("law 0 1", "law 0"), "the law has another number of values");
    EXPECT_EQ(fault("adds 1", "adds 2"), "the law does not grow as the states do");
    EXPECT_EQ(fault("verdict period 2", "verdict period 1"),
              "the law has another number of values");
    EXPECT_EQ(fault("\nperiod 2", "\nperiod 1"), "the state does not come back");
    EXPECT_EQ(fault("\npreperiod", "\npreperiods"), "'preperiod' belongs here");
    EXPECT_EQ(fault("joins 0-0", "joins"), "the law does not grow as the states do");
    EXPECT_EQ(fault("unit @", "unit A_"), "the law does not grow as the states do");
    EXPECT_EQ(fault("term matching_number", "term nullity"),
              "the law does not grow as the states do");
    EXPECT_EQ(fault("units 1", "units 0"), "a number of units is too small");
    EXPECT_THAT(fault("chain open", "chain ring"), HasSubstr("a number of units is too small"));
    const std::string ring = sequence("nullity", "cycle n", {3, 0, 2, 0, {1, 2}});
    EXPECT_EQ(judged(with(with(ring, "units 3", "units 2"), "law 1 2", "law 1 2")).judgement,
              Judgement::invalid);
}

TEST(SequenceCertificates, WhatIsTooLargeIsTold) {
    try {
        sequence("nullity", "grid 9 n", {1, 0, 1, 0, {0}});
        FAIL();
    } catch (const InputError& why) {
        EXPECT_STREQ(why.what(),
                     "no certificate of 'nullity': a part of the chain has more than 8 vertices");
    }
}

}  // namespace
}  // namespace gazetteer::certificates
