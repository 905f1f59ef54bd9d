// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/limits/configsession.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <memory>

namespace quotadeck::test {
/// A session with a file open.
class SessionFixture
{
public:
    explicit SessionFixture(const QByteArray& text) { open(text); }

    void open(const QByteArray& text)
    {
        const QString path = m_dir.filePath(QStringLiteral("queues.yaml"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(text);
        file.close();
        QSignalSpy opened(&session, &models::ConfigSession::opened);
        session.open(path);
        QTRY_COMPARE(opened.count(), 1);
    }

    [[nodiscard]] QByteArray text() const { return QByteArray::fromStdString(session.revision()->text()); }
    void waitUntilIdle() { QTRY_VERIFY(!session.isBusy()); }
    /// Makes one step; the reason when it is refused.
    QString edit(models::ConfigSession::Operation operation)
    {
        QSignalSpy refused(&session, &models::ConfigSession::editRefused);
        session.edit(std::move(operation));
        waitUntilIdle();
        return refused.isEmpty() ? QString()
                                 : QString::fromStdString(refused[0][0].value<Error>().message.english());
    }
    void undo()
    {
        session.undo();
        waitUntilIdle();
    }

private:
    QTemporaryDir m_dir;

public:
    models::ConfigSession session;
};

/// The lines of @p after that are not in @p before, as "+...", and those that went, as "-...".
inline QStringList changedLines(const QByteArray& before, const QByteArray& after)
{
    auto old = QString::fromUtf8(before).split(u'\n');
    QStringList changes;
    for (const auto& line : QString::fromUtf8(after).split(u'\n')) {
        if (!old.removeOne(line))
            changes << QStringLiteral("+%1").arg(line.trimmed());
    }
    for (const auto& line : old)
        changes << QStringLiteral("-%1").arg(line.trimmed());
    changes.sort();
    return changes;
}
} // namespace quotadeck::test
