// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/insight/chargemodel.h"
#include "models/insight/directorygroups.h"
#include "models/insight/effectivesession.h"
#include "models/insight/membershipfile.h"

#include <QWidget>

#include <vector>

class QAction;
class QCheckBox;
class QLineEdit;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace quotadeck::ui {
class ElidedLabel;
class MessageBar;
class Placeholder;

/// Users by leaf queues: which group is charged, before and after the edits.
/// Ownership: session and file are the caller's and outlive the panel.
class ChargePanel final : public QWidget
{
    Q_OBJECT
public:
    ChargePanel(models::EffectiveSession* session, models::MembershipFile* memberships,
                models::DirectoryGroups* directory, QWidget* parent = nullptr);

    /// "Charged group (2 people)"
    [[nodiscard]] QString title() const;

Q_SIGNALS:
    void titleChanged();
    void personChosen(const quotadeck::models::EffectivePerson& person);

private:
    [[nodiscard]] QWidget* createHeader();
    [[nodiscard]] QToolButton* createSourcesButton();
    void createTable();
    void chooseMemberships();
    void showMemberships();
    void showDirectory();
    void showForget();
    void fitColumns();
    void showOutcome();
    [[nodiscard]] QString summary(const models::EffectiveOutcome& outcome) const;
    void choose(const QModelIndex& index);

    models::EffectiveSession* m_session; // not owned
    models::MembershipFile* m_memberships; // not owned, as the next
    models::DirectoryGroups* m_directory;
    models::ChargeModel* m_model; // not owned, as all below: children
    ElidedLabel* m_summary = nullptr;
    QLineEdit* m_people = nullptr;
    QAction* m_forget = nullptr; ///< the file with memberships
    MessageBar* m_message = nullptr; ///< about that file
    MessageBar* m_directoryMessage = nullptr;
    QCheckBox* m_onlyChanged = nullptr;
    QStackedWidget* m_stack = nullptr;
    QTableView* m_view = nullptr;
    Placeholder* m_nothing = nullptr;
    std::vector<int> m_widths; ///< that columns were given; another one is the user's
};
} // namespace quotadeck::ui
