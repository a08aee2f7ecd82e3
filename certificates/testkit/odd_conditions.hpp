// SPDX-License-Identifier: GPL-3.0-or-later
// Certificates with conditions at the edges of the language: signs that bind in unusual ways,
// undefined parts, great integers, names that hide others, and depths near the limit.
#pragma once

#include <string>
#include <vector>

namespace gazetteer::certificates {

inline std::string repeated(const std::string& text, int times) {
    std::string result;
    for (int i = 0; i < times; ++i) result += text;
    return result;
}

inline std::vector<std::string> odd_conditions() {
    std::vector<std::string> result{
        "9223372036854775807 < 0",
        "999999999999999999 * 9 < 0",
        "999999999999999999 * 10 < 0",
        "false and order < 1000000000 * 1000000000 * 10",
        "order < 1000000000 * 1000000000 * 10 and false",
        "1 div 0 = 1",
        "not 1 div 0 = 1",
        "1 div 0 = 1 or true",
        "- 7 div 2 = - 4 and - 7 mod 2 = 1 and 7 div - 2 = - 4 and 7 mod - 2 = - 1",
        "007 = 7",
        "order() = 3",
        "1 < 2 < 3 in S",
        "(u) in S",
        "G = G",
        "degree((u), u) = 0",
        "degree(G, u) = 0",
        "order = 1 = 1",
        "u = u = u and false",
        "exists u ~ u: true",
        "exists u: u ~ u",
        "exists x ~ x: true",
        "exists x ~ y: x = y",
        "count x ~ y: true = 0",
        "(count x ~ u: true) = 0",
        "forall x: exists x: not x = x",
        "u ~ u in S",
        "exists x, x: x ~ x",
        "0 < 1 < u",
        "not u in S in S",
        "order > 1 xor order > 0 xor true",
        "true <-> false <-> true",
        "true -> false -> false",
        "true <-> true -> false",
        "true or false and false",
        "not false and false",
        "1 - 1 - 1 = 1",
        "- - - 1 > 0",
        "exists x: x = u and false",
        "(exists x: x = u) and false",
        "order- 1 > 1",
        "order -1 > 1",
    };
    for (int depth : {331, 332, 333, 334}) {
        result.push_back(repeated("(", depth) + "false" + repeated(")", depth));
        result.push_back("0 < " + repeated("- ", depth) + "0");
        result.push_back(repeated("exists x: ", depth) + "false");
    }
    for (int depth : {996, 997, 998, 999}) {
        result.push_back(repeated("not ", depth) + "false");
        result.push_back(repeated("true -> ", depth) + "false");
    }
    return result;
}

/// Each condition on one vertex, with lines that are right if it holds there, and with others; and
/// a move behind which the token would stand on a vertex that has gone.
inline std::vector<std::string> odd_certificates() {
    std::vector<std::string> result;
    for (const std::string& condition : odd_conditions())
        for (const char* rest :
             {"P\nevidence strategy\n0 P\n", "P\nevidence strategy\n0 P 0:1\n1 N\n",
              "N\nevidence strategy\n0 N 0:1\n1 P\n"})
            result.push_back(
                "gazetteer-certificate 2\nprogram none 1\nclaim outcome\nrules 3\n"
                "game odd\nset S\nmove u where " +
                condition + ": delete(u)\ngraph @\nverdict " + rest + "end\n");
    result.push_back(
        "gazetteer-certificate 2\nprogram none 1\nclaim outcome\nrules 3\ngame odd\ntoken t\n"
        "move u ~ t: delete(t)\ngraph A_\ntokens 0\nverdict N\nevidence strategy\n"
        "0 N 1:1\n1 P\nend\n");
    return result;
}

}  // namespace gazetteer::certificates
