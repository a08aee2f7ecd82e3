// SPDX-License-Identifier: GPL-3.0-or-later
// Headless Chromium for the tests of the pages, spoken to over its DevTools pipe: what a reader's
// browser makes of a page, with keys pressed as a keyboard presses them.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "work/testkit/temporary_folder.hpp"

namespace gazetteer::cli {

/// One browser with one page. It has a user folder of its own among the temporary files; its
/// processes have ended and the folder is gone when it is destroyed. Throws std::runtime_error with
/// what Chromium said when it does not start (after a second try), ends, or does not answer within
/// 250 seconds.
class Browser {
  public:
    Browser();
    Browser(const Browser&) = delete;
    ~Browser();

    /// The window; phones have a scale and no scroll bars.
    void resize(int width, int height, bool phone);
    /// Whether the page's own scripts run from the next page on.
    void run_scripts(bool yes);
    /// Goes to the file and waits until it has loaded.
    void open(const std::string& file);
    /// The value of an expression; for a promise, what it comes to.
    nlohmann::json evaluate(const std::string& expression);
    /// Waits until the expression is true; throws after 100 seconds.
    void wait(const std::string& expression);
    /// Presses and lets go: "Tab", "Enter", "ArrowDown", or a character.
    void press(const std::string& key);
    void type(const std::string& text);
    /// The left button of the mouse, pressed at one place of the window and let go at another.
    void drag(double from_x, double from_y, double to_x, double to_y);
    void click(double x, double y) { drag(x, y, x, y); }
    /// How many colours a picture of the window has.
    int colours_of_screenshot();
    /// What the page has complained of: exceptions, errors on the console, refused requests.
    const std::vector<std::string>& complaints() const { return complaints_; }
    /// Addresses asked for beyond the page itself.
    const std::vector<std::string>& requests() const { return requests_; }

  private:
    void start();
    void stop();
    void attach();
    nlohmann::json call(const std::string& method,
                        nlohmann::json parameters = nlohmann::json::object());
    nlohmann::json next_message();
    void note(const nlohmann::json& event);
    [[noreturn]] void fail(const std::string& what);

    std::optional<TemporaryFolder> folder_;
    void (*on_broken_pipe_)(int);
    int pid_ = -1;
    int to_ = -1;
    int from_ = -1;
    std::string received_;
    std::string session_;
    int last_id_ = 0;
    bool loaded_ = false;
    std::vector<std::string> complaints_;
    std::vector<std::string> requests_;
};

}  // namespace gazetteer::cli
