// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QWidget>

class QGridLayout;

namespace quotadeck::ui {
/// One line of a list that is read from the top down.
struct StepLine
{
    QString title;
    QString sum; ///< what makes the amount, before it or, where there is no room, above it; may be empty
    QString amount;
    QString reason; ///< below the two, smaller; may be empty
    bool isStrong = false;

    friend bool operator==(const StepLine&, const StepLine&) = default;
};

/// Lines with an amount at the right and a reason that wraps. Every text can be selected; new lines are written into the
/// labels that are there.
class StepsList final : public QWidget
{
    Q_OBJECT
public:
    explicit StepsList(QWidget* parent = nullptr);

    void setLines(const QList<StepLine>& lines);
    /// All lines as text, for reading and tests: "title\tamount\treason".
    [[nodiscard]] QStringList texts() const;
    /// Narrower than its lines are now: they wrap.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void writeAmount(int line, const StepLine& content);
    void writeLine(int line, const StepLine& content);

    QGridLayout* m_grid; // not owned: a child
    QList<StepLine> m_lines;
};
} // namespace quotadeck::ui
