// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/roles.h"
#include "models/limits/configsession.h"
#include "models/limits/form/livefacts.h"
#include "models/limits/queueoutlinemodel.h"

#include <QWidget>

class QLabel;
class QStackedWidget;

namespace quotadeck::ui {
class FormTable;
class PartitionForm;
class Placeholder;
class QueueForm;

/// The form of the limits editor: what the selected queue or partition has, in fields. It edits the text through the
/// session. Ownership: the session is the caller's and outlives the form.
class LimitsForm final : public QWidget
{
    Q_OBJECT
public:
    explicit LimitsForm(models::ConfigSession* session, QWidget* parent = nullptr);

    void showNode(const models::OutlineRow& row);
    /// Shows why there is nothing to edit.
    void showNothing(const QString& title, const QString& explanation);
    /// The first user whom the current limit names; empty without one.
    [[nodiscard]] QString currentUser() const;
    /// What is known of the running cluster; nullptr: nothing.
    void setFacts(const models::LiveFactsPtr& facts);

    /// Goes to what stands at byte @p offset of the text, which belongs to @p place of what is shown.
    void selectAt(const models::TextPlace& place, std::size_t offset);

    /// True while a cell editor is open: what is typed in it is not in the session yet.
    [[nodiscard]] bool isEditing() const;
    /// Hands what is being typed to the session.
    void commit();

Q_SIGNALS:
    void editingChanged();
    /// A cell was chosen that stands at @p place in the text.
    void placeChosen(const quotadeck::TextSpan& place);
    /// Something to tell about what was done.
    void told(quotadeck::models::RowState state, const QString& text);

private:
    [[nodiscard]] QList<FormTable*> tables() const;

    QLabel* m_title; // not owned, as the next: children
    QueueForm* m_queue;
    PartitionForm* m_partition;
    Placeholder* m_nothing;
    QStackedWidget* m_stack;
};
} // namespace quotadeck::ui
