// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace quotadeck::models {
class ProgramLog;
} // namespace quotadeck::models

namespace quotadeck::app {
/// Puts what Qt and the libraries report into a log, from any thread, besides what happens to it otherwise: the handler before gets it, too.
///
/// Shape:     one at a time.
/// Ownership: the log outlives it.
class LogCapture
{
    Q_DISABLE_COPY_MOVE(LogCapture)
public:
    explicit LogCapture(models::ProgramLog* log);
    ~LogCapture();
};
} // namespace quotadeck::app
