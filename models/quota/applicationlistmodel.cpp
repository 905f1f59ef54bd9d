// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/quota/applicationlistmodel.h"

#include "core/resource/resourceops.h"
#include "models/common/celltext.h"

#include <algorithm>
#include <tuple>
#include <unordered_set>
#include <utility>

namespace quotadeck::models {
namespace {
bool isFailure(const QString& state)
{
    return state == QLatin1StringView("Failing") || state == QLatin1StringView("Failed")
        || state == QLatin1StringView("Rejected");
}

bool isWaiting(const ApplicationRow& row)
{
    const auto entries = ResourceView(row.quotas.pending).entries();
    return std::ranges::any_of(entries, [](const Resource::Entry& entry) { return entry.value > 0; });
}

/// "pending" is no state of a scheduler (APP-1). People mean by it that requests wait, or that nothing runs yet: New, Accepted
/// and Resuming.
bool isPending(const ApplicationRow& row)
{
    return row.state == QLatin1StringView("New") || row.state == QLatin1StringView("Accepted")
        || row.state == QLatin1StringView("Resuming") || isWaiting(row);
}

QStringList pendingState(const ApplicationRow& row)
{
    static const QStringList kPending{QLatin1String(ApplicationListModel::kPendingState)};
    return row.isPending ? kPending : QStringList();
}

QString chargedGroupOf(const ApplicationRow& row)
{
    return row.chargedGroup.value_or(QString());
}

/// While the charged group is not known, any of the submission may be it.
QStringList possibleGroups(const ApplicationRow& row)
{
    return row.chargedGroup ? QStringList() : row.groups;
}

/// Of what the application requests in total.
Share allocatedShare(const ApplicationRow& row)
{
    return {row.shown.used, saturatingAdd(row.shown.used, row.shown.pending)};
}

ResourceView usageOfApplication(const ApplicationRow& row)
{
    return row.quotas.used;
}

/// Of a group that is known only with all of its members.
NowFigures nowOfApplication(const ApplicationRow& row)
{
    const bool isKnown
        = row.members == 0 || (row.activeMembers > 0 && row.membersKnownNow == row.activeMembers);
    return NowFigures::of(row.shown, isKnown ? row.usedNow : std::nullopt);
}

/// Unknown amounts do not count.
void addTo(std::optional<Resource>& sum, const std::optional<Resource>& part, int sign)
{
    if (!part)
        return;
    if (!sum)
        sum.emplace();
    if (sign > 0) {
        quotadeck::addTo(*sum, *part);
        return;
    }
    subtractFrom(*sum, *part);
    sum->prune(); // as if the part had never been there
}

void countApplication(ApplicationRow& group, const ApplicationRow& row, int sign)
{
    group.members += sign;
    if (row.hasEnded)
        return;
    group.activeMembers += sign;
    addTo(group.quotas.used, row.quotas.used, sign);
    addTo(group.quotas.pending, row.quotas.pending, sign);
    addTo(group.usedNow, row.usedNow, sign);
    group.membersKnownNow += row.usedNow ? sign : 0;
}

bool countsAlike(const ApplicationRow& left, const ApplicationRow& right)
{
    return left.hasEnded == right.hasEnded && left.quotas.used == right.quotas.used
        && left.quotas.pending == right.quotas.pending && left.usedNow == right.usedNow;
}

/// A group by the @p Member of its rows.
template <auto Member>
ApplicationRow groupBy(const ApplicationRow& row)
{
    ApplicationRow group;
    group.*Member = row.*Member;
    return group;
}

using Grouping = GroupingOf<ApplicationRow>;

/// By the @p Member of the rows; @p key names its kind, too, so that ids of groups differ from one grouping to another.
template <auto Member>
constexpr Grouping groupingBy(std::string (*key)(const ApplicationRow& row))
{
    return {.key = key, .group = groupBy<Member>, .count = countApplication, .countsAlike = countsAlike};
}

constexpr Grouping kByQueue = groupingBy<&ApplicationRow::queueName>(
    [](const ApplicationRow& row) { return "queue " + row.queue.text(); });
constexpr Grouping kByUser = groupingBy<&ApplicationRow::user>(
    [](const ApplicationRow& row) { return "user " + row.user.toStdString(); });
constexpr Grouping kByChargedGroup = groupingBy<&ApplicationRow::chargedGroup>([](const ApplicationRow& row) {
    return row.chargedGroup ? "group " + row.chargedGroup->toStdString() : "unknown group";
});
constexpr Grouping kByState = groupingBy<&ApplicationRow::state>(
    [](const ApplicationRow& row) { return "state " + row.state.toStdString(); });

const Grouping* groupingOf(ApplicationsGroupedBy what)
{
    switch (what) {
    case ApplicationsGroupedBy::Nothing:
        break;
    case ApplicationsGroupedBy::Queue:
        return &kByQueue;
    case ApplicationsGroupedBy::User:
        return &kByUser;
    case ApplicationsGroupedBy::ChargedGroup:
        return &kByChargedGroup;
    case ApplicationsGroupedBy::State:
        return &kByState;
    }
    return nullptr;
}
} // namespace

ColumnTable<ApplicationRow> ApplicationListModel::columns()
{
    using Row = const ApplicationRow&;
    using filter::FieldKind;
    static constexpr ColumnOf<ApplicationRow> kColumns[] = {
        {
            .column = StateColumn,
            .title = QT_TR_NOOP("State"),
            .help = QT_TR_NOOP("State reported by the scheduler; of a group, how many applications it has"),
            .isOfGroups = true,
            .filter = {.key = "state",
                       .isMain = true,
                       .text = textIn<&ApplicationRow::state>,
                       .others = pendingState},
            .text
            = [](Row row) { return row.members == 0 ? row.state : tr("%Ln apps", nullptr, row.members); },
            .toolTip = noToolTip,
            .spoken =
                [](Row row) {
                    return row.members == 0 ? row.state
                                            : tr("%1, %Ln apps", "name of a group", row.members).arg(row.id);
                },
            .state =
                [](Row row) {
                    return row.members == 0 && isFailure(row.state) ? RowState::Critical : RowState::Normal;
                },
            .kind
            = [](Row row) { return row.members == 0 ? std::optional(RowKind::Application) : std::nullopt; },
            .isBefore =
                [](Row left, Row right) {
                    return std::tie(left.members, left.state) < std::tie(right.members, right.state);
                },
            .isSame = equalIn<&ApplicationRow::state, &ApplicationRow::members>,
        },
        {
            .column = ApplicationColumn,
            .title = QT_TR_NOOP("Application"),
            .help = QT_TR_NOOP("Application ID; of a group, what its applications have in common"),
            .isOfGroups = true,
            .filter = {.key = "app", .isMain = true},
            .text = textIn<&ApplicationRow::id>,
            .toolTip = noToolTip,
            .isBefore = orderedBy<&ApplicationRow::id>,
            .isSame = equalIn<&ApplicationRow::id>,
        },
        {
            .column = QueueColumn,
            .title = QT_TR_NOOP("Queue"),
            .help = QT_TR_NOOP("Leaf queue where the application runs or waits"),
            .filter = {.key = "queue", .isMain = true},
            .text = textIn<&ApplicationRow::queueName>,
            .isBefore = orderedBy<&ApplicationRow::queue>,
            .isSame = equalIn<&ApplicationRow::queue>,
        },
        {
            .column = UserColumn,
            .title = QT_TR_NOOP("User"),
            .help = QT_TR_NOOP("User who submitted the application"),
            .filter = {.key = "user", .isMain = true},
            .text = textIn<&ApplicationRow::user>,
            .toolTip = noToolTip,
            .isBefore = orderedBy<&ApplicationRow::user>,
            .isSame = equalIn<&ApplicationRow::user>,
        },
        {
            .column = GroupColumn,
            .title = QT_TR_NOOP("Charged group"),
            .help = QT_TR_NOOP("Group whose limits the application counts against"),
            .filter = {.key = "group", .isMain = true, .text = chargedGroupOf, .others = possibleGroups},
            .text = chargedGroupText,
            .toolTip =
                [](Row row) {
                    if (!row.chargedGroup)
                        return tr("Not reported by the scheduler for this user");
                    return row.chargedGroup->isEmpty() ? tr("No group limit applies to this application")
                                                       : QString();
                },
            .emphasis = [](Row row) { return dimUnless(row.chargedGroup && !row.chargedGroup->isEmpty()); },
            .isBefore = orderedBy<&ApplicationRow::chargedGroup>,
            .isSame = equalIn<&ApplicationRow::chargedGroup>,
        },
        {
            .column = UsedColumn,
            .title = QT_TR_NOOP("Used"),
            .help = QT_TR_NOOP("Resources allocated to the application"),
            .isNumeric = true,
            .isOfGroups = true,
            .filter = {.key = "used",
                       .kind = FieldKind::Amount,
                       .hasShare = true,
                       .number =
                           [](Row row) {
                               return row.hasEnded ? FilterNumber()
                                                   : FilterNumber::amount(row.shown.type, row.shown.used,
                                                                          allocatedShare(row));
                           }},
            .text = [](Row row) { return row.hasEnded ? unsetText() : row.shown.namedText(row.shown.used); },
            .toolTip =
                [](Row row) {
                    return row.hasEnded ? tr("Reported while an application is active")
                                        : row.shown.exact(row.shown.used);
                },
            .emphasis = [](Row row) { return dimUnless(row.shown.used != 0); },
            .isBefore = [](Row left, Row right) { return left.shown.used < right.shown.used; },
            .isSame =
                [](Row left, Row right) {
                    return left.shown.type == right.shown.type
                        && left.shown.isTypeNamed == right.shown.isTypeNamed
                        && left.shown.used == right.shown.used && left.hasEnded == right.hasEnded;
                },
        },
        {
            .column = PendingColumn,
            .title = QT_TR_NOOP("Pending"),
            .help = QT_TR_NOOP("Requested but not yet allocated"),
            .isNumeric = true,
            .isOfGroups = true,
            .filter = {.key = "pending",
                       .kind = FieldKind::Amount,
                       .number =
                           [](Row row) {
                               return row.hasEnded ? FilterNumber()
                                                   : FilterNumber::amount(row.shown.type, row.shown.pending);
                           }},
            .text = [](Row row) { return row.hasEnded ? unsetText() : row.shown.text(row.shown.pending); },
            .toolTip =
                [](Row row) {
                    return row.hasEnded ? tr("Reported while an application is active")
                                        : row.shown.exact(row.shown.pending);
                },
            .emphasis = [](Row row) { return dimUnless(row.shown.pending != 0); },
            .isBefore = [](Row left, Row right) { return left.shown.pending < right.shown.pending; },
            .isSame =
                [](Row left, Row right) {
                    return left.shown.type == right.shown.type && left.shown.pending == right.shown.pending
                        && left.hasEnded == right.hasEnded;
                },
        },
        {
            .column = SubmittedColumn,
            .title = QT_TR_NOOP("Submitted"),
            .help = QT_TR_NOOP("Time since submission"),
            .isNumeric = true,
            .filter = {.key = "age",
                       .kind = FieldKind::Moment,
                       .number =
                           [](Row row) {
                               return FilterNumber::moment(
                                   row.submitted.count() == 0 ? std::nullopt : std::optional(row.submitted));
                           }},
            .text = textIn<&ApplicationRow::age>,
            .toolTip = [](Row row) { return knownTimeText(row.submitted); },
            .emphasis = [](Row row) { return dimUnless(row.submitted.count() != 0); },
            .isBefore = orderedBy<&ApplicationRow::submitted>,
            .isSame = equalIn<&ApplicationRow::submitted, &ApplicationRow::age>,
        },
        {
            .column = RunningSinceColumn,
            .title = QT_TR_NOOP("Running since"),
            .help = QT_TR_NOOP("Time of the first allocation"),
            .filter = {.key = "started",
                       .kind = FieldKind::Moment,
                       .number = [](Row row) { return FilterNumber::moment(row.started); }},
            .text = [](Row row) { return row.started ? timeText(*row.started) : unsetText(); },
            .toolTip =
                [](Row row) {
                    if (row.started)
                        return QString();
                    return row.hasEnded ? tr("Not reported") : tr("Not started yet");
                },
            .emphasis = [](Row row) { return dimUnless(row.started.has_value()); },
            .isBefore = orderedBy<&ApplicationRow::started>,
            .isSame = equalIn<&ApplicationRow::started, &ApplicationRow::hasEnded>,
        },
        {
            .column = FinishedColumn,
            .title = QT_TR_NOOP("Finished"),
            .help = QT_TR_NOOP("Time since the application completed, failed or was rejected"),
            .isNumeric = true,
            .filter = {.key = "finished",
                       .kind = FieldKind::Moment,
                       .number =
                           [](Row row) {
                               return FilterNumber::moment(
                                   row.finished.count() == 0 ? std::nullopt : std::optional(row.finished));
                           }},
            .text = [](Row row) { return row.sinceFinished.isEmpty() ? unsetText() : row.sinceFinished; },
            .toolTip = [](Row row) { return knownTimeText(row.finished); },
            .emphasis = [](Row row) { return dimUnless(row.finished.count() != 0); },
            .isBefore = orderedBy<&ApplicationRow::finished>,
            .isSame = equalIn<&ApplicationRow::finished, &ApplicationRow::sinceFinished>,
        },
        {
            .column = ReasonColumn,
            .title = QT_TR_NOOP("Reason"),
            .help = QT_TR_NOOP("Latest scheduler message for a pending request, or why the application was "
                               "rejected or failed"),
            .filter = {.key = "reason", .isMain = true},
            .text = textIn<&ApplicationRow::reason>,
            .state =
                [](Row row) {
                    return row.reason.isEmpty() || row.hasEnded ? RowState::Normal : RowState::Notice;
                },
            .isBefore = orderedBy<&ApplicationRow::reason>,
            .isSame = equalIn<&ApplicationRow::reason, &ApplicationRow::hasEnded>,
        },
        nowColumn<ApplicationRow, nowOfApplication>(UsedNowColumn, true),
    };
    using Usage = UsedOf<usageOfApplication>;
    static constexpr FieldOf<ApplicationRow> kFields[] = {
        {.key = "cpu",
         .kind = FieldKind::Amount,
         .number = [](Row row) { return row.hasEnded ? FilterNumber() : Usage::cpu(row); }},
        {.key = "memory",
         .kind = FieldKind::Amount,
         .number = [](Row row) { return row.hasEnded ? FilterNumber() : Usage::memory(row); }},
    };
    static_assert(areInOrder(kColumns));
    return {kColumns, kFields};
}

QString ApplicationListModel::chargedGroupText(const ApplicationRow& row)
{
    if (!row.chargedGroup)
        return unsetText();
    return row.chargedGroup->isEmpty() ? tr("none", "no group") : *row.chargedGroup;
}

ApplicationListModel::ApplicationListModel(QObject* parent) : LiveTree(columns(), parent) { }

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
    std::vector<Incoming> incoming;
    mergeFinished(delta, removed, incoming);
    std::unordered_set<std::string> reported;
    for (const Incoming& in : incoming)
        reported.insert(in.id);
    for (const ApplicationInfo* application : delta.applications.upserted) {
        incoming.push_back({application->id.text(), {}, rowOf(*application)});
        reported.insert(application->id.text());
    }
    // Rows that the delta does not name may be charged to another group now; all is one delta for views.
    for (const RowNode* node : topRows()) {
        const ApplicationRow& known = rowAt(node);
        const std::string user = known.user.toStdString();
        if (known.hasEnded || !recharged.contains(user) || reported.contains(node->id))
            continue;
        incoming.push_back({node->id, {}, known});
        incoming.back().row.chargedGroup = chargedGroup(user, node->id);
    }
    applyRows(removed, std::move(incoming));
}

