// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/canonical/small_nauty.hpp"

#include <cmath>

#include "graph/canonical/nauty_library.hpp"

namespace gazetteer {

namespace {

/// nauty counts bits from the left: our vertex v is its vertex order - 1 - v, so that a shift turns
/// our rows into its own.
struct Nauty {
    std::array<graph, SmallGraph::order_max> rows;
    std::array<graph, SmallGraph::order_max> form;
    std::array<int, SmallGraph::order_max> lab;
    std::array<int, SmallGraph::order_max> ptn;
    std::array<int, SmallGraph::order_max> orbits;
    std::vector<SmallPermutation>* generators = nullptr;
    int order = 0;
    double group_order = 1;

    void run(const SmallGraph& g, bool want_group) {
        order = g.order();
        for (Vertex v = 0; v < order; ++v)
            rows[static_cast<std::size_t>(order - 1 - v)] = g.row(v) << (WORDSIZE - order);
        static DEFAULTOPTIONS_GRAPH(defaults);
        optionblk options = defaults;
        options.getcanon = TRUE;
        if (want_group) options.userautomproc = record_generator;
        statsblk stats;
        densenauty(rows.data(), lab.data(), ptn.data(), orbits.data(), &options, &stats, 1, order,
                   form.data());
        group_order = stats.grpsize1 * std::pow(10.0, stats.grpsize2);
    }
    std::uint64_t key() const {
        std::uint64_t result = 0;
        for (Vertex v = 1; v < order; ++v) {
            const std::uint64_t row =
                form[static_cast<std::size_t>(order - 1 - v)] >> (WORDSIZE - order);
            result |= (row & ((std::uint64_t{1} << v) - 1)) << v * (v - 1) / 2;
        }
        return result;
    }
    SmallPermutation place() const {
        SmallPermutation result{};
        for (int i = 0; i < order; ++i)
            result[static_cast<std::size_t>(order - 1 - lab[static_cast<std::size_t>(i)])] =
                static_cast<std::uint8_t>(order - 1 - i);
        return result;
    }
    static void record_generator(int, int* image, int*, int, int, int);
};

Nauty& nauty_of_this_thread() {
    static thread_local Nauty nauty;
    return nauty;
}

void Nauty::record_generator(int, int* image, int*, int, int, int) {
    const Nauty& self = nauty_of_this_thread();
    SmallPermutation generator{};
    for (int i = 0; i < self.order; ++i)
        generator[static_cast<std::size_t>(self.order - 1 - i)] =
            static_cast<std::uint8_t>(self.order - 1 - image[i]);
    self.generators->push_back(generator);
}

}  // namespace

SmallCanonical canonical_by_nauty(const SmallGraph& g) {
    Nauty& nauty = nauty_of_this_thread();
    nauty.run(g, false);
    return {nauty.key(), nauty.place()};
}

SmallGroup group_by_nauty(const SmallGraph& g) {
    SmallGroup result;
    Nauty& nauty = nauty_of_this_thread();
    nauty.generators = &result.generators;
    nauty.run(g, true);
    result.order = static_cast<std::uint64_t>(std::llround(nauty.group_order));
    for (Vertex v : g.vertices())
        result.orbit[static_cast<std::size_t>(v)] =
            static_cast<std::uint8_t>(nauty.orbits[static_cast<std::size_t>(g.order() - 1 - v)]);
    result.place = nauty.place();
    return result;
}

}  // namespace gazetteer
