// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/servescenario.h"

#include "app/commands/signalwatch.h"
#include "app/feed/simulatorrunner.h"
#include "app/serve/restserver.h"
#include "models/stage/stage.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QMetaObject>
#include <QObject>
#include <QUuid>

#include <chrono>
#include <memory>
#include <utility>

namespace quotadeck::app {
namespace {
using namespace std::chrono_literals;

/// A past to show from the start: histories, applications in all states.
constexpr auto kWarmUp = 15min;
constexpr auto kWarmUpStep = 30s; ///< no longer than applications are completing, so that none is missed
constexpr auto kStep = 1s;
} // namespace

serve::ServedCluster::Setup servedSetup(const sim::Scenario& scenario, std::string instanceId)
{
    serve::ServedCluster::Setup setup;
    setup.config = scenario.config.partitions;
    setup.instanceId = std::move(instanceId);
    return setup;
}

Status serveScenario(sim::Scenario scenario, const cli::ServeOptions& options,
                     const std::function<void(std::uint16_t port)>& ready)
{
    const auto instance = QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString();
    auto served = servedSetup(scenario, instance);
    served.events = cli::ServeOptions::kEvents;
    serve::RestServer server(std::move(served), {}, {options.allowedHosts, options.allowedOrigins});
    const auto port = server.start(options.bind, options.port);
    if (!port)
        return tl::unexpected(port.error());

    QEventLoop loop;
    const SignalWatch signals([&loop] { loop.quit(); });
    std::unique_ptr<feed::SimulatorRunner> runner;
    models::Stage stage;
    bool isReady = false;
    QObject::connect(&stage, &models::Stage::recorded, &loop,
                     [&](const std::shared_ptr<const SnapshotUpdate>& update) {
                         server.publish(*update);
                         if (!std::exchange(isReady, true))
                             ready(*port);
                     });
    std::shared_ptr<const config::SchedulerConfig> config;
    const auto publishAll = [&] {
        while (runner && !stage.isBehind()) {
            const auto output = runner->take();
            if (!output)
                return;
            // Before the update: who sees the change asks for the reason.
            if (std::exchange(config, output->progress->config) != output->progress->config)
                server.setConfig(config->partitions);
            stage.take(output->snapshot, output->partition);
        }
    };
    QObject::connect(&stage, &models::Stage::behindChanged, &loop, publishAll, Qt::QueuedConnection);
    feed::SimulatorRunner::Setup setup;
    setup.scenario = std::move(scenario);
    setup.seed = options.seed;
    setup.warmUp = kWarmUp;
    setup.warmUpStep = kWarmUpStep;
    setup.pace = {kStep, options.speed, false};
    setup.wake = [&loop, publishAll] { QMetaObject::invokeMethod(&loop, publishAll, Qt::QueuedConnection); };
    runner = std::make_unique<feed::SimulatorRunner>(std::move(setup));
    loop.exec();
    runner.reset();
    server.stop();
    return {};
}
} // namespace quotadeck::app
