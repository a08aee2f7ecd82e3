// SPDX-License-Identifier: GPL-3.0-or-later
// Compiled games of one's own: impartial, under normal play. A game is a type with
//
//     struct Nim {
//         static constexpr const char* name = "nim";
//         using Position = std::vector<int>;                            // any type that copies
//         static std::vector<Position> options(const Position& position);  // after each legal move
//         static std::string key(const Position& position);             // equal iff positions are
//         static std::vector<Position> starts(const gazetteer::AnyGraph& graph);  // see conforms()
//     };
//
// SolverOf<Nim> decides its positions; conforms(ruleset<Nim>()) checks that it is a game.
#pragma once

#include <any>
#include <concepts>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "gazetteer/graph.hpp"
#include "gazetteer/limits.hpp"
#include "gazetteer/solve.hpp"

namespace gazetteer::v0 {

/// A position of any game: what tells it from others, and the value that its game knows.
struct Position {
    std::string key;
    std::any value;
};

/// A game as a value. Its functions may be called from one thread at a time.
struct Ruleset {
    std::string name;
    /// The positions after each legal move, in a fixed order.
    std::function<std::vector<Position>(const Position&)> options;
    /// Where the game may begin on a graph; none on a graph that it is not played on.
    std::function<std::vector<Position>(const AnyGraph&)> starts;
};

template <class R>
concept OwnGame = std::copyable<typename R::Position> &&
    requires(const typename R::Position& position, const AnyGraph& graph) {
    { R::name } -> std::convertible_to<std::string>;
    { R::options(position) } -> std::same_as<std::vector<typename R::Position>>;
    { R::starts(graph) } -> std::same_as<std::vector<typename R::Position>>;
    { R::key(position) } -> std::convertible_to<std::string>;
};

template <OwnGame R>
Position position_of(typename R::Position position) {
    std::string key = R::key(position);
    return {std::move(key), std::any(std::move(position))};
}

/// The ruleset of a type as above.
template <OwnGame R>
Ruleset ruleset() {
    const auto all = [](std::vector<typename R::Position> positions) {
        std::vector<Position> result;
        for (auto& position : positions) result.push_back(position_of<R>(std::move(position)));
        return result;
    };
    return {R::name,
            [all](const Position& p) {
                return all(R::options(std::any_cast<const typename R::Position&>(p.value)));
            },
            [all](const AnyGraph& graph) { return all(R::starts(graph)); }};
}

/// Decides positions and remembers them by their keys, each once. Time and memory grow with the
/// number of positions that play can reach. Each call throws Stopped and LimitReached as the limits
/// say, counted from its beginning, and InputError where play does not end.
class GAZETTEER_API Solver {
  public:
    explicit Solver(Ruleset rules, Limits limits = {});
    ~Solver();
    Solver(Solver&&) noexcept;
    Solver& operator=(Solver&&) noexcept;

    const Ruleset& rules() const;
    /// N: who moves next wins. P: who does not.
    Outcome outcome(const Position& position);
    /// The least number that no option has [Sprague 1935, Grundy 1939].
    int grundy_value(const Position& position);
    /// The places, among the options, of those that are P. Empty iff the position is P.
    std::vector<std::size_t> winning_options(const Position& position);
    /// Positions that are remembered; one decided in both ways counts twice.
    std::size_t positions() const;

  private:
    struct Memo;
    std::unique_ptr<Memo> memo_;
};

/// The same for one type of positions.
template <OwnGame R>
class SolverOf {
  public:
    explicit SolverOf(Limits limits = {}) : solver_(ruleset<R>(), std::move(limits)) {}

    Outcome outcome(const typename R::Position& position) {
        return solver_.outcome(position_of<R>(position));
    }
    int grundy_value(const typename R::Position& position) {
        return solver_.grundy_value(position_of<R>(position));
    }
    /// The options that are P.
    std::vector<typename R::Position> winning_options(const typename R::Position& position) {
        const auto options = R::options(position);
        std::vector<typename R::Position> result;
        for (std::size_t i : solver_.winning_options(position_of<R>(position)))
            result.push_back(options.at(i));
        return result;
    }
    std::size_t positions() const { return solver_.positions(); }

  private:
    Solver solver_;
};

/// One thing that was checked of a game, on how many instances, and the first fault in words
/// (empty: none).
struct ConformanceCheck {
    std::string what;
    std::uint64_t instances = 0;
    std::string fault = {};
};
struct ConformanceReport {
    std::string game;
    std::vector<ConformanceCheck> checks = {};
    /// No check has a fault.
    bool passed() const {
        for (const ConformanceCheck& check : checks)
            if (!check.fault.empty()) return false;
        return true;
    }
};
/// A line a check: "nim: play ends: 52 starts".
GAZETTEER_API std::string to_text(const ConformanceReport& report);

struct ConformanceOptions {
    /// The graphs on which it begins, as hunt() takes them.
    std::string ground = "order ..4";
    /// Positions from which the definition, without memory, is computed too: those from which so
    /// many moves at most can be made in all lines of play together.
    std::uint64_t definition_moves_max = 10'000;
    /// Pairs of positions whose sum is compared with the nim-sum of their Grundy values.
    std::uint64_t sums_max = 2'000;
    Limits limits = {};
};

/// What every impartial game must satisfy, on all positions that play from the starts can reach:
/// options are the same each time, different from each other and from the position; keys tell
/// positions apart; play ends; solver and definition agree; Grundy values of a graph's starts do
/// not depend on the names of its vertices; sums add by nim-sum; and some position has a move.
GAZETTEER_API ConformanceReport conforms(const Ruleset& rules,
                                         const ConformanceOptions& options = {});

}  // namespace gazetteer::v0
