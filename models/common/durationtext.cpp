// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/common/durationtext.h"

#include "core/base/durationtext.h"
#include "models/common/messagetext.h"

#include <algorithm>

namespace quotadeck::models {
QString durationText(std::chrono::nanoseconds duration)
{
    return messageText(durationMessage(duration));
}

QString ageText(std::chrono::nanoseconds age)
{
    return messageText(ageMessage(age));
}

QString AgeTexts::of(std::chrono::nanoseconds age)
{
    auto told = std::chrono::floor<std::chrono::seconds>(std::max(age, std::chrono::nanoseconds(0)));
    if (told >= std::chrono::minutes(1)) // of which seconds do not count
        told = std::chrono::floor<std::chrono::minutes>(told);
    const auto [place, isNew] = m_texts.try_emplace(told.count());
    if (isNew)
        place->second = ageText(told);
    return place->second;
}
} // namespace quotadeck::models
