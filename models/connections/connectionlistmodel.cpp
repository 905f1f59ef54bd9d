// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/connections/connectionlistmodel.h"

#include "models/common/celltext.h"
#include "models/common/durationtext.h"
#include "models/common/messagetext.h"
#include "models/common/sourcetexts.h"

#include <unordered_set>

namespace quotadeck::models {
namespace {
using Overview = std::optional<ClusterOverview>;

QString healthText(const ConnectionRow& row)
{
    const Overview& overview = row.known.overview;
    if (!overview || !overview->isHealthy)
        return unsetText();
    return *overview->isHealthy ? ConnectionListModel::tr("Healthy")
                                : ConnectionListModel::tr("%n checks failed", nullptr,
                                                          static_cast<int>(overview->failedChecks.size()));
}

QString queueText(const ConnectionRow& row)
{
    const Overview& overview = row.known.overview;
    if (!overview || overview->mostUsedQueue.isEmpty())
        return unsetText();
    //: path of a queue, percentage
    return ConnectionListModel::tr("%1 %2").arg(overview->mostUsedQueue, overview->mostUsed.text());
}

/// Not set: not known.
std::optional<qsizetype> atLimit(const ConnectionRow& row)
{
    const Overview& overview = row.known.overview;
    return overview && overview->atLimit ? std::optional(overview->atLimit->size()) : std::nullopt;
}

QString mostUsedQueue(const ConnectionRow& row)
{
    return row.known.overview ? row.known.overview->mostUsedQueue : QString();
}

FilterNumber lastReading(const ConnectionRow& row)
{
    const auto time = row.known.status ? row.known.status->lastGood : std::nullopt;
    return FilterNumber::moment(time ? std::optional<std::chrono::nanoseconds>(time->time_since_epoch())
                                     : std::nullopt);
}

QString stateTextOf(const ConnectionRow& row)
{
    if (!row.known.signInProgram.isEmpty())
        return ConnectionListModel::tr("not signed in");
    return row.known.status ? stateText(*row.known.status) : ConnectionListModel::tr("not read");
}

QString stateToolTip(const ConnectionRow& row)
{
    if (!row.known.signInProgram.isEmpty())
        return ConnectionListModel::tr(
                   "The program %1 signs in to this cluster and may open a browser. It runs "
                   "when you open the connection, or with Read All Now.")
            .arg(row.known.signInProgram);
    const auto& status = row.known.status;
    if (!status || !status->error)
        return stateTextOf(row);
    return ConnectionListModel::tr("%1: %2").arg(QString::fromStdString(status->error->where),
                                                 messageText(status->error->message));
}

/// What is older than the last reading is shown as such.
Emphasis emphasisOf(const ConnectionRow& row)
{
    const auto& status = row.known.status;
    return dimUnless(status && status->state == SourceState::Live);
}

QVariant colorOf(const ConnectionRow& row)
{
    const QString colour = markColor(row.known.profile);
    return colour.isEmpty() ? QVariant() : QVariant(colour);
}
} // namespace

QString environmentText(connect::Environment environment)
{
    switch (environment) {
    case connect::Environment::None:
        break;
    case connect::Environment::Lab:
        return ConnectionListModel::tr("Lab");
    case connect::Environment::Staging:
        return ConnectionListModel::tr("Staging");
    case connect::Environment::Production:
        return ConnectionListModel::tr("Production");
    }
    return {};
}

QString markColor(const connect::Profile& profile)
{
    if (profile.environment == connect::Environment::Production)
        return QStringLiteral("#b3261e");
    if (!profile.colour.empty())
        return QString::fromStdString(profile.colour);
    if (profile.environment == connect::Environment::Staging)
        return QStringLiteral("#8f5b00");
    if (profile.environment == connect::Environment::Lab)
        return QStringLiteral("#1e6b4a");
    return {};
}

RowState ConnectionRow::state() const
{
    if (!known.signInProgram.isEmpty())
        return RowState::Notice;
    if (!known.status)
        return RowState::Normal;
    switch (known.status->state) {
    case SourceState::Stopped:
    case SourceState::Connecting:
    case SourceState::Live:
        return RowState::Normal;
    case SourceState::Retrying:
        return RowState::Warning;
    case SourceState::Unauthorized:
        return RowState::Critical;
    }
    return RowState::Normal;
}

ColumnTable<ConnectionRow> ConnectionListModel::columns()
{
    using Row = const ConnectionRow&;
    using filter::FieldKind;
    static constexpr ColumnOf<ConnectionRow> kColumns[] = {
        {
            .column = NameColumn,
            .title = QT_TR_NOOP("Connection"),
            .help = QT_TR_NOOP("Name of the saved connection"),
            .filter = {.key = "name", .isMain = true},
            .text = textIn<&ConnectionRow::name>,
            .other = [](Row row, int role) { return role == ColorRole ? colorOf(row) : QVariant(); },
            .isBefore
            = [](Row left, Row right) { return QString::localeAwareCompare(left.name, right.name) < 0; },
            .isSame
            = [](Row left, Row right) { return left.name == right.name && colorOf(left) == colorOf(right); },
        },
        {
            .column = EnvironmentColumn,
            .title = QT_TR_NOOP("Environment"),
            .help
            = QT_TR_NOOP("What the cluster is for; changes of production clusters have to be confirmed"),
            .filter = {.key = "environment", .isMain = true, .text = textIn<&ConnectionRow::environment>},
            .text = [](Row row) { return row.environment.isEmpty() ? unsetText() : row.environment; },
            .emphasis = [](Row row) { return dimUnless(!row.environment.isEmpty()); },
            .isBefore
            = [](Row left,
                 Row right) { return left.known.profile.environment < right.known.profile.environment; },
        },
        {
            .column = StateColumn,
            .title = QT_TR_NOOP("State"),
            .help = QT_TR_NOOP("Whether the scheduler can be read; the tool tip has the error"),
            .filter = {.key = "state"},
            .text = stateTextOf,
            .toolTip = stateToolTip,
            .state = [](Row row) { return row.state(); },
        },
        {
            .column = AgeColumn,
            .title = QT_TR_NOOP("Updated"),
            .help = QT_TR_NOOP("Time since the last successful reading"),
            .isNumeric = true,
            .filter = {.key = "updated", .kind = FieldKind::Moment, .number = lastReading},
            .text = textIn<&ConnectionRow::age>,
            .isBefore =
                [](Row left, Row right) {
                    const auto time = [](Row row) {
                        return row.known.status ? row.known.status->lastGood : std::nullopt;
                    };
                    return time(right) < time(left); // the youngest first
                },
            .isSame = equalIn<&ConnectionRow::age>,
        },
        {
            .column = HealthColumn,
            .title = QT_TR_NOOP("Health"),
            .help = QT_TR_NOOP("Health checks of the scheduler"),
            .filter = {.key = "health"},
            .text = healthText,
            .toolTip =
                [](Row row) {
                    return row.known.overview && !row.known.overview->failedChecks.isEmpty()
                        ? row.known.overview->failedChecks.join(QLatin1Char('\n'))
                        : healthText(row);
                },
            .state =
                [](Row row) {
                    return row.known.overview && row.known.overview->isHealthy == false ? RowState::Critical
                                                                                        : RowState::Normal;
                },
            .emphasis = emphasisOf,
        },
        {
            .column = QueueColumn,
            .title = QT_TR_NOOP("Most used queue"),
            .help = QT_TR_NOOP("The queue with the highest use of its maximum"),
            .filter = {.key = "queue", .text = mostUsedQueue},
            .text = queueText,
            .toolTip =
                [](Row row) {
                    return row.known.overview && !row.known.overview->mostUsedQueue.isEmpty()
                        ? tr("%1: %2").arg(row.known.overview->mostUsedQueue,
                                           row.known.overview->mostUsedFigures)
                        : queueText(row);
                },
            .state =
                [](Row row) {
                    return row.known.overview ? row.known.overview->mostUsed.state() : RowState::Normal;
                },
            .emphasis = emphasisOf,
            .isBefore =
                [](Row left, Row right) {
                    const auto share
                        = [](Row row) { return row.known.overview ? row.known.overview->mostUsed : Share(); };
                    return share(left) < share(right);
                },
        },
        {
            .column = LimitColumn,
            .title = QT_TR_NOOP("At limit"),
            .help = QT_TR_NOOP("Users and groups that have used up one of their limits"),
            .isNumeric = true,
            .filter = {.key = "at-limit",
                       .kind = FieldKind::Count,
                       .number =
                           [](Row row) {
                               const auto count = atLimit(row);
                               return FilterNumber::count(count ? std::optional(static_cast<quint64>(*count))
                                                                : std::nullopt);
                           }},
            .text =
                [](Row row) {
                    const auto count = atLimit(row);
                    return count ? QString::number(*count) : unsetText();
                },
            .toolTip =
                [](Row row) {
                    return atLimit(row).value_or(0) > 0 ? row.known.overview->atLimit->join(QLatin1Char('\n'))
                                                        : QString();
                },
            .state
            = [](Row row) { return atLimit(row).value_or(0) > 0 ? RowState::Warning : RowState::Normal; },
            .emphasis = emphasisOf,
            .isBefore = [](Row left, Row right) { return atLimit(left) < atLimit(right); },
        },
        {
            .column = EditsColumn,
            .title = QT_TR_NOOP("Unapplied edits"),
            .help
            = QT_TR_NOOP("Edits of the configuration in an open window that the cluster does not have yet"),
            .filter = {.key = "edits"},
            .text = [](Row row) { return row.known.unappliedEdits.value_or(unsetText()); },
            .state = [](Row row) { return row.known.unappliedEdits ? RowState::Notice : RowState::Normal; },
            .emphasis = [](Row row) { return dimUnless(row.known.unappliedEdits.has_value()); },
        },
        {
            .column = SchedulerColumn,
            .title = QT_TR_NOOP("Scheduler"),
            .help = QT_TR_NOOP("Address, or kubeconfig context"),
            .filter = {.key = "scheduler", .isMain = true},
            .text = textIn<&ConnectionRow::scheduler>,
            .emphasis = [](Row) { return Emphasis::Dim; },
        },
    };
    static_assert(areInOrder(kColumns));
    return kColumns;
}

ConnectionListModel::ConnectionListModel(QObject* parent) : LiveTree(columns(), parent) { }

void ConnectionListModel::setConnections(const std::vector<ConnectionState>& connections)
{
    std::unordered_set<std::string> present;
    std::vector<Incoming> incoming;
    for (const ConnectionState& known : connections) {
        if (!known.profile.id.empty() && present.insert(known.profile.id).second)
            incoming.push_back({known.profile.id, {}, rowOf(known)});
    }
    std::vector<std::string> removed;
    for (const RowNode* node : topRows()) {
        if (!present.contains(node->id))
            removed.push_back(node->id);
    }
    applyRows(removed, std::move(incoming));
}

ConnectionRow ConnectionListModel::rowOf(const ConnectionState& known) const
{
    return {known, QString::fromStdString(connect::nameOf(known.profile)),
            environmentText(known.profile.environment),
            QString::fromStdString(connect::nameOf(known.profile.reach)), ageOf(known)};
}

QString ConnectionListModel::ageOf(const ConnectionState& known) const
{
    return known.status && known.status->lastGood ? ageText(m_now - *known.status->lastGood) : unsetText();
}

void ConnectionListModel::setNow(SystemTime now)
{
    m_now = now;
    setFilterTime(now.time_since_epoch());
    reviseWhere([this](const ConnectionRow& row) { return row.age != ageOf(row.known); },
                [this](ConnectionRow& row) { row.age = ageOf(row.known); });
}
} // namespace quotadeck::models

#include "moc_connectionlistmodel.cpp"
