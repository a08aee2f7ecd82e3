// SPDX-License-Identifier: GPL-3.0-or-later
// What the page hunts, claims and teaches, in Chromium: its answers are those of the program.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "faces/cli/page/open_page.hpp"

namespace gazetteer::cli {
namespace {

using testing::HasSubstr;
using HuntJson = nlohmann::json;

/// Fills in the form and presses its button; waits for the answer.
std::string hunt_in(OpenPage& page, const std::string& conjecture, const std::string& orders) {
    page.value("byId('hunt-box').open = true");
    page.value("byId('conjecture').value = " + HuntJson(conjecture).dump());
    page.value("byId('hunt-order').value = " + HuntJson(orders).dump());
    page.press_button("hunt-go");
    page.wait("byId('hunt-progress').hidden && byId('hunt-answer').textContent !== ''");
    return page.text("hunt-answer");
}

TEST(PlayPageHuntsLong, PutsTheCounterexampleOnTheBoard) {
    OpenPage page;
    EXPECT_THAT(hunt_in(page, "P(ueg) <-> in_even_kernel", "..5"), HasSubstr("Refuted"));
    page.value("document.querySelector('#hunt-answer button').click()");
    page.wait("state.order === 4 && state.edges.length === 4");
    page.wait_for_answer();
    EXPECT_EQ(page.text("letter"), "P");
    EXPECT_THAT(hunt_in(page, "connected -> size >= order - 1", "..6"), HasSubstr("Holds"));
    EXPECT_THAT(hunt_in(page, "no_such_term > 1", "..4"), HasSubstr("no_such_term"));
    page.expect_quiet();
}

TEST(PlayPageHuntsLong, FindsWhatTheProgramFinds) {
    OpenPage page;
    for (const char* conjecture :
         {"chromatic_number <= 3", "P(uvg) <-> not saturated",
          "bipartite -> (P(ueg) <-> in_even_kernel)", "diameter <= 2 or not connected",
          "independence_number >= order / 2"}) {
        const HuntJson there = HuntJson::parse(
            run_gazetteer({"hunt", conjecture, "--json", "--list", "6", "--order", "..6"}).out);
        HuntJson here =
            page.value("huntFor({conjecture: " + HuntJson(conjecture).dump() + ", order: '..6'})");
        EXPECT_EQ(here, there);
    }
    page.expect_quiet();
}

TEST(PlayPageHuntsLong, ShowsHowFarItIsAndStops) {
    OpenPage page;
    page.value("byId('hunt-box').open = true");
    page.value(
        "byId('conjecture').value = 'forall S: forall T: path_cover_number(induced(S)) <= order'");
    page.value("byId('hunt-order').value = '..7'");
    page.press_button("hunt-go");
    page.wait("/order \\d: .* graphs/.test(byId('hunt-line').textContent)");
    page.press_button("hunt-stop");
    page.wait("byId('hunt-progress').hidden && byId('hunt-answer').textContent === 'Stopped.'");
    EXPECT_THAT(hunt_in(page, "order <= 3", "..4"), HasSubstr("Refuted"));
    page.expect_quiet();
}

/// The line beside the bar is one line in the narrow panel.
TEST(PlayPageHuntsLong, SpeaksInThePagesWords) {
    OpenPage page;
    EXPECT_EQ(hunt_in(page, "", "..4"), "a conjecture is expected");
    EXPECT_THAT(hunt_in(page, "spectral_radius < 3", "..4"),
                HasSubstr("not in this page; the program has it"));
    EXPECT_EQ(hunt_in(page, "order >", "..4"),
              "<conjecture>:1:8: expected a term, a number or '(', found the end"
              "  order >\n         ^");
    page.value("byId('among').value = 'conected'");
    EXPECT_THAT(hunt_in(page, "order > 3", "..4"), testing::StartsWith("among:1:1: unknown class"));
    const std::string line = "shortLine('order 7: 853 of 1044 graphs (81.7 %), 64412/s, ";
    EXPECT_EQ(page.value(line + "12 s remain')"), "order 7: 853 of 1044 graphs, 12 s remain");
    EXPECT_EQ(page.value(line + "0 s remain')"), "order 7: 853 of 1044 graphs");
    page.expect_quiet();
}

/// A claim that the register calls refuted as printed is refuted here, and the others hold.
TEST(PlayPageHuntsLong, ClaimsOfPapersAreWhatTheirStatusSays) {
    OpenPage page;
    page.value("byId('claims-box').open = true");
    EXPECT_GT(page.value("document.querySelectorAll('#claims button').length").get<int>(), 30);
    const HuntJson judged = page.value(R"((async () => {
        const papers = JSON.parse(byId('papers').textContent);
        const isQuick = ({ holds }) => holds && !/sqrt|longer|shorter|side_sum/.test(holds);
        const result = [];
        for (const paper of papers.filter((p) => ['Kun24', 'GGHR'].includes(p.id)))
            for (const { id, holds, on, refuted } of paper.claims.filter(isQuick)) {
                const report = await huntFor({ conjecture: holds, ...within(groundOf(on)) });
                result.push([id, refuted ? 'refuted' : '', report.fault ?? report.verdict]);
            }
        return result;
    })())");
    EXPECT_GT(judged.size(), 20u);
    for (const HuntJson& one : judged)
        EXPECT_EQ(one[2], one[1] == "refuted" ? "REFUTED" : "HOLDS") << one;
    page.value(
        "[...document.querySelectorAll('#claims button')]"
        ".find(b => b.textContent === 'FSU93 C2.4').click()");
    page.wait(
        "[...document.querySelectorAll('#claims .answer')].some(a => "
        "a.textContent.includes('Holds'))");
    page.expect_quiet();
}

