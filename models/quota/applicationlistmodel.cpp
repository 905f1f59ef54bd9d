// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/quota/applicationlistmodel.h"

#include "models/common/celltext.h"

#include <algorithm>
#include <unordered_set>

namespace quotadeck::models {
namespace {
/// The message that was logged last for any request of @p application.
QString latestReason(const ApplicationInfo& application)
{
    const AllocationLogEntry* latest = nullptr;
    for (const RequestInfo& request : application.requests) {
        for (const AllocationLogEntry& entry : request.log) {
            if (!latest || entry.lastOccurrence > latest->lastOccurrence)
                latest = &entry;
        }
    }
    return latest ? QString::fromStdString(latest->message) : QString();
}

bool isFailure(const QString& state)
{
    return state == QLatin1StringView("Failing") || state == QLatin1StringView("Failed")
        || state == QLatin1StringView("Rejected");
}

QVariant sortValue(const ApplicationRow& row, ApplicationListModel::Column column)
{
    switch (column) {
    case ApplicationListModel::StateColumn:
        return row.state;
    case ApplicationListModel::ApplicationColumn:
        return row.id;
    case ApplicationListModel::QueueColumn:
        return QString::fromStdString(row.queue.text());
    case ApplicationListModel::UserColumn:
        return row.user;
    case ApplicationListModel::GroupColumn:
        return row.chargedGroup ? QVariant(*row.chargedGroup) : QVariant();
    case ApplicationListModel::UsedColumn:
        return qint64{row.shown.used};
    case ApplicationListModel::PendingColumn:
        return qint64{row.shown.pending};
    case ApplicationListModel::SubmittedColumn:
        return qint64{row.submitted.count()};
    case ApplicationListModel::RunningSinceColumn:
        return row.started ? QVariant(qint64{row.started->count()}) : QVariant();
    case ApplicationListModel::ReasonColumn:
        return row.reason;
    case ApplicationListModel::ColumnCount:
        break;
    }
    return {};
}

RowState stateOf(const ApplicationRow& row, ApplicationListModel::Column column)
{
    if (column == ApplicationListModel::StateColumn && isFailure(row.state))
        return RowState::Critical;
    return column == ApplicationListModel::ReasonColumn && !row.reason.isEmpty() ? RowState::Notice
                                                                                 : RowState::Normal;
}

Emphasis emphasisOf(const ApplicationRow& row, ApplicationListModel::Column column)
{
    const auto dimUnless = [](bool isSet) { return isSet ? Emphasis::Normal : Emphasis::Dim; };
    switch (column) {
    case ApplicationListModel::GroupColumn:
        return dimUnless(row.chargedGroup && !row.chargedGroup->isEmpty());
    case ApplicationListModel::UsedColumn:
        return dimUnless(row.shown.used != 0);
    case ApplicationListModel::PendingColumn:
        return dimUnless(row.shown.pending != 0);
    case ApplicationListModel::SubmittedColumn:
        return dimUnless(row.submitted.count() != 0);
    case ApplicationListModel::RunningSinceColumn:
        return dimUnless(row.started.has_value());
    default:
        return Emphasis::Normal;
    }
}
} // namespace

ApplicationListModel::ApplicationListModel(QObject* parent) : LiveTree(parent) { }

void ApplicationListModel::apply(const PartitionDelta& delta)
{
    std::unordered_set<std::string> recharged;
    for (const UserName& user : delta.users.removed) {
        m_charged.erase(user.text());
        recharged.insert(user.text());
    }
    for (const UserUsage* user : delta.users.upserted) {
        m_charged.insert_or_assign(user->name.text(), user->groups);
        recharged.insert(user->name.text());
    }

    std::vector<std::string> removed;
    for (const ApplicationId& id : delta.applications.removed)
        removed.push_back(id.text());
    std::vector<Incoming> incoming;
    std::unordered_set<std::string> reported;
    for (const ApplicationInfo* application : delta.applications.upserted) {
        incoming.push_back({application->id.text(), {}, rowOf(*application)});
        reported.insert(application->id.text());
    }
    // Rows that the delta does not name may be charged to another group now; all is one delta for views.
    for (const RowNode* node : topRows()) {
        const ApplicationRow& known = *rowFor(*node->id);
        const std::string user = known.user.toStdString();
        if (!recharged.contains(user) || reported.contains(*node->id))
            continue;
        incoming.push_back({*node->id, {}, known});
        incoming.back().row.chargedGroup = chargedGroup(user, *node->id);
    }
    applyRows(removed, std::move(incoming));
}

ApplicationRow ApplicationListModel::rowOf(const ApplicationInfo& application) const
{
    ApplicationRow row;
    row.id = QString::fromStdString(application.id.text());
    row.state = QString::fromStdString(application.state);
    row.queue = application.queue;
    row.user = QString::fromStdString(application.user.text());
    for (const GroupName& group : application.groups)
        row.groups.append(QString::fromStdString(group.text()));
    row.chargedGroup = chargedGroup(application.user.text(), application.id.text());
    row.quotas.used = application.used;
    row.quotas.pending = application.pending;
    row.shown = figuresOf(row.quotas, m_focus);
    row.submitted = std::chrono::nanoseconds(application.submissionTime);
    if (application.startTime != kNeverStarted) // in milliseconds, unlike the others (REST-8)
        row.started = std::chrono::milliseconds(application.startTime);
    row.age = ageOf(row);
    row.reason = latestReason(application);
    return row;
}

/// The group that @p user's application @p id is charged to; empty for none, not set while the user is unknown.
std::optional<QString> ApplicationListModel::chargedGroup(const std::string& user,
                                                          const std::string& id) const
{
    const auto known = m_charged.find(user);
    if (known == m_charged.end())
        return std::nullopt;
    const auto group = known->second.find(ApplicationId(id));
    return group == known->second.end() ? QString() : QString::fromStdString(group->second.text());
}

QString ApplicationListModel::ageOf(const ApplicationRow& row) const
{
    return row.submitted.count() == 0 ? unsetText() : ageText(m_now.time_since_epoch() - row.submitted);
}

void ApplicationListModel::setResource(const QString& type)
{
    const Focus focus = Focus::fromText(type);
    if (focus == m_focus)
        return;
    m_focus = focus;
    reviseAll([&focus](ApplicationRow& row) { row.shown = figuresOf(row.quotas, focus); });
}

void ApplicationListModel::setNow(SystemTime now)
{
    m_now = now;
    reviseWhere([this](const ApplicationRow& row) { return row.age != ageOf(row); },
                [this](ApplicationRow& row) { row.age = ageOf(row); });
}

void ApplicationListModel::setFilter(const ApplicationFilter& filter)
{
    if (filter == m_filter)
        return;
    m_filter = filter;
    refilter();
}

int ApplicationListModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ApplicationListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const auto pick = [role](const QString& title, const QString& toolTip) {
        return role == Qt::DisplayRole ? title : toolTip;
    };
    switch (static_cast<Column>(section)) {
    case StateColumn:
        return pick(tr("State"), tr("State reported by the scheduler"));
    case ApplicationColumn:
        return pick(tr("Application"), tr("Application ID"));
    case QueueColumn:
        return pick(tr("Queue"), tr("Leaf queue where the application runs or waits"));
    case UserColumn:
        return pick(tr("User"), tr("User who submitted the application"));
    case GroupColumn:
        return pick(tr("Charged group"), tr("Group whose limits the application counts against"));
    case UsedColumn:
        return pick(tr("Used"), tr("Resources allocated to the application"));
    case PendingColumn:
        return pick(tr("Pending"), tr("Requested but not yet allocated"));
    case SubmittedColumn:
        return pick(tr("Submitted"), tr("Time since submission"));
    case RunningSinceColumn:
        return pick(tr("Running since"), tr("Time of the first allocation"));
    case ReasonColumn:
        return pick(tr("Reason"), tr("Latest scheduler message for a pending request"));
    case ColumnCount:
        break;
    }
    return {};
}

