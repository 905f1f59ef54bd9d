// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/limits/configsession.h"
#include "models/limits/form/liveusage.h"

#include <QDialog>
#include <QString>

#include <functional>

class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QWidget;

namespace quotadeck::ui {
/// Asks for a resource type beyond @p present, with those of the cluster and the usual ones to choose from, and hands it
/// to @p take. Who types "cpu" is offered "vcore", which is what pods ask for (CFG-LINT-1).
void askForResource(QWidget* parent, const QStringList& present, const models::LiveUsage* live,
                    const std::function<void(const QString& type)>& take);

/// Asks for another queue of the partition than @p current and hands it to @p take.
void askForQueue(QWidget* parent, const QString& title, const models::ConfigRevision& revision,
                 std::size_t partition, const QueuePath& current,
                 const std::function<void(const QueuePath& queue)>& take);

/// Asks for a new limit: for whom, and how much of what. It is offered to be made only when the scheduler would take it
/// as such: somebody, and at least one number above 0 (VAL-33, VAL-38, VAL-39).
class NewLimitDialog final : public QDialog
{
    Q_OBJECT
public:
    /// @p session outlives it.
    NewLimitDialog(models::ConfigSession* session, models::LiveUsagePtr live,
                   const std::vector<QString>& types, QWidget* parent);

    [[nodiscard]] config::LimitConfig limit() const;

private:
    struct Amount
    {
        std::string type;
        QLineEdit* edit = nullptr;
    };

    QLineEdit* addField(QFormLayout* form, const QString& label, const QString& unset);
    void judge();
    void completeNames();
    /// Why the limit cannot be made; empty: it can.
    [[nodiscard]] QString problem() const;

    models::ConfigSession* m_session; // not owned
    models::LiveUsagePtr m_live;
    QLineEdit* m_who = nullptr; // not owned, as all below: children
    QLineEdit* m_description = nullptr;
    std::vector<Amount> m_amounts;
    QLineEdit* m_applications = nullptr;
    QLabel* m_hint = nullptr;
    QPushButton* m_ok = nullptr;
};
} // namespace quotadeck::ui
