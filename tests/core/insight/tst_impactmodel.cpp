// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/insightreport.h"
#include "core/resource/resourceops.h"
#include "tests/core/insight/randomcluster.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <set>

namespace tst_impactmodel {
using namespace quotadeck;
using namespace quotadeck::insight;
using test::partitionOf;
using test::RandomCluster;

namespace {
using Rows = std::multiset<std::string>;
using AnyType = std::optional<ResourceType>;

/// A tracker with queues, run with one configuration.
struct Live
{
    cluster::QueueTree queues;
    ugm::Manager manager;

    explicit Live(const config::PartitionConfig& partition)
        : queues(cluster::QueueTree(cluster::readQueueSpec(config::rootOf(partition)).value()))
    {
        manager.applyLimits(ugm::Limits::fromQueues(config::rootOf(partition)).value());
    }

    void load(const config::PartitionConfig& partition)
    {
        queues.update(cluster::readQueueSpec(config::rootOf(partition)).value(), {});
        manager.applyLimits(ugm::Limits::fromQueues(config::rootOf(partition)).value());
    }
};

std::string text(const std::optional<Quantity>& value)
{
    return value ? std::to_string(*value) : "-";
}

std::string text(const ImpactRow& row)
{
    return fmt::format(
        "{} {} {} {} {} {}>{} {} {}>{} {}>{}", verdictName(row.verdict), static_cast<int>(row.subject),
        row.name, row.queue.text(), row.type ? row.type->name() : "apps", text(row.limitBefore),
        text(row.limitAfter), row.used, text(row.headroomBefore), text(row.headroomAfter),
        row.groupBefore.value_or(GroupName()).text(), row.groupAfter.value_or(GroupName()).text());
}

/// One level as the REST interface lists it, whosever it is.
struct Level
{
    Resource used;
    Resource limit;
    Quantity running = 0;
    Quantity maxRunning = 0;

    [[nodiscard]] std::optional<Quantity> most(const AnyType& type) const
    {
        return type ? limit.find(*type) : maxRunning == 0 ? std::nullopt : std::optional(maxRunning);
    }
    [[nodiscard]] Quantity usage(const AnyType& type) const { return type ? used.valueOr0(*type) : running; }
};
using Levels = std::map<std::string, Level>; // by path
using Subjects = std::map<std::pair<DenialSubject, std::string>, Levels>;

Levels levelsOf(const std::vector<UsageNode>& nodes)
{
    Levels levels;
    for (const UsageNode& node : nodes)
        levels[node.path.text()] = {node.usage.value_or(Resource()),
                                    isZero(node.maxResources) ? Resource() : *node.maxResources, // ENF-14
                                    static_cast<Quantity>(node.runningApplications.size()),
                                    static_cast<Quantity>(node.maxApplications)};
    return levels;
}

Subjects subjectsOf(const Live& live)
{
    Subjects subjects;
    for (const UserUsage& user : live.manager.users())
        subjects[{DenialSubject::User, user.name.text()}] = levelsOf(user.nodes);
    for (const GroupUsage& group : live.manager.groups())
        subjects[{DenialSubject::Group, group.name.text()}] = levelsOf(group.nodes);
    Levels& queues = subjects[{DenialSubject::Queue, {}}];
    for (const cluster::Queue* queue : live.queues.queues())
        queues[queue->path.text()]
            = {queue->allocated, queue->max.value_or(Resource()),
               static_cast<Quantity>(queue->runningApplications + queue->allocatingAccepted.size()),
               static_cast<Quantity>(queue->maxApplications)};
    return subjects;
}

std::optional<Quantity> headroom(const Levels& levels, const std::string& path, const AnyType& type)
{
    std::optional<Quantity> least;
    for (QueuePath level(path); !level.isEmpty(); level = level.parent()) {
        const auto known = levels.find(level.text());
        if (known == levels.end() || !known->second.most(type))
            continue;
        const Quantity left = *known->second.most(type) - known->second.usage(type);
        least = least ? std::min(*least, left) : left;
    }
    return least;
}

/// What a loaded configuration has changed, written down naively.
Rows changes(Subjects before, Subjects after)
{
    Rows rows;
    for (const auto& [subject, levels] : before)
        after[subject];
    for (const auto& [subject, levels] : after) {
        Levels& old = before[subject];
        Levels all = old;
        for (const auto& [path, level] : levels)
            all[path] = level;
        for (const auto& [path, level] : all) {
            for (const AnyType& type : {AnyType(), AnyType(ResourceType("memory")),
                                        AnyType(ResourceType("vcore")), AnyType(ResourceType("gpu"))}) {
                ImpactRow row{
                    .subject = subject.first, .name = subject.second, .queue = QueuePath(path), .type = type};
                const auto now = levels.find(path);
                row.limitBefore = old[path].most(type);
                row.limitAfter = now == levels.end() ? std::nullopt : now->second.most(type);
                row.headroomBefore = headroom(old, path, type);
                row.headroomAfter = headroom(levels, path, type);
                row.used = level.usage(type);
                const bool isOver = row.limitAfter && row.used > *row.limitAfter;
                const bool wasOver = row.limitBefore && row.used > *row.limitBefore;
                if (row.limitBefore == row.limitAfter || (!isOver && row.headroomBefore == row.headroomAfter))
                    continue;
                row.verdict = isOver      ? wasOver ? ImpactVerdict::StillOver : ImpactVerdict::OverNow
                    : !row.headroomBefore ? ImpactVerdict::Limited
                    : !row.headroomAfter  ? ImpactVerdict::Unlimited
                    : *row.headroomAfter < *row.headroomBefore ? ImpactVerdict::Less
                                                               : ImpactVerdict::More;
                rows.insert(text(row));
            }
        }
    }
    return rows;
}
} // namespace

class TestImpactModel : public QObject
{
    Q_OBJECT

