// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/common/backgroundwrite.h"

#include "models/common/textfile.h"

#include <QCoreApplication>
#include <QFutureWatcher>
#include <QPromise>
#include <QThreadPool>

#include <memory>
#include <utility>

namespace quotadeck::models {
namespace {
using Written = Result<std::size_t>;

QThreadPool* writerPool();

/// Making a text uses tables that are taken down when the program ends.
void endWriting()
{
    writerPool()->waitForDone();
}

QThreadPool* writerPool()
{
    static QThreadPool pool;
    [[maybe_unused]] static const bool isSetUp = [] {
        pool.setMaxThreadCount(1); // of two writes to one file the later one stays
        qAddPostRoutine(endWriting);
        return true;
    }();
    return &pool;
}

Written written(const QString& path, const Result<std::string>& text)
{
    return text.and_then([&path](const std::string& content) -> Written {
        return writeTextFile(path, content).map([&content] { return content.size(); });
    });
}
} // namespace

void writeInBackground(QObject* context, const QString& path, std::function<Result<std::string>()> make,
                       std::function<void(const Result<std::size_t>&)> done)
{
    auto promise
        = std::make_shared<QPromise<Written>>(); // shared, because the pool takes copyable functions only
    auto* watcher = new QFutureWatcher<Written>(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context, [watcher, tell = std::move(done)] {
        watcher->deleteLater();
        tell(watcher->result());
    });
    promise->start();
    watcher->setFuture(promise->future());
    writerPool()->start([promise, path, text = std::move(make)] {
        promise->addResult(written(path, text()));
        promise->finish();
    });
}
} // namespace quotadeck::models
