# SPDX-License-Identifier: GPL-3.0-or-later
# Every external library, found once. The Debian package of each stands in resources/debian-packages.txt.
find_package(Qt6 6.4 REQUIRED COMPONENTS
    Core DBus Gui Widgets Network HttpServer Charts Sql Svg PrintSupport LinguistTools Test)
qt_standard_project_setup()
# Only targets with Q_OBJECT need moc; each asks for it with quotadeck_run_moc. No target uses Designer files.
set(CMAKE_AUTOMOC OFF)
set(CMAKE_AUTOUIC OFF)
get_target_property(QUOTADECK_MOC Qt6::moc LOCATION)
configure_file("${CMAKE_CURRENT_LIST_DIR}/moc_one_file.sh.in" "${PROJECT_BINARY_DIR}/moc_one_file.sh" @ONLY
    FILE_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)

# quotadeck_run_moc(target): a source whose header has Q_OBJECT ends with `#include "moc_<source>"`, so that no header is
# compiled again for the output of moc.
function(quotadeck_run_moc target)
    set_target_properties(${target} PROPERTIES AUTOMOC ON AUTOMOC_EXECUTABLE "${PROJECT_BINARY_DIR}/moc_one_file.sh"
        AUTOMOC_COMPILER_PREDEFINES OFF)
endfunction()

find_package(PkgConfig REQUIRED)
pkg_check_modules(LIBYAML REQUIRED IMPORTED_TARGET yaml-0.1)
pkg_check_modules(RE2 REQUIRED IMPORTED_TARGET re2)
pkg_check_modules(ZSTD REQUIRED IMPORTED_TARGET libzstd)
find_package(absl REQUIRED)
find_package(yaml-cpp REQUIRED)
find_package(fmt REQUIRED)
find_package(tl-expected REQUIRED)
find_package(simdjson REQUIRED)
find_package(CLI11 REQUIRED)
find_package(ZLIB REQUIRED)
find_package(OpenSSL 3.0 REQUIRED COMPONENTS Crypto)
find_package(Qt6Keychain REQUIRED)
find_path(DTL_INCLUDE_DIR dtl/dtl.hpp REQUIRED)

# QScintilla for Qt 6 has no CMake package of its own.
find_library(QSCINTILLA_LIBRARY NAMES qscintilla2_qt6 REQUIRED)
find_path(QSCINTILLA_INCLUDE_DIR Qsci/qsciscintilla.h
    HINTS ${Qt6Core_INCLUDE_DIRS} PATH_SUFFIXES qt6 x86_64-linux-gnu/qt6 REQUIRED)
add_library(QScintilla::QScintilla INTERFACE IMPORTED)
target_include_directories(QScintilla::QScintilla SYSTEM INTERFACE "${QSCINTILLA_INCLUDE_DIR}")
target_link_libraries(QScintilla::QScintilla INTERFACE
    "${QSCINTILLA_LIBRARY}" Qt6::Widgets Qt6::PrintSupport)

# The handbook as HTML; here because its test needs it, too.
option(QUOTADECK_HTML "Write and install the handbook as HTML; needs cmark-gfm" ON)
if(QUOTADECK_HTML)
    find_program(QUOTADECK_CMARK cmark-gfm)
    mark_as_advanced(QUOTADECK_CMARK)
    if(NOT QUOTADECK_CMARK)
        message(FATAL_ERROR "cmark-gfm is missing. Install it, or configure with -DQUOTADECK_HTML=OFF to build without the handbook as HTML.")
    endif()
endif()