/// Rows that go, and rows of finished applications. A row leaves and comes back as the same one when its application ends.
void ApplicationListModel::mergeFinished(const PartitionDelta& delta, std::vector<std::string>& removed,
                                         std::vector<Incoming>& incoming)
{
    std::unordered_set<std::string> activeNow; // of those that the delta names
    for (const ApplicationInfo* application : delta.applications.upserted)
        activeNow.insert(application->id.text());
    std::unordered_set<std::string> left;
    for (const ApplicationId& id : delta.applications.removed)
        left.insert(id.text());
    const auto isActive = [&](const std::string& id) {
        const ApplicationRow* row = rowFor(id);
        return activeNow.contains(id) || (row && !row->hasEnded && !left.contains(id));
    };
    for (const ApplicationId& id : delta.finished.removed) {
        m_covered.erase(id.text());
        if (const ApplicationRow* row = rowFor(id.text()); row && row->hasEnded && !isActive(id.text())) {
            removed.push_back(id.text());
            --m_finishedCount;
        }
    }
    const auto addEnded = [&](const std::string& id, ApplicationRow row) {
        const ApplicationRow* known = rowFor(id);
        m_finishedCount += known && known->hasEnded ? 0 : 1;
        incoming.push_back({id, {}, std::move(row)});
        left.erase(id);
        m_covered.erase(id);
    };
    for (const ApplicationInfo* application : delta.finished.upserted) {
        const std::string& id = application->id.text();
        ApplicationRow row = rowOf(*application);
        row.hasEnded = true;
        row.usedNow.reset();
        row.chargedGroup.reset(); // it is charged no more
        row.finished = std::chrono::nanoseconds(application->finishedTime);
        row.sinceFinished = sinceFinishedOf(row);
        row.reason = QString::fromStdString(application->rejectedMessage);
        if (isActive(id))
            m_covered.insert_or_assign(id, std::move(row));
        else
            addEnded(id, std::move(row));
    }
    for (const ApplicationId& id : delta.applications.removed) {
        if (!left.contains(id.text()))
            continue;
        if (auto covered = m_covered.extract(id.text()); !covered.empty())
            addEnded(id.text(), std::move(covered.mapped()));
        else
            removed.push_back(id.text());
    }
    for (const std::string& id : activeNow) {
        const ApplicationRow* row = rowFor(id);
        if (!row || !row->hasEnded)
            continue;
        const bool isEndGone
            = std::ranges::find(delta.finished.removed, ApplicationId(id)) != delta.finished.removed.end();
        if (!isEndGone)
            m_covered.try_emplace(id, *row);
        --m_finishedCount;
    }
}

