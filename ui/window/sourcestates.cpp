// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/sourcestates.h"

#include <algorithm>
#include <utility>

namespace quotadeck::ui {
namespace {
constexpr auto kSourceKey = "source";
constexpr qsizetype kMostSources = 20;
} // namespace

std::optional<QVariantMap> SourceStates::enter(const QString& key, QVariantMap current)
{
    if (key == m_key)
        return std::nullopt;
    const bool isFirst = m_key.isEmpty();
    m_others = all(std::move(current));
    m_key = key;
    const auto known = std::ranges::find_if(std::as_const(m_others), [&key](const QVariant& state) {
        return state.toMap().value(QLatin1String(kSourceKey)).toString() == key;
    });
    if (known == m_others.cend())
        return isFirst ? std::nullopt : std::optional(QVariantMap());
    const QVariantMap state = known->toMap();
    m_others.erase(known);
    return state;
}

QVariantList SourceStates::all(QVariantMap current) const
{
    QVariantList states = m_others;
    if (!m_key.isEmpty()) {
        current.insert(QLatin1String(kSourceKey), m_key);
        states.prepend(current);
    }
    return states.mid(0, kMostSources);
}
} // namespace quotadeck::ui
