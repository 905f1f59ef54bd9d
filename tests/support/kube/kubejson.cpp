// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kube/kubejson.h"

#include <QJsonDocument>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <yaml-cpp/yaml.h>

namespace quotadeck::testing {
namespace {
QJsonValue fromScalar(const YAML::Node& node)
{
    const auto text = QString::fromStdString(node.Scalar());
    if (node.Tag() == "!") // quoted
        return text;
    if (node.IsNull() || text == QLatin1String("null") || text == QLatin1String("~"))
        return QJsonValue(QJsonValue::Null);
    if (text == QLatin1String("true") || text == QLatin1String("false"))
        return text == QLatin1String("true");
    bool isNumber = false;
    if (const auto whole = text.toLongLong(&isNumber); isNumber)
        return QJsonValue(qint64(whole));
    if (const double number = text.toDouble(&isNumber); isNumber && std::isfinite(number))
        return number;
    return text;
}

QJsonValue fromYaml(const YAML::Node& node)
{
    if (node.IsMap()) {
        QJsonObject object;
        for (const auto& item : node)
            object.insert(QString::fromStdString(item.first.Scalar()), fromYaml(item.second));
        return object;
    }
    if (node.IsSequence()) {
        QJsonArray array;
        for (const auto& item : node)
            array.append(fromYaml(item));
        return array;
    }
    return fromScalar(node);
}

/// The parts of a JSON pointer (RFC 6901).
QStringList pointerParts(const QString& pointer)
{
    auto parts = pointer.split(QLatin1Char('/')).mid(1);
    for (auto& part : parts)
        part.replace(QLatin1String("~1"), QLatin1String("/"))
            .replace(QLatin1String("~0"), QLatin1String("~"));
    return parts;
}

qsizetype indexIn(const QJsonArray& array, const QString& part)
{
    bool isNumber = false;
    const auto index = part.toInt(&isNumber);
    return isNumber && index >= 0 && index < array.size() ? index : -1;
}

/// Undefined when there is nothing at @p path.
QJsonValue pointedAt(const QJsonValue& value, const QStringList& path)
{
    if (path.isEmpty())
        return value;
    if (value.isArray()) {
        const auto index = indexIn(value.toArray(), path.front());
        return index < 0 ? QJsonValue(QJsonValue::Undefined)
                         : pointedAt(value.toArray().at(index), path.mid(1));
    }
    return pointedAt(value.toObject().value(path.front()), path.mid(1));
}

enum class PointerWrite { Add, Replace, Remove };

bool writePointed(QJsonValue& target, const QStringList& path, PointerWrite write, const QJsonValue& value)
{
    if (path.isEmpty()) {
        target = value;
        return write != PointerWrite::Remove;
    }
    const auto& key = path.front();
    if (target.isArray()) {
        auto array = target.toArray();
        const auto index = indexIn(array, key);
        if (path.size() > 1) {
            QJsonValue child = index < 0 ? QJsonValue() : array.at(index);
            if (index < 0 || !writePointed(child, path.mid(1), write, value))
                return false;
            array.replace(index, child);
        } else if (write == PointerWrite::Add && (key == QLatin1String("-") || index >= 0)) {
            array.insert(index < 0 ? array.size() : index, value);
        } else if (index < 0) {
            return false;
        } else if (write == PointerWrite::Remove) {
            array.removeAt(index);
        } else {
            array.replace(index, value);
        }
        target = array;
        return true;
    }
    if (!target.isObject())
        return false;
    auto object = target.toObject();
    const bool exists = object.contains(key);
    if (path.size() > 1) {
        QJsonValue child = object.value(key);
        if (!exists || !writePointed(child, path.mid(1), write, value))
            return false;
        object.insert(key, child);
    } else if (write != PointerWrite::Add && !exists) {
        return false;
    } else if (write == PointerWrite::Remove) {
        object.remove(key);
    } else {
        object.insert(key, value);
    }
    target = object;
    return true;
}

bool runOperation(QJsonValue& target, const QJsonObject& operation)
{
    const auto name = operation.value("op").toString();
    const auto path = pointerParts(operation.value("path").toString());
    const auto value = operation.value("value");
    if (name == QLatin1String("test"))
        return pointedAt(target, path) == value;
    if (name == QLatin1String("add"))
        return writePointed(target, path, PointerWrite::Add, value);
    if (name == QLatin1String("replace"))
        return writePointed(target, path, PointerWrite::Replace, value);
    if (name == QLatin1String("remove"))
        return writePointed(target, path, PointerWrite::Remove, {});
    const auto from = pointerParts(operation.value("from").toString());
    const auto source = pointedAt(target, from);
    if (source.isUndefined() || (name != QLatin1String("move") && name != QLatin1String("copy")))
        return false;
    if (name == QLatin1String("move") && !writePointed(target, from, PointerWrite::Remove, {}))
        return false;
    return writePointed(target, path, PointerWrite::Add, source);
}
} // namespace

QJsonValue valueAt(const QJsonValue& value, const QStringList& path)
{
    QJsonValue result = value;
    for (const auto& key : path)
        result = result.toObject().value(key);
    return result;
}

QString textAt(const QJsonValue& value, const QStringList& path)
{
    return valueAt(value, path).toString();
}

void setAt(QJsonObject& object, const QStringList& path, const QJsonValue& value)
{
    if (path.size() == 1) {
        if (value.isUndefined())
            object.remove(path.front());
        else
            object.insert(path.front(), value);
        return;
    }
    auto child = object.value(path.front()).toObject();
    setAt(child, path.mid(1), value);
    object.insert(path.front(), child);
}

std::optional<QJsonValue> readJsonOrYaml(const QByteArray& text)
{
    QJsonParseError error{};
    const auto document = QJsonDocument::fromJson(text, &error);
    if (error.error == QJsonParseError::NoError)
        return document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object());
    try {
        return fromYaml(YAML::Load(text.toStdString()));
    } catch (const YAML::Exception&) {
        return std::nullopt;
    }
}

