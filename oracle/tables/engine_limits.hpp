// What an engine may use, and what it says when that is not enough.
#pragma once

#include <cstddef>
#include <functional>
#include <limits>
#include <stdexcept>
#include <string>
#include <utility>

namespace gazetteer {

/// Memory is checked before it is taken. `stop` is asked now and then, from any thread; the engine
/// gives up when it says true.
struct EngineLimits {
    std::size_t bytes = std::size_t{2} << 30;
    int threads = 1;
    std::function<bool()> stop = {};

    bool stopped() const { return stop && stop(); }
};

/// As much memory as there is, on one thread, without an end.
inline const EngineLimits no_limits{.bytes = std::numeric_limits<std::size_t>::max()};

/// The question does not fit the limits; the message names the limit and what would do.
class EngineLimitExceeded : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// "3.5 GiB", "12 MiB": for messages about memory. Below 1 MiB "1 MiB".
std::string memory_text(double bytes);

/// `stop` said true.
class EngineStopped : public std::runtime_error {
  public:
    EngineStopped() : std::runtime_error("stopped") {}
};

/// What a memo of positions asks as it grows.
class MemoLimits {
  public:
    /// `stop` is asked once in so many positions.
    static constexpr std::size_t positions_a_stop = 1024;

    explicit MemoLimits(EngineLimits limits = no_limits) : limits_(std::move(limits)) {}

    /// Before it takes so many bytes for more than so many positions. Throws EngineLimitExceeded.
    void check_bytes(double bytes, std::size_t positions) const;
    /// At each new position. Throws EngineStopped.
    void check_stop(std::size_t positions) const {
        if (positions % positions_a_stop == 0 && limits_.stopped()) throw EngineStopped();
    }

  private:
    EngineLimits limits_;
};

}  // namespace gazetteer
