# SPDX-License-Identifier: GPL-3.0-or-later
# One INTERFACE target carries warnings, sanitizers and the strict Qt macros; nothing touches CMAKE_CXX_FLAGS.
option(QUOTADECK_WERROR "Treat warnings as errors" OFF)
set(QUOTADECK_SANITIZE "" CACHE STRING "Sanitizers, for example address,undefined or thread")
option(QUOTADECK_FUZZ "Build the fuzz targets; needs clang" OFF)
if(QUOTADECK_FUZZ AND NOT CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    message(FATAL_ERROR "QUOTADECK_FUZZ needs clang: libFuzzer is part of it. Use the preset \"fuzz\".")
endif()

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)

# moc 6.4 stumbles over libstdc++'s <concepts> when that is the first header it meets; it needs nothing of it.
set(CMAKE_AUTOMOC_MOC_OPTIONS -D_GLIBCXX_CONCEPTS=1)

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
    # g++ 12 reports false overlaps in std::string at -O2 and above (GCC bug 105651).
    $<$<AND:$<CONFIG:Release>,$<CXX_COMPILER_ID:GNU>>:-Wno-restrict>)
# QT_NO_KEYWORDS: Qt's `emit` macro breaks standard headers.
target_compile_definitions(quotadeck_options INTERFACE
    QT_NO_KEYWORDS QT_NO_CAST_TO_ASCII QT_NO_FOREACH QT_NO_CONTEXTLESS_CONNECT
    QT_NO_NARROWING_CONVERSIONS_IN_CONNECT QT_STRICT_ITERATORS QT_DISABLE_DEPRECATED_BEFORE=0x060400)

option(QUOTADECK_UNITY "Compile the sources of a folder together; off for clang-tidy and editors" ON)

# quotadeck_compile_together(target): the sources of one folder are compiled in groups. A header is then read once a
# group, not once a source. Names in anonymous namespaces have to differ within a folder.
function(quotadeck_compile_together target)
    if(NOT QUOTADECK_UNITY)
        return()
    endif()
    set(group_size 12)
    get_target_property(folder ${target} SOURCE_DIR)
    get_target_property(sources ${target} SOURCES)
    foreach(source IN LISTS sources)
        if(NOT source MATCHES "\\.cpp$")
            continue()
        endif()
        cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY "${folder}" NORMALIZE)
        cmake_path(GET source PARENT_PATH parent)
        string(MAKE_C_IDENTIFIER "${parent}" id)
        if(NOT DEFINED count_${id})
            set(count_${id} 0)
        endif()
        math(EXPR part "${count_${id}} / ${group_size}")
        math(EXPR count_${id} "${count_${id}} + 1")
        cmake_path(RELATIVE_PATH parent BASE_DIRECTORY "${PROJECT_SOURCE_DIR}" OUTPUT_VARIABLE group)
        string(MAKE_C_IDENTIFIER "${group}" group)
        set_source_files_properties("${source}" TARGET_DIRECTORY ${target}
            PROPERTIES UNITY_GROUP "${group}_${part}")
    endforeach()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()

find_program(QUOTADECK_MOLD mold)
mark_as_advanced(QUOTADECK_MOLD)
if(QUOTADECK_MOLD)
    target_link_options(quotadeck_options INTERFACE -fuse-ld=mold)
endif()
if(QUOTADECK_SANITIZE)
    target_compile_options(quotadeck_options INTERFACE
        -fsanitize=${QUOTADECK_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
    target_link_options(quotadeck_options INTERFACE -fsanitize=${QUOTADECK_SANITIZE})
endif()
