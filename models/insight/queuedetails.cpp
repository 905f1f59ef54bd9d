// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/insight/queuedetails.h"

#include "core/base/goduration.h"
#include "core/base/text.h"
#include "core/config/schema/effective.h"
#include "core/config/schema/queueproperties.h"
#include "core/insight/draining.h"
#include "core/insight/queuelending.h"
#include "core/placement/configplacement.h"
#include "core/resource/resourceops.h"
#include "models/common/celltext.h"
#include "models/common/durationtext.h"
#include "models/common/messagetext.h"
#include "models/common/share.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <string>
#include <string_view>

namespace quotadeck::models {
namespace {
struct DetailTexts
{
    Q_DECLARE_TR_FUNCTIONS(quotadeck::models::QueueDetails)
};

constexpr std::string_view kSortPolicy = "application.sort.policy";
constexpr std::string_view kSortPriority = "application.sort.priority";
constexpr std::string_view kPriorityPolicy = "priority.policy";
constexpr std::string_view kPriorityOffset = "priority.offset";
constexpr std::string_view kPreemptionPolicy = "preemption.policy";
constexpr std::string_view kPreemptionDelay = "preemption.delay";
constexpr std::string_view kQuotaPreemptionDelay = "quota.preemption.delay";
/// Shown under names of their own.
constexpr std::array kNamedProperties{kSortPolicy,          kSortPriority,     kPriorityPolicy,
                                      kPriorityOffset,      kPreemptionPolicy, kPreemptionDelay,
                                      kQuotaPreemptionDelay};

QString plainText(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString yesNo(bool isOn)
{
    return isOn ? DetailTexts::tr("yes") : DetailTexts::tr("no");
}

QString amountsText(ResourceView resource)
{
    return resource.entries().empty() ? DetailTexts::tr("none") : quantitiesText(resource);
}

/// A Go duration as the scheduler sends it.
QString delayText(const std::string& sent)
{
    const auto delay = parseGoDuration(sent);
    return delay ? durationText(*delay) : plainText(sent);
}

QueueDetail unknown(const QString& name, const QString& why)
{
    return {name, unsetText(), why, Emphasis::Dim};
}

QueueDetail notReported(const QString& name)
{
    return unknown(name, DetailTexts::tr("Not reported by this scheduler version"));
}

/// Where the value of a property comes from.
struct Origin
{
    enum class Kind { Own, Above, Template, Default, Unknown };

    Kind kind = Kind::Unknown;
    QString queue; ///< of Above and Template
};

/// The queues and settings that the details of one queue are made of.
class Inquiry
{
public:
    Inquiry(const PartitionSnapshot& partition, const QueueInfo& queue, const config::PartitionConfig* active)
        : m_partition(partition)
        , m_queue(queue)
        , m_active(active)
    {
    }

    [[nodiscard]] QueueDetailGroup draining() const;
    [[nodiscard]] QueueDetailGroup scheduling() const;
    [[nodiscard]] QueueDetailGroup borrowing() const;
    [[nodiscard]] QueueDetailGroup preemption() const;
    [[nodiscard]] QueueDetailGroup childTemplate() const;
    [[nodiscard]] QueueDetailGroup accessLists() const;
    [[nodiscard]] QueueDetailGroup namespaces() const;
    [[nodiscard]] QueueDetailGroup settings() const;

private:
    /// A server that reports its policies reports the delays with a value (REST-12).
    [[nodiscard]] bool hasPolicies() const { return !m_queue.preemptionDelay.empty(); }
    [[nodiscard]] Origin originOf(std::string_view property) const;
    [[nodiscard]] Origin originInConfig(std::string_view property) const;
    [[nodiscard]] QueueDetail policy(const QString& name, std::string_view property,
                                     const QString& value) const;
    [[nodiscard]] QueueDetail fairShare() const;
    [[nodiscard]] QueueDetail preempting() const;
    static void addRunning(const insight::DrainingQueue& state, QList<QueueDetail>& details);
    void addQuotaPreemption(QList<QueueDetail>& details) const;
    [[nodiscard]] QList<QueueDetail> listed(access::Permission which) const;
    void addSeen(QList<QueueDetail>& details) const;
    void addRules(QList<QueueDetail>& details) const;

    const PartitionSnapshot& m_partition;
    const QueueInfo& m_queue;
    const config::PartitionConfig* m_active; // nullptr: not known
};

/// Dynamic queues have what their template has, and nothing from above (CFG-31); others inherit (CFG-30).
Origin Inquiry::originOf(std::string_view property) const
{
    if (!m_queue.properties.contains(std::string(property)))
        return {Origin::Kind::Default, {}};
    if (!m_queue.isManaged) {
        for (QueuePath path = m_queue.path.parent(); !path.isEmpty(); path = path.parent()) {
            const QueueInfo* above = queueAt(m_partition, path);
            if (above && above->isManaged && above->childTemplate)
                return {Origin::Kind::Template, plainText(path.text())};
        }
        return {};
    }
    return m_active ? originInConfig(property) : Origin();
}

Origin Inquiry::originInConfig(std::string_view property) const
{
    for (QueuePath path = m_queue.path; !path.isEmpty(); path = path.parent()) {
        const config::QueueConfig* level = config::findQueue(*m_active, path);
        if (!level)
            continue;
        const auto& properties = level->properties.value;
        const auto entry = std::ranges::find(properties, property, &config::TextEntry::key);
        if (entry == properties.end())
            continue;
        if (path == m_queue.path)
            return {Origin::Kind::Own, {}};
        const bool isInherited = config::inheritedProperty(property, entry->value) == entry->value;
        return isInherited ? Origin{Origin::Kind::Above, plainText(path.text())}
                           : Origin{Origin::Kind::Default, {}};
    }
    return {Origin::Kind::Default, {}};
}

/// The detail called @p name with @p value, which @p property decides.
QueueDetail Inquiry::policy(const QString& name, std::string_view property, const QString& value) const
{
    if (!hasPolicies())
        return notReported(name);
    const Origin origin = originOf(property);
    const QString key = plainText(property);
    switch (origin.kind) {
    case Origin::Kind::Own:
        return {name, value, DetailTexts::tr("%1 is set at this queue").arg(key), Emphasis::Normal};
    case Origin::Kind::Above:
        return {name, DetailTexts::tr("%1, from %2", "value, queue").arg(value, origin.queue),
                DetailTexts::tr("%1 is set at %2 and inherited").arg(key, origin.queue), Emphasis::Dim,
                origin.queue};
    case Origin::Kind::Template:
        return {name, DetailTexts::tr("%1, from template", "value").arg(value),
                DetailTexts::tr("%1 is set in the template of %2").arg(key, origin.queue), Emphasis::Dim,
                origin.queue};
    case Origin::Kind::Default:
        return {name, DetailTexts::tr("%1, default", "value").arg(value),
                DetailTexts::tr("%1 is not set").arg(key), Emphasis::Dim};
    case Origin::Kind::Unknown:
        break;
    }
    return {name, value, DetailTexts::tr("%1 is set at this queue or above").arg(key), Emphasis::Normal};
}

QueueDetail Inquiry::fairShare() const
{
    const QString name = DetailTexts::tr("Fair share usage");
    const auto share = usedFairShare(m_partition, m_queue);
    if (!share) {
        const QString why = m_queue.parent.isEmpty()
            ? DetailTexts::tr("The root has no sibling queues")
            : DetailTexts::tr("Neither a guaranteed amount nor a maximum is known up to the root");
        return unknown(name, why);
    }
    return {name, percentText(QString::number(std::floor(*share * 100 + 1e-9), 'f', 0)),
            DetailTexts::tr("Usage in percent of guaranteed, or of the maximum if nothing is guaranteed, for "
                            "the resource with the highest percentage. Among queues with the same parent and "
                            "priority, the one with the lowest percentage is served first."),
            Emphasis::Normal};
}

QString unlistedText(std::size_t count)
{
    return DetailTexts::tr("%n more", nullptr, static_cast<int>(count));
}

/// The progress of the removal, and who is to be asked (QUE-46).
QueueDetailGroup Inquiry::draining() const
{
    QueueDetailGroup group{DetailTexts::tr("Draining"), {}, {}};
    const insight::DrainingQueue state = insight::drainingOf(m_partition, m_queue);
    const QString since = DetailTexts::tr("Since", "a time");
    if (state.since)
        group.details << QueueDetail{since, knownTimeText(std::chrono::nanoseconds(*state.since)),
                                     DetailTexts::tr("When the queue left the configuration"),
                                     Emphasis::Normal};
    else
        group.details << unknown(since,
                                 DetailTexts::tr("Schedulers do not report since when a queue drains"));
    const QString left = DetailTexts::tr("Applications left");
    if (!state.applications)
        group.details << unknown(left, DetailTexts::tr("This source does not report applications"));
    else
        group.details << QueueDetail{
            left, QString::number(state.applications->size()),
            DetailTexts::tr("They run on. The queue is removed once it is empty; until then they can be "
                            "moved to another queue."),
            Emphasis::Normal};
    const auto amounts = [](const QString& name, const std::optional<Resource>& value) {
        return value ? QueueDetail{name, amountsText(*value), {}, Emphasis::Normal} : notReported(name);
    };
    group.details << amounts(DetailTexts::tr("Still allocated"), state.left)
                  << amounts(DetailTexts::tr("Still pending"), state.pending);
    if (state.queuesBelow > 0)
        group.details << QueueDetail{DetailTexts::tr("Queues below"), QString::number(state.queuesBelow),
                                     DetailTexts::tr("They are removed first"), Emphasis::Normal};
    addRunning(state, group.details);
    return group;
}

/// A line for each user with the IDs of the applications.
void Inquiry::addRunning(const insight::DrainingQueue& state, QList<QueueDetail>& details)
{
    constexpr qsizetype kMostIds = 3; // more do not fit into a line
    if (!state.applications)
        return;
    for (const UserName& user : state.users()) {
        QStringList ids;
        for (const insight::DrainingApplication& app : *state.applications) {
            if (app.user == user)
                ids << plainText(app.app.text());
        }
        QString shown = ids.mid(0, kMostIds).join(QStringLiteral(", "));
        if (ids.size() > kMostIds)
            shown += QStringLiteral(", ") + unlistedText(static_cast<std::size_t>(ids.size() - kMostIds));
        details << QueueDetail{DetailTexts::tr("User %1").arg(plainText(user.text())), shown,
                               ids.join(QLatin1Char('\n')), Emphasis::Normal};
    }
}

QueueDetailGroup Inquiry::scheduling() const
{
    QueueDetailGroup group{DetailTexts::tr("Scheduling"), {}, {}};
    const QString sorting = m_queue.sortingPolicy.empty() ? unsetText() : plainText(m_queue.sortingPolicy);
    const QString sortName
        = m_queue.isLeaf ? DetailTexts::tr("Application sort policy") : DetailTexts::tr("Queue sort policy");
    if (m_queue.sortingPolicy.empty())
        group.details << notReported(sortName);
    else if (m_queue.isLeaf)
        group.details << policy(sortName, kSortPolicy, sorting);
    else
        group.details << QueueDetail{sortName, sorting,
                                     DetailTexts::tr("Child queues are always sorted by fair share"),
                                     Emphasis::Dim};
    group.details << policy(DetailTexts::tr("Sort by priority"), kSortPriority,
                            yesNo(m_queue.prioritySorting))
                  << fairShare()
                  << policy(DetailTexts::tr("Priority offset"), kPriorityOffset,
                            QString::number(m_queue.priorityOffset))
                  << policy(DetailTexts::tr("Priority fence"), kPriorityPolicy,
                            yesNo(m_queue.isPriorityFence));
    const QString pending = DetailTexts::tr("Highest pending priority");
    if (!hasPolicies())
        group.details << notReported(pending);
    else if (m_queue.currentPriority == kNoPriority)
        group.details << QueueDetail{pending, DetailTexts::tr("none"),
                                     DetailTexts::tr("No request is pending"), Emphasis::Dim};
    else
        group.details << QueueDetail{
            pending, QString::number(m_queue.currentPriority),
            DetailTexts::tr("Includes the priority offsets and fences up to this queue"), Emphasis::Normal};
    return group;
}

/// "root.a 6, root.b 2", the largest first.
QString unusedText(const insight::LendingRow& row)
{
    constexpr std::size_t kMostSiblings = 3; // more do not fit into a line
    QStringList texts;
    for (const insight::UnusedGuarantee& sibling : row.siblings) {
        if (static_cast<std::size_t>(texts.size()) == kMostSiblings) {
            texts << unlistedText(row.siblings.size() - kMostSiblings);
            break;
        }
        //: queue, amount
        texts << DetailTexts::tr("%1 %2", "queue, amount")
                     .arg(plainText(sibling.queue.text()), quantityText(row.type, sibling.amount));
    }
    return texts.join(QStringLiteral(", "));
}

/// What a queue with the type of @p row borrows or leaves to others.
QueueDetail lendingDetail(const insight::LendingRow& row)
{
    const QString name = plainText(row.type.name());
    const QString guaranteed
        = DetailTexts::tr("%1 used, %2 guaranteed")
              .arg(quantityText(row.type, row.used), quantityText(row.type, row.guaranteed));
    if (row.borrowed == 0) {
        const QString help = guaranteed + u'\n'
            + DetailTexts::tr("Other queues may use the unused part until this queue needs it");
        return {name, DetailTexts::tr("%1 of the guarantee unused").arg(quantityText(row.type, row.unused)),
                help, row.unused == 0 ? Emphasis::Dim : Emphasis::Normal};
    }
    const QString borrowed = quantityText(row.type, row.borrowed);
    QString help
        = guaranteed + u'\n'
        + DetailTexts::tr(
              "The scheduler does not decide whose guarantee is borrowed. Allocations above the guaranteed "
              "amount may be preempted.");
    if (row.free)
        help
            += u'\n' + DetailTexts::tr("%1 still fit into the parent").arg(quantityText(row.type, *row.free));
    if (row.siblings.empty())
        return {name, DetailTexts::tr("%1 above the guarantee, no sibling has an unused one").arg(borrowed),
                help, Emphasis::Normal};
    return {name,
            DetailTexts::tr("%1 above the guarantee; unused by siblings: %2").arg(borrowed, unusedText(row)),
            help, Emphasis::Normal};
}

QueueDetailGroup Inquiry::borrowing() const
{
    QueueDetailGroup group{DetailTexts::tr("Borrowing"),
                           {},
                           m_queue.parent.isEmpty()
                               ? DetailTexts::tr("The root has no sibling queues.")
                               : DetailTexts::tr("No guaranteed amounts here or at sibling queues.")};
    if (m_partition.queues) {
        for (const insight::LendingRow& row : insight::lendingOf(*m_partition.queues, m_queue.path))
            group.details << lendingDetail(row);
    }
    return group;
}

QueueDetail Inquiry::preempting() const
{
    const QString name = DetailTexts::tr("Being preempted");
    if (!hasPolicies())
        return notReported(name);
    const bool isNone = isZero(m_queue.preempting);
    return {name, isNone ? DetailTexts::tr("none") : amountsText(m_queue.preempting),
            DetailTexts::tr("Allocations of this queue that are being released for other queues"),
            isNone ? Emphasis::Dim : Emphasis::Normal};
}

void Inquiry::addQuotaPreemption(QList<QueueDetail>& details) const
{
    const QString name = DetailTexts::tr("Quota preemption delay");
    if (m_queue.quotaPreemptionDelay.empty()) {
        details << notReported(name);
        return;
    }
    const auto delay = parseGoDuration(m_queue.quotaPreemptionDelay);
    const bool isOff = delay && delay->count() == 0;
    details << policy(name, kQuotaPreemptionDelay,
                      isOff ? DetailTexts::tr("off", "no delay is set, so that it is not used")
                            : delayText(m_queue.quotaPreemptionDelay));
    if (!isOff && m_partition.info.quotaPreemptionEnabled == false)
        details.last().help
            += u'\n' + DetailTexts::tr("Without effect: quota preemption is disabled in this partition");
    const QString running = DetailTexts::tr("Quota preemption");
    if (m_queue.isQuotaPreemptionRunning)
        details << QueueDetail{running,
                               *m_queue.isQuotaPreemptionRunning
                                   ? DetailTexts::tr("running")
                                   : DetailTexts::tr("not running", "quota preemption"),
                               DetailTexts::tr("Preempts usage above the maximum"),
                               *m_queue.isQuotaPreemptionRunning ? Emphasis::Normal : Emphasis::Dim};
    if (m_queue.quotaPreemptionStartTime.value_or(0) != 0)
        details << QueueDetail{DetailTexts::tr("Quota preemption starts"),
                               knownTimeText(std::chrono::nanoseconds(*m_queue.quotaPreemptionStartTime)),
                               DetailTexts::tr("If usage is still above the maximum at that time"),
                               Emphasis::Normal};
}

QueueDetailGroup Inquiry::preemption() const
{
    QueueDetailGroup group{DetailTexts::tr("Preemption"), {}, {}};
    group.details << policy(DetailTexts::tr("Preemption"), kPreemptionPolicy,
                            yesNo(m_queue.preemptionEnabled));
    if (hasPolicies() && m_queue.preemptionEnabled && !m_partition.info.preemptionEnabled)
        group.details.last().help
            += u'\n' + DetailTexts::tr("Without effect: preemption is disabled in this partition");
    group.details << policy(DetailTexts::tr("Preemption fence"), kPreemptionPolicy,
                            yesNo(m_queue.isPreemptionFence))
                  << policy(DetailTexts::tr("Preemption delay"), kPreemptionDelay,
                            delayText(m_queue.preemptionDelay))
                  << preempting();
    addQuotaPreemption(group.details);
    return group;
}

QueueDetailGroup Inquiry::childTemplate() const
{
    QueueDetailGroup group{
        DetailTexts::tr("Template of dynamic queues"),
        {},
        DetailTexts::tr("No template: queues that placement creates below have no quota.")};
    if (!m_queue.childTemplate)
        return group;
    const QueueTemplate& form = *m_queue.childTemplate;
    const config::QueueConfig* own = m_active ? config::findQueue(*m_active, m_queue.path) : nullptr;
    const bool isOwn = own && own->childTemplate.isSet && !config::isEmptyTemplate(own->childTemplate.value);
    const auto emphasis = m_active && !isOwn ? Emphasis::Dim : Emphasis::Normal;
    const QString help
        = m_active && !isOwn ? DetailTexts::tr("The template is inherited from a queue above") : QString();
    const auto add = [&](const QString& name, const QString& value) {
        group.details << QueueDetail{name, value, help, emphasis};
    };
    add(DetailTexts::tr("Max"), form.max ? quantitiesText(*form.max) : DetailTexts::tr("not limited"));
    add(DetailTexts::tr("Guaranteed"), amountsText(form.guaranteed));
    add(DetailTexts::tr("Max applications"),
        form.maxApplications == 0 ? DetailTexts::tr("not limited") : QString::number(form.maxApplications));
    for (const auto& [key, value] : form.properties)
        add(plainText(key), plainText(value));
    return group;
}

/// "sue, bob; groups dev, qa".
QString aclText(const access::Acl& acl)
{
    if (acl.allowsEveryone())
        return DetailTexts::tr("everyone");
    const auto names = [](const auto& list) {
        QStringList texts;
        for (const std::string& name : list)
            texts << plainText(name);
        return texts.join(QStringLiteral(", "));
    };
    const QString groups
        = acl.groups().empty() ? QString() : DetailTexts::tr("groups %1").arg(names(acl.groups()));
    if (acl.users().empty())
        return groups;
    return groups.isEmpty() ? names(acl.users()) : names(acl.users()) + QStringLiteral("; ") + groups;
}

/// Who may do @p which here, queue by queue up to the root: a list above grants below as well (ACL-22).
QList<QueueDetail> Inquiry::listed(access::Permission which) const
{
    const bool isSubmit = which == access::Permission::Submit;
    const QString name = isSubmit ? DetailTexts::tr("May submit") : DetailTexts::tr("May administer");
    QList<QueueDetail> details;
    for (QueuePath path = m_queue.path; !path.isEmpty(); path = path.parent()) {
        const config::QueueConfig* level = config::findQueue(*m_active, path);
        if (!level)
            continue;
        const auto acls = placement::readAcls(*level, path, Mode::Current);
        if (!acls) {
            details << unknown(name, messageText(acls.error().message));
            continue;
        }
        const access::Acl& acl = isSubmit ? acls->submit : acls->admin;
        if (acl.isEmpty())
            continue;
        const bool isOwn = path == m_queue.path;
        const QString who = aclText(acl);
        details << QueueDetail{
            name,
            isOwn ? who : DetailTexts::tr("%1, from %2", "value, queue").arg(who, plainText(path.text())),
            (isSubmit ? DetailTexts::tr("submitacl of %1: %2") : DetailTexts::tr("adminacl of %1: %2"))
                .arg(plainText(path.text()),
                     plainText(isSubmit ? level->submitAcl.value : level->adminAcl.value)),
            isOwn ? Emphasis::Normal : Emphasis::Dim, isOwn ? QString() : plainText(path.text())};
    }
    if (details.isEmpty())
        details << QueueDetail{
            name, DetailTexts::tr("nobody"),
            isSubmit ? DetailTexts::tr("No submitacl is set at this queue or above. Those who may "
                                       "administer may submit as well.")
                     : DetailTexts::tr("No adminacl is set at this queue or above"),
            Emphasis::Dim};
    return details;
}

QueueDetailGroup Inquiry::accessLists() const
{
    QueueDetailGroup group{DetailTexts::tr("Access"), {}, {}};
    const QString why = DetailTexts::tr("The source does not report its active configuration");
    if (m_active)
        group.details << listed(access::Permission::Submit) << listed(access::Permission::Administer);
    else
        group.details << unknown(DetailTexts::tr("May submit"), why)
                      << unknown(DetailTexts::tr("May administer"), why);
    return group;
}

constexpr auto kNamespaceTag
    = "kubernetes.io/meta/namespace"; // of a pod, which its allocation and request have

/// The namespace of the pods of @p application; empty: not known.
std::string namespaceOf(const ApplicationInfo& application)
{
    const auto in = [](const auto& rows) {
        for (const auto& row : rows) {
            if (const auto tag = row.tags.find(kNamespaceTag); tag != row.tags.end())
                return tag->second;
        }
        return std::string();
    };
    const std::string running = in(application.allocations);
    return running.empty() ? in(application.requests) : running;
}

/// Namespaces of applications that are in the queue.
void Inquiry::addSeen(QList<QueueDetail>& details) const
{
    std::map<std::string, int> counts;
    for (const ApplicationInfo& application : *m_partition.applications) {
        if (application.queue != m_queue.path)
            continue;
        if (const std::string name = namespaceOf(application); !name.empty())
            ++counts[name];
    }
    for (const auto& [name, count] : counts) {
        const QString now = DetailTexts::tr("%n application(s) now", nullptr, count);
        const auto byRule = std::ranges::find(details, plainText(name), &QueueDetail::name);
        if (byRule != details.end())
            byRule->value = DetailTexts::tr("%1, %2", "of a namespace: applications now, how it leads here")
                                .arg(now, byRule->value);
        else
            details << QueueDetail{plainText(name), now,
                                   DetailTexts::tr("According to the tags of its applications"),
                                   Emphasis::Normal};
    }
}

/// The queue that @p rule creates queues below; nothing where that depends on the application.
std::optional<std::string> parentOf(const config::PlacementRuleConfig& rule)
{
    const std::string root(config::kRootQueue);
    if (rule.parent.empty())
        return root;
    const config::PlacementRuleConfig& parent = rule.parent.front();
    if (!equalsIgnoringAsciiCase(parent.name.value, "fixed") || !parent.parent.empty())
        return std::nullopt;
    const std::string value = asciiLowered(parent.value.value);
    return value == root || value.starts_with(root + '.') ? value : root + '.' + value;
}

/// The namespace that becomes a queue called @p name, as far as that can be known: a dot is replaced by _dot_.
QString namespaceFor(std::string_view name)
{
    return plainText(name).replace(QStringLiteral("_dot_"), QStringLiteral("."));
}

/// What rules of the kind "tag namespace" lead to the queue, or below it.
void Inquiry::addRules(QList<QueueDetail>& details) const
{
    int number = 0;
    for (const config::PlacementRuleConfig& rule : m_active->placementRules.value) {
        ++number;
        const bool isNamespace = equalsIgnoringAsciiCase(rule.name.value, "tag")
            && equalsIgnoringAsciiCase(rule.value.value, "namespace");
        const auto parent = isNamespace ? parentOf(rule) : std::nullopt;
        if (!parent)
            continue;
        const QString by = DetailTexts::tr("by placement rule %1").arg(number);
        const QString help
            = DetailTexts::tr("Unless an earlier rule places the application, or a filter excludes it");
        if (m_queue.isLeaf && m_queue.path.parent().text() == *parent)
            details << QueueDetail{namespaceFor(m_queue.path.name()), by, help, Emphasis::Normal};
        else if (!m_queue.isLeaf && m_queue.path.text() == *parent)
            details << QueueDetail{DetailTexts::tr("every namespace"),
                                   rule.create.value
                                       ? DetailTexts::tr("a queue of its own below, %1").arg(by)
                                       : DetailTexts::tr("its queue below, if there is one, %1").arg(by),
                                   help, Emphasis::Normal};
    }
}

QueueDetailGroup Inquiry::namespaces() const
{
    QueueDetailGroup group{DetailTexts::tr("Namespaces"),
                           {},
                           DetailTexts::tr("No namespace is known to be placed in this queue.")};
    if (m_active)
        addRules(group.details);
    if (m_partition.applications)
        addSeen(group.details);
    if (!m_active)
        group.details << unknown(DetailTexts::tr("Placement rules"),
                                 DetailTexts::tr("The source does not report its active configuration"));
    return group;
}

QueueDetailGroup Inquiry::settings() const
{
    QueueDetailGroup group{DetailTexts::tr("Other settings"), {}, {}};
    const auto add = [&group](const QString& name, const QString& value) {
        group.details << QueueDetail{name, value, {}, Emphasis::Normal};
    };
    if (m_queue.status.empty())
        group.details << notReported(DetailTexts::tr("Status"));
    else
        add(DetailTexts::tr("Status"), plainText(m_queue.status));
    if (!m_queue.parent.isEmpty())
        group.details << QueueDetail{DetailTexts::tr("Parent"),
                                     plainText(m_queue.parent.text()),
                                     {},
                                     Emphasis::Normal,
                                     plainText(m_queue.parent.text())};
    add(DetailTexts::tr("Running / max apps"), applicationsText(m_queue.runningApps, m_queue.maxRunningApps));
    add(DetailTexts::tr("Created by"),
        m_queue.isManaged ? DetailTexts::tr("configuration") : DetailTexts::tr("placement"));
    for (const auto& [key, value] : m_queue.properties) {
        if (std::ranges::find(kNamedProperties, key) != kNamedProperties.end())
            continue;
        const Origin origin = originOf(key);
        const bool isAbove = origin.kind == Origin::Kind::Above;
        group.details << QueueDetail{
            plainText(key),
            isAbove ? DetailTexts::tr("%1, from %2", "value, queue").arg(plainText(value), origin.queue)
                    : plainText(value),
            {},
            isAbove ? Emphasis::Dim : Emphasis::Normal,
            origin.queue};
    }
    return group;
}

/// The maximum of the queue at @p path, with those above where it has none: what fair shares are parts of (QUE-65).
std::optional<Resource> fairMaxOf(const PartitionSnapshot& partition, const QueuePath& path)
{
    const QueueInfo* queue = queueAt(partition, path);
    if (path.parent().isEmpty())
        return queue ? queue->max : std::nullopt;
    std::optional<Resource> result = fairMaxOf(partition, path.parent());
    if (isEmpty(result) || !queue || !queue->max)
        return result;
    for (const auto& [type, value] : queue->max->entries())
        result->set(type, value);
    return result;
}
} // namespace

QList<QueueDetailGroup> queueDetails(const PartitionSnapshot& partition, const QueueInfo& queue,
                                     const config::PartitionConfig* active)
{
    const Inquiry inquiry(partition, queue, active);
    QList<QueueDetailGroup> groups;
    if (insight::isDraining(queue))
        groups << inquiry.draining();
    groups << inquiry.scheduling() << inquiry.borrowing() << inquiry.preemption();
    if (!queue.isLeaf)
        groups << inquiry.childTemplate();
    groups << inquiry.accessLists() << inquiry.namespaces() << inquiry.settings();
    return groups;
}

std::optional<double> usedFairShare(const PartitionSnapshot& partition, const QueueInfo& queue)
{
    if (queue.parent.isEmpty())
        return std::nullopt;
    const auto max = fairMaxOf(partition, queue.path);
    if (isEmpty(queue.guaranteed) && isEmpty(max))
        return std::nullopt;
    return fairShare(queue.allocated, queue.guaranteed, max);
}

Result<access::AccessDecision> submitAccess(const config::PartitionConfig& active, const QueuePath& queue,
                                            const access::UserGroups& user)
{
    std::map<QueuePath, access::QueueAcls> lists;
    for (QueuePath path = queue; !path.isEmpty(); path = path.parent()) {
        const config::QueueConfig* level = config::findQueue(active, path);
        if (!level)
            continue; // created by placement, so without lists (ACL-23)
        auto acls = placement::readAcls(*level, path, Mode::Current);
        if (!acls)
            return tl::unexpected(std::move(acls).error());
        lists.emplace(path, *std::move(acls));
    }
    return access::checkAccess(access::Permission::Submit, queue, user,
                               [&lists](const QueuePath& path) -> const access::QueueAcls* {
                                   const auto found = lists.find(path);
                                   return found == lists.end() ? nullptr : &found->second;
                               });
}

const QueueInfo* queueAt(const PartitionSnapshot& partition, const QueuePath& path)
{
    if (!partition.queues)
        return nullptr;
    const auto found = std::ranges::lower_bound(*partition.queues, path, precedesInTree, &QueueInfo::path);
    return found != partition.queues->end() && found->path == path ? &*found : nullptr;
}
} // namespace quotadeck::models
