// SPDX-License-Identifier: GPL-3.0-or-later
// What every header of the library begins with: its namespace, its version, and the mark of what
// the shared library exports.
//
// All names live in gazetteer::v0 and are used as gazetteer::Graph. A later version that breaks
// them has another inner namespace, so that a program that was linked with this one never meets it
// by mistake. The sources of the library see only the full name: their own types are in gazetteer.
#pragma once

#define GAZETTEER_API __attribute__((visibility("default")))

namespace gazetteer::v0 {

/// The version of the shared library that runs, "0.2.0".
GAZETTEER_API const char* version();

}  // namespace gazetteer::v0

#ifndef GAZETTEER_BUILDS_LIBRARY
namespace gazetteer {
using namespace v0;
}
#endif
