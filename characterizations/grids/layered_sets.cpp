// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/grids/layered_sets.hpp"

#include <algorithm>
#include <numeric>

#include "characterizations/grids/grids.hpp"
#include "characterizations/linear/gf2.hpp"
#include "graph/contract.hpp"

namespace gazetteer {

Box without_side(const Box& box, int direction) {
    Box result = box;
    result.sides.erase(result.sides.begin() + direction);
    return result;
}

std::vector<int> without_coordinate(std::vector<int> coordinates, int direction) {
    coordinates.erase(coordinates.begin() + direction);
    return coordinates;
}

bool grow(const Box& box, const LayeredSet& set, const std::vector<int>* source,
          const std::function<void(int, const BitVector&)>& visit) {
    const BoxSpace space(without_side(box, set.direction));
    const auto side = static_cast<std::size_t>(set.direction);
    BitVector before = space.zero();
    BitVector now = set.first;
    require(now.size() == before.size(), "a layer of the box");
    for (int a = 1; a <= box.sides[side].order; ++a) {
        visit(a, now);
        add(before, space.times_sum(now));
        if (source != nullptr && (*source)[side] == a)
            flip_bit(before, space.box().at(without_coordinate(*source, set.direction)));
        std::swap(before, now);
    }
    return is_zero(now);
}

namespace {

int parity(const std::vector<int>& coordinates) {
    return std::accumulate(coordinates.begin(), coordinates.end(), 0) % 2;
}

bool in_layer(const Box& box, const LayeredSet& set, const std::vector<int>& vertex,
              const BitVector& layer) {
    return bit_of(layer,
                  without_side(box, set.direction).at(without_coordinate(vertex, set.direction)));
}

/// All of the first layer, and so of the set, lies in one part of the grid.
bool is_in_part(const Box& box, const LayeredSet& set, int part) {
    const Box layer = without_side(box, set.direction);
    for (Vertex v = 0; v < layer.order(); ++v)
        if (bit_of(set.first, v) && (parity(layer.coordinates(v)) + 1) % 2 != part) return false;
    return true;
}

/// What of the set lies in one part.
LayeredSet restricted(const Box& box, LayeredSet set, int part) {
    const Box layer = without_side(box, set.direction);
    for (Vertex v = 0; v < layer.order(); ++v)
        if (bit_of(set.first, v) && (parity(layer.coordinates(v)) + 1) % 2 != part)
            flip_bit(set.first, v);
    return set;
}

}  // namespace

bool is_layered_kernel(const Box& box, const LayeredSet& set, const std::vector<int>& vertex) {
    if (!is_in_part(box, set, parity(vertex))) return false;
    bool contains = false;
    const bool closes = grow(box, set, nullptr, [&](int a, const BitVector& layer) {
        if (a == vertex[static_cast<std::size_t>(set.direction)])
            contains = in_layer(box, set, vertex, layer);
    });
    return closes && contains;
}

bool is_layered_dual_vector(const Box& box, const LayeredSet& set, const std::vector<int>& root) {
    return is_in_part(box, set, (parity(root) + 1) % 2) &&
           grow(box, set, &root, [](int, const BitVector&) {});
}

std::vector<Vertex> vertices(const Box& box, const LayeredSet& set,
                             const std::vector<int>* source) {
    const Box across = without_side(box, set.direction);
    std::vector<Vertex> result;
    grow(box, set, source, [&](int a, const BitVector& layer) {
        for (Vertex v = 0; v < across.order(); ++v)
            if (bit_of(layer, v)) {
                std::vector<int> coordinates = across.coordinates(v);
                coordinates.insert(coordinates.begin() + set.direction, a);
                result.push_back(box.at(coordinates));
            }
    });
    std::ranges::sort(result);
    return result;
}

namespace {

/// An even kernel of the grid of two sides, as a set of vertices.
std::vector<bool> pair_kernel(const Grid& grid, int a, int b) {
    std::vector<bool> result(static_cast<std::size_t>(grid.order()));
    for (Vertex v : s_k(grid, classes(grid, grid.at(a, b)).front()))
        result[static_cast<std::size_t>(v)] = true;
    return result;
}

/// The block of a LocalObstruction as a box of its own.
class Block {
  public:
    Block(const Box& box, const std::vector<int>& vertex, const BalancedWitness& witness)
        : witness_(witness),
          direction_(witness.obstruction.direction),
          order_(box.sides[static_cast<std::size_t>(direction_)].order),
          height_(vertex[static_cast<std::size_t>(direction_)]) {
        for (int i : witness.obstruction.block)
            if (i != direction_) others_.push_back(i);
        Box across;
        std::vector<int> coordinates;
        for (int i : others_) {
            across.sides.push_back(box.sides[static_cast<std::size_t>(i)]);
            coordinates.push_back(vertex[static_cast<std::size_t>(i)]);
        }
        space_.emplace(across);
        place_ = across.at(coordinates);
    }

