// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cluster/clustercopies.h"
#include "app/cluster/connection.h"
#include "background/jobs.h"

#include <QObject>
#include <QString>

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck::models {
class EditedFile;
struct OtherEdits;
} // namespace quotadeck::models

namespace quotadeck::ui {
class MainWindow;
} // namespace quotadeck::ui

namespace quotadeck::app {
struct Shared;

/// The open file of a page and its base: what the cluster had when the file was made of it, applied to it or merged with it. Merges later
/// changes of the cluster, and reports edits that are not applied to the list of connections.
///
/// Shape:     the base belongs to the edited text and is kept with the file once that is saved. Whatever leads back to an earlier text, such as
///            discarding edits or undoing a merge, leads back to its base, or to an older one: that finds a conflict too many, never one too
///            few. What another window does with the same file has no effect here.
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
        QString openFileChosen; ///< which no copy may replace
        QString failure; ///< "It was not written: %1: %2"
    };

    ClusterFile(models::EditedFile* file, ui::MainWindow* window, Shared* shared, Content content,
                QObject* parent = nullptr);
    ~ClusterFile() override;

    /// Null: there is no cluster.
    void setConnection(ConnectionPtr connection);
    [[nodiscard]] const ConnectionPtr& connection() const { return m_connection; }

    [[nodiscard]] QString path() const; ///< of the open file
    /// Saves @p copy to a file of the user's choice, then calls @p open.
    void saveCopy(const CopyTexts& texts, ClusterCopy copy, std::function<void(const QString& path)> open);
    /// The base of the file @p path; nothing: it is no copy of the cluster of @p connection, as far as is known.
    [[nodiscard]] std::optional<ClusterCopy> base(const QString& path, const Connection& connection) const;
    /// Calls @p next when it is known what the open file began with, unless @p receiver ends before.
    void whenKnown(QObject* receiver, const std::function<void()>& next);
    /// @p copy is the base of the file @p path from now on; nothing: it has none that is known.
    void setBase(const QString& path, std::optional<ClusterCopy> copy);
    /// What @p theirs has instead of @p base comes into the open file, as an edit that can be undone. @p theirs is its base once that is done, if
    /// it had one; not before, because the user may give the merge up when asked about conflicts.
    void merge(const std::string& base, ClusterCopy theirs);

Q_SIGNALS:
    void baseChanged(); ///< or another file is open

private:
    /// A step of the text to another base, which can be undone.
    struct Rebase
    {
        std::size_t undoCount; ///< of the file, with it
        std::optional<ClusterCopy> before; ///< the base without it
    };

    void reportNotKept(const QString& path, const Error& error);
    void takeOpened();
    void takeKept(const QString& path);
    void takeMerged(const models::OtherEdits& others);
    void takeReplaced();
    void takeRevision();
    void takeSaved();
    void takeSaveUndone();
    void rebase(std::optional<ClusterCopy> copy);
    void keep(const std::optional<ClusterCopy>& copy);
    void showBase();
    void compare();

    models::EditedFile* m_file;
    ui::MainWindow* m_window;
    Shared* m_shared;
    Content m_content;
    ConnectionPtr m_connection;
    QString m_newCopy; ///< that was saved last and may not be open yet
    std::optional<ClusterCopy> m_merging; ///< what is being merged into the file
    bool m_isBaseKnown = false; ///< what is kept of the open file is read
    std::optional<ClusterCopy> m_base; ///< of the edited text
    std::optional<ClusterCopy> m_kept; ///< of what the file holds
    std::optional<ClusterCopy> m_keptBefore; ///< of what it held before the last save
    std::vector<Rebase> m_rebases;
    background::LatestJob m_comparing{this};
};
} // namespace quotadeck::app
