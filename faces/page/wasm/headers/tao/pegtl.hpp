// SPDX-License-Identifier: GPL-3.0-or-later
// <tao/pegtl.hpp> without what reads files, which needs <filesystem>.
#pragma once
#include <tao/pegtl/ascii.hpp>
#include <tao/pegtl/change_action.hpp>
#include <tao/pegtl/change_action_and_state.hpp>
#include <tao/pegtl/change_action_and_states.hpp>
#include <tao/pegtl/change_control.hpp>
#include <tao/pegtl/change_state.hpp>
#include <tao/pegtl/change_states.hpp>
#include <tao/pegtl/config.hpp>
#include <tao/pegtl/demangle.hpp>
#include <tao/pegtl/disable_action.hpp>
#include <tao/pegtl/discard_input.hpp>
#include <tao/pegtl/discard_input_on_failure.hpp>
#include <tao/pegtl/discard_input_on_success.hpp>
#include <tao/pegtl/enable_action.hpp>
#include <tao/pegtl/memory_input.hpp>
#include <tao/pegtl/must_if.hpp>
#include <tao/pegtl/parse.hpp>
#include <tao/pegtl/rules.hpp>
#include <tao/pegtl/string_input.hpp>
#include <tao/pegtl/utf8.hpp>
#include <tao/pegtl/version.hpp>
#include <tao/pegtl/visit.hpp>
