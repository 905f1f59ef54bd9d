// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/attempt.h"

#include "core/cluster/queue.h"

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace quotadeck::cluster {
void RequestLogs::addDenial(const ApplicationId& app, const std::string& key, std::string_view message,
                            SystemTime now)
{
    auto& log = m_logs[app][key];
    auto entry = std::ranges::find(log, message, &AllocationLogEntry::message);
    if (entry == log.end())
        entry = log.insert(entry, {std::string(message), 0, 0});
    entry->lastOccurrence = now.time_since_epoch().count();
    ++entry->count;
}

void RequestLogs::remove(const ApplicationId& app, const std::string& key)
{
    if (const auto logs = m_logs.find(app); logs != m_logs.end())
        logs->second.erase(key);
}

const std::vector<AllocationLogEntry>* RequestLogs::find(const ApplicationId& app,
                                                         const std::string& key) const
{
    const auto logs = m_logs.find(app);
    if (logs == m_logs.end())
        return nullptr;
    const auto entries = logs->second.find(key);
    return entries == logs->second.end() ? nullptr : &entries->second;
}

namespace {
/// The checks of one attempt; each returns true if it denies the attempt, and then sets the verdict.
class Judge
{
public:
    Judge(const Application& app, const Request& request, const Queue& leaf, const ugm::Manager& usage)
        : m_app(app)
        , m_request(request)
        , m_leaf(leaf)
        , m_usage(usage)
    {
    }

    bool isNotScheduled()
    {
        if (!m_leaf.isLeaf || m_leaf.state == QueueState::Stopped)
            m_verdict.outcome = AttemptOutcome::NotScheduled;
        else if (m_app.waitsForPlaceholder(m_request))
            m_verdict.outcome = AttemptOutcome::WaitsForPlaceholder;
        return m_verdict.outcome != AttemptOutcome::Allocated;
    }
    bool queueHasTooManyApplications() // ENF-10
    {
        return m_app.state() == AppState::Accepted
            && isDenied(AttemptOutcome::ApplicationDenied, canRun(m_leaf, m_app.id()));
    }
    bool userHasTooManyApplications() // ENF-11, ENF-12
    {
        return isDenied(AttemptOutcome::ApplicationDenied,
                        m_usage.canRun(m_leaf.path, m_app.id(), m_app.data().spec.user));
    }
    bool userHasTooLittle() // ENF-14, ENF-15
    {
        return isDenied(AttemptOutcome::UserDenied,
                        m_usage.fits(m_leaf.path, m_app.id(), m_app.data().spec.user, m_request.resource));
    }
    bool queueHasTooLittle() // ENF-16, ENF-17
    {
        return isDenied(AttemptOutcome::QueueDenied, fits(m_leaf, m_request.resource));
    }
    bool acceptedUserHasTooManyApplications() // ENF-13
    {
        return m_app.state() == AppState::Accepted && userHasTooManyApplications();
    }

    /// The verdict of the first of @p questions that denies the attempt.
    QuotaVerdict firstOf(std::initializer_list<bool (Judge::*)()> questions)
    {
        for (const auto question : questions) {
            if ((this->*question)())
                break;
        }
        return m_verdict;
    }
    [[nodiscard]] const QuotaVerdict& verdict() const { return m_verdict; }

private:
    bool isDenied(AttemptOutcome outcome, Decision decision)
    {
        if (decision.isAllowed())
            return false;
        m_verdict = {outcome, std::move(decision.denial)};
        return true;
    }

    const Application& m_app;
    const Request& m_request;
    const Queue& m_leaf;
    const ugm::Manager& m_usage;
    QuotaVerdict m_verdict;
};
} // namespace

std::string_view logMessage(AttemptOutcome outcome)
{
    switch (outcome) {
    case AttemptOutcome::UserDenied:
        return "Not enough user quota";
    case AttemptOutcome::QueueDenied:
        return "Not enough queue quota";
    case AttemptOutcome::Allocated:
    case AttemptOutcome::NotScheduled:
    case AttemptOutcome::ApplicationDenied:
    case AttemptOutcome::WaitsForPlaceholder:
    case AttemptOutcome::NoNode:
        return {};
    }
    return {};
}

QuotaVerdict judge(const Application& app, const Request& request, const Queue& leaf,
                   const ugm::Manager& usage, Mode mode)
{
    Judge judge(app, request, leaf, usage);
    if (judge.isNotScheduled())
        return judge.verdict();
    if (mode == Mode::Seed) {
        // Nothing is booked before all have agreed, so that there is nothing to roll back (ENF-19, ENF-20).
        return judge.firstOf({&Judge::userHasTooManyApplications, &Judge::userHasTooLittle,
                              &Judge::queueHasTooManyApplications, &Judge::queueHasTooLittle});
    }
    return judge.firstOf({&Judge::queueHasTooManyApplications, &Judge::acceptedUserHasTooManyApplications,
                          &Judge::userHasTooLittle, &Judge::queueHasTooLittle});
}
} // namespace quotadeck::cluster
