// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/page.h"
#include "ui/widgets/treetable.h"

#include <QList>

#include <functional>

class QAction;
class QStackedWidget;

namespace quotadeck::models {
class ConnectionListModel;
}

namespace quotadeck::ui {
class FilterField;
class Placeholder;

/// All saved connections, a line each with the state of its cluster, and what can be done with them.
///
/// Ownership: the model is the caller's and outlives the page.
class ConnectionsPage final : public Page
{
    Q_OBJECT
public:
    explicit ConnectionsPage(models::ConnectionListModel* model, QWidget* parent = nullptr);

    void focusFilter() override;
    [[nodiscard]] bool hasSubject() const override { return false; }
    [[nodiscard]] QList<QWidget*> focusStops() override;
    [[nodiscard]] QString filterText() const override;
    void setTableActions(const QList<QAction*>& actions) override;
    void showAllColumns() override;
    [[nodiscard]] QVariantMap saveState() const override;
    void restoreState(const QVariantMap& state) override;

Q_SIGNALS:
    void openRequested(const QString& id); ///< in its window
    void createRequested();
    void editRequested(const QString& id);
    void duplicateRequested(const QString& id);
    void removeRequested(const QString& id); ///< The user has confirmed it.
    void refreshRequested(); ///< All are to be read now.
    /// The page is on screen, or no longer.
    void watched(bool isOnScreen);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void createActions();
    QAction* addAction(Icon icon, const QString& text, const QKeySequence& keys, bool needsOne,
                       const std::function<void()>& act);
    void confirmRemoval();
    void showContent();

    models::ConnectionListModel* m_model; // not owned
    QList<QAction*> m_forOne; ///< that need a current connection
    FilterField* m_filter; // not owned, as all below: children
    TreeTable* m_table;
    Placeholder* m_noMatch;
    QStackedWidget* m_rows; ///< the table, or that no connection matches
    QStackedWidget* m_stack;
};
} // namespace quotadeck::ui
