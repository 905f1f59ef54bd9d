// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/form/limitsform.h"

#include "ui/limits/form/formsections.h"
#include "ui/limits/form/formtable.h"
#include "ui/limits/form/limitssection.h"
#include "ui/widgets/panewidgets.h"
#include "ui/widgets/placeholder.h"

#include <QLabel>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace quotadeck::ui {
PartitionForm::PartitionForm(models::ConfigSession* session, QWidget* parent)
    : ColumnArea(parent)
    , m_settings(new FieldsSection(tr("Partition settings"), session))
    , m_rules(new RulesSection(session))
    , m_rule(new FieldsSection(tr("Selected rule"), session))
{
    setFocusPolicy(Qt::NoFocus); // its sections take it
    setSections({m_settings, m_rules, m_rule});
    connect(m_settings, &FieldsSection::placeChosen, this, &PartitionForm::placeChosen);
    connect(m_rules, &RulesSection::placeChosen, this, &PartitionForm::placeChosen);
    connect(m_rule, &FieldsSection::placeChosen, this, &PartitionForm::placeChosen);
    connect(m_rules, &RulesSection::currentChanged, this, &PartitionForm::showRule);
    connect(session, &models::ConfigSession::opened, this, [this] { m_partition.reset(); });
}

void PartitionForm::showPart(std::size_t partition, Part part)
{
    const bool isSettings = part == Part::Settings;
    if (m_partition != partition) {
        m_settings->setSource([partition](const models::ConfigRevision& revision) {
            return models::partitionFields(revision, partition);
        });
        m_rules->showPartition(partition);
        m_partition = partition;
    }
    m_settings->setVisible(isSettings);
    m_rules->setVisible(!isSettings);
    showRule();
}

void PartitionForm::selectRuleAt(std::size_t offset)
{
    m_rules->selectAt(offset);
}

void PartitionForm::showRule()
{
    const auto* rule = m_rules->current();
    m_rule->setVisible(rule && !m_rules->isHidden());
    if (!rule || rule->place == m_rulePlace)
        return;
    m_rulePlace = rule->place;
    m_rule->setSource([place = rule->place](const models::ConfigRevision& revision) {
        return models::ruleFields(revision, place);
    });
}

QList<FormTable*> PartitionForm::tables() const
{
    return {m_settings->table(), m_rules->table(), m_rule->table()};
}

QueueForm::QueueForm(models::ConfigSession* session, QWidget* parent)
    : ColumnArea(parent)
    , m_quota(new QuotaSection(tr("Quota"),
                               new models::QuotaTableModel(models::QuotaTableModel::Of::Queue, session)))
    , m_limits(new LimitsSection(session))
    , m_settings(new FieldsSection(tr("Settings"), session))
    , m_properties(new FieldsSection(tr("Properties"), session))
    , m_templateQuota(
          new QuotaSection(tr("Child template: quota"),
                           new models::QuotaTableModel(models::QuotaTableModel::Of::ChildTemplate, session)))
    , m_template(new FieldsSection(tr("Child template: settings"), session))
{
    setFocusPolicy(Qt::NoFocus); // its sections take it
    setSections({m_quota, m_limits, m_settings, m_properties, m_templateQuota, m_template});
    for (auto* section : {m_properties, m_template})
        section->setFolded(true);
    m_templateQuota->setFolded(true);

    for (auto* section : {m_quota, m_templateQuota})
        connect(section, &QuotaSection::placeChosen, this, &QueueForm::placeChosen);
    connect(m_limits, &LimitsSection::placeChosen, this, &QueueForm::placeChosen);
    for (auto* section : {m_settings, m_properties, m_template})
        connect(section, &FieldsSection::placeChosen, this, &QueueForm::placeChosen);
    m_properties->allowAdding(tr("Add Property…"), [this](const QString& key) {
        m_added[m_queue] << key;
        showProperties();
    });
    m_template->allowAdding(tr("Add Property…"), [this](const QString& key) {
        m_addedToTemplate[m_queue] << key;
        showProperties();
    });
    connect(session, &models::ConfigSession::opened, this, [this] {
        m_added.clear();
        m_addedToTemplate.clear();
    });
}

void QueueForm::showQueue(std::size_t partition, const QueuePath& queue)
{
    const bool isOther = partition != m_partition || queue != m_queue;
    m_partition = partition;
    m_queue = queue;
    m_quota->showQueue(partition, queue);
    m_limits->showQueue(partition, queue);
    m_templateQuota->showQueue(partition, queue);
    if (!isOther)
        return;
    m_settings->setSource([partition, queue](const models::ConfigRevision& revision) {
        return models::queueFields(revision, partition, queue);
    });
    showProperties();
}

