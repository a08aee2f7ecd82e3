// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/shards/merge.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "work/shards/sharded_run.hpp"

namespace gazetteer::runs {

namespace {

struct Named {
    std::string path;
    RunFile file;
};

void insist_alike(const Named& first, const Named& other) {
    const auto complain = [&](const char* what, const std::string& a, const std::string& b) {
        throw MergeError(fmt::format("{} and {} are not of one run: {} {} and {}", first.path,
                                     other.path, what, a, b));
    };
    const Header& a = first.file.header();
    const Header& b = other.file.header();
    if (a.version != b.version) complain("versions", a.version, b.version);
    if (a.command != b.command) complain("commands", a.command, b.command);
    if (a.generator != b.generator) complain("generators", a.generator, b.generator);
    if (a.shard.mod != b.shard.mod) complain("shards", to_string(a.shard), to_string(b.shard));
}

/// The files are sorted by shard.
void insist_each_once(const std::vector<Named>& files) {
    const auto twice = std::ranges::adjacent_find(
        files, {}, [](const Named& named) { return named.file.header().shard.res; });
    if (twice != files.end())
        throw MergeError(fmt::format("{} and {} are both shard {}", twice->path, twice[1].path,
                                     to_string(twice->file.header().shard)));
    int next = 0;
    for (const Named& named : files) next += named.file.header().shard.res == next ? 1 : 0;
    const int mod = files.front().file.header().shard.mod;
    if (next < mod) throw MergeError("no file is shard " + to_string(Shard{next, mod}));
}

/// Whether the run is there, and not yet under its name.
bool is_unfinished(const std::string& path) {
    return !std::filesystem::exists(path) && std::filesystem::exists(unfinished(path));
}

Named opened_done(const std::string& path) {
    if (is_unfinished(path))
        throw MergeError(path + ": not DONE; its run is in " + unfinished(path) +
                         ", --resume finishes it");
    Named result{path, RunFile::open(path)};
    if (!result.file.done() || !std::ranges::all_of(result.file.units(), &UnitState::done))
        throw MergeError(path + ": not DONE; --resume finishes it");
    return result;
}

}  // namespace

Merged merge(const std::vector<std::string>& paths) {
    if (paths.empty()) throw MergeError("no files to merge");
    std::vector<Named> files;
    for (const std::string& path : paths) files.push_back(opened_done(path));
    for (const Named& named : files) insist_alike(files.front(), named);
    std::ranges::stable_sort(files, {},
                             [](const Named& named) { return named.file.header().shard.res; });
    insist_each_once(files);
    const Header& header = files.front().file.header();
    Merged merged{header.version, header.command, header.shard.mod, {}};
    for (const Named& named : files)
        merged.units.insert(merged.units.end(), named.file.units().begin(),
                            named.file.units().end());
    return merged;
}

Status status_of(const std::string& path) {
    const std::string there = is_unfinished(path) ? unfinished(path) : path;
    const RunFile file = RunFile::open(there);
    Status result{
        .path = there, .header = file.header(), .done = file.done(), .digest = file.digest()};
    for (const UnitState& unit : file.units()) {
        result.units_done += unit.done ? 1 : 0;
        result.items += unit.items;
        result.failures += unit.failures;
    }
    return result;
}

}  // namespace gazetteer::runs
