// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/instancewatch.h"

#include "core/file/filewriter.h"
#include "models/common/textfile.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QUuid>

#include <chrono>
#include <memory>
#include <utility>

namespace quotadeck::models {
namespace {
const QString kOpenSuffix = QStringLiteral(".open");
/// A killed process changes nothing in the folder that could be noticed.
constexpr std::chrono::seconds kLookAgain{5};

/// The same for all names that lead to one file.
QString openKey(const QString& path)
{
    const QString real = QFileInfo(path).canonicalFilePath();
    const QByteArray name = (real.isEmpty() ? path : real).toUtf8();
    return QString::fromLatin1(QCryptographicHash::hash(name, QCryptographicHash::Sha256).toHex().left(16));
}

struct Entered
{
    QString name;
    std::optional<file::FileLock> lock;
};

/// Null without a lock: the folder cannot be written.
std::shared_ptr<Entered> enterFolder(const QString& folder, const QString& key)
{
    auto entered = std::make_shared<Entered>(); // shared, because results of jobs are copied
    if (!file::makeFolder(nativePath(folder), file::Access::Private))
        return entered;
    // Another instance may take the lock for a dead one's between its making and locking: then with another name.
    for (int tries = 0; tries < 10 && !entered->lock; ++tries) {
        entered->name = QStringLiteral("%1-%2-%3%4")
                            .arg(key, QString::number(QCoreApplication::applicationPid()),
                                 QUuid::createUuid().toString(QUuid::Id128).left(8), kOpenSuffix);
        auto lock = file::FileLock::tryLock(nativePath(folder + u'/' + entered->name));
        if (!lock)
            break;
        entered->lock = *std::move(lock);
    }
    return entered;
}

std::vector<OtherInstance> othersIn(const QString& folderName, const QString& key, const QString& own)
{
    std::vector<OtherInstance> others;
    const QDir folder(folderName);
    const auto files
        = folder.entryInfoList({key + QStringLiteral("-*") + kOpenSuffix}, QDir::Files, QDir::Time);
    for (const QFileInfo& info : files) {
        if (info.fileName() == own)
            continue;
        const auto lock = file::FileLock::tryLock(nativePath(info.filePath()));
        if (lock && !*lock) // held: its process lives. A dead one's is removed with this lock.
            others.push_back({info.fileName().section(u'-', 1, 1).toLongLong(), info.lastModified()});
    }
    return others;
}
} // namespace

InstanceWatch::InstanceWatch(EditedFile* session, QString folder, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_folder(std::move(folder))
{
    connect(m_session, &EditedFile::opened, this, &InstanceWatch::enter);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &InstanceWatch::look);
    m_lookAgain.setInterval(kLookAgain);
    connect(&m_lookAgain, &QTimer::timeout, this, &InstanceWatch::look);
}

void InstanceWatch::enter()
{
    m_key = openKey(m_session->path());
    m_own.clear();
    m_lock.reset();
    setOthers({});
    m_enterJob.start(
        [folder = m_folder, key = m_key](const std::stop_token&) { return enterFolder(folder, key); },
        [this](const std::shared_ptr<Entered>& entered) {
            m_own = entered->name;
            m_lock = std::move(entered->lock);
            m_watcher.addPath(m_folder);
            look();
        });
}

void InstanceWatch::look()
{
    if (m_own.isEmpty())
        return;
    m_lookJob.start([folder = m_folder, key = m_key,
                     own = m_own](const std::stop_token&) { return othersIn(folder, key, own); },
                    [this](std::vector<OtherInstance> others) { setOthers(std::move(others)); });
}

void InstanceWatch::setOthers(std::vector<OtherInstance> others)
{
    if (m_others == others)
        return;
    m_others = std::move(others);
    if (m_others.empty())
        m_lookAgain.stop();
    else
        m_lookAgain.start();
    Q_EMIT othersChanged();
}
} // namespace quotadeck::models

#include "moc_instancewatch.cpp"
