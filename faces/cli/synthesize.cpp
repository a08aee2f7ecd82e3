// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer synthesize: the smallest graph with stated properties of its even kernels.
#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <memory>
#include <nlohmann/json.hpp>

#include "certificates/certificate.hpp"
#include "characterizations/even_kernels/engines/refutation.hpp"
#include "characterizations/even_kernels/even_kernels.hpp"
#include "counterexamples/grounds/ground.hpp"
#include "counterexamples/synthesis/synthesis.hpp"
#include "faces/cli/arguments/common_options.hpp"
#include "faces/cli/output/certificate_file.hpp"
#include "faces/cli/output/output.hpp"
#include "faces/cli/verbs.hpp"
#include "graph/formats/formats.hpp"
#include "work/progress.hpp"
#include "work/stop.hpp"

namespace gazetteer::cli {

namespace {

using Json = nlohmann::ordered_json;
using Existence = even_kernels::EvenKernelExistence;

struct SynthesizeArguments {
    std::vector<std::string> traits;
    std::string orders;
    int exhaustion_max = 9;
    std::optional<double> seconds;
    bool json = false;
    std::string certificate;
};

even_kernels::EvenKernelWish parsed_wish(const std::vector<std::string>& names) {
    even_kernels::EvenKernelWish wish;
    for (const std::string& name : names) {
        const auto trait = even_kernels::find_wish_trait(name);
        if (!trait) {
            std::string known;
            for (const auto& text : even_kernels::wish_traits())
                known += " " + std::string(text.name);
            throw InputError(fmt::format("'{}' is not a property; there are{}", name, known));
        }
        wish.push_back(*trait);
    }
    std::ranges::sort(wish);
    wish.erase(std::unique(wish.begin(), wish.end()), wish.end());
    return wish;
}

struct Orders {
    int least = 1;
    int largest = 1;
};

/// "..8" or "5..8"; "8" is 8..8.
Orders parsed_orders(const std::string& text) {
    const auto range = conjectures::parse_range(text);
    const Orders result{range && range->low >= 0 ? range->low : 1, range ? range->high : -1};
    if (result.least < 1 || result.largest < result.least ||
        result.largest > even_kernels::synthesis_order_max)
        throw InputError(
            fmt::format("--order {}: ..N, M..N or N belongs here, with M <= N and orders from 1 "
                        "to {}",
                        text, even_kernels::synthesis_order_max));
    return result;
}

/// What is known of one order.
struct OrderReport {
    int order = 0;
    /// Nothing above the bound of exhaustion.
    std::optional<even_kernels::Exhausted> exhausted;
    even_kernels::Synthesized synthesized;

    bool decided_by_exhaustion() const {
        return exhausted && exhausted->existence != Existence::inconclusive;
    }
    Existence existence() const {
        return decided_by_exhaustion() ? exhausted->existence : synthesized.existence;
    }
    /// Exhaustion's choice does not depend on the solver.
    const std::optional<Graph>& graph() const {
        return decided_by_exhaustion() ? exhausted->graph : synthesized.graph;
    }
    bool size_is_least() const { return decided_by_exhaustion() || synthesized.size_is_least; }
};

/// Where both came to an end they must agree, on the fewest edges too.
void require_agreement(const OrderReport& report) {
    const even_kernels::Synthesized& z3 = report.synthesized;
    if (!report.decided_by_exhaustion() || z3.existence == Existence::inconclusive) return;
    const even_kernels::Exhausted& all = *report.exhausted;
    const bool agree = all.existence == z3.existence &&
                       (!z3.size_is_least || all.graph->size() == z3.graph->size());
    if (!agree)
        throw std::logic_error(fmt::format("order {}: exhaustion and Z3 disagree", report.order));
}

/// What the least graph's claim to be least rests on, from the orders below and its own.
struct Minimality {
    bool from_order_1 = true;
    bool by_exhaustion = true;

