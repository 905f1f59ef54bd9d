// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/help/helpbrowser.h"
#include "ui/help/helpcontents.h"
#include "ui/help/helpmenu.h"
#include "ui/help/helpwindow.h"
#include "ui/theme/theme.h"
#include "ui/widgets/messagebar.h"

#include <QAction>
#include <QApplication>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QToolBar>
#include <QTranslator>
#include <QTreeWidget>

namespace tst_helpwindow {
using namespace quotadeck;
using namespace quotadeck::ui;

namespace {
const QString kPages = QStringLiteral("qrc:/help/resources/docs/handbook/");

/// A window whose texts are in another language, as far as the handbook asks for it.
class OtherLanguage final : public QTranslator
{
public:
    explicit OtherLanguage(const char* code) : m_code(QLatin1String(code))
    {
        QCoreApplication::installTranslator(this);
    }
    ~OtherLanguage() override { QCoreApplication::removeTranslator(this); }
    Q_DISABLE_COPY_MOVE(OtherLanguage)

    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* context, const char* /*source*/, const char* /*comment*/,
                                    int /*count*/) const override
    {
        return qstrcmp(context, "HelpContents") == 0 ? m_code : QString();
    }

private:
    QString m_code;
};

struct Fixture
{
    Fixture()
    {
        window.showDocument(handbookPage(QStringLiteral("queues")));
        [[maybe_unused]] const bool isShown = QTest::qWaitForWindowExposed(&window);
    }

    [[nodiscard]] QString shownName() const { return window.document().fileName(); }
    [[nodiscard]] QString heading() const { return browser->document()->firstBlock().text(); }
    [[nodiscard]] QAction* tool(const QString& text) const
    {
        for (QAction* action : window.actions()) {
            if (action->text() == text)
                return action;
        }
        return nullptr;
    }
    [[nodiscard]] bool shows(const QString& text) const
    {
        for (const auto* label : window.findChildren<QLabel*>()) {
            if (label->isVisible() && label->text().contains(text))
                return true;
        }
        return false;
    }
    [[nodiscard]] bool statesOtherLanguage() const
    {
        return shows(QStringLiteral("This page is available only in English."));
    }
    void find(const QString& text)
    {
        words->clear();
        QTest::keyClicks(words, text);
        QTest::keyClick(words, Qt::Key_Return);
    }

    HelpWindow window;
    HelpBrowser* browser = window.findChild<HelpBrowser*>();
    QTreeWidget* contents = window.findChild<QTreeWidget*>();
    QLineEdit* words = window.findChild<QToolBar*>()->findChild<QLineEdit*>();
};
} // namespace

