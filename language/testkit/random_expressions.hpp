// SPDX-License-Identifier: GPL-3.0-or-later
// Random texts of expressions, for tests: every term, operator, sign and quantifier occurs.
#pragma once

#include <string>
#include <vector>

#include "language/expressions/terms.hpp"
#include "properties/framework/domain.hpp"

namespace gazetteer::conjectures {

/// The same seed gives the same texts. Each parses.
class ExpressionDice {
  public:
    explicit ExpressionDice(std::uint64_t seed, About about = About::graphs)
        : dice_(seed), directed_(about == About::digraphs) {}

    std::string boolean(int depth) {
        if (depth <= 0) return boolean_term();
        switch (dice_.below(12)) {
            case 0:
                return "not (" + boolean(depth - 1) + ")";
            case 1:
            case 2:
            case 3:
                return "(" + boolean(depth - 1) +
                       one_of({" and ", " or ", " xor ", " -> ", " <-> "}) + boolean(depth - 1) +
                       ")";
            case 4:
            case 5:
                return "(" + integer(depth - 1) +
                       one_of({" = ", " != ", " < ", " <= ", " > ", " >= "}) + integer(depth - 1) +
                       ")";
            case 6:
                return directed_ && dice_.chance(0.7)
                           ? arcs(depth)
                           : "(" + vertex() + one_of({" = ", " != ", " ~ "}) + vertex() + ")";
            case 7:
                return dice_.below(3) == 0 ? over_numbers(one_of({"forall ", "exists "}), depth)
                                           : quantified(one_of({"forall ", "exists "}), depth);
            case 8:
                return let(depth);
            case 9:
                return sets_.size() < 2 ? over_sets(one_of({"forall ", "exists "}), depth)
                                        : boolean_term();
            case 10:
                return membership();
            default:
                return boolean_term();
        }
    }

  private:
    std::string one_of(const std::vector<std::string>& choices) {
        return choices[static_cast<std::size_t>(dice_.below(static_cast<int>(choices.size())))];
    }

    /// Arcs among connectives, with and without parentheses.
    std::string arcs(int depth) {
        std::string result = one_of({"", "not "}) + vertex();
        for (int more = dice_.below(3); more >= 0; --more) {
            result += " -> " + vertex();
            if (dice_.chance(0.5))
                result += one_of({" and ", " or ", " -> ", " <-> "}) + boolean(depth - 1) +
                          one_of({" and ", " xor ", " -> "}) + vertex();
        }
        return "(" + result + " -> " + vertex() + ")";
    }

    std::string integer(int depth) {
        if (depth <= 0 || dice_.below(3) == 0)
            return dice_.below(3) > 0  ? term(Type::integer)
                   : !numbers_.empty() ? one_of(numbers_)
                                       : std::to_string(dice_.below(5));
        switch (dice_.below(8)) {
            case 0:
                return "-(" + integer(depth - 1) + ")";
            case 5:
                return folded(depth);
            case 6:
                return dice_.below(2) == 0 ? "|" + set(depth) + "|"
                                           : "abs(" + integer(depth - 1) + ")";
            case 7:
                return dice_.below(2) == 0
                           ? over_numbers(one_of({"count ", "sum ", "max ", "min "}), depth)
                           : term(Type::integer) + "^2";
            case 1:
                return one_of({"gcd(", "min(", "max("}) + integer(depth - 1) + ", " +
                       integer(depth - 1) + ")";
            case 2:
                return dice_.below(4) == 0 && sets_.size() < 2
                           ? over_sets(one_of({"count ", "sum ", "max ", "min "}), depth)
                           : quantified("count ", depth);
            default:
                return "(" + integer(depth - 1) + one_of({" + ", " - ", " * ", " div ", " mod "}) +
                       integer(depth - 1) + ")";
        }
    }

    std::string quantified(const std::string& sign, int depth) {
        const std::string fresh = "x" + std::to_string(variables_.size());
        std::string head = fresh;
        if (dice_.below(3) == 0) head += " ~ " + vertex();
        variables_.push_back(fresh);
        std::string result = "(" + sign + head + where(depth) + ": " + boolean(depth - 1) + ")";
        variables_.pop_back();
        return result;
    }

