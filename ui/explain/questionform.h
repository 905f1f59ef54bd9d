// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/insight/explainquestion.h"
#include "models/insight/knownnames.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QGridLayout;
class QLineEdit;
class QStringListModel;

namespace quotadeck::ui {
class StateLabel;
class SegmentedSwitch;

/// The fields of a question. An error is shown below the field that it concerns.
class QuestionForm final : public QWidget
{
    Q_OBJECT
public:
    explicit QuestionForm(QWidget* parent = nullptr);

    [[nodiscard]] models::ExplainForm form() const;
    void setForm(const models::ExplainForm& form);
    [[nodiscard]] models::ExplainBasis basis() const;
    void setBasis(models::ExplainBasis basis);
    /// Whose rules answer.
    void setMode(Mode mode);
    [[nodiscard]] Mode mode() const;
    /// A user was typed, and no groups: those are meant that they are known to have.
    [[nodiscard]] bool wantsGroups() const;
    void setGroups(const QString& groups);
    /// What fields complete to.
    void setNames(const models::NameLists& names);
    /// Nothing takes the last problem back.
    void showProblem(const std::optional<models::ExplainProblem>& problem);
    void focusFirst();

Q_SIGNALS:
    void askRequested();
    void userTyped();
    void applicationChosen(const QString& id); ///< by the user

private:
    [[nodiscard]] QLineEdit* addField(const QString& label, const QString& hint, QStringListModel* names,
                                      int width);
    void addCell(const QString& label, QWidget* field);
    void createApplication();
    void whenChosen(QLineEdit* edit, const std::function<void()>& note);
    /// Typed values are no longer those of an application.
    void forgetApplication();
    [[nodiscard]] QWidget* fieldOf(models::ExplainField field) const;

    bool m_isUserNew = false; ///< chosen or typed since setGroups()
    bool m_areGroupsChosen = false; ///< by the user or from a question
    QGridLayout* m_grid; // not owned, as all below: children
    QStringListModel* m_users;
    QStringListModel* m_groupNames;
    QStringListModel* m_queues;
    QStringListModel* m_waiting;
    SegmentedSwitch* m_basis;
    SegmentedSwitch* m_mode = nullptr;
    QComboBox* m_application = nullptr;
    QLineEdit* m_user = nullptr;
    QLineEdit* m_groups = nullptr;
    QLineEdit* m_queue = nullptr;
    QLineEdit* m_request = nullptr;
    StateLabel* m_problem;
};
} // namespace quotadeck::ui
