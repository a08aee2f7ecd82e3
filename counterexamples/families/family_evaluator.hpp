// SPDX-License-Identifier: GPL-3.0-or-later
// Evaluates a conjecture on the graphs H + x of one H for all neighbourhoods S of x at once, as far
// as its terms are known for all S: the games that an engine of extensions has decided, even
// kernels, degrees and the like. Where that does not decide an instance, it says nothing, and the
// graph is left to the evaluator of single graphs [language/expressions/evaluator.hpp].
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "counterexamples/families/family_values.hpp"
#include "language/expressions/conjecture.hpp"
#include "language/expressions/program.hpp"
#include "oracle/engines/edge_delete/edge_delete_classes.hpp"
#include "oracle/engines/extensions/rooted_extensions.hpp"
#include "properties/even_kernels/extensions.hpp"

namespace gazetteer::conjectures {

/// The extensions of one H with the game that was decided on them; the other is null.
struct DecidedExtensions {
    const GraphExtensions* graphs = nullptr;
    const RootedExtensions* ueg = nullptr;
    const EdgeDeleteExtensions* edge_delete = nullptr;
};

/// What is known of one instance of a conjecture: the S at which its hypotheses hold and its
/// conclusion does, and those at which it fails. At the S in none of these nothing is known.
struct FamilyInstance {
    SubsetFamily vacuous;
    SubsetFamily holds;
    SubsetFamily fails;
};

/// One a thread.
class FamilyEvaluator {
  public:
    explicit FamilyEvaluator(const Conjecture& conjecture);

    /// Whether some term of it is known for all S at once.
    bool knows_something() const { return knows_something_; }
    /// Turns to other extensions, which outlive what is asked of them.
    void load(const DecidedExtensions& extensions);
    const FamilyAlgebra& algebra() const { return algebra_; }
    /// The instance of a vertex v of H + x; of any where the conjecture is about graphs.
    FamilyInstance at(Vertex v);

  private:
    /// What a term asks, if it is of G itself and known here.
    enum class Fact : std::uint8_t {
        none,
        P,
        N,
        winning_moves,
        unrooted_P,
        unrooted_N,
        unrooted_winning_moves,
        edge_delete_P,
        edge_delete_N,
        edge_delete_grundy,
        in_even_kernel,
        has_even_kernel,
        connected,
        bipartite,
        triangle_free,
        forest,
        tree,
        regular,
        order,
        size,
        degree,
        min_degree,
        max_degree,
    };
    static Fact fact_of(const Expression& expression, const Node& node);

    const Node& node(int id) const { return conjecture_.expression().node(id); }
    const Node& child(const Node& of, std::size_t i) const { return node(of.children[i]); }
    Vertex vertex(const Node& of, std::size_t i) const {
        return slots_[static_cast<std::size_t>(child(of, i).value)];
    }
    Vertex x() const { return extensions_.graphs->base().order(); }

    Truth truth(int id);
    Truth truth_of_fact(Fact fact, const Node& of);
    Truth comparison(const Node& of);
    Truth quantified(const Node& of, bool for_all);
    FamilyNumber number(int id);
    FamilyNumber number_of_fact(Fact fact, const Node& of);
    /// The number with these binary digits, the least first.
    FamilyNumber number_of_digits(std::span<const SubsetFamily> digits) const;
    FamilyNumber counted(const Node& of);
    /// Where the vertex of the slot may stand: the neighbours of another, or everywhere.
    Truth range(const Node& of, Vertex u);

    Truth adjacent(Vertex u, Vertex w) const;
    Truth is_P(Vertex v) const;
    Truth some_P() const;
    FamilyNumber how_many_P() const;
    Truth in_even_kernel(Vertex v);
    Truth edge_delete_is_P() const;
    Truth bipartite() const;
    Truth triangle_free() const;
    Truth acyclic() const;
    FamilyNumber size() const;
    FamilyNumber degree(Vertex v) const;
    FamilyNumber extremal_degree(bool least) const;

    Conjecture conjecture_;
    /// One a node.
    std::vector<Fact> facts_;
    bool knows_something_ = false;
    std::array<Vertex, slots_max> slots_{};
    DecidedExtensions extensions_;
    FamilyAlgebra algebra_;
    std::optional<even_kernels::EvenKernelExtensions> kernels_;
};

}  // namespace gazetteer::conjectures
