// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/functions.hpp"

#include <algorithm>
#include <cctype>
#include <sstream>

#include "work/regex.hpp"

namespace gazetteer::source_tree {
namespace {

bool is_word(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

/// The end of a literal or comment that starts at `begin` and ends with `closing`, that included.
std::size_t past(const std::string& text, std::size_t begin, const std::string& closing) {
    const auto at = text.find(closing, begin);
    return at == std::string::npos ? text.size() : at + closing.size();
}

/// The end of a literal in plain quotes that starts at `begin`.
std::size_t past_quoted(const std::string& text, std::size_t begin) {
    std::size_t at = begin + 1;
    while (at < text.size() && text[at] != text[begin]) at += text[at] == '\\' ? 2 : 1;
    return std::min(at + 1, text.size());
}

/// The end of a raw literal whose R stands at `begin`.
std::size_t past_raw(const std::string& text, std::size_t begin) {
    const auto bracket = text.find('(', begin);
    if (bracket == std::string::npos) return text.size();
    return past(text, bracket, ")" + text.substr(begin + 2, bracket - begin - 2) + "\"");
}

struct Stretch {
    Ink ink;
    std::size_t end;
};

/// What starts at a character of code.
Stretch stretch_from(const std::string& text, std::size_t at) {
    const bool after_word = at > 0 && is_word(text[at - 1]);
    const std::string two = text.substr(at, 2);
    if (two == "//") return {Ink::comment, text.find('\n', at)};
    if (two == "/*") return {Ink::comment, past(text, at + 2, "*/")};
    if (two == "R\"" && !after_word) return {Ink::literal, past_raw(text, at)};
    if (text[at] == '"') return {Ink::literal, past_quoted(text, at)};
    if (text[at] == '\'' && !after_word) return {Ink::literal, past_quoted(text, at)};
    return {Ink::code, at + 1};
}

std::string trimmed(const std::string& text) {
    std::istringstream words(text);
    std::string result;
    for (std::string word; words >> word;) result += (result.empty() ? "" : " ") + word;
    return result;
}

/// A head without its template lists: template <class T> void f() becomes void f().
std::string without_template_lists(const std::string& head) {
    std::string result = head;
    for (auto at = result.find("template"); at != std::string::npos; at = result.find("template")) {
        auto end = result.find('<', at);
        for (int depth = 0; end < result.size(); ++end) {
            depth += result[end] == '<' ? 1 : result[end] == '>' ? -1 : 0;
            if (depth == 0) break;
        }
        result.erase(at, std::min(end, result.size()) - at + 1);
    }
    return trimmed(result);
}

enum class Brace { scope, function, other };

Brace brace_after(const std::string& head, bool in_brackets) {
    static const Regex scope(
        R"(^((inline|static|constexpr|typedef|const) )*(namespace|class|struct|union|extern)\b.*)");
    static const Regex enumeration(R"(^((inline|typedef) )*enum\b.*)");
    static const Regex member_initialiser(R"(^.*\) :[^:].*[\w>]$)");
    const std::string bare = without_template_lists(head);
    if (in_brackets || trimmed(head).ends_with("=") || enumeration.whole(bare) ||
        member_initialiser.whole(bare))
        return Brace::other;
    if (scope.whole(bare)) return Brace::scope;
    const bool is_function = bare.empty() || bare.find('(') != std::string::npos;
    return is_function ? Brace::function : Brace::other;
}

/// Reads the code of a file character by character; comments and literals do not reach it.
class FunctionReader {
  public:
    void read(char c, std::size_t line) {
        if (c == '{') {
            open(line);
        } else if (c == '}') {
            close(line);
        } else if (in_scopes() && (c == ';' || (c == ':' && is_access_label()))) {
            clear_head();
        } else {
            if (head_.empty() && std::isspace(static_cast<unsigned char>(c)) == 0) start_ = line;
            if (!head_.empty() || std::isspace(static_cast<unsigned char>(c)) == 0) head_ += c;
            brackets_ += c == '(' ? 1 : c == ')' ? -1 : 0;
        }
    }
    std::vector<Function> found;

  private:
    struct Open {
        Brace brace;
        std::string head;
        std::size_t line;
        int brackets;
    };

    bool in_scopes() const {
        return std::ranges::all_of(open_,
                                   [](const Open& one) { return one.brace == Brace::scope; });
    }
    bool is_access_label() const {
        const std::string head = trimmed(head_);
        return head == "public" || head == "private" || head == "protected";
    }
    void clear_head() {
        head_.clear();
        brackets_ = 0;
    }
    void open(std::size_t line) {
        const Brace brace = in_scopes() ? brace_after(head_, brackets_ > 0) : Brace::other;
        open_.push_back({brace, trimmed(head_), head_.empty() ? line : start_, brackets_});
        clear_head();
    }
    void close(std::size_t line) {
        if (open_.empty()) return;
        const Open closed = open_.back();
        open_.pop_back();
        clear_head();
        if (closed.brace == Brace::function)
            found.push_back({closed.head, closed.line, line - closed.line + 1});
        // What follows a braced initialiser belongs to the same head: A() : a_{1}, b_{f()} {
        if (closed.brace == Brace::other && in_scopes()) {
            head_ = closed.head + "}";
            start_ = closed.line;
            brackets_ = closed.brackets;
        }
    }

    std::vector<Open> open_;
    std::string head_;
    std::size_t start_ = 1;
    int brackets_ = 0;
};

}  // namespace

std::vector<Ink> inks(const std::string& text) {
    std::vector<Ink> result(text.size(), Ink::code);
    for (std::size_t at = 0; at < text.size();) {
        const auto [ink, end] = stretch_from(text, at);
        for (; at < std::min(end, text.size()); ++at) result[at] = ink;
    }
    return result;
}

std::vector<Comment> comments(const std::string& text) {
    const std::vector<Ink> ink = inks(text);
    std::vector<Comment> result;
    std::istringstream lines(text);
    std::size_t begin = 0;
    std::size_t number = 0;
    bool goes_on = false;
    for (std::string line; std::getline(lines, line); begin += line.size() + 1) {
        ++number;
        std::size_t at = 0;
        while (at < line.size() && ink[begin + at] != Ink::comment) ++at;
        const bool alone = line.find_first_not_of(' ') == at;
        if (at == line.size()) {
            goes_on = false;
            continue;
        }
        const auto words = line.find_first_not_of("/ ", at);
        std::string said = words == std::string::npos ? "" : trimmed(line.substr(words));
        if (said.starts_with("SPDX-License-Identifier: ")) said.clear();
        if (alone && goes_on && !said.empty())
            result.back().text += (result.back().text.empty() ? "" : " ") + said;
        else if (!said.empty())
            result.push_back({number, said});
        goes_on = alone && !said.empty();
    }
    return result;
}

std::vector<Function> functions(const std::string& text) {
    const std::vector<Ink> ink = inks(text);
    FunctionReader reader;
    std::size_t line = 1;
    bool directive = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool starts_line = at == 0 || text[at - 1] == '\n';
        if (starts_line && !(directive && at > 1 && text[at - 2] == '\\'))
            directive = text[std::min(text.find_first_not_of(' ', at), text.size() - 1)] == '#';
        if (ink[at] == Ink::code && !directive) reader.read(text[at], line);
        line += text[at] == '\n' ? 1 : 0;
    }
    return reader.found;
}

}  // namespace gazetteer::source_tree
