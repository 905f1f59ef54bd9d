// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/feed/recordingfile.h"
#include "background/jobs.h"
#include "core/base/result.h"
#include "models/stage/stage.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>

namespace quotadeck::ui {
class MainWindow;
} // namespace quotadeck::ui
namespace quotadeck::app {
/// Writes all samples of a source to a recording.
///
/// Errors:    a failure ends the recording, with failed(); what was written stays. failed() comes after changed() when the
///            end of the file could not be flushed.
/// Threading: GUI thread; writes in the background, sample after sample.
class Recorder final : public QObject
{
    Q_OBJECT
public:
    explicit Recorder(QObject* parent = nullptr);
    /// Waits until everything recorded is in the file.
    ~Recorder() override;

    [[nodiscard]] bool isRecording() const { return m_isRecording; }
    [[nodiscard]] QString path() const { return m_path; }
    /// Begins a new file; ends the one before, if any.
    void start(const QString& path, const feed::RecordingInfo& info);
    void stop();
    /// Ignored while nothing is recorded.
    void record(const feed::RecordedSample& sample);
    [[nodiscard]] int moments() const { return m_moments; } ///< samples written so far
    [[nodiscard]] qint64 bytes() const { return m_bytes; } ///< size of the file

Q_SIGNALS:
    /// After every sample that was written, and when a recording begins or ends.
    void changed();
    void failed(const quotadeck::Error& error);

private:
    using Task = std::function<Status()>;

    /// Runs @p task for the present recording in the background; @p done is called here unless it failed.
    void post(Task task, std::function<void()> done);
    void endFile();
    void failWith(const Error& error);
    [[nodiscard]] Status finish();

    std::unique_ptr<feed::RecordingWriter> m_writer; // used by the jobs alone
    QString m_path;
    bool m_isRecording = false;
    int m_number = 0; // of the recording: late news of an earlier one are not for this one
    int m_moments = 0;
    qint64 m_bytes = 0;
    background::OrderedJobs m_jobs; // last: waits for the jobs, which use the rest
};

class SourceController;

/// Records what the source reads to a file, on the user's wish, and shows in the window how far that has come.
///
/// Ownership: neither is owned; all outlive it.
class RecordingController final : public QObject
{
    Q_OBJECT
public:
    RecordingController(models::Stage* stage, const SourceController* source, ui::MainWindow* window,
                        QObject* parent = nullptr);

    /// Begins a recording in a new file at @p path; ends the one before. Empty: only that.
    void recordTo(const QString& path);
    [[nodiscard]] bool isRecording() const { return m_recorder.isRecording(); }

private:
    void showRecorder();
    void endByRewind();

    models::Stage* m_stage;
    const SourceController* m_source;
    ui::MainWindow* m_window;
    Recorder m_recorder;
};
} // namespace quotadeck::app
