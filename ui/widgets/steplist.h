// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QWidget>

#include <vector>

class QLabel;

namespace quotadeck::ui {
class IconLabel;

/// How far one step of something that takes several is.
enum class StepState { Waiting, Running, Done, Warning, Failed, Skipped };

/// The steps of something, one below the other: how far each is, and what came of it.
class StepList final : public QWidget
{
    Q_OBJECT
public:
    explicit StepList(QWidget* parent = nullptr);

    /// All steps wait. Titles are nouns or a verb and its object.
    void setSteps(const QStringList& titles);
    /// Without @p detail the state is named.
    void setStep(int step, StepState state, const QString& detail);

private:
    struct Row
    {
        IconLabel* icon; // not owned, as the next two: children
        QLabel* title;
        QLabel* detail;
    };

    std::vector<Row> m_rows;
};
} // namespace quotadeck::ui
