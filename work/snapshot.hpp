// SPDX-License-Identifier: GPL-3.0-or-later
// A snapshot: the state of long work in one file, so that a process that is killed loses what came
// after it and no more. It is written beside its name, flushed and then renamed, so that there is
// always a whole one. All of it is words of 64 bits:
//
//   "gztrsnap", format, bytes of `work`, count of numbers, count of parts
//   `work`, filled with zeros to whole words; the numbers; the words of each part
//   digest of all that
//   for each part: its words, then a digest of every 2^21 of them
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "work/open_file.hpp"

namespace gazetteer::runs {

/// Where the state of one piece of work is kept.
struct SnapshotPlan {
    std::string path;
    /// What work it is, with the version of the program that does it: the state of any other is
    /// refused. At most a mebibyte.
    std::string work;
    /// The time between two, once the work comes to a place where it can be saved; longer, to a
    /// minute, where that is short beside the time that it takes to write one.
    std::chrono::duration<double> every = std::chrono::minutes(1);
};

/// Writes path + ".new" and renames it. Throws RunFileError, and the snapshot before it stays.
void write_snapshot(const SnapshotPlan& plan, const std::vector<std::uint64_t>& numbers,
                    const std::vector<std::span<const std::uint64_t>>& parts);
/// No snapshot any more, nor what a killed process left of one.
void remove_snapshot(const std::string& path);

/// About what a snapshot of so many words takes.
constexpr std::uint64_t snapshot_bytes(std::uint64_t words) {
    return 8 * words + (std::uint64_t{1} << 21);
}
/// Whether there is room for a snapshot of so many bytes and the one before it. Throws RunFileError
/// where there is not.
void insist_room(const std::string& path, std::uint64_t bytes);

/// A snapshot that is read, its parts one after the other.
class Snapshot {
  public:
    /// Nothing when there is no file. Its head is checked: the sizes in it against that of the
    /// file before memory is taken. Throws RunFileError when it is damaged, RunConflict when it is
    /// of other work.
    static std::optional<Snapshot> open(const SnapshotPlan& plan);

    const std::vector<std::uint64_t>& numbers() const { return numbers_; }
    /// The words of each part.
    const std::vector<std::uint64_t>& parts() const { return parts_; }
    /// The next part. Throws RunFileError when it has another size, or is damaged.
    void read(std::span<std::uint64_t> part);
    /// For who finds that what it says cannot be.
    [[noreturn]] void damaged(const std::string& what) const;

  private:
    Snapshot(std::string path, OpenFile file) : path_(std::move(path)), file_(std::move(file)) {}
    std::vector<std::uint64_t> words(std::uint64_t count);
    void check_size(std::uint64_t head_words) const;

    std::string path_;
    OpenFile file_;
    std::vector<std::uint64_t> numbers_;
    std::vector<std::uint64_t> parts_;
    std::size_t next_ = 0;
};

}  // namespace gazetteer::runs
