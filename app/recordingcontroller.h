// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/recorder.h"
#include "models/stage/stage.h"

#include <QObject>
#include <QString>

namespace quotadeck::ui {
class MainWindow;
} // namespace quotadeck::ui

namespace quotadeck::app {
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
