// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QString>
#include <QStringList>

class QComboBox;

namespace quotadeck::ui {
/// What an administrator does with an application (ACL-25).
enum class Administration { Move, Kill };

/// Asks who moves or kills an application, and for the queue to move it to.
class AdministerDialog final : public QDialog
{
    Q_OBJECT
public:
    struct Choices
    {
        QString application;
        QString queue; ///< that it is in
        QStringList queues; ///< to move it to, not empty
        QStringList users; ///< who may be chosen as the actor, not empty
    };

    AdministerDialog(Administration what, const Choices& choices, QWidget* parent = nullptr);

    [[nodiscard]] QString queue() const; ///< empty for Kill
    [[nodiscard]] QString user() const;

private:
    QComboBox* m_queue = nullptr; // not owned, as the next: children
    QComboBox* m_user;
};
} // namespace quotadeck::ui
