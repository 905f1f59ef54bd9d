// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QString>
#include <QStringList>

#include <optional>

namespace quotadeck::testing {
/// The value of the key that @p path leads to; undefined when there is none.
[[nodiscard]] QJsonValue valueAt(const QJsonValue& value, const QStringList& path);
[[nodiscard]] QString textAt(const QJsonValue& value, const QStringList& path);
/// Sets the value at @p path, and makes the objects on the way there; an undefined @p value removes the key.
void setAt(QJsonObject& object, const QStringList& path, const QJsonValue& value);

/// The value of a JSON or YAML document; nothing when it is neither.
[[nodiscard]] std::optional<QJsonValue> readJsonOrYaml(const QByteArray& text);

/// RFC 7386.
[[nodiscard]] QJsonValue mergePatched(const QJsonValue& target, const QJsonValue& patch);
/// RFC 6902; nothing when an operation fails, a test for example.
[[nodiscard]] std::optional<QJsonValue> jsonPatched(QJsonValue target, const QJsonArray& operations);

/// What a schema (OpenAPI v3, as in a CustomResourceDefinition) finds in an object.
struct SchemaFindings
{
    QStringList unknown; ///< "spec.extra"; removed from the object
    QJsonArray causes; ///< of a Status: values of a wrong type or form
};
[[nodiscard]] SchemaFindings checkSchema(const QJsonObject& schema, QJsonObject& object);

/// A quantity as a number: "500m" is 0.5. Nothing when it is none.
[[nodiscard]] std::optional<double> quantityOf(const QJsonValue& value);

/// Whether @p labels match a label selector: "app=yunikorn,!legacy,tier in (a, b)".
[[nodiscard]] bool matchesLabels(const QString& selector, const QJsonObject& labels);
} // namespace quotadeck::testing
