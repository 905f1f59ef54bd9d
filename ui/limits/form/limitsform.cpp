// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/form/limitsform.h"

#include "ui/limits/form/formtable.h"
#include "ui/limits/form/limitssection.h"
#include "ui/limits/form/partitionform.h"
#include "ui/limits/form/queueform.h"
#include "ui/limits/paneparts.h"
#include "ui/widgets/placeholder.h"

#include <QLabel>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace quotadeck::ui {
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

void LimitsForm::setFacts(const models::LiveFactsPtr& facts)
{
    m_queue->setFacts(facts);
}

void LimitsForm::showNothing(const QString& title, const QString& explanation)
{
    m_title->clear();
    m_nothing->setMessage(title, explanation);
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
