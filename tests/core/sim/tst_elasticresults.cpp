// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/simulator.h"
#include "tests/support/scriptaction.h"
#include "tests/support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>

namespace tst_elasticresults {
using namespace quotadeck;
using namespace quotadeck::sim;
using namespace std::chrono_literals;

namespace {
const QDir kFolder(QStringLiteral(QUOTADECK_RESOURCES "/scenarios"));
const ResourceType kCpu("cpu");

Scenario scenarioOf(const QString& file)
{
    QFile text(kFolder.filePath(file));
    if (!text.open(QIODevice::ReadOnly))
        qFatal("the scenario is missing");
    const auto scenario = readScenario(text.readAll().toStdString(), file.toStdString());
    if (!scenario)
        qFatal("%s: %s", scenario.error().where.c_str(), scenario.error().message.english().c_str());
    return *scenario;
}

GroupResult rowOf(const Results& results, const std::string& name)
{
    const auto found = std::ranges::find(results.groups, name, &GroupResult::name);
    if (found == results.groups.end())
        qFatal("there is no row for %s", name.c_str());
    return *found;
}

Results resultsAt(const QString& file, Nanoseconds elapsed)
{
    Simulator simulator(scenarioOf(file), 1);
    simulator.advance(elapsed);
    return simulator.results();
}

/// A parent eng with the children ci and web in a cluster of 100 cores; pods belong to the group of their namespace.
Simulator familySimulator()
{
    const auto group = [](const std::string& name, const std::string& labels, const std::string& min) {
        return R"(  ---
  apiVersion: scheduling.sigs.k8s.io/v1alpha1
  kind: ElasticQuota
  metadata:
    name: )" + name
            + "\n    namespace: " + name + "\n    labels: {" + labels
            + "}\n  spec: {max: {cpu: 100}, min: {cpu: " + min + "}}\n";
    };
    const std::string isParent = R"(quota.scheduling.koordinator.sh/is-parent: "true")";
    const std::string isOfEng = "quota.scheduling.koordinator.sh/parent: eng";
    const std::string text = R"(name: family
title: t
description: t
start: 2026-11-02T08:00:00Z
clusterId: t
nodes:
  - {name: node, count: 1, allocatable: {cpu: 100}}
quotas: |
)" + group("eng", isParent, "50")
        + group("ci", isOfEng, "20") + group("web", isOfEng, "20");
    const auto scenario = readScenario(text, "family");
    if (!scenario)
        qFatal("%s: %s", scenario.error().where.c_str(), scenario.error().message.english().c_str());
    return {*scenario, 1};
}

void act(Simulator& simulator, const std::string& yaml)
{
    const auto action = quotadeck::test::readAction(yaml, "test");
    if (!action)
        qFatal("%s", action.error().message.english().c_str());
    if (const auto outcome = simulator.inject(*action, "by hand"); !outcome.isDone)
        qFatal("%s", outcome.message.english().c_str());
}

/// What the row of the group contradicts in @p check, which passes; empty when nothing.
QString contradiction(const QuotaCheck& check, const Results& results)
{
    const GroupResult row = rowOf(results, check.name);
    const auto isSame = [&row](const std::optional<Resource>& amounts, auto valueOf) {
        return !amounts || std::ranges::all_of(amounts->entries(), [&](const auto& entry) {
            const auto found = std::ranges::find(row.amounts, entry.type, &GroupAmount::type);
            return found != row.amounts.end() && valueOf(*found) == entry.value;
        });
    };
    if (!isSame(check.used, [](const GroupAmount& amount) { return std::optional(amount.used); }))
        return QStringLiteral("used");
    if (!isSame(check.runtime, [](const GroupAmount& amount) { return amount.runtime; }))
        return QStringLiteral("runtime");
    if (check.running && *check.running != row.running)
        return QStringLiteral("running");
    if (check.waiting && *check.waiting != row.waiting)
        return QStringLiteral("waiting");
    return check.evicted && *check.evicted != row.revoked ? QStringLiteral("evicted") : QString();
}
} // namespace

