// SPDX-License-Identifier: GPL-3.0-or-later
// docs/conjectures/register.txt beside the register: each statement is a conjecture there with the
// register's verdict, or is listed with the reason why it cannot be said.
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <string>

#include "counterexamples/hunt/suite.hpp"
#include "faces/cli/tests/run.hpp"
#include "work/testkit/source_path.hpp"

namespace gazetteer::cli {
namespace {

const std::string register_file = source_path("docs/conjectures/register.txt");

/// Whether the register refutes each statement.
std::map<std::string, bool> register_verdicts() {
    const Ran ran = run_gazetteer({"claims", "--json"});
    std::map<std::string, bool> result;
    for (const auto& claim : nlohmann::json::parse(ran.out))
        result.emplace(claim.at("id"), claim.at("status") == "refuted");
    return result;
}

/// The ids on the lines "#   id; id" below a line "# Not said".
std::vector<std::string> not_said() {
    std::ifstream in(register_file);
    std::vector<std::string> result;
    std::string list;
    const auto take = [&] {
        std::istringstream ids(list);
        for (std::string id; std::getline(ids, id, ';');)
            result.push_back(id.substr(id.find_first_not_of(' ')));
        list.clear();
    };
    for (std::string line; std::getline(in, line);) {
        if (line.starts_with("# Not said")) take();
        if (line.starts_with("#   ")) list += (list.empty() ? "" : " ") + line.substr(4);
    }
    take();
    return result;
}

TEST(RegisterConjectures, EachStatementIsSaidOrNotOnce) {
    std::set<std::string> left;
    for (const auto& [id, refuted] : register_verdicts()) left.insert(id);
    std::ifstream in(register_file);
    for (const conjectures::SuiteLine& line : conjectures::read_suite(in, register_file))
        EXPECT_EQ(left.erase(line.id), 1u) << line.id << " is not in the register";
    for (const std::string& id : not_said())
        EXPECT_EQ(left.erase(id), 1u) << id << " is said, or not in the register";
    for (const std::string& id : left) ADD_FAILURE() << id << " is missing";
}

TEST(RegisterConjectures, VerdictsAreThoseOfTheRegister) {
    const std::map<std::string, bool> refuted = register_verdicts();
    std::ifstream in(register_file);
    int seen = 0;
    for (const conjectures::SuiteLine& line : conjectures::read_suite(in, register_file)) {
        ++seen;
        EXPECT_EQ(line.expected, refuted.at(line.id) ? conjectures::Expected::refuted
                                                     : conjectures::Expected::holds)
            << line.id;
    }
    EXPECT_GE(seen, 80);
}

}  // namespace
}  // namespace gazetteer::cli
