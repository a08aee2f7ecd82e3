// SPDX-License-Identifier: GPL-3.0-or-later
// libFuzzer target for the parsers: build with -DGAZETTEER_FUZZ=ON under clang (preset fuzz) and
// run graph/formats_fuzz; a violated property is an exception that nothing catches.
#include <cstddef>
#include <cstdint>

#include "graph/formats/formats_properties.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    gazetteer::require_sound_parsing({reinterpret_cast<const char*>(data), size});
    return 0;
}
