// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/normaljson.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <algorithm>
#include <utility>
#include <vector>

namespace quotadeck::testsupport {
namespace {
bool isSequence(const QString& key)
{
    static const QSet<QString> keys{QStringLiteral("groups"), QStringLiteral("stateLog"),
                                    QStringLiteral("HealthChecks"), QStringLiteral("EventRecords"),
                                    QStringLiteral("rmBuildInformation")};
    return keys.contains(key);
}

bool keepsZeros(const QString& key)
{
    return key == QStringLiteral("maxResources") || key == QStringLiteral("maxResource");
}

bool isDefault(const QJsonValue& value)
{
    switch (value.type()) {
    case QJsonValue::Null:
    case QJsonValue::Undefined:
        return true;
    case QJsonValue::Bool:
        return !value.toBool();
    case QJsonValue::Double:
        return value == QJsonValue(0);
    case QJsonValue::String:
        return value.toString().isEmpty();
    case QJsonValue::Array:
        return value.toArray().isEmpty();
    case QJsonValue::Object:
        return value.toObject().isEmpty();
    }
    return false;
}

QByteArray compact(const QJsonValue& value)
{
    return QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
}

QJsonValue normalized(const QJsonValue& value, const QString& key);

QJsonObject normalizedObject(const QJsonObject& object, const QString& key)
{
    QJsonObject result;
    for (auto field = object.begin(); field != object.end(); ++field) {
        const auto value = normalized(field.value(), field.key());
        const bool isKeptZero = value.isDouble() && keepsZeros(key);
        if (isKeptZero || !isDefault(value))
            result.insert(field.key(), value);
    }
    return result;
}

QJsonArray normalizedArray(const QJsonArray& array, const QString& key)
{
    std::vector<std::pair<QByteArray, QJsonValue>> items;
    for (const auto& item : array) {
        const auto value = normalized(item, QString());
        items.emplace_back(compact(value), value);
    }
    if (!isSequence(key))
        std::ranges::stable_sort(items, {}, &std::pair<QByteArray, QJsonValue>::first);
    QJsonArray result;
    for (const auto& [text, value] : items)
        result.append(value);
    return result;
}

QJsonValue normalized(const QJsonValue& value, const QString& key)
{
    if (value.isObject())
        return normalizedObject(value.toObject(), key);
    if (value.isArray())
        return normalizedArray(value.toArray(), key);
    return value;
}
} // namespace

QJsonValue normalForm(const QJsonValue& value)
{
    return normalized(value, QString());
}

QByteArray normalJson(const QByteArray& json)
{
    const auto document = QJsonDocument::fromJson(json);
    if (document.isArray())
        return QJsonDocument(normalForm(document.array()).toArray()).toJson(QJsonDocument::Compact);
    if (document.isObject())
        return QJsonDocument(normalForm(document.object()).toObject()).toJson(QJsonDocument::Compact);
    return {};
}
} // namespace quotadeck::testsupport
