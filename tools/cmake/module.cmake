# SPDX-License-Identifier: GPL-3.0-or-later
# One directory, one library, one test program.
#
#   gazetteer_module(graph DEPENDS ... PRIVATE ... TEST_DEPENDS ... OPTIMIZE 1 SANITIZED 1
#                    TESTS g PARTS 4 RUNS ... PACKAGES ... APART ... HOT ...)
#
# compiles every *.cpp here and below into the library gazetteer_<name>, except *_test.cpp,
# *_main.cpp and *_fuzz.cpp; every *_test.cpp goes into <name>_tests, and what else is in testkit/
# into the library gazetteer_<name>_testkit, which the tests link. A folder below that has a
# CMakeLists.txt is a module of its own. OPTIMIZE 1 compiles with -O1 what is not hot, and OPTIMIZE g
# with -Og what nobody waits for: g++ takes a quarter less for it. Of such a room HOT names by regular
# expressions the files of -O3. Tests are compiled with -O0, and with TESTS g with -Og, as those that
# search themselves want. SANITIZED 1 compiles with -O1 under the sanitizers
# too what its tests run for long. With GAZETTEER_TOGETHER the files of so many folders as have 150,000
# bytes, or 400,000 if they are tests, are compiled as one, except those that regular expressions in
# APART name. A test suite whose name ends in Standard, Extreme or Long (one of ./test all: an extreme
# test that stands for its family, or one that takes more than a second) gets that CTest label;
# every other suite is quick. RUNS are files and folders that the tests run or read besides their
# program, PACKAGES those of Debian that they run.

add_library(gazetteer_options INTERFACE)
target_include_directories(gazetteer_options INTERFACE ${PROJECT_SOURCE_DIR})
target_compile_options(gazetteer_options INTERFACE
  -Wall -Wextra -Wpedantic -Wconversion -Wnon-virtual-dtor -Werror)
# clang takes a name of another file of a unit for one that is shadowed.
if(NOT (GAZETTEER_TOGETHER AND CMAKE_CXX_COMPILER_ID STREQUAL Clang))
  target_compile_options(gazetteer_options INTERFACE -Wshadow)
endif()
# g++ 12 reports these falsely at -O2 and above inside the standard library (GCC PR 105329 and kin).
target_compile_options(gazetteer_options INTERFACE
  $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict;-Wno-stringop-overflow;-Wno-array-bounds;-Wno-maybe-uninitialized>)
# g++ then collects its garbage only above 1 GB: 8 to 10 % of its time, for half a GB more a unit.
target_compile_options(gazetteer_options INTERFACE
  "$<$<CXX_COMPILER_ID:GNU>:SHELL:--param ggc-min-heapsize=1000000>")
# A contract that is broken names its file, and nobody should read there where it was compiled: neither
# by whole names, nor by those from the build's folder, which ccache makes of them.
file(RELATIVE_PATH GAZETTEER_FROM_BUILD ${PROJECT_BINARY_DIR} ${PROJECT_SOURCE_DIR})
set(GAZETTEER_NAMES -ffile-prefix-map=${PROJECT_SOURCE_DIR}/= -ffile-prefix-map=${GAZETTEER_FROM_BUILD}=)
target_compile_options(gazetteer_options INTERFACE ${GAZETTEER_NAMES})
if(GAZETTEER_SANITIZE)
  target_compile_options(gazetteer_options INTERFACE
    -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer -g1)
  target_compile_definitions(gazetteer_options INTERFACE GAZETTEER_SANITIZED=1)
  target_link_options(gazetteer_options INTERFACE -fsanitize=address,undefined)
  # The programs are large then: clang's own linker takes a quarter of the other's time.
  find_program(GAZETTEER_LLD ld.lld-14)
  if(GAZETTEER_LLD AND CMAKE_CXX_COMPILER_ID STREQUAL Clang)
    target_link_options(gazetteer_options INTERFACE -fuse-ld=lld)
  endif()
endif()

if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
  find_program(GAZETTEER_GOLD ld.gold)
endif()

