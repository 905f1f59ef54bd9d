// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/simulatorfeed.h"

#include "app/feed/partitionchoice.h"
#include "app/feed/restconfig.h"

#include <QElapsedTimer>
#include <QMetaObject>
#include <QThread>

#include <utility>
#include <vector>

namespace quotadeck::feed {
namespace {
constexpr qint64 kTurnMilliseconds = 8; ///< of the event loop given to updates that wait in line
} // namespace

SimulatorFeed::SimulatorFeed(SimulatorConfig config, QObject* parent)
    : Feed(parent)
    , m_config(std::move(config))
{
    if (!m_config.clock)
        m_config.clock = wallClock;
    m_status.kind = SourceKind::Simulator;
    m_status.isSimulated = true;
    m_status.name = m_config.scenario.title;
}

SimulatorFeed::~SimulatorFeed() = default;

void SimulatorFeed::start()
{
    Q_ASSERT(QThread::currentThread() == thread());
    if (m_runner)
        return;
    SourceStatus fresh;
    fresh.kind = m_status.kind;
    fresh.isSimulated = m_status.isSimulated;
    fresh.name = m_status.name;
    fresh.state = SourceState::Connecting;
    m_status = std::move(fresh);
    m_elapsed = {};

    SimulatorRunner::Setup setup;
    setup.scenario = m_config.scenario;
    setup.seed = m_config.seed;
    setup.warmUp = m_config.warmUp;
    setup.warmUpStep = m_config.warmUpStep;
    setup.pace = m_config.pace;
    setup.partition = m_partition;
    setup.wake
        = [this] { QMetaObject::invokeMethod(this, &SimulatorFeed::takeOutputs, Qt::QueuedConnection); };
    m_runner = std::make_unique<SimulatorRunner>(std::move(setup));
    Q_EMIT statusChanged(m_status);
}

void SimulatorFeed::stop()
{
    if (!m_runner)
        return;
    m_runner.reset();
    m_configText.reset();
    m_status.state = SourceState::Stopped;
    Q_EMIT statusChanged(m_status);
}

void SimulatorFeed::refresh()
{
    if (m_runner)
        m_runner->stepNow();
}

void SimulatorFeed::setInterval(std::chrono::milliseconds interval)
{
    Q_ASSERT(interval.count() > 0);
    m_config.pace.step = interval;
    applyPace();
}

void SimulatorFeed::setPartition(const std::string& name)
{
    if (std::exchange(m_partition, name) != name && m_runner)
        m_runner->setPartition(name);
}

bool SimulatorFeed::isCatchingUp() const
{
    return m_runner && m_elapsed < m_config.warmUp;
}

void SimulatorFeed::hold(bool isHeld)
{
    if (std::exchange(m_isHeld, isHeld) && !isHeld) // not from within: the receiver is busy with the last one
        QMetaObject::invokeMethod(this, &SimulatorFeed::takeOutputs, Qt::QueuedConnection);
}

void SimulatorFeed::setSpeed(double speed)
{
    Q_ASSERT(speed > 0);
    m_config.pace.speed = speed;
    applyPace();
}

void SimulatorFeed::pause()
{
    m_config.pace.paused = true;
    applyPace();
}

void SimulatorFeed::resume()
{
    m_config.pace.paused = false;
    applyPace();
}

void SimulatorFeed::step()
{
    pause();
    order(StepEvent{});
}

void SimulatorFeed::jumpTo(std::chrono::nanoseconds elapsed)
{
    Q_ASSERT(elapsed.count() >= 0);
    order(JumpTo{elapsed});
}

void SimulatorFeed::restart(std::uint64_t seed)
{
    m_config.seed = seed;
    order(Restart{seed});
}

void SimulatorFeed::inject(sim::Action action, Message title)
{
    order(Inject{std::move(action), std::move(title)});
}

void SimulatorFeed::order(Command command)
{
    if (m_runner)
        m_runner->order(std::move(command));
}

void SimulatorFeed::applyPace()
{
    if (m_runner)
        m_runner->setPace(m_config.pace);
}

void SimulatorFeed::takeOutputs()
{
    QElapsedTimer turn;
    turn.start();
    while (m_runner && !m_isHeld) { // a receiver may stop us
        const auto output = m_runner->take();
        if (!output)
            return;
        accept(*output);
        if (turn.elapsed() >= kTurnMilliseconds) {
            QMetaObject::invokeMethod(this, &SimulatorFeed::takeOutputs, Qt::QueuedConnection);
            return;
        }
    }
}

void SimulatorFeed::accept(const SimulatorRunner::Output& output)
{
    m_elapsed = output.progress->elapsed;
    m_status.state = SourceState::Live;
    m_status.lastGood = m_config.clock();
    m_status.latency = output.cost;
    m_status.unavailable.clear();
    if (!m_config.scenario.elastic && findPartition(*output.snapshot, output.partition) == nullptr) {
        m_status.unavailable.emplace("partitions",
                                     missingPartition(partitionNames(*output.snapshot), output.partition));
    }
    if (output.isRewound)
        Q_EMIT rewound();
    if (m_runner) // a receiver may stop us
        Q_EMIT snapshotRead({output.snapshot, output.partition, output.progress->quotas});
    if (m_runner && !m_config.scenario.elastic
        && std::exchange(m_configText, output.progress->configText) != m_configText)
        Q_EMIT configurationRead({m_configText});
    if (m_runner)
        Q_EMIT progressed(output.progress);
    if (m_runner)
        Q_EMIT statusChanged(m_status);
}
} // namespace quotadeck::feed

#include "moc_simulatorfeed.cpp"
