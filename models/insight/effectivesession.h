// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/watchedjob.h"
#include "core/insight/effectivelimits.h"
#include "models/insight/baseline.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <optional>

namespace quotadeck::models {
/// Whose limits are compared, as people type it.
struct EffectivePerson
{
    QString user;
    QString groups; ///< "dev, qa"
    QString queue;
    QString
        partition{}; ///< of the edited configuration; empty: that of the source, else "default" or the first one

    [[nodiscard]] bool isComplete() const { return !user.isEmpty() && !queue.isEmpty(); }
    friend bool operator==(const EffectivePerson&, const EffectivePerson&) = default;
};

/// Limits before and after the edits, and the charged groups.
struct EffectiveOutcome
{
    EffectivePerson person;
    QString partition{}; ///< shown where the configuration has several; else empty
    QString problem; ///< why there is nothing; empty: there is
    QString problemTitle{}; ///< of the problem; empty: that of problems at large
    Baseline baseline{}; ///< what is before
    bool hasBefore
        = false; ///< else the file as saved is not one that the scheduler takes, so nothing is before
    std::optional<insight::EffectiveLimits> limits; ///< nothing without a person and a queue
    insight::ChargeMatrix charges; ///< of those whose groups are known
    std::size_t peopleUnknown = 0; ///< whose groups are unknown
    std::size_t peopleLeftOut = 0; ///< for there are too many
};

/// Safe from any thread. @p people: "sue: dev, qa; bob: ds", which outweigh the groups that the source reports.
[[nodiscard]] EffectiveOutcome effectiveOf(const InsightData& data, const EffectivePerson& person,
                                           const QString& people);

/// Compares what holds before and after the edits of the open configuration, from edit to edit.
/// Threading: lives on the GUI thread, works in the background, the newest wins.
class EffectiveSession final : public QObject
{
    Q_OBJECT
public:
    /// @p source outlives it.
    explicit EffectiveSession(InsightSource* source, QObject* parent = nullptr);

    void setPerson(const EffectivePerson& person);
    void setPeople(const QString& people);
    /// Changes are followed only while watched.
    void setWatched(bool isWatched) { m_job.setWatched(isWatched); }

    [[nodiscard]] InsightSource* source() const { return m_source; }
    /// Nothing before it was looked at.
    [[nodiscard]] const std::optional<EffectiveOutcome>& outcome() const { return m_outcome; }

Q_SIGNALS:
    void changed();

private:
    void start();

    InsightSource* m_source; // not owned
    EffectivePerson m_person;
    QString m_people;
    std::optional<EffectiveOutcome> m_outcome;
    background::WatchedJob m_job{this, [this] { start(); }};
};
} // namespace quotadeck::models
