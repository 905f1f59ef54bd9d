// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/historystore.h"
#include "app/history/recorder.h"
#include "core/file/filelock.h"

#include <QElapsedTimer>

namespace quotadeck::history {
/// The part of a HistoryStore that touches the disk. Threading: the store's own thread.
class HistoryStore::Worker
{
public:
    using Report = std::function<void(const std::optional<Error>&)>;

    /// @p report is told each new cause of failure once, and nothing when it is over.
    Worker(HistoryConfig config, Report report);

    void setSource(const QString& name);
    void record(const SnapshotUpdate& update);
    void markGap();
    /// The next update is not the step that follows the last one.
    void forgetState() { m_recorder.reset(); }
    [[nodiscard]] Result<Reply> read(const Request& request);

private:
    [[nodiscard]] Status open();
    [[nodiscard]] Status openFile();
    void closeFile();
    [[nodiscard]] Result<bool> lockSource();
    [[nodiscard]] Status openRecorder();
    [[nodiscard]] Status tryRecord(const SnapshotUpdate& update);
    [[nodiscard]] Status setAside();
    void tell(const Status& status);

    HistoryConfig m_config;
    Report m_report;
    std::optional<file::FileLock> m_sourceLock; // held while this process records the source
    std::unique_ptr<HistoryFile> m_file;
    QString m_source;
    std::optional<Recorder> m_recorder;
    std::optional<Error> m_told;
    QElapsedTimer m_sinceFailure; // invalid: all is well
    QElapsedTimer m_sincePrune;
};
} // namespace quotadeck::history
