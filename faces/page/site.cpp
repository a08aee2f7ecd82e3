// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/page/site.hpp"

#include <boost/iostreams/copy.hpp>
#include <boost/iostreams/filter/gzip.hpp>
#include <boost/iostreams/filtering_stream.hpp>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <sstream>

#include "graph/contract.hpp"
#include "graph/errors.hpp"

namespace gazetteer::page {

namespace {

void replace(std::string& text, std::string_view mark, std::string_view by) {
    const std::size_t at = text.find(mark);
    require(at != text.npos, "a mark of the page");
    text.replace(at, mark.size(), by);
}

unsigned digit_value(char c) {
    return static_cast<unsigned>(c <= '9' ? c - '0' : c - 'a' + 10);
}

/// The digest of a source, as a policy names it.
std::string digest_source(std::string_view hexadecimal) {
    std::string bytes;
    for (std::size_t i = 0; i + 1 < hexadecimal.size(); i += 2)
        bytes +=
            static_cast<char>(digit_value(hexadecimal[i]) * 16 + digit_value(hexadecimal[i + 1]));
    return "'sha256-" + base64(bytes) + "'";
}

/// As gzip packs it, without a time: the same bytes each time.
std::string packed(std::string_view bytes) {
    std::ostringstream result;
    boost::iostreams::filtering_ostream out;
    out.push(boost::iostreams::gzip_compressor(boost::iostreams::gzip::best_compression));
    out.push(result);
    out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    boost::iostreams::close(out);
    return result.str();
}

/// Nothing may be loaded; the one script and the one style may be used, and workers made of the
/// page itself.
std::string policy(const Embedded& parts) {
    return "default-src 'none'; script-src " + digest_source(parts.script_digest) +
           " 'wasm-unsafe-eval'; style-src " + digest_source(parts.style_digest) +
           "; worker-src blob:; base-uri 'none'; form-action 'none'";
}

}  // namespace

std::string base64(std::string_view bytes) {
    static constexpr std::string_view digits =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string result;
    result.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        std::uint32_t word = 0;
        for (std::size_t j = i; j < i + 3; ++j)
            word = word << 8 | (j < bytes.size() ? static_cast<unsigned char>(bytes[j]) : 0u);
        for (std::size_t j = 0; j < 4; ++j)
            result += i + j <= bytes.size() ? digits[word >> (18 - 6 * j) & 63] : '=';
    }
    return result;
}

std::string module_for(const std::filesystem::path& folder, const Embedded& parts) {
    const std::filesystem::path beside = folder / "page.wasm";
    for (const auto& file : {beside, folder / "../share/gazetteer/page.wasm"}) {
        std::ifstream in(file, std::ios::binary);
        if (in) return {std::istreambuf_iterator<char>(in), {}};
    }
    if (!parts.missing.empty())
        throw EnvironmentError("the page takes packages that were not there when this was built: " +
                               std::string(parts.missing) +
                               ". Install them, and configure and build the target page");
    throw EnvironmentError("the page's module is not built: there is no " + beside.string() +
                           ". Build it: cmake --build build --target page");
}

std::string html(std::string_view module, std::string_view papers) {
    const Embedded& parts = embedded();
    std::string result(parts.html);
    replace(result, "<!--policy-->", policy(parts));
    replace(result, "/*style*/", parts.style);
    replace(result, "<!--papers-->", papers);
    replace(result, "/*worker*/", parts.worker);
    replace(result, "/*script*/", parts.script);
    replace(result, "<!--module-->", base64(packed(module)));
    return result;
}

}  // namespace gazetteer::page
