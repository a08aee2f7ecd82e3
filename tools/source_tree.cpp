// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/source_tree.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>

#include "work/regex.hpp"

namespace gazetteer::source_tree {
namespace {

namespace fs = std::filesystem;

std::string content(const fs::path& file) {
    std::ifstream in(file);
    return {std::istreambuf_iterator<char>(in), {}};
}

bool is_left_out(const fs::path& folder) {
    const std::string name = folder.filename().string();
    return name.starts_with("build") || name.starts_with(".");
}

}  // namespace

std::vector<SourceFile> files(const fs::path& root, const std::vector<std::string>& endings) {
    std::vector<SourceFile> result;
    for (auto it = fs::recursive_directory_iterator(root); it != fs::end(it); ++it) {
        if (it->is_directory() && is_left_out(it->path())) it.disable_recursion_pending();
        if (!it->is_regular_file()) continue;
        const std::string path = fs::relative(it->path(), root).generic_string();
        if (std::ranges::any_of(endings, [&](const auto& end) { return path.ends_with(end); }))
            result.push_back({path, content(it->path())});
    }
    std::ranges::sort(result, {}, &SourceFile::path);
    return result;
}

std::string folder_of(const std::string& path) {
    const auto slash = path.rfind('/');
    return slash == std::string::npos ? "" : path.substr(0, slash);
}

bool has_any(const std::string& text, const std::vector<std::string>& words) {
    return std::ranges::any_of(
        words, [&text](const std::string& word) { return text.find(word) != std::string::npos; });
}

std::string without_comments(const std::string& text) {
    std::string result;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t comment = std::min(text.find("//", begin), text.size());
        result.append(text, begin, comment - begin);
        begin = std::min(text.find('\n', comment), text.size());
    }
    return result;
}

std::vector<std::string> quoted_includes(const std::string& text) {
    static const Regex include(R"re(^\s*#\s*include\s*"([^"]+)")re", Regex::lines);
    return include.group_in(text);
}

bool is_for_tests(const std::string& path) {
    const std::string folders = "/" + folder_of(path) + "/";
    return path.ends_with("_test.cpp") || path.ends_with("_fuzz.cpp") ||
           folders.find("/tests/") != std::string::npos ||
           folders.find("/testkit/") != std::string::npos;
}

}  // namespace gazetteer::source_tree
