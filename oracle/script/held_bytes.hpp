// SPDX-License-Identifier: GPL-3.0-or-later
// The memory of a long play: each position of it holds its options while the solver looks at them.
#pragma once

#include <string>

#include "oracle/tables/engine_limits.hpp"

namespace gazetteer::script {

/// Counts bytes as held for as long as it lives. Throws EngineLimitExceeded if all that are held
/// are then more than the limits allow.
class HeldBytes {
  public:
    HeldBytes(std::size_t& held, std::size_t bytes, const EngineLimits& limits)
        : held_(held), bytes_(bytes) {
        if (bytes_ > limits.bytes || held_ > limits.bytes - bytes_)
            throw EngineLimitExceeded("the options of the positions of one play need " +
                                      memory_text(static_cast<double>(held_ + bytes_)) +
                                      ", allowed are " +
                                      memory_text(static_cast<double>(limits.bytes)));
        held_ += bytes_;
    }
    ~HeldBytes() { held_ -= bytes_; }
    HeldBytes(const HeldBytes&) = delete;
    HeldBytes& operator=(const HeldBytes&) = delete;

  private:
    std::size_t& held_;
    std::size_t bytes_;
};

}  // namespace gazetteer::script
