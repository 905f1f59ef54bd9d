// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/recoveryfiles.h"

#include "core/file/filewriter.h"
#include "models/common/textfile.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QUuid>

#include <utility>

namespace quotadeck::models {
namespace {
const QString kRecoverySuffix = QStringLiteral(".recovery");
const QString kBase = QStringLiteral("base"); ///< hash of what the file held
const QString kPath = QStringLiteral("path");
const QString kTime = QStringLiteral("time");
const QString kKind = QStringLiteral("kind"); ///< kInterrupted or nothing
const QString kInterrupted = QStringLiteral("interrupted");
const QString kMerged = QStringLiteral("merged"); ///< names of older recoveries
const QString kBaseSuffix = QStringLiteral(".base");
const QString kLockSuffix = QStringLiteral(".lock");

QString recoveryKey(const QString& path)
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
    return QStringLiteral("%1-%2%3").arg(file.chopped(kRecoverySuffix.size()), hash.left(16), kBaseSuffix);
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

/// Removes @p recovery and the older ones that its text has.
void removeWithMerged(const Recovery& recovery)
{
    removeRecovery(recovery.file);
    const QDir folder = QFileInfo(recovery.file).dir();
    for (const QString& name : recovery.merged)
        removeRecovery(folder.filePath(QFileInfo(name).fileName()));
}

/// Removes what processes left that were killed before they wrote their edits: the text before, and the lock.
void removeOrphans(const QDir& folder)
{
    const QString lockSuffix = kRecoverySuffix + kLockSuffix;
    for (const QString& name : folder.entryList({u'*' + kBaseSuffix, u'*' + lockSuffix}, QDir::Files)) {
        const QString stem
            = name.endsWith(kBaseSuffix) ? name.section(u'-', 0, 1) : name.chopped(lockSuffix.size());
        const QString file = folder.filePath(stem + kRecoverySuffix);
        if (QFile::exists(file))
            continue;
        const auto lock = lockOf(file); // its file goes with it
        if (lock && !QFile::exists(file))
            removeBases(file);
    }
}

QString newFile(const QString& folder, const QString& path)
{
    return QStringLiteral("%1/%2-%3%4")
        .arg(folder, recoveryKey(path), QUuid::createUuid().toString(QUuid::Id128), kRecoverySuffix);
}

/// Empty when it is not known.
std::string baseOf(const QString& file, const QString& hash, const std::string& current)
{
    if (hash == hashOf(current))
        return current;
    auto content = readHeadedFile(baseFileOf(file, hash));
    return content && hashOf(content->text) == hash ? std::move(content->text) : std::string();
}

Status writeRecovery(const Recovery& recovery, const QString& path)
{
    const QString& file = recovery.file;
    const QString hash = hashOf(recovery.base);
    const QString base = baseFileOf(file, hash);
    if (!QFile::exists(base)) {
        if (auto status = writeHeadedFile(base, {QJsonObject{{kBase, hash}}, recovery.base}); !status)
            return status;
    }
    QJsonObject head{{kPath, path}, {kTime, recovery.time.toString(Qt::ISODateWithMs)}, {kBase, hash}};
    if (recovery.kind == Recovery::Kind::InterruptedSave)
        head[kKind] = kInterrupted;
    if (!recovery.merged.isEmpty())
        head[kMerged] = QJsonArray::fromStringList(recovery.merged);
    const auto status = writeHeadedFile(file, {head, recovery.text});
    if (status)
        removeBases(file, base);
    return status;
}

/// What a save of @p path in place that was cut short left beside it, which is what the file held before. It is moved to
/// @p folder, as it prevents the next save where it is; it stays there when that fails. @p saved is what the file holds.
std::optional<Recovery> contentBefore(const QString& folder, const QString& path, const std::string& saved)
{
    if (!file::removeRemains(nativePath(path)))
        return std::nullopt;
    const QString kept
        = QFile::decodeName(QByteArray::fromStdString(file::keptContentPath(nativePath(path))));
    auto text = readTextFile(kept);
    if (!text)
        return std::nullopt;
    Recovery before{.kind = Recovery::Kind::InterruptedSave,
                    .file = newFile(folder, path),
                    .time = QFileInfo(kept).lastModified().toUTC(),
                    .text = *std::move(text),
                    .base = saved};
    const auto lock
        = file::makeFolder(nativePath(folder), file::Access::Private) ? lockOf(before.file) : std::nullopt;
    if (lock && writeRecovery(before, path))
        QFile::remove(kept);
    else
        before.file = kept;
    return before;
}

/// The newest that no other window works on or was offered. One that has the text @p saved was saved in the last moment, and
/// goes.
std::optional<Recovery> newestIn(const QString& folderName, const QString& key, const std::string& saved)
{
    const QDir folder(folderName);
    removeOrphans(folder);
    const QString pattern = key + QStringLiteral("-*") + kRecoverySuffix;
    QStringList gone;
    for (const QString& name : folder.entryList({pattern}, QDir::Files, QDir::Time)) {
        const QString file = folder.filePath(name);
        const auto lock = lockOf(file);
        if (!lock || gone.contains(name))
            continue;
        auto content = readHeadedFile(file);
        if (!content)
            continue;
        const QJsonObject& head = content->head;
        Recovery found{.kind = head[kKind].toString() == kInterrupted ? Recovery::Kind::InterruptedSave
                                                                      : Recovery::Kind::UnsavedEdits,
                       .file = file,
                       .time = QDateTime::fromString(head[kTime].toString(), Qt::ISODateWithMs),
                       .text = std::move(content->text)};
        for (const auto& older : head[kMerged].toArray())
            found.merged.push_back(older.toString());
        if (found.text == saved) {
            removeWithMerged(found);
            gone += found.merged;
            continue;
        }
        const QString base = head[kBase].toString();
        found.base = baseOf(file, base, saved);
        found.isOfOtherText = !base.isEmpty() && base != hashOf(saved);
        return found;
    }
    return std::nullopt;
}
} // namespace

RecoveryFiles::RecoveryFiles(EditedFile* session, QString folder, std::chrono::milliseconds interval,
                             QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_folder(std::move(folder))
{
    connect(m_session, &EditedFile::opened, this, &RecoveryFiles::startFile);
    connect(m_session, &EditedFile::revisionChanged, this, &RecoveryFiles::follow);
    connect(m_session, &EditedFile::saved, this, &RecoveryFiles::finishSaving);
    connect(m_session, &EditedFile::merged, this, &RecoveryFiles::finishRecovering);
    connect(m_session, &EditedFile::busyChanged, this, [this] {
        if (m_isKeeping && !m_session->isBusy())
            keep();
    });
    connect(&m_timer, &QTimer::timeout, this, &RecoveryFiles::write);
    if (interval.count() > 0)
        m_timer.start(interval);
}

RecoveryFiles::~RecoveryFiles()
{
    removeOwn(); // an orderly end: the user was asked about unsaved edits
}

void RecoveryFiles::startFile()
{
    removeOwn();
    m_kept.clear(); // that is for the next time
    m_recovered.reset(); // likewise, unless it was saved
    m_text = m_session->text();
    m_textBefore.reset();
    nameFile();
    look();
}

void RecoveryFiles::nameFile()
{
    m_lock.reset();
    m_file = newFile(m_folder, m_session->path());
}

void RecoveryFiles::look()
{
    if (std::exchange(m_found, std::nullopt))
        Q_EMIT foundChanged();
    m_lookJob.start(
        [folder = m_folder, path = m_session->path(),
         saved = m_session->savedText()](const std::stop_token&) {
            auto before = contentBefore(folder, path, saved);
            return before ? before : newestIn(folder, recoveryKey(path), saved);
        },
        [this](std::optional<Recovery> found) {
            if (takeFound(std::move(found)))
                Q_EMIT foundChanged();
            else
                look(); // there may be an older one; what is locked is not found again
        });
}

bool RecoveryFiles::takeFound(std::optional<Recovery> found)
{
    // What lies beside the file, for want of a folder, is not locked.
    if (found && found->file.endsWith(kRecoverySuffix)) {
        auto lock = lockOf(found->file);
        if (!lock)
            return false;
        found->lock = std::make_shared<const file::FileLock>(*std::move(lock));
    }
    m_found = std::move(found);
    return true;
}

void RecoveryFiles::write()
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
    m_mayHaveFile = true;
    QStringList merged;
    if (m_recovered) {
        merged = m_recovered->merged;
        merged.push_back(QFileInfo(m_recovered->file).fileName());
    }
    m_writeJob.start(
        [file = m_file, path = m_session->path(), text, saved = m_session->savedText(),
         merged = std::move(merged)](const std::stop_token&) {
            return writeRecovery({.file = file,
                                  .merged = merged,
                                  .time = QDateTime::currentDateTimeUtc(),
                                  .text = *text,
                                  .base = saved},
                                 path);
        },
        [this, text](const Status& status) { finishWriting(text, status); });
}

void RecoveryFiles::keep()
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

void RecoveryFiles::endKeeping(const Status& status)
{
    m_isKeeping = false;
    if (!status) {
        Q_EMIT keepFailed(status.error());
        return;
    }
    if (m_written) {
        forgetKept(); // the newer ones have it all
        m_kept = m_file;
        m_written.reset(); // the recovery file belongs to no edits from now on
        m_mayHaveFile = false;
        nameFile();
    }
    Q_EMIT kept();
}

void RecoveryFiles::finishWriting(const TextPtr& text, const Status& status)
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
    }
}

