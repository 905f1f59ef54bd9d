// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <new>
#include <string>
#include <type_traits>
#include <utility>

namespace quotadeck {
/// What @p read returns, a Result. Errors: TooLarge at @p where when the memory does not suffice, for input whose size
/// is not ours.
template <typename Read>
[[nodiscard]] std::invoke_result_t<Read> withinMemory(const std::string& where, Read&& read)
{
    try {
        return std::forward<Read>(read)();
    } catch (const std::bad_alloc&) {
        return fail(ErrorCode::TooLarge, where,
                    QUOTADECK_TEXT("file", "there is not enough memory to read it"));
    }
}
} // namespace quotadeck
