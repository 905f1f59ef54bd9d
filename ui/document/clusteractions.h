// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QObject>
#include <QString>

#include <optional>
#include <string>

class QAction;
class QWidget;

namespace quotadeck::kube {
struct AccessVerdict;
} // namespace quotadeck::kube

namespace quotadeck::models {
class EditedFile;
} // namespace quotadeck::models

namespace quotadeck::ui {
class DocumentPage;
class MessageBar;

/// What a page offers for its document and the cluster that is connected: edit a copy of what the cluster has, and apply the
/// open file. What cannot be done is disabled, and its tool tip says why.
/// Ownership: the file outlives it; the page owns the actions.
class ClusterActions final : public QObject
{
    Q_OBJECT
public:
    struct Texts
    {
        QString edit; ///< the action: "Edit Cluster Quotas…"
        QString editHelp; ///< its tool tip; %1 is the cluster
        QString applyHelp; ///< likewise
        QString missing; ///< what to do without a cluster
        QString noFile; ///< likewise without an open file
        QString refusal; ///< that the cluster may not be changed
    };

    ClusterActions(const models::EditedFile* file, Texts texts, DocumentPage* page);

    [[nodiscard]] QAction* edit() const { return m_edit; }
    [[nodiscard]] QAction* apply() const { return m_apply; }

    /// The cluster that is connected; empty: none. It allows everything, as far as is known.
    void setCluster(const QString& name);
    /// Whether the cluster may be changed, and why not.
    void setRight(const kube::AccessVerdict& verdict);

private:
    void showApply();

    const models::EditedFile* m_file; // not owned, as all below
    Texts m_texts;
    QString m_cluster;
    QString m_refusal; ///< empty: it may be changed
    QAction* m_edit;
    QAction* m_apply;
};

/// The configuration that a cluster has stored, where it is another one than the edited file began with.
struct ClusterChange
{
    std::string text;
    QString writer; ///< the program that wrote it; empty: not known
    QDateTime time; ///< of that; invalid: not known

    friend bool operator==(const ClusterChange&, const ClusterChange&) = default;
};

/// Reports that the configuration of the cluster changed since the edited file was made of it, and offers what can be done about
/// it: the same as for a change on disk.
/// Ownership: the page outlives it, and owns the bar.
class ClusterChanges final : public QObject
{
    Q_OBJECT
public:
    explicit ClusterChanges(QWidget* page);

    [[nodiscard]] MessageBar* bar() const { return m_bar; }
    /// Nothing: there is no change any more. A change that is shown already, and that the user may have hidden, stays as it is.
    void show(const std::optional<ClusterChange>& change);
    /// Merging unlocks the file, and says so.
    void setLocked(bool isLocked);
    [[nodiscard]] const std::optional<ClusterChange>& change() const { return m_change; }

Q_SIGNALS:
    void compareRequested(); ///< the user wants to see how the configuration differs from the edited text
    void mergeRequested();

private:
    std::optional<ClusterChange> m_change;
    MessageBar* m_bar; // not owned: the page's
    QAction* m_merge; // not owned: child
};
} // namespace quotadeck::ui
