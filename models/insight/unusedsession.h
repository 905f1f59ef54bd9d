// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/watchedjob.h"
#include "core/insight/unused.h"
#include "models/insight/insightsource.h"
#include "models/insight/samplehistory.h"

#include <QObject>
#include <QString>

#include <optional>
#include <stop_token>
#include <vector>

namespace quotadeck::models {
struct UnusedOutcome
{
    QString problemTitle; ///< empty: a general one
    QString problem; ///< why nothing is known; empty: there is an answer
    QString partition; ///< shown where the configuration has several; else empty
    QString shownPartition; ///< whose limits they are, shown or not
    SampleRange range{};
    std::size_t names = 0; ///< in the limits of the partition, used or not
    std::vector<insight::UnusedLimit> limits; ///< in the order of the text
    std::optional<std::vector<insight::UnusedRule>> rules{}; ///< placement rules likewise; nothing: not known

    friend bool operator==(const UnusedOutcome&, const UnusedOutcome&) = default;
};

/// Of partition @p partition of the edited configuration; empty: that of the source. @p history: nullptr without samples of it. Once
/// @p stop is requested the outcome is of no use. Safe from any thread.
[[nodiscard]] UnusedOutcome unusedLimitsOf(const InsightData& data, const QString& partition,
                                           const PartitionHistory* history, const std::stop_token& stop = {});

/// Finds the limits of the open configuration that applied to nobody in the samples so far.
/// Threading: lives on the GUI thread, works in the background, the newest wins.
class UnusedSession final : public QObject
{
    Q_OBJECT
public:
    /// Both outlive it.
    UnusedSession(InsightSource* source, SampleHistory* history, QObject* parent = nullptr);

    /// The partition of the edited configuration; empty: that of the source.
    void setPartition(const QString& partition);
    /// Changes are followed only while watched.
    void setWatched(bool isWatched) { m_job.setWatched(isWatched); }
    /// Nothing before it was looked at.
    [[nodiscard]] const std::optional<UnusedOutcome>& outcome() const { return m_outcome; }

Q_SIGNALS:
    void changed(); ///< outcome() differs from before

private:
    void start();

    InsightSource* m_source; // not owned, as the next
    SampleHistory* m_history;
    QString m_partition;
    std::optional<UnusedOutcome> m_outcome;
    background::WatchedJob m_job;
};
} // namespace quotadeck::models
