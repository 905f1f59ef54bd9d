// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QPromise>
#include <QThread>
#include <QThreadPool>

#include <memory>
#include <optional>
#include <stop_token>
#include <type_traits>
#include <utility>

/// The one way to run work beside the GUI thread.
namespace quotadeck::background {
/// The threads for work whose order does not matter. Not Qt's global pool: Qt 6.4 paints with its help, and the window
/// would freeze for as long as work holds all of its threads. When the first application of the process ends, work
/// that has not started is dropped and work that runs is awaited.
[[nodiscard]] QThreadPool* workerPool();

/// Runs @p work, `R()`, on @p pool and then @p done, `void(R)`, on the thread of @p context, which is the calling one.
/// @p done is not called after the end of @p context. @p work owns whatever it touches and must not throw.
template <typename Work, typename Done>
void run(QObject* context, QThreadPool* pool, Work work, Done done)
{
    using R = std::invoke_result_t<Work>;
    Q_ASSERT(QThread::currentThread() == context->thread());
    // Shared, because the pool takes copyable functions only.
    auto promise = std::make_shared<QPromise<R>>();
    auto* watcher = new QFutureWatcher<R>(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context,
                     [watcher, deliver = std::move(done)]() mutable {
                         watcher->deleteLater();
                         if (!watcher->isCanceled()) // the pool dropped the work
                             deliver(watcher->future().takeResult());
                     });
    promise->start();
    watcher->setFuture(promise->future());
    pool->start([promise, task = std::move(work)]() mutable {
        promise->addResult(task());
        promise->finish();
    });
}

/// Jobs that run one after the other in the order of their start, all on one thread. None is dropped: the destructor
/// waits for them. Threading: start jobs from one thread.
class OrderedJobs
{
public:
    OrderedJobs()
    {
        m_pool.setMaxThreadCount(1);
        m_pool.setExpiryTimeout(-1); // a database connection belongs to the thread that made it
    }
    Q_DISABLE_COPY_MOVE(OrderedJobs)

    template <typename Work, typename Done>
    void start(QObject* context, Work work, Done done)
    {
        run(context, &m_pool, std::move(work), std::move(done));
    }
    /// A job whose end nobody awaits.
    template <typename Work>
    void start(Work work)
    {
        m_pool.start(std::move(work));
    }
    void wait() { m_pool.waitForDone(); }
    [[nodiscard]] QThreadPool* pool() { return &m_pool; }

private:
    QThreadPool m_pool;
};

/// Runs work and delivers only the newest result. Another job, cancel() or the end of this object drops the older
/// result and asks its work to stop.
///
/// Threading: call from the thread of the context. Work must not throw.
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
        cancel();
        m_stop = std::stop_source();
        const std::stop_token token = m_stop.get_token();
        run(
            m_context, m_pool,
            [token, task = std::move(work)]() mutable {
                return token.stop_requested() ? std::optional<R>() : std::optional<R>(task(token));
            },
            [token, deliver = std::move(done)](std::optional<R> result) mutable {
                if (result && !token.stop_requested())
                    deliver(*std::move(result));
            });
    }

    /// Drops the running job, if any.
    void cancel() { m_stop.request_stop(); }

private:
    QObject* m_context; // not owned
    QThreadPool* m_pool; // not owned
    std::stop_source m_stop;
};
} // namespace quotadeck::background
