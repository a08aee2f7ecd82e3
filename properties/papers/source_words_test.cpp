// SPDX-License-Identifier: GPL-3.0-or-later
// What is read of a paper's file without its language; counterexamples/papers holds it against the
// reader of the whole.
#include "properties/papers/source_words.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "properties/catalogue.hpp"

namespace gazetteer::properties {
namespace {

constexpr const char* a_file =
    "# A comment.\n"
    "paper Key \"On \"games\"\"\n"
    "  by       A. N. Author\n"
    "  journal  Here 1 (2026)\n"
    "define f(u) = degree(u)\n"
    "claim T1 (i) \"Of the \"first\" kind: # is\n"
    "    a sign.\"\n"
    "  place    Theorem 1\n"
    "  reads    so,\n"
    "             and so\n"
    "  status   proved\n"
    "  holds    connected   # a comment\n"
    "  proved   Key.theorem_1\n"
    "claim T2 \"s\"\n"
    "  place    p\n"
    "  status   open\n"
    "claim T3 \"s\"\n"
    "  place    p\n"
    "  repaired by T3 repaired\n"
    "  refuted by A_\n"
    "claim T4 \"s\"\n"
    "  place    p\n";

TEST(SourceWords, AreReadWithoutTheLanguage) {
    const SourceWords words = source_words(a_file);
    EXPECT_EQ(words.reference, "A. N. Author, On \"games\", Here 1 (2026)");
    ASSERT_EQ(words.claims.size(), 4u);
    const ClaimWords& first = words.claims.at("Key T1 (i)");
    EXPECT_EQ(first.says, "Of the \"first\" kind: # is a sign.");
    EXPECT_EQ(first.place, "Theorem 1");
    EXPECT_EQ(first.reading, "so, and so");
    EXPECT_EQ(first.status, Status::proved);
    EXPECT_EQ(first.proved, "Key.theorem_1");
    EXPECT_EQ(first.repaired_by, "");
    EXPECT_EQ(words.claims.at("Key T2").status, Status::open);
    EXPECT_EQ(words.claims.at("Key T3").status, Status::refuted);
    EXPECT_EQ(words.claims.at("Key T3").repaired_by, "Key T3 repaired");
    EXPECT_EQ(words.claims.at("Key T4").status, Status::asserted) << "where nothing is said";
}

TEST(SourceWords, EachStandsBesideARow) {
    for (const Source& source : sources()) {
        const SourceWords words = source_words(source_file(source.key));
        EXPECT_EQ(words.claims.size(), source.claims.size()) << source.key;
        for (const AnyClaim& row : source.claims)
            EXPECT_TRUE(words.claims.contains(row.id)) << row.id;
    }
    EXPECT_THROW(source_file("None"), std::out_of_range);
}

}  // namespace
}  // namespace gazetteer::properties
