// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/insight/effectivesession.h"

#include "core/insight/effectivelimits.h"
#include "core/insight/explain.h"
#include "core/insight/queuecheck.h"
#include "models/common/messagetext.h"
#include "models/insight/insighttext.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

namespace quotadeck::models {
namespace {
constexpr std::size_t kMostCells = 400'000;

/// "sue: dev, qa; bob: ds"
std::vector<access::UserGroups> readPeople(const QString& text)
{
    std::vector<access::UserGroups> people;
    for (const QString& part : text.split(u';', Qt::SkipEmptyParts)) {
        const qsizetype colon = part.indexOf(u':');
        const QString user = part.left(colon).trimmed();
        if (!user.isEmpty())
            people.push_back({UserName(user.toStdString()),
                              colon < 0 ? std::vector<GroupName>()
                                        : insight::readGroups(part.mid(colon + 1).toStdString())});
    }
    return people;
}

struct NamedPeople
{
    std::vector<access::UserGroups> known; ///< by name
    std::size_t unknown = 0;
};

/// Those whom @p text names, outweighing those of whom @p data knows.
NamedPeople peopleOf(const InsightData& data, const QString& text)
{
    const PartitionSnapshot* const usage = data.usage();
    std::vector<access::UserGroups> told = data.knownMemberships();
    std::ranges::move(readPeople(text), std::back_inserter(told)); // the last one counts
    static const PartitionSnapshot kNothing;
    const insight::Memberships memberships(told, usage ? *usage : kNothing);
    std::set<UserName> users;
    for (const access::UserGroups& person : told)
        users.insert(person.user);
    if (usage && usage->users) {
        for (const UserUsage& user : *usage->users)
            users.insert(user.name);
    }
    if (usage && usage->applications) {
        for (const ApplicationInfo& app : *usage->applications)
            users.insert(app.user);
    }
    NamedPeople people;
    for (const UserName& user : users) {
        if (const auto* groups = memberships.of(user))
            people.known.push_back({user, *groups});
        else
            ++people.unknown;
    }
    return people;
}

std::vector<QueuePath> dynamicLeaves(const PartitionSnapshot* usage)
{
    std::vector<QueuePath> leaves;
    if (!usage || !usage->queues)
        return leaves;
    for (const QueueInfo& queue : *usage->queues) {
        if (queue.isLeaf && !queue.isManaged)
            leaves.push_back(queue.path);
    }
    return leaves;
}

QString failure(const Error& error)
{
    const QString message = messageText(error.message);
    return error.where.empty() ? message
                               : QStringLiteral("%1: %2").arg(QString::fromStdString(error.where), message);
}

void compareCharges(EffectiveOutcome& outcome, const config::PartitionConfig* before,
                    const config::PartitionConfig& after, NamedPeople people, const PartitionSnapshot* usage)
{
    outcome.peopleUnknown = people.unknown;
    const auto leaves = dynamicLeaves(usage);
    auto queues = insight::chargeMatrix(before, after, {}, leaves);
    if (!queues) {
        outcome.problem = failure(queues.error());
        return;
    }
    const std::size_t most = kMostCells / std::max<std::size_t>(1, queues->queues.size());
    if (people.known.size() > most) {
        outcome.peopleLeftOut = people.known.size() - most;
        people.known.resize(most);
    }
    if (auto charges = insight::chargeMatrix(before, after, std::move(people.known), leaves))
        outcome.charges = *std::move(charges);
}
} // namespace

EffectiveOutcome effectiveOf(const InsightData& data, const EffectivePerson& person, const QString& people)
{
    EffectiveOutcome outcome;
    outcome.person = person;
    if (!data.edited) {
        outcome.problem = EffectiveSession::tr("No configuration is open.");
        return outcome;
    }
    const std::string wanted = person.partition.isEmpty() ? data.partition : person.partition.toStdString();
    const auto number = partitionFor(*data.edited, wanted);
    if (!number) {
        outcome.problem = number.error().code == ErrorCode::Parse
            ? EffectiveSession::tr("The scheduler would reject this text and keep its configuration: %1")
                  .arg(messageText(number.error().message))
            : failure(number.error());
        return outcome;
    }
    const config::PartitionConfig& after = data.edited->partitions[*number];
    if (data.edited->partitions.size() > 1)
        outcome.partition = QString::fromStdString(after.name.value);
    const BaselinePartition found = baselineOf(data, *number);
    const config::PartitionConfig* const before = found.before.get();
    outcome.baseline = found.baseline;
    outcome.hasBefore = before != nullptr;
    const PartitionSnapshot* const usage = after.name.value == data.partition ? data.usage() : nullptr;
    compareCharges(outcome, before, after, peopleOf(data, people), usage);
    if (!person.isComplete() || !outcome.problem.isEmpty())
        return outcome;
    const QueuePath queue(person.queue.toStdString());
    const auto unknown = insight::unknownQueue(after, usage, queue);
    if (unknown && (!before || insight::unknownQueue(*before, usage, queue))) {
        outcome.problemTitle = EffectiveSession::tr("Unknown queue");
        outcome.problem = messageText(unknown->text());
        return outcome;
    }
    auto limits = insight::effectiveLimits(
        before, after,
        {UserName(person.user.toStdString()), insight::readGroups(person.groups.toStdString())}, queue);
    if (limits)
        outcome.limits = *std::move(limits);
    else
        outcome.problem = failure(limits.error());
    return outcome;
}

EffectiveSession::EffectiveSession(InsightSource* source, QObject* parent) : QObject(parent), m_source(source)
{
    connect(source, &InsightSource::configurationChanged, this, [this] { m_job.changeAtOnce(); });
    connect(source, &InsightSource::snapshotChanged, this, [this] { m_job.changeInTurn(); });
    connect(source, &InsightSource::membershipsChanged, this, [this] { m_job.changeAtOnce(); });
    connect(source, &InsightSource::baselineChanged, this, [this] { m_job.changeAtOnce(); });
    connect(source, &InsightSource::activeChanged, this, [this] { m_job.changeInTurn(); });
}

void EffectiveSession::setPerson(const EffectivePerson& person)
{
    if (std::exchange(m_person, person) != person)
        m_job.changeAtOnce();
}

void EffectiveSession::setPeople(const QString& people)
{
    if (std::exchange(m_people, people) != people)
        m_job.changeAtOnce();
}

void EffectiveSession::start()
{
    m_job.run([data = m_source->data(), person = m_person,
               people = m_people](const std::stop_token&) { return effectiveOf(data, person, people); },
              [this](EffectiveOutcome outcome) {
                  m_outcome = std::move(outcome);
                  Q_EMIT changed();
              });
}
} // namespace quotadeck::models

#include "moc_effectivesession.cpp"