TEST(PlayPageHuntsLong, ItsTwelveLessonsAreTrue) {
    OpenPage page;
    page.value("byId('lessons-box').open = true");
    page.wait("byId('lessons').dataset.filled === 'yes'");
    EXPECT_EQ(page.value("lessons.length"), 12);
    EXPECT_EQ(page.value("document.querySelectorAll('#lessons button').length"), 12);
    for (int i = 0; i < 12; ++i) {
        const std::string lesson = "lessons[" + std::to_string(i) + "]";
        page.value("document.querySelectorAll('#lessons button')[" + std::to_string(i) +
                   "].click()");
        page.wait("state.game.name === " + lesson + ".game && byId('graph-text').value !== ''");
        page.wait("!engine.isBusy && state.shown.position && !state.shown.partial");
        EXPECT_EQ(page.value("state.shown.position.outcome"), page.value(lesson + ".outcome"))
            << page.value(lesson + ".title");
    }
    page.expect_quiet();
}

TEST(PlayPageHuntsLong, TreesAreDrawnWithoutCrossings) {
    OpenPage page;
    const HuntJson trees = {{{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}, {5, 6}},
                            {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {0, 5}, {0, 6}},
                            {{0, 1}, {0, 2}, {1, 3}, {1, 4}, {2, 5}, {2, 6}},
                            {{6, 2}, {2, 4}, {4, 0}, {2, 5}, {4, 1}, {0, 3}}};
    for (const HuntJson& edges : trees) {
        const std::string places = "layoutOf('', 7, " + edges.dump() + ")";
        EXPECT_EQ(page.value("crossings(" + places + ", " + edges.dump() + ")"), 0) << edges;
        EXPECT_EQ(page.value(places), page.value(places)) << edges;
        EXPECT_EQ(page.value(places + ".flat().every(x => x > 0.05 && x < 0.95)"), true) << edges;
    }
    // What crosses is counted.
    EXPECT_EQ(page.value("crossings([[0, 0], [1, 1], [0, 1], [1, 0]], [[0, 1], [2, 3]])"), 1);
}

TEST(PlayPageHuntsLong, ConstructionsHavePictures) {
    OpenPage page;
    page.value("byId('constructions-box').open = true");
    page.wait("byId('constructions').dataset.filled === 'yes'");
    EXPECT_EQ(page.value("document.querySelectorAll('#constructions button svg').length"),
              page.value("constructions.length"));
    page.value("document.querySelector('#constructions button').click()");
    page.wait("state.order === 8");
    page.expect_quiet();
}

}  // namespace
}  // namespace gazetteer::cli
