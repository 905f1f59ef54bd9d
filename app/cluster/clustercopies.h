// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/jobs.h"
#include "core/connect/profile.h"
#include "core/kube/clusterconfig.h"

#include <QHash>
#include <QObject>
#include <QString>

#include <functional>
#include <optional>
#include <string>

namespace quotadeck::app {
/// What a cluster had when a file was made of it, applied to it or merged with it.
struct ClusterCopy
{
    connect::Reach cluster;
    std::string text;
    std::string configMap{}; ///< that had it; empty: not of a ConfigMap
    std::optional<kube::ConfigWriter> writer{}; ///< who wrote the ConfigMap then; nothing: not noted
};

/// Whether both lead to the same scheduler's objects, by whatever way; nothing that is named by one alone differs.
[[nodiscard]] bool isSameCluster(const connect::Reach& a, const connect::Reach& b);

/// What the files that are copies of clusters began with, so that changes which others make meanwhile are found. All windows share it, and
/// it outlives the program.
///
/// Shape:     one file of the program's own for each path.
/// Errors:    what cannot be written is kept in memory and reported; what cannot be read is unknown.
/// Threading: GUI thread; files are read and written on another one, in order. The destructor awaits that.
class ClusterCopies final : public QObject
{
    Q_OBJECT
public:
    /// @p folder is made when it is needed.
    explicit ClusterCopies(QString folder, QObject* parent = nullptr);

    /// Reads what is kept of the file @p path, and calls @p next, at once if it is known, unless @p receiver ends before.
    void read(const QString& path, QObject* receiver, const std::function<void()>& next);
    /// Nothing: the file is no copy, or it has not been read.
    [[nodiscard]] std::optional<ClusterCopy> find(const QString& path) const { return m_copies.value(path); }
    /// Nothing: the file is no copy any more.
    void set(const QString& path, const std::optional<ClusterCopy>& copy);

Q_SIGNALS:
    void changed(const QString& path); ///< by set()
    void writeFailed(const QString& path, const quotadeck::Error& error);

private:
    [[nodiscard]] QString fileOf(const QString& path) const;

    QString m_folder;
    QHash<QString, std::optional<ClusterCopy>> m_copies; ///< by the path of the file; nothing: it is none
    background::OrderedJobs m_jobs;
};
} // namespace quotadeck::app