OtherEdits RecoveryFiles::foundEdits() const
{
    return {OtherEdits::Origin::Recovery, m_found->base, m_found->text};
}

void RecoveryFiles::recover()
{
    if (m_found)
        m_session->merge(foundEdits());
}

void RecoveryFiles::finishRecovering(const OtherEdits& others)
{
    if (others.origin != OtherEdits::Origin::Recovery || !m_found || others.text != m_found->text)
        return;
    m_recovered = std::exchange(m_found, std::nullopt);
    m_unrecovered = m_textBefore;
    m_merged = m_text;
    Q_EMIT foundChanged();
    Q_EMIT recovered(m_recovered->time);
    if (m_session->isModified()) {
        m_written.reset(); // also to name what was recovered, when the text was written already
        write();
    } else {
        removeRecovered(); // the file holds the edits already
    }
}

void RecoveryFiles::finishSaving()
{
    forgetKept();
    if (m_recovered)
        removeRecovered();
    else if (m_found && m_found->text == m_session->savedText()) // recovered, undone and redone
        discard();
}

void RecoveryFiles::removeRecovered()
{
    m_jobs.start([recovered = *std::exchange(m_recovered, std::nullopt)] { removeWithMerged(recovered); });
    look(); // there may be an older one
}

void RecoveryFiles::follow()
{
    if (const auto text = m_session->text(); text && (!m_text || *text != *m_text))
        m_textBefore = std::exchange(m_text, text);
    if (m_recovered)
        followRecovered();
    if (!m_session->hasUnsavedEdits())
        removeOwn();
}

