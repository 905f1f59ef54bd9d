// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/signalwatch.h"

#include <array>
#include <csignal>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>

namespace quotadeck::app {
namespace {
std::array<int, 2> signalSockets{-1, -1};

/// Only what a signal handler may do: the event loop does the rest.
void passSignalOn(int signal)
{
    const char byte = 1;
    (void)!::write(signalSockets[0], &byte, sizeof byte);
    std::signal(signal, SIG_DFL);
}
} // namespace

SignalWatch::SignalWatch(const std::function<void()>& end)
{
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, signalSockets.data()) != 0)
        return;
    m_notifier = std::make_unique<QSocketNotifier>(signalSockets[1], QSocketNotifier::Read);
    QObject::connect(m_notifier.get(), &QSocketNotifier::activated, m_notifier.get(), [this, end] {
        m_notifier->setEnabled(false);
        end();
    });
    std::signal(SIGINT, passSignalOn);
    std::signal(SIGTERM, passSignalOn);
}

SignalWatch::~SignalWatch()
{
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGTERM, SIG_DFL);
    m_notifier.reset();
    for (int& socket : signalSockets)
        ::close(std::exchange(socket, -1));
}
} // namespace quotadeck::app
