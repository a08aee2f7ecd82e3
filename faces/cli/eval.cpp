// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer eval: the values of expressions on graphs; a filter; counts; extremal graphs.
#include <fmt/format.h>

#include <memory>

#include "counterexamples/values/evaluation.hpp"
#include "faces/cli/arguments/common_options.hpp"
#include "faces/cli/eval/row_users.hpp"
#include "faces/cli/hunt/ground_options.hpp"
#include "faces/cli/hunt/request.hpp"
#include "faces/cli/hunt/run.hpp"
#include "faces/cli/input/script_games.hpp"
#include "faces/cli/output/output.hpp"
#include "faces/cli/verbs.hpp"
#include "language/expressions/parse_value.hpp"

namespace gazetteer::cli {

namespace {

using conjectures::Evaluation;
using conjectures::Expression;
using conjectures::GraphRows;

struct EvalArguments {
    std::string terms;
    std::string where;
    std::string count_by;
    std::string max;
    std::string min;
    /// The SVG file; empty for none.
    std::string plot;
    std::vector<std::string> games;
    HuntRequest request;
    bool csv = false;
    int threads = 0;
    double seconds = runs::Stop::never;
    std::size_t mebibytes = 2048;
};

void check(const EvalArguments& arguments) {
    const int modes = (arguments.count_by.empty() ? 0 : 1) + (arguments.max.empty() ? 0 : 1) +
                      (arguments.min.empty() ? 0 : 1) + (arguments.plot.empty() ? 0 : 1);
    if (modes > 1) throw InputError("--count-by, --max, --min and --plot exclude each other");
    if (!arguments.count_by.empty() && !arguments.terms.empty())
        throw InputError("--count-by has its own terms");
    if (modes == 0 && arguments.terms.empty() && arguments.where.empty())
        throw InputError("eval takes TERMS, --where, --count-by, --max or --min");
    if (!arguments.plot.empty() && terms_in(arguments.terms, "<terms>").size() != 2)
        throw InputError("--plot takes two TERMS, as in 'size, girth'");
    if (arguments.csv && arguments.request.json)
        throw InputError("--csv and --json exclude each other");
}

/// A term whose values are compared by size.
Expression term_of(const std::string& text, const char* where, conjectures::About about) {
    return value_of(conjectures::parse_value(text, about), text, where);
}

/// A term whose values are printed.
Expression printed_term_of(const std::string& text, const char* where, conjectures::About about) {
    return value_of(conjectures::parse_answer(text, about), text, where);
}

/// The extremal term first, then the others.
Evaluation evaluation_of(const EvalArguments& arguments) {
    Evaluation result{.by = conjectures::by_named(arguments.request.by).value()};
    const conjectures::About about = about_of(arguments.request);
    if (!arguments.max.empty()) result.terms.push_back(term_of(arguments.max, "--max", about));
    if (!arguments.min.empty()) result.terms.push_back(term_of(arguments.min, "--min", about));
    const std::string& list = arguments.count_by.empty() ? arguments.terms : arguments.count_by;
    const char* const where = arguments.count_by.empty() ? "<terms>" : "--count-by";
    const auto read = arguments.plot.empty() ? printed_term_of : term_of;
    if (!list.empty())
        for (const std::string& text : terms_in(list, where))
            result.terms.push_back(read(text, where, about));
    if (!arguments.where.empty())
        result.where = value_of(conjectures::parse_expression(arguments.where, about),
                                arguments.where, "--where");
    for (const Expression& term : result.terms) warn_of(term);
    if (result.where) warn_of(*result.where);
    return result;
}

/// "order, size where connected".
std::string plot_title(const EvalArguments& arguments) {
    return arguments.where.empty() ? arguments.terms
                                   : arguments.terms + " where " + arguments.where;
}

std::unique_ptr<RowsUser> user_of(const EvalArguments& arguments, const Evaluation& what) {
    const RowFormat format = arguments.csv            ? RowFormat::csv
                             : arguments.request.json ? RowFormat::json
                                                      : RowFormat::table;
    if (!arguments.count_by.empty()) return counted_by_value(what, format);
    if (!arguments.max.empty() || !arguments.min.empty())
        return extremal(what, !arguments.max.empty(), format);
    if (!arguments.plot.empty()) return plotted(what, plot_title(arguments), arguments.plot);
    return what.terms.empty() ? passed_on() : listed(what, format);
}

int concluded(const conjectures::EvaluationReport& report) {
    name_given_up(report.given_up);
    if (report.given_up.count > 0)
        fmt::print(stderr, "gazetteer: inconclusive: graphs given up: {}\n", report.given_up.count);
    if (!report.complete)
        fmt::print(stderr, "gazetteer: inconclusive: interrupted after {} graphs\n", report.graphs);
    else if (report.graphs == 0)
        fmt::print(stderr, "gazetteer: no graph was looked at\n");
    return report.complete && report.graphs > 0 && report.given_up.count == 0 ? exit_ok
                                                                              : exit_inconclusive;
}

int run(EvalArguments arguments) {
    check(arguments);
    if (grounds_in(arguments.request) == 0) arguments.request.input = "-";
    add_to_conjectures(read_games_files(arguments.games));
    add_to_conjectures(arguments.request.terms);
    const Evaluation what = evaluation_of(arguments);
    const std::unique_ptr<RowsUser> user = user_of(arguments, what);
    const HuntLimits limits(arguments.seconds, bytes_of(arguments.mebibytes), arguments.threads);
    conjectures::EvaluationReport report;
    run_watched(limits.on({}), [&](const conjectures::HuntOptions& options) {
        report = with_ground(arguments.request, [&](conjectures::Ground ground) {
            return evaluate(what, std::move(ground), options, [&](const GraphRows& rows) {
                user->take(rows);
                return true;
            });
        });
    });
    user->finish();
    return concluded(report);
}

}  // namespace

Verb eval_verb() {
    Verb verb{.name = "eval",
              .says = "Evaluate terms on graphs: list, filter, count, find the extremal ones."};
    const auto arguments = std::make_shared<EvalArguments>();
    verb.option("TERMS", &arguments->terms,
                "Expressions, separated by commas: a column each; where one speaks of v, a row is "
                "a vertex");
    verb.option("--where", &arguments->where,
                "Only instances with this property. Without TERMS: pass on the graphs that have "
                "one, unchanged")
        .value_named("EXPR");
    verb.option("--count-by", &arguments->count_by, "Count the instances by the values of TERMS")
        .value_named("TERMS");
    verb.option("--max", &arguments->max, "Only the instances with the greatest value of TERM")
        .value_named("TERM");
    verb.option("--min", &arguments->min, "Only the instances with the least value of TERM")
        .value_named("TERM");
    verb.option(
            "--plot", &arguments->plot,
            "Draw the two TERMS of each instance as a scatter plot with its convex hull, as SVG")
        .value_named("FILE")
        .output();
    add_ground_options(verb, arguments->request);
    add_games_option(verb, arguments->games);
    add_program_terms_option(verb, arguments->request.terms);
    verb.option("--by", &arguments->request.by,
                "Who decides P and N on given and random graphs, "
                "as in hunt")
        .one_of({"oracle", "theorem", "auto"})
        .shows_default()
        .value_named("");
    verb.option("--csv", &arguments->csv, "Comma-separated values, with a line of heads");
    add_json_option(verb, arguments->request.json);
    add_threads_option(verb, arguments->threads);
    add_time_limit_option(verb, &arguments->seconds, "Stop after S seconds");
    add_memory_option(verb, arguments->mebibytes,
                      "For the memos of the games, all threads together, in MiB");
    verb.footer =
        "Without a ground the graphs come from standard input, one a line.\n"
        "Exit codes: 0 evaluated on all graphs; 2 bad usage or input; 3 inconclusive: stopped by\n"
        "a signal or the time limit, a graph was given up, or no graph was looked at; 4 the\n"
        "environment failed.\n"
        "Example: gazetteer eval --count-by 'order, size' --where 'triangle_free' --order ..5";
    verb.run = [arguments] { return run(*arguments); };
    return verb;
}

}  // namespace gazetteer::cli
