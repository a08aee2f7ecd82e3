// SPDX-License-Identifier: GPL-3.0-or-later
// libFuzzer target for the checker of certificates: build with -DGAZETTEER_FUZZ=ON under clang
// (preset fuzz) and run check_fuzz, best on a folder of certificates. Whatever comes, a judgement
// with a place and a text must follow.
#include <cstddef>
#include <cstdint>
#include <sstream>

#include "certificates/check/check.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::istringstream in(std::string(reinterpret_cast<const char*>(data), size));
    gazetteer::check::Reader reader(in);
    const gazetteer::check::Finding finding = gazetteer::check::check_certificate(reader);
    gazetteer::require(!finding.text.empty() && finding.line >= 1 && finding.column >= 1,
                       "a text and a place");
    return 0;
}
