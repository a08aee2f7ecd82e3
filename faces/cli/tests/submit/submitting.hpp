// SPDX-License-Identifier: GPL-3.0-or-later
// Runs `gazetteer submit` with an engine, kills a part of it on the way, and compares what comes
// out with what one run prints.
#pragma once

#include <string>

namespace gazetteer::cli {

/// Whether PATH has all of these programs.
bool installed(const std::string& programs);

/// Who is killed by SIGKILL: the process of a shard, or the one that started it.
enum class Victim { shard, worker };

/// Submits 16 shards, two at a time, with variables such as "A=b" set. The first process at work on
/// shard 5, or its worker, is killed. What the shards come to is what one run prints, byte for
/// byte, and the same command again runs nothing. Returns what submit said on standard error.
std::string expect_single_run(const std::string& engine, const std::string& environment = "",
                              Victim victim = Victim::shard);

}  // namespace gazetteer::cli
