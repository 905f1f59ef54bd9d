// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/insight/effectivemodel.h"
#include "models/insight/effectivesession.h"
#include "models/insight/knownnames.h"

#include <QWidget>

class QLineEdit;
class QStackedWidget;
class QStringListModel;
class QTableView;

namespace quotadeck::ui {
class ElidedLabel;
class Placeholder;

/// What holds for one person in one queue, level by level, before and after the edits.
/// Ownership: the session is the caller's and outlives the panel.
class EffectivePanel final : public QWidget
{
    Q_OBJECT
public:
    EffectivePanel(models::EffectiveSession* session, models::KnownNames* names, QWidget* parent = nullptr);

    /// Shows @p person until somebody chooses one; what is empty stays as it is.
    void suggest(const models::EffectivePerson& person);
    void setPerson(const models::EffectivePerson& person);
    /// Nobody was named yet.
    [[nodiscard]] bool isEmpty() const;

private:
    [[nodiscard]] QWidget* createHeader();
    [[nodiscard]] QLineEdit* addField(QWidget* header, const QString& label, int width);
    void createTable();
    void takePerson();
    void takeGroups();
    void showOutcome();

    models::EffectiveSession* m_session; // not owned, as the next
    models::KnownNames* m_names;
    models::EffectiveModel* m_model; // not owned, as all below: children
    QStringListModel* m_users;
    QStringListModel* m_queues;
    bool m_isUserNew = false; ///< since the groups were filled in
    QString m_requestedUser; ///< whose groups a directory may still find
    QString m_partition; ///< of the edited configuration; empty: that of the source
    bool m_isChosen = false; ///< by somebody, not by what is selected elsewhere
    QLineEdit* m_user = nullptr;
    QLineEdit* m_groups = nullptr;
    QLineEdit* m_queue = nullptr;
    ElidedLabel* m_charged = nullptr;
    QStackedWidget* m_stack = nullptr;
    QTableView* m_view = nullptr;
    Placeholder* m_nothing = nullptr;
};
} // namespace quotadeck::ui
