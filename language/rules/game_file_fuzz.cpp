// SPDX-License-Identifier: GPL-3.0-or-later
// libFuzzer target for files of games: build with -DGAZETTEER_FUZZ=ON under clang (preset fuzz) and
// run language/game_file_fuzz; a violated property is an exception that nothing catches.
#include <cstddef>
#include <cstdint>

#include "language/rules/game_file_properties.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    gazetteer::conjectures::require_sound_games({reinterpret_cast<const char*>(data), size});
    return 0;
}
