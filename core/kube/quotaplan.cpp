// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kube/quotaplan.h"

#include "core/elastic/poddemand.h"
#include "core/elastic/quotachanges.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <iterator>
#include <map>
#include <utility>

namespace quotadeck::kube {
namespace {
using elastic::EditKind;
using elastic::QuotaEdit;

constexpr Quantity kPlenty = kMaxQuantity; ///< min of a parent that is not known

const StoredQuota* findNamed(const std::vector<StoredQuota>& quotas, std::string_view name)
{
    const auto found
        = std::ranges::find_if(quotas, [name](const StoredQuota& quota) { return quota.name() == name; });
    return found == quotas.end() ? nullptr : &*found;
}

bool isSameObject(const FieldObject& left, const FieldObject& right)
{
    return fieldChanges(left.fields, right.fields, isSameQuotaValue).empty();
}

std::map<std::string, std::string> textsBelow(const ObjectFields& fields, std::string_view map)
{
    std::map<std::string, std::string> texts;
    for (const auto& [path, value] : fields) {
        if (path.size() == 3 && path[0] == "metadata" && path[1] == map)
            texts.emplace(path[2], value.text);
    }
    return texts;
}

Message valueMessage(const std::optional<FieldValue>& value)
{
    return value ? Message(value->text) : Message(QUOTADECK_TEXT("kube", "removed"));
}

/// Makes the plan step by step.
class Planner
{
public:
    Planner(const QuotaWish& wish, const ClusterQuotas& now, std::vector<StoredQuota> file,
            std::vector<StoredQuota> base)
        : m_wish(wish)
        , m_now(now)
        , m_file(std::move(file))
        , m_base(std::move(base))
    {
    }

    Result<QuotaPlan> run()
    {
        for (const StoredQuota& quota : m_file) {
            if (Status status = addWished(quota); !status)
                return tl::unexpected(status.error());
        }
        addMissing();
        if (m_plan.problem || !m_plan.conflicts.empty())
            m_plan.steps.clear();
        else
            order();
        if (!m_plan.steps.empty())
            describe();
        m_plan.file = std::move(m_file);
        m_plan.base = std::move(m_base);
        return std::move(m_plan);
    }

private:
    Status addWished(const StoredQuota& quota)
    {
        const StoredQuota* const current = m_now.find(quota.name());
        const StoredQuota* const base = findNamed(m_base, quota.name());
        if (current)
            return change(quota, *current, base);
        if (!base)
            create(quota);
        else if (isSameObject(base->stored, quota.stored))
            m_plan.stale.push_back(quota.name()); // deleted by somebody else, and not edited here
        else
            conflict(quota.name(), QUOTADECK_TEXT("kube", "it is changed here, and deleted in the cluster"));
        return {};
    }

    void create(StoredQuota quota)
    {
        if (quota.stored.nameSpace.empty()) {
            reject(quota.name(),
                   QUOTADECK_TEXT("kube", "a new group needs a namespace: write metadata.namespace"));
            return;
        }
        if (quota.stored.apiVersion.empty())
            quota.stored.apiVersion = elastic::kQuotaApiVersion;
        QuotaStep step;
        step.kind = EditKind::Create;
        step.wanted = std::move(quota);
        step.wanted->stored.uid.clear();
        step.wanted->stored.resourceVersion.clear();
        add(std::move(step));
    }

    Status change(const StoredQuota& quota, const StoredQuota& current, const StoredQuota* base)
    {
        if (!quota.stored.nameSpace.empty() && quota.stored.nameSpace != current.stored.nameSpace) {
            reject(
                quota.name(),
                {QUOTADECK_TEXT("kube",
                                "the group exists in the namespace %1, and an object cannot move: delete it "
                                "there first, or keep the namespace"),
                 current.stored.nameSpace});
            return {};
        }
        static const FieldObject kNothing;
        const FieldObject* const before = base ? &base->stored : m_wish.base ? &kNothing : nullptr;
        FieldMerge merge = wantedFields(before, quota.stored, current.stored);
        if (!merge.conflicts.empty()) {
            conflict(quota.name(), conflictMessage(merge.conflicts));
            return {};
        }
        if (fieldChanges(current.stored.fields, merge.fields, isSameQuotaValue).empty()) {
            if (base && !merge.theirs.empty())
                m_plan.stale.push_back(quota.name());
            return {};
        }
        auto wanted = withFields(current, std::move(merge.fields));
        if (!wanted)
            return tl::unexpected(wanted.error());
        QuotaStep step;
        step.before = current;
        step.wanted = *std::move(wanted);
        if (base && !merge.theirs.empty())
            step.notes.push_back(keptMessage(merge.theirs));
        add(std::move(step));
        return {};
    }

