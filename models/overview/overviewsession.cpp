// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/overview/overviewsession.h"

#include <algorithm>
#include <span>
#include <utility>

namespace quotadeck::models {
namespace {
constexpr std::chrono::hours kChangesSpan{1};
constexpr std::size_t kMostTrends = 500; // of the highest use: more than are shown, because others rise

/// The last hour before @p now, the latest first.
std::vector<ChangeRow> changesBefore(SystemTime now, const EventMarks& marks)
{
    const auto until = std::chrono::ceil<std::chrono::milliseconds>(now.time_since_epoch());
    std::vector<ChangeRow> rows;
    for (const EventMark& mark : marks.all()) {
        if (mark.time > until || mark.time <= until - kChangesSpan)
            continue;
        rows.push_back(
            {.id = std::to_string(mark.time.count()) + ':' + std::to_string(static_cast<int>(mark.kind)),
             .mark = mark});
    }
    std::ranges::reverse(rows);
    return rows;
}

/// Which limit it is: a trend compares a limit with itself.
std::string limitName(const Binding& binding)
{
    return binding.queue.text() + ' ' + (binding.type ? std::string(binding.type->name()) : std::string());
}
} // namespace

void OverviewSession::take(SnapshotPtr snapshot, std::string partition, const EventMarks& marks)
{
    auto changesOfHour = changesBefore(snapshot->time, marks);
    m_next = Task{std::move(snapshot), std::move(partition), std::move(changesOfHour)};
    start();
}

void OverviewSession::start()
{
    if (m_isBusy || !m_next)
        return;
    m_isBusy = true;
    Task task = *std::exchange(m_next, std::nullopt);
    m_job.start([snapshot = task.snapshot,
                 partition = task.partition](const auto&) { return digestOf(*snapshot, partition); },
                [this, changesOfHour = task.changes](ClusterDigest digest) {
                    m_isBusy = false;
                    show(std::move(digest), changesOfHour);
                    Q_EMIT changed();
                    start();
                });
}

void OverviewSession::show(ClusterDigest digest, std::vector<ChangeRow> changesOfHour)
{
    if (digest.limits) {
        auto& rows = *digest.limits;
        m_trends.begin(digest.time);
        for (LimitUseRow& row : std::span(rows).first(std::min(rows.size(), kMostTrends))) {
            if (row.binding.limit > 0)
                row.trend
                    = m_trends.add(row.id, limitName(row.binding), static_cast<double>(row.binding.used),
                                   static_cast<double>(row.binding.limit));
        }
        m_trends.end();
        rows.resize(std::min(rows.size(), kMostLimits));
        for (LimitUseRow& row : rows) {
            if (row.binding.limit > 0)
                row.forecast = m_trends.forecast(row.id);
        }
    }
    const auto setRows = [](auto& model, auto& rows) {
        using Rows = std::decay_t<decltype(*rows)>;
        model.setRows(rows ? std::exchange(*rows, Rows()) : Rows());
    };
    setRows(capacity, digest.capacity);
    setRows(states, digest.states);
    setRows(health, digest.health);
    setRows(limits, digest.limits);
    setRows(waiting, digest.waiting);
    changes.setRows(std::move(changesOfHour));
    m_digest = std::move(digest);
}

void OverviewSession::clear()
{
    m_job.cancel();
    m_isBusy = false;
    m_next.reset();
    m_trends = UseTrends();
    show({}, {});
    m_digest.reset();
    Q_EMIT changed();
}
} // namespace quotadeck::models

#include "moc_overviewsession.cpp"
