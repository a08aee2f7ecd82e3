// SPDX-License-Identifier: GPL-3.0-or-later
#include "gazetteer/evaluate.hpp"

#include "counterexamples/values/evaluation.hpp"
#include "faces/library/hunts/conjecture_input.hpp"
#include "faces/library/hunts/conjecture_lock.hpp"
#include "language/expressions/parse_value.hpp"
#include "language/numbers/exact_text.hpp"

namespace gazetteer::v0 {

namespace {

using RowsVisit = std::function<bool(const std::vector<Row>&)>;

Value of_integer(conjectures::Integer integer, bool boolean) {
    Value result{.text = to_string(integer)};
    if (integer.is_undefined()) return result;
    result.kind = integer.is_infinite() ? Value::Kind::infinite
                  : boolean             ? Value::Kind::boolean
                                        : Value::Kind::integer;
    if (integer.is_infinite()) return result;
    result.integer = integer.value();
    result.real = static_cast<double>(integer.value());
    if (boolean) result.text = integer.value() != 0 ? "true" : "false";
    return result;
}

Value of_real(const conjectures::Real& real) {
    Value result{.text = to_string(real)};
    if (real.is_undefined()) return result;
    result.kind = real.is_infinite() ? Value::Kind::infinite : Value::Kind::real;
    if (real.is_infinite()) return result;
    result.real = approximate(real);
    result.exact = exact_text(real);
    return result;
}

Value value_of_term(const conjectures::Expression& term, const conjectures::Value& value) {
    if (value.real) return of_real(*value.real);
    return of_integer(value.integer, term.node(term.root()).type == conjectures::Type::boolean);
}

conjectures::Evaluation evaluation_of(const std::vector<std::string>& terms,
                                      const std::string& where, conjectures::About about) {
    if (terms.empty()) throw InputError("no term is given; at least one is expected");
    conjectures::Evaluation result;
    for (const std::string& term : terms)
        result.terms.push_back(value_of(conjectures::parse_value(term, about), term, "<term>"));
    if (!where.empty())
        result.where = value_of(conjectures::parse_expression(where, about), where, "<where>");
    return result;
}

std::vector<Row> rows_of(const conjectures::Evaluation& what, const conjectures::GraphRows& of) {
    std::vector<Row> result;
    for (const conjectures::ValueRow& row : of.rows) {
        result.push_back({.graph = of.text});
        result.back().given = place_given(of.line);
        if (row.v >= 0) result.back().vertex = row.v;
        for (std::size_t i = 0; i < row.values.size(); ++i)
            result.back().values.push_back(value_of_term(what.terms[i], row.values[i]));
    }
    return result;
}

void evaluate_on(const std::vector<std::string>& terms, const conjectures::SuiteGround& ground,
                 const RowsVisit& visit, const EvaluateOptions& options) {
    const conjectures::Evaluation what = evaluation_of(terms, options.where, ground.about());
    const CallLimits limits(options.limits);
    const conjectures::HuntOptions own{
        .threads = limits.threads(), .stop = limits.stop(), .bytes = limits.bytes()};
    conjectures::EvaluationReport report;
    with_ground(ground, [&](conjectures::Ground all) {
        report = conjectures::evaluate(
            what, std::move(all), own,
            [&](const conjectures::GraphRows& rows) { return visit(rows_of(what, rows)); });
    });
    if (!report.complete) throw runs::Stopped();
    if (report.given_up.count == 0) return;
    const conjectures::GivenUp& first = report.given_up.least.front();
    throw LimitReached("given up: " + text_of(first.graph) + ": " + first.reason);
}

}  // namespace

void for_each_row(const std::vector<std::string>& terms, const std::string& ground,
                  const RowsVisit& visit, const EvaluateOptions& options) {
    const ConjecturesInUse in_use;
    in_public([&] { evaluate_on(terms, ground_of(ground), visit, options); });
}

std::vector<Row> evaluate(const std::vector<std::string>& terms, const std::string& ground,
                          const EvaluateOptions& options) {
    std::vector<Row> result;
    const auto keep = [&](const std::vector<Row>& rows) {
        result.insert(result.end(), rows.begin(), rows.end());
        return true;
    };
    for_each_row(terms, ground, keep, options);
    return result;
}

std::vector<Row> evaluate(const std::vector<std::string>& terms,
                          const std::vector<AnyGraph>& graphs, const EvaluateOptions& options) {
    const ConjecturesInUse in_use;
    std::vector<Row> result;
    in_public([&] {
        const auto keep = [&](const std::vector<Row>& rows) {
            result.insert(result.end(), rows.begin(), rows.end());
            return true;
        };
        evaluate_on(terms, ground_of(graphs), keep, options);
    });
    return result;
}

}  // namespace gazetteer::v0
