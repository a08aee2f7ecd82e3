// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/propose/propose_table.hpp"

#include <oneapi/tbb/enumerable_thread_specific.h>

#include <algorithm>
#include <map>

#include "counterexamples/hunt/piece_runner.hpp"
#include "graph/canonical/canonical.hpp"
#include "language/expressions/evaluator.hpp"
#include "language/expressions/parse_value.hpp"

namespace gazetteer::conjectures {

namespace {

/// The number of instances with each row: the values, then what the known theorems tell.
using Rows = std::map<std::vector<std::int64_t>, std::uint64_t>;

/// The expressions as evaluators, the target first; one a thread.
class Columns {
  public:
    Columns(const std::vector<Expression>& expressions, const std::vector<KnownTheorem>& known)
        : known_(known) {
        for (const Expression& e : expressions) {
            about_vertices_ = about_vertices_ || e.about_vertices();
            evaluators_.emplace_back(Conjecture(e));
        }
    }

    /// Adds the rows of one graph, all of them or none. Throws what evaluators throw.
    template <class AGraph>
    void add(const AGraph& g, Rows& rows) {
        if constexpr (std::is_same_v<AGraph, LargeGraph>)
            throw LimitExceeded("proposals take graphs of order at most 64");
        else
            add_rows(g, rows);
    }

  private:
    template <class AGraph>
    void add_rows(const AGraph& g, Rows& rows) {
        std::vector<std::vector<std::int64_t>> added;
        for (Evaluator& evaluator : evaluators_) evaluator.load(g);
        known_.load(g);
        const std::vector<Vertex> roots =
            about_vertices_ ? orbit_representatives(g) : std::vector<Vertex>{-1};
        for (Vertex root : roots) {
            std::vector<std::int64_t> row;
            for (Evaluator& evaluator : evaluators_) row.push_back(evaluator.value(root).value());
            row.push_back(known_.tells_above(root) ? 1 : 0);
            row.push_back(known_.tells_below(root) ? 1 : 0);
            added.push_back(std::move(row));
        }
        for (auto& row : added) ++rows[std::move(row)];
    }

    std::vector<Evaluator> evaluators_;
    KnownEvaluators known_;
    bool about_vertices_ = false;
};

ValueColumn column_of(const Expression& expression) {
    return {to_string(expression), expression.node(expression.root()).type, {}};
}

/// The texts as expressions, or what is wrong with one of them.
Parsed<std::vector<Expression>> expressions_of(const std::vector<std::string>& texts, About about) {
    std::vector<Expression> result;
    for (const std::string& text : texts) {
        const auto parsed = parse_value(text, about);
        if (!parsed) return ParseError{"'" + text + "': " + parsed.error().message, 1};
        if (parsed->node(parsed->root()).type == Type::real)
            return ParseError{"'" + text +
                                  "': proposals are of booleans and integers, and this is " +
                                  "a real: take floor(...) or ceil(...) of it",
                              1};
        result.push_back(*parsed);
    }
    return result;
}

/// How many memos a thread needs: each expression has its own evaluator, games share memos.
std::size_t memos_of(const std::vector<Expression>& expressions) {
    std::size_t result = 0;
    for (const Expression& e : expressions) result += gazetteer::conjectures::memos_of(e);
    return result;
}

/// The rows of all levels; an interrupted level counts for nothing.
class Collection {
  public:
    Collection(const std::vector<Expression>& expressions, const std::vector<KnownTheorem>& known,
               const HuntOptions& options)
        : runner_(options, memos_of(expressions),
                  std::ranges::any_of(expressions, asks_in_batches)),
          columns_([expressions, known] { return Columns(expressions, known); }) {}

