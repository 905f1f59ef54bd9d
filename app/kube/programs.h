// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcessEnvironment>
#include <QString>

#include <stop_token>

namespace quotadeck::kube {
/// A program, and what it runs in.
struct FoundProgram
{
    QString path{}; ///< empty: there is none
    /// That of this process, with the folders of the login shell at the end of PATH: a program that the desktop starts has a shorter one
    /// than the terminal in which the program, and the helpers that it starts, work.
    QProcessEnvironment environment{};
};

/// The program of @p command: a path, or a name that PATH or the PATH of the login shell knows. The shell is asked once.
/// Blocks while the shell answers, but not beyond @p stop: for worker threads.
[[nodiscard]] FoundProgram findProgram(const QString& command, const std::stop_token& stop);
} // namespace quotadeck::kube