ApplicationRow ApplicationListModel::rowOf(const ApplicationInfo& application)
{
    ApplicationRow row;
    row.id = QString::fromStdString(application.id.text());
    row.state = m_texts.of(application.state);
    row.queue = application.queue;
    row.queueName = m_texts.of(application.queue.text());
    row.user = m_texts.of(application.user.text());
    for (const GroupName& group : application.groups)
        row.groups.append(m_texts.of(group.text()));
    row.chargedGroup = chargedGroup(application.user.text(), application.id.text());
    row.quotas.used = application.used;
    row.quotas.pending = application.pending;
    row.isPending = isPending(row);
    row.shown = figuresOf(row.quotas, m_focus);
    row.submitted = std::chrono::nanoseconds(application.submissionTime);
    if (application.startTime != kNeverStarted) // in milliseconds, unlike the others (REST-8)
        row.started = std::chrono::milliseconds(application.startTime);
    row.age = ageOf(row);
    row.usedNow = usedCopy(usedNow(row));
    if (const AllocationLogEntry* entry = latestLogEntry(application))
        row.reason = m_texts.of(entry->message);
    return row;
}

/// The group that @p user's application @p id is charged to; empty for none, not set while the user is unknown.
std::optional<QString> ApplicationListModel::chargedGroup(const std::string& user, const std::string& id)
{
    const auto known = m_charged.find(user);
    if (known == m_charged.end())
        return std::nullopt;
    const auto group = known->second.find(ApplicationId(id));
    return group == known->second.end() ? QString() : m_texts.of(group->second.text());
}