# gazetteer_level(result level) is the level of -O that a target is compiled with: under the
# sanitizers none but for the hot rooms, which takes less than half the time to compile.
function(gazetteer_level result level)
  if(GAZETTEER_SANITIZE)
    set(level ${ARGN})
    if(NOT level)
      set(level -O0)
    endif()
  elseif(NOT CMAKE_BUILD_TYPE STREQUAL Release)
    set(level "")
  endif()
  set(${result} "${level}" PARENT_SCOPE)
endfunction()

# Headers that nearly every file includes: parsed once for each set of flags, not once a file. Each
# file still includes what it uses, and compiles without them (CMAKE_DISABLE_PRECOMPILE_HEADERS).
set(GAZETTEER_HEADERS
  <algorithm> <array> <bit> <chrono> <cmath> <compare> <cstdint> <filesystem> <fstream> <functional>
  <limits> <map> <memory> <numeric> <optional> <random> <set> <span> <sstream> <stdexcept> <string>
  <string_view> <tuple> <unordered_map> <utility> <variant> <vector>)

# gazetteer_fit_shared_library(target) compiles for a shared library, which all modules are, so that one
# set of precompiled headers serves them. What is not marked as public is hidden, so that calls within
# cost what they cost in a program.
function(gazetteer_fit_shared_library target)
  set_target_properties(${target} PROPERTIES POSITION_INDEPENDENT_CODE ON
    CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON)
endfunction()

# gazetteer_precompile(target -O1 libraries headers...) gives a target precompiled headers, those of
# these libraries besides; it shares them with every target of the same headers and the same level. At
# another level g++ would take them, and compile what it instantiates of them at theirs.
function(gazetteer_precompile target optimization libraries)
  get_target_property(shared ${target} POSITION_INDEPENDENT_CODE)
  set(kind "")
  if(shared)
    set(kind _shared)
  endif()
  string(MAKE_C_IDENTIFIER "gazetteer_headers${kind}${optimization}${ARGN}" owner)
  if(NOT TARGET ${owner})
    set(empty ${PROJECT_BINARY_DIR}/empty.cpp)
    file(CONFIGURE OUTPUT ${empty} CONTENT "")
    add_library(${owner} OBJECT EXCLUDE_FROM_ALL ${empty})
    target_link_libraries(${owner} PRIVATE gazetteer_options ${libraries})
    target_compile_options(${owner} PRIVATE ${optimization})
    if(shared)
      gazetteer_fit_shared_library(${owner})
    endif()
    target_precompile_headers(${owner} PRIVATE ${GAZETTEER_HEADERS} ${ARGN})
  endif()
  target_precompile_headers(${target} REUSE_FROM ${owner})
endfunction()

# gazetteer_precompile_tests(target -O0) does so for a program of tests. A TEST is a function in them, not a class.
function(gazetteer_precompile_tests target optimization)
  gazetteer_precompile(${target} "${optimization}" "GTest::gtest;GTest::gmock"
    <gmock/gmock.h> <gtest/gtest.h> <work/testkit/light_tests.hpp>)
endfunction()

# The *.cpp of this folder and those below that are no modules of their own, relative to it.
function(gazetteer_sources result)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS RELATIVE ${CMAKE_CURRENT_SOURCE_DIR} *.cpp)
  file(GLOB_RECURSE modules CONFIGURE_DEPENDS RELATIVE ${CMAKE_CURRENT_SOURCE_DIR} CMakeLists.txt)
  foreach(module IN LISTS modules)
    get_filename_component(folder ${module} DIRECTORY)
    if(folder)
      list(FILTER sources EXCLUDE REGEX "^${folder}/")
    endif()
  endforeach()
  set(${result} ${sources} PARENT_SCOPE)
endfunction()

# gazetteer_compile_together(target bytes files...) compiles the files of so many folders as have these
# bytes together as one: what their headers instantiate is compiled once then. A file with options of its
# own stays apart, so this is done at the end of the folder, where all have theirs.
function(gazetteer_compile_together target bytes_max)
  if(GAZETTEER_TOGETHER)
    cmake_language(EVAL CODE
      "cmake_language(DEFER CALL gazetteer_write_units [[${target}]] [[${bytes_max}]] [[${ARGN}]])")
  endif()
endfunction()

