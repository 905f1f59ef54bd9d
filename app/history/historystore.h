// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/historysource.h"
#include "background/jobs.h"
#include "core/snapshot/snapshotdelta.h"

#include <QObject>

#include <atomic>
#include <functional>
#include <memory>

namespace quotadeck::history {
/// What a HistoryStore writes to.
struct HistoryConfig
{
    QString path;
    qint64 mostBytes = 1LL << 30;
    /// A file that stays unwritable is tried again after this time.
    Milliseconds retry = std::chrono::seconds(30);
    Milliseconds longest = std::chrono::days(400); ///< what is older is deleted
};

/// The past of all sources, kept on disk across restarts.
///
/// Sharing:   of several processes one records a source, the others only read it; when that one ends, or loses the source,
///            the next one that has a sample goes on. Different sources are recorded at the same time.
/// Errors:    a file that can not be written costs the samples of that time, and one message; one that is damaged is set
///            aside under another name and a new one begun; one of a newer version is left alone, and nothing is kept.
/// Threading: lives on the GUI thread, where it calls back and emits; it reads and writes on a thread of its own.
class HistoryStore final : public QObject, public HistorySource
{
    Q_OBJECT
public:
    explicit HistoryStore(HistoryConfig config, QObject* parent = nullptr);
    /// Waits until everything recorded is on disk.
    ~HistoryStore() override;

    /// What is recorded from now on belongs to the source of this name; empty: to none, and is not kept.
    void setSource(const QString& name);
    /// Keeps what @p update changes. Ignored while a disk that does not keep up has too many waiting.
    void record(const std::shared_ptr<const SnapshotUpdate>& update);
    /// Keeps no more than this from now on; what is too much is deleted with the next record.
    void setBounds(qint64 mostBytes, Milliseconds longest);
    /// The source failed: lines break here.
    void markGap();
    void read(const Request& request, QObject* context, Answer answer) override;

Q_SIGNALS:
    /// History can not be kept, or a damaged file was set aside; once for each cause.
    void failed(const quotadeck::Error& error);
    /// It is kept again.
    void recovered();

private:
    class Worker;
    std::unique_ptr<Worker> m_worker; // used by the jobs alone
    background::OrderedJobs m_jobs;
    std::shared_ptr<std::atomic<int>> m_waiting; // updates that are not written yet
    QString m_source;
    bool m_wasDropped = false; // an update was dropped: later ones lack its changes
};
} // namespace quotadeck::history
