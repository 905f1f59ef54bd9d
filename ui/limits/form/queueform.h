// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/limits/configsession.h"
#include "models/limits/form/livefacts.h"

#include <QScrollArea>

#include <map>

namespace quotadeck::ui {
class FieldsSection;
class FormTable;
class LimitsSection;
class QuotaSection;

/// All that one queue has: quota, limits, settings, properties, and the template for queues that are made below it.
/// Ownership: @p session is the caller's and outlives it.
class QueueForm final : public QScrollArea
{
    Q_OBJECT
public:
    explicit QueueForm(models::ConfigSession* session, QWidget* parent = nullptr);

    void showQueue(std::size_t partition, const QueuePath& queue);
    void setFacts(const models::LiveFactsPtr& facts);
    [[nodiscard]] LimitsSection* limits() const { return m_limits; }
    [[nodiscard]] QList<FormTable*> tables() const;

Q_SIGNALS:
    void placeChosen(const quotadeck::TextSpan& place);

private:
    void showProperties();

    std::size_t m_partition = 0;
    QueuePath m_queue;
    std::map<QueuePath, QStringList> m_added; ///< properties that are not in the text yet
    std::map<QueuePath, QStringList> m_addedToTemplate;
    QuotaSection* m_quota; // not owned, as the next: children
    LimitsSection* m_limits;
    FieldsSection* m_settings;
    FieldsSection* m_properties;
    QuotaSection* m_templateQuota;
    FieldsSection* m_template;
};
} // namespace quotadeck::ui
