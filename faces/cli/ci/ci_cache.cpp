// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/ci/ci_cache.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>

#include "faces/cli/output/output.hpp"
#include "work/digest.hpp"

namespace gazetteer::cli {

std::string CiCache::file_of(const std::string& key) const {
    runs::Crc64 crc;
    crc.process_bytes(key.data(), key.size());
    return fmt::format("{}/{:016x}.json", folder_, crc.checksum());
}

std::optional<nlohmann::json> CiCache::find(const std::string& key) const {
    if (folder_.empty() || key.empty()) return std::nullopt;
    std::ifstream in(file_of(key));
    const auto entry = nlohmann::json::parse(in, nullptr, /*allow_exceptions=*/false);
    if (!entry.is_object() || entry.value("key", "") != key || !entry.contains("result"))
        return std::nullopt;
    return entry.at("result");
}

void CiCache::keep(const std::string& key, const nlohmann::json& result) const {
    if (folder_.empty() || key.empty()) return;
    std::error_code fault;
    std::filesystem::create_directories(folder_, fault);
    if (fault) throw EnvironmentError(folder_ + ": " + fault.message());
    write_file(file_of(key), nlohmann::json{{"key", key}, {"result", result}}.dump());
}

}  // namespace gazetteer::cli