QString ApplicationListModel::display(const ApplicationRow& row, Column column) const
{
    switch (column) {
    case StateColumn:
        return row.state;
    case ApplicationColumn:
        return row.id;
    case QueueColumn:
        return QString::fromStdString(row.queue.text());
    case UserColumn:
        return row.user;
    case GroupColumn:
        if (!row.chargedGroup)
            return unsetText();
        return row.chargedGroup->isEmpty() ? tr("none", "no group") : *row.chargedGroup;
    case UsedColumn:
        return row.shown.namedText(row.shown.used);
    case PendingColumn:
        return row.shown.text(row.shown.pending);
    case SubmittedColumn:
        return row.age;
    case RunningSinceColumn:
        return row.started ? timeText(*row.started) : unsetText();
    case ReasonColumn:
        return row.reason;
    case ColumnCount:
        break;
    }
    return {};
}

QString ApplicationListModel::toolTip(const ApplicationRow& row, Column column) const
{
    switch (column) {
    case GroupColumn:
        if (!row.chargedGroup)
            return tr("Not reported by the scheduler for this user");
        return row.chargedGroup->isEmpty() ? tr("No group limit applies to this application") : QString();
    case UsedColumn:
        return row.shown.exact(row.shown.used);
    case PendingColumn:
        return row.shown.exact(row.shown.pending);
    case SubmittedColumn:
        return row.submitted.count() == 0
            ? QString()
            : timeText(std::chrono::duration_cast<std::chrono::milliseconds>(row.submitted));
    case RunningSinceColumn:
        return row.started ? QString() : tr("Not started yet");
    case QueueColumn:
    case ReasonColumn:
        return display(row, column); // long texts are cut in the cell
    default:
        return {};
    }
}

