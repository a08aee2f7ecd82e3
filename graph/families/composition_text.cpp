// SPDX-License-Identifier: GPL-3.0-or-later
// The grammar, with blanks between any two of its signs:
//
//   graph:    K N    empty(N)    complete_multipartite(N, N, ...)    blowup(...), of
//   blow_up_text.cpp
//             FAMILY(N, N, ...)
//             cayley(Z N x Z N; (I,J) (I,J) ...)    cayley(D N; rI sI ...)
//             join(graph, graph, ...)    union(graph, graph, ...)
//             link(graph, graph, ...)    amalgam(graph, graph, ...)    beads(graph, graph)
//             corona(graph, graph)    cartesian, tensor, strong, substitution(graph, graph)
//             cone(graph)    line(graph)    complement(graph)
//
// where no blank stands between a letter and its number. A comma may stand between two elements of
// a group, for expressions, whose quotes have no blanks.
#include "graph/families/composition_text.hpp"

#include <algorithm>

#include "graph/families/blow_up_text.hpp"
#include "graph/families/sign_reader.hpp"
#include "graph/formats/plain_line.hpp"
#include "graph/formats/words.hpp"

namespace gazetteer {

namespace {

constexpr int depth_max = 50;
constexpr int group_part_max = 1000;

const Composing* composing_named(const std::string& word) {
    const auto& all = all_ways_of_composing();
    const auto found = std::ranges::find(all, word, [](Composing by) { return to_string(by); });
    return found == all.end() ? nullptr : &*found;
}

std::string unknown_word(const std::string& word) {
    std::vector<std::string> known{"empty", "complete_multipartite", "blowup", "cayley"};
    for (Composing by : all_ways_of_composing()) known.emplace_back(to_string(by));
    for (const Family& family : families()) known.emplace_back(family.name);
    return "'" + word + "' is not a construction" +
           nearest_or(word, known, std::string("; there are ") + construction_list());
}

/// Reads from the left; throws ParseError.
class CompositionReader : SignReader {
  public:
    explicit CompositionReader(std::string_view text) : SignReader(text) {}

    Composition whole() {
        Composition result = composition(0);
        expect_end(to_string(result));
        return result;
    }

  private:
    Composition composition(int depth) {
        if (depth > depth_max) fail("parentheses stand at most 50 deep");
        const char first = sign();
        const std::size_t begin = at_;
        if (first == 'K') {
            ++at_;
            while (at_ < text_.size() && is_decimal(text_[at_])) ++at_;
            return {blow_up(begin)};
        }
        const std::string word = small_word();
        if (word.empty()) fail("a graph is expected: K5, cycle(5), join(K3, empty(7))");
        if (const Composing* const by = composing_named(word)) return composed(*by, depth);
        if (word == "empty" || word == "complete_multipartite" || word == "blowup") {
            skip_parentheses();
            return {blow_up(begin)};
        }
        if (word == "cayley") return {cayley()};
        if (find_family(word) != nullptr) return {family(begin)};
        at_ = begin;
        fail(unknown_word(word));
    }

    Composition composed(Composing by, int depth) {
        Composition result{BlowUp{}, {}, by};
        expect('(');
        do result.parts.push_back(composition(depth + 1));
        while (take_if(','));
        const int wanted = parts_of(by);
        const auto given = static_cast<int>(result.parts.size());
        if (sign() != ')') fail("',' or ')' is expected");
        if (wanted < 0 ? given < 2 : given != wanted)
            fail(std::string(to_string(by)) + " takes " +
                 (wanted < 0    ? "two graphs or more"
                  : wanted == 1 ? "one graph"
                                : "two graphs"));
        ++at_;
        return result;
    }

    /// What another reader read from `begin` on; a fault has its column in the whole text.
    template <class Named>
    static Named read_from(std::size_t begin, const Parsed<Named>& read) {
        if (read) return *read;
        ParseError error = read.error();
        error.column += static_cast<int>(begin);
        throw error;
    }
    BlowUp blow_up(std::size_t begin) {
        return read_from(begin, parse_blow_up(text_.substr(begin, at_ - begin)));
    }

    /// "cycle(5)" is read as "cycle 5 ".
    FamilyMember family(std::size_t begin) {
        skip_parentheses();
        std::string words(text_.substr(begin, at_ - begin));
        for (char& c : words)
            if (c == '(' || c == ')' || c == ',') c = ' ';
        return read_from(begin, parse_family_member(words));
    }

