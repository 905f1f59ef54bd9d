// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/backoff.h"

#include <QRandomGenerator>

#include <algorithm>
#include <utility>

namespace quotadeck::http {
namespace {
constexpr double kJitter = 0.25;
}

BackOff::BackOff(Bounds bounds, std::function<double()> random)
    : m_bounds(bounds)
    , m_random(std::move(random))
    , m_next(bounds.first)
{
}

std::chrono::milliseconds BackOff::next()
{
    const std::chrono::duration<double, std::milli> full = m_next;
    m_next = std::min(2 * m_next, m_bounds.longest);
    return std::chrono::round<std::chrono::milliseconds>(full * (1.0 - kJitter * m_random()));
}

void BackOff::reset()
{
    m_next = m_bounds.first;
}

double anyNumber()
{
    return QRandomGenerator::global()->generateDouble();
}
} // namespace quotadeck::http
