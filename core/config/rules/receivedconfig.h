// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string_view>

namespace quotadeck::config {
/// Looks at a configuration that a server has sent, before anything else reads its amounts: names of resource types are kept
/// as long as the process lives, and a server could send new ones without end.
/// Errors: TooLarge when it has more new names than receivedType() takes. A text that cannot be read has none.
[[nodiscard]] Status checkReceivedTypes(std::string_view text);
} // namespace quotadeck::config
