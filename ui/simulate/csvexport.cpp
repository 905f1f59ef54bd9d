// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulate/csvexport.h"

#include "models/common/backgroundwrite.h"

#include <QFileDialog>

#include <utility>

namespace quotadeck::ui {
CsvExport::CsvExport(QWidget* parent) : QObject(parent), m_parent(parent) { }

void CsvExport::askForFile(const QString& name, MakeText text)
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

void CsvExport::write(const QString& path, MakeText text)
{
    models::writeInBackground(
        this, path, [make = std::move(text)] { return Result<std::string>(make()); },
        [this, path](const Result<std::size_t>& size) {
            if (size)
                Q_EMIT written(path);
            else
                Q_EMIT failed(size.error());
        });
}
} // namespace quotadeck::ui
