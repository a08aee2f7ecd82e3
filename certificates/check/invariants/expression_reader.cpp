// SPDX-License-Identifier: GPL-3.0-or-later
// Reads conjectures by recursive descent. From the loosest sign to the tightest: <->, ->, or, xor,
// and, not, comparisons, + and -, * / div mod, unary minus, ^. A quantifier's body reaches as far
// to the right as it can; that of sum, max and min ends before a comparison.
#include <algorithm>
#include <array>
#include <optional>

#include "certificates/check/invariants/signs.hpp"
#include "certificates/check/invariants/terms/terms.hpp"
#include "certificates/check/invariants/tokens.hpp"
#include "graph/formats/formats.hpp"

namespace gazetteer::check::invariants {

namespace {

using namespace signs;

class ExpressionReader {
  public:
    ExpressionReader(std::string_view text, Outside outside, const AskedGames& games)
        : tokens_(text), outside_(std::move(outside)), games_(games) {}

    Expression read() {
        Expression result;
        result.whole = wanted(whole(), Sort::boolean);
        if (!tokens_.next().empty()) tokens_.fault("the expression goes on behind its end");
        result.of_vertex = of_vertex_;
        result.names = names_max_;
        return result;
    }

  private:
    using Tighter = Part (ExpressionReader::*)();
    struct Name {
        std::string name;
        Sort sort;
    };

    /// Bounds the recursion.
    struct Deeper {
        explicit Deeper(ExpressionReader& reader) : depth(reader.depth_) {
            if (++depth > 300) reader.tokens_.fault("the expression is nested too deeply");
        }
        ~Deeper() { --depth; }
        Deeper(const Deeper&) = delete;
        Deeper& operator=(const Deeper&) = delete;
        int& depth;
    };

    Part wanted(Part part, Sort sort) const {
        constexpr std::array<const char*, 6> nouns{"a boolean", "a number", "a vertex",
                                                   "a set",     "a graph",  "an outcome"};
        if (part.sort != sort)
            tokens_.fault(std::string(nouns.at(static_cast<std::size_t>(sort))) +
                          " belongs before this");
        return part;
    }
    static Part joined(Op op, Sort sort, Part a, Part b) {
        Part result{.op = op, .sort = sort};
        result.parts.push_back(std::move(a));
        result.parts.push_back(std::move(b));
        return result;
    }
    static Part of_one(Op op, Sort sort, Part a) {
        Part result{.op = op, .sort = sort};
        result.parts.push_back(std::move(a));
        return result;
    }

    Part whole() {
        Part left = implication();
        while (tokens_.next() == "<->") {
            left = wanted(std::move(left), Sort::boolean);
            tokens_.take();
            left = joined(Op::equivalence, Sort::boolean, std::move(left),
                          wanted(implication(), Sort::boolean));
        }
        return left;
    }
    Part implication() {
        const Deeper deeper(*this);
        Part left = chain(or_sign, Sort::boolean, &ExpressionReader::exclusive);
        if (tokens_.next() != "->") return left;
        left = wanted(std::move(left), Sort::boolean);
        tokens_.take();
        return joined(Op::implication, Sort::boolean, std::move(left),
                      wanted(implication(), Sort::boolean));
    }
    Part exclusive() { return chain(xor_sign, Sort::boolean, &ExpressionReader::conjunction); }
    Part conjunction() { return chain(and_sign, Sort::boolean, &ExpressionReader::negation); }
    Part negation() {
        const Deeper deeper(*this);
        if (!tokens_.take_if("not")) return comparison();
        return of_one(Op::negation, Sort::boolean, wanted(negation(), Sort::boolean));
    }
    Part sum() { return chain(sum_signs, Sort::number, &ExpressionReader::product); }
    Part product() { return chain(product_signs, Sort::number, &ExpressionReader::negative); }
    Part negative() {
        const Deeper deeper(*this);
        if (!tokens_.take_if("-")) return raised();
        return of_one(Op::minus, Sort::number, wanted(negative(), Sort::number));
    }
    Part raised() {
        Part base = operand();
        if (tokens_.next() != "^") return base;
        base = wanted(std::move(base), Sort::number);
        tokens_.take();
        return joined(Op::power, Sort::number, std::move(base), wanted(negative(), Sort::number));
    }

    /// One or more, from the left, all of one sort.
    Part chain(std::span<const Sign> signs_here, Sort sort, Tighter tighter) {
        Part left = (this->*tighter)();
        while (const Sign* sign = known(signs_here, tokens_.next())) {
            left = wanted(std::move(left), sort);
            tokens_.take();
            left = joined(sign->op, sort, std::move(left), wanted((this->*tighter)(), sort));
        }
        return left;
    }

