// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/chargepanel.h"

#include "models/common/messagetext.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/panewidgets.h"
#include "ui/widgets/placeholder.h"

#include <QAction>
#include <QCheckBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace quotadeck::ui {
namespace {
using models::ChargeModel;

constexpr int kPeopleWidth = 220;
constexpr int kUserWidth = 200;
constexpr int kChargedQueueWidth = 120;
constexpr int kMostWidth = 300; ///< that a cell gets on its own
constexpr int kMostFitted = 200; ///< columns; measuring more would be felt
} // namespace

ChargePanel::ChargePanel(models::EffectiveSession* session, models::MembershipFile* memberships,
                         models::DirectoryGroups* directory, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_memberships(memberships)
    , m_directory(directory)
    , m_model(new ChargeModel(this))
{
    auto* header = createHeader();
    createTable();
    setFocusProxy(m_view);
    m_nothing = new Placeholder(Icon::Group);
    m_stack = new QStackedWidget;
    m_stack->addWidget(m_nothing);
    m_stack->addWidget(m_view);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(header);
    column->addWidget(m_stack, 1);
    connect(m_memberships, &models::MembershipFile::changed, this, &ChargePanel::showMemberships);
    connect(m_memberships, &models::MembershipFile::failed, this, [this](const Error& error) {
        m_message->showMessage(
            models::RowState::Critical,
            tr("Cannot read the group file: %1: %2")
                .arg(QString::fromStdString(error.where), models::messageText(error.message)),
            {});
        showForget();
    });
    connect(m_directory, &models::DirectoryGroups::changed, this, &ChargePanel::showDirectory);
    connect(&TextSize::current(), &TextSize::changed, this, [this] {
        m_widths.clear();
        fitColumns();
    });
    showMemberships();
    connect(m_session, &models::EffectiveSession::changed, this, &ChargePanel::showOutcome);
    showOutcome();
}

QWidget* ChargePanel::createHeader()
{
    m_summary = new ElidedLabel;
    m_summary->setElideMode(Qt::ElideRight);
    m_summary->setObjectName(QStringLiteral("chargeSummary"));
    m_summary->setAccessibleDescription(tr("Charged group changes"));
    m_onlyChanged = new QCheckBox(tr("&Only changes"));
    m_onlyChanged->setToolTip(tr("Hides users whose charged group stays the same"));
    m_people = new QLineEdit;
    setScaledFixedWidth(m_people, kPeopleWidth);
    m_people->setAccessibleName(tr("Additional users"));
    m_people->setPlaceholderText(tr("additional users: sue: dev, qa; bob: ds"));
    m_people->setToolTip(
        tr("Users whose groups the source does not report, or users with different groups: \"sue: dev, qa; "
           "bob: ds\""));
    auto* header = new QWidget;
    auto* row = new QHBoxLayout(header);
    row->setContentsMargins(metrics::kSmall, metrics::kTiny, metrics::kSmall, metrics::kTiny);
    row->setSpacing(metrics::kSmall);
    m_message = new MessageBar;
    m_message->setObjectName(QStringLiteral("groupFile"));
    auto* strip = new MessageStrip(m_summary);
    strip->addBar(m_message);
    m_directoryMessage = new MessageBar;
    strip->addBar(m_directoryMessage);
    row->addWidget(strip, 1);
    row->addWidget(m_onlyChanged);
    row->addWidget(m_people);
    row->addWidget(createSourcesButton());
    connect(m_onlyChanged, &QCheckBox::toggled, this, &ChargePanel::showOutcome);
    connect(m_people, &QLineEdit::editingFinished, this, [this] { m_session->setPeople(m_people->text()); });
    return header;
}

QToolButton* ChargePanel::createSourcesButton()
{
    auto* menu = new QMenu(this);
    menu->setToolTipsVisible(true);
    QAction* const machine = menu->addAction(tr("Use This &Machine's Groups"));
    machine->setCheckable(true);
    machine->setToolTip(
        tr("Look up users whose groups are unknown in the user directory of this machine (files, LDAP)"));
    machine->setChecked(m_directory->isEnabled());
    connect(machine, &QAction::toggled, m_directory, &models::DirectoryGroups::setEnabled);
    connect(m_directory, &models::DirectoryGroups::changed, machine,
            [this, machine] { machine->setChecked(m_directory->isEnabled()); });
    QAction* const load = menu->addAction(tr("&Load Group File…"));
    load->setToolTip(
        tr("Load group memberships from a file with lines \"user: group, group\", or the output of getent "
           "group and getent passwd. They take precedence over the groups of submitted applications."));
    connect(load, &QAction::triggered, this, &ChargePanel::chooseMemberships);
    m_forget = menu->addAction(tr("&Remove Group File"));
    connect(m_forget, &QAction::triggered, m_memberships, &models::MembershipFile::close);

    auto* button = flatButton(tr("Group Sources"));
    button->setToolTip(tr("Where the groups of users come from, besides their applications"));
    button->setMenu(menu);
    button->setPopupMode(QToolButton::InstantPopup);
    return button;
}

void ChargePanel::createTable()
{
    m_view = new QTableView;
    setUpTable(m_view);
    m_view->setModel(m_model);
    m_view->setAccessibleName(tr("Charged groups by user and queue"));
    m_view->setToolTip(tr("Enter or double-click shows the limits of this user in this queue"));
    m_view->setTabKeyNavigation(false);
    m_view->horizontalHeader()->setStretchLastSection(false);
    m_view->horizontalHeader()->setResizeContentsPrecision(0); // rows in view: there may be thousands
    m_view->horizontalHeader()->setDefaultSectionSize(kChargedQueueWidth);
    m_view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    connect(m_view, &QTableView::activated, this, &ChargePanel::choose);
}

void ChargePanel::choose(const QModelIndex& index)
{
    if (!index.isValid() || index.column() == 0)
        return;
    const models::ChargeLine& line = m_model->rows()[static_cast<std::size_t>(index.row())];
    Q_EMIT personChosen(
        {line.id, line.groups, m_model->queue(index.column()), m_session->outcome()->person.partition});
}

void ChargePanel::chooseMemberships()
{
    auto* dialog = new QFileDialog(this, tr("Load Group File"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    if (!m_memberships->path().isEmpty())
        dialog->selectFile(m_memberships->path());
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        m_message->clearMessage(); // so that a new failure is seen
        m_memberships->open(path);
    });
    dialog->open();
}

void ChargePanel::showMemberships()
{
    m_message->clearMessage();
    showForget();
    showOutcome();
}

void ChargePanel::showDirectory()
{
    if (const auto& problem = m_directory->problem())
        m_directoryMessage->showMessage(models::RowState::Warning, models::messageText(problem->message), {});
    else
        m_directoryMessage->clearMessage();
    showOutcome();
}

/// Also one that cannot be read is remembered, and can be forgotten.
void ChargePanel::showForget()
{
    m_forget->setEnabled(!m_memberships->wantedPath().isEmpty());
    m_forget->setToolTip(m_forget->isEnabled()
                             ? tr("Remove the memberships from %1").arg(m_memberships->wantedPath())
                             : tr("No group file is loaded"));
}

QString ChargePanel::title() const
{
    const auto& outcome = m_session->outcome();
    const int people = outcome ? models::changedCharges(outcome->charges).people : 0;
    return people > 0 ? tr("Charged group (%n)", "tab; people whose group changes", people)
                      : tr("Charged group");
}

QString ChargePanel::summary(const models::EffectiveOutcome& outcome) const
{
    const models::ChargeCount changed = models::changedCharges(outcome.charges);
    QStringList parts;
    if (!outcome.hasBefore)
        parts << tr("the scheduler would reject the saved file, so nothing is compared");
    else if (changed.cells == 0)
        parts << tr("No charged group changes");
    else
        parts << tr("The charged group of %n users changes with their next application", nullptr,
                    changed.people);
    if (const QString baseline = models::baselineText(outcome.baseline);
        outcome.hasBefore && !baseline.isEmpty())
        parts << baseline;
    if (!m_memberships->path().isEmpty())
        //: number of people, file name
        parts << tr("groups of %n users from %1", nullptr, static_cast<int>(m_memberships->people()))
                     .arg(QFileInfo(m_memberships->path()).fileName());
    if (m_directory->isEnabled())
        parts << tr("groups of %n users from this machine", nullptr, static_cast<int>(m_directory->people()));
    if (outcome.peopleUnknown > 0)
        parts << tr("groups of %n others unknown", nullptr, static_cast<int>(outcome.peopleUnknown));
    if (outcome.peopleLeftOut > 0)
        parts << tr("%n more not shown", nullptr, static_cast<int>(outcome.peopleLeftOut));
    return parts.join(QStringLiteral(" · "));
}

void ChargePanel::fitColumns()
{
    const auto columns = static_cast<std::size_t>(m_model->columnCount());
    const auto setWidth = [this](std::size_t column, int width) {
        m_widths[column] = width;
        m_view->setColumnWidth(static_cast<int>(column), width);
    };
    if (m_widths.size() != columns) {
        m_widths.assign(columns, 0);
        const QFontMetrics font(m_view->horizontalHeader()->font());
        for (std::size_t column = 0; column < columns; ++column) {
            const int title = font.horizontalAdvance(m_model->queue(static_cast<int>(column)));
            setWidth(column,
                     column == 0 ? kUserWidth : std::max(kChargedQueueWidth, title + metrics::kLarge));
        }
    }
    if (columns > kMostFitted)
        return;
    const auto* cells = static_cast<const QAbstractItemView*>(m_view);
    for (std::size_t column = 0; column < columns; ++column) { // a change is two names
        const auto number = static_cast<int>(column);
        const int needed = std::min(cells->sizeHintForColumn(number), kMostWidth);
        const bool isUsers = m_view->columnWidth(number) != m_widths[column]; // who has moved its edge
        if (!isUsers && needed > m_widths[column])
            setWidth(column, needed);
    }
}

void ChargePanel::showOutcome()
{
    const auto& outcome = m_session->outcome();
    const bool isKnown = outcome && outcome->problem.isEmpty();
    m_model->setCharges(isKnown ? outcome->charges : insight::ChargeMatrix(),
                        m_onlyChanged->isChecked() ? ChargeModel::Shown::Changed : ChargeModel::Shown::All,
                        outcome ? outcome->baseline.kind : models::BaselineKind::File);
    fitColumns();
    m_summary->setText(isKnown ? summary(*outcome) : QString());
    if (outcome && !isKnown)
        m_nothing->setMessage(tr("Charged groups unknown"), outcome->problem);
    else if (isKnown && !outcome->charges.users.empty())
        m_nothing->setMessage(tr("No charged group changes"), {});
    else
        m_nothing->setMessage(tr("No group memberships known"),
                              tr("Connect to a cluster, enter memberships above, for example \"sue: dev, "
                                 "qa; bob: ds\", load a group file, or use the groups of this machine."));
    m_stack->setCurrentIndex(m_model->rowCount() > 0 ? 1 : 0);
    Q_EMIT titleChanged();
}
} // namespace quotadeck::ui

#include "moc_chargepanel.cpp"
