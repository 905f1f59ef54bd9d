// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/config/rules/acltext.h"
#include "core/config/schema/effective.h"
#include "core/config/schema/queueproperties.h"
#include "models/common/celltext.h"
#include "models/common/messagetext.h"
#include "models/limits/form/configfield.h"

#include <QCoreApplication>

#include <algorithm>

namespace quotadeck::models {
namespace {
struct QueueFields
{
    Q_DECLARE_TR_FUNCTIONS(QueueFields)
};

using Kind = ConfigField::Kind;

QString shown(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// A queue of a readable configuration with the way to it.
struct Subject
{
    const config::PartitionConfig* partition = nullptr;
    const config::QueueConfig* queue = nullptr;
    config::ConfigPlace place;
    QueuePath path;

    [[nodiscard]] bool isRoot() const { return path.parent().isEmpty(); }
};

/// None for a root that is not written.
std::optional<Subject> subjectOf(const ConfigRevision& revision, std::size_t partition, const QueuePath& path)
{
    if (!revision.isReadable() || partition >= revision.partitions.size())
        return std::nullopt;
    const auto& effective = revision.partitions[partition];
    const auto* queue = config::findQueue(effective, path);
    const auto place = config::queuePlace(*revision.document.config(), partition, path);
    constexpr std::size_t kPartitionSteps = 2;
    if (!queue || !place || place->steps().size() == kPartitionSteps)
        return std::nullopt;
    return Subject{&effective, queue, *place, path};
}

ConfigField fieldAt(const config::ConfigPlace& place, const QString& label, Kind kind)
{
    ConfigField field;
    field.place = place;
    field.id = QString::fromStdString(place.text());
    field.label = label;
    field.kind = kind;
    return field;
}

void setOwn(ConfigField& field, const config::TextField& value)
{
    if (!value.isSet)
        return;
    field.own = shown(value.value);
    field.span = value.span;
}

QString namesText(const std::set<std::string>& names)
{
    QStringList list;
    for (const auto& name : names)
        list << shown(name);
    return list.join(QStringLiteral(", "));
}

/// Who is let in by the text of a list (ACL-4 to ACL-8).
QString aclMeaning(const std::string& text)
{
    const auto grant = config::aclGrant(text);
    if (!grant)
        return QueueFields::tr("invalid: enter users, one space, groups");
    if (grant->everyone)
        return QueueFields::tr("everyone");
    QStringList parts;
    if (!grant->users.empty())
        parts << QueueFields::tr("users: %1").arg(namesText(grant->users));
    if (!grant->groups.empty())
        parts << QueueFields::tr("groups: %1").arg(namesText(grant->groups));
    return parts.isEmpty() ? QueueFields::tr("no one (empty list)") : parts.join(QStringLiteral("; "));
}

ConfigField aclField(const Subject& subject, const char* key, const QString& label,
                     const config::TextField& value, const QString& help)
{
    ConfigField field = fieldAt(subject.place / key, label, Kind::Acl);
    setOwn(field, value);
    field.unset = QueueFields::tr("Not set here");
    field.origin = QueueFields::tr("Not set here: only users and groups allowed by the queues above");
    field.meaning = value.isSet ? aclMeaning(value.value) : QString();
    field.help = help;
    return field;
}

ConfigField countField(const config::ConfigPlace& place, const config::CountField& value)
{
    ConfigField field = fieldAt(place / "maxapplications", QueueFields::tr("Max applications"), Kind::Count);
    if (value.isSet) {
        field.own = QString::number(value.value);
        field.span = value.span;
        field.meaning = value.value == 0 ? QueueFields::tr("unlimited") : QString();
    }
    field.unset = QueueFields::tr("unlimited");
    return field;
}

ConfigField applicationsField(const Subject& subject)
{
    ConfigField field = countField(subject.place, subject.queue->maxApplications);
    field.help = QueueFields::tr("Maximum number of applications running here at the same time");
    field.origin = QueueFields::tr("Not set here or above");
    for (const auto& value : config::queueMaxima(*subject.partition, subject.path.parent())) {
        if (value.type || !value.isBinding)
            continue;
        field.unset = QString::number(value.value);
        field.origin
            = QueueFields::tr("Not set here: %1 allows %2").arg(shown(value.level.text()), field.unset);
    }
    return field;
}

ConfigField parentField(const Subject& subject)
{
    ConfigField field = fieldAt(subject.place / "parent", QueueFields::tr("Parent"), Kind::Choice);
    const auto& value = subject.queue->parent;
    // The root of an effective partition is marked whether or not the text says so (VAL-12).
    if (value.isSet && !value.span.isEmpty()) {
        field.own = value.value ? QStringLiteral("true") : QStringLiteral("false");
        field.span = value.span;
    }
    const bool hasChildren = !subject.queue->queues.value.empty();
    field.unset = hasChildren || subject.isRoot() ? QStringLiteral("true") : QStringLiteral("false");
    field.origin = hasChildren ? QueueFields::tr("Not set here: a queue with child queues is a parent")
                               : QueueFields::tr("Not set here: a queue without child queues runs "
                                                 "applications");
    if (value.isSet && !value.value && hasChildren)
        field.meaning = QueueFields::tr("no effect: has child queues");
    field.choices = {QStringLiteral("true"), QStringLiteral("false")};
    field.help = QueueFields::tr("Whether the queue holds child queues instead of applications");
    return field;
}

/// What the queues above leave of @p key (CFG-30); the level is empty where none sets it.
struct InheritedValue
{
    std::string value;
    QueuePath level;
};

std::optional<InheritedValue> inheritedValue(const Subject& subject, const std::string& key)
{
    std::optional<InheritedValue> found;
    QueuePath path;
    for (const auto part : subject.path.parts()) {
        if (found)
            found->value = config::inheritedProperty(key, found->value);
        path = path.isEmpty() ? QueuePath(part) : path.child(part);
        if (path == subject.path)
            break;
        const auto* level = config::findQueue(*subject.partition, path);
        if (!level)
            break;
        const auto& own = level->properties.value;
        if (const auto entry = std::ranges::find(own, key, &config::TextEntry::key); entry != own.end())
            found = {entry->value, path};
    }
    return found;
}

ConfigField propertyField(const config::ConfigPlace& properties, const std::string& key,
                          const config::TextMap& own)
{
    ConfigField field = fieldAt(properties / key, shown(key), Kind::Property);
    const auto entry = std::ranges::find(own.value, key, &config::TextEntry::key);
    if (entry != own.value.end()) {
        field.own = shown(entry->value);
        field.span = entry->valueSpan.isEmpty() ? entry->keySpan : entry->valueSpan;
    }
    const auto* known = config::findQueueProperty(key);
    if (!known) {
        field.unset = unsetText();
        field.meaning = QueueFields::tr("ignored by the scheduler");
        field.help = QueueFields::tr("The scheduler stores this property but ignores it");
        return field;
    }
    field.unset = messageText(known->otherwise);
    field.origin = QueueFields::tr("Not set: scheduler default");
    field.help = QueueFields::tr("%1\nAccepts %2.").arg(messageText(known->help), messageText(known->legal));
    for (const auto choice : known->choices)
        field.choices << shown(choice);
    if (field.own && !known->isLegal(field.own->toStdString()))
        field.meaning = QueueFields::tr("read as %1").arg(messageText(known->otherwise));
    return field;
}

std::vector<ConfigField> propertiesAt(const config::ConfigPlace& place, const config::TextMap& own,
                                      const QStringList& added)
{
    std::vector<ConfigField> fields;
    for (const auto& known : config::queueProperties())
        fields.push_back(propertyField(place, std::string(known.key), own));
    std::vector<std::string> others;
    for (const auto& entry : own.value)
        others.push_back(entry.key);
    for (const auto& key : added)
        others.push_back(key.toStdString());
    for (const auto& key : others) {
        const bool isThere = std::ranges::any_of(
            fields, [&](const ConfigField& field) { return field.place == place / key; });
        if (!isThere)
            fields.push_back(propertyField(place, key, own));
    }
    return fields;
}
} // namespace

std::vector<ConfigField> queueFields(const ConfigRevision& revision, std::size_t partition,
                                     const QueuePath& queue)
{
    const auto subject = subjectOf(revision, partition, queue);
    if (!subject)
        return {};
    ConfigField name = fieldAt(subject->place / "name", QueueFields::tr("Name"), Kind::QueueName);
    setOwn(name, subject->queue->name);
    name.help = QueueFields::tr("Placement rules that refer to the queue are updated");
    return {name, applicationsField(*subject), parentField(*subject),
            aclField(*subject, "submitacl", QueueFields::tr("Submit ACL"), subject->queue->submitAcl,
                     QueueFields::tr("Who may submit applications: users, one space, groups; * means "
                                     "everyone")),
            aclField(*subject, "adminacl", QueueFields::tr("Admin ACL"), subject->queue->adminAcl,
                     QueueFields::tr("Who may administer the queue and submit: users, one space, groups"))};
}

std::vector<ConfigField> propertyFields(const ConfigRevision& revision, std::size_t partition,
                                        const QueuePath& queue, const QStringList& added)
{
    const auto subject = subjectOf(revision, partition, queue);
    if (!subject)
        return {};
    auto fields = propertiesAt(subject->place / "properties", subject->queue->properties, added);
    for (ConfigField& field : fields) {
        const auto inherited = inheritedValue(*subject, std::get<std::string>(field.place.steps().back()));
        if (!inherited)
            continue;
        field.unset = shown(inherited->value);
        field.origin = QueueFields::tr("Not set here: inherited from %1").arg(shown(inherited->level.text()));
    }
    return fields;
}

std::vector<ConfigField> templateFields(const ConfigRevision& revision, std::size_t partition,
                                        const QueuePath& queue, const QStringList& added)
{
    const auto subject = subjectOf(revision, partition, queue);
    if (!subject)
        return {};
    const auto& child = subject->queue->childTemplate.value;
    const auto place = subject->place / "childtemplate";
    std::vector<ConfigField> fields{countField(place, child.maxApplications)};
    fields.front().help = QueueFields::tr("Maximum number of running applications in each created queue");
    auto properties = propertiesAt(place / "properties", child.properties, added);
    std::ranges::move(properties, std::back_inserter(fields));
    return fields;
}
} // namespace quotadeck::models
