// SPDX-License-Identifier: GPL-3.0-or-later
#include "properties/checks/theorem_cuts.hpp"

#include "characterizations/even_kernels/word_even_kernel.hpp"

namespace gazetteer::properties {

std::vector<ProofCut> theorem_cuts() {
    return {{"FSU93 Theorem 3.1",
             [](const ProofPosition& p) {
                 return word_bipartite_outcome({p.rows, p.vertices}, p.root);
             }},
            {"FSU93 Proposition 2.2", [](const ProofPosition& p) -> std::optional<Outcome> {
                 if (word_even_kernel({p.rows, p.vertices}, p.root)) return Outcome::P;
                 return std::nullopt;
             }}};
}

}  // namespace gazetteer::properties