    /// "(forall k0 in 0..2: ...)"; the body speaks of the number.
    std::string over_numbers(const std::string& sign, int depth) {
        const std::string least = one_of({"0", "-1", "order", integer(0)});
        const std::string range = least + ".." + one_of({"3", least + " + 2", "order"});
        const std::string fresh = "k" + std::to_string(numbers_.size());
        numbers_.push_back(fresh);
        const bool folded = sign == "max " || sign == "min " || sign == "sum ";
        const std::string body = folded ? "(" + fresh + " * " + integer(depth - 1) + ")"
                                        : "(" + fresh + one_of({" = ", " <= ", " > "}) +
                                              integer(depth - 1) + one_of({" and ", " or "}) +
                                              boolean(depth - 1) + ")";
        const std::string which = where(depth);
        numbers_.pop_back();
        return "(" + sign + fresh + " in " + range + which + ": " + body + ")";
    }

    /// "(let k0 = ... in k0 <= ... and ...)"; what follows may speak of k0 as well.
    std::string let(int depth) {
        const std::string fresh = "k" + std::to_string(numbers_.size());
        const std::string value = integer(depth - 1);
        numbers_.push_back(fresh);
        const std::string used =
            quantified("count ", depth - 1) + one_of({" = ", " <= ", " > "}) + fresh;
        const std::string result = "(let " + fresh + " = " + value + " in " + used +
                                   one_of({" and ", " or "}) + boolean(depth - 1) + ")";
        numbers_.pop_back();
        return result;
    }

    std::string membership() {
        return dice_.below(4) == 0 ? "empty(" + set(0) + ")"
                                   : "(" + vertex() + " in " + set(0) + ")";
    }

    /// One that is named, or one that is made: "{x1: ...}", "{x0, x1}".
    std::string set(int depth) {
        const int kind = dice_.below(4);
        if (!sets_.empty() && kind > 1) return one_of(sets_);
        if (kind == 0) return "{" + vertex() + one_of({"", ", " + vertex()}) + "}";
        const std::string fresh = "x" + std::to_string(variables_.size());
        variables_.push_back(fresh);
        const std::string result = "{" + fresh + ": " + boolean(depth - 1) + "}";
        variables_.pop_back();
        return result;
    }
    std::string where(int depth) {
        return dice_.below(4) == 0 ? " where " + boolean(depth - 2) : "";
    }

    /// "(exists X0: ...)"; the body speaks of the set.
    std::string over_sets(const std::string& sign, int depth) {
        const std::string fresh = "X" + std::to_string(sets_.size());
        sets_.push_back(fresh);
        const bool folded = sign == "max " || sign == "min " || sign == "sum ";
        const std::string size = one_of({"(count x: x in " + fresh + ")", "|" + fresh + "|"});
        const std::string body =
            folded ? "(" + size + " + " + integer(depth - 1) + ")"
                   : membership() + one_of({" and ", " or ", " -> "}) + boolean(depth - 1);
        const std::string which = where(depth);
        sets_.pop_back();
        return "(" + sign + fresh + which + ": " + body + ")";
    }

    /// "(sum x1: ...)", over vertices, neighbours or edges.
    std::string folded(int depth) {
        const std::string sign = one_of({"sum ", "max ", "min ", "count edge ", "sum edge "});
        const bool edges = sign.size() > 6;
        const std::string fresh = "x" + std::to_string(variables_.size());
        const std::string other = "x" + std::to_string(variables_.size() + 1);
        std::string head = sign + fresh;
        if (edges)
            head += " ~ " + other;
        else if (dice_.below(3) == 0)
            head += " ~ " + vertex();
        const std::size_t before = variables_.size();
        variables_.push_back(fresh);
        if (edges) variables_.push_back(other);
        const std::string body =
            sign == "count edge " ? boolean(depth - 1) : "(" + integer(depth - 1) + ")";
        head += where(depth);
        variables_.resize(before);
        return "(" + head + ": " + body + ")";
    }