    /// To the end of what begins with a parenthesis.
    void skip_parentheses() {
        if (sign() != '(') fail("'(' is expected");
        int depth = 0;
        while (at_ < text_.size()) {
            depth += text_[at_] == '(' ? 1 : text_[at_] == ')' ? -1 : 0;
            ++at_;
            if (depth == 0) return;
        }
    }

    CayleyGraph cayley() {
        expect('(');
        CayleyGroup group;
        if (sign() == 'D') {
            group = {CayleyGroup::Kind::dihedral, part_of_group('D'), 2};
        } else {
            group.a = part_of_group('Z');
            if (take_if('x')) group.b = part_of_group('Z');
        }
        expect(';');
        std::vector<int> elements;
        do {
            elements.push_back(element(group));
            take_if(',');
        } while (sign() != ')');
        ++at_;
        return cayley_graph(group, elements);
    }

    int part_of_group(char letter) {
        if (!take_if(letter)) fail("a group is expected: Z5, Z3xZ4 or D5");
        return number(1, group_part_max, "a number from 1 to 1000 behind the letter");
    }

    int element(const CayleyGroup& group) {
        if (group.kind == CayleyGroup::Kind::dihedral) {
            const char letter = sign();
            if (letter != 'r' && letter != 's') fail("an element is expected: r1 or s0");
            ++at_;
            const int place = number(0, group.a - 1, "a number below " + std::to_string(group.a));
            if (letter == 'r' && place == 0) fail("r0 is the neutral element: no loops");
            return letter == 'r' ? place : group.a + place;
        }
        if (!take_if('(')) fail("an element is expected: (0,1)");
        const int x = number(0, group.a - 1, "a number below " + std::to_string(group.a));
        int y = 0;
        if (take_if(',')) y = number(0, group.b - 1, "a number below " + std::to_string(group.b));
        expect(')');
        if (x == 0 && y == 0) fail("(0,0) is the neutral element: no loops");
        return x * group.b + y;
    }
};

/// Writes from the left, and counts the leaves.
class CompositionWriter {
  public:
    explicit CompositionWriter(const NumberText& number_text) : number_text_(number_text) {}

    std::string text(const Composition& c) {
        if (c.parts.empty()) {
            ++leaf_;
            return std::visit([this](const auto& leaf) { return this->leaf_text(leaf); }, c.leaf);
        }
        std::string result = to_string(c.by);
        for (std::size_t i = 0; i < c.parts.size(); ++i)
            result += (i == 0 ? "(" : ", ") + text(c.parts[i]);
        return result + ")";
    }

  private:
    std::string number(int place, int value) const { return number_text_({leaf_, place}, value); }

    std::string leaf_text(const BlowUp& b) const {
        return to_string(
            b, [&](Vertex i) { return number(i, b.classes[static_cast<std::size_t>(i)].size); });
    }
    static std::string leaf_text(const CayleyGraph& g) { return to_string(g); }
    std::string leaf_text(const FamilyMember& member) const {
        std::string result = member.family->name;
        for (std::size_t i = 0; i < member.values.size(); ++i)
            result += (i == 0 ? "(" : ", ") + number(static_cast<int>(i), member.values[i]);
        return result + (member.values.empty() ? "()" : ")");
    }

    const NumberText& number_text_;
    int leaf_ = -1;
};

}  // namespace

bool names_construction(std::string_view line) {
    const std::string_view text = plain_line(line).text;
    if (text.size() > 1 && text[0] == 'K') return is_decimal(text[1]);
    const auto word_end = std::ranges::find_if_not(text, is_small_letter);
    const auto next = std::find_if_not(word_end, text.end(), [](char c) { return c == ' '; });
    return word_end - text.begin() > 1 && next != text.end() && *next == '(';
}

const char* construction_list() {
    return "K5, empty(7), cycle(5), complete_multipartite(2, 3, 3), join(K3, empty(7)), "
           "union(K3, path(4)), corona(K8, K1), cone(cycle(5)), cartesian(K2, cycle(4)), tensor, "
           "strong, substitution(cycle(5), K2), line(K4), complement(path(5)), "
           "link(K3, K4), amalgam(K3, K4), beads(path(5), K3), "
           "cayley(D5; r1 s0), blowup(K3, empty(4), corona(K2, K1); 0-1 1-2)";
}

std::string to_string(const Composition& c, const NumberText& number_text) {
    return CompositionWriter(number_text).text(c);
}

std::string to_string(const Composition& c) {
    return to_string(c, [](NumberPlace, int value) { return std::to_string(value); });
}

Parsed<Composition> parse_composition(std::string_view text) {
    try {
        return CompositionReader(text).whole();
    } catch (const ParseError& error) {
        return error;
    }
}

}  // namespace gazetteer
