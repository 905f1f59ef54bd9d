// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/elastic/quotasnapshot.h"
#include "core/snapshot/clusterevent.h"
#include "core/snapshot/clustersnapshot.h"
#include "core/snapshot/sourcestatus.h"

#include <QObject>

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck::feed {
/// The active configuration of a source.
struct ConfigurationReading
{
    /// In YAML: a queues.yaml, perhaps with what a scheduler adds to it (REST-30). Empty: no longer known. The same object
    /// while the text is the same.
    std::shared_ptr<const std::string> text;
    /// When it was requested, by the clock that stamps the snapshots; nothing: each snapshot comes with its own.
    std::optional<SystemTime> time{};
    std::chrono::milliseconds period{}; ///< from reading to reading, when all goes well

    friend bool operator==(const ConfigurationReading&, const ConfigurationReading&) = default;
};

/// The cluster of a source at one time: its queues, its elastic quotas, or both.
struct SnapshotReading
{
    SnapshotPtr snapshot{}; ///< null: a source of elastic quotas alone
    std::string partition{}; ///< that was read; it need not be in the snapshot
    elastic::QuotaSnapshotPtr quotas{}; ///< null: a cluster without elastic quotas

    friend bool operator==(const SnapshotReading&, const SnapshotReading&) = default;
};

/// A source of snapshots: a live scheduler, the embedded simulator or a recording. Consumers cannot distinguish them.
///
/// Threading: the object lives on the GUI thread and emits there; reading and parsing happen elsewhere.
class Feed : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    virtual void start() = 0; ///< Idempotent.
    virtual void stop() = 0; ///< Nothing is emitted after it returns. Idempotent.
    virtual void refresh() = 0; ///< Reads now instead of waiting for the interval. Ignored while stopped.

    virtual void setInterval(std::chrono::milliseconds interval) = 0;
    /// The partition that is read; empty: "default", or else the first one there is.
    virtual void setPartition(const std::string& name) = 0;

    /// The group of elastic quotas of which more is read, its pods; empty: none. Ignored by sources that have all or none.
    virtual void setGroup(const std::string&) { }

    /// While held, a source with its own time (simulator, recording) waits before the next snapshot.
    virtual void hold(bool) { }

    [[nodiscard]] virtual SourceStatus status() const = 0;
    /// Snapshots of the past are still being emitted.
    [[nodiscard]] virtual bool isCatchingUp() const { return false; }

Q_SIGNALS:
    void snapshotRead(const quotadeck::feed::SnapshotReading& reading);
    /// After every read, good or bad, and on start() and stop(). A bad read is only this: the last snapshot stays.
    void statusChanged(const quotadeck::SourceStatus& status);
    /// The active configuration, whenever it is another one or was read again. A source that does not know it never emits.
    void configurationRead(const quotadeck::feed::ConfigurationReading& reading);
    /// Events, soon after they happened, and when they start to be reported some of the past. Others find events by comparing snapshots.
    void eventsRead(const quotadeck::EventBatch& batch);
};
} // namespace quotadeck::feed
