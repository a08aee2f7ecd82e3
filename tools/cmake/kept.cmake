# SPDX-License-Identifier: GPL-3.0-or-later
# What has been compiled on this machine is not compiled again: ccache keeps it, beside the stamps of
# tools/once, where it is installed and their folder is there. It takes an object for that of the same text
# with all that it includes, the same flags and the same compiler. It knows the files below the sources by
# their names there, so that another checkout has the object too. A damaged object is none.
find_program(CCACHE ccache)
if(NOT DEFINED GAZETTEER_KEPT)
  set(kept "")
  execute_process(COMMAND ${CMAKE_CURRENT_LIST_DIR}/../once --folder
    OUTPUT_VARIABLE stamps OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
  if(CCACHE AND IS_DIRECTORY "${stamps}")
    set(kept ${stamps}/compiled)
  endif()
  set(GAZETTEER_KEPT "${kept}" CACHE PATH "Where ccache keeps what is compiled; nowhere if empty")
endif()
if(GAZETTEER_KEPT)
  # Precompiled headers are told apart by what is in them. The compiler lists what a file includes, so that
  # ccache need not preprocess it first.
  set(CMAKE_CXX_COMPILER_LAUNCHER env CCACHE_DIR=${GAZETTEER_KEPT} CCACHE_MAXSIZE=3G
    CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_DEPEND=1
    CCACHE_SLOPPINESS=pch_defines,time_macros ${CCACHE})
  # Those of clang name the checkout that they were made in.
  if(CMAKE_CXX_COMPILER_ID STREQUAL Clang)
    set(CMAKE_DISABLE_PRECOMPILE_HEADERS ON)
  endif()
endif()
