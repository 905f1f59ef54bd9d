// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/filebytes.h"
#include "tests/support/testprogram.h"
#include "ui/limits/limitspage.h"

#include <QAbstractButton>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace quotadeck::test {
/// The first child of @p parent of this kind and accessible name, or text of a button.
template <typename Widget>
Widget* childNamed(const QWidget& parent, const QString& name)
{
    for (auto* child : parent.findChildren<Widget*>()) {
        bool isNamed = child->accessibleName() == name;
        if constexpr (std::is_base_of_v<QAbstractButton, Widget>)
            isNamed = isNamed || child->text() == name;
        if (isNamed)
            return child;
    }
    return nullptr;
}

/// The limits page in a window of its own, with a file open.
class LimitsFixture
{
public:
    explicit LimitsFixture(const QByteArray& text) : m_path(m_dir.filePath(QStringLiteral("queues.yaml")))
    {
        writeBytes(m_path, text);
        QSignalSpy opened(&session, &models::ConfigSession::opened);
        session.open(m_path);
        [&] { QTRY_COMPARE(opened.count(), 1); }();
        page.resize(1280, 800);
        page.show();
    }

    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] QByteArray text() const { return QByteArray::fromStdString(session.revision()->text()); }
    void waitUntilIdle() { QTRY_VERIFY(!session.isBusy()); }

private:
    QTemporaryDir m_dir;
    QString m_path;

public:
    models::ConfigSession session;
    ui::LimitsPage page{&session};
};
} // namespace quotadeck::test
