// SPDX-License-Identifier: GPL-3.0-or-later
// The one digest of the files of long work: against damage, not against malice.
#pragma once

#include <boost/crc.hpp>
#include <cstdint>
#include <span>

namespace gazetteer::runs {

/// The CRC-64 of ECMA-182.
using Crc64 = boost::crc_optimal<64, 0x42F0E1EBA9EA3693, 0, 0, false, false>;

inline std::uint64_t crc64_of(std::span<const std::uint64_t> words) {
    Crc64 crc;
    crc.process_bytes(words.data(), words.size_bytes());
    return crc.checksum();
}

}  // namespace gazetteer::runs
