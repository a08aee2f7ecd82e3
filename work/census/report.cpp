// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/census/report.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "work/census/polynomial.hpp"

namespace gazetteer::census {

namespace {

using Json = nlohmann::ordered_json;

/// The named columns of a row, then the entries of the histogram that are not zero.
Json counts_json(const Columns& columns, const Tally::Row& row) {
    Json result = Json::object();
    for (std::size_t i = 0; i < columns.names.size(); ++i)
        if (!columns.names[i].empty()) result[columns.names[i]] = to_json(entry(row, i + 1));
    if (columns.histogram.empty()) return result;
    Json histogram = Json::object();
    const std::size_t first = columns.names.size() + 1;
    for (std::size_t i = first; i < row.size(); ++i)
        if (row[i] != 0) histogram[std::to_string(i - first)] = to_json(row[i]);
    result[columns.histogram] = histogram;
    return result;
}

Json sizes_json(const Columns& columns, const Tally& tally, int order) {
    Json result = Json::array();
    for (const auto& [cell, row] : tally.rows()) {
        if (cell.order != order) continue;
        Json line = {{"size", cell.size}};
        line.update(counts_json(columns, row));
        result.push_back(std::move(line));
    }
    return result;
}

Json texts(const std::vector<Integer>& integers) {
    Json result = Json::array();
    for (const Integer& integer : integers) result.push_back(integer.str());
    return result;
}

/// Digits as texts, since no reader of JSON is bound to keep them all.
Json probability_json(const Probability& probability) {
    return {{"event", probability.event},
            {"labelled_graphs_by_size", texts(probability.favourable)},
            {"coefficients_of_powers_of_p", texts(probability.coefficients())}};
}

std::string cell_text(const Json& value) {
    if (value.is_string()) return value.get<std::string>();
    return value.dump();
}

/// The plain entries, a line each.
std::vector<std::string> entry_lines(const Json& line) {
    std::size_t width = 16;
    for (const auto& [key, value] : line.items()) width = std::max(width, key.size() + 2);
    std::vector<std::string> result;
    for (const auto& [key, value] : line.items())
        if (key != "sizes" && key != "probability")
            result.push_back(fmt::format("{:<{}}{}", key, width, cell_text(value)));
    return result;
}

/// One row a size, the columns as wide as their widest cell.
std::vector<std::string> size_lines(const Json& sizes) {
    if (sizes.empty()) return {};
    std::vector<std::vector<std::string>> rows(1);
    for (const auto& [key, value] : sizes.front().items()) rows[0].push_back(key);
    for (const Json& size : sizes) {
        rows.emplace_back();
        for (const auto& [key, value] : size.items()) rows.back().push_back(cell_text(value));
    }
    std::vector<std::string> result(rows.size());
    for (std::size_t column = 0; column < rows[0].size(); ++column) {
        std::size_t width = 0;
        for (const auto& row : rows) width = std::max(width, row[column].size());
        for (std::size_t i = 0; i < rows.size(); ++i)
            result[i] += fmt::format("{}{:>{}}", column > 0 ? "  " : "", rows[i][column], width);
    }
    return result;
}

/// "6p^2 - 4p^3".
std::string polynomial_text(const Json& coefficients) {
    std::string result;
    for (std::size_t k = 0; k < coefficients.size(); ++k) {
        std::string digits = coefficients[k].get<std::string>();
        if (digits == "0") continue;
        const bool negative = digits[0] == '-';
        if (negative) digits.erase(0, 1);
        if (k > 0 && digits == "1") digits.clear();
        result += result.empty() ? (negative ? "-" : "") : (negative ? " - " : " + ");
        result += digits + (k == 0 ? "" : k == 1 ? "p" : fmt::format("p^{}", k));
    }
    return result.empty() ? "0" : result;
}

std::string joined(const std::vector<std::string>& lines) {
    std::string result;
    for (const std::string& line : lines) {
        if (&line != &lines.front()) result += '\n';
        result += line;
    }
    return result;
}

std::string table_text(const Json& line) {
    std::vector<std::string> lines = entry_lines(line);
    if (line.contains("probability"))
        lines.push_back(
            fmt::format("P({}) = {}", line["probability"]["event"].get<std::string>(),
                        polynomial_text(line["probability"]["coefficients_of_powers_of_p"])));
    if (line.contains("sizes"))
        std::ranges::copy(size_lines(line["sizes"]), std::back_inserter(lines));
    return joined(lines);
}

}  // namespace

Json report(const Request& request, const Findings& findings, int order) {
    const Columns columns = find_subject(request)->columns(request.labelled);
    const Tally::Row total = findings.tally.total(order);
    Json line = {{"game", request.subject}, {"order", order}, {"connected", request.connected}};
    if (request.labelled) {
        line["labelled"] = true;
        line["unlabelled_graphs"] = to_json(entry(total, 0));
    }
    if (!request.engine.empty()) line["engine"] = request.engine;
    if (!request.check.empty()) {
        const auto found = findings.disagreements.find(order);
        line["check"] = request.check;
        line["disagreements"] = found == findings.disagreements.end() ? 0 : found->second;
    }
    line.update(counts_json(columns, total));
    if (has_probability(request, order))
        line["probability"] = probability_json(probability(request, findings.tally, order));
    if (request.by_size) line["sizes"] = sizes_json(columns, findings.tally, order);
    return line;
}

std::string report_text(const Request& request, const Findings& findings) {
    std::vector<std::string> parts;
    for (int order = request.order_min; order <= request.order_max; ++order) {
        const Json line = census::report(request, findings, order);
        parts.push_back(request.json ? line.dump() : table_text(line));
        if (!request.json && order < request.order_max) parts.push_back("");
    }
    return joined(parts);
}

}  // namespace gazetteer::census
