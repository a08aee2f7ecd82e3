// SPDX-License-Identifier: GPL-3.0-or-later
// The two solvers, as programs, and their answers to a file of queries.
#pragma once

#include <map>
#include <span>
#include <string>
#include <vector>

#include "proofs/smt/script.hpp"

namespace gazetteer::smt {

/// The values of a model, by term.
class Values {
  public:
    void set(const std::string& term, const std::string& value) { texts_[term] = value; }
    /// Throws std::runtime_error if the query does not ask for the term.
    const std::string& text(const std::string& term) const;
    int number(const std::string& term) const;
    bool truth(const std::string& term) const { return text(term) == "true"; }
    /// "m = 3, n = 4".
    std::string describe() const;

  private:
    std::map<std::string, std::string> texts_;
};

/// The value of a term where the assertions of a situation hold.
struct Expected {
    std::string term;
    std::string value;
};
struct Situation {
    std::vector<std::string> assertions;
    std::vector<Expected> expected;
};

struct Answer {
    /// "sat", "unsat", "unknown" or the solver's complaint.
    std::string status;
    Values values;
};

/// "z3" or "cvc5"; each a program in PATH, from the Debian package of that name.
struct Solver {
    std::string program;

    /// The answers to the queries of the file, in their order. Throws std::runtime_error that says
    /// what is wrong: the program is missing, it failed, or it answers something else.
    std::vector<Answer> answers(const Script& script) const;
    /// The values of terms, situation by situation, under the declarations of a file.
    std::vector<std::vector<std::string>> evaluate(std::span<const std::string> declarations,
                                                   std::span<const Situation> situations) const;
    /// The status of the hypotheses of a refuted query together with each of the instances.
    std::vector<std::string> statuses(const Query& refuted,
                                      std::span<const std::string> instances) const;
    /// The status of the query when its refutation is written out and checked step by step, which
    /// cvc5 alone can do.
    std::string checked_status(const Query& query) const;

  private:
    std::string output(const std::vector<std::string>& options, const std::string& file) const;
    std::string output_of_text(const std::vector<std::string>& options,
                               const std::string& text) const;
};

}  // namespace gazetteer::smt