    Part comparison() {
        Part left = sum();
        const Sign* sign = known<Sign>(comparisons, tokens_.next());
        if (sign == nullptr) return left;
        const bool same = sign->op == Op::equal || sign->op == Op::unequal;
        const bool of_vertices = sign->op == Op::adjacent || sign->op == Op::member ||
                                 (same && left.sort == Sort::vertex);
        const bool of_outcomes = same && left.sort == Sort::outcome;
        left = wanted(std::move(left), of_vertices   ? Sort::vertex
                                       : of_outcomes ? Sort::outcome
                                                     : Sort::number);
        tokens_.take();
        Part right = of_outcomes ? outcome() : sum();
        right = wanted(std::move(right), sign->op == Op::member ? Sort::set : left.sort);
        if (known<Sign>(comparisons, tokens_.next()) != nullptr)
            tokens_.fault("two comparisons are joined by 'and'");
        return joined(sign->op, Sort::boolean, std::move(left), std::move(right));
    }

    /// A letter, or the outcome of another game.
    Part outcome() {
        const std::size_t place =
            tokens_.next().size() == 1 ? outcome_letters.find(tokens_.next()) : std::string::npos;
        if (place == std::string::npos) return operand();
        tokens_.take();
        return {
            .op = Op::constant, .sort = Sort::outcome, .value = static_cast<std::int64_t>(place)};
    }

    Part operand() {
        const std::string_view word = tokens_.next();
        const bool applied = tokens_.next(1) == "(";
        if (const Sign* quantifier = known<Sign>(quantifiers, word);
            quantifier != nullptr && !applied) {
            tokens_.take();
            return quantified(quantifier->op);
        }
        if (tokens_.take_if("(")) {
            Part result = whole();
            tokens_.want(")");
            return result;
        }
        if (tokens_.take_if("|")) {
            Part result = of_one(Op::set_size, Sort::number, wanted(operand(), Sort::set));
            tokens_.want("|");
            return result;
        }
        if (tokens_.take_if("{")) return property();
        if (is_word(word)) return named();
        return literal();
    }

    /// A number, or a graph in quotes.
    Part literal() {
        const std::string text(tokens_.next());
        if (text.starts_with('"')) {
            const auto parsed = parse_graph(std::string_view(text).substr(1, text.size() - 2));
            if (!parsed || parsed->order() > Graph::order_max)
                tokens_.fault("graph6 of order at most 64 belongs between the quotes");
            tokens_.take();
            Part result{.op = Op::given, .sort = Sort::graph};
            result.graph = Graph(parsed->order(), parsed->edges());
            return result;
        }
        if (!is_digits(text)) tokens_.fault("a name, a number or '(' belongs here");
        if (text.size() > 9) tokens_.fault("a number has at most 9 digits");
        tokens_.take();
        return {.op = Op::constant, .sort = Sort::number, .value = std::stoll(text)};
    }

    Part named() {
        const std::string word(tokens_.next());
        if (const auto place = place_of(word)) return name(*place);
        if (outside_)
            if (std::optional<Part> part = outside_(
                    tokens_, [this](std::string_view bound) { return bound_vertex(bound); }))
                return std::move(*part);
        if (const auto question = find_question(word); question && !games_.empty())
            return of_game(word, *question);
        if (!is_known(word)) tokens_.fault("'" + word + "' is no word that gazetteer-check knows");
        tokens_.take();
        if (word == "v") {
            of_vertex_ = true;
            return name_at(0, Sort::vertex);
        }
        if (word == "G") return {.op = Op::whole, .sort = Sort::graph};
        if (word == "true" || word == "false")
            return {.op = Op::constant, .sort = Sort::boolean, .value = word == "true" ? 1 : 0};
        if (word == "infinity") return {.op = Op::infinity, .sort = Sort::number};
        if (word == "empty") {
            tokens_.want("(");
            Part result = of_one(Op::empty, Sort::boolean, wanted(operand(), Sort::set));
            tokens_.want(")");
            return result;
        }
        return applied(word);
    }

