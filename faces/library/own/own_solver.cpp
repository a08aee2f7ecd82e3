// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/library/own/own_solver.hpp"

#include <algorithm>
#include <iterator>

namespace gazetteer::v0 {

namespace {

/// The value of a position that is being decided.
constexpr int open_value = -1;
/// About what one entry of the memo and one position of the stack take besides their keys.
constexpr std::size_t entry_bytes = 96;
constexpr std::size_t option_bytes = 128;

/// N as soon as an option is P.
std::optional<int> outcome_of(const std::vector<int>& values, bool all) {
    if (std::ranges::count(values, 0) > 0) return 1;
    return all ? std::optional<int>(0) : std::nullopt;
}

/// The least number that is not there.
std::optional<int> grundy_of(const std::vector<int>& values, bool all) {
    if (!all) return std::nullopt;
    int result = 0;
    while (std::ranges::count(values, result) > 0) ++result;
    return result;
}

std::size_t bytes_of(const std::vector<Position>& options) {
    std::size_t result = 0;
    for (const Position& option : options) result += option.key.size() + option_bytes;
    return result;
}

}  // namespace

std::string shown(const Position& position) {
    constexpr std::size_t length_max = 60;
    std::string result;
    for (char c : position.key.substr(0, length_max)) result += c >= ' ' && c <= '~' ? c : '?';
    return "'" + result + (position.key.size() > length_max ? "..." : "") + "'";
}

void Solver::Memo::hold(std::size_t more) {
    bytes += more;
    if (bytes <= limits.bytes) return;
    bytes -= more;
    throw EngineLimitExceeded("the positions of " + rules.name + " take more than " +
                              memory_text(static_cast<double>(limits.bytes)));
}

void Solver::Memo::open(Values& known, std::vector<Frame>& stack, const Position& position) {
    std::vector<Position> options = rules.options(position);
    hold(position.key.size() + entry_bytes + bytes_of(options));
    known.emplace(position.key, open_value);
    stack.push_back({position.key, std::move(options)});
}

void Solver::Memo::close(Values& known, std::vector<Frame>& stack, int value) {
    known[stack.back().key] = value;
    bytes -= bytes_of(stack.back().options);
    stack.pop_back();
    if (!stack.empty()) stack.back().values.push_back(value);
}

int Solver::Memo::decided(Values& known, const Position& position, Conclude conclude) {
    const auto found = known.find(position.key);
    if (found != known.end()) return found->second;
    const CallLimits call(limits);
    std::vector<Frame> stack;
    try {
        open(known, stack, position);
        while (!stack.empty()) {
            if (call.stop().stop_requested()) throw runs::Stopped();
            Frame& top = stack.back();
            const bool all = top.next == top.options.size();
            if (const auto value = conclude(top.values, all)) {
                close(known, stack, *value);
                continue;
            }
            const Position& option = top.options[top.next++];
            const auto place = known.find(option.key);
            if (place == known.end())
                open(known, stack, Position(option));
            else if (place->second == open_value)
                throw InputError(rules.name + ": play does not end: it returns to " +
                                 shown(option));
            else
                top.values.push_back(place->second);
        }
    } catch (...) {
        // What was not decided is forgotten.
        for (const Frame& frame : stack) {
            known.erase(frame.key);
            bytes -= bytes_of(frame.options) + frame.key.size() + entry_bytes;
        }
        throw;
    }
    return known.at(position.key);
}

int Solver::Memo::outcome(const Position& position) {
    return decided(outcomes, position, outcome_of);
}
int Solver::Memo::grundy_value(const Position& position) {
    return decided(grundy_values, position, grundy_of);
}

Solver::Solver(Ruleset rules, Limits limits)
    : memo_(std::make_unique<Memo>(std::move(rules), std::move(limits))) {}
Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;

const Ruleset& Solver::rules() const {
    return memo_->rules;
}
Outcome Solver::outcome(const Position& position) {
    return in_public([&] { return memo_->outcome(position) != 0 ? Outcome::N : Outcome::P; });
}
int Solver::grundy_value(const Position& position) {
    return in_public([&] { return memo_->grundy_value(position); });
}
std::vector<std::size_t> Solver::winning_options(const Position& position) {
    return in_public([&] {
        const std::vector<Position> options = memo_->rules.options(position);
        std::vector<std::size_t> result;
        for (std::size_t i = 0; i < options.size(); ++i)
            if (memo_->outcome(options[i]) == 0) result.push_back(i);
        return result;
    });
}
std::size_t Solver::positions() const {
    return memo_->outcomes.size() + memo_->grundy_values.size();
}

}  // namespace gazetteer::v0
