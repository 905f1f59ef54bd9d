// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/worker.h"

#include "app/history/sampling.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace quotadeck::history {
namespace {
constexpr Milliseconds kPruneInterval = std::chrono::minutes(10);

/// history.sqlite becomes history-damaged-20261122-093000.sqlite.
QString nameForDamaged(const QFileInfo& file)
{
    const QString time = QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    const QString stem = file.dir().filePath(file.completeBaseName() + QStringLiteral("-damaged-") + time);
    QString name = stem + QLatin1Char('.') + file.suffix();
    for (int number = 2; QFile::exists(name); ++number)
        name = QStringLiteral("%1-%2.%3").arg(stem).arg(number).arg(file.suffix());
    return name;
}
} // namespace

HistoryStore::Worker::Worker(HistoryConfig config, Report report)
    : m_config(std::move(config))
    , m_report(std::move(report))
    , m_lock(m_config.path + QStringLiteral(".lock"))
{
    m_lock.setStaleLockTime(0); // only the end of the process that holds it makes it stale
}

void HistoryStore::Worker::setSource(const QString& name)
{
    markGap();
    m_recorder.reset();
    m_source = name;
}

Status HistoryStore::Worker::open()
{
    if (m_file)
        return {};
    if (!QDir().mkpath(QFileInfo(m_config.path).path()))
        return fail(ErrorCode::Io, m_config.path.toStdString(), "The folder can not be created.");
    auto file = HistoryFile::open(m_config.path);
    if (file) {
        if (Status status = (*file)->check(); !status)
            file = tl::unexpected(status.error());
    }
    if (!file && file.error().code == ErrorCode::Parse) {
        setAside();
        file = HistoryFile::open(m_config.path);
    }
    if (!file)
        return tl::unexpected(file.error());
    m_file = *std::move(file);
    return {};
}

/// Moves a damaged file out of the way; nothing of it is deleted.
void HistoryStore::Worker::setAside()
{
    m_recorder.reset();
    m_file.reset();
    const QString name = nameForDamaged(QFileInfo(m_config.path));
    bool isMoved = QFile::rename(m_config.path, name);
    for (const char* const part : {"-wal", "-shm"}) {
        const QString path = m_config.path + QLatin1String(part);
        if (QFile::exists(path))
            isMoved = QFile::rename(path, name + QLatin1String(part)) && isMoved;
    }
    if (isMoved)
        m_report(Error{ErrorCode::Parse, m_config.path.toStdString(),
                       "The usage history is damaged. It was set aside as " + name.toStdString()
                           + ", and a new one was begun."});
}

Status HistoryStore::Worker::openRecorder()
{
    if (Status status = open(); !status)
        return status;
    if (!m_lock.isLocked() && !m_lock.tryLock()) {
        if (m_lock.error() == QLockFile::LockFailedError)
            return fail(ErrorCode::Io, m_config.path.toStdString(),
                        "Another QuotaDeck writes the usage history; this one only reads it.");
        return fail(ErrorCode::Io, m_config.path.toStdString(), "The file can not be locked for writing.");
    }
    auto recorder = Recorder::open(*m_file, m_source);
    if (!recorder)
        return tl::unexpected(recorder.error());
    m_recorder.emplace(*std::move(recorder));
    return {};
}

void HistoryStore::Worker::record(const SnapshotUpdate& update)
{
    if (m_source.isEmpty() || (m_sinceFailure.isValid() && m_sinceFailure.elapsed() < m_config.retry.count()))
        return;
    Status status = tryRecord(update);
    if (!status && status.error().code == ErrorCode::Parse) {
        setAside();
        status = tryRecord(update);
    }
    tell(status);
}

Status HistoryStore::Worker::tryRecord(const SnapshotUpdate& update)
{
    Status status;
    if (m_recorder) {
        status = m_recorder->record(sampleOf(update));
    } else {
        if (status = openRecorder(); !status)
            return status;
        // Its first sample tells everything, whatever was reported as changed.
        status = m_recorder->record(sampleOf(*makeUpdate(nullptr, update.snapshot, update.partition)));
    }
    if (!status) {
        m_recorder.reset();
        return status;
    }
    if (m_sincePrune.isValid() && !m_sincePrune.hasExpired(kPruneInterval.count()))
        return {};
    m_sincePrune.start();
    return m_file->prune(std::chrono::floor<Milliseconds>(update.snapshot->time.time_since_epoch()),
                         m_config.mostBytes);
}

void HistoryStore::Worker::markGap()
{
    if (!m_recorder)
        return;
    const Status status = m_recorder->endStretch();
    if (!status)
        m_recorder.reset();
    tell(status);
}

Result<Reply> HistoryStore::Worker::read(const Request& request)
{
    if (Status status = open(); !status)
        return tl::unexpected(status.error());
    auto reply = history::read(*m_file, request);
    if (!reply && reply.error().code == ErrorCode::Parse)
        setAside();
    return reply;
}

void HistoryStore::Worker::tell(const Status& status)
{
    if (status) {
        m_sinceFailure.invalidate();
        if (m_told)
            m_report(std::nullopt);
        m_told.reset();
        return;
    }
    m_sinceFailure.start();
    if (m_told != status.error())
        m_report(status.error());
    m_told = status.error();
}
} // namespace quotadeck::history
