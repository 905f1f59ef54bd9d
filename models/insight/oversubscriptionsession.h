// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/watchedjob.h"
#include "core/insight/oversubscription.h"
#include "models/insight/baseline.h"

#include <QObject>
#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace quotadeck::models {
/// The claims of one kind to one resource type of one queue, before and after the edits.
struct OversubscriptionPair
{
    std::optional<insight::Oversubscription>
        before; ///< empty: none were made, or what is before is not known
    std::optional<insight::Oversubscription> after; ///< empty: none are made; one of both is set

    [[nodiscard]] const insight::Oversubscription& shown() const { return after ? *after : *before; }
    friend bool operator==(const OversubscriptionPair&, const OversubscriptionPair&) = default;
};

struct OversubscriptionOutcome
{
    QString partition{}; ///< shown where the configuration has several; else empty
    QString problem; ///< why there is nothing; empty: there is
    Baseline baseline{}; ///< what is before
    bool hasBefore
        = false; ///< else the file as saved is not one that the scheduler takes, so nothing is before
    bool isCapacityKnown = false; ///< else only maxima count
    std::vector<OversubscriptionPair> pairs; ///< in pre-order of the queues; those that are gone at the end
};

/// Of partition @p partition of the edited configuration; empty: that of the source. Safe from any thread.
[[nodiscard]] OversubscriptionOutcome oversubscriptionOf(const InsightData& data,
                                                         const std::string& partition);

/// Compares the quotas and limits of the open configuration with what queues can have, from edit to edit.
/// Threading: lives on the GUI thread, works in the background, the newest wins.
class OversubscriptionSession final : public QObject
{
    Q_OBJECT
public:
    /// @p source outlives it.
    explicit OversubscriptionSession(InsightSource* source, QObject* parent = nullptr);

    /// The partition of the edited configuration; empty: that of the source.
    void setPartition(const QString& partition);
    /// Changes are followed only while watched.
    void setWatched(bool isWatched) { m_job.setWatched(isWatched); }
    /// Nothing before it was looked at.
    [[nodiscard]] const std::optional<OversubscriptionOutcome>& outcome() const { return m_outcome; }

Q_SIGNALS:
    void changed();

private:
    void start();

    InsightSource* m_source; // not owned
    std::string m_partition;
    std::optional<Resource> m_capacity; // that the outcome is of
    std::optional<OversubscriptionOutcome> m_outcome;
    background::WatchedJob m_job{this, [this] { start(); }};
};
} // namespace quotadeck::models
