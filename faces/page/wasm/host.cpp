// SPDX-License-Identifier: GPL-3.0-or-later
// What the browser calls of the module: a buffer for the request, and the answer to it.
#include <string>

#include "faces/page/face.hpp"

namespace {

std::string request;
std::string reply;

}  // namespace

extern "C" {

/// Memory for a request of so many bytes.
__attribute__((export_name("request_buffer"))) char* request_buffer(std::size_t bytes) {
    request.resize(bytes);
    return request.data();
}
/// Answers the request; the length of the answer.
__attribute__((export_name("answer"))) std::size_t answer_request() {
    reply = gazetteer::page::answer(request);
    return reply.size();
}
/// Where the answer lies, until the next request.
__attribute__((export_name("reply_buffer"))) const char* reply_buffer() {
    return reply.data();
}

}  // extern "C"