    void add(const OrderReport& report) {
        by_exhaustion = by_exhaustion && report.decided_by_exhaustion();
    }
    /// Null where it is not known to be least.
    const char* of(const OrderReport& found) const {
        if (!from_order_1 || !found.size_is_least()) return nullptr;
        return by_exhaustion ? "by exhaustion" : "by Z3";
    }
    std::string in_words(const OrderReport& found) const {
        if (!found.size_is_least()) return "not known to be minimal";
        if (!from_order_1) return "smaller orders were not looked at";
        return std::string("minimal ") + of(found);
    }
};

std::string counted(std::uint64_t count, const char* noun) {
    return fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s");
}

std::string z3_text(const even_kernels::Synthesized& z3, const char* stopped_by) {
    const std::string proposals = counted(static_cast<std::uint64_t>(z3.proposals), "proposal");
    if (z3.existence == Existence::none) return fmt::format("Z3 (unsat, {})", proposals);
    if (z3.size_is_least)
        return fmt::format("Z3 ({} edges, unsat with fewer, {})", z3.graph->size(), proposals);
    if (z3.graph) return fmt::format("Z3 ({} edges, stopped by {})", z3.graph->size(), stopped_by);
    return fmt::format("Z3 (stopped by {}, {})", stopped_by, proposals);
}

std::string exhaustion_text(const even_kernels::Exhausted& all, const char* stopped_by) {
    if (all.existence == Existence::inconclusive)
        return fmt::format("exhaustion (stopped by {}, {})", stopped_by,
                           counted(all.graphs, "graph"));
    if (all.existence == Existence::none)
        return fmt::format("exhaustion ({})", counted(all.graphs, "graph"));
    return fmt::format("exhaustion ({} of {}, {} of them with {} edges)", all.fulfilling,
                       counted(all.graphs, "graph"), all.of_least_size, all.graph->size());
}

void print_for_people(const OrderReport& report, const std::string& minimality,
                      const char* stopped_by) {
    std::string line = fmt::format("order {:2}  ", report.order);
    if (report.existence() == Existence::none) line += "none";
    if (report.existence() == Existence::inconclusive) line += "inconclusive";
    if (report.graph()) line += to_graph6(SparseGraph(*report.graph()));
    line += "  by ";
    if (report.exhausted) line += exhaustion_text(*report.exhausted, stopped_by) + " and ";
    print_line(line + z3_text(report.synthesized, stopped_by));
    if (!report.graph()) return;
    print_line(fmt::format("{}  order {}, size {}: {}", to_graph6(SparseGraph(*report.graph())),
                           report.order, report.graph()->size(), minimality));
}

Json z3_json(const even_kernels::Synthesized& z3) {
    Json result = {{"answer", "unknown"}, {"size", nullptr}, {"size_is_least", z3.size_is_least}};
    if (z3.existence == Existence::none) result["answer"] = "unsat";
    if (z3.graph) {
        result["answer"] = "sat";
        result["size"] = z3.graph->size();
    }
    result["proposals"] = z3.proposals;
    return result;
}

Json exhaustion_json(const std::optional<even_kernels::Exhausted>& all) {
    if (!all) return nullptr;
    return {{"complete", all->existence != Existence::inconclusive},
            {"graphs", all->graphs},
            {"fulfilling", all->fulfilling},
            {"of_least_size", all->of_least_size}};
}

void print_json(const even_kernels::EvenKernelWish& wish, const OrderReport& report,
                const char* minimal) {
    Json line = {{"wish", to_string(wish)}, {"order", report.order}, {"exists", nullptr}};
    if (report.existence() != Existence::inconclusive)
        line["exists"] = report.existence() == Existence::exists;
    line["graph"] = nullptr;
    line["size"] = nullptr;
    if (report.graph()) {
        line["graph"] = to_graph6(SparseGraph(*report.graph()));
        line["size"] = report.graph()->size();
    }
    line["minimal"] = nullptr;
    if (minimal != nullptr) line["minimal"] = minimal;
    line["exhaustion"] = exhaustion_json(report.exhausted);
    line["z3"] = z3_json(report.synthesized);
    print_line(line.dump());
}

/// An even kernel, or a refutation; at once if the order is at most 16.
void certify_kernel(std::ostream& out, const SparseGraph& g, std::optional<Vertex> containing) {
    const even_kernels::EvenKernelAnswer answer =
        even_kernels::EvenKernels(g).ask({.containing = containing});
    if (answer.existence == Existence::exists)
        return certificates::write_even_kernel(out, g, containing, answer.kernel);
    certificates::RefutationWriter writer(out, g, containing);
    refute_even_kernel(g, containing, writer.sink());
    writer.finish();
}

/// What the wish says of even kernels, one certificate for each; what it says of the graph itself
/// can be read off the graph.
void certify(std::ostream& out, const even_kernels::EvenKernelWish& wish, const Graph& g) {
    for (even_kernels::WishTrait trait : wish) {
        if (trait == even_kernels::WishTrait::kernel_through_every_vertex) {
            for (Vertex v : g.vertices()) certify_kernel(out, SparseGraph(g), v);
            continue;
        }
        if (trait < even_kernels::WishTrait::kernel) continue;
        certify_kernel(out, SparseGraph(g), std::nullopt);
        if (trait == even_kernels::WishTrait::edge_critical)
            for (const Edge& e : g.edges())
                certify_kernel(out, SparseGraph(g.without_edge(e.u, e.v)), std::nullopt);
        if (trait == even_kernels::WishTrait::vertex_critical)
            for (Vertex v : g.vertices())
                certify_kernel(out, SparseGraph(g.without_vertex(v)), std::nullopt);
    }
}

/// What is left of the time for the whole run, and the signals that end it.
class Limits {
  public:
    explicit Limits(std::optional<double> seconds)
        : seconds_(seconds.value_or(runs::Stop::never)), on_signals_(interrupt_) {}
    even_kernels::EvenKernelLimits left() const {
        const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start_;
        return {.seconds = std::max(0.0, seconds_ - passed.count()), .stop = interrupt_.token()};
    }
    const char* stopped_by() const {
        return interrupt_.requested() ? "an interrupt" : "the time limit";
    }

