// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/common/recoverykeeper.h"

#include "core/file/filewriter.h"
#include "models/common/textfile.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include <utility>

namespace quotadeck::models {
namespace {
const QString kSuffix = QStringLiteral(".recovery");
const QString kBase = QStringLiteral("base"); ///< hash of what the file held
const QString kBaseSuffix = QStringLiteral(".base");
const QString kLockSuffix = QStringLiteral(".lock");

QString keyOf(const QString& path)
{
    return QString::fromLatin1(
        QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha256).toHex().left(16));
}

QString hashOf(const std::string& text)
{
    const auto bytes = QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size()));
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

/// Not set while another process is at work on @p file.
std::optional<file::FileLock> lockOf(const QString& file)
{
    auto lock = file::FileLock::tryLock(nativePath(file + kLockSuffix));
    return lock ? *std::move(lock) : std::nullopt;
}

/// Of the text with @p hash that the edits in @p file began with; named by the hash, so that a new one never takes the place
/// of one that is still needed.
QString baseFileOf(const QString& file, const QString& hash)
{
    return QStringLiteral("%1-%2%3").arg(file.chopped(kSuffix.size()), hash.left(16), kBaseSuffix);
}

/// Removes the texts that the edits in @p file began with, but for @p kept.
void removeBases(const QString& file, const QString& kept = {})
{
    const QFileInfo info(file);
    QDir folder(info.path());
    const QString pattern = info.completeBaseName() + QStringLiteral("-*") + kBaseSuffix;
    for (const QString& name : folder.entryList({pattern}, QDir::Files)) {
        if (folder.filePath(name) != kept)
            folder.remove(name);
    }
}

void removeRecovery(const QString& file)
{
    QFile::remove(file);
    removeBases(file);
}

/// Empty when it is not known.
std::string baseOf(const QString& file, const QString& hash, const std::string& current)
{
    if (hash == hashOf(current))
        return current;
    auto content = readHeadedFile(baseFileOf(file, hash));
    return content && hashOf(content->text) == hash ? std::move(content->text) : std::string();
}

/// What the file at @p path held before a save of it in place that was cut short. @p text is what it holds now.
std::optional<Recovery> contentBefore(const QString& path, const TextPtr& text)
{
    if (!file::removeRemains(nativePath(path)))
        return std::nullopt;
    const QString kept
        = QFile::decodeName(QByteArray::fromStdString(file::keptContentPath(nativePath(path))));
    auto before = readTextFile(kept);
    if (!before)
        return std::nullopt;
    return Recovery{Recovery::Kind::InterruptedSave, kept, QFileInfo(kept).lastModified().toUTC(),
                    *std::move(before), *text};
}

/// The newest that nobody is at work on. One that says what @p text says was saved in the last moment, and goes.
std::optional<Recovery> newestIn(const QString& folderName, const QString& key, const TextPtr& text)
{
    const QDir folder(folderName);
    const QString pattern = key + QStringLiteral("-*") + kSuffix;
    for (const QString& name : folder.entryList({pattern}, QDir::Files, QDir::Time)) {
        const QString file = folder.filePath(name);
        const auto lock = lockOf(file);
        if (!lock)
            continue;
        auto content = readHeadedFile(file);
        if (!content)
            continue;
        if (content->text == *text) {
            removeRecovery(file);
            continue;
        }
        const QString time = content->head[QLatin1String("time")].toString();
        const QString base = content->head[kBase].toString();
        return Recovery{Recovery::Kind::UnsavedEdits,
                        file,
                        QDateTime::fromString(time, Qt::ISODateWithMs),
                        std::move(content->text),
                        baseOf(file, base, *text),
                        !base.isEmpty() && base != hashOf(*text)};
    }
    return std::nullopt;
}

Status writeRecovery(const QString& file, const QString& path, const std::string& text,
                     const std::string& saved)
{
    const QString hash = hashOf(saved);
    const QString base = baseFileOf(file, hash);
    if (!QFile::exists(base)) {
        if (auto status = writeHeadedFile(base, {QJsonObject{{kBase, hash}}, saved}); !status)
            return status;
    }
    const QString time = QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs);
    const auto status = writeHeadedFile(
        file,
        {QJsonObject{{QStringLiteral("path"), path}, {QStringLiteral("time"), time}, {kBase, hash}}, text});
    if (status)
        removeBases(file, base);
    return status;
}
} // namespace