# gazetteer_write_units(target bytes files) gives a target such units in place of its files. A unit names
# them from the root of the sources, so that it is the same in every checkout.
function(gazetteer_write_units target bytes_max files)
  set(group 0)
  set(size 0)
  set(last "")
  list(SORT files)
  get_target_property(sources ${target} SOURCES)
  foreach(file IN LISTS files)
    get_filename_component(folder "${file}" DIRECTORY)
    if(NOT folder STREQUAL last AND NOT size LESS ${bytes_max})
      math(EXPR group "${group} + 1")
      set(size 0)
    endif()
    set(last "${folder}")
    get_filename_component(path "${file}" ABSOLUTE)
    file(SIZE ${path} bytes)
    math(EXPR size "${size} + ${bytes}")
    get_source_file_property(options ${file} COMPILE_OPTIONS)
    get_source_file_property(definitions ${file} COMPILE_DEFINITIONS)
    if(NOT options AND NOT definitions)
      cmake_path(RELATIVE_PATH path BASE_DIRECTORY ${PROJECT_SOURCE_DIR})
      string(APPEND text_${group} "#include \"${path}\"\n")
      list(REMOVE_ITEM sources ${file})
    endif()
  endforeach()
  foreach(number RANGE ${group})
    if(text_${number})
      set(unit ${CMAKE_CURRENT_BINARY_DIR}/together/${target}_${number}.cpp)
      file(CONFIGURE OUTPUT ${unit} CONTENT "${text_${number}}" @ONLY)
      list(APPEND sources ${unit})
    endif()
  endforeach()
  set_target_properties(${target} PROPERTIES SOURCES "${sources}")
endfunction()

# gazetteer_compiled(target -O1 -O1 apart files...) compiles these files of a target at the first level,
# under the sanitizers at the second, together but for those that the regular expressions in `apart` name.
function(gazetteer_compiled target optimize sanitized apart)
  gazetteer_fit_shared_library(${target})
  gazetteer_level(level "${optimize}" ${sanitized})
  target_compile_options(${target} PRIVATE ${level})
  gazetteer_precompile(${target} "${level}" "")
  set(files ${ARGN})
  foreach(regex IN LISTS apart)
    list(FILTER files EXCLUDE REGEX "${regex}")
  endforeach()
  gazetteer_compile_together(${target} 150000 ${files})
endfunction()

