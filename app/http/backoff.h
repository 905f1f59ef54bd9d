// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>

namespace quotadeck::http {
/// How long to wait after the n-th failure in a row: 1, 2, 4 ... 30 s, each shortened by up to a quarter at
/// random, so that many consoles do not return to a recovering server at the same time.
class BackOff
{
public:
    struct Bounds
    {
        std::chrono::milliseconds first{1'000};
        std::chrono::milliseconds longest{30'000};
    };

    /// @p random gives numbers in [0, 1).
    BackOff(Bounds bounds, std::function<double()> random);

    [[nodiscard]] std::chrono::milliseconds next(); ///< after one more failure
    void reset(); ///< after a success

private:
    Bounds m_bounds;
    std::function<double()> m_random;
    std::chrono::milliseconds m_next;
};

/// A number in [0, 1), for BackOff.
[[nodiscard]] double anyNumber();
} // namespace quotadeck::http
