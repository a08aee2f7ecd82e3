// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/census_samples.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "faces/cli/output/output.hpp"
#include "faces/cli/verbs.hpp"
#include "work/census/plot.hpp"
#include "work/progress.hpp"

namespace gazetteer::cli {

namespace {

using Json = nlohmann::ordered_json;

/// To six digits: more says nothing of an interval.
double rounded(double x) {
    return std::round(x * 1e6) / 1e6;
}

Json point_json(const census::Sample& sample) {
    const census::Interval interval = sample.interval();
    return {{"p", sample.p},
            {"samples", sample.samples},
            {"happened", sample.happened},
            {"undecided", sample.undecided},
            {"low", rounded(interval.low)},
            {"high", rounded(interval.high)}};
}

std::string table_text(const std::string& title, const census::SampledCurve& curve) {
    std::string result =
        fmt::format("{}, n = {}\n{:>5}  {:>9}  {:>9}  {:>9}  {:>8}  {:>8}", title, curve.order, "p",
                    "samples", "happened", "undecided", "low", "high");
    for (const census::Sample& sample : curve.points)
        result += fmt::format("\n{:>5}  {:>9}  {:>9}  {:>9}  {:>8.4f}  {:>8.4f}", sample.p,
                              sample.samples, sample.happened, sample.undecided,
                              sample.interval().low, sample.interval().high);
    return result;
}

void print_curve(const census::Request& request, const SampleArguments& arguments,
                 const census::SampledCurve& curve) {
    if (!request.json) return print_line(table_text(plot_title(request), curve));
    Json points = Json::array();
    for (const census::Sample& sample : curve.points) points.push_back(point_json(sample));
    print_line(Json{
        {"game", request.subject},
        {"order", curve.order},
        {"event", census::find_subject(request)->event},
        {"seed", arguments.seed},
        {"confidence", 0.95},
        {"points",
         points}}.dump());
}

}  // namespace

void add_sample_options(Verb& verb, SampleArguments& arguments) {
    verb.option("--samples", &arguments.samples,
                "No census: so many random graphs for each p, with confidence intervals; with "
                "--labelled, orders to 10 are counted and the others sampled")
        .between(std::uint64_t{1}, std::uint64_t{1'000'000'000});
    verb.option("--seed", &arguments.seed, "Seed of the random graphs").shows_default();
    verb.option("--p", &arguments.ps, "Probabilities of an edge, with commas between")
        .separated_by(',')
        .between(0.0, 1.0)
        .value_named("P,P...");
    verb.option("--nodes", &arguments.nodes_max,
                "Give a random graph of ueg up after the time that a search of so many "
                "positions takes")
        .positive();
}

std::string plot_title(const census::Request& request) {
    return fmt::format("P({}) in G(n, p), {}", census::find_subject(request)->event,
                       request.subject);
}

void insist_sampled(const census::Request& request) {
    if (!census::can_be_sampled(request.subject))
        throw InputError("--samples: ueg, uvg and slither are sampled, not " + request.subject);
    if (request.order_min < 1) throw InputError("--samples: an order from 1");
    if (request.connected || request.by_size || !request.check.empty() || !request.engine.empty())
        throw InputError(
            "--samples goes with --order, --seed, --p, --nodes, --labelled, --plot, --threads and "
            "--json");
}

int run_samples(const SampleArguments& arguments, const census::Request& request,
                const runs::RunOptions& options, const std::string& plot,
                const std::vector<census::Probability>& exact, runs::Monitor& monitor) {
    std::vector<census::SampledCurve> curves;
    {
        const int orders = request.order_max - request.order_min + 1;
        const runs::ProgressDisplay display(
            monitor, static_cast<double>(arguments.samples * arguments.ps.size()) * orders,
            "graphs");
        for (int order = request.order_min; order <= request.order_max && !monitor.stopped();
             ++order) {
            const census::SampleRequest asked{
                request.subject,     order,           arguments.samples, arguments.seed,
                arguments.nodes_max, options.threads, options.memo_bytes};
            curves.push_back({order, census::sample(asked, arguments.ps, monitor)});
        }
    }
    for (const census::SampledCurve& curve : curves) print_curve(request, arguments, curve);
    if (!plot.empty()) write_file(plot, census::plot(plot_title(request), exact, curves));
    if (monitor.stopped())
        fmt::print(stderr, "interrupted after {} graphs\n", monitor.items.load());
    return monitor.stopped() ? exit_inconclusive : exit_ok;
}

}  // namespace gazetteer::cli
