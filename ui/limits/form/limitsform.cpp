// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/form/limitsform.h"

#include "ui/limits/editablecelldelegate.h"
#include "ui/limits/paneparts.h"
#include "ui/widgets/placeholder.h"

#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace quotadeck::ui {
namespace {
constexpr int kProblemWidth = 120;
} // namespace

LimitsForm::LimitsForm(models::ConfigSession* session, QWidget* parent)
    : QWidget(parent)
    , m_limits(new models::LimitsTableModel(session, this))
    , m_title(heading({}))
    , m_nothing(new Placeholder(Icon::Limits))
    , m_stack(new QStackedWidget)
{
    createTable();
    m_stack->addWidget(titled(m_title, m_view));
    m_stack->addWidget(m_nothing);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack);
}

void LimitsForm::createTable()
{
    m_view = new QTableView;
    setUpTable(m_view);
    m_view->setItemDelegate(new EditableCellDelegate(
        [this](bool isOpen) {
            m_isEditing = isOpen;
            Q_EMIT editingChanged();
        },
        m_view));
    m_view->setModel(m_limits);
    m_view->setAccessibleName(tr("Limits of the queue"));
    m_view->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed
                            | QAbstractItemView::AnyKeyPressed);
    m_view->setTabKeyNavigation(true);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) {
                if (index.isValid())
                    Q_EMIT placeChosen(m_limits->placeOf(index));
            });
}

void LimitsForm::showNothing(const QString& title, const QString& explanation)
{
    m_nothing->setMessage(title, explanation);
    m_stack->setCurrentWidget(m_nothing);
}

void LimitsForm::showNode(const models::OutlineRow& row)
{
    m_limits->setQueue(row.partition, row.queue);
    const QString name = QString::fromStdString(row.queue.text());
    m_title->setText(tr("Limits of %1").arg(name));
    if (m_limits->rowCount() == 0) {
        showNothing(tr("%1 has no limits of its own").arg(name),
                    tr("Users and groups are bound here only by the limits of the queues above."));
        return;
    }
    m_stack->setCurrentIndex(0);
    m_view->resizeColumnsToContents();
    m_view->setColumnWidth(m_limits->columnCount() - 1, kProblemWidth); // it stretches, never scrolls
}

void LimitsForm::selectAt(std::size_t limit, std::size_t offset)
{
    const int row = static_cast<int>(limit);
    QModelIndex best;
    std::size_t length = 0; // the narrowest: a cell that is not set stands at the whole limit
    for (int column = 0; row < m_limits->rowCount() && column < m_limits->columnCount(); ++column) {
        const auto index = m_limits->index(row, column);
        const TextSpan place = m_limits->placeOf(index);
        const bool isThere = place.begin.offset <= offset && offset <= place.end.offset;
        if (isThere && (!best.isValid() || place.length() < length)) {
            best = index;
            length = place.length();
        }
    }
    if (best.isValid())
        m_view->setCurrentIndex(best);
}

void LimitsForm::commit()
{
    auto* delegate = m_view->itemDelegate();
    for (auto* editor : m_view->viewport()->findChildren<QLineEdit*>()) {
        Q_EMIT delegate->commitData(editor);
        Q_EMIT delegate->closeEditor(editor);
    }
}
} // namespace quotadeck::ui
