// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/plantedsecrets.h"

#include "tests/support/filebytes.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QSet>

#include <algorithm>

namespace quotadeck::testing {
namespace {
QList<QByteArray> allSecrets(const QList<QByteArray>& more)
{
    const QByteArray cookie = planted::kCookie;
    return QList<QByteArray>{planted::kToken, planted::kPassword, cookie.mid(cookie.indexOf('=') + 1),
                             planted::kHeader}
    + more;
}

/// @p secret in base64 behind @p before other bytes, without the characters that depend on its neighbours.
QByteArray insideBase64(const QByteArray& secret, int before)
{
    const QByteArray code = (QByteArray(before, '\0') + secret).toBase64(QByteArray::OmitTrailingEquals);
    const int first = (before * 4 + 2) / 3;
    const auto whole = (before + secret.size()) * 4 / 3;
    return code.mid(first, whole - first);
}

QByteArray utf16(const QByteArray& secret)
{
    QByteArray wide;
    for (const char c : secret)
        wide += QByteArray(1, c) + '\0';
    return wide;
}

bool has(const QByteArray& text, const QByteArray& secret)
{
    return text.contains(secret) || text.contains(utf16(secret)) || text.contains(insideBase64(secret, 0))
        || text.contains(insideBase64(secret, 1)) || text.contains(insideBase64(secret, 2));
}

QStringList findings(const QString& place, const QByteArray& content, const QList<QByteArray>& secrets)
{
    QStringList found;
    for (const auto& secret : secrets) {
        if (has(content, secret))
            found.append(place + QStringLiteral(": ") + QString::fromUtf8(secret));
    }
    return found;
}

/// The ids of @p process and of all that it has started.
void addFamily(const QString& process, QSet<QString>& family)
{
    if (family.contains(process))
        return;
    family.insert(process);
    const QDir threads(QStringLiteral("/proc/%1/task").arg(process));
    for (const auto& thread : threads.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        for (const auto& child :
             test::bytesOf(threads.filePath(thread + QStringLiteral("/children"))).split(' ')) {
            if (!child.isEmpty())
                addFamily(QString::fromLatin1(child), family);
        }
    }
}
} // namespace

QByteArray planted::lineOf(const QByteArray& key)
{
    const auto lines = key.split('\n');
    return lines.value(lines.size() / 2).trimmed();
}

QStringList plantedSecretsIn(const QStringList& places, const QList<QByteArray>& more)
{
    const auto secrets = allSecrets(more);
    QStringList found;
    const auto look = [&](const QString& path) {
        found += findings(path, path.toUtf8(), secrets);
        if (QFileInfo(path).isFile()) // not a pipe, which would never end
            found += findings(path, test::bytesOf(path), secrets);
    };
    for (const auto& place : places) {
        look(place);
        QDirIterator inside(place, QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot,
                            QDirIterator::Subdirectories);
        while (inside.hasNext())
            look(inside.next());
    }
    return found;
}

QStringList plantedSecretsInProcesses(const QList<QByteArray>& more)
{
    const auto secrets = allSecrets(more);
    QSet<QString> family;
    addFamily(QString::number(QCoreApplication::applicationPid()), family);
    QStringList found;
    for (const auto& process : family) {
        for (const auto* file : {"cmdline", "environ"})
            found += findings(process,
                              test::bytesOf(QStringLiteral("/proc/%1/%2").arg(process, QLatin1String(file))),
                              secrets);
    }
    return found;
}
} // namespace quotadeck::testing
