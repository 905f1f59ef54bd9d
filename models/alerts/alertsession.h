// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/jobs.h"
#include "core/alert/alertrule.h"
#include "core/alert/clusteralerts.h"
#include "core/elastic/quotasnapshot.h"
#include "models/alerts/alertsilences.h"
#include "models/alerts/alerttables.h"
#include "models/common/watchedfile.h"

#include <QObject>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck::models {
/// An alert that began to fire, or ended.
struct AlertEvent
{
    AlertRow alert; ///< its text has the value at that time
    SystemTime time;
    bool isFiring = false;
};

/// The alerts of the source on screen: its rules, what fires, and what is silent.
///
/// Shape:     evaluates the samples of a source in their order, each once, with the evaluator of `quotadeck collect`.
/// Memory:    of what fired and ended the last kMostEvents, to show the alerts of an earlier moment.
/// Threading: GUI thread; rules are evaluated in the background.
class AlertSession final : public QObject
{
    Q_OBJECT
public:
    static constexpr std::size_t kMostEvents = 10'000;
    using Clock = std::function<SystemTime()>;
    enum class Time {
        Real, ///< goes on while nothing is read
        Simulated, ///< of the samples alone
    };

    /// @p clock is the wall clock, for the end of silences.
    explicit AlertSession(QObject* parent = nullptr, Clock clock = std::chrono::system_clock::now);

    /// Another source, partition or past; @p cluster is the value of the label "cluster".
    void begin(const QString& cluster, Time time = Time::Real);
    /// @p snapshot is what is known at @p now, and was read at @p read; @p quotas are the elastic quotas of the cluster, null: it has none.
    void take(SnapshotPtr snapshot, SystemTime now, SystemTime read,
              elastic::QuotaSnapshotPtr quotas = nullptr);
    /// The source cannot be read at @p now. @p read is when it was read last; nothing: never.
    void takeFailure(SystemTime now, std::optional<SystemTime> read);
    /// The table shows what fired at @p moment; nothing: what fires now.
    void showMoment(std::optional<SystemTime> moment);

    /// Silences the alert called @p id, which is in the table.
    void silence(const QString& id, SilenceSpan span);
    void unsilence(const QString& id);
    void setSilences(const AlertSilences& silences);
    [[nodiscard]] const AlertSilences& silences() const { return m_silences; }
    /// Ends the silences whose time is over.
    void expireSilences();

    /// Rules were read, so that there may be alerts.
    [[nodiscard]] bool hasRules() const { return file.value() != nullptr; }
    /// How many alerts fire now that are not silent.
    [[nodiscard]] int firingCount() const { return m_firingCount; }
    [[nodiscard]] RowState worstState() const { return m_worst; } ///< of them

    WatchedFileOf<std::vector<alert::Rule>> file; ///< of the rules
    AlertListModel alerts;
    SilenceListModel silenceList;

Q_SIGNALS:
    void changed(); ///< what fires, what is silent, or whether there are rules
    void silencesChanged(); ///< silences()
    /// In their order. @p isSilent: the user does not want to hear of it.
    void happened(const quotadeck::models::AlertEvent& event, bool isSilent);

private:
    using State = std::shared_ptr<alert::ClusterAlerts>; ///< of the jobs alone, one after the other
    struct Step
    {
        std::vector<AlertEvent> events;
        std::vector<AlertRow> firing;
    };
    using Work = std::function<std::vector<alert::Change>(alert::ClusterAlerts& state)>;

    [[nodiscard]] static Step stepOf(alert::ClusterAlerts& state, const Work& work);
    void start(Work work);
    void finish(Step step);
    void takeRules();
    void takeSilences();
    void show();
    [[nodiscard]] std::vector<AlertRow> firingAt(SystemTime moment) const;

    Clock m_clock;
    State m_state;
    Time m_time = Time::Real;
    int m_past = 0; ///< its number: what belongs to an earlier one is dropped
    std::vector<AlertRow> m_firing;
    std::vector<AlertEvent> m_events;
    std::optional<SystemTime> m_moment;
    AlertSilences m_silences;
    int m_firingCount = 0;
    RowState m_worst = RowState::Normal;
    background::OrderedJobs m_jobs;
};
} // namespace quotadeck::models
