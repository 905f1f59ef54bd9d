// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placement/ruleset.h"

#include "core/access/queueaccess.h"
#include "core/base/text.h"
#include "core/config/rules/names.h"
#include "core/placement/rulerun.h"

#include <fmt/format.h>
#include <string_view>

namespace quotadeck::placement {
namespace {
constexpr const char* kDefaultQueue = "root.default";
constexpr const char* kNoRuleMatched = "application rejected: no placement rule matched";

/// Decides whether the queue that a rule led to is usable (7.4).
class Acceptance
{
public:
    Acceptance(const Submission& application, const QueueView& queues, Mode mode)
        : m_application(application)
        , m_queues(queues)
        , m_mode(mode)
    {
    }

    /// Turns Found into what becomes of it; fills in @p placement when that is Placed.
    void judge(RuleStep& step, Placement& placement) const
    {
        const bool isRecovery = equalsIgnoringAsciiCase(step.queue.text(), access::kRecoveryQueue);
        const QueueFacts* queue = m_queues.find(step.queue);
        if (isRecovery && !m_application.isForced())
            deny(step, step.queue);
        else if (queue != nullptr)
            judgeExisting(step, *queue, isRecovery, placement);
        else if (isRecovery)
            place(step, step.queue.lowered(), {step.queue.lowered()}, placement);
        else
            judgeNew(step, placement);
    }

private:
    void judgeExisting(RuleStep& step, const QueueFacts& queue, bool isRecovery, Placement& placement) const
    {
        if (!queue.isLeaf) {
            // The recovery queue is taken as it is, and then the application has no place in it (PLC-42, PLC-47).
            return finish(step, isRecovery ? Outcome::Rejected : Outcome::NotALeaf,
                          fmt::format("{} is a parent: applications run in leaf queues", queue.path.text()));
        }
        if (!isRecovery && deny(step, queue.path))
            return;
        if (!isRecovery && queue.isDraining)
            return finish(step, Outcome::Draining,
                          fmt::format("{} is draining and takes no new applications", queue.path.text()));
        place(step, queue.path, {}, placement);
    }

    void judgeNew(RuleStep& step, Placement& placement) const
    {
        QueuePath above = step.queue.parent();
        while (!above.isEmpty() && m_queues.find(above) == nullptr)
            above = above.parent();
        if (above.isEmpty()) { // VAL-96, and the test rule
            return finish(
                step, Outcome::Rejected,
                fmt::format("\"{}\" is not below root: write it as root.{} or give the rule a parent",
                            step.queue.text(), step.queue.text()));
        }
        const QueueFacts& ancestor = *m_queues.find(above);
        if (deny(step, ancestor.path))
            return;
        if (ancestor.isLeaf || ancestor.isDraining) {
            return finish(step, Outcome::Rejected,
                          fmt::format("queue {} cannot be created: {} is {}", step.queue.text(),
                                      ancestor.path.text(), ancestor.isLeaf ? "a leaf" : "draining"));
        }
        create(step, ancestor, placement);
    }

    /// All levels below @p ancestor (PLC-46).
    void create(RuleStep& step, const QueueFacts& ancestor, Placement& placement) const
    {
        std::vector<QueuePath> created;
        QueuePath path = ancestor.path;
        const auto parts = step.queue.parts();
        for (std::size_t i = ancestor.path.parts().size(); i < parts.size(); ++i) {
            const std::string name = m_mode == Mode::Seed ? std::string(parts[i]) : asciiLowered(parts[i]);
            if (!config::isQueueName(name) || equalsIgnoringAsciiCase(name, "@recovery@")) {
                return finish(step, Outcome::Rejected,
                              fmt::format("queue {} cannot be created: \"{}\" is no name for it",
                                          step.queue.text(), name));
            }
            path = path.child(name);
            created.push_back(path);
        }
        place(step, path, std::move(created), placement);
    }

    /// True when the user may not submit to @p queue; the step then says so.
    bool deny(RuleStep& step, const QueuePath& queue) const
    {
        step.access
            = access::checkAccess(access::Permission::Submit, queue, m_application.user, aclsOf(m_queues));
        if (step.access->isAllowed())
            return false;
        finish(step, Outcome::Denied, access::describe(*step.access));
        return true;
    }

    static void place(RuleStep& step, const QueuePath& path, std::vector<QueuePath> created,
                      Placement& placement)
    {
        step.queue = path;
        finish(step, Outcome::Placed, path.text());
        placement.queue = path;
        placement.created = std::move(created);
    }

    static void finish(RuleStep& step, Outcome outcome, std::string detail)
    {
        step.outcome = outcome;
        step.detail = std::move(detail);
    }

    const Submission& m_application;
    const QueueView& m_queues;
    Mode m_mode;
};

bool ends(Outcome outcome)
{
    return outcome == Outcome::Placed || outcome == Outcome::Rejected;
}
} // namespace

tl::expected<RuleSet, RuleError> RuleSet::fromConfig(const std::vector<config::PlacementRuleConfig>& rules,
                                                     Mode mode)
{
    RuleSet set;
    set.m_mode = mode;
    for (const config::PlacementRuleConfig& config : rules) {
        auto rule = buildRule(config, mode);
        if (!rule)
            return tl::unexpected(std::move(rule).error());
        set.m_rules.push_back(*std::move(rule));
    }
    if (rules.empty())
        set.m_rules.emplace_back();
    set.m_rules.emplace_back().kind = RuleKind::Recovery;
    return set;
}

Placement RuleSet::place(const Submission& application, const QueueView& queues) const
{
    const RuleRun run(application, queues, m_mode);
    const Acceptance acceptance(application, queues, m_mode);
    Placement placement;
    const auto add = [&](RuleStep step) {
        if (step.outcome == Outcome::Found)
            acceptance.judge(step, placement);
        placement.trace.push_back(std::move(step));
        return ends(placement.trace.back().outcome);
    };
    bool isOver = false;
    for (auto rule = m_rules.begin(); rule != m_rules.end() && !isOver; ++rule)
        isOver = add(run.run(*rule));
    const bool mayDefault = m_mode == Mode::Current && queues.find(QueuePath(kDefaultQueue)) != nullptr;
    // Only when the last rule, that for recovery, had nothing to offer (PLC-41).
    if (!isOver && mayDefault && placement.trace.back().outcome == Outcome::NoValue) {
        RuleStep step;
        step.kind = RuleKind::DefaultQueue;
        step.outcome = Outcome::Found;
        step.queue = QueuePath(kDefaultQueue);
        add(std::move(step));
    }
    if (!placement.isPlaced()) {
        const RuleStep& last = placement.trace.back();
        placement.rejection = last.outcome == Outcome::Rejected ? last.detail : kNoRuleMatched;
    }
    return placement;
}
} // namespace quotadeck::placement
