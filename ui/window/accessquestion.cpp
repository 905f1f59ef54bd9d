// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/accessquestion.h"

#include "models/common/messagetext.h"
#include "models/insight/insightsource.h"
#include "models/insight/knownnames.h"
#include "models/insight/queuedetails.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/labels.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

namespace quotadeck::ui {
namespace {
access::UserGroups personNamed(const QString& user, const QString& groups)
{
    access::UserGroups person;
    person.user = UserName(user.toStdString());
    for (const QString& group : groups.split(u',', Qt::SkipEmptyParts)) {
        if (const QString name = group.trimmed(); !name.isEmpty())
            person.groups.emplace_back(name.toStdString());
    }
    return person;
}
} // namespace

AccessQuestion::AccessQuestion(models::InsightSource* source, QWidget* parent)
    : QWidget(parent)
    , m_source(source)
    , m_user(new QLineEdit(this))
    , m_groups(new QLineEdit(this))
    , m_answer(new StateLabel(this))
{
    auto* title = new QLabel(tr("Check submit access"), this);
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    title->setFont(strong);
    title->setWordWrap(true); // the pane may be narrow
    const auto labelFor = [this](const QString& text, QLineEdit* field) {
        auto* label = new QLabel(text, this);
        label->setBuddy(field);
        field->setAccessibleName(QString(text).remove(u'&'));
        return label;
    };
    m_groups->setPlaceholderText(tr("dev, qa"));
    m_user->setToolTip(tr("The user who would submit an application"));
    m_groups->setToolTip(tr("Groups of this user, separated by commas"));
    m_answer->setWordWrap(true);
    m_answer->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(metrics::kCellMargin, metrics::kMedium, metrics::kMedium, 0);
    grid->setHorizontalSpacing(metrics::kSmall);
    grid->setVerticalSpacing(metrics::kTiny);
    grid->addWidget(title, 0, 0, 1, 2);
    grid->addWidget(labelFor(tr("&User"), m_user), 1, 0);
    grid->addWidget(m_user, 1, 1);
    grid->addWidget(labelFor(tr("G&roups"), m_groups), 2, 0);
    grid->addWidget(m_groups, 2, 1);
    grid->addWidget(m_answer, 3, 0, 1, 2);
    grid->setColumnStretch(1, 1);
    setFocusProxy(m_user);

    connect(m_user, &QLineEdit::editingFinished, this, &AccessQuestion::takeUser);
    connect(m_groups, &QLineEdit::editingFinished, this, &AccessQuestion::answer);
    connect(m_source, &models::InsightSource::activeChanged, this, &AccessQuestion::answer);
    connect(m_source, &models::InsightSource::membershipsChanged, this, [this] {
        fillGroups();
        answer();
    });
    answer();
}

void AccessQuestion::setQueue(const QString& path)
{
    if (std::exchange(m_queue, path) != path)
        answer();
}

void AccessQuestion::takeUser()
{
    fillGroups();
    if (m_groups->text().isEmpty() && !m_user->text().trimmed().isEmpty())
        m_source->requestGroups(m_user->text().trimmed());
    answer();
}

/// Groups that were typed stay.
void AccessQuestion::fillGroups()
{
    const QString user = m_user->text().trimmed();
    if (m_groups->text() != m_filledIn || user.isEmpty())
        return;
    m_filledIn = models::groupsOf(m_source->data(), user).value_or(QString());
    m_groups->setText(m_filledIn);
}

void AccessQuestion::answer()
{
    const QString user = m_user->text().trimmed();
    m_answer->setState(models::RowState::Normal);
    m_answer->setVisible(!user.isEmpty() && !m_queue.isEmpty());
    if (!m_answer->isVisibleTo(this))
        return;
    const models::InsightData known = m_source->data();
    const config::PartitionConfig* active = known.active ? known.active->partition(known.partition) : nullptr;
    if (!active) {
        m_answer->setState(models::RowState::Notice);
        m_answer->setText(tr("Unknown: the source does not report its active configuration."));
        return;
    }
    const auto decision = models::submitAccess(*active, QueuePath(m_queue.toStdString()),
                                               personNamed(user, m_groups->text()));
    if (!decision) {
        m_answer->setState(models::RowState::Warning);
        m_answer->setText(models::messageText(decision.error().message));
        return;
    }
    m_answer->setState(decision->isAllowed() ? models::RowState::Normal : models::RowState::Warning);
    const QString reason = models::messageText(access::describe(*decision));
    m_answer->setText(decision->isAllowed() ? tr("Yes: %1.").arg(reason) : tr("No: %1.").arg(reason));
}
} // namespace quotadeck::ui

#include "moc_accessquestion.cpp"
