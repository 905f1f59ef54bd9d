// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/settings.h"

#include "core/file/filelock.h"
#include "core/file/filewriter.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <QThread>

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>

namespace quotadeck::app {
namespace {
constexpr qsizetype kMostRecentEntries = 10;
}

QStringList withMostRecent(const QStringList& earlier, const QString& newest)
{
    QStringList entries = earlier;
    entries.removeAll(newest);
    entries.prepend(newest);
    return entries.mid(0, kMostRecentEntries);
}

QString settingsFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation)
        + QStringLiteral("/settings.json");
}

QString windowKeys(const QString& id)
{
    return id.isEmpty() ? QString() : QStringLiteral("connection/%1/").arg(id);
}

SessionSettings::SessionSettings(SettingsStore* store, Memory memory, const QString& connection,
                                 QObject* parent)
    : QObject(parent)
    , m_store(store)
    , m_memory(memory)
    , m_prefix(windowKeys(connection))
{
    if (!isRemembered())
        return;
    connect(m_store, &SettingsStore::written, this, &SessionSettings::recentChanged);
    connect(m_store, &SettingsStore::failed, this, &SessionSettings::failed);
}

void SessionSettings::addRecent(Setting<QStringList> Settings::*list, const QString& newest)
{
    if (!isRemembered())
        return;
    m_store->change([key = keyOf(m_settings.*list), newest](QVariantMap& values) {
        values[key] = withMostRecent(values.value(key).toStringList(), newest);
    });
    Q_EMIT recentChanged();
}

void SessionSettings::setEntry(Setting<QVariantMap> Settings::*map, const QString& key, const QString& value)
{
    if (!isRemembered())
        return;
    m_store->change([setting = keyOf(m_settings.*map), key, value](QVariantMap& values) {
        QVariantMap entries = values.value(setting).toMap();
        if (value.isEmpty())
            entries.remove(key);
        else
            entries[key] = value;
        values[setting] = entries;
    });
}

namespace {
constexpr std::chrono::milliseconds kDelay{500}; ///< several changes come together
constexpr int kLockTries = 200;
constexpr unsigned long kLockPauseMs = 10;
const QString kBytes = QStringLiteral("base64"); ///< the key of an object that stands for bytes

QJsonValue toJson(const QVariant& value)
{
    switch (value.typeId()) {
    case QMetaType::QByteArray:
        return QJsonObject{{kBytes, QString::fromLatin1(value.toByteArray().toBase64())}};
    case QMetaType::QVariantMap: {
        QJsonObject object;
        const QVariantMap map = value.toMap();
        for (auto entry = map.begin(); entry != map.end(); ++entry)
            object[entry.key()] = toJson(entry.value());
        return object;
    }
    case QMetaType::QVariantList:
    case QMetaType::QStringList: {
        QJsonArray array;
        for (const QVariant& entry : value.toList())
            array << toJson(entry);
        return array;
    }
    default:
        return QJsonValue::fromVariant(value);
    }
}

QVariant fromJson(const QJsonValue& value)
{
    if (value.isObject()) {
        const QJsonObject object = value.toObject();
        if (object.size() == 1 && object.contains(kBytes))
            return QByteArray::fromBase64(object[kBytes].toString().toLatin1());
        QVariantMap map;
        for (auto entry = object.begin(); entry != object.end(); ++entry)
            map[entry.key()] = fromJson(entry.value());
        return map;
    }
    if (value.isArray()) {
        QVariantList list;
        for (const auto& entry : value.toArray())
            list << fromJson(entry);
        return list;
    }
    return value.toVariant();
}

std::string native(const QString& path)
{
    return QFile::encodeName(path).toStdString();
}

/// Errors: Io when there is a file that cannot be read, Parse when its content is not ours.
Result<QVariantMap> readValues(const QString& path)
{
    QFile file(path);
    if (!file.exists())
        return QVariantMap();
    if (!file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::Io, native(path), file.errorString().toStdString());
    QJsonParseError error{};
    const auto document = QJsonDocument::fromJson(file.readAll(), &error);
    if (!document.isObject())
        return fail(ErrorCode::Parse, native(path), error.errorString().toStdString());
    return fromJson(document.object()).toMap();
}

/// Another instance holds the lock for a few milliseconds at most.
Result<std::optional<file::FileLock>> waitForLock(const std::string& path)
{
    for (int tries = 0; tries < kLockTries; ++tries) {
        auto lock = file::FileLock::tryLock(path);
        if (!lock || *lock)
            return lock;
        QThread::msleep(kLockPauseMs);
    }
    return fail(ErrorCode::Io, path, QUOTADECK_TEXT("app", "another instance keeps the settings locked"));
}

/// Applies @p changes to what the file holds now. Returns what it holds then.
Result<QVariantMap> writeChanges(const QString& path, const std::vector<SettingsStore::Change>& changes)
{
    if (Status status = file::makeFolder(native(QFileInfo(path).path()), file::Access::Private); !status)
        return tl::unexpected(status.error());
    const auto lock = waitForLock(native(path + QStringLiteral(".lock")));
    if (!lock)
        return tl::unexpected(lock.error());
    auto values = readValues(path);
    if (!values && values.error().code == ErrorCode::Parse) {
        const QString aside = path + QStringLiteral(".damaged");
        QFile::remove(aside);
        if (!QFile::rename(path, aside))
            return values;
        values = QVariantMap();
    }
    if (!values)
        return values;
    for (const auto& change : changes)
        change(*values);
    const QByteArray json = QJsonDocument(toJson(*values).toObject()).toJson();
    if (Status status = file::writeFile(native(path), json.toStdString(), file::Access::Private); !status)
        return tl::unexpected(status.error());
    return values;
}
} // namespace

