// SPDX-License-Identifier: GPL-3.0-or-later
// libFuzzer target for the language server: build with -DGAZETTEER_FUZZ=ON under clang (preset
// fuzz) and run faces/editor/server_fuzz; a violated property is an exception that nothing catches.
// The first byte chooses how the others are taken: as bytes, as messages or as a text.
#include <cstddef>
#include <cstdint>

#include "faces/editor/server/server_properties.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string_view rest(reinterpret_cast<const char*>(data) + 1, size - 1);
    if (data[0] % 4 == 0) gazetteer::editor::require_sound_server(rest);
    if (data[0] % 4 == 1) gazetteer::editor::require_sound_text(rest.substr(0, 80));
    if (data[0] % 4 >= 2) gazetteer::editor::require_sound_dialogue(rest);
    return 0;
}
