// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/eval/row_users.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

#include "faces/cli/output/output.hpp"
#include "faces/pictures/scatter.hpp"

namespace gazetteer::cli {

namespace {

using conjectures::Evaluation;
using conjectures::Expression;
using conjectures::GraphRows;
using conjectures::Integer;
using conjectures::Type;
using conjectures::Value;
using conjectures::ValueRow;

std::vector<std::string> heads_of(const Evaluation& what) {
    std::vector<std::string> result;
    for (const Expression& term : what.terms) result.push_back(to_string(term));
    return result;
}

ValueCell cell_of(const Expression& term, const Value& value) {
    if (value.real) return value.real;
    if (value.name && !value.is_undefined()) return *value.name;
    if (term.node(term.root()).type == Type::boolean && value.is_finite())
        return value.integer.value() != 0;
    return value.integer;
}

std::vector<ValueCell> cells_of(const Evaluation& what, const std::vector<Value>& values) {
    std::vector<ValueCell> result;
    for (std::size_t i = 0; i < values.size(); ++i)
        result.push_back(cell_of(what.terms[i], values[i]));
    return result;
}

/// The graphs that have a row, as they were given.
class Passed : public RowsUser {
  public:
    void take(const GraphRows& rows) override { print_line(rows.text); }
    void finish() override {}
};

/// Graph, vertex and values, a line a row.
class Listed : public RowsUser {
  public:
    Listed(const Evaluation& what, RowFormat format) : what_(what), printer_(format, heads(what)) {}

    void take(const GraphRows& rows) override {
        for (const ValueRow& row : rows.rows) {
            std::vector<ValueCell> cells{rows.text};
            if (row.v >= 0) cells.emplace_back(Integer(row.v));
            for (ValueCell& cell : cells_of(what_, row.values)) cells.push_back(std::move(cell));
            printer_.row(cells);
        }
    }
    void finish() override { printer_.finish(); }

  private:
    static std::vector<std::string> heads(const Evaluation& what) {
        std::vector<std::string> result{"graph"};
        if (what.about_vertices()) result.emplace_back("v");
        for (std::string& head : heads_of(what)) result.push_back(std::move(head));
        return result;
    }

    const Evaluation& what_;
    ValuePrinter printer_;
};

/// How many instances have the same values.
class Counted : public RowsUser {
  public:
    Counted(const Evaluation& what, RowFormat format) : what_(what), format_(format) {}

    void take(const GraphRows& rows) override {
        for (const ValueRow& row : rows.rows) ++counts_[row.values];
    }
    void finish() override {
        std::vector<std::string> heads = heads_of(what_);
        heads.emplace_back(what_.about_vertices() ? "vertices" : "graphs");
        ValuePrinter printer(format_, std::move(heads));
        for (const auto& [key, count] : counts_) {
            std::vector<ValueCell> cells = cells_of(what_, key);
            cells.emplace_back(Integer(count));
            printer.row(cells);
        }
        printer.finish();
    }

  private:
    const Evaluation& what_;
    RowFormat format_;
    std::map<std::vector<Value>, std::int64_t> counts_;
};

/// The rows with the greatest value of the first term, or the least. Undefined values are none.
class Extremal : public RowsUser {
  public:
    Extremal(const Evaluation& what, bool greatest, RowFormat format)
        : greatest_(greatest), listed_(what, format) {}

    void take(const GraphRows& rows) override {
        GraphRows best{rows.text, {}};
        for (const ValueRow& row : rows.rows) {
            const Value& value = row.values.front();
            if (value.is_undefined() || (best_ && is_better(*best_, value))) continue;
            if (best_ && is_better(value, *best_)) {
                kept_.clear();
                best.rows.clear();
            }
            best_ = value;
            best.rows.push_back(row);
        }
        if (!best.rows.empty()) kept_.push_back(std::move(best));
    }
    void finish() override {
        for (const GraphRows& rows : kept_) listed_.take(rows);
        listed_.finish();
    }

