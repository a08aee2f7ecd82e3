// SPDX-License-Identifier: GPL-3.0-or-later
// Choices by chance that are the same in each run, for searches that another one backs.
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>

namespace gazetteer::conjectures::invariants {

class Choices {
  public:
    explicit Choices(std::uint64_t seed) : engine_(seed) {}

    /// A number below n, which is positive.
    std::size_t below(std::size_t n) { return static_cast<std::size_t>(engine_() >> 33) % n; }

  private:
    /// Whose word is ready at once; its high bits are the best [Knuth, MMIX].
    std::linear_congruential_engine<std::uint64_t, 6364136223846793005, 1442695040888963407, 0>
        engine_;
};

}  // namespace gazetteer::conjectures::invariants
