// SPDX-License-Identifier: GPL-3.0-or-later
// What gzip has packed, unpacked by the host: there is no zlib here, and JavaScript has one.
#include <iterator>
#include <sstream>
#include <string>

#include "graph/errors.hpp"
#include "graph/interchange/unpacked_stream.hpp"

extern "C" {
/// Unpacks bytes, and keeps what comes out; its size, or one of the two below.
__attribute__((import_module("page"), import_name("unpack"))) long gazetteer_page_unpack(
    const char*, std::size_t);
/// Writes what was kept to a place of that size.
__attribute__((import_module("page"), import_name("take"))) void gazetteer_page_take(char*);
}

namespace gazetteer {

namespace {

constexpr long is_damaged = -1;
constexpr long is_not_there = -2;

}  // namespace

UnpackedStream::UnpackedStream(std::istream& from) : stream_(&from) {
    if (from.peek() != 0x1f) return;
    const std::string packed(std::istreambuf_iterator<char>(from), {});
    const long size = gazetteer_page_unpack(packed.data(), packed.size());
    if (size == is_not_there)
        throw EnvironmentError("a file packed by gzip; unpack it first: gunzip -c FILE");
    std::string text(size == is_damaged ? 0 : static_cast<std::size_t>(size), '\0');
    if (!text.empty()) gazetteer_page_take(text.data());
    filter_ = std::make_unique<std::istringstream>(std::move(text));
    if (size == is_damaged) filter_->setstate(std::ios::badbit);
    stream_ = filter_.get();
}
UnpackedStream::~UnpackedStream() = default;

}  // namespace gazetteer
