// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer page in Chromium: drawn by mouse and by keyboard, played, linked to, and its answers
// those of the program.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "faces/cli/page/open_page.hpp"
#include "faces/page/embedded.hpp"
#include "faces/page/face.hpp"
#include "faces/page/site.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "graph/errors.hpp"
#include "language/rules/game_library.hpp"
#include "work/testkit/source_path.hpp"
#include "work/testkit/temporary_folder.hpp"

namespace gazetteer::cli {
namespace {

using testing::HasSubstr;
using testing::StartsWith;
using PageJson = nlohmann::json;

TEST(PlayPageLong, IsOneFileWithASmallModule) {
    const Ran ran = run_gazetteer({"page", "-o", "-"});
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_THAT(ran.out, StartsWith("<!DOCTYPE html>"));
    EXPECT_LT(ran.out.size(), 2'500'000u);
    std::string rest = ran.out;
    for (auto at = rest.find("http://www.w3.org/2000/svg"); at != rest.npos;
         at = rest.find("http://www.w3.org/2000/svg"))
        rest.erase(at, 26);
    for (const char* elsewhere : {"http:", "https:", "src=", "@import", "fetch("})
        EXPECT_EQ(rest.find(elsewhere), rest.npos) << elsewhere;
}

/// What the module lacks is told in words: each import that stands for a function of ours or of a
/// library has its own.
TEST(PlayPage, HasWordsForEachMissingImport) {
    std::istringstream imports(contents(source_path("faces/page/wasm/imports.txt")));
    const std::string worker(page::embedded().worker);
    int missing = 0;
    for (std::string module, name; imports >> module >> name;) {
        if (module != "env") continue;
        ++missing;
        EXPECT_THAT(worker, HasSubstr("\n  " + name + ": \"")) << name;
    }
    EXPECT_GT(missing, 40);
    const auto begin = worker.find("const lacking = {");
    const std::string table = worker.substr(begin, worker.find("\n};", begin) - begin);
    EXPECT_EQ(std::ranges::count(table, '\n'), missing) << "words for what is not missing";
}

/// A program without its module writes no page, and says what builds it or is missing.
TEST(PlayPage, WithoutItsModuleItSaysWhatIsMissing) {
    const TemporaryFolder folder;
    const auto complaint = [&](const page::Embedded& parts) -> std::string {
        try {
            page::module_for(folder.path(), parts);
        } catch (const EnvironmentError& e) {
            return e.what();
        }
        return "a module";
    };
    page::Embedded parts = page::embedded();
    parts.missing = {};
    EXPECT_EQ(complaint(parts), "the page's module is not built: there is no " +
                                    folder.path("page.wasm") +
                                    ". Build it: cmake --build build --target page");
    parts.missing = "wasi-libc, lld-14";
    EXPECT_EQ(complaint(parts),
              "the page takes packages that were not there when this was built: wasi-libc, lld-14. "
              "Install them, and configure and build the target page");
    std::ofstream(folder.path("page.wasm")) << "module";
    EXPECT_EQ(page::module_for(folder.path(), parts), "module");
}

TEST(PlayPageLong, TellsWhatRulesUseThatItLacks) {
    for (const auto& [guard, words] : std::vector<std::pair<std::string, std::string>>{
             {"algebraic_connectivity > 1", "a number that is not an integer"},
             {"sqrt(order) > 1", "a number that is not an integer"}}) {
        OpenPage page;
        page.value("byId('rules').value = 'game mine\\n  move u where " + guard + ": delete(u)'");
        page.press_button("use-rules");
        page.wait("!byId('rules-error').hidden");
        EXPECT_EQ(page.text("rules-error"),
                  "the rules use " + words + ", which this page cannot compute; the program can");
        page.expect_quiet();
    }
}

/// The Grundy values of K_{5,5} need more memory than the page gives a search; who wins is known by
/// [FSU93, Theorem 3.1] at once, and the page plays on.
TEST(PlayPageExtreme, AnswersByTheoremWhereTheSearchRunsOutOfMemory) {
    OpenPage page;
    page.value("void (location.hash = '#graph=complete_bipartite%205%205&game=ueg&root=0')");
    page.wait("state.order === 10 && state.shown.roots.length === 10");
    EXPECT_EQ(page.text("letter"), "P");
    EXPECT_THAT(page.text("by"), HasSubstr("Decided by FSU93 Theorem 3.1"));
    EXPECT_EQ(page.value("state.shown.roots.every(r => r.outcome === 'P')"), true);
    page.wait("!engine.isBusy");
    EXPECT_THAT(page.text("roots"), HasSubstr("the search needs more than 512 MiB"));
    EXPECT_EQ(page.value("byId('progress').hidden"), true);
    page.press_button("play-mode");
    page.wait("!engine.isBusy && isHumansTurn()");
    page.value("humanMoves(state.shown.position.moves[0])");
    page.wait("!engine.isBusy && isHumansTurn() && play.log.length === 2");
    EXPECT_THAT(page.value("play.log[1].reason").get<std::string>(), HasSubstr("even kernel"));
    page.expect_quiet();
}

TEST(PlayPageLong, IsDrawnByMouse) {
    OpenPage page;
    page.press_button("clear");
    page.click(0.3, 0.5);
    page.click(0.7, 0.5);
    page.drag({0.3, 0.5}, {0.7, 0.5});
    page.wait("state.graphText === 'A_'");
    page.wait_for_answer();
    EXPECT_EQ(page.text("letter"), "N");
    EXPECT_EQ(page.value("byId('graph-text').value"), "A_");
    page.drag({0.7, 0.5}, {0.7, 0.8});
    EXPECT_GT(page.value("state.places[1][1]").get<double>(), 0.7);
    page.drag({0.3, 0.5}, {0.7, 0.8});
    page.wait("state.graphText === 'A?'");
    page.wait_for_answer();
    EXPECT_EQ(page.text("letter"), "P");
    page.expect_quiet();
}

TEST(PlayPageLong, IsDrawnByKeyboard) {
    OpenPage page;
    page.press_button("clear");
    page.value("board.svg.focus()");
    page.browser().press("n");
    page.browser().press("n");
    EXPECT_EQ(page.value("document.activeElement.dataset.vertex"), "1");
    page.browser().press("e");
    page.value("focusVertex(0)");
    page.browser().press("e");
    page.wait("state.graphText === 'A_'");
    page.wait_for_answer();
    EXPECT_THAT(page.value("document.activeElement.getAttribute('aria-label')").get<std::string>(),
                HasSubstr("vertex 0, N, the next player wins, Grundy value 1"));
    page.browser().press("Delete");
    page.wait("state.graphText === '@'");
    page.value("document.dispatchEvent(new KeyboardEvent('keydown',{key:'z',ctrlKey:true})) && 0");
    page.wait("state.graphText === 'A_'");
    page.expect_quiet();
}

/// The corner of the 3 x 3 grid is a P-position, and the reader begins.
TEST(PlayPageLong, WinsAsSecondPlayerFromAPPosition) {
    OpenPage page("#graph=grid%203%203&game=ueg&root=0");
    EXPECT_EQ(page.text("letter"), "P");
    page.press_button("play-mode");
    for (int turn = 0; turn < 12; ++turn) {
        page.wait("!engine.isBusy && (isOver() || isHumansTurn())");
        if (page.value("isOver()") == true) break;
        page.value("document.querySelector('#moves button').click()");
    }
    EXPECT_EQ(page.text("turn"), "The page has won.");
    EXPECT_EQ(page.value("play.log.filter(m => m.who === 'page').every(m => m.reason)"), true);
    EXPECT_THAT(page.text("log"), HasSubstr("even kernel"));
    EXPECT_THAT(page.value("lineText()").get<std::string>(), HasSubstr("from 0: 1; "));
    page.press_button("take-back");
    page.wait("!engine.isBusy && isHumansTurn() && !isOver()");
    page.press_button("hint");
    EXPECT_THAT(page.text("facts"), HasSubstr("No move wins."));
    page.expect_quiet();
}

TEST(PlayPageLong, IsWhatItsLinkSays) {
    OpenPage first("#graph=Cj&game=node_kayles&at=100.100,200.300,800.800,500.900");
    first.wait_for_answer();
    first.value("beginPlay()");
    first.value("humanMoves(state.shown.position.moves[0])");
    first.wait("!engine.isBusy && (isOver() || isHumansTurn())");
    const auto link = first.value("linkText()").get<std::string>();
    OpenPage second(link);
    EXPECT_EQ(second.value("linkText()"), link);
    EXPECT_EQ(
        second.value("JSON.stringify([state.shown.position.position, state.shown.position.moves])"),
        first.value("JSON.stringify([state.shown.position.position, state.shown.position.moves])"));
    EXPECT_EQ(second.value("state.places[1][1]"), 0.3);
    second.expect_quiet();
}

TEST(PlayPageLong, ShowsAnErrorInRulesAtItsLine) {
    OpenPage page;
    page.value("byId('rules-box').open = true");
    page.value("byId('rules').value = 'game mine\\n  move u: delete(u)\\n  move u: erase(w)'");
    page.press_button("use-rules");
    page.wait("!byId('rules-error').hidden");
    EXPECT_THAT(page.text("rules-error"), HasSubstr("line 3, column 17: unknown vertex 'w'"));
    EXPECT_EQ(page.value("byId('rules').getAttribute('aria-invalid')"), "true");
    page.value("byId('rules').value = 'game mine\\n  move u: delete(u)'");
    page.press_button("use-rules");
    page.wait("state.game.name === 'mine'");
    page.wait_for_answer();
    EXPECT_EQ(page.text("facts"), "Grundy value 0. No move wins.");
    page.expect_quiet();
}

TEST(PlayPageLong, RefusesHostileLinksWithAMessage) {
    for (const auto& [link, message] : std::vector<std::pair<std::string, std::string>>{
             {"#graph=Cj&root=99", "root"},
             {"#graph=complete%2099", "64"},
             {"#graph=~~~~~~~~~~", "is above 64"},
             {"#game=%3Cimg%20src%3Dx%3E", "no game has the name '<img src=x>'"},
             {"#rules=game%20a%0A%20%20move%20u%3A%20delete(w)", "line 2, column 18"},
             {"#graph=A_&game=grim&play=0.7.7", "not allow"},
             {"#play=a.b.c", "cannot be read"},
             {"#graph=" + std::string(21'000, 'A'), "too long"}}) {
        OpenPage page(link);
        EXPECT_THAT(page.value("[...document.querySelectorAll('.error:not([hidden])')]"
                               ".map(e => e.textContent).join()")
                        .get<std::string>(),
                    HasSubstr(message))
            << link.substr(0, 60);
        page.wait_for_answer();
        page.expect_quiet();
    }
}

/// Graph chomp on K_9 takes more than a tab has.
TEST(PlayPageLong, StopsASearch) {
    OpenPage page;
    page.value("(async()=>{useGame('graph_chomp');await useGraph('complete 9');gameChanged()})()");
    page.wait("!byId('progress').hidden && byId('count').textContent.includes('so far')");
    page.press_button("stop");
    page.wait("byId('progress').hidden && !byId('stopped').hidden");
    page.value("(async()=>{await useGraph('path 2');graphChanged()})()");
    page.wait_for_answer();
    EXPECT_EQ(page.text("letter"), "N");
    page.expect_quiet();
}

TEST(PlayPageLong, FitsAPhoneOf360Pixels) {
    OpenPage page("#graph=grid%204%204&game=ueg&root=0", 360, 740);
    EXPECT_LE(page.value("document.scrollingElement.scrollWidth - innerWidth").get<int>(), 0);
    page.press_button("play-mode");
    page.wait("!engine.isBusy && isHumansTurn()");
    EXPECT_LE(page.value("document.scrollingElement.scrollWidth - innerWidth").get<int>(), 0);
    EXPECT_EQ(
        page.value("[...document.querySelectorAll('button,select,input,textarea,[tabindex]')]"
                   ".filter(e => !(e.textContent || e.labels?.length || e.ariaLabel)).length"),
        0);
    page.expect_quiet();
}

/// The module's answers are the program's, letter for letter.
void expect_same_answers(OpenPage& open, const std::string& game, const Words& graphs) {
    for (std::size_t begin = 0; begin < graphs.size(); begin += 20) {
        PageJson requests = PageJson::array();
        for (std::size_t i = begin; i < std::min(begin + 20, graphs.size()); ++i)
            requests.push_back({{"op", "roots"}, {"game", game}, {"graph", graphs[i]}});
        const PageJson answers =
            open.value("(async()=>{const r=[];for(const q of " + requests.dump() +
                       ")r.push(JSON.stringify(await engine.ask(q)));return r})()");
        for (std::size_t i = 0; i < requests.size(); ++i)
            ASSERT_EQ(answers[i], page::answer(requests[i].dump())) << requests[i];
    }
}

/// All 209 graphs to order 6, or all 239 digraphs to order 4.
TEST(PlayPageLong, AnswersAsTheProgramOnGraphsToOrder6) {
    Words graphs;
    for_each_graph({.order_max = 6}, [&](const Graph& g) {
        graphs.push_back(to_graph6(g));
        return true;
    });
    EXPECT_EQ(graphs.size(), 209u);
    std::vector<std::string> digraphs;
    for_each_digraph(0, 4, [&](const Digraph& d) {
        digraphs.push_back(to_digraph6(d));
        return true;
    });
    EXPECT_EQ(digraphs.size(), 239u);
    OpenPage open;
    const auto library = conjectures::GameLibrary::shipped();
    for (const script::Rules& rules : library.games())
        expect_same_answers(open, rules.name, rules.directed ? digraphs : graphs);
    open.expect_quiet();
}

}  // namespace
}  // namespace gazetteer::cli
