// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/historystore.h"

#include "app/history/worker.h"

#include <QPointer>

#include <utility>

namespace quotadeck::history {
namespace {
// Each keeps its snapshot alive, so a slow disk must not collect them.
constexpr int kMostWaiting = 30;
} // namespace

HistoryStore::HistoryStore(HistoryConfig config, QObject* parent)
    : QObject(parent)
    , m_threadContext(new QObject)
    , m_waiting(std::make_shared<std::atomic<int>>(0))
{
    const auto report = [this](const std::optional<Error>& error) {
        QMetaObject::invokeMethod(
            this,
            [this, error] {
                if (error)
                    Q_EMIT failed(*error);
                else
                    Q_EMIT recovered();
            },
            Qt::QueuedConnection);
    };
    m_worker = std::make_unique<Worker>(std::move(config), report);
    m_threadContext->moveToThread(&m_thread);
    m_thread.setObjectName(QStringLiteral("history"));
    m_thread.start();
}

HistoryStore::~HistoryStore()
{
    // Behind everything that was posted before. SQLite connections end on the thread that made them.
    post([this] {
        m_worker->markGap();
        m_worker.reset();
        m_thread.quit();
    });
    m_thread.wait();
    delete m_threadContext;
}

template <typename Task>
void HistoryStore::post(Task task)
{
    QMetaObject::invokeMethod(m_threadContext, std::move(task), Qt::QueuedConnection);
}

void HistoryStore::setSource(const QString& name)
{
    if (name == m_source)
        return;
    m_source = name;
    post([this, name] { m_worker->setSource(name); });
}

void HistoryStore::record(const std::shared_ptr<const SnapshotUpdate>& update)
{
    if (m_source.isEmpty())
        return;
    if (*m_waiting >= kMostWaiting) {
        m_wasDropped = true;
        return;
    }
    ++*m_waiting;
    post([this, update, isAfterDrop = std::exchange(m_wasDropped, false)] {
        if (isAfterDrop)
            m_worker->forgetState();
        m_worker->record(*update);
        --*m_waiting;
    });
}

void HistoryStore::markGap()
{
    post([this] { m_worker->markGap(); });
}

void HistoryStore::read(const Request& request, QObject* context, Answer answer)
{
    post([this, request, context = QPointer<QObject>(context), answer = std::move(answer)] {
        auto reply = std::make_shared<Result<Reply>>(m_worker->read(request));
        QMetaObject::invokeMethod(
            this,
            [context, answer, reply] {
                if (context)
                    answer(*reply);
            },
            Qt::QueuedConnection);
    });
}
} // namespace quotadeck::history
