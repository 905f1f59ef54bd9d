// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/stage/stage.h"

#include "core/base/memoryguard.h"

#include <QScopedValueRollback>
#include <QThread>

#include <utility>

namespace quotadeck::models {
namespace {
constexpr std::size_t kMostWaiting = 8; ///< each may hold a large cluster
} // namespace

void Stage::begin(Moments moments)
{
    Q_ASSERT(QThread::currentThread() == thread());
    ++m_source;
    m_job.cancel();
    m_isWorking = false;
    m_events.clear();
    m_moments = moments;
    clear();
    compareBacklog();
}

void Stage::take(SnapshotPtr snapshot, std::string partition, elastic::QuotaSnapshotPtr quotas)
{
    Q_ASSERT(QThread::currentThread() == thread() && snapshot);
    add(Reading{std::move(snapshot), std::move(partition), std::move(quotas)});
}

void Stage::markGap(SystemTime time)
{
    add(Gap{time});
}

void Stage::rewind()
{
    add(Rewind{});
}

void Stage::setPaused(bool isPaused)
{
    m_isPaused = isPaused;
    proceed();
}

void Stage::showPast(SnapshotPtr snapshot, elastic::QuotaSnapshotPtr quotas)
{
    if (!m_latest.snapshot)
        return;
    m_past.snapshot = std::move(snapshot);
    m_past.quotas = std::move(quotas);
    m_hasFailed = false;
    proceed();
}

void Stage::showLatest()
{
    m_past = {};
    proceed();
}

void Stage::add(Event event)
{
    m_events.push_back(std::move(event));
    proceed();
    compareBacklog();
}

/// Handles what waits, up to the next difference that has to be made.
void Stage::proceed()
{
    if (m_isProceeding)
        return;
    const QScopedValueRollback proceeding(m_isProceeding, true);
    while (!m_isWorking && !m_events.empty()) {
        const Event event = std::move(m_events.front());
        m_events.pop_front();
        if (const auto* reading = std::get_if<Reading>(&event)) {
            handle(*reading);
        } else if (const auto* gap = std::get_if<Gap>(&event)) {
            Q_EMIT gapReached(gap->time);
        } else {
            m_recordedBase = {};
            m_recordedUntil.reset();
            Q_EMIT rewound();
        }
    }
    if (m_isWorking || m_hasFailed)
        return;
    if (m_past.snapshot && m_shown != m_past.snapshot)
        startSteps({m_past.snapshot, m_partition, m_past.quotas, true}, false, true);
    else if (!m_past.snapshot && !m_isPaused && m_shown != m_latest.snapshot)
        startSteps({m_latest.snapshot, m_partition, m_latest.quotas}, false,
                   true); // what came meanwhile, in one step
}

void Stage::handle(const Reading& reading)
{
    // Another partition, another set of names: nothing of the earlier one may stay.
    if (m_latest.snapshot && reading.partition != m_partition) {
        const int source = m_source;
        clear();
        if (source != m_source) // a receiver began another one
            return;
    }
    m_partition = reading.partition;
    const bool isAgain
        = m_moments == Moments::Again && m_recordedUntil && reading.snapshot->time <= *m_recordedUntil;
    startSteps(reading, !isAgain, (!m_isPaused && !m_past.snapshot) || !m_latest.snapshot);
}

void Stage::startSteps(const Reading& reading, bool isRecorded, bool isShown)
{
    m_isWorking = true;
    m_hasFailed = false;
    const auto make = [reading](const Base& base) {
        auto update = makeUpdate(base.snapshot, reading.snapshot, reading.partition);
        update->quotas = reading.quotas;
        update->earlierQuotas = base.quotas;
        return Step{std::move(update),
                    {withKnownLists(reading.snapshot, base.snapshot, reading.partition), reading.quotas}};
    };
    m_job.start(
        [make, isRecorded, isShown, partition = reading.partition, recordedBase = m_recordedBase,
         shownBase = m_shownBase](const std::stop_token&) {
            return withinMemory(partition, [&]() -> Result<Steps> {
                Steps steps;
                if (isRecorded)
                    steps.recorded = make(recordedBase);
                if (isShown)
                    steps.shown = isRecorded && recordedBase == shownBase ? steps.recorded : make(shownBase);
                return steps;
            });
        },
        [this, reading](const Result<Steps>& steps) { finishSteps(reading, steps); });
}

void Stage::finishSteps(const Reading& reading, const Result<Steps>& steps)
{
    m_isWorking = false;
    m_hasFailed = !steps;
    if (steps)
        emitSteps(reading, *steps);
    else
        Q_EMIT failed(steps.error());
    proceed();
    compareBacklog();
}

void Stage::emitSteps(const Reading& reading, const Steps& steps)
{
    const int source = m_source;
    const bool isFirst = m_latest.snapshot == nullptr;
    if (!reading.isPast) {
        m_latest.snapshot = reading.snapshot;
        m_latest.quotas = reading.quotas;
    }
    if (steps.recorded.update) {
        m_recordedBase = steps.recorded.base;
        m_recordedUntil = reading.snapshot->time;
        Q_EMIT recorded(steps.recorded.update);
    }
    const bool isStill
        = reading.isPast ? reading.snapshot == m_past.snapshot : !m_past.snapshot && (isFirst || !m_isPaused);
    if (source == m_source && steps.shown.update && isStill) {
        m_shown = reading.snapshot;
        m_shownBase = steps.shown.base;
        Q_EMIT shown(steps.shown.update);
    }
    if (source == m_source && isFirst)
        Q_EMIT firstShown();
}

void Stage::clear()
{
    const auto removal
        = makeUpdate(m_shownBase.snapshot, std::make_shared<const ClusterSnapshot>(), std::move(m_partition));
    removal->earlierQuotas = m_shownBase.quotas;
    m_latest = {};
    m_shown.reset();
    m_past = {};
    m_partition.clear();
    m_recordedBase = {};
    m_shownBase = {};
    m_recordedUntil.reset();
    Q_EMIT cleared(removal);
}

void Stage::compareBacklog()
{
    const bool isBehind = m_events.size() >= kMostWaiting;
    if (std::exchange(m_isBehind, isBehind) != isBehind)
        Q_EMIT behindChanged(isBehind);
}
} // namespace quotadeck::models

#include "moc_stage.cpp"
