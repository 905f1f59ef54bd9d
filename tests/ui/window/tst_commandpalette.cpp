// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/fakecluster.h"
#include "tests/support/testprogram.h"
#include "ui/pages/page.h"
#include "ui/window/commandpalette.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMainWindow>
#include <QMenuBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolBar>

namespace tst_commandpalette {
using namespace quotadeck;
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

    void whatIsLookedUpStandsBehindTheRest()
    {
        QStringList asked;
        CommandPalette palette({{QStringLiteral("Undo"), {}, {}, {}, [] {}}}, [&asked](const QString& text) {
            asked << text;
            return QList<PaletteEntry>{{QStringLiteral("found"), {}, {}, {}, [] {}}};
        });
        auto* words = palette.findChild<QLineEdit*>();
        const auto* view = palette.findChild<QListView*>();
        QVERIFY(asked.isEmpty());
        words->setText(QStringLiteral(" undo "));
        QCOMPARE(asked, QStringList{QStringLiteral("undo")});
        QCOMPARE(view->model()->rowCount(), 2);
        QVERIFY(view->model()->index(1, 0).data().toString().startsWith(QStringLiteral("found")));
        words->clear();
        QCOMPARE(view->model()->rowCount(), 1);
    }

    void objectsOfASnapshotAreFoundByTheirNames()
    {
        const auto snapshot = tests::fakeSnapshot();
        const auto& partition = *findPartition(*snapshot, "default");
        QList<Subject> shown;
        const auto find = [&](const QStringList& words) {
            return subjectEntries(partition, words,
                                  [&shown](const QString&, const Subject& subject) { shown << subject; });
        };
        const auto& application = partition.applications->front();
        const auto entries = find({QString::fromStdString(application.id.text()).toUpper()});
        QVERIFY(!entries.isEmpty());
        entries.first().run();
        QVERIFY(shown.first().kind == Subject::Kind::Application);
        QVERIFY(!find({QStringLiteral("root")}).isEmpty());
        QVERIFY(find({QStringLiteral("root"), QStringLiteral("no such name")}).isEmpty());
        QVERIFY(find({}).size() <= 5 * 50);
    }

    void eachCommandIsThereOnce()
    {
        QMainWindow window;
        QMenu* edit = window.menuBar()->addMenu(QStringLiteral("&Edit"));
        edit->addAction(QStringLiteral("&Copy"));
        edit->addAction(QStringLiteral("Dead"))->setEnabled(false);
        edit->addAction(QStringLiteral("Queues"))->setData(QStringLiteral("queues"));
        edit->addMenu(QStringLiteral("&Theme"))->addAction(QStringLiteral("&Dark"));
        window.addToolBar(QStringLiteral("Tools"));
        Page page(QStringLiteral("nodes"), QStringLiteral("Nodes"), Icon::Nodes);
        for (const char* name : {"Attributes", "Allocations"}) {
            auto* part = new QWidget(&page);
            part->setAccessibleName(QString::fromUtf8(name));
            part->addAction(new QAction(QStringLiteral("Copy"), part));
            part->addAction(new QAction(QStringLiteral("Copy All"), part));
        }
        page.addAction(new QAction(QStringLiteral("Sort"), &page));
        QStringList texts;
        for (const PaletteEntry& entry : commandEntries(*window.menuBar(), &page))
            texts << entry.text;
        QCOMPARE(
            texts,
            QStringList({"Copy", "Theme: Dark", "Attributes: Copy All", "Allocations: Copy All", "Sort"}));
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
