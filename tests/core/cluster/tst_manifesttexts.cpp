// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/manifesttexts.h"
#include "core/placement/configplacement.h"
#include "core/sim/scenario.h"
#include "core/sim/submitmanifest.h"
#include "tests/core/cluster/partitionfixture.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_manifesttexts {
using namespace quotadeck;
using namespace quotadeck::test;

namespace {
const char* const kSpace = "kind: Namespace\nmetadata:\n  name: finance\n  annotations:\n"
                           "    yunikorn.apache.org/parentqueue: root.production\n"
                           "    yunikorn.apache.org/namespace.max.cpu: \"64\"\n"
                           "    yunikorn.apache.org/namespace.max.memory: 100Gi\n";
const char* const kPod
    = "# a pod of two containers\nkind: Pod\nmetadata:\n  name: one\n  namespace: finance\n"
      "  labels: {applicationId: etl}\n  annotations:\n"
      "    yunikorn.apache.org/user.info: '{\"user\": \"sue\", \"groups\": [\"dev\", \"qa\"]}'\n"
      "spec:\n  containers:\n"
      "    - {name: a, resources: {requests: {cpu: 250m, memory: 1Gi, hugepages-1Gi: 1}}}\n"
      "    - {name: b, resources: {requests: {cpu: 250m}}}\n";
const char* const kJob
    = "kind: Job\nmetadata: {name: train, namespace: finance}\nspec:\n  parallelism: 3\n  template:\n"
      "    metadata: {labels: {applicationId: train-1}}\n"
      "    spec: {containers: [{resources: {requests: {cpu: 1}}}]}\n";
const char* const kConfigMap
    = "kind: ConfigMap\nmetadata: {name: yunikorn-configs}\ndata:\n  queues.yaml: |\n    partitions:\n"
      "      - name: default\n        placementrules: [{name: tag, value: namespace, create: true, parent: "
      "{name: tag, "
      "value: namespace.parentqueue}}]\n        queues: [{name: root, submitacl: '*', queues: [{name: "
      "production, parent: "
      "true}]}]\n";

cluster::ManifestTexts texts(std::initializer_list<std::pair<const char*, std::string>> files)
{
    cluster::ManifestTexts result;
    for (const auto& [name, text] : files)
        result.add(name, text);
    return result;
}
} // namespace

