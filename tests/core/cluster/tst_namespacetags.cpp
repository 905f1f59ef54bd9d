// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/namespacetags.h"
#include "core/placement/placement.h"
#include "tests/core/placement/placed.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_namespacetags {
using namespace quotadeck;
using namespace quotadeck::cluster;

namespace {
const std::string kPrefix = "yunikorn.apache.org/";

/// Annotations by what follows the common prefix of their keys.
KubeTexts keyed(std::initializer_list<std::pair<const char*, std::string>> entries)
{
    KubeTexts result;
    for (const auto& [key, text] : entries)
        result.emplace(kPrefix + key, text);
    return result;
}

/// What the tags of a namespace set on its queue.
placement::NamespaceQuota quotaOf(const KubeTexts& annotations)
{
    placement::Submission application;
    application.tags = namespaceTags("dev", annotations).tags;
    return placement::namespaceQuotaOf(application);
}

QString ignoredKeys(const KubeTexts& annotations)
{
    QStringList keys;
    for (const Error& error : namespaceTags("dev", annotations).ignored)
        keys += QString::fromStdString(error.where.substr(kPrefix.size()));
    return keys.join(' ');
}

QString ownerText(const char* userInfo)
{
    const auto owner = ownerOf({.namespaceName = {},
                                .labels = {},
                                .annotations = keyed({{"user.info", userInfo}}),
                                .isRunning = false});
    QString text = QString::fromStdString(owner.user.text());
    for (const GroupName& group : owner.groups)
        text += ' ' + QString::fromStdString(group.text());
    return text;
}
} // namespace

