// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kube/clusterquotas.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>

namespace tst_clusterquotas {
using namespace quotadeck;
using namespace quotadeck::kube;

namespace {
/// JSON written with single quotes.
std::string json(std::string text)
{
    std::ranges::replace(text, '\'', '"');
    return text;
}

/// As an API server answers, with what it and the scheduler write.
const std::string kList = json(
    "{'apiVersion':'scheduling.sigs.k8s.io/"
    "v1alpha1','kind':'ElasticQuotaList','metadata':{'continue':'','resourceVersion':'9'},'items':["
    "{'apiVersion':'scheduling.sigs.k8s.io/"
    "v1alpha1','kind':'ElasticQuota','metadata':{'name':'b','namespace':'q','uid':'u2','resourceVersion':'5',"
    "'labels':{'quota.scheduling.koordinator.sh/parent':'z','quota.scheduling.koordinator.sh/"
    "is-parent':'false'},"
    "'annotations':{'quota.scheduling.koordinator.sh/"
    "runtime':'{\\'cpu\\':\\'7\\'}','quota.scheduling.koordinator.sh/"
    "shared-weight':'{\\'cpu\\':\\'4\\'}','kubectl.kubernetes.io/last-applied-configuration':'{}\\n'}},"
    "'spec':{'max':{'cpu':'40','memory':'80Gi'},'min':{'cpu':10}},'status':{'used':{'cpu':'3'}}},"
    "{'apiVersion':'scheduling.sigs.k8s.io/"
    "v1alpha1','kind':'ElasticQuota','metadata':{'name':'z','namespace':'q','uid':'u1','resourceVersion':'4',"
    "'labels':{'quota.scheduling.koordinator.sh/is-parent':'true','quota.scheduling.koordinator.sh/"
    "profile':'gpus'}},'spec':{'max':{'cpu':'80','memory':'80Gi'},'min':{'cpu':'20'}}},"
    "{'apiVersion':'scheduling.sigs.k8s.io/"
    "v1alpha1','kind':'ElasticQuota','metadata':{'name':'koordinator-system-quota','namespace':'s','uid':'u0'"
    ",'resourceVersion':'3'},"
    "'spec':{'max':{'cpu':'1844674407370955161','memory':'1844674407370955161'}}}]}");

const std::string kText = R"(apiVersion: scheduling.sigs.k8s.io/v1alpha1
kind: ElasticQuota
metadata:
  labels:
    quota.scheduling.koordinator.sh/is-parent: 'true'
    quota.scheduling.koordinator.sh/profile: gpus
  name: z
  namespace: q
spec:
  max:
    cpu: '80'
    memory: 80Gi
  min:
    cpu: '20'
---
apiVersion: scheduling.sigs.k8s.io/v1alpha1
kind: ElasticQuota
metadata:
  annotations:
    quota.scheduling.koordinator.sh/shared-weight: '{"cpu":"4"}'
  labels:
    quota.scheduling.koordinator.sh/is-parent: 'false'
    quota.scheduling.koordinator.sh/parent: z
  name: b
  namespace: q
spec:
  max:
    cpu: '40'
    memory: 80Gi
  min:
    cpu: 10
)";

std::vector<StoredQuota> quotasOf(const std::string& text)
{
    return readStoredQuotas(text).value_or(std::vector<StoredQuota>());
}

std::string replaced(std::string text, const std::string& before, const std::string& after)
{
    return text.replace(text.find(before), before.size(), after);
}

/// What is sent to make the first quota of kList as @p file has it.
std::string patchFor(const std::string& file, const std::string& base = {})
{
    const auto now = quotasOf(kList);
    const auto wanted = quotasOf(file);
    const auto before = quotasOf(base);
    const auto find = [](const std::vector<StoredQuota>& quotas) {
        const auto found
            = std::ranges::find_if(quotas, [](const auto& quota) { return quota.name() == "b"; });
        return found == quotas.end() ? nullptr : &*found;
    };
    const auto* const older = find(before);
    const auto merge
        = wantedFields(older ? &older->stored : nullptr, find(wanted)->stored, now.front().stored);
    return mergePatch(fieldChanges(now.front().stored.fields, merge.fields, isSameQuotaValue));
}
} // namespace

