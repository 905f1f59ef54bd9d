// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kube/kubevalidation.h"

#include "tests/support/kube/kubejson.h"
#include "tests/support/kube/kubestatus.h"
#include "tests/support/kube/kubestore.h"

#include <QRegularExpression>

namespace quotadeck::testing {
namespace {
constexpr qsizetype kMostOfConfigMap = 1024 * 1024;
} // namespace

QJsonArray causesOfConfigMap(const QJsonObject& object, const QJsonObject& old)
{
    static const QRegularExpression kKey(QStringLiteral("^[-._a-zA-Z0-9]{1,253}$"));
    QJsonArray causes;
    qsizetype size = 0;
    const auto data = object.value("data").toObject();
    const auto binary = object.value("binaryData").toObject();
    for (const auto& field : {QLatin1String("data"), QLatin1String("binaryData")}) {
        const auto values = object.value(field).toObject();
        for (auto it = values.begin(); it != values.end(); ++it) {
            const auto bytes = it.value().toString().toUtf8();
            size += field == QLatin1String("data") ? bytes.size() : QByteArray::fromBase64(bytes).size();
            const auto name = QStringLiteral("%1[%2]").arg(field, it.key());
            if (!kKey.match(it.key()).hasMatch())
                causes.append(cause(
                    "FieldValueInvalid", name,
                    "Invalid value: " + quoted(it.key())
                        + ": a valid config key must consist of alphanumeric characters, '-', '_' or '.'"));
        }
    }
    for (const auto& key : data.keys()) {
        if (binary.contains(key))
            causes.append(
                cause("FieldValueInvalid", QStringLiteral("data[%1]").arg(key),
                      "Invalid value: " + quoted(key) + ": duplicate of key present in binaryData"));
    }
    if (size > kMostOfConfigMap)
        causes.append(cause("FieldValueTooLong", "[]", "Too long: may not be more than 1048576 bytes"));
    if (old.value("immutable").toBool()) {
        for (const auto* field : {"immutable", "data", "binaryData"}) {
            if (object.value(QLatin1String(field)) != old.value(QLatin1String(field)))
                causes.append(cause("FieldValueForbidden", QLatin1String(field),
                                    "Forbidden: field is immutable when `immutable` is set"));
        }
    }
    return causes;
}

QJsonArray causesOfMetadata(const QJsonObject& object)
{
    static const QRegularExpression kName(QStringLiteral("^[a-z0-9]([-a-z0-9.]{0,251}[a-z0-9])?$"));
    const auto name = textAt(object, {"metadata", "name"});
    if (name.isEmpty())
        return {
            cause("FieldValueRequired", "metadata.name", "Required value: name or generateName is required")};
    if (kName.match(name).hasMatch() || object.value("apiVersion").toString().startsWith("rbac."))
        return {};
    return {cause(
        "FieldValueInvalid", "metadata.name",
        "Invalid value: " + quoted(name)
            + ": a lowercase RFC 1123 subdomain must consist of lower case "
              "alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character")};
}

QJsonObject withDefaults(const KubeResource& resource, QJsonObject object)
{
    const auto name = textAt(object, {"metadata", "name"});
    if (resource.objectKind == "Namespace") {
        setAt(object, {"metadata", "labels", "kubernetes.io/metadata.name"}, name);
        setAt(object, {"status", "phase"}, "Active");
    } else if (resource.objectKind == "Service") {
        QJsonArray ports;
        const auto given = valueAt(object, {"spec", "ports"}).toArray();
        for (const auto& item : given) {
            auto port = item.toObject();
            if (!port.contains("protocol"))
                port.insert("protocol", "TCP");
            if (!port.contains("targetPort"))
                port.insert("targetPort", port.value("port"));
            ports.append(port);
        }
        setAt(object, {"spec", "ports"}, ports);
        if (textAt(object, {"spec", "type"}).isEmpty())
            setAt(object, {"spec", "type"}, "ClusterIP");
    } else if (resource.objectKind == "CustomResourceDefinition") {
        setAt(object, {"status", "conditions"},
              QJsonArray{QJsonObject{{"type", "Established"}, {"status", "True"}}});
    }
    return object;
}

bool minIsAboveMax(const QJsonObject& object)
{
    const auto min = valueAt(object, {"spec", "min"}).toObject();
    const auto max = valueAt(object, {"spec", "max"}).toObject();
    for (auto it = min.begin(); it != min.end(); ++it) {
        const auto least = quantityOf(it.value());
        const auto most = quantityOf(max.value(it.key()));
        if (least && most && *least > *most)
            return true;
    }
    return false;
}
} // namespace quotadeck::testing
