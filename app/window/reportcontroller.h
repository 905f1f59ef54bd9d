// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/jobs.h"
#include "core/snapshot/clustersnapshot.h"
#include "models/reports/reportsession.h"

#include <QObject>
#include <QString>

#include <memory>

namespace quotadeck {
struct SnapshotUpdate;
}

namespace quotadeck::models {
class Stage;
}

namespace quotadeck::ui {
class MainWindow;
} // namespace quotadeck::ui

namespace quotadeck::app {
class SourceController;

/// Gives the page of reports its sources: the snapshot on screen, the samples since the source was opened, its usage history, the
/// recording that is open, the finished applications that the scheduler lists, a log, a store that a team shares. Adds the page to the
/// window.
///
/// Threading: GUI thread; samples are added in the background. One that comes while another is being added is left out, so that a
///            large cluster costs what can be afforded.
/// Ownership: what it is given outlives it.
class ReportController final : public QObject
{
    Q_OBJECT
public:
    /// @p history is the path of the usage history; empty: there is none.
    ReportController(const models::Stage* stage, const SourceController* source, ui::MainWindow* window,
                     QString history, QObject* parent = nullptr);
    ~ReportController() override;

    [[nodiscard]] models::ReportSession& session() { return m_session; }

private:
    struct Samples;
    struct StoredNames;

    void connectStage();
    void beginSource();
    void takeSample(const SnapshotUpdate& update);
    void offerSources();
    [[nodiscard]] models::LedgerRead readNow(const models::ReportQuestion& question) const;
    [[nodiscard]] models::LedgerRead readSession(const models::ReportQuestion& question) const;
    [[nodiscard]] models::LedgerRead readHistoryOf(const models::ReportQuestion& question) const;
    [[nodiscard]] models::LedgerRead readRecording(const models::ReportQuestion& question) const;
    [[nodiscard]] models::LedgerRead readFinished(const models::ReportQuestion& question) const;
    [[nodiscard]] models::LedgerRead readTeamStore(const models::ReportQuestion& question) const;
    [[nodiscard]] static models::LedgerRead readLog(const models::ReportQuestion& question);

    const models::Stage* m_stage; // not owned, as the next
    const SourceController* m_source;
    QString m_history;
    std::shared_ptr<Samples> m_samples; ///< of the source on screen
    std::shared_ptr<StoredNames> m_storedNames; ///< of the store that was read last
    bool m_isAdding = false;
    models::ReportSession m_session;
    background::OrderedJobs m_jobs;
};
} // namespace quotadeck::app
