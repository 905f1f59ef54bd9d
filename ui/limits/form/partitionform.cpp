// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/form/partitionform.h"

#include "ui/limits/form/fieldssection.h"
#include "ui/limits/form/formtable.h"
#include "ui/limits/form/rulessection.h"

#include <QVBoxLayout>

namespace quotadeck::ui {
PartitionForm::PartitionForm(models::ConfigSession* session, QWidget* parent)
    : QScrollArea(parent)
    , m_settings(new FieldsSection(tr("Partition settings"), session))
    , m_rules(new RulesSection(session))
    , m_rule(new FieldsSection(tr("Selected rule"), session))
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus); // its sections take it
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_settings);
    layout->addWidget(m_rules);
    layout->addWidget(m_rule);
    layout->addStretch(1);
    setWidget(content);
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
} // namespace quotadeck::ui
