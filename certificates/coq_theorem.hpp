// SPDX-License-Identifier: GPL-3.0-or-later
// A counterexample to a conjecture about invariants as a theorem of Coq.
#pragma once

#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "certificates/refuting_graph.hpp"

namespace gazetteer::certificates {

/// The definitions that the theorems stand on: proofs/coq/invariants/plain_graphs.v.
std::string_view coq_library();
/// Sets of vertices are gone through one by one, by Coq: 2^16 take about a minute.
constexpr int coq_order_max = 16;

/// The graph as the library has it.
std::string coq_graph(const Graph& g);

/// A conjecture in the words of the library.
class CoqConjecture {
  public:
    /// Throws InputError, which names the word, where the library has no definition of one, and
    /// where something may be undefined at one value of a quantifier and not at another.
    explicit CoqConjecture(const std::string& expression,
                           const std::vector<std::string>& hypotheses = {});

    /// Writes a file that coqc accepts if g, at v, is a counterexample: the library, the theorem
    /// that not all graphs with the hypotheses are as the conjecture says, and its proof by
    /// computation. Where a divisor might be 0, a root be of a negative number, a greatest or least
    /// of nothing, or a distance infinite, the theorem has the hypothesis that it is not. Throws
    /// InputError where the checker's evaluation finds a hypothesis false or the conjecture
    /// undefined, and ContractViolation beyond order 16 and where it finds the conjecture true.
    void write(std::ostream& out, const Graph& g, std::optional<Vertex> v) const;

  private:
    struct Condition {
        std::string text;
        std::string coq;
    };
    void write_conditions(std::ostream& out) const;
    void write_theorem(std::ostream& out, const Graph& g, std::optional<Vertex> v) const;

    Condition conclusion_;
    std::vector<Condition> hypotheses_;
    bool of_vertex_ = false;
};

}  // namespace gazetteer::certificates
