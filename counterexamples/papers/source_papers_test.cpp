// SPDX-License-Identifier: GPL-3.0-or-later
// The files of the five sources in docs/papers/: every row of the register stands in one of them,
// the register has read the words that the reader of papers reads, and what the language says of a
// row is what it says in C++.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <fstream>
#include <iterator>
#include <map>
#include <ostream>
#include <set>
#include <string>
#include <vector>

#include "counterexamples/papers/paper_claims.hpp"
#include "counterexamples/papers/paper_reader.hpp"
#include "counterexamples/testkit/rechecked_line.hpp"
#include "properties/catalogue.hpp"
#include "properties/framework/verify.hpp"
#include "work/testkit/source_path.hpp"

namespace gazetteer::conjectures {
namespace {

using properties::AnyClaim;
using testing::IsEmpty;

/// Each file is read once.
const Paper& paper_of(const std::string& key) {
    static std::map<std::string, Paper> read;
    const auto known = read.find(key);
    if (known != read.end()) return known->second;
    std::string name = key;
    std::ranges::transform(name, name.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    const std::string path = source_path("docs/papers/" + name + ".txt");
    return read.emplace(key, paper_of_file(path)).first->second;
}

class SourcePaper : public testing::TestWithParam<properties::Source> {};

TEST_P(SourcePaper, HasEachRowOnceInTheOrderOfTheSource) {
    std::vector<std::string> rows;
    for (const AnyClaim& row : GetParam().claims) rows.push_back(row.id);
    std::vector<std::string> named;
    for (const PaperClaim& claim : paper_of(GetParam().key).claims) {
        EXPECT_EQ(claim.id, claim.compiled);
        named.push_back(claim.compiled);
    }
    EXPECT_EQ(named, rows);
}

/// What the register has to say of a claim with these words.
properties::Status status_in_words(const PaperClaim& claim) {
    using properties::Status;
    const std::map<PaperStatus, Status> statuses{{PaperStatus::proved, Status::proved},
                                                 {PaperStatus::asserted, Status::asserted},
                                                 {PaperStatus::conjectured, Status::conjectured},
                                                 {PaperStatus::open, Status::open},
                                                 {PaperStatus::cited, Status::cited}};
    const bool refuted = claim.refuted_by || !claim.repaired_by.empty();
    return refuted ? Status::refuted : statuses.at(claim.status);
}

TEST_P(SourcePaper, IsReadByTheRegisterAsItStands) {
    const Paper paper = paper_of(GetParam().key);
    ASSERT_EQ(paper.claims.size(), GetParam().claims.size());
    for (std::size_t i = 0; i < paper.claims.size(); ++i) {
        const PaperClaim& claim = paper.claims[i];
        const AnyClaim& row = GetParam().claims[i];
        EXPECT_EQ(claim.says, row.says) << row.id;
        EXPECT_EQ(claim.place, row.place) << row.id;
        EXPECT_EQ(claim.reading, row.reading) << row.id;
        EXPECT_EQ(claim.proved, row.proved) << row.id;
        EXPECT_EQ(claim.repaired_by, row.repaired_by) << row.id;
        EXPECT_EQ(status_in_words(claim), row.status) << row.id;
    }
}

INSTANTIATE_TEST_SUITE_P(Each, SourcePaper, testing::ValuesIn(properties::sources()),
                         [](const auto& instance) { return instance.param.key; });

/// Each of these takes more than half a second.
const std::set<std::string> slow_rows{"And74 L3",
                                      "FSU93 5(4) cylinders",
                                      "FSU93 5(4) tori",
                                      "FSU93 5(4) witnesses",
                                      "FSU93 T4.2 portion b",
                                      "GGHR (vi)",
                                      "GGHR Guy-Smith",
                                      "GGHR L3",
                                      "GGHR L3 base",
                                      "GGHR L3 sharp",
                                      "GGHR T4 for all n",
                                      "SV25 C12 repaired",
                                      "SV25 C12 signs",
                                      "SV25 T1 from T2",
                                      "SV25 T10",
                                      "SV25 T2 by elimination",
                                      "SV25 T7 repaired"};

/// A row that the language says too.
struct SaidRow {
    std::string source;
    std::string id;
};
std::ostream& operator<<(std::ostream& out, const SaidRow& row) {
    return out << row.id;
}

/// The slow ones, or the others.
std::vector<SaidRow> said_rows(bool slow) {
    std::vector<SaidRow> result;
    for (const properties::Source& source : properties::sources())
        for (const PaperClaim& claim : paper_of(source.key).claims)
            if (claim.holds && slow_rows.contains(claim.id) == slow)
                result.push_back({source.key, claim.id});
    return result;
}

std::string test_name(const testing::TestParamInfo<SaidRow>& info) {
    std::string result;
    for (const char c : info.param.id)
        result += std::isalnum(static_cast<unsigned char>(c)) != 0 ? c : '_';
    return result + "_" + std::to_string(info.index);
}

void expect_same_in_words_and_compiled(const SaidRow& row) {
    Paper paper = paper_of(row.source);
    std::erase_if(paper.claims, [&](const PaperClaim& claim) { return claim.id != row.id; });
    const std::vector<AnyClaim> claims = claims_of(paper);
    ASSERT_EQ(claims.size(), 1U) << row.id;
    const properties::Report report = properties::verify_in_tests(claims.front());
    EXPECT_THAT(report.complaints, IsEmpty()) << row.id;
    EXPECT_NE(report.verdict, properties::VerdictKind::inconclusive) << row.id;
}

class SaidRowStandard : public testing::TestWithParam<SaidRow> {};

TEST_P(SaidRowStandard, IsTheSameInWordsAndCompiled) {
    expect_same_in_words_and_compiled(GetParam());
}

TEST(SaidRowLong, IsTheSameInWordsAndCompiled) {
    const std::vector<SaidRow> rows = said_rows(true);
    EXPECT_EQ(rows.size(), slow_rows.size());
    for (const SaidRow& row : rows) expect_same_in_words_and_compiled(row);
}

/// By an evaluator that shares no code with the one that judged them.
TEST(SaidRowLong, AreRecheckedWhereTheirWordsAreKnown) {
    int statements = 0;
    for (const properties::Source& source : properties::sources())
        for (const PaperClaim& claim : paper_of(source.key).claims)
            for (const SuiteGround& ground : claim.grounds)
                statements += is_rechecked(claim.id, claim.holds->conjecture, ground) ? 1 : 0;
    EXPECT_GT(statements, 40);
}

/// docs/PAPERS.md says how many.
TEST(SourcePapers, AreCountedInTheDocument) {
    int rows = 0;
    int said = 0;
    for (const properties::Source& source : properties::sources())
        for (const PaperClaim& claim : paper_of(source.key).claims) {
            ++rows;
            said += claim.holds ? 1 : 0;
        }
    std::ifstream in(source_path("docs/PAPERS.md"));
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    EXPECT_THAT(text, testing::HasSubstr("Of their " + std::to_string(rows) + " statements " +
                                         std::to_string(said) + " are said"));
}

INSTANTIATE_TEST_SUITE_P(Register, SaidRowStandard, testing::ValuesIn(said_rows(false)), test_name);

}  // namespace
}  // namespace gazetteer::conjectures
