// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/style.hpp"

#include <algorithm>
#include <map>
#include <queue>
#include <set>
#include <sstream>

#include "tools/functions.hpp"
#include "tools/license.hpp"

namespace gazetteer::source_tree {
namespace {

std::size_t characters(const std::string& utf8) {
    return static_cast<std::size_t>(
        std::ranges::count_if(utf8, [](char c) { return (c & 0xC0) != 0x80; }));
}

bool is_below(const std::string& folder, const std::string& other) {
    return other.empty() || folder == other || folder.starts_with(other + "/");
}

using Arrows = std::map<std::string, std::set<std::string>>;

/// The arrows between folders of which neither lies below the other.
Arrows arrows_between(const std::vector<SourceFile>& files) {
    std::set<std::string> known;
    for (const SourceFile& file : files) known.insert(file.path);
    Arrows result;
    for (const SourceFile& file : files) {
        if (is_for_tests(file.path)) continue;
        const std::string from = folder_of(file.path);
        for (const std::string& header : quoted_includes(file.text)) {
            const std::string to = folder_of(header);
            if (known.contains(header) && !is_below(from, to) && !is_below(to, from))
                result[from].insert(to);
        }
    }
    return result;
}

/// A shortest way along the arrows from a folder back to itself; empty if there is none.
std::vector<std::string> way_back(const Arrows& arrows, const std::string& start) {
    std::map<std::string, std::string> before;
    std::queue<std::string> reached({start});
    for (; !reached.empty() && !before.contains(start); reached.pop()) {
        const auto next = arrows.find(reached.front());
        if (next == arrows.end()) continue;
        for (const std::string& folder : next->second)
            if (before.emplace(folder, reached.front()).second) reached.push(folder);
    }
    if (!before.contains(start)) return {};
    std::vector<std::string> way{start};
    do way.push_back(before.at(way.back()));
    while (way.back() != start);
    std::ranges::reverse(way);
    return way;
}

}  // namespace

std::vector<std::string> long_lines(const SourceFile& file) {
    std::vector<std::string> faults;
    std::istringstream lines(file.text);
    std::size_t number = 1;
    for (std::string line; std::getline(lines, line); ++number)
        if (characters(line) > columns_max)
            faults.push_back(file.path + ":" + std::to_string(number) + ": " +
                             std::to_string(characters(line)) + " columns");
    return faults;
}

std::vector<std::string> long_functions(const SourceFile& file) {
    std::vector<std::string> faults;
    for (const Function& function : functions(file.text))
        if (function.lines > function_lines_max)
            faults.push_back(file.path + ":" + std::to_string(function.line) + ": " +
                             std::to_string(function.lines) + " lines: " + function.head);
    return faults;
}

std::vector<std::string> long_files(const SourceFile& file) {
    auto lines = static_cast<std::size_t>(std::ranges::count(file.text, '\n'));
    if (lines > 0 && is_license_line(file.text.substr(0, file.text.find('\n')))) --lines;
    if (lines <= file_lines_max) return {};
    return {file.path + ": " + std::to_string(lines) + " lines"};
}

std::vector<std::string> full_folders(const std::vector<std::string>& paths) {
    std::map<std::string, std::size_t> own;
    for (const std::string& path : paths) ++own[folder_of(path)];
    std::vector<std::string> faults;
    for (const auto& [folder, count] : own)
        if (count > folder_files_max)
            faults.push_back(folder + ": " + std::to_string(count) + " files");
    return faults;
}

std::string circle_of_folders(const std::vector<SourceFile>& files) {
    const Arrows arrows = arrows_between(files);
    std::vector<std::string> shortest;
    for (const auto& [folder, ignored] : arrows) {
        const std::vector<std::string> way = way_back(arrows, folder);
        if (!way.empty() && (shortest.empty() || way.size() < shortest.size())) shortest = way;
    }
    std::string result;
    for (const std::string& folder : shortest) result += (result.empty() ? "" : " -> ") + folder;
    return result;
}

}  // namespace gazetteer::source_tree
