// SPDX-License-Identifier: GPL-3.0-or-later
// The engine `z3`: Z3 through its C++ API [de Moura, Bjorner 2008]. It finds; is_even_kernel judges
// what it found, and a refutation of it is not a certificate.
#pragma once

#include <array>
#include <memory>

#include "characterizations/even_kernels/system/problem.hpp"

namespace gazetteer::even_kernels {

/// How an even sum is written.
enum class Z3Encoding {
    /// A chain of Boolean XOR.
    boolean_xor,
    /// One-bit vectors, the sum by bvxor.
    bit_vector,
    /// Pseudo-Boolean: sum of x - sum of 2^i t_i = 0 (or 1), i >= 1.
    pseudo_boolean,
    /// Boolean XOR in pieces of at most four, through the tactics simplify, tseitin-cnf and sat.
    /// A solver made from tactics starts each question anew.
    sat_tactic,
    /// The same pieces in Z3's incremental SAT solver (logic QF_FD).
    sat_core,
};
/// All of them.
inline constexpr std::array z3_encodings{Z3Encoding::boolean_xor, Z3Encoding::bit_vector,
                                         Z3Encoding::pseudo_boolean, Z3Encoding::sat_tactic,
                                         Z3Encoding::sat_core};
std::string to_string(Z3Encoding encoding);

/// One Z3 for all questions about one graph, and, by load(), for a stream of graphs: making a
/// context or a solver costs more than a small graph.
class Z3EvenKernels {
  public:
    explicit Z3EvenKernels(Z3Encoding encoding = Z3Encoding::boolean_xor);
    ~Z3EvenKernels();
    Z3EvenKernels(Z3EvenKernels&&) noexcept;
    Z3EvenKernels& operator=(Z3EvenKernels&&) noexcept;

    /// Forgets the graph before. `problem` is one of `g`.
    void load(SparseGraph g, ParityProblem problem);
    /// Throws ContractViolation if the question names a vertex that is not in the graph loaded
    /// last.
    EvenKernelAnswer ask(const EvenKernelQuestion& question, const EvenKernelLimits& limits = {});

  private:
    struct Implementation;
    std::unique_ptr<Implementation> implementation_;
};

}  // namespace gazetteer::even_kernels