  private:
    double seconds_;
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
    runs::Stop interrupt_;
    runs::StopOnSignals on_signals_;
};

OrderReport look_at(const even_kernels::EvenKernelWish& wish, int order, int exhaustion_max,
                    const Limits& limits) {
    OrderReport report;
    report.order = order;
    std::atomic<bool> by_z3 = false;
    const runs::ProgressDisplay display([&](double seconds) {
        return fmt::format("order {}: {}, {:.0f} s", order, by_z3 ? "Z3" : "all graphs", seconds);
    });
    if (order <= exhaustion_max) report.exhausted = exhaust(wish, order, limits.left());
    by_z3 = true;
    report.synthesized = synthesize(wish, order, limits.left());
    require_agreement(report);
    return report;
}

int run(const SynthesizeArguments& arguments) {
    const even_kernels::EvenKernelWish wish = parsed_wish(arguments.traits);
    const Orders orders = parsed_orders(arguments.orders);
    CertificateFile certificates(arguments.certificate);
    const Limits limits(arguments.seconds);
    Minimality minimality{.from_order_1 = orders.least == 1};
    int exit_code = exit_refuted;
    for (int order = orders.least; order <= orders.largest && exit_code == exit_refuted; ++order) {
        const OrderReport report = look_at(wish, order, arguments.exhaustion_max, limits);
        minimality.add(report);
        if (arguments.json)
            print_json(wish, report, report.graph() ? minimality.of(report) : nullptr);
        else
            print_for_people(report, minimality.in_words(report), limits.stopped_by());
        if (report.existence() == Existence::inconclusive ||
            (report.graph() && !report.size_is_least()))
            exit_code = exit_inconclusive;
        else if (report.graph())
            exit_code = exit_ok;
        if (report.graph() && certificates.stream() != nullptr)
            certify(*certificates.stream(), wish, *report.graph());
    }
    certificates.close();
    return exit_code;
}

std::string footer() {
    std::string result = "PROPERTY...: all of these together,\n";
    for (const auto& text : even_kernels::wish_traits())
        result += fmt::format("  {:16}{}\n", text.name, text.says);
    return result +
           "Each order from the least on, until one has such a graph: with the fewest edges, in\n"
           "its canonical form. 'by exhaustion': all graphs were looked at; 'by Z3': that there "
           "is\n"
           "none smaller rests on Z3's unsat for some order. Where both are asked, they must "
           "agree.\n"
           "Exit codes: 0 found; 1 there is none of these orders; 2 bad usage; 3 the time limit\n"
           "left one open; 4 the environment failed.\n"
           "Example: gazetteer synthesize non-bipartite 2-connected every-vertex --order ..8";
}

}  // namespace

Verb synthesize_verb() {
    Verb verb{
        .name = "synthesize",
        .says =
            "Find the smallest graph with stated properties of its even kernels: by Z3, the edges "
            "being the unknowns, and by looking at all graphs."};
    const auto arguments = std::make_shared<SynthesizeArguments>();
    verb.option("PROPERTY", &arguments->traits, "What the graph is to have; or joined by ','")
        .required()
        .separated_by(',')
        .value_named("");
    verb.option("--order", &arguments->orders, "..N, M..N or N, up to 16")
        .required()
        .value_named("N");
    verb.option("--exhaustion", &arguments->exhaustion_max,
                "Look at all graphs too, up to this order; 0: at none")
        .between(0, even_kernels::synthesis_order_max)
        .shows_default()
        .value_named("N");
    add_time_limit_option(verb, &arguments->seconds, "For the whole run, in seconds");
    add_json_option(verb, arguments->json, "One JSON object an order");
    add_certificate_option(verb, arguments->certificate,
                           "Write to FILE what gazetteer-check can judge: the even kernels of the "
                           "graph found, or that there are none");
    verb.footer = footer();
    verb.run = [arguments] { return run(*arguments); };
    return verb;
}

}  // namespace gazetteer::cli
