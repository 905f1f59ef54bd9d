// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/recordingcontroller.h"

#include "app/window/sourcecontroller.h"
#include "models/common/messagetext.h"
#include "ui/window/mainwindow.h"

#include <QFileInfo>
#include <QLocale>

#include <utility>

namespace quotadeck::app {
Recorder::Recorder(QObject* parent) : QObject(parent) { }

Recorder::~Recorder()
{
    m_jobs.start([this] { (void)finish(); }); // nobody is left to hear of an error
}

void Recorder::post(Task task, std::function<void()> done)
{
    m_jobs.start(
        this,
        [this, task = std::move(task)] {
            const Status status = task();
            return std::pair(status, m_writer ? m_writer->size() : qint64{0});
        },
        [this, number = m_number, done = std::move(done)](const std::pair<Status, qint64>& written) {
            if (number != m_number || !m_isRecording)
                return;
            if (!written.first) {
                failWith(written.first.error());
                return;
            }
            m_bytes = written.second;
            done();
            Q_EMIT changed();
        });
}

void Recorder::endFile()
{
    m_jobs.start(
        this, [this] { return finish(); },
        [this](const Status& status) {
            if (!status)
                Q_EMIT failed(status.error());
        });
}

void Recorder::start(const QString& path, const feed::RecordingInfo& info)
{
    ++m_number;
    m_path = path;
    m_isRecording = true;
    m_moments = 0;
    m_bytes = 0;
    endFile();
    const auto create = [this, path, info] {
        auto writer = feed::RecordingWriter::create(path, info);
        if (!writer)
            return Status(tl::unexpected(writer.error()));
        m_writer = *std::move(writer);
        return Status();
    };
    post(create, [] {});
    Q_EMIT changed();
}

void Recorder::stop()
{
    if (!std::exchange(m_isRecording, false))
        return;
    ++m_number;
    endFile();
    Q_EMIT changed();
}

/// In a job.
Status Recorder::finish()
{
    const auto writer = std::exchange(m_writer, nullptr);
    return writer ? writer->finish() : Status();
}

void Recorder::record(const feed::RecordedSample& sample)
{
    if (!m_isRecording)
        return;
    const auto write = [this, sample] { return m_writer ? m_writer->write(sample) : Status(); };
    post(write, [this] { ++m_moments; });
}

void Recorder::failWith(const Error& error)
{
    stop();
    Q_EMIT failed(error);
}

RecordingController::RecordingController(models::Stage* stage, const SourceController* source,
                                         ui::MainWindow* window, QObject* parent)
    : QObject(parent)
    , m_stage(stage)
    , m_source(source)
    , m_window(window)
{
    connect(m_window, &ui::MainWindow::recordToRequested, this, &RecordingController::recordTo);
    connect(m_source, &SourceController::sourceChanged, this, [this] { m_recorder.stop(); });
    connect(m_stage, &models::Stage::recorded, this,
            [this](const std::shared_ptr<const SnapshotUpdate>& update) {
                m_recorder.record({update->snapshot, update->quotas, m_source->recordedConfiguration()});
            });
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
    const SourceStatus status = m_source->sampledSource();
    if (status.kind == SourceKind::None) {
        m_window->showNotice(models::RowState::Warning,
                             tr("There is nothing to record: open a source first."));
        return;
    }
    m_recorder.start(path, {status.isSimulated ? SourceKind::Simulator : status.kind, status.name});
    if (m_stage->latest())
        m_recorder.record({m_stage->latest(), m_stage->latestQuotas(), m_source->recordedConfiguration()});
}

void RecordingController::showRecorder()
{
    //: status bar; file, number of samples, size
    m_window->setRecording(m_recorder.isRecording()
                               ? tr("RECORDING %1 · %n samples · %2", nullptr, m_recorder.moments())
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

#include "moc_recordingcontroller.cpp"
