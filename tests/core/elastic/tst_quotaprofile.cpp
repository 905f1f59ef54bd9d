// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/quotaprofile.h"
#include "core/elastic/quotasnapshot.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_quotaprofile {
using namespace quotadeck;
using namespace quotadeck::elastic;

namespace {
/// As an API server lists them.
const std::string kProfiles = R"(
kind: ElasticQuotaProfileList
items:
- apiVersion: quota.koordinator.sh/v1alpha1
  kind: ElasticQuotaProfile
  metadata:
    name: spot
    namespace: quotas
    labels: {quota.scheduling.koordinator.sh/tree-id: "spot-tree"}
  spec:
    quotaName: spot-root
    resourceRatio: "0.9"
    nodeSelector:
      matchExpressions:
      - {key: zone, operator: In, values: [a, b]}
      - {key: reserved, operator: DoesNotExist}
- apiVersion: quota.koordinator.sh/v1alpha1
  kind: ElasticQuotaProfile
  metadata: {name: gpus, namespace: koordinator-system}
  spec:
    quotaName: gpu-root
    nodeSelector: {matchLabels: {pool: gpu}}
)";

/// The items of a list of a built-in kind do not name it.
const std::string kNodes = R"({"kind":"NodeList","apiVersion":"v1","items":[
{"metadata":{"name":"n1","labels":{"pool":"gpu"}},"status":{"allocatable":{"cpu":"8"}}},
{"metadata":{"name":"n2","labels":{"zone":"a"}},"spec":{"unschedulable":true},"status":{"allocatable":{"cpu":"4"}}},
{"metadata":{"name":"n3","labels":{"zone":"a","reserved":""}},"status":{"allocatable":{"cpu":"2"}}}]})";
} // namespace

class TestQuotaProfile : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void profilesAreRead() // EQ-56
    {
        const auto profiles = readQuotaProfiles(kProfiles);
        QCOMPARE(profiles.size(), 2UL);
        QCOMPARE(profiles[0].name, "gpus"); // by namespace and name
        QCOMPARE(profiles[0].quotaName, "gpu-root");
        QCOMPARE(profiles[0].treeId, "6548474289493873053"); // FNV-1a of "koordinator-system/gpus"
        QVERIFY(profiles[0].ratio.empty());
        QCOMPARE(profiles[0].nodes->text(), "pool=gpu");
        QCOMPARE(profiles[1].treeId, "spot-tree");
        QCOMPARE(profiles[1].ratio, "0.9");
        QCOMPARE(profiles[1].nodes->text(), "zone in (a,b),!reserved");
        QCOMPARE(profileOf(profiles, "quotas", "spot-root"), &profiles[1]);
        QVERIFY(!profileOf(profiles, "koordinator-system", "spot-root"));
    }

    void selectorsMatchAsKubernetesSays_data()
    {
        QTest::addColumn<QString>("condition");
        QTest::addColumn<bool>("matchesA");
        QTest::addColumn<bool>("matchesNone");
        QTest::newRow("In") << QStringLiteral("{key: zone, operator: In, values: [a]}") << true << false;
        QTest::newRow("NotIn") << QStringLiteral("{key: zone, operator: NotIn, values: [a]}") << false
                               << true;
        QTest::newRow("Exists") << QStringLiteral("{key: zone, operator: Exists}") << true << false;
        QTest::newRow("DoesNotExist")
            << QStringLiteral("{key: zone, operator: DoesNotExist}") << false << true;
    }

    void selectorsMatchAsKubernetesSays()
    {
        QFETCH(QString, condition);
        QFETCH(bool, matchesA);
        QFETCH(bool, matchesNone);
        const auto profiles
            = readQuotaProfiles("kind: ElasticQuotaProfile\nspec:\n  nodeSelector:\n    matchExpressions: ["
                                + condition.toStdString() + "]\n");
        QCOMPARE(profiles.front().nodes->matches({{"zone", "a"}}), matchesA);
        QCOMPARE(profiles.front().nodes->matches({}), matchesNone);
    }

    void nodesBelongToTheTreeOfTheirProfile() // EQ-56
    {
        auto machines = readMachines(kNodes);
        QCOMPARE(machines.size(), 3UL);
        QVERIFY(!machines[1].isSchedulable);
        assignTrees(machines, readQuotaProfiles(kProfiles));
        QCOMPARE(machines[0].tree, "6548474289493873053");
        QCOMPARE(machines[1].tree, "spot-tree");
        QVERIFY(machines[2].tree.empty());
    }

    void aSelectorWithoutConditionsMatchesEverythingAndNoneNothing()
    {
        const auto profiles = readQuotaProfiles("kind: ElasticQuotaProfile\nspec: {nodeSelector: {}}\n---\n"
                                                "kind: ElasticQuotaProfile\nspec: {quotaName: x}\n");
        QVERIFY(profiles[0].nodes->matches({}));
        QVERIFY(!profiles[1].nodes);
    }
};

QUOTADECK_TEST(TestQuotaProfile, NoApplication)
} // namespace tst_quotaprofile

#include "tst_quotaprofile.moc"
