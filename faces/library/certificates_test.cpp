// SPDX-License-Identifier: GPL-3.0-or-later
#include "gazetteer/certificates.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "gazetteer/solve.hpp"

namespace {

using gazetteer::Finding;
using gazetteer::Game;
using gazetteer::Graph;
using gazetteer::Judgement;
using gazetteer::Start;
using testing::HasSubstr;

std::string certificate_of(const char* game, const Graph& g, const Start& start) {
    return gazetteer::solve(Game::named(game), g, start, {.certificate = true}).certificate;
}

TEST(LibraryCertificates, WhatSolveWritesIsValid) {
    const Graph p4 = Graph::from_text("path 4");
    const Graph c5 = Graph::from_text("cycle 5");
    EXPECT_TRUE(gazetteer::is_valid(certificate_of("ueg", p4, {{0}})));
    EXPECT_TRUE(gazetteer::is_valid(certificate_of("uvg", c5, {{}, true})));
    EXPECT_TRUE(gazetteer::is_valid(certificate_of("node_kayles", c5, {})));
    EXPECT_EQ(gazetteer::check(certificate_of("partizan-ueg", p4, {{0, 3}})).size(), 2u);
}

TEST(LibraryCertificates, AChangedVerdictIsRefused) {
    std::string text = certificate_of("ueg", Graph::from_text("path 4"), {{0}});
    const std::size_t verdict = text.find("verdict N");
    ASSERT_NE(verdict, text.npos);
    text[verdict + 8] = 'P';
    const std::vector<Finding> findings = gazetteer::check(text);
    ASSERT_EQ(findings.size(), 1u);
    EXPECT_NE(findings.front().judgement, Judgement::valid);
    EXPECT_GT(findings.front().line, 0);
    EXPECT_FALSE(gazetteer::is_valid(text));
}

TEST(LibraryCertificates, AnyTextMayCome) {
    EXPECT_EQ(gazetteer::check("").front().judgement, Judgement::malformed);
    EXPECT_EQ(gazetteer::check("nonsense: 1:2\n").front().judgement, Judgement::malformed);
    EXPECT_FALSE(gazetteer::is_valid(std::string("\0\n", 2)));
}

TEST(LibraryCertificates, SeveralAreJoined) {
    const Graph p4 = Graph::from_text("path 4");
    const std::string one = certificate_of("ueg", p4, {{0}});
    const std::string all = gazetteer::joined({one, "", certificate_of("ueg", p4, {{1}})});
    EXPECT_EQ(gazetteer::check(all).size(), 2u);
    EXPECT_TRUE(gazetteer::is_valid(all));
    EXPECT_THAT(all, HasSubstr("\ntotal 2\n"));
    EXPECT_FALSE(gazetteer::is_valid(one + one));
    EXPECT_EQ(gazetteer::joined({}), "");
    EXPECT_THROW(gazetteer::joined({"gazetteer"}), gazetteer::InputError);
    EXPECT_THROW(gazetteer::joined({"total x\n"}), gazetteer::InputError);
}

}  // namespace
