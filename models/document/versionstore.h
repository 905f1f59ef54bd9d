// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QDateTime>
#include <QString>

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck::models {
/// What is stored with a text. What is not known is empty or not set.
struct VersionNote
{
    QString message{}; ///< the reason, or what changed
    QString ticket{}; ///< that asked for the change
    QString user{}; ///< name of the account that saved it
    QString source{}; ///< the cluster of which the file is a copy, or that it is a file
    std::optional<int> errors{}; ///< that the validation finds in the text
    std::optional<int> warnings{};

    friend bool operator==(const VersionNote&, const VersionNote&) = default;
};

/// Which versions of a file are kept: the newest ones, those that are not old, and those with a label.
struct VersionRule
{
    int newest = 1; ///< how many in any case; less than 1 is 1
    std::chrono::days age{}; ///< others that are older are removed

    friend bool operator==(const VersionRule&, const VersionRule&) = default;
};

/// One text that a file had.
struct FileVersion
{
    QString id; ///< names it in the store
    QString path; ///< of the file
    QString hash; ///< SHA-256 of the text, hexadecimal
    QString parent; ///< id of the version before; empty for the first
    QDateTime time; ///< UTC, when it was stored
    VersionNote note;
    QString label; ///< given later by the user
    qint64 size = 0; ///< bytes of the text
};

/// The versions of edited files. Each version is a file of its own that is never written again: a line of JSON, then the text.
/// The form of that line has only gained keys that may be absent, so that earlier versions of the program list what this one stores.
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
    Status add(const QString& path, const std::string& text, const VersionNote& note) const;
    /// Of @p path, the newest first.
    [[nodiscard]] std::vector<FileVersion> list(const QString& path) const;
    /// Errors: Parse when the bytes are not those that were stored.
    [[nodiscard]] Result<std::string> text(const FileVersion& version) const;
    Status setLabel(const FileVersion& version, const QString& label) const;
    /// Removes the versions of @p path that @p rule does not keep.
    /// Errors: Io with the first file that cannot be removed; the rest is done all the same.
    Status prune(const QString& path, const VersionRule& rule) const;

private:
    [[nodiscard]] QString folderOf(const QString& path) const;

    QString m_folder;
};
} // namespace quotadeck::models
