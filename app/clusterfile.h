// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/clustercopies.h"
#include "app/connection.h"
#include "background/jobs.h"

#include <QObject>
#include <QString>

#include <functional>
#include <optional>
#include <string>

namespace quotadeck::models {
class EditedFile;
struct OtherEdits;
} // namespace quotadeck::models

namespace quotadeck::ui {
class MainWindow;
} // namespace quotadeck::ui

namespace quotadeck::app {
struct Shared;

/// The open file of a page as the copy of what a cluster has: makes it, knows what it began with, merges what others change in the cluster, and
/// reports edits that are not applied to the list of connections.
///
/// Threading: GUI thread; texts are compared and written on others. Ownership: what it is given outlives it.
class ClusterFile final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ClusterFile)
public:
    /// What of a text the cluster gets. Called on another thread.
    using Content = std::function<std::string(const std::string& text)>;
    /// The words for a copy that is made.
    struct CopyTexts
    {
        QString title; ///< of the file dialog
        QString filter; ///< "Manifests (*.yaml *.yml)"
        QString name; ///< "queues.yaml", after that of the cluster
        QString isOpen; ///< the file that is edited was chosen
        QString failure; ///< "It was not written: %1: %2"
    };

    ClusterFile(models::EditedFile* file, ui::MainWindow* window, Shared* shared, Content content,
                QObject* parent = nullptr);
    ~ClusterFile() override;

    /// Null: there is no cluster.
    void setConnection(ConnectionPtr connection);
    [[nodiscard]] const ConnectionPtr& connection() const { return m_connection; }

    /// Saves @p copy to a file of the user's choice, then calls @p open.
    void save(const CopyTexts& texts, ClusterCopy copy, std::function<void(const QString& path)> open);
    /// What the open file began with; nothing: it is no copy of the cluster of @p connection, as far as is known.
    [[nodiscard]] std::optional<ClusterCopy> base(const Connection& connection) const;
    /// Calls @p next when it is known what the open file began with, unless @p receiver ends before.
    void whenKnown(QObject* receiver, const std::function<void()>& next);
    /// The open file begins with @p copy from now on.
    void setBase(ClusterCopy copy);
    /// What @p theirs has instead of @p base comes into the file, as an edit that can be undone. The file begins with @p theirs once that is done; not
    /// before, because the user may give the merge up when asked about conflicts.
    void merge(const std::string& base, ClusterCopy theirs);

Q_SIGNALS:
    void baseChanged(); ///< or another file is open

private:
    void takeMerged(const models::OtherEdits& others);
    void compare();

    models::EditedFile* m_file;
    ui::MainWindow* m_window;
    Shared* m_shared;
    Content m_content;
    ConnectionPtr m_connection;
    std::optional<ClusterCopy> m_merging; ///< what is being merged into the file
    background::LatestJob m_comparing{this};
};
} // namespace quotadeck::app
