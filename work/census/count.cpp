// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/census/count.hpp"

#include <limits>
#include <stdexcept>

namespace gazetteer::census {

namespace {

void add_to(Tally::Row& row, const Tally::Row& other) {
    if (row.size() < other.size()) row.resize(other.size());
    for (std::size_t i = 0; i < other.size(); ++i) row[i] += other[i];
}

Count count_of(const nlohmann::json& json) {
    if (json.is_string()) return Count(json.get<std::string>());
    if (!json.is_number_unsigned())
        throw std::runtime_error("a count that is not a natural number");
    return Count(json.get<std::uint64_t>());
}

}  // namespace

void Tally::add(const Cell& cell, std::size_t column, const Count& amount) {
    Row& counts = rows_[cell];
    if (counts.size() <= column) counts.resize(column + 1);
    counts[column] += amount;
}

void Tally::add(const Tally& other) {
    for (const auto& [cell, counts] : other.rows_) add_to(rows_[cell], counts);
}

Tally::Row Tally::total(int order) const {
    Row result;
    for (auto i = rows_.lower_bound({order, 0}); i != rows_.end() && i->first.order == order; ++i)
        add_to(result, i->second);
    return result;
}

nlohmann::json Tally::to_json() const {
    nlohmann::json result = nlohmann::json::array();
    for (const auto& [cell, counts] : rows_) {
        nlohmann::json numbers = nlohmann::json::array();
        for (const Count& count : counts) numbers.push_back(nlohmann::json(census::to_json(count)));
        result.push_back({cell.order, cell.size, numbers});
    }
    return result;
}

Tally Tally::from_json(const nlohmann::json& json) {
    Tally result;
    for (const nlohmann::json& entry : json) {
        Row& counts = result.row({entry.at(0).get<int>(), entry.at(1).get<int>()});
        for (const nlohmann::json& number : entry.at(2)) counts.push_back(count_of(number));
    }
    return result;
}

Count entry(const Tally::Row& row, std::size_t column) {
    return column < row.size() ? row[column] : Count(0);
}

nlohmann::ordered_json to_json(const Count& count) {
    if (count <= std::numeric_limits<std::uint64_t>::max())
        return static_cast<std::uint64_t>(count);
    return count.str();
}

}  // namespace gazetteer::census
