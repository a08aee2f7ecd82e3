// SPDX-License-Identifier: GPL-3.0-or-later
#include "conjectures/propose/propose_table.hpp"

#include <oneapi/tbb/enumerable_thread_specific.h>

#include <algorithm>
#include <map>

#include "conjectures/hunt/piece_runner.hpp"
#include "conjectures/language/evaluator.hpp"
#include "conjectures/language/parse_value.hpp"
#include "graph/canonical/canonical.hpp"

namespace gazetteer::conjectures {

namespace {

/// The number of instances with each row of values.
using Rows = std::map<std::vector<std::int64_t>, std::uint64_t>;

/// The expressions as evaluators, the target first; one a thread.
class Columns {
  public:
    explicit Columns(const std::vector<Expression>& expressions) {
        for (const Expression& e : expressions) {
            about_vertices_ = about_vertices_ || e.about_vertices();
            evaluators_.emplace_back(Conjecture(e));
        }
    }

    /// Adds the rows of one graph, all of them or none. Throws what evaluators throw.
    void add(const Graph& g, Rows& rows) {
        std::vector<std::vector<std::int64_t>> added;
        for (Evaluator& evaluator : evaluators_) evaluator.load(g);
        const std::vector<Vertex> roots =
            about_vertices_ ? orbit_representatives(g) : std::vector<Vertex>{-1};
        for (Vertex root : roots) {
            std::vector<std::int64_t> row;
            for (Evaluator& evaluator : evaluators_) row.push_back(evaluator.value(root).value());
            added.push_back(std::move(row));
        }
        for (auto& row : added) ++rows[std::move(row)];
    }

  private:
    std::vector<Evaluator> evaluators_;
    bool about_vertices_ = false;
};

ValueColumn column_of(const Expression& expression) {
    return {to_string(expression), expression.node(expression.root()).type, {}};
}

/// The texts as expressions, or what is wrong with one of them.
Parsed<std::vector<Expression>> expressions_of(const std::vector<std::string>& texts) {
    std::vector<Expression> result;
    for (const std::string& text : texts) {
        const auto parsed = parse_value(text);
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
    Collection(const std::vector<Expression>& expressions, const HuntOptions& options)
        : runner_(options, memos_of(expressions),
                  std::ranges::any_of(expressions, asks_in_batches)),
          columns_([expressions] { return Columns(expressions); }) {}

    /// Returns whether the level is complete.
    bool take(const Level& level) {
        std::vector<Part> pieces(level.pieces.size());
        const auto complete = runner_.run(level, [&](std::size_t piece) -> PieceRunner::Visit {
            return [&columns = columns_.local(), &part = pieces[piece]](const Graph& g) {
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

}  // namespace

Parsed<ValueTable> value_table(const std::string& target, const std::vector<std::string>& terms,
                               Ground ground, const HuntOptions& options) {
    std::vector<std::string> texts{target};
    texts.insert(texts.end(), terms.begin(), terms.end());
    const auto expressions = expressions_of(texts);
    if (!expressions) return expressions.error();
    ValueTable result;
    Collection collection(*expressions, options);
    while (const auto level = ground.next()) {
        result.complete = collection.take(*level);
        if (!result.complete) break;
        if (level->order >= 0) result.searched = bounded(ground.name_to, level->order);
    }
    if (result.complete) result.searched = ground.name;
    result.given_up = collection.given_up();
    result.target = column_of(expressions->front());
    for (std::size_t i = 1; i < expressions->size(); ++i)
        result.terms.push_back(column_of((*expressions)[i]));
    for (const auto& [row, weight] : collection.rows()) {
        result.target.values.emplace_back(row[0]);
        for (std::size_t i = 1; i < row.size(); ++i)
            result.terms[i - 1].values.emplace_back(row[i]);
        result.weights.push_back(weight);
        result.instances += weight;
    }
    return result;
}

}  // namespace gazetteer::conjectures
