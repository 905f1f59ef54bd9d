// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/historystore.h"

#include "app/history/historyreader.h"
#include "app/history/recorder.h"
#include "core/file/filelock.h"
#include "core/file/filewriter.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QPointer>
#include <QThread>

#include <utility>

namespace quotadeck::history {
/// The part of a HistoryStore that touches the disk. Threading: the store's own thread.
class HistoryStore::Worker
{
public:
    using Report = std::function<void(const std::optional<Error>&)>;

    /// @p report gets each new cause of failure once, and nothing when it is over.
    Worker(HistoryConfig config, Report report);

    void setSource(const QString& name);
    void record(const SnapshotUpdate& update);
    void markGap();
    void setBounds(qint64 mostBytes, Milliseconds longest);
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
    /// Reports a new failure, and its end.
    void reportOnce(const Status& status);

    HistoryConfig m_config;
    Report m_report;
    std::optional<file::FileLock> m_sourceLock; // held while this process records the source
    std::unique_ptr<HistoryFile> m_file;
    QString m_source;
    std::optional<Recorder> m_recorder;
    std::optional<Error> m_reported;
    QElapsedTimer m_sinceFailure; // invalid: all is well
    QElapsedTimer m_sincePrune;
};

namespace {
constexpr Milliseconds kPruneInterval = std::chrono::minutes(10);
constexpr Milliseconds kLongestLockWait = std::chrono::seconds(10);
constexpr Milliseconds kLockStep = std::chrono::milliseconds(20);

/// The lock of opening, creating and setting aside the file @p path, which other processes hold briefly.
Result<file::FileLock> lockFile(const QString& path)
{
    if (Status status = file::makeFolder(QFileInfo(path).path().toStdString(), file::Access::Private);
        !status)
        return tl::unexpected(status.error());
    for (Milliseconds waited{};; waited += kLockStep) {
        auto lock = file::FileLock::tryLock((path + QStringLiteral(".lock")).toStdString());
        if (!lock)
            return tl::unexpected(lock.error());
        if (*lock)
            return **std::move(lock);
        if (waited >= kLongestLockWait)
            return fail(
                ErrorCode::Io, path.toStdString(),
                QUOTADECK_TEXT("history", "Another QuotaDeck is opening the usage history. Retrying."));
        QThread::msleep(static_cast<unsigned long>(kLockStep.count()));
    }
}

/// Of the process that records @p source in the file @p path.
std::string sourceLockPath(const QString& path, const QString& source)
{
    const auto hash = QCryptographicHash::hash(source.toUtf8(), QCryptographicHash::Sha256).toHex().left(16);
    return (path + QLatin1Char('.') + QString::fromLatin1(hash) + QStringLiteral(".lock")).toStdString();
}

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
{
}

void HistoryStore::Worker::setSource(const QString& name)
{
    markGap();
    m_source = name;
}

Status HistoryStore::Worker::open()
{
    if (m_file && m_file->isInPlace())
        return {};
    Status status = openFile();
    if (status)
        status = m_file->check();
    if (!status && status.error().code == ErrorCode::Parse) {
        status = setAside();
        if (status)
            status = openFile();
    }
    if (!status)
        closeFile();
    return status;
}

Status HistoryStore::Worker::openFile()
{
    closeFile();
    const auto lock = lockFile(m_config.path);
    if (!lock)
        return tl::unexpected(lock.error());
    auto file = HistoryFile::open(m_config.path);
    if (!file)
        return tl::unexpected(file.error());
    m_file = *std::move(file);
    return {};
}

void HistoryStore::Worker::closeFile()
{
    m_recorder.reset();
    m_file.reset();
}

/// Moves a damaged file out of the way, unless another process has done so already; nothing of it is deleted.
Status HistoryStore::Worker::setAside()
{
    const auto lock = lockFile(m_config.path);
    if (!lock)
        return tl::unexpected(lock.error());
    const auto isStillDamaged = [this] {
        const auto file = HistoryFile::open(m_config.path);
        return !file && file.error().code == ErrorCode::Parse;
    };
    const bool isMine = m_file ? m_file->isInPlace() : isStillDamaged();
    closeFile();
    if (!isMine)
        return {};
    const QString name = nameForDamaged(QFileInfo(m_config.path));
    bool isMoved = QFile::rename(m_config.path, name);
    for (const char* const part : {"-wal", "-shm"}) {
        const QString path = m_config.path + QLatin1String(part);
        if (QFile::exists(path))
            isMoved = QFile::rename(path, name + QLatin1String(part)) && isMoved;
    }
    if (isMoved)
        m_report(Error{
            ErrorCode::Parse, m_config.path.toStdString(),
            Message(QUOTADECK_TEXT(
                        "history",
                        "The usage history is damaged. It was set aside as %1, and a new one was begun."),
                    name.toStdString())});
    return {};
}

/// False while another process records the source.
Result<bool> HistoryStore::Worker::lockSource()
{
    if (m_sourceLock)
        return true;
    auto lock = file::FileLock::tryLock(sourceLockPath(m_config.path, m_source));
    if (!lock)
        return tl::unexpected(lock.error());
    m_sourceLock = *std::move(lock);
    return m_sourceLock.has_value();
}

Status HistoryStore::Worker::openRecorder()
{
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
        status = setAside();
        if (status)
            status = tryRecord(update);
    }
    reportOnce(status);
}

Status HistoryStore::Worker::tryRecord(const SnapshotUpdate& update)
{
    Status status = open();
    if (!status)
        return status;
    const auto isLocked = lockSource();
    if (!isLocked)
        return tl::unexpected(isLocked.error());
    if (!*isLocked)
        return {}; // the other process keeps the same values; this one goes on when that has ended
    if (m_recorder) {
        status = m_recorder->record(sampleOf(update));
    } else {
        if (status = openRecorder(); !status)
            return status;
        // Its first sample contains everything, whatever was reported as changed.
        status = m_recorder->record(wholeSampleOf(update));
    }
    if (!status) {
        m_recorder.reset();
        return status;
    }
    if (m_sincePrune.isValid() && !m_sincePrune.hasExpired(kPruneInterval.count()))
        return {};
    m_sincePrune.start();
    return m_file->prune(std::chrono::floor<Milliseconds>(update.snapshot->time.time_since_epoch()),
                         m_config.mostBytes, m_config.longest);
}

void HistoryStore::Worker::setBounds(qint64 mostBytes, Milliseconds longest)
{
    m_config.mostBytes = mostBytes;
    m_config.longest = longest;
    m_sincePrune.invalidate();
}

void HistoryStore::Worker::markGap()
{
    if (m_recorder)
        reportOnce(m_recorder->endStretch());
    m_recorder.reset();
    m_sourceLock.reset(); // another process may reach the source meanwhile
}

Result<Reply> HistoryStore::Worker::read(const Request& request)
{
    if (Status status = open(); !status)
        return tl::unexpected(status.error());
    auto reply = history::read(*m_file, request);
    if (!reply && reply.error().code == ErrorCode::Parse)
        reportOnce(setAside());
    return reply;
}

void HistoryStore::Worker::reportOnce(const Status& status)
{
    if (status) {
        m_sinceFailure.invalidate();
        if (m_reported)
            m_report(std::nullopt);
        m_reported.reset();
        return;
    }
    m_sinceFailure.start();
    if (m_reported != status.error())
        m_report(status.error());
    m_reported = status.error();
}

namespace {
// Each keeps its snapshot alive, so a slow disk must not collect them.
constexpr int kMostWaiting = 30;
} // namespace

HistoryStore::HistoryStore(HistoryConfig config, QObject* parent)
    : QObject(parent)
    , m_waiting(std::make_shared<std::atomic<int>>(0))
{
    const auto report = [this](const std::optional<Error>& error) {
        QMetaObject::invokeMethod(
            this,
            [this, error] {
                if (error)
                    Q_EMIT failed(*error);
                else
                    Q_EMIT recovered();
            },
            Qt::QueuedConnection);
    };
    m_worker = std::make_unique<Worker>(std::move(config), report);
}

HistoryStore::~HistoryStore()
{
    // After all earlier jobs. SQLite connections end on the thread that made them.
    m_jobs.start([this] {
        m_worker->markGap();
        m_worker.reset();
    });
    m_jobs.wait();
}

void HistoryStore::setSource(const QString& name)
{
    if (name == m_source)
        return;
    m_source = name;
    m_jobs.start([this, name] { m_worker->setSource(name); });
}

void HistoryStore::record(const std::shared_ptr<const SnapshotUpdate>& update)
{
    if (m_source.isEmpty())
        return;
    if (*m_waiting >= kMostWaiting) {
        m_wasDropped = true;
        return;
    }
    ++*m_waiting;
    m_jobs.start([this, update, isAfterDrop = std::exchange(m_wasDropped, false)] {
        if (isAfterDrop)
            m_worker->forgetState();
        m_worker->record(*update);
        --*m_waiting;
    });
}

void HistoryStore::setBounds(qint64 mostBytes, Milliseconds longest)
{
    m_jobs.start([this, mostBytes, longest] { m_worker->setBounds(mostBytes, longest); });
}

void HistoryStore::markGap()
{
    m_jobs.start([this] { m_worker->markGap(); });
}

void HistoryStore::read(const Request& request, QObject* context, Answer answer)
{
    m_jobs.start(
        this, [this, request] { return m_worker->read(request); },
        [context = QPointer<QObject>(context), answer = std::move(answer)](const Result<Reply>& reply) {
            if (context)
                answer(reply);
        });
}
} // namespace quotadeck::history

#include "moc_historystore.cpp"
