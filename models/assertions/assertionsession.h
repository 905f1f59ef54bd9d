// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/jobs.h"
#include "background/watchedjob.h"
#include "core/assertion/assertion.h"
#include "core/assertion/assertiondraft.h"
#include "core/assertion/limitchange.h"
#include "core/base/result.h"
#include "core/kube/reviewbundle.h"
#include "core/snapshot/clustersnapshot.h"
#include "models/assertions/assertiondocument.h"
#include "models/assertions/assertionlistmodel.h"
#include "models/assertions/momentsource.h"
#include "models/common/watchedfile.h"
#include "models/document/versionsearch.h"
#include "models/limits/configsession.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QThreadPool>
#include <QTimer>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace quotadeck::models {
struct AssertionCounts
{
    int passed = 0;
    int failed = 0;
    int unknown = 0;
    int notApplicable = 0;

    friend bool operator==(const AssertionCounts&, const AssertionCounts&) = default;
};

/// Evaluates a file of assertions about the open configuration, whenever one of them changes. The file is edited as `document`: what counts
/// is its text, saved or not. What another program writes to a file without unsaved edits is taken at once.
///
/// Shape:     results stay, marked as stale, while there are none of the configuration or the file as they are now.
/// Limit:     changes are known of the first hundred failed assertions of the file alone: each is tried.
/// Threading: lives on the GUI thread, works in the background. An edit waits until the evaluation that runs has ended.
/// Memory:    keeps the snapshots that the assertions of the file start from, until their files change.
class AssertionSession final : public QObject
{
    Q_OBJECT
public:
    /// @p session outlives it. Without @p moments only assertions about an empty cluster can be evaluated.
    explicit AssertionSession(ConfigSession* session, MomentSource moments = {}, QObject* parent = nullptr);

    void setMoments(MomentSource moments) { m_moments = std::move(moments); } ///< before a file is open
    /// Changes are followed only while watched.
    void setWatched(bool isWatched) { m_job.setWatched(isWatched); }

    [[nodiscard]] const MomentSource& moments() const { return m_moments; }
    [[nodiscard]] ConfigSession* session() const { return m_session; }
    [[nodiscard]] const AssertionCounts& counts() const { return m_counts; } ///< of the rows
    /// Why the rows are not of the configuration and the file as they are now; empty: they are, or are about to be.
    [[nodiscard]] QString problem() const;

    /// The assertion @p id fails, and edits of the text as it is now are known with which it passes.
    [[nodiscard]] bool isApplicable(const QString& id) const;
    /// Makes the edits with which assertion @p id holds, as one that can be undone. False, and nothing: there are none, or the file is
    /// locked.
    bool apply(const QString& id);
    /// Finds the version of the configuration that broke the assertion @p id; null: it does not fail, or that is not known now.
    [[nodiscard]] VersionSearch::Walk breakingWalk(const QString& id) const;
    /// Evaluates the file for both sides of a review, on any thread. Errors: that of a file that cannot be read, and of the first problem.
    using Reviewer = std::function<Result<kube::ReviewAssertions>(const kube::ReviewFile& base,
                                                                  const kube::ReviewFile& candidate)>;
    /// Of the text as it is now, saved or not; null: there is no file. In the result its path is relative to the configuration.
    [[nodiscard]] Reviewer reviewer() const;
    /// Adds an assertion of what holds at @p place of @p base to the text of the document, as an edit that can be undone; or to the file
    /// @p path, which is opened then and need not exist. created() or failed() follows; neither when another configuration or file is open
    /// by then. Fails when the configuration is another than that of @p base.
    void create(const ConfigRevisionPtr& base, const assertion::DraftPlace& place, const QString& path = {});

    /// Whether the document has the text of the file.
    [[nodiscard]] bool isOpen() const;
    /// Of the first problem of the text of the document; nothing: it has none.
    [[nodiscard]] std::optional<TextSpan> problemPlace() const;
    /// Of the name of assertion @p id in the text of the document; nothing: there is none.
    [[nodiscard]] std::optional<TextSpan> placeOf(const QString& id) const;

