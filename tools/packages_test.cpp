// SPDX-License-Identifier: GPL-3.0-or-later
// The list of packages that tools/setup installs is the list that docs/DEPENDENCIES.md justifies,
// with the licence of each.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "work/regex.hpp"
#include "work/testkit/source_path.hpp"

namespace {

using gazetteer::Regex;

std::set<std::string> installed_packages() {
    std::ifstream file(gazetteer::source_path("tools/packages.txt"));
    std::set<std::string> result;
    for (std::string line; std::getline(file, line);) {
        std::istringstream words(line);
        std::string group;
        std::string package;
        if (words >> group >> package && group != "#") result.insert(package);
    }
    return result;
}

/// A row of the table, by its columns.
struct Justified {
    std::string package;
    std::string license;
    /// built in, linked, called, or nothing.
    std::string use;
};

std::vector<Justified> justified_packages() {
    std::ifstream file(gazetteer::source_path("docs/DEPENDENCIES.md"));
    static const Regex row(R"(\| `(\S+)` \|.+\| ([^|]+) \| ((?:built in|linked|called) )?\|)");
    std::vector<Justified> result;
    for (std::string line; std::getline(file, line);) {
        if (!line.starts_with("| `")) continue;
        if (const auto match = row.whole(line))
            result.push_back({(*match)[1], (*match)[2], (*match)[3]});
        else
            ADD_FAILURE() << "no row of package, what for, licence, use: " << line;
    }
    return result;
}

/// The licence of "Files: *" in a copyright file that a machine can read; empty in any other.
std::string license_of_most(const std::string& copyright) {
    static const Regex format("^Format: *http.*");
    static const Regex license("(?:^|\n)License: *([^\n]*)");
    if (!format.first_in(copyright)) return "";
    std::string rest = Regex("\n[ \t]*\n").replaced(copyright, "\n\n");
    for (std::size_t end = 0; !rest.empty(); rest.erase(0, end)) {
        end = std::min(rest.find("\n\n"), rest.size() - 2) + 2;
        const std::string stanza = rest.substr(0, end);
        if (stanza.find("Files: *\n") == std::string::npos) continue;
        if (const auto match = license.first_in(stanza)) return (*match)[1];
    }
    return "";
}

TEST(Packages, AreEachJustified) {
    std::set<std::string> justified;
    for (const Justified& row : justified_packages()) justified.insert(row.package);
    EXPECT_GT(justified.size(), 10u);
    EXPECT_EQ(installed_packages(), justified);
}

TEST(Packages, TheirCopyrightFilesAreRead) {
    const std::string text =
        "Format: https://x\n\nFiles: a\nLicense: A\n\nFiles: *\nCopyright: b\nLicense: B\n c\n";
    EXPECT_EQ(license_of_most(text), "B");
    EXPECT_EQ(license_of_most("Files: *\nLicense: B\n"), "");
    EXPECT_EQ(license_of_most(""), "");
}

/// Those whose copyright file is about the packaging alone.
const std::set<std::string> empty_packages{"libboost-dev", "libboost-iostreams-dev"};

TEST(Packages, HaveTheLicenceThatDebianNames) {
    std::size_t compared = 0;
    for (const Justified& row : justified_packages()) {
        std::ostringstream text;
        text << std::ifstream("/usr/share/doc/" + row.package + "/copyright").rdbuf();
        const std::string license = license_of_most(text.str());
        if (license.empty() || empty_packages.contains(row.package)) continue;
        ++compared;
        EXPECT_EQ(row.license, license) << row.package;
    }
    EXPECT_GT(compared, 15u);
}

}  // namespace
