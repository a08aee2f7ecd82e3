// SPDX-License-Identifier: GPL-3.0-or-later
// The names of proofs that the register gives are those of the theorems in proofs/coq and of the
// queries in proofs/smt, and each theorem and query is named by a claim.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>
#include <vector>

#include "properties/catalogue.hpp"
#include "work/testkit/source_path.hpp"

namespace gazetteer::properties {
namespace {

namespace fs = std::filesystem;

fs::path proofs() {
    return source_path("proofs");
}

/// "Theorem name ..." at the start of a line; empty if the line states none.
std::string theorem_in(const std::string& line) {
    const std::string word = "Theorem ";
    if (!line.starts_with(word)) return "";
    return line.substr(word.size(), line.find_first_of(" :", word.size()) - word.size());
}

/// The files with the theorems of a source: its own, or those of its folder that it includes.
std::vector<fs::path> files_of(const std::string& key) {
    const fs::path own = proofs() / "coq" / (key + ".v");
    std::string folder = key;
    std::ranges::transform(folder, folder.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    const std::string word = "Include ";
    std::vector<fs::path> result;
    std::ifstream file(own);
    for (std::string line; std::getline(file, line);)
        if (line.starts_with(word)) {
            const std::string module = line.substr(word.size(), line.find('.') - word.size());
            result.push_back(proofs() / "coq" / folder / (module + ".v"));
        }
    if (result.empty()) result.push_back(own);
    return result;
}

/// As source.theorem: all that are of a source, the others only help.
std::set<std::string> coq_theorems() {
    std::set<std::string> result;
    for (const Source& source : sources())
        for (const fs::path& path : files_of(source.key)) {
            std::ifstream file(path);
            for (std::string line; std::getline(file, line);)
                if (const std::string name = theorem_in(line); !name.empty()) {
                    EXPECT_TRUE(result.insert(source.key + "." + name).second) << name << " twice";
                }
        }
    return result;
}

std::set<std::string> smt_queries() {
    std::set<std::string> result;
    if (!fs::exists(proofs() / "smt")) return result;
    for (const auto& entry : fs::directory_iterator(proofs() / "smt"))
        if (entry.path().extension() == ".smt2") result.insert(entry.path().stem().string());
    return result;
}

void expect_links(const std::set<std::string>& written, std::string AnyClaim::*name) {
    std::set<std::string> missing = written;
    for (const AnyClaim& claim : catalogue()) {
        const std::string& link = claim.*name;
        if (link.empty()) continue;
        EXPECT_TRUE(written.contains(link)) << claim.id << " names " << link << ": no such proof";
        missing.erase(link);
    }
    for (const std::string& proof : missing) ADD_FAILURE() << "no claim names the proof " << proof;
}

TEST(Proofs, TheNamesOfTheoremsAndThoseInTheRegisterAgree) {
    EXPECT_GT(coq_theorems().size(), 10u);
    expect_links(coq_theorems(), &AnyClaim::proved);
}

TEST(Proofs, TheNamesOfQueriesAndThoseInTheRegisterAgree) {
    expect_links(smt_queries(), &AnyClaim::symbolic);
}

TEST(Proofs, ATheoremStandsInTheFileOfItsSource) {
    for (const AnyClaim& claim : catalogue())
        EXPECT_TRUE(claim.proved.empty() || claim.proved.starts_with(claim.source() + "."))
            << claim.id;
}

TEST(Proofs, AnOpenClaimHasNone) {
    for (const AnyClaim& claim : catalogue())
        EXPECT_TRUE(claim.status != Status::open ||
                    (claim.proved.empty() && claim.symbolic.empty()))
            << claim.id;
}

}  // namespace
}  // namespace gazetteer::properties
