// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/decisions/answer.hpp"

#include <algorithm>

#include "graph/predicates.hpp"

namespace gazetteer::decisions {

namespace {

/// The witness's predicate, for each type of witness.
struct Proves {
    const SparseGraph& g;
    const Start& start;

    bool operator()(const UvgVerdict& verdict) const {
        if (start.unrooted) return is_unrooted_witness(g, verdict);
        return start.tokens.size() == 1 && is_witness(g, start.tokens[0], verdict);
    }
    bool operator()(const EvenKernelVerdict& verdict) const {
        return start.tokens.size() == 1 && proves(g, start.tokens[0], verdict);
    }
    /// N: an even kernel to start in. P: a dual vector of every vertex.
    bool operator()(const UnrootedBipartiteVerdict& verdict) const {
        if (!start.unrooted) return false;
        if (verdict.outcome == Outcome::N) return is_even_kernel(g, verdict.kernel);
        if (verdict.inverse.size() != static_cast<std::size_t>(g.order())) return false;
        for (Vertex v = 0; v < g.order(); ++v)
            if (!is_dual_vector(g, v, verdict.inverse[static_cast<std::size_t>(v)])) return false;
        return true;
    }
    bool operator()(const SlitherVerdict& verdict) const { return is_slither_witness(g, verdict); }
    /// The nim-sum of the paths' values, which the certificate of their period proves.
    bool operator()(const EdgeDeletePathsVerdict& verdict) const {
        int sum = 0;
        for (const auto& component : components(g)) {
            const auto n = static_cast<int>(component.size());
            if (!is_path(component)) return false;
            sum ^= edge_delete_path_grundy_value(n);
        }
        return verdict.grundy == sum && (verdict.outcome == Outcome::P) == (sum == 0) &&
               verdict.winning_moves.empty() == (sum == 0);
    }
    bool operator()(const MirrorVerdict& verdict) const {
        return is_mirror_automorphism(g, verdict.image);
    }

    /// A component that is a path of order >= 2: no degree is above 2, and two ends have degree 1.
    bool is_path(const std::vector<Vertex>& component) const {
        const auto has_degree = [&](int degree) {
            return std::ranges::count_if(component,
                                         [&](Vertex v) { return g.degree(v) == degree; });
        };
        return has_degree(1) == 2 && has_degree(1) + has_degree(2) == std::ssize(component);
    }
};

Outcome outcome_of(const Witness& witness) {
    return std::visit(
        [](const auto& verdict) {
            if constexpr (requires { verdict.outcome; })
                return verdict.outcome;
            else
                return Outcome::P;
        },
        witness);
}

}  // namespace

bool is_proved(const SparseGraph& g, const Start& start, const Answer& answer) {
    const ByTheorem* by = answer.theorem();
    return by != nullptr && answer.outcome == AnyOutcome(outcome_of(by->witness)) &&
           std::visit(Proves{g, start}, by->witness);
}

}  // namespace gazetteer::decisions
