// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/icons.h"

#include <QButtonGroup>
#include <QFrame>

class QVBoxLayout;

namespace quotadeck::ui {
/// The strip of pages at the left: icon over label, the current one marked by tone and an edge.
class NavigationRail final : public QFrame
{
    Q_OBJECT
public:
    explicit NavigationRail(QWidget* parent = nullptr);

    /// Appends an entry; the first has index 0. @p shortcut is shown in the tool tip.
    void addEntry(Icon icon, const QString& title, const QString& shortcut);
    /// Marks an entry; -1 marks none.
    void setCurrent(int index);
    [[nodiscard]] int current() const { return m_group.checkedId(); }

Q_SIGNALS:
    void chosen(int index); ///< by the user only

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QButtonGroup m_group;
    QVBoxLayout* m_column; // not owned
};
} // namespace quotadeck::ui
