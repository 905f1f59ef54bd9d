// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recordingcontroller.h"

#include "app/sourcecontroller.h"
#include "models/common/messagetext.h"
#include "ui/window/mainwindow.h"

#include <QFileInfo>
#include <QLocale>

namespace quotadeck::app {
RecordingController::RecordingController(models::Stage* stage, const SourceController* source,
                                         ui::MainWindow* window, QObject* parent)
    : QObject(parent)
    , m_stage(stage)
    , m_source(source)
    , m_window(window)
{
    connect(m_window, &ui::MainWindow::recordToRequested, this, &RecordingController::recordTo);
    connect(m_source, &SourceController::sourceChanged, this, [this] { m_recorder.stop(); });
    connect(
        m_stage, &models::Stage::recorded, this,
        [this](const std::shared_ptr<const SnapshotUpdate>& update) { m_recorder.record(update->snapshot); });
    connect(m_stage, &models::Stage::rewound, this, &RecordingController::endByRewind);
    connect(&m_recorder, &Recorder::changed, this, &RecordingController::showRecorder);
    connect(&m_recorder, &Recorder::failed, this, [this](const Error& error) {
        m_window->showNotice(
            models::RowState::Critical,
            tr("The recording ended: %1: %2")
                .arg(QString::fromStdString(error.where), models::messageText(error.message)));
    });
}

void RecordingController::recordTo(const QString& path)
{
    if (path.isEmpty()) {
        m_recorder.stop();
        return;
    }
    if (!m_source->hasSource()) {
        m_window->showNotice(models::RowState::Warning,
                             tr("There is nothing to record: open a source first."));
        return;
    }
    const SourceStatus& status = m_source->status();
    m_recorder.start(path, {status.isSimulated ? SourceKind::Simulator : status.kind, status.name});
    if (m_stage->latest())
        m_recorder.record(m_stage->latest());
}

void RecordingController::showRecorder()
{
    //: status bar; file, number of moments, size
    m_window->setRecording(m_recorder.isRecording()
                               ? tr("RECORDING %1 · %n moments · %2", nullptr, m_recorder.moments())
                                     .arg(QFileInfo(m_recorder.path()).fileName(),
                                          QLocale().formattedDataSize(m_recorder.bytes()))
                               : QString());
}

void RecordingController::endByRewind()
{
    if (!m_recorder.isRecording())
        return;
    m_recorder.stop();
    m_window->showNotice(
        models::RowState::Notice,
        tr("The recording ended, as the simulation went back in time: a recording has one past."));
}
} // namespace quotadeck::app
