// SPDX-License-Identifier: GPL-3.0-or-later
// The parameters of a message: what a client sends may be anything.
#pragma once

#include <stdexcept>
#include <string>

#include "faces/editor/answers/answers.hpp"

namespace gazetteer::editor {

/// The codes of JSON-RPC 2.0 and of the protocol.
enum class Error {
    parse_error = -32700,
    invalid_request = -32600,
    method_not_found = -32601,
    invalid_params = -32602,
    not_initialized = -32002,
    request_failed = -32803,
    content_modified = -32801,
    request_cancelled = -32800,
};

/// A request that cannot be answered: what its error says.
class RequestFault : public std::runtime_error {
  public:
    RequestFault(Error code, const std::string& message)
        : std::runtime_error(message), code_(code) {}
    Error code() const { return code_; }

  private:
    Error code_;
};

/// Throws RequestFault, invalid_params, that names what is expected there.
[[noreturn]] void refuse_params(const std::string& expected);

// Each throws it, too.

/// The member of an object; of what is no object, or has none, null.
const Json& member(const Json& object, const char* name);
std::string text_member(const Json& object, const char* name);
/// From 0 to 2^31 - 1.
std::size_t number_member(const Json& object, const char* name);
Position position_member(const Json& object, const char* name);

}  // namespace gazetteer::editor