class TestNamespaceTags : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyAnnotationBecomesItsTag() // table 10.1, NSQ-7, NSQ-10
    {
        const auto result = namespaceTags(
            "finance",
            keyed({{"namespace.quota", R"({"cpu":"64","memory":"100G","nvidia.com/gpu":"1"})"},
                   {"namespace.guaranteed", R"({"cpu": "250m", "memory": "1.5Gi"})"},
                   {"namespace.maxApps", "12"},
                   {"parentqueue", "root.production"},
                   {"namespace.enableYuniKorn", "true"}}));

        const std::map<std::string, std::string> expected{
            {"namespace", "finance"},
            {"namespace.resourcequota",
             R"({"resources":{"memory":{"value":100000000000},"nvidia.com/gpu":{"value":1},"vcore":{"value":64000}}})"},
            {"namespace.resourceguaranteed",
             R"({"resources":{"memory":{"value":1610612736},"vcore":{"value":250}}})"},
            {"namespace.resourcemaxapps", "12"},
            {"namespace.parentqueue", "root.production"}};
        QVERIFY(result.tags == expected);
        QVERIFY(result.ignored.empty());
    }

    void theQueueReadsWhatWasWritten() // NSQ-10, NSQ-11
    {
        const auto quota
            = quotaOf(keyed({{"namespace.quota", R"({"cpu":"64","memory":"100G","nvidia.com/gpu":"0"})"},
                             {"namespace.maxApps", "3"}}));
        QVERIFY(quota.max == (Resource{{"vcore", 64000}, {"memory", 100000000000}, {"nvidia.com/gpu", 0}}));
        QVERIFY(!quota.guaranteed);
        QCOMPARE(quota.maxApplications, std::uint64_t{3});
    }

    void withoutAnnotationsThereIsOnlyTheName() // NSQ-10
    {
        QVERIFY(namespaceTags("dev", {}).tags == (KubeTexts{{"namespace", "dev"}}));
        QVERIFY(namespaceTags("", {}).tags == (KubeTexts{{"namespace", "default"}}));
        QVERIFY(namespaceTags("dev", keyed({{"namespace.quota", ""}, {"parentqueue", ""}})).tags
                == (KubeTexts{{"namespace", "dev"}}));
    }

    void deprecatedKeysGiveCpuAndMemory() // NSQ-2, NSQ-5
    {
        const Resource both{{"vcore", 64000}, {"memory", 107374182400}};
        QVERIFY(quotaOf(keyed({{"namespace.max.cpu", "64"}, {"namespace.max.memory", "100Gi"}})).max == both);
        QVERIFY(quotaOf(keyed({{"namespace.max.memory", "5"}})).max == (Resource{{"memory", 5}}));
        QVERIFY(quotaOf(keyed({{"namespace.max.cpu", "5m"}})).max == (Resource{{"vcore", 5}}));
        const auto oneBad = keyed({{"namespace.max.cpu", "64"}, {"namespace.max.memory", "lots"}});
        QVERIFY(!quotaOf(oneBad).max);
        QCOMPARE(ignoredKeys(oneBad), "namespace.max.memory");
    }

    void theQuotaWinsCompletely() // NSQ-1
    {
        const auto good = keyed({{"namespace.quota", R"({"cpu":"1"})"},
                                 {"namespace.max.cpu", "64"},
                                 {"namespace.max.memory", "100Gi"}});
        QVERIFY(quotaOf(good).max == (Resource{{"vcore", 1000}}));
        QCOMPARE(ignoredKeys(good), "namespace.max.cpu namespace.max.memory");
        const auto bad = keyed({{"namespace.quota", "cpu=1"}, {"namespace.max.memory", "100Gi"}});
        QVERIFY(!quotaOf(bad).max);
        QCOMPARE(ignoredKeys(bad), "namespace.quota namespace.max.memory");
    }

    void badResourcesAreNone_data() // NSQ-3
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<bool>("isWarned");
        const auto row = [](const char* json, bool isWarned) {
            QTest::addRow("NSQ-3: %s", json) << QByteArray(json) << isWarned;
        };
        row(R"({"cpu": 64})", true);
        row(R"({"cpu":"x","memory":"1G"})", true);
        row(R"({"cpu":"64")", true);
        row(R"({"cpu":null})", true);
        row(R"({"cpu":{"value":"1"}})", true);
        row(R"(["cpu","64"])", true);
        row(R"("64")", true);
        row(" ", true);
        row("null", false);
        row("{}", false);
        row(R"({"cpu":"0","memory":"0"})", false);
    }

    void badResourcesAreNone()
    {
        QFETCH(QByteArray, json);
        QFETCH(bool, isWarned);
        for (const char* key : {"namespace.quota", "namespace.guaranteed"}) {
            const auto annotations = keyed({{key, json.toStdString()}});
            QCOMPARE(namespaceTags("dev", annotations).tags.size(), std::size_t{1});
            QCOMPARE(ignoredKeys(annotations), isWarned ? key : "");
        }
    }

    void aNegativeAmountIsNoQuota() // NSQ-11
    {
        QVERIFY(!quotaOf(keyed({{"namespace.quota", R"({"cpu":"-1","memory":"1G"})"}})).max);
    }

    void badNumbersOfApplicationsAreNone() // NSQ-4
    {
        for (const char* text : {"-1", "x", "1.0", " 1", "1 ", "9223372036854775808", "1e1"}) {
            const auto annotations = keyed({{"namespace.maxApps", text}});
            QCOMPARE(namespaceTags("dev", annotations).tags.size(), std::size_t{1});
            QCOMPARE(ignoredKeys(annotations), "namespace.maxApps");
        }
        QCOMPARE(
            namespaceTags("dev", keyed({{"namespace.maxApps", "007"}})).tags.at("namespace.resourcemaxapps"),
            "7");
    }

    void namespacesGroupUnderTheirParent_data() // NSQ-16, NSQ-17, seed 003
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("parent");
        QTest::addColumn<QByteArray>("queue");
        QTest::newRow("NSQ-16: full path") << QByteArray("finance") << QByteArray("root.production")
                                           << QByteArray("root.production.finance");
        QTest::newRow("NSQ-16: without root")
            << QByteArray("finance") << QByteArray("production") << QByteArray("root.production.finance");
        QTest::newRow("NSQ-16: dotted name")
            << QByteArray("dev.x") << QByteArray("development") << QByteArray("root.development.dev_dot_x");
        QTest::newRow("NSQ-16: unknown parent")
            << QByteArray("finance") << QByteArray("elsewhere") << QByteArray("rejected");
        QTest::newRow("NSQ-17: no annotation")
            << QByteArray("finance") << QByteArray("") << QByteArray("rejected");
    }

    void namespacesGroupUnderTheirParent()
    {
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, parent);
        QFETCH(QByteArray, queue);
        const auto partition = placement::partitionOf(
            "{name: tag, value: namespace, create: true, parent: {name: tag, value: namespace.parentqueue}}",
            "submitacl: '*', queues: [{name: production, parent: true}, {name: development, parent: true}]");
        const PodTexts pod{
            .namespaceName = name.toStdString(), .labels = {}, .annotations = {}, .isRunning = false};

        const auto application = submissionOf(pod, keyed({{"parentqueue", parent.toStdString()}}));

        QCOMPARE(QByteArray::fromStdString(placement::landing(partition, application)), queue);
    }

    void podsAlreadyRunningAreForced() // NSQ-10
    {
        PodTexts pod;
        QVERIFY(!submissionOf(pod, {}).isForced());
        pod.isRunning = true;
        QVERIFY(submissionOf(pod, {}).isForced());
    }

    void applicationIdByPrecedence() // table 10.1
    {
        PodTexts pod;
        QVERIFY(!applicationIdOf(pod));
        pod.labels["spark-app-selector"] = "spark";
        QCOMPARE(applicationIdOf(pod)->text(), "spark");
        pod.labels["applicationId"] = "old";
        QCOMPARE(applicationIdOf(pod)->text(), "old");
        pod.annotations["yunikorn.apache.org/app-id"] = "annotated";
        QCOMPARE(applicationIdOf(pod)->text(), "annotated");
        pod.labels["yunikorn.apache.org/app-id"] = "labelled";
        QCOMPARE(applicationIdOf(pod)->text(), "labelled");
        pod.labels["yunikorn.apache.org/app-id"] = "";
        QCOMPARE(applicationIdOf(pod)->text(), "annotated");
        pod.annotations["applicationId"] = "never";
        pod.annotations.erase("yunikorn.apache.org/app-id");
        QCOMPARE(applicationIdOf(pod)->text(), "old");
    }

    void queueByPrecedence() // table 10.1
    {
        PodTexts pod;
        QCOMPARE(queueOf(pod), "");
        pod.annotations["queue"] = "never";
        QCOMPARE(queueOf(pod), "");
        pod.labels["queue"] = "root.old";
        QCOMPARE(queueOf(pod), "root.old");
        pod.annotations["yunikorn.apache.org/queue"] = "root.annotated";
        QCOMPARE(queueOf(pod), "root.annotated");
        pod.labels["yunikorn.apache.org/queue"] = "root.labelled";
        QCOMPARE(queueOf(pod), "root.labelled");
        QCOMPARE(submissionOf(pod, {}).queue, "root.labelled");
    }

    void theOwnerIsReadOrNobody() // table 10.1
    {
        QCOMPARE(ownerText(R"({"user": "bob", "groups": ["dev", "qa"]})"), "bob dev qa");
        QCOMPARE(ownerText(R"({"user": "bob"})"), "bob");
        QCOMPARE(ownerText(R"({"user": "bob", "groups": null, "more": 1})"), "bob");
        for (const char* broken : {"", "bob", "{}", "[]", R"({"user": ""})", R"({"user": 1})",
                                   R"({"user": "bob", "groups": "dev"})", R"({"user": "bob", "groups": [1]})",
                                   R"({"user": "bob")"})
            QCOMPARE(ownerText(broken), "nobody");
        QCOMPARE(ownerOf({}).user.text(), "nobody");
    }
};

QUOTADECK_TEST(TestNamespaceTags, NoApplication)
} // namespace tst_namespacetags

#include "tst_namespacetags.moc"