class TestHelpWindow final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void chaptersAreReadFromLinksBelowHeadings()
    {
        const auto chapters = chaptersIn(
            QStringLiteral("# Book\n\n- [Lost](lost.md)\n\n## One\n\n- [A](a.md)\n- [B](../b.md)\n## Two\n"),
            QUrl(QStringLiteral("qrc:/x/y/index.md")));
        QCOMPARE(chapters.size(), 2);
        QCOMPARE(chapters[0].title, QStringLiteral("One"));
        QCOMPARE(chapters[0].topics.size(), 2); // what is above the first heading is in no chapter
        QCOMPARE(chapters[0].topics[1].title, QStringLiteral("B"));
        QCOMPARE(chapters[0].topics[1].url, QUrl(QStringLiteral("qrc:/x/b.md")));
        QVERIFY(chapters[1].topics.isEmpty());
    }

    void everyTopicIsADocumentWithAHeading()
    {
        const auto chapters = helpContents();
        QVERIFY(chapters.size() >= 4);
        for (const HelpChapter& chapter : chapters) {
            QVERIFY2(!chapter.topics.isEmpty(), qUtf8Printable(chapter.title));
            for (const HelpTopic& topic : chapter.topics) {
                QVERIFY2(isHelpDocument(topic.url), qUtf8Printable(topic.url.toString()));
                QVERIFY2(helpText(topic.url).startsWith(QStringLiteral("# ")),
                         qUtf8Printable(topic.url.toString()));
            }
        }
    }

    void aPageWithoutHelpLeadsToTheFirstSteps()
    {
        QCOMPARE(handbookPage(QStringLiteral("limits")).fileName(), QStringLiteral("limits.md"));
        QCOMPARE(handbookPage({}).fileName(), QStringLiteral("first-steps.md"));
        QCOMPARE(handbookPage(QStringLiteral("no-such-page")).fileName(), QStringLiteral("first-steps.md"));
    }

    void contentsFollowTheDocumentAndLeadToIt()
    {
        Fixture fixture;
        QCOMPARE(fixture.heading(), QStringLiteral("Queues"));
        QVERIFY(fixture.contents->currentItem());
        QCOMPARE(fixture.contents->currentItem()->text(0), QStringLiteral("Queues"));

        fixture.contents->setCurrentItem(fixture.contents->itemBelow(fixture.contents->currentItem()));
        QCOMPARE(fixture.shownName(), QStringLiteral("people.md"));
        QCOMPARE(fixture.heading(), QStringLiteral("People"));
        // A document beside the contents marks nothing there.
        fixture.window.showDocument(changesPage());
        QCOMPARE(fixture.heading(), QStringLiteral("Changes"));
        QVERIFY(fixture.contents->selectedItems().isEmpty());
    }

    void backAndForward()
    {
        Fixture fixture;
        QAction* back = fixture.tool(QStringLiteral("Back"));
        QAction* forward = fixture.tool(QStringLiteral("Forward"));
        QVERIFY(!back->isEnabled());
        Q_EMIT fixture.browser->anchorClicked(QUrl(QStringLiteral("explain.md")));
        QCOMPARE(fixture.shownName(), QStringLiteral("explain.md"));
        QVERIFY(back->isEnabled());
        back->trigger();
        QCOMPARE(fixture.shownName(), QStringLiteral("queues.md"));
        QCOMPARE(fixture.contents->currentItem()->text(0), QStringLiteral("Queues"));
        QVERIFY(forward->isEnabled());
        forward->trigger();
        QCOMPARE(fixture.heading(), QStringLiteral("Explain"));
    }

    void aLinkToWhatIsNotThereLeavesThePageAndSaysSo()
    {
        Fixture fixture;
        Q_EMIT fixture.browser->anchorClicked(QUrl(QStringLiteral("../hacking.md")));
        QCOMPARE(fixture.shownName(), QStringLiteral("queues.md"));
        bool isReported = false;
        for (const auto* label : fixture.window.findChildren<QLabel*>())
            isReported
                = isReported || (label->isVisible() && label->text().contains(QStringLiteral("hacking.md")));
        QVERIFY(isReported);
    }

    void searchGoesThroughAllDocuments()
    {
        Fixture fixture;
        fixture.find(QStringLiteral("evicted")); // not in queues.md
        QCOMPARE(fixture.shownName(), QStringLiteral("elastic.md"));
        QCOMPARE(fixture.browser->textCursor().selectedText(), QStringLiteral("evicted"));
        const int first = fixture.browser->textCursor().position();
        fixture.tool(QStringLiteral("Next match"))->trigger();
        QVERIFY(fixture.shownName() != QStringLiteral("elastic.md")
                || fixture.browser->textCursor().position() > first);
        fixture.tool(QStringLiteral("Previous match"))->trigger();
        QCOMPARE(fixture.shownName(), QStringLiteral("elastic.md"));
        QCOMPARE(fixture.browser->textCursor().position(), first);
    }

    void whatIsNowhereIsReported()
    {
        Fixture fixture;
        fixture.find(QStringLiteral("qqxyzzyqq"));
        QCOMPARE(fixture.shownName(), QStringLiteral("queues.md"));
        bool isReported = false;
        for (const auto* label : fixture.window.findChildren<QLabel*>())
            isReported
                = isReported || (label->isVisible() && label->text().contains(QStringLiteral("qqxyzzyqq")));
        QVERIFY(isReported);
    }

    void pagesAreInTheLanguageOfTheWindow()
    {
        const OtherLanguage german("de");
        Fixture fixture;
        QCOMPARE(fixture.window.document(), QUrl(kPages + QStringLiteral("de/queues.md")));
        QVERIFY(fixture.contents->currentItem());
        QCOMPARE(fixture.contents->currentItem()->text(0), fixture.heading());
        fixture.contents->setCurrentItem(fixture.contents->itemBelow(fixture.contents->currentItem()));
        QCOMPARE(fixture.window.document(), QUrl(kPages + QStringLiteral("de/people.md")));
        QCOMPARE(fixture.heading(), QStringLiteral("Personen"));
        QVERIFY(!fixture.browser
                     ->loadResource(QTextDocument::ImageResource,
                                    QUrl(QStringLiteral("../../pictures/people.png")))
                     .value<QImage>()
                     .isNull());
        QVERIFY(!fixture.statesOtherLanguage());

        Q_EMIT fixture.browser->anchorClicked(QUrl(QStringLiteral("explain.md")));
        QCOMPARE(fixture.heading(), QStringLiteral("Erklären"));
        // The documents beside the handbook are in English; their links lead back to the language of the window.
        Q_EMIT fixture.browser->anchorClicked(QUrl(QStringLiteral("../../features.md")));
        QCOMPARE(fixture.shownName(), QStringLiteral("features.md"));
        QVERIFY(fixture.statesOtherLanguage());
        Q_EMIT fixture.browser->anchorClicked(QUrl(QStringLiteral("handbook/index.md")));
        QCOMPARE(fixture.window.document(), QUrl(kPages + QStringLiteral("de/index.md")));
        QVERIFY(!fixture.statesOtherLanguage());
    }

    void searchIsInTheLanguageOfTheWindow()
    {
        const OtherLanguage german("de");
        Fixture fixture;
        fixture.find(QStringLiteral("strikten"));
        QCOMPARE(fixture.window.document(), QUrl(kPages + QStringLiteral("de/elastic.md")));
        QCOMPARE(fixture.browser->textCursor().selectedText(), QStringLiteral("strikten"));
        fixture.find(QStringLiteral("which group lends to which")); // of the English page
        QCOMPARE(fixture.window.document(), QUrl(kPages + QStringLiteral("de/elastic.md")));
        QVERIFY(fixture.shows(QStringLiteral("which group lends to which")));
    }

    void aPageWithoutATranslationIsShownInEnglishAndSaysSo()
    {
        {
            const OtherLanguage french("fr"); // without pages
            Fixture fixture;
            QCOMPARE(fixture.window.document(), QUrl(kPages + QStringLiteral("queues.md")));
            QCOMPARE(fixture.heading(), QStringLiteral("Queues"));
            QCOMPARE(fixture.contents->currentItem()->text(0), QStringLiteral("Queues"));
            QVERIFY(fixture.statesOtherLanguage());
            Q_EMIT fixture.browser->anchorClicked(QUrl(QStringLiteral("explain.md")));
            QCOMPARE(fixture.heading(), QStringLiteral("Explain"));
            QVERIFY(fixture.statesOtherLanguage());
        }
        // Nothing is to be said where the window is in English, too.
        Fixture fixture;
        QVERIFY(!fixture.statesOtherLanguage());
        fixture.window.showDocument(changesPage());
        QVERIFY(!fixture.statesOtherLanguage());
    }

    void linksKeepTheirPlaceInAnotherLanguage()
    {
        const QUrl limits(kPages + QStringLiteral("limits.md#tasks"));
        const QUrl german(kPages + QStringLiteral("de/limits.md#tasks"));
        QCOMPARE(inHelpLanguage(german), limits);
        QCOMPARE(inHelpLanguage(changesPage()), changesPage());
        const OtherLanguage language("de");
        QCOMPARE(inHelpLanguage(limits), german);
        QCOMPARE(inHelpLanguage(QUrl(kPages + QStringLiteral("de/none.md"))),
                 QUrl(kPages + QStringLiteral("none.md")));
        const QUrl web(QStringLiteral("https://example.org/help/resources/docs/handbook/limits.md"));
        QCOMPARE(inHelpLanguage(web), web);
    }

    void picturesFitTheWidth()
    {
        Fixture fixture;
        const QUrl picture(QStringLiteral("../pictures/queues.png"));
        for (const int width : {700, 1400, 800}) {
            fixture.window.resize(width, 600);
            const auto image
                = fixture.browser->loadResource(QTextDocument::ImageResource, picture).value<QImage>();
            QVERIFY(!image.isNull());
            QVERIFY2(image.width() <= fixture.browser->viewport()->width(),
                     qPrintable(QString::number(width)));
            QCOMPARE(fixture.browser->horizontalScrollBar()->maximum(), 0); // code is wrapped, too
        }
    }

    void codeHasTheColoursOfTheTheme()
    {
        Theme theme;
        theme.setMode(ThemeMode::Light);
        Fixture fixture;
        const auto background = [&fixture] {
            for (QTextBlock block = fixture.browser->document()->begin(); block.isValid();
                 block = block.next()) {
                if (block.blockFormat().hasProperty(QTextFormat::BlockCodeFence))
                    return block.blockFormat().background().color();
            }
            return QColor();
        };
        const QColor light = background();
        QVERIFY(light.isValid());
        QVERIFY(light.lightness() > 128);
        theme.setMode(ThemeMode::Dark);
        QTRY_VERIFY(background().lightness() < 128);
        QCOMPARE(fixture.shownName(), QStringLiteral("queues.md"));
        theme.setMode(ThemeMode::System);
    }

    void newsAreOfferedInABarAndShownOnRequest()
    {
        QWidget window;
        HelpMenu menu(&window);
        menu.newsBar()->setParent(&window);
        QVERIFY(!menu.newsBar()->hasMessage());
        menu.offerNews(QStringLiteral("0.2.0"));
        QVERIFY(menu.newsBar()->text().contains(QStringLiteral("0.2.0")));
        QVERIFY(!menu.helpWindow());
        Q_EMIT menu.newsBar()->actionTriggered();
        QVERIFY(!menu.newsBar()->hasMessage());
        QCOMPARE(menu.helpWindow()->document(), changesPage());
    }

    void theWindowIsUsedAgain()
    {
        QWidget window;
        HelpMenu menu(&window);
        menu.newsBar()->setParent(&window);
        menu.showHandbook(QStringLiteral("nodes"));
        HelpWindow* help = menu.helpWindow();
        help->close();
        menu.showHandbook(QStringLiteral("people"));
        QCOMPARE(menu.helpWindow(), help);
        QVERIFY(help->isVisible());
        QCOMPARE(help->document().fileName(), QStringLiteral("people.md"));
    }
};

QUOTADECK_TEST(TestHelpWindow, QApplication)
} // namespace tst_helpwindow

#include "tst_helpwindow.moc"
