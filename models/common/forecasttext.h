// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/insight/forecast.h"

#include <QString>

namespace quotadeck::models {
/// "about 35 min (20 min to 1 h)", rounded.
[[nodiscard]] QString timeToLimitText(const insight::Forecast& forecast);
/// The same with its confidence, method and window, in a sentence.
[[nodiscard]] QString timeToLimitBasis(const insight::Forecast& forecast);
} // namespace quotadeck::models
