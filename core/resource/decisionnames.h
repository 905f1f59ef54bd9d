// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/resource/decision.h"

#include <string_view>

namespace quotadeck {
/// "user", "group" or "queue", in texts and in JSON.
[[nodiscard]] std::string_view subjectName(DenialSubject subject);
} // namespace quotadeck
