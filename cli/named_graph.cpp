#include "cli/named_graph.hpp"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <functional>
#include <sstream>
#include <vector>

#include "cli/output.hpp"
#include "graph/families.hpp"

namespace gazetteer::cli {

namespace {

struct Family {
    const char* name;
    std::size_t parameters;
    /// The least value of each parameter, and the greatest: sizes stay below named_size_max.
    int low;
    int high;
    SparseGraph (*make)(int a, int b);
};

constexpr std::array<Family, 7> families{{
    {"path", 1, 0, named_size_max, [](int n, int) { return path(n); }},
    {"cycle", 1, 3, named_size_max, [](int n, int) { return cycle(n); }},
    {"complete", 1, 0, 1000, [](int n, int) { return complete(n); }},
    {"complete_bipartite", 2, 0, 1000, [](int a, int b) { return complete_bipartite(a, b); }},
    {"cocktail_party", 1, 0, 500, [](int n, int) { return cocktail_party(n); }},
    {"cube", 1, 0, 16, [](int n, int) { return cube(n); }},
    {"grid", 2, 1, 700,
     [](int m, int n) {
         return Grid{m, n}.graph();
     }},
}};

std::vector<std::string> words_of(const std::string& text) {
    std::istringstream in(text);
    std::vector<std::string> result;
    for (std::string word; in >> word;) result.push_back(word);
    return result;
}

int parameter(const Family& family, const std::string& word) {
    int result = -1;
    const char* const end = word.data() + word.size();
    const auto [next, error] = std::from_chars(word.data(), end, result);
    if (error != std::errc() || next != end || result < family.low || result > family.high)
        throw InputError(fmt::format("{} takes numbers from {} to {}, not '{}'", family.name,
                                     family.low, family.high, word));
    return result;
}

}  // namespace

std::optional<SparseGraph> named_graph(const std::string& text) {
    if (text.find(' ') == std::string::npos || text.find('\n') != std::string::npos)
        return std::nullopt;
    const std::vector<std::string> words = words_of(text);
    for (const Family& family : families) {
        if (words.empty() || words[0] != family.name) continue;
        if (words.size() != family.parameters + 1)
            throw InputError(fmt::format("'{}': {} takes {} number{}", text, family.name,
                                         family.parameters, family.parameters == 1 ? "" : "s"));
        const int a = parameter(family, words[1]);
        return family.make(a, family.parameters == 2 ? parameter(family, words[2]) : 0);
    }
    throw InputError(fmt::format("'{}' is no family of graphs; there are {}", text, family_list));
}

}  // namespace gazetteer::cli
