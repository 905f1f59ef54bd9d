// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/insight/factskeeper.h"

#include <utility>

namespace quotadeck::models {
FactsKeeper::FactsKeeper(InsightSource* source, QObject* parent) : QObject(parent), m_source(source)
{
    connect(source, &InsightSource::snapshotChanged, this, &FactsKeeper::follow);
    connect(source, &InsightSource::membershipsChanged, this, &FactsKeeper::follow);
}

void FactsKeeper::setWatched(bool isWatched)
{
    m_isWatched = isWatched;
    if (m_isWatched && m_isDue && !m_isBusy)
        start();
}

void FactsKeeper::follow()
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

void FactsKeeper::start()
{
    m_isDue = false;
    const InsightData data = m_source->data();
    if (!data.usage())
        return;
    m_isBusy = true;
    m_job.start(
        [data](const std::stop_token&) -> LiveFactsPtr {
            return std::make_shared<const LiveFacts>(*data.usage(), data.knownMemberships());
        },
        [this](LiveFactsPtr facts) {
            m_isBusy = false;
            take(std::move(facts));
            if (m_isDue && m_isWatched && !m_isBusy)
                start();
        });
}

void FactsKeeper::take(LiveFactsPtr facts)
{
    if (!facts && !m_facts)
        return;
    m_facts = std::move(facts);
    Q_EMIT changed();
}
} // namespace quotadeck::models

#include "moc_factskeeper.cpp"
