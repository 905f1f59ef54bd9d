// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/watchedjob.h"
#include "core/base/result.h"
#include "models/reports/reportexport.h"
#include "models/reports/reporttablemodel.h"

#include <QList>
#include <QObject>
#include <QThreadPool>

#include <array>
#include <functional>
#include <optional>
#include <stop_token>

namespace quotadeck::models {
/// Reads what a question needs. Runs on another thread: owns whatever it touches.
using LedgerRead = std::function<Result<LedgerReading>(std::stop_token)>;
/// Makes the reading for a question, on the GUI thread; empty: the source has nothing yet.
using LedgerSource = std::function<LedgerRead(const ReportQuestion&)>;

/// The report of the page: what is asked for, and the last one that could be made, which stays while the next is made.
///
/// Threading: GUI thread; sources are read and reports made in the background.
class ReportSession final : public QObject
{
    Q_OBJECT
public:
    explicit ReportSession(QObject* parent = nullptr, usage::Calendar calendar = localCalendar());

    /// Empty: there is no such source now.
    void setSource(ReportSourceKind kind, LedgerSource source);
    [[nodiscard]] bool hasSource(ReportSourceKind kind) const;
    /// The source on screen is another one: the last report is not about it.
    void clear();
    /// The source has new data. The report is made again if it is of this moment, or while the source has nothing of its period.
    void takeNewData(ReportSourceKind kind);

    /// What the store that is asked for has, as far as it was read.
    void setClusters(const QList<StoredCluster>& clusters);
    [[nodiscard]] const QList<StoredCluster>& clusters() const { return m_clusters; }

    void ask(const ReportQuestion& question);
    [[nodiscard]] const ReportQuestion& question() const { return m_question; }
    [[nodiscard]] const usage::Calendar& calendar() const { return m_calendar; }
    /// Makes it again, of what the source has now.
    void refresh();
    /// Nothing is made while nobody looks.
    void setWatched(bool isWatched);

    /// The last one that could be made; null: there is none.
    [[nodiscard]] const MadeReportPtr& made() const { return m_made; }
    /// Why the last question has no answer; nothing: it has one, or it is being made.
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }
    [[nodiscard]] bool isBusy() const { return m_job.isRunning(); }
    /// A report that somebody asked for is being made, and not one that new data bring up to date.
    [[nodiscard]] bool isAwaited() const { return m_isAwaited && isBusy(); }

    /// The resource that the table is of, unless the report has another alone.
    void setType(ResourceType type);
    [[nodiscard]] std::optional<ResourceType> type() const; ///< nothing: the report has none

    ReportTableModel table;

Q_SIGNALS:
    void sourcesChanged();
    void clustersChanged();
    void changed(); ///< made(), error(), isBusy(), isAwaited(), type()

private:
    [[nodiscard]] bool lacksData() const;
    void start();
    void take(const Result<MadeReportPtr>& made);
    void showTable();

    usage::Calendar m_calendar;
    std::array<LedgerSource, kReportSourceKinds> m_sources;
    ReportQuestion m_question;
    QList<StoredCluster> m_clusters;
    ResourceType m_type{"vcore"};
    MadeReportPtr m_made;
    std::optional<Error> m_error;
    bool m_isAwaited = true; ///< what was asked last has no answer yet
    QThreadPool m_pool; ///< of its own: a store may let it wait long
    background::WatchedJob m_job;
};
} // namespace quotadeck::models
