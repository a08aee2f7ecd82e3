// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/snapshot.hpp"

#include <fmt/format.h>
#include <tbb/parallel_for.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cerrno>
#include <cstring>
#include <filesystem>

#include "work/digest.hpp"
#include "work/put_in_place.hpp"
#include "work/run_errors.hpp"

namespace gazetteer::runs {

namespace {

namespace fs = std::filesystem;
using Words = std::vector<std::uint64_t>;

constexpr std::uint64_t snapshot_format = 1;
constexpr std::size_t first_words = 5;
constexpr std::uint64_t work_bytes_max = 1 << 20;
constexpr std::uint64_t numbers_max = 1 << 20;
constexpr std::uint64_t parts_max = 16;
constexpr std::uint64_t words_a_digest = 1 << 21;

std::uint64_t magic() {
    return std::bit_cast<std::uint64_t>(std::array{'g', 'z', 't', 'r', 's', 'n', 'a', 'p'});
}

std::uint64_t digests_of(std::uint64_t words) {
    return (words + words_a_digest - 1) / words_a_digest;
}

/// A digest of every 2^21 words; computed by the threads that there are.
Words digests(std::span<const std::uint64_t> part) {
    Words result(digests_of(part.size()));
    tbb::parallel_for(std::size_t{0}, result.size(), [&](std::size_t i) {
        const std::size_t first = i * words_a_digest;
        result[i] = crc64_of(
            part.subspan(first, std::min<std::size_t>(words_a_digest, part.size() - first)));
    });
    return result;
}

Words packed(const std::string& text) {
    Words result((text.size() + 7) / 8);
    if (!text.empty()) std::memcpy(result.data(), text.data(), text.size());
    return result;
}

void append(Words& to, const Words& more) {
    to.insert(to.end(), more.begin(), more.end());
}

Words head_of(const SnapshotPlan& plan, const Words& numbers,
              const std::vector<std::span<const std::uint64_t>>& parts) {
    Words head{magic(), snapshot_format, plan.work.size(), numbers.size(), parts.size()};
    append(head, packed(plan.work));
    append(head, numbers);
    for (const auto& part : parts) head.push_back(part.size());
    head.push_back(crc64_of(head));
    return head;
}

void write(std::FILE* file, std::span<const std::uint64_t> words, const std::string& path) {
    if (std::fwrite(words.data(), sizeof(std::uint64_t), words.size(), file) != words.size())
        throw RunFileError(path + ": " + std::strerror(errno));
}

void flush(std::FILE* file, const std::string& path) {
    if (std::fflush(file) != 0 || fsync(fileno(file)) != 0)
        throw RunFileError(path + ": " + std::strerror(errno));
}

std::uint64_t size_of(const std::string& path) {
    std::error_code error;
    const auto size = fs::file_size(path, error);
    return error ? 0 : size;
}

std::string unfinished_snapshot(const std::string& path) {
    return path + ".new";
}

}  // namespace

void write_snapshot(const SnapshotPlan& plan, const Words& numbers,
                    const std::vector<std::span<const std::uint64_t>>& parts) {
    const std::string path = unfinished_snapshot(plan.path);
    const OpenFile file(std::fopen(path.c_str(), "wbe"));
    if (!file) throw RunFileError(path + ": " + std::strerror(errno));
    write(file.get(), head_of(plan, numbers, parts), path);
    for (const auto& part : parts) {
        write(file.get(), part, path);
        write(file.get(), digests(part), path);
    }
    flush(file.get(), path);
    put_in_place(path, plan.path);
}

void remove_snapshot(const std::string& path) {
    std::error_code ignored;
    fs::remove(path, ignored);
    fs::remove(unfinished_snapshot(path), ignored);
}

void insist_room(const std::string& path, std::uint64_t bytes) {
    std::error_code error;
    const auto space = fs::space(fs::absolute(path).parent_path(), error);
    if (error) throw RunFileError(path + ": " + error.message());
    const std::uint64_t room = space.available + size_of(path) + size_of(unfinished_snapshot(path));
    if (room / 2 < bytes)
        throw RunFileError(fmt::format(
            "{}: two snapshots of {} MiB each are kept there at once, and {} MiB are free; name a "
            "file on a larger disk",
            path, (bytes >> 20) + 1, room >> 20));
}

void Snapshot::damaged(const std::string& what) const {
    throw RunFileError(path_ + ": a damaged snapshot: " + what +
                       "; remove it, and what it was of begins anew");
}

Words Snapshot::words(std::uint64_t count) {
    Words result(count);
    if (std::fread(result.data(), sizeof(std::uint64_t), count, file_.get()) != count)
        damaged("it ends too early");
    return result;
}

/// The parts that the head promises, against what is there.
void Snapshot::check_size(std::uint64_t head_words) const {
    const std::uint64_t size = size_of(path_);
    std::uint64_t promised = head_words;
    for (const std::uint64_t part : parts_) {
        if (part > size / sizeof(std::uint64_t)) damaged("a part is larger than the file");
        promised += part + digests_of(part);
    }
    if (size != promised * sizeof(std::uint64_t))
        damaged(fmt::format("it has {} bytes, not {}", size, promised * sizeof(std::uint64_t)));
}

std::optional<Snapshot> Snapshot::open(const SnapshotPlan& plan) {
    OpenFile file(std::fopen(plan.path.c_str(), "rbe"));
    if (!file && errno == ENOENT) return std::nullopt;
    if (!file) throw RunFileError(plan.path + ": " + std::strerror(errno));
    Snapshot result(plan.path, std::move(file));
    Words head = result.words(first_words);
    if (head[0] != magic()) result.damaged("it does not begin as one");
    if (head[1] != snapshot_format)
        throw RunFileError(fmt::format(
            "{}: a snapshot of format {}; this program reads format {}: remove it, and what it was "
            "of begins anew",
            plan.path, head[1], snapshot_format));
    const std::uint64_t work_bytes = head[2];
    const std::uint64_t numbers = head[3];
    const std::uint64_t parts = head[4];
    if (work_bytes > work_bytes_max || numbers > numbers_max || parts > parts_max)
        result.damaged("its head is larger than any");
    const std::uint64_t work_words = (work_bytes + 7) / 8;
    if ((first_words + work_words + numbers + parts + 1) * 8 > size_of(plan.path))
        result.damaged("its head is larger than the file");
    append(head, result.words(work_words + numbers + parts));
    if (result.words(1)[0] != crc64_of(head)) result.damaged("its head does not fit its digest");
    const auto after_work = head.begin() + static_cast<std::ptrdiff_t>(first_words + work_words);
    result.numbers_.assign(after_work, after_work + static_cast<std::ptrdiff_t>(numbers));
    result.parts_.assign(after_work + static_cast<std::ptrdiff_t>(numbers), head.end());
    const std::string work(reinterpret_cast<const char*>(head.data() + first_words), work_bytes);
    if (work != plan.work)
        throw RunConflict(plan.path + ": a snapshot of other work: " + work + ", not " + plan.work +
                          "; remove it, or give another name");
    result.check_size(head.size() + 1);
    return result;
}

void Snapshot::read(std::span<std::uint64_t> part) {
    if (next_ >= parts_.size() || parts_[next_] != part.size())
        damaged(fmt::format("part {} has another size than its work", next_));
    ++next_;
    if (std::fread(part.data(), sizeof(std::uint64_t), part.size(), file_.get()) != part.size())
        damaged("it ends too early");
    if (words(digests_of(part.size())) != digests(part))
        damaged(fmt::format("part {} does not fit its digest", next_ - 1));
}

}  // namespace gazetteer::runs
