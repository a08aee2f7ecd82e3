// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/interchange/unpacked_stream.hpp"

#include <boost/iostreams/filter/gzip.hpp>
#include <boost/iostreams/filtering_stream.hpp>

namespace gazetteer {

UnpackedStream::UnpackedStream(std::istream& from) : stream_(&from) {
    if (from.peek() != 0x1f) return;
    auto filter = std::make_unique<boost::iostreams::filtering_istream>();
    filter->push(boost::iostreams::gzip_decompressor());
    filter->push(from);
    filter_ = std::move(filter);
    stream_ = filter_.get();
}
UnpackedStream::~UnpackedStream() = default;

}  // namespace gazetteer
