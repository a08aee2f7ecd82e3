// SPDX-License-Identifier: GPL-3.0-or-later
// Messages as the language server protocol sends them: a header with the length, an empty line, and
// so many bytes [LSP 3.17, base protocol].
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace gazetteer::editor {

/// What is refused above, in bytes. The length counts the content, without its header.
constexpr std::size_t message_length_max = std::size_t{4} << 20;
constexpr std::size_t header_length_max = 4096;

/// The content of one message; if that is too long, its length alone.
struct Frame {
    std::string content;
    std::size_t length = 0;
    bool too_long = false;
};

/// Takes bytes as they come and gives messages. Holds no more than one message and what came with
/// its end. Never throws for what the bytes are.
class FrameReader {
  public:
    void add(std::string_view bytes);
    /// The next message; nothing if it is not whole yet, or after a fault.
    std::optional<Frame> next();
    /// Why no message can be found any more; empty while one can.
    const std::string& fault() const { return fault_; }

  private:
    std::optional<Frame> take_header();

    std::string buffer_;
    /// Bytes of a message that is too long, which are still to come.
    std::size_t skipped_ = 0;
    std::string fault_;
};

/// The content behind its header.
std::string framed(std::string_view content);

}  // namespace gazetteer::editor
