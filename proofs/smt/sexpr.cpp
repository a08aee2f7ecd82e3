// SPDX-License-Identifier: GPL-3.0-or-later
#include "proofs/smt/sexpr.hpp"

#include <stdexcept>

namespace gazetteer::smt {
namespace {

class Reader {
  public:
    explicit Reader(std::string_view text) : text_(text) {}

    std::vector<Sexpr> all() {
        std::vector<Sexpr> result;
        for (skip_blank(); at_ < text_.size(); skip_blank()) result.push_back(next());
        return result;
    }

  private:
    void skip_blank() {
        for (; at_ < text_.size(); ++at_) {
            if (text_[at_] == ';') at_ = std::min(text_.find('\n', at_), text_.size() - 1);
            if (std::string_view(" \t\r\n").find(text_[at_]) == std::string_view::npos &&
                text_[at_] != ';')
                return;
        }
    }

    Sexpr next() {
        if (text_[at_] == '(') return list();
        if (text_[at_] == ')') throw std::runtime_error("a ) without its (");
        return {atom(), {}, false};
    }

    Sexpr list() {
        Sexpr result{"", {}, true};
        ++at_;
        for (skip_blank(); at_ < text_.size() && text_[at_] != ')'; skip_blank())
            result.items.push_back(next());
        if (at_ >= text_.size()) throw std::runtime_error("a ( without its )");
        ++at_;
        return result;
    }

    std::string atom() {
        const std::size_t begin = at_;
        if (text_[at_] == '"') {
            at_ = text_.find('"', at_ + 1);
            if (at_ == std::string_view::npos) throw std::runtime_error("a string without its end");
            ++at_;
        } else {
            at_ = std::min(text_.find_first_of(" \t\r\n();", at_), text_.size());
        }
        return std::string(text_.substr(begin, at_ - begin));
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

}  // namespace

std::string Sexpr::text() const {
    if (!is_list) return atom;
    std::string result = "(";
    for (const Sexpr& item : items) {
        if (result.size() > 1) result += ' ';
        result += item.text();
    }
    return result + ")";
}

std::vector<Sexpr> read_sexprs(std::string_view text) {
    return Reader(text).all();
}

}  // namespace gazetteer::smt
