// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/log/loglistmodel.h"
#include "tests/support/testprogram.h"
#include "ui/help/logwindow.h"
#include "ui/widgets/filterfield.h"
#include "ui/widgets/treetable.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <cerrno>
#include <chrono>
#include <cstring>

namespace tst_logwindow {
using namespace quotadeck;
using namespace quotadeck::ui;
using models::LogLevel;

namespace {
struct Fixture
{
    explicit Fixture(int entries = 0)
    {
        add(entries);
        window.bringToFront();
        [[maybe_unused]] const bool isShown = QTest::qWaitForWindowExposed(&window);
    }

    void add(int count)
    {
        for (int entry = 0; entry < count; ++entry)
            log.add(LogLevel::Information, QStringLiteral("source"), QString::number(++number));
    }
    [[nodiscard]] int rows() const { return window.table()->model()->rowCount(); }
    [[nodiscard]] QScrollBar* bar() const { return window.table()->verticalScrollBar(); }
    [[nodiscard]] QToolButton* button(const QString& text) const
    {
        for (auto* found : window.findChildren<QToolButton*>()) {
            if (found->text() == text)
                return found;
        }
        return nullptr;
    }

    int number = 0;
    models::ProgramLog log{[] { return std::chrono::milliseconds(0); }};
    LogWindow window{&log};
};
} // namespace

class TestLogWindow final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void followsTheNewestEntryUnlessScrolledAway()
    {
        Fixture fixture(200);
        QTRY_VERIFY(fixture.bar()->maximum() > 0);
        QTRY_COMPARE(fixture.bar()->value(), fixture.bar()->maximum());
        fixture.add(50);
        QTRY_COMPARE(fixture.rows(), 250);
        QTRY_COMPARE(fixture.bar()->value(), fixture.bar()->maximum());

        fixture.bar()->setValue(0);
        QVERIFY(!fixture.button(QStringLiteral("Follow"))->isChecked());
        fixture.add(50);
        QTRY_COMPARE(fixture.rows(), 300);
        QCOMPARE(fixture.bar()->value(), 0);

        fixture.button(QStringLiteral("Follow"))->click();
        QTRY_COMPARE(fixture.bar()->value(), fixture.bar()->maximum());
    }

    void levelAndFilterChooseWhatIsListed()
    {
        Fixture fixture(3);
        fixture.log.add(LogLevel::Error, QStringLiteral("file"), QStringLiteral("Not saved"));
        QTRY_COMPARE(fixture.rows(), 4);
        auto* level = fixture.window.findChild<QComboBox*>();
        level->setCurrentIndex(level->findText(QStringLiteral("Errors only")));
        QCOMPARE(fixture.rows(), 1);
        level->setCurrentIndex(0);
        fixture.window.findChild<FilterField*>()->setFilter(QStringLiteral("category=source"));
        QCOMPARE(fixture.rows(), 3);
        QVERIFY2(fixture.window.note().startsWith(QStringLiteral("3 of 4 ")),
                 qUtf8Printable(fixture.window.note()));
    }

    void copiesTheSelectionOrAllThatIsListed()
    {
        Fixture fixture(2);
        fixture.button(QStringLiteral("Copy"))->click();
        QCOMPARE(QApplication::clipboard()->text(),
                 QStringLiteral("1970-01-01T00:00:00.000Z information source: 1\n"
                                "1970-01-01T00:00:00.000Z information source: 2\n"));
        fixture.window.table()->selectAll();
        fixture.window.table()->setCurrentIndex(fixture.window.table()->model()->index(1, 0));
        fixture.button(QStringLiteral("Copy"))->click();
        QCOMPARE(QApplication::clipboard()->text(),
                 QStringLiteral("1970-01-01T00:00:00.000Z information source: 2\n"));
    }

    void savesWhatIsListedAndReportsAFullDisk()
    {
        Fixture fixture(1);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("log.txt"));
        fixture.window.saveTo(path);
        QTRY_VERIFY(fixture.window.note().contains(QStringLiteral("log.txt")));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("1970-01-01T00:00:00.000Z information source: 1\n"));

        fixture.window.saveTo(QStringLiteral("/dev/full"));
        QTRY_VERIFY2(fixture.window.note().contains(QStringLiteral("no space is left")),
                     qUtf8Printable(fixture.window.note()));
    }
};

QUOTADECK_TEST(TestLogWindow, QApplication)
} // namespace tst_logwindow

#include "tst_logwindow.moc"
