// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/simulation/comparisonrun.h"

#include <chrono>
#include <utility>

namespace quotadeck::models {
namespace {
using namespace std::chrono_literals;
constexpr auto kLookEvery = 100ms;

/// Null when it was cancelled.
using Outcome = tl::expected<std::shared_ptr<const sim::Comparison>, sim::ConfigurationRefusal>;

Outcome run(const ComparisonRun::Task& task, const std::stop_token& stop, std::atomic<int>& percent)
{
    const auto other = sim::withConfiguration(*task.scenario, task.configText);
    if (!other)
        return tl::unexpected(other.error());
    auto comparison = sim::compareScenarios(*task.scenario, *other, task.seed, task.until, [&](double done) {
        percent = static_cast<int>(100 * done);
        return !stop.stop_requested();
    });
    return comparison ? std::make_shared<const sim::Comparison>(*std::move(comparison)) : nullptr;
}
} // namespace

ComparisonRun::ComparisonRun(QObject* parent) : QObject(parent)
{
    m_watch.setInterval(kLookEvery);
    connect(&m_watch, &QTimer::timeout, this, [this] { Q_EMIT progressed(*m_percent); });
}

void ComparisonRun::start(Task task)
{
    m_percent = std::make_shared<std::atomic<int>>(0);
    m_watch.start();
    setRunning(true);
    Q_EMIT progressed(0);
    const auto percent = m_percent;
    m_job.start(
        [task = std::move(task), percent](const std::stop_token& stop) { return run(task, stop, *percent); },
        [this](const Outcome& outcome) {
            setRunning(false);
            if (!outcome)
                Q_EMIT refused(outcome.error());
            else if (*outcome)
                Q_EMIT finished(*outcome);
        });
}

void ComparisonRun::cancel()
{
    m_job.cancel();
    setRunning(false);
}

void ComparisonRun::setRunning(bool isRunning)
{
    if (!isRunning)
        m_watch.stop();
    if (std::exchange(m_isRunning, isRunning) != isRunning)
        Q_EMIT runningChanged(isRunning);
}
} // namespace quotadeck::models

#include "moc_comparisonrun.cpp"
