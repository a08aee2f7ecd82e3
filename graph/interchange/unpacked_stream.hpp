// SPDX-License-Identifier: GPL-3.0-or-later
// A stream as it is, or unpacked where gzip has packed it.
#pragma once

#include <istream>
#include <memory>

namespace gazetteer {

/// What is not packed is not buffered once more, so that a line is there as soon as it was written.
class UnpackedStream {
  public:
    /// `from` must outlive it.
    explicit UnpackedStream(std::istream& from);
    ~UnpackedStream();
    UnpackedStream(const UnpackedStream&) = delete;
    UnpackedStream& operator=(const UnpackedStream&) = delete;

    /// The bytes. It becomes bad() where packed data are damaged or cut off.
    std::istream& stream() { return *stream_; }
    bool is_packed() const { return filter_ != nullptr; }

  private:
    /// Null where nothing is packed.
    std::unique_ptr<std::istream> filter_;
    std::istream* stream_;
};

}  // namespace gazetteer
