// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/definitions.hpp"

#include <map>

#include "tools/functions.hpp"
#include "work/regex.hpp"

namespace gazetteer::source_tree {
namespace {

/// Reads code character by character and keeps the names of the open braces.
class DefinitionReader {
  public:
    explicit DefinitionReader(const std::string& path) : path_(path) {}

    void read(char c, std::size_t line) {
        if (c == '{') {
            open(line);
        } else if (c == '}') {
            if (!open_.empty()) open_.pop_back();
            head_.clear();
        } else if (c == ';') {
            head_.clear();
        } else {
            head_ += c == '\n' ? ' ' : c;
        }
    }
    std::vector<Definition> found;

  private:
    /// What stands in a brace: a named namespace counts, anything else hides what it holds.
    struct Brace {
        bool is_named_namespace;
        std::string name;
    };

    void open(std::size_t line) {
        static const Regex space(R"(^\s*(?:inline )?namespace ([\w:]+)\s*$)");
        static const Regex type(
            R"(^\s*(?:template <.*>\s*)?(?:enum )?(?:class|struct|union|enum) (?:alignas\(\w+\) )?)"
            R"((\w+)(?: final)?\s*(?::[^:].*)?$)");
        if (const auto named = space.whole(head_)) {
            open_.push_back({true, (*named)[1]});
        } else {
            const auto match = in_named_namespaces() ? type.whole(head_) : std::nullopt;
            if (match) found.push_back({scope() + (*match)[1], path_ + ":" + std::to_string(line)});
            open_.push_back({false, ""});
        }
        head_.clear();
    }
    bool in_named_namespaces() const {
        for (const Brace& brace : open_)
            if (!brace.is_named_namespace) return false;
        return true;
    }
    std::string scope() const {
        std::string result;
        for (const Brace& brace : open_) result += brace.name + "::";
        return result;
    }

    std::string path_;
    std::vector<Brace> open_;
    std::string head_;
};

}  // namespace

std::vector<Definition> definitions(const SourceFile& file) {
    const std::vector<Ink> ink = inks(file.text);
    DefinitionReader reader(file.path);
    std::size_t line = 1;
    bool directive = false;
    for (std::size_t at = 0; at < file.text.size(); ++at) {
        const char c = file.text[at];
        if (at == 0 || file.text[at - 1] == '\n')
            directive = c == '#' || (directive && at > 1 && file.text[at - 2] == '\\');
        if (ink[at] == Ink::code && !directive) reader.read(c, line);
        line += c == '\n' ? 1 : 0;
    }
    return reader.found;
}

std::vector<std::string> double_definitions(const std::vector<SourceFile>& files) {
    std::map<std::string, std::vector<std::string>> places;
    for (const SourceFile& file : files)
        for (const Definition& one : definitions(file)) places[one.name].push_back(one.place);
    std::vector<std::string> result;
    for (const auto& [name, all] : places) {
        if (all.size() < 2) continue;
        result.push_back(name + ":");
        for (const std::string& place : all)
            result.back() += (result.back().ends_with(':') ? " " : ", ") + place;
    }
    return result;
}

}  // namespace gazetteer::source_tree
