// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/clustersnapshot.h"
#include "core/snapshot/sourcestatus.h"
#include "models/common/roles.h"

#include <QStatusBar>
#include <QStringList>

#include <chrono>
#include <optional>

class QLabel;

namespace quotadeck::ui {
class IconLabel;
class MessageStrip;
class StateLabel;

/// What the status bar shows of a snapshot. An empty number is unknown.
struct SnapshotSummary
{
    QString cluster;
    QString version; ///< of the scheduler
    QStringList partitions;
    QStringList resourceTypes; ///< all that occur, in the order people expect
    std::optional<qsizetype> queues;
    std::optional<qsizetype> users;
    std::optional<qsizetype> groups;
    std::optional<qsizetype> applications;

    friend bool operator==(const SnapshotSummary&, const SnapshotSummary&) = default;
};

/// The summary of @p snapshot with the counts of @p partition. O(queues + users + groups).
[[nodiscard]] SnapshotSummary snapshotSummary(const ClusterSnapshot& snapshot, std::string_view partition);

/// The status bar: how the source is doing and what it holds, in whose place messages stand, whether it is simulated or
/// recorded, how long a read took and how old the data is.
class StatusStrip final : public QStatusBar
{
    Q_OBJECT
public:
    explicit StatusStrip(QWidget* parent = nullptr);

    void showStatus(const SourceStatus& status, SystemTime now, std::chrono::milliseconds interval);
    void showDetails(const SnapshotSummary& summary);
    /// What is being recorded; empty: nothing is.
    void showRecording(const QString& text);
    [[nodiscard]] bool isRecording() const;
    /// For messages that belong to no page.
    [[nodiscard]] MessageStrip* messages() const { return m_messages; }

private:
    template <typename Label>
    Label* addPart();

    void showCounts();

    IconLabel* m_stateIcon; // not owned, as all below: children
    QLabel* m_source;
    StateLabel* m_simulated;
    StateLabel* m_recording;
    QLabel* m_counts;
    QLabel* m_latency;
    StateLabel* m_age;
    MessageStrip* m_messages = nullptr;
};
} // namespace quotadeck::ui
