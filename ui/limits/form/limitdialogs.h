// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/limits/configsession.h"
#include "models/limits/form/cellinput.h"
#include "models/limits/form/liveusage.h"

#include <QDialog>
#include <QString>

#include <functional>

class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QWidget;

namespace quotadeck::models {
class LimitsTableModel;
}

namespace quotadeck::ui {
class StateLabel;

/// Asks for a resource type beyond @p present, with those of @p revision, those of the cluster and the usual ones to choose
/// from, and hands it to @p take. Who types "cpu" is offered "vcore", which is what pods ask for (CFG-LINT-1).
void askForResource(QWidget* parent, const QStringList& present, const models::ConfigRevision& revision,
                    const models::LiveUsage* live, const std::function<void(const QString& type)>& take);

/// Asks for a queue of the partition that @p isOffered accepts, by typing a part of its path or choosing it, and hands it to
/// @p take. @p label names what it is asked for.
void askForQueue(QWidget* parent, const QString& title, const QString& label,
                 const models::ConfigRevision& revision, std::size_t partition,
                 const std::function<bool(const QueuePath& queue)>& isOffered,
                 const std::function<void(const QueuePath& queue)>& take);

/// Asks for a new limit: for whom, and how much of what, with a field for each resource that the file names. Names are
/// completed, amounts step and are explained as in the cells of the table. It is offered to be made only when the scheduler
/// would take it as such: somebody, and at least one number above 0 (VAL-33, VAL-38, VAL-39).
class NewLimitDialog final : public QDialog
{
    Q_OBJECT
public:
    /// @p session and @p limits, of the queue that gets the limit, outlive it.
    NewLimitDialog(models::ConfigSession* session, models::LiveUsagePtr live,
                   const models::LimitsTableModel* limits, QWidget* parent);

    [[nodiscard]] config::LimitConfig limit() const;

    void accept() override;

protected:
    bool eventFilter(QObject* field, QEvent* event) override;

private:
    struct Amount
    {
        std::string type; ///< empty: the number of applications
        QLineEdit* edit = nullptr;
    };

    QLineEdit* addField(const QString& label, const QString& unset);
    void addAmount(const QString& type);
    void askForType();
    void changed();
    void judge();
    [[nodiscard]] models::InputCheck check(const Amount& amount) const;
    /// What is said of the field that has the focus.
    [[nodiscard]] models::InputCheck checkOfFocus() const;
    /// Why the limit cannot be made; empty: it can.
    [[nodiscard]] QString problem() const;
    /// What has to be confirmed; empty: nothing.
    [[nodiscard]] QString doubt() const;

    models::ConfigSession* m_session; // not owned
    models::LiveUsagePtr m_live;
    const models::LimitsTableModel* m_limits; // not owned
    QFormLayout* m_form; // not owned, as all below: children
    QLineEdit* m_who = nullptr;
    std::vector<Amount> m_amounts;
    Amount m_applications;
    QLineEdit* m_description = nullptr;
    StateLabel* m_hint; ///< about the field
    StateLabel* m_reason; ///< about the limit
    QPushButton* m_ok = nullptr;
    bool m_isConfirmed = false;
};
} // namespace quotadeck::ui
