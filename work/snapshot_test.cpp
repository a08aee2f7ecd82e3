// SPDX-License-Identifier: GPL-3.0-or-later
// Snapshots: what was written is read, and no file that was tampered with is.
#include "work/snapshot.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstring>
#include <filesystem>
#include <fstream>
#include <numeric>

#include "work/digest.hpp"
#include "work/run_errors.hpp"
#include "work/testkit/temporary_folder.hpp"

namespace gazetteer::runs {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using Numbers = std::vector<std::uint64_t>;

const Numbers kept_numbers{3, 141, 59};
const Numbers first_part{2, 7, 1, 8};
const Numbers second_part{1, 6};

SnapshotPlan plan_in(const TemporaryFolder& folder) {
    return {folder.path("state"), "count sheep, version 1"};
}

void write_example(const SnapshotPlan& plan) {
    write_snapshot(plan, kept_numbers, {first_part, second_part});
}

/// What the file says; a part is read in the size that the work has.
std::vector<Numbers> read_example(const SnapshotPlan& plan) {
    auto snapshot = Snapshot::open(plan);
    if (!snapshot) return {};
    Numbers first(first_part.size());
    Numbers second(second_part.size());
    snapshot->read(first);
    snapshot->read(second);
    return {snapshot->numbers(), first, second};
}

std::string message_of(const SnapshotPlan& plan) {
    try {
        read_example(plan);
    } catch (const std::runtime_error& e) {
        return e.what();
    }
    return "read";
}

std::string bytes_of(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

void put_bytes(const std::string& path, const std::string& bytes) {
    fs::remove(path);  // much faster than to write over it
    std::ofstream(path, std::ios::binary) << bytes;
}

/// Word `i` of the file, with the digest of the head made to fit.
void forge(const std::string& path, std::size_t i, std::uint64_t value) {
    const std::string bytes = bytes_of(path);
    Numbers words(bytes.size() / 8);
    std::memcpy(words.data(), bytes.data(), bytes.size());
    words[i] = value;
    const std::size_t head = 5 + 3 + kept_numbers.size() + 2;
    words[head] = crc64_of({words.data(), head});
    put_bytes(path, {reinterpret_cast<const char*>(words.data()), bytes.size()});
}

TEST(Snapshot, WhatIsWrittenIsRead) {
    const TemporaryFolder folder;
    const SnapshotPlan plan = plan_in(folder);
    EXPECT_THAT(read_example(plan), IsEmpty());
    write_example(plan);
    EXPECT_THAT(read_example(plan), ElementsAre(kept_numbers, first_part, second_part));
    // What a killed process left beside it is ignored.
    put_bytes(plan.path + ".new", "half of a snap");
    EXPECT_THAT(read_example(plan), ElementsAre(kept_numbers, first_part, second_part));
    write_example(plan);
    EXPECT_FALSE(fs::exists(plan.path + ".new"));
    remove_snapshot(plan.path);
    EXPECT_TRUE(fs::is_empty(folder.path()));
}

TEST(Snapshot, NothingAndMuch) {
    const TemporaryFolder folder;
    const SnapshotPlan nothing{folder.path("nothing"), ""};
    write_snapshot(nothing, {}, {{}, {}});
    auto empty = Snapshot::open(nothing);
    EXPECT_THAT(empty->numbers(), IsEmpty());
    EXPECT_THAT(empty->parts(), ElementsAre(0, 0));
    empty->read({});
    // More than one digest.
    const SnapshotPlan much = plan_in(folder);
    Numbers long_part((std::size_t{1} << 21) + 3);
    std::iota(long_part.begin(), long_part.end(), 1);
    write_snapshot(much, {}, {long_part});
    EXPECT_LE(fs::file_size(much.path), snapshot_bytes(long_part.size()));
    Numbers read(long_part.size());
    Snapshot::open(much)->read(read);
    EXPECT_EQ(read, long_part);
    // The last word before its digests.
    std::string bytes = bytes_of(much.path);
    bytes[bytes.size() - 4 * 8] ^= 1;
    put_bytes(much.path, bytes);
    EXPECT_THROW(Snapshot::open(much)->read(read), RunFileError);
}

TEST(Snapshot, EveryFlippedBitIsNoticed) {
    const TemporaryFolder folder;
    const SnapshotPlan plan = plan_in(folder);
    write_example(plan);
    const std::string good = bytes_of(plan.path);
    for (std::size_t bit = 0; bit < 8 * good.size(); ++bit) {
        std::string bytes = good;
        bytes[bit / 8] = static_cast<char>(bytes[bit / 8] ^ 1 << bit % 8);
        put_bytes(plan.path, bytes);
        EXPECT_THAT(message_of(plan), HasSubstr("remove it, and what it was of begins anew"))
            << "bit " << bit;
    }
}

TEST(Snapshot, EveryTruncatedOrLongerFileIsNoticed) {
    const TemporaryFolder folder;
    const SnapshotPlan plan = plan_in(folder);
    write_example(plan);
    const std::string good = bytes_of(plan.path);
    for (std::size_t size = 0; size < good.size(); ++size) {
        put_bytes(plan.path, good.substr(0, size));
        EXPECT_THAT(message_of(plan), HasSubstr(": a damaged snapshot: ")) << size;
    }
    put_bytes(plan.path, good + "more");
    EXPECT_THAT(message_of(plan), HasSubstr("bytes, not"));
}

/// Sizes that fit each other and their digest, but not the file or the work.
TEST(Snapshot, ForgedSizesTakeNoMemory) {
    const TemporaryFolder folder;
    const SnapshotPlan plan = plan_in(folder);
    const std::size_t parts = 5 + 3 + kept_numbers.size();
    write_example(plan);
    forge(plan.path, parts, second_part.size());
    forge(plan.path, parts + 1, first_part.size());
    EXPECT_THAT(message_of(plan), HasSubstr("part 0 has another size than its work"));
    write_example(plan);
    forge(plan.path, parts, std::uint64_t{1} << 60);
    EXPECT_THAT(message_of(plan), HasSubstr("a part is larger than the file"));
    write_example(plan);
    forge(plan.path, parts, first_part.size() + 1);
    EXPECT_THAT(message_of(plan), HasSubstr("bytes, not"));
    for (std::size_t count : {2U, 3U, 4U}) {
        write_example(plan);
        forge(plan.path, count, ~std::uint64_t{0});
        EXPECT_THAT(message_of(plan), HasSubstr("its head is larger than any"));
        write_example(plan);
        forge(plan.path, count, 16);
        EXPECT_THAT(message_of(plan), HasSubstr("a damaged snapshot"));
    }
}

TEST(Snapshot, OtherWorkIsRefused) {
    const TemporaryFolder folder;
    SnapshotPlan plan = plan_in(folder);
    write_example(plan);
    plan.work = "count sheep, version 2";
    EXPECT_THROW(read_example(plan), RunConflict);
    EXPECT_EQ(message_of(plan), plan.path +
                                    ": a snapshot of other work: count sheep, version 1, not count "
                                    "sheep, version 2; remove it, or give another name");
    forge(plan.path, 1, 7);
    EXPECT_THAT(message_of(plan), HasSubstr("a snapshot of format 7; this program reads format 1"));
}

TEST(Snapshot, WhereItCannotBeWrittenItIsSaid) {
    const SnapshotPlan plan{"/nonexistent/state", "count sheep"};
    EXPECT_THROW(write_example(plan), RunFileError);
    EXPECT_THROW(insist_room(plan.path, 1), RunFileError);
    const TemporaryFolder folder;
    insist_room(folder.path("state"), 1);
    try {
        insist_room(folder.path("state"), std::uint64_t{1} << 62);
        FAIL() << "there cannot be room";
    } catch (const RunFileError& e) {
        EXPECT_THAT(e.what(), HasSubstr("MiB are free; name a file on a larger disk"));
    }
}

}  // namespace
}  // namespace gazetteer::runs