    std::string vertex() { return one_of(variables_); }

    /// A graph with the vertices of G, or, if `lines`, perhaps a line graph.
    std::string graph(bool lines, int depth) {
        if (directed_) return digraph(depth);
        if (dice_.below(5) == 0)
            return "induced(" + (depth > 0 ? graph(false, depth - 1) + ", " : "") + set(0) + ")";
        switch (dice_.below(lines ? 6 : 5)) {
            case 0:
                return depth > 0 ? "complement(" + graph(lines, depth - 1) + ")" : "complement";
            case 4:
                if (dice_.below(2) == 0)
                    return depth > 0 ? "square(" + graph(lines, depth - 1) + ")" : "square";
                return depth > 0 ? "power(" + graph(lines, depth - 1) + ", 3)" : "power(3)";
            case 1:
                return "delete(" + vertex() + ")";
            case 2:
                return depth > 0 ? "delete_edge(" + graph(false, depth - 1) + ", " + vertex() +
                                       ", " + vertex() + ")"
                                 : "delete_edge(" + vertex() + ", " + vertex() + ")";
            case 3:
                return "G";
            default:
                return "line_graph";
        }
    }

    std::string digraph(int depth) {
        if (!sets_.empty() && dice_.below(3) == 0)
            return "induced(" + (depth > 0 ? digraph(depth - 1) + ", " : "") + one_of(sets_) + ")";
        switch (dice_.below(4)) {
            case 0:
                return depth > 0 ? "converse(" + digraph(depth - 1) + ")" : "converse";
            case 1:
                return "delete(" + vertex() + ")";
            case 2:
                return "delete_arc(" + vertex() + ", " + vertex() + ")";
            default:
                return "G";
        }
    }

    std::string boolean_term() {
        return dice_.below(12) == 0 ? one_of({"true", "false"}) : term(Type::boolean);
    }

    std::string term(Type result) {
        std::vector<const Term*> fitting;
        for (const Term& t : terms())
            if (t.result == result && (directed_ ? t.on_digraphs : t.on_graphs))
                fitting.push_back(&t);
        const Term& t =
            *fitting[static_cast<std::size_t>(dice_.below(static_cast<int>(fitting.size())))];
        std::vector<std::string> arguments;
        bool rooted = t.takes_vertex();
        if (t.takes_game()) {
            const auto games = term_games(directed_ ? About::digraphs : About::graphs);
            const TermGame game =
                games[static_cast<std::size_t>(dice_.below(static_cast<int>(games.size())))];
            rooted = is_rooted(game);
            arguments.emplace_back(to_string(game));
        }
        if (t.takes_pattern()) return pattern(t);
        if (t.takes_pair()) {
            const std::string begin = std::string(t.name) + "(";
            const std::string graphs = dice_.below(3) == 0 ? graph(false, 1) + ", " : "";
            const std::string first = vertex();
            return begin + graphs + first + ", " +
                   (result == Type::integer && dice_.below(4) == 0 ? set(0) : vertex()) + ")";
        }
        if (dice_.below(3) == 0) arguments.push_back(graph(!rooted, 1));
        if (rooted && dice_.below(3) > 0) arguments.push_back(vertex());
        std::string text = t.name;
        for (std::size_t i = 0; i < arguments.size(); ++i)
            text += (i == 0 ? "(" : ", ") + arguments[i];
        return arguments.empty() ? text : text + ")";
    }

    std::string pattern(const Term& t) {
        const std::string begin = std::string(t.name) + "(";
        const std::string graphs = dice_.below(3) == 0 ? graph(true, 1) + ", " : "";
        if (directed_)
            return begin + graphs + one_of({"\"&AO\"", "\"&BO?\"", "G", digraph(1)}) + ")";
        return begin + graphs + one_of({"K1", "K3", "P3", "P4", "C4", graph(true, 1)}) + ")";
    }

    properties::Dice dice_;
    bool directed_;
    std::vector<std::string> variables_{"v"};
    /// The sets and the values named around.
    std::vector<std::string> sets_;
    std::vector<std::string> numbers_;
};

}  // namespace gazetteer::conjectures
