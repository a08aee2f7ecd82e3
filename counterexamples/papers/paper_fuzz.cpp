// SPDX-License-Identifier: GPL-3.0-or-later
// libFuzzer target for papers: build with -DGAZETTEER_FUZZ=ON under clang (preset fuzz) and run
// counterexamples/paper_fuzz; a violated property is an exception that nothing catches.
#include <cstddef>
#include <cstdint>

#include "counterexamples/papers/paper_properties.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    gazetteer::conjectures::require_sound_paper({reinterpret_cast<const char*>(data), size});
    return 0;
}
