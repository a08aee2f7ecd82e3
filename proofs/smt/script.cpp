// SPDX-License-Identifier: GPL-3.0-or-later
#include "proofs/smt/script.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include "proofs/smt/sexpr.hpp"

namespace gazetteer::smt {
namespace {

std::string contents(const std::filesystem::path& path) {
    std::ifstream file(path);
    if (!file) throw std::runtime_error(path.string() + ": cannot be read");
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

/// What is known at one depth of push.
struct Level {
    std::vector<std::string> declarations;
    std::vector<std::string> assertions;
};

class ScriptReader {
  public:
    explicit ScriptReader(const std::filesystem::path& path) { script_.path = path; }

    Script read() {
        for (const Sexpr& command : read_sexprs(contents(script_.path))) take(command);
        if (levels_.size() != 1) fail("a push without its pop");
        return script_;
    }

  private:
    [[noreturn]] void fail(const std::string& what) const {
        throw std::runtime_error(script_.path.string() + ": " + what);
    }

    void take(const Sexpr& command) {
        if (command.is("declare-sort") || command.is("declare-const") || command.is("declare-fun"))
            declare(command);
        else if (command.is("define-fun"))
            define(command);
        else if (command.is("assert"))
            levels_.back().assertions.push_back(command.items.at(1).text());
        else if (command.is("echo"))
            name_ = command.items.at(1).atom;
        else if (command.is("set-info"))
            status_ = command.items.at(2).atom;
        else if (command.is("check-sat"))
            ask();
        else if (command.is("get-value"))
            want(command.items.at(1));
        else if (command.text() == "(push 1)")
            levels_.emplace_back();
        else if (command.text() == "(pop 1)")
            leave();
        else if (!command.is("set-logic"))
            fail("no command of these files: " + command.text());
    }

    void declare(const Sexpr& command) {
        levels_.back().declarations.push_back(command.text());
        script_.declarations.push_back(command.text());
    }

    void define(const Sexpr& command) {
        declare(command);
        script_.defined_names.push_back(command.items.at(1).atom);
    }

    void ask() {
        if (name_.empty() || status_.empty()) fail("a check-sat without an echo and a status");
        Query query{name_.substr(1, name_.size() - 2), status_, {}, {}, {}};
        for (const Level& level : levels_) {
            const auto append = [](auto& to, const auto& from) {
                to.insert(to.end(), from.begin(), from.end());
            };
            append(query.declarations, level.declarations);
            append(query.assertions, level.assertions);
        }
        script_.queries.push_back(std::move(query));
        name_.clear();
        status_.clear();
    }

    void want(const Sexpr& terms) {
        if (script_.queries.empty()) fail("a get-value before any check-sat");
        for (const Sexpr& term : terms.items) script_.queries.back().terms.push_back(term.text());
    }

    void leave() {
        if (levels_.size() == 1) fail("a pop without its push");
        levels_.pop_back();
    }

    Script script_;
    std::vector<Level> levels_{1};
    std::string name_;
    std::string status_;
};

bool contains(const std::vector<std::string>& all, const std::string& one) {
    return std::ranges::find(all, one) != all.end();
}

std::ptrdiff_t hypotheses_missing(const Query& query, const Query& refuted) {
    return std::count_if(
        refuted.assertions.begin(), refuted.assertions.end() - 1,
        [&](const std::string& hypothesis) { return !contains(query.assertions, hypothesis); });
}

bool has_goal_of(const Query& query, const Query& refuted) {
    return contains(query.assertions, refuted.assertions.back());
}

}  // namespace

std::string Query::script() const {
    std::string result = "(set-logic ALL)\n";
    for (const std::string& declaration : declarations) result += declaration + "\n";
    for (const std::string& assertion : assertions) result += "(assert " + assertion + ")\n";
    return result;
}

Script read_script(const std::filesystem::path& path) {
    return ScriptReader(path).read();
}

bool has_hypotheses_of(const Query& query, const Query& refuted) {
    return hypotheses_missing(query, refuted) == 0 && !has_goal_of(query, refuted);
}

bool drops_one_hypothesis_of(const Query& query, const Query& refuted) {
    return hypotheses_missing(query, refuted) == 1 && has_goal_of(query, refuted);
}

}  // namespace gazetteer::smt
