// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/elastic/amounts.h"
#include "core/kube/quotaapply.h"
#include "tests/support/quotamanifest.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace quotadeck::test {
/// A cluster with elastic quotas in memory, whose webhook has our rules. It answers at once.
class QuotaCluster final : public kube::QuotaServer
{
public:
    explicit QuotaCluster(const std::string& text)
    {
        const auto stored = kube::readStoredQuotas(text);
        for (const kube::StoredQuota& quota : *stored)
            put(quota.stored, quota.object.status.used);
    }

    /// What is judged instead of the rules; nothing: it is accepted.
    std::function<std::optional<Error>(const kube::ObjectWrite&)> webhook;
    /// Called before each write that is no dry run: another writer.
    std::function<void(const std::string& name)> beforeWrite;
    enum class Loss { None, Request, Answer };
    std::function<Loss(const std::string& name)> loss; ///< of a write that is no dry run
    bool isGone = false; ///< from now on nothing is answered
    std::set<std::string> missingRights; ///< as wordsFor() has them
    std::string onlyNamespace; ///< that may be listed; empty: all
    QStringList log; ///< of writes: "dry create a", "patch b"
    int rightsAsked = 0;

    /// As somebody else writes it, past rights and rules.
    void set(const std::string& name, const QStringList& path, const QJsonValue& value)
    {
        auto& object = m_objects.at(name);
        object = with(object, path, value);
        stamp(object);
    }
    void remove(const std::string& name) { m_objects.erase(name); }
    [[nodiscard]] bool has(const std::string& name) const { return m_objects.contains(name); }
    [[nodiscard]] QString text(const std::string& name, const QStringList& path) const
    {
        QJsonValue value = m_objects.at(name);
        for (const QString& key : path)
            value = value.toObject().value(key);
        return value.toVariant().toString();
    }

    void read(Taker<kube::ClusterQuotas> take) override
    {
        kube::ClusterQuotas quotas{stored(), {}, onlyNamespace};
        std::erase_if(quotas.quotas, [this](const kube::StoredQuota& quota) {
            return !onlyNamespace.empty() && quota.stored.nameSpace != onlyNamespace;
        });
        take(quotas);
    }

    void readOne(const std::string&, const std::string& name,
                 Taker<std::optional<kube::StoredQuota>> take) override
    {
        if (isGone) {
            take(fail(ErrorCode::Network, "test", "no connection"));
            return;
        }
        const auto all = stored();
        const auto found
            = std::ranges::find_if(all, [&name](const auto& quota) { return quota.name() == name; });
        take(found == all.end() ? std::optional<kube::StoredQuota>() : std::optional(*found));
    }

    void askForRight(const kube::Action& action, Taker<kube::AccessVerdict> take) override
    {
        ++rightsAsked;
        take(kube::AccessVerdict{!missingRights.contains(kube::wordsFor(action)), {}});
    }

    void write(const kube::ObjectWrite& write, kube::Storing storing, WriteTaker take) override
    {
        const bool isTrial = storing == kube::Storing::DryRun;
        const QJsonObject body = QJsonDocument::fromJson(QByteArray::fromStdString(write.body)).object();
        const std::string name = write.action.name.empty() ? nameOf(body) : write.action.name;
        log.append(QString::fromStdString((isTrial ? "dry " : "") + write.action.verb + ' ' + name));
        if (!isTrial && beforeWrite)
            beforeWrite(name);
        const Loss lost = isTrial || !loss ? Loss::None : loss(name);
        const kube::Refusal noAnswer{{ErrorCode::Network, "test", "the connection broke"}, false};
        if (isGone || lost == Loss::Request) {
            take(tl::unexpected(noAnswer));
            return;
        }
        const auto answer = perform(write, name, body, isTrial);
        if (lost == Loss::Answer)
            take(tl::unexpected(noAnswer));
        else
            take(answer);
    }

    std::string place() const override { return "context test"; }
    void compute(std::function<void()> work, std::function<void()> done) override
    {
        work();
        done();
    }

private:
    static std::string nameOf(const QJsonObject& object)
    {
        return object.value(u"metadata").toObject().value(u"name").toString().toStdString();
    }

    static QJsonObject with(QJsonObject object, const QStringList& path, const QJsonValue& value)
    {
        if (path.size() == 1)
            object.insert(path.front(), value);
        else
            object.insert(path.front(), with(object.value(path.front()).toObject(), path.mid(1), value));
        return object;
    }

