// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/common/textfile.h"

#include "core/config/yaml/yamltree.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace quotadeck::models {
Result<std::string> readTextFile(const QString& path)
{
    const std::string where = path.toStdString();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(file.exists() ? ErrorCode::Io : ErrorCode::NotFound, where,
                    file.errorString().toStdString());
    if (QFileInfo(file).isDir())
        return fail(ErrorCode::Io, where, "this is a folder, not a file");
    constexpr auto kMost = static_cast<qint64>(config::kMaxYamlSize);
    const QByteArray bytes = file.read(kMost + 1);
    if (bytes.size() > kMost)
        return fail(ErrorCode::TooLarge, where, "a configuration may have at most 16 MiB");
    if (file.error() != QFileDevice::NoError)
        return fail(ErrorCode::Io, where, file.errorString().toStdString());
    return bytes.toStdString();
}

Status replaceTextFile(const QString& path, const std::string& expected, const std::string& text)
{
    const std::string where = path.toStdString();
    const auto onDisk = readTextFile(path);
    if (!onDisk && onDisk.error().code != ErrorCode::NotFound)
        return tl::unexpected(onDisk.error());
    if (onDisk && *onDisk != expected)
        return fail(ErrorCode::Io, where,
                    "the file changed on disk since it was opened; reload it before saving");
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text.data(), static_cast<qint64>(text.size())) < 0
        || !file.commit())
        return fail(ErrorCode::Io, where, file.errorString().toStdString());
    return {};
}
} // namespace quotadeck::models
