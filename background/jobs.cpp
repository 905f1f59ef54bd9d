// SPDX-License-Identifier: GPL-3.0-or-later
#include "background/jobs.h"

#include <QCoreApplication>

namespace quotadeck::background {
namespace {
/// Work uses tables that are destroyed when the program ends, some of them before the pool: it ends with the application.
void endWork()
{
    workerPool()->clear();
    workerPool()->waitForDone();
}
} // namespace

QThreadPool* workerPool()
{
    static QThreadPool pool;
    [[maybe_unused]] static const bool isRegistered = [] {
        qAddPostRoutine(endWork);
        return true;
    }();
    return &pool;
}
} // namespace quotadeck::background
