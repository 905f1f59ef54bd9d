// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/advicelist.h"

#include "models/common/messagetext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace quotadeck::ui {
namespace {
QLabel* wrappingLabel(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setTextFormat(Qt::PlainText);
    return label;
}

/// @p sentence in HTML, with the first @p name in it as a link.
QString linked(const Message& sentence, const std::string& name)
{
    QString html = models::messageText(sentence).toHtmlEscaped();
    const QString shown = QString::fromStdString(name).toHtmlEscaped();
    const auto place = html.indexOf(shown);
    if (place >= 0 && !shown.isEmpty())
        html.replace(place, shown.size(), QStringLiteral("<a href=\"#\">%1</a>").arg(shown));
    return QStringLiteral("• ") + html;
}

void setMessage(QLabel* label, const Message& message)
{
    label->setText(models::messageText(message));
    label->setVisible(!message.isEmpty());
}

QVBoxLayout* columnIn(QVBoxLayout* outer)
{
    auto* column = new QVBoxLayout;
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics::kTiny);
    outer->addLayout(column);
    return column;
}
} // namespace

AdviceList::AdviceList(QWidget* parent)
    : QWidget(parent)
    , m_waitLead(wrappingLabel(this))
    , m_queueLead(wrappingLabel(this))
    , m_elsewhere(wrappingLabel(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::kMedium, metrics::kTiny, metrics::kMedium, metrics::kSmall);
    column->setSpacing(metrics::kSmall);
    column->addWidget(m_waitLead);
    m_waitColumn = columnIn(column);
    column->addWidget(m_queueLead);
    m_queueColumn = columnIn(column);
    column->addWidget(m_elsewhere);
    column->addStretch(1);
    m_elsewhere->setForegroundRole(QPalette::PlaceholderText);
}

void AdviceList::setAdvice(const insight::Advice& advice)
{
    setWaits(advice);
    setQueues(advice);
    setMessage(m_elsewhere, insight::placedElsewhereText(advice));
}

/// A label keeps the colour that links had when its text was set.
void AdviceList::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange)
        return;
    for (QLabel* label : findChildren<QLabel*>()) {
        if (label->textFormat() != Qt::RichText)
            continue;
        const QString text = label->text();
        label->clear(); // the same text would change nothing
        label->setText(text);
    }
}

QLabel* AdviceList::addLink(QWidget* parent)
{
    auto* label = wrappingLabel(parent);
    label->setTextFormat(Qt::RichText);
    label->setTextInteractionFlags(Qt::TextBrowserInteraction); // links are reached by keyboard, too
    return label;
}

void AdviceList::setWaits(const insight::Advice& advice)
{
    setMessage(m_waitLead, insight::waitsText(advice));
    while (m_waits.size() < advice.waits.size()) {
        m_waits.push_back(addLink(this));
        m_waitColumn->addWidget(m_waits.back());
        connect(m_waits.back(), &QLabel::linkActivated, this, [this, label = m_waits.back()] {
            Q_EMIT applicationRequested(label->property("application").toString());
        });
    }
    for (std::size_t i = 0; i < m_waits.size(); ++i) {
        m_waits[i]->setVisible(i < advice.waits.size());
        if (i >= advice.waits.size())
            continue;
        m_waits[i]->setText(linked(insight::describe(advice.waits[i]), advice.waits[i].app.text()));
        m_waits[i]->setProperty("application", QString::fromStdString(advice.waits[i].app.text()));
    }
}

void AdviceList::addQueueRow()
{
    auto* box = new QWidget(this);
    auto* layout = new QHBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics::kSmall);
    auto* text = addLink(box);
    auto* use = new QPushButton(tr("Use"), box);
    followTextSize(use, [use] {
        use->setMaximumWidth(use->fontMetrics().horizontalAdvance(use->text()) + 2 * metrics::kMedium);
    });
    use->setToolTip(tr("Explain the same request in this queue"));
    layout->addWidget(text, 1, Qt::AlignTop);
    layout->addWidget(use, 0, Qt::AlignTop);
    m_queueColumn->addWidget(box);
    const std::size_t number = m_queues.size();
    const auto path = [this, number] { return QString::fromStdString(m_shown[number].queue.text()); };
    connect(text, &QLabel::linkActivated, this, [this, path] { Q_EMIT queueRequested(path()); });
    connect(use, &QPushButton::clicked, this, [this, path] { Q_EMIT useRequested(path()); });
    m_queues.push_back({box, text, use});
}

