// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/common/durationtext.h"

#include "core/base/durationtext.h"
#include "models/common/messagetext.h"

namespace quotadeck::models {
QString durationText(std::chrono::nanoseconds duration)
{
    return messageText(durationMessage(duration));
}

QString ageText(std::chrono::nanoseconds age)
{
    return messageText(ageMessage(age));
}
} // namespace quotadeck::models
