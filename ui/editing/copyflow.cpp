// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/copyflow.h"

#include "models/common/textfile.h"

#include <QFileDialog>
#include <QFileInfo>

namespace quotadeck::ui {
CopyFlow::CopyFlow(models::FileSession* session, QWidget* page)
    : QObject(page)
    , m_session(session)
    , m_page(page)
{
}

CopyFlow::Kind CopyFlow::kind() const
{
    return m_session->verdict().accepted ? Kind::Copy : Kind::Draft;
}

void CopyFlow::ask()
{
    const QFileInfo file(m_session->path());
    const bool isDraft = kind() == Kind::Draft;
    auto* dialog
        = new QFileDialog(m_page, isDraft ? tr("Save a Draft Copy") : tr("Save a Copy"), file.path());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("Configurations (*.yaml *.yml)"), tr("All files (*)")});
    dialog->selectFile((isDraft ? QStringLiteral("%1.draft.yaml") : QStringLiteral("%1.copy.yaml"))
                           .arg(file.completeBaseName()));
    connect(dialog, &QFileDialog::fileSelected, this, &CopyFlow::write);
    dialog->open();
}

void CopyFlow::write(const QString& path)
{
    if (QFileInfo(path) == QFileInfo(m_session->path())) {
        Q_EMIT fileChosen(kind());
        return;
    }
    m_job.start([path, text = m_session->text()](
                    const std::stop_token&) { return models::writeTextFile(path, *text); },
                [this, path, text = m_session->text(), kind = kind()](const Status& status) {
                    if (status)
                        Q_EMIT written(path, text, kind);
                    else
                        Q_EMIT failed(status.error());
                });
}
} // namespace quotadeck::ui
