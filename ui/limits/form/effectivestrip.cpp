// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/form/effectivestrip.h"

#include "ui/theme/colors.h"
#include "ui/theme/metrics.h"
#include "ui/theme/plaintext.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/panewidgets.h"

#include <QPainter>

#include <algorithm>

namespace quotadeck::ui {
namespace {
constexpr int kBarWidth = 36; ///< px, of the largest value
constexpr int kLeastStep = 70; ///< px
} // namespace

EffectiveStrip::EffectiveStrip(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    keepSizeWhenHidden(this); // what stands below it does not move with the selection
    setChain({});
}

void EffectiveStrip::setChain(const models::EffectiveChain& chain, const QString& queue)
{
    m_chain = chain;
    m_queue = queue;
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
    const QString resource = shortText(m_chain.resource);
    return m_chain.who.isEmpty() ? resource : tr("%1, %2").arg(shortText(m_chain.who), resource);
}

QSize EffectiveStrip::sizeHint() const
{
    return {kLeastStep * 4, scaled(metrics::kRowHeight)};
}

QSize EffectiveStrip::minimumSizeHint() const
{
    return {kLeastStep * 2, scaled(metrics::kRowHeight)};
}

/// What @p step takes on the line, with all of its name.
int EffectiveStrip::widthOf(const models::EffectiveStep& step) const
{
    QFont amount = font();
    amount.setBold(step.isBinding);
    return kBarWidth + 1 + metrics::kTiny + QFontMetrics(amount).horizontalAdvance(step.amount)
        + metrics::kSmall + fontMetrics().horizontalAdvance(nameOf(step)) + metrics::kMedium;
}

QString EffectiveStrip::nameOf(const models::EffectiveStep& step) const
{
    // The heading of the form has the path.
    //: what the queue that is shown sets: "max", "limit"
    return step.level == m_queue ? tr("%1 here").arg(step.source)
                                 : tr("%1 %2").arg(shortText(step.level.section(u'.', -1)), step.source);
}

std::vector<std::size_t> EffectiveStrip::shownSteps(int width) const
{
    const auto& steps = m_chain.steps;
    const auto binding = std::ranges::find_if(steps, &models::EffectiveStep::isBinding);
    std::vector<std::size_t> shown;
    const auto take = [&](std::size_t number) {
        shown.push_back(number);
        width -= widthOf(steps[number]);
    };
    if (binding != steps.end())
        take(static_cast<std::size_t>(binding - steps.begin()));
    for (std::size_t number = steps.size(); number-- > 0;) {
        if (std::ranges::find(shown, number) != shown.end())
            continue;
        if (!shown.empty() && widthOf(steps[number]) > width)
            break;
        take(number);
    }
    std::ranges::sort(shown);
    return shown;
}

void EffectiveStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    QFont bold = font();
    bold.setBold(true);
    QRect rest = rect().adjusted(metrics::kSmall, 0, -metrics::kSmall, 0);
    const auto write = [&](const QString& text, const QFont& how, const QColor& colour) {
        const QFontMetrics measure(how);
        const QString shown = measure.elidedText(text, Qt::ElideMiddle, std::max(0, rest.width()));
        painter.setFont(how);
        painter.setPen(colour);
        painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter, shown);
        const int used = measure.horizontalAdvance(shown) + metrics::kSmall;
        if (isRightToLeft())
            rest.setRight(rest.right() - used);
        else
            rest.setLeft(rest.left() + used);
    };
    const QColor dim = dimText(palette());
    const QColor text = palette().color(QPalette::Text);
    write(fontMetrics().elidedText(heading(), Qt::ElideMiddle, rest.width() / 4), font(), dim);
    if (m_chain.steps.empty()) {
        write(tr("not limited"), font(), text);
        return;
    }
    const auto largest = std::ranges::max(m_chain.steps, {}, &models::EffectiveStep::value).value;
    const auto draw = [&](const models::EffectiveStep& step) {
        const QRect bar(rest.left(), (height() - scaled(metrics::kBarHeight)) / 2, kBarWidth,
                        scaled(metrics::kBarHeight));
        const double part
            = largest > 0 ? static_cast<double>(step.value) / static_cast<double>(largest) : 0.0;
        painter.setPen(dim);
        painter.drawRect(bar.adjusted(0, 0, -1, -1));
        painter.fillRect(bar.adjusted(1, 1, -1 - qRound((1 - part) * (kBarWidth - 2)), -1),
                         step.isBinding ? accent(palette()) : dim);
        rest.setLeft(bar.right() + 1 + metrics::kTiny);
        write(step.amount, step.isBinding ? bold : font(), text);
        write(nameOf(step), font(), dim);
        rest.setLeft(rest.left() + metrics::kMedium - metrics::kSmall);
    };
    const int dots = fontMetrics().horizontalAdvance(u'…') + metrics::kSmall;
    std::size_t next = 0;
    for (const std::size_t number :
         shownSteps(rest.width() - dots + metrics::kMedium)) { // none follows the last
        if (number != next)
            write(QStringLiteral("…"), font(), dim);
        draw(m_chain.steps[number]);
        next = number + 1;
    }
    if (next != m_chain.steps.size())
        write(QStringLiteral("…"), font(), dim);
}
} // namespace quotadeck::ui

#include "moc_effectivestrip.cpp"
