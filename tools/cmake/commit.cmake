# SPDX-License-Identifier: GPL-3.0-or-later
# Writes the version and the commit of a source tree as a header, for --version:
#
#   cmake -DSOURCE=folder -DVERSION=0.2.0 -DHEADER=file -P tools/cmake/commit.cmake
#
# Runs at each build. The header is left alone while it is right, so that a new commit compiles only
# what includes it: the files with main(). The commit is unknown outside of git, and where the
# folder only lies within the tree of another project.
set(commit unknown)
execute_process(COMMAND git -C ${SOURCE} rev-parse --show-prefix
  OUTPUT_VARIABLE below OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE failed)
if(failed EQUAL 0 AND below STREQUAL "")
  execute_process(COMMAND git -C ${SOURCE} describe --always --dirty --abbrev=12 --match v[0-9]*
    OUTPUT_VARIABLE described OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE failed)
  if(failed EQUAL 0)
    set(commit ${described})
  endif()
endif()
file(CONFIGURE OUTPUT ${HEADER} @ONLY CONTENT [[
// Made by tools/cmake/commit.cmake.
#pragma once

#define GAZETTEER_BUILD "@VERSION@ (commit @commit@)"
]])
