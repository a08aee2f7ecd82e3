// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "certificates/check/rules/rules.hpp"

namespace gazetteer::check {

namespace {

struct Function {
    std::string_view name;
    Item::Kind kind;
};
constexpr std::array<Function, 4> functions{{{"N", Item::Kind::neighbours},
                                             {"into", Item::Kind::into},
                                             {"reachable", Item::Kind::reachable},
                                             {"joined", Item::Kind::joined}}};

/// The moves of one game, as their lines come.
class MoveReader {
  public:
    MoveReader(Words& words, const Rules& rules)
        : words_(words), rules_(rules), names_(rules.tokens) {}

    Move read() {
        if (words_.next() != "move") move_.player = take_player();
        words_.want("move");
        read_binder();
        if (words_.take_if("where")) move_.where = read_condition(words_, rules_, names_);
        words_.want(":");
        read_effects();
        return std::move(move_);
    }
    std::vector<Effect> read_start() {
        words_.want("start");
        read_effects();
        return std::move(move_.effects);
    }

  private:
    Player take_player() {
        if (words_.take_if("left")) return Player::left;
        words_.want("right");
        return Player::right;
    }

    void read_binder() {
        const std::string first(words_.next());
        move_.first = take_bound();
        const std::string_view sign = words_.next();
        if (sign != "~" && sign != "->") return;
        if ((sign == "->") != rules_.directed)
            words_.fault("a graph has edges, u ~ w, and a digraph arcs, u -> w");
        words_.take();
        move_.any = words_.take_if("any");
        if (words_.next() == first) words_.fault("the ends of an edge differ");
        if (move_.any && std::ranges::count(names_, words_.next()) > 0)
            words_.fault("a token is on one vertex, and 'any' is of several");
        move_.at_vertex = false;
        move_.second = take_bound();
    }
    /// A token, or a new name.
    std::size_t take_bound() {
        const std::size_t known = place_of(words_.next(), names_);
        if (known < names_.size()) {
            words_.take();
            return known;
        }
        if (std::ranges::count(rules_.sets, words_.next()) > 0) words_.fault("a set has this name");
        names_.push_back(words_.take_name());
        return known;
    }

    void read_effects() {
        bool then = false;
        do {
            Effect& effect = move_.effects.emplace_back();
            effect.then = then;
            read_effect(effect);
            then = words_.next() == "then";
        } while (words_.take_if(",") || words_.take_if(";") || words_.take_if("then"));
        words_.end();
    }

    void read_effect(Effect& effect) {
        if (words_.take_if("erase")) return read_erase(effect);
        if (words_.next() == "delete" || words_.next() == "keep") {
            effect.kind = words_.take() == "keep" ? Effect::Kind::keep : Effect::Kind::remove;
            words_.want("(");
            do effect.items.push_back(take_item());
            while (words_.take_if(","));
            return words_.want(")");
        }
        if (words_.next(1) == ":=") {
            effect.kind = Effect::Kind::place;
            effect.target = take_of(rules_.tokens, "a token belongs here");
            words_.want(":=");
            if (move_.any && words_.next() == names_[move_.second])
                words_.fault("a token moves to one vertex");
            effect.items.push_back(take_vertex());
            return;
        }
        effect.target = take_of(rules_.sets, "an effect belongs here");
        effect.kind = words_.next() == "-=" ? Effect::Kind::exclude : Effect::Kind::include;
        words_.want(words_.next() == "-=" ? "-=" : "+=");
        effect.items.push_back(take_item());
        while (words_.next() == "," && !effect_begins(1)) {
            words_.take();
            effect.items.push_back(take_item());
        }
    }
    void read_erase(Effect& effect) {
        words_.want("(");
        effect.items.push_back(take_vertex());
        effect.kind = words_.next() == "," ? Effect::Kind::erase_edge : Effect::Kind::erase_at;
        if (words_.take_if(",")) effect.items.push_back(take_vertex());
        words_.want(")");
    }
    /// A list of items ends where an effect begins.
    bool effect_begins(std::size_t ahead) const {
        const std::string_view word = words_.next(ahead);
        const std::string_view sign = words_.next(ahead + 1);
        return word == "delete" || word == "erase" || word == "keep" || sign == "+=" ||
               sign == "-=" || sign == ":=";
    }

