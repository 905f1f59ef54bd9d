// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mode.h"

#include <QButtonGroup>
#include <QString>
#include <QWidget>

class QHBoxLayout;

namespace quotadeck::ui {
/// A few exclusive choices side by side. Left and Right change the choice.
class SegmentedSwitch final : public QWidget
{
    Q_OBJECT
public:
    explicit SegmentedSwitch(QWidget* parent = nullptr);

    /// Adds a choice; @p id is unique and not negative. The first one added is chosen.
    void addChoice(int id, const QString& text);
    /// -1: none.
    [[nodiscard]] int current() const { return m_group.checkedId(); }
    void setCurrent(int id);
    /// None is chosen until the next choice: what is shown is something else.
    void clearCurrent();

Q_SIGNALS:
    void currentChanged(int id);

private:
    QButtonGroup m_group;
    QHBoxLayout* m_row; // not owned
};

/// A switch between the rules of the scheduler and those of its design documents, as --mode on the command line. Its choices
/// are values of Mode; the rules of the scheduler are chosen at first.
[[nodiscard]] SegmentedSwitch* createRulesSwitch(QWidget* parent);

/// "current" or "seed", as on the command line and in saved state.
[[nodiscard]] QString rulesWord(Mode mode);
/// Mode::Current for any other text.
[[nodiscard]] Mode rulesOf(const QString& word);
} // namespace quotadeck::ui
