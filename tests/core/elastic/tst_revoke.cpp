// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/eviction.h"
#include "core/elastic/quotagroup.h"
#include "core/resource/resourceops.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace tst_revoke {
using namespace quotadeck;
using namespace quotadeck::elastic;

namespace {
Resource amountsOf(const QJsonObject& object)
{
    Resource amounts;
    for (const QString& key : object.keys())
        amounts.set(key.toStdString(), object[key].toInteger());
    return amounts;
}

QuotaTime at(std::int64_t seconds)
{
    return QuotaTime(std::chrono::seconds(seconds));
}

QuotaPod pod(std::string_view name, int priority, Resource request, std::int64_t start = 0,
             bool stays = false)
{
    return {std::string(name), priority, at(start), std::move(request), stays};
}

Resource cores(Quantity cpu)
{
    return {{"cpu", cpu}};
}

Resource usedBy(const std::vector<QuotaPod>& pods)
{
    Resource used;
    for (const QuotaPod& pod : pods)
        used = add(used, pod.request);
    return used;
}

std::string victims(const std::vector<QuotaPod>& pods, const Resource& runtime)
{
    std::string text;
    for (const std::size_t i : revokeVictims(pods, usedBy(pods), runtime))
        text += (text.empty() ? "" : " ") + pods[i].name;
    return text;
}

GroupedPod grouped(std::string_view group, QuotaPod pod)
{
    return {std::move(pod), std::string(group)};
}
} // namespace

