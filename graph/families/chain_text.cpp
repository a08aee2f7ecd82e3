// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/families/chain_text.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "graph/chains/named_chains.hpp"
#include "graph/families/graph_text.hpp"
#include "graph/families/sign_reader.hpp"
#include "graph/formats/edges_text.hpp"
#include "graph/formats/plain_line.hpp"
#include "graph/formats/words.hpp"

namespace gazetteer {

namespace {

constexpr int units_max = 1'000'000;
/// No member with more vertices or edges is made.
constexpr std::int64_t parts_max = 1'000'000;

using MakeChain = Chain (*)();
const std::map<std::string, MakeChain>& chains_without_number() {
    static const std::map<std::string, MakeChain> all = {
        {"path", path_chain},      {"cycle", cycle_chain}, {"ladder", ladder_chain},
        {"comb", comb_chain},      {"sun", sun_chain},     {"prism", prism_chain},
        {"moebius", moebius_chain}};
    return all;
}

/// Reads from the left; throws ParseError.
class ChainReader : SignReader {
  public:
    explicit ChainReader(std::string_view text) : SignReader(text) {}

    /// A chain and the word n.
    Chain of_all_n() {
        Chain result = chain();
        if (sign() != 'n') fail("n is expected, the number of units");
        ++at_;
        expect_end("n");
        return result;
    }

    ChainBeginning beginning() {
        Chain result = chain();
        sign();
        return {std::move(result), at_};
    }

    /// A chain and a number.
    ChainMember of_one_n() {
        Chain result = chain();
        sign();
        const std::size_t begin = at_;
        const int n = number(0, units_max, "a number of units to 1000000");
        expect_end("the number of units");
        at_ = begin;
        if (const std::string why = why_no_member(result, n); !why.empty()) fail(why);
        if (std::max(order(result, n), size(result, n)) > parts_max)
            fail("the member has " + std::to_string(order(result, n)) + " vertices and " +
                 std::to_string(size(result, n)) + " edges; at most " + std::to_string(parts_max) +
                 " are made");
        return {std::move(result), n};
    }

  private:
    std::string word() {
        sign();
        return small_word();
    }

    Chain chain() {
        sign();
        const std::size_t begin = at_;
        const std::string name = word();
        if (name == "chain") return of_parts();
        if (name == "grid")
            return grid_chain(number(1, chain_part_order_max, "a side from 1 to 16"));
        if (name == "caterpillar")
            return caterpillar_chain(
                number(0, chain_part_order_max - 1, "a number of leaves from 0 to 15"));
        const auto found = chains_without_number().find(name);
        if (found != chains_without_number().end()) return found->second();
        at_ = begin;
        fail(unknown(name));
    }

    static std::string unknown(const std::string& name) {
        std::vector<std::string> known{"chain", "grid", "caterpillar"};
        for (const auto& [other, make] : chains_without_number()) known.push_back(other);
        return "'" + name + "' is not a chain" +
               nearest_or(name, known, std::string("; there are ") + chain_list());
    }

    Chain of_parts() {
        Chain result;
        sign();
        const std::size_t begin = at_;
        result.unit = quoted_graph();
        result.joins = joins();
        while (is_small_letter(sign()) && !at_n()) part(result);
        if (const std::string why = why_no_chain(result); !why.empty()) {
            at_ = begin;
            fail(why);
        }
        return result;
    }

    /// The word n, which is behind all parts.
    bool at_n() {
        const bool longer = at_ + 1 < text_.size() && is_small_letter(text_[at_ + 1]);
        return sign() == 'n' && !longer;
    }

    void part(Chain& chain) {
        const std::size_t begin = at_;
        const std::string name = word();
        if (name == "left" || name == "right") {
            ChainEnd& end = name == "left" ? chain.left : chain.right;
            end.graph = quoted_graph();
            end.joins = joins();
        } else if (name == "ring") {
            chain.ring = true;
        } else if (name == "twist") {
            do chain.twist.push_back(number(0, chain_part_order_max, "a vertex of the unit"));
            while (take_if(','));
        } else {
            at_ = begin;
            fail("'" + name + "' is none of left, right, ring, twist, n");
        }
    }

    std::vector<ChainJoin> joins() {
        if (word() != "joins") fail("joins is expected, as in joins 0-0,1-1");
        std::vector<ChainJoin> result;
        do {
            const int from = number(0, chain_part_order_max, "a join as 0-1");
            expect('-');
            result.push_back({from, number(0, chain_part_order_max, "a vertex behind -")});
        } while (take_if(',') || at_join());
        return result;
    }

    /// Whether a number and a hyphen are next: a number alone is that of the units.
    bool at_join() {
        const std::size_t begin = at_;
        while (is_decimal(sign())) ++at_;
        const bool result = at_ > begin && sign() == '-';
        at_ = begin;
        return result;
    }

    /// Edges as 0-1 1-2, or any text of a graph.
    static Parsed<Graph> graph_in_quotes(std::string_view text) {
        if (!names_edges(text)) return parse_small_graph_text(text);
        const auto board = parse_edges(text, false);
        if (!board) return board.error();
        return to_graph(std::get<SparseGraph>(*board));
    }

    Graph quoted_graph() {
        if (sign() != '"') fail("a graph in quotes is expected, as \"path 2\" or \"0-1 1-2\"");
        const std::size_t begin = at_ + 1;
        const std::size_t end = text_.find('"', begin);
        if (end == text_.npos) fail("the second '\"' is missing");
        const auto graph = graph_in_quotes(text_.substr(begin, end - begin));
        if (!graph)
            throw ParseError{graph.error().message, graph.error().column + static_cast<int>(begin)};
        at_ = end + 1;
        return *graph;
    }
};

}  // namespace

const char* chain_list() {
    return "path n, cycle n, ladder n, comb n, sun n, prism n, moebius n, grid K n, "
           "caterpillar K n, chain \"path 2\" joins 0-0,1-1 n";
}

Parsed<Chain> parse_chain(std::string_view text) {
    try {
        return ChainReader(text).of_all_n();
    } catch (const ParseError& error) {
        return error;
    }
}

Parsed<ChainBeginning> parse_chain_beginning(std::string_view text) {
    try {
        return ChainReader(text).beginning();
    } catch (const ParseError& error) {
        return error;
    }
}

bool names_chain(std::string_view line) {
    const std::string_view text = plain_line(line).text;
    return text.starts_with("chain ") || text.starts_with("chain\t");
}

Parsed<ChainMember> parse_chain_member(std::string_view text) {
    try {
        return ChainReader(text).of_one_n();
    } catch (const ParseError& error) {
        return error;
    }
}

}  // namespace gazetteer
