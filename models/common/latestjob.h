// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QPromise>
#include <QThread>
#include <QThreadPool>

#include <memory>
#include <stop_token>
#include <type_traits>
#include <utility>

namespace quotadeck::models {
/// The threads for work of the models. Not Qt's global pool: Qt 6.4 paints with its help, and the window would stand still
/// for as long as work holds all of its threads. The end of the first application of the
/// process, as a rule the only one, drops what waits and lets what runs end.
[[nodiscard]] QThreadPool* workerPool();

/// Runs work on a thread pool and delivers only the newest result, on the thread of the context. Another job,
/// cancel() or the end of this object drops the older result and asks its work to stop; nothing is delivered
/// after the context's end either.
///
/// Threading: call from the context's thread. Work must not throw.
class LatestJob
{
public:
    /// Neither is owned; @p pool must outlive this object.
    explicit LatestJob(QObject* context, QThreadPool* pool = workerPool()) : m_context(context), m_pool(pool)
    {
    }
    ~LatestJob() { cancel(); }
    Q_DISABLE_COPY_MOVE(LatestJob)

    /// @p work is `R(std::stop_token)`: owns whatever it touches and polls the token. @p done is `void(R)`.
    template <typename Work, typename Done>
    void start(Work work, Done done)
    {
        using R = std::invoke_result_t<Work, std::stop_token>;
        Q_ASSERT(QThread::currentThread() == m_context->thread());
        cancel();
        m_stop = std::stop_source();
        const std::stop_token token = m_stop.get_token();
        // Shared, because the pool takes copyable functions only.
        auto promise = std::make_shared<QPromise<R>>();
        auto* watcher = new QFutureWatcher<R>(m_context); // dies with the context: nothing arrives after it
        QObject::connect(watcher, &QFutureWatcherBase::finished, m_context,
                         [watcher, token, deliver = std::move(done)]() mutable {
                             watcher->deleteLater();
                             if (!token.stop_requested() && watcher->future().resultCount() > 0)
                                 deliver(watcher->future().takeResult());
                         });
        promise->start();
        watcher->setFuture(promise->future());
        m_pool->start([promise, token, run = std::move(work)]() mutable {
            if (!token.stop_requested())
                promise->addResult(run(token));
            promise->finish();
        });
    }

    /// Drops the running job, if any.
    void cancel() { m_stop.request_stop(); }

private:
    QObject* m_context; // not owned
    QThreadPool* m_pool; // not owned
    std::stop_source m_stop;
};
} // namespace quotadeck::models
