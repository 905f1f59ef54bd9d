// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/simulator.h"
#include "tests/core/sim/invariants.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <set>

namespace tst_busycluster {
using namespace quotadeck;
using namespace std::chrono_literals;

namespace {
sim::Scenario busyCluster()
{
    QFile file(QUOTADECK_RESOURCES "/scenarios/busy-cluster.yaml");
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the scenario is missing");
    const auto scenario = sim::readScenario(file.readAll().toStdString(), "busy-cluster.yaml");
    if (!scenario)
        qFatal("%s: %s", scenario.error().where.c_str(), scenario.error().message.english().c_str());
    return *scenario;
}

/// Used of the limit in percent, of the type that is nearest to it.
Quantity fullness(const UsageNode& node)
{
    Quantity most = 0;
    for (const auto& [type, limit] :
         node.maxResources ? node.maxResources->entries() : std::span<const Resource::Entry>())
        most = std::max(most, 100 * ResourceView(node.usage).valueOr0(type) / std::max<Quantity>(1, limit));
    return most;
}

Quantity fullness(const auto& rows, const auto& name, const char* path)
{
    const auto row
        = std::ranges::find_if(rows, [&](const auto& candidate) { return candidate.name == name; });
    const UsageNode* const node = findNode(row->nodes, QueuePath(path));
    return node ? fullness(*node) : 0;
}

bool isWaitingFor(const PartitionSnapshot& partition, const char* message)
{
    return std::ranges::any_of(*partition.applications, [message](const ApplicationInfo& app) {
        return std::ranges::any_of(app.requests, [message](const RequestInfo& request) {
            return std::ranges::find(request.log, message, &AllocationLogEntry::message) != request.log.end();
        });
    });
}
} // namespace

/// The scenario that the console starts with must look alive, for any seed and for hours.
class TestBusyCluster : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void hasAllThatAConsoleShows()
    {
        const sim::Scenario scenario = busyCluster();

        std::set<GroupName> groups;
        for (const sim::ScenarioUser& user : scenario.users)
            groups.insert(user.groups.begin(), user.groups.end());
        QCOMPARE(scenario.name, "busy-cluster");
        QCOMPARE(scenario.users.size(), std::size_t{8});
        QCOMPARE(groups.size(), std::size_t{5});
        const auto snapshot = sim::Simulator(scenario, 1).snapshot();
        QVERIFY(snapshot.partitions[0].queues->size() >= 12);
        QVERIFY(snapshot.partitions[0].info.capacity->find("nvidia.com/gpu"));
    }

    void looksAliveAfterTenMinutes_data()
    {
        QTest::addColumn<quint64>("seed");
        for (const quint64 seed : {1, 2, 3, 20261121})
            QTest::newRow(qPrintable(QString::number(seed))) << seed;
    }

    void looksAliveAfterTenMinutes()
    {
        QFETCH(quint64, seed);
        sim::Simulator simulator(busyCluster(), seed);

        simulator.advance(10min);

        const auto snapshot = simulator.snapshot();
        const PartitionSnapshot& partition = snapshot.partitions.front();
        for (const QueueInfo& queue : *partition.queues) {
            if (queue.parent.isEmpty())
                continue;
            QVERIFY2(queue.absUsedCapacity, queue.path.text().c_str());
            Quantity most = 0;
            for (const auto& [type, percent] : queue.absUsedCapacity->entries())
                most = std::max(most, percent);
            QVERIFY2(most >= 20, queue.path.text().c_str());
        }
        QVERIFY(partition.queues->front().pending);
        QVERIFY(fullness(*partition.users, UserName("erin"), "root.engineering.test") >= 90);
        QVERIFY(fullness(*partition.groups, GroupName("research"), "root.research") >= 70);
    }

    void neverDriftsInTwoHours()
    {
        sim::Simulator simulator(busyCluster(), 1);
        simulator.advance(5min);
        bool hasUserDenial = false;
        bool hasQueueDenial = false;
        std::set<ApplicationId> last;
        int quietSteps = 0;
        for (int step = 0; step < 1440; ++step) {
            simulator.advance(5s);
            const auto snapshot = simulator.snapshot(EndedApplications::Unknown);
            const PartitionSnapshot& partition = snapshot.partitions.front();
            const auto problems = test::brokenInvariants(partition);
            QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().c_str());
            QVERIFY(snapshot.health->healthy);
            QVERIFY(partition.info.totalContainers > 50 && partition.info.totalContainers < 200);
            QVERIFY(partition.applications->size() > 40 && partition.applications->size() < 150);
            hasUserDenial = hasUserDenial || isWaitingFor(partition, "Not enough user quota");
            hasQueueDenial = hasQueueDenial || isWaitingFor(partition, "Not enough queue quota");

            std::set<ApplicationId> present;
            for (const ApplicationInfo& app : *partition.applications)
                present.insert(app.id);
            quietSteps += present == last ? 1 : 0;
            last = std::move(present);
        }
        QVERIFY(hasUserDenial);
        QVERIFY(hasQueueDenial);
        QVERIFY(quietSteps < 30); // of 1440: something comes or goes nearly every 5 s
    }

    /// What has ended long ago is dropped, so that it can run for weeks.
    void keepsNoMoreAfterADayThanAfterTwoHours()
    {
        struct Kept
        {
            explicit Kept(const sim::Simulator& simulator)
                : ended(simulator.scheduler()->partition().finished().size()
                        + simulator.scheduler()->partition().rejected().size())
                , running(simulator.scheduler()->partition().applications().size())
                , owned(simulator.scheduler()->owners().applications().size())
                , events(simulator.plannedEvents())
                , outcomes(simulator.outcomes().size())
            {
            }
            std::size_t ended;
            std::size_t running;
            std::size_t owned;
            std::size_t events;
            std::size_t outcomes;
        };
        sim::Simulator simulator(busyCluster(), 1);
        simulator.advance(2h);
        const Kept early(simulator);
        simulator.advance(22h);
        const Kept late(simulator);
        const auto results = simulator.results();

        QVERIFY(late.ended <= 2 * cluster::kMostEnded);
        QVERIFY(late.running <= 2 * early.running);
        QVERIFY(late.owned <= 2 * early.owned);
        QVERIFY(late.events <= 2 * early.events);
        QCOMPARE(late.outcomes, early.outcomes);
        // The results count all of them nevertheless.
        QVERIFY(results.queues.front().completed > 2 * cluster::kMostEnded);
    }
};

QUOTADECK_TEST(TestBusyCluster, NoApplication)
} // namespace tst_busycluster

#include "tst_busycluster.moc"
