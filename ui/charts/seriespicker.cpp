// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/seriespicker.h"

#include "ui/theme/colors.h"

#include <algorithm>
#include <utility>

namespace quotadeck::ui {
namespace {
using namespace std::chrono_literals;
constexpr auto kHold = 30s;

QString nameOf(const models::SeriesKey& key)
{
    return QString::number(static_cast<int>(key.kind)) + u':' + QString::fromStdString(key.id);
}
} // namespace

void SeriesPicker::setKind(models::SubjectKind kind)
{
    if (std::exchange(m_kind, kind) != kind)
        invalidate();
}

void SeriesPicker::setType(ResourceType type)
{
    if (m_type != type)
        invalidate();
    m_type = type;
}

void SeriesPicker::setCount(int count)
{
    if (std::exchange(m_count, count) != count)
        invalidate();
}

void SeriesPicker::setCandidates(QSet<QString> ids)
{
    if (ids == m_candidates)
        return;
    m_candidates = std::move(ids);
    invalidate();
}

void SeriesPicker::pin(models::SubjectKind kind, const QString& id)
{
    m_pinnedKind = kind;
    m_pinned = id;
}

void SeriesPicker::invalidate()
{
    m_chosenAt.reset();
}

QList<PickedSeries> SeriesPicker::pick(const models::SeriesStore& store, std::chrono::milliseconds now)
{
    if (!m_type)
        return {};
    const bool isShort = m_chosen.size() < static_cast<std::size_t>(m_count);
    if (!m_chosenAt || now - *m_chosenAt >= kHold || isShort) {
        choose(store);
        m_chosenAt = now;
    }
    std::vector<models::SeriesKey> keys = m_chosen;
    if (!m_pinned.isEmpty()) {
        const models::SeriesKey pinned{m_pinnedKind, m_pinned.toStdString(), *m_type};
        if (std::find(keys.begin(), keys.end(), pinned) == keys.end())
            keys.insert(keys.begin(), pinned);
    }
    QSet<int> taken;
    QList<PickedSeries> picked;
    for (const models::SeriesKey& key : keys) {
        picked << PickedSeries{key, styleOf(nameOf(key), taken)};
        taken << picked.last().style;
    }
    return picked;
}

void SeriesPicker::choose(const models::SeriesStore& store)
{
    std::function<bool(const std::string&)> accepts;
    if (m_kind == models::SubjectKind::Queue && !m_candidates.isEmpty())
        accepts = [this](const std::string& id) { return m_candidates.contains(QString::fromStdString(id)); };
    m_chosen = store.top(m_kind, *m_type, static_cast<std::size_t>(m_count), accepts);
}

int SeriesPicker::styleOf(const QString& name, const QSet<int>& taken)
{
    const auto known = m_styles.constFind(name);
    if (known != m_styles.constEnd() && !taken.contains(*known))
        return *known;
    int style = 0;
    while (taken.contains(style) || (style < kSeriesColorCount && m_styles.values().contains(style)))
        ++style;
    if (style >= kSeriesColorCount) { // all hues were given away: the first that is free in this chart
        style = 0;
        while (taken.contains(style))
            ++style;
    }
    m_styles.insert(name, style);
    return style;
}
} // namespace quotadeck::ui
