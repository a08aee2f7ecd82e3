// SPDX-License-Identifier: GPL-3.0-or-later
// The tree of a text: how signs group, and the columns of what stands in it.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "language/expressions/syntax.hpp"

namespace gazetteer::conjectures {
namespace {

/// Each node with its column, in parentheses if it stands in some, behind it its variables and
/// signs; the children in brackets, behind them how deep the tree is.
std::string shape(const Syntax& s) {
    const auto word = [](const Syntax::Word& w) { return w.text + "@" + std::to_string(w.column); };
    std::string result = word({s.text, s.column});
    for (const Syntax::Word& w : s.variables) result += " " + word(w);
    for (const Syntax::Word& w : s.operators) result += " " + word(w);
    if (s.parenthesised) result = "(" + result + ")";
    if (s.children.empty()) return result;
    result += "[";
    for (std::size_t i = 0; i < s.children.size(); ++i)
        result += (i > 0 ? ", " : "") + shape(s.children[i]);
    return result + "]" + std::to_string(s.depth);
}

struct Shaped {
    const char* text;
    const char* shape;
};

void expect_shapes(const std::vector<Shaped>& all) {
    for (const Shaped& one : all)
        EXPECT_EQ(shape(parse_syntax(one.text).value()), one.shape) << one.text;
}

TEST(TreeSyntax, SignsGroupByTheirLevels) {
    expect_shapes({
        {"tree and forest or planar", "or@17[and@6[tree@1, forest@10]2, planar@20]3"},
        {"(tree) -> (forest -> planar)", "->@8[(tree@2), (->@19)[forest@12, planar@22]2]3"},
        {"tree -> forest -> planar", "->@6[tree@1, ->@16[forest@9, planar@19]2]3"},
        {"1 - 2 - 3 < 4 <= 5", "@1 <@11 <=@15[-@7[-@3[1@1, 2@5]2, 3@9]3, 4@13, 5@18]4"},
        {"2 ^ 3 ^ 4", "^@3[2@1, ^@7[3@5, 4@9]2]3"},
        {" -  2 * 3", "*@7[-@2[2@5]2, 3@9]3"},
        {"not  not tree", "not@1[not@6[tree@10]2]3"},
        {"1 + 2 * 3 - 4 / 5", "-@11[+@3[1@1, *@7[2@5, 3@9]2]3, /@15[4@13, 5@17]2]4"},
        {"tree <-> forest <-> planar", "<->@17[<->@6[tree@1, forest@10]2, planar@21]3"},
        {"tree xor (forest xor planar)", "xor@6[tree@1, (xor@18)[forest@11, planar@22]2]3"},
        {"gcd( 1, (2), order(G) )", "gcd@1[1@6, (2@10), order@14[G@20]2]3"},
    });
}

TEST(TreeSyntax, QuantifiersLetsAndSetsHaveTheirParts) {
    expect_shapes({
        {"forall u,  w: tree", "forall@1 u@8[forall@1 w@12[tree@15]2]3"},
        {"forall u ~ v,  w ~ u: tree", "forall@1 u@8 v@12[forall@1 w@16 u@20[tree@23]2]3"},
        {"exists edge u ~ w, edge  x ~ y: tree",
         "exists@1 u@13 w@17[exists@1 x@26 y@30[tree@33]2]3"},
        {"(sum edge u ~ w where  u = v: 1) = 2",
         "@1 =@34[(sum@2 u@11 w@15)[sum@17 u@11[@24 =@26[u@24, v@28]2, 1@31]3]4, 2@36]5"},
        {"(max S  where tree: |S|) = 1",
         "@1 =@26[(max@2 S@6)[max@9 S@6[tree@15, @21[S@22]2]3]4, 1@28]5"},
        {"forall u where tree: forest", "forall@1 u@8[->@10[tree@16, forest@22]2]3"},
        {"exists u  where tree: forest", "exists@1 u@8[and@11[tree@17, forest@23]2]3"},
        {"(count u, w  where tree: forest) = 1",
         "@1 =@34[(count@2 u@8)[count@2 w@11[and@14[tree@20, forest@26]2]3]4, 1@36]5"},
        {"(sum u, w  where tree: 3) = 1",
         "@1 =@27[(sum@2 u@6)[sum@2 w@9[sum@12 u@6 w@9[tree@18, 3@24]2]3]4, 1@29]5"},
        {"forall i,  k in 0..n: tree",
         "forall@1 i@8[forall@1 k@12[tree@23, 0@17, n@20]2, 0@17, n@20]3"},
        {"(sum k in 1 .. 2 where tree: k) = 1",
         "@1 =@33[(sum@2 k@6)[sum@18 k@6[tree@24, k@30]2, 1@11, 2@16]3, 1@35]4"},
        {"forall edges M,  N: tree", "forall@1 M@14[forall@1 N@18[tree@21]2]3"},
        {"(max edges M where  tree: 1) = 1",
         "@1 =@30[(max@2 M@12)[max@14 M@12[tree@21, 1@27]2]3, 1@32]4"},
        {"let  k = 3 in k = 4", "k@6[3@10, @15 =@17[k@15, 4@19]2]3"},
        {"let  f(a,  b) = a in f(1, 2)", "f@6 a@8 b@12[a@17, f@22[1@24, 2@27]2]3"},
        {"{u: tree}", "@1 u@2[tree@5]2"},
        {" { u ~  w: tree}", "@2 u@4 w@9[tree@12]2"},
        {"{}", "@1"},
        {"{u,  w}", "@1[u@2, w@6]2"},
        {"|S| = 1", "@1 =@5[@1[S@2]2, 1@7]3"},
        {"isomorphic( \"C~ x\" )", "isomorphic@1[C~ x@14]2"},
        {"∀u: u ∈ S ∧ ¬tree ⇒ ∃w: w ≠ u",
         "forall@1 u@4[->@26[and@15[@7 in@9[u@7, S@13]2, not@19[tree@21]2]3, exists@30 w@33[@36 "
         "!=@38[w@36, u@42]2]3]4]5"},
        {"1 == 2", "@1 =@3[1@1, 2@6]2"},
        {"(sum u ~ v, w ~ u  where tree: 3) = 1",
         "@1 =@35[(sum@2 u@6 v@10)[sum@2 w@13 u@17[sum@20 u@6 w@13[tree@26, 3@32]2]3]4, 1@37]5"},
        {"v in S -> tree", "->@8[@1 in@3[v@1, S@6]2, tree@11]3"},
        {"let k = (v in S) in k", "k@5[(@10 in@12)[v@10, S@15]2, k@21]3"},
        {"let k = f(v in S) in k", "k@5[f@9[@11 in@13[v@11, S@16]2]3, k@22]4"},
        {"let k = {u: u in S} in k", "k@5[@9 u@10[@13 in@15[u@13, S@18]2]3, k@24]4"},
        {"let k = |v in S| in k", "k@5[@9[@10 in@12[v@10, S@15]2]3, k@21]4"},
        {"let k = let x = 1 in (v in S) in k", "k@5[x@13[1@17, (@23 in@25)[v@23, S@28]2]3, k@34]4"},
        {"let k = tree in v in S", "k@5[tree@9, @17 in@19[v@17, S@22]2]3"},
    });
}

TEST(TreeSyntax, DefinitionsAreLetsWithoutAPlace) {
    EXPECT_EQ(shape(parse_definition("f(u,  w) = u = w").value()),
              "f@1 u@3 w@7[@12 =@14[u@12, w@16]2]3");
    EXPECT_EQ(shape(parse_definition(" k = 3").value()), "k@2[3@6]2");
}

}  // namespace
}  // namespace gazetteer::conjectures
