// SPDX-License-Identifier: GPL-3.0-or-later
// What has been checked once and has not changed is not checked again: a folder of results, a file
// each, named by the digest of all that the result depends on. The file holds that text too, so
// that two texts of one digest are not taken for each other.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

namespace gazetteer::cli {

class CiCache {
  public:
    /// An empty name keeps nothing. The folder is made when something is first kept.
    explicit CiCache(std::string folder) : folder_(std::move(folder)) {}

    /// What was kept under the key; nothing if there is none, or if its file is damaged. An empty
    /// key is of what is not kept.
    std::optional<nlohmann::json> find(const std::string& key) const;
    /// Not under an empty key. Throws EnvironmentError if the folder cannot be written.
    void keep(const std::string& key, const nlohmann::json& result) const;

  private:
    std::string file_of(const std::string& key) const;

    std::string folder_;
};

}  // namespace gazetteer::cli
