// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kube/configapply.h"

#include "core/config/packaging/activetext.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <type_traits>
#include <utility>

namespace quotadeck::kube {
namespace {
constexpr std::chrono::seconds kPause{2}; ///< between two looks at the active configuration

constexpr auto kChangedMeanwhile = QUOTADECK_TEXT(
    "kube", "somebody else has changed the configuration of the cluster meanwhile; nothing was written");

constexpr auto kHasItAlready = QUOTADECK_TEXT("kube", "the cluster has this configuration already");

/// What the configuration in @p answer does differently from @p config. Errors: those of reading it; Parse for one that is none.
Result<std::vector<config::Change>> differencesOf(const std::string& answer,
                                                  const config::SchedulerConfig& config)
{
    const auto active = config::configurationInAnswer(answer);
    if (!active)
        return tl::unexpected(active.error());
    const auto verdict = config::validate(*active);
    if (!verdict.config)
        return quotadeck::fail(ErrorCode::Parse, {},
                               QUOTADECK_TEXT("kube", "the scheduler's answer is no configuration"));
    auto changes = config::semanticDiff(config, *verdict.config);
    if (!config::changesMeaning(changes))
        changes.clear();
    return changes;
}

/// Whether the cluster still has @p base. An address has the configuration as the scheduler writes it, not as it was stored, so
/// it is compared by meaning.
bool isStill(const ClusterConfig& current, const config::SchedulerConfig& active, const std::string& base)
{
    if (current.text == base || !current.configMap.empty() || !current.isKnown)
        return current.text == base;
    const auto verdict = config::validate(base);
    return verdict.config && !config::changesMeaning(config::semanticDiff(*verdict.config, active));
}
} // namespace

ConfigApply::ConfigApply(ConfigServer& server, Plan plan, Listener listener)
    : m_server(server)
    , m_plan(std::move(plan))
    , m_listener(std::move(listener))
{
}

std::vector<insight::DangerousRemoval> ConfigApply::dangerousRemovals() const
{
    return insight::dangerousRemovals(m_changes, m_plan.usage.get());
}

void ConfigApply::start()
{
    report(Step::Validate, State::Running);
    m_server.computeFor([text = m_plan.text] { return config::validate(text); },
                        [this](config::Verdict verdict) { takeVerdict(std::move(verdict)); });
}

void ConfigApply::takeVerdict(config::Verdict verdict)
{
    m_verdict = std::move(verdict);
    if (!m_verdict.accepted) {
        const auto first
            = std::ranges::find(m_verdict.findings, config::Severity::Error, &config::Finding::severity);
        end(Step::Validate, State::Failed, first == m_verdict.findings.end() ? Message() : first->message,
            Outcome::Rejected);
        return;
    }
    m_config = std::make_shared<const config::SchedulerConfig>(
        m_verdict.config.value_or(config::SchedulerConfig()));
    report(Step::Validate, State::Done);
    report(Step::Read, State::Running);
    m_server.read([this](const Result<ClusterConfig>& current) { takeCurrent(current); });
}

void ConfigApply::takeCurrent(const Result<ClusterConfig>& current)
{
    if (!current) {
        fail(Step::Read, current.error(), outcomeOf(current.error()));
        return;
    }
    m_current = *current;
    if (m_current.text == m_plan.text) {
        end(Step::Read, State::Done, kHasItAlready, Outcome::Unchanged);
        return;
    }
    m_server.computeFor(
        [current = m_current, config = m_config, usage = m_plan.usage, base = m_plan.base] {
            const auto before = config::validate(current.text).config.value_or(config::SchedulerConfig());
            Comparison comparison{config::semanticDiff(before, *config),
                                  !base || isStill(current, before, *base)};
            insight::assessRemovals(comparison.changes, usage.get());
            return comparison;
        },
        [this](Comparison comparison) { takeComparison(std::move(comparison)); });
}

void ConfigApply::takeComparison(Comparison comparison)
{
    m_changes = std::move(comparison.changes);
    if (!comparison.hasBase) {
        end(Step::Read, State::Failed, kChangedMeanwhile, Outcome::Conflict);
        return;
    }
    const std::string source = m_server.placeOf(m_current);
    const std::string target = m_server.targetOf(m_current);
    if (m_current.otherManagers.empty() && removesEntry())
        report(Step::Read, State::Done,
               Message(QUOTADECK_TEXT("kube", "%1 is removed, so that the defaults count again"), target));
    else if (m_current.otherManagers.empty())
        report(Step::Read, State::Done,
               source == target
                   ? Message(source)
                   : Message(QUOTADECK_TEXT("kube", "%1; the change is written to %2"), source, target));
    else
        report(Step::Read, State::Warning,
               Message(QUOTADECK_TEXT(
                           "kube",
                           "this ConfigMap is also managed by %1, which may undo the change: change it "
                           "there, too"),
                       fmt::format("{}", fmt::join(m_current.otherManagers, ", "))));
    report(Step::Right, State::Running);
    m_server.askForRight(m_current, [this](const Result<AccessVerdict>& verdict) { takeRight(verdict); });
}

void ConfigApply::takeRight(const Result<AccessVerdict>& verdict)
{
    if (!verdict) {
        fail(Step::Right, verdict.error(), outcomeOf(verdict.error()));
        return;
    }
    if (!verdict->isAllowed) {
        const bool isNew = m_current.resourceVersion.empty();
        const std::string right = wordsFor(
            {isNew ? "create" : "patch", "configmaps", m_current.nameSpace, isNew ? "" : kConfigsMap});
        m_error = Error{ErrorCode::Unauthorized, m_server.targetOf(m_current),
                        verdict->reason.empty()
                            ? Message(QUOTADECK_TEXT("kube", "you may not %1"), right)
                            : Message(QUOTADECK_TEXT("kube", "you may not %1: %2"), right, verdict->reason)};
        end(Step::Right, State::Failed, m_error->message, Outcome::Refused);
        return;
    }
    report(Step::Right, State::Done);
    report(Step::Scheduler, State::Running);
    m_server.judge(m_plan.text,
                   [this](const Result<config::SchedulerVerdict>& judged) { takeJudgement(judged); });
}

/// The webhook of the API server lets everything pass while it is down, so the scheduler is asked, too.
void ConfigApply::takeJudgement(const Result<config::SchedulerVerdict>& verdict)
{
    if (verdict && !verdict->allowed) {
        end(Step::Scheduler, State::Failed,
            Message(QUOTADECK_TEXT("kube", "the scheduler rejects the configuration: %1"), verdict->reason),
            Outcome::Rejected);
        return;
    }
    if (verdict)
        report(Step::Scheduler, State::Done);
    else
        report(
            Step::Scheduler, State::Warning,
            Message(QUOTADECK_TEXT("kube", "the scheduler cannot be asked to validate the configuration: %1"),
                    verdict.error().message));
    report(Step::DryRun, State::Running);
    write(Storing::DryRun, [this](const tl::expected<Written, Refusal>& written) { takeDryRun(written); });
}

void ConfigApply::takeDryRun(const tl::expected<Written, Refusal>& written)
{
    if (written) {
        report(Step::DryRun, State::Done);
        m_listener.ready();
    } else if (written.error().isStale && !std::exchange(m_isSecondDryRun, true)) {
        readAgain(Step::DryRun, [this] {
            write(Storing::DryRun,
                  [this](const tl::expected<Written, Refusal>& second) { takeDryRun(second); });
        });
    } else {
        refuse(Step::DryRun, written.error());
    }
}

void ConfigApply::proceed()
{
    report(Step::Write, State::Running);
    write(Storing::Yes, [this](const tl::expected<Written, Refusal>& written) { takeWritten(written); });
}

bool ConfigApply::removesEntry() const
{
    return m_plan.returnsToDefaults && m_current.defaults == m_plan.text;
}

void ConfigApply::write(Storing storing, ConfigServer::WriteTaker take)
{
    m_server.write(m_current, removesEntry() ? std::nullopt : std::optional(m_plan.text), storing,
                   std::move(take));
}

void ConfigApply::takeWritten(const tl::expected<Written, Refusal>& written)
{
    if (written)
        storeDone(*written);
    else if (written.error().isStale && !std::exchange(m_isSecondWrite, true))
        readAgain(Step::Write, [this] { proceed(); });
    else if (mayBeStored(written.error().error))
        lookAgain(written.error().error);
    else
        refuse(Step::Write, written.error());
}

/// Whether the write took effect only the cluster knows.
void ConfigApply::lookAgain(const Error& error)
{
    m_server.read([this, error](const Result<ClusterConfig>& now) { takeNow(error, now); });
}

void ConfigApply::takeNow(const Error& error, const Result<ClusterConfig>& now)
{
    if (now && now->text == m_plan.text)
        storeDone({now->resourceVersion});
    else if (now && now->text == m_current.text && now->entry == m_current.entry)
        fail(Step::Write, error, Outcome::Failed); // it did not arrive
    else
        fail(Step::Write,
             {error.code,
              error.where,
              {now ? QUOTADECK_TEXT("kube",
                                    "the answer to the change was lost, and by now the cluster has another "
                                    "configuration: %1")
                   : QUOTADECK_TEXT("kube",
                                    "the answer to the change was lost, and the cluster cannot be read: %1"),
               error.message}},
             Outcome::Unknown);
}

/// Perhaps only another key of the map has changed: @p next follows if the configuration is the same.
void ConfigApply::readAgain(Step step, const std::function<void()>& next)
{
    m_server.read([this, step, next](const Result<ClusterConfig>& now) {
        if (!now) {
            fail(step, now.error(), outcomeOf(now.error()));
            return;
        }
        if (now->text == m_plan.text) {
            if (step == Step::Write) // sent twice, because the answer to the first one was lost
                storeDone({now->resourceVersion});
            else
                end(step, State::Done, kHasItAlready, Outcome::Unchanged);
            return;
        }
        const bool isSame = now->text == m_current.text && now->entry == m_current.entry;
        m_current = *now;
        if (isSame)
            next();
        else
            end(step, State::Failed, kChangedMeanwhile, Outcome::Conflict);
    });
}

void ConfigApply::storeDone(const Written& written)
{
    m_resourceVersion = written.resourceVersion;
    if (m_plan.timeout.count() == 0) {
        end(Step::Write, State::Done, {}, Outcome::Applied);
        return;
    }
    report(Step::Write, State::Done);
    report(Step::Follow, State::Running);
    m_storedAt = m_server.now();
    look();
}

void ConfigApply::look()
{
    m_server.readActive([this](const Result<std::string>& answer) { takeActive(answer); });
}

void ConfigApply::takeActive(const Result<std::string>& answer)
{
    if (!answer) {
        takeLook(tl::unexpected(answer.error()));
        return;
    }
    m_server.computeFor([text = *answer, config = m_config] { return differencesOf(text, *config); },
                        [this](const Result<Differences>& active) { takeLook(active); });
}

void ConfigApply::takeLook(const Result<Differences>& active)
{
    const auto left = m_storedAt + m_plan.timeout - m_server.now();
    if (active && active->empty())
        end(Step::Follow, State::Done, {}, Outcome::Active);
    else if (left.count() <= 0)
        endFollowing(active);
    else
        m_server.after(
            std::min<std::chrono::milliseconds>(kPause, std::chrono::ceil<std::chrono::milliseconds>(left)),
            [this] { look(); });
}

void ConfigApply::endFollowing(const Result<Differences>& active)
{
    if (!active) {
        fail(Step::Follow,
             {active.error().code,
              active.error().where,
              {QUOTADECK_TEXT("kube",
                              "the change is stored, but the active configuration of the scheduler cannot "
                              "be read: %1"),
               active.error().message}},
             Outcome::Unconfirmed);
        return;
    }
    const auto seconds = std::chrono::floor<std::chrono::seconds>(m_server.now() - m_storedAt).count();
    const auto first = std::ranges::find_if(*active, &config::Change::hasEffect);
    const config::Change& change = first == active->end() ? active->front() : *first;
    end(Step::Follow, State::Failed,
        {QUOTADECK_TEXT("kube",
                        "the change is stored, but after %1 s the scheduler still has another "
                        "configuration (%2: %3); look at its events and logs, or apply the former one again"),
         seconds, change.path.empty() ? change.partition : change.path, change.sentence},
        Outcome::Inactive);
}

void ConfigApply::refuse(Step step, const Refusal& refusal)
{
    if (refusal.isStale)
        end(step, State::Failed, kChangedMeanwhile, Outcome::Conflict);
    else
        fail(step, refusal.error, isConnectionError(refusal.error) ? Outcome::Failed : Outcome::Refused);
}

void ConfigApply::fail(Step step, const Error& error, Outcome outcome)
{
    m_error = error;
    end(step, State::Failed, error.message, outcome);
}

void ConfigApply::end(Step step, State state, const Message& detail, Outcome outcome)
{
    report(step, state, detail);
    m_listener.finished(outcome);
}

void ConfigApply::report(Step step, State state, const Message& detail) const
{
    m_listener.reported(step, state, detail);
}
} // namespace quotadeck::kube