void QueueForm::showProperties()
{
    m_properties->setSource([partition = m_partition, queue = m_queue,
                             added = m_added[m_queue]](const models::ConfigRevision& revision) {
        return models::propertyFields(revision, partition, queue, added);
    });
    m_template->setSource([partition = m_partition, queue = m_queue,
                           added = m_addedToTemplate[m_queue]](const models::ConfigRevision& revision) {
        return models::templateFields(revision, partition, queue, added);
    });
}

void QueueForm::setLiveUsage(const models::LiveUsagePtr& live)
{
    m_quota->setLiveUsage(live);
    m_limits->setLiveUsage(live);
    m_templateQuota->setLiveUsage(live);
}

QList<FormTable*> QueueForm::tables() const
{
    return {m_quota->table(),      m_limits->table(),        m_settings->table(),
            m_properties->table(), m_templateQuota->table(), m_template->table()};
}

LimitsForm::LimitsForm(models::ConfigSession* session, QWidget* parent)
    : QWidget(parent)
    , m_title(heading({}))
    , m_queue(new QueueForm(session))
    , m_partition(new PartitionForm(session))
    , m_nothing(new Placeholder(Icon::Limits))
    , m_stack(new QStackedWidget)
{
    m_title->setTextInteractionFlags(Qt::TextSelectableByMouse);
    for (QWidget* form : std::initializer_list<QWidget*>{m_queue, m_partition, m_nothing})
        m_stack->addWidget(form);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_title);
    layout->addWidget(m_stack, 1);
    connect(m_queue, &QueueForm::placeChosen, this, &LimitsForm::placeChosen);
    connect(m_partition, &PartitionForm::placeChosen, this, &LimitsForm::placeChosen);
    connect(m_queue->limits(), &LimitsSection::told, this, &LimitsForm::told);
    connect(m_queue->limits(), &LimitsSection::assertionRequested, this, &LimitsForm::assertionRequested);
    connect(m_nothing, &Placeholder::actionTriggered, this, &LimitsForm::actionTriggered);
    for (auto* table : tables()) {
        connect(table, &FormTable::editingChanged, this, &LimitsForm::editingChanged);
        connect(table, &FormTable::refused, this,
                [this](const QString& reason) { Q_EMIT told(models::RowState::Warning, reason); });
    }
}

QList<FormTable*> LimitsForm::tables() const
{
    return m_queue->tables() + m_partition->tables();
}

bool LimitsForm::isEditing() const
{
    return std::ranges::any_of(tables(), &FormTable::isEditing);
}

void LimitsForm::commit()
{
    for (auto* table : tables())
        table->commit();
}

void LimitsForm::selectAt(const models::TextPlace& place, std::size_t offset)
{
    if (place.limit)
        m_queue->limits()->selectAt(*place.limit, offset);
    else if (place.part == models::TextPlace::Part::Rules)
        m_partition->selectRuleAt(offset);
}

QString LimitsForm::currentUser() const
{
    return m_queue->limits()->currentUser();
}

void LimitsForm::setLiveUsage(const models::LiveUsagePtr& live)
{
    m_queue->setLiveUsage(live);
}

void LimitsForm::offerAssertions()
{
    m_queue->limits()->offerAssertions();
}

void LimitsForm::setDrift(const models::DriftPtr& drift)
{
    m_queue->limits()->setDrift(drift);
}

void LimitsForm::showNothing(const QString& title, const QString& explanation, const QString& action)
{
    m_title->clear();
    m_nothing->setMessage(title, explanation, action);
    m_stack->setCurrentWidget(m_nothing);
}

void LimitsForm::showNode(const models::OutlineRow& row)
{
    if (row.kind == models::OutlineRow::Kind::Queue) {
        m_title->setText(QString::fromStdString(row.queue.text()));
        m_queue->showQueue(row.partition, row.queue);
        m_stack->setCurrentWidget(m_queue);
        return;
    }
    const bool isRules = row.kind == models::OutlineRow::Kind::Rules;
    m_title->setText(tr("Partition %1").arg(row.partitionName));
    m_partition->showPart(row.partition,
                          isRules ? PartitionForm::Part::Rules : PartitionForm::Part::Settings);
    m_stack->setCurrentWidget(m_partition);
}
} // namespace quotadeck::ui

#include "moc_limitsform.cpp"
