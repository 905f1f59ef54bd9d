// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/copyflow.h"

#include "models/common/backgroundwrite.h"
#include "ui/editing/samefile.h"

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
    auto* dialog = new QFileDialog(m_page, isDraft ? tr("Save Draft Copy") : tr("Save Copy"), file.path());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("YAML files (*.yaml *.yml)"), tr("All files (*)")});
    dialog->selectFile((isDraft ? QStringLiteral("%1.draft.yaml") : QStringLiteral("%1.copy.yaml"))
                           .arg(file.completeBaseName()));
    connect(dialog, &QFileDialog::fileSelected, this, &CopyFlow::write);
    dialog->open();
}

void CopyFlow::write(const QString& path)
{
    if (isSameFile(path, m_session->path())) {
        Q_EMIT fileChosen(kind());
        return;
    }
    models::writeInBackground(
        this, path, [text = m_session->text()] { return Result<std::string>(*text); },
        [this, path, text = m_session->text(), kind = kind(),
         round = m_round](const Result<std::size_t>& size) {
            if (!size)
                Q_EMIT failed(size.error());
            else if (round == m_round)
                Q_EMIT written(path, text, kind);
        });
}
} // namespace quotadeck::ui
