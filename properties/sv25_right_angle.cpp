// [SV25, section 2.1]: trails, 90-degree trails and N-positions.
#include <algorithm>
#include <optional>

#include "properties/even_kernels.hpp"
#include "properties/linear_claims.hpp"
#include "properties/sv25_trail_checks.hpp"

namespace gazetteer {

namespace {

const Bounds every_vertex{.tests = 8, .verify = 30, .random = 60, .random_tests = 30, .weight = 3};

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
        .place = "Fig. 1, and section 2 after it",
        .says =
            "The vertex (2, 2) of G_{5,3} has exactly two trails that there are two straight "
            "line segments touching (2, 2). ... The first 90-degree trail is closed while the "
            "second is open. The vertex (2, 2) has no 180-degree trail.",
        .status = Status::asserted,
        .over = single<Ints<4>>("(2, 2) in G_{5,3}", {5, 3, 2, 2}),
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
    return {
        .id = "SV25 L4",
        .place = "Lemma 4",
        .says =
            "Let G = G_{m x n} where d = gcd(m + 1, n + 1) and u = (a, b) be a vertex of G. If "
            "d | a or d | b, then there is a closed 90-degree trail at u. Furthermore, it can "
            "be obtained from a ray going from u in the direction (+1, +1) or (-1, -1).",
        .status = Status::proved,
        .over = grid_vertices(1),
        .bounds = every_vertex,
        .holds =
            [](const Ints<4>& value) {
                const GridVertex u(value);
                return given(u.d_divides_a_or_b(), [&] {
                    return has_closed_right_angle(u, {NE, SW});
                });
            },
        .near_misses = {{"in the direction (+1, +1)",
                         [](const Ints<4>& value) {
                             const GridVertex u(value);
                             return given(u.d_divides_a_or_b(),
                                          [&] { return has_closed_right_angle(u, {NE}); });
                         }},
                        {"in the direction (+1, +1) or (+1, -1)",
                         [](const Ints<4>& value) {
                             const GridVertex u(value);
                             return given(u.d_divides_a_or_b(), [&] {
                                 return has_closed_right_angle(u, {NE, SE});
                             });
                         }},
                        {"whatever a and b",
                         [](const Ints<4>& value) {
                             return Finding(has_closed_right_angle(value, {NE, SW}));
                         }}},
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
        .place = "Lemma 4, proof",
        .says =
            "We can write a as a linear combination of m + 1 and n + 1 ...: a = h(m + 1) - k(n "
            "+ 1) or a = -h'(m + 1) + k'(n + 1) where h, k, h', k' are positive integers. Note "
            "that the two cases are equivalent. ... We can set h' = hk(n + 1) - h and k' = hk(m "
            "+ 1) - k.",
        .reading = "Whenever d | a; h is the least.",
        .status = Status::proved,
        .over = grid_vertices(1),
        .bounds = {.tests = 8, .verify = 20, .random = 200, .random_tests = 50},
        .holds = [equivalent](const Ints<4>& value) { return equivalent(value, 1); },
        .near_misses = {{"h' = hk(n + 1) + h and k' = hk(m + 1) + k",
                         [equivalent](const Ints<4>& value) { return equivalent(value, -1); }}},
    };
}

/// The endless rays to NE and to SW come back, at some time, from these directions.
bool come_back_from(const GridVertex& u, Point to_ne, Point to_sw) {
    const auto ne = returns_of_endless_ray(u.grid, u.vertex(), NE);
    const auto sw = returns_of_endless_ray(u.grid, u.vertex(), SW);
    return std::ranges::count(ne, to_ne) > 0 && std::ranges::count(sw, to_sw) > 0;
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
        .place = "Lemma 4, proof",
        .says =
            "if we consider a non-stop ray from (a, b) in (+1, +1) direction (going to NE) that "
            "continues forever ..., it will return to (a, b) (not necessary the first time) "
            "from SE. ... a non-stop ray exiting from (a, b) in (-1, -1) direction (going to "
            "SW) will return to (a, b) (not necessary the first time) from NW.",
        .reading =
            "For d | a. \"The case d | b can be treated similarly\": with x and y exchanged, "
            "so the ray to NE returns from NW and the one to SW from SE.",
        .status = Status::proved,
        .over = grid_vertices(1),
        .bounds = {.tests = 8, .verify = 20, .random = 60, .random_tests = 20},
        .holds = [holds_for](const Ints<4>& value) { return holds_for(value, false); },
        .near_misses = {{"NW and SE exchanged",
                         [holds_for](const Ints<4>& value) { return holds_for(value, true); }}},
    };
}

