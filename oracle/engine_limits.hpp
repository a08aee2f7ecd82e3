// What an engine may use, and what it says when that is not enough.
#pragma once

#include <cstddef>
#include <functional>
#include <stdexcept>
#include <string>

namespace gazetteer {

/// Memory is checked before it is taken. `stop` is asked now and then, from any thread; the engine
/// gives up when it says true.
struct EngineLimits {
    std::size_t bytes = std::size_t{2} << 30;
    int threads = 1;
    std::function<bool()> stop = {};

    bool stopped() const { return stop && stop(); }
};

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

}  // namespace gazetteer
