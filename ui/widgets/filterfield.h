// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <QTimer>

namespace quotadeck::ui {
/// A field that filters a table while one types: a pause of 120 ms applies the text, Return applies it at once,
/// Escape clears it, Down goes to the table.
class FilterField final : public QLineEdit
{
    Q_OBJECT
public:
    explicit FilterField(QWidget* parent = nullptr);

Q_SIGNALS:
    void filterChanged(const QString& text);
    void leftDownwards();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void apply();

    QTimer m_pause;
    QString m_applied;
};
} // namespace quotadeck::ui