bool is_open_right_angle(const Trail& trail) {
    return trail.open && !trail.straight();
}

/// Any two regions that share a side have different labels.
bool is_proper(const Regions& regions, const std::vector<bool>& positive) {
    return std::ranges::all_of(regions.sharing_a_side(), [&](const auto& pair) {
        return positive[static_cast<std::size_t>(pair.first)] !=
               positive[static_cast<std::size_t>(pair.second)];
    });
}

Finding labels(const GridVertex& u, const Trail& trail, bool sign_of_unbounded) {
    const Regions regions(u.grid, trail);
    const auto positive = regions.labelling();
    if (!positive) return fails("no labelling");
    if (!is_proper(regions, *positive)) return fails("not proper");
    for (int r = 0; r < regions.count(); ++r)
        if (regions.unbounded(r) && (*positive)[static_cast<std::size_t>(r)] != sign_of_unbounded)
            return fails("an unbounded region of the other label");
    return true;
}

Claim<Ints<4>> lemma_5() {
    return {
        .id = "SV25 L5",
        .place = "Lemma 5",
        .says =
            "The regions obtained from a closed 90-degree trail has a proper labeling that all "
            "unbounded regions are negative.",
        .reading = "Every closed 90-degree trail at every vertex.",
        .status = Status::proved,
        .over = grid_vertices(1),
        .bounds = every_vertex,
        .holds =
            [](const Ints<4>& value) {
                const GridVertex u(value);
                return on_trails(u, is_closed_right_angle,
                                 [&](const Trail& trail) { return labels(u, trail, false); });
            },
        .near_misses = {{"an open 90-degree trail",
                         [](const Ints<4>& value) {
                             const GridVertex u(value);
                             return on_trails(u, is_open_right_angle, [&](const Trail& trail) {
                                 return labels(u, trail, false);
                             });
                         }},
                        {"the same labelling with unbounded regions positive",
                         [](const Ints<4>& value) {
                             const GridVertex u(value);
                             return on_trails(u, is_closed_right_angle, [&](const Trail& trail) {
                                 return labels(u, trail, true);
                             });
                         }}},
    };
}

/// The vertices of u's parity, or of the other, inside regions of the label.
std::vector<Vertex> inside(const GridVertex& u, const Trail& trail, bool other_parity,
                           bool positive_label) {
    const Regions regions(u.grid, trail);
    const auto positive = *regions.labelling();
    const auto label = [&](Point p) { return positive[static_cast<std::size_t>(regions.of(p))]; };
    std::vector<Vertex> result;
    for (Vertex w = 0; w < u.grid.order(); ++w) {
        const Point p{u.grid.a(w), u.grid.b(w)};
        const bool other = (p.x + p.y - u.a - u.b) % 2 != 0;
        if (other != other_parity || (!other && regions.on_trail(p))) continue;
        // A vertex of u's parity off the trail has one region all around it.
        if (label(other ? p : p + Point{1, 0}) == positive_label) result.push_back(w);
    }
    return result;
}

bool wins_by(const GridVertex& u, const std::vector<Vertex>& moves, const std::vector<Vertex>& k) {
    return std::ranges::all_of(moves, [&](Vertex v) {
        return is_even_kernel_without(graph_of(u.grid), u.vertex(), v, k);
    });
}

