// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kube/managedfields.h"

#include "tests/support/kube/kubejson.h"

#include <QJsonArray>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace quotadeck::testing {
namespace {
/// Fields by their path. An object counts as a field of its own, with an undefined value.
using Fields = std::map<QStringList, QJsonValue>;
using FieldSet = std::set<QStringList>;

/// Managers and what they did, in the order of metadata.managedFields.
struct OwnerEntry
{
    FieldWriter writer;
    QString operation;
    FieldSet fields;
};

/// Fields that the server sets, which have no manager.
bool isUnowned(const QStringList& path)
{
    static const QStringList kOfMetadata{
        "name",       "namespace",         "uid",           "resourceVersion",
        "generation", "creationTimestamp", "managedFields", "deletionTimestamp"};
    if (path.size() == 1)
        return QStringList({"apiVersion", "kind", "status"}).contains(path.front());
    return path.size() == 2 && path.front() == QLatin1String("metadata") && kOfMetadata.contains(path.back());
}

/// Built-in kinds have structures at the top, which are no fields of their own; a custom resource has maps.
bool isStructure(const QStringList& path, bool isBuiltIn)
{
    return path.size() == 1
        && (path.front() == QLatin1String("metadata")
            || (isBuiltIn && path.front() == QLatin1String("spec")));
}

/// Objects that count as one field.
bool isAtomic(const QStringList& path)
{
    return path.size() <= 2 && QStringList({"roleRef", "selector"}).contains(path.back());
}

void collect(const QJsonObject& object, const QStringList& path, bool isBuiltIn, Fields& fields)
{
    for (auto it = object.begin(); it != object.end(); ++it) {
        const auto child = path + QStringList(it.key());
        if (isUnowned(child))
            continue;
        if (!it.value().isObject() || isAtomic(child)) {
            fields.emplace(child, it.value());
            continue;
        }
        if (!isStructure(child, isBuiltIn))
            fields.emplace(child, QJsonValue(QJsonValue::Undefined));
        collect(it.value().toObject(), child, isBuiltIn, fields);
    }
}

Fields fieldsOf(const QJsonObject& object)
{
    const auto group = object.value("apiVersion").toString().section(QLatin1Char('/'), 0, -2);
    const bool isBuiltIn = !group.contains(QLatin1Char('.'))
        || (group.endsWith(QLatin1String(".k8s.io")) && !group.endsWith(QLatin1String(".sigs.k8s.io")));
    Fields fields;
    collect(object, {}, isBuiltIn, fields);
    return fields;
}

void readFieldsV1(const QJsonObject& tree, const QStringList& path, FieldSet& fields)
{
    if (tree.isEmpty() || tree.contains("."))
        fields.insert(path);
    for (auto it = tree.begin(); it != tree.end(); ++it) {
        if (it.key() != QLatin1String("."))
            readFieldsV1(it.value().toObject(), path + QStringList(it.key().mid(2)), fields);
    }
}

QJsonObject fieldsV1(const FieldSet& fields)
{
    QJsonObject tree;
    for (const auto& path : fields) {
        QStringList keys;
        for (const auto& name : path)
            keys.append(QStringLiteral("f:") + name);
        const auto next = fields.upper_bound(path); // a set sorts what is below a path right behind it
        const bool hasMore
            = next != fields.end() && next->size() > path.size() && next->mid(0, path.size()) == path;
        setAt(tree, hasMore ? keys + QStringList(".") : keys, QJsonObject());
    }
    return tree;
}

QList<OwnerEntry> ownersOf(const QJsonObject& object)
{
    QList<OwnerEntry> owners;
    const auto list = valueAt(object, {"metadata", "managedFields"}).toArray();
    for (const auto& item : list) {
        OwnerEntry owner{{textAt(item, {"manager"}), textAt(item, {"apiVersion"}), textAt(item, {"time"})},
                         textAt(item, {"operation"}),
                         {}};
        const auto tree = valueAt(item, {"fieldsV1"}).toObject();
        for (auto it = tree.begin(); it != tree.end(); ++it)
            readFieldsV1(it.value().toObject(), {it.key().mid(2)}, owner.fields);
        owners.append(owner);
    }
    return owners;
}

void setOwners(QJsonObject& object, QList<OwnerEntry> owners)
{
    owners.removeIf([](const OwnerEntry& owner) { return owner.fields.empty(); });
    std::sort(owners.begin(), owners.end(), [](const OwnerEntry& a, const OwnerEntry& b) {
        return std::tie(a.operation, a.writer.time, a.writer.manager)
            < std::tie(b.operation, b.writer.time, b.writer.manager);
    });
    QJsonArray list;
    for (const auto& owner : owners) {
        list.append(QJsonObject{{"manager", owner.writer.manager},
                                {"operation", owner.operation},
                                {"apiVersion", owner.writer.apiVersion},
                                {"time", owner.writer.time},
                                {"fieldsType", "FieldsV1"},
                                {"fieldsV1", fieldsV1(owner.fields)}});
    }
    setAt(object, {"metadata", "managedFields"},
          list.isEmpty() ? QJsonValue(QJsonValue::Undefined) : QJsonValue(list));
}

OwnerEntry& ownerFor(QList<OwnerEntry>& owners, const FieldWriter& writer, const QString& operation)
{
    for (auto& owner : owners) {
        if (owner.writer.manager == writer.manager && owner.operation == operation)
            return owner;
    }
    owners.append({writer, operation, {}});
    return owners.last();
}

/// Fields that @p after has and @p before has not, or not with this value.
FieldSet changedFields(const Fields& before, const Fields& after)
{
    FieldSet changed;
    for (const auto& [path, value] : after) {
        const auto old = before.find(path);
        if (old == before.end() || old->second != value)
            changed.insert(path);
    }
    return changed;
}

FieldSet removedFields(const Fields& before, const Fields& after)
{
    FieldSet removed;
    for (const auto& [path, value] : before) {
        if (!after.contains(path))
            removed.insert(path);
    }
    return removed;
}

void take(FieldSet& from, const FieldSet& fields)
{
    for (const auto& path : fields)
        from.erase(path);
}

/// What an apply sets: values, and objects without any.
FieldSet appliedFields(const QJsonObject& patch)
{
    FieldSet result;
    for (const auto& [path, value] : fieldsOf(patch)) {
        if (!value.isUndefined() || valueAt(patch, path).toObject().isEmpty())
            result.insert(path);
    }
    return result;
}
} // namespace

