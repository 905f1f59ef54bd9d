// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/form/rulessection.h"

#include "ui/limits/form/formtable.h"

#include <QAction>
#include <QMenu>

#include <utility>

namespace quotadeck::ui {
RulesSection::RulesSection(models::ConfigSession* session, QWidget* parent)
    : FormSection(tr("Placement rules"), parent)
    , m_session(session)
    , m_model(new models::RuleListModel(session, this))
    , m_table(new FormTable(tr("Placement rules"), m_model, nullptr))
    , m_add(addSectionAction(tr("Add Rule"), Qt::Key_Insert, tr("Add a rule at the end of the list")))
    , m_parent(
          addSectionAction(tr("Add Parent Rule"), {}, tr("Place below the queue returned by another rule")))
    , m_remove(addSectionAction(tr("Remove"), Qt::Key_Delete, tr("Remove the rule with its parent rules")))
    , m_up(addSectionAction(tr("Move Up"), Qt::ALT | Qt::Key_Up, tr("Evaluate the rule earlier")))
    , m_down(addSectionAction(tr("Move Down"), Qt::ALT | Qt::Key_Down, tr("Evaluate the rule later")))
{
    addButton(m_add);
    auto* menu = new QMenu(this);
    menu->addActions({m_parent, m_up, m_down, m_remove});
    addMenuButton(tr("Rule"), tr("Actions for the selected rule"), menu);
    m_table->setEmptyText(tr("Applications go to the requested queue if it exists"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_table->addActions({m_add, m_parent, m_up, m_down, m_remove});
    setContent(m_table);
    connect(m_add, &QAction::triggered, this, [this] {
        m_toSelect = m_model->ruleCount();
        m_model->add();
    });
    connect(m_parent, &QAction::triggered, this,
            [this] { m_model->addParent(m_table->currentIndex().row()); });
    connect(m_remove, &QAction::triggered, this, [this] { m_model->remove(m_table->currentIndex().row()); });
    connect(m_up, &QAction::triggered, this, [this] { move(-1); });
    connect(m_down, &QAction::triggered, this, [this] { move(1); });
    connect(m_table, &FormTable::currentMoved, this, [this] {
        showSelection();
        if (const auto* rule = current())
            Q_EMIT placeChosen(rule->span);
        Q_EMIT currentChanged();
    });
    for (auto change : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_model, change, this, [this] { m_table->fitColumns(models::RuleListModel::FilterColumn); });
    connect(session, &models::ConfigSession::revisionChanged, this, [this] {
        if (m_toSelect && !m_session->isBusy()) {
            const int row = m_model->rowOfRule(*std::exchange(m_toSelect, std::nullopt));
            if (row >= 0)
                m_table->setCurrentIndex(m_model->index(row, models::RuleListModel::RuleColumn));
        }
        showSelection();
        Q_EMIT currentChanged();
    });
    showSelection();
}

void RulesSection::showPartition(std::size_t partition)
{
    m_model->setPartition(partition);
    m_table->fitColumns(models::RuleListModel::FilterColumn);
    if (!m_table->currentIndex().isValid() && m_model->rowCount() > 0)
        m_table->setCurrentIndex(m_model->index(0, models::RuleListModel::RuleColumn));
    showSelection();
}

void RulesSection::selectAt(std::size_t offset)
{
    for (int row = m_model->rowCount() - 1; row >= 0; --row) { // a parent rule stands within its rule
        const TextSpan& span = m_model->rows()[static_cast<std::size_t>(row)].span;
        if (span.begin.offset <= offset && offset < span.end.offset) {
            m_table->setCurrentIndex(m_model->index(row, models::RuleListModel::RuleColumn));
            return;
        }
    }
}

const models::RuleRow* RulesSection::current() const
{
    const int row = m_table->currentIndex().row();
    return row >= 0 && row < m_model->rowCount() ? &m_model->rows()[static_cast<std::size_t>(row)] : nullptr;
}

void RulesSection::showSelection()
{
    const auto& revision = m_session->revision();
    const bool isFree = revision && revision->isReadable() && !m_session->isBusy();
    const auto* rule = isFree ? current() : nullptr;
    m_add->setEnabled(isFree);
    m_remove->setEnabled(rule);
    m_parent->setEnabled(rule && !rule->hasParent);
    m_up->setEnabled(rule && rule->rule > 0);
    m_down->setEnabled(rule && rule->rule + 1 < m_model->ruleCount());
    setSummary(m_model->rowCount() == 0 ? tr("none")
                                        : tr("%n rule(s), evaluated from top to bottom", nullptr,
                                             static_cast<int>(m_model->ruleCount())));
}

void RulesSection::move(int by)
{
    const auto* rule = current();
    m_toSelect = static_cast<std::size_t>(static_cast<std::ptrdiff_t>(rule->rule) + by);
    m_model->move(m_table->currentIndex().row(), by);
}
} // namespace quotadeck::ui
