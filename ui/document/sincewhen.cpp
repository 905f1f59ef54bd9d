// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/sincewhen.h"

#include "models/common/messagetext.h"
#include "ui/theme/metrics.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

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

SinceWhen::SinceWhen(models::EditedFile* file, const Texts& texts, QWidget* parent)
    : QWidget(parent)
    , m_search(new models::VersionSearch(file, this))
    , m_start(new QPushButton(tr("&Since When?"), this))
    , m_cancel(new QPushButton(tr("Cancel"), this))
    , m_text(new QLabel(this))
    , m_show(new QPushButton(tr("Show This Version"), this))
{
    m_start->setToolTip(texts.hint);
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignTop);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setAccessibleDescription(texts.description);
    // Below each other: large texts leave no room beside them.
    auto* search = new QHBoxLayout;
    search->setSpacing(metrics::kMedium);
    search->addWidget(m_start);
    search->addWidget(m_cancel);
    search->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::kMedium, 0, metrics::kMedium, metrics::kSmall);
    column->setSpacing(metrics::kSmall);
    column->addLayout(search);
    column->addWidget(m_text);
    column->addWidget(m_show, 0, Qt::AlignLeft);
    column->addStretch(1);
    connect(m_start, &QPushButton::clicked, this, &SinceWhen::start);
    connect(m_cancel, &QPushButton::clicked, m_search, &models::VersionSearch::cancel);
    connect(m_show, &QPushButton::clicked, this,
            [this] { Q_EMIT versionRequested(m_search->versions()[*m_search->result()->since].id); });
    connect(m_search, &models::VersionSearch::changed, this, &SinceWhen::showState);
    showState();
}

void SinceWhen::setWalk(models::VersionSearch::Walk walk)
{
    m_walk = std::move(walk);
    showState();
}

void SinceWhen::start()
{
    if (m_walk)
        m_search->start(m_walk);
}

void SinceWhen::forget()
{
    m_search->cancel();
}

void SinceWhen::showState()
{
    const bool isBusy = m_search->isBusy();
    setVisible(m_walk && (isBusy || m_search->canStart()));
    m_start->setEnabled(!isBusy);
    m_cancel->setVisible(isBusy);
    m_show->setVisible(!isBusy && m_search->result() && m_search->result()->since);
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
    if (m_search->versions().empty())
        return tr("The file has no saved versions yet.");
    const auto nameOf = [this](std::size_t number) {
        return Message(nameOfVersion(m_search->versions()[number]).toStdString());
    };
    QString text = models::messageText(result->sentence(nameOf));
    const auto& changes = result->changes;
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
