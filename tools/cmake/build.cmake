# SPDX-License-Identifier: GPL-3.0-or-later
# gazetteer_tell_build(target) gives the file with main() the header gazetteer_build.hpp, which has
# the version and the commit. Nothing else may include it: it changes with every commit.
add_custom_target(gazetteer_build_header
  COMMAND ${CMAKE_COMMAND} -DSOURCE=${PROJECT_SOURCE_DIR} -DVERSION=${PROJECT_VERSION}
          -DHEADER=${PROJECT_BINARY_DIR}/commit/gazetteer_build.hpp
          -P ${CMAKE_CURRENT_LIST_DIR}/commit.cmake
  BYPRODUCTS ${PROJECT_BINARY_DIR}/commit/gazetteer_build.hpp
  COMMENT "" VERBATIM)

function(gazetteer_tell_build target)
  add_dependencies(${target} gazetteer_build_header)
  target_include_directories(${target} PRIVATE ${PROJECT_BINARY_DIR}/commit)
endfunction()
