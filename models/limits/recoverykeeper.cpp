// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/recoverykeeper.h"

#include "core/config/diff/textdiff.h"
#include "models/common/textfile.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QUuid>

#include <utility>

namespace quotadeck::models {
namespace {
const QString kSuffix = QStringLiteral(".recovery");
const QString kLockSuffix = QStringLiteral(".lock");

QString keyOf(const QString& path)
{
    return QString::fromLatin1(
        QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha256).toHex().left(16));
}

std::unique_ptr<QLockFile> lockOf(const QString& file)
{
    auto lock = std::make_unique<QLockFile>(file + kLockSuffix);
    lock->setStaleLockTime(0); // a lock is stale when its process is gone, never by age
    return lock;
}
} // namespace

RecoveryKeeper::RecoveryKeeper(ConfigSession* session, QString folder, std::chrono::milliseconds interval,
                               QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_folder(std::move(folder))
{
    connect(m_session, &ConfigSession::opened, this, &RecoveryKeeper::startFile);
    connect(m_session, &ConfigSession::revisionChanged, this, &RecoveryKeeper::follow);
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
    m_lock.reset();
    m_file
        = QStringLiteral("%1/%2-%3%4")
              .arg(m_folder, keyOf(m_session->path()), QUuid::createUuid().toString(QUuid::Id128), kSuffix);
    look();
}

void RecoveryKeeper::look()
{
    m_found.reset();
    m_isRecovering = false;
    const QDir folder(m_folder);
    const QString pattern = keyOf(m_session->path()) + QStringLiteral("-*") + kSuffix;
    for (const QString& name : folder.entryList({pattern}, QDir::Files, QDir::Time)) {
        const QString file = folder.filePath(name);
        if (!lockOf(file)->tryLock()) // somebody is at work on it
            continue;
        const auto content = readHeadedFile(file);
        if (!content)
            continue;
        m_found = Recovery{
            file, QDateTime::fromString(content->head[QLatin1String("time")].toString(), Qt::ISODateWithMs),
            content->text};
        if (content->text == m_session->revision()->text()) { // it was saved in the last moment
            dropFound();
            continue;
        }
        break;
    }
    Q_EMIT foundChanged();
}

void RecoveryKeeper::write()
{
    if (m_file.isEmpty() || !m_session->isModified() || m_session->revision()->text() == m_written)
        return;
    const std::string& text = m_session->revision()->text();
    Status status;
    if (!QDir().mkpath(m_folder))
        status = fail(ErrorCode::Io, m_folder.toStdString(), "the folder cannot be made");
    if (status && !m_lock) {
        m_lock = lockOf(m_file);
        m_lock->tryLock();
    }
    if (status)
        status = writeHeadedFile(m_file,
                                 {QJsonObject{{QStringLiteral("path"), m_session->path()},
                                              {QStringLiteral("time"),
                                               QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs)}},
                                  text});
    if (status) {
        m_written = text;
        m_hasFailed = false;
        Q_EMIT written();
    } else if (!std::exchange(m_hasFailed, true)) {
        Q_EMIT failed(status.error());
    }
}

void RecoveryKeeper::recover()
{
    if (!m_found)
        return;
    m_session->edit([text = m_found->text](const config::Document& document) {
        return Result<std::vector<config::TextEdit>>(config::lineEdits(document.text(), text));
    });
    m_isRecovering = true;
}

void RecoveryKeeper::follow()
{
    if (!m_session->hasUnsavedEdits())
        removeOwn();
    if (!m_isRecovering || !m_found || m_session->revision()->text() != m_found->text)
        return;
    // Only when the edit is in a file of this process may the old one go.
    m_isRecovering = false;
    write();
    if (m_written == m_found->text)
        discard();
}

void RecoveryKeeper::discard()
{
    if (!m_found)
        return;
    dropFound();
    look(); // there may be an older one
}

void RecoveryKeeper::dropFound()
{
    QFile::remove(m_found->file);
    m_found.reset();
}

void RecoveryKeeper::removeOwn()
{
    if (!m_written.empty())
        QFile::remove(m_file);
    m_written.clear();
}
} // namespace quotadeck::models
