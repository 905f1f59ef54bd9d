// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ugm/manager.h"

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace quotadeck::ugm {
/// One change of usage, as Manager::increase() or decrease() takes it.
struct Update
{
    enum class Kind { Increase, Decrease };

    Kind kind = Kind::Increase;
    QueuePath path;
    ApplicationId app;
    UserGroups user;
    Resource usage;
    AppRemoval removal = AppRemoval::Keep; ///< of a decrease
};

/// Applies updates to a manager in the background, in the order in which they were posted, so that a scheduling cycle
/// need not wait for the tracker.
///
/// Errors:    an update that the manager refuses is handed to the callback with its reason; the next ones go on.
/// Threading: safe from any thread; the callback runs on the queue's own thread; it must not throw, nor drain
///            the queue.
/// Ownership: the manager must outlive the queue. Destruction applies what was posted.
class UpdateQueue
{
public:
    using Refused = std::function<void(const Update&, const Error&)>;

    UpdateQueue(Manager& manager, Refused refused);
    UpdateQueue(const UpdateQueue&) = delete;
    UpdateQueue& operator=(const UpdateQueue&) = delete;
    ~UpdateQueue();

    void post(Update update);
    /// Waits until everything that was posted before the call is applied.
    void drain();

private:
    void run();
    void apply(const Update& update);

    Manager& m_manager;
    Refused m_refused;
    std::mutex m_mutex; // guards what follows
    std::condition_variable m_changed;
    std::vector<Update> m_waiting;
    std::uint64_t m_posted = 0;
    std::uint64_t m_applied = 0;
    bool m_isClosing = false;
    std::thread m_thread; // last: it uses all the others
};
} // namespace quotadeck::ugm
