// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/icons.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QSpacerItem;

namespace quotadeck {
struct SourceStatus;
}

namespace quotadeck::ui {
/// What a page shows instead of an empty table: what is not there, and why.
class Placeholder final : public QWidget
{
    Q_OBJECT
public:
    explicit Placeholder(Icon icon, QWidget* parent = nullptr);

    /// @p action is what a button below the texts says; empty: no button.
    void setMessage(const QString& title, const QString& explanation, const QString& action = {});
    /// That nothing was read yet, and why: @p status is that of the source.
    void setNothingRead(const SourceStatus& status);
    [[nodiscard]] QString title() const;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void actionTriggered();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitText();

    QIcon m_picture;
    QSpacerItem* m_pictureRoom; // owned by the layout
    QLabel* m_title; // not owned, as all below: children
    QLabel* m_explanation;
    QPushButton* m_action;
};
} // namespace quotadeck::ui
