// SPDX-License-Identifier: GPL-3.0-or-later
// The papers in docs/papers/ but the five sources: each claim behaves as its file says, and each
// has a check that can fail.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <string>
#include <vector>

#include "counterexamples/papers/paper_claims.hpp"
#include "counterexamples/papers/paper_reader.hpp"
#include "properties/catalogue.hpp"
#include "properties/framework/verify.hpp"
#include "work/testkit/source_path.hpp"

namespace gazetteer::conjectures {
namespace {

/// The file is named for the key of a source, in small letters.
bool is_source(const std::string& name) {
    return std::ranges::any_of(properties::sources(), [&](const properties::Source& source) {
        return std::ranges::equal(source.key, name, {}, [](unsigned char c) {
            return static_cast<char>(std::tolower(c));
        });
    });
}

std::vector<std::string> shipped_papers() {
    std::vector<std::string> result;
    for (const auto& file : std::filesystem::directory_iterator(source_path("docs/papers")))
        if (file.path().extension() == ".txt" && !is_source(file.path().stem().string()))
            result.push_back(file.path().stem().string());
    std::ranges::sort(result);
    return result;
}

class ShippedPaperStandard : public testing::TestWithParam<std::string> {};

TEST_P(ShippedPaperStandard, BehavesAsItsFileSays) {
    const auto claims = claims_of(paper_of_file(source_path("docs/papers/" + GetParam() + ".txt")));
    EXPECT_THAT(claims, testing::Not(testing::IsEmpty()));
    for (const properties::AnyClaim& claim : claims) {
        const properties::Report report = properties::verify_in_tests(claim);
        EXPECT_THAT(report.complaints, testing::IsEmpty()) << claim.id;
        EXPECT_NE(report.verdict, properties::VerdictKind::inconclusive) << claim.id;
    }
}

INSTANTIATE_TEST_SUITE_P(Each, ShippedPaperStandard, testing::ValuesIn(shipped_papers()),
                         [](const auto& instance) { return instance.param; });

}  // namespace
}  // namespace gazetteer::conjectures
