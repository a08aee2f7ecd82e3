// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/grids/boxes.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <numeric>

#include "graph/contract.hpp"
#include "graph/families.hpp"
#include "graph/families/classical.hpp"

namespace gazetteer {

namespace {

/// The greatest k such that 2^k divides n >= 1.
int two_adic(int n) {
    return std::countr_zero(static_cast<unsigned>(n));
}

/// w^n = 1 for the w of the side's zeros w + 1/w.
int period(const BoxSide& side) {
    return side.cyclic ? side.order : side.order + 1;
}

}  // namespace

Box Box::grid(const std::vector<int>& orders) {
    Box result;
    for (int n : orders) result.sides.push_back({n, false});
    return result;
}

std::int64_t Box::order() const {
    std::int64_t result = 1;
    for (const BoxSide& side : sides) {
        require(result < (std::int64_t{1} << 62) / side.order, "an order below 2^62");
        result *= side.order;
    }
    return result;
}

Vertex Box::at(const std::vector<int>& coordinates) const {
    require(coordinates.size() == sides.size(), "one coordinate a side");
    Vertex result = 0;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        require(1 <= coordinates[i] && coordinates[i] <= sides[i].order, "a vertex of the box");
        result = result * sides[i].order + coordinates[i] - 1;
    }
    return result;
}

std::vector<int> Box::coordinates(Vertex v) const {
    std::vector<int> result(sides.size());
    for (std::size_t i = sides.size(); i-- > 0; v /= sides[i].order)
        result[i] = v % sides[i].order + 1;
    return result;
}

SparseGraph Box::graph() const {
    require(order() <= std::numeric_limits<Vertex>::max(), "an order below 2^31");
    SparseGraph result = path(1);
    for (const auto& [length, cyclic] : sides)
        result = cartesian_product(result, cyclic ? cycle(length) : path(length));
    return result;
}

BoxGeography::BoxGeography(Box box) : box_(std::move(box)) {
    for (const BoxSide& side : box_.sides) {
        require(side.order >= 1, "sides of order >= 1");
        require(!side.cyclic || (side.order % 2 == 0 && side.order >= 4), "even cycles");
        const int n = period(side);
        std::vector<int> orders;
        for (int q = n % 2 == 0 ? 1 : 3; q <= n; q += 2)
            if (n % q == 0) orders.push_back(q);
        offered_.push_back(std::move(orders));
    }
}

// The factor at the zero w + 1/w, w of order q: n_i + 1 = 2^k m, m odd, makes the polynomial of the
// path x^(2^k - 1) times the 2^(k+1)-th power of one without multiple roots, and that of its vertex
// likewise. On a cycle of order 2^k m the vertex is a unit; at w = 1 the variable is a square.
LocalFactor BoxGeography::factor(std::size_t side, int order, int gcd) const {
    const BoxSide& s = box_.sides[side];
    const int k = two_adic(period(s));
    if (s.cyclic) return {false, order == 1 ? k - 1 : k, std::nullopt};
    if (order == 1) return {true, k, two_adic(gcd)};
    if (gcd % order != 0) return {false, k + 1, std::nullopt};
    return {false, k + 1, two_adic(gcd) + 1};
}

bool BoxGeography::extend(const std::vector<int>& gcds, BalancedWitness& witness) {
    const std::size_t side = witness.orders.size();
    if (side == box_.sides.size()) {
        auto obstruction = local_obstruction(witness.factors);
        if (!obstruction || !orders_.balanced(witness.orders)) return false;
        witness.obstruction = std::move(*obstruction);
        return true;
    }
    for (int q : offered_[side]) {
        witness.orders.push_back(q);
        witness.factors.push_back(factor(side, q, gcds[side]));
        if (extend(gcds, witness)) return true;
        witness.orders.pop_back();
        witness.factors.pop_back();
    }
    return false;
}

std::optional<BalancedWitness> BoxGeography::find(const std::vector<int>& gcds) {
    BalancedWitness witness;
    if (extend(gcds, witness)) return witness;
    return std::nullopt;
}

const std::optional<BalancedWitness>& BoxGeography::obstruction(
    const std::vector<int>& coordinates) {
    require(coordinates.size() == box_.sides.size(), "one coordinate a side");
    std::vector<int> gcds;
    for (std::size_t i = 0; i < coordinates.size(); ++i) {
        const BoxSide& side = box_.sides[i];
        require(1 <= coordinates[i] && coordinates[i] <= side.order, "a vertex of the box");
        gcds.push_back(side.cyclic ? 0 : std::gcd(coordinates[i], period(side)));
    }
    auto found = found_.find(gcds);
    if (found == found_.end()) found = found_.emplace(gcds, find(gcds)).first;
    return found->second;
}

Outcome BoxGeography::outcome(const std::vector<int>& coordinates) {
    return obstruction(coordinates) ? Outcome::P : Outcome::N;
}

std::vector<Outcome> BoxGeography::outcomes() {
    const auto n = static_cast<Vertex>(box_.order());
    std::vector<Outcome> result;
    result.reserve(static_cast<std::size_t>(n));
    for (Vertex v = 0; v < n; ++v) result.push_back(outcome(box_.coordinates(v)));
    return result;
}

}  // namespace gazetteer
