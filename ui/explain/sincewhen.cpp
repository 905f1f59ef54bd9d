// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/sincewhen.h"

#include "models/common/messagetext.h"
#include "models/limits/configsession.h"
#include "ui/theme/metrics.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

#include <algorithm>

namespace quotadeck::ui {
namespace {
constexpr std::size_t kMostShownChanges = 5;

/// "11/24/26 10:12 AM (before the merge)".
QString nameOfVersion(const models::FileVersion& version)
{
    const QString time = QLocale().toString(version.time.toLocalTime(), QLocale::ShortFormat);
    const QString& name = version.label.isEmpty() ? version.note.message : version.label;
    return name.isEmpty() ? time : QStringLiteral("%1 (%2)").arg(time, name);
}
} // namespace

SinceWhen::SinceWhen(models::ConfigSession* session, QWidget* parent)
    : QWidget(parent)
    , m_search(new models::VersionSearch(session, this))
    , m_start(new QPushButton(tr("&Since When?"), this))
    , m_cancel(new QPushButton(tr("Cancel"), this))
    , m_text(new QLabel(this))
    , m_show(new QPushButton(tr("Show This Version"), this))
{
    m_start->setToolTip(tr("Find the saved version of the open file that began to block this request"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setAccessibleDescription(tr("Version that began to block the request"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(metrics::kMedium, 0, metrics::kMedium, metrics::kSmall);
    row->setSpacing(metrics::kMedium);
    row->addWidget(m_start, 0, Qt::AlignTop);
    row->addWidget(m_text, 1);
    row->addWidget(m_show, 0, Qt::AlignTop);
    row->addWidget(m_cancel, 0, Qt::AlignTop);
    connect(m_start, &QPushButton::clicked, this, [this] {
        if (m_answer)
            m_search->start(*m_answer);
    });
    connect(m_cancel, &QPushButton::clicked, m_search, &models::VersionSearch::cancel);
    connect(m_show, &QPushButton::clicked, this, [this] {
        Q_EMIT versionRequested(m_search->version(m_search->result()->change->blocked.version).id);
    });
    connect(m_search, &models::VersionSearch::changed, this, &SinceWhen::showState);
    showState();
}

void SinceWhen::setAnswer(const models::ExplainAnswer& answer)
{
    const bool isOther = !m_answer || !(m_answer->form == answer.form);
    m_answer = answer;
    if (isOther)
        m_search->cancel();
    showState();
}

void SinceWhen::showState()
{
    const bool isBlocked = m_answer && !m_answer->explanation.isAllowed();
    const bool isBusy = m_search->isBusy();
    setVisible(isBlocked && (isBusy || m_search->canStart()));
    m_start->setEnabled(!isBusy);
    m_cancel->setVisible(isBusy);
    m_show->setVisible(!isBusy && m_search->result() && m_search->result()->change);
    if (isBusy && m_search->count() > 0)
        m_text->setText(tr("Reading versions: %1 of %2")
                            .arg(QLocale().toString(qulonglong(m_search->answered())),
                                 QLocale().toString(qulonglong(m_search->count()))));
    else if (isBusy)
        m_text->setText(tr("Reading versions…"));
    else
        m_text->setText(resultText());
}

QString SinceWhen::resultText() const
{
    const auto& result = m_search->result();
    if (!result)
        return {};
    const auto nameOf = [this](std::size_t number) {
        return Message(nameOfVersion(m_search->version(number)).toStdString());
    };
    QString text = models::messageText(sentenceFor(*result, nameOf));
    if (!result->change)
        return text;
    const auto& changes = result->change->changes;
    for (std::size_t i = 0; i < std::min(changes.size(), kMostShownChanges); ++i) {
        const QString sentence = models::messageText(changes[i].sentence);
        const QString path = QString::fromStdString(changes[i].path);
        text += QStringLiteral("\n• ")
            + (path.isEmpty() ? sentence : QStringLiteral("%1: %2").arg(path, sentence));
    }
    if (changes.size() > kMostShownChanges)
        text += QStringLiteral("\n• ")
            + tr("and %n more", nullptr, static_cast<int>(changes.size() - kMostShownChanges));
    return text;
}
} // namespace quotadeck::ui

#include "moc_sincewhen.cpp"
