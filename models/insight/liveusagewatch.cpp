// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/insight/liveusagewatch.h"

#include <utility>

namespace quotadeck::models {
LiveUsageWatch::LiveUsageWatch(InsightSource* source, QObject* parent) : QObject(parent), m_source(source)
{
    connect(source, &InsightSource::snapshotChanged, this, &LiveUsageWatch::follow);
    connect(source, &InsightSource::membershipsChanged, this, &LiveUsageWatch::follow);
}

void LiveUsageWatch::setWatched(bool isWatched)
{
    m_isWatched = isWatched;
    if (m_isWatched && m_isDue && !m_isBusy)
        start();
}

void LiveUsageWatch::follow()
{
    m_isDue = true;
    if (!m_source->usage()) { // another source: what is known of the last one is wrong now
        m_job.cancel();
        m_isBusy = false;
        m_isDue = false;
        take(nullptr);
    } else if (m_isWatched && !m_isBusy) {
        start();
    }
}

void LiveUsageWatch::start()
{
    m_isDue = false;
    const InsightData data = m_source->data();
    if (!data.usage())
        return;
    m_isBusy = true;
    m_job.start(
        [data](const std::stop_token&) -> LiveUsagePtr {
            return std::make_shared<const LiveUsage>(*data.usage(), data.knownMemberships());
        },
        [this](LiveUsagePtr live) {
            m_isBusy = false;
            take(std::move(live));
            if (m_isDue && m_isWatched && !m_isBusy)
                start();
        });
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