    const std::vector<int>& others() const { return others_; }
    const Box& across() const { return space_->box(); }

    // The layers that live at the chosen zero are all first layers of kernels (twice the sum of
    // one, if shifted): the projection on them, which is symmetric, of a unit vector that meets the
    // projection of the vertex seen from its layer.
    BitVector first_layer(BalancedOrders& orders) const {
        const Gf2Polynomial projection = projection_by_sum(orders);
        const auto project = [&](BitVector v) {
            for (std::size_t i = 0; i < others_.size(); ++i)
                v = space_->apply_side(projection_of_side(i), i, v);
            return space_->apply_sum(projection, v);
        };
        const BitVector seen =
            project(space_->apply_sum(fibonacci_polynomial(height_), space_->unit(place_)));
        require(!is_zero(seen), "an obstruction of the vertex");
        Vertex v = 0;
        while (!bit_of(seen, v)) ++v;
        return project(space_->unit(v));
    }

  private:
    const LocalFactor& factor(int i) const { return witness_.factors[static_cast<std::size_t>(i)]; }
    int order(int i) const { return witness_.orders[static_cast<std::size_t>(i)]; }

    /// f_(n + 1) less all its factors at the zeros of the order.
    Gf2Polynomial projection_of_side(std::size_t i) const {
        const LocalFactor& f = factor(others_[i]);
        const Gf2Polynomial at_zero = order_polynomial(order(others_[i]));
        Gf2Polynomial power = Gf2Polynomial::one();
        for (int k = 0; k < f.c(); ++k) power = power * at_zero;
        return divide(fibonacci_polynomial(across().sides[i].order + 1), power).quotient;
    }

    /// What makes the sum vanish outside the zeros of the direction's order, and the shift.
    Gf2Polynomial projection_by_sum(BalancedOrders& orders) const {
        std::vector<int> others;
        int exponent = 0;
        for (int i : others_) {
            others.push_back(order(i));
            exponent = std::max(exponent, factor(i).exponent);
        }
        const Gf2Polynomial& sums = orders.sums(others);
        const Gf2Polynomial common = gcd(sums, order_polynomial(order(direction_)));
        const Gf2Polynomial result = frobenius(divide(sums, common).quotient, exponent);
        return witness_.obstruction.shifted ? result * Gf2Polynomial::power_of_x(1) : result;
    }

