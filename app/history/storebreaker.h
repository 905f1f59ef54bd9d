// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <mutex>

class QSqlDatabase;

namespace quotadeck::history {
/// Ends the wait for a server of PostgreSQL that does not answer: whatever waits on its connection fails at once. A connection that
/// is still being made ends by itself, after the connect_timeout of its address.
///
/// Threading: any thread.
class StoreBreaker
{
public:
    StoreBreaker() = default;
    StoreBreaker(const StoreBreaker&) = delete;
    StoreBreaker& operator=(const StoreBreaker&) = delete;
    ~StoreBreaker();

    /// From now on; cannot be taken back.
    void stop();
    [[nodiscard]] bool isStopped() const { return m_isStopped; }

    /// The connection that stop() breaks; @p database is open. One at a time.
    void attach(const QSqlDatabase& database);
    /// Before the connection is closed.
    void detach();

private:
    std::atomic<bool> m_isStopped = false;
    std::mutex m_mutex;
    int m_socket = -1; ///< a descriptor of its own; -1: none is attached
};
} // namespace quotadeck::history
