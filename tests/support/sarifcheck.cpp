// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sarifcheck.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

namespace quotadeck::testsupport {
namespace {
/// Property by property: a '!' after the name marks what the standard requires. A type is "text", "int" from 0,
/// "int1" from 1, "bool", "uri", "texts" (a map of them), the values of an enumeration between bars, or the name of
/// an object; in brackets it is a list of them, with '+' one that may not be empty.
const QHash<QString, QString>& objects()
{
    static const QHash<QString, QString> kObjects = {
        {"sarifLog", "$schema:uri version!:|2.1.0| runs!:[run]"},
        {"run",
         "tool!:tool invocations:[invocation] artifacts:[artifact] "
         "columnKind:|utf16CodeUnits|unicodeCodePoints| results:[result]"},
        {"tool", "driver!:toolComponent"},
        {"toolComponent",
         "name!:text version:text semanticVersion:text informationUri:uri rules:[reportingDescriptor]"},
        {"reportingDescriptor",
         "id!:text name:text shortDescription:multiformatMessageString "
         "fullDescription:multiformatMessageString help:multiformatMessageString helpUri:uri "
         "defaultConfiguration:reportingConfiguration"},
        {"multiformatMessageString", "text!:text markdown:text"},
        {"reportingConfiguration", "enabled:bool level:|none|note|warning|error|"},
        {"invocation", "executionSuccessful!:bool exitCode:int toolExecutionNotifications:[notification]"},
        {"notification", "locations:[location] message!:message level:|none|note|warning|error|"},
        {"message", "text!:text markdown:text arguments:[text]"},
        {"artifact", "location:artifactLocation roles:[|analysisTarget|resultFile|]"},
        {"artifactLocation", "uri:uri uriBaseId:text index:int description:message"},
        {"result",
         "ruleId:text ruleIndex:int kind:|notApplicable|pass|fail|review|open|informational| "
         "level:|none|note|warning|error| message!:message locations:[location] partialFingerprints:texts "
         "fingerprints:texts relatedLocations:[location] fixes:[fix]"},
        {"location",
         "id:int physicalLocation:physicalLocation logicalLocations:[logicalLocation] message:message"},
        {"physicalLocation", "artifactLocation:artifactLocation region:region contextRegion:region"},
        {"region",
         "startLine:int1 startColumn:int1 endLine:int1 endColumn:int1 charOffset:int charLength:int "
         "snippet:artifactContent"},
        {"artifactContent", "text:text"},
        {"logicalLocation", "name:text fullyQualifiedName:text kind:text"},
        {"fix", "description:message artifactChanges!:+[artifactChange]"},
        {"artifactChange", "artifactLocation!:artifactLocation replacements!:+[replacement]"},
        {"replacement", "deletedRegion!:region insertedContent:artifactContent"},
    };
    return kObjects;
}

class Checker
{
public:
    void check(const QJsonValue& value, const QString& type, const QString& path)
    {
        if (type.startsWith('+') || type.startsWith('['))
            checkList(value, type, path);
        else if (type.startsWith('|'))
            require(value.isString() && type.contains('|' + value.toString() + '|'), path, type);
        else if (objects().contains(type))
            checkObject(value, type, path);
        else if (type == "texts")
            checkTexts(value, path);
        else
            checkPlain(value, type, path);
    }
    QStringList problems;

private:
    void require(bool holds, const QString& path, const QString& what)
    {
        if (!holds)
            problems << path + ": not " + what;
    }

    void checkList(const QJsonValue& value, QString type, const QString& path)
    {
        require(value.isArray(), path, "a list");
        const QJsonArray items = value.toArray();
        if (type.startsWith('+')) {
            require(!items.isEmpty(), path, "filled");
            type.remove(0, 1);
        }
        for (qsizetype i = 0; i < items.size(); ++i)
            check(items[i], type.mid(1, type.size() - 2), QStringLiteral("%1[%2]").arg(path).arg(i));
    }

    void checkTexts(const QJsonValue& value, const QString& path)
    {
        require(value.isObject(), path, "an object");
        const QJsonObject texts = value.toObject();
        for (const QString& key : texts.keys())
            require(texts[key].isString(), path + '.' + key, "text");
    }

    void checkPlain(const QJsonValue& value, const QString& type, const QString& path)
    {
        static const QRegularExpression kUri(QStringLiteral(
            "^([A-Za-z][A-Za-z0-9+.-]*:)?(//[A-Za-z0-9.-]+(:[0-9]+)?)?([A-Za-z0-9._~/#?-]|%[0-9A-F]{2})+$"));
        if (type == "text")
            require(value.isString(), path, type);
        else if (type == "bool")
            require(value.isBool(), path, type);
        else if (type == "uri")
            require(value.isString() && kUri.match(value.toString()).hasMatch(), path, type);
        else
            require(value.isDouble() && value.toInt(-1) >= (type == "int1" ? 1 : 0), path, type);
    }

    void checkObject(const QJsonValue& value, const QString& type, const QString& path)
    {
        require(value.isObject(), path, "an object");
        const QJsonObject object = value.toObject();
        QHash<QString, QString> types;
        for (const QString& entry : objects()[type].split(' ')) {
            QString name = entry.section(':', 0, 0);
            if (name.endsWith('!')) {
                name.chop(1);
                require(object.contains(name), path, "with the required " + name);
            }
            types[name] = entry.section(':', 1);
        }
        for (const QString& name : object.keys()) {
            if (types.contains(name))
                check(object[name], types[name], path + '.' + name);
            else
                problems << path + '.' + name + ": no property of " + type;
        }
        if (type == "run")
            checkRun(object, path);
        if (type == "region")
            checkRegion(object, path);
    }

    void checkRegion(const QJsonObject& region, const QString& path)
    {
        const int line = region["startLine"].toInt();
        const int endLine = region["endLine"].toInt(line);
        require(endLine > line
                    || (endLine == line && region["endColumn"].toInt() >= region["startColumn"].toInt()),
                path, "ending after it starts");
    }

    void checkRun(const QJsonObject& run, const QString& path)
    {
        const QJsonArray rules = run["tool"]["driver"]["rules"].toArray();
        QStringList ids;
        for (const auto& rule : rules)
            ids << rule.toObject()["id"].toString();
        require(QStringList(ids).removeDuplicates() == 0, path + ".tool.driver.rules", "unique");
        for (const auto& result : run["results"].toArray())
            require(ids.value(result.toObject()["ruleIndex"].toInt(-1))
                        == result.toObject()["ruleId"].toString(),
                    path + ".results", "with the ruleIndex of its ruleId");
    }
};
} // namespace

QStringList sarifProblems(const QByteArray& log)
{
    QJsonParseError error{};
    const auto document = QJsonDocument::fromJson(log, &error);
    if (error.error != QJsonParseError::NoError)
        return {error.errorString()};
    Checker checker;
    checker.check(document.object(), QStringLiteral("sarifLog"), QStringLiteral("$"));
    return checker.problems;
}
} // namespace quotadeck::testsupport