void AdviceList::setQueues(const insight::Advice& advice)
{
    m_shown = advice.queues;
    setMessage(m_queueLead, insight::queuesText(advice));
    while (m_queues.size() < m_shown.size())
        addQueueRow();
    for (std::size_t i = 0; i < m_queues.size(); ++i) {
        m_queues[i].box->setVisible(i < m_shown.size());
        if (i >= m_shown.size())
            continue;
        m_queues[i].text->setText(linked(insight::describe(m_shown[i]), m_shown[i].queue.text()));
        m_queues[i].use->setAccessibleName(
            tr("Use queue %1").arg(QString::fromStdString(m_shown[i].queue.text())));
    }
}

RaiseList::RaiseList(QWidget* parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
    , m_lead(wrappingLabel(this))
    , m_all(new QPushButton(tr("Stage &All"), this))
    , m_reason(wrappingLabel(this))
    , m_remedy(new QPushButton(this))
{
    m_column->setContentsMargins(metrics::kMedium, metrics::kTiny, metrics::kMedium, metrics::kSmall);
    m_column->setSpacing(metrics::kSmall);
    m_column->addWidget(m_lead);
    m_column->addWidget(m_all, 0, Qt::AlignRight);
    m_column->addWidget(m_reason);
    m_column->addWidget(m_remedy, 0, Qt::AlignLeft);
    m_column->addStretch(1);
    m_reason->setForegroundRole(QPalette::PlaceholderText);
    connect(m_all, &QPushButton::clicked, this, [this] { Q_EMIT stageRequested(m_raises); });
    connect(m_remedy, &QPushButton::clicked, this, &RaiseList::remedyRequested);
}

void RaiseList::addRow()
{
    auto* box = new QWidget(this);
    auto* layout = new QHBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics::kSmall);
    auto* text = wrappingLabel(box);
    auto* stage = new QPushButton(tr("Stage"), box);
    stage->setObjectName(QStringLiteral("stage"));
    followTextSize(stage, [stage] {
        stage->setMaximumWidth(stage->fontMetrics().horizontalAdvance(stage->text()) + 2 * metrics::kMedium);
    });
    layout->addWidget(text, 1, Qt::AlignTop);
    layout->addWidget(stage, 0, Qt::AlignTop);
    const std::size_t number = m_rows.size();
    m_column->insertWidget(static_cast<int>(number) + 1, box); // behind the lead
    connect(stage, &QPushButton::clicked, this,
            [this, number] { Q_EMIT stageRequested({m_raises[number]}); });
    m_rows.push_back({box, text, stage});
}

void RaiseList::setRaises(const std::vector<insight::QuotaRaise>& raises, const Obstacle& obstacle,
                          bool isAllowed)
{
    const QString& reason = obstacle.reason;
    m_raises = raises;
    while (m_rows.size() < raises.size())
        addRow();
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const Row& row = m_rows[i];
        row.box->setVisible(i < raises.size());
        if (i >= raises.size())
            continue;
        const QString text = models::messageText(insight::describe(raises[i]));
        row.text->setText(QStringLiteral("• ") + text);
        row.stage->setVisible(raises[i].isEdit());
        row.stage->setEnabled(reason.isEmpty());
        row.stage->setAccessibleName(tr("Stage: %1").arg(text));
        row.stage->setToolTip(reason.isEmpty() ? tr("Make this edit on the Limits page; nothing is saved yet")
                                               : reason);
    }
    const auto edits = std::ranges::count_if(raises, &insight::QuotaRaise::isEdit);
    m_lead->setText(raises.empty() ? isAllowed ? tr("No change needed.")
                                               : tr("No change of a limit or quota allows the request.")
                                   : tr("All of these changes together are needed:"));
    m_lead->setVisible(raises.size() != 1);
    m_all->setVisible(edits > 1);
    m_all->setEnabled(reason.isEmpty());
    m_all->setToolTip(reason);
    m_reason->setText(reason);
    m_reason->setVisible(edits > 0 && !reason.isEmpty());
    m_remedy->setText(obstacle.remedy);
    m_remedy->setVisible(edits > 0 && !obstacle.remedy.isEmpty());
}
} // namespace quotadeck::ui

#include "moc_advicelist.cpp"