Finding lemma_6_with(const Ints<4>& value, bool other_parity, bool positive_label) {
    const GridVertex u(value);
    return on_trails(u, is_closed_right_angle, [&](const Trail& trail) {
        const auto moves = kernel_in_positive_regions(u.grid, trail).moves;
        return Finding(!moves.empty() &&
                       wins_by(u, moves, inside(u, trail, other_parity, positive_label)));
    });
}

Claim<Ints<4>> lemma_6() {
    return {
        .id = "SV25 L6",
        .place = "Lemma 6",
        .says =
            "Let alpha be a proper labeling of the regions separated by a closed 90-degree "
            "trail at a vertex u of the grid graph G_{m x n} such that all unbounded regions "
            "are negative. Let v be a neighbor of u in a positive region. Then the set of "
            "vertices of different parity from u which are inside positive regions forms an "
            "even kernel of G_{m x n} - uv containing v.",
        .reading =
            "Every closed 90-degree trail at every vertex, every such v; and there is such "
            "a v.",
        .status = Status::proved,
        .over = grid_vertices(1),
        .bounds = every_vertex,
        .holds =
            [](const Ints<4>& value) {
                const GridVertex u(value);
                return on_trails(u, is_closed_right_angle, [&](const Trail& trail) -> Finding {
                    const RegionKernel found = kernel_in_positive_regions(u.grid, trail);
                    if (found.moves.empty()) return fails("no neighbor in a positive region");
                    return wins_by(u, found.moves, found.kernel);
                });
            },
        .near_misses = {{"of the same parity as u",
                         [](const Ints<4>& value) { return lemma_6_with(value, false, true); }},
                        {"inside negative regions",
                         [](const Ints<4>& value) { return lemma_6_with(value, true, false); }}},
    };
}

/// How many neighbours w has in K, by where w is [SV25, proof of Lemma 6].
struct LemmaSixCounts {
    std::vector<int> at_u, positive, negative, on_trail;
};
LemmaSixCounts counts_in_k(const GridVertex& u, const Trail& trail) {
    const Regions regions(u.grid, trail);
    const auto label = *regions.labelling();
    const auto k = kernel_in_positive_regions(u.grid, trail).kernel;
    LemmaSixCounts result;
    for (Vertex w = 0; w < u.grid.order(); ++w) {
        const Point p{u.grid.a(w), u.grid.b(w)};
        if ((p.x + p.y - u.a - u.b) % 2 != 0) continue;
        const int count =
            static_cast<int>(std::ranges::count_if(graph_of(u.grid).neighbours(w), [&](Vertex x) {
                return std::ranges::binary_search(k, x);
            }));
        const auto around = static_cast<std::size_t>(regions.of(p + Point{1, 0}));
        auto& place = w == u.vertex()       ? result.at_u
                      : regions.on_trail(p) ? result.on_trail
                      : label[around]       ? result.positive
                                            : result.negative;
        place.push_back(count);
    }
    return result;
}

bool all_in(const std::vector<int>& counts, const std::vector<int>& allowed) {
    return std::ranges::all_of(counts,
                               [&](int count) { return std::ranges::count(allowed, count) > 0; });
}

Claim<Ints<4>> lemma_6_cases() {
    const auto check = [](const Ints<4>& value, std::vector<int> at_u, int on_trail) {
        const GridVertex u(value);
        return on_trails(u, is_closed_right_angle, [&](const Trail& trail) {
            const LemmaSixCounts counts = counts_in_k(u, trail);
            return Finding(all_in(counts.at_u, at_u) && all_in(counts.positive, {4}) &&
                           all_in(counts.negative, {0}) && all_in(counts.on_trail, {on_trail}));
        });
    };
    return {
        .id = "SV25 L6 cases",
        .place = "Lemma 6, proof",
        .says =
            "u is adjacent in G_{m x n} to 1 or 3 vertices in K ... Case 1: w is inside a "
            "positive region. Then it has 4 neighbors in K. Case 2: w is inside a negative "
            "region. Then it has no neighbor in K. Case 3: w is on the trail. Then it has 2 "
            "neighbors in K.",
        .reading = "w is not u and has u's parity.",
        .status = Status::proved,
        .over = grid_vertices(1),
        .bounds = {.tests = 8, .verify = 20, .random = 40, .random_tests = 20},
        .holds =
            [check](const Ints<4>& value) {
                return check(value, {1, 3}, 2);
            },
        .near_misses = {{"u is adjacent to 1 vertex in K",
                         [check](const Ints<4>& value) { return check(value, {1}, 2); }},
                        {"u is adjacent to 3 vertices in K",
                         [check](const Ints<4>& value) { return check(value, {3}, 2); }},
                        {"in case 3 it has 1 neighbor in K",
                         [check](const Ints<4>& value) {
                             return check(value, {1, 3}, 1);
                         }}},
    };
}

