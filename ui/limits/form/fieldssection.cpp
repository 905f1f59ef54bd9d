// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/form/fieldssection.h"

#include "ui/limits/form/formtable.h"

#include <QAction>
#include <QInputDialog>

#include <algorithm>
#include <utility>

namespace quotadeck::ui {
FieldsSection::FieldsSection(const QString& title, models::ConfigSession* session, QWidget* parent)
    : FormSection(title, parent)
    , m_model(new models::FieldTableModel(session, this))
    , m_table(new FormTable(title, m_model, m_model))
    , m_clear(addSectionAction(tr("Clear"), Qt::Key_Delete, tr("Remove the setting from the text")))
{
    addButton(m_clear);
    setContent(m_table);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_table->addAction(m_clear);
    connect(m_clear, &QAction::triggered, this, [this] { m_model->clear(m_table->currentIndex().row()); });
    connect(m_table, &FormTable::currentMoved, this, [this](const QModelIndex& index) {
        showSelection();
        if (index.isValid() && !m_model->placeOf(index).isEmpty())
            Q_EMIT placeChosen(m_model->placeOf(index));
    });
    connect(m_table, &FormTable::editingChanged, this, &FieldsSection::showSelection);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &FieldsSection::showSelection);
    for (auto change : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved}) {
        connect(m_model, change, this, [this] {
            m_table->fitColumns(models::FieldTableModel::MeaningColumn);
            showSelection();
        });
    }
    showSelection();
}

void FieldsSection::setSource(models::FieldTableModel::Source source)
{
    m_model->setSource(std::move(source));
    m_table->fitColumns(models::FieldTableModel::MeaningColumn);
    showSelection();
}

void FieldsSection::allowAdding(const QString& text, std::function<void(const QString& key)> add)
{
    m_add = std::move(add);
    m_addKey = addSectionAction(text, Qt::Key_Insert, tr("Add an entry with another name"));
    addButton(m_addKey);
    m_table->addAction(m_addKey);
    connect(m_addKey, &QAction::triggered, this, &FieldsSection::askForKey);
}

void FieldsSection::showSelection()
{
    const int row = m_table->currentIndex().row();
    const bool isRow = row >= 0 && row < m_model->rowCount();
    const bool isRequired = isRow
        && (m_model->rows()[static_cast<std::size_t>(row)].kind == models::ConfigField::Kind::QueueName
            || m_model->rows()[static_cast<std::size_t>(row)].kind
                == models::ConfigField::Kind::RequiredText);
    m_clear->setEnabled(isRow && !isRequired && m_model->isSet(row) && !m_table->isEditing());
    const auto set = std::ranges::count_if(
        m_model->rows(), [](const models::ConfigField& field) { return field.own.has_value(); });
    setSummary(m_model->rowCount() == 0 ? tr("not in the file")
                                        : tr("%n set", nullptr, static_cast<int>(set)));
}

void FieldsSection::askForKey()
{
    auto* dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(m_addKey->text());
    dialog->setLabelText(tr("Name:"));
    connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString& text) {
        const QString key = text.trimmed();
        if (key.isEmpty())
            return;
        m_add(key);
        for (int row = 0; row < m_model->rowCount(); ++row) {
            if (m_model->rows()[static_cast<std::size_t>(row)].label != key)
                continue;
            const auto cell = m_model->index(row, models::FieldTableModel::ValueColumn);
            m_table->setFocus();
            m_table->setCurrentIndex(cell);
            m_table->edit(cell);
        }
    });
    dialog->open();
}
} // namespace quotadeck::ui
