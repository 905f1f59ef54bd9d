// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/yaml/secondparser.h"
#include "core/elastic/quotadocument.h"
#include "core/elastic/quotavalidator.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_quotamanifest {
using namespace quotadeck;
using namespace quotadeck::elastic;

namespace {
const std::string kManifests = R"(# Quotas of the engineers. Ask before you change them.
apiVersion: scheduling.sigs.k8s.io/v1alpha1
kind: ElasticQuota
metadata:
  name: eng
  namespace: quotas
  labels:
    quota.scheduling.koordinator.sh/is-parent: "true" # has children
    team: engineering
spec:
  max: {cpu: "100", nvidia.com/gpu: "16"}   # the whole hall
  min: {cpu: "40", nvidia.com/gpu: "8"}
---
apiVersion: v1
kind: ConfigMap
metadata: {name: unrelated}
---
apiVersion: scheduling.sigs.k8s.io/v1alpha1
kind: ElasticQuota
metadata:
  name: eng-train
  namespace: quotas
  labels:
    quota.scheduling.koordinator.sh/parent: "eng"
    quota.scheduling.koordinator.sh/allow-lent-resource: "false"
  annotations:
    quota.scheduling.koordinator.sh/shared-weight: '{"cpu":"100","nvidia.com/gpu":16}'
    quota.scheduling.koordinator.sh/namespaces: '["train-a","train-b"]'
    quota.scheduling.koordinator.sh/request: '{"cpu":"70"}'
spec:
  max:
    # raised in May
    cpu: "100"   # cores
    nvidia.com/gpu: "16"
  min:
    cpu: 20
    nvidia.com/gpu: 6
status:
  used: {cpu: 40, nvidia.com/gpu: 8}
)";

/// The lines of @p after that differ from those of @p before, which has as many.
std::vector<std::string> changedLines(const std::string& before, const std::string& after)
{
    const auto lines = [](const std::string& text) { return QString::fromStdString(text).split('\n'); };
    const auto old = lines(before);
    const auto now = lines(after);
    std::vector<std::string> changed;
    if (old.size() != now.size())
        return {"another number of lines"};
    for (qsizetype i = 0; i < old.size(); ++i) {
        if (old[i] != now[i])
            changed.push_back(now[i].toStdString());
    }
    return changed;
}

template <typename Change>
std::string changed(const std::string& text, std::string_view name, Change&& change)
{
    const QuotaDocument document(text);
    QuotaGroup wanted = document.find(name)->object.group;
    change(wanted);
    const auto edits = document.change(wanted);
    if (!edits)
        return edits.error().message.english();
    const std::string result = config::applied(text, *edits);
    return config::applied(result, config::inverse(text, *edits)) == text ? result : "cannot be taken back";
}

std::string withLabel(std::string_view label)
{
    return "apiVersion: scheduling.sigs.k8s.io/v1alpha1\nkind: ElasticQuota\nmetadata:\n  name: g\n  "
           "labels:\n"
           "    quota.scheduling.koordinator.sh/"
        + std::string(label) + "\nspec:\n  max: {cpu: 5}\n  min: {cpu: 1}\n";
}

config::Verdict judged(const std::string& text)
{
    return validateQuotaTexts(std::vector{text}).front();
}
} // namespace

