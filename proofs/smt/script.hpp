// SPDX-License-Identifier: GPL-3.0-or-later
// A file of queries: what each check-sat asks, cut loose from the others, so that the tests can say
// which assumptions one has and another has not.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace gazetteer::smt {

/// One check-sat.
struct Query {
    /// The echo before it.
    std::string name;
    /// "sat" or "unsat", by the set-info :status before it.
    std::string expected;
    /// The declarations and definitions it stands on, and what is asserted, outermost first.
    std::vector<std::string> declarations;
    std::vector<std::string> assertions;
    /// The terms whose values in the model are asked for.
    std::vector<std::string> terms;

    /// The declarations and assertions alone, without push, pop and check-sat.
    std::string script() const;
};

struct Script {
    std::filesystem::path path;
    std::vector<Query> queries;
    /// All declarations and definitions; the names of those defined.
    std::vector<std::string> declarations;
    std::vector<std::string> defined_names;
};

/// Throws std::runtime_error that names the file and the command, if a command is not one of
/// set-logic, set-info, declare-sort, declare-const, declare-fun, define-fun, assert, push 1, pop
/// 1, echo, check-sat and get-value, and on a check-sat without a name or status of its own.
Script read_script(const std::filesystem::path& path);

/// How a query of a file stands to a refuted one, by its assertions.
/// All hypotheses of `refuted` and not its goal, which is its last assertion.
bool has_hypotheses_of(const Query& query, const Query& refuted);
/// The goal and all hypotheses but exactly one, which may then be put otherwise.
bool drops_one_hypothesis_of(const Query& query, const Query& refuted);

}  // namespace gazetteer::smt
