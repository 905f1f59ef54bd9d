// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <tuple>

namespace quotadeck::testing {
struct KubeUser;

/// A kind of objects as the paths of the server name it.
struct KubeResource
{
    enum class Kind { BuiltIn, Custom, Review };

    QString group; ///< empty: the core group
    QString version;
    QString plural;
    QString objectKind;
    bool isNamespaced = true;
    Kind kind = Kind::BuiltIn;
    QJsonObject schema = {}; ///< empty: objects are not checked
    bool hasStatus = false; ///< as a subresource
    int writesBefore = 0; ///< that the server makes for itself when one is created: an address of a service
    int writesAfter = 0; ///< likewise: conditions

    [[nodiscard]] QString key() const { return group.isEmpty() ? plural : plural + "." + group; }
    [[nodiscard]] QString apiVersion() const { return group.isEmpty() ? version : group + "/" + version; }
};

using ObjectKey = std::tuple<QString, QString, QString>; ///< resource, namespace, name

/// Objects and all changes of them. Versions count from where the recorded server stood.
class KubeStore
{
public:
    struct Change
    {
        qint64 version = 0;
        ObjectKey key;
        QJsonObject before; ///< empty: created
        QJsonObject after; ///< empty: removed
    };

    /// Built-in ones, and those of the CustomResourceDefinitions.
    [[nodiscard]] QList<KubeResource> resources() const;

    [[nodiscard]] QJsonObject object(const ObjectKey& key) const;
    [[nodiscard]] QList<QJsonObject> objects(const QString& resource, const QString& nameSpace = {}) const;
    /// As they were at @p version, by namespace and name.
    [[nodiscard]] std::map<ObjectKey, QJsonObject> objectsAt(qint64 version, const QString& resource,
                                                             const QString& nameSpace) const;
    [[nodiscard]] const QList<Change>& history() const { return m_history; }
    [[nodiscard]] qint64 version() const { return m_version; }
    [[nodiscard]] QString time() const; ///< a second later after each write

    QJsonObject write(const ObjectKey& key, QJsonObject object); ///< returns it with its version
    void remove(const ObjectKey& key);
    void skipVersions(int count) { m_version += count; }

private:
    std::map<ObjectKey, QJsonObject> m_objects;
    QList<Change> m_history;
    qint64 m_version = 197;
};

/// What somebody is about to do.
struct KubeAttributes
{
    QString verb;
    QString group;
    QString resource; ///< "configmaps", "services/proxy"; empty: a path that is no resource
    QString nameSpace; ///< empty: all
    QString name;
    QString path;
};

/// Why RBAC allows it, empty for those who may do everything; nothing when it does not.
[[nodiscard]] std::optional<QString> rightFor(const KubeStore& store, const KubeUser& user,
                                              const KubeAttributes& attributes);
/// The status of a SelfSubjectRulesReview.
[[nodiscard]] QJsonObject rulesReview(const KubeStore& store, const KubeUser& user, const QString& nameSpace);
} // namespace quotadeck::testing