QString ApplicationListModel::ageOf(const ApplicationRow& row)
{
    return row.submitted.count() == 0 ? unsetText() : m_ages.of(m_now.time_since_epoch() - row.submitted);
}

void ApplicationListModel::setResource(const QString& type)
{
    const Focus focus = Focus::fromText(type);
    if (focus == m_focus)
        return;
    m_focus = focus;
    reviseAll([&focus](ApplicationRow& row) { row.shown = figuresOf(row.quotas, focus); });
    completeAllGroups();
}

int ApplicationListModel::listedMatches() const
{
    if (m_groupedBy == ApplicationsGroupedBy::Nothing)
        return rowCount();
    int count = 0;
    forEachGroup([&count](const ApplicationRow& group) { count += group.members; });
    return count;
}

void ApplicationListModel::setGroupedBy(ApplicationsGroupedBy what)
{
    m_groupedBy = what;
    setGrouping(groupingOf(what));
}

QString ApplicationListModel::commonOf(const QString& id) const
{
    const ApplicationRow* group = groupRowFor(id.toStdString());
    if (!group)
        return {};
    switch (m_groupedBy) {
    case ApplicationsGroupedBy::Nothing:
        break;
    case ApplicationsGroupedBy::Queue:
        return group->queueName;
    case ApplicationsGroupedBy::User:
        return group->user;
    case ApplicationsGroupedBy::ChargedGroup:
        return chargedGroupOf(*group);
    case ApplicationsGroupedBy::State:
        return group->state;
    }
    return {};
}