    /// Returns whether the level is complete.
    bool take(const Level& level) {
        std::vector<Part> pieces(level.pieces.size());
        const auto complete = runner_.run(level, [&](std::size_t piece) -> PieceRunner::Visit {
            return [&columns = columns_.local(), &part = pieces[piece]](const auto& g) {
                const std::string limit = limit_met([&] { columns.add(g, part.rows); });
                if (!limit.empty()) give_up(part.given_up, {g, limit});
                return true;
            };
        });
        if (std::ranges::count(complete, 0) > 0) return false;
        for (Part& part : pieces) {
            for (const auto& row : part.rows) rows_[row.first] += row.second;
            add(given_up_, std::move(part.given_up));
        }
        return true;
    }
    const Rows& rows() const { return rows_; }
    const GivenUpTally& given_up() const { return given_up_; }

  private:
    struct Part {
        Rows rows;
        GivenUpTally given_up;
    };
    PieceRunner runner_;
    tbb::enumerable_thread_specific<Columns> columns_;
    Rows rows_;
    GivenUpTally given_up_;
};

/// The columns and weights by the rows.
void fill(ValueTable& table, const Rows& rows) {
    table.target.values.clear();
    for (ValueColumn& term : table.terms) term.values.clear();
    table.known_above.clear();
    table.known_below.clear();
    table.weights.clear();
    for (const auto& [row, weight] : rows) {
        table.target.values.emplace_back(row[0]);
        for (std::size_t i = 0; i < table.terms.size(); ++i)
            table.terms[i].values.emplace_back(row[i + 1]);
        table.known_above.push_back(row[row.size() - 2] != 0);
        table.known_below.push_back(row[row.size() - 1] != 0);
        table.weights.push_back(weight);
    }
}

Rows rows_of(const ValueTable& table) {
    Rows result;
    for (std::size_t i = 0; i < table.weights.size(); ++i) {
        std::vector<std::int64_t> row{table.target.values[i].value()};
        for (const ValueColumn& term : table.terms) row.push_back(term.values[i].value());
        row.push_back(table.known_above[i]);
        row.push_back(table.known_below[i]);
        result[std::move(row)] = table.weights[i];
    }
    return result;
}

}  // namespace

Parsed<std::vector<ValueColumn>> columns_of(const std::vector<std::string>& texts) {
    const auto expressions = expressions_of(texts, About::graphs);
    if (!expressions) return expressions.error();
    std::vector<ValueColumn> result;
    for (const Expression& expression : *expressions) result.push_back(column_of(expression));
    return result;
}

Parsed<ValueTable> value_table(const std::string& target, const std::vector<std::string>& terms,
                               Ground ground, const HuntOptions& options,
                               std::vector<KnownTheorem> known) {
    std::vector<std::string> texts{target};
    texts.insert(texts.end(), terms.begin(), terms.end());
    const auto expressions = expressions_of(texts, ground.about);
    if (!expressions) return expressions.error();
    ValueTable result;
    result.about = ground.about;
    Collection collection(*expressions, known, options);
    while (const auto level = ground.next()) {
        result.complete = collection.take(*level);
        if (!result.complete) break;
        if (level->order >= 0) result.searched = bounded(ground.name_to, level->order);
    }
    if (result.complete) result.searched = ground.name;
    result.known = std::move(known);
    result.given_up = collection.given_up();
    result.target = column_of(expressions->front());
    for (std::size_t i = 1; i < expressions->size(); ++i)
        result.terms.push_back(column_of((*expressions)[i]));
    fill(result, collection.rows());
    for (std::uint64_t weight : result.weights) result.instances += weight;
    return result;
}

void add_further(ValueTable& table, const std::vector<Graph>& graphs, const HuntOptions& options) {
    std::vector<std::string> texts{table.target.text};
    for (const ValueColumn& term : table.terms) texts.push_back(term.text);
    Collection collection(*expressions_of(texts, table.about), table.known, options);
    Ground ground = list_ground("further graphs", graphs);
    while (const auto level = ground.next())
        if (!collection.take(*level)) return;
    Rows rows = rows_of(table);
    for (const auto& row : collection.rows()) rows.try_emplace(row.first, 0);
    table.further += graphs.size();
    add(table.given_up, GivenUpTally(collection.given_up()));
    fill(table, rows);
}

}  // namespace gazetteer::conjectures