bool is_N_in_truth(const GridVertex& u) {
    return true_outcomes(u.grid)[static_cast<std::size_t>(u.vertex())] == Outcome::N;
}

Claim<Ints<4>> theorem_7() {
    return {
        .id = "SV25 T7",
        .place = "Theorem 7",
        .says =
            "Let G = G_{m x n} where d = gcd(m + 1, n + 1) and u = (a, b) be a vertex of G. "
            "Then (G, u) is an N-position.",
        .status = Status::refuted,
        .proved = "SV25.theorem_7_fails_as_printed",
        .over = grid_vertices(1),
        .bounds = {.tests = 5, .verify = 10},
        .holds = [](const Ints<4>& value) { return Finding(is_N_in_truth(value)); },
        .refuted_by = Ints<4>{1, 1, 1, 1},
        .repaired_by = "SV25 T7 repaired",
    };
}

Claim<Ints<4>> theorem_7_repaired() {
    return {
        .id = "SV25 T7 repaired",
        .place = "Theorem 7",
        .says =
            "Let G = G_{m x n} where d = gcd(m + 1, n + 1) and u = (a, b) be a vertex of G. If "
            "d | a or d | b, then (G, u) is an N-position. ... a winning move from a vertex u "
            "is to go to v.",
        .reading =
            "The hypothesis of Lemma 4, on which the proof rests, is missing from the "
            "printed theorem. Checked by the even kernel of Lemma 6 on every vertex, and by "
            "game search up to 5 x 5.",
        .status = Status::asserted,
        .proved = "SV25.theorem_7",
        .over = grid_vertices(1),
        .bounds = {.tests = 8, .verify = 24, .random = 60, .random_tests = 30, .weight = 1},
        .holds =
            [](const Ints<4>& value) {
                const GridVertex u(value);
                return given(u.d_divides_a_or_b(), [&]() -> Finding {
                    const auto trail = closed_right_angle(u.grid, u.vertex());
                    if (!trail) return fails("no closed 90-degree trail");
                    const RegionKernel found = kernel_in_positive_regions(u.grid, *trail);
                    const bool small = std::max(u.grid.m, u.grid.n) <= 5;
                    return !found.moves.empty() && wins_by(u, found.moves, found.kernel) &&
                           (!small || is_N_in_truth(u));
                });
            },
        .near_misses = {{"if d | a + b",
                         [](const Ints<4>& value) {
                             const GridVertex u(value);
                             return given((u.a + u.b) % u.d() == 0,
                                          [&] { return is_N_in_truth(u); });
                         }},
                        {"if a or b is a multiple of a common divisor of m + 1 and n + 1",
                         [](const Ints<4>& value) {
                             const GridVertex u(value);
                             return given(u.a % 2 == 0 && u.d() % 2 == 0,
                                          [&] { return is_N_in_truth(u); });
                         }}},
    };
}

}  // namespace

std::vector<AnyClaim> sv25_right_angle_claims() {
    return {figure_1(),      lemma_4(),   lemma_4_coefficients(),
            lemma_4_rays(),  lemma_5(),   lemma_6(),
            lemma_6_cases(), theorem_7(), theorem_7_repaired()};
}

}  // namespace gazetteer