    std::size_t take_of(const std::vector<std::string>& names, const char* otherwise) {
        const std::size_t place = place_of(words_.next(), names);
        if (place == names.size()) words_.fault(otherwise);
        words_.take();
        return place;
    }
    Item take_vertex() { return {Item::Kind::vertex, take_of(names_, "a vertex belongs here")}; }
    Item take_item() {
        const std::size_t set = place_of(words_.next(), rules_.sets);
        if (set < rules_.sets.size()) {
            words_.take();
            return {Item::Kind::set, set};
        }
        if (words_.next(1) != "(") return take_vertex();
        const std::string_view function = words_.next();
        const auto known = std::ranges::find(functions, function, &Function::name);
        if (known == functions.end())
            words_.fault("'N', 'into', 'reachable' or 'joined' belongs here");
        words_.take();
        words_.want("(");
        Item item{known->kind, place_of(words_.next(), rules_.sets)};
        if (item.kind == Item::Kind::joined && item.place < rules_.sets.size()) {
            words_.take();
            item.kind = Item::Kind::joined_set;
        } else {
            item.place = take_vertex().place;
        }
        words_.want(")");
        return item;
    }

    Words& words_;
    const Rules& rules_;
    /// The tokens, then what the binder brings.
    std::vector<std::string> names_;
    Move move_;
};

constexpr std::array<std::string_view, 6> header_words{"game", "on",     "token",
                                                       "set",  "misere", "start"};

}  // namespace

Move read_move(Words& words, const Rules& rules) {
    return MoveReader(words, rules).read();
}

std::vector<Effect> read_start(Words& words, const Rules& rules) {
    return MoveReader(words, rules).read_start();
}

void RulesReader::read(std::string_view line) {
    Words words(line);
    if (passed_ == 0 && words.next() != "game") words.fault("'game' belongs here");
    if (std::ranges::count(header_words, words.next()) > 0) {
        read_header(words);
    } else {
        if (rules_.moves.size() == moves_max) words.fault("a game has at most 40 moves");
        passed_ = header_words.size();
        rules_.moves.push_back(read_move(words, rules_));
    }
    const std::string spelled = words.spelled();
    if (line == spelled) return;
    const auto [at, other] = std::ranges::mismatch(line, spelled);
    throw RulesFault{"the line is spaced otherwise", static_cast<std::size_t>(at - line.begin())};
}

void RulesReader::read_header(Words& words) {
    const auto kind = static_cast<std::size_t>(std::ranges::find(header_words, words.next()) -
                                               header_words.begin());
    if (kind < passed_) words.fault("this line comes too late, or again");
    passed_ = kind + 1;
    if (words.next() == "start") {
        rules_.start = read_start(words, rules_);
        return;
    }
    const std::string_view word = words.take();
    if (word == "game") rules_.name = words.take_name();
    if (word == "on") words.want("digraphs");
    if (word == "token") declare(words, tokens_max, rules_.tokens);
    if (word == "set") declare(words, sets_max, rules_.sets);
    words.end();
    rules_.directed = rules_.directed || word == "on";
    rules_.misere = rules_.misere || word == "misere";
}

void RulesReader::declare(Words& words, std::size_t most, std::vector<std::string>& names) const {
    do {
        const std::string_view name = words.next();
        if (place_of(name, rules_.tokens) < rules_.tokens.size() ||
            place_of(name, rules_.sets) < rules_.sets.size())
            words.fault("this name is declared twice");
        if (names.size() == most) words.fault("there are too many of these");
        names.push_back(words.take_name());
    } while (words.take_if(","));
}

Rules RulesReader::finish() {
    if (rules_.moves.empty()) throw RulesFault{"a move belongs here", 0};
    return std::move(rules_);
}

}  // namespace gazetteer::check
