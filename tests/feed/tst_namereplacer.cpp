// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/namereplacer.h"
#include "app/feed/pastring.h"
#include "core/elastic/quotajson.h"
#include "core/snapshot/restjson.h"
#include "tests/feed/clustersamples.h"
#include "tests/support/quotasamples.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <set>

namespace tst_namereplacer {
using namespace quotadeck;
using namespace quotadeck::feed;
using namespace std::chrono_literals;

namespace {
/// The names of people, applications, nodes and parts of queues that @p snapshot contains.
std::set<std::string> namesIn(const ClusterSnapshot& snapshot)
{
    std::set<std::string> names;
    for (const PartitionSnapshot& partition : snapshot.partitions) {
        for (const QueueInfo& queue : *partition.queues) {
            for (const std::string_view part : queue.path.parts())
                names.emplace(part);
        }
        for (const UserUsage& user : *partition.users)
            names.insert(user.name.text());
        for (const GroupUsage& group : *partition.groups)
            names.insert(group.name.text());
        for (const ApplicationInfo& application : *partition.applications) {
            names.insert({application.id.text(), application.user.text()});
            for (const AllocationInfo& allocation : application.allocations)
                names.insert({allocation.key, allocation.nodeId});
        }
        for (const NodeInfo& node : *partition.nodes)
            names.insert({node.id, node.hostName});
    }
    names.erase("");
    names.erase("root");
    names.erase("*");
    return names;
}

/// All texts of JSON strings of @p snapshot, and the parts of paths among them.
std::set<std::string> textsOf(const ClusterSnapshot& snapshot)
{
    std::string json;
    for (const PartitionSnapshot& partition : snapshot.partitions)
        json += rest::writePartition(partition.info) + rest::writeQueues(*partition.queues)
            + rest::writeUsers(*partition.users) + rest::writeGroups(*partition.groups)
            + rest::writeApplications(*partition.applications) + rest::writeNodes(*partition.nodes);
    std::set<std::string> texts;
    std::string text;
    bool isInside = false;
    for (const char letter : json) {
        if (letter != '"' && !(isInside && letter == '.')) {
            text += letter;
            continue;
        }
        if (isInside)
            texts.insert(text);
        isInside = letter == '.' || !isInside;
        text.clear();
    }
    return texts;
}
} // namespace

/// Samples whose names are replaced, so that others may have them.
class TestNameReplacer final : public QObject
{
    Q_OBJECT

    const std::vector<SnapshotPtr> m_samples = test::clusterSamples(10);

private Q_SLOTS:
    void noNameIsLeft()
    {
        NameReplacer names;
        for (const SnapshotPtr& sample : m_samples) {
            const auto before = namesIn(*sample);
            QVERIFY(before.size() > 20);
            const auto texts = textsOf(names.replaced(*sample));
            for (const std::string& name : before)
                QVERIFY2(!texts.contains(name), name.c_str());
        }
    }

    void theSameNameIsTheSameInAllSamplesAndPlaces()
    {
        NameReplacer names;
        const ClusterSnapshot first = names.replaced(*m_samples.front());
        const ClusterSnapshot again = names.replaced(*m_samples.front());
        QVERIFY(first == again);
        const PartitionSnapshot& before = m_samples.front()->partitions.front();
        const PartitionSnapshot& after = first.partitions.front();
        for (const QueueInfo& queue : *before.queues) {
            const QueuePath path = names.path(queue.path);
            const auto found = std::ranges::find(*after.queues, path, &QueueInfo::path);
            QVERIFY(found != after.queues->end());
            QCOMPARE(found->allocated, queue.allocated);
            QCOMPARE(path.parent(), names.path(queue.path.parent())); // the structure stays
            QCOMPARE(found->parent, names.path(queue.parent));
        }
        for (const ApplicationInfo& application : *before.applications) {
            const ApplicationId id(names.replacement(NameReplacer::Kind::Application, application.id.text()));
            const auto found = std::ranges::find(*after.applications, id, &ApplicationInfo::id);
            QVERIFY(found != after.applications->end());
            QCOMPARE(found->queue, names.path(application.queue));
            const auto user = std::ranges::find(*after.users, found->user, &UserUsage::name);
            QVERIFY(user != after.users->end());
        }
        QCOMPARE(names.path(QueuePath("ROOT.Sales.CRM")), names.path(QueuePath("root.sales.crm"))); // UGM-62
    }

    void elasticQuotasHaveNoNamesEither()
    {
        elastic::QuotaSnapshot quotas = *test::teamQuotas(1s, 5);
        elastic::QuotaObject& team = quotas.objects.front();
        team.group.parent = "whole";
        team.group.namespaces = {"team-space"};
        elastic::QuotaPodState& pod = quotas.pods.emplace_back();
        pod.manifest.pod.name = "team-space/secret-job";
        pod.group = "team";
        pod.waits = Message("quota team is full");
        quotas.machines.push_back({"host-7", "A100", {}, true, "pool-a", {{"owner", "sue"}}});
        elastic::QuotaObject& reserved = quotas.objects.emplace_back();
        reserved.group.name = elastic::kDefaultGroup;
        reserved.group.parent = elastic::kRootGroup;
        NameReplacer names;
        const auto replaced = names.replaced(quotas);
        const std::string json = elastic::quotaSnapshotJson(replaced);
        for (const char* const name : {"team", "whole", "secret", "host-7", "pool-a", "sue", "full"})
            QVERIFY2(json.find(name) == std::string::npos, json.c_str());
        QVERIFY(json.find(elastic::kDefaultGroup) != std::string::npos); // EQ-13
        QCOMPARE(replaced.pods.front().group, names.replacement(NameReplacer::Kind::Quota, "team"));
        QCOMPARE(replaced.machines.front().model, std::string("A100"));
    }

    void thePastIsSavedWithoutNames()
    {
        PastRing ring({SourceKind::Rest, "http://secret-host:9080"}, {});
        const auto configuration = std::make_shared<const RecordedConfiguration>(
            RecordedConfiguration{"http://secret-host:9080", "partitions: # of sue\n"});
        for (const SnapshotPtr& sample : m_samples)
            ring.add({sample, test::teamQuotas(1s, 5), configuration});
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("past.qdrec"));
        QVERIFY(ring.saveWithReplacedNames(path));
        const auto reader = RecordingReader::open(path);
        QVERIFY(reader);
        QCOMPARE((*reader)->info().name, std::string("cluster"));
        QCOMPARE((*reader)->times(), ring.times());
        std::set<std::string> before;
        for (const SnapshotPtr& sample : m_samples)
            before.merge(namesIn(*sample));
        for (std::size_t index = 0; index < m_samples.size(); ++index) {
            const auto sample = (*reader)->sampleAt(index);
            QVERIFY(sample);
            QVERIFY(!sample->configuration);
            QCOMPARE(sample->quotas->objects.front().group.name, std::string("quota-1"));
            const auto texts = textsOf(*sample->snapshot);
            QVERIFY(
                std::ranges::none_of(before, [&texts](const auto& name) { return texts.contains(name); }));
        }
        const Status again = ring.saveWithReplacedNames(path);
        QVERIFY(!again); // a file is never overwritten
        QVERIFY(RecordingReader::open(path));
    }
};

QUOTADECK_TEST(TestNameReplacer, NoApplication)
} // namespace tst_namereplacer

#include "tst_namereplacer.moc"
