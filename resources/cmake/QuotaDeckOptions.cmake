# SPDX-License-Identifier: GPL-3.0-or-later
# One INTERFACE target carries warnings, sanitizers and the strict Qt macros; nothing touches CMAKE_CXX_FLAGS.
option(QUOTADECK_WERROR "Treat warnings as errors" OFF)
set(QUOTADECK_SANITIZE "" CACHE STRING "Sanitizers, for example address,undefined or thread")
option(QUOTADECK_SANITIZE_CORE_ONLY "Compile only core and its tests with the sanitizers; all programs are linked with them" OFF)
option(QUOTADECK_FUZZ "Build the fuzz targets; needs clang" OFF)
if(QUOTADECK_FUZZ AND NOT CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    message(FATAL_ERROR "QUOTADECK_FUZZ needs clang: libFuzzer is part of it. Use the preset \"fuzz\".")
endif()

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)

find_program(QUOTADECK_CCACHE ccache)
mark_as_advanced(QUOTADECK_CCACHE)
if(QUOTADECK_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER "${QUOTADECK_CCACHE}")
endif()

add_library(quotadeck_options INTERFACE)
add_library(quotadeck::options ALIAS quotadeck_options)
target_compile_options(quotadeck_options INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual -Wold-style-cast
    $<$<BOOL:${QUOTADECK_WERROR}>:-Werror>
    # At -O2 and above g++ 12 reports false overlaps in std::string (GCC bug 105651), and optional values that it takes for unset.
    $<$<AND:$<CONFIG:Release>,$<CXX_COMPILER_ID:GNU>>:-Wno-restrict -Wno-maybe-uninitialized>
    # These depend on what the optimizer makes of the code, so another version of the compiler may report them: a user's
    # build shows them, and goes on.
    $<$<AND:$<CONFIG:Release>,$<CXX_COMPILER_ID:GNU>>:-Wno-error=array-bounds -Wno-error=stringop-overflow
    -Wno-error=stringop-overread -Wno-error=dangling-pointer -Wno-error=free-nonheap-object>)
# QT_NO_KEYWORDS: Qt's `emit` macro breaks standard headers.
target_compile_definitions(quotadeck_options INTERFACE
    QT_NO_KEYWORDS QT_NO_CAST_TO_ASCII QT_NO_FOREACH QT_NO_CONTEXTLESS_CONNECT
    QT_NO_NARROWING_CONVERSIONS_IN_CONNECT QT_STRICT_ITERATORS QT_DISABLE_DEPRECATED_BEFORE=0x060400)

set(QUOTADECK_UNITY 12 CACHE STRING "Sources compiled together; 0 for clang-tidy and editors: each by itself")

# quotadeck_compile_together(target): the sources of a target are compiled in groups. What a header contains and
# instantiates is compiled once a group, not once a source, which is most of the work: 50 sources in one group take a
# third of the time of 50 in five. Names in anonymous namespaces have to differ within a target.
function(quotadeck_compile_together target)
    if(QUOTADECK_UNITY)
        set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE ${QUOTADECK_UNITY})
    endif()
endfunction()

find_program(QUOTADECK_MOLD mold)
mark_as_advanced(QUOTADECK_MOLD)
if(QUOTADECK_MOLD)
    target_link_options(quotadeck_options INTERFACE -fuse-ld=mold)
endif()

# core and its tests link this besides quotadeck::options.
add_library(quotadeck_sanitizers INTERFACE)
add_library(quotadeck::sanitizers ALIAS quotadeck_sanitizers)
if(QUOTADECK_SANITIZE)
    target_compile_options(quotadeck_sanitizers INTERFACE
        -fsanitize=${QUOTADECK_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
    target_link_options(quotadeck_options INTERFACE -fsanitize=${QUOTADECK_SANITIZE})
    # Hundreds of tests start a program of 200 MB each: at a fixed address nothing in it has to be relocated, which is
    # half of the time of a start.
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND QUOTADECK_SANITIZE MATCHES "address")
        target_link_options(quotadeck_options INTERFACE -no-pie)
    endif()
    if(QUOTADECK_SANITIZE_CORE_ONLY)
        # A quarter of the time of these compilations. A null pointer also ends a program with AddressSanitizer; the preset
        # "asan" checks alignment and sizes of objects.
        target_compile_options(quotadeck_sanitizers INTERFACE -fno-sanitize=null,alignment,object-size)
    else()
        target_link_libraries(quotadeck_options INTERFACE quotadeck::sanitizers)
    endif()
endif()
