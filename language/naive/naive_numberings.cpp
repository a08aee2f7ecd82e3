// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/naive/naive_numberings.hpp"

#include <algorithm>
#include <bit>
#include <functional>
#include <iterator>
#include <map>
#include <numeric>
#include <set>
#include <string>
#include <vector>

#include "language/naive/naive_structure.hpp"

namespace gazetteer::conjectures::naive {

long bandwidth(const Graph& g) {
    return least_over_orders(g, [&](const std::vector<Vertex>& order) {
        std::size_t most = 0;
        for (std::size_t i = 0; i < order.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                if (g.adjacent(order[i], order[j])) most = std::max(most, i - j);
        return static_cast<long>(most);
    });
}

namespace {

/// The least sum of numbers 0 to `most` of the vertices, each with `is_guarded(numbers, v)`.
template <class IsGuarded>
long least_weight(const Graph& g, int most, IsGuarded is_guarded) {
    long result = far;
    std::vector<int> number(static_cast<std::size_t>(g.order()));
    const std::function<void(std::size_t)> from = [&](std::size_t v) {
        if (v < number.size()) {
            for (number[v] = 0; number[v] <= most; ++number[v]) from(v + 1);
            return;
        }
        if (std::ranges::all_of(g.vertices().to_vector(),
                                [&](Vertex w) { return is_guarded(number, w); }))
            result = std::min(result, std::accumulate(number.begin(), number.end(), 0L));
    };
    from(0);
    return result;
}

/// How many neighbours of v have the number or a greater one.
long neighbours_with(const Graph& g, const std::vector<int>& numbers, Vertex v, int least) {
    return std::ranges::count_if(g.neighbours(v).to_vector(), [&](Vertex w) {
        return numbers[static_cast<std::size_t>(w)] >= least;
    });
}

long roman_domination_number(const Graph& g) {
    return least_weight(g, 2, [&](const std::vector<int>& numbers, Vertex v) {
        return numbers[static_cast<std::size_t>(v)] > 0 || neighbours_with(g, numbers, v, 2) > 0;
    });
}

long double_roman_domination_number(const Graph& g) {
    return least_weight(g, 3, [&](const std::vector<int>& numbers, Vertex v) {
        const int own = numbers[static_cast<std::size_t>(v)];
        const long twos = neighbours_with(g, numbers, v, 2);
        return own >= 2 || (own == 1 && twos > 0) || twos >= 2 ||
               neighbours_with(g, numbers, v, 3) > 0;
    });
}

long metric_dimension(const Graph& g) {
    const auto d = distances(g);
    return smallest_subset(g, [&](VertexSet s) {
        for (std::size_t u = 0; u < d.size(); ++u)
            for (std::size_t w = 0; w < u; ++w)
                if (std::ranges::none_of(s.to_vector(), [&](Vertex v) {
                        return d[u][static_cast<std::size_t>(v)] !=
                               d[w][static_cast<std::size_t>(v)];
                    }))
                    return false;
        return true;
    });
}

long geodetic_number(const Graph& g) {
    const auto d = distances(g);
    return smallest_subset(g, [&](VertexSet s) {
        VertexSet between = s;
        for (Vertex u : s)
            for (Vertex w : s)
                for (Vertex v : g.vertices()) {
                    const auto& from = d[static_cast<std::size_t>(v)];
                    const long way =
                        from[static_cast<std::size_t>(u)] + from[static_cast<std::size_t>(w)];
                    if (way < far &&
                        way == d[static_cast<std::size_t>(u)][static_cast<std::size_t>(w)])
                        between.insert(v);
                }
        return between == g.vertices();
    });
}

long odd_girth(const Graph& g) {
    long result = far;
    paths(g, [&](const std::vector<Vertex>& path) {
        if (path.size() >= 3 && path.size() % 2 == 1 && g.adjacent(path.front(), path.back()))
            result = std::min(result, static_cast<long>(path.size()));
    });
    return result;
}

std::multiset<long, std::greater<>> descending_degrees(const Graph& g) {
    std::multiset<long, std::greater<>> result;
    for (Vertex v : g.vertices()) result.insert(g.degree(v));
    return result;
}

long mode_degree(const Graph& g) {
    const auto degrees = descending_degrees(g);
    long result = nothing;
    for (long degree = g.order(); degree >= 0; --degree)
        if (degrees.contains(degree) && degrees.count(degree) >= degrees.count(result))
            result = degree;
    return result;
}

long second_smallest_degree(const Graph& g) {
    auto degrees = descending_degrees(g);
    return degrees.size() < 2 ? nothing : *std::next(degrees.rbegin());
}

long havel_hakimi_steps(const Graph& g) {
    auto degrees = descending_degrees(g);
    long steps = 0;
    for (; !degrees.empty() && !degrees.contains(0); ++steps) {
        long lowered = *degrees.begin();
        degrees.erase(degrees.begin());
        std::multiset<long, std::greater<>> next;
        for (long degree : degrees) next.insert(lowered-- > 0 ? degree - 1 : degree);
        degrees = next;
    }
    return steps;
}

/// For each vertex the colours that it may have, as bits.
using Lists = std::vector<unsigned>;

bool can_choose(const Graph& g, const Lists& lists, std::vector<int>& colours) {
    const auto v = static_cast<Vertex>(colours.size());
    if (v == g.order()) return true;
    for (int colour = 0; colour < g.order(); ++colour) {
        const bool is_listed = (lists[colours.size()] >> colour & 1U) != 0;
        const bool is_taken = std::ranges::any_of(g.neighbours(v).to_vector(), [&](Vertex w) {
            return w < v && colours[static_cast<std::size_t>(w)] == colour;
        });
        if (!is_listed || is_taken) continue;
        colours.push_back(colour);
        const bool result = can_choose(g, lists, colours);
        colours.pop_back();
        if (result) return true;
    }
    return false;
}

/// Whether all lists of the length that begin with these allow a choice. Fewer colours than there
/// are vertices are enough to have them fail [Kierstead, On the choosability of complete
/// multipartite graphs with part size three, 2000]. Until here they have the first `used` of them.
bool always_can_choose(const Graph& g, int length, Lists& lists, int used) {
    std::vector<int> colours;
    if (std::ssize(lists) == g.order()) return can_choose(g, lists, colours);
    for (unsigned list = 0; list < 1U << std::max(length, g.order() - 1); ++list) {
        const int more = std::popcount(list >> used);
        if (std::popcount(list) != length || list >> used != (1U << more) - 1) continue;
        lists.push_back(list);
        const bool result = always_can_choose(g, length, lists, used + more);
        lists.pop_back();
        if (!result) return false;
    }
    return true;
}

long choice_number(const Graph& g) {
    Lists lists;
    int length = 0;
    while (!always_can_choose(g, length, lists, 0)) ++length;
    return length;
}

}  // namespace

std::map<std::string, OfGraph> numbering_terms() {
    return {
        {"bandwidth", bandwidth},
        {"choice_number", choice_number},
        {"double_roman_domination_number", double_roman_domination_number},
        {"geodetic_number", geodetic_number},
        {"havel_hakimi_steps", havel_hakimi_steps},
        {"metric_dimension", metric_dimension},
        {"mode_degree", mode_degree},
        {"odd_girth", odd_girth},
        {"roman_domination_number", roman_domination_number},
        {"second_smallest_degree", second_smallest_degree},
    };
}

}  // namespace gazetteer::conjectures::naive
