// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/window/commandpalette.h"

#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QSignalSpy>
#include <QTest>

namespace tst_commandpalette {
using namespace quotadeck::ui;

class TestCommandPalette : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_ran.clear();
        QList<PaletteEntry> entries;
        for (const char* name : {"Limits", "Show limits of all", "root.sales.crm", "Undo"})
            entries << PaletteEntry{QString::fromUtf8(name), QStringLiteral("Page"), {}, {}, [this, name] {
                                        m_ran << QString::fromUtf8(name);
                                    }};
        m_palette = std::make_unique<CommandPalette>(entries);
        m_palette->show();
        m_words = m_palette->findChild<QLineEdit*>();
        m_view = m_palette->findChild<QListView*>();
        QVERIFY(m_words->hasFocus() || QTest::qWaitForWindowActive(m_palette.get()));
    }

    void enterRunsTheFirstOfWhatIsFound()
    {
        QCOMPARE(m_view->model()->rowCount(), 4);
        QTest::keyClicks(m_words, QStringLiteral("crm root"));
        QCOMPARE(m_view->model()->rowCount(), 1);
        QTest::keyClick(m_words, Qt::Key_Return);
        QCOMPARE(m_ran, QStringList{QStringLiteral("root.sales.crm")});
        QVERIFY(!m_palette->isVisible());
    }

    void whatBeginsWithTheWordComesFirstAndArrowsChoose()
    {
        QTest::keyClicks(m_words, QStringLiteral("LIMITS"));
        QCOMPARE(m_view->model()->rowCount(), 2);
        QVERIFY(m_view->currentIndex().data().toString().startsWith(QStringLiteral("Limits")));
        QTest::keyClick(m_words, Qt::Key_Down);
        QTest::keyClick(m_words, Qt::Key_Down); // there is no third
        QTest::keyClick(m_words, Qt::Key_Return);
        QCOMPARE(m_ran, QStringList{QStringLiteral("Show limits of all")});
    }

    void nothingFoundRunsNothing()
    {
        QTest::keyClicks(m_words, QStringLiteral("nothing like it"));
        QCOMPARE(m_view->model()->rowCount(), 0);
        const auto* const label = m_palette->findChild<QLabel*>();
        QVERIFY(label->isVisible() && label->text().startsWith(QStringLiteral("Nothing found.")));
        m_words->clear();
        QVERIFY(!label->isVisible() && m_view->isVisible());
        m_words->setText(QStringLiteral("nothing like it"));
        QTest::keyClick(m_words, Qt::Key_Return);
        QVERIFY(m_ran.isEmpty());
        QVERIFY(m_palette->isVisible());
        QTest::keyClick(m_words, Qt::Key_Escape);
        QVERIFY(!m_palette->isVisible());
    }

private:
    QStringList m_ran;
    std::unique_ptr<CommandPalette> m_palette;
    QLineEdit* m_words = nullptr;
    QListView* m_view = nullptr;
};

QUOTADECK_TEST(TestCommandPalette, QApplication)
} // namespace tst_commandpalette

#include "tst_commandpalette.moc"
