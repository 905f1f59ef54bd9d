// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/form/effectivestrip.h"

#include "ui/theme/colors.h"
#include "ui/theme/metrics.h"

#include <QPainter>

#include <algorithm>

namespace quotadeck::ui {
namespace {
constexpr int kBarWidth = 36; ///< px, of the largest value
constexpr int kLeastStep = 70; ///< px, below which a step is left out
} // namespace

EffectiveStrip::EffectiveStrip(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setChain({});
}

void EffectiveStrip::setChain(const models::EffectiveChain& chain)
{
    m_chain = chain;
    const bool isShown = !chain.resource.isEmpty();
    const QString sentence = isShown ? chain.sentence() : QString();
    setAccessibleName(isShown ? tr("Effective") : QString());
    setAccessibleDescription(sentence);
    setToolTip(sentence);
    setVisible(isShown);
    update();
}

QString EffectiveStrip::heading() const
{
    return m_chain.who.isEmpty() ? m_chain.resource : tr("%1, %2").arg(m_chain.who, m_chain.resource);
}

QSize EffectiveStrip::sizeHint() const
{
    return {kLeastStep * 4, metrics::kRowHeight};
}

QSize EffectiveStrip::minimumSizeHint() const
{
    return {kLeastStep * 2, metrics::kRowHeight};
}

void EffectiveStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    QFont bold = font();
    bold.setBold(true);
    const QFontMetrics metrics(font());
    QRect rest = rect().adjusted(metrics::kSmall, 0, -metrics::kSmall, 0);
    const auto write = [&](const QString& text, const QFont& how, const QColor& colour, int most) {
        const QFontMetrics measure(how);
        const QString shown
            = measure.elidedText(text, Qt::ElideMiddle, std::max(0, std::min(most, rest.width())));
        painter.setFont(how);
        painter.setPen(colour);
        painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter, shown);
        rest.setLeft(rest.left() + measure.horizontalAdvance(shown) + metrics::kSmall);
    };
    const QColor dim = dimText(palette());
    write(heading(), font(), dim, rest.width() / 3);
    if (m_chain.steps.empty()) {
        write(tr("nothing limits it"), font(), palette().color(QPalette::Text), rest.width());
        return;
    }
    const auto largest = std::ranges::max(m_chain.steps, {}, &models::EffectiveStep::value).value;
    const auto count = static_cast<int>(m_chain.steps.size());
    // The lowest levels say most: where there is no room the upper ones go.
    const int fitting = std::clamp(rest.width() / (kLeastStep + kBarWidth), 1, count);
    if (fitting < count)
        write(QStringLiteral("…"), font(), dim, rest.width());
    for (int number = count - fitting; number < count; ++number) {
        const auto& step = m_chain.steps[static_cast<std::size_t>(number)];
        const int share = rest.width() / (count - number);
        const int right = rest.left() + share;
        const QRect bar(rest.left(), (height() - metrics::kBarHeight) / 2, kBarWidth, metrics::kBarHeight);
        const double part
            = largest > 0 ? static_cast<double>(step.value) / static_cast<double>(largest) : 0.0;
        painter.setPen(dim);
        painter.drawRect(bar.adjusted(0, 0, -1, -1));
        painter.fillRect(bar.adjusted(1, 1, -1 - qRound((1 - part) * (kBarWidth - 2)), -1),
                         step.isBinding ? accent(palette()) : dim);
        rest.setLeft(bar.right() + 1 + metrics::kTiny);
        const QFont& how = step.isBinding ? bold : font();
        write(step.amount, how, palette().color(QPalette::Text), right - rest.left());
        write(tr("%1 %2").arg(step.level, step.source), font(), dim, right - rest.left() - metrics::kSmall);
        rest.setLeft(right);
    }
}
} // namespace quotadeck::ui
