#include "conjectures/propose_table.hpp"

#include <oneapi/tbb/enumerable_thread_specific.h>

#include <algorithm>
#include <map>

#include "conjectures/evaluator.hpp"
#include "conjectures/parse_value.hpp"
#include "conjectures/piece_runner.hpp"
#include "graph/canonical.hpp"

namespace gazetteer {

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

    /// Adds the rows of one graph.
    void add(const Graph& g, Rows& rows) {
        for (Evaluator& evaluator : evaluators_) evaluator.load(g);
        const std::vector<Vertex> roots =
            about_vertices_ ? orbit_representatives(g) : std::vector<Vertex>{-1};
        for (Vertex root : roots) {
            std::vector<std::int64_t> row;
            for (Evaluator& evaluator : evaluators_) row.push_back(evaluator.value(root).value());
            ++rows[row];
        }
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
        result.push_back(*parsed);
    }
    return result;
}

/// The rows of all levels, of which an interrupted one counts for nothing.
class Collection {
  public:
    Collection(const std::vector<Expression>& expressions, const HuntOptions& options)
        : runner_(options), columns_([expressions] { return Columns(expressions); }) {}

    /// Returns whether the level is complete.
    bool take(const Level& level) {
        std::vector<Rows> pieces(level.pieces.size());
        const auto complete = runner_.run(level, [&](std::size_t piece) -> PieceRunner::Visit {
            return [&columns = columns_.local(), &rows = pieces[piece]](const Graph& g) {
                columns.add(g, rows);
            };
        });
        if (std::ranges::count(complete, 0) > 0) return false;
        for (const Rows& piece : pieces)
            for (const auto& row : piece) rows_[row.first] += row.second;
        return true;
    }
    const Rows& rows() const { return rows_; }

  private:
    PieceRunner runner_;
    tbb::enumerable_thread_specific<Columns> columns_;
    Rows rows_;
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

}  // namespace gazetteer
