// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/limits/form/quotatablemodel.h"
#include "ui/limits/form/formsection.h"

namespace quotadeck::ui {
class FormTable;

/// The quota of a queue, or of the queues that are made below it.
class QuotaSection final : public FormSection
{
    Q_OBJECT
public:
    QuotaSection(const QString& title, models::QuotaTableModel* model, QWidget* parent = nullptr);

    void showQueue(std::size_t partition, const QueuePath& queue);
    void setFacts(const models::LiveFactsPtr& facts);
    [[nodiscard]] FormTable* table() const { return m_table; }

Q_SIGNALS:
    void placeChosen(const quotadeck::TextSpan& place);

private:
    void askForType();
    void showSelection();

    models::QuotaTableModel* m_model; // not owned: a child
    models::LiveFactsPtr m_facts;
    FormTable* m_table; // not owned, as the next two: children
    QAction* m_add;
    QAction* m_remove;
};
} // namespace quotadeck::ui
