// SPDX-License-Identifier: GPL-3.0-or-later
#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cstdlib>

#include "faces/cli/tests/browser.hpp"
#include "faces/cli/tests/run.hpp"

namespace gazetteer::cli {

namespace {

using Json = nlohmann::json;
/// Not how long anything takes: only something that hangs is waited for so long.
constexpr auto patience = std::chrono::seconds(250);

std::array<int, 2> new_pipe() {
    std::array<int, 2> ends{};
    // Above the descriptors 3 and 4 that Chromium expects.
    if (pipe(ends.data()) != 0) throw std::runtime_error("pipe failed");
    for (int& end : ends) {
        const int high = fcntl(end, F_DUPFD_CLOEXEC, 10);
        close(end);
        end = high;
    }
    return ends;
}

/// In the child: its input on descriptor 3, its output on 4, what it says in a file.
[[noreturn]] void become_chromium(int in, int out, const std::string& folder) {
    signal(SIGPIPE, SIG_DFL);
    setpgid(0, 0);
    dup2(in, 3);
    dup2(out, 4);
    const int said = open((folder + "/said").c_str(), O_CREAT | O_WRONLY, 0600);
    dup2(said, STDOUT_FILENO);
    dup2(said, STDERR_FILENO);
    const std::string data = "--user-data-dir=" + folder + "/user";
    const char* const arguments[] = {"chromium",
                                     "--headless",
                                     "--no-sandbox",
                                     "--disable-gpu",
                                     "--disable-dev-shm-usage",
                                     "--no-first-run",
                                     "--disable-background-networking",
                                     "--disable-component-update",
                                     "--remote-debugging-pipe",
                                     data.c_str(),
                                     "about:blank",
                                     nullptr};
    execvp("chromium", const_cast<char* const*>(arguments));
    _exit(127);
}

}  // namespace

Browser::Browser() : on_broken_pipe_(signal(SIGPIPE, SIG_IGN)) {
    // The processes that Chromium leaves become this one's children, and can be waited for.
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    try {
        start();
    } catch (const std::runtime_error&) {
        stop();
        start();
    }
}

Browser::~Browser() {
    stop();
    prctl(PR_SET_CHILD_SUBREAPER, 0);
    signal(SIGPIPE, on_broken_pipe_);
}

void Browser::start() {
    folder_.emplace();
    received_.clear();
    session_.clear();
    const auto in = new_pipe();
    const auto out = new_pipe();
    pid_ = fork();
    if (pid_ == 0) become_chromium(in[0], out[1], folder_->path());
    // Here too, since it may have to be killed before it comes to that.
    if (pid_ > 0) setpgid(pid_, pid_);
    close(in[0]);
    close(out[1]);
    to_ = in[1];
    from_ = out[0];
    if (pid_ < 0) throw std::runtime_error("fork failed");
    attach();
}

void Browser::stop() {
    if (to_ >= 0) close(to_);
    if (from_ >= 0) close(from_);
    to_ = from_ = -1;
    if (pid_ > 0) {
        kill(-pid_, SIGKILL);
        while (waitpid(-pid_, nullptr, 0) > 0) continue;
    }
    pid_ = -1;
    folder_.reset();
}

void Browser::fail(const std::string& what) {
    throw std::runtime_error("chromium (package chromium): " + what +
                             "; it said: " + contents(folder_->path("said")).substr(0, 2000));
}

void Browser::attach() {
    const Json target = call("Target.createTarget", {{"url", "about:blank"}});
    session_ =
        call("Target.attachToTarget", {{"targetId", target.at("targetId")}, {"flatten", true}})
            .at("sessionId");
    for (const char* domain : {"Page.enable", "Runtime.enable", "Log.enable", "Network.enable"})
        call(domain);
}

Json Browser::next_message() {
    const auto deadline = std::chrono::steady_clock::now() + patience;
    for (;;) {
        if (const auto end = received_.find('\0'); end != std::string::npos) {
            const Json message = Json::parse(received_.substr(0, end));
            received_.erase(0, end + 1);
            return message;
        }
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
            deadline - std::chrono::steady_clock::now());
        pollfd waiting{from_, POLLIN, 0};
        if (left.count() <= 0 || poll(&waiting, 1, static_cast<int>(left.count())) <= 0)
            fail("no answer within 250 seconds");
        std::array<char, 65536> buffer{};
        const ssize_t n = read(from_, buffer.data(), buffer.size());
        if (n <= 0) fail("it has ended, or is not installed");
        received_.append(buffer.data(), static_cast<std::size_t>(n));
    }
}

