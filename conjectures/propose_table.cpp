#include "conjectures/propose_table.hpp"

#include <map>

#include "conjectures/evaluator.hpp"
#include "conjectures/parse_value.hpp"
#include "graph/canonical.hpp"

namespace gazetteer {

namespace {

/// The expressions as evaluators, the target first.
class Columns {
  public:
    explicit Columns(const std::vector<Expression>& expressions) {
        for (const Expression& e : expressions) {
            about_vertices_ = about_vertices_ || e.about_vertices();
            evaluators_.emplace_back(Conjecture(e));
        }
    }

    /// Adds the rows of one graph.
    void add(const Graph& g, std::map<std::vector<std::int64_t>, std::uint64_t>& rows) {
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

}  // namespace

Parsed<ValueTable> value_table(const std::string& target, const std::vector<std::string>& terms,
                               Ground ground, const std::atomic<bool>* stop) {
    std::vector<std::string> texts{target};
    texts.insert(texts.end(), terms.begin(), terms.end());
    std::vector<Expression> expressions;
    for (const std::string& text : texts) {
        const auto parsed = parse_value(text);
        if (!parsed) return ParseError{"'" + text + "': " + parsed.error().message, 1};
        expressions.push_back(*parsed);
    }
    Columns columns(expressions);
    std::map<std::vector<std::int64_t>, std::uint64_t> rows;
    const auto stopped = [stop] { return stop != nullptr && stop->load(); };
    while (!stopped()) {
        const auto level = ground.next();
        if (!level) break;
        for (const Piece& piece : level->pieces)
            piece.each([&](const Graph& g) {
                columns.add(g, rows);
                return !stopped();
            });
    }
    ValueTable result;
    result.target = column_of(expressions[0]);
    for (std::size_t i = 1; i < expressions.size(); ++i)
        result.terms.push_back(column_of(expressions[i]));
    for (const auto& [row, weight] : rows) {
        result.target.values.emplace_back(row[0]);
        for (std::size_t i = 1; i < row.size(); ++i)
            result.terms[i - 1].values.emplace_back(row[i]);
        result.weights.push_back(weight);
        result.instances += weight;
    }
    return result;
}

}  // namespace gazetteer
