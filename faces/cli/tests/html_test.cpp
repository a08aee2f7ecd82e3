// SPDX-License-Identifier: GPL-3.0-or-later
// The pages: complete, self-contained, the same for the same run; and in Chromium drawn, filtered,
// usable on a telephone, from the keyboard and without scripts.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "faces/cli/tests/browser.hpp"
#include "faces/cli/tests/run.hpp"
#include "faces/pictures/testkit/read_back.hpp"
#include "faces/reports/html/html_page.hpp"
#include "properties/catalogue.hpp"

namespace gazetteer::cli {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

/// Ten claims that take a moment: six refuted, five of them by graphs that are drawn; one cited.
const Words some_claims{"And74 T1",        "And74 T1 perfect", "SV25 T7",           "GGHR (v)",
                        "GGHR 4 constant", "GGHR Nim-sum",     "Kun24 NP-complete", "FSU93 Fig2",
                        "FSU93 Fig3",      "SV25 Fig1"};
constexpr int drawn_claims = 5;
/// Those of the ten whose counterexample, or what refutes a near miss, is a graph.
constexpr int thumbnails = 8;

Ran verified(const std::string& html) {
    Words arguments{"verify"};
    arguments.insert(arguments.end(), some_claims.begin(), some_claims.end());
    arguments.insert(arguments.end(), {"--html", html});
    return run_gazetteer(arguments);
}

std::size_t count(const std::string& text, const std::string& part) {
    std::size_t result = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++result;
    return result;
}

TEST(Html, VerifyHasARowAClaimAndDrawsTheCounterexamples) {
    const Ran ran = verified("-");
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_TRUE(ran.out.starts_with("<!DOCTYPE html>"));
    EXPECT_EQ(count(ran.out, "<tr role=\"row\" id=\"claim-"), some_claims.size());
    EXPECT_EQ(count(ran.out, "<article"), 6u);
    EXPECT_EQ(count(ran.out, "<div class=\"drawing\">"), static_cast<std::size_t>(drawn_claims));
    EXPECT_EQ(count(ran.out, "<span class=\"thumbnail\">"), static_cast<std::size_t>(thumbnails));
    EXPECT_EQ(count(ran.out, "class=\"note\""), 0u);
    EXPECT_THAT(ran.out, HasSubstr("gazetteer verify 'And74 T1' --instance A_"));
    EXPECT_THAT(ran.out, HasSubstr("nothing: it is not a graph"));
    EXPECT_THAT(ran.out, HasSubstr("Beside it, [FSU93, Theorem 2.1]: “The UEG decision problem"));
    EXPECT_EQ(verified("-").out, ran.out);
}

/// No address but the name of SVG.
/// A claim that holds is shown where a wrong variant of it fails, a cited one not at all.
TEST(Html, VerifyHasThumbnailsOfClaimsThatHold) {
    const Ran ran = run_gazetteer({"verify", "FSU93 T3.1", "--html", "-"});
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_EQ(count(ran.out, "<span class=\"thumbnail\">"), 1u);
    EXPECT_THAT(ran.out, HasSubstr("<small>holds here, and not: "));
    EXPECT_THAT(run_gazetteer({"verify", "Kun24 NP-complete", "--html", "-"}).out,
                Not(HasSubstr("thumbnail\">")));
}

/// What a run that ended early came to stands in the page, in the text and in JSON.
TEST(Html, AnInconclusiveClaimSaysWhatWasReached) {
    const std::string file = ::testing::TempDir() + "/reached.html";
    const Ran ran = run_gazetteer(
        {"verify", "FSU93 T3.1", "--budget", "0.001s", "--json", "-", "--html", file});
    EXPECT_EQ(ran.exit_code, 3) << ran.err;
    const std::string reached = nlohmann::json::parse(ran.out)[0].at("reached");
    EXPECT_THAT(reached, testing::MatchesRegex(".*, of a bound of 8; [0-9,]+ instances?, [0-9]+ "
                                               "nonvacuous, no counterexample"));
    EXPECT_THAT(ran.err, HasSubstr("FSU93 T3.1: inconclusive: " + reached + "\n"));
    EXPECT_THAT(contents(file), HasSubstr("reached: " + reports::html_text(reached)));
    EXPECT_THAT(run_gazetteer({"verify", "FSU93 1.2", "--json", "-"}).out,
                Not(HasSubstr("\"reached\"")));
}

TEST(Html, AsksForNothingFromElsewhere) {
    std::string page = verified("-").out;
    EXPECT_EQ(count(page, "http://www.w3.org/2000/svg"),
              count(page, "http:") + count(page, "https:"));
    for (const char* word : {" src=", "@import", "url("}) EXPECT_THAT(page, Not(HasSubstr(word)));
}

TEST(Html, EveryRefutingGraphOfTheRegisterIsDrawn) {
    Words without;
    for (const properties::AnyClaim& claim : properties::catalogue())
        if (!claim.refuted_by.empty() && !claim.graph_of(claim.refuted_by))
            without.push_back(claim.id);
    // Two numbers.
    EXPECT_THAT(without, ElementsAre("GGHR Nim-sum"));
}

TEST(Html, TextsAreEscaped) {
    EXPECT_EQ(reports::html_text("a < b & \"c\""), "a &lt; b &amp; &quot;c&quot;");
    EXPECT_EQ(reports::shell_command({"gazetteer", "it's", "a b", "", "x=1"}),
              "gazetteer 'it'\\''s' 'a b' '' x=1");
    const Ran ran = run_gazetteer({"hunt", "order < 3", "--order", "..4", "--html", "-"});
    EXPECT_THAT(ran.out, HasSubstr("<h1>order &lt; 3</h1>"));
}

TEST(Html, HuntDrawsItsCounterexamples) {
    const Ran ran = run_gazetteer({"hunt", "P(ueg) <-> in_even_kernel", "--graphs", "connected",
                                   "--order", "..5", "--html", "-"});
    EXPECT_EQ(ran.exit_code, 1) << ran.err;
    const auto panels = pictures::read_back(ran.out);
    ASSERT_EQ(panels.size(), 2u);
    for (const pictures::ReadPanel& panel : panels) {
        EXPECT_EQ(panel.graph().size(), 4);
        EXPECT_EQ(panel.root(), 0);
    }
    EXPECT_THAT(panels[0].with_role("p-position"), ElementsAre(0));
    EXPECT_THAT(panels[0].with_role("n-position"), ElementsAre(1, 2, 3));
    EXPECT_THAT(ran.out, HasSubstr("There is no even kernel that contains 0.</figcaption>"));
    const Ran holds = run_gazetteer({"hunt", "order >= 0", "--order", "..3", "--html", "-"});
    EXPECT_EQ(holds.exit_code, 0);
    EXPECT_THAT(holds.out, Not(HasSubstr("<svg")));
    EXPECT_THAT(holds.out, HasSubstr("HOLDS"));
}

/// A game of a file: its counterexample is drawn, replayed with the file, and its rules are there.
TEST(Html, HuntServesAGameGivenAsData) {
    const std::string games = ::testing::TempDir() + "page.game";
    std::ofstream(games) << "game mine\n  token t\n  move u ~ t: delete(t), t := u\n";
    const std::string conjecture = "degree > 0 and grundy(node_kayles) < 9 -> N(mine)";
    const Ran ran = run_gazetteer(
        {"hunt", conjecture, "--games", games, "--order", "..5", "--list", "1", "--html", "-"});
    EXPECT_EQ(ran.exit_code, 1) << ran.err;
    const auto panels = pictures::read_back(ran.out);
    ASSERT_EQ(panels.size(), 2u) << "one for each game";
    for (const pictures::ReadPanel& panel : panels) EXPECT_EQ(panel.root(), 0);
    EXPECT_THAT(ran.out, HasSubstr("<dt>met by</dt><dd>"));
    EXPECT_THAT(ran.out, HasSubstr("<h2 id=\"rules\">Rules</h2>"));
    EXPECT_THAT(ran.out, HasSubstr("game mine\n  token t\n  move u ~ t: delete(t), t := u</code>"));
    EXPECT_THAT(ran.out, HasSubstr("game node_kayles\n"));
    // The line that replays: it is refuted by the same graph.
    const auto begin = ran.out.find("gazetteer hunt");
    std::string line = ran.out.substr(begin, ran.out.find("</code>", begin) - begin);
    for (const auto& [entity, letter] : {std::pair{"&lt;", "<"}, {"&gt;", ">"}})
        for (auto at = line.find(entity); at != line.npos; at = line.find(entity))
            line.replace(at, 4, letter);
    EXPECT_THAT(line, HasSubstr(" --games " + games + " --graph "));
    EXPECT_THAT(run_shell(line).out, HasSubstr("REFUTED"));
    EXPECT_THAT(run_gazetteer({"hunt", "order < 3", "--order", "..4", "--html", "-"}).out,
                Not(HasSubstr("Rules")));
}

TEST(Html, ASuiteOfAGameGivenAsDataHasItsRules) {
    const std::string folder = ::testing::TempDir();
    std::ofstream(folder + "suite.game") << "game mine\n  move u: delete(u)\n";
    std::ofstream(folder + "games.txt") << "a | refuted | order ..3 | P(mine)\n"
                                        << "b | holds | order ..3 | N(mine) or order = 2\n";
    const Ran ran = run_gazetteer(
        {"hunt", "--file", folder + "games.txt", "--games", folder + "suite.game", "--html", "-"});
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_EQ(count(ran.out, "game mine\n  move u: delete(u)</code>"), 1u);
    EXPECT_EQ(count(ran.out, "<svg "), 1u);
}

TEST(Html, ASuiteHasARowAConjecture) {
    const std::string file = ::testing::TempDir() + "/suite.txt";
    std::ofstream(file) << "a | holds | order ..4 | order >= 0 | always\n"
                        << "b | refuted | order ..4 | order < 3\n";
    const Ran ran = run_gazetteer({"hunt", "--file", file, "--html", "-"});
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_EQ(count(ran.out, "<tr role=\"row\" data-verdict"), 2u);
    EXPECT_EQ(count(ran.out, "<svg "), 1u);
}

TEST(Html, SaysWhatIsWrong) {
    expect_one_complaint(
        run_gazetteer({"hunt", "order < 9", "--order", "..2", "--json", "--html", "-"}), 2,
        "--json and --html - both go to standard output");
    const Ran ran = run_gazetteer({"hunt", "order < 9", "--order", "..2", "--html", "/nowhere/x"});
    EXPECT_EQ(ran.exit_code, 4);
    EXPECT_THAT(ran.err, HasSubstr("/nowhere/x: No such file"));
}

/// The page of some_claims in a file.
std::string page_file() {
    const std::string file = ::testing::TempDir() + "/claims.html";
    EXPECT_EQ(verified(file).exit_code, 0);
    return file;
}

int visible_rows(Browser& browser) {
    return browser.evaluate(
        "Array.from(document.querySelectorAll('#claims tbody "
        "tr')).filter(r=>r.offsetHeight>0).length");
}

TEST(PageStandard, IsDrawnAndFilteredInChromium) {
    Browser browser;
    browser.resize(1280, 900, false);
    browser.open(page_file());
    EXPECT_EQ(visible_rows(browser), static_cast<int>(some_claims.size()));
    EXPECT_EQ(browser.evaluate("document.querySelectorAll('.drawing').length"), drawn_claims);
    EXPECT_GT(browser.colours_of_screenshot(), 20);
    const auto choose = [&](const std::string& name, const std::string& value) {
        browser.evaluate(
            "(()=>{const f=document.querySelector('.filters');f.reset();const e=f.elements['" +
            name + "'];e.value='" + value +
            "';e.dispatchEvent(new Event('input',{bubbles:true}));})()");
        return visible_rows(browser);
    };
    EXPECT_EQ(choose("source", "GGHR"), 3);
    EXPECT_EQ(choose("status", "refuted"), 6);
    EXPECT_EQ(choose("status", "cited"), 1);
    EXPECT_EQ(choose("verdict", "cited"), 1);
    EXPECT_EQ(choose("verdict", "holds"), 3);
    EXPECT_EQ(choose("evidence", "misses"), 3);
    EXPECT_EQ(choose("text", "perfect dek"), 1);
    EXPECT_EQ(choose("text", "no such words"), 0);
    EXPECT_EQ(browser.evaluate("document.querySelector('.shown').textContent"), "0 of 10 claims");
    EXPECT_THAT(browser.complaints(), IsEmpty());
    EXPECT_THAT(browser.requests(), ElementsAre(HasSubstr("claims.html")));
}

TEST(PageStandard, IsUsableAtPhoneWidthAndWithoutScripts) {
    Browser browser;
    browser.resize(390, 844, true);
    const std::string file = page_file();
    const auto overflow = [&] {
        return browser.evaluate("document.scrollingElement.scrollWidth - innerWidth").get<int>();
    };
    browser.open(file);
    EXPECT_LE(overflow(), 0);
    EXPECT_GT(browser.colours_of_screenshot(), 20);
    EXPECT_EQ(visible_rows(browser), static_cast<int>(some_claims.size()));
    browser.resize(320, 700, true);
    EXPECT_LE(overflow(), 0);
    browser.run_scripts(false);
    browser.open(file);
    EXPECT_EQ(browser.evaluate("document.documentElement.classList.contains('js')"), false);
    EXPECT_EQ(browser.evaluate("document.querySelector('.filters').offsetHeight"), 0);
    EXPECT_EQ(visible_rows(browser), static_cast<int>(some_claims.size()));
    EXPECT_LE(overflow(), 0);
    EXPECT_THAT(browser.complaints(), IsEmpty());
}

TEST(PageStandard, PrintsWhatIsFolded) {
    Browser browser;
    browser.open(page_file());
    const auto folded = [&] {
        return browser.evaluate("document.querySelectorAll('details:not([open])').length");
    };
    EXPECT_GT(folded().get<int>(), 0);
    browser.evaluate("(dispatchEvent(new Event('beforeprint')),true)");
    EXPECT_EQ(folded(), 0);
}

/// Which element has the focus: its id, name or words.
std::string focused(Browser& browser) {
    return browser.evaluate("(e=>e.id||e.name||e.textContent.trim())(document.activeElement)");
}

TEST(PageStandard, IsUsableFromTheKeyboard) {
    Browser browser;
    browser.resize(1280, 900, false);
    browser.open(page_file());
    browser.press("Tab");
    EXPECT_EQ(focused(browser), "Skip to the results");
    EXPECT_GE(browser.evaluate("document.activeElement.getBoundingClientRect().left").get<double>(),
              0);
    browser.press("Enter");
    EXPECT_EQ(focused(browser), "results");
    browser.press("Tab");
    EXPECT_EQ(focused(browser), "text");
    EXPECT_EQ(browser.evaluate("getComputedStyle(document.activeElement).outlineStyle"), "solid");
    browser.type("gghr");
    EXPECT_EQ(visible_rows(browser), 3);
    browser.press("Tab");
    EXPECT_EQ(focused(browser), "source");
    browser.press("ArrowDown");
    EXPECT_EQ(visible_rows(browser), 0);
    for (int i = 0; i < 4; ++i) browser.press("Tab");
    EXPECT_EQ(focused(browser), "Show all");
    browser.press("Enter");
    browser.wait("document.querySelector('.shown').textContent==='10 of 10 claims'");
    // On to the first line that replays, and its button.
    for (int i = 0; i < 60 && focused(browser) != "Copy"; ++i) browser.press("Tab");
    ASSERT_EQ(focused(browser), "Copy");
    // It says so for a moment only.
    browser.evaluate(
        "void(window.said=[],new MutationObserver(()=>said.push(document.activeElement."
        "textContent)).observe(document.activeElement,{childList:true}))");
    browser.press("Enter");
    browser.wait("said.includes('Copied')");
    EXPECT_THAT(browser.complaints(), IsEmpty());
}

TEST(PageStandard, AFaultInAPageWouldBeNoticed) {
    const std::string file = ::testing::TempDir() + "/faulty.html";
    std::ofstream(file) << "<!DOCTYPE html><body style='margin:0;overflow:hidden;background:#fff'>"
                           "<div style='width:2000px;height:9px'></div>"
                           "<script>undefined_name();</script></body>";
    Browser browser;
    browser.resize(390, 844, false);
    browser.open(file);
    EXPECT_EQ(browser.colours_of_screenshot(), 1);
    EXPECT_THAT(browser.complaints(), ElementsAre(HasSubstr("undefined_name")));
    EXPECT_GT(browser.evaluate("document.scrollingElement.scrollWidth").get<int>(), 390);
}

TEST(PageLong, OfAHuntIsDrawn) {
    const std::string file = ::testing::TempDir() + "/hunt.html";
    run_gazetteer({"hunt", "P(ueg) <-> in_even_kernel", "--graphs", "connected", "--order", "..5",
                   "--html", file});
    Browser browser;
    browser.resize(390, 844, true);
    browser.open(file);
    EXPECT_EQ(browser.evaluate("document.querySelectorAll('#instances tbody tr').length"), 1);
    EXPECT_GT(browser.evaluate("document.querySelector('svg').getBoundingClientRect().width")
                  .get<double>(),
              50);
    EXPECT_GT(browser.colours_of_screenshot(), 20);
    EXPECT_LE(browser.evaluate("document.scrollingElement.scrollWidth - innerWidth").get<int>(), 0);
    EXPECT_THAT(browser.complaints(), IsEmpty());
    EXPECT_THAT(contents(file), HasSubstr("Cj"));
}

}  // namespace
}  // namespace gazetteer::cli