QJsonValue mergePatched(const QJsonValue& target, const QJsonValue& patch)
{
    if (!patch.isObject())
        return patch;
    auto result = target.toObject();
    const auto changes = patch.toObject();
    for (auto it = changes.begin(); it != changes.end(); ++it) {
        if (it.value().isNull())
            result.remove(it.key());
        else
            result.insert(it.key(), mergePatched(result.value(it.key()), it.value()));
    }
    return result;
}

std::optional<QJsonValue> jsonPatched(QJsonValue target, const QJsonArray& operations)
{
    for (const auto& operation : operations) {
        if (!runOperation(target, operation.toObject()))
            return std::nullopt;
    }
    return target;
}

namespace {
QJsonObject fieldCause(const QString& reason, const QString& field, const QString& message)
{
    return {{"reason", reason}, {"message", message}, {"field", field}};
}

bool hasType(const QJsonObject& schema, const QJsonValue& value)
{
    if (schema.value("x-kubernetes-int-or-string").toBool())
        return value.isString() || (value.isDouble() && std::floor(value.toDouble()) == value.toDouble());
    const auto type = schema.value("type").toString();
    if (type == QLatin1String("integer"))
        return value.isDouble() && std::floor(value.toDouble()) == value.toDouble();
    return type.isEmpty() || (type == QLatin1String("object") && value.isObject())
        || (type == QLatin1String("array") && value.isArray())
        || (type == QLatin1String("string") && value.isString())
        || (type == QLatin1String("boolean") && value.isBool())
        || (type == QLatin1String("number") && value.isDouble());
}

void checkValue(const QJsonObject& schema, QJsonValue& value, const QString& path, SchemaFindings& findings);

void checkMembers(const QJsonObject& schema, QJsonObject& object, const QString& path,
                  SchemaFindings& findings)
{
    const auto properties = schema.value("properties").toObject();
    const auto additional = schema.value("additionalProperties");
    const bool keeps = schema.value("x-kubernetes-preserve-unknown-fields").toBool()
        || (properties.isEmpty() && additional.isUndefined() && !schema.contains("properties"));
    for (const auto& key : object.keys()) {
        const auto field = path.isEmpty() ? key : path + QLatin1Char('.') + key;
        const bool isTop = path.isEmpty() && QStringList({"apiVersion", "kind", "metadata"}).contains(key);
        if (isTop || (keeps && !properties.contains(key)))
            continue;
        if (!properties.contains(key) && !additional.isObject()) {
            findings.unknown.append(field);
            object.remove(key);
            continue;
        }
        QJsonValue member = object.value(key);
        checkValue(properties.contains(key) ? properties.value(key).toObject() : additional.toObject(),
                   member, field, findings);
        object.insert(key, member);
    }
}

void checkValue(const QJsonObject& schema, QJsonValue& value, const QString& path, SchemaFindings& findings)
{
    if (!hasType(schema, value)) {
        findings.causes.append(fieldCause("FieldValueTypeInvalid", path,
                                          QStringLiteral("Invalid value: %1 has a wrong type").arg(path)));
        return;
    }
    const QRegularExpression pattern(schema.value("pattern").toString());
    if (value.isString() && !pattern.match(value.toString()).hasMatch()) {
        findings.causes.append(
            fieldCause("FieldValueInvalid", path,
                       QStringLiteral("Invalid value: \"%1\": %2 in body should match '%3'")
                           .arg(value.toString(), path, pattern.pattern())));
    }
    if (value.isObject()) {
        auto object = value.toObject();
        checkMembers(schema, object, path, findings);
        value = object;
    }
    if (value.isArray()) {
        auto array = value.toArray();
        for (qsizetype at = 0; at < array.size(); ++at) {
            QJsonValue item = array.at(at);
            checkValue(schema.value("items").toObject(), item, QStringLiteral("%1[%2]").arg(path).arg(at),
                       findings);
            array.replace(at, item);
        }
        value = array;
    }
}
} // namespace