SettingsStore::SettingsStore(QString path, QObject* parent)
    : QObject(parent)
    , m_path(std::move(path))
    , m_values(readValues(m_path).value_or(QVariantMap()))
{
    m_delay.setSingleShot(true);
    connect(&m_delay, &QTimer::timeout, this, &SettingsStore::startWriting);
}

SettingsStore::~SettingsStore()
{
    m_jobs.wait();
    // The outcome of what ran last is on its way in the event loop; to apply a change once more does no harm.
    if (!m_pending.empty())
        if (const auto values = writeChanges(m_path, changesOf(m_pending)); !values)
            qWarning("%s: %s", values.error().where.c_str(), values.error().message.english().c_str());
}

void SettingsStore::setValue(const QString& key, const QVariant& value)
{
    if (!m_values.contains(key) || m_values.value(key) != value)
        add(key, [key, value](QVariantMap& values) { values[key] = value; });
}

void SettingsStore::change(const Change& change)
{
    add({}, change);
}

void SettingsStore::add(const QString& key, const Change& change)
{
    change(m_values);
    // Where nothing can be written, the changes of a day are not kept one by one.
    const auto waiting = m_pending.begin() + static_cast<std::ptrdiff_t>(m_writing);
    const auto same
        = key.isEmpty() ? m_pending.end() : std::ranges::find(waiting, m_pending.end(), key, &Pending::key);
    if (same != m_pending.end())
        m_pending.erase(same);
    m_pending.push_back({key, change});
    m_delay.start(kDelay);
}

void SettingsStore::startWriting()
{
    if (m_writing > 0)
        return; // finishWriting() goes on
    m_writing = m_pending.size();
    m_jobs.start(
        this, [path = m_path, changes = changesOf(m_pending)] { return writeChanges(path, changes); },
        [this](const Result<QVariantMap>& values) { finishWriting(values); });
}

void SettingsStore::finishWriting(const Result<QVariantMap>& values)
{
    const auto count = static_cast<std::ptrdiff_t>(std::exchange(m_writing, 0));
    if (!values) {
        if (!std::exchange(m_hasFailed, true))
            Q_EMIT failed(values.error());
        return;
    }
    m_hasFailed = false;
    m_pending.erase(m_pending.begin(), m_pending.begin() + count);
    m_values = *values; // with what other instances have changed
    for (const Pending& pending : m_pending)
        pending.change(m_values);
    if (!m_pending.empty())
        m_delay.start(kDelay);
    Q_EMIT written();
}

std::vector<SettingsStore::Change> SettingsStore::changesOf(const std::vector<Pending>& pending)
{
    std::vector<Change> changes;
    changes.reserve(pending.size());
    for (const Pending& one : pending)
        changes.push_back(one.change);
    return changes;
}
} // namespace quotadeck::app

#include "moc_settings.cpp"
