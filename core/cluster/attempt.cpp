// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/attempt.h"

#include "core/cluster/queuequota.h"

#include <initializer_list>
#include <utility>

namespace quotadeck::cluster {
namespace {
/// The questions of one attempt; each answers true if it stands in the way and then says so in the verdict.
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

    /// The answer of the first of @p questions that stands in the way.
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