class TestRevoke : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyVectorIsEqual() // EQ-69 to EQ-73
    {
        QFile file(QStringLiteral(QUOTADECK_VECTORS "/elastic/cases.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonArray cases = QJsonDocument::fromJson(file.readAll())["revoke"].toArray();
        for (const auto& value : cases) {
            const QJsonObject labelled = value.toObject();
            std::vector<QuotaPod> pods;
            for (const auto& entry : labelled["pods"].toArray()) {
                const QJsonObject item = entry.toObject();
                pods.push_back(pod(item["name"].toString().toStdString(), item["priority"].toInt(),
                                   amountsOf(item["request"].toObject()), item["start"].toInteger(),
                                   item["nonPreemptible"].toBool()));
            }
            QStringList expected;
            for (const auto& name : labelled["victims"].toArray())
                expected.push_back(name.toString());
            QCOMPARE(QString::fromStdString(victims(pods, amountsOf(labelled["runtime"].toObject()))),
                     expected.join(' '));
        }
        QVERIFY(cases.size() >= 10);
    }

    void theWorkedList() // section 7.1
    {
        const std::vector<QuotaPod> pods{pod("web", 100, cores(30)), pod("job-a", 10, cores(25), 5),
                                         pod("job-b", 10, cores(25), 9), pod("pin", 1, cores(20), 0, true)};
        QCOMPARE(victims(pods, cores(100)), std::string());
        QCOMPARE(victims(pods, cores(80)), std::string("job-b"));
        QCOMPARE(victims(pods, cores(60)), std::string("job-a job-b"));
        QCOMPARE(victims(pods, cores(45)), std::string("web job-b"));
        QCOMPARE(victims(pods, cores(10)), std::string("job-b job-a web"));
    }

    void everyDimensionIsKept() // EC-24, EQ-73
    {
        const Resource card{{"cpu", 5}, {"gpu", 4}};
        QCOMPARE(victims({pod("cpu-only", 1, cores(10)), pod("gpu-1", 5, card), pod("gpu-2", 6, card)},
                         {{"cpu", 100}, {"gpu", 4}}),
                 std::string("gpu-1"));
    }

    void aMoreImportantPodMayGoAlone() // EC-25, EQ-74
    {
        QCOMPARE(victims({pod("small", 5, cores(10)), pod("big", 6, cores(50))}, cores(45)),
                 std::string("big"));
    }

    void aPodThatHasNotStartedIsTheYoungest() // EQ-69
    {
        QuotaPod waiting = pod("z", 1, cores(5));
        waiting.start.reset();
        QCOMPARE(victims({pod("a", 1, cores(5), 1000), waiting}, cores(5)), std::string("z"));
        QCOMPARE(victims({pod("b", 1, cores(5), 7), pod("a", 1, cores(5), 7)}, cores(5)), std::string("a"));
    }

    void theClockFiresBehindTheDelay() // EQ-68
    {
        const auto firesAt = [](std::int64_t good) {
            OveruseClock clock(at(0), std::chrono::seconds(120));
            std::vector<std::int64_t> fired;
            for (std::int64_t second = 1; second <= 400; ++second) {
                if (clock.sample(at(second), second != good))
                    fired.push_back(second);
            }
            return fired;
        };
        QCOMPARE(firesAt(-1), (std::vector<std::int64_t>{121, 242, 363}));
        QCOMPARE(firesAt(100).front(), std::int64_t{221});
    }

    void itIsOffUnlessAskedFor() // EQ-66
    {
        QVERIFY(!RevokeOptions().isOn);
    }

    void preemptionStaysInTheGroup() // EQ-76
    {
        const Preemptor preemptor{pod("new", 10, cores(1)), "g", false, std::nullopt};
        QVERIFY(mayPreempt(preemptor, grouped("g", pod("low", 9, cores(1)))));
        QVERIFY(!mayPreempt(preemptor, grouped("g", pod("same", 10, cores(1)))));
        QVERIFY(!mayPreempt(preemptor, grouped("h", pod("low", 9, cores(1)))));
        QVERIFY(!mayPreempt(preemptor, grouped("g", pod("stays", 9, cores(1), 0, true))));
        const Preemptor byDefault{preemptor.pod, std::string(kDefaultGroup), false, std::nullopt};
        QVERIFY(!mayPreempt(byDefault, grouped(kDefaultGroup, pod("low", 9, cores(1)))));
        QVERIFY(mayPreempt(byDefault, grouped(kDefaultGroup, pod("low", 9, cores(1))),
                           {.sparesDefaultGroup = false}));
    }

    void whoMayPreemptAtAll() // EQ-77
    {
        GroupedPod ending = grouped("g", pod("low", 1, cores(1)));
        ending.isTerminating = true;
        const std::vector<PreemptionNode> nodes{{"n1", {}, {ending}}, {"n2", {}, {}}};
        QVERIFY(isEligible({pod("new", 10, cores(1)), "g", false, std::nullopt}, nodes));
        QVERIFY(!isEligible({pod("new", 10, cores(1)), "g", true, std::nullopt}, nodes));
        QVERIFY(!isEligible({pod("new", 10, cores(1)), "g", false, "n1"}, nodes));
        QVERIFY(isEligible({pod("new", 10, cores(1)), "g", false, "n2"}, nodes));
        QVERIFY(isEligible({pod("new", 10, cores(1)), "h", false, "n1"}, nodes));
    }

    void asFewAsPossibleGoFromANode() // EQ-78
    {
        PreemptionNode node{"n", cores(1), {}};
        node.pods = {grouped("g", pod("a", 1, cores(4))), grouped("g", pod("b", 2, cores(4))),
                     grouped("h", pod("c", 1, cores(4)))};
        const Preemptor preemptor{pod("new", 10, cores(5)), "g", false, std::nullopt};
        const auto find
            = [&](const Resource& limit) { return victimsOnNode(preemptor, node, cores(8), limit); };
        QCOMPARE(find(cores(9)).value(), (std::vector<std::size_t>{0})); // b is given back
        node.pods[0].isBudgetAtRisk = true;
        QCOMPARE(find(cores(9)).value(), (std::vector<std::size_t>{1})); // now a first
        QCOMPARE(find(cores(5)).value(), (std::vector<std::size_t>{0, 1})); // the group must shrink more
        QVERIFY(!find(cores(4))); // EQ-79
        node.free = cores(-4);
        QVERIFY(!find(cores(9))); // does not fit the node even so
        node.pods = {grouped("h", pod("c", 1, cores(4)))};
        QVERIFY(!find(cores(99)));
    }

    void withoutNodesTheGroupAloneTells() // EQ-80
    {
        const std::vector<GroupedPod> pods{grouped("g", pod("a", 1, cores(4))),
                                           grouped("g", pod("b", 2, cores(4))),
                                           grouped("g", pod("c", 20, cores(4)))};
        const Preemptor preemptor{pod("new", 10, cores(3)), "g", false, std::nullopt};
        QCOMPARE(victimsInGroup(preemptor, pods, cores(12), cores(12)), (std::vector<std::size_t>{0}));
        QCOMPARE(victimsInGroup(preemptor, pods, cores(12), cores(7)), (std::vector<std::size_t>{1, 0}));
    }
};

QUOTADECK_TEST(TestRevoke, NoApplication)
} // namespace tst_revoke

#include "tst_revoke.moc"
