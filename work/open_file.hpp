// SPDX-License-Identifier: GPL-3.0-or-later
// A file of the C library that is closed at the end: the one kind that can be flushed to the disk.
#pragma once

#include <cstdio>
#include <memory>

namespace gazetteer::runs {

struct CloseFile {
    void operator()(std::FILE* file) const { std::fclose(file); }
};

/// Null where it could not be opened; errno says why.
using OpenFile = std::unique_ptr<std::FILE, CloseFile>;

}  // namespace gazetteer::runs
