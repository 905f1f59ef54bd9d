// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/insight/drainingwatch.h"

#include <utility>

namespace quotadeck::models {
DrainingWatch::DrainingWatch(SampleHistory* history, QObject* parent)
    : QObject(parent)
    , m_history(history)
    , m_job(this, history->pool())
{
    connect(history, &SampleHistory::changed, this, &DrainingWatch::look);
}

void DrainingWatch::look()
{
    m_job.start(
        [store = m_history->store()](const std::stop_token&) {
            Histories histories;
            for (const auto& [partition, history] : *store) {
                if (!history.draining.isEmpty())
                    histories.emplace(partition, history.draining);
            }
            return histories;
        },
        [this](Histories histories) {
            if (m_histories == histories)
                return;
            m_histories = std::move(histories);
            Q_EMIT changed();
        });
}

std::optional<insight::DrainingProgress> DrainingWatch::progressOf(const std::string& partition,
                                                                   const insight::DrainingQueue& queue) const
{
    const auto history = m_histories.find(partition);
    return history == m_histories.end() ? std::nullopt : history->second.progressOf(queue);
}
} // namespace quotadeck::models

#include "moc_drainingwatch.cpp"
