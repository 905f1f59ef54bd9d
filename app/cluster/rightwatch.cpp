// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cluster/rightwatch.h"

#include <utility>

namespace quotadeck::app {
RightWatch::RightWatch(std::function<void(const Verdict&)> show, std::chrono::milliseconds interval)
    : m_show(std::move(show))
{
    m_again.setSingleShot(true);
    m_again.setInterval(interval);
    m_again.callOnTimeout([this] { askOnce(); });
}

void RightWatch::start(Ask ask)
{
    m_again.stop();
    m_ask = std::move(ask);
    askOnce();
}

void RightWatch::stop()
{
    m_again.stop();
    m_ask = nullptr;
}

void RightWatch::askOnce()
{
    m_ask([this](const Result<Verdict>& verdict) {
        if (!verdict || !verdict->isAllowed)
            m_again.start();
        if (verdict)
            m_show(*verdict);
    });
}
} // namespace quotadeck::app
