// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/eval/value_printer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "faces/cli/output/output.hpp"

namespace gazetteer::cli {

namespace {

using Json = nlohmann::ordered_json;

/// So much text waits at most, and for so long when rows keep coming.
constexpr std::size_t waiting_max = 1 << 14;
constexpr std::chrono::milliseconds wait_max{200};

struct CellText {
    std::string operator()(const std::string& name) const { return name; }
    std::string operator()(bool value) const { return value ? "true" : "false"; }
    std::string operator()(conjectures::Integer value) const { return to_string(value); }
    std::string operator()(const std::shared_ptr<const conjectures::Real>& value) const {
        return to_string(*value);
    }
};

struct CellJson {
    Json operator()(const std::string& name) const { return name; }
    Json operator()(bool value) const { return value; }
    Json operator()(conjectures::Integer value) const {
        if (value.is_undefined()) return nullptr;
        return value.is_infinite() ? Json("infinity") : Json(value.value());
    }
    Json operator()(const std::shared_ptr<const conjectures::Real>& value) const {
        if (value->is_undefined()) return nullptr;
        if (value->is_infinite()) return "infinity";
        const auto integer = value->integer();
        return integer ? Json(*integer) : Json(approximate(*value));
    }
};

/// A field of CSV [RFC 4180].
std::string csv_field(const std::string& field) {
    if (field.find_first_of(",\"\r\n") == field.npos) return field;
    std::string result = "\"";
    for (char c : field) result += c == '"' ? std::string("\"\"") : std::string(1, c);
    return result + "\"";
}

std::string csv_line(const std::vector<std::string>& fields) {
    std::string result;
    for (const std::string& field : fields) {
        if (&field != fields.data()) result += ",";
        result += csv_field(field);
    }
    return result;
}

std::vector<std::string> texts_of(const std::vector<ValueCell>& cells) {
    std::vector<std::string> result;
    for (const ValueCell& cell : cells) result.push_back(std::visit(CellText{}, cell));
    return result;
}

}  // namespace

std::string ValuePrinter::table_line(const std::vector<std::string>& texts) const {
    std::string result;
    for (std::size_t i = 0; i < texts.size(); ++i)
        result += i + 1 == texts.size() ? texts[i] : fmt::format("{:<{}}  ", texts[i], widths_[i]);
    return result;
}

std::string ValuePrinter::line_of(const std::vector<ValueCell>& cells) const {
    if (format_ == RowFormat::csv) return csv_line(texts_of(cells));
    if (format_ == RowFormat::table) return table_line(texts_of(cells));
    Json json = Json::object();
    for (std::size_t i = 0; i < cells.size(); ++i)
        json[heads_[i]] = std::visit(CellJson{}, cells[i]);
    return json.dump();
}

void ValuePrinter::begin(const std::vector<ValueCell>& cells) {
    begun_ = true;
    for (const std::string& head : heads_) widths_.push_back(head.size());
    const std::vector<std::string> texts = texts_of(cells);
    for (std::size_t i = 0; i < texts.size(); ++i)
        widths_[i] = std::max(widths_[i], texts[i].size());
    if (format_ == RowFormat::csv) add(csv_line(heads_));
    if (format_ == RowFormat::table) add(table_line(heads_));
}

void ValuePrinter::add(const std::string& line) {
    if (!waiting_.empty()) waiting_ += '\n';
    waiting_ += line;
}

void ValuePrinter::row(const std::vector<ValueCell>& cells) {
    if (!begun_) begin(cells);
    add(line_of(cells));
    const auto now = std::chrono::steady_clock::now();
    if (waiting_.size() < waiting_max && now - written_ < wait_max) return;
    written_ = now;
    print_line(std::exchange(waiting_, {}));
}

void ValuePrinter::finish() {
    if (!begun_) begin({});
    if (!waiting_.empty()) print_line(std::exchange(waiting_, {}));
}

}  // namespace gazetteer::cli
