// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/serve/routes.h"
#include "app/serve/servedcluster.h"
#include "core/config/rules/validator.h"
#include "core/config/schema/effective.h"
#include "core/snapshot/restjson.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <map>
#include <stdexcept>

namespace quotadeck::test {
/// One recorded request of vectors/rest and its answer.
struct Recorded
{
    serve::Request request;
    QByteArray name; ///< for the messages of tests
    int status = 0;
    QByteArray contentType;
    QByteArray body;
    std::map<QByteArray, QByteArray> headers; ///< Allow, Location
};

inline QByteArray contents(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        throw std::runtime_error("missing file " + path.toStdString());
    return file.readAll();
}

/// All of them of @p scenario, "scenario-a".
inline std::vector<Recorded> recordings(const QString& scenario)
{
    const auto folder = QStringLiteral(QUOTADECK_VECTORS "/rest/") + scenario + QLatin1Char('/');
    std::vector<Recorded> result;
    const auto index = QJsonDocument::fromJson(contents(folder + QStringLiteral("index.json"))).array();
    for (const auto& item : index) {
        const auto entry = item.toObject();
        const auto text = [&entry](const char* key) { return entry[QLatin1String(key)].toString().toUtf8(); };
        Recorded recorded;
        recorded.request.head.method = text("method").toStdString();
        recorded.request.head.target = text("url").toStdString();
        recorded.request.body = text("requestBody");
        const auto headers = entry[QStringLiteral("requestHeaders")].toObject();
        for (auto header = headers.begin(); header != headers.end(); ++header)
            recorded.request.head.headers.emplace_back(header.key().toLower().toStdString(),
                                                       header.value().toString().toStdString());
        recorded.name = text("method") + ' ' + text("url");
        recorded.status = entry[QStringLiteral("status")].toInt();
        recorded.contentType = text("contentType");
        recorded.body = contents(folder + entry[QStringLiteral("file")].toString());
        for (const auto* header : {"Allow", "Location"}) {
            if (const auto value = text(QByteArray(header).toLower().constData()); !value.isEmpty())
                recorded.headers[header] = value;
        }
        result.push_back(std::move(recorded));
    }
    return result;
}

/// The body of the good answer to GET @p target.
inline std::string bodyOf(const std::vector<Recorded>& all, const std::string& target)
{
    for (const auto& recorded : all) {
        if (recorded.request.head.method == "GET" && recorded.request.head.target == target
            && recorded.status == 200)
            return recorded.body.toStdString();
    }
    return {};
}

/// The cluster that was recorded, read back into a snapshot by our own readers.
inline SnapshotPtr recordedSnapshot(const std::vector<Recorded>& all)
{
    ClusterSnapshot snapshot;
    snapshot.time = SystemTime(std::chrono::seconds(1'795'202'240));
    snapshot.clusters = rest::readClusters(bodyOf(all, "/ws/v1/clusters")).value();
    if (const auto health = bodyOf(all, "/ws/v1/scheduler/healthcheck"); !health.empty())
        snapshot.health = rest::readHealth(health).value();
    auto infos = rest::readPartitions(bodyOf(all, "/ws/v1/partitions")).value();
    for (auto& info : infos) {
        const auto base = "/ws/v1/partition/" + info.name + "/";
        const auto part = [&](const std::string& path, auto read, auto& target) {
            if (const auto body = bodyOf(all, base + path); !body.empty())
                target = read(body).value();
        };
        PartitionSnapshot partition;
        part("queues", rest::readQueues, partition.queues);
        part("usage/users", rest::readUsers, partition.users);
        part("usage/groups", rest::readGroups, partition.groups);
        part("nodes", rest::readNodes, partition.nodes);
        part("applications/active", rest::readApplications, partition.applications.emplace());
        std::vector<ApplicationInfo> ended;
        for (const auto* state : {"completed", "rejected"}) {
            std::vector<ApplicationInfo> apps;
            part(std::string("applications/") + state, rest::readApplications, apps);
            ended.insert(ended.end(), apps.begin(), apps.end());
        }
        partition.finished = finishedApplications(std::move(ended));
        partition.info = std::move(info);
        normalize(partition);
        snapshot.partitions.push_back(std::move(partition));
    }
    return std::make_shared<const ClusterSnapshot>(std::move(snapshot));
}

/// The recorded configuration, without the keys that only the answer has (REST-30).
inline std::vector<config::PartitionConfig> recordedConfig(const std::vector<Recorded>& all)
{
    auto text = bodyOf(all, "/ws/v1/config");
    text.resize(text.find("checksum:"));
    return config::effectivePartitions(config::validate(text).config.value());
}

/// Serves @p snapshot as if it were the first one.
inline void publish(serve::ServedCluster& cluster, SnapshotPtr snapshot)
{
    const auto partition = snapshot->partitions.front().info.name;
    cluster.publish(*makeUpdate(cluster.snapshot(), std::move(snapshot), partition));
}

inline serve::Request get(const std::string& target)
{
    serve::Request request;
    request.head.method = "GET";
    request.head.target = target;
    return request;
}
} // namespace quotadeck::test
