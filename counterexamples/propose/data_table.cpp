// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/propose/data_table.hpp"

#include <map>
#include <nlohmann/json.hpp>

#include "graph/errors.hpp"
#include "language/expressions/parse_value.hpp"

namespace gazetteer::conjectures {

namespace {

using Json = nlohmann::json;

/// The value as a number of a row, or nothing if it is not of the type.
std::optional<Integer> value_in(const Json& json, Type type) {
    if (json.is_null()) return Integer::undefined();
    if (type == Type::boolean)
        return json.is_boolean() ? std::optional(Integer(json.get<bool>() ? 1 : 0)) : std::nullopt;
    if (json == "infinity") return Integer::infinity();
    if (!json.is_number_integer()) return std::nullopt;
    if (json.is_number_unsigned() && json.get<std::uint64_t>() > INT64_MAX) return std::nullopt;
    const Integer value = json.get<std::int64_t>();
    return value.is_finite() ? std::optional(value) : std::nullopt;
}

class Reader {
  public:
    Reader(std::string where, std::vector<ValueColumn> columns)
        : where_(std::move(where)), columns_(std::move(columns)) {}

    /// The number of instances with each row of values.
    std::map<std::vector<std::int64_t>, std::uint64_t> rows(std::istream& in) {
        std::map<std::vector<std::int64_t>, std::uint64_t> result;
        for (std::string line; std::getline(in, line);) {
            ++line_;
            if (line.find_first_not_of(" \t\r") != line.npos) ++result[row_of(line)];
        }
        if (result.empty()) throw InputError(where_ + ": no instance; one a line is expected");
        return result;
    }

  private:
    [[noreturn]] void complain(const std::string& what) const {
        throw InputError(where_ + ":" + std::to_string(line_) + ": " + what);
    }

    std::vector<std::int64_t> row_of(const std::string& line) const {
        const Json json = Json::parse(line, nullptr, false);
        if (!json.is_object()) complain("expected an object of JSON");
        std::vector<std::int64_t> result;
        for (const ValueColumn& column : columns_) {
            const auto found = json.find(column.text);
            if (found == json.end()) complain("no value of \"" + column.text + "\"");
            const auto value = value_in(*found, column.type);
            if (!value)
                complain("the value of \"" + column.text + "\" is " + found->dump() + "; " +
                         (column.type == Type::boolean
                              ? "true, false or null is expected"
                              : "a number of 64 bits, \"infinity\" or null is expected"));
            result.push_back(value->value());
        }
        return result;
    }

    std::string where_;
    std::vector<ValueColumn> columns_;
    int line_ = 0;
};

}  // namespace

ValueTable data_table(std::istream& in, const std::string& where, const std::string& target,
                      const std::vector<std::string>& terms) {
    std::vector<std::string> texts{target};
    texts.insert(texts.end(), terms.begin(), terms.end());
    const auto columns = columns_of(texts);
    if (!columns) throw InputError(columns.error().message);
    ValueTable result;
    result.target = columns->front();
    result.terms.assign(columns->begin() + 1, columns->end());
    for (const auto& [row, weight] : Reader(where, *columns).rows(in)) {
        result.target.values.emplace_back(row[0]);
        for (std::size_t i = 0; i < result.terms.size(); ++i)
            result.terms[i].values.emplace_back(row[i + 1]);
        result.known_above.push_back(0);
        result.known_below.push_back(0);
        result.weights.push_back(weight);
        result.instances += weight;
    }
    result.searched = "instances of " + where;
    return result;
}

}  // namespace gazetteer::conjectures
