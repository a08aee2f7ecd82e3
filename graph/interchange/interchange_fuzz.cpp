// SPDX-License-Identifier: GPL-3.0-or-later
// libFuzzer target for the readers of other programs' formats: build with -DGAZETTEER_FUZZ=ON under
// clang (preset fuzz) and run graph/interchange/interchange_fuzz; a violated property is an
// exception that nothing catches.
#include <cstddef>
#include <cstdint>

#include "graph/interchange/interchange_properties.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    gazetteer::require_sound_interchange({reinterpret_cast<const char*>(data), size});
    return 0;
}
