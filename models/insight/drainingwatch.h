// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/jobs.h"
#include "core/insight/draining.h"
#include "models/insight/samplehistory.h"

#include <QObject>

#include <map>
#include <memory>
#include <string>

namespace quotadeck::models {
/// Follows what was in queues when they began to drain, in the samples of the source on screen.
/// Threading: GUI thread; samples are looked at in the background.
class DrainingWatch final : public QObject
{
    Q_OBJECT
public:
    /// By the name of the partition, those in which queues drain.
    using Histories = std::map<std::string, insight::DrainingHistory>;

    /// @p history outlives it.
    explicit DrainingWatch(SampleHistory* history, QObject* parent = nullptr);

    /// Of @p queue in @p partition, see DrainingHistory::progressOf().
    [[nodiscard]] std::optional<insight::DrainingProgress>
    progressOf(const std::string& partition, const insight::DrainingQueue& queue) const;

Q_SIGNALS:
    void changed();

private:
    void look();

    SampleHistory* m_history;
    Histories m_histories;
    background::LatestJob m_job;
};
} // namespace quotadeck::models