QJsonObject withUpdateTracked(const QJsonObject& before, QJsonObject after, const FieldWriter& writer)
{
    const auto old = fieldsOf(before);
    const auto now = fieldsOf(after);
    const auto changed = changedFields(old, now);
    const auto removed = removedFields(old, now);
    auto owners = ownersOf(before);
    for (auto& owner : owners) {
        take(owner.fields, removed);
        if (owner.writer.manager != writer.manager || owner.operation != QLatin1String("Update"))
            take(owner.fields, changed);
    }
    if (!changed.empty()) {
        auto& owner = ownerFor(owners, writer, "Update");
        owner.fields.insert(changed.begin(), changed.end());
        owner.writer = writer;
    }
    setOwners(after, owners);
    return after;
}

AppliedObject applied(const QJsonObject& live, const QJsonObject& patch, const FieldWriter& writer)
{
    AppliedObject result;
    auto owners = ownersOf(live);
    auto& mine = ownerFor(owners, writer, "Apply");
    const auto before = std::exchange(mine.fields, appliedFields(patch));
    auto merged = mergePatched(live, patch).toObject();
    for (const auto& path : before) {
        const bool isKept = std::any_of(owners.begin(), owners.end(), [&path](const OwnerEntry& owner) {
            return owner.fields.contains(path);
        });
        if (!isKept && !valueAt(merged, path).isUndefined())
            setAt(merged, path, QJsonValue(QJsonValue::Undefined));
    }
    const auto changed = changedFields(fieldsOf(live), fieldsOf(merged));
    if (!changed.empty() || before != mine.fields)
        mine.writer = writer;
    for (auto& owner : owners) {
        if (&owner == &mine)
            continue;
        for (const auto& path : changed) {
            if (owner.fields.erase(path) > 0)
                result.conflicts.append({owner.writer, QLatin1Char('.') + path.join(QLatin1Char('.'))});
        }
    }
    setOwners(merged, owners);
    result.object = merged;
    return result;
}
} // namespace quotadeck::testing
