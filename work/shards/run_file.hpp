// SPDX-License-Identifier: GPL-3.0-or-later
// A run file: one shard of a long run in one SQLite database. It says which program did what, how
// far each unit has come and, at the end, DONE. Every change is one transaction, so that a process
// that is killed leaves the state before its last change or after it, never between.
//
//   run(key, value)     version, command, generator, shard, units, state ("running", "DONE"),
//                       digest (of the whole, once DONE)
//   unit(number, done, items, failures, result, digest)
//
// A digest is the CRC-64 of ECMA-182 over the values beside it: against damage, not against malice.
#pragma once

#include <string>
#include <vector>

#include "work/shards/job.hpp"
#include "work/shards/shard.hpp"
#include "work/shards/sqlite.hpp"

namespace gazetteer::runs {

/// What must agree between the shards of one run, and which of them this is.
struct Header {
    /// The version of the program that counts.
    std::string version;
    /// What was asked for, a JSON object.
    std::string command;
    /// The generator of the items, with its arguments, for people.
    std::string generator;
    Shard shard;
    /// The units of this shard.
    int units = 0;
    bool operator==(const Header&) const = default;
};

class RunFile {
  public:
    /// Begins a file; what an earlier process left without a header is overwritten. Throws
    /// RunFileError.
    static RunFile create(const std::string& path, const Header& header);
    /// Opens a file and checks that it is one, of this format, undamaged: SQLite's own check and
    /// every digest. Throws RunFileError, whose message says which of these fails.
    static RunFile open(const std::string& path);

    const Header& header() const { return header_; }
    const std::vector<UnitState>& units() const { return units_; }
    bool done() const { return done_; }
    const std::string& digest() const { return digest_; }

    /// Saves what a unit has come to: one transaction.
    void save(int unit, const UnitState& state);
    /// Writes DONE and the digest of the whole; every unit must be done.
    void finish();

  private:
    RunFile(Database database, Header header)
        : database_(std::move(database)),
          header_(std::move(header)),
          units_(static_cast<std::size_t>(header_.units)) {}
    void load_units();
    std::string whole_digest() const;

    Database database_;
    Header header_;
    std::vector<UnitState> units_;
    bool done_ = false;
    std::string digest_;
};

/// Whether a file holds nothing that a run could go on from: empty, or cut off before its header
/// was saved. Throws RunFileError when it is something else than a run file.
bool is_blank(const std::string& path);

}  // namespace gazetteer::runs
