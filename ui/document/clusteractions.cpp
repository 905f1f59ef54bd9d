// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/clusteractions.h"

#include "core/kube/apiobjects.h"
#include "models/document/editedfile.h"
#include "ui/document/documentpage.h"
#include "ui/document/fileheader.h"
#include "ui/theme/icons.h"

#include <QAction>

#include <utility>

namespace quotadeck::ui {
ClusterActions::ClusterActions(const models::EditedFile* file, Texts texts, DocumentPage* page)
    : QObject(page)
    , m_file(file)
    , m_texts(std::move(texts))
    , m_edit(newPageAction(page, icon(Icon::Connect), m_texts.edit, {}))
    , m_apply(newPageAction(page, icon(Icon::Connect), tr("Apply to Cluster…"), {}))
{
    QObject::connect(file, &models::EditedFile::opened, this, &ClusterActions::showApply);
    setCluster({});
}

void ClusterActions::setCluster(const QString& name)
{
    m_cluster = name;
    m_refusal.clear();
    m_edit->setEnabled(!name.isEmpty());
    m_edit->setToolTip(name.isEmpty() ? m_texts.missing : m_texts.editHelp.arg(name));
    showApply();
}

void ClusterActions::setRight(const kube::AccessVerdict& verdict)
{
    m_refusal.clear();
    if (!verdict.isAllowed)
        m_refusal = verdict.reason.empty()
            ? m_texts.refusal
            : tr("%1: %2").arg(m_texts.refusal, QString::fromStdString(verdict.reason));
    showApply();
}

void ClusterActions::showApply()
{
    m_apply->setEnabled(!m_cluster.isEmpty() && m_refusal.isEmpty() && m_file->currentRevision());
    if (m_cluster.isEmpty())
        m_apply->setToolTip(m_texts.missing);
    else if (!m_refusal.isEmpty())
        m_apply->setToolTip(m_refusal);
    else if (!m_file->currentRevision())
        m_apply->setToolTip(m_texts.noFile);
    else
        m_apply->setToolTip(m_texts.applyHelp.arg(m_cluster));
}
} // namespace quotadeck::ui

#include "moc_clusteractions.cpp"