    static bool is_known(const std::string& word) {
        constexpr std::array<std::string_view, 7> words{"v",        "G",     "true",     "false",
                                                        "infinity", "empty", "traceable"};
        return std::ranges::find(words, word) != words.end() || find_term(word) != nullptr ||
               known<Sign>(functions, word) != nullptr ||
               known<Sign>(functions_of_one, word) != nullptr ||
               known<Made>(made, word) != nullptr || order_of_pattern(word) > 0;
    }
    std::optional<std::size_t> place_of(std::string_view word) const {
        for (std::size_t i = scope_.size(); i > 0; --i)
            if (scope_[i - 1].name == word) return i - 1;
        return std::nullopt;
    }
    std::optional<Part> bound_vertex(std::string_view word) const {
        const auto place = place_of(word);
        if (!place || scope_[*place].sort != Sort::vertex) return std::nullopt;
        return name_at(static_cast<std::int64_t>(*place) + 1, Sort::vertex);
    }
    Part name(std::size_t place) {
        tokens_.take();
        return name_at(static_cast<std::int64_t>(place) + 1, scope_[place].sort);
    }
    static Part name_at(std::int64_t place, Sort sort) {
        return {.op = Op::name, .sort = sort, .value = place};
    }

    std::vector<Part> arguments() {
        std::vector<Part> result;
        if (!tokens_.take_if("(")) return result;
        do result.push_back(whole());
        while (tokens_.take_if(","));
        tokens_.want(")");
        return result;
    }

    /// A function, a term, or something made of a graph; the word has been taken.
    Part applied(const std::string& word) {
        const Deeper deeper(*this);
        const Sign* many = known<Sign>(functions, word);
        const Sign* one = known<Sign>(functions_of_one, word);
        std::vector<Part> parts = arguments();
        if (many != nullptr || one != nullptr) {
            if (parts.size() < 1 || (many == nullptr && parts.size() > 1))
                tokens_.fault("before this, '" + word + "' has another number of arguments");
            for (Part& part : parts) part = wanted(std::move(part), Sort::number);
            Part result{.op = (many != nullptr ? many : one)->op, .sort = Sort::number};
            result.parts = std::move(parts);
            return result;
        }
        if (word == "traceable")
            return joined(Op::less, Sort::boolean,
                          of_term(*find_term("path_cover_number"), std::move(parts)),
                          {.op = Op::constant, .sort = Sort::number, .value = 2});
        if (const Term* term = find_term(word)) return of_term(*term, std::move(parts));
        if (const Made* known_made = known<Made>(made, word))
            return of_graph(*known_made, std::move(parts));
        if (!parts.empty()) tokens_.fault("before this, '" + word + "' takes no arguments");
        return pattern(word);
    }

    static Part whole_graph() { return {.op = Op::whole, .sort = Sort::graph}; }

    Part of_term(const Term& term, std::vector<Part> parts) {
        Part result{.op = Op::term, .sort = term.sort};
        result.term = &term;
        result.parts = with_defaults(term.name, term.of_vertex ? 1 : 0, std::move(parts));
        return result;
    }
    /// A graph and so many vertices: where they are left out, G and v.
    std::vector<Part> with_defaults(std::string_view word, int vertices, std::vector<Part> parts) {
        if (parts.empty() || parts[0].sort != Sort::graph)
            parts.insert(parts.begin(), whole_graph());
        if (vertices == 1 && parts.size() == 1) {
            of_vertex_ = true;
            parts.push_back(name_at(0, Sort::vertex));
        }
        if (parts.size() != static_cast<std::size_t>(vertices) + 1)
            tokens_.fault("before this, '" + std::string(word) +
                          "' has another number of arguments");
        for (std::size_t i = 1; i < parts.size(); ++i)
            parts[i] = wanted(std::move(parts[i]), Sort::vertex);
        return parts;
    }

    std::shared_ptr<const AskedGame> take_game(Question question) {
        const bool unrooted = tokens_.next() == "unrooted" && tokens_.next(1) == "(";
        const std::string word(tokens_.next(unrooted ? 2 : 0));
        auto game = find_asked(games_, unrooted ? "unrooted(" + word + ")" : word);
        if (game == nullptr) tokens_.fault("a game that gazetteer-check knows belongs here");
        const std::string why = why_not_asked(*game, question);
        if (!why.empty()) tokens_.fault(why);
        if (tokens_.take_if("unrooted")) tokens_.want("(");
        tokens_.take();
        if (unrooted) tokens_.want(")");
        return game;
    }
    Part of_game(const std::string& word, Question question) {
        const Deeper deeper(*this);
        tokens_.take();
        tokens_.want("(");
        Part result{.op = Op::of_game, .value = static_cast<std::int64_t>(question)};
        result.sort = question <= Question::N         ? Sort::boolean
                      : question == Question::outcome ? Sort::outcome
                                                      : Sort::number;
        result.game = take_game(question);
        std::vector<Part> parts;
        while (tokens_.take_if(",")) parts.push_back(whole());
        tokens_.want(")");
        result.parts = with_defaults(word, result.game->tokens, std::move(parts));
        return result;
    }

