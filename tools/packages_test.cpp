// SPDX-License-Identifier: GPL-3.0-or-later
// The list of packages that tools/setup installs is the list that docs/DEPENDENCIES.md justifies.
#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <sstream>
#include <string>

namespace {

const std::string root = GAZETTEER_SOURCE_DIR;

std::set<std::string> installed_packages() {
    std::ifstream file(root + "/tools/packages.txt");
    std::set<std::string> result;
    for (std::string line; std::getline(file, line);) {
        std::istringstream words(line);
        std::string group;
        std::string package;
        if (words >> group >> package && group != "#") result.insert(package);
    }
    return result;
}

/// The first column of the table, in backquotes.
std::set<std::string> justified_packages() {
    std::ifstream file(root + "/docs/DEPENDENCIES.md");
    std::set<std::string> result;
    for (std::string line; std::getline(file, line);) {
        if (!line.starts_with("| `")) continue;
        result.insert(line.substr(3, line.find('`', 3) - 3));
    }
    return result;
}

TEST(Packages, AreEachJustified) {
    EXPECT_GT(installed_packages().size(), 10u);
    EXPECT_EQ(installed_packages(), justified_packages());
}

}  // namespace
