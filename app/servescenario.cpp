// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/servescenario.h"

#include "app/feed/simulatorrunner.h"
#include "app/serve/restserver.h"
#include "models/stage/stage.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QMetaObject>
#include <QObject>
#include <QSocketNotifier>
#include <QUuid>

#include <array>
#include <chrono>
#include <csignal>
#include <memory>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>

namespace quotadeck::app {
namespace {
using namespace std::chrono_literals;

/// A past to show from the start: histories, applications in all states.
constexpr auto kWarmUp = 15min;
constexpr auto kWarmUpStep = 30s; ///< no longer than applications are completing, so that none is missed
constexpr auto kStep = 1s;

std::array<int, 2> signalSockets{-1, -1};

/// Only what a signal handler may do: the event loop does the rest.
void passSignalOn(int signal)
{
    const char byte = 1;
    (void)!::write(signalSockets[0], &byte, sizeof byte);
    std::signal(signal, SIG_DFL);
}

/// Has @p end called by the event loop of this thread after SIGINT or SIGTERM, as long as it lives.
class SignalWatch
{
public:
    explicit SignalWatch(const std::function<void()>& end)
    {
        if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, signalSockets.data()) != 0)
            return; // the signals keep ending the process
        m_notifier = std::make_unique<QSocketNotifier>(signalSockets[1], QSocketNotifier::Read);
        QObject::connect(m_notifier.get(), &QSocketNotifier::activated, m_notifier.get(), [this, end] {
            m_notifier->setEnabled(false);
            end();
        });
        std::signal(SIGINT, passSignalOn);
        std::signal(SIGTERM, passSignalOn);
    }
    ~SignalWatch()
    {
        std::signal(SIGINT, SIG_DFL);
        std::signal(SIGTERM, SIG_DFL);
        m_notifier.reset();
        for (int& socket : signalSockets)
            ::close(std::exchange(socket, -1));
    }
    SignalWatch(const SignalWatch&) = delete;
    SignalWatch& operator=(const SignalWatch&) = delete;

private:
    std::unique_ptr<QSocketNotifier> m_notifier;
};
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
