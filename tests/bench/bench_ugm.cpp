// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ugm/manager.h"
#include "tests/support/limitstext.h"

#include <algorithm>
#include <benchmark/benchmark.h>
#include <fmt/format.h>
#include <malloc.h>
#include <memory>
#include <random>
#include <string>
#include <vector>

// The tracker under the load that the scheduler's own tracker was measured with: 1,000 users with 10 applications each,
// 50 groups with limits, queues four levels below the root, three resource types, every call by queue path and
// application ID as texts. In how many queues a user ran there is not known; here it is two where not said otherwise.
// "reference_ratio" is our number of calls a second divided by that tracker's, "reference_share" our memory by its.
namespace {
using namespace quotadeck;

constexpr double kReferenceUpdates = 1e9 / 5400; // a second
constexpr double kReferenceUpdatesOfTwoThreads = 160000;
constexpr double kReferenceHeadrooms = 1e9 / 890;
constexpr double kReferenceCanRuns = 1e9 / 590;
constexpr double kReferenceBytes = 17e6; // for 10,000 applications
constexpr std::size_t kUsers = 1000;
constexpr std::size_t kAppsPerUser = 10;
constexpr std::size_t kGroups = 50;

struct Shape
{
    std::size_t users = kUsers;
    std::size_t appsPerUser = kAppsPerUser;
    std::size_t depth = 4; ///< levels below the root
    std::size_t queuesPerUser = 2;
    std::size_t queues = 100;
};

struct App
{
    QueuePath queue;
    ApplicationId id;
    ugm::UserGroups user;
};

Resource usage()
{
    return {{"memory", 1LL << 30}, {"pods", 1}, {"vcore", 500}};
}

/// root.level-1-0...: leaves differ in their last part and, three levels up, in tens.
QueuePath queuePath(const Shape& shape, std::size_t leaf)
{
    std::string path = "root";
    for (std::size_t level = 1; level < shape.depth; ++level)
        path += fmt::format(".level{}-{}", level, level == 1 ? leaf % 10 : 0);
    return QueuePath(path + fmt::format(".team-{:03}", leaf));
}

/// Limits of 50 groups and of everyone at root.
std::string limitsText()
{
    std::string limits = "limits: [{users: ['*'], maxresources: {memory: 900Ti, vcore: 900k}}";
    for (std::size_t group = 0; group < kGroups; ++group)
        limits
            += fmt::format(", {{groups: [group-{}], maxresources: {{memory: 900Ti, vcore: 900k, pods: 9M}}, "
                           "maxapplications: 100000}}",
                           group);
    return limits + "]";
}

std::vector<App> applications(const Shape& shape)
{
    std::vector<App> apps;
    for (std::size_t user = 0; user < shape.users; ++user) {
        const ugm::UserGroups who{UserName(fmt::format("user-{:04}", user)),
                                  {GroupName(fmt::format("group-{}", user % kGroups))}};
        for (std::size_t app = 0; app < shape.appsPerUser; ++app)
            apps.push_back({queuePath(shape, (user * 7 + app % shape.queuesPerUser) % shape.queues),
                            ApplicationId(fmt::format("application-{:04}-{:04}", user, app)), who});
    }
    std::ranges::shuffle(apps, std::mt19937_64(20261122));
    // Copied, so that their texts lie in the order of the calls: a caller has them at hand, and the way to them is not
    // the tracker's cost.
    return {apps.begin(), apps.end()};
}

ugm::Manager managerFor(const std::vector<App>& apps)
{
    ugm::Manager manager;
    manager.applyLimits(test::rootLimits(limitsText()));
    for (const App& app : apps)
        benchmark::DoNotOptimize(manager.increase(app.queue, app.id, app.user, usage()));
    return manager;
}

/// The load of the reference, built once.
struct Load
{
    std::vector<App> apps = applications(Shape{});
    ugm::Manager manager = managerFor(apps);
};

Load& load()
{
    static Load result;
    return result;
}

/// @p reference is in calls a second.
void report(benchmark::State& state, double reference)
{
    const double calls = static_cast<double>(state.iterations());
    state.counters["reference_ratio"] = benchmark::Counter(calls / reference, benchmark::Counter::kIsRate);
}

void runUpdates(benchmark::State& state, ugm::Manager& manager, const std::vector<App>& apps)
{
    const Resource amount = usage();
    const auto stride = static_cast<std::size_t>(state.threads());
    const auto first = static_cast<std::size_t>(state.thread_index());
    std::size_t next = first;
    bool isIncrease = true; // all applications in turn, then the same again to take it back
    for (auto step : state) {
        const App& app = apps[next];
        if (isIncrease)
            benchmark::DoNotOptimize(manager.increase(app.queue, app.id, app.user, amount));
        else
            benchmark::DoNotOptimize(
                manager.decrease(app.queue, app.id, app.user.user, amount, ugm::AppRemoval::Keep));
        next += stride;
        if (next >= apps.size()) {
            next = first;
            isIncrease = !isIncrease;
        }
    }
    state.SetItemsProcessed(state.iterations());
}

void update(benchmark::State& state)
{
    runUpdates(state, load().manager, load().apps);
    report(state, state.threads() == 1 ? kReferenceUpdates : kReferenceUpdatesOfTwoThreads);
}
BENCHMARK(update);
BENCHMARK(update)->Threads(2)->UseRealTime();

/// Applications that start and end: nodes, links and entries come and go.
void startAndEnd(benchmark::State& state)
{
    const Resource amount = usage();
    const auto stride = static_cast<std::size_t>(state.threads());
    auto next = static_cast<std::size_t>(state.thread_index());
    std::size_t number = 0;
    for (auto step : state) {
        const App& app = load().apps[next % load().apps.size()];
        const ApplicationId id(fmt::format("new-{:09}-{}", number++, state.thread_index()));
        benchmark::DoNotOptimize(load().manager.increase(app.queue, id, app.user, amount));
        benchmark::DoNotOptimize(
            load().manager.decrease(app.queue, id, app.user.user, amount, ugm::AppRemoval::Remove));
        next += stride;
    }
    state.SetItemsProcessed(2 * state.iterations());
}
BENCHMARK(startAndEnd);
BENCHMARK(startAndEnd)->Threads(2)->UseRealTime();

template <typename Question>
void ask(benchmark::State& state, double reference, Question question)
{
    const std::vector<App>& apps = load().apps;
    const ugm::Manager& manager = load().manager;
    auto app = apps.begin();
    for (auto step : state) {
        question(manager, *app);
        if (++app == apps.end())
            app = apps.begin();
    }
    report(state, reference);
}

void headroom(benchmark::State& state)
{
    ask(state, kReferenceHeadrooms, [](const ugm::Manager& manager, const App& app) {
        benchmark::DoNotOptimize(manager.headroom(app.queue, app.id, app.user));
    });
}
BENCHMARK(headroom);

void canRun(benchmark::State& state)
{
    ask(state, kReferenceCanRuns, [](const ugm::Manager& manager, const App& app) {
        benchmark::DoNotOptimize(manager.canRun(app.queue, app.id, app.user));
    });
}
BENCHMARK(canRun);

/// An application that does not run yet: the group is resolved and every level counted.
void headroomOfNew(benchmark::State& state)
{
    const ApplicationId id("application-not-running-yet");
    ask(state, kReferenceHeadrooms, [&id](const ugm::Manager& manager, const App& app) {
        benchmark::DoNotOptimize(manager.headroom(app.queue, id, app.user));
    });
}
BENCHMARK(headroomOfNew);

void canRunOfNew(benchmark::State& state)
{
    const ApplicationId id("application-not-running-yet");
    ask(state, kReferenceCanRuns, [&id](const ugm::Manager& manager, const App& app) {
        benchmark::DoNotOptimize(manager.canRun(app.queue, id, app.user));
    });
}
BENCHMARK(canRunOfNew);

void memory(benchmark::State& state)
{
    const std::vector<App> apps
        = applications(Shape{.queuesPerUser = static_cast<std::size_t>(state.range(0))});
    double bytes = 0;
    for (auto step : state) {
        const auto before = static_cast<double>(mallinfo2().uordblks);
        const ugm::Manager manager = managerFor(apps);
        bytes = static_cast<double>(mallinfo2().uordblks) - before;
    }
    state.counters["MB"] = bytes / 1e6;
    state.counters["reference_share"] = bytes / kReferenceBytes;
}
BENCHMARK(memory)->ArgName("queues_per_user")->Arg(1)->Arg(2)->Arg(5)->Arg(10)->Iterations(1);

void depth(benchmark::State& state)
{
    const std::vector<App> apps = applications(Shape{.depth = static_cast<std::size_t>(state.range(0))});
    ugm::Manager manager = managerFor(apps);
    runUpdates(state, manager, apps);
}
BENCHMARK(depth)->DenseRange(2, 16, 2);

/// One user with applications in that many queues.
void spread(benchmark::State& state)
{
    const auto queues = static_cast<std::size_t>(state.range(0));
    const std::vector<App> apps
        = applications(Shape{.users = 1, .appsPerUser = 1000, .queuesPerUser = queues, .queues = 1000});
    ugm::Manager manager = managerFor(apps);
    runUpdates(state, manager, apps);
}
BENCHMARK(spread)->Arg(1)->Arg(10)->Arg(100)->Arg(1000);

void size(benchmark::State& state)
{
    const auto users = static_cast<std::size_t>(state.range(0)) / kAppsPerUser;
    const std::vector<App> apps = applications(Shape{.users = users});
    ugm::Manager manager = managerFor(apps);
    runUpdates(state, manager, apps);
}
BENCHMARK(size)->RangeMultiplier(10)->Range(1000, 1000000);

/// Replacing the limits of all trackers, which updates wait for.
void applyLimits(benchmark::State& state)
{
    const ugm::Limits limits = test::rootLimits(limitsText());
    for (auto step : state)
        load().manager.applyLimits(limits);
}
BENCHMARK(applyLimits)->Unit(benchmark::kMillisecond);

void listUsage(benchmark::State& state)
{
    for (auto step : state)
        benchmark::DoNotOptimize(load().manager.usage());
}
BENCHMARK(listUsage)->Unit(benchmark::kMillisecond);
} // namespace

BENCHMARK_MAIN();
