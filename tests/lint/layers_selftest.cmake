# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DCHECK=layers.cmake -DWORK=<scratch dir> -P layers_selftest.cmake
# Plants one wrong include per arrow and expects the layer check to refuse each.
function(expect_refusal file include)
    file(REMOVE_RECURSE "${WORK}")
    file(WRITE "${WORK}/${file}" "#include ${include}\n")
    execute_process(COMMAND ${CMAKE_COMMAND} -DROOT=${WORK} -P ${CHECK}
        RESULT_VARIABLE result OUTPUT_QUIET ERROR_QUIET)
    if(result EQUAL 0)
        message(SEND_ERROR "${file} may include ${include} unnoticed")
    endif()
endfunction()

expect_refusal(core/base/a.h "\"models/a.h\"")
expect_refusal(core/base/a.h "<QString>")
expect_refusal(core/ugm/a.cpp "\"core/cluster/partition.h\"")
expect_refusal(core/config/yaml/a.h "\"core/config/schema/schema.h\"")
expect_refusal(models/a.h "\"ui/a.h\"")
expect_refusal(ui/a.h "\"app/settings.h\"")
expect_refusal(app/feed/a.h "\"models/a.h\"")
expect_refusal(app/feed/a.h "\"app/settings.h\"")
expect_refusal(app/history/a.h "\"app/feed/feed.h\"")
expect_refusal(app/cli/a.h "\"app/feed/feed.h\"")
expect_refusal(app/cli/a.h "<QString>")

file(REMOVE_RECURSE "${WORK}")
file(WRITE "${WORK}/models/a.h" "#include \"core/base/result.h\"\n")
execute_process(COMMAND ${CMAKE_COMMAND} -DROOT=${WORK} -P ${CHECK} RESULT_VARIABLE result)
if(NOT result EQUAL 0)
    message(SEND_ERROR "an allowed include is refused")
endif()
