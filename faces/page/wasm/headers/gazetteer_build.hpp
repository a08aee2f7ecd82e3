// SPDX-License-Identifier: GPL-3.0-or-later
// What --version says of this build.
#pragma once

#define GAZETTEER_BUILD GAZETTEER_VERSION " WebAssembly"
