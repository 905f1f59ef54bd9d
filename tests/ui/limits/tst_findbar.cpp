// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/limitsfixture.h"
#include "tests/support/testprogram.h"
#include "tests/ui/limits/twolimits.h"
#include "ui/document/findbar.h"
#include "ui/document/qscintilla.h"
#include "ui/widgets/messagebar.h"

#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

namespace tst_findbar {
using namespace quotadeck;
using namespace quotadeck::test;

/// Finding and replacing in the text of the editor (product.md 4.3, "Standard find/replace with regex").
class TestFindBar : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { open(kTwoLimits); }

    void searchingGoesFromMatchToMatchAndAround()
    {
        m_limits->page.focusFilter();
        QVERIFY(m_bar->isVisible() && wanted()->hasFocus());
        QTest::keyClicks(wanted(), QStringLiteral("vcore"));
        QTRY_COMPARE(count(), QStringLiteral("1 of 3"));
        QCOMPARE(selected(), kTwoLimits.indexOf("vcore"));
        QVERIFY(wanted()->hasFocus()); // typing goes on
        QTest::keyClick(wanted(), Qt::Key_Return);
        QTest::keyClick(wanted(), Qt::Key_Return);
        QCOMPARE(count(), QStringLiteral("3 of 3"));
        QTest::keyClick(wanted(), Qt::Key_Return);
        QCOMPARE(count(), QStringLiteral("1 of 3"));
        QTest::keyClick(wanted(), Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(count(), QStringLiteral("3 of 3"));

        childNamed<QToolButton>(*m_bar, QStringLiteral("Match case"))->click();
        QTRY_COMPARE(count(), QStringLiteral("1 of 2"));
        QTest::keyClicks(wanted(), QStringLiteral("!"));
        QTRY_COMPARE(count(), QStringLiteral("Not found"));
        QVERIFY(!button("Next match (Return)")->isEnabled());
    }

    void theCurrentMatchIsToldFromTheOthers()
    {
        const auto marks = [this](qsizetype offset) {
            return m_editor->SendScintilla(QsciScintillaBase::SCI_INDICATORALLONFOR,
                                           static_cast<unsigned long>(offset));
        };
        const auto first = kTwoLimits.indexOf("vcore");
        const auto second = kTwoLimits.indexOf("vcore", first + 1);
        find(QStringLiteral("vcore"));
        QTRY_COMPARE(count(), QStringLiteral("1 of 3"));
        const auto current = marks(first);
        const auto other = marks(second);
        QVERIFY(other != 0 && current != other);
        QTest::keyClick(wanted(), Qt::Key_Return);
        QCOMPARE(marks(first), other);
        QCOMPARE(marks(second), current);
        QTest::keyClick(wanted(), Qt::Key_Escape);
        QCOMPARE(marks(second), 0);
    }

    void withoutAFileItIsToldWhyNothingIsFound()
    {
        models::ConfigSession session;
        ui::LimitsPage page(&session);
        page.show();
        page.focusFilter();
        const auto bars = page.findChildren<ui::MessageBar*>();
        QVERIFY(std::ranges::any_of(bars, [](const ui::MessageBar* bar) {
            return bar->isVisible() && bar->text().startsWith(QStringLiteral("No text to search"));
        }));
        session.open(m_limits->path());
        QTRY_VERIFY(session.revision());
        QVERIFY(std::ranges::none_of(bars, &ui::MessageBar::isVisible));
    }

    void theFormFollowsWhereASearchGoes()
    {
        auto* outline = childNamed<QTreeView>(m_limits->page, QStringLiteral("Queues of the configuration"));
        find(QStringLiteral("10Gi"));
        QTRY_COMPARE(outline->currentIndex().data().toString(), QStringLiteral("sales"));
    }

    void keysThatDoNotWaitAreNotLost()
    {
        m_limits->page.focusFilter();
        QTest::keyClicks(wanted(), QStringLiteral("vcore"));
        QTest::keyClick(wanted(), Qt::Key_Return); // before anything was found
        QTRY_COMPARE(count(), QStringLiteral("1 of 3"));
    }

    void whatIsChangedElsewhereIsLookedThroughAgain()
    {
        find(QStringLiteral("vcore"));
        QTRY_COMPARE(count(), QStringLiteral("1 of 3"));
        m_limits->session.edit([](const config::Document& document) -> Result<std::vector<config::TextEdit>> {
            const auto at = document.text().find("vcore");
            return std::vector{config::TextEdit{
                {{static_cast<std::uint32_t>(at)}, {static_cast<std::uint32_t>(at + 5)}}, "memory"}};
        });
        QTRY_COMPARE(count(), QStringLiteral("2 matches"));
    }

    void whatIsSelectedIsLookedFor()
    {
        select("sue");
        m_limits->page.focusFilter();
        QCOMPARE(wanted()->text(), QStringLiteral("sue"));
        QTRY_COMPARE(count(), QStringLiteral("1 of 1"));
    }

    void escapeGivesTheKeysBackToTheText()
    {
        find(QStringLiteral("sue"));
        QTest::keyClick(wanted(), Qt::Key_Escape);
        QVERIFY(!m_bar->isVisible());
        QVERIFY(m_editor->hasFocus());
        QCOMPARE(m_editor->selectedText(), QStringLiteral("sue"));
    }

    void anExpressionThatIsWrongIsExplained()
    {
        button("Regular expression (single line)")->setChecked(true);
        find(QStringLiteral("(vcore"));
        QTRY_COMPARE(count(), QStringLiteral("missing closing parenthesis"));
    }

    void aMatchIsReplacedAndTheNextOneShown()
    {
        startReplacing(QStringLiteral("vcore"), QStringLiteral("gpu"));
        QTest::keyClick(replacement(), Qt::Key_Return);
        QTRY_COMPARE(count(), QStringLiteral("1 of 2"));
        QTest::keyClick(replacement(), Qt::Key_Return);
        QTRY_COMPARE(count(), QStringLiteral("1 of 1"));
        QByteArray twice = kTwoLimits;
        twice.replace("vcore: 40", "gpu: 40").replace("vcore: 4,", "gpu: 4,");
        QTRY_COMPARE(m_limits->text(), twice);

        m_limits->session.undo(); // each a step
        QTRY_COMPARE(m_limits->text(), QByteArray(kTwoLimits).replace("vcore: 40", "gpu: 40"));
    }

    void allAreReplacedInOneStepAndTypingStaysItsOwn()
    {
        m_editor->setFocus();
        m_editor->SendScintilla(QsciScintillaBase::SCI_GOTOPOS,
                                static_cast<unsigned long>(kTwoLimits.indexOf("40}") + 2));
        QTest::keyClicks(m_editor, QStringLiteral("0"));
        const QByteArray typed = QByteArray(kTwoLimits).replace("40}", "400}");
        startReplacing(QStringLiteral("VCORE"), QStringLiteral("gpu"));
        QTest::keyClick(replacement(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(count(), QStringLiteral("3 replaced"));
        const QByteArray replaced = QByteArray(typed).replace("vcore", "gpu").replace("Vcore", "gpu");
        QCOMPARE(m_limits->text(), replaced);
        QCOMPARE(m_editor->text().toUtf8(), replaced);

        m_limits->session.undo();
        QTRY_COMPARE(m_limits->text(), typed);
        m_limits->session.undo();
        QTRY_COMPARE(m_limits->text(), kTwoLimits);
    }

    void groupsOfAnExpressionAreFilledIn()
    {
        button("Regular expression (single line)")->setChecked(true);
        startReplacing(QStringLiteral("vcore: (\\d+)"), QStringLiteral("vcore: \\10"));
        button("Replace All")->click();
        QTRY_COMPARE(count(), QStringLiteral("2 replaced"));
        QVERIFY(m_limits->text().contains("vcore: 400}"));
        QVERIFY(m_limits->text().contains("vcore: 40, memory"));
    }

    void aTextThatCannotBeReadIsReplacedAsWell()
    {
        open(QByteArray(kTwoLimits).replace("[ann]", "[ann"));
        QVERIFY(!m_limits->session.revision()->isReadable());
        startReplacing(QStringLiteral("[ann"), QStringLiteral("[ann]"));
        button("Replace All")->click();
        QTRY_COMPARE(m_limits->text(), kTwoLimits);
        QVERIFY(m_limits->session.revision()->isReadable());
    }

    void everyControlHasAName()
    {
        startReplacing(QStringLiteral("a"), {});
        int controls = 0;
        for (QWidget* widget : m_bar->findChildren<QWidget*>()) {
            if (!(widget->focusPolicy() & Qt::TabFocus))
                continue;
            ++controls;
            const auto* interface = QAccessible::queryAccessibleInterface(widget);
            QVERIFY2(interface && !interface->text(QAccessible::Name).isEmpty(),
                     widget->metaObject()->className());
        }
        QVERIFY(controls >= 7);
    }

private:
    void open(const QByteArray& text)
    {
        m_limits = std::make_unique<LimitsFixture>(text);
        m_limits->page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&m_limits->page));
        m_editor = m_limits->page.findChild<QsciScintilla*>();
        m_bar = m_limits->page.findChild<ui::FindBar*>();
        QVERIFY(m_editor && m_bar && !m_bar->isVisible());
    }
    [[nodiscard]] QLineEdit* wanted() const { return childNamed<QLineEdit>(*m_bar, QStringLiteral("Find")); }
    [[nodiscard]] QLineEdit* replacement() const
    {
        return childNamed<QLineEdit>(*m_bar, QStringLiteral("Replace with"));
    }
    [[nodiscard]] QToolButton* button(const char* name) const
    {
        return childNamed<QToolButton>(*m_bar, QString::fromLatin1(name));
    }
    [[nodiscard]] QString count() const
    {
        return childNamed<QLabel>(*m_bar, QStringLiteral("Matches"))->text();
    }
    [[nodiscard]] qsizetype selected() const
    {
        return m_editor->SendScintilla(QsciScintillaBase::SCI_GETSELECTIONSTART);
    }
    void select(const QByteArray& part)
    {
        const auto begin = kTwoLimits.indexOf(part);
        m_editor->SendScintilla(QsciScintillaBase::SCI_SETSEL, static_cast<unsigned long>(begin),
                                static_cast<long>(begin + part.size()));
    }
    void find(const QString& text)
    {
        m_limits->page.focusFilter();
        wanted()->setText(text);
        QTRY_VERIFY(!count().isEmpty());
    }
    void startReplacing(const QString& text, const QString& by)
    {
        QTest::keyClick(m_editor, Qt::Key_H, Qt::ControlModifier);
        QVERIFY(replacement()->isVisible());
        wanted()->setText(text);
        QTRY_VERIFY(count().contains(QStringLiteral(" of ")));
        replacement()->setFocus();
        replacement()->setText(by);
    }

    std::unique_ptr<LimitsFixture> m_limits;
    QsciScintilla* m_editor = nullptr;
    ui::FindBar* m_bar = nullptr;
};

QUOTADECK_TEST(TestFindBar, QApplication)
} // namespace tst_findbar

#include "tst_findbar.moc"