    const BalancedWitness& witness_;
    int direction_;
    int order_;
    int height_;
    std::vector<int> others_;
    std::optional<BoxSpace> space_;
    Vertex place_ = 0;
};

}  // namespace

LayeredSet layered_kernel(const Box& box, const std::vector<int>& vertex,
                          const BalancedWitness& witness, BalancedOrders& orders) {
    const LocalObstruction& obstruction = witness.obstruction;
    require(!box.sides.empty(), "a side");
    std::optional<Block> block;
    BitVector of_block;
    if (!obstruction.block.empty()) {
        block.emplace(box, vertex, witness);
        of_block = block->first_layer(orders);
    }
    LayeredSet result{block ? obstruction.direction : obstruction.pairs.front().first, {}};
    const auto side = [&](int i) { return box.sides[static_cast<std::size_t>(i)].order; };
    std::vector<std::vector<bool>> pairs;
    for (const auto& [i, k] : obstruction.pairs)
        pairs.push_back(pair_kernel({side(i), side(k)}, vertex[static_cast<std::size_t>(i)],
                                    vertex[static_cast<std::size_t>(k)]));
    const BoxSpace space(without_side(box, result.direction));
    result.first = space.zero();
    for (Vertex v = 0; v < space.dimension(); ++v) {
        std::vector<int> at = space.box().coordinates(v);
        at.insert(at.begin() + result.direction, 1);
        const auto coordinate = [&](int i) { return at[static_cast<std::size_t>(i)]; };
        bool in = true;
        if (block) {
            std::vector<int> across;
            for (int i : block->others()) across.push_back(coordinate(i));
            in = bit_of(of_block, block->across().at(across));
        }
        for (std::size_t p = 0; p < pairs.size() && in; ++p) {
            const auto [i, k] = obstruction.pairs[p];
            in = pairs[p][static_cast<std::size_t>(
                Grid{side(i), side(k)}.at(coordinate(i), coordinate(k)))];
        }
        if (in) flip_bit(result.first, v);
    }
    return restricted(box, std::move(result), parity(vertex));
}

namespace {

/// The first layer y with F(T) y = f(T) e for T the sum of the other sides, e the root's place
/// there, F = f_(n + 1) and f = f_(n + 1 - a): as a polynomial in T times e, if there is one.
std::optional<BitVector> by_congruence(const BoxSpace& space, Vertex place, int n, int a) {
    const BitVector e = space.unit(place);
    const auto times = [&](const BitVector& v) { return space.times_sum(v); };
    const Gf2Polynomial modulus = annihilator(times, e, space.dimension());
    const Gf2Polynomial closing = fibonacci_polynomial(n + 1);
    const Gf2Polynomial common = gcd(closing, modulus);
    const Gf2Division source = divide(fibonacci_polynomial(n + 1 - a), common);
    if (!source.remainder.is_zero()) return std::nullopt;
    const Gf2Polynomial rest = divide(modulus, common).quotient;
    if (rest.degree() == 0) return space.zero();
    const Gf2Polynomial solution =
        source.quotient * inverse(divide(closing, common).quotient, rest);
    return space.apply_sum(divide(solution, rest).remainder, e);
}

/// The same by elimination.
std::optional<BitVector> by_elimination(const BoxSpace& space, Vertex place, int n, int a) {
    const int size = space.dimension();
    const Gf2Polynomial closing = fibonacci_polynomial(n + 1);
    BitMatrix matrix(size, size + 1);
    const auto set_column = [&](int c, const BitVector& v) {
        for (Vertex r = 0; r < size; ++r)
            if (bit_of(v, r)) matrix.set(r, c);
    };
    for (Vertex v = 0; v < size; ++v) set_column(v, space.apply_sum(closing, space.unit(v)));
    set_column(size, space.apply_sum(fibonacci_polynomial(n + 1 - a), space.unit(place)));
    const std::vector<int> pivots = reduce(matrix);
    BitVector result = space.zero();
    for (std::size_t r = 0; r < pivots.size(); ++r) {
        if (pivots[r] == size) return std::nullopt;
        if (matrix.at(static_cast<int>(r), size)) flip_bit(result, pivots[r]);
    }
    return result;
}

}  // namespace

std::optional<LayeredSet> layered_dual_vector(const Box& box, const std::vector<int>& root,
                                              int elimination_max) {
    std::vector<int> directions(box.sides.size());
    std::iota(directions.begin(), directions.end(), 0);
    std::ranges::stable_sort(directions, std::ranges::greater{},
                             [&](int i) { return box.sides[static_cast<std::size_t>(i)].order; });
    const auto by = [&](int direction, const auto& method) -> std::optional<LayeredSet> {
        const BoxSpace space(without_side(box, direction));
        const auto side = static_cast<std::size_t>(direction);
        auto first = method(space, space.box().at(without_coordinate(root, direction)),
                            box.sides[side].order, root[side]);
        if (!first) return std::nullopt;
        return restricted(box, {direction, std::move(*first)}, (parity(root) + 1) % 2);
    };
    for (int direction : directions)
        if (auto found = by(direction, by_congruence)) return found;
    const int longest = directions.front();
    if (without_side(box, longest).order() > elimination_max) return std::nullopt;
    return by(longest, by_elimination);
}

}  // namespace gazetteer