    WatchedFileOf<assertion::AssertionFile> file; ///< which file it is, and whether it can be read
    AssertionDocument document; ///< its text; opened and read again here
    AssertionListModel rows; ///< those that fail first

Q_SIGNALS:
    void changed(); ///< rows, counts() or problem()
    void created(const QString& id); ///< and is among the rows
    void failed(const quotadeck::Error& error); ///< of create()

private:
    struct Line
    {
        AssertionRow row;
        std::size_t partition = 0;
        std::vector<assertion::LimitChange> changes{};
    };
    /// The snapshots of moments by what they are of.
    struct Moments
    {
        struct Read
        {
            QString state; ///< of the file, to notice when it is another one
            SnapshotPtr snapshot;
            bool isUsed = false; ///< by the evaluation that runs
        };
        std::map<std::string, Read> reads;
    };
    struct Evaluation
    {
        QString problem; ///< why there are no lines; empty: there are
        std::vector<Line> lines;
        QStringList usageFiles{}; ///< that the moments of the lines are read from
        std::shared_ptr<const Moments> moments{}; ///< of the lines
    };
    using MomentsPtr = std::shared_ptr<Moments>; ///< of the jobs alone, one after the other

    [[nodiscard]] static SnapshotPtr knownUsage(const Moments& known, const assertion::Moment& moment);
    /// Reads what the lines do not know. Safe from any thread.
    [[nodiscard]] MomentSource usageOfLines() const;
    [[nodiscard]] static Result<SnapshotPtr> momentOf(Moments& known, const MomentSource& source,
                                                      const assertion::Moment& moment,
                                                      const std::stop_token& stop);
    [[nodiscard]] static Evaluation evaluate(const ConfigRevision& revision,
                                             const assertion::AssertionFile& assertions,
                                             const std::string& config, Moments& known,
                                             const MomentSource& source, const std::stop_token& stop);
    /// An assertion that is being added to the text.
    struct Addition
    {
        std::optional<std::string> name; ///< when it is there
        std::optional<Error> error; ///< when it was not added
    };

    /// Of the text of the document; null: it is not there, or has problems.
    [[nodiscard]] AssertionFilePtr assertions() const;
    void connectDocument();
    void openDocument(); ///< unless it is open
    void takeRevision();
    void takeDisk(); ///< into a text without edits
    void settleAdditions();
    void addToText(const ConfigRevisionPtr& revision, const assertion::DraftPlace& place);
    void forget();
    void watchUsage(const QStringList& files); ///< these and no others
    void start();
    void markOld(); ///< the lines, if there are any
    void show();
    /// Whether the lines are of the configuration and the file as they are now.
    [[nodiscard]] bool areCurrent() const;
    [[nodiscard]] const Line* find(const QString& id) const;

    ConfigSession* m_session; // not owned
    MomentSource m_moments;
    MomentsPtr m_known = std::make_shared<Moments>();
    ConfigRevisionPtr m_seen; ///< that an evaluation was begun for last
    ConfigRevisionPtr m_revision; ///< that the lines are of
    AssertionFilePtr m_assertions; ///< likewise
    AssertionFilePtr m_seenAssertions; ///< that an evaluation was begun for last
    std::vector<std::shared_ptr<Addition>> m_additions; ///< under way
    std::vector<Line> m_lines;
    std::shared_ptr<const Moments> m_momentsOfLines; ///< null without lines
    AssertionCounts m_counts;
    QString m_problem; ///< of the last evaluation
    QString m_toSelect; ///< an assertion that was created; empty: none
    QFileSystemWatcher m_usageWatcher;
    QTimer m_delay;
    QThreadPool m_pool; ///< of one thread: a simulation may take its time
    background::OrderedJobs m_writes;
    background::WatchedJob m_job;
};
} // namespace quotadeck::models
