// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faces/page/wasm/headers/tbb/one_thread.hpp"
