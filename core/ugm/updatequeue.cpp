// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ugm/updatequeue.h"

#include <utility>

namespace quotadeck::ugm {
UpdateQueue::UpdateQueue(Manager& manager, Refused refused)
    : m_manager(manager)
    , m_refused(std::move(refused))
    , m_thread([this] { run(); })
{
}

UpdateQueue::~UpdateQueue()
{
    {
        const std::lock_guard lock(m_mutex);
        m_isClosing = true;
    }
    m_changed.notify_all();
    m_thread.join();
}

void UpdateQueue::post(Update update)
{
    {
        const std::lock_guard lock(m_mutex);
        m_waiting.push_back(std::move(update));
        ++m_posted;
    }
    m_changed.notify_all();
}

void UpdateQueue::drain()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this, posted = m_posted] { return m_applied >= posted; });
}

void UpdateQueue::run()
{
    std::unique_lock lock(m_mutex);
    while (true) {
        m_changed.wait(lock, [this] { return m_isClosing || !m_waiting.empty(); });
        if (m_waiting.empty())
            return;
        const std::vector<Update> batch = std::exchange(m_waiting, {});
        lock.unlock();
        for (const Update& update : batch)
            apply(update);
        lock.lock();
        m_applied += batch.size();
        m_changed.notify_all();
    }
}

void UpdateQueue::apply(const Update& update)
{
    const Status status = update.kind == Update::Kind::Increase
        ? m_manager.increase(update.path, update.app, update.user, update.usage)
        : m_manager.decrease(update.path, update.app, update.user.user, update.usage, update.removal);
    if (!status)
        m_refused(update, status.error());
}
} // namespace quotadeck::ugm
