// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QAction;

namespace quotadeck::kube {
struct AccessVerdict;
}

namespace quotadeck::models {
class EditedFile;
}

namespace quotadeck::ui {
class DocumentPage;

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
} // namespace quotadeck::ui
