// SPDX-License-Identifier: GPL-3.0-or-later
// The regions of trails in Coq and their labellings are those of characterizations/grids.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <functional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "characterizations/grids/extended_trail.hpp"
#include "characterizations/grids/trails.hpp"
#include "proofs/definitions/expected.hpp"

namespace gazetteer {
namespace {

constexpr std::array<Grid, 6> grids_of_regions{Grid{1, 3}, {2, 2}, {2, 3}, {3, 2}, {3, 3}, {4, 2}};

/// Labels of the points of the rectangle, as a number: the point (x, y) is bit x (n + 2) + y.
int bit_of(const Grid& grid, Point p) {
    return 1 << (p.x * (grid.n + 2) + p.y);
}
/// The points of other parity than u.
std::vector<Point> tiles(const Grid& grid, Point u) {
    std::vector<Point> result;
    for (int x = 0; x <= grid.m + 1; ++x)
        for (int y = 0; y <= grid.n + 1; ++y)
            if ((x + y + u.x + u.y) % 2 != 0) result.push_back({x, y});
    return result;
}
std::string over_tiles(const std::vector<Point>& tiles, const std::function<bool(Point)>& holds) {
    return word(static_cast<int>(tiles.size()),
                [&](int i) { return holds(tiles[static_cast<std::size_t>(i)]); });
}
std::string over_pairs(const std::vector<Point>& tiles,
                       const std::function<bool(Point, Point)>& holds) {
    std::string result;
    for (const Point p : tiles)
        result +=
            (result.empty() ? "" : "/") + over_tiles(tiles, [&](Point q) { return holds(p, q); });
    return result;
}

/// Those at v that Coq is asked about.
std::vector<Trail> right_angles(const Grid& grid, Vertex v) {
    std::vector<Trail> result = trails(grid, v);
    std::erase_if(result, [](const Trail& trail) { return trail.open || trail.straight(); });
    return result;
}

/// The proper labelling that is negative somewhere outside, if any, and what is wrong with it: all
/// labels switched, those of one region, that of one tile, and no label positive at all.
std::vector<int> labellings(const Grid& grid, Point u, const Trail& trail) {
    const Regions regions(grid, trail);
    const std::vector<Point> all = tiles(grid, u);
    const auto positive = regions.proper_labelling();
    std::vector<int> result{0};
    if (!positive) return result;
    int proper = 0;
    int every = 0;
    int region = 0;
    for (const Point p : all) {
        every |= bit_of(grid, p);
        if ((*positive)[static_cast<std::size_t>(regions.of(p))]) proper |= bit_of(grid, p);
        if (regions.of(p) == regions.of(all.back())) region |= bit_of(grid, p);
    }
    for (const int change : {0, every, region, bit_of(grid, all.front())})
        result.push_back(proper ^ change);
    return result;
}

std::string judged(const Grid& grid, const std::vector<Point>& all, const Regions& regions,
                   const std::set<std::pair<int, int>>& sharing, int labels) {
    bool proper = true;
    bool negative = true;
    const auto positive = [&](Point p) { return (labels & bit_of(grid, p)) != 0; };
    for (const Point p : all) {
        negative = negative && !(regions.unbounded(regions.of(p)) && positive(p));
        for (const Point q : all) {
            if (regions.of(p) == regions.of(q)) proper = proper && positive(p) == positive(q);
            if (sharing.contains({regions.of(p), regions.of(q)}))
                proper = proper && positive(p) != positive(q);
        }
    }
    return word(std::vector<bool>{proper, negative});
}

/// What the trail, or one made from it, cuts out.
std::string cut(const Grid& grid, Point u, const Trail& trail, const std::vector<int>& asked) {
    const Regions regions(grid, trail);
    const std::vector<Point> all = tiles(grid, u);
    std::set<std::pair<int, int>> sharing;
    for (const auto& [one, other] : regions.sharing_a_side()) {
        sharing.insert({one, other});
        sharing.insert({other, one});
    }
    std::string result;
    for (const Point p : all)
        result += (result.empty() ? "" : " ") + std::to_string(p.x) + ',' + std::to_string(p.y);
    result +=
        ':' + over_pairs(all, [&](Point p, Point q) { return regions.of(p) == regions.of(q); });
    result += ':' + over_pairs(all, [&](Point p, Point q) {
                  return sharing.contains({regions.of(p), regions.of(q)});
              });
    result += ':' + over_tiles(all, [&](Point p) { return regions.unbounded(regions.of(p)); });
    result += ':';
    for (const int labels : asked)
        result += (result.back() == ':' ? "" : "/") + judged(grid, all, regions, sharing, labels);
    return result;
}

/// The question with the number of the vertex and the labellings, and the answer over its trails.
void ask(Expected& expected, const char* name, const Grid& grid, Vertex v,
         const std::vector<int>& asked, const std::function<std::string(const Trail&)>& answer) {
    std::string all;
    for (const Trail& trail : right_angles(grid, v))
        all += (all.empty() ? "" : "|") + answer(trail);
    if (all.empty()) return;
    std::vector<int> question{grid.m, grid.n, 2 * (grid.m + 1) * (grid.n + 1) + 2, v};
    question.insert(question.end(), asked.begin(), asked.end());
    expected.of(name + numbers(question), all);
}

TEST(Definitions, RegionsOfTrailsAndTheirLabellings) {
    Expected expected;
    for (const Grid& grid : grids_of_regions)
        for (Vertex v = 0; v < grid.order(); ++v) {
            const Point u{grid.a(v), grid.b(v)};
            std::vector<int> asked;
            for (const Trail& trail : right_angles(grid, v))
                for (int labels : labellings(grid, u, trail)) asked.push_back(labels);
            ask(expected, "regions", grid, v, asked,
                [&](const Trail& trail) { return cut(grid, u, trail, asked); });
        }
    EXPECT_GT(expected.compare(), 20u);
}

TEST(Definitions, RegionsOfExtendedTrails) {
    Expected expected;
    for (const Grid& grid : grids_of_regions)
        for (Vertex v = 0; v < grid.order() && grid.order() <= 6; ++v) {
            const Point u{grid.a(v), grid.b(v)};
            std::vector<int> asked;
            for (const Trail& trail : right_angles(grid, v))
                for (int labels : labellings(grid, u, extended(grid, trail).whole))
                    asked.push_back(labels);
            ask(expected, "extended", grid, v, asked, [&](const Trail& trail) {
                const ExtendedTrail more = extended(grid, trail);
                const Regions alone(grid, more.alone);
                const std::vector<Point> all = tiles(grid, u);
                const auto enclosed = [&](Point p) {
                    return alone.of(p) == alone.of(more.enclosed);
                };
                std::string result =
                    cut(grid, u, more.whole, asked) + ':' + over_tiles(all, enclosed) + ':';
                for (const int labels : asked)
                    result += (result.back() == ':' ? "" : "/") + over_tiles(all, [&](Point p) {
                                  return ((labels & bit_of(grid, p)) != 0) != enclosed(p);
                              });
                return result;
            });
        }
    EXPECT_GT(expected.compare(), 10u);
}

/// The walk goes round the rectangle; the tiles on it are every other point.
TEST(Definitions, TilesNextToEachOtherRoundTheRectangle) {
    Expected expected;
    for (const Grid& grid : grids_of_regions)
        for (const Point u : {Point{1, 1}, {1, 2}}) {
            std::vector<Point> walk;
            for (int x = 0; x <= grid.m; ++x) walk.push_back({x, 0});
            for (int y = 0; y <= grid.n; ++y) walk.push_back({grid.m + 1, y});
            for (int x = grid.m + 1; x > 0; --x) walk.push_back({x, grid.n + 1});
            for (int y = grid.n + 1; y > 0; --y) walk.push_back({0, y});
            std::set<std::pair<Point, Point>> next;
            for (std::size_t i = 0; i < walk.size(); ++i) {
                const Point after = walk[(i + 2) % walk.size()];
                next.insert({walk[i], after});
                next.insert({after, walk[i]});
            }
            expected.of("consecutive" + numbers({grid.m, grid.n, u.x, u.y}),
                        over_pairs(tiles(grid, u), [&](Point p, Point q) {
                            return next.contains({p, q});
                        }));
        }
    expected.compare();
}

TEST(Definitions, KernelsInPositiveRegions) {
    Expected expected;
    for (const Grid& grid : grids_of_regions)
        for (Vertex v = 0; v < grid.order(); ++v)
            for (const Trail& trail : right_angles(grid, v)) {
                const Regions regions(grid, trail);
                const auto positive = regions.labelling();
                ASSERT_TRUE(positive.has_value());
                int labels = 0;
                for (const Point p : tiles(grid, {grid.a(v), grid.b(v)}))
                    if ((*positive)[static_cast<std::size_t>(regions.of(p))])
                        labels |= bit_of(grid, p);
                const std::vector<Vertex> kernel = kernel_in_positive_regions(grid, trail).kernel;
                expected.of(
                    "inside_positive" + numbers({grid.m, grid.n, v, labels}),
                    word(grid.order(), [&](int w) { return std::ranges::count(kernel, w) > 0; }));
            }
    EXPECT_GT(expected.compare(), 20u);
}

}  // namespace
}  // namespace gazetteer
