// SPDX-License-Identifier: GPL-3.0-or-later
// The certificate that a graph refutes a conjecture about invariants.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "certificates/check/invariants/evaluation.hpp"

namespace gazetteer::certificates {

/// A text as the checker reads it, with games by these rules. Throws InputError for a word that it
/// does not know.
check::invariants::Expression read_conjecture(
    const std::string& text, const std::vector<std::vector<std::string>>& games = {});

/// What is claimed: the hypotheses are true of the graph (and of the root), the expression is
/// false.
struct RefutingGraph {
    std::string expression;
    std::vector<std::string> hypotheses;
    Graph graph;
    std::optional<Vertex> root;
    /// The rules of the games given as data that they ask of: certificate_rules, by name.
    std::vector<std::vector<std::string>> games = {};
};

/// What shows one bound of a term: a line of the evidence, "at-least clique_number 0 1".
struct BoundWitness {
    std::string term;
    std::string line;
    /// What the checker makes of the line alone, where it was asked.
    std::optional<check::invariants::Number> between = {};
};

/// What the checker knows by these lines of evidence. Throws as read_witnesses.
check::invariants::Known shown_by(const Graph& g, const std::vector<std::string>& lines,
                                  check::invariants::Steps& steps);

class RefutingGraphWriter {
  public:
    /// By term.
    using Values = std::map<std::string, std::int64_t>;

    /// `watch`, if it is not null, is called at least once a second, and may throw. Throws
    /// InputError where the checker does not know a word.
    explicit RefutingGraphWriter(RefutingGraph claim, std::function<void()> watch = nullptr);

    /// The terms that are asked of the graph itself, but for those known at sight; ascending.
    std::vector<std::string> terms() const;
    /// Writes the certificate with as many of the witnesses as leave it a proof: a term that is
    /// needed from its other side too is left to the enumeration of the checker. `values` are those
    /// of the terms, by whose help the choice takes no enumeration. Throws InputError where no
    /// choice is accepted by the checker's own evaluation, and ContractViolation where the claim is
    /// false.
    void write(std::ostream& out, const std::vector<BoundWitness>& witnesses,
               const Values& values) const;

  private:
    /// Throw Unproved where what is known leaves it open.
    bool is_refuted(check::invariants::Known known, check::invariants::Steps& steps) const;
    void write_certificate(std::ostream& out, const std::vector<std::string>& lines) const;
    /// All have `between`.
    using Bounds = std::vector<BoundWitness>;
    static check::invariants::Known together(const Bounds& bounds);
    /// Without those that take too many steps.
    Bounds bounds_of(const std::vector<BoundWitness>& witnesses) const;
    /// With the values of terms that have no bound.
    bool is_refuted_with(const Bounds& bounds, const Values& values) const;
    /// A term keeps only one of two bounds where the other is not needed.
    Bounds without_needless(Bounds bounds, const Values& values) const;

    RefutingGraph claim_;
    std::function<void()> watch_;
    check::invariants::Expression expression_;
    std::vector<check::invariants::Expression> hypotheses_;
};

}  // namespace gazetteer::certificates
