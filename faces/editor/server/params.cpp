// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/editor/server/params.hpp"

#include <cstdint>
#include <limits>

namespace gazetteer::editor {

void refuse_params(const std::string& expected) {
    throw RequestFault(Error::invalid_params, expected);
}

const Json& member(const Json& object, const char* name) {
    static const Json none = nullptr;
    if (!object.is_object()) return none;
    const auto found = object.find(name);
    return found == object.end() ? none : *found;
}

std::string text_member(const Json& object, const char* name) {
    const Json& value = member(object, name);
    if (!value.is_string()) refuse_params("'" + std::string(name) + "' is to be a string");
    return value.get<std::string>();
}

std::size_t number_member(const Json& object, const char* name) {
    const Json& value = member(object, name);
    const bool fits = value.is_number_unsigned() &&
                      value.get<std::uint64_t>() <= std::numeric_limits<std::int32_t>::max();
    if (!fits) refuse_params("'" + std::string(name) + "' is to be an integer from 0 to 2^31 - 1");
    return value.get<std::size_t>();
}

Position position_member(const Json& object, const char* name) {
    const Json& value = member(object, name);
    return {number_member(value, "line"), number_member(value, "character")};
}

}  // namespace gazetteer::editor
