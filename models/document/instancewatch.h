// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/jobs.h"
#include "core/file/filelock.h"
#include "models/document/editedfile.h"

#include <QDateTime>
#include <QFileSystemWatcher>
#include <QObject>
#include <QString>
#include <QTimer>

#include <optional>
#include <vector>

namespace quotadeck::models {
/// An instance of the program that edits the same file.
struct OtherInstance
{
    qint64 process = 0; ///< its number
    QDateTime since; ///< when it opened the file

    friend bool operator==(const OtherInstance&, const OtherInstance&) = default;
};

/// Reports other instances of the program, of the same user, that edit the file of a session.
///
/// Shape:     each instance holds a lock in a folder that all share; its name has a hash of the file's path and the process.
/// Threading: lives on the GUI thread; the folder is read on another one.
/// Errors:    without a folder that can be written, nobody is found.
class InstanceWatch final : public QObject
{
    Q_OBJECT
public:
    /// @p session outlives it.
    InstanceWatch(EditedFile* session, QString folder, QObject* parent = nullptr);

    [[nodiscard]] const std::vector<OtherInstance>& others() const { return m_others; }

Q_SIGNALS:
    void othersChanged();

private:
    void enter();
    void look();
    void setOthers(std::vector<OtherInstance> others);

    EditedFile* m_session; // not owned
    QString m_folder;
    QString m_key; ///< of the session's file
    QString m_own; ///< name of this instance's lock
    std::optional<file::FileLock> m_lock;
    std::vector<OtherInstance> m_others;
    QFileSystemWatcher m_watcher;
    QTimer m_lookAgain; ///< runs while there are others
    background::LatestJob m_enterJob{this};
    background::LatestJob m_lookJob{this};
};
} // namespace quotadeck::models