/// What an audience asks for after a scenario of elastic quotas.
class TestElasticResults : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// Team B asks for its half of what team A has borrowed at 1m. The scheduler runs each second, over-use is measured
    /// each second and taken back after more than two minutes (EQ-68), and an evicted pod is gone a second later.
    void whatWasBorrowedAndGivenBackIsInTheBooks()
    {
        const Results results = resultsAt(QStringLiteral("elastic-borrow-return.yaml"), 6min);
        QCOMPARE(results.elapsed, Nanoseconds(6min));
        QVERIFY(results.queues.empty() && results.users.empty());
        QCOMPARE(results.groups.size(), std::size_t{2});

        const GroupResult a = rowOf(results, "team-a");
        QCOMPARE(a.pods, std::uint64_t{10});
        QCOMPARE(a.running, std::uint64_t{10});
        QCOMPARE(a.revoked, std::uint64_t{5});
        QCOMPARE(a.admitted, std::uint64_t{15}); // five of them twice
        QCOMPARE(a.amounts.size(), std::size_t{1});
        QCOMPARE(a.amounts.front(), (GroupAmount{kCpu, 100'000, 100'000, 50'000, 0})); // all of B's min
        QVERIFY2(a.overRuntime > 2min && a.overRuntime < 2min + 10s,
                 qPrintable(QString::number(a.overRuntime.count())));
        QCOMPARE(a.refusals.size(), std::size_t{1});
        QCOMPARE(reasonMessage(a.refusals.front().reason).english(), std::string("runtime of team-a: cpu"));
        QCOMPARE(a.refused, a.refusals.front().count);

        const GroupResult b = rowOf(results, "team-b");
        QCOMPARE(b.completed, std::uint64_t{5});
        QCOMPARE(b.revoked, std::uint64_t{0});
        QCOMPARE(b.overRuntime, Nanoseconds(0));
        QCOMPARE(b.amounts.front(), (GroupAmount{kCpu, 0, 0, 0, 50'000})); // EQ-100: its whole min was lent
        QVERIFY(b.waits->longest > 2min && b.waits->longest < 2min + 10s);
        QCOMPARE(b.waits->mean, b.waits->longest); // all five came and started together
        QCOMPARE(reasonMessage(b.refusals.front().reason).english(), std::string("no node with room"));
    }

    /// Those that still wait are not left out: that would praise who starts least.
    void aPodThatWaitsCountsUntilNow()
    {
        const GroupResult d = rowOf(resultsAt(QStringLiteral("elastic-four-teams.yaml"), 31s), "team-d");

        QCOMPARE(d.waiting, std::uint64_t{30});
        QCOMPARE(d.admitted, std::uint64_t{40});
        QCOMPARE(d.waits->longest, Nanoseconds(30s));
        // 40 waited not at all or for the first run of the scheduler, 30 for 30 seconds
        QVERIFY(d.waits->mean >= Nanoseconds(30s) * 30 / 70
                && d.waits->mean <= Nanoseconds(30s) * 30 / 70 + 1s);
    }

    void aParentHasWhatIsBelowIt()
    {
        const Results results = resultsAt(QStringLiteral("elastic-tree.yaml"), 3min);

        int parents = 0;
        for (std::size_t i = 0; i < results.groups.size(); ++i) {
            const GroupResult& parent = results.groups[i];
            std::uint64_t pods = 0;
            std::uint64_t admitted = 0;
            std::uint64_t refused = 0;
            bool hasChildren = false;
            for (std::size_t below = i + 1;
                 below < results.groups.size() && results.groups[below].depth > parent.depth; ++below) {
                if (results.groups[below].depth > parent.depth + 1)
                    continue;
                hasChildren = true;
                pods += results.groups[below].pods;
                admitted += results.groups[below].admitted;
                refused += results.groups[below].refused;
            }
            if (!hasChildren)
                continue;
            ++parents;
            QCOMPARE(parent.pods, pods);
            QCOMPARE(parent.admitted, admitted);
            QCOMPARE(parent.refused, refused);
        }
        QVERIFY(parents > 0);
    }

    /// What became of its pods until then stays in a row of its own, and leaves the row of the group above it.
    void aDeletedGroupKeepsItsBooksInARowOfItsOwn()
    {
        Simulator simulator = familySimulator();
        act(simulator, "createPods: {namespace: ci, pods: [{name: p, count: 3, requests: {cpu: 10}}]}");
        act(simulator, "createPods: {namespace: web, pods: [{name: p, count: 1, requests: {cpu: 10}}]}");
        simulator.advance(30s);
        act(simulator, "endPods: {namespace: ci}");
        simulator.advance(30s);
        const Results before = simulator.results();
        QCOMPARE(rowOf(before, "eng").completed, std::uint64_t{3});
        const GroupResult ci = rowOf(before, "ci");
        QVERIFY(ci.isThere);
        QCOMPARE(ci.depth, 1);

        act(simulator, "deleteQuota: {name: ci}");
        simulator.advance(30s);
        const Results after = simulator.results();

        QCOMPARE(after.groups.size(), std::size_t{3});
        const GroupResult& deleted = after.groups.back(); // behind those of the tree
        GroupResult kept = ci;
        kept.isThere = false;
        kept.depth = 0;
        kept.amounts.clear(); // nothing may be said of what it has now
        QVERIFY(deleted == kept);
        QCOMPARE(deleted.completed, std::uint64_t{3});
        QCOMPARE(rowOf(after, "eng").completed, std::uint64_t{0});
        QCOMPARE(rowOf(after, "eng").pods, std::uint64_t{1});
        QVERIFY(groupResultsJson(after).find(R"("name":"ci","depth":0,"isThere":false,"pods":3)")
                != std::string::npos);
        QVERIFY(groupResultsCsv(after).find("\nci,3,0,0,3,3,0,") != std::string::npos);
    }

    /// EQ-93: they belong to another group from then on, and are counted there.
    void thePodsOfADeletedGroupAreThoseOfAnother()
    {
        Simulator simulator = familySimulator();
        act(simulator, "createPods: {namespace: ci, pods: [{name: p, count: 2, requests: {cpu: 10}}]}");
        simulator.advance(30s);
        act(simulator, "deleteQuota: {name: ci}");
        simulator.advance(30s);

        const Results results = simulator.results();
        const GroupResult deleted = rowOf(results, "ci");
        QVERIFY(!deleted.isThere);
        QCOMPARE(deleted.pods, std::uint64_t{0});
        QCOMPARE(deleted.admitted, std::uint64_t{2}); // that was under its quota
        QVERIFY(deleted.waits.has_value());
        const GroupResult other = rowOf(results, std::string(elastic::kDefaultGroup));
        QVERIFY(other.isThere);
        QCOMPARE(other.running, std::uint64_t{2});
        QCOMPARE(other.admitted, std::uint64_t{0});
        QCOMPARE(rowOf(results, "eng").running, std::uint64_t{0});
    }

    void theChecksOfScenariosAgree_data()
    {
        QTest::addColumn<QString>("file");
        for (const QString& file : kFolder.entryList({QStringLiteral("elastic-*.yaml")}))
            QTest::newRow(qPrintable(file)) << file;
    }

    void theChecksOfScenariosAgree()
    {
        QFETCH(QString, file);
        Simulator simulator(scenarioOf(file), 1);
        int compared = 0;
        for (const Check& check : simulator.scenario().checks) {
            simulator.advance(check.at - simulator.elapsed());
            const auto* const quota = std::get_if<QuotaCheck>(&check.what);
            if (!quota || (quota->exists && !*quota->exists))
                continue;
            ++compared;
            const QString what = contradiction(*quota, simulator.results());
            QVERIFY2(what.isEmpty(), qPrintable(QString::fromStdString(check.text) + ": " + what));
        }
        QVERIFY(compared > 0);
    }

    /// SIM-2: neither how often somebody asked nor in which steps the time passed is in the results.
    void theSameSeedGivesTheSameBytes_data() { theChecksOfScenariosAgree_data(); }
    void theSameSeedGivesTheSameBytes()
    {
        QFETCH(QString, file);
        Simulator once(scenarioOf(file), 7);
        once.advance(4min);
        Simulator stepwise(scenarioOf(file), 7);
        for (int step = 0; step < 240; ++step) {
            stepwise.advance(1s);
            QVERIFY(!stepwise.results().groups.empty());
        }
        QCOMPARE(groupResultsJson(stepwise.results()), groupResultsJson(once.results()));
        QCOMPARE(groupResultsCsv(stepwise.results()), groupResultsCsv(once.results()));

        stepwise.jumpTo(1min);
        stepwise.jumpTo(4min);
        QCOMPARE(groupResultsJson(stepwise.results()), groupResultsJson(once.results()));
    }

    void programsGetBaseUnitsAndSeconds()
    {
        const Results results = resultsAt(QStringLiteral("elastic-borrow-return.yaml"), 2min);
        const auto document
            = QJsonDocument::fromJson(QByteArray::fromStdString(groupResultsJson(results))).object();
        QCOMPARE(document["elapsed"].toString(), QStringLiteral("2m0s"));
        const auto a = document["groups"][0].toObject();
        QCOMPARE(a["name"].toString(), QStringLiteral("team-a"));
        QCOMPARE(a["amounts"][0]["used"].toInteger(), 100'000);
        QCOMPARE(a["amounts"][0]["runtime"].toInteger(), 50'000);
        QCOMPARE(a["overRuntime"].toDouble(), 60.0); // since team B asks
        QCOMPARE(a["refusals"].toArray().size(), 0);

        const QString csv = QString::fromStdString(groupResultsCsv(results));
        const QStringList lines = csv.split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 3); // a line a group and resource below the head
        for (const QString& line : lines)
            QCOMPARE(line.count(u','), lines.front().count(u','));
    }
};

QUOTADECK_TEST(TestElasticResults, NoApplication)
} // namespace tst_elasticresults

#include "tst_elasticresults.moc"
