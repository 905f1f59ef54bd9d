// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recorder.h"

#include <utility>

namespace quotadeck::app {
Recorder::Recorder(QObject* parent) : QObject(parent), m_threadContext(new QObject)
{
    m_threadContext->moveToThread(&m_thread);
    m_thread.setObjectName(QStringLiteral("recorder"));
    m_thread.start();
}

Recorder::~Recorder()
{
    QMetaObject::invokeMethod(
        m_threadContext,
        [this] {
            (void)finish(); // nobody is left to hear of an error
            m_thread.quit();
        },
        Qt::QueuedConnection);
    m_thread.wait();
    delete m_threadContext;
}

void Recorder::post(Task task, std::function<void()> done)
{
    QMetaObject::invokeMethod(
        m_threadContext,
        [this, number = m_number, task = std::move(task), done = std::move(done)] {
            const Status status = task();
            const qint64 bytes = m_writer ? m_writer->size() : 0;
            QMetaObject::invokeMethod(
                this,
                [this, number, status, bytes, done] {
                    if (number != m_number || !m_isRecording)
                        return;
                    if (!status) {
                        failWith(status.error());
                        return;
                    }
                    m_bytes = bytes;
                    done();
                    Q_EMIT changed();
                },
                Qt::QueuedConnection);
        },
        Qt::QueuedConnection);
}

void Recorder::start(const QString& path, const feed::RecordingInfo& info)
{
    ++m_number;
    m_path = path;
    m_isRecording = true;
    m_moments = 0;
    m_bytes = 0;
    const auto create = [this, path, info] {
        if (const Status status = finish(); !status)
            Q_EMIT failed(status.error());
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
    QMetaObject::invokeMethod(
        m_threadContext,
        [this] {
            if (const Status status = finish(); !status)
                Q_EMIT failed(status.error());
        },
        Qt::QueuedConnection);
    Q_EMIT changed();
}

/// On the other thread.
Status Recorder::finish()
{
    const auto writer = std::exchange(m_writer, nullptr);
    return writer ? writer->finish() : Status();
}

void Recorder::record(const SnapshotPtr& snapshot)
{
    if (!m_isRecording)
        return;
    const auto write = [this, snapshot] { return m_writer ? m_writer->write(snapshot) : Status(); };
    post(write, [this] { ++m_moments; });
}

void Recorder::failWith(const Error& error)
{
    stop();
    Q_EMIT failed(error);
}
} // namespace quotadeck::app
