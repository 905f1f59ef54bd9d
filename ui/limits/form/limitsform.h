// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/limits/configsession.h"
#include "models/limits/limitstablemodel.h"
#include "models/limits/queueoutlinemodel.h"

#include <QWidget>

class QLabel;
class QStackedWidget;
class QTableView;

namespace quotadeck::ui {
class Placeholder;

/// The form of the limits editor: what the selected queue has, in fields. It edits the text through the session.
/// Ownership: the session is the caller's and outlives the form.
class LimitsForm final : public QWidget
{
    Q_OBJECT
public:
    explicit LimitsForm(models::ConfigSession* session, QWidget* parent = nullptr);

    void showNode(const models::OutlineRow& row);
    /// Shows why there is nothing to edit.
    void showNothing(const QString& title, const QString& explanation);

    /// Goes to what stands at byte @p offset of the text, in limit number @p limit of the queue that is shown.
    void selectAt(std::size_t limit, std::size_t offset);

    /// True while a cell editor is open: what is typed in it is not in the session yet.
    [[nodiscard]] bool isEditing() const { return m_isEditing; }
    /// Hands what is being typed to the session.
    void commit();

Q_SIGNALS:
    void editingChanged();
    /// A cell was chosen that stands at @p place in the text.
    void placeChosen(const quotadeck::TextSpan& place);

private:
    void createTable();

    models::LimitsTableModel* m_limits;
    bool m_isEditing = false;
    QLabel* m_title = nullptr; // not owned, as the next three: children
    QTableView* m_view = nullptr;
    Placeholder* m_nothing = nullptr;
    QStackedWidget* m_stack = nullptr;
};
} // namespace quotadeck::ui
