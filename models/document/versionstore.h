// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QDateTime>
#include <QString>

#include <string>
#include <vector>

namespace quotadeck::models {
/// One text that a file had.
struct FileVersion
{
    QString id; ///< names it in the store
    QString path; ///< of the file
    QString hash; ///< SHA-256 of the text, hexadecimal
    QString parent; ///< id of the version before; empty for the first
    QDateTime time; ///< UTC, when it was stored
    QString message; ///< what it is
    QString label; ///< given later by the user
    qint64 size = 0; ///< bytes of the text
};

/// The versions of edited files. Each version is a file of its own that is never written again.
///
/// Errors:    a version that is damaged or of an unknown form is left out of the list, and stays on disk.
/// Threading: safe from any thread, and for several processes; a value that only knows the folder.
class VersionStore
{
public:
    /// @p folder is made when the first version is stored; an empty one stores nothing.
    explicit VersionStore(QString folder) : m_folder(std::move(folder)) { }
    /// False for one that stores nothing.
    [[nodiscard]] bool isKept() const { return !m_folder.isEmpty(); }

    /// Stores @p text as the newest version of @p path, unless the newest one has it already.
    Status add(const QString& path, const std::string& text, const QString& message) const;
    /// Of @p path, the newest first.
    [[nodiscard]] std::vector<FileVersion> list(const QString& path) const;
    /// Errors: Parse when the bytes are not those that were stored.
    [[nodiscard]] Result<std::string> text(const FileVersion& version) const;
    Status setLabel(const FileVersion& version, const QString& label) const;

private:
    [[nodiscard]] QString folderOf(const QString& path) const;

    QString m_folder;
};
} // namespace quotadeck::models
