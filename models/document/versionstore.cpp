// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/versionstore.h"

#include "core/file/filewriter.h"
#include "models/common/textfile.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace quotadeck::models {
namespace {
constexpr int kFormat = 1;
constexpr int kNumberWidth = 8;
const QString kVersionSuffix = QStringLiteral(".version");
const QString kLabelSuffix = QStringLiteral(".label");

QString hashOf(const QByteArray& bytes)
{
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

QString fileOf(const QString& folder, const QString& id)
{
    return folder + u'/' + id + kVersionSuffix;
}

QString labelFileOf(const QString& folder, const QString& id)
{
    return folder + u'/' + id + kLabelSuffix;
}

std::optional<int> countIn(const QJsonObject& head, QLatin1String key)
{
    const QJsonValue value = head[key];
    return value.isDouble() ? std::optional(value.toInt()) : std::nullopt;
}

VersionNote noteIn(const QJsonObject& head)
{
    return {.message = head[QLatin1String("message")].toString(),
            .ticket = head[QLatin1String("ticket")].toString(),
            .user = head[QLatin1String("user")].toString(),
            .source = head[QLatin1String("source")].toString(),
            .errors = countIn(head, QLatin1String("errors")),
            .warnings = countIn(head, QLatin1String("warnings"))};
}

/// What is not known has no key.
void addNote(QJsonObject& head, const VersionNote& note)
{
    head[QLatin1String("message")] = note.message;
    if (!note.ticket.isEmpty())
        head[QLatin1String("ticket")] = note.ticket;
    if (!note.user.isEmpty())
        head[QLatin1String("user")] = note.user;
    if (!note.source.isEmpty())
        head[QLatin1String("source")] = note.source;
    if (note.errors)
        head[QLatin1String("errors")] = *note.errors;
    if (note.warnings)
        head[QLatin1String("warnings")] = *note.warnings;
}

/// "00000012-3fa9c1d2": ordered by name.
QString idAfter(const std::vector<FileVersion>& versions, const QString& hash)
{
    const int last = versions.empty() ? 0 : versions.front().id.section(u'-', 0, 0).toInt();
    return QStringLiteral("%1-%2").arg(last + 1, kNumberWidth, 10, QLatin1Char('0')).arg(hash.left(8));
}

Result<FileVersion> versionIn(const QString& folder, const QString& id)
{
    return readHeadedFile(fileOf(folder, id)).and_then([&](const HeadedText& file) -> Result<FileVersion> {
        const auto& head = file.head;
        if (head[QLatin1String("format")].toInt() != kFormat)
            return fail(ErrorCode::Unsupported, id.toStdString(), "a version of an unknown form");
        FileVersion version{id,
                            head[QLatin1String("path")].toString(),
                            head[QLatin1String("hash")].toString(),
                            head[QLatin1String("parent")].toString(),
                            QDateTime::fromString(head[QLatin1String("time")].toString(), Qt::ISODateWithMs),
                            noteIn(head),
                            {},
                            static_cast<qint64>(file.text.size())};
        if (const auto label = readHeadedFile(labelFileOf(folder, id)))
            version.label = label->head[QLatin1String("label")].toString();
        return version;
    });
}

/// Whoever has labelled a version wants to keep it, even if the label cannot be read any more.
bool hasLabel(const QString& folder, const QString& id)
{
    const QString file = labelFileOf(folder, id);
    const auto label = readHeadedFile(file);
    return label ? !label->head[QLatin1String("label")].toString().isEmpty() : QFileInfo::exists(file);
}
} // namespace

QString VersionStore::folderOf(const QString& path) const
{
    return m_folder + u'/' + hashOf(path.toUtf8()).left(16);
}

Status VersionStore::add(const QString& path, const std::string& text, const VersionNote& note) const
{
    if (m_folder.isEmpty())
        return {};
    const QString folder = folderOf(path);
    const auto versions = list(path);
    const QString hash = hashOf(QByteArray::fromStdString(text));
    // By its text: a damaged one does not count.
    if (!versions.empty() && versions.front().hash == hash && this->text(versions.front()))
        return {};
    if (Status status = file::makeFolder(nativePath(folder), file::Access::Private); !status)
        return status;
    QJsonObject head{
        {QStringLiteral("format"), kFormat},
        {QStringLiteral("path"), path},
        {QStringLiteral("hash"), hash},
        {QStringLiteral("parent"), versions.empty() ? QString() : versions.front().id},
        {QStringLiteral("time"), QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs)},
    };
    addNote(head, note);
    return writeHeadedFile(fileOf(folder, idAfter(versions, hash)), {head, text});
}

std::vector<FileVersion> VersionStore::list(const QString& path) const
{
    std::vector<FileVersion> versions;
    if (m_folder.isEmpty())
        return versions;
    const QDir folder(folderOf(path));
    for (const QString& name :
         folder.entryList({u'*' + kVersionSuffix}, QDir::Files, QDir::Name | QDir::Reversed)) {
        if (auto version = versionIn(folder.path(), name.chopped(kVersionSuffix.size())))
            versions.push_back(std::move(*version));
    }
    return versions;
}

Result<std::string> VersionStore::text(const FileVersion& version) const
{
    return readHeadedFile(fileOf(folderOf(version.path), version.id))
        .and_then([&version](const HeadedText& file) -> Result<std::string> {
            if (hashOf(QByteArray::fromStdString(file.text)) != version.hash)
                return fail(ErrorCode::Parse, version.id.toStdString(), "the stored version is damaged");
            return file.text;
        });
}

Status VersionStore::setLabel(const FileVersion& version, const QString& label) const
{
    return writeHeadedFile(labelFileOf(folderOf(version.path), version.id),
                           {QJsonObject{{QStringLiteral("label"), label}}, {}});
}

Status VersionStore::prune(const QString& path, const VersionRule& rule) const
{
    const auto versions = list(path);
    const QDateTime oldest = QDateTime::currentDateTimeUtc().addDays(-rule.age.count());
    const QString folder = folderOf(path);
    Status first;
    for (auto at = static_cast<std::size_t>(std::max(rule.newest, 1)); at < versions.size(); ++at) {
        const FileVersion& version = versions[at];
        if (hasLabel(folder, version.id) || !version.time.isValid() || version.time >= oldest)
            continue;
        for (const QString& file : {fileOf(folder, version.id), labelFileOf(folder, version.id)}) {
            if (const Status status = file::removeFile(nativePath(file)); !status && first)
                first = status;
        }
    }
    return first;
}
} // namespace quotadeck::models
