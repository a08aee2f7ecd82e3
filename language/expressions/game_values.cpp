// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/expressions/game_values.hpp"

#include <bit>
#include <mutex>
#include <utility>

#include "language/numbers/limit_exceeded.hpp"
#include "oracle/partizan_values/value_reader.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures {

namespace {

/// From how many values and positions on a table is not kept for the next graph.
constexpr std::size_t values_kept_max = 100'000;
constexpr std::size_t positions_kept_max = 1'000'000;

/// The names of the values that texts have, by their numbers.
class WrittenValues {
  public:
    Parsed<std::int64_t> number_of(std::string_view text) {
        const std::scoped_lock lock(mutex_);
        PartizanValues values;
        const auto read = parse_partizan_value(text, values);
        if (!read) return read.error();
        // The name of a sum may be longer than what it was read from.
        const auto name = ValueNames(values, std::string::npos).name(*read).value();
        const auto [place, is_new] = numbers_.try_emplace(name, names_.size());
        if (is_new) names_.push_back(name);
        return static_cast<std::int64_t>(place->second);
    }
    std::string name_of(std::int64_t number) {
        const std::scoped_lock lock(mutex_);
        return names_.at(static_cast<std::size_t>(number));
    }

  private:
    std::mutex mutex_;
    std::map<std::string, std::size_t> numbers_;
    std::vector<std::string> names_;
};

WrittenValues& written_values() {
    static WrittenValues result;
    return result;
}

thread_local GameValues* now_in_use = nullptr;

PartizanValue as_value(Integer g) {
    return PartizanValue{static_cast<std::int32_t>(g.value())};
}

std::string fraction(std::int64_t numerator, std::int64_t denominator) {
    return std::to_string(numerator) + (denominator == 1 ? "" : "/" + std::to_string(denominator));
}

}  // namespace

bool is_denominator(std::int64_t number) {
    return std::has_single_bit(static_cast<std::uint64_t>(number));
}

Parsed<std::int64_t> written_value(std::string_view text) {
    return written_values().number_of(text);
}

std::string text_of_written_value(std::int64_t number) {
    return written_values().name_of(number);
}

std::shared_ptr<GameValues> GameValues::of_thread() {
    static thread_local std::shared_ptr<GameValues> kept;
    const EngineLimits limits = thread_limits();
    if (!kept || kept->is_spent() || kept->limits_.bytes != limits.bytes)
        kept = std::make_shared<GameValues>(limits);
    return kept;
}

GameValues& GameValues::in_use() {
    return now_in_use != nullptr ? *now_in_use : *of_thread();
}

bool GameValues::is_spent() const {
    std::size_t positions = 0;
    for (const auto& [name, solver] : solvers_) positions += solver.positions();
    return limit_was_met_ || values_->size() > values_kept_max || positions > positions_kept_max;
}

template <class Make>
Integer GameValues::made(Make make) {
    try {
        return static_cast<std::int64_t>(make());
    } catch (const EngineStopped&) {
        throw runs::Stopped();
    } catch (const EngineLimitExceeded&) {
        limit_was_met_ = true;
        throw;
    }
}

script::ValueSolver& GameValues::solver_of(const script::Rules& rules) {
    const auto known = solvers_.find(rules.name);
    if (known != solvers_.end()) return known->second;
    return solvers_.try_emplace(rules.name, rules, limits_, values_).first->second;
}

Integer GameValues::of_board(const script::Rules& rules, const Graph& board,
                             const std::vector<Vertex>& tokens) {
    return made([&] {
        script::ValueSolver& solver = solver_of(rules);
        return solver.value(solver.game().start(board, tokens));
    });
}
Integer GameValues::of_board(const script::Rules& rules, const Digraph& board,
                             const std::vector<Vertex>& tokens) {
    return made([&] {
        script::ValueSolver& solver = solver_of(rules);
        return solver.value(solver.game().start(board, tokens));
    });
}

Integer GameValues::written(std::int64_t number) {
    const auto known = written_.find(number);
    if (known != written_.end()) return static_cast<std::int64_t>(known->second);
    return made([&] {
        const std::string name = text_of_written_value(number);
        return written_[number] = parse_partizan_value(name, *values_).value();
    });
}

Integer GameValues::number(Integer numerator, Integer denominator) {
    if (numerator.is_undefined() || denominator.is_undefined() || denominator == Integer(0))
        return Integer::undefined();
    if (!numerator.is_finite() || !denominator.is_finite())
        throw LimitExceeded("infinity is the value of no position");
    const std::int64_t common = std::gcd(numerator.value(), denominator.value());
    const std::int64_t sign = denominator.value() < 0 ? -1 : 1;
    const std::int64_t over = sign * numerator.value() / common;
    const std::int64_t under = sign * denominator.value() / common;
    if (!is_denominator(under))
        throw LimitExceeded(fraction(over, under) +
                            " is the value of no position: a denominator is a power of 2");
    const int exponent = std::countr_zero(static_cast<std::uint64_t>(under));
    if (exponent > value_exponent_max || std::abs(over) / under >= value_number_max)
        throw LimitExceeded("the number " + fraction(over, under) +
                            ", with which a value is compared: at most " +
                            std::to_string(value_number_max) + " can be, and halves of halves " +
                            std::to_string(value_exponent_max) + " times");
    return made([&] { return values_->dyadic({over, exponent}); });
}

Integer GameValues::sum(Integer g, Integer h) {
    if (g.is_undefined() || h.is_undefined()) return Integer::undefined();
    return made([&] { return values_->sum(as_value(g), as_value(h)); });
}

Integer GameValues::negative(Integer g) {
    if (g.is_undefined()) return g;
    return made([&] { return values_->negative(as_value(g)); });
}

Integer GameValues::at_most(Integer g, Integer h) {
    if (g.is_undefined() || h.is_undefined()) return Integer::undefined();
    return made([&] { return values_->at_most(as_value(g), as_value(h)) ? 1 : 0; });
}

Integer GameValues::is_number(Integer g) {
    if (g.is_undefined()) return g;
    return values_->number(as_value(g)) ? 1 : 0;
}

std::string GameValues::name(Integer g) {
    return g.is_undefined() ? to_string(g) : names_.name(as_value(g)).value_or("large");
}

GameValues* ValuesInUse::put(GameValues* values) {
    return std::exchange(now_in_use, values);
}

}  // namespace gazetteer::conjectures
