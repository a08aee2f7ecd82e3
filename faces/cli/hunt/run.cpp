// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/hunt/run.hpp"

#include <fmt/format.h>

#include "graph/formats/formats.hpp"
#include "work/progress.hpp"

namespace gazetteer::cli {

namespace {

/// "order 7: 300 of 1044 graphs (28.7 %), 4321/s, 0 s remain", of all levels without an order.
std::string progress_line(const conjectures::HuntProgress& progress, double seconds) {
    const std::uint64_t graphs = progress.graphs;
    const int order = progress.order;
    if (order < 0) return runs::progress_text(graphs, 0, 0, seconds, "graphs");
    const std::uint64_t of_level = progress.level_graphs;
    // The rate is of all levels together.
    const double rate = seconds > 0 ? static_cast<double>(graphs) / seconds : 0;
    const double level_seconds = rate > 0 ? static_cast<double>(of_level) / rate : 0;
    return fmt::format("order {}: {}", order,
                       runs::progress_text(of_level, 0, static_cast<double>(progress.level_count),
                                           level_seconds, "graphs"));
}

}  // namespace

conjectures::HuntOptions HuntLimits::on(conjectures::HuntOptions options) const {
    options.threads = threads_;
    options.stop = stop_.token();
    options.bytes = bytes_;
    return options;
}

void name_given_up(const conjectures::GivenUpTally& given_up) {
    for (const conjectures::GivenUp& one : given_up.least)
        fmt::print(stderr, "gazetteer: given up: {}: {}\n", text_of(one.graph), one.reason);
}

void run_watched(conjectures::HuntOptions options,
                 const std::function<void(const conjectures::HuntOptions&)>& work) {
    conjectures::HuntProgress progress;
    options.progress = &progress;
    const runs::ProgressDisplay display(
        [&](double passed) { return progress_line(progress, passed); });
    work(options);
}

conjectures::HuntReport run_hunt(
    const conjectures::HuntOptions& options,
    const std::function<conjectures::HuntReport(const conjectures::HuntOptions&)>& work) {
    conjectures::HuntReport result;
    run_watched(options, [&](const conjectures::HuntOptions& watched) { result = work(watched); });
    return result;
}

}  // namespace gazetteer::cli
