// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/changetabs.h"

#include "ui/editing/changestable.h"
#include "ui/editing/difftext.h"

#include <QTableView>

namespace quotadeck::ui {
ChangeTabs::ChangeTabs(const QString& pathTitle, QWidget* parent)
    : QTabWidget(parent)
    , m_changes(new models::ChangesModel(this))
    , m_lines(new DiffText)
{
    setDocumentMode(true);
    m_changes->setPathTitle(pathTitle);
    addTab(changesTable(m_changes), tr("Changes"));
    addTab(m_lines, tr("Text Difference"));
}

void ChangeTabs::showDifference(const models::TextDifference& difference)
{
    const auto& changes = difference.changes;
    m_changes->setChanges(changes ? *changes : std::vector<config::Change>());
    m_lines->setLines(difference.lines);
    setTabText(0, tr("Changes (%1)").arg(m_changes->rowCount()));
    if (difference.lines.empty())
        m_summary = tr("no differences");
    else if (!changes)
        m_summary = tr("changed settings unknown, %1: %2")
                        .arg(QString::fromStdString(changes.error().where),
                             QString::fromStdString(changes.error().message));
    else if (m_changes->rowCount() == 0)
        m_summary = tr("text differs, settings equal");
    else
        m_summary = directionsOf(*m_changes);
    if (m_changes->rowCount() == 0 && currentIndex() == 0)
        setCurrentIndex(1);
}
} // namespace quotadeck::ui
