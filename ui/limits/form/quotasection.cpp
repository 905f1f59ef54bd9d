// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/form/quotasection.h"

#include "ui/limits/form/askresource.h"
#include "ui/limits/form/formtable.h"

#include <QAction>

namespace quotadeck::ui {
QuotaSection::QuotaSection(const QString& title, models::QuotaTableModel* model, QWidget* parent)
    : FormSection(title, parent)
    , m_model(model)
    , m_table(new FormTable(title, model, model))
    , m_add(addSectionAction(tr("Add Resource…"), Qt::Key_Insert, tr("Add a resource to the quota")))
    , m_remove(addSectionAction(tr("Remove"), Qt::Key_Delete, tr("Remove the resource from the quota")))
{
    model->setParent(this);
    addButton(m_add);
    addButton(m_remove);
    setContent(m_table);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_table->addActions({m_add, m_remove});
    connect(m_add, &QAction::triggered, this, &QuotaSection::askForType);
    connect(m_remove, &QAction::triggered, this,
            [this] { m_model->removeType(m_table->currentIndex().row()); });
    connect(m_table, &FormTable::currentMoved, this, [this](const QModelIndex& index) {
        showSelection();
        if (index.isValid() && !m_model->placeOf(index).isEmpty())
            Q_EMIT placeChosen(m_model->placeOf(index));
    });
    connect(m_table, &FormTable::editingChanged, this, &QuotaSection::showSelection);
    for (auto change : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_model, change, this, [this] { m_table->shareColumns(); });
    connect(m_model, &QAbstractItemModel::dataChanged, this, &QuotaSection::showSelection);
    showSelection();
}

void QuotaSection::showQueue(std::size_t partition, const QueuePath& queue)
{
    m_model->setQueue(partition, queue);
    setSummary(m_model->lock());
    m_table->shareColumns();
    showSelection();
}

void QuotaSection::setFacts(const models::LiveFactsPtr& facts)
{
    m_facts = facts;
    m_model->setFacts(facts);
}

void QuotaSection::showSelection()
{
    const QString lock = m_model->lock();
    const bool isFree = lock.isEmpty() && !m_table->isEditing();
    const int row = m_table->currentIndex().row();
    m_add->setEnabled(isFree);
    m_remove->setEnabled(isFree && row >= 0 && row < m_model->rowCount() && m_model->isSet(row));
    if (!lock.isEmpty())
        m_add->setToolTip(lock);
}

void QuotaSection::askForType()
{
    QStringList present;
    for (const auto& row : m_model->rows())
        present << row.id;
    askForResource(this, present, m_facts.get(), [this](const QString& type) {
        m_model->addType(type);
        for (int row = 0; row < m_model->rowCount(); ++row) {
            if (m_model->rows()[static_cast<std::size_t>(row)].id != type)
                continue;
            const auto cell = m_model->index(row, models::QuotaTableModel::MaxColumn);
            m_table->setFocus();
            m_table->setCurrentIndex(cell);
            m_table->edit(cell);
        }
    });
}
} // namespace quotadeck::ui