function(gazetteer_module name)
  cmake_parse_arguments(arg "" "OPTIMIZE;SANITIZED;TESTS;PARTS" "DEPENDS;PRIVATE;TEST_DEPENDS;APART;HOT;RUNS;PACKAGES" ${ARGN})
  gazetteer_sources(sources)
  set(tests ${sources})
  list(FILTER tests INCLUDE REGEX "_test\\.cpp$")
  list(FILTER sources EXCLUDE REGEX "_(test|main|fuzz)\\.cpp$")
  set(testkit ${sources})
  list(FILTER testkit INCLUDE REGEX "^testkit/")
  list(FILTER sources EXCLUDE REGEX "^testkit/")

  if(sources)
    set(hot "")
    if(arg_HOT)
      set(hot ${sources})
      list(JOIN arg_HOT "|" regex)
      list(FILTER hot INCLUDE REGEX "${regex}")
      list(FILTER sources EXCLUDE REGEX "${regex}")
    endif()
    add_library(gazetteer_${name} STATIC ${sources})
    target_link_libraries(gazetteer_${name} PUBLIC gazetteer_options ${arg_DEPENDS}
                          PRIVATE ${arg_PRIVATE})
    set(optimize "")
    if(DEFINED arg_OPTIMIZE)
      set(optimize -O${arg_OPTIMIZE})
    endif()
    set(sanitized "")
    if(DEFINED arg_SANITIZED)
      set(sanitized -O${arg_SANITIZED})
    elseif(NOT optimize)
      set(sanitized -O1)
    endif()
    gazetteer_compiled(gazetteer_${name} "${optimize}" "${sanitized}" "${arg_APART}" ${sources})
    if(hot)
      add_library(gazetteer_${name}_hot OBJECT ${hot})
      target_link_libraries(gazetteer_${name}_hot PRIVATE gazetteer_options ${arg_DEPENDS} ${arg_PRIVATE})
      gazetteer_compiled(gazetteer_${name}_hot "" "${sanitized}" "${arg_APART}" ${hot})
      target_sources(gazetteer_${name} PRIVATE $<TARGET_OBJECTS:gazetteer_${name}_hot>)
    endif()
  else()
    add_library(gazetteer_${name} INTERFACE)
    target_link_libraries(gazetteer_${name} INTERFACE gazetteer_options ${arg_DEPENDS})
  endif()

  if(testkit)
    add_library(gazetteer_${name}_testkit STATIC ${testkit})
    target_link_libraries(gazetteer_${name}_testkit PUBLIC gazetteer_${name})
    gazetteer_level(level -O1)
    target_compile_options(gazetteer_${name}_testkit PRIVATE ${level})
    foreach(apart IN LISTS arg_APART)
      list(FILTER testkit EXCLUDE REGEX "${apart}")
    endforeach()
    gazetteer_compile_together(gazetteer_${name}_testkit 150000 ${testkit})
    list(APPEND arg_TEST_DEPENDS gazetteer_${name}_testkit)
  endif()

  if(tests)
    add_executable(${name}_tests ${tests})
    target_link_libraries(${name}_tests PRIVATE gazetteer_${name} ${arg_TEST_DEPENDS}
                          gazetteer_test_main gazetteer_work_testkit GTest::gmock)
    # A test is linked once, in half the time by gold.
    if(GAZETTEER_GOLD)
      target_link_options(${name}_tests PRIVATE -fuse-ld=gold)
    endif()
    # The linker takes the first of what both instantiate: the library's, not that of -O0.
    get_target_property(kind gazetteer_${name} TYPE)
    if(kind STREQUAL STATIC_LIBRARY)
      target_link_options(${name}_tests PRIVATE
        -Wl,--whole-archive,$<TARGET_FILE:gazetteer_${name}>,--no-whole-archive)
    endif()
    # It is compiled once and run for a moment.
    if(NOT DEFINED arg_TESTS)
      set(arg_TESTS 0)
    endif()
    gazetteer_level(level -O${arg_TESTS})
    target_compile_options(${name}_tests PRIVATE ${level})
    # Those of another level would serve few: they take 5 s to make, and spare a program half a second.
    if(arg_TESTS EQUAL 0)
      gazetteer_precompile_tests(${name}_tests "${level}")
    endif()
    gazetteer_compile_together(${name}_tests 400000 ${tests})
    if(NOT DEFINED arg_PARTS)
      set(arg_PARTS 1)
    endif()
    gazetteer_tiers(${name}_tests ${name} ${arg_PARTS} ${tests} RUNS ${arg_RUNS}
      PACKAGES ${arg_PACKAGES})
  endif()
endfunction()

# gazetteer_fuzzer(graph formats/formats_fuzz.cpp -runs=...) builds the libFuzzer program of a module,
# and the module with it, and runs it with these options as a test of the label fuzz; nothing unless
# GAZETTEER_FUZZ.
function(gazetteer_fuzzer module source)
  if(NOT GAZETTEER_FUZZ)
    return()
  endif()
  get_filename_component(target ${source} NAME_WE)
  target_compile_options(gazetteer_${module} PRIVATE -fsanitize=fuzzer-no-link)
  set_target_properties(gazetteer_${module} PROPERTIES DISABLE_PRECOMPILE_HEADERS ON)
  add_executable(${target} ${source})
  target_link_libraries(${target} PRIVATE gazetteer_${module})
  target_compile_options(${target} PRIVATE -O1 -fsanitize=fuzzer)
  target_link_options(${target} PRIVATE -fsanitize=fuzzer)
  gazetteer_test(${module}/${target} fuzz 300 $<TARGET_FILE:${target}> ${ARGN})
endfunction()

# gazetteer_test(name label seconds COMMAND...) runs a test in a temporary folder of its own.
function(gazetteer_test name label seconds)
  add_test(NAME ${name} COMMAND ${PROJECT_SOURCE_DIR}/tools/alone ${ARGN})
  set_tests_properties(${name} PROPERTIES LABELS ${label} TIMEOUT ${seconds})
