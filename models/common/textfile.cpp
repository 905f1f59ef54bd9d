// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/common/textfile.h"

#include "background/jobs.h"
#include "core/config/yaml/yamltree.h"
#include "core/file/filewriter.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>

#include <algorithm>
#include <utility>

namespace quotadeck::models {
namespace {
/// A text of the largest size with its line of JSON.
constexpr qint64 kMostHeaded = static_cast<qint64>(config::kMaxYamlSize) + (1 << 20);
/// Two texts of the largest size, each byte of which JSON may write as two, and as much for the rest.
constexpr qint64 kMostReview = 8 * static_cast<qint64>(config::kMaxYamlSize);

/// The rest of @p file, or one byte more than @p most. In parts, because QIODevice::read() allocates as much as it is asked
/// for, whatever there is.
QByteArray readRest(QFile& file, qint64 most)
{
    constexpr qint64 kPart = 1 << 16;
    QByteArray bytes;
    while (bytes.size() <= most) {
        const QByteArray part = file.read(std::min(kPart, most + 1 - bytes.size()));
        if (part.isEmpty())
            break;
        bytes += part;
    }
    return bytes;
}

Result<QByteArray> readAtMost(const QString& path, qint64 most,
                              const Message& tooLarge = "a configuration may have at most 16 MiB")
{
    const std::string where = path.toStdString();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(file.exists() ? ErrorCode::Io : ErrorCode::NotFound, where,
                    file.errorString().toStdString());
    if (QFileInfo(file).isDir())
        return fail(ErrorCode::Io, where, "this is a folder, not a file");
    QByteArray bytes = readRest(file, most);
    if (bytes.size() > most)
        return fail(ErrorCode::TooLarge, where, tooLarge);
    if (file.error() != QFileDevice::NoError)
        return fail(ErrorCode::Io, where, file.errorString().toStdString());
    return bytes;
}

using Written = Result<std::size_t>;

/// Ends with the application: making a text uses tables that are destroyed when the program ends.
background::OrderedJobs& writeJobs()
{
    static background::OrderedJobs jobs; // of two writes to one file the later one stays
    [[maybe_unused]] static const bool isSetUp = [] {
        qAddPostRoutine([] { writeJobs().wait(); });
        return true;
    }();
    return jobs;
}

Written written(const QString& path, const Result<std::string>& text)
{
    return text.and_then([&path](const std::string& content) -> Written {
        return writeTextFile(path, content).map([&content] { return content.size(); });
    });
}
} // namespace

std::string nativePath(const QString& path)
{
    return QFile::encodeName(path).toStdString();
}

Result<std::string> readTextFile(const QString& path)
{
    return readAtMost(path, static_cast<qint64>(config::kMaxYamlSize)).map(&QByteArray::toStdString);
}

Result<std::string> readReviewFile(const QString& path)
{
    return readAtMost(path, kMostReview, "a review may have at most 128 MiB").map(&QByteArray::toStdString);
}

Status writeTextFile(const QString& path, const std::string& text)
{
    return file::writeFile(nativePath(path), text);
}

Status replaceTextFile(const QString& path, const std::string& expected, const std::string& text)
{
    return file::replaceFile(nativePath(path), expected, text);
}

Status canReplaceFile(const QString& path)
{
    const QString real = QFileInfo(path).canonicalFilePath(); // empty: there is none yet
    const QFileInfo file(real.isEmpty() ? path : real);
    if (file.exists() && !file.isWritable())
        return fail(ErrorCode::Io, path.toStdString(), "you have no permission to write the file");
    if (!QFileInfo(file.path()).isWritable())
        return fail(ErrorCode::Io, path.toStdString(), "you have no permission to write in its folder");
    return {};
}

Result<HeadedText> readHeadedFile(const QString& path)
{
    return readAtMost(path, kMostHeaded).and_then([&path](const QByteArray& bytes) -> Result<HeadedText> {
        const auto end = bytes.indexOf('\n');
        const auto head = QJsonDocument::fromJson(bytes.left(end));
        if (end < 0 || !head.isObject())
            return fail(ErrorCode::Parse, path.toStdString(), "the first line does not say what this is");
        return HeadedText{head.object(), bytes.mid(end + 1).toStdString()};
    });
}

Status writeHeadedFile(const QString& path, const HeadedText& content)
{
    return file::writeFile(nativePath(path),
                           QJsonDocument(content.head).toJson(QJsonDocument::Compact).toStdString() + '\n'
                               + content.text,
                           file::Access::Private);
}

void writeInBackground(QObject* context, const QString& path, std::function<Result<std::string>()> make,
                       std::function<void(const Result<std::size_t>&)> done)
{
    writeJobs().start(
        context, [path, text = std::move(make)] { return written(path, text()); }, std::move(done));
}
} // namespace quotadeck::models