    void addMissing()
    {
        for (const StoredQuota& known : m_wish.base ? m_base : m_now.quotas) {
            const StoredQuota* const current = m_now.find(known.name());
            if (!current || findNamed(m_file, known.name()) || elastic::isReserved(known.name()))
                continue;
            m_plan.missing.push_back(known.name());
            if (!m_wish.deletesMissing)
                continue;
            if (!isSameObject(known.stored, current->stored)) {
                conflict(known.name(),
                         QUOTADECK_TEXT("kube", "it is deleted here, and changed in the cluster"));
                continue;
            }
            QuotaStep step;
            step.kind = EditKind::Delete;
            step.before = *current;
            add(std::move(step));
        }
    }

    void add(QuotaStep step)
    {
        const FieldObject& object = (step.before ? *step.before : *step.wanted).stored;
        step.name = object.name;
        step.nameSpace = object.nameSpace;
        if (step.before && !step.before->object.profile.empty())
            step.notes.emplace_back(
                QUOTADECK_TEXT(
                    "kube",
                    "the profile %1 makes this group: its controller writes min, max and labels again"),
                step.before->object.profile);
        if (const auto tools
            = deployersOf(textsBelow(object.fields, "labels"), textsBelow(object.fields, "annotations"));
            !tools.empty())
            step.notes.emplace_back(
                QUOTADECK_TEXT("kube",
                               "%1 also manages this object and may undo the change: change "
                               "it there, too"),
                fmt::format("{}", fmt::join(tools, ", ")));
        m_plan.steps.push_back(std::move(step));
    }

    void conflict(const std::string& name, Message reason)
    {
        m_plan.conflicts.push_back({name, std::move(reason)});
    }

    void reject(const std::string& name, Message reason)
    {
        if (!m_plan.problem)
            m_plan.problem = Error{ErrorCode::InvalidArgument, name, std::move(reason)};
    }

    [[nodiscard]] std::vector<QuotaEdit> edits() const
    {
        std::vector<QuotaEdit> edits;
        for (const QuotaStep& step : m_plan.steps)
            edits.push_back({step.kind, (step.wanted ? *step.wanted : *step.before).object});
        return edits;
    }

    /// Stands in for a parent in a namespace that cannot be listed.
    static elastic::QuotaObject fitParent(const elastic::QuotaGroup& child)
    {
        elastic::QuotaObject parent;
        parent.group.name = child.parent;
        parent.group.isParent = true;
        parent.group.treeId = child.treeId;
        parent.group.allowsForceUpdate = true;
        parent.group.max = child.max;
        for (const auto& entry : child.max.entries())
            parent.group.min.set(entry.type, kPlenty);
        return parent;
    }

    /// The pods that stand beside the groups in the manifests, for the rules on groups with pods (V12, V25).
    [[nodiscard]] std::vector<elastic::BoundPod> pods() const
    {
        return elastic::bindingsOf(elastic::readPodManifests(m_wish.text));
    }

    [[nodiscard]] elastic::QuotaCatalog catalog(const std::vector<QuotaEdit>& wanted) const
    {
        std::vector<elastic::QuotaObject> objects;
        std::ranges::transform(m_now.quotas, std::back_inserter(objects), &StoredQuota::object);
        if (m_now.nameSpace.empty())
            return elastic::QuotaCatalog(std::move(objects), pods());
        std::map<std::string, elastic::QuotaObject> strangers;
        const auto addParentOf = [&](const elastic::QuotaGroup& group) {
            const auto isIt = [&group](const auto& known) { return known.group.name == group.parent; };
            const bool isKnown
                = std::ranges::any_of(objects, isIt) || std::ranges::any_of(wanted, isIt, &QuotaEdit::object);
            if (!elastic::isRootName(group.parent) && !isKnown)
                strangers.emplace(group.parent, fitParent(group));
        };
        for (const elastic::QuotaObject& object : objects)
            addParentOf(object.group);
        for (const QuotaEdit& edit : wanted)
            addParentOf(edit.object.group);
        for (auto& [name, stranger] : strangers)
            objects.push_back(std::move(stranger));
        return elastic::QuotaCatalog(std::move(objects), pods());
    }

    void order()
    {
        const auto wanted = edits();
        const auto before = catalog(wanted);
        auto plan = elastic::planEdits(before, wanted, m_wish.rules);
        m_plan.findings = std::move(plan.findings);
        const auto error
            = std::ranges::find(m_plan.findings, config::Severity::Error, &elastic::QuotaFinding::severity);
        if (error != m_plan.findings.end()) {
            reject(error->group, {QUOTADECK_TEXT("elastic", "%1 [%2]"), error->message, error->rule});
        } else if (!plan.stuck.empty()) {
            std::vector<std::string> names;
            for (const std::size_t position : plan.stuck)
                names.push_back(wanted[position].object.group.name);
            reject(names.front(),
                   elastic::stuckMessage(names, elastic::recreation(before, wanted, plan.stuck)));
        }
        std::vector<QuotaStep> ordered;
        for (const std::size_t position : m_plan.problem ? std::vector<std::size_t>() : plan.order) {
            ordered.push_back(std::move(m_plan.steps[position]));
            ordered.back().needsEarlier
                = hasErrors(elastic::checkEdit(before, wanted[position], m_wish.rules));
        }
        m_plan.steps = std::move(ordered);
    }

