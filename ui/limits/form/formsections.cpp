// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/form/formsections.h"

#include "ui/limits/form/formtable.h"
#include "ui/limits/form/limitdialogs.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/panewidgets.h"

#include <QAction>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace quotadeck::ui {
FormSection::FormSection(const QString& title, QWidget* parent)
    : QWidget(parent)
    , m_heading(new QToolButton)
    , m_summary(new ElidedLabel)
    , m_row(new QHBoxLayout)
{
    m_heading->setAutoRaise(true);
    m_heading->setArrowType(Qt::DownArrow);
    m_heading->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setScaledMinimumHeight(m_heading, metrics::kHitTarget);
    QFont font = m_heading->font();
    font.setBold(true);
    m_heading->setFont(font);
    m_heading->setToolTip(tr("Collapse or expand this section"));
    setTitle(title);
    connect(m_heading, &QToolButton::clicked, this, [this] { setFolded(!m_isFolded); });
    m_row->setContentsMargins(metrics::kTiny, metrics::kTiny, metrics::kSmall, 0);
    m_row->setSpacing(metrics::kTiny);
    m_row->addWidget(m_heading);
    m_row->addWidget(m_summary, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, metrics::kTiny);
    layout->setSpacing(0);
    layout->addLayout(m_row);
}

void FormSection::setTitle(const QString& title)
{
    m_heading->setText(title);
    m_heading->setAccessibleName(title);
}

void FormSection::setSummary(const QString& summary)
{
    m_summary->setText(summary);
}

void FormSection::setFolded(bool isFolded)
{
    m_isFolded = isFolded;
    m_heading->setArrowType(isFolded ? Qt::RightArrow : Qt::DownArrow);
    m_heading->setAccessibleDescription(isFolded ? tr("collapsed") : tr("expanded"));
    if (m_content)
        m_content->setVisible(!isFolded);
}

void FormSection::setContent(QWidget* content)
{
    m_content = content;
    layout()->addWidget(content);
    content->setVisible(!m_isFolded);
}

QToolButton* FormSection::addButton(QAction* action)
{
    auto* button = flatButton({});
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_row->addWidget(button);
    return button;
}

QToolButton* FormSection::addMenuButton(const QString& text, const QString& explanation, QMenu* menu)
{
    auto* action = new QAction(text, this);
    action->setMenu(menu);
    action->setToolTip(explanation);
    auto* button = addButton(action);
    button->setPopupMode(QToolButton::InstantPopup);
    return button;
}

QAction* FormSection::addSectionAction(const QString& text, const QKeySequence& keys,
                                       const QString& explanation)
{
    auto* action = new QAction(text, this);
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    action->setToolTip(keys.isEmpty()
                           ? explanation
                           : tr("%1 (%2)").arg(explanation, keys.toString(QKeySequence::NativeText)));
    addAction(action);
    return action;
}

FieldsSection::FieldsSection(const QString& title, models::ConfigSession* session, QWidget* parent)
    : FormSection(title, parent)
    , m_session(session)
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
    connect(session, &models::ConfigSession::lockChanged, this, &FieldsSection::showSelection);
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
    showSelection();
}

void FieldsSection::showSelection()
{
    const int row = m_table->currentIndex().row();
    const bool isRow = row >= 0 && row < m_model->rowCount();
    const bool isRequired = isRow
        && (m_model->rows()[static_cast<std::size_t>(row)].kind == models::ConfigField::Kind::QueueName
            || m_model->rows()[static_cast<std::size_t>(row)].kind
                == models::ConfigField::Kind::RequiredText);
    m_clear->setEnabled(isRow && !isRequired && m_model->isSet(row) && !m_table->isEditing()
                        && !m_session->isLocked());
    if (m_addKey)
        m_addKey->setEnabled(!m_session->isLocked());
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

QuotaSection::QuotaSection(const QString& title, models::QuotaTableModel* model, QWidget* parent)
    : FormSection(title, parent)
    , m_model(model)
    , m_table(new FormTable(title, model, model))
    , m_add(addSectionAction(tr("Add Resource…"), Qt::Key_Insert, tr("Add a resource to the quota")))
    , m_remove(addSectionAction(tr("Remove"), Qt::Key_Delete, tr("Remove the resource from the quota")))
{
    model->setParent(this);
    m_addHint = m_add->toolTip();
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
    connect(m_model, &models::QuotaTableModel::lockChanged, this, [this] {
        setSummary(m_model->lock());
        showSelection();
    });
    for (auto change : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_model, change, this,
                [this] { m_table->fitColumns(models::QuotaTableModel::ResourceColumn); });
    connect(m_model, &QAbstractItemModel::dataChanged, this, &QuotaSection::showSelection);
    showSelection();
}

void QuotaSection::showQueue(std::size_t partition, const QueuePath& queue)
{
    m_model->setQueue(partition, queue);
    setSummary(m_model->lock());
    m_table->fitColumns(models::QuotaTableModel::ResourceColumn);
    showSelection();
}

void QuotaSection::setLiveUsage(const models::LiveUsagePtr& live)
{
    const bool isNews = (m_live == nullptr) != (live == nullptr);
    m_live = live;
    m_model->setLiveUsage(live);
    if (isNews || m_table->isOutgrown())
        m_table->fitColumns(models::QuotaTableModel::ResourceColumn); // as the usage needs it
}

void QuotaSection::showSelection()
{
    const QString lock = m_model->lock();
    const bool isFree = lock.isEmpty() && !m_table->isEditing();
    const int row = m_table->currentIndex().row();
    m_add->setEnabled(isFree);
    m_remove->setEnabled(isFree && row >= 0 && row < m_model->rowCount() && m_model->isSet(row));
    m_add->setToolTip(lock.isEmpty() ? m_addHint : lock);
}

void QuotaSection::askForType()
{
    QStringList present;
    for (const auto& row : m_model->rows())
        present << row.id;
    askForResource(this, present, *m_model->revision(), m_live.get(), [this](const QString& type) {
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
    const bool isFree = m_session->isEditable() && !m_session->isBusy();
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

#include "moc_formsections.cpp"