void Browser::note(const Json& event) {
    const std::string method = event.value("method", "");
    const Json parameters = event.value("params", Json::object());
    if (method == "Page.loadEventFired") loaded_ = true;
    if (method == "Runtime.exceptionThrown") complaints_.push_back(parameters.dump());
    if (method == "Runtime.consoleAPICalled" &&
        (parameters.at("type") == "error" || parameters.at("type") == "warning"))
        complaints_.push_back(parameters.dump());
    if (method == "Log.entryAdded" && parameters.at("entry").at("level") != "verbose")
        complaints_.push_back(parameters.dump());
    if (method == "Network.requestWillBeSent")
        if (const std::string url = parameters.at("request").at("url"); !url.starts_with("data:"))
            requests_.push_back(url);
}

Json Browser::call(const std::string& method, Json parameters) {
    Json request{{"id", ++last_id_}, {"method", method}, {"params", std::move(parameters)}};
    if (!session_.empty()) request["sessionId"] = session_;
    const std::string text = request.dump() + '\0';
    for (std::size_t done = 0; done < text.size();) {
        const ssize_t n = write(to_, text.data() + done, text.size() - done);
        if (n <= 0) fail("it has ended, or is not installed");
        done += static_cast<std::size_t>(n);
    }
    for (;;) {
        const Json message = next_message();
        if (!message.contains("id")) {
            note(message);
            continue;
        }
        if (message.at("id") != last_id_) continue;
        if (message.contains("error")) fail(method + ": " + message.at("error").dump());
        return message.at("result");
    }
}

void Browser::resize(int width, int height, bool phone) {
    call("Emulation.setDeviceMetricsOverride",
         {{"width", width}, {"height", height}, {"deviceScaleFactor", 1}, {"mobile", phone}});
}

void Browser::run_scripts(bool yes) {
    call("Emulation.setScriptExecutionDisabled", {{"value", !yes}});
}

void Browser::open(const std::string& file) {
    loaded_ = false;
    call("Page.navigate", {{"url", "file://" + file}});
    while (!loaded_) note(next_message());
}

Json Browser::evaluate(const std::string& expression) {
    const Json result =
        call("Runtime.evaluate",
             {{"expression", expression}, {"returnByValue", true}, {"awaitPromise", true}});
    if (result.contains("exceptionDetails")) fail(expression + ": " + result.dump());
    return result.at("result").value("value", Json());
}

void Browser::wait(const std::string& expression) {
    if (evaluate("(async()=>{for(let i=0;i<4000&&!(" + expression +
                 ");++i)await new Promise(r=>setTimeout(r,25));return !!(" + expression +
                 ")})()") != true)
        fail("it waits for " + expression);
}

void Browser::press(const std::string& key) {
    Json event{{"key", key}};
    if (key == "Tab") event["windowsVirtualKeyCode"] = 9;
    if (key == "Enter") {
        event["windowsVirtualKeyCode"] = 13;
        event["text"] = "\r";
    }
    if (key == "ArrowDown") event["windowsVirtualKeyCode"] = 40;
    if (key.size() == 1) event["text"] = key;
    event["type"] = "keyDown";
    call("Input.dispatchKeyEvent", event);
    event["type"] = "keyUp";
    event.erase("text");
    call("Input.dispatchKeyEvent", event);
}

void Browser::type(const std::string& text) {
    for (const char c : text) press(std::string(1, c));
}

void Browser::drag(double from_x, double from_y, double to_x, double to_y) {
    const auto mouse = [&](const char* type, double x, double y, int buttons) {
        call("Input.dispatchMouseEvent", {{"type", type},
                                          {"x", x},
                                          {"y", y},
                                          {"button", "left"},
                                          {"buttons", buttons},
                                          {"clickCount", 1}});
    };
    mouse("mousePressed", from_x, from_y, 1);
    if (from_x != to_x || from_y != to_y)
        for (const double part : {0.3, 0.7, 1.0})
            mouse("mouseMoved", from_x + part * (to_x - from_x), from_y + part * (to_y - from_y),
                  1);
    mouse("mouseReleased", to_x, to_y, 0);
}

int Browser::colours_of_screenshot() {
    const std::string png = call("Page.captureScreenshot").at("data");
    return evaluate("(async function(){const image=new Image();image.src='data:image/png;base64," +
                    png +
                    "';await image.decode();const canvas=document.createElement('canvas');"
                    "canvas.width=image.width;canvas.height=image.height;"
                    "const context=canvas.getContext('2d');context.drawImage(image,0,0);"
                    "const data=new "
                    "Uint32Array(context.getImageData(0,0,image.width,image.height).data.buffer);"
                    "return new Set(data).size;})()");
}

}  // namespace gazetteer::cli
