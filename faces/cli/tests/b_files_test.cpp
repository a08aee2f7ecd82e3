// SPDX-License-Identifier: GPL-3.0-or-later
// The b-files of docs/b-files: the program that wrote them writes their small orders again, and
// they are as the OEIS takes them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <sstream>

#include "faces/cli/tests/run.hpp"
#include "work/testkit/source_path.hpp"
#include "work/testkit/temporary_folder.hpp"

namespace gazetteer::cli {
namespace {

namespace fs = std::filesystem;
const std::string b_folder = source_path("docs/b-files/");

std::vector<std::string> lines_of_file(const std::string& file) {
    std::istringstream text(contents(file));
    std::vector<std::string> result;
    for (std::string line; std::getline(text, line);) result.push_back(line);
    return result;
}

/// Neither the version nor the last order, which differ.
std::vector<std::string> compared_lines(const std::vector<std::string>& lines, int order_max) {
    std::vector<std::string> result;
    for (const std::string& line : lines) {
        const bool term = line[0] != '#';
        if (term ? std::stoi(line) <= order_max : !line.starts_with("# by gazetteer "))
            result.push_back(line);
    }
    return result;
}

/// "b-snort-P.txt" is of snort.
std::string game_of_b_file(const std::string& name) {
    return name.substr(2, name.rfind('-') - 2);
}

std::vector<std::string> b_file_names() {
    std::vector<std::string> result;
    for (const auto& entry : fs::directory_iterator(b_folder))
        if (entry.path().extension() == ".txt") result.push_back(entry.path().filename().string());
    return result;
}

void expect_small_orders(int order_max) {
    for (const std::string& name : b_file_names()) {
        const TemporaryFolder folder;
        const std::string game = game_of_b_file(name);
        const Ran ran = run_gazetteer({"census", game, "--order", "0.." + std::to_string(order_max),
                                       "--oeis", folder.path()});
        ASSERT_EQ(ran.exit_code, 0) << ran.err;
        const auto shipped = compared_lines(lines_of_file(b_folder + name), order_max);
        EXPECT_EQ(shipped, compared_lines(lines_of_file(folder.path(name)), order_max)) << name;
        EXPECT_GT(shipped.size(), static_cast<std::size_t>(order_max));
    }
}

TEST(BFiles, TheirSmallOrdersAreCountedAgain) {
    EXPECT_GE(b_file_names().size(), 5u);
    expect_small_orders(5);
}
TEST(BFilesStandard, TheirSmallOrdersAreCountedAgain) {
    expect_small_orders(7);
}

/// Each order once, from 0 to 9; the page lists each file with its last term.
TEST(BFiles, TheyAreWholeAndListed) {
    const std::string page = contents(b_folder + "README.md");
    for (const std::string& name : b_file_names()) {
        const auto terms = compared_lines(lines_of_file(b_folder + name), 99);
        std::vector<int> orders;
        for (const std::string& line : terms)
            if (line[0] != '#') orders.push_back(std::stoi(line));
        EXPECT_THAT(orders, testing::ElementsAre(0, 1, 2, 3, 4, 5, 6, 7, 8, 9)) << name;
        EXPECT_THAT(page, testing::HasSubstr("](" + name + ")"));
        EXPECT_THAT(page, testing::HasSubstr(terms.back().substr(2) + " |")) << name;
    }
}

TEST(BFiles, AWrongTermIsNoticed) {
    EXPECT_NE(compared_lines({"# P", "3 1"}, 5), compared_lines({"# P", "3 2"}, 5));
    EXPECT_EQ(compared_lines({"# by gazetteer 1", "6 1"}, 5), std::vector<std::string>());
}

}  // namespace
}  // namespace gazetteer::cli
