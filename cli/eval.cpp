// gazetteer eval: the values of expressions on graphs; a filter; counts; extremal graphs.
#include <fmt/format.h>

#include <map>
#include <memory>
#include <optional>

#include "cli/arguments/common_options.hpp"
#include "cli/eval/value_printer.hpp"
#include "cli/hunt/ground_options.hpp"
#include "cli/hunt/request.hpp"
#include "cli/hunt/run.hpp"
#include "cli/input/script_games.hpp"
#include "cli/output/output.hpp"
#include "cli/verbs.hpp"
#include "conjectures/language/parse_value.hpp"
#include "conjectures/values/evaluation.hpp"

namespace gazetteer::cli {

namespace {

using conjectures::Evaluation;
using conjectures::Expression;
using conjectures::GraphRows;
using conjectures::Integer;
using conjectures::Type;
using conjectures::ValueRow;

struct EvalArguments {
    std::string terms;
    std::string where;
    std::string count_by;
    std::string max;
    std::string min;
    std::vector<std::string> games;
    HuntRequest request;
    bool csv = false;
    int threads = 0;
    double seconds = runs::Stop::never;
    std::size_t mebibytes = 2048;
};

void check(const EvalArguments& arguments) {
    const int modes = (arguments.count_by.empty() ? 0 : 1) + (arguments.max.empty() ? 0 : 1) +
                      (arguments.min.empty() ? 0 : 1);
    if (modes > 1) throw InputError("--count-by, --max and --min exclude each other");
    if (!arguments.count_by.empty() && !arguments.terms.empty())
        throw InputError("--count-by has its own terms");
    if (modes == 0 && arguments.terms.empty() && arguments.where.empty())
        throw InputError("eval takes TERMS, --where, --count-by, --max or --min");
    if (arguments.csv && arguments.request.json)
        throw InputError("--csv and --json exclude each other");
}

Expression term_of(const std::string& text, const char* where) {
    return value_of(conjectures::parse_value(text), text, where);
}

/// The extremal term first, then the others.
Evaluation evaluation_of(const EvalArguments& arguments) {
    Evaluation result{.by = conjectures::by_named(arguments.request.by).value()};
    if (!arguments.max.empty()) result.terms.push_back(term_of(arguments.max, "--max"));
    if (!arguments.min.empty()) result.terms.push_back(term_of(arguments.min, "--min"));
    const std::string& list = arguments.count_by.empty() ? arguments.terms : arguments.count_by;
    const char* const where = arguments.count_by.empty() ? "<terms>" : "--count-by";
    if (!list.empty())
        for (const std::string& text : terms_in(list, where))
            result.terms.push_back(term_of(text, where));
    if (!arguments.where.empty())
        result.where =
            value_of(conjectures::parse_expression(arguments.where), arguments.where, "--where");
    for (const Expression& term : result.terms) warn_of(term);
    if (result.where) warn_of(*result.where);
    return result;
}

std::vector<std::string> heads_of(const Evaluation& what) {
    std::vector<std::string> result;
    for (const Expression& term : what.terms) result.push_back(to_string(term));
    return result;
}

ValueCell cell_of(const Expression& term, Integer value) {
    if (term.node(term.root()).type == Type::boolean && value.is_finite())
        return value.value() != 0;
    return value;
}

std::vector<ValueCell> cells_of(const Evaluation& what, const std::vector<Integer>& values) {
    std::vector<ValueCell> result;
    for (std::size_t i = 0; i < values.size(); ++i)
        result.push_back(cell_of(what.terms[i], values[i]));
    return result;
}

/// What is done with the rows.
class RowsUser {
  public:
    virtual ~RowsUser() = default;
    virtual void take(const GraphRows& rows) = 0;
    virtual void finish() = 0;
};

/// The graphs that have a row, as they were given.
class Passed : public RowsUser {
  public:
    void take(const GraphRows& rows) override { print_line(rows.text); }
    void finish() override {}
};

/// Graph, vertex and values, a line a row.
class Listed : public RowsUser {
  public:
    Listed(const Evaluation& what, RowFormat format) : what_(what), printer_(format, heads(what)) {}

