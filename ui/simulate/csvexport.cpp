// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulate/csvexport.h"

#include "models/common/textfile.h"

#include <QFileDialog>

#include <utility>

namespace quotadeck::ui {
CsvExport::CsvExport(QWidget* parent) : QObject(parent), m_parent(parent) { }

void CsvExport::askForFile(const QString& name, Write text)
{
    auto* dialog = new QFileDialog(m_parent, tr("Export"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("Tables (*.csv)"), tr("All files (*)")});
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    dialog->selectFile(name);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, make = std::move(text)](const QString& path) { write(path, make); });
    dialog->open();
}

void CsvExport::write(const QString& path, Write text)
{
    m_job.start([path, make = std::move(text)](
                    const std::stop_token&) { return models::writeTextFile(path, make()); },
                [this, path](const Status& status) {
                    if (status)
                        Q_EMIT written(path);
                    else
                        Q_EMIT failed(status.error());
                });
}
} // namespace quotadeck::ui
