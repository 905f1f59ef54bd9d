// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/elastic/stepslist.h"

#include "ui/theme/metrics.h"

#include <QGridLayout>
#include <QLabel>

#include <algorithm>

namespace quotadeck::ui {
namespace {
enum Column { TitleColumn, AmountColumn };

constexpr int kLeastStepsWidth = 120;

/// A sum with its result.
QString amountText(const StepLine& line, const QString& between)
{
    return line.sum.isEmpty() ? line.amount : line.sum + between + QStringLiteral("= ") + line.amount;
}

QLabel* labelAt(QGridLayout* grid, int row, int column, int span)
{
    if (auto* item = grid->itemAtPosition(row, column))
        return static_cast<QLabel*>(item->widget());
    auto* label = new QLabel;
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setWordWrap(column == TitleColumn);
    grid->addWidget(label, row, column, 1, span);
    return label;
}
} // namespace

StepsList::StepsList(QWidget* parent) : QWidget(parent), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(metrics::kSmall);
    m_grid->setVerticalSpacing(1);
    m_grid->setColumnStretch(TitleColumn, 1);
}

void StepsList::setLines(const QList<StepLine>& lines)
{
    if (lines == m_lines)
        return;
    for (int line = 0; line < lines.size(); ++line)
        writeLine(line, lines[line]);
    for (auto line = static_cast<int>(lines.size()); line < m_lines.size(); ++line) {
        for (const int row : {2 * line, 2 * line + 1}) {
            for (const int column : {TitleColumn, AmountColumn}) {
                if (auto* item = m_grid->itemAtPosition(row, column))
                    item->widget()->hide();
            }
        }
    }
    m_lines = lines;
}

void StepsList::writeLine(int line, const StepLine& content)
{
    auto* title = labelAt(m_grid, 2 * line, TitleColumn, 1);
    auto* amount = labelAt(m_grid, 2 * line, AmountColumn, 1);
    auto* reason = labelAt(m_grid, 2 * line + 1, TitleColumn, 2);
    QFont font = this->font();
    font.setWeight(content.isStrong ? QFont::DemiBold : QFont::Normal);
    for (QLabel* label : {title, amount})
        label->setFont(font);
    title->setText(content.title);
    title->setVisible(true);
    amount->setAlignment(Qt::AlignRight | Qt::AlignTop);
    writeAmount(line, content);
    amount->setVisible(true);
    reason->setForegroundRole(QPalette::PlaceholderText);
    reason->setContentsMargins(metrics::kSmall, 0, 0, metrics::kTiny);
    reason->setText(content.reason);
    reason->setVisible(!content.reason.isEmpty());
}

/// In one line where that leaves the title room, or half of it where it is long: titles wrap, amounts do not.
void StepsList::writeAmount(int line, const StepLine& content)
{
    auto* title = labelAt(m_grid, 2 * line, TitleColumn, 1);
    auto* amount = labelAt(m_grid, 2 * line, AmountColumn, 1);
    const QString whole = amountText(content, QStringLiteral(" "));
    const int titleWidth = std::min(title->fontMetrics().horizontalAdvance(content.title), width() / 2);
    const int room = width() - titleWidth - m_grid->horizontalSpacing();
    const bool isWide = amount->fontMetrics().horizontalAdvance(whole) > room;
    amount->setText(isWide ? amountText(content, QStringLiteral("\n")) : whole);
}

void StepsList::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    for (int line = 0; line < m_lines.size(); ++line)
        writeAmount(line, m_lines[line]);
}

QSize StepsList::minimumSizeHint() const
{
    return {kLeastStepsWidth, QWidget::minimumSizeHint().height()};
}

QStringList StepsList::texts() const
{
    QStringList texts;
    for (const StepLine& line : m_lines)
        texts << line.title + u'\t' + amountText(line, QStringLiteral(" ")) + u'\t' + line.reason;
    return texts;
}
} // namespace quotadeck::ui
