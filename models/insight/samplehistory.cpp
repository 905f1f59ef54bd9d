// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/insight/samplehistory.h"

namespace quotadeck::models {
namespace {
void addToHistory(HistoryStore& store, const ClusterSnapshot& snapshot)
{
    for (const PartitionSnapshot& partition : snapshot.partitions) {
        PartitionHistory& history = store[partition.info.name];
        if (history.last && snapshot.time <= *history.last)
            continue;
        history.last = snapshot.time;
        history.peaks.add(partition, snapshot.time);
        history.use.add(partition, snapshot.time);
    }
}
} // namespace

SampleHistory::SampleHistory(QObject* parent) : QObject(parent) { }

void SampleHistory::add(const SnapshotPtr& snapshot)
{
    m_jobs.start(
        this,
        [store = m_store, snapshot] {
            addToHistory(*store, *snapshot);
            return store;
        },
        [this](const std::shared_ptr<HistoryStore>& store) {
            if (store == m_store)
                Q_EMIT changed();
        });
}

void SampleHistory::clear()
{
    m_store = std::make_shared<HistoryStore>();
    Q_EMIT changed();
}
} // namespace quotadeck::models

#include "moc_samplehistory.cpp"
