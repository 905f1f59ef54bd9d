// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kube/quotaapply.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <iterator>
#include <utility>

namespace quotadeck::kube {
namespace {
using elastic::EditKind;
using State = QuotaStepState;

/// Each time the scheduler has written the object between our reading and our writing.
constexpr int kMostAttempts = 8;
constexpr std::size_t kMostNames = 6; ///< in one message

std::string listed(std::vector<std::string> names)
{
    const std::size_t count = names.size();
    names.resize(std::min(count, kMostNames));
    return fmt::format("{}{}", fmt::join(names, ", "), count > kMostNames ? ", …" : "");
}

bool haveSameFields(const StoredQuota& left, const StoredQuota& right)
{
    return fieldChanges(left.stored.fields, right.stored.fields, isSameQuotaValue).empty();
}

/// Those of @p quotas that are among @p names.
std::vector<StoredQuota> named(const std::vector<StoredQuota>& quotas, const std::vector<StoredQuota>& names)
{
    std::vector<StoredQuota> found;
    std::ranges::copy_if(quotas, std::back_inserter(found), [&names](const StoredQuota& quota) {
        return std::ranges::any_of(names,
                                   [&quota](const StoredQuota& name) { return name.name() == quota.name(); });
    });
    return found;
}

} // namespace

QuotaApply::QuotaApply(QuotaServer& server, QuotaWish wish, ApplyListener listener)
    : m_server(server)
    , m_wish(std::move(wish))
    , m_listener(std::move(listener))
{
}

void QuotaApply::start()
{
    report(ApplyStep::Validate, ApplyState::Running);
    // Nothing at all can be wished where it is known what there was: that all of it goes.
    m_server.computeFor(
        [text = m_wish.text, mayBeEmpty = m_wish.base.has_value()] {
            return mayBeEmpty && text.empty() ? Status() : checkQuotaText(text);
        },
        [this](const Status& readable) { takeText(readable); });
}

void QuotaApply::takeText(const Status& readable)
{
    if (!readable) {
        end(ApplyStep::Validate, readable.error(), ApplyOutcome::Rejected);
        return;
    }
    report(ApplyStep::Validate, ApplyState::Done);
    report(ApplyStep::Read, ApplyState::Running);
    m_server.read([this](const Result<ClusterQuotas>& now) { takeCluster(now); });
}

void QuotaApply::takeCluster(const Result<ClusterQuotas>& now)
{
    if (!now) {
        end(ApplyStep::Read, now.error(), outcomeOf(now.error()));
        return;
    }
    m_before = *now;
    m_now = *now;
    if (m_now.nameSpace.empty())
        report(ApplyStep::Read, ApplyState::Done, m_server.place());
    else
        report(ApplyStep::Read, ApplyState::Warning,
               {QUOTADECK_TEXT(
                    "kube",
                    "only the groups of the namespace %1 may be listed, so rules about groups in other "
                    "namespaces are left to the cluster"),
                m_now.nameSpace});
    report(ApplyStep::Plan, ApplyState::Running);
    m_server.computeFor([wish = m_wish, now = m_now] { return planQuotas(wish, now); },
                        [this](Result<QuotaPlan> plan) { takePlan(std::move(plan)); });
}

void QuotaApply::takePlan(Result<QuotaPlan> plan)
{
    if (!plan) {
        end(ApplyStep::Plan, plan.error(), ApplyOutcome::Rejected);
        return;
    }
    m_plan = *std::move(plan);
    if (!m_plan.conflicts.empty()) {
        const QuotaConflict& first = m_plan.conflicts.front();
        end(ApplyStep::Plan, {ErrorCode::InvalidArgument, first.name, first.reason}, ApplyOutcome::Conflict);
        return;
    }
    if (m_plan.problem) {
        end(ApplyStep::Plan, *m_plan.problem, ApplyOutcome::Rejected);
        return;
    }
    if (m_plan.steps.empty()) {
        report(ApplyStep::Plan, ApplyState::Done, planMessage());
        m_listener.finished(ApplyOutcome::Unchanged);
        return;
    }
    const bool hasNotes = std::ranges::any_of(m_plan.steps, [](const QuotaStep& planned) {
        return planned.isDangerous() || !planned.notes.empty();
    });
    report(ApplyStep::Plan, hasNotes ? ApplyState::Warning : ApplyState::Done, planMessage());
    report(ApplyStep::Right, ApplyState::Running);
    for (const QuotaStep& planned : m_plan.steps) {
        const Action action = kElasticQuotas.action(std::string(verbOf(planned.kind)), planned.nameSpace);
        if (std::ranges::find(m_actions, action) == m_actions.end())
            m_actions.push_back(action);
    }
    askNext();
}

Message QuotaApply::planMessage() const
{
    std::vector<Message> parts;
    if (m_plan.steps.empty())
        parts.emplace_back(QUOTADECK_TEXT("kube", "the cluster has these groups already"));
    else
        parts.emplace_back(
            QUOTADECK_COUNT_TEXT("kube", "%n groups change, one after the other", "%n group changes"),
            Message::Count{m_plan.steps.size()});
    if (!m_plan.stale.empty())
        parts.emplace_back(QUOTADECK_TEXT("kube", "changed by somebody else, and kept: %1"),
                           listed(m_plan.stale));
    if (!m_plan.missing.empty() && !m_wish.deletesMissing)
        parts.emplace_back(QUOTADECK_TEXT("kube", "not in the file, and kept: %1"), listed(m_plan.missing));
    return Message::joined(std::move(parts), "; ");
}

void QuotaApply::askNext()
{
    if (m_actions.empty()) {
        concludeRights();
        return;
    }
    const Action action = std::move(m_actions.front());
    m_actions.erase(m_actions.begin());
    m_server.askForRight(
        action, [this, action](const Result<AccessVerdict>& verdict) { takeRight(action, verdict); });
}

/// A right may be given for single objects: where the general one is missing, these are asked for.
void QuotaApply::takeRight(const Action& action, const Result<AccessVerdict>& verdict)
{
    if (!verdict) {
        end(ApplyStep::Right, verdict.error(), outcomeOf(verdict.error()));
        return;
    }
    if (!verdict->isAllowed && action.name.empty() && action.verb != verbOf(EditKind::Create)) {
        for (const QuotaStep& planned : m_plan.steps) {
            if (verbOf(planned.kind) == action.verb && planned.nameSpace == action.nameSpace)
                m_actions.push_back(kElasticQuotas.action(action.verb, action.nameSpace, planned.name));
        }
    } else if (!verdict->isAllowed) {
        m_missingRights.push_back(wordsFor(action));
    }
    askNext();
}

void QuotaApply::concludeRights()
{
    if (!m_missingRights.empty()) {
        end(ApplyStep::Right,
            {ErrorCode::Unauthorized,
             m_server.place(),
             {QUOTADECK_TEXT("kube", "you may not: %1"), listed(m_missingRights)}},
            ApplyOutcome::Refused);
        return;
    }
    report(ApplyStep::Right, ApplyState::Done);
    report(ApplyStep::DryRun, ApplyState::Running);
    m_at = 0;
    tryNext();
}

void QuotaApply::tryNext()
{
    if (m_at < m_plan.steps.size()) {
        writeStep(Storing::DryRun);
        return;
    }
    if (m_dependent == 0)
        report(ApplyStep::DryRun, ApplyState::Done);
    else
        report(ApplyStep::DryRun, ApplyState::Warning,
               {QUOTADECK_COUNT_TEXT(
                    "kube",
                    "%n groups depend on earlier steps, so the cluster cannot judge them before "
                    "these are stored",
                    "%n group depends on an earlier step, so the cluster cannot judge it before "
                    "that is stored"),
                Message::Count{m_dependent}});
    m_at = 0;
    m_listener.ready();
}

void QuotaApply::takeTrial(const Written& written)
{
    const bool isConnected = written || !isConnectionError(written.error().error);
    if (written) {
        update(State::Accepted, {});
    } else if (isConnected && step().needsEarlier && !written.error().isStale) {
        ++m_dependent;
        update(State::Dependent,
               {QUOTADECK_TEXT("kube", "depends on an earlier step; alone it is refused: %1"),
                written.error().error.message});
    } else {
        const Refusal& refusal = written.error();
        update(State::Refused, refusal.error.message);
        end(ApplyStep::DryRun, ofStep(refusal.error),
            refusal.isStale   ? ApplyOutcome::Conflict
                : isConnected ? ApplyOutcome::Refused
                              : ApplyOutcome::Failed);
        return;
    }
    ++m_at;
    tryNext();
}

void QuotaApply::proceed()
{
    report(ApplyStep::Write, ApplyState::Running);
    for (QuotaStep& planned : m_plan.steps)
        planned.state = State::Planned;
    m_at = 0;
    m_attempts = 0;
    writeNext();
}

void QuotaApply::writeNext()
{
    if (m_at < m_plan.steps.size()) {
        writeStep(Storing::Yes);
        return;
    }
    report(ApplyStep::Write, ApplyState::Done,
           {QUOTADECK_COUNT_TEXT("kube", "%n groups are stored", "%n group is stored"),
            Message::Count{m_plan.steps.size()}});
    m_listener.finished(ApplyOutcome::Applied);
}

/// A trial is no matter of versions: it is judged whatever the scheduler wrote meanwhile.
void QuotaApply::writeStep(Storing storing)
{
    const bool isTrial = storing == Storing::DryRun;
    const QuotaStep& planned = step();
    std::optional<StoredQuota> before = planned.before;
    if (before && isTrial)
        before->stored.resourceVersion.clear();
    const ObjectWrite write = planned.kind == EditKind::Create ? creationOf(*planned.wanted)
        : planned.kind == EditKind::Delete
        ? deletionOf(*before, storing)
        : patchOf(*before,
                  fieldChanges(before->stored.fields, planned.wanted->stored.fields, isSameQuotaValue));
    m_server.write(write, storing, [this, isTrial](const Written& written) {
        if (isTrial)
            takeTrial(written);
        else
            takeWritten(written);
    });
}

void QuotaApply::takeWritten(const Written& written)
{
    if (written)
        storeDone(*written);
    else if (written.error().isStale || mayBeStored(written.error().error)
             || written.error().error.code == ErrorCode::NotFound)
        lookAgain(written.error());
    else
        stop(State::Refused, written.error().error, ApplyOutcome::Refused);
}

void QuotaApply::storeDone(const std::string& answer)
{
    if (step().kind == EditKind::Delete) {
        markApplied(QUOTADECK_TEXT("kube", "deleted"));
        return;
    }
    auto stored = readStoredQuotas(answer);
    if (!stored || stored->size() != 1) {
        lookAgain({{ErrorCode::Parse, step().name,
                    QUOTADECK_TEXT("kube", "the answer of the API server cannot be read")},
                   false});
        return;
    }
    step().wanted = std::move(stored->front());
    markApplied({QUOTADECK_TEXT("kube", "stored as version %1"), step().wanted->stored.resourceVersion});
}

/// Whether the write took effect, and what somebody else did, only the cluster knows.
void QuotaApply::lookAgain(const Refusal& refusal)
{
    m_server.readOne(
        step().nameSpace, step().name,
        [this, refusal](const Result<std::optional<StoredQuota>>& now) { takeNow(refusal, now); });
}

void QuotaApply::takeNow(const Refusal& refusal, const Result<std::optional<StoredQuota>>& now)
{
    QuotaStep& planned = step();
    if (!now) {
        if (mayBeStored(refusal.error))
            stop(State::Unknown, refusal.error, ApplyOutcome::Unknown);
        else
            stop(State::Refused, refusal.error, ApplyOutcome::Failed);
        return;
    }
    replaceIn(m_now.quotas, planned.name, *now);
    if (!*now && planned.kind == EditKind::Delete)
        markApplied(QUOTADECK_TEXT("kube", "deleted"));
    else if (!*now && planned.kind == EditKind::Update)
        stop(State::Refused,
             {ErrorCode::NotFound, planned.name,
              QUOTADECK_TEXT("kube", "somebody else has deleted this group meanwhile")},
             ApplyOutcome::Conflict);
    else if (!*now)
        stop(State::Refused, refusal.error,
             mayBeStored(refusal.error) ? ApplyOutcome::Failed : ApplyOutcome::Refused);
    else
        settle(**now, refusal);
}

/// The group is there: as wanted, as before, or as somebody else made it.
void QuotaApply::settle(const StoredQuota& now, const Refusal& refusal)
{
    QuotaStep& planned = step();
    if (planned.wanted && haveSameFields(*planned.wanted, now)) {
        planned.wanted = now;
        markApplied({QUOTADECK_TEXT("kube", "stored as version %1"), now.stored.resourceVersion});
        return;
    }
    const bool isAnother = !planned.before || planned.before->stored.uid != now.stored.uid;
    const bool isSame = !isAnother && haveSameFields(*planned.before, now);
    if (mayBeStored(refusal.error)) {
        if (isSame)
            stop(State::Refused, refusal.error, ApplyOutcome::Failed); // it did not arrive
        else // it may have been stored before somebody else wrote
            stop(State::Unknown, refusal.error, ApplyOutcome::Unknown);
    } else if (isAnother || (planned.kind == EditKind::Delete && !isSame)) {
        stop(State::Refused,
             {ErrorCode::InvalidArgument, planned.name,
              isAnother ? Message(QUOTADECK_TEXT("kube", "somebody else has created this group meanwhile"))
                        : Message(QUOTADECK_TEXT("kube", "somebody else has changed this group meanwhile"))},
             ApplyOutcome::Conflict);
    } else if (++m_attempts >= kMostAttempts) {
        stop(State::Refused, refusal.error, ApplyOutcome::Conflict);
    } else if (isSame) {
        planned.before = now; // only the scheduler has written its figures
        writeNext();
    } else {
        mergeWith(now);
    }
}

void QuotaApply::mergeWith(const StoredQuota& now)
{
    QuotaStep& planned = step();
    const auto merge = mergeFields(planned.before->stored.fields, planned.wanted->stored.fields,
                                   now.stored.fields, isSameQuotaValue);
    const auto merged = withFields(now, merge.fields);
    if (!merge.conflicts.empty() || !merged) {
        stop(State::Refused,
             {ErrorCode::InvalidArgument,
              planned.name,
              {QUOTADECK_TEXT("kube", "somebody else has changed the same meanwhile: %1"),
               merged ? conflictMessage(merge.conflicts) : merged.error().message}},
             ApplyOutcome::Conflict);
        return;
    }
    std::vector<elastic::QuotaObject> objects;
    std::ranges::transform(m_now.quotas, std::back_inserter(objects), &StoredQuota::object);
    const auto findings = elastic::checkEdit(elastic::QuotaCatalog(std::move(objects)),
                                             {EditKind::Update, merged->object}, m_wish.rules);
    const auto error = std::ranges::find(findings, config::Severity::Error, &elastic::QuotaFinding::severity);
    if (error != findings.end() && m_now.nameSpace.empty()) {
        stop(State::Refused,
             {ErrorCode::InvalidArgument,
              planned.name,
              {QUOTADECK_TEXT("kube",
                              "with what somebody else has changed meanwhile it breaks a rule: %1 [%2]"),
               error->message, error->rule}},
             ApplyOutcome::Conflict);
        return;
    }
    planned.before = now;
    planned.wanted = *merged;
    planned.notes.push_back(keptMessage(merge.theirs));
    writeNext();
}

void QuotaApply::markApplied(Message detail)
{
    replaceIn(m_now.quotas, step().name, step().wanted);
    update(State::Applied, std::move(detail));
    ++m_at;
    m_attempts = 0;
    writeNext();
}

void QuotaApply::stop(State state, const Error& error, ApplyOutcome outcome)
{
    update(state, error.message);
    m_isConflict = outcome == ApplyOutcome::Conflict;
    for (std::size_t i = m_at + 1; i < m_plan.steps.size(); ++i) {
        m_plan.steps[i].state = State::Skipped;
        m_plan.steps[i].detail = {};
        if (m_listener.objectReported)
            m_listener.objectReported(i);
    }
    end(ApplyStep::Write, ofStep(error), appliedCount() > 0 ? ApplyOutcome::Partial : outcome);
}

/// Names the object instead of the path of its request; of a connection the server is of more interest.
Error QuotaApply::ofStep(Error error)
{
    if (!isConnectionError(error))
        error.where = fmt::format("{}/{}", step().nameSpace, step().name);
    return error;
}

void QuotaApply::update(State state, Message detail)
{
    step().state = state;
    step().detail = std::move(detail);
    if (m_listener.objectReported)
        m_listener.objectReported(m_at);
}

std::vector<std::string> QuotaApply::appliedNames() const
{
    std::vector<std::string> names;
    for (const QuotaStep& planned : m_plan.steps) {
        if (planned.state == State::Applied)
            names.push_back(planned.name);
    }
    return names;
}

std::size_t QuotaApply::appliedCount() const
{
    return static_cast<std::size_t>(std::ranges::count(m_plan.steps, State::Applied, &QuotaStep::state));
}

std::string QuotaApply::baseText() const
{
    return m_wish.base ? *m_wish.base : quotasText(named(m_before.quotas, m_plan.file), m_plan.file);
}

std::string QuotaApply::theirText() const
{
    if (!m_wish.base)
        return quotasText(named(m_now.quotas, m_plan.file), m_plan.file);
    return quotasText(m_now.quotas, m_plan.base);
}

std::optional<std::string> QuotaApply::nextBase() const
{
    if (!m_wish.base)
        return std::nullopt;
    const std::vector<StoredQuota>& base = m_plan.base;
    std::vector<StoredQuota> next = m_plan.file;
    for (const StoredQuota& known : base) { // what the file lacks, and is not deleted, may still be deleted
        const bool isInFile = std::ranges::any_of(
            m_plan.file, [&known](const StoredQuota& quota) { return quota.name() == known.name(); });
        const auto planned = std::ranges::find(m_plan.steps, known.name(), &QuotaStep::name);
        if (!isInFile && (planned == m_plan.steps.end() || planned->state != State::Applied))
            next.push_back(known);
    }
    for (const QuotaStep& planned : m_plan.steps) {
        if (planned.state == State::Applied)
            continue;
        const auto known = std::ranges::find_if(
            base, [&planned](const StoredQuota& quota) { return quota.name() == planned.name; });
        replaceIn(next, planned.name, known == base.end() ? std::nullopt : std::optional(*known));
    }
    return quotasText(next, base);
}

QuotaWish QuotaApply::rollBack() const
{
    std::vector<StoredQuota> before;
    std::vector<StoredQuota> after;
    for (const QuotaStep& planned : m_plan.steps) {
        if (planned.state != State::Applied && planned.state != State::Unknown)
            continue;
        if (planned.before)
            before.push_back(*planned.before);
        if (planned.wanted)
            after.push_back(*planned.wanted);
    }
    return {quotasText(before), quotasText(after), true};
}

void QuotaApply::report(ApplyStep step, ApplyState state, const Message& detail) const
{
    m_listener.reported(step, state, detail);
}

void QuotaApply::end(ApplyStep step, const Error& error, ApplyOutcome outcome)
{
    m_error = error;
    m_isConflict = m_isConflict || outcome == ApplyOutcome::Conflict;
    report(step, ApplyState::Failed, error.message);
    m_listener.finished(outcome);
}
} // namespace quotadeck::kube
