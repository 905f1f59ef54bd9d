// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cluster/clustercopies.h"

#include "app/connect/profilesetting.h"
#include "app/kube/kubeaccess.h"
#include "core/file/filewriter.h"
#include "models/common/textfile.h"

#include <QCryptographicHash>
#include <QJsonObject>
#include <QPointer>

#include <utility>

namespace quotadeck::app {
namespace {
constexpr int kCopyFormat = 1;

QJsonObject headOf(const QString& path, const ClusterCopy& copy)
{
    QJsonObject head{{QStringLiteral("format"), kCopyFormat},
                     {QStringLiteral("path"), path},
                     {QStringLiteral("configMap"), QString::fromStdString(copy.configMap)}};
    if (const auto* reach = std::get_if<connect::ClusterReach>(&copy.cluster))
        head.insert(QStringLiteral("cluster"),
                    QJsonObject::fromVariantMap(connect::settingOf(reach->scheduler)));
    if (copy.writer)
        head.insert(QStringLiteral("writer"),
                    QJsonObject{{QStringLiteral("manager"), QString::fromStdString(copy.writer->manager)},
                                {QStringLiteral("time"), QString::fromStdString(copy.writer->time)}});
    return head;
}

/// Nothing for the file of another path, or of a later form.
std::optional<ClusterCopy> copyOf(const models::HeadedText& file, const QString& path)
{
    const QJsonObject& head = file.head;
    if (head[QLatin1String("format")].toInt() != kCopyFormat
        || head[QLatin1String("path")].toString() != path)
        return std::nullopt;
    ClusterCopy copy{connect::ClusterReach{
                         connect::schedulerFrom(head[QLatin1String("cluster")].toObject().toVariantMap())},
                     file.text, head[QLatin1String("configMap")].toString().toStdString()};
    if (const QJsonObject writer = head[QLatin1String("writer")].toObject(); !writer.isEmpty())
        copy.writer = kube::ConfigWriter{writer[QLatin1String("manager")].toString().toStdString(),
                                         writer[QLatin1String("time")].toString().toStdString()};
    return copy;
}
} // namespace

bool isSameCluster(const connect::Reach& a, const connect::Reach& b)
{
    const auto* left = std::get_if<connect::ClusterReach>(&a);
    const auto* right = std::get_if<connect::ClusterReach>(&b);
    if (!left || !right)
        return false;
    const auto agree = [](const std::string& one, const std::string& other) {
        return one.empty() || other.empty() || one == other;
    };
    return left->scheduler.context.context == right->scheduler.context.context
        && kube::filesOf(left->scheduler.context) == kube::filesOf(right->scheduler.context)
        && agree(left->scheduler.nameSpace, right->scheduler.nameSpace)
        && agree(left->scheduler.service, right->scheduler.service);
}

ClusterCopies::ClusterCopies(QString folder, QObject* parent) : QObject(parent), m_folder(std::move(folder))
{
}

QString ClusterCopies::fileOf(const QString& path) const
{
    const QByteArray hash = QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha256).toHex();
    return QStringLiteral("%1/%2.copy").arg(m_folder, QString::fromLatin1(hash.left(32)));
}

void ClusterCopies::read(const QString& path, QObject* receiver, const std::function<void()>& next)
{
    if (m_copies.contains(path)) {
        next();
        return;
    }
    m_jobs.start(
        this, [file = fileOf(path)] { return models::readHeadedFile(file); },
        [this, path, receiver = QPointer(receiver), next](const Result<models::HeadedText>& file) {
            if (!m_copies.contains(path)) // nor set meanwhile
                m_copies.insert(path, file ? copyOf(*file, path) : std::nullopt);
            if (receiver)
                next();
        });
}

void ClusterCopies::set(const QString& path, const std::optional<ClusterCopy>& copy)
{
    m_jobs.start(
        this,
        [folder = m_folder, file = fileOf(path),
         kept = copy ? models::HeadedText{headOf(path, *copy), copy->text} : models::HeadedText()] {
            return file::makeFolder(models::nativePath(folder), file::Access::Private).and_then([&] {
                return models::writeHeadedFile(file, kept);
            });
        },
        [this, path](const Status& written) {
            if (!written)
                Q_EMIT writeFailed(path, written.error());
        });
    m_copies.insert(path, copy);
    Q_EMIT changed(path);
}
} // namespace quotadeck::app

#include "moc_clustercopies.cpp"