SchemaFindings checkSchema(const QJsonObject& schema, QJsonObject& object)
{
    SchemaFindings findings;
    checkMembers(schema, object, {}, findings);
    return findings;
}

std::optional<double> quantityOf(const QJsonValue& value)
{
    if (value.isDouble())
        return value.toDouble();
    static const QRegularExpression kForm(QStringLiteral("^([+-]?[0-9.]+)([numkMGTPE]?|[KMGTPE]i)$"));
    static const QStringList kDecimal{"n", "u", "m", "", "k", "M", "G", "T", "P", "E"};
    static const QString kBinary = QStringLiteral("KMGTPE");
    const auto match = kForm.match(value.toString());
    bool isNumber = false;
    const double number = match.captured(1).toDouble(&isNumber);
    if (!match.hasMatch() || !isNumber)
        return std::nullopt;
    const auto unit = match.captured(2);
    if (unit.size() == 2)
        return number * std::pow(1024.0, kBinary.indexOf(unit.front()) + 1);
    return number * std::pow(1000.0, kDecimal.indexOf(unit) - 3);
}

bool matchesLabels(const QString& selector, const QJsonObject& labels)
{
    static const QRegularExpression kBetween(QStringLiteral(",(?![^(]*\\))"));
    static const QRegularExpression kForm(QStringLiteral(
        "^\\s*(!?)\\s*([^\\s!=()]+)\\s*(?:(==?|!=)\\s*(\\S*)|(in|notin)\\s*\\(([^)]*)\\))?\\s*$"));
    const auto parts = selector.split(kBetween, Qt::SkipEmptyParts);
    return std::all_of(parts.begin(), parts.end(), [&labels](const QString& part) {
        const auto match = kForm.match(part);
        const auto label = labels.value(match.captured(2));
        const auto operation = match.captured(3) + match.captured(5);
        if (operation.isEmpty())
            return label.isUndefined() == (match.captured(1) == QLatin1String("!"));
        auto values = match.captured(5).isEmpty() ? QStringList(match.captured(4))
                                                  : match.captured(6).split(QLatin1Char(','));
        for (auto& value : values)
            value = value.trimmed();
        const bool isIn = !label.isUndefined() && values.contains(label.toString());
        return isIn != (operation == QLatin1String("!=") || operation == QLatin1String("notin"));
    });
}
} // namespace quotadeck::testing
