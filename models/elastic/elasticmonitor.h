// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/jobs.h"
#include "core/elastic/quotasnapshot.h"
#include "core/snapshot/sourcestatus.h"
#include "models/elastic/elasticstate.h"

#include <QObject>
#include <QString>

#include <functional>
#include <optional>
#include <string>

namespace quotadeck::models {
/// The elastic quotas of a running cluster, simulated or real, as its source reports them.
///
/// Shape:     the newest snapshot counts; while one is being solved, those in between are passed over. While an earlier moment is
///            on screen, its quotas are shown instead, and the newest stand beside them.
/// Threading: lives on the GUI thread; solving runs in the background.
class ElasticMonitor final : public QObject
{
    Q_OBJECT
public:
    /// Makes a group the wished one; its name stays.
    using Change = std::function<void(elastic::QuotaGroup&)>;

    explicit ElasticMonitor(QObject* parent = nullptr);
    ~ElasticMonitor() override;

    /// Another source, without data so far; SourceKind::None: there is none any more.
    void setSource(SourceKind kind, const QString& name);
    /// Null: not known at that moment, as of a recording.
    void setSnapshot(const elastic::QuotaSnapshotPtr& snapshot);
    /// Shows @p quotas, those of an earlier moment of the source, until showLatest() or another source; null: not known then. What
    /// comes meanwhile is kept and not shown.
    void showPast(const elastic::QuotaSnapshotPtr& quotas);
    void showLatest();
    /// The status of the source; its last data stays.
    void setStatus(const SourceStatus& status);
    /// The total of @p type where the source does not report it; nothing: not known.
    void setTotal(ResourceType type, std::optional<Quantity> amount);
    /// While paused new data is kept and not shown.
    void setPaused(bool isPaused);
    /// The selected group, of which a source may report more.
    void setGroup(const QString& name);
    /// Asks a simulated cluster for @p change, if its rules take it.
    void change(const std::string& group, const Change& change);
    /// Asks a simulated cluster to let cards of @p resource go by models; empty: to count them alone.
    void setCardRules(const QString& resource);

    [[nodiscard]] SourceKind kind() const { return m_kind; }
    [[nodiscard]] const QString& name() const { return m_name; }
    [[nodiscard]] const SourceStatus& status() const { return m_status; }
    /// An earlier moment of the source is shown, or about to be.
    [[nodiscard]] bool isPast() const { return m_isPast; }
    /// Null before the first data of the source, and where nothing is known of the shown moment.
    [[nodiscard]] const ElasticStatePtr& state() const { return m_state; }
    /// The newest, to compare an earlier moment with. Null before it is solved, and while the present is shown.
    [[nodiscard]] const ElasticStatePtr& present() const { return m_present; }

Q_SIGNALS:
    void sourceChanged();
    void stateChanged();
    void presentChanged();
    void statusChanged();
    void groupChanged(const QString& name);
    void changeRefused(const quotadeck::Error& error);
    /// The simulated cluster is to take @p manifest.
    void applyRequested(const QString& manifest, const QString& group);
    void cardRulesRequested(const QString& resource);

private:
    void solve();
    void dropJob();
    void forgetState();
    void solvePresent();
    void takePresent(const ElasticStatePtr& present);
    void forgetPresent();

    SourceKind m_kind = SourceKind::None;
    QString m_name;
    QString m_group;
    SourceStatus m_status;
    elastic::QuotaSnapshotPtr m_snapshot; ///< the newest
    elastic::QuotaSnapshotPtr m_past; ///< of the earlier moment; null: not known
    bool m_isPast = false;
    Resource m_totals; ///< that were typed
    ElasticStatePtr m_state;
    bool m_isPaused = false;
    bool m_isSolving = false;
    bool m_isDue = false; ///< something came while solving
    background::LatestJob m_job{this};
    ElasticStatePtr m_present;
    bool m_isSolvingPresent = false;
    bool m_isPresentDue = false; ///< something came while solving it
    background::LatestJob m_presentJob{this};
};
} // namespace quotadeck::models
