// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QSet>
#include <QString>
#include <QStringList>

#include <map>
#include <set>

namespace quotadeck::test {
/// Which fields JSON documents of one kind have, of which types, and which of them always.
class JsonShape
{
public:
    void add(const QJsonValue& value) { add(value, QStringLiteral("$")); }
    /// Adds the items of a list, or else @p value, so that a list has the shape of what is in it.
    void addItems(const QJsonValue& value)
    {
        if (!value.isArray())
            return add(value);
        for (const auto& item : value.toArray())
            add(item);
    }

    /// What a document of the shape @p other has that one of this shape never has, and lacks that all of this shape
    /// have: nothing if both are alike.
    [[nodiscard]] QStringList differencesOf(const JsonShape& other) const
    {
        QStringList differences;
        for (const auto& [path, types] : other.m_types) {
            const auto known = m_types.find(path);
            if (known == m_types.end()) {
                differences += path + QStringLiteral(" is unknown");
                continue;
            }
            for (const auto type : types) {
                if (!known->second.contains(type))
                    differences += path + QStringLiteral(" has another type");
            }
        }
        for (const auto& [path, fields] : m_objects) {
            const auto found = other.m_objects.find(path);
            if (found == other.m_objects.end())
                continue;
            for (const auto& [field, count] : fields.counts) {
                const auto own = found->second.counts.find(field);
                const auto ownCount = own == found->second.counts.end() ? 0 : own->second;
                if (count == fields.objects && ownCount != found->second.objects)
                    differences += path + QLatin1Char('.') + field + QStringLiteral(" is missing");
            }
        }
        return differences;
    }

private:
    struct Fields
    {
        int objects = 0;
        std::map<QString, int> counts;
    };

    /// Objects that are maps: their keys are data.
    static bool isMap(const QString& name, const QJsonObject& object)
    {
        static const QSet<QString> kMaps{QStringLiteral("attributes"),
                                         QStringLiteral("rmBuildInformation[]"),
                                         QStringLiteral("allocationTags"),
                                         QStringLiteral("properties"),
                                         QStringLiteral("groups"),
                                         QStringLiteral("applications"),
                                         QStringLiteral("resourceUsage"),
                                         QStringLiteral("resources"),
                                         QStringLiteral("resourceWeights"),
                                         QStringLiteral("Guaranteed"),
                                         QStringLiteral("Max"),
                                         QStringLiteral("MaxResources"),
                                         QStringLiteral("Properties"),
                                         QStringLiteral("ResourceWeights"),
                                         QStringLiteral("placeholderResource"),
                                         QStringLiteral("preemptedResource")};
        return kMaps.contains(name) || object.contains(QStringLiteral("memory"))
            || object.contains(QStringLiteral("vcore")) || object.contains(QStringLiteral("pods"));
    }

    void add(const QJsonValue& value, const QString& path)
    {
        if (!value.isNull())
            m_types[path].insert(value.type());
        if (value.isArray()) {
            for (const auto& item : value.toArray())
                add(item, path + QStringLiteral("[]"));
        }
        if (!value.isObject())
            return;
        const auto object = value.toObject();
        const auto name = path.section(QLatin1Char('.'), -1);
        const bool holdsData = isMap(name, object);
        if (!holdsData)
            ++m_objects[path].objects;
        for (auto field = object.begin(); field != object.end(); ++field) {
            // A tree is of one shape at every depth.
            const bool isTree = name == QStringLiteral("children[]") || name == QStringLiteral("Queues[]");
            auto base = path;
            if (isTree) {
                const auto step = QLatin1Char('.') + name + QLatin1Char('.') + name;
                base.replace(step, QLatin1Char('.') + name);
            }
            add(field.value(), base + QLatin1Char('.') + (holdsData ? QStringLiteral("*") : field.key()));
            if (!holdsData)
                ++m_objects[path].counts[field.key()];
        }
    }

    std::map<QString, std::set<QJsonValue::Type>> m_types;
    std::map<QString, Fields> m_objects;
};
} // namespace quotadeck::test
