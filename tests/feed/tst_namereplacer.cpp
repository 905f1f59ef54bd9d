// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/confignames.h"
#include "app/feed/namereplacer.h"
#include "app/feed/pastring.h"
#include "app/feed/replacedrecording.h"
#include "core/config/rules/validator.h"
#include "core/config/schema/effective.h"
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

constexpr auto kConfiguration = R"(# a comment of the owner
partitions:
  - name: default
    placementrules:
      - name: provided
        filter: {type: allow, users: ["^secret-.*"]}
      - name: fixed
        value: root.sales
    queues:
      - name: root
        submitacl: "*"
        queues:
          - name: sales
            submitacl: "secret-ann secret-crew"
            maxapplications: 7
            properties: {application.sort.policy: fifo, owner: secret-ann}
            resources: {max: {vcore: 10}}
            limits:
              - limit: of the secret owner
                users: [secret-ann]
                maxresources: {vcore: 4}
              - limit: of everybody else
                users: ["*"]
                maxapplications: 3
)";
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

    void theConfigurationHasTheReplacedNames()
    {
        NameReplacer names;
        const auto user
            = [&names](const char* name) { return names.replacement(NameReplacer::Kind::User, name); };
        QCOMPARE(user("secret-ann"), std::string("user-1"));
        QCOMPARE(user("bob"), std::string("user-2"));
        const auto text = replacedConfiguration(kConfiguration, names);
        QVERIFY(text.has_value());
        for (const char* const name : {"secret", "bob", "crew", "owner", "Sales", "sales", "comment"})
            QVERIFY2(text->find(name) == std::string::npos, text->c_str());

        const config::Verdict verdict = config::validate(*text);
        QVERIFY2(verdict.accepted, text->c_str());
        const config::PartitionConfig& partition = verdict.config->partitions.front();
        QCOMPARE(partition.name.value, std::string("default"));
        const auto& rules = partition.placementRules.value;
        QCOMPARE(rules.size(), std::size_t{2});
        QCOMPARE(rules[0].filter.value.users.value.size(), std::size_t{1}); // PLC-11
        QCOMPARE(rules[0].filter.value.users.value[0].value, std::string("user-1"));
        const QueuePath sales = names.path(QueuePath("root.sales"));
        QCOMPARE(rules[1].value.value, sales.text());
        const config::QueueConfig& root = partition.queues.value.front();
        QCOMPARE(root.name.value, std::string("root"));
        QCOMPARE(root.submitAcl.value, std::string("*"));
        const config::QueueConfig* queue = config::findQueue(partition, sales);
        QVERIFY(queue);
        QCOMPARE(queue->submitAcl.value,
                 "user-1 " + names.replacement(NameReplacer::Kind::Group, "secret-crew"));
        QCOMPARE(queue->resources.value.max.value.front().value, std::string("10"));
        QCOMPARE(queue->maxApplications.value, std::uint64_t{7});
        QCOMPARE(queue->properties.value.size(), std::size_t{1});
        const config::LimitConfig& limit = queue->limits.value.front();
        QCOMPARE(limit.users.value.front().value, std::string("user-1"));
        QCOMPARE(limit.groups.value.size(), std::size_t{0});
        QCOMPARE(queue->limits.value.back().users.value.front().value, std::string("*"));
        QCOMPARE(replacedConfiguration(kConfiguration, names), text); // the same again
        QVERIFY(!replacedConfiguration("partitions: secret", names));
    }

    void anExistingRecordingIsWrittenWithReplacedNames()
    {
        const QTemporaryDir folder;
        const QString from = folder.filePath(QStringLiteral("from.qdrec"));
        const QString path = folder.filePath(QStringLiteral("to.qdrec"));
        const auto configuration = std::make_shared<const RecordedConfiguration>(
            RecordedConfiguration{"http://secret-host:9080", kConfiguration});
        auto writer = RecordingWriter::create(from, {SourceKind::Rest, "http://secret-host:9080"});
        QVERIFY(writer);
        for (const SnapshotPtr& sample : m_samples)
            QVERIFY((*writer)->write({sample, nullptr, configuration}));
        QVERIFY((*writer)->finish());

        const auto count = replaceNames(from, path);

        QVERIFY(count);
        QCOMPARE(*count, m_samples.size());
        const auto reader = RecordingReader::open(path);
        QVERIFY(reader);
        std::string first;
        for (std::size_t index = 0; index < m_samples.size(); ++index) {
            const auto sample = (*reader)->sampleAt(index);
            QVERIFY(sample && sample->configuration);
            QCOMPARE(sample->configuration->source, std::string("cluster"));
            QVERIFY(sample->configuration->text.find("secret") == std::string::npos);
            first = first.empty() ? sample->configuration->text : first;
            QCOMPARE(sample->configuration->text, first); // all names are known before
        }
        QVERIFY(!replaceNames(from, path)); // a file is never overwritten
        const QString none = folder.filePath(QStringLiteral("none.qdrec"));
        QVERIFY(!replaceNames(none, folder.filePath(QStringLiteral("other.qdrec"))));
        QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("other.qdrec"))));
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
