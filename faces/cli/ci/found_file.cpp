// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/ci/found_file.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "counterexamples/grounds/digraph_ground.hpp"
#include "faces/cli/output/output.hpp"
#include "graph/errors.hpp"

namespace gazetteer::cli {

namespace {

constexpr const char* heading =
    "# Found by gazetteer ci, and looked at first: graph | ground | conjecture\n";
constexpr std::string_view bar = " | ";

FoundLine found_line(const std::string& text, const std::string& where) {
    const auto first = text.find(bar);
    const auto second = first == text.npos ? first : text.find(bar, first + bar.size());
    if (second == text.npos) throw InputError(where + ": expected \"graph | ground | conjecture\"");
    FoundLine result{.graph = text.substr(0, first),
                     .ground = text.substr(first + bar.size(), second - first - bar.size()),
                     .conjecture = text.substr(second + bar.size())};
    if (const auto graph = conjectures::parse_any_graph_text(result.graph); !graph)
        throw InputError(where + ": " + graph.error().message);
    return result;
}

}  // namespace

std::vector<FoundLine> read_found(const std::string& file) {
    if (file.empty() || !std::filesystem::exists(file)) return {};
    std::ifstream in(file);
    if (!in) throw InputError(file + ": cannot be read");
    std::vector<FoundLine> result;
    int number = 0;
    for (std::string line; std::getline(in, line);) {
        ++number;
        if (line.ends_with('\r')) line.pop_back();
        if (line.empty() || line.starts_with('#')) continue;
        result.push_back(found_line(line, file + ":" + std::to_string(number)));
    }
    return result;
}

void write_found(const std::string& file, std::vector<FoundLine> lines) {
    std::ranges::sort(lines);
    lines.erase(std::unique(lines.begin(), lines.end()), lines.end());
    std::string text = heading;
    for (const FoundLine& line : lines)
        text += line.graph + " | " + line.ground + " | " + line.conjecture + "\n";
    write_file(file, text);
}

std::vector<AnyGraph> found_for(const conjectures::SuiteLine& line,
                                const std::vector<FoundLine>& found) {
    std::vector<AnyGraph> result;
    for (const FoundLine& one : found)
        if (one.ground == line.ground.text && one.conjecture == line.text)
            result.push_back(*conjectures::parse_any_graph_text(one.graph));
    return result;
}

}  // namespace gazetteer::cli
