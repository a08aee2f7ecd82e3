// SPDX-License-Identifier: GPL-3.0-or-later
// What each verb makes of its shards: the verb `merge` calls the one that wrote them.
#pragma once

#include "work/shards/merge.hpp"

namespace gazetteer::cli {

/// Print what a single run prints, and return its exit code.
int conclude_census(const runs::Merged& merged);
int conclude_hunt(const runs::Merged& merged);

/// `gazetteer merge FILE...`. Throws InputError when the files do not make one run.
int merge_files(const std::vector<std::string>& files);

}  // namespace gazetteer::cli
