// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/elastic/quotasnapshot.h"
#include "core/snapshot/sourcestatus.h"
#include "models/common/latestjob.h"
#include "models/elastic/elasticstate.h"

#include <QObject>
#include <QString>

#include <functional>
#include <optional>
#include <string>

namespace quotadeck::models {
/// The elastic quotas of a cluster as it runs, a simulated or a real one: follows what its source tells.
///
/// Shape:     the newest snapshot counts; while one is being solved, those in between are passed over.
/// Threading: lives on the GUI thread; solving runs in the background.
class ElasticMonitor final : public QObject
{
    Q_OBJECT
public:
    /// Makes a group the wished one; its name stays.
    using Change = std::function<void(elastic::QuotaGroup&)>;

    explicit ElasticMonitor(QObject* parent = nullptr);
    ~ElasticMonitor() override;

    /// Another source, which has told nothing yet; SourceKind::None: there is none any more.
    void setSource(SourceKind kind, const QString& name);
    void setSnapshot(const elastic::QuotaSnapshotPtr& snapshot);
    /// How the source is doing; what it told last stays.
    void setStatus(const SourceStatus& status);
    /// What the cluster has of @p type, where the source does not tell; nothing: not known.
    void setTotal(ResourceType type, std::optional<Quantity> amount);
    /// While paused what is told is kept and not shown.
    void setPaused(bool isPaused);
    /// The one that is looked at, of which a source may tell more.
    void setGroup(const QString& name);
    /// Asks a simulated cluster for @p change, if its rules take it.
    void change(const std::string& group, const Change& change);
    /// Asks a simulated cluster to let cards of @p resource go by models; empty: to count them alone.
    void setCardRules(const QString& resource);

    [[nodiscard]] SourceKind kind() const { return m_kind; }
    [[nodiscard]] const QString& name() const { return m_name; }
    [[nodiscard]] const SourceStatus& status() const { return m_status; }
    /// Null before the source has told anything.
    [[nodiscard]] const ElasticStatePtr& state() const { return m_state; }

Q_SIGNALS:
    void sourceChanged();
    void stateChanged();
    void statusChanged();
    void groupChanged(const QString& name);
    void changeRefused(const quotadeck::Error& error);
    /// The simulated cluster is to take @p manifest.
    void applyRequested(const QString& manifest, const QString& group);
    void cardRulesRequested(const QString& resource);

private:
    void solve();

    SourceKind m_kind = SourceKind::None;
    QString m_name;
    QString m_group;
    SourceStatus m_status;
    elastic::QuotaSnapshotPtr m_snapshot; ///< the newest
    Resource m_totals; ///< that were typed
    ElasticStatePtr m_state;
    bool m_isPaused = false;
    bool m_isSolving = false;
    bool m_isDue = false; ///< something came while solving
    LatestJob m_job{this};
};
} // namespace quotadeck::models
