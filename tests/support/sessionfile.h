// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/diff/textdiff.h"
#include "models/limits/configsession.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace quotadeck::test {
/// A session with a file of its own open.
class SessionFile
{
public:
    explicit SessionFile(const QByteArray& text)
    {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        QSignalSpy opened(&session, &models::ConfigSession::opened);
        session.open(path());
        [&] { QTRY_COMPARE(opened.count(), 1); }();
    }

    [[nodiscard]] QString path() const { return m_dir.filePath(QStringLiteral("queues.yaml")); }
    [[nodiscard]] QByteArray text() const { return QByteArray::fromStdString(session.revision()->text()); }
    /// Makes @p after stand where @p before does, which is in the text once, and waits until it does.
    void replace(const QByteArray& before, const QByteArray& after)
    {
        QVERIFY(text().count(before) == 1);
        session.edit([after = QByteArray(text()).replace(before, after).toStdString()](
                         const config::Document& document) -> Result<std::vector<config::TextEdit>> {
            return config::lineEdits(document.text(), after);
        });
        [&] { QTRY_VERIFY(!session.isBusy()); }();
    }

private:
    QTemporaryDir m_dir;

public:
    models::ConfigSession session;
};
} // namespace quotadeck::test
