// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/insight/liveusagewatch.h"

#include <utility>

namespace quotadeck::models {
LiveUsageWatch::LiveUsageWatch(InsightSource* source, QObject* parent) : QObject(parent), m_source(source)
{
    connect(source, &InsightSource::snapshotChanged, this, &LiveUsageWatch::follow);
    connect(source, &InsightSource::membershipsChanged, this, &LiveUsageWatch::follow);
}

void LiveUsageWatch::follow()
{
    if (m_source->usage()) {
        m_job.changeInTurn();
        return;
    }
    m_job.cancel(); // another source: what is known of the last one is wrong now
    take(nullptr);
}

void LiveUsageWatch::start()
{
    const InsightData data = m_source->data();
    if (!data.usage())
        return;
    m_job.run(
        [data](const std::stop_token&) -> LiveUsagePtr {
            return std::make_shared<const LiveUsage>(*data.usage(), data.knownMemberships());
        },
        [this](LiveUsagePtr live) { take(std::move(live)); });
}

void LiveUsageWatch::take(LiveUsagePtr live)
{
    if (!live && !m_live)
        return;
    m_live = std::move(live);
    Q_EMIT changed();
}
} // namespace quotadeck::models

#include "moc_liveusagewatch.cpp"
