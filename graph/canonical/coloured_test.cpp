// SPDX-License-Identifier: GPL-3.0-or-later
// Canonical forms with colours, against all renamings.
#include "graph/canonical/coloured.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <set>

#include "graph/enumeration/nauty_stream.hpp"

namespace gazetteer {
namespace {

std::vector<std::uint64_t> form(const Digraph& d, VertexSet vertices,
                                const std::vector<int>& colours, bool symmetric = false) {
    Key key;
    encode_canonical({d, vertices, colours, symmetric}, key);
    return key.words();
}

TEST(ColouredForm, OfNothing) {
    EXPECT_EQ(form(Digraph(0), {}, {}), form(Digraph(2, {{0, 1}}), {}, {0, 1}));
}

/// The least image of a coloured digraph under all renamings.
std::pair<std::vector<int>, Digraph> least(const Digraph& d, const std::vector<int>& colours) {
    std::vector<Vertex> image(colours.size());
    std::iota(image.begin(), image.end(), 0);
    std::pair<std::vector<int>, Digraph> best{colours, d};
    do {
        std::vector<int> moved(colours.size());
        for (std::size_t v = 0; v < colours.size(); ++v)
            moved[static_cast<std::size_t>(image[v])] = colours[v];
        best = std::min(best, std::pair(moved, d.relabelled(image)));
    } while (std::ranges::next_permutation(image).found);
    return best;
}

TEST(ColouredForm, EqualExactlyForIsomorphicOnes) {
    std::set<std::pair<std::vector<int>, Digraph>> classes;
    std::set<std::vector<std::uint64_t>> forms;
    std::set<std::pair<std::pair<std::vector<int>, Digraph>, std::vector<std::uint64_t>>> both;
    for_each_digraph(3, 3, [&](const Digraph& d) {
        for (int code = 0; code < 27; ++code) {
            const std::vector<int> colours{code % 3, code / 3 % 3, code / 9};
            const auto a = least(d, colours);
            const auto b = form(d, d.vertices(), colours);
            classes.insert(a);
            forms.insert(b);
            both.emplace(a, b);
        }
        return true;
    });
    EXPECT_EQ(classes.size(), both.size());
    EXPECT_EQ(forms.size(), both.size());
}

TEST(ColouredForm, OfAPartLeavesNoTraceOfTheRest) {
    const Digraph d(4, {{0, 1}, {1, 0}, {1, 2}, {2, 1}, {3, 2}});
    // 0 - 1 and 1 - 2, with the colours 5, 0.
    EXPECT_EQ(form(d, {0, 1}, {5, 0, 5, 1}), form(d, {1, 2}, {5, 0, 5, 1}));
    EXPECT_NE(form(d, {0, 1}, {5, 0, 4, 1}), form(d, {1, 2}, {5, 0, 4, 1}));
    EXPECT_EQ(form(d, {0, 1}, {5, 0, 5, 1}, true), form(d, {1, 2}, {5, 0, 5, 1}, true));
}

}  // namespace
}  // namespace gazetteer