    Part of_graph(const Made& of, std::vector<Part> parts) {
        if (parts.size() == of.with.size()) parts.insert(parts.begin(), whole_graph());
        if (parts.size() != of.with.size() + 1)
            tokens_.fault("before this, '" + std::string(of.name) +
                          "' has another number of arguments");
        parts[0] = wanted(std::move(parts[0]), Sort::graph);
        for (std::size_t i = 1; i < parts.size(); ++i)
            if (of.op != Op::distance || i == 1 || parts[i].sort != Sort::set)
                parts[i] = wanted(std::move(parts[i]), of.with[i - 1]);
        Part result{.op = of.op, .sort = of.sort};
        result.parts = std::move(parts);
        return result;
    }

    /// The order of K4, C5, P3; 0 for another word.
    static int order_of_pattern(const std::string& word) {
        const std::string digits = word.substr(1);
        const int order = is_digits(digits) && digits.size() <= 2 ? std::stoi(digits) : 0;
        const int least = word[0] == 'C' ? 3 : word[0] == 'K' || word[0] == 'P' ? 1 : 100;
        return least <= order && order <= Graph::order_max ? order : 0;
    }
    /// A complete graph, a cycle, a path. The word has been taken.
    static Part pattern(const std::string& word) {
        const int order = order_of_pattern(word);
        Part result{.op = Op::given, .sort = Sort::graph};
        result.graph = Graph(order);
        for (Vertex v = 0; v < order; ++v)
            for (Vertex u = 0; u < v; ++u)
                if (word[0] == 'K' || v - u == 1 || (word[0] == 'C' && v - u == order - 1))
                    result.graph.add_edge(u, v);
        return result;
    }

    /// "{" has been taken.
    Part property() {
        const Deeper deeper(*this);
        const std::string bound = take_bound();
        tokens_.want(":");
        enter(bound, Sort::vertex);
        Part result = of_one(Op::set_of, Sort::set, wanted(whole(), Sort::boolean));
        result.value = leave();
        tokens_.want("}");
        return result;
    }

    std::string take_bound() {
        const std::string_view word = tokens_.next();
        if (!is_word(word) || word == "G" || (word == "v" && !outside_) ||
            find_term(word) != nullptr)
            tokens_.fault("a name that is free belongs here");
        return std::string(tokens_.take());
    }
    void enter(const std::string& name, Sort sort) {
        scope_.push_back({name, sort});
        names_max_ = std::max(names_max_, scope_.size() + 1);
    }
    /// Ends the scope of the innermost name, and returns its place.
    std::int64_t leave() {
        scope_.pop_back();
        return static_cast<std::int64_t>(scope_.size()) + 1;
    }

    Part quantified(Op op) {
        const Deeper deeper(*this);
        const bool over_edges = tokens_.take_if("edge");
        const std::string bound = take_bound();
        Part result{.op = op, .sort = op <= Op::exists ? Sort::boolean : Sort::number};
        std::optional<Part> around;
        if (over_edges) {
            if (op != Op::count && op != Op::sum)
                tokens_.fault("only count and sum are over edges");
            tokens_.want("~");
            result.over = Over::edges;
            enter(take_bound(), Sort::vertex);
        } else if (tokens_.take_if("~")) {
            result.over = Over::neighbours;
            around = wanted(operand(), Sort::vertex);
        } else if ('A' <= bound[0] && bound[0] <= 'Z') {
            result.over = Over::sets;
        }
        enter(bound, result.over == Over::sets ? Sort::set : Sort::vertex);
        result.parts = body(op, over_edges);
        if (around) result.parts.push_back(std::move(*around));
        result.value = leave();
        if (over_edges) result.value = leave();
        return result;
    }
    /// What is asked, and the condition, which none has over edges.
    std::vector<Part> body(Op op, bool over_edges) {
        std::vector<Part> result;
        Part condition{.op = Op::constant, .sort = Sort::boolean, .value = 1};
        if (!over_edges && tokens_.take_if("where")) condition = wanted(whole(), Sort::boolean);
        tokens_.want(":");
        result.push_back(op <= Op::count ? wanted(whole(), Sort::boolean)
                                         : wanted(sum(), Sort::number));
        result.push_back(std::move(condition));
        return result;
    }

    Tokens tokens_;
    Outside outside_;
    const AskedGames& games_;
    std::vector<Name> scope_;
    std::size_t names_max_ = 1;
    bool of_vertex_ = false;
    int depth_ = 0;
};

}  // namespace

Expression read_expression(std::string_view text, const AskedGames& games) {
    return ExpressionReader(text, nullptr, games).read();
}
Expression read_expression(std::string_view text, Outside outside) {
    const AskedGames no_games;
    return ExpressionReader(text, std::move(outside), no_games).read();
}

}  // namespace gazetteer::check::invariants
