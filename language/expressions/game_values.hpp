// SPDX-License-Identifier: GPL-3.0-or-later
// The values of positions that an expression speaks of, by numbers that hold within one table.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "graph/formats/formats.hpp"
#include "language/numbers/integer.hpp"
#include "oracle/partizan_values/value_names.hpp"
#include "oracle/script/values.hpp"
#include "oracle/tables/thread_limits.hpp"

namespace gazetteer::conjectures {

/// Whether a value can be a number with this denominator, in lowest terms: a power of 2.
bool is_denominator(std::int64_t number);

/// The number of a value that is written in a text, the same for all texts of that value. An error
/// has a column of the text. Any thread may ask.
Parsed<std::int64_t> written_value(std::string_view text);
/// Its name, as ValueNames has it.
std::string text_of_written_value(std::int64_t number);

/// Values of several games, each once: equal values have equal numbers. Functions that make values
/// throw EngineLimitExceeded, and runs::Stopped.
class GameValues {
  public:
    explicit GameValues(const EngineLimits& limits)
        : limits_(limits), values_(std::make_shared<PartizanValues>(limits)), names_(*values_) {}

    /// This thread's, another one where the last is large, met its limits, or had other limits.
    static std::shared_ptr<GameValues> of_thread();
    /// The table that terms of this thread put their values into, while a ValuesInUse stands.
    static GameValues& in_use();

    Integer of_board(const script::Rules& rules, const Graph& board,
                     const std::vector<Vertex>& tokens);
    Integer of_board(const script::Rules& rules, const Digraph& board,
                     const std::vector<Vertex>& tokens);
    Integer written(std::int64_t number);
    /// The number numerator / denominator; undefined if one of them is. Throws LimitExceeded for
    /// what is no value of a finite game: infinity, and 1/3; and for one beyond the bounds of
    /// oracle/partizan_values/value_reader.hpp.
    Integer number(Integer numerator, Integer denominator);
    /// Undefined if an operand is.
    Integer sum(Integer g, Integer h);
    Integer negative(Integer g);
    Integer at_most(Integer g, Integer h);
    Integer is_number(Integer g);
    /// "{2|1}"; "large" for a name that is too long.
    std::string name(Integer g);

  private:
    template <class Make>
    Integer made(Make make);
    script::ValueSolver& solver_of(const script::Rules& rules);
    bool is_spent() const;

    EngineLimits limits_;
    bool limit_was_met_ = false;
    std::shared_ptr<PartizanValues> values_;
    ValueNames names_;
    /// By the names of games; a name has one game.
    std::map<std::string, script::ValueSolver> solvers_;
    std::map<std::int64_t, PartizanValue> written_;
};

/// While it stands, terms of this thread put their values into a table; null changes nothing.
class ValuesInUse {
  public:
    explicit ValuesInUse(GameValues* values)
        : is_one_(values != nullptr), before_(is_one_ ? put(values) : nullptr) {}
    ~ValuesInUse() {
        if (is_one_) put(before_);
    }
    ValuesInUse(const ValuesInUse&) = delete;
    ValuesInUse& operator=(const ValuesInUse&) = delete;

  private:
    /// The table before.
    static GameValues* put(GameValues* values);

    bool is_one_;
    GameValues* before_;
};

}  // namespace gazetteer::conjectures
