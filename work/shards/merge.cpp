// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/shards/merge.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

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
    for (std::size_t i = 1; i < files.size(); ++i)
        if (files[i - 1].file.header().shard == files[i].file.header().shard)
            throw MergeError(fmt::format("{} and {} are both shard {}", files[i - 1].path,
                                         files[i].path, to_string(files[i].file.header().shard)));
    const int mod = files[0].file.header().shard.mod;
    for (int r = 0; r < mod; ++r) {
        const auto place = static_cast<std::size_t>(r);
        if (place >= files.size() || files[place].file.header().shard.res != r)
            throw MergeError(fmt::format("no file is shard {}", to_string(Shard{r, mod})));
    }
}

Named opened_done(const std::string& path) {
    if (!std::filesystem::exists(path) && std::filesystem::exists(path + ".tmp"))
        throw MergeError(path + ": not DONE; its run is in " + path + ".tmp, --resume finishes it");
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
    for (const Named& named : files) insist_alike(files[0], named);
    std::ranges::stable_sort(files, {},
                             [](const Named& named) { return named.file.header().shard.res; });
    insist_each_once(files);
    const Header& header = files[0].file.header();
    Merged merged{header.version, header.command, header.shard.mod, {}};
    for (const Named& named : files)
        merged.units.insert(merged.units.end(), named.file.units().begin(),
                            named.file.units().end());
    return merged;
}

Status status_of(const std::string& path) {
    const bool unfinished =
        !std::filesystem::exists(path) && std::filesystem::exists(path + ".tmp");
    const std::string there = unfinished ? path + ".tmp" : path;
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
