// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/extensions/base_layer.hpp"

#include <sys/mman.h>
#include <sys/stat.h>

#include <cerrno>
#include <cstring>

#include "work/open_file.hpp"
#include "work/run_errors.hpp"

namespace gazetteer {

BaseLayer::BaseLayer(int order, const std::vector<std::uint64_t>& keys, std::size_t words)
    : order_(order),
      words_a_graph_(words),
      keys_(&keys),
      words_(keys.size() * words),
      read_(words_.data()),
      places_(keys) {}

BaseLayer BaseLayer::of_file(int order, const std::vector<std::uint64_t>& keys, std::size_t words,
                             const std::string& path) {
    BaseLayer result(order, keys, {});
    result.words_a_graph_ = words;
    const std::size_t bytes = keys.size() * words * sizeof(std::uint64_t);
    const runs::OpenFile file(std::fopen(path.c_str(), "rbe"));
    if (!file) throw runs::RunFileError(path + ": " + std::strerror(errno));
    const int fd = fileno(file.get());
    struct stat found {};
    fstat(fd, &found);
    const bool as_long = static_cast<std::size_t>(found.st_size) == bytes;
    void* const pages = as_long ? mmap(nullptr, bytes, PROT_READ, MAP_SHARED, fd, 0) : MAP_FAILED;
    if (pages == MAP_FAILED)
        throw runs::RunFileError(path + ": not a layer of " + std::to_string(bytes) + " bytes");
    result.read_ = static_cast<const std::uint64_t*>(pages);
    result.file_ =
        std::shared_ptr<const void>(pages, [bytes, pages](const void*) { munmap(pages, bytes); });
    return result;
}

}  // namespace gazetteer
