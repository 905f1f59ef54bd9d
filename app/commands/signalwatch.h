// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSocketNotifier>

#include <functional>
#include <memory>

namespace quotadeck::app {
/// Has a function called by the event loop of this thread after SIGINT or SIGTERM, as long as it lives. One at a time.
class SignalWatch
{
public:
    explicit SignalWatch(const std::function<void()>& end);
    ~SignalWatch();
    SignalWatch(const SignalWatch&) = delete;
    SignalWatch& operator=(const SignalWatch&) = delete;

private:
    std::unique_ptr<QSocketNotifier> m_notifier; ///< null: the signals keep ending the process
};
} // namespace quotadeck::app
