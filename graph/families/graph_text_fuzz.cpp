// SPDX-License-Identifier: GPL-3.0-or-later
// libFuzzer target for graph texts: nauty's formats and families. Build with -DGAZETTEER_FUZZ=ON
// under clang (preset fuzz) and run graph/graph_text_fuzz.
#include <cstddef>
#include <cstdint>

#include "graph/families/graph_text_properties.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    gazetteer::require_sound_graph_text({reinterpret_cast<const char*>(data), size});
    return 0;
}
