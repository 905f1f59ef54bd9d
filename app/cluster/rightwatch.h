// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/kube/apiobjects.h"

#include <QTimer>

#include <chrono>
#include <functional>

namespace quotadeck::app {
/// Asks a cluster whether it may be changed, and asks again while it may not or does not answer: rights are given later.
///
/// Threading: GUI thread; never waits.
class RightWatch final
{
public:
    using Verdict = kube::AccessVerdict;
    /// Asks once. Once it is destroyed, nothing is taken any more.
    using Ask = std::function<void(std::function<void(const Result<Verdict>&)> take)>;

    static constexpr std::chrono::minutes kInterval{1};

    /// @p show is called for each verdict.
    explicit RightWatch(std::function<void(const Verdict&)> show,
                        std::chrono::milliseconds interval = kInterval);

    /// Asks by @p ask from now on.
    void start(Ask ask);
    void stop();

private:
    void askOnce();

    std::function<void(const Verdict&)> m_show;
    Ask m_ask; ///< empty: stopped
    QTimer m_again;
};
} // namespace quotadeck::app
