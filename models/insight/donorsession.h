// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/watchedjob.h"
#include "core/insight/donors.h"
#include "models/insight/insightsource.h"
#include "models/insight/samplehistory.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <optional>
#include <stop_token>
#include <vector>

namespace quotadeck::models {
/// What is asked for as it is typed.
struct DonorRequest
{
    QString partition; ///< of the edited configuration; empty: that of the source
    QString queue;
    QString amount; ///< "vcore=20, memory=64Gi"
    int marginPercent = 10;

    friend bool operator==(const DonorRequest&, const DonorRequest&) = default;
};

struct DonorOutcome
{
    DonorRequest request; ///< that it answers
    QString problemTitle; ///< empty: a general one
    QString problem; ///< why there is no plan; empty: there is
    bool isPartitionMissing = false; ///< the configuration has none of the name
    QString partition; ///< shown where the configuration has several; else empty
    SampleRange range{};
    ConfigRevisionPtr revision; ///< whose queues the plan is for
    std::size_t number = 0; ///< of the partition
    QStringList queues; ///< of the partition, which can be asked for
    insight::DonorPlan plan;
    QString missing; ///< the part of the amount that no queue can give; empty: none
    QStringList errors; ///< why the scheduler would reject the changes

    /// Whether the changes can be made.
    [[nodiscard]] bool isApplicable() const
    {
        return problem.isEmpty() && errors.isEmpty() && !plan.steps.empty();
    }
    friend bool operator==(const DonorOutcome&, const DonorOutcome&) = default;
};

/// @p history: nullptr without samples of the partition. Once @p stop is requested the outcome is of no use. Safe from any thread.
[[nodiscard]] DonorOutcome donorsOf(const InsightData& data, const DonorRequest& request,
                                    const PartitionHistory* history, const std::stop_token& stop = {});

/// Finds out which queues could give guaranteed resources to another one, by what they demanded in the samples so far.
/// Threading: lives on the GUI thread, works in the background, the newest wins.
class DonorSession final : public QObject
{
    Q_OBJECT
public:
    /// Both outlive it.
    DonorSession(InsightSource* source, SampleHistory* history, QObject* parent = nullptr);

    void setRequest(const DonorRequest& request);
    [[nodiscard]] const DonorRequest& request() const { return m_request; }
    /// Changes are followed only while watched.
    void setWatched(bool isWatched) { m_job.setWatched(isWatched); }
    /// Nothing before the first question.
    [[nodiscard]] const std::optional<DonorOutcome>& outcome() const { return m_outcome; }
    /// Makes the changes of the outcome, as one edit that can be undone. False, and nothing: the outcome is of another request than
    /// the last one, or the file is locked.
    bool apply();

Q_SIGNALS:
    void changed(); ///< outcome() differs from before

private:
    void start();

    InsightSource* m_source; // not owned, as the next
    SampleHistory* m_history;
    DonorRequest m_request;
    std::optional<DonorOutcome> m_outcome;
    background::WatchedJob m_job;
};
} // namespace quotadeck::models
