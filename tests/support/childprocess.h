// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>

#include <csignal>
#include <memory>
#include <sys/prctl.h>

namespace quotadeck::testing {
/// A process that ends when this one does, also when a test crashes.
inline std::unique_ptr<QProcess> childProcess()
{
    auto process = std::make_unique<QProcess>();
    process->setChildProcessModifier([] { ::prctl(PR_SET_PDEATHSIG, SIGKILL); });
    return process;
}
} // namespace quotadeck::testing
