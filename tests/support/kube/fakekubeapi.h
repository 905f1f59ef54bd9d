// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QJsonObject>
#include <QList>
#include <QPair>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>

namespace quotadeck::testing {
struct KubeUser
{
    QString name;
    QString uid;
    QStringList groups; ///< "system:masters" may do everything
};

struct KubeRequest
{
    QByteArray method = {};
    QByteArray target = {}; ///< path and query with their escapes
    QHash<QByteArray, QByteArray> headers = {}; ///< names in lower case
    QByteArray body = {};
    std::optional<KubeUser> certificateUser = {}; ///< of the client certificate, if it was verified
};

/// Where a watch stands. Its lines come from FakeKubeApi::takeEvents().
struct KubeWatch
{
    QString resource = {}; ///< "configmaps", "elasticquotas.scheduling.sigs.k8s.io"
    QString nameSpace = {}; ///< empty: all
    QString labelSelector = {};
    QString fieldSelector = {};
    qint64 version = 0; ///< of the last change seen
    bool hasBookmarks = false;
    bool startsWithList = false; ///< what exists comes first, as ADDED
    std::optional<int> seconds = {}; ///< until its end
};

/// A request that goes on to a port of 127.0.0.1.
struct KubeForward
{
    quint16 port = 0;
    QByteArray target = {}; ///< path and query there
    QByteArray prefix = {}; ///< of the path here: a redirect of the service gets it
};

struct KubeAnswer
{
    int status = 200;
    QByteArray contentType = "application/json";
    QByteArray body = {};
    QList<QPair<QByteArray, QByteArray>> headers = {};
    std::optional<KubeWatch> watch = {}; ///< instead of a body: a stream
    std::optional<KubeForward> forward = {}; ///< instead of all this: the answer of another server
};

/// An answer in place of the usual one.
struct KubeRefusal
{
    int status = 500; ///< 401, 403, 429, 500, 503, ...
    QString verb = {}; ///< "patch", "list", "watch", ...; empty: each
    QString resource = {}; ///< "configmaps", "services/proxy"; empty: each, and paths that are no resource
    int retryAfter = 0; ///< seconds; 0: no such header
    int times = -1; ///< so often; -1: always
};

/// What an admission webhook refuses with. One that gives no status, YuniKorn's for example, refuses with 400.
struct KubeDenial
{
    QString message;
    int status = 403;
};

/// A write that is about to be stored, or a dry run of it.
struct KubeAdmission
{
    QString verb; ///< "create", "update", "patch", "delete"
    QString resource; ///< as in KubeWatch
    QJsonObject object; ///< as it is to be; empty: deleted
    QJsonObject old; ///< empty: it is new
};

/// What a test sets.
struct KubeSettings
{
    QHash<QByteArray, KubeUser> tokens; ///< bearer tokens; any other is refused with 401
    QList<KubeRefusal> refusals; ///< the first that matches counts
    std::function<std::optional<KubeDenial>(const QJsonObject& configMap)> webhook; ///< also for dry runs
    QString webhookName = QStringLiteral("admission-webhook.yunikorn.validate-conf");
    /// A webhook for all kinds of objects beside it.
    std::function<std::optional<KubeDenial>(const KubeAdmission&)> admission;
    QString admissionName = QStringLiteral("vquota.koordinator.sh");
    /// How a watch from a version that is gone ends: with an event of the stream, as a server with a watch cache does,
    /// or with the status 410.
    enum class Expired { Event, Status } expired = Expired::Event;
};

/// The behaviour of a Kubernetes API server over objects in memory: what the recordings in tests/data/vectors/kube show,
/// and what is next to it. Starts with a user "admin" (token "admin-token") who may do everything, and no namespace.
///
/// Shape:     answer() depends on the settings, the objects and the request; no clock, no sockets. Each write adds to a
///            history, from which watches, pages and lists of an older version are made.
/// Different: ValidatingAdmissionPolicies are not evaluated: one that is bound to a kind demands that spec.min is not
///            above spec.max. managedFields treat lists as one field, and leave out the status.
class FakeKubeApi
{
public:
    using Backend = std::function<KubeAnswer(const KubeRequest&)>;

    FakeKubeApi();
    ~FakeKubeApi();
    FakeKubeApi(const FakeKubeApi&) = delete;
    FakeKubeApi& operator=(const FakeKubeApi&) = delete;

    KubeSettings settings;
    std::function<void()> changed; ///< called after each write

    [[nodiscard]] KubeAnswer answer(const KubeRequest& request);
    /// The lines of @p watch since it was last asked.
    [[nodiscard]] QByteArray takeEvents(KubeWatch& watch);
    /// The last line of a watch that ends by its time; empty if it has no bookmarks.
    [[nodiscard]] QByteArray lastBookmark(const KubeWatch& watch) const;

    /// Writes past rights, validation and preconditions, as @p manager: another writer, or the start of a test. The
    /// namespace is made if needed. Returns the object as it is now.
    QJsonObject put(const QJsonObject& object, const QString& manager = QStringLiteral("somebody"));
    void remove(const QString& resource, const QString& nameSpace, const QString& name);
    /// Empty when there is none. @p resource as in KubeWatch.
    [[nodiscard]] QJsonObject object(const QString& resource, const QString& nameSpace,
                                     const QString& name) const;
    [[nodiscard]] qint64 version() const; ///< of the last write
    void forgetHistory(); ///< Lists and watches from an earlier version are gone (410).

    /// What answers behind the proxy path of a port; without it there are no endpoints (503). @p kind: "services", "pods".
    void setBackend(const QString& kind, const QString& nameSpace, const QString& name, int port,
                    Backend backend);
    void forwardTo(const QString& kind, const QString& nameSpace, const QString& name, int port,
                   quint16 localPort);

private:
    class Data;
    std::unique_ptr<Data> m_data;
};
} // namespace quotadeck::testing