class TestClusterQuotas : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void anAnswerIsReadAsAFile() // EQ-10, EQ-11
    {
        const auto quotas = quotasOf(kList);
        QCOMPARE(quotas.size(), 3UL);
        const StoredQuota& b = quotas.front();
        QCOMPARE(b.object.group.parent, "z");
        QCOMPARE(b.object.group.max.find("cpu"), 40'000);
        QCOMPARE(b.object.group.min.find("cpu"), 10'000); // a number is a quantity, too
        QCOMPARE(b.object.status.used->find("cpu"), 3'000);
        QCOMPARE(b.object.status.runtime->find("cpu"), 7'000);
        QVERIFY(!b.object.status.request); // not reported, which is not zero
        QCOMPARE(b.stored.resourceVersion, "5");
        QCOMPARE(b.stored.uid, "u2");
        QCOMPARE(quotas[1].object.profile, "gpus");
    }

    void aCopyHasParentsFirstAndNothingThatControllersWrite() // V9, V22
    {
        QCOMPARE(quotasText(quotasOf(kList)), kText);
        QVERIFY(elastic::readQuotaManifests(kText).findings.empty());
    }

    void aCopyKeepsTheOrderOfAnotherText()
    {
        const auto quotas = quotasOf(kList);
        const auto text = quotasText(quotas, quotas);
        QVERIFY(text.find("name: b") < text.find("name: z"));
    }

    void aCopyThatWasNotEditedChangesNothing()
    {
        QCOMPARE(patchFor(kText), "{}");
        QCOMPARE(patchFor(kText, kText), "{}");
        QCOMPARE(patchFor(replaced(kText, "cpu: '40'", "cpu: 40000m"), kText), "{}"); // the same amount
    }

    void onlyTheEditIsSent()
    {
        const auto edited = replaced(kText, "cpu: '40'", "cpu: 50");
        QCOMPARE(patchFor(edited, kText), R"({"spec":{"max":{"cpu":50}}})");
        QCOMPARE(patchFor(edited), R"({"spec":{"max":{"cpu":50}}})");
    }

    void aLabelThatIsRemovedFromACopyIsRemoved()
    {
        const auto edited = replaced(
            kText, "  annotations:\n    quota.scheduling.koordinator.sh/shared-weight: '{\"cpu\":\"4\"}'\n",
            "");
        QCOMPARE(patchFor(edited, kText),
                 R"({"metadata":{"annotations":{"quota.scheduling.koordinator.sh/shared-weight":null}}})");
    }

    void aFileOfUnknownOriginLeavesWhatItDoesNotMention() // EQ-81
    {
        // The webhook filled in the weight, and the file may not know of it.
        QCOMPARE(patchFor(R"(kind: ElasticQuota
metadata:
  name: b
  namespace: q
  labels: {quota.scheduling.koordinator.sh/parent: z, quota.scheduling.koordinator.sh/is-parent: "false"}
spec: {max: {cpu: 40, memory: 80Gi}, min: {cpu: 10}}
)"),
                 "{}");
        // But its spec is all there is.
        QCOMPARE(
            patchFor(R"(kind: ElasticQuota
metadata:
  name: b
  namespace: q
spec: {max: {cpu: 40}, min: {cpu: 10}}
)"),
            R"({"metadata":{"labels":{"quota.scheduling.koordinator.sh/is-parent":null}},"spec":{"max":{"memory":null}}})");
    }

    void whatTheSchedulerWritesIsNeverSent() // EQ-98
    {
        const auto edited = replaced(
            kText, "/shared-weight: '{\"cpu\":\"4\"}'\n",
            "/shared-weight: '{\"cpu\":\"4\"}'\n    quota.scheduling.koordinator.sh/runtime: '{}'\n");
        QCOMPARE(patchFor(edited), "{}");
        QCOMPARE(patchFor(edited, kText), "{}");
    }

    void aQuotaKeepsItsStatusWithOtherFields()
    {
        const auto quotas = quotasOf(kList);
        ObjectFields fields = quotas.front().stored.fields;
        fields[{"spec", "max", "cpu"}] = {"50", false};
        const auto changed = withFields(quotas.front(), fields);
        QVERIFY(changed);
        QCOMPARE(changed->object.group.max.find("cpu"), 50'000);
        QCOMPARE(changed->object.status.used->find("cpu"), 3'000);
        QCOMPARE(changed->stored.resourceVersion, "5");
    }

    void requestsNameTheObjectAndItsVersion()
    {
        const auto b = quotasOf(kList).front();
        const auto patch = patchOf(b, {{{"spec", "max", "cpu"}, {}, FieldValue{"50", true}}});
        QCOMPARE(patch.method, "PATCH");
        QCOMPARE(patch.path, "/apis/scheduling.sigs.k8s.io/v1alpha1/namespaces/q/elasticquotas/b");
        QCOMPARE(patch.body, R"({"metadata":{"resourceVersion":"5"},"spec":{"max":{"cpu":50}}})");
        QCOMPARE(wordsFor(patch.action), "patch elasticquotas.scheduling.sigs.k8s.io b in namespace q");
        const auto deletion = deletionOf(b, Storing::Yes);
        QCOMPARE(deletion.method, "DELETE");
        QVERIFY(deletion.body.find(R"("preconditions":{"uid":"u2","resourceVersion":"5"})")
                != std::string::npos);
        QVERIFY(deletion.body.find("dryRun") == std::string::npos);
        QVERIFY(deletionOf(b, Storing::DryRun).body.find(R"("dryRun":["All"])") != std::string::npos);
        const auto creation = creationOf(b);
        QCOMPARE(creation.path, "/apis/scheduling.sigs.k8s.io/v1alpha1/namespaces/q/elasticquotas");
        QVERIFY(creation.body.find("resourceVersion") == std::string::npos);
    }
};

QUOTADECK_TEST(TestClusterQuotas, NoApplication)
} // namespace tst_clusterquotas

#include "tst_clusterquotas.moc"
