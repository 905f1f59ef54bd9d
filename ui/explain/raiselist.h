// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/insight/quotaraise.h"

#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace quotadeck::ui {
/// The smallest changes that would help, each with a button that stages it where an edit does it.
class RaiseList final : public QWidget
{
    Q_OBJECT
public:
    explicit RaiseList(QWidget* parent = nullptr);

    /// Why nothing can be staged, and what the user can do about it.
    struct Obstacle
    {
        QString reason{}; ///< empty: there is none
        QString remedy{}; ///< the text of a button; empty: there is none
    };

    void setRaises(const std::vector<insight::QuotaRaise>& raises, const Obstacle& obstacle, bool isAllowed);

Q_SIGNALS:
    void stageRequested(const std::vector<quotadeck::insight::QuotaRaise>& raises);
    void remedyRequested();

private:
    struct Row
    {
        QWidget* box; // not owned, as the next two: children
        QLabel* text;
        QPushButton* stage;
    };
    void addRow();

    std::vector<insight::QuotaRaise> m_raises;
    std::vector<Row> m_rows; ///< kept for later answers: a button must not go from under the pointer
    QVBoxLayout* m_column; // not owned, as all below: children
    QLabel* m_lead;
    QPushButton* m_all;
    QLabel* m_reason;
    QPushButton* m_remedy;
};
} // namespace quotadeck::ui