QVariant ApplicationListModel::cell(const ApplicationRow& row, int column, int role) const
{
    const auto which = static_cast<Column>(column);
    switch (role) {
    case Qt::DisplayRole:
        return display(row, which);
    case Qt::ToolTipRole:
        return toolTip(row, which);
    case SortRole:
        return sortValue(row, which);
    case KindRole:
        return static_cast<int>(RowKind::Application);
    case StateRole:
        return static_cast<int>(stateOf(row, which));
    case EmphasisRole:
        return static_cast<int>(emphasisOf(row, which));
    case NumericRole:
        return which == UsedColumn || which == PendingColumn || which == SubmittedColumn;
    default:
        return {};
    }
}

bool ApplicationListModel::isBefore(const ApplicationRow& left, const ApplicationRow& right, int column) const
{
    switch (static_cast<Column>(column)) {
    case StateColumn:
        return left.state < right.state;
    case ApplicationColumn:
        return left.id < right.id;
    case QueueColumn:
        return left.queue < right.queue;
    case UserColumn:
        return left.user < right.user;
    case GroupColumn:
        return left.chargedGroup < right.chargedGroup;
    case UsedColumn:
        return left.shown.used < right.shown.used;
    case PendingColumn:
        return left.shown.pending < right.shown.pending;
    case SubmittedColumn:
        return left.submitted < right.submitted;
    case RunningSinceColumn:
        return left.started < right.started;
    case ReasonColumn:
        return left.reason < right.reason;
    case ColumnCount:
        break;
    }
    return false;
}

bool ApplicationListModel::isSameCell(const ApplicationRow& left, const ApplicationRow& right,
                                      int column) const
{
    switch (static_cast<Column>(column)) {
    case StateColumn:
        return left.state == right.state;
    case ApplicationColumn:
        return left.id == right.id;
    case QueueColumn:
        return left.queue == right.queue;
    case UserColumn:
        return left.user == right.user;
    case GroupColumn:
        return left.chargedGroup == right.chargedGroup;
    case UsedColumn:
        return left.shown.type == right.shown.type && left.shown.isTypeNamed == right.shown.isTypeNamed
            && left.shown.used == right.shown.used;
    case PendingColumn:
        return left.shown.type == right.shown.type && left.shown.pending == right.shown.pending;
    case SubmittedColumn:
        return left.submitted == right.submitted && left.age == right.age;
    case RunningSinceColumn:
        return left.started == right.started;
    case ReasonColumn:
        return left.reason == right.reason;
    case ColumnCount:
        break;
    }
    return true;
}

bool ApplicationListModel::isMatch(const ApplicationRow& row) const
{
    const auto containsText
        = [this](const QString& text) { return text.contains(m_filter.text, Qt::CaseInsensitive); };
    const auto isOfGroup = [this, &row] {
        return row.chargedGroup ? *row.chargedGroup == m_filter.group : row.groups.contains(m_filter.group);
    };
    if (!m_filter.user.isEmpty() && row.user != m_filter.user)
        return false;
    if (!m_filter.queue.isEmpty() && !m_filter.queue.contains(row.queue))
        return false;
    if (!m_filter.group.isEmpty() && !isOfGroup())
        return false;
    return m_filter.text.isEmpty() || containsText(row.id) || containsText(row.user)
        || containsText(row.state) || containsText(row.reason)
        || containsText(QString::fromStdString(row.queue.text()));
}
} // namespace quotadeck::models
