// SPDX-License-Identifier: GPL-3.0-or-later
// The page of `gazetteer page` in Chromium, for its tests.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <utility>

#include "faces/cli/tests/browser.hpp"
#include "faces/cli/tests/run.hpp"
#include "work/testkit/temporary_folder.hpp"

namespace gazetteer::cli {

/// The page in a browser, at rest after it has opened.
class OpenPage {
  public:
    explicit OpenPage(const std::string& link = "", int width = 1280, int height = 800)
        : file_(folder_.path("play.html")) {
        const Ran ran = run_gazetteer({"page", "-o", file_});
        if (ran.exit_code != 0) throw std::runtime_error(ran.err);
        browser_.resize(width, height, width < 800);
        browser_.open(file_ + link);
        wait("document.body.dataset.ready === 'yes'");
    }
    Browser& browser() { return browser_; }
    nlohmann::json value(const std::string& expression) { return browser_.evaluate(expression); }
    std::string text(const std::string& id) {
        return value("byId('" + id + "').textContent").get<std::string>();
    }
    void wait(const std::string& expression) { browser_.wait(expression); }
    void wait_for_answer() {
        wait("!engine.isBusy && state.shown.position && !state.shown.partial");
    }
    void press_button(const std::string& id) { value("byId('" + id + "').click()"); }
    /// A place of the board, in parts of its width and height.
    std::pair<double, double> place(double x, double y) {
        const nlohmann::json box =
            value("(b=>[b.left,b.top,b.width,b.height])(board.svg.getBoundingClientRect())");
        return {box[0].get<double>() + x * box[2].get<double>(),
                box[1].get<double>() + y * box[3].get<double>()};
    }
    void click(double x, double y) {
        std::apply([&](auto... at) { browser_.click(at...); }, place(x, y));
    }
    void drag(std::pair<double, double> from, std::pair<double, double> to) {
        const auto [x1, y1] = place(from.first, from.second);
        const auto [x2, y2] = place(to.first, to.second);
        browser_.drag(x1, y1, x2, y2);
    }
    void expect_quiet() {
        EXPECT_THAT(browser_.complaints(), testing::IsEmpty());
        for (const std::string& url : browser_.requests())
            EXPECT_TRUE(url.starts_with("file://" + file_) || url.starts_with("blob:")) << url;
    }

  private:
    TemporaryFolder folder_;
    std::string file_;
    Browser browser_;
};

}  // namespace gazetteer::cli