RecoveryKeeper::RecoveryKeeper(FileSession* session, QString folder, std::chrono::milliseconds interval,
                               QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_folder(std::move(folder))
{
    m_pool.setMaxThreadCount(1);
    connect(m_session, &FileSession::opened, this, &RecoveryKeeper::startFile);
    connect(m_session, &FileSession::revisionChanged, this, &RecoveryKeeper::follow);
    connect(m_session, &FileSession::saved, this, &RecoveryKeeper::forgetKept);
    connect(m_session, &FileSession::merged, this, &RecoveryKeeper::finishRecovering);
    connect(m_session, &FileSession::busyChanged, this, [this] {
        if (m_isKeeping && !m_session->isBusy())
            keep();
    });
    connect(&m_timer, &QTimer::timeout, this, &RecoveryKeeper::write);
    if (interval.count() > 0)
        m_timer.start(interval);
}

RecoveryKeeper::~RecoveryKeeper()
{
    removeOwn(); // an orderly end: the user was asked about unsaved edits
}

void RecoveryKeeper::startFile()
{
    removeOwn();
    m_kept.clear(); // that is for the next time
    nameFile();
    look();
}

void RecoveryKeeper::nameFile()
{
    m_lock.reset();
    m_file
        = QStringLiteral("%1/%2-%3%4")
              .arg(m_folder, keyOf(m_session->path()), QUuid::createUuid().toString(QUuid::Id128), kSuffix);
}

void RecoveryKeeper::look()
{
    m_isRecovered = false;
    if (std::exchange(m_found, std::nullopt))
        Q_EMIT foundChanged();
    m_lookJob.start(
        [folder = m_folder, path = m_session->path(), text = m_session->text()](const std::stop_token&) {
            auto before = contentBefore(path, text);
            return before ? before : newestIn(folder, keyOf(path), text);
        },
        [this](std::optional<Recovery> found) {
            m_found = std::move(found);
            Q_EMIT foundChanged();
        });
}

void RecoveryKeeper::write()
{
    const auto text = m_session->text();
    if (m_file.isEmpty() || !m_session->isModified() || text == m_written)
        return;
    if (const Status made = file::makeFolder(nativePath(m_folder), file::Access::Private); !made) {
        finishWriting(nullptr, made);
        return;
    }
    if (!m_lock)
        m_lock = lockOf(m_file);
    m_written = text;
    m_writeJob.start([file = m_file, path = m_session->path(), text, saved = m_session->savedText()](
                         const std::stop_token&) { return writeRecovery(file, path, *text, saved); },
                     [this, text](const Status& status) { finishWriting(text, status); });
}

void RecoveryKeeper::keep()
{
    m_isKeeping = true;
    if (m_session->isBusy()) // it goes on when the edit is there
        return;
    if (!m_session->isModified()) {
        endKeeping({});
        return;
    }
    m_written.reset(); // once more: what was written of it may still be under way
    write();
}

void RecoveryKeeper::endKeeping(const Status& status)
{
    m_isKeeping = false;
    if (!status) {
        Q_EMIT keepFailed(status.error());
        return;
    }
    if (m_written) {
        forgetKept(); // the newer ones have it all
        m_kept = m_file;
        m_written.reset(); // what is in the file is nobody's from now on
        nameFile();
    }
    Q_EMIT kept();
}

void RecoveryKeeper::finishWriting(const TextPtr& text, const Status& status)
{
    if (!status) {
        m_written.reset();
        if (m_isKeeping)
            endKeeping(status);
        else if (!std::exchange(m_hasFailed, true))
            Q_EMIT failed(status.error());
        return;
    }
    m_hasFailed = false;
    Q_EMIT written();
    if (m_isKeeping) {
        if (text == m_session->text())
            endKeeping({});
        else
            keep();
        return;
    }
    // Only when the merged text is in a file of this process may the old one go.
    if (std::exchange(m_isRecovered, false))
        discard();
}

OtherEdits RecoveryKeeper::foundEdits() const
{
    return {OtherEdits::Origin::Recovery, m_found->base, m_found->text};
}

void RecoveryKeeper::recover()
{
    if (m_found)
        m_session->merge(foundEdits());
}

void RecoveryKeeper::finishRecovering(const OtherEdits& others)
{
    if (others.origin != OtherEdits::Origin::Recovery || !m_found || others.text != m_found->text)
        return;
    Q_EMIT recovered(m_found->time);
    if (!m_session->isModified()) { // the file holds the edits already
        discard();
        return;
    }
    m_isRecovered = true;
    write();
}

void RecoveryKeeper::follow()
{
    if (m_session->hasUnsavedEdits())
        return;
    m_isRecovered = false; // taken back before it was written: still to be offered
    removeOwn();
}

void RecoveryKeeper::discard()
{
    if (!m_found)
        return;
    removeRecovery(m_found->file);
    look(); // there may be an older one
}

void RecoveryKeeper::removeOwn()
{
    if (m_written) {
        m_writeJob.cancel();
        m_pool.start([file = m_file] { removeRecovery(file); });
        m_written.reset();
    }
    if (m_isKeeping) // nothing is left to be kept
        endKeeping({});
}

/// Whoever kept edits and stayed after all has saved them now.
void RecoveryKeeper::forgetKept()
{
    if (!m_kept.isEmpty())
        m_pool.start([file = std::exchange(m_kept, {})] { removeRecovery(file); });
}
} // namespace quotadeck::models