    static QJsonObject patched(QJsonObject object, const QJsonObject& patch)
    {
        for (auto it = patch.begin(); it != patch.end(); ++it) {
            if (it.value().isNull())
                object.remove(it.key());
            else if (it.value().isObject())
                object.insert(it.key(), patched(object.value(it.key()).toObject(), it.value().toObject()));
            else
                object.insert(it.key(), it.value());
        }
        return object;
    }

    void stamp(QJsonObject& object)
    {
        object = with(object, {QStringLiteral("metadata"), QStringLiteral("resourceVersion")},
                      QString::number(++m_version));
    }

    void put(const kube::FieldObject& object, const std::optional<Resource>& used)
    {
        auto json = QJsonDocument::fromJson(QByteArray::fromStdString(kube::objectJson(object))).object();
        json = with(json, {QStringLiteral("metadata"), QStringLiteral("uid")}, QString::number(++m_version));
        if (used) {
            for (const auto& entry : used->entries())
                json = with(json,
                            {QStringLiteral("status"), QStringLiteral("used"),
                             QString::fromStdString(entry.type.name())},
                            QString::fromStdString(elastic::amountText(entry.type.name(), entry.value)));
        }
        stamp(json);
        m_objects[object.name] = json;
    }

    [[nodiscard]] std::vector<kube::StoredQuota> stored() const
    {
        QJsonArray items;
        for (const auto& [name, object] : m_objects)
            items.append(object);
        const QJsonObject list{{QStringLiteral("kind"), QStringLiteral("ElasticQuotaList")},
                               {QStringLiteral("items"), items}};
        return kube::readStoredQuotas(QJsonDocument(list).toJson().toStdString()).value();
    }

    tl::expected<std::string, kube::Refusal> perform(const kube::ObjectWrite& write, const std::string& name,
                                                     const QJsonObject& body, bool isTrial)
    {
        const auto refuse = [](ErrorCode code, Message message, bool isStale = false) {
            return tl::unexpected(kube::Refusal{{code, "test", std::move(message)}, isStale});
        };
        const bool isCreation = write.action.verb == "create";
        const bool isDeletion = write.action.verb == "delete";
        if (isCreation == has(name))
            return isCreation ? refuse(ErrorCode::InvalidArgument, "exists", true)
                              : refuse(ErrorCode::NotFound, "not found");
        const QJsonObject before = isCreation ? QJsonObject() : m_objects.at(name);
        const QJsonObject wanted = body.value(isDeletion ? u"preconditions" : u"metadata").toObject();
        for (const auto& key : {QStringLiteral("resourceVersion"), QStringLiteral("uid")}) {
            if (!isCreation && wanted.contains(key)
                && wanted.value(key) != before.value(u"metadata").toObject().value(key))
                return refuse(ErrorCode::InvalidArgument, "the object has been modified", true);
        }
        QJsonObject after = isCreation ? body : isDeletion ? before : patched(before, body);
        if (auto error = judged(write, name, after))
            return refuse(error->code, error->message);
        if (isTrial)
            return QJsonDocument(after).toJson().toStdString();
        if (isDeletion) {
            m_objects.erase(name);
            return std::string("{}");
        }
        if (isCreation)
            after = with(after, {QStringLiteral("metadata"), QStringLiteral("uid")},
                         QString::number(++m_version));
        stamp(after);
        m_objects[name] = after;
        return QJsonDocument(after).toJson().toStdString();
    }

    [[nodiscard]] std::optional<Error> judged(const kube::ObjectWrite& write, const std::string& name,
                                              const QJsonObject& after) const
    {
        if (webhook) {
            if (auto error = webhook(write))
                return error;
        }
        std::vector<elastic::QuotaObject> objects;
        for (const auto& quota : stored())
            objects.push_back(quota.object);
        elastic::QuotaEdit edit;
        edit.kind = write.action.verb == "create" ? elastic::EditKind::Create
            : write.action.verb == "delete"       ? elastic::EditKind::Delete
                                                  : elastic::EditKind::Update;
        edit.object = kube::readStoredQuotas(QJsonDocument(after).toJson().toStdString())->front().object;
        edit.object.group.name = name;
        const auto findings = elastic::checkEdit(elastic::QuotaCatalog(std::move(objects)), edit);
        const auto error
            = std::ranges::find(findings, config::Severity::Error, &elastic::QuotaFinding::severity);
        if (error == findings.end())
            return std::nullopt;
        return Error{ErrorCode::InvalidArgument, name,
                     Message("admission webhook denied the request: " + error->message.english())};
    }

    std::map<std::string, QJsonObject> m_objects;
    int m_version = 100;
};
} // namespace quotadeck::test
