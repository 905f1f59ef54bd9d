// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/effectivepanel.h"

#include "core/ugm/limits.h"
#include "models/insight/insighttext.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/panewidgets.h"
#include "ui/widgets/placeholder.h"

#include <QCompleter>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QStackedWidget>
#include <QStringListModel>
#include <QTableView>
#include <QVBoxLayout>

namespace quotadeck::ui {
namespace {
using models::EffectiveModel;

constexpr int kWhoWidth = 110;
constexpr int kQueueFieldWidth = 200;

QString groupText(const std::optional<ugm::GroupMatch>& match)
{
    if (!match)
        return EffectivePanel::tr("no group");
    //: group, queue
    return EffectivePanel::tr("%1 by the limit in %2")
        .arg(models::subjectText(DenialSubject::Group, QString::fromStdString(match->group.text())),
             QString::fromStdString(match->queue.text()));
}

void complete(QLineEdit* edit, QStringListModel* names)
{
    auto* completer = new QCompleter(names, edit);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    edit->setCompleter(completer);
}
} // namespace

EffectivePanel::EffectivePanel(models::EffectiveSession* session, models::KnownNames* names, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_names(names)
    , m_model(new EffectiveModel(this))
    , m_users(new QStringListModel(this))
    , m_queues(new QStringListModel(this))
{
    auto* header = createHeader();
    createTable();
    setFocusProxy(m_user);
    m_nothing = new Placeholder(Icon::User);
    m_stack = new QStackedWidget;
    m_stack->addWidget(m_nothing);
    m_stack->addWidget(m_view);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(header);
    column->addWidget(m_stack, 1);
    connect(m_session, &models::EffectiveSession::changed, this, &EffectivePanel::showOutcome);
    connect(m_session->source(), &models::InsightSource::membershipsChanged, this,
            &EffectivePanel::takeGroups);
    connect(m_names, &models::KnownNames::changed, this, [this] {
        m_users->setStringList(m_names->lists().users);
        m_queues->setStringList(m_names->lists().queues);
    });
    showOutcome();
}

QLineEdit* EffectivePanel::addField(QWidget* header, const QString& label, int width)
{
    auto* edit = new QLineEdit;
    edit->setAccessibleName(QString(label).remove(u'&'));
    setScaledFixedWidth(edit, width);
    auto* title = new QLabel(label);
    title->setBuddy(edit);
    header->layout()->addWidget(title);
    header->layout()->addWidget(edit);
    connect(edit, &QLineEdit::textEdited, this,
            [this] { m_isChosen = !m_user->text().isEmpty() || !m_queue->text().isEmpty(); });
    connect(edit, &QLineEdit::editingFinished, this, &EffectivePanel::takePerson);
    return edit;
}

QWidget* EffectivePanel::createHeader()
{
    auto* header = new QWidget;
    auto* row = new QHBoxLayout(header);
    row->setContentsMargins(metrics::kSmall, metrics::kTiny, metrics::kSmall, metrics::kTiny);
    row->setSpacing(metrics::kSmall);
    m_user = addField(header, tr("&User"), kWhoWidth);
    m_user->setToolTip(tr("User whose limits are shown"));
    m_groups = addField(header, tr("in &groups"), kWhoWidth);
    m_groups->setToolTip(tr("Groups of the user, separated by commas"));
    m_groups->setPlaceholderText(tr("dev, qa"));
    m_queue = addField(header, tr("in &queue"), kQueueFieldWidth);
    m_queue->setToolTip(tr("Full path of the queue in which the user runs applications"));
    followTextSize(m_queue, [this] { m_queue->setMaximumWidth(QWIDGETSIZE_MAX); }); // paths are long
    row->setStretchFactor(m_queue, 2);
    complete(m_user, m_users);
    complete(m_queue, m_queues);
    connect(m_user, &QLineEdit::textEdited, this, [this] { m_isUserNew = true; });
    // Completion takes the mark of an edit from the field, and may leave the focus in it.
    const auto whenCompleted = [this](const QLineEdit* edit, bool isUser) {
        connect(
            edit->completer(), qOverload<const QString&>(&QCompleter::activated), this,
            [this, isUser] {
                m_isUserNew = m_isUserNew || isUser;
                m_isChosen = true;
                takePerson();
            },
            Qt::QueuedConnection); // by then the name is in the field
    };
    whenCompleted(m_user, true);
    whenCompleted(m_queue, false);
    m_charged = new ElidedLabel;
    m_charged->setObjectName(QStringLiteral("charged"));
    m_charged->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // gives way
    row->addWidget(m_charged, 3);
    return header;
}

void EffectivePanel::createTable()
{
    m_view = new QTableView;
    setUpTable(m_view);
    m_view->setModel(m_model);
    m_view->setAccessibleName(tr("Limits before and after the edits"));
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setTabKeyNavigation(false);
    QHeaderView* header = m_view->horizontalHeader();
    header->setMinimumSectionSize(kWhoWidth);
    for (int column = 0; column < EffectiveModel::ChangeColumn; ++column)
        header->setSectionResizeMode(column, QHeaderView::ResizeToContents);
}

bool EffectivePanel::isEmpty() const
{
    return m_user->text().isEmpty();
}

void EffectivePanel::suggest(const models::EffectivePerson& person)
{
    m_partition = person.partition; // of the selected queue, also for another user
    if (m_isChosen) {
        takePerson();
        return;
    }
    if (!person.user.isEmpty() && person.user != m_user->text()) {
        m_user->setText(person.user);
        m_groups->setText(person.groups);
        m_isUserNew = person.groups.isEmpty(); // whose groups may be known
    }
    if (!person.queue.isEmpty())
        m_queue->setText(person.queue);
    takePerson();
}

void EffectivePanel::setPerson(const models::EffectivePerson& person)
{
    m_isChosen = true;
    m_user->setText(person.user);
    m_groups->setText(person.groups);
    m_queue->setText(person.queue);
    m_partition = person.partition;
    takePerson();
}

void EffectivePanel::takePerson()
{
    const QString user = m_user->text().trimmed();
    m_requestedUser.clear();
    if (const auto groups = models::groupsOf(m_session->source()->data(), user); groups && m_isUserNew) {
        m_groups->setText(*groups);
        if (groups->isEmpty()) {
            m_requestedUser = user;
            m_session->source()->requestGroups(user);
        }
    }
    m_isUserNew = false;
    m_session->setPerson({user, m_groups->text().trimmed(), m_queue->text().trimmed(), m_partition});
}

/// Fills in the groups of a user whom a directory has found since.
void EffectivePanel::takeGroups()
{
    const QString user = m_user->text().trimmed();
    if (user.isEmpty() || user != m_requestedUser || !m_groups->text().isEmpty())
        return;
    const auto groups = models::groupsOf(m_session->source()->data(), user);
    if (!groups || groups->isEmpty())
        return;
    m_groups->setText(*groups);
    takePerson();
}

void EffectivePanel::showOutcome()
{
    const auto& outcome = m_session->outcome();
    const bool hasLimits = outcome && outcome->limits.has_value();
    const auto before = outcome ? outcome->baseline.kind : models::BaselineKind::File;
    m_model->setLimits(hasLimits ? outcome->limits : std::nullopt, before);
    m_charged->setText({});
    if (hasLimits) {
        const insight::EffectiveLimits& limits = *outcome->limits;
        const bool isOther = limits.hasBefore && limits.groupBefore != limits.groupAfter;
        const bool isInForce = before == models::BaselineKind::InForce;
        QStringList parts{
            isOther ? (isInForce ? tr("Charged to %1 (active: %2)") : tr("Charged to %1 (last save: %2)"))
                          .arg(groupText(limits.groupAfter), groupText(limits.groupBefore))
                    : tr("Charged to %1").arg(groupText(limits.groupAfter))};
        if (const QString baseline = models::baselineText(outcome->baseline); !baseline.isEmpty())
            parts << baseline;
        if (!outcome->partition.isEmpty())
            parts.prepend(tr("Partition %1").arg(outcome->partition));
        m_charged->setText(parts.join(QStringLiteral(" · ")));
    }
    if (outcome && !outcome->problem.isEmpty())
        m_nothing->setMessage(outcome->problemTitle.isEmpty() ? tr("Effective limits unknown")
                                                              : outcome->problemTitle,
                              outcome->problem);
    else if (!hasLimits)
        m_nothing->setMessage(tr("No user and queue selected"), tr("Enter a user and a queue above."));
    else
        m_nothing->setMessage(tr("Not limited"),
                              tr("No quota or limit of the configuration applies to this user in this "
                                 "queue."));
    m_stack->setCurrentIndex(m_model->rowCount() > 0 ? 1 : 0);
}
} // namespace quotadeck::ui

#include "moc_effectivepanel.cpp"
