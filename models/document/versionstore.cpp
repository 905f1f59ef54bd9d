// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/versionstore.h"

#include "core/file/filewriter.h"
#include "models/common/textfile.h"

#include <QCryptographicHash>
#include <QDir>
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
                            head[QLatin1String("message")].toString(),
                            {},
                            static_cast<qint64>(file.text.size())};
        if (const auto label = readHeadedFile(folder + u'/' + id + kLabelSuffix))
            version.label = label->head[QLatin1String("label")].toString();
        return version;
    });
}
} // namespace

QString VersionStore::folderOf(const QString& path) const
{
    return m_folder + u'/' + hashOf(path.toUtf8()).left(16);
}

Status VersionStore::add(const QString& path, const std::string& text, const QString& message) const
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
    const QJsonObject head{
        {QStringLiteral("format"), kFormat},
        {QStringLiteral("path"), path},
        {QStringLiteral("hash"), hash},
        {QStringLiteral("parent"), versions.empty() ? QString() : versions.front().id},
        {QStringLiteral("time"), QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs)},
        {QStringLiteral("message"), message},
    };
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
    return writeHeadedFile(folderOf(version.path) + u'/' + version.id + kLabelSuffix,
                           {QJsonObject{{QStringLiteral("label"), label}}, {}});
}
} // namespace quotadeck::models
