# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DROOT=<source dir> -P contexts.cmake
# Fails for a context of the translations that nobody asks for at run time: lupdate gives the texts of Class::tr() in a free function the
# bare name of the class, where the program asks for "quotadeck::app::Class". A bare context has to be one of a
# Q_DECLARE_TR_FUNCTIONS, a QUOTADECK_TEXT or a translate().
cmake_minimum_required(VERSION 3.25)
set(all "")
foreach(layer core models ui app)
    file(GLOB_RECURSE files "${ROOT}/${layer}/*.h" "${ROOT}/${layer}/*.cpp")
    foreach(file IN LISTS files)
        file(STRINGS "${file}" lines REGEX "Q_DECLARE_TR_FUNCTIONS|QUOTADECK_TEXT|translate[(]|^ *\"[a-z]+\",")
        list(APPEND all ${lines})
    endforeach()
endforeach()
set(page translations/quotadeck_de.ts)
file(STRINGS "${ROOT}/${page}" names REGEX "<name>")
foreach(name IN LISTS names)
    string(REGEX REPLACE ".*<name>(.*)</name>.*" "\\1" name "${name}")
    if(name MATCHES "^quotadeck::")
        continue()
    endif()
    if(NOT all MATCHES "Q_DECLARE_TR_FUNCTIONS\\(${name}\\)" AND NOT all MATCHES "\"${name}\",")
        message(SEND_ERROR "${page}: nobody asks for the context ${name}; call tr() in a member function of ${name}")
    endif()
endforeach()
