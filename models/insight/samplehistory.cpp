// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/insight/samplehistory.h"

#include "models/common/celltext.h"
#include "models/insight/insightsource.h"

#include <chrono>
#include <utility>

namespace quotadeck::models {
namespace {
constexpr auto kSamplesPause = std::chrono::seconds(2);
constexpr auto kShortRange = std::chrono::hours(1);

QString momentText(SystemTime time)
{
    return timeText(std::chrono::duration_cast<std::chrono::milliseconds>(time.time_since_epoch()));
}

/// The end of a range of @p first and @p last: without the day when it is that of the begin.
QString endText(SystemTime first, SystemTime last)
{
    const QString end = momentText(last);
    const QString day = momentText(first).section(u' ', 0, 0) + u' ';
    return end.startsWith(day) ? end.mid(day.size()) : end;
}

/// Whether @p snapshot is later than what @p store has.
bool addToHistory(HistoryStore& store, const ClusterSnapshot& snapshot)
{
    bool isAdded = false;
    for (const PartitionSnapshot& partition : snapshot.partitions) {
        PartitionHistory& history = store[partition.info.name];
        if (history.last && snapshot.time <= *history.last)
            continue;
        isAdded = true;
        history.last = snapshot.time;
        history.peaks.add(partition, snapshot.time);
        history.use.add(partition, snapshot.time);
        history.draining.add(partition, snapshot.time);
    }
    return isAdded;
}
} // namespace

SampleHistory::SampleHistory(QObject* parent) : QObject(parent)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(kSamplesPause);
    connect(&m_pause, &QTimer::timeout, this, [this] {
        if (m_isChanged)
            report();
    });
}

void SampleHistory::report()
{
    m_isChanged = false;
    m_pause.start();
    Q_EMIT changed();
}

void SampleHistory::add(const SnapshotPtr& snapshot)
{
    m_jobs.start(
        this, [store = m_store, snapshot] { return addToHistory(*store, *snapshot) ? store : nullptr; },
        [this](const std::shared_ptr<HistoryStore>& store) {
            if (store != m_store)
                return;
            m_isChanged = true;
            if (!m_pause.isActive())
                report();
        });
}

void SampleHistory::clear()
{
    m_store = std::make_shared<HistoryStore>();
    report();
}

const PartitionHistory* historyFor(const HistoryStore& store, const InsightData& data,
                                   const QString& partition)
{
    if (!data.edited)
        return nullptr;
    const auto number
        = partitionFor(*data.edited, partition.isEmpty() ? data.partition : partition.toStdString());
    if (!number)
        return nullptr;
    const auto found = store.find(data.edited->partitions[*number].name.value);
    return found == store.end() ? nullptr : &found->second;
}

QString sampleRangeText(const SampleRange& range)
{
    if (range.samples == 0)
        return {};
    return SampleHistory::tr("%Ln sample(s) from %1 to %2", nullptr, static_cast<int>(range.samples))
        .arg(momentText(range.first), endText(range.first, range.last));
}

QString shortRangeText(const SampleRange& range)
{
    if (range.samples == 0 || range.last - range.first >= kShortRange)
        return {};
    return SampleHistory::tr("These samples cover less than an hour: demand at other times is unknown");
}
} // namespace quotadeck::models

#include "moc_samplehistory.cpp"
