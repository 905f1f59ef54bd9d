// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/widgets/typedconfirmation.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>

namespace tst_typedconfirmation {
using namespace quotadeck::ui;

/// A name that has to be typed before a button can be pressed.
class TestTypedConfirmation : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_window = std::make_unique<QWidget>();
        m_button = new QPushButton(QStringLiteral("Save"));
        m_confirmation = new TypedConfirmation(m_button);
        auto* column = new QVBoxLayout(m_window.get());
        column->addWidget(m_confirmation);
        column->addWidget(m_button);
        m_typed = m_confirmation->findChild<QLineEdit*>();
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    void cleanup() { m_window.reset(); }

    void nothingIsAskedWhileThereIsNoDanger()
    {
        QVERIFY(m_confirmation->isHidden());
        QVERIFY(m_confirmation->isConfirmed());
        QVERIFY(m_button->isEnabled());
    }

    void theButtonWaitsForTheWholeName()
    {
        m_confirmation->ask(QStringLiteral("root.prod is removed."), QStringLiteral("root.prod"));
        QVERIFY(m_confirmation->isVisible());
        QVERIFY(!m_button->isEnabled());
        QTest::keyClicks(m_typed, QStringLiteral("root.pro"));
        QVERIFY(!m_button->isEnabled());
        QTest::keyClicks(m_typed, QStringLiteral("d"));
        QVERIFY(m_button->isEnabled());
        QTest::keyClicks(m_typed, QStringLiteral("2"));
        QVERIFY(!m_button->isEnabled());
        m_typed->setText(QStringLiteral("ROOT.PROD"));
        QVERIFY(!m_button->isEnabled());
    }

    void returnMovesToTheButtonAndPressesNothing()
    {
        QSignalSpy pressed(m_button, &QPushButton::clicked);
        m_button->setAutoDefault(true);
        m_confirmation->ask(QStringLiteral("root.prod is removed."), QStringLiteral("root.prod"));
        m_typed->setFocus();
        QTest::keyClick(m_typed, Qt::Key_Return);
        QVERIFY(m_typed->hasFocus());
        QTest::keyClicks(m_typed, QStringLiteral("root.prod"));
        QTest::keyClick(m_typed, Qt::Key_Return);
        QVERIFY(m_button->hasFocus());
        QCOMPARE(pressed.count(), 0);
        QTest::keyClick(m_button, Qt::Key_Space);
        QCOMPARE(pressed.count(), 1);
    }

    void anotherNameIsTypedAnew()
    {
        m_confirmation->ask(QStringLiteral("root.a is removed."), QStringLiteral("root.a"));
        m_typed->setText(QStringLiteral("root.a"));
        m_confirmation->ask(QStringLiteral("root.a is removed, 2 applications run in it."),
                            QStringLiteral("root.a"));
        QVERIFY(m_button->isEnabled());
        m_confirmation->ask(QStringLiteral("root.b is removed."), QStringLiteral("root.b"));
        QVERIFY(!m_button->isEnabled());
        m_confirmation->dismiss();
        QVERIFY(m_button->isEnabled());
        QVERIFY(m_confirmation->isHidden());
    }

    void namesAreShownAsTheyAre()
    {
        m_confirmation->ask(QStringLiteral("<b>x</b> is removed."), QStringLiteral("<b>x</b>"));
        const auto labels = m_confirmation->findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(
            labels, [](const QLabel* label) { return label->text().contains(QStringLiteral("<b>x</b>")); }));
        for (const auto* label : labels)
            QCOMPARE(label->textFormat(), Qt::PlainText);
    }

private:
    std::unique_ptr<QWidget> m_window;
    QPushButton* m_button = nullptr; // not owned, as the rest: children of the window
    TypedConfirmation* m_confirmation = nullptr;
    QLineEdit* m_typed = nullptr;
};

QUOTADECK_TEST(TestTypedConfirmation, QApplication)
} // namespace tst_typedconfirmation

#include "tst_typedconfirmation.moc"
