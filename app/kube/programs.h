// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace quotadeck::kube {
/// The program of @p command: a path, or a name that PATH or the PATH of the login shell knows. Empty: there is none.
/// Blocks while the shell answers: for worker threads.
[[nodiscard]] QString findProgram(const QString& command);
} // namespace quotadeck::kube