    /// Adds to each step what it means.
    void describe()
    {
        const auto content = elastic::readQuotaManifests(m_wish.text);
        elastic::QuotaManifests older;
        elastic::QuotaManifests newer;
        for (const QuotaStep& step : m_plan.steps) {
            if (step.before)
                older.manifests.emplace_back().object = step.before->object;
            if (!step.wanted)
                continue;
            const auto written = std::ranges::find_if(content.manifests, [&step](const auto& manifest) {
                return manifest.object.group.name == step.name;
            });
            newer.manifests.push_back(written == content.manifests.end() ? elastic::QuotaManifest()
                                                                         : *written);
            newer.manifests.back().object = step.wanted->object;
        }
        for (config::Change& change : elastic::quotaChanges(older, newer)) {
            const auto step = std::ranges::find(m_plan.steps, change.path, &QuotaStep::name);
            if (step == m_plan.steps.end())
                continue;
            change.oldSpan.reset(); // there is no text that the cluster has
            step->changes.push_back(std::move(change));
        }
        for (QuotaStep& step : m_plan.steps) {
            if (step.kind == EditKind::Update && step.changes.empty())
                step.notes.push_back(otherFields(step));
        }
        for (const elastic::QuotaFinding& finding : m_plan.findings) {
            const auto step = std::ranges::find(m_plan.steps, finding.group, &QuotaStep::name);
            if (step != m_plan.steps.end() && finding.severity != config::Severity::Error)
                step->notes.push_back(finding.message);
        }
    }

    static Message otherFields(const QuotaStep& step)
    {
        std::vector<std::string> paths;
        for (const FieldChange& change :
             fieldChanges(step.before->stored.fields, step.wanted->stored.fields, isSameQuotaValue))
            paths.push_back(pathText(change.path));
        return {QUOTADECK_TEXT("kube", "changes only what the scheduler does not read: %1"),
                fmt::format("{}", fmt::join(paths, ", "))};
    }

    const QuotaWish& m_wish;
    const ClusterQuotas& m_now;
    std::vector<StoredQuota> m_file;
    std::vector<StoredQuota> m_base;
    QuotaPlan m_plan;
};
} // namespace

bool QuotaStep::isDangerous() const
{
    return std::ranges::any_of(changes, [](const config::Change& change) {
        return change.direction == config::Direction::Dangerous;
    });
}

Status checkQuotaText(const std::string& text)
{
    const auto content = elastic::readQuotaManifests(text);
    const auto error
        = std::ranges::find(content.findings, config::Severity::Error, &config::Finding::severity);
    if (error != content.findings.end())
        return fail(ErrorCode::Parse, fmt::format("line {}", error->span.begin.line), error->message);
    if (content.manifests.empty())
        return fail(ErrorCode::Parse, {},
                    QUOTADECK_TEXT("elastic", "there is no ElasticQuota object in this file"));
    return {};
}

Result<QuotaPlan> planQuotas(const QuotaWish& wish, const ClusterQuotas& now)
{
    auto file = readStoredQuotas(wish.text);
    if (!file)
        return tl::unexpected(file.error());
    auto base = readStoredQuotas(wish.base.value_or(std::string()));
    if (!base)
        return tl::unexpected(base.error());
    return Planner(wish, now, *std::move(file), *std::move(base)).run();
}

std::string_view verbOf(EditKind kind)
{
    switch (kind) {
    case EditKind::Create:
        return "create";
    case EditKind::Delete:
        return "delete";
    case EditKind::Update:
        break;
    }
    return "patch";
}

Message conflictMessage(const std::vector<FieldMerge::Conflict>& fields)
{
    std::vector<Message> sentences;
    for (const FieldMerge::Conflict& field : fields)
        sentences.emplace_back(QUOTADECK_TEXT("kube", "%1: here %2, in the cluster %3"), pathText(field.path),
                               valueMessage(field.ours), valueMessage(field.theirs));
    return Message::joined(std::move(sentences), "; ");
}

Message keptMessage(const std::vector<FieldPath>& theirs)
{
    std::vector<std::string> paths;
    std::ranges::transform(theirs, std::back_inserter(paths), &pathText);
    return {QUOTADECK_TEXT("kube", "somebody else has changed %1; that is kept"),
            fmt::format("{}", fmt::join(paths, ", "))};
}
} // namespace quotadeck::kube
