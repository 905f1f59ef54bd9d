// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/seriespicker.h"

#include <algorithm>
#include <utility>

namespace quotadeck::ui {
namespace {
using namespace std::chrono_literals;
constexpr auto kHold = 30s;

/// A subject has one style in all charts; what one chart shows of it besides has its own.
QString nameOf(const models::SeriesKey& key, models::Measure usual)
{
    const QString name = QString::number(static_cast<int>(key.kind)) + u':' + QString::fromStdString(key.id);
    return key.measure == usual ? name : name + u':' + QString::number(static_cast<int>(key.measure));
}
} // namespace

void SeriesPicker::setSpec(const ChartSpec& spec)
{
    if (spec == m_spec)
        return;
    m_spec = spec;
    invalidate();
}

void SeriesPicker::setType(std::optional<ResourceType> type)
{
    if (std::exchange(m_type, type) != type)
        invalidate();
}

void SeriesPicker::setCandidates(const QSet<QString>& ids)
{
    if (ids == m_candidates)
        return;
    m_candidates = ids;
    invalidate();
}

void SeriesPicker::select(models::SubjectKind kind, const QString& id)
{
    m_selectedKind = kind;
    m_selected = id;
}

Picked SeriesPicker::pick(const models::SeriesStore& store, std::chrono::milliseconds now)
{
    if (!m_type)
        return {};
    const bool isShort = m_ranking.largest.size() < static_cast<std::size_t>(m_spec.topCount);
    if (!m_chosenAt || now - *m_chosenAt >= kHold || isShort) {
        choose(store);
        m_chosenAt = now;
    }
    std::vector<models::SeriesKey> keys;
    const auto add = [&keys](const models::SeriesKey& key) {
        if (std::find(keys.begin(), keys.end(), key) == keys.end())
            keys.push_back(key);
    };
    // A queue among users would be the sum of some of them.
    const bool isOfKind = !m_spec.topKind || *m_spec.topKind == m_selectedKind;
    if (!m_selected.isEmpty() && isOfKind)
        add({m_selectedKind, m_selected.toStdString(), *m_type, m_spec.measure});
    for (const ChosenSeries& chosen : std::as_const(m_spec.chosen))
        add({chosen.kind, chosen.id.toStdString(), *m_type, chosen.measure});
    for (const models::SeriesKey& key : m_ranking.largest)
        add(key);

    Picked picked;
    QSet<int> taken;
    for (const models::SeriesKey& key : keys) {
        picked.series << PickedSeries{key, m_styles->styleOf(nameOf(key, m_spec.measure), taken)};
        taken << picked.series.last().style;
    }
    picked.largest = m_ranking.largest;
    picked.others = m_ranking.others;
    return picked;
}

void SeriesPicker::choose(const models::SeriesStore& store)
{
    m_ranking = {};
    if (!m_spec.topKind)
        return;
    std::function<bool(const std::string&)> accepts;
    if (*m_spec.topKind == models::SubjectKind::Queue && !m_candidates.isEmpty())
        accepts = [this](const std::string& id) { return m_candidates.contains(QString::fromStdString(id)); };
    m_ranking = store.top(*m_spec.topKind, m_spec.measure, *m_type, static_cast<std::size_t>(m_spec.topCount),
                          accepts);
}
} // namespace quotadeck::ui