void ApplicationListModel::completeRow(ApplicationRow& group) const
{
    group.hasEnded = group.activeMembers == 0;
    group.shown = figuresOf(group.quotas, m_focus);
    switch (m_groupedBy) {
    case ApplicationsGroupedBy::Nothing:
        break;
    case ApplicationsGroupedBy::Queue:
        group.id = group.queueName.isEmpty() ? tr("no queue") : group.queueName;
        break;
    case ApplicationsGroupedBy::User:
        group.id = group.user.isEmpty() ? unsetText() : group.user;
        break;
    case ApplicationsGroupedBy::ChargedGroup:
        group.id = chargedGroupText(group);
        break;
    case ApplicationsGroupedBy::State:
        group.id = group.state.isEmpty() ? unsetText() : group.state;
        break;
    }
}

QString ApplicationListModel::sinceFinishedOf(const ApplicationRow& row)
{
    return row.finished.count() == 0 ? QString() : m_ages.of(m_now.time_since_epoch() - row.finished);
}

void ApplicationListModel::setShown(ApplicationsShown shown)
{
    if (std::exchange(m_kinds, shown) != shown)
        refilter();
}

int ApplicationListModel::countOf(ApplicationsShown kind) const
{
    const int all = totalCount();
    switch (kind) {
    case ApplicationsShown::Active:
        return all - m_finishedCount;
    case ApplicationsShown::Finished:
        return m_finishedCount;
    case ApplicationsShown::All:
        break;
    }
    return all;
}

