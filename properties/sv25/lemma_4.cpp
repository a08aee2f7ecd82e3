// SPDX-License-Identifier: GPL-3.0-or-later
// [SV25, section 2.1]: trails, Fig. 1, Lemma 4, and the rays of its proof.
#include <algorithm>
#include <span>

#include "properties/checks/trail_checks.hpp"
#include "properties/domains/single_grid.hpp"
#include "properties/sv25/claims.hpp"

namespace gazetteer::properties {

namespace {

Claim<Ints<4>> figure_1() {
    const auto counts = [](const Ints<4>& value) {
        const GridVertex v(value);
        const auto all = trails(v.grid, v.vertex());
        const auto count = [&](bool open, bool straight) {
            return std::ranges::count_if(all, [&](const Trail& trail) {
                return trail.open == open && trail.straight() == straight;
            });
        };
        return std::array{count(false, false), count(true, false), count(false, true),
                          count(true, true)};
    };
    return {
        .id = "SV25 Fig1",
        .over = single_grid_vertex("(2, 2) in G_{5,3}", {5, 3, 2, 2}),
        .bounds = {},
        .holds = [counts](const Ints<4>& value) -> Finding {
            const Grid grid{5, 3};
            const auto ray = bounce(grid, {2, 2}, NE);
            const auto back = bounce(grid, {2, 2}, SE);
            if (!std::ranges::equal(ray, std::vector<Point>(back.rbegin(), back.rend())))
                return fails("NE and SE give two trails");
            return counts(value) == std::array<std::ptrdiff_t, 4>{1, 1, 0, 0};
        },
        .near_misses =
            {{"(2, 1)",
              [counts](const Ints<4>&) {
                  return Finding(counts({5, 3, 2, 1}) == std::array<std::ptrdiff_t, 4>{1, 1, 0, 0});
              }}},
    };
}

/// A closed 90-degree trail that is a ray in one of the directions.
bool has_closed_right_angle(const GridVertex& v, const std::vector<Point>& directions) {
    const Point start{v.a, v.b};
    return std::ranges::any_of(directions, [&](Point direction) {
        const auto ray = bounce(v.grid, start, direction);
        const Point last = ray[ray.size() - 2] - start;
        return ray.back() == start && last + direction != Point{};
    });
}

Claim<Ints<4>> lemma_4() {
    const auto has = [](const std::vector<Point>& directions) {
        return [directions](const GridVertex& u) {
            return Finding(has_closed_right_angle(u, directions));
        };
    };
    const auto d_divides_one = &GridVertex::d_divides_a_or_b;
    return {
        .id = "SV25 L4",
        .over = grid_vertices(1),
        .bounds = right_angle_bounds,
        .holds = given_that(d_divides_one, has({NE, SW})),
        .near_misses = {{"in the direction (+1, +1)", given_that(d_divides_one, has({NE}))},
                        {"in the direction (+1, +1) or (+1, -1)",
                         given_that(d_divides_one, has({NE, SE}))},
                        {"whatever a and b", has({NE, SW})}},
    };
}

/// Positive h, k with target = h p - k q, the least h; p, q >= 1 and gcd(p, q) | target > 0.
std::pair<long, long> positive_combination(long target, long p, long q) {
    for (long h = 1;; ++h)
        if (h * p > target && (h * p - target) % q == 0) return {h, (h * p - target) / q};
}

Claim<Ints<4>> lemma_4_coefficients() {
    const auto equivalent = [](const Ints<4>& value, long sign) {
        const GridVertex u(value);
        return given(u.d_divides_a(), [&] {
            const long p = u.grid.m + 1;
            const long q = u.grid.n + 1;
            const auto [h, k] = positive_combination(u.a, p, q);
            const long h2 = h * k * q - sign * h;
            const long k2 = h * k * p - sign * k;
            return h2 > 0 && k2 > 0 && u.a == -h2 * p + k2 * q;
        });
    };
    return {
        .id = "SV25 L4 coefficients",
        .over = grid_vertices(1),
        .bounds = {.tests = 8, .verify = 20, .random = 200, .random_tests = 50},
        .holds = [equivalent](const Ints<4>& value) { return equivalent(value, 1); },
        .near_misses = {{"h' = hk(n + 1) + h and k' = hk(m + 1) + k",
                         [equivalent](const Ints<4>& value) { return equivalent(value, -1); }}},
    };
}

/// The vertex of [0, side] that x is a copy of, in copies reflected in all multiples of the side.
int folded(int x, int side) {
    const int along = ((x % (2 * side)) + 2 * side) % (2 * side);
    return std::min(along, 2 * side - along);
}

/// i, 2 side + i and 2 side - i are copies of one vertex, as far as `copies` go.
bool are_copies(int side, int copies, int period) {
    for (int i = 0; i <= copies * side; ++i)
        if (folded(period + i, side) != folded(i, side) ||
            folded(period - i, side) != folded(i, side))
            return false;
    return true;
}

/// The line from u to the copy of u has slope 1 and folds into a ray that leaves u to `out` and
/// returns to u from `from`.
Finding line_is_ray(const GridVertex& u, Point copy, Point out, Point from) {
    const Point start{u.a, u.b};
    if (copy.x - start.x != copy.y - start.y) return fails("the line has not slope 1");
    const auto fold = [&](Point p) {
        return Point{folded(p.x, u.grid.m + 1), folded(p.y, u.grid.n + 1)};
    };
    if (fold(copy) != start) return fails("not a copy of the vertex");
    std::vector<Point> line{start};
    Point p = start;
    for (int steps = (copy.x - start.x) * out.x; steps > 0; --steps) {
        p = p + out;
        line.push_back(fold(p));
    }
    const auto ray = bounce(u.grid, start, out);
    if (line.size() < ray.size() || !std::ranges::equal(ray, std::span(line).first(ray.size())))
        return fails("the line does not fold into the ray");
    return line[line.size() - 2] - start == from ? Finding(true) : fails("it returns elsewhence");
}

/// How the copies of [SV25, proof of Lemma 4] are laid and joined.
struct Embedding {
    /// (i, j) and (period (m + 1) +- i, j) are from the same vertex, and so in y.
    int period = 2;
    /// The copy of (a, b) is at (2h(m + 1) - a, 2k(n + 1) + sign b).
    int sign = 1;
};

Finding joined_in_embedding(const Ints<4>& value, const Embedding& embedding) {
    const GridVertex u(value);
    return given(u.d_divides_a(), [&]() -> Finding {
        const int p = u.grid.m + 1;
        const int q = u.grid.n + 1;
        const auto [h, k] = positive_combination(u.a, p, q);
        const int x = 2 * static_cast<int>(h) * p;
        const int y = 2 * static_cast<int>(k) * q;
        if (!are_copies(p, 2 * static_cast<int>(h), embedding.period * p) ||
            !are_copies(q, 2 * static_cast<int>(k) + 1, embedding.period * q))
            return fails("not from the same vertex");
        const Finding to_ne = line_is_ray(u, {x - u.a, y + embedding.sign * u.b}, NE, SE);
        if (to_ne.failed()) return to_ne;
        const int x2 = 2 * static_cast<int>(h * k * q - h) * p;
        const int y2 = 2 * static_cast<int>(h * k * p - k) * q;
        return line_is_ray(u, {-x2 - u.a, -y2 + embedding.sign * u.b}, SW, NW);
    });
}

Claim<Ints<4>> lemma_4_embedding() {
    return {
        .id = "SV25 L4 embedding",
        .over = grid_vertices(1),
        .bounds = {.tests = 6, .verify = 9, .reach_max = 20},
        .holds = [](const Ints<4>& value) { return joined_in_embedding(value, {}); },
        .near_misses =
            {{"(m + 1 +- i, j) from the same vertex",
              [](const Ints<4>& value) { return joined_in_embedding(value, {.period = 1}); }},
             {"its copy at (2h(m + 1) - a, 2k(n + 1) - b)",
              [](const Ints<4>& value) { return joined_in_embedding(value, {.sign = -1}); }}},
    };
}

/// The copies of G_{3 x 2} for (h, k) fill the rectangle, and the line that joins each (a, b), a =
/// h(m + 1) - k(n + 1), to its copy lies in it and comes back from SE.
Finding copies_fill(const Grid& grid, int h, int k, Point rectangle) {
    const int p = grid.m + 1;
    const int q = grid.n + 1;
    if (rectangle != Point{2 * h * p, (2 * k + 1) * q}) return fails("another rectangle");
    const int a = h * p - k * q;
    for (int b = 1; b <= grid.n; ++b) {
        if (!grid.contains(a, b)) return fails("no vertex (a, b)");
        const Point copy{2 * h * p - a, 2 * k * q + b};
        if (copy.x > rectangle.x || copy.y > rectangle.y) return fails("a copy outside");
        const Finding ray = line_is_ray(Ints<4>{grid.m, grid.n, a, b}, copy, NE, SE);
        if (ray.failed()) return ray;
    }
    return true;
}

Claim<Ints<2>> figure_2() {
    const auto drawn = [](int h, int k, Point rectangle) {
        return [=](const Ints<2>& value) {
            return copies_fill({value[0], value[1]}, h, k, rectangle);
        };
    };
    return {
        .id = "SV25 Fig2",
        .over = single_grid("G_{3 x 2}", {3, 2}),
        .bounds = {},
        .holds = drawn(1, 1, {8, 9}),
        .near_misses = {{"[0, 8] x [0, 6]", drawn(1, 1, {8, 6})},
                        {"(h, k) = (2, 1) on [0, 16] x [0, 9]", drawn(2, 1, {16, 9})}},
    };
}

/// The endless rays to NE and to SW come back, at some time, from these directions.
bool come_back_from(const GridVertex& u, Point to_ne, Point to_sw) {
    const auto ne = returns_of_endless_ray(u.grid, u.vertex(), NE);
    const auto sw = returns_of_endless_ray(u.grid, u.vertex(), SW);
    return std::ranges::count(ne, to_ne, &Return::from) > 0 &&
           std::ranges::count(sw, to_sw, &Return::from) > 0;
}

Claim<Ints<4>> lemma_4_rays() {
    const auto holds_for = [](const Ints<4>& value, bool swapped) {
        const GridVertex u(value);
        return given(u.d_divides_a_or_b(), [&] {
            const bool by_a =
                !u.d_divides_a() || come_back_from(u, swapped ? NW : SE, swapped ? SE : NW);
            const bool by_b =
                !u.d_divides_b() || come_back_from(u, swapped ? SE : NW, swapped ? NW : SE);
            return by_a && by_b;
        });
    };
    return {
        .id = "SV25 L4 endless rays",
        .over = grid_vertices(1),
        .bounds = {.tests = 8, .verify = 20, .random = 60, .random_tests = 20},
        .holds = [holds_for](const Ints<4>& value) { return holds_for(value, false); },
        .near_misses = {{"NW and SE exchanged",
                         [holds_for](const Ints<4>& value) { return holds_for(value, true); }}},
    };
}

}  // namespace

std::vector<AnyClaim> sv25_lemma_4_claims() {
    return {figure_1(),          lemma_4(),      lemma_4_coefficients(),
            lemma_4_embedding(), lemma_4_rays(), figure_2()};
}

}  // namespace gazetteer::properties
