// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/insight/explainquestion.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace quotadeck::ui {
class StateLabel;
class IconLabel;

/// The answer in one sentence, then what was asked, who is charged and what it is based on.
class VerdictPane final : public QWidget
{
    Q_OBJECT
public:
    explicit VerdictPane(QWidget* parent = nullptr);

    void showAnswer(const models::ExplainAnswer& answer);
    [[nodiscard]] QString sentence() const;

Q_SIGNALS:
    void copyRequested();

private:
    IconLabel* m_icon; // not owned, as the next four: children
    QLabel* m_sentence;
    QLabel* m_summary;
    StateLabel* m_doubts;
    QToolButton* m_copy;
};

/// "Limits of the active configuration (read 12:03:01), usage of demo at 2026-11-01 12:03:10".
[[nodiscard]] QString basisText(const models::ExplainAnswer& answer);
/// "root.data · from demo at 12:03:10": what the numbers of @p data are. "no usage" without a snapshot.
[[nodiscard]] QString dataText(const models::InsightData& data);
} // namespace quotadeck::ui