void ApplicationListModel::setNow(SystemTime now)
{
    m_now = now;
    m_ages = {};
    setFilterTime(now.time_since_epoch());
    reviseWhere(
        [this](const ApplicationRow& row) {
            return row.age != ageOf(row) || row.sinceFinished != sinceFinishedOf(row);
        },
        [this](ApplicationRow& row) {
            row.age = ageOf(row);
            row.sinceFinished = sinceFinishedOf(row);
        });
}

/// One that is no longer active uses nothing.
const Resource* ApplicationListModel::usedNow(const ApplicationRow& row) const
{
    if (!m_present || !m_present->applications || row.hasEnded)
        return nullptr;
    const Resource* const used = presentUse(m_present->applications, row.id.toStdString());
    return used ? used : noPresentUse();
}

void ApplicationListModel::setPresent(const Present& present)
{
    if (std::exchange(m_present, present) == present)
        return;
    reviseWhere([this](const ApplicationRow& row) { return !hasUsed(row.usedNow, usedNow(row)); },
                [this](ApplicationRow& row) { row.usedNow = usedCopy(usedNow(row)); });
}

QString ApplicationListModel::queueOf(const QString& id) const
{
    const ApplicationRow* row = rowFor(id.toStdString());
    return row ? row->queueName : QString();
}

void ApplicationListModel::setScope(const ApplicationScope& scope)
{
    if (scope == m_scope)
        return;
    m_scope = scope;
    refilter();
}

bool ApplicationListModel::isListed(const ApplicationRow& row) const
{
    const auto isOfGroup = [this, &row] {
        return row.chargedGroup ? *row.chargedGroup == m_scope.group : row.groups.contains(m_scope.group);
    };
    const bool isOfKind
        = m_kinds == ApplicationsShown::All || row.hasEnded == (m_kinds == ApplicationsShown::Finished);
    return isOfKind && (m_scope.user.isEmpty() || row.user == m_scope.user)
        && (m_scope.queue.isEmpty() || m_scope.queue.contains(row.queue))
        && (m_scope.group.isEmpty() || isOfGroup());
}
} // namespace quotadeck::models

#include "moc_applicationlistmodel.cpp"
