// SPDX-License-Identifier: GPL-3.0-or-later
// The invariants that the checker knows, each by a plain definition of its own. docs/CONJECTURES.md
// says what they are; a test finds them equal to the terms of the language on all small graphs.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "certificates/check/invariants/expression.hpp"
#include "certificates/check/invariants/number.hpp"
#include "certificates/check/invariants/terms/within.hpp"
#include "graph/graph.hpp"

namespace gazetteer::check::invariants {

/// Nothing else that is known of a graph would help.
struct TooLarge : Unproved {};

/// What the enumerations of one certificate may take: sets of vertices looked at, and places of
/// tables, of which a graph of order n has 2^n.
class Steps {
  public:
    static constexpr std::int64_t all = std::int64_t{1} << 28;
    /// `watch`, if it is not null, is called now and then, and may throw.
    explicit Steps(std::function<void()> watch = nullptr) : watch_(std::move(watch)) {}
    void take() {
        if (--left_ < 0) throw TooLarge{{"plain enumeration takes more than 2^28 steps"}};
        if (left_ % 4096 == 0 && watch_ != nullptr) watch_();
    }
    std::int64_t taken() const { return all - left_; }

  private:
    std::int64_t left_ = all;
    std::function<void()> watch_;
};
/// Tables of all sets of vertices are made up to this order.
constexpr int table_order_max = 24;

/// A word and what it asks: a boolean is 0 or 1. `v` is a vertex of g, or -1 if it takes none.
struct Term {
    std::string_view name;
    Sort sort;
    bool of_vertex;
    Number (*value)(const Graph& g, Vertex v, Steps& steps);
};

/// Throws Unproved: "radius is undefined here".
[[noreturn]] void undefined(const char* what);

/// Known at sight and by degrees; by distances; by eigenvalues.
extern const std::span<const Term> plain_terms;
extern const std::span<const Term> distance_terms;
extern const std::span<const Term> spectral_terms;
/// Optima over sets of vertices and over orders of them.
extern const std::span<const Term> extremal_terms;
/// Colours, and complete minors.
extern const std::span<const Term> colouring_terms;
/// Connection, matchings, even kernels, planarity.
extern const std::span<const Term> structural_terms;
extern const std::span<const Term> symmetry_terms;
extern const std::span<const Term> spreading_terms;
std::array<std::span<const Term>, 8> all_terms();
/// Null if there is no such word.
const Term* find_term(std::string_view name);

/// Whether some injective map from h to g keeps adjacency; and nonadjacency if `induced`.
bool contains(const Graph& g, const Graph& h, bool induced, Steps& steps);
/// Whether such a map goes on from the images of the first vertices of h, which keep it; if so,
/// `images` has them all then.
bool extend(const Graph& g, const Graph& h, bool induced, std::vector<Vertex>& images,
            Steps& steps);

}  // namespace gazetteer::check::invariants