class TestManifestTexts : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aNamespaceInOneFileCountsForThePodsOfAll() // NSQ-2, NSQ-8, NSQ-10, NSQ-16
    {
        const auto reading = texts({{"pod.yaml", kPod}, {"job.yaml", kJob}, {"space.yaml", kSpace}}).read();

        QVERIFY(reading.errors.empty());
        QCOMPARE(reading.applications.size(), std::size_t{2});
        const auto& pod = reading.applications.front();
        QCOMPARE(pod.submission.user.user, UserName("sue"));
        QCOMPARE(pod.submission.user.groups, (std::vector<GroupName>{GroupName("dev"), GroupName("qa")}));
        QCOMPARE(pod.podRequest.valueOr0(ResourceType("vcore")), Quantity{500});
        QCOMPARE(pod.podRequest.valueOr0(ResourceType("memory")), Quantity{1073741824});
        QCOMPARE(pod.podRequest.valueOr0(ResourceType("hugepages-1Gi")), Quantity{1});
        for (const auto& application : reading.applications) {
            QCOMPARE(application.submission.tags.at("namespace.parentqueue"), std::string("root.production"));
            QCOMPARE(
                application.submission.tags.at("namespace.resourcequota"),
                std::string(R"({"resources":{"memory":{"value":107374182400},"vcore":{"value":64000}}})"));
        }
        QCOMPARE(reading.applications.back().submission.user.user, UserName("nobody"));
    }

    void placesAreThoseOfTheFiles()
    {
        const auto manifests
            = texts({{"space.yaml", kSpace}, {"pod.yaml", kPod}, {"odd.yaml", "kind: Service\n"}});
        const auto reading = manifests.read();

        QCOMPARE(manifests.where(reading.applications.front().place), std::string("pod.yaml:2:1"));
        QCOMPARE(reading.errors.size(), std::size_t{1});
        QCOMPARE(manifests.where(reading.errors.front().where), std::string("odd.yaml:1:1"));
    }

    void aBrokenFileSpoilsNoOther()
    {
        const auto manifests = texts({{"broken.yaml", "a: \"open\nb: ["}, {"pod.yaml", kPod}});
        const auto reading = manifests.read();

        QCOMPARE(reading.applications.size(), std::size_t{1});
        QCOMPARE(reading.errors.size(), std::size_t{1});
        QVERIFY(manifests.where(reading.errors.front().where).starts_with("broken.yaml:"));
        QCOMPARE(manifests.where(reading.applications.front().place), std::string("pod.yaml:2:1"));
    }

    void aConfigMapIsTheConfiguration() // PKG-2, NSQ-16
    {
        const auto manifests = texts({{"pod.yaml", kPod}, {"space.yaml", kSpace}, {"map.yaml", kConfigMap}});
        const auto configuration = manifests.configuration().value();
        QVERIFY(configuration.has_value());
        QCOMPARE(configuration->file, std::string("map.yaml"));
        QCOMPARE(configuration->where("map.yaml:2:3"), std::string("map.yaml:6:7"));
        QCOMPARE(configuration->where("other.yaml:2:3"), std::string("other.yaml:2:3"));
        const auto reading = manifests.read();
        QVERIFY(reading.errors.empty());
        const auto config = config::validate(configuration->text).config;
        const auto placer = placement::ConfigPlacement::fromConfig(
            config::effectivePartitions(config.value()).front(), Mode::Current);

        const auto placed = placer->place(reading.applications.front().submission);

        QCOMPARE(placed.queue.value(), QueuePath("root.production.finance"));
        QVERIFY(!texts({{"map.yaml", "kind: ConfigMap\ndata: {a: b}\n"}, {"pod.yaml", kPod}})
                     .read()
                     .errors.empty());
    }

    void theAdministratorsMapCountsAmongAllFiles() // PKG-1
    {
        const std::string defaults = "kind: ConfigMap\nmetadata: {name: yunikorn-defaults}\ndata:\n"
                                     "  queues.yaml: |\n    partitions: []\n";

        const auto found = texts({{"pod.yaml", kPod}, {"defaults.yaml", defaults}, {"map.yaml", kConfigMap}})
                               .configuration();

        QVERIFY(found.has_value() && found->has_value());
        QCOMPARE((*found)->file, std::string("map.yaml"));
        QCOMPARE((*found)->where("map.yaml:1:1"), std::string("map.yaml:5:5"));
    }

    void aMapOfTheSchedulerThatCannotBeReadIsAnError() // PKG-2
    {
        const std::string empty
            = "kind: ConfigMap\nmetadata: {name: yunikorn-configs}\ndata:\n  queues.yaml: ''\n";

        const auto found = texts({{"pod.yaml", kPod}, {"map.yaml", empty}}).configuration();

        QVERIFY(!found.has_value());
        QCOMPARE(found.error().where, std::string("map.yaml:4:16"));
    }

    void everyApplicationIsSubmitted() // table 10.1
    {
        auto again = std::string(kPod);
        again.replace(again.find("name: one"), 9, "name: two");
        std::string unnamed = kPod;
        unnamed.erase(unnamed.find("  labels"), std::string("  labels: {applicationId: etl}\n").size());

        const auto apps
            = sim::submissionsOf(texts({{"a", kPod}, {"b", kJob}, {"c", again}, {"d", unnamed}}).read(), {});

        QVERIFY2(apps.has_value(), apps ? "" : apps.error().message.english().c_str());
        QCOMPARE(apps->size(), std::size_t{3});
        QCOMPARE(apps->at(0).submission.action.pods.size(), std::size_t{2});
        QCOMPARE(apps->at(1).submission.action.pods.front().count, std::int64_t{3});
        QCOMPARE(apps->at(2).submission.action.app, ApplicationId("finance-one"));
        QVERIFY(!apps->at(2).isNamed);
        // As a list of actions in the window.
        std::vector<sim::Action> actions{sim::LoadConfiguration{"partitions: []\n"}};
        for (const auto& app : *apps)
            actions.emplace_back(app.submission.action);
        const auto read = sim::readActions(sim::actionsText(actions), "text");
        QVERIFY2(read.has_value(), read ? "" : (read.error().where + read.error().message.english()).c_str());
        QCOMPARE(read->size(), std::size_t{4});
        QCOMPARE(std::get<sim::SubmitApplication>(read->at(1)).pods.size(), std::size_t{2});
        QCOMPARE(std::get<sim::LoadConfiguration>(read->front()).text, std::string("partitions: []\n"));
    }

    void objectsWithoutAnIdAreApplicationsOfTheirOwn()
    {
        const std::string job = "kind: Job\nmetadata: {name: web}\nspec:\n  template:\n"
                                "    spec: {containers: [{resources: {requests: {cpu: 1}}}]}\n";
        const std::string set
            = "kind: StatefulSet\nmetadata: {name: web}\nspec:\n  replicas: 2\n  template:\n"
              "    spec: {containers: [{resources: {requests: {cpu: 1}}}]}\n";

        const auto apps = sim::submissionsOf(texts({{"a", job}, {"b", set}}).read(), {});

        QVERIFY2(apps.has_value(), apps ? "" : apps.error().message.english().c_str());
        QCOMPARE(apps->size(), std::size_t{2});
        QVERIFY(apps->at(0).submission.action.app != apps->at(1).submission.action.app);
    }

    void anApplicationThatCannotBeSubmittedStopsNoOther()
    {
        const std::string none
            = "kind: Deployment\nmetadata: {name: web}\nspec:\n  replicas: 0\n  template:\n"
              "    spec: {containers: [{resources: {requests: {cpu: 1}}}]}\n";
        const auto manifests = texts({{"none.yaml", none}, {"pod.yaml", kPod}});

        const auto apps = sim::submissionsOf(manifests.read(), {});

        QVERIFY2(apps.has_value(), apps ? "" : apps.error().message.english().c_str());
        QCOMPARE(apps->size(), std::size_t{1});
        QVERIFY(!apps->front().submission.problems.empty());
        QCOMPARE(manifests.where(apps->front().submission.problems.back().place),
                 std::string("none.yaml:1:1"));
        QVERIFY(!sim::submissionsOf(texts({{"none.yaml", none}}).read(), {}).has_value());
    }
};

QUOTADECK_TEST(TestManifestTexts, NoApplication)
} // namespace tst_manifesttexts

#include "tst_manifesttexts.moc"
