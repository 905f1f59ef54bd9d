// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/jobs.h"
#include "core/base/result.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace quotadeck::models {
/// A text file with some content, which is read again whenever it changes on disk.
///
/// Shape:     a file that cannot be read leaves the content before in force.
/// Threading: GUI thread; reads in the background.
class WatchedFile : public QObject
{
    Q_OBJECT
public:
    using Content = std::shared_ptr<const void>; ///< of the type of WatchedFileOf
    /// Makes the content of the text of the file at @p path, which is not null. Runs on any thread.
    using Parser = std::function<Result<Content>(const QString& path, const std::string& text)>;

    explicit WatchedFile(Parser parser, QObject* parent = nullptr);

    /// Reads @p path in place of the file before, whose content goes; empty: no file any more.
    void open(const QString& path);
    /// Reads the file again, in case its change has not been noticed yet.
    void readAgain();

    [[nodiscard]] const QString& path() const { return m_path; } ///< empty: none
    /// Why the file, as it is now, is not in force: Io, NotFound, or Parse at "path:line:column".
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }

Q_SIGNALS:
    void pathChanged();
    void contentChanged(); ///< another one, or none any more
    void errorChanged();

protected:
    [[nodiscard]] const Content& content() const { return m_content; } ///< null: none was read yet

private:
    struct Read
    {
        std::string text;
        Content content;
    };
    void watch();
    void take(Result<Read> read);

    Parser m_parser;
    QString m_path;
    std::string m_text; ///< that content() is of
    Content m_content;
    std::optional<Error> m_error;
    QFileSystemWatcher m_watcher;
    background::LatestJob m_job{this};
};

/// A watched file whose content is a @p Value.
template <typename Value>
class WatchedFileOf final : public WatchedFile
{
public:
    using WatchedFile::WatchedFile;

    /// Null: none was read yet.
    [[nodiscard]] std::shared_ptr<const Value> value() const
    {
        return std::static_pointer_cast<const Value>(content());
    }
};

/// The Error of the first problem of the file at @p path.
[[nodiscard]] Error problemAt(const QString& path, int line, int column, Message message);
} // namespace quotadeck::models
