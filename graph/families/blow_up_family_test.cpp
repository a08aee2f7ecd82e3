// SPDX-License-Identifier: GPL-3.0-or-later
// Families of blow-ups have the members that their texts say.
#include "graph/families/blow_up_family.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "graph/families/blow_up_text.hpp"

namespace gazetteer {
namespace {

std::vector<std::string> family_texts(const char* blow_up) {
    std::vector<std::string> result;
    for (const BlowUpFamily& family : families_of(*parse_blow_up(blow_up)))
        result.push_back(to_string(family));
    return result;
}

TEST(BlowUpFamilies, AreEachClassAndThoseOfOneSize) {
    using ::testing::ElementsAre;
    EXPECT_THAT(family_texts("corona(K8, K1)"), ElementsAre("corona(Km, K1)"));
    EXPECT_THAT(family_texts("K1"), ElementsAre("Km", "empty(m)"));
    EXPECT_THAT(family_texts("corona(K1, K1)"), ElementsAre("corona(Km, K1)"));
    EXPECT_THAT(
        family_texts("join(K1, empty(7))"),
        ElementsAre("join(Km, empty(7))", "complete_multipartite(m, 7)", "join(K1, empty(m))"));
    EXPECT_THAT(family_texts("complete_multipartite(2, 3, 3)"),
                ElementsAre("complete_multipartite(m, 3, 3)", "complete_multipartite(2, m, 3)",
                            "complete_multipartite(2, 3, m)", "complete_multipartite(2, m, m)"));
    EXPECT_THAT(family_texts("blowup(K4, empty(4), corona(K2, K1); 0-1 1-2)"),
                ElementsAre("blowup(Km, empty(4), corona(K2, K1); 0-1 1-2)",
                            "blowup(K4, empty(m), corona(K2, K1); 0-1 1-2)",
                            "blowup(K4, empty(4), corona(Km, K1); 0-1 1-2)",
                            "blowup(Km, empty(m), corona(K2, K1); 0-1 1-2)"));
}

/// The text with m replaced is that of the member; the blow-up itself is one.
TEST(BlowUpFamilies, HaveTheMembersThatTheyName) {
    for_each_blow_up(3, 1, 7, [](const BlowUp& b) {
        for (const BlowUpFamily& family : families_of(b)) {
            EXPECT_EQ(family.at(family.m()).small_graph(), b.small_graph()) << to_string(family);
            std::string wanted = to_string(family);
            for (std::size_t at = wanted.find('m'); at != wanted.npos;
                 at = wanted.find('m', at + 1))
                if (const bool is_word = at + 1 < wanted.size() && wanted[at + 1] != ')' &&
                                         wanted[at + 1] != ',' && wanted[at + 1] != ';';
                    !is_word)
                    wanted.replace(at, 1, "9");
            const auto read = parse_blow_up(wanted);
            EXPECT_TRUE(read && read->small_graph() == family.at(9).small_graph()) << wanted;
        }
        return !testing::Test::HasFailure();
    });
    EXPECT_THROW(families_of({{{}}, Graph(1)}).front().at(0), ContractViolation);
}

}  // namespace
}  // namespace gazetteer
