// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/connections/sourcealerts.h"

#include "models/common/messagetext.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace quotadeck::models {
namespace {
struct AlertTexts
{
    Q_DECLARE_TR_FUNCTIONS(quotadeck::models::SourceAlerts)
};

constexpr qsizetype kMostNamed = 3; ///< in one notification

/// A single failure is none: the next reading may succeed.
bool isLost(const SourceStatus& status)
{
    return status.state == SourceState::Unauthorized
        || (status.state == SourceState::Retrying && status.failures > 1);
}

/// "a, b, c and 4 more".
QString named(const QStringList& names)
{
    const QString first = names.mid(0, kMostNamed).join(QStringLiteral(", "));
    const auto rest = static_cast<int>(names.size() - kMostNamed);
    return rest > 0 ? AlertTexts::tr("%1 and %n more", nullptr, rest).arg(first) : first;
}

/// How bad a state is.
int rankOf(RowState state)
{
    switch (state) {
    case RowState::Normal:
        return 1;
    case RowState::Notice:
        return 2;
    case RowState::Warning:
        return 3;
    case RowState::Critical:
        return 4;
    case RowState::Stale:
        break;
    }
    return 0;
}
} // namespace

RowState WatchedSource::state() const
{
    if (!status)
        return RowState::Stale;
    if (isLost(*status))
        return RowState::Critical;
    if (!status->lastGood)
        return RowState::Stale;
    return overview && overview->isHealthy == false ? RowState::Warning : RowState::Normal;
}

RowState worstState(const std::vector<WatchedSource>& sources)
{
    RowState worst = RowState::Stale;
    for (const WatchedSource& source : sources)
        worst = std::max(worst, source.state(),
                         [](RowState left, RowState right) { return rankOf(left) < rankOf(right); });
    return worst;
}

QList<SourceAlert> SourceAlerts::take(const std::vector<WatchedSource>& sources)
{
    QList<SourceAlert> alerts;
    QMap<QString, Known> before = std::exchange(m_known, {});
    for (const WatchedSource& source : sources) {
        Known known = before.value(source.id);
        if (source.status)
            takeStatus(source, known, alerts);
        if (source.overview)
            takeLimits(source, known, alerts);
        m_known.insert(source.id, known);
    }
    return alerts;
}

void SourceAlerts::takeStatus(const WatchedSource& source, Known& known, QList<SourceAlert>& alerts) const
{
    const SourceStatus& status = *source.status;
    if (isLost(status)) {
        if (known.wasLive && !known.isLost)
            alerts << SourceAlert{
                SourceAlert::Kind::Lost, RowState::Critical, source.name,
                status.error ? AlertTexts::tr("Not reachable: %1").arg(messageText(status.error->message))
                             : AlertTexts::tr("Not reachable")};
        known.isLost = true;
    } else if (status.state == SourceState::Live) {
        if (known.isLost && known.wasLive)
            alerts << SourceAlert{SourceAlert::Kind::Back, RowState::Normal, source.name,
                                  AlertTexts::tr("Reachable again")};
        known.isLost = false;
        known.wasLive = true;
    }
}

void SourceAlerts::takeLimits(const WatchedSource& source, Known& known, QList<SourceAlert>& alerts) const
{
    const QStringList all = source.overview->fullQueues + source.overview->fullPeople;
    QStringList fresh;
    for (const QString& name : all) {
        if (known.full && !known.full->contains(name))
            fresh << name;
    }
    known.full = QSet<QString>(all.begin(), all.end());
    if (!fresh.isEmpty())
        alerts << SourceAlert{SourceAlert::Kind::AtLimit, RowState::Warning, source.name,
                              AlertTexts::tr("At their limit: %1").arg(named(fresh))};
}
} // namespace quotadeck::models
