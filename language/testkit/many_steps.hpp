// SPDX-License-Identifier: GPL-3.0-or-later
// What a search costs, in steps: a thread looks at its stop after so many, and so a stop that was
// requested before tells whether a search takes them.
#pragma once

#include <functional>
#include <stop_token>
#include <thread>

#include "graph/graph.hpp"
#include "properties/domains/graph_domains.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures {

/// Whether the work takes 4,096 steps. A thread that takes so many looks whether it is to stop.
inline bool takes_many_steps(const std::function<void()>& work) {
    bool stopped = false;
    std::jthread([&] {
        std::stop_source stop;
        stop.request_stop();
        const runs::WorkLimits limits(stop.get_token());
        try {
            work();
        } catch (const runs::Stopped&) {
            stopped = true;
        }
    }).join();
    return stopped;
}

/// How many steps `work` takes.
template <class Work>
int steps_of(const Work& work) {
    const unsigned before = runs::polls;
    work();
    return static_cast<int>(runs::polls - before);
}

struct RandomGraphs {
    std::uint64_t seed;
    int count;
    int order;
    double density;
};
/// The same of the term, of these graphs one after the other.
inline bool of_random_graphs_takes_many_steps(const std::function<void(const Graph&)>& term,
                                              const RandomGraphs& graphs) {
    properties::Dice dice(graphs.seed);
    return takes_many_steps([&] {
        for (int i = 0; i < graphs.count; ++i)
            term(properties::random_graph(dice, graphs.order, graphs.density));
    });
}

}  // namespace gazetteer::conjectures