    std::map<ImpactVerdict, int> m_seen;

    /// The group that the tracker itself charges a new application of @p user to.
    static GroupName charged(const Live& live, const QueuePath& queue, const access::UserGroups& user)
    {
        return live.manager.trace(queue, ApplicationId("new"), user).group.value_or(GroupName());
    }

    void checkOne(std::uint64_t seed)
    {
        RandomCluster random(seed);
        const auto current = partitionOf(random.yaml());
        const auto edited = partitionOf(random.yaml());
        Live live(current);
        random.run(live.queues, live.manager);
        const PartitionSnapshot snapshot = RandomCluster::snapshot(live.queues, live.manager);
        ImpactRequest request{&current, &edited, &snapshot, {}};
        for (std::uint64_t index = 0; index < RandomCluster::kUsers.size(); ++index)
            request.memberships.push_back(random.person(index));

        const Impact answer = impact(request).value();

        const Subjects before = subjectsOf(live);
        std::map<std::pair<std::string, std::string>, GroupName> groupBefore;
        for (const auto& person : request.memberships) {
            for (const char* leaf : RandomCluster::kLeaves)
                groupBefore[{person.user.text(), leaf}] = charged(live, QueuePath(leaf), person);
        }
        live.load(edited);
        Rows rows;
        for (const ImpactRow& row : answer.rows) {
            ++m_seen[row.verdict];
            if (row.verdict != ImpactVerdict::OtherGroup) {
                rows.insert(text(row));
                continue;
            }
            const auto person
                = std::ranges::find(request.memberships, UserName(row.name), &access::UserGroups::user);
            const GroupName was = groupBefore.at({row.name, row.queue.text()});
            QCOMPARE(row.groupBefore.value_or(GroupName()), was);
            QCOMPARE(row.groupAfter.value_or(GroupName()), charged(live, row.queue, *person));
            QVERIFY(row.groupBefore != row.groupAfter);
        }
        QVERIFY(rows == changes(before, subjectsOf(live)));
        QVERIFY(std::ranges::is_sorted(answer.rows, {}, &ImpactRow::verdict));
    }

private Q_SLOTS:
    /// 1,000 edits: the impact is what loading the edited configuration into the live tracker and queues does to them
    /// (UGM-51, UGM-54, QUE-26, QUE-41).
    void agreesWithLoadingTheConfiguration()
    {
        for (std::uint64_t seed = 0; seed < 1000; ++seed) {
            checkOne(seed);
            if (QTest::currentTestFailed()) {
                qWarning("with seed %llu", static_cast<unsigned long long>(seed));
                return;
            }
        }
        for (const auto verdict :
             {ImpactVerdict::OverNow, ImpactVerdict::StillOver, ImpactVerdict::Limited, ImpactVerdict::Less,
              ImpactVerdict::OtherGroup, ImpactVerdict::Unlimited, ImpactVerdict::More}) {
            qInfo("%d %s", m_seen[verdict], verdictName(verdict).data());
            QVERIFY(m_seen[verdict] > 50);
        }
    }

    void endsWhenItIsAskedTo()
    {
        RandomCluster random(1);
        const auto partition = partitionOf(random.yaml());
        const Live live(partition);
        const PartitionSnapshot snapshot = RandomCluster::snapshot(live.queues, live.manager);
        std::stop_source stop;
        stop.request_stop();

        const auto answer = impact({nullptr, &partition, &snapshot, {}}, stop.get_token());

        QVERIFY(answer && answer->isCancelled && answer->rows.empty());
    }

    void saysNothingAboutWhatIsUnknown()
    {
        RandomCluster random(1);
        const auto partition = partitionOf(random.yaml());
        const PartitionSnapshot nothing;

        const Impact answer = impact({nullptr, &partition, &nothing, {}}).value();

        QVERIFY(answer.rows.empty() && !answer.knowsUsage && !answer.knowsQueues);
        QVERIFY(QString::fromStdString(asText(answer)).contains("unknown"));
    }
};

QUOTADECK_TEST(TestImpactModel, NoApplication)
} // namespace tst_impactmodel

#include "tst_impactmodel.moc"
