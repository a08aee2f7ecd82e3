// SPDX-License-Identifier: GPL-3.0-or-later
// Evidence of theorems with two faults: it proves nothing, and further on it leaves the grammar.
// That comes first, wherever it stands: only a text of the grammar is INVALID.
#include <gtest/gtest.h>

#include "certificates/check/testkit/path_table.hpp"
#include "certificates/check/testkit/texts.hpp"
#include "graph/families.hpp"
#include "graph/formats/formats.hpp"

namespace gazetteer::check {
namespace {

struct Evidence {
    std::string statement;
    /// It proves nothing, for a reason that is found in this line.
    std::string lines;
    int fault;
};

std::vector<Evidence> unproved() {
    const std::string any = "containing any\nverdict ";
    std::string late = path_table(53, 34);
    late.replace(late.find("values 0 0"), 10, "values 0 1");
    return {
        {kernel("Cr", any + "exists\n"), "even-kernel\nkernel 0\n", 8},
        {outcome("ueg", "A_", "root 0\nverdict N\n"), "even-kernel\nmove 0\nkernel 0\n", 9},
        {outcome("unrooted ueg", "A_", "verdict P\n"),
         "even-kernel\nmove 0\nkernel 1\nmove 0\nkernel 0\n", 8},
        {kernel("A_", any + "none\n"), "parity\nbranch 0 1\nedge 0-1\nparity 0\n", 9},
        {kernel("A_", any + "none\n"), "parity\nbranch 0 1\nbranch 0 1\nempty\nempty\nempty\n", 9},
        {kernel(to_sparse6(path(4097)), any + "none\n"),
         "parity\nbranch 4096 1\nedge 0-1\nparity 4096\n", 7},
        {outcome("uvg", "BW", "root 2\nverdict N\n"), "matching\nmatching 0-2\nbarrier\n", 10},
        {outcome("unrooted uvg", "BW", "verdict N\n"),
         "matching\nmove 0\nmatching 0-2\nbarrier 2\n", 10},
        {outcome("slither", "Bw", "verdict P\n"),
         "levels\nlevels 2\nmatching\nbarrier\npath 2 0 1\nmatching\nbarrier\n", 10},
        {outcome("slither", "Bw", "verdict P\n"),
         "levels\nlevels 2\nmatching 0-1\nbarrier\npath 0 0 1\npath\nmatching\nbarrier\n", 11},
        {outcome("slither", "A_", "verdict N\n"), "levels\nlevels 1\nmatching\nbarrier\nmove 0-1\n",
         10},
        {outcome("edge-delete", "Bo", "verdict N\n"), "mirror\nmove 0-1\nimage 2 1 0\n", 8},
        {outcome("edge-delete", "A?", "verdict P\n"), "mirror\nimage 1 0\n", 7},
        {outcome("edge-delete", "A_", "verdict P\n"), late, 10},
        {outcome("edge-delete", "A_", "verdict P\n"), "paths\npreperiod 0\nperiod 0\nvalues 0 0\n",
         9}};
}

TEST(BothFaults, TheFirstFaultOfATextOfTheGrammarIsTold) {
    for (const auto& [statement, lines, fault] : unproved()) {
        const std::string found = judged(text(statement, lines));
        EXPECT_EQ(found.substr(0, found.find(": ", found.find(": ") + 1)),
                  std::to_string(fault) + ":1: INVALID")
            << statement << lines;
    }
}

/// Each line of the evidence with a space behind it, and with another word at its front.
TEST(BothFaults, TheGrammarComesFirst) {
    int texts = 0;
    for (const auto& [statement, lines, fault] : unproved()) {
        const std::string whole = text(statement, lines);
        const std::size_t last = whole.rfind("end\n");
        for (std::size_t line = whole.find('\n', whole.find("evidence ")) + 1; line < last;
             line = whole.find('\n', line) + 1) {
            std::string spaced = whole;
            spaced.insert(spaced.find('\n', line), " ");
            EXPECT_NE(judged(spaced).find("MALFORMED: a space too many"), std::string::npos)
                << spaced;
            std::string other = whole;
            other.insert(line, "x");
            EXPECT_NE(judged(other).find("MALFORMED"), std::string::npos) << other;
            ++texts;
        }
    }
    EXPECT_GE(texts, 40);
}

}  // namespace
}  // namespace gazetteer::check