endfunction()

# gazetteer_once_test(name label seconds STAMP name READS files... PACKAGES ... COMMAND ...) is a test that is up
# to date while what it reads is what it was: these files and folders, and Debian's packages.
function(gazetteer_once_test name label seconds)
  cmake_parse_arguments(arg "" "STAMP" "READS;PACKAGES;COMMAND" ${ARGN})
  list(TRANSFORM arg_READS PREPEND --reads=)
  list(TRANSFORM arg_PACKAGES PREPEND --package=)
  add_test(NAME ${name} COMMAND ${PROJECT_SOURCE_DIR}/tools/once ${arg_STAMP} ${arg_READS} ${arg_PACKAGES} --
    ${PROJECT_SOURCE_DIR}/tools/alone ${arg_COMMAND})
  set_tests_properties(${name} PROPERTIES LABELS ${label} TIMEOUT ${seconds})
endfunction()

# gazetteer_long_test(name seconds READS ... PACKAGES ... COMMAND ...) is such a test of ./test all. Those
# that are given the most time begin first, so that both processors end at the same time.
function(gazetteer_long_test name seconds)
  gazetteer_once_test(${name} long ${seconds} STAMP ${name} ${ARGN})
  set_tests_properties(${name} PROPERTIES COST ${seconds})
endfunction()

# gazetteer_tiers(target prefix parts files... RUNS ... PACKAGES ...) registers the tests in these files,
# of a GoogleTest program that runs these programs, by tier: each tier is one test, or as many as it has
# parts, so that two processors can share them. work/testkit/source_path refuses the tests that have a stamp
# what is not in RUNS.
function(gazetteer_tiers target prefix parts)
  cmake_parse_arguments(arg "" "" "RUNS;PACKAGES" ${ARGN})
  foreach(tier quick standard extreme long)
    string(SUBSTRING ${tier} 0 1 first)
    string(SUBSTRING ${tier} 1 -1 rest)
    string(TOUPPER ${first} first)
    set(suite ${first}${rest})
    set(filter *${suite}*.*)
    set(suites "[A-Za-z0-9_]*${suite}[A-Za-z0-9_]*,")
    if(tier STREQUAL long)
      set(filter *Long.*)
      set(suites "[A-Za-z0-9_]*Long,")
    elseif(tier STREQUAL quick)
      set(filter -*Standard*.*:*Extreme*.*:*Long.*)
      set(suites .)
    endif()
    set(there "")
    foreach(file IN LISTS arg_UNPARSED_ARGUMENTS)
      file(STRINGS ${file} found REGEX "${suites}" LIMIT_COUNT 1)
      list(APPEND there ${found})
    endforeach()
    if(NOT there)
      continue()
    endif()
    math(EXPR last "${parts} - 1")
    foreach(part RANGE ${last})
      set(name ${prefix}/${tier})
      if(parts GREATER 1)
        set(name ${name}/${part})
      endif()
      set(share GTEST_BRIEF=1 GTEST_TOTAL_SHARDS=${parts} GTEST_SHARD_INDEX=${part})
      if(tier STREQUAL long)
        gazetteer_long_test(${name} 2400 READS $<TARGET_FILE:${target}> ${arg_RUNS}
          PACKAGES ${arg_PACKAGES}
          COMMAND env ${share} $<TARGET_FILE:${target}> --gtest_filter=${filter})
      # The sanitizers run for long: a room has passed while its program is the same.
      elseif(GAZETTEER_SANITIZE)
        gazetteer_once_test(${name} ${tier} 1200 STAMP sanitized/${name}
          READS $<TARGET_FILE:${target}> ${arg_RUNS}
          PACKAGES libclang-rt-14-dev nauty graphviz ${arg_PACKAGES}
          COMMAND env ${share} $<TARGET_FILE:${target}> --gtest_filter=${filter})
      else()
        gazetteer_test(${name} ${tier} 1200 $<TARGET_FILE:${target}> --gtest_filter=${filter})
        set_tests_properties(${name} PROPERTIES ENVIRONMENT "${share}")
      endif()
    endforeach()
  endforeach()
endfunction()