  private:
    bool is_better(const Value& a, const Value& b) const { return greatest_ ? b < a : a < b; }

    bool greatest_;
    Listed listed_;
    std::optional<Value> best_;
    std::vector<GraphRows> kept_;
};

/// A coordinate, and that of many points as a picture takes it.
double coordinate_of(const Value& value) {
    return value.real ? approximate(*value.real) : static_cast<double>(value.integer.value());
}
std::int64_t rounded(double coordinate, int decimals) {
    return std::llround(coordinate * std::pow(10, decimals));
}

/// Points of the first two terms; where one is infinite or undefined there is none.
class Plotted : public RowsUser {
  public:
    Plotted(const Evaluation& what, std::string title, std::string file)
        : file_(std::move(file)),
          scatter_{.title = std::move(title),
                   .x = to_string(what.terms[0]),
                   .y = to_string(what.terms[1]),
                   .points = {}},
          x_(what.terms[0]),
          y_(what.terms[1]) {}

    void take(const GraphRows& rows) override {
        for (const ValueRow& row : rows.rows) {
            if (is_drawn(row.values[0]) && is_drawn(row.values[1])) {
                const double x = coordinate_of(row.values[0]);
                const double y = coordinate_of(row.values[1]);
                x_.take(x);
                y_.take(y);
                ++points_[{x, y}];
            } else {
                ++left_out_;
            }
        }
    }
    void finish() override {
        scatter_.x_decimals = x_.decimals();
        scatter_.y_decimals = y_.decimals();
        for (const auto& [point, count] : points_)
            scatter_.points[{rounded(point.first, scatter_.x_decimals),
                             rounded(point.second, scatter_.y_decimals)}] += count;
        write_file(file_, pictures::to_svg(scatter_));
        if (left_out_ > 0)
            fmt::print(stderr,
                       "gazetteer: warning: not drawn, since a value is infinite, undefined or "
                       "beyond 2^30: {} rows\n",
                       left_out_);
    }

  private:
    /// How many decimals the coordinates of a term may have.
    class Decimals {
      public:
        explicit Decimals(const Expression& term)
            : is_real_(term.node(term.root()).type == Type::real) {}
        void take(double coordinate) { greatest_ = std::max(greatest_, std::abs(coordinate)); }
        int decimals() const {
            int result = is_real_ ? pictures::scatter_decimals_max : 0;
            while (result > 0 && rounded(greatest_, result) >= pictures::scatter_coordinate_max)
                --result;
            return result;
        }

      private:
        bool is_real_;
        double greatest_ = 0;
    };

    static bool is_drawn(const Value& value) {
        return value.is_finite() && std::abs(coordinate_of(value)) <
                                        static_cast<double>(pictures::scatter_coordinate_max - 1);
    }

    std::string file_;
    pictures::Scatter scatter_;
    Decimals x_;
    Decimals y_;
    std::map<std::pair<double, double>, std::uint64_t> points_;
    std::uint64_t left_out_ = 0;
};

}  // namespace

std::unique_ptr<RowsUser> passed_on() {
    return std::make_unique<Passed>();
}

std::unique_ptr<RowsUser> listed(const Evaluation& what, RowFormat format) {
    return std::make_unique<Listed>(what, format);
}

std::unique_ptr<RowsUser> counted_by_value(const Evaluation& what, RowFormat format) {
    return std::make_unique<Counted>(what, format);
}

std::unique_ptr<RowsUser> extremal(const Evaluation& what, bool greatest, RowFormat format) {
    return std::make_unique<Extremal>(what, greatest, format);
}

std::unique_ptr<RowsUser> plotted(const Evaluation& what, const std::string& title,
                                  const std::string& file) {
    return std::make_unique<Plotted>(what, title, file);
}

}  // namespace gazetteer::cli
