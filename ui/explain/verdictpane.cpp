// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/verdictpane.h"

#include "models/common/celltext.h"
#include "models/insight/insighttext.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/labels.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace quotadeck::ui {
namespace {
constexpr int kPicture = 28;

QString asked(const models::ExplainAnswer& answer)
{
    const insight::Question& question = answer.explanation.question;
    const QString groups = models::namesText(question.user.groups);
    const QString who = question.app.isEmpty() ? VerdictPane::tr("A new application")
                                               : QString::fromStdString(question.app.text());
    const QString of = groups.isEmpty()
        ? VerdictPane::tr("%1 (no groups)").arg(QString::fromStdString(question.user.user.text()))
        : VerdictPane::tr("%1 (%2)").arg(QString::fromStdString(question.user.user.text()), groups);
    const QString queue = QString::fromStdString(question.queue.text());
    const QString amounts = models::quantitiesText(question.request);
    return answer.isPlaced ? VerdictPane::tr("%1 of %2 requests %3 and is placed in %4 by the rules.")
                                 .arg(who, of, amounts, queue)
                           : VerdictPane::tr("%1 of %2 requests %3 in %4.").arg(who, of, amounts, queue);
}

QString charged(const insight::Explanation& explanation)
{
    if (!explanation.group)
        return VerdictPane::tr("No charged group: no group limit along the path covers the user.");
    const QString name
        = models::subjectText(DenialSubject::Group, QString::fromStdString(explanation.group->group.text()));
    if (explanation.group->queue.isEmpty())
        return VerdictPane::tr("Charged to %1, determined by its current usage.").arg(name);
    return VerdictPane::tr("Charged to %1, by the limit in %2.")
        .arg(name, QString::fromStdString(explanation.group->queue.text()));
}

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
    , m_icon(new IconLabel(kPicture, this))
    , m_sentence(new QLabel(this))
    , m_facts(new QLabel(this))
    , m_doubts(new StateLabel(this))
    , m_copy(new QToolButton(this))
{
    for (QLabel* label : std::initializer_list<QLabel*>{m_sentence, m_facts, m_doubts}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.35);
    large.setWeight(QFont::DemiBold);
    m_sentence->setFont(large);
    m_sentence->setAccessibleName(tr("Result"));
    m_facts->setForegroundRole(QPalette::PlaceholderText);
    m_doubts->setState(models::RowState::Warning);
    m_copy->setText(tr("Copy as Text"));
    m_copy->setIcon(icon(Icon::Copy));
    m_copy->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_copy->setToolTip(tr("Copy the whole answer"));

    auto* texts = new QVBoxLayout;
    texts->setSpacing(metrics::kTiny);
    texts->addWidget(m_sentence);
    texts->addWidget(m_facts);
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
    if (!explanation.isAllowed())
        m_icon->setIcon(stateIcon(models::RowState::Critical));
    else
        m_icon->setIcon(isSure ? okIcon() : stateIcon(models::RowState::Notice));
    QString sentence = QString::fromStdString(explanation.sentence());
    if (explanation.isAllowed() && !isSure && explanation.knowsAll()) // the sentence itself tells of the rest
        sentence = tr("%1 Some usage is unknown.").arg(sentence);
    m_sentence->setText(sentence);
    QStringList facts{asked(answer), charged(explanation)};
    if (explanation.fitting && explanation.knowsAll())
        facts << tr("At most %1 would fit.").arg(models::quantitiesText(*explanation.fitting));
    facts << basisText(answer) + u'.';
    m_facts->setText(facts.join(u' '));
    m_doubts->setText(QStringLiteral("◌ ") + answer.doubts.join(QStringLiteral("\n◌ ")));
    m_doubts->setVisible(!isSure);
}
} // namespace quotadeck::ui
