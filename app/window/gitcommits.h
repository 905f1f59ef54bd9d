// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/jobs.h"
#include "core/base/result.h"

#include <QObject>
#include <QString>

#include <chrono>

namespace quotadeck::models {
class EditedFile;
} // namespace quotadeck::models

namespace quotadeck::app {
/// What became of a file that was to be committed.
enum class GitOutcome {
    Committed,
    Unchanged, ///< the last commit has the same content
    NoRepository, ///< the file is in none, or the repository ignores it
};

inline constexpr std::chrono::seconds kGitTime{30}; ///< for each command; hooks and signing may take a while

/// Commits the file @p path, which was saved as @p text, and nothing else that is changed or staged, with @p message to the
/// repository that it is in.
/// Runs git without a shell and never pushes. Blocks for up to @p patience for each command: for worker threads.
/// Errors: NotFound when there is no git; Io when the file has changed since, and with what git printed,
/// as during a merge; Timeout.
[[nodiscard]] Result<GitOutcome> commitToGit(const QString& path, const std::string& text,
                                             const QString& message,
                                             std::chrono::milliseconds patience = kGitTime);

/// Commits files whenever they are saved, or a save is undone, one after the other and in the background.
///
/// Errors:    failed(); the file stays saved. Threading: GUI thread; the destructor waits for what is being committed.
/// Ownership: the files outlive it.
class GitCommits final : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    void follow(const models::EditedFile* file);
    void setEnabled(bool isEnabled) { m_isEnabled = isEnabled; }

Q_SIGNALS:
    void committed(const QString& path);
    void failed(const QString& path, const quotadeck::Error& error);

private:
    void commit(const models::EditedFile& file);

    bool m_isEnabled = false;
    background::OrderedJobs m_jobs;
};
} // namespace quotadeck::app
