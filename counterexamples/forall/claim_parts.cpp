// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/forall/claim_parts.hpp"

#include <charconv>
#include <map>
#include <utility>

namespace gazetteer::conjectures {

namespace {

using OfLaws = SequenceLaw (*)(const SequenceLaw&, const SequenceLaw&);

constexpr int place_max = 1000;

const std::map<std::string, OfTwo>& connectives() {
    static const std::map<std::string, OfTwo> all{
        {"and", [](auto a, auto b) { return a & b; }},
        {"or", [](auto a, auto b) { return a | b; }},
        {"xor", [](auto a, auto b) { return a ^ b; }},
        {"->", [](auto a, auto b) { return (1 - a) | b; }},
        {"<->", [](auto a, auto b) { return 1 - (a ^ b); }}};
    return all;
}
const std::map<std::string, OfLaws>& operations() {
    static const std::map<std::string, OfLaws> all{
        {"+", sum}, {"-", difference}, {"*", product}, {"div", quotient}, {"mod", remainder}};
    return all;
}
const std::map<std::string, OfLaws>& functions() {
    static const std::map<std::string, OfLaws> all{
        {"gcd", greatest_common_divisor}, {"min", least_of}, {"max", greatest_of}};
    return all;
}
/// Functions of the sign of a - b; the second argument is ignored.
const std::map<std::string, OfTwo>& comparisons() {
    static const std::map<std::string, OfTwo> all{
        {"=", [](auto sign, auto) -> std::int64_t { return sign == 0; }},
        {"!=", [](auto sign, auto) -> std::int64_t { return sign != 0; }},
        {"<", [](auto sign, auto) -> std::int64_t { return sign < 0; }},
        {"<=", [](auto sign, auto) -> std::int64_t { return sign <= 0; }},
        {">", [](auto sign, auto) -> std::int64_t { return sign > 0; }},
        {">=", [](auto sign, auto) -> std::int64_t { return sign >= 0; }}};
    return all;
}

Vertex vertex_of(const Graph& part, const Syntax& syntax) {
    if (part.order() == 0) fail_at(syntax.column, "the chain has no such end");
    return static_cast<Vertex>(written_number(syntax, part.order() - 1));
}

}  // namespace

Series truth(SequenceLaw law) {
    return {true, std::move(law)};
}
Series numbers(SequenceLaw law) {
    return {false, std::move(law)};
}
SequenceLaw negated(const SequenceLaw& truth_values) {
    return difference(constant_law(truth_values.first, 1), truth_values);
}

void fail_at(int column, const std::string& message) {
    throw ParseError{message, column};
}

const SequenceLaw& number_of(const Series& series, int column) {
    if (series.is_truth) fail_at(column, "a number is expected here, not a truth value");
    return series.law;
}
const SequenceLaw& truth_of(const Series& series, int column) {
    if (!series.is_truth) fail_at(column, "a truth value is expected here, not a number");
    return series.law;
}

Series operated(const Syntax& operation, const Series& a) {
    const int column = operation.children[0].column;
    if (operation.text == "not") return truth(negated(truth_of(a, column)));
    if (operation.text == "-") return numbers(negative(number_of(a, column)));
    fail_at(operation.column, "'" + operation.text + "' is not decided for all n");
}

Series operated(const Syntax& operation, const Series& a, const Series& b) {
    const int left = operation.children[0].column;
    const int right = operation.children[1].column;
    if (const auto found = connectives().find(operation.text); found != connectives().end()) {
        const SequenceLaw& of_left = truth_of(a, left);
        return truth(connected(of_left, truth_of(b, right), found->second));
    }
    const auto found = operations().find(operation.text);
    if (found == operations().end())
        fail_at(operation.column,
                "'" + operation.text +
                    "' is not decided for all n; there are + - * div mod, and a quotient "
                    "within floor or ceil");
    const SequenceLaw& of_left = number_of(a, left);
    return numbers(found->second(of_left, number_of(b, right)));
}

bool is_function_of_two(const std::string& name) {
    return functions().contains(name);
}

Series function_of_two(const Syntax& function, const Series& a, const Series& b) {
    const SequenceLaw& first = number_of(a, function.children[0].column);
    return numbers(functions().at(function.text)(first, number_of(b, function.children[1].column)));
}

bool is_function_of_one(const std::string& name) {
    return name == "abs" || name == "floor" || name == "ceil";
}

Series function_of_one(const Syntax& function, const Series& a) {
    const SequenceLaw& law = number_of(a, function.children[0].column);
    return numbers(function.text == "abs" ? greatest_of(law, negative(law)) : law);
}

const Syntax* quotient_to_round(const Syntax& function) {
    if (function.text == "abs") return nullptr;
    const Syntax& inner = function.children[0];
    return inner.kind == Syntax::Kind::operation && inner.text == "/" ? &inner : nullptr;
}

Series rounded_quotient(const Syntax& function, const Series& a, const Series& b) {
    const Syntax& inner = function.children[0];
    const SequenceLaw& above = number_of(a, inner.children[0].column);
    const SequenceLaw& below = number_of(b, inner.children[1].column);
    if (function.text == "floor") return numbers(quotient(above, below));
    return numbers(negative(quotient(negative(above), below)));
}

SequenceLaw compared(const Syntax::Word& sign, const SequenceLaw& a, const SequenceLaw& b) {
    const auto found = comparisons().find(sign.text);
    if (found == comparisons().end())
        fail_at(sign.column, "'" + sign.text + "' is not decided for all n");
    const SequenceLaw signs = comparison(a, b);
    return pointwise(signs, signs, found->second);
}

std::int64_t written_number(const Syntax& syntax, std::int64_t most) {
    std::int64_t result = 0;
    const char* const end = syntax.text.data() + syntax.text.size();
    const auto [next, error] = std::from_chars(syntax.text.data(), end, result);
    if (syntax.kind != Syntax::Kind::number || error != std::errc() || next != end || result > most)
        fail_at(syntax.column, "a number to " + std::to_string(most) + " is expected");
    return result;
}

ChainPlace place_in(const Chain& chain, const Syntax& syntax) {
    const std::string& name = syntax.text;
    const auto arguments = syntax.children.size();
    if (name == "first" && arguments == 0) return first_place(chain);
    if (name == "last" && arguments == 0) return last_place(chain);
    if ((name == "unit" || name == "last_unit") && arguments == 2)
        return {ChainPlace::Part::unit,
                static_cast<int>(written_number(syntax.children[0], place_max)),
                name == "last_unit", vertex_of(chain.unit, syntax.children[1])};
    if (name == "left" && arguments == 1)
        return {ChainPlace::Part::left, 0, false, vertex_of(chain.left.graph, syntax.children[0])};
    if (name == "right" && arguments == 1)
        return {ChainPlace::Part::right, 0, false,
                vertex_of(chain.right.graph, syntax.children[0])};
    fail_at(syntax.column,
            "a vertex is expected: first, last, unit(i, j), last_unit(i, j), left(j) or right(j)");
}

}  // namespace gazetteer::conjectures
