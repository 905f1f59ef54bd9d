// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/insight/donormodel.h"
#include "models/insight/donorsession.h"

#include <QWidget>

#include <vector>

class QCompleter;
class QLabel;
class QLineEdit;
class QListWidget;
class QSpinBox;
class QSplitter;
class QStackedWidget;
class QStringListModel;
class QTableView;
class QToolButton;

namespace quotadeck::ui {
class ElidedLabel;
class Placeholder;

/// Which queues could give guaranteed resources to another one, and the changes that do it.
/// Ownership: the session is the caller's and outlives the panel.
class DonorPanel final : public QWidget
{
    Q_OBJECT
public:
    explicit DonorPanel(models::DonorSession* session, QWidget* parent = nullptr);

    /// Asks for donors of @p queue in partition @p partition; the amount stays.
    void ask(const QString& partition, const QString& queue);
    /// The queue that is selected in the editor, unless somebody typed another one.
    void suggest(const QString& partition, const QString& queue);
    /// Goes to the first field that is to be filled in.
    void enter();

private:
    [[nodiscard]] QWidget* createHeader();
    void createTable();
    [[nodiscard]] models::DonorRequest typedRequest() const;
    void takeRequest();
    void apply();
    /// Changes can be made only while what is typed is what they were found for.
    void enableApply();
    void showOutcome();
    void showSteps(const std::vector<insight::AmountChange>& steps);

    models::DonorSession* m_session; // not owned
    models::DonorModel* m_model; // not owned, as all below: children
    QStringListModel* m_names;
    std::vector<insight::AmountChange> m_shownSteps; ///< in the list of changes
    QString m_partition;
    bool m_isChosen = false; ///< the queue was typed
    bool m_isApplied = false; ///< the changes of the last plan are made, and no other amount is asked for
    QLineEdit* m_queue = nullptr;
    QLineEdit* m_amount = nullptr;
    QSpinBox* m_margin = nullptr;
    QToolButton* m_apply = nullptr;
    ElidedLabel* m_note = nullptr;
    ElidedLabel* m_result = nullptr;
    QTableView* m_view = nullptr;
    QListWidget* m_steps = nullptr;
    QStackedWidget* m_stack = nullptr;
    Placeholder* m_nothing = nullptr;
};
} // namespace quotadeck::ui
