# SPDX-License-Identifier: GPL-3.0-or-later
# expect_check(passes|fails <name> [<path> <variable>...]): runs the script CHECK on a folder WORK that has these files alone, each with the text
# of a variable.
function(expect_check expectation name)
    file(REMOVE_RECURSE "${WORK}")
    set(files ${ARGN})
    while(files)
        list(POP_FRONT files path text)
        file(WRITE "${WORK}/${path}" "${${text}}")
    endwhile()
    execute_process(COMMAND ${CMAKE_COMMAND} -DROOT=${WORK} -P ${CHECK}
        RESULT_VARIABLE result OUTPUT_QUIET ERROR_VARIABLE errors)
    if(result EQUAL 0)
        set(outcome passes)
    else()
        set(outcome fails)
    endif()
    if(NOT outcome STREQUAL expectation)
        message(SEND_ERROR "${name}: the check ${outcome}\n${errors}")
    endif()
endfunction()
