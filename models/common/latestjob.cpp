// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/common/latestjob.h"

namespace quotadeck::models {
QThreadPool* workerPool()
{
    static QThreadPool pool;
    return &pool;
}
} // namespace quotadeck::models