class TestQuotaManifest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyFieldIsRead() // EQ-10 to EQ-12
    {
        const auto content = readQuotaManifests(kManifests);
        QVERIFY(content.findings.empty());
        QCOMPARE(content.manifests.size(), std::size_t{2});
        const auto& [eng, train] = std::pair(content.manifests[0].object, content.manifests[1].object);
        QVERIFY(eng.group.isParent);
        QVERIFY(eng.group.lends);
        QVERIFY(!eng.group.weight);
        QCOMPARE(eng.group.max, (Resource{{"cpu", 100'000}, {"nvidia.com/gpu", 16}}));
        QCOMPARE(train.group.parent, std::string("eng"));
        QVERIFY(!train.group.lends);
        QCOMPARE(*train.group.weight, (Resource{{"cpu", 100'000}, {"nvidia.com/gpu", 16}}));
        QCOMPARE(train.group.namespaces, (std::vector<std::string>{"train-a", "train-b"}));
        QCOMPARE(*train.status.used, (Resource{{"cpu", 40'000}, {"nvidia.com/gpu", 8}}));
        QCOMPARE(*train.status.request, (Resource{{"cpu", 70'000}}));
        QVERIFY(!train.status.runtime); // unknown is not zero
        QCOMPARE(content.manifests[1].place("max/cpu").begin.line, 33);
        QCOMPARE(content.manifests[1].place("max/memory").begin.line, 33);
        QCOMPARE(content.manifests[0].place("weight").begin.line, 5); // the name, where there is none
    }

    void anAmountChangesOneLineOnly() // a commented manifest
    {
        const auto flow
            = changed(kManifests, "eng", [](QuotaGroup& group) { group.max.set("cpu", 120'000); });
        QCOMPARE(
            changedLines(kManifests, flow),
            (std::vector<std::string>{R"(  max: {cpu: "120", nvidia.com/gpu: "16"}   # the whole hall)"}));
        const auto block
            = changed(kManifests, "eng-train", [](QuotaGroup& group) { group.max.set("cpu", 1500); });
        QCOMPARE(changedLines(kManifests, block),
                 (std::vector<std::string>{R"(    cpu: "1500m"   # cores)"}));
        QVERIFY(config::agreesWithSecondParser(block));
    }

    void otherFieldsChangeOneLineOnly()
    {
        const auto lineOf = [](auto change) {
            const auto lines = changedLines(kManifests, changed(kManifests, "eng-train", change));
            return lines.size() == 1 ? lines.front() : "several lines";
        };
        QCOMPARE(
            lineOf([](QuotaGroup& group) { group.weight->set("cpu", 50'000); }),
            std::string(
                R"(    quota.scheduling.koordinator.sh/shared-weight: '{"cpu":"50","nvidia.com/gpu":"16"}')"));
        QCOMPARE(lineOf([](QuotaGroup& group) { group.lends = true; }),
                 std::string(R"(    quota.scheduling.koordinator.sh/allow-lent-resource: "true")"));
        QCOMPARE(lineOf([](QuotaGroup& group) { group.parent = "ops"; }),
                 std::string(R"(    quota.scheduling.koordinator.sh/parent: "ops")"));
        QCOMPARE(lineOf([](QuotaGroup& group) { group.namespaces = {"train-a"}; }),
                 std::string(R"(    quota.scheduling.koordinator.sh/namespaces: '["train-a"]')"));
    }

    void severalFieldsAtOnceAndNewOnes()
    {
        const auto text = changed(kManifests, "eng", [](QuotaGroup& group) {
            group.weight = Resource{{"cpu", 7000}};
            group.lends = false;
            group.min.erase(ResourceType("nvidia.com/gpu"));
            group.max.set("memory", Quantity{64} << 30);
        });
        const QuotaDocument document(text);
        QVERIFY(document.find("eng"));
        QCOMPARE(document.find("eng")->object.group.weight, std::optional(Resource{{"cpu", 7000}}));
        QVERIFY(!document.find("eng")->object.group.lends);
        QVERIFY(text.find("memory: \"64Gi\"") != std::string::npos
                || text.find("memory: 64Gi") != std::string::npos);
        QVERIFY(text.find("# the whole hall") != std::string::npos);
        QVERIFY(text.find("team: engineering") != std::string::npos);
        QVERIFY(document.content().findings.empty()); // labels stay texts: quoted
    }

    void aListHoldsObjectsToo()
    {
        const std::string list
            = "apiVersion: v1\nkind: List\nitems:\n- apiVersion: scheduling.sigs.k8s.io/v1alpha1\n"
              "  kind: ElasticQuota\n  metadata: {name: a}\n  spec: {max: {cpu: 1}} # one\n"
              "- apiVersion: scheduling.sigs.k8s.io/v1alpha1\n  kind: ElasticQuota\n"
              "  metadata: {name: b}\n  spec: {max: {cpu: 2}} # two\n";
        const auto text = changed(list, "b", [](QuotaGroup& group) { group.max.set("cpu", 3000); });
        QCOMPARE(changedLines(list, text), (std::vector<std::string>{"  spec: {max: {cpu: 3}} # two"}));
    }

    void whatIsSharedIsNotChanged()
    {
        const std::string shared = "apiVersion: scheduling.sigs.k8s.io/v1alpha1\nkind: ElasticQuota\n"
                                   "metadata: {name: a}\nspec:\n  max: &m {cpu: 5}\n  min: *m\n";
        QVERIFY(changed(shared, "a", [](QuotaGroup& group) { group.min.set("cpu", 1000); }).find("anchor")
                != std::string::npos);
        QVERIFY(changed(shared, "a", [](QuotaGroup& group) { group.max.set("cpu", 1000); }).find("anchor")
                != std::string::npos);
    }

    void labelsMustBeTexts() // EQ-11
    {
        const std::string text = withLabel("is-parent: true");
        const auto verdict = judged(text);
        QVERIFY(!verdict.accepted);
        QCOMPARE(verdict.category, std::string("manifest"));
        QCOMPARE(verdict.findings.front().span.begin.line, 6);
        const auto mended = config::applied(text, verdict.findings.front().fixes.front().edits);
        QVERIFY(judged(mended).accepted);
        QVERIFY(readQuotaManifests(text).manifests.front().object.group.isParent); // read all the same
    }

    void theOldParentLabelIsTaken() // EQ-11
    {
        const auto content = readQuotaManifests(withLabel("parent-quota-name: p"));
        QCOMPARE(content.manifests.front().object.group.parent, std::string("p"));
        QCOMPARE(content.findings.size(), std::size_t{1});
        QCOMPARE(content.findings.front().severity, config::Severity::Warning);
    }

    void oddValuesAreWarnedOf()
    {
        QCOMPARE(readQuotaManifests(withLabel("is-parent: \"yes\"")).findings.size(), std::size_t{1});
        QCOMPARE(readQuotaManifests(withLabel("is-parnet: \"true\"")).findings.size(), std::size_t{1});
        QVERIFY(judged(withLabel("is-parnet: \"true\"")).accepted);
    }

    void badAmountsAreErrorsInPlace()
    {
        const std::string text = "apiVersion: scheduling.sigs.k8s.io/v1alpha1\nkind: ElasticQuota\n"
                                 "metadata: {name: a}\nspec:\n  max:\n    cpu: 1,5\n    memory: 1gi\n";
        const auto verdict = judged(text);
        QVERIFY(!verdict.accepted);
        QCOMPARE(verdict.findings.size(), std::size_t{2});
        QCOMPARE(verdict.findings[1].span.begin.line, 7);
        QCOMPARE(verdict.findings[1].span.begin.column, 13);
    }

    void brokenYamlInOneDocumentLeavesTheOthers()
    {
        const auto content = readQuotaManifests(kManifests + "---\na: [\n");
        QCOMPARE(content.manifests.size(), std::size_t{2});
        QCOMPARE(content.findings.size(), std::size_t{1});
        QVERIFY(content.findings.front().span.begin.line > 40);
    }

    void findingsStandAtTheirPlacesWithFixes() // V4 and V19 of the children
    {
        std::string text = kManifests;
        text.replace(text.find("    cpu: 20\n"), 12, "    cpu: 41\n");
        const auto verdict = judged(text);
        QVERIFY(!verdict.accepted);
        QCOMPARE(verdict.category, std::string("sum-of-min"));
        const auto& finding = verdict.findings.front();
        QCOMPARE(finding.rule, std::string("V19"));
        QCOMPARE(finding.path, std::string("eng-train"));
        QCOMPARE(finding.span.begin.line, 36);
        QCOMPARE(finding.related.front().span.begin.line, 5);
        QCOMPARE(finding.fixes.size(), std::size_t{2});
        for (const auto& fix : finding.fixes)
            QVERIFY2(judged(config::applied(text, fix.edits)).accepted, fix.title.english().c_str());
    }

    void filesAreJudgedTogether() // a parent may stand in another file
    {
        const std::string parent
            = "apiVersion: scheduling.sigs.k8s.io/v1alpha1\nkind: ElasticQuota\nmetadata:\n"
              "  name: p\n  labels:\n    quota.scheduling.koordinator.sh/is-parent: \"true\"\n"
              "    quota.scheduling.koordinator.sh/tree-id: \"t\"\n"
              "spec: {max: {cpu: 5}, min: {cpu: 1}}\n";
        const std::string child = withLabel("parent: \"p\"");
        QCOMPARE(judged(child).findings.front().rule, std::string("V14"));
        const auto verdicts = validateQuotaTexts(std::vector{child, parent});
        QVERIFY(verdicts[0].accepted && verdicts[1].accepted);
        const auto twice = validateQuotaTexts(std::vector{parent, parent});
        QVERIFY(twice[0].accepted);
        QCOMPARE(twice[1].category, std::string("duplicate-name"));
    }

    void theFirstLevelIsToldOnce() // EQ-84: about all of its groups, not about each
    {
        EditOptions options;
        options.clusterTotal = Resource{{"cpu", 1000}};
        std::string text;
        for (const char* name : {"a", "b", "c"})
            text += std::string("---\napiVersion: scheduling.sigs.k8s.io/v1alpha1\nkind: ElasticQuota\n"
                                "metadata: {name: ")
                + name + "}\nspec: {max: {cpu: 5}, min: {cpu: 1}}\n";
        const std::string texts[] = {text};
        const auto findings = validateQuotaTexts(texts, options).front().findings;
        QCOMPARE(std::ranges::count(findings, "EQ-84", &config::Finding::rule), 1);
    }

    void guaranteesOfModelsAreReadAndJudged() // G2
    {
        QuotaGroup group;
        group.name = "a";
        group.namespaceName = "a";
        group.max = {{"nvidia.com/gpu", 10}};
        group.min = {{"nvidia.com/gpu", 4}};
        group.typed = readTypedQuota(R"({"nvidia.com/gpu":{"V100":{"min":"5","max":"6"}}})").value();
        group.strictMaxKeys = {"cpu"};
        group.allowsForceUpdate = true;
        const std::string texts[] = {quotaManifestText(group)};
        const auto read = readQuotaManifests(texts[0]).manifests.front().object.group;
        QVERIFY(read.typed == group.typed);
        QVERIFY(read.strictMaxKeys == group.strictMaxKeys && read.allowsForceUpdate);
        const auto verdict = validateQuotaTexts(texts).front();
        QVERIFY(verdict.accepted); // the cluster ignores it
        QCOMPARE(verdict.findings.size(), std::size_t{1});
        QCOMPARE(
            verdict.findings.front().message.english(),
            std::string("a: nvidia.com/gpu: the minima of the models come to 5, above min 4 of all models"));
    }

    void anythingElseIsNoQuotaFile()
    {
        QVERIFY(looksLikeQuotaManifest(kManifests));
        QVERIFY(!looksLikeQuotaManifest("partitions:\n- name: default\n"));
        QCOMPARE(judged("partitions: []\n").category, std::string("manifest"));
    }
};

QUOTADECK_TEST(TestQuotaManifest, NoApplication)
} // namespace tst_quotamanifest

#include "tst_quotamanifest.moc"