/// Offers what was recovered again when that was undone.
void RecoveryFiles::followRecovered()
{
    const bool isUnmodified = !m_session->hasUnsavedEdits();
    if (isUnmodified && *m_text == *m_merged) {
        removeRecovered(); // the file holds it
    } else if (isUnmodified || (m_unrecovered && *m_text == *m_unrecovered)) {
        m_found = std::exchange(m_recovered, std::nullopt);
        m_written.reset(); // what is written from now on does not have it
        Q_EMIT foundChanged();
    }
}

void RecoveryFiles::discard()
{
    if (!m_found)
        return;
    removeRecovery(m_found->file);
    look(); // there may be an older one
}

void RecoveryFiles::removeOwn()
{
    if (std::exchange(m_mayHaveFile, false)) {
        m_writeJob.cancel();
        m_jobs.start([file = m_file] { removeRecovery(file); });
        m_written.reset();
    }
    if (m_isKeeping) // nothing is left to be kept
        endKeeping({});
}

/// Whoever kept edits and stayed after all has saved them now.
void RecoveryFiles::forgetKept()
{
    if (!m_kept.isEmpty())
        m_jobs.start([file = std::exchange(m_kept, {})] { removeRecovery(file); });
}
} // namespace quotadeck::models

#include "moc_recoveryfiles.cpp"
