// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/form/queueform.h"

#include "ui/limits/form/fieldssection.h"
#include "ui/limits/form/formtable.h"
#include "ui/limits/form/limitssection.h"
#include "ui/limits/form/quotasection.h"

#include <QVBoxLayout>

namespace quotadeck::ui {
QueueForm::QueueForm(models::ConfigSession* session, QWidget* parent)
    : QScrollArea(parent)
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
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus); // its sections take it
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    for (QWidget* section : std::initializer_list<QWidget*>{m_quota, m_limits, m_settings, m_properties,
                                                            m_templateQuota, m_template})
        layout->addWidget(section);
    layout->addStretch(1);
    setWidget(content);
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

void QueueForm::setFacts(const models::LiveFactsPtr& facts)
{
    m_quota->setFacts(facts);
    m_limits->setFacts(facts);
    m_templateQuota->setFacts(facts);
}

QList<FormTable*> QueueForm::tables() const
{
    return {m_quota->table(),      m_limits->table(),        m_settings->table(),
            m_properties->table(), m_templateQuota->table(), m_template->table()};
}
} // namespace quotadeck::ui