    void take(const GraphRows& rows) override {
        for (const ValueRow& row : rows.rows) {
            std::vector<ValueCell> cells{rows.text};
            if (row.v >= 0) cells.emplace_back(Integer(row.v));
            for (ValueCell& cell : cells_of(what_, row.values)) cells.push_back(std::move(cell));
            printer_.row(cells);
        }
    }
    void finish() override { printer_.finish(); }

  private:
    static std::vector<std::string> heads(const Evaluation& what) {
        std::vector<std::string> result{"graph"};
        if (what.about_vertices()) result.emplace_back("v");
        for (std::string& head : heads_of(what)) result.push_back(std::move(head));
        return result;
    }

    const Evaluation& what_;
    ValuePrinter printer_;
};

/// How many instances have the same values.
class Counted : public RowsUser {
  public:
    Counted(const Evaluation& what, RowFormat format) : what_(what), format_(format) {}

    void take(const GraphRows& rows) override {
        for (const ValueRow& row : rows.rows) {
            key_.clear();
            for (Integer value : row.values) key_.push_back(value.value());
            ++counts_[key_];
        }
    }
    void finish() override {
        std::vector<std::string> heads = heads_of(what_);
        heads.emplace_back(what_.about_vertices() ? "vertices" : "graphs");
        ValuePrinter printer(format_, std::move(heads));
        for (const auto& [key, count] : counts_) {
            std::vector<ValueCell> cells =
                cells_of(what_, std::vector<Integer>(key.begin(), key.end()));
            cells.emplace_back(Integer(count));
            printer.row(cells);
        }
        printer.finish();
    }

  private:
    const Evaluation& what_;
    RowFormat format_;
    std::vector<std::int64_t> key_;
    std::map<std::vector<std::int64_t>, std::int64_t> counts_;
};

/// The rows with the greatest value of the first term, or the least. Undefined values are none.
class Extremal : public RowsUser {
  public:
    Extremal(const Evaluation& what, bool greatest, RowFormat format)
        : greatest_(greatest), listed_(what, format) {}

    void take(const GraphRows& rows) override {
        GraphRows best{rows.text, {}};
        for (const ValueRow& row : rows.rows) {
            const Integer value = row.values.front();
            if (value.is_undefined() || (best_ && is_better(*best_, value))) continue;
            if (best_ && is_better(value, *best_)) {
                kept_.clear();
                best.rows.clear();
            }
            best_ = value;
            best.rows.push_back(row);
        }
        if (!best.rows.empty()) kept_.push_back(std::move(best));
    }
    void finish() override {
        for (const GraphRows& rows : kept_) listed_.take(rows);
        listed_.finish();
    }

  private:
    bool is_better(Integer a, Integer b) const { return greatest_ ? less(b, a) : less(a, b); }

    bool greatest_;
    Listed listed_;
    std::optional<Integer> best_;
    std::vector<GraphRows> kept_;
};

std::unique_ptr<RowsUser> user_of(const EvalArguments& arguments, const Evaluation& what) {
    const RowFormat format = arguments.csv            ? RowFormat::csv
                             : arguments.request.json ? RowFormat::json
                                                      : RowFormat::table;
    if (!arguments.count_by.empty()) return std::make_unique<Counted>(what, format);
    if (!arguments.max.empty() || !arguments.min.empty())
        return std::make_unique<Extremal>(what, !arguments.max.empty(), format);
    if (what.terms.empty()) return std::make_unique<Passed>();
    return std::make_unique<Listed>(what, format);
}

int concluded(const conjectures::EvaluationReport& report) {
    for (const conjectures::GivenUp& one : report.given_up.least)
        fmt::print(stderr, "gazetteer: given up: {}: {}\n", to_graph6(one.graph), one.reason);
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
    add_ground_options(verb, arguments->request);
    add_games_option(verb, arguments->games);
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
