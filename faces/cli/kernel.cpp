// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer kernel: even kernels of any graphs.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <memory>
#include <nlohmann/json.hpp>

#include "certificates/certificate.hpp"
#include "characterizations/even_kernels/engines/brute.hpp"
#include "characterizations/even_kernels/engines/refutation.hpp"
#include "characterizations/even_kernels/even_kernels.hpp"
#include "faces/cli/arguments/common_options.hpp"
#include "faces/cli/input/graph_input.hpp"
#include "faces/cli/input/vertex_names.hpp"
#include "faces/cli/output/certificate_file.hpp"
#include "faces/cli/output/output.hpp"
#include "faces/cli/verbs.hpp"
#include "graph/families/graph_text.hpp"
#include "graph/formats/formats.hpp"
#include "work/progress.hpp"
#include "work/stop.hpp"

namespace gazetteer::cli {

namespace {

using Json = nlohmann::ordered_json;
using Goal = even_kernels::EvenKernelQuestion::Goal;

struct KernelArguments {
    std::optional<int> containing;
    bool all = false;
    bool smallest = false;
    std::string engine = "auto";
    std::optional<double> seconds;
    std::size_t mebibytes = 2048;
    bool json = false;
    std::string certificate;
    GraphSource source;

    Goal goal() const { return all ? Goal::all : smallest ? Goal::smallest : Goal::any; }
};

/// A display costs more than smaller graphs take.
constexpr int shown_order_min = 17;

even_kernels::EvenKernelLimits limits_of(const KernelArguments& arguments, const runs::Stop& stop) {
    even_kernels::EvenKernelLimits limits;
    if (arguments.seconds) limits.seconds = *arguments.seconds;
    limits.bytes = bytes_of(arguments.mebibytes);
    limits.stop = stop.token();
    return limits;
}

/// "exists" is null and "stopped_by" says why when a limit ended the search.
std::string json_line(const InputGraph& input, const KernelArguments& arguments,
                      const even_kernels::EvenKernelAnswer& answer) {
    const bool decided = answer.existence != even_kernels::EvenKernelExistence::inconclusive;
    Json line = {{"graph", input.text}, {"containing", nullptr}, {"exists", nullptr}};
    add_names(line, input.names);
    if (arguments.containing) line["containing"] = *arguments.containing;
    if (decided) line["exists"] = answer.existence == even_kernels::EvenKernelExistence::exists;
    line["kernel"] = answer.kernel;
    line["engine"] = answer.engine;
    if (arguments.all && decided) {
        line["count"] = answer.kernels.size();
        line["kernels"] = answer.kernels;
    }
    if (!decided) line["stopped_by"] = answer.stopped_by;
    return line.dump();
}

std::string verdict_text(const even_kernels::EvenKernelAnswer& answer) {
    switch (answer.existence) {
        case even_kernels::EvenKernelExistence::exists:
            return "exists";
        case even_kernels::EvenKernelExistence::none:
            return "none";
        case even_kernels::EvenKernelExistence::inconclusive:
            break;
    }
    return "inconclusive";
}

void print_for_people(const InputGraph& input, const KernelArguments& arguments,
                      const even_kernels::EvenKernelAnswer& answer) {
    std::string line = fmt::format("{}  {}", input.text, verdict_text(answer));
    if (arguments.all && answer.existence != even_kernels::EvenKernelExistence::inconclusive)
        line += fmt::format("  {} even kernels", answer.kernels.size());
    if (!answer.stopped_by.empty()) line += "  stopped by " + answer.stopped_by;
    print_line(line + "  by " + answer.engine);
    const auto set = [&](const std::vector<Vertex>& vertices) {
        return fmt::format("  {{{}}}", names_of(vertices, input.names, ", "));
    };
    if (!arguments.all && !answer.kernel.empty()) print_line(set(answer.kernel));
    for (const auto& kernel : answer.kernels) print_line(set(kernel));
}

/// Throws InputError when the question does not fit the graph.
void check(const KernelArguments& arguments, const SparseGraph& g) {
    if (arguments.containing && *arguments.containing >= g.order())
        throw InputError(fmt::format("there is no vertex {}: the order is {}",
                                     *arguments.containing, g.order()));
    if (arguments.engine == "brute" && g.order() > even_kernels::brute_order_max)
        throw InputError(fmt::format("brute force takes orders up to {}; this graph has {}",
                                     even_kernels::brute_order_max, g.order()));
}

even_kernels::EvenKernelAnswer answer_for(const InputGraph& input, const KernelArguments& arguments,
                                          const runs::Stop& stop) {
    const auto& graph = std::get<SparseGraph>(input.board);
    check(arguments, graph);
    std::optional<runs::ProgressDisplay> display;
    if (graph.order() >= shown_order_min)
        display.emplace([&](double seconds) {
            return fmt::format("{}: even kernels of a graph of order {}, {:.0f} s", input.place,
                               graph.order(), seconds);
        });
    even_kernels::EvenKernels kernels(graph, *even_kernels::even_kernel_engine(arguments.engine));
    return kernels.ask({.containing = arguments.containing, .goal = arguments.goal()},
                       limits_of(arguments, stop));
}

even_kernels::EvenKernelAnswer refutation_within_limits(const SparseGraph& g,
                                                        const KernelArguments& arguments,
                                                        const runs::Stop& stop,
                                                        const even_kernels::RefutationSink& sink) {
    try {
        return refute_even_kernel(g, arguments.containing, sink, limits_of(arguments, stop));
    } catch (const even_kernels::LimitReached& e) {
        return even_kernels::inconclusive("reduction", 0, e.what());
    }
}

/// Writes the kernel found, or a refutation, which is searched for anew. Returns whether it could
/// within the limits.
bool certify(CertificateFile& file, const SparseGraph& g, const KernelArguments& arguments,
             const runs::Stop& stop, const even_kernels::EvenKernelAnswer& answer) {
    if (answer.existence == even_kernels::EvenKernelExistence::inconclusive) return true;
    if (answer.existence == even_kernels::EvenKernelExistence::exists) {
        const bool one = answer.kernels.empty();
        certificates::write_even_kernel(*file.stream(), g, arguments.containing,
                                        one ? answer.kernel : answer.kernels.front());
        return true;
    }
    const auto start = file.stream()->tellp();
    certificates::RefutationWriter writer(*file.stream(), g, arguments.containing);
    const even_kernels::EvenKernelAnswer refutation =
        refutation_within_limits(g, arguments, stop, writer.sink());
    writer.finish();
    if (refutation.existence == even_kernels::EvenKernelExistence::none) return true;
    file.drop_from(start);
    fmt::print(stderr, "gazetteer: no certificate: the refutation was stopped by {}\n",
               refutation.stopped_by);
    return false;
}

int run(const KernelArguments& arguments) {
    if (arguments.all && arguments.smallest)
        throw InputError("--all and --smallest exclude each other");
    int exit_code = exit_ok;
    CertificateFile certificates(arguments.certificate);
    const runs::Stop stop;
    const bool all_read = answer_each(arguments.source, false, [&](const InputGraph& input) {
        if (stop.requested()) return;
        // Not while it waits for a graph: an interrupt then ends the program.
        const runs::StopOnSignals on_signals(stop);
        const even_kernels::EvenKernelAnswer answer = answer_for(input, arguments, stop);
        if (answer.existence == even_kernels::EvenKernelExistence::inconclusive)
            exit_code = exit_inconclusive;
        if (arguments.json)
            print_line(json_line(input, arguments, answer));
        else
            print_for_people(input, arguments, answer);
        if (certificates.stream() != nullptr &&
            !certify(certificates, std::get<SparseGraph>(input.board), arguments, stop, answer))
            exit_code = exit_inconclusive;
    });
    certificates.close();
    return all_read ? exit_code : exit_usage;
}

}  // namespace

Verb kernel_verb() {
    Verb verb{
        .name = "kernel",
        .says = "Find even kernels: nonempty independent sets that every vertex meets evenly."};
    const auto arguments = std::make_shared<KernelArguments>();
    verb.words = &arguments->source.arguments;
    verb.option("--containing", &arguments->containing,
                "Only even kernels that contain this vertex, counted from 0")
        .between(0, parsed_order_max)
        .value_named("V");
    verb.option("--all", &arguments->all, "Count and list all of them");
    verb.option("--smallest", &arguments->smallest, "One with the fewest vertices");
    verb.option(
            "--engine", &arguments->engine,
            "auto: the null space within a limit, counting, then xor (CryptoMiniSat); or one alone")
        .one_of({"auto", "z3", "nullspace", "xor", "brute"})
        .shows_default()
        .value_named("");
    add_time_limit_option(verb, &arguments->seconds, "For each graph, in seconds");
    add_memory_option(verb, arguments->mebibytes, "For the elimination, in MiB");
    add_json_option(verb, arguments->json);
    add_certificate_option(verb, arguments->certificate,
                           "Write to FILE, for each graph, what gazetteer-check can judge");
    add_file_option(verb, arguments->source.file);
    verb.footer = "GRAPH...: graph6 or sparse6, or a family: " + named_graph_list() +
                  ".\nWithout any, or for -, one a line on standard input.\n"
                  "Exit codes: 0 all decided; 2 bad usage or input: a line without an answer is "
                  "told, and the\n"
                  "next ones follow; 3 a limit left one inconclusive; 4 the environment failed.\n"
                  "Example: gazetteer kernel --containing 0 --json DqK";
    verb.run = [arguments] { return run(*arguments); };
    return verb;
}

}  // namespace gazetteer::cli
