// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/verdictpane.h"

#include "core/insight/advice.h"
#include "models/common/celltext.h"
#include "models/common/messagetext.h"
#include "models/insight/insighttext.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/labels.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace quotadeck::ui {
namespace {
constexpr int kVerdictPicture = 28;

QString limitsText(const models::ExplainAnswer& answer)
{
    if (answer.isListed)
        return VerdictPane::tr("Limits as reported by the source");
    if (answer.form.basis == models::ExplainBasis::InForce) {
        const QString age = models::readText(answer.data.age());
        return age.isEmpty() ? VerdictPane::tr("Limits of the active configuration")
                             //: "read 14:02:31"
                             : VerdictPane::tr("Limits of the active configuration (%1)").arg(age);
    }
    const QString file = QFileInfo(answer.data.file).fileName();
    return answer.data.edited->text() == answer.data.savedText
        ? VerdictPane::tr("Limits of %1").arg(file)
        : VerdictPane::tr("Limits of %1 with your edits").arg(file);
}
} // namespace

QString dataText(const models::InsightData& data)
{
    if (!data.snapshot)
        return VerdictPane::tr("no usage");
    const auto time = std::chrono::floor<std::chrono::milliseconds>(data.snapshot->time).time_since_epoch();
    return VerdictPane::tr("usage of %1 at %2").arg(data.source, models::timeText(time));
}

QString basisText(const models::ExplainAnswer& answer)
{
    //: limits, data
    return VerdictPane::tr("%1, %2").arg(limitsText(answer), dataText(answer.data));
}

VerdictPane::VerdictPane(QWidget* parent)
    : QWidget(parent)
    , m_icon(new IconLabel(kVerdictPicture, this))
    , m_sentence(new QLabel(this))
    , m_summary(new QLabel(this))
    , m_doubts(new StateLabel(this))
    , m_copy(new QToolButton(this))
{
    for (QLabel* label : std::initializer_list<QLabel*>{m_sentence, m_summary, m_doubts}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    QFont large = font();
    large.setWeight(QFont::DemiBold);
    m_sentence->setFont(large);
    setTextScale(m_sentence, 1.35);
    m_sentence->setAccessibleName(tr("Result"));
    m_summary->setForegroundRole(QPalette::PlaceholderText);
    m_doubts->setState(models::RowState::Warning);
    m_copy->setText(tr("Copy as Text"));
    m_copy->setIcon(icon(Icon::Copy));
    m_copy->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_copy->setToolTip(tr("Copy the whole answer"));

    auto* texts = new QVBoxLayout;
    texts->setSpacing(metrics::kTiny);
    texts->addWidget(m_sentence);
    texts->addWidget(m_summary);
    texts->addWidget(m_doubts);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(metrics::kMedium, metrics::kMedium, metrics::kMedium, metrics::kMedium);
    row->setSpacing(metrics::kMedium);
    row->addWidget(m_icon, 0, Qt::AlignTop);
    row->addLayout(texts, 1);
    row->addWidget(m_copy, 0, Qt::AlignTop);
    connect(m_copy, &QToolButton::clicked, this, &VerdictPane::copyRequested);
}

QString VerdictPane::sentence() const
{
    return m_sentence->text();
}

void VerdictPane::showAnswer(const models::ExplainAnswer& answer)
{
    const insight::Explanation& explanation = answer.explanation;
    const bool isSure = answer.doubts.isEmpty();
    const auto& nodes = answer.advice.nodes;
    const bool hasNode = !nodes || nodes->fits();
    const QString nodesText
        = nodes ? models::messageText(insight::describe(*nodes, explanation.question.request)) : QString();
    if (!explanation.isAllowed())
        m_icon->setIcon(stateIcon(models::RowState::Critical));
    else
        m_icon->setIcon(isSure && hasNode ? okIcon() : stateIcon(models::RowState::Notice));
    const bool lacksNode = insight::lacksNode(explanation, answer.advice);
    QString sentence = models::messageText(insight::answerText(explanation, answer.advice));
    if (explanation.isAllowed() && !isSure && explanation.knowsAll()) // else the sentence mentions it
        sentence = tr("%1 Some usage is unknown.").arg(sentence);
    m_sentence->setText(sentence);
    const auto source = answer.isPlaced ? insight::QueueSource::Placed : insight::QueueSource::Requested;
    QStringList summary{models::messageText(insight::questionText(explanation.question, source)),
                        models::messageText(insight::chargedGroupText(explanation))};
    if (explanation.fitting && explanation.knowsAll())
        summary << models::messageText(insight::fittingText(*explanation.fitting));
    if (hasNode && nodes)
        summary << nodesText;
    summary << basisText(answer) + u'.';
    m_summary->setText(summary.join(u' '));
    QStringList warnings = answer.doubts;
    if (!hasNode && !lacksNode) // else it is the answer
        warnings.prepend(nodesText);
    m_doubts->setText(QStringLiteral("◌ ") + warnings.join(QStringLiteral("\n◌ ")));
    m_doubts->setVisible(!warnings.isEmpty());
}
} // namespace quotadeck::ui

#include "moc_verdictpane.cpp"
