// SPDX-License-Identifier: GPL-3.0-or-later
// What an engine may use, and what it says when that is not enough.
#pragma once

#include <cstddef>
#include <limits>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <utility>

namespace gazetteer {

/// So many positions more, for memos that draw on it.
struct PositionAllowance {
    double left = std::numeric_limits<double>::infinity();
    bool used_up() const { return left < 0; }
};

/// Memory is checked before it is taken.
struct EngineLimits {
    std::size_t bytes = std::size_t{2} << 30;
    int threads = 1;
    /// Looked at now and then, from any thread; the engine gives up when a stop is requested. An
    /// engine may outlive a question: who asks it may put a new token here for the next. May be
    /// null.
    const std::stop_token* stop = nullptr;
    /// May be null.
    PositionAllowance* allowance = nullptr;

    bool stopped() const { return stop != nullptr && stop->stop_requested(); }
};

/// The default is all memory, one thread, and no stop.
inline const EngineLimits no_limits{.bytes = std::numeric_limits<std::size_t>::max()};

/// The question does not fit the limits; the message names the limit and what would do.
class EngineLimitExceeded : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// "3.5 GiB", "12 MiB": for messages about memory. Below 1 MiB "1 MiB".
std::string memory_text(double bytes);

/// A stop was requested, or the allowance is used up.
class EngineStopped : public std::runtime_error {
  public:
    EngineStopped() : std::runtime_error("stopped") {}
};

/// What a memo of positions asks as it grows.
class MemoLimits {
  public:
    /// The stop is looked at once in so many positions.
    static constexpr std::size_t positions_a_stop = 1024;

    explicit MemoLimits(const EngineLimits& limits = no_limits) : limits_(limits) {}

    /// Before it takes so many bytes for more than so many positions. Throws EngineLimitExceeded.
    void check_bytes(double bytes, std::size_t positions) const;
    /// At each new position. Throws EngineStopped.
    void check_stop(std::size_t positions) const {
        if (positions % positions_a_stop != 0) return;
        if (limits_.allowance != nullptr) {
            limits_.allowance->left -= static_cast<double>(positions_a_stop);
            if (limits_.allowance->used_up()) throw EngineStopped();
        }
        if (limits_.stopped()) throw EngineStopped();
    }

  private:
    EngineLimits limits_;
};

}  // namespace gazetteer
