// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/census/b_file.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "work/regex.hpp"

namespace gazetteer::census {
namespace {

Request request(const std::string& subject) {
    Request result;
    result.subject = subject;
    result.order_min = 0;
    result.order_max = 2;
    return result;
}

TEST(BFile, OneAColumnWithTheCommandThatMadeIt) {
    Findings findings;
    findings.tally.row({0, 0}) = {1, 1, 1, 0};
    findings.tally.row({1, 0}) = {1, 1, 0, 1};
    findings.tally.row({2, 0}) = {1, 1, 0, 1};
    findings.tally.row({2, 1}) = {1, 1, 1, 0};
    Request r = request("slither");
    r.connected = true;
    const std::vector<BFile> files = b_files(r, findings, "1.2.3");
    ASSERT_EQ(files.size(), 3u);
    EXPECT_EQ(files[1].name, "b-slither-N.txt");
    EXPECT_EQ(files[1].content,
              "# N of slither over all connected unlabelled graphs of order n\n"
              "# by gazetteer 1.2.3: gazetteer census slither --order 0..2 --connected "
              "--oeis FOLDER\n"
              "0 1\n1 0\n2 1");
    EXPECT_EQ(b_files(request("edge-delete"), findings, "1").size(), 3u);
}

/// What the encyclopedia takes: comments, then "n a(n)" with n ascending by 1.
TEST(BFile, EveryLineIsACommentOrATerm) {
    for (const Subject& subject : subjects())
        for (const BFile& file : b_files(request(subject.name), {}, "1")) {
            std::istringstream lines(file.content);
            int next = 0;
            for (std::string line; std::getline(lines, line);) {
                if (line.starts_with("# ")) continue;
                EXPECT_TRUE(Regex("\\d+ \\d+").whole(line)) << line;
                EXPECT_EQ(std::stoi(line), next++);
            }
            EXPECT_EQ(next, 3);
        }
}

}  // namespace
}  // namespace gazetteer::census
